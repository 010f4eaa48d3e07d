/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A house: a named sheet of rules in JSON.
 *
 *   { "format": 1, "id": "classic",
 *     "title": { "en": "…", "fr": "…" }, "summary": { … }, "source": "…",
 *     "original": "… the house it was copied from …",
 *     "rules": { … for all tables … },
 *     "tables": [ { "table": "partnership/4", "rules": { … } }, … ] }
 *
 * Title and summary are a text by language, or one text for all. The JSON
 * itself is kept and edited, so that what a newer version has put into it
 * survives. */
#include "config.h"

#include "rules/house-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "files/json-text.h"
#include "files/plain-text.h"
#include "files/safe-file.h"
#include "rules/rules-json.h"
#include "rules/table-name.h"

#define MAX_ID 64

G_DEFINE_FINAL_TYPE (CanastaHouse, canasta_house, G_TYPE_OBJECT)

enum
{
  PROP_TITLE = 1,
};

/* A table that is not in the house yet; NULL with error set where the name is
 * not one of a table. */
HouseTable *
canasta_house_table_new (const char  *name,
                         GError     **error)
{
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  HouseTable *table;
  guint players;

  if (!canasta_table_name_read (name, &variant, &players, &seating, error))
    return NULL;

  table = g_new0 (HouseTable, 1);
  table->name = g_strdup (name);
  table->variant = g_steal_pointer (&variant);
  table->players = players;
  table->seating = g_steal_pointer (&seating);
  return table;
}

static void
house_table_free (HouseTable *table)
{
  g_free (table->name);
  g_free (table->variant);
  g_free (table->seating);
  g_free (table);
}

static void
canasta_house_finalize (GObject *object)
{
  CanastaHouse *self = CANASTA_HOUSE (object);

  g_clear_pointer (&self->root, json_node_unref);
  g_clear_pointer (&self->tables, g_ptr_array_unref);
  g_clear_pointer (&self->written, g_free);
  g_clear_pointer (&self->file, g_free);
  g_clear_pointer (&self->lines, canasta_json_lines_free);
  g_clear_pointer (&self->unknown, g_strfreev);

  G_OBJECT_CLASS (canasta_house_parent_class)->finalize (object);
}

static void
canasta_house_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  g_value_set_string (value, canasta_house_get_title (CANASTA_HOUSE (object)));
}

static void
canasta_house_class_init (CanastaHouseClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->finalize = canasta_house_finalize;
  object_class->get_property = canasta_house_get_property;

  /**
   * CanastaHouse:title:
   *
   * Its title in the language of the interface, or in the person's own words.
   */
  g_object_class_install_property (
    object_class, PROP_TITLE,
    g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
}

static void
canasta_house_init (CanastaHouse *self)
{
  self->tables = g_ptr_array_new_with_free_func ((GDestroyNotify) house_table_free);
  self->unknown = g_new0 (char *, 1);
}

/**
 * canasta_house_is_id:
 * @text: a text
 *
 * Returns: whether @text can name a house: lower case letters, digits and
 *   hyphens, beginning with a letter
 */
gboolean
canasta_house_is_id (const char *text)
{
  gsize length;

  g_return_val_if_fail (text != NULL, FALSE);

  length = strlen (text);
  return length <= MAX_ID && g_ascii_islower (*text)
         && strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}

HouseTable *
canasta_house_find_by_name (CanastaHouse *self,
                            const char   *name,
                            guint        *position)
{
  for (guint i = 0; i < self->tables->len; i++)
    {
      HouseTable *table = g_ptr_array_index (self->tables, i);

      if (g_str_equal (table->name, name))
        {
          if (position)
            *position = i;
          return table;
        }
    }
  return NULL;
}

/**
 * canasta_house_to_text:
 * @self: a house
 *
 * Returns: (transfer full): the house in JSON, unknown keys included
 */
char *
canasta_house_to_text (CanastaHouse *self)
{
  g_return_val_if_fail (CANASTA_IS_HOUSE (self), NULL);

  return canasta_json_write (self->root, TRUE);
}

/**
 * canasta_house_write:
 * @self: a house
 * @path: (type filename): where to write it
 * @error: return location for an error
 *
 * Writes the house to a file, whole or not at all.
 *
 * Returns: whether it was written
 */
gboolean
canasta_house_write (CanastaHouse  *self,
                     const char    *path,
                     GError       **error)
{
  g_autofree char *text = canasta_house_to_text (self);

  return canasta_safe_file_write (path, text, -1, TRUE, error);
}

JsonObject *
canasta_house_get_root (CanastaHouse *self)
{
  return json_node_get_object (self->root);
}

static const char *
get_text (JsonObject *object,
          const char *key)
{
  JsonNode *node = json_object_get_member (object, key);

  return node && json_node_get_value_type (node) == G_TYPE_STRING
           ? json_node_get_string (node) : NULL;
}

/* The words in the language of the interface, in English, or in whatever
 * language there is. */
static const char *
get_words (CanastaHouse *self,
           const char   *key)
{
  const char *const *languages = g_get_language_names ();
  JsonNode *node = json_object_get_member (canasta_house_get_root (self), key);
  g_autoptr (GList) members = NULL;
  JsonObject *words;
  const char *text = NULL;

  if (!node || !JSON_NODE_HOLDS_OBJECT (node))
    return get_text (canasta_house_get_root (self), key);

  words = json_node_get_object (node);
  for (guint i = 0; languages[i] && !text; i++)
    text = get_text (words, languages[i]);
  if (!text)
    text = get_text (words, "en");

  members = json_object_get_members (words);
  for (GList *member = members; member && !text; member = member->next)
    text = get_text (words, member->data);
  return text;
}

/**
 * canasta_house_get_id:
 * @self: a house
 *
 * Returns: its name in positions and saved matches
 */
const char *
canasta_house_get_id (CanastaHouse *self)
{
  g_return_val_if_fail (CANASTA_IS_HOUSE (self), NULL);

  return get_text (canasta_house_get_root (self), "id");
}

/**
 * canasta_house_get_title:
 * @self: a house
 *
 * Returns: its title, in the language of the interface where it has one in it
 */
const char *
canasta_house_get_title (CanastaHouse *self)
{
  const char *title;

  g_return_val_if_fail (CANASTA_IS_HOUSE (self), NULL);

  title = get_words (self, "title");
  return title && *title != '\0' ? title : canasta_house_get_id (self);
}

/**
 * canasta_house_get_summary:
 * @self: a house
 *
 * Returns: (nullable): one sentence about it, in the language of the interface
 *   where it has one in it
 */
const char *
canasta_house_get_summary (CanastaHouse *self)
{
  g_return_val_if_fail (CANASTA_IS_HOUSE (self), NULL);

  return get_words (self, "summary");
}

/**
 * canasta_house_get_source:
 * @self: a house
 *
 * Returns: (nullable): where its rules come from
 */
const char *
canasta_house_get_source (CanastaHouse *self)
{
  g_return_val_if_fail (CANASTA_IS_HOUSE (self), NULL);

  return get_text (canasta_house_get_root (self), "source");
}

/**
 * canasta_house_get_original:
 * @self: a house
 *
 * Returns: (nullable): the name of the house it was copied from, which need not
 *   be there any more
 */
const char *
canasta_house_get_original (CanastaHouse *self)
{
  const char *original;

  g_return_val_if_fail (CANASTA_IS_HOUSE (self), NULL);

  original = get_text (canasta_house_get_root (self), "original");
  return g_strcmp0 (original, canasta_house_get_id (self)) != 0 ? original : NULL;
}

/**
 * canasta_house_list_tables:
 * @self: a house
 *
 * Returns: (transfer full) (array zero-terminated=1): the names of its tables,
 *   the standard one first
 */
char **
canasta_house_list_tables (CanastaHouse *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_return_val_if_fail (CANASTA_IS_HOUSE (self), NULL);

  for (guint i = 0; i < self->tables->len; i++)
    g_strv_builder_add (names, ((HouseTable *) g_ptr_array_index (self->tables, i))->name);
  return g_strv_builder_end (names);
}

/* Those of the variant that the name of a table begins with, where there are any. */
static char *
join_tables_like (CanastaHouse *self, const char *name)
{
  g_autofree char *variant = g_strndup (name, strcspn (name, "/"));
  g_autoptr (GStrvBuilder) alike = g_strv_builder_new ();
  g_auto (GStrv) all = canasta_house_list_tables (self);
  g_auto (GStrv) some = NULL;

  for (guint i = 0; i < self->tables->len; i++)
    if (g_str_equal (((HouseTable *) g_ptr_array_index (self->tables, i))->variant, variant))
      g_strv_builder_add (alike, all[i]);
  some = g_strv_builder_end (alike);
  return g_strjoinv (", ", some[0] ? some : all);
}

void
canasta_house_set_no_table (CanastaHouse  *self,
                            const char    *name,
                            GError       **error)
{
  g_autofree char *list = join_tables_like (self, name);
  g_autofree char *shown = canasta_plain_text_quote (name, -1);

  g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE,
               /* Translators: the title of a house, then names of tables */
               _("The house “%s” has no table “%s”; it has these: %s."),
               canasta_house_get_title (self), shown, list);
}

/**
 * canasta_house_find_table:
 * @self: a house
 * @variant: a variant
 * @players: how many play
 * @seating: (nullable): the seating, %NULL for the first that the house has
 * @error: return location for an error that names the tables there are
 *
 * Returns: the name of a table, %NULL with @error set
 */
const char *
canasta_house_find_table (CanastaHouse  *self,
                          const char    *variant,
                          guint          players,
                          const char    *seating,
                          GError       **error)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (CANASTA_IS_HOUSE (self), NULL);
  g_return_val_if_fail (variant != NULL, NULL);

  for (guint i = 0; i < self->tables->len; i++)
    {
      HouseTable *table = g_ptr_array_index (self->tables, i);

      if (g_str_equal (table->variant, variant) && table->players == players
          && (!seating || g_strcmp0 (table->seating, seating) == 0))
        return table->name;
    }

  name = canasta_table_name_write (variant, players, seating);
  canasta_house_set_no_table (self, name, error);
  return NULL;
}

JsonObject *
canasta_house_get_table (CanastaHouse *self,
                         guint         position)
{
  JsonArray *tables = json_object_get_array_member (canasta_house_get_root (self), "tables");

  return json_array_get_object_element (tables, position);
}

/* The rules an object of the house sets, NULL where it sets none. */
static JsonObject *
get_rules (JsonObject *owner)
{
  JsonNode *node = json_object_get_member (owner, "rules");

  return node && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

/* What holds for all tables. */
JsonObject *
canasta_house_get_common_rules (CanastaHouse *self)
{
  return get_rules (canasta_house_get_root (self));
}

/* What holds for the table at a position alone. */
JsonObject *
canasta_house_get_table_rules (CanastaHouse *self,
                               guint         position)
{
  return get_rules (canasta_house_get_table (self, position));
}

/* The place where the house sets one of the rules: rather at the table than for
 * all of them; the table itself where it leaves them alone. */
char *
canasta_house_find_rules (CanastaHouse       *self,
                          const char         *table,
                          const char *const  *names)
{
  guint position = 0;

  canasta_house_find_by_name (self, table, &position);
  for (guint i = 0; names[i]; i++)
    if (canasta_house_has_value (canasta_house_get_table_rules (self, position), names[i]))
      return g_strdup_printf ("/tables/%u/rules/%s", position, names[i]);
  for (guint i = 0; names[i]; i++)
    if (canasta_house_has_value (canasta_house_get_common_rules (self), names[i]))
      return g_strdup_printf ("/rules/%s", names[i]);
  return g_strdup_printf ("/tables/%u", position);
}

gboolean
canasta_house_has_value (JsonObject *rules,
                         const char *name)
{
  return rules && json_object_has_member (rules, name)
         && !json_object_get_null_member (rules, name);
}

static gboolean
apply_rules (JsonObject    *values,
             CanastaRules  *rules,
             GError       **error)
{
  for (guint i = 0; values && i < canasta_rule_count (); i++)
    {
      const char *name = canasta_rule_get (i)->name;

      if (canasta_house_has_value (values, name)
          && !canasta_rules_set_json (rules, name, json_object_get_member (values, name), error))
        return FALSE;
    }
  return TRUE;
}

/**
 * canasta_house_apply:
 * @self: a house
 * @table: the name of one of its tables
 * @rules: the rules to set
 * @error: return location for an error that names the tables there are
 *
 * Sets the rules of a table to the values of the house, first those for all
 * its tables, then those for this one.
 *
 * Returns: whether the house has this table
 */
gboolean
canasta_house_apply (CanastaHouse  *self,
                     const char    *table,
                     CanastaRules  *rules,
                     GError       **error)
{
  guint position;

  g_return_val_if_fail (CANASTA_IS_HOUSE (self), FALSE);
  g_return_val_if_fail (table != NULL, FALSE);
  g_return_val_if_fail (CANASTA_IS_RULES (rules), FALSE);

  if (!canasta_house_find_by_name (self, table, &position))
    {
      canasta_house_set_no_table (self, table, error);
      return FALSE;
    }

  return apply_rules (canasta_house_get_common_rules (self), rules, error)
         && apply_rules (canasta_house_get_table_rules (self, position), rules, error);
}

/**
 * canasta_house_sets_rule:
 * @self: a house
 * @table: the name of one of its tables
 * @rule: a rule
 *
 * Returns: whether the house itself sets the rule for this table; otherwise
 *   the variant's or the core's standard holds
 */
gboolean
canasta_house_sets_rule (CanastaHouse       *self,
                         const char         *table,
                         const CanastaRule  *rule)
{
  guint position;

  g_return_val_if_fail (CANASTA_IS_HOUSE (self), FALSE);

  return canasta_house_find_by_name (self, table, &position)
         && (canasta_house_has_value (canasta_house_get_common_rules (self), rule->name)
          || canasta_house_has_value (canasta_house_get_table_rules (self, position), rule->name));
}

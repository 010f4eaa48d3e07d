/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/given.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "files/json-text.h"
#include "files/plain-text.h"
#include "files/safe-file.h"
#include "rules/table-name.h"
#include "session/saved-matches.h"
#include "variants/tables.h"

/* So many rules are named; of more it is said how many. */
#define MAX_NAMED 8

/* What tells the two forms from one another, and from any other JSON. */
#define MATCH_KEY "rounds"
#define HOUSE_KEY "tables"

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

static void
refuse (const char *name, GError **error)
{
  g_set_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_CONTENT,
               /* Translators: the name of a file */
               _("“%s” is neither a game nor house rules of Canasta."), name);
}

static gboolean
begins_like_json (const char *text)
{
  if (g_str_has_prefix (text, BYTE_ORDER_MARK))
    text += strlen (BYTE_ORDER_MARK);
  while (g_ascii_isspace (*text))
    text++;
  return *text == '{';
}

static gboolean
read_match (CanastaGiven *self, gsize length, const char *name, CanastaRegistry *registry,
            GError **error)
{
  g_autoptr (CanastaMatch) match =
    canasta_archive_read (self->text, (gssize) length, name, canasta_saved_match_find_variant,
                          registry, NULL, error);

  self->is_over = match && canasta_match_get_stage (match) == CANASTA_STAGE_MATCH_OVER;
  return match != NULL;
}

static gboolean
read_house (CanastaGiven *self, gsize length, const char *name, GError **error)
{
  self->house = canasta_house_new_from_text (self->text, (gssize) length, name, error);
  return self->house != NULL;
}

/**
 * canasta_given_read:
 * @path: (type filename): any file there is, or none
 * @registry: the variants
 * @error: why it cannot be opened, a sentence that names it
 *
 * Returns: (transfer full) (nullable): what it is
 */
CanastaGiven *
canasta_given_read (const char *path, CanastaRegistry *registry, GError **error)
{
  g_autoptr (CanastaGiven) self = g_new0 (CanastaGiven, 1);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = canasta_plain_text_file (base);
  g_autoptr (JsonNode) root = NULL;
  JsonObject *object;
  gboolean is_read;
  gsize length;

  self->path = g_strdup (path);
  if (!canasta_safe_file_read (path, CANASTA_JSON_MAX_SIZE, &self->text, &length, error))
    return NULL;
  if (!begins_like_json (self->text))
    {
      refuse (name, error);
      return NULL;
    }
  root = canasta_json_read (self->text, (gssize) length, name, NULL, error);
  if (!root)
    return NULL;

  object = json_node_get_object (root);
  if (json_object_has_member (object, MATCH_KEY))
    is_read = read_match (self, length, name, registry, error);
  else if (json_object_has_member (object, HOUSE_KEY))
    is_read = read_house (self, length, name, error);
  else
    {
      refuse (name, error);
      return NULL;
    }
  return is_read ? g_steal_pointer (&self) : NULL;
}

void
canasta_given_free (CanastaGiven *self)
{
  g_free (self->path);
  g_free (self->text);
  g_clear_object (&self->house);
  g_free (self);
}

/* Whether two houses are the same but for their name in files. */
static gboolean
is_same_house (CanastaHouse *house, CanastaHouse *other)
{
  g_autoptr (CanastaHouse) copy = NULL;
  g_autofree char *text = canasta_house_to_text (house);
  g_autofree char *other_text = NULL;

  copy = canasta_house_new_from_text (text, -1, "", NULL);
  if (!copy)
    return FALSE;
  canasta_house_set_id (copy, canasta_house_get_id (other));
  g_free (text);
  text = canasta_house_to_text (copy);
  other_text = canasta_house_to_text (other);
  return g_str_equal (text, other_text);
}

/**
 * canasta_given_is_known_house:
 * @self: a house
 * @houses: all houses
 *
 * Returns: whether it is among them, whatever it is called in files
 */
gboolean
canasta_given_is_known_house (const CanastaGiven *self, CanastaHouses *houses)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (houses)); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (G_LIST_MODEL (houses), i);

      if (is_same_house (self->house, house))
        return TRUE;
    }
  return FALSE;
}

/* The games it is for; one whose variant is not there goes by its name in files. */
static char *
describe_games (char **tables, CanastaRegistry *registry)
{
  g_autoptr (GPtrArray) titles = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; tables[i]; i++)
    {
      g_autofree char *variant = NULL;
      g_autofree char *title = NULL;

      if (!canasta_table_name_read (tables[i], &variant, NULL, NULL, NULL))
        continue;
      title = g_strdup (canasta_registry_get_variant (registry, variant, NULL)
                          ? canasta_plugin_get_name (canasta_registry_find_plugin (registry,
                                                                                   variant))
                          : variant);
      if (!g_ptr_array_find_with_equal_func (titles, title, g_str_equal, NULL))
        g_ptr_array_add (titles, g_steal_pointer (&title));
    }
  g_ptr_array_add (titles, NULL);
  return g_strjoinv (", ", (char **) titles->pdata);
}

/* The rules that differ, a line each. */
static char *
list_changed (CanastaRules *rules, CanastaRules *standard, guint *n)
{
  g_autoptr (GString) names = g_string_new (NULL);

  *n = 0;
  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);

      if (!canasta_rules_is_same (rules, standard, rule) && (*n)++ < MAX_NAMED)
        g_string_append_printf (names, "\n%s", canasta_rule_get_title (rule));
    }
  if (*n > MAX_NAMED)
    {
      guint rest = *n - MAX_NAMED;

      g_string_append (names, "\n");
      /* Translators: so many rules more than those listed before */
      g_string_append_printf (names, ngettext ("%u other", "%u others", rest), rest);
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* What is not as in the house it was copied from or, where that is not there, in the
 * game itself. NULL for a table that cannot be had. */
static char *
describe_changed (CanastaHouse *house, const char *table, CanastaRegistry *registry)
{
  const char *original = canasta_house_get_original (house);
  g_autoptr (CanastaRules) rules = canasta_registry_make_rules (registry, table, NULL, NULL);
  g_autoptr (CanastaRules) standard =
    original ? canasta_registry_make_rules (registry, table, original, NULL) : NULL;
  g_autofree char *names = NULL;
  guint n;

  if (!standard)
    standard = canasta_registry_make_rules (registry, table, NULL, NULL);
  if (!rules || !standard || !canasta_house_apply (house, table, rules, NULL))
    return NULL;

  names = list_changed (rules, standard, &n);
  if (n == 0)
    return g_strdup (_("No rule is changed."));
  /* Translators: the rules follow, a line each */
  return g_strdup_printf (ngettext ("%u rule is changed:%s", "%u rules are changed:%s", n), n,
                          names);
}

/**
 * canasta_given_describe_house:
 * @self: a house
 * @registry: the variants and houses
 *
 * Returns: (transfer full): what it says of itself, the games it is for, and which
 *   rules of its first table are changed
 */
char *
canasta_given_describe_house (const CanastaGiven *self, CanastaRegistry *registry)
{
  const char *summary = canasta_house_get_summary (self->house);
  g_auto (GStrv) tables = canasta_house_list_tables (self->house);
  g_autofree char *games = describe_games (tables, registry);
  g_autofree char *changed =
    tables[0] ? describe_changed (self->house, tables[0], registry) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (summary && *summary != '\0')
    g_string_append_printf (text, "%s\n\n", summary);
  /* Translators: the games that house rules are for */
  g_string_append_printf (text, _("For: %s"), games);
  if (changed)
    g_string_append_printf (text, "\n\n%s", changed);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

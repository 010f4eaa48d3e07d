/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules-page/rule-editor.h"

#include <glib/gi18n-lib.h>

#include "rules/table-name.h"
#include "setup.h"
#include "variants/tables.h"

struct _CanastaRuleEditor
{
  GObject parent_instance;

  CanastaRegistry *registry;
  CanastaHouse *house;          /* NULL where there is none at all */
  char *table;
  CanastaRules *rules;          /* NULL with problem set */
  CanastaRules *standard;
  char *problem;
  guint n_seats;                /* how many are dealt cards */
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_COPIED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CanastaRuleEditor, canasta_rule_editor, G_TYPE_OBJECT)

static void
canasta_rule_editor_dispose (GObject *object)
{
  CanastaRuleEditor *self = CANASTA_RULE_EDITOR (object);

  g_clear_object (&self->registry);
  g_clear_object (&self->house);
  g_clear_object (&self->rules);
  g_clear_object (&self->standard);
  g_clear_pointer (&self->table, g_free);
  g_clear_pointer (&self->problem, g_free);
  G_OBJECT_CLASS (canasta_rule_editor_parent_class)->dispose (object);
}

static void
canasta_rule_editor_class_init (CanastaRuleEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = canasta_rule_editor_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  signals[SIGNAL_COPIED] = g_signal_new ("copied", G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
canasta_rule_editor_init (CanastaRuleEditor *self)
{
}

/**
 * canasta_rule_editor_new:
 * @registry: the variants and houses
 *
 * Returns: an editor with the first house open
 */
CanastaRuleEditor *
canasta_rule_editor_new (CanastaRegistry *registry)
{
  CanastaRuleEditor *self = g_object_new (CANASTA_TYPE_RULE_EDITOR, NULL);

  self->registry = g_object_ref (registry);
  canasta_rule_editor_open (self, NULL, NULL);
  return self;
}

CanastaRegistry *
canasta_rule_editor_get_registry (CanastaRuleEditor *self)
{
  return self->registry;
}

CanastaHouses *
canasta_rule_editor_get_houses (CanastaRuleEditor *self)
{
  return canasta_registry_get_houses (self->registry);
}

/* What is open. */

static gboolean
has_table (CanastaHouse *house,
           const char   *table)
{
  g_auto (GStrv) names = canasta_house_list_tables (house);

  return g_strv_contains ((const char *const *) names, table);
}

static gboolean
count_seats (CanastaRuleEditor  *self,
             GError            **error)
{
  guint8 order[CANASTA_MAX_SEATS];
  guint8 sides[CANASTA_MAX_SEATS];
  g_autofree char *variant_id = NULL;
  g_autofree char *seating = NULL;
  CanastaVariant *variant;
  guint players;

  if (!canasta_table_name_read (self->table, &variant_id, &players, &seating, error))
    return FALSE;

  variant = canasta_registry_get_variant (self->registry, variant_id, error);
  return variant != NULL && canasta_variant_seating (variant, players, seating, 1, order, sides,
                                                     &self->n_seats, error);
}

static gboolean
load_rules (CanastaRuleEditor  *self,
            GError            **error)
{
  self->rules = canasta_registry_make_rules (self->registry, self->table,
                                             canasta_house_get_id (self->house), error);
  if (self->rules == NULL)
    return FALSE;

  self->standard = canasta_registry_make_standard (self->registry, self->table,
                                                   canasta_house_get_id (self->house), error);
  return self->standard != NULL && count_seats (self, error);
}

/* Asks house and variant anew, and tells. */
static void
reload (CanastaRuleEditor *self)
{
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->rules);
  g_clear_object (&self->standard);
  g_clear_pointer (&self->problem, g_free);

  if (self->house == NULL)
    self->problem = g_strdup (_("There are no houses: install the game anew."));
  else if (!load_rules (self, &error))
    {
      g_clear_object (&self->rules);
      self->problem = g_strdup (error->message);
    }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * canasta_rule_editor_open:
 * @self: an editor
 * @house_id: (nullable): a house; the first where there is none of this name
 * @table: (nullable): a table; the first of the house where it has not this one
 *
 * Shows the rules of another house or table.
 */
void
canasta_rule_editor_open (CanastaRuleEditor *self,
                          const char        *house_id,
                          const char        *table)
{
  CanastaHouses *houses = canasta_rule_editor_get_houses (self);
  CanastaHouse *found = house_id != NULL ? canasta_houses_find (houses, house_id, NULL) : NULL;
  g_autofree char *wanted = g_strdup (table);

  g_clear_object (&self->house);
  g_clear_pointer (&self->table, g_free);
  self->house = found != NULL ? g_object_ref (found)
                              : g_list_model_get_item (G_LIST_MODEL (houses), 0);

  if (self->house != NULL && wanted != NULL && has_table (self->house, wanted))
    self->table = g_steal_pointer (&wanted);
  else if (self->house != NULL)
    {
      g_auto (GStrv) names = canasta_house_list_tables (self->house);

      self->table = g_strdup (names[0]);
    }
  reload (self);
}

/* The house that is open, NULL where there is none at all. */
CanastaHouse *
canasta_rule_editor_get_house (CanastaRuleEditor *self)
{
  return self->house;
}

/* The house it was copied from, NULL where there is none or it is gone. */
CanastaHouse *
canasta_rule_editor_get_original (CanastaRuleEditor *self)
{
  const char *id = self->house != NULL ? canasta_house_get_original (self->house) : NULL;

  return id != NULL ? canasta_houses_find (canasta_rule_editor_get_houses (self), id, NULL) : NULL;
}

gboolean
canasta_rule_editor_is_own (CanastaRuleEditor *self)
{
  return self->house != NULL &&
         canasta_houses_is_own (canasta_rule_editor_get_houses (self), self->house);
}

const char *
canasta_rule_editor_get_table (CanastaRuleEditor *self)
{
  return self->table;
}

/* Why there are no rules to show; NULL where there are. */
const char *
canasta_rule_editor_get_problem (CanastaRuleEditor *self)
{
  return self->problem;
}

/* NULL where there is a problem. */
CanastaRules *
canasta_rule_editor_get_rules (CanastaRuleEditor *self)
{
  return self->rules;
}

CanastaRules *
canasta_rule_editor_get_standard (CanastaRuleEditor *self)
{
  return self->standard;
}

/* What is to be said about a rule. */

gboolean
canasta_rule_editor_is_changed (CanastaRuleEditor *self,
                                const CanastaRule *rule)
{
  return self->rules != NULL && !canasta_rules_is_same (self->rules, self->standard, rule);
}

guint
canasta_rule_editor_count_changed (CanastaRuleEditor *self)
{
  guint n = 0;

  for (guint i = 0; i < canasta_rule_count (); i++)
    if (canasta_rule_editor_is_changed (self, canasta_rule_get (i)))
      n++;
  return n;
}

/**
 * canasta_rule_editor_dup_need:
 * @self: an editor
 * @rule: a rule
 *
 * Returns: (transfer full) (nullable): why the rule has no say with the others
 *   as they are, %NULL when it has one
 */
char *
canasta_rule_editor_dup_need (CanastaRuleEditor *self,
                              const CanastaRule *rule)
{
  const CanastaRule *needed =
    rule->depends_on != NULL ? canasta_rule_find (rule->depends_on) : NULL;

  if (needed == NULL || self->rules == NULL ||
      canasta_rules_get_number (self->rules, needed->name) != rule->depends_value)
    return NULL;

  /* Translators: the title of a rule, then the value it has */
  return g_strdup_printf (_("Needs “%s” to be other than “%s”."),
                          canasta_rule_get_title (needed),
                          canasta_rule_get_choice_title (needed, rule->depends_value));
}

/**
 * canasta_rule_editor_dup_contradiction:
 * @self: an editor
 * @one: (out) (transfer none): a rule
 * @other: (out) (transfer none): the rule it contradicts
 *
 * Returns: (transfer full) (nullable): which two rules contradict each other,
 *   %NULL when a match can be played
 */
char *
canasta_rule_editor_dup_contradiction (CanastaRuleEditor  *self,
                                       const CanastaRule **one,
                                       const CanastaRule **other)
{
  g_autoptr (GError) error = NULL;

  *one = *other = NULL;
  if (self->rules == NULL ||
      !canasta_rules_find_contradiction (self->rules, self->n_seats, one, other))
    return NULL;

  canasta_rules_check (self->rules, self->n_seats, &error);
  return g_strdup (error->message);
}

/* Changing rules. */

typedef gboolean (*ChangeFunc) (CanastaRuleEditor  *self,
                                const void         *what,
                                GError            **error);

static gboolean
is_title_taken (CanastaRuleEditor *self,
                const char        *title)
{
  GListModel *houses = G_LIST_MODEL (canasta_rule_editor_get_houses (self));

  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);

      if (g_str_equal (canasta_house_get_title (house), title))
        return TRUE;
    }
  return FALSE;
}

/* A title for a copy that no other house has. */
static char *
make_title (CanastaRuleEditor *self)
{
  CanastaHouse *original = canasta_rule_editor_get_original (self);
  const char *stem = canasta_house_get_title (original != NULL ? original : self->house);
  /* Translators: the title of a house that the person copied and changed */
  g_autofree char *title = g_strdup_printf (_("%s – my rules"), stem);

  for (guint number = 2; is_title_taken (self, title); number++)
    {
      g_free (title);
      /* Translators: as above, with a number where there are several */
      title = g_strdup_printf (_("%s – my rules %u"), stem, number);
    }
  return g_steal_pointer (&title);
}

/* Opens a copy at the same table, without a word. */
static gboolean
replace_by_copy (CanastaRuleEditor  *self,
                 GError            **error)
{
  g_autofree char *title = make_title (self);
  CanastaHouse *copy = canasta_houses_duplicate (canasta_rule_editor_get_houses (self),
                                                 self->house, title, error);

  return copy != NULL && g_set_object (&self->house, copy);
}

/**
 * canasta_rule_editor_copy:
 * @self: an editor
 * @error: return location for an error
 *
 * Copies the house into the person's own and opens the copy.
 *
 * Returns: whether there is a copy now
 */
gboolean
canasta_rule_editor_copy (CanastaRuleEditor  *self,
                          GError            **error)
{
  g_return_val_if_fail (self->house != NULL, FALSE);

  if (!replace_by_copy (self, error))
    return FALSE;
  reload (self);
  return TRUE;
}

/* Keeps what change did to the house; of a house of the game, a copy is changed
 * and kept. Nothing is told before it is done. */
static gboolean
change_house (CanastaRuleEditor  *self,
              ChangeFunc          change,
              const void         *what,
              GError            **error)
{
  g_autofree char *original = NULL;
  gboolean is_kept;

  if (!canasta_rule_editor_is_own (self))
    {
      original = g_strdup (canasta_house_get_title (self->house));
      if (!replace_by_copy (self, error))
        return FALSE;
    }

  is_kept = change (self, what, error) &&
            canasta_houses_save (canasta_rule_editor_get_houses (self), self->house, error);
  reload (self);
  if (original != NULL)
    g_signal_emit (self, signals[SIGNAL_COPIED], 0, original);
  return is_kept;
}

typedef struct
{
  const CanastaRule *rule;
  CanastaRules *rules;
} Setting;

static gboolean
set_rule (CanastaRuleEditor  *self,
          const void         *what,
          GError            **error)
{
  const Setting *setting = what;

  return canasta_house_set_rule (self->house, self->table, setting->rule, setting->rules, error);
}

/**
 * canasta_rule_editor_set_value:
 * @self: an editor without a problem
 * @rule: a rule
 * @value: as [method@Rules.set_value] takes it; consumed where floating
 * @error: return location for a sentence that says which values are possible
 *
 * Changes a rule. A house of the game is copied first.
 *
 * Returns: whether the value was possible, and kept
 */
gboolean
canasta_rule_editor_set_value (CanastaRuleEditor  *self,
                               const CanastaRule  *rule,
                               GVariant           *value,
                               GError            **error)
{
  g_autoptr (GVariant) held = g_variant_ref_sink (value);
  g_autoptr (CanastaRules) rules = NULL;

  g_return_val_if_fail (self->rules != NULL, FALSE);

  rules = canasta_rules_copy (self->rules);
  if (!canasta_rules_set_value (rules, rule, held, error))
    return FALSE;
  if (canasta_rules_is_same (rules, self->rules, rule))
    return TRUE;

  return change_house (self, set_rule, &(Setting){ rule, rules }, error);
}

/* Takes a rule back. What the original leaves to the variant is
 * left to it again. */
static gboolean
take_back (CanastaRuleEditor  *self,
           const void         *what,
           GError            **error)
{
  const CanastaRule *rule = what;
  CanastaHouse *original = canasta_rule_editor_get_original (self);

  if (original != NULL && canasta_house_sets_rule (original, self->table, rule))
    return canasta_house_set_rule (self->house, self->table, rule, self->standard, error);
  return canasta_house_reset_rule (self->house, self->table, rule, error);
}

/**
 * canasta_rule_editor_reset:
 * @self: an editor without a problem
 * @rule: a rule
 * @error: return location for an error
 *
 * Gives a rule its standard value again.
 *
 * Returns: whether it was possible, and kept
 */
gboolean
canasta_rule_editor_reset (CanastaRuleEditor  *self,
                           const CanastaRule  *rule,
                           GError            **error)
{
  if (!canasta_rule_editor_is_changed (self, rule))
    return TRUE;

  return change_house (self, take_back, rule, error);
}

static gboolean
take_all_back (CanastaRuleEditor  *self,
               const void         *what,
               GError            **error)
{
  for (guint i = 0; i < canasta_rule_count (); i++)
    if (canasta_rule_editor_is_changed (self, canasta_rule_get (i)) &&
        !take_back (self, canasta_rule_get (i), error))
      return FALSE;
  return TRUE;
}

/**
 * canasta_rule_editor_reset_all:
 * @self: an editor without a problem
 * @error: return location for an error
 *
 * Gives all rules of the table their standard values again.
 *
 * Returns: whether it was possible, and kept
 */
gboolean
canasta_rule_editor_reset_all (CanastaRuleEditor  *self,
                               GError            **error)
{
  if (canasta_rule_editor_count_changed (self) == 0)
    return TRUE;

  return change_house (self, take_all_back, NULL, error);
}

/* The house as a whole. */

/**
 * canasta_rule_editor_rename:
 * @self: an editor with an own house open
 * @title: its new title
 * @error: return location for an error
 *
 * Returns: whether it was renamed
 */
gboolean
canasta_rule_editor_rename (CanastaRuleEditor  *self,
                            const char         *title,
                            GError            **error)
{
  g_autofree char *stripped = g_strstrip (g_strdup (title));

  if (*stripped == '\0')
    {
      g_set_error_literal (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VALUE,
                           _("A house needs a name."));
      return FALSE;
    }

  if (!canasta_houses_rename (canasta_rule_editor_get_houses (self), self->house, stripped, error))
    return FALSE;
  reload (self);
  return TRUE;
}

/**
 * canasta_rule_editor_delete:
 * @self: an editor with an own house open
 * @error: return location for an error
 *
 * Deletes the house and opens its original, or the first there is.
 *
 * Returns: whether it was deleted
 */
gboolean
canasta_rule_editor_delete (CanastaRuleEditor  *self,
                            GError            **error)
{
  g_autofree char *original = g_strdup (canasta_house_get_original (self->house));
  g_autofree char *table = g_strdup (self->table);

  if (!canasta_houses_delete (canasta_rule_editor_get_houses (self), self->house, error))
    return FALSE;

  canasta_rule_editor_open (self, original, table);
  return TRUE;
}

/**
 * canasta_rule_editor_import:
 * @self: an editor
 * @path: (type filename): the file of a house
 * @error: return location for a sentence that names the line and the key
 *
 * Takes a house into the person's own and opens it.
 *
 * Returns: whether it is one
 */
gboolean
canasta_rule_editor_import (CanastaRuleEditor  *self,
                            const char         *path,
                            GError            **error)
{
  CanastaHouse *house =
    canasta_houses_import (canasta_rule_editor_get_houses (self), path, error);

  if (house == NULL)
    return FALSE;

  canasta_rule_editor_open (self, canasta_house_get_id (house), self->table);
  return TRUE;
}

/**
 * canasta_rule_editor_export:
 * @self: an editor with a house open
 * @path: (type filename): where to write it
 * @error: return location for an error
 *
 * Returns: whether it was written
 */
gboolean
canasta_rule_editor_export (CanastaRuleEditor  *self,
                            const char         *path,
                            GError            **error)
{
  return canasta_house_write (self->house, path, error);
}

/**
 * canasta_rule_editor_list_missing_tables:
 * @self: an editor
 *
 * Returns: (transfer full): the tables of all variants that the house does not
 *   have
 */
char **
canasta_rule_editor_list_missing_tables (CanastaRuleEditor *self)
{
  g_autoptr (GStrvBuilder) missing = g_strv_builder_new ();
  g_auto (GStrv) all = canasta_registry_list_tables (self->registry, NULL, NULL);

  for (guint i = 0; self->house != NULL && all[i] != NULL; i++)
    if (!has_table (self->house, all[i]))
      g_strv_builder_add (missing, all[i]);
  return g_strv_builder_end (missing);
}

/* The table is open before anybody is told. */
static gboolean
add_table (CanastaRuleEditor  *self,
           const void         *what,
           GError            **error)
{
  g_autofree char *table = g_strdup (what);

  if (!canasta_house_add_table (self->house, table, error))
    return FALSE;
  g_free (self->table);
  self->table = g_steal_pointer (&table);
  return TRUE;
}

/**
 * canasta_rule_editor_add_table:
 * @self: an editor with a house open
 * @table: a table
 * @error: return location for an error
 *
 * Adds a table to the house, to a copy where it is one of the game, and opens
 * it.
 *
 * Returns: whether the house has this table now
 */
gboolean
canasta_rule_editor_add_table (CanastaRuleEditor  *self,
                               const char         *table,
                               GError            **error)
{
  return change_house (self, add_table, table, error);
}

/* The first table is open then. */
static gboolean
remove_table (CanastaRuleEditor  *self,
              const void         *what,
              GError            **error)
{
  g_auto (GStrv) names = NULL;

  if (!canasta_house_remove_table (self->house, what, error))
    return FALSE;
  names = canasta_house_list_tables (self->house);
  g_free (self->table);
  self->table = g_strdup (names[0]);
  return TRUE;
}

/**
 * canasta_rule_editor_may_remove_table:
 * @self: an editor
 *
 * Returns: whether the open table may be taken from the house: it is one of the
 *   person's, with other tables
 */
gboolean
canasta_rule_editor_may_remove_table (CanastaRuleEditor *self)
{
  g_auto (GStrv) names = self->house != NULL ? canasta_house_list_tables (self->house) : NULL;

  return canasta_rule_editor_is_own (self) && g_strv_length (names) > 1;
}

/**
 * canasta_rule_editor_remove_table:
 * @self: an editor whose open table may be removed
 * @error: return location for an error
 *
 * Takes the open table from the house, with its rules.
 *
 * Returns: whether the house is without this table now
 */
gboolean
canasta_rule_editor_remove_table (CanastaRuleEditor  *self,
                                  GError            **error)
{
  g_autofree char *table = g_strdup (self->table);

  g_return_val_if_fail (canasta_rule_editor_may_remove_table (self), FALSE);

  return change_house (self, remove_table, table, error);
}

/* Whether the variant has tables with different numbers of players. */
static gboolean
players_vary (CanastaPlugin *plugin,
              guint          players)
{
  const char *const *tables = canasta_plugin_list_tables (plugin);

  for (guint i = 0; tables != NULL && tables[i] != NULL; i++)
    {
      guint n;

      if (canasta_table_name_read (tables[i], NULL, &n, NULL, NULL) && n != players)
        return TRUE;
    }
  return FALSE;
}

/**
 * canasta_rule_editor_describe_table:
 * @self: an editor
 * @table: the name of a table
 *
 * Returns: (transfer full): the table in words
 */
char *
canasta_rule_editor_describe_table (CanastaRuleEditor *self,
                                    const char        *table)
{
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  g_autofree char *words = NULL;
  CanastaPlugin *plugin;
  guint players;

  if (!canasta_table_name_read (table, &variant, &players, &seating, NULL) ||
      canasta_registry_get_variant (self->registry, variant, NULL) == NULL)
    return g_strdup (table);

  plugin = canasta_registry_find_plugin (self->registry, variant);
  words = g_strdup (canasta_plugin_get_name (plugin));
  if (players_vary (plugin, players))
    {
      g_autofree char *name = g_steal_pointer (&words);
      g_autofree char *number =
        g_strdup_printf (ngettext ("%u player", "%u players", players), players);

      words = g_strdup_printf (C_("variant, players", "%s, %s"), name, number);
    }
  if (seating == NULL)
    return g_steal_pointer (&words);
  return g_strdup_printf (C_("table: seating", "%s: %s"), words,
                          canasta_seating_get_title (seating));
}

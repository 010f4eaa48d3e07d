/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is open in a rule editor, and the rules of its table. */
#include "config.h"

#include "settings/rule-editor-private.h"

#include <glib/gi18n-lib.h>

#include "rules/rule-needs.h"
#include "rules/rule-say.h"
#include "rules/table-name.h"
#include "rules/table-words.h"
#include "settings/titles.h"
#include "variants/tables.h"

enum
{
  SIGNAL_OPENED,
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
  g_clear_pointer (&self->seats, canasta_table_unref);
  g_clear_pointer (&self->table, g_free);
  g_clear_pointer (&self->problem, g_free);
  G_OBJECT_CLASS (canasta_rule_editor_parent_class)->dispose (object);
}

static void
canasta_rule_editor_class_init (CanastaRuleEditorClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_rule_editor_dispose;

  signals[SIGNAL_OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (class),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class),
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  signals[SIGNAL_COPIED] = g_signal_new ("copied", G_TYPE_FROM_CLASS (class),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
canasta_rule_editor_init (CanastaRuleEditor *self)
{
  self->rules = canasta_rules_new ();
  self->standard = canasta_rules_new ();
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

/* The name of the house that is open, NULL for the rules of the game itself. */
static const char *
get_house_id (CanastaRuleEditor *self)
{
  return self->house ? canasta_house_get_id (self->house) : NULL;
}

/* The rules of the person may contradict each other; those of the core make a
 * table of any seats. */
static CanastaTable *
find_seats (CanastaRuleEditor  *self,
            GError            **error)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autofree char *variant_id = NULL;
  g_autofree char *seating = NULL;
  CanastaVariant *variant;
  guint players;

  if (!canasta_table_name_read (self->table, &variant_id, &players, &seating, error))
    return NULL;
  variant = canasta_registry_get_variant (self->registry, variant_id, error);
  if (!variant)
    return NULL;
  return canasta_table_new (variant, variant_id, players, seating, NULL, rules, error);
}

/* Tells whoever follows a rule also where others have changed what they say of it: they
 * give it its say or take it, or the one that leaves it none has another value. */
static void
tell_silenced (CanastaRuleEditor *self,
               CanastaRules      *before)
{
  guint64 met = canasta_rule_values_list_met (canasta_rules_get_values (self->rules));
  guint64 changed = met ^ canasta_rule_values_list_met (canasta_rules_get_values (before));

  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);
      const CanastaRule *silencer =
        rule->needs & ~met ? canasta_rule_find_unmet (rule, met) : NULL;

      if ((rule->needs & changed)
          || (silencer && !canasta_rules_is_same (self->rules, before, silencer)))
        g_object_notify (G_OBJECT (self->rules), rule->name);
    }
}

/* Has the live rules follow the house. */
static gboolean
read_rules (CanastaRuleEditor  *self,
            GError            **error)
{
  g_autoptr (CanastaRules) before = canasta_rules_copy (self->rules);
  g_autoptr (CanastaRules) rules = canasta_registry_make_rules (
    self->registry, self->table, get_house_id (self), error);

  if (!rules)
    return FALSE;
  g_object_freeze_notify (G_OBJECT (self->rules));
  canasta_rules_assign (self->rules, rules);
  tell_silenced (self, before);
  g_object_thaw_notify (G_OBJECT (self->rules));
  return TRUE;
}

/* Who sits at the table, and what its rules are compared with. */
static gboolean
read_table (CanastaRuleEditor  *self,
            GError            **error)
{
  g_autoptr (CanastaRules) standard = canasta_registry_make_standard (
    self->registry, self->table, get_house_id (self), error);

  if (!standard)
    return FALSE;
  canasta_rules_assign (self->standard, standard);
  self->seats = find_seats (self, error);
  return self->seats != NULL;
}

/* Asks house and variant about the table that is open, and tells. */
void
canasta_rule_editor_tell (CanastaRuleEditor *self)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->seats, canasta_table_unref);
  g_clear_pointer (&self->problem, g_free);
  if (!self->table)
    self->problem = g_strdup (_("There are no houses: reinstall the game."));
  else if (!read_table (self, &error) || !read_rules (self, &error))
    self->problem = g_strdup (error->message);
  g_signal_emit (self, signals[SIGNAL_OPENED], 0);
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
  CanastaHouse *found = house_id ? canasta_houses_find (houses, house_id, NULL) : NULL;
  g_autofree char *wanted = g_strdup (table);

  g_clear_object (&self->house);
  g_clear_pointer (&self->table, g_free);
  self->house = found ? g_object_ref (found)
                      : g_list_model_get_item (G_LIST_MODEL (houses), 0);

  if (self->house && wanted && has_table (self->house, wanted))
    self->table = g_steal_pointer (&wanted);
  else if (self->house)
    {
      g_auto (GStrv) names = canasta_house_list_tables (self->house);

      self->table = g_strdup (names[0]);
    }
  canasta_rule_editor_tell (self);
}

/**
 * canasta_rule_editor_open_game:
 * @self: an editor
 * @table: a table
 *
 * Shows the rules of a table as the game itself has them, without a house. What is changed
 * of them goes into a house that is made for it.
 */
void
canasta_rule_editor_open_game (CanastaRuleEditor *self,
                               const char        *table)
{
  g_autofree char *wanted = g_strdup (table);

  g_clear_object (&self->house);
  g_free (self->table);
  self->table = g_steal_pointer (&wanted);
  canasta_rule_editor_tell (self);
}

/* The house that is open; NULL where there is none at all, or the game itself is open. */
CanastaHouse *
canasta_rule_editor_get_house (CanastaRuleEditor *self)
{
  return self->house;
}

/* The house it was copied from, NULL where there is none or it is gone. */
CanastaHouse *
canasta_rule_editor_get_original (CanastaRuleEditor *self)
{
  const char *id = self->house ? canasta_house_get_original (self->house) : NULL;

  return id ? canasta_houses_find (canasta_rule_editor_get_houses (self), id, NULL) : NULL;
}

gboolean
canasta_rule_editor_is_own (CanastaRuleEditor *self)
{
  return self->house
         && canasta_houses_is_own (canasta_rule_editor_get_houses (self), self->house);
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

/* The live rules, the same object for as long as the editor lives; without a meaning
 * where there is a problem. */
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

/**
 * canasta_rule_editor_say:
 * @self: an editor
 * @text: a text of the source about a rule
 *
 * Returns: the text in the language of the interface and, where the table has any, in the terms
 *   of those who play its game
 */
const char *
canasta_rule_editor_say (CanastaRuleEditor *self,
                         const char        *text)
{
  return canasta_table_say (self->seats, text);
}

gboolean
canasta_rule_editor_is_changed (CanastaRuleEditor *self,
                                const CanastaRule *rule)
{
  return !self->problem && !canasta_rules_is_same (self->rules, self->standard, rule);
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
 *   as they are and with the players of the table, %NULL when it has one
 */
char *
canasta_rule_editor_dup_need (CanastaRuleEditor *self,
                              const CanastaRule *rule)
{
  const CanastaRule *silencer;
  g_autofree char *value = NULL;

  if (self->problem)
    return NULL;
  if (!canasta_table_suits_rule (self->seats, rule))
    return g_strdup (_("Has no effect with the players at this table."));

  silencer = canasta_rule_find_silencer (rule, self->rules);
  if (!silencer)
    return NULL;

  value = canasta_rules_describe_value (self->rules, silencer);
  /* Translators: the title of a rule, then the value it has */
  return g_strdup_printf (_("Has no effect while “%s” is “%s”."),
                          canasta_rule_editor_say (self, silencer->title), value);
}

/**
 * canasta_rule_editor_dup_contradiction:
 * @self: an editor
 * @one: (out) (transfer none): a rule; of two, rather the one that was changed
 * @other: (out) (transfer none): the rule it contradicts
 *
 * Returns: (transfer full) (nullable): why both cannot hold, %NULL when a match
 *   can be played
 */
char *
canasta_rule_editor_dup_contradiction (CanastaRuleEditor  *self,
                                       const CanastaRule **one,
                                       const CanastaRule **other)
{
  const CanastaRule *first, *second;
  char *reason;

  *one = *other = NULL;
  if (self->problem)
    return NULL;
  reason = canasta_rules_find_contradiction (self->rules, self->seats->seatings[0].n_seats,
                                             self->seats->n_sides, &first, &second);
  if (!reason)
    return NULL;

  *one = canasta_rule_editor_is_changed (self, second) ? second : first;
  *other = *one == first ? second : first;
  return reason;
}

/* Changing rules. */

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

/* The name of the variant at whose table the editor is. */
static char *
dup_variant (CanastaRuleEditor *self)
{
  char *variant = NULL;

  canasta_table_name_read (self->table, &variant, NULL, NULL, NULL);
  return variant;
}

/* What the house is called that is open, or the game. */
static const char *
get_title (CanastaRuleEditor *self)
{
  g_autofree char *variant = dup_variant (self);

  return canasta_titles_get_rules (self->registry, variant, get_house_id (self));
}

/* A title for a copy that no other house has. */
static char *
make_title (CanastaRuleEditor *self)
{
  CanastaHouse *original = canasta_rule_editor_get_original (self);
  const char *stem = original ? canasta_house_get_title (original) : get_title (self);
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

/* A copy of the house, and of the game itself one that has all its tables. */
static CanastaHouse *
make_copy (CanastaRuleEditor  *self,
           GError            **error)
{
  CanastaHouses *houses = canasta_rule_editor_get_houses (self);
  g_autofree char *title = make_title (self);
  g_autofree char *variant = NULL;
  CanastaPlugin *plugin;

  if (self->house)
    return canasta_houses_copy (houses, self->house, title);
  variant = dup_variant (self);
  plugin = canasta_registry_find_plugin (self->registry, variant);
  return canasta_houses_make (houses, title, canasta_plugin_list_tables (plugin), error);
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
  g_autoptr (CanastaHouse) copy = NULL;

  g_return_val_if_fail (self->house != NULL, FALSE);

  copy = make_copy (self, error);
  if (!copy || !canasta_houses_add (canasta_rule_editor_get_houses (self), copy, error))
    return FALSE;
  g_set_object (&self->house, copy);
  canasta_rule_editor_tell (self);
  return TRUE;
}

/* Keeps what change does to a house of the person. */
static gboolean
keep_in_own (CanastaRuleEditor   *self,
             CanastaHouseChange   change,
             const void          *what,
             GError             **error)
{
  return change (self, self->house, what, error)
         && canasta_houses_save (canasta_rule_editor_get_houses (self), self->house, error);
}

/* Keeps what change does to a copy of a house of the game, and opens that. */
static gboolean
keep_in_copy (CanastaRuleEditor   *self,
              CanastaHouseChange   change,
              const void          *what,
              GError             **error)
{
  g_autofree char *original = g_strdup (get_title (self));
  g_autoptr (CanastaHouse) copy = make_copy (self, error);

  if (!copy || !change (self, copy, what, error)
      || !canasta_houses_add (canasta_rule_editor_get_houses (self), copy, error))
    return FALSE;
  g_set_object (&self->house, copy);
  g_signal_emit (self, signals[SIGNAL_COPIED], 0, original);
  return TRUE;
}

/* Keeps a change; a house of the game, and the game itself, stay as they are. */
gboolean
canasta_rule_editor_keep (CanastaRuleEditor   *self,
                          CanastaHouseChange   change,
                          const void          *what,
                          GError             **error)
{
  return canasta_rule_editor_is_own (self) ? keep_in_own (self, change, what, error)
                                           : keep_in_copy (self, change, what, error);
}

/* Keeps a change of rules of the open table, which the live ones follow. */
static gboolean
change_rules (CanastaRuleEditor   *self,
              CanastaHouseChange   change,
              const void          *what,
              GError             **error)
{
  gboolean is_kept = canasta_rule_editor_keep (self, change, what, error);
  g_autoptr (GError) problem = NULL;

  if (!read_rules (self, &problem))
    self->problem = g_strdup (problem->message);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return is_kept;
}

typedef struct
{
  const CanastaRule *rule;
  CanastaRules *rules;
} Setting;

static gboolean
set_rule (CanastaRuleEditor  *self,
          CanastaHouse       *house,
          const void         *what,
          GError            **error)
{
  const Setting *setting = what;
  g_auto (GStrv) tables = canasta_rule_editor_list_alike (self, setting->rule);

  for (guint i = 0; tables[i]; i++)
    if (!canasta_house_set_rule (house, tables[i], setting->rule, setting->rules, error))
      return FALSE;
  return TRUE;
}

/**
 * canasta_rule_editor_hold_for_all:
 * @self: an editor
 *
 * From now on a change of a rule holds at the open table, and at those others of the house whose game
 * offers the same option, and where the rule is, and was before it was ever changed, the same.
 */
void
canasta_rule_editor_hold_for_all (CanastaRuleEditor *self)
{
  self->holds_for_all = TRUE;
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

  g_return_val_if_fail (self->problem == NULL, FALSE);

  rules = canasta_rules_copy (self->rules);
  if (!canasta_rules_set_value (rules, rule, held, error))
    return FALSE;
  if (canasta_rules_is_same (rules, self->rules, rule))
    return TRUE;

  return change_rules (self, set_rule, &(Setting){ rule, rules }, error);
}

/* Takes a rule back. What the original leaves to the variant is
 * left to it again. */
static gboolean
take_back (CanastaRuleEditor  *self,
           CanastaHouse       *house,
           const void         *what,
           GError            **error)
{
  const CanastaRule *rule = what;
  CanastaHouse *original = canasta_rule_editor_get_original (self);
  g_auto (GStrv) tables = canasta_rule_editor_list_alike (self, rule);

  for (guint i = 0; tables[i]; i++)
    if (!(original && canasta_house_sets_rule (original, tables[i], rule)
            ? canasta_house_set_rule (house, tables[i], rule, self->standard, error)
            : canasta_house_reset_rule (house, tables[i], rule, error)))
      return FALSE;
  return TRUE;
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

  return change_rules (self, take_back, rule, error);
}

static gboolean
take_all_back (CanastaRuleEditor  *self,
               CanastaHouse       *house,
               const void         *what,
               GError            **error)
{
  for (guint i = 0; i < canasta_rule_count (); i++)
    if (canasta_rule_editor_is_changed (self, canasta_rule_get (i))
        && !take_back (self, house, canasta_rule_get (i), error))
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

  return change_rules (self, take_all_back, NULL, error);
}

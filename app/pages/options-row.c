/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which rules they are the game says itself, in its plugin. What is changed goes into a house
 * of the person, as in the preferences, and the match is played by that. */
#include "config.h"

#include "pages/options-row.h"

#include <glib/gi18n-lib.h>

#include "pages/rule-row.h"
#include "rules/table-name.h"

struct _CanastaOptionsRow
{
  AdwExpanderRow parent_instance;

  CanastaRuleEditor *editor;    /* NULL before anything was shown */
  CanastaSetup *setup;          /* not owned: the page's */
  char *variant;                /* whose rules they are */
  GPtrArray *rows;              /* of CanastaRuleRow */
  char *problem;                /* why they cannot all hold, or NULL */
};

G_DEFINE_FINAL_TYPE (CanastaOptionsRow, canasta_options_row, ADW_TYPE_EXPANDER_ROW)

enum
{
  COPIED,
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
canasta_options_row_dispose (GObject *object)
{
  CanastaOptionsRow *self = CANASTA_OPTIONS_ROW (object);

  g_clear_object (&self->editor);
  g_clear_pointer (&self->variant, g_free);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->problem, g_free);
  G_OBJECT_CLASS (canasta_options_row_parent_class)->dispose (object);
}

static void
canasta_options_row_class_init (CanastaOptionsRowClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_options_row_dispose;

  signals[COPIED] = g_signal_new ("copied", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
canasta_options_row_init (CanastaOptionsRow *self)
{
  const char *title = _("Change these rules");

  self->rows = g_ptr_array_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_add_css_class (GTK_WIDGET (self), "options");
}

/* The rows. */

static gboolean
has_row (CanastaOptionsRow *self, const CanastaRule *rule)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (canasta_rule_row_get_rule (g_ptr_array_index (self->rows, i)) == rule)
      return TRUE;
  return FALSE;
}

static void
add_option (CanastaOptionsRow *self, const CanastaRule *rule)
{
  CanastaRuleRow *row;

  if (!rule || has_row (self, rule))
    return;
  row = canasta_rule_row_new (self->editor, rule);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), canasta_rule_row_get_widget (row));
  g_ptr_array_add (self->rows, row);
}

static void
fill (CanastaOptionsRow *self, const char *variant)
{
  CanastaRegistry *registry = canasta_rule_editor_get_registry (self->editor);
  CanastaPlugin *plugin = canasta_registry_find_plugin (registry, variant);
  const char *const *options = plugin ? canasta_plugin_list_options (plugin) : NULL;

  g_free (self->variant);
  self->variant = g_strdup (variant);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), FALSE);
  for (guint i = 0; i < self->rows->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self),
                             canasta_rule_row_get_widget (g_ptr_array_index (self->rows, i)));
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; options && options[i]; i++)
    add_option (self, canasta_rule_find (options[i]));
  gtk_widget_set_visible (GTK_WIDGET (self), self->rows->len > 0);
}

/* What holds. */

static void
show_owner (CanastaOptionsRow *self)
{
  adw_expander_row_set_subtitle (
    ADW_EXPANDER_ROW (self),
    canasta_rule_editor_is_own (self->editor)
      ? _("What differs most from table to table. A change holds for all numbers of players with whom "
          "the rule is the same.")
      : _("What differs most from table to table. What you change goes into a house of your own, for all "
          "numbers of players with whom the rule is the same."));
}

/* Rules that are not offered here are none of its problems. */
static void
find_problem (CanastaOptionsRow *self)
{
  const CanastaRule *one, *other;
  g_autofree char *reason = canasta_rule_editor_dup_contradiction (self->editor, &one, &other);

  canasta_rule_row_mark_contradiction (self->rows, one, other, reason);
  g_free (self->problem);
  self->problem = reason && (has_row (self, one) || has_row (self, other))
                    ? g_steal_pointer (&reason) : NULL;
}

static void
changed_cb (CanastaOptionsRow *self)
{
  find_problem (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
copied_cb (CanastaOptionsRow *self)
{
  const char *house = canasta_house_get_id (canasta_rule_editor_get_house (self->editor));

  canasta_setup_set_house (self->setup, house);
  show_owner (self);
  g_signal_emit (self, signals[COPIED], 0, house);
}

/* Rules of the house may have been changed elsewhere, as in the preferences. */
static gboolean
is_open (CanastaOptionsRow *self, const char *house, const char *table)
{
  CanastaHouse *open = canasta_rule_editor_get_house (self->editor);
  g_autoptr (CanastaRules) rules = NULL;

  if (g_strcmp0 (open ? canasta_house_get_id (open) : NULL, house) != 0
      || g_strcmp0 (canasta_rule_editor_get_table (self->editor), table) != 0
      || canasta_rule_editor_get_problem (self->editor))
    return FALSE;
  rules = canasta_registry_make_rules (canasta_rule_editor_get_registry (self->editor), table,
                                       house, NULL);
  for (guint i = 0; rules && i < canasta_rule_count (); i++)
    if (!canasta_rules_is_same (rules, canasta_rule_editor_get_rules (self->editor),
                                canasta_rule_get (i)))
      return FALSE;
  return rules != NULL;
}

static void
open (CanastaOptionsRow *self, const char *house, const char *table)
{
  if (house)
    canasta_rule_editor_open (self->editor, house, table);
  else
    canasta_rule_editor_open_game (self->editor, table);
  find_problem (self);
}

/**
 * canasta_options_row_show:
 * @self: a row
 * @setup: what a new match is made of; which house has it after a change is written there,
 *   until another one is shown
 * @registry: the variants and houses
 *
 * Offers the rules that the game of the setup names, as its house has them; of a game that
 * names none nothing is shown.
 */
void
canasta_options_row_show (CanastaOptionsRow *self, CanastaSetup *setup, CanastaRegistry *registry)
{
  const char *variant = canasta_setup_get_variant (setup);
  const char *id = canasta_setup_get_house (setup);
  const char *house = *id != '\0' ? id : NULL;
  g_autofree char *table = canasta_table_name_write (variant, canasta_setup_get_players (setup),
                                                     canasta_setup_get_seating (setup));

  self->setup = setup;
  if (!self->editor)
    {
      self->editor = canasta_rule_editor_new (registry);
      canasta_rule_editor_hold_for_all (self->editor);
      g_signal_connect_object (self->editor, "changed", G_CALLBACK (changed_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->editor, "copied", G_CALLBACK (copied_cb), self,
                               G_CONNECT_SWAPPED);
    }
  if (!is_open (self, house, table))
    open (self, house, table);
  show_owner (self);
  if (g_strcmp0 (variant, self->variant) != 0)
    fill (self, variant);
}

/**
 * canasta_options_row_get_problem:
 * @self: a row
 *
 * Returns: (nullable): why no match can be played by the rules as they were changed, in a
 *   sentence
 */
const char *
canasta_options_row_get_problem (CanastaOptionsRow *self)
{
  return self->problem;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/length-group.h"

#include <glib/gi18n-lib.h>

#include "pages/number-field.h"
#include "rules/numbers.h"

struct _CanastaLengthGroup
{
  AdwPreferencesGroup parent_instance;

  CanastaSetup *setup;          /* not owned: the page's */
  int standard;                 /* the target by the rules */
  char *problem;                /* what is wrong with the target, or NULL */
  gboolean is_filling;

  GtkWidget *target_row;
  GtkWidget *target;
  GtkWidget *short_row;
  GtkSwitch *short_game;
};

G_DEFINE_FINAL_TYPE (CanastaLengthGroup, canasta_length_group, ADW_TYPE_PREFERENCES_GROUP)

static guint changed_signal;

static void
canasta_length_group_finalize (GObject *object)
{
  g_free (CANASTA_LENGTH_GROUP (object)->problem);
  G_OBJECT_CLASS (canasta_length_group_parent_class)->finalize (object);
}

static void
canasta_length_group_class_init (CanastaLengthGroupClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_length_group_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static const CanastaRule *
get_rule (void)
{
  return canasta_rule_find ("target");
}

/* The target as it is typed, for the setup; a problem stays until it is mended. */
static void
read_target (CanastaLengthGroup *self)
{
  const CanastaRule *rule = get_rule ();
  g_autofree char *least = canasta_number_format (rule->minimum);
  g_autofree char *most = canasta_number_format (rule->maximum);
  int target;

  if (canasta_number_field_read (self->target, &target)
      && target >= rule->minimum && target <= rule->maximum)
    canasta_setup_set_target (self->setup, target != self->standard ? target : 0);
  else
    self->problem = g_strdup_printf (_("A target is a whole number from %s to %s."), least, most);
}

static void
note_choice (CanastaLengthGroup *self)
{
  gboolean is_short = gtk_switch_get_active (self->short_game);

  if (self->is_filling)
    return;
  g_clear_pointer (&self->problem, g_free);
  canasta_setup_set_short (self->setup, is_short);
  if (!is_short && gtk_widget_get_visible (self->target_row))
    read_target (self);
  gtk_widget_set_sensitive (self->target, !is_short);
  canasta_number_field_mark (self->target, self->problem == NULL);
  g_signal_emit (self, changed_signal, 0);
}

static GtkWidget *
new_row (const char *title, const char *subtitle, GtkWidget *control)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  return row;
}

static void
canasta_length_group_init (CanastaLengthGroup *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self);
  const CanastaRule *rule = get_rule ();

  self->is_filling = TRUE;
  adw_preferences_group_set_title (group, C_("of a game", "Length"));

  self->target = canasta_number_field_new (rule->minimum, rule->maximum, rule->step, rule);
  self->target_row = new_row (canasta_rule_get_title (rule), canasta_rule_get_explanation (rule),
                              self->target);
  adw_preferences_group_add (group, self->target_row);
  g_signal_connect_swapped (self->target, "changed", G_CALLBACK (note_choice), self);

  self->short_game = GTK_SWITCH (gtk_switch_new ());
  self->short_row = new_row (_("Short game"), _("A single round decides."),
                             GTK_WIDGET (self->short_game));
  adw_preferences_group_add (group, self->short_row);
  g_signal_connect_swapped (self->short_game, "notify::active", G_CALLBACK (note_choice), self);
}

/* Where a number of rounds is fixed there is no target, and of one round nothing
 * shorter. */
static void
show_rules (CanastaLengthGroup *self, CanastaRegistry *registry)
{
  g_autoptr (CanastaSetup) by_rules = canasta_setup_copy (self->setup);
  g_autoptr (CanastaRules) rules = NULL;
  int rounds = 0;

  canasta_setup_set_target (by_rules, 0);
  canasta_setup_set_short (by_rules, FALSE);
  rules = canasta_setup_make_rules (by_rules, registry, NULL);
  self->standard = get_rule ()->standard;
  if (rules)
    g_object_get (rules, "target", &self->standard, "rounds", &rounds, NULL);
  gtk_widget_set_visible (self->target_row, rounds == 0);
  gtk_widget_set_visible (self->short_row, rounds != 1);
  gtk_widget_set_visible (GTK_WIDGET (self), rounds != 1);
}

/**
 * canasta_length_group_show:
 * @self: a group
 * @setup: what a new match is made of; what the person chooses is written there, until
 *   another one is shown
 * @registry: the variants and houses
 *
 * Shows how long the match of the setup is.
 */
void
canasta_length_group_show (CanastaLengthGroup *self, CanastaSetup *setup,
                           CanastaRegistry *registry)
{
  int target = canasta_setup_get_target (setup);

  self->is_filling = TRUE;
  self->setup = setup;
  show_rules (self, registry);
  canasta_number_field_show (self->target, target != 0 ? target : self->standard);
  gtk_switch_set_active (self->short_game, canasta_setup_is_short (setup));
  self->is_filling = FALSE;
  note_choice (self);
}

/**
 * canasta_length_group_get_problem:
 * @self: a group
 *
 * Returns: (nullable): why there is no such game, in a sentence
 */
const char *
canasta_length_group_get_problem (CanastaLengthGroup *self)
{
  return self->problem;
}

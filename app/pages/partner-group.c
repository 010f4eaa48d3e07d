/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/partner-group.h"

#include <glib/gi18n-lib.h>

#include "pages/choice-row.h"

struct _CanastaPartnerGroup
{
  AdwPreferencesGroup parent_instance;

  CanastaSetup *setup;          /* not owned: the page's */
  guint partners;               /* seats of the setup, as bits */
  gboolean is_filling;

  AdwComboRow *temper;
  GtkWidget *asking;
  GtkSwitch *asks;
};

G_DEFINE_FINAL_TYPE (CanastaPartnerGroup, canasta_partner_group, ADW_TYPE_PREFERENCES_GROUP)

static void
canasta_partner_group_class_init (CanastaPartnerGroupClass *class)
{
}

static void
describe_temper (CanastaPartnerGroup *self)
{
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->temper),
                               canasta_habit_get_summary (CANASTA_HABIT_TEMPER,
                                                          adw_combo_row_get_selected (self->temper)));
}

/* The seats of the computer players who are partners of a person, as bits. */
static guint
list_partners (const CanastaSetup *setup, const CanastaTable *table)
{
  guint sides = 0, persons = 0;

  for (guint seat = 0; seat < table->players; seat++)
    if (canasta_setup_is_person (setup, seat))
      {
        persons |= 1u << seat;
        sides |= canasta_setup_list_side (table, seat);
      }
  return sides & ~persons;
}

/* Partners have the same habits. */
static void
store (CanastaPartnerGroup *self)
{
  CanastaHabits habits = { 0 };

  if (self->is_filling)
    return;
  habits.of[CANASTA_HABIT_TEMPER] = (guint8) adw_combo_row_get_selected (self->temper);
  habits.of[CANASTA_HABIT_ASKING] = !gtk_switch_get_active (self->asks);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if (self->partners & (1u << seat))
      canasta_setup_set_habits (self->setup, seat, &habits);
  describe_temper (self);
}

static GtkWidget *
new_temper_row (CanastaPartnerGroup *self)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < canasta_habit_count (CANASTA_HABIT_TEMPER); i++)
    gtk_string_list_append (titles, canasta_habit_get_title (CANASTA_HABIT_TEMPER, i));
  self->temper = ADW_COMBO_ROW (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Style of play"));
  adw_combo_row_set_model (self->temper, G_LIST_MODEL (titles));
  canasta_choice_row_let_wrap (self->temper);
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (store), self);
  return row;
}

static GtkWidget *
new_asking_row (CanastaPartnerGroup *self)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *asks = gtk_switch_new ();

  self->asking = row;
  self->asks = GTK_SWITCH (asks);
  gtk_widget_set_valign (asks, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 canasta_habit_get_title (CANASTA_HABIT_ASKING, 0));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), asks);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), asks);
  g_signal_connect_swapped (asks, "notify::active", G_CALLBACK (store), self);
  return row;
}

static void
canasta_partner_group_init (CanastaPartnerGroup *self)
{
  self->is_filling = TRUE;
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), new_temper_row (self));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), new_asking_row (self));
}

/**
 * canasta_partner_group_show:
 * @self: a group
 * @setup: what a new match is made of; what the person chooses is written there, until
 *   another one is shown
 * @table: (nullable): its table; where no computer player is a partner there is nothing to
 *   see
 */
void
canasta_partner_group_show (CanastaPartnerGroup *self, CanastaSetup *setup,
                            const CanastaTable *table)
{
  guint n = 0, first = 0;

  self->is_filling = TRUE;
  self->setup = setup;
  self->partners = table ? list_partners (setup, table) : 0;
  for (guint seat = CANASTA_MAX_SEATS; seat-- > 0;)
    if (self->partners & (1u << seat))
      {
        first = seat;
        n++;
      }
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  if (n > 0)
    {
      CanastaHabits habits = canasta_setup_get_habits (setup, first);

      adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self),
                                       canasta_setup_is_shared (setup)
                                         ? _("Computer players as partners")
                                         : ngettext ("Your partner", "Your partners", n));
      adw_combo_row_set_selected (self->temper, habits.of[CANASTA_HABIT_TEMPER]);
      gtk_switch_set_active (self->asks, habits.of[CANASTA_HABIT_ASKING] == 0);
      gtk_widget_set_visible (self->asking, table->rules.asking == CANASTA_ASKING_MAY);
      describe_temper (self);
    }
  self->is_filling = FALSE;
}

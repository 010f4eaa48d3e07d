/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/players-group.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "pages/choice-row.h"
#include "pages/drop-down.h"
#include "pages/level-list.h"
#include "pages/portrait-button.h"
#include "pages/text-row.h"
#include "turn/portraits.h"

struct _CanastaPlayersGroup
{
  AdwPreferencesGroup parent_instance;

  CanastaSetup *setup;          /* not owned: the page's */
  GSettings *settings;
  CanastaCardArt *art;
  guint side;                   /* who is always on the side of the first person, as bits */
  gboolean is_filling;
  char *problem;                /* who cannot be told apart, a sentence, or NULL */

  AdwComboRow *level;
  AdwExpanderRow *each;
  GtkWidget *hints_row;         /* where several persons play */
  GtkSwitch *hints;
  GPtrArray *rows;              /* of AdwEntryRow, below it: those of all but the first person */
  GtkEditable *names[CANASTA_MAX_SEATS];                /* by seat, as far as somebody sits there */
  CanastaPortraitButton *portraits[CANASTA_MAX_SEATS];
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (CanastaPlayersGroup, canasta_players_group, ADW_TYPE_PREFERENCES_GROUP)

static void
canasta_players_group_finalize (GObject *object)
{
  CanastaPlayersGroup *self = CANASTA_PLAYERS_GROUP (object);

  g_ptr_array_unref (self->rows);
  g_free (self->problem);
  g_clear_object (&self->settings);
  g_clear_object (&self->art);
  G_OBJECT_CLASS (canasta_players_group_parent_class)->finalize (object);
}

static void
canasta_players_group_class_init (CanastaPlayersGroupClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_players_group_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

/* Who may sit at a seat: a person, or a computer player of a level. */
static GtkStringList *
list_sitters (void)
{
  GtkStringList *sitters = canasta_level_list_new ();
  const char *person[] = { C_("who plays at a seat", "Person here"), NULL };

  gtk_string_list_splice (sitters, 0, 0, person);
  return sitters;
}

/* Faces. */

/* Who the players are now, at this table. */
static void
look_up_portraits (CanastaPlayersGroup *self, guint *portraits)
{
  const guint n = canasta_setup_get_players (self->setup);
  const char *names[CANASTA_MAX_SEATS] = { NULL };

  for (guint seat = 0; seat < n; seat++)
    names[seat] = canasta_setup_get_name (self->setup, seat);
  canasta_portraits_look_up (self->settings, names, n, 0, portraits);
}

static void
show_portraits (CanastaPlayersGroup *self)
{
  guint portraits[CANASTA_MAX_SEATS] = { 0 };

  look_up_portraits (self, portraits);
  for (guint seat = 0; seat < canasta_setup_get_players (self->setup); seat++)
    canasta_portrait_button_set_portrait (self->portraits[seat], portraits[seat]);
}

static void
choose_portrait (CanastaPlayersGroup *self, guint seat, guint portrait)
{
  canasta_portrait_choose (self->settings, canasta_setup_get_name (self->setup, seat), seat == 0,
                           portrait);
}

/* Whoever had been given this face takes the other one in exchange. */
static void
portrait_chosen_cb (CanastaPortraitButton *button, guint portrait, CanastaPlayersGroup *self)
{
  guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat"));
  guint portraits[CANASTA_MAX_SEATS] = { 0 };

  look_up_portraits (self, portraits);
  for (guint other = 0; other < canasta_setup_get_players (self->setup); other++)
    if (other != seat && portraits[other] == portrait)
      choose_portrait (self, other, portraits[seat]);
  choose_portrait (self, seat, portrait);
  show_portraits (self);
}

static GtkWidget *
new_portrait (CanastaPlayersGroup *self, guint seat, const char *title)
{
  GtkWidget *button = canasta_portrait_button_new (self->art, title);

  self->portraits[seat] = CANASTA_PORTRAIT_BUTTON (button);
  g_object_set_data (G_OBJECT (button), "seat", GUINT_TO_POINTER (seat));
  g_signal_connect (button, "chosen", G_CALLBACK (portrait_chosen_cb), self);
  return button;
}

/* Who sits where. */

/* The first computer player, whose level is that of them all until each has their own; 0
 * where only persons play. */
static guint
find_computer (CanastaPlayersGroup *self)
{
  for (guint seat = 1; seat < canasta_setup_get_players (self->setup); seat++)
    if (!canasta_setup_is_person (self->setup, seat))
      return seat;
  return 0;
}

/* What is not typed depends on what is. */
static void
show_names (CanastaPlayersGroup *self, GtkEditable *typed)
{
  self->is_filling = TRUE;
  for (guint seat = 0; seat < canasta_setup_get_players (self->setup); seat++)
    {
      const char *name = canasta_setup_get_name (self->setup, seat);

      if (self->names[seat] != typed
          && !g_str_equal (gtk_editable_get_text (self->names[seat]), name))
        gtk_editable_set_text (self->names[seat], name);
    }
  self->is_filling = FALSE;
}

/* @typed: (nullable): where a name is being typed */
static void
tell_change (CanastaPlayersGroup *self, GtkEditable *typed)
{
  g_autoptr (GError) error = NULL;

  show_names (self, typed);
  show_portraits (self);
  gtk_widget_set_visible (GTK_WIDGET (self->level), find_computer (self) != 0);
  gtk_widget_set_visible (self->hints_row, canasta_setup_is_shared (self->setup));
  g_clear_pointer (&self->problem, g_free);
  if (!canasta_setup_check_names (self->setup, &error))
    self->problem = g_strdup (error->message);
  g_signal_emit (self, changed_signal, 0);
}

static void
sitter_chosen_cb (GtkDropDown *sitters, GParamSpec *pspec, CanastaPlayersGroup *self)
{
  guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (sitters), "seat"));
  guint chosen = gtk_drop_down_get_selected (sitters);

  canasta_setup_set_person (self->setup, seat, chosen == 0);
  if (chosen > 0)
    canasta_setup_set_level (self->setup, seat, canasta_level_list_get (chosen - 1));
  tell_change (self, NULL);
}

static void
name_changed_cb (GtkEditable *row, CanastaPlayersGroup *self)
{
  guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "seat"));

  if (self->is_filling)
    return;
  canasta_setup_set_name (self->setup, seat, gtk_editable_get_text (row));
  tell_change (self, row);
}

static GtkWidget *
new_sitters (CanastaPlayersGroup *self, guint seat, const char *title)
{
  GtkWidget *sitters = canasta_drop_down_new (title, list_sitters ());
  guint level = canasta_level_list_find (canasta_setup_get_level (self->setup, seat));

  gtk_widget_add_css_class (sitters, "sitters");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (sitters),
                              canasta_setup_is_person (self->setup, seat) ? 0 : level + 1);
  g_object_set_data (G_OBJECT (sitters), "seat", GUINT_TO_POINTER (seat));
  g_signal_connect (sitters, "notify::selected", G_CALLBACK (sitter_chosen_cb), self);
  return sitters;
}

static GtkWidget *
new_entry (CanastaPlayersGroup *self, guint seat, const char *title, const char *portrait_title)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  canasta_text_row_tell_title (row);
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (row), new_portrait (self, seat, portrait_title));
  g_object_set_data (G_OBJECT (row), "seat", GUINT_TO_POINTER (seat));
  g_signal_connect (row, "changed", G_CALLBACK (name_changed_cb), self);
  self->names[seat] = GTK_EDITABLE (row);
  return row;
}

/* @is_partner: whether they are always on the side of the first person */
static GtkWidget *
new_player_row (CanastaPlayersGroup *self, guint seat, gboolean is_partner)
{
  g_autofree char *title = is_partner ? g_strdup (_("Partner"))
                                      : g_strdup_printf (_("Player %u"), seat + 1);
  g_autofree char *portrait_title = is_partner
                                      ? g_strdup (_("Portrait of the partner"))
                                      : g_strdup_printf (_("Portrait of player %u"), seat + 1);
  GtkWidget *row = new_entry (self, seat, title, portrait_title);

  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), new_sitters (self, seat, title));
  return row;
}

static void
fill_rows (CanastaPlayersGroup *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_expander_row_remove (self->each, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);

  for (guint seat = 1; seat < canasta_setup_get_players (self->setup); seat++)
    {
      GtkWidget *row = new_player_row (self, seat, (self->side & (1u << seat)) != 0);

      adw_expander_row_add_row (self->each, row);
      g_ptr_array_add (self->rows, row);
    }
}

static void
level_chosen_cb (CanastaPlayersGroup *self)
{
  const char *level = canasta_level_list_get (adw_combo_row_get_selected (self->level));

  if (self->is_filling)
    return;
  for (guint seat = 1; seat < canasta_setup_get_players (self->setup); seat++)
    canasta_setup_set_level (self->setup, seat, level);
  fill_rows (self);
  tell_change (self, NULL);
}

static GtkWidget *
new_level_row (CanastaPlayersGroup *self)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) levels = canasta_level_list_new ();

  self->level = ADW_COMBO_ROW (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Level of the others"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("The level of all computer players"));
  adw_combo_row_set_model (self->level, G_LIST_MODEL (levels));
  canasta_choice_row_let_wrap (self->level);
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (level_chosen_cb), self);
  return row;
}

static GtkWidget *
new_each_row (CanastaPlayersGroup *self)
{
  GtkWidget *row = adw_expander_row_new ();

  self->each = ADW_EXPANDER_ROW (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Set each player"));
  adw_expander_row_set_subtitle (self->each, _("Persons here, names, portraits and levels"));
  return row;
}

static void
hints_chosen_cb (CanastaPlayersGroup *self)
{
  if (!self->is_filling)
    canasta_setup_set_hints (self->setup, gtk_switch_get_active (self->hints));
}

static GtkWidget *
new_hints_row (CanastaPlayersGroup *self)
{
  GtkWidget *row = adw_action_row_new ();

  self->hints_row = row;
  self->hints = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->hints), GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Hints"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("For all persons here, or for none"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->hints));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (self->hints));
  canasta_accessible_set_name (self->hints, _("Hints"));
  g_signal_connect_swapped (self->hints, "notify::active", G_CALLBACK (hints_chosen_cb), self);
  return row;
}

static void
canasta_players_group_init (CanastaPlayersGroup *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self);

  self->is_filling = TRUE;
  self->rows = g_ptr_array_new ();
  self->art = canasta_card_art_new ();
  adw_preferences_group_set_title (group, _("Players"));
  adw_preferences_group_add (group, new_entry (self, 0, _("Your name"), _("Your portrait")));
  adw_preferences_group_add (group, new_level_row (self));
  adw_preferences_group_add (group, new_each_row (self));
  adw_preferences_group_add (group, new_hints_row (self));
}

/* Faces are chosen in these preferences; before anything is shown. */
void
canasta_players_group_set_settings (CanastaPlayersGroup *self, GSettings *settings)
{
  g_set_object (&self->settings, settings);
}

/**
 * canasta_players_group_show:
 * @self: a group
 * @setup: what a new match is made of; what the person chooses is written there, until
 *   another one is shown
 * @table: (nullable): its table
 *
 * Shows who plays at the table of the setup.
 */
void
canasta_players_group_show (CanastaPlayersGroup *self, CanastaSetup *setup,
                            const CanastaTable *table)
{
  self->is_filling = TRUE;
  self->setup = setup;
  self->side = table ? canasta_setup_list_side (table, 0) : 0;
  adw_combo_row_set_selected (self->level,
                              canasta_level_list_find (
                                canasta_setup_get_level (setup, find_computer (self))));
  gtk_switch_set_active (self->hints, canasta_setup_has_hints (setup));
  fill_rows (self);
  if (canasta_setup_is_shared (setup))
    adw_expander_row_set_expanded (self->each, TRUE);
  tell_change (self, NULL);
}

/**
 * canasta_players_group_get_problem:
 * @self: a group
 *
 * Returns: (nullable): why they cannot play, in a sentence
 */
const char *
canasta_players_group_get_problem (CanastaPlayersGroup *self)
{
  return self->problem;
}

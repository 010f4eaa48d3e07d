/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/players-group.h"

#include <glib/gi18n-lib.h>

#include "pages/choice-row.h"
#include "pages/portrait-button.h"
#include "players/bot.h"
#include "turn/portraits.h"

struct _CanastaPlayersGroup
{
  AdwPreferencesGroup parent_instance;

  CanastaSetup *setup;          /* not owned: the page's */
  GSettings *settings;
  CanastaCardArt *art;
  gboolean is_filling;

  GtkEditable *name;
  AdwComboRow *level;
  AdwExpanderRow *each;
  GPtrArray *rows;              /* of AdwEntryRow, below it: those of the computer players */
  CanastaPortraitButton *portraits[CANASTA_MAX_SEATS];  /* by seat, as far as somebody sits there */
};

G_DEFINE_FINAL_TYPE (CanastaPlayersGroup, canasta_players_group, ADW_TYPE_PREFERENCES_GROUP)

static void
canasta_players_group_finalize (GObject *object)
{
  CanastaPlayersGroup *self = CANASTA_PLAYERS_GROUP (object);

  g_ptr_array_unref (self->rows);
  g_clear_object (&self->settings);
  g_clear_object (&self->art);
  G_OBJECT_CLASS (canasta_players_group_parent_class)->finalize (object);
}

static void
canasta_players_group_class_init (CanastaPlayersGroupClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_players_group_finalize;
}

/* The levels a computer player may have, in words. */
static GListModel *
list_levels (void)
{
  GtkStringList *levels = gtk_string_list_new (NULL);

  for (guint i = 0; i < canasta_level_count (); i++)
    {
      const char *title = canasta_level_get_title (canasta_level_get (i));

      if (title)
        gtk_string_list_append (levels, title);
    }
  return G_LIST_MODEL (levels);
}

/* The place of a level among those that are offered. */
static guint
find_level (const char *id)
{
  guint place = 0;

  for (guint i = 0; i < canasta_level_count (); i++)
    {
      const CanastaLevel *level = canasta_level_get (i);

      if (g_strcmp0 (level->id, id) == 0)
        return level->title ? place : 0;
      if (level->title)
        place++;
    }
  return 0;
}

static const char *
get_level (guint place)
{
  for (guint i = 0; i < canasta_level_count (); i++)
    if (canasta_level_get (i)->title && place-- == 0)
      return canasta_level_get (i)->id;
  return canasta_level_get (0)->id;
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

/* Names and levels. */

static void
player_level_cb (GtkDropDown *levels, GParamSpec *pspec, CanastaPlayersGroup *self)
{
  guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (levels), "seat"));

  canasta_setup_set_level (self->setup, seat, get_level (gtk_drop_down_get_selected (levels)));
}

static void
player_name_cb (GtkEditable *row, CanastaPlayersGroup *self)
{
  guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "seat"));

  canasta_setup_set_name (self->setup, seat, gtk_editable_get_text (row));
  show_portraits (self);
}

static GtkWidget *
new_player_row (CanastaPlayersGroup *self, guint seat)
{
  GtkWidget *row = adw_entry_row_new ();
  GtkWidget *levels = gtk_drop_down_new (list_levels (), NULL);
  g_autofree char *title = g_strdup_printf (_("Player %u"), seat + 1);
  g_autofree char *level_title = g_strdup_printf (_("Level of player %u"), seat + 1);
  g_autofree char *portrait_title = g_strdup_printf (_("Portrait of player %u"), seat + 1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_text (GTK_EDITABLE (row), canasta_setup_get_name (self->setup, seat));
  gtk_widget_set_valign (levels, GTK_ALIGN_CENTER);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (levels),
                              find_level (canasta_setup_get_level (self->setup, seat)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (levels), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  level_title, -1);
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (row), new_portrait (self, seat, portrait_title));
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), levels);

  g_object_set_data (G_OBJECT (row), "seat", GUINT_TO_POINTER (seat));
  g_object_set_data (G_OBJECT (levels), "seat", GUINT_TO_POINTER (seat));
  g_signal_connect (row, "changed", G_CALLBACK (player_name_cb), self);
  g_signal_connect (levels, "notify::selected", G_CALLBACK (player_level_cb), self);
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
      GtkWidget *row = new_player_row (self, seat);

      adw_expander_row_add_row (self->each, row);
      g_ptr_array_add (self->rows, row);
    }
  show_portraits (self);
}

static void
level_chosen_cb (CanastaPlayersGroup *self)
{
  const char *level = get_level (adw_combo_row_get_selected (self->level));

  if (self->is_filling)
    return;
  for (guint seat = 1; seat < canasta_setup_get_players (self->setup); seat++)
    canasta_setup_set_level (self->setup, seat, level);
  fill_rows (self);
}

static void
name_changed_cb (CanastaPlayersGroup *self)
{
  if (self->is_filling)
    return;
  canasta_setup_set_name (self->setup, 0, gtk_editable_get_text (self->name));
  show_portraits (self);
}

static GtkWidget *
new_name_row (CanastaPlayersGroup *self)
{
  GtkWidget *row = adw_entry_row_new ();

  self->name = GTK_EDITABLE (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Your name"));
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (row), new_portrait (self, 0, _("Your portrait")));
  g_signal_connect_swapped (row, "changed", G_CALLBACK (name_changed_cb), self);
  return row;
}

static GtkWidget *
new_level_row (CanastaPlayersGroup *self)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GListModel) levels = list_levels ();

  self->level = ADW_COMBO_ROW (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Level of the others"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("The level of all computer players"));
  adw_combo_row_set_model (self->level, levels);
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
  adw_expander_row_set_subtitle (self->each, _("Names, portraits and levels"));
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
  adw_preferences_group_add (group, new_name_row (self));
  adw_preferences_group_add (group, new_level_row (self));
  adw_preferences_group_add (group, new_each_row (self));
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
 *
 * Shows the person's name, and who else plays at the table of the setup.
 */
void
canasta_players_group_show (CanastaPlayersGroup *self, CanastaSetup *setup)
{
  self->is_filling = TRUE;
  self->setup = setup;
  gtk_editable_set_text (self->name, canasta_setup_get_name (setup, 0));
  adw_combo_row_set_selected (self->level, find_level (canasta_setup_get_level (setup, 1)));
  fill_rows (self);
  self->is_filling = FALSE;
}

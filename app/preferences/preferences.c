/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "preferences/preferences.h"

#include <glib/gi18n-lib.h>

#include "match/player-names.h"
#include "pages/accessible.h"
#include "pages/card-fan.h"
#include "pages/choice-row.h"
#include "pages/portrait-button.h"
#include "pages/text-row.h"
#include "preferences/loudspeaker.h"
#include "preferences/rules-page.h"
#include "preferences/strangers-group.h"
#include "preferences/tile-row.h"
#include "rules/table-name.h"
#include "session/setup.h"
#include "settings/language.h"
#include "settings/settings.h"
#include "table/card-settings.h"
#include "table/felt.h"
#include "turn/portraits.h"

struct _CanastaPreferences
{
  AdwPreferencesWindow parent_instance;

  GSettings *settings;
  CanastaCardArt *art;

  GtkEditable *player_name;
  CanastaPortraitButton *portrait;      /* before it */
  AdwComboRow *pace;
  AdwComboRow *confirm_discards;
  GtkSwitch *take_without_asking;
  AdwComboRow *hints;
  GtkSwitch *notify_turn;
  AdwComboRow *announcements;
  AdwPreferencesGroup *sounds;
  GtkSwitch *sound;
  GtkSwitch *turn_sound;
  GtkRange *sound_volume;
  AdwComboRow *language;
  AdwComboRow *style;
  CanastaTileRow *felt;
  AdwComboRow *animations;
  GtkSwitch *strong_focus;
  GtkWidget *preview_table;
  CanastaCardFan *preview;
  CanastaTileRow *card_deck;
  GtkSwitch *large_print;
  GtkSwitch *four_colour;
  AdwComboRow *index_letters;
  CanastaTileRow *card_back;
  GtkRange *card_size;
  GtkSwitch *single_key_shortcuts;
  CanastaStrangersGroup *strangers;
  CanastaRulesPage *rules;

  gboolean has_come_up;
};

G_DEFINE_FINAL_TYPE (CanastaPreferences, canasta_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* Pictures on tiles, in pixels. */
#define BACK_WIDTH 45
#define BACK_HEIGHT 63
#define DECK_WIDTH 124
#define DECK_HEIGHT 84
#define FELT_WIDTH 72
#define FELT_HEIGHT 44

static void
list_groups (GtkWidget *widget, GPtrArray *groups)
{
  if (ADW_IS_PREFERENCES_GROUP (widget))
    {
      g_ptr_array_add (groups, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    list_groups (child, groups);
}

/* The search of libadwaita 1.2 never lets go of a group: those that outlive the
 * window give up their rows. */
static void
canasta_preferences_dispose (GObject *object)
{
  CanastaPreferences *self = CANASTA_PREFERENCES (object);
  g_autoptr (GPtrArray) groups = g_ptr_array_new ();

  list_groups (GTK_WIDGET (self), groups);
  for (guint i = 0; i < groups->len; i++)
    g_object_add_weak_pointer (groups->pdata[i], &groups->pdata[i]);

  g_clear_object (&self->settings);
  g_clear_object (&self->art);
  G_OBJECT_CLASS (canasta_preferences_parent_class)->dispose (object);

  for (guint i = 0; i < groups->len; i++)
    if (groups->pdata[i])
      {
        g_object_remove_weak_pointer (groups->pdata[i], &groups->pdata[i]);
        g_object_run_dispose (groups->pdata[i]);
      }
}

/* The tab of the page that is shown. */
static GtkWidget *
find_tab (GtkWidget *widget)
{
  GtkWidget *tab = NULL;

  if (!gtk_widget_get_child_visible (widget))
    return NULL;
  if (GTK_IS_TOGGLE_BUTTON (widget) && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget))
      && gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_TAB)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !tab;
       child = gtk_widget_get_next_sibling (child))
    tab = find_tab (child);
  return tab;
}

static gboolean
shown_cb (gpointer data)
{
  GtkWidget *self = data;
  GtkWidget *tab = gtk_window_get_focus (GTK_WINDOW (self)) ? NULL : find_tab (self);

  if (!tab)
    return G_SOURCE_REMOVE;
  canasta_accessible_make_known (tab);
  gtk_widget_grab_focus (tab);
  return G_SOURCE_REMOVE;
}

/* A tab that has the focus before its window is used is said twice. */
static void
is_active_cb (GtkWidget *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    {
      g_signal_handlers_disconnect_by_func (self, is_active_cb, NULL);
      g_idle_add_full (G_PRIORITY_LOW, shown_cb, g_object_ref (self), g_object_unref);
    }
}

/* When the window comes up nothing in it has its place yet: GTK would give the focus to
 * whatever it comes across. */
static gboolean
canasta_preferences_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CanastaPreferences *self = CANASTA_PREFERENCES (widget);
  gboolean has_come_up = self->has_come_up;

  self->has_come_up = TRUE;
  return !has_come_up
         || GTK_WIDGET_CLASS (canasta_preferences_parent_class)->focus (widget, direction);
}

static void
canasta_preferences_class_init (CanastaPreferencesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_preferences_dispose;
  widget_class->focus = canasta_preferences_focus;

  g_type_ensure (CANASTA_TYPE_CARD_FAN);
  g_type_ensure (CANASTA_TYPE_RULES_PAGE);
  g_type_ensure (CANASTA_TYPE_STRANGERS_GROUP);
  g_type_ensure (CANASTA_TYPE_TILE_ROW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/preferences/preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, player_name);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, pace);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, confirm_discards);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, take_without_asking);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, hints);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, notify_turn);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, announcements);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, sounds);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, sound);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, turn_sound);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, sound_volume);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, language);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, style);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, felt);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, animations);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, strong_focus);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, preview_table);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, preview);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, card_deck);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, large_print);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, four_colour);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, index_letters);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, card_back);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, card_size);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, single_key_shortcuts);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, strangers);
  gtk_widget_class_bind_template_child (widget_class, CanastaPreferences, rules);
}

static void
canasta_preferences_init (CanastaPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  canasta_text_row_tell_title (GTK_WIDGET (self->player_name));
  g_signal_connect (self, "notify::is-active", G_CALLBACK (is_active_cb), NULL);
}

/* The words of a preference that is a choice, in the order of its rows. */
static char **
list_choices (GSettings *settings, const char *name)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) key = NULL;
  g_autoptr (GVariant) range = NULL;
  g_autoptr (GVariant) words = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  key = g_settings_schema_get_key (schema, name);
  range = g_settings_schema_key_get_range (key);
  g_variant_get_child (range, 1, "v", &words);
  return g_variant_dup_strv (words, NULL);
}

static gboolean
get_choice (GValue *value, GVariant *variant, gpointer data)
{
  const char *const *choices = data;

  for (guint i = 0; choices[i]; i++)
    if (g_str_equal (choices[i], g_variant_get_string (variant, NULL)))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
set_choice (const GValue *value, const GVariantType *type, gpointer data)
{
  char **choices = data;
  guint index = g_value_get_uint (value);

  return index < g_strv_length (choices) ? g_variant_new_string (choices[index]) : NULL;
}

/* A name that an earlier version made up is none. */
static gboolean
get_name (GValue *value, GVariant *variant, gpointer data)
{
  const char *name = g_variant_get_string (variant, NULL);

  g_value_set_string (value, canasta_name_is_made_up (name) ? "" : name);
  return TRUE;
}

static GVariant *
set_name (const GValue *value, const GVariantType *type, gpointer data)
{
  return g_variant_new_string (g_value_get_string (value));
}

/* The person's own face. */

static void
show_portrait (CanastaPreferences *self)
{
  g_autofree char *name = canasta_settings_dup_name (self->settings);
  guint portrait;

  canasta_portraits_look_up (self->settings, (const char *const *) &name, 1, 0, &portrait);
  canasta_portrait_button_set_portrait (self->portrait, portrait);
}

static void
portrait_chosen_cb (CanastaPreferences *self, guint portrait)
{
  canasta_portrait_choose (self->settings, "", TRUE, portrait);
}

static void
add_portrait (CanastaPreferences *self)
{
  GtkWidget *button = canasta_portrait_button_new (self->art, _("Your portrait"));

  self->portrait = CANASTA_PORTRAIT_BUTTON (button);
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (self->player_name), button);
  show_portrait (self);
  g_signal_connect_swapped (button, "chosen", G_CALLBACK (portrait_chosen_cb), self);
  g_signal_connect_object (self->settings, "changed::player-name", G_CALLBACK (show_portrait), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::player-portrait", G_CALLBACK (show_portrait),
                           self, G_CONNECT_SWAPPED);
}

/* The preferences that are a choice, or on or off. */

static void
bind_choice (CanastaPreferences *self, const char *key, AdwComboRow *row)
{
  g_settings_bind_with_mapping (self->settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_choice, set_choice, list_choices (self->settings, key),
                                (GDestroyNotify) g_strfreev);
  canasta_choice_row_let_wrap (row);
}

static void
bind_switch (CanastaPreferences *self, const char *key, GtkSwitch *row)
{
  g_settings_bind (self->settings, key, row, "active", G_SETTINGS_BIND_DEFAULT);
}

/* The languages under their own names, so that everybody finds back. */
static void
fill_languages (CanastaPreferences *self)
{
  gsize n;
  const CanastaLanguage *languages = canasta_language_list (&n);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, C_("language", "System"));
  for (gsize i = 0; i < n; i++)
    gtk_string_list_append (names, languages[i].name);
  adw_combo_row_set_model (self->language, G_LIST_MODEL (names));
  bind_choice (self, "language", self->language);
}

static const char *
get_back_name (const char *id)
{
  if (g_str_equal (id, "blue"))
    return _("Blue back");
  if (g_str_equal (id, "green"))
    return _("Green back");
  if (g_str_equal (id, "red"))
    return _("Red back");
  if (g_str_equal (id, "teal"))
    return _("Teal back");
  if (g_str_equal (id, "violet"))
    return _("Violet back");
  return id;
}

static void
fill_backs (CanastaPreferences *self)
{
  const char *const *ids = canasta_card_art_list_backs ();

  for (guint i = 0; ids[i]; i++)
    {
      g_autoptr (GdkTexture) texture = canasta_card_art_preview_back (
        self->art, ids[i], BACK_WIDTH, BACK_HEIGHT,
        gtk_widget_get_scale_factor (GTK_WIDGET (self)));
      GtkWidget *picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));

      gtk_widget_set_size_request (picture, BACK_WIDTH, BACK_HEIGHT);
      canasta_tile_row_add (self->card_back, ids[i], get_back_name (ids[i]), picture);
    }
  canasta_tile_row_bind (self->card_back, self->settings, "card-back");
}

/* The cards of a tile are like all others but for their deck. */
static CanastaCardArt *
new_art_of_deck (CanastaPreferences *self, const char *deck)
{
  static const char *const likewise[] = { "large-print", "four-colour", "letters" };
  CanastaCardArt *art = canasta_card_art_new ();

  canasta_card_art_set_deck_id (art, deck);
  for (guint i = 0; i < G_N_ELEMENTS (likewise); i++)
    g_object_bind_property (self->art, likewise[i], art, likewise[i], G_BINDING_SYNC_CREATE);
  return art;
}

static void
fill_decks (CanastaPreferences *self)
{
  const char *const *ids = canasta_card_art_list_decks ();
  const char *const names[] = { C_("deck", "Classic"), C_("deck", "Modern") };

  for (guint i = 0; ids[i]; i++)
    {
      g_autoptr (CanastaCardArt) art = new_art_of_deck (self, ids[i]);
      GtkWidget *fan = g_object_new (CANASTA_TYPE_CARD_FAN, "cards", "7S QH KS",
                                     "card-height", DECK_HEIGHT,
                                     "width-request", DECK_WIDTH, NULL);

      canasta_card_fan_set_art (CANASTA_CARD_FAN (fan), art);
      canasta_tile_row_add (self->card_deck, ids[i], names[i], fan);
    }
  canasta_tile_row_bind (self->card_deck, self->settings, "card-deck");
}

/* A piece of the table in each colour. */
static void
fill_felts (CanastaPreferences *self)
{
  g_auto (GStrv) words = list_choices (self->settings, "felt");
  const char *const names[] = { C_("felt", "Green"), C_("felt", "Blue"), C_("felt", "Red"),
                                C_("felt", "Brown"), C_("felt", "Grey") };

  for (guint i = 0; words[i]; i++)
    {
      g_autofree char *class = g_strconcat ("felt-", words[i], NULL);
      GtkWidget *piece = g_object_new (GTK_TYPE_BOX, "css-name", "table-view",
                                       "width-request", FELT_WIDTH,
                                       "height-request", FELT_HEIGHT, NULL);

      gtk_widget_add_css_class (piece, class);
      gtk_widget_add_css_class (piece, "sample");
      canasta_tile_row_add (self->felt, words[i], names[i], piece);
    }
  canasta_tile_row_bind (self->felt, self->settings, "felt");
}

static void
bind_card_size (CanastaPreferences *self)
{
  g_settings_bind (self->settings, "card-size", gtk_range_get_adjustment (self->card_size),
                   "value", G_SETTINGS_BIND_DEFAULT);
  for (int percent = 80; percent <= 150; percent += 10)
    gtk_scale_add_mark (GTK_SCALE (self->card_size), percent / 100.0, GTK_POS_BOTTOM, NULL);
}

static char *
format_percent (GtkScale *scale, double value, gpointer data)
{
  /* Translators: the size of the cards or the volume of the sounds, in percent */
  return g_strdup_printf (_("%d %%"), (int) (value * 100 + 0.5));
}

static void
bind_sounds (CanastaPreferences *self)
{
  gtk_scale_set_format_value_func (GTK_SCALE (self->sound_volume), format_percent, NULL, NULL);
  bind_switch (self, "sound", self->sound);
  bind_switch (self, "turn-sound", self->turn_sound);
  g_settings_bind (self->settings, "sound-volume",
                   gtk_range_get_adjustment (self->sound_volume), "value",
                   G_SETTINGS_BIND_DEFAULT);
  if (canasta_loudspeaker_exists ())
    return;
  gtk_widget_set_sensitive (GTK_WIDGET (self->sounds), FALSE);
  adw_preferences_group_set_description (
    self->sounds, _("The game was built without GSound, which would play them."));
}

/* The rules that were played last come first. */
static void
open_rules (CanastaPreferences *self, CanastaRegistry *registry)
{
  g_autoptr (CanastaSetup) last = canasta_setup_new_last (self->settings);
  g_autofree char *table = canasta_table_name_write (canasta_setup_get_variant (last),
                                                    canasta_setup_get_players (last),
                                                    canasta_setup_get_seating (last));

  canasta_rules_page_open (self->rules, registry, self->art, canasta_setup_get_house (last),
                           table);
}

/**
 * canasta_preferences_new:
 * @settings: the preferences
 * @registry: the variants and houses
 *
 * Returns: the window
 */
CanastaPreferences *
canasta_preferences_new (GSettings *settings, CanastaRegistry *registry)
{
  CanastaPreferences *self = g_object_new (CANASTA_TYPE_PREFERENCES, NULL);

  self->settings = g_object_ref (settings);
  self->art = canasta_card_art_new ();
  canasta_card_settings_bind (settings, self->art);

  g_settings_bind_with_mapping (settings, "player-name", self->player_name, "text",
                                G_SETTINGS_BIND_DEFAULT, get_name, set_name, NULL, NULL);
  add_portrait (self);
  bind_choice (self, "pace", self->pace);
  bind_choice (self, "confirm-discards", self->confirm_discards);
  bind_switch (self, "take-without-asking", self->take_without_asking);
  bind_choice (self, "hints", self->hints);
  bind_switch (self, "notify-turn", self->notify_turn);
  bind_choice (self, "announcements", self->announcements);
  bind_sounds (self);
  fill_languages (self);
  bind_choice (self, "style", self->style);
  fill_felts (self);
  canasta_felt_bind (settings, self->preview_table);
  bind_choice (self, "animations", self->animations);
  bind_switch (self, "strong-focus", self->strong_focus);

  canasta_card_fan_set_art (self->preview, self->art);
  bind_switch (self, "large-print", self->large_print);
  bind_switch (self, "four-colour", self->four_colour);
  bind_choice (self, "index-letters", self->index_letters);
  fill_decks (self);
  fill_backs (self);
  gtk_scale_set_format_value_func (GTK_SCALE (self->card_size), format_percent, NULL, NULL);
  bind_card_size (self);

  bind_switch (self, "single-key-shortcuts", self->single_key_shortcuts);
  canasta_strangers_group_show (self->strangers, registry);
  open_rules (self, registry);
  return self;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Owns no rule and no position: it shows what the session lets the person know
 * and hands back what the person does. A new window can take over at any time,
 * such as when the language changes. */
#include "config.h"

#include "window/window.h"

#include <glib/gi18n-lib.h>

#include "table/card-settings.h"
#include "preferences/loudspeaker.h"
#include "session/sides.h"
#include "window/window-private.h"
#include "settings/titles.h"

/* From this width on the side panel stands beside the table. */
#define WIDE 1400

/* How many seconds a notice can be read. */
#define NOTICE_TIME 8

/* Below this width the menu has what finds no room in the header bar. */
#define NARROW 480

G_DEFINE_FINAL_TYPE (CanastaWindow, canasta_window, ADW_TYPE_APPLICATION_WINDOW)

void
canasta_window_say_toast (CanastaWindow *self, const char *sentence)
{
  AdwToast *toast = adw_toast_new ("");
  g_autofree char *escaped = g_markup_escape_text (sentence, -1);

  adw_toast_set_title (toast, escaped);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* What happened fits into a line; what lies behind it can be asked for. */
void
canasta_window_say_notice (CanastaWindow *self, const CanastaNotice *notice)
{
  AdwToast *toast = adw_toast_new ("");
  g_autofree char *escaped = g_markup_escape_text (notice->sentence, -1);

  adw_toast_set_title (toast, escaped);
  adw_toast_set_timeout (toast, NOTICE_TIME);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_set_button_label (toast, _("Details"));
  adw_toast_set_action_name (toast, "win.show-notice");
  adw_toast_set_action_target (toast, "(ss)", notice->sentence, notice->details);
  adw_toast_overlay_add_toast (self->toasts, toast);
  canasta_announcer_say (self->announcer, notice->sentence);
}

gboolean
canasta_window_is_page (CanastaWindow *self, const char *name)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), name) == 0;
}

/* The header bar. */

/* Held for long, the button that undoes a step undoes the whole turn. */
static void
undo_held_cb (GtkGesture *gesture, double x, double y, CanastaWindow *self)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (GTK_WIDGET (self->table), "table.undo-all", NULL);
}

void
canasta_window_show_title (CanastaWindow *self)
{
  if (self->session
      && (canasta_window_is_page (self, "table") || canasta_window_is_page (self, "round")))
    {
      CanastaMatch *match = canasta_session_get_match (self->session);
      const char *house = canasta_table_get_house (canasta_match_get_table (match));
      g_autofree char *standing =
        canasta_match_dup_standing (match, canasta_session_get_seat (self->session));
      g_autofree char *title = g_strdup_printf (
        _("%s – round %u"),
        canasta_registry_get_house_title (canasta_matches_get_registry (self->matches),
                                          house ? house : ""),
        canasta_match_get_round (match));

      adw_window_title_set_title (self->title, title);
      adw_window_title_set_subtitle (self->title, standing);
      return;
    }
  adw_window_title_set_title (
    self->title, canasta_window_is_page (self, "new-game") ? _("New game") : _("Canasta"));
  adw_window_title_set_subtitle (self->title, "");
}

/* In a narrow window the title needs the room, and the menu has the rest. */
static void
show_buttons (CanastaWindow *self)
{
  gboolean is_table = canasta_window_is_page (self, "table");

  gtk_widget_set_visible (self->new_button,
                          !self->is_narrow
                              && (is_table || canasta_window_is_page (self, "round")));
  gtk_widget_set_visible (self->undo_button, is_table);
  gtk_widget_set_visible (self->hint_button, !self->is_narrow && is_table);
  gtk_widget_set_visible (self->panel_button, !self->is_narrow && is_table);
}

void
canasta_window_show_page (CanastaWindow *self, const char *name)
{
  gboolean is_table = g_str_equal (name, "table");
  GtkWidget *widget = GTK_WIDGET (self);

  /* Before its first game a screen reader is told nothing of the table. */
  gtk_widget_set_visible (gtk_stack_get_child_by_name (self->pages, name), TRUE);
  gtk_stack_set_visible_child_name (self->pages, name);
  gtk_widget_set_visible (self->back_button, g_str_equal (name, "new-game"));
  show_buttons (self);
  gtk_widget_action_set_enabled (widget, "win.undo", is_table);
  gtk_widget_action_set_enabled (widget, "win.hint", is_table);
  gtk_widget_action_set_enabled (widget, "win.finish-steps", is_table);
  gtk_widget_action_set_enabled (widget, "win.side-panel", is_table);
  gtk_widget_action_set_enabled (widget, "win.next-round", g_str_equal (name, "round"));
  gtk_widget_action_set_enabled (widget, "win.play-again", g_str_equal (name, "round"));
  gtk_widget_action_set_enabled (widget, "win.copy-deal", is_table || g_str_equal (name, "round"));
  gtk_widget_action_set_enabled (widget, "win.start-page", !g_str_equal (name, "start"));
  gtk_widget_action_set_enabled (widget, "win.back", g_str_equal (name, "new-game"));
  canasta_window_show_title (self);
  canasta_keyboard_ask (self->keyboard, widget);
}

/* The side panel. */

static void
panel_changed_cb (CanastaWindow *self)
{
  gboolean is_open = adw_flap_get_reveal_flap (self->flap);

  if (self->is_wide)
    self->is_closed_in_wide = !is_open;
  /* Whoever closes the panel wants to play on. */
  if (!is_open && self->table && canasta_window_is_page (self, "table"))
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

static gboolean
adapt_cb (gpointer data)
{
  CanastaWindow *self = data;
  gboolean is_closed = self->is_closed_in_wide;

  adw_flap_set_fold_policy (self->flap, self->is_wide ? ADW_FLAP_FOLD_POLICY_NEVER
                                                      : ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_reveal_flap (self->flap, self->is_wide && !is_closed);
  self->is_closed_in_wide = is_closed;
  return G_SOURCE_REMOVE;
}

static gboolean
narrow_cb (gpointer data)
{
  show_buttons (data);
  return G_SOURCE_REMOVE;
}

static void
canasta_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  gboolean is_wide = width >= WIDE;
  gboolean is_narrow = width < NARROW;

  GTK_WIDGET_CLASS (canasta_window_parent_class)->size_allocate (widget, width, height, baseline);
  if (is_narrow != self->is_narrow)
    {
      self->is_narrow = is_narrow;
      g_idle_add_full (G_PRIORITY_HIGH_IDLE, narrow_cb, g_object_ref (self), g_object_unref);
    }
  if (is_wide == self->is_wide)
    return;
  self->is_wide = is_wide;
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, adapt_cb, g_object_ref (self), g_object_unref);
}

/* The window itself. */

static void
dark_cb (CanastaWindow *self)
{
  if (adw_style_manager_get_dark (adw_style_manager_get_default ()))
    gtk_widget_add_css_class (GTK_WIDGET (self), "dark");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "dark");
}

static void
canasta_window_dispose (GObject *object)
{
  CanastaWindow *self = CANASTA_WINDOW (object);

  canasta_window_forget_session (self);
  g_clear_weak_pointer (&self->guide);
  if (self->announcer)
    g_object_run_dispose (G_OBJECT (self->announcer));
  g_clear_object (&self->announcer);
  g_clear_pointer (&self->notifier, canasta_notifier_free);
  g_clear_pointer (&self->sounds, canasta_sounds_free);
  g_clear_object (&self->loudspeaker);
  g_clear_object (&self->art);
  g_clear_object (&self->keyboard);
  g_clear_object (&self->turn);
  g_clear_object (&self->matches);
  G_OBJECT_CLASS (canasta_window_parent_class)->dispose (object);
}

static void
canasta_window_finalize (GObject *object)
{
  g_string_free (CANASTA_WINDOW (object)->told, TRUE);
  G_OBJECT_CLASS (canasta_window_parent_class)->finalize (object);
}

static void
canasta_window_class_init (CanastaWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_window_dispose;
  G_OBJECT_CLASS (class)->finalize = canasta_window_finalize;
  widget_class->size_allocate = canasta_window_size_allocate;

  g_type_ensure (CANASTA_TYPE_START_PAGE);
  g_type_ensure (CANASTA_TYPE_SIDE_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/canasta_game/Canasta/window/window.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, title);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, hint_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, panel_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, flap);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, table_place);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, side_panel);
  gtk_widget_class_bind_template_callback (widget_class, undo_held_cb);
  canasta_window_install_actions (widget_class);
}

static void
canasta_window_init (CanastaWindow *self)
{
  self->told = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->announcer = canasta_announcer_new (GTK_WINDOW (self));
  self->art = canasta_card_art_new ();
  g_signal_connect_object (self->flap, "notify::reveal-flap", G_CALLBACK (panel_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (dark_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self, "notify::is-active",
                            G_CALLBACK (canasta_window_withdraw_notice), self);
  dark_cb (self);
}

static void
bind_size (CanastaWindow *self, GSettings *settings)
{
  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
}

/* Sounds are one click away. */
static void
add_settings (CanastaWindow *self, GSettings *settings)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GAction) sound = g_settings_create_action (settings, "sound");

  if (canasta_loudspeaker_exists ())
    g_action_map_add_action (G_ACTION_MAP (group), sound);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "settings", G_ACTION_GROUP (group));
}

static gboolean
get_phase (GValue *value, GVariant *variant, gpointer data)
{
  g_value_set_enum (value, g_variant_get_boolean (variant) ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
  return TRUE;
}

/* The letters O and L, on the table only and as long as letters are wanted. */
static void
add_letters (CanastaWindow *self, GSettings *settings)
{
  static const char *const letters[] = { "o", "l" };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (letters[i]),
                        gtk_named_action_new ("win.side-panel")));
  g_settings_bind_with_mapping (settings, "single-key-shortcuts", controller,
                                "propagation-phase", G_SETTINGS_BIND_GET, get_phase, NULL, NULL,
                                NULL);
  gtk_widget_add_controller (GTK_WIDGET (self->flap), controller);
}

/**
 * canasta_window_new:
 * @application: the application
 * @matches: the matches, one of which is shown
 * @keyboard: what is told when something else is asked
 *
 * Returns: the window, not yet presented
 */
CanastaWindow *
canasta_window_new (GtkApplication *application, CanastaMatches *matches, CanastaKeyboard *keyboard)
{
  CanastaWindow *self = g_object_new (CANASTA_TYPE_WINDOW, "application", application, NULL);
  GSettings *settings = canasta_matches_get_settings (matches);

  self->matches = g_object_ref (matches);
  self->keyboard = g_object_ref (keyboard);
  self->notifier = canasta_notifier_new ();
  self->loudspeaker = canasta_loudspeaker_new ();
  self->sounds = canasta_sounds_new (settings, canasta_loudspeaker_play, self->loudspeaker);
  add_settings (self, settings);
  bind_size (self, settings);
  canasta_card_settings_bind (settings, self->art);
  canasta_start_page_set_art (self->start_page, self->art);
  canasta_window_make_table (self);
  add_letters (self, settings);
  g_signal_connect_object (matches, "session-changed", G_CALLBACK (canasta_window_open_session),
                           self, G_CONNECT_SWAPPED);
  canasta_window_open_session (self);
  if (self->session)
    canasta_window_show_session (self);
  else
    canasta_window_show_start_page (self);
  return self;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons are bound to win.continue, win.watch, win.play, win.new, win.statistics,
 * win.delete-saved and win.restore-saved. */
#include "config.h"

#include "pages/start-page.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "pages/card-fan.h"
#include "pages/columns.h"
#include "pages/roomy.h"
#include "table/felt.h"
#include "table/frame.h"

/* The fan's cards are this part of the page's height, or less where the rest
 * needs it. */
#define CARD_PART 0.27
#define FAN_PART 1.4 /* a fan is this much higher than its cards */
#define MARGINS 64
#define LOWEST_CARD 72
#define HIGHEST_CARD 320

struct _CanastaStartPage
{
  AdwBin parent_instance;

  GtkWidget *content;
  CanastaCardFan *fan;
  GtkWidget *continue_button;
  GtkLabel *continue_what;
  GtkLabel *continue_how;
  GtkWidget *play_button;
  GtkLabel *play_what;
  GtkWidget *people_button;
  GtkButton *learn_button;
  GtkWidget *notice;
  GtkLabel *notice_label;
  GtkExpander *notice_expander;
  GtkLabel *notice_details;
  GtkBox *columns;
  GtkWidget *games;             /* beside or below what can be done */
  GtkWidget *earlier_games;
  GtkListBox *earlier;
  GtkSizeGroup *watch_places;   /* in each of its rows */
  GtkWidget *deleted_games;
  AdwExpanderRow *deleted;
  GPtrArray *deleted_rows;      /* not owned */
  GtkWidget *ground;
};

G_DEFINE_FINAL_TYPE (CanastaStartPage, canasta_start_page, ADW_TYPE_BIN)

/* What has not been given its width yet is measured as it is by itself. */
static int
measure_height (GtkWidget *widget)
{
  int width = gtk_widget_get_width (widget);
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width > 0 ? width : -1, NULL, &height,
                      NULL, NULL);
  return height;
}

/* Games that stand below all that can be done need not be in sight, nor the margins
 * above and below them. */
static int
measure_below (CanastaStartPage *self)
{
  GtkWidget *columns = GTK_WIDGET (self->columns);
  graphene_rect_t area;

  return gtk_widget_compute_bounds (self->games, columns, &area) && area.origin.x < 1
           ? measure_height (self->games) + MARGINS / 2
           : 0;
}

/* The fan grows with the page, and leaves what can be done the room. */
static void
fit (GtkWidget *widget)
{
  CanastaStartPage *self = CANASTA_START_PAGE (widget);
  int height = gtk_widget_get_height (self->ground);
  int rest, card;

  gtk_widget_set_visible (GTK_WIDGET (self->fan), TRUE);
  rest = height - MARGINS - measure_height (self->content)
         + measure_height (GTK_WIDGET (self->fan));
  card = (int) MIN (CARD_PART * height, rest / FAN_PART);
  g_object_set (self->fan, "card-height", CLAMP (card, LOWEST_CARD, HIGHEST_CARD), "visible",
                rest + measure_below (self) >= LOWEST_CARD * FAN_PART, NULL);
}

static void
fit_soon (CanastaStartPage *self)
{
  canasta_frame_call_before_paint (GTK_WIDGET (self), fit);
}

static void
canasta_start_page_dispose (GObject *object)
{
  CanastaStartPage *self = CANASTA_START_PAGE (object);

  g_clear_pointer (&self->deleted_rows, g_ptr_array_unref);
  G_OBJECT_CLASS (canasta_start_page_parent_class)->dispose (object);
}

static void
canasta_start_page_class_init (CanastaStartPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_start_page_dispose;

  g_type_ensure (CANASTA_TYPE_CARD_FAN);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/pages/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, content);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, fan);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, continue_what);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, continue_how);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, play_what);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, people_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, learn_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, notice);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, notice_label);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, notice_expander);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, notice_details);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, columns);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, games);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, earlier_games);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, earlier);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, watch_places);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, deleted_games);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, deleted);
  gtk_widget_class_bind_template_child (widget_class, CanastaStartPage, ground);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_start_page_init (CanastaStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (self->people_button, HAVE_NETWORK);
  self->deleted_rows = g_ptr_array_new ();
  canasta_columns_set_sidebar (self->columns);
  canasta_roomy_follow (GTK_SCROLLED_WINDOW (self->ground));
  g_signal_connect_object (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->ground)),
    "notify::page-size", G_CALLBACK (fit_soon), self, G_CONNECT_SWAPPED);
}

void
canasta_start_page_set_up (CanastaStartPage *self, GSettings *settings, CanastaCardArt *art)
{
  canasta_felt_bind (settings, self->ground);
  canasta_card_fan_set_art (self->fan, art);
}

/* @what: the game that is dealt at once: "Classic, four players" */
static void
show_play (CanastaStartPage *self, const char *what)
{
  gtk_label_set_label (self->play_what, what);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, what, -1);
}

/* Whoever has neither played nor learned anything yet may want to be taught. */
static void
show_learn (CanastaStartPage *self, GSettings *settings, gboolean has_played)
{
  g_autoptr (GVariant) done = g_settings_get_user_value (settings, "lessons-done");
  g_autoptr (GVariant) left = g_settings_get_user_value (settings, "lessons-left");
  gboolean is_first = !has_played && !done && !left;

  gtk_button_set_label (self->learn_button, is_first ? _("Teach me Canasta") : _("Learn Canasta"));
}

/* When it was played last, as one would say it. */
static char *
format_date (const CanastaSaved *saved)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);
  g_autofree char *day = NULL, *time = NULL, *today = NULL, *before = NULL;

  if (!saved->played)
    return g_strdup ("");
  day = g_date_time_format (saved->played, "%x");
  time = g_date_time_format (saved->played, "%H:%M");
  today = g_date_time_format (now, "%x");
  before = g_date_time_format (yesterday, "%x");
  if (g_str_equal (day, today))
    /* Translators: when a game was played, and the time */
    return g_strdup_printf (_("Today, %s"), time);
  if (g_str_equal (day, before))
    return g_strdup_printf (_("Yesterday, %s"), time);
  return g_steal_pointer (&day);
}

/* How a match stands, and which moment of another one it was played on from. */
static char *
dup_standing (const CanastaSaved *saved)
{
  return saved->origin ? g_strdup_printf ("%s\n%s", saved->standing, saved->origin)
                       : g_strdup (saved->standing);
}

static void
show_newest (CanastaStartPage *self, const CanastaSaved *saved)
{
  gtk_widget_set_visible (self->continue_button, saved != NULL);
  if (saved)
    {
      g_autofree char *standing = dup_standing (saved);
      g_autofree char *description = g_strdup_printf ("%s. %s", saved->title, standing);

      gtk_label_set_label (self->continue_what, saved->title);
      gtk_label_set_label (self->continue_how, standing);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->continue_button), "s",
                                        saved->path);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->continue_button), "win.continue");
      canasta_accessible_set_description (self->continue_button, description);
      gtk_widget_remove_css_class (self->play_button, "suggested-action");
    }
  else
    {
      gtk_widget_add_css_class (self->play_button, "suggested-action");
    }
}

/* @label: what it does, and to which game */
static GtkWidget *
add_button (AdwActionRow *row, const char *icon, const char *tooltip, const char *label,
            const char *action, const char *path)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  adw_action_row_add_suffix (row, button);
  return button;
}

/* A match of which no round is over leaves the place of the button free, so that the days of all
 * stand in a column. */
static void
add_watch (CanastaStartPage *self, AdwActionRow *row, const CanastaSaved *saved)
{
  g_autofree char *label = g_strdup_printf (_("Watch the rounds: %s"), saved->title);
  GtkWidget *place;

  if (saved->has_rounds)
    place = add_button (row, "media-playback-start-symbolic", _("Watch the rounds"), label,
                        "win.watch", saved->path);
  else
    adw_action_row_add_suffix (row, place = adw_bin_new ());
  gtk_size_group_add_widget (self->watch_places, place);
}

/* A row that says what a match is, how it stands, and a day. */
static AdwActionRow *
new_row (const CanastaSaved *saved, const char *day)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = g_markup_escape_text (saved->title, -1);
  g_autofree char *text = dup_standing (saved);
  g_autofree char *subtitle = g_markup_escape_text (text, -1);
  GtkWidget *when = gtk_label_new (day);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_add_css_class (when, "dim-label");
  gtk_widget_add_css_class (when, "caption");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), when);
  return ADW_ACTION_ROW (row);
}

static GtkWidget *
new_earlier_row (CanastaStartPage *self, const CanastaSaved *saved)
{
  g_autofree char *date = format_date (saved);
  AdwActionRow *row = new_row (saved, date);
  g_autofree char *delete = g_strdup_printf (_("Delete %s"), saved->title);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", saved->path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row),
                                  saved->is_over ? "win.watch" : "win.continue");
  add_watch (self, row, saved);
  add_button (row, "user-trash-symbolic", _("Delete"), delete, "win.delete-saved", saved->path);
  return GTK_WIDGET (row);
}

static GtkWidget *
new_deleted_row (const CanastaSaved *saved)
{
  g_autofree char *day = g_date_time_format (saved->deleted, "%x");
  AdwActionRow *row = new_row (saved, day);
  g_autofree char *restore = g_strdup_printf (_("Restore %s"), saved->title);

  add_button (row, "edit-undo-symbolic", _("Restore"), restore, "win.restore-saved", saved->path);
  return GTK_WIDGET (row);
}

/* The match that goes on first; NULL where all are over. */
static const CanastaSaved *
find_newest (GPtrArray *saved)
{
  for (guint i = 0; i < saved->len; i++)
    {
      const CanastaSaved *match = g_ptr_array_index (saved, i);

      if (!match->is_over)
        return match;
    }
  return NULL;
}

/* @saved: of CanastaSaved: the matches, the one played last first */
static void
show_saved (CanastaStartPage *self, GPtrArray *saved)
{
  const CanastaSaved *newest = find_newest (saved);
  GtkWidget *row;

  show_newest (self, newest);

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->earlier))))
    gtk_list_box_remove (self->earlier, row);
  for (guint i = 0; i < saved->len; i++)
    if (g_ptr_array_index (saved, i) != newest)
      gtk_list_box_append (self->earlier, new_earlier_row (self, g_ptr_array_index (saved, i)));
  gtk_widget_set_visible (self->earlier_games,
                          gtk_widget_get_first_child (GTK_WIDGET (self->earlier)) != NULL);
}

/* @deleted: of CanastaSaved: the matches that can come back */
static void
show_deleted (CanastaStartPage *self, GPtrArray *deleted)
{
  for (guint i = 0; i < self->deleted_rows->len; i++)
    adw_expander_row_remove (self->deleted, g_ptr_array_index (self->deleted_rows, i));
  g_ptr_array_set_size (self->deleted_rows, 0);
  for (guint i = 0; i < deleted->len; i++)
    {
      GtkWidget *row = new_deleted_row (g_ptr_array_index (deleted, i));

      adw_expander_row_add_row (self->deleted, row);
      g_ptr_array_add (self->deleted_rows, row);
    }
  gtk_widget_set_visible (self->deleted_games, deleted->len > 0);
  if (deleted->len == 0)
    adw_expander_row_set_expanded (self->deleted, FALSE);
}

static void
show_notice (CanastaStartPage *self, const CanastaNotice *notice)
{
  gtk_label_set_label (self->notice_label, notice ? notice->sentence : "");
  gtk_label_set_label (self->notice_details, notice ? notice->details : "");
  gtk_expander_set_expanded (self->notice_expander, FALSE);
  gtk_widget_set_visible (self->notice, notice != NULL);
}

/**
 * canasta_start_page_update:
 * @self: a start page
 * @matches: the matches
 * @more: (nullable) (transfer full): what the person should know beside what the
 *   saved matches tell
 *
 * Shows what can be played.
 *
 * Returns: (nullable): what the person should know, a sentence
 */
const char *
canasta_start_page_update (CanastaStartPage *self, CanastaMatches *matches, CanastaNotice *more)
{
  g_autoptr (CanastaSetup) setup =
    canasta_setup_new_last (canasta_matches_get_settings (matches));
  g_autofree char *what =
    canasta_setup_describe (setup, canasta_matches_get_registry (matches));
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (GPtrArray) saved = canasta_matches_list_saved (matches, &notice);
  g_autoptr (GPtrArray) deleted = canasta_matches_list_deleted (matches);

  if (more)
    canasta_notice_append (&notice, more);
  show_play (self, what);
  show_learn (self, canasta_matches_get_settings (matches), saved->len > 0);
  show_saved (self, saved);
  show_deleted (self, deleted);
  gtk_widget_set_visible (self->games, gtk_widget_get_visible (self->earlier_games)
                                         || gtk_widget_get_visible (self->deleted_games));
  show_notice (self, notice);
  fit_soon (self);
  return notice ? gtk_label_get_label (self->notice_label) : NULL;
}

/* Enter goes on with the match, or deals a new one. */
void
canasta_start_page_focus (CanastaStartPage *self)
{
  if (!gtk_widget_get_visible (self->continue_button)
      || !gtk_widget_grab_focus (self->continue_button))
    gtk_widget_grab_focus (self->play_button);
}

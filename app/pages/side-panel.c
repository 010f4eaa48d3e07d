/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet, as high as it needs to be, and under it the moves. */
#include "config.h"

#include "pages/side-panel.h"

#include <glib/gi18n-lib.h>

#include "pages/move-list.h"
#include "pages/score-rows.h"
#include "session/sides.h"
#include "turn/portraits.h"

#define WIDTH 300
#define WIDTH_FOR_MANY 340 /* for three sides and more */
#define MARGIN 12
#define HIGHEST_SCORE 280 /* a higher score sheet scrolls */

struct _CanastaSidePanel
{
  AdwBin parent_instance;

  CanastaScoreGrid *score;
  GtkScrolledWindow *scrolled;
  GtkWidget *moves_heading;
  CanastaMoveList *moves;
  CanastaMatch *match;          /* whose score is shown */
  guint n_scores;
  CanastaStage stage;
};

G_DEFINE_FINAL_TYPE (CanastaSidePanel, canasta_side_panel, ADW_TYPE_BIN)

static void
canasta_side_panel_dispose (GObject *object)
{
  g_clear_object (&CANASTA_SIDE_PANEL (object)->match);
  G_OBJECT_CLASS (canasta_side_panel_parent_class)->dispose (object);
}

static void
canasta_side_panel_class_init (CanastaSidePanelClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_side_panel_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_heading (const char *title)
{
  GtkWidget *heading = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "heading");
  gtk_widget_add_css_class (heading, "side-heading");
  return heading;
}

/* The heading of the panel, with the button that closes it. */
static GtkWidget *
new_head (const char *title)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *heading = new_heading (title);
  GtkWidget *close = gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_widget_set_hexpand (heading, TRUE);
  gtk_widget_set_valign (close, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_end (close, 6);
  gtk_widget_add_css_class (close, "flat");
  gtk_widget_set_tooltip_text (close, _("Close the panel"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (close), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Close the panel"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (close), "win.side-panel");
  gtk_box_append (GTK_BOX (head), heading);
  gtk_box_append (GTK_BOX (head), close);
  return head;
}

static void
canasta_side_panel_init (CanastaSidePanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *score = canasta_score_grid_new ();
  GtkWidget *moves = canasta_move_list_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->score = CANASTA_SCORE_GRID (score);
  self->scrolled = GTK_SCROLLED_WINDOW (scrolled);
  self->moves = CANASTA_MOVE_LIST (moves);

  gtk_widget_set_valign (score, GTK_ALIGN_START);
  gtk_widget_set_margin_start (score, MARGIN);
  gtk_widget_set_margin_end (score, MARGIN);
  gtk_widget_set_margin_bottom (score, 6);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), score);
  gtk_widget_set_vexpand (moves, TRUE);

  gtk_box_append (GTK_BOX (box), new_head (_("Score sheet")));
  gtk_box_append (GTK_BOX (box), scrolled);
  self->moves_heading = new_heading (_("Moves"));
  gtk_box_append (GTK_BOX (box), self->moves_heading);
  gtk_box_append (GTK_BOX (box), moves);
  gtk_widget_set_size_request (box, WIDTH, -1);
  gtk_widget_add_css_class (GTK_WIDGET (self), "side-panel");
  adw_bin_set_child (ADW_BIN (self), box);
}

/* As wide and as high as the score sheet wants. */
static void
fit_score (CanastaSidePanel *self, CanastaMatch *match)
{
  GtkWidget *score = GTK_WIDGET (self->score);
  int width = canasta_sides_count_ledgers (match) > 2 ? WIDTH_FOR_MANY : WIDTH;
  int height;

  gtk_widget_measure (score, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_set_size_request (adw_bin_get_child (ADW_BIN (self)), width, -1);
  gtk_scrolled_window_set_min_content_height (self->scrolled, MIN (height, HIGHEST_SCORE));
}

/**
 * canasta_side_panel_update:
 * @self: a side panel
 * @session: the match being played
 * @art: what draws faces, and knows the letters of court cards
 * @settings: the preferences, which say whom the players look like
 */
void
canasta_side_panel_update (CanastaSidePanel *self, CanastaSession *session, CanastaCardArt *art,
                           GSettings *settings)
{
  CanastaMatch *match = canasta_session_get_match (session);
  guint viewer = canasta_session_get_reader (session);
  guint n_scores = canasta_match_get_n_scores (match);
  CanastaStage stage = canasta_match_get_stage (match);
  guint portraits[CANASTA_MAX_SEATS] = { 0 };

  canasta_portraits_look_up (settings, canasta_match_get_names (match),
                             canasta_match_get_table (match)->players,
                             canasta_session_get_personal (session)->seat, portraits);
  canasta_move_list_set_people (self->moves, art, portraits);
  canasta_move_list_update (self->moves, match, viewer,
                            canasta_screen_get_viewer (canasta_session_get_screen (session)));
  gtk_widget_set_visible (self->moves_heading, !canasta_move_list_is_empty (self->moves));
  if (self->match == match && self->n_scores == n_scores && self->stage == stage)
    return;

  g_set_object (&self->match, match);
  self->n_scores = n_scores;
  self->stage = stage;
  canasta_score_grid_show_rounds (self->score, match, viewer);
  fit_score (self, match);
}

/**
 * canasta_side_panel_forget:
 * @self: a side panel
 *
 * Nobody looks at it, and it follows the match no longer, until it is updated.
 */
void
canasta_side_panel_forget (CanastaSidePanel *self)
{
  canasta_move_list_clear (self->moves);
}

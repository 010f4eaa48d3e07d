/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two pages, "score" and "moves". */
#include "config.h"

#include "pages/side-panel.h"

#include <glib/gi18n-lib.h>

#include "pages/move-list.h"
#include "pages/score-rows.h"

struct _CanastaSidePanel
{
  AdwBin parent_instance;

  GtkStack *pages;
  CanastaScoreTable *score;
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
canasta_side_panel_class_init (CanastaSidePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = canasta_side_panel_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_side_panel_init (CanastaSidePanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *switcher = gtk_stack_switcher_new ();
  GtkWidget *pages = gtk_stack_new ();
  GtkWidget *score = canasta_score_table_new ();
  GtkWidget *moves = canasta_move_list_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->pages = GTK_STACK (pages);
  self->score = CANASTA_SCORE_TABLE (score);
  self->moves = CANASTA_MOVE_LIST (moves);

  gtk_widget_set_valign (score, GTK_ALIGN_START);
  gtk_widget_set_margin_start (score, 12);
  gtk_widget_set_margin_end (score, 12);
  gtk_widget_set_margin_bottom (score, 12);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), score);
  gtk_stack_add_titled (self->pages, scrolled, "score", _("Score sheet"));
  gtk_stack_add_titled (self->pages, moves, "moves", _("Moves"));
  gtk_widget_set_vexpand (pages, TRUE);

  gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (switcher), self->pages);
  gtk_widget_set_halign (switcher, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (switcher, 12);
  gtk_box_append (GTK_BOX (box), switcher);
  gtk_box_append (GTK_BOX (box), pages);
  gtk_widget_set_size_request (box, 300, -1);
  gtk_widget_add_css_class (GTK_WIDGET (self), "side-panel");
  adw_bin_set_child (ADW_BIN (self), box);
}

/**
 * canasta_side_panel_update:
 * @self: a side panel
 * @session: the match being played
 */
void
canasta_side_panel_update (CanastaSidePanel *self, CanastaSession *session)
{
  CanastaMatch *match = canasta_session_get_match (session);
  guint viewer = canasta_session_get_seat (session);
  guint n_scores = canasta_match_get_n_scores (match);
  CanastaStage stage = canasta_match_get_stage (match);

  canasta_move_list_update (self->moves, match, viewer);
  if (self->match == match && self->n_scores == n_scores && self->stage == stage)
    return;

  g_set_object (&self->match, match);
  self->n_scores = n_scores;
  self->stage = stage;
  canasta_score_table_show_rounds (self->score, match, viewer);
}

/**
 * canasta_side_panel_show:
 * @self: a side panel
 * @page: "score" or "moves"
 */
void
canasta_side_panel_show (CanastaSidePanel *self, const char *page)
{
  gtk_stack_set_visible_child_name (self->pages, page);
}

const char *
canasta_side_panel_get_page (CanastaSidePanel *self)
{
  return gtk_stack_get_visible_child_name (self->pages);
}

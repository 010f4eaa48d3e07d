/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons are bound to win.next-round, win.play-again, win.new, win.statistics,
 * win.copy-scores, win.print-scores and win.copy-deal. */
#include "config.h"

#include "pages/round-page.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "pages/chart.h"
#include "pages/columns.h"
#include "pages/roomy.h"
#include "pages/round-end.h"
#include "pages/score-rows.h"
#include "pages/side-result.h"
#include "pages/wrap.h"
#include "review/out-reason.h"
#include "rules/numbers.h"
#include "session/sides.h"
#include "table/card-row.h"
#include "table/card-settings.h"
#include "table/felt.h"
#include "table/paint.h"
#include "table/side-shape.h"
#include "turn/ledgers.h"
#include "turn/passage.h"

struct _CanastaRoundPage
{
  AdwBin parent_instance;

  CanastaCardArt *art;
  char *summary;
  CanastaMatch *celebrated;     /* which was won, or NULL */

  GtkLabel *title;
  CanastaRoundEnd *end;
  GtkWidget *tabs;
  GtkStack *stack;
  CanastaScoreGrid *round;
  CanastaScoreGrid *rounds;
  CanastaChart *totals;
  GtkToggleButton *show_hands;
  GtkBox *hands;
  GtkWidget *ground;
  GtkBox *columns;
  GtkBox *sides;
  GtkWidget *deal_place;
  GtkLabel *deal;
  GtkWidget *buttons;
  GtkWidget *copies;
  GtkWidget *next_round;
  GtkWidget *play_again;
  GtkWidget *new_game;
  GtkWidget *statistics;
};

G_DEFINE_FINAL_TYPE (CanastaRoundPage, canasta_round_page, ADW_TYPE_BIN)

#define HAND_CARD_HEIGHT 92

/* What stays in view above the tabs. */
#define TABS_EDGE 12

static void
canasta_round_page_dispose (GObject *object)
{
  CanastaRoundPage *self = CANASTA_ROUND_PAGE (object);

  g_clear_object (&self->art);
  g_clear_pointer (&self->summary, g_free);
  g_clear_weak_pointer (&self->celebrated);
  G_OBJECT_CLASS (canasta_round_page_parent_class)->dispose (object);
}

/* The button and the tab of the hands are the same. */
static void
show_hands_cb (CanastaRoundPage *self)
{
  gboolean is_wanted = gtk_toggle_button_get_active (self->show_hands);
  gboolean is_shown =
    g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "hands") == 0;

  if (is_wanted != is_shown)
    gtk_stack_set_visible_child_name (self->stack, is_wanted ? "hands" : "round");
}

/* In a narrow window what was chosen lies further down. */
static void
scroll_to_tabs (CanastaRoundPage *self)
{
  GtkWidget *content = gtk_widget_get_parent (gtk_widget_get_parent (GTK_WIDGET (self->columns)));
  graphene_rect_t bounds;

  if (gtk_widget_get_mapped (self->tabs)
      && gtk_widget_compute_bounds (self->tabs, content, &bounds))
    gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->ground)),
      bounds.origin.y - TABS_EDGE);
}

/* Which tab is chosen is seen; a screen reader says of each only what it is called. */
static void
describe_tabs (CanastaRoundPage *self)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (self->stack);
  GtkWidget *tab = gtk_widget_get_first_child (self->tabs);

  for (guint i = 0; tab; i++, tab = gtk_widget_get_next_sibling (tab))
    canasta_accessible_set_description (
      tab, gtk_selection_model_is_selected (pages, i) ? C_("tab", "Shown") : NULL);
}

static void
page_changed_cb (CanastaRoundPage *self)
{
  scroll_to_tabs (self);
  describe_tabs (self);
  gtk_toggle_button_set_active (
    self->show_hands, g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "hands") == 0);
}

static void
canasta_round_page_class_init (CanastaRoundPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_round_page_dispose;

  g_type_ensure (CANASTA_TYPE_CHART);
  g_type_ensure (CANASTA_TYPE_ROUND_END);
  g_type_ensure (CANASTA_TYPE_SCORE_GRID);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/pages/round-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, title);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, end);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, tabs);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, stack);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, copies);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, round);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, rounds);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, totals);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, show_hands);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, hands);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, ground);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, columns);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, sides);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, deal_place);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, deal);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, next_round);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, play_again);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, new_game);
  gtk_widget_class_bind_template_child (widget_class, CanastaRoundPage, statistics);
  gtk_widget_class_bind_template_callback (widget_class, show_hands_cb);
  gtk_widget_class_bind_template_callback (widget_class, page_changed_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_round_page_init (CanastaRoundPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  canasta_columns_set_sidebar (self->columns);
  canasta_columns_set_grid (self->hands);
  canasta_roomy_follow (GTK_SCROLLED_WINDOW (self->ground));
  canasta_columns_set_bar (GTK_BOX (self->buttons));
  canasta_wrap_labels (self->tabs, TRUE);
  describe_tabs (self);
  canasta_wrap_labels (self->buttons, TRUE);
  canasta_wrap_labels (self->copies, TRUE);
}

/**
 * canasta_round_page_set_up:
 * @self: a round page, new
 * @settings: (nullable): the preferences
 * @art: what draws the cards
 */
void
canasta_round_page_set_up (CanastaRoundPage *self, GSettings *settings, CanastaCardArt *art)
{
  g_set_object (&self->art, art);
  if (settings)
    canasta_felt_bind (settings, self->ground);
}

static GtkWidget *
new_hand (CanastaRoundPage *self, const CanastaCardSet *hand)
{
  GtkWidget *row = canasta_card_row_new (self->art, HAND_CARD_HEIGHT);

  canasta_card_row_set_hand (CANASTA_CARD_ROW (row), hand);
  return row;
}

/* What a player has left, under their name and what it costs. */
static GtkWidget *
new_hand_place (CanastaRoundPage *self, CanastaSession *session, guint seat)
{
  CanastaMatch *match = canasta_session_get_match (session);
  const CanastaCardSet *hand = &canasta_match_get_state (match)->hands[seat];
  int cost = canasta_table_cost_hand (canasta_match_get_table (match), hand);
  g_autofree char *points = canasta_number_format (-cost);
  g_autofree char *text =
    seat == canasta_session_get_reader (session)
      ? g_strdup_printf (_("Your hand: %s"), points)
      : g_strdup_printf (_("Hand of %s: %s"), canasta_match_get_names (match)[seat], points);
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (place, "hand-place");
  gtk_box_append (GTK_BOX (place), label);
  if (!canasta_card_set_is_empty (hand))
    gtk_box_append (GTK_BOX (place), new_hand (self, hand));
  return place;
}

static void
fill_hands (CanastaRoundPage *self, CanastaSession *session)
{
  CanastaMatch *match = canasta_session_get_match (session);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->hands))))
    gtk_box_remove (self->hands, child);
  for (guint seat = 0; seat < canasta_match_get_table (match)->players; seat++)
    if (seat != canasta_match_get_state (match)->board.resting)
      gtk_box_append (self->hands, new_hand_place (self, session, seat));
}

/* What the round was for each side, and whose colour the page has. */
static void
fill_sides (CanastaRoundPage *self, CanastaMatch *match, guint viewer)
{
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  guint own = canasta_ledgers_get_own (canasta_match_get_table (match), board, viewer);
  guint n = canasta_sides_count_ledgers (match);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->sides))))
    gtk_box_remove (self->sides, child);
  for (guint place = 0; place < n; place++)
    gtk_box_append (self->sides, canasta_side_result_new (self->art, match, viewer, place));
  for (guint place = 0; place < CANASTA_N_SIDE_SHAPES; place++)
    canasta_paint_set_class (self->ground, canasta_side_shape_get_class (place),
                             place < n && canasta_side_result_won (match, (own + place) % n));
}

/* The first time that a match is shown which the person has won, their side shines;
 * where nothing moves it only has its colour. */
static void
celebrate (CanastaRoundPage *self, CanastaMatch *match, guint viewer)
{
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  guint own = canasta_ledgers_get_own (canasta_match_get_table (match), board, viewer);
  gboolean moves;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &moves, NULL);
  if (canasta_match_get_stage (match) != CANASTA_STAGE_MATCH_OVER || match == self->celebrated
      || viewer == CANASTA_NO_SEAT || !canasta_side_result_won (match, own))
    return;
  g_set_weak_pointer (&self->celebrated, match);
  if (moves)
    gtk_widget_add_css_class (gtk_widget_get_first_child (GTK_WIDGET (self->sides)), "celebrated");
}

/* "Us 1,460, Them 555": the points of the round, or the totals. */
static char *
list_points (CanastaMatch *match, guint viewer, gboolean totals)
{
  const CanastaScore *score =
    canasta_match_get_score (match, canasta_match_get_n_scores (match) - 1);
  g_autoptr (GString) text = g_string_new (NULL);
  guint ledgers[CANASTA_MAX_SEATS];
  guint n = canasta_sides_list_ledgers (match, viewer, ledgers);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *title = canasta_sides_dup_ledger_title (match, viewer, ledgers[i]);
      g_autofree char *points = canasta_number_format (totals ? score->totals[ledgers[i]]
                                                              : score->rows[ledgers[i]].total);

      g_string_append_printf (text, "%s%s %s", i > 0 ? ", " : "", title, points);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What it made, and what has come of the match. After the first round both are the same. */
static void
summarise (CanastaRoundPage *self, CanastaMatch *match, guint viewer, const char *result)
{
  g_autofree char *round = list_points (match, viewer, FALSE);
  g_autofree char *totals = list_points (match, viewer, TRUE);
  g_autoptr (GString) text = g_string_new (NULL);

  if (g_str_equal (round, totals))
    /* Translators: the points of each side: "Us 870, Them 585" */
    canasta_passage_take (text, g_strdup_printf (_("Round over. %s."), round));
  else
    canasta_passage_take (text, g_strdup_printf (_("Round over. %s. Total: %s."), round, totals));
  canasta_passage_add (text, result);
  g_free (self->summary);
  self->summary = g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * canasta_round_page_update:
 * @self: a round page
 * @session: a session whose round has ended
 *
 * Shows the round that has ended.
 */
void
canasta_round_page_update (CanastaRoundPage *self, CanastaSession *session)
{
  CanastaMatch *match = canasta_session_get_match (session);
  guint viewer = canasta_session_get_reader (session);
  guint out = canasta_out_reason_find_seat (match);
  gboolean is_over = canasta_match_get_stage (match) == CANASTA_STAGE_MATCH_OVER;
  g_autofree char *round = g_strdup_printf (_("Round %u is over"),
                                            canasta_match_get_round (match));
  g_autofree char *result = is_over ? canasta_sides_dup_result (match, viewer) : NULL;
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT,
                                             canasta_sides_get_shared_deal (match));
  g_autofree char *deal = g_strdup_printf (_("Deal number %s"), number);

  canasta_card_settings_follow_table (canasta_match_get_table (match), self->art);
  gtk_label_set_label (self->title, is_over ? result : round);
  canasta_round_end_show (self->end, match, viewer,
                          out != CANASTA_NO_SEAT && !canasta_session_has_person (session, out));
  gtk_label_set_label (self->deal, canasta_session_is_sealed (session) ? "" : deal);
  gtk_widget_set_visible (self->deal_place, !canasta_session_is_sealed (session));
  canasta_score_grid_show_round (self->round, match, viewer);
  canasta_score_grid_show_rounds (self->rounds, match, viewer);
  canasta_chart_show (self->totals, _("Totals after each round"),
                      canasta_score_chart_new (match, viewer));
  fill_sides (self, match, viewer);
  celebrate (self, match, viewer);
  fill_hands (self, session);
  gtk_stack_set_visible_child_name (self->stack, "round");
  gtk_adjustment_set_value (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->ground)), 0);
  /* The round begins without those who look on. */
  gtk_widget_set_visible (self->next_round,
                          !is_over
                            && !canasta_screen_is_watched (canasta_session_get_screen (session)));
  gtk_widget_set_visible (self->play_again, is_over);
  gtk_widget_set_visible (self->new_game, is_over);
  gtk_widget_set_visible (self->statistics, is_over);
  /* Then there are enough of them, and the hands have a tab. */
  gtk_widget_set_visible (GTK_WIDGET (self->show_hands), !is_over);
  summarise (self, match, viewer, result);
}

/**
 * canasta_round_page_get_end:
 * @self: a round page
 *
 * Returns: how the round ended, in sentences; empty where that is not in the record
 */
const char *
canasta_round_page_get_end (CanastaRoundPage *self)
{
  return canasta_round_end_get_text (self->end);
}

/**
 * canasta_round_page_get_summary:
 * @self: a round page
 *
 * Returns: what a screen reader is told that the round made
 */
const char *
canasta_round_page_get_summary (CanastaRoundPage *self)
{
  return self->summary;
}

/* Enter goes on; where the round goes on without the person, it shows the hands. */
void
canasta_round_page_focus (CanastaRoundPage *self)
{
  GtkWidget *buttons[] = { self->next_round, self->play_again, GTK_WIDGET (self->show_hands) };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (gtk_widget_get_visible (buttons[i]) && gtk_widget_grab_focus (buttons[i]))
      return;
}

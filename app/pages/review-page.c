/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was found last is kept: whoever comes back finds it as they left it. */
#include "config.h"

#include "pages/review-page.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "pages/columns.h"
#include "pages/decision-row.h"
#include "pages/review-card.h"
#include "pages/roomy.h"
#include "pages/worth-curve.h"
#include "rules/numbers.h"
#include "table/card-settings.h"
#include "table/felt.h"

/* What shows a moment of the round. */
#define SHOW_MOMENT "past.show-moment"

/* How many mistakes come first. */
#define MOST_COSTLIEST 3

struct _CanastaReviewPage
{
  AdwBin parent_instance;

  CanastaCardArt *art;
  CanastaReviewer *reviewer;
  guint round;                  /* what was asked for last */
  guint seat;
  const CanastaReview *shown;   /* what the page is filled with, the reviewer's, or NULL */

  GtkStack *stack;
  GtkLabel *state;
  GtkProgressBar *bar;
  GtkWidget *stop;
  GtkWidget *again;
  GtkScrolledWindow *ground;
  GtkLabel *gap;
  GtkBox *columns;
  GtkListBox *terms;
  GtkLabel *sum;
  GtkLabel *unit;
  GtkLabel *judgement;
  GtkBox *costliest;
  GtkLabel *curve_title;
  CanastaWorthCurve *curve;
  GtkListBox *decisions;
};

G_DEFINE_FINAL_TYPE (CanastaReviewPage, canasta_review_page, ADW_TYPE_BIN)

static const CanastaReviewStep *
get_step (CanastaReviewPage *self, guint index)
{
  return &g_array_index (self->shown->steps, CanastaReviewStep, index);
}

/* The result, and of what it is made up. */

static void
add_term (CanastaReviewPage *self, const CanastaReviewTerm *term, gboolean is_result)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = gtk_label_new (term->title);
  g_autofree char *number = canasta_number_format_signed (term->points);
  /* Translators: what points are for, and how many: "Luck: +120" */
  g_autofree char *name = g_strdup_printf (C_("points", "%1$s: %2$s"), term->title, number);
  GtkWidget *points = gtk_label_new (number);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (points, "points");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), points);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  if (is_result)
    gtk_widget_add_css_class (row, "score-sum");
  canasta_accessible_tell_as_one (row, name);
  gtk_list_box_append (self->terms, row);
}

static void
fill_terms (CanastaReviewPage *self, CanastaMatch *match)
{
  g_autoptr (GArray) terms = canasta_review_list_terms (self->shown, match);
  g_autofree char *sum = canasta_review_describe_sum (self->shown);

  for (guint i = 0; i < terms->len; i++)
    add_term (self, &g_array_index (terms, CanastaReviewTerm, i), i + 1 == terms->len);
  gtk_label_set_label (self->sum, sum);
}

/* The decisions. */

/* Which step of the round comes after so many. */
static guint
get_moment (CanastaReviewPage *self, CanastaMatch *match, guint index)
{
  return get_step (self, index)->event
         - canasta_record_find_round (canasta_match_get_record (match), self->shown->round);
}

static gboolean
is_decision (CanastaReviewPage *self, guint index)
{
  const CanastaReviewStep *step = get_step (self, index);

  return step->seat == self->shown->seat && step->verdict != CANASTA_REVIEW_NO_CHOICE;
}

/* Whether it is one of the costliest; if so, how many of these come before it. */
static gboolean
is_costliest (const guint *steps, guint n, guint index, guint *place)
{
  for (*place = 0; *place < n; (*place)++)
    if (steps[*place] == index)
      return TRUE;
  return FALSE;
}

/* Plays the round once more beside the review, so that each decision is told with
 * what could be seen. */
static void
fill_decisions (CanastaReviewPage *self, CanastaMatch *match)
{
  const char *const *names = canasta_match_get_names (match);
  g_autoptr (CanastaMatch) again = canasta_match_dup_at (match, self->shown->round, 0);
  GtkWidget *cards[MOST_COSTLIEST] = { NULL };
  guint steps[MOST_COSTLIEST];
  guint n = canasta_review_list_costliest (self->shown, steps, MOST_COSTLIEST);
  guint place;

  for (guint i = 0; again && i < self->shown->steps->len; i++)
    {
      if (is_decision (self, i))
        {
          const CanastaReviewStep *step = get_step (self, i);
          guint moment = get_moment (self, match, i);
          g_autoptr (CanastaReviewWords) words = NULL;
          CanastaObservation observation;

          canasta_match_observe (again, step->seat, &observation);
          words = canasta_review_words_new (self->shown, i, &observation, names);
          gtk_list_box_append (self->decisions,
                               canasta_decision_row_new (step, words, SHOW_MOMENT,
                                                         moment));
          if (is_costliest (steps, n, i, &place))
            cards[place] = canasta_review_card_new (self->art, step, words, &observation,
                                                    SHOW_MOMENT, moment);
        }
      if (!canasta_match_play_on_as (again, match))
        break;
    }
  for (guint i = 0; i < n && cards[i]; i++)
    gtk_box_append (self->costliest, cards[i]);
}

/* The curve. */

/* What was missed in the turn that ends with a step; %NULL for nothing. */
static const CanastaReviewStep *
find_mistake (CanastaReviewPage *self, guint index)
{
  const CanastaReviewStep *found = NULL;
  guint turn = get_step (self, index)->turn;

  for (guint i = index + 1; i > 0 && get_step (self, i - 1)->turn == turn; i--)
    {
      const CanastaReviewStep *step = get_step (self, i - 1);

      if (step->seat == self->shown->seat && step->verdict == CANASTA_REVIEW_MISTAKE
          && (!found || step->effect < found->effect))
        found = step;
    }
  return found;
}

static void
fill_curve (CanastaReviewPage *self, CanastaMatch *match)
{
  canasta_worth_curve_add (self->curve, _("At the start"), self->shown->start, NULL,
                           CANASTA_WORTH_MARK_PLAIN, SHOW_MOMENT, 0);
  for (guint i = 0; i < self->shown->steps->len; i++)
    {
      const CanastaReviewStep *step = get_step (self, i);
      const CanastaReviewStep *mistake;
      g_autofree char *title = NULL;
      g_autofree char *note = NULL;

      if (!canasta_review_ends_turn (self->shown, i))
        continue;
      title = canasta_review_describe_turn (self->shown, i, match);
      mistake = find_mistake (self, i);
      note = mistake ? canasta_review_describe_verdict (mistake) : NULL;
      canasta_worth_curve_add (self->curve, title, step->worth, note,
                               mistake                            ? CANASTA_WORTH_MARK_COSTLY
                               : step->seat == self->shown->seat ? CANASTA_WORTH_MARK_OWN
                                                                  : CANASTA_WORTH_MARK_PLAIN,
                               SHOW_MOMENT, get_moment (self, match, i) + 1);
    }
}

/* The page. */

static void
empty_list (GtkListBox *list)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (list))))
    gtk_list_box_remove (list, row);
}

static void
empty (CanastaReviewPage *self)
{
  GtkWidget *child;

  self->shown = NULL;
  empty_list (self->terms);
  empty_list (self->decisions);
  canasta_worth_curve_clear (self->curve);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->costliest))))
    gtk_box_remove (self->costliest, child);
}

static void
show_review (CanastaReviewPage *self, const CanastaReview *review)
{
  CanastaMatch *match = canasta_reviewer_get_match (self->reviewer);
  const char *gap = canasta_review_get_gap (review);

  if (self->shown == review)
    return;
  empty (self);
  self->shown = review;
  gtk_label_set_label (self->unit, canasta_review_get_unit (match));
  gtk_label_set_label (self->gap, gap ? gap : "");
  gtk_widget_set_visible (GTK_WIDGET (self->gap), gap != NULL);
  gtk_label_set_label (self->judgement, canasta_review_get_judgement (review));
  fill_terms (self, match);
  fill_decisions (self, match);
  fill_curve (self, match);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->ground), 0);
}

static void
show_state (CanastaReviewPage *self)
{
  gboolean is_working = canasta_reviewer_is_working (self->reviewer);
  const char *problem = canasta_reviewer_get_problem (self->reviewer);

  gtk_label_set_label (self->state,
                       is_working ? _("The strongest player is going through the round…")
                       : problem  ? problem
                                  : _("The review was stopped."));
  gtk_progress_bar_set_fraction (self->bar, canasta_reviewer_get_progress (self->reviewer));
  gtk_widget_set_visible (GTK_WIDGET (self->bar), is_working);
  gtk_widget_set_visible (self->stop, is_working);
  gtk_widget_set_visible (self->again, !is_working);
}

static void
update (CanastaReviewPage *self)
{
  const CanastaReview *review = canasta_reviewer_get_review (self->reviewer);

  show_state (self);
  if (review)
    show_review (self, review);
  else
    empty (self);
  gtk_stack_set_visible_child_name (self->stack, review ? "found" : "working");
}

static void
changed_cb (CanastaReviewPage *self)
{
  update (self);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  canasta_review_page_focus (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s",
                              gtk_label_get_label (self->shown ? self->judgement : self->state));
}

static void
progressed_cb (CanastaReviewPage *self)
{
  gtk_progress_bar_set_fraction (self->bar, canasta_reviewer_get_progress (self->reviewer));
}

static void
stop_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_review_page_stop (CANASTA_REVIEW_PAGE (widget));
}

static void
again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaReviewPage *self = CANASTA_REVIEW_PAGE (widget);
  CanastaMatch *match = canasta_reviewer_get_match (self->reviewer);

  if (match)
    canasta_reviewer_start (self->reviewer, match, self->round, self->seat);
}

static void
canasta_review_page_dispose (GObject *object)
{
  CanastaReviewPage *self = CANASTA_REVIEW_PAGE (object);

  if (self->reviewer)
    g_signal_handlers_disconnect_by_data (self->reviewer, self);
  g_clear_object (&self->reviewer);
  g_clear_object (&self->art);
  G_OBJECT_CLASS (canasta_review_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *class)
{
  gtk_widget_class_bind_template_child (class, CanastaReviewPage, stack);
  gtk_widget_class_bind_template_child (class, CanastaReviewPage, state);
  gtk_widget_class_bind_template_child (class, CanastaReviewPage, bar);
  gtk_widget_class_bind_template_child (class, CanastaReviewPage, stop);
  gtk_widget_class_bind_template_child (class, CanastaReviewPage, again);
  gtk_widget_class_bind_template_child (class, CanastaReviewPage, ground);
  gtk_widget_class_bind_template_child (class, CanastaReviewPage, unit);
  gtk_widget_class_bind_template_child (class, CanastaReviewPage, gap);
  gtk_widget_class_bind_template_child (class, CanastaReviewPage, columns);
  gtk_widget_class_bind_template_child (class, CanastaReviewPage, terms);
  gtk_widget_class_bind_template_child (class, CanastaReviewPage, sum);
  gtk_widget_class_bind_template_child (class, CanastaReviewPage, judgement);
  gtk_widget_class_bind_template_child (class, CanastaReviewPage, costliest);
  gtk_widget_class_bind_template_child (class, CanastaReviewPage, curve_title);
  gtk_widget_class_bind_template_child (class, CanastaReviewPage, curve);
  gtk_widget_class_bind_template_child (class, CanastaReviewPage, decisions);
}

static void
canasta_review_page_class_init (CanastaReviewPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_review_page_dispose;

  g_type_ensure (CANASTA_TYPE_WORTH_CURVE);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/pages/review-page.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "review.stop", NULL, stop_action);
  gtk_widget_class_install_action (widget_class, "review.again", NULL, again_action);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_review_page_init (CanastaReviewPage *self)
{
  const char *curve = canasta_review_get_curve_title ();

  gtk_widget_init_template (GTK_WIDGET (self));
  canasta_columns_set_sidebar (self->columns);
  canasta_columns_set_grid (self->costliest);
  canasta_roomy_follow (self->ground);
  gtk_label_set_label (self->curve_title, curve);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->curve), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  curve, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_("review", "Review"), -1);
}

GtkWidget *
canasta_review_page_new (GSettings *settings, CanastaCardArt *art, CanastaReviewer *reviewer)
{
  CanastaReviewPage *self = g_object_new (CANASTA_TYPE_REVIEW_PAGE, NULL);

  self->art = g_object_ref (art);
  self->reviewer = g_object_ref (reviewer);
  g_signal_connect_swapped (reviewer, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (reviewer, "progressed", G_CALLBACK (progressed_cb), self);
  canasta_felt_bind (settings, GTK_WIDGET (self->stack));
  return GTK_WIDGET (self);
}

/**
 * canasta_review_page_review:
 * @self: a page
 * @match: a match; it may go on meanwhile
 * @round: a round of it that is over
 * @seat: whose decisions are reviewed
 *
 * Shows the review: at once where it was the last one, otherwise when it is done.
 */
void
canasta_review_page_review (CanastaReviewPage *self, CanastaMatch *match, guint round, guint seat)
{
  self->round = round;
  self->seat = seat;
  canasta_card_settings_follow_table (canasta_match_get_table (match), self->art);
  canasta_reviewer_start (self->reviewer, match, round, seat);
  update (self);
}

void
canasta_review_page_stop (CanastaReviewPage *self)
{
  canasta_reviewer_stop (self->reviewer);
}

/* What was asked for last. */
guint
canasta_review_page_get_round (CanastaReviewPage *self)
{
  return self->round;
}

guint
canasta_review_page_get_seat (CanastaReviewPage *self)
{
  return self->seat;
}

/* On what is to be done next. */
void
canasta_review_page_focus (CanastaReviewPage *self)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->costliest));

  if (!self->shown)
    gtk_widget_grab_focus (gtk_widget_get_visible (self->stop) ? self->stop : self->again);
  else if (first)
    gtk_widget_child_focus (first, GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_child_focus (GTK_WIDGET (self->terms), GTK_DIR_TAB_FORWARD);
}

/**
 * canasta_review_page_describe_moment:
 * @self: a page
 * @moment: which step of the round comes after it
 *
 * Says again, for who looks at a moment, what the review says of it.
 *
 * Returns: (transfer full) (nullable): that in words, or %NULL where the reviewed player
 *   decided nothing
 */
CanastaReviewWords *
canasta_review_page_describe_moment (CanastaReviewPage *self, guint moment)
{
  CanastaMatch *match = canasta_reviewer_get_match (self->reviewer);

  for (guint i = 0; self->shown && i < self->shown->steps->len; i++)
    {
      g_autoptr (CanastaMatch) there = NULL;
      CanastaObservation observation;

      if (get_moment (self, match, i) != moment || !is_decision (self, i))
        continue;
      there = canasta_match_dup_at (match, self->shown->round, moment);
      if (!there)
        return NULL;
      canasta_match_observe (there, get_step (self, i)->seat, &observation);
      return canasta_review_words_new (self->shown, i, &observation,
                                       canasta_match_get_names (match));
    }
  return NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/review-card.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "pages/columns.h"
#include "rules/numbers.h"
#include "table/card-row.h"
#include "turn/passage.h"

#define CARD_HEIGHT 70

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (style)
    gtk_widget_add_css_class (label, style);
  return label;
}

static void
append_cards (GtkBox *box, CanastaCardArt *art, const CanastaCardSet *set)
{
  GtkWidget *row;
  CanastaCard cards[CANASTA_MAX_CARDS];
  CanastaCardSet rest = *set;
  CanastaCard card;
  guint n = 0;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int i = canasta_card_set_count_card (set, card); i > 0; i--)
      cards[n++] = card;
  if (n == 0)
    return;
  row = canasta_card_row_new (art, CARD_HEIGHT);
  canasta_card_row_set_cards (CANASTA_CARD_ROW (row), cards, n);
  gtk_box_append (box, row);
}

/* The cards of a move: those it names, and what is thrown after it. */
static void
get_cards (const CanastaAction *action, CanastaCard discard, CanastaCardSet *cards)
{
  canasta_action_get_cards (action, cards);
  if (discard != CANASTA_NO_CARD)
    canasta_card_set_add_card (cards, discard);
}

/* A move in words and in cards. */
static GtkWidget *
new_move (CanastaCardArt *art, const char *title, const char *words, const CanastaCardSet *cards)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_box_append (GTK_BOX (box), new_label (title, "review-heading"));
  gtk_box_append (GTK_BOX (box), new_label (words, "review-move"));
  append_cards (GTK_BOX (box), art, cards);
  return box;
}

/* Where only the discard is another one, the melds are not shown: they are the same. */
static GtkWidget *
new_moves (CanastaCardArt *art, const CanastaReviewStep *step, const CanastaReviewWords *words)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  CanastaCardSet done = { 0 };
  CanastaCardSet better = { 0 };

  if (canasta_action_equal (&step->action, &step->better))
    {
      canasta_card_set_add_card (&done, step->discard);
      canasta_card_set_add_card (&better, step->better_discard);
    }
  else
    {
      get_cards (&step->action, CANASTA_NO_CARD, &done);
      get_cards (&step->better, CANASTA_NO_CARD, &better);
    }
  canasta_columns_set_grid (GTK_BOX (box));
  gtk_box_append (GTK_BOX (box), new_move (art, C_("review", "Played"), words->done, &done));
  gtk_box_append (GTK_BOX (box), new_move (art, C_("review", "Better"), words->better, &better));
  return box;
}

static GtkWidget *
new_head (const CanastaReviewStep *step, const CanastaReviewWords *words)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *turn = new_label (words->turn, "side-title");
  g_autofree char *points = canasta_number_format_signed (step->effect);

  gtk_widget_set_hexpand (turn, TRUE);
  gtk_box_append (GTK_BOX (head), turn);
  gtk_box_append (GTK_BOX (head), new_label (points, "side-points"));
  return head;
}

static char *
say_move (const char *what, const char *move)
{
  /* Translators: “Played” or “Better”, and the move: "Played: discard the king of clubs." */
  return g_strdup_printf (C_("review", "%1$s: %2$s."), what, move);
}

/* What the card shows, for those who come to its button. */
static char *
say_card (const CanastaReviewWords *words)
{
  GString *text = g_string_new (NULL);

  canasta_passage_take (text, say_move (C_("review", "Played"), words->done));
  canasta_passage_take (text, say_move (C_("review", "Better"), words->better));
  canasta_passage_add (text, words->fault);
  return g_string_free (text, FALSE);
}

/**
 * canasta_review_card_new:
 * @art: what draws the cards
 * @step: a mistake
 * @words: it in words
 * @observation: what its player could see before it
 * @action: what shows its moment
 * @target: for which step
 *
 * Returns: (transfer floating): the decision
 */
GtkWidget *
canasta_review_card_new (CanastaCardArt *art, const CanastaReviewStep *step,
                         const CanastaReviewWords *words, const CanastaObservation *observation,
                         const char *action, guint target)
{
  GtkWidget *card = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                  "spacing", 10, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                  NULL);
  GtkWidget *hand = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *button = gtk_button_new_with_label (_("Show this moment"));
  /* Translators: a moment, and what is to be said of it: "Turn 25: Missed: about 409 points" */
  g_autofree char *name = g_strdup_printf (C_("review", "%1$s: %2$s"), words->turn, words->verdict);
  g_autofree char *why = words->fault ? g_strconcat (words->verdict, " ", words->fault, NULL)
                                      : g_strdup (words->verdict);
  g_autofree char *spoken = say_card (words);
  GtkWidget *reason = new_label (why, NULL);

  gtk_widget_set_vexpand (reason, TRUE);
  gtk_widget_set_valign (reason, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (hand), new_label (C_("review", "In the hand"), "review-heading"));
  append_cards (GTK_BOX (hand), art, &observation->hand);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "felt-button");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", target);
  canasta_accessible_set_description (button, spoken);

  gtk_widget_add_css_class (card, "review-card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (card), new_head (step, words));
  gtk_box_append (GTK_BOX (card), hand);
  gtk_box_append (GTK_BOX (card), new_moves (art, step, words));
  gtk_box_append (GTK_BOX (card), reason);
  gtk_box_append (GTK_BOX (card), button);
  return card;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/side-result.h"

#include <glib/gi18n-lib.h>

#include "rules/numbers.h"
#include "rules/table-words.h"
#include "session/sides.h"
#include "table/meld-view.h"
#include "table/side-shape.h"
#include "turn/ledgers.h"

struct _CanastaSideResult
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (CanastaSideResult, canasta_side_result, ADW_TYPE_BIN)

/* Canastas lie side by side in this width. */
#define CANASTAS_WIDTH 264
#define WIDEST_CANASTA 84
#define WIDEST_OF_MANY 44 /* where three sides and more have room one below the other */
#define CANASTA_EDGES 5 /* of the cards below the top one, above it */

static void
canasta_side_result_class_init (CanastaSideResultClass *class)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_side_result_init (CanastaSideResult *self)
{
}

static const CanastaScore *
get_last_score (CanastaMatch *match)
{
  return canasta_match_get_score (match, canasta_match_get_n_scores (match) - 1);
}

/**
 * canasta_side_result_won:
 * @match: a match whose round has ended
 * @ledger: a ledger
 *
 * Returns: whether it has won the match, or, while that goes on, has more points in
 *   the round than any other
 */
gboolean
canasta_side_result_won (CanastaMatch *match, guint ledger)
{
  const CanastaScore *score = get_last_score (match);

  if (canasta_match_get_stage (match) == CANASTA_STAGE_MATCH_OVER)
    return canasta_match_get_winners (match) >> ledger & 1;
  for (guint i = 0; i < canasta_sides_count_ledgers (match); i++)
    if (i != ledger && score->rows[i].total >= score->rows[ledger].total)
      return FALSE;
  return TRUE;
}

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* The name of the side and its points in the round. */
static GtkWidget *
new_head (CanastaMatch *match, guint viewer, guint ledger, guint place)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *name = canasta_sides_dup_ledger_title (match, viewer, ledger);
  g_autofree char *title =
    g_strdup_printf ("%s %s", canasta_side_shape_get_sign (place), name);
  g_autofree char *players = canasta_sides_dup_ledger_names (match, viewer, ledger);
  g_autofree char *points =
    canasta_number_format_signed (get_last_score (match)->rows[ledger].total);
  GtkWidget *number = gtk_label_new (points);

  gtk_widget_set_hexpand (names, TRUE);
  gtk_box_append (GTK_BOX (names), new_label (title, "side-title"));
  if (*players != '\0')
    gtk_box_append (GTK_BOX (names), new_label (players, "side-names"));
  if (canasta_side_result_won (match, ledger))
    gtk_box_append (
      GTK_BOX (names),
      new_label (canasta_match_get_stage (match) == CANASTA_STAGE_MATCH_OVER
                   ? _("Match won") : _("Round won"), "side-wins"));
  gtk_widget_add_css_class (number, "side-points");
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (head), names);
  gtk_box_append (GTK_BOX (head), number);
  return head;
}

static void
show_cards_cb (CanastaMeldView *canasta)
{
  canasta_meld_view_show_cards (canasta);
}

static GtkWidget *
new_canasta (CanastaCardArt *art, CanastaMatch *match, const CanastaMeld *meld, int width)
{
  GtkWidget *canasta = canasta_meld_view_new (art);
  CanastaMeldLayout layout;
  CanastaMeldItem item = { .place = { .kind = CANASTA_PLACE_MELD }, .meld = *meld,
                           .table = canasta_match_get_table (match) };

  canasta_meld_layout_init_canasta (&layout, width);
  canasta_meld_view_set_layout (CANASTA_MELD_VIEW (canasta), &layout);
  canasta_meld_view_update (CANASTA_MELD_VIEW (canasta), &item);
  gtk_widget_set_size_request (canasta, width, layout.card_height + layout.foot);
  gtk_widget_set_margin_top (canasta, CANASTA_EDGES);
  g_signal_connect (canasta, "activate", G_CALLBACK (show_cards_cb), NULL);
  return canasta;
}

/* How wide the canastas of all sides are: one is no smaller where its side has more of them. */
static int
get_canasta_width (CanastaMatch *match)
{
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  int counts[CANASTA_MAX_SIDES] = { 0 }, most = 1;

  for (guint i = 0; i < board->n_melds; i++)
    if (canasta_meld_is_canasta (&board->melds[i]))
      {
        counts[board->melds[i].side]++;
        most = MAX (most, counts[board->melds[i].side]);
      }
  return MIN (canasta_sides_count_ledgers (match) > 2 ? WIDEST_OF_MANY : WIDEST_CANASTA,
              CANASTAS_WIDTH / most - 4);
}

/* The canastas of a side, the cards of each shown when it is clicked. Each is called a
 * canasta and all are in the group of their side, which says how many: they need no name of
 * their own. */
static GtkWidget *
new_canastas (CanastaCardArt *art, CanastaMatch *match, guint side)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  int width = get_canasta_width (match);

  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == side && canasta_meld_is_canasta (&board->melds[i]))
      gtk_box_append (GTK_BOX (list), new_canasta (art, match, &board->melds[i], width));
  return list;
}

/* The highest of all totals, or the target where there is one. */
static int
get_goal (CanastaMatch *match)
{
  const CanastaTable *table = canasta_match_get_table (match);
  int goal = 1;

  if (table->rules.rounds <= 0)
    return MAX (table->rules.target, 1);
  for (guint i = 0; i < canasta_sides_count_ledgers (match); i++)
    goal = MAX (goal, canasta_match_get_total (match, i));
  return goal;
}

/* How far the total has come: a bar, and the number. */
static GtkWidget *
new_total (CanastaMatch *match, guint ledger)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *bar = gtk_level_bar_new ();
  int total = canasta_match_get_total (match, ledger);
  int goal = get_goal (match);
  gboolean has_target = canasta_match_get_table (match)->rules.rounds <= 0;
  g_autofree char *points = canasta_number_format (total);
  g_autofree char *target = canasta_number_format (goal);
  /* Translators: the total of a side, and the target of the match */
  g_autofree char *text = has_target ? g_strdup_printf (_("Total %1$s of %2$s"), points, target)
                                     : g_strdup_printf (_("Total %s"), points);

  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), CLAMP (total / (double) goal, 0, 1));
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), new_label (text, "side-total"));
  return box;
}

/* What the group of a side is called: it holds the canastas, where there are some. */
static char *
say_group (CanastaMatch *match, guint viewer, guint ledger, GtkWidget *canastas)
{
  g_autofree char *title = canasta_sides_dup_ledger_title (match, viewer, ledger);
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (canastas); child;
       child = gtk_widget_get_next_sibling (child))
    n++;
  if (n == 0)
    return g_steal_pointer (&title);
  /* Translators: a side, and how many canastas it has, which follow: "Us: 2 canastas" */
  return g_strdup_printf (TN_(canasta_match_get_table (match), "%1$s: %2$u canasta",
                                                               "%1$s: %2$u canastas",
                                                               n), title, n);
}

/**
 * canasta_side_result_new:
 * @art: what draws the cards
 * @match: a match whose round has ended
 * @viewer: the seat of the reader
 * @place: which side, the reader's own being 0
 */
GtkWidget *
canasta_side_result_new (CanastaCardArt *art, CanastaMatch *match, guint viewer, guint place)
{
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  guint own = canasta_ledgers_get_own (canasta_match_get_table (match), board, viewer);
  guint ledger = (own + place) % canasta_sides_count_ledgers (match);
  guint seats = canasta_sides_get_ledger_seats (match, ledger);
  GtkWidget *self = g_object_new (CANASTA_TYPE_SIDE_RESULT, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *canastas = new_canastas (art, match, board->side[MAX (g_bit_nth_lsf (seats, -1), 0)]);
  g_autofree char *name = say_group (match, viewer, ledger, canastas);

  gtk_box_append (GTK_BOX (box), new_head (match, viewer, ledger, place));
  gtk_box_append (GTK_BOX (box), canastas);
  gtk_widget_set_visible (canastas, gtk_widget_get_first_child (canastas) != NULL);
  gtk_box_append (GTK_BOX (box), new_total (match, ledger));
  gtk_widget_add_css_class (self, "side-result");
  gtk_widget_add_css_class (self, canasta_side_shape_get_class (place));
  if (canasta_side_result_won (match, ledger))
    gtk_widget_add_css_class (self, "won");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  adw_bin_set_child (ADW_BIN (self), box);
  return self;
}

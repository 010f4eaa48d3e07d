/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why to draw, to take the pile or to leave it. */
#include "config.h"

#include "hints/hint-private.h"

#include "draft/taking.h"
#include "play/companies.h"
#include "play/outlook.h"
#include "play/score.h"

/* With so few cards in the hand a side that may go out is near it. */
#define NEARLY_OUT 5

static gboolean
always (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return TRUE;
}

/* How many cards come with the pile, the top one included. */
static int
count_taken (const CanastaHintFacts *facts)
{
  const CanastaTable *table = facts->seen->table;
  const CanastaBoard *board = &facts->seen->board;

  if (facts->action->kind == CANASTA_ACTION_TAKE
      && canasta_takes_top_alone (table, facts->action))
    return MIN (board->pile_count, 1);
  return canasta_count_taken (table, board);
}

/* The ways to take the pile. */
typedef struct
{
  guint n;
  guint n_legal;                /* as they are */
  int fewest_wilds;             /* that one of them needs */
} Ways;

static Ways
count_ways (const CanastaHintFacts *facts)
{
  g_autoptr (GArray) list = canasta_taking_list_ways (facts->seen);
  Ways ways = { .n = list->len, .fewest_wilds = G_MAXINT };

  for (guint i = 0; i < list->len; i++)
    {
      const CanastaWay *way = &g_array_index (list, CanastaWay, i);

      ways.n_legal += way->standing == CANASTA_STANDING_LEGAL;
      ways.fewest_wilds = MIN (ways.fewest_wilds, way->wilds);
    }
  return ways;
}

/* Whether cards of the hand go with the top card, be it that points to open are missing. */
static gboolean
has_company (const CanastaHintFacts *facts, const Ways *ways)
{
  return ways->n > 0 || canasta_taking_lacks_points (facts->seen);
}

static gboolean
is_able_to_go_out (const CanastaHintFacts *facts)
{
  return canasta_board_has_canastas (&facts->seen->board, facts->seen->table, facts->view.side);
}

/* Why to draw, or to pass. */

/* Whether the pile is out of reach, and by what. */
static gboolean
is_out_of_reach (const CanastaHintFacts *facts, CanastaRefusal *refusal)
{
  Ways ways = count_ways (facts);

  if (has_company (facts, &ways))
    return FALSE;
  canasta_taking_explain (facts->seen, refusal);
  return TRUE;
}

static gboolean
cannot_take (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return is_out_of_reach (facts, &reason->refusal)
         && reason->refusal.reason != CANASTA_REASON_TOO_FEW_CARDS;
}

/* The pile is open, and the hand has too few cards for it; of those that go with its top card it
 * counts those of its rank, where nothing else does. */
static gboolean
nothing_fits (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  CanastaRank rank = canasta_card_get_rank (canasta_board_get_top (&facts->seen->board));

  if (!is_out_of_reach (facts, &reason->refusal)
      || reason->refusal.reason != CANASTA_REASON_TOO_FEW_CARDS)
    return FALSE;
  reason->rank = (gint16) rank;
  if (canasta_companies_get_kind (facts->seen->table, rank) != CANASTA_COMPANY_OTHERS)
    reason->count = canasta_card_set_count_rank (&facts->seen->hand, rank);
  return TRUE;
}

static gboolean
lacks (const CanastaHintFacts *facts, CanastaHintReason *reason, CanastaCompany company)
{
  return nothing_fits (facts, reason) && reason->count == 1
         && canasta_companies_get_kind (facts->seen->table, (CanastaRank) reason->rank) == company;
}

static gboolean
lacks_pair (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return lacks (facts, reason, CANASTA_COMPANY_PAIR);
}

static gboolean
lacks_company (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return lacks (facts, reason, CANASTA_COMPANY_PAIR_OR_WILD);
}

static gboolean
take_below_minimum (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  const CanastaBoard *board = &facts->seen->board;
  CanastaLaydown laydown;
  Ways ways;

  reason->points = canasta_board_get_minimum (facts->seen->table, board, facts->seen->seat);
  if (canasta_board_has_opened (board, facts->view.side) || reason->points == 0)
    return FALSE;
  ways = count_ways (facts);
  return ways.n_legal == 0 && has_company (facts, &ways)
         && !canasta_laydown_take (&laydown, &facts->view);
}

/* Where it comes freely the stock brings no more than it does. */
static gboolean
brings_few (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->count = count_taken (facts);
  return reason->count > 0 && reason->count <= canasta_hint_get_few_in_pile (facts)
         && !facts->seen->table->takes_freely;
}

static gboolean
nearly_out (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->count = facts->view.n_hand;
  return is_able_to_go_out (facts) && reason->count <= NEARLY_OUT;
}

/* A top card that is all of the pile is melded, and does not come to the hand. */
static gboolean
pile_may_stay (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  guint seat = canasta_hint_find_near_end (facts);

  if (seat == CANASTA_NO_SEAT
      || (count_taken (facts) == 1 && !facts->seen->table->takes_freely))
    return FALSE;
  reason->seat = (guint8) seat;
  reason->count = facts->seen->board.hand_count[seat];
  return TRUE;
}

/* Whether a card of the pile goes with what the hand holds or the side has melded. */
static gboolean
fits (const CanastaHintFacts *facts, CanastaCard card)
{
  const CanastaRoles *roles = &facts->view.table->roles;
  CanastaRank rank = canasta_card_get_rank (card);

  return canasta_faces_have (roles->wild, card)
         || (canasta_ranks_have (roles->natural_ranks, rank)
             && (facts->view.held.of[rank] > 0
                 || canasta_ranks_have (facts->view.own_melds, rank)));
}

/* Most of the pile would be dead weight. What goes with a sequence its rank does not tell. */
static gboolean
little_fits (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  const CanastaBoard *board = &facts->seen->board;

  reason->count = 0;
  reason->total = count_taken (facts);
  if (facts->seen->n_guessed > 0 || facts->seen->table->rules.sequences != CANASTA_SEQUENCES_NONE)
    return FALSE;
  for (int i = 1; i <= reason->total; i++)
    reason->count += fits (facts, board->pile[board->pile_count - i]);
  return reason->count > 0 && 2 * reason->count <= reason->total;
}

static gboolean
take_costs_wild (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  Ways ways = count_ways (facts);

  return ways.n_legal > 0 && ways.fewest_wilds > 0;
}

static gboolean
side_ahead (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  int own = 0, best = G_MININT;

  for (guint side = 0; side < facts->seen->board.n_sides; side++)
    {
      CanastaScoreRow row;
      int value = canasta_board_value_side (&facts->seen->board, facts->seen->table, side, &row);

      if (side == facts->view.side)
        own = value;
      else
        best = MAX (best, value);
    }
  if (best == G_MININT || own <= best)
    return FALSE;
  reason->points = own - best;
  return TRUE;
}

const CanastaHintRow canasta_hint_draw_rows[] = {
  { CANASTA_HINT_CANNOT_TAKE, cannot_take },
  { CANASTA_HINT_LACKS_PAIR, lacks_pair },
  { CANASTA_HINT_LACKS_COMPANY, lacks_company },
  { CANASTA_HINT_NOTHING_FITS, nothing_fits },
  { CANASTA_HINT_TAKE_BELOW_MINIMUM, take_below_minimum },
  { CANASTA_HINT_NEARLY_OUT, nearly_out },
  { CANASTA_HINT_PILE_MAY_STAY, pile_may_stay },
  { CANASTA_HINT_BRINGS_FEW, brings_few },
  { CANASTA_HINT_TAKE_COSTS_WILD, take_costs_wild },
  { CANASTA_HINT_LITTLE_FITS, little_fits },
  { 0 },
};

const CanastaHintRow canasta_hint_pass_rows[] = {
  { CANASTA_HINT_CANNOT_TAKE, cannot_take },
  { CANASTA_HINT_LACKS_PAIR, lacks_pair },
  { CANASTA_HINT_LACKS_COMPANY, lacks_company },
  { CANASTA_HINT_NOTHING_FITS, nothing_fits },
  { CANASTA_HINT_SIDE_AHEAD, side_ahead },
  { 0 },
};

const CanastaHintRow canasta_hint_lay_rows[] = {
  { CANASTA_HINT_RED_THREE, always },
  { 0 },
};

/* Why to take the pile. */

static gboolean
round_would_end (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return !canasta_view_has_stock (&facts->view);
}

static gboolean
opens_with_pile (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->count = count_taken (facts);
  return facts->plan.layout.n > 0
         && !canasta_board_has_opened (&facts->seen->board, facts->view.side);
}

static gboolean
frozen_pair (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->count = count_taken (facts);
  return facts->seen->board.frozen && canasta_card_set_count (&facts->action->cards) >= 2;
}

static gboolean
brings_wilds (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  const CanastaBoard *board = &facts->seen->board;

  reason->count = 0;
  for (int i = 1; i <= MIN (count_taken (facts), board->pile_count - facts->seen->n_guessed); i++)
    reason->count += canasta_faces_have (facts->view.table->roles.wild,
                                         board->pile[board->pile_count - i]);
  return reason->count > 0;
}

static gboolean
brings_cards (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->count = count_taken (facts);
  reason->total = facts->seen->table->rules.draw_count;
  return reason->count > reason->total;
}

static gboolean
lays_off (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  int rank = (int) canasta_card_get_rank (canasta_board_get_top (&facts->seen->board));

  reason->rank = (gint16) rank;
  return canasta_card_set_is_empty (&facts->action->cards) && facts->plan.layout.n > 0
         && canasta_meld_get_rank (&facts->plan.layout.of[0].meld) == rank;
}

const CanastaHintRow canasta_hint_take_rows[] = {
  { CANASTA_HINT_GOES_OUT, canasta_hint_goes_out },
  { CANASTA_HINT_ROUND_WOULD_END, round_would_end },
  { CANASTA_HINT_CANASTA, canasta_hint_completes },
  { CANASTA_HINT_OPENS_WITH_PILE, opens_with_pile },
  { CANASTA_HINT_FROZEN_PAIR, frozen_pair },
  { CANASTA_HINT_BRINGS_WILDS, brings_wilds },
  { CANASTA_HINT_BRINGS_CARDS, brings_cards },
  { CANASTA_HINT_LAYS_OFF, lays_off },
  { CANASTA_HINT_LACKS_CANASTA, canasta_hint_lacks_canasta },
  { CANASTA_HINT_GROWS_MELD, canasta_hint_grows_meld },
  { CANASTA_HINT_MELD_POINTS, canasta_hint_meld_points },
  { 0 },
};

/* What the pile would have brought. */

static gboolean
takes_pile (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->count = count_taken (facts);
  return facts->action->kind == CANASTA_ACTION_TAKE;
}

const CanastaHintRow canasta_hint_missed_pile_rows[] = {
  { CANASTA_HINT_LEFT_PILE, takes_pile },
  { 0 },
};

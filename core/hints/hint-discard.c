/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why to throw a card, and why not. */
#include "config.h"

#include "hints/hint-private.h"

/* Of a pile of so many cards is told that it is at stake. */
#define MANY_IN_PILE 10

/* Who takes the pile with a pair melds these at least. */
#define PAIR_AND_TOP 3

static CanastaRank
get_rank (const CanastaHintFacts *facts)
{
  return canasta_card_get_rank (facts->action->card);
}

/* The ranks of which one card is as good as another: fours to aces. */
static gboolean
is_natural (const CanastaHintFacts *facts)
{
  return canasta_ranks_have (facts->view.table->roles.natural_ranks, get_rank (facts));
}

static guint
get_next_side (const CanastaHintFacts *facts)
{
  return facts->seen->board.side[facts->next];
}

static gboolean
has_meld (const CanastaHintFacts *facts, guint side)
{
  return canasta_board_find_meld (&facts->seen->board, side, get_rank (facts)) != NULL;
}

static CanastaPileStatus
get_status (const CanastaHintFacts *facts)
{
  return canasta_get_pile_status (facts->seen->table, &facts->after.board, get_next_side (facts));
}

/* Whether an opponent plays next, who would need cards of its rank to take the pile with a
 * card like this: there is no meld to lay it off on, nor a sequence that may have it alone
 * or begin with it. */
static gboolean
must_match (const CanastaHintFacts *facts)
{
  const CanastaRuleValues *rules = &facts->seen->table->rules;
  CanastaPileStatus status = get_status (facts);

  if (rules->take_freely || !is_natural (facts) || get_next_side (facts) == facts->view.side
      || facts->after.board.ended || status == CANASTA_PILE_STOPPED
      || (status == CANASTA_PILE_OPEN && facts->seen->table->starts_sequences)
      || canasta_judge_may_take_top_alone (facts->seen->table, &facts->after.board,
                                           get_next_side (facts)))
    return FALSE;
  return status != CANASTA_PILE_OPEN || !rules->take_by_lay_off
         || (rules->sequences == CANASTA_SEQUENCES_NONE
             && !has_meld (facts, get_next_side (facts)));
}

/* How many natural cards of the hand the next player needs for that. */
static int
count_needed (const CanastaHintFacts *facts)
{
  return get_status (facts) != CANASTA_PILE_OPEN || !facts->seen->table->rules.take_with_wild ? 2
                                                                                             : 1;
}

/* How many cards of the rank everyone saw go into the next hand. */
static int
count_known (const CanastaHintFacts *facts)
{
  return canasta_card_set_count_rank (&facts->seen->known[facts->next], get_rank (facts));
}

static gboolean
only_discard (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  CanastaCard cards[CANASTA_N_FACES];

  return canasta_list_discards (facts->seen->table, &facts->seen->board, &facts->seen->hand, cards)
         == 1;
}

static gboolean
freezes_pile (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->count = facts->after.board.pile_count;
  return facts->after.board.frozen && !facts->seen->board.frozen && !facts->after.board.ended;
}

/* Whether the next player may not take the pile under the card. */
static gboolean
stops (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->card = facts->action->card;
  reason->seat = (guint8) facts->next;
  reason->count = facts->after.board.pile_count;
  return !facts->after.board.ended && get_next_side (facts) != facts->view.side
         && get_status (facts) == CANASTA_PILE_STOPPED
         && !(canasta_faces_have (facts->view.table->roles.stop, facts->action->card)
              && facts->seen->table->rules.take_black_three_going_out);
}

/* The card alone is no pile to be kept from. */
static gboolean
stops_pile (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return stops (facts, reason) && reason->count > 1;
}

static gboolean
spare_stop (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return stops (facts, reason)
         && canasta_faces_have (facts->view.table->roles.stop, facts->action->card)
         && facts->seen->table->rules.black_threes_melded != CANASTA_BLACK_THREES_ANY_TIME;
}

static gboolean
none_left (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->rank = (gint16) get_rank (facts);
  reason->seat = (guint8) facts->next;
  return must_match (facts) && facts->unseen.of[get_rank (facts)] == 0;
}

static gboolean
pair_not_left (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->rank = (gint16) get_rank (facts);
  reason->seat = (guint8) facts->next;
  return must_match (facts) && facts->unseen.of[get_rank (facts)] == 1
         && count_needed (facts) == 2;
}

static gboolean
threw_before (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->rank = (gint16) get_rank (facts);
  reason->seat = (guint8) facts->next;
  return must_match (facts) && !has_meld (facts, get_next_side (facts))
         && count_known (facts) == 0
         && canasta_card_set_count_rank (&facts->seen->discarded[facts->next], get_rank (facts))
                > 0;
}

/* Three of four lie open or are in the own hand. */
static gboolean
few_left (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  int unseen = facts->unseen.of[get_rank (facts)];

  reason->rank = (gint16) get_rank (facts);
  reason->total = 4 * facts->seen->table->rules.packs;
  reason->count = reason->total - unseen;
  return must_match (facts) && count_known (facts) == 0 && 4 * unseen <= reason->total;
}

static gboolean
left_before (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->rank = (gint16) get_rank (facts);
  reason->seat = (guint8) facts->next;
  return must_match (facts) && count_known (facts) == 0
         && (facts->seen->passed[facts->next] >> get_rank (facts)) & 1;
}

/* Near the end, the dearest of the natural cards. */
static gboolean
sheds_points (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  const gint16 *values = facts->seen->table->values;
  guint seat = canasta_hint_find_near_end (facts);

  if (seat == CANASTA_NO_SEAT || !is_natural (facts))
    return FALSE;
  reason->seat = (guint8) seat;
  reason->points = values[get_rank (facts)];
  for (guint16 ranks = canasta_view_list_ranks (&facts->view, 1); ranks;
       ranks &= (guint16) (ranks - 1))
    if (values[canasta_ranks_get_first (ranks)] > reason->points)
      return FALSE;
  return reason->points >= 10;
}

/* All other cards have company, in the hand or on the table. */
static gboolean
lone_card (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  const CanastaView *view = &facts->view;
  guint16 alone = canasta_view_list_ranks (view, 1) & ~canasta_view_list_ranks (view, 2)
                  & ~view->own_melds;

  return alone == 1 << get_rank (facts) && view->held.of[view->table->roles.stop_rank] == 0
         && view->n_hand > 2 && facts->seen->table->rules.sequences == CANASTA_SEQUENCES_NONE;
}

static gboolean
pair_needed (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->rank = (gint16) get_rank (facts);
  reason->seat = (guint8) facts->next;
  return must_match (facts) && count_known (facts) == 0
         && get_status (facts) != CANASTA_PILE_OPEN;
}

/* A card of the hand that could stop the pile, or CANASTA_NO_CARD. */
static CanastaCard
find_stop (const CanastaHintFacts *facts)
{
  CanastaCardSet rest = facts->seen->hand;
  CanastaCard card;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    if (canasta_faces_have (facts->view.table->roles.stop, card))
      break;
  return card;
}

static gboolean
keeps_stop (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->card = find_stop (facts);
  return reason->card != CANASTA_NO_CARD && is_natural (facts) && !facts->after.board.ended
         && facts->after.board.pile_count <= canasta_hint_get_few_in_pile (facts)
         && get_next_side (facts) != facts->view.side
         && get_status (facts) != CANASTA_PILE_STOPPED;
}

static gboolean
single_card (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->rank = (gint16) get_rank (facts);
  return is_natural (facts) && facts->view.held.of[get_rank (facts)] == 1
         && !has_meld (facts, facts->view.side)
         && facts->seen->table->rules.sequences == CANASTA_SEQUENCES_NONE;
}

static gboolean
small_pile (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->seat = (guint8) facts->next;
  reason->count = facts->after.board.pile_count;
  return !facts->after.board.ended && reason->count <= canasta_hint_get_few_in_pile (facts)
         && get_next_side (facts) != facts->view.side
         && get_status (facts) != CANASTA_PILE_STOPPED;
}

const CanastaHintRow canasta_hint_discard_rows[] = {
  { CANASTA_HINT_GOES_OUT, canasta_hint_goes_out },
  { CANASTA_HINT_BRINGS_SECOND_HAND, canasta_hint_brings_second_hand },
  { CANASTA_HINT_ONLY_DISCARD, only_discard },
  { CANASTA_HINT_FREEZES_PILE, freezes_pile },
  { CANASTA_HINT_STOPS_PILE, stops_pile },
  { CANASTA_HINT_SPARE_STOP, spare_stop },
  { CANASTA_HINT_NONE_LEFT, none_left },
  { CANASTA_HINT_PAIR_NOT_LEFT, pair_not_left },
  { CANASTA_HINT_THREW_BEFORE, threw_before },
  { CANASTA_HINT_FEW_LEFT, few_left },
  { CANASTA_HINT_LEFT_BEFORE, left_before },
  { CANASTA_HINT_SHEDS_POINTS, sheds_points },
  { CANASTA_HINT_LONE_CARD, lone_card },
  { CANASTA_HINT_KEEPS_STOP, keeps_stop },
  { CANASTA_HINT_PAIR_NEEDED, pair_needed },
  { CANASTA_HINT_SINGLE_CARD, single_card },
  { CANASTA_HINT_SMALL_PILE, small_pile },
  { 0 },
};

/* Why not to throw a card. */

static gboolean
wastes_wild (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return canasta_faces_have (facts->view.table->roles.wild, facts->action->card)
         && !facts->after.board.ended;
}

/* Whether an opponent plays next who may take the pile, so far as that does not depend
 * on their cards: it is not stopped, they are left with enough to play on, and need
 * not meld all of it. */
static gboolean
may_be_taken (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  const CanastaBoard *after = &facts->after.board;
  const CanastaRuleValues *rules = &facts->seen->table->rules;

  reason->seat = (guint8) facts->next;
  reason->rank = (gint16) get_rank (facts);
  reason->count = after->pile_count;
  return is_natural (facts) && !after->ended && canasta_board_has_stock (after, facts->seen->table)
         && get_next_side (facts) != facts->view.side
         && get_status (facts) != CANASTA_PILE_STOPPED
         && !rules->take_freely && rules->take_extent == CANASTA_TAKE_ALL
         && rules->pile_must_be_melded != CANASTA_PILE_ALWAYS
         && canasta_board_has_opened (after, get_next_side (facts))
         && after->hand_count[facts->next] + after->pile_count
                >= PAIR_AND_TOP + canasta_board_count_to_play_on (after, facts->next);
}

static gboolean
gives_pile (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return may_be_taken (facts, reason)
         && canasta_board_gives_pile (facts->seen->table, &facts->seen->board, facts->action->card);
}

static gboolean
known_pair (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return may_be_taken (facts, reason) && count_known (facts) >= 2
         && (facts->after.board.frozen || facts->seen->table->rules.take_with_pair);
}

static gboolean
fits_own_meld (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  CanastaSideMelds own = canasta_board_get_side_melds (&facts->seen->board, facts->seen->table,
                                                       facts->view.side);
  CanastaAction meld;
  CanastaGroup *group;

  canasta_action_init (&meld, CANASTA_ACTION_MELD);
  group = canasta_action_add_group (&meld);
  canasta_card_set_add_card (&group->cards, facts->action->card);
  return is_natural (facts)
         && canasta_layout_find_open (&own, facts->action->card, TRUE, TRUE, TRUE, &group->name)
         && canasta_judge (facts->seen->table, &facts->seen->board, &facts->seen->hand, &meld, NULL,
                           NULL);
}

/* Exactly a pair, and nothing else to lay it on. */
static gboolean
breaks_pair (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return is_natural (facts) && facts->view.held.of[get_rank (facts)] == 2
         && !has_meld (facts, facts->view.side) && facts->seen->table->rules.take_with_pair
         && facts->seen->table->rules.sequences == CANASTA_SEQUENCES_NONE;
}

/* One of three at least: a meld, or nearly one. */
static gboolean
breaks_set (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->count = facts->view.held.of[get_rank (facts)];
  return is_natural (facts) && reason->count >= 3 && !facts->after.board.ended
         && facts->seen->table->rules.sequences == CANASTA_SEQUENCES_NONE;
}

/* Whether the card could take a large pile for all that the reason says. */
static gboolean
risks_pile (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  switch ((CanastaHintCode) reason->code)
    {
    case CANASTA_HINT_THREW_BEFORE:
    case CANASTA_HINT_FEW_LEFT:
    case CANASTA_HINT_LEFT_BEFORE:
    case CANASTA_HINT_LONE_CARD:
    case CANASTA_HINT_PAIR_NEEDED:
    case CANASTA_HINT_SINGLE_CARD:
      return may_be_taken (facts, reason) && reason->count >= MANY_IN_PILE
             && facts->unseen.of[get_rank (facts)] > 0;
    default:
      return FALSE;
    }
}

/* The first rank of which another card could be added to a meld now, or −1. */
static int
find_later (const CanastaHintFacts *facts)
{
  const CanastaView *view = &facts->view;
  guint16 ranks = canasta_view_list_ranks (view, 1) & view->own_melds;

  for (; ranks; ranks &= (guint16) (ranks - 1))
    {
      CanastaRank rank = (CanastaRank) canasta_ranks_get_first (ranks);
      CanastaCardSet rest = { 0 };
      CanastaAction meld;

      canasta_card_set_add_lane (&rest, rank,
                                 canasta_roles_get_lane (&view->table->roles, &facts->seen->hand,
                                                         rank));
      canasta_action_init (&meld, CANASTA_ACTION_MELD);
      canasta_card_set_add_card (&canasta_action_add_group (&meld)->cards,
                                 canasta_card_set_next (&rest));
      if (rank != get_rank (facts)
          && canasta_judge (facts->seen->table, &facts->seen->board, &facts->seen->hand, &meld,
                            NULL, NULL))
        return (int) rank;
    }
  return -1;
}

/* Whether a card that could be laid down is kept, and the reason does not say why. */
static gboolean
keeps_for_later (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  if (facts->after.board.ended || facts->seen->table->rules.sequences != CANASTA_SEQUENCES_NONE
      || !canasta_board_has_opened (&facts->seen->board, facts->view.side)
      || (reason->code >= CANASTA_HINT_PARTNER_HOLDS_CARDS
          && reason->code <= CANASTA_HINT_KEEPS_CARDS)
      || canasta_hint_opponents_may_go_out (facts)
      || !canasta_board_has_stock (&facts->after.board, facts->seen->table))
    return FALSE;
  reason->later = (gint16) find_later (facts);
  return reason->later >= 0;
}

/* What is true of a discard whatever the reason for it, unless that tells it. */
void
canasta_hint_note_effect (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  CanastaHintReason fact = *reason;

  if (reason->code != CANASTA_HINT_FREEZES_PILE && freezes_pile (facts, &fact))
    reason->effect = CANASTA_HINT_ALSO_FREEZES;
  else if (reason->code != CANASTA_HINT_SMALL_PILE && gives_pile (facts, &fact))
    {
      reason->effect = fact.count > canasta_hint_get_few_in_pile (facts) ? CANASTA_HINT_ALSO_GIVES
                                                : CANASTA_HINT_ALSO_GIVES_LITTLE;
      reason->taker = fact.seat;
      reason->stake = fact.count;
    }
  else if (risks_pile (facts, &fact))
    {
      reason->effect = CANASTA_HINT_ALSO_RISKS;
      reason->stake = fact.count;
    }
  else if (keeps_for_later (facts, reason))
    reason->effect = CANASTA_HINT_ALSO_WAITS;
}

const CanastaHintRow canasta_hint_thrown_rows[] = {
  { CANASTA_HINT_WASTES_WILD, wastes_wild },
  { CANASTA_HINT_GIVES_PILE, gives_pile },
  { CANASTA_HINT_KNOWN_PAIR, known_pair },
  { CANASTA_HINT_FITS_OWN_MELD, fits_own_meld },
  { CANASTA_HINT_BREAKS_PAIR, breaks_pair },
  { CANASTA_HINT_BREAKS_SET, breaks_set },
  { 0 },
};

/* What another card would have brought, of facts of that card. */

/* Whether there is little fear of the next player, and more where the other card is
 * thrown. */
static gboolean
is_safe (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return canasta_ranks_have (facts->view.table->roles.natural_ranks,
                             canasta_card_get_rank (facts->instead->card))
         && (none_left (facts, reason) || pair_not_left (facts, reason)
             || threw_before (facts, reason) || few_left (facts, reason)
             || left_before (facts, reason));
}

const CanastaHintRow canasta_hint_missed_discard_rows[] = {
  { CANASTA_HINT_LEFT_UNFROZEN, freezes_pile },
  { CANASTA_HINT_LEFT_UNSTOPPED, stops_pile },
  { CANASTA_HINT_RISKS_PILE, is_safe },
  { CANASTA_HINT_KEPT_DEAR, sheds_points },
  { CANASTA_HINT_KEPT_SINGLE, single_card },
  { 0 },
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judging whether and how the discard pile may be taken. */
#include "config.h"

#include "melds/sequence.h"
#include "play/judge.h"

/* Under a black three: a player who goes out takes it with black threes and
 * melds every card of the pile (fr-online). */
static gboolean RARE
is_taken_under_black_three (const CanastaJudge *judge, const CanastaAction *action,
                            CanastaCard top)
{
  CanastaCardSet cards = action->cards;
  CanastaLane black = canasta_roles_get_stop (&judge->table->roles, &cards);

  canasta_card_set_remove_lane (&cards, (CanastaRank) judge->table->roles.stop_rank, black);
  return judge->rules->take_black_three_going_out
         && canasta_faces_have (judge->table->roles.stop, top)
         && canasta_lane_count (black) >= 2 && canasta_card_set_is_empty (&cards);
}

/* The cards that come with the pile into the hand, without the top one. */
static CanastaCardSet
get_pile_rest (const CanastaJudge *judge)
{
  const CanastaBoard *board = judge->board;
  CanastaCardSet rest = { 0 };

  for (guint i = 1; i < judge->plan->pile_cards; i++)
    {
      CanastaCard card = board->pile[board->pile_count - 1 - i];

      if (!canasta_faces_have (judge->table->roles.set_aside, card))
        canasta_card_set_add_card (&rest, card);
    }
  return rest;
}

static int
count_pile_red_threes (const CanastaJudge *judge)
{
  const CanastaBoard *board = judge->board;
  const CanastaCard *cards = &board->pile[board->pile_count - judge->plan->pile_cards];
  int count = 0;

  if (board->open.of[judge->table->roles.aside_rank] == 0)
    return 0;
  for (guint i = 0; i < judge->plan->pile_cards; i++)
    count += canasta_faces_have (judge->table->roles.aside, cards[i]);
  return count;
}

/* Cards that are set aside, unless the top one is and is melded. */
static int
count_set_aside (const CanastaJudge *judge)
{
  const CanastaBoard *board = judge->board;
  guint64 set_aside = judge->table->roles.set_aside;
  int count = 0;

  for (guint i = judge->rules->take_freely ? 0 : 1;
       set_aside != 0 && i < judge->plan->pile_cards; i++)
    count += canasta_faces_have (set_aside, board->pile[board->pile_count - 1 - i]);
  return count;
}

/* A take names cards of the pile where all of it must be melded, and to go out
 * concealed or under a black three. */
static gboolean
may_name_pile_cards (const CanastaJudge *judge, const CanastaAction *action)
{
  const CanastaRuleValues *rules = judge->rules;
  const CanastaBoard *board = judge->board;

  return rules->pile_must_be_melded == CANASTA_PILE_ALWAYS
         || (rules->opening_waiver == CANASTA_WAIVER_STOCK_OR_PILE
             && !(board->melded_before & (1 << judge->seat)))
         || (rules->take_black_three_going_out
             && is_taken_under_black_three (judge, action, canasta_board_get_top (board)));
}

/* Finds every named card in the hand, or in the pile where that is allowed. */
static gboolean
find_named (CanastaJudge *judge, const CanastaAction *action)
{
  CanastaPlan *plan = judge->plan;
  CanastaCardSet there = *judge->hand;
  gboolean from_pile = may_name_pile_cards (judge, action);

  if (!canasta_judge_hold (judge, &there, &action->cards))
    return FALSE;
  if (from_pile)
    {
      CanastaCardSet rest = get_pile_rest (judge);

      canasta_card_set_add (&there, &rest);
    }
  for (guint i = 0; i < action->n_groups; i++)
    if (!canasta_judge_hold (judge, &there, &action->groups[i].cards))
      return FALSE;

  /* Hand cards go first; what the hand lacks comes from the pile. */
  canasta_action_get_cards (action, &plan->from_hand);
  if (!from_pile)
    return TRUE;
  for (int i = 0; i < 4; i++)
    for (int shift = 0; shift < 64; shift += 4)
      {
        int named = (plan->from_hand.words[i] >> shift) & 15;
        int own = (judge->hand->words[i] >> shift) & 15;

        if (named > own)
          {
            plan->from_hand.words[i] -= (guint64) (named - own) << shift;
            plan->pile.words[i] += (guint64) (named - own) << shift;
          }
      }
  return TRUE;
}

/* Wild cards on top are taken with two like them, for a meld of wild cards. */
static gboolean RARE
judge_wild_company (CanastaJudge *judge, const CanastaAction *action, CanastaRank rank)
{
  int count = canasta_card_set_count (&action->cards);

  if (canasta_card_set_count_rank (&action->cards, rank) < count
      || action->name.naming == CANASTA_NAMING_RANK)
    return canasta_refuse_rank (judge->refusal, CANASTA_REASON_WRONG_RANK,
                                RULE (take_with_wild_pair), rank, CANASTA_NO_NUMBER,
                                CANASTA_NO_NUMBER);
  return count >= 2
         || canasta_refuse_rank (judge->refusal, CANASTA_REASON_TOO_FEW_CARDS,
                                 RULE (take_with_wild_pair), rank, 2, count);
}

/* The cards that go with the top card: its rank, and wild cards; others where they may begin
 * a sequence with it. */
static gboolean
judge_company (CanastaJudge *judge, const CanastaAction *action, CanastaRank rank)
{
  int count = canasta_card_set_count (&action->cards);
  int naturals = canasta_card_set_count_rank (&action->cards, rank);
  int wilds = canasta_roles_count_wilds (&judge->table->roles, &action->cards);

  if (canasta_ranks_have (judge->table->roles.wild_ranks, rank))
    return judge_wild_company (judge, action, rank);
  if (naturals + wilds < count && !judge->table->starts_sequences)
    return canasta_refuse_rank (judge->refusal, CANASTA_REASON_WRONG_RANK, NO_RULE, rank,
                                CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  return count != 1
         || canasta_refuse_rank (judge->refusal, CANASTA_REASON_TOO_FEW_CARDS, NO_RULE, rank, 2,
                                 count);
}

static gboolean
lay (CanastaJudge *judge, const CanastaCardSet *cards, const CanastaMeldName *name)
{
  return canasta_layout_lay (&judge->plan->layout, &judge->own, cards, name, judge->refusal);
}

/* Names the meld for a top card that no cards go with, and no name: one that the
 * rules let it join, where there is. */
static CanastaMeldName RARE
name_open_meld (const CanastaJudge *judge, CanastaCard top)
{
  const CanastaRuleValues *rules = judge->rules;
  CanastaMeldName name = { 0 };

  canasta_layout_find_open (&judge->own, top, rules->take_by_lay_off,
                            rules->take_to_extend != CANASTA_EXTEND_OFF,
                            rules->take_onto_complete, &name);
  return name;
}

/* Lays the top card with its company; alone it needs a meld it can be laid on. */
static gboolean
judge_top (CanastaJudge *judge, const CanastaAction *action, CanastaCard top)
{
  gboolean alone = canasta_card_set_is_empty (&action->cards);
  CanastaCardSet cards = action->cards;
  CanastaMeldName name = action->name;
  const CanastaLaying *laying;

  canasta_card_set_add_card (&cards, top);
  if (alone && name.naming == CANASTA_NAMING_NONE && judge->own.forms->numbered)
    name = name_open_meld (judge, top);
  if (!alone && judge->table->starts_sequences
      && canasta_sequence_is_meant (judge->own.forms, &cards))
    return canasta_layout_begin_sequence (&judge->plan->layout, &judge->own, &cards, &name,
                                          judge->refusal);
  if (!lay (judge, &cards, &name))
    return FALSE;
  if (!alone)
    return TRUE;

  laying = &judge->plan->layout.of[0];
  judge->plan->top_alone = judge->table->takes_top_alone && canasta_meld_spans (&laying->meld);
  return laying->place != CANASTA_NEW_MELD
         || canasta_refuse_rank (judge->refusal, CANASTA_REASON_TOO_FEW_CARDS, NO_RULE,
                                 canasta_card_get_rank (top), 2, 0);
}

/**
 * canasta_judge_may_take_top_alone: (skip)
 * @table: the table
 * @board: the board
 * @side: a side
 *
 * Returns: whether the top card alone, taken in place of drawing, lengthens a sequence
 *   of the side
 */
gboolean
canasta_judge_may_take_top_alone (const CanastaTable *table, const CanastaBoard *board, guint side)
{
  CanastaSideMelds own;

  if (!table->takes_top_alone || board->pile_count == 0)
    return FALSE;
  own = canasta_board_get_side_melds (board, table, side);
  return canasta_layout_find_open (&own, canasta_board_get_top (board), FALSE, TRUE,
                                   table->rules.take_onto_complete, NULL);
}

static gboolean
refuse_stopped (CanastaJudge *judge, CanastaCard top)
{
  return canasta_refuse_card (judge->refusal, CANASTA_REASON_PILE_STOPPED,
                              canasta_faces_have (judge->table->roles.stop, top)
                                ? RULE (black_three_stops) : NO_RULE,
                              top);
}

/* Whether so many natural cards of the top card's rank are enough for a pile that
 * is frozen, by a card or before the side opens. */
static gboolean
judge_frozen (CanastaJudge *judge, CanastaRank rank, int naturals)
{
  const CanastaRuleValues *rules = judge->rules;
  int held = canasta_card_set_count_rank (judge->hand, rank);
  gboolean opened = canasta_board_has_opened (judge->board, judge->side);

  if (judge->board->frozen && naturals < 2)
    return canasta_refuse_rank (judge->refusal, CANASTA_REASON_FROZEN_NEEDS_NATURAL_PAIR,
                                RULE (freeze_model), rank, 2, held);
  if (!opened && rules->take_before_opening == CANASTA_TAKE_FORBIDDEN)
    return canasta_refuse_rank (judge->refusal, CANASTA_REASON_FROZEN_UNTIL_OPENED,
                                RULE (take_before_opening), rank, CANASTA_NO_NUMBER,
                                CANASTA_NO_NUMBER);
  return opened || !rules->frozen_before_opening || naturals >= 2
         || canasta_refuse_rank (judge->refusal, CANASTA_REASON_FROZEN_UNTIL_OPENED,
                                 RULE (frozen_before_opening), rank, 2, held);
}

/**
 * canasta_judge_pile: (skip)
 * @table: the table
 * @board: the board, in a turn before the draw
 * @hand: the hand of the player to act
 * @refusal: (out caller-allocates): what keeps that player from the pile
 *
 * Judges the pile as it lies, before cards are chosen for it: where it is
 * stopped, or frozen and the hand lacks a natural pair, no choice helps.
 *
 * Returns: whether it depends on the cards that go with it
 */
gboolean
canasta_judge_pile (const CanastaTable *table, const CanastaBoard *board,
                    const CanastaCardSet *hand, CanastaRefusal *refusal)
{
  CanastaPlan plan;
  CanastaJudge judge = canasta_judge_begin (table, board, hand, board->answer, &plan);
  CanastaCard top = canasta_board_get_top (board);
  CanastaRank rank = canasta_card_get_rank (top);

  judge.refusal = refusal;
  if (top == CANASTA_NO_CARD)
    return canasta_refuse (refusal, CANASTA_REASON_PILE_EMPTY, NO_RULE, CANASTA_NO_NUMBER,
                           CANASTA_NO_NUMBER);
  if (table->takes_freely)
    return TRUE;
  if (canasta_faces_have (table->roles.blocks, top))
    return refuse_stopped (&judge, top);
  if (canasta_judge_may_take_top_alone (table, board, judge.side))
    return TRUE;
  return judge_frozen (&judge, rank, canasta_card_set_count_rank (hand, rank));
}

/* Whether the rules let the top card be laid off on the meld it goes to. */
static gboolean
judge_lay_off (CanastaJudge *judge)
{
  const CanastaRuleValues *rules = judge->rules;
  const CanastaLaying *laying = &judge->plan->layout.of[0];

  if (canasta_meld_spans (&laying->meld))
    {
      if (rules->take_to_extend == CANASTA_EXTEND_OFF)
        return canasta_refuse (judge->refusal, CANASTA_REASON_TAKE_NOT_ALLOWED,
                               RULE (take_to_extend), CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
    }
  else if (!rules->take_by_lay_off)
    return canasta_refuse (judge->refusal, CANASTA_REASON_TAKE_NOT_ALLOWED,
                           RULE (take_by_lay_off), CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  return rules->take_onto_complete || !canasta_meld_is_canasta (&judge->own.melds[laying->place])
         || canasta_refuse_rank (judge->refusal, CANASTA_REASON_MELD_COMPLETE,
                                 RULE (take_onto_complete), laying->meld.rank,
                                 CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}

/* Whether the meld that a top card and cards of the hand join is not too large. */
static gboolean
judge_largest (CanastaJudge *judge, const CanastaAction *action)
{
  int largest = judge->rules->take_onto_largest;
  const CanastaLaying *laying = &judge->plan->layout.of[0];

  if (largest == 0 || laying->place == CANASTA_NEW_MELD
      || canasta_card_set_is_empty (&action->cards))
    return TRUE;
  return canasta_meld_count (&judge->own.melds[laying->place]) <= largest
         || canasta_refuse_rank (judge->refusal, CANASTA_REASON_MELD_COMPLETE,
                                 RULE (take_onto_largest), laying->meld.rank, CANASTA_NO_NUMBER,
                                 CANASTA_NO_NUMBER);
}

/* Whether the top card and cards of the hand begin a sequence, and may. */
static gboolean
starts_sequence (const CanastaJudge *judge)
{
  const CanastaLaying *laying = &judge->plan->layout.of[0];

  return judge->table->starts_sequences && laying->place == CANASTA_NEW_MELD
         && canasta_meld_spans (&laying->meld);
}

/* A frozen pile asks for a natural pair; an open one for a way the rules have. */
static gboolean
judge_way (CanastaJudge *judge, const CanastaAction *action, CanastaRank rank)
{
  const CanastaRuleValues *rules = judge->rules;
  CanastaRefusal *refusal = judge->refusal;
  int naturals = canasta_card_set_count_rank (&action->cards, rank);
  gboolean opened = canasta_board_has_opened (judge->board, judge->side);

  if (judge->plan->top_alone)
    return judge_lay_off (judge);
  if (!judge_frozen (judge, rank, naturals))
    return FALSE;
  if (judge->board->frozen || (!opened && rules->frozen_before_opening)
      || canasta_ranks_have (judge->table->roles.wild_ranks, rank))
    return TRUE;

  if (canasta_card_set_is_empty (&action->cards))
    return judge_lay_off (judge);
  if (starts_sequence (judge))
    return TRUE;
  if (naturals == 0)
    return canasta_refuse_rank (refusal, CANASTA_REASON_PILE_NEEDS_NATURAL,
                                RULE (take_with_wild), rank, 1,
                                canasta_card_set_count_rank (judge->hand, rank));
  if (naturals >= 2 && !rules->take_with_pair)
    return canasta_refuse (refusal, CANASTA_REASON_TAKE_NOT_ALLOWED, RULE (take_with_pair),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (naturals == 1 && !rules->take_with_wild)
    return canasta_refuse (refusal, CANASTA_REASON_TAKE_NOT_ALLOWED, RULE (take_with_wild),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  return TRUE;
}

static gboolean
judge_access (CanastaJudge *judge, const CanastaAction *action, CanastaCard top)
{
  const CanastaBoard *board = judge->board;

  if (canasta_faces_have (judge->table->roles.blocks, top))
    {
      judge->under_black_three = is_taken_under_black_three (judge, action, top);
      if (!judge->under_black_three)
        return refuse_stopped (judge, top);
    }
  if (!judge_way (judge, action, canasta_card_get_rank (top)) || !judge_largest (judge, action))
    return FALSE;
  if (judge->rules->one_card_rule && board->pile_count == 1
      && board->hand_count[judge->seat] == 1 && !judge->plan->top_alone)
    return canasta_refuse (judge->refusal, CANASTA_REASON_ONE_CARD_PILE, RULE (one_card_rule),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  return TRUE;
}

/* What the player holds once the pile is theirs. For red threes of the pile cards
 * may come from the stock; that they do is sure only where they go by themselves
 * and it has so many that they cannot be red threes all. */
static inline void
count_left (CanastaJudge *judge)
{
  const CanastaRuleValues *rules = judge->rules;
  CanastaPlan *plan = judge->plan;
  int red_threes = count_pile_red_threes (judge);
  int drawable = canasta_board_count_drawable (judge->board, judge->table);
  int replaced = rules->red_three_replaced_from_pile && drawable > 0 ? red_threes : 0;
  gboolean sure = !judge->table->by_hand && drawable >= 2 * rules->packs;
  int known;

  plan->n_from_hand = (guint16) canasta_card_set_count (&plan->from_hand);
  known = judge->board->hand_count[judge->seat]
          - canasta_roles_count_aside (&judge->table->roles, judge->hand)
          + plan->pile_cards - red_threes - count_set_aside (judge)
          - canasta_card_set_count (&plan->laid);
  judge->most = known + replaced;
  judge->left = judge->playable = sure ? judge->most : known;
}

/* How many cards of the pile, besides the top one, are melded: which of two
 * equal cards is laid and which is kept makes no difference. */
static int RARE
count_melded (const CanastaJudge *judge)
{
  CanastaCardSet rest = get_pile_rest (judge);
  CanastaCardSet faces = rest;
  CanastaCardSet named = judge->plan->laid;
  CanastaCard card;
  int count = 0;

  canasta_card_set_remove_card (&named, canasta_board_get_top (judge->board));
  while ((card = canasta_card_set_next (&faces)) != CANASTA_NO_CARD)
    count += MIN (canasta_card_set_count_card (&rest, card),
                  canasta_card_set_count_card (&named, card));
  return count;
}

/* Cards of the pile are named only by who goes out concealed. */
static gboolean
judge_named_pile (CanastaJudge *judge)
{
  const CanastaPlan *plan = judge->plan;
  CanastaCardSet named = plan->pile;

  if (canasta_card_set_is_empty (&named))
    return TRUE;
  if (!canasta_judge_leads_out (judge))
    return canasta_refuse (judge->refusal, CANASTA_REASON_CANNOT_GO_OUT, NO_RULE,
                           CANASTA_NO_NUMBER, judge->left);
  return canasta_board_is_concealed (judge->table, judge->board, judge->seat, plan)
         || canasta_refuse_card (judge->refusal, CANASTA_REASON_CARD_NOT_HELD, NO_RULE,
                                 canasta_card_set_next (&named));
}

/* Where the whole pile must be melded, nothing of it may stay in the hand. */
static gboolean
judge_whole_pile (CanastaJudge *judge)
{
  int need, have;
  gboolean concealed = judge->plan->concealed
                       && judge->rules->pile_must_be_melded == CANASTA_PILE_CONCEALED;

  if (!judge->under_black_three && !concealed
      && judge->rules->pile_must_be_melded != CANASTA_PILE_ALWAYS)
    return judge_named_pile (judge);
  if (judge->under_black_three && !canasta_judge_leads_out (judge))
    return canasta_refuse_card (judge->refusal, CANASTA_REASON_PILE_STOPPED,
                                RULE (black_three_stops), canasta_board_get_top (judge->board));
  need = judge->plan->pile_cards - 1 - count_pile_red_threes (judge) - count_set_aside (judge);
  have = count_melded (judge);
  if (have < need)
    return canasta_refuse (judge->refusal, CANASTA_REASON_PILE_NOT_MELDED,
                           RULE (pile_must_be_melded), need, have);
  return TRUE;
}

/* Of a pile whose top card is taken alone nothing else can be named. */
static gboolean RARE
leave_pile (CanastaJudge *judge)
{
  CanastaCardSet named = judge->plan->pile;

  judge->plan->pile_cards = 1;
  return canasta_card_set_is_empty (&named)
         || canasta_refuse_card (judge->refusal, CANASTA_REASON_CARD_NOT_HELD, NO_RULE,
                                 canasta_card_set_next (&named));
}

/* Where the pile is taken freely all of it comes into the hand, and nothing is melded. */
static gboolean RARE
judge_freely (CanastaJudge *judge, const CanastaAction *action)
{
  if (action->n_groups > 0 || action->name.naming != CANASTA_NAMING_NONE
      || !canasta_card_set_is_empty (&action->cards))
    return canasta_refuse (judge->refusal, CANASTA_REASON_NOT_AN_ACTION, RULE (take_freely),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  canasta_judge_open_plan (judge);
  judge->plan->pile_cards = judge->board->pile_count;
  count_left (judge);
  return canasta_judge_keep (judge);
}

/**
 * canasta_judge_take: (skip)
 * @judge: the judgement
 * @action: a `take` by the player to act
 *
 * Returns: whether the pile may be taken like this
 */
gboolean
canasta_judge_take (CanastaJudge *judge, const CanastaAction *action)
{
  const CanastaBoard *board = judge->board;
  CanastaPlan *plan = judge->plan;
  CanastaCard top = canasta_board_get_top (board);
  CanastaRank rank;

  if (top == CANASTA_NO_CARD)
    return canasta_refuse (judge->refusal, CANASTA_REASON_PILE_EMPTY, NO_RULE,
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (judge->rules->stock_end >= CANASTA_STOCK_END_AFTER_TURN
      && !canasta_board_has_stock (board, judge->table))
    return canasta_refuse (judge->refusal, CANASTA_REASON_STOCK_EMPTY, RULE (stock_end),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);

  if (judge->rules->take_freely)
    return judge_freely (judge, action);

  rank = canasta_card_get_rank (top);
  canasta_judge_open_plan (judge);
  plan->pile_cards = (guint16) canasta_count_taken (judge->table, board);
  if (!find_named (judge, action))
    return FALSE;

  /* A stopped pile has no rank to shape a meld around. */
  if (!canasta_faces_have (judge->table->roles.blocks, top)
      || is_taken_under_black_three (judge, action, top))
    {
      if (!judge_company (judge, action, rank) || !judge_top (judge, action, top))
        return FALSE;
      for (guint i = 0; i < action->n_groups; i++)
        if (!lay (judge, &action->groups[i].cards, &action->groups[i].name))
          return FALSE;
      if (!canasta_layout_is_enough (&plan->layout, judge->own.forms, judge->refusal))
        return FALSE;
    }
  if (!judge_access (judge, action, top))
    return FALSE;

  if (plan->top_alone && !leave_pile (judge))
    return FALSE;
  canasta_card_set_add_card (&plan->pile, top);
  plan->laid = plan->from_hand;
  canasta_card_set_add (&plan->laid, &plan->pile);
  count_left (judge);
  if (!canasta_judge_limits (judge) || !canasta_judge_opening (judge))
    return FALSE;
  canasta_card_set_remove_card (&plan->pile, top);
  if (!judge_whole_pile (judge))
    return FALSE;
  return canasta_judge_keep (judge);
}

/* The same of a `take`. */
gboolean
canasta_judge_take_told (const CanastaTable *table, const CanastaBoard *board,
                         const CanastaCardSet *hand, const CanastaAction *take,
                         CanastaAnswer answer, CanastaPlan *plan)
{
  CanastaJudge judge = canasta_judge_begin (table, board, hand, answer, plan);

  return !board->ended && canasta_judge_in_phase (&judge, CANASTA_PHASE_DRAW)
         && canasta_judge_take (&judge, take);
}

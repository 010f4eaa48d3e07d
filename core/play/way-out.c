/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding a way to go out this turn: every card laid but one at most. */
#include "config.h"

#include "melds/layout-search.h"
#include "play/judge.h"
#include "play/outlook.h"

/* A variant that has a say in going out may refuse all layouts: how many it is asked
 * about. */
#define MOST_ASKED 2000

/* A search at work. @cards is what is to be laid, @discard what is thrown after
 * it. */
typedef struct
{
  CanastaJudge judge;
  CanastaPlan own_plan;
  CanastaRankCounts counts;
  CanastaCardSet cards;
  CanastaCard discard;
  int n_cards;
  int n_asked;
  guint steps;                  /* how many are left, for all discards together */
  gboolean found;
} Search;

/* Judges a layout as the whole of a turn's melds. */
static gboolean
try_layout (const CanastaLayout *layout, gpointer data)
{
  Search *self = data;
  CanastaPlan *plan = self->judge.plan;

  canasta_judge_open_plan (&self->judge);
  plan->layout.n = layout->n;
  plan->layout.ranks = layout->ranks;
  for (guint i = 0; i < layout->n; i++)
    plan->layout.of[i] = layout->of[i];
  plan->laid = plan->from_hand = self->cards;
  plan->n_from_hand = (guint16) self->n_cards;
  self->judge.left = self->judge.playable = self->discard == CANASTA_NO_CARD ? 0 : 1;
  self->found = canasta_judge_limits (&self->judge) && canasta_judge_opening (&self->judge)
                && canasta_judge_going_out (&self->judge);
  return !self->found
         && (!self->judge.table->out_needs.asks_variant || ++self->n_asked < MOST_ASKED);
}

/* Whether all cards together are worth the minimum. */
static gboolean
has_minimum (const Search *self)
{
  return canasta_table_value_cards (self->judge.table, &self->cards)
         >= canasta_board_get_minimum (self->judge.table, self->judge.board, self->judge.seat);
}

/* Whether the side has opened or may open: only who goes out concealed may do it
 * with less than the minimum. */
static gboolean
may_open (const Search *self)
{
  const CanastaJudge *judge = &self->judge;

  return canasta_board_has_opened (judge->board, judge->side)
         || (judge->rules->opening_waiver != CANASTA_WAIVER_NONE
             && !(judge->board->melded_before & (1 << judge->seat)))
         || has_minimum (self);
}

/* Whether the wild cards might make two melds more, or one besides an unfinished
 * one: that is not looked for otherwise. */
static gboolean
may_begin_two_wild_melds (const Search *self)
{
  const CanastaSideMelds *own = &self->judge.own;
  const CanastaForm *form = &own->forms->of[CANASTA_FORM_WILD];
  int wilds = canasta_roles_count_wilds (own->forms->roles, &self->cards);

  if (form->when == CANASTA_MELD_WHEN_NEVER || !form->several)
    return FALSE;
  for (guint i = 0; i < own->n_melds; i++)
    if (own->melds[i].side == own->side && own->melds[i].kind == CANASTA_MELD_WILD
        && !canasta_meld_is_canasta (&own->melds[i]))
      wilds += canasta_meld_count (&own->melds[i]);
  return wilds >= form->complete + form->least;
}

/* Whether it makes a difference to going out which melds cards are laid on,
 * besides the number of canastas. */
static gboolean
spread_matters (const Search *self)
{
  const CanastaJudge *judge = &self->judge;
  const CanastaRuleValues *rules = judge->rules;
  gboolean may_be_concealed = !(judge->board->melded_before & (1 << judge->seat));
  const CanastaOutNeeds *needs = &judge->table->out_needs;

  if (needs->asks_variant || needs->by_class || may_begin_two_wild_melds (self)
      || (judge->own.forms->one_open & judge->own.forms->roles->natural_ranks) != 0
      || (may_be_concealed && needs->of[0].concealed < needs->of[0].count))
    return TRUE;
  return !canasta_board_has_opened (judge->board, judge->side)
         && (rules->opening_counts == CANASTA_OPENING_SINGLE_MELD
             || (may_be_concealed && !has_minimum (self)));
}

/* Whether canastas of wild cards alone are of a class of their own. */
static inline gboolean
has_wild_class (const CanastaForms *forms)
{
  const guint8 *of_rank = forms->of[CANASTA_FORM_GROUP].classes;
  guint wild = forms->of[CANASTA_FORM_WILD].classes[CANASTA_MIXTURE_DIRTY];

  return wild != of_rank[CANASTA_MIXTURE_CLEAN] && wild != of_rank[CANASTA_MIXTURE_DIRTY];
}

/* How many cards lie in unfinished melds of wild cards alone. */
static int
count_wilds_begun (const CanastaSideMelds *own)
{
  int count = 0;

  for (guint64 places = own->unfinished & ~own->sequences; places; places &= places - 1)
    {
      const CanastaMeld *meld = &own->melds[__builtin_ctzll (places)];

      if (meld->kind == CANASTA_MELD_WILD)
        count += canasta_meld_count (meld);
    }
  return count;
}

/* How many wild cards must go to melds of such alone, where going out takes canastas of them. */
static int
count_reserved (const Search *self)
{
  const CanastaJudge *judge = &self->judge;
  const CanastaForms *forms = judge->own.forms;
  const CanastaForm *form = &forms->of[CANASTA_FORM_WILD];
  int missing;

  if (!judge->table->out_needs.by_class || !has_wild_class (forms))
    return 0;
  missing = canasta_count_missing_of_class (judge->table, judge->board, judge->side,
                                            form->classes[CANASTA_MIXTURE_DIRTY]);
  return missing > 0 ? MAX (0, missing * form->complete - count_wilds_begun (&judge->own)) : 0;
}

/* Looks for a way to lay the cards such that the turn may end. */
static gboolean
try_cards (Search *self)
{
  CanastaJudge *judge = &self->judge;
  const CanastaOutNeeds *needs = &judge->table->out_needs;
  int have = judge->board->of_side[judge->side].n_canastas;
  CanastaLayoutAim aim = { .canastas = needs->of[0].count - have };
  CanastaLayoutEnd end;
  int fewest;

  if (self->steps == 0)
    return FALSE;
  if (self->n_cards == 0)
    return canasta_judge_may_go_out_told (judge->table, judge->board, judge->answer, NULL);
  self->found = FALSE;
  self->n_asked = 0;
  canasta_out_needs_count_classes (needs, &aim.classes);
  if (!may_open (self)
      || !canasta_layout_may_lay_all (&judge->own, &self->cards, count_reserved (self))
      || (canasta_layout_aim_wants_sequence (&aim.classes, judge->own.forms)
          && !canasta_layout_may_have_sequence (&judge->own, &self->cards)))
    return FALSE;
  end = canasta_layout_search (&judge->own, &self->cards, CANASTA_SPREAD_BEST, &aim,
                               &self->steps, try_layout, self);
  /* Who goes out concealed may need fewer. */
  fewest = MIN (aim.canastas, needs->of[0].concealed - have);
  if (end == CANASTA_LAYOUT_END_NOWHERE && MAX (fewest, 0) == MAX (aim.canastas, 0))
    return FALSE;
  aim.canastas = needs->of[0].concealed - have;
  if (!self->found && self->steps > 0 && spread_matters (self))
    canasta_layout_search (&judge->own, &self->cards, CANASTA_SPREAD_ALL, &aim, &self->steps,
                           try_layout, self);
  return self->found;
}

/* Whether the turn may end with this discard, or without one. */
static gboolean
may_end_with (const Search *self, CanastaCard discard)
{
  if (discard == CANASTA_NO_CARD)
    return self->judge.rules->final_discard != CANASTA_FINAL_DISCARD_REQUIRED;
  return canasta_judge_last_discard (&self->judge, discard);
}

static gboolean
try_discard (Search *self, CanastaCard discard)
{
  if (!may_end_with (self, discard))
    return FALSE;
  self->discard = discard;
  self->cards = *self->judge.hand;
  self->n_cards = canasta_card_set_count (&self->cards);
  if (discard != CANASTA_NO_CARD)
    {
      canasta_card_set_remove_card (&self->cards, discard);
      self->n_cards--;
    }
  return try_cards (self);
}

/* How many canastas of wild cards alone the hand and the melds of the side may come to. */
static int
count_wild (const CanastaSideMelds *own, const CanastaCardSet *hand)
{
  int wilds = canasta_roles_count_wilds (own->forms->roles, hand) + count_wilds_begun (own);

  return wilds / own->forms->of[CANASTA_FORM_WILD].complete;
}

/* How many canastas of a rank without wild cards they may come to. */
static int
count_clean (const CanastaSideMelds *own, const CanastaRankCounts *counts)
{
  const guint8 complete = own->forms->of[CANASTA_FORM_GROUP].complete;
  CanastaRankCounts cards = *counts;
  int clean = 0;

  for (guint64 places = own->unfinished; places; places &= places - 1)
    {
      const CanastaMeld *meld = &own->melds[__builtin_ctzll (places)];

      if (meld->kind == CANASTA_MELD_RANK && canasta_meld_count_wilds (meld) == 0)
        cards.of[meld->rank] += (guint8) canasta_meld_count (meld);
    }
  for (guint ranks = canasta_rank_counts_at_least (&cards, complete) & own->forms->groups; ranks;
       ranks &= ranks - 1)
    clean += cards.of[__builtin_ctz (ranks)] / complete;
  return clean;
}

/* Whether the hand may come to so many canastas without wild cards, where those are of a class of
 * their own. */
static gboolean
may_have_clean (const CanastaSideMelds *own, const CanastaCardSet *hand,
                const CanastaRankCounts *counts, int missing)
{
  const CanastaForms *forms = own->forms;
  guint clean = forms->of[CANASTA_FORM_GROUP].classes[CANASTA_MIXTURE_CLEAN];

  if (missing <= 0 || missing <= count_clean (own, counts))
    return TRUE;
  return canasta_forms_have_sequences (forms)
         && forms->of[CANASTA_FORM_SEQUENCE].classes[CANASTA_MIXTURE_CLEAN] == clean
         && canasta_layout_may_have_clean_sequence (own, hand);
}

/* Whether the hand may come to the canastas of a class of their own that going out takes: those
 * of wild cards alone, and those without any. */
static gboolean
may_have_classes (const CanastaTable *table, const CanastaBoard *board,
                  const CanastaSideMelds *own, const CanastaCardSet *hand,
                  const CanastaRankCounts *counts)
{
  const CanastaForms *forms = own->forms;
  const guint8 *of_rank = forms->of[CANASTA_FORM_GROUP].classes;
  guint wild = forms->of[CANASTA_FORM_WILD].classes[CANASTA_MIXTURE_DIRTY];
  guint clean = of_rank[CANASTA_MIXTURE_CLEAN], dirty = of_rank[CANASTA_MIXTURE_DIRTY];

  if (!table->out_needs.by_class)
    return TRUE;
  return (!has_wild_class (forms)
          || canasta_count_missing_of_class (table, board, own->side, wild)
               <= count_wild (own, hand))
         && (clean == dirty || clean == wild
             || may_have_clean (own, hand, counts,
                                canasta_count_missing_of_class (table, board, own->side, clean)));
}

/* Whether the hand may come to the canastas that going out takes, and to a sequence where
 * one of them must be. */
static gboolean
may_have_canastas (const CanastaTable *table, const CanastaBoard *board,
                   const CanastaSideMelds *own, const CanastaCardSet *hand,
                   const CanastaRankCounts *counts)
{
  const CanastaOutNeed *need = &table->out_needs.of[0];
  int missing = MIN (need->count, need->concealed) - board->of_side[own->side].n_canastas;
  CanastaCanastas classes;

  if (!may_have_classes (table, board, own, hand, counts))
    return FALSE;
  canasta_out_needs_count_classes (&table->out_needs, &classes);
  if (canasta_layout_aim_wants_sequence (&classes, own->forms)
      && !canasta_layout_may_have_sequence (own, hand))
    return FALSE;
  return missing <= 0 || canasta_layout_count_reachable (own, hand, counts) >= missing;
}

/**
 * canasta_way_out_may_be: (skip)
 * @table: the table
 * @board: the board, in the play phase
 * @hand: the hand of the player to act
 * @counts: how many cards of each rank it has
 *
 * A quick look before a search: where it says no, there is none.
 *
 * Returns: whether there may be a way to go out with what the hand holds now
 */
gboolean
canasta_way_out_may_be (const CanastaTable *table, const CanastaBoard *board,
                        const CanastaCardSet *hand, const CanastaRankCounts *counts)
{
  CanastaSideMelds own = canasta_board_get_side_melds (board, table, board->side[board->to_act]);
  CanastaRank one;

  return !canasta_board_has_second_hand (board, board->to_act)
         && may_have_canastas (table, board, &own, hand, counts)
         && canasta_layout_count_stranded (&own, hand, counts, &one) <= 1;
}

/* Tries every discard that leaves something to lay, and none. A last discard
 * saves the one card that is stranded; suits make no difference without
 * sequences. */
static gboolean
try_discards (Search *self)
{
  gboolean by_suit = canasta_forms_have_sequences (self->judge.own.forms);
  CanastaCardSet rest = *self->judge.hand;
  CanastaRank stranded_rank = CANASTA_RANK_JOKER;
  int stranded = canasta_layout_count_stranded (&self->judge.own, self->judge.hand,
                                                &self->counts, &stranded_rank);
  int last_rank = -1;
  CanastaCard card;

  if (stranded > 1
      || !may_have_canastas (self->judge.table, self->judge.board, &self->judge.own,
                             self->judge.hand, &self->counts))
    return FALSE;
  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    {
      int rank = (int) canasta_card_get_rank (card);

      if ((rank == last_rank && !by_suit) || (stranded == 1 && rank != (int) stranded_rank))
        continue;
      last_rank = rank;
      if (try_discard (self, card))
        return TRUE;
    }
  return stranded == 0 && try_discard (self, CANASTA_NO_CARD);
}

/**
 * canasta_way_out_find: (skip)
 * @table: the table
 * @board: the board, in the play phase
 * @hand: the hand of the player to act
 * @meld: (out caller-allocates): what to meld; no groups where nothing need be
 * @discard: (out): the card to discard at last, or %CANASTA_NO_CARD for `out`
 *
 * Looks for a way to go out with what the hand holds now. It misses none.
 *
 * Returns: whether there is one
 */
gboolean
canasta_way_out_find (const CanastaTable *table, const CanastaBoard *board,
                      const CanastaCardSet *hand, CanastaAction *meld, CanastaCard *discard)
{
  return canasta_way_out_plan (table, board, hand, board->answer, CANASTA_LEGAL_STEPS, meld, NULL,
                               discard);
}

/**
 * canasta_way_out_plan: (skip)
 * @table: the table
 * @board: the board, in the play phase
 * @hand: the hand of the player to act
 * @answer: what the partner has said, or would say
 * @steps: how long the search goes on; %CANASTA_LEGAL_STEPS for what is legal
 * @meld: (out caller-allocates): what to meld; no groups where nothing need be
 * @plan: (out caller-allocates) (optional): @meld, judged, to be carried out;
 *   where it has groups
 * @discard: (out): the card to discard at last, or %CANASTA_NO_CARD for `out`
 *
 * The same as [func@find_way_out] for who goes this way.
 *
 * Returns: whether there is one
 */
gboolean
canasta_way_out_plan (const CanastaTable *table, const CanastaBoard *board,
                      const CanastaCardSet *hand, CanastaAnswer answer, guint steps,
                      CanastaAction *meld, CanastaPlan *plan, CanastaCard *discard)
{
  Search search;

  if (board->phase != CANASTA_PHASE_PLAY || answer == CANASTA_ANSWER_NO
      || canasta_roles_count_aside (&table->roles, hand) > 0
      || !canasta_judge_needs_besides_melds (table, board, board->to_act, answer))
    return FALSE;
  search.judge = canasta_judge_begin (table, board, hand, answer,
                                      plan ? plan : &search.own_plan);
  search.judge.own = canasta_board_get_side_melds (board, table, search.judge.side);
  canasta_card_set_count_ranks (hand, &search.counts);
  search.steps = steps;
  if (!try_discards (&search))
    return FALSE;

  *discard = search.discard;
  canasta_action_init (meld, CANASTA_ACTION_MELD);
  if (search.n_cards > 0)
    canasta_action_write_layout (meld, &search.judge.plan->layout, &search.judge.own);
  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole deals by chance. Most of a turn is told without a look at the melds, is legal by the way
 * it is made and carried out at once; the rest is chosen like the player chooses it. */
#include "config.h"

#include "players/random-private.h"

#include "play/apply.h"

/**
 * Promise:
 * @PROMISE_NOTHING: nothing can come of a look at the melds
 * @PROMISE_PERHAPS: only a look at them tells
 * @PROMISE_ALL: it is known what comes of it
 */
typedef enum
{
  PROMISE_NOTHING,
  PROMISE_PERHAPS,
  PROMISE_ALL,
} Promise;

/* Whether a look at the melds would find what goes with the top card of the pile, which stops
 * nobody: told without one, of a player who may draw. */
static inline Promise
look_at_pile (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand)
{
  const CanastaRuleValues *rules = &table->rules;
  guint side = board->side[board->to_act];
  const CanastaSideFacts *own = &board->of_side[side];
  CanastaCard top = canasta_board_get_top (board);
  CanastaRank rank = canasta_card_get_rank (top);
  int held = canasta_card_set_count_rank (hand, rank);
  gboolean open = canasta_get_pile_status (table, board, side) == CANASTA_PILE_OPEN;
  gboolean lays_off, lengthens;

  if (canasta_faces_have (table->roles.wild, top))
    return rules->take_with_wild_pair && held >= 2 ? PROMISE_PERHAPS : PROMISE_NOTHING;
  lays_off = open & rules->take_by_lay_off & canasta_ranks_have (own->melded_ranks, rank);
  lengthens = open & (rules->take_to_extend == CANASTA_EXTEND_WHOLE_PILE)
              & canasta_ranks_have (own->near[canasta_card_get_suit (top)], rank);
  if (!lays_off && !lengthens && held < 2
      && !(open && held == 1 && rules->take_with_wild
           && canasta_roles_count_wilds (&table->roles, hand) > 0))
    return PROMISE_NOTHING;
  /* Where melds are numbered it is looked for one with room. */
  if (lays_off && table->forms.numbered && canasta_ranks_have (own->full_ranks, rank))
    return PROMISE_PERHAPS;
  return (lays_off || held >= 2) && canasta_board_has_opened (board, side)
             && canasta_side_facts_are_single (own, table)
           ? PROMISE_ALL : PROMISE_PERHAPS;
}

/* The wild card that is laid, and on which rank: the highest whose meld is on its way to a
 * canasta and has room. */
typedef struct
{
  CanastaRank rank;             /* or CANASTA_NO_RANK */
  CanastaLane twos;
  guint8 jokers;
} Wild;

static Wild
find_wild (const CanastaTable *table, const CanastaSideFacts *own, const CanastaCardSet *hand,
           const CanastaRankCounts *sizes, guint16 ranks)
{
  const CanastaForm *form = &table->forms.of[CANASTA_FORM_GROUP];
  CanastaLane twos = canasta_roles_get_twos (&table->roles, hand);

  ranks &= canasta_rank_counts_at_least (sizes, CANASTA_LEAST_WORTH_A_WILD)
           & (guint16) ~canasta_rank_counts_at_least (sizes, form->complete);
  while (ranks)
    {
      CanastaRank rank = canasta_ranks_get_last (ranks);

      if (canasta_form_get_room (form, sizes->of[rank] - own->wilds[rank], own->wilds[rank]) > 0)
        return twos ? (Wild){ rank, canasta_lane_take (&twos, 1), 0 } : (Wild){ rank, 0, 1 };
      ranks &= (guint16) ~(1 << rank);
    }
  return (Wild){ CANASTA_NO_RANK, 0, 0 };
}

/* Lays all cards of a rank that are held, and maybe a wild one, on the meld of the side, or as
 * @fresh. */
static inline void
lay_rank (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand,
          CanastaRank rank, int held, const Wild *wild, const CanastaMeld *fresh,
          CanastaLaying *laying)
{
  const CanastaSideFacts *own = &board->of_side[fresh->side];
  guint place = own->first_meld[rank];
  gboolean gets_wild = rank == wild->rank;
  CanastaMeld meld = place > 0 ? board->melds[place - 1] : *fresh;

  meld.rank = (guint8) rank;
  meld.naturals += canasta_card_set_get_lane (hand, rank);
  meld.twos += gets_wild ? wild->twos : 0;
  meld.jokers = (meld.jokers + (gets_wild ? wild->jokers : 0)) & 127;
  laying->place = place > 0 ? (guint8) (place - 1) : CANASTA_NEW_MELD;
  laying->naturals = (guint8) (own->sizes[rank] - own->wilds[rank] + held);
  laying->wilds = (guint8) (own->wilds[rank] + gets_wild);
  meld.canasta = canasta_meld_classify (&meld, &table->forms.of[rank], laying->naturals,
                                        laying->wilds);
  laying->meld = meld;
}

/* The cards that go: those of some ranks, and a wild one. */
static inline void
take_cards (CanastaPlan *plan, const CanastaCardSet *hand, guint16 ranks, const Wild *wild)
{
  plan->from_hand = canasta_card_set_keep_ranks (hand, ranks);
  plan->n_from_hand = (guint16) canasta_card_set_count (&plan->from_hand);
  if (wild->rank != CANASTA_NO_RANK)
    {
      canasta_card_set_add_wilds (&plan->from_hand, wild->twos, wild->jokers);
      plan->n_from_hand++;
    }
  plan->laid = plan->from_hand;
}

/* Works out the same laydown as propose_additions(), legal by the way it is made, where a side has
 * one meld of each rank. Returns whether that is all there is to it: melds have room, and cards
 * enough are left. */
static gboolean
plan_additions (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand,
                const CanastaRankCounts *held, guint16 ranks, int wilds, CanastaPlan *plan)
{
  guint seat = board->to_act;
  const CanastaMeld fresh = { .side = board->side[seat], .kind = CANASTA_MELD_RANK };
  const CanastaSideFacts *own = &board->of_side[fresh.side];
  const guint8 most = table->forms.of[CANASTA_FORM_GROUP].most;
  Wild wild = { CANASTA_NO_RANK, 0, 0 };
  CanastaRankCounts sizes;
  int left;

  memcpy (sizes.of, own->sizes, sizeof sizes.of);
  sizes = canasta_rank_counts_add (sizes, *held);
  ranks &= table->forms.groups;
  if (most < CANASTA_ANY_NUMBER && (ranks & canasta_rank_counts_at_least (&sizes, most + 1u)))
    return FALSE;
  if (wilds > 0)
    wild = find_wild (table, own, hand, &sizes, ranks);
  ranks &= canasta_rank_counts_at_least (held, 1);
  take_cards (plan, hand, ranks, &wild);
  left = board->hand_count[seat] - plan->n_from_hand;
  if (plan->n_from_hand == 0 || canasta_board_ends_hand (board, table, seat, left)
      || (left <= 1 && canasta_bars_keep_lone (&table->bars))
      || board->n_melds + CANASTA_MAX_GROUPS > CANASTA_MAX_MELDS)
    return FALSE;

  if (wild.rank != CANASTA_NO_RANK)
    ranks |= (guint16) (1 << wild.rank);
  canasta_layout_init (&plan->layout);
  plan->layout.ranks = ranks;
  plan->concealed = plan->top_alone = FALSE;
  for (; ranks; ranks &= (guint16) (ranks - 1))
    {
      CanastaRank rank = canasta_ranks_get_first (ranks);

      lay_rank (table, board, hand, rank, held->of[rank], &wild, &fresh,
                &plan->layout.of[plan->layout.n++]);
    }
  return TRUE;
}

/* Does what was chosen. */
static inline void
carry_out (CanastaState *state, const CanastaTable *table, const CanastaProposal *chosen)
{
  const CanastaAction *action = chosen->action;

  if (action->kind == CANASTA_ACTION_DISCARD)
    canasta_state_discard (state, table, action->card);
  else if (action->kind == CANASTA_ACTION_MELD)
    canasta_state_meld (state, table, chosen->plan);
  else
    canasta_state_commit (state, table, action, chosen->plan);
}

static inline void
begin_turn (CanastaProposal *self, const CanastaState *state, const CanastaTable *table,
            CanastaAction *action, CanastaPlan *plan)
{
  const CanastaBoard *board = &state->board;

  canasta_proposal_init (self, table, board, &state->hands[board->to_act], action, plan);
  self->plan_only = TRUE;
}

/* Chooses by looking at the melds, and does it. */
static void
act (CanastaState *state, const CanastaTable *table, CanastaRandom *random)
{
  CanastaAction action;
  CanastaPlan plan;
  CanastaProposal self;

  begin_turn (&self, state, table, &action, &plan);
  canasta_random_player_propose (&self, random);
  carry_out (state, table, &self);
}

/* Takes the pile, with whose top card something goes, or draws where it may not be taken so. */
static void
take (CanastaState *state, const CanastaTable *table)
{
  CanastaAction action;
  CanastaPlan plan;
  CanastaProposal self;
  CanastaLaydown laydown;

  begin_turn (&self, state, table, &action, &plan);
  if (!canasta_laydown_take (&laydown, &self.view)
      || !canasta_random_player_propose_take (&self, &laydown))
    canasta_random_player_propose_draw (&self);
  carry_out (state, table, &self);
}

/* Takes the pile with a new sequence. Returns whether it can be. */
static gboolean
begin_with_pile (CanastaState *state, const CanastaTable *table)
{
  CanastaAction action;
  CanastaPlan plan;
  CanastaProposal self;

  begin_turn (&self, state, table, &action, &plan);
  if (!canasta_propose_beginning (&self))
    return FALSE;
  carry_out (state, table, &self);
  return TRUE;
}

/* Takes the pile that is taken freely. Returns whether it may be. */
static gboolean
take_freely (CanastaState *state, const CanastaTable *table)
{
  const CanastaBoard *board = &state->board;
  CanastaAction action;
  CanastaPlan plan;

  canasta_action_init (&action, CANASTA_ACTION_TAKE);
  if (!canasta_judge (table, board, &state->hands[board->to_act], &action, &plan, NULL))
    return FALSE;
  canasta_state_commit (state, table, &action, &plan);
  return TRUE;
}

/* Draws or takes the pile at once, where that can be told without a look at the melds, of a player
 * who may draw. Returns whether it was done. */
static inline gboolean
draw_at_once (CanastaState *state, const CanastaTable *table, CanastaRandom *random)
{
  const CanastaBoard *board = &state->board;
  const CanastaCardSet *hand = &state->hands[board->to_act];

  if (table->takes_freely)
    {
      if (board->pile_count > 0 && canasta_random_toss (random) && take_freely (state, table))
        return TRUE;
    }
  else if (canasta_may_find_take (table, board, hand))
    switch (look_at_pile (table, board, hand))
      {
      case PROMISE_ALL:
        if (canasta_random_toss (random))
          {
            take (state, table);
            return TRUE;
          }
        break;
      case PROMISE_NOTHING:
        if (table->starts_sequences && canasta_random_toss (random)
            && begin_with_pile (state, table))
          return TRUE;
        break;
      case PROMISE_PERHAPS:
      default:
        return FALSE;
      }
  canasta_state_draw (state, table);
  return TRUE;
}

/* Whether there is something to lay, told without a look at the melds unless @plan
 * is all of it. */
static inline Promise
look_at_hand (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand,
              CanastaPlan *plan)
{
  guint side = board->side[board->to_act];
  const CanastaSideFacts *own = &board->of_side[side];
  int wilds = canasta_roles_count_wilds (&table->roles, hand);
  CanastaRankCounts held;
  guint16 ranks;

  if (canasta_forms_have_sequences (&table->forms) || !canasta_side_facts_are_united (own, table))
    return PROMISE_PERHAPS;
  canasta_card_set_count_ranks (hand, &held);
  if (!canasta_board_has_opened (board, side))
    return canasta_random_may_open (table, board, &held, wilds) ? PROMISE_PERHAPS
                                                                : PROMISE_NOTHING;
  ranks = canasta_random_list_additions (table, own, &held, wilds);
  if (ranks == 0)
    return PROMISE_NOTHING;
  return !table->forms.of[CANASTA_FORM_GROUP].several
             && plan_additions (table, board, hand, &held, ranks, wilds, plan)
           ? PROMISE_ALL : PROMISE_PERHAPS;
}

/* Lays cards and discards at once, where that can be told without a look at the melds. Returns
 * whether something was done. */
static inline gboolean
play_at_once (CanastaState *state, const CanastaTable *table, CanastaRandom *random)
{
  const CanastaBoard *board = &state->board;
  const CanastaCardSet *hand = &state->hands[board->to_act];
  CanastaPlan plan;

  if (table->by_hand || !canasta_may_discard_any (table, board, hand))
    return FALSE;
  if (!board->melded || board->second_hand_came)
    {
      Promise promise = look_at_hand (table, board, hand, &plan);

      if (promise == PROMISE_PERHAPS)
        return FALSE;
      if (promise == PROMISE_ALL)
        {
          g_assert (canasta_plan_agrees (&plan, table, board, hand));
          canasta_state_meld (state, table, &plan);
          /* A second hand is looked at anew. */
          if (board->second_hand_came)
            return TRUE;
        }
    }
  canasta_state_discard (state, table, canasta_random_player_pick_face (table, hand, random));
  return TRUE;
}

/**
 * canasta_random_player_play_out: (skip)
 * @state: (inout): a position
 * @table: the table
 * @random: the generator
 *
 * Plays a deal to its end, chance at every seat: the same as choosing and carrying out one
 * action after the other. Allocates nothing.
 */
void
canasta_random_player_play_out (CanastaState *state, const CanastaTable *table,
                                CanastaRandom *random)
{
  while (!state->board.ended)
    if (canasta_may_draw (table, &state->board) ? !draw_at_once (state, table, random)
                                                : !play_at_once (state, table, random))
      act (state, table, random);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Taking the pile, laying cards down, and taking an opening back. Where several
 * things can be meant the person is asked; what is laid out is played as soon as
 * it may be. */
#include "config.h"

#include "turn/turn-answer.h"
#include "turn/turn-laying.h"

static const CanastaRoles *
get_roles (CanastaTurn *self)
{
  return &canasta_turn_get_observation (self)->table->roles;
}

/* Taking the pile. */

/* Whether nothing is melded with it: then there is nothing to lay out first. */
static gboolean
takes_freely (CanastaTurn *self)
{
  return canasta_turn_get_observation (self)->table->takes_freely;
}

static CanastaReply
begin_take (CanastaTurn *self, const CanastaCardSet *cards)
{
  CanastaDraft *draft = canasta_turn_get_draft (self);
  CanastaRefusal refusal;
  CanastaAction take;

  canasta_turn_clear_selection (self);
  if (!canasta_draft_begin_take (draft, cards, &refusal))
    return canasta_turn_answer_refusal (self, &refusal);
  if ((takes_freely (self) || canasta_turn_takes_at_once (self))
      && canasta_draft_judge (draft, NULL) == CANASTA_STANDING_LEGAL
      && canasta_draft_get_action (draft, &take))
    return canasta_turn_hand_over (self, &take);
  return canasta_turn_explain (self, CANASTA_REPLY_LAID_OUT);
}

/* The second time confirms what the first time laid out. */
CanastaReply
canasta_turn_finish_take (CanastaTurn *self)
{
  CanastaDraft *draft = canasta_turn_get_draft (self);
  CanastaRefusal refusal;
  CanastaAction take;

  if (canasta_draft_judge (draft, &refusal) != CANASTA_STANDING_LEGAL)
    return canasta_turn_answer_refusal (self, &refusal);
  if (!canasta_draft_get_action (draft, &take))
    return CANASTA_REPLY_NOTHING;
  return canasta_turn_hand_over (self, &take);
}

CanastaReply
canasta_turn_take (CanastaTurn *self)
{
  CanastaDraft *draft = canasta_turn_get_draft (self);
  CanastaPossible *possible = canasta_turn_get_possible (self);
  CanastaRefusal refusal;
  GArray *ways;

  if (canasta_draft_is_taking (draft))
    return canasta_turn_finish_take (self);
  if (!canasta_possible_may_take (possible, &refusal))
    return canasta_turn_answer_refusal (self, &refusal);
  ways = canasta_possible_get_ways (possible);
  if (ways->len == 1)
    return begin_take (self, &g_array_index (ways, CanastaWay, 0).cards);
  return canasta_turn_offer (self, CANASTA_OFFER_WAYS, g_array_ref (ways));
}

/**
 * canasta_turn_take_with:
 * @self: a turn
 * @cards: cards of the hand; none to lay the top card off
 *
 * Takes the pile with them, or lays out what needs more or is to be confirmed.
 */
CanastaReply
canasta_turn_take_with (CanastaTurn *self, const CanastaCardSet *cards)
{
  CanastaReply reply;

  canasta_turn_begin (self);
  reply = canasta_turn_check_mine (self) ? begin_take (self, cards) : CANASTA_REPLY_REFUSAL;
  canasta_turn_end (self);
  return reply;
}

/* Laying cards down. */

/* Plays what is laid out as soon as it may be; a take waits to be confirmed. */
static CanastaReply
after_laying (CanastaTurn *self)
{
  CanastaDraft *draft = canasta_turn_get_draft (self);
  CanastaAction action;

  canasta_turn_clear_selection (self);
  if (canasta_draft_is_taking (draft)
      || canasta_draft_judge (draft, NULL) != CANASTA_STANDING_LEGAL
      || !canasta_draft_get_action (draft, &action))
    return canasta_turn_explain (self, CANASTA_REPLY_LAID_OUT);
  return canasta_turn_hand_over (self, &action);
}

static CanastaReply
lay_down (CanastaTurn *self, const CanastaAction *melds)
{
  CanastaRefusal refusal;

  if (!canasta_turn_check_mine (self))
    return CANASTA_REPLY_REFUSAL;
  if (!canasta_draft_add_melds (canasta_turn_get_draft (self), melds, &refusal))
    return canasta_turn_answer_refusal (self, &refusal);
  return after_laying (self);
}

/**
 * canasta_turn_lay_down:
 * @self: a turn
 * @melds: a `meld`, of which each group says where it goes
 *
 * Lays melds down, with what is laid out already.
 */
CanastaReply
canasta_turn_lay_down (CanastaTurn *self, const CanastaAction *melds)
{
  CanastaReply reply;

  canasta_turn_begin (self);
  reply = lay_down (self, melds);
  canasta_turn_end (self);
  return reply;
}

static CanastaReply
lay (CanastaTurn *self, const CanastaPlace *place)
{
  CanastaCardSet selected;
  CanastaRefusal refusal;

  canasta_turn_get_selected (self, &selected);
  if (!canasta_draft_add (canasta_turn_get_draft (self), &selected, place, &refusal))
    return canasta_turn_answer_refusal (self, &refusal);
  return after_laying (self);
}

/**
 * canasta_turn_lay_at:
 * @self: a turn
 * @place: a meld of the own side, one that is laid out, or a new one
 *
 * Lays the selected cards there.
 */
CanastaReply
canasta_turn_lay_at (CanastaTurn *self, const CanastaPlace *place)
{
  CanastaReply reply;

  canasta_turn_begin (self);
  reply = canasta_turn_check_mine (self) ? lay (self, place) : CANASTA_REPLY_REFUSAL;
  canasta_turn_end (self);
  return reply;
}

/* Why cards can be laid nowhere. */
static CanastaReply
refuse_to_lay (CanastaTurn *self, const CanastaCardSet *cards, GArray *targets)
{
  CanastaRefusal refusal;

  if (targets->len > 0)
    refusal = g_array_index (targets, CanastaTarget, 0).refusal;
  else
    canasta_draft_add (canasta_turn_get_draft (self), cards,
                       &(CanastaPlace){ .kind = CANASTA_PLACE_NEW }, &refusal);
  return canasta_turn_answer_refusal (self, &refusal);
}

/* Lays cards down where only one thing can be meant; asks where several can. */
static CanastaReply
lay_anywhere (CanastaTurn *self, const CanastaCardSet *cards)
{
  gboolean wild = canasta_card_set_count (cards)
                  == canasta_roles_count_wilds (get_roles (self), cards);
  CanastaRefusal refusal;
  GArray *targets;

  if (!wild && canasta_draft_add_all (canasta_turn_get_draft (self), cards, &refusal))
    return after_laying (self);
  targets = canasta_possible_get_targets (canasta_turn_get_possible (self));
  for (guint i = 0; i < targets->len; i++)
    if (g_array_index (targets, CanastaTarget, i).standing != CANASTA_STANDING_REFUSED)
      return canasta_turn_offer (self, CANASTA_OFFER_TARGETS, g_array_ref (targets));
  return wild ? refuse_to_lay (self, cards, targets)
              : canasta_turn_answer_refusal (self, &refusal);
}

/* Whether it is a red three that is laid by hand. */
static gboolean
is_laid_by_hand (CanastaTurn *self, const CanastaCardSet *selected)
{
  return canasta_turn_get_observation (self)->table->by_hand
         && canasta_card_set_count (selected) == 1
         && canasta_roles_count_aside (get_roles (self), selected) == 1;
}

CanastaReply
canasta_turn_meld (CanastaTurn *self)
{
  CanastaCardSet selected;
  CanastaAction red_three;

  canasta_turn_get_selected (self, &selected);
  if (canasta_card_set_is_empty (&selected))
    return canasta_turn_answer_missing (self, CANASTA_SAYING_SELECT_TO_MELD);
  if (!is_laid_by_hand (self, &selected))
    return lay_anywhere (self, &selected);
  canasta_action_init_card (&red_three, CANASTA_ACTION_LAY, canasta_card_set_next (&selected));
  return canasta_turn_play (self, &red_three);
}

/* Putting two melds together. */

/* Why no two melds can be put together. */
static CanastaReply
refuse_to_join (CanastaTurn *self)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self);
  CanastaRefusal refusal;
  CanastaAction join;

  if (observation->table->rules.join_melds && observation->board.phase == CANASTA_PHASE_PLAY)
    return canasta_turn_answer_missing (self, CANASTA_SAYING_NOTHING_TO_JOIN);
  canasta_action_init (&join, CANASTA_ACTION_JOIN);
  canasta_action_add_group (&join);
  canasta_possible_judge (canasta_turn_get_possible (self), &join, &refusal);
  return canasta_turn_answer_refusal (self, &refusal);
}

/* Joins the two melds that can be joined; asks which where there are several. */
CanastaReply
canasta_turn_join (CanastaTurn *self)
{
  GArray *joins = canasta_possible_get_joins (canasta_turn_get_possible (self));

  if (joins->len == 0)
    return refuse_to_join (self);
  if (joins->len == 1)
    return canasta_turn_play (self, &g_array_index (joins, CanastaAction, 0));
  return canasta_turn_offer (self, CANASTA_OFFER_JOINS, g_array_ref (joins));
}

/* Where the rules charge for it, cards that are laid out but do not suffice to
 * open do not simply go back to the hand. */
gboolean
canasta_turn_must_withdraw (CanastaTurn *self, CanastaAction *withdraw)
{
  if (!canasta_draft_get_action (canasta_turn_get_draft (self), withdraw)
      || withdraw->kind != CANASTA_ACTION_MELD)
    return FALSE;
  withdraw->kind = CANASTA_ACTION_WITHDRAW;
  return canasta_possible_judge (canasta_turn_get_possible (self), withdraw, NULL);
}

CanastaReply
canasta_turn_withdraw (CanastaTurn *self)
{
  CanastaAction action;

  if (!canasta_turn_must_withdraw (self, &action))
    return CANASTA_REPLY_NOTHING;
  canasta_draft_clear (canasta_turn_get_draft (self));
  return canasta_turn_play (self, &action);
}

static CanastaReply
choose (CanastaTurn *self, CanastaOffer offer, GArray *offered, guint index)
{
  switch (offer)
    {
    case CANASTA_OFFER_WAYS:
      return begin_take (self, &g_array_index (offered, CanastaWay, index).cards);
    case CANASTA_OFFER_TARGETS:
      return lay (self, &g_array_index (offered, CanastaTarget, index).place);
    case CANASTA_OFFER_JOINS:
      return canasta_turn_play (self, &g_array_index (offered, CanastaAction, index));
    case CANASTA_OFFER_NONE:
    default:
      return CANASTA_REPLY_NOTHING;
    }
}

/**
 * canasta_turn_choose:
 * @self: a turn
 * @index: one of what canasta_turn_get_offer() has
 *
 * Says which of several things was meant.
 */
CanastaReply
canasta_turn_choose (CanastaTurn *self, guint index)
{
  GArray *held;
  CanastaOffer offer = canasta_turn_get_offer (self, &held);
  g_autoptr (GArray) offered = held ? g_array_ref (held) : NULL;
  CanastaReply reply = CANASTA_REPLY_NOTHING;

  canasta_turn_begin (self);
  canasta_turn_forget_choice (self);
  if (offered && index < offered->len)
    reply = choose (self, offer, offered, index);
  canasta_turn_end (self);
  return reply;
}

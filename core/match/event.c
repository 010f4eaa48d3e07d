/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "match/event.h"

#include <glib/gi18n-lib.h>

#include "cards/phrases.h"
#include "notation/action-text.h"

static CanastaLane
add_red_threes (const CanastaBoard *board)
{
  CanastaLane sum = 0;

  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    sum += board->red_threes[i];
  return sum;
}

/* A canasta that becomes one of another class, as a natural one that becomes mixed,
 * is no new one: classes that others may turn into have what is left. */
static void
note_canastas (CanastaEvent *self, const CanastaBoard *before, const CanastaBoard *after)
{
  const CanastaCanastas *had = &before->of_side[before->side[self->seat]].canastas;
  const CanastaCanastas *has = &after->of_side[after->side[self->seat]].canastas;
  int left = MAX (after->of_side[after->side[self->seat]].n_canastas
                  - before->of_side[before->side[self->seat]].n_canastas, 0);

  for (guint class = CANASTA_N_CLASSES - 1; class > CANASTA_CLASS_NONE; class--)
    {
      self->canastas.of[class] = (guint8) CLAMP (has->of[class] - had->of[class], 0, left);
      left -= self->canastas.of[class];
    }
}

/* The meld that the only group of an action was added to. */
static void
note_joined (CanastaEvent *self, const CanastaAction *action,
             const CanastaBoard *before, const CanastaBoard *after)
{
  self->joined = CANASTA_N_RANKS;
  if (action->kind != CANASTA_ACTION_MELD || action->n_groups != 1
      || before->n_melds != after->n_melds)
    return;

  for (guint i = 0; i < after->n_melds; i++)
    {
      const CanastaMeld *meld = &after->melds[i];
      int rank = canasta_meld_get_rank (meld);

      if (rank >= 0 && rank != CANASTA_WILD_RANK
          && canasta_meld_count (meld) != canasta_meld_count (&before->melds[i]))
        self->joined = (guint8) rank;
    }
}

/* The rank that a group names, or that of all its natural cards; else CANASTA_N_RANKS. */
static CanastaRank
find_rank (const CanastaRoles *roles, const CanastaGroup *group)
{
  CanastaCardSet rest = group->cards;
  CanastaRank rank = CANASTA_N_RANKS;
  CanastaCard card;

  if (group->name.naming == CANASTA_NAMING_RANK)
    return group->name.rank;
  if (group->name.naming == CANASTA_NAMING_WILD)
    return CANASTA_N_RANKS;
  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    {
      CanastaRank own = canasta_card_get_rank (card);

      if ((roles->wild_ranks & 1u << own) != 0 || own == rank)
        continue;
      if (rank != CANASTA_N_RANKS)
        return CANASTA_N_RANKS;
      rank = own;
    }
  return rank;
}

/* How many cards lie in the melds of a rank, and in how many melds. */
static int
count_melded (const CanastaBoard *board, guint side, CanastaRank rank, guint *n_melds)
{
  int count = 0;

  *n_melds = 0;
  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == side
        && canasta_meld_get_rank (&board->melds[i]) == (int) rank)
      {
        count += canasta_meld_count (&board->melds[i]);
        ++*n_melds;
      }
  return count;
}

/* The rank of the meld to which a group was added, or CANASTA_N_RANKS. Wild cards alone go
 * to the meld they name, others to one that was there. */
static CanastaRank
find_added_to (const CanastaTable *table, const CanastaGroup *group, guint side,
               const CanastaBoard *before, const CanastaBoard *after)
{
  CanastaRank rank = find_rank (&table->roles, group);
  int n_cards = canasta_card_set_count (&group->cards);
  guint n_before, n_after;
  int added;

  if (rank == CANASTA_N_RANKS)
    return rank;
  added = -count_melded (before, side, rank, &n_before);
  added += count_melded (after, side, rank, &n_after);
  if (n_cards == canasta_roles_count_wilds (&table->roles, &group->cards))
    return n_after > 0 ? rank : CANASTA_N_RANKS;
  return n_before > 0 && n_before == n_after && added >= n_cards ? rank : CANASTA_N_RANKS;
}

static void
note_added (CanastaEvent *self, const CanastaTable *table, const CanastaBoard *before,
            const CanastaBoard *after)
{
  const CanastaAction *action = &self->action;

  if ((action->kind != CANASTA_ACTION_MELD && action->kind != CANASTA_ACTION_TAKE)
      || action->n_groups < 2 || self->opened)
    return;
  for (guint i = 0; i < action->n_groups; i++)
    {
      CanastaRank rank = find_added_to (table, &action->groups[i], after->side[self->seat], before,
                                        after);

      if (rank == CANASTA_N_RANKS)
        continue;
      self->added |= 1u << i;
      self->added_to[i] = (guint8) rank;
    }
}

/* Of groups that were all laid down as a meld of their own. */
static void
note_melds (CanastaEvent *self, const CanastaTable *table, const CanastaBoard *before,
            const CanastaBoard *after)
{
  const CanastaAction *action = &self->action;
  guint n_new = action->n_groups - (guint) __builtin_popcount (self->added);

  if (action->kind == CANASTA_ACTION_TAKE)
    n_new += after->n_melds > before->n_melds + n_new;
  if (after->n_melds != before->n_melds + n_new)
    return;
  for (guint i = 0; i < action->n_groups; i++)
    if ((self->added & 1u << i) == 0
        && !canasta_meld_read_cards (&action->groups[i].cards, &table->forms, &self->melds[i]))
      self->melds[i] = (CanastaMeld){ 0 };
}

/* What was laid down: the cards of the melds after it that were not there. */
static void
note_laid (CanastaEvent *self, const CanastaBoard *before, const CanastaBoard *after)
{
  CanastaCardSet cards;

  for (guint i = 0; i < after->n_melds; i++)
    {
      canasta_meld_get_cards (&after->melds[i], &cards);
      canasta_card_set_add (&self->laid, &cards);
    }
  for (guint i = 0; i < before->n_melds; i++)
    {
      canasta_meld_get_cards (&before->melds[i], &cards);
      canasta_card_set_remove (&self->laid, &cards);
    }
}

static void
note_drawn (CanastaEvent *self, const CanastaState *before, const CanastaState *after)
{
  const CanastaCardSet *hand = &after->hands[self->seat];
  CanastaCardSet rest = *hand;
  CanastaCard card;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int i = canasta_card_set_count_card (&before->hands[self->seat], card);
         i < canasta_card_set_count_card (hand, card); i++)
      canasta_card_set_add_card (&self->drawn, card);
  self->n_drawn = canasta_card_set_count (&self->drawn);
}

static int
count_set_aside (const CanastaBoard *board)
{
  int count = 0;

  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    count += canasta_lane_count (board->black_threes[i]);
  return count;
}

/* Who took the second hand up. */
static void
note_second_hand (CanastaEvent *self, const CanastaBoard *before, const CanastaBoard *after)
{
  self->second_hand = CANASTA_NO_SEAT;
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if (canasta_board_has_second_hand (before, seat)
        && !canasta_board_has_second_hand (after, seat))
      {
        self->second_hand = (guint8) seat;
        self->n_second_hand = before->second_hand_count[seat];
      }
}

/**
 * canasta_event_new: (skip)
 * @table: the table
 * @before: the position before
 * @action: what was done, by the player to act
 * @after: the position after
 *
 * Returns: (transfer full): what happened
 */
CanastaEvent *
canasta_event_new (const CanastaTable   *table,
                   const CanastaState   *before,
                   const CanastaAction  *action,
                   const CanastaState   *after)
{
  const CanastaBoard *was = &before->board;
  const CanastaBoard *is = &after->board;
  CanastaEvent *self = g_atomic_rc_box_new0 (CanastaEvent);
  guint seat = was->to_act;

  self->round = was->round;
  self->seat = seat;
  canasta_action_copy (&self->action, action);
  self->text = canasta_action_write (action);
  self->top = canasta_board_get_top (was);
  self->pile_count = was->pile_count;
  canasta_roles_add_aside (&table->roles, &self->red_threes,
                           add_red_threes (is) - add_red_threes (was));
  self->asked = CANASTA_NO_SEAT;
  self->froze = action->kind == CANASTA_ACTION_DISCARD && !was->frozen && is->frozen;
  self->opened = !canasta_board_has_opened (was, was->side[seat])
                 && canasta_board_has_opened (is, is->side[seat]);
  self->ended = is->ended;

  if (action->kind == CANASTA_ACTION_TAKE)
    {
      self->taken = was->pile_count - is->pile_count;
      self->set_aside = (guint8) (count_set_aside (is) - count_set_aside (was));
    }
  if (action->kind == CANASTA_ACTION_DRAW || action->kind == CANASTA_ACTION_LAY)
    note_drawn (self, before, after);
  if (action->kind == CANASTA_ACTION_ASK)
    self->asked = is->to_act;
  if (action->kind == CANASTA_ACTION_YES || action->kind == CANASTA_ACTION_NO)
    self->asked = was->turn_seat;
  if (action->kind == CANASTA_ACTION_WITHDRAW)
    for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
      self->penalty += is->opening_penalty[i] - was->opening_penalty[i];
  note_second_hand (self, was, is);
  note_laid (self, was, is);
  note_canastas (self, was, is);
  note_joined (self, action, was, is);
  note_added (self, table, was, is);
  note_melds (self, table, was, is);
  return self;
}

CanastaEvent *
canasta_event_ref (const CanastaEvent *self)
{
  return g_atomic_rc_box_acquire ((CanastaEvent *) self);
}

static void
clear (gpointer data)
{
  CanastaEvent *self = data;

  g_free (self->text);
}

void
canasta_event_unref (CanastaEvent *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

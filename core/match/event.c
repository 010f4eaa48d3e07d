/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "match/event.h"

#include <glib/gi18n-lib.h>

#include "cards/phrases.h"
#include "notation/action-text.h"
#include "play/legality.h"

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

/* Whether a meld has come to hold some cards, which it did not hold before it or was not
 * there. */
static gboolean
has_received (const CanastaMeld *before, const CanastaMeld *after, const CanastaCardSet *cards)
{
  CanastaCardSet had, has;

  canasta_meld_get_cards (after, &has);
  if (before)
    {
      canasta_meld_get_cards (before, &had);
      canasta_card_set_remove (&has, &had);
    }
  return canasta_card_set_contains (&has, cards);
}

static gboolean
is_named (const CanastaMeld *meld, const CanastaMeldName *name)
{
  if (name->naming == CANASTA_NAMING_WILD)
    return meld->kind == CANASTA_MELD_WILD;
  return name->naming == CANASTA_NAMING_NONE || meld->rank == name->rank;
}

/* The meld in which some cards lie that were laid down together, or NULL: one that lay
 * there, or one that is new. */
static const CanastaMeld *
find_meld (const CanastaEvent *self, const CanastaBoard *before, const CanastaBoard *after,
           const CanastaCardSet *cards, const CanastaMeldName *name, gboolean is_new)
{
  guint end = is_new ? after->n_melds : before->n_melds;

  for (guint i = is_new ? before->n_melds : 0; i < end; i++)
    {
      const CanastaMeld *was = is_new ? NULL : &before->melds[i];
      const CanastaMeld *is = &after->melds[i];

      if (is->side == after->side[self->seat] && has_received (was, is, cards)
          && (is_named (is, name) || (was && is_named (was, name))))
        return is;
    }
  return NULL;
}

/* The meld to which a group was added, or NULL. Wild cards alone go to the meld they name,
 * which may be new; others to one that was there. */
static const CanastaMeld *
find_added_to (const CanastaEvent *self, const CanastaTable *table, const CanastaGroup *group,
               const CanastaBoard *before, const CanastaBoard *after)
{
  const CanastaMeld *meld = find_meld (self, before, after, &group->cards, &group->name, FALSE);
  int n_cards = canasta_card_set_count (&group->cards);

  if (meld || group->name.naming != CANASTA_NAMING_RANK
      || n_cards != canasta_roles_count_wilds (&table->roles, &group->cards))
    return meld;
  return find_meld (self, before, after, &group->cards, &group->name, TRUE);
}

/* Whether another side has a meld that goes by the same name, as the kings, or the sequence of
 * hearts. */
static gboolean
is_shared (const CanastaEvent *self, const CanastaBoard *board, const CanastaMeld *meld)
{
  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side != board->side[self->seat]
        && canasta_meld_get_likeness (&board->melds[i]) == canasta_meld_get_likeness (meld))
      return TRUE;
  return FALSE;
}

static void
note_added (CanastaEvent *self, const CanastaTable *table, const CanastaBoard *before,
            const CanastaBoard *after)
{
  const CanastaAction *action = &self->action;

  if (action->kind != CANASTA_ACTION_MELD && action->kind != CANASTA_ACTION_TAKE)
    return;
  for (guint i = 0; i < action->n_groups; i++)
    {
      const CanastaMeld *meld = find_added_to (self, table, &action->groups[i], before, after);

      if (!meld)
        continue;
      self->added |= 1u << i;
      self->melds[i] = *meld;
      if (is_shared (self, after, meld))
        self->shared |= 1u << i;
    }
}

/* Where the pile's top card went, with the cards of the hand beside it. */
static void
note_top (CanastaEvent *self, const CanastaBoard *before, const CanastaBoard *after)
{
  CanastaCardSet cards = self->action.cards;
  const CanastaMeld *meld;

  canasta_card_set_add_card (&cards, self->top);
  meld = find_meld (self, before, after, &cards, &self->action.name, FALSE);
  self->top_added = meld != NULL;
  if (!meld)
    meld = find_meld (self, before, after, &cards, &self->action.name, TRUE);
  if (!meld)
    return;
  self->top_meld = *meld;
  self->top_shared = (guint8) is_shared (self, after, meld);
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

/* What is held or laid now and was not held before, but for the top card, which is laid; a
 * second hand that comes with it does not come with the pile. */
static void
note_gained (CanastaEvent *self, const CanastaState *before, const CanastaState *after)
{
  CanastaCardSet had = before->hands[self->seat];

  if (self->second_hand == self->seat)
    return;
  if (!self->freely)
    canasta_card_set_add_card (&had, self->top);
  self->gained = after->hands[self->seat];
  canasta_card_set_add (&self->gained, &self->laid);
  canasta_card_set_remove_there (&self->gained, &had);
}

static int
count_set_aside (const CanastaBoard *board)
{
  int count = 0;

  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    count += canasta_lane_count (board->black_threes[i]);
  return count;
}

/* Who took a second hand up, and whether one became the stock. */
static void
note_second_hand (CanastaEvent *self, const CanastaBoard *before, const CanastaBoard *after)
{
  guint taken = after->second_hand_taken & ~(guint) before->second_hand_taken;
  guint count = before->n_second_hands;

  self->second_hand = CANASTA_NO_SEAT;
  if (taken)
    {
      self->second_hand = (guint8) __builtin_ctz (taken);
      self->n_second_hand = before->second_hand_count[self->second_hand];
      count--;
    }
  self->new_stock = after->n_second_hands < count;
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
  CanastaBoard formed;
  guint seat = was->to_act;

  self->alone = CANASTA_NO_SEAT;
  if (is->lone_hand != was->lone_hand)
    {
      self->alone = is->lone_hand;
      formed = *was;
      canasta_board_form_sides (&formed, table, is->lone_hand);
      was = &formed;
    }

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
  self->idle = is->ended != CANASTA_END_NONE && canasta_board_is_idle (is);

  if (action->kind == CANASTA_ACTION_TAKE)
    {
      self->taken = was->pile_count - is->pile_count;
      self->freely = (guint8) table->takes_freely;
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
  for (guint i = 0; i < table->players; i++)
    if (is->side[i] == is->side[seat])
      self->mates |= (guint8) (1u << i);
  note_second_hand (self, was, is);
  note_laid (self, was, is);
  note_canastas (self, was, is);
  note_added (self, table, was, is);
  note_melds (self, table, was, is);
  if (action->kind == CANASTA_ACTION_TAKE)
    {
      note_top (self, was, is);
      note_gained (self, before, after);
    }
  if (self->opened && canasta_board_get_minimum (table, was, seat) > 0)
    self->opening = (gint16) canasta_action_count_opening (action, table, was);
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

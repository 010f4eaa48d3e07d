/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One action of a match, what everyone saw of it, and a sentence for it. */

#pragma once

#include <glib.h>

#include "melds/meld.h"
#include "play/action.h"
#include "play/state.h"

G_BEGIN_DECLS

/**
 * CanastaEvent:
 * @round: the round, from 1
 * @seat: whose action it was
 * @action: what was done
 * @text: the same in notation, for logs
 * @top: the pile's top card before it, or %CANASTA_NO_CARD
 * @pile_count: the cards of the pile before it
 * @taken: how many cards were taken with the pile
 * @laid: the cards laid down, the pile's among them
 * @red_threes: red threes laid down with it, by themselves or by hand
 * @set_aside: how many cards of the pile were set aside
 * @drawn: the cards that came into the hand from the stock: only @seat may see
 *   them; none after a take
 * @n_drawn: how many those are
 * @gained: the cards that came into the hand with the pile, be it that they were laid down
 *   at once: only @seat may see them; none but after a take
 * @second_hand: who took the second hand up with it, or %CANASTA_NO_SEAT: its player or,
 *   where it ended the turn, the next one; @red_threes are theirs then
 * @n_second_hand: how many cards that brought
 * @alone: who plays alone against the others from then on, or %CANASTA_NO_SEAT
 * @new_stock: whether a second hand that was left became the stock
 * @freely: whether the pile was taken and nothing melded with it
 * @idle: whether the deal ended because nothing moved any more
 * @asked: the partner who was asked, or who asked, or %CANASTA_NO_SEAT
 * @mates: the seats of the side of @seat, as bits, its own among them
 * @added: which of its groups, as bits, were added to melds that lay there
 * @shared: which of these melds, as bits, another side has one like
 * @melds: by group, the new meld that it makes, or the one that it was added to; without
 *   cards where that is not known
 * @top_added: whether the pile's top card was added to a meld that lay there
 * @top_shared: whether another side has a meld like that one
 * @top_meld: the meld that the pile's top card lies in; without cards where it lies in none
 * @froze: whether it froze the pile
 * @opened: whether it opened for its side
 * @opening: with how many points, where it did and points are asked for; 0 otherwise
 * @canastas: how many canastas of each class it completed
 * @penalty: what it raised the own opening by, in points
 * @ended: the #CanastaEnd it brought about
 *
 * One action and what everyone saw of it. It never changes, and who keeps a record of
 * what happened shares it, on other threads too.
 */
typedef struct
{
  guint16 round;
  guint8 seat;
  CanastaAction action;
  char *text;

  CanastaCard top;
  guint16 pile_count;
  guint16 taken;
  CanastaCardSet laid;
  CanastaCardSet red_threes;
  CanastaCardSet drawn;
  guint8 n_drawn;
  CanastaCardSet gained;
  guint8 set_aside;
  guint8 second_hand;
  guint8 n_second_hand;
  guint8 alone;
  guint8 new_stock;
  guint8 freely;
  guint8 idle;
  guint8 asked;
  guint8 mates;
  guint32 added;
  guint32 shared;
  CanastaMeld melds[CANASTA_MAX_GROUPS];
  guint8 top_added;
  guint8 top_shared;
  CanastaMeld top_meld;
  guint8 froze;
  guint8 opened;
  gint16 opening;
  CanastaCanastas canastas;
  gint16 penalty;
  guint8 ended;
} CanastaEvent;

CANASTA_API CanastaEvent  *canasta_event_new         (const CanastaTable    *table,
                                                      const CanastaState    *before,
                                                      const CanastaAction   *action,
                                                      const CanastaState    *after);
CANASTA_API CanastaEvent  *canasta_event_ref         (const CanastaEvent    *self);
CANASTA_API void           canasta_event_unref       (CanastaEvent          *self);
CANASTA_API char          *canasta_event_describe    (const CanastaEvent    *self,
                                                      const CanastaTable    *table,
                                                      const char *const     *names,
                                                      guint                  viewer);
CANASTA_API char          *canasta_event_summarise   (const CanastaEvent    *self,
                                                      CanastaIndexLetters    letters);

/* Whether the turn ends with it. */
static inline gboolean
canasta_event_ends_turn (const CanastaEvent *self)
{
  return self->action.kind == CANASTA_ACTION_DISCARD || self->action.kind == CANASTA_ACTION_OUT
         || self->action.kind == CANASTA_ACTION_PASS;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaEvent, canasta_event_unref)

G_END_DECLS

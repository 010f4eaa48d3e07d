/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the hooks of a variant see of the game: a meld, a side, a turn. All of it
 * lies open on the table or is known to the player who acts.
 *
 * These are values to read. They are lent for one call of a hook; who wants to
 * keep one copies it. */

#pragma once

#include <glib-object.h>

#include "canasta-api.h"
#include "cards/card.h"
#include "rules/canasta-class.h"

G_BEGIN_DECLS

/**
 * CanastaMeldKind:
 * @CANASTA_MELD_RANK: cards of one rank, with or without wild cards
 * @CANASTA_MELD_WILD: wild cards alone
 * @CANASTA_MELD_SEQUENCE: cards of one suit in sequence
 */
typedef enum
{
  CANASTA_MELD_RANK,
  CANASTA_MELD_WILD,
  CANASTA_MELD_SEQUENCE,
} CanastaMeldKind;

/**
 * CanastaHookMeld:
 * @kind: what kind of meld it is
 * @rank: the rank of a meld of one rank, the lowest rank of a sequence; without
 *   a meaning where wild cards are melded alone
 * @suit: the suit of a sequence; without a meaning in other melds
 * @naturals: how many natural cards it has
 * @twos: how many of its wild cards are twos
 * @jokers: how many of its wild cards are jokers
 * @complete: whether it is a canasta
 *
 * A meld as it lies on the table.
 */
typedef struct
{
  CanastaMeldKind kind;
  CanastaRank rank;
  CanastaSuit suit;
  guint naturals;
  guint twos;
  guint jokers;
  gboolean complete;
} CanastaHookMeld;

/* Room for classes of canastas, more than there are. */
#define CANASTA_HOOK_CLASSES 16

/**
 * CanastaHookSide:
 * @players: how many players it has, one who rests included
 * @opened: whether it has laid its first meld
 * @canastas: how many canastas it has
 * @by_class: (array fixed-size=16): how many of each class, a #CanastaCanastaClass; other
 *   languages than C ask [method@HookSide.count_canastas]
 * @red_threes: how many red threes it has laid down
 * @total: its total before this deal, in points; where the totals are kept by
 *   player, the sum of its players'
 * @cards: how many cards its players hold together
 * @out: whether one of its players has gone out
 * @n_melds: how many melds it has
 * @melds: (array length=n_melds): its melds, in the order they were laid; other
 *   languages than C ask [method@HookSide.list_melds]
 *
 * A side as everybody sees it. Where nobody has a partner each player is a side.
 */
typedef struct
{
  guint players;
  gboolean opened;
  guint canastas;
  guint by_class[CANASTA_HOOK_CLASSES];
  guint red_threes;
  int total;
  guint cards;
  gboolean out;
  guint n_melds;
  const CanastaHookMeld *melds;
} CanastaHookSide;

/**
 * CanastaHookTurn:
 * @round: the round, from 1
 * @players: how many play this round
 * @had_turn: how many of them have had a turn in this deal, the one who acts
 *   included
 * @seat: the seat that acts
 * @side: its side, a place in @sides
 * @hand: how many cards are in its hand
 * @stock: how many cards are in the stock
 * @pile: how many cards are in the discard pile
 * @n_sides: how many sides there are
 * @sides: (array length=n_sides): the sides, in the order of their lowest seats;
 *   other languages than C ask [method@HookTurn.list_sides]
 *
 * A turn as the player sees it who acts.
 */
typedef struct
{
  guint round;
  guint players;
  guint had_turn;
  guint seat;
  guint side;
  guint hand;
  guint stock;
  guint pile;
  guint n_sides;
  const CanastaHookSide *sides;
} CanastaHookTurn;

#define CANASTA_TYPE_HOOK_MELD (canasta_hook_meld_get_type ())
#define CANASTA_TYPE_HOOK_SIDE (canasta_hook_side_get_type ())
#define CANASTA_TYPE_HOOK_TURN (canasta_hook_turn_get_type ())

CANASTA_API GType             canasta_hook_meld_get_type   (void) G_GNUC_CONST;
CANASTA_API CanastaHookMeld  *canasta_hook_meld_copy       (const CanastaHookMeld  *self);
CANASTA_API void              canasta_hook_meld_free       (CanastaHookMeld        *self);

CANASTA_API GType             canasta_hook_side_get_type   (void) G_GNUC_CONST;
CANASTA_API CanastaHookSide  *canasta_hook_side_copy       (const CanastaHookSide  *self);
CANASTA_API void              canasta_hook_side_free       (CanastaHookSide        *self);
CANASTA_API GList            *canasta_hook_side_list_melds (const CanastaHookSide  *self);
CANASTA_API guint             canasta_hook_side_count_canastas
                                                           (const CanastaHookSide  *self,
                                                            CanastaCanastaClass     canasta);

CANASTA_API GType             canasta_hook_turn_get_type   (void) G_GNUC_CONST;
CANASTA_API CanastaHookTurn  *canasta_hook_turn_copy       (const CanastaHookTurn  *self);
CANASTA_API void              canasta_hook_turn_free       (CanastaHookTurn        *self);
CANASTA_API GList            *canasta_hook_turn_list_sides (const CanastaHookTurn  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaHookMeld, canasta_hook_meld_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaHookSide, canasta_hook_side_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaHookTurn, canasta_hook_turn_free)

G_END_DECLS

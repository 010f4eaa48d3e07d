/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies before a side, as the person sees it: worked out from the position,
 * the draft and the selection alone. */

#pragma once

#include "turn/turn.h"

G_BEGIN_DECLS

/**
 * CanastaMeldItem:
 * @place: where it is, for the draft
 * @meld: the meld, with what the draft adds to it
 * @missing: how many cards it lacks to be a canasta; 0 where it can never become one
 * @table: (nullable): the table it lies on, counted
 * @lowest: the lowest place that sequences have at the table
 * @own: whether cards of the person can be laid there
 * @tentative: whether it changed in this turn of the person
 * @changed: whether others changed it since the person's last turn
 * @added: how many cards it has more than then, where it changed
 * @target: whether the selected cards can be laid there
 * @hinted: whether a proposed move lays cards there
 * @consequence: (nullable): what becomes of it when they are
 *
 * What is shown of a meld; a place of kind %CANASTA_PLACE_NEW is an empty one.
 */
typedef struct
{
  CanastaPlace place;
  CanastaMeld meld;
  int missing;
  CanastaTable *table;
  guint lowest;
  gboolean own;
  gboolean tentative;
  gboolean changed;
  int added;
  gboolean target;
  gboolean hinted;
  char *consequence;
} CanastaMeldItem;

void  canasta_meld_item_copy  (CanastaMeldItem       *self,
                               const CanastaMeldItem *other);
void  canasta_meld_item_clear (CanastaMeldItem       *self);

/**
 * CanastaBand:
 * @is_own: whether it is the person's own side
 * @name: the name of the side
 * @points: what lies on the table, in points
 * @canastas: how many canastas of each class
 * @n_red_threes: how many red threes
 * @red_threes: the red threes
 * @red_points: what the red threes count as things stand
 * @n_black_threes: how many black threes were set aside
 * @melds: (element-type CanastaMeldItem): its melds, by rank
 */
typedef struct
{
  gboolean is_own;
  char *name;
  int points;
  const CanastaTable *table;
  CanastaCanastas canastas;
  guint n_red_threes;
  CanastaCard red_threes[CANASTA_MAX_JOKERS];
  int red_points;
  guint n_black_threes;
  GArray *melds;
} CanastaBand;

CanastaBand  *canasta_band_new        (CanastaTurn  *turn,
                                       guint         side);
void          canasta_band_free       (CanastaBand  *self);
char         *canasta_band_describe   (const CanastaBand *self);

guint         canasta_turn_list_sides (CanastaTurn  *turn,
                                       guint        *sides);
guint         canasta_turn_find_side  (CanastaTurn  *turn,
                                       guint         side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaBand, canasta_band_free)

G_END_DECLS

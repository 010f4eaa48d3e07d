/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lists legal actions offers candidates to: what the rules allow of them is told. */

#pragma once

#include "play/legality.h"

G_BEGIN_DECLS

/**
 * CanastaListing: (skip)
 * @table: the table
 * @board: the board
 * @hand: the hand of the player to act
 * @func: what is told each legal action
 * @data: handed to @func
 * @going_on: whether @func wants to be told more
 * @told: (nullable): an action that was told already
 *
 * One going through candidates.
 */
typedef struct
{
  const CanastaTable *table;
  const CanastaBoard *board;
  const CanastaCardSet *hand;
  CanastaActionFunc func;
  gpointer data;
  gboolean going_on;
  const CanastaAction *told;
} CanastaListing;

/* What becomes of a choice of cards of a rank, or for one. */
typedef void (*CanastaChoiceFunc) (CanastaListing       *listing,
                                   const CanastaCardSet *chosen,
                                   int                   rank);

void  canasta_listing_offer             (CanastaListing          *listing,
                                         const CanastaAction     *action);
void  canasta_listing_offer_kind        (CanastaListing          *listing,
                                         CanastaActionKind        kind);
void  canasta_listing_offer_named       (CanastaListing          *listing,
                                         const CanastaSideMelds  *own,
                                         CanastaAction           *action,
                                         CanastaMeldName         *name,
                                         const CanastaLayout     *unnamed);
void  canasta_listing_offer_everywhere  (CanastaListing          *listing,
                                         CanastaAction           *action,
                                         CanastaMeldName         *name);
void  canasta_listing_choose            (CanastaListing          *listing,
                                         CanastaCardSet           from,
                                         const CanastaCardSet    *chosen,
                                         int                      most,
                                         int                      rank,
                                         CanastaChoiceFunc        func);
void  canasta_listing_add_held          (const CanastaListing    *listing,
                                         CanastaRank              rank,
                                         CanastaSuit              suit,
                                         int                      copies,
                                         CanastaCardSet          *cards);

G_END_DECLS

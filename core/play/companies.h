/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand cards that might go with the pile's top card; whether they may is for legality to
 * say. */

#pragma once

#include "play/state.h"

G_BEGIN_DECLS

/* The most beginnings of sequences round a card: of stretches of some length at most seven
 * have its place, each with wild cards of two kinds. */
#define CANASTA_MAX_BEGINNINGS 14

/* Besides none, two natural cards, and one with a wild card of two kinds. */
#define CANASTA_MAX_COMPANIES (4 + CANASTA_MAX_BEGINNINGS)

/**
 * CanastaCompany:
 * @CANASTA_COMPANY_OTHERS: other cards: some that begin a sequence with it, or what a wild card
 *   asks for
 * @CANASTA_COMPANY_PAIR: two natural cards of its rank alone
 * @CANASTA_COMPANY_PAIR_OR_WILD: two of these, or one and a wild card
 *
 * What of a hand takes a pile that is open to its side, with the top card.
 */
typedef enum
{
  CANASTA_COMPANY_OTHERS,
  CANASTA_COMPANY_PAIR,
  CANASTA_COMPANY_PAIR_OR_WILD,
} CanastaCompany;

CANASTA_API CanastaCompany
       canasta_companies_get_kind         (const CanastaTable    *table,
                                           CanastaRank            rank);
guint  canasta_companies_list             (const CanastaTable    *table,
                                           const CanastaCardSet  *hand,
                                           CanastaCard            top,
                                           CanastaCardSet        *companies);
guint  canasta_companies_list_beginnings  (const CanastaTable    *table,
                                           const CanastaCardSet  *hand,
                                           CanastaCard            top,
                                           CanastaCardSet        *beginnings);

G_END_DECLS

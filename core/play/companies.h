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

guint  canasta_companies_list             (const CanastaTable    *table,
                                           const CanastaCardSet  *hand,
                                           CanastaCard            top,
                                           CanastaCardSet        *companies);
guint  canasta_companies_list_beginnings  (const CanastaTable    *table,
                                           const CanastaCardSet  *hand,
                                           CanastaCard            top,
                                           CanastaCardSet        *beginnings);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What came of many games, as sums. */
#pragma once

#include "canasta.h"

G_BEGIN_DECLS

/* What is kept of a fingerprint: a number that JSON can hold. */
#define CANASTA_TALLY_FINGERPRINT (((guint64) 1 << 48) - 1)

/* Sums over games, numbers of 64 bits all, so that their order does not matter. */
typedef struct
{
  guint64 games;
  guint64 rounds;
  guint64 turns;
  guint64 actions;
  guint64 fingerprint;          /* of all actions: the same when all are the same */
  guint64 takes;
  guint64 ends[4];              /* by CanastaEnd */
  guint64 canastas[CANASTA_N_LINES];    /* by the line of the score that counts them */
  /* By ledger; in a duplicate, by the ledger at which the players sit first. */
  gint64 points[CANASTA_MAX_SEATS];             /* of each round */
  gint64 squares[CANASTA_MAX_SEATS];
  guint64 wins[CANASTA_MAX_SEATS];              /* matches; shared ones to each */
  guint64 forfeits[CANASTA_MAX_SEATS];          /* games, by the seat of a program that failed */
  guint64 contests;             /* matches, or duplicate pairs of them */
  guint64 score;                /* what the players of ledger 0 have of them: 2 a match won, */
  guint64 score_squares;        /* 1 a match shared; and the squares of the contests' scores */
  guint64 pairs;
  gint64 difference;            /* of duplicate pairs: what the players of ledger 0 */
  gint64 difference_squares;    /* are ahead over both games, in points */
  guint64 pairs_won;
  guint64 pairs_even;
} CanastaTally;

/* How they are written. */
extern const CanastaJsonRow canasta_tally_rows[];

void  canasta_tally_add (CanastaTally        *self,
                         const CanastaTally  *other);

G_END_DECLS

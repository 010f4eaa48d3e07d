/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players playing rounds and matches by themselves, and what comes of
 * it as sums. */
#pragma once

#include <gio/gio.h>

#include "canasta.h"
#include "cli/players.h"
#include "tally.h"

G_BEGIN_DECLS

/* What is to be played. The players of the second game of a duplicate sit one
 * seat further, so that each side plays both hands. */
typedef struct
{
  CanastaTable *table;
  CanastaPlayerKind kinds[CANASTA_MAX_SEATS];
  gboolean matches;             /* whole matches instead of single rounds */
  gboolean duplicate;           /* each deal twice */
  guint64 deal;                 /* of the first round, or the first match's number */
  guint count;                  /* rounds or matches */
  guint64 seed;                 /* where the players' random numbers begin */
  gboolean mixed_totals;        /* each round begins with other totals */
  GCancellable *cancellable;    /* a game that is cancelled counts for nothing */
} CanastaSelfPlay;

gboolean  canasta_self_play_game (const CanastaSelfPlay *self,
                                  guint                  index,
                                  CanastaTally          *tally,
                                  GError               **error);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Players as they are named on the command lines of measurements: `random`;
 * `policy`, by the weights it has, by those of a file as the tuner prints it
 * (`policy=FILE`), by those set by hand (`untuned`), without pile control
 * (`racing`), with too much of it (`fighting`), without sequences and melds of
 * wild cards (`ranks-only`), or bent by a habit (`policy,habit=bold`); or
 * `search=ROLLOUTS`, followed by `,margin=HUNDREDTHS`, `,threads=N`,
 * `,think=MILLISECONDS`, `,weights=FILE`, `,habit=bold` or `,by-chance` (which
 * believes cards to be anywhere) where it is not as usual, and by `,sees=next` or
 * `,sees=all` for one that sees the next opponent's hand, or all. */

#pragma once

#include "arena.h"

typedef struct
{
  const char *name;
  ArenaPlayer player;
  CanastaRandom random;
  CanastaWeights weights;
  CanastaWeights leaning;       /* the same, bent by habits */
  ArenaSearch search;
} Contestant;

/* What a command line asks for: two players, a table, and where the deals
 * begin. */
typedef struct
{
  CanastaRegistry *registry;
  CanastaTable *table;
  Contestant contestants[2];
  guint64 first;
} Contest;

gboolean  contestant_read        (Contestant          *self,
                                  const CanastaTable  *table,
                                  const char          *text);

void      contestant_add_effort  (Contestant          *self,
                                  const Contestant    *other);

void      contest_init           (Contest             *self);
gboolean  contest_read           (Contest             *self,
                                  const GOptionEntry  *entries,
                                  int                  argc,
                                  char               **argv);
void      contest_print_efforts  (const Contest       *self);
void      contest_clear          (Contest             *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Contest, contest_clear)

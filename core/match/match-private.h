/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What playing a match and taking its steps back share. */

#pragma once

#include "match/match.h"

G_BEGIN_DECLS

/* A position and what all players remember of how it came about. */
typedef struct
{
  CanastaState state;
  CanastaMemory memory;
} CanastaMoment;

struct _CanastaMatch
{
  GObject parent_instance;

  CanastaTable *table;
  CanastaDealing dealing;
  guint64 number;
  guint first_dealer;
  char *names[CANASTA_MAX_SEATS + 1];

  CanastaStage stage;
  guint round;
  CanastaMoment now;
  CanastaMoment before;
  CanastaTurn turns[CANASTA_MAX_SEATS];
  CanastaRecord *record;
  GArray *scores;               /* of CanastaScore */

  GArray *undo;                 /* of CanastaMoment: the positions to go back to */
  GPtrArray *redo;              /* of CanastaEvent: what was taken back */
  CanastaUndo barrier;          /* why it is not possible to go further back */
  gboolean is_telling;
};

gboolean    canasta_match_play        (CanastaMatch         *self,
                                       const CanastaAction  *action,
                                       CanastaRefusal       *refusal);
void        canasta_match_tell_step   (CanastaMatch         *self,
                                       const CanastaEvent   *event,
                                       gboolean              undone);
CanastaUndo canasta_match_get_barrier (const CanastaEvent   *event,
                                       const CanastaBoard   *before,
                                       const CanastaBoard   *after);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What came of a trial: the keeper says it, and the game keeps it. */
#pragma once

#include "rules/variant-watch.h"

G_BEGIN_DECLS

/* The most bytes of what a trial says, and of what is kept of it. */
#define CANASTA_TRIAL_LONGEST 4096

typedef enum
{
  CANASTA_TRIAL_BEGUN,          /* nothing is loaded yet, or nobody has said how it ended */
  CANASTA_TRIAL_PASSED,
  CANASTA_TRIAL_REFUSED,        /* the game said why */
  CANASTA_TRIAL_SLOW,
  CANASTA_TRIAL_ENDED,          /* it took the process down it was tried in */
  CANASTA_TRIAL_KILLED,         /* it passed, and took the game down later */
} CanastaTrialOutcome;

typedef struct
{
  CanastaTrialOutcome outcome;
  guint layers;         /* CanastaLayers that held while it was tried */
  int hook;             /* in which CanastaHook it happened, -1 when that is not known */
  char *words;          /* why it was refused */
} CanastaTrialResult;

#define CANASTA_TRIAL_RESULT_INIT { .hook = -1 }

CANASTA_API void     canasta_trial_result_clear (CanastaTrialResult       *self);
CANASTA_API char    *canasta_trial_result_write (const CanastaTrialResult *self,
                                                 const char               *digest,
                                                 gsize                    *length);
CANASTA_API gboolean canasta_trial_result_read  (CanastaTrialResult       *self,
                                                 const char               *text,
                                                 gsize                     length,
                                                 const char               *digest);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaTrialResult, canasta_trial_result_clear)

G_END_DECLS

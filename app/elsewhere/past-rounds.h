/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rounds of a match elsewhere that are over, as a guest knows them: those they have seen, and
 * those that the host was asked for, one after the other. */

#pragma once

#include "match/match.h"
#include "network/message.h"

G_BEGIN_DECLS

/**
 * CanastaPastRounds:
 *
 * Rounds by their numbers; any may be missing.
 */
typedef struct _CanastaPastRounds CanastaPastRounds;

CanastaPastRounds  *canasta_past_rounds_new          (void);
void                canasta_past_rounds_free         (CanastaPastRounds        *self);

/* What is known. */
void                canasta_past_rounds_note_over    (CanastaPastRounds        *self,
                                                      guint                     n_over);
guint               canasta_past_rounds_count        (const CanastaPastRounds  *self);
void                canasta_past_rounds_add          (CanastaPastRounds        *self,
                                                      guint                     round,
                                                      guint64                   deal,
                                                      const char *const        *actions);
gboolean            canasta_past_rounds_are_whole    (const CanastaPastRounds  *self);
CanastaMatch       *canasta_past_rounds_play         (const CanastaPastRounds  *self,
                                                      CanastaTable             *table,
                                                      const char *const        *names);

/* What the host is asked for. */
void                canasta_past_rounds_meet         (CanastaPastRounds        *self,
                                                      gboolean                  can_tell);
gboolean            canasta_past_rounds_are_awaited  (const CanastaPastRounds  *self);
guint               canasta_past_rounds_ask          (CanastaPastRounds        *self);
gboolean            canasta_past_rounds_take         (CanastaPastRounds        *self,
                                                      const CanastaReplayed    *replayed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaPastRounds, canasta_past_rounds_free)

G_END_DECLS

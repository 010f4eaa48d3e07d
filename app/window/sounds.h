/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is heard of what happens, and whether it is wanted. Nothing is told
 * by a sound alone: a card moves, a meld appears, the prompt changes. */

#pragma once

#include <gio/gio.h>

#include "match/event.h"
#include "table/motion-kinds.h"

G_BEGIN_DECLS

/**
 * CanastaSoundFunc:
 * @file: (type filename): the file
 * @volume: how loud, above 0 and up to 1
 * @data: what was handed over
 *
 * Plays a file and does not wait for its end.
 */
typedef void (*CanastaSoundFunc) (const char *file, double volume, gpointer data);

CanastaMotionKind  canasta_sounds_find (const CanastaEvent  *event);

typedef struct _CanastaSounds CanastaSounds;

CanastaSounds  *canasta_sounds_new     (GSettings           *settings,
                                        CanastaSoundFunc     func,
                                        gpointer             data);
void            canasta_sounds_free    (CanastaSounds       *self);
void            canasta_sounds_play    (CanastaSounds       *self,
                                        CanastaMotionKind    kind);

G_END_DECLS

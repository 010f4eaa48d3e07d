/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which sound belongs to what happens, and whether it is wanted. Nothing is told
 * by a sound alone: a card moves, a meld appears, the prompt changes. */

#pragma once

#include <gio/gio.h>

#include "match/event.h"

G_BEGIN_DECLS

/**
 * CanastaSound:
 *
 * The sounds there are; each is the file of its name in data/sounds.
 */
typedef enum
{
  CANASTA_SOUND_NONE,
  CANASTA_SOUND_DRAW,
  CANASTA_SOUND_DISCARD,
  CANASTA_SOUND_MELD,
  CANASTA_SOUND_CANASTA,
  CANASTA_SOUND_YOUR_TURN,
  CANASTA_SOUND_ROUND_END,
  CANASTA_N_SOUNDS,
} CanastaSound;

/**
 * CanastaSoundFunc:
 * @file: (type filename): the file
 * @volume: how loud, above 0 and up to 1
 * @data: what was handed over
 *
 * Plays a file and does not wait for its end.
 */
typedef void (*CanastaSoundFunc) (const char *file, double volume, gpointer data);

CanastaSound    canasta_sound_find     (const CanastaEvent  *event);
const char     *canasta_sound_get_name (CanastaSound         sound);

typedef struct _CanastaSounds CanastaSounds;

CanastaSounds  *canasta_sounds_new     (GSettings           *settings,
                                        CanastaSoundFunc     func,
                                        gpointer             data);
void            canasta_sounds_free    (CanastaSounds       *self);
void            canasta_sounds_play    (CanastaSounds       *self,
                                        CanastaSound         sound);

G_END_DECLS

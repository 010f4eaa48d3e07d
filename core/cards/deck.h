/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shuffled pack of a deal number. */

#pragma once

#include "cards/card.h"

G_BEGIN_DECLS

/* Deal numbers run from 0 to this one, so that any program can hold them. */
#define CANASTA_MAX_DEAL ((G_GUINT64_CONSTANT (1) << 53) - 1)

/**
 * CanastaRandom:
 *
 * A small documented generator (SplitMix64), fixed for ever: the same seed
 * gives the same numbers on every machine.
 */
typedef struct
{
  guint64 state;
} CanastaRandom;

static inline guint64
canasta_random_next (CanastaRandom *random)
{
  guint64 z = random->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/* A number from 0 to @bound − 1. */
static inline guint
canasta_random_below (CanastaRandom *random, guint bound)
{
  return (guint) (((canasta_random_next (random) >> 32) * bound) >> 32);
}

CANASTA_API guint    canasta_deck_open_pack      (guint          packs,
                                                  guint          jokers,
                                                  CanastaCard   *cards);
CANASTA_API void     canasta_deck_shuffle        (CanastaCard   *cards,
                                                  guint          n_cards,
                                                  CanastaRandom *random);
CANASTA_API guint64  canasta_deck_deal_of_round  (guint64        match,
                                                  guint          round);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the person can choose from where several things can be meant, in words. */

#pragma once

#include "turn/turn.h"

G_BEGIN_DECLS

/**
 * CanastaChoice:
 * @label: what it is
 * @detail: (nullable): what comes of it, or why it cannot be chosen
 * @cards: the cards it is done with, to be shown beside the words; empty where these
 *   say all
 * @enabled: whether it can be chosen
 */
typedef struct
{
  char *label;
  char *detail;
  CanastaCardSet cards;
  gboolean enabled;
} CanastaChoice;

void         canasta_choice_free       (CanastaChoice  *self);

GPtrArray   *canasta_turn_list_choices (CanastaTurn    *turn);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A round of the conformance test, and what must always hold in it. */
#pragma once

#include "random-play.h"

/**
 * Round:
 * @table: the table
 * @rules: (nullable): the rules that differ from the house's, as in a position
 * @random: where chance comes from
 * @state: the position
 * @memory: what was seen to happen
 * @match: (nullable): a match that plays the same round as its first one
 * @n_actions: how many actions were played
 * @legal: (element-type CanastaAction): the legal actions that were listed last
 */
typedef struct
{
  CanastaTable *table;
  JsonNode *rules;
  CanastaRandom random;
  CanastaState state;
  CanastaMemory memory;
  CanastaMatch *match;
  guint n_actions;
  GArray *legal;
} Round;

void  round_fail            (const Round         *round,
                             const CanastaState  *state,
                             const char          *format,
                             ...) G_GNUC_PRINTF (3, 4) G_GNUC_NORETURN;
void  round_check_text      (const Round         *round,
                             const CanastaAction *action);
void  round_check_position  (Round               *round,
                             gboolean             thoroughly);
void  round_check_match     (Round               *round,
                             const CanastaState  *before,
                             const CanastaAction *action);

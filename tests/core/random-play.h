/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules and actions by chance, for tests that must hold whatever is played. */
#pragma once

#include "cards/deck.h"
#include "canasta.h"

GVariant *test_random_value       (CanastaRandom      *random,
                                   const CanastaRule  *rule);
void      test_random_rules       (CanastaRandom      *random,
                                   CanastaRules       *rules);
void      test_random_plan        (CanastaRandom      *random,
                                   const CanastaTable *table,
                                   const CanastaState *state,
                                   CanastaAction      *action);
void      test_random_nonsense    (CanastaRandom      *random,
                                   const CanastaTable *table,
                                   CanastaAction      *action);

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables with the variants and houses that come with the game, and positions
 * written as in the notation. */
#pragma once

#include "canasta.h"

CanastaTable *test_open_table     (JsonObject         *position);
gboolean      test_read_position  (JsonObject         *position,
                                   CanastaTable       *table,
                                   CanastaState       *state,
                                   GError            **error);
gboolean      test_read_observation (const char       *text,
                                   CanastaTable       *table,
                                   CanastaObservation *observation,
                                   GError            **error);
CanastaTable *test_set_up         (const char         *position,
                                   CanastaState       *state);
void          test_set_hand       (CanastaState       *state,
                                   const char         *cards);
CanastaCard   test_card           (const char         *text);
JsonNode     *test_read_json      (const char         *text);
gboolean      test_play           (CanastaState       *state,
                                   const CanastaTable *table,
                                   const char         *action,
                                   CanastaRefusal     *refusal);
char         *test_list_legal     (const CanastaState *state,
                                   const CanastaTable *table);

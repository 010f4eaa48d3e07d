/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables and players for tests that need a match: a variant of partners, and
 * players who pick among the legal actions. */
#pragma once

#include "canasta.h"

CanastaVariant *test_variant_new    (void);
CanastaVariant *test_find_variant   (const char    *id,
                                     gpointer       data,
                                     GError       **error);
CanastaTable   *test_table_new      (guint          players,
                                     const char    *rules);
gboolean        test_choose         (CanastaMatch  *match,
                                     GRand         *random,
                                     CanastaAction *action);
void            test_play_action    (CanastaMatch  *match,
                                     GRand         *random);
void            test_play_round     (CanastaMatch  *match,
                                     GRand         *random);
void            test_play_by_policy (CanastaMatch *match);
void            test_play_match     (CanastaMatch  *match,
                                     GRand         *random);
gboolean        test_play_to_question
                                    (CanastaMatch  *match);

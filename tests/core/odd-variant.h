/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A variant whose hooks a test fills: pairs among four and six, each alone
 * otherwise. */
#pragma once

#include "canasta.h"

/* Hooks left out are answered as in the classic game. */
typedef struct
{
  gboolean   (*may_discard)   (const CanastaHookTurn *turn, CanastaRank rank, gboolean *answer,
                               GError **error);
  gboolean   (*may_go_out)    (const CanastaHookTurn *turn, const CanastaHookSide *side,
                               gboolean *answer, char **why, GError **error);
  gboolean   (*classify_meld) (const CanastaHookMeld *meld, int standard, int *answer,
                               GError **error);
  gboolean   (*score_side)    (const CanastaHookSide *side, int points, int *answer,
                               GError **error);
  gboolean   (*meld_threshold) (int total, guint round, guint *answer, GError **error);
  GVariant  *(*form_sides)    (guint players, guint taker, GError **error);
  GVariant  *(*going_out_needs) (guint players, GError **error);
} TestHooks;

/* @hooks lives as long as the variant. */
CanastaVariant *test_odd_variant_new (const TestHooks *hooks);
CanastaTable   *test_open_odd_table  (const TestHooks *hooks,
                                      guint            players,
                                      CanastaRules    *rules);

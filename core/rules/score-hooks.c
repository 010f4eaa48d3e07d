/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/score-hooks.h"

#include "rules/variant-private.h"

/* What points hold before they are asked for. */
#define NO_POINTS G_MININT

G_DEFINE_INTERFACE (CanastaScoreHooks, canasta_score_hooks, CANASTA_TYPE_VARIANT)

static void
canasta_score_hooks_default_init (CanastaScoreHooksInterface *iface)
{
}

static gboolean
leave_points (CanastaVariant *variant, CanastaWatch *watch, CanastaHook hook, gboolean has_answer,
              GError *cause, int given, int *answer, GError **error)
{
  if (!canasta_variant_leave (variant, watch, hook, has_answer, given != NO_POINTS, cause, error)
      || !canasta_variant_check_range (variant, hook, given, -CANASTA_MOST_POINTS,
                                       CANASTA_MOST_POINTS, error))
    return FALSE;

  *answer = given;
  return TRUE;
}

/**
 * canasta_score_hooks_classify_meld: (virtual classify_meld)
 * @self: the hooks of a variant
 * @meld: a canasta
 * @standard: what the rules make of it, in points
 * @answer: (out): what it is worth as a canasta, in points; @standard without
 *   the hook
 * @error: return location for an error
 *
 * Asks what a canasta is worth beside its cards.
 *
 * Returns: whether there is an answer; %FALSE with @error set
 */
gboolean
canasta_score_hooks_classify_meld (CanastaScoreHooks *self, const CanastaHookMeld *meld,
                                   int standard, int *answer, GError **error)
{
  CanastaVariant *variant = (CanastaVariant *) self; /* as whoever has these hooks is */
  CanastaScoreHooksInterface *iface;
  int given = NO_POINTS;
  GError *cause = NULL;
  CanastaWatch *watch;
  gboolean has_answer;

  g_return_val_if_fail (CANASTA_IS_SCORE_HOOKS (self), FALSE);

  iface = CANASTA_SCORE_HOOKS_GET_IFACE (self);
  *answer = standard;
  if (!iface->classify_meld)
    return TRUE;

  watch = canasta_variant_enter (variant, CANASTA_HOOK_CLASSIFY_MELD);
  has_answer = iface->classify_meld (self, meld, standard, &given, &cause);
  return leave_points (variant, watch, CANASTA_HOOK_CLASSIFY_MELD, has_answer, cause, given, answer,
                       error);
}

/**
 * canasta_score_hooks_score_side: (virtual score_side)
 * @self: the hooks of a variant
 * @side: a side whose deal has ended
 * @points: what the deal came to, in points
 * @answer: (out): the points to add, negative to take away; 0 without the hook
 * @error: return location for an error
 *
 * Asks which points a side gets or loses on top of its deal.
 *
 * Returns: whether there is an answer; %FALSE with @error set
 */
gboolean
canasta_score_hooks_score_side (CanastaScoreHooks *self, const CanastaHookSide *side, int points,
                                int *answer, GError **error)
{
  CanastaVariant *variant = (CanastaVariant *) self; /* as whoever has these hooks is */
  CanastaScoreHooksInterface *iface;
  int given = NO_POINTS;
  GError *cause = NULL;
  CanastaWatch *watch;
  gboolean has_answer;

  g_return_val_if_fail (CANASTA_IS_SCORE_HOOKS (self), FALSE);

  iface = CANASTA_SCORE_HOOKS_GET_IFACE (self);
  *answer = 0;
  if (!iface->score_side)
    return TRUE;

  watch = canasta_variant_enter (variant, CANASTA_HOOK_SCORE_SIDE);
  has_answer = iface->score_side (self, side, points, &given, &cause);
  return leave_points (variant, watch, CANASTA_HOOK_SCORE_SIDE, has_answer, cause, given, answer,
                       error);
}

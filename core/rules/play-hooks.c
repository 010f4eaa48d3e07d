/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/play-hooks.h"

#include <glib/gi18n-lib.h>

#include "rules/variant-private.h"

/* What a yes or a no holds before it is asked for. */
#define NO_WORD G_MININT

G_DEFINE_INTERFACE (CanastaPlayHooks, canasta_play_hooks, CANASTA_TYPE_VARIANT)

static void
canasta_play_hooks_default_init (CanastaPlayHooksInterface *iface)
{
}

/* Notes that going out takes so many of a thing; FALSE where there is no such thing, or
 * more of it than a side can have. */
static gboolean
note (CanastaAskedNeeds *needs, const char *thing, guint count)
{
  if (count == 0 || count > CANASTA_MOST_TO_GO_OUT)
    return FALSE;
  if (g_str_equal (thing, "red-threes"))
    {
      needs->red_threes = (guint8) count;
      return TRUE;
    }
  for (guint i = CANASTA_CLASS_NONE + 1; i < CANASTA_N_CLASSES; i++)
    if (g_str_equal (thing, canasta_class_get ((CanastaCanastaClass) i)->key))
      {
        needs->canastas.of[i] = (guint8) count;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_needs (GVariant *answer, CanastaAskedNeeds *needs)
{
  gboolean usable = TRUE;
  const char *thing;
  GVariantIter iter;
  guint32 count;

  g_variant_iter_init (&iter, answer);
  while (usable && g_variant_iter_next (&iter, "(&su)", &thing, &count))
    usable = note (needs, thing, count);
  return usable && canasta_canastas_count (&needs->canastas) <= CANASTA_MOST_TO_GO_OUT;
}

/**
 * canasta_play_hooks_going_out_needs: (skip)
 * @self: the hooks of a variant
 * @players: how many play
 * @seating: (nullable): the seating, %NULL where the table has only one
 * @needs: (out caller-allocates): what it asks for
 * @error: return location for an error
 *
 * Asks what going out takes besides the rules.
 *
 * Returns: whether there is an answer; %FALSE with @error set
 */
gboolean
canasta_play_hooks_going_out_needs (CanastaPlayHooks *self, guint players, const char *seating,
                                    CanastaAskedNeeds *needs, GError **error)
{
  CanastaPlayHooksInterface *iface;
  g_autoptr (GVariant) answer = NULL;
  GError *cause = NULL;
  CanastaWatch *watch;

  g_return_val_if_fail (CANASTA_IS_PLAY_HOOKS (self), FALSE);

  iface = CANASTA_PLAY_HOOKS_GET_IFACE (self);
  *needs = (CanastaAskedNeeds){ .in_each_position = iface->may_go_out != NULL };
  if (!iface->going_out_needs)
    return TRUE;

  watch = canasta_variant_enter (CANASTA_VARIANT (self), CANASTA_HOOK_GOING_OUT_NEEDS);
  answer = iface->going_out_needs (self, players, seating, &cause);
  answer = canasta_variant_leave_list (CANASTA_VARIANT (self), watch, CANASTA_HOOK_GOING_OUT_NEEDS,
                                       g_steal_pointer (&answer), "a(su)", cause, error);
  if (!answer || read_needs (answer, needs))
    return answer != NULL;

  canasta_variant_set_nonsense (error, CANASTA_VARIANT (self), CANASTA_HOOK_GOING_OUT_NEEDS,
                                _("It must name classes of canastas, or red threes, and from 1 "
                                  "to 8 of each; all canastas together may be 8 at most."));
  return FALSE;
}

/* A no says why. */
static gboolean
check_why (CanastaVariant *self, gboolean answer, const char *said, char **why, GError **error)
{
  g_autofree char *sentence = NULL;

  if (answer)
    return TRUE;
  sentence = said ? canasta_variant_clean_reason (said) : NULL;
  if (!sentence || *sentence == '\0')
    {
      canasta_variant_set_nonsense (error, self, CANASTA_HOOK_MAY_GO_OUT,
                                    _("Where a side may not go out, it must say why."));
      return FALSE;
    }
  if (why)
    *why = g_steal_pointer (&sentence);
  return TRUE;
}

/**
 * canasta_play_hooks_may_go_out: (virtual may_go_out)
 * @self: the hooks of a variant
 * @turn: the turn, all that is laid in it included
 * @side: the side of the player who acts, one of the sides of @turn
 * @answer: (out): whether the side may go out; %TRUE without the hook
 * @why: (out) (optional) (nullable) (transfer full): where it may not, why, a sentence
 * @error: return location for an error
 *
 * Asks whether a side may go out that has all that the needs ask for.
 *
 * Returns: whether there is an answer; %FALSE with @error set
 */
gboolean
canasta_play_hooks_may_go_out (CanastaPlayHooks *self, const CanastaHookTurn *turn,
                               const CanastaHookSide *side, gboolean *answer, char **why,
                               GError **error)
{
  CanastaVariant *variant = (CanastaVariant *) self; /* as whoever has these hooks is */
  CanastaPlayHooksInterface *iface;
  g_autofree char *said = NULL;
  gboolean given = NO_WORD;
  GError *cause = NULL;
  CanastaWatch *watch;
  gboolean has_answer;

  g_return_val_if_fail (CANASTA_IS_PLAY_HOOKS (self), FALSE);

  iface = CANASTA_PLAY_HOOKS_GET_IFACE (self);
  *answer = TRUE;
  if (why)
    *why = NULL;
  if (!iface->may_go_out)
    return TRUE;

  watch = canasta_variant_enter (variant, CANASTA_HOOK_MAY_GO_OUT);
  has_answer = iface->may_go_out (self, turn, side, &given, &said, &cause);
  if (!canasta_variant_leave (variant, watch, CANASTA_HOOK_MAY_GO_OUT, has_answer,
                              given != NO_WORD, cause, error)
      || !check_why (variant, given, said, why, error))
    return FALSE;

  *answer = given != FALSE;
  return TRUE;
}

/**
 * canasta_play_hooks_may_discard: (virtual may_discard)
 * @self: the hooks of a variant
 * @turn: the turn
 * @rank: the rank of a card
 * @answer: (out): whether it may be discarded; %TRUE without the hook
 * @error: return location for an error
 *
 * Asks whether the player of a turn may discard a card of a rank.
 *
 * Returns: whether there is an answer; %FALSE with @error set
 */
gboolean
canasta_play_hooks_may_discard (CanastaPlayHooks *self, const CanastaHookTurn *turn,
                                CanastaRank rank, gboolean *answer, GError **error)
{
  CanastaVariant *variant = (CanastaVariant *) self; /* as whoever has these hooks is */
  CanastaPlayHooksInterface *iface;
  gboolean given = NO_WORD;
  GError *cause = NULL;
  CanastaWatch *watch;
  gboolean has_answer;

  g_return_val_if_fail (CANASTA_IS_PLAY_HOOKS (self), FALSE);

  iface = CANASTA_PLAY_HOOKS_GET_IFACE (self);
  *answer = TRUE;
  if (!iface->may_discard)
    return TRUE;

  watch = canasta_variant_enter (variant, CANASTA_HOOK_MAY_DISCARD);
  has_answer = iface->may_discard (self, turn, rank, &given, &cause);
  if (!canasta_variant_leave (variant, watch, CANASTA_HOOK_MAY_DISCARD, has_answer,
                              given != NO_WORD, cause, error))
    return FALSE;

  *answer = given != FALSE;
  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks a variant what going out takes. */
#include "config.h"

#include "rules/variant-private.h"

#include <glib/gi18n-lib.h>

#include "rules/out-needs.h"
#include "rules/variant-watch.h"

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

/**
 * canasta_variant_going_out_needs: (skip)
 * @self: a variant
 * @players: how many play
 * @seating: (nullable): the seating, %NULL where the table has only one
 * @needs: (out caller-allocates): what it asks for; nothing without the hook
 * @error: return location for an error
 *
 * Asks what going out takes besides the rules.
 *
 * Returns: whether there is an answer; %FALSE with @error set
 */
gboolean
canasta_variant_going_out_needs (CanastaVariant     *self,
                                 guint               players,
                                 const char         *seating,
                                 CanastaAskedNeeds  *needs,
                                 GError            **error)
{
  g_autoptr (GVariant) answer = NULL;
  GError *cause = NULL;
  CanastaWatch *watch;
  gboolean usable = TRUE;
  const char *thing;
  GVariantIter iter;
  guint32 count;

  g_return_val_if_fail (CANASTA_IS_VARIANT (self), FALSE);

  *needs = (CanastaAskedNeeds){ 0 };
  if (!CANASTA_VARIANT_GET_IFACE (self)->going_out_needs)
    return TRUE;

  watch = canasta_variant_enter (self, CANASTA_HOOK_GOING_OUT_NEEDS);
  answer = CANASTA_VARIANT_GET_IFACE (self)->going_out_needs (self, players, seating, &cause);
  canasta_watch_leave (watch, CANASTA_HOOK_GOING_OUT_NEEDS);
  answer = canasta_variant_take_answer (self, "going_out_needs", g_steal_pointer (&answer),
                                        "a(su)", cause, error);
  if (!answer)
    return FALSE;

  g_variant_iter_init (&iter, answer);
  while (usable && g_variant_iter_next (&iter, "(&su)", &thing, &count))
    usable = note (needs, thing, count);
  if (usable && canasta_canastas_count (&needs->canastas) <= CANASTA_MOST_TO_GO_OUT)
    return TRUE;

  canasta_variant_set_nonsense (error, self, "going_out_needs",
                                _("It must name classes of canastas, or red threes, and from 1 "
                                  "to 8 of each; all canastas together may be 8 at most."));
  return FALSE;
}

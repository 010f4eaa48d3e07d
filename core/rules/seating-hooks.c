/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/seating-hooks.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/variant-private.h"

G_DEFINE_INTERFACE (CanastaSeatingHooks, canasta_seating_hooks, CANASTA_TYPE_VARIANT)

static void
canasta_seating_hooks_default_init (CanastaSeatingHooksInterface *iface)
{
}

/* Sides are numbered in the order of their lowest seats, and there are two or
 * more. */
static gboolean
are_sides_in_order (const guint8 *sides,
                    guint         players)
{
  guint n_sides = 0;

  for (guint seat = 0; seat < players; seat++)
    {
      if (sides[seat] > n_sides)
        return FALSE;
      if (sides[seat] == n_sides)
        n_sides++;
    }
  return n_sides > 1;
}

/* Reads the seats of a round into order, their sides into sides; seats that
 * rest keep the side they have. */
static gboolean
read_seats (GVariant  *answer,
            guint      players,
            guint8    *order,
            guint8    *sides,
            guint     *n_seats)
{
  guint found = 0;
  gsize n = g_variant_n_children (answer);

  if (n < 2 || n > players)
    return FALSE;

  for (gsize i = 0; i < n; i++)
    {
      guint32 seat, side;

      g_variant_get_child (answer, i, "(uu)", &seat, &side);
      if (seat >= players || side >= players || (found & 1u << seat) != 0)
        return FALSE;

      found |= 1u << seat;
      order[i] = (guint8) seat;
      sides[seat] = (guint8) side;
    }

  *n_seats = (guint) n;
  return TRUE;
}

static gboolean
ask_seating (CanastaVariant *variant, guint players, const char *seating, guint round,
             guint8 *order, guint8 *sides, guint *n_seats, GError **error)
{
  CanastaWatch *watch = canasta_variant_enter (variant, CANASTA_HOOK_SEATING);
  g_autoptr (GVariant) answer = NULL;
  GError *cause = NULL;

  answer = CANASTA_SEATING_HOOKS_GET_IFACE (variant)->seating (CANASTA_SEATING_HOOKS (variant),
                                                              players, seating, round, &cause);
  answer = canasta_variant_leave_list (variant, watch, CANASTA_HOOK_SEATING,
                                       g_steal_pointer (&answer), "a(uu)", cause, error);
  if (!answer)
    return FALSE;

  if (!read_seats (answer, players, order, sides, n_seats))
    {
      canasta_variant_set_nonsense (error, variant, CANASTA_HOOK_SEATING,
                                    _("Two players or more must have a seat of their own."));
      return FALSE;
    }
  return TRUE;
}

/**
 * canasta_seating_hooks_seating: (skip)
 * @variant: a variant, with or without these hooks
 * @players: how many seats the table has
 * @seating: (nullable): the seating, %NULL where the table has only one
 * @round: the round, from 1
 * @order: (out) (array length=players): the seats that play, in order of play;
 *   only the first @n_seats are filled
 * @sides: (out) (array length=players): the side of each seat, those that rest
 *   included
 * @n_seats: (out): how many play
 * @error: return location for an error
 *
 * Asks who plays a round, and with whom. The hook answers with an array of
 * (seat, side) in the order of play, `a(uu)`; a seat it leaves out rests and is
 * of the side of the next round it plays. Sides are numbered from 0 in the
 * order of their lowest seats. Without the hook each player plays alone.
 *
 * Returns: whether there is an answer; %FALSE with @error set
 */
gboolean
canasta_seating_hooks_seating (CanastaVariant *variant, guint players, const char *seating,
                               guint round, guint8 *order, guint8 *sides, guint *n_seats,
                               GError **error)
{
  guint resting = 0;

  g_return_val_if_fail (CANASTA_IS_VARIANT (variant), FALSE);
  g_return_val_if_fail (players >= 2 && players <= CANASTA_MAX_SEATS, FALSE);

  if (!CANASTA_IS_SEATING_HOOKS (variant)
      || !CANASTA_SEATING_HOOKS_GET_IFACE (variant)->seating)
    {
      for (guint seat = 0; seat < players; seat++)
        order[seat] = sides[seat] = (guint8) seat;
      *n_seats = players;
      return TRUE;
    }

  memset (sides, G_MAXUINT8, players);
  if (!ask_seating (variant, players, seating, round, order, sides, n_seats, error))
    return FALSE;

  resting = players - *n_seats;
  for (guint later = 1; later < CANASTA_SEATING_PERIOD && resting > 0; later++)
    {
      guint8 later_order[CANASTA_MAX_SEATS];
      guint8 later_sides[CANASTA_MAX_SEATS];
      guint n;

      if (!ask_seating (variant, players, seating, round + later, later_order, later_sides, &n,
                        error))
        return FALSE;

      for (guint i = 0; i < n; i++)
        if (sides[later_order[i]] == G_MAXUINT8)
          {
            sides[later_order[i]] = later_sides[later_order[i]];
            resting--;
          }
    }

  if (resting > 0 || !are_sides_in_order (sides, players))
    {
      canasta_variant_set_nonsense (error, variant, CANASTA_HOOK_SEATING,
                                    _("The sides must be numbered from 0 in the order of their "
                                      "lowest seats."));
      return FALSE;
    }
  return TRUE;
}

/**
 * canasta_seating_hooks_form_sides: (skip)
 * @variant: a variant, with or without these hooks
 * @players: how many seats the table has
 * @seating: (nullable): the seating, %NULL where the table has only one
 * @taker: the seat that was the first to take the pile
 * @sides: (out) (array length=players): the side of each seat from now on, when
 *   sides form
 * @forms: (out): whether sides form
 * @error: return location for an error
 *
 * Asks which sides form when the pile is first taken. The hook answers with one
 * side number a seat, `au`, or with an empty array where sides stay as they
 * are.
 *
 * Returns: whether there is an answer; %FALSE with @error set
 */
gboolean
canasta_seating_hooks_form_sides (CanastaVariant *variant, guint players, const char *seating,
                                  guint taker, guint8 *sides, gboolean *forms, GError **error)
{
  g_autoptr (GVariant) answer = NULL;
  const guint32 *given;
  GError *cause = NULL;
  CanastaWatch *watch;
  gboolean usable;
  gsize n;

  g_return_val_if_fail (CANASTA_IS_VARIANT (variant), FALSE);
  g_return_val_if_fail (players >= 2 && players <= CANASTA_MAX_SEATS, FALSE);

  *forms = FALSE;
  if (!CANASTA_IS_SEATING_HOOKS (variant)
      || !CANASTA_SEATING_HOOKS_GET_IFACE (variant)->form_sides)
    return TRUE;

  watch = canasta_variant_enter (variant, CANASTA_HOOK_FORM_SIDES);
  answer = CANASTA_SEATING_HOOKS_GET_IFACE (variant)->form_sides (CANASTA_SEATING_HOOKS (variant),
                                                                 players, seating, taker, &cause);
  answer = canasta_variant_leave_list (variant, watch, CANASTA_HOOK_FORM_SIDES,
                                       g_steal_pointer (&answer), "au", cause, error);
  if (!answer)
    return FALSE;

  given = g_variant_get_fixed_array (answer, &n, sizeof *given);
  if (n == 0)
    return TRUE;

  usable = n == players;
  for (guint seat = 0; seat < players && usable; seat++)
    {
      usable = given[seat] < players;
      sides[seat] = (guint8) given[seat];
    }

  if (!usable || !are_sides_in_order (sides, players))
    {
      canasta_variant_set_nonsense (error, variant, CANASTA_HOOK_FORM_SIDES,
                                    _("Each seat must have a side, and the sides must be numbered "
                                      "from 0 in the order of their lowest seats."));
      return FALSE;
    }

  *forms = TRUE;
  return TRUE;
}

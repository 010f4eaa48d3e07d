/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the hooks of a variant see of the game, for languages that copy it. */
#include "config.h"

#include "rules/hook-values.h"

G_STATIC_ASSERT (CANASTA_N_CLASSES <= CANASTA_HOOK_CLASSES);

G_DEFINE_BOXED_TYPE (CanastaHookMeld, canasta_hook_meld, canasta_hook_meld_copy,
                     canasta_hook_meld_free)
G_DEFINE_BOXED_TYPE (CanastaHookSide, canasta_hook_side, canasta_hook_side_copy,
                     canasta_hook_side_free)
G_DEFINE_BOXED_TYPE (CanastaHookTurn, canasta_hook_turn, canasta_hook_turn_copy,
                     canasta_hook_turn_free)

/**
 * canasta_hook_meld_copy:
 * @self: a meld
 *
 * Returns: (transfer full): a copy to keep
 */
CanastaHookMeld *
canasta_hook_meld_copy (const CanastaHookMeld *self)
{
  return g_memdup2 (self, sizeof *self);
}

void
canasta_hook_meld_free (CanastaHookMeld *self)
{
  g_free (self);
}

/* Makes the melds of a copied side its own. */
static void
own_melds (CanastaHookSide *self)
{
  self->melds = g_memdup2 (self->melds, self->n_melds * sizeof *self->melds);
}

static void
drop_melds (const CanastaHookSide *self)
{
  g_free ((gpointer) self->melds);
}

/**
 * canasta_hook_side_copy:
 * @self: a side
 *
 * Returns: (transfer full): a copy to keep
 */
CanastaHookSide *
canasta_hook_side_copy (const CanastaHookSide *self)
{
  CanastaHookSide *copy = g_memdup2 (self, sizeof *self);

  own_melds (copy);
  return copy;
}

void
canasta_hook_side_free (CanastaHookSide *self)
{
  drop_melds (self);
  g_free (self);
}

/**
 * canasta_hook_side_list_melds:
 * @self: a side
 *
 * Returns: (transfer full) (element-type CanastaHookMeld): its melds, in the
 *   order they were laid
 */
GList *
canasta_hook_side_list_melds (const CanastaHookSide *self)
{
  GList *melds = NULL;

  for (guint i = self->n_melds; i > 0; i--)
    melds = g_list_prepend (melds, canasta_hook_meld_copy (&self->melds[i - 1]));
  return melds;
}

/**
 * canasta_hook_side_count_canastas:
 * @self: a side
 * @canasta: a class of canastas
 *
 * Returns: how many canastas of the class it has
 */
guint
canasta_hook_side_count_canastas (const CanastaHookSide *self, CanastaCanastaClass canasta)
{
  return canasta < CANASTA_HOOK_CLASSES ? self->by_class[canasta] : 0;
}

/**
 * canasta_hook_turn_copy:
 * @self: a turn
 *
 * Returns: (transfer full): a copy to keep
 */
CanastaHookTurn *
canasta_hook_turn_copy (const CanastaHookTurn *self)
{
  CanastaHookTurn *copy = g_memdup2 (self, sizeof *self);
  CanastaHookSide *sides = g_memdup2 (self->sides, self->n_sides * sizeof *sides);

  for (guint i = 0; i < self->n_sides; i++)
    own_melds (&sides[i]);
  copy->sides = sides;
  return copy;
}

void
canasta_hook_turn_free (CanastaHookTurn *self)
{
  for (guint i = 0; i < self->n_sides; i++)
    drop_melds (&self->sides[i]);
  g_free ((gpointer) self->sides);
  g_free (self);
}

/**
 * canasta_hook_turn_list_sides:
 * @self: a turn
 *
 * Returns: (transfer full) (element-type CanastaHookSide): the sides, in the
 *   order of their lowest seats
 */
GList *
canasta_hook_turn_list_sides (const CanastaHookTurn *self)
{
  GList *sides = NULL;

  for (guint i = self->n_sides; i > 0; i--)
    sides = g_list_prepend (sides, canasta_hook_side_copy (&self->sides[i - 1]));
  return sides;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "play/action.h"

static gboolean
name_equal (const CanastaMeldName *a, const CanastaMeldName *b)
{
  return a->naming == b->naming
         && (a->naming == CANASTA_NAMING_NONE || (a->rank == b->rank && a->number == b->number));
}

/**
 * canasta_action_equal: (skip)
 * @a: an action
 * @b: another one
 *
 * Returns: whether both are the same, groups in the same order
 */
gboolean
canasta_action_equal (const CanastaAction *a, const CanastaAction *b)
{
  if (a->kind != b->kind || a->card != b->card || a->n_groups != b->n_groups
      || !name_equal (&a->name, &b->name) || !canasta_card_set_equal (&a->cards, &b->cards))
    return FALSE;
  for (guint i = 0; i < a->n_groups; i++)
    if (!canasta_card_set_equal (&a->groups[i].cards, &b->groups[i].cards)
        || !name_equal (&a->groups[i].name, &b->groups[i].name))
      return FALSE;
  return TRUE;
}

/**
 * canasta_action_copy: (skip)
 * @action: (out caller-allocates): the copy
 * @other: an action
 */
void
canasta_action_copy (CanastaAction *action, const CanastaAction *other)
{
  memcpy (action, other, offsetof (CanastaAction, groups));
  memcpy (action->groups, other->groups, other->n_groups * sizeof (CanastaGroup));
}

/**
 * canasta_action_get_cards: (skip)
 * @action: an action
 * @cards: (out): every card it names
 */
void
canasta_action_get_cards (const CanastaAction *action, CanastaCardSet *cards)
{
  *cards = action->cards;
  if (action->card != CANASTA_NO_CARD)
    canasta_card_set_add_card (cards, action->card);
  for (guint i = 0; i < action->n_groups; i++)
    canasta_card_set_add (cards, &action->groups[i].cards);
}

/**
 * canasta_action_write_layout: (skip)
 * @action: (inout): an action without groups
 * @layout: what it lays
 * @own: the melds of the side that lays
 *
 * Gives an action a group for each meld of a layout.
 */
void
canasta_action_write_layout (CanastaAction *action, const CanastaLayout *layout,
                             const CanastaSideMelds *own)
{
  for (guint i = 0; i < layout->n; i++)
    {
      CanastaGroup *group = &action->groups[action->n_groups++];

      canasta_layout_get_cards (layout, own, i, &group->cards);
      canasta_layout_get_name (layout, own, i, &group->name);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which meld of the table one card may be laid off on. */
#include "config.h"

#include "melds/layout.h"

#include "melds/sequence.h"

/* Whether a card might be laid off on a meld: quick, and never wrong when it says no. */
static inline gboolean
may_fit (const CanastaMeld *meld, CanastaCard card)
{
  CanastaRank rank = canasta_card_get_rank (card);

  if (meld->kind != CANASTA_MELD_SEQUENCE)
    return meld->rank == rank;
  return meld->suit == canasta_card_get_suit (card)
         && (canasta_sequence_list_near (meld) >> rank & 1);
}

/* The places from @at on where melds lie, as bits: all, or those of the side that are no
 * canastas yet. */
static inline guint64
list_places (const CanastaSideMelds *own, guint at, gboolean canastas)
{
  guint64 all = own->n_melds < 64 ? (G_GUINT64_CONSTANT (1) << own->n_melds) - 1 : G_MAXUINT64;
  guint64 from = at < 64 ? G_MAXUINT64 << at : 0;

  return (canastas ? all : own->unfinished) & from;
}

/* The place of the first meld of a kind that one card may be laid off on, of those from
 * a place on; CANASTA_NEW_MELD where there is none. */
static guint
find_fitting (const CanastaSideMelds *own, guint at, CanastaMeldKind kind, CanastaCard card,
              gboolean canastas)
{
  gboolean wild = canasta_faces_have (own->forms->roles->wild, card);
  CanastaLayout empty;
  CanastaCardSet cards = { 0 };
  guint64 places;

  if (kind == CANASTA_MELD_SEQUENCE && !canastas && !wild
      && own->forms->of[CANASTA_FORM_SEQUENCE].most_wilds == 0
      && !canasta_ranks_have (own->ends[canasta_card_get_suit (card)], canasta_card_get_rank (card)))
    return CANASTA_NEW_MELD;
  canasta_layout_init (&empty);
  canasta_card_set_add_card (&cards, card);
  for (places = list_places (own, at, canastas); places; places &= places - 1)
    {
      guint place = (guint) __builtin_ctzll (places);
      const CanastaMeld *meld = &own->melds[place];

      if (meld->kind == kind && meld->side == own->side && (wild || may_fit (meld, card))
          && canasta_layout_has_room (&empty, own, place, &cards))
        return place;
    }
  return CANASTA_NEW_MELD;
}

/* The same of those that are no sequences. */
static guint
find_fitting_group (const CanastaSideMelds *own, CanastaCard card, gboolean canastas)
{
  guint first = own->first[canasta_card_get_rank (card)];
  guint place;

  if (!canasta_faces_have (own->forms->roles->wild, card))
    return first > 0 ? find_fitting (own, first - 1, CANASTA_MELD_RANK, card, canastas)
                     : CANASTA_NEW_MELD;
  place = find_fitting (own, 0, CANASTA_MELD_RANK, card, canastas);
  return place < CANASTA_NEW_MELD ? place
                                  : find_fitting (own, 0, CANASTA_MELD_WILD, card, canastas);
}

/**
 * canasta_layout_find_open: (skip)
 * @own: the melds of a side
 * @card: a card
 * @groups: whether it may go to a meld of its rank
 * @sequences: whether it may go to a sequence
 * @canastas: whether it may go to a canasta
 * @name: (out caller-allocates) (optional): the name of the meld
 *
 * Looks for a meld of the table that one card may be laid off on: of its rank
 * first, then a sequence, in the order they were laid.
 *
 * Returns: whether there is one
 */
gboolean
canasta_layout_find_open (const CanastaSideMelds *own, CanastaCard card, gboolean groups,
                          gboolean sequences, gboolean canastas, CanastaMeldName *name)
{
  guint place = groups ? find_fitting_group (own, card, canastas) : CANASTA_NEW_MELD;

  if (place == CANASTA_NEW_MELD && sequences)
    place = find_fitting (own, 0, CANASTA_MELD_SEQUENCE, card, canastas);
  if (place == CANASTA_NEW_MELD)
    return FALSE;
  if (name)
    canasta_side_melds_name (own, place, name);
  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How an action names the melds it lays on, and what it lays there. */
#include "config.h"

#include "melds/layout.h"

#include "melds/sequence.h"

/* Whether a meld of the side goes by a rank, which only wild cards make doubtful. */
static inline gboolean
goes_by (const CanastaSideMelds *own, const CanastaMeld *meld, CanastaNaming naming,
         CanastaRank rank)
{
  return ((meld->side == own->side) & (meld->rank == rank))
         && (rank != CANASTA_WILD_RANK || canasta_meld_goes_by (meld, naming, rank));
}

/* How many melds before a place go by a rank. */
static guint
count_before (const CanastaSideMelds *own, guint end, CanastaNaming naming, CanastaRank rank)
{
  guint count = 0;

  if (rank == CANASTA_WILD_RANK)
    for (guint i = 0; i < end; i++)
      count += goes_by (own, &own->melds[i], naming, rank);
  else
    for (guint i = 0; i < end; i++)
      count += (own->melds[i].side == own->side) & (own->melds[i].rank == rank);
  return count;
}

/**
 * canasta_side_melds_count: (skip)
 * @own: the melds of a side
 * @naming: whether melds of wild cards are meant
 * @rank: a rank
 *
 * Returns: how many melds go by @rank
 */
guint
canasta_side_melds_count (const CanastaSideMelds *own, CanastaNaming naming, CanastaRank rank)
{
  return own->forms->numbered ? count_before (own, own->n_melds, naming, rank)
                              : own->first[rank] > 0;
}

/**
 * canasta_side_melds_name: (skip)
 * @own: the melds of a side
 * @place: where one of them lies
 * @name: (out caller-allocates): how an action names it, with a number only
 *   where there are several of that name
 */
void
canasta_side_melds_name (const CanastaSideMelds *own, guint place, CanastaMeldName *name)
{
  const CanastaMeld *meld = &own->melds[place];
  CanastaNaming naming = canasta_meld_get_naming (meld);
  guint count = canasta_side_melds_count (own, naming, meld->rank);

  *name = (CanastaMeldName){
    .naming = naming,
    .rank = meld->rank,
    .number = count > 1 ? (guint8) (count_before (own, place, naming, meld->rank) + 1) : 0,
  };
}

/* The place of the meld of that name; CANASTA_NEW_MELD where there is none. A
 * sequence comes last where none is counted. */
static inline guint
find_named (const CanastaSideMelds *own, CanastaNaming naming, CanastaRank rank, guint number)
{
  if (number == 0 && own->first[rank] > 0
      && (rank != CANASTA_WILD_RANK || naming == CANASTA_NAMING_WILD))
    return own->first[rank] - 1;
  if (!own->forms->numbered)
    return number <= 1 && own->first[rank] > 0 ? own->first[rank] - 1 : CANASTA_NEW_MELD;
  for (guint i = 0; i < own->n_melds; i++)
    if (goes_by (own, &own->melds[i], naming, rank) && number-- <= 1)
      return i;
  return CANASTA_NEW_MELD;
}

/**
 * canasta_side_melds_find: (skip)
 * @own: the melds of a side
 * @name: a name
 *
 * Returns: where the meld of that name lies, or %CANASTA_NEW_MELD
 */
guint
canasta_side_melds_find (const CanastaSideMelds *own, const CanastaMeldName *name)
{
  return find_named (own, name->naming, name->rank, name->number);
}

/* How many new melds go by a rank. */
guint
canasta_layout_count_new (const CanastaLayout *self, CanastaNaming naming, CanastaRank rank)
{
  guint count = 0;

  for (guint i = 0; i < self->n; i++)
    count += self->of[i].place == CANASTA_NEW_MELD
             && canasta_meld_goes_by (&self->of[i].meld, naming, rank);
  return count;
}

/**
 * canasta_layout_get_cards: (skip)
 * @self: the layout
 * @own: the melds of the side that lays
 * @i: one of its melds
 * @cards: (out): the cards that are laid there
 */
void
canasta_layout_get_cards (const CanastaLayout *self, const CanastaSideMelds *own, guint i,
                          CanastaCardSet *cards)
{
  const CanastaLaying *laying = &self->of[i];
  CanastaMeld added = laying->meld;

  if (laying->place != CANASTA_NEW_MELD
      && canasta_sequence_has_moved (&own->melds[laying->place], &added))
    {
      CanastaCardSet before;

      canasta_meld_get_cards (&added, cards);
      canasta_meld_get_cards (&own->melds[laying->place], &before);
      canasta_card_set_remove (cards, &before);
      return;
    }
  if (laying->place != CANASTA_NEW_MELD)
    {
      const CanastaMeld *before = &own->melds[laying->place];

      added.naturals -= before->naturals;
      added.twos -= before->twos;
      added.jokers -= before->jokers;
    }
  canasta_meld_get_cards (&added, cards);
}

/**
 * canasta_layout_get_name: (skip)
 * @self: the layout
 * @own: the melds of the side that lays
 * @i: one of its melds
 * @name: (out caller-allocates): the name that leads cards there
 */
void
canasta_layout_get_name (const CanastaLayout *self, const CanastaSideMelds *own, guint i,
                         CanastaMeldName *name)
{
  const CanastaMeld *meld = &self->of[i].meld;
  gboolean sequence = meld->kind == CANASTA_MELD_SEQUENCE;
  gboolean lies = self->of[i].place != CANASTA_NEW_MELD;
  guint number;

  if (!own->forms->numbered)
    {
      *name = (CanastaMeldName){
        .naming = meld->kind == CANASTA_MELD_WILD ? CANASTA_NAMING_WILD
                  : lies                          ? CANASTA_NAMING_RANK
                                                  : CANASTA_NAMING_NONE,
        .rank = meld->rank,
      };
      return;
    }
  if (lies)
    {
      canasta_side_melds_name (own, self->of[i].place, name);
      return;
    }

  *name = (CanastaMeldName){ 0 };
  number = canasta_side_melds_count (own, canasta_meld_get_naming (meld), meld->rank) + 1;
  for (guint k = 0; k < i; k++)
    number += self->of[k].place == CANASTA_NEW_MELD
              && canasta_meld_goes_by (&self->of[k].meld, canasta_meld_get_naming (meld),
                                       meld->rank);
  if (meld->kind == CANASTA_MELD_WILD)
    name->naming = CANASTA_NAMING_WILD;
  else if (number > 1
           || (canasta_forms_have_sequences (own->forms)
               && (sequence || own->first[meld->rank] == 0)))
    name->naming = CANASTA_NAMING_RANK;
  name->rank = meld->rank;
  name->number = number > 1 || sequence ? (guint8) number : 0;
}

/**
 * canasta_layout_name_next: (skip)
 * @self: the layout
 * @own: the melds of the side that lays
 * @meld: a meld
 * @name: (out caller-allocates): the name of one more meld that goes by its rank
 */
void
canasta_layout_name_next (const CanastaLayout *self, const CanastaSideMelds *own,
                          const CanastaMeld *meld, CanastaMeldName *name)
{
  CanastaNaming naming = canasta_meld_get_naming (meld);
  CanastaRank rank = (CanastaRank) meld->rank;

  *name = (CanastaMeldName){
    .naming = naming,
    .rank = (guint8) rank,
    .number = (guint8) (canasta_side_melds_count (own, naming, rank)
                        + canasta_layout_count_new (self, naming, rank) + 1),
  };
}

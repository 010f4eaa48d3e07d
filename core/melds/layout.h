/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A layout: which cards are laid on which melds of a side and as which new
 * ones, each meld as it is afterwards. What judging makes of an action, what
 * the search for a way out finds and what players think of. */

#pragma once

#include "melds/meld.h"

G_BEGIN_DECLS

/* The most groups of cards one action lays, the pile's top card left aside. */
#define CANASTA_MAX_GROUPS 24

/* The place of a meld that does not lie on the table yet. */
#define CANASTA_NEW_MELD CANASTA_MAX_MELDS

/**
 * CanastaNaming:
 * @CANASTA_NAMING_NONE: the cards tell: the meld they fit, or a new one
 * @CANASTA_NAMING_RANK: a meld of a rank, or a sequence from that rank on
 * @CANASTA_NAMING_WILD: a meld of wild cards alone
 */
typedef enum
{
  CANASTA_NAMING_NONE,
  CANASTA_NAMING_RANK,
  CANASTA_NAMING_WILD,
} CanastaNaming;

/**
 * CanastaMeldName:
 * @naming: a #CanastaNaming
 * @rank: the rank
 * @number: which of several melds of that name, from 1 in the order they were
 *   laid; one past the last is a new meld; 0 where none is counted
 *
 * How an action names the meld that cards go to.
 */
typedef struct
{
  guint8 naming;
  guint8 rank;
  guint8 number;
} CanastaMeldName;

/**
 * CanastaSideMelds:
 * @forms: the forms of the table
 * @melds: the melds on the table, of all sides
 * @first: by rank, 1 + the place of the side's first meld that is no sequence
 * @sequences: the places of the side's sequences, as bits
 * @unfinished: those of its melds that are no canastas yet
 * @ends: by suit the ranks next to its unfinished sequences, as bits
 * @n_melds: how many melds there are
 * @side: the side
 *
 * The melds a side may lay on.
 */
typedef struct
{
  const CanastaForms *forms;
  const CanastaMeld *melds;
  const guint8 *first;
  guint64 sequences;
  guint64 unfinished;
  const guint16 *ends;
  guint8 n_melds;
  guint8 side;
} CanastaSideMelds;

/**
 * CanastaLaying:
 * @place: the meld on the table it lies on, or %CANASTA_NEW_MELD
 * @naturals: how many natural cards the meld has afterwards
 * @wilds: how many wild cards
 * @meld: the meld as it is afterwards
 */
typedef struct
{
  guint8 place;
  guint8 naturals;
  guint8 wilds;
  CanastaMeld meld;
} CanastaLaying;

/**
 * CanastaLayout:
 * @n: how many melds are changed or new
 * @last: the one that the last group was laid on
 * @ranks: their ranks, as bits; sequences left out
 * @within: whether none passes a limit of its form, once they are counted
 * @of: each of them once
 */
typedef struct
{
  guint8 n;
  guint8 last;
  guint16 ranks;
  gboolean within;
  CanastaLaying of[CANASTA_MAX_GROUPS + 1];
} CanastaLayout;

static inline void
canasta_layout_init (CanastaLayout *self)
{
  self->n = 0;
  self->last = 0;
  self->ranks = 0;
  self->within = TRUE;
}

/* How a meld is named. */
static inline CanastaNaming
canasta_meld_get_naming (const CanastaMeld *meld)
{
  return meld->kind == CANASTA_MELD_WILD ? CANASTA_NAMING_WILD : CANASTA_NAMING_RANK;
}

/* Whether a meld goes by a rank: its own, or the lowest of a sequence. One that begins with
 * a two is none of wild cards. */
static inline gboolean
canasta_meld_goes_by (const CanastaMeld *meld, CanastaNaming naming, CanastaRank rank)
{
  return (meld->rank == rank)
         & ((meld->kind == CANASTA_MELD_WILD) == (naming == CANASTA_NAMING_WILD));
}

gboolean              canasta_layout_lay         (CanastaLayout           *self,
                                                  const CanastaSideMelds  *own,
                                                  const CanastaCardSet    *cards,
                                                  const CanastaMeldName   *name,
                                                  CanastaRefusal          *refusal);
gboolean              canasta_layout_begin_sequence
                                                 (CanastaLayout           *self,
                                                  const CanastaSideMelds  *own,
                                                  const CanastaCardSet    *cards,
                                                  const CanastaMeldName   *name,
                                                  CanastaRefusal          *refusal);
gboolean              canasta_layout_has_room    (CanastaLayout           *self,
                                                  const CanastaSideMelds  *own,
                                                  guint                    place,
                                                  const CanastaCardSet    *cards);
gboolean              canasta_layout_is_enough   (CanastaLayout           *self,
                                                  const CanastaForms      *forms,
                                                  CanastaRefusal          *refusal);
CANASTA_API gboolean  canasta_layout_find_limit  (const CanastaLayout     *self,
                                                  const CanastaSideMelds  *own,
                                                  CanastaRefusal          *refusal);
gboolean              canasta_layout_find_open   (const CanastaSideMelds  *own,
                                                  CanastaCard              card,
                                                  gboolean                 groups,
                                                  gboolean                 sequences,
                                                  gboolean                 canastas,
                                                  CanastaMeldName         *name);
void                  canasta_layout_get_cards   (const CanastaLayout     *self,
                                                  const CanastaSideMelds  *own,
                                                  guint                    i,
                                                  CanastaCardSet          *cards);
void                  canasta_layout_get_name    (const CanastaLayout     *self,
                                                  const CanastaSideMelds  *own,
                                                  guint                    i,
                                                  CanastaMeldName         *name);
void                  canasta_layout_name_next   (const CanastaLayout     *self,
                                                  const CanastaSideMelds  *own,
                                                  const CanastaMeld       *meld,
                                                  CanastaMeldName         *name);
void                  canasta_side_melds_name    (const CanastaSideMelds  *own,
                                                  guint                    place,
                                                  CanastaMeldName         *name);
guint                 canasta_side_melds_count   (const CanastaSideMelds  *own,
                                                  CanastaNaming            naming,
                                                  CanastaRank              rank);
guint                 canasta_layout_count_new   (const CanastaLayout     *self,
                                                  CanastaNaming            naming,
                                                  CanastaRank              rank);
guint                 canasta_side_melds_find    (const CanastaSideMelds  *own,
                                                  const CanastaMeldName   *name);

/**
 * canasta_layout_is_within: (skip)
 * @self: the layout, its melds counted
 * @own: the melds of the side that lays
 * @refusal: (out) (optional): the limit that is passed
 *
 * Returns: whether no meld passes a limit
 */
static inline gboolean
canasta_layout_is_within (const CanastaLayout *self, const CanastaSideMelds *own,
                          CanastaRefusal *refusal)
{
  return (self->within && (self->ranks & own->forms->one_open) == 0)
         || !canasta_layout_find_limit (self, own, refusal);
}

G_END_DECLS

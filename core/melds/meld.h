/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A meld as a value: its kind and its cards. */

#pragma once

#include "cards/card-set.h"
#include "rules/forms.h"
#include "rules/hook-values.h"
#include "rules/refusal.h"
#include "rules/table.h"

G_BEGIN_DECLS

/**
 * CanastaMeld:
 * @side: whose it is
 * @kind: a #CanastaMeldKind
 * @suit: the suit of a sequence
 * @canasta: the #CanastaCanastaClass it is of; see `canasta_meld_settle()`
 * @rank: its rank; %CANASTA_WILD_RANK for wild cards alone; the lowest rank it
 *   stands for in a sequence, which is the ace where it begins below the two
 * @jokers: how many jokers
 * @closed: whether wild cards may no longer be added, because two melds of
 *   partners who became partners only now would break a limit together
 * @naturals: its natural cards, four bits a suit; in a sequence one bit a rank, with
 *   %CANASTA_LOW_ACE and %CANASTA_NATURAL_TWO
 * @twos: its twos, four bits a suit, but for a natural one
 */
typedef struct
{
  guint8 side;
  guint8 kind : 2;
  guint8 suit : 2;
  guint8 canasta : 4;
  guint8 rank;
  guint8 jokers : 7;
  guint8 closed : 1;
  CanastaLane naturals;
  CanastaLane twos;
} CanastaMeld;

/* Positions are copied all the time, and their melds with them. */
G_STATIC_ASSERT (sizeof (CanastaMeld) == 8);
G_STATIC_ASSERT (CANASTA_N_CLASSES <= 16);

#define CANASTA_MAX_MELDS 64

/* Among the natural cards of a sequence: the ace below the two, and the two of its suit
 * in its own place. Both next to each other and to the three, as soon as the bits are
 * turned round. */
#define CANASTA_LOW_ACE (1u << 14)
#define CANASTA_NATURAL_TWO (1u << 15)

/* The places that natural cards of a sequence have, as bits: see CANASTA_PLACE_TWO. */
static inline guint
canasta_naturals_get_places (guint naturals)
{
  return (naturals << 2 | naturals >> 14) & ((2u << CANASTA_PLACE_ACE) - 1);
}

/* The rank that belongs to a place. */
static inline CanastaRank
canasta_place_get_rank (guint place)
{
  if (place > CANASTA_PLACE_TWO)
    return (CanastaRank) (place - 2);
  return place == CANASTA_PLACE_TWO ? CANASTA_RANK_TWO : CANASTA_RANK_ACE;
}

/* How many natural and how many wild cards a meld has. */
static inline void
canasta_meld_count_both (const CanastaMeld *meld, int *naturals, int *wilds)
{
  /* Both lanes are counted at once. */
  guint32 lanes = meld->naturals | (guint32) meld->twos << 16;
  guint32 pairs = (lanes & 0x0f0f0f0f) + ((lanes >> 4) & 0x0f0f0f0f);
  guint32 sums = pairs + (pairs >> 8);

  *naturals = meld->kind == CANASTA_MELD_SEQUENCE ? canasta_ranks_count (meld->naturals)
                                                  : (int) (sums & 0xff);
  *wilds = (int) ((sums >> 16) & 0xff) + meld->jokers;
}

static inline int
canasta_meld_count_naturals (const CanastaMeld *meld)
{
  int naturals, wilds;

  canasta_meld_count_both (meld, &naturals, &wilds);
  return naturals;
}

static inline int
canasta_meld_count_wilds (const CanastaMeld *meld)
{
  return canasta_lane_count (meld->twos) + meld->jokers;
}

static inline int
canasta_meld_count (const CanastaMeld *meld)
{
  int naturals, wilds;

  canasta_meld_count_both (meld, &naturals, &wilds);
  return naturals + wilds;
}

static inline gboolean
canasta_meld_is_canasta (const CanastaMeld *meld)
{
  return meld->canasta != CANASTA_CLASS_NONE;
}

/* Whether its cards follow each other, so that it goes from one rank to another. */
static inline gboolean
canasta_meld_spans (const CanastaMeld *meld)
{
  return meld->kind == CANASTA_MELD_SEQUENCE;
}

/* The rank of its cards: %CANASTA_WILD_RANK of wild cards alone, −1 where they are
 * of several. */
static inline int
canasta_meld_get_rank (const CanastaMeld *meld)
{
  return canasta_meld_spans (meld) ? -1 : meld->rank;
}

/* The lowest place of a sequence. */
static inline guint
canasta_meld_get_lowest_place (const CanastaMeld *meld)
{
  if (meld->rank < CANASTA_RANK_ACE)
    return meld->rank + 2u;
  return meld->rank == CANASTA_RANK_TWO ? CANASTA_PLACE_TWO : CANASTA_PLACE_LOW_ACE;
}

/* What melds have in common that could be one, below 32. */
static inline guint
canasta_meld_get_likeness (const CanastaMeld *meld)
{
  const guint of_suit = CANASTA_N_FORMS + meld->suit;

  /* Without a branch: melds come as they come. */
  return meld->rank ^ ((meld->rank ^ of_suit) & -(guint) canasta_meld_spans (meld));
}

static inline const CanastaForm *
canasta_meld_get_form (const CanastaMeld *meld, const CanastaForms *forms)
{
  return &forms->of[meld->kind == CANASTA_MELD_SEQUENCE ? CANASTA_FORM_SEQUENCE : meld->rank];
}

/* How many wild cards more a meld of so many cards may take. */
static inline int
canasta_form_get_room (const CanastaForm *form, int naturals, int wilds)
{
  int room = MIN (form->most_wilds - wilds, form->most - naturals - wilds);

  if (form->naturals_per_wild == 1)
    room = MIN (room, naturals - wilds);
  else if (form->naturals_per_wild > 1)
    room = MIN (room, naturals / form->naturals_per_wild - wilds);
  return naturals < form->mixed_naturals ? 0 : MAX (room, 0);
}

/* Whether so many cards are within the limits, and whether they are enough. */
static inline gboolean
canasta_form_has_room_for (const CanastaForm *form, int naturals, int wilds)
{
  return (naturals + wilds <= form->most) & (wilds <= form->most_wilds)
         & (wilds * form->naturals_per_wild <= naturals)
         & ((wilds == 0) | (naturals >= form->mixed_naturals));
}

/* How many ranks a sequence may cover; what is longer is none. */
static inline int
canasta_form_get_span (const CanastaForm *form)
{
  return MAX (form->most, form->complete);
}

static inline gboolean
canasta_form_is_enough (const CanastaForm *form, int naturals, int wilds)
{
  return (naturals + wilds >= form->least) & (naturals >= form->least_naturals);
}

/* Whether no gap lies between the natural cards of a sequence. */
static inline gboolean
canasta_places_are_whole (guint places)
{
  return ((places + (places & -places)) & places) == 0;
}

/* How natural a canasta of so many cards is: a sequence is semi-clean where its wild cards
 * stand at its ends and the others are complete without them. */
static inline CanastaMixture
canasta_meld_get_mixture (const CanastaMeld *meld, const CanastaForm *form, int naturals,
                          int wilds)
{
  const int size = naturals + wilds;
  gboolean is_semi_clean = (wilds > 0) & (size >= form->semi_clean_least)
                           & (size <= form->semi_clean_most);

  if (is_semi_clean && canasta_meld_spans (meld))
    is_semi_clean = naturals >= form->complete
                    && canasta_places_are_whole (canasta_naturals_get_places (meld->naturals));
  return (CanastaMixture) ((wilds > 0) + is_semi_clean);
}

/* What class of canasta so many cards are. */
static inline CanastaCanastaClass
canasta_meld_classify (const CanastaMeld *meld, const CanastaForm *form, int naturals, int wilds)
{
  guint canasta = form->classes[canasta_meld_get_mixture (meld, form, naturals, wilds)];

  /* Without a branch: which melds are one is not to be foreseen. */
  return (CanastaCanastaClass) (canasta & -(guint) (naturals + wilds >= form->complete));
}

/**
 * canasta_meld_settle: (skip)
 * @meld: (inout): a meld whose cards have changed
 * @forms: the forms of the table
 *
 * Notes which class of canasta it is now.
 */
static inline void
canasta_meld_settle (CanastaMeld *meld, const CanastaForms *forms)
{
  int naturals, wilds;

  canasta_meld_count_both (meld, &naturals, &wilds);
  meld->canasta = canasta_meld_classify (meld, canasta_meld_get_form (meld, forms), naturals,
                                         wilds);
}

/* Whether a meld that is no canasta may become one: cards enough may lie in it, and there is a
 * turn left to add them, which there is not once somebody goes out. */
static inline gboolean
canasta_meld_may_become_canasta (const CanastaMeld *meld, const CanastaForms *forms)
{
  const CanastaForm *form = canasta_meld_get_form (meld, forms);

  return form->when == CANASTA_MELD_WHEN_ANY_TIME && form->most >= form->complete
         && canasta_meld_count (meld) < form->complete;
}

/* How many cards a meld lacks to be a canasta; 0 where it is one or can never become one. */
static inline int
canasta_meld_count_missing (const CanastaMeld *meld, const CanastaForms *forms)
{
  return canasta_meld_may_become_canasta (meld, forms)
             ? canasta_meld_get_form (meld, forms)->complete - canasta_meld_count (meld)
             : 0;
}

CANASTA_API void      canasta_meld_get_cards   (const CanastaMeld     *meld,
                                                CanastaCardSet        *cards);
int                   canasta_meld_ask_worth   (const CanastaHookMeld *shown,
                                                const CanastaTable    *table,
                                                int                    standard);
void                  canasta_meld_show        (const CanastaMeld     *meld,
                                                CanastaHookMeld       *shown);
CANASTA_API gboolean  canasta_meld_read_cards  (const CanastaCardSet  *cards,
                                                const CanastaForms    *forms,
                                                CanastaMeld           *meld);
CANASTA_API gboolean  canasta_meld_equal       (const CanastaMeld     *a,
                                                const CanastaMeld     *b);
gboolean              canasta_meld_add         (CanastaMeld           *meld,
                                                const CanastaForms    *forms,
                                                const CanastaCardSet  *cards);
gboolean              canasta_meld_check       (const CanastaMeld     *meld,
                                                const CanastaForms    *forms,
                                                CanastaRefusal        *refusal);
gboolean              canasta_meld_join        (CanastaMeld           *into,
                                                CanastaMeld           *from,
                                                const CanastaForms    *forms);
gboolean              canasta_meld_unite       (const CanastaMeld     *one,
                                                const CanastaMeld     *other,
                                                const CanastaForms    *forms,
                                                CanastaMeld           *united,
                                                CanastaRefusal        *refusal);
gboolean              canasta_meld_is_enough   (const CanastaMeld     *meld,
                                                const CanastaForms    *forms,
                                                int                    naturals,
                                                int                    wilds,
                                                CanastaRefusal        *refusal);
gboolean              canasta_meld_is_within   (const CanastaMeld     *meld,
                                                const CanastaForms    *forms,
                                                int                    naturals,
                                                int                    wilds,
                                                CanastaRefusal        *refusal);
int                   canasta_meld_value_cards (const CanastaMeld     *meld,
                                                const CanastaTable    *table);
int                   canasta_meld_cost_short  (const CanastaMeld     *meld,
                                                const CanastaForms    *forms);
CANASTA_API int       canasta_meld_value_canasta
                                               (const CanastaMeld     *meld,
                                                const CanastaTable    *table);

G_END_DECLS

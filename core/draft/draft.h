/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player's workbench: cards laid out but not yet played, and the one action
 * they make. */

#pragma once

#include <glib-object.h>

#include "play/legality.h"
#include "play/observation.h"

G_BEGIN_DECLS

/**
 * CanastaStanding:
 * @CANASTA_STANDING_EMPTY: nothing is laid out
 * @CANASTA_STANDING_LEGAL: what is laid out may be played as it is
 * @CANASTA_STANDING_WAITING: it needs further melds, such as an opening below
 *   the minimum
 * @CANASTA_STANDING_REFUSED: it cannot be played, whatever is added
 *
 * How what is laid out stands.
 */
typedef enum
{
  CANASTA_STANDING_EMPTY,
  CANASTA_STANDING_LEGAL,
  CANASTA_STANDING_WAITING,
  CANASTA_STANDING_REFUSED,
} CanastaStanding;

/**
 * CanastaPlaceKind:
 * @CANASTA_PLACE_NEW: a new meld
 * @CANASTA_PLACE_MELD: a meld of the own side on the table, with what the draft
 *   adds to it
 * @CANASTA_PLACE_GROUP: a new meld that is laid out in the draft
 * @CANASTA_PLACE_TAKE: the meld of the pile's top card, of a pending take
 */
typedef enum
{
  CANASTA_PLACE_NEW,
  CANASTA_PLACE_MELD,
  CANASTA_PLACE_GROUP,
  CANASTA_PLACE_TAKE,
} CanastaPlaceKind;

/**
 * CanastaPlace:
 * @kind: a #CanastaPlaceKind
 * @index: which one: the meld's place on the board, or the group of the draft
 *
 * Where cards are laid.
 */
typedef struct
{
  guint8 kind;
  guint8 index;
} CanastaPlace;

/**
 * CanastaTarget:
 * @place: where the cards would go
 * @meld: the meld as it would be afterwards, when @standing is not refused; as
 *   it is now, otherwise
 * @count: its cards afterwards
 * @wilds: the wild cards among them
 * @n_added: how many cards are added
 * @becomes_canasta: whether it becomes a canasta
 * @loss: what its canasta loses in points by no longer being natural, or 0
 * @standing: whether the cards may be laid there
 * @refusal: why not, or what is still missing
 */
typedef struct
{
  CanastaPlace place;
  CanastaMeld meld;
  guint8 count;
  guint8 wilds;
  guint8 n_added;
  gboolean becomes_canasta;
  int loss;
  CanastaStanding standing;
  CanastaRefusal refusal;
} CanastaTarget;

/**
 * CanastaWay:
 * @cards: the hand cards that go with the pile's top card; none where it is
 *   laid off on an own meld
 * @meld: the meld with the top card, as it would be afterwards
 * @naturals: the natural cards among @cards
 * @wilds: the wild cards among @cards
 * @points: what @cards and the top card count towards the opening
 * @standing: legal as it is, or waiting for further melds
 * @refusal: what is still missing
 *
 * A way to take the pile.
 */
typedef struct
{
  CanastaCardSet cards;
  CanastaMeld meld;
  guint8 naturals;
  guint8 wilds;
  int points;
  CanastaStanding standing;
  CanastaRefusal refusal;
} CanastaWay;

/**
 * CanastaPart:
 * @cards: cards of a selection that belong together
 * @place: where they go
 *
 * A part of a selection that falls apart in one way only.
 */
typedef struct
{
  CanastaCardSet cards;
  CanastaPlace place;
} CanastaPart;

/**
 * CanastaOpening:
 * @opened: whether the side has opened, and needs no minimum any more
 * @points: what is laid out counts
 * @minimum: what the opening must count
 */
typedef struct
{
  gboolean opened;
  int points;
  int minimum;
} CanastaOpening;

#define CANASTA_TYPE_DRAFT (canasta_draft_get_type ())

CANASTA_API
G_DECLARE_FINAL_TYPE (CanastaDraft, canasta_draft, CANASTA, DRAFT, GObject)

CANASTA_API CanastaDraft  *canasta_draft_new          (void);
CANASTA_API void           canasta_draft_update       (CanastaDraft              *self,
                                                       const CanastaObservation  *observation);
CANASTA_API const CanastaObservation *
                           canasta_draft_get_observation
                                                      (CanastaDraft              *self);

CANASTA_API GArray        *canasta_draft_list_ways    (CanastaDraft              *self);
CANASTA_API void           canasta_draft_explain_take (CanastaDraft              *self,
                                                       CanastaRefusal            *refusal);
CANASTA_API gboolean       canasta_draft_begin_take   (CanastaDraft              *self,
                                                       const CanastaCardSet      *cards,
                                                       CanastaRefusal            *refusal);
CANASTA_API void           canasta_draft_cancel_take  (CanastaDraft              *self);
CANASTA_API gboolean       canasta_draft_is_taking    (CanastaDraft              *self);

CANASTA_API GArray        *canasta_draft_split        (CanastaDraft              *self,
                                                       const CanastaCardSet      *cards);
CANASTA_API GArray        *canasta_draft_list_targets (CanastaDraft              *self,
                                                       const CanastaCardSet      *cards);
CANASTA_API gboolean       canasta_draft_add          (CanastaDraft              *self,
                                                       const CanastaCardSet      *cards,
                                                       const CanastaPlace        *place,
                                                       CanastaRefusal            *refusal);
CANASTA_API gboolean       canasta_draft_add_all      (CanastaDraft              *self,
                                                       const CanastaCardSet      *cards,
                                                       CanastaRefusal            *refusal);
CANASTA_API gboolean       canasta_draft_add_melds    (CanastaDraft              *self,
                                                       const CanastaAction       *melds,
                                                       CanastaRefusal            *refusal);
CANASTA_API gboolean       canasta_draft_can_step_back (CanastaDraft             *self);
CANASTA_API gboolean       canasta_draft_step_back    (CanastaDraft              *self);
CANASTA_API void           canasta_draft_clear        (CanastaDraft              *self);

CANASTA_API guint          canasta_draft_get_n_groups (CanastaDraft              *self);
CANASTA_API void           canasta_draft_get_group    (CanastaDraft              *self,
                                                       guint                      index,
                                                       CanastaCardSet            *cards,
                                                       CanastaTarget             *group);
CANASTA_API gboolean       canasta_draft_get_take     (CanastaDraft              *self,
                                                       CanastaCardSet            *cards,
                                                       CanastaTarget             *take);
void                       canasta_draft_get_cards    (CanastaDraft              *self,
                                                       CanastaCardSet            *cards);
CANASTA_API void           canasta_draft_get_hand     (CanastaDraft              *self,
                                                       CanastaCardSet            *hand);
CANASTA_API void           canasta_draft_get_opening  (CanastaDraft              *self,
                                                       CanastaOpening            *opening);
CANASTA_API int            canasta_draft_count_chosen (CanastaDraft              *self,
                                                       const CanastaCardSet      *cards);

CANASTA_API CanastaStanding canasta_draft_judge       (CanastaDraft              *self,
                                                       CanastaRefusal            *refusal);
CANASTA_API gboolean       canasta_draft_get_action   (CanastaDraft              *self,
                                                       CanastaAction             *action);
CANASTA_API gboolean       canasta_draft_find_way_out (CanastaDraft              *self,
                                                       CanastaAction             *meld,
                                                       CanastaCard               *discard,
                                                       gboolean                  *concealed);

const CanastaAction       *canasta_draft_get_laid     (CanastaDraft              *self);
CANASTA_API gboolean       canasta_draft_lay_out    (CanastaDraft              *self,
                                                     const CanastaAction       *laid);

G_END_DECLS

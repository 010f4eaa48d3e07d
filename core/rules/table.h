/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table to play at: how many seats, who plays with whom, and the rules frozen
 * into plain numbers. What the code of a position reads. */

#pragma once

#include <gio/gio.h>

#include "cards/roles.h"
#include "rules/discard-bars.h"
#include "rules/forms.h"
#include "rules/out-needs.h"
#include "rules/rules.h"
#include "rules/variant.h"

G_BEGIN_DECLS

#define CANASTA_MAX_SIDES CANASTA_MAX_SEATS
#define CANASTA_NO_SEAT ((guint8) 255)

/**
 * CanastaSeating:
 * @n_seats: how many play this round
 * @order: the seats that play, in order of play
 * @next: the seat that follows in play, by seat; %CANASTA_NO_SEAT for a seat
 *   that rests
 * @side: the side by seat, resting seats included
 * @resting: the seat that rests, or %CANASTA_NO_SEAT
 */
typedef struct
{
  guint8 n_seats;
  guint8 resting;
  guint8 order[CANASTA_MAX_SEATS];
  guint8 next[CANASTA_MAX_SEATS];
  guint8 side[CANASTA_MAX_SEATS];
} CanastaSeating;

/**
 * CanastaTable:
 *
 * A counted value that does not change, but for the fault that a variant comes
 * to. Made by [ctor@Table.new] from a variant and rules; a match keeps its own
 * whatever preferences become.
 */
typedef struct _CanastaTable CanastaTable;

struct _CanastaTable
{
  CanastaRuleValues rules;

  guint8 players;
  guint8 n_sides;
  /* Red threes, totals and opening penalties are kept by seat (three players, and
   * where sides form inside a deal) instead of by side. */
  gboolean by_seat;
  gboolean sides_form;
  gboolean by_hand;             /* red threes are laid by hand */
  gboolean asks_variant;        /* in a deal: the variant fills some hook for it */
  gboolean asks_worth;          /* what canastas are worth */
  gboolean asks_bonus;          /* what sides get on top of a deal */
  gboolean notes_turns;         /* it matters who has had a turn */
  gboolean has_second_hands;    /* a second hand is dealt to each player */
  gboolean notes_ends;          /* something is noted at the end of each turn */
  guint takes_freely : 1;       /* the pile comes into the hand, whatever lies on top */
  guint takes_top_alone : 1;    /* the top card may lengthen a sequence without the pile */
  guint starts_sequences : 1;   /* the top card may begin one with cards of the hand */
  guint forms_by_second_hand : 1;       /* sides form when somebody has a second hand, not when
                                         * the pile is taken */
  gboolean frozen_before_opening;       /* the pile, for a side that has not opened */
  int take_extent;              /* how many cards are taken with it; CANASTA_TAKE_ALL */

  guint n_cards;
  CanastaCard pack[CANASTA_MAX_CARDS];
  gint16 values[16];            /* points of a card laid down, by rank */
  gint32 class_values[CANASTA_N_CLASSES];       /* what a canasta is worth besides;
                                                 * of wild cards alone it goes by jokers */
  CanastaRoles roles;           /* what the cards are for */
  CanastaForms forms;           /* what melds may hold */
  CanastaBars bars;             /* what may not be discarded */
  CanastaOutNeeds out_needs;    /* what going out takes */
  CanastaSeating seatings[CANASTA_SEATING_PERIOD];
  guint8 formed[CANASTA_MAX_SEATS][CANASTA_MAX_SEATS];

  /*< private >*/
  gint ref_count;
  char *variant_id;
  char *seating_id;
  char *house_id;
  CanastaVariant *variant;
  GError *fault;                /* of the variant, in a match: table-fault.h */
};

#define CANASTA_TYPE_TABLE (canasta_table_get_type ())

CANASTA_API GType          canasta_table_get_type      (void) G_GNUC_CONST;
CANASTA_API CanastaTable  *canasta_table_new           (CanastaVariant      *variant,
                                                        const char          *variant_id,
                                                        guint                players,
                                                        const char          *seating,
                                                        const char          *house_id,
                                                        CanastaRules        *rules,
                                                        GError             **error);
CANASTA_API CanastaTable  *canasta_table_ref           (CanastaTable        *self);
CANASTA_API void           canasta_table_unref         (CanastaTable        *self);
CANASTA_API const char    *canasta_table_get_variant   (const CanastaTable  *self);
CANASTA_API const char    *canasta_table_get_seating   (const CanastaTable  *self);
CANASTA_API const char    *canasta_table_get_house     (const CanastaTable  *self);
CANASTA_API char          *canasta_table_dup_name      (const CanastaTable  *self);
CANASTA_API CanastaRules  *canasta_table_dup_rules     (const CanastaTable  *self);
CANASTA_API int            canasta_table_get_minimum   (const CanastaTable  *self,
                                                        int                  total,
                                                        guint                round);
int                        canasta_table_get_opening_kind
                                                       (const CanastaTable  *self,
                                                        int                  total);

/* The seats of a round, from 1. */
static inline const CanastaSeating *
canasta_table_get_seats (const CanastaTable *self, guint round)
{
  return &self->seatings[(round - 1) % CANASTA_SEATING_PERIOD];
}

/* What wild cards count when they are laid down. */
static inline int
canasta_table_value_wilds (const CanastaTable *self, int twos, int jokers)
{
  return twos * self->values[CANASTA_WILD_RANK] + jokers * self->values[CANASTA_RANK_JOKER];
}

/* What cards count, none of which is laid aside. */
static inline int
canasta_table_value_counts (const CanastaTable *self, const CanastaRankCounts *counts)
{
  return canasta_rank_counts_multiply (counts, self->values);
}

/* What cards count when they are laid down; red threes count nothing. */
static inline int
canasta_table_value_cards (const CanastaTable *self, const CanastaCardSet *cards)
{
  CanastaCardSet counted = *cards;
  CanastaRankCounts counts;

  canasta_roles_remove_aside (&self->roles, &counted);
  canasta_card_set_count_ranks (&counted, &counts);
  return canasta_table_value_counts (self, &counts);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaTable, canasta_table_unref)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every way to lay given cards on a side's melds and as new ones. */

#pragma once

#include "melds/layout.h"

G_BEGIN_DECLS

/**
 * CanastaLayoutFunc:
 * @layout: a layout of all the cards; valid during the call
 * @data: what was handed over
 *
 * Returns: whether to go on
 */
typedef gboolean (*CanastaLayoutFunc) (const CanastaLayout *layout, gpointer data);

/**
 * CanastaSpread:
 * @CANASTA_SPREAD_BEST: of the ways to give out wild cards only one: it makes as
 *   many canastas as are wanted, if any way does, and then spoils the least; where a
 *   complete sequence is wanted, one for each that may be completed
 * @CANASTA_SPREAD_ALL: every way
 */
typedef enum
{
  CANASTA_SPREAD_BEST,
  CANASTA_SPREAD_ALL,
} CanastaSpread;

/**
 * CanastaLayoutEnd:
 * @CANASTA_LAYOUT_END_NOWHERE: whatever wild cards do, some other cards have no place
 * @CANASTA_LAYOUT_END_ALL: all was gone through
 * @CANASTA_LAYOUT_END_STOPPED: it was ended before
 *
 * How a search for layouts has ended.
 */
typedef enum
{
  CANASTA_LAYOUT_END_NOWHERE,
  CANASTA_LAYOUT_END_ALL,
  CANASTA_LAYOUT_END_STOPPED,
} CanastaLayoutEnd;

/**
 * CanastaLayoutAim:
 * @canastas: how many new canastas are wanted, of whatever class
 * @classes: how many canastas of each class the side must have afterwards, those that lie
 *   there counted
 *
 * What a layout is to achieve: those that do not may be left out.
 */
typedef struct
{
  int canastas;
  CanastaCanastas classes;
} CanastaLayoutAim;

/* Whether a complete sequence is wanted, where such are of a class of their own. */
static inline gboolean
canasta_layout_aim_wants_sequence (const CanastaCanastas *wanted, const CanastaForms *forms)
{
  guint class = forms->of[CANASTA_FORM_SEQUENCE].classes[CANASTA_MIXTURE_CLEAN];

  return wanted->of[class] > 0
         && class != forms->of[CANASTA_FORM_GROUP].classes[CANASTA_MIXTURE_CLEAN];
}

CANASTA_API CanastaLayoutEnd
                      canasta_layout_search         (const CanastaSideMelds   *own,
                                                     const CanastaCardSet     *cards,
                                                     CanastaSpread             spread,
                                                     const CanastaLayoutAim   *aim,
                                                     guint                    *steps,
                                                     CanastaLayoutFunc         func,
                                                     gpointer                  data);
gboolean              canasta_layout_may_have_sequence
                                                    (const CanastaSideMelds   *own,
                                                     const CanastaCardSet     *cards);
gboolean              canasta_layout_may_have_clean_sequence
                                                    (const CanastaSideMelds   *own,
                                                     const CanastaCardSet     *cards);
gboolean              canasta_layout_may_join_sequence
                                                    (const CanastaSideMelds   *own,
                                                     const CanastaCardSet     *cards,
                                                     int                       fillers);
int                   canasta_layout_count_reachable
                                                    (const CanastaSideMelds   *own,
                                                     const CanastaCardSet     *cards,
                                                     const CanastaRankCounts  *counts);
gboolean              canasta_layout_lacks_wilds    (const CanastaSideMelds   *own,
                                                     const guint16            *suits,
                                                     const CanastaRankCounts  *counts,
                                                     int                       wilds);
gboolean              canasta_layout_may_lay_all    (const CanastaSideMelds   *own,
                                                     const CanastaCardSet     *cards,
                                                     int                       reserved);
int                   canasta_layout_count_stranded (const CanastaSideMelds   *own,
                                                     const CanastaCardSet     *cards,
                                                     const CanastaRankCounts  *counts,
                                                     CanastaRank              *one);

G_END_DECLS

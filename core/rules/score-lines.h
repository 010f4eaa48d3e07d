/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of a score, a row each, in the order in which they are written and
 * shown. */

#pragma once

#include <glib.h>

#include "canasta-api.h"

G_BEGIN_DECLS

/**
 * CanastaLineKind:
 * @CANASTA_LINE_CARDS: what the cards on the table count
 * @CANASTA_LINE_NATURAL_CANASTAS: natural canastas
 * @CANASTA_LINE_SEMI_CLEAN_CANASTAS: semi-clean canastas
 * @CANASTA_LINE_MIXED_CANASTAS: mixed canastas
 * @CANASTA_LINE_SPECIAL_CANASTAS: canastas of wild cards and in sequence
 * @CANASTA_LINE_RED_THREES: red threes that were laid down
 * @CANASTA_LINE_GOING_OUT: the bonus for going out
 * @CANASTA_LINE_HAND: what the cards left in hands cost
 * @CANASTA_LINE_SECOND_HAND: what it costs that no second hand was taken up
 * @CANASTA_LINE_PENALTIES: forgotten red threes and short sequences
 * @CANASTA_LINE_BONUS: what a variant's hook adds
 *
 * What a line of a score is for.
 */
typedef enum
{
  CANASTA_LINE_CARDS,
  CANASTA_LINE_NATURAL_CANASTAS,
  CANASTA_LINE_SEMI_CLEAN_CANASTAS,
  CANASTA_LINE_MIXED_CANASTAS,
  CANASTA_LINE_SPECIAL_CANASTAS,
  CANASTA_LINE_RED_THREES,
  CANASTA_LINE_GOING_OUT,
  CANASTA_LINE_HAND,
  CANASTA_LINE_SECOND_HAND,
  CANASTA_LINE_PENALTIES,
  CANASTA_LINE_BONUS,
  CANASTA_N_LINES,
} CanastaLineKind;

/**
 * CanastaLineRow:
 * @key: its points in other programs' words: `natural-canastas`
 * @singular: (nullable): what it counts, in the same words: `natural-canasta`;
 *   %NULL where nothing is counted
 * @count_key: (nullable): how many of them it counts, likewise
 * @title: what a person reads beside it, not yet translated
 * @is_of_canastas: whether it counts canastas; their classes name their line
 * @short_title: of canastas, the title where it is clear that they are meant, with
 *   the context `canastas`
 * @per_round: of canastas, the title of how many there are in a round, with the
 *   context `result of a simulation`
 * @is_rare: whether only few tables have it: a sheet shows it where it is
 *   something for somebody
 * @may_be_missing: whether its points are only written where there are some
 *
 * All that is to be known of a kind of line.
 */
typedef struct
{
  const char *key;
  const char *singular;
  const char *count_key;
  const char *title;
  gboolean is_of_canastas;
  const char *short_title;
  const char *per_round;
  gboolean is_rare;
  gboolean may_be_missing;
} CanastaLineRow;

CANASTA_API const CanastaLineRow  *canasta_line_get             (CanastaLineKind  kind);
CANASTA_API const char            *canasta_line_get_canasta_key (guint            kind);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Second hands that wait. */
#include "config.h"

#include "turn/packets.h"

#include <glib/gi18n-lib.h>

#include "cards/phrases.h"
#include "rules/table-words.h"

static gboolean
are_of_sides (const CanastaTable *table)
{
  return table->has_second_hands && table->rules.second_hands == CANASTA_SECOND_HANDS_SIDE;
}

/* Whether one is kept for a player: they have discarded their last card, and take it up with
 * their next turn. */
static gboolean
is_kept (const CanastaBoard *board, guint seat)
{
  return ((board->second_hand_waiting >> seat) & 1) && canasta_board_has_second_hand (board, seat);
}

/**
 * canasta_packets_count_at_seat:
 * @table: a table
 * @board: what lies there
 * @seat: a player
 *
 * Returns: how many cards wait before them
 */
guint
canasta_packets_count_at_seat (const CanastaTable *table, const CanastaBoard *board, guint seat)
{
  if (are_of_sides (table) && !is_kept (board, seat))
    return 0;
  return board->second_hand_count[seat];
}

/**
 * canasta_packets_list_in_middle:
 * @table: a table
 * @board: what lies there
 * @counts: (out caller-allocates): how many cards each has, the next one to be taken first;
 *   room for %CANASTA_MAX_SEATS
 *
 * Returns: how many second hands are nobody's yet
 */
guint
canasta_packets_list_in_middle (const CanastaTable *table, const CanastaBoard *board,
                                guint *counts)
{
  guint n_kept = 0, n = 0;

  if (!are_of_sides (table))
    return 0;
  for (guint seat = 0; seat < table->players; seat++)
    n_kept += is_kept (board, seat);
  for (guint place = n_kept; place < board->n_second_hands; place++)
    counts[n++] = board->packet_count[place];
  return n;
}

/* How many second hands have lain in the middle: those that have been taken, too. */
guint
canasta_packets_count_dealt (const CanastaTable *table, const CanastaBoard *board)
{
  if (!are_of_sides (table))
    return 0;
  return board->n_second_hands + (guint) __builtin_popcount (board->second_hand_taken);
}

/**
 * canasta_packets_describe_middle:
 * @table: a table
 * @board: what lies there
 *
 * Returns: (transfer full) (nullable): what lies in the middle, in words; %NULL where nothing
 *   does
 */
char *
canasta_packets_describe_middle (const CanastaTable *table, const CanastaBoard *board)
{
  guint counts[CANASTA_MAX_SEATS];
  guint n = canasta_packets_list_in_middle (table, board, counts);
  g_autofree char *list = NULL;

  for (guint i = 0; i < n; i++)
    list = canasta_phrase_join (list, g_strdup_printf (ngettext ("%u card", "%u cards", counts[i]),
                                                       counts[i]), i == n - 1);
  if (!list)
    return NULL;
  /* Translators: second hands that are nobody's yet, as "18 cards and 11 cards" */
  return g_strdup_printf (TN_(table, "Second hand, for the next side to need it: %s",
                                     "Second hands, one each for the next sides to need them: %s",
                                     n),
                          list);
}

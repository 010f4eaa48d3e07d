/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/seat-player.h"

#include "play/legality.h"

/**
 * canasta_player_get_seed:
 * @match: a match
 * @seat: a seat
 *
 * Returns: where the random numbers of a computer player begin: for the same cards
 *   they err in the same way
 */
guint64
canasta_player_get_seed (CanastaMatch *match, guint seat)
{
  return canasta_match_get_number (match) * CANASTA_MAX_SEATS + seat;
}

static gboolean
keep_first_cb (const CanastaAction *action, gpointer data)
{
  canasta_action_copy (data, action);
  return FALSE;
}

/**
 * canasta_player_choose_any:
 * @match: a match that is being played
 * @action: (out caller-allocates): the first thing that is legal
 *
 * A player who fails must not stop the match.
 */
void
canasta_player_choose_any (CanastaMatch *match, CanastaAction *action)
{
  CanastaObservation observation;

  canasta_match_observe (match, canasta_match_get_to_act (match), &observation);
  canasta_list_legal (observation.table, &observation.board, &observation.hand, keep_first_cb,
                      action);
}

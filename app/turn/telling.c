/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/telling.h"

#include <glib/gi18n-lib.h>

#include "turn/sentences.h"

static void
append_points (GString                  *text,
               const CanastaObservation *observation,
               const CanastaSurroundings  *surroundings)
{
  for (guint side = 0; side < observation->board.n_sides; side++)
    {
      g_autofree char *points = canasta_say_points (observation, surroundings, side);

      g_string_append_printf (text, " %s", points);
    }
}

/* How things stand after the turn of another player, or %NULL where that is not
 * worth telling. */
char *
canasta_tell_after_turn (const CanastaObservation *observation,
                         const CanastaSurroundings  *surroundings,
                         guint                     seat,
                         CanastaDetail             detail)
{
  const CanastaBoard *board = &observation->board;
  guint count = board->hand_count[seat];
  GString *text;

  if (detail == CANASTA_DETAIL_BRIEF || seat == observation->seat || board->ended)
    return NULL;

  text = g_string_new (NULL);
  /* Translators: a player, and the cards in their hand */
  g_string_append_printf (text, ngettext ("%1$s has %2$u card.", "%1$s has %2$u cards.", count),
                          surroundings->seats[seat].name, count);
  if (detail == CANASTA_DETAIL_FULL)
    {
      g_autofree char *stock = canasta_say_stock (observation);
      g_autofree char *pile = canasta_say_pile (observation);

      g_string_append_printf (text, " %s. %s", stock, pile);
      append_points (text, observation, surroundings);
    }
  return g_string_free (text, FALSE);
}

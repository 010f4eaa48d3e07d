/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/standing.h"

#include <glib/gi18n-lib.h>

#include "rules/numbers.h"
#include "turn/band.h"
#include "turn/ledgers.h"
#include "turn/say.h"
#include "turn/viewer.h"

/* Who is written down there: "Us", "Team 2", "Anna". */
char *
canasta_standing_say_ledger (CanastaTurn *turn, guint ledger)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  const CanastaSurroundings *surroundings = canasta_turn_get_surroundings (turn);

  if (!observation->table->by_seat)
    return canasta_say_side (observation, surroundings, ledger);
  return g_strdup (ledger == observation->seat ? C_("side", "You")
                                               : surroundings->seats[ledger].name);
}

/* The sign under which a ledger stands. */
guint
canasta_standing_find_shape (CanastaTurn *turn, guint ledger)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);

  return canasta_ledgers_find_shape (observation->table, &observation->board, observation->seat,
                                     ledger);
}

/* How far a match goes: "to 5,000", or "ends after 4 rounds". */
char *
canasta_standing_say_target (const CanastaTable *table)
{
  g_autofree char *target = canasta_number_format (table->rules.target);

  if (table->rules.rounds > 0)
    /* Translators: stands after the totals, where most games say "to 5,000" */
    return g_strdup_printf (ngettext ("ends after %d round", "ends after %d rounds",
                                      table->rules.rounds), table->rules.rounds);
  return g_strdup_printf (C_("target score", "to %s"), target);
}

/* "Elena: 1,140, Farid: 655" */
static char *
list_totals (CanastaTurn *turn, const guint *ledgers, guint n)
{
  const CanastaBoard *board = &canasta_turn_get_observation (turn)->board;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = canasta_standing_say_ledger (turn, ledgers[i]);
      g_autofree char *number = canasta_number_format (board->totals[ledgers[i]]);

      if (i > 0)
        g_string_append (text, ", ");
      g_string_append_printf (text, C_("number of a side", "%1$s: %2$s"), name, number);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The totals of all sides, the own one first, and how far the match goes; to who looks on no
 * side is the own one. */
char *
canasta_standing_say (CanastaTurn *turn)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  const CanastaTable *table = observation->table;
  g_autofree char *target = canasta_standing_say_target (table);
  guint ledgers[CANASTA_MAX_SEATS];
  guint n = canasta_ledgers_list (table, &observation->board, observation->seat, ledgers);
  g_autofree char *own = canasta_number_format (observation->board.totals[ledgers[0]]);
  g_autofree char *totals = NULL;

  if (canasta_viewer_looks_on (observation))
    {
      totals = list_totals (turn, ledgers, n);
      /* Translators: the totals of all, as "Anna and Ben: 690, Clara and Dora: 1,085", and how far
       * the match goes, as "to 5,000" or "4 rounds" */
      return g_strdup_printf (_("Score: %1$s, %2$s"), totals, target);
    }
  if (n == 2 && table->players > 2)
    {
      g_autofree char *others = canasta_number_format (observation->board.totals[ledgers[1]]);

      /* Translators: the totals of two teams, the own one first, and how far the match
       * goes, as "to 5,000" or "ends after 4 rounds" */
      return g_strdup_printf (_("Score: us %1$s, them %2$s, %3$s"), own, others, target);
    }
  totals = list_totals (turn, ledgers + 1, n - 1);
  if (!table->by_seat && observation->board.n_sides < table->players)
    /* Translators: the own total, the totals of the other teams, as "Team 2: 690, Team 3: 1,085",
     * and how far the match goes, as "to 5,000" or "ends after 4 rounds" */
    return g_strdup_printf (_("Score: us %1$s, %2$s, %3$s"), own, totals, target);
  /* Translators: the own total, the totals of the others, as "Elena: 690, Farid: 1,085", and
   * how far the match goes, as "to 5,000" or "ends after 4 rounds" */
  return g_strdup_printf (_("Score: you %1$s, %2$s, %3$s"), own, totals, target);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/sides.h"

#include <glib/gi18n-lib.h>

#include "rules/numbers.h"
#include "turn/ledgers.h"
#include "turn/name-list.h"
#include "turn/standing.h"

guint
canasta_sides_count_ledgers (CanastaMatch *match)
{
  return canasta_ledgers_count (canasta_match_get_table (match),
                                &canasta_match_get_state (match)->board);
}

/* Those of a match, as canasta_ledgers_list() does. */
guint
canasta_sides_list_ledgers (CanastaMatch *match, guint viewer, guint *ledgers)
{
  return canasta_ledgers_list (canasta_match_get_table (match),
                               &canasta_match_get_state (match)->board, viewer, ledgers);
}

/* The seats of a ledger, as bits. */
guint
canasta_sides_get_ledger_seats (CanastaMatch *match, guint ledger)
{
  const CanastaTable *table = canasta_match_get_table (match);
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  guint seats = 0;

  for (guint seat = 0; seat < table->players; seat++)
    if (canasta_table_get_ledger (table, board, seat) == ledger)
      seats |= 1u << seat;
  return seats;
}

static gboolean
is_among (guint seats, guint viewer)
{
  return viewer != CANASTA_NO_SEAT && (seats & (1u << viewer)) != 0;
}

/**
 * canasta_sides_dup_ledger_title:
 * @match: a match
 * @viewer: the seat of the reader, or %CANASTA_NO_SEAT for several
 * @ledger: a ledger
 *
 * Returns: (transfer full): "Us", "Them", "You", "Anna", "Team 2"; for several readers
 *   "Anna and Ben"
 */
char *
canasta_sides_dup_ledger_title (CanastaMatch *match, guint viewer, guint ledger)
{
  guint seats = canasta_sides_get_ledger_seats (match, ledger);
  gboolean is_alone = (seats & (seats - 1)) == 0;

  if (viewer == CANASTA_NO_SEAT && seats != 0)
    return canasta_name_list_write (canasta_match_get_names (match), seats);
  if (is_among (seats, viewer))
    return g_strdup (is_alone ? C_("side", "You") : C_("side", "Us"));
  if (is_alone && seats != 0)
    return g_strdup (canasta_match_get_names (match)[g_bit_nth_lsf (seats, -1)]);
  if (canasta_sides_count_ledgers (match) == 2)
    return g_strdup (C_("side", "Them"));
  return g_strdup_printf (C_("side", "Team %u"), ledger + 1);
}

/**
 * canasta_sides_dup_ledger_names:
 * @match: a match
 * @viewer: the seat of the reader, or %CANASTA_NO_SEAT for several
 * @ledger: a ledger
 *
 * Returns: (transfer full): "you, Ben"; empty where the title names the players
 */
char *
canasta_sides_dup_ledger_names (CanastaMatch *match, guint viewer, guint ledger)
{
  guint seats = canasta_sides_get_ledger_seats (match, ledger);
  g_autoptr (GString) text = g_string_new (NULL);

  if (viewer == CANASTA_NO_SEAT || (seats & (seats - 1)) == 0)
    return g_strdup ("");

  for (guint seat = 0; seats >> seat != 0; seat++)
    if (seats & (1u << seat))
      {
        if (text->len > 0)
          g_string_append (text, ", ");
        g_string_append (text, seat == viewer ? C_("among names", "you")
                                              : canasta_match_get_names (match)[seat]);
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * canasta_sides_dup_standing:
 * @match: a match
 * @viewer: the seat of the reader, or %CANASTA_NO_SEAT for several
 *
 * Returns: (transfer full): "Us 1,240 · Them 980 · to 5,000"
 */
char *
canasta_sides_dup_standing (CanastaMatch *match, guint viewer)
{
  g_autofree char *target = canasta_standing_say_target (canasta_match_get_table (match));
  g_autoptr (GString) text = g_string_new (NULL);
  guint ledgers[CANASTA_MAX_SEATS];
  guint n = canasta_sides_list_ledgers (match, viewer, ledgers);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *title = canasta_sides_dup_ledger_title (match, viewer, ledgers[i]);
      g_autofree char *points = canasta_number_format (canasta_match_get_total (match, ledgers[i]));

      g_string_append_printf (text, "%s %s · ", title, points);
    }

  g_string_append (text, target);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* "5,240 to 4,115", the own points first. */
static char *
dup_points (CanastaMatch *match, guint first)
{
  guint n = canasta_sides_count_ledgers (match);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *points = canasta_number_format (
        canasta_match_get_total (match, (first + i) % n));

      if (i > 0)
        /* Translators: between the points of the sides: 5,240 to 4,115 */
        g_string_append (text, C_("between points", " to "));
      g_string_append (text, points);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * canasta_sides_dup_result:
 * @match: a match that is over
 * @viewer: the seat of the reader, or %CANASTA_NO_SEAT for several
 *
 * Returns: (transfer full): who has won, in a sentence
 */
char *
canasta_sides_dup_result (CanastaMatch *match, guint viewer)
{
  guint winners = canasta_match_get_winners (match);
  guint winner = MAX (g_bit_nth_lsf (winners, -1), 0);
  guint seats = canasta_sides_get_ledger_seats (match, winner);
  g_autofree char *points = dup_points (match, winner);
  g_autofree char *names = NULL;
  g_autofree char *title = NULL;

  if ((winners & (winners - 1)) != 0)
    return g_strdup_printf (_("The match ends in a tie: %s."), points);

  title = canasta_sides_dup_ledger_title (match, viewer, winner);
  if (is_among (seats, viewer))
    {
      guint partners = seats & ~(1u << viewer);

      if (partners == 0)
        return g_strdup_printf (_("You win %s."), points);
      if ((partners & (partners - 1)) == 0)
        return g_strdup_printf (_("You and %s win %s."),
                                canasta_match_get_names (match)[g_bit_nth_lsf (partners, -1)],
                                points);
      return g_strdup_printf (_("Your team wins %s."), points);
    }

  if ((seats & (seats - 1)) == 0)
    return g_strdup_printf (_("%s wins %s."), title, points);
  names = viewer == CANASTA_NO_SEAT ? g_strdup (title)
                                    : canasta_sides_dup_ledger_names (match, viewer, winner);
  return g_strdup_printf (_("%s win %s."), names, points);
}

/**
 * canasta_sides_get_shared_deal:
 * @match: a match
 *
 * Returns: the deal number to give to somebody who wants the same cards: that of the
 *   round, and of a match that is over that of its first one, where the others follow
 *   from it
 */
guint64
canasta_sides_get_shared_deal (CanastaMatch *match)
{
  if (canasta_match_get_stage (match) == CANASTA_STAGE_MATCH_OVER
      && canasta_match_get_dealing (match) == CANASTA_DEALING_IN_SUCCESSION)
    return canasta_match_get_deal (match, 1);
  return canasta_match_get_state (match)->board.deal;
}

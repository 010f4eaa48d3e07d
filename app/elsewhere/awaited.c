/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/awaited.h"

#include <glib/gi18n-lib.h>

#include "elsewhere/clock-words.h"
#include "turn/name-list.h"
#include "turn/table-clock.h"

/* Persons who are there or not, ready or not, as bits. */
static guint
list_persons (const CanastaTableSeen *table, gboolean are_here, gboolean are_ready)
{
  guint seats = 0;

  for (guint seat = 0; seat < table->n_seats; seat++)
    if (table->seats[seat].occupant == CANASTA_OCCUPANT_PERSON
        && table->seats[seat].here == are_here && table->seats[seat].ready == are_ready)
      seats |= 1u << seat;
  return seats;
}

static guint
count_empty (const CanastaTableSeen *table)
{
  guint n = 0;

  for (guint seat = 0; seat < table->n_seats; seat++)
    n += table->seats[seat].occupant < CANASTA_OCCUPANT_COMPUTER;
  return n;
}

static char *
name_all (const CanastaTableSeen *table, guint seats)
{
  const char *names[CANASTA_MAX_SEATS];

  for (guint seat = 0; seat < table->n_seats; seat++)
    names[seat] = table->seats[seat].name ? table->seats[seat].name : "";
  return canasta_name_list_write (names, seats);
}

/* @format: a sentence with a place for names */
static char *
say_of (const char *format, const CanastaTableSeen *table, guint seats)
{
  g_autofree char *names = name_all (table, seats);

  return g_strdup_printf (format, names);
}

static char *
describe_wait (const CanastaTableSeen *table, guint away)
{
  g_autofree char *names = name_all (table, away);
  g_autofree char *time = canasta_table_clock_say (table->waits);

  /* Translators: one or several names, and a time: "1 minute", "1 minute 30 seconds". */
  return g_strdup_printf (_("The line is broken to %1$s. The match waits, and after %2$s a computer "
                            "player goes on until the line is there again."), names, time);
}

static char *
describe_break (const CanastaTableSeen *table)
{
  guint away = list_persons (table, FALSE, FALSE) | list_persons (table, FALSE, TRUE);

  if (away == 0)
    return NULL;
  if (table->waits != 0)
    return describe_wait (table, away);
  return say_of (_("The line is broken to %s. The match waits, and after a while a computer player "
                   "goes on until the line is there again."), table, away);
}

/* Whether a computer player goes on for who reads it, whose time is used up. */
static gboolean
is_out_of_time (const CanastaTableSeen *table, guint viewer)
{
  return viewer < table->n_seats && table->clock != 0 && table->seats[viewer].left == 0
         && table->seats[viewer].occupant == CANASTA_OCCUPANT_COMPUTER;
}

/**
 * canasta_awaited_describe_others:
 * @table: a table as everybody sees it, which is dealt the same as others
 *
 * Returns: (transfer full) (nullable): that a round which is over here is still played there;
 *   %NULL where it is not
 */
char *
canasta_awaited_describe_others (const CanastaTableSeen *table)
{
  if (table->others == 0)
    return NULL;
  return g_strdup_printf (ngettext ("The round is over here. %u other table still plays the same "
                                    "cards; the points are told when that has ended it, too.",
                                    "The round is over here. %u other tables still play the same "
                                    "cards; the points are told when they have ended it, too.",
                                    table->others), table->others);
}

static char *
describe_play (const CanastaTableSeen *table, guint viewer)
{
  const CanastaClock clock = { .seat = (guint8) viewer };

  return is_out_of_time (table, viewer) ? canasta_clock_words_tell (&clock, NULL)
                                        : describe_break (table);
}

/* Before a round. */
static char *
describe_pause (const CanastaTableSeen *table, guint viewer)
{
  guint n_empty = count_empty (table);
  guint away = list_persons (table, FALSE, FALSE);
  guint slow = list_persons (table, TRUE, FALSE);

  if (n_empty > 0)
    return g_strdup_printf (ngettext ("%u seat is still without a player.",
                                      "%u seats are still without a player.", n_empty), n_empty);
  if (away != 0)
    return say_of (_("The line is broken to %s. The cards are dealt when everybody is there."), table,
                   away);
  if (viewer < table->n_seats && slow == 1u << viewer)
    return g_strdup (_("The others wait until you are ready."));
  if (slow != 0)
    return say_of (_("Not ready yet: %s. The cards are dealt when everybody is."), table, slow);
  if (table->unready > 0)
    return g_strdup_printf (ngettext ("%u other table is not ready yet. The cards are dealt when "
                                      "everybody is.",
                                      "%u other tables are not ready yet. The cards are dealt when "
                                      "everybody is.", table->unready), table->unready);
  return g_strdup (_("Everybody is ready: the cards are being dealt."));
}

/**
 * canasta_awaited_describe_line:
 * @is_seated: whether one sits at a table elsewhere
 * @is_missed: whether its host could not be reached
 *
 * Returns: (transfer none): what is to be waited for by who is not connected to the host
 */
const char *
canasta_awaited_describe_line (gboolean is_seated, gboolean is_missed)
{
  if (is_seated)
    return _("The line to the host is lost; trying again.");
  return is_missed ? _("The host cannot be reached; trying again.") : _("Looking for the host…");
}

/* What is to be waited for by whom the host has not let in yet. */
const char *
canasta_awaited_describe_door (gboolean wants_to_look)
{
  return wants_to_look ? _("The host is asked whether you may look on.")
                       : _("The host is asked whether you may sit down.");
}

/**
 * canasta_awaited_describe:
 * @table: (nullable): a table as everybody sees it, or %NULL before it was told
 * @viewer: the seat of who reads it, or %CANASTA_NO_SEAT where they look on
 * @match: (nullable): what is played there, or %NULL before the first deal
 *
 * Returns: (transfer full) (nullable): for whom the table waits, and why; %NULL where it waits
 *   for nobody, or for whoever is to act
 */
char *
canasta_awaited_describe (const CanastaTableSeen *table, guint viewer, CanastaMatch *match)
{
  CanastaStage stage = match ? canasta_match_get_stage (match) : CANASTA_STAGE_ROUND_OVER;

  if (!table || stage == CANASTA_STAGE_MATCH_OVER)
    return NULL;
  if (table->others > 0)
    return canasta_awaited_describe_others (table);
  if (stage == CANASTA_STAGE_PLAYING)
    return describe_play (table, viewer);
  return describe_pause (table, viewer);
}

/**
 * canasta_awaited_explain_clock:
 * @table: (nullable): a table as everybody sees it
 * @match: (nullable): what is played there
 *
 * Returns: (transfer full) (nullable): what everybody is to know of the clock before the first
 *   round; %NULL where there is none, or that has been dealt
 */
char *
canasta_awaited_explain_clock (const CanastaTableSeen *table, CanastaMatch *match)
{
  return table && table->clock != 0 && !match ? canasta_clock_words_explain (table->clock) : NULL;
}

/* Whether a round is being dealt: everybody is there and ready. */
gboolean
canasta_awaited_is_over (const CanastaTableSeen *table)
{
  return table->others == 0 && table->unready == 0 && count_empty (table) == 0
         && list_persons (table, FALSE, FALSE) == 0 && list_persons (table, TRUE, FALSE) == 0;
}

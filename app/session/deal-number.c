/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/deal-number.h"

#include "cards/deck.h"

/* Deal numbers that nobody typed are less than this. */
#define MOST_CHOSEN 1000000000

/* Short enough to be said and typed. */
guint64
canasta_deal_choose (void)
{
  return (guint64) g_random_int_range (0, MOST_CHOSEN);
}

/**
 * canasta_deal_of_day:
 * @day: a day, where one is
 *
 * Returns: the deal number that everybody plays that day; the numbers of two days
 *   have nothing to do with one another
 */
guint64
canasta_deal_of_day (GDateTime *day)
{
  int year, month, of_month;
  gint64 date;

  g_date_time_get_ymd (day, &year, &month, &of_month);
  date = year * 10000 + month * 100 + of_month;
  return canasta_deck_deal_of_round ((guint64) date, 0) % MOST_CHOSEN;
}

/**
 * canasta_deal_of_last:
 * @settings: the preferences
 *
 * Returns: the deal number of the first round of the last new game, or
 *   %CANASTA_ANY_DEAL
 */
gint64
canasta_deal_of_last (GSettings *settings)
{
  gint64 deal = g_settings_get_int64 (settings, "last-deal");

  return deal >= 0 && deal <= (gint64) CANASTA_MAX_DEAL ? deal : CANASTA_ANY_DEAL;
}

/**
 * canasta_deal_store:
 * @match: a new match
 * @settings: the preferences
 *
 * Keeps its deal number, so that its cards can be played again.
 */
void
canasta_deal_store (CanastaMatch *match, GSettings *settings)
{
  g_settings_set_int64 (settings, "last-deal", (gint64) canasta_match_get_deal (match, 1));
}

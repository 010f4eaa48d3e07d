/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/title.h"

#include <glib/gi18n-lib.h>

#include "rules/numbers.h"
#include "session/sides.h"
#include "settings/titles.h"
#include "table/side-shape.h"
#include "turn/ledgers.h"
#include "turn/standing.h"

#define LONGEST_SCORE 21 /* letters, in a narrow window */

/* The sign at the table as long as that is played at; then the one on the sheet. */
static const char *
get_sign (CanastaMatch *match, guint viewer, guint ledger, guint place)
{
  if (canasta_match_get_stage (match) != CANASTA_STAGE_PLAYING)
    return canasta_side_shape_get_sign (place);
  return canasta_side_shape_get_sign (
    canasta_ledgers_find_shape (canasta_match_get_table (match),
                                &canasta_match_get_state (match)->board, viewer, ledger));
}

/* "● 1,240  ▲ 980": the totals by the signs of the sides, the own one first; some of them. */
static char *
dup_short_score (CanastaMatch *match, guint viewer, guint first, guint end)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint ledgers[CANASTA_MAX_SEATS];
  guint n = canasta_sides_list_ledgers (match, viewer, ledgers);

  for (guint i = first; i < MIN (n, end); i++)
    {
      g_autofree char *points = canasta_number_format (canasta_match_get_total (match, ledgers[i]));

      g_string_append_printf (text, "%s%s\u00a0%s", i > first ? "  " : "",
                              get_sign (match, viewer, ledgers[i], i), points);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* "Round 2 · to 5,000", or "Round 2 of 3". */
static char *
dup_short_round (CanastaMatch *match)
{
  const CanastaTable *table = canasta_match_get_table (match);
  g_autofree char *round = g_strdup_printf (_("Round %u"), canasta_match_get_round (match));
  g_autofree char *target = canasta_standing_say_target (table);

  if (table->rules.rounds > 0)
    return g_strdup_printf (_("Round %1$u of %2$d"), canasta_match_get_round (match),
                            table->rules.rounds);
  return g_strdup_printf ("%s · %s", round, target);
}

/* In a narrow window the score matters most, and takes both lines where there are many sides. */
static void
show_short (AdwWindowTitle *title, CanastaMatch *match, guint viewer)
{
  g_autofree char *score = dup_short_score (match, viewer, 0, CANASTA_MAX_SEATS);
  g_autofree char *subtitle = dup_short_round (match);

  if (g_utf8_strlen (score, -1) > LONGEST_SCORE)
    {
      guint ledgers[CANASTA_MAX_SEATS];
      guint half = canasta_sides_list_ledgers (match, viewer, ledgers) / 2;

      g_free (score);
      g_free (subtitle);
      score = dup_short_score (match, viewer, 0, half);
      subtitle = dup_short_score (match, viewer, half, CANASTA_MAX_SEATS);
    }
  adw_window_title_set_title (title, score);
  adw_window_title_set_subtitle (title, subtitle);
}

/**
 * canasta_title_show_match:
 * @title: the title of a window
 * @match: a match
 * @viewer: the seat of the person
 * @registry: the variants and houses
 * @is_narrow: whether there is little room
 *
 * Shows the game, the round and how it stands.
 */
void
canasta_title_show_match (AdwWindowTitle *title, CanastaMatch *match, guint viewer,
                          CanastaRegistry *registry, gboolean is_narrow)
{
  const CanastaTable *table = canasta_match_get_table (match);
  g_autofree char *standing = NULL;
  g_autofree char *text = NULL;

  if (is_narrow)
    {
      show_short (title, match, viewer);
      return;
    }
  standing = canasta_sides_dup_standing (match, viewer);
  text = g_strdup_printf (_("%s – round %u"),
                          canasta_titles_get_rules (registry,
                                                    canasta_table_get_variant (table),
                                                    canasta_table_get_house (table)),
                          canasta_match_get_round (match));
  adw_window_title_set_title (title, text);
  adw_window_title_set_subtitle (title, standing);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/score-sheet.h"

#include <glib/gi18n-lib.h>

#include "rules/numbers.h"
#include "session/sides.h"

static guint
get_own (CanastaMatch *match, guint viewer)
{
  return canasta_table_get_ledger (canasta_match_get_table (match),
                                   &canasta_match_get_state (match)->board, viewer);
}

/* "Us (you, Ben)" */
static char *
dup_head (CanastaMatch *match, guint viewer, guint ledger)
{
  g_autofree char *title = canasta_sides_dup_ledger_title (match, viewer, ledger);
  g_autofree char *names = canasta_sides_dup_ledger_names (match, viewer, ledger);

  return *names == '\0' ? g_steal_pointer (&title) : g_strdup_printf ("%s (%s)", title, names);
}

/* "2,700 (+1,460)": the new total, and what the round was worth. */
static char *
dup_points (const CanastaScore *score, guint ledger)
{
  g_autofree char *total = canasta_number_format (score->totals[ledger]);
  g_autofree char *points = canasta_number_format_signed (score->rows[ledger].total);

  return g_strdup_printf ("%s (%s)", total, points);
}

/* A row of the table: a title, and a cell a side, the own one first. Takes the
 * title. */
static char **
new_row (CanastaMatch *match, guint viewer, char *title, const CanastaScore *score)
{
  guint n = canasta_sides_count_ledgers (match);
  guint own = get_own (match, viewer);
  char **row = g_new0 (char *, n + 2);

  row[0] = title;
  for (guint i = 0; i < n; i++)
    row[i + 1] = score ? dup_points (score, (own + i) % n)
                       : dup_head (match, viewer, (own + i) % n);
  return row;
}

/**
 * canasta_score_sheet_list_rounds:
 * @match: a match
 * @viewer: the seat of the reader
 *
 * Returns: (transfer full) (element-type GStrv): the rows of a table: whose points
 *   stand in which column, and a row a round
 */
GPtrArray *
canasta_score_sheet_list_rounds (CanastaMatch *match, guint viewer)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  g_ptr_array_add (rows, new_row (match, viewer, g_strdup (""), NULL));
  for (guint round = 0; round < canasta_match_get_n_scores (match); round++)
    g_ptr_array_add (rows, new_row (match, viewer, g_strdup_printf (_("Round %u"), round + 1),
                                    canasta_match_get_score (match, round)));
  return rows;
}

/* "K♠ K♥ 7♦" */
static char *
dup_cards (const CanastaCardSet *hand, CanastaIndexLetters letters)
{
  g_autoptr (GString) text = g_string_new (NULL);
  CanastaCardSet rest = *hand;
  CanastaCard card;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int i = canasta_card_set_count_card (hand, card); i > 0; i--)
      {
        CanastaRank rank = canasta_card_get_rank (card);

        g_string_append_printf (text, "%s%s%s", text->len > 0 ? " " : "",
                                canasta_rank_get_index (rank, letters),
                                rank == CANASTA_RANK_JOKER
                                  ? "" : canasta_suit_get_sign (canasta_card_get_suit (card)));
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * canasta_score_sheet_list_hands:
 * @match: a match whose last round has ended
 * @viewer: the seat of the reader
 * @letters: the letters of court cards
 *
 * Returns: (transfer full) (element-type GStrv): of each player the name, what the
 *   cards cost that were left, and those; none while a round is being played
 */
GPtrArray *
canasta_score_sheet_list_hands (CanastaMatch *match, guint viewer, CanastaIndexLetters letters)
{
  const CanastaTable *table = canasta_match_get_table (match);
  const CanastaState *state = canasta_match_get_state (match);
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  if (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
    return rows;
  for (guint seat = 0; seat < table->players; seat++)
    {
      char **row;

      if (seat == state->board.resting)
        continue;
      row = g_new0 (char *, 4);
      row[0] = g_strdup (seat == viewer ? C_("side", "You")
                                        : canasta_match_get_names (match)[seat]);
      row[1] = canasta_number_format (-canasta_table_cost_hand (table, &state->hands[seat]));
      row[2] = dup_cards (&state->hands[seat], letters);
      g_ptr_array_add (rows, row);
    }
  return rows;
}

static void
append_rows (GString *text, GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *line = g_strjoinv ("\t", g_ptr_array_index (rows, i));

      g_string_append_printf (text, "%s\n", g_strchomp (line));
    }
}

/**
 * canasta_score_sheet_to_text:
 * @match: a match
 * @viewer: the seat of the reader
 * @letters: the letters of court cards
 * @title: what it is called
 *
 * Returns: (transfer full): the score sheet as lines of text, whose columns a
 *   program for tables understands
 */
char *
canasta_score_sheet_to_text (CanastaMatch *match, guint viewer, CanastaIndexLetters letters,
                             const char *title)
{
  g_autoptr (GPtrArray) rounds = canasta_score_sheet_list_rounds (match, viewer);
  g_autoptr (GPtrArray) hands = canasta_score_sheet_list_hands (match, viewer, letters);
  g_autoptr (GString) text = g_string_new (title);

  g_string_append (text, "\n\n");
  append_rows (text, rounds);
  if (hands->len > 0)
    {
      g_string_append_printf (text, "\n%s\n", _("Cards left in hand"));
      append_rows (text, hands);
    }
  if (canasta_match_get_stage (match) == CANASTA_STAGE_MATCH_OVER)
    {
      g_autofree char *result = canasta_sides_dup_result (match, viewer);

      g_string_append_printf (text, "\n%s\n", result);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

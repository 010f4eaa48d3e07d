/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet of a round, in columns. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "rules/table-words.h"
#include "terminal.h"

#include <glib/gi18n-lib.h>

#define LEAST_WIDTH 8

static void
print_padded (const char *text, glong width, gboolean right)
{
  glong missing = MAX (width - g_utf8_strlen (text, -1), 0);

  g_print ("%*s%s%*s", right ? (int) missing : 0, "", text, right ? 0 : (int) missing, "");
}

static void
print_number (int number, glong width)
{
  g_autofree char *text = canasta_number_format_signed (number);

  print_padded (text, width + 2, TRUE);
}

/* Rows that are nothing for everybody are left out, but for the cards. */
static gboolean
is_worth_showing (const CanastaScore *score, CanastaLineKind kind)
{
  gboolean worth = kind == CANASTA_LINE_CARDS;

  for (guint i = 0; i < score->n_rows; i++)
    worth |= score->rows[i].lines[kind].points != 0;
  return worth;
}

static glong
find_title_width (const CanastaTable *table)
{
  glong width = g_utf8_strlen (_("Round total"), -1);

  width = MAX (width, g_utf8_strlen (_("New total"), -1));
  for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
    width = MAX (width, g_utf8_strlen (T_(table, canasta_line_get (kind)->title), -1));
  return width;
}

/* The sheet of the round that has just ended. */
void
canasta_terminal_show_sheet (CanastaTerminal *self)
{
  const CanastaTable *table = canasta_match_get_table (self->match);
  guint n_scores = canasta_match_get_n_scores (self->match);
  const CanastaScore *score = canasta_match_get_score (self->match, n_scores - 1);
  glong title_width = find_title_width (table);
  glong widths[CANASTA_MAX_SEATS];

  g_print (_("\nRound %u\n"), n_scores);
  print_padded ("", title_width, FALSE);
  for (guint i = 0; i < score->n_rows; i++)
    {
      g_autofree char *names = canasta_terminal_dup_names (self, i);

      widths[i] = MAX (g_utf8_strlen (names, -1), LEAST_WIDTH);
      print_padded (names, widths[i] + 2, TRUE);
    }
  g_print ("\n");

  for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
    {
      if (!is_worth_showing (score, kind))
        continue;
      print_padded (T_(table, canasta_line_get (kind)->title), title_width, FALSE);
      for (guint i = 0; i < score->n_rows; i++)
        print_number (score->rows[i].lines[kind].points, widths[i]);
      g_print ("\n");
    }

  print_padded (_("Round total"), title_width, FALSE);
  for (guint i = 0; i < score->n_rows; i++)
    print_number (score->rows[i].total, widths[i]);
  g_print ("\n");
  print_padded (_("New total"), title_width, FALSE);
  for (guint i = 0; i < score->n_rows; i++)
    print_number (score->totals[i], widths[i]);
  g_print ("\n\n");
}

/* Who has won the match. */
void
canasta_terminal_show_winners (CanastaTerminal *self)
{
  guint winners = canasta_match_get_winners (self->match);

  for (guint ledger = 0; ledger < CANASTA_MAX_SEATS; ledger++)
    if ((winners & 1u << ledger) != 0)
      {
        g_autofree char *names = canasta_terminal_dup_names (self, ledger);
        int total = canasta_match_get_total (self->match, ledger);
        g_autofree char *points = canasta_number_format (total);

        g_print (ngettext ("The match is won with %s point: %s.\n",
                           "The match is won with %s points: %s.\n", ABS (total)), points, names);
      }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet of a round, in columns. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "rules/table-words.h"
#include "session/sides.h"
#include "terminal.h"
#include "turn/name-list.h"

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

/* Who has won the match, and with how many points. */
static char *
say_winner (CanastaTerminal *self, guint ledger)
{
  guint seats = canasta_sides_get_ledger_seats (self->match, ledger);
  guint you = self->you == CANASTA_NO_SEAT ? 0 : seats & 1u << self->you;
  guint others = seats & ~you;
  g_autofree char *names = canasta_name_list_write (canasta_match_get_names (self->match), others);
  int total = canasta_match_get_total (self->match, ledger);
  g_autofree char *points = canasta_number_format (total);

  if (you != 0 && others == 0)
    return g_strdup_printf (ngettext ("You have won the match with %s point.",
                                      "You have won the match with %s points.", ABS (total)),
                            points);
  if (you != 0)
    /* Translators: the names of partners, and points */
    return g_strdup_printf (ngettext ("You and %1$s have won the match with %2$s point.",
                                      "You and %1$s have won the match with %2$s points.",
                                      ABS (total)),
                            names, points);
  if ((others & (others - 1)) == 0)
    /* Translators: a name, and points */
    return g_strdup_printf (ngettext ("%1$s has won the match with %2$s point.",
                                      "%1$s has won the match with %2$s points.", ABS (total)),
                            names, points);
  /* Translators: several names, and points */
  return g_strdup_printf (ngettext ("%1$s have won the match with %2$s point.",
                                    "%1$s have won the match with %2$s points.", ABS (total)),
                          names, points);
}

void
canasta_terminal_show_winners (CanastaTerminal *self)
{
  guint winners = canasta_match_get_winners (self->match);

  for (guint ledger = 0; ledger < CANASTA_MAX_SEATS; ledger++)
    if ((winners & 1u << ledger) != 0)
      {
        g_autofree char *sentence = say_winner (self, ledger);

        g_print ("%s\n", sentence);
      }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what is told of a table with people elsewhere, when it is another one than before. */
#include "config.h"

#include "elsewhere/table-news.h"

#define N_SEATS 4

/* A letter a seat: of a person who is ready a capital one, of one who is not a small one, and
 * after “-” of one who is gone; “+” and a letter is a computer player who goes on for them, “.” a
 * free seat. Behind “*” are those who look on, a letter each. */
static void
read_table (const char *text, CanastaTableSeen *table)
{
  *table = (CanastaTableSeen){ .n_seats = N_SEATS, .round = 1 };
  for (guint seat = 0; seat < N_SEATS; seat++)
    {
      gboolean is_computer = *text == '+';
      gboolean is_gone = *text == '-';
      CanastaSeatSeen *seen = &table->seats[seat];

      text += is_computer || is_gone;
      seen->occupant = is_computer ? CANASTA_OCCUPANT_COMPUTER
                                   : *text == '.' ? CANASTA_OCCUPANT_NONE : CANASTA_OCCUPANT_PERSON;
      seen->name = *text == '.' ? g_strdup ("") : g_strdup_printf ("%c", g_ascii_toupper (*text));
      seen->here = !is_gone && !is_computer && *text != '.';
      seen->ready = g_ascii_isupper (*text) && !is_gone;
      seen->left = -1;
      text++;
    }
  for (text += *text == '*'; *text; text++)
    table->onlookers[table->n_onlookers++].name = g_strdup_printf ("%c", *text);
}

static void
clear_table (CanastaTableSeen *table)
{
  for (guint seat = 0; seat < N_SEATS; seat++)
    g_free (table->seats[seat].name);
  for (guint i = 0; i < table->n_onlookers; i++)
    g_free (table->onlookers[i].name);
}

/* @before: NULL where nothing was told of the table. The viewer has seat 0. */
static const struct
{
  const char *before;
  const char *now;
  const char *told;
} rows[] = {
  { NULL, "ab..", "You sit at seat 1." },
  { "ab..", "ab..", NULL },
  { "....", "a...", "You sit at seat 1." },
  { "a...", "A...", NULL },
  { "a...", "ab..", "B sits at seat 2." },
  { "ab..", "aB..", "B is ready." },
  { "aB..", "ab..", "B is no longer ready." },
  { "aB..", "a.B.", "B sits at seat 3." },
  { "aB..", "a-B..", NULL },
  { "a-B..", "ab..", "B is back at the table." },
  { "a-B..", "aB..", "B is back at the table." },
  { "ab..", "a...", "B has left the table." },
  { "a-B..", "a...", "B has left the table." },
  { "ab..", "ac..", "B has left the table. C sits at seat 2." },
  { "abc.", "aBC.", "B is ready. C is ready." },
  { "ab..", "a+B..", "A computer player goes on for B." },
  { "a+B..", "ab..", "B is back at the table." },
  { "a...", "a+B..", NULL },
  { "a+B..", "a...", NULL },
  { NULL, "a...*E", "You sit at seat 1. E looks on." },
  { "a...", "a...*E", "E looks on." },
  { "a...*E", "a...*E", NULL },
  { "a...*EF", "a...*F", "E no longer looks on." },
  { "a...*E", "ab..*F", "B sits at seat 2. E no longer looks on. F looks on." },
};

static char *
tell (const char *before, const char *now, guint round)
{
  g_autoptr (CanastaTableNews) news = canasta_table_news_new ();
  CanastaTableSeen table;
  char *told;

  if (before)
    {
      read_table (before, &table);
      g_free (canasta_table_news_tell (news, &table, 0, NULL, FALSE));
      clear_table (&table);
    }
  read_table (now, &table);
  table.round = round;
  told = canasta_table_news_tell (news, &table, 0, NULL, FALSE);
  clear_table (&table);
  return told;
}

static void
test_told (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *told = tell (rows[i].before, rows[i].now, 1);

      g_test_message ("%s -> %s", rows[i].before ? rows[i].before : "", rows[i].now);
      g_assert_cmpstr (told, ==, rows[i].told);
    }
}

/* Whoever looks on is told so, and of all others. */
static void
test_onlooker (void)
{
  static const char *const tables[] = { "a...*E", "ab..*EF", "ab..*E" };
  static const char *const told[] = { "You look on.", "B sits at seat 2. F looks on.",
                                      "F no longer looks on." };
  g_autoptr (CanastaTableNews) news = canasta_table_news_new ();

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *now = NULL;
      CanastaTableSeen table;

      read_table (tables[i], &table);
      now = canasta_table_news_tell (news, &table, CANASTA_NO_SEAT, "E", FALSE);
      g_assert_cmpstr (now, ==, told[i]);
      clear_table (&table);
    }
}

/* Once it is dealt nobody is ready any more, for the next round. */
static void
test_dealt (void)
{
  g_autofree char *told = tell ("AB..", "ab..", 2);

  g_assert_null (told);
}

/* For whose time is used up a computer player goes on as well, which the clock tells. */
static void
test_time (void)
{
  g_autoptr (CanastaTableNews) news = canasta_table_news_new ();
  g_autofree char *told = NULL;
  CanastaTableSeen table;

  read_table ("ab..", &table);
  g_free (canasta_table_news_tell (news, &table, 0, NULL, FALSE));
  clear_table (&table);
  read_table ("a+B..", &table);
  table.clock = 60000;
  table.seats[1].left = 0;
  told = canasta_table_news_tell (news, &table, 0, NULL, FALSE);
  g_assert_null (told);
  clear_table (&table);
}

static void
test_line (void)
{
  g_autoptr (CanastaTableNews) news = canasta_table_news_new ();
  CanastaTableSeen table;

  read_table ("ab..", &table);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *told = canasta_table_news_tell (news, &table, 0, NULL, i == 1);

      g_assert_cmpstr (told, ==, i == 0 ? "You sit at seat 1."
                                        : i == 1 ? NULL : "The line is there again.");
    }
  clear_table (&table);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/told", test_told);
  g_test_add_func ("/onlooker", test_onlooker);
  g_test_add_func ("/dealt", test_dealt);
  g_test_add_func ("/time", test_time);
  g_test_add_func ("/line", test_line);
  return g_test_run ();
}

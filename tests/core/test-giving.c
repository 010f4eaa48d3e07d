/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a discard gives the pile to the next player, in made positions. */
#include "config.h"

#include "tables.h"

typedef struct
{
  const char *name;
  const char *position;
  const char *card;
  gboolean gives;
} Row;

#define SEVENS "'7C 7D 7H'"
#define HANDS "'hands':{'0':'7S KC 2D 3C','1':'9C 9D JH'}"
#define OPEN "'phase':'play','pile':'4C 5C 6C'," HANDS

static const Row rows[] = {
  { "meld-of-the-others", "{" OPEN ",'melds':{'1':[" SEVENS "]}}", "7S", TRUE },
  { "no-meld", "{" OPEN ",'melds':{'1':['4C 4D 4H']}}", "7S", FALSE },
  { "own-meld", "{" OPEN ",'melds':{'0':[" SEVENS "]}}", "7S", FALSE },
  { "frozen", "{'phase':'play','pile':'4C 2C 6C'," HANDS ",'melds':{'1':[" SEVENS "]}}", "7S", FALSE },
  { "wild-card", "{" OPEN ",'melds':{'1':[" SEVENS "]}}", "2D", FALSE },
  { "black-three", "{" OPEN ",'melds':{'1':[" SEVENS "]}}", "3C", FALSE },
  { "no-laying-off", "{'rules':{'take-by-lay-off':false}," OPEN ",'melds':{'1':[" SEVENS "]}}",
    "7S", FALSE },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  CanastaState state;
  g_autoptr (CanastaTable) table = test_set_up (row->position, &state);

  g_assert_cmpint (canasta_board_gives_pile (table, &state.board, test_card (row->card)), ==,
                   row->gives);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/giving/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choices that masters got wrong once, as people who know the game saw them: positions
 * like those, asked eight times with other random numbers. */
#include "config.h"

#include "tables.h"

#define SEEDS 8

typedef struct
{
  const char *title;
  const char *right;            /* how what is right begins */
  gboolean is_wrong;            /* whether that is what is wrong instead */
  const char *position;
} Case;

#define TURN "'phase': 'play', 'turn': { 'source': 'stock' }, "

static const Case cases[] = {
  /* Four eights lie in the pile; an opponent with two cards may well hold a pair. */
  { "safe-card-under-a-large-pile", "discard 8S", FALSE,
    "{ " TURN "'totals': [3100, 2500], "
    "'melds': { '1': ['KC KC KD KH KS KS 2D', '5C 5D 5H 5S 5H 2H 2S', '4C 4D 4D 4H 4S'] }, "
    "'red-threes': { '0': '3D', '1': '3H' }, "
    "'pile': '6D 3S 2C QH 8C 7S 8C 6H AS 7C 3C 9C 10D 10D AD 8H QD 10C 10C 10H 9S 3S KD 8D "
    "7H AD 10H QS 4H JH 9S AC', "
    "'hands': { '0': '6C 6S 7S 8S 9D 9H JH JS QC AH 2S Jo' }, "
    "'hand-counts': { '1': 2, '2': 8, '3': 5 } }" },
  { "wild-card-on-a-frozen-pile", "discard 2D", TRUE,
    "{ " TURN
    "'melds': { '1': ['KC KC KD KH KS KS 2D', '5C 5D 5H 5S 5H 2H 2S', '7C 7D 7D 7S', "
    "'JC JD JH 2C'] }, 'red-threes': { '0': '3D', '1': '3H' }, 'pile': '4D 2C 7S 6S 8S QS 10S', "
    "'hands': { '0': '4D 4H 6D 6H 6S 2D' }, 'hand-counts': { '1': 3, '2': 8, '3': 5 } }" },
  /* Both jokers on the tens: a joker for a pair besides would take too many cards. */
  { "opening-with-few-cards", "meld 10C 10D", FALSE,
    "{ " TURN "'totals': [3100, 2500], 'melds': { '1': ['5C 5D 5H 5S 2D'] }, "
    "'red-threes': { '0': '3D', '1': '3H' }, 'pile': '4C QS QD 8D 9C 6D 10H JD', "
    "'hands': { '0': '8D 8S 10C 10D 10H 10S KH KS AH Jo Jo' }, "
    "'hand-counts': { '1': 9, '2': 11, '3': 10 } }" },
  { "card-of-an-own-meld", "discard 9H", TRUE,
    "{ " TURN
    "'melds': { '0': ['JD JD JH JS 2D', 'KC KD KH KH KS 2H 2S'], "
    "'1': ['AC AD AD AH AS 2C 2S', '5C 5D 5H 5S 2C'] }, "
    "'red-threes': { '0': '3D', '1': '3H' }, "
    "'pile': 'QC QC 3S 8H 9H 8D 6D 8C 10C 4D 3C 9C 10H QS QS 6H 7H AC 4H 6C 9S 10S', "
    "'hands': { '0': '9H JS' }, 'hand-counts': { '1': 5, '2': 6, '3': 6 } }" },
};

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  g_autofree CanastaState *state = g_new0 (CanastaState, 1);
  g_autoptr (CanastaTable) table = test_set_up (one->position, state);
  CanastaObservation seen;

  canasta_state_observe (state, table, NULL, state->board.to_act, &seen);
  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      g_autoptr (CanastaBot) bot = canasta_bot_new (canasta_level_find ("master"), seed);
      g_autofree char *text = NULL;
      CanastaAction action;

      canasta_bot_set_think_time (bot, 0);
      g_assert_true (canasta_player_choose (CANASTA_PLAYER (bot), &seen, &action, NULL, NULL));
      text = canasta_action_write (&action);
      g_test_message ("%s", text);
      g_assert_true (g_str_has_prefix (text, one->right) != one->is_wrong);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/master/", cases[i].title, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A good partner does not end a deal that the side gains by, asks where the
 * rules allow it, and answers by what is in the own hand: positions in which
 * that is plain. */
#include "config.h"

#include "tables.h"

/* Who must find it: the policy, and the levels that search. */
#define POLICY 1
#define SEARCH 2
#define BOTH (POLICY | SEARCH)

/* The hands and melds of a side that is about to complete three canastas, the
 * partner holding the cards for it, against one that has next to nothing. */
#define MELDS_OF_MANY \
  "'melds': { '0': ['KC KD KH', '5C 5C 5D 5D 5H 5H 5S', '6C 6C 6D 6D 6H 6H', " \
  "  '8C 8C 8D 8D 8H 8H', 'QC QC QD QD QH QH'], '1': ['4C 4D 4H'] }, 'pile': '4S', "
#define HOLDS_MANY "6S 8S QS AC AC AD AD Jo Jo 10C 10D JC"
#define OPPONENTS_OF_MANY "'1': '7C 7D 10H', '3': '7H 9C JD'"

/* A side that has what it needs, against one that holds a lot. */
#define MELDS_OF_FEW \
  "'melds': { '0': ['KC KD KH', '5C 5C 5D 5D 5H 5H 5S'], '1': ['4C 4D 4H 4S 2C 2D 2H'] }, " \
  "'pile': '3C', "
#define HOLDS_FEW "6S 8S"
#define OPPONENTS_OF_FEW \
  "'1': '7C 7D 10H AC AD AH Jo QC QD JC JD', '3': '7H 9C JD AS AS 10D 10C QH QS Jo 9D'"

/* Opponents who go out in their next turn. */
#define MELDS_OF_LATE \
  "'melds': { '0': ['KC KD KH', '5C 5C 5D 5D 5H 5H 5S'], " \
  "  '1': ['4C 4D 4H 4S 4S 4H 4D', '9C 9D 9H 9S 2C 2D 2H', '7C 7C 7D 7D 7H 7S', " \
  "        'JC JC JD JD JH JH'] }, 'pile': '3C', "
#define HOLDS_LATE "6C 6S 8C 8S QS QD AC AD 10C 10D"
#define OPPONENTS_OF_LATE "'1': '7H', '3': 'JS'"

/* The same, the pile to be taken. */
#define PILE_OF_FEW \
  "'melds': { '0': ['KC KD KH', '5C 5C 5D 5D 5H 5H 5S'], '1': ['4C 4D 4H 4S 2C 2D 2H'] }, " \
  "'pile': '6H', "

#define TURN "'phase': 'play', 'turn': { 'source': 'stock' }, "
#define REPLY "'phase': 'reply', 'to-act': 0, " \
  "'turn': { 'seat': 2, 'source': 'stock', 'asked': true }, "
#define NO_ASKING "'rules': { 'asking': 'off' }, "

/* A turn to its end, all seats choosing alike. */
typedef struct
{
  const char *title;
  guint by;                     /* who must find it */
  gboolean out;                 /* whether the turn ends the deal */
  const char *first;            /* what the policy does first, or NULL */
  const char *position;
} Case;

static const Case cases[] = {
  { "partner-completes-canastas", BOTH, FALSE, "ask",
    "{ " TURN MELDS_OF_MANY
    "'hands': { '0': 'KS 9H', '2': '" HOLDS_MANY "', " OPPONENTS_OF_MANY " } }" },
  { "partner-completes-canastas-and-cannot-be-asked", SEARCH, FALSE, NULL,
    "{ " NO_ASKING TURN MELDS_OF_MANY
    "'hands': { '0': 'KS 9H', '2': '" HOLDS_MANY "', " OPPONENTS_OF_MANY " } }" },
  { "partner-must-be-asked", BOTH, FALSE, "ask",
    "{ 'house': 'it-classic', " TURN MELDS_OF_MANY
    "'hands': { '0': 'KS 9H', '2': '" HOLDS_MANY "', " OPPONENTS_OF_MANY " } }" },
  { "own-hand-goes-out-at-once", BOTH, FALSE, "ask",
    "{ " TURN
    "'melds': { '0': ['5C 5C 5D 5D 5H 5H 5S', '6C 6C 6D 6D 6H 6H', 'QC QC QD QD QH QH'], "
    "  '1': ['4C 4D 4H'] }, 'pile': '3C', "
    "'hands': { '0': 'KC KD KS 9H 9D 9S AC', '1': '7C 7D 10H', "
    "  '2': '6S 8S QS AC AD AD AH Jo Jo 10C 10D JC 7S', '3': '7H 9C JD' } }" },
  { "opponents-hold-much", BOTH, TRUE, "ask",
    "{ " TURN MELDS_OF_FEW
    "'hands': { '0': 'KS 9H', '2': '" HOLDS_FEW "', " OPPONENTS_OF_FEW " } }" },
  { "opponents-hold-much-and-nobody-asks", BOTH, TRUE, "meld KS >K",
    "{ " NO_ASKING TURN MELDS_OF_FEW
    "'hands': { '0': 'KS 9H', '2': '" HOLDS_FEW "', " OPPONENTS_OF_FEW " } }" },
  { "partner-is-out-of-cards", BOTH, TRUE, "ask",
    "{ " TURN "'melds': { '0': ['KC KD KH', '5C 5C 5D 5D 5H 5H 5S'], '1': ['4C 4D 4H'] }, "
    "'pile': '3C', 'hands': { '0': 'KS 9H', '2': '8S' }, 'hand-counts': { '1': 14, '3': 14 } }" },
  { "opponents-are-about-to-go-out", SEARCH, TRUE, NULL,
    "{ " TURN MELDS_OF_LATE
    "'hands': { '0': 'KS 9H', '2': '" HOLDS_LATE "', " OPPONENTS_OF_LATE " } }" },
  { "pile-goes-out-and-must-be-asked-for", BOTH, TRUE, "ask; yes; take 6C 6D",
    "{ 'house': 'it-classic', " PILE_OF_FEW
    "'hands': { '0': '6C 6D 9H', '2': '" HOLDS_FEW "', " OPPONENTS_OF_FEW " } }" },
  { "pile-goes-out-where-the-stock-is-empty", BOTH, TRUE, "ask; yes; take 6C 6D",
    "{ 'house': 'it-classic', 'stock': '', " PILE_OF_FEW
    "'hands': { '0': '6C 6D 9H', '2': '6S 8S AC AD', '1': '7C', '3': '7H' } }" },
  { "pile-of-several-cards-goes-out", BOTH, TRUE, NULL,
    "{ 'house': 'it-classic', "
    "'melds': { '0': ['KC KD KH', '5C 5C 5D 5D 5H 5H 5S'], '1': ['4C 4D 4H 4S 2C 2D 2H'] }, "
    "'pile': 'KS 6H', "
    "'hands': { '0': '6C 6D 9H', '2': '" HOLDS_FEW "', " OPPONENTS_OF_FEW " } }" },
  { "reply-before-the-take", BOTH, TRUE, "yes; take 6C 6D",
    "{ 'house': 'it-classic', 'phase': 'reply', 'to-act': 0, "
    "'turn': { 'seat': 2, 'source': null, 'asked': true }, " PILE_OF_FEW
    "'hands': { '2': '6C 6D 9H', '0': '" HOLDS_FEW "', " OPPONENTS_OF_FEW " } }" },
  { "reply-before-the-last-take", BOTH, TRUE, "yes; take 6C 6D",
    "{ 'house': 'it-classic', 'phase': 'reply', 'to-act': 0, 'stock': '', "
    "'turn': { 'seat': 2, 'source': null, 'asked': true }, " PILE_OF_FEW
    "'hands': { '2': '6C 6D 9H', '0': 'AC AC AD AD Jo Jo 10C 10D', '1': '7C', '3': '7H' } }" },
  { "reply-with-canastas-to-complete", BOTH, FALSE, "no",
    "{ " REPLY MELDS_OF_MANY
    "'hands': { '2': 'KS 9H', '0': '" HOLDS_MANY "', " OPPONENTS_OF_MANY " } }" },
  { "reply-with-little", BOTH, TRUE, "yes",
    "{ " REPLY MELDS_OF_FEW
    "'hands': { '2': 'KS 9H', '0': '" HOLDS_FEW "', " OPPONENTS_OF_FEW " } }" },
  { "reply-before-it-is-too-late", SEARCH, TRUE, NULL,
    "{ " REPLY MELDS_OF_LATE
    "'hands': { '2': 'KS 9H', '0': '" HOLDS_LATE "', " OPPONENTS_OF_LATE " } }" },
  { "alone-with-little-to-win", BOTH, TRUE, NULL,
    "{ 'variant': 'two-player', 'players': 2, " TURN
    "'melds': { '0': ['KC KD KH', '5C 5C 5D 5D 5H 5H 5S', '8C 8C 8D 8D 8H 8H 8S'], "
    "  '1': ['4C 4D 4H'] }, 'pile': '3C', "
    "'hands': { '0': 'KS 9H' }, 'hand-counts': { '1': 14 } }" },
};

/* Plays the turn to its end. Returns: what was done, with semicolons. */
static char *
play_turn (CanastaState *state, const CanastaTable *table, const char *level)
{
  g_autoptr (CanastaBot) bot = canasta_bot_new (canasta_level_find (level), 1);
  GString *actions = g_string_new (NULL);
  guint turn = state->board.turn_seat;

  canasta_bot_set_think_time (bot, 0);
  while (state->board.ended == CANASTA_END_NONE && state->board.turn_seat == turn)
    {
      g_autofree char *text = NULL;
      CanastaObservation observation;
      CanastaAction action;

      canasta_state_observe (state, table, NULL, state->board.to_act, &observation);
      g_assert_true (canasta_player_choose (CANASTA_PLAYER (bot), &observation, &action, NULL,
                                            NULL));
      text = canasta_action_write (&action);
      g_string_append_printf (actions, "%s; ", text);
      g_assert_true (canasta_state_apply (state, table, &action, NULL));
    }
  return g_string_free (actions, FALSE);
}

static void
test_case (gconstpointer data)
{
  static const struct
  {
    const char *level;
    guint by;
  } levels[] = { { "policy", POLICY }, { "strong", SEARCH }, { "master", SEARCH } };
  const Case *one = data;

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autofree CanastaState *state = g_new0 (CanastaState, 1);
      g_autoptr (CanastaTable) table = test_set_up (one->position, state);
      g_autofree char *first = g_strconcat (one->first ? one->first : "", "; ", NULL);
      g_autofree char *actions = NULL;

      if (!(one->by & levels[i].by))
        continue;
      actions = play_turn (state, table, levels[i].level);
      g_test_message ("%s: %s", levels[i].level, actions);
      g_assert_cmpint (state->board.ended != CANASTA_END_NONE, ==, one->out);
      if (levels[i].by == POLICY && one->first)
        g_assert_true (g_str_has_prefix (actions, first));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/partner/", cases[i].title, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  return g_test_run ();
}

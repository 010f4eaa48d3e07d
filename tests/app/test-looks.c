/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what players' faces show, and of what is written below their names. */
#include "config.h"

#include "../core/players.h"
#include "turn/say.h"

#define DEALS 200

/* What happened, a word an event: SEAT:WHAT, where take has the number of cards, and
 * discard, freeze, pass and out end a turn; whose turn it is then; and how the seats look:
 * waiting, pleased or cross, a letter each. */
typedef struct
{
  const char *name;
  const char *events;
  guint turn;
  const char *looks;
  guint8 sides[CANASTA_MAX_SEATS];
} Row;

#define PARTNERS { 0, 1, 0, 1 }
#define ALONE { 0, 1, 2, 3 }
#define PAIRS { 0, 1, 2, 0, 1, 2 }

static const Row rows[] = {
  { "nothing", "", 0, "wwww", PARTNERS },
  { "a turn", "0:draw 0:meld 0:discard 1:draw", 1, "wwww", PARTNERS },
  { "canasta", "0:draw 0:canasta", 0, "pwpw", PARTNERS },
  { "canasta, next player", "0:draw 0:canasta 0:discard", 1, "pwpw", PARTNERS },
  { "canasta, partner's turn", "0:draw 0:canasta 0:discard 1:draw 1:discard", 2, "pwww", PARTNERS },
  { "canasta, own turn again",
    "0:draw 0:canasta 0:discard 1:draw 1:discard 2:draw 2:discard 3:draw 3:discard", 0, "wwww",
    PARTNERS },
  { "canasta, answered", "0:draw 0:canasta 0:ask 2:no", 0, "pwpw", PARTNERS },
  { "canasta, alone", "2:draw 2:canasta", 2, "wwpw", ALONE },
  { "canasta, pairs", "1:draw 1:canasta", 1, "wpwwpw", PAIRS },
  { "big pile", "1:take=8", 1, "wpwp", PARTNERS },
  { "small pile", "1:take=7", 1, "wwww", PARTNERS },
  { "frozen", "0:draw 0:freeze", 1, "wcwc", PARTNERS },
  { "frozen, their turn", "0:draw 0:freeze 1:draw", 1, "wcwc", PARTNERS },
  { "frozen, their turn over", "0:draw 0:freeze 1:draw 1:discard", 2, "wwwc", PARTNERS },
  { "frozen, all turns over", "0:draw 0:freeze 1:draw 1:discard 2:draw 2:discard 3:pass", 0, "wwww",
    PARTNERS },
  { "frozen, taken", "0:draw 0:freeze 1:take=3", 1, "wwww", PARTNERS },
  { "frozen, taken whole", "0:draw 0:freeze 1:take=9", 1, "wpwp", PARTNERS },
  { "frozen, alone", "0:draw 0:freeze", 1, "wccc", ALONE },
  { "frozen, pairs", "0:draw 0:freeze", 1, "wccwcc", PAIRS },
  { "canasta, then frozen", "1:draw 1:canasta 1:discard 2:draw 2:freeze", 3, "wcwc", PARTNERS },
  { "frozen, then canasta", "0:draw 0:freeze 1:draw 1:canasta 1:discard", 2, "wpwp", PARTNERS },
};

static CanastaEvent *
read_event (const char *word)
{
  static const struct
  {
    const char *word;
    CanastaActionKind kind;
  } kinds[] = {
    { "draw", CANASTA_ACTION_DRAW }, { "take", CANASTA_ACTION_TAKE },
    { "meld", CANASTA_ACTION_MELD }, { "canasta", CANASTA_ACTION_MELD },
    { "discard", CANASTA_ACTION_DISCARD }, { "freeze", CANASTA_ACTION_DISCARD },
    { "pass", CANASTA_ACTION_PASS }, { "ask", CANASTA_ACTION_ASK },
    { "no", CANASTA_ACTION_NO }, { "out", CANASTA_ACTION_OUT },
  };
  g_auto (GStrv) parts = g_strsplit_set (word, ":=", 3);
  CanastaEvent *event = g_new0 (CanastaEvent, 1);
  guint i = 0;

  while (i < G_N_ELEMENTS (kinds) && !g_str_equal (kinds[i].word, parts[1]))
    i++;
  g_assert_cmpuint (i, <, G_N_ELEMENTS (kinds));
  event->seat = (guint8) g_ascii_digit_value (parts[0][0]);
  event->action.kind = kinds[i].kind;
  event->froze = g_str_equal (parts[1], "freeze");
  event->canastas.of[CANASTA_N_CLASSES - 1] = g_str_equal (parts[1], "canasta");
  event->taken = parts[2] ? (guint16) g_ascii_strtoull (parts[2], NULL, 10) : 0;
  event->ended = kinds[i].kind == CANASTA_ACTION_OUT ? CANASTA_END_OUT : CANASTA_END_NONE;
  return event;
}

static GPtrArray *
read_events (const char *text)
{
  GPtrArray *events = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i]; i++)
    g_ptr_array_add (events, read_event (words[i]));
  return events;
}

static void
assert_looks (const CanastaLook *looks, const char *expected)
{
  static const char letters[CANASTA_N_LOOKS] = { 'w', 't', 'p', 'c' };
  GString *text = g_string_new (NULL);

  for (guint seat = 0; expected[seat]; seat++)
    g_string_append_c (text, letters[looks[seat]]);
  g_assert_cmpstr (text->str, ==, expected);
  g_string_free (text, TRUE);
}

static void
test_round (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GPtrArray) events = read_events (row->events);
  CanastaBoard board = { .turn_seat = (guint8) row->turn, .resting = CANASTA_NO_SEAT,
                         .out_seat = CANASTA_NO_SEAT };
  CanastaLook looks[CANASTA_MAX_SEATS];

  memcpy (board.side, row->sides, sizeof board.side);
  canasta_looks_find (&board, (const CanastaEvent *const *) events->pdata, events->len, NULL, looks);
  assert_looks (looks, row->looks);
}

/* Who sits out has no part in it. */
static void
test_resting (void)
{
  g_autoptr (GPtrArray) events = read_events ("0:draw 0:freeze");
  CanastaBoard board = { .turn_seat = 1, .resting = 4, .out_seat = CANASTA_NO_SEAT,
                         .side = { 0, 1, 0, 1, 1 } };
  CanastaLook looks[CANASTA_MAX_SEATS];

  canasta_looks_find (&board, (const CanastaEvent *const *) events->pdata, events->len, NULL, looks);
  assert_looks (looks, "wcwcw");
}

/* What the sides have in the round, and who went out. */
static const struct
{
  int points[2];
  guint8 out_seat;
  const char *looks;
} endings[] = {
  { { 500, 300 }, 0, "pcpc" },
  { { 500, 300 }, CANASTA_NO_SEAT, "pcpc" },
  { { -20, 300 }, CANASTA_NO_SEAT, "cpcp" },
  { { 500, 300 }, 3, "pppp" },
  { { 300, 300 }, CANASTA_NO_SEAT, "pppp" },
};

static void
test_end (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      const CanastaBoard board = { .resting = CANASTA_NO_SEAT, .out_seat = endings[i].out_seat,
                                   .ended = CANASTA_END_OUT, .side = PARTNERS };
      const CanastaScore score = { .n_rows = 2,
                                   .rows = { { .seats = 1 << 0 | 1 << 2,
                                               .total = endings[i].points[0] },
                                             { .seats = 1 << 1 | 1 << 3,
                                               .total = endings[i].points[1] } } };
      CanastaLook looks[CANASTA_MAX_SEATS];

      canasta_looks_find (&board, NULL, 0, &score, looks);
      assert_looks (looks, endings[i].looks);
    }
}

/* Only who is to act thinks, and only after a while. */
static void
test_thinking (void)
{
  const CanastaSurroundings surroundings = { .seats = { { .look = CANASTA_LOOK_PLEASED },
                                                        { .look = CANASTA_LOOK_CROSS } } };
  CanastaObservation observation = { .board = { .to_act = 1 } };

  for (guint takes_time = 0; takes_time < 2; takes_time++)
    {
      g_assert_cmpint (canasta_surroundings_get_look (&surroundings, &observation, 0, takes_time), ==,
                       CANASTA_LOOK_PLEASED);
      g_assert_cmpint (canasta_surroundings_get_look (&surroundings, &observation, 1, takes_time), ==,
                       takes_time ? CANASTA_LOOK_THINKING : CANASTA_LOOK_CROSS);
    }
  observation.board.ended = CANASTA_END_STOCK;
  g_assert_cmpint (canasta_surroundings_get_look (&surroundings, &observation, 1, TRUE), ==,
                   CANASTA_LOOK_CROSS);
}

/* What is written below the names of the four seats. */
static const struct
{
  CanastaBoard board;
  const char *words[4];
} doings[] = {
  { { .to_act = 1, .turn_seat = 1, .resting = CANASTA_NO_SEAT, .out_seat = CANASTA_NO_SEAT },
    { NULL, "is playing", NULL, NULL } },
  { { .to_act = 2, .turn_seat = 0, .phase = CANASTA_PHASE_REPLY, .resting = 3,
      .out_seat = CANASTA_NO_SEAT },
    { "asks to go out", NULL, "is playing", "sits out this round" } },
  { { .to_act = 2, .turn_seat = 2, .ended = CANASTA_END_OUT, .resting = CANASTA_NO_SEAT,
      .out_seat = 2 },
    { NULL, NULL, "went out", NULL } },
};

static void
test_doing (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (doings); i++)
    for (guint seat = 0; seat < 4; seat++)
      {
        const CanastaObservation observation = { .board = doings[i].board };
        g_autofree char *words = canasta_say_doing (&observation, seat);

        g_assert_cmpstr (words, ==, doings[i].words[seat]);
      }
}

/* Another match, of which the first two players see the same: the other two have each
 * other's cards, and the stock lies otherwise below what those two draw. */
static CanastaMatch *
hide_otherwise (CanastaTable *table, const CanastaState *state)
{
  const guint first = state->board.to_act;
  CanastaCardSet *hands;
  CanastaState other;
  CanastaCardSet swapped;

  canasta_state_copy (&other, state);
  hands = other.hands;
  swapped = hands[(first + 2) % 4];
  hands[(first + 2) % 4] = hands[(first + 3) % 4];
  hands[(first + 3) % 4] = swapped;
  for (guint i = 0; i < 8; i++)
    {
      CanastaCard card = other.stock[i];

      other.stock[i] = other.stock[15 - i];
      other.stock[15 - i] = card;
    }
  return canasta_match_new_at (table, &other, NULL);
}

/* Plays the same turns of two players in both matches. Returns: how many faces showed
 * something. */
static guint
compare (CanastaMatch *match, CanastaMatch *other, GRand *random)
{
  const guint first = canasta_match_get_to_act (match);
  CanastaLook looks[CANASTA_MAX_SEATS], others[CANASTA_MAX_SEATS];
  guint seen = 0;

  while (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING
         && (canasta_match_get_to_act (match) + 4 - first) % 4 < 2)
    {
      CanastaRefusal refusal;
      CanastaAction action;
      guint seat_to_act;

      g_assert_true (test_choose (match, random, &action));
      seat_to_act = canasta_match_get_to_act (match);
      g_assert_true (canasta_match_act (other, seat_to_act, &action, &refusal));
      g_assert_true (canasta_match_act (match, seat_to_act, &action, &refusal));
      canasta_looks_of_match (match, looks);
      canasta_looks_of_match (other, others);
      for (guint seat = 0; seat < 4; seat++)
        {
          g_assert_cmpint (looks[seat], ==, others[seat]);
          seen += looks[seat] != CANASTA_LOOK_WAITING;
        }
    }
  return seen;
}

/* Faces tell nothing of what is hidden. */
static void
test_hidden (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "asking=0");
  g_autoptr (GRand) random = g_rand_new_with_seed (36);
  guint seen = 0;

  for (guint deal = 0; deal < DEALS; deal++)
    {
      g_autoptr (CanastaMatch) dealt = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, deal, NULL);
      const CanastaState *state = canasta_match_get_state (dealt);
      g_autoptr (CanastaMatch) match = canasta_match_new_at (table, state, NULL);
      g_autoptr (CanastaMatch) other = hide_otherwise (table, state);

      g_assert_false (canasta_state_equal (state, canasta_match_get_state (other)));
      seen += compare (match, other, random);
    }
  g_assert_cmpuint (seen, >, DEALS / 4);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/looks/round/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_round);
    }
  g_test_add_func ("/looks/resting", test_resting);
  g_test_add_func ("/looks/end", test_end);
  g_test_add_func ("/looks/thinking", test_thinking);
  g_test_add_func ("/looks/doing", test_doing);
  g_test_add_func ("/looks/hidden", test_hidden);

  return g_test_run ();
}

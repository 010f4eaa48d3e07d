/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what is announced of turns. */
#include "config.h"

#include "../core/players.h"
#include "turn/news.h"

static const char *const names[] = { "Ada", "Ben", "Clara", "Dora", NULL };

static const CanastaSurroundings scene = {
  .seats = { { "Ada", NULL, NULL, NULL }, { "Ben", NULL, NULL, NULL },
             { "Clara", NULL, NULL, NULL }, { "Dora", NULL, NULL, NULL } },
};

#define MANY "9C 4C 4D 5H 6S 7S 8H QD KS AD AS"

/* Seat 1 draws and discards as seat 0 sees it, or seat 0 itself. */
static const struct
{
  const char *name;
  CanastaDetail detail;
  guint seat;
  const char *hand;
  gboolean is_changed;
  const char *events; /* NULL: whatever they are, there are some */
  const char *after;
} rows[] = {
  { "brief", CANASTA_DETAIL_BRIEF, 1, MANY, TRUE, "Ben discarded the nine of clubs.", NULL },
  { "normal", CANASTA_DETAIL_NORMAL, 1, MANY, FALSE, "Ben discarded the nine of clubs.", NULL },
  { "changed", CANASTA_DETAIL_NORMAL, 1, MANY, TRUE, "Ben discarded the nine of clubs.",
    "Ben has 11 cards." },
  { "few", CANASTA_DETAIL_NORMAL, 1, "9C 4C 4D", FALSE, "Ben discarded the nine of clubs.",
    "Ben has 3 cards." },
  { "full", CANASTA_DETAIL_FULL, 1, MANY, FALSE,
    "Ben drew a card. Ben discarded the nine of clubs.",
    "Ben has 11 cards. Stock, 40 cards. Discard pile, 2 cards. On top: Nine of clubs. "
    "Frozen for you until you open. Us: 0 on the table. Them: 0 on the table." },
  { "own-brief", CANASTA_DETAIL_BRIEF, 0, MANY, TRUE, NULL, NULL },
  { "own-normal", CANASTA_DETAIL_NORMAL, 0, MANY, FALSE, NULL, NULL },
  { "own-changed", CANASTA_DETAIL_NORMAL, 0, MANY, TRUE, NULL, "You hold 11 cards." },
  { "own-few", CANASTA_DETAIL_NORMAL, 0, "9C 4C 4D", FALSE, NULL, "You hold 3 cards." },
  { "own-full", CANASTA_DETAIL_FULL, 0, MANY, FALSE, NULL, "You hold 11 cards." },
};

static void
set_up (CanastaTable *table, CanastaState *state, guint seat, const char *hand)
{
  static const gint32 totals[CANASTA_MAX_SEATS] = { 0 };
  CanastaCardSet cards;
  gboolean whole;

  canasta_state_deal (state, table, 7, 1, 3, totals);
  state->board.turn_seat = state->board.to_act = (guint8) seat;
  g_assert_true (canasta_card_set_read (hand, &cards));
  state->hands[seat] = cards;
  state->board.hand_count[seat] = (guint8) canasta_card_set_count (&cards);
  state->board.stock_count = 41;
  state->board.pile_count = (guint16) canasta_cards_read ("5C", state->board.pile,
                                                          CANASTA_MAX_CARDS, &whole);
  state->board.frozen = FALSE;
}

static void
play (CanastaTable *table, CanastaState *state, const char *text, CanastaDetail detail,
      GString *told)
{
  CanastaState before;
  CanastaAction action;
  g_autoptr (CanastaEvent) event = NULL;
  g_autofree char *sentence = NULL;

  canasta_state_copy (&before, state);
  g_assert_true (canasta_action_read (text, &action));
  g_assert_true (canasta_state_apply (state, table, &action, NULL));
  event = canasta_event_new (table, &before, &action, state);
  sentence = canasta_news_tell_event (event, NULL, names, 0, detail);
  if (sentence)
    g_string_append_printf (told, "%s%s", told->len > 0 ? " " : "", sentence);
}

static void
test_row (gconstpointer data)
{
  static const CanastaMemory memory = { 0 };
  guint i = GPOINTER_TO_UINT (data);
  CanastaDetail detail = rows[i].detail;
  g_autoptr (CanastaTable) table = test_table_new (4, "asking=0");
  g_autoptr (GString) told = g_string_new (NULL);
  g_autofree char *after = NULL;
  CanastaObservation observation;
  CanastaState state;

  set_up (table, &state, rows[i].seat, rows[i].hand);
  play (table, &state, "draw", detail, told);
  play (table, &state, "discard 9C", detail, told);
  canasta_state_observe (&state, table, &memory, 0, &observation);
  after = canasta_news_tell_after_turn (&observation, &scene, rows[i].seat, rows[i].is_changed,
                                        detail);

  if (rows[i].events)
    g_assert_cmpstr (told->str, ==, rows[i].events);
  else
    g_assert_nonnull (strstr (told->str, "You drew"));
  g_assert_cmpstr (after, ==, rows[i].after);
}

/* Who draws a red three lays it down before all: that is told however little is. */
static void
test_red_three (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "asking=0");
  g_autoptr (GString) told = g_string_new (NULL);
  CanastaState state;

  set_up (table, &state, 1, MANY);
  state.stock[state.board.stock_count - 1] = canasta_card (CANASTA_RANK_THREE, CANASTA_SUIT_HEARTS);
  state.stock[state.board.stock_count - 2] = canasta_card (CANASTA_RANK_JACK, CANASTA_SUIT_CLUBS);
  play (table, &state, "draw", CANASTA_DETAIL_BRIEF, told);
  g_assert_cmpstr (told->str, ==, 
                   "Ben drew a red three, the three of hearts, laid it down and drew another card.");
}

/* Who takes the pile hears what is in it; others do not. */
static void
test_gained (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "asking=0");
  gboolean whole;

  for (guint seat = 0; seat < 2; seat++)
    {
      g_autoptr (GString) told = g_string_new (NULL);
      CanastaState state;

      set_up (table, &state, seat, "9C 9D 4C QH KS KD AC AD AH");
      state.board.pile_count = (guint16) canasta_cards_read ("AC 2D 2C 4D 9H", state.board.pile,
                                                             CANASTA_MAX_CARDS, &whole);
      play (table, &state, "take 9C 9D | AC AD AH", CANASTA_DETAIL_NORMAL, told);
      g_assert_cmpstr (told->str, ==,
                       seat == 0 ? "You took the pile (5 cards) with 2 nines. You laid down 3 aces. "
                                   "That opens with 90 points. "
                                   "Beside its top card the pile brings you 2 twos, an ace and a four."
                                 : "Ben took the pile (5 cards) with 2 nines. Ben laid down 3 aces. "
                                   "That opens with 90 points.");
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/news/", rows[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_row);
    }
  g_test_add_func ("/news/red-three", test_red_three);
  g_test_add_func ("/news/gained", test_gained);
  return g_test_run ();
}

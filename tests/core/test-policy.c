/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The policy, the random player and the bot: legal by every rule, fair, the same
 * choice for the same knowledge, and better than chance. */
#include "config.h"

#include "../bench/arena.h"

#define N_CHANGES 6

/* Rules that differ from the standard and touch what players decide. */
typedef struct
{
  const char *name;
  guint players;
  guint sides;
  struct
  {
    const char *rule;
    int value;
  } changes[N_CHANGES];
} Sheet;

static const Sheet sheets[] = {
  { "partnership", 4, 2 },
  { "two", 2, 2, { { "deal-size", 15 }, { "draw-count", 2 }, { "canastas-to-go-out", 2 } } },
  { "three", 3, 3, { { "deal-size", 13 }, { "draw-count", 2 } } },
  { "six-in-pairs", 6, 3, { { "packs", 3 }, { "jokers", 6 }, { "deal-size", 13 } } },
  { "six-in-trios", 6, 2, { { "packs", 3 }, { "jokers", 6 }, { "asking", CANASTA_ASKING_MUST } } },
  { "must-ask", 4, 2, { { "asking", CANASTA_ASKING_MUST } } },
  { "by-hand", 4, 2, { { "red-threes-laid", CANASTA_RED_THREES_BY_HAND } } },
  { "single-meld", 4, 2, { { "opening-counts", CANASTA_OPENING_SINGLE_MELD } } },
  { "never-frozen", 4, 2, { { "frozen-before-opening", FALSE },
                            { "freeze-model", CANASTA_FREEZE_TOP_ONLY } } },
  { "always-frozen", 4, 2, { { "freeze-model", CANASTA_FREEZE_ALWAYS } } },
  { "wild-melds", 4, 2, { { "wild-melds", CANASTA_WILD_MELDS_COMPLETE_IN_ONE_TURN },
                          { "wilds-at-most-naturals", TRUE },
                          { "take-black-three-going-out", TRUE } } },
  { "free-wild-melds", 2, 2, { { "wild-melds", CANASTA_WILD_MELDS_FREE } } },
  { "last-turn", 2, 2, { { "stock-end", CANASTA_STOCK_END_AFTER_TURN } } },
  { "stock-ends", 4, 2, { { "stock-end", CANASTA_STOCK_END_IMMEDIATE } } },
  { "not-forced", 4, 2, { { "stock-end", CANASTA_STOCK_END_VOLUNTARY } } },
  { "must-discard", 4, 2, { { "final-discard", CANASTA_FINAL_DISCARD_REQUIRED } } },
  { "no-discard", 4, 2, { { "final-discard", CANASTA_FINAL_DISCARD_FORBIDDEN },
                          { "canastas-to-go-out", 3 } } },
  { "whole-pile", 4, 2, { { "pile-must-be-melded", CANASTA_PILE_ALWAYS } } },
  { "no-opening-with-pile", 4, 2, { { "take-before-opening", CANASTA_TAKE_FORBIDDEN },
                                    { "take-extent", CANASTA_TAKE_TOP_ONLY } } },
  { "six-packs", 4, 2, { { "packs", 6 }, { "jokers", 12 }, { "deal-size", 26 } } },
  { "black-threes", 4, 2, { { "black-threes-melded", CANASTA_BLACK_THREES_ANY_TIME },
                            { "melds-per-rank", CANASTA_MELDS_MANY } } },
};

static CanastaTable *
make_table (const Sheet *sheet)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < N_CHANGES && sheet->changes[i].rule; i++)
    {
      canasta_rules_set_number (rules, sheet->changes[i].rule, sheet->changes[i].value, &error);
      g_assert_no_error (error);
    }
  return arena_make_table (sheet->players, sheet->sides, rules);
}

static void
deal (CanastaState *state, const CanastaTable *table, guint64 number)
{
  static const gint32 totals[CANASTA_MAX_SEATS] = { 0, 1600, 3200, -100 };

  canasta_state_deal (state, table, number, 1, (guint) (number % table->players), totals);
}

/* Plays deals through, asserting that each choice is legal by a second opinion
 * and leaves a sound position. */
static void
play_and_check (const CanastaTable *table, const ArenaPlayer *player, guint n_deals)
{
  for (guint i = 0; i < n_deals; i++)
    {
      CanastaMemory memory = { 0 };
      CanastaState state;
      guint n_actions = 0;

      for (deal (&state, table, i); !state.board.ended; n_actions++)
        {
          const CanastaCardSet *hand = &state.hands[state.board.to_act];
          CanastaBoard before = state.board;
          CanastaRefusal refusal;
          CanastaAction action;
          CanastaPlan plan;
          g_autoptr (GError) error = NULL;
          gboolean applied;

          player->decide (table, &state.board, hand, &memory, player->data, &action, &plan);
          applied = canasta_state_apply (&state, table, &action, &refusal);
          if (!applied)
            {
              g_autofree char *text = canasta_action_write (&action);

              g_error ("deal %u: “%s” refused: %s", i, text,
                       canasta_reason_get_code (refusal.reason));
            }
          canasta_memory_note (&memory, &before, &action, &state.board);
          canasta_state_check (&state, table, &error);
          g_assert_no_error (error);
          g_assert_cmpuint (n_actions, <, 4000);
        }
    }
}

static void
test_legal (gconstpointer data)
{
  g_autoptr (CanastaTable) table = make_table (data);
  CanastaRandom random = { 5 };
  ArenaPlayer policy = { arena_decide_by_policy, (gpointer) canasta_policy_get_weights () };
  ArenaPlayer chance = { arena_decide_randomly, &random };

  play_and_check (table, &policy, 40);
  play_and_check (table, &chance, 40);
}

/* Exchanges all the cards @seat cannot see, at random. */
static void
shuffle_hidden (CanastaState *state, guint seat, CanastaRandom *random)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n = 0;

  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    {
      CanastaCardSet rest = state->hands[i];
      CanastaCard card;

      while (i != seat && (card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
        for (int k = canasta_card_set_count_card (&state->hands[i], card); k > 0; k--)
          cards[n++] = card;
    }
  for (guint i = 0; i < state->board.stock_count; i++)
    cards[n++] = state->stock[i];

  canasta_cards_shuffle (cards, n, random);
  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    {
      int count = canasta_card_set_count (&state->hands[i]);

      if (i == seat)
        continue;
      state->hands[i] = (CanastaCardSet){ 0 };
      while (count-- > 0)
        canasta_card_set_add_card (&state->hands[i], cards[--n]);
    }
  for (guint i = 0; i < state->board.stock_count; i++)
    state->stock[i] = cards[--n];
  g_assert_cmpuint (n, ==, 0);
}

/* What a bot does depends on what it may know and on nothing else. */
static void
test_fair (void)
{
  g_autoptr (CanastaTable) table = make_table (&sheets[0]);
  CanastaRandom random = { 11 };

  for (guint level = 0; level < canasta_level_count (); level++)
    for (guint i = 0; i < 10; i++)
      {
        g_autoptr (CanastaBot) bot = canasta_bot_new (canasta_level_get (level), 3);
        CanastaState state;

        deal (&state, table, i);
        while (!state.board.ended)
          {
            guint seat = state.board.to_act;
            CanastaState other = state;
            CanastaObservation seen;
            CanastaAction action, again, elsewhere;
            g_autoptr (GError) error = NULL;

            shuffle_hidden (&other, seat, &random);
            canasta_state_observe (&state, table, NULL, seat, &seen);
            g_assert_true (canasta_player_choose (CANASTA_PLAYER (bot), &seen, &action, NULL,
                                                  &error));
            g_assert_no_error (error);
            g_assert_true (canasta_player_choose (CANASTA_PLAYER (bot), &seen, &again, NULL,
                                                  NULL));
            canasta_state_observe (&other, table, NULL, seat, &seen);
            g_assert_true (canasta_player_choose (CANASTA_PLAYER (bot), &seen, &elsewhere, NULL,
                                                  NULL));
            g_assert_true (canasta_action_equal (&action, &again));
            g_assert_true (canasta_action_equal (&action, &elsewhere));
            g_assert_true (canasta_state_apply (&state, table, &action, NULL));
          }
      }
}

static void
test_better_than_chance (void)
{
  enum { PAIRS = 400 };
  g_autoptr (CanastaTable) table = make_table (&sheets[0]);
  CanastaRandom random = { 9 };
  ArenaPlayer policy = { arena_decide_by_policy, (gpointer) canasta_policy_get_weights () };
  ArenaPlayer chance = { arena_decide_randomly, &random };
  int sum = 0;

  for (guint i = 0; i < PAIRS; i++)
    sum += arena_play_twice (table, i, &policy, &chance);
  g_test_message ("%+d points a round", sum / (2 * PAIRS));
  g_assert_cmpint (sum / (2 * PAIRS), >, 300);
}

static void
store_result (GObject *source, GAsyncResult *result, gpointer data)
{
  GAsyncResult **stored = data;

  *stored = g_object_ref (result);
}

static void
test_thread (void)
{
  g_autoptr (CanastaTable) table = make_table (&sheets[0]);
  g_autoptr (CanastaBot) bot = canasta_bot_new (canasta_level_find ("policy"), 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GAsyncResult) cancelled = NULL;
  g_autoptr (GError) error = NULL;
  CanastaObservation seen;
  CanastaAction action;
  CanastaState state;

  deal (&state, table, 1);
  canasta_state_observe (&state, table, NULL, state.board.to_act, &seen);
  canasta_player_choose_async (CANASTA_PLAYER (bot), &seen, NULL, store_result, &result);
  while (!result)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (canasta_player_choose_finish (CANASTA_PLAYER (bot), result, &action, &error));
  g_assert_no_error (error);
  g_assert_true (canasta_state_apply (&state, table, &action, NULL));

  g_cancellable_cancel (cancellable);
  canasta_player_choose_async (CANASTA_PLAYER (bot), &seen, cancellable, store_result, &cancelled);
  while (!cancelled)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (canasta_player_choose_finish (CANASTA_PLAYER (bot), cancelled, &action, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
test_levels (void)
{
  for (guint i = 0; i < canasta_level_count (); i++)
    {
      const CanastaLevel *level = canasta_level_get (i);
      g_autoptr (CanastaBot) bot = canasta_bot_new (level, 0);
      g_autofree char *id = NULL;

      g_assert_true (canasta_level_find (level->id) == level);
      g_assert_true (canasta_bot_get_level (bot) == level);
      g_object_get (bot, "level", &id, NULL);
      g_assert_cmpstr (id, ==, level->id);
    }
  g_assert_cmpstr (canasta_level_get_title (canasta_level_find ("master")), ==, "Master");
  g_assert_null (canasta_level_find ("grandmaster"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *path = g_strconcat ("/policy/legal/", sheets[i].name, NULL);

      g_test_add_data_func (path, &sheets[i], test_legal);
    }
  g_test_add_func ("/policy/fair", test_fair);
  g_test_add_func ("/policy/better-than-chance", test_better_than_chance);
  g_test_add_func ("/policy/thread", test_thread);
  g_test_add_func ("/policy/levels", test_levels);
  return g_test_run ();
}

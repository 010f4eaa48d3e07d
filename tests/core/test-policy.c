/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The policy, the random player and the bot: legal by every rule, fair, the same
 * choice for the same knowledge, and better than chance. */
#include "config.h"

#include "../bench/arena.h"
#include "tables.h"

/* Rules that differ from the house `classic` and touch what players decide. */
typedef struct
{
  const char *title;
  const char *table;
  const char *changes;
} Sheet;

static const Sheet sheets[] = {
  { "must-ask", "partnership/4", "{ 'asking': 'must' }" },
  { "by-hand", "partnership/4", "{ 'red-threes-laid': 'by-hand' }" },
  { "single-meld", "partnership/4", "{ 'opening-counts': 'single-meld' }" },
  { "never-frozen", "partnership/4",
    "{ 'frozen-before-opening': false, 'freeze-model': 'top-only' }" },
  { "always-frozen", "partnership/4", "{ 'freeze-model': 'always' }" },
  { "wild-melds", "partnership/4",
    "{ 'wild-melds': 'complete-in-one-turn', 'wilds-at-most-naturals': true,"
    "  'take-black-three-going-out': true }" },
  { "free-wild-melds", "two-player/2", "{ 'wild-melds': 'free' }" },
  { "last-turn", "two-player/2", "{ 'stock-end': 'after-turn' }" },
  { "stock-ends", "partnership/4", "{ 'stock-end': 'immediate' }" },
  { "not-forced", "partnership/4", "{ 'stock-end': 'voluntary' }" },
  { "must-discard", "partnership/4", "{ 'final-discard': 'required' }" },
  { "no-discard", "partnership/4",
    "{ 'final-discard': 'forbidden', 'canastas-to-go-out': 3 }" },
  { "whole-pile", "partnership/4", "{ 'pile-must-be-melded': 'always' }" },
  { "no-opening-with-pile", "partnership/4",
    "{ 'take-before-opening': 'forbidden', 'take-extent': 'top-only' }" },
  { "six-packs", "partnership/4", "{ 'packs': 6, 'jokers': 12, 'deal-size': 26 }" },
  { "black-threes", "partnership/4",
    "{ 'black-threes-melded': 'any-time', 'melds-per-rank': 'many' }" },
  { "sequences", "partnership/4",
    "{ 'packs': 3, 'jokers': 6, 'sequences': 'natural', 'melds-per-rank': 'many' }" },
  { "sequences-by-pile", "partnership/4",
    "{ 'packs': 3, 'jokers': 6, 'sequences': 'natural', 'melds-per-rank': 'many',"
    "  'take-to-start-sequence': true, 'frozen-before-opening': false }" },
  { "no-canastas", "partnership/4",
    "{ 'packs': 3, 'jokers': 6, 'sequences': 'natural', 'melds-per-rank': 'many',"
    "  'meld-maximum-size': 3, 'canastas-to-go-out': 0 }" },
  { "second-hands", "partnership/4",
    "{ 'packs': 5, 'jokers': 10, 'second-hands': 'player', 'second-hand-size': 11 }" },
};

static CanastaRegistry *registry;

static CanastaTable *
open_sheet (const Sheet *sheet)
{
  g_autofree char *changes = g_strdelimit (g_strdup (sheet->changes), "'", '"');

  return arena_open_table (registry, sheet->table, "classic", changes);
}

static CanastaTable *
open_classic (void)
{
  return arena_open_table (registry, "partnership/4", "classic", NULL);
}

static void
deal (CanastaState *state, const CanastaTable *table, guint64 number)
{
  static const gint32 totals[CANASTA_MAX_SEATS] = { 0, 1600, 3200, -100 };

  canasta_state_deal (state, table, number, 1,
                      canasta_table_get_dealer (table, 1, (guint) (number % table->players)),
                      totals);
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
          canasta_memory_note (&memory, table, &before, &action, &state.board);
          canasta_state_check (&state, table, &error);
          g_assert_no_error (error);
          g_assert_cmpuint (n_actions, <, 4000);
        }
    }
}

/* Playing deals out quickly ends where choosing and applying each action does. */
static void
compare_play_out (const CanastaTable *table, guint n_deals)
{
  const CanastaWeights *weights = canasta_policy_get_weights (table);
  CanastaRandom random = { 3 };

  for (guint i = 0; i < n_deals; i++)
    {
      CanastaMemory memory = { 0 }, quick_memory = { 0 };
      CanastaState state, quick;

      deal (&state, table, 500 + i);
      for (guint n = 0; !state.board.ended; n++)
        {
          const CanastaCardSet *hand = &state.hands[state.board.to_act];
          CanastaBoard before = state.board;
          CanastaAction action;
          CanastaPlan plan;

          if (n == 3 * i)
            {
              canasta_state_copy (&quick, &state);
              quick_memory = memory;
              canasta_policy_play_out (&quick, table, &quick_memory, weights);
            }
          if (n < 3 * i)
            canasta_random_player_decide (table, &state.board, hand, &random, &action, &plan);
          else
            canasta_policy_decide (table, &state.board, hand, &memory, weights, &action, &plan);
          g_assert_true (canasta_state_apply (&state, table, &action, NULL));
          canasta_memory_note (&memory, table, &before, &action, &state.board);
          if (state.board.ended && n >= 3 * i)
            {
              g_assert_true (canasta_state_equal (&state, &quick));
              g_assert_cmpmem (memory.known, sizeof memory.known, quick_memory.known,
                               sizeof quick_memory.known);
              g_assert_cmpmem (memory.passed, sizeof memory.passed, quick_memory.passed,
                               sizeof quick_memory.passed);
            }
        }
    }
}

/* So do deals that are played out by chance. */
static void
compare_random_play_out (const CanastaTable *table, guint n_deals)
{
  CanastaRandom random = { 9 }, quick_random = { 9 };

  for (guint i = 0; i < n_deals; i++)
    {
      CanastaState state, quick;

      deal (&state, table, 900 + i);
      canasta_state_copy (&quick, &state);
      canasta_random_player_play_out (&quick, table, &quick_random);
      while (!state.board.ended)
        {
          CanastaAction action;
          CanastaPlan plan;

          canasta_random_player_decide (table, &state.board, &state.hands[state.board.to_act],
                                        &random, &action, &plan);
          g_assert_true (canasta_state_apply (&state, table, &action, NULL));
        }
      g_assert_true (canasta_state_equal (&state, &quick));
    }
}

static void
play_all_kinds (const CanastaTable *table, guint n_deals)
{
  CanastaRandom random = { 5 };
  ArenaPlayer policy = { arena_decide_by_policy, (gpointer) canasta_policy_get_weights (table) };
  ArenaPlayer chance = { arena_decide_randomly, &random };

  play_and_check (table, &policy, n_deals);
  play_and_check (table, &chance, n_deals);
  compare_play_out (table, n_deals);
  compare_random_play_out (table, n_deals);
}

static void
test_sheet (gconstpointer data)
{
  g_autoptr (CanastaTable) table = open_sheet (data);

  play_all_kinds (table, 40);
}

static void
test_houses (void)
{
  GListModel *houses = G_LIST_MODEL (canasta_registry_get_houses (registry));
  guint n_tables = 0;

  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);
      const char *id = canasta_house_get_id (house);
      g_auto (GStrv) names = canasta_registry_list_tables (registry, id, NULL);

      for (guint k = 0; names[k]; k++, n_tables++)
        {
          g_autoptr (CanastaTable) table = arena_open_table (registry, names[k], id, NULL);

          g_test_message ("%s at %s", names[k], id);
          play_all_kinds (table, 25);
        }
    }
  g_assert_cmpuint (n_tables, >=, 15);
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

  canasta_deck_shuffle (cards, n, random);
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
  g_autoptr (CanastaTable) table = open_classic ();
  CanastaRandom random = { 11 };

  for (guint level = 0; level < canasta_level_count (); level++)
    for (guint i = 0; i < 10; i++)
      {
        g_autoptr (CanastaBot) bot = canasta_bot_new (canasta_level_get (level), 3);
        CanastaState state;

        canasta_bot_set_think_time (bot, 0);
        if (canasta_level_get (level)->rollouts > 0)
          canasta_bot_set_rollouts (bot, 40);
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
beat_chance (const CanastaTable *table, int pairs)
{
  CanastaRandom random = { 9 };
  ArenaPlayer policy = { arena_decide_by_policy, (gpointer) canasta_policy_get_weights (table) };
  ArenaPlayer chance = { arena_decide_randomly, &random };
  int sum = 0;

  for (int i = 0; i < pairs; i++)
    sum += arena_play_twice (table, (guint64) i, &policy, &chance);
  g_test_message ("%+d points a round", sum / (2 * pairs));
  g_assert_cmpint (sum / (2 * pairs), >, 300);
}

static void
test_better_than_chance (void)
{
  g_autoptr (CanastaTable) table = open_classic ();

  beat_chance (table, 400);
}

/* Games whose piles are always frozen, or not taken before opening, and where an
 * opening may need a canasta. */
static void
test_family (void)
{
  static const char *const names[] = { "cuban/4", "uruguay/4", "brazilian/4", "burraco/4",
                                       "burraco/2", "buraco/4" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (CanastaTable) table = arena_open_table (registry, names[i], NULL, NULL);

      g_test_message ("%s", names[i]);
      play_all_kinds (table, 25);
      beat_chance (table, 200);
    }
}

/* Counts something at the end of so many rounds of the policy. */
static int
count_at_end (const CanastaTable *table, int rounds, int (*count) (const CanastaBoard *board))
{
  ArenaPlayer policy = { arena_decide_by_policy, (gpointer) canasta_policy_get_weights (table) };
  ArenaPlayer players[CANASTA_MAX_SEATS];
  int sum = 0;

  for (guint seat = 0; seat < table->players; seat++)
    players[seat] = policy;
  for (int i = 0; i < rounds; i++)
    {
      CanastaState state;

      arena_deal (&state, table, (guint64) i);
      arena_play_on (table, &state, players);
      sum += count (&state.board);
    }
  return sum;
}

/* Complete sequences and melds of wild cards. */
static int
count_special_canastas (const CanastaBoard *board)
{
  int count = 0;

  for (guint i = 0; i < board->n_melds; i++)
    count += board->melds[i].kind != CANASTA_MELD_RANK
             && canasta_meld_is_canasta (&board->melds[i]);
  return count;
}

static void
test_special_canastas (void)
{
  static const struct
  {
    const char *table;
    const char *house;
    int least;
  } games[] = {
    { "samba/4", NULL, 50 },
    { "samba/4", "samba-dutch", 50 },
    { "bolivia/4", NULL, 200 },
    { "brazilian/4", NULL, 60 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (CanastaTable) table =
        arena_open_table (registry, games[i].table, games[i].house, NULL);
      int count = count_at_end (table, 200, count_special_canastas) / 2;

      g_test_message ("%s: %d", games[i].table, count);
      g_assert_cmpint (count, >=, games[i].least);
    }
}

/* Sequences that hold a wild card. */
static int
count_wild_sequences (const CanastaBoard *board)
{
  int count = 0;

  for (guint i = 0; i < board->n_melds; i++)
    count += canasta_meld_spans (&board->melds[i])
             && canasta_meld_count_wilds (&board->melds[i]) > 0;
  return count;
}

/* Where sequences may hold wild cards they are begun and completed with them. */
static void
test_wild_sequences (void)
{
  static const struct
  {
    const char *table;
    int least;
  } games[] = {
    { "burraco/4", 110 },
    { "burraco/2", 110 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (CanastaTable) table = arena_open_table (registry, games[i].table, NULL, NULL);
      int count = count_at_end (table, 100, count_wild_sequences);

      g_test_message ("%s: %d", games[i].table, count);
      g_assert_cmpint (count, >=, games[i].least);
    }
}

static int
count_out (const CanastaBoard *board)
{
  return board->out_seat != CANASTA_NO_SEAT;
}

/* Second hands are taken up in time, and the canastas made that going out takes. */
static void
test_second_hands (void)
{
  static const struct
  {
    const char *table;
    const char *house;
    int least;
  } games[] = {
    { "hand-and-foot/4", NULL, 170 },
    { "hand-and-foot/6/trios", NULL, 170 },
    { "hand-and-foot/2", NULL, 106 },
    { "hand-and-foot/4", "hand-and-foot-bicycle", 155 },
    { "hand-and-foot/5", "hand-and-foot-bicycle", 125 },
    { "hand-and-foot/6/trios", "hand-and-foot-bicycle", 105 },
    { "burraco/4", NULL, 190 },
    { "burraco/2", NULL, 190 },
    { "buraco/4", NULL, 150 },
    { "buraco/2", NULL, 150 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (CanastaTable) table =
        arena_open_table (registry, games[i].table, games[i].house, NULL);
      int count = count_at_end (table, 200, count_out);

      g_test_message ("%s:%s: %d", games[i].house ? games[i].house : "", games[i].table, count);
      g_assert_cmpint (count, >=, games[i].least);
    }
}

/* The way out is seen on which a two is natural; as a wild card it would be one too many. */
static void
test_natural_two (void)
{
  CanastaState state;
  g_autoptr (CanastaTable) table = test_set_up (
    "{'variant':'burraco','house':null,'phase':'play','second-hand-taken':[0],"
    "'melds':{'0':['5H 6H 7H 8H 9H 10H JH','2C 4S 5S 6S']},'hands':{'0':'AS 2S KC'}}", &state);
  const CanastaMemory memory = { 0 };
  CanastaAction action;
  CanastaPlan plan;

  canasta_policy_decide (table, &state.board, &state.hands[0], &memory,
                         canasta_policy_get_weights (table), &action, &plan);
  g_assert_cmpint (action.kind, ==, CANASTA_ACTION_MELD);
  g_assert_true (canasta_state_apply (&state, table, &action, NULL));
  g_assert_cmpint (canasta_card_set_count (&state.hands[0]), ==, 1);
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
  g_autoptr (CanastaTable) table = open_classic ();
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
  int status;

  g_test_init (&argc, &argv, NULL);
  registry = canasta_registry_new ();

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *path = g_strconcat ("/policy/sheet/", sheets[i].title, NULL);

      g_test_add_data_func (path, &sheets[i], test_sheet);
    }
  g_test_add_func ("/policy/houses", test_houses);
  g_test_add_func ("/policy/fair", test_fair);
  g_test_add_func ("/policy/better-than-chance", test_better_than_chance);
  g_test_add_func ("/policy/family", test_family);
  g_test_add_func ("/policy/special-canastas", test_special_canastas);
  g_test_add_func ("/policy/wild-sequences", test_wild_sequences);
  g_test_add_func ("/policy/second-hands", test_second_hands);
  g_test_add_func ("/policy/natural-two", test_natural_two);
  g_test_add_func ("/policy/thread", test_thread);
  g_test_add_func ("/policy/levels", test_levels);
  status = g_test_run ();
  g_object_unref (registry);
  return status;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays rounds by chance at every table of every house, as they come and with
 * rules set by chance, and checks after every action what must always hold. A
 * quick run is part of the tests; for a long one:
 *
 *   test-core-conformance --rounds 220 --option-sets 200 --jobs 2
 *
 * A failure prints the position, to be judged again with canasta-cli. */
#include "config.h"

#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "random-play.h"
#include "tables.h"

/* No round takes so many actions. */
#define MOST_ACTIONS 20000

static int n_rounds = 3;
static int n_option_sets = 8;
static int n_jobs = 1;
static int start = 1;

/* A round at work. */
typedef struct
{
  CanastaTable *table;
  CanastaRules *standard;       /* of the table's house */
  CanastaRandom random;
  CanastaState state;
  CanastaMemory memory;
  guint n_actions;
  GArray *legal;                /* of CanastaAction */
} Round;

static guint
below (Round *round, guint bound)
{
  return canasta_random_below (&round->random, bound);
}

/* Failures */

/* The rules that differ from the house's. */
static JsonNode *
write_rules (const Round *round)
{
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (round->table);
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, json_object_new ());
  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);

      if (!canasta_rules_is_same (rules, round->standard, rule))
        json_object_set_member (json_node_get_object (node), rule->name,
                                canasta_rules_get_json (rules, rule));
    }
  return node;
}

static void G_GNUC_PRINTF (3, 4) G_GNUC_NORETURN
fail (const Round *round, const CanastaState *state, const char *format, ...)
{
  g_autoptr (JsonNode) rules = write_rules (round);
  g_autoptr (JsonNode) position = canasta_position_write (state, round->table, rules);
  g_autofree char *text = canasta_json_write (position, FALSE);
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_error ("%s, in {\"position\": %s}", message, text);
}

/* Checks */

static void
check_text (const Round *round, const CanastaAction *action)
{
  g_autofree char *text = canasta_action_write (action);
  CanastaAction again;

  if (!canasta_action_read (text, &again) || !canasta_action_equal (action, &again))
    fail (round, &round->state, "“%s” does not read as it was written", text);
}

static void
check_json (const Round *round)
{
  g_autoptr (JsonNode) rules = write_rules (round);
  g_autoptr (JsonNode) node = canasta_position_write (&round->state, round->table, rules);
  g_autoptr (GError) error = NULL;
  g_autofree CanastaState *again = g_new (CanastaState, 1);

  if (!test_read_position (json_node_get_object (node), round->table, again, &error))
    fail (round, &round->state, "the position is not read: %s", error->message);
  if (!canasta_state_equal (&round->state, again))
    fail (round, &round->state, "another position is read");
}

static char *
write_observation (const Round *round, const CanastaState *state, guint seat)
{
  g_autofree CanastaObservation *observation = g_new0 (CanastaObservation, 1);
  g_autoptr (JsonNode) node = NULL;

  canasta_state_observe (state, round->table, &round->memory, seat, observation);
  node = canasta_observation_write (observation, NULL, NULL);
  return canasta_json_write (node, FALSE);
}

/* Deals all that @seat cannot see anew; the deal number would tell it too. */
static void
deal_hidden (Round *round, CanastaState *state, guint seat)
{
  CanastaBoard *board = &state->board;
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n_cards = 0;

  for (guint other = 0; other < round->table->players; other++)
    {
      CanastaCardSet rest = state->hands[other];
      CanastaCard card;

      if (other == seat)
        continue;
      while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
        for (int i = canasta_card_set_count_card (&state->hands[other], card); i > 0; i--)
          cards[n_cards++] = card;
      state->hands[other] = (CanastaCardSet){ 0 };
    }
  for (guint i = 0; i < board->stock_count; i++)
    if (round->table->by_hand || !canasta_card_is_red_three (state->stock[i]))
      cards[n_cards++] = state->stock[i];

  canasta_cards_shuffle (cards, n_cards, &round->random);
  for (guint other = 0; other < round->table->players; other++)
    for (guint i = 0; other != seat && i < board->hand_count[other]; i++)
      canasta_card_set_add_card (&state->hands[other], cards[--n_cards]);
  for (guint i = 0; i < board->stock_count; i++)
    if (round->table->by_hand || !canasta_card_is_red_three (state->stock[i]))
      state->stock[i] = cards[--n_cards];
  canasta_cards_shuffle (state->stock, board->stock_count, &round->random);
  board->deal = canasta_random_next (&round->random) >> 11;
}

/* What a seat may know does not depend on what it cannot see. */
static void
check_observation (Round *round)
{
  guint seat = below (round, round->table->players);
  g_autofree CanastaState *other = g_memdup2 (&round->state, sizeof round->state);
  g_autofree CanastaObservation *one = g_new0 (CanastaObservation, 1);
  g_autofree CanastaObservation *two = g_new0 (CanastaObservation, 1);
  g_autofree char *text = NULL;
  g_autofree char *other_text = NULL;

  deal_hidden (round, other, seat);
  canasta_state_observe (&round->state, round->table, &round->memory, seat, one);
  canasta_state_observe (other, round->table, &round->memory, seat, two);
  if (memcmp (one, two, sizeof *one) != 0)
    fail (round, &round->state, "seat %u sees hidden cards", seat);

  text = write_observation (round, &round->state, seat);
  other_text = write_observation (round, other, seat);
  if (!g_str_equal (text, other_text))
    fail (round, &round->state, "the observation of seat %u tells hidden cards", seat);
}

static void
check_score (const Round *round)
{
  CanastaScore score;

  canasta_state_score (&round->state, round->table, &score);
  for (guint i = 0; i < score.n_rows; i++)
    {
      const CanastaScoreRow *row = &score.rows[i];

      if (row->total != row->cards + row->natural_canastas + row->mixed_canastas
                            + row->special_canastas + row->red_threes + row->going_out
                            + row->hand + row->penalties + row->bonus
          || score.totals[i] != round->state.board.totals[i] + row->total)
        fail (round, &round->state, "score row %u does not add up", i);
    }
  if (score.match_over != (score.winners != 0))
    fail (round, &round->state, "the match is over without a winner, or goes on with one");
}

static void
check_position (Round *round, gboolean thoroughly)
{
  const CanastaState *state = &round->state;
  g_autoptr (GError) error = NULL;

  if (!canasta_state_check (state, round->table, &error))
    fail (round, state, "%s", error->message);
  if (!thoroughly)
    return;
  check_json (round);
  check_observation (round);
  check_score (round);
}

/* Playing */

/* Applies an action: as the judge says, and a refused one changes nothing. */
static gboolean
play (Round *round, const CanastaAction *action)
{
  g_autofree CanastaState *before = g_memdup2 (&round->state, sizeof round->state);
  const CanastaBoard *board = &round->state.board;
  gboolean legal = canasta_judge (round->table, board, &round->state.hands[board->to_act], action,
                                  NULL, NULL);
  CanastaRefusal refusal = { 0 };
  g_autofree char *message = NULL;

  if (canasta_state_apply (&round->state, round->table, action, &refusal) != legal)
    fail (round, before, "judge and apply do not agree on an action");
  if (legal)
    {
      canasta_memory_note (&round->memory, &before->board, action, &round->state.board);
      round->n_actions++;
      return TRUE;
    }

  if (memcmp (before, &round->state, sizeof *before) != 0)
    fail (round, before, "a refused action changed the position");
  message = canasta_refusal_get_message (&refusal, NULL);
  if (refusal.reason == CANASTA_REASON_NONE || refusal.reason >= CANASTA_N_REASONS
      || *message == '\0')
    fail (round, before, "a refusal has no reason");
  return FALSE;
}

static gboolean
add_legal (const CanastaAction *action, gpointer data)
{
  Round *round = data;
  CanastaAction *copy;

  g_array_set_size (round->legal, round->legal->len + 1);
  copy = &g_array_index (round->legal, CanastaAction, round->legal->len - 1);
  canasta_action_copy (copy, action);
  return round->legal->len < 1000;
}

static void
list_legal (Round *round)
{
  const CanastaBoard *board = &round->state.board;

  g_array_set_size (round->legal, 0);
  canasta_list_legal (round->table, board, &round->state.hands[board->to_act], add_legal, round);
  if (round->legal->len == 0)
    fail (round, &round->state, "seat %d has no legal action", board->to_act);
}

/* One of the kinds that are legal, then one of that kind. */
static const CanastaAction *
choose_legal (Round *round)
{
  guint kinds = 0;
  guint kind, n = 0;

  for (guint i = 0; i < round->legal->len; i++)
    kinds |= 1u << g_array_index (round->legal, CanastaAction, i).kind;
  do
    kind = below (round, CANASTA_ACTION_OUT + 1);
  while (!(kinds & 1u << kind));
  for (guint i = 0; i < round->legal->len; i++)
    n += g_array_index (round->legal, CanastaAction, i).kind == kind;
  n = below (round, n);
  for (guint i = 0;; i++)
    if (g_array_index (round->legal, CanastaAction, i).kind == kind && n-- == 0)
      return &g_array_index (round->legal, CanastaAction, i);
}

/* A way out that is found must be one to the end. */
static gboolean
go_out (Round *round)
{
  const CanastaBoard *board = &round->state.board;
  g_autofree CanastaState *before = NULL;
  CanastaAction action;
  CanastaCard discard;

  if (board->phase != CANASTA_PHASE_PLAY
      || !canasta_find_way_out (round->table, board, &round->state.hands[board->to_act], &action,
                                &discard))
    return FALSE;
  before = g_memdup2 (&round->state, sizeof round->state);
  if (action.n_groups > 0 && !play (round, &action))
    fail (round, before, "a way out is no legal meld");
  if (discard == CANASTA_NO_CARD)
    canasta_action_init (&action, CANASTA_ACTION_OUT);
  else
    canasta_action_init_card (&action, CANASTA_ACTION_DISCARD, discard);
  if (!play (round, &action))
    fail (round, before, "a way out does not end by going out");
  return TRUE;
}

static void
play_something (Round *round)
{
  CanastaAction action;

  list_legal (round);
  check_text (round, &g_array_index (round->legal, CanastaAction, below (round, round->legal->len)));

  test_random_nonsense (&round->random, round->table, &action);
  check_text (round, &action);
  if (play (round, &action))
    return;
  for (guint tries = below (round, 4); tries > 0; tries--)
    {
      test_random_plan (&round->random, round->table, &round->state, &action);
      if ((action.n_groups > 0 || action.kind == CANASTA_ACTION_TAKE) && play (round, &action))
        return;
    }
  if (below (round, 8) == 0 && go_out (round))
    return;
  if (!play (round, choose_legal (round)))
    fail (round, &round->state, "a listed action is not legal");
}

static void
play_round (Round *round)
{
  CanastaBoard *board = &round->state.board;
  guint number = 1 + below (round, 8);
  gint32 totals[CANASTA_MAX_SEATS] = { 0 };

  for (guint i = 0; i < (round->table->by_seat ? 3u : round->table->n_sides); i++)
    totals[i] = -500 + 5 * (gint32) below (round, 1000);
  memset (&round->state, 0, sizeof round->state);
  memset (&round->memory, 0, sizeof round->memory);
  round->n_actions = 0;
  canasta_state_deal (&round->state, round->table, canasta_random_next (&round->random) >> 11,
                      number, canasta_table_get_dealer (round->table, number, 0), totals);
  check_position (round, TRUE);

  while (board->ended == CANASTA_END_NONE)
    {
      play_something (round);
      check_position (round, below (round, 64) == 0 || board->ended != CANASTA_END_NONE);
      if (round->n_actions > MOST_ACTIONS)
        fail (round, &round->state, "the round does not end");
    }
}

/* Tables */

/* The table with the rules of its house, or with some of them changed by
 * chance; NULL where those contradict each other. */
static CanastaTable *
vary_table (CanastaTable *table, CanastaRandom *random, guint option_set)
{
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (table);
  g_autoptr (GError) error = NULL;
  CanastaTable *varied;

  if (option_set == 0)
    return canasta_table_ref (table);
  test_random_rules (random, rules);
  varied = canasta_table_new (table->variant, canasta_table_get_variant (table), table->players,
                              canasta_table_get_seating (table), canasta_table_get_house (table),
                              rules, &error);
  if (varied == NULL)
    {
      g_assert_true (error->domain == CANASTA_RULES_ERROR);
      g_assert_cmpint (error->code, ==, CANASTA_RULES_ERROR_CONTRADICTION);
    }
  return varied;
}

static void
run_option_set (CanastaTable *table, guint option_set)
{
  g_autofree Round *round = g_new0 (Round, 1);
  g_autoptr (CanastaTable) varied = NULL;
  g_autofree char *name = canasta_table_dup_name (table);
  const char *house = canasta_table_get_house (table);

  round->random.state = ((guint64) start << 40) + ((guint64) option_set << 32)
                        + g_str_hash (name) + (house ? g_str_hash (house) : 0);
  while (varied == NULL)
    varied = vary_table (table, &round->random, option_set);
  round->table = varied;
  round->standard = canasta_table_dup_rules (table);
  round->legal = g_array_new (FALSE, FALSE, sizeof (CanastaAction));
  for (int i = 0; i < n_rounds; i++)
    play_round (round);
  g_array_unref (round->legal);
  g_object_unref (round->standard);
}

/* Shares the option sets among processes. */
static void
run_jobs (CanastaTable *table)
{
  for (int job = 0; job < n_jobs; job++)
    if (fork () == 0)
      {
        for (int i = job; i <= n_option_sets; i += n_jobs)
          run_option_set (table, (guint) i);
        _exit (0);
      }
  for (int job = 0; job < n_jobs; job++)
    {
      int status = 1;

      wait (&status);
      g_assert_cmpint (status, ==, 0);
    }
}

static void
run_table (gconstpointer table)
{
  if (n_jobs > 1)
    run_jobs ((CanastaTable *) table);
  for (int i = 0; n_jobs == 1 && i <= n_option_sets; i++)
    run_option_set ((CanastaTable *) table, (guint) i);
}

static void
add_tables (CanastaRegistry *registry, const char *house)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) names = canasta_registry_list_tables (registry, house, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (g_strv_length (names), >, 0);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *variant = NULL;
      g_autofree char *seating = NULL;
      g_autofree char *test = NULL;
      CanastaTable *table;
      guint players;

      canasta_table_name_read (names[i], &variant, &players, &seating, &error);
      g_assert_no_error (error);
      table = canasta_registry_open_table (registry, variant, players, seating, house, NULL,
                                           &error);
      g_assert_no_error (error);
      test = g_strdup_printf ("/conformance/%s/%s", house ? house : "no-house", names[i]);
      g_test_add_data_func_full (test, table, run_table, (GDestroyNotify) canasta_table_unref);
    }
}

int
main (int argc, char *argv[])
{
  const GOptionEntry entries[] = {
    { "rounds", 0, 0, G_OPTION_ARG_INT, &n_rounds, "Rounds with each set of rules", "N" },
    { "option-sets", 0, 0, G_OPTION_ARG_INT, &n_option_sets, "Sets of rules at each table", "N" },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &n_jobs, "Processes at a time", "N" },
    { "start", 0, 0, G_OPTION_ARG_INT, &start, "Where chance begins", "N" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (CanastaRegistry) registry = NULL;
  g_autoptr (GError) error = NULL;
  CanastaHouses *houses;

  g_test_init (&argc, &argv, NULL);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);

  registry = canasta_registry_new ();
  houses = canasta_registry_get_houses (registry);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (houses)), >=, 5);
  add_tables (registry, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (houses)); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (G_LIST_MODEL (houses), i);

      add_tables (registry, canasta_house_get_id (house));
    }
  return g_test_run ();
}

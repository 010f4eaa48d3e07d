/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays rounds at every table of every house, as they come and with rules set
 * by chance, and checks after every action what must always hold. Seats are
 * played by chance, by the random player, by the lower levels and by the policy.
 * A quick run is part of the tests; for a long one:
 *
 *   test-core-conformance --rounds 220 --option-sets 200 --jobs 2
 *
 * A failure prints the position, to be judged again with canasta-cli. */
#include "config.h"

#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "players/belief.h"
#include "players/random-player.h"
#include "odd-variant.h"
#include "round.h"

/* No round takes so many actions. */
#define MOST_ACTIONS 20000

/* After one of so many actions the position is written and read again; before
 * one of so many a seat tells what it believes. */
#define WRITTEN 128

/* Before one of so many actions a question is looked for. */
#define ASKED 8

/* More cards than these are not always laid in every way there is. */
#define MOST_SEARCHED 40

/* Of so many choices of the policy one is searched for instead, so far. */
#define SEARCHED 64
#define FEW_ROLLOUTS 16

static int n_rounds = 3;
static int n_option_sets = 8;
static int n_jobs = 1;
static int start = 1;

/* How a seat of a round is played. */
typedef enum
{
  BY_CHANCE,                    /* anything that is legal, and tries what is not */
  BY_RANDOM_PLAYER,
  BY_LEVEL,                     /* by a level that errs */
  BY_POLICY,                    /* and now and then by a search */
  N_WAYS,
} Way;

static guint
below (Round *round, guint bound)
{
  return canasta_random_below (&round->random, bound);
}

/* Playing */

static gboolean
has_partner (const CanastaBoard *board, guint seat)
{
  for (guint other = board->next[seat]; other != seat; other = board->next[other])
    if (board->side[other] == board->side[seat])
      return TRUE;
  return FALSE;
}

/* A word between partners binds: who was told yes has a way out to the end, who
 * was told no does not go out, and nobody does unasked where asking is a duty. */
static void
check_word (Round *round, const CanastaState *before)
{
  const CanastaBoard *board = &round->state.board;
  const CanastaCardSet *hand = &round->state.hands[board->to_act];
  guint seat = board->turn_seat;
  CanastaAction action;
  CanastaCard discard;

  if (board->asked && !has_partner (board, seat))
    round_fail (round, before, "a side of one has asked");
  if (board->ended == CANASTA_END_OUT || board->ended == CANASTA_END_CONCEALED)
    {
      if (board->answer == CANASTA_ANSWER_NO
          || (board->answer == CANASTA_ANSWER_NONE && has_partner (board, seat)
              && round->table->rules.asking == CANASTA_ASKING_MUST))
        round_fail (round, before, "seat %u goes out without the partner's yes", seat);
    }
  else if (board->answer == CANASTA_ANSWER_YES && board->ended == CANASTA_END_NONE
           && canasta_roles_count_aside (&round->table->roles, hand) == 0
           && !(board->phase == CANASTA_PHASE_DRAW
                  ? canasta_way_by_pile_find (round->table, board, hand, &action)
                  : canasta_way_out_find (round->table, board, hand, &action, &discard)))
    round_fail (round, before, "seat %u has promised what cannot be kept", seat);
}

/* Whether the search for a way out may give up before it has seen everything, as it
 * does with so many cards and sequences. */
static gboolean
may_give_up (const Round *round)
{
  const CanastaBoard *board = &round->state.board;

  return round->table->forms.of[CANASTA_FORM_SEQUENCE].when != CANASTA_MELD_WHEN_NEVER
         && board->hand_count[board->to_act] + board->pile_count > MOST_SEARCHED;
}

/* Where a take, after a yes, leads to going out the yes can be asked for. */
static void
check_question (Round *round)
{
  const CanastaBoard *board = &round->state.board;
  const CanastaCardSet *hand = &round->state.hands[board->to_act];
  CanastaBoard told = *board;
  CanastaAction take, ask;

  if (board->phase != CANASTA_PHASE_DRAW || board->asked || !has_partner (board, board->to_act)
      || round->table->rules.asking == CANASTA_ASKING_OFF
      || canasta_roles_count_aside (&round->table->roles, hand) > 0 || may_give_up (round))
    return;
  test_random_plan (&round->random, round->table, &round->state, &take);
  canasta_action_init (&ask, CANASTA_ACTION_ASK);
  told.asked = TRUE;
  told.answer = CANASTA_ANSWER_YES;
  if (canasta_judge (round->table, &told, hand, &take, NULL, NULL)
      && !canasta_judge (round->table, board, hand, &ask, NULL, NULL))
    {
      g_autofree char *text = canasta_action_write (&take);

      round_fail (round, &round->state, "“%s” would go out, and there is no asking for it", text);
    }
}

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
    round_fail (round, before, "judge and apply do not agree on an action");
  if (legal)
    {
      canasta_memory_note (&round->memory, round->table, &before->board, action,
                           &round->state.board);
      check_word (round, before);
      if (round->match)
        round_check_match (round, before, action);
      round->n_actions++;
      return TRUE;
    }

  if (memcmp (before, &round->state, sizeof *before) != 0)
    round_fail (round, before, "a refused action changed the position");
  message = canasta_refusal_get_message (&refusal, NULL, NULL);
  if (refusal.reason == CANASTA_REASON_NONE || refusal.reason >= CANASTA_N_REASONS
      || *message == '\0')
    round_fail (round, before, "a refusal has no reason");
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
    round_fail (round, &round->state, "seat %d has no legal action", board->to_act);
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
    kind = below (round, CANASTA_N_ACTION_KINDS);
  while (!(kinds & 1u << kind));
  for (guint i = 0; i < round->legal->len; i++)
    n += g_array_index (round->legal, CanastaAction, i).kind == kind;
  n = below (round, n);
  for (guint i = 0;; i++)
    if (g_array_index (round->legal, CanastaAction, i).kind == kind && n-- == 0)
      return &g_array_index (round->legal, CanastaAction, i);
}

/* Takes the pile to go out; whether that may be done unasked is another matter. */
static gboolean
take_to_go_out (Round *round)
{
  const CanastaBoard *board = &round->state.board;
  const CanastaCardSet *hand = &round->state.hands[board->to_act];
  g_autofree CanastaState *before = g_memdup2 (&round->state, sizeof round->state);
  gboolean unasked = board->answer == CANASTA_ANSWER_NONE && has_partner (board, board->to_act)
                     && round->table->rules.asking == CANASTA_ASKING_MUST;
  CanastaAction action;
  CanastaCard discard;

  if (board->answer == CANASTA_ANSWER_NO
      || !canasta_way_by_pile_find (round->table, board, hand, &action))
    return FALSE;
  if (!play (round, &action))
    {
      if (!unasked)
        round_fail (round, before, "a way out by the pile is no legal take");
      return FALSE;
    }
  if (!unasked && canasta_roles_count_aside (&round->table->roles, hand) == 0
      && !canasta_way_out_find (round->table, board, hand, &action, &discard))
    round_fail (round, before, "a way out by the pile leads nowhere");
  return TRUE;
}

/* A way out that is found must be one to the end. */
static gboolean
go_out (Round *round)
{
  const CanastaBoard *board = &round->state.board;
  g_autofree CanastaState *before = NULL;
  CanastaAction action;
  CanastaCard discard;

  if (board->phase == CANASTA_PHASE_DRAW)
    return take_to_go_out (round);
  if (board->phase != CANASTA_PHASE_PLAY
      || !canasta_way_out_find (round->table, board, &round->state.hands[board->to_act], &action,
                                &discard))
    return FALSE;
  before = g_memdup2 (&round->state, sizeof round->state);
  if (action.n_groups > 0 && !play (round, &action))
    round_fail (round, before, "a way out is no legal meld");
  if (discard == CANASTA_NO_CARD)
    canasta_action_init (&action, CANASTA_ACTION_OUT);
  else
    canasta_action_init_card (&action, CANASTA_ACTION_DISCARD, discard);
  if (!play (round, &action))
    round_fail (round, before, "a way out does not end by going out");
  return TRUE;
}

static void
play_by_chance (Round *round)
{
  CanastaAction action;

  test_random_nonsense (&round->random, round->table, &action);
  round_check_text (round, &action);
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
    round_fail (round, &round->state, "a listed action is not legal");
}

/* The policy plays a position to its end, and never proposes what is not legal. */
static void
play_out (Round *round, CanastaState *world)
{
  const CanastaBoard *board = &world->board;
  CanastaMemory memory = round->memory;

  for (guint n_actions = 0; board->ended == CANASTA_END_NONE; n_actions++)
    {
      g_autofree CanastaState *before = g_memdup2 (world, sizeof *world);
      CanastaAction action;
      CanastaPlan plan;

      canasta_policy_decide (round->table, board, &world->hands[board->to_act], &memory,
                             canasta_policy_get_weights (round->table), &action, &plan);
      if (!canasta_state_apply (world, round->table, &action, NULL) || n_actions > MOST_ACTIONS)
        {
          g_autofree char *text = canasta_action_write (&action);

          round_fail (round, before, "“%s” is played out and not legal", text);
        }
      canasta_memory_note (&memory, round->table, &before->board, &action, board);
    }
}

static char *
write_observation (const CanastaObservation *observation)
{
  g_autoptr (JsonNode) node = canasta_observation_write (observation, NULL);

  return canasta_json_write (node, FALSE);
}

/* What a seat believes is a sound position, and one in which it knows the same. */
static void
check_belief (Round *round)
{
  const CanastaBoard *board = &round->state.board;
  g_autofree CanastaObservation *observation = g_new0 (CanastaObservation, 1);
  g_autofree CanastaObservation *again = g_new0 (CanastaObservation, 1);
  g_autofree CanastaBelief *belief = g_new0 (CanastaBelief, 1);
  g_autofree CanastaState *world = g_new0 (CanastaState, 1);
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;
  g_autoptr (GError) error = NULL;

  canasta_state_observe (&round->state, round->table, &round->memory, board->to_act, observation);
  canasta_belief_init (belief, observation,
                       below (round, 2) == 0 ? canasta_hand_odds_get (round->table) : NULL);
  canasta_belief_sample (belief, &round->random, world);
  if (!canasta_state_check (world, round->table, &error))
    round_fail (round, &round->state, "seat %d believes what cannot be: %s", board->to_act,
                error->message);
  canasta_state_observe (world, round->table, &round->memory, board->to_act, again);
  text = write_observation (observation);
  text_again = write_observation (again);
  if (!g_str_equal (text, text_again))
    round_fail (round, &round->state, "seat %d believes what it knows to be otherwise",
                board->to_act);
  /* Who asks has a way out, which is seldom believed. */
  if (board->phase != CANASTA_PHASE_REPLY)
    play_out (round, world);
}

/* A bot of one of the levels that err, or of one that searches, with any habits. */
static CanastaBot *
create_bot (Round *round, Way way)
{
  CanastaManner manner = { .level = way == BY_LEVEL ? canasta_level_get (below (round, 2))
                                                    : canasta_level_find ("strong") };
  CanastaBot *bot;

  for (guint kind = 0; kind < CANASTA_N_HABIT_KINDS; kind++)
    manner.habits.of[kind] = (guint8) below (round, canasta_habit_count (kind));
  bot = canasta_bot_new_mannered (&manner, below (round, 1000));
  canasta_bot_set_think_time (bot, 0);
  if (way != BY_LEVEL)
    canasta_bot_set_rollouts (bot, FEW_ROLLOUTS);
  return bot;
}

/* A search with few deals played out, but with the same cards to believe in; or
 * one of the levels that err. */
static void
choose_as_seen (Round *round, Way way, CanastaAction *action)
{
  g_autoptr (CanastaBot) bot = create_bot (round, way);
  g_autofree CanastaObservation *observation = g_new0 (CanastaObservation, 1);

  canasta_state_observe (&round->state, round->table, &round->memory, round->state.board.to_act,
                         observation);
  canasta_player_choose (CANASTA_PLAYER (bot), observation, action, NULL, NULL);
}

/* Chooses, and works the choice out. */
static void
decide (Round *round, Way way, CanastaAction *action, CanastaPlan *plan)
{
  const CanastaBoard *board = &round->state.board;
  const CanastaCardSet *hand = &round->state.hands[board->to_act];

  if (way == BY_RANDOM_PLAYER)
    canasta_random_player_decide (round->table, board, hand, &round->random, action, plan);
  else if (way == BY_POLICY && below (round, SEARCHED) > 0)
    canasta_policy_decide (round->table, board, hand, &round->memory,
                           canasta_policy_get_weights (round->table), action, plan);
  else
    {
      choose_as_seen (round, way, action);
      if (!canasta_judge (round->table, board, hand, action, plan, NULL))
        {
          g_autofree char *text = canasta_action_write (action);

          round_fail (round, &round->state, "“%s” is chosen and not legal", text);
        }
    }
}

/* What a player chooses is legal, and the plan that comes with it leads where
 * the action does. */
static void
play_by_player (Round *round, Way way)
{
  g_autofree CanastaState *planned = g_memdup2 (&round->state, sizeof round->state);
  g_autofree char *text = NULL;
  CanastaAction action;
  CanastaPlan plan;

  decide (round, way, &action, &plan);
  text = canasta_action_write (&action);
  canasta_state_commit (planned, round->table, &action, &plan);
  if (!play (round, &action))
    round_fail (round, &round->state, "“%s” is chosen and not legal", text);
  if (!canasta_state_equal (planned, &round->state))
    round_fail (round, &round->state, "“%s” led here and was planned otherwise", text);
}

static void
play_something (Round *round, Way way)
{
  list_legal (round);
  round_check_text (round, &g_array_index (round->legal, CanastaAction,
                                           below (round, round->legal->len)));
  if (below (round, WRITTEN) == 0)
    check_belief (round);
  if (below (round, ASKED) == 0)
    check_question (round);
  if (way == BY_CHANCE)
    play_by_chance (round);
  else
    play_by_player (round, way);
}

/* One way at all seats, or another one at each. */
static void
choose_ways (Round *round, Way *ways)
{
  Way way = below (round, N_WAYS + 1);

  for (guint seat = 0; seat < round->table->players; seat++)
    ways[seat] = way < N_WAYS ? way : below (round, N_WAYS);
}

/* Deals the first round of a match, or any round after any other ones. */
static void
deal (Round *round)
{
  guint64 deal = canasta_random_next (&round->random) >> 11;
  guint number = 1 + below (round, 8);
  gint32 totals[CANASTA_MAX_SEATS] = { 0 };

  memset (&round->state, 0, sizeof round->state);
  memset (&round->memory, 0, sizeof round->memory);
  round->n_actions = 0;
  g_clear_object (&round->match);
  if (below (round, 4) == 0)
    {
      round->match = canasta_match_new (round->table, CANASTA_DEALING_IN_SUCCESSION, deal, NULL);
      canasta_state_copy (&round->state, canasta_match_get_state (round->match));
      return;
    }

  for (guint i = 0; i < (round->table->by_seat ? round->table->players : round->table->n_sides); i++)
    totals[i] = -500 + 5 * (gint32) below (round, 1000);
  canasta_state_deal (&round->state, round->table, deal, number,
                      canasta_table_get_dealer (round->table, number, 0), totals);
}

static void
play_round (Round *round)
{
  const CanastaBoard *board = &round->state.board;
  Way ways[CANASTA_MAX_SEATS];

  deal (round);
  choose_ways (round, ways);
  round_check_position (round, below (round, 4) == 0);

  while (board->ended == CANASTA_END_NONE)
    {
      play_something (round, ways[board->to_act]);
      round_check_position (round, below (round, board->ended ? 4 : WRITTEN) == 0);
      if (round->n_actions > MOST_ACTIONS)
        round_fail (round, &round->state, "the round does not end");
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
  if (!varied)
    {
      g_assert_true (error->domain == CANASTA_RULES_ERROR);
      g_assert_cmpint (error->code, ==, CANASTA_RULES_ERROR_CONTRADICTION);
    }
  return varied;
}

/* The rules that differ from the house's. */
static JsonNode *
write_rules (CanastaTable *table, CanastaTable *varied)
{
  g_autoptr (CanastaRules) standard = canasta_table_dup_rules (table);
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (varied);
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, json_object_new ());
  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);

      if (!canasta_rules_is_same (rules, standard, rule))
        json_object_set_member (json_node_get_object (node), rule->name,
                                canasta_rules_get_json (rules, rule));
    }
  return node;
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
  while (!varied)
    varied = vary_table (table, &round->random, option_set);
  round->table = varied;
  round->rules = write_rules (table, varied);
  round->legal = g_array_new (FALSE, FALSE, sizeof (CanastaAction));
  for (int i = 0; i < n_rounds; i++)
    play_round (round);
  g_array_unref (round->legal);
  json_node_unref (round->rules);
  g_clear_object (&round->match);
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
  for (guint i = 0; names[i]; i++)
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

/* Burraco where few ranks make groups: much lies in sequence, and takes long to go out with. */
static void
add_burraco (CanastaRegistry *registry, guint players, CanastaGroups groups)
{
  g_autofree char *test = g_strdup_printf ("/conformance/burraco/%u/%d", players, groups);
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaTable) table = canasta_registry_open_table (registry, "burraco", players, NULL,
                                                                NULL, NULL, &error);
  g_autoptr (CanastaRules) rules = NULL;
  CanastaTable *changed;

  g_assert_no_error (error);
  rules = canasta_table_dup_rules (table);
  g_assert_true (canasta_rules_set_number (rules, "groups", groups, NULL));
  changed = canasta_table_new (table->variant, "burraco", players, NULL, NULL, rules, &error);
  g_assert_no_error (error);
  g_test_add_data_func_full (test, changed, run_table, (GDestroyNotify) canasta_table_unref);
}

/* Sides that form in different ways: pairs opposite each other, or the taker with
 * nobody, with the next player, or with everybody but one. */
static GVariant *
form_sides (guint players, guint taker, GError **error)
{
  GVariantBuilder sides;
  guint with = MIN (taker, players - 2);
  guint first = G_MAXUINT;

  g_variant_builder_init (&sides, G_VARIANT_TYPE ("au"));
  for (guint seat = 0; seat < players; seat++)
    {
      guint side = taker % 2 == 1 && players > 3 ? seat % 2
                                                 : (seat + players - taker) % players <= with;

      if (seat == 0)
        first = side;
      g_variant_builder_add (&sides, "u", side == first ? 0 : 1);
    }
  return g_variant_builder_end (&sides);
}

/* Some ranks are kept, and going out needs more than canastas. */

static gboolean
may_discard (const CanastaHookTurn *turn, CanastaRank rank, gboolean *answer, GError **error)
{
  *answer = rank != CANASTA_RANK_SEVEN || turn->sides[turn->side].canastas > 0;
  return TRUE;
}

static gboolean
may_go_out (const CanastaHookTurn *turn, const CanastaHookSide *side, gboolean *answer,
            char **why, GError **error)
{
  *answer = side->by_class[CANASTA_CLASS_NATURAL] > 0 || side->red_threes > 0;
  *why = *answer ? NULL : g_strdup ("You need a red three, or a canasta without wild cards.");
  return TRUE;
}

static gboolean
classify_meld (const CanastaHookMeld *meld, int standard, int *answer, GError **error)
{
  *answer = standard + (int) (10 * meld->twos);
  return TRUE;
}

static gboolean
score_side (const CanastaHookSide *side, int points, int *answer, GError **error)
{
  *answer = side->out ? 50 : -5 * (int) side->cards;
  return TRUE;
}

static const TestHooks odd_hooks[] = {
  { .form_sides = form_sides },
  { may_discard, may_go_out, classify_meld, score_side, NULL, NULL },
};

/* Tables where sides form, and tables whose variant has a say while cards are
 * played, for any number of players. */
static void
add_odd_tables (void)
{
  static const char *const names[] = { "forming", "hooks" };
  g_autoptr (CanastaRules) rules = canasta_rules_new ();

  for (guint i = 0; i < G_N_ELEMENTS (odd_hooks); i++)
    for (guint players = 2; players <= CANASTA_MAX_SEATS; players++)
      {
        g_autofree char *test = g_strdup_printf ("/conformance/%s/%u", names[i], players);

        g_test_add_data_func_full (test, test_open_odd_table (&odd_hooks[i], players, rules),
                                   run_table, (GDestroyNotify) canasta_table_unref);
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
  for (guint groups = CANASTA_GROUPS_NONE; groups <= CANASTA_GROUPS_ACES_AND_THREES; groups++)
    {
      add_burraco (registry, 2, groups);
      add_burraco (registry, 4, groups);
    }
  add_odd_tables ();
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* No player knows what its seat may not know. A deal is played, then dealt anew
 * with the cards exchanged that a seat never saw, and the same actions are
 * played: all the while the seat must know the same, and choose the same. */
#include "config.h"

#include <string.h>

#include "players/random-player.h"
#include "random-play.h"

/* Deals played out for a choice by the levels that search. */
#define ROLLOUTS 60

/* Of so many decisions one is put to all players, the others to the policy. */
#define PUT_TO_ALL 6

/* Of so many decisions each table must have the double. */
#define DECISIONS 200

/* So many deals are played for them to the end, and where that is not enough others up to so
 * many actions. */
#define WHOLE_DEALS 30
#define SHORT_DEAL 60

/* A deal and its double. */
typedef struct
{
  CanastaTable *table;
  CanastaRandom random;
  guint seat;                   /* whose eyes are looked through */
  guint most_actions;           /* after so many it is broken off */
  CanastaState start;
  CanastaCardSet held[CANASTA_MAX_SEATS];       /* from the beginning to the end */
  guint n_untouched;            /* cards at the bottom of the stock */
  guint untaken;                /* places of second hands that lay there to the end, as bits */
  GArray *actions;              /* of CanastaAction */
} Deal;

static CanastaRegistry *registry;

/* Playing */

/* What somebody held all the time. */
static void
note_held (Deal *deal, const CanastaState *state)
{
  for (guint seat = 0; seat < deal->table->players; seat++)
    {
      CanastaCardSet rest = deal->held[seat];
      CanastaCard card;

      while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
        while (canasta_card_set_count_card (&deal->held[seat], card)
               > canasta_card_set_count_card (&state->hands[seat], card))
          canasta_card_set_remove_card (&deal->held[seat], card);
    }
  deal->n_untouched = MIN (deal->n_untouched, state->board.stock_count);
}

static const CanastaCard *
find_packet (const CanastaState *state, guint place)
{
  return state->packets + canasta_board_find_packet (&state->board, place);
}

/* The second hands that nobody has taken up, and that did not become the stock. */
static void
note_untaken (Deal *deal, const CanastaState *end)
{
  for (guint place = 0; place < CANASTA_MAX_SEATS; place++)
    {
      guint n = deal->start.board.packet_count[place];
      const CanastaCard *packet = find_packet (&deal->start, place);

      for (guint k = 0; k < CANASTA_MAX_SEATS; k++)
        if (n > 0 && end->board.packet_count[k] == n
            && memcmp (find_packet (end, k), packet, n * sizeof *packet) == 0)
          deal->untaken |= 1u << place;
    }
}

/* Whether a second hand that was left became the stock, all of which was drawn by then. */
static gboolean
has_new_stock (const CanastaBoard *before, const CanastaBoard *after)
{
  guint taken = after->second_hand_taken & ~(guint) before->second_hand_taken;

  return before->n_second_hands - after->n_second_hands > __builtin_popcount (taken);
}

/* Plays a deal, by the policy and sometimes by chance, and writes it down. */
static void
play (Deal *deal)
{
  const CanastaWeights *weights = canasta_policy_get_weights (deal->table);
  g_autofree CanastaState *state = g_memdup2 (&deal->start, sizeof deal->start);
  CanastaBoard *board = &state->board;
  CanastaMemory memory = { 0 };

  memcpy (deal->held, state->hands, sizeof deal->held);
  deal->n_untouched = board->stock_count;
  while (board->ended == CANASTA_END_NONE && deal->actions->len < deal->most_actions)
    {
      const CanastaCardSet *hand = &state->hands[board->to_act];
      g_autofree CanastaBoard *before = g_memdup2 (board, sizeof *board);
      CanastaAction action;
      CanastaPlan plan;

      if (canasta_random_below (&deal->random, 4) > 0)
        canasta_policy_decide (deal->table, board, hand, &memory, weights, &action, &plan);
      else
        canasta_random_player_decide (deal->table, board, hand, &deal->random, &action, &plan);
      canasta_state_commit (state, deal->table, &action, &plan);
      canasta_memory_note (&memory, deal->table, before, &action, board);
      note_held (deal, state);
      if (has_new_stock (before, board))
        deal->n_untouched = 0;
      g_array_append_val (deal->actions, action);
    }
  note_untaken (deal, state);
}

/* Dealing anew */

/* Takes the cards of second hands that stay unseen out of them, or puts others into
 * them. Returns: how many cards there are then. */
static guint
move_second_hands (const Deal *deal, CanastaState *state, CanastaCard *cards, guint n,
                   gboolean back)
{
  const CanastaBoard *board = &state->board;

  for (guint place = 0; place < CANASTA_MAX_SEATS; place++)
    for (guint i = 0; (deal->untaken & 1u << place) != 0 && i < board->packet_count[place]; i++)
      {
        guint at = canasta_board_find_packet (board, place) + i;

        if (canasta_faces_have (deal->table->roles.aside, deal->start.packets[at]))
          continue;
        if (back)
          state->packets[at] = cards[--n];
        else
          cards[n++] = state->packets[at];
      }
  return n;
}

/* Shuffles the cards that the seat never saw and that nobody ever played: those
 * in the other hands, in second hands, the own one too, and those at the bottom of the stock.
 * Returns: whether
 * there is anything to exchange. */
static gboolean
exchange (Deal *deal, CanastaState *state)
{
  guint n_seats = deal->table->players;
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n = 0;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      CanastaCardSet rest = deal->held[seat];
      CanastaCard card;

      while (seat != deal->seat && (card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
        for (int i = canasta_card_set_count_card (&deal->held[seat], card); i > 0; i--)
          cards[n++] = card;
    }
  for (guint i = 0; i < deal->n_untouched; i++)
    if (!canasta_faces_have (deal->table->roles.aside, state->stock[i]))
      cards[n++] = state->stock[i];
  n = move_second_hands (deal, state, cards, n, FALSE);
  if (n < 4)
    return FALSE;

  canasta_deck_shuffle (cards, n, &deal->random);
  n = move_second_hands (deal, state, cards, n, TRUE);
  for (guint seat = 0; seat < n_seats; seat++)
    if (seat != deal->seat)
      {
        canasta_card_set_remove (&state->hands[seat], &deal->held[seat]);
        for (int i = canasta_card_set_count (&deal->held[seat]); i > 0; i--)
          canasta_card_set_add_card (&state->hands[seat], cards[--n]);
      }
  for (guint i = 0; i < deal->n_untouched; i++)
    if (!canasta_faces_have (deal->table->roles.aside, state->stock[i]))
      state->stock[i] = cards[--n];
  state->board.deal = canasta_random_next (&deal->random) >> 11;
  return TRUE;
}

/* Players */

/* One of each kind: the levels, then the random player. */
static CanastaPlayer *
create_player (guint kind, guint64 seed)
{
  CanastaBot *bot;

  if (kind == canasta_level_count ())
    return canasta_random_player_new (seed);
  bot = canasta_bot_new (canasta_level_get (kind), seed);
  canasta_bot_set_think_time (bot, 0);
  if (canasta_level_get (kind)->rollouts > 0)
    canasta_bot_set_rollouts (bot, ROLLOUTS);
  return CANASTA_PLAYER (bot);
}

static void
assert_same_choice (guint kind, const CanastaObservation *one, const CanastaObservation *other)
{
  g_autoptr (CanastaPlayer) player = create_player (kind, 7);
  g_autoptr (CanastaPlayer) double_player = create_player (kind, 7);
  g_autoptr (GError) error = NULL;
  CanastaAction action;
  CanastaAction other_action;

  canasta_player_choose (player, one, &action, NULL, &error);
  g_assert_no_error (error);
  canasta_player_choose (double_player, other, &other_action, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (canasta_action_equal (&action, &other_action));
}

/* A deal being played again. */
typedef struct
{
  CanastaState state;
  CanastaMemory memory;
} Play;

static void
observe (const Deal *deal, const Play *self, CanastaObservation *observation)
{
  memset (observation, 0, sizeof *observation);
  canasta_state_observe (&self->state, deal->table, &self->memory, deal->seat, observation);
}

static gboolean
play_on (const Deal *deal, Play *self, const CanastaAction *action)
{
  g_autofree CanastaBoard *before = g_memdup2 (&self->state.board, sizeof self->state.board);

  if (!canasta_state_apply (&self->state, deal->table, action, NULL))
    return FALSE;
  canasta_memory_note (&self->memory, deal->table, before, action, &self->state.board);
  return TRUE;
}

/* Plays both deals. An action may be legal in one only, where rules force a
 * player by what is in the hand: then the deals part. Returns: how many
 * decisions were the same. */
static guint
compare (Deal *deal, Play *one, Play *other)
{
  g_autofree CanastaObservation *observation = g_new (CanastaObservation, 1);
  g_autofree CanastaObservation *double_observation = g_new (CanastaObservation, 1);
  guint n_decisions = 0;

  for (guint i = 0; i < deal->actions->len; i++)
    {
      const CanastaAction *action = &g_array_index (deal->actions, CanastaAction, i);

      observe (deal, one, observation);
      observe (deal, other, double_observation);
      g_assert_cmpmem (observation, sizeof *observation, double_observation,
                       sizeof *double_observation);
      if (one->state.board.to_act == deal->seat)
        {
          gboolean all = canasta_random_below (&deal->random, PUT_TO_ALL) == 0;

          for (guint kind = 0; kind <= canasta_level_count (); kind++)
            if (all || (kind < canasta_level_count ()
                        && g_str_equal (canasta_level_get (kind)->id, "policy")))
              assert_same_choice (kind, observation, double_observation);
          n_decisions++;
        }
      g_assert_true (play_on (deal, one, action));
      if (!play_on (deal, other, action))
        break;
    }
  return n_decisions;
}

static guint
run_deal (CanastaTable *table, CanastaRandom *random, guint most_actions)
{
  g_autofree Deal *deal = g_new0 (Deal, 1);
  g_autofree Play *one = g_new0 (Play, 1);
  g_autofree Play *other = g_new0 (Play, 1);
  gint32 totals[CANASTA_MAX_SEATS] = { 0, 1600, 3200, -100 };
  guint round = 1 + canasta_random_below (random, 8);
  guint n_decisions = 0;

  deal->table = table;
  deal->most_actions = most_actions;
  deal->random.state = canasta_random_next (random);
  deal->seat = canasta_random_below (random, table->players);
  deal->actions = g_array_new (FALSE, FALSE, sizeof (CanastaAction));
  canasta_state_deal (&deal->start, table, canasta_random_next (random) >> 11, round,
                      canasta_table_get_dealer (table, round, 0), totals);
  play (deal);
  one->state = other->state = deal->start;
  if (exchange (deal, &other->state))
    n_decisions = compare (deal, one, other);
  g_array_unref (deal->actions);
  return n_decisions;
}

/* Tables */

/* The table, or one with some of its rules changed by chance. */
static CanastaTable *
vary (CanastaTable *table, CanastaRandom *random)
{
  CanastaTable *varied = NULL;

  while (!varied)
    {
      g_autoptr (CanastaRules) rules = canasta_table_dup_rules (table);

      test_random_rules (random, rules);
      varied = canasta_table_new (table->variant, canasta_table_get_variant (table),
                                  table->players, canasta_table_get_seating (table),
                                  canasta_table_get_house (table), rules, NULL);
    }
  return varied;
}

static void
test_table (gconstpointer data)
{
  CanastaTable *table = (CanastaTable *) data;
  g_autofree char *name = canasta_table_dup_name (table);
  CanastaRandom random = { g_str_hash (name) };
  guint n_decisions = 0;

  /* In some deals every card is seen; where what is left over becomes the stock, in most. */
  for (int i = 0; i < 60 && n_decisions < DECISIONS; i++)
    n_decisions += run_deal (table, &random, i < WHOLE_DEALS ? G_MAXUINT : SHORT_DEAL);
  g_assert_cmpuint (n_decisions, >=, DECISIONS);
  for (int i = 0; i < 10; i++)
    {
      g_autoptr (CanastaTable) varied = vary (table, &random);

      run_deal (varied, &random, G_MAXUINT);
    }
}

static void
add_tables (const char *house)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) names = canasta_registry_list_tables (registry, house, &error);

  g_assert_no_error (error);
  for (guint i = 0; names[i]; i++)
    {
      g_autofree char *variant = NULL;
      g_autofree char *seating = NULL;
      g_autofree char *test = g_strdup_printf ("/fairness/%s/%s", house, names[i]);
      CanastaTable *table;
      guint players;

      canasta_table_name_read (names[i], &variant, &players, &seating, &error);
      g_assert_no_error (error);
      table = canasta_registry_open_table (registry, variant, players, seating, house, NULL,
                                           &error);
      g_assert_no_error (error);
      g_test_add_data_func_full (test, table, test_table, (GDestroyNotify) canasta_table_unref);
    }
}

int
main (int argc, char *argv[])
{
  CanastaHouses *houses;

  g_test_init (&argc, &argv, NULL);
  registry = canasta_registry_new ();
  houses = canasta_registry_get_houses (registry);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (houses)); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (G_LIST_MODEL (houses), i);

      add_tables (canasta_house_get_id (house));
    }
  return g_test_run ();
}

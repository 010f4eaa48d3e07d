/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of matches: rounds, totals, dealers, undo. */
#include "config.h"

#include "players.h"

static void
test_rounds (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=3");
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  int totals[2] = { 0 };

  match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 48213, NULL);
  g_assert_cmpstr (canasta_match_get_names (match)[3], ==, "Player 4");
  g_assert_false (canasta_match_start_round (match));

  for (guint round = 1; round <= 3; round++)
    {
      const CanastaBoard *board = &canasta_match_get_state (match)->board;
      const CanastaScore *score;

      g_assert_cmpuint (canasta_match_get_round (match), ==, round);
      g_assert_cmpuint (board->deal, ==, canasta_deck_deal_of_round (48213, round));
      g_assert_cmpuint (board->dealer, ==, (3 + round - 1) % 4);
      g_assert_cmpint (board->totals[0], ==, totals[0]);
      test_play_round (match, random);

      score = canasta_match_get_score (match, round - 1);
      for (guint side = 0; side < 2; side++)
        {
          totals[side] += score->rows[side].total;
          g_assert_cmpint (score->totals[side], ==, totals[side]);
          g_assert_cmpint (canasta_match_get_total (match, side), ==, totals[side]);
        }
      g_assert_cmpuint (canasta_match_get_to_act (match), ==, CANASTA_NO_SEAT);
      g_assert_true (canasta_match_start_round (match) == (round < 3));
    }

  g_assert_cmpint (canasta_match_get_stage (match), ==, CANASTA_STAGE_MATCH_OVER);
  g_assert_cmpuint (canasta_match_get_winners (match), ==, totals[0] > totals[1] ? 1 : 2);
}

/* Of three, the first to take the pile plays against the others; totals are kept
 * by seat. */
static void
test_sides_form (void)
{
  g_autoptr (CanastaTable) table = test_table_new (3, "rounds=2");
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (8);
  const CanastaBoard *board;

  match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 3, NULL);
  board = &canasta_match_get_state (match)->board;
  g_assert_cmpuint (board->n_sides, ==, 3);
  while (board->pile_taken_by == CANASTA_NO_SEAT)
    test_play_action (match, random);

  for (guint seat = 0; seat < 3; seat++)
    g_assert_true ((board->side[seat] == board->side[board->pile_taken_by])
                   == (seat == board->pile_taken_by));
  test_play_round (match, random);
  g_assert_true (canasta_match_get_score (match, 0)->by_seat);
  g_assert_true (canasta_match_start_round (match));
  g_assert_cmpuint (board->n_sides, ==, 3);
  g_assert_cmpint (board->totals[2], ==, canasta_match_get_total (match, 2));
}

static void
test_succession (void)
{
  g_autoptr (CanastaTable) table = test_table_new (2, "rounds=2");
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (2);

  match = canasta_match_new (table, CANASTA_DEALING_IN_SUCCESSION, CANASTA_MAX_DEAL, NULL);
  g_assert_cmpuint (canasta_match_get_state (match)->board.deal, ==, CANASTA_MAX_DEAL);
  test_play_round (match, random);
  g_assert_true (canasta_match_start_round (match));
  g_assert_cmpuint (canasta_match_get_state (match)->board.deal, ==, 0);
}

/* Numbers that are told follow from no other, and a round waits for its own; another
 * match that is made of this one is dealt as this one was. */
static void
test_told (void)
{
  static const guint64 deals[] = { 9007199254740991, 17, 4503599627370497 };
  g_autoptr (CanastaTable) table = test_table_new (2, "rounds=3");
  g_autoptr (CanastaMatch) match =
    canasta_match_new (table, CANASTA_DEALING_TOLD, deals[0], NULL);
  g_autoptr (CanastaMatch) copy = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (2);

  for (guint i = 1; i < G_N_ELEMENTS (deals); i++)
    {
      test_play_round (match, random);
      g_assert_cmpuint (canasta_match_get_deal (match, i + 1), ==, 0);
      g_assert_false (canasta_match_start_round (match));
      canasta_match_tell_deal (match, 4);
      canasta_match_tell_deal (match, deals[i]);
      g_assert_true (canasta_match_start_round (match));
      g_assert_cmpuint (canasta_match_get_state (match)->board.deal, ==, deals[i]);
    }
  copy = canasta_match_dup_at (match, 3, 0);
  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      g_assert_cmpuint (canasta_match_get_deal (match, i + 1), ==, deals[i]);
      g_assert_cmpuint (canasta_match_get_deal (copy, i + 1), ==, deals[i]);
    }
  g_assert_true (canasta_state_equal (canasta_match_get_state (match),
                                      canasta_match_get_state (copy)));
}

static void
test_lots (void)
{
  g_autoptr (CanastaTable) table =
      test_table_new (4, "first-dealer=1");
  guint dealers = 0;

  for (guint64 number = 0; number < 60; number++)
    {
      g_autoptr (CanastaMatch) match =
          canasta_match_new (table, CANASTA_DEALING_BY_MATCH, number, NULL);
      guint dealer = canasta_match_get_dealer (match, 1);

      dealers |= 1u << dealer;
      g_assert_cmpuint (canasta_match_get_dealer (match, 2), ==, (dealer + 1) % 4);
    }
  g_assert_cmpuint (dealers, ==, 15);
}

/* Who draws the highest card deals; those who are equal draw again. Round 0 of
 * the match, which is never dealt, gives the order of the pack. */
static void
test_highest_draw (void)
{
  for (guint players = 2; players <= 4; players++)
    {
      g_autoptr (CanastaTable) table = test_table_new (players, "first-dealer=2");
      guint dealers = 0, n_again = 0;

      for (guint64 number = 0; number < 200; number++)
        {
          g_autoptr (CanastaMatch) match =
              canasta_match_new (table, CANASTA_DEALING_BY_MATCH, number, NULL);
          CanastaRandom random = { canasta_deck_deal_of_round (number, 0) };
          CanastaCard cards[CANASTA_MAX_CARDS];
          guint dealer = canasta_match_get_dealer (match, 1);
          guint equal = 0;

          memcpy (cards, table->pack, table->n_cards);
          canasta_deck_shuffle (cards, table->n_cards, &random);
          for (guint seat = 0; seat < players; seat++)
            {
              CanastaRank rank = canasta_card_get_rank (cards[seat]);

              g_assert_cmpint (canasta_card_get_rank (cards[dealer]), >=, rank);
              equal += canasta_card_get_rank (cards[dealer]) == rank;
            }
          n_again += equal > 1;
          /* Two of two: then the next two cards decide, unless they are equal. */
          if (players == 2 && equal == 2
              && canasta_card_get_rank (cards[2]) != canasta_card_get_rank (cards[3]))
            g_assert_cmpuint (dealer, ==,
                              canasta_card_get_rank (cards[3])
                                > canasta_card_get_rank (cards[2]));
          dealers |= 1u << dealer;
          g_assert_cmpuint (canasta_match_get_dealer (match, 2), ==, (dealer + 1) % players);
        }
      g_assert_cmpuint (dealers, ==, (1u << players) - 1);
      g_assert_cmpuint (n_again, >, 5);
    }
}

static void
test_refusals (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=1");
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  CanastaState before;
  CanastaAction action;
  CanastaRefusal refusal;
  guint seat;

  match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 7, NULL);
  seat = canasta_match_get_to_act (match);
  before = *canasta_match_get_state (match);

  canasta_action_init (&action, CANASTA_ACTION_DRAW);
  g_assert_false (canasta_match_act (match, (seat + 1) % 4, &action, &refusal));
  g_assert_cmpint (refusal.reason, ==, CANASTA_REASON_NOT_YOUR_TURN);
  canasta_action_init (&action, CANASTA_ACTION_OUT);
  g_assert_false (canasta_match_judge (match, seat, &action, &refusal));
  g_assert_false (canasta_match_act (match, seat, &action, &refusal));
  g_assert_cmpint (refusal.reason, ==, CANASTA_REASON_WRONG_PHASE);
  g_assert_true (canasta_state_equal (&before, canasta_match_get_state (match)));
  g_assert_cmpuint (canasta_record_get_count (canasta_match_get_record (match)), ==, 0);

  test_play_match (match, random);
  canasta_action_init (&action, CANASTA_ACTION_DRAW);
  g_assert_false (canasta_match_act (match, 0, &action, &refusal));
  g_assert_cmpint (refusal.reason, ==, CANASTA_REASON_DEAL_ENDED);
}

/* Plays until a meld was laid and its player goes on. */
static guint
play_to_meld (CanastaMatch *match, GRand *random, CanastaState *before)
{
  const CanastaRecord *record = canasta_match_get_record (match);

  while (TRUE)
    {
      const CanastaEvent *event;

      if (canasta_match_get_stage (match) == CANASTA_STAGE_ROUND_OVER)
        canasta_match_start_round (match);
      g_assert_cmpint (canasta_match_get_stage (match), ==, CANASTA_STAGE_PLAYING);
      *before = *canasta_match_get_state (match);
      test_play_action (match, random);
      event = canasta_record_get (record, canasta_record_get_count (record) - 1);
      if (event->action.kind == CANASTA_ACTION_MELD && event->ended == CANASTA_END_NONE)
        return event->seat;
    }
}

static void
test_undo (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "");
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  const CanastaRecord *record;
  CanastaState before, after;
  CanastaObservation seen_before, seen_after;
  guint count_after, seat;

  match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 11, NULL);
  record = canasta_match_get_record (match);
  seat = play_to_meld (match, random, &before);
  after = *canasta_match_get_state (match);
  count_after = canasta_record_get_count (record);
  canasta_match_observe_before (match, seat, &seen_before);

  g_assert_cmpint (canasta_match_get_undo (match, seat), ==, CANASTA_UNDO_POSSIBLE);
  g_assert_cmpint (canasta_match_get_undo (match, (seat + 1) % 4), ==, CANASTA_UNDO_TURN_ENDED);
  g_assert_false (canasta_match_undo (match, (seat + 1) % 4));
  g_assert_false (canasta_match_can_redo (match, seat));

  g_assert_true (canasta_match_undo (match, seat));
  g_assert_true (canasta_state_equal (&before, canasta_match_get_state (match)));
  g_assert_true (canasta_state_equal (&after, canasta_match_get_before (match)));
  g_assert_cmpuint (canasta_record_get_count (record), ==, count_after - 1);
  canasta_match_observe (match, seat, &seen_after);
  g_assert_true (canasta_card_set_equal (&seen_before.known[seat], &seen_after.known[seat]));

  g_assert_true (canasta_match_can_redo (match, seat));
  g_assert_true (canasta_match_redo (match, seat));
  g_assert_true (canasta_state_equal (&after, canasta_match_get_state (match)));
  g_assert_cmpuint (canasta_record_get_count (record), ==, count_after);
  g_assert_false (canasta_match_redo (match, seat));

  g_assert_true (canasta_match_undo_all (match, seat));
  g_assert_cmpint (canasta_match_get_undo (match, seat), !=, CANASTA_UNDO_POSSIBLE);
  g_assert_false (canasta_match_undo (match, seat));
  g_assert_cmpstr (canasta_undo_get_message (canasta_match_get_undo (match, seat), NULL), !=, "");
}

/* Doing something else forgets what was taken back; ending the turn does too. */
static void
test_redo_forgotten (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "");
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  CanastaState before;
  CanastaAction discard;
  CanastaCardSet hand;
  guint seat;

  match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 12, NULL);
  seat = play_to_meld (match, random, &before);
  g_assert_true (canasta_match_undo_all (match, seat));
  hand = canasta_match_get_state (match)->hands[seat];
  canasta_action_init_card (&discard, CANASTA_ACTION_DISCARD, canasta_card_set_next (&hand));
  g_assert_true (canasta_match_act (match, seat, &discard, NULL));
  g_assert_false (canasta_match_can_redo (match, seat));
  g_assert_cmpint (canasta_match_get_undo (match, seat), ==, CANASTA_UNDO_TURN_ENDED);
  g_assert_cmpint (canasta_match_get_undo (match, canasta_match_get_to_act (match)), ==,
                   CANASTA_UNDO_NOTHING);
}

static void
test_draw_stays (void)
{
  g_autoptr (CanastaTable) table = test_table_new (2, "");
  g_autoptr (CanastaMatch) match = NULL;
  CanastaAction draw;
  guint seat;

  match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 13, NULL);
  seat = canasta_match_get_to_act (match);
  g_assert_cmpint (canasta_match_get_undo (match, seat), ==, CANASTA_UNDO_NOTHING);
  canasta_action_init (&draw, CANASTA_ACTION_DRAW);
  g_assert_true (canasta_match_act (match, seat, &draw, NULL));
  g_assert_cmpint (canasta_match_get_undo (match, seat), ==, CANASTA_UNDO_DRAWN);
}

/* The actions of an observation are those of its round, taken back ones not. */
static void
test_log (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=2");
  g_autoptr (CanastaMatch) match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 14, NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (6);
  const CanastaRecord *record = canasta_match_get_record (match);

  do
    {
      guint first = canasta_record_get_count (record);

      for (guint n = 0; canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING; n++)
        {
          guint seat = canasta_match_get_to_act (match);
          CanastaObservation observation;

          canasta_match_observe (match, seat, &observation);
          if (n == 0)
            g_assert_null (observation.log);
          else
            g_assert_cmpuint (g_strv_length ((char **) observation.log), ==, n);
          for (guint i = 0; i < n; i++)
            g_assert_cmpstr (observation.log[i], ==,
                             canasta_record_get (record, first + i)->text);

          test_play_action (match, random);
          if (canasta_match_undo (match, seat))
            {
              canasta_match_observe (match, seat, &observation);
              g_assert_cmpuint (g_strv_length ((char **) observation.log), ==, n);
              g_assert_true (canasta_match_redo (match, seat));
            }
        }
    }
  while (canasta_match_start_round (match));
}

/* An observation holds no card its seat may not see. */
static void
test_observe (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=1");
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (6);

  match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 14, NULL);
  while (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
    {
      for (guint seat = 0; seat < 4; seat++)
        {
          CanastaObservation observation;

          canasta_match_observe (match, seat, &observation);
          g_assert_cmpuint (observation.seat, ==, seat);
          g_assert_true (canasta_card_set_equal (&observation.hand,
                                                 &canasta_match_get_state (match)->hands[seat]));
          for (guint other = 0; other < 4; other++)
            g_assert_true (canasta_card_set_contains (
                &canasta_match_get_state (match)->hands[other], &observation.known[other]));
        }
      test_play_action (match, random);
    }
}

/* What came into a hand with an event, by what the record says of it. */
static CanastaCardSet
get_gain (const CanastaEvent *event, const CanastaBoard *after)
{
  CanastaCardSet gain = event->drawn;

  if (event->action.kind != CANASTA_ACTION_TAKE)
    return gain;
  gain = after->picked_up;
  canasta_card_set_remove_card (&gain, event->top);
  return gain;
}

/* Everybody remembers how the turn began, what came into the hand in it, and
 * how they left the table when they played last. */
static void
test_turn (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=2");
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (8);
  guint takes = 0;

  match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 15, NULL);
  do
    {
      const CanastaState *state = canasta_match_get_state (match);
      CanastaState start = *state;
      CanastaState left[4];
      gboolean has_left[4] = { FALSE };
      CanastaCardSet fresh = { 0 };

      while (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
        {
          const CanastaRecord *record = canasta_match_get_record (match);
          guint seat = state->board.turn_seat;
          const CanastaEvent *event;
          CanastaCardSet gain;

          test_play_action (match, random);
          event = canasta_record_get (record, canasta_record_get_count (record) - 1);
          if (seat != state->board.turn_seat)
            {
              start = left[seat] = *state;
              has_left[seat] = TRUE;
              fresh = (CanastaCardSet){ 0 };
            }
          else
            {
              gain = get_gain (event, &state->board);
              canasta_card_set_add (&fresh, &gain);
              takes += event->action.kind == CANASTA_ACTION_TAKE;
            }

          for (seat = 0; seat < 4; seat++)
            {
              const CanastaRecall *turn = canasta_match_get_recall (match, seat);
              gboolean is_playing = seat == state->board.turn_seat;
              CanastaCardSet held = is_playing ? start.hands[seat] : state->hands[seat];

              g_assert_cmpmem (turn->start.melds, sizeof turn->start.melds,
                               start.board.melds, sizeof start.board.melds);
              g_assert_cmpuint (turn->start.turn_seat, ==, state->board.turn_seat);
              g_assert_cmpuint (turn->start.deal, ==, 0);
              g_assert_cmpint (turn->has_left, ==, has_left[seat]);
              if (has_left[seat])
                g_assert_cmpmem (turn->left.melds, sizeof turn->left.melds,
                                 left[seat].board.melds, sizeof left[seat].board.melds);
              if (is_playing)
                canasta_card_set_add (&held, &fresh);
              g_assert_true (canasta_card_set_equal (&turn->held, &held));
              g_assert_cmpint (canasta_card_set_count (&turn->fresh), ==,
                               is_playing ? canasta_card_set_count (&fresh) : 0);
            }
        }
    }
  while (canasta_match_start_round (match));
  g_assert_cmpuint (takes, >, 0);
}

/* Each round is gone through again from its deal to its end. */
static void
test_again (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "asking=0");
  g_autoptr (CanastaMatch) match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 12, NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (12);
  CanastaState ends[2];

  for (guint round = 1; round <= 2; round++)
    {
      if (round > 1)
        g_assert_true (canasta_match_start_round (match));
      test_play_round (match, random);
      ends[round - 1] = *canasta_match_get_state (match);
    }
  for (guint round = 1; round <= 2; round++)
    {
      const CanastaRecord *record = canasta_match_get_record (match);
      guint n = canasta_record_find_round (record, round + 1)
                - canasta_record_find_round (record, round);
      g_autoptr (CanastaMatch) again = canasta_match_dup_at (match, round, 0);

      g_assert_cmpuint (n, >, 10);
      g_assert_true (canasta_match_knows_deal (match, round));
      g_assert_cmpuint (canasta_match_get_round (again), ==, round);
      g_assert_cmpuint (canasta_match_get_state (again)->board.phase, ==, CANASTA_PHASE_DRAW);
      for (guint i = 0; i < n; i++)
        g_assert_true (canasta_match_play_on_as (again, match));
      g_assert_true (canasta_state_equal (canasta_match_get_state (again), &ends[round - 1]));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/rounds", test_rounds);
  g_test_add_func ("/match/sides-form", test_sides_form);
  g_test_add_func ("/match/succession", test_succession);
  g_test_add_func ("/match/told", test_told);
  g_test_add_func ("/match/lots", test_lots);
  g_test_add_func ("/match/highest-draw", test_highest_draw);
  g_test_add_func ("/match/refusals", test_refusals);
  g_test_add_func ("/match/undo", test_undo);
  g_test_add_func ("/match/redo-forgotten", test_redo_forgotten);
  g_test_add_func ("/match/draw-stays", test_draw_stays);
  g_test_add_func ("/match/log", test_log);
  g_test_add_func ("/match/observe", test_observe);
  g_test_add_func ("/match/turn", test_turn);
  g_test_add_func ("/match/again", test_again);
  return g_test_run ();
}

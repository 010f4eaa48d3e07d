/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "round.h"

#include <string.h>

#include "tables.h"

/* Says what is wrong, with the position to be judged again. */
void
round_fail (const Round *round, const CanastaState *state, const char *format, ...)
{
  g_autoptr (JsonNode) position = canasta_position_write (state, round->table, round->rules);
  g_autofree char *text = canasta_json_write (position, FALSE);
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_error ("%s, in {\"position\": %s}", message, text);
}

/* What is written reads as the same action. */
void
round_check_text (const Round *round, const CanastaAction *action)
{
  g_autofree char *text = canasta_action_write (action);
  CanastaAction again;

  if (!canasta_action_read (text, &again) || !canasta_action_equal (action, &again))
    round_fail (round, &round->state, "“%s” does not read as it was written", text);
}

static void
check_json (const Round *round)
{
  g_autoptr (JsonNode) node = canasta_position_write (&round->state, round->table, round->rules);
  g_autoptr (GError) error = NULL;
  g_autofree CanastaState *again = g_new (CanastaState, 1);

  if (!test_read_position (json_node_get_object (node), round->table, again, &error))
    round_fail (round, &round->state, "the position is not read: %s", error->message);
  if (!canasta_state_equal (&round->state, again))
    round_fail (round, &round->state, "another position is read");
}

static char *
write_observation (const CanastaObservation *observation)
{
  g_autoptr (JsonNode) node = canasta_observation_write (observation, NULL);

  return canasta_json_write (node, FALSE);
}

/* Nobody has seen a second hand, not even the own one: its cards change places with some
 * that lie elsewhere unseen. */
static void
exchange_second_hands (Round *round, CanastaState *state, CanastaCard *cards, guint n_cards)
{
  for (guint i = 0; i < canasta_board_count_packets (&state->board) && n_cards > 0; i++)
    {
      CanastaCard *other = &cards[canasta_random_below (&round->random, n_cards)];
      CanastaCard card = state->packets[i];

      if (!round->table->by_hand && canasta_faces_have (round->table->roles.aside, card))
        continue;
      state->packets[i] = *other;
      *other = card;
    }
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
    if (round->table->by_hand || !canasta_faces_have (round->table->roles.aside, state->stock[i]))
      cards[n_cards++] = state->stock[i];

  canasta_deck_shuffle (cards, n_cards, &round->random);
  exchange_second_hands (round, state, cards, n_cards);
  for (guint other = 0; other < round->table->players; other++)
    for (guint i = 0; other != seat && i < board->hand_count[other]; i++)
      canasta_card_set_add_card (&state->hands[other], cards[--n_cards]);
  for (guint i = 0; i < board->stock_count; i++)
    if (round->table->by_hand || !canasta_faces_have (round->table->roles.aside, state->stock[i]))
      state->stock[i] = cards[--n_cards];
  canasta_deck_shuffle (state->stock, board->stock_count, &round->random);
  board->deal = canasta_random_next (&round->random) >> 11;
}

/* An observation that is written reads as the same one. */
static void
check_observation_text (const Round *round, const CanastaObservation *observation)
{
  g_autofree CanastaObservation *again = g_new0 (CanastaObservation, 1);
  g_autofree char *text = write_observation (observation);
  g_autofree char *other_text = NULL;
  g_autoptr (GError) error = NULL;

  if (!test_read_observation (text, round->table, again, &error))
    round_fail (round, &round->state, "the observation of seat %u is not read: %s",
                observation->seat, error->message);
  other_text = write_observation (again);
  if (!g_str_equal (text, other_text))
    round_fail (round, &round->state, "the observation of seat %u is read as another: %s",
                observation->seat, other_text);
}

/* What a seat may know does not depend on what it cannot see. */
static void
check_observation (Round *round)
{
  guint seat = canasta_random_below (&round->random, round->table->players);
  g_autofree CanastaState *other = g_memdup2 (&round->state, sizeof round->state);
  g_autofree CanastaObservation *one = g_new0 (CanastaObservation, 1);
  g_autofree CanastaObservation *two = g_new0 (CanastaObservation, 1);

  deal_hidden (round, other, seat);
  canasta_state_observe (&round->state, round->table, &round->memory, seat, one);
  canasta_state_observe (other, round->table, &round->memory, seat, two);
  if (memcmp (one, two, sizeof *one) != 0)
    round_fail (round, &round->state, "seat %u sees hidden cards", seat);

  check_observation_text (round, one);
}

static void
check_score (const Round *round)
{
  CanastaScore score;

  canasta_state_score (&round->state, round->table, &score);
  for (guint i = 0; i < score.n_rows; i++)
    {
      const CanastaScoreRow *row = &score.rows[i];
      int sum = 0;

      for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
        sum += row->lines[kind].points;
      if (row->total != sum || score.totals[i] != round->state.board.totals[i] + row->total)
        round_fail (round, &round->state, "score row %u does not add up", i);
    }
  if (score.match_over != (score.winners != 0))
    round_fail (round, &round->state, "the match is over without a winner, or goes on with one");
}

static CanastaVariant *
find_variant (const char *id, gpointer table, GError **error)
{
  return g_object_ref (((CanastaTable *) table)->variant);
}

/* A match that is saved and read again stands where it stood. */
static void
check_archive (const Round *round)
{
  g_autofree char *text = canasta_archive_write (round->match, NULL);
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  match = canasta_archive_read (text, -1, "saved match", find_variant, round->table, NULL,
                                &error);
  if (!match)
    round_fail (round, &round->state, "the saved match is not read: %s", error->message);
  if (!canasta_state_equal (canasta_match_get_state (match), &round->state))
    round_fail (round, &round->state, "the saved match stands elsewhere");
  if (canasta_match_get_gap (match))
    round_fail (round, &round->state, "the saved match is not played again: %s",
                canasta_match_get_gap (match));
}

/* A match whose record is of no use goes on where it stood. */
static void
check_held (const Round *round)
{
  g_autofree char *text = canasta_archive_write (round->match, NULL);
  g_auto (GStrv) parts = g_strsplit (text, "\"rounds\": [", 2);
  g_autofree char *broken = g_strjoinv ("\"rounds\": [ 1,", parts);
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  match = canasta_archive_read (broken, -1, "saved match", find_variant, round->table, NULL,
                                &error);
  if (!match)
    round_fail (round, &round->state, "the held position is not read: %s", error->message);
  if (!canasta_state_equal (canasta_match_get_state (match), &round->state))
    round_fail (round, &round->state, "the match goes on elsewhere");
}

/* A log tells what was thrown, and otherwise nothing that was not seen. */
static void
check_log (const Round *round, const CanastaObservation *observation)
{
  static const char *const keys[] = { "known", "discarded", "not-taken" };
  g_autoptr (JsonNode) node = canasta_observation_write (observation, NULL);
  g_autofree CanastaObservation *again = g_new0 (CanastaObservation, 1);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    json_object_remove_member (json_node_get_object (node), keys[i]);
  text = canasta_json_write (node, FALSE);
  if (!test_read_observation (text, round->table, again, &error))
    round_fail (round, &round->state, "the log of seat %u is not read: %s", observation->seat,
                error->message);
  for (guint seat = 0; seat < round->table->players; seat++)
    if (!canasta_card_set_equal (&again->discarded[seat], &observation->discarded[seat])
        || !canasta_card_set_contains (&observation->known[seat], &again->known[seat])
        || (again->passed[seat] & ~observation->passed[seat]) != 0)
      round_fail (round, &round->state, "the log tells something else of seat %u: %s", seat, text);
}

/* Compares values: what lies beyond the melds and the pile depends on how a
 * position came about. */
static gboolean
is_same_observation (const CanastaObservation *one, const CanastaObservation *two)
{
  g_autofree CanastaState *a = g_new0 (CanastaState, 1);
  g_autofree CanastaState *b = g_new0 (CanastaState, 1);

  a->board = one->board;
  a->hands[0] = one->hand;
  b->board = two->board;
  b->hands[0] = two->hand;
  a->board.stock_count = b->board.stock_count = 0;
  return canasta_state_equal (a, b) && one->board.stock_count == two->board.stock_count
         && one->seat == two->seat && one->n_guessed == two->n_guessed
         && memcmp (one->known, two->known, sizeof one->known) == 0
         && memcmp (one->discarded, two->discarded, sizeof one->discarded) == 0
         && memcmp (one->passed, two->passed, sizeof one->passed) == 0;
}

/* The players of a match know what was seen to happen, and nothing else. */
static void
check_match_observation (Round *round)
{
  guint seat = canasta_random_below (&round->random, round->table->players);
  g_autofree CanastaObservation *one = g_new0 (CanastaObservation, 1);
  g_autofree CanastaObservation *two = g_new0 (CanastaObservation, 1);

  canasta_state_observe (&round->state, round->table, &round->memory, seat, one);
  canasta_match_observe (round->match, seat, two);
  if ((two->log ? g_strv_length ((char **) two->log) : 0) != round->n_actions)
    round_fail (round, &round->state, "the match's log is not of this round");
  if (round->state.board.ended == CANASTA_END_NONE)
    check_log (round, two);
  if (!is_same_observation (one, two))
    round_fail (round, &round->state, "seat %u of the match knows something else", seat);
}

/* The match plays the round's action too, takes it back where it may, and plays
 * it again. */
void
round_check_match (Round *round, const CanastaState *before, const CanastaAction *action)
{
  CanastaMatch *match = round->match;
  guint seat = before->board.to_act;

  if (!canasta_match_act (match, seat, action, NULL))
    round_fail (round, before, "a legal action is refused by the match");
  if (canasta_match_get_undo (match, seat) == CANASTA_UNDO_POSSIBLE)
    {
      canasta_match_undo (match, seat);
      if (!canasta_state_equal (canasta_match_get_state (match), before))
        round_fail (round, before, "an action that is taken back leaves another position");
      if (!canasta_match_redo (match, seat))
        round_fail (round, before, "an action that was taken back cannot be played again");
    }
  if (!canasta_state_equal (canasta_match_get_state (match), &round->state))
    round_fail (round, &round->state, "the match stands elsewhere");
}

/* What the board keeps in step with melds and pile is what they come to. */
static void
check_counts (const Round *round)
{
  const CanastaBoard *board = &round->state.board;
  g_autofree CanastaBoard *again = g_memdup2 (board, sizeof *board);

  canasta_board_recount (again);
  if (memcmp (again, board, sizeof *board) != 0)
    round_fail (round, &round->state, "what follows from the melds and the pile is not in step");
}

void
round_check_position (Round *round, gboolean thoroughly)
{
  const CanastaState *state = &round->state;
  g_autoptr (GError) error = NULL;

  if (!canasta_state_check (state, round->table, &error))
    round_fail (round, state, "%s", error->message);
  check_counts (round);
  if (state->board.ended != CANASTA_END_NONE)
    check_score (round);
  if (!thoroughly)
    return;
  check_json (round);
  check_observation (round);
  if (!round->match)
    return;
  check_match_observation (round);
  if (canasta_random_below (&round->random, 4) == 0)
    {
      check_archive (round);
      check_held (round);
    }
}


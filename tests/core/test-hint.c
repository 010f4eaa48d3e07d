/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints: ideas that are legal and differ, nothing hidden in them, reasons that
 * the hidden cards bear out, and advice that can be followed to the end. */
#include "config.h"

#include "../bench/arena.h"

static CanastaRegistry *registry;

static const char *const names[] = { "Ida", "Anna", "Ben", "Clara", "Dora", "Emil" };

/* Searches as short as they can be, and as long as they need to be. */
static const CanastaSearchOptions quick = { .rollouts = 24, .margin = 200, .seed = 1 };
static const CanastaSearchOptions thorough = { .rollouts = 400, .margin = 200, .seed = 1 };

static void
check_ideas (const CanastaHint *hint, const CanastaObservation *seen)
{
  g_assert_cmpuint (hint->n_ideas, >=, 1);
  g_assert_cmpuint (hint->n_ideas, <=, CANASTA_HINT_MOST_IDEAS);
  g_assert_cmpint (hint->ideas[0].behind, ==, 0);
  for (guint i = 0; i < hint->n_ideas; i++)
    {
      g_autofree char *words = canasta_hint_describe (hint, i, seen, names);

      g_assert_true (canasta_judge (seen->table, &seen->board, &seen->hand,
                                    &hint->ideas[i].action, NULL, NULL));
      g_assert_true (g_utf8_validate (words, -1, NULL));
      g_assert_true (g_str_has_suffix (words, "."));
      g_assert_null (strstr (words, "-2147483648"));
      g_assert_cmpint (hint->ideas[i].error, >=, 0);
      g_assert_true (i < 2 || hint->ideas[i].behind >= hint->ideas[i - 1].behind);
      for (guint k = 0; k < i; k++)
        g_assert_false (canasta_action_equal (&hint->ideas[i].action, &hint->ideas[k].action));
    }
}

static gboolean
note_take (const CanastaAction *action, gpointer can_take)
{
  *(gboolean *) can_take |= action->kind == CANASTA_ACTION_TAKE;
  return TRUE;
}

/* Whether the player to act could take the pile, with the cards really held. */
static gboolean
can_take (const CanastaState *state, const CanastaTable *table)
{
  gboolean found = FALSE;

  canasta_list_legal (table, &state->board, &state->hands[state->board.to_act], note_take, &found);
  return found;
}

/* What a card that is thrown is said to do to the pile, it does. */
static void
check_effect (const CanastaHintReason *reason, const CanastaState *before,
              const CanastaState *after, const CanastaTable *table)
{
  if (reason->effect == CANASTA_HINT_ALSO_FREEZES)
    g_assert_true (after->board.frozen && !before->board.frozen);
  if (reason->effect == CANASTA_HINT_ALSO_RISKS)
    g_assert_cmpint (after->board.pile_count, ==, reason->stake);
  if (reason->effect != CANASTA_HINT_ALSO_GIVES
      && reason->effect != CANASTA_HINT_ALSO_GIVES_LITTLE)
    return;
  g_assert_cmpint (after->board.pile_count, ==, reason->stake);
  g_assert_cmpuint (after->board.to_act, ==, reason->taker);
  g_assert_true (can_take (after, table));
}

/* What a reason says of hidden cards is so. */
static void
check_reason (const CanastaHintReason *reason, guint seat, const CanastaState *before,
              const CanastaState *after, const CanastaTable *table)
{
  guint side = before->board.side[seat];
  int n_before = before->board.of_side[side].n_canastas;
  int n_after = after->board.of_side[side].n_canastas;

  switch ((CanastaHintCode) reason->code)
    {
    case CANASTA_HINT_CANNOT_TAKE:
    case CANASTA_HINT_NOTHING_FITS:
    case CANASTA_HINT_LACKS_PAIR:
    case CANASTA_HINT_LACKS_COMPANY:
      g_assert_false (can_take (before, table));
      break;
    case CANASTA_HINT_STOPS_PILE:
    case CANASTA_HINT_SPARE_STOP:
    case CANASTA_HINT_NONE_LEFT:
    case CANASTA_HINT_PAIR_NOT_LEFT:
      g_assert_cmpuint (after->board.to_act, ==, reason->seat);
      g_assert_false (can_take (after, table));
      break;
    case CANASTA_HINT_FREEZES_PILE:
      g_assert_true (after->board.frozen && !before->board.frozen);
      break;
    case CANASTA_HINT_MAY_GO_OUT:
      g_assert_cmpint (n_after, >=, table->rules.canastas_to_go_out);
      break;
    case CANASTA_HINT_CANASTA:
      g_assert_cmpint (n_after, >, n_before);
      break;
    case CANASTA_HINT_OPENS:
    case CANASTA_HINT_OPENS_PILE:
    case CANASTA_HINT_OPENS_WITH_PILE:
      g_assert_false (canasta_board_has_opened (&before->board, side));
      g_assert_true (canasta_board_has_opened (&after->board, side));
      break;
    default:
      break;
    }
}

/* Plays a match at a table by nothing but hints. Returns how many were followed;
 * @n_asked counts the questions among them, @n_laid the red threes. */
static guint
follow (CanastaTable *table, guint64 number, guint *n_asked, guint *n_laid)
{
  g_autoptr (CanastaMatch) match =
    canasta_match_new (table, CANASTA_DEALING_BY_MATCH, number, names);
  guint n_hints = 0;
  guint out = CANASTA_NO_SEAT;

  do
    while (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
      {
        guint seat = canasta_match_get_to_act (match);
        CanastaState before = *canasta_match_get_state (match);
        g_autoptr (CanastaHint) hint = NULL;
        CanastaObservation seen;
        CanastaRefusal refusal;

        canasta_match_observe (match, seat, &seen);
        hint = canasta_hint_find (&seen, &quick, NULL, NULL);
        check_ideas (hint, &seen);
        if (!canasta_match_act (match, seat, &hint->ideas[0].action, &refusal))
          g_error ("refused: %s", canasta_reason_get_code (refusal.reason));
        check_reason (&hint->ideas[0].reason, seat, &before, canasta_match_get_state (match),
                      table);
        check_effect (&hint->ideas[0].reason, &before, canasta_match_get_state (match), table);
        *n_asked += hint->ideas[0].action.kind == CANASTA_ACTION_ASK;
        *n_laid += hint->ideas[0].action.kind == CANASTA_ACTION_LAY;
        /* Whoever is said to go out does so in this turn. */
        if (hint->ideas[0].reason.code == CANASTA_HINT_GOES_OUT
            || before.board.answer == CANASTA_ANSWER_YES)
          out = seat;
        if (canasta_match_get_stage (match) != CANASTA_STAGE_PLAYING)
          out = CANASTA_NO_SEAT;
        else
          g_assert_true (out == CANASTA_NO_SEAT || out == canasta_match_get_to_act (match));
        n_hints++;
      }
  while (canasta_match_start_round (match));
  return n_hints;
}

/* Every table of every house for two rounds, asking and red threes included. */
static void
test_follow (void)
{
  GListModel *houses = G_LIST_MODEL (canasta_registry_get_houses (registry));
  guint n_asked = 0, n_laid = 0;

  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);
      const char *id = canasta_house_get_id (house);
      g_auto (GStrv) list = canasta_registry_list_tables (registry, id, NULL);

      for (guint k = 0; list[k]; k++)
        {
          const char *changes = k % 2 > 0 ? "{ \"rounds\": 2, \"red-threes-laid\": \"by-hand\" }"
                                          : "{ \"rounds\": 2 }";
          g_autoptr (CanastaTable) table = arena_open_table (registry, list[k], id, changes);

          g_test_message ("%s: %s: %u hints", id, list[k], follow (table, k, &n_asked, &n_laid));
        }
    }
  g_assert_cmpuint (n_asked, >, 0);
  g_assert_cmpuint (n_laid, >, 0);
}

/* One match to its end. */
static void
test_follow_match (void)
{
  g_autoptr (CanastaTable) table = arena_open_table (registry, "partnership/4", "classic", NULL);
  guint n_asked = 0, n_laid = 0;

  g_assert_cmpuint (follow (table, 7, &n_asked, &n_laid), >, 200);
  g_assert_cmpuint (n_asked, >, 0);
}

/* All that a hint says. */
static char *
say_all (const CanastaHint *hint, const CanastaObservation *seen)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < hint->n_ideas; i++)
    {
      const CanastaHintIdea *idea = &hint->ideas[i];
      g_autofree char *action = canasta_action_write (&idea->action);
      g_autofree char *words = canasta_hint_describe (hint, i, seen, names);

      g_string_append_printf (text, "%s: %s (%s, %d, %d)\n", action, words,
                              canasta_hint_reason_get_id (&idea->reason), idea->behind,
                              idea->error);
    }
  return g_string_free (text, FALSE);
}

/* What is said of one position, and of it with the hidden cards elsewhere. Returns
 * whether they were. */
static gboolean
hide_and_ask (const CanastaState *state, const CanastaTable *table, const CanastaMemory *memory,
              CanastaRandom *random, CanastaHint **hint)
{
  g_autofree CanastaBelief *belief = g_new0 (CanastaBelief, 1);
  guint seat = state->board.to_act;
  g_autoptr (CanastaHint) again = NULL;
  g_autofree char *words = NULL;
  g_autofree char *other_words = NULL;
  CanastaObservation seen, other;
  CanastaState world;

  canasta_state_observe (state, table, memory, seat, &seen);
  canasta_belief_init (belief, &seen, NULL);
  canasta_belief_sample (belief, random, &world);
  canasta_state_observe (&world, table, memory, seat, &other);

  *hint = canasta_hint_find (&seen, &quick, NULL, NULL);
  again = canasta_hint_find (&other, &quick, NULL, NULL);
  words = say_all (*hint, &seen);
  other_words = say_all (again, &other);
  g_assert_cmpstr (words, ==, other_words);
  return !canasta_card_set_equal (&world.hands[state->board.next[seat]],
                                  &state->hands[state->board.next[seat]]);
}

/* The same hint, word by word, wherever the cards lie that the seat cannot see. */
static void
test_nothing_hidden (void)
{
  static const char *const tables[][3] = {
    { "partnership/4", "classic", NULL },
    { "three-player/3/lone-hand", "classic", NULL },
    { "two-player/2", "de-online", "{ \"red-threes-laid\": \"by-hand\" }" },
    { "partnership/4", "it-classic", NULL },
  };
  CanastaRandom random = { 5 };
  guint n_different = 0;

  for (guint i = 0; i < 2 * G_N_ELEMENTS (tables); i++)
    {
      const char *const *row = tables[i / 2];
      g_autoptr (CanastaTable) table = arena_open_table (registry, row[0], row[1], row[2]);
      CanastaMemory memory = { 0 };
      const gint32 totals[CANASTA_MAX_SEATS] = { 0, 1600 };
      CanastaState state;

      canasta_state_deal (&state, table, i, 1, i % 2, totals);
      while (!state.board.ended)
        {
          guint seat = state.board.to_act;
          CanastaCard top = canasta_board_get_top (&state.board);
          g_autoptr (CanastaHint) hint = NULL;

          n_different += hide_and_ask (&state, table, &memory, &random, &hint);
          g_assert_true (canasta_state_apply (&state, table, &hint->ideas[0].action, NULL));
          canasta_memory_note_by (&memory, table, seat, top, &hint->ideas[0].action, &state.board);
        }
    }
  g_assert_cmpuint (n_different, >, 300);
}

/* Where nothing simple can be said, the difference is. */
static void
test_plain_reason (void)
{
  guint n_better = 0, n_equal = 0;

  for (guint i = 0; i < 12 && (n_better == 0 || n_equal == 0); i++)
    {
      g_autoptr (CanastaTable) table = arena_open_table (registry, "two-player/2", "de-online",
                                                         NULL);
      CanastaMemory memory = { 0 };
      const gint32 totals[CANASTA_MAX_SEATS] = { 0 };
      CanastaState state;

      canasta_state_deal (&state, table, i, 1, i % 2, totals);
      while (!state.board.ended)
        {
          guint seat = state.board.to_act;
          CanastaCard top = canasta_board_get_top (&state.board);
          g_autoptr (CanastaHint) hint = NULL;
          CanastaObservation seen;

          canasta_state_observe (&state, table, &memory, seat, &seen);
          hint = canasta_hint_find (&seen, &thorough, NULL, NULL);
          n_equal += hint->ideas[0].reason.code == CANASTA_HINT_PLAYS_OUT_EQUAL;
          if (hint->ideas[0].reason.code == CANASTA_HINT_PLAYS_OUT_BETTER)
            {
              g_assert_cmpint (hint->ideas[0].reason.points, ==, hint->ideas[1].behind);
              g_assert_cmpint (hint->ideas[1].behind, >, hint->ideas[1].error);
              n_better++;
            }
          g_assert_true (canasta_state_apply (&state, table, &hint->ideas[0].action, NULL));
          canasta_memory_note_by (&memory, table, seat, top, &hint->ideas[0].action, &state.board);
        }
    }
  g_assert_cmpuint (n_better, >, 0);
  g_assert_cmpuint (n_equal, >, 0);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GAsyncResult **there = data;

  *there = g_object_ref (result);
}

static GAsyncResult *
wait_for (const CanastaObservation *seen, const CanastaSearchOptions *options,
          GCancellable *cancellable)
{
  GAsyncResult *result = NULL;

  canasta_hint_find_async (seen, options, cancellable, found_cb, &result);
  while (!result)
    g_main_context_iteration (NULL, TRUE);
  return result;
}

/* In another thread the same; in time; and not at all when it is not wanted. */
static void
test_async (void)
{
  g_autoptr (CanastaTable) table = arena_open_table (registry, "partnership/4", "classic", NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GAsyncResult) found = NULL;
  g_autoptr (GAsyncResult) in_time = NULL;
  g_autoptr (GAsyncResult) cancelled = NULL;
  g_autoptr (CanastaHint) hint = NULL;
  g_autoptr (CanastaHint) same = NULL;
  g_autoptr (CanastaHint) late = NULL;
  CanastaSearchOptions endless = { .rollouts = 1 << 30, .margin = 200, .seed = 1 };
  const gint32 totals[CANASTA_MAX_SEATS] = { 0 };
  g_autofree char *words = NULL;
  g_autofree char *same_words = NULL;
  CanastaObservation seen;
  CanastaState state;

  canasta_state_deal (&state, table, 2, 1, 0, totals);
  g_assert_true (canasta_state_apply (&state, table,
                                      &(CanastaAction){ .kind = CANASTA_ACTION_DRAW }, NULL));
  canasta_state_observe (&state, table, NULL, state.board.to_act, &seen);

  hint = canasta_hint_find (&seen, &thorough, NULL, NULL);
  found = wait_for (&seen, &thorough, NULL);
  same = canasta_hint_find_finish (found, &error);
  g_assert_no_error (error);
  words = say_all (hint, &seen);
  same_words = say_all (same, &seen);
  g_assert_cmpstr (words, ==, same_words);

  endless.deadline = g_get_monotonic_time () + 50000;
  in_time = wait_for (&seen, &endless, NULL);
  late = canasta_hint_find_finish (in_time, &error);
  g_assert_no_error (error);
  check_ideas (late, &seen);

  endless.deadline = 0;
  g_cancellable_cancel (cancellable);
  cancelled = wait_for (&seen, &endless, cancellable);
  g_assert_null (canasta_hint_find_finish (cancelled, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  registry = canasta_registry_new ();

  g_test_add_func ("/hint/follow", test_follow);
  g_test_add_func ("/hint/follow-match", test_follow_match);
  g_test_add_func ("/hint/nothing-hidden", test_nothing_hidden);
  g_test_add_func ("/hint/plain-reason", test_plain_reason);
  g_test_add_func ("/hint/async", test_async);

  status = g_test_run ();
  g_object_unref (registry);
  return status;
}

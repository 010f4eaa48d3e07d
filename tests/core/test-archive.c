/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of matches as text: there and back, strangers' texts, and what becomes of
 * a record that cannot be played again. */
#include "config.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "files/json-text.h"
#include "players.h"

static CanastaMatch *
play_part (guint players, guint actions, guint seed)
{
  g_autoptr (CanastaTable) table = test_table_new (players, "rounds=4");
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  const char *names[] = { "You", "Anna", "Ben", "Clara", "Dora", "Émile", NULL };
  CanastaMatch *match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 4000 + seed, names);

  for (guint i = 0; i < actions; i++)
    {
      if (canasta_match_get_stage (match) == CANASTA_STAGE_ROUND_OVER)
        canasta_match_start_round (match);
      if (canasta_match_get_stage (match) == CANASTA_STAGE_MATCH_OVER)
        break;
      test_play_action (match, random);
    }
  return match;
}

static CanastaMatch *
read_text (const char *text, CanastaPersonal *personal, GError **error)
{
  return canasta_archive_read (text, -1, "match.json", test_find_variant, NULL, personal, error);
}

static CanastaMatch *
look_at_text (const char *text, CanastaPersonal *personal, GError **error)
{
  return canasta_archive_look (text, -1, "match.json", test_find_variant, NULL, personal, error);
}

static void
assert_same_board (const CanastaBoard *a, const CanastaBoard *b)
{
  g_autofree CanastaState *state = g_new0 (CanastaState, 1);
  g_autofree CanastaState *other = g_new0 (CanastaState, 1);

  state->board = *a;
  other->board = *b;
  g_assert_true (canasta_state_equal (state, other));
}

/* What the players remember of their turns is not kept: it comes about again. */
static void
assert_same_turns (CanastaMatch *a, CanastaMatch *b)
{
  for (guint seat = 0; seat < canasta_match_get_table (a)->players; seat++)
    {
      const CanastaRecall *turn = canasta_match_get_recall (a, seat);
      const CanastaRecall *other = canasta_match_get_recall (b, seat);

      assert_same_board (&turn->start, &other->start);
      g_assert_cmpint (turn->has_left, ==, other->has_left);
      if (turn->has_left)
        assert_same_board (&turn->left, &other->left);
      g_assert_true (canasta_card_set_equal (&turn->held, &other->held));
      g_assert_true (canasta_card_set_equal (&turn->fresh, &other->fresh));
    }
}

static void
assert_same_match (CanastaMatch *a, CanastaMatch *b)
{
  const CanastaRecord *record = canasta_match_get_record (a);
  const CanastaRecord *other = canasta_match_get_record (b);

  g_assert_cmpuint (canasta_match_get_round (a), ==, canasta_match_get_round (b));
  g_assert_cmpint (canasta_match_get_stage (a), ==, canasta_match_get_stage (b));
  g_assert_true (canasta_state_equal (canasta_match_get_state (a), canasta_match_get_state (b)));
  g_assert_true (g_strv_equal (canasta_match_get_names (a), canasta_match_get_names (b)));
  g_assert_cmpuint (canasta_record_get_count (record), ==, canasta_record_get_count (other));
  for (guint i = 0; i < canasta_record_get_count (record); i++)
    g_assert_cmpstr (canasta_record_get (record, i)->text, ==,
                     canasta_record_get (other, i)->text);
  g_assert_cmpuint (canasta_match_get_n_scores (a), ==, canasta_match_get_n_scores (b));
  g_assert_cmpint (canasta_match_get_total (a, 0), ==, canasta_match_get_total (b, 0));
  assert_same_turns (a, b);
}

/* A name that nobody typed is none, whichever language an earlier version made it up
 * in: it is not kept, and shown as the language of today has it. */
static void
test_made_up_names (void)
{
  static const struct
  {
    const char *name;
    const char *kept;
    const char *shown;          /* of the person, who sits at the second seat */
    const char *other;          /* of another player there */
  } rows[] = {
    { "", "", "You", "Player 2" },
    { "You", "", "You", "Player 2" },
    { "Vous", "", "You", "Player 2" },
    { "Sie", "", "You", "Player 2" },
    { "Tu", "", "You", "Player 2" },
    { "Player 2", "", "You", "Player 2" },
    { "Joueur 2", "", "You", "Player 2" },
    { "Spieler 4", "", "You", "Player 2" },
    { "Giocatore 1", "", "You", "Player 2" },
    { "Player 7", "Player 7", "Player 7", "Player 7" },
    { "Player One", "Player One", "Player One", "Player One" },
    { "Youssef", "Youssef", "Youssef", "Youssef" },
    { "you", "you", "you", "you" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (CanastaTable) table = test_table_new (2, "");
      const char *names[] = { "Anna", rows[i].name, NULL };
      g_autoptr (CanastaMatch) match =
        canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 1, names);
      char *players[] = { (char *) "strong", (char *) "person", NULL };
      CanastaPersonal personal = { .seat = 1, .players = players };
      g_autofree char *text = canasta_archive_write (match, &personal);
      g_autofree char *kept = g_strdup_printf ("\"%s\"", rows[i].kept);
      g_autoptr (CanastaMatch) again = read_text (text, NULL, NULL);
      g_autoptr (CanastaMatch) copy = canasta_match_dup_at (again, 1, 0);

      g_assert_nonnull (strstr (text, kept));
      g_assert_cmpstr (canasta_match_get_names (match)[1], ==, rows[i].other);
      g_assert_cmpstr (canasta_match_get_names (again)[1], ==, rows[i].shown);
      g_assert_cmpstr (canasta_match_get_names (copy)[1], ==, rows[i].shown);
      g_assert_cmpint (canasta_match_is_named (again, 1), ==, *rows[i].kept != '\0');
      g_assert_cmpstr (canasta_match_get_names (again)[0], ==, "Anna");
    }
}

static void
test_round_trip (void)
{
  static const guint stops[] = { 0, 1, 2, 37, 38, 39, 250, 2000 };

  for (guint players = 2; players <= 6; players += players == 4 ? 2 : 1)
    for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
      {
        g_autoptr (CanastaMatch) match = play_part (players, stops[i], i);
        g_autoptr (CanastaMatch) other = NULL;
        g_autoptr (GError) error = NULL;
        g_autofree char *text = canasta_archive_write (match, NULL);
        g_autofree char *again = NULL;

        other = read_text (text, NULL, &error);
        g_assert_no_error (error);
        assert_same_match (match, other);
        again = canasta_archive_write (other, NULL);
        g_assert_cmpstr (text, ==, again);
      }
}

static gpointer
write_in_thread (gpointer archive)
{
  return canasta_archive_to_text (archive);
}

/* What was taken down stays as it was, whatever is taken back and played meanwhile. */
static void
test_moment (void)
{
  g_autoptr (CanastaMatch) match = play_part (4, 300, 3);
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  g_autofree char *text = canasta_archive_write (match, NULL);
  g_autofree char *later = NULL;
  g_autofree char *written = NULL;
  CanastaArchive *archive = canasta_archive_new (match, NULL);
  GThread *thread = g_thread_new (NULL, write_in_thread, archive);
  guint seat = canasta_match_get_state (match)->board.turn_seat;

  canasta_match_undo (match, seat);
  for (guint i = 0; i < 40 && canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING; i++)
    test_play_action (match, random);
  written = g_thread_join (thread);
  later = canasta_archive_to_text (archive);
  canasta_archive_free (archive);
  g_assert_cmpstr (written, ==, text);
  g_assert_cmpstr (later, ==, text);
}

/* Whatever anybody is called: on one line, nothing hidden, and no name so long
 * that its match could not be read again. */
static void
test_names (void)
{
  static const char *const plain[] = { "Player 1", "A\uFFFD[2Jnna", "\uFFFDneB", NULL };
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=4");
  g_autofree char *longest = g_strnfill (4000, 'x');
  g_autoptr (GString) widest = g_string_new (NULL);
  const char *names[] = { " ", "A\033[2Jnna\n", "\u202eneB", longest, NULL };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 1000; i++)
    g_string_append (widest, "🂡");
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (CanastaMatch) match = NULL;
      g_autoptr (CanastaMatch) other = NULL;
      g_autofree char *text = NULL;

      names[3] = i == 0 ? longest : widest->str;
      match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 1, names);
      for (guint seat = 0; seat < 3; seat++)
        g_assert_cmpstr (canasta_match_get_names (match)[seat], ==, plain[seat]);

      text = canasta_archive_write (match, NULL);
      other = read_text (text, NULL, &error);
      g_assert_no_error (error);
      assert_same_match (match, other);
    }
}

static void
assert_same_scores (CanastaMatch *a, CanastaMatch *b)
{
  g_assert_cmpuint (canasta_match_get_n_scores (a), ==, canasta_match_get_n_scores (b));
  for (guint i = 0; i < canasta_match_get_n_scores (a); i++)
    g_assert_cmpmem (canasta_match_get_score (a, i), sizeof (CanastaScore),
                     canasta_match_get_score (b, i), sizeof (CanastaScore));
  g_assert_cmpuint (canasta_match_get_winners (a), ==, canasta_match_get_winners (b));
}

static void
assert_read_again (CanastaMatch *match)
{
  g_autofree char *text = canasta_archive_write (match, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaMatch) other = read_text (text, NULL, &error);

  g_assert_no_error (error);
  g_assert_null (canasta_match_get_gap (other));
  assert_same_match (match, other);
  assert_same_scores (match, other);
}

static void
act (CanastaMatch *match, CanastaActionKind kind)
{
  CanastaAction action;

  canasta_action_init (&action, kind);
  g_assert_true (canasta_match_act (match, canasta_match_get_to_act (match), &action, NULL));
}

/* A question before the draw is saved like any other, stays asked, and holds. */
static void
test_question (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=1 asking=2");
  g_autoptr (CanastaMatch) match = NULL;
  const CanastaBoard *board;
  CanastaAction draw;
  guint seat;

  for (guint64 number = 0; !match || !test_play_to_question (match); number++)
    {
      g_assert_cmpuint (number, <, 500);
      g_clear_object (&match);
      match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, number, NULL);
    }
  board = &canasta_match_get_state (match)->board;
  seat = board->to_act;
  act (match, CANASTA_ACTION_ASK);
  g_assert_cmpint (board->phase, ==, CANASTA_PHASE_REPLY);
  g_assert_cmpuint (board->to_act, ==, (seat + 2) % 4);
  g_assert_cmpint (canasta_match_get_undo (match, seat), ==, CANASTA_UNDO_ASKED);
  g_assert_false (canasta_match_undo (match, seat));
  assert_read_again (match);

  act (match, CANASTA_ACTION_YES);
  g_assert_cmpint (board->phase, ==, CANASTA_PHASE_DRAW);
  g_assert_cmpuint (board->to_act, ==, seat);
  g_assert_cmpint (canasta_match_get_undo (match, seat), ==, CANASTA_UNDO_ASKED);
  canasta_action_init (&draw, CANASTA_ACTION_DRAW);
  g_assert_false (canasta_match_judge (match, seat, &draw, NULL));
  assert_read_again (match);

  g_assert_false (test_play_to_question (match));
  g_assert_cmpuint (board->out_seat, ==, seat);
  assert_read_again (match);
}

/* The rules are those of the match, whatever the standard becomes. */
static void
test_rules_kept (void)
{
  g_autoptr (CanastaTable) table = test_table_new (2, "draw-count=2 target=3000");
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (CanastaMatch) other = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  match = canasta_match_new (table, CANASTA_DEALING_IN_SUCCESSION, 5, NULL);
  text = canasta_archive_write (match, NULL);
  other = read_text (text, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (canasta_match_get_table (other)->rules.draw_count, ==, 2);
  g_assert_cmpint (canasta_match_get_table (other)->rules.target, ==, 3000);
  g_assert_cmpint (canasta_match_get_dealing (other), ==, CANASTA_DEALING_IN_SUCCESSION);
}

/* Of a match whose deals are told each is kept, in a form of its own; the others are
 * written in the one before, which older versions read. */
static void
test_told (void)
{
  static const guint64 deals[] = { 9007199254740991, 0, 4503599627370497 };
  g_autoptr (CanastaTable) table = test_table_new (2, "rounds=3");
  g_autoptr (CanastaMatch) match =
    canasta_match_new (table, CANASTA_DEALING_TOLD, deals[0], NULL);
  g_autoptr (CanastaMatch) before = play_part (2, 1, 1);
  g_autoptr (CanastaMatch) held = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_before = canasta_archive_write (before, NULL);
  g_auto (GStrv) parts = NULL;
  g_autofree char *damaged = NULL;

  for (guint i = 1; i < G_N_ELEMENTS (deals); i++)
    {
      test_play_round (match, random);
      assert_read_again (match);
      canasta_match_tell_deal (match, deals[i]);
      g_assert_true (canasta_match_start_round (match));
      assert_read_again (match);
    }
  text = canasta_archive_write (match, NULL);
  g_assert_nonnull (strstr (text, "\"format\": 3,"));
  g_assert_nonnull (strstr (text_before, "\"format\": 2,"));

  /* Without its record it goes on from where it stands, and is dealt as it is told. */
  parts = g_strsplit (text, "\"draw; ", 2);
  damaged = g_strjoinv ("\"draw; draw; ", parts);
  held = read_text (damaged, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (canasta_match_get_gap (held));
  for (guint i = 0; i < G_N_ELEMENTS (deals); i += 2)
    g_assert_cmpuint (canasta_match_get_deal (held, i + 1), ==, deals[i]);
  g_assert_cmpuint (canasta_match_get_deal (held, 2), ==, 0);
  assert_read_again (held);
}

static void
test_personal (void)
{
  g_autoptr (CanastaMatch) match = play_part (4, 3, 9);
  g_autoptr (CanastaMatch) other = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  char *players[] = { (char *) "person", (char *) "strong", (char *) "casual", (char *) "", NULL };
  CanastaPersonal personal = {
    .seat = 2,
    .desk = { .draft = (char *) "meld KS KH KD | 2H >K", .hand = (char *) "KS 4C KH Jo" },
    .others[1] = { .hand = (char *) "4C 4D", .hints = TRUE },
    .players = players,
  };
  g_auto (CanastaPersonal) kept = { 0 };

  text = canasta_archive_write (match, &personal);
  other = read_text (text, &kept, &error);
  g_assert_no_error (error);
  g_assert_nonnull (other);
  g_assert_cmpuint (kept.seat, ==, 2);
  g_assert_cmpstr (kept.desk.draft, ==, personal.desk.draft);
  g_assert_cmpstr (kept.desk.hand, ==, personal.desk.hand);
  g_assert_cmpstr (kept.others[1].hand, ==, "4C 4D");
  g_assert_true (kept.others[1].hints);
  g_assert_null (kept.others[0].hand);
  g_assert_true (g_strv_equal ((const char *const *) kept.players,
                               (const char *const *) players));
}

static char *
replace (const char *text, const char *what, const char *with)
{
  g_auto (GStrv) parts = g_strsplit (text, what, 2);

  g_assert_nonnull (parts[1]);
  return g_strjoinv (with, parts);
}

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (text, &error);

  g_assert_no_error (error);
  return node;
}

/* A match as it was written before a position was held beside the record. */
static char *
forget_held (const char *text)
{
  g_autoptr (JsonNode) root = parse (text);

  json_object_remove_member (json_node_get_object (root), "held");
  json_object_set_int_member (json_node_get_object (root), "format", 1);
  return canasta_json_write (root, TRUE);
}

static void
assert_refused (const char *text, const char *what, const char *with, const char *sentence)
{
  g_autofree char *changed = replace (text, what, with);
  g_autoptr (GError) error = NULL;
  g_auto (CanastaPersonal) personal = { 0 };

  g_assert_null (read_text (changed, &personal, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "match.json"));
  if (!strstr (error->message, sentence))
    g_error ("“%s” does not say “%s”", error->message, sentence);
}

static void
test_bad_text (void)
{
  g_autoptr (CanastaMatch) match = play_part (4, 400, 10);
  CanastaPersonal personal = { .desk = { .draft = (char *) "meld 4C 4D 4H",
                                         .hand = (char *) "4C 4D" },
                               .others[3] = { .hand = (char *) "5C" } };
  g_autofree char *whole = canasta_archive_write (match, &personal);
  g_autofree char *text = forget_held (whole);
  g_autofree char *deal =
      g_strdup_printf ("\"deal\": %" G_GUINT64_FORMAT, canasta_match_get_deal (match, 1));

  assert_refused (text, "\"format\": 1", "\"format\": \"1\"", "format");
  assert_refused (text, "\"format\": 1", "\"format\": 4", "newer version");
  assert_refused (text, "test/4", "test/44", "names no table");
  assert_refused (text, "test/4", "samba/4", "needs the variant “samba”");
  assert_refused (text, "\"number\": 4010", "\"number\": 4011", "deal number of round 1");
  assert_refused (text, deal, "\"deal\": 1", "deal number of round 1");
  assert_refused (text, "\"dealer\": 3", "\"dealer\": 2", "does not deal round 1");
  assert_refused (text, "\"Anna\"", "\"Anna\", \"Otto\"", "names");
  assert_refused (text, "\"draw; ", "\"draw; draw; ", "“draw” is not possible: ");
  assert_refused (text, "\"draw; ", "\"shuffle; ", "“shuffle” is not an action");
  assert_refused (text, "\"meld 4C 4D 4H\"", "\"meld 4\"", "not an action");
  assert_refused (text, "\"4C 4D\"", "\"4C 4\"", "not cards");
  assert_refused (text, "\"seat\": 0", "\"seat\": 4", "seat");
  assert_refused (text, "\"names\"", "\"name\"", "names");
  assert_refused (text, "\"desk\"", "\"desc\"", "desc");
  assert_refused (text, "\"draw-count\"", "\"draw-counts\"", "draw-counts");
  assert_refused (text, "{", "[", "match.json");
}

/* The first action of a match becomes one that is none. */
static char *
break_record (const char *text)
{
  g_autoptr (JsonNode) root = parse (text);
  JsonArray *rounds = json_object_get_array_member (json_node_get_object (root), "rounds");
  JsonArray *turns =
    json_object_get_array_member (json_array_get_object_element (rounds, 0), "turns");

  if (json_array_get_length (turns) > 0)
    json_array_remove_element (turns, 0);
  json_array_add_string_element (turns, "draw; draw");
  return canasta_json_write (root, TRUE);
}

static void
assert_seen_alike (CanastaMatch *a, CanastaMatch *b)
{
  CanastaObservation one, other;

  canasta_match_observe (a, 0, &one);
  canasta_match_observe (b, 0, &other);
  g_assert_null (other.log);
  g_assert_cmpmem (one.known, sizeof one.known, other.known, sizeof other.known);
  g_assert_cmpmem (one.discarded, sizeof one.discarded, other.discarded, sizeof other.discarded);
  g_assert_cmpmem (one.passed, sizeof one.passed, other.passed, sizeof other.passed);
}

/* Plays on for some actions, or to the end. */
static void
play_on (CanastaMatch *match, guint actions)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  while (canasta_match_get_stage (match) != CANASTA_STAGE_MATCH_OVER && actions-- > 0)
    if (!canasta_match_start_round (match))
      test_play_action (match, random);
}

/* Reads a match whose record is of no use, at the position that is held. */
static CanastaMatch *
resume (CanastaMatch *match)
{
  g_autofree char *text = canasta_archive_write (match, NULL);
  g_autofree char *broken = break_record (text);
  g_autoptr (GError) error = NULL;
  CanastaMatch *resumed = read_text (broken, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (strstr (canasta_match_get_gap (resumed), "“rounds/0/turns"));
  g_assert_nonnull (strstr (canasta_match_get_gap (resumed), "is not possible: "));
  return resumed;
}

/* A match whose record cannot be played again goes on where it stood, with its
 * scores and with what all have seen; from there it has a record again. */
static void
test_held (void)
{
  static const guint stops[] = { 1, 2, 37, 38, 39, 250, 2000 };

  for (guint players = 2; players <= 6; players += players == 4 ? 2 : 1)
    for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
      {
        g_autoptr (CanastaMatch) match = play_part (players, stops[i], i);
        g_autoptr (CanastaMatch) resumed = resume (match);

        g_assert_cmpint (canasta_match_get_stage (resumed), ==, canasta_match_get_stage (match));
        g_assert_cmpuint (canasta_match_get_round (resumed), ==, canasta_match_get_round (match));
        g_assert_true (canasta_state_equal (canasta_match_get_state (resumed),
                                            canasta_match_get_state (match)));
        g_assert_cmpuint (canasta_record_get_count (canasta_match_get_record (resumed)), ==, 0);
        assert_same_scores (match, resumed);
        assert_seen_alike (match, resumed);
        assert_read_again (resumed);
        play_on (resumed, 20);
        assert_read_again (resumed);
        play_on (resumed, G_MAXUINT);
        assert_read_again (resumed);
      }
}

/* Who looks sees a match as who reads it, and nothing of it is played: neither
 * is anything in its record, nor is it seen that the record cannot be played. */
static void
test_look (void)
{
  static const guint stops[] = { 0, 1, 39, 250, 2000 };
  CanastaPersonal personal = { .seat = 1 };

  for (guint players = 2; players <= 6; players += players == 4 ? 2 : 1)
    for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
      {
        g_autoptr (CanastaMatch) match = play_part (players, stops[i], i);
        g_autofree char *text = canasta_archive_write (match, &personal);
        g_autofree char *broken = stops[i] > 0 ? break_record (text) : g_strdup (text);
        g_auto (CanastaPersonal) kept = { 0 };
        g_autoptr (GError) error = NULL;
        g_autoptr (CanastaMatch) seen = look_at_text (broken, &kept, &error);

        g_assert_no_error (error);
        g_assert_null (canasta_match_get_gap (seen));
        g_assert_cmpuint (canasta_record_get_count (canasta_match_get_record (seen)), ==, 0);
        g_assert_cmpint (canasta_match_get_stage (seen), ==, canasta_match_get_stage (match));
        g_assert_cmpuint (canasta_match_get_round (seen), ==, canasta_match_get_round (match));
        g_assert_true (g_strv_equal (canasta_match_get_names (seen),
                                     canasta_match_get_names (match)));
        g_assert_true (canasta_state_equal (canasta_match_get_state (seen),
                                            canasta_match_get_state (match)));
        assert_same_scores (match, seen);
        g_assert_cmpuint (kept.seat, ==, 1);
      }
}

/* Where no position is held, as in the first form, how a match stands comes of
 * playing it. */
static void
test_look_without_held (void)
{
  g_autoptr (CanastaMatch) match = play_part (4, 400, 12);
  g_autofree char *text = canasta_archive_write (match, NULL);
  g_autoptr (JsonNode) root = parse (text);
  g_autofree char *old = NULL;
  g_autofree char *broken = NULL;
  g_autoptr (CanastaMatch) seen = NULL;
  g_autoptr (GError) error = NULL;

  json_object_set_int_member (json_node_get_object (root), "format", 1);
  json_object_remove_member (json_node_get_object (root), "held");
  old = canasta_json_write (root, TRUE);
  seen = look_at_text (old, NULL, &error);
  g_assert_no_error (error);
  assert_same_match (match, seen);

  broken = break_record (old);
  g_assert_null (look_at_text (broken, NULL, &error));
  g_assert_nonnull (strstr (error->message, "“rounds/0/turns"));
}

/* What was done before cannot be taken back, and that is said; what is done
 * afterwards can. */
static void
test_held_undo (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=4");
  g_autoptr (CanastaMatch) match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 5, NULL);
  g_autoptr (CanastaMatch) fresh = resume (match);
  g_autoptr (CanastaMatch) drawn = NULL;
  guint seat = canasta_match_get_to_act (match);

  g_assert_cmpint (canasta_match_get_undo (fresh, seat), ==, CANASTA_UNDO_NOTHING);
  act (match, CANASTA_ACTION_DRAW);
  drawn = resume (match);
  g_assert_cmpint (canasta_match_get_undo (drawn, seat), ==, CANASTA_UNDO_UNRECORDED);
  g_assert_false (canasta_match_undo (drawn, seat));
  g_assert_false (canasta_match_can_redo (drawn, seat));
  assert_read_again (drawn);
}

static JsonObject *
get_position (JsonNode *root)
{
  JsonObject *held =
    json_object_get_object_member (json_node_get_object (root), "held");

  return json_object_get_object_member (held, "position");
}

/* Actions that are all legal, but lead elsewhere, are not what was played. */
static void
test_held_elsewhere (void)
{
  g_autoptr (CanastaMatch) match = play_part (4, 60, 11);
  g_autofree char *text = canasta_archive_write (match, NULL);
  g_autoptr (JsonNode) root = parse (text);
  JsonArray *rounds = json_object_get_array_member (json_node_get_object (root), "rounds");
  JsonArray *turns =
    json_object_get_array_member (json_array_get_object_element (rounds, 0), "turns");
  g_autofree char *shorter = NULL;
  g_autoptr (CanastaMatch) other = NULL;
  g_autoptr (GError) error = NULL;

  json_array_remove_element (turns, json_array_get_length (turns) - 1);
  shorter = canasta_json_write (root, TRUE);
  other = read_text (shorter, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (canasta_match_get_gap (other), "lead to another position"));
  g_assert_true (canasta_state_equal (canasta_match_get_state (other),
                                      canasta_match_get_state (match)));
}

/* Damages the position that is held: with the record whole that does not matter,
 * with a record that is of no use the match is refused for the record. */
static void
assert_not_held (CanastaMatch *match, const char *key, const char *value)
{
  g_autofree char *text = canasta_archive_write (match, NULL);
  g_autoptr (JsonNode) root = parse (text);
  g_autofree char *damaged = NULL;
  g_autofree char *broken = NULL;
  g_autoptr (CanastaMatch) other = NULL;
  g_autoptr (GError) error = NULL;

  if (key)
    json_object_set_member (get_position (root), key, parse (value));
  else
    json_object_set_member (json_node_get_object (root), "held", parse (value));
  damaged = canasta_json_write (root, TRUE);
  other = read_text (damaged, NULL, &error);
  g_assert_no_error (error);
  g_assert_null (canasta_match_get_gap (other));
  assert_same_match (match, other);

  broken = break_record (damaged);
  g_assert_null (read_text (broken, NULL, &error));
  g_assert_nonnull (error);
  if (g_strcmp0 (key, "colour") == 0)
    g_assert_nonnull (strstr (error->message, "“held/position/colour"));
  else
    g_assert_nonnull (strstr (error->message, "“rounds/0/turns"));
}

static void
test_held_damaged (void)
{
  g_autoptr (CanastaMatch) match = play_part (4, 400, 12);

  g_assert_cmpuint (canasta_match_get_round (match), >, 1);
  assert_not_held (match, NULL, "5");
  assert_not_held (match, NULL, "{}");
  assert_not_held (match, NULL, "{ \"scores\": [], \"position\": {}, \"seen\": {} }");
  assert_not_held (match, "pile", "\"4C 4C 4C\"");
  assert_not_held (match, "stock", "null");
  assert_not_held (match, "round", "1");
  assert_not_held (match, "totals", "[5, 5]");
  assert_not_held (match, "ended", "\"stock\"");
  assert_not_held (match, "colour", "\"green\"");
}

/* A match as an older version left it, which let players draw twice: it is
 * played on to its end, and what the first round brought stays. */
static void
test_held_file (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "matches",
                                                 "held-position.json", NULL);
  g_autofree char *text = NULL;
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  int totals[2];

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  match = read_text (text, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (canasta_match_get_gap (match), "“draw” is not possible: "));
  g_assert_cmpuint (canasta_match_get_round (match), ==, 2);
  g_assert_cmpuint (canasta_match_get_n_scores (match), ==, 1);
  for (guint ledger = 0; ledger < 2; ledger++)
    {
      totals[ledger] = canasta_match_get_total (match, ledger);
      g_assert_cmpint (totals[ledger], !=, 0);
      g_assert_cmpint (canasta_match_get_state (match)->board.totals[ledger], ==, totals[ledger]);
    }

  play_on (match, G_MAXUINT);
  g_assert_cmpuint (canasta_match_get_n_scores (match), ==, 2);
  for (guint ledger = 0; ledger < 2; ledger++)
    {
      g_assert_cmpint (canasta_match_get_score (match, 0)->totals[ledger], ==, totals[ledger]);
      g_assert_cmpint (canasta_match_get_total (match, ledger), ==,
                       totals[ledger] + canasta_match_get_score (match, 1)->rows[ledger].total);
    }
  assert_read_again (match);
}

/* Knows the variants of the game besides the test's own. */
static CanastaVariant *
find_any_variant (const char *id, gpointer registry, GError **error)
{
  CanastaVariant *variant;

  if (g_str_equal (id, "test"))
    return test_find_variant (id, NULL, error);
  variant = canasta_registry_get_variant (registry, id, error);
  return variant ? g_object_ref (variant) : NULL;
}

/* Recorded matches come to the totals they came to when they were recorded. */
static void
test_golden (gconstpointer line)
{
  g_auto (GStrv) fields = g_strsplit (line, " ", -1);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "matches", fields[0], NULL);
  g_autofree char *text = NULL;
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  match = canasta_archive_read (text, -1, "match.json", find_any_variant, registry, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (canasta_match_get_stage (match), ==, CANASTA_STAGE_MATCH_OVER);
  for (guint i = 1; fields[i]; i++)
    g_assert_cmpint (canasta_match_get_total (match, i - 1), ==,
                     g_ascii_strtoll (fields[i], NULL, 10));
}

static void
add_golden (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "matches", "totals", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (g_strstrip (text), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), >=, 2);
  for (guint i = 0; lines[i]; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], " ", -1);
      g_autofree char *name = g_strconcat ("/archive/golden/", fields[0], NULL);

      g_test_add_data_func_full (name, g_strdup (lines[i]), test_golden, g_free);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/archive/made-up-names", test_made_up_names);
  g_test_add_func ("/archive/round-trip", test_round_trip);
  g_test_add_func ("/archive/moment", test_moment);
  g_test_add_func ("/archive/names", test_names);
  g_test_add_func ("/archive/question", test_question);
  g_test_add_func ("/archive/rules-kept", test_rules_kept);
  g_test_add_func ("/archive/told", test_told);
  g_test_add_func ("/archive/personal", test_personal);
  g_test_add_func ("/archive/bad-text", test_bad_text);
  g_test_add_func ("/archive/held", test_held);
  g_test_add_func ("/archive/held-undo", test_held_undo);
  g_test_add_func ("/archive/look", test_look);
  g_test_add_func ("/archive/look-without-held", test_look_without_held);
  g_test_add_func ("/archive/held-elsewhere", test_held_elsewhere);
  g_test_add_func ("/archive/held-damaged", test_held_damaged);
  g_test_add_func ("/archive/held-file", test_held_file);
  add_golden ();
  return g_test_run ();
}

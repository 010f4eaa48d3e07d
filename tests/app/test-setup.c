/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of who sits where at a new game, and of how several persons read of each other. */
#include "config.h"

#include "session/matches.h"

#include "fixture.h"
#include "match/match-names.h"
#include "players/random-player.h"
#include "session/person.h"
#include "session/sides.h"

typedef struct
{
  char *folder;
  CanastaMatches *matches;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = test_folder_new ();
  fixture->matches = canasta_matches_new (fixture->folder, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  canasta_matches_leave (fixture->matches);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_finalize_object (fixture->matches);
  test_folder_remove (fixture->folder);
}

/* The names by seat, typed ones and those of the language: "Zoé Anna Ben Clara". */
static char *
write_names (const CanastaSetup *setup)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (guint seat = 0; seat < canasta_setup_get_players (setup); seat++)
    g_strv_builder_add (names, canasta_setup_get_name (setup, seat));
  all = g_strv_builder_end (names);
  return g_strjoinv (" ", all);
}

/* Nobody at a table is called as somebody who typed that name. */
static void
test_standard_names (void)
{
  static const struct
  {
    guint players;
    const char *typed[CANASTA_MAX_SEATS];
    const char *names;
  } rows[] = {
    { 4, { "" }, " Anna Ben Clara" },
    { 4, { "Zoé" }, "Zoé Anna Ben Clara" },
    { 4, { "Anna" }, "Anna David Ben Clara" },
    { 4, { "ANNA", "", "Clara" }, "ANNA Ben Clara David" },
    { 4, { "", "", "", "Anna" }, " Clara Ben Anna" },
    { 6, { "Anna" }, "Anna Hugo Ben Clara David Emma" },
    { 6, { "Hugo", "Ben", "", "", "Anna" }, "Hugo Ben David Clara Anna Emma" },
    { 6, { "Hugo", "Emma", "David" }, "Hugo Emma David Clara Anna Ben" },
    { 2, { "Anna" }, "Anna Ben" },
  };

  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      g_autoptr (CanastaSetup) setup = canasta_setup_new ();
      g_autofree char *names = NULL;

      canasta_setup_set_table (setup, "partnership", rows[row].players, NULL);
      for (guint seat = 0; seat < rows[row].players; seat++)
        canasta_setup_set_name (setup, seat, rows[row].typed[seat] ? rows[row].typed[seat] : "");
      names = write_names (setup);
      g_assert_cmpstr (names, ==, rows[row].names);
    }
}

/* Two persons have a name each. */
static void
test_check_names (void)
{
  static const struct
  {
    const char *names[4];
    guint persons;
    const char *twice;          /* who is called so twice, or NULL */
  } rows[] = {
    { { "Anna", "Ben", "Karl", "Clara" }, 1 << 2, NULL },
    { { "Anna", "Ben", "Anna", "Clara" }, 1 << 2, "Anna" },
    { { "Anna", "Ben", " anna", "Clara" }, 1 << 2, "Anna" },
    { { "Anna", "Ben", "Anna", "Clara" }, 0, NULL },
    { { "Anna", "Karl", "Karl", "Clara" }, 1 << 2, "Karl" },
    { { "Anna", "Zoé", "Karl", "Zoé" }, 1 << 2, NULL },
    { { "Anna", "Zoé", "Karl", "Zoé" }, 1 << 1 | 1 << 2 | 1 << 3, "Zoé" },
    { { "", "", "", "" }, 1 << 1 | 1 << 2 | 1 << 3, NULL },
    { { "Anna", "", "", "" }, 1 << 1 | 1 << 2 | 1 << 3, NULL },
  };

  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      g_autoptr (CanastaSetup) setup = canasta_setup_new ();
      g_autoptr (GError) error = NULL;
      g_autofree char *sentence = NULL;

      for (guint seat = 0; seat < 4; seat++)
        {
          canasta_setup_set_person (setup, seat, (rows[row].persons & (1u << seat)) != 0);
          canasta_setup_set_name (setup, seat, rows[row].names[seat]);
        }
      g_assert_cmpint (canasta_setup_check_names (setup, &error), ==, !rows[row].twice);
      if (!rows[row].twice)
        continue;
      sentence = g_strdup_printf ("More than one player is called %s. Give each person a name of "
                                  "their own.", rows[row].twice);
      g_assert_cmpstr (error->message, ==, sentence);
    }
}

static CanastaSession *
start (Fixture *fixture, const CanastaSetup *setup)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_matches_start (fixture->matches, setup, &error));
  g_assert_no_error (error);
  return canasta_matches_get_session (fixture->matches);
}

/* Anna plays against Karl, who sits at her left, with Ben. */
static CanastaSetup *
make_shared (void)
{
  CanastaSetup *setup = canasta_setup_new ();

  canasta_setup_set_name (setup, 0, "Anna");
  canasta_setup_set_person (setup, 1, TRUE);
  canasta_setup_set_name (setup, 1, "Karl");
  canasta_setup_set_level (setup, 2, "strong");
  return setup;
}

static void
check_shared (Fixture *fixture, const CanastaSetup *setup)
{
  g_autofree char *names = write_names (setup);
  g_auto (GStrv) drivers = canasta_setup_list_drivers (setup);
  g_autofree char *all = g_strjoinv (" ", drivers);
  g_autofree char *described =
    canasta_setup_describe (setup, canasta_matches_get_registry (fixture->matches));

  g_assert_cmpstr (names, ==, "Anna Karl Ben Clara");
  g_assert_cmpstr (all, ==, "person person strong beginner");
  g_assert_cmpstr (described, ==, "Classic, four players, with Karl");
}

/* Two persons sit down, the next game begins with them, another with the same, and the
 * match is listed by their names. */
static void
test_persons (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = canasta_matches_get_settings (fixture->matches);
  g_autoptr (CanastaSetup) setup = make_shared ();
  g_autoptr (CanastaSetup) last = NULL;
  g_autoptr (CanastaSetup) again = NULL;
  g_autoptr (GPtrArray) saved = NULL;
  g_autoptr (CanastaNotice) notice = NULL;
  CanastaSession *session;

  g_settings_set_string (settings, "player-name", "Anna");
  check_shared (fixture, setup);
  session = start (fixture, setup);
  g_assert_true (canasta_session_has_person (session, 0));
  g_assert_true (canasta_session_has_person (session, 1));
  g_assert_false (canasta_session_has_person (session, 2));

  last = canasta_setup_new_last (settings);
  check_shared (fixture, last);
  again = canasta_matches_dup_setup (fixture->matches);
  check_shared (fixture, again);

  g_assert_true (canasta_session_save (session, NULL));
  saved = canasta_matches_list_saved (fixture->matches, &notice);
  g_assert_cmpuint (saved->len, ==, 1);
  g_assert_cmpstr (((CanastaSaved *) g_ptr_array_index (saved, 0))->standing, ==,
                   "Anna and Ben 0 · Karl and Clara 0 · to 5,000");

  /* Nothing is dealt where two cannot be told apart. */
  canasta_setup_set_name (again, 1, "Anna");
  g_assert_false (canasta_matches_start (fixture->matches, again, NULL));
  g_assert_true (canasta_matches_get_session (fixture->matches) == session);
}

/* Whose seat somebody else takes is called as before when they come back, at another game,
 * too. */
static void
test_former_names (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaSetup) setup = make_shared ();
  g_autoptr (CanastaSetup) last = NULL;

  canasta_setup_set_person (setup, 1, FALSE);
  g_assert_cmpstr (canasta_setup_get_name (setup, 1), ==, "David");
  canasta_setup_set_name (setup, 1, "Robot");
  start (fixture, setup);
  last = canasta_setup_new_last (canasta_matches_get_settings (fixture->matches));
  g_assert_false (canasta_setup_is_shared (last));
  g_assert_cmpstr (canasta_setup_get_name (last, 1), ==, "Robot");
  canasta_setup_set_person (last, 1, TRUE);
  g_assert_cmpstr (canasta_setup_get_name (last, 1), ==, "Karl");
  canasta_setup_set_person (last, 1, FALSE);
  g_assert_cmpstr (canasta_setup_get_name (last, 1), ==, "Robot");
}

/* Where the first person must not sit out they all move on. */
static void
test_seated (Fixture *fixture, gconstpointer data)
{
  CanastaRegistry *registry = canasta_matches_get_registry (fixture->matches);
  g_autoptr (CanastaSetup) setup = canasta_setup_new ();
  g_autoptr (CanastaSetup) again = NULL;
  g_autofree char *names = NULL;
  CanastaSession *session;
  guint first;

  g_assert_true (canasta_setup_choose_table (setup, registry, NULL, 5, NULL, NULL, NULL));
  canasta_setup_set_name (setup, 0, "Zoé");
  canasta_setup_set_person (setup, 2, TRUE);
  canasta_setup_set_name (setup, 2, "Karl");
  session = start (fixture, setup);
  first = canasta_session_get_personal (session)->seat;
  for (guint seat = 0; seat < 5; seat++)
    g_assert_cmpint (canasta_session_has_person (session, (first + seat) % 5), ==,
                     seat == 0 || seat == 2);
  g_assert_cmpstr (canasta_match_get_names (canasta_session_get_match (session))[(first + 2) % 5],
                   ==, "Karl");
  again = canasta_matches_dup_setup (fixture->matches);
  names = write_names (again);
  g_assert_cmpstr (names, ==, "Zoé Anna Karl Clara David");
}

static void
play_by_chance (CanastaMatch *match)
{
  g_autoptr (CanastaPlayer) player = canasta_random_player_new (1);

  while (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
    {
      guint seat = canasta_match_get_to_act (match);
      CanastaObservation observation;
      CanastaAction action;

      canasta_match_observe (match, seat, &observation);
      g_assert_true (canasta_player_choose (player, &observation, &action, NULL, NULL));
      g_assert_true (canasta_match_act (match, seat, &action, NULL));
    }
}

/* Several persons read of everybody by name. */
static void
test_result (Fixture *fixture, gconstpointer data)
{
  CanastaRegistry *registry = canasta_matches_get_registry (fixture->matches);
  g_autoptr (CanastaSetup) setup = make_shared ();
  g_autoptr (CanastaMatch) match = NULL;
  g_autofree char *title = NULL;
  g_autofree char *other_title = NULL;
  g_autofree char *names = NULL;
  g_autofree char *result = NULL;

  canasta_setup_set_short (setup, TRUE);
  canasta_setup_set_deal (setup, 1);
  match = canasta_setup_start (setup, registry, NULL);
  play_by_chance (match);
  g_assert_cmpint (canasta_match_get_stage (match), ==, CANASTA_STAGE_MATCH_OVER);

  title = canasta_sides_dup_ledger_title (match, CANASTA_NO_SEAT, 0);
  other_title = canasta_sides_dup_ledger_title (match, CANASTA_NO_SEAT, 1);
  names = canasta_sides_dup_ledger_names (match, CANASTA_NO_SEAT, 0);
  result = canasta_sides_dup_result (match, CANASTA_NO_SEAT);
  g_assert_cmpstr (title, ==, "Anna and Ben");
  g_assert_cmpstr (other_title, ==, "Karl and Clara");
  g_assert_cmpstr (names, ==, "");
  g_assert_true (g_str_has_prefix (result, canasta_match_get_winners (match) == 1u << 0
                                             ? "Anna and Ben win " : "Karl and Clara win "));
}

/* Who reads what is kept. */
static void
test_reader (void)
{
  static const struct
  {
    const char *players;        /* NULL where nobody told */
    guint8 seat, reader;
  } rows[] = {
    { NULL, 2, 2 },
    { "person beginner strong casual", 0, 0 },
    { "beginner person strong casual", 1, 1 },
    { "person beginner person casual", 0, CANASTA_NO_SEAT },
    { "beginner person casual person", 1, CANASTA_NO_SEAT },
  };

  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      g_auto (CanastaPersonal) personal = { .seat = rows[row].seat };

      if (rows[row].players)
        personal.players = g_strsplit (rows[row].players, " ", -1);
      g_assert_cmpuint (canasta_person_find_reader (&personal), ==, rows[row].reader);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup/standard-names", test_standard_names);
  g_test_add_func ("/setup/check-names", test_check_names);
  g_test_add_func ("/setup/reader", test_reader);
  g_test_add ("/setup/persons", Fixture, NULL, set_up, test_persons, tear_down);
  g_test_add ("/setup/former-names", Fixture, NULL, set_up, test_former_names, tear_down);
  g_test_add ("/setup/seated", Fixture, NULL, set_up, test_seated, tear_down);
  g_test_add ("/setup/result", Fixture, NULL, set_up, test_result, tear_down);
  return g_test_run ();
}

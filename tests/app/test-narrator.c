/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what a match sounds like: whole rounds, heard by one who writes down what
 * a loudspeaker would play. */
#include "config.h"

#include <string.h>

#include "../core/players.h"
#include "pages/announcer.h"
#include "players/bot.h"
#include "settings/settings.h"
#include "window-fixture.h"
#include "test-seat.h"

static const char *const players[] = { "", "policy", "policy", "policy", NULL };

typedef struct
{
  GSettings *settings;
  CanastaMatch *match;
  CanastaSession *session;
  CanastaPlayer *person;
  GtkWidget *window;
  CanastaTablePage *page;
  GString *heard;               /* what was played, one a line, but for the own turns */
  GString *wanted;              /* what should have been */
  guint calls;                  /* tones for the own turn */
  guint turns;
  gboolean is_mine;
  GString *announced;           /* what was announced, one a line */
} Fixture;

static void
hear (const char *file, double volume, gpointer data)
{
  Fixture *fixture = data;
  g_autofree char *name = g_path_get_basename (file);

  *strrchr (name, '.') = '\0';
  if (g_str_equal (name, "your-turn")
      && volume == g_settings_get_double (fixture->settings, "sound-volume"))
    fixture->calls++;
  else
    g_string_append_printf (fixture->heard, "%s\n", name);
}

/* What the others do in no time is not heard, but for the end of the round; a question to
 * the person is the tone that calls them. */
static void
happened_cb (Fixture *fixture, const CanastaEvent *event)
{
  CanastaMotionKind kind = canasta_sounds_find (event);

  if (kind < CANASTA_N_MOTIONS
      && (event->action.kind != CANASTA_ACTION_ASK || event->asked != 0)
      && (event->seat == 0 || event->ended != CANASTA_END_NONE
          || canasta_session_get_pace (fixture->session) != CANASTA_PACE_INSTANT))
    g_string_append_printf (fixture->wanted, "%s\n", canasta_motion_kind_get (kind)->sound);
}

static void
changed_cb (Fixture *fixture)
{
  gboolean is_mine = canasta_match_get_stage (fixture->match) == CANASTA_STAGE_PLAYING
                     && canasta_match_get_to_act (fixture->match) == 0;

  fixture->turns += is_mine && !fixture->is_mine;
  fixture->is_mine = is_mine;
}

static void
set_up (Fixture *fixture, gconstpointer pace)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=3");
  g_autoptr (GError) error = NULL;

  fixture->settings = canasta_settings_new (g_get_user_config_dir (), &error);
  g_assert_no_error (error);
  g_settings_set_boolean (fixture->settings, "sound", TRUE);
  g_settings_set_boolean (fixture->settings, "turn-sound", TRUE);
  fixture->heard = g_string_new (NULL);
  fixture->wanted = g_string_new (NULL);
  fixture->announced = g_string_new (NULL);
  fixture->match = canasta_match_new (table, CANASTA_DEALING_IN_SUCCESSION, 5, NULL);
  fixture->session = canasta_session_new (fixture->match, 0, players, NULL);
  canasta_session_set_pace (fixture->session, (CanastaPace) GPOINTER_TO_INT (pace));
  fixture->person = CANASTA_PLAYER (canasta_bot_new (canasta_level_find ("policy"), 1));
  g_signal_connect_swapped (fixture->session, "happened", G_CALLBACK (happened_cb), fixture);
  g_signal_connect_swapped (fixture->session, "changed", G_CALLBACK (changed_cb), fixture);

  fixture->page = test_table_page_new (fixture->settings, hear, fixture);
  fixture->window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (fixture->page)));
}

static void
tear_down (Fixture *fixture, gconstpointer pace)
{
  test_seat (NULL);
  canasta_session_put_away (fixture->session);
  canasta_table_page_set_session (fixture->page, NULL);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->match);
  g_object_unref (fixture->person);
  g_object_unref (fixture->settings);
  g_string_free (fixture->heard, TRUE);
  g_string_free (fixture->wanted, TRUE);
  g_string_free (fixture->announced, TRUE);
}

static void
act (Fixture *fixture)
{
  CanastaObservation observation;
  CanastaAction action;

  canasta_scene_observe (test_seat (fixture->session), &observation);
  g_assert_true (canasta_player_choose (fixture->person, &observation, &action, NULL, NULL));
  g_assert_true (canasta_scene_act (test_seat (fixture->session), &action, NULL));
}

static void
play_round (Fixture *fixture)
{
  while (canasta_match_get_stage (fixture->match) == CANASTA_STAGE_PLAYING)
    {
      if (canasta_match_get_to_act (fixture->match) == 0
          && !canasta_session_is_holding (fixture->session))
        {
          act (fixture);
          continue;
        }
      canasta_scene_skip (test_seat (fixture->session));
      g_main_context_iteration (NULL, TRUE);
    }
}

/* Everything that has a sound is heard once and in its order, through the table on
 * which it happens; each turn of the person begins with a tone. */
static void
test_whole_match (Fixture *fixture, gconstpointer pace)
{
  static const char *const common[] = { "draw", "meld", "discard", "canasta", "round-end" };

  changed_cb (fixture);
  canasta_table_page_set_session (fixture->page, fixture->session);
  canasta_table_page_begin (fixture->page);
  do
    play_round (fixture);
  while (canasta_session_start_round (fixture->session));

  /* What was done last is heard once it is seen. */
  while (fixture->heard->len < fixture->wanted->len)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (fixture->heard->str, ==, fixture->wanted->str);
  for (guint i = 0; i < G_N_ELEMENTS (common); i++)
    g_assert_nonnull (strstr (fixture->heard->str, common[i]));
  g_assert_cmpuint (fixture->calls, ==, fixture->turns);
  g_assert_cmpuint (fixture->turns, >, 20);
}

static void
announced_cb (Fixture *fixture, const char *sentences)
{
  g_string_append_printf (fixture->announced, "%s\n", sentences);
}

static void
listen (Fixture *fixture)
{
  g_signal_connect_swapped (canasta_announcer_find (fixture->window), "announced",
                            G_CALLBACK (announced_cb), fixture);
  canasta_table_page_set_session (fixture->page, fixture->session);
  canasta_table_page_begin (fixture->page);
}

static void
wait_for_own_turn (Fixture *fixture)
{
  while (canasta_match_get_to_act (fixture->match) != 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_announcement (Fixture *fixture, const char *words)
{
  while (!strstr (fixture->announced->str, words))
    g_main_context_iteration (NULL, TRUE);
}

static guint
count_announced (Fixture *fixture, const char *words)
{
  guint n = 0;

  for (const char *found = fixture->announced->str; (found = strstr (found, words)); found++)
    n++;
  return n;
}

/* While a discard can still be taken back, it has been told; when it is handed over it is not
 * told again. One that is taken back is, once it is made anew. */
static void
test_held (Fixture *fixture, gconstpointer pace)
{
  listen (fixture);
  wait_for_own_turn (fixture);
  for (guint i = 1; i <= 2; i++)
    {
      while (!canasta_session_is_holding (fixture->session))
        act (fixture);
      wait_for_announcement (fixture, "You discarded");
      g_assert_true (canasta_session_is_holding (fixture->session));
      if (i == 1)
        {
          g_string_truncate (fixture->announced, 0);
          g_assert_true (canasta_scene_undo (test_seat (fixture->session)));
        }
    }
  canasta_scene_skip (test_seat (fixture->session));
  wait_for_own_turn (fixture);
  wait_for_announcement (fixture, canasta_match_get_names (fixture->match)[3]);
  g_assert_cmpuint (count_announced (fixture, "You discarded"), ==, 1);
  g_assert_cmpuint (count_announced (fixture, " is playing."), ==, 0);
}

static GtkWidget *
find_card (GtkWidget *hand, CanastaCard card)
{
  GtkWidget *view = gtk_widget_get_first_child (hand);

  while (canasta_card_view_get_card (CANASTA_CARD_VIEW (view)) != card)
    view = gtk_widget_get_next_sibling (view);
  return view;
}

/* Goes on until something is discarded, which has the focus. */
static void
discard_focused (Fixture *fixture, GtkWidget *hand)
{
  while (!canasta_session_is_holding (fixture->session))
    {
      CanastaObservation observation;
      CanastaAction action;

      canasta_scene_observe (test_seat (fixture->session), &observation);
      g_assert_true (canasta_player_choose (fixture->person, &observation, &action, NULL, NULL));
      if (action.kind == CANASTA_ACTION_DISCARD)
        {
          gtk_widget_grab_focus (find_card (hand, action.card));
          g_string_truncate (fixture->announced, 0);
        }
      g_assert_true (canasta_scene_act (test_seat (fixture->session), &action, NULL));
    }
}

static void
assert_called (GtkWidget *card, const char *before)
{
  g_autofree char *name = g_strconcat (
    before, canasta_card_get_name (canasta_card_view_get_card (CANASTA_CARD_VIEW (card))), NULL);
  g_autofree char *other = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  g_assert_cmpstr (other, ==, NULL);
}

static void
use_window (Fixture *fixture)
{
  gtk_window_present (GTK_WINDOW (fixture->window));
  gdk_toplevel_focus (GDK_TOPLEVEL (gtk_native_get_surface (GTK_NATIVE (fixture->window))),
                      GDK_CURRENT_TIME);
  while (!gtk_window_is_active (GTK_WINDOW (fixture->window)))
    g_main_context_iteration (NULL, TRUE);
}

/* What was done with the card that had the focus is said before the one that has it next, and
 * not announced after it. */
static void
test_led (Fixture *fixture, gconstpointer pace)
{
  GtkWidget *hand, *focus;

  use_window (fixture);
  listen (fixture);
  wait_for_own_turn (fixture);
  hand = GTK_WIDGET (
    canasta_table_view_get_parts (canasta_table_page_get_table (fixture->page))->hand);
  discard_focused (fixture, hand);
  wait_for_announcement (fixture, "You discarded");
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  assert_called (focus, g_strdelimit (fixture->announced->str, "\n", ' '));

  gtk_widget_grab_focus (gtk_widget_get_first_child (hand) == focus
                           ? gtk_widget_get_last_child (hand)
                           : gtk_widget_get_first_child (hand));
  assert_called (focus, "");
  canasta_scene_skip (test_seat (fixture->session));
  wait_for_own_turn (fixture);
  wait_for_announcement (fixture, canasta_match_get_names (fixture->match)[3]);
  g_assert_cmpuint (count_announced (fixture, "You discarded"), ==, 1);
}

/* What the person does is seen before it is heard. */
static void
test_seen_first (Fixture *fixture, gconstpointer pace)
{
  listen (fixture);
  wait_for_own_turn (fixture);
  g_string_truncate (fixture->heard, 0);
  act (fixture);
  g_assert_cmpstr (fixture->heard->str, ==, "");
  while (fixture->heard->len == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (fixture->heard->str, ==, "draw\n");
}

static gboolean
draw_on_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

static void
wait_for_text (const GString *text)
{
  gint64 until = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  while (text->len == 0 && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (text->len, >, 0);
}

/* What happens while a display draws one frame after the other, without a pause, is heard and
 * told all the same. */
static void
test_without_pause (Fixture *fixture, gconstpointer pace)
{
  g_autoptr (CanastaNarrator) narrator =
    canasta_narrator_new (GTK_WINDOW (fixture->window), fixture->settings);
  guint frames;

  g_signal_connect_swapped (canasta_announcer_find (fixture->window), "announced",
                            G_CALLBACK (announced_cb), fixture);
  canasta_narrator_set_sounds (narrator, canasta_sounds_new (fixture->settings, hear, fixture));
  canasta_narrator_set_scene (narrator, test_seat (fixture->session));
  canasta_session_start (fixture->session);
  wait_for_own_turn (fixture);
  g_signal_connect_object (fixture->session, "happened", G_CALLBACK (canasta_narrator_note_event),
                           narrator, G_CONNECT_SWAPPED);
  frames = g_idle_add_full (GDK_PRIORITY_REDRAW, draw_on_cb, NULL, NULL);
  act (fixture);
  g_assert_cmpstr (fixture->heard->str, ==, "");
  wait_for_text (fixture->heard);
  g_assert_cmpstr (fixture->heard->str, ==, "draw\n");
  canasta_narrator_announce_steps (narrator,
                                   &canasta_match_get_state (fixture->match)->board);
  wait_for_text (fixture->announced);
  g_assert_nonnull (strstr (fixture->announced->str, "You drew"));
  g_source_remove (frames);
}

static gboolean
waited_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Who is playing is told when nothing has happened for a while, and once. */
static void
test_waiting (Fixture *fixture, gconstpointer pace)
{
  g_autoptr (CanastaNarrator) narrator = NULL;
  CanastaBoard board = canasta_match_get_state (fixture->match)->board;
  gboolean is_over = FALSE;
  gint64 begun;

  board.turn_seat = board.to_act = 1;
  g_signal_connect_swapped (canasta_announcer_find (fixture->window), "announced",
                            G_CALLBACK (announced_cb), fixture);
  narrator = canasta_narrator_new (GTK_WINDOW (fixture->window), fixture->settings);
  canasta_narrator_set_scene (narrator, test_seat (fixture->session));
  begun = g_get_monotonic_time ();
  canasta_narrator_announce_steps (narrator, &board);
  wait_for_announcement (fixture, " is playing.");
  g_assert_cmpint (g_get_monotonic_time () - begun, >, 2 * G_TIME_SPAN_SECOND);

  canasta_narrator_announce_steps (narrator, &board);
  board.turn_seat = board.to_act = 0;
  canasta_narrator_announce_steps (narrator, &board);
  canasta_narrator_tell (narrator, "Ben laid down 3 nines.");
  wait_for_announcement (fixture, "3 nines");
  g_assert_cmpuint (count_announced (fixture, " is playing."), ==, 1);

  /* Asked whether somebody may go out, nobody waits for them. */
  board.turn_seat = 2;
  canasta_narrator_announce_steps (narrator, &board);
  g_timeout_add_seconds (6, waited_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_announced (fixture, " is playing."), ==, 1);
}

/* What happened just before a match is heard with how it begins; how things stood is not, nor
 * anything of a match that was left. */
static void
test_before_match (Fixture *fixture, gconstpointer pace)
{
  g_autoptr (CanastaNarrator) narrator =
    canasta_narrator_new (GTK_WINDOW (fixture->window), fixture->settings);

  g_signal_connect_swapped (canasta_announcer_find (fixture->window), "announced",
                            G_CALLBACK (announced_cb), fixture);
  canasta_narrator_say (narrator, "Not ready yet: Ben.");
  canasta_narrator_tell (narrator, "Everybody is ready.");
  canasta_narrator_set_scene (narrator, test_seat (fixture->session));
  canasta_narrator_tell (narrator, "Round 1.");
  wait_for_announcement (fixture, "Round 1.");
  g_assert_cmpstr (fixture->announced->str, ==, "Everybody is ready. Round 1.\n");

  g_string_truncate (fixture->announced, 0);
  canasta_narrator_tell (narrator, "Ben laid down 3 nines.");
  canasta_narrator_set_scene (narrator, NULL);
  canasta_narrator_tell (narrator, "The match is over.");
  wait_for_announcement (fixture, "over.");
  g_assert_cmpstr (fixture->announced->str, ==, "The match is over.\n");
}

/* What to do is told a few times, and what it is for every time. */
static void
test_advice (Fixture *fixture, gconstpointer pace)
{
  g_autoptr (CanastaNarrator) narrator =
    canasta_narrator_new (GTK_WINDOW (fixture->window), fixture->settings);

  g_signal_connect_swapped (canasta_announcer_find (fixture->window), "announced",
                            G_CALLBACK (announced_cb), fixture);
  for (guint i = 1; i <= 5; i++)
    {
      g_autofree char *sentence = g_strdup_printf ("You could take it %u.", i);

      canasta_narrator_advise (narrator, sentence, "Enter plays it.");
      wait_for_announcement (fixture, sentence);
    }
  g_assert_cmpuint (count_announced (fixture, "You could take it"), ==, 5);
  g_assert_cmpuint (count_announced (fixture, "Enter plays it."), ==, 3);
  for (guint i = 1; i <= 5; i++)
    {
      g_autofree char *sentence = g_strdup_printf ("You drew it %u.", i);

      canasta_narrator_tell (narrator, sentence);
      canasta_narrator_advise (narrator, "", "Lay down melds, or discard.");
      wait_for_announcement (fixture, sentence);
    }
  g_assert_cmpuint (count_announced (fixture, ". Lay down melds, or discard."), ==, 3);
  canasta_narrator_advise (narrator, "All your cards are laid down.", "Enter goes out.");
  wait_for_announcement (fixture, "Enter goes out.");
}

/* A draw of another player that shows nothing; and how many cards somebody has who only drew one
 * and discarded one, of whom the sentence before does not tell. */
static const char matter_of_course[] =
  "(Player \\d) drew a card\\. (?!\\1 laid down a red three)|"
  "(Player \\d) [^.\\n]*\\. (?!\\2 )(Player \\d) (?:discarded|froze the pile with) [^.\\n]*\\. "
  "\\3 has (?:\\d\\d|[4-9]) cards";

static guint
count_lines (const char *text, const char *words)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (char **line = lines; *line; line++)
    n += strstr (*line, words) != NULL;
  return n;
}

/* How many cards are left after an own turn that changed that, and after a pile. */
static const char own_count[] = "You (?:discarded|froze the pile with) [^.\\n]*\\. You hold \\d+ card";
static const char pile_count[] = "You took the pile .* the pile brings you [^.\\n]*\\. You hold \\d+ card";

/* Each round begins with its number, who deals and who begins, and what lies open; one that goes
 * on does not. How it ends is told with what ends it. */
static void
test_rounds (Fixture *fixture, gconstpointer pace)
{
  const char *const *names = canasta_match_get_names (fixture->match);

  listen (fixture);
  for (guint round = 1; round <= 3; round++)
    {
      guint dealer = canasta_match_get_dealer (fixture->match, round);
      g_autofree char *told =
        dealer == 0   ? g_strdup_printf ("Round %u. You deal, %s begins.", round, names[1])
        : dealer == 3 ? g_strdup_printf ("Round %u. %s deals, you begin.", round, names[3])
                      : g_strdup_printf ("Round %u. %s deals, %s begins.", round, names[dealer],
                                         names[dealer + 1]);

      wait_for_announcement (fixture, told);
      wait_for_announcement (fixture, dealer == 0 ? " You turn up the " : " turns up the ");
      wait_for_own_turn (fixture);
      act (fixture);
      canasta_table_page_begin (fixture->page);
      play_round (fixture);
      g_assert_cmpuint (count_announced (fixture, "Round "), ==, round);
      g_assert_cmpuint (count_announced (fixture, " up the "), ==, round);
      g_assert_cmpuint (count_announced (fixture, " is your partner."), ==, 1);
      while (count_lines (fixture->announced->str, " went out")
             + count_lines (fixture->announced->str, "The stock is used up") < round)
        g_main_context_iteration (NULL, TRUE);
      g_assert_false (g_regex_match_simple (matter_of_course, fixture->announced->str, 0, 0));
      if (round < 3)
        {
          g_assert_true (canasta_session_start_round (fixture->session));
          canasta_table_page_begin (fixture->page);
        }
    }
  g_assert_true (g_regex_match_simple (own_count, fixture->announced->str, 0, 0));
  g_assert_true (g_regex_match_simple (pile_count, fixture->announced->str, 0, 0));
}

#define ADD(name, pace, test) \
  g_test_add ("/narrator/" name, Fixture, GINT_TO_POINTER (pace), set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  test_window_init (&argc, &argv);
  ADD ("fast", CANASTA_PACE_FAST, test_whole_match);
  ADD ("instant", CANASTA_PACE_INSTANT, test_whole_match);
  ADD ("held", CANASTA_PACE_FAST, test_held);
  ADD ("led", CANASTA_PACE_FAST, test_led);
  ADD ("seen-first", CANASTA_PACE_FAST, test_seen_first);
  ADD ("without-pause", CANASTA_PACE_FAST, test_without_pause);
  ADD ("waiting", CANASTA_PACE_FAST, test_waiting);
  ADD ("before-match", CANASTA_PACE_FAST, test_before_match);
  ADD ("advice", CANASTA_PACE_FAST, test_advice);
  ADD ("rounds", CANASTA_PACE_INSTANT, test_rounds);
  return g_test_run ();
}

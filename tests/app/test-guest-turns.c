/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what a guest hears at a table elsewhere: a round with a computer player of the host,
 * with nothing between them but a queue. */
#include "config.h"

#include <string.h>

#include "../core/players.h"
#include "elsewhere/host.h"
#include "elsewhere/visit.h"
#include "players/bot.h"
#include "settings/settings.h"
#include "test-seat.h"
#include "window-fixture.h"

#define GUEST 0 /* where the guest sits, and the other one beside them */

typedef struct
{
  GSettings *settings;
  CanastaTable *table;
  CanastaHost *host;
  CanastaVisit *visit;
  guint line;
  GQueue letters;               /* on their way: 'h' to the host, 'g' to the guest, and the text */
  gint64 now;
  CanastaPlayer *hand;          /* who acts for the guest */
  CanastaTablePage *page;
  guint calls;                  /* tones for the guest's turn */
  guint turns;
  gboolean is_mine;
} Fixture;

static void
hear (const char *file, double volume, gpointer data)
{
  Fixture *fixture = data;

  fixture->calls += strstr (file, "your-turn") != NULL;
}

static void
host_said_cb (Fixture *fixture, guint line, const char *text)
{
  g_queue_push_tail (&fixture->letters, g_strconcat ("g", text, NULL));
}

static void
visit_said_cb (Fixture *fixture, const char *text)
{
  g_queue_push_tail (&fixture->letters, g_strconcat ("h", text, NULL));
}

static void
knocked_cb (Fixture *fixture, guint guest)
{
  g_assert_true (canasta_host_let_in (fixture->host, guest, GUEST));
}

static void
dealt_cb (CanastaHost *host)
{
  canasta_session_set_pace (canasta_host_get_session (host), CANASTA_PACE_INSTANT);
}

static CanastaMatch *
get_match (Fixture *fixture)
{
  CanastaSession *session = canasta_visit_get_session (fixture->visit);

  return session ? canasta_session_get_match (session) : NULL;
}

static gboolean
is_playing (Fixture *fixture)
{
  return get_match (fixture)
         && canasta_match_get_stage (get_match (fixture)) == CANASTA_STAGE_PLAYING;
}

static void
changed_cb (Fixture *fixture)
{
  gboolean is_mine = is_playing (fixture)
                     && canasta_match_get_to_act (get_match (fixture)) == GUEST;

  fixture->turns += is_mine && !fixture->is_mine;
  fixture->is_mine = is_mine;
}

/* As the window does. */
static void
began_cb (Fixture *fixture)
{
  CanastaSession *session = canasta_visit_get_session (fixture->visit);

  canasta_session_set_pace (session, CANASTA_PACE_INSTANT);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (changed_cb), fixture);
  changed_cb (fixture);
  canasta_table_page_set_session (fixture->page, session);
  canasta_table_page_begin (fixture->page);
}

static CanastaTable *
open_table_cb (const CanastaRulesTold *rules, gpointer data, GError **error)
{
  return canasta_table_ref (data);
}

static void
set_up (Fixture *fixture, gconstpointer has_sound)
{
  g_autoptr (GError) error = NULL;

  fixture->settings = canasta_settings_new (g_get_user_config_dir (), &error);
  g_assert_no_error (error);
  g_settings_set_boolean (fixture->settings, "turn-sound", GPOINTER_TO_INT (has_sound));
  fixture->table = test_table_new (2, "rounds=1");
  fixture->hand = CANASTA_PLAYER (canasta_bot_new (canasta_level_find ("policy"), 1));
  fixture->page = test_table_page_new (fixture->settings, hear, fixture);
  fixture->host = canasta_host_new (fixture->table, "Thursday", NULL, &error);
  g_assert_no_error (error);
  canasta_host_seat_computer (fixture->host, 1, "policy", "Carl");
  fixture->visit = canasta_visit_new ("Anna", open_table_cb, fixture->table);
  canasta_visit_set_ticket (fixture->visit, canasta_host_get_ticket (fixture->host));
  g_signal_connect_swapped (fixture->host, "said", G_CALLBACK (host_said_cb), fixture);
  g_signal_connect_swapped (fixture->host, "knocked", G_CALLBACK (knocked_cb), fixture);
  g_signal_connect (fixture->host, "dealt", G_CALLBACK (dealt_cb), NULL);
  g_signal_connect_swapped (fixture->visit, "said", G_CALLBACK (visit_said_cb), fixture);
  g_signal_connect_swapped (fixture->visit, "began", G_CALLBACK (began_cb), fixture);
  fixture->line = canasta_host_connect (fixture->host);
  canasta_visit_connect (fixture->visit);
}

static void
deliver (Fixture *fixture)
{
  char *letter;

  while ((letter = g_queue_pop_head (&fixture->letters)))
    {
      if (*letter == 'h')
        canasta_host_hear (fixture->host, fixture->line, letter + 1, strlen (letter + 1));
      else
        canasta_visit_hear (fixture->visit, letter + 1, strlen (letter + 1));
      g_free (letter);
    }
}

static void
tear_down (Fixture *fixture, gconstpointer has_sound)
{
  test_seat (NULL);
  canasta_table_page_set_session (fixture->page, NULL);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (fixture->page))));
  canasta_session_stop (canasta_host_get_session (fixture->host));
  canasta_session_stop (canasta_visit_get_session (fixture->visit));
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_finalize_object (fixture->visit);
  g_assert_finalize_object (fixture->host);
  g_queue_clear_full (&fixture->letters, g_free);
  canasta_table_unref (fixture->table);
  g_object_unref (fixture->hand);
  g_object_unref (fixture->settings);
}

static void
act (Fixture *fixture)
{
  CanastaScene *scene = test_seat (canasta_visit_get_session (fixture->visit));
  CanastaObservation observation;
  CanastaAction action;

  canasta_scene_observe (scene, &observation);
  g_assert_true (canasta_player_choose (fixture->hand, &observation, &action, NULL, NULL));
  canasta_scene_act (scene, &action, NULL);
}

/* Each turn of the guest begins with a tone, where they want one. */
static void
test_tones (Fixture *fixture, gconstpointer has_sound)
{
  while (!get_match (fixture) || is_playing (fixture))
    {
      deliver (fixture);
      if (!get_match (fixture) && canasta_visit_get_seen (fixture->visit))
        canasta_visit_set_ready (fixture->visit, TRUE);
      canasta_host_tell_time (fixture->host, fixture->now += 100);
      if (fixture->is_mine
          && !canasta_session_is_asking (canasta_visit_get_session (fixture->visit)))
        act (fixture);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpuint (fixture->turns, >, 0);
  g_assert_cmpuint (fixture->calls, ==, has_sound ? fixture->turns : 0);
}

int
main (int argc, char *argv[])
{
  test_window_init (&argc, &argv);
  g_test_add ("/guest-turns/tones", Fixture, GINT_TO_POINTER (TRUE), set_up, test_tones, tear_down);
  g_test_add ("/guest-turns/silence", Fixture, GINT_TO_POINTER (FALSE), set_up, test_tones,
              tear_down);
  return g_test_run ();
}

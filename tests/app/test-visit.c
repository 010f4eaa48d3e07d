/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Guests at a host's table: whole matches, breaks, and rounds that somebody was away from. */
#include "config.h"

#include "network/bytes.h"
#include "visit-fixture.h"

static void
test_match (void)
{
  Meeting meeting;

  meeting_begin (&meeting, "rounds=3");
  for (guint round = 1; round <= 3; round++)
    {
      meeting_deliver (&meeting);
      meeting_be_ready (&meeting);
      meeting_play_round (&meeting, round);
      meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 0));
      meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 1));
    }
  g_assert_cmpint (canasta_match_get_stage (meeting_get_seen (&meeting, 0)), ==,
                   CANASTA_STAGE_MATCH_OVER);
  g_assert_cmpuint (meeting.n_began, ==, 2);
  g_assert_cmpuint (meeting.n_ends, ==, 2 * 3);
  g_assert_cmpuint (meeting.n_early, ==, meeting.n_ends);
  g_assert_cmpuint (meeting.n_refused, ==, 0);
  g_assert_null (meeting.sentence);
  meeting_end (&meeting);
}

/* A guest is gone again and again, for a moment or for long: whatever was on its way is lost,
 * and nothing besides. */
static void
test_breaks (void)
{
  Meeting meeting;
  guint passes = 0;

  meeting_begin (&meeting, "rounds=1");
  meeting_deliver (&meeting);
  meeting_be_ready (&meeting);
  while (!meeting_are_all_over (&meeting, 1))
    {
      meeting_pass (&meeting);
      passes++;
      if (passes % 7 == 3)
        {
          meeting_go (&meeting, passes % N_GUESTS);
          if (passes % 3 == 0)
            canasta_host_tell_time (meeting.host, meeting.now += CANASTA_HOST_GRACE);
          meeting_come (&meeting, passes % N_GUESTS);
        }
    }
  g_assert_null (meeting.sentence);
  meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 0));
  meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 1));
  meeting_end (&meeting);
}

/* Guests go in whatever moment of their coming, and what was on its way is lost, be it their welcome:
 * they have their seats, and nobody is taken for somebody else. */
static void
test_lost_welcome (void)
{
  for (guint letters = 0; letters <= 8; letters++)
    {
      Meeting meeting;

      meeting_begin (&meeting, "rounds=1");
      meeting_deliver_some (&meeting, letters);
      for (guint i = 0; i < N_GUESTS; i++)
        {
          meeting_go (&meeting, i);
          meeting_come (&meeting, i);
        }
      meeting_deliver (&meeting);
      g_assert_cmpuint (canasta_guests_count (canasta_host_get_guests (meeting.host)), ==, N_GUESTS);
      g_assert_cmpuint (canasta_visit_get_seat (meeting.visits[0]), ==, 0);
      g_assert_cmpuint (canasta_visit_get_seat (meeting.visits[1]), ==, 2);
      meeting_be_ready (&meeting);
      meeting_play_round (&meeting, 1);
      g_assert_null (meeting.sentence);
      meeting_end (&meeting);
    }
}

/* A host that was there before guests drew tickets themselves gives another one, which holds. */
static void
test_given_ticket (void)
{
  CanastaVisit *visit = canasta_visit_new ("Anna", NULL, NULL);
  const CanastaReturnTicket drawn = *canasta_visit_get_return (visit);
  static const char welcome[] =
    "{\"k\":\"welcome\",\"program\":\"x\",\"table\":\"Thursday\","
    "\"return\":\"d3d9446802a44259755d38e6d163e820\",\"place\":\"waiting\"}";

  g_assert_false (canasta_bytes_are_nought (drawn.bytes, sizeof drawn.bytes));
  canasta_visit_connect (visit);
  canasta_visit_hear (visit, welcome, strlen (welcome));
  g_assert_cmpint (canasta_visit_get_return (visit)->bytes[0], ==, 0xd3);
  g_assert_cmpint (canasta_visit_get_return (visit)->bytes[15], ==, 0x20);
  g_assert_finalize_object (visit);
}

static gboolean
is_to_act (Meeting *self, guint guest)
{
  CanastaMatch *seen = meeting_get_seen (self, guest);

  return seen && canasta_match_get_stage (seen) == CANASTA_STAGE_PLAYING
         && canasta_match_get_to_act (seen) == canasta_visit_get_seat (self->visits[guest]);
}

/* Whoever acts for the guests has done so, as far as they can. */
static void
let_think (Meeting *self)
{
  for (guint i = 0; i < N_GUESTS; i++)
    while (is_to_act (self, i)
           && canasta_session_is_thinking (canasta_visit_get_session (self->visits[i])))
      g_main_context_iteration (NULL, TRUE);
}

/* On a line so slow that guests have thought before the next word comes, whatever it is, and on
 * which now and then all is lost that is on its way; where nothing is, nothing helps. */
static void
test_slow_line (void)
{
  Meeting meeting;

  meeting_begin (&meeting, "rounds=1");
  meeting_deliver (&meeting);
  meeting_be_ready (&meeting);
  meeting_deliver (&meeting);
  for (guint i = 1; !meeting_are_all_over (&meeting, 1);)
    {
      gboolean is_quiet = g_queue_is_empty (&meeting.letters);

      let_think (&meeting);
      meeting_deliver_some (&meeting, 1);
      canasta_host_tell_time (meeting.host, meeting.now += 100);
      while (g_main_context_iteration (NULL, FALSE))
        continue;
      if (!is_quiet && ++i % 11 == 0)
        {
          meeting_go (&meeting, i % N_GUESTS);
          meeting_come (&meeting, i % N_GUESTS);
        }
    }
  g_assert_null (meeting.sentence);
  meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 0));
  meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 1));
  meeting_end (&meeting);
}

static gboolean
has_missed (Meeting *self, guint guest, guint round)
{
  CanastaSession *session = canasta_visit_get_session (self->visits[guest]);

  return canasta_desk_has_missed (
    canasta_session_get_desk (session, canasta_visit_get_seat (self->visits[guest])), round);
}

/* A round in which a computer player acted for a guest is not theirs, and they know it once the
 * match is over: there is no later word about it. */
static void
test_missed (void)
{
  for (guint missed = 1; missed <= 2; missed++)
    {
      Meeting meeting;

      meeting_begin (&meeting, "rounds=2");
      for (guint round = 1; round <= 2; round++)
        {
          meeting_deliver (&meeting);
          meeting_be_ready (&meeting);
          while (meeting_get_match (&meeting) == NULL
                 || canasta_match_get_round (meeting_get_match (&meeting)) != round)
            meeting_pass (&meeting);
          if (round == missed)
            {
              meeting_go (&meeting, 0);
              canasta_host_tell_time (meeting.host, meeting.now += CANASTA_HOST_GRACE);
              while (!canasta_session_get_desk (canasta_host_get_session (meeting.host), 0)->missed)
                meeting_pass (&meeting);
              meeting_come (&meeting, 0);
            }
          meeting_play_round (&meeting, round);
        }
      for (guint round = 1; round <= 2; round++)
        {
          g_assert_cmpint (has_missed (&meeting, 0, round), ==, round == missed);
          g_assert_false (has_missed (&meeting, 1, round));
        }
      meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 0));
      meeting_end (&meeting);
    }
}

static void
clock_cb (CanastaVisit *visit, const CanastaClock *clock, guint *n)
{
  const CanastaTableSeen *seen = canasta_visit_get_seen (visit);

  g_assert_cmpint (seen->seats[clock->seat].left, ==, clock->left);
  g_assert_cmpint (clock->left, <=, seen->clock);
  *n += 1;
}

/* Who has used up their time asks for nothing until the round is over, and plays the next one. */
static void
test_clock (void)
{
  Meeting meeting;
  guint n_told = 0;

  meeting_begin (&meeting, "rounds=2");
  canasta_host_set_clock (meeting.host, 1000);
  g_signal_connect (meeting.visits[0], "clock", G_CALLBACK (clock_cb), &n_told);
  for (guint round = 1; round <= 2; round++)
    {
      meeting_deliver (&meeting);
      meeting_be_ready (&meeting);
      while (meeting_get_match (&meeting) == NULL
             || canasta_match_get_round (meeting_get_match (&meeting)) != round)
        meeting_pass (&meeting);
      g_assert_cmpuint (canasta_session_list_left (canasta_host_get_session (meeting.host)), ==, 0);
      canasta_host_tell_time (meeting.host, meeting.now += 1000);
      meeting_play_round (&meeting, round);
    }
  g_assert_null (meeting.sentence);
  g_assert_cmpuint (n_told, >, 2);
  g_assert_cmpuint (meeting.n_refused, <, 10);
  g_assert_true (has_missed (&meeting, 0, 1) || has_missed (&meeting, 1, 1));
  meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 0));
  meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 1));
  meeting_end (&meeting);
}

/* What befalls the deal of the second round, once some letters of it have been read. */
typedef void (*Trouble) (Meeting *self);

/* They need not say again that they are ready, and what they promised for the second round has
 * nothing to do with how the first one was dealt. */
static void
break_line (Meeting *self)
{
  meeting_go (self, 0);
  meeting_come (self, 0);
}

/* What who is gone had promised, or even shown, comes to nothing: they are not awaited. */
static void
deal_without (Meeting *self)
{
  meeting_go (self, 0);
  canasta_host_tell_time (self->host, self->now += CANASTA_HOST_GRACE);
  while (canasta_match_get_round (meeting_get_match (self)) == 1)
    meeting_pass (self);
  meeting_come (self, 0);
}

/* Nothing comes through for so long that the deal is given up. They need not say again that they
 * are ready. */
static void
fall_silent (Meeting *self)
{
  canasta_host_tell_time (self->host, self->now += 20000);
}

/* After one letter, after two and so on, until it is dealt: after the promise, after the share,
 * after the deal. */
static void
test_deal (gconstpointer data)
{
  Trouble befall = (Trouble) data;
  guint letters = 0;
  gboolean is_dealt = FALSE;

  while (!is_dealt)
    {
      Meeting meeting;

      meeting_begin (&meeting, "rounds=2");
      meeting_deliver (&meeting);
      meeting_be_ready (&meeting);
      meeting_play_round (&meeting, 1);
      meeting_be_ready (&meeting);
      meeting_deliver_some (&meeting, ++letters);
      is_dealt = canasta_match_get_round (meeting_get_match (&meeting)) == 2;
      befall (&meeting);
      meeting_play_round (&meeting, 2);
      g_assert_null (meeting.sentence);
      meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 0));
      meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 1));
      meeting_end (&meeting);
    }
  g_assert_cmpuint (letters, >, 6);
}

/* Who is away when the match ends is awaited, and has the last round once they are back. */
static void
test_away_at_end (void)
{
  Meeting meeting;

  meeting_begin (&meeting, "rounds=1");
  meeting_deliver (&meeting);
  meeting_be_ready (&meeting);
  while (!meeting_get_seen (&meeting, 0))
    meeting_pass (&meeting);
  meeting_go (&meeting, 0);
  g_assert_false (canasta_host_awaits_guests (meeting.host));
  canasta_host_tell_time (meeting.host, meeting.now += CANASTA_HOST_GRACE);
  while (!meeting_is_over (meeting_get_match (&meeting), 1)
         || !meeting_is_over (meeting_get_seen (&meeting, 1), 1))
    meeting_pass (&meeting);
  meeting_pass (&meeting);
  g_assert_true (canasta_host_awaits_guests (meeting.host));
  meeting_come (&meeting, 0);
  meeting_pass (&meeting);
  g_assert_null (meeting.sentence);
  meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 0));
  g_assert_false (canasta_host_awaits_guests (meeting.host));
  meeting_end (&meeting);
}

/* Rounds that a guest was away from */

/* A round that a computer player plays for the first guest, who is gone, from its deal to its end. */
static void
play_round_without (Meeting *self, guint round)
{
  canasta_host_tell_time (self->host, self->now += CANASTA_HOST_GRACE);
  canasta_visit_set_ready (self->visits[1], TRUE);
  while (!meeting_is_over (meeting_get_match (self), round)
         || !meeting_is_over (meeting_get_seen (self, 1), round))
    meeting_pass (self);
}

static void
pass_some (Meeting *self, guint n)
{
  while (n-- > 0)
    meeting_pass (self);
}

/* Who was away for whole rounds has a record of them, too, once the next one is over; at the end of
 * a match as soon as they are back. */
static void
test_whole_rounds_away (void)
{
  Meeting meeting;

  meeting_begin (&meeting, "rounds=5");
  meeting_play_next_round (&meeting, 1);
  meeting_go (&meeting, 0);
  play_round_without (&meeting, 2);
  play_round_without (&meeting, 3);
  meeting_come (&meeting, 0);
  meeting_play_next_round (&meeting, 4);
  meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 0));
  meeting_go (&meeting, 0);
  play_round_without (&meeting, 5);
  g_assert_true (canasta_host_awaits_guests (meeting.host));
  meeting_come (&meeting, 0);
  pass_some (&meeting, 3);
  meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 0));
  g_assert_cmpint (canasta_match_get_stage (meeting_get_seen (&meeting, 0)), ==,
                   CANASTA_STAGE_MATCH_OVER);
  g_assert_false (canasta_host_awaits_guests (meeting.host));
  for (guint round = 1; round <= 5; round++)
    g_assert_cmpint (has_missed (&meeting, 0, round), ==, round != 1 && round != 4);
  g_assert_cmpuint (meeting.n_began, ==, 2);
  g_assert_null (meeting.sentence);
  meeting_end (&meeting);
}

/* So does whose program was started anew, in a round, between two, or after the match. */
static void
test_started_anew (void)
{
  Meeting meeting;

  meeting_begin (&meeting, "rounds=3");
  meeting_play_next_round (&meeting, 1);
  meeting_deliver (&meeting);
  meeting_be_ready (&meeting);
  /* So early that the round cannot be over yet, however it was dealt. */
  while (canasta_record_get_count (canasta_match_get_record (meeting_get_match (&meeting)))
         < canasta_record_find_round (canasta_match_get_record (meeting_get_match (&meeting)), 2) + PLAYERS)
    meeting_pass (&meeting);
  meeting_restart (&meeting, 0);
  meeting_play_round (&meeting, 2);
  meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 0));
  meeting_restart (&meeting, 0);
  pass_some (&meeting, 3);
  meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 0));
  meeting_play_next_round (&meeting, 3);
  meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 0));
  meeting_restart (&meeting, 0);
  pass_some (&meeting, 3);
  meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 0));
  meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 1));
  g_assert_false (canasta_host_awaits_guests (meeting.host));
  g_assert_null (meeting.sentence);
  meeting_end (&meeting);
}

/* So many letters after somebody is back, the line is lost once more. */
static void
test_break_in_replays (void)
{
  for (guint letters = 1; letters <= 9; letters++)
    {
      Meeting meeting;

      meeting_begin (&meeting, "rounds=2");
      meeting_play_next_round (&meeting, 1);
      meeting_play_next_round (&meeting, 2);
      meeting_restart (&meeting, 0);
      meeting_deliver_some (&meeting, letters);
      meeting_go (&meeting, 0);
      meeting_come (&meeting, 0);
      pass_some (&meeting, 3);
      meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, 0));
      g_assert_null (meeting.sentence);
      meeting_end (&meeting);
    }
}

/* Who cannot play by the rules is told so, and has no seat for which the others would wait; in a match
 * it stays theirs, until they come with a program that can. */
static void
test_unknown_variant (void)
{
  for (guint round = 1; round <= 2; round++)
    {
      Meeting meeting;
      g_autofree char *name = NULL;
      g_autofree char *sentence = NULL;

      meeting_begin (&meeting, "rounds=2");
      if (round == 2)
        meeting_play_next_round (&meeting, 1);
      meeting_deliver (&meeting);
      meeting_restart (&meeting, 0);
      meeting.lacks_variant = TRUE;
      meeting_deliver (&meeting);
      name = canasta_table_dup_name (meeting.table);
      sentence = g_strdup_printf ("no %s", name);
      g_assert_cmpstr (meeting.sentence, ==, sentence);
      g_assert_null (canasta_visit_get_table (meeting.visits[0]));
      g_assert_cmpuint (canasta_guests_count (canasta_host_get_guests (meeting.host)), ==, round);
      g_assert_cmpuint (canasta_host_list_free (meeting.host), ==, round == 1 ? 1u << 0 : 0);
      meeting_end (&meeting);
    }
}

/* Whoever looks on has the whole match as those who play it, once each round is over; when they come
 * in the middle of one, and when their line breaks, too. */
static void
test_onlooker (void)
{
  Meeting meeting;
  guint passes = 0;

  meeting_begin (&meeting, "rounds=3");
  for (guint round = 1; round <= 3; round++)
    {
      meeting_deliver (&meeting);
      meeting_be_ready (&meeting);
      while (!meeting_are_all_over (&meeting, round)
             || !meeting_is_over (meeting_get_seen (&meeting, ONLOOKER), round))
        {
          meeting_pass (&meeting);
          passes++;
          if (passes == 20)
            meeting_look_on (&meeting);
          if (passes > 20)
            meeting_check_hidden (&meeting, ONLOOKER);
          if (round == 2 && passes % 9 == 4)
            {
              meeting_go (&meeting, ONLOOKER);
              meeting_come (&meeting, ONLOOKER);
            }
        }
      meeting_check_same (meeting_get_match (&meeting), meeting_get_seen (&meeting, ONLOOKER));
    }
  g_assert_true (canasta_visit_is_looking (meeting.visits[ONLOOKER]));
  g_assert_cmpuint (canasta_visit_get_seat (meeting.visits[ONLOOKER]), ==, CANASTA_NO_SEAT);
  g_assert_cmpint (canasta_match_get_stage (meeting_get_seen (&meeting, ONLOOKER)), ==,
                   CANASTA_STAGE_MATCH_OVER);
  g_assert_cmpuint (meeting.n_began, ==, 3);
  g_assert_cmpuint (meeting.n_refused, ==, 0);
  g_assert_null (meeting.sentence);
  /* Everybody reads of them. */
  g_assert_cmpuint (canasta_visit_get_seen (meeting.visits[0])->n_onlookers, ==, 1);
  g_assert_cmpstr (canasta_visit_get_seen (meeting.visits[0])->onlookers[0].name, ==, "Eva");
  meeting_end (&meeting);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/visit/match", test_match);
  g_test_add_func ("/visit/breaks", test_breaks);
  g_test_add_func ("/visit/lost-welcome", test_lost_welcome);
  g_test_add_func ("/visit/given-ticket", test_given_ticket);
  g_test_add_func ("/visit/slow-line", test_slow_line);
  g_test_add_func ("/visit/missed", test_missed);
  g_test_add_func ("/visit/clock", test_clock);
  g_test_add_data_func ("/visit/break-in-deal", break_line, test_deal);
  g_test_add_data_func ("/visit/dealt-without", deal_without, test_deal);
  g_test_add_data_func ("/visit/silence-in-deal", fall_silent, test_deal);
  g_test_add_func ("/visit/away-at-end", test_away_at_end);
  g_test_add_func ("/visit/unknown-variant", test_unknown_variant);
  g_test_add_func ("/visit/whole-rounds-away", test_whole_rounds_away);
  g_test_add_func ("/visit/started-anew", test_started_anew);
  g_test_add_func ("/visit/break-in-replays", test_break_in_replays);
  g_test_add_func ("/visit/onlooker", test_onlooker);
  return g_test_run ();
}

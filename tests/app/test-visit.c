/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Guests at a host's table, both as they are, with nothing between them but a queue: whole
 * matches, breaks, and hosts that do not keep to what they promised. */
#include "config.h"

#include <string.h>

#include "../core/players.h"
#include "elsewhere/host.h"
#include "elsewhere/visit.h"
#include "network/bytes.h"
#include "players/bot.h"
#include "session/computer.h"

#define N_GUESTS 2
#define ONLOOKER N_GUESTS       /* comes after the guests, where anybody looks on */
#define N_VISITS (N_GUESTS + 1)
#define PLAYERS 4

/* A text on its way, to the host or from there. */
typedef struct
{
  guint guest;
  guint line;
  gboolean to_host;
  char *text;
} Letter;

/* How a host would change what it says; NULL for one who does not. */
typedef char *(*Twist) (const char *text);

typedef struct
{
  CanastaTable *table;
  CanastaHost *host;
  CanastaVisit *visits[N_VISITS];
  guint lines[N_VISITS];
  GQueue letters;
  gint64 now;
  guint seat;                   /* the next one to be given */
  guint n_began;
  guint n_refused;
  Twist twist;
  gboolean lacks_variant;       /* of the programs of guests that are told the rules from now on */
  char *sentence;               /* why a visit has failed */
  guint patience;
} Evening;

static void
post (Evening *self, guint guest, gboolean to_host, const char *text)
{
  Letter *letter = g_new (Letter, 1);

  *letter = (Letter){ guest, self->lines[guest], to_host,
                      self->twist && !to_host ? self->twist (text) : g_strdup (text) };
  g_queue_push_tail (&self->letters, letter);
}

static void
free_letter (gpointer data)
{
  Letter *letter = data;

  g_free (letter->text);
  g_free (letter);
}

static guint
find_visit (Evening *self, CanastaVisit *visit)
{
  for (guint i = 0; i < N_VISITS; i++)
    if (self->visits[i] == visit)
      return i;
  g_assert_not_reached ();
}

static void
visit_said_cb (CanastaVisit *visit, const char *text, Evening *self)
{
  post (self, find_visit (self, visit), TRUE, text);
}

static void
host_said_cb (CanastaHost *host, guint line, const char *text, Evening *self)
{
  for (guint i = 0; i < N_VISITS; i++)
    if (self->lines[i] == line)
      post (self, i, FALSE, text);
}

static void
knocked_cb (CanastaHost *host, guint guest, Evening *self)
{
  if (canasta_guests_find (canasta_host_get_guests (host), guest)->wants_to_look)
    {
      g_assert_true (canasta_host_let_look_on (host, guest));
      return;
    }
  g_assert_true (canasta_host_let_in (host, guest, self->seat));
  self->seat += 2;
}

/* A computer player acts for the guest. */
static void
began_cb (CanastaVisit *visit, Evening *self)
{
  CanastaSession *session = canasta_visit_get_session (visit);
  g_autoptr (CanastaPlayer) player =
    CANASTA_PLAYER (canasta_bot_new (canasta_level_find ("policy"), 1));
  g_autoptr (CanastaDriver) driver = canasta_computer_new ("policy", player);

  canasta_session_set_pace (session, CANASTA_PACE_INSTANT);
  if (!canasta_visit_is_looking (visit))
    canasta_session_set_driver (session, canasta_visit_get_seat (visit), driver);
  self->n_began++;
}

static void
refused_cb (CanastaVisit *visit, CanastaRefused *refused, Evening *self)
{
  self->n_refused++;
}

static void
failed_cb (CanastaVisit *visit, const char *sentence, Evening *self)
{
  if (!self->sentence)
    self->sentence = g_strdup (sentence);
}

static void
dealt_cb (CanastaHost *host, Evening *self)
{
  canasta_session_set_pace (canasta_host_get_session (host), CANASTA_PACE_INSTANT);
}

static CanastaTable *
open_table_cb (const CanastaRulesTold *rules, gpointer data, GError **error)
{
  Evening *self = data;
  g_autofree char *name = canasta_table_dup_name (self->table);

  g_assert_cmpstr (rules->table, ==, name);
  if (!self->lacks_variant)
    return canasta_table_ref (self->table);
  g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE, "no %s", name);
  return NULL;
}

static void
come (Evening *self, guint guest)
{
  self->lines[guest] = canasta_host_connect (self->host);
  canasta_visit_connect (self->visits[guest]);
}

static void
go (Evening *self, guint guest)
{
  canasta_host_disconnect (self->host, self->lines[guest]);
  self->lines[guest] = 0;
  canasta_visit_disconnect (self->visits[guest]);
}

static void
open_visit (Evening *self, guint guest)
{
  static const char *const names[] = { "Anna", "Ben", "Eva" };
  CanastaVisit *visit = canasta_visit_new (names[guest], open_table_cb, self);

  self->visits[guest] = visit;
  canasta_visit_set_ticket (visit, canasta_host_get_ticket (self->host));
  g_signal_connect (visit, "said", G_CALLBACK (visit_said_cb), self);
  g_signal_connect (visit, "began", G_CALLBACK (began_cb), self);
  g_signal_connect (visit, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect (visit, "failed", G_CALLBACK (failed_cb), self);
}

/* The program is killed and started anew. */
static void
restart (Evening *self, guint guest)
{
  CanastaVisit *before = self->visits[guest];
  const CanastaReturnTicket ticket = *canasta_visit_get_return (before);

  go (self, guest);
  if (canasta_visit_get_session (before))
    canasta_session_stop (canasta_visit_get_session (before));
  g_signal_handlers_disconnect_by_data (before, self);
  open_visit (self, guest);
  canasta_visit_set_return (self->visits[guest], &ticket);
  g_object_unref (before);
  come (self, guest);
}

static char *
tell_match (CanastaSession *session)
{
  CanastaMatch *match = session ? canasta_session_get_match (session) : NULL;

  return match ? g_strdup_printf ("%u events, round %u, stage %d, %d to act",
                                  canasta_record_get_count (canasta_match_get_record (match)),
                                  canasta_match_get_round (match), canasta_match_get_stage (match),
                                  (int) canasta_match_get_to_act (match))
               : g_strdup ("no match");
}

static gboolean
give_up_cb (gpointer data)
{
  Evening *self = data;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < N_VISITS; i++)
    if (self->visits[i])
      {
        g_autofree char *seen = tell_match (canasta_visit_get_session (self->visits[i]));

        g_string_append_printf (text, "; guest %u at line %u: %s", i, self->lines[i], seen);
      }
  g_error ("nothing happens any more at %" G_GINT64_FORMAT ", %u letters: host: %s%s", self->now,
           g_queue_get_length (&self->letters),
           tell_match (canasta_host_get_session (self->host)), text->str);
  return G_SOURCE_REMOVE;
}

static void
begin (Evening *self, const char *rules)
{
  g_autoptr (GError) error = NULL;

  *self = (Evening){ .now = 1000 };
  self->table = test_table_new (PLAYERS, rules);
  self->host = canasta_host_new (self->table, "Thursday", NULL, &error);
  g_assert_no_error (error);
  self->patience = g_timeout_add_seconds (100, give_up_cb, self);
  canasta_host_tell_time (self->host, self->now);
  canasta_host_seat_computer (self->host, 1, "policy", "Carl");
  canasta_host_seat_computer (self->host, 3, "policy", "Dora");
  g_signal_connect (self->host, "said", G_CALLBACK (host_said_cb), self);
  g_signal_connect (self->host, "knocked", G_CALLBACK (knocked_cb), self);
  g_signal_connect (self->host, "dealt", G_CALLBACK (dealt_cb), self);
  for (guint i = 0; i < N_GUESTS; i++)
    {
      open_visit (self, i);
      come (self, i);
    }
}

/* Somebody comes who looks on. */
static void
look_on (Evening *self)
{
  canasta_host_set_onlookers (self->host, 1);
  open_visit (self, ONLOOKER);
  canasta_visit_look_on (self->visits[ONLOOKER]);
  come (self, ONLOOKER);
}

/* Delivers so many letters of what is on its way; what was on a line that has ended is lost. */
static void
deliver_some (Evening *self, guint n)
{
  Letter *letter;

  while (n-- > 0 && (letter = g_queue_pop_head (&self->letters)))
    {
      if (letter->line != self->lines[letter->guest])
        ;
      else if (letter->to_host)
        canasta_host_hear (self->host, letter->line, letter->text, strlen (letter->text));
      else
        canasta_visit_hear (self->visits[letter->guest], letter->text, strlen (letter->text));
      free_letter (letter);
    }
}

static void
deliver (Evening *self)
{
  deliver_some (self, G_MAXUINT);
}

static void
pass (Evening *self)
{
  deliver (self);
  canasta_host_tell_time (self->host, self->now += 100);
  g_main_context_iteration (NULL, FALSE);
  deliver (self);
}

static void
end (Evening *self)
{
  CanastaSession *session = canasta_host_get_session (self->host);

  g_source_remove (self->patience);
  if (session)
    canasta_session_stop (session);
  for (guint i = 0; i < N_VISITS; i++)
    if (self->visits[i] && canasta_visit_get_session (self->visits[i]))
      canasta_session_stop (canasta_visit_get_session (self->visits[i]));
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  for (guint i = 0; i < N_VISITS; i++)
    if (self->visits[i])
      g_assert_finalize_object (self->visits[i]);
  g_assert_finalize_object (self->host);
  g_queue_clear_full (&self->letters, free_letter);
  canasta_table_unref (self->table);
  g_free (self->sentence);
}

static CanastaMatch *
get_match (Evening *self)
{
  CanastaSession *session = canasta_host_get_session (self->host);

  return session ? canasta_session_get_match (session) : NULL;
}

static CanastaMatch *
get_seen (Evening *self, guint guest)
{
  CanastaSession *session = canasta_visit_get_session (self->visits[guest]);

  return session ? canasta_session_get_match (session) : NULL;
}

static gboolean
is_over (CanastaMatch *match, guint round)
{
  return match && canasta_match_get_round (match) == round
         && canasta_match_get_stage (match) != CANASTA_STAGE_PLAYING;
}

static gboolean
are_all_over (Evening *self, guint round)
{
  return is_over (get_match (self), round) && is_over (get_seen (self, 0), round)
         && is_over (get_seen (self, 1), round);
}

static void
be_ready (Evening *self)
{
  for (guint i = 0; i < N_GUESTS; i++)
    canasta_visit_set_ready (self->visits[i], TRUE);
}

/* Whatever happened meanwhile, the guest would keep each round from its deal on, as the host. */
static void
check_kept (CanastaMatch *match, CanastaMatch *seen)
{
  g_autofree char *kept = canasta_archive_write (match, NULL);
  g_autofree char *kept_seen = canasta_archive_write (seen, NULL);

  g_assert_cmpstr (kept_seen, ==, kept);
}

/* What the host has of a round, and the guest once it is proved: each event, the score. */
static void
check_same (CanastaMatch *match, CanastaMatch *seen)
{
  const CanastaRecord *record = canasta_match_get_record (match);
  const CanastaRecord *of_seen = canasta_match_get_record (seen);
  guint n = canasta_record_get_count (of_seen);

  g_assert_cmpuint (n, ==, canasta_record_get_count (record));
  for (guint i = 0; i < n; i++)
    {
      const CanastaEvent *event = canasta_record_get (record, i);
      const CanastaEvent *other = canasta_record_get (of_seen, i);
      g_autofree char *told =
        canasta_event_describe (event, NULL, canasta_match_get_names (match), CANASTA_NO_SEAT);
      g_autofree char *told_other =
        canasta_event_describe (other, NULL, canasta_match_get_names (match), CANASTA_NO_SEAT);

      g_assert_cmpstr (event->text, ==, other->text);
      g_assert_cmpstr (told, ==, told_other);
    }
  g_assert_cmpuint (canasta_match_get_n_scores (seen), ==, canasta_match_get_n_scores (match));
  for (guint ledger = 0; ledger < canasta_match_get_table (match)->n_sides; ledger++)
    g_assert_cmpint (canasta_match_get_total (seen, ledger), ==,
                     canasta_match_get_total (match, ledger));
  g_assert_true (canasta_state_equal (canasta_match_get_state (match),
                                      canasta_match_get_state (seen)));
  check_kept (match, seen);
}

/* While it is played a guest has no card of anybody else, and who looks on none at all. */
static void
check_hidden (Evening *self, guint guest)
{
  CanastaMatch *seen = get_seen (self, guest);
  guint own = canasta_visit_get_seat (self->visits[guest]);
  const CanastaState *state;

  if (!seen || canasta_match_get_stage (seen) != CANASTA_STAGE_PLAYING)
    return;
  state = canasta_match_get_state (seen);
  g_assert_cmpuint (state->board.deal, ==, 0);
  g_assert_cmpuint (canasta_match_get_deal (seen, canasta_match_get_round (seen)), ==, 0);
  for (guint seat = 0; seat < PLAYERS; seat++)
    if (seat != own)
      g_assert_cmpint (canasta_card_set_count (&state->hands[seat]), ==, 0);
}

static void
play_round (Evening *self, guint round)
{
  while (!are_all_over (self, round))
    {
      pass (self);
      check_hidden (self, 0);
      check_hidden (self, 1);
    }
}

static void
test_match (void)
{
  Evening evening;

  begin (&evening, "rounds=3");
  for (guint round = 1; round <= 3; round++)
    {
      deliver (&evening);
      be_ready (&evening);
      play_round (&evening, round);
      check_same (get_match (&evening), get_seen (&evening, 0));
      check_same (get_match (&evening), get_seen (&evening, 1));
    }
  g_assert_cmpint (canasta_match_get_stage (get_seen (&evening, 0)), ==,
                   CANASTA_STAGE_MATCH_OVER);
  g_assert_cmpuint (evening.n_began, ==, 2);
  g_assert_cmpuint (evening.n_refused, ==, 0);
  g_assert_null (evening.sentence);
  end (&evening);
}

/* A guest is gone again and again, for a moment or for long: whatever was on its way is lost,
 * and nothing besides. */
static void
test_breaks (void)
{
  Evening evening;
  guint passes = 0;

  begin (&evening, "rounds=1");
  deliver (&evening);
  be_ready (&evening);
  while (!are_all_over (&evening, 1))
    {
      pass (&evening);
      passes++;
      if (passes % 7 == 3)
        {
          go (&evening, passes % N_GUESTS);
          if (passes % 3 == 0)
            canasta_host_tell_time (evening.host, evening.now += CANASTA_HOST_GRACE);
          come (&evening, passes % N_GUESTS);
        }
    }
  g_assert_null (evening.sentence);
  check_same (get_match (&evening), get_seen (&evening, 0));
  check_same (get_match (&evening), get_seen (&evening, 1));
  end (&evening);
}

/* Guests go in whatever moment of their coming, and what was on its way is lost, be it their welcome:
 * they have their seats, and nobody is taken for somebody else. */
static void
test_lost_welcome (void)
{
  for (guint letters = 0; letters <= 8; letters++)
    {
      Evening evening;

      begin (&evening, "rounds=1");
      deliver_some (&evening, letters);
      for (guint i = 0; i < N_GUESTS; i++)
        {
          go (&evening, i);
          come (&evening, i);
        }
      deliver (&evening);
      g_assert_cmpuint (canasta_guests_count (canasta_host_get_guests (evening.host)), ==, N_GUESTS);
      g_assert_cmpuint (canasta_visit_get_seat (evening.visits[0]), ==, 0);
      g_assert_cmpuint (canasta_visit_get_seat (evening.visits[1]), ==, 2);
      be_ready (&evening);
      play_round (&evening, 1);
      g_assert_null (evening.sentence);
      end (&evening);
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

/* Whoever acts for the guests has done so, as far as they can. */
static void
let_think (Evening *self)
{
  for (guint i = 0; i < N_GUESTS; i++)
    while (get_seen (self, i) && canasta_match_get_stage (get_seen (self, i)) == CANASTA_STAGE_PLAYING
           && canasta_match_get_to_act (get_seen (self, i)) == canasta_visit_get_seat (self->visits[i])
           && canasta_session_is_thinking (canasta_visit_get_session (self->visits[i])))
      g_main_context_iteration (NULL, TRUE);
}

/* On a line so slow that guests have thought before the next word comes, whatever it is, and on
 * which now and then all is lost that is on its way; where nothing is, nothing helps. */
static void
test_slow_line (void)
{
  Evening evening;

  begin (&evening, "rounds=1");
  deliver (&evening);
  be_ready (&evening);
  deliver (&evening);
  for (guint i = 1; !are_all_over (&evening, 1);)
    {
      gboolean is_quiet = g_queue_is_empty (&evening.letters);

      let_think (&evening);
      deliver_some (&evening, 1);
      canasta_host_tell_time (evening.host, evening.now += 100);
      while (g_main_context_iteration (NULL, FALSE))
        continue;
      if (!is_quiet && ++i % 11 == 0)
        {
          go (&evening, i % N_GUESTS);
          come (&evening, i % N_GUESTS);
        }
    }
  g_assert_null (evening.sentence);
  check_same (get_match (&evening), get_seen (&evening, 0));
  check_same (get_match (&evening), get_seen (&evening, 1));
  end (&evening);
}

static gboolean
has_missed (Evening *self, guint guest, guint round)
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
      Evening evening;

      begin (&evening, "rounds=2");
      for (guint round = 1; round <= 2; round++)
        {
          deliver (&evening);
          be_ready (&evening);
          while (get_match (&evening) == NULL
                 || canasta_match_get_round (get_match (&evening)) != round)
            pass (&evening);
          if (round == missed)
            {
              go (&evening, 0);
              canasta_host_tell_time (evening.host, evening.now += CANASTA_HOST_GRACE);
              while (!canasta_session_get_desk (canasta_host_get_session (evening.host), 0)->missed)
                pass (&evening);
              come (&evening, 0);
            }
          play_round (&evening, round);
        }
      for (guint round = 1; round <= 2; round++)
        {
          g_assert_cmpint (has_missed (&evening, 0, round), ==, round == missed);
          g_assert_false (has_missed (&evening, 1, round));
        }
      check_same (get_match (&evening), get_seen (&evening, 0));
      end (&evening);
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
  Evening evening;
  guint n_told = 0;

  begin (&evening, "rounds=2");
  canasta_host_set_clock (evening.host, 1000);
  g_signal_connect (evening.visits[0], "clock", G_CALLBACK (clock_cb), &n_told);
  for (guint round = 1; round <= 2; round++)
    {
      deliver (&evening);
      be_ready (&evening);
      while (get_match (&evening) == NULL
             || canasta_match_get_round (get_match (&evening)) != round)
        pass (&evening);
      g_assert_cmpuint (canasta_session_list_left (canasta_host_get_session (evening.host)), ==, 0);
      canasta_host_tell_time (evening.host, evening.now += 1000);
      play_round (&evening, round);
    }
  g_assert_null (evening.sentence);
  g_assert_cmpuint (n_told, >, 2);
  g_assert_cmpuint (evening.n_refused, <, 10);
  g_assert_true (has_missed (&evening, 0, 1) || has_missed (&evening, 1, 1));
  check_same (get_match (&evening), get_seen (&evening, 0));
  check_same (get_match (&evening), get_seen (&evening, 1));
  end (&evening);
}

/* What befalls the deal of the second round, once some letters of it have been read. */
typedef void (*Trouble) (Evening *self);

/* They need not say again that they are ready, and what they promised for the second round has
 * nothing to do with how the first one was dealt. */
static void
break_line (Evening *self)
{
  go (self, 0);
  come (self, 0);
}

/* What who is gone had promised, or even shown, comes to nothing: they are not awaited. */
static void
deal_without (Evening *self)
{
  go (self, 0);
  canasta_host_tell_time (self->host, self->now += CANASTA_HOST_GRACE);
  while (canasta_match_get_round (get_match (self)) == 1)
    pass (self);
  come (self, 0);
}

/* Nothing comes through for so long that the deal is given up. They need not say again that they
 * are ready. */
static void
fall_silent (Evening *self)
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
      Evening evening;

      begin (&evening, "rounds=2");
      deliver (&evening);
      be_ready (&evening);
      play_round (&evening, 1);
      be_ready (&evening);
      deliver_some (&evening, ++letters);
      is_dealt = canasta_match_get_round (get_match (&evening)) == 2;
      befall (&evening);
      play_round (&evening, 2);
      g_assert_null (evening.sentence);
      check_same (get_match (&evening), get_seen (&evening, 0));
      check_same (get_match (&evening), get_seen (&evening, 1));
      end (&evening);
    }
  g_assert_cmpuint (letters, >, 6);
}

/* Who is away when the match ends is awaited, and has the last round once they are back. */
static void
test_away_at_end (void)
{
  Evening evening;

  begin (&evening, "rounds=1");
  deliver (&evening);
  be_ready (&evening);
  while (!get_seen (&evening, 0))
    pass (&evening);
  go (&evening, 0);
  g_assert_false (canasta_host_awaits_guests (evening.host));
  canasta_host_tell_time (evening.host, evening.now += CANASTA_HOST_GRACE);
  while (!is_over (get_match (&evening), 1) || !is_over (get_seen (&evening, 1), 1))
    pass (&evening);
  pass (&evening);
  g_assert_true (canasta_host_awaits_guests (evening.host));
  come (&evening, 0);
  pass (&evening);
  g_assert_null (evening.sentence);
  check_same (get_match (&evening), get_seen (&evening, 0));
  g_assert_false (canasta_host_awaits_guests (evening.host));
  end (&evening);
}

/* Rounds that a guest was away from */

/* A round that a computer player plays for the first guest, who is gone, from its deal to its end. */
static void
play_round_without (Evening *self, guint round)
{
  canasta_host_tell_time (self->host, self->now += CANASTA_HOST_GRACE);
  canasta_visit_set_ready (self->visits[1], TRUE);
  while (!is_over (get_match (self), round) || !is_over (get_seen (self, 1), round))
    pass (self);
}

static void
play_next_round (Evening *self, guint round)
{
  deliver (self);
  be_ready (self);
  play_round (self, round);
}

static void
pass_some (Evening *self, guint n)
{
  while (n-- > 0)
    pass (self);
}

/* Who was away for whole rounds has a record of them, too, once the next one is over; at the end of
 * a match as soon as they are back. */
static void
test_whole_rounds_away (void)
{
  Evening evening;

  begin (&evening, "rounds=5");
  play_next_round (&evening, 1);
  go (&evening, 0);
  play_round_without (&evening, 2);
  play_round_without (&evening, 3);
  come (&evening, 0);
  play_next_round (&evening, 4);
  check_same (get_match (&evening), get_seen (&evening, 0));
  go (&evening, 0);
  play_round_without (&evening, 5);
  g_assert_true (canasta_host_awaits_guests (evening.host));
  come (&evening, 0);
  pass_some (&evening, 3);
  check_same (get_match (&evening), get_seen (&evening, 0));
  g_assert_cmpint (canasta_match_get_stage (get_seen (&evening, 0)), ==, CANASTA_STAGE_MATCH_OVER);
  g_assert_false (canasta_host_awaits_guests (evening.host));
  for (guint round = 1; round <= 5; round++)
    g_assert_cmpint (has_missed (&evening, 0, round), ==, round != 1 && round != 4);
  g_assert_cmpuint (evening.n_began, ==, 2);
  g_assert_null (evening.sentence);
  end (&evening);
}

/* So does whose program was started anew, in a round, between two, or after the match. */
static void
test_started_anew (void)
{
  Evening evening;

  begin (&evening, "rounds=3");
  play_next_round (&evening, 1);
  deliver (&evening);
  be_ready (&evening);
  /* So early that the round cannot be over yet, however it was dealt. */
  while (canasta_record_get_count (canasta_match_get_record (get_match (&evening)))
         < canasta_record_find_round (canasta_match_get_record (get_match (&evening)), 2) + PLAYERS)
    pass (&evening);
  restart (&evening, 0);
  play_round (&evening, 2);
  check_same (get_match (&evening), get_seen (&evening, 0));
  restart (&evening, 0);
  pass_some (&evening, 3);
  check_same (get_match (&evening), get_seen (&evening, 0));
  play_next_round (&evening, 3);
  check_same (get_match (&evening), get_seen (&evening, 0));
  restart (&evening, 0);
  pass_some (&evening, 3);
  check_same (get_match (&evening), get_seen (&evening, 0));
  check_same (get_match (&evening), get_seen (&evening, 1));
  g_assert_false (canasta_host_awaits_guests (evening.host));
  g_assert_null (evening.sentence);
  end (&evening);
}

/* So many letters after somebody is back, the line is lost once more. */
static void
test_break_in_replays (void)
{
  for (guint letters = 1; letters <= 9; letters++)
    {
      Evening evening;

      begin (&evening, "rounds=2");
      play_next_round (&evening, 1);
      play_next_round (&evening, 2);
      restart (&evening, 0);
      deliver_some (&evening, letters);
      go (&evening, 0);
      come (&evening, 0);
      pass_some (&evening, 3);
      check_same (get_match (&evening), get_seen (&evening, 0));
      g_assert_null (evening.sentence);
      end (&evening);
    }
}

/* Who cannot play by the rules is told so, and has no seat for which the others would wait; in a match
 * it stays theirs, until they come with a program that can. */
static void
test_unknown_variant (void)
{
  for (guint round = 1; round <= 2; round++)
    {
      Evening evening;
      g_autofree char *name = NULL;
      g_autofree char *sentence = NULL;

      begin (&evening, "rounds=2");
      if (round == 2)
        play_next_round (&evening, 1);
      deliver (&evening);
      restart (&evening, 0);
      evening.lacks_variant = TRUE;
      deliver (&evening);
      name = canasta_table_dup_name (evening.table);
      sentence = g_strdup_printf ("no %s", name);
      g_assert_cmpstr (evening.sentence, ==, sentence);
      g_assert_null (canasta_visit_get_table (evening.visits[0]));
      g_assert_cmpuint (canasta_guests_count (canasta_host_get_guests (evening.host)), ==, round);
      g_assert_cmpuint (canasta_host_list_free (evening.host), ==, round == 1 ? 1u << 0 : 0);
      end (&evening);
    }
}

/* Hosts that are not honest */

static char *
twist (const char *text, const char *kind, const char *from, const char *to)
{
  g_autofree char *key = g_strdup_printf ("{\"k\":\"%s\"", kind);
  g_auto (GStrv) parts = NULL;

  if (!g_str_has_prefix (text, key))
    return g_strdup (text);
  parts = g_strsplit (text, from, 2);
  g_assert_nonnull (parts[1]);
  return g_strconcat (parts[0], to, parts[1], NULL);
}

static char *
twist_proof (const char *text)
{
  return twist (text, "proof", "\"deal\":", "\"deal\":1");
}

static char *
twist_share (const char *text)
{
  return g_str_has_suffix (text, "f\"}]}") ? twist (text, "proof", "f\"}]}", "e\"}]}")
                                           : g_str_has_prefix (text, "{\"k\":\"proof\"")
         ? g_strdup_printf ("%.*sf\"}]}", (int) strlen (text) - 5, text) : g_strdup (text);
}

static char *
twist_party (const char *text)
{
  return twist (text, "promises", "\"party\":", "\"party\":3,\"was\":");
}

static char *
twist_table (const char *text)
{
  return twist (text, "welcome", "\"k\"", "\"x\":1,\"k\"");
}

static char *
twist_hand (const char *text)
{
  return twist (text, "position", "\"hand\":", "\"hand\":\"Jo Jo Jo Jo Jo Jo Jo Jo\",\"was\":");
}

static char *
twist_size (const char *text)
{
  return g_str_has_prefix (text, "{\"k\":\"position\"") ? g_strnfill (200 * 1024, ' ')
                                                       : g_strdup (text);
}

static char *
twist_rubbish (const char *text)
{
  return g_str_has_prefix (text, "{\"k\":\"record\"") ? g_strdup ("rubbish") : g_strdup (text);
}

/* A host that was there before rounds could be asked for. */
static char *
twist_can (const char *text)
{
  g_assert_false (g_str_has_prefix (text, "{\"k\":\"replayed\""));
  return twist (text, "welcome", "\"replays\"", "\"sings\"");
}

static char *
twist_replayed (const char *text)
{
  return twist (text, "replayed", "\"deal\":", "\"deal\":1,\"was\":");
}

static char *
twist_replayed_actions (const char *text)
{
  return twist (text, "replayed", "\"draw\"", "\"sing\"");
}

/* A host whose match was resumed, and has no record of that round. */
static char *
twist_forgotten (const char *text)
{
  return g_str_has_prefix (text, "{\"k\":\"replayed\"") ? g_strdup ("{\"k\":\"replayed\",\"round\":1}")
                                                      : g_strdup (text);
}

/* What a guest has of a match who came when two rounds were over. Of the second one the position and
 * the proof tell all. */
static const struct
{
  const char *name;
  Twist twist;
  const char *sentence;         /* NULL where they have the last round */
} late_twists[] = {
  { "a host that can tell no rounds", twist_can, NULL },
  { "one that does not know it any more", twist_forgotten, NULL },
  { "a deal that it was not", twist_replayed,
    "The host’s program told something that cannot be true." },
  { "actions that are none", twist_replayed_actions,
    "The host’s program told something that cannot be true." },
};

static void
test_late (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (late_twists); i++)
    {
      Evening evening;

      g_test_message ("%s", late_twists[i].name);
      begin (&evening, "rounds=3");
      play_next_round (&evening, 1);
      play_next_round (&evening, 2);
      evening.twist = late_twists[i].twist;
      restart (&evening, 0);
      deliver (&evening);
      be_ready (&evening);
      while (!evening.sentence && !are_all_over (&evening, 3))
        pass (&evening);
      g_assert_cmpstr (evening.sentence, ==, late_twists[i].sentence);
      if (!evening.sentence)
        g_assert_cmpuint (canasta_match_get_first_round (get_seen (&evening, 0)), ==, 3);
      end (&evening);
    }
}

static const struct
{
  const char *name;
  Twist twist;
  gboolean is_found;
} twists[] = {
  { "a number that does not follow from the shares", twist_proof, TRUE },
  { "a share that was not promised", twist_share, TRUE },
  { "another party", twist_party, TRUE },
  { "a key that nobody knows", twist_table, FALSE },
  { "a hand that cannot be", twist_hand, TRUE },
  { "more than a message may have", twist_size, TRUE },
  { "rubbish", twist_rubbish, TRUE },
};

static void
test_twists (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (twists); i++)
    {
      Evening evening;

      g_test_message ("%s", twists[i].name);
      begin (&evening, "rounds=1");
      evening.twist = twists[i].twist;
      deliver (&evening);
      be_ready (&evening);
      while (!evening.sentence && !are_all_over (&evening, 1))
        pass (&evening);
      g_assert_cmpint (evening.sentence != NULL, ==, twists[i].is_found);
      end (&evening);
    }
}

/* Whoever looks on has the whole match as those who play it, once each round is over; when they come
 * in the middle of one, and when their line breaks, too. */
static void
test_onlooker (void)
{
  Evening evening;
  guint passes = 0;

  begin (&evening, "rounds=3");
  for (guint round = 1; round <= 3; round++)
    {
      deliver (&evening);
      be_ready (&evening);
      while (!are_all_over (&evening, round) || !is_over (get_seen (&evening, ONLOOKER), round))
        {
          pass (&evening);
          passes++;
          if (passes == 20)
            look_on (&evening);
          if (passes > 20)
            check_hidden (&evening, ONLOOKER);
          if (round == 2 && passes % 9 == 4)
            {
              go (&evening, ONLOOKER);
              come (&evening, ONLOOKER);
            }
        }
      check_same (get_match (&evening), get_seen (&evening, ONLOOKER));
    }
  g_assert_true (canasta_visit_is_looking (evening.visits[ONLOOKER]));
  g_assert_cmpuint (canasta_visit_get_seat (evening.visits[ONLOOKER]), ==, CANASTA_NO_SEAT);
  g_assert_cmpint (canasta_match_get_stage (get_seen (&evening, ONLOOKER)), ==,
                   CANASTA_STAGE_MATCH_OVER);
  g_assert_cmpuint (evening.n_began, ==, 3);
  g_assert_cmpuint (evening.n_refused, ==, 0);
  g_assert_null (evening.sentence);
  /* Everybody reads of them. */
  g_assert_cmpuint (canasta_visit_get_seen (evening.visits[0])->n_onlookers, ==, 1);
  g_assert_cmpstr (canasta_visit_get_seen (evening.visits[0])->onlookers[0].name, ==, "Eva");
  end (&evening);
}

static char *
twist_older (const char *text)
{
  return twist (text, "welcome", "\"onlookers\"", "\"sings\"");
}

/* A host that knows nobody who looks on would give them a seat: they leave, and are told why. */
static void
test_older_host (void)
{
  Evening evening;

  begin (&evening, "rounds=1");
  deliver (&evening);
  evening.twist = twist_older;
  look_on (&evening);
  deliver (&evening);
  g_assert_nonnull (evening.sentence);
  g_assert_cmpuint (canasta_guests_count (canasta_host_get_guests (evening.host)), ==, N_GUESTS);
  end (&evening);
}

static void
follow_cb (CanastaVisit *visit, const char *invitation, char **told)
{
  g_free (*told);
  *told = g_strdup (invitation);
}

static void
hear (CanastaVisit *visit, const char *text)
{
  canasta_visit_hear (visit, text, strlen (text));
}

/* The host has handed the table over: where the guest is sent their own match goes on, or they do not
 * stay. */
static void
test_sent (void)
{
  static const guint8 origins[2][16] = { { 1 }, { 2 } };

  for (guint is_astray = 0; is_astray < 2; is_astray++)
    {
      Evening evening;
      g_autofree char *invitation = NULL;
      g_autofree char *origin = canasta_bytes_write (origins[is_astray], sizeof origins[0]);
      g_autofree char *welcome =
        g_strdup_printf ("{\"k\":\"welcome\",\"program\":\"x\",\"can\":[\"moves\"],"
                         "\"table\":\"Anna\",\"match\":\"%032d\",\"origin\":\"%s\","
                         "\"place\":\"waiting\"}", 1, origin);
      Letter *letter;

      begin (&evening, "rounds=1");
      deliver (&evening);
      g_assert_cmpmem (canasta_visit_get_origin (evening.visits[0]), 16,
                       canasta_host_get_origin (evening.host), 16);
      g_signal_connect (evening.visits[0], "to-follow", G_CALLBACK (follow_cb), &invitation);
      hear (evening.visits[0], "{\"k\":\"moved\",\"invitation\":\"X\"}");
      g_assert_cmpstr (invitation, ==, "X");

      go (&evening, 1);
      canasta_visit_expect (evening.visits[1], origins[0]);
      canasta_visit_connect (evening.visits[1]);
      hear (evening.visits[1], welcome);
      g_assert_cmpint (evening.sentence != NULL, ==, is_astray);
      letter = g_queue_peek_tail (&evening.letters);
      g_assert_true (g_str_has_prefix (letter->text, is_astray ? "{\"k\":\"leave\""
                                                               : "{\"k\":\"claim\""));
      end (&evening);
    }
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
  g_test_add_func ("/visit/late", test_late);
  g_test_add_func ("/visit/twists", test_twists);
  g_test_add_func ("/visit/onlooker", test_onlooker);
  g_test_add_func ("/visit/older-host", test_older_host);
  g_test_add_func ("/visit/sent", test_sent);
  return g_test_run ();
}

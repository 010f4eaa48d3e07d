/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An evening at a host's table in memory: a byte says who does what, and whatever may come
 * behind it, up to the next line's end, is what they say. Nothing breaks, no guest is told a
 * card that is not theirs, and the match is one that can be. */
#include "config.h"

#include <stdint.h>
#include <string.h>

#include "../core/players.h"
#include "elsewhere/host.h"
#include "network/guest-view.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

#define N_LINES 4
#define MOST_ONLOOKERS 2

typedef struct
{
  CanastaHost *host;
  guint lines[N_LINES];
  CanastaReturnTicket tickets[N_LINES];
  guint seats[N_LINES];
  CanastaShare shares[N_LINES];
  CanastaWelcome welcomes[N_LINES];     /* by its numbers */
  CanastaPromises asked[N_LINES];       /* what is to be promised or shown, if a round */
  GRand *random;
  guint knocked;
  gint64 now;
} Evening;

static guint
find_line (Evening *self, guint line)
{
  for (guint i = 0; i < N_LINES; i++)
    if (line != 0 && self->lines[i] == line)
      return i;
  return N_LINES;
}

/* What is told of the cards is what the seat may see, or who looks on. */
static void
said_cb (CanastaHost *host, guint line, const char *text, Evening *self)
{
  g_auto (CanastaMessage) message = { 0 };
  guint i = find_line (self, line);

  g_assert_true (canasta_message_read (&message, text, strlen (text), CANASTA_SENDER_HOST, NULL));
  if (i == N_LINES)
    return;
  if (message.kind == CANASTA_MESSAGE_WELCOME)
    {
      if (message.welcome.return_ticket.bytes[0] != 0)
        self->tickets[i] = message.welcome.return_ticket;
      self->welcomes[i] = message.welcome;
      self->seats[i] = message.welcome.seat < 0 ? CANASTA_NO_SEAT : (guint) message.welcome.seat;
    }
  if (message.kind == CANASTA_MESSAGE_PROMISES)
    self->asked[i] = message.promises;
  if (message.kind == CANASTA_MESSAGE_REPLAYED && message.replayed.actions)
    {
      CanastaMatch *match = canasta_session_get_match (canasta_host_get_session (host));

      g_assert_true (message.replayed.round < canasta_match_get_round (match)
                     || canasta_match_get_stage (match) != CANASTA_STAGE_PLAYING);
    }
  if (message.kind == CANASTA_MESSAGE_POSITION || message.kind == CANASTA_MESSAGE_RECORD)
    {
      CanastaObservation observation;

      g_assert_true (canasta_guest_view_read (&message, canasta_host_get_table (host), &observation,
                                              NULL));
      g_assert_cmpuint (observation.seat, ==, self->seats[i]);
    }
}

static void
ended_cb (CanastaHost *host, guint line, Evening *self)
{
  guint i = find_line (self, line);

  if (i < N_LINES)
    self->lines[i] = 0;
}

static void
dealt_cb (CanastaHost *host)
{
  canasta_session_set_pace (canasta_host_get_session (host), CANASTA_PACE_INSTANT);
}

static void
knocked_cb (CanastaHost *host, guint guest, Evening *self)
{
  self->knocked = guest;
}

static void
bequeathed_cb (CanastaHost *host, const char *text)
{
  canasta_host_answer_bequest (host, strlen (text) % 2 == 0);
}

static void
hear (Evening *self, guint i, const char *text)
{
  canasta_host_hear (self->host, self->lines[i], text, strlen (text));
}

static void
say (Evening *self, guint i, const CanastaMessage *message)
{
  g_autofree char *text = canasta_message_write (message);

  hear (self, i, text);
}

/* Guests promise and show what they are asked for. */
static void
answer (Evening *self, guint i)
{
  const CanastaPromises asked = self->asked[i];
  CanastaOccasion occasion = { .round = asked.round, .attempt = asked.attempt };
  CanastaMessage message;

  self->asked[i].round = 0;
  if (asked.round == 0)
    return;
  memcpy (occasion.match, self->welcomes[i].match, sizeof occasion.match);
  canasta_message_init (&message, asked.n_promises == 1 ? CANASTA_MESSAGE_PROMISE
                                                       : CANASTA_MESSAGE_SHARE);
  message.promise.round = message.share.round = asked.round;
  message.promise.attempt = message.share.attempt = asked.attempt;
  memset (self->shares[i].bytes, (int) i + 1, sizeof self->shares[i].bytes);
  if (asked.n_promises == 1)
    canasta_share_promise (&self->shares[i], &occasion, asked.party, &message.promise.promise);
  else
    message.share.share = self->shares[i];
  say (self, i, &message);
}

/* What somebody shows who comes. */
typedef enum
{
  INVITATION,
  RETURN,
  BOTH,
} Shown;

static void
come (Evening *self, guint i, Shown shown, CanastaGuestPlace as)
{
  g_auto (CanastaMessage) message = { 0 };

  self->lines[i] = canasta_host_connect (self->host);
  canasta_message_init (&message, CANASTA_MESSAGE_HELLO);
  message.hello.program = g_strdup ("fuzz");
  message.hello.name = g_strdup ("Anna");
  message.hello.as = as;
  if (shown == BOTH && self->tickets[i].bytes[0] == 0)
    self->tickets[i].bytes[0] = (guint8) (i + 1);
  if (shown != INVITATION)
    message.hello.return_ticket = self->tickets[i];
  if (shown != RETURN)
    message.hello.ticket = *canasta_host_get_ticket (self->host);
  say (self, i, &message);
}

static CanastaMatch *
get_match (Evening *self)
{
  CanastaSession *session = canasta_host_get_session (self->host);

  return session ? canasta_session_get_match (session) : NULL;
}

/* Something that is legal, done by whoever sits here where it is for them, else asked for by a
 * guest, be it for them or not. */
static void
act (Evening *self, guint i, guint64 n)
{
  CanastaMatch *match = get_match (self);
  guint seat = match ? canasta_match_get_to_act (match) : CANASTA_NO_SEAT;
  CanastaSession *session = canasta_host_get_session (self->host);
  CanastaMessage message;

  if (seat == CANASTA_NO_SEAT)
    return;
  canasta_message_init (&message, CANASTA_MESSAGE_ACT);
  message.act.n = n;
  message.act.at = canasta_record_get_count (canasta_match_get_record (match));
  test_choose (match, self->random, &message.act.action);
  if (canasta_session_has_person (session, seat))
    canasta_session_act (session, seat, &message.act.action, NULL);
  else
    say (self, i, &message);
}

static void
take_step (Evening *self, guint8 step, const char *text)
{
  guint i = step % N_LINES;
  CanastaMessage message;

  switch (step / N_LINES % 16)
    {
    case 0:
      come (self, i, INVITATION, CANASTA_GUEST_SEATED);
      break;
    case 1:
      come (self, i, RETURN, CANASTA_GUEST_SEATED);
      break;
    case 2:
      canasta_host_disconnect (self->host, self->lines[i]);
      self->lines[i] = 0;
      break;
    case 3:
      if (!canasta_host_let_in (self->host, self->knocked, i))
        canasta_host_let_look_on (self->host, self->knocked);
      break;
    case 4:
      canasta_host_put_out (self->host, self->knocked);
      break;
    case 5:
      canasta_host_refuse (self->host, self->knocked);
      break;
    case 6:
      canasta_host_tell_time (self->host, self->now += 1000);
      break;
    case 7:
      canasta_host_tell_time (self->host, self->now += 30000);
      break;
    case 8:
      canasta_message_init (&message, CANASTA_MESSAGE_READY);
      message.ready.round = 1;
      message.ready.ready = TRUE;
      say (self, i, &message);
      break;
    case 9:
      act (self, i, step);
      break;
    case 10:
      act (self, i, self->now++);
      break;
    case 11:
      self->lines[i] = canasta_host_connect (self->host);
      break;
    case 12:
      canasta_host_set_ready (self->host, TRUE);
      break;
    case 14:
      come (self, i, BOTH,
            *text == 'g' ? CANASTA_GUEST_GIVING
            : *text != '\0' ? CANASTA_GUEST_LOOKING : CANASTA_GUEST_SEATED);
      break;
    case 15:
      if (!get_match (self))
        canasta_host_set_clock (self->host, 60000);
      break;
    default:
      hear (self, i, text);
    }
}

static void
check (Evening *self)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_host_describe (self->host, &message);
  for (guint seat = 0; seat < message.table.n_seats; seat++)
    g_assert_cmpuint (message.table.seats[seat].occupant, <=, CANASTA_OCCUPANT_PERSON);
  g_assert_cmpuint (canasta_guests_count (canasta_host_get_guests (self->host)), <=,
                    CANASTA_GUESTS_MOST);
  g_assert_cmpuint (message.table.n_onlookers, <=, MOST_ONLOOKERS);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static CanastaTable *table;
  Evening evening = { .now = 1000, .random = g_rand_new_with_seed (1) };
  g_autofree char *input = g_strndup (size > 0 ? (const char *) data : "", size);
  g_auto (GStrv) lines = g_strsplit (input, "\n", 300);

  if (!table)
    table = test_table_new (2, "rounds=1");
  evening.host = canasta_host_new (table, "fuzz", NULL, NULL);
  g_signal_connect (evening.host, "said", G_CALLBACK (said_cb), &evening);
  g_signal_connect (evening.host, "ended", G_CALLBACK (ended_cb), &evening);
  g_signal_connect (evening.host, "knocked", G_CALLBACK (knocked_cb), &evening);
  g_signal_connect (evening.host, "dealt", G_CALLBACK (dealt_cb), NULL);
  g_signal_connect (evening.host, "bequeathed", G_CALLBACK (bequeathed_cb), NULL);
  canasta_host_take_bequests (evening.host);
  canasta_host_seat_person (evening.host, 1, "Emma");
  canasta_host_set_onlookers (evening.host, MOST_ONLOOKERS);
  for (guint i = 0; lines[i]; i++)
    if (*lines[i] != '\0')
      {
        take_step (&evening, (guint8) lines[i][0], lines[i] + 1);
        for (guint line = 0; line < 2 * N_LINES; line++)
          answer (&evening, line % N_LINES);
        check (&evening);
      }
  if (canasta_host_get_session (evening.host))
    canasta_session_stop (canasta_host_get_session (evening.host));
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_object_unref (evening.host);
  g_rand_free (evening.random);
  return 0;
}

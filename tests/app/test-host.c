/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host's table: sequences of what guests and strangers do, a row each; a match from the
 * first knock to its end; and that no guest is told what they may not know. */
#include "config.h"

#include <string.h>

#include "../core/players.h"
#include "host-fixture.h"
#include "session/person.h"
#include "session/seated.h"

#define TWO "come a; come b; let a 0; let b 1; "
#define DEALT TWO "ready a; ready b; "
#define FULL "own a; own b; let a 0; let b 1; "
#define LISTED "list ab; invited a; let a 0; invited b; let b 1; "
#define LOOKS "onlookers 1; look-come c; onlook c; "
#define ASK "say c {\"k\":\"seen\",\"r\":0}"
#define ABLE "able-come a; able-come b; let a 0; let b 1; ready a; ready b; "
#define INHERIT "{\"k\":\"inherit\",\"rounds\":0,\"invitation\":\"X\"}"
#define HANDED ABLE "heir a; say a " INHERIT "; "
#define HELLO_OF_OLD "{\"k\":\"hello\",\"program\":\"x\",\"name\":\"Guest A\"}"

/* What the last step has to follow, as “a bye elsewhere; b table”; NULL where a sequence is
 * looked at no further. The host has two seats, and a guest is called by a letter. */
static const struct
{
  const char *name;
  const char *steps;
  const char *heard;
} cases[] = {
  { "an invitation opens the door", "come a", "a welcome; a rules; a table" },
  { "without one it stays shut", "sneak a", "a bye not-let-in; a end" },
  { "nor with a ticket that one has drawn oneself", "stray a", "a bye not-let-in; a end" },
  { "which is as good as one from here beside an invitation", "own a", "a welcome; a rules; a table" },
  { "a name is no ticket", "come a; let a 0; connect b; say b " HELLO_OF_OLD,
    "b bye not-let-in; b end" },
  { "who says nothing is not refused, and may come again", "connect a; wait 9000; wait 2000", "a end" },
  { "as may who sits there and is slow", DEALT "gone a; connect a; wait 11000; back a",
    "a welcome; a rules; a table; b table; a position" },
  { "who says something else first", "connect a; say a {\"k\":\"ready\",\"round\":1,\"ready\":true}",
    "a bye not-let-in; a end" },
  { "rubbish", "come a; say a rubbish", "a end" },
  { "a newer kind of message", "come a; say a {\"k\":\"sing\"}", "a refused unknown" },
  { "who introduces themselves twice", "come a; say a " HELLO_OF_OLD, "a refused not-now" },
  { "who waits can do nothing", "come a; ready a", "a refused not-now" },
  { "who waits for too long", "come a; wait 600000", "a bye not-let-in; a end" },
  { "who is not let in", "come a; refuse a", "a bye not-let-in; a end" },
  { "and comes again by an old ticket", "come a; refuse a; back a", "a bye not-let-in; a end" },

  { "a seat is given", "come a; let a 1", "a welcome; a table" },
  { "everybody is told who is there", "come a; let a 1; come b; let b 0",
    "b welcome; a table; b table" },
  { "another seat before the match", "come a; let a 1; let a 0", "a welcome; a table" },
  { "who leaves before it opens their seat", TWO "leave a", NULL },
  { "who has gone keeps it", TWO "gone a", "b table" },
  { "and has it back by their ticket", TWO "gone a; back a",
    "a welcome; a rules; a table; b table" },
  { "from another place too, which ends the older", TWO "back a",
    "a bye elsewhere; a end; a welcome; a rules; a table" },
  { "who has not heard the welcome has it by their own", FULL "gone a; own a",
    "a welcome; a rules; a table; b table" },
  { "even before the host knows that they are gone", FULL "own a",
    "a bye elsewhere; a end; a welcome; a rules; a table" },
  { "and where they only waited", "own a; own a", "a bye elsewhere; a end; a welcome; a rules; a table" },
  { "who comes by another one is somebody else", FULL "come c", "c welcome; c rules; c table" },
  { "who was put out stays out by their own", FULL "out a; own a", "a bye put-out; a end" },
  { "who has left comes anew by it", FULL "leave a; own a", "a welcome; a rules; a table" },
  { "a host that was killed knows them by it", FULL "kill; own a", "a welcome; a rules; a table" },
  { "who was put out", TWO "out a", "a bye put-out; a end; b table" },
  { "stays out", TWO "out a; back a", "a bye put-out; a end" },
  { "and the invitation is worth nothing to others",
    TWO "out a; connect c; say c {\"k\":\"hello\",\"program\":\"x\",\"name\":\"c\","
    "\"ticket\":\"00112233445566778899\"}", "c bye not-let-in; c end" },

  { "who may come has an invitation of their own", "list ab; invited a",
    "a welcome; a rules; a table" },
  { "that of the table opens nothing then", "list ab; come c", "c bye not-let-in; c end" },
  { "nor does one of nothing", "list ab; sneak a", "a bye not-let-in; a end" },
  { "by their own they have their seat from anywhere", LISTED "invited a",
    "a bye elsewhere; a end; a welcome; a rules; a table" },
  { "and after they were gone", LISTED "gone a; invited a", "a welcome; a rules; a table; b table" },
  { "who may not come any more is put out", LISTED "list b", "a bye put-out; a end; b table" },
  { "and stays out by their ticket", LISTED "list b; back a", "a bye put-out; a end" },
  { "and by the invitation they had", LISTED "list b; invited a", "a bye not-let-in; a end" },
  { "until they have another", LISTED "list b; list ab; invited a", "a welcome; a rules; a table" },
  { "who sits there and may come stays", TWO "list ab", "" },
  { "and who may not does not", TWO "list b", "a bye put-out; a end; b table" },
  { "the table is for everybody again", LISTED "list -; come c", "c welcome; c rules; c table" },
  { "who may come is kept", LISTED "kill; come c", "c bye not-let-in; c end" },
  { "with their invitations", LISTED "kill; invited a", "a welcome; a rules; a table" },

  { "it is dealt once all are ready", DEALT "wait 0", "" },
  { "nobody is ready any more where the rules change", TWO "ready a; rules; ready b",
    "a table; b table" },
  { "nor where hints go", TWO "ready a; hints; ready b", "a table; b table" },
  { "nor where there is a clock from now on", TWO "ready a; clock 60000; ready b",
    "a table; b table" },
  { "who is ready for another round", TWO "say a {\"k\":\"ready\",\"round\":2,\"ready\":true}",
    "a refused not-now" },
  { "who is not there is not ready", TWO "ready a; gone a; ready b", "b table" },
  { "who does not promise holds it up", TWO "mute a; ready a; ready b; wait 14000", "" },
  { "for a while, and is not ready then", TWO "mute a; ready a; ready b; wait 15000",
    "a table; b table" },
  { "who breaks off has it begun anew", TWO "mute a; ready a; ready b; unready a; ready a; wait 2000",
    "a promises; b promises" },
  { "but not at once", TWO "mute a; ready a; ready b; unready a; ready a", "a table; b table" },
  { "a share before all have promised",
    TWO "mute a; mute b; ready a; ready b; say a {\"k\":\"share\",\"round\":1,\"attempt\":1,"
    "\"share\":\"4f3c1a9e7b6d5c20e1f8a7b3c4d5e6f70819a2b3c4d5e6f7a8b9cadbecfd0e1f\"}",
    "a refused not-now" },
  { "a promise for another attempt",
    TWO "mute a; ready a; ready b; say a {\"k\":\"promise\",\"round\":1,\"attempt\":2,"
    "\"promise\":\"4f3c1a9e7b6d5c20e1f8a7b3c4d5e6f70819a2b3c4d5e6f7a8b9cadbecfd0e1f\"}",
    "a refused not-now" },
  { "who comes back in between", TWO "mute a; mute b; ready a; ready b; gone b; back b",
    "b welcome; b rules; a table; b table" },
  { "promises again", TWO "mute a; mute b; ready a; ready b; gone b; back b; wait 2000",
    "a promises; b promises" },

  { "and who comes from another place",
    TWO "mute a; ready a; ready b; back b; wait 2000", "a promises; b promises" },

  { "an action before there is a match", TWO "say a {\"k\":\"act\",\"n\":1,\"at\":0,\"action\":\"draw\"}",
    "a refused not-now" },
  { "who leaves for good", DEALT "leave a", NULL },
  { "who is gone is awaited", DEALT "gone a; wait 59000", "" },
  { "and then a computer player goes on", DEALT "gone a; wait 60000", "b table" },
  { "sooner or later, as the host has said", "grace 120000; " DEALT "gone a; wait 119000", "" },
  { "but then", "grace 120000; " DEALT "gone a; wait 120000", "b table" },
  { "everybody is told when", TWO "grace 120000", "a table; b table" },
  { "until they are back", DEALT "gone a; wait 60000; back a", NULL },
  { "nobody goes on for people who are all gone", DEALT "gone a; gone b; wait 600000", "" },
  { "a host that stops", DEALT "stop",
    "a bye stopping; a end; b bye stopping; b end" },
  { "one that was killed knows its guests by their tickets", TWO "kill; back a",
    "a welcome; a rules; a table" },
  { "who have their seats", TWO "kill; back a; back b; ready a; ready b; wait 0", "" },
  { "and whom it had put out", TWO "out a; kill; back a", "a bye put-out; a end" },
  { "and its invitation", TWO "kill; come c", "c welcome; c rules; c table" },
  { "it begins no deal by an attempt that it had begun before",
    TWO "mute a; ready a; ready b; kill; back a; back b; ready a; ready b",
    "a promises; b promises; a table; b table" },
  { "who is gone since is awaited from then on", TWO "kill; back a; wait 59000", "" },
  { "a table that is closed", TWO "close", "a bye closed; a end; b bye closed; b end" },
  { "whoever comes then", TWO "close; connect c; say c " HELLO_OF_OLD, "c bye not-let-in; c end" },

  { "who wants to look on where nobody may", "look-come c", "c bye no-onlookers; c end" },
  { "where somebody may, the host is asked", "onlookers 1; look-come c",
    "c welcome; c rules; c table" },
  { "and lets them", "onlookers 1; look-come c; onlook c", "c welcome; c table" },
  { "or does not", "onlookers 1; look-come c; refuse c", "c bye not-let-in; c end" },
  { "nobody else may then", LOOKS "look-come d", "d bye no-onlookers; d end" },
  { "everybody is told who looks on", TWO "onlookers 1; look-come c; onlook c",
    "c welcome; a table; b table; c table" },
  { "who looks on is not ready", TWO LOOKS "ready c", "c refused not-now" },
  { "and not awaited", TWO LOOKS "ready a; ready b; wait 0", "" },
  { "does not act", DEALT LOOKS "say c {\"k\":\"act\",\"n\":1,\"at\":0,\"action\":\"draw\"}",
    "c refused not-now" },
  { "says nothing", DEALT LOOKS "say c {\"k\":\"remark\",\"remark\":\"thanks\"}",
    "c refused not-now" },
  { "but hears", DEALT LOOKS "say a {\"k\":\"remark\",\"remark\":\"thanks\"}",
    "a remarked; b remarked; c remarked" },
  { "is told how it stands", DEALT "onlookers 1; look-come c; onlook c",
    "c welcome; c position; a table; b table; c table" },
  { "and when they ask", DEALT LOOKS ASK, "c position" },
  { "but not before they are let in", DEALT "onlookers 1; look-come c; " ASK, "c refused not-now" },
  { "holds no deal up by coming from another place",
    TWO LOOKS "mute a; ready a; ready b; look-back c; wait 2000", "" },
  { "is gone, which everybody is told", DEALT LOOKS "gone c", "a table; b table" },
  { "and back by their ticket", DEALT LOOKS "gone c; look-back c",
    "c welcome; c rules; a table; b table; c table; c position" },
  { "unless they were gone for too long", DEALT LOOKS "gone c; wait 60000; look-back c",
    "c bye not-let-in; c end" },
  { "when another may look on", DEALT LOOKS "gone c; wait 60000; look-come d; onlook d",
    "d welcome; d position; a table; b table; d table" },
  { "is known to a host that was killed", TWO LOOKS "kill; look-back c; " ASK, "" },
  { "can be put out", TWO LOOKS "out c", "c bye put-out; c end; a table; b table" },
  { "and stays out", TWO LOOKS "out c; look-back c", "c bye put-out; c end" },
  { "leaves", TWO LOOKS "leave c", "c end; a table; b table" },
  { "gives it up for a seat", LOOKS "back c; let c 0", "c welcome; c table" },
  { "who sits does not look on as well", TWO "onlookers 1; look-back a", "a bye seated; a end" },
  { "nor who comes by the invitation that is theirs", LISTED "onlookers 1; look-invited a",
    "a bye seated; a end" },
  { "who has one of their own looks on once", "list ab; onlookers 2; look-invited a; onlook a; "
    "look-invited a", "a bye elsewhere; a end; a welcome; a rules; a table" },
  { "nobody has to sit who wants to look on", "onlookers 1; look-come c; come a; let a 0",
    "a welcome; c table; a table" },

  { "a remark", DEALT "say a {\"k\":\"remark\",\"remark\":\"thanks\"}", "a remarked; b remarked" },
  { "another at once",
    DEALT "say a {\"k\":\"remark\",\"remark\":\"thanks\"}; say a {\"k\":\"remark\",\"remark\":\"sorry\"}",
    "a refused too-fast" },
  { "when the first one was read",
    DEALT "say a {\"k\":\"remark\",\"remark\":\"thanks\"}; wait 3000; "
    "say a {\"k\":\"remark\",\"remark\":\"sorry\"}", "a remarked; b remarked" },
  { "who asks for a round before there was a deal", TWO "say a {\"k\":\"replay\",\"round\":1}",
    "a refused not-now" },
  { "who waits is told none", "come a; say a {\"k\":\"replay\",\"round\":1}", "a refused not-now" },
  { "who asks for a round", DEALT "say a {\"k\":\"replay\",\"round\":1}", "a replayed" },
  { "who asks for the position", DEALT "say a {\"k\":\"seen\",\"r\":0}", "a position" },

  { "everybody is told who is asked to go on with the table", ABLE "heir a", "a table; b table" },
  { "who is not asked cannot", ABLE "heir a; say b " INHERIT, "b refused not-yours" },
  { "nor anybody where nobody is", ABLE "say a " INHERIT, "a refused not-yours" },
  { "nor who looks on", ABLE LOOKS "heir a; say c " INHERIT, "c refused not-now" },
  { "nor who is not asked any more", ABLE "heir a; heir b; say a " INHERIT, "a refused not-yours" },
  { "what follows where somebody does not want to others decide",
    ABLE "heir a; say a {\"k\":\"inherit\"}", "" },
  { "who wants to is told nothing before it is known", HANDED "wait 0", "" },
  { "then all are told where", HANDED "move X", "a moved; a end; b moved; b end" },
  { "and whoever looks on", ABLE "onlookers 1; able-come c; refuse c; look-come d; onlook d; "
    "heir a; say a " INHERIT "; move X", "a moved; a end; b moved; b end; d bye closed; d end" },
  { "whose program cannot follow", "able-come a; come b; let a 0; let b 1; ready a; ready b; "
    "heir a; say a " INHERIT "; move X", "a moved; a end; b bye closed; b end" },
  { "it stays here where the heir lacks a round", ABLE "heir a; say a {\"k\":\"inherit\","
    "\"rounds\":1,\"invitation\":\"X\"}; stay X", "" },
  { "and where the heir has left", HANDED "leave a; stay X", "" },
  { "who was away is told when they come", HANDED "gone b; move X; able-come b", "b moved; b end" },
  { "as is who has the invitation", HANDED "move X; able-come c", "c moved; c end" },
  { "but nobody without", HANDED "move X; sneak c", "c bye not-let-in; c end" },
  { "nor who was put out", ABLE "out b; heir a; say a " INHERIT "; move X; back b",
    "b bye put-out; b end" },
  { "nobody acts there any more", HANDED "move X; act a", "" },
};

static void
test_cases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Evening evening;

      g_test_message ("%s", cases[i].name);
      evening_begin (&evening, 2, "rounds=1");
      evening_take_steps (&evening, cases[i].steps);
      if (cases[i].heard)
        g_assert_cmpstr (evening.heard->str, ==, cases[i].heard);
      evening_end (&evening);
    }
}

/* Who can go on with the table, and who has to be told where it does. */
static void
test_heirs (void)
{
  Evening evening;

  evening_begin (&evening, 2, "rounds=1");
  evening_take_steps (&evening, "able-come a; come b; let a 0; let b 1");
  g_assert_cmpuint (canasta_host_list_heirs (evening.host), ==, 0);
  evening_take_steps (&evening, "ready a; ready b");
  g_assert_cmpuint (canasta_host_list_heirs (evening.host), ==, 1u << 0);
  evening_take_steps (&evening, "able-back b");
  g_assert_cmpuint (canasta_host_list_heirs (evening.host), ==, 1u << 0 | 1u << 1);
  evening_take_steps (&evening, "heir a; say a " INHERIT "; gone b");
  g_assert_cmpuint (canasta_host_list_heirs (evening.host), ==, 1u << 0);
  g_assert_cmpuint (canasta_host_get_heir (evening.host), ==, 0);
  evening_take_steps (&evening, "gone a");
  g_assert_cmpuint (canasta_host_get_heir (evening.host), ==, 0);
  g_assert_false (canasta_host_awaits_guests (evening.host));
  evening_take_steps (&evening, "able-back a; move X");
  g_assert_cmpuint (canasta_host_list_heirs (evening.host), ==, 0);
  g_assert_true (canasta_host_awaits_guests (evening.host));
  evening_take_steps (&evening, "able-back b");
  g_assert_cmpstr (evening.heard->str, ==, "b moved; b end");
  g_assert_false (canasta_host_awaits_guests (evening.host));
  evening_end (&evening);
}

/* Nobody can after the last round. */
static void
test_no_heir (void)
{
  Evening evening;

  evening_begin (&evening, 2, "rounds=1");
  evening_take_steps (&evening, HANDED "wait 0");
  evening_play_round (&evening);
  g_assert_cmpuint (canasta_host_get_heir (evening.host), ==, CANASTA_NO_SEAT);
  g_assert_false (canasta_host_move (evening.host, "X"));
  evening_end (&evening);
}

/* What may be kept, and what not. */
static void
test_damaged (void)
{
  static const char *const changes[][3] = {
    { "\"seat\": 1", "\"seat\": 0", "A guest cannot have seat 0 of this table." },
    { "\"seat\": 1", "\"seat\": 5", "A guest cannot have seat 5 of this table." },
    { "\"seat\": 1", "\"seat\": 1, \"looking\": true", "A guest cannot have seat 1 of this table." },
    { "\"occupant\": \"person\"", "\"occupant\": \"none\"",
      "A guest cannot have seat 0 of this table." },
    { "\"occupant\": \"person\"", "\"occupant\": \"cat\"", "cat" },
    { "\"port\": 0", "\"port\": 65536", "65536" },
    { "\"mark\": \"", "\"mark\": \"0", "base 16" },
    { "\"list\": [", "\"list\": [ 7,", "list" },
  };
  g_auto (CanastaKeptTable) kept = { 0 };
  g_autofree char *text = NULL;
  Evening evening;

  evening_begin (&evening, 2, "rounds=1");
  evening_take_steps (&evening, TWO "list ab");
  canasta_host_fill_kept (evening.host, &kept);
  text = canasta_kept_table_write (&kept);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_auto (CanastaKeptTable) read = { 0 };
      g_autoptr (GError) error = NULL;
      g_auto (GStrv) parts = g_strsplit (text, changes[i][0], 2);
      g_autofree char *damaged = g_strjoinv (changes[i][1], parts);

      g_assert_cmpuint (g_strv_length (parts), ==, 2);
      g_assert_false (canasta_kept_table_read (&read, damaged, -1, &error));
      g_assert_nonnull (error);
      g_test_message ("%s", error->message);
      g_assert_nonnull (strstr (error->message, changes[i][2]));
      g_assert_null (read.title);
    }
  evening_end (&evening);
}

/* Acting; see evening_check_turn(). */
static const struct
{
  const char *name;
  const char *steps;
  const char *heard;
} acts[] = {
  { "an action is told to everybody", "act X", "a record; b record; X done" },
  { "said again it is answered, and not done twice", "act X; act X again", "X done" },
  { "another's turn", "act Y", "Y refused not-yours" },
  { "which is answered so again", "act Y; act Y again", "Y refused not-yours" },
  { "something has happened since", "play; act X stale", "X refused stale" },
  { "what the rules do not allow", "act X pass", "X refused illegal" },
  { "after a break, at another connection", "act X; gone X; back X; act X again", "X done" },
};

static void
test_acts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      Evening evening;

      g_test_message ("%s", acts[i].name);
      evening_begin (&evening, 2, "rounds=1");
      evening_take_steps (&evening, DEALT "wait 0");
      evening_check_turn (&evening, acts[i].steps, acts[i].heard);
      evening_end (&evening);
    }
}

/* A round that goes on for so many records: how many it has. Not every deal does. */
static guint
begin_long_round (Evening *evening, guint wanted)
{
  guint count = 0;

  while (count < wanted)
    {
      evening_begin (evening, 2, "rounds=1");
      evening_take_steps (evening, DEALT "wait 0");
      do
        count = canasta_record_get_count (canasta_match_get_record (evening_get_match (evening)));
      while (count < wanted && evening_play (evening));
      if (count < wanted)
        evening_end (evening);
    }
  return count;
}

/* Who has not seen the last records is told how things stand, but for a few that are on their
 * way. */
static void
test_behind (void)
{
  Evening evening;
  g_autofree char *few = NULL;
  g_autofree char *many = NULL;
  guint count = begin_long_round (&evening, 40);

  few = g_strdup_printf ("say a {\"k\":\"seen\",\"r\":%u}", count - 32);
  many = g_strdup_printf ("say a {\"k\":\"seen\",\"r\":%u}", count - 33);
  evening_take_steps (&evening, few);
  g_assert_cmpstr (evening.heard->str, ==, "");
  evening_take_steps (&evening, many);
  g_assert_cmpstr (evening.heard->str, ==, "a position");
  evening_end (&evening);
}

/* Two guests, and computer players between them: each round dealt by all, proved to each. */
static void
test_match (void)
{
  Evening evening;
  guint rounds = 0;

  evening_begin (&evening, 4, "rounds=3");
  canasta_host_seat_computer (evening.host, 1, "policy", "Carl");
  canasta_host_seat_computer (evening.host, 3, "policy", "Dora");
  evening_take_steps (&evening, "come a; come b; let a 0; let b 2");
  do
    {
      evening_take_steps (&evening, "wait 2000; ready a; ready b");
      canasta_session_set_pace (canasta_host_get_session (evening.host), CANASTA_PACE_INSTANT);
      g_assert_cmpuint (canasta_match_get_round (evening_get_match (&evening)), ==, ++rounds);
      evening_play_round (&evening);
      g_assert_cmpuint (evening.guests[0].n_proofs, ==, rounds);
      g_assert_cmpuint (evening.guests[1].n_proofs, ==, rounds);
    }
  while (canasta_match_get_stage (evening_get_match (&evening)) != CANASTA_STAGE_MATCH_OVER);
  g_assert_cmpuint (rounds, ==, 3);
  g_assert_cmpuint (evening.guests[0].n_records, ==,
                    canasta_record_get_count (canasta_match_get_record (evening_get_match (&evening))));
  evening_end (&evening);
}

/* Rounds in which a guest goes and comes back again and again lose nothing. */
static void
test_breaks (void)
{
  Evening evening;
  guint turns = 0, breaks = 0;

  evening_begin (&evening, 2, "rounds=9");
  evening_take_steps (&evening, TWO "wait 0");
  /* How long a round is, and how much a computer player does of it, is a matter of chance. */
  while (breaks < 5)
    {
      evening_take_steps (&evening, "wait 2000; ready a; ready b; wait 0");
      canasta_session_set_pace (canasta_host_get_session (evening.host), CANASTA_PACE_INSTANT);
      while (evening_play (&evening))
        {
          if (turns++ % 5 == 3)
            {
              evening_take_steps (&evening, "gone a; wait 70000; back a");
              breaks++;
            }
          if (turns % 7 == 3)
            evening_take_steps (&evening, "back b");
        }
      evening_take_steps (&evening, "back a");
      g_assert_nonnull (strstr (evening.heard->str, "a proof"));
    }
  evening_end (&evening);
}

/* Opened without those elsewhere, it goes on with computer players for them. */
static void
check_resumed (CanastaSession *session)
{
  g_autoptr (CanastaSession) resumed =
    canasta_session_resume (canasta_session_get_match (session),
                            canasta_session_get_personal (session), NULL);

  g_assert_true (canasta_session_has_person (resumed, 0));
  g_assert_cmpuint (canasta_session_list_left (resumed), ==, 1u << 1);
  g_assert_cmpstr (canasta_session_get_player (resumed, 1), ==, CANASTA_SEATED_SUBSTITUTE);
}

/* Somebody at the host's computer plays by the session, and takes nothing back that was seen. */
static void
test_own_person (void)
{
  Evening evening;
  CanastaSession *session;
  CanastaDriver *driver;

  evening_begin (&evening, 2, "rounds=1");
  canasta_host_seat_person (evening.host, 0, "Emma");
  evening_take_steps (&evening, "come a; let a 1; ready a");
  g_assert_null (canasta_host_get_session (evening.host));
  canasta_host_set_ready (evening.host, TRUE);
  evening_take_steps (&evening, "wait 0");
  session = canasta_host_get_session (evening.host);
  g_assert_nonnull (session);
  g_assert_true (canasta_session_has_person (session, 0));
  g_assert_false (canasta_session_has_person (session, 1));
  g_assert_true (canasta_session_is_sealed (session));
  g_assert_cmpuint (canasta_session_get_reader (session), ==, 0);
  driver = canasta_session_get_driver (session, 1);
  g_assert_true (CANASTA_IS_PERSON (driver));
  g_assert_false (canasta_person_is_here (CANASTA_PERSON (driver)));
  /* Whoever is to act, nobody hurries them. */
  g_assert_false (canasta_session_can_skip (session));
  check_resumed (session);
  evening_end (&evening);
}

static const char *
ask_round (Evening *evening, guint round)
{
  EveningGuest *guest = &evening->guests[0];
  g_autofree char *text = g_strdup_printf ("say a {\"k\":\"replay\",\"round\":%u}", round);

  evening_take_steps (evening, text);
  g_assert_cmpstr (evening->heard->str, ==, "a replayed");
  return g_ptr_array_index (guest->heard, guest->heard->len - 1);
}

/* A round is told whole once it is over, and nothing of it before, nor of one that is to come. */
static void
test_replays (void)
{
  Evening evening;
  g_auto (CanastaMessage) message = { 0 };
  const char *text;
  guint n_records;

  evening_begin (&evening, 2, "rounds=2");
  evening_take_steps (&evening, DEALT "wait 0");
  canasta_session_set_pace (canasta_host_get_session (evening.host), CANASTA_PACE_INSTANT);
  for (guint i = 0; i < 10; i++)
    evening_play (&evening);
  for (guint round = 1; round <= 3; round++)
    {
      g_autofree char *nothing = g_strdup_printf ("{\"k\":\"replayed\",\"round\":%u}", round);

      g_assert_cmpstr (ask_round (&evening, round), ==, nothing);
    }
  evening_play_round (&evening);
  n_records = canasta_record_get_count (canasta_match_get_record (evening_get_match (&evening)));
  evening_take_steps (&evening, "wait 2000; ready a; ready b; wait 0");
  evening_play (&evening);
  text = ask_round (&evening, 1);
  g_assert_true (canasta_message_read (&message, text, strlen (text), CANASTA_SENDER_HOST, NULL));
  g_assert_cmpint (message.replayed.deal, ==, canasta_match_get_deal (evening_get_match (&evening), 1));
  g_assert_cmpuint (g_strv_length (message.replayed.actions), ==, n_records);
  g_assert_cmpstr (ask_round (&evening, 2), ==, "{\"k\":\"replayed\",\"round\":2}");
  evening_end (&evening);
}

/* What a guest has heard since there were @first texts: of the cards nothing but what the view
 * of their seat holds, or of who looks on, and no proof. */
static void
check_told (Evening *evening, EveningGuest *guest, guint first)
{
  CanastaMatch *match = evening_get_match (evening);
  g_autofree char *deal = g_strdup_printf ("%" G_GUINT64_FORMAT, canasta_match_get_deal (match, 1));
  g_autofree char *view = first == 0 ? canasta_guest_view_write_position (match, guest->seat)
                                     : canasta_guest_view_write_record (match, guest->seat);
  guint n_views = 0;

  for (guint i = first; i < guest->heard->len; i++)
    {
      const char *text = g_ptr_array_index (guest->heard, i);

      g_assert_null (strstr (text, deal));
      g_assert_null (strstr (text, "\"k\":\"proof\""));
      if (!strstr (text, "\"observation\""))
        continue;
      g_assert_cmpstr (text, ==, view);
      n_views++;
    }
  g_assert_cmpuint (n_views, ==, 1);
}

/* That a view is the same to the byte whatever the hidden cards are, test-guest-view.c sees. */
static void
test_nothing_hidden (void)
{
  Evening evening;
  guint heard[3] = { 0 };

  evening_begin (&evening, 2, "rounds=1");
  evening_take_steps (&evening, LOOKS DEALT "wait 0");
  do
    for (guint i = 0; i < 3; i++)
      {
        check_told (&evening, &evening.guests[i], heard[i]);
        heard[i] = evening.guests[i].heard->len;
      }
  while (evening_play (&evening)
         && canasta_match_get_stage (evening_get_match (&evening)) == CANASTA_STAGE_PLAYING);
  g_assert_cmpuint (evening.guests[0].n_proofs, ==, 1);
  g_assert_cmpuint (evening.guests[2].n_proofs, ==, 1);
  evening_end (&evening);
}

/* What somebody has come for is what the host lets them do. */
static void
test_let_in_for (void)
{
  Evening evening;

  evening_begin (&evening, 2, "rounds=1");
  evening_take_steps (&evening, "onlookers 2; look-come a; come b");
  g_assert_false (canasta_host_let_in (evening.host, evening.guests[0].id, 0));
  g_assert_false (canasta_host_let_look_on (evening.host, evening.guests[1].id));
  canasta_host_set_onlookers (evening.host, 0);
  g_assert_false (canasta_host_let_look_on (evening.host, evening.guests[0].id));
  canasta_host_set_onlookers (evening.host, 1);
  g_assert_true (canasta_host_let_look_on (evening.host, evening.guests[0].id));
  g_assert_false (canasta_host_let_look_on (evening.host, evening.guests[0].id));
  evening_end (&evening);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/host/cases", test_cases);
  g_test_add_func ("/host/heirs", test_heirs);
  g_test_add_func ("/host/no-heir", test_no_heir);
  g_test_add_func ("/host/damaged", test_damaged);
  g_test_add_func ("/host/acts", test_acts);
  g_test_add_func ("/host/behind", test_behind);
  g_test_add_func ("/host/match", test_match);
  g_test_add_func ("/host/breaks", test_breaks);
  g_test_add_func ("/host/own-person", test_own_person);
  g_test_add_func ("/host/replays", test_replays);
  g_test_add_func ("/host/nothing-hidden", test_nothing_hidden);
  g_test_add_func ("/host/let-in-for", test_let_in_for);
  return g_test_run ();
}

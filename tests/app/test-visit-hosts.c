/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Guests at the tables of hosts that do not keep to what they promised, are older, or have handed their
 * table over. */
#include "config.h"

#include <string.h>

#include "network/bytes.h"
#include "visit-fixture.h"

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
      Meeting meeting;

      g_test_message ("%s", late_twists[i].name);
      meeting_begin (&meeting, "rounds=3");
      meeting_play_next_round (&meeting, 1);
      meeting_play_next_round (&meeting, 2);
      meeting.twist = late_twists[i].twist;
      meeting_restart (&meeting, 0);
      meeting_deliver (&meeting);
      meeting_be_ready (&meeting);
      while (!meeting.sentence && !meeting_are_all_over (&meeting, 3))
        meeting_pass (&meeting);
      g_assert_cmpstr (meeting.sentence, ==, late_twists[i].sentence);
      if (!meeting.sentence)
        g_assert_cmpuint (canasta_match_get_first_round (meeting_get_seen (&meeting, 0)), ==, 3);
      meeting_end (&meeting);
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
      Meeting meeting;

      g_test_message ("%s", twists[i].name);
      meeting_begin (&meeting, "rounds=1");
      meeting.twist = twists[i].twist;
      meeting_deliver (&meeting);
      meeting_be_ready (&meeting);
      while (!meeting.sentence && !meeting_are_all_over (&meeting, 1))
        meeting_pass (&meeting);
      g_assert_cmpint (meeting.sentence != NULL, ==, twists[i].is_found);
      meeting_end (&meeting);
    }
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
  Meeting meeting;

  meeting_begin (&meeting, "rounds=1");
  meeting_deliver (&meeting);
  meeting.twist = twist_older;
  meeting_look_on (&meeting);
  meeting_deliver (&meeting);
  g_assert_nonnull (meeting.sentence);
  g_assert_cmpuint (canasta_guests_count (canasta_host_get_guests (meeting.host)), ==, N_GUESTS);
  meeting_end (&meeting);
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
      Meeting meeting;
      g_autofree char *invitation = NULL;
      g_autofree char *origin = canasta_bytes_write (origins[is_astray], sizeof origins[0]);
      g_autofree char *welcome =
        g_strdup_printf ("{\"k\":\"welcome\",\"program\":\"x\",\"can\":[\"moves\"],"
                         "\"table\":\"Anna\",\"match\":\"%032d\",\"origin\":\"%s\","
                         "\"place\":\"waiting\"}", 1, origin);
      Letter *letter;

      meeting_begin (&meeting, "rounds=1");
      meeting_deliver (&meeting);
      g_assert_cmpmem (canasta_visit_get_origin (meeting.visits[0]), 16,
                       canasta_host_get_origin (meeting.host), 16);
      g_signal_connect (meeting.visits[0], "to-follow", G_CALLBACK (follow_cb), &invitation);
      hear (meeting.visits[0], "{\"k\":\"moved\",\"invitation\":\"X\"}");
      g_assert_cmpstr (invitation, ==, "X");

      meeting_go (&meeting, 1);
      canasta_visit_expect (meeting.visits[1], origins[0]);
      canasta_visit_connect (meeting.visits[1]);
      hear (meeting.visits[1], welcome);
      g_assert_cmpint (meeting.sentence != NULL, ==, is_astray);
      letter = g_queue_peek_tail (&meeting.letters);
      g_assert_true (g_str_has_prefix (letter->text, is_astray ? "{\"k\":\"leave\""
                                                               : "{\"k\":\"claim\""));
      meeting_end (&meeting);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/visit-hosts/late", test_late);
  g_test_add_func ("/visit-hosts/twists", test_twists);
  g_test_add_func ("/visit-hosts/older-host", test_older_host);
  g_test_add_func ("/visit-hosts/sent", test_sent);
  return g_test_run ();
}

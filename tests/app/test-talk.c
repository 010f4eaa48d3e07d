/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what people at a table say to one another, and of who is listened to. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "../core/players.h"
#include "elsewhere/muted.h"
#include "elsewhere/talk.h"
#include "host-fixture.h"

#define THANKS "{\"k\":\"remark\",\"remark\":\"thanks\"}"

/* Each is something else. */
static void
test_phrases (void)
{
  g_autoptr (GHashTable) phrases = g_hash_table_new (g_str_hash, g_str_equal);

  for (int i = 0; i < CANASTA_N_REMARKS; i++)
    g_hash_table_add (phrases, (gpointer) canasta_talk_describe ((CanastaRemark) i));
  g_assert_cmpuint (g_hash_table_size (phrases), ==, CANASTA_N_REMARKS);
}

/* A folder of the person's files, and what was heard of a talk. */
typedef struct
{
  char *folder;
  CanastaTalk *talk;
  GString *heard;               /* what was said, and told, one a line */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("canasta-talk-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->heard = g_string_new (NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "muted", NULL);

  if (fixture->talk)
    g_assert_finalize_object (fixture->talk);
  g_unlink (path);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_string_free (fixture->heard, TRUE);
}

static void
remarked_cb (Fixture *fixture, guint seat, CanastaRemark remark)
{
  g_autofree char *line = canasta_talk_write (fixture->talk, seat, remark);

  g_string_append_printf (fixture->heard, "%s\n", line);
}

static void
told_cb (Fixture *fixture, const char *sentence)
{
  g_string_append_printf (fixture->heard, "%s\n", sentence);
}

static void
take (Fixture *fixture, CanastaTalk *talk)
{
  if (fixture->talk)
    g_assert_finalize_object (fixture->talk);
  fixture->talk = talk;
  g_signal_connect_swapped (talk, "remarked", G_CALLBACK (remarked_cb), fixture);
  g_signal_connect_swapped (talk, "told", G_CALLBACK (told_cb), fixture);
}

static void
check_heard (Fixture *fixture, const char *wanted)
{
  g_assert_cmpstr (fixture->heard->str, ==, wanted);
  g_string_truncate (fixture->heard, 0);
}

/* Whoever is muted is so for another program, too, until they are not. */
static void
test_muted (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaMuted) muted = canasta_muted_new (fixture->folder);
  g_autoptr (CanastaMuted) later = NULL;
  g_autoptr (CanastaMuted) last = NULL;

  canasta_muted_set (muted, "one", TRUE);
  canasta_muted_set (muted, "two", TRUE);
  canasta_muted_set (muted, "two", TRUE);
  canasta_muted_set (muted, "three", FALSE);
  g_assert_true (canasta_muted_has (muted, "one"));
  g_assert_false (canasta_muted_has (muted, "three"));
  later = canasta_muted_new (fixture->folder);
  g_assert_true (canasta_muted_has (later, "one"));
  g_assert_true (canasta_muted_has (later, "two"));
  canasta_muted_set (later, "two", FALSE);
  last = canasta_muted_new (fixture->folder);
  g_assert_true (canasta_muted_has (last, "one"));
  g_assert_false (canasta_muted_has (last, "two"));
}

/* Where there are too many, who was muted first is forgotten. */
static void
test_many_muted (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "muted", NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (CanastaMuted) muted = NULL;
  g_autoptr (CanastaMuted) later = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 500; i++)
    g_string_append_printf (text, "%064u\n", i);
  g_file_set_contents (path, text->str, -1, &error);
  g_assert_no_error (error);
  muted = canasta_muted_new (fixture->folder);
  canasta_muted_set (muted, "one", TRUE);
  later = canasta_muted_new (fixture->folder);
  g_assert_true (canasta_muted_has (later, "one"));
  g_string_truncate (text, 64);
  g_assert_false (canasta_muted_has (later, text->str));
  text->str[63] = '1';
  g_assert_true (canasta_muted_has (later, text->str));
}

/* A file that is too large, or has something else in it, is kept beside the new one, whole and
 * once. */
static void
test_unread (Fixture *fixture, gconstpointer data)
{
  static const gsize sizes[] = { 1 << 20, 20 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, "muted", NULL);
      g_autofree char *aside = g_build_filename (fixture->folder, "muted.bad-1", NULL);
      g_autofree char *again = g_build_filename (fixture->folder, "muted.bad-2", NULL);
      g_autofree char *text = g_malloc0 (sizes[i]);
      g_autofree char *kept = NULL;
      g_autoptr (CanastaMuted) muted = NULL;
      g_autoptr (CanastaMuted) later = NULL;
      g_autoptr (GError) error = NULL;
      gsize size;

      text[0] = '\n';
      g_file_set_contents (path, text, (gssize) sizes[i], &error);
      g_assert_no_error (error);
      muted = canasta_muted_new (fixture->folder);
      g_assert_false (g_file_test (aside, G_FILE_TEST_EXISTS));
      canasta_muted_set (muted, "one", TRUE);
      canasta_muted_set (muted, "two", TRUE);
      g_file_get_contents (aside, &kept, &size, &error);
      g_assert_no_error (error);
      g_assert_cmpmem (kept, size, text, sizes[i]);
      g_assert_false (g_file_test (again, G_FILE_TEST_EXISTS));
      later = canasta_muted_new (fixture->folder);
      g_assert_true (canasta_muted_has (later, "one") && canasta_muted_has (later, "two"));
      g_unlink (aside);
      g_unlink (path);
    }
}

/* At the own table somebody is known by their ticket, also when it is opened again. */
static void
test_at_host (Fixture *fixture, gconstpointer data)
{
  Evening evening;

  evening_begin (&evening, 2, "rounds=1");
  canasta_host_seat_person (evening.host, 0, "Emma");
  evening_take_steps (&evening, "come a; let a 1; wait 0");
  take (fixture, canasta_talk_new_at_host (evening.host, 0, fixture->folder));
  g_assert_cmpuint (canasta_talk_list_persons (fixture->talk), ==, 1u << 1);
  evening_say (&evening, &evening.guests[0], THANKS);
  check_heard (fixture, "Guest A: Thank you!\n");
  canasta_talk_speak (fixture->talk, CANASTA_REMARK_HELLO);
  check_heard (fixture, "You: Hello!\n");
  canasta_talk_speak (fixture->talk, CANASTA_REMARK_HELLO);
  check_heard (fixture, "What you said before is still being read: wait 4 seconds.\n");

  canasta_talk_set_muted (fixture->talk, 1, TRUE);
  canasta_talk_set_muted (fixture->talk, 0, TRUE);
  g_assert_false (canasta_talk_is_muted (fixture->talk, 0));
  evening_take_steps (&evening, "wait 5000");
  evening_say (&evening, &evening.guests[0], THANKS);
  check_heard (fixture, "");
  g_clear_object (&fixture->talk);
  evening_take_steps (&evening, "kill; wait 0; back a; wait 5000");
  take (fixture, canasta_talk_new_at_host (evening.host, 0, fixture->folder));
  g_assert_true (canasta_talk_is_muted (fixture->talk, 1));
  canasta_talk_set_muted (fixture->talk, 1, FALSE);
  evening_say (&evening, &evening.guests[0], THANKS);
  check_heard (fixture, "Guest A: Thank you!\n");
  g_assert_finalize_object (g_steal_pointer (&fixture->talk));
  evening_end (&evening);
}

/* Nobody sits before the computer of the table: who is there cannot say anything. */
static void
test_nobody_at_host (Fixture *fixture, gconstpointer data)
{
  Evening evening;

  evening_begin (&evening, 2, "rounds=1");
  take (fixture, canasta_talk_new_at_host (evening.host, CANASTA_NO_SEAT, fixture->folder));
  g_assert_false (canasta_talk_can_speak (fixture->talk));
  g_assert_finalize_object (g_steal_pointer (&fixture->talk));
  evening_end (&evening);
}

static CanastaTable *
open_table_cb (const CanastaRulesTold *rules, gpointer data, GError **error)
{
  g_assert_not_reached ();
}

static void
say (CanastaVisit *visit, const char *text)
{
  canasta_visit_hear (visit, text, strlen (text));
}

static CanastaVisit *
begin_visit (void)
{
  CanastaVisit *visit = canasta_visit_new ("Anna", open_table_cb, NULL);

  canasta_visit_connect (visit);
  say (visit, "{\"k\":\"welcome\",\"program\":\"Test\",\"table\":\"Thursday\",\"place\":\"seat\","
              "\"seat\":2}");
  say (visit, "{\"k\":\"table\",\"seats\":["
              "{\"name\":\"Emma\",\"occupant\":\"person\",\"here\":true,\"ready\":false},"
              "{\"name\":\"Carl\",\"occupant\":\"computer\",\"here\":true,\"ready\":true},"
              "{\"name\":\"Anna\",\"occupant\":\"person\",\"here\":true,\"ready\":false},"
              "{\"occupant\":\"none\",\"here\":false,\"ready\":false}],"
              "\"hints\":true,\"remarks\":true,\"round\":1}");
  return visit;
}

static void
hear_all (CanastaVisit *visit)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      g_autofree char *text =
        g_strdup_printf ("{\"k\":\"remarked\",\"seat\":%u,\"remark\":\"thanks\"}", seat);

      say (visit, text);
    }
}

/* At somebody else's table who is muted is known by their name there, and by nothing at
 * another one; a seat without a person says nothing. */
static void
test_at_visit (Fixture *fixture, gconstpointer data)
{
  CanastaInvitation invitation = { .has_pin = TRUE, .pin = { 1 } };
  CanastaInvitation other = { .has_pin = TRUE, .pin = { 2 } };
  CanastaVisit *visit = begin_visit ();

  take (fixture, canasta_talk_new_at_visit (visit, &invitation, fixture->folder));
  g_assert_true (canasta_talk_can_speak (fixture->talk));
  hear_all (visit);
  check_heard (fixture, "Emma: Thank you!\nYou: Thank you!\n");
  canasta_talk_set_muted (fixture->talk, 0, TRUE);
  hear_all (visit);
  check_heard (fixture, "You: Thank you!\n");
  take (fixture, canasta_talk_new_at_visit (visit, &other, fixture->folder));
  g_assert_false (canasta_talk_is_muted (fixture->talk, 0));
  take (fixture, canasta_talk_new_at_visit (visit, &invitation, fixture->folder));
  g_assert_true (canasta_talk_is_muted (fixture->talk, 0));
  g_assert_finalize_object (g_steal_pointer (&fixture->talk));
  g_assert_finalize_object (visit);
}

/* A host who wants a longer pause has not said it, and the person is told. */
static void
test_too_fast (Fixture *fixture, gconstpointer data)
{
  CanastaInvitation invitation = { .has_pin = TRUE };
  CanastaVisit *visit = begin_visit ();

  take (fixture, canasta_talk_new_at_visit (visit, &invitation, fixture->folder));
  canasta_talk_speak (fixture->talk, CANASTA_REMARK_SORRY);
  check_heard (fixture, "");
  say (visit, "{\"k\":\"refused\",\"n\":0,\"why\":\"too-fast\"}");
  check_heard (fixture, "What you said before is still being read: wait 4 seconds.\n");
  canasta_visit_disconnect (visit);
  g_assert_false (canasta_talk_can_speak (fixture->talk));
  g_assert_finalize_object (g_steal_pointer (&fixture->talk));
  g_assert_finalize_object (visit);
}

#define ADD(name, test) g_test_add ("/talk/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/talk/phrases", test_phrases);
  ADD ("muted", test_muted);
  ADD ("many-muted", test_many_muted);
  ADD ("unread", test_unread);
  ADD ("at-host", test_at_host);
  ADD ("nobody-at-host", test_nobody_at_host);
  ADD ("at-visit", test_at_visit);
  ADD ("too-fast", test_too_fast);
  return g_test_run ();
}

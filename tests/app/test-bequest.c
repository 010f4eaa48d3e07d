/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Another host gives their table to one that nobody plays at: it comes in parts, and whatever else is
 * said, or not said, changes nothing there. */
#include "config.h"

#include <string.h>

#include "elsewhere/bequest.h"
#include "host-fixture.h"

#define PATIENCE 130000

/* A host who gives, as the other one sees them. */
typedef struct
{
  guint line;
  GString *heard;               /* “welcome; done 1; end” */
  char *given;                  /* all parts together */
  Evening evening;              /* not first: handlers are told apart by whose they are */
} Giver;

static void
add (Giver *self, const char *what)
{
  g_string_append_printf (self->heard, "%s%s", self->heard->len > 0 ? "; " : "", what);
}

static void
said_cb (Giver *self, guint line, const char *text)
{
  g_auto (CanastaMessage) message = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *what = NULL;

  if (line != self->line)
    return;
  g_assert_true (canasta_message_read (&message, text, strlen (text), CANASTA_SENDER_HOST, &error));
  if (message.kind == CANASTA_MESSAGE_DONE)
    what = g_strdup_printf ("done %" G_GUINT64_FORMAT, message.done.n);
  else if (message.kind == CANASTA_MESSAGE_BYE)
    what = g_strdup_printf ("bye %d", message.bye.why);
  else
    what = g_strdup (canasta_message_get_row (message.kind)->name);
  add (self, what);
}

static void
ended_cb (Giver *self, guint line)
{
  if (line == self->line)
    add (self, "end");
}

static void
bequeathed_cb (Giver *self, const char *text)
{
  g_assert_null (self->given);
  self->given = g_strdup (text);
}

/* The guests of the evening hear only what is for them. */
static void
take_steps (Giver *self, const char *steps)
{
  CanastaHost *host = self->evening.host;

  g_signal_handlers_unblock_matched (host, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, &self->evening);
  evening_take_steps (&self->evening, steps);
  g_signal_handlers_block_matched (host, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, &self->evening);
}

static void
follow (Giver *self)
{
  g_signal_handlers_block_matched (self->evening.host, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL,
                                   &self->evening);
  canasta_host_take_bequests (self->evening.host);
  g_signal_connect_swapped (self->evening.host, "said", G_CALLBACK (said_cb), self);
  g_signal_connect_swapped (self->evening.host, "ended", G_CALLBACK (ended_cb), self);
  g_signal_connect_swapped (self->evening.host, "bequeathed", G_CALLBACK (bequeathed_cb), self);
}

static void
begin (Giver *self)
{
  *self = (Giver){ .heard = g_string_new (NULL) };
  evening_begin (&self->evening, 2, "rounds=3");
  follow (self);
}

static void
open_again (Giver *self, gboolean is_given)
{
  evening_open_again (&self->evening, is_given);
  follow (self);
}

static void
end (Giver *self)
{
  g_signal_handlers_disconnect_by_data (self->evening.host, self);
  take_steps (self, "wait 0");
  evening_end (&self->evening);
  g_string_free (self->heard, TRUE);
  g_free (self->given);
}

static void
say (Giver *self, const char *text)
{
  canasta_host_hear (self->evening.host, self->line, text, strlen (text));
}

static char *
write_hello (Giver *self, CanastaGuestPlace as, gboolean is_invited)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_message_init (&message, CANASTA_MESSAGE_HELLO);
  message.hello.program = g_strdup ("Test");
  message.hello.name = g_strdup ("Friday");
  message.hello.as = as;
  message.hello.ticket = *canasta_host_get_ticket (self->evening.host);
  message.hello.ticket.bytes[0] ^= !is_invited;
  return canasta_message_write (&message);
}

static void
come (Giver *self, gboolean is_invited)
{
  g_autofree char *text = write_hello (self, CANASTA_GUEST_GIVING, is_invited);

  g_string_truncate (self->heard, 0);
  self->line = canasta_host_connect (self->evening.host);
  say (self, text);
}

/* Somebody else comes to sit down, and goes again. */
static void
come_and_go (Giver *self)
{
  g_autofree char *text = write_hello (self, CANASTA_GUEST_WAITING, TRUE);
  guint line = canasta_host_connect (self->evening.host);

  canasta_host_hear (self->evening.host, line, text, strlen (text));
  canasta_host_disconnect (self->evening.host, line);
}

#define check_heard(self, wanted) g_assert_cmpstr ((self)->heard->str, ==, wanted)

/* Nobody is a guest for that. */
static void
test_parts (void)
{
  g_autofree char *long_text = g_strnfill (9000, '"');
  const char *rest = long_text;
  Giver giver;

  begin (&giver);
  come (&giver, TRUE);
  for (guint64 n = 1; *rest != '\0'; n++)
    {
      g_autofree char *part = canasta_bequest_cut (&rest, n);

      g_assert_cmpuint (strlen (part), <=, canasta_message_get_limit (CANASTA_SENDER_GUEST));
      say (&giver, part);
    }
  check_heard (&giver, "welcome; done 1; done 2");
  g_assert_cmpstr (giver.given, ==, long_text);
  g_assert_cmpuint (canasta_guests_count (canasta_host_get_guests (giver.evening.host)), ==, 0);
  canasta_host_answer_bequest (giver.evening.host, TRUE);
  check_heard (&giver, "welcome; done 1; done 2; done 3; end");
  end (&giver);
}

/* A character is never cut. */
static void
test_cut (void)
{
  for (guint before = 0; before < 4; before++)
    {
      g_autoptr (GString) text = g_string_new_len ("aaa", before);
      g_autoptr (GString) all = g_string_new (NULL);
      const char *rest;

      for (guint i = 0; i < 4000; i++)
        g_string_append (text, "♥");
      rest = text->str;
      for (guint64 n = 1; *rest != '\0'; n++)
        {
          g_autofree char *part = canasta_bequest_cut (&rest, n);
          g_auto (CanastaMessage) message = { 0 };

          g_assert_true (canasta_message_read (&message, part, strlen (part), CANASTA_SENDER_GUEST,
                                               NULL));
          g_assert_cmpint (message.bequest.last, ==, *rest == '\0');
          g_string_append (all, message.bequest.text);
        }
      g_assert_cmpstr (all->str, ==, text->str);
    }
}

/* What ends it: the table is free for the next one who gives theirs. */
static void
test_wrong_parts (void)
{
  static const char *const wrong[] = {
    "{\"k\":\"bequest\",\"n\":2,\"text\":\"x\"}",
    "{\"k\":\"bequest\",\"n\":1,\"text\":\"x\"}\n{\"k\":\"bequest\",\"n\":1,\"text\":\"x\"}",
    "{\"k\":\"ready\",\"round\":1,\"ready\":true}",
    "{\"k\":\"leave\"}",
  };
  Giver giver;

  begin (&giver);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_auto (GStrv) lines = g_strsplit (wrong[i], "\n", 0);

      come (&giver, TRUE);
      for (guint line = 0; lines[line]; line++)
        say (&giver, lines[line]);
      g_assert_true (g_str_has_suffix (giver.heard->str, "bye 1; end"));
      g_assert_null (giver.given);
    }
  come (&giver, TRUE);
  say (&giver, "rubbish");
  check_heard (&giver, "welcome; end");
  come (&giver, TRUE);
  check_heard (&giver, "welcome");
  end (&giver);
}

/* Nor is there ever more of it than a host would read. */
static void
test_too_much (void)
{
  g_autofree char *text = g_strnfill (3 * 1024 * 1024, 'x');
  const char *rest = text;
  Giver giver;

  begin (&giver);
  come (&giver, TRUE);
  for (guint64 n = 1; *rest != '\0' && !g_str_has_suffix (giver.heard->str, "end"); n++)
    {
      g_autofree char *part = canasta_bequest_cut (&rest, n);

      say (&giver, part);
    }
  g_assert_true (g_str_has_suffix (giver.heard->str, "bye 1; end"));
  g_assert_null (giver.given);
  end (&giver);
}

/* Who falls silent is not waited for, and whose line breaks is gone. */
static void
test_silence (void)
{
  Giver giver;

  begin (&giver);
  come (&giver, TRUE);
  canasta_host_tell_time (giver.evening.host, giver.evening.now += PATIENCE);
  check_heard (&giver, "welcome; bye 1; end");
  come (&giver, TRUE);
  canasta_host_disconnect (giver.evening.host, giver.line);
  come (&giver, TRUE);
  check_heard (&giver, "welcome");
  canasta_host_close (giver.evening.host);
  check_heard (&giver, "welcome; bye 3; end");
  end (&giver);
}

/* Where somebody sits or comes, even meanwhile, or another host gives theirs, there is no room. */
static void
test_no_room (void)
{
  static const char *const nobody[] = { NULL };
  static const char *const anna[] = { "Anna", NULL };
  g_autoptr (GError) error = NULL;
  Giver giver;

  begin (&giver);
  come (&giver, FALSE);
  check_heard (&giver, "bye 1; end");
  come (&giver, TRUE);
  come (&giver, TRUE);
  check_heard (&giver, "bye 0; end");
  canasta_host_close (giver.evening.host);
  end (&giver);

  begin (&giver);
  g_assert_true (canasta_host_set_list (giver.evening.host, anna, &error));
  come (&giver, TRUE);
  g_assert_true (g_str_has_suffix (giver.heard->str, "end"));
  g_assert_null (strstr (giver.heard->str, "welcome"));
  g_assert_true (canasta_host_set_list (giver.evening.host, nobody, &error));
  come (&giver, TRUE);
  come_and_go (&giver);
  check_heard (&giver, "welcome; bye 0; end");
  take_steps (&giver, "come a");
  come (&giver, TRUE);
  check_heard (&giver, "bye 0; end");
  take_steps (&giver, "let a 0; gone a");
  come (&giver, TRUE);
  check_heard (&giver, "bye 0; end");
  end (&giver);
}

/* Whoever gave a table may not have heard that it was taken: they may give it once more, until somebody
 * has come, whoever starts the program meanwhile. */
static void
test_once_more (void)
{
  Giver giver;

  begin (&giver);
  take_steps (&giver, "come a; come b; let a 0; let b 1; ready a; ready b");
  g_assert_nonnull (canasta_host_get_session (giver.evening.host));
  take_steps (&giver, "gone a; gone b");
  come (&giver, TRUE);
  check_heard (&giver, "bye 0; end");
  open_again (&giver, TRUE);
  come (&giver, TRUE);
  check_heard (&giver, "welcome");
  open_again (&giver, FALSE);
  come (&giver, TRUE);
  check_heard (&giver, "welcome");
  canasta_host_disconnect (giver.evening.host, giver.line);
  take_steps (&giver, "back a; gone a");
  come (&giver, TRUE);
  check_heard (&giver, "bye 0; end");
  open_again (&giver, FALSE);
  come (&giver, TRUE);
  check_heard (&giver, "bye 0; end");
  end (&giver);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bequest/parts", test_parts);
  g_test_add_func ("/bequest/cut", test_cut);
  g_test_add_func ("/bequest/wrong-parts", test_wrong_parts);
  g_test_add_func ("/bequest/too-much", test_too_much);
  g_test_add_func ("/bequest/silence", test_silence);
  g_test_add_func ("/bequest/no-room", test_no_room);
  g_test_add_func ("/bequest/once-more", test_once_more);
  return g_test_run ();
}

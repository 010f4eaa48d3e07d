/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host hands its table over to a guest: it moves where that guest has opened it, once it is reached
 * there, and stays where it is whatever else the guest says. */
#include "config.h"

#include <string.h>

#include "elsewhere/hand-over.h"
#include "elsewhere/open-table.h"
#include "host-fixture.h"
#include "network/invitation.h"

#define ABLE "able-come a; able-come b; let a 0; let b 1; ready a; ready b"

/* The table as it is, and where one of its guests has opened it. */
typedef struct
{
  Evening evening;
  CanastaHandOver *hand_over;
  CanastaHost *heirs_host;
  CanastaOpenTable *heirs_table;
  char *told;                   /* why it stays */
  char *moved;                  /* that it does not */
  guint patience;
} Handing;

static gboolean
give_up_cb (gpointer data)
{
  g_error ("nothing happens any more");
  return G_SOURCE_REMOVE;
}

static void
keep_cb (char **kept, const char *sentence)
{
  g_assert_null (*kept);
  *kept = g_strdup (sentence);
}

static void
begin (Handing *self)
{
  g_autofree char *folder = g_dir_make_tmp ("canasta-hand-over-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;

  *self = (Handing){ .patience = g_timeout_add_seconds (100, give_up_cb, NULL) };
  evening_begin (&self->evening, 2, "rounds=3");
  evening_take_steps (&self->evening, ABLE);
  self->heirs_host = canasta_host_new (self->evening.table, "Anna", NULL, &error);
  g_assert_no_error (error);
  self->heirs_table = canasta_open_table_new (self->heirs_host, 0, folder, &error);
  g_assert_no_error (error);
  self->hand_over = canasta_hand_over_new (self->evening.host);
  g_signal_connect_swapped (self->hand_over, "told", G_CALLBACK (keep_cb), &self->told);
  g_signal_connect_swapped (self->hand_over, "moved", G_CALLBACK (keep_cb), &self->moved);
}

static void
end (Handing *self)
{
  g_assert_finalize_object (self->hand_over);
  canasta_open_table_finish (self->heirs_table);
  g_assert_finalize_object (self->heirs_table);
  g_object_unref (self->heirs_host);
  evening_end (&self->evening);
  g_free (self->told);
  g_free (self->moved);
  g_source_remove (self->patience);
}

/* Guest a is asked, and answers so. */
static void
answer (Handing *self, const char *invitation)
{
  g_autofree char *asked = canasta_hand_over_ask (self->hand_over, self->evening.guests[0].seat);
  g_autofree char *said = invitation
                            ? g_strdup_printf ("say a {\"k\":\"inherit\",\"invitation\":\"%s\"}", invitation)
                            : g_strdup ("say a {\"k\":\"inherit\"}");

  g_assert_nonnull (strstr (asked, "is asked"));
  evening_take_steps (&self->evening, said);
  while (!self->told && !self->moved)
    g_main_context_iteration (NULL, TRUE);
}

static char *
dup_invitation (Handing *self)
{
  return canasta_open_table_dup_invitation (self->heirs_table, NULL);
}

static void
test_moves (void)
{
  Handing handing;
  g_autofree char *invitation = NULL;

  begin (&handing);
  invitation = dup_invitation (&handing);
  answer (&handing, invitation);
  g_assert_null (handing.told);
  g_assert_nonnull (strstr (handing.moved, "The table moved to “Guest A”"));
  g_assert_cmpstr (handing.evening.heard->str, ==, "a moved; a end; b moved; b end");
  g_assert_cmpstr (canasta_hand_over_get_invitation (handing.hand_over), ==, invitation);
  end (&handing);
}

/* An invitation, and what is made of it. */

static char *
alter_check (Handing *self)
{
  char *text = dup_invitation (self);
  gsize last = strlen (text) - 1;

  text[last] = text[last] == '7' ? '8' : '7';
  return text;
}

static char *
alter_key (Handing *self)
{
  g_autofree char *text = dup_invitation (self);
  g_auto (CanastaInvitation) invitation = { 0 };

  g_assert_true (canasta_invitation_read (&invitation, text, NULL));
  invitation.pin[0] ^= 1;
  return canasta_invitation_write (&invitation);
}

/* Nobody listens at that port: the table there is closed before it is said to be open. */
static char *
close_table (Handing *self)
{
  char *text = dup_invitation (self);

  canasta_open_table_finish (self->heirs_table);
  return text;
}

static char *
refuse (Handing *self)
{
  return NULL;
}

static const struct
{
  const char *name;
  char *(*make) (Handing *self);
  const char *told;
} faults[] = {
  { "an invitation that was altered", alter_check, "cannot be understood" },
  { "one of another host", alter_key, "cannot be reached" },
  { "a table that is not open", close_table, "cannot be reached" },
  { "a guest who does not want to", refuse, "does not go on" },
};

/* Nothing has changed then: the match goes on, and who was asked is not any more. */
static void
test_stays (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      Handing handing;
      g_autofree char *invitation = NULL;

      g_test_message ("%s", faults[i].name);
      begin (&handing);
      invitation = faults[i].make (&handing);
      answer (&handing, invitation);
      g_assert_null (handing.moved);
      g_assert_nonnull (strstr (handing.told, faults[i].told));
      g_assert_cmpstr (canasta_hand_over_get_reason (handing.hand_over), ==, handing.told);
      g_assert_null (canasta_hand_over_get_invitation (handing.hand_over));
      g_assert_cmpuint (canasta_host_get_heir (handing.evening.host), ==, CANASTA_NO_SEAT);
      evening_take_steps (&handing.evening, "say a {\"k\":\"inherit\"}");
      g_assert_cmpstr (handing.evening.heard->str, ==, "a refused not-yours");
      evening_play_round (&handing.evening);
      g_assert_cmpuint (canasta_match_get_n_scores (evening_get_match (&handing.evening)), ==, 1);
      end (&handing);
    }
}

/* A round ends while it is looked whether the table is open: the heir lacks it, and may be asked once
 * more. */
static void
test_late (void)
{
  Handing handing;
  g_autofree char *invitation = NULL;
  g_autofree char *asked = NULL;
  g_autofree char *said = NULL;

  begin (&handing);
  invitation = dup_invitation (&handing);
  asked = canasta_hand_over_ask (handing.hand_over, handing.evening.guests[0].seat);
  said = g_strdup_printf ("say a {\"k\":\"inherit\",\"invitation\":\"%s\"}", invitation);
  evening_play_round (&handing.evening);
  evening_take_steps (&handing.evening, said);
  while (!handing.told)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (handing.told, "Ask once more"));
  g_assert_null (handing.moved);
  end (&handing);
}

/* Whoever was asked leaves, or the host has thought better of it. */
static void
test_not_any_more (void)
{
  Handing handing;
  g_autofree char *asked = NULL;
  g_autofree char *taken_back = NULL;

  begin (&handing);
  g_assert_null (canasta_hand_over_take_back (handing.hand_over));
  asked = canasta_hand_over_ask (handing.hand_over, handing.evening.guests[0].seat);
  taken_back = canasta_hand_over_take_back (handing.hand_over);
  g_assert_nonnull (strstr (taken_back, "not asked any more"));
  g_assert_cmpuint (canasta_host_get_heir (handing.evening.host), ==, CANASTA_NO_SEAT);
  g_free (canasta_hand_over_ask (handing.hand_over, handing.evening.guests[0].seat));
  g_assert_null (canasta_hand_over_get_reason (handing.hand_over));
  evening_take_steps (&handing.evening, "leave a");
  g_assert_nonnull (strstr (handing.told, "cannot go on with the table any more"));
  end (&handing);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/handing-over/moves", test_moves);
  g_test_add_func ("/handing-over/stays", test_stays);
  g_test_add_func ("/handing-over/late", test_late);
  g_test_add_func ("/handing-over/not-any-more", test_not_any_more);
  return g_test_run ();
}

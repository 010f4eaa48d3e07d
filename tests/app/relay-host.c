/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A relay, and a gate that is registered there, behind which every text is answered with itself, for
 * strangers to try:
 *   relay-host FOLDER HANDSHAKE SILENCE
 * with where keys are kept, and its patience in milliseconds. It prints its port, the name of the gate
 * and that of another key, which is in the folder as other.pem; and why each connection to the relay has
 * ended. It ends with its input. */
#include "config.h"

#include <glib-unix.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "network/gate.h"
#include "network/host-key.h"
#include "network/registration.h"
#include "network/relay-words.h"
#include "network/relay.h"

static void
said_cb (CanastaLine *line, const char *text)
{
  canasta_line_send (line, text);
}

static void
came_cb (CanastaGate *gate, CanastaLine *line)
{
  g_signal_connect (line, "said", G_CALLBACK (said_cb), NULL);
}

static void
happened_cb (CanastaRelay *relay, const CanastaRelayNews *news, gboolean *is_registered)
{
  if (news->event == CANASTA_RELAY_EVENT_REGISTERED)
    *is_registered = TRUE;
  else if (news->event != CANASTA_RELAY_EVENT_JOINED)
    printf ("%s %s\n", news->address, canasta_ending_get_word (news->ending));
  fflush (stdout);
}

static gboolean
input_cb (int descriptor, GIOCondition condition, gpointer relay)
{
  canasta_relay_close (relay);
  return G_SOURCE_REMOVE;
}

/* What a host is called by that key. */
static char *
dup_name (GTlsCertificate *key)
{
  CanastaRelayWords words = { .role = CANASTA_RELAY_ROLE_TABLE };
  g_autofree char *line = NULL;
  CanastaPin pin;

  g_assert_true (canasta_host_key_get_pin (key, &pin, NULL));
  memcpy (words.name.bytes, pin.bytes, sizeof words.name.bytes);
  line = g_strchomp (canasta_relay_words_write (&words));
  return g_strdup (strrchr (line, ' ') + 1);
}

static GTlsCertificate *
load_key (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  GTlsCertificate *key = canasta_host_key_load (path, &error);

  g_assert_no_error (error);
  return key;
}

int
main (int argc, char *argv[])
{
  CanastaLimits limits = CANASTA_LIMITS_OF_HOST;
  g_autoptr (GTlsCertificate) key = NULL, other = NULL;
  g_autoptr (CanastaRelay) relay = NULL;
  g_autoptr (CanastaGate) gate = NULL;
  g_autoptr (CanastaRegistration) registration = NULL;
  g_autoptr (GSocketConnectable) place = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL, *other_name = NULL;
  gboolean is_registered = FALSE;

  if (argc != 4)
    g_error ("usage: %s FOLDER HANDSHAKE SILENCE", argv[0]);
  limits.handshake = (guint) atoi (argv[2]);
  limits.silence = (guint) atoi (argv[3]);
  key = load_key (argv[1], "key.pem");
  other = load_key (argv[1], "other.pem");
  name = dup_name (key);
  other_name = dup_name (other);
  relay = canasta_relay_new (&limits);
  gate = canasta_gate_new (key, &limits);
  canasta_relay_open (relay, 0, &error);
  g_assert_no_error (error);
  canasta_gate_open (gate, 0, &error);
  g_assert_no_error (error);
  place = g_network_address_new ("127.0.0.1", canasta_relay_get_port (relay));
  registration = canasta_registration_new (gate, key, place, &error);
  g_assert_no_error (error);
  g_signal_connect (gate, "came", G_CALLBACK (came_cb), NULL);
  g_signal_connect (relay, "happened", G_CALLBACK (happened_cb), &is_registered);
  while (!is_registered)
    g_main_context_iteration (NULL, TRUE);
  printf ("%u %s %s\n", canasta_relay_get_port (relay), name, other_name);
  fflush (stdout);
  g_unix_fd_add (STDIN_FILENO, G_IO_HUP | G_IO_IN, input_cb, relay);
  while (canasta_relay_get_port (relay) != 0 || canasta_relay_count (relay) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_clear_object (&registration);
  canasta_gate_close (gate);
  while (canasta_gate_count (gate) > 0)
    g_main_context_iteration (NULL, TRUE);
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A gate behind which every text is answered with itself, for strangers to try:
 *   gate-host KEY HANDSHAKE SILENCE
 * with where its key is kept, "-" for no TLS, and its patience in milliseconds. It prints
 * its port, and why each connection has ended; it ends with its input. */
#include "config.h"

#include <glib-unix.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "network/gate.h"
#include "network/host-key.h"

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
left_cb (CanastaGate *gate, const char *address, CanastaEnding ending)
{
  printf ("%s %s\n", address, canasta_ending_get_word (ending));
  fflush (stdout);
}

static gboolean
input_cb (int descriptor, GIOCondition condition, gpointer gate)
{
  canasta_gate_close (gate);
  return G_SOURCE_REMOVE;
}

int
main (int argc, char *argv[])
{
  g_autoptr (GTlsCertificate) key = NULL;
  g_autoptr (CanastaGate) gate = NULL;
  g_autoptr (GError) error = NULL;
  CanastaLimits limits = CANASTA_LIMITS_OF_HOST;

  if (argc != 4)
    g_error ("usage: %s KEY HANDSHAKE SILENCE", argv[0]);
  limits.handshake = (guint) atoi (argv[2]);
  limits.silence = (guint) atoi (argv[3]);
  if (!g_str_equal (argv[1], "-"))
    key = canasta_host_key_load (argv[1], &error);
  g_assert_no_error (error);
  gate = canasta_gate_new (key, &limits);
  canasta_gate_open (gate, 0, &error);
  g_assert_no_error (error);
  g_signal_connect (gate, "came", G_CALLBACK (came_cb), NULL);
  g_signal_connect (gate, "left", G_CALLBACK (left_cb), NULL);
  printf ("%u\n", canasta_gate_get_port (gate));
  fflush (stdout);
  g_unix_fd_add (STDIN_FILENO, G_IO_HUP | G_IO_IN, input_cb, gate);
  while (canasta_gate_get_port (gate) != 0 || canasta_gate_count (gate) > 0)
    g_main_context_iteration (NULL, TRUE);
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host that says what no host says:
 *   false-host KEY TEXT
 * answers whatever it is told with the text. It prints an invitation, and ends with its input. */
#include "config.h"

#include <glib-unix.h>
#include <stdio.h>
#include <unistd.h>

#include "network/gate.h"
#include "network/host-key.h"
#include "network/invitation.h"

static void
said_cb (CanastaLine *line, const char *text, gulong size, const char *answer)
{
  canasta_line_send (line, answer);
}

static void
came_cb (CanastaGate *gate, CanastaLine *line, const char *address, char *answer)
{
  g_signal_connect (line, "said", G_CALLBACK (said_cb), answer);
}

static gboolean
input_cb (int descriptor, GIOCondition condition, gpointer gate)
{
  canasta_gate_close (gate);
  return G_SOURCE_REMOVE;
}

static char *
write_invitation (CanastaGate *gate, GTlsCertificate *key)
{
  g_auto (CanastaInvitation) invitation = { .has_pin = TRUE };
  g_autoptr (GError) error = NULL;
  CanastaPin pin;

  canasta_host_key_get_pin (key, &pin, &error);
  g_assert_no_error (error);
  canasta_invitation_set_pin (&invitation, pin.bytes);
  invitation.places = g_new0 (char *, 2);
  invitation.places[0] = g_strdup_printf ("127.0.0.1:%u", canasta_gate_get_port (gate));
  return canasta_invitation_write (&invitation);
}

int
main (int argc, char *argv[])
{
  const CanastaLimits limits = CANASTA_LIMITS_OF_HOST;
  g_autoptr (GTlsCertificate) key = NULL;
  g_autoptr (CanastaGate) gate = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *invitation = NULL;

  if (argc != 3)
    g_error ("usage: %s KEY TEXT", argv[0]);
  key = canasta_host_key_load (argv[1], &error);
  g_assert_no_error (error);
  gate = canasta_gate_new (key, &limits);
  canasta_gate_open (gate, 0, &error);
  g_assert_no_error (error);
  g_signal_connect (gate, "came", G_CALLBACK (came_cb), argv[2]);
  invitation = write_invitation (gate, key);
  puts (invitation);
  fflush (stdout);
  g_unix_fd_add (STDIN_FILENO, G_IO_HUP | G_IO_IN, input_cb, gate);
  while (canasta_gate_get_port (gate) != 0 || canasta_gate_count (gate) > 0)
    g_main_context_iteration (NULL, TRUE);
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli/play/stand-open.h"

#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "cli/number-option.h"
#include "variants/layers.h"

#define MOST_PERSONS 10000
#define MOST_RATE 1000

/* Descriptors that are needed beside those of connections and of matches. */
#define OTHER_FILES 64

/* What a system hands over that has listened itself. */
#define FIRST_SOCKET 3

/* Whether people can come in there; 0 is any port. */
gboolean
canasta_stand_open_check_port (int port, GError **error)
{
  return port == CANASTA_NOT_GIVEN
         || canasta_number_option_check ("--port", port, 0, G_MAXUINT16, error);
}

/* Whether they may be so. */
gboolean
canasta_stand_open_check_limits (const CanastaStandOpenLimits *limits, GError **error)
{
  return canasta_number_option_check ("--persons", limits->persons, 1, MOST_PERSONS, error)
         && canasta_number_option_check ("--per-address", limits->per_address, 1, MOST_PERSONS,
                                          error)
         && canasta_number_option_check ("--rate", limits->rate, 1, MOST_RATE, error);
}

/* Those of a host, where the command line says nothing else. */
CanastaLimits
canasta_stand_open_get_limits (const CanastaStandOpenLimits *limits)
{
  CanastaLimits all = CANASTA_LIMITS_OF_HOST;

  all.in_all = (guint) limits->persons;
  all.per_address = (guint) limits->per_address;
  all.rate = (guint) limits->rate;
  return all;
}

/**
 * canasta_stand_open_make_room:
 * @n_files: how many connections there may be, and files that lie open
 * @error: return location for an error
 *
 * Who is let in must not be in want of a descriptor then.
 *
 * Returns: whether there are enough
 */
gboolean
canasta_stand_open_make_room (guint n_files, GError **error)
{
  rlim_t needed = n_files + OTHER_FILES;
  struct rlimit limit;

  if (getrlimit (RLIMIT_NOFILE, &limit) != 0)
    return TRUE;
  if (needed > limit.rlim_max)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("The system lets this program have %u files and connections, and %u are "
                     "needed: lower --persons."), (guint) limit.rlim_max, (guint) needed);
      return FALSE;
    }
  limit.rlim_cur = MAX (limit.rlim_cur, needed);
  setrlimit (RLIMIT_NOFILE, &limit);
  return TRUE;
}

/**
 * canasta_stand_open_take_socket:
 * @socket: (out) (nullable): one that listens already, where the system has handed it over
 * @error: return location for an error
 *
 * A system that has this program listen where it has listened itself, says so: see sd_listen_fds(3).
 *
 * Returns: whether there is nothing wrong with it
 */
gboolean
canasta_stand_open_take_socket (GSocket **socket, GError **error)
{
  const char *process = g_getenv ("LISTEN_PID");
  const char *n = g_getenv ("LISTEN_FDS");

  if (!process || !n || g_ascii_strtoll (process, NULL, 10) != getpid ()
      || g_ascii_strtoll (n, NULL, 10) < 1)
    return TRUE;
  fcntl (FIRST_SOCKET, F_SETFD, FD_CLOEXEC);
  *socket = g_socket_new_from_fd (FIRST_SOCKET, error);
  return *socket != NULL;
}

/* What keeps in whoever should find a fault in this program by what they send. */
void
canasta_stand_open_tell_layers (guint layers)
{
  g_autofree char *names = canasta_layers_write (layers);

  if (layers != 0)
    /* Translators: words that are the same in every language, with spaces between them. */
    g_printerr (_("This program is shut in by %s."), names);
  else
    g_printerr (_("Nothing on this system shuts this program in."));
  g_printerr ("\n");
}

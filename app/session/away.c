/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/away.h"

#include <glib/gi18n-lib.h>

/* Of who has left a match that goes on. */
char *
canasta_away_tell_left (const char *name)
{
  return g_strdup_printf (_("A computer player goes on for %s."), name);
}

/* Of who comes back; whether they are, or have to wait for the end of a turn. */
char *
canasta_away_tell_back (const char *name, gboolean is_back)
{
  return g_strdup_printf (is_back ? _("%s is back at the table.")
                                  : _("%s is back when the computer player’s turn is over."), name);
}

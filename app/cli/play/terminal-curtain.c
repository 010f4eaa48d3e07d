/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The curtain: no hand is on the screen until whoever is called says that they are there. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "terminal.h"

#include <glib/gi18n-lib.h>

#include "cli/output.h"
#include "session/seat.h"

/* What stands before this line was for other eyes, in every language. */
#define SEPARATION "----------------------------------------"

/**
 * canasta_terminal_wipe:
 * @self: a match in the terminal
 *
 * Takes every hand off the screen. Where nothing can be taken off, as in a pipe, a line says
 * where what the next may see begins.
 */
void
canasta_terminal_wipe (CanastaTerminal *self)
{
  if (!canasta_output_wipe () && self->is_seen)
    g_print ("%s\n", SEPARATION);
  self->is_seen = FALSE;
}

/* What everybody may know, as far as whoever is called has not been told. */
static void
show_news (CanastaTerminal *self, guint seat)
{
  g_autoptr (CanastaScene) scene = canasta_seat_new (self->session, seat);
  g_autofree char *news = canasta_scene_dup_news (scene, CANASTA_DETAIL_NORMAL);

  if (news)
    g_print (_("Meanwhile: %s\n"), news);
}

static void
show_call (CanastaTerminal *self, guint seat)
{
  const char *name = canasta_match_get_names (self->match)[seat];

  if (canasta_screen_is_shared (self->screen))
    g_print (_("%s, press Enter to see your cards, or type “quit”.\n"), name);
  else
    g_print ("%s\n", _("Press Enter to see your cards, or type “quit”."));
}

static void
show_curtain (CanastaTerminal *self, guint seat)
{
  if (canasta_screen_is_shared (self->screen))
    {
      g_print (_("%s is next.\n"), canasta_match_get_names (self->match)[seat]);
      show_news (self, seat);
    }
  else
    g_print ("%s\n", _("Your cards are hidden."));
  g_print ("\n");
  canasta_terminal_show_table (self);
  g_print ("\n");
  show_call (self, seat);
}

/**
 * canasta_terminal_raise_curtain:
 * @self: a match in which somebody is called, and no hand is on the screen
 *
 * Waits until they are there. Enter alone says so: a line that was meant for another turn
 * shows nobody's cards.
 *
 * Returns: whether they stay
 */
gboolean
canasta_terminal_raise_curtain (CanastaTerminal *self)
{
  guint seat = canasta_screen_get_called (self->screen);
  g_autofree char *line = NULL;

  show_curtain (self, seat);
  canasta_terminal_forget_lines (self);
  line = canasta_terminal_await_line (self);
  while (line && *line != '\0' && !canasta_terminal_is_leave (line))
    {
      show_call (self, seat);
      g_free (line);
      line = canasta_terminal_await_line (self);
    }
  if (!line || canasta_terminal_is_leave (line))
    return FALSE;

  self->is_back = TRUE;
  canasta_screen_lift (self->screen);
  return TRUE;
}

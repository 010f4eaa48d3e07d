/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Advice: what a strong computer player would do with what the person knows. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "players/bot.h"
#include "window-private.h"

/* Whose advice a hint is. */
#define HINT_LEVEL "strong"

static void
advice_cb (GObject *player, GAsyncResult *result, gpointer data)
{
  g_autoptr (CanastaWindow) self = data;
  g_autoptr (GError) error = NULL;
  CanastaAction action;

  if (!canasta_player_choose_finish (CANASTA_PLAYER (player), result, &action, &error))
    canasta_window_say_toast (self, error->message);
  else if (self->session != NULL && self->table != NULL)
    canasta_table_view_show_hint (self->table, &action,
                                  _("A good move is lit up: Enter plays it."));
}

void
canasta_window_hint (CanastaWindow *self)
{
  g_autoptr (CanastaBot) bot = NULL;
  CanastaObservation observation;

  if (self->session == NULL || !canasta_window_is_page (self, "table"))
    return;
  canasta_session_observe (self->session, &observation);
  if (observation.board.ended || observation.board.to_act != observation.seat)
    return;
  bot = canasta_bot_new (canasta_level_find (HINT_LEVEL), 1);
  canasta_player_choose_async (CANASTA_PLAYER (bot), &observation, NULL, advice_cb,
                               g_object_ref (self));
}

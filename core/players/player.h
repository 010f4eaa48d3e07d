/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player: whoever chooses an action for an observation. */

#pragma once

#include <gio/gio.h>

#include "play/observation.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_PLAYER (canasta_player_get_type ())

CANASTA_API
G_DECLARE_INTERFACE (CanastaPlayer, canasta_player, CANASTA, PLAYER, GObject)

/**
 * CanastaPlayerInterface:
 * @choose: chooses one action for the observation's seat, which is to act. May
 *   take its time; looks at the cancellable now and then. Called on a worker
 *   thread, never twice at once for one player
 *
 * A turn is several actions, asked for one after another: draw or take, meld,
 * discard. An observation is all a player is ever given.
 */
struct _CanastaPlayerInterface
{
  GTypeInterface parent_interface;

  gboolean (*choose) (CanastaPlayer             *self,
                      const CanastaObservation  *observation,
                      CanastaAction             *action,
                      GCancellable              *cancellable,
                      GError                   **error);
};

CANASTA_API gboolean  canasta_player_choose         (CanastaPlayer             *self,
                                                     const CanastaObservation  *observation,
                                                     CanastaAction             *action,
                                                     GCancellable              *cancellable,
                                                     GError                   **error);
CANASTA_API void      canasta_player_choose_async   (CanastaPlayer             *self,
                                                     const CanastaObservation  *observation,
                                                     GCancellable              *cancellable,
                                                     GAsyncReadyCallback        callback,
                                                     gpointer                   user_data);
CANASTA_API gboolean  canasta_player_choose_finish  (CanastaPlayer             *self,
                                                     GAsyncResult              *result,
                                                     CanastaAction             *action,
                                                     GError                   **error);

G_END_DECLS

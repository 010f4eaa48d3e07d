/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whom a session asks that does not decide by itself. Where its match is played elsewhere, what
 * is done is asked, and what became of it is told when it is known; where others elsewhere have
 * a say, the next round is asked for. */

#pragma once

#include <glib-object.h>

#include "play/action.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_REFEREE (canasta_referee_get_type ())
G_DECLARE_INTERFACE (CanastaReferee, canasta_referee, CANASTA, REFEREE, GObject)

/**
 * CanastaRefereeInterface:
 * @ask: (nullable): somebody does what is legal as far as is known here; says whether it is on
 *   its way. Where it is not there, the match is played here
 * @ask_round: whoever plays here is ready for the next round
 */
struct _CanastaRefereeInterface
{
  GTypeInterface parent_interface;

  gboolean  (*ask)       (CanastaReferee       *self,
                          guint                 seat,
                          const CanastaAction  *action);
  void      (*ask_round) (CanastaReferee       *self);
};

gboolean  canasta_referee_plays      (CanastaReferee       *self);
gboolean  canasta_referee_ask        (CanastaReferee       *self,
                                      guint                 seat,
                                      const CanastaAction  *action);
void      canasta_referee_ask_round  (CanastaReferee       *self);

G_END_DECLS

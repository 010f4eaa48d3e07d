/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who plays what is done in a session whose match is played elsewhere: it is asked, and what
 * became of it is told when it is known. */

#pragma once

#include <glib-object.h>

#include "play/action.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_REFEREE (canasta_referee_get_type ())
G_DECLARE_INTERFACE (CanastaReferee, canasta_referee, CANASTA, REFEREE, GObject)

/**
 * CanastaRefereeInterface:
 * @ask: somebody does what is legal as far as is known here; says whether it is on its way
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

gboolean  canasta_referee_ask        (CanastaReferee       *self,
                                      guint                 seat,
                                      const CanastaAction  *action);
void      canasta_referee_ask_round  (CanastaReferee       *self);

G_END_DECLS

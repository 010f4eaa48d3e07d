/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions as text: `meld KC KD KH >K#2`. */

#pragma once

#include "play/action.h"

G_BEGIN_DECLS

CANASTA_API gboolean  canasta_action_read   (const char           *text,
                                             CanastaAction        *action);
CANASTA_API char     *canasta_action_write  (const CanastaAction  *action);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the seats one had, kept on the disk: whoever had a seat at a table has it again
 * where somebody else goes on with it, from a program that was started anew, too. */

#pragma once

#include "network/seat-key.h"

G_BEGIN_DECLS

gboolean  canasta_seat_keys_load    (const char        *data_folder,
                                     const guint8      *origin,
                                     const char        *name,
                                     CanastaSeatKey    *key);
gboolean  canasta_seat_keys_draw    (const char        *data_folder,
                                     const guint8      *origin,
                                     const char        *name,
                                     CanastaSeatKey    *key,
                                     GError           **error);
void      canasta_seat_keys_forget  (const char        *data_folder,
                                     const guint8      *origin,
                                     const char        *name);

G_END_DECLS

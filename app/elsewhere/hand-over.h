/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host who must leave hands the table over: to one of the guests, who is asked, opens the table at
 * their own computer, and once it is reached from here everybody is told where it is; or to a host who
 * keeps tables for others. Until then nothing has changed. Who is asked, and for how long, is decided here
 * alone. */

#pragma once

#include "elsewhere/host.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_HAND_OVER (canasta_hand_over_get_type ())
G_DECLARE_FINAL_TYPE (CanastaHandOver, canasta_hand_over, CANASTA, HAND_OVER, GObject)

/*
 * Signals:
 *   told (const char *sentence)
 *     the table stays here, and why
 *   moved (const char *sentence)
 *     the table goes on elsewhere, and where
 */

CanastaHandOver  *canasta_hand_over_new             (CanastaHost      *host);
char             *canasta_hand_over_ask             (CanastaHandOver  *self,
                                                     guint             seat);
char             *canasta_hand_over_give            (CanastaHandOver  *self,
                                                     const char       *invitation);
char             *canasta_hand_over_take_back       (CanastaHandOver  *self);
gboolean          canasta_hand_over_is_giving       (CanastaHandOver  *self);
const char       *canasta_hand_over_get_reason      (CanastaHandOver  *self);
const char       *canasta_hand_over_get_invitation  (CanastaHandOver  *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table made known to the same network, by Avahi, over D-Bus, for as long as this is
 * there. */

#pragma once

#include "network/offer.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_ANNOUNCEMENT (canasta_announcement_get_type ())
G_DECLARE_FINAL_TYPE (CanastaAnnouncement, canasta_announcement, CANASTA, ANNOUNCEMENT, GObject)

/*
 * Properties:
 *   heard (gboolean)  whether the network has been told
 */

CanastaAnnouncement *canasta_announcement_new        (GDBusConnection          *bus,
                                                      const CanastaTableOffer  *offer,
                                                      guint16                   port);
void                 canasta_announcement_set_free   (CanastaAnnouncement      *self,
                                                      guint                     n_free);
gboolean             canasta_announcement_get_heard  (CanastaAnnouncement      *self);

G_END_DECLS

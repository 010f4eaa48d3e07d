/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of the same network, as Avahi finds them, over D-Bus. */

#pragma once

#include "network/offer.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_NEIGHBOUR (canasta_neighbour_get_type ())
G_DECLARE_FINAL_TYPE (CanastaNeighbour, canasta_neighbour, CANASTA, NEIGHBOUR, GObject)

const CanastaTableOffer *
                     canasta_neighbour_get_offer     (CanastaNeighbour   *self);
char                *canasta_neighbour_dup_invitation
                                                     (CanastaNeighbour   *self);

#define CANASTA_TYPE_NEIGHBOURS (canasta_neighbours_get_type ())
G_DECLARE_FINAL_TYPE (CanastaNeighbours, canasta_neighbours, CANASTA, NEIGHBOURS, GObject)

/*
 * Properties:
 *   looking (gboolean)  whether there is somebody who can find tables
 */

CanastaNeighbours   *canasta_neighbours_new          (GDBusConnection    *bus);
gboolean             canasta_neighbours_get_looking  (CanastaNeighbours  *self);
GListModel          *canasta_neighbours_get_list     (CanastaNeighbours  *self);

G_END_DECLS

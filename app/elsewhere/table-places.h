/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In which place people are in the end, of tables that were dealt the same. */

#pragma once

#include "elsewhere/dealt-table.h"
#include "elsewhere/places.h"

G_BEGIN_DECLS

GPtrArray  *canasta_table_places_list        (CanastaDealtTable   *self);
GArray     *canasta_table_places_count       (GPtrArray           *tables,
                                              guint                ledger);
char      **canasta_table_places_list_names  (CanastaDealtTable   *self,
                                              guint                seats);
void        canasta_table_places_tell        (CanastaDealtTable   *self,
                                              const CanastaGuest  *guest);

G_END_DECLS

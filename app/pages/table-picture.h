/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of a table from above: who sits where, and who plays together. */

#pragma once

#include <gtk/gtk.h>

#include "rules/table.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_TABLE_PICTURE (canasta_table_picture_get_type ())
G_DECLARE_FINAL_TYPE (CanastaTablePicture, canasta_table_picture, CANASTA, TABLE_PICTURE,
                      GtkWidget)

GtkWidget  *canasta_table_picture_new   (void);
void        canasta_table_picture_show  (CanastaTablePicture  *self,
                                         const CanastaTable   *table,
                                         guint                 person);

G_END_DECLS

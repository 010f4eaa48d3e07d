/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A QR code, black on white whatever the window's colours are. Not to be seen where none can be
 * made. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CANASTA_TYPE_CODE_PICTURE (canasta_code_picture_get_type ())
G_DECLARE_FINAL_TYPE (CanastaCodePicture, canasta_code_picture, CANASTA, CODE_PICTURE, GtkWidget)

void  canasta_code_picture_show  (CanastaCodePicture  *self,
                                  const char          *text);

G_END_DECLS

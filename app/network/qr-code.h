/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A text as a QR code, for a telephone or whatever else has a camera. Where the library is not
 * there that makes them, there is none. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* So many light modules belong round a code, or readers do not find it. */
#define CANASTA_QR_CODE_MARGIN 4

/**
 * CanastaQrCode:
 * @size: how many modules a row has, and how many rows there are
 * @modules: which are dark, one for dark, row by row
 *
 * The code of a text.
 */
typedef struct
{
  guint size;
  guint8 *modules;
} CanastaQrCode;

CanastaQrCode  *canasta_qr_code_new      (const char           *text);
void            canasta_qr_code_free     (CanastaQrCode        *self);
gboolean        canasta_qr_code_is_dark  (const CanastaQrCode  *self,
                                          int                   x,
                                          int                   y);
char           *canasta_qr_code_write    (const CanastaQrCode  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaQrCode, canasta_qr_code_free)

G_END_DECLS

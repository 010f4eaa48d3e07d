/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a file again and again without keeping anybody waiting for the disk. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define CANASTA_TYPE_SAVER (canasta_saver_get_type ())
G_DECLARE_FINAL_TYPE (CanastaSaver, canasta_saver, CANASTA, SAVER, GObject)

/*
 * Signals:
 *   failed (const char *sentence)
 *     the text could not be written; not repeated until a text could be
 */

CanastaSaver  *canasta_saver_new    (const char    *path);
const char    *canasta_saver_get_path (CanastaSaver *self);
void           canasta_saver_write  (CanastaSaver  *self,
                                     char          *text);
void           canasta_saver_finish (CanastaSaver  *self);

G_END_DECLS

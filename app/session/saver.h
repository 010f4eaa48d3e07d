/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves a match again and again without keeping anybody waiting for the disk. */

#pragma once

#include "match/archive.h"
#include "match/match-file.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_SAVER (canasta_saver_get_type ())
G_DECLARE_FINAL_TYPE (CanastaSaver, canasta_saver, CANASTA, SAVER, GObject)

/*
 * Signals:
 *   failed (const char *details)
 *     the match could not be written; not repeated until it could be
 */

/**
 * CanastaSaverFunc:
 * @data: what was handed over
 *
 * Returns: (transfer full): the match as it is now
 */
typedef CanastaArchive *(*CanastaSaverFunc) (gpointer data);

CanastaSaver      *canasta_saver_new       (CanastaMatchFile  *file,
                                            CanastaSaverFunc   func,
                                            gpointer           data);
CanastaMatchFile  *canasta_saver_get_file  (CanastaSaver      *self);
void               canasta_saver_set_pause (CanastaSaver      *self,
                                            guint              pause);
void               canasta_saver_save_soon (CanastaSaver      *self);
gboolean           canasta_saver_finish    (CanastaSaver      *self,
                                            GError           **error);
void               canasta_saver_close     (CanastaSaver      *self);

G_END_DECLS

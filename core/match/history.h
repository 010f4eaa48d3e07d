/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The matches a person has played to their end, in a file. */

#pragma once

#include <gio/gio.h>

#include "match/result.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_HISTORY (canasta_history_get_type ())

/**
 * CanastaHistory:
 *
 * What is kept of every match that is over. It owns what counts: a match is
 * over and counted as soon as its result is in the file, and a result gets in
 * once, by its id, however often it is added.
 *
 * Several programs may add to the same file.
 */
CANASTA_API
G_DECLARE_FINAL_TYPE (CanastaHistory, canasta_history, CANASTA, HISTORY, GObject)

CANASTA_API CanastaHistory       *canasta_history_new       (const char            *path);
CANASTA_API gboolean              canasta_history_load      (CanastaHistory        *self,
                                                             GError               **error);
CANASTA_API gboolean              canasta_history_knows     (CanastaHistory        *self,
                                                             const char            *id);
CANASTA_API gboolean              canasta_history_add       (CanastaHistory        *self,
                                                             CanastaResult         *result,
                                                             GError               **error);
CANASTA_API gboolean              canasta_history_leave_out (CanastaHistory        *self,
                                                             const char            *id,
                                                             GError               **error);
CANASTA_API gboolean              canasta_history_reset     (CanastaHistory        *self,
                                                             const char *const     *remembered,
                                                             GError               **error);
CANASTA_API GPtrArray            *canasta_history_get_all   (CanastaHistory        *self);

G_END_DECLS

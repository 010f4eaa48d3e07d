/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A saved match, open in one program at a time. */

#pragma once

#include "match/archive.h"

G_BEGIN_DECLS

/**
 * CANASTA_MATCH_FILE_SUFFIX:
 *
 * What the name of a saved match ends with.
 */
#define CANASTA_MATCH_FILE_SUFFIX ".json"

#define CANASTA_TYPE_MATCH_FILE (canasta_match_file_get_type ())

/**
 * CanastaMatchFile:
 *
 * A saved match that is open in this program, and in no other, until it is
 * closed or the program ends.
 *
 * Where the folder cannot be written the match is open all the same: it can be
 * played, and every attempt to save it tells why it is not saved.
 */
CANASTA_API
G_DECLARE_FINAL_TYPE (CanastaMatchFile, canasta_match_file, CANASTA, MATCH_FILE, GObject)

CANASTA_API CanastaMatchFile  *canasta_match_file_open      (const char          *path,
                                                             GError             **error);
CANASTA_API const char        *canasta_match_file_get_path  (CanastaMatchFile    *self);
CANASTA_API CanastaMatch      *canasta_match_file_load      (CanastaMatchFile    *self,
                                                             CanastaVariantFunc   find_variant,
                                                             gpointer             data,
                                                             CanastaPersonal         *personal,
                                                             GError             **damage,
                                                             GError             **error);
CANASTA_API gboolean           canasta_match_file_save      (CanastaMatchFile    *self,
                                                             const char          *text,
                                                             GError             **error);
CANASTA_API gboolean           canasta_match_file_move      (CanastaMatchFile    *self,
                                                             const char          *folder,
                                                             GError             **error);
CANASTA_API void               canasta_match_file_close     (CanastaMatchFile    *self);

CANASTA_API CanastaMatch      *canasta_match_file_look      (const char          *path,
                                                             CanastaVariantFunc   find_variant,
                                                             gpointer             data,
                                                             CanastaPersonal         *personal,
                                                             GError             **damage,
                                                             GError             **error);
CANASTA_API CanastaMatch      *canasta_match_file_read      (const char          *path,
                                                             CanastaVariantFunc   find_variant,
                                                             gpointer             data,
                                                             CanastaPersonal     *personal,
                                                             GError             **error);
CANASTA_API void               canasta_match_file_tidy      (const char          *folder);

G_END_DECLS

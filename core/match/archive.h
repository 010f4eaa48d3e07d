/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match as text, and back. */

#pragma once

#include <gio/gio.h>

#include "match/match.h"
#include "match/personal.h"

G_BEGIN_DECLS

#define CANASTA_ARCHIVE_ERROR (canasta_archive_error_quark ())

/**
 * CanastaArchiveError:
 * @CANASTA_ARCHIVE_ERROR_FORMAT: written by a newer version
 * @CANASTA_ARCHIVE_ERROR_CONTENT: something in it cannot be
 * @CANASTA_ARCHIVE_ERROR_VARIANT: its variant is not there, or fails
 * @CANASTA_ARCHIVE_ERROR_ELSEWHERE: another program plays it
 */
typedef enum
{
  CANASTA_ARCHIVE_ERROR_FORMAT,
  CANASTA_ARCHIVE_ERROR_CONTENT,
  CANASTA_ARCHIVE_ERROR_VARIANT,
  CANASTA_ARCHIVE_ERROR_ELSEWHERE,
} CanastaArchiveError;

/**
 * CanastaVariantFunc:
 * @id: the name of a variant
 * @data: what was handed over
 * @error: what is wrong with it, where it is there
 *
 * Finds the variant of a saved match.
 *
 * Returns: (transfer full) (nullable): the variant
 */
typedef CanastaVariant *(*CanastaVariantFunc) (const char *id, gpointer data, GError **error);

/**
 * CanastaArchive:
 *
 * A match as it was at one moment, to be saved: it can be written on another thread,
 * while the match goes on.
 */
typedef struct _CanastaArchive CanastaArchive;

CANASTA_API GQuark         canasta_archive_error_quark  (void);

CANASTA_API CanastaArchive *canasta_archive_new         (CanastaMatch        *match,
                                                         const CanastaPersonal *personal);
CANASTA_API void           canasta_archive_free         (CanastaArchive      *self);
CANASTA_API char          *canasta_archive_to_text      (const CanastaArchive *self);

CANASTA_API char          *canasta_archive_write        (CanastaMatch        *match,
                                                         const CanastaPersonal *personal);
CANASTA_API CanastaMatch  *canasta_archive_read         (const char          *text,
                                                         gssize               length,
                                                         const char          *name,
                                                         CanastaVariantFunc   find_variant,
                                                         gpointer             data,
                                                         CanastaPersonal     *personal,
                                                         GError             **error);
CANASTA_API CanastaMatch  *canasta_archive_look         (const char          *text,
                                                         gssize               length,
                                                         const char          *name,
                                                         CanastaVariantFunc   find_variant,
                                                         gpointer             data,
                                                         CanastaPersonal     *personal,
                                                         GError             **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaArchive, canasta_archive_free)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match as text, and back. */

#pragma once

#include <gio/gio.h>

#include "match/match.h"

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
 * CanastaOrigin:
 * @file: (nullable): the name of the file the other match was kept in
 * @round: the round in which it was left; 0 where there is no other match
 * @step: after how many actions of that round
 *
 * The moment of another match where one goes on that was played on from there.
 */
typedef struct
{
  char *file;
  guint round;
  guint step;
} CanastaOrigin;

/**
 * CanastaPersonal:
 * @seat: the seat of the person
 * @draft: (nullable): what the person has laid out but not yet played, as
 *   [method@Draft.save] writes it
 * @hand: (nullable): the order of the person's hand, in notation
 * @players: (nullable): by seat, a text that tells the program who plays it
 * @origin: where the match comes from, when that is another match
 * @strongest: (nullable): what the strongest player made of the same cards, a text of
 *   the program
 * @hints: whether the person was shown a hint
 *
 * What is kept of a match beside its actions.
 */
typedef struct
{
  guint8 seat;
  char *draft;
  char *hand;
  char **players;
  CanastaOrigin origin;
  char *strongest;
  gboolean hints;
} CanastaPersonal;

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
CANASTA_API void           canasta_personal_clear       (CanastaPersonal     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaArchive, canasta_archive_free)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaPersonal, canasta_personal_clear)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What writing and reading a match share. */

#pragma once

#include <json-glib/json-glib.h>

#include "files/json-reader.h"
#include "match/archive.h"
#include "match/match-private.h"

G_BEGIN_DECLS

/* The newest form that is read; it is written of a match whose deal numbers are told,
 * which the form before does not know. In form 1 no position is held beside the record. */
#define CANASTA_ARCHIVE_FORMAT 3
#define CANASTA_ARCHIVE_FORMAT_BEFORE 2

/* The nicks of CanastaDealing. */
extern const char *const canasta_dealing_nicks[];

void      canasta_held_write  (JsonBuilder          *builder,
                               const char           *key,
                               const CanastaTable   *table,
                               const CanastaMoment  *moment,
                               const CanastaScore   *scores,
                               guint                 n_scores);
gboolean  canasta_held_read   (CanastaJsonReader    *reader,
                               const char           *key,
                               const CanastaTable   *table,
                               CanastaHeld          *held);

G_END_DECLS

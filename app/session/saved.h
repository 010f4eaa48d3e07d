/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A saved match as it is listed. */
#pragma once

#include "session/finished.h"

G_BEGIN_DECLS

/**
 * CanastaSaved:
 * @path: where it is kept
 * @title: the house and the round
 * @standing: the points, or who has won
 * @origin: (nullable): where it comes from, when it was played on from a moment of
 *   another match
 * @played: (nullable): when it was played last
 * @deleted: (nullable): on which day it was deleted
 * @is_over: whether it is over, by its end or given up, and can only be looked at
 * @has_rounds: whether there are rounds to look at
 *
 * A saved match.
 */
typedef struct
{
  char *path;
  char *title;
  char *standing;
  char *origin;
  GDateTime *played;
  GDateTime *deleted;
  gboolean is_over;
  gboolean has_rounds;
} CanastaSaved;

CanastaSaved  *canasta_saved_new  (const char             *path,
                                   CanastaMatch           *match,
                                   const CanastaPersonal  *personal,
                                   CanastaFinished        *finished,
                                   CanastaRegistry        *registry);
void           canasta_saved_free (CanastaSaved           *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaSaved, canasta_saved_free)

G_END_DECLS

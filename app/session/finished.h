/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of the saved matches are over, and what of them counts in the statistics of
 * each person who played them to the end. Those that were played on from a moment of
 * another match do not: whoever plays them has seen the cards. */
#pragma once

#include "match/archive.h"
#include "match/history.h"
#include "session/notice.h"
#include "variants/registry.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_FINISHED (canasta_finished_get_type ())
G_DECLARE_FINAL_TYPE (CanastaFinished, canasta_finished, CANASTA, FINISHED, GObject)

CanastaFinished *canasta_finished_new         (const char            *data_folder);
gboolean         canasta_finished_load        (CanastaFinished       *self,
                                               GError               **error);
gboolean         canasta_finished_has         (CanastaFinished       *self,
                                               const char            *path,
                                               CanastaMatch          *match);
gboolean         canasta_finished_is_given_up (CanastaFinished       *self,
                                               const char            *path,
                                               CanastaMatch          *match);
void             canasta_finished_catch_up    (CanastaFinished       *self,
                                               const char            *path,
                                               CanastaMatch          *seen,
                                               CanastaRegistry       *registry,
                                               CanastaNotice        **notice);
gboolean         canasta_finished_note        (CanastaFinished       *self,
                                               const char            *path,
                                               CanastaMatch          *match,
                                               const CanastaPersonal *personal,
                                               GError               **error);
gboolean         canasta_finished_give_up     (CanastaFinished       *self,
                                               const char            *path,
                                               CanastaMatch          *match,
                                               const CanastaPersonal *personal,
                                               GError               **error);
gboolean         canasta_finished_leave_out   (CanastaFinished       *self,
                                               const char            *path,
                                               CanastaMatch          *match,
                                               GError               **error);
gboolean         canasta_finished_reset       (CanastaFinished       *self,
                                               const char *const     *remembered,
                                               GError               **error);
GPtrArray       *canasta_finished_get_results (CanastaFinished       *self);
char            *canasta_finished_dup_id      (const char            *path,
                                               CanastaMatch          *match);

G_END_DECLS

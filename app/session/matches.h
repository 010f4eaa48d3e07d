/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lives as long as the program, whatever window shows it: the preferences,
 * the variants and houses, the saved matches and the one being played. */

#pragma once

#include "session/finished.h"
#include "session/given.h"
#include "session/notice.h"
#include "session/replay.h"
#include "session/saved.h"
#include "session/session.h"
#include "session/setup.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_MATCHES (canasta_matches_get_type ())
G_DECLARE_FINAL_TYPE (CanastaMatches, canasta_matches, CANASTA, MATCHES, GObject)

/*
 * Signals:
 *   session-changed ()
 *     another match is being played, or none
 *   told (CanastaNotice *notice)
 *     something went wrong that the person should know
 */

CanastaMatches  *canasta_matches_new                (const char         *data_folder,
                                                     GError            **error);
GSettings       *canasta_matches_get_settings       (CanastaMatches     *self);
CanastaRegistry *canasta_matches_get_registry       (CanastaMatches     *self);
CanastaSession  *canasta_matches_get_session        (CanastaMatches     *self);
char            *canasta_matches_dup_reviews_folder (CanastaMatches     *self);
CanastaPace      canasta_matches_get_pace           (CanastaMatches     *self);
void             canasta_matches_set_pace           (CanastaMatches     *self,
                                                     CanastaPace         pace);

CanastaSetup    *canasta_matches_dup_setup          (CanastaMatches     *self);
gboolean         canasta_matches_start              (CanastaMatches     *self,
                                                     const CanastaSetup *setup,
                                                     GError            **error);
void             canasta_matches_play               (CanastaMatches     *self,
                                                     CanastaSession     *session);
gboolean         canasta_matches_open               (CanastaMatches     *self,
                                                     const char         *path,
                                                     CanastaNotice     **notice);
char            *canasta_matches_find               (CanastaMatches     *self,
                                                     const CanastaGiven *given);
char            *canasta_matches_take               (CanastaMatches     *self,
                                                     const CanastaGiven *given,
                                                     gboolean           *is_copy,
                                                     GError            **error);
void             canasta_matches_leave              (CanastaMatches     *self);

CanastaReplay   *canasta_matches_watch              (CanastaMatches     *self,
                                                     const char         *path,
                                                     CanastaNotice     **notice);
gboolean         canasta_matches_play_on            (CanastaMatches     *self,
                                                     CanastaReplay      *replay);

GPtrArray       *canasta_matches_list_saved         (CanastaMatches     *self,
                                                     CanastaNotice     **notice);
char            *canasta_matches_delete_saved       (CanastaMatches     *self,
                                                     const char         *path,
                                                     CanastaNotice     **notice);
GPtrArray       *canasta_matches_list_deleted       (CanastaMatches     *self);
gboolean         canasta_matches_restore            (CanastaMatches     *self,
                                                     const char         *path,
                                                     CanastaNotice     **notice);

gboolean         canasta_matches_give_up            (CanastaMatches     *self,
                                                     CanastaNotice     **notice);
CanastaFinished *canasta_matches_get_finished       (CanastaMatches     *self,
                                                     CanastaNotice     **notice);
gboolean         canasta_matches_reset_statistics   (CanastaMatches     *self,
                                                     CanastaNotice     **notice);

G_END_DECLS

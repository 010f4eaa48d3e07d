/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lives as long as the program, whatever window shows it: the preferences,
 * the variants and houses, the saved matches and the one being played. */

#pragma once

#include "notice.h"
#include "session.h"
#include "setup.h"

G_BEGIN_DECLS

/**
 * CanastaSaved:
 * @path: where it is kept
 * @title: the house and the round
 * @standing: the points
 * @played: when it was played last
 *
 * A match that can go on.
 */
typedef struct
{
  char *path;
  char *title;
  char *standing;
  GDateTime *played;
} CanastaSaved;

void  canasta_saved_free (CanastaSaved *self);

#define CANASTA_TYPE_LOBBY (canasta_lobby_get_type ())
G_DECLARE_FINAL_TYPE (CanastaLobby, canasta_lobby, CANASTA, LOBBY, GObject)

/*
 * Signals:
 *   session-changed ()
 *     another match is being played, or none
 */

CanastaLobby     *canasta_lobby_new              (const char          *data_folder,
                                                  GError             **error);
GSettings        *canasta_lobby_get_settings     (CanastaLobby        *self);
CanastaRegistry  *canasta_lobby_get_registry     (CanastaLobby        *self);
CanastaSession   *canasta_lobby_get_session      (CanastaLobby        *self);
void              canasta_lobby_set_pace         (CanastaLobby        *self,
                                                  const char          *pace);

gboolean          canasta_lobby_start            (CanastaLobby        *self,
                                                  const CanastaSetup  *setup,
                                                  GError             **error);
gboolean          canasta_lobby_open             (CanastaLobby        *self,
                                                  const char          *path,
                                                  CanastaNotice      **notice);
void              canasta_lobby_leave            (CanastaLobby        *self);

GPtrArray        *canasta_lobby_list_saved       (CanastaLobby        *self,
                                                  CanastaNotice      **notice);
gboolean          canasta_lobby_delete_saved     (CanastaLobby        *self,
                                                  const char          *path,
                                                  CanastaNotice      **notice);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaSaved, canasta_saved_free)

G_END_DECLS

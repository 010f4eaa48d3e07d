/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows a session: the table with the person's turn, and beside it the side panel, or
 * the rules in its place.
 * Hands the session what the person does. */

#pragma once

#include <adwaita.h>

#include "session/session.h"
#include "table/card-art.h"
#include "turn/intent.h"
#include "window/narrator.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_TABLE_PAGE (canasta_table_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaTablePage, canasta_table_page, CANASTA, TABLE_PAGE, AdwBin)

/*
 * Property:
 *   panel-shown: whether the side panel is open
 *
 * Signals:
 *   changed ()
 *     the match has gone on, and that is shown
 *   round-over ()
 *     the round has ended and was seen: its sheet can cover the table
 *   asked ()
 *     something else is asked: an Enter pressed before does not answer it
 *   explain (const char *rule)
 *     the rules are wanted, at the paragraph of a rule where it is not NULL
 */

void  canasta_table_page_set_up      (CanastaTablePage  *self,
                                      GSettings         *settings,
                                      CanastaCardArt    *art,
                                      CanastaNarrator   *narrator);
void  canasta_table_page_set_session (CanastaTablePage  *self,
                                      CanastaSession    *session);
void  canasta_table_page_begin       (CanastaTablePage  *self);
void  canasta_table_page_follow      (CanastaTablePage  *self,
                                      CanastaIntent      intent);

gboolean  canasta_table_page_has_room   (CanastaTablePage  *self,
                                         int                width);
void      canasta_table_page_show_guide (CanastaTablePage  *self,
                                         GtkWidget         *guide);

G_END_DECLS

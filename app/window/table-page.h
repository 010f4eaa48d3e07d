/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows a session: the table, and beside it the side panel, or the rules in its place; has
 * told what happens, and a coach propose something. */

#pragma once

#include <adwaita.h>

#include "session/session.h"
#include "table/card-art.h"
#include "table/table-view.h"
#include "window/narrator.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_TABLE_PAGE (canasta_table_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaTablePage, canasta_table_page, CANASTA, TABLE_PAGE, AdwBin)

/*
 * Property:
 *   panel-shown: whether the side panel is open
 */

void              canasta_table_page_set_up      (CanastaTablePage *self,
                                                  GSettings        *settings,
                                                  CanastaCardArt   *art,
                                                  CanastaNarrator  *narrator);
void              canasta_table_page_set_session (CanastaTablePage *self,
                                                  CanastaSession   *session);
void              canasta_table_page_begin       (CanastaTablePage *self);

CanastaTableView *canasta_table_page_get_table   (CanastaTablePage *self);

gboolean          canasta_table_page_count       (CanastaTablePage *self);
void              canasta_table_page_show_scores (CanastaTablePage *self);
gboolean          canasta_table_page_has_room    (CanastaTablePage *self,
                                                  int               width);
void              canasta_table_page_show_guide  (CanastaTablePage *self,
                                                  GtkWidget        *guide);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Learning: the list of the lessons, and the one being played. */

#pragma once

#include <adwaita.h>

#include "session/matches.h"
#include "table/table-view.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_LEARN_PAGE (canasta_learn_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaLearnPage, canasta_learn_page, CANASTA, LEARN_PAGE, AdwBin)

GtkWidget     *canasta_learn_page_new       (CanastaMatches    *matches);
void           canasta_learn_page_open      (CanastaLearnPage  *self);
gboolean       canasta_learn_page_go_back   (CanastaLearnPage  *self);
void           canasta_learn_page_leave     (CanastaLearnPage  *self);
CanastaMatch  *canasta_learn_page_get_match (CanastaLearnPage  *self);
char          *canasta_learn_page_dup_title (CanastaLearnPage  *self,
                                             char             **subtitle);
CanastaTableView *
               canasta_learn_page_get_table (CanastaLearnPage  *self);

G_END_DECLS

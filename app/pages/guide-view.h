/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules in force, to read, with contents and search: beside the table, or in a
 * window of their own. */

#pragma once

#include <adwaita.h>

#include "rules/table.h"
#include "table/card-art.h"

G_BEGIN_DECLS

/* How much room the rules want beside a table. */
#define CANASTA_GUIDE_VIEW_WIDTH 400

#define CANASTA_TYPE_GUIDE_VIEW (canasta_guide_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaGuideView, canasta_guide_view, CANASTA, GUIDE_VIEW, AdwBin)

/*
 * Signals:
 *   close (): whoever reads has enough
 * Actions:
 *   guide.close, guide.print
 */

CanastaGuideView *canasta_guide_view_new        (const CanastaTable  *table,
                                                 CanastaRules        *standard,
                                                 const char          *name,
                                                 CanastaCardArt      *art);
const char       *canasta_guide_view_get_title  (CanastaGuideView    *self);
void              canasta_guide_view_put_beside (CanastaGuideView    *self);
void              canasta_guide_view_show_rule  (CanastaGuideView    *self,
                                                 const char          *rule);

G_END_DECLS

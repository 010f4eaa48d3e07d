/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the rules of a table are read: beside the table where both have room, else in
 * a window of their own. They are open once at most. */
#pragma once

#include "rules/table.h"
#include "variants/registry.h"
#include "window/table-page.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_GUIDE_PLACE (canasta_guide_place_get_type ())
G_DECLARE_FINAL_TYPE (CanastaGuidePlace, canasta_guide_place, CANASTA, GUIDE_PLACE, GObject)

CanastaGuidePlace  *canasta_guide_place_new            (GtkWindow          *window,
                                                        CanastaRegistry    *registry,
                                                        CanastaCardArt     *art);
void                canasta_guide_place_set_table_page (CanastaGuidePlace  *self,
                                                        CanastaTablePage   *table_page);
gboolean            canasta_guide_place_is_beside      (CanastaGuidePlace  *self);
void                canasta_guide_place_explain        (CanastaGuidePlace  *self,
                                                        CanastaTable       *table,
                                                        const char         *rule,
                                                        gboolean            is_at_table);
void                canasta_guide_place_close          (CanastaGuidePlace  *self);

G_END_DECLS

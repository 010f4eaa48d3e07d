/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sheets of paper: what is printed, or saved as PDF, by the dialog of the desktop. */
#pragma once

#include <adwaita.h>

#include "pages/chart-drawing.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_PAPER (canasta_paper_get_type ())
G_DECLARE_FINAL_TYPE (CanastaPaper, canasta_paper, CANASTA, PAPER, GObject)

CanastaPaper  *canasta_paper_new         (const char          *title);
void           canasta_paper_add_heading (CanastaPaper        *self,
                                          const char          *text);
void           canasta_paper_add_text    (CanastaPaper        *self,
                                          const char          *text,
                                          gboolean             is_strong);
void           canasta_paper_add_head    (CanastaPaper        *self,
                                          char               **cells);
void           canasta_paper_add_row     (CanastaPaper        *self,
                                          char               **cells,
                                          gboolean             is_strong);
void           canasta_paper_add_chart   (CanastaPaper        *self,
                                          CanastaChartData    *data);
void           canasta_paper_print       (CanastaPaper        *self,
                                          GtkWindow           *window);
gboolean       canasta_paper_export      (CanastaPaper        *self,
                                          const char          *path,
                                          guint               *n_pages,
                                          GError             **error);

G_END_DECLS

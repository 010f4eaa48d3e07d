/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be said to the table, and to whom one does not listen. */

#pragma once

#include <gtk/gtk.h>

#include "elsewhere/company.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_REMARK_POPOVER (canasta_remark_popover_get_type ())
G_DECLARE_FINAL_TYPE (CanastaRemarkPopover, canasta_remark_popover, CANASTA, REMARK_POPOVER,
                      GtkPopover)

GtkWidget  *canasta_remark_popover_new (CanastaCompany *company);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The label that says for whom a table waits, and what its clock means. */

#pragma once

#include <gtk/gtk.h>

#include "elsewhere/company.h"

G_BEGIN_DECLS

void  canasta_awaited_label_show (GtkLabel        *label,
                                  CanastaCompany  *company);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A spin button for the number of a rule, which is read while it is typed and
 * can show a name in place of a special number. */

#pragma once

#include <gtk/gtk.h>

#include "rules/rules.h"

G_BEGIN_DECLS

GtkWidget  *canasta_number_field_new  (int                minimum,
                                       int                maximum,
                                       int                step,
                                       const CanastaRule *named);
gboolean    canasta_number_field_read (GtkWidget         *field,
                                       int               *number);
void        canasta_number_field_show (GtkWidget         *field,
                                       int                number);
void        canasta_number_field_mark (GtkWidget         *field,
                                       gboolean           is_possible);

G_END_DECLS

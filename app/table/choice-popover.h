/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A short list to choose from, beside what it is about. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Called once with the index of what was chosen; not where nothing was. */
typedef void (*CanastaChoiceFunc) (guint index, gpointer data);

#define CANASTA_TYPE_CHOICE_POPOVER (canasta_choice_popover_get_type ())
G_DECLARE_FINAL_TYPE (CanastaChoicePopover, canasta_choice_popover, CANASTA, CHOICE_POPOVER,
                      GtkPopover)

GtkWidget  *canasta_choice_popover_new  (const char           *title,
                                         CanastaChoiceFunc     func,
                                         gpointer              data);
void        canasta_choice_popover_add  (CanastaChoicePopover *self,
                                         const char           *label,
                                         const char           *detail,
                                         gboolean              enabled);

G_END_DECLS

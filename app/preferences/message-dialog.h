/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Messages and questions that wait for an answer. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwMessageDialog *canasta_message_dialog_new  (GtkWidget  *widget,
                                               const char *heading,
                                               const char *sentence);
void              canasta_message_dialog_let_cancel
                                              (AdwMessageDialog *dialog,
                                               const char *response);
void              canasta_message_dialog_tell (GtkWidget  *widget,
                                               const char *heading,
                                               const char *sentence);
void              canasta_message_dialog_ask  (GtkWidget  *widget,
                                               const char *heading,
                                               const char *sentence,
                                               const char *yes,
                                               GCallback   answered,
                                               gpointer    object);

G_END_DECLS

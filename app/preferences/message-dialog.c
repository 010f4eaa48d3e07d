/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "preferences/message-dialog.h"

#include <glib/gi18n-lib.h>

/**
 * canasta_message_dialog_new:
 * @widget: where it happens
 * @heading: what it is about, however long
 * @sentence: what there is to say
 *
 * A dialog without answers yet.
 *
 * The heading is the title, for screen readers, and the first lines of the body:
 * as the heading it would have to find room in one line, which neither German
 * nor the name of a house always does, and GTK 4.18 complains.
 *
 * Returns: (transfer none): the dialog, to be presented
 */
AdwMessageDialog *
canasta_message_dialog_new (GtkWidget  *widget,
                            const char *heading,
                            const char *sentence)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *dialog =
    adw_message_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL, NULL);

  gtk_window_set_title (GTK_WINDOW (dialog), heading);
  adw_message_dialog_format_body_markup (
    ADW_MESSAGE_DIALOG (dialog), "<span size='large' weight='ultrabold'>%s</span>\n\n%s", heading,
    sentence);
  return ADW_MESSAGE_DIALOG (dialog);
}

/**
 * canasta_message_dialog_tell:
 * @widget: where it happens
 * @heading: what it is about, however long
 * @sentence: what there is to say
 *
 * Says something that waits to be read.
 */
void
canasta_message_dialog_tell (GtkWidget  *widget,
                             const char *heading,
                             const char *sentence)
{
  AdwMessageDialog *dialog = canasta_message_dialog_new (widget, heading, sentence);

  adw_message_dialog_add_response (dialog, "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

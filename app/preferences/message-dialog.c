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

/* Whoever is told hears of nothing but a yes. */
static void
answered_cb (AdwMessageDialog *dialog, const char *response, gpointer object)
{
  void (*answered) (gpointer) = (void (*) (gpointer)) g_object_get_data (G_OBJECT (dialog),
                                                                         "answered");

  if (g_str_equal (response, "yes"))
    answered (object);
}

/* Where the answers stand above each other the first one would have the focus, which
 * is the one that cannot be undone. */
static void
focus_cb (GtkWindow *dialog)
{
  GtkWidget *harmless = gtk_window_get_default_widget (dialog);

  if (harmless && gtk_widget_get_mapped (harmless))
    gtk_widget_grab_focus (harmless);
}

/**
 * canasta_message_dialog_let_cancel:
 * @dialog: a dialog
 * @response: its answer by which nothing is done
 *
 * That is the answer of whoever closes it or presses Enter.
 */
void
canasta_message_dialog_let_cancel (AdwMessageDialog *dialog, const char *response)
{
  adw_message_dialog_set_default_response (dialog, response);
  adw_message_dialog_set_close_response (dialog, response);
  g_signal_connect_after (dialog, "map", G_CALLBACK (focus_cb), NULL);
  g_signal_connect (dialog, "notify::default-widget", G_CALLBACK (focus_cb), NULL);
}

/**
 * canasta_message_dialog_ask:
 * @widget: where it is asked
 * @heading: the question, however long
 * @sentence: what becomes of it
 * @yes: what is done with a yes, which cannot be undone
 * @answered: (scope async): called with @object after a yes
 * @object: (type GObject): who wants to know
 *
 * Asks once. Nothing is done unless the person says so.
 */
void
canasta_message_dialog_ask (GtkWidget  *widget,
                            const char *heading,
                            const char *sentence,
                            const char *yes,
                            GCallback   answered,
                            gpointer    object)
{
  AdwMessageDialog *dialog = canasta_message_dialog_new (widget, heading, sentence);

  adw_message_dialog_add_responses (dialog, "no", _("_Cancel"), "yes", yes, NULL);
  adw_message_dialog_set_response_appearance (dialog, "yes", ADW_RESPONSE_DESTRUCTIVE);
  canasta_message_dialog_let_cancel (dialog, "no");
  g_object_set_data (G_OBJECT (dialog), "answered", (gpointer) answered);
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), object, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/exporting.h"

#include <glib/gi18n-lib.h>

#include "files/json-text.h"
#include "files/safe-file.h"
#include "match/statistics.h"
#include "preferences/message-dialog.h"

static void
chosen_cb (GtkNativeDialog *chooser, int response, const char *text)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT
                             ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;
  g_autofree char *path = file ? g_file_get_path (file) : NULL;
  g_autoptr (GError) error = NULL;

  if (path && !canasta_safe_file_write (path, text, -1, FALSE, &error))
    canasta_message_dialog_tell (GTK_WIDGET (gtk_native_dialog_get_transient_for (chooser)),
                                 _("The statistics could not be exported"), error->message);
  g_object_unref (chooser);
}

/* Takes the text. The chooser holds itself until it is answered. */
static void
save_text (GtkWidget *widget, const char *title, const char *name, char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
    title, GTK_WINDOW (root), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Export"), NULL);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_data (chooser, "response", G_CALLBACK (chosen_cb), text,
                         (GClosureNotify) (GCallback) g_free, 0);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/**
 * canasta_export_results:
 * @widget: where it is asked
 * @results: (element-type CanastaResult): games that are over
 * @is_csv: whether as a table for spreadsheets, and not as JSON
 *
 * Asks for a file and writes the games into it.
 */
void
canasta_export_results (GtkWidget *widget, GPtrArray *results, gboolean is_csv)
{
  g_autoptr (JsonNode) node = is_csv ? NULL : canasta_statistics_to_json (results);

  save_text (widget, _("Export the statistics"),
             is_csv ? "canasta-statistics.csv" : "canasta-statistics.json",
             is_csv ? canasta_statistics_write_csv (results) : canasta_json_write (node, TRUE));
}

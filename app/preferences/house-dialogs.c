/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "preferences/house-dialogs.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "preferences/message-dialog.h"
#include "rules/house-given.h"
#include "session/given.h"

static GtkWindow *
get_window (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static void
deleted_cb (AdwMessageDialog  *dialog,
            const char        *response,
            CanastaRuleEditor *editor)
{
  g_autoptr (GError) error = NULL;
  GtkWindow *window = gtk_window_get_transient_for (GTK_WINDOW (dialog));

  if (g_str_equal (response, "delete") && canasta_rule_editor_is_own (editor)
      && !canasta_rule_editor_delete (editor, &error))
    canasta_message_dialog_tell (GTK_WIDGET (window), _("The house could not be deleted"),
                                 error->message);
}

/**
 * canasta_house_dialog_delete:
 * @widget: where it is asked
 * @editor: an editor with an own house open
 *
 * Asks, and deletes the house.
 */
void
canasta_house_dialog_delete (GtkWidget         *widget,
                             CanastaRuleEditor *editor)
{
  g_autofree char *heading = g_strdup_printf (
    _("Delete “%s”?"), canasta_house_get_title (canasta_rule_editor_get_house (editor)));
  AdwMessageDialog *dialog = canasta_message_dialog_new (
    widget, heading,
    _("Its rules will be gone. Matches in progress keep them."));

  adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), "delete", _("_Delete"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "delete", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (deleted_cb), g_object_ref (editor),
                         (GClosureNotify) (GCallback) g_object_unref, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Files. The chooser holds itself until it is answered. */

static void
offer_houses (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Houses"));
  gtk_file_filter_add_suffix (filter, &CANASTA_HOUSE_SUFFIX[strlen (".")]);
  gtk_file_filter_add_suffix (filter, "json");
  gtk_file_chooser_add_filter (chooser, filter);
}

static void
ask_for_file (GtkFileChooserNative *chooser,
              GCallback             answered,
              CanastaRuleEditor    *editor)
{
  offer_houses (GTK_FILE_CHOOSER (chooser));
  g_signal_connect_data (chooser, "response", answered, g_object_ref (editor),
                         (GClosureNotify) (GCallback) g_object_unref, 0);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* The path that was chosen, NULL for none; the chooser is done with. */
static char *
take_path (GtkNativeDialog *chooser,
           int              response)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT
                             ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;

  return file ? g_file_get_path (file) : NULL;
}

static void
imported_cb (GtkNativeDialog   *chooser,
             int                response,
             CanastaRuleEditor *editor)
{
  g_autofree char *path = take_path (chooser, response);
  g_autoptr (GError) error = NULL;
  GtkWindow *window = gtk_native_dialog_get_transient_for (chooser);

  if (path && !canasta_rule_editor_import (editor, path, &error))
    canasta_message_dialog_tell (GTK_WIDGET (window), _("This file cannot be read as a house"),
                                 error->message);
  g_object_unref (chooser);
}

/**
 * canasta_house_dialog_import:
 * @widget: where it is asked
 * @editor: an editor
 *
 * Asks for a file and takes the house in it.
 */
void
canasta_house_dialog_import (GtkWidget         *widget,
                             CanastaRuleEditor *editor)
{
  ask_for_file (gtk_file_chooser_native_new (_("Import a house"), get_window (widget),
                                             GTK_FILE_CHOOSER_ACTION_OPEN, _("_Import"), NULL),
                G_CALLBACK (imported_cb), editor);
}

static void
exported_cb (GtkNativeDialog   *chooser,
             int                response,
             CanastaRuleEditor *editor)
{
  g_autofree char *path = take_path (chooser, response);
  g_autoptr (GError) error = NULL;
  GtkWindow *window = gtk_native_dialog_get_transient_for (chooser);

  if (path && !canasta_rule_editor_export (editor, path, &error))
    canasta_message_dialog_tell (GTK_WIDGET (window), _("The house could not be exported"),
                                 error->message);
  g_object_unref (chooser);
}

/**
 * canasta_house_dialog_export:
 * @widget: where it is asked
 * @editor: an editor with a house open
 *
 * Asks for a file and writes the house into it.
 */
void
canasta_house_dialog_export (GtkWidget         *widget,
                             CanastaRuleEditor *editor)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
    _("Export a house"), get_window (widget), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Export"), NULL);
  g_autofree char *id = canasta_house_dup_given_id (canasta_rule_editor_get_house (editor));
  g_autofree char *name = g_strconcat (id, CANASTA_HOUSE_SUFFIX, NULL);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  ask_for_file (chooser, G_CALLBACK (exported_cb), editor);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One file after another: the next waits until what is asked about the last one is
 * answered. */
#include "config.h"

#include "window/files.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "files/safe-file.h"
#include "preferences/message-dialog.h"
#include "session/saved-matches.h"
#include "settings/titles.h"

struct _CanastaFiles
{
  GObject parent_instance;

  GtkWindow *window;            /* not owned: it owns the files */
  CanastaMatches *matches;
  GQueue waiting;               /* of GFile */
  GtkWindow *dialog;            /* not owned: what has to be answered first, or NULL */
};

G_DEFINE_FINAL_TYPE (CanastaFiles, canasta_files, G_TYPE_OBJECT)

static guint said_signal;

static void open_next (CanastaFiles *self);

static void
canasta_files_dispose (GObject *object)
{
  CanastaFiles *self = CANASTA_FILES (object);

  g_queue_clear_full (&self->waiting, g_object_unref);
  g_clear_weak_pointer (&self->window);
  g_clear_weak_pointer (&self->dialog);
  g_clear_object (&self->matches);
  G_OBJECT_CLASS (canasta_files_parent_class)->dispose (object);
}

static void
canasta_files_class_init (CanastaFilesClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_files_dispose;

  said_signal = g_signal_new ("said", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
canasta_files_init (CanastaFiles *self)
{
  g_queue_init (&self->waiting);
}

/* Asking. */

static void
answered_cb (CanastaFiles *self)
{
  g_clear_weak_pointer (&self->dialog);
  open_next (self);
}

/* Shows a dialog; the next file waits for its answer. */
static void
present (CanastaFiles *self, AdwMessageDialog *dialog)
{
  g_set_weak_pointer (&self->dialog, GTK_WINDOW (dialog));
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
complain (CanastaFiles *self, const char *heading, const char *sentence)
{
  AdwMessageDialog *dialog =
    canasta_message_dialog_new (GTK_WIDGET (self->window), heading, sentence);

  adw_message_dialog_add_response (dialog, "close", _("_Close"));
  present (self, dialog);
}

/* Files that can be opened again are among the recent ones of the desktop; the
 * matches the program keeps for itself are not. */
static void
remember (GFile *file, const CanastaGiven *given)
{
  g_autofree char *uri = g_file_get_uri (file);
  GtkRecentData data = {
    .mime_type = given->house ? (char *) "application/x-canasta-house"
                              : (char *) "application/x-canasta-match",
    .app_name = (char *) g_get_application_name (),
    .app_exec = (char *) "canasta %f",
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

/* Houses. */

static void
house_answered_cb (AdwMessageDialog *dialog, const char *response, CanastaFiles *self)
{
  const char *path = g_object_get_data (G_OBJECT (dialog), "path");
  CanastaHouses *houses =
    canasta_registry_get_houses (canasta_matches_get_registry (self->matches));
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;
  CanastaHouse *house;

  if (!g_str_equal (response, "add"))
    return;
  house = canasta_houses_import (houses, path, &error);
  if (!house)
    {
      canasta_message_dialog_tell (GTK_WIDGET (self->window),
                                   _("The house rules could not be added"), error->message);
      return;
    }
  /* Translators: the title of house rules */
  sentence = g_strdup_printf (_("“%s” is among your house rules now."),
                              canasta_house_get_title (house));
  g_signal_emit (self, said_signal, 0, sentence);
}

static void
offer_house (CanastaFiles *self, const CanastaGiven *given)
{
  CanastaRegistry *registry = canasta_matches_get_registry (self->matches);
  const char *title = canasta_house_get_title (given->house);
  g_autofree char *description = canasta_given_describe_house (given, registry);
  g_autofree char *heading = NULL;
  AdwMessageDialog *dialog;

  if (canasta_given_is_known_house (given, canasta_registry_get_houses (registry)))
    {
      g_autofree char *sentence =
        g_strdup_printf (_("“%s” is among your house rules already."), title);

      g_signal_emit (self, said_signal, 0, sentence);
      return;
    }
  /* Translators: the title of house rules */
  heading = g_strdup_printf (_("Add “%s” to your house rules?"), title);
  dialog = canasta_message_dialog_new (GTK_WIDGET (self->window), heading, description);
  adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), "add", _("_Add"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "add", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "add");
  g_object_set_data_full (G_OBJECT (dialog), "path", g_strdup (given->path), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (house_answered_cb), self, 0);
  present (self, dialog);
}

/* Matches. */

static void
open_match (CanastaFiles *self, const CanastaGiven *given)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  gboolean is_copy;

  if (given->is_over)
    {
      gtk_widget_activate_action (GTK_WIDGET (self->window), "win.watch", "s", given->path);
      return;
    }
  path = canasta_matches_take (self->matches, given, &is_copy, &error);
  if (!path)
    {
      complain (self, _("This game could not be copied to your games"), error->message);
      return;
    }
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.continue", "s", path);
  if (is_copy)
    g_signal_emit (self, said_signal, 0,
                   _("You are playing a copy of this game: the file stays as it is."));
}

/* Opening. */

static gboolean
is_own (CanastaFiles *self, const CanastaGiven *given)
{
  g_autofree char *own = canasta_matches_find (self->matches, given);

  return own && g_str_equal (own, given->path);
}

static void
open_file (CanastaFiles *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaGiven) given = NULL;

  if (!path)
    {
      complain (self, _("This file cannot be opened"),
                _("It is not on this computer. Copy it here first."));
      return;
    }
  given = canasta_given_read (path, canasta_matches_get_registry (self->matches), &error);
  if (!given)
    {
      complain (self, _("This file cannot be opened"), error->message);
      return;
    }
  if (!is_own (self, given))
    remember (file, given);
  if (given->house)
    offer_house (self, given);
  else
    open_match (self, given);
}

static void
open_next (CanastaFiles *self)
{
  while (self->window && !self->dialog && !g_queue_is_empty (&self->waiting))
    {
      g_autoptr (GFile) file = g_queue_pop_head (&self->waiting);

      open_file (self, file);
    }
}

/**
 * canasta_files_open:
 * @self: the files
 * @file: any file
 *
 * Opens a match or a house; of anything else it is said what is wrong with it.
 */
void
canasta_files_open (CanastaFiles *self, GFile *file)
{
  g_queue_push_tail (&self->waiting, g_object_ref (file));
  open_next (self);
}

/* Choosing. The chooser holds itself until it is answered. */

static void
add_filter (GtkFileChooser *chooser, const char *name, const char *const *suffixes)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  for (guint i = 0; suffixes[i]; i++)
    gtk_file_filter_add_suffix (filter, suffixes[i] + strlen ("."));
  if (!suffixes[0])
    gtk_file_filter_add_pattern (filter, "*");
  gtk_file_chooser_add_filter (chooser, filter);
}

static void
chosen_cb (GtkNativeDialog *chooser, int response, CanastaFiles *self)
{
  g_autoptr (GListModel) files =
    response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_files (GTK_FILE_CHOOSER (chooser))
                                    : NULL;

  for (guint i = 0; files && i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);

      canasta_files_open (self, file);
    }
  g_object_unref (chooser);
}

/**
 * canasta_files_ask:
 * @self: the files
 *
 * Asks which files to open.
 */
void
canasta_files_ask (CanastaFiles *self)
{
  const char *const own[] = { CANASTA_MATCH_SUFFIX, CANASTA_HOUSE_SUFFIX,
                              CANASTA_MATCH_FILE_SUFFIX, NULL };
  const char *const any[] = { NULL };
  GtkFileChooserNative *chooser =
    gtk_file_chooser_native_new (_("Open a game or house rules"), self->window,
                                 GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"), NULL);

  add_filter (GTK_FILE_CHOOSER (chooser), _("Games and house rules"), own);
  add_filter (GTK_FILE_CHOOSER (chooser), _("All files"), any);
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), self, 0);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* Giving away. */

static void
given_away_cb (GtkNativeDialog *chooser, int response, CanastaFiles *self)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT
                             ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;
  const char *text = g_object_get_data (G_OBJECT (chooser), "text");
  g_autofree char *path = file ? g_file_get_path (file) : NULL;
  g_autoptr (GError) error = NULL;

  if (path && !canasta_safe_file_write (path, text, -1, FALSE, &error))
    canasta_message_dialog_tell (GTK_WIDGET (self->window), _("The game could not be copied"),
                                 error->message);
  else if (path)
    g_signal_emit (self, said_signal, 0, _("The copy is saved. The game goes on here."));
  g_object_unref (chooser);
}

/**
 * canasta_files_give_away:
 * @self: the files
 * @session: a match
 *
 * Asks where to write a copy of the match as it is now.
 */
void
canasta_files_give_away (CanastaFiles *self, CanastaSession *session)
{
  const char *const suffixes[] = { CANASTA_MATCH_SUFFIX, NULL };
  CanastaMatch *match = canasta_session_get_match (session);
  g_autofree char *title =
    canasta_titles_dup_match (match, canasta_matches_get_registry (self->matches));
  g_autofree char *name = g_strconcat (title, CANASTA_MATCH_SUFFIX, NULL);
  GtkFileChooserNative *chooser =
    gtk_file_chooser_native_new (_("Save a copy of the game"), self->window,
                                 GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), NULL);

  g_strdelimit (name, G_DIR_SEPARATOR_S, '-');
  add_filter (GTK_FILE_CHOOSER (chooser), _("Games"), suffixes);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_object_set_data_full (
    G_OBJECT (chooser), "text",
    canasta_archive_write (match, canasta_session_get_personal (session)), g_free);
  g_signal_connect_object (chooser, "response", G_CALLBACK (given_away_cb), self, 0);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* Dropping. */

static gboolean
dropped_cb (GtkDropTarget *target, const GValue *value, double x, double y, CanastaFiles *self)
{
  GSList *files = g_value_get_boxed (value);

  for (GSList *file = files; file; file = file->next)
    canasta_files_open (self, file->data);
  return files != NULL;
}

/**
 * canasta_files_new:
 * @window: a window with the actions win.continue and win.watch
 * @matches: the matches
 *
 * Files that are dropped on the window are opened.
 *
 * Returns: (transfer full): the files
 */
CanastaFiles *
canasta_files_new (GtkWindow *window, CanastaMatches *matches)
{
  CanastaFiles *self = g_object_new (CANASTA_TYPE_FILES, NULL);
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_set_weak_pointer (&self->window, window);
  self->matches = g_object_ref (matches);
  g_signal_connect_object (target, "drop", G_CALLBACK (dropped_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (target));
  return self;
}

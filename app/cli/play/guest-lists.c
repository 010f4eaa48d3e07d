/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli/play/guest-lists.h"

#include <glib/gi18n-lib.h>

#include "elsewhere/guest-list.h"
#include "files/safe-file.h"

#define KEY "guests"

#define LARGEST (1024 * 1024)   /* bytes of a file */

void
canasta_guest_lists_clear (CanastaGuestLists *self)
{
  for (guint i = 0; i < self->n; i++)
    g_strfreev (self->names[i]);
  g_free (self->names);
  g_strfreev (self->titles);
  *self = (CanastaGuestLists){ 0 };
}

/* A key that is none would otherwise leave a table open to everybody. */
static gboolean
check_keys (GKeyFile *file, const char *title, GError **error)
{
  g_auto (GStrv) keys = g_key_file_get_keys (file, title, NULL, error);

  for (guint i = 0; keys && keys[i]; i++)
    if (!g_str_equal (keys[i], KEY))
      {
        g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_KEY_NOT_FOUND,
                     _("Of “%s” only its guests can be said, not “%s”."), title, keys[i]);
        return FALSE;
      }
  return keys != NULL;
}

/* Names stand there with or without room between them. A list of none is none of everybody. */
static char **
read_names (GKeyFile *file, const char *title, GError **error)
{
  g_auto (GStrv) names = g_key_file_get_string_list (file, title, KEY, NULL, error);

  if (!names)
    return NULL;
  for (guint i = 0; names[i]; i++)
    g_strstrip (names[i]);
  if (names[0])
    return g_steal_pointer (&names);
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
               /* Translators: the name of a table, and a word that is the same in every language */
               _("“%s” has no guests: name them behind “%s”, or leave that line out where everybody "
                 "may come."), title, KEY "=");
  return NULL;
}

/* Whether a table can be called so. */
gboolean
canasta_guest_lists_check_title (const char *title, GError **error)
{
  if (*title != '\0' && g_utf8_strlen (title, -1) <= CANASTA_MESSAGE_LONGEST_NAME)
    return TRUE;
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
               _("The name of a table has from 1 to %d letters: “%s” cannot be one."),
               CANASTA_MESSAGE_LONGEST_NAME, title);
  return FALSE;
}

static gboolean
read_table (CanastaGuestLists *self, GKeyFile *file, const char *title, GError **error)
{
  char **names;

  if (!canasta_guest_lists_check_title (title, error) || !check_keys (file, title, error))
    return FALSE;
  if (g_key_file_has_key (file, title, KEY, NULL))
    names = read_names (file, title, error);
  else
    names = g_new0 (char *, 1);
  if (!names)
    return FALSE;
  self->names[self->n++] = names;
  return canasta_guest_list_check ((const char *const *) names, error);
}

static gboolean
read_file (CanastaGuestLists *self, GKeyFile *file, GError **error)
{
  gsize n;

  self->titles = g_key_file_get_groups (file, &n);
  if (n == 0)
    {
      g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_GROUP_NOT_FOUND,
                           _("It names no table."));
      return FALSE;
    }
  self->names = g_new0 (char **, n);
  for (gsize i = 0; i < n; i++)
    if (!read_table (self, file, self->titles[i], error))
      return FALSE;
  return TRUE;
}

/**
 * canasta_guest_lists_read:
 * @self: (out caller-allocates): what the file says; to be cleared on failure, too
 * @path: a file
 * @error: return location for an error
 *
 * Returns: whether it says it as it should
 */
gboolean
canasta_guest_lists_read (CanastaGuestLists *self, const char *path, GError **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = NULL;
  gsize length;

  *self = (CanastaGuestLists){ 0 };
  if (!canasta_safe_file_read (path, LARGEST, &text, &length, error))
    return FALSE;
  if (g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, error)
      && read_file (self, file, error))
    return TRUE;
  g_prefix_error (error, _("“%s” cannot be used. "), path);
  return FALSE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "elsewhere/muted.h"

#include <string.h>

#include "files/safe-file.h"

/* So many are kept, each a line of a mark. */
#define MOST_MARKS 500
#define MOST_BYTES (MOST_MARKS * 100)

struct _CanastaMuted
{
  char *path;
  GPtrArray *marks;
  gboolean is_unread;           /* there is something else in the file, too */
};

static gboolean
find (CanastaMuted *self, const char *mark, guint *index)
{
  return g_ptr_array_find_with_equal_func (self->marks, mark, g_str_equal, index);
}

static void
add (CanastaMuted *self, const char *mark)
{
  if (self->marks->len == MOST_MARKS)
    g_ptr_array_remove_index (self->marks, 0);
  g_ptr_array_add (self->marks, g_strdup (mark));
}

/* What cannot be read is as if nobody was muted, and is kept. */
static void
load (CanastaMuted *self)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  gsize length = 0;

  if (!canasta_safe_file_read (self->path, MOST_BYTES, &text, &length, &error))
    {
      self->is_unread = !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
      return;
    }
  self->is_unread = strlen (text) != length;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    if (*lines[i] != '\0')
      add (self, lines[i]);
}

/**
 * canasta_muted_new:
 * @data_folder: (nullable): the folder of the person's files
 *
 * Returns: (transfer full): those who were muted by now
 */
CanastaMuted *
canasta_muted_new (const char *data_folder)
{
  CanastaMuted *self = g_new0 (CanastaMuted, 1);

  self->path = data_folder ? g_build_filename (data_folder, "muted", NULL)
                           : g_build_filename (g_get_user_data_dir (), "canasta", "muted", NULL);
  self->marks = g_ptr_array_new_with_free_func (g_free);
  load (self);
  return self;
}

void
canasta_muted_free (CanastaMuted *self)
{
  g_ptr_array_unref (self->marks);
  g_free (self->path);
  g_free (self);
}

gboolean
canasta_muted_has (CanastaMuted *self, const char *mark)
{
  return find (self, mark, NULL);
}

/* Where it cannot be kept, it holds for as long as the program runs. */
static void
keep (CanastaMuted *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autoptr (GError) error = NULL;

  if (self->is_unread && !canasta_safe_file_keep (self->path, "bad", &error))
    {
      g_debug ("who is muted is not kept: %s", error->message);
      return;
    }
  self->is_unread = FALSE;
  for (guint i = 0; i < self->marks->len; i++)
    g_string_append_printf (text, "%s\n", (const char *) g_ptr_array_index (self->marks, i));
  g_mkdir_with_parents (folder, 0700);
  if (!canasta_safe_file_write (self->path, text->str, -1, FALSE, &error))
    g_debug ("who is muted is not kept: %s", error->message);
}

void
canasta_muted_set (CanastaMuted *self, const char *mark, gboolean is_muted)
{
  guint index;

  if (find (self, mark, &index) == is_muted)
    return;
  if (is_muted)
    add (self, mark);
  else
    g_ptr_array_remove_index (self->marks, index);
  keep (self);
}

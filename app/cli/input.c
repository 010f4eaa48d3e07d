/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a command reads: a file, or standard input. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "input.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "canasta.h"

static char *
read_standard_input (gsize *length, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char block[4096];
  size_t n;

  while ((n = fread (block, 1, sizeof block, stdin)) > 0 && text->len <= CANASTA_JSON_MAX_SIZE)
    g_string_append_len (text, block, (gssize) n);

  if (ferror (stdin))
    {
      g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno),
                   _("Standard input cannot be read: %s."), g_strerror (errno));
      return NULL;
    }
  *length = text->len;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * canasta_input_read:
 * @path: (nullable): a file; %NULL or `-` for standard input
 * @length: (out): the length of the text in bytes
 * @error: where to say why not
 *
 * Returns: (transfer full) (nullable): the text, or %NULL with @error set
 */
char *
canasta_input_read (const char *path, gsize *length, GError **error)
{
  char *text = NULL;

  if (path == NULL || g_str_equal (path, "-"))
    return read_standard_input (length, error);
  return canasta_safe_file_read (path, CANASTA_JSON_MAX_SIZE, &text, length, error) ? text : NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The line on which each value of a JSON text stands.
 *
 * A tree in the shape of the text. Keeping whole paths as keys would be
 * shorter, but a stranger's file of a few megabytes could make them fill the
 * memory.
 */
#include "config.h"

#include "files/json-lines-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "files/plain-text.h"

struct _CanastaJsonLines
{
  guint line;
  GHashTable *members; /* (owned) (nullable): key → CanastaJsonLines */
  GPtrArray *elements; /* (owned) (nullable): of CanastaJsonLines */
};

CanastaJsonLines *
canasta_json_lines_new (guint line)
{
  CanastaJsonLines *self = g_new0 (CanastaJsonLines, 1);

  self->line = line;
  return self;
}

/**
 * canasta_json_lines_free:
 * @self: (transfer full): lines
 *
 * Frees @self.
 */
void
canasta_json_lines_free (CanastaJsonLines *self)
{
  g_clear_pointer (&self->members, g_hash_table_unref);
  g_clear_pointer (&self->elements, g_ptr_array_unref);
  g_free (self);
}

/* Returns: (nullable): the place of the new member, NULL if it is there already */
CanastaJsonLines *
canasta_json_lines_add_member (CanastaJsonLines *self,
                               const char       *key,
                               guint             line)
{
  CanastaJsonLines *member;

  if (!self->members)
    self->members = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                           (GDestroyNotify) canasta_json_lines_free);
  else if (g_hash_table_contains (self->members, key))
    return NULL;

  member = canasta_json_lines_new (line);
  g_hash_table_insert (self->members, g_strdup (key), member);
  return member;
}

CanastaJsonLines *
canasta_json_lines_add_element (CanastaJsonLines *self,
                                guint             line)
{
  CanastaJsonLines *element = canasta_json_lines_new (line);

  if (!self->elements)
    self->elements = g_ptr_array_new_with_free_func ((GDestroyNotify) canasta_json_lines_free);

  g_ptr_array_add (self->elements, element);
  return element;
}

static char *
unescape_step (const char *step,
               gsize       length)
{
  GString *key = g_string_new_len (step, length);

  g_string_replace (key, "~1", "/", 0);
  g_string_replace (key, "~0", "~", 0);
  return g_string_free (key, FALSE);
}

static const CanastaJsonLines *
take_step (const CanastaJsonLines *self,
           const char             *step,
           gsize                   length)
{
  if (self->members)
    {
      g_autofree char *key = unescape_step (step, length);

      return g_hash_table_lookup (self->members, key);
    }

  if (self->elements)
    {
      g_autofree char *digits = g_strndup (step, length);
      guint64 i;

      if (g_ascii_string_to_unsigned (digits, 10, 0, self->elements->len - 1, &i, NULL))
        return g_ptr_array_index (self->elements, i);
    }

  return NULL;
}

/**
 * canasta_json_lines_find:
 * @self: lines
 * @pointer: a JSON pointer (RFC 6901), as `/rules/draw-count` or `/melds/0/2`;
 *   the empty string is the whole text
 *
 * Finds the line on which a value stands. Where there is no such value, the
 * line of the innermost object or list on the way to it is the answer, so that
 * a missing key can be reported as well.
 *
 * Returns: a line, counted from 1
 */
guint
canasta_json_lines_find (const CanastaJsonLines *self,
                         const char             *pointer)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (pointer != NULL, 0);

  while (*pointer == '/')
    {
      const char *step = pointer + 1;
      gsize length = strcspn (step, "/");
      const CanastaJsonLines *next = take_step (self, step, length);

      if (!next)
        break;
      self = next;
      pointer = step + length;
    }

  return self->line;
}

/**
 * canasta_json_lines_place:
 * @self: lines
 * @name: what the text is called, fit to be shown
 * @pointer: the JSON pointer to a value
 * @sentence: what is to be said of the value
 *
 * Puts file, line and key before a sentence.
 *
 * Returns: (transfer full): the whole sentence
 */
char *
canasta_json_lines_place (const CanastaJsonLines *self,
                          const char             *name,
                          const char             *pointer,
                          const char             *sentence)
{
  g_autofree char *key = NULL;
  guint line = canasta_json_lines_find (self, pointer);

  if (*pointer == '\0')
    /* Translators: a file name, a line and a sentence */
    return g_strdup_printf (_("%s, line %u: %s"), name, line, sentence);

  key = canasta_plain_text_quote (pointer + 1, -1);
  /* Translators: a file name, a line, the key of a value in it and a sentence on
   * this value */
  return g_strdup_printf (_("%s, line %u, “%s”: %s"), name, line, key, sentence);
}

/* Adds key to a JSON pointer. */
void
canasta_json_pointer_append (GString    *pointer,
                             const char *key)
{
  g_string_append_c (pointer, '/');
  for (; *key != '\0'; key++)
    {
      if (*key == '~')
        g_string_append (pointer, "~0");
      else if (*key == '/')
        g_string_append (pointer, "~1");
      else
        g_string_append_c (pointer, *key);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walks through a JSON object and checks each value it takes from it. */
#include "config.h"

#include "files/json-reader-private.h"

#include <glib/gi18n-lib.h>

#include "files/json-lines-private.h"
#include "files/plain-text.h"

/* The value the reader stands on. */
JsonNode *
canasta_json_reader_get_current (CanastaJsonReader *self)
{
  return g_array_index (self->steps, Step, self->steps->len - 1).node;
}

static void
enter (CanastaJsonReader *self,
       const char        *key,
       JsonNode          *node)
{
  Step step = { node, self->pointer->len };

  if (key)
    canasta_json_pointer_append (self->pointer, key);
  g_array_append_val (self->steps, step);
}

/**
 * canasta_json_reader_new:
 * @text: a JSON text
 * @length: its length in bytes, or -1 if it ends with a zero byte
 * @name: what error messages call it, usually a file name in UTF-8
 * @error: return location for an error
 *
 * Reads @text as [func@json_read] does and stands on its object.
 *
 * Returns: (transfer full): a reader, %NULL with @error set
 */
CanastaJsonReader *
canasta_json_reader_new (const char  *text,
                         gssize       length,
                         const char  *name,
                         GError     **error)
{
  return canasta_json_reader_new_at (text, length, name, 1, error);
}

/**
 * canasta_json_reader_new_at:
 * @text: a JSON text
 * @length: its length in bytes, or -1 if it ends with a zero byte
 * @name: what error messages call it, usually a file name in UTF-8
 * @first_line: the number of the text's first line
 * @error: return location for an error
 *
 * As `canasta_json_reader_new()`, for a text that is part of a longer one.
 *
 * Returns: (transfer full): a reader, %NULL with @error set
 */
CanastaJsonReader *
canasta_json_reader_new_at (const char  *text,
                            gssize       length,
                            const char  *name,
                            guint        first_line,
                            GError     **error)
{
  g_autoptr (CanastaJsonLines) lines = NULL;
  CanastaJsonReader *self;
  JsonNode *root = canasta_json_read_at (text, length, name, first_line, &lines, error);

  if (!root)
    return NULL;

  self = g_new0 (CanastaJsonReader, 1);
  self->root = root;
  self->lines = g_steal_pointer (&lines);
  self->name = canasta_plain_text_quote (name, -1);
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  self->pointer = g_string_new (NULL);
  self->asked = g_hash_table_new (NULL, NULL);
  enter (self, NULL, root);
  return self;
}

/**
 * canasta_json_reader_free:
 * @self: (transfer full): a reader
 *
 * Frees the reader and every text borrowed from it.
 */
void
canasta_json_reader_free (CanastaJsonReader *self)
{
  json_node_unref (self->root);
  g_clear_pointer (&self->lines, canasta_json_lines_free);
  g_free (self->name);
  g_array_unref (self->steps);
  g_string_free (self->pointer, TRUE);
  g_hash_table_unref (self->asked);
  g_clear_error (&self->error);
  g_free (self);
}

/**
 * canasta_json_reader_dup_pointer:
 * @self: a reader
 * @key: (nullable): a key, %NULL for the value the reader stands on
 *
 * Returns: (transfer full): the JSON pointer to a value, as `/rules/draw-count`
 */
char *
canasta_json_reader_dup_pointer (CanastaJsonReader *self,
                                 const char        *key)
{
  GString *pointer = g_string_new_len (self->pointer->str, self->pointer->len);

  if (key)
    canasta_json_pointer_append (pointer, key);
  return g_string_free (pointer, FALSE);
}

/**
 * canasta_json_reader_get_line:
 * @self: a reader
 * @key: (nullable): a key, %NULL for the value the reader stands on
 *
 * Returns: the line on which a value stands; where @key is missing, the line
 *   of the object it is missing from
 */
guint
canasta_json_reader_get_line (CanastaJsonReader *self,
                              const char        *key)
{
  g_autofree char *pointer = canasta_json_reader_dup_pointer (self, key);

  return canasta_json_lines_find (self->lines, pointer);
}

/* Makes cause the error, with the place of the value at pointer before it. */
static void
keep_error (CanastaJsonReader *self,
            const char        *pointer,
            GError            *cause)
{
  g_autofree char *message = NULL;

  if (self->error)
    return;

  message = canasta_json_lines_place (self->lines, self->name, pointer, cause->message);
  self->error = g_error_new_literal (cause->domain, cause->code, message);
}

/**
 * canasta_json_reader_refuse:
 * @self: a reader
 * @key: (nullable): a key, %NULL for the value the reader stands on
 * @cause: (transfer full): what is wrong with the value, a sentence
 *
 * Makes @cause the error of the reader, with file, line and key before its
 * sentence; its domain and code stay. Does nothing once there is an error.
 */
void
canasta_json_reader_refuse (CanastaJsonReader *self,
                            const char        *key,
                            GError            *cause)
{
  g_autoptr (GError) owned_cause = cause;
  g_autofree char *pointer = canasta_json_reader_dup_pointer (self, key);

  keep_error (self, pointer, owned_cause);
}

/**
 * canasta_json_reader_fail: (skip)
 * @self: a reader
 * @key: (nullable): a key, %NULL for the value the reader stands on
 * @code: the kind of error
 * @sentence: what is wrong with the value, as for printf()
 * @...: what @sentence tells
 *
 * The same as [method@JsonReader.refuse] with a sentence of our own.
 */
void
canasta_json_reader_fail (CanastaJsonReader *self,
                          const char        *key,
                          CanastaJsonError   code,
                          const char        *sentence,
                          ...)
{
  va_list arguments;

  va_start (arguments, sentence);
  canasta_json_reader_refuse (self, key,
                              g_error_new_valist (CANASTA_JSON_ERROR, code, sentence, arguments));
  va_end (arguments);
}

/* Finds a value and remembers that it was asked for. Returns: (nullable): it,
 * NULL if it is left out or there is an error already.
 */
JsonNode *
canasta_json_reader_find (CanastaJsonReader *self,
                          const char        *key)
{
  JsonNode *node = canasta_json_reader_get_current (self);

  if (self->error)
    return NULL;

  if (key)
    {
      if (!JSON_NODE_HOLDS_OBJECT (node))
        {
          canasta_json_reader_fail (self, NULL, CANASTA_JSON_ERROR_TYPE,
                _("the value must be an object in braces { }."));
          return NULL;
        }
      node = json_object_get_member (json_node_get_object (node), key);
    }

  if (!node)
    return NULL;

  if (!g_hash_table_contains (self->asked, node))
    g_hash_table_insert (self->asked, node, GINT_TO_POINTER (ASKED_FOR));
  return key && JSON_NODE_HOLDS_NULL (node) ? NULL : node;
}

/**
 * canasta_json_reader_enter_object:
 * @self: a reader
 * @key: (nullable): a key, %NULL for the value the reader stands on
 *
 * Enters an object. Where the result is %TRUE, [method@JsonReader.leave]
 * belongs after it.
 *
 * Returns: whether the reader stands on the object now; %FALSE if it is left
 *   out or is no object
 */
gboolean
canasta_json_reader_enter_object (CanastaJsonReader *self,
                                  const char        *key)
{
  JsonNode *node = canasta_json_reader_find (self, key);

  if (!node)
    return FALSE;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      canasta_json_reader_fail (self, key, CANASTA_JSON_ERROR_TYPE,
            _("the value must be an object in braces { }."));
      return FALSE;
    }

  enter (self, key, node);
  return TRUE;
}

/**
 * canasta_json_reader_enter_list:
 * @self: a reader
 * @key: (nullable): a key, %NULL for the value the reader stands on
 * @max_length: the most elements the list may have
 * @length: (out): how many it has
 *
 * Enters a list. Where the result is %TRUE, [method@JsonReader.leave] belongs
 * after it.
 *
 * Returns: whether the reader stands on the list now; %FALSE if it is left
 *   out, is no list or is too long
 */
gboolean
canasta_json_reader_enter_list (CanastaJsonReader *self,
                                const char        *key,
                                guint              max_length,
                                guint             *length)
{
  JsonNode *node = canasta_json_reader_find (self, key);

  *length = 0;
  if (!node)
    return FALSE;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    {
      canasta_json_reader_fail (self, key, CANASTA_JSON_ERROR_TYPE,
            _("the value must be a list in brackets [ ]."));
      return FALSE;
    }

  *length = json_array_get_length (json_node_get_array (node));
  if (*length > max_length)
    {
      canasta_json_reader_fail (self, key, CANASTA_JSON_ERROR_RANGE,
            _("the list is too long: %u at most, not %u."), max_length, *length);
      *length = 0;
      return FALSE;
    }

  enter (self, key, node);
  return TRUE;
}

/**
 * canasta_json_reader_enter_element:
 * @self: a reader that stands on a list
 * @position: the place of an element, counted from 0, less than the length
 *
 * Enters an element of any type, which is then read with %NULL as key.
 * [method@JsonReader.leave] belongs after it where the result is %TRUE.
 *
 * Returns: whether the reader stands on the element now; %FALSE once there is
 *   an error
 */
gboolean
canasta_json_reader_enter_element (CanastaJsonReader *self,
                                   guint              position)
{
  JsonArray *list;
  char key[16];

  g_return_val_if_fail (JSON_NODE_HOLDS_ARRAY (canasta_json_reader_get_current (self)), FALSE);

  list = json_node_get_array (canasta_json_reader_get_current (self));
  g_return_val_if_fail (position < json_array_get_length (list), FALSE);

  if (self->error)
    return FALSE;

  g_snprintf (key, sizeof key, "%u", position);
  enter (self, key, json_array_get_element (list, position));
  return TRUE;
}

/**
 * canasta_json_reader_leave:
 * @self: a reader
 *
 * Goes back to where the reader stood before it entered the value it stands on.
 */
void
canasta_json_reader_leave (CanastaJsonReader *self)
{
  g_return_if_fail (self->steps->len > 1);

  g_string_truncate (self->pointer,
                     g_array_index (self->steps, Step, self->steps->len - 1).pointer_length);
  g_array_set_size (self->steps, self->steps->len - 1);
}

/**
 * canasta_json_reader_list_keys:
 * @self: a reader that stands on an object
 *
 * Lists the keys of an object whose keys are not known beforehand, as seats.
 *
 * Returns: (transfer full): the keys in the order of the text, none once there
 *   is an error
 */
char **
canasta_json_reader_list_keys (CanastaJsonReader *self)
{
  g_autoptr (GStrvBuilder) keys = g_strv_builder_new ();
  JsonNode *node = canasta_json_reader_find (self, NULL);

  if (node && JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *key;

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &key, NULL))
        g_strv_builder_add (keys, key);
    }
  else if (node)
    {
      canasta_json_reader_fail (self, NULL, CANASTA_JSON_ERROR_TYPE,
            _("the value must be an object in braces { }."));
    }

  return g_strv_builder_end (keys);
}

/* Adds the pointers of all members in node that were not asked for. */
static void
collect_unknown (CanastaJsonReader *self,
                 JsonNode          *node,
                 GString           *pointer,
                 GStrvBuilder      *unknown)
{
  gsize length = pointer->len;

  if (GPOINTER_TO_INT (g_hash_table_lookup (self->asked, node)) == TAKEN_WHOLE)
    return;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *key;
      JsonNode *member;

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &key, &member))
        {
          canasta_json_pointer_append (pointer, key);
          if (g_hash_table_contains (self->asked, member))
            collect_unknown (self, member, pointer, unknown);
          else
            g_strv_builder_add (unknown, pointer->str);
          g_string_truncate (pointer, length);
        }
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *list = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (list); i++)
        {
          g_string_append_printf (pointer, "/%u", i);
          collect_unknown (self, json_array_get_element (list, i), pointer, unknown);
          g_string_truncate (pointer, length);
        }
    }
}

/**
 * canasta_json_reader_list_unknown:
 * @self: a reader with which everything known has been read
 *
 * Lists what nobody asked for, wherever in the text it stands.
 *
 * Returns: (transfer full): JSON pointers in the order of the text, none if
 *   there is an error
 */
char **
canasta_json_reader_list_unknown (CanastaJsonReader *self)
{
  g_autoptr (GStrvBuilder) unknown = g_strv_builder_new ();
  g_autoptr (GString) pointer = g_string_new (NULL);

  if (!self->error)
    collect_unknown (self, self->root, pointer, unknown);
  return g_strv_builder_end (unknown);
}

/**
 * canasta_json_reader_steal_lines:
 * @self: a reader with which everything has been read
 *
 * Hands over the lines of the text, for what is to be said of it later.
 *
 * Returns: (transfer full): the lines; the reader must not be asked for any more
 */
CanastaJsonLines *
canasta_json_reader_steal_lines (CanastaJsonReader *self)
{
  return g_steal_pointer (&self->lines);
}

/**
 * canasta_json_reader_refuse_unknown:
 * @self: a reader with which everything known has been read
 *
 * Makes it an error if there is anything nobody asked for.
 */
void
canasta_json_reader_refuse_unknown (CanastaJsonReader *self)
{
  g_auto (GStrv) unknown = canasta_json_reader_list_unknown (self);

  if (unknown[0])
    {
      g_autoptr (GError) cause =
        g_error_new_literal (CANASTA_JSON_ERROR, CANASTA_JSON_ERROR_UNKNOWN_KEY,
                             _("this key is not known."));

      keep_error (self, unknown[0], cause);
    }
}

/**
 * canasta_json_reader_has_failed:
 * @self: a reader
 *
 * Returns: whether there is an error already
 */
gboolean
canasta_json_reader_has_failed (CanastaJsonReader *self)
{
  return self->error != NULL;
}

/**
 * canasta_json_reader_take_error:
 * @self: a reader
 *
 * Hands over the first error, for who can do without the value: the reader goes
 * on as if there had been none.
 *
 * Returns: (transfer full) (nullable): the error, %NULL if there was none
 */
GError *
canasta_json_reader_take_error (CanastaJsonReader *self)
{
  return g_steal_pointer (&self->error);
}

/**
 * canasta_json_reader_finish:
 * @self: a reader
 * @error: return location for an error
 *
 * Hands over the first error. The reader keeps it.
 *
 * Returns: whether there was none
 */
gboolean
canasta_json_reader_finish (CanastaJsonReader  *self,
                            GError            **error)
{
  if (!self->error)
    return TRUE;

  g_propagate_error (error, g_error_copy (self->error));
  return FALSE;
}

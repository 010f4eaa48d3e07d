/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values a JSON reader hands out, each checked for its type and range. */
#include "config.h"

#include "files/json-reader-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "files/plain-text.h"

/**
 * canasta_json_reader_require:
 * @self: a reader that stands on an object
 * @key: the first key
 * @...: further keys, then %NULL
 *
 * Makes it an error if one of the keys is left out.
 */
void
canasta_json_reader_require (CanastaJsonReader *self,
                             const char        *key,
                             ...)
{
  va_list keys;

  va_start (keys, key);
  for (; key; key = va_arg (keys, const char *))
    if (!canasta_json_reader_find (self, key))
      canasta_json_reader_fail (self, key, CANASTA_JSON_ERROR_MISSING, _("this key is missing."));
  va_end (keys);
}

/**
 * canasta_json_reader_has:
 * @self: a reader that stands on an object
 * @key: a key
 *
 * Returns: whether the object has a value other than `null` under @key; %FALSE
 *   once there is an error
 */
gboolean
canasta_json_reader_has (CanastaJsonReader *self,
                         const char        *key)
{
  return canasta_json_reader_find (self, key) != NULL;
}

/**
 * canasta_json_reader_is_null:
 * @self: a reader that stands on an object
 * @key: a key
 *
 * For the few values of which `null` says something that leaving them out does
 * not.
 *
 * Returns: whether the object says `null` under @key
 */
gboolean
canasta_json_reader_is_null (CanastaJsonReader *self,
                             const char        *key)
{
  JsonNode *node = canasta_json_reader_get_current (self);

  return JSON_NODE_HOLDS_OBJECT (node)
         && json_object_has_member (json_node_get_object (node), key)
         && json_object_get_null_member (json_node_get_object (node), key);
}

/**
 * canasta_json_reader_get_node:
 * @self: a reader
 * @key: (nullable): a key, %NULL for the value the reader stands on
 *
 * Takes a value as it is, for who reads values of several types. All that is
 * in it counts as known.
 *
 * Returns: (transfer none) (nullable): the value, %NULL if it is left out
 */
JsonNode *
canasta_json_reader_get_node (CanastaJsonReader *self,
                              const char        *key)
{
  JsonNode *node = canasta_json_reader_find (self, key);

  if (node)
    g_hash_table_insert (self->asked, node, GINT_TO_POINTER (TAKEN_WHOLE));
  return node;
}

/* Reads a whole number, which may also be written as 2.0 or 2e0. */
static gboolean
read_integer (JsonNode *node,
              gint64   *value)
{
  GType type = json_node_get_value_type (node);

  if (!JSON_NODE_HOLDS_VALUE (node))
    return FALSE;

  if (type == G_TYPE_DOUBLE)
    {
      double number = json_node_get_double (node);

      *value = fabs (number) <= CANASTA_JSON_MAX_INTEGER ? (gint64) number : 0;
      return *value == number;
    }

  *value = json_node_get_int (node);
  return type == G_TYPE_INT64;
}

/**
 * canasta_json_reader_get_int:
 * @self: a reader
 * @key: (nullable): a key, %NULL for the value the reader stands on
 * @min: the least number allowed
 * @max: the greatest number allowed
 * @fallback: the result where the value is left out or wrong
 *
 * Returns: a whole number
 */
gint64
canasta_json_reader_get_int (CanastaJsonReader *self,
                             const char        *key,
                             gint64             min,
                             gint64             max,
                             gint64             fallback)
{
  JsonNode *node = canasta_json_reader_find (self, key);
  gint64 value;

  if (!node)
    return fallback;

  if (!read_integer (node, &value))
    {
      canasta_json_reader_fail (self, key, CANASTA_JSON_ERROR_TYPE,
            _("the value must be a whole number."));
      return fallback;
    }

  if (value < min || value > max)
    {
      g_autofree char *least = g_strdup_printf ("%" G_GINT64_FORMAT, min);
      g_autofree char *most = g_strdup_printf ("%" G_GINT64_FORMAT, max);
      g_autofree char *found = g_strdup_printf ("%" G_GINT64_FORMAT, value);

      canasta_json_reader_fail (self, key, CANASTA_JSON_ERROR_RANGE,
            _("the number must be from %s to %s; it is %s."), least, most, found);
      return fallback;
    }

  return value;
}

/**
 * canasta_json_reader_get_bool:
 * @self: a reader
 * @key: (nullable): a key, %NULL for the value the reader stands on
 * @fallback: the result where the value is left out or wrong
 *
 * Returns: whether it is true
 */
gboolean
canasta_json_reader_get_bool (CanastaJsonReader *self,
                              const char        *key,
                              gboolean           fallback)
{
  JsonNode *node = canasta_json_reader_find (self, key);

  if (!node)
    return fallback;

  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    {
      canasta_json_reader_fail (self, key, CANASTA_JSON_ERROR_TYPE,
            _("the value must be true or false."));
      return fallback;
    }

  return json_node_get_boolean (node);
}

/**
 * canasta_json_reader_get_string:
 * @self: a reader
 * @key: (nullable): a key, %NULL for the value the reader stands on
 * @fallback: (nullable): the result where the value is left out or wrong
 *
 * Returns: (transfer none) (nullable): a text, which lives as long as @self
 */
const char *
canasta_json_reader_get_string (CanastaJsonReader *self,
                                const char        *key,
                                const char        *fallback)
{
  JsonNode *node = canasta_json_reader_find (self, key);

  if (!node)
    return fallback;

  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    {
      canasta_json_reader_fail (self, key, CANASTA_JSON_ERROR_TYPE,
            _("the value must be a string in double quotes."));
      return fallback;
    }

  return json_node_get_string (node);
}

/**
 * canasta_json_reader_get_choice:
 * @self: a reader
 * @key: (nullable): a key, %NULL for the value the reader stands on
 * @choices: (array zero-terminated=1): the texts allowed
 * @fallback: the result where the value is left out or wrong
 *
 * Returns: the place of the text in @choices, counted from 0
 */
guint
canasta_json_reader_get_choice (CanastaJsonReader  *self,
                                const char         *key,
                                const char *const  *choices,
                                guint               fallback)
{
  const char *text = canasta_json_reader_get_string (self, key, NULL);
  g_autofree char *allowed = NULL;
  g_autofree char *found = NULL;

  if (!text)
    return fallback;

  for (guint i = 0; choices[i]; i++)
    if (g_str_equal (text, choices[i]))
      return i;

  allowed = g_strjoinv (", ", (char **) choices);
  found = canasta_plain_text_quote (text, -1);
  /* Translators: the texts allowed, as “draw, play, reply”, and the one found */
  canasta_json_reader_fail (self, key, CANASTA_JSON_ERROR_RANGE,
        _("the string must be one of %s; it is “%s”."), allowed, found);
  return fallback;
}

/**
 * canasta_json_reader_get_ints:
 * @self: a reader
 * @key: (nullable): a key, %NULL for the value the reader stands on
 * @min: the least number allowed
 * @max: the greatest number allowed
 * @max_length: the most numbers allowed
 *
 * Returns: (transfer full) (nullable) (element-type gint64): a list of whole
 *   numbers, %NULL if it is left out or wrong
 */
GArray *
canasta_json_reader_get_ints (CanastaJsonReader *self,
                              const char        *key,
                              gint64             min,
                              gint64             max,
                              guint              max_length)
{
  g_autoptr (GArray) numbers = NULL;
  guint length;

  if (!canasta_json_reader_enter_list (self, key, max_length, &length))
    return NULL;

  numbers = g_array_sized_new (FALSE, FALSE, sizeof (gint64), length);
  for (guint i = 0; i < length && canasta_json_reader_enter_element (self, i); i++)
    {
      gint64 number = canasta_json_reader_get_int (self, NULL, min, max, min);

      g_array_append_val (numbers, number);
      canasta_json_reader_leave (self);
    }
  canasta_json_reader_leave (self);

  return !self->error ? g_steal_pointer (&numbers) : NULL;
}

/**
 * canasta_json_reader_get_places:
 * @self: a reader
 * @key: (nullable): a key, %NULL for the value the reader stands on
 * @n: how many places there are, 32 at most
 * @fallback: the result where the value is left out or wrong
 *
 * Returns: a list of places, each as a bit
 */
guint
canasta_json_reader_get_places (CanastaJsonReader *self,
                                const char        *key,
                                guint              n,
                                guint              fallback)
{
  g_autoptr (GArray) places = canasta_json_reader_get_ints (self, key, 0, (gint64) n - 1, n);
  guint bits = 0;

  if (!places)
    return fallback;
  for (guint i = 0; i < places->len; i++)
    bits |= 1u << g_array_index (places, gint64, i);
  return bits;
}

/**
 * canasta_json_reader_get_strings:
 * @self: a reader
 * @key: (nullable): a key, %NULL for the value the reader stands on
 * @max_length: the most texts allowed
 *
 * Returns: (transfer full) (nullable): a list of texts, %NULL if it is left
 *   out or wrong
 */
char **
canasta_json_reader_get_strings (CanastaJsonReader *self,
                                 const char        *key,
                                 guint              max_length)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  guint length;

  if (!canasta_json_reader_enter_list (self, key, max_length, &length))
    return NULL;

  for (guint i = 0; i < length && canasta_json_reader_enter_element (self, i); i++)
    {
      const char *text = canasta_json_reader_get_string (self, NULL, NULL);

      if (text)
        g_strv_builder_add (texts, text);
      canasta_json_reader_leave (self);
    }
  canasta_json_reader_leave (self);

  return !self->error ? g_strv_builder_end (texts) : NULL;
}

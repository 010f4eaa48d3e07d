/* SPDX-License-Identifier: GPL-3.0-or-later */
/* JSON as text: reading a stranger's strictly, writing our own. */
#include "config.h"

#include "files/json-text.h"

#include <glib/gi18n-lib.h>

#include "files/json-scan.h"

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* A list of plain values stands on one line while it ends before this column. */
#define LINE_WIDTH 80

/* Spaces a level. */
#define INDENT 2

static void write_pretty (GString       *text,
                          JsonGenerator *generator,
                          JsonNode      *node,
                          guint          indent);

/**
 * canasta_json_read:
 * @text: a JSON text
 * @length: its length in bytes, or -1 if it ends with a zero byte
 * @name: what error messages call it, usually a file name in UTF-8
 * @lines: (out) (optional) (transfer full): the line of each value
 * @error: return location for an error
 *
 * Reads a text that may come from anybody.
 *
 * The text is one object of bounded size ([const@JSON_MAX_SIZE],
 * [const@JSON_MAX_DEPTH], [const@JSON_MAX_VALUES]) in valid UTF-8, without
 * comments, duplicate keys or text around it. Whole numbers lie between −2⁵³
 * and 2⁵³, others are finite. A byte order mark in front is passed over, since
 * some editors write it unasked.
 *
 * Returns: (transfer full): a node that holds an object, %NULL with @error set
 *   if the text is not such an object
 */
JsonNode *
canasta_json_read (const char        *text,
                   gssize             length,
                   const char        *name,
                   CanastaJsonLines **lines,
                   GError           **error)
{
  return canasta_json_read_at (text, length, name, 1, lines, error);
}

/**
 * canasta_json_read_at:
 * @text: a JSON text
 * @length: its length in bytes, or -1 if it ends with a zero byte
 * @name: what error messages call it, usually a file name in UTF-8
 * @first_line: the number of the text's first line
 * @lines: (out) (optional) (transfer full): the line of each value
 * @error: return location for an error
 *
 * As [func@json_read], for a text that is part of a longer one, as in a file
 * with an object on each line.
 *
 * Returns: (transfer full): a node that holds an object, %NULL with @error set
 */
JsonNode *
canasta_json_read_at (const char        *text,
                      gssize             length,
                      const char        *name,
                      guint              first_line,
                      CanastaJsonLines **lines,
                      GError           **error)
{
  g_autoptr (CanastaJsonLines) found_lines = NULL;
  g_autoptr (JsonParser) parser = NULL;
  gsize size;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  size = length < 0 ? strlen (text) : (gsize) length;
  if (size >= strlen (BYTE_ORDER_MARK) &&
      memcmp (text, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0)
    {
      text += strlen (BYTE_ORDER_MARK);
      size -= strlen (BYTE_ORDER_MARK);
    }

  found_lines = canasta_json_scan (text, size, name, first_line, error);
  if (found_lines == NULL)
    return NULL;

  parser = json_parser_new ();
  if (!json_parser_load_from_data (parser, text, size, error))
    return NULL;

  if (lines != NULL)
    *lines = g_steal_pointer (&found_lines);
  return json_parser_steal_root (parser);
}

static gboolean
is_plain (JsonNode *node)
{
  return JSON_NODE_HOLDS_VALUE (node) || JSON_NODE_HOLDS_NULL (node);
}

static void
write_scalar (GString       *text,
              JsonGenerator *generator,
              JsonNode      *node)
{
  g_autofree char *scalar = NULL;

  json_generator_set_root (generator, node);
  scalar = json_generator_to_data (generator, NULL);
  g_string_append (text, scalar);
}

static void
write_key (GString       *text,
           JsonGenerator *generator,
           const char    *key)
{
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), key);

  write_scalar (text, generator, node);
  g_string_append (text, ": ");
}

static void
start_line (GString *text,
            guint    indent)
{
  g_string_append_printf (text, "\n%*s", (int) indent, "");
}

/* Writes a list of plain values on the line begun in text, if it fits there. */
static gboolean
write_list_in_line (GString       *text,
                    JsonGenerator *generator,
                    JsonArray     *list)
{
  const char *newline = g_strrstr_len (text->str, text->len, "\n");
  gsize line_start = newline != NULL ? newline + 1 - text->str : 0;
  gsize list_start = text->len;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonNode *element = json_array_get_element (list, i);

      g_string_append (text, i == 0 ? "[" : ", ");
      if (is_plain (element))
        write_scalar (text, generator, element);

      if (!is_plain (element) || text->len - line_start >= LINE_WIDTH - 1)
        {
          g_string_truncate (text, list_start);
          return FALSE;
        }
    }

  g_string_append_c (text, ']');
  return TRUE;
}

static void
write_object (GString       *text,
              JsonGenerator *generator,
              JsonObject    *object,
              guint          indent)
{
  char opening = '{';
  JsonObjectIter iter;
  const char *key;
  JsonNode *member;

  if (json_object_get_size (object) == 0)
    {
      g_string_append (text, "{}");
      return;
    }

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &key, &member))
    {
      g_string_append_c (text, opening);
      start_line (text, indent + INDENT);
      write_key (text, generator, key);
      write_pretty (text, generator, member, indent + INDENT);
      opening = ',';
    }
  start_line (text, indent);
  g_string_append_c (text, '}');
}

static void
write_list (GString       *text,
            JsonGenerator *generator,
            JsonArray     *list,
            guint          indent)
{
  if (json_array_get_length (list) == 0)
    {
      g_string_append (text, "[]");
      return;
    }

  if (write_list_in_line (text, generator, list))
    return;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      g_string_append_c (text, i == 0 ? '[' : ',');
      start_line (text, indent + INDENT);
      write_pretty (text, generator, json_array_get_element (list, i), indent + INDENT);
    }
  start_line (text, indent);
  g_string_append_c (text, ']');
}

static void
write_pretty (GString       *text,
              JsonGenerator *generator,
              JsonNode      *node,
              guint          indent)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    write_object (text, generator, json_node_get_object (node), indent);
  else if (JSON_NODE_HOLDS_ARRAY (node))
    write_list (text, generator, json_node_get_array (node), indent);
  else
    write_scalar (text, generator, node);
}

/**
 * canasta_json_write:
 * @node: a node
 * @pretty: whether a person may read it: two spaces a level, a member a line,
 *   short lists on one line; otherwise it takes a single line without spaces
 *
 * Writes a node as text which ends with a newline. The same node gives the
 * same text with every version of json-glib.
 *
 * Returns: (transfer full): the text
 */
char *
canasta_json_write (JsonNode *node,
                    gboolean  pretty)
{
  g_autoptr (JsonGenerator) generator = NULL;
  GString *text;

  g_return_val_if_fail (node != NULL, NULL);

  generator = json_generator_new ();
  text = g_string_new (NULL);
  if (pretty)
    write_pretty (text, generator, node, 0);
  else
    write_scalar (text, generator, node);

  g_string_append_c (text, '\n');
  return g_string_free (text, FALSE);
}

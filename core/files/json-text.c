/* SPDX-License-Identifier: GPL-3.0-or-later */
/* JSON as text: reading a stranger's strictly, writing our own.
 *
 * Writing does not go through json-glib, whose layout changes between versions
 * and which writes some values so that nobody can read them: 5e-53 as
 * “5e-53.0”, and the character U+001F as it is.
 */
#include "config.h"

#include "files/json-text.h"

#include <glib/gi18n-lib.h>

#include "files/json-scan.h"
#include "files/plain-text.h"

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* A list of plain values stands on one line while it ends before this column. */
#define LINE_WIDTH 80

/* Spaces a level. */
#define INDENT 2

typedef struct
{
  GString *text;
  gboolean pretty;
} Writer;

static void write_value (Writer   *writer,
                         JsonNode *node,
                         guint     indent);

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
  if (size >= strlen (BYTE_ORDER_MARK)
      && memcmp (text, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0)
    {
      text += strlen (BYTE_ORDER_MARK);
      size -= strlen (BYTE_ORDER_MARK);
    }

  found_lines = canasta_json_scan (text, size, name, first_line, error);
  if (!found_lines)
    return NULL;

  parser = json_parser_new ();
  if (!json_parser_load_from_data (parser, text, size, error))
    return NULL;

  if (lines)
    *lines = g_steal_pointer (&found_lines);
  return json_parser_steal_root (parser);
}

static gboolean
is_plain (JsonNode *node)
{
  return JSON_NODE_HOLDS_VALUE (node) || JSON_NODE_HOLDS_NULL (node);
}

/* The shortest form that reads back as the same number, and not as a whole one. */
static void
write_double (Writer *writer,
              double  number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (digits, sizeof digits, "%.15g", number);
  if (g_ascii_strtod (digits, NULL) != number)
    g_ascii_dtostr (digits, sizeof digits, number);

  g_string_append (writer->text, digits);
  if (!strpbrk (digits, ".e"))
    g_string_append (writer->text, ".0");
}

/* A character by its number, or by two where it needs more than four digits. */
static void
write_escape (GString  *text,
              gunichar  c)
{
  if (c < 0x10000)
    g_string_append_printf (text, "\\u%04x", c);
  else
    g_string_append_printf (text, "\\u%04x\\u%04x", 0xd800 + ((c - 0x10000) >> 10),
                            0xdc00 + (c & 0x3ff));
}

/* What would not show is written by its number, so that the text of a stranger
 * changes nothing on a terminal and is kept as it was. */
static void
write_string (Writer     *writer,
              const char *string)
{
  GString *text = writer->text;

  g_string_append_c (text, '"');
  for (; *string != '\0'; string = g_utf8_next_char (string))
    {
      gunichar c = g_utf8_get_char (string);

      if (c == '"' || c == '\\')
        g_string_append_printf (text, "\\%c", (char) c);
      else if (c == '\n')
        g_string_append (text, "\\n");
      else if (c == '\t')
        g_string_append (text, "\\t");
      else if (canasta_plain_text_hides (c))
        write_escape (text, c);
      else
        g_string_append_unichar (text, c);
    }
  g_string_append_c (text, '"');
}

static void
write_plain (Writer   *writer,
             JsonNode *node)
{
  switch (json_node_get_value_type (node))
    {
    case G_TYPE_STRING:
      write_string (writer, json_node_get_string (node));
      break;
    case G_TYPE_INT64:
      g_string_append_printf (writer->text, "%" G_GINT64_FORMAT, json_node_get_int (node));
      break;
    case G_TYPE_DOUBLE:
      write_double (writer, json_node_get_double (node));
      break;
    case G_TYPE_BOOLEAN:
      g_string_append (writer->text, json_node_get_boolean (node) ? "true" : "false");
      break;
    default:
      g_string_append (writer->text, "null");
      break;
    }
}

static void
write_key (Writer     *writer,
           const char *key)
{
  write_string (writer, key);
  g_string_append (writer->text, writer->pretty ? ": " : ":");
}

static void
start_line (Writer *writer,
            guint   indent)
{
  if (writer->pretty)
    g_string_append_printf (writer->text, "\n%*s", (int) indent, "");
}

/* Writes a list of plain values on the line begun already, if it fits there. */
static gboolean
write_list_in_line (Writer    *writer,
                    JsonArray *list)
{
  GString *text = writer->text;
  const char *newline = g_strrstr_len (text->str, text->len, "\n");
  gsize line_start = newline ? newline + 1 - text->str : 0;
  gsize list_start = text->len;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonNode *element = json_array_get_element (list, i);

      g_string_append (text, i == 0 ? "[" : ", ");
      if (is_plain (element))
        write_plain (writer, element);

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
write_object (Writer     *writer,
              JsonObject *object,
              guint       indent)
{
  char opening = '{';
  JsonObjectIter iter;
  const char *key;
  JsonNode *member;

  if (json_object_get_size (object) == 0)
    {
      g_string_append (writer->text, "{}");
      return;
    }

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &key, &member))
    {
      g_string_append_c (writer->text, opening);
      start_line (writer, indent + INDENT);
      write_key (writer, key);
      write_value (writer, member, indent + INDENT);
      opening = ',';
    }
  start_line (writer, indent);
  g_string_append_c (writer->text, '}');
}

static void
write_list (Writer    *writer,
            JsonArray *list,
            guint      indent)
{
  if (json_array_get_length (list) == 0)
    {
      g_string_append (writer->text, "[]");
      return;
    }

  if (writer->pretty && write_list_in_line (writer, list))
    return;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      g_string_append_c (writer->text, i == 0 ? '[' : ',');
      start_line (writer, indent + INDENT);
      write_value (writer, json_array_get_element (list, i), indent + INDENT);
    }
  start_line (writer, indent);
  g_string_append_c (writer->text, ']');
}

static void
write_value (Writer   *writer,
             JsonNode *node,
             guint     indent)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    write_object (writer, json_node_get_object (node), indent);
  else if (JSON_NODE_HOLDS_ARRAY (node))
    write_list (writer, json_node_get_array (node), indent);
  else
    write_plain (writer, node);
}

/**
 * canasta_json_write:
 * @node: a node
 * @pretty: whether a person may read it: two spaces a level, a member a line,
 *   short lists on one line; otherwise it takes a single line without spaces
 *
 * Writes a node as text which ends with a newline. Its numbers must be finite.
 * The same node gives the same text with every version of json-glib.
 *
 * Returns: (transfer full): the text
 */
char *
canasta_json_write (JsonNode *node,
                    gboolean  pretty)
{
  Writer writer = { NULL, pretty };

  g_return_val_if_fail (node != NULL, NULL);

  writer.text = g_string_new (NULL);
  write_value (&writer, node, 0);
  g_string_append_c (writer.text, '\n');
  return g_string_free (writer.text, FALSE);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a house from anybody's JSON, every value checked. */
#include "config.h"

#include "rules/house-private.h"

#include <glib/gi18n-lib.h>

#include "files/json-reader.h"
#include "files/plain-text.h"
#include "files/safe-file.h"
#include "rules/rules-json.h"

/* A text for all languages, or one for each. */
static void
read_words (CanastaJsonReader *reader,
            const char        *key)
{
  g_auto (GStrv) languages = NULL;
  JsonNode *node = canasta_json_reader_get_node (reader, key);

  if (!node)
    return;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      canasta_json_reader_get_string (reader, key, NULL);
      return;
    }

  if (!canasta_json_reader_enter_object (reader, key))
    return;

  languages = canasta_json_reader_list_keys (reader);
  for (guint i = 0; languages[i]; i++)
    canasta_json_reader_get_string (reader, languages[i], NULL);
  if (!languages[0])
    canasta_json_reader_fail (reader, NULL, CANASTA_JSON_ERROR_RANGE,
                              _("it needs text in at least one language."));
  canasta_json_reader_leave (reader);
}

/* Makes a line of plain text of a text, or of one for each language; no longer than it
 * is of any use. */
static void
clean_words (JsonObject *object,
             const char *key,
             guint       most)
{
  JsonNode *node = json_object_get_member (object, key);
  g_autofree char *plain = NULL;

  if (!node)
    return;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      g_autoptr (GList) languages = json_object_get_members (json_node_get_object (node));

      for (GList *language = languages; language; language = language->next)
        clean_words (json_node_get_object (node), language->data, most);
      return;
    }
  if (json_node_get_value_type (node) != G_TYPE_STRING)
    return;

  plain = canasta_plain_text_line (json_node_get_string (node), most);
  if (!g_str_equal (plain, json_node_get_string (node)))
    json_object_set_string_member (object, key, plain);
}

/* Checks the value of each rule there is. A rule this version does not know
 * stays unasked for and is reported as unknown. */
static void
read_rules (CanastaJsonReader *reader)
{
  g_autoptr (CanastaRules) scratch = NULL;
  g_auto (GStrv) names = NULL;

  if (!canasta_json_reader_enter_object (reader, "rules"))
    return;

  scratch = canasta_rules_new ();
  names = canasta_json_reader_list_keys (reader);
  for (guint i = 0; names[i]; i++)
    {
      JsonNode *node;
      GError *cause = NULL;

      if (!canasta_rule_find (names[i]))
        continue;

      node = canasta_json_reader_get_node (reader, names[i]);
      if (node && !canasta_rules_set_json (scratch, names[i], node, &cause))
        canasta_json_reader_refuse (reader, names[i], cause);
    }
  canasta_json_reader_leave (reader);
}

static void
read_table (CanastaHouse      *self,
            CanastaJsonReader *reader)
{
  const char *name;
  HouseTable *table;
  GError *cause = NULL;

  canasta_json_reader_require (reader, "table", NULL);
  name = canasta_json_reader_get_string (reader, "table", NULL);
  if (!name)
    return;

  if (canasta_house_find_by_name (self, name, NULL))
    {
      canasta_json_reader_fail (reader, "table", CANASTA_JSON_ERROR_RANGE,
                                _("this table is listed already."));
      return;
    }

  table = canasta_house_table_new (name, &cause);
  if (!table)
    {
      canasta_json_reader_refuse (reader, "table", cause);
      return;
    }
  g_ptr_array_add (self->tables, table);

  read_rules (reader);
}

static void
read_tables (CanastaHouse      *self,
             CanastaJsonReader *reader)
{
  guint length;

  if (!canasta_json_reader_enter_list (reader, "tables", CANASTA_HOUSE_MAX_TABLES, &length))
    return;

  if (length == 0)
    canasta_json_reader_fail (reader, NULL, CANASTA_JSON_ERROR_RANGE,
                              _("a house needs at least one table."));

  for (guint i = 0; i < length; i++)
    if (canasta_json_reader_enter_element (reader, i))
      {
        read_table (self, reader);
        canasta_json_reader_leave (reader);
      }
  canasta_json_reader_leave (reader);
}

static void
read_id (CanastaJsonReader *reader,
         const char        *key)
{
  const char *id = canasta_json_reader_get_string (reader, key, NULL);

  if (id && !canasta_house_is_id (id))
    canasta_json_reader_fail (reader, key, CANASTA_JSON_ERROR_RANGE,
                              _("the name of a house is made of lower-case letters, digits and "
                                "hyphens."));
}

static void
read_house (CanastaHouse      *self,
            CanastaJsonReader *reader)
{
  canasta_json_reader_require (reader, "format", "id", "title", "tables", NULL);
  canasta_json_reader_get_int (reader, "format", 1, 1, 1);

  read_id (reader, "id");
  read_id (reader, "original");
  read_words (reader, "title");
  read_words (reader, "summary");
  canasta_json_reader_get_string (reader, "source", NULL);
  read_rules (reader);
  read_tables (self, reader);
}

/* Remembers what the text says where, and what of it has no meaning. */
static void
take_places (CanastaHouse      *self,
             CanastaJsonReader *reader,
             const char        *name)
{
  g_free (self->file);
  self->file = canasta_plain_text_quote (name, -1);
  g_strfreev (self->unknown);
  self->unknown = canasta_json_reader_list_unknown (reader);
  g_clear_pointer (&self->lines, canasta_json_lines_free);
  self->lines = canasta_json_reader_steal_lines (reader);
}

/* To be called when the house has been written to its file, as this text. */
void
canasta_house_note_written (CanastaHouse *self,
                            const char   *path,
                            const char   *text)
{
  g_free (self->file);
  self->file = g_filename_display_basename (path);
  g_free (self->written);
  self->written = g_strdup (text);
}

/* Where all stands is found out when it is asked for: seldom, and a house is written with
 * every change of a rule. */
static void
find_places (CanastaHouse *self)
{
  g_autofree char *text = g_steal_pointer (&self->written);
  g_autoptr (CanastaHouse) written = NULL;
  g_autoptr (CanastaJsonReader) reader = NULL;
  g_autofree char *name = NULL;

  if (!text)
    return;
  name = g_strdup (self->file);
  reader = canasta_json_reader_new (text, -1, name, NULL);
  if (!reader)
    return;
  written = g_object_new (CANASTA_TYPE_HOUSE, NULL);
  read_house (written, reader);
  if (!canasta_json_reader_has_failed (reader))
    take_places (self, reader, name);
}

/**
 * canasta_house_list_unknown:
 * @self: a house
 *
 * Lists what the house says that has no meaning here. It is kept and written
 * back.
 *
 * Returns: (transfer none) (array zero-terminated=1): JSON pointers, as
 *   `/tables/0/rules/tea-break`
 */
const char *const *
canasta_house_list_unknown (CanastaHouse *self)
{
  g_return_val_if_fail (CANASTA_IS_HOUSE (self), NULL);

  find_places (self);
  return (const char *const *) self->unknown;
}

/* Puts the house's file, the line and the key before a sentence. */
char *
canasta_house_place (CanastaHouse *self,
                     const char   *pointer,
                     const char   *sentence)
{
  find_places (self);
  return canasta_json_lines_place (self->lines, self->file, pointer, sentence);
}

/**
 * canasta_house_new_from_text:
 * @text: a house in JSON
 * @length: its length in bytes, or -1 if it ends with a zero byte
 * @name: what error messages call it, usually a file name in UTF-8
 * @error: return location for an error that names the line and the key
 *
 * Reads a house. A key without a meaning is no error: it is kept and listed by
 * [method@House.list_unknown]. Title, summary and source become lines of plain
 * text, the title of at most 100 characters, the others of 1000.
 *
 * Returns: (transfer full): the house, %NULL with @error set
 */
CanastaHouse *
canasta_house_new_from_text (const char  *text,
                             gssize       length,
                             const char  *name,
                             GError     **error)
{
  g_autoptr (CanastaJsonReader) reader = canasta_json_reader_new (text, length, name, error);
  g_autoptr (CanastaHouse) self = NULL;

  if (!reader)
    return NULL;

  self = g_object_new (CANASTA_TYPE_HOUSE, NULL);
  read_house (self, reader);
  if (!canasta_json_reader_finish (reader, error))
    return NULL;

  take_places (self, reader, name);
  self->root = json_node_copy (canasta_json_reader_get_node (reader, NULL));
  clean_words (canasta_house_get_root (self), "title", CANASTA_HOUSE_MAX_TITLE);
  clean_words (canasta_house_get_root (self), "summary", CANASTA_HOUSE_MAX_WORDS);
  clean_words (canasta_house_get_root (self), "source", CANASTA_HOUSE_MAX_WORDS);
  return g_steal_pointer (&self);
}

/**
 * canasta_house_new_from_file:
 * @path: (type filename): a file
 * @error: return location for an error that names the file, the line and the
 *   key
 *
 * Reads a house from a file, as [ctor@House.new_from_text] does.
 *
 * Returns: (transfer full): the house, %NULL with @error set
 */
CanastaHouse *
canasta_house_new_from_file (const char  *path,
                             GError     **error)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *text = NULL;
  gsize length;

  if (!canasta_safe_file_read (path, CANASTA_JSON_MAX_SIZE, &text, &length, error))
    return NULL;

  return canasta_house_new_from_text (text, (gssize) length, name, error);
}

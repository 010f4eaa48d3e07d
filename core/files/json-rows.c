/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "files/json-rows.h"

#include <glib/gi18n-lib.h>

#include "files/json-members.h"
#include "files/plain-text.h"

#define FIELD(row, record) ((gpointer) ((char *) (record) + (row)->offset))

/* Numbers of any size. A row none of whose numbers is below nought has a field without a sign,
 * or one whose sign is never used. */

static gpointer
find_number (const CanastaJsonRow *row, gconstpointer record, guint place)
{
  return (char *) FIELD (row, record) + place * row->stride;
}

static gint64
get_number (const CanastaJsonRow *row, gconstpointer record, guint place)
{
  gconstpointer number = find_number (row, record, place);
  gboolean is_signed = row->least < 0 || row->none < 0;

  if (row->size == sizeof (guint8))
    return is_signed ? *(const gint8 *) number : *(const guint8 *) number;
  if (row->size == sizeof (guint16))
    return is_signed ? *(const gint16 *) number : *(const guint16 *) number;
  if (row->size == sizeof (guint32))
    return is_signed ? *(const gint32 *) number : (gint64) *(const guint32 *) number;
  return *(const gint64 *) number;
}

static void
set_number (const CanastaJsonRow *row, gpointer record, guint place, gint64 value)
{
  gpointer number = find_number (row, record, place);

  if (row->size == sizeof (guint8))
    *(guint8 *) number = (guint8) value;
  else if (row->size == sizeof (guint16))
    *(guint16 *) number = (guint16) value;
  else if (row->size == sizeof (guint32))
    *(guint32 *) number = (guint32) value;
  else
    *(gint64 *) number = value;
}

/* An object of a list. */
static gpointer
find_object (const CanastaJsonRow *row, gconstpointer record, guint place)
{
  return (char *) FIELD (row, record) + place * row->stride;
}

/* How many objects the list has. */
static guint8 *
find_length (const CanastaJsonRow *row, gconstpointer record)
{
  return (guint8 *) record + row->length;
}

/* Whether there is nothing to write. */
static gboolean
is_nought (const CanastaJsonRow *row, gconstpointer record)
{
  gboolean nought = TRUE;

  switch (row->kind)
    {
    case CANASTA_JSON_TEXT:
    case CANASTA_JSON_TEXTS:
    case CANASTA_JSON_NODE:
      return *(const gpointer *) FIELD (row, record) == NULL;
    case CANASTA_JSON_OBJECTS:
      return *find_length (row, record) == 0;
    case CANASTA_JSON_OBJECT:
      for (const CanastaJsonRow *at = row->rows; nought && at->kind != CANASTA_JSON_END; at++)
        nought = is_nought (at, FIELD (row, record));
      return nought;
    case CANASTA_JSON_FORM:
      return FALSE;
    case CANASTA_JSON_NUMBER:
    case CANASTA_JSON_SWITCH:
    case CANASTA_JSON_CHOICE:
    case CANASTA_JSON_END:
    default:
      for (guint i = 0; nought && i < MAX (row->count, 1); i++)
        nought = get_number (row, record, i) == row->none;
      return nought;
    }
}

/* Writing */

static void
write_numbers (const CanastaJsonRow *row, gconstpointer record, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, row->key);
  json_builder_begin_array (builder);
  for (guint i = 0; i < row->count; i++)
    json_builder_add_int_value (builder, get_number (row, record, i));
  json_builder_end_array (builder);
}

static void
write_members (const CanastaJsonRow *row, gconstpointer record, JsonBuilder *builder)
{
  for (guint i = 0; i < row->count; i++)
    {
      const char *key = row->get_key (i);
      gint64 number = get_number (row, record, i);

      if (key && (row->presence != CANASTA_JSON_IF_ANY || number != 0))
        canasta_json_add_number (builder, key, number);
    }
}

static void
write_number (const CanastaJsonRow *row, gconstpointer record, JsonBuilder *builder)
{
  if (row->get_key)
    write_members (row, record, builder);
  else if (row->count > 0)
    write_numbers (row, record, builder);
  else
    canasta_json_add_number (builder, row->key, get_number (row, record, 0));
}

static void
write_texts (const CanastaJsonRow *row, gconstpointer record, JsonBuilder *builder)
{
  char **texts = *(char **const *) FIELD (row, record);

  json_builder_set_member_name (builder, row->key);
  json_builder_begin_array (builder);
  for (guint i = 0; texts && texts[i]; i++)
    json_builder_add_string_value (builder, texts[i]);
  json_builder_end_array (builder);
}

static void
write_form (const CanastaJsonRow *row, gconstpointer record, JsonBuilder *builder)
{
  g_autofree char *text = row->form->write (FIELD (row, record));

  if (text)
    canasta_json_add_text (builder, row->key, text);
}

static void
write_object (const CanastaJsonRow *row, gconstpointer record, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, row->key);
  json_builder_begin_object (builder);
  canasta_json_rows_write (row->rows, FIELD (row, record), builder);
  json_builder_end_object (builder);
}

static void
write_objects (const CanastaJsonRow *row, gconstpointer record, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, row->key);
  json_builder_begin_array (builder);
  for (guint i = 0; i < *find_length (row, record); i++)
    {
      json_builder_begin_object (builder);
      canasta_json_rows_write (row->rows, find_object (row, record, i), builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_node (const CanastaJsonRow *row, gconstpointer record, JsonBuilder *builder)
{
  JsonNode *node = *(JsonNode *const *) FIELD (row, record);

  json_builder_set_member_name (builder, row->key);
  json_builder_add_value (builder, node ? json_node_copy (node) : json_node_new (JSON_NODE_NULL));
}

static void
write_row (const CanastaJsonRow *row, gconstpointer record, JsonBuilder *builder)
{
  switch (row->kind)
    {
    case CANASTA_JSON_NUMBER:
      write_number (row, record, builder);
      break;
    case CANASTA_JSON_SWITCH:
      canasta_json_add_switch (builder, row->key, get_number (row, record, 0) != 0);
      break;
    case CANASTA_JSON_CHOICE:
      canasta_json_add_text (builder, row->key, row->choices[get_number (row, record, 0)]);
      break;
    case CANASTA_JSON_TEXT:
      canasta_json_add_text (builder, row->key, *(char *const *) FIELD (row, record));
      break;
    case CANASTA_JSON_TEXTS:
      write_texts (row, record, builder);
      break;
    case CANASTA_JSON_FORM:
      write_form (row, record, builder);
      break;
    case CANASTA_JSON_OBJECT:
      write_object (row, record, builder);
      break;
    case CANASTA_JSON_OBJECTS:
      write_objects (row, record, builder);
      break;
    case CANASTA_JSON_NODE:
      write_node (row, record, builder);
      break;
    case CANASTA_JSON_END:
    default:
      g_assert_not_reached ();
    }
}

/**
 * canasta_json_rows_write: (skip)
 * @rows: rows, the last of which is all zero
 * @record: a struct they are of
 * @builder: a builder that stands in an object
 *
 * Adds the members, in the order of the rows.
 */
void
canasta_json_rows_write (const CanastaJsonRow *rows, gconstpointer record, JsonBuilder *builder)
{
  for (const CanastaJsonRow *row = rows; row->kind != CANASTA_JSON_END; row++)
    if (row->presence != CANASTA_JSON_IF_ANY || !is_nought (row, record))
      write_row (row, record, builder);
}

/* Reading */

static void
read_number (const CanastaJsonRow *row, CanastaJsonReader *reader, const char *key,
             gpointer record, guint place)
{
  set_number (row, record, place,
              canasta_json_reader_get_int (reader, key, row->least, row->most, row->none));
}

static void
read_numbers (const CanastaJsonRow *row, CanastaJsonReader *reader, gpointer record)
{
  g_autoptr (GArray) numbers =
    canasta_json_reader_get_ints (reader, row->key, row->least, row->most, row->count);

  for (guint i = 0; numbers && i < numbers->len; i++)
    set_number (row, record, i, g_array_index (numbers, gint64, i));
}

static void
read_members (const CanastaJsonRow *row, CanastaJsonReader *reader, gpointer record)
{
  for (guint i = 0; i < row->count; i++)
    if (row->get_key (i))
      read_number (row, reader, row->get_key (i), record, i);
}

static char *
dup_text (const CanastaJsonRow *row, const char *text)
{
  return text && row->most > 0 ? canasta_plain_text_line (text, (guint) row->most)
                               : g_strdup (text);
}

static char **
read_texts (const CanastaJsonRow *row, CanastaJsonReader *reader)
{
  g_auto (GStrv) found = canasta_json_reader_get_strings (reader, row->key, row->count);
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();

  if (!found && row->presence == CANASTA_JSON_IF_ANY)
    return NULL;
  for (guint i = 0; found && found[i]; i++)
    {
      g_autofree char *text = dup_text (row, found[i]);

      g_strv_builder_add (texts, text);
    }
  return g_strv_builder_end (texts);
}

static void
read_form (const CanastaJsonRow *row, CanastaJsonReader *reader, gpointer record)
{
  const char *text = canasta_json_reader_get_string (reader, row->key, NULL);

  if (text && !row->form->read (text, FIELD (row, record)))
    canasta_json_reader_fail (reader, row->key, CANASTA_JSON_ERROR_RANGE, "%s",
                              _(row->form->sentence));
}

static void
read_objects (const CanastaJsonRow *row, CanastaJsonReader *reader, gpointer record)
{
  guint length;

  if (!canasta_json_reader_enter_list (reader, row->key, row->count, &length))
    return;
  *find_length (row, record) = (guint8) length;
  for (guint i = 0; i < length; i++)
    if (canasta_json_reader_enter_element (reader, i))
      {
        if (canasta_json_reader_enter_object (reader, NULL))
          {
            canasta_json_rows_read (row->rows, reader, find_object (row, record, i));
            canasta_json_reader_leave (reader);
          }
        canasta_json_reader_leave (reader);
      }
  canasta_json_reader_leave (reader);
}

static void
read_node (const CanastaJsonRow *row, CanastaJsonReader *reader, gpointer record)
{
  JsonNode *node = canasta_json_reader_get_node (reader, row->key);

  if (!node || !canasta_json_reader_enter_object (reader, row->key))
    return;
  canasta_json_reader_leave (reader);
  *(JsonNode **) FIELD (row, record) = json_node_copy (node);
}

static void
read_row (const CanastaJsonRow *row, CanastaJsonReader *reader, gpointer record)
{
  switch (row->kind)
    {
    case CANASTA_JSON_NUMBER:
      if (row->get_key)
        read_members (row, reader, record);
      else if (row->count > 0)
        read_numbers (row, reader, record);
      else
        read_number (row, reader, row->key, record, 0);
      break;
    case CANASTA_JSON_SWITCH:
      set_number (row, record, 0, canasta_json_reader_get_bool (reader, row->key, FALSE));
      break;
    case CANASTA_JSON_CHOICE:
      set_number (row, record, 0,
                  canasta_json_reader_get_choice (reader, row->key, row->choices, 0));
      break;
    case CANASTA_JSON_TEXT:
      *(char **) FIELD (row, record) =
        dup_text (row, canasta_json_reader_get_string (reader, row->key, NULL));
      break;
    case CANASTA_JSON_TEXTS:
      *(char ***) FIELD (row, record) = read_texts (row, reader);
      break;
    case CANASTA_JSON_FORM:
      read_form (row, reader, record);
      break;
    case CANASTA_JSON_OBJECT:
      if (canasta_json_reader_enter_object (reader, row->key))
        {
          canasta_json_rows_read (row->rows, reader, FIELD (row, record));
          canasta_json_reader_leave (reader);
        }
      break;
    case CANASTA_JSON_OBJECTS:
      read_objects (row, reader, record);
      break;
    case CANASTA_JSON_NODE:
      read_node (row, reader, record);
      break;
    case CANASTA_JSON_END:
    default:
      g_assert_not_reached ();
    }
}

/**
 * canasta_json_rows_read: (skip)
 * @rows: rows, the last of which is all zero
 * @reader: a reader that stands on an object
 * @record: (inout): a struct they are of, in which the fields of the rows are zero
 *
 * Reads the members. The first that is not as its row says becomes the reader's error,
 * and is nought; @record must be cleared all the same.
 */
void
canasta_json_rows_read (const CanastaJsonRow *rows, CanastaJsonReader *reader, gpointer record)
{
  for (const CanastaJsonRow *row = rows; row->kind != CANASTA_JSON_END; row++)
    if (row->presence == CANASTA_JSON_NEEDED && row->key)
      canasta_json_reader_require (reader, row->key, NULL);
  for (const CanastaJsonRow *row = rows; row->kind != CANASTA_JSON_END; row++)
    read_row (row, reader, record);
}

/* Texts and nodes */

/**
 * canasta_json_rows_clear: (skip)
 * @rows: rows, the last of which is all zero
 * @record: a struct they are of
 *
 * Frees its texts and nodes.
 */
void
canasta_json_rows_clear (const CanastaJsonRow *rows, gpointer record)
{
  for (const CanastaJsonRow *row = rows; row->kind != CANASTA_JSON_END; row++)
    if (row->kind == CANASTA_JSON_TEXT)
      g_clear_pointer ((char **) FIELD (row, record), g_free);
    else if (row->kind == CANASTA_JSON_TEXTS)
      g_clear_pointer ((char ***) FIELD (row, record), g_strfreev);
    else if (row->kind == CANASTA_JSON_NODE)
      g_clear_pointer ((JsonNode **) FIELD (row, record), json_node_unref);
    else if (row->kind == CANASTA_JSON_OBJECTS)
      for (guint i = 0; i < row->count; i++)
        canasta_json_rows_clear (row->rows, find_object (row, record, i));
    else if (row->kind == CANASTA_JSON_OBJECT)
      canasta_json_rows_clear (row->rows, FIELD (row, record));
}

/**
 * canasta_json_rows_own: (skip)
 * @rows: rows, the last of which is all zero
 * @record: a struct they are of, copied by assignment
 *
 * Gives the copy texts and nodes of its own.
 */
void
canasta_json_rows_own (const CanastaJsonRow *rows, gpointer record)
{
  for (const CanastaJsonRow *row = rows; row->kind != CANASTA_JSON_END; row++)
    if (row->kind == CANASTA_JSON_TEXT)
      *(char **) FIELD (row, record) = g_strdup (*(char **) FIELD (row, record));
    else if (row->kind == CANASTA_JSON_TEXTS)
      *(char ***) FIELD (row, record) = g_strdupv (*(char ***) FIELD (row, record));
    else if (row->kind == CANASTA_JSON_NODE && *(JsonNode **) FIELD (row, record))
      *(JsonNode **) FIELD (row, record) = json_node_copy (*(JsonNode **) FIELD (row, record));
    else if (row->kind == CANASTA_JSON_OBJECTS)
      for (guint i = 0; i < *find_length (row, record); i++)
        canasta_json_rows_own (row->rows, find_object (row, record, i));
    else if (row->kind == CANASTA_JSON_OBJECT)
      canasta_json_rows_own (row->rows, FIELD (row, record));
}

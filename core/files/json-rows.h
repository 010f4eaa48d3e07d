/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plain members of an object, a row each: its key, what it is, where it lies in
 * a struct and what it may be. One reader and one writer go through any rows, and
 * both leave to the caller what needs judgement. */
#pragma once

#include "files/json-reader.h"

G_BEGIN_DECLS

/**
 * CanastaJsonKind: (skip)
 * @CANASTA_JSON_END: no row: the end of the table
 * @CANASTA_JSON_NUMBER: a whole number, in a field of any integer type; with a count
 *   a list of them or, with a key for each, as many members
 * @CANASTA_JSON_SWITCH: true or false, in a field of any integer type
 * @CANASTA_JSON_CHOICE: one of a list of texts, in an enumeration
 * @CANASTA_JSON_TEXT: a text of its own
 * @CANASTA_JSON_TEXTS: a list of texts of its own, ended by %NULL
 * @CANASTA_JSON_FORM: a value that has a text form
 * @CANASTA_JSON_OBJECT: a struct in the struct, with rows of its own
 * @CANASTA_JSON_OBJECTS: a list of such structs, and in a byte how many there are
 * @CANASTA_JSON_NODE: an object of any members, as it is
 *
 * What a member is.
 */
typedef enum
{
  CANASTA_JSON_END,
  CANASTA_JSON_NUMBER,
  CANASTA_JSON_SWITCH,
  CANASTA_JSON_CHOICE,
  CANASTA_JSON_TEXT,
  CANASTA_JSON_TEXTS,
  CANASTA_JSON_FORM,
  CANASTA_JSON_OBJECT,
  CANASTA_JSON_OBJECTS,
  CANASTA_JSON_NODE,
} CanastaJsonKind;

/**
 * CanastaJsonPresence: (skip)
 * @CANASTA_JSON_NEEDED: written always, and missed where it is left out
 * @CANASTA_JSON_ALWAYS: written always; nought, false, `null` or empty where it is
 *   left out
 * @CANASTA_JSON_IF_ANY: written only where it is something
 *
 * When a member is there.
 */
typedef enum
{
  CANASTA_JSON_NEEDED,
  CANASTA_JSON_ALWAYS,
  CANASTA_JSON_IF_ANY,
} CanastaJsonPresence;

/**
 * CanastaJsonForm: (skip)
 * @write: makes the text of a value, %NULL where there is none: then the member is
 *   left out
 * @read: makes the value of a text, and says whether it could
 * @sentence: why a text is refused, not yet translated
 * @pattern: (nullable): what such a text looks like, as a regular expression of a schema
 *
 * A value that is written as a text.
 */
typedef struct
{
  char *(*write) (gconstpointer value);
  gboolean (*read) (const char *text, gpointer value);
  const char *sentence;
  const char *pattern;
} CanastaJsonForm;

typedef struct _CanastaJsonRow CanastaJsonRow;

/**
 * CanastaJsonRow: (skip)
 * @key: (nullable): its key
 * @kind: what it is
 * @presence: when it is there
 * @offset: where the field begins
 * @size: the bytes of a number
 * @stride: the bytes from one number or object of a list to the next
 * @least: the least number; a field that can be negative needs one below nought
 * @most: the greatest number; of a text the most characters, which makes it a line of
 *   plain text, or 0 to keep it as it is
 * @none: the number that stands for none: what a number reads as where it is left out
 * @count: the most numbers, texts or objects of a list; 0 for one number
 * @length: where it stands how many objects there are
 * @get_key: (nullable): the key of the number of that place, %NULL where it has none
 * @choices: the texts to choose from
 * @form: how the value is written
 * @rows: of what the object is made
 *
 * A plain member of an object. The macros below make one.
 */
struct _CanastaJsonRow
{
  const char *key;
  CanastaJsonKind kind;
  CanastaJsonPresence presence;
  gsize offset;
  guint size;
  guint stride;
  gint64 least;
  gint64 most;
  gint64 none;
  guint count;
  gsize length;
  const char *(*get_key) (guint place);
  const char *const *choices;
  const CanastaJsonForm *form;
  const CanastaJsonRow *rows;
};

#define CANASTA_JSON_FIELD_SIZE(type, field) ((guint) sizeof (((type *) NULL)->field))

#define CANASTA_JSON_ROW_NUMBER(key_, type, field, least_, most_, presence_) \
  { .key = (key_), .kind = CANASTA_JSON_NUMBER, .presence = CANASTA_JSON_##presence_, \
    .offset = G_STRUCT_OFFSET (type, field), .size = CANASTA_JSON_FIELD_SIZE (type, field), \
    .least = (least_), .most = (most_) }

/* A number that is left out where it is the one that stands for none. */
#define CANASTA_JSON_ROW_OR_NONE(key_, type, field, least_, most_, none_) \
  { .key = (key_), .kind = CANASTA_JSON_NUMBER, .presence = CANASTA_JSON_IF_ANY, \
    .offset = G_STRUCT_OFFSET (type, field), .size = CANASTA_JSON_FIELD_SIZE (type, field), \
    .least = (least_), .most = (most_), .none = (none_) }

/* The numbers of an array, as a list. */
#define CANASTA_JSON_ROW_NUMBERS(key_, type, field, least_, most_, presence_) \
  { .key = (key_), .kind = CANASTA_JSON_NUMBER, .presence = CANASTA_JSON_##presence_, \
    .offset = G_STRUCT_OFFSET (type, field), .size = CANASTA_JSON_FIELD_SIZE (type, field[0]), \
    .stride = CANASTA_JSON_FIELD_SIZE (type, field[0]), \
    .count = G_N_ELEMENTS (((type *) NULL)->field), .least = (least_), .most = (most_) }

/* The numbers of an array, or a number of each struct there, as a member each. */
#define CANASTA_JSON_ROW_MEMBERS(get_key_, type, array, member, least_, most_, presence_) \
  { .get_key = (get_key_), .kind = CANASTA_JSON_NUMBER, .presence = CANASTA_JSON_##presence_, \
    .offset = G_STRUCT_OFFSET (type, array[0] member), \
    .size = CANASTA_JSON_FIELD_SIZE (type, array[0] member), \
    .stride = CANASTA_JSON_FIELD_SIZE (type, array[0]), \
    .count = G_N_ELEMENTS (((type *) NULL)->array), .least = (least_), .most = (most_) }

#define CANASTA_JSON_ROW_SWITCH(key_, type, field, presence_) \
  { .key = (key_), .kind = CANASTA_JSON_SWITCH, .presence = CANASTA_JSON_##presence_, \
    .offset = G_STRUCT_OFFSET (type, field), .size = CANASTA_JSON_FIELD_SIZE (type, field) }

#define CANASTA_JSON_ROW_CHOICE(key_, type, field, choices_, presence_) \
  { .key = (key_), .kind = CANASTA_JSON_CHOICE, .presence = CANASTA_JSON_##presence_, \
    .offset = G_STRUCT_OFFSET (type, field), .size = CANASTA_JSON_FIELD_SIZE (type, field), \
    .choices = (choices_) }

#define CANASTA_JSON_ROW_TEXT(key_, type, field, most_, presence_) \
  { .key = (key_), .kind = CANASTA_JSON_TEXT, .presence = CANASTA_JSON_##presence_, \
    .offset = G_STRUCT_OFFSET (type, field), .most = (most_) }

#define CANASTA_JSON_ROW_TEXTS(key_, type, field, count_, most_, presence_) \
  { .key = (key_), .kind = CANASTA_JSON_TEXTS, .presence = CANASTA_JSON_##presence_, \
    .offset = G_STRUCT_OFFSET (type, field), .count = (count_), .most = (most_) }

#define CANASTA_JSON_ROW_FORM(key_, type, field, form_, presence_) \
  { .key = (key_), .kind = CANASTA_JSON_FORM, .presence = CANASTA_JSON_##presence_, \
    .offset = G_STRUCT_OFFSET (type, field), .form = (form_) }

#define CANASTA_JSON_ROW_OBJECT(key_, type, field, rows_, presence_) \
  { .key = (key_), .kind = CANASTA_JSON_OBJECT, .presence = CANASTA_JSON_##presence_, \
    .offset = G_STRUCT_OFFSET (type, field), .rows = (rows_) }

/* The objects of an array, as many as the byte of the other field says. */
#define CANASTA_JSON_ROW_OBJECTS(key_, type, field, length_, rows_, presence_) \
  { .key = (key_), .kind = CANASTA_JSON_OBJECTS, .presence = CANASTA_JSON_##presence_, \
    .offset = G_STRUCT_OFFSET (type, field), .rows = (rows_), \
    .stride = CANASTA_JSON_FIELD_SIZE (type, field[0]), \
    .count = G_N_ELEMENTS (((type *) NULL)->field), .length = G_STRUCT_OFFSET (type, length_) }

#define CANASTA_JSON_ROW_NODE(key_, type, field, presence_) \
  { .key = (key_), .kind = CANASTA_JSON_NODE, .presence = CANASTA_JSON_##presence_, \
    .offset = G_STRUCT_OFFSET (type, field) }

CANASTA_API void  canasta_json_rows_write (const CanastaJsonRow  *rows,
                                           gconstpointer          record,
                                           JsonBuilder           *builder);
CANASTA_API void  canasta_json_rows_read  (const CanastaJsonRow  *rows,
                                           CanastaJsonReader     *reader,
                                           gpointer               record);
CANASTA_API void  canasta_json_rows_clear (const CanastaJsonRow  *rows,
                                           gpointer               record);
void              canasta_json_rows_own   (const CanastaJsonRow  *rows,
                                           gpointer               record);

G_END_DECLS

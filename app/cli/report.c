/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "report.h"

#include <glib/gi18n-lib.h>

#define INDENT 2

typedef enum
{
  OBJECT,
  LIST,
  SECTION,
  VALUE,
} Kind;

struct _CanastaReport
{
  Kind kind;
  char *key;                    /* NULL in a list */
  char *label;
  JsonNode *value;              /* NULL where it is not for programs */
  char *shown;                  /* NULL where it is not for people */
  GPtrArray *members;           /* of CanastaReport; NULL of a value */
};

static CanastaReport *
add (CanastaReport *self, Kind kind, const char *key, const char *label)
{
  CanastaReport *member = g_new0 (CanastaReport, 1);

  member->kind = kind;
  member->key = g_strdup (key);
  member->label = g_strdup (label);
  if (kind != VALUE)
    member->members = g_ptr_array_new_with_free_func ((GDestroyNotify) canasta_report_free);
  if (self)
    g_ptr_array_add (self->members, member);
  return member;
}

/**
 * canasta_report_new:
 *
 * Returns: (transfer full): a report of nothing yet, for programs an object
 */
CanastaReport *
canasta_report_new (void)
{
  return add (NULL, OBJECT, NULL, NULL);
}

void
canasta_report_free (CanastaReport *self)
{
  g_free (self->key);
  g_free (self->label);
  g_clear_pointer (&self->value, json_node_unref);
  g_free (self->shown);
  g_clear_pointer (&self->members, g_ptr_array_unref);
  g_free (self);
}

/**
 * canasta_report_add_object:
 * @self: a report, or a part of one
 * @key: (nullable): its key, %NULL in a list
 * @label: (nullable): a heading of what is in it
 *
 * Returns: (transfer none): a part of it, for programs an object
 */
CanastaReport *
canasta_report_add_object (CanastaReport *self, const char *key, const char *label)
{
  return add (self, OBJECT, key, label);
}

/**
 * canasta_report_add_list:
 * @self: a report, or a part of one
 * @key: (nullable): its key, %NULL in a list
 * @label: (nullable): a heading of what is in it
 *
 * Returns: (transfer none): a part of it, for programs a list
 */
CanastaReport *
canasta_report_add_list (CanastaReport *self, const char *key, const char *label)
{
  return add (self, LIST, key, label);
}

/**
 * canasta_report_add_section:
 * @self: a report, or a part of one
 * @label: a heading of what is in it
 *
 * Returns: (transfer none): a part of it, of which programs see nothing: what is in it
 *   belongs to @self
 */
CanastaReport *
canasta_report_add_section (CanastaReport *self, const char *label)
{
  return add (self, SECTION, NULL, label);
}

/**
 * canasta_report_add:
 * @self: a report, or a part of one
 * @key: (nullable): the key of the value, %NULL in a list
 * @label: (nullable): what stands before it
 * @value: (nullable) (transfer full): the value, %NULL where it is for people alone
 * @shown: (nullable) (transfer full): the value in words, %NULL where it is for programs
 *   alone
 */
void
canasta_report_add (CanastaReport *self, const char *key, const char *label, JsonNode *value,
                    char *shown)
{
  CanastaReport *member = add (self, VALUE, key, label);

  member->value = value;
  member->shown = shown;
}

/* Values for programs alone; no text is null. */

void
canasta_report_add_text (CanastaReport *self, const char *key, const char *text)
{
  JsonNode *value = text ? json_node_init_string (json_node_alloc (), text)
                         : json_node_init_null (json_node_alloc ());

  canasta_report_add (self, key, NULL, value, NULL);
}

void
canasta_report_add_switch (CanastaReport *self, const char *key, gboolean on)
{
  canasta_report_add (self, key, NULL, json_node_init_boolean (json_node_alloc (), on), NULL);
}

void
canasta_report_add_number (CanastaReport *self, const char *key, gint64 number)
{
  canasta_report_add (self, key, NULL, json_node_init_int (json_node_alloc (), number), NULL);
}

/* All members of an object. */
void
canasta_report_add_members (CanastaReport *self, JsonNode *object)
{
  JsonObjectIter iter;
  const char *key;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, json_node_get_object (object));
  while (json_object_iter_next_ordered (&iter, &key, &value))
    canasta_report_add (self, key, NULL, json_node_copy (value), NULL);
}

/* A line for people alone; of no text there is none. */
void
canasta_report_add_line (CanastaReport *self, const char *label, const char *text)
{
  canasta_report_add (self, NULL, label, NULL, g_strdup (text));
}

/* JSON */

static void
build (const CanastaReport *self, JsonBuilder *builder)
{
  if (self->kind == VALUE && !self->value)
    return;
  if (self->key)
    json_builder_set_member_name (builder, self->key);
  if (self->kind == VALUE)
    {
      json_builder_add_value (builder, json_node_copy (self->value));
      return;
    }
  if (self->kind == OBJECT)
    json_builder_begin_object (builder);
  else if (self->kind == LIST)
    json_builder_begin_array (builder);
  for (guint i = 0; i < self->members->len; i++)
    build (g_ptr_array_index (self->members, i), builder);
  if (self->kind == OBJECT)
    json_builder_end_object (builder);
  else if (self->kind == LIST)
    json_builder_end_array (builder);
}

/**
 * canasta_report_to_json:
 * @self: a report
 *
 * Returns: (transfer full): all that is for programs, in the order in which it was added
 */
JsonNode *
canasta_report_to_json (const CanastaReport *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  build (self, builder);
  return json_builder_get_root (builder);
}

/* Text */

static void
append_line (GString *text, guint depth, const char *line)
{
  g_string_append_printf (text, "%*s%s\n", (int) depth * INDENT, "", line);
}

static void
append_value (const CanastaReport *self, GString *text, guint depth, guint width)
{
  g_autofree char *line = NULL;

  if (!self->label)
    line = g_strdup (self->shown);
  else if (width == 0)
    /* Translators: what is told, and its value: "Rounds: 5" */
    line = g_strdup_printf (C_("report", "%1$s: %2$s"), self->label, self->shown);
  else
    line = g_strdup_printf ("%s%*s%s", self->label,
                            MAX ((int) width - (int) g_utf8_strlen (self->label, -1), 1), "",
                            self->shown);
  append_line (text, depth, line);
}

static void
append (const CanastaReport *self, GString *text, guint depth, guint width)
{
  if (self->kind == VALUE)
    {
      if (self->shown)
        append_value (self, text, depth, width);
      return;
    }
  if (self->label)
    {
      if (depth == 0 && text->len > 0)
        g_string_append_c (text, '\n');
      append_line (text, depth++, self->label);
    }
  for (guint i = 0; i < self->members->len; i++)
    append (g_ptr_array_index (self->members, i), text, depth, width);
}

/**
 * canasta_report_to_text:
 * @self: a report
 * @width: in which column values stand; 0 to put them behind their labels, each with a
 *   colon
 *
 * Returns: (transfer full): all that is for people, a line each, in the order in which it
 *   was added: beneath a heading a step to the right, and between what has headings of
 *   its own an empty line
 */
char *
canasta_report_to_text (const CanastaReport *self, guint width)
{
  GString *text = g_string_new (NULL);

  append (self, text, 0, width);
  return g_string_free (text, FALSE);
}

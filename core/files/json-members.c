/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "files/json-members.h"

/**
 * canasta_json_add_number: (skip)
 * @builder: a builder that stands in an object
 * @key: the name of the member
 * @number: its value
 */
void
canasta_json_add_number (JsonBuilder *builder, const char *key, gint64 number)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_int_value (builder, number);
}

/**
 * canasta_json_add_switch: (skip)
 * @builder: a builder that stands in an object
 * @key: the name of the member
 * @on: its value
 */
void
canasta_json_add_switch (JsonBuilder *builder, const char *key, gboolean on)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_boolean_value (builder, on);
}

/**
 * canasta_json_add_places: (skip)
 * @builder: a builder that stands in an object
 * @key: the name of the member
 * @bits: its value: the list of the places of those that are set
 */
void
canasta_json_add_places (JsonBuilder *builder, const char *key, guint bits)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (; bits; bits &= bits - 1)
    json_builder_add_int_value (builder, __builtin_ctz (bits));
  json_builder_end_array (builder);
}

/**
 * canasta_json_add_text: (skip)
 * @builder: a builder that stands in an object
 * @key: the name of the member
 * @text: (nullable): its value, %NULL for `null`
 */
void
canasta_json_add_text (JsonBuilder *builder, const char *key, const char *text)
{
  json_builder_set_member_name (builder, key);
  if (text)
    json_builder_add_string_value (builder, text);
  else
    json_builder_add_null_value (builder);
}

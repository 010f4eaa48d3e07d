/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/message-schema.h"

#include "files/json-members.h"

static void describe_object (const CanastaJsonRow *rows, const char *name, JsonBuilder *builder);

static void
describe_number (const CanastaJsonRow *row, JsonBuilder *builder)
{
  canasta_json_add_text (builder, "type", "integer");
  canasta_json_add_number (builder, "minimum", row->least);
  canasta_json_add_number (builder, "maximum", row->most);
}

static void
describe_text (guint most, JsonBuilder *builder)
{
  canasta_json_add_text (builder, "type", "string");
  if (most > 0)
    canasta_json_add_number (builder, "maxLength", most);
}

static void
describe_choice (const char *const *choices, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "enum");
  json_builder_begin_array (builder);
  for (guint i = 0; choices[i]; i++)
    json_builder_add_string_value (builder, choices[i]);
  json_builder_end_array (builder);
}

/* Begins the description of what a list holds. */
static void
begin_items (const CanastaJsonRow *row, JsonBuilder *builder)
{
  canasta_json_add_text (builder, "type", "array");
  canasta_json_add_number (builder, "maxItems", row->count);
  json_builder_set_member_name (builder, "items");
  json_builder_begin_object (builder);
}

static void
describe_row (const CanastaJsonRow *row, JsonBuilder *builder)
{
  switch (row->kind)
    {
    case CANASTA_JSON_NUMBER:
      describe_number (row, builder);
      break;
    case CANASTA_JSON_SWITCH:
      canasta_json_add_text (builder, "type", "boolean");
      break;
    case CANASTA_JSON_CHOICE:
      describe_choice (row->choices, builder);
      break;
    case CANASTA_JSON_TEXT:
      describe_text ((guint) row->most, builder);
      break;
    case CANASTA_JSON_TEXTS:
      begin_items (row, builder);
      describe_text ((guint) row->most, builder);
      json_builder_end_object (builder);
      break;
    case CANASTA_JSON_FORM:
      canasta_json_add_text (builder, "type", "string");
      if (row->form->pattern)
        canasta_json_add_text (builder, "pattern", row->form->pattern);
      break;
    case CANASTA_JSON_OBJECTS:
      begin_items (row, builder);
      describe_object (row->rows, NULL, builder);
      json_builder_end_object (builder);
      break;
    case CANASTA_JSON_NODE:
      canasta_json_add_text (builder, "type", "object");
      break;
    case CANASTA_JSON_OBJECT:
    case CANASTA_JSON_END:
    default:
      g_assert_not_reached ();
    }
}

/* What an object of those rows is; with the name of a message, of its kind. */
static void
describe_object (const CanastaJsonRow *rows, const char *name, JsonBuilder *builder)
{
  canasta_json_add_text (builder, "type", "object");
  json_builder_set_member_name (builder, "properties");
  json_builder_begin_object (builder);
  if (name)
    {
      json_builder_set_member_name (builder, "k");
      json_builder_begin_object (builder);
      canasta_json_add_text (builder, "const", name);
      json_builder_end_object (builder);
    }
  for (const CanastaJsonRow *row = rows; row->kind != CANASTA_JSON_END; row++)
    {
      json_builder_set_member_name (builder, row->key);
      json_builder_begin_object (builder);
      describe_row (row, builder);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);

  json_builder_set_member_name (builder, "required");
  json_builder_begin_array (builder);
  if (name)
    json_builder_add_string_value (builder, "k");
  for (const CanastaJsonRow *row = rows; row->kind != CANASTA_JSON_END; row++)
    if (row->presence == CANASTA_JSON_NEEDED)
      json_builder_add_string_value (builder, row->key);
  json_builder_end_array (builder);
}

static void
describe_sender (CanastaSender sender, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "oneOf");
  json_builder_begin_array (builder);
  for (CanastaMessageKind kind = 0; kind < CANASTA_N_MESSAGES; kind++)
    {
      const CanastaMessageRow *row = canasta_message_get_row (kind);

      if (row->sender != sender)
        continue;
      json_builder_begin_object (builder);
      canasta_json_add_text (builder, "title", row->name);
      canasta_json_add_text (builder, "description", row->summary);
      describe_object (row->rows, row->name, builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/**
 * canasta_message_schema_write:
 *
 * Returns: (transfer full): a JSON schema of all messages, those of a guest in
 *   `#/$defs/guest`, those of a host in `#/$defs/host`
 */
JsonNode *
canasta_message_schema_write (void)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  canasta_json_add_text (builder, "$schema", "https://json-schema.org/draft/2020-12/schema");
  canasta_json_add_text (builder, "title", CANASTA_PROTOCOL);
  json_builder_set_member_name (builder, "$defs");
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "guest");
  describe_sender (CANASTA_SENDER_GUEST, builder);
  json_builder_set_member_name (builder, "host");
  describe_sender (CANASTA_SENDER_HOST, builder);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

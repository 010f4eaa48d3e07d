/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the page about the protocol says of each message, from their description. */
#include "config.h"

#include "protocol-page.h"

#include <string.h>

#include "network/message-schema.h"

/* What is made stands between these. */
#define BEGINNING "<!-- Made by `ninja write-protocol`, from app/network/message-rows.c. -->\n"
#define END "<!-- To here. -->\n"

static void add_rows (GString *page, const CanastaJsonRow *rows, const char *before);

static void
add_choices (GString *page, const char *const *choices)
{
  for (guint i = 0; choices[i]; i++)
    g_string_append_printf (page, "%s`%s`", i > 0 ? ", " : "", choices[i]);
}

static void
add_value (GString *page, const CanastaJsonRow *row)
{
  switch (row->kind)
    {
    case CANASTA_JSON_NUMBER:
      g_string_append_printf (page, "number, %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT, row->least,
                              row->most);
      break;
    case CANASTA_JSON_SWITCH:
      g_string_append (page, "`true` or `false`");
      break;
    case CANASTA_JSON_CHOICE:
      add_choices (page, row->choices);
      break;
    case CANASTA_JSON_TEXT:
      g_string_append_printf (page, "text of one line, cut after %u characters",
                              (guint) row->most);
      break;
    case CANASTA_JSON_TEXTS:
      g_string_append_printf (page, "list of at most %u texts, each cut after %u characters",
                              row->count, (guint) row->most);
      break;
    case CANASTA_JSON_FORM:
      g_string_append_printf (page, "text%s%s%s", row->form->pattern ? " like `" : " in the notation",
                              row->form->pattern ? row->form->pattern : "",
                              row->form->pattern ? "`" : "");
      break;
    case CANASTA_JSON_OBJECTS:
      g_string_append_printf (page, "list of at most %u objects", row->count);
      break;
    case CANASTA_JSON_NODE:
      g_string_append (page, "object");
      break;
    case CANASTA_JSON_OBJECT:
    case CANASTA_JSON_END:
    default:
      g_assert_not_reached ();
    }
}

static void
add_row (GString *page, const CanastaJsonRow *row, const char *before)
{
  g_string_append_printf (page, "| `%s%s` | ", before, row->key);
  add_value (page, row);
  g_string_append (page, row->presence == CANASTA_JSON_NEEDED ? " | needed |\n" : " | |\n");
  if (row->kind == CANASTA_JSON_OBJECTS)
    {
      g_autofree char *inner = g_strconcat (before, row->key, "[].", NULL);

      add_rows (page, row->rows, inner);
    }
}

static void
add_rows (GString *page, const CanastaJsonRow *rows, const char *before)
{
  for (const CanastaJsonRow *row = rows; row->kind != CANASTA_JSON_END; row++)
    add_row (page, row, before);
}

static void
add_message (GString *page, const CanastaMessageRow *row)
{
  g_string_append_printf (page, "\n### `%s`\n\n%s", row->name, row->summary);
  if (row->capability)
    g_string_append_printf (page, " Only to who can `%s`.", row->capability);
  g_string_append (page, "\n\n");
  if (row->rows->kind != CANASTA_JSON_END)
    {
      g_string_append (page, "| key | value | |\n|---|---|---|\n");
      add_rows (page, row->rows, "");
      g_string_append_c (page, '\n');
    }
  g_string_append_printf (page, "```json\n%s\n```\n", row->example);
}

/* Returns: (transfer full): a section a message */
char *
test_protocol_write_messages (void)
{
  static const char *const titles[] = { "What a guest says", "What a host says" };
  GString *page = g_string_new (NULL);

  for (CanastaSender sender = CANASTA_SENDER_GUEST; sender <= CANASTA_SENDER_HOST; sender++)
    {
      g_string_append_printf (page, "%s## %s\n\nAt most %u bytes each.\n",
                              sender == CANASTA_SENDER_GUEST ? "" : "\n", titles[sender],
                              (guint) canasta_message_get_limit (sender));
      for (CanastaMessageKind kind = 0; kind < CANASTA_N_MESSAGES; kind++)
        if (canasta_message_get_row (kind)->sender == sender)
          add_message (page, canasta_message_get_row (kind));
    }
  return g_string_free (page, FALSE);
}

/* Returns: (transfer full): the schema, as it is kept beside the page */
char *
test_protocol_write_schema (void)
{
  g_autoptr (JsonNode) schema = canasta_message_schema_write ();

  return canasta_json_write (schema, TRUE);
}

/* Returns: (transfer full) (nullable): the page with those sections in the place of its
 *   own; %NULL where it has no place for them */
char *
test_protocol_put_messages (const char *page, const char *messages)
{
  const char *beginning = strstr (page, BEGINNING);
  const char *end = beginning ? strstr (beginning, END) : NULL;
  g_autofree char *before = NULL;

  if (!end)
    return NULL;
  before = g_strndup (page, (gsize) (beginning - page) + strlen (BEGINNING));
  return g_strconcat (before, "\n", messages, "\n", end, NULL);
}

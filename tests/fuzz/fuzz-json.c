/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes are either refused with one sentence, or are an object which reads
 * the same after it is written, and through which a reader can walk. */
#include "config.h"

#include "files/json-reader.h"

#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
check_written (JsonNode *node,
               gboolean  pretty)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = canasta_json_write (node, pretty);
  g_autoptr (JsonNode) again = canasta_json_read (text, -1, "again", NULL, &error);
  g_autofree char *text_again = NULL;

  g_assert_no_error (error);
  g_assert_true (json_node_equal (node, again));
  text_again = canasta_json_write (again, pretty);
  g_assert_cmpstr (text, ==, text_again);
}

static void
check_sentence (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == CANASTA_JSON_ERROR);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_true (g_str_has_prefix (error->message, "input"));
  g_assert_cmpuint (g_utf8_strlen (error->message, -1), <, 300);
  g_assert_null (strpbrk (error->message, "\n\r\x1b"));
}

static void
read_everything (CanastaJsonReader *reader,
                 JsonNode          *node)
{
  guint length;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      g_auto (GStrv) keys = canasta_json_reader_list_keys (reader);

      for (guint i = 0; keys[i]; i++)
        {
          JsonNode *member = json_object_get_member (json_node_get_object (node), keys[i]);

          g_assert_cmpuint (canasta_json_reader_get_line (reader, keys[i]), >=,
                            canasta_json_reader_get_line (reader, NULL));
          if (JSON_NODE_HOLDS_OBJECT (member))
            {
              g_assert_true (canasta_json_reader_enter_object (reader, keys[i]));
              read_everything (reader, member);
              canasta_json_reader_leave (reader);
            }
          else if (JSON_NODE_HOLDS_ARRAY (member))
            {
              g_assert_true (canasta_json_reader_enter_list (reader, keys[i], G_MAXUINT, &length));
              read_everything (reader, member);
              canasta_json_reader_leave (reader);
            }
          else
            {
              g_assert_cmpint (canasta_json_reader_has (reader, keys[i]), ==,
                               !JSON_NODE_HOLDS_NULL (member));
            }
        }
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *list = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (list); i++)
        {
          g_assert_true (canasta_json_reader_enter_element (reader, i));
          read_everything (reader, json_array_get_element (list, i));
          canasta_json_reader_leave (reader);
        }
    }
}

/* What a caller does with a text it hopes to be a game of its own. */
static void
read_hopefully (CanastaJsonReader *reader)
{
  static const char *const phases[] = { "draw", "play", "reply", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) totals = NULL;
  g_auto (GStrv) melds = NULL;

  canasta_json_reader_require (reader, "format", NULL);
  canasta_json_reader_get_int (reader, "format", 1, 1, 1);
  canasta_json_reader_get_string (reader, "variant", NULL);
  canasta_json_reader_get_bool (reader, "last-turn", FALSE);
  canasta_json_reader_get_choice (reader, "phase", phases, 0);
  totals = canasta_json_reader_get_ints (reader, "totals", -100, 10000, 6);
  melds = canasta_json_reader_get_strings (reader, "melds", 24);
  if (canasta_json_reader_enter_object (reader, "rules"))
    {
      canasta_json_reader_get_int (reader, "draw-count", 1, 3, 2);
      canasta_json_reader_leave (reader);
    }
  canasta_json_reader_refuse_unknown (reader);

  if (!canasta_json_reader_finish (reader, &error))
    check_sentence (error);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  const char *text = (const char *) data;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (CanastaJsonReader) walker = NULL;
  g_autoptr (CanastaJsonReader) reader = NULL;
  g_auto (GStrv) unknown = NULL;

  if (size == 0)
    text = "";

  node = canasta_json_read (text, size, "input", NULL, &error);
  if (!node)
    {
      check_sentence (error);
      return 0;
    }

  g_assert_no_error (error);
  check_written (node, FALSE);
  check_written (node, TRUE);

  walker = canasta_json_reader_new (text, size, "input", NULL);
  read_everything (walker, node);
  unknown = canasta_json_reader_list_unknown (walker);
  g_assert_cmpuint (g_strv_length (unknown), ==, 0);
  g_assert_true (canasta_json_reader_finish (walker, NULL));

  reader = canasta_json_reader_new (text, size, "input", NULL);
  read_hopefully (reader);
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything that is kept as rows: each record is read as it was written, whatever its
 * members are, and what a row does not allow is refused by the name of its key. */
#include "config.h"

#include <string.h>

#include "../../app/cli/simulation/tally.h"
#include "canasta.h"
#include "json-filling.h"
#include "review/review-private.h"

/* What no record of the library has yet. */
typedef struct
{
  gint16 number;
  char *text;
} Item;

static const CanastaJsonRow item_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("number", Item, number, -5, 300, NEEDED),
  CANASTA_JSON_ROW_TEXT ("text", Item, text, 12, IF_ANY),
  { NULL },
};

typedef struct
{
  guint8 n_items;
  Item items[4];
  guint8 n_others;
  Item others[2];
  JsonNode *node;
  gint32 or_none;
} List;

static const CanastaJsonRow list_rows[] = {
  CANASTA_JSON_ROW_OBJECTS ("items", List, items, n_items, item_rows, NEEDED),
  CANASTA_JSON_ROW_OBJECTS ("others", List, others, n_others, item_rows, IF_ANY),
  CANASTA_JSON_ROW_NODE ("node", List, node, IF_ANY),
  CANASTA_JSON_ROW_OR_NONE ("or-none", List, or_none, 0, 9, -1),
  { NULL },
};

/* A record a row. */
static const struct
{
  const char *name;
  const CanastaJsonRow *rows;
  gsize size;
} records[] = {
  { "personal", canasta_personal_rows, sizeof (CanastaPersonal) },
  { "origin", canasta_origin_rows, sizeof (CanastaOrigin) },
  { "result", canasta_result_rows, sizeof (CanastaResult) },
  { "round-result", canasta_round_result_rows, sizeof (CanastaRoundResult) },
  { "statistics", canasta_statistics_rows, sizeof (CanastaStatistics) },
  { "score", canasta_score_rows, sizeof (CanastaScoreRow) },
  { "review-step", canasta_review_step_rows, sizeof (CanastaReviewStep) },
  { "review-decision", canasta_review_decision_rows, sizeof (CanastaReviewStep) },
  { "review-worth", canasta_review_worth_rows, sizeof (CanastaReviewStep) },
  { "tally", canasta_tally_rows, sizeof (CanastaTally) },
  { "list", list_rows, sizeof (List) },
};

/* Text and back. */

static JsonNode *
write_record (const CanastaJsonRow *rows, const char *record)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  canasta_json_rows_write (rows, record, builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static void
read_record (const CanastaJsonRow *rows, JsonNode *node, char *record, GError **error)
{
  g_autofree char *text = canasta_json_write (node, TRUE);
  g_autoptr (CanastaJsonReader) reader = canasta_json_reader_new (text, -1, "record.json", error);

  g_assert_nonnull (reader);
  canasta_json_rows_read (rows, reader, record);
  canasta_json_reader_refuse_unknown (reader);
  canasta_json_reader_finish (reader, error);
}

static void
test_round_trip (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    for (TestJsonFilling filling = TEST_JSON_NOUGHT; filling <= TEST_JSON_LAST; filling++)
      {
        const CanastaJsonRow *rows = records[i].rows;
        g_autofree char *record = g_malloc0 (records[i].size);
        g_autofree char *again = g_malloc0 (records[i].size);
        g_autoptr (JsonNode) node = NULL;
        g_autoptr (JsonNode) same = NULL;
        g_autoptr (GError) error = NULL;

        g_test_message ("%s, %d", records[i].name, filling);
        test_json_fill (rows, record, filling, random);
        node = write_record (rows, record);
        read_record (rows, node, again, &error);
        g_assert_no_error (error);
        TEST_JSON_FOR_EACH_ROW (row, rows)
          test_json_compare (row, record + row->offset, again + row->offset);
        same = write_record (rows, again);
        g_assert_true (json_node_equal (node, same));
        canasta_json_rows_clear (rows, record);
        canasta_json_rows_clear (rows, again);
      }
}

/* Refusals. */

/* That a record with a member of this value, a text of JSON or %NULL for none, is
 * refused for it, and for the member. */
static void
check_refused (guint i, const char *key, const char *value, CanastaJsonError code)
{
  const CanastaJsonRow *rows = records[i].rows;
  g_autoptr (GRand) random = g_rand_new_with_seed (2);
  g_autofree char *record = g_malloc0 (records[i].size);
  g_autofree char *again = g_malloc0 (records[i].size);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  JsonObject *object;

  g_test_message ("%s: %s is %s", records[i].name, key, value ? value : "missing");
  test_json_fill (rows, record, TEST_JSON_BETWEEN, random);
  node = write_record (rows, record);
  object = json_node_get_object (node);
  if (value)
    json_object_set_member (object, key, json_from_string (value, NULL));
  else
    json_object_remove_member (object, key);
  read_record (rows, node, again, &error);
  g_assert_error (error, CANASTA_JSON_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, key));
  canasta_json_rows_clear (rows, record);
  canasta_json_rows_clear (rows, again);
}

/* A number beside what a row allows, alone or first in a list; what no JSON holds exactly is
 * refused before. */
static void
check_number_refused (guint i, const CanastaJsonRow *row, const char *key, gint64 number)
{
  g_autofree char *value =
    g_strdup_printf (row->count > 0 && row->key ? "[%" G_GINT64_FORMAT "]" : "%" G_GINT64_FORMAT,
                     number);

  if (ABS (number) <= CANASTA_JSON_MAX_INTEGER)
    check_refused (i, key, value, CANASTA_JSON_ERROR_RANGE);
}

static void
check_numbers_refused (guint i, const CanastaJsonRow *row, const char *key)
{
  gboolean is_list = row->count > 0 && row->key;

  check_number_refused (i, row, key, row->least - 1);
  check_number_refused (i, row, key, row->most + 1);
  check_refused (i, key, is_list ? "[1.5]" : "1.5", CANASTA_JSON_ERROR_TYPE);
  check_refused (i, key, "\"1\"", CANASTA_JSON_ERROR_TYPE);
  if (is_list)
    {
      g_autofree char *rest = g_strnfill (2 * row->count, '1');
      g_autofree char *list = NULL;

      for (guint k = 0; k < 2 * row->count; k += 2)
        rest[k] = ',';
      list = g_strdup_printf ("[1%s]", rest);
      check_refused (i, key, list, CANASTA_JSON_ERROR_RANGE);
    }
}

static void
check_row_refused (guint i, const CanastaJsonRow *row)
{
  switch (row->kind)
    {
    case CANASTA_JSON_NUMBER:
      for (guint place = 0; row->get_key && place < row->count; place++)
        if (row->get_key (place))
          check_numbers_refused (i, row, row->get_key (place));
      if (row->key)
        check_numbers_refused (i, row, row->key);
      break;
    case CANASTA_JSON_SWITCH:
      check_refused (i, row->key, "1", CANASTA_JSON_ERROR_TYPE);
      break;
    case CANASTA_JSON_CHOICE:
    case CANASTA_JSON_FORM:
      check_refused (i, row->key, "\"nonsense\"", CANASTA_JSON_ERROR_RANGE);
      check_refused (i, row->key, "1", CANASTA_JSON_ERROR_TYPE);
      break;
    case CANASTA_JSON_TEXTS:
      check_refused (i, row->key, "[1]", CANASTA_JSON_ERROR_TYPE);
      break;
    case CANASTA_JSON_OBJECTS:
      check_refused (i, row->key, "{}", CANASTA_JSON_ERROR_TYPE);
      check_refused (i, row->key, "[1]", CANASTA_JSON_ERROR_TYPE);
      check_refused (i, row->key, "[{\"number\": 301}]", CANASTA_JSON_ERROR_RANGE);
      check_refused (i, row->key, "[{}]", CANASTA_JSON_ERROR_MISSING);
      check_refused (i, row->key, "[0,0,0,0,0]", CANASTA_JSON_ERROR_RANGE);
      break;
    case CANASTA_JSON_NODE:
      check_refused (i, row->key, "[1]", CANASTA_JSON_ERROR_TYPE);
      break;
    case CANASTA_JSON_TEXT:
    case CANASTA_JSON_OBJECT:
    case CANASTA_JSON_END:
    default:
      check_refused (i, row->key, "1", CANASTA_JSON_ERROR_TYPE);
    }
  if (row->presence == CANASTA_JSON_NEEDED)
    check_refused (i, row->key, NULL, CANASTA_JSON_ERROR_MISSING);
}

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    TEST_JSON_FOR_EACH_ROW (row, records[i].rows)
      check_row_refused (i, row);
}

/* What may be left out is nought then. */
static void
test_left_out (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      const CanastaJsonRow *rows = records[i].rows;
      g_autofree char *record = g_malloc0 (records[i].size);
      g_autofree char *nought = g_malloc0 (records[i].size);
      g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
      g_autoptr (GError) error = NULL;
      gboolean needs = FALSE;

      TEST_JSON_FOR_EACH_ROW (row, rows)
        needs |= row->presence == CANASTA_JSON_NEEDED;
      json_node_take_object (node, json_object_new ());
      read_record (rows, node, record, &error);
      g_assert_cmpint (error != NULL, ==, needs);
      TEST_JSON_FOR_EACH_ROW (row, rows)
        if (row->none != 0)
          g_assert_cmpint (*(gint32 *) (gpointer) (record + row->offset), ==, row->none);
        else if (row->kind != CANASTA_JSON_TEXTS || row->presence == CANASTA_JSON_IF_ANY)
          g_assert_cmpmem (record + row->offset, MAX (row->size, 1), nought + row->offset,
                           MAX (row->size, 1));
      canasta_json_rows_clear (rows, record);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/json-rows/round-trip", test_round_trip);
  g_test_add_func ("/json-rows/refused", test_refused);
  g_test_add_func ("/json-rows/left-out", test_left_out);
  return g_test_run ();
}

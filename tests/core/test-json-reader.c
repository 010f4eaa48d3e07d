/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Taking checked values out of a JSON object. */
#include "config.h"

#include "files/json-reader.h"

static const char *const phases[] = { "draw", "play", "reply", NULL };

static CanastaJsonReader *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  CanastaJsonReader *reader = canasta_json_reader_new (text, -1, "f", &error);

  g_assert_no_error (error);
  return reader;
}

static void
assert_fails (CanastaJsonReader *reader,
              CanastaJsonError   code,
              const char        *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_json_reader_has_failed (reader));
  g_assert_false (canasta_json_reader_finish (reader, &error));
  g_assert_error (error, CANASTA_JSON_ERROR, (int) code);
  g_assert_cmpstr (error->message, ==, message);
}

static void
assert_no_failure (CanastaJsonReader *reader)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_json_reader_finish (reader, &error));
  g_assert_no_error (error);
}

static void
test_values (void)
{
  g_autoptr (CanastaJsonReader) reader = read_text (
    "{ \"number\": -7, \"whole\": 2.0, \"yes\": true, \"no\": false, \"text\": \"4C\","
    "  \"phase\": \"play\", \"numbers\": [1, 2, 3], \"texts\": [\"a\", \"b\"],"
    "  \"none\": [], \"null\": null }");
  g_autoptr (GArray) numbers = canasta_json_reader_get_ints (reader, "numbers", 1, 3, 3);
  g_autoptr (GArray) none = canasta_json_reader_get_ints (reader, "none", 1, 3, 3);
  g_auto (GStrv) texts = canasta_json_reader_get_strings (reader, "texts", 2);

  g_assert_cmpint (canasta_json_reader_get_int (reader, "number", -7, 0, 0), ==, -7);
  g_assert_cmpint (canasta_json_reader_get_int (reader, "whole", 0, 2, 0), ==, 2);
  g_assert_true (canasta_json_reader_get_bool (reader, "yes", FALSE));
  g_assert_false (canasta_json_reader_get_bool (reader, "no", TRUE));
  g_assert_cmpstr (canasta_json_reader_get_string (reader, "text", NULL), ==, "4C");
  g_assert_cmpuint (canasta_json_reader_get_choice (reader, "phase", phases, 0), ==, 1);
  g_assert_nonnull (numbers);
  g_assert_cmpuint (numbers->len, ==, 3);
  g_assert_cmpint (g_array_index (numbers, gint64, 2), ==, 3);
  g_assert_nonnull (none);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (g_strv_length (texts), ==, 2);
  g_assert_cmpstr (texts[1], ==, "b");
  assert_no_failure (reader);
}

static void
test_fallbacks (void)
{
  g_autoptr (CanastaJsonReader) reader = read_text ("{ \"null\": null }");
  const char *keys[] = { "null", "missing" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      guint length = 9;

      g_assert_false (canasta_json_reader_has (reader, keys[i]));
      g_assert_cmpint (canasta_json_reader_get_int (reader, keys[i], 1, 3, 42), ==, 42);
      g_assert_true (canasta_json_reader_get_bool (reader, keys[i], TRUE));
      g_assert_cmpstr (canasta_json_reader_get_string (reader, keys[i], "x"), ==, "x");
      g_assert_cmpuint (canasta_json_reader_get_choice (reader, keys[i], phases, 2), ==, 2);
      g_assert_null (canasta_json_reader_get_ints (reader, keys[i], 1, 3, 3));
      g_assert_null (canasta_json_reader_get_strings (reader, keys[i], 3));
      g_assert_null (canasta_json_reader_get_node (reader, keys[i]));
      g_assert_false (canasta_json_reader_enter_object (reader, keys[i]));
      g_assert_false (canasta_json_reader_enter_list (reader, keys[i], 3, &length));
      g_assert_cmpuint (length, ==, 0);
    }
  assert_no_failure (reader);
}

typedef enum
{
  READ_INT,
  READ_BOOL,
  READ_STRING,
  READ_CHOICE,
  READ_INTS,
  READ_STRINGS,
  READ_OBJECT,
  READ_LIST,
  READ_REQUIRED,
} Read;

typedef struct
{
  Read read;
  const char *value;
  CanastaJsonError code;
  const char *message;
} Refusal;

/* Each value stands under the key "v" on line 2 of an object "o". */
static const Refusal refusals[] = {
  { READ_INT, "\"1\"", CANASTA_JSON_ERROR_TYPE,
    "f, line 2, “o/v”: the value must be a whole number." },
  { READ_INT, "1.5", CANASTA_JSON_ERROR_TYPE,
    "f, line 2, “o/v”: the value must be a whole number." },
  { READ_INT, "1e300", CANASTA_JSON_ERROR_TYPE,
    "f, line 2, “o/v”: the value must be a whole number." },
  { READ_INT, "true", CANASTA_JSON_ERROR_TYPE,
    "f, line 2, “o/v”: the value must be a whole number." },
  { READ_INT, "[1]", CANASTA_JSON_ERROR_TYPE,
    "f, line 2, “o/v”: the value must be a whole number." },
  { READ_INT, "0", CANASTA_JSON_ERROR_RANGE,
    "f, line 2, “o/v”: the number must be from 1 to 3; it is 0." },
  { READ_INT, "4", CANASTA_JSON_ERROR_RANGE,
    "f, line 2, “o/v”: the number must be from 1 to 3; it is 4." },
  { READ_BOOL, "1", CANASTA_JSON_ERROR_TYPE,
    "f, line 2, “o/v”: the value must be true or false." },
  { READ_BOOL, "{}", CANASTA_JSON_ERROR_TYPE,
    "f, line 2, “o/v”: the value must be true or false." },
  { READ_STRING, "1", CANASTA_JSON_ERROR_TYPE,
    "f, line 2, “o/v”: the value must be a string in double quotes." },
  { READ_STRING, "[]", CANASTA_JSON_ERROR_TYPE,
    "f, line 2, “o/v”: the value must be a string in double quotes." },
  { READ_CHOICE, "1", CANASTA_JSON_ERROR_TYPE,
    "f, line 2, “o/v”: the value must be a string in double quotes." },
  { READ_CHOICE, "\"sleep\"", CANASTA_JSON_ERROR_RANGE,
    "f, line 2, “o/v”: the string must be one of draw, play, reply; it is “sleep”." },
  { READ_INTS, "1", CANASTA_JSON_ERROR_TYPE,
    "f, line 2, “o/v”: the value must be a list in brackets [ ]." },
  { READ_INTS, "[1, 2, 3]", CANASTA_JSON_ERROR_RANGE,
    "f, line 2, “o/v”: the list is too long: 2 at most, not 3." },
  { READ_INTS, "[1,\n4]", CANASTA_JSON_ERROR_RANGE,
    "f, line 3, “o/v/1”: the number must be from 1 to 3; it is 4." },
  { READ_INTS, "[1, null]", CANASTA_JSON_ERROR_TYPE,
    "f, line 2, “o/v/1”: the value must be a whole number." },
  { READ_STRINGS, "[\"a\", 1]", CANASTA_JSON_ERROR_TYPE,
    "f, line 2, “o/v/1”: the value must be a string in double quotes." },
  { READ_STRINGS, "[null]", CANASTA_JSON_ERROR_TYPE,
    "f, line 2, “o/v/0”: the value must be a string in double quotes." },
  { READ_OBJECT, "[]", CANASTA_JSON_ERROR_TYPE,
    "f, line 2, “o/v”: the value must be an object in braces { }." },
  { READ_LIST, "{}", CANASTA_JSON_ERROR_TYPE,
    "f, line 2, “o/v”: the value must be a list in brackets [ ]." },
  { READ_REQUIRED, "null", CANASTA_JSON_ERROR_MISSING,
    "f, line 2, “o/v”: this key is missing." },
  { READ_REQUIRED, "1", CANASTA_JSON_ERROR_MISSING,
    "f, line 1, “o/w”: this key is missing." },
};

static void
test_refusal (gconstpointer data)
{
  const Refusal *refusal = data;
  g_autofree char *text = g_strdup_printf ("{\"o\": {\n\"v\": %s, \"good\": 2}}", refusal->value);
  g_autoptr (CanastaJsonReader) reader = read_text (text);
  guint length;

  g_assert_true (canasta_json_reader_enter_object (reader, "o"));
  switch (refusal->read)
    {
    case READ_INT:
      g_assert_cmpint (canasta_json_reader_get_int (reader, "v", 1, 3, 42), ==, 42);
      break;
    case READ_BOOL:
      g_assert_true (canasta_json_reader_get_bool (reader, "v", TRUE));
      break;
    case READ_STRING:
      g_assert_cmpstr (canasta_json_reader_get_string (reader, "v", "x"), ==, "x");
      break;
    case READ_CHOICE:
      g_assert_cmpuint (canasta_json_reader_get_choice (reader, "v", phases, 2), ==, 2);
      break;
    case READ_INTS:
      g_assert_null (canasta_json_reader_get_ints (reader, "v", 1, 3, 2));
      break;
    case READ_STRINGS:
      g_assert_null (canasta_json_reader_get_strings (reader, "v", 2));
      break;
    case READ_OBJECT:
      g_assert_false (canasta_json_reader_enter_object (reader, "v"));
      break;
    case READ_LIST:
      g_assert_false (canasta_json_reader_enter_list (reader, "v", 2, &length));
      break;
    case READ_REQUIRED:
      canasta_json_reader_require (reader, "v", "w", NULL);
      break;
    default:
      g_assert_not_reached ();
    }

  /* The first error stays, and what comes after it reads as left out. */
  g_assert_cmpint (canasta_json_reader_get_int (reader, "good", 0, 9, 5), ==, 5);
  g_assert_false (canasta_json_reader_has (reader, "good"));
  canasta_json_reader_require (reader, "absent", NULL);
  canasta_json_reader_refuse_unknown (reader);
  canasta_json_reader_leave (reader);
  assert_fails (reader, refusal->code, refusal->message);
}

static void
test_walk (void)
{
  g_autoptr (CanastaJsonReader) reader = read_text (
    "{ \"hands\": { \"3\": \"9H\", \"0\": \"QC\" },\n"
    "  \"melds\": [ { \"cards\": \"KC KD KH\" },\n"
    "               [ 5, \"6\" ] ] }");
  g_auto (GStrv) seats = NULL;
  g_autofree char *pointer = NULL;
  guint length;

  g_assert_true (canasta_json_reader_enter_object (reader, "hands"));
  seats = canasta_json_reader_list_keys (reader);
  g_assert_cmpuint (g_strv_length (seats), ==, 2);
  g_assert_cmpstr (seats[0], ==, "3");
  g_assert_cmpstr (canasta_json_reader_get_string (reader, "0", NULL), ==, "QC");
  canasta_json_reader_leave (reader);

  g_assert_true (canasta_json_reader_enter_list (reader, "melds", 2, &length));
  g_assert_cmpuint (length, ==, 2);

  g_assert_true (canasta_json_reader_enter_element (reader, 0));
  g_assert_true (canasta_json_reader_enter_object (reader, NULL));
  g_assert_cmpstr (canasta_json_reader_get_string (reader, "cards", NULL), ==, "KC KD KH");
  g_assert_cmpuint (canasta_json_reader_get_line (reader, "cards"), ==, 2);
  canasta_json_reader_leave (reader);
  canasta_json_reader_leave (reader);

  g_assert_true (canasta_json_reader_enter_element (reader, 1));
  g_assert_true (canasta_json_reader_enter_list (reader, NULL, 2, &length));
  g_assert_true (canasta_json_reader_enter_element (reader, 0));
  g_assert_cmpint (canasta_json_reader_get_int (reader, NULL, 0, 9, 0), ==, 5);
  canasta_json_reader_leave (reader);
  g_assert_true (canasta_json_reader_enter_element (reader, 1));
  pointer = canasta_json_reader_dup_pointer (reader, NULL);
  g_assert_cmpstr (pointer, ==, "/melds/1/1");
  g_assert_cmpuint (canasta_json_reader_get_line (reader, NULL), ==, 3);

  assert_no_failure (reader);
  /* A key asked of what is no object is the text's fault, not the caller's. */
  canasta_json_reader_get_int (reader, "key", 0, 9, 0);
  assert_fails (reader, CANASTA_JSON_ERROR_TYPE,
                "f, line 3, “melds/1/1”: the value must be an object in braces { }.");
}

static void
test_unknown (void)
{
  g_autoptr (CanastaJsonReader) reader = read_text (
    "{ \"format\": 1,\n"
    "  \"rules\": { \"anything\": { \"at\": \"all\" } },\n"
    "  \"turn\": { \"seat\": 0,\n"
    "    \"sit\": { \"x\": 1 } },\n"
    "  \"list\": [ { \"a/b\": 1, \"c\": 2 } ],\n"
    "  \"null\": null,\n"
    "  \"extra\": null }");
  g_auto (GStrv) unknown = NULL;
  g_autofree char *joined = NULL;
  guint length;

  canasta_json_reader_get_int (reader, "format", 1, 1, 1);
  g_assert_nonnull (canasta_json_reader_get_node (reader, "rules"));
  /* Asking once more does not make it less known. */
  g_assert_true (canasta_json_reader_has (reader, "rules"));
  g_assert_false (canasta_json_reader_has (reader, "null"));
  g_assert_true (canasta_json_reader_enter_object (reader, "turn"));
  canasta_json_reader_get_int (reader, "seat", 0, 5, 0);
  canasta_json_reader_leave (reader);
  g_assert_true (canasta_json_reader_enter_list (reader, "list", 1, &length));
  g_assert_true (canasta_json_reader_enter_element (reader, 0));
  canasta_json_reader_get_int (reader, "c", 0, 5, 0);
  canasta_json_reader_leave (reader);
  canasta_json_reader_leave (reader);
  assert_no_failure (reader);

  unknown = canasta_json_reader_list_unknown (reader);
  joined = g_strjoinv (" ", unknown);
  g_assert_cmpstr (joined, ==, "/turn/sit /list/0/a~1b /extra");

  canasta_json_reader_refuse_unknown (reader);
  assert_fails (reader, CANASTA_JSON_ERROR_UNKNOWN_KEY,
                "f, line 4, “turn/sit”: this key is not known.");
}

static void
test_nothing_unknown (void)
{
  g_autoptr (CanastaJsonReader) reader = read_text ("{ \"a\": [1, 2] }");
  g_autoptr (GArray) numbers = canasta_json_reader_get_ints (reader, "a", 0, 9, 2);

  g_assert_nonnull (numbers);
  canasta_json_reader_refuse_unknown (reader);
  assert_no_failure (reader);
}

static void
test_refuse (void)
{
  g_autoptr (CanastaJsonReader) reader = read_text ("{\n\"pile\": \"4X\" }");
  g_autoptr (CanastaJsonReader) whole = read_text ("\n{ \"pile\": \"4X\" }");
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) whole_error = NULL;

  canasta_json_reader_refuse (reader, "pile",
                              g_error_new (G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                                           "“4X” is not a card."));
  canasta_json_reader_refuse (reader, NULL,
                              g_error_new (G_IO_ERROR, G_IO_ERROR_FAILED, "Too late."));
  g_assert_false (canasta_json_reader_finish (reader, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_assert_cmpstr (error->message, ==, "f, line 2, “pile”: “4X” is not a card.");

  canasta_json_reader_refuse (whole, NULL,
                              g_error_new (G_IO_ERROR, G_IO_ERROR_FAILED, "A card too many."));
  g_assert_false (canasta_json_reader_finish (whole, &whole_error));
  g_assert_cmpstr (whole_error->message, ==, "f, line 2: A card too many.");
}

static void
test_lines_of_objects (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaJsonReader) reader =
    canasta_json_reader_new_at ("{\"seat\": 9}", -1, "moves.jsonl", 512, &error);

  g_assert_no_error (error);
  canasta_json_reader_get_int (reader, "seat", 0, 5, 0);
  assert_fails (reader, CANASTA_JSON_ERROR_RANGE,
                "moves.jsonl, line 512, “seat”: the number must be from 0 to 5; it is 9.");

  g_assert_null (canasta_json_reader_new_at ("{]", -1, "moves.jsonl", 513, &error));
  g_assert_error (error, CANASTA_JSON_ERROR, CANASTA_JSON_ERROR_SYNTAX);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/json-reader/values", test_values);
  g_test_add_func ("/json-reader/fallbacks", test_fallbacks);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/json-reader/refuses/%u", i);

      g_test_add_data_func (path, &refusals[i], test_refusal);
    }
  g_test_add_func ("/json-reader/walk", test_walk);
  g_test_add_func ("/json-reader/unknown", test_unknown);
  g_test_add_func ("/json-reader/nothing-unknown", test_nothing_unknown);
  g_test_add_func ("/json-reader/refuse", test_refuse);
  g_test_add_func ("/json-reader/lines-of-objects", test_lines_of_objects);

  return g_test_run ();
}

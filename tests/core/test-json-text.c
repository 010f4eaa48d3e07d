/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading strangers' JSON strictly, writing our own, and the lines of values. */
#include "config.h"

#include "files/json-text.h"

typedef struct
{
  const char *name;
  const char *text;
  CanastaJsonError code;
  const char *message;
} Refusal;

static const Refusal refusals[] = {
  { "empty", "", CANASTA_JSON_ERROR_NOT_ONE_OBJECT, "f: there is nothing in it." },
  { "only-space", " \n\n", CANASTA_JSON_ERROR_NOT_ONE_OBJECT, "f: there is nothing in it." },
  { "root-list", "[1]", CANASTA_JSON_ERROR_NOT_ONE_OBJECT,
    "f, line 1: the text does not begin with “{”." },
  { "root-null", "null", CANASTA_JSON_ERROR_NOT_ONE_OBJECT,
    "f, line 1: the text does not begin with “{”." },
  { "assignment", "var x = {}", CANASTA_JSON_ERROR_NOT_ONE_OBJECT,
    "f, line 1: the text does not begin with “{”." },
  { "trailing-list", "{\"a\":1}[2]", CANASTA_JSON_ERROR_NOT_ONE_OBJECT,
    "f, line 1: “[” comes after the end of the object." },
  { "trailing-word", "{}\n\nend of file", CANASTA_JSON_ERROR_NOT_ONE_OBJECT,
    "f, line 3: “end” comes after the end of the object." },
  { "trailing-brace", "{}}", CANASTA_JSON_ERROR_NOT_ONE_OBJECT,
    "f, line 1: “}” comes after the end of the object." },
  { "two-objects", "{}\n{}", CANASTA_JSON_ERROR_NOT_ONE_OBJECT,
    "f, line 2: “{” comes after the end of the object." },
  { "comment-before", "// rules\n{}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: comments are not part of JSON." },
  { "comment-inside", "{\n/* two */ \"a\": 1}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 2: comments are not part of JSON." },
  { "comment-after", "{} # end", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: comments are not part of JSON." },
  { "duplicate", "{\"rules\":1,\n\"rules\":2}", CANASTA_JSON_ERROR_DUPLICATE_KEY,
    "f, line 2: the key “rules” appears twice." },
  { "duplicate-escaped", "{\"a\":1,\"\\u0061\":2}", CANASTA_JSON_ERROR_DUPLICATE_KEY,
    "f, line 1: the key “a” appears twice." },
  { "duplicate-deep", "{\"a\":[{\"b\":1,\"c\":{},\"b\":2}]}", CANASTA_JSON_ERROR_DUPLICATE_KEY,
    "f, line 1: the key “b” appears twice." },
  { "breaks-off", "{\"a\":[1,", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: the text breaks off here." },
  { "breaks-off-in-key", "{\"a\"", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: the text breaks off here." },
  { "bare-key", "{a: 1}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: a key in double quotes belongs before “a”." },
  { "comma-too-many", "{\"a\":1,}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: a key in double quotes belongs before “}”." },
  { "list-comma-too-many", "{\"a\":[1,]}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: “]” is not a value." },
  { "no-colon", "{\"a\" 1}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: a colon belongs before “1”." },
  { "no-comma", "{\"a\":1\n \"b\":2}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 2: a comma or “}” belongs before “\"b”." },
  { "list-no-comma", "{\"a\":[1 2]}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: a comma or “]” belongs before “2”." },
  { "wrong-close", "{\"a\":[1}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: a comma or “]” belongs before “}”." },
  { "python-literal", "{\"a\":True}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: “True” is not a value." },
  { "long-literal", "{\"a\":trueish}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: “trueish” is not a value." },
  { "not-a-number", "{\"a\":NaN}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: “NaN” is not a value." },
  { "single-quotes", "{\"a\":'b'}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: “'b” is not a value." },
  { "open-text", "{\"a\":\"b\n\"}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: a string has no closing quotation mark." },
  { "open-text-at-end", "{\"a\":\"b", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: a string has no closing quotation mark." },
  { "tab-in-text", "{\"a\":\"b\tc\"}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: a string holds a control character, which JSON writes as “\\u0009”." },
  { "escape", "{\"a\":\"\\x41\"}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: a backslash in a string comes before a character that JSON does not escape." },
  { "short-escape", "{\"a\":\"\\u12\"}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: “\\u” needs four hexadecimal digits after it." },
  { "zero-character", "{\"a\":\"b\\u0000\"}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: the character “\\u0000” cannot be part of a string." },
  { "lone-high-half", "{\"a\":\"\\ud83d!\"}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: “\\ud83d” is half a character, and its other half is missing." },
  { "lone-low-half", "{\"a\":\"\\ude00\"}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: “\\ude00” is half a character, and its other half is missing." },
  { "two-high-halves", "{\"a\":\"\\ud83d\\ud83d\"}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: “\\ud83d” is half a character, and its other half is missing." },
  { "encoding", "{\n\"a\":\"\xe9\"}", CANASTA_JSON_ERROR_ENCODING,
    "f, line 2: the text is not written in UTF-8." },
  { "large-integer", "{\"a\":9007199254740993}", CANASTA_JSON_ERROR_NUMBER,
    "f, line 1: the number “9007199254740993” is too large." },
  { "small-integer", "{\"a\":-9007199254740993}", CANASTA_JSON_ERROR_NUMBER,
    "f, line 1: the number “-9007199254740993” is too large." },
  { "wrapping-integer", "{\"a\":18446744073709551617}", CANASTA_JSON_ERROR_NUMBER,
    "f, line 1: the number “18446744073709551617” is too large." },
  { "infinite", "{\"a\":1e999}", CANASTA_JSON_ERROR_NUMBER,
    "f, line 1: the number “1e999” is too large." },
  { "octal", "{\"a\":012}", CANASTA_JSON_ERROR_NUMBER,
    "f, line 1: “012” is not a number as JSON writes it." },
  { "hexadecimal", "{\"a\":0x1f}", CANASTA_JSON_ERROR_NUMBER,
    "f, line 1: “0x1f” is not a number as JSON writes it." },
  { "no-fraction", "{\"a\":1.}", CANASTA_JSON_ERROR_NUMBER,
    "f, line 1: “1.” is not a number as JSON writes it." },
  { "no-exponent", "{\"a\":1e+}", CANASTA_JSON_ERROR_NUMBER,
    "f, line 1: “1e+” is not a number as JSON writes it." },
  { "only-sign", "{\"a\":-}", CANASTA_JSON_ERROR_NUMBER,
    "f, line 1: “-” is not a number as JSON writes it." },
  { "plus-sign", "{\"a\":+1}", CANASTA_JSON_ERROR_SYNTAX,
    "f, line 1: “+1” is not a value." },
  { "old-mac-lines", "{\r\"a\":1,\r\n\"a\":1}", CANASTA_JSON_ERROR_DUPLICATE_KEY,
    "f, line 3: the key “a” appears twice." },
  { "hidden-characters", "{\"\\u001b[2J\xe2\x80\xae\":1,\"\\u001b[2J\xe2\x80\xae\":1}",
    CANASTA_JSON_ERROR_DUPLICATE_KEY,
    "f, line 1: the key “\xef\xbf\xbd[2J\xef\xbf\xbd” appears twice." },
};

static void
test_refusal (gconstpointer data)
{
  const Refusal *refusal = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaJsonLines) lines = NULL;
  g_autofree char *exact = g_memdup2 (refusal->text, strlen (refusal->text));

  /* Without a zero byte, so that a sanitizer notices a look past the end. */
  g_assert_null (canasta_json_read (exact != NULL ? exact : "", strlen (refusal->text),
                                    "f", &lines, &error));
  g_assert_error (error, CANASTA_JSON_ERROR, (int) refusal->code);
  g_assert_cmpstr (error->message, ==, refusal->message);
  g_assert_null (lines);
}

typedef struct
{
  const char *name;
  const char *text;
  const char *written;
} Acceptance;

static const Acceptance acceptances[] = {
  { "empty-object", " {} \n", "{}\n" },
  { "byte-order-mark", "\xef\xbb\xbf{}", "{}\n" },
  { "all-types", "{\"a\":[true,false,null,-1,\"b\"],\"c\":{\"d\":[]}}",
    "{\"a\":[true,false,null,-1,\"b\"],\"c\":{\"d\":[]}}\n" },
  { "order", "{\"z\":1,\"a\":2,\"m\":3}", "{\"z\":1,\"a\":2,\"m\":3}\n" },
  { "limits", "{\"a\":[9007199254740992,-9007199254740992,0,-0]}",
    "{\"a\":[9007199254740992,-9007199254740992,0,0]}\n" },
  { "fractions", "{\"a\":[0.1,-1.25e2,5E-1,5e-53,1e300,0.30000000000000004]}",
    "{\"a\":[0.1,-125.0,0.5,5e-53,1e+300,0.30000000000000004]}\n" },
  { "escapes", "{\"a\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83c\\udca1\"}",
    "{\"a\":\"\\\"\\\\/\\u0008\\u000c\\n\\u000d\\t\xc3\xa9\xf0\x9f\x82\xa1\"}\n" },
  { "control-characters", "{\"\\u0001\":\"\\u001f\\u007f\"}",
    "{\"\\u0001\":\"\\u001f\\u007f\"}\n" },
  { "hidden-characters", "{\"a\":\"\302\233\u202e\\u2028\\udb40\\udc41\u200d\"}",
    "{\"a\":\"\\u009b\\u202e\\u2028\\udb40\\udc41\u200d\"}\n" },
  { "same-key-elsewhere", "{\"a\":{\"a\":1},\"b\":[{\"a\":1},{\"a\":2}]}",
    "{\"a\":{\"a\":1},\"b\":[{\"a\":1},{\"a\":2}]}\n" },
};

static void
test_acceptance (gconstpointer data)
{
  const Acceptance *acceptance = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = canasta_json_read (acceptance->text, -1, "f", NULL, &error);
  g_autofree char *written = NULL;

  g_assert_no_error (error);
  g_assert_true (JSON_NODE_HOLDS_OBJECT (node));
  written = canasta_json_write (node, FALSE);
  g_assert_cmpstr (written, ==, acceptance->written);
}

/* Returns: {"a":…} around count times opening and closing */
static char *
nest (guint       count,
      const char *opening,
      const char *closing)
{
  GString *text = g_string_new ("{\"a\":");

  for (guint i = 0; i < count; i++)
    g_string_append (text, opening);
  for (guint i = 0; i < count; i++)
    g_string_append (text, closing);
  g_string_append_c (text, '}');
  return g_string_free (text, FALSE);
}

static void
assert_limit (const char *text,
              gboolean    is_accepted,
              const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = canasta_json_read (text, -1, "f", NULL, &error);

  g_assert_cmpint (node != NULL, ==, is_accepted);
  if (is_accepted)
    return;

  g_assert_error (error, CANASTA_JSON_ERROR, CANASTA_JSON_ERROR_TOO_LARGE);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_limits (void)
{
  g_autofree char *deepest = nest (CANASTA_JSON_MAX_DEPTH - 1, "[", "]");
  g_autofree char *too_deep = nest (CANASTA_JSON_MAX_DEPTH, "[", "]");
  g_autofree char *far_too_deep = nest (1000000, "[", "]");
  g_autoptr (GString) values = g_string_new ("{\"a\":[0");
  g_autoptr (GString) space = g_string_new ("{}");

  assert_limit (deepest, TRUE, NULL);
  assert_limit (too_deep, FALSE,
                "f, line 1: objects and lists are nested more than 64 deep.");
  assert_limit (far_too_deep, FALSE,
                "f, line 1: objects and lists are nested more than 64 deep.");

  /* The object, the list and its elements. */
  for (guint i = 3; i < CANASTA_JSON_MAX_VALUES; i++)
    g_string_append (values, ",0");
  g_string_append (values, "]}");
  assert_limit (values->str, TRUE, NULL);
  g_string_truncate (values, values->len - 2);
  g_string_append (values, ",0]}");
  assert_limit (values->str, FALSE, "f, line 1: the text holds more than 250000 values.");

  while (space->len < CANASTA_JSON_MAX_SIZE)
    g_string_append_c (space, ' ');
  assert_limit (space->str, TRUE, NULL);
  g_string_append_c (space, ' ');
  assert_limit (space->str, FALSE,
                "f is too large: at most 8.4\xc2\xa0MB are read.");
}

/* Keys of megabytes on the way to many values must not multiply. */
static void
test_long_keys (void)
{
  g_autofree char *key = g_strnfill (4 * 1024 * 1024, 'k');
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (CanastaJsonLines) lines = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *pointer = g_strdup_printf ("/%s/99999", key);

  g_string_printf (text, "{\"%s\":\n{", key);
  for (guint i = 0; i < 100000; i++)
    g_string_append_printf (text, "%s\"%u\":0", i == 0 ? "" : ",\n", i);
  g_string_append (text, "}}");

  node = canasta_json_read (text->str, text->len, "f", &lines, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (canasta_json_lines_find (lines, pointer), ==, 100001);
}

static void
test_lines (void)
{
  static const char text[] =
    "{\n"
    "  \"format\": 1,\n"
    "  \"rules\":\n"
    "  {\n"
    "    \"draw-count\": 2, \"a/b\": 1, \"m~n\":\n1\n"
    "  },\n"
    "  \"melds\": [[],\n"
    "    {\"c\": 1}\n"
    "  ]\n"
    "}\n";
  static const struct { const char *pointer; guint line; } cases[] = {
    { "", 1 },
    { "/format", 2 },
    { "/rules", 3 },
    { "/rules/draw-count", 5 },
    { "/rules/a~1b", 5 },
    { "/rules/m~0n", 5 },
    { "/melds", 8 },
    { "/melds/0", 8 },
    { "/melds/1", 9 },
    { "/melds/1/c", 9 },
    /* What is not there is reported where it is missing. */
    { "/players", 1 },
    { "/rules/meld-limit", 3 },
    { "/melds/2", 8 },
    { "/melds/-1", 8 },
    { "/melds/x/c", 8 },
    { "/melds/1/d/e", 9 },
  };
  g_autoptr (CanastaJsonLines) lines = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = canasta_json_read (text, -1, "f", &lines, &error);

  g_assert_no_error (error);
  g_assert_nonnull (node);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s", cases[i].pointer);
      g_assert_cmpuint (canasta_json_lines_find (lines, cases[i].pointer), ==, cases[i].line);
    }
}

static void
test_first_line (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (canasta_json_read_at ("{\n\"a\" 1}", -1, "f", 40, NULL, &error));
  g_assert_cmpstr (error->message, ==, "f, line 41: a colon belongs before “1”.");
}

static void
test_pretty (void)
{
  static const char pretty[] =
    "{\n"
    "  \"format\": 1,\n"
    "  \"totals\": [1240, 980],\n"
    "  \"sides\": [\n"
    "    [0, 2],\n"
    "    [1, 3]\n"
    "  ],\n"
    "  \"actions\": [\n"
    "    \"meld KS KH KD | 5S 5H 2D | 9C 9D 9H\",\n"
    "    \"discard 4C\",\n"
    "    \"take QS QH | 7C 7D 7H 7S\"\n"
    "  ],\n"
    "  \"melds\": {\n"
    "    \"0\": [\"KC KD KH\", \"5H 5S 2D\"],\n"
    "    \"1\": []\n"
    "  },\n"
    "  \"rules\": {},\n"
    "  \"house \\\"x\\\"\": null\n"
    "}\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = canasta_json_read (pretty, -1, "f", NULL, &error);
  g_autofree char *written = NULL;

  g_assert_no_error (error);
  written = canasta_json_write (node, TRUE);
  g_assert_cmpstr (written, ==, pretty);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strconcat ("/json-text/refuses/", refusals[i].name, NULL);

      g_test_add_data_func (path, &refusals[i], test_refusal);
    }
  for (guint i = 0; i < G_N_ELEMENTS (acceptances); i++)
    {
      g_autofree char *path = g_strconcat ("/json-text/accepts/", acceptances[i].name, NULL);

      g_test_add_data_func (path, &acceptances[i], test_acceptance);
    }
  g_test_add_func ("/json-text/limits", test_limits);
  g_test_add_func ("/json-text/long-keys", test_long_keys);
  g_test_add_func ("/json-text/lines", test_lines);
  g_test_add_func ("/json-text/first-line", test_first_line);
  g_test_add_func ("/json-text/pretty", test_pretty);

  return g_test_run ();
}

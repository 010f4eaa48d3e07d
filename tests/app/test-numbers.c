/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of numbers as people read and write them, in every language: one minus
 * sign, and the grouping of the language, whatever the system's. */
#include "config.h"

#include <string.h>

#include "canasta.h"
#include "settings/language.h"

typedef struct
{
  const char *language;
  const char *thousand;
  const char *million;
  const char *decimal;
} Form;

static const Form forms[] = {
  { "en", "1,460", "−1,234,567", "1,460.5" },
  { "fr", "1\u202f460", "−1\u202f234\u202f567", "1\u202f460,5" },
  { "de", "1.460", "−1.234.567", "1.460,5" },
  { "it", "1.460", "−1.234.567", "1.460,5" },
};

static void
speak (const char *language)
{
  g_autoptr (GError) error = NULL;

  canasta_language_set (language, &error);
  g_assert_no_error (error);
}

static void
assert_text (char *text, const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
test_format (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      speak (forms[i].language);
      assert_text (canasta_number_format (1460), forms[i].thousand);
      assert_text (canasta_number_format (-1234567), forms[i].million);
      assert_text (canasta_number_format_decimal (1460.5, 1), forms[i].decimal);
      assert_text (canasta_number_format (999), "999");
      assert_text (canasta_number_format (0), "0");
      assert_text (canasta_number_format (-45), "−45");
      assert_text (canasta_number_format_signed (0), "0");
      assert_text (canasta_number_format_signed (45), "+45");
      assert_text (canasta_number_format_signed (-45), "−45");
    }
  speak ("en");
  assert_text (canasta_number_format (1000), "1,000");
  assert_text (canasta_number_format (1000007), "1,000,007");
  assert_text (canasta_number_format (G_MININT64), "−9,223,372,036,854,775,808");
  assert_text (canasta_number_format_decimal (-0.26, 1), "−0.3");
  assert_text (canasta_number_format_decimal (-0.04, 1), "0.0");
  assert_text (canasta_number_format_decimal (-12345.678, 2), "−12,345.68");
}

static void
assert_read (const char *text, int expected)
{
  int number;

  g_assert_true (canasta_number_read (text, &number));
  g_assert_cmpint (number, ==, expected);
}

static void
test_read (void)
{
  static const char *const wrong[] = { "", "-", "−", "x", "1x", "1460 points", "99999999999" };
  int number;

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      speak (forms[i].language);
      assert_read (forms[i].thousand, 1460);
      assert_read (forms[i].million, -1234567);
      assert_read ("1460", 1460);
      assert_read (" 1 460 ", 1460);
      assert_read ("-100000", -100000);
      for (guint k = 0; k < G_N_ELEMENTS (wrong); k++)
        g_assert_false (canasta_number_read (wrong[k], &number));
    }
  speak ("en");
  g_assert_false (canasta_number_read ("1.460", &number));
}

static gboolean
says (CanastaGuide *guide, const char *text)
{
  g_autofree char *whole = canasta_guide_to_text (guide);

  return strstr (whole, text) != NULL;
}

/* Whoever speaks of points says them so. */
static void
test_said (void)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (CanastaTable) table =
    canasta_table_new (NULL, "partnership", 4, NULL, NULL, rules, NULL);
  CanastaRefusal refusal = { .reason = CANASTA_REASON_BELOW_MINIMUM, .rule = -1, .rank = -1,
                             .card = CANASTA_NO_CARD, .need = 1460, .have = 20 };
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_rules_set_number (rules, "wild-canasta", 1460, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autoptr (CanastaGuide) guide = NULL;
      g_autofree char *refused = NULL;
      g_autofree char *range = NULL;

      speak (forms[i].language);
      guide = canasta_guide_new (table, rules);
      refused = canasta_refusal_get_message (&refusal, NULL, NULL);
      g_assert_nonnull (strstr (refused, forms[i].thousand));
      assert_text (canasta_rules_describe_value (rules, canasta_rule_find ("wild-canasta")),
                   forms[i].thousand);
      g_assert_false (says (guide, "5000"));
      g_assert_false (says (guide, "-100"));
      g_assert_true (says (guide, "−100"));
      g_assert_false (canasta_rules_set_number (rules, "target", 7500000, &error));
      range = canasta_number_format (20000);
      g_assert_nonnull (strstr (error->message, range));
      g_clear_error (&error);
    }
}

/* What a program reads stays as it is. */
static void
test_notation (void)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  speak ("fr");
  node = canasta_rules_get_json (rules, canasta_rule_find ("opening-minimum"));
  text = json_to_string (node, FALSE);
  g_assert_true (g_str_is_ascii (text));
  g_assert_nonnull (strstr (text, "1500"));
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = canasta_paths_dup_locale ();

  g_test_init (&argc, &argv, NULL);
  canasta_language_init (folder);
  g_test_add_func ("/numbers/format", test_format);
  g_test_add_func ("/numbers/read", test_read);
  g_test_add_func ("/numbers/said", test_said);
  g_test_add_func ("/numbers/notation", test_notation);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes are either refused with one sentence, or are a house that can be
 * played, edited, written and read again. */
#include "config.h"

#include <stdint.h>
#include <string.h>

#include "canasta.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
check_table (CanastaHouse *house,
             const char   *table)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (CanastaRules) standard = canasta_rules_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_house_apply (house, table, rules, &error));
  g_assert_no_error (error);
  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);
      g_autoptr (GVariant) value = canasta_rules_get_value (standard, rule);

      if (i % 2 == 0)
        canasta_house_set_rule (house, table, rule, rules, NULL);
      else
        canasta_house_reset_rule (house, table, rule, NULL);
      g_assert_cmpint (canasta_house_sets_rule (house, table, rule), ==, i % 2 == 0);
      if (i % 2 == 1)
        g_assert_true (canasta_rules_set_value (rules, rule, value, NULL));
    }

  g_assert_true (canasta_house_apply (house, table, standard, &error));
  for (guint i = 0; i < canasta_rule_count (); i++)
    g_assert_true (canasta_rules_is_same (rules, standard, canasta_rule_get (i)));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaHouse) house = NULL;
  g_autoptr (CanastaHouse) again = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) tables = NULL;

  house = canasta_house_new_from_text (size > 0 ? (const char *) data : "", (gssize) size,
                                       "input", &error);
  if (!house)
    {
      g_assert_nonnull (error);
      g_assert_true (g_str_has_prefix (error->message, "input"));
      g_assert_null (strpbrk (error->message, "\n\r\x1b"));
      return 0;
    }

  g_assert_true (canasta_house_is_id (canasta_house_get_id (house)));
  g_assert_nonnull (canasta_house_get_title (house));
  canasta_house_get_summary (house);
  canasta_house_get_source (house);
  tables = canasta_house_list_tables (house);
  g_assert_nonnull (tables[0]);
  for (guint i = 0; tables[i]; i++)
    check_table (house, tables[i]);

  text = canasta_house_to_text (house);
  again = canasta_house_new_from_text (text, -1, "again", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_strv_length ((char **) canasta_house_list_unknown (house)), ==,
                    g_strv_length ((char **) canasta_house_list_unknown (again)));
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes are either refused with one sentence, or are a house that can be
 * played, edited, written and read again. */
#include "config.h"

#include <stdint.h>
#include <string.h>

#include "canasta.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* Sets one rule of a table or takes it back: /houses/edit-every-rule does that
 * with all of them, which would take most of the time here. */
static void
edit_table (CanastaHouse      *house,
            const char        *table,
            const CanastaRule *rule,
            gboolean           take_back)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (CanastaRules) standard = canasta_rules_new ();
  g_autoptr (GVariant) value = canasta_rules_get_value (standard, rule);
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_house_apply (house, table, rules, &error));
  g_assert_no_error (error);
  if (take_back)
    canasta_house_reset_rule (house, table, rule, NULL);
  else
    canasta_house_set_rule (house, table, rule, rules, NULL);
  g_assert_cmpint (canasta_house_sets_rule (house, table, rule), ==, !take_back);
  if (take_back)
    g_assert_true (canasta_rules_set_value (rules, rule, value, NULL));

  g_assert_true (canasta_house_apply (house, table, standard, &error));
  g_assert_true (canasta_rules_is_same (rules, standard, rule));
}

/* Another rule for nearly every input, the same for the same. */
static guint
choose (const uint8_t *data,
        size_t         size)
{
  guint hash = 5381;

  for (size_t i = 0; i < size; i++)
    hash = hash * 33 + data[i];
  return hash;
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
  guint chosen;

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
  chosen = choose (data, size);
  edit_table (house, tables[chosen % g_strv_length (tables)],
              canasta_rule_get (chosen / 2 % canasta_rule_count ()), chosen % 2 == 1);

  text = canasta_house_to_text (house);
  again = canasta_house_new_from_text (text, -1, "again", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_strv_length ((char **) canasta_house_list_unknown (house)), ==,
                    g_strv_length ((char **) canasta_house_list_unknown (again)));
  return 0;
}

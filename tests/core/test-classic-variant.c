/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what a variant begins with: its tables, rules and seats. */
#include "config.h"

#include "rules/classic-variant.h"
#include "rules/variant-rules.h"

G_DECLARE_FINAL_TYPE (PlainVariant, plain_variant, PLAIN, VARIANT, CanastaClassicVariant)

struct _PlainVariant
{
  CanastaClassicVariant parent_instance;
};

G_DEFINE_FINAL_TYPE (PlainVariant, plain_variant, CANASTA_TYPE_CLASSIC_VARIANT)

static void
plain_variant_class_init (PlainVariantClass *class)
{
}

static void
plain_variant_init (PlainVariant *self)
{
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (self);

  canasta_classic_variant_add_table (classic, "4", 13, 2, 2);
  canasta_classic_variant_add_table (classic, "3/lone-hand", 11, 1, 1);
  canasta_classic_variant_add_rule (classic, NULL, "target", "10000");
  canasta_classic_variant_add_rule (classic, "3/lone-hand", "target", "7500");
  canasta_classic_variant_add_rule (classic, "4", "freeze-model", "'always'");
}

static gboolean
configure (gpointer variant, CanastaRules *rules, guint players, const char *seating,
           GError **error)
{
  return CANASTA_VARIANT_GET_IFACE (variant)->configure (variant, rules, players, seating, error);
}

static void
test_rules (void)
{
  g_autoptr (CanastaVariant) variant = g_object_new (plain_variant_get_type (), NULL);
  g_autoptr (CanastaRules) four = canasta_rules_new ();
  g_autoptr (CanastaRules) three = canasta_rules_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (configure (variant, four, 4, NULL, &error));
  g_assert_cmpint (canasta_rules_get_number (four, "target"), ==, 10000);
  g_assert_cmpint (canasta_rules_get_number (four, "freeze-model"), ==, CANASTA_FREEZE_ALWAYS);
  g_assert_true (configure (variant, three, 3, "lone-hand", &error));
  g_assert_cmpint (canasta_rules_get_number (three, "target"), ==, 7500);
  g_assert_cmpint (canasta_rules_get_number (three, "freeze-model"), !=, CANASTA_FREEZE_ALWAYS);
}

static void
test_bad_rules (void)
{
  static const char *const rows[][3] = {
    { "number-of-dealers", "3", "There is no rule “number-of-dealers”." },
    { "packs", "'three'", NULL },
    { "packs", "99", NULL },
    { "packs", "[", NULL },
    { "opening-minimum", "17", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (CanastaVariant) variant = g_object_new (plain_variant_get_type (), NULL);
      g_autoptr (CanastaRules) rules = canasta_rules_new ();
      g_autoptr (GError) error = NULL;

      canasta_classic_variant_add_rule (CANASTA_CLASSIC_VARIANT (variant), NULL, rows[i][0],
                                        rows[i][1]);
      g_assert_false (configure (variant, rules, 4, NULL, &error));
      g_assert_nonnull (error);
      if (rows[i][2])
        g_assert_cmpstr (error->message, ==, rows[i][2]);
    }
}

static void
check_answer (GVariant *answer, const char *text)
{
  g_autoptr (GVariant) held = g_variant_ref_sink (answer);
  g_autofree char *printed = g_variant_print (held, FALSE);

  g_assert_cmpstr (printed, ==, text);
}

static void
test_seats (void)
{
  g_autoptr (CanastaVariant) variant = g_object_new (plain_variant_get_type (), NULL);
  CanastaSeatingHooks *seats = CANASTA_SEATING_HOOKS (variant);
  const CanastaSeatingHooksInterface *hooks = CANASTA_SEATING_HOOKS_GET_IFACE (variant);

  check_answer (hooks->seating (seats, 2, NULL, 1, NULL), "[(0, 0), (1, 1)]");
  check_answer (hooks->seating (seats, 4, NULL, 1, NULL), "[(0, 0), (1, 1), (2, 0), (3, 1)]");
  check_answer (hooks->seating (seats, 5, NULL, 1, NULL),
                "[(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]");
  check_answer (hooks->seating (seats, 6, NULL, 1, NULL),
                "[(0, 0), (1, 1), (2, 2), (3, 0), (4, 1), (5, 2)]");
  check_answer (hooks->form_sides (seats, 3, "lone-hand", 0, NULL), "[0, 1, 1]");
  check_answer (hooks->form_sides (seats, 3, "lone-hand", 2, NULL), "[0, 0, 1]");
  check_answer (hooks->form_sides (seats, 3, "individual", 2, NULL), "[]");
}

/* What going out takes besides, at all tables and at one. */
static void
test_needs (void)
{
  g_autoptr (CanastaVariant) variant = g_object_new (plain_variant_get_type (), NULL);
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (variant);
  CanastaPlayHooks *play = CANASTA_PLAY_HOOKS (variant);
  const CanastaPlayHooksInterface *hooks = CANASTA_PLAY_HOOKS_GET_IFACE (variant);

  check_answer (hooks->going_out_needs (play, 4, NULL, NULL), "[]");
  canasta_classic_variant_add_need (classic, NULL, "natural", 2);
  canasta_classic_variant_add_need (classic, "6/trios", "red-threes", 1);
  check_answer (hooks->going_out_needs (play, 4, NULL, NULL), "[('natural', 2)]");
  check_answer (hooks->going_out_needs (play, 6, "trios", NULL),
                "[('natural', 2), ('red-threes', 1)]");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/classic-variant/rules", test_rules);
  g_test_add_func ("/classic-variant/bad-rules", test_bad_rules);
  g_test_add_func ("/classic-variant/seats", test_seats);
  g_test_add_func ("/classic-variant/needs", test_needs);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cuban canasta: thirteen cards each, a pile that is always frozen, canastas of
 * seven cards and no more, melds of wild cards alone, and black threes that are
 * set aside when they come with the pile. */
#include <canasta-plugin.h>

G_DECLARE_FINAL_TYPE (CubanVariant, cuban_variant, CUBAN, VARIANT, CanastaClassicVariant)

struct _CubanVariant
{
  CanastaClassicVariant parent_instance;
};

/* What is not as in the classic game. Wild canastas go by their jokers. */
static const char *const rules[][2] = {
  { "freeze-model", "'always'" },
  { "red-three-values", "[100, 300, 500, 1000]" },
  { "red-three-losses", "[100, 300, 500, 1000]" },
  { "red-three-condition", "'canasta'" },
  { "black-threes-from-pile", "'set-aside'" },
  { "black-threes-aside-values", "[5, 10, 15, 100]" },
  { "first-lap-discard", "'no-black-three'" },
  { "complete-groups", "'closed'" },
  { "wild-melds", "'free'" },
  { "complete-wild-melds", "'closed'" },
  { "wild-canasta-values", "[4000, 2000, 2000, 2000, 3000]" },
  { "opening-minimum", "[(-100000, 15), (0, 50), (1500, 90), (3000, 120), (5000, 150)]" },
  { "concealed-bonus", "100" },
  { "target", "7500" },
};

G_DEFINE_FINAL_TYPE (CubanVariant, cuban_variant, CANASTA_TYPE_CLASSIC_VARIANT)

static void
cuban_variant_class_init (CubanVariantClass *class)
{
}

static void
cuban_variant_init (CubanVariant *self)
{
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (self);

  /* table, cards dealt, drawn in a turn, canastas to go out */
  canasta_classic_variant_add_table (classic, "4", 13, 1, 1);

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    canasta_classic_variant_add_rule (classic, NULL, rules[i][0], rules[i][1]);
}

CANASTA_VARIANT_PLUGIN (cuban_variant_get_type ())

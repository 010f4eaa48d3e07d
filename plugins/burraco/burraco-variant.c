/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Burraco, as it is played in Italy: sequences beside groups, one wild card in a meld, the
 * pile for the asking, and a second hand, the pozzetto, for each side. */
#include <canasta-plugin.h>

G_DECLARE_FINAL_TYPE (BurracoVariant, burraco_variant, BURRACO, VARIANT, CanastaClassicVariant)

struct _BurracoVariant
{
  CanastaClassicVariant parent_instance;
};

/* What is not as in the classic game. */
static const char *const rules[][2] = {
  { "second-hands", "'side'" },
  { "second-hand-size", "11" },
  { "second-hand-loss", "100" },
  { "second-hand-loss-when", "'any-taken'" },
  { "second-hand-to-go-out", "'taken'" },
  { "upcard", "'keep'" },
  { "threes", "'ordinary'" },
  { "freeze-model", "'never'" },
  { "frozen-before-opening", "false" },
  { "black-three-stops", "'off'" },
  { "take-freely", "true" },
  { "pile-visibility", "'all'" },
  { "one-card-rule", "false" },
  { "lone-pile-card", "'barred'" },
  { "sequences", "'with-wilds'" },
  { "sequence-span", "'ace-low-or-high'" },
  { "natural-two", "true" },
  { "wild-moves", "'frees'" },
  { "complete-sequences", "'open'" },
  { "maximum-wilds", "1" },
  { "opening-minimum", "[(-100000, 0)]" },
  { "final-discard", "'required'" },
  { "last-discard", "'no-wild'" },
  { "asking", "'off'" },
  { "concealed-bonus", "100" },
  { "stock-reserve", "2" },
  { "stock-end", "'after-turn'" },
  { "natural-canasta", "200" },
  { "sequence-canasta", "200" },
  { "semi-clean-canasta", "150" },
  { "semi-clean-group", "'eight'" },
  { "mixed-canasta", "100" },
  { "mixed-sequence-canasta", "100" },
  { "value-joker", "30" },
  { "value-ace", "15" },
  { "target", "2005" },
};

/* What three do otherwise: the first of them to use up a hand plays alone against the other
 * two, until somebody is near the end. */
static const char *const rules_of_three[][2] = {
  { "lone-hand-by", "'second-hand'" },
  { "second-hand-lone-size", "18" },
  { "lone-hand-pair-score", "'half'" },
  { "lone-hand-until", "1000" },
  { "target", "1505" },
};

G_DEFINE_FINAL_TYPE (BurracoVariant, burraco_variant, CANASTA_TYPE_CLASSIC_VARIANT)

static void
burraco_variant_class_init (BurracoVariantClass *class)
{
}

static void
burraco_variant_init (BurracoVariant *self)
{
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (self);

  /* table, cards dealt, drawn in a turn, canastas to go out */
  canasta_classic_variant_add_table (classic, "4", 11, 1, 1);
  canasta_classic_variant_add_table (classic, "2", 11, 1, 1);
  canasta_classic_variant_add_table (classic, "3/lone-hand", 11, 1, 1);

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    canasta_classic_variant_add_rule (classic, NULL, rules[i][0], rules[i][1]);
  for (guint i = 0; i < G_N_ELEMENTS (rules_of_three); i++)
    canasta_classic_variant_add_rule (classic, "3/lone-hand", rules_of_three[i][0],
                                      rules_of_three[i][1]);
}

CANASTA_VARIANT_PLUGIN (burraco_variant_get_type ())

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Buraco, as it is played in Brazil with the pile open: sequences alone, from ace to ace,
 * one wild card in a meld, the pile for the asking, and a second hand, the morto, for each
 * side. */
#include <canasta-plugin.h>

G_DECLARE_FINAL_TYPE (BuracoVariant, buraco_variant, BURACO, VARIANT, CanastaClassicVariant)

struct _BuracoVariant
{
  CanastaClassicVariant parent_instance;
};

/* What is not as in the classic game. */
static const char *const rules[][2] = {
  { "second-hands", "'side'" },
  { "second-hand-size", "11" },
  { "second-hand-loss", "100" },
  { "second-hand-unplayed", "'not-taken'" },
  { "second-hand-as-stock", "true" },
  { "second-hand-to-go-out", "'taken'" },
  { "upcard", "'none'" },
  { "threes", "'ordinary'" },
  { "freeze-model", "'never'" },
  { "frozen-before-opening", "false" },
  { "black-three-stops", "'off'" },
  { "take-freely", "true" },
  { "pile-visibility", "'all'" },
  { "one-card-rule", "false" },
  { "lone-pile-card", "'barred'" },
  { "groups", "'none'" },
  { "sequences", "'with-wilds'" },
  { "sequence-span", "'ace-both-ends'" },
  { "natural-two", "true" },
  { "wild-moves", "'frees'" },
  { "complete-sequences", "'open'" },
  { "maximum-wilds", "1" },
  { "opening-minimum", "[(-100000, 0)]" },
  { "natural-canastas-to-go-out", "1" },
  { "asking", "'off'" },
  { "concealed-bonus", "100" },
  { "stock-end", "'after-turn'" },
  { "natural-canasta", "200" },
  { "sequence-canasta", "200" },
  { "mixed-canasta", "100" },
  { "mixed-sequence-canasta", "100" },
  { "value-joker", "20" },
  { "value-two", "10" },
  { "value-ace", "15" },
  { "target", "3000" },
};

G_DEFINE_FINAL_TYPE (BuracoVariant, buraco_variant, CANASTA_TYPE_CLASSIC_VARIANT)

static void
buraco_variant_class_init (BuracoVariantClass *class)
{
}

static void
buraco_variant_init (BuracoVariant *self)
{
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (self);

  /* table, cards dealt, drawn in a turn, canastas to go out */
  canasta_classic_variant_add_table (classic, "4", 11, 1, 1);
  canasta_classic_variant_add_table (classic, "2", 11, 1, 1);

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    canasta_classic_variant_add_rule (classic, NULL, rules[i][0], rules[i][1]);
}

CANASTA_VARIANT_PLUGIN (buraco_variant_get_type ())

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Brazilian canasta: sequences and melds of wild cards alone as in Bolivia. Near
 * the end of a match a side opens with a canasta, short sequences cost it dear,
 * and partners must ask before they go out. */
#include <canasta-plugin.h>

G_DECLARE_FINAL_TYPE (BrazilianVariant, brazilian_variant, BRAZILIAN, VARIANT,
                      CanastaClassicVariant)

struct _BrazilianVariant
{
  CanastaClassicVariant parent_instance;
};

/* What is not as in the classic game. Five red threes and more, without a canasta,
 * cost as much as they are worth with one. */
static const char *const rules[][2] = {
  { "packs", "3" },
  { "jokers", "6" },
  { "take-before-opening", "'forbidden'" },
  { "take-with-wild", "false" },
  { "take-onto-complete", "false" },
  { "red-three-values", "[100, 200, 300, 400, 1000, 1200]" },
  { "red-three-losses", "[100, 200, 300, 400, 1000, 1200]" },
  { "red-three-condition", "'canasta'" },
  { "black-three-in-hand", "100" },
  { "maximum-wilds", "2" },
  { "melds-per-rank", "'many'" },
  { "join-melds", "true" },
  { "sequences", "'natural'" },
  { "complete-sequences", "'ends-when-going-out'" },
  { "wild-melds", "'free'" },
  { "complete-wild-melds", "'closed'" },
  { "opening-minimum",
    "[(-100000, 15), (0, 50), (1500, 90), (3000, 120), (7000, 0), (8000, 200), (9000, 0)]" },
  { "opening-kind", "[(-100000, 0), (7000, 1), (9000, 2)]" },
  { "asking", "'must'" },
  { "going-out-bonus", "200" },
  { "concealed-bonus", "200" },
  { "wild-canasta", "2000" },
  { "sequence-canasta", "1500" },
  { "short-sequence-size", "5" },
  { "short-sequence-loss", "1000" },
  { "target", "10000" },
};

G_DEFINE_FINAL_TYPE (BrazilianVariant, brazilian_variant, CANASTA_TYPE_CLASSIC_VARIANT)

static void
brazilian_variant_class_init (BrazilianVariantClass *class)
{
}

static void
brazilian_variant_init (BrazilianVariant *self)
{
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (self);

  /* table, cards dealt, drawn in a turn, canastas to go out */
  canasta_classic_variant_add_table (classic, "4", 15, 2, 2);

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    canasta_classic_variant_add_rule (classic, NULL, rules[i][0], rules[i][1]);
}

CANASTA_VARIANT_PLUGIN (brazilian_variant_get_type ())

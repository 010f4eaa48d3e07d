/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Samba with melds of wild cards alone: four players in pairs, and one of the two
 * canastas to go out with must be a sequence. */
#include <canasta-plugin.h>

G_DECLARE_FINAL_TYPE (BoliviaVariant, bolivia_variant, BOLIVIA, VARIANT, CanastaClassicVariant)

struct _BoliviaVariant
{
  CanastaClassicVariant parent_instance;
};

/* What is not as in the classic game. */
static const char *const rules[][2] = {
  { "packs", "3" },
  { "jokers", "6" },
  { "take-with-wild", "false" },
  { "take-onto-complete", "false" },
  { "red-three-condition", "'two-canastas'" },
  { "maximum-wilds", "2" },
  { "melds-per-rank", "'many'" },
  { "join-melds", "true" },
  { "sequences", "'natural'" },
  { "wild-melds", "'free'" },
  { "complete-wild-melds", "'closed'" },
  { "black-three-in-hand", "100" },
  { "going-out-needs", "'sequence'" },
  { "going-out-bonus", "200" },
  { "concealed-bonus", "200" },
  { "wild-canasta", "2500" },
  { "target", "15000" },
  { "red-three-values", "[100, 200, 300, 400, 500, 1000]" },
  { "red-three-losses", "[100, 200, 300, 400, 500, 1000]" },
  { "opening-minimum", "[(-100000, 15), (0, 50), (1500, 90), (3000, 120), (7000, 150)]" },
};

G_DEFINE_FINAL_TYPE (BoliviaVariant, bolivia_variant, CANASTA_TYPE_CLASSIC_VARIANT)

static void
bolivia_variant_class_init (BoliviaVariantClass *class)
{
}

static void
bolivia_variant_init (BoliviaVariant *self)
{
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (self);

  /* table, cards dealt, drawn in a turn, canastas to go out */
  canasta_classic_variant_add_table (classic, "4", 15, 2, 2);

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    canasta_classic_variant_add_rule (classic, NULL, rules[i][0], rules[i][1]);
}

CANASTA_VARIANT_PLUGIN (bolivia_variant_get_type ())

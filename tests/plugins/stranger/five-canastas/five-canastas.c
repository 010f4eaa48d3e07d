/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hand and Foot without its foot, as somebody writes it who has read plugins/README.md
 * and nothing else: five packs, melds closed at seven, and two clean canastas, two dirty
 * ones and one of wild cards to go out. */
#include <canasta-plugin.h>

G_DECLARE_FINAL_TYPE (FiveCanastas, five_canastas, FIVE, CANASTAS, CanastaClassicVariant)

struct _FiveCanastas
{
  CanastaClassicVariant parent_instance;
};

G_DEFINE_FINAL_TYPE (FiveCanastas, five_canastas, CANASTA_TYPE_CLASSIC_VARIANT)

static const char *const rules[][2] = {
  { "packs", "5" },
  { "jokers", "10" },
  { "melds-per-rank", "'many'" },
  { "meld-maximum-size", "7" },
  { "complete-groups", "'closed'" },
  { "wild-melds", "'free'" },
  { "complete-wild-melds", "'closed'" },
  { "wild-canasta", "1500" },
  { "asking", "'must'" },
};

static void
five_canastas_class_init (FiveCanastasClass *class)
{
}

static void
five_canastas_init (FiveCanastas *self)
{
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (self);

  canasta_classic_variant_add_table (classic, "4", 13, 2, 5);
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    canasta_classic_variant_add_rule (classic, NULL, rules[i][0], rules[i][1]);
  canasta_classic_variant_add_need (classic, NULL, "natural", 2);
  canasta_classic_variant_add_need (classic, NULL, "mixed", 2);
  canasta_classic_variant_add_need (classic, NULL, "wild", 1);
}

CANASTA_VARIANT_PLUGIN (five_canastas_get_type ())

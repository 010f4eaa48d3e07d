/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Uruguay: the classic game with melds of wild cards alone, of seven cards at
 * most, and a pile that is always frozen. One canasta is enough to go out. */
#include <canasta-plugin.h>

G_DECLARE_FINAL_TYPE (UruguayVariant, uruguay_variant, URUGUAY, VARIANT, CanastaClassicVariant)

struct _UruguayVariant
{
  CanastaClassicVariant parent_instance;
};

/* What is not as in the classic game. */
static const char *const rules[][2] = {
  { "freeze-model", "'always'" },
  { "wild-melds", "'free'" },
  { "complete-wild-melds", "'closed'" },
  { "wild-canasta", "2000" },
};

G_DEFINE_FINAL_TYPE (UruguayVariant, uruguay_variant, CANASTA_TYPE_CLASSIC_VARIANT)

static void
uruguay_variant_class_init (UruguayVariantClass *class)
{
}

static void
uruguay_variant_init (UruguayVariant *self)
{
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (self);

  /* table, cards dealt, drawn in a turn, canastas to go out */
  canasta_classic_variant_add_table (classic, "4", 11, 1, 1);
  canasta_classic_variant_add_table (classic, "2", 15, 2, 1);
  canasta_classic_variant_add_table (classic, "3/lone-hand", 13, 2, 1);
  canasta_classic_variant_add_table (classic, "3/individual", 13, 2, 1);

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    canasta_classic_variant_add_rule (classic, NULL, rules[i][0], rules[i][1]);
  canasta_classic_variant_add_rule (classic, "2", "asking", "'off'");
  canasta_classic_variant_add_rule (classic, "3/lone-hand", "target", "7500");
  canasta_classic_variant_add_rule (classic, "3/individual", "target", "7500");
}

CANASTA_VARIANT_PLUGIN (uruguay_variant_get_type ())

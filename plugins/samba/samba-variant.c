/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three packs, fifteen cards each, two drawn in a turn; sequences are melds too,
 * and two canastas of any kind let a side go out. */
#include <canasta-plugin.h>

G_DECLARE_FINAL_TYPE (SambaVariant, samba_variant, SAMBA, VARIANT, CanastaClassicVariant)

struct _SambaVariant
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
  { "going-out-bonus", "200" },
  { "concealed-bonus", "200" },
  { "target", "10000" },
  { "red-three-values", "[100, 200, 300, 400, 500, 1000]" },
  { "red-three-losses", "[100, 200, 300, 400, 500, 1000]" },
  { "opening-minimum", "[(-100000, 15), (0, 50), (1500, 90), (3000, 120), (7000, 160)]" },
};

G_DEFINE_FINAL_TYPE (SambaVariant, samba_variant, CANASTA_TYPE_CLASSIC_VARIANT)

static void
samba_variant_class_init (SambaVariantClass *class)
{
}

static void
samba_variant_init (SambaVariant *self)
{
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (self);

  /* table, cards dealt, drawn in a turn, canastas to go out */
  canasta_classic_variant_add_table (classic, "4", 15, 2, 2);
  canasta_classic_variant_add_table (classic, "2", 15, 2, 2);
  canasta_classic_variant_add_table (classic, "3", 15, 2, 2);
  canasta_classic_variant_add_table (classic, "5", 15, 2, 2);
  canasta_classic_variant_add_table (classic, "6", 13, 2, 2);

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    canasta_classic_variant_add_rule (classic, NULL, rules[i][0], rules[i][1]);
}

CANASTA_VARIANT_PLUGIN (samba_variant_get_type ())

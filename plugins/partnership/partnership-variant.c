/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Four players, two pairs: eleven cards each, one drawn in a turn, one canasta
 * to go out. */
#include <canasta-plugin.h>

G_DECLARE_FINAL_TYPE (PartnershipVariant, partnership_variant, PARTNERSHIP, VARIANT,
                      CanastaClassicVariant)

struct _PartnershipVariant
{
  CanastaClassicVariant parent_instance;
};

G_DEFINE_FINAL_TYPE (PartnershipVariant, partnership_variant, CANASTA_TYPE_CLASSIC_VARIANT)

static void
partnership_variant_class_init (PartnershipVariantClass *class)
{
}

static void
partnership_variant_init (PartnershipVariant *self)
{
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (self);

  /* table, cards dealt, drawn in a turn, canastas to go out */
  canasta_classic_variant_add_table (classic, "4", 11, 1, 1);
}

CANASTA_VARIANT_PLUGIN (partnership_variant_get_type ())

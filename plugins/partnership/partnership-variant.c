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

static GVariant *
seating (CanastaVariant  *variant,
         guint            players,
         const char      *name,
         guint            round,
         GError         **error)
{
  g_autoptr (GVariantBuilder) seats = g_variant_builder_new (G_VARIANT_TYPE ("a(uu)"));

  for (guint seat = 0; seat < players; seat++)
    g_variant_builder_add (seats, "(uu)", seat, seat % 2);
  return g_variant_builder_end (seats);
}

static void
fill_hooks (CanastaVariantInterface *iface)
{
  iface->seating = seating;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PartnershipVariant, partnership_variant,
                               CANASTA_TYPE_CLASSIC_VARIANT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_VARIANT, fill_hooks))

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

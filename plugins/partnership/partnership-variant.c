/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Four players, two pairs: eleven cards each, one drawn in a turn, one canasta
 * to go out. */
#include "config.h"

#include "partnership-variant.h"

struct _PartnershipVariant
{
  GObject parent_instance;
};

static char **
list_tables (CanastaVariant  *variant,
             GError         **error)
{
  const char *tables[] = { "4", NULL };

  return g_strdupv ((char **) tables);
}

static gboolean
deal_size (CanastaVariant  *variant,
           guint            players,
           const char      *seating,
           guint           *answer,
           GError         **error)
{
  *answer = 11;
  return TRUE;
}

static gboolean
draw_count (CanastaVariant  *variant,
            guint            players,
            const char      *seating,
            guint           *answer,
            GError         **error)
{
  *answer = 1;
  return TRUE;
}

static gboolean
canastas_to_go_out (CanastaVariant  *variant,
                    guint            players,
                    const char      *seating,
                    guint           *answer,
                    GError         **error)
{
  *answer = 1;
  return TRUE;
}

static gboolean
meld_threshold (CanastaVariant  *variant,
                int              total,
                guint            round,
                guint           *answer,
                GError         **error)
{
  *answer = canasta_classic_threshold (total);
  return TRUE;
}

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
init_variant (CanastaVariantInterface *iface)
{
  iface->list_tables = list_tables;
  iface->deal_size = deal_size;
  iface->draw_count = draw_count;
  iface->canastas_to_go_out = canastas_to_go_out;
  iface->meld_threshold = meld_threshold;
  iface->seating = seating;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PartnershipVariant, partnership_variant, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_VARIANT, init_variant))

static void
partnership_variant_class_init (PartnershipVariantClass *klass)
{
}

static void
partnership_variant_init (PartnershipVariant *self)
{
}

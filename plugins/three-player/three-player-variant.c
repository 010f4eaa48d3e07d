/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three players: thirteen cards each, two drawn in a turn, played to 7500.
 * `lone-hand`: who first takes the pile plays against the other two for the
 * rest of the deal. `individual`: everybody plays alone. */
#include "config.h"

#include "three-player-variant.h"

struct _ThreePlayerVariant
{
  GObject parent_instance;
};

static char **
list_tables (CanastaVariant  *variant,
             GError         **error)
{
  const char *tables[] = { "3/lone-hand", "3/individual", NULL };

  return g_strdupv ((char **) tables);
}

static gboolean
deal_size (CanastaVariant  *variant,
           guint            players,
           const char      *seating,
           guint           *answer,
           GError         **error)
{
  *answer = 13;
  return TRUE;
}

static gboolean
draw_count (CanastaVariant  *variant,
            guint            players,
            const char      *seating,
            guint           *answer,
            GError         **error)
{
  *answer = 2;
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

static gboolean
configure (CanastaVariant  *variant,
           CanastaRules    *rules,
           guint            players,
           const char      *seating,
           GError         **error)
{
  return canasta_rules_set_number (rules, "target", 7500, error);
}

/* The taker alone, the other two together; the side of the lowest seat is 0. */
static GVariant *
form_sides (CanastaVariant  *variant,
            guint            players,
            const char      *seating,
            guint            taker,
            GError         **error)
{
  g_autoptr (GVariantBuilder) sides = g_variant_builder_new (G_VARIANT_TYPE ("au"));
  gboolean forms = g_strcmp0 (seating, "lone-hand") == 0;

  for (guint seat = 0; forms && seat < players; seat++)
    g_variant_builder_add (sides, "u", (seat == taker) == (taker == 0) ? 0 : 1);
  return g_variant_builder_end (sides);
}

static void
init_variant (CanastaVariantInterface *iface)
{
  iface->list_tables = list_tables;
  iface->deal_size = deal_size;
  iface->draw_count = draw_count;
  iface->canastas_to_go_out = canastas_to_go_out;
  iface->meld_threshold = meld_threshold;
  iface->configure = configure;
  iface->form_sides = form_sides;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (ThreePlayerVariant, three_player_variant, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_VARIANT, init_variant))

static void
three_player_variant_class_init (ThreePlayerVariantClass *klass)
{
}

static void
three_player_variant_init (ThreePlayerVariant *self)
{
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three players: thirteen cards each, two drawn in a turn, played to 7500.
 * `lone-hand`: who first takes the pile plays against the other two for the
 * rest of the deal. `individual`: everybody plays alone. */
#include <canasta-plugin.h>

G_DECLARE_FINAL_TYPE (ThreePlayerVariant, three_player_variant, THREE_PLAYER, VARIANT,
                      CanastaClassicVariant)

struct _ThreePlayerVariant
{
  CanastaClassicVariant parent_instance;
};

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
fill_hooks (CanastaVariantInterface *iface)
{
  iface->configure = configure;
  iface->form_sides = form_sides;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (ThreePlayerVariant, three_player_variant,
                               CANASTA_TYPE_CLASSIC_VARIANT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_VARIANT, fill_hooks))

static void
three_player_variant_class_init (ThreePlayerVariantClass *class)
{
}

static void
three_player_variant_init (ThreePlayerVariant *self)
{
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (self);

  /* table, cards dealt, drawn in a turn, canastas to go out */
  canasta_classic_variant_add_table (classic, "3/lone-hand", 13, 2, 1);
  canasta_classic_variant_add_table (classic, "3/individual", 13, 2, 1);
}

CANASTA_VARIANT_PLUGIN (three_player_variant_get_type ())

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

G_DEFINE_FINAL_TYPE (ThreePlayerVariant, three_player_variant, CANASTA_TYPE_CLASSIC_VARIANT)

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

  canasta_classic_variant_add_rule (classic, NULL, "target", "7500");
}

CANASTA_VARIANT_PLUGIN (three_player_variant_get_type ())

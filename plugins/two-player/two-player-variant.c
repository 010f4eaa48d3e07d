/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two players: fifteen cards each, two drawn in a turn, two canastas to go out.
 * There is no partner to ask. */
#include <canasta-plugin.h>

G_DECLARE_FINAL_TYPE (TwoPlayerVariant, two_player_variant, TWO_PLAYER, VARIANT,
                      CanastaClassicVariant)

struct _TwoPlayerVariant
{
  CanastaClassicVariant parent_instance;
};

G_DEFINE_FINAL_TYPE (TwoPlayerVariant, two_player_variant, CANASTA_TYPE_CLASSIC_VARIANT)

static void
two_player_variant_class_init (TwoPlayerVariantClass *class)
{
}

static void
two_player_variant_init (TwoPlayerVariant *self)
{
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (self);

  /* table, cards dealt, drawn in a turn, canastas to go out */
  canasta_classic_variant_add_table (classic, "2", 15, 2, 2);

  canasta_classic_variant_add_rule (classic, NULL, "asking", "'off'");
}

CANASTA_VARIANT_PLUGIN (two_player_variant_get_type ())

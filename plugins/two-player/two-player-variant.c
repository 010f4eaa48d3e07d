/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two players: fifteen cards each, two drawn in a turn, two canastas to go out.
 * There is no partner to ask. */
#include "config.h"

#include "canasta.h"
#include "variants/variant-plugin.h"

G_DECLARE_FINAL_TYPE (TwoPlayerVariant, two_player_variant, TWO_PLAYER, VARIANT,
                      CanastaClassicVariant)

struct _TwoPlayerVariant
{
  CanastaClassicVariant parent_instance;
};

static const CanastaClassicTable tables[] = {
  /* table, cards dealt, drawn in a turn, canastas to go out */
  { "2", 15, 2, 2 },
  { NULL },
};

static gboolean
configure (CanastaVariant  *variant,
           CanastaRules    *rules,
           guint            players,
           const char      *seating,
           GError         **error)
{
  return canasta_rules_set_number (rules, "asking", CANASTA_ASKING_OFF, error);
}

static void
fill_hooks (CanastaVariantInterface *iface)
{
  iface->configure = configure;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TwoPlayerVariant, two_player_variant,
                               CANASTA_TYPE_CLASSIC_VARIANT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_VARIANT, fill_hooks))

static void
two_player_variant_class_init (TwoPlayerVariantClass *class)
{
  CANASTA_CLASSIC_VARIANT_CLASS (class)->tables = tables;
}

static void
two_player_variant_init (TwoPlayerVariant *self)
{
}

CANASTA_VARIANT_PLUGIN (two_player_variant_get_type ())

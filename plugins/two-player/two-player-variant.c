/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two players: fifteen cards each, two drawn in a turn, two canastas to go out.
 * There is no partner to ask. */
#include "config.h"

#include "two-player-variant.h"

struct _TwoPlayerVariant
{
  GObject parent_instance;
};

static char **
list_tables (CanastaVariant  *variant,
             GError         **error)
{
  const char *tables[] = { "2", NULL };

  return g_strdupv ((char **) tables);
}

static gboolean
deal_size (CanastaVariant  *variant,
           guint            players,
           const char      *seating,
           guint           *answer,
           GError         **error)
{
  *answer = 15;
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
  *answer = 2;
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
  return canasta_rules_set_number (rules, "asking", CANASTA_ASKING_OFF, error);
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
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TwoPlayerVariant, two_player_variant, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_VARIANT, init_variant))

static void
two_player_variant_class_init (TwoPlayerVariantClass *klass)
{
}

static void
two_player_variant_init (TwoPlayerVariant *self)
{
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Five or six players.
 *
 * Five: seats 0, 2 and 4 are a trio against the pair on 1 and 3. In each round
 * one of the trio rests, the four others play in turn, trio and pair
 * alternating. Six: three packs and thirteen cards, three pairs or two trios,
 * partners as far from each other as can be. */
#include <canasta-plugin.h>

G_DECLARE_FINAL_TYPE (TeamsVariant, teams_variant, TEAMS, VARIANT, CanastaClassicVariant)

struct _TeamsVariant
{
  CanastaClassicVariant parent_instance;
};

/* With three packs there are six red threes, worth much more from the fifth on. */
static const char *const rules_of_six[][2] = {
  { "packs", "3" },
  { "jokers", "6" },
  { "red-three-values", "[100, 200, 300, 400, 1000, 1200]" },
  { "red-three-losses", "[100, 200, 300, 400, 1000, 1200]" },
};

/* Seat 4 takes the place of the one that rests, so that the sides alternate. */
static GVariant *
seat_five (guint round)
{
  guint resting = 2 * ((round - 1) % 3);

  return g_variant_new_parsed ("[(%u, uint32 0), (1, 1), (%u, 0), (3, 1)]",
                               resting == 0 ? 4 : 0, resting == 2 ? 4 : 2);
}

static GVariant *
seating (CanastaSeatingHooks *variant, guint players, const char *name, guint round,
         GError **error)
{
  g_autoptr (GVariantBuilder) seats = NULL;
  guint sides = g_strcmp0 (name, "trios") == 0 ? 2 : 3;

  if (players == 5)
    return seat_five (round);

  seats = g_variant_builder_new (G_VARIANT_TYPE ("a(uu)"));
  for (guint seat = 0; seat < players; seat++)
    g_variant_builder_add (seats, "(uu)", seat, seat % sides);
  return g_variant_builder_end (seats);
}

static void
fill_hooks (CanastaSeatingHooksInterface *iface)
{
  iface->seating = seating;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TeamsVariant, teams_variant, CANASTA_TYPE_CLASSIC_VARIANT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_SEATING_HOOKS, fill_hooks))

static void
teams_variant_class_init (TeamsVariantClass *class)
{
}

static void
teams_variant_init (TeamsVariant *self)
{
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (self);

  /* table, cards dealt, drawn in a turn, canastas to go out */
  canasta_classic_variant_add_table (classic, "5", 11, 1, 1);
  canasta_classic_variant_add_table (classic, "6/pairs", 13, 1, 2);
  canasta_classic_variant_add_table (classic, "6/trios", 13, 1, 2);

  for (guint i = 0; i < G_N_ELEMENTS (rules_of_six); i++)
    {
      canasta_classic_variant_add_rule (classic, "6/pairs", rules_of_six[i][0],
                                        rules_of_six[i][1]);
      canasta_classic_variant_add_rule (classic, "6/trios", rules_of_six[i][0],
                                        rules_of_six[i][1]);
    }
  canasta_classic_variant_add_rule (classic, "6/pairs", "target", "7500");
  canasta_classic_variant_add_rule (classic, "6/trios", "target", "10000");
}

CANASTA_VARIANT_PLUGIN (teams_variant_get_type ())

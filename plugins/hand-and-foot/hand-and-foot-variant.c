/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hand and Foot, as it is played in North America: a pack more than there are players, a
 * second hand, the foot, for each of them, and four rounds. Four play in pairs, six in two
 * teams of three, others alone. */
#include <canasta-plugin.h>

G_DECLARE_FINAL_TYPE (HandAndFootVariant, hand_and_foot_variant, HAND_AND_FOOT, VARIANT,
                      CanastaClassicVariant)

struct _HandAndFootVariant
{
  CanastaClassicVariant parent_instance;
};

/* What is not as in the classic game. */
static const char *const rules[][2] = {
  { "second-hands", "'player'" },
  { "second-hand-size", "13" },
  { "second-hand-by-discard", "'next-turn'" },
  { "second-hand-counts", "true" },
  { "upcard", "'rebury'" },
  { "freeze-model", "'always'" },
  { "wild-freezes", "false" },
  { "take-extent", "7" },
  { "take-with-wild", "false" },
  { "take-by-lay-off", "false" },
  { "take-with-wild-pair", "true" },
  { "take-onto-largest", "4" },
  { "meld-maximum-size", "7" },
  { "melds-per-rank", "'after-complete'" },
  { "complete-groups", "'closed'" },
  { "complete-wild-melds", "'closed'" },
  { "naturals-per-wild", "2" },
  { "maximum-wilds", "2" },
  { "wild-melds", "'free'" },
  { "black-threes-melded", "'never'" },
  { "opening-by", "'round'" },
  { "opening-minimum", "[(1, 50), (2, 90), (3, 120), (4, 150)]" },
  { "opening-waiver", "'none'" },
  { "natural-canastas-to-go-out", "2" },
  { "mixed-canastas-to-go-out", "2" },
  { "wild-canastas-to-go-out", "1" },
  { "concealed-bonus", "100" },
  { "red-three-values",
    "[100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400]" },
  { "red-three-condition", "'none'" },
  { "forgotten-red-three", "100" },
  { "wild-canasta", "1500" },
  { "rounds", "4" },
  { "stock-end", "'voluntary'" },
};

/* By the number of players: the table, its packs and jokers, and what partners are asked. */
static const struct
{
  const char *table;
  const char *packs;
  const char *jokers;
  gboolean partners;
} tables[] = {
  { "4", "5", "10", TRUE },
  { "2", "3", "6", FALSE },
  { "3", "4", "8", FALSE },
  { "5", "6", "12", FALSE },
  { "6/trios", "7", "14", TRUE },
};

/* Six play in two teams that sit alternately, four in pairs. */
static GVariant *
seating (CanastaSeatingHooks *variant, guint players, const char *name, guint round,
         GError **error)
{
  guint sides = players % 2 == 0 && players > 2 ? 2 : players;
  GVariantBuilder seats;

  g_variant_builder_init (&seats, G_VARIANT_TYPE ("a(uu)"));
  for (guint seat = 0; seat < players; seat++)
    g_variant_builder_add (&seats, "(uu)", seat, seat % sides);
  return g_variant_builder_end (&seats);
}

static void
fill_hooks (CanastaSeatingHooksInterface *iface)
{
  iface->seating = seating;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (HandAndFootVariant, hand_and_foot_variant,
                               CANASTA_TYPE_CLASSIC_VARIANT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_SEATING_HOOKS, fill_hooks))

static void
hand_and_foot_variant_class_init (HandAndFootVariantClass *class)
{
}

static void
hand_and_foot_variant_init (HandAndFootVariant *self)
{
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (self);

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      const char *table = tables[i].table;

      /* table, cards dealt, drawn in a turn, canastas to go out */
      canasta_classic_variant_add_table (classic, table, 13, 2, 5);
      canasta_classic_variant_add_rule (classic, table, "packs", tables[i].packs);
      canasta_classic_variant_add_rule (classic, table, "jokers", tables[i].jokers);
      canasta_classic_variant_add_rule (classic, table, "asking",
                                        tables[i].partners ? "'must'" : "'off'");
      if (tables[i].partners)
        canasta_classic_variant_add_rule (classic, table, "second-hand-to-go-out",
                                          "'partners-played'");
    }
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    canasta_classic_variant_add_rule (classic, NULL, rules[i][0], rules[i][1]);
}

CANASTA_VARIANT_PLUGIN (hand_and_foot_variant_get_type ())

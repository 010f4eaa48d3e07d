/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three packs, fifteen cards each, two drawn in a turn; sequences are melds too,
 * and two canastas of any kind let a side go out. */
#include <canasta-plugin.h>

G_DECLARE_FINAL_TYPE (SambaVariant, samba_variant, SAMBA, VARIANT, CanastaClassicVariant)

struct _SambaVariant
{
  CanastaClassicVariant parent_instance;
};

static const struct
{
  const char *rule;
  int value;
} numbers[] = {
  { "packs", 3 },
  { "jokers", 6 },
  { "take-with-wild", FALSE },
  { "take-onto-complete", FALSE },
  { "red-three-condition", CANASTA_RED_THREES_NEED_TWO_CANASTAS },
  { "maximum-wilds", 2 },
  { "melds-per-rank", CANASTA_MELDS_MANY },
  { "join-melds", TRUE },
  { "sequences", CANASTA_SEQUENCES_NATURAL },
  { "going-out-bonus", 200 },
  { "concealed-bonus", 200 },
  { "target", 10000 },
};

static const struct
{
  const char *rule;
  const char *value;
} lists[] = {
  { "red-three-values", "[100, 200, 300, 400, 500, 1000]" },
  { "red-three-losses", "[100, 200, 300, 400, 500, 1000]" },
  { "opening-minimum", "[(-100000, 15), (0, 50), (1500, 90), (3000, 120), (7000, 160)]" },
};

static gboolean
configure (CanastaVariant  *variant,
           CanastaRules    *rules,
           guint            players,
           const char      *seating,
           GError         **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (!canasta_rules_set_number (rules, numbers[i].rule, numbers[i].value, error))
      return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (!canasta_rules_set_value (rules, canasta_rule_find (lists[i].rule),
                                  g_variant_new_parsed (lists[i].value), error))
      return FALSE;
  return TRUE;
}

/* Four and six play in pairs, partners opposite each other; others alone. */
static GVariant *
seating (CanastaVariant  *variant,
         guint            players,
         const char      *name,
         guint            round,
         GError         **error)
{
  g_autoptr (GVariantBuilder) seats = g_variant_builder_new (G_VARIANT_TYPE ("a(uu)"));
  guint sides = players == 4 || players == 6 ? players / 2 : players;

  for (guint seat = 0; seat < players; seat++)
    g_variant_builder_add (seats, "(uu)", seat, seat % sides);
  return g_variant_builder_end (seats);
}

static void
fill_hooks (CanastaVariantInterface *iface)
{
  iface->configure = configure;
  iface->seating = seating;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (SambaVariant, samba_variant, CANASTA_TYPE_CLASSIC_VARIANT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_VARIANT, fill_hooks))

static void
samba_variant_class_init (SambaVariantClass *class)
{
}

static void
samba_variant_init (SambaVariant *self)
{
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (self);

  /* table, cards dealt, drawn in a turn, canastas to go out */
  canasta_classic_variant_add_table (classic, "4", 15, 2, 2);
  canasta_classic_variant_add_table (classic, "2", 15, 2, 2);
  canasta_classic_variant_add_table (classic, "3", 15, 2, 2);
  canasta_classic_variant_add_table (classic, "5", 15, 2, 2);
  canasta_classic_variant_add_table (classic, "6", 13, 2, 2);
}

CANASTA_VARIANT_PLUGIN (samba_variant_get_type ())

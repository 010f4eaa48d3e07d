/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Uruguay: the classic game with melds of wild cards alone, of seven cards at
 * most, and a pile that is always frozen. One canasta is enough to go out. */
#include <canasta-plugin.h>

G_DECLARE_FINAL_TYPE (UruguayVariant, uruguay_variant, URUGUAY, VARIANT, CanastaClassicVariant)

struct _UruguayVariant
{
  CanastaClassicVariant parent_instance;
};

/* What is not as in the classic game. */
static const struct
{
  const char *rule;
  const char *value;
} standards[] = {
  { "freeze-model", "'always'" },
  { "wild-melds", "'free'" },
  { "complete-wild-melds", "'closed'" },
  { "wild-canasta", "2000" },
};

static gboolean
configure (CanastaVariant  *variant,
           CanastaRules    *rules,
           guint            players,
           const char      *seating,
           GError         **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (standards); i++)
    if (!canasta_rules_set_value (rules, canasta_rule_find (standards[i].rule),
                                  g_variant_new_parsed (standards[i].value), error))
      return FALSE;
  if (players == 2)
    return canasta_rules_set_number (rules, "asking", CANASTA_ASKING_OFF, error);
  return players != 3 || canasta_rules_set_number (rules, "target", 7500, error);
}

/* Four are two pairs, fewer play alone. */
static GVariant *
seating (CanastaVariant  *variant,
         guint            players,
         const char      *name,
         guint            round,
         GError         **error)
{
  g_autoptr (GVariantBuilder) seats = g_variant_builder_new (G_VARIANT_TYPE ("a(uu)"));

  for (guint seat = 0; seat < players; seat++)
    g_variant_builder_add (seats, "(uu)", seat, players == 4 ? seat % 2 : seat);
  return g_variant_builder_end (seats);
}

/* Of three, the taker alone and the other two together; the side of the lowest
 * seat is 0. */
static GVariant *
form_sides (CanastaVariant  *variant,
            guint            players,
            const char      *name,
            guint            taker,
            GError         **error)
{
  g_autoptr (GVariantBuilder) sides = g_variant_builder_new (G_VARIANT_TYPE ("au"));
  gboolean forms = g_strcmp0 (name, "lone-hand") == 0;

  for (guint seat = 0; forms && seat < players; seat++)
    g_variant_builder_add (sides, "u", (seat == taker) == (taker == 0) ? 0 : 1);
  return g_variant_builder_end (sides);
}

static void
fill_hooks (CanastaVariantInterface *iface)
{
  iface->configure = configure;
  iface->seating = seating;
  iface->form_sides = form_sides;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (UruguayVariant, uruguay_variant, CANASTA_TYPE_CLASSIC_VARIANT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_VARIANT, fill_hooks))

static void
uruguay_variant_class_init (UruguayVariantClass *class)
{
}

static void
uruguay_variant_init (UruguayVariant *self)
{
  CanastaClassicVariant *classic = CANASTA_CLASSIC_VARIANT (self);

  /* table, cards dealt, drawn in a turn, canastas to go out */
  canasta_classic_variant_add_table (classic, "4", 11, 1, 1);
  canasta_classic_variant_add_table (classic, "2", 15, 2, 1);
  canasta_classic_variant_add_table (classic, "3/lone-hand", 13, 2, 1);
  canasta_classic_variant_add_table (classic, "3/individual", 13, 2, 1);
}

CANASTA_VARIANT_PLUGIN (uruguay_variant_get_type ())

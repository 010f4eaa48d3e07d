/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "odd-variant.h"

typedef struct
{
  CanastaClassicVariant parent_instance;

  const TestHooks *hooks;
} OddVariant;

typedef struct
{
  CanastaClassicVariantClass parent_class;
} OddVariantClass;

static GType odd_variant_get_type (void);

static const TestHooks *
get_hooks (gpointer variant)
{
  return ((OddVariant *) variant)->hooks;
}

static gboolean
meld_threshold (CanastaVariant *self, int total, guint round, guint *answer, GError **error)
{
  if (get_hooks (self)->meld_threshold)
    return get_hooks (self)->meld_threshold (total, round, answer, error);
  *answer = canasta_rules_get_classic_threshold (total);
  return TRUE;
}

static GVariant *
seating (CanastaSeatingHooks *self, guint players, const char *name, guint round, GError **error)
{
  GVariantBuilder seats;
  guint n_sides = players > 3 && players % 2 == 0 && !get_hooks (self)->form_sides
                    ? players / 2
                    : players;

  g_variant_builder_init (&seats, G_VARIANT_TYPE ("a(uu)"));
  for (guint seat = 0; seat < players; seat++)
    g_variant_builder_add (&seats, "(uu)", seat, seat % n_sides);
  return g_variant_builder_end (&seats);
}

static GVariant *
form_sides (CanastaSeatingHooks *self, guint players, const char *name, guint taker, GError **error)
{
  if (get_hooks (self)->form_sides)
    return get_hooks (self)->form_sides (players, taker, error);
  return g_variant_new_array (G_VARIANT_TYPE_UINT32, NULL, 0);
}

static GVariant *
going_out_needs (CanastaPlayHooks *self, guint players, const char *name, GError **error)
{
  if (get_hooks (self)->going_out_needs)
    return get_hooks (self)->going_out_needs (players, error);
  return g_variant_new_array (G_VARIANT_TYPE ("(su)"), NULL, 0);
}

static gboolean
may_discard (CanastaPlayHooks *self, const CanastaHookTurn *turn, CanastaRank rank,
             gboolean *answer, GError **error)
{
  if (get_hooks (self)->may_discard)
    return get_hooks (self)->may_discard (turn, rank, answer, error);
  *answer = TRUE;
  return TRUE;
}

static gboolean
may_go_out (CanastaPlayHooks *self, const CanastaHookTurn *turn, const CanastaHookSide *side,
            gboolean *answer, char **why, GError **error)
{
  if (get_hooks (self)->may_go_out)
    return get_hooks (self)->may_go_out (turn, side, answer, why, error);
  *answer = TRUE;
  return TRUE;
}

static gboolean
classify_meld (CanastaScoreHooks *self, const CanastaHookMeld *meld, int standard, int *answer,
               GError **error)
{
  if (get_hooks (self)->classify_meld)
    return get_hooks (self)->classify_meld (meld, standard, answer, error);
  *answer = standard;
  return TRUE;
}

static gboolean
score_side (CanastaScoreHooks *self, const CanastaHookSide *side, int points, int *answer,
            GError **error)
{
  if (get_hooks (self)->score_side)
    return get_hooks (self)->score_side (side, points, answer, error);
  *answer = 0;
  return TRUE;
}

static void
fill_hooks (CanastaVariantInterface *iface)
{
  iface->meld_threshold = meld_threshold;
}

static void
fill_seating_hooks (CanastaSeatingHooksInterface *iface)
{
  iface->seating = seating;
  iface->form_sides = form_sides;
}

static void
fill_play_hooks (CanastaPlayHooksInterface *iface)
{
  iface->going_out_needs = going_out_needs;
  iface->may_discard = may_discard;
  iface->may_go_out = may_go_out;
}

static void
fill_score_hooks (CanastaScoreHooksInterface *iface)
{
  iface->classify_meld = classify_meld;
  iface->score_side = score_side;
}

G_DEFINE_TYPE_WITH_CODE (OddVariant, odd_variant, CANASTA_TYPE_CLASSIC_VARIANT,
                         G_IMPLEMENT_INTERFACE (CANASTA_TYPE_VARIANT, fill_hooks)
                         G_IMPLEMENT_INTERFACE (CANASTA_TYPE_SEATING_HOOKS, fill_seating_hooks)
                         G_IMPLEMENT_INTERFACE (CANASTA_TYPE_PLAY_HOOKS, fill_play_hooks)
                         G_IMPLEMENT_INTERFACE (CANASTA_TYPE_SCORE_HOOKS, fill_score_hooks))

static void
odd_variant_class_init (OddVariantClass *class)
{
}

static void
odd_variant_init (OddVariant *self)
{
}

CanastaVariant *
test_odd_variant_new (const TestHooks *hooks)
{
  OddVariant *self = g_object_new (odd_variant_get_type (), NULL);

  self->hooks = hooks;
  canasta_variant_set_id (CANASTA_VARIANT (self), "odd");
  for (guint players = 2; players <= CANASTA_MAX_SEATS; players++)
    {
      const char name[] = { (char) ('0' + players), '\0' };

      canasta_classic_variant_add_table (CANASTA_CLASSIC_VARIANT (self), name, 11, 1, 1);
    }
  return CANASTA_VARIANT (self);
}

CanastaTable *
test_open_odd_table (const TestHooks *hooks, guint players, CanastaRules *rules)
{
  g_autoptr (CanastaVariant) variant = test_odd_variant_new (hooks);
  g_autoptr (GError) error = NULL;
  CanastaTable *table;

  table = canasta_table_new (variant, "odd", players, NULL, NULL, rules, &error);
  g_assert_no_error (error);
  return table;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A variant for four in pairs that is the classic game, until the environment
 * says where it does harm, and which: CANASTA_HARMFUL="may_discard crash", or
 * "exit", or "lie", or "loop", or "slow". */
#include <canasta-plugin.h>
#include <stdlib.h>
#include <unistd.h>

/* Where whoever is tried says how it went. */
#define TRIAL_OUTPUT 3

G_DECLARE_FINAL_TYPE (HarmfulVariant, harmful_variant, HARMFUL, VARIANT, CanastaClassicVariant)

struct _HarmfulVariant
{
  CanastaClassicVariant parent_instance;
};

static void
harm (const char *place)
{
  const char *fault = g_getenv ("CANASTA_HARMFUL");

  if (!fault || !g_str_has_prefix (fault, place) || fault[strlen (place)] != ' ')
    return;
  fault += strlen (place) + 1;
  if (g_str_equal (fault, "lie") && write (TRIAL_OUTPUT, "passed", 6) == 6)
    abort ();
  if (g_str_equal (fault, "crash"))
    abort ();
  if (g_str_equal (fault, "exit"))
    exit (0);
  while (g_str_equal (fault, "loop"))
    g_thread_yield ();
  g_usleep (G_USEC_PER_SEC * 60);
}

static char **
list_tables (CanastaVariant *variant, GError **error)
{
  const char *tables[] = { "4", NULL };

  harm ("list_tables");
  return g_strdupv ((char **) tables);
}

static gboolean
deal_size (CanastaVariant *variant, guint players, const char *seating, guint *answer,
           GError **error)
{
  harm ("deal_size");
  *answer = 11;
  return TRUE;
}

static gboolean
draw_count (CanastaVariant *variant, guint players, const char *seating, guint *answer,
            GError **error)
{
  harm ("draw_count");
  *answer = 1;
  return TRUE;
}

static gboolean
canastas_to_go_out (CanastaVariant *variant, guint players, const char *seating, guint *answer,
                    GError **error)
{
  harm ("canastas_to_go_out");
  *answer = 1;
  return TRUE;
}

static gboolean
meld_threshold (CanastaVariant *variant, int total, guint round, guint *answer, GError **error)
{
  harm ("meld_threshold");
  *answer = 50;
  return TRUE;
}

static gboolean
configure (CanastaVariant *variant, CanastaRules *rules, guint players, const char *seating,
           GError **error)
{
  harm ("configure");
  return TRUE;
}

static GVariant *
seating (CanastaSeatingHooks *variant, guint players, const char *name, guint round, GError **error)
{
  harm ("seating");
  return g_variant_new_parsed ("[(uint32 0, uint32 0), (1, 1), (2, 0), (3, 1)]");
}

static GVariant *
form_sides (CanastaSeatingHooks *variant, guint players, const char *name, guint taker,
            GError **error)
{
  harm ("form_sides");
  return g_variant_new_parsed ("@au []");
}

static gboolean
may_discard (CanastaPlayHooks *variant, const CanastaHookTurn *turn, CanastaRank rank,
             gboolean *answer, GError **error)
{
  harm ("may_discard");
  *answer = TRUE;
  return TRUE;
}

static gboolean
may_go_out (CanastaPlayHooks *variant, const CanastaHookTurn *turn, const CanastaHookSide *side,
            gboolean *answer, char **why, GError **error)
{
  harm ("may_go_out");
  *answer = TRUE;
  return TRUE;
}

static gboolean
classify_meld (CanastaScoreHooks *variant, const CanastaHookMeld *meld, int standard, int *answer,
               GError **error)
{
  harm ("classify_meld");
  *answer = standard;
  return TRUE;
}

static gboolean
score_side (CanastaScoreHooks *variant, const CanastaHookSide *side, int points, int *answer,
            GError **error)
{
  harm ("score_side");
  *answer = 0;
  return TRUE;
}

static void
fill_hooks (CanastaVariantInterface *iface)
{
  iface->list_tables = list_tables;
  iface->deal_size = deal_size;
  iface->draw_count = draw_count;
  iface->canastas_to_go_out = canastas_to_go_out;
  iface->meld_threshold = meld_threshold;
  iface->configure = configure;
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
  iface->may_discard = may_discard;
  iface->may_go_out = may_go_out;
}

static void
fill_score_hooks (CanastaScoreHooksInterface *iface)
{
  iface->classify_meld = classify_meld;
  iface->score_side = score_side;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (HarmfulVariant, harmful_variant, CANASTA_TYPE_CLASSIC_VARIANT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_VARIANT, fill_hooks)
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_SEATING_HOOKS, fill_seating_hooks)
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_PLAY_HOOKS, fill_play_hooks)
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_SCORE_HOOKS, fill_score_hooks))

static void
harmful_variant_class_init (HarmfulVariantClass *class)
{
  harm ("load");
}

static void
harmful_variant_init (HarmfulVariant *self)
{
}

/* Tests load copies of this module; the first gives the type for all. */
static GType
find_type (void)
{
  GType type = g_type_from_name ("HarmfulVariant");

  return type != 0 ? type : harmful_variant_get_type ();
}

CANASTA_VARIANT_PLUGIN (find_type ())

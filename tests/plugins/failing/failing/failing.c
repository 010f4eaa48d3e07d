/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A variant for four in pairs that is the classic game, until the environment says
 * which hook fails and how: CANASTA_FAILING="may_discard error", or "silent" for
 * no reason, or "nonsense". */
#include <canasta-plugin.h>

G_DECLARE_FINAL_TYPE (FailingVariant, failing_variant, FAILING, VARIANT, CanastaClassicVariant)

struct _FailingVariant
{
  CanastaClassicVariant parent_instance;
};

/* How a hook fails; NULL where it does not. */
static const char *
find_fault (const char *hook)
{
  const char *fault = g_getenv ("CANASTA_FAILING");

  if (!fault || !g_str_has_prefix (fault, hook) || fault[strlen (hook)] != ' ')
    return NULL;
  return fault + strlen (hook) + 1;
}

/* Returns what the hook returns. */
static gboolean
answer_with (const char *hook, int classic, int nonsense, int *answer, GError **error)
{
  const char *fault = find_fault (hook);

  if (g_strcmp0 (fault, "silent") == 0)
    return FALSE;
  if (g_strcmp0 (fault, "error") == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "The cards are wet.");
      return FALSE;
    }
  if (!fault)
    *answer = classic;
  else if (nonsense != 0)
    *answer = nonsense;
  return TRUE;
}

static GVariant *
seating (CanastaSeatingHooks *variant, guint players, const char *name, guint round, GError **error)
{
  return g_variant_new_parsed ("[(uint32 0, uint32 0), (1, 1), (2, 0), (3, 1)]");
}

static gboolean
may_discard (CanastaPlayHooks *variant, const CanastaHookTurn *turn, CanastaRank rank,
             gboolean *answer, GError **error)
{
  return answer_with ("may_discard", TRUE, 0, answer, error);
}

static gboolean
may_go_out (CanastaPlayHooks *variant, const CanastaHookTurn *turn, const CanastaHookSide *side,
            gboolean *answer, char **why, GError **error)
{
  return answer_with ("may_go_out", TRUE, 0, answer, error);
}

static gboolean
classify_meld (CanastaScoreHooks *variant, const CanastaHookMeld *meld, int standard, int *answer,
               GError **error)
{
  return answer_with ("classify_meld", standard, 1000001, answer, error);
}

static gboolean
score_side (CanastaScoreHooks *variant, const CanastaHookSide *side, int points, int *answer,
            GError **error)
{
  return answer_with ("score_side", 0, -1000001, answer, error);
}

static void
fill_seating_hooks (CanastaSeatingHooksInterface *iface)
{
  iface->seating = seating;
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

G_DEFINE_FINAL_TYPE_WITH_CODE (FailingVariant, failing_variant, CANASTA_TYPE_CLASSIC_VARIANT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_SEATING_HOOKS, fill_seating_hooks)
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_PLAY_HOOKS, fill_play_hooks)
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_SCORE_HOOKS, fill_score_hooks))

static void
failing_variant_class_init (FailingVariantClass *class)
{
}

static void
failing_variant_init (FailingVariant *self)
{
  canasta_classic_variant_add_table (CANASTA_CLASSIC_VARIANT (self), "4", 11, 1, 1);
}

CANASTA_VARIANT_PLUGIN (failing_variant_get_type ())

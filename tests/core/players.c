/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players.h"

#include <stdlib.h>

/* Partners face each other when four or six play; of three, the first to take
 * the pile plays against the others. */
typedef struct
{
  GObject parent_instance;
} TestVariant;

typedef GObjectClass TestVariantClass;

static GType test_variant_get_type (void);
static void test_variant_iface_init (CanastaVariantInterface *iface);
static void test_variant_seating_init (CanastaSeatingHooksInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TestVariant, test_variant, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_VARIANT,
                                                      test_variant_iface_init)
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_SEATING_HOOKS,
                                                      test_variant_seating_init))

static void
test_variant_class_init (TestVariantClass *class)
{
}

static void
test_variant_init (TestVariant *self)
{
}

static char **
list_tables (CanastaVariant *self, GError **error)
{
  const char *tables[] = { "4", "2", "3", "6", NULL };

  return g_strdupv ((char **) tables);
}

static gboolean
deal_size (CanastaVariant *self, guint players, const char *seating, guint *answer,
           GError **error)
{
  *answer = players == 2 ? 15 : 11;
  return TRUE;
}

static gboolean
draw_count (CanastaVariant *self, guint players, const char *seating, guint *answer,
            GError **error)
{
  *answer = players == 2 ? 2 : 1;
  return TRUE;
}

static gboolean
canastas_to_go_out (CanastaVariant *self, guint players, const char *seating, guint *answer,
                    GError **error)
{
  *answer = players == 2 ? 2 : 1;
  return TRUE;
}

static gboolean
meld_threshold (CanastaVariant *self, int total, guint round, guint *answer, GError **error)
{
  *answer = total < 0 ? 15 : total < 1500 ? 50 : total < 3000 ? 90 : 120;
  return TRUE;
}

/* A pair on 1 and 3, against three of whom one rests. */
static GVariant *
seat_five (guint round)
{
  guint resting = 2 * ((round - 1) % 3);

  return g_variant_new_parsed ("[(%u, uint32 0), (1, 1), (%u, 0), (3, 1)]",
                               resting == 0 ? 4 : 0, resting == 2 ? 4 : 2);
}

static GVariant *
seating (CanastaSeatingHooks *self, guint players, const char *seating_id, guint round,
         GError **error)
{
  GVariantBuilder builder;
  guint sides = players == 4 || players == 6 ? players / 2 : players;

  if (players == 5)
    return g_variant_ref_sink (seat_five (round));
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(uu)"));
  for (guint seat = 0; seat < players; seat++)
    g_variant_builder_add (&builder, "(uu)", seat, seat % sides);
  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

static GVariant *
form_sides (CanastaSeatingHooks *self, guint players, const char *seating_id, guint taker,
            GError **error)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("au"));
  for (guint seat = 0; players == 3 && seat < players; seat++)
    g_variant_builder_add (&builder, "u", (seat == taker) == (taker == 0) ? 0 : 1);
  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

static void
test_variant_iface_init (CanastaVariantInterface *iface)
{
  iface->list_tables = list_tables;
  iface->deal_size = deal_size;
  iface->draw_count = draw_count;
  iface->canastas_to_go_out = canastas_to_go_out;
  iface->meld_threshold = meld_threshold;
}

static void
test_variant_seating_init (CanastaSeatingHooksInterface *iface)
{
  iface->seating = seating;
  iface->form_sides = form_sides;
}

CanastaVariant *
test_variant_new (void)
{
  return g_object_new (test_variant_get_type (), NULL);
}

/* Knows one variant, "test". */
CanastaVariant *
test_find_variant (const char *id, gpointer data, GError **error)
{
  if (g_strcmp0 (id, "test") == 0)
    return test_variant_new ();
  g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT, "There is only “test”.");
  return NULL;
}

/* A table of the test variant with some rules changed: "draw-count=2 rounds=3". */
CanastaTable *
test_table_new (guint players, const char *changes)
{
  g_autoptr (CanastaVariant) variant = test_variant_new ();
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) list = g_strsplit (changes, " ", -1);
  CanastaTable *table;

  for (guint i = 0; list[i] && *list[i] != '\0'; i++)
    {
      g_auto (GStrv) change = g_strsplit (list[i], "=", 2);

      if (*change[1] == '[')
        canasta_rules_set_value (rules, canasta_rule_find (change[0]),
                                 g_variant_new_parsed (change[1]), &error);
      else
        canasta_rules_set_number (rules, change[0], atoi (change[1]), &error);
      g_assert_no_error (error);
    }

  table = canasta_table_new (variant, "test", players, NULL, NULL, rules, &error);
  g_assert_no_error (error);
  return table;
}

/* Picks among the legal actions, melds before all others. */
typedef struct
{
  GRand *random;
  guint count;
  int weight;
  CanastaAction *action;
} Choice;

static int
weigh (const CanastaAction *action)
{
  switch ((CanastaActionKind) action->kind)
    {
    case CANASTA_ACTION_OUT:
    case CANASTA_ACTION_LAY:
      return 4;
    case CANASTA_ACTION_TAKE:
    case CANASTA_ACTION_MELD:
      return 3;
    case CANASTA_ACTION_DRAW:
    case CANASTA_ACTION_YES:
      return 2;
    case CANASTA_ACTION_PASS:
    case CANASTA_ACTION_WITHDRAW:
    case CANASTA_ACTION_ASK:
    case CANASTA_ACTION_NO:
    case CANASTA_ACTION_DISCARD:
    default:
      return 1;
    }
}

static gboolean
consider (const CanastaAction *action, gpointer data)
{
  Choice *choice = data;
  int weight = weigh (action);

  if (weight > choice->weight)
    {
      choice->weight = weight;
      choice->count = 0;
    }
  if (weight == choice->weight
      && g_rand_int_range (choice->random, 0, (gint32) ++choice->count) == 0)
    canasta_action_copy (choice->action, action);
  return TRUE;
}

/* Puts every group of three or more of one rank together: what openings need. */
static gboolean
choose_opening (CanastaMatch *match, CanastaAction *action)
{
  const CanastaState *state = canasta_match_get_state (match);
  guint seat = state->board.to_act;

  canasta_action_init (action, CANASTA_ACTION_MELD);
  for (int rank = CANASTA_RANK_FOUR; rank < CANASTA_RANK_TWO; rank++)
    {
      CanastaLane lane = canasta_card_set_get_lane (&state->hands[seat], rank);

      if (canasta_lane_count (lane) >= 3)
        canasta_card_set_add_lane (&canasta_action_add_group (action)->cards, rank, lane);
    }
  return canasta_match_judge (match, seat, action, NULL);
}

gboolean
test_choose (CanastaMatch *match, GRand *random, CanastaAction *action)
{
  const CanastaState *state = canasta_match_get_state (match);
  Choice choice = { .random = random, .action = action };

  if (choose_opening (match, action))
    return TRUE;
  canasta_list_legal (canasta_match_get_table (match), &state->board,
                      &state->hands[state->board.to_act], consider, &choice);
  return choice.count > 0;
}

void
test_play_action (CanastaMatch *match, GRand *random)
{
  CanastaAction action;
  CanastaRefusal refusal;

  g_assert_true (test_choose (match, random, &action));
  if (!canasta_match_act (match, canasta_match_get_to_act (match), &action, &refusal))
    g_error ("a legal action was refused: %s", canasta_reason_get_code (refusal.reason));
}

void
test_play_round (CanastaMatch *match, GRand *random)
{
  while (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
    test_play_action (match, random);
}

void
test_play_match (CanastaMatch *match, GRand *random)
{
  do
    test_play_round (match, random);
  while (canasta_match_start_round (match));
}

/* Good players play on until one may ask before the draw. */
gboolean
test_play_to_question (CanastaMatch *match)
{
  while (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
    {
      guint seat = canasta_match_get_to_act (match);
      CanastaObservation observation;
      CanastaAction action;

      canasta_action_init (&action, CANASTA_ACTION_ASK);
      if (canasta_match_get_state (match)->board.phase == CANASTA_PHASE_DRAW
          && canasta_match_judge (match, seat, &action, NULL))
        return TRUE;
      canasta_match_observe (match, seat, &observation);
      canasta_policy_choose (&observation, canasta_policy_get_weights (observation.table), &action);
      g_assert_true (canasta_match_act (match, seat, &action, NULL));
    }
  return FALSE;
}

/* Plays the round to its end by the rules of thumb. */
void
test_play_by_policy (CanastaMatch *match)
{
  const CanastaTable *table = canasta_match_get_table (match);

  while (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
    {
      guint seat = canasta_match_get_to_act (match);
      CanastaObservation seen;
      CanastaAction action;

      canasta_match_observe (match, seat, &seen);
      canasta_policy_choose (&seen, canasta_policy_get_weights (table), &action);
      g_assert_true (canasta_match_act (match, seat, &action, NULL));
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* No rule is half there: for each rule a pair of values is searched for with which the
 * game goes another way, the cards dealt, an action judged, carried out or scored, and a
 * pair with which the guide says something else. For whatever going out may take, and
 * whatever may keep a card off the pile, a refusal is searched for that names it. */
#include "config.h"

#include <string.h>

#include "canasta.h"

#include "odd-variant.h"
#include "random-play.h"
#include "tables.h"

/* Pairs of tables that are tried for a rule. */
#define MOST_PAIRS 20000

/* Rounds played at a pair, and actions of one round: long enough for a match to end. */
#define MOST_ROUNDS 12
#define MOST_ACTIONS 3000

/* Rules that are not to be found in one of the two, and why. */
static const struct
{
  const char *rule;
  gboolean in_guide;            /* else in the game */
  const char *why;
} exceptions[] = {
  { "", FALSE, "" },
};

static GPtrArray *tables;       /* of CanastaTable: all houses and variants */

static gboolean
is_exception (const CanastaRule *rule, gboolean in_guide)
{
  for (guint i = 0; i < G_N_ELEMENTS (exceptions); i++)
    if (g_str_equal (exceptions[i].rule, rule->name) && exceptions[i].in_guide == in_guide)
      return TRUE;
  return FALSE;
}

/* Two tables, and a match at each that is played by the same actions. */
typedef struct
{
  CanastaRandom random;
  CanastaTable *table[2];
  CanastaMatch *match[2];
} Pair;

static CanastaTable *
open_with (CanastaTable *table, CanastaRules *rules)
{
  return canasta_table_new (table->variant, canasta_table_get_variant (table), table->players,
                            canasta_table_get_seating (table), canasta_table_get_house (table),
                            rules, NULL);
}

/* Opens two tables that differ in one rule, others as they come. */
static gboolean
open_pair (Pair *self, const CanastaRule *rule)
{
  CanastaTable *table = tables->pdata[canasta_random_below (&self->random, tables->len)];
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (table);
  g_autoptr (CanastaRules) other = NULL;

  if (canasta_random_below (&self->random, 2))
    test_random_rules (&self->random, rules);
  other = canasta_rules_copy (rules);
  canasta_rules_set_value (other, rule, test_random_value (&self->random, rule), NULL);
  if (canasta_rules_is_same (rules, other, rule))
    return FALSE;
  self->table[0] = open_with (table, rules);
  self->table[1] = self->table[0] ? open_with (table, other) : NULL;
  return self->table[1] != NULL;
}

static void
close_pair (Pair *self)
{
  for (guint i = 0; i < 2; i++)
    {
      g_clear_object (&self->match[i]);
      g_clear_pointer (&self->table[i], canasta_table_unref);
    }
}

static gboolean
guides_differ (const Pair *self)
{
  g_autofree char *texts[2];

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (CanastaGuide) guide = canasta_guide_new (self->table[i], NULL);

      texts[i] = canasta_guide_to_text (guide);
    }
  return !g_str_equal (texts[0], texts[1]);
}

/* Whether two states are not the same; unused room left aside. */
static gboolean
states_differ (const CanastaState *one, const CanastaState *other)
{
  return memcmp (one->hands, other->hands, sizeof one->hands) != 0
         || one->board.phase != other->board.phase || one->board.ended != other->board.ended
         || one->board.to_act != other->board.to_act
         || one->board.turn_seat != other->board.turn_seat
         || one->board.frozen != other->board.frozen
         || one->board.stock_count != other->board.stock_count
         || one->board.pile_count != other->board.pile_count
         || one->board.n_melds != other->board.n_melds
         || one->board.last_turn != other->board.last_turn
         || memcmp (one->board.red_threes, other->board.red_threes, sizeof one->board.red_threes)
         || memcmp (one->board.black_threes, other->board.black_threes,
                    sizeof one->board.black_threes);
}

/* Whether an action is judged in two ways: another verdict, reason or number. */
static gboolean
judged_differently (const Pair *self, const CanastaState *state, const CanastaAction *action)
{
  CanastaRefusal refusals[2];
  gboolean legal[2];

  for (guint i = 0; i < 2; i++)
    {
      memset (&refusals[i], 0, sizeof refusals[i]);
      legal[i] = canasta_judge (self->table[i], &state->board,
                                &state->hands[state->board.to_act], action, NULL, &refusals[i]);
    }
  return legal[0] != legal[1]
         || (!legal[0] && (refusals[0].reason != refusals[1].reason
                           || refusals[0].need != refusals[1].need
                           || refusals[0].have != refusals[1].have));
}

static void
choose (Pair *self, const CanastaState *state, CanastaAction *action)
{
  CanastaMatch *match = self->match[0];
  CanastaObservation seen;

  canasta_match_observe (match, state->board.to_act, &seen);
  canasta_policy_choose (&seen, canasta_policy_get_weights (self->table[0]), action);
}

/* Something else that a person might try. */
static void
try_something (Pair *self, const CanastaState *state, CanastaAction *action)
{
  if (canasta_random_below (&self->random, 3) == 0)
    test_random_nonsense (&self->random, self->table[0], action);
  else
    test_random_plan (&self->random, self->table[0], state, action);
}

/* Plays one action at both tables; TRUE where they part. */
static gboolean
play_apart (Pair *self)
{
  const CanastaState *state = canasta_match_get_state (self->match[0]);
  guint seat = state->board.to_act;
  CanastaAction action;

  for (guint i = 0; i < 3; i++)
    {
      try_something (self, state, &action);
      if (judged_differently (self, state, &action))
        return TRUE;
    }
  choose (self, state, &action);
  if (judged_differently (self, state, &action))
    return TRUE;
  for (guint i = 0; i < 2; i++)
    if (!canasta_match_act (self->match[i], seat, &action, NULL))
      return TRUE;
  return states_differ (canasta_match_get_state (self->match[0]),
                        canasta_match_get_state (self->match[1]));
}

/* Whether a round that is over was scored in two ways, or only one match is over. */
static gboolean
ended_differently (const Pair *self)
{
  const CanastaScore *scores[2];

  if (canasta_match_get_stage (self->match[0]) != canasta_match_get_stage (self->match[1]))
    return TRUE;
  for (guint i = 0; i < 2; i++)
    scores[i] = canasta_match_get_score (self->match[i]);
  if (!scores[0] != !scores[1])
    return TRUE;
  for (guint i = 0; scores[0] && i < scores[0]->n_rows; i++)
    if (scores[0]->rows[i].total != scores[1]->rows[i].total
        || memcmp (scores[0]->rows[i].lines, scores[1]->rows[i].lines,
                   sizeof scores[0]->rows[i].lines) != 0)
      return TRUE;
  return FALSE;
}

static gboolean
games_differ (Pair *self)
{
  guint number = 1 + canasta_random_below (&self->random, 1000);
  guint rounds = 0;

  for (guint i = 0; i < 2; i++)
    self->match[i] = canasta_match_new (self->table[i], CANASTA_DEALING_BY_MATCH, number, NULL);
  for (guint actions = 0; actions < MOST_ACTIONS; actions++)
    {
      if (states_differ (canasta_match_get_state (self->match[0]),
                         canasta_match_get_state (self->match[1])))
        return TRUE;
      if (canasta_match_get_stage (self->match[0]) == CANASTA_STAGE_PLAYING)
        {
          if (play_apart (self))
            return TRUE;
          continue;
        }
      if (ended_differently (self))
        return TRUE;
      if (++rounds == MOST_ROUNDS || !canasta_match_start_round (self->match[0]))
        return FALSE;
      canasta_match_start_round (self->match[1]);
    }
  return FALSE;
}

static void
test_rule (gconstpointer data)
{
  const CanastaRule *rule = data;
  gboolean in_guide = FALSE, in_game = FALSE;
  Pair pair = { .random = { g_str_hash (rule->name) } };

  for (guint i = 0; i < MOST_PAIRS && !(in_guide && in_game); i++)
    {
      if (open_pair (&pair, rule))
        {
          in_guide = in_guide || guides_differ (&pair);
          in_game = in_game || games_differ (&pair);
        }
      close_pair (&pair);
    }
  g_test_message ("%s: guide %d, game %d", rule->name, in_guide, in_game);
  g_assert_cmpint (in_guide, !=, is_exception (rule, TRUE));
  g_assert_cmpint (in_game, !=, is_exception (rule, FALSE));
}

static void
add_tables (CanastaRegistry *registry, const char *house)
{
  g_auto (GStrv) names = canasta_registry_list_tables (registry, house, NULL);

  for (guint i = 0; names[i]; i++)
    {
      g_autofree char *variant = NULL;
      g_autofree char *seating = NULL;
      guint players;

      canasta_table_name_read (names[i], &variant, &players, &seating, NULL);
      g_ptr_array_add (tables, canasta_registry_open_table (registry, variant, players, seating,
                                                            house, NULL, NULL));
    }
}

int
main (int argc, char *argv[])
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  CanastaHouses *houses = canasta_registry_get_houses (registry);
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = g_ptr_array_new_with_free_func ((GDestroyNotify) canasta_table_unref);
  add_tables (registry, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (houses)); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (G_LIST_MODEL (houses), i);

      add_tables (registry, canasta_house_get_id (house));
    }
  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      g_autofree char *path = g_strconcat ("/half-rules/", canasta_rule_get (i)->name, NULL);

      g_test_add_data_func (path, canasta_rule_get (i), test_rule);
    }
  status = g_test_run ();
  g_ptr_array_unref (tables);
  return status;
}

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
#define MOST_PAIRS 8000

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
  { "pile-visibility", FALSE, "how much of the pile the window shows; all may remember it" },
  { "full-sequence-values", FALSE, "nobody makes a sequence of thirteen natural cards by chance; "
                                   "rule-cases/full-sequences.json has them" },
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
  gboolean by_chance;           /* they play anything, and forget things */
} Pair;

static CanastaTable *
open_with (CanastaTable *table, CanastaRules *rules)
{
  return canasta_table_new (table->variant, canasta_table_get_variant (table), table->players,
                            canasta_table_get_seating (table), canasta_table_get_house (table),
                            rules, NULL);
}

/* Gives other values to rules beside which a rule could not matter. */
static void
let_matter (Pair *self, CanastaRules *rules, const CanastaRule *rule)
{
  const CanastaRule *silencer = canasta_rule_find_silencer (rule, rules);

  for (guint i = 0; silencer && i < 100; i++)
    {
      canasta_rules_set_value (rules, silencer, test_random_value (&self->random, silencer), NULL);
      silencer = canasta_rule_find_silencer (rule, rules);
    }
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
  let_matter (self, rules, rule);
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
speaks_of (const CanastaGuideParagraph *paragraph, const CanastaRule *rule)
{
  return g_strv_contains ((const char *const *) paragraph->rules, rule->name);
}

static void
add_cells (GString *text, const CanastaGuideGrid *grid)
{
  for (guint i = 0; grid && i < grid->rows->len; i++)
    {
      const CanastaGuideRow *row = grid->rows->pdata[i];
      g_autofree char *cells = g_strjoinv ("|", row->cells);

      g_string_append_printf (text, "\n%s", cells);
    }
}

/* All that the guide of a table says of a rule. */
static char *
say_rule (const CanastaTable *table, const CanastaRule *rule)
{
  g_autoptr (CanastaGuide) guide = canasta_guide_new (table, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < canasta_guide_get_length (guide); i++)
    {
      const GPtrArray *paragraphs = canasta_guide_get_section (guide, i)->paragraphs;

      for (guint j = 0; j < paragraphs->len; j++)
        {
          const CanastaGuideParagraph *paragraph = paragraphs->pdata[j];

          if (!speaks_of (paragraph, rule))
            continue;
          g_string_append_printf (text, "\n%s", paragraph->text);
          add_cells (text, paragraph->grid);
        }
    }
  return g_string_free (text, FALSE);
}

static gboolean
guides_differ (const Pair *self, const CanastaRule *rule)
{
  g_autofree char *one = say_rule (self->table[0], rule);
  g_autofree char *other = say_rule (self->table[1], rule);

  return !g_str_equal (one, other);
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

/* Any of the legal actions, each as likely. */
typedef struct
{
  CanastaRandom *random;
  CanastaAction *action;
  guint n;
} Lot;

static gboolean
draw_lot (const CanastaAction *action, gpointer data)
{
  Lot *lot = data;

  if (canasta_random_below (lot->random, ++lot->n) == 0)
    canasta_action_copy (lot->action, action);
  return TRUE;
}

static void
choose (Pair *self, const CanastaState *state, CanastaAction *action)
{
  CanastaMatch *match = self->match[0];
  Lot lot = { &self->random, action, 0 };
  CanastaObservation seen;

  if (self->by_chance)
    canasta_list_legal (self->table[0], &state->board, &state->hands[state->board.to_act], draw_lot,
                        &lot);
  if (lot.n > 0)
    return;

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
  guint n = canasta_match_get_n_scores (self->match[0]);

  if (canasta_match_get_stage (self->match[0]) != canasta_match_get_stage (self->match[1])
      || canasta_match_get_n_scores (self->match[1]) != n)
    return TRUE;
  for (guint i = 0; i < 2 && n > 0; i++)
    scores[i] = canasta_match_get_score (self->match[i], n - 1);
  for (guint i = 0; n > 0 && i < scores[0]->n_rows; i++)
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

  self->by_chance = canasta_random_below (&self->random, 3) == 0;
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
  gboolean in_guide = is_exception (rule, TRUE), in_game = is_exception (rule, FALSE);
  Pair pair = { .random = { g_str_hash (rule->name) } };
  guint n = 0;

  for (; n < MOST_PAIRS && !(in_guide && in_game); n++)
    {
      if (open_pair (&pair, rule))
        {
          in_guide = in_guide || guides_differ (&pair, rule);
          in_game = in_game || games_differ (&pair);
        }
      close_pair (&pair);
    }
  g_test_message ("%s: %u pairs", rule->name, n);
  if (!in_guide)
    g_test_message ("%s: the guide says the same, whatever it is", rule->name);
  if (!in_game)
    g_test_message ("%s: the game is the same, whatever it is", rule->name);
  if (!in_guide || !in_game)
    g_test_fail ();
}

/* Needs and bars that a refusal has named, as bits: kinds, and classes of canastas; and
 * for each kind of bars the rule behind it, and what a person is told. */
typedef struct
{
  guint needs;
  guint classes;
  guint bars;
  gint16 rules[CANASTA_N_BAR_KINDS];
  char *messages[CANASTA_N_BAR_KINDS];
} Named;

#define ALL_NEEDS ((1u << (CANASTA_OUT_NEED_WORD + 1)) - 1)
#define ALL_BARS ((1u << CANASTA_N_BAR_KINDS) - 1)

static gboolean
is_named (const CanastaOutNeed *need, const CanastaRefusal *refusal)
{
  guint reason = refusal->lack.reason ? refusal->lack.reason : refusal->reason;
  guint canasta = refusal->lack.reason ? refusal->lack.canasta : refusal->canasta;

  switch ((CanastaOutNeedKind) need->kind)
    {
    case CANASTA_OUT_NEED_WORD:
      return reason == CANASTA_REASON_MUST_ASK || reason == CANASTA_REASON_PARTNER_SAID_NO;
    case CANASTA_OUT_NEED_VARIANT:
      return reason == need->reason && refusal->sentence != 0;
    case CANASTA_OUT_NEED_CANASTAS:
      return reason == need->reason
             && (need->classes == CANASTA_ALL_CLASSES || need->classes == 1u << canasta);
    case CANASTA_OUT_NEED_RED_THREES:
    default:
      return reason == need->reason;
    }
}

static void
note_refusal (Named *self, const CanastaTable *table, const CanastaRefusal *refusal)
{
  for (guint i = 0; i < table->out_needs.n; i++)
    {
      const CanastaOutNeed *need = &table->out_needs.of[i];

      if (!is_named (need, refusal))
        continue;
      self->needs |= 1u << need->kind;
      if (need->classes != CANASTA_ALL_CLASSES)
        self->classes |= need->classes;
    }
  for (guint i = 0; i < table->bars.n; i++)
    {
      const CanastaBar *bar = &table->bars.of[i];

      if (bar->reason != refusal->reason || bar->rule != refusal->rule
          || (self->bars & 1u << bar->kind) != 0)
        continue;
      self->bars |= 1u << bar->kind;
      self->rules[bar->kind] = bar->rule;
      self->messages[bar->kind] = canasta_refusal_get_message (refusal, NULL, NULL);
    }
}

/* Bars of two rules are not told in the same words. */
static void
check_messages (const Named *self)
{
  for (guint i = 0; i < CANASTA_N_BAR_KINDS; i++)
    for (guint j = 0; j < i; j++)
      if (self->rules[i] >= 0 && self->rules[j] >= 0 && self->rules[i] != self->rules[j])
        g_assert_cmpstr (self->messages[i], !=, self->messages[j]);
}

/* Tries a discard, going out and something else, and notes what is refused. */
static void
try_all (Pair *pair, Named *named)
{
  const CanastaState *state = canasta_match_get_state (pair->match[0]);
  const CanastaCardSet *hand = &state->hands[state->board.to_act];
  CanastaCardSet rest = *hand;
  CanastaRefusal refusal;
  CanastaAction action;
  CanastaCard card;

  for (guint i = 0; i < 3; i++)
    {
      canasta_action_init (&action, CANASTA_ACTION_OUT);
      if (i > 0)
        try_something (pair, state, &action);
      if (!canasta_judge (pair->table[0], &state->board, hand, &action, NULL, &refusal))
        note_refusal (named, pair->table[0], &refusal);
    }
  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    {
      canasta_action_init_card (&action, CANASTA_ACTION_DISCARD, card);
      if (!canasta_judge (pair->table[0], &state->board, hand, &action, NULL, &refusal))
        note_refusal (named, pair->table[0], &refusal);
    }
}

static gboolean
keep_sevens (const CanastaHookTurn *turn, CanastaRank rank, gboolean *answer, GError **error)
{
  *answer = rank != CANASTA_RANK_SEVEN;
  return TRUE;
}

static gboolean
need_total (const CanastaHookTurn *turn, const CanastaHookSide *side, gboolean *answer,
            char **why, GError **error)
{
  *answer = side->canastas % 2 == 0;
  *why = *answer ? NULL : g_strdup ("An even number of canastas goes out.");
  return TRUE;
}

static GVariant *
need_each (guint players, GError **error)
{
  return g_variant_new_parsed ("@a(su) [('natural', 1), ('mixed', 1), ('wild', 1), "
                               "('sequence', 1), ('red-threes', 1)]");
}

static GVariant *
need_red_threes (guint players, GError **error)
{
  return g_variant_new_parsed ("@a(su) [('red-threes', 2)]");
}

static GVariant *
need_semi_clean (guint players, GError **error)
{
  return g_variant_new_parsed ("@a(su) [('semi-clean', 1)]");
}

static const TestHooks asking_hooks[] = {
  { .may_discard = keep_sevens, .may_go_out = need_total },
  { .going_out_needs = need_each },
  { .going_out_needs = need_red_threes },
  { .going_out_needs = need_semi_clean },
};

/* A table of the game, or one whose variant has a say, with rules as they come. */
static CanastaTable *
open_any (CanastaRandom *random)
{
  guint n = canasta_random_below (random, tables->len + 20);
  g_autoptr (CanastaRules) rules = NULL;
  g_autoptr (CanastaTable) odd = NULL;
  CanastaTable *table;

  if (n >= tables->len)
    {
      rules = canasta_rules_new ();
      odd = test_open_odd_table (&asking_hooks[n % G_N_ELEMENTS (asking_hooks)],
                                 2 + canasta_random_below (random, 3), rules);
    }
  table = odd ? odd : tables->pdata[n];
  g_clear_object (&rules);
  rules = canasta_table_dup_rules (table);
  test_random_rules (random, rules);
  return open_with (table, rules);
}

static void
play_named (Pair *pair, Named *named)
{
  guint number = 1 + canasta_random_below (&pair->random, 1000);

  pair->by_chance = canasta_random_below (&pair->random, 2) == 0;
  pair->match[0] = canasta_match_new (pair->table[0], CANASTA_DEALING_BY_MATCH, number, NULL);
  for (guint i = 0; i < MOST_ACTIONS; i++)
    {
      const CanastaState *state = canasta_match_get_state (pair->match[0]);
      CanastaAction action;

      if (canasta_match_get_stage (pair->match[0]) != CANASTA_STAGE_PLAYING)
        return;
      try_all (pair, named);
      choose (pair, state, &action);
      g_assert_true (canasta_match_act (pair->match[0], state->board.to_act, &action, NULL));
    }
}

static void
test_named (void)
{
  const guint all_classes = CANASTA_ALL_CLASSES;
  Pair pair = { .random = { 33 } };
  Named named = { 0 };
  guint n = 0;

  for (; n < MOST_PAIRS
         && (named.needs != ALL_NEEDS || named.bars != ALL_BARS || named.classes != all_classes);
       n++)
    {
      pair.table[0] = open_any (&pair.random);
      if (pair.table[0])
        play_named (&pair, &named);
      close_pair (&pair);
    }
  g_test_message ("all are named after %u rounds", n);
  g_assert_cmphex (named.needs, ==, ALL_NEEDS);
  g_assert_cmphex (named.bars, ==, ALL_BARS);
  g_assert_cmphex (named.classes, ==, all_classes);
  check_messages (&named);
  for (guint i = 0; i < CANASTA_N_BAR_KINDS; i++)
    g_free (named.messages[i]);
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
  g_test_add_func ("/half-rules/needs-and-bars", test_named);
  status = g_test_run ();
  g_ptr_array_unref (tables);
  return status;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a variant's hooks see and decide in a deal, with hooks of the family's
 * games, where the rules alone would have it otherwise. */
#include "config.h"

#include <string.h>

#include "odd-variant.h"
#include "tables.h"

static CanastaTable *
open_table (const TestHooks *hooks)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_rules_set_number (rules, "packs", 3, &error)
                 && canasta_rules_set_number (rules, "jokers", 6, &error)
                 && canasta_rules_set_number (rules, "sequences", CANASTA_SEQUENCES_NATURAL, &error)
                 && canasta_rules_set_number (rules, "wild-melds", CANASTA_WILD_MELDS_FREE,
                                              &error));
  return test_open_odd_table (hooks, 4, rules);
}

static void
read_position (const CanastaTable *table, const char *position, CanastaState *state)
{
  g_autofree char *text = g_strdelimit (g_strdup (position), "'", '"');
  g_autoptr (JsonNode) node = test_read_json (text);
  g_autoptr (GError) error = NULL;

  test_read_position (json_node_get_object (node), (CanastaTable *) table, state, &error);
  g_assert_no_error (error);
}

/* How an action is judged in a position: the code of the reason, or "legal". */
static const char *
judge (const CanastaTable *table, const char *position, const char *action)
{
  g_autofree CanastaState *state = g_new0 (CanastaState, 1);
  CanastaRefusal refusal;

  read_position (table, position, state);
  if (test_play (state, table, action, &refusal))
    return "legal";
  return canasta_reason_get_code (refusal.reason);
}

/* Pennies from Heaven: no seven is discarded until each side has a canasta of
 * sevens, and who goes out needs a canasta of each kind. */

static gboolean
has_sevens (const CanastaHookSide *side)
{
  for (guint i = 0; i < side->n_melds; i++)
    if (side->melds[i].complete && side->melds[i].kind == CANASTA_MELD_RANK
        && side->melds[i].rank == CANASTA_RANK_SEVEN)
      return TRUE;
  return FALSE;
}

static gboolean
keep_sevens (const CanastaHookTurn *turn, CanastaRank rank, gboolean *answer, GError **error)
{
  *answer = TRUE;
  for (guint i = 0; i < turn->n_sides && rank == CANASTA_RANK_SEVEN; i++)
    *answer = *answer && has_sevens (&turn->sides[i]);
  return TRUE;
}

static gboolean
need_each_kind (const CanastaHookTurn *turn, const CanastaHookSide *side, gboolean *answer,
                char **why, GError **error)
{
  g_assert_true (side == &turn->sides[turn->side]);
  *answer = side->by_class[CANASTA_CLASS_NATURAL] > 0 && side->by_class[CANASTA_CLASS_MIXED] > 0
            && has_sevens (side);
  *why = *answer ? NULL : g_strdup ("A canasta of sevens is missing, or one of a kind.");
  return TRUE;
}

#define NINES "'9C 9C 9D 9D 9H 9H 9S'"

static void
test_pennies (void)
{
  static const TestHooks hooks = { .may_discard = keep_sevens, .may_go_out = need_each_kind };
  g_autoptr (CanastaTable) table = open_table (&hooks);

  g_assert_cmpstr (judge (table, "{'phase':'play','hands':{'0':'7S 4C'}}", "discard 7S"), ==,
                   "discard-not-allowed");
  g_assert_cmpstr (judge (table, "{'phase':'play','hands':{'0':'7S 4C'}}", "discard 4C"), ==,
                   "legal");
  g_assert_cmpstr (judge (table, "{'phase':'play','hands':{'0':'7S 7S'}}", "discard 7S"), ==,
                   "legal");
  g_assert_cmpstr (judge (table, "{'phase':'play','hands':{'0':'7S 4C'},"
                                 "'melds':{'0':['7C 7D 7H 7H 2C 2D 2H'],'1':[" NINES "]}}",
                          "discard 7S"), ==, "discard-not-allowed");
  g_assert_cmpstr (judge (table, "{'phase':'play','hands':{'0':'7S 4C'},"
                                 "'melds':{'0':['7C 7D 7H 7H 2C 2D 2H'],"
                                 "'1':['7C 7D 7H 7S 7S 2S Jo']}}", "discard 7S"), ==, "legal");

  /* The last canasta may be completed in the very turn. */
  g_assert_cmpstr (judge (table, "{'phase':'play','hands':{'0':'KS 4C'},'melds':"
                                 "{'0':['7C 7C 7D 7D 7H 7H 7S','KC KC KD KD KH KH']}}",
                          "meld KS >K"), ==, "keep-a-card");
  g_assert_cmpstr (judge (table, "{'phase':'play','hands':{'0':'2D 4C'},"
                                 "'melds':{'0':['7C 7C 7D 7D 7H 7H 7S','KC KC KD KD KH 2C']}}",
                          "meld 2D >K"), ==, "legal");
}

/* Hand and Foot without its foot: of five canastas two are clean, two dirty and one of
 * wild cards. All who ask for it are told from one list: the guide, the judge, the search
 * for a way out. */

static GVariant *
need_five (guint players, GError **error)
{
  return g_variant_new_parsed ("@a(su) [('natural', 2), ('mixed', 2), ('wild', 1)]");
}

static GVariant *
need_nonsense (guint players, GError **error)
{
  return g_variant_new_parsed ("@a(su) [('golden', 2)]");
}

#define CLEAN "'9C 9C 9D 9D 9H 9H 9S','8C 8C 8D 8D 8H 8H 8S'"
#define DIRTY "'7C 7C 7D 7D 7H 7H 2S','6C 6C 6D 6D 6H 6H 2S'"
#define WILD "'2C 2C 2D 2D 2H Jo Jo'"

/* What an action is refused with: class, need and have. */
static void
check_missing (const CanastaTable *table, const char *position, const char *action,
               const char *sentence)
{
  g_autofree CanastaState *state = g_new0 (CanastaState, 1);
  g_autofree char *message = NULL;
  CanastaRefusal refusal;

  read_position (table, position, state);
  g_assert_false (test_play (state, table, action, &refusal));
  message = canasta_refusal_get_message (&refusal, NULL, NULL);
  g_test_message ("%s", message);
  g_assert_nonnull (strstr (message, sentence));
}

static void
test_needs (void)
{
  static const TestHooks hooks = { .going_out_needs = need_five };
  g_autoptr (CanastaTable) table = open_table (&hooks);
  g_autoptr (CanastaGuide) guide = canasta_guide_new (table, NULL);
  g_autofree char *wrapped = canasta_guide_to_text (guide);
  g_auto (GStrv) words = g_regex_split_simple ("\\s+", wrapped, 0, 0);
  g_autofree char *text = g_strjoinv (" ", words);

  g_assert_nonnull (strstr (text, "at least 5 canastas"));
  g_assert_nonnull (strstr (text, "At least 2 of them must be natural canastas."));
  g_assert_nonnull (strstr (text, "At least 1 of them must be a canasta of wild cards."));

  g_assert_cmpstr (judge (table, "{'phase':'play','hands':{'0':'4C'},'melds':{'0':["
                                 CLEAN "," DIRTY "," WILD "]}}", "discard 4C"), ==, "legal");
  check_missing (table, "{'phase':'play','hands':{'0':'KS 4C'},'melds':{'0':[" CLEAN "," DIRTY
                        ",'KC KC KD KD KH']}}",
                 "meld KS >K", "needs 5 canastas to go out; it has 4.");
  check_missing (table, "{'phase':'play','hands':{'0':'KS 4C'},'melds':{'0':[" CLEAN "," DIRTY
                        ",'KC KC KD KD KH KH']}}",
                 "meld KS >K", "needs 1 canasta of wild cards to go out; it has 0.");

  /* A third clean canasta is no dirty one; a wild card on one of them makes it so. */
  check_missing (table, "{'phase':'play','hands':{'0':'KS 4C'},'melds':{'0':["
                        CLEAN ",'7C 7C 7D 7D 7H 7H 2S','KC KC KD KD KH KH'," WILD "]}}",
                 "meld KS >K", "needs 2 mixed canastas to go out; it has 1.");
  g_assert_cmpstr (judge (table, "{'phase':'play','hands':{'0':'KS 2D 4C'},'melds':{'0':["
                                 CLEAN ",'7C 7C 7D 7D 7H 7H 2S','KC KC KD KD KH KH'," WILD "]}}",
                          "meld KS >K | 2D >9"), ==, "legal");
  g_assert_cmpstr (judge (table, "{'phase':'play','hands':{'0':'KS 2D 4C'},'melds':{'0':["
                                 CLEAN ",'7C 7C 7D 7D 7H 7H 2S','KC KC KD KD KH KH'," WILD "]}}",
                          "meld KS 2D >K"), ==, "legal");
}

/* The way out is found where wild cards may go to one meld only. */
static void
test_way_by_class (void)
{
  static const TestHooks hooks = { .going_out_needs = need_five };
  g_autoptr (CanastaTable) table = open_table (&hooks);
  g_autofree CanastaState *state = g_new0 (CanastaState, 1);
  CanastaAction meld;
  CanastaCard discard;

  read_position (table, "{'phase':'play','hands':{'0':'KS 2D 4C'},'melds':{'0':["
                        CLEAN ",'7C 7C 7D 7D 7H 7H 2S','KC KC KD KD KH KH'," WILD "]}}", state);
  g_assert_true (canasta_way_out_find (table, &state->board, &state->hands[0], &meld, &discard));
  g_assert_cmpint (discard, ==, canasta_card (CANASTA_RANK_FOUR, CANASTA_SUIT_CLUBS));
  g_assert_false (canasta_board_has_canastas (&state->board, table, 0));
  g_assert_cmpint (canasta_outlook_count_missing (table, &state->board, 0), ==, 1);

  read_position (table, "{'phase':'play','hands':{'0':'KS 4D 4C'},'melds':{'0':["
                        CLEAN ",'7C 7C 7D 7D 7H 7H 2S','KC KC KD KD KH KH'," WILD "]}}", state);
  g_assert_false (canasta_way_out_find (table, &state->board, &state->hands[0], &meld, &discard));
}

static void
test_unusable_needs (void)
{
  static const TestHooks hooks = { .going_out_needs = need_nonsense };
  g_autoptr (CanastaVariant) variant = test_odd_variant_new (&hooks);
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (GError) error = NULL;

  table = canasta_table_new (variant, "odd", 4, NULL, NULL, rules, &error);
  g_assert_null (table);
  g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT);
  g_assert_nonnull (strstr (error->message, "going_out_needs"));

  /* What a variant asks for and what a house may set have one limit. */
  g_assert_cmpint (canasta_rule_find ("canastas-to-go-out")->maximum, ==, CANASTA_MOST_TO_GO_OUT);
}

/* Cuban: no black three is discarded before every player has had a turn, and a
 * canasta of wild cards is worth by what it is made of. */

static gboolean
keep_black_threes (const CanastaHookTurn *turn, CanastaRank rank, gboolean *answer,
                   GError **error)
{
  *answer = rank != CANASTA_RANK_THREE || turn->had_turn == turn->players;
  return TRUE;
}

static gboolean
value_wild_canastas (const CanastaHookMeld *meld, int standard, int *answer, GError **error)
{
  g_assert_true (meld->complete);
  if (meld->kind != CANASTA_MELD_WILD)
    *answer = standard;
  else if (meld->jokers == 0)
    *answer = 4000;
  else
    *answer = meld->jokers == 4 ? 3000 : 2000;
  return TRUE;
}

static int
value_canasta (const CanastaTable *table, const char *cards)
{
  CanastaCardSet set;
  CanastaMeld meld;

  g_assert_true (canasta_card_set_read (cards, &set));
  g_assert_true (canasta_meld_read_cards (&set, &table->forms, &meld));
  canasta_meld_settle (&meld, &table->forms);
  return canasta_meld_value_canasta (&meld, table);
}

static void
test_cuban (void)
{
  static const TestHooks hooks = {
    .may_discard = keep_black_threes, .classify_meld = value_wild_canastas,
  };
  g_autoptr (CanastaTable) table = open_table (&hooks);

  g_assert_cmpstr (judge (table, "{'phase':'play','had-turn':[0,1],'hands':{'0':'3C 4C'}}",
                          "discard 3C"), ==, "discard-not-allowed");
  g_assert_cmpstr (judge (table, "{'phase':'play','hands':{'0':'3C 4C'}}", "discard 3C"), ==,
                   "legal");
  g_assert_cmpint (value_canasta (table, "2C 2C 2D 2D 2H 2H 2S"), ==, 4000);
  g_assert_cmpint (value_canasta (table, "2C 2C 2D Jo Jo Jo Jo"), ==, 3000);
  g_assert_cmpint (value_canasta (table, "2C 2C 2D 2D 2H Jo Jo"), ==, 2000);
  g_assert_cmpint (value_canasta (table, "9C 9C 9D 9D 9H 9H 9S"), ==,
                   table->rules.natural_canasta);
}

/* A deal notes whose first turn is over, and a position keeps it; to the variant
 * who acts has had one, too. */
static void
test_had_turn (void)
{
  static const TestHooks hooks = { .may_discard = keep_black_threes };
  g_autoptr (CanastaTable) table = open_table (&hooks);
  g_autofree CanastaState *state = g_new0 (CanastaState, 1);

  read_position (table, "{'had-turn':[],'hands':{'0':'3C 4C','1':'3C 4C','2':'3S 4C','3':'3S 4D'},"
                        "'stock':'QC QD QH QS 9C'}", state);
  for (guint seat = 0; seat < 4; seat++)
    {
      g_assert_true (test_play (state, table, "draw", NULL));
      g_assert_cmpuint (state->board.had_turn, ==, (1u << seat) - 1);
      g_assert_true (test_play (state, table, seat < 3 ? "discard 4C" : "discard 3S", NULL));
      g_assert_cmpuint (state->board.had_turn, ==, (1u << (seat + 1)) - 1);
    }
}

/* Mexicana: who goes out needs as many red threes as canastas. */

static gboolean
need_red_threes (const CanastaHookTurn *turn, const CanastaHookSide *side, gboolean *answer,
                 char **why, GError **error)
{
  *answer = side->red_threes >= side->canastas;
  *why = *answer ? NULL : g_strdup_printf ("You need as many red threes as canastas, %u; you have "
                                           "%u.", side->canastas, side->red_threes);
  return TRUE;
}

static void
test_mexicana (void)
{
  static const TestHooks hooks = { .may_go_out = need_red_threes };
  g_autoptr (CanastaTable) table = open_table (&hooks);

  g_assert_cmpstr (judge (table, "{'phase':'play','hands':{'0':'9S 4C'},"
                                 "'melds':{'0':[" NINES "]}}", "meld 9S >9"), ==, "keep-a-card");
  g_assert_cmpstr (judge (table, "{'phase':'play','hands':{'0':'4C'},'melds':{'0':[" NINES "]},"
                                 "'red-threes':{'0':'3D'}}", "discard 4C"), ==, "legal");
  /* A second canasta that is laid with the last cards counts. */
  g_assert_cmpstr (judge (table, "{'phase':'play','hands':{'0':'KS 4C'},'red-threes':{'0':'3D'},"
                                 "'melds':{'0':[" NINES ",'KC KC KD KD KH KH']}}",
                          "meld KS >K"), ==, "keep-a-card");
}

/* Canastone: five natural canastas are worth 2000 more. */

static gboolean
reward_five (const CanastaHookSide *side, int points, int *answer, GError **error)
{
  *answer = side->by_class[CANASTA_CLASS_NATURAL] >= 5 ? 2000 : 0;
  return TRUE;
}

static void
test_canastone (void)
{
  static const TestHooks hooks = { .score_side = reward_five };
  g_autoptr (CanastaTable) table = open_table (&hooks);
  g_autofree CanastaState *state = g_new0 (CanastaState, 1);
  CanastaScore score;

  read_position (table, "{'phase':'play','hands':{'0':'4C'},'melds':{'0':["
                        "'9C 9C 9D 9D 9H 9H 9S','8C 8C 8D 8D 8H 8H 8S','KC KC KD KD KH KH KS',"
                        "'QC QC QD QD QH QH QS','JC JC JD JD JH JH JS'],'1':['5C 5D 5H']}}", state);
  g_assert_true (test_play (state, table, "discard 4C", NULL));
  g_assert_true (canasta_state_score (state, table, &score));
  g_assert_cmpint (score.rows[0].lines[CANASTA_LINE_BONUS].points, ==, 2000);
  g_assert_cmpint (score.rows[1].lines[CANASTA_LINE_BONUS].points, ==, 0);
  g_assert_cmpint (score.rows[0].total, >, 2000);
}

/* Everything a hook is shown. */

static CanastaHookTurn *shown_turn;
static CanastaHookSide *shown_side;
static int shown_points;

static gboolean
keep_turn (const CanastaHookTurn *turn, CanastaRank rank, gboolean *answer, GError **error)
{
  g_clear_pointer (&shown_turn, canasta_hook_turn_free);
  shown_turn = canasta_hook_turn_copy (turn);
  *answer = TRUE;
  return TRUE;
}

static gboolean
keep_side (const CanastaHookSide *side, int points, int *answer, GError **error)
{
  if (side->out)
    {
      g_clear_pointer (&shown_side, canasta_hook_side_free);
      shown_side = canasta_hook_side_copy (side);
      shown_points = points;
    }
  *answer = 10;
  return TRUE;
}

static void
assert_meld (const CanastaHookMeld *meld, CanastaMeldKind kind, CanastaRank rank,
             CanastaSuit suit, guint naturals, guint twos, guint jokers, gboolean complete)
{
  g_assert_cmpint (meld->kind, ==, kind);
  if (kind != CANASTA_MELD_WILD)
    g_assert_cmpint (meld->rank, ==, rank);
  if (kind == CANASTA_MELD_SEQUENCE)
    g_assert_cmpint (meld->suit, ==, suit);
  g_assert_cmpuint (meld->naturals, ==, naturals);
  g_assert_cmpuint (meld->twos, ==, twos);
  g_assert_cmpuint (meld->jokers, ==, jokers);
  g_assert_cmpint (meld->complete, ==, complete);
}

#define SHOWN_POSITION \
  "{'phase':'play','round':3,'to-act':1,'totals':[500,-20],'had-turn':[0,1]," \
  "'hands':{'0':'4C 4D','1':'4C 5C','2':'4H','3':'4S 5D 6C'}," \
  "'stock':'QC QD QH','pile':'6S 8C'," \
  "'melds':{'0':['2C 2D Jo'],'1':['KC KC KD KD KH 2H Jo','5H 6H 7H 8H 9H 10H JH','8D 8H 8S']}," \
  "'red-threes':{'1':'3D 3H'}}"

static void
test_shown (void)
{
  static const TestHooks hooks = { .may_discard = keep_turn, .score_side = keep_side };
  g_autoptr (CanastaTable) table = open_table (&hooks);
  g_autofree CanastaState *state = g_new0 (CanastaState, 1);
  const CanastaHookSide *side;
  g_autolist (CanastaHookMeld) melds = NULL;
  g_autolist (CanastaHookSide) sides = NULL;

  read_position (table, SHOWN_POSITION, state);
  g_assert_true (test_play (state, table, "discard 4C", NULL));

  g_assert_cmpuint (shown_turn->round, ==, 3);
  g_assert_cmpuint (shown_turn->players, ==, 4);
  g_assert_cmpuint (shown_turn->had_turn, ==, 2);
  g_assert_cmpuint (shown_turn->seat, ==, 1);
  g_assert_cmpuint (shown_turn->side, ==, 1);
  g_assert_cmpuint (shown_turn->hand, ==, 2);
  g_assert_cmpuint (shown_turn->stock, ==, 3);
  g_assert_cmpuint (shown_turn->pile, ==, 2);
  g_assert_cmpuint (shown_turn->n_sides, ==, 2);

  side = &shown_turn->sides[0];
  g_assert_cmpuint (side->players, ==, 2);
  g_assert_true (side->opened);
  g_assert_cmpuint (side->canastas, ==, 0);
  g_assert_cmpint (side->total, ==, 500);
  g_assert_cmpuint (side->cards, ==, 3);
  g_assert_cmpuint (side->n_melds, ==, 1);
  assert_meld (&side->melds[0], CANASTA_MELD_WILD, 0, 0, 0, 2, 1, FALSE);

  side = &shown_turn->sides[1];
  g_assert_cmpuint (side->canastas, ==, 2);
  g_assert_cmpuint (side->by_class[CANASTA_CLASS_NATURAL], ==, 0);
  g_assert_cmpuint (side->by_class[CANASTA_CLASS_MIXED], ==, 1);
  g_assert_cmpuint (side->by_class[CANASTA_CLASS_SEQUENCE], ==, 1);
  g_assert_cmpuint (side->by_class[CANASTA_CLASS_WILD], ==, 0);
  g_assert_cmpuint (side->red_threes, ==, 2);
  g_assert_cmpint (side->total, ==, -20);
  g_assert_cmpuint (side->cards, ==, 5);
  g_assert_false (side->out);
  g_assert_cmpuint (side->n_melds, ==, 3);
  assert_meld (&side->melds[0], CANASTA_MELD_RANK, CANASTA_RANK_KING, 0, 5, 1, 1, TRUE);
  assert_meld (&side->melds[1], CANASTA_MELD_SEQUENCE, CANASTA_RANK_FIVE, CANASTA_SUIT_HEARTS, 7,
               0, 0, TRUE);
  assert_meld (&side->melds[2], CANASTA_MELD_RANK, CANASTA_RANK_EIGHT, 0, 3, 0, 0, FALSE);

  /* As other languages are shown it. */
  sides = canasta_hook_turn_list_sides (shown_turn);
  g_assert_cmpuint (g_list_length (sides), ==, 2);
  g_assert_cmpuint (canasta_hook_side_count_canastas (sides->next->data, CANASTA_CLASS_SEQUENCE),
                    ==, 1);
  melds = canasta_hook_side_list_melds (sides->next->data);
  g_assert_cmpuint (g_list_length (melds), ==, 3);
  assert_meld (melds->data, CANASTA_MELD_RANK, CANASTA_RANK_KING, 0, 5, 1, 1, TRUE);

  g_clear_pointer (&shown_turn, canasta_hook_turn_free);
}

static void
test_shown_at_the_end (void)
{
  static const TestHooks hooks = { .may_discard = keep_turn, .score_side = keep_side };
  g_autoptr (CanastaTable) table = open_table (&hooks);
  g_autofree CanastaState *state = g_new0 (CanastaState, 1);
  CanastaScore score;

  read_position (table, "{'phase':'play','to-act':1,'totals':[500,-20],"
                        "'hands':{'0':'4C 4D','1':'4C','2':'4H','3':'4S 5D'},"
                        "'melds':{'1':[" NINES "]},'red-threes':{'1':'3D'}}", state);
  g_assert_true (test_play (state, table, "discard 4C", NULL));
  g_assert_true (canasta_state_score (state, table, &score));
  g_assert_cmpuint (shown_side->by_class[CANASTA_CLASS_NATURAL], ==, 1);
  g_assert_cmpuint (shown_side->red_threes, ==, 1);
  g_assert_cmpuint (shown_side->cards, ==, 2);
  g_assert_cmpint (shown_side->total, ==, -20);
  g_assert_cmpint (score.rows[1].lines[CANASTA_LINE_BONUS].points, ==, 10);
  g_assert_cmpint (score.rows[1].total, ==, shown_points + 10);
  g_clear_pointer (&shown_side, canasta_hook_side_free);
}

static gboolean
value_sevens (const CanastaHookMeld *meld, int standard, int *answer, GError **error)
{
  gboolean is_of_sevens = meld->kind == CANASTA_MELD_RANK && meld->rank == CANASTA_RANK_SEVEN;

  *answer = is_of_sevens ? 1000 : standard;
  return TRUE;
}

static void
test_sequence_is_of_no_rank (void)
{
  static const TestHooks hooks = { .classify_meld = value_sevens };
  g_autoptr (CanastaTable) table = open_table (&hooks);

  g_assert_cmpint (value_canasta (table, "7C 7D 7H 7S 7C 7D 7H"), ==, 1000);
  g_assert_cmpint (value_canasta (table, "8C 8D 8H 8S 8C 8D 8H"), ==,
                   table->rules.natural_canasta);
  g_assert_cmpint (value_canasta (table, "7H 8H 9H 10H JH QH KH"), ==,
                   table->rules.sequence_canasta);
}

static GVariant *
form_pairs (guint players, guint taker, GError **error)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("au"));
  for (guint seat = 0; seat < players; seat++)
    g_variant_builder_add (&builder, "u", seat % 2);
  return g_variant_builder_end (&builder);
}

/* Sides that form keep each player's total and red threes. */
static void
test_sides_among_four (void)
{
  static const TestHooks hooks = { .form_sides = form_pairs };
  static const gint32 totals[CANASTA_MAX_SEATS] = { 100, 200, 300, 400 };
  g_autoptr (CanastaTable) table = open_table (&hooks);
  CanastaState *state = g_new0 (CanastaState, 1);
  CanastaScore score;

  canasta_state_deal (state, table, 7, 1, 0, totals);
  for (guint seat = 0; seat < 4; seat++)
    state->board.red_threes[seat] = 0;
  state->board.red_threes[1] = 1;
  canasta_board_form_sides (&state->board, table, 0);
  state->board.pile_taken_by = 0;
  canasta_state_score (state, table, &score);

  g_assert_cmpuint (score.n_rows, ==, 4);
  g_assert_true (score.by_seat);
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpint (score.totals[seat], ==, totals[seat] + score.rows[seat].total);
  g_assert_cmpint (score.rows[1].lines[CANASTA_LINE_RED_THREES].points, !=, 0);
  g_assert_cmpint (score.rows[0].lines[CANASTA_LINE_RED_THREES].points, ==, 0);
  g_free (state);
}

/* Who takes the pile first gets a partner, and may lay off on the partner's melds at
 * once: a way out that begins with the take counts on them. */
static void
test_way_out_with_partner (void)
{
  static const TestHooks hooks = { .form_sides = form_pairs };
  g_autoptr (CanastaTable) table = open_table (&hooks);
  g_autofree CanastaState *state = g_new0 (CanastaState, 1);
  CanastaAction action;
  CanastaCard discard;

  read_position (table, "{'phase':'draw','pile':'KH','hands':{'0':'KC KD 9S QC'},"
                        "'melds':{'0':['JC JD JH'],'2':[" NINES "]}}", state);
  g_assert_true (canasta_way_by_pile_find (table, &state->board, &state->hands[0], &action));
  g_assert_true (canasta_state_apply (state, table, &action, NULL));
  g_assert_true (canasta_way_out_find (table, &state->board, &state->hands[0], &action, &discard));
  g_assert_cmpint (discard, ==, test_card ("QC"));

  read_position (table, "{'phase':'draw','pile':'KH','hands':{'0':'KC KD 9S QC'},"
                        "'melds':{'0':['JC JD JH'],'1':[" NINES "]}}", state);
  g_assert_false (canasta_way_by_pile_find (table, &state->board, &state->hands[0], &action));
}

/* Hooks are asked on several threads at once, and all come to the same. */

static GMutex threads_lock;
static GHashTable *threads;

static gboolean
note_thread (const CanastaHookTurn *turn, CanastaRank rank, gboolean *answer, GError **error)
{
  g_mutex_lock (&threads_lock);
  g_hash_table_add (threads, g_thread_self ());
  g_mutex_unlock (&threads_lock);
  return keep_sevens (turn, rank, answer, error);
}

static gpointer
play_rounds (gpointer data)
{
  CanastaTable *table = data;
  const gint32 totals[CANASTA_MAX_SEATS] = { 0 };
  gintptr sum = 0;

  for (guint deal = 1; deal <= 10; deal++)
    {
      g_autofree CanastaState *state = g_new0 (CanastaState, 1);
      CanastaMemory memory = { 0 };
      CanastaScore score;

      canasta_state_deal (state, table, deal, 1, 0, totals);
      canasta_policy_play_out (state, table, &memory, canasta_policy_get_weights (table));
      g_assert_true (canasta_state_score (state, table, &score));
      sum = 31 * sum + score.totals[0];
    }
  return (gpointer) sum;
}

static void
test_threads (void)
{
  static const TestHooks hooks = { note_thread, need_red_threes, value_sevens, reward_five };
  g_autoptr (CanastaTable) table = open_table (&hooks);
  GThread *others[3];
  gpointer result;

  threads = g_hash_table_new (NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    others[i] = g_thread_new ("player", play_rounds, table);
  result = play_rounds (table);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_true (g_thread_join (others[i]) == result);
  g_assert_cmpuint (g_hash_table_size (threads), >, 1);
  g_clear_pointer (&threads, g_hash_table_unref);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hooks/pennies", test_pennies);
  g_test_add_func ("/hooks/needs", test_needs);
  g_test_add_func ("/hooks/way-by-class", test_way_by_class);
  g_test_add_func ("/hooks/unusable-needs", test_unusable_needs);
  g_test_add_func ("/hooks/cuban", test_cuban);
  g_test_add_func ("/hooks/had-turn", test_had_turn);
  g_test_add_func ("/hooks/mexicana", test_mexicana);
  g_test_add_func ("/hooks/canastone", test_canastone);
  g_test_add_func ("/hooks/shown", test_shown);
  g_test_add_func ("/hooks/shown-at-the-end", test_shown_at_the_end);
  g_test_add_func ("/hooks/sequence-is-of-no-rank", test_sequence_is_of_no_rank);
  g_test_add_func ("/hooks/threads", test_threads);
  g_test_add_func ("/hooks/sides-among-four", test_sides_among_four);
  g_test_add_func ("/hooks/way-out-with-partner", test_way_out_with_partner);
  return g_test_run ();
}

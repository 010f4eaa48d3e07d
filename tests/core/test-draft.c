/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of drafts: laying out, taking, targets, what is left after an update. */
#include "config.h"

#include "players.h"

/* A player about to act, and the draft that watches. */
typedef struct
{
  CanastaTable *table;
  CanastaObservation observation;
  CanastaDraft *draft;
  guint changes;
} Workbench;

static CanastaCardSet
cards (const char *text)
{
  CanastaCardSet set;

  g_assert_true (canasta_card_set_read (text, &set));
  return set;
}

static void
on_changed (CanastaDraft *draft, guint *changes)
{
  (*changes)++;
}

/* Seat 0 of four partners, with a hand and a pile of one's own choice. */
static void
set_up (Workbench *bench, gconstpointer data)
{
  static const gint32 totals[CANASTA_MAX_SEATS] = { 0 };
  static const CanastaMemory memory = { 0 };
  CanastaState state;

  bench->table = test_table_new (4, "asking=0");
  canasta_state_deal (&state, bench->table, 7, 1, 3, totals);
  canasta_state_observe (&state, bench->table, &memory, 0, &bench->observation);
  bench->observation.board.frozen = FALSE;
  bench->observation.board.n_melds = 0;
  bench->draft = canasta_draft_new ();
  bench->changes = 0;
  g_signal_connect (bench->draft, "changed", G_CALLBACK (on_changed), &bench->changes);
}

static void
tear_down (Workbench *bench, gconstpointer data)
{
  g_assert_finalize_object (bench->draft);
  canasta_table_unref (bench->table);
}

static void
give (Workbench *bench, const char *hand, const char *pile, CanastaPhase phase)
{
  CanastaBoard *board = &bench->observation.board;
  gboolean whole;

  bench->observation.hand = cards (hand);
  board->hand_count[0] = canasta_card_set_count (&bench->observation.hand);
  board->pile_count = canasta_cards_read (pile, board->pile, CANASTA_MAX_CARDS, &whole);
  g_assert_true (whole);
  canasta_board_recount (board);
  board->phase = phase;
  board->source = phase == CANASTA_PHASE_DRAW ? CANASTA_SOURCE_NONE : CANASTA_SOURCE_STOCK;
  canasta_draft_update (bench->draft, &bench->observation);
}

/* Lays a meld of a rank on the table for seat 0's side, which has opened then. */
static guint8
lay (Workbench *bench, const char *text)
{
  CanastaCardSet set = cards (text);
  CanastaBoard *board = &bench->observation.board;
  CanastaMeld meld;

  g_assert_true (canasta_meld_read_cards (&set, &bench->observation.table->forms, &meld));
  canasta_board_add_meld (board, &meld);
  board->opened_by[0] = 0;
  return board->n_melds - 1;
}

static gboolean
add (Workbench *bench, const char *text, CanastaPlaceKind kind, guint8 index, CanastaReason reason)
{
  CanastaCardSet set = cards (text);
  CanastaPlace place = { .kind = kind, .index = index };
  CanastaRefusal refusal;
  gboolean added = canasta_draft_add (bench->draft, &set, &place, &refusal);

  g_assert_cmpstr (canasta_reason_get_code (refusal.reason), ==,
                   canasta_reason_get_code (reason));
  return added;
}

static void
assert_action (Workbench *bench, const char *text)
{
  CanastaAction action;
  g_autofree char *written = NULL;

  g_assert_true (canasta_draft_get_action (bench->draft, &action));
  written = canasta_action_write (&action);
  g_assert_cmpstr (written, ==, text);
}

static void
assert_hand (Workbench *bench, const char *text)
{
  CanastaCardSet hand;
  g_autofree char *written = NULL;

  canasta_draft_get_hand (bench->draft, &hand);
  written = canasta_card_set_write (&hand);
  g_assert_cmpstr (written, ==, text);
}

static void
assert_points (Workbench *bench, int points, CanastaStanding standing)
{
  CanastaOpening opening;
  CanastaRefusal refusal;

  canasta_draft_get_opening (bench->draft, &opening);
  g_assert_cmpint (opening.points, ==, points);
  g_assert_cmpint (opening.minimum, ==, 50);
  g_assert_cmpint (canasta_draft_judge (bench->draft, &refusal), ==, standing);
  if (refusal.reason == CANASTA_REASON_BELOW_MINIMUM)
    g_assert_cmpint (refusal.have, ==, points);
}

/* An opening grows until it is enough. */
static void
test_opening (Workbench *bench, gconstpointer data)
{
  give (bench, "4C 4D 4S KC KD KH 7C 8C 2H", "5C 9H", CANASTA_PHASE_PLAY);
  assert_points (bench, 0, CANASTA_STANDING_EMPTY);

  g_assert_true (add (bench, "4C 4D 4S", CANASTA_PLACE_NEW, 0, CANASTA_REASON_BELOW_MINIMUM));
  assert_points (bench, 15, CANASTA_STANDING_WAITING);
  assert_hand (bench, "7C 8C KC KD KH 2H");
  g_assert_true (add (bench, "KC KD KH", CANASTA_PLACE_NEW, 0, CANASTA_REASON_BELOW_MINIMUM));
  assert_points (bench, 45, CANASTA_STANDING_WAITING);
  g_assert_true (add (bench, "2H", CANASTA_PLACE_GROUP, 1, CANASTA_REASON_NONE));
  assert_points (bench, 65, CANASTA_STANDING_LEGAL);
  assert_action (bench, "meld 4C 4D 4S | KC KD KH 2H");
  g_assert_cmpuint (bench->changes, ==, 3);

  g_assert_true (canasta_draft_step_back (bench->draft));
  assert_points (bench, 45, CANASTA_STANDING_WAITING);
  canasta_draft_clear (bench->draft);
  g_assert_false (canasta_draft_can_step_back (bench->draft));
  assert_points (bench, 0, CANASTA_STANDING_EMPTY);
}

static void
assert_chosen (Workbench *bench, const char *text, int points)
{
  CanastaCardSet chosen = cards (text);

  g_assert_cmpint (canasta_draft_count_chosen (bench->draft, &chosen), ==, points);
}

/* What is chosen counts as if it were laid out, and changes nothing. */
static void
test_chosen (Workbench *bench, gconstpointer data)
{
  give (bench, "4C 4D 4S KC KD KH KS 7C 8C 2H", "5C 9H", CANASTA_PHASE_PLAY);
  assert_chosen (bench, "", 0);
  assert_chosen (bench, "KC KD KH", 30);
  assert_chosen (bench, "KC KD 2H", 40);
  assert_chosen (bench, "KC KD", 0);
  assert_chosen (bench, "7C 8C KC", 0);
  assert_chosen (bench, "4C 4D 4S KC KD KH", 45);

  g_assert_true (add (bench, "KC KD KH", CANASTA_PLACE_NEW, 0, CANASTA_REASON_BELOW_MINIMUM));
  assert_chosen (bench, "KS", 10);
  assert_chosen (bench, "KS 2H", 30);
  assert_points (bench, 30, CANASTA_STANDING_WAITING);
  g_assert_cmpuint (bench->changes, ==, 1);

  give (bench, "4C 4D 4S KC", "5C 9H", CANASTA_PHASE_DRAW);
  assert_chosen (bench, "4C 4D 4S", 0);
}

static void
test_refused (Workbench *bench, gconstpointer data)
{
  give (bench, "3C 4C 4D KC KD 7C 8C 2H", "5C 9H", CANASTA_PHASE_PLAY);
  g_assert_false (add (bench, "4C 4D", CANASTA_PLACE_NEW, 0, CANASTA_REASON_TOO_FEW_CARDS));
  g_assert_false (add (bench, "4C 7C 8C", CANASTA_PLACE_NEW, 0, CANASTA_REASON_MIXED_RANKS));
  g_assert_false (add (bench, "9C 9D 9H", CANASTA_PLACE_NEW, 0, CANASTA_REASON_CARD_NOT_HELD));
  g_assert_false (add (bench, "2H", CANASTA_PLACE_NEW, 0, CANASTA_REASON_WILD_MELD));
  g_assert_false (add (bench, "4C", CANASTA_PLACE_MELD, 9, CANASTA_REASON_NOT_AN_ACTION));
  g_assert_false (add (bench, "4C", CANASTA_PLACE_GROUP, 9, CANASTA_REASON_NOT_AN_ACTION));
  g_assert_false (add (bench, "4C", CANASTA_PLACE_TAKE, 0, CANASTA_REASON_NOT_AN_ACTION));
  g_assert_cmpuint (bench->changes, ==, 0);

  give (bench, "4C 4D 4H KC", "5C 9H", CANASTA_PHASE_DRAW);
  g_assert_false (add (bench, "4C 4D 4H", CANASTA_PLACE_NEW, 0, CANASTA_REASON_WRONG_PHASE));
  bench->observation.board.to_act = 1;
  give (bench, "4C 4D 4H KC", "5C 9H", CANASTA_PHASE_PLAY);
  g_assert_false (add (bench, "4C 4D 4H", CANASTA_PLACE_NEW, 0, CANASTA_REASON_NOT_YOUR_TURN));
}

static void
test_split (Workbench *bench, gconstpointer data)
{
  CanastaCardSet selection;
  CanastaRefusal refusal;
  g_autoptr (GArray) two = NULL;
  g_autoptr (GArray) one = NULL;

  lay (bench, "KC KD KH");
  give (bench, "4C 4D 4H 7C 7D 7S KC 9C 2H", "5C 9H", CANASTA_PHASE_PLAY);

  selection = cards ("4C 4D 4H 7C 7D 7S");
  two = canasta_draft_split (bench->draft, &selection);
  g_assert_nonnull (two);
  g_assert_cmpuint (two->len, ==, 2);
  g_assert_cmpint (g_array_index (two, CanastaPart, 1).place.kind, ==, CANASTA_PLACE_NEW);

  selection = cards ("KC 2H");
  one = canasta_draft_split (bench->draft, &selection);
  g_assert_nonnull (one);
  g_assert_cmpuint (one->len, ==, 1);
  g_assert_cmpint (g_array_index (one, CanastaPart, 0).place.kind, ==, CANASTA_PLACE_MELD);

  selection = cards ("4C 4D 4H 7C 7D 7S 2H");
  g_assert_null (canasta_draft_split (bench->draft, &selection));
  selection = cards ("2H");
  g_assert_null (canasta_draft_split (bench->draft, &selection));

  selection = cards ("4C 4D 4H 7C 7D 7S");
  g_assert_true (canasta_draft_add_all (bench->draft, &selection, &refusal));
  assert_action (bench, "meld 4C 4D 4H | 7C 7D 7S");
  g_assert_true (canasta_draft_step_back (bench->draft));
  g_assert_cmpuint (canasta_draft_get_n_groups (bench->draft), ==, 0);

  selection = cards ("4C 4D 7C 9C");
  g_assert_false (canasta_draft_add_all (bench->draft, &selection, &refusal));
  g_assert_cmpuint (canasta_draft_get_n_groups (bench->draft), ==, 0);
}

/* Where a wild card may go, and what becomes of the meld: the best places come first. */
static void
test_targets (Workbench *bench, gconstpointer data)
{
  guint8 sevens = lay (bench, "7C 7C 7D 7D 7H 7H 7S");
  guint8 fives = lay (bench, "5C 5C 5D 5H 5S 2C 2D");
  guint8 queens = lay (bench, "QC QD QH 2C 2D 2S");
  guint8 kings = lay (bench, "KC KD KH KS");
  guint8 sixes = lay (bench, "6C 6D 6H 6S 2C 2D");
  CanastaCardSet selection = cards ("2H");
  const CanastaTarget *target;
  g_autoptr (GArray) targets = NULL;

  give (bench, "4C 4D 4H 9C 2H", "5C 9H", CANASTA_PHASE_PLAY);
  targets = canasta_draft_list_targets (bench->draft, &selection);
  g_assert_cmpuint (targets->len, ==, 6);

  target = &g_array_index (targets, CanastaTarget, 0);
  g_assert_cmpuint (target->place.index, ==, sixes);
  g_assert_true (target->becomes_canasta);
  g_assert_cmpint (target->loss, ==, 0);

  target = &g_array_index (targets, CanastaTarget, 1);
  g_assert_cmpuint (target->place.index, ==, kings);
  g_assert_cmpint (target->standing, ==, CANASTA_STANDING_LEGAL);
  g_assert_cmpuint (target->count, ==, 5);
  g_assert_cmpuint (target->wilds, ==, 1);
  g_assert_cmpuint (target->n_added, ==, 1);
  g_assert_false (target->becomes_canasta);

  target = &g_array_index (targets, CanastaTarget, 2);
  g_assert_cmpuint (target->place.index, ==, fives);
  g_assert_false (target->becomes_canasta);

  target = &g_array_index (targets, CanastaTarget, 3);
  g_assert_cmpuint (target->place.index, ==, sevens);
  g_assert_cmpint (target->standing, ==, CANASTA_STANDING_LEGAL);
  g_assert_cmpint (target->loss, ==, 200);

  target = &g_array_index (targets, CanastaTarget, 4);
  g_assert_cmpuint (target->place.index, ==, queens);
  g_assert_cmpint (target->standing, ==, CANASTA_STANDING_REFUSED);
  g_assert_cmpint (target->refusal.reason, ==, CANASTA_REASON_TOO_MANY_WILDS);
  g_assert_cmpint (target->refusal.need, ==, 3);

  target = &g_array_index (targets, CanastaTarget, 5);
  g_assert_cmpint (target->place.kind, ==, CANASTA_PLACE_NEW);
  g_assert_cmpint (target->refusal.reason, ==, CANASTA_REASON_WILD_MELD);
}

/* A new meld of a rank that is there already is no choice. */
static void
test_own_rank (Workbench *bench, gconstpointer data)
{
  guint8 kings = lay (bench, "KC KD KH");
  CanastaCardSet selection = cards ("KS");
  g_autoptr (GArray) targets = NULL;

  give (bench, "KS 4C 4D 9C 2H", "5C 9H", CANASTA_PHASE_PLAY);
  targets = canasta_draft_list_targets (bench->draft, &selection);
  g_assert_cmpuint (targets->len, ==, 1);
  g_assert_cmpint (g_array_index (targets, CanastaTarget, 0).place.kind, ==, CANASTA_PLACE_MELD);
  g_assert_cmpint (g_array_index (targets, CanastaTarget, 0).place.index, ==, kings);

  g_assert_true (add (bench, "KS", CANASTA_PLACE_NEW, 0, CANASTA_REASON_NONE));
  g_assert_true (add (bench, "2H", CANASTA_PLACE_MELD, kings, CANASTA_REASON_NONE));
  assert_action (bench, "meld KS 2H");
  g_assert_cmpuint (canasta_draft_get_n_groups (bench->draft), ==, 1);
}

/* Opening with the pile: pending until the minimum is there. */
static void
test_take (Workbench *bench, gconstpointer data)
{
  CanastaCardSet selection;
  CanastaTarget take;
  CanastaRefusal refusal;
  const CanastaWay *way;
  g_autoptr (GArray) ways = NULL;

  give (bench, "9C 9D 4C 4D 4S KC 2H", "5C QH 9H", CANASTA_PHASE_DRAW);
  ways = canasta_draft_list_ways (bench->draft);
  g_assert_cmpuint (ways->len, ==, 1);
  way = &g_array_index (ways, CanastaWay, 0);
  g_assert_cmpint (way->standing, ==, CANASTA_STANDING_WAITING);
  g_assert_cmpuint (way->naturals, ==, 2);
  g_assert_cmpint (way->points, ==, 30);
  g_assert_cmpint (canasta_meld_count (&way->meld), ==, 3);

  g_assert_true (canasta_draft_begin_take (bench->draft, &way->cards, &refusal));
  g_assert_true (canasta_draft_is_taking (bench->draft));
  assert_points (bench, 30, CANASTA_STANDING_WAITING);
  g_assert_true (add (bench, "4C 4D 4S", CANASTA_PLACE_NEW, 0, CANASTA_REASON_BELOW_MINIMUM));
  assert_points (bench, 45, CANASTA_STANDING_WAITING);
  g_assert_true (add (bench, "2H", CANASTA_PLACE_TAKE, 0, CANASTA_REASON_NONE));
  assert_points (bench, 65, CANASTA_STANDING_LEGAL);
  assert_action (bench, "take 9C 9D 2H | 4C 4D 4S");
  assert_hand (bench, "KC");

  g_assert_true (canasta_draft_get_take (bench->draft, &selection, &take));
  g_assert_cmpuint (canasta_card_set_count (&selection), ==, 3);
  g_assert_cmpuint (take.count, ==, 4);
  g_assert_cmpuint (take.wilds, ==, 1);

  canasta_draft_cancel_take (bench->draft);
  g_assert_false (canasta_draft_is_taking (bench->draft));
  assert_hand (bench, "4C 4D 4S 9C 9D KC 2H");
}

/* No way leads to the pile where nothing that could be laid beside it reaches the minimum. */
static void
test_out_of_reach (Workbench *bench, gconstpointer data)
{
  static const char *const hands[] = { "9C 9D 4C 4D KC KD", "9C 9D 4C 4D 4S KC" };
  CanastaRefusal refusal;

  for (guint i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      g_autoptr (GArray) ways = NULL;

      give (bench, hands[i], "5C QH 9H", CANASTA_PHASE_DRAW);
      ways = canasta_draft_list_ways (bench->draft);
      g_assert_cmpuint (ways->len, ==, 0);
      canasta_draft_explain_take (bench->draft, &refusal);
      g_assert_cmpint (refusal.reason, ==, CANASTA_REASON_BELOW_MINIMUM);
    }
}

static void
test_ways (Workbench *bench, gconstpointer data)
{
  CanastaRefusal refusal;
  g_autoptr (GArray) ways = NULL;
  g_autoptr (GArray) frozen = NULL;

  lay (bench, "9C 9D 9S");
  give (bench, "9C 9D KC KD 2H Jo", "5C QH 9H", CANASTA_PHASE_DRAW);
  ways = canasta_draft_list_ways (bench->draft);
  g_assert_cmpuint (ways->len, ==, 4);
  g_assert_true (canasta_card_set_is_empty (&g_array_index (ways, CanastaWay, 0).cards));
  g_assert_cmpint (g_array_index (ways, CanastaWay, 0).standing, ==, CANASTA_STANDING_LEGAL);
  g_assert_cmpuint (g_array_index (ways, CanastaWay, 1).naturals, ==, 2);
  g_assert_cmpuint (g_array_index (ways, CanastaWay, 3).wilds, ==, 1);

  bench->observation.board.frozen = TRUE;
  give (bench, "9C KC KD 2H Jo", "5C QH 9H", CANASTA_PHASE_DRAW);
  frozen = canasta_draft_list_ways (bench->draft);
  g_assert_cmpuint (frozen->len, ==, 0);
  canasta_draft_explain_take (bench->draft, &refusal);
  g_assert_cmpint (refusal.reason, ==, CANASTA_REASON_FROZEN_NEEDS_NATURAL_PAIR);
  g_assert_cmpint (refusal.have, ==, 1);

  give (bench, "9C KC KD", "5C QH 9H", CANASTA_PHASE_DRAW);
  canasta_draft_explain_take (bench->draft, &refusal);
  g_assert_cmpint (refusal.reason, ==, CANASTA_REASON_FROZEN_NEEDS_NATURAL_PAIR);
  give (bench, "9C KC KD", "5C QH 9H", CANASTA_PHASE_PLAY);
  canasta_draft_explain_take (bench->draft, &refusal);
  g_assert_cmpint (refusal.reason, ==, CANASTA_REASON_WRONG_PHASE);
  give (bench, "9C KC KD 2H Jo", "", CANASTA_PHASE_DRAW);
  canasta_draft_explain_take (bench->draft, &refusal);
  g_assert_cmpint (refusal.reason, ==, CANASTA_REASON_PILE_EMPTY);
  give (bench, "9C KC KD 2H Jo", "5C 3S", CANASTA_PHASE_DRAW);
  canasta_draft_explain_take (bench->draft, &refusal);
  g_assert_cmpint (refusal.reason, ==, CANASTA_REASON_PILE_STOPPED);
}

/* Melds laid out stay while nothing has changed, a question included. */
static void
test_update (Workbench *bench, gconstpointer data)
{
  give (bench, "4C 4D 4S KC KD 7C", "5C 9H", CANASTA_PHASE_PLAY);
  add (bench, "4C 4D 4S", CANASTA_PLACE_NEW, 0, CANASTA_REASON_BELOW_MINIMUM);

  canasta_draft_update (bench->draft, &bench->observation);
  g_assert_cmpuint (canasta_draft_get_n_groups (bench->draft), ==, 1);
  bench->observation.board.phase = CANASTA_PHASE_REPLY;
  bench->observation.board.to_act = 2;
  canasta_draft_update (bench->draft, &bench->observation);
  g_assert_cmpuint (canasta_draft_get_n_groups (bench->draft), ==, 1);

  bench->observation.board.to_act = 0;
  give (bench, "4C 4D 4S KC KD", "5C 9H 7C", CANASTA_PHASE_PLAY);
  g_assert_cmpuint (canasta_draft_get_n_groups (bench->draft), ==, 0);
}

static void
test_restore (Workbench *bench, gconstpointer data)
{
  g_autofree char *text = NULL;

  give (bench, "4C 4D 4S KC KD KH 7C 8C 2H", "5C 9H", CANASTA_PHASE_PLAY);
  g_assert_null (canasta_draft_save (bench->draft));
  add (bench, "4C 4D 4S", CANASTA_PLACE_NEW, 0, CANASTA_REASON_BELOW_MINIMUM);
  add (bench, "KC KD KH", CANASTA_PLACE_NEW, 0, CANASTA_REASON_BELOW_MINIMUM);
  text = canasta_draft_save (bench->draft);
  canasta_draft_clear (bench->draft);

  g_assert_true (canasta_draft_restore (bench->draft, text));
  assert_action (bench, "meld 4C 4D 4S | KC KD KH");
  g_assert_true (canasta_draft_step_back (bench->draft));
  assert_action (bench, "meld 4C 4D 4S");
  g_assert_true (canasta_draft_step_back (bench->draft));
  g_assert_false (canasta_draft_can_step_back (bench->draft));
  g_assert_false (canasta_draft_restore (bench->draft, NULL));
  g_assert_false (canasta_draft_restore (bench->draft, "draw"));
  g_assert_false (canasta_draft_restore (bench->draft, "meld 5C 5D 5H"));
  g_assert_false (canasta_draft_restore (bench->draft, "nonsense"));
  g_assert_cmpuint (canasta_draft_get_n_groups (bench->draft), ==, 0);
}

/* Black threes may wait for the rest of the hand, if that goes out. */
static void
test_way_out (Workbench *bench, gconstpointer data)
{
  CanastaAction meld;
  CanastaCard discard;
  gboolean concealed;

  lay (bench, "7C 7C 7D 7D 7H 7H 7S");
  give (bench, "3C 3S 3S 4C 4D 4H 9C", "5C 9H", CANASTA_PHASE_PLAY);
  bench->observation.board.melded_before = 1;
  canasta_draft_update (bench->draft, &bench->observation);
  g_assert_true (canasta_draft_find_way_out (bench->draft, &meld, &discard, &concealed));
  g_assert_false (concealed);
  g_assert_true (add (bench, "3C 3S 3S", CANASTA_PLACE_NEW, 0,
                      CANASTA_REASON_BLACK_THREES_ONLY_GOING_OUT));
  g_assert_true (add (bench, "4C 4D 4H", CANASTA_PLACE_NEW, 0, CANASTA_REASON_NONE));
  g_assert_cmpint (canasta_draft_judge (bench->draft, NULL), ==, CANASTA_STANDING_LEGAL);

  give (bench, "3C 3S 3S 4C 5D 4H 9C", "5C 9H", CANASTA_PHASE_PLAY);
  g_assert_false (canasta_draft_find_way_out (bench->draft, &meld, &discard, &concealed));
  g_assert_false (add (bench, "3C 3S 3S", CANASTA_PLACE_NEW, 0,
                       CANASTA_REASON_BLACK_THREES_ONLY_GOING_OUT));
}

static void
test_concealed (Workbench *bench, gconstpointer data)
{
  CanastaAction meld;
  CanastaCard discard;
  gboolean concealed;

  give (bench, "7C 7C 7D 7D 7H 7H 7S KC KD KH 9C", "5C 9H", CANASTA_PHASE_PLAY);
  g_assert_true (canasta_draft_find_way_out (bench->draft, &meld, &discard, &concealed));
  g_assert_true (concealed);
}

/* Many melds of a rank: adding and beginning another are two things. */
static void
test_many_melds (Workbench *bench, gconstpointer data)
{
  CanastaCardSet selection = cards ("KC KD KH");
  CanastaTable *table = test_table_new (4, "melds-per-rank=1 packs=3");
  g_autoptr (GArray) targets = NULL;
  guint8 first, second;

  bench->observation.table = table;
  first = lay (bench, "KC KD KH");
  second = lay (bench, "KC KS KS");
  give (bench, "KC KD KH 4C 5C 6C", "5C 9H", CANASTA_PHASE_PLAY);
  targets = canasta_draft_list_targets (bench->draft, &selection);
  g_assert_cmpuint (targets->len, ==, 3);
  g_assert_null (canasta_draft_split (bench->draft, &selection));

  g_assert_true (add (bench, "KC", CANASTA_PLACE_MELD, second, CANASTA_REASON_NONE));
  g_assert_true (add (bench, "KD", CANASTA_PLACE_MELD, first, CANASTA_REASON_NONE));
  assert_action (bench, "meld KC >K#2 | KD >K#1");
  canasta_draft_clear (bench->draft);
  g_assert_true (add (bench, "KC KD KH", CANASTA_PLACE_NEW, 0, CANASTA_REASON_NONE));
  assert_action (bench, "meld KC KD KH >K#3");
  canasta_table_unref (table);
}

/* Cards of one suit in a row, where the rules have sequences. */
static void
test_sequences (Workbench *bench, gconstpointer data)
{
  CanastaTable *table = test_table_new (4, "sequences=1 asking=0");
  CanastaCardSet selection = cards ("5H 6H 7H");
  CanastaRefusal refusal;
  CanastaTarget group;
  const CanastaMeld sequence = {
    .kind = CANASTA_MELD_SEQUENCE,
    .rank = CANASTA_RANK_SIX,
    .suit = CANASTA_SUIT_HEARTS,
    .naturals = 7 << CANASTA_RANK_SIX,
  };
  g_autoptr (GArray) parts = NULL;
  g_autoptr (GArray) ways = NULL;

  bench->observation.table = table;
  lay (bench, "KC KD KH");
  give (bench, "5H 6H 7H 8H 4C 4D 4S", "5C 9H", CANASTA_PHASE_PLAY);
  parts = canasta_draft_split (bench->draft, &selection);
  g_assert_nonnull (parts);
  g_assert_cmpuint (parts->len, ==, 1);
  g_assert_true (canasta_draft_add_all (bench->draft, &selection, &refusal));
  g_assert_true (add (bench, "8H", CANASTA_PLACE_GROUP, 0, CANASTA_REASON_NONE));
  assert_action (bench, "meld 5H 6H 7H 8H");
  canasta_draft_get_group (bench->draft, 0, &selection, &group);
  g_assert_cmpint (group.meld.kind, ==, CANASTA_MELD_SEQUENCE);
  g_assert_cmpuint (group.count, ==, 4);
  canasta_draft_clear (bench->draft);
  selection = cards ("4C 4D 4S");
  g_assert_true (canasta_draft_add_all (bench->draft, &selection, &refusal));
  assert_action (bench, "meld 4C 4D 4S");

  canasta_board_add_meld (&bench->observation.board, &sequence);
  give (bench, "TH 4C 4D JS 2C", "5C 9H", CANASTA_PHASE_DRAW);
  ways = canasta_draft_list_ways (bench->draft);
  g_assert_cmpuint (ways->len, ==, 1);
  g_assert_true (canasta_card_set_is_empty (&g_array_index (ways, CanastaWay, 0).cards));

  give (bench, "9H TH 4C 4D JS 2C", "5C 7C", CANASTA_PHASE_PLAY);
  g_assert_true (add (bench, "9H TH", CANASTA_PLACE_NEW, 0, CANASTA_REASON_NONE));
  assert_action (bench, "meld 9H 10H >6");
  canasta_draft_get_group (bench->draft, 0, &selection, &group);
  g_assert_cmpint (group.place.kind, ==, CANASTA_PLACE_MELD);
  g_assert_cmpuint (group.count, ==, 5);
  g_assert_false (add (bench, "2C", CANASTA_PLACE_MELD, 1, CANASTA_REASON_TOO_MANY_WILDS));
  canasta_table_unref (table);
}

/* One position in which everything legal is laid out. */
typedef struct
{
  const CanastaTable *table;
  const CanastaState *state;
  CanastaDraft *draft;
  guint checked;
} Check;

static CanastaState
play (const Check *check, const CanastaAction *action)
{
  CanastaState after = *check->state;
  g_autofree char *text = canasta_action_write (action);

  if (!canasta_state_apply (&after, check->table, action, NULL))
    g_error ("“%s” was laid out, but is not legal", text);
  return after;
}

/* Whether a target leads to the same position as the legal action. */
static gboolean
reaches (Check *check, const CanastaCardSet *selection, const CanastaTarget *target,
         const CanastaState *wanted)
{
  CanastaAction action;
  CanastaState after;
  CanastaTarget group;
  CanastaCardSet in_group;

  g_assert_true (canasta_draft_add (check->draft, selection, &target->place, NULL));
  g_assert_true (canasta_draft_get_action (check->draft, &action));
  canasta_draft_get_group (check->draft, 0, &in_group, &group);
  g_assert_cmpuint (group.count, ==, target->count);
  g_assert_cmpuint (group.wilds, ==, target->wilds);
  canasta_draft_clear (check->draft);
  after = play (check, &action);
  return canasta_state_equal (&after, wanted);
}

static gboolean
check_meld (const CanastaAction *action, gpointer data)
{
  Check *check = data;
  const CanastaCardSet *selection = &action->groups[0].cards;
  g_autofree char *text = canasta_action_write (action);
  g_autoptr (GArray) targets = NULL;
  CanastaState wanted;
  gboolean reached = FALSE;

  if (action->kind == CANASTA_ACTION_TAKE)
    {
      g_assert_true (canasta_draft_restore (check->draft, text));
      g_assert_cmpint (canasta_draft_judge (check->draft, NULL), ==, CANASTA_STANDING_LEGAL);
      canasta_draft_clear (check->draft);
      check->checked++;
    }
  if (action->kind != CANASTA_ACTION_MELD || action->n_groups != 1)
    return TRUE;

  wanted = play (check, action);
  targets = canasta_draft_list_targets (check->draft, selection);
  for (guint i = 0; i < targets->len && !reached; i++)
    {
      const CanastaTarget *target = &g_array_index (targets, CanastaTarget, i);

      reached = target->standing == CANASTA_STANDING_LEGAL
                && reaches (check, selection, target, &wanted);
    }
  if (!reached)
    g_error ("“%s” is legal, but no target leads there", text);
  check->checked++;
  return TRUE;
}

/* Whatever is legal can be laid out, and what a draft calls legal is. */
static void
test_agreement (gconstpointer rules)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  guint checked = 0;

  for (guint players = 2; players <= 4; players++)
    {
      g_autoptr (CanastaTable) table = test_table_new (players, rules);
      g_autoptr (CanastaDraft) draft = canasta_draft_new ();
      g_autoptr (CanastaMatch) match =
          canasta_match_new (table, CANASTA_DEALING_BY_MATCH, players, NULL);

      while (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
        {
          const CanastaState *state = canasta_match_get_state (match);
          Check check = { .table = table, .state = state, .draft = draft };
          CanastaObservation observation;

          canasta_match_observe (match, state->board.to_act, &observation);
          canasta_draft_update (draft, &observation);
          canasta_list_legal (table, &state->board, &observation.hand, check_meld, &check);
          checked += check.checked;
          test_play_action (match, random);
        }
    }
  g_assert_cmpuint (checked, >, 100);
}

#define ADD(path, function) g_test_add (path, Workbench, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/draft/opening", test_opening);
  ADD ("/draft/chosen", test_chosen);
  ADD ("/draft/refused", test_refused);
  ADD ("/draft/split", test_split);
  ADD ("/draft/targets", test_targets);
  ADD ("/draft/own-rank", test_own_rank);
  ADD ("/draft/take", test_take);
  ADD ("/draft/out-of-reach", test_out_of_reach);
  ADD ("/draft/ways", test_ways);
  ADD ("/draft/update", test_update);
  ADD ("/draft/restore", test_restore);
  ADD ("/draft/way-out", test_way_out);
  ADD ("/draft/concealed", test_concealed);
  ADD ("/draft/many-melds", test_many_melds);
  ADD ("/draft/sequences", test_sequences);
  g_test_add_data_func ("/draft/agreement/standard", "", test_agreement);
  g_test_add_data_func ("/draft/agreement/many-melds", "melds-per-rank=1 packs=3", test_agreement);
  g_test_add_data_func ("/draft/agreement/sequences", "sequences=2 packs=3", test_agreement);
  g_test_add_data_func ("/draft/agreement/wild-melds", "wild-melds=2 packs=3 jokers=12",
                        test_agreement);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Classes of canastas: of which class a meld is, what lies on a board, and what
 * the table of classes says of it. */
#include "canasta.h"


#include "tables.h"


static CanastaMeld
read_meld (const CanastaTable *table, const char *cards)
{
  CanastaCardSet set;
  CanastaMeld meld;

  g_assert_true (canasta_card_set_read (cards, &set));
  g_assert_true (canasta_meld_read_cards (&set, &table->forms, &meld));
  return meld;
}

static CanastaTable *
open_table (const char *rules)
{
  g_autofree char *text = g_strdelimit (g_strdup_printf ("{ 'rules': { %s } }", rules), "'", '"');
  g_autoptr (JsonNode) node = test_read_json (text);

  return test_open_table (json_node_get_object (node));
}

/* A position in single quotes. */
static CanastaTable *
set_up (const char *position, CanastaState *state)
{
  g_autofree char *text = g_strdelimit (g_strdup (position), "'", '"');

  return test_set_up (text, state);
}

/* A meld, what class of canasta it is, how many cards it lacks and what it is called. */
typedef struct
{
  const char *name;
  const char *rules;
  const char *cards;
  CanastaCanastaClass canasta;
  int missing;
  const char *words;
} Row;

#define SEQUENCES "'packs': 3, 'jokers': 6, 'sequences': 'with-wilds', 'sequence-size': "
#define MIXTURES \
  SEQUENCES "7, 'complete-sequences': 'open', 'mixed-sequence-canasta': 100, " \
            "'semi-clean-canasta': 150, 'semi-clean-group': 'eight'"
#define SMALL "'meld-maximum-size': 6, 'canastas-to-go-out': 0"
#define WILDS "'packs': 3, 'jokers': 6, 'wild-melds': 'free'"

static const Row rows[] = {
  { "natural", "", "KC KC KD KD KH KH KS", CANASTA_CLASS_NATURAL, 0,
    "Kings: natural canasta, 7 cards" },
  { "mixed", "", "KC KC KD KD KH KH 2S Jo", CANASTA_CLASS_MIXED, 0,
    "Kings: mixed canasta, 8 cards, 2 wild cards" },
  { "six", "", "KC KC KD KD KH 2S", CANASTA_CLASS_NONE, 1,
    "Kings: 6 cards, 1 wild card, 1 to go" },
  { "wild", WILDS, "2C 2C 2D 2H 2S Jo Jo", CANASTA_CLASS_WILD, 0,
    "Wild cards: canasta of wild cards, 7 cards" },
  { "four-wild", WILDS, "2C 2C Jo Jo", CANASTA_CLASS_NONE, 3, "Wild cards: 4 cards, 3 to go" },
  { "sequence", SEQUENCES "7", "5H 6H 7H 8H 9H TH JH", CANASTA_CLASS_SEQUENCE, 0,
    "♥ 5–J: complete sequence, 7 cards" },
  { "five-in-sequence", SEQUENCES "7", "5H 6H 7H 8H 9H", CANASTA_CLASS_NONE, 2,
    "♥ 5–9: sequence, 5 cards, 2 to go" },
  { "short-sequence", SEQUENCES "5", "5H 6H 7H 8H 9H", CANASTA_CLASS_SEQUENCE, 0,
    "♥ 5–9: complete sequence, 5 cards" },
  { "short-sequence-with-wild", SEQUENCES "5", "5H 6H 7H 8H 2H", CANASTA_CLASS_SEQUENCE, 0,
    "♥ 5–9: complete sequence, 5 cards" },
  { "clean-sequence", MIXTURES, "5H 6H 7H 8H 9H TH JH", CANASTA_CLASS_NATURAL, 0,
    "♥ 5–J: natural canasta, 7 cards" },
  { "semi-clean-sequence", MIXTURES, "5H 6H 7H 8H 9H TH JH 2H", CANASTA_CLASS_SEMI_CLEAN, 0,
    "♥ 5–Q: semi-clean canasta, 8 cards, 1 wild card" },
  { "short-dirty-sequence", MIXTURES, "5H 6H 7H 8H 9H TH 2H", CANASTA_CLASS_MIXED, 0,
    "♥ 5–J: mixed canasta, 7 cards, 1 wild card" },
  { "dirty-sequence", MIXTURES, "4H 5H 6H 8H 9H TH JH QH 2H", CANASTA_CLASS_MIXED, 0,
    "♥ 4–Q: mixed canasta, 9 cards, 1 wild card" },
  { "semi-clean-group", MIXTURES, "KC KC KD KD KH KH KS Jo", CANASTA_CLASS_SEMI_CLEAN, 0,
    "Kings: semi-clean canasta, 8 cards, 1 wild card" },
  { "dirty-group", MIXTURES, "KC KC KD KD KH KH KS KS Jo", CANASTA_CLASS_MIXED, 0,
    "Kings: mixed canasta, 9 cards, 1 wild card" },
  { "three-of-short-sequence", SEQUENCES "5", "5H 6H 7H", CANASTA_CLASS_NONE, 2,
    "♥ 5–7: sequence, 3 cards, 2 to go" },
  /* What can never be one lacks nothing: too few cards of a rank, no turn left, small melds. */
  { "few-black-threes", "'packs': 3, 'black-threes-melded': 'any-time'", "3C 3C 3S",
    CANASTA_CLASS_NONE, 0, "Threes: 3 cards, no wild cards" },
  { "many-black-threes", "'packs': 4, 'black-threes-melded': 'any-time'", "3C 3C 3S",
    CANASTA_CLASS_NONE, 4, "Threes: 3 cards, no wild cards, 4 to go" },
  { "last-black-threes", "'packs': 4, 'black-threes-melded': 'going-out'", "3C 3C 3S",
    CANASTA_CLASS_NONE, 0, "Threes: 3 cards, no wild cards" },
  { "canasta-of-last-black-threes", "'packs': 4, 'black-threes-melded': 'going-out'",
    "3C 3C 3C 3C 3S 3S 3S", CANASTA_CLASS_NATURAL, 0, "Threes: natural canasta, 7 cards" },
  { "small-meld", SMALL, "KC KC KD 2S", CANASTA_CLASS_NONE, 0, "Kings: 4 cards, 1 wild card" },
  { "small-wild-meld", SMALL ", 'wild-melds': 'free'", "2C 2C Jo Jo", CANASTA_CLASS_NONE, 0,
    "Wild cards: 4 cards" },
  { "small-sequence", SMALL ", 'sequences': 'with-wilds', 'sequence-size': 7", "5H 6H 7H",
    CANASTA_CLASS_NONE, 0, "♥ 5–7: sequence, 3 cards" },
};

static void
test_meld (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (CanastaTable) table = open_table (row->rules);
  CanastaMeld meld = read_meld (table, row->cards);
  int missing = canasta_meld_count_missing (&meld, &table->forms);
  g_autofree char *words = canasta_meld_describe (&meld, missing, NULL);

  g_assert_cmpint (meld.canasta, ==, row->canasta);
  g_assert_cmpint (missing, ==, row->missing);
  g_assert_cmpstr (words, ==, row->words);
}

/* Every class has a row, and a line that counts canastas; lines have a key each. */
static void
test_rows (void)
{
  g_autoptr (GHashTable) keys = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = CANASTA_CLASS_NONE + 1; i < CANASTA_N_CLASSES; i++)
    {
      const CanastaClassRow *row = canasta_class_get (i);

      g_assert_true (g_hash_table_add (keys, (gpointer) row->key));
      g_assert_nonnull (canasta_rule_find (row->rule));
      g_assert_true (canasta_line_get (row->line)->is_of_canastas);
      g_assert_nonnull (row->sign);
      g_assert_nonnull (row->colour);
      g_assert_true (row->lying && row->listed && row->valued && row->each);
      g_assert_true (row->counted[0] && row->counted[1] && row->made[0] && row->made[1]
                     && row->completed[0] && row->completed[1]);
    }
  g_hash_table_remove_all (keys);
  for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
    {
      const CanastaLineRow *row = canasta_line_get (kind);

      g_assert_true (g_hash_table_add (keys, (gpointer) row->key));
      g_assert_nonnull (row->title);
      g_assert_true (!row->is_of_canastas
                     || (row->singular && row->short_title && row->per_round));
    }
}

static void
assert_canastas (const CanastaBoard *board, guint side, int natural, int mixed)
{
  g_assert_cmpint (board->of_side[side].canastas.of[CANASTA_CLASS_NATURAL], ==, natural);
  g_assert_cmpint (board->of_side[side].canastas.of[CANASTA_CLASS_MIXED], ==, mixed);
  g_assert_cmpint (canasta_canastas_count (&board->of_side[side].canastas), ==, natural + mixed);
  g_assert_cmpint (board->of_side[side].n_canastas, ==, natural + mixed);
}

/* A canasta that becomes mixed changes its class, and is no second one. */
static void
test_board (void)
{
  CanastaState state;
  g_autoptr (CanastaTable) table = set_up (
    "{ 'phase': 'play', 'melds': { '0': ['KC KC KD KD KH KH KS', '9C 9D 9H 9S 9S 9H'] }, "
    "'hands': { '0': '2C 9C 4H 5H 7D 8S' } }", &state);

  assert_canastas (&state.board, 0, 1, 0);
  g_assert_true (test_play (&state, table, "meld 9C", NULL));
  assert_canastas (&state.board, 0, 2, 0);
  g_assert_true (test_play (&state, table, "meld 2C >K", NULL));
  assert_canastas (&state.board, 0, 1, 1);
  canasta_board_recount (&state.board);
  assert_canastas (&state.board, 0, 1, 1);
  assert_canastas (&state.board, 1, 0, 0);
}

/* The points of a line are those of all classes that it sums up. */
static void
test_line (void)
{
  CanastaState state;
  CanastaScoreRow row = { 0 };
  g_autoptr (CanastaTable) table = set_up (
    "{ 'rules': { 'packs': 3, 'jokers': 6, 'sequences': 'natural', 'wild-melds': 'free' }, "
    "'phase': 'play', 'melds': { '0': ['5H 6H 7H 8H 9H TH JH', '2C 2C 2D 2H 2S Jo Jo', "
    "'KC KC KD KD KH KH KS'] }, 'hands': { '0': '4H 5C 7D 8S' } }", &state);

  canasta_board_value_side (&state.board, table, 0, &row);
  g_assert_cmpint (row.lines[CANASTA_LINE_SPECIAL_CANASTAS].count, ==, 2);
  g_assert_cmpint (row.lines[CANASTA_LINE_SPECIAL_CANASTAS].points, ==,
                   table->rules.wild_canasta + table->rules.sequence_canasta);
  g_assert_cmpint (row.lines[CANASTA_LINE_NATURAL_CANASTAS].count, ==, 1);
  g_assert_cmpint (row.lines[CANASTA_LINE_NATURAL_CANASTAS].points, ==,
                   table->rules.natural_canasta);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/classes/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_meld);
    }
  g_test_add_func ("/classes/rows", test_rows);
  g_test_add_func ("/classes/board", test_board);
  g_test_add_func ("/classes/line", test_line);
  return g_test_run ();
}

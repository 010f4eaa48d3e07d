/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a variant's hooks decide in a deal, where the rules alone would have it
 * otherwise. */
#include "config.h"

#include "tables.h"

/* Canastas of sevens are worth 1000; among four the taker of the pile plays with
 * the player opposite against the others. */
typedef struct
{
  CanastaClassicVariant parent;
} OddVariant;

typedef struct
{
  CanastaClassicVariantClass parent;
} OddVariantClass;

static GType odd_variant_get_type (void);

static gboolean
classify_meld (CanastaVariant *self, guint rank, guint naturals, guint wilds, int standard,
               int *answer, GError **error)
{
  *answer = rank == CANASTA_RANK_SEVEN ? 1000 : standard;
  return TRUE;
}

static GVariant *
form_sides (CanastaVariant *self, guint players, const char *seating, guint taker, GError **error)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("au"));
  for (guint seat = 0; seat < players; seat++)
    g_variant_builder_add (&builder, "u", seat % 2);
  return g_variant_builder_end (&builder);
}

static void
fill_hooks (CanastaVariantInterface *iface)
{
  iface->classify_meld = classify_meld;
  iface->form_sides = form_sides;
}

G_DEFINE_TYPE_WITH_CODE (OddVariant, odd_variant, CANASTA_TYPE_CLASSIC_VARIANT,
                         G_IMPLEMENT_INTERFACE (CANASTA_TYPE_VARIANT, fill_hooks))

static void
odd_variant_init (OddVariant *self)
{
}

static void
odd_variant_class_init (OddVariantClass *class)
{
  static const CanastaClassicTable tables[] = { { "4", 11, 1, 1 }, { NULL } };

  CANASTA_CLASSIC_VARIANT_CLASS (class)->tables = tables;
}

static CanastaTable *
open_table (void)
{
  g_autoptr (CanastaVariant) variant = g_object_new (odd_variant_get_type (), NULL);
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (GError) error = NULL;
  CanastaTable *table;

  canasta_rules_set_number (rules, "sequences", CANASTA_SEQUENCES_NATURAL, &error);
  g_assert_no_error (error);
  table = canasta_table_new (variant, "odd", 4, NULL, NULL, rules, &error);
  g_assert_no_error (error);
  return table;
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
test_sequence_is_of_no_rank (void)
{
  g_autoptr (CanastaTable) table = open_table ();

  g_assert_cmpint (value_canasta (table, "7C 7D 7H 7S 7C 7D 7H"), ==, 1000);
  g_assert_cmpint (value_canasta (table, "8C 8D 8H 8S 8C 8D 8H"), ==,
                   table->rules.natural_canasta);
  g_assert_cmpint (value_canasta (table, "7H 8H 9H 10H JH QH KH"), ==,
                   table->rules.sequence_canasta);
}

/* Sides that form keep each player's total and red threes. */
static void
test_sides_among_four (void)
{
  static const gint32 totals[CANASTA_MAX_SEATS] = { 100, 200, 300, 400 };
  g_autoptr (CanastaTable) table = open_table ();
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
  g_assert_cmpint (score.rows[1].red_threes, !=, 0);
  g_assert_cmpint (score.rows[0].red_threes, ==, 0);
  g_free (state);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hooks/sequence-is-of-no-rank", test_sequence_is_of_no_rank);
  g_test_add_func ("/hooks/sides-among-four", test_sides_among_four);
  return g_test_run ();
}

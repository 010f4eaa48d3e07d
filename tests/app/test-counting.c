/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of how a round is counted: what, in what order, how fast, where; and that it comes to
 * what is on the sheet. No display is needed. */
#include "config.h"

#include "../core/players.h"
#include "play/score.h"
#include "table/counting-layout.h"
#include "table/counting-pace.h"
#include "table/seat-layout.h"
#include "turn/counting.h"

#define HEADER 46
#define ROUNDS 12 /* of each table */

static const CanastaCountingStep *
get_step (const CanastaCounting *counting, guint index)
{
  return &g_array_index (counting->steps, CanastaCountingStep, index);
}

static const CanastaScore *
get_score (CanastaMatch *match)
{
  return canasta_match_get_score (match, canasta_match_get_n_scores (match) - 1);
}

/* Row after row, each canasta once: those of the own side first. */
static void
assert_order (const CanastaCounting *counting)
{
  guint n_canastas = 0;

  for (guint i = 0; i < counting->steps->len; i++)
    {
      const CanastaCountingStep *step = get_step (counting, i);

      if (i > 0)
        g_assert_cmpuint (step->row, >=, get_step (counting, i - 1)->row);
      g_assert_cmpint (step->canasta, ==, step->nth > 0 ? (int) n_canastas : -1);
      if (step->nth == 0)
        continue;
      if (step->nth > 1)
        g_assert_cmpuint (
          g_array_index (counting->canastas, CanastaCountingCanasta, n_canastas - 1).column, <=,
          g_array_index (counting->canastas, CanastaCountingCanasta, n_canastas).column);
      g_assert_cmpuint (step->nth, <=, counting->rows[step->row].n_canastas);
      n_canastas++;
    }
  g_assert_cmpuint (n_canastas, ==, counting->canastas->len);
}

/* Every cell, and both sums. */
static void
assert_sheet (const CanastaCounting *counting, const CanastaScore *score)
{
  guint n = counting->steps->len;

  for (guint column = 0; column < counting->n_columns; column++)
    {
      guint ledger = counting->columns[column].ledger;
      int sum = canasta_counting_get_sum (counting, n, column);

      g_assert_cmpint (canasta_counting_get_sum (counting, 0, column), ==, 0);
      g_assert_cmpint (sum, ==, score->rows[ledger].total);
      g_assert_cmpint (counting->columns[column].before + sum, ==, score->totals[ledger]);
      for (guint row = 0; row < counting->n_rows; row++)
        g_assert_cmpint (canasta_counting_get_points (counting, n, row, column), ==,
                         score->rows[ledger].lines[counting->rows[row].line].points);
    }
}

/* Nobody waits longer than five seconds, and for nothing at all. */
static void
assert_pace (const CanastaCounting *counting)
{
  CanastaCountingPace pace;

  canasta_counting_pace_init (&pace, counting);
  g_assert_cmpuint (pace.n_steps, ==, counting->steps->len);
  g_assert_cmpint (pace.counted, <=, 5000);
  g_assert_cmpint (canasta_counting_pace_get_length (&pace), ==, pace.counted + 1200);
  g_assert_cmpuint (canasta_counting_pace_count_steps (&pace, 299), ==, 0);
  g_assert_cmpuint (canasta_counting_pace_count_steps (&pace, pace.counted), ==, pace.n_steps);
  for (guint i = 0; i < pace.n_steps; i++)
    {
      g_assert_cmpuint (canasta_counting_pace_count_steps (&pace, pace.begins[i]), ==, i + 1);
      g_assert_cmpfloat (canasta_counting_pace_get_growth (&pace, pace.begins[i]), ==, 0);
    }
  g_assert_cmpfloat (canasta_counting_pace_get_growth (&pace, pace.counted), ==, 1);
}

/* Rounds at tables of every kind, played by people who meld. */
static void
test_rounds (void)
{
  static const struct
  {
    guint players;
    const char *rules;
  } rows[] = {
    { 2, "asking=0" },
    { 3, "asking=0" },
    { 4, "asking=0" },
    { 4, "asking=0 sequences=1 packs=3" },
    { 4, "asking=0 wild-melds=2 packs=4" },
    { 5, "asking=0" },
    { 6, "asking=0" },
  };
  guint n_canastas = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint round = 1; round <= ROUNDS; round++)
      {
        g_autoptr (CanastaTable) table = test_table_new (rows[i].players, rows[i].rules);
        g_autoptr (CanastaMatch) match =
          canasta_match_new (table, CANASTA_DEALING_BY_MATCH, round, NULL);
        g_autoptr (CanastaCounting) counting = NULL;

        test_play_by_policy (match);
        counting = canasta_counting_new (match, round % rows[i].players);
        assert_order (counting);
        assert_sheet (counting, get_score (match));
        assert_pace (counting);
        n_canastas += counting->canastas->len;
      }
  g_assert_cmpuint (n_canastas, >, ROUNDS);
}

/* How long each step is there, from what a round may have. */
static void
test_pace (void)
{
  static const struct
  {
    guint n_canastas;
    gboolean has_rest; /* cards, threes, going out and hands besides */
    int counted;
  } rows[] = {
    { 0, FALSE, 300 },
    { 0, TRUE, 300 + 500 + 250 + 250 + 400 },
    { 2, TRUE, 300 + 500 + 2 * 350 + 250 + 250 + 400 },
    { 8, TRUE, 300 + 500 + 8 * 350 + 250 + 250 + 400 },
    { 9, TRUE, 300 + 500 + 9 * 150 + 250 + 250 + 400 },
    { 40, TRUE, 5000 },
  };
  static const CanastaLineKind lines[] = {
    CANASTA_LINE_CARDS, CANASTA_LINE_NATURAL_CANASTAS, CANASTA_LINE_RED_THREES,
    CANASTA_LINE_GOING_OUT, CANASTA_LINE_HAND,
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CanastaCounting counting = { .n_columns = 2, .n_rows = G_N_ELEMENTS (lines) };
      CanastaCountingPace pace;

      counting.steps = g_array_new (FALSE, FALSE, sizeof (CanastaCountingStep));
      counting.canastas = g_array_new (FALSE, TRUE, sizeof (CanastaCountingCanasta));
      g_array_set_size (counting.canastas, rows[i].n_canastas);
      for (guint row = 0; row < G_N_ELEMENTS (lines); row++)
        {
          CanastaCountingStep step = { .row = row, .canasta = -1 };

          counting.rows[row].line = lines[row];
          if (row != 1 && rows[i].has_rest)
            g_array_append_val (counting.steps, step);
          for (guint nth = 1; row == 1 && nth <= rows[i].n_canastas; nth++)
            {
              step.canasta = (int) nth - 1;
              step.nth = nth;
              g_array_append_val (counting.steps, step);
            }
        }
      canasta_counting_pace_init (&pace, &counting);
      g_assert_cmpint (ABS (pace.counted - rows[i].counted), <=, 1);
      g_array_unref (counting.steps);
      g_array_unref (counting.canastas);
    }
}

static gboolean
is_inside (const GdkRectangle *part, const GdkRectangle *whole)
{
  return part->x >= whole->x && part->y >= whole->y
         && part->x + part->width <= whole->x + whole->width
         && part->y + part->height <= whole->y + whole->height;
}

/* Where everybody sits when nobody has cards before them any more. */
static void
compute_table (CanastaTableLayout *layout, int width, int height, guint n_seats)
{
  CanastaMeldsNeeds bands[2] = { { 0 } };
  CanastaTableNeeds needs = {
    .form = canasta_layout_get_form (width, height), .width = width, .height = height,
    .card_size = 1, .n_seats = n_seats, .line_height = 24, .line_width = 190, .n_bands = 2,
    .bands = bands, .well_foot = 20, .well_notes = 88,
  };
  gboolean compact = needs.form == CANASTA_TABLE_COMPACT;

  needs.plate_height = compact ? 34 : 62;
  needs.prompt_height = compact ? 112 : 56;
  needs.plate_width = canasta_seat_layout_get_plate_width (&needs, FALSE, 130);
  canasta_table_layout_compute (layout, &needs, NULL, 0);
}

static void
assert_canastas (const CanastaCountingLayout *layout, const CanastaCountingNeeds *needs)
{
  for (guint own = 0; own < 2; own++)
    for (guint i = 0; i < needs->n_canastas[own]; i++)
      {
        GdkRectangle place, other;

        canasta_counting_layout_place_canasta (layout, own, needs->n_canastas[own], i, &place);
        g_assert_true (is_inside (&place, &layout->trophies[own]));
        g_assert_cmpint (place.height, >=, 20);
        for (guint j = 0; j < i; j++)
          {
            canasta_counting_layout_place_canasta (layout, own, needs->n_canastas[own], j, &other);
            g_assert_false (gdk_rectangle_intersect (&place, &other, NULL));
          }
      }
}

static void
assert_layout (const CanastaCountingLayout *layout, const CanastaTableLayout *table,
               const CanastaCountingNeeds *needs)
{
  const GdkRectangle *parts[] = { &layout->sheet, &layout->trophies[0], &layout->trophies[1],
                                  &layout->bars };
  GdkRectangle whole = { 0, 0, needs->width, needs->height };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_assert_true (is_inside (parts[i], &whole));
      g_assert_false (gdk_rectangle_intersect (parts[i], &table->prompt, NULL));
      for (guint j = 0; j < i; j++)
        g_assert_false (gdk_rectangle_intersect (parts[i], parts[j], NULL));
      for (guint j = 0; j < table->n_seats; j++)
        g_assert_false (gdk_rectangle_intersect (parts[i], &table->seats[j].whole, NULL));
    }
  g_assert_false (gdk_rectangle_intersect (&layout->sheet, &table->own_seat, NULL));
  g_assert_cmpfloat (layout->row_height * needs->n_rows, <=, layout->sheet.height);
  g_assert_cmpfloat (layout->row_height, >=, 14);
  g_assert_cmpint (layout->column_width, >=, 34);
  g_assert_cmpint (layout->title_width, >=, 90);
  g_assert_cmpint (layout->bars.height, >=, 12 * (int) needs->n_columns);
  assert_canastas (layout, needs);
}

/* Every table at every size, with canastas and without. */
static void
test_layout (void)
{
  static const int sizes[][2] = { { 1024, 700 }, { 1920, 1080 }, { 1366, 768 }, { 700, 700 },
                                  { 899, 700 }, { 900, 700 }, { 360, 640 }, { 360, 720 },
                                  { 1024, 620 }, { 2560, 1440 } };

  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (guint seats = 1; seats <= 5; seats++)
      for (guint columns = 2; columns <= seats + 1; columns++)
        for (guint canastas = 0; canastas <= 8; canastas++)
          for (guint rows = 9; rows <= 12; rows++)
            {
              CanastaCountingNeeds needs = {
                .width = sizes[size][0], .height = sizes[size][1] - HEADER, .line_height = 20,
                .n_rows = rows, .n_columns = columns,
                .n_canastas = { canastas, (canastas + 1) / 2 },
              };
              CanastaTableLayout table;
              CanastaCountingLayout layout;

              compute_table (&table, needs.width, needs.height, seats);
              canasta_counting_layout_compute (&layout, &table, &needs);
              assert_layout (&layout, &table, &needs);
            }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/counting/rounds", test_rounds);
  g_test_add_func ("/counting/pace", test_pace);
  g_test_add_func ("/counting/layout", test_layout);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The own side has the first column. */
#include "config.h"

#include "pages/score-rows.h"

#include <glib/gi18n-lib.h>

#include "rules/numbers.h"
#include "rules/table-words.h"
#include "session/sides.h"
#include "table/side-shape.h"
#include "turn/ledgers.h"

typedef struct
{
  CanastaScoreGrid *grid;
  CanastaMatch *match;
  guint viewer;
  guint n;                              /* columns */
  guint ledgers[CANASTA_MAX_SEATS];     /* by column */
  CanastaScoreCell cells[CANASTA_MAX_SEATS];
} Writer;

static void
init_writer (Writer *writer, CanastaScoreGrid *grid, CanastaMatch *match, guint viewer)
{
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  guint own = canasta_ledgers_get_own (canasta_match_get_table (match), board, viewer);

  *writer = (Writer){ .grid = grid, .match = match, .viewer = viewer };
  writer->n = canasta_sides_count_ledgers (match);

  canasta_score_grid_clear (grid);
  for (guint i = 0; i < writer->n; i++)
    {
      guint ledger = (own + i) % writer->n;
      g_autofree char *title = canasta_sides_dup_ledger_title (match, viewer, ledger);
      g_autofree char *names = canasta_sides_dup_ledger_names (match, viewer, ledger);

      writer->ledgers[i] = ledger;
      canasta_score_grid_add_column (grid, title, names);
    }
}

static void
add_row (Writer *writer, const char *title, CanastaScoreRowStyle style)
{
  canasta_score_grid_add_row (writer->grid, title, writer->cells, style);
}

static gboolean
has_points (Writer *writer, const CanastaScore *score, CanastaLineKind kind)
{
  for (guint i = 0; i < writer->n; i++)
    if (score->rows[writer->ledgers[i]].lines[kind].points != 0)
      return TRUE;
  return FALSE;
}

/* The row that names the sides tells at once what they have made. */
static void
add_head (Writer *writer, const char *title, const gint32 *totals)
{
  g_autoptr (GPtrArray) points = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < writer->n; i++)
    g_ptr_array_add (points, canasta_number_format (totals[writer->ledgers[i]]));
  canasta_score_grid_add_head (writer->grid, title, (char **) points->pdata);
}

/* What a number of things are worth together; under it "2 × 100", where each is
 * worth the same, or their number alone. */
static void
add_line (Writer *writer, const CanastaScore *score, CanastaLineKind kind)
{
  for (guint i = 0; i < writer->n; i++)
    {
      const CanastaScoreLine *line = &score->rows[writer->ledgers[i]].lines[kind];

      writer->cells[i].points = canasta_number_format_signed (line->points);
      if (line->count > 0 && line->points % line->count == 0)
        {
          g_autofree char *each = canasta_number_format (line->points / line->count);

          writer->cells[i].caption = g_strdup_printf ("%u\u00a0×\u00a0%s", line->count, each);
        }
      else if (line->count > 0)
        {
          writer->cells[i].caption = g_strdup_printf ("%u", line->count);
        }
    }
  add_row (writer, T_(canasta_match_get_table (writer->match), canasta_line_get (kind)->title),
           CANASTA_SCORE_ROW_PLAIN);
}

static void
add_hands (Writer *writer, const CanastaScore *score)
{
  const CanastaTable *table = canasta_match_get_table (writer->match);
  const CanastaState *state = canasta_match_get_state (writer->match);
  const char *const *names = canasta_match_get_names (writer->match);

  for (guint i = 0; i < writer->n; i++)
    {
      guint seats = canasta_sides_get_ledger_seats (writer->match, writer->ledgers[i]);
      g_autoptr (GString) caption = g_string_new (NULL);

      for (guint seat = 0; seats >> seat != 0; seat++)
        {
          g_autofree char *cost = NULL;

          if (!(seats & (1u << seat)) || seat == state->board.resting
              || (seats & (seats - 1)) == 0)
            continue;
          cost = canasta_number_format (-canasta_table_cost_hand (table, &state->hands[seat]));
          if (caption->len > 0)
            g_string_append (caption, ", ");
          g_string_append_printf (caption, "%s %s",
                                  seat == writer->viewer ? C_("among names", "you") : names[seat],
                                  cost);
        }
      writer->cells[i].points =
        canasta_number_format_signed (score->rows[writer->ledgers[i]].lines[CANASTA_LINE_HAND].points);
      writer->cells[i].caption = g_strdup (caption->str);
    }
  add_row (writer, _(canasta_line_get (CANASTA_LINE_HAND)->title), CANASTA_SCORE_ROW_PLAIN);
}

/* What each needs to open in a round; nothing where nobody needs anything. */
static void
add_openings (Writer *writer, const gint32 *totals, guint round, const char *title)
{
  const CanastaTable *table = canasta_match_get_table (writer->match);
  int most = 0;

  for (guint i = 0; i < writer->n; i++)
    most = MAX (most, canasta_table_get_minimum (table, totals[writer->ledgers[i]], round));
  for (guint i = 0; most > 0 && i < writer->n; i++)
    writer->cells[i].points = canasta_number_format (
      canasta_table_get_minimum (table, totals[writer->ledgers[i]], round));
  if (most > 0)
    add_row (writer, title, CANASTA_SCORE_ROW_QUIET);
}

static void
add_totals (Writer *writer, const CanastaScore *score)
{
  guint round = canasta_match_get_round (writer->match);

  for (guint i = 0; i < writer->n; i++)
    {
      guint ledger = writer->ledgers[i];

      writer->cells[i].points =
        canasta_number_format (score->totals[ledger] - score->rows[ledger].total);
    }
  add_row (writer, _("Before"), CANASTA_SCORE_ROW_QUIET);

  for (guint i = 0; i < writer->n; i++)
    writer->cells[i].points = canasta_number_format (score->totals[writer->ledgers[i]]);
  add_row (writer, _("New total"), CANASTA_SCORE_ROW_SUM);

  if (!score->match_over)
    add_openings (writer, score->totals, round + 1, _("Next opening"));
}

/**
 * canasta_score_grid_show_round:
 * @self: a score grid
 * @match: a match whose round has ended
 * @viewer: the seat of the reader
 *
 * Shows what the round was worth.
 */
void
canasta_score_grid_show_round (CanastaScoreGrid *self, CanastaMatch *match, guint viewer)
{
  const CanastaScore *score =
    canasta_match_get_score (match, canasta_match_get_n_scores (match) - 1);
  g_autofree char *head = g_strdup_printf (_("Round %u"), canasta_match_get_round (match));
  gint32 totals[CANASTA_MAX_SEATS] = { 0 };
  Writer writer;

  init_writer (&writer, self, match, viewer);
  for (guint i = 0; i < writer.n; i++)
    totals[writer.ledgers[i]] = score->rows[writer.ledgers[i]].total;
  add_head (&writer, head, totals);
  for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
    {
      if (!canasta_table_shows_line (canasta_match_get_table (match), kind)
          && !has_points (&writer, score, kind))
        continue;
      if (kind == CANASTA_LINE_HAND)
        add_hands (&writer, score);
      else
        add_line (&writer, score, kind);
    }
  for (guint i = 0; i < writer.n; i++)
    writer.cells[i].points =
      canasta_number_format_signed (score->rows[writer.ledgers[i]].total);
  add_row (&writer, _("Round total"), CANASTA_SCORE_ROW_SUM);
  add_totals (&writer, score);
}

/* Of rounds that are not in the record nothing is left to be reviewed. */
static void
offer_review (CanastaScoreGrid *grid, CanastaMatch *match, guint round)
{
  g_autofree char *label = g_strdup_printf (_("Review round %u"), round);

  if (round >= canasta_match_get_first_round (match))
    canasta_score_grid_add_button (grid, "edit-find-symbolic", label, "win.review-round", round);
}

/**
 * canasta_score_grid_show_rounds:
 * @self: a score grid
 * @match: a match
 * @viewer: the seat of the reader
 *
 * Shows all finished rounds with the totals after each.
 */
void
canasta_score_grid_show_rounds (CanastaScoreGrid *self, CanastaMatch *match, guint viewer)
{
  guint n_scores = canasta_match_get_n_scores (match);
  gint32 totals[CANASTA_MAX_SEATS] = { 0 };
  Writer writer;

  init_writer (&writer, self, match, viewer);
  for (guint i = 0; i < writer.n; i++)
    totals[writer.ledgers[i]] = canasta_match_get_total (match, writer.ledgers[i]);
  add_head (&writer, _("All rounds"), totals);
  for (guint round = 0; round < n_scores; round++)
    {
      const CanastaScore *score = canasta_match_get_score (match, round);
      g_autofree char *title = g_strdup_printf (_("Round %u"), round + 1);

      for (guint i = 0; i < writer.n; i++)
        {
          guint ledger = writer.ledgers[i];

          writer.cells[i].points = canasta_number_format (score->totals[ledger]);
          writer.cells[i].caption = canasta_number_format_signed (score->rows[ledger].total);
        }
      add_row (&writer, title, CANASTA_SCORE_ROW_PLAIN);
      offer_review (self, match, round + 1);
    }

  for (guint i = 0; i < writer.n; i++)
    writer.cells[i].points =
      canasta_number_format (canasta_match_get_total (match, writer.ledgers[i]));
  add_row (&writer, C_("score sheet", "Total"), CANASTA_SCORE_ROW_SUM);

  if (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
    add_openings (&writer, totals, n_scores + 1, _("Opening in this round"));
  else if (canasta_match_get_stage (match) != CANASTA_STAGE_MATCH_OVER)
    add_openings (&writer, totals, n_scores + 1, _("Next opening"));
}

static const char *
get_colour (guint place)
{
  static const char *const colours[CANASTA_N_SIDE_SHAPES] = {
    "canasta_side_own", "canasta_side_1", "canasta_side_2", "canasta_side_3", "canasta_side_4",
    "canasta_side_5",
  };

  return colours[place];
}

/**
 * canasta_score_chart_new:
 * @match: a match
 * @viewer: the seat of the reader
 *
 * Returns: (transfer full): the totals after each round, from nought, a curve a side
 */
CanastaChartData *
canasta_score_chart_new (CanastaMatch *match, guint viewer)
{
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  guint own = canasta_ledgers_get_own (canasta_match_get_table (match), board, viewer);
  guint n = canasta_sides_count_ledgers (match);
  CanastaChartData *data = canasta_chart_data_new (CANASTA_CHART_CURVES);

  canasta_chart_data_add_label (data, C_("score sheet", "Start"));
  for (guint round = 0; round < canasta_match_get_n_scores (match); round++)
    {
      g_autofree char *label = g_strdup_printf (_("Round %u"), round + 1);

      canasta_chart_data_add_label (data, label);
    }
  for (guint place = 0; place < n; place++)
    {
      guint ledger = (own + place) % n;
      g_autofree char *title = canasta_sides_dup_ledger_title (match, viewer, ledger);
      CanastaChartSeries *series = canasta_chart_data_add_series (
        data, title, canasta_side_shape_get_sign (place), get_colour (place));

      canasta_chart_series_add (series, 0);
      for (guint round = 0; round < canasta_match_get_n_scores (match); round++)
        canasta_chart_series_add (series, canasta_match_get_score (match, round)->totals[ledger]);
    }
  return data;
}

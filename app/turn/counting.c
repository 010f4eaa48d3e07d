/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/counting.h"

#include "match/event.h"
#include "play/score.h"
#include "rules/table-words.h"
#include "turn/ledgers.h"

/* A round that is being taken apart. */
typedef struct
{
  CanastaCounting *counting;
  const CanastaTable *table;
  const CanastaBoard *board;
  const CanastaScore *score;
} Writing;

static const CanastaScoreLine *
get_line (const Writing *writing, guint column, CanastaLineKind line)
{
  return &writing->score->rows[writing->counting->columns[column].ledger].lines[line];
}

/* Whether a canasta of a side counts for a column. */
static gboolean
counts_for (const Writing *writing, guint side, guint column)
{
  guint ledger = writing->counting->columns[column].ledger;

  return writing->table->by_seat ? writing->board->side[ledger] == side : ledger == side;
}

static gboolean
is_of_line (const CanastaMeld *meld, CanastaLineKind line)
{
  return canasta_meld_is_canasta (meld) && canasta_class_get (meld->canasta)->line == line;
}

static gboolean
has_points (const Writing *writing, CanastaLineKind line)
{
  for (guint i = 0; i < writing->counting->n_columns; i++)
    if (get_line (writing, i, line)->points != 0)
      return TRUE;
  return FALSE;
}

/* A row that is counted at once. */
static void
add_whole (Writing *writing, guint row)
{
  CanastaCounting *self = writing->counting;
  CanastaCountingStep step = { .row = row, .canasta = -1 };

  if (!has_points (writing, self->rows[row].line))
    return;
  for (guint i = 0; i < self->n_columns; i++)
    step.points[i] = get_line (writing, i, self->rows[row].line)->points;
  g_array_append_val (self->steps, step);
}

/* The canastas of a row that count for a column before any other. */
static void
list_canastas (Writing *writing, guint row, guint column)
{
  CanastaCounting *self = writing->counting;

  for (guint i = 0; i < writing->board->n_melds; i++)
    {
      const CanastaMeld *meld = &writing->board->melds[i];
      CanastaCountingCanasta canasta = { *meld, column, 0 };
      gboolean is_listed = !is_of_line (meld, self->rows[row].line)
                           || !counts_for (writing, meld->side, column);

      for (guint other = 0; other < column && !is_listed; other++)
        is_listed = counts_for (writing, meld->side, other);
      if (is_listed)
        continue;
      canasta.points = canasta_meld_value_canasta (meld, writing->table);
      g_array_append_val (self->canastas, canasta);
      self->rows[row].n_canastas++;
    }
}

/* What a canasta adds to a column. Where points are kept by seat, sides may form when the
 * round is scored, and pairs have half of theirs: so the last of a row adds what is left. */
static int
get_share (Writing *writing, guint row, guint index, guint column)
{
  CanastaCounting *self = writing->counting;
  const CanastaCountingCanasta *canasta =
    &g_array_index (self->canastas, CanastaCountingCanasta, index);
  int left = get_line (writing, column, self->rows[row].line)->points
             - canasta_counting_get_points (self, self->steps->len, row, column);

  if (index + 1 == self->canastas->len)
    return left;
  return counts_for (writing, canasta->meld.side, column) ? MIN (canasta->points, left) : 0;
}

/* A row of canastas, counted one by one: those of the own side first. */
static void
add_canastas (Writing *writing, guint row)
{
  CanastaCounting *self = writing->counting;
  guint first = self->canastas->len;

  for (guint column = 0; column < self->n_columns; column++)
    list_canastas (writing, row, column);
  for (guint i = first; i < self->canastas->len; i++)
    {
      CanastaCountingStep step = { .row = row, .canasta = (int) i, .nth = i - first + 1 };

      for (guint column = 0; column < self->n_columns; column++)
        step.points[column] = get_share (writing, row, i, column);
      g_array_append_val (self->steps, step);
    }
  if (first == self->canastas->len)
    add_whole (writing, row);
}

/* The rows of the sheet, in its order. */
static void
add_rows (Writing *writing)
{
  CanastaCounting *self = writing->counting;

  for (guint line = 0; line < CANASTA_N_LINES; line++)
    {
      if (!canasta_table_shows_line (writing->table, line) && !has_points (writing, line))
        continue;
      self->rows[self->n_rows].line = line;
      self->rows[self->n_rows++].title = T_(writing->table, canasta_line_get (line)->title);
      if (canasta_line_get (line)->is_of_canastas)
        add_canastas (writing, self->n_rows - 1);
      else
        add_whole (writing, self->n_rows - 1);
    }
}

/* How a round ended, in sentences; %NULL where it is not in the record. */
char *
canasta_counting_describe_end (CanastaMatch *match, guint viewer)
{
  const CanastaRecord *record = canasta_match_get_record (match);
  guint count = canasta_record_get_count (record);

  if (count == 0)
    return NULL;
  return canasta_event_describe (canasta_record_get (record, count - 1),
                                 canasta_match_get_table (match),
                                 canasta_match_get_names (match), viewer);
}

static void
add_hands (CanastaCounting *self, CanastaMatch *match)
{
  const CanastaTable *table = canasta_match_get_table (match);
  const CanastaState *state = canasta_match_get_state (match);

  for (guint seat = 0; seat < table->players; seat++)
    if (seat != state->board.resting)
      {
        self->hands[seat].cards = state->hands[seat];
        self->hands[seat].cost = canasta_table_cost_hand (table, &state->hands[seat]);
      }
}

/**
 * canasta_counting_new:
 * @match: a match whose round is over
 * @viewer: the seat of the person
 *
 * Returns: (transfer full): how it is counted
 */
CanastaCounting *
canasta_counting_new (CanastaMatch *match, guint viewer)
{
  CanastaCounting *self = g_new0 (CanastaCounting, 1);
  Writing writing = {
    .counting = self,
    .table = canasta_match_get_table (match),
    .board = &canasta_match_get_state (match)->board,
    .score = canasta_match_get_score (match, canasta_match_get_n_scores (match) - 1),
  };
  guint ledgers[CANASTA_MAX_SEATS];

  self->round = canasta_match_get_round (match);
  self->target = writing.table->rules.rounds > 0 ? 0 : writing.table->rules.target;
  self->end = canasta_counting_describe_end (match, viewer);
  self->canastas = g_array_new (FALSE, FALSE, sizeof (CanastaCountingCanasta));
  self->steps = g_array_new (FALSE, FALSE, sizeof (CanastaCountingStep));
  self->n_columns = canasta_ledgers_list (writing.table, writing.board, viewer, ledgers);
  for (guint i = 0; i < self->n_columns; i++)
    self->columns[i] = (CanastaCountingColumn){
      ledgers[i], writing.score->totals[ledgers[i]] - writing.score->rows[ledgers[i]].total
    };
  add_rows (&writing);
  add_hands (self, match);
  return self;
}

void
canasta_counting_free (CanastaCounting *self)
{
  g_free (self->end);
  g_array_unref (self->canastas);
  g_array_unref (self->steps);
  g_free (self);
}

/* What stands in a cell of the sheet after so many steps. */
int
canasta_counting_get_points (const CanastaCounting *self, guint n_steps, guint row, guint column)
{
  int points = 0;

  for (guint i = 0; i < n_steps; i++)
    {
      const CanastaCountingStep *step = &g_array_index (self->steps, CanastaCountingStep, i);

      if (step->row == row)
        points += step->points[column];
    }
  return points;
}

/* What all of a column makes after so many steps. */
int
canasta_counting_get_sum (const CanastaCounting *self, guint n_steps, guint column)
{
  int sum = 0;

  for (guint i = 0; i < n_steps; i++)
    sum += g_array_index (self->steps, CanastaCountingStep, i).points[column];
  return sum;
}

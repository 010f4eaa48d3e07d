/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sequences a player lays: own ones are lengthened as far as the hand goes, new
 * ones begun where that breaks up few melds of a rank. */
#include "config.h"

#include "players/laydown.h"

static inline guint16
list_suit (const CanastaView *view, CanastaSuit suit)
{
  guint16 ranks = 0;

  for (int rank = CANASTA_RANK_FOUR; rank <= CANASTA_RANK_ACE; rank++)
    if (canasta_card_set_count_card (view->hand, canasta_card (rank, suit)) > 0)
      ranks |= (guint16) (1 << rank);
  return ranks;
}

static void
add_run (CanastaLaydown *self, guint place, CanastaSuit suit, guint16 ranks)
{
  self->runs[self->n_runs++] = (CanastaRun){ (guint8) place, (guint8) suit, ranks };
  self->n_cards += (guint16) canasta_ranks_count (ranks);
  for (; ranks; ranks &= (guint16) (ranks - 1))
    self->held.of[canasta_ranks_get_first (ranks)]--;
}

/* The cards next to a sequence, from its ends outwards, that it has room for. */
static void
lengthen (CanastaLaydown *self, const CanastaView *view, guint place, guint16 *suits)
{
  const CanastaForms *forms = &view->table->forms;
  CanastaMeld meld = view->board->melds[place];
  guint16 *held = &suits[meld.suit];
  guint16 taken = 0;
  gboolean grown = TRUE;

  while (grown && !meld.complete)
    {
      grown = FALSE;
      for (guint16 ranks = *held & ~taken; ranks && !meld.complete;
           ranks &= (guint16) (ranks - 1))
        {
          CanastaRank rank = canasta_ranks_get_first (ranks);
          CanastaCardSet one = { 0 };

          canasta_card_set_add_card (&one, canasta_card (rank, meld.suit));
          if (!canasta_meld_add (&meld, forms, &one))
            continue;
          taken |= (guint16) (1 << rank);
          grown = TRUE;
        }
    }
  if (taken && canasta_meld_check (&meld, forms, NULL))
    {
      *held &= (guint16) ~taken;
      add_run (self, place, meld.suit, taken);
    }
}

/* How many cards of a run are part of a meld of their rank, too. */
static int
count_broken (const CanastaLaydown *self, const CanastaView *view, guint16 ranks)
{
  guint16 whole = canasta_rank_counts_at_least (&self->held,
                                                (guint) canasta_view_get_least (view))
                  | view->own_melds;

  return canasta_ranks_count (ranks & whole);
}

/* The longest stretch of ranks, no longer than @most. */
static guint16
find_stretch (guint16 ranks, int most)
{
  guint16 best = 0;

  for (int low = CANASTA_RANK_FOUR; low <= CANASTA_RANK_ACE; low++)
    {
      guint16 stretch = 0;

      for (int rank = low; rank < low + most && ((ranks >> rank) & 1); rank++)
        stretch |= (guint16) (1 << rank);
      if (canasta_ranks_count (stretch) > canasta_ranks_count (best))
        best = stretch;
    }
  return best;
}

/* How many cards a run is begun with: as many as it must have, and so many that it
 * costs nothing. */
static int
get_least (const CanastaView *view)
{
  const CanastaForm *form = &view->table->forms.of[CANASTA_FORM_SEQUENCE];
  const CanastaRuleValues *rules = &view->table->rules;
  int least = MAX (form->least, form->least_naturals);

  return rules->short_sequence_loss > 0 ? MAX (least, rules->short_sequence_size) : least;
}

static void
begin (CanastaLaydown *self, const CanastaView *view, CanastaSuit suit, guint16 ranks)
{
  const CanastaForm *form = &view->table->forms.of[CANASTA_FORM_SEQUENCE];
  guint16 stretch = find_stretch (ranks, form->complete);
  int length = canasta_ranks_count (stretch);

  if (length >= get_least (view)
      && 2 * count_broken (self, view, stretch) <= length)
    add_run (self, CANASTA_NEW_MELD, suit, stretch);
}

/**
 * canasta_laydown_add_runs: (skip)
 * @self: an empty laydown
 * @view: the view it belongs to
 *
 * Lays sequences, where the rules have them.
 */
void
canasta_laydown_add_runs (CanastaLaydown *self, const CanastaView *view)
{
  const CanastaBoard *board = view->board;
  guint16 suits[CANASTA_N_SUITS];

  if (view->table->forms.of[CANASTA_FORM_SEQUENCE].when == CANASTA_MELD_WHEN_NEVER)
    return;
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    suits[suit] = list_suit (view, suit);
  for (guint i = 0; i < board->n_melds && self->n_runs < CANASTA_MAX_RUNS; i++)
    if (board->melds[i].side == view->side && board->melds[i].kind == CANASTA_MELD_SEQUENCE
        && !board->melds[i].complete)
      lengthen (self, view, i, suits);
  for (int suit = 0; suit < CANASTA_N_SUITS && self->n_runs < CANASTA_MAX_RUNS; suit++)
    begin (self, view, suit, suits[suit]);
}

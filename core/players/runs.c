/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sequences a player lays: own ones are lengthened as far as the hand goes, and new
 * ones begun. */
#include "config.h"

#include "melds/sequence.h"
#include "players/laydown.h"

static void
add_run (CanastaLaydown *self, guint place, CanastaSuit suit, guint16 ranks)
{
  self->runs[self->n_runs++] = (CanastaRun){ (guint8) place, (guint8) suit, ranks };
  self->n_cards += (guint16) canasta_ranks_count (ranks);
  for (; ranks; ranks &= (guint16) (ranks - 1))
    self->held.of[canasta_ranks_get_first (ranks)]--;
}

/* Whether a card of its suit may stand in a sequence: without wild cards only at
 * its ends. */
static inline gboolean
may_touch (const CanastaMeld *meld, CanastaRank rank)
{
  guint ends = (guint) meld->naturals << 1 | meld->naturals >> 1;

  return ((ends >> rank) & 1) || canasta_meld_count_wilds (meld) > 0;
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

          if (!may_touch (&meld, rank))
            continue;
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

/* The longest stretch of ranks, no longer than @most, the lowest of several. */
static guint16
find_stretch (guint16 ranks, int most)
{
  guint lows = ranks;           /* where stretches of @length begin */
  int length = 1;

  if (ranks == 0)
    return 0;
  for (; length < most && (lows & (ranks >> length)); length++)
    lows &= ranks >> length;
  return (guint16) (((1u << length) - 1) << __builtin_ctz (lows));
}

/* How many cards a run is begun with: as many as it must have, so many that it costs
 * nothing, and as the player wants. */
static int
get_least (const CanastaView *view)
{
  const CanastaForm *form = &view->table->forms.of[CANASTA_FORM_SEQUENCE];
  const CanastaRuleValues *rules = &view->table->rules;
  int least = MAX (MAX (form->least, form->least_naturals), view->least_run);

  return rules->short_sequence_loss > 0 ? MAX (least, rules->short_sequence_size) : least;
}

static void
begin (CanastaLaydown *self, const CanastaView *view, CanastaSuit suit, guint16 ranks)
{
  const CanastaForm *form = &view->table->forms.of[CANASTA_FORM_SEQUENCE];
  guint16 stretch = find_stretch (ranks, form->complete);
  int length = canasta_ranks_count (stretch);

  if (length >= get_least (view))
    add_run (self, CANASTA_NEW_MELD, suit, stretch);
}

/**
 * canasta_laydown_find_runs: (skip)
 * @self: an empty laydown
 * @view: the view it belongs to, of a table with sequences
 *
 * Lays sequences.
 */
void
canasta_laydown_find_runs (CanastaLaydown *self, const CanastaView *view)
{
  const CanastaBoard *board = view->board;
  guint16 suits[CANASTA_N_SUITS];

  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    suits[suit] = canasta_sequence_list_suit (view->hand, suit);
  for (guint i = 0; i < board->n_melds && self->n_runs < CANASTA_MAX_RUNS; i++)
    if (board->melds[i].side == view->side && board->melds[i].kind == CANASTA_MELD_SEQUENCE
        && !board->melds[i].complete)
      lengthen (self, view, i, suits);
  for (int suit = 0; suit < CANASTA_N_SUITS && self->n_runs < CANASTA_MAX_RUNS; suit++)
    begin (self, view, suit, suits[suit]);
}

/* How many ranks of a suit lie between a card and a sequence, and are not held. */
static int
count_gap (const CanastaMeld *meld, CanastaRank rank, guint16 held)
{
  guint ranks = meld->naturals;
  guint low = (guint) __builtin_ctz (ranks);
  guint high = 31 - (guint) __builtin_clz (ranks);
  guint between = rank > high ? (1u << rank) - (2u << high) : (1u << low) - (2u << rank);

  return canasta_ranks_count ((guint16) (between & ~(guint) held));
}

/* Whether a sequence with a card in it is not too long. */
static gboolean
is_in_reach (const CanastaMeld *meld, CanastaRank rank, const CanastaForm *form)
{
  guint ranks = meld->naturals | 1u << rank;

  return !((meld->naturals >> rank) & 1)
         && 32 - __builtin_clz (ranks) - __builtin_ctz (ranks) <= canasta_form_get_span (form);
}

/* The most others of a suit that could stand in one sequence with a rank. */
static int
count_near (guint16 held, CanastaRank rank, int size)
{
  int most = 0;

  for (int low = MAX ((int) rank - size + 1, CANASTA_RANK_FOUR);
       low <= (int) rank && low + size - 1 <= CANASTA_RANK_ACE; low++)
    most = MAX (most, canasta_ranks_count ((guint16) ((guint) held >> low & ((1u << size) - 1))));
  return most - 1;
}

/**
 * canasta_view_weigh_run: (skip)
 * @self: a view
 * @card: a natural card of the hand
 * @next: what each card of an own sequence is worth that it could lengthen
 * @near: the same of each card held that could be in sequence with it
 *
 * Returns: what the card is worth for sequences; less the more cards are missing
 *   between, and nothing where another one like it is held
 */
int
canasta_view_weigh_run (const CanastaView *self, CanastaCard card, int next, int near)
{
  const CanastaForm *form = &self->table->forms.of[CANASTA_FORM_SEQUENCE];
  CanastaRank rank = canasta_card_get_rank (card);
  CanastaSuit suit = canasta_card_get_suit (card);
  guint16 held = canasta_sequence_list_suit (self->hand, suit);
  int worth;

  if (canasta_card_set_count_card (self->hand, card) > 1)
    return 0;
  worth = near * MAX (count_near (held, rank, form->complete) - 1, 0);
  for (guint i = 0; i < self->board->n_melds; i++)
    {
      const CanastaMeld *meld = &self->board->melds[i];

      if (meld->kind == CANASTA_MELD_SEQUENCE && meld->suit == suit && !meld->complete
          && meld->side == self->side && is_in_reach (meld, rank, form))
        worth = MAX (worth, next * canasta_meld_count (meld)
                              / (1 + count_gap (meld, rank, held)));
    }
  return worth;
}

/**
 * canasta_laydown_spare_runs: (skip)
 * @self: a laydown to which sequences were added, and nothing else
 * @view: the view it belongs to
 * @next: as in canasta_view_weigh_run()
 * @near: likewise
 * @least: what a card must be worth for that
 *
 * Keeps cards out of melds of their rank that could soon stand in a sequence.
 */
void
canasta_laydown_spare_runs (CanastaLaydown *self, const CanastaView *view, int next, int near,
                            int least)
{
  CanastaCardSet rest = *view->hand;
  CanastaCard card;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    {
      CanastaRank rank = canasta_card_get_rank (card);

      if (canasta_ranks_have (view->table->roles.natural_ranks, rank) && self->held.of[rank] > 0
          && canasta_view_weigh_run (view, card, next, near) >= least)
        self->held.of[rank]--;
    }
}

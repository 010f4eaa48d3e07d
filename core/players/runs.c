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

/* The cards next to a sequence without wild cards that it has room for: one below it,
 * those above it, then further ones below, as far as the hand goes. */
static guint16
find_next (const CanastaMeld *meld, guint16 held, int room)
{
  guint lies = meld->naturals;
  guint low = lies & -lies;
  guint high = (lies + low) >> 1;
  guint found = 0;

  if (room > 0 && (held & low >> 1))
    {
      found |= low >>= 1;
      room--;
    }
  for (; room > 0 && (held & high << 1); room--)
    found |= high <<= 1;
  for (; room > 0 && (held & low >> 1); room--)
    found |= low >>= 1;
  return (guint16) found;
}

/* The cards that a sequence with wild cards has room for, or one that goes down to the ace:
 * what lies there may move. */
static guint16
find_fitting (const CanastaMeld *lying, const CanastaForms *forms, guint16 held)
{
  CanastaMeld meld = *lying;
  guint16 taken = 0, before;

  do
    {
      before = taken;
      for (guint16 ranks = held & ~taken; ranks && !canasta_meld_is_canasta (&meld);
           ranks &= (guint16) (ranks - 1))
        {
          CanastaRank rank = canasta_ranks_get_first (ranks);
          CanastaCardSet one = { 0 };

          canasta_card_set_add_card (&one, canasta_card (rank, meld.suit));
          if (canasta_meld_add (&meld, forms, &one))
            taken |= (guint16) (1 << rank);
        }
    }
  while (taken != before && !canasta_meld_is_canasta (&meld));
  return taken;
}

/* Lengthens a sequence of the table that is no canasta yet. */
static void
lengthen (CanastaLaydown *self, const CanastaView *view, guint place, guint16 *held)
{
  const CanastaForms *forms = &view->table->forms;
  const CanastaForm *form = &forms->of[CANASTA_FORM_SEQUENCE];
  const CanastaMeld *meld = &view->board->melds[place];
  int naturals, wilds;
  guint16 taken;

  canasta_meld_count_both (meld, &naturals, &wilds);
  taken = wilds > 0 || forms->reach.lowest < CANASTA_PLACE_FOUR
            ? find_fitting (meld, forms, *held)
            : find_next (meld, *held, form->complete - naturals);
  naturals += canasta_ranks_count (taken);
  if (taken && canasta_form_is_enough (form, naturals, wilds)
      && canasta_form_has_room_for (form, naturals, wilds))
    {
      *held &= (guint16) ~taken;
      add_run (self, place, meld->suit, taken);
    }
}

/* Whether some card might lengthen a sequence of the side: without wild cards one next to
 * it must be held. */
static inline gboolean
may_lengthen (const CanastaView *view, const guint16 *suits)
{
  const guint16 *ends = view->own->ends;
  guint next = 0;

  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    next |= ends[suit] & suits[suit];
  return next || view->table->forms.of[CANASTA_FORM_SEQUENCE].most_wilds > 0;
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

/* Whether a suit has a stretch of so many ranks: all suits looked at at once, as none has
 * a rank at the very end of its bits. */
static gboolean
has_stretch (const guint16 *suits, int least)
{
  guint64 all, lows;

  memcpy (&all, suits, sizeof all);
  lows = all;
  for (int k = 1; k < least; k++)
    lows &= all >> k;
  return lows != 0;
}

/* Begins a sequence in each suit that has enough for one. */
static void
begin (CanastaLaydown *self, const CanastaView *view, const guint16 *suits)
{
  const CanastaForm *form = &view->table->forms.of[CANASTA_FORM_SEQUENCE];
  int least = get_least (view);

  if (!has_stretch (suits, least))
    return;
  for (int suit = 0; suit < CANASTA_N_SUITS && self->n_runs < CANASTA_MAX_RUNS; suit++)
    {
      guint16 stretch = find_stretch (suits[suit], MIN (form->complete, form->most));

      if (canasta_ranks_count (stretch) >= least)
        add_run (self, CANASTA_NEW_MELD, suit, stretch);
    }
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

  canasta_card_set_list_suits (view->hand, 1, suits);
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    suits[suit] &= CANASTA_SEQUENCE_RANKS;
  if (may_lengthen (view, suits))
    for (guint64 places = canasta_side_facts_list_growing_sequences (view->own);
         places && self->n_runs < CANASTA_MAX_RUNS; places &= places - 1)
      {
        guint place = (guint) __builtin_ctzll (places);

        lengthen (self, view, place, &suits[board->melds[place].suit]);
      }
  begin (self, view, suits);
}

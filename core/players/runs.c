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

/* The cards that a sequence with wild cards has room for: those may move. */
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
  taken = wilds > 0 ? find_fitting (meld, forms, *held)
                    : find_next (meld, *held, form->complete - naturals);
  naturals += canasta_ranks_count (taken);
  if (taken && canasta_form_is_enough (form, naturals, wilds)
      && canasta_form_has_room_for (form, naturals, wilds))
    {
      *held &= (guint16) ~taken;
      add_run (self, place, meld->suit, taken);
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
      guint16 stretch = find_stretch (suits[suit], form->complete);

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

  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    suits[suit] = canasta_sequence_list_suit (view->hand, suit);
  for (guint64 places = board->sequences[view->side]; places && self->n_runs < CANASTA_MAX_RUNS;
       places &= places - 1)
    {
      guint place = (guint) __builtin_ctzll (places);

      if (!canasta_meld_is_canasta (&board->melds[place]))
        lengthen (self, view, place, &suits[board->melds[place].suit]);
    }
  begin (self, view, suits);
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

/* The ranks that a sequence does not have and could come to cover. */
static guint16
list_in_reach (const CanastaMeld *meld, const CanastaForm *form)
{
  int span = MIN (canasta_form_get_span (form), CANASTA_N_RANKS);
  int low = __builtin_ctz (meld->naturals);
  int high = 31 - __builtin_clz (meld->naturals);
  guint too_low = (1u << MAX (high - span + 1, 0)) - 1;

  return (guint16) (((1u << (low + span)) - 1) & ~too_low & ~(guint) meld->naturals);
}

/* The cards of a suit of which the hand has one: of two like each other neither is for a
 * sequence. */
static guint16
list_lone (const CanastaCardSet *hand, CanastaSuit suit, guint16 held)
{
  const CanastaLane two_or_more = (CanastaLane) (14 << (4 * suit));

  return held & (guint16) ~canasta_card_set_list_ranks_of (hand, two_or_more);
}

/* What cards are worth for the others of their suit that could be in sequence with
 * them. */
static void
weigh_near (gint32 *worths, guint16 held, guint16 lone, int size, int near)
{
  if (lone == 0 || canasta_ranks_count (held) < 3)
    return;
  for (int low = CANASTA_RANK_FOUR; low + size - 1 <= CANASTA_RANK_ACE; low++)
    {
      guint16 window = (guint16) (held & (((1u << size) - 1) << low));
      int others = canasta_ranks_count (window) - 1;

      for (guint ranks = others > 1 ? window & lone : 0; ranks; ranks &= ranks - 1)
        {
          gint32 *worth = &worths[__builtin_ctz (ranks)];

          *worth = MAX (*worth, near * (others - 1));
        }
    }
}

/* What cards are worth that an own sequence could have: less the more are missing
 * between. */
static void
weigh_next (gint32 *worths, const CanastaMeld *meld, guint16 held, guint16 lone,
            const CanastaForm *form, int next)
{
  int all = next * canasta_meld_count (meld);

  for (guint ranks = lone & list_in_reach (meld, form); ranks; ranks &= ranks - 1)
    {
      CanastaRank rank = canasta_ranks_get_first ((guint16) ranks);

      worths[rank] = MAX (worths[rank], all / (1 + count_gap (meld, rank, held)));
    }
}

/**
 * canasta_view_weigh_runs: (skip)
 * @self: a view, of a table with sequences
 * @next: what each card of an own sequence is worth that it could lengthen
 * @near: the same of each card held that could be in sequence with it; not negative
 * @worths: (out caller-allocates): what cards are worth
 *
 * Tells what each natural card of the hand is worth for sequences; less the more cards
 * are missing between, and nothing where another one like it is held.
 */
void
canasta_view_weigh_runs (const CanastaView *self, int next, int near, CanastaRunWorths *worths)
{
  const CanastaBoard *board = self->board;
  const CanastaForm *form = &self->table->forms.of[CANASTA_FORM_SEQUENCE];
  guint16 held[CANASTA_N_SUITS], lone[CANASTA_N_SUITS];

  memset (worths, 0, sizeof *worths);
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    {
      held[suit] = canasta_sequence_list_suit (self->hand, suit);
      lone[suit] = list_lone (self->hand, suit, held[suit]);
      weigh_near (worths->of[suit], held[suit], lone[suit], form->complete, near);
    }
  for (guint64 places = board->sequences[self->side]; places; places &= places - 1)
    {
      const CanastaMeld *meld = &board->melds[__builtin_ctzll (places)];

      if (!canasta_meld_is_canasta (meld))
        weigh_next (worths->of[meld->suit], meld, held[meld->suit], lone[meld->suit], form, next);
    }
}

/**
 * canasta_laydown_spare_runs: (skip)
 * @self: a laydown to which sequences were added, and nothing else
 * @view: the view it belongs to
 * @next: as in canasta_view_weigh_runs()
 * @near: likewise
 * @least: what a card must be worth for that
 *
 * Keeps cards out of melds of their rank that could soon stand in a sequence.
 */
void
canasta_laydown_spare_runs (CanastaLaydown *self, const CanastaView *view, int next, int near,
                            int least)
{
  CanastaRunWorths worths;

  canasta_view_weigh_runs (view, next, near, &worths);
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    for (guint16 ranks = canasta_sequence_list_suit (view->hand, suit); ranks;
         ranks &= (guint16) (ranks - 1))
      {
        CanastaRank rank = canasta_ranks_get_first (ranks);

        self->held.of[rank] -= self->held.of[rank] > 0 && worths.of[suit][rank] >= least;
      }
}

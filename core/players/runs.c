/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sequences a player lays: own ones are lengthened as far as the hand goes, and new
 * ones begun. */
#include "config.h"

#include "players/laydown.h"

/* The most sequences that are thought of for a wild card. */
#define MOST_GROWING 12

G_STATIC_ASSERT (MOST_GROWING > CANASTA_MAX_RUNS);

static void
add_run (CanastaLaydown *self, guint place, CanastaSuit suit, guint16 ranks)
{
  self->runs[self->n_runs++] = (CanastaRun){ (guint8) place, (guint8) suit, ranks,
                                             CANASTA_NO_CARD };
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

/* How many cards a sequence is lengthened to. */
static inline int
get_most (const CanastaForm *form)
{
  return canasta_form_grows_on (form) ? form->most : form->complete;
}

/* The cards that follow those of a sequence without wild cards, with room for all of them; none where
 * an ace would, which has two places. */
static guint16
find_following (const CanastaMeld *meld, guint16 held, int most)
{
  const guint16 ace = 1u << CANASTA_RANK_ACE;
  const guint aces = 1u << CANASTA_PLACE_LOW_ACE | 1u << CANASTA_PLACE_ACE;
  guint lies = canasta_naturals_get_places (meld->naturals);
  guint places = canasta_places_reach (lies, canasta_naturals_get_places (held & (guint16) ~ace));

  if (((held & ace) && ((places << 1 | places >> 1) & aces))
      || canasta_ranks_count ((guint16) places) > most)
    return 0;
  return canasta_places_list_ranks (places & ~lies & ~aces);
}

/* The cards that a sequence with wild cards has room for, or one that goes down to the ace:
 * what lies there may move. */
static guint16
find_fitting (const CanastaMeld *lying, const CanastaForms *forms, guint16 held)
{
  const int most = get_most (&forms->of[CANASTA_FORM_SEQUENCE]);
  CanastaMeld meld = *lying;
  guint16 taken = 0, before;

  if (canasta_meld_count_wilds (lying) == 0 && (taken = find_following (lying, held, most)))
    return taken;
  do
    {
      before = taken;
      for (guint16 ranks = held & ~taken & canasta_sequence_list_near (&meld);
           ranks && canasta_meld_count (&meld) < most;)
        {
          CanastaRank rank = canasta_ranks_get_first (ranks);

          if (canasta_sequence_add_rank (&meld, forms, rank))
            taken |= (guint16) (1 << rank);
          ranks = held & ~taken & canasta_sequence_list_near (&meld) & (guint16) -(2 << rank);
        }
    }
  while (taken != before && canasta_meld_count (&meld) < most);
  return taken;
}

/* Lengthens a sequence of the table. */
static void
lengthen (CanastaLaydown *self, const CanastaView *view, guint place, guint16 *held)
{
  const CanastaForms *forms = &view->table->forms;
  const CanastaForm *form = &forms->of[CANASTA_FORM_SEQUENCE];
  const CanastaMeld *meld = &view->board->melds[place];
  int naturals, wilds;
  guint16 taken;

  if (!(*held & canasta_sequence_list_reached (meld)))
    return;
  canasta_meld_count_both (meld, &naturals, &wilds);
  taken = wilds > 0 || forms->reach.lowest < CANASTA_PLACE_FOUR
            ? find_fitting (meld, forms, *held)
            : find_next (meld, *held, get_most (form) - naturals);
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

/* Begins a sequence in each suit that has enough for one. */
static void
begin (CanastaLaydown *self, const CanastaView *view, const guint16 *suits)
{
  const CanastaForm *form = &view->table->forms.of[CANASTA_FORM_SEQUENCE];
  int least = get_least (view);

  if (!canasta_suits_list_lows (canasta_suits_unite (suits), least))
    return;
  for (int suit = 0; suit < CANASTA_N_SUITS && self->n_runs < CANASTA_MAX_RUNS; suit++)
    {
      guint16 stretch = find_stretch (suits[suit], MIN (get_most (form), form->most));

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

  memcpy (suits, view->suits, sizeof suits);
  if (canasta_suits_unite (view->own->near) & canasta_suits_unite (suits))
    for (guint64 places = canasta_view_list_open_sequences (view); places && self->n_runs < CANASTA_MAX_RUNS;
         places &= places - 1)
      {
        guint place = (guint) __builtin_ctzll (places);

        lengthen (self, view, place, &suits[board->melds[place].suit]);
      }
  begin (self, view, suits);
}

/* A wild card of the hand that is not laid yet, a joker where there is no two: of several
 * twos one of another suit, which has no place of its own in the sequence. */
static CanastaCard
find_wild (const CanastaLaydown *self, const CanastaView *view, CanastaSuit suit)
{
  CanastaLane twos = canasta_roles_get_twos (&view->table->roles, view->hand);
  CanastaLane others;

  if (view->n_twos == self->n_twos)
    return view->n_jokers > self->n_jokers ? canasta_card (CANASTA_RANK_JOKER, 0)
                                           : CANASTA_NO_CARD;
  for (guint i = 0; i < self->n_runs; i++)
    if (self->runs[i].wild != CANASTA_NO_CARD
        && canasta_card_get_rank (self->runs[i].wild) == CANASTA_WILD_RANK)
      twos -= canasta_lane_of (self->runs[i].wild);
  twos = canasta_lane_list_suits (twos);
  others = twos & ~(CanastaLane) (15 << (4 * suit));
  return canasta_card (CANASTA_WILD_RANK, __builtin_ctz (others ? others : twos) / 4);
}

/* Whether a run makes a sequence that the rules have, and which. */
static gboolean
make (const CanastaRun *run, const CanastaView *view, CanastaMeld *meld)
{
  const CanastaForms *forms = &view->table->forms;
  const CanastaForm *form = &forms->of[CANASTA_FORM_SEQUENCE];
  CanastaCardSet cards;
  int naturals, wilds;

  canasta_run_begin (run, view, meld);
  canasta_run_get_cards (run, &cards);
  if (!canasta_meld_add (meld, forms, &cards))
    return FALSE;
  canasta_meld_count_both (meld, &naturals, &wilds);
  return canasta_form_is_enough (form, naturals, wilds)
         && canasta_form_has_room_for (form, naturals, wilds);
}

/* Lays a run with its wild card, in place of one of those there are or besides. */
static void
put_run (CanastaLaydown *self, guint index, const CanastaRun *run)
{
  if (index == self->n_runs)
    add_run (self, run->place, run->suit, run->ranks);
  self->runs[index].wild = run->wild;
  self->n_cards++;
  if (canasta_card_get_rank (run->wild) == CANASTA_RANK_JOKER)
    self->n_jokers++;
  else
    self->n_twos++;
}

/* The ranks of a suit of which a card is laid neither in sequence nor with its rank, as
 * bits. */
static guint16
list_loose (const CanastaLaydown *self, const CanastaView *view, CanastaSuit suit)
{
  guint16 ranks = view->suits[suit];

  for (guint i = 0; i < self->n_runs; i++)
    if (self->runs[i].suit == suit)
      ranks &= (guint16) ~self->runs[i].ranks;
  for (guint16 rest = ranks; rest; rest &= (guint16) (rest - 1))
    {
      CanastaRank rank = canasta_ranks_get_first (rest);

      if (self->held.of[rank] <= self->naturals[rank])
        ranks &= (guint16) ~(1 << rank);
    }
  return ranks;
}

/* Two ranks that follow each other, the highest of several, or else two with a gap between
 * them. */
static guint16
find_near_pair (guint16 ranks)
{
  for (int distance = 1; distance <= 2; distance++)
    {
      guint lows = ranks & ranks >> distance;

      if (lows)
        {
          guint low = 31u - (guint) __builtin_clz (lows);

          return (guint16) (1u << low | 1u << (low + (guint) distance));
        }
    }
  return 0;
}

/**
 * canasta_laydown_begin_wild_run: (skip)
 * @self: a laydown
 * @view: the view it belongs to, of a table where sequences may hold wild cards
 *
 * Begins a sequence of two cards that are left and a wild card.
 *
 * Returns: whether it can be
 */
gboolean
canasta_laydown_begin_wild_run (CanastaLaydown *self, const CanastaView *view)
{
  if (self->n_runs == CANASTA_MAX_RUNS
      || canasta_laydown_count_wilds (self) == canasta_view_count_wilds (view))
    return FALSE;
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    {
      CanastaRun run = { CANASTA_NEW_MELD, (guint8) suit,
                         find_near_pair (list_loose (self, view, suit)), CANASTA_NO_CARD };
      CanastaMeld meld;

      if (run.ranks == 0)
        continue;
      run.wild = find_wild (self, view, suit);
      if (run.wild == CANASTA_NO_CARD || !make (&run, view, &meld))
        continue;
      put_run (self, self->n_runs, &run);
      return TRUE;
    }
  return FALSE;
}

/* A sequence that may get a wild card, as it is without one. */
typedef struct
{
  guint index;                  /* of its run; that of the next where it has none */
  CanastaRun run;               /* with the wild card */
  int size;
  gboolean is_clean;
} Growing;

/* Whether a sequence has as many wild cards as it may, and this one would be one more: a two might
 * come to be natural there. */
static inline gboolean
is_full (const CanastaMeld *meld, const CanastaForm *form, CanastaCard wild)
{
  return canasta_meld_count_wilds (meld) >= form->most_wilds && !canasta_sequence_has_own_two (meld)
         && wild != canasta_card (CANASTA_WILD_RANK, meld->suit);
}

/* Whether a run may get its wild card, and how many such cards the sequence then has. Of a sequence
 * that lies it is told at a glance: before it is a canasta it may go on at one of its ends. */
static gboolean
may_get_wild (const CanastaRun *run, const CanastaView *view, CanastaMeld *meld, int *wilds)
{
  const CanastaForm *form = &view->table->forms.of[CANASTA_FORM_SEQUENCE];
  int naturals;

  if (run->ranks != 0 || canasta_sequence_has_own_two (meld)
      || run->wild == canasta_card (CANASTA_WILD_RANK, run->suit))
    {
      if (!make (run, view, meld))
        return FALSE;
      *wilds = canasta_meld_count_wilds (meld);
      return TRUE;
    }
  canasta_meld_count_both (meld, &naturals, wilds);
  ++*wilds;
  return canasta_form_is_enough (form, naturals, *wilds)
         && canasta_form_has_room_for (form, naturals, *wilds);
}

/* Notes a run where it is no canasta, has @least cards or more, and a wild card goes with it.
 * Returns how many that are. */
static guint
note (const CanastaLaydown *self, const CanastaView *view, guint index, CanastaRun run,
      int least, Growing *found)
{
  const CanastaForm *form = &view->table->forms.of[CANASTA_FORM_SEQUENCE];
  int size = canasta_ranks_count (run.ranks);
  CanastaMeld meld;
  int wilds;

  canasta_run_begin (&run, view, &meld);
  size += canasta_meld_count (&meld);
  if (size >= form->complete || size < least)
    return 0;
  run.wild = find_wild (self, view, run.suit);
  if (run.wild == CANASTA_NO_CARD || is_full (&meld, form, run.wild)
      || !may_get_wild (&run, view, &meld, &wilds))
    return 0;
  *found = (Growing){ index, run, size, wilds <= 1 };
  return 1;
}

/* The sequences of @least cards or more a wild card may be laid on that are no canastas yet. Returns
 * how many. */
static guint
list_growing (const CanastaLaydown *self, const CanastaView *view, int least, Growing *found)
{
  guint64 places = canasta_side_facts_list_growing_sequences (view->own);
  guint n = 0;

  for (guint i = 0; i < self->n_runs; i++)
    {
      const CanastaRun *run = &self->runs[i];

      if (run->place < CANASTA_NEW_MELD)
        places &= ~(G_GUINT64_CONSTANT (1) << run->place);
      if (run->wild == CANASTA_NO_CARD)
        n += note (self, view, i, *run, least, &found[n]);
    }
  if (self->n_runs == CANASTA_MAX_RUNS)
    return n;
  for (; places && n < MOST_GROWING; places &= places - 1)
    {
      guint place = (guint) __builtin_ctzll (places);
      CanastaRun run = { (guint8) place, view->board->melds[place].suit, 0, CANASTA_NO_CARD };

      n += note (self, view, self->n_runs, run, least, &found[n]);
    }
  return n;
}

/**
 * canasta_laydown_add_wild_to_run: (skip)
 * @self: a laydown
 * @view: the view it belongs to, of a table where sequences may hold wild cards
 * @least: a number of cards
 * @kept: how many sequences are to stay without wild cards: the largest of those
 *
 * Lays a wild card on the largest sequence that has so many cards or more and is no canasta
 * yet.
 *
 * Returns: whether there is one
 */
gboolean
canasta_laydown_add_wild_to_run (CanastaLaydown *self, const CanastaView *view, int least,
                                 int kept)
{
  Growing found[MOST_GROWING];
  /* Smaller ones matter only for the order of those that come after one that is kept. */
  guint n = list_growing (self, view, kept > 0 ? 0 : least, found);

  while (n > 0)
    {
      guint largest = 0;

      for (guint i = 1; i < n; i++)
        if (found[i].size > found[largest].size)
          largest = i;
      if (found[largest].size < least)
        return FALSE;
      if (!found[largest].is_clean || kept-- <= 0)
        {
          put_run (self, found[largest].index, &found[largest].run);
          return TRUE;
        }
      found[largest] = found[--n];
    }
  return FALSE;
}

/* Takes the run back that was laid last. */
void
canasta_laydown_take_run_back (CanastaLaydown *self)
{
  const CanastaRun *run = &self->runs[--self->n_runs];

  self->n_cards -= (guint16) canasta_ranks_count (run->ranks);
  if (run->wild == CANASTA_NO_CARD)
    return;
  self->n_cards--;
  if (canasta_card_get_rank (run->wild) == CANASTA_RANK_JOKER)
    self->n_jokers--;
  else
    self->n_twos--;
}

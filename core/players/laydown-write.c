/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A laydown as cards: which ones of the hand go to which meld. */
#include "config.h"

#include "players/laydown.h"

/* A hand at work: what is laid is moved from the cards left to those laid. */
typedef struct
{
  CanastaCardSet left;
  CanastaCardSet *laid;
} Moving;

static inline CanastaLane
move_lane (Moving *moving, CanastaRank rank, int count)
{
  CanastaLane lane = canasta_card_set_get_lane (&moving->left, rank);
  CanastaLane moved = canasta_lane_take (&lane, count);

  canasta_card_set_remove_lane (&moving->left, rank, moved);
  canasta_card_set_add_lane (moving->laid, rank, moved);
  return moved;
}

static void
move_run (Moving *moving, const CanastaRun *run, CanastaCardSet *cards)
{
  canasta_run_get_cards (run, cards);
  canasta_card_set_remove (&moving->left, cards);
  canasta_card_set_add (moving->laid, cards);
}

/* Whether a run without wild cards comes to a sequence that has none either, and no ace may stand
 * at one of two ends: then each card has its place by its rank. */
static inline gboolean
is_plain (const CanastaRun *run, const CanastaMeld *meld, const CanastaForms *forms)
{
  const guint low = CANASTA_LOW_ACE | CANASTA_NATURAL_TWO | 1u << CANASTA_RANK_ACE;

  return run->wild == CANASTA_NO_CARD && (meld->twos | meld->jokers) == 0
         && (forms->reach.lowest == CANASTA_PLACE_FOUR
             || ((meld->naturals | run->ranks) & low) == 0);
}

static void
write_run (const CanastaRun *run, const CanastaView *view, CanastaLaying *laying, Moving *moving)
{
  const CanastaForms *forms = &view->table->forms;
  CanastaMeld *meld = &laying->meld;
  CanastaCardSet cards;
  int naturals, wilds;

  move_run (moving, run, &cards);
  laying->place = run->place;
  canasta_run_begin (run, view, meld);
  if (is_plain (run, meld, forms))
    {
      meld->suit = run->suit & 3;
      meld->naturals |= run->ranks;
      meld->rank = (guint8) canasta_ranks_get_first (meld->naturals);
    }
  else
    canasta_meld_add (meld, forms, &cards);
  canasta_meld_count_both (meld, &naturals, &wilds);
  laying->naturals = (guint8) naturals;
  laying->wilds = (guint8) wilds;
  meld->canasta = canasta_meld_classify (meld, &forms->of[CANASTA_FORM_SEQUENCE], naturals, wilds);
}

static inline void
write_rank (const CanastaLaydown *self, const CanastaView *view, CanastaRank rank,
            CanastaLaying *laying, Moving *moving)
{
  guint place = view->places[rank];
  CanastaMeld *meld = &laying->meld;
  int naturals, wilds;

  laying->place = place > 0 ? (guint8) (place - 1) : CANASTA_NEW_MELD;
  if (place > 0)
    *meld = view->board->melds[place - 1];
  else
    *meld = (CanastaMeld){
      .side = view->side, .rank = (guint8) rank,
      .kind = rank == CANASTA_WILD_RANK ? CANASTA_MELD_WILD : CANASTA_MELD_RANK,
    };
  if (self->naturals[rank] > 0)
    meld->naturals += move_lane (moving, rank, self->naturals[rank]);
  if (self->twos[rank] > 0)
    meld->twos += move_lane (moving, CANASTA_WILD_RANK, self->twos[rank]);
  if (self->jokers[rank] > 0)
    meld->jokers += (guint8) move_lane (moving, CANASTA_RANK_JOKER, self->jokers[rank]);
  canasta_laydown_count_both (self, view, rank, &naturals, &wilds);
  laying->naturals = (guint8) naturals;
  laying->wilds = (guint8) wilds;
  meld->canasta = canasta_meld_classify (meld, &view->table->forms.of[rank], naturals, wilds);
}

/**
 * canasta_laydown_write: (skip)
 * @self: a laydown
 * @view: the view it belongs to
 * @layout: (out caller-allocates): the melds as they come to lie
 * @cards: (out): the hand cards that are laid
 *
 * Says which cards are laid, suits as they come. Where the pile's top card is
 * laid too, its meld is left out.
 */
void
canasta_laydown_write (const CanastaLaydown *self, const CanastaView *view,
                       CanastaLayout *layout, CanastaCardSet *cards)
{
  Moving moving = { *view->hand, cards };
  guint16 ranks = self->ranks;

  *cards = (CanastaCardSet){ 0 };
  canasta_layout_init (layout);
  for (guint i = 0; i < self->n_runs; i++)
    write_run (&self->runs[i], view, &layout->of[layout->n++], &moving);
  layout->ranks = ranks;
  for (; ranks; ranks &= (guint16) (ranks - 1))
    write_rank (self, view, canasta_ranks_get_first (ranks), &layout->of[layout->n++], &moving);
}

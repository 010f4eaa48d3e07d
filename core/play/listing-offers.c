/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Candidates for a listing: each is judged, each legal one told. */
#include "config.h"

#include "play/listing-offers.h"

#include "play/judge.h"

/* Tells a legal action. */
static void
tell (CanastaListing *listing, const CanastaAction *action)
{
  if (listing->going_on && !(listing->told && canasta_action_equal (action, listing->told)))
    listing->going_on = listing->func (action, listing->data);
}

void
canasta_listing_offer (CanastaListing *listing, const CanastaAction *action)
{
  if (listing->going_on
      && canasta_judge (listing->table, listing->board, listing->hand, action, NULL, NULL))
    tell (listing, action);
}

void
canasta_listing_offer_kind (CanastaListing *listing, CanastaActionKind kind)
{
  CanastaAction action;

  canasta_action_init (&action, kind);
  canasta_listing_offer (listing, &action);
}

/* Goes through every choice of cards out of @from, face by face, up to @most. */
void
canasta_listing_choose (CanastaListing *listing, CanastaCardSet from, const CanastaCardSet *chosen,
                        int most, int rank, CanastaChoiceFunc func)
{
  CanastaCardSet rest = from;
  CanastaCard card = canasta_card_set_next (&rest);
  CanastaCardSet more = *chosen;
  int copies;

  if (!listing->going_on)
    return;
  if (card == CANASTA_NO_CARD)
    {
      func (listing, chosen, rank);
      return;
    }

  canasta_listing_choose (listing, rest, chosen, most, rank, func);
  copies = MIN (canasta_card_set_count_card (&from, card), most);
  for (int n = 1; n <= copies; n++)
    {
      canasta_card_set_add_card (&more, card);
      canasta_listing_choose (listing, rest, &more, most - n, rank, func);
    }
}

/* Whether a table leaves it open where cards go. */
static gboolean
has_several_places (const CanastaTable *table)
{
  return table->forms.of[CANASTA_FORM_GROUP].several
         || canasta_forms_have_sequences (&table->forms);
}

/* Whether a name leads to the very melds that the cards find without one. */
static gboolean
is_same (const CanastaLayout *a, const CanastaLayout *b)
{
  return a->n > 0 && b->n > 0 && a->of[0].place == b->of[0].place
         && canasta_meld_equal (&a->of[0].meld, &b->of[0].meld);
}

static void
offer_name (CanastaListing *listing, const CanastaAction *action, const CanastaLayout *unnamed)
{
  CanastaPlan plan;

  if (listing->going_on
      && canasta_judge (listing->table, listing->board, listing->hand, action, &plan, NULL)
      && !(unnamed && is_same (&plan.layout, unnamed)))
    tell (listing, action);
}

/* Offers cards with the name of each own meld, but for the one that they go to
 * without a name. */
void
canasta_listing_offer_named (CanastaListing *listing, const CanastaSideMelds *own,
                             CanastaAction *action, CanastaMeldName *name,
                             const CanastaLayout *unnamed)
{
  for (guint i = 0; i < own->n_melds; i++)
    if (own->melds[i].side == own->side)
      {
        canasta_side_melds_name (own, i, name);
        offer_name (listing, action, unnamed);
      }
}

/* The ranks that a sequence may go by besides those of natural cards. */
#define LOW_RANKS \
  (1u << canasta_place_get_rank (CANASTA_PLACE_TWO) \
   | 1u << canasta_place_get_rank (CANASTA_PLACE_TWO + 1))

static void
offer_another_of (CanastaListing *listing, const CanastaSideMelds *own, CanastaAction *action,
                  CanastaMeldName *name, const CanastaLayout *unnamed, CanastaNaming naming,
                  CanastaRank rank)
{
  guint count = canasta_side_melds_count (own, naming, rank);

  if (count == 0 && !canasta_forms_have_sequences (own->forms))
    return;
  name->naming = (guint8) naming;
  name->rank = (guint8) rank;
  name->number = (guint8) (count + 1);
  offer_name (listing, action, unnamed);
}

/* Offers cards as one more meld of a name; where there are sequences, of a name
 * that no meld has yet, too, since without it they might lengthen one. */
static void
offer_another (CanastaListing *listing, const CanastaSideMelds *own, CanastaAction *action,
               CanastaMeldName *name, const CanastaLayout *unnamed)
{
  guint low = own->forms->reach.lowest < CANASTA_PLACE_FOUR ? LOW_RANKS : 0;

  for (guint ranks = own->forms->roles->natural_ranks | low; ranks; ranks &= ranks - 1)
    offer_another_of (listing, own, action, name, unnamed, CANASTA_NAMING_RANK,
                      (CanastaRank) __builtin_ctz (ranks));
  offer_another_of (listing, own, action, name, unnamed, CANASTA_NAMING_WILD, CANASTA_WILD_RANK);
}

/* Offers an action without a name for its first cards and, where that makes a
 * difference, with each. */
void
canasta_listing_offer_everywhere (CanastaListing *listing, CanastaAction *action,
                                  CanastaMeldName *name)
{
  const CanastaBoard *board = listing->board;
  CanastaSideMelds own = canasta_board_get_side_melds (board, listing->table,
                                                       board->side[board->to_act]);
  CanastaPlan plan;
  gboolean legal;

  plan.layout.n = 0;
  legal = canasta_judge (listing->table, board, listing->hand, action, &plan, NULL);
  if (legal)
    tell (listing, action);
  if (!has_several_places (listing->table))
    return;
  canasta_listing_offer_named (listing, &own, action, name, legal ? &plan.layout : NULL);
  offer_another (listing, &own, action, name, legal ? &plan.layout : NULL);
}

/* Adds a card of the hand to some, as often as there is one more. */
void
canasta_listing_add_held (const CanastaListing *listing, CanastaRank rank, CanastaSuit suit,
                          int copies, CanastaCardSet *cards)
{
  CanastaCard card = canasta_card (rank, suit);

  copies = MIN (copies, canasta_card_set_count_card (listing->hand, card));
  for (; copies > 0; copies--)
    canasta_card_set_add_card (cards, card);
}

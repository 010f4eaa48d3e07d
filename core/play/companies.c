/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "play/companies.h"

#include "melds/sequence.h"

/**
 * canasta_companies_get_kind:
 * @table: a table
 * @rank: the rank of the top card of a pile
 *
 * Returns: what takes the pile with it
 */
CanastaCompany
canasta_companies_get_kind (const CanastaTable *table, CanastaRank rank)
{
  const CanastaRuleValues *rules = &table->rules;

  if (table->starts_sequences || !canasta_ranks_have (table->roles.natural_ranks, rank)
      || !rules->take_with_pair)
    return CANASTA_COMPANY_OTHERS;
  return rules->take_with_wild ? CANASTA_COMPANY_PAIR_OR_WILD : CANASTA_COMPANY_PAIR;
}

/* The first two cards of a rank in a hand that may be played. Returns: how many there are. */
static guint
pick_two (const CanastaRoles *roles, const CanastaCardSet *hand, CanastaRank rank,
          CanastaCard *cards)
{
  CanastaCardSet rest = { 0 };
  CanastaCard card;
  guint n = 0;

  canasta_card_set_add_lane (&rest, rank, canasta_roles_get_lane (roles, hand, rank));
  while (n < 2 && (card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int i = canasta_card_set_count_card (hand, card); i > 0 && n < 2; i--)
      cards[n++] = card;
  return n;
}

static void
add_two (CanastaCardSet *companies, guint *n, CanastaCard first, CanastaCard second)
{
  CanastaCardSet *company = &companies[(*n)++];

  *company = (CanastaCardSet){ 0 };
  canasta_card_set_add_card (company, first);
  canasta_card_set_add_card (company, second);
}

/* Beginnings of sequences at work. */
typedef struct
{
  const CanastaForms *forms;
  const CanastaCardSet *hand;
  CanastaSuit suit;
  int wilds;                    /* how many wild cards the hand has */
  guint held;                   /* the places natural cards of the hand may have, as bits */
  CanastaCardSet *list;
  guint n;
} Beginnings;

/* The places that natural cards of a suit may have which a hand holds. */
static guint
list_held (const CanastaForms *forms, const CanastaCardSet *hand, CanastaSuit suit)
{
  guint held = canasta_sequence_list_places (forms, canasta_sequence_list_suit (forms, hand, suit));

  if (forms->reach.two_is_natural
      && canasta_card_set_count_card (hand, canasta_card (CANASTA_WILD_RANK, suit)) > 0)
    held |= 1u << CANASTA_PLACE_TWO;
  return held;
}

/* The cheapest wild card, or the dearest. */
static CanastaCard
pick_wild (const CanastaRoles *roles, const CanastaCardSet *rest, gboolean dearest)
{
  CanastaCardSet wilds = canasta_roles_get_wilds (roles, rest);
  CanastaCard wild = canasta_card_set_next (&wilds);
  CanastaCard card;

  while (dearest && (card = canasta_card_set_next (&wilds)) != CANASTA_NO_CARD)
    wild = card;
  return wild;
}

/* Adds natural cards and so many wild ones, where the hand has them. */
static void
add_beginning (Beginnings *self, guint places, int wilds, gboolean dearest)
{
  CanastaCardSet cards = { 0 };
  CanastaCardSet rest = *self->hand;

  for (; places; places &= places - 1)
    canasta_card_set_add_card (&cards,
                               canasta_card (canasta_place_get_rank (__builtin_ctz (places)),
                                             self->suit));
  canasta_card_set_remove (&rest, &cards);
  for (; wilds > 0; wilds--)
    {
      CanastaCard wild = pick_wild (self->forms->roles, &rest, dearest);

      if (wild == CANASTA_NO_CARD)
        return;
      canasta_card_set_add_card (&cards, wild);
      canasta_card_set_remove_card (&rest, wild);
    }
  for (guint i = 0; i < self->n; i++)
    if (memcmp (&self->list[i], &cards, sizeof cards) == 0)
      return;
  self->list[self->n++] = cards;
}

/* Goes through the stretches of so many places round that of the top card. */
static void
add_stretches (Beginnings *self, int top, int size)
{
  const CanastaForm *form = &self->forms->of[CANASTA_FORM_SEQUENCE];

  for (int low = MAX (self->forms->reach.lowest, top - size + 1);
       low <= MIN (top, CANASTA_PLACE_ACE + 1 - size); low++)
    {
      guint places = self->held & (((1u << size) - 1) << low) & ~(1u << top);
      int wilds = size - 1 - canasta_ranks_count ((guint16) places);

      if (wilds > self->wilds || !canasta_form_is_enough (form, size - wilds, wilds)
          || !canasta_form_has_room_for (form, size - wilds, wilds))
        continue;
      add_beginning (self, places, wilds, FALSE);
      if (wilds > 0)
        add_beginning (self, places, wilds, TRUE);
    }
}

/**
 * canasta_companies_list_beginnings: (skip)
 * @table: the table
 * @hand: a hand
 * @top: the top card of the pile
 * @beginnings: (out caller-allocates): room for %CANASTA_MAX_BEGINNINGS
 *
 * Lists the hand cards that begin a sequence with the pile's top card, where the rules
 * let them. They are as few as the rules allow: what else belongs there may be laid
 * afterwards.
 *
 * Returns: how many there are
 */
guint
canasta_companies_list_beginnings (const CanastaTable *table, const CanastaCardSet *hand,
                                   CanastaCard top, CanastaCardSet *beginnings)
{
  const CanastaForms *forms = &table->forms;
  const CanastaForm *form = &forms->of[CANASTA_FORM_SEQUENCE];
  int most = MAX (form->least, MAX (form->mixed_naturals, form->naturals_per_wild) + 1);
  Beginnings self = { .forms = forms, .hand = hand, .list = beginnings };
  guint tops;

  if (!table->starts_sequences || top == CANASTA_NO_CARD
      || !canasta_ranks_have (table->roles.natural_ranks, canasta_card_get_rank (top)))
    return 0;
  self.suit = canasta_card_get_suit (top);
  self.wilds = canasta_roles_count_wilds (&table->roles, hand);
  self.held = list_held (forms, hand, self.suit);
  tops = canasta_sequence_list_places (forms, canasta_sequence_list_ranks (
    forms, (guint16) (1 << canasta_card_get_rank (top))));
  for (int size = form->least; size <= most && self.n == 0; size++)
    for (guint places = tops; places; places &= places - 1)
      add_stretches (&self, __builtin_ctz (places), size);
  return self.n;
}

/**
 * canasta_companies_list: (skip)
 * @table: the table
 * @hand: a hand
 * @top: the top card of the pile
 * @companies: (out caller-allocates): room for %CANASTA_MAX_COMPANIES
 *
 * Lists the hand cards that might go with the pile's top card: none, two
 * natural ones, one and a two or a joker, those that begin a sequence.
 *
 * Returns: how many companies there are
 */
guint
canasta_companies_list (const CanastaTable *table, const CanastaCardSet *hand, CanastaCard top,
                        CanastaCardSet *companies)
{
  const CanastaRoles *roles = &table->roles;
  CanastaCard naturals[2], wilds[2];
  guint n_naturals;
  guint n = 0;

  companies[n++] = (CanastaCardSet){ 0 };
  if (top == CANASTA_NO_CARD || canasta_faces_have (roles->wild, top))
    return n;

  n_naturals = pick_two (roles, hand, canasta_card_get_rank (top), naturals);
  if (n_naturals == 2)
    add_two (companies, &n, naturals[0], naturals[1]);
  for (guint ranks = n_naturals > 0 ? roles->wild_ranks : 0; ranks; ranks &= ranks - 1)
    if (pick_two (roles, hand, (CanastaRank) __builtin_ctz (ranks), wilds) > 0)
      add_two (companies, &n, naturals[0], wilds[0]);
  return n + canasta_companies_list_beginnings (table, hand, top, &companies[n]);
}

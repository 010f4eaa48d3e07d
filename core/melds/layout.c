/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Laying groups of cards: which meld each joins or begins. */
#include "config.h"

#include "melds/layout.h"

#include "melds/sequence.h"
#include "rules/refuse.h"

#define NO_RANK -1
#define MANY_RANKS -2

/* The natural rank of a group. */
static inline int
find_rank (const CanastaRoles *roles, const CanastaCardSet *cards)
{
  guint ranks = canasta_card_set_list_ranks (cards) & roles->melded_ranks;

  if (ranks == 0)
    return NO_RANK;
  return ranks & (ranks - 1) ? MANY_RANKS : __builtin_ctz (ranks);
}

/* The laying on a meld of the table; NULL where there is none yet. */
static inline CanastaLaying *
find_laying (CanastaLayout *self, guint place)
{
  for (guint i = 0; i < self->n; i++)
    if (self->of[i].place == place)
      return &self->of[i];
  return NULL;
}

/* The number-th new meld that goes by a rank, from 1; NULL where there are fewer. */
static CanastaLaying *
find_new (CanastaLayout *self, CanastaNaming naming, CanastaRank rank, guint number)
{
  for (guint i = 0; i < self->n; i++)
    if (self->of[i].place == CANASTA_NEW_MELD
        && canasta_meld_goes_by (&self->of[i].meld, naming, rank) && number-- <= 1)
      return &self->of[i];
  return NULL;
}

static inline gboolean
refuse_action (CanastaRefusal *refusal)
{
  return canasta_refuse_plain (refusal, CANASTA_REASON_NOT_AN_ACTION);
}

static gboolean RARE
refuse_sequence (CanastaRefusal *refusal)
{
  return canasta_refuse (refusal, CANASTA_REASON_NOT_A_SEQUENCE, RULE (sequences),
                         CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}

/* Whether a meld of the table is a canasta that takes no more cards. */
static gboolean
is_closed_canasta (const CanastaMeld *meld, const CanastaForms *forms)
{
  const CanastaForm *form = canasta_meld_get_form (meld, forms);

  return canasta_meld_is_canasta (meld) && form->closes && canasta_meld_count (meld) >= form->most;
}

static gboolean RARE
refuse_complete (const CanastaMeld *meld, const CanastaForms *forms, CanastaRefusal *refusal)
{
  return canasta_refuse_rank (refusal, CANASTA_REASON_MELD_COMPLETE,
                              canasta_meld_get_form (meld, forms)->most_rule, meld->rank,
                              CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}

/* Why cards do not go to a sequence of the table. */
static gboolean RARE
refuse_longer (const CanastaMeld *meld, const CanastaForms *forms, const CanastaCardSet *cards,
               CanastaRefusal *refusal)
{
  if (is_closed_canasta (meld, forms))
    return refuse_complete (meld, forms, refusal);
  if (canasta_sequence_is_enclosed (meld, forms, cards))
    return canasta_refuse (refusal, CANASTA_REASON_WILD_ENCLOSED, RULE (wild_moves),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  return refuse_sequence (refusal);
}

/* One laying more; NULL where there is no room. */
static inline CanastaLaying *
append (CanastaLayout *self, guint place, const CanastaMeld *meld)
{
  CanastaLaying *laying;

  if (self->n == G_N_ELEMENTS (self->of))
    return NULL;
  self->last = self->n++;
  laying = &self->of[self->last];
  laying->place = (guint8) place;
  laying->meld = *meld;
  if (meld->kind != CANASTA_MELD_SEQUENCE)
    self->ranks |= (guint16) (1 << meld->rank);
  return laying;
}

static inline CanastaLaying *
begin (CanastaLayout *self, const CanastaSideMelds *own, CanastaMeldKind kind, CanastaRank rank)
{
  CanastaMeld meld = { .side = own->side, .kind = kind, .rank = (guint8) rank };

  return append (self, CANASTA_NEW_MELD, &meld);
}

/* The laying on a meld of the table, begun where need be. */
static inline CanastaLaying *
go_on (CanastaLayout *self, const CanastaSideMelds *own, guint place)
{
  const CanastaMeld *meld = &own->melds[place];
  CanastaLaying *laying = NULL;

  if (meld->kind == CANASTA_MELD_SEQUENCE || ((self->ranks >> meld->rank) & 1))
    laying = find_laying (self, place);
  return laying ? laying : append (self, place, meld);
}

/* Adds cards to a meld of a rank or of wild cards. */
static inline gboolean
add (CanastaLayout *self, CanastaLaying *laying, const CanastaSideMelds *own,
     const CanastaCardSet *cards, CanastaRefusal *refusal)
{
  const CanastaRoles *roles = own->forms->roles;
  CanastaMeld *meld;

  if (!laying)
    return refuse_action (refusal);
  self->last = (guint8) (laying - self->of);
  meld = &laying->meld;
  if (meld->closed && canasta_roles_count_wilds (roles, cards) > 0)
    return canasta_refuse_rank (refusal, CANASTA_REASON_MELD_CLOSED, NO_RULE, meld->rank,
                                CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (meld->kind == CANASTA_MELD_RANK)
    meld->naturals += canasta_card_set_get_lane (cards, meld->rank);
  meld->twos += canasta_roles_get_twos (roles, cards);
  meld->jokers += (guint8) canasta_card_set_count_jokers (cards);
  return TRUE;
}

/* Adds cards to a sequence, where they fit. */
static gboolean RARE
lengthen_new (CanastaLayout *self, CanastaLaying *laying, const CanastaSideMelds *own,
              const CanastaCardSet *cards)
{
  self->last = (guint8) (laying - self->of);
  return laying->meld.kind == CANASTA_MELD_SEQUENCE
         && canasta_meld_add (&laying->meld, own->forms, cards);
}

/* The same with a sequence of the table. */
static gboolean RARE
lengthen (CanastaLayout *self, const CanastaSideMelds *own, guint place,
          const CanastaCardSet *cards)
{
  CanastaLaying *laying = find_laying (self, place);
  CanastaMeld longer = own->melds[place];

  if (laying)
    return lengthen_new (self, laying, own, cards);
  return longer.kind == CANASTA_MELD_SEQUENCE && canasta_meld_add (&longer, own->forms, cards)
         && append (self, place, &longer);
}

/* Lengthens the first own sequence that cards fit. */
static gboolean RARE
lengthen_any (CanastaLayout *self, const CanastaSideMelds *own, const CanastaCardSet *cards)
{
  for (guint i = 0; i < own->n_melds; i++)
    if (own->melds[i].side == own->side && lengthen (self, own, i, cards))
      return TRUE;
  return FALSE;
}

static gboolean RARE
begin_sequence (CanastaLayout *self, const CanastaSideMelds *own, const CanastaCardSet *cards,
                const CanastaMeldName *name, CanastaRefusal *refusal)
{
  CanastaMeld meld = { .side = own->side, .kind = CANASTA_MELD_SEQUENCE };

  if (!canasta_meld_add (&meld, own->forms, cards)
      || (name->naming == CANASTA_NAMING_RANK && name->rank != meld.rank))
    return refuse_sequence (refusal);
  return append (self, CANASTA_NEW_MELD, &meld) || refuse_action (refusal);
}

/**
 * canasta_layout_begin_sequence: (skip)
 * @self: (inout): the layout
 * @own: the melds of the side that lays
 * @cards: a group of cards
 * @name: the meld it names; no meld of the table
 * @refusal: (out) (optional): why the cards are no sequence
 *
 * Lays a group as a new sequence, even where it would go to one that lies.
 *
 * Returns: whether the cards follow each other
 */
gboolean
canasta_layout_begin_sequence (CanastaLayout *self, const CanastaSideMelds *own,
                               const CanastaCardSet *cards, const CanastaMeldName *name,
                               CanastaRefusal *refusal)
{
  guint have = canasta_side_melds_count (own, name->naming, name->rank)
               + canasta_layout_count_new (self, name->naming, name->rank);

  if (name->naming == CANASTA_NAMING_WILD
      || (name->naming == CANASTA_NAMING_RANK && name->number != have + 1))
    return refuse_sequence (refusal);
  return begin_sequence (self, own, cards, name, refusal);
}

/* Whether the side may begin a meld of a rank, or of wild cards. */
static gboolean
may_begin (const CanastaLayout *self, const CanastaSideMelds *own, CanastaMeldKind kind,
           CanastaRank rank)
{
  if (own->forms->of[rank].several)
    return TRUE;
  for (guint i = 0; i < self->n; i++)
    if (self->of[i].place == CANASTA_NEW_MELD && self->of[i].meld.kind == kind
        && self->of[i].meld.rank == rank)
      return FALSE;
  return own->first[rank] == 0;
}

/* A name that no meld of the table has: a meld that earlier cards begin, or one
 * past the last, a new one. */
static gboolean RARE
lay_on_new (CanastaLayout *self, const CanastaSideMelds *own, const CanastaCardSet *cards,
            int rank, const CanastaMeldName *name, CanastaRefusal *refusal)
{
  CanastaMeldKind kind = name->naming == CANASTA_NAMING_WILD ? CANASTA_MELD_WILD
                                                             : CANASTA_MELD_RANK;
  guint lying = canasta_side_melds_count (own, name->naming, name->rank);
  guint have = lying + canasta_layout_count_new (self, name->naming, name->rank);
  guint number = MAX (name->number, 1);
  CanastaLaying *laying = number > lying
                            ? find_new (self, name->naming, name->rank, number - lying) : NULL;
  gboolean bare = kind == CANASTA_MELD_RANK && rank == NO_RANK;

  if (laying && laying->meld.kind == CANASTA_MELD_SEQUENCE)
    return lengthen_new (self, laying, own, cards) || refuse_sequence (refusal);
  if (laying && rank != MANY_RANKS)
    return add (self, laying, own, cards, refusal);
  if (number > have + 1 || (number > 1 && bare) || (bare && name->rank == CANASTA_WILD_RANK)
      || (rank != MANY_RANKS && !may_begin (self, own, kind, name->rank)))
    return canasta_refuse_rank (refusal, CANASTA_REASON_NO_SUCH_MELD, NO_RULE, name->rank,
                                (int) number, (int) have);
  if (rank == MANY_RANKS)
    return name->number == have + 1 ? begin_sequence (self, own, cards, name, refusal)
                                    : refuse_sequence (refusal);
  return add (self, begin (self, own, kind, name->rank), own, cards, refusal);
}

/* Cards that name the meld they go to. */
static gboolean
lay_by_name (CanastaLayout *self, const CanastaSideMelds *own, const CanastaCardSet *cards,
             int rank, const CanastaMeldName *name, CanastaRefusal *refusal)
{
  guint place = canasta_side_melds_find (own, name);

  /* No sequence begins with a two. */
  if (name->naming == CANASTA_NAMING_RANK && name->rank == CANASTA_WILD_RANK
      && own->forms->reach.lowest == CANASTA_PLACE_FOUR)
    return refuse_action (refusal);
  if (rank == MANY_RANKS && !canasta_forms_have_sequences (own->forms))
    return canasta_refuse_plain (refusal, CANASTA_REASON_MIXED_RANKS);
  if (place != CANASTA_NEW_MELD && own->melds[place].kind == CANASTA_MELD_SEQUENCE)
    return lengthen (self, own, place, cards)
           || refuse_longer (&own->melds[place], own->forms, cards, refusal);
  if (rank >= 0 && (name->naming == CANASTA_NAMING_WILD || rank != name->rank))
    return canasta_refuse_rank (refusal, CANASTA_REASON_WRONG_RANK, NO_RULE, name->rank,
                                CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (place == CANASTA_NEW_MELD)
    return lay_on_new (self, own, cards, rank, name, refusal);
  return rank == MANY_RANKS ? refuse_sequence (refusal)
                            : add (self, go_on (self, own, place), own, cards, refusal);
}

/**
 * canasta_layout_has_room: (skip)
 * @self: a layout
 * @own: the melds of the side that lays
 * @place: a meld of the table
 * @cards: cards for it
 *
 * Returns: whether the meld, with what is laid on it already, has room for them
 */
gboolean
canasta_layout_has_room (CanastaLayout *self, const CanastaSideMelds *own, guint place,
                         const CanastaCardSet *cards)
{
  const CanastaLaying *laying = find_laying (self, place);
  CanastaMeld meld = laying ? laying->meld : own->melds[place];
  int naturals, wilds;

  if ((meld.closed && canasta_roles_count_wilds (own->forms->roles, cards) > 0)
      || !canasta_meld_add (&meld, own->forms, cards))
    return FALSE;
  canasta_meld_count_both (&meld, &naturals, &wilds);
  return canasta_form_has_room_for (canasta_meld_get_form (&meld, own->forms), naturals, wilds);
}

/* Where a side may have several melds of a rank: the first with room on the
 * table, else a new one of cards that make one, else the one begun last. */
static gboolean RARE
lay_among_several (CanastaLayout *self, const CanastaSideMelds *own,
                   const CanastaCardSet *cards, int rank, CanastaMeldKind kind,
                   CanastaRefusal *refusal)
{
  int wilds = canasta_roles_count_wilds (own->forms->roles, cards);
  int naturals = canasta_card_set_count (cards) - wilds;
  guint place = CANASTA_NEW_MELD;
  CanastaLaying *laying = NULL;

  for (guint i = own->n_melds; i-- > 0;)
    if (own->melds[i].side == own->side && own->melds[i].kind == kind
        && own->melds[i].rank == rank && canasta_layout_has_room (self, own, i, cards))
      place = i;
  if (place != CANASTA_NEW_MELD)
    return add (self, go_on (self, own, place), own, cards, refusal);

  for (guint i = 0; i < self->n; i++)
    if (self->of[i].place == CANASTA_NEW_MELD && self->of[i].meld.kind == kind
        && self->of[i].meld.rank == rank)
      laying = &self->of[i];
  if (canasta_form_is_enough (&own->forms->of[rank], naturals, wilds))
    laying = begin (self, own, kind, rank);
  else if (!laying && own->first[rank] > 0)
    laying = go_on (self, own, own->first[rank] - 1);
  return add (self, laying ? laying : begin (self, own, kind, rank), own, cards, refusal);
}

/* Cards of a rank that could lengthen a sequence instead: they do where the
 * side has no meld of the rank and they alone make none. */
static gboolean RARE
joins_sequence (CanastaLayout *self, const CanastaSideMelds *own, const CanastaCardSet *cards,
                CanastaRank rank)
{
  return own->first[rank] == 0 && !find_new (self, CANASTA_NAMING_RANK, rank, 1)
         && lengthen_any (self, own, cards);
}

static gboolean RARE
refuse_wild_meld (CanastaRefusal *refusal)
{
  return canasta_refuse (refusal, CANASTA_REASON_WILD_MELD, RULE (wild_melds),
                         CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}

/**
 * canasta_layout_lay: (skip)
 * @self: (inout): the layout
 * @own: the melds of the side that lays
 * @cards: a group of cards
 * @name: the meld it names
 * @refusal: (out) (optional): why the cards have no place
 *
 * Lays a group: it joins the meld it names or fits; where it fits none it is a
 * new one. Whether the melds hold so many cards is not looked at.
 *
 * Returns: whether the cards have a place
 */
gboolean
canasta_layout_lay (CanastaLayout *self, const CanastaSideMelds *own, const CanastaCardSet *cards,
                    const CanastaMeldName *name, CanastaRefusal *refusal)
{
  int rank = find_rank (own->forms->roles, cards);
  CanastaMeldKind kind = CANASTA_MELD_RANK;
  CanastaLaying *laying = NULL;

  if (canasta_card_set_is_empty (cards))
    return refuse_action (refusal);
  if (own->forms->reach.two_is_natural && canasta_sequence_needs_two (own->forms, cards))
    rank = MANY_RANKS;
  if (canasta_roles_count_aside (own->forms->roles, cards) > 0)
    return canasta_refuse_plain (refusal, CANASTA_REASON_RED_THREE);
  if (rank == NO_RANK && name->naming != CANASTA_NAMING_RANK
      && !canasta_forms_have_wild_melds (own->forms))
    return refuse_wild_meld (refusal);
  if (name->naming != CANASTA_NAMING_NONE)
    return lay_by_name (self, own, cards, rank, name, refusal);

  if (rank == MANY_RANKS)
    {
      if (!canasta_forms_have_sequences (own->forms))
        return canasta_refuse_plain (refusal, CANASTA_REASON_MIXED_RANKS);
      return lengthen_any (self, own, cards) || begin_sequence (self, own, cards, name, refusal);
    }
  if (rank == NO_RANK)
    {
      rank = CANASTA_WILD_RANK;
      kind = CANASTA_MELD_WILD;
    }
  else if (canasta_forms_have_sequences (own->forms) && joins_sequence (self, own, cards, rank))
    return TRUE;
  if (own->forms->of[rank].several)
    return lay_among_several (self, own, cards, rank, kind, refusal);

  if (own->first[rank] > 0)
    laying = go_on (self, own, own->first[rank] - 1);
  else
    {
      if ((self->ranks >> rank) & 1)
        laying = find_new (self, kind == CANASTA_MELD_WILD ? CANASTA_NAMING_WILD
                                                           : CANASTA_NAMING_RANK,
                           rank, 1);
      if (!laying)
        laying = begin (self, own, kind, rank);
    }
  return add (self, laying, own, cards, refusal);
}

/**
 * canasta_layout_is_enough: (skip)
 * @self: (inout): the layout, all its groups laid; its melds are counted
 * @forms: the forms of the table
 * @refusal: (out) (optional): what is missing
 *
 * Returns: whether each meld has cards and natural cards enough
 */
gboolean
canasta_layout_is_enough (CanastaLayout *self, const CanastaForms *forms, CanastaRefusal *refusal)
{
  gboolean within = TRUE;

  for (guint i = 0; i < self->n; i++)
    {
      CanastaMeld *meld = &self->of[i].meld;
      const CanastaForm *form = canasta_meld_get_form (meld, forms);
      int naturals, wilds;

      canasta_meld_count_both (meld, &naturals, &wilds);
      self->of[i].naturals = (guint8) naturals;
      self->of[i].wilds = (guint8) wilds;
      meld->canasta = canasta_meld_classify (meld, form, naturals, wilds);
      if (!canasta_form_is_enough (form, naturals, wilds))
        return canasta_meld_is_enough (meld, forms, naturals, wilds, refusal);
      within &= canasta_form_has_room_for (form, naturals, wilds);
    }
  self->within = within;
  return TRUE;
}

/* Names the limit that a layout passes first. */
static gboolean RARE
refuse_excess (const CanastaLayout *self, const CanastaSideMelds *own, CanastaRefusal *refusal)
{
  const CanastaLaying *laying = self->of;

  while (canasta_form_has_room_for (canasta_meld_get_form (&laying->meld, own->forms),
                                    laying->naturals, laying->wilds))
    laying++;
  if (laying->place != CANASTA_NEW_MELD
      && is_closed_canasta (&own->melds[laying->place], own->forms))
    return refuse_complete (&laying->meld, own->forms, refusal);
  return canasta_meld_is_within (&laying->meld, own->forms, laying->naturals, laying->wilds,
                                 refusal);
}

/* Whether a meld is an unfinished one of a rank, or of wild cards. */
static gboolean
is_open_one (const CanastaMeld *meld, guint rank)
{
  return canasta_meld_get_rank (meld) == (int) rank && !canasta_meld_is_canasta (meld);
}

/* The ranks of which a meld is begun, as bits. */
static guint
list_begun (const CanastaLayout *self)
{
  guint ranks = 0;

  for (guint i = 0; i < self->n; i++)
    if (self->of[i].place == CANASTA_NEW_MELD && !canasta_meld_spans (&self->of[i].meld))
      ranks |= 1u << self->of[i].meld.rank;
  return ranks;
}

/* Whether more than one meld of a rank is unfinished afterwards. */
static gboolean
leaves_several_open (const CanastaLayout *self, const CanastaSideMelds *own, guint rank)
{
  guint open = 0;

  for (guint64 places = own->unfinished & ~own->sequences; places; places &= places - 1)
    open += own->melds[__builtin_ctzll (places)].rank == rank;
  for (guint i = 0; i < self->n; i++)
    {
      const CanastaLaying *laying = &self->of[i];

      if (laying->place != CANASTA_NEW_MELD)
        open -= is_open_one (&own->melds[laying->place], rank);
      open += is_open_one (&laying->meld, rank);
    }
  return open > 1;
}

/* Whether no meld is begun while another of its rank is unfinished, where that matters. */
static gboolean RARE
judge_open_ones (const CanastaLayout *self, const CanastaSideMelds *own, CanastaRefusal *refusal)
{
  for (guint ranks = list_begun (self) & own->forms->one_open; ranks; ranks &= ranks - 1)
    {
      guint rank = (guint) __builtin_ctz (ranks);

      if (!leaves_several_open (self, own, rank))
        continue;
      if (rank == CANASTA_WILD_RANK)
        return canasta_refuse (refusal, CANASTA_REASON_WILD_MELD, RULE (melds_per_rank),
                               CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
      return canasta_refuse_rank (refusal, CANASTA_REASON_NO_SUCH_MELD, RULE (melds_per_rank),
                                  (CanastaRank) rank, 2, 1);
    }
  return TRUE;
}

/**
 * canasta_layout_find_limit: (skip)
 * @self: the layout, its melds counted
 * @own: the melds of the side that lays
 * @refusal: (out) (optional): the limit that is passed
 *
 * Returns: whether a meld passes a limit
 */
gboolean
canasta_layout_find_limit (const CanastaLayout *self, const CanastaSideMelds *own,
                           CanastaRefusal *refusal)
{
  if (!self->within)
    return !refuse_excess (self, own, refusal);
  return (self->ranks & own->forms->one_open) != 0
         && !judge_open_ones (self, own, refusal);
}

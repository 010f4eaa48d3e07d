/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "draft/laying.h"

#include "play/judge.h"
#include "play/score.h"

/* Whether further melds may still make a refused action legal. */
static gboolean
may_become_legal (const CanastaObservation *observation, const CanastaAction *action,
                  const CanastaRefusal *refusal)
{
  CanastaReason reason = refusal->reason;
  CanastaAction meld;
  CanastaCard discard;

  if (reason == CANASTA_REASON_BLACK_THREES_ONLY_GOING_OUT
      && action->kind == CANASTA_ACTION_MELD)
    return canasta_way_out_find (observation->table, &observation->board, &observation->hand,
                                 &meld, &discard);
  if (reason == CANASTA_REASON_CANNOT_GO_OUT
      || reason == CANASTA_REASON_BLACK_THREES_ONLY_GOING_OUT)
    return action->kind == CANASTA_ACTION_TAKE;
  return reason == CANASTA_REASON_BELOW_MINIMUM
         || reason == CANASTA_REASON_SINGLE_MELD_BELOW_MINIMUM
         || reason == CANASTA_REASON_PILE_NOT_MELDED;
}

/**
 * canasta_laying_judge: (skip)
 * @observation: what the seat may know
 * @action: what is laid out: `take` or `meld`
 * @plan: (out caller-allocates): the melds as they would be, as far as they
 *   could be worked out
 * @refusal: (out caller-allocates): what is missing or wrong
 *
 * Returns: how it stands
 */
CanastaStanding
canasta_laying_judge (const CanastaObservation  *observation,
                      const CanastaAction       *action,
                      CanastaPlan               *plan,
                      CanastaRefusal            *refusal)
{
  plan->layout.n = 0;
  canasta_refuse_plain (refusal, CANASTA_REASON_NONE);
  if (action->kind == CANASTA_ACTION_MELD && action->n_groups == 0)
    return CANASTA_STANDING_EMPTY;

  if (!canasta_judge_seat (&observation->board, observation->seat, refusal))
    return CANASTA_STANDING_REFUSED;
  if (canasta_judge (observation->table, &observation->board, &observation->hand, action, plan,
                     refusal))
    {
      canasta_refuse_plain (refusal, CANASTA_REASON_NONE);
      return CANASTA_STANDING_LEGAL;
    }
  return may_become_legal (observation, action, refusal) ? CANASTA_STANDING_WAITING
                                                       : CANASTA_STANDING_REFUSED;
}

/* Judges the action of what is laid out. */
void
canasta_laying_work_out (const CanastaObservation *observation, CanastaLaid *laid)
{
  laid->standing = canasta_laying_judge (observation, &laid->action, &laid->plan, &laid->refusal);
}

/* What is laid out, as melds: which of them the take's cards and each group come
 * to lie on, NOWHERE where cards have no place. */
typedef struct
{
  CanastaSideMelds own;
  CanastaLayout layout;
  guint8 take;
  guint8 groups[CANASTA_MAX_GROUPS];
} Melds;

#define NOWHERE G_MAXUINT8

static guint8
lay (Melds *self, const CanastaCardSet *cards, const CanastaMeldName *name)
{
  return canasta_layout_lay (&self->layout, &self->own, cards, name, NULL) ? self->layout.last
                                                                          : NOWHERE;
}

static void
lay_out (const CanastaObservation *observation, const CanastaAction *action, Melds *self)
{
  const CanastaBoard *board = &observation->board;
  CanastaCard top = canasta_board_get_top (board);

  self->own = canasta_board_get_side_melds (board, observation->table,
                                            board->side[observation->seat]);
  self->take = NOWHERE;
  canasta_layout_init (&self->layout);
  if (action->kind == CANASTA_ACTION_TAKE && top != CANASTA_NO_CARD)
    {
      CanastaCardSet cards = action->cards;

      canasta_card_set_add_card (&cards, top);
      self->take = lay (self, &cards, &action->name);
    }
  for (guint i = 0; i < action->n_groups; i++)
    self->groups[i] = lay (self, &action->groups[i].cards, &action->groups[i].name);
}

static const CanastaLaying *
get_laying (const Melds *self, guint8 index)
{
  return index != NOWHERE ? &self->layout.of[index] : NULL;
}

static CanastaPlace
get_place (const Melds *self, guint group)
{
  const CanastaLaying *laying = get_laying (self, self->groups[group]);

  if (laying && laying->place != CANASTA_NEW_MELD)
    return (CanastaPlace){ .kind = CANASTA_PLACE_MELD, .index = laying->place };
  return (CanastaPlace){ .kind = CANASTA_PLACE_GROUP, .index = (guint8) group };
}

static gboolean
are_wild (const Melds *self, const CanastaCardSet *cards)
{
  return canasta_roles_count_wilds (self->own.forms->roles, cards)
         == canasta_card_set_count (cards);
}

/* Whether the place of a new meld is just that: a side may have several melds of
 * the cards' rank, or they are a sequence by themselves. */
static gboolean
is_new (const Melds *self, const CanastaLaying *laying, const CanastaCardSet *cards)
{
  CanastaMeld alone;

  if (!canasta_meld_spans (&laying->meld))
    return canasta_meld_get_form (&laying->meld, self->own.forms)->several;
  return canasta_meld_read_cards (cards, self->own.forms, &alone)
         && canasta_meld_spans (&alone)
         && canasta_meld_check (&alone, self->own.forms, NULL);
}

/* Cards for a new meld join the one that they fit, where a side has one of the
 * kind at most; cards that lengthen a sequence do. */
static CanastaPlace
resolve (const Melds *self, const CanastaAction *laid, const CanastaCardSet *cards,
         const CanastaPlace *place)
{
  const CanastaMeldName none = { 0 };
  Melds melds = *self;
  const CanastaLaying *laying;
  guint8 index;

  if (place->kind != CANASTA_PLACE_NEW)
    return *place;
  index = lay (&melds, cards, &none);
  laying = get_laying (&melds, index);
  if (!laying || is_new (self, laying, cards))
    return *place;
  if (index == self->take)
    return (CanastaPlace){ .kind = CANASTA_PLACE_TAKE };
  if (laying->place != CANASTA_NEW_MELD)
    return (CanastaPlace){ .kind = CANASTA_PLACE_MELD, .index = laying->place };
  for (guint i = 0; i < laid->n_groups; i++)
    if (self->groups[i] == index)
      return (CanastaPlace){ .kind = CANASTA_PLACE_GROUP, .index = (guint8) i };
  return *place;
}

/* How a group names the meld it goes to; not at all where its cards tell. */
static void
name_meld (const Melds *self, const CanastaCardSet *cards, const CanastaPlace *place,
           CanastaMeldName *name)
{
  const CanastaMeldName none = { 0 };
  const CanastaMeld *meld = &self->own.melds[place->index];
  Melds melds = *self;
  const CanastaLaying *laying;
  CanastaMeld alone;

  *name = none;
  if (place->kind == CANASTA_PLACE_MELD)
    {
      canasta_side_melds_name (&self->own, place->index, name);
      if (name->number == 0 && !are_wild (self, cards)
          && !canasta_meld_get_form (meld, self->own.forms)->several)
        *name = none;
      return;
    }
  laying = get_laying (&melds, lay (&melds, cards, &none));
  if (laying && (laying->place != CANASTA_NEW_MELD || melds.layout.n == self->layout.n)
      && canasta_meld_read_cards (cards, self->own.forms, &alone))
    canasta_layout_name_next (&self->layout, &self->own, &alone, name);
  else if (are_wild (self, cards))
    name->naming = CANASTA_NAMING_WILD, name->rank = CANASTA_WILD_RANK;
}

/* The group laid on a meld already; a new one otherwise, or NULL without room. */
static CanastaGroup *
find_group (const Melds *self, CanastaAction *laid, const CanastaCardSet *cards,
            const CanastaPlace *place)
{
  CanastaGroup *group;

  if (place->kind == CANASTA_PLACE_GROUP)
    return place->index < laid->n_groups ? &laid->groups[place->index] : NULL;

  for (guint i = 0; i < laid->n_groups && place->kind == CANASTA_PLACE_MELD; i++)
    {
      CanastaPlace other = get_place (self, i);

      if (other.kind == CANASTA_PLACE_MELD && other.index == place->index)
        return &laid->groups[i];
    }

  if (laid->n_groups == CANASTA_MAX_GROUPS)
    return NULL;
  group = canasta_action_add_group (laid);
  name_meld (self, cards, place, &group->name);
  return group;
}

/* No face occurs more often than in the packs of the table. */
static gboolean
has_room (const CanastaCardSet *laid, const CanastaCardSet *cards)
{
  CanastaCardSet rest = *cards;
  CanastaCard card;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    if (canasta_card_set_count_card (laid, card) + canasta_card_set_count_card (cards, card)
        > CANASTA_MAX_JOKERS)
      return FALSE;
  return TRUE;
}

static gboolean
refuse (CanastaRefusal *refusal)
{
  canasta_refuse_plain (refusal, CANASTA_REASON_NOT_AN_ACTION);
  return FALSE;
}

/* Adds cards at a place that was resolved.
 * Returns: whether there is such a place. */
static gboolean
add (const Melds *self, CanastaAction *action, const CanastaCardSet *cards,
     const CanastaPlace *place, CanastaRefusal *refusal)
{
  CanastaCardSet all;
  CanastaGroup *group;

  canasta_action_get_cards (action, &all);
  if (canasta_card_set_is_empty (cards) || !has_room (&all, cards))
    return refuse (refusal);
  if (place->kind == CANASTA_PLACE_TAKE && action->kind == CANASTA_ACTION_TAKE)
    {
      canasta_card_set_add (&action->cards, cards);
      return TRUE;
    }
  if (place->kind == CANASTA_PLACE_TAKE
      || (place->kind == CANASTA_PLACE_MELD
          && (place->index >= self->own.n_melds
              || self->own.melds[place->index].side != self->own.side))
      || !(group = find_group (self, action, cards, place)))
    return refuse (refusal);
  canasta_card_set_add (&group->cards, cards);
  return TRUE;
}

/**
 * canasta_laying_add: (skip)
 * @observation: what the seat may know
 * @action: (inout): what is laid out
 * @cards: the cards to add
 * @place: where
 * @refusal: (out caller-allocates): why there is no such place
 *
 * Lays cards out without judging them.
 *
 * Returns: whether there is such a place
 */
gboolean
canasta_laying_add (const CanastaObservation  *observation,
                    CanastaAction             *action,
                    const CanastaCardSet      *cards,
                    const CanastaPlace        *place,
                    CanastaRefusal            *refusal)
{
  Melds melds;
  CanastaPlace resolved;

  lay_out (observation, action, &melds);
  resolved = resolve (&melds, action, cards, place);
  return add (&melds, action, cards, &resolved, refusal);
}

/* The meld at a place as it is on the table, without what is laid out. */
static CanastaMeld
get_meld_before (const Melds *self, const CanastaPlace *place)
{
  const CanastaLaying *take = get_laying (self, self->take);

  if (place->kind == CANASTA_PLACE_MELD && place->index < self->own.n_melds)
    return self->own.melds[place->index];
  if (place->kind == CANASTA_PLACE_TAKE && take && take->place != CANASTA_NEW_MELD)
    return self->own.melds[take->place];
  return (CanastaMeld){ .side = self->own.side };
}

/* Fills in what becomes of a meld. */
static void
compare_melds (const CanastaObservation *observation, const CanastaMeld *before,
               const CanastaMeld *after, CanastaTarget *target)
{
  const CanastaTable *table = observation->table;

  target->meld = *after;
  target->count = canasta_meld_count (after);
  target->wilds = canasta_meld_count_wilds (after);
  target->n_added = target->count - canasta_meld_count (before);
  target->becomes_canasta = canasta_meld_is_canasta (after) && !canasta_meld_is_canasta (before);
  if (canasta_meld_is_canasta (before))
    target->loss = MAX (0, canasta_meld_value_canasta (before, table)
                               - canasta_meld_value_canasta (after, table));
}

/* The meld at a place as it is with what is laid out; NULL where the plan was
 * not worked out so far. */
static const CanastaMeld *
find_planned (const Melds *self, const CanastaPlan *plan, const CanastaPlace *place)
{
  guint8 index = NOWHERE;

  if (place->kind == CANASTA_PLACE_TAKE)
    index = self->take;
  else if (place->kind == CANASTA_PLACE_GROUP)
    index = self->groups[place->index];
  for (guint8 i = 0; i < self->layout.n && place->kind == CANASTA_PLACE_MELD; i++)
    if (self->layout.of[i].place == place->index)
      index = i;
  return index < plan->layout.n ? &plan->layout.of[index].meld : NULL;
}

/* The meld at a place with what is laid out. */
static void
describe (const CanastaObservation *observation, const Melds *self, const CanastaLaid *laid,
          const CanastaPlace *place, CanastaTarget *target)
{
  CanastaMeld before = get_meld_before (self, place);
  const CanastaMeld *after = find_planned (self, &laid->plan, place);

  *target = (CanastaTarget){ .place = *place, .meld = before, .standing = laid->standing,
                             .refusal = laid->refusal };
  if (laid->standing != CANASTA_STANDING_REFUSED && after)
    compare_melds (observation, &before, after, target);
}

/**
 * canasta_laying_describe_take: (skip)
 * @observation: what the seat may know
 * @laid: what is laid out, a take
 * @target: (out caller-allocates): the meld of the pile's top card
 */
void
canasta_laying_describe_take (const CanastaObservation  *observation,
                              const CanastaLaid         *laid,
                              CanastaTarget             *target)
{
  const CanastaPlace place = { .kind = CANASTA_PLACE_TAKE };
  Melds melds;

  lay_out (observation, &laid->action, &melds);
  describe (observation, &melds, laid, &place, target);
}

/**
 * canasta_laying_describe_group: (skip)
 * @observation: what the seat may know
 * @laid: what is laid out
 * @group: one of its groups
 * @target: (out caller-allocates): where the group lies, on a meld of the table or as
 *   a new one, and the meld with it
 */
void
canasta_laying_describe_group (const CanastaObservation  *observation,
                               const CanastaLaid         *laid,
                               guint                      group,
                               CanastaTarget             *target)
{
  Melds melds;
  CanastaPlace place;

  lay_out (observation, &laid->action, &melds);
  place = get_place (&melds, group);
  describe (observation, &melds, laid, &place, target);
}

/**
 * canasta_laying_try: (skip)
 * @observation: what the seat may know
 * @laid: what is laid out
 * @cards: cards that might be added
 * @place: where
 * @target: (out caller-allocates): what that would make
 */
void
canasta_laying_try (const CanastaObservation  *observation,
                    const CanastaLaid         *laid,
                    const CanastaCardSet      *cards,
                    const CanastaPlace        *place,
                    CanastaTarget             *target)
{
  Melds melds;
  CanastaPlace resolved, described;
  CanastaLaid trial;
  CanastaTarget now;
  const CanastaMeld *after;

  lay_out (observation, &laid->action, &melds);
  described = resolved = resolve (&melds, &laid->action, cards, place);
  describe (observation, &melds, laid, &resolved, &now);
  *target = (CanastaTarget){
    .place = resolved,
    .meld = now.meld,
    .standing = CANASTA_STANDING_REFUSED,
    .count = canasta_meld_count (&now.meld),
    .wilds = canasta_meld_count_wilds (&now.meld),
  };
  canasta_action_copy (&trial.action, &laid->action);
  if (!add (&melds, &trial.action, cards, &resolved, &target->refusal))
    return;

  canasta_laying_work_out (observation, &trial);
  target->standing = trial.standing;
  target->refusal = trial.refusal;
  if (trial.standing == CANASTA_STANDING_REFUSED)
    return;
  if (resolved.kind == CANASTA_PLACE_NEW)
    described = (CanastaPlace){ .kind = CANASTA_PLACE_GROUP,
                                .index = (guint8) (trial.action.n_groups - 1) };
  lay_out (observation, &trial.action, &melds);
  after = find_planned (&melds, &trial.plan, &described);
  if (after)
    compare_melds (observation, &now.meld, after, target);
  target->n_added = canasta_card_set_count (cards);
}

/* Whether one could mean to lay cards on a meld. */
static gboolean
is_for (const Melds *self, const CanastaMeld *meld, const CanastaCardSet *cards)
{
  CanastaMeld with = *meld;

  return are_wild (self, cards) || canasta_meld_add (&with, self->own.forms, cards);
}

/* Whether cards together with those of a group make a sequence. */
static gboolean
make_sequence (const Melds *self, const CanastaCardSet *cards, const CanastaCardSet *others)
{
  CanastaCardSet all = *cards;
  CanastaMeld meld;

  canasta_card_set_add (&all, others);
  return canasta_forms_have_sequences (self->own.forms)
         && canasta_meld_read_cards (&all, self->own.forms, &meld)
         && canasta_meld_spans (&meld);
}

static void
list_groups (const Melds *self, const CanastaAction *laid, const CanastaCardSet *cards,
             GArray *places)
{
  for (guint i = 0; i < laid->n_groups; i++)
    {
      const CanastaLaying *laying = get_laying (self, self->groups[i]);
      CanastaPlace place = get_place (self, i);

      if (place.kind == CANASTA_PLACE_GROUP
          && ((laying && is_for (self, &laying->meld, cards))
              || make_sequence (self, cards, &laid->groups[i].cards)))
        g_array_append_val (places, place);
    }
}

/**
 * canasta_laying_list_places: (skip)
 * @observation: what the seat may know
 * @laid: what is laid out
 * @cards: cards
 * @places: (element-type CanastaPlace): filled with the places one could mean:
 *   melds of the same rank, all melds for wild cards, and a new one
 */
void
canasta_laying_list_places (const CanastaObservation  *observation,
                            const CanastaLaid         *laid,
                            const CanastaCardSet      *cards,
                            GArray                    *places)
{
  CanastaPlace place = { .kind = CANASTA_PLACE_TAKE };
  const CanastaLaying *take;
  Melds melds;

  lay_out (observation, &laid->action, &melds);
  take = get_laying (&melds, melds.take);
  if (take && is_for (&melds, &take->meld, cards))
    g_array_append_val (places, place);

  for (guint i = 0; i < melds.own.n_melds; i++)
    {
      const CanastaMeld *meld = &melds.own.melds[i];

      /* The meld of the pending take stands for the one it joins. */
      if (meld->side != melds.own.side || !is_for (&melds, meld, cards)
          || (take && take->place == i))
        continue;
      place = (CanastaPlace){ .kind = CANASTA_PLACE_MELD, .index = (guint8) i };
      g_array_append_val (places, place);
    }
  list_groups (&melds, &laid->action, cards, places);

  place = (CanastaPlace){ .kind = CANASTA_PLACE_NEW };
  if (resolve (&melds, &laid->action, cards, &place).kind == CANASTA_PLACE_NEW)
    g_array_append_val (places, place);
}

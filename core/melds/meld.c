/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "melds/meld.h"

#include "melds/sequence.h"
#include "rules/refuse.h"
#include "rules/score-hooks.h"
#include "rules/table-fault.h"

/**
 * canasta_meld_get_cards: (skip)
 * @meld: a meld
 * @cards: (out): its cards
 */
void
canasta_meld_get_cards (const CanastaMeld *meld, CanastaCardSet *cards)
{
  *cards = (CanastaCardSet){ 0 };
  if (meld->kind == CANASTA_MELD_SEQUENCE)
    {
      guint places = canasta_naturals_get_places (meld->naturals);

      for (; places; places &= places - 1)
        {
          CanastaRank rank = canasta_place_get_rank ((guint) __builtin_ctz (places));

          canasta_card_set_add_card (cards, canasta_card (rank, meld->suit));
        }
    }
  else if (meld->kind == CANASTA_MELD_RANK)
    canasta_card_set_add_lane (cards, meld->rank, meld->naturals);
  canasta_card_set_add_wilds (cards, meld->twos, meld->jokers);
}

/**
 * canasta_meld_show: (skip)
 * @meld: a meld
 * @shown: (out caller-allocates): what a variant sees of it
 */
void
canasta_meld_show (const CanastaMeld *meld, CanastaHookMeld *shown)
{
  *shown = (CanastaHookMeld){
    .kind = meld->kind,
    .rank = meld->rank,
    .suit = meld->suit,
    .naturals = (guint) canasta_meld_count_naturals (meld),
    .twos = (guint) canasta_lane_count (meld->twos),
    .jokers = meld->jokers,
    .complete = canasta_meld_is_canasta (meld),
  };
}

/**
 * canasta_meld_read_cards: (skip)
 * @cards: the cards of a meld
 * @forms: the forms of the table
 * @meld: (out): the meld they make, of no side yet
 *
 * Tells from cards alone what kind of meld they are: of one rank, wild cards
 * alone or a sequence. Limits are not looked at.
 *
 * Returns: whether they make one
 */
gboolean
canasta_meld_read_cards (const CanastaCardSet *cards, const CanastaForms *forms,
                         CanastaMeld *meld)
{
  const CanastaRoles *roles = forms->roles;
  guint ranks = canasta_card_set_list_ranks (cards) & roles->melded_ranks;

  *meld = (CanastaMeld){ 0 };
  if (canasta_roles_count_aside (roles, cards) > 0 || canasta_card_set_is_empty (cards))
    return FALSE;
  if (canasta_sequence_is_meant (forms, cards))
    meld->kind = CANASTA_MELD_SEQUENCE;
  else
    {
      meld->kind = ranks ? CANASTA_MELD_RANK : CANASTA_MELD_WILD;
      meld->rank = (guint8) (ranks ? __builtin_ctz (ranks) : CANASTA_WILD_RANK);
    }
  return canasta_meld_add (meld, forms, cards);
}

/**
 * canasta_meld_equal: (skip)
 * @a: a meld
 * @b: another one
 *
 * Returns: whether both are the same
 */
gboolean
canasta_meld_equal (const CanastaMeld *a, const CanastaMeld *b)
{
  return a->side == b->side && a->kind == b->kind && a->rank == b->rank && a->suit == b->suit
         && a->closed == b->closed && a->naturals == b->naturals && a->twos == b->twos
         && a->jokers == b->jokers;
}

/**
 * canasta_meld_add: (skip)
 * @meld: (inout): a meld, or an empty one of a kind and rank
 * @forms: the forms of the table
 * @cards: cards to add
 *
 * Adds cards that have their place in a meld of this kind; limits are not
 * looked at.
 *
 * Returns: whether they have; otherwise @meld is as it was
 */
gboolean
canasta_meld_add (CanastaMeld *meld, const CanastaForms *forms, const CanastaCardSet *cards)
{
  CanastaCardSet others = *cards;

  if (meld->kind == CANASTA_MELD_SEQUENCE)
    {
      if (!canasta_sequence_add (meld, forms, cards))
        return FALSE;
      canasta_meld_settle (meld, forms);
      return TRUE;
    }

  canasta_roles_remove_wilds (forms->roles, &others);
  if (meld->kind == CANASTA_MELD_RANK)
    {
      CanastaLane lane = canasta_card_set_get_lane (cards, meld->rank);

      canasta_card_set_remove_lane (&others, meld->rank, lane);
      if (!canasta_card_set_is_empty (&others))
        return FALSE;
      meld->naturals += lane;
    }
  else if (!canasta_card_set_is_empty (&others))
    return FALSE;
  meld->twos += canasta_roles_get_twos (forms->roles, cards);
  meld->jokers += (guint8) canasta_card_set_count_jokers (cards);
  canasta_meld_settle (meld, forms);
  return TRUE;
}

/* Names the limit that a meld of so many cards does not reach. */
static gboolean
refuse_shortage (const CanastaMeld *meld, const CanastaForm *form, int naturals, int wilds,
                 CanastaRefusal *refusal)
{
  if (form->least == CANASTA_NEVER_ENOUGH)
    return canasta_refuse_rank (refusal, CANASTA_REASON_NO_GROUP, RULE (groups), meld->rank,
                                CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (naturals + wilds >= form->least)
    return canasta_refuse_rank (refusal, CANASTA_REASON_TOO_FEW_NATURALS, RULE (minimum_naturals),
                                meld->rank, form->least_naturals, naturals);
  /* Wild cards alone that must be a whole canasta at once. */
  if (meld->kind == CANASTA_MELD_WILD && form->least == form->complete)
    return canasta_refuse (refusal, CANASTA_REASON_WILD_MELD, RULE (wild_melds), form->least,
                           wilds);
  if (meld->kind == CANASTA_MELD_WILD)
    return canasta_refuse (refusal, CANASTA_REASON_TOO_FEW_CARDS, RULE (meld_minimum_size),
                           form->least, wilds);
  return canasta_refuse_rank (refusal, CANASTA_REASON_TOO_FEW_CARDS, RULE (meld_minimum_size),
                              meld->rank, form->least, naturals + wilds);
}

/* Names the limit that a meld of so many cards passes. */
static gboolean
refuse_excess (const CanastaMeld *meld, const CanastaForms *forms, int naturals, int wilds,
               CanastaRefusal *refusal)
{
  const CanastaForm *form = canasta_meld_get_form (meld, forms);

  if (wilds > form->most_wilds)
    return canasta_refuse_rank (refusal, CANASTA_REASON_TOO_MANY_WILDS,
                                meld->rank == forms->roles->stop_rank
                                  && !canasta_meld_spans (meld)
                                    ? RULE (black_threes_melded) : RULE (maximum_wilds),
                                meld->rank, form->most_wilds, wilds);
  if (wilds * form->naturals_per_wild > naturals)
    return canasta_refuse_rank (refusal, CANASTA_REASON_WILDS_EXCEED_NATURALS,
                                form->ratio_rule, meld->rank,
                                naturals / form->naturals_per_wild, wilds);
  if (wilds > 0 && naturals < form->mixed_naturals)
    return canasta_refuse_rank (refusal, CANASTA_REASON_TOO_FEW_NATURALS,
                                RULE (mixed_minimum_naturals), meld->rank, form->mixed_naturals,
                                naturals);
  return canasta_refuse_rank (refusal, CANASTA_REASON_TOO_MANY_CARDS, form->most_rule,
                              meld->rank, form->most, naturals + wilds);
}

/**
 * canasta_meld_is_enough: (skip)
 * @meld: a meld
 * @forms: the forms of the table
 * @naturals: how many natural cards it has
 * @wilds: how many wild cards
 * @refusal: (out) (optional): what is missing
 *
 * Returns: whether the meld has cards and natural cards enough to lie
 */
gboolean
canasta_meld_is_enough (const CanastaMeld *meld, const CanastaForms *forms, int naturals,
                        int wilds, CanastaRefusal *refusal)
{
  const CanastaForm *form = canasta_meld_get_form (meld, forms);

  return canasta_form_is_enough (form, naturals, wilds)
         || refuse_shortage (meld, form, naturals, wilds, refusal);
}

/**
 * canasta_meld_is_within: (skip)
 * @meld: a meld
 * @forms: the forms of the table
 * @naturals: how many natural cards it has
 * @wilds: how many wild cards
 * @refusal: (out) (optional): the limit that is passed
 *
 * Returns: whether the meld passes no limit
 */
gboolean
canasta_meld_is_within (const CanastaMeld *meld, const CanastaForms *forms, int naturals,
                        int wilds, CanastaRefusal *refusal)
{
  const CanastaForm *form = canasta_meld_get_form (meld, forms);

  return canasta_form_has_room_for (form, naturals, wilds)
         || refuse_excess (meld, forms, naturals, wilds, refusal);
}

/**
 * canasta_meld_check: (skip)
 * @meld: a meld that lies
 * @forms: the forms of the table
 * @refusal: (out) (optional): why it cannot lie there
 *
 * Returns: whether its form holds so many cards; when melds of the form may be
 *   laid is left aside
 */
gboolean
canasta_meld_check (const CanastaMeld *meld, const CanastaForms *forms, CanastaRefusal *refusal)
{
  int naturals, wilds;

  canasta_meld_count_both (meld, &naturals, &wilds);
  if (meld->kind == CANASTA_MELD_WILD
      && !canasta_forms_have_wild_melds (forms))
    return canasta_refuse (refusal, CANASTA_REASON_WILD_MELD, RULE (wild_melds),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (meld->kind == CANASTA_MELD_SEQUENCE
      && !canasta_forms_have_sequences (forms))
    return canasta_refuse_plain (refusal, CANASTA_REASON_MIXED_RANKS);
  return canasta_meld_is_enough (meld, forms, naturals, wilds, refusal)
         && canasta_meld_is_within (meld, forms, naturals, wilds, refusal);
}

/**
 * canasta_meld_join: (skip)
 * @into: (inout): a meld
 * @from: (inout): another one of the same kind and rank
 * @forms: the forms of the table
 *
 * Puts the second meld of partners who became partners only now into the first
 * where that is legal; where it is not, both stay apart, closed to further wild
 * cards.
 *
 * Returns: whether they were joined
 */
gboolean
canasta_meld_join (CanastaMeld *into, CanastaMeld *from, const CanastaForms *forms)
{
  CanastaMeld joined = *into;
  int naturals, wilds;

  joined.naturals += from->naturals;
  joined.twos += from->twos;
  joined.jokers += from->jokers;
  canasta_meld_count_both (&joined, &naturals, &wilds);
  if (!canasta_form_has_room_for (canasta_meld_get_form (&joined, forms), naturals, wilds))
    {
      into->closed = from->closed = TRUE;
      return FALSE;
    }
  canasta_meld_settle (&joined, forms);
  *into = joined;
  return TRUE;
}

/* Why two melds are of no kind that could be one. */
static gboolean
refuse_unlike (const CanastaMeld *one, CanastaRefusal *refusal)
{
  if (one->kind == CANASTA_MELD_SEQUENCE)
    return canasta_refuse (refusal, CANASTA_REASON_NOT_A_SEQUENCE, RULE (sequences),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  return canasta_refuse_rank (refusal, CANASTA_REASON_WRONG_RANK, RULE (join_melds), one->rank,
                              CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}

static gboolean
refuse_complete (const CanastaMeld *meld, gint16 rule, CanastaRefusal *refusal)
{
  return canasta_refuse_rank (refusal, CANASTA_REASON_MELD_COMPLETE, rule, meld->rank,
                              CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}

/**
 * canasta_meld_unite: (skip)
 * @one: a meld
 * @other: another one of the same side
 * @forms: the forms of the table
 * @united: (out caller-allocates): both together
 * @refusal: (out) (optional): why they cannot be one
 *
 * Puts two melds together that lie on the table, where the rules let players do
 * so. Two canastas stay two.
 *
 * Returns: whether they make one meld
 */
gboolean
canasta_meld_unite (const CanastaMeld *one, const CanastaMeld *other, const CanastaForms *forms,
                    CanastaMeld *united, CanastaRefusal *refusal)
{
  const CanastaForm *form = canasta_meld_get_form (one, forms);
  gboolean shuts = form->closes || form->longer != CANASTA_MELD_WHEN_ANY_TIME;
  CanastaCardSet cards;
  int naturals, wilds;

  if (one->kind != other->kind || (one->kind == CANASTA_MELD_RANK && one->rank != other->rank))
    return refuse_unlike (one, refusal);
  if (canasta_meld_is_canasta (one) && canasta_meld_is_canasta (other))
    return refuse_complete (one, RULE (join_melds), refusal);
  if (shuts && (canasta_meld_is_canasta (one) || canasta_meld_is_canasta (other)))
    return refuse_complete (one, form->closes ? form->most_rule : RULE (complete_sequences),
                            refusal);
  if (one->kind == CANASTA_MELD_SEQUENCE && one->suit != other->suit)
    return refuse_unlike (one, refusal);
  *united = *one;
  canasta_meld_get_cards (other, &cards);
  if (!canasta_meld_add (united, forms, &cards))
    return refuse_unlike (one, refusal);
  united->closed |= other->closed;
  canasta_meld_count_both (united, &naturals, &wilds);
  if (shuts && naturals + wilds > form->complete)
    return refuse_complete (one, form->closes ? form->most_rule : RULE (complete_sequences),
                            refusal);
  return canasta_meld_is_within (united, forms, naturals, wilds, refusal);
}

/**
 * canasta_meld_value_cards: (skip)
 * @meld: a meld
 * @table: the table
 *
 * Returns: what its cards count, in points
 */
int
canasta_meld_value_cards (const CanastaMeld *meld, const CanastaTable *table)
{
  int naturals, wilds;
  int value = 0;

  canasta_meld_count_both (meld, &naturals, &wilds);
  if (meld->kind == CANASTA_MELD_SEQUENCE)
    for (guint places = canasta_naturals_get_places (meld->naturals); places; places &= places - 1)
      value += table->values[canasta_place_get_rank ((guint) __builtin_ctz (places))];
  else
    value = naturals * table->values[meld->rank];
  return value + canasta_table_value_wilds (table, wilds - meld->jokers, meld->jokers);
}

/**
 * canasta_meld_cost_short: (skip)
 * @meld: a meld at the end of a deal
 * @forms: the forms of the table
 *
 * Returns: what it costs where it has stayed too short, in points
 */
int
canasta_meld_cost_short (const CanastaMeld *meld, const CanastaForms *forms)
{
  const CanastaForm *form = canasta_meld_get_form (meld, forms);

  return canasta_meld_count (meld) < form->short_of ? form->short_loss : 0;
}

/**
 * canasta_meld_ask_worth: (skip)
 * @shown: a canasta as the variant sees it
 * @table: the table
 * @standard: what the rules make of it, in points
 *
 * Returns: what the variant makes of it, where it has a say in what canastas are worth
 */
int
canasta_meld_ask_worth (const CanastaHookMeld *shown, const CanastaTable *table, int standard)
{
  int points = standard;
  GError *fault = NULL;

  if (!table->asks_worth || canasta_table_get_fault (table)
      || canasta_score_hooks_classify_meld (CANASTA_SCORE_HOOKS (table->variant), shown, standard,
                                            &points, &fault))
    return points;
  canasta_table_take_fault (table, fault);
  return standard;
}

static int RARE
ask_worth (const CanastaMeld *meld, const CanastaTable *table, int standard)
{
  CanastaHookMeld shown;

  canasta_meld_show (meld, &shown);
  return canasta_meld_ask_worth (&shown, table, standard);
}

/**
 * canasta_meld_value_canasta: (skip)
 * @meld: a canasta
 * @table: the table
 *
 * Returns: what it is worth beside its cards, in points
 */
int
canasta_meld_value_canasta (const CanastaMeld *meld, const CanastaTable *table)
{
  const CanastaForm *form = canasta_meld_get_form (meld, &table->forms);
  int naturals, wilds, value;

  canasta_meld_count_both (meld, &naturals, &wilds);
  value = form->values[canasta_meld_get_mixture (meld, form, naturals, wilds)];
  if (meld->kind == CANASTA_MELD_WILD)
    value = table->forms.wild_values[meld->jokers];
  else if (canasta_meld_spans (meld) && wilds == 0 && naturals >= CANASTA_FULL_SEQUENCE)
    value = table->forms.full_values[naturals - CANASTA_FULL_SEQUENCE];
  return table->asks_worth ? ask_worth (meld, table, value) : value;
}

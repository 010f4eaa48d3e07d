/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What to meld: all there is to lay, but for what is worth more in the hand. */
#include "config.h"

#include "players/policy-private.h"

#include "play/outlook.h"

/* The ranks whose melds may get wild cards: a natural meld that has grown so
 * far is worth more without, unless time runs out or it is needed to go out. */
static guint16
list_ranks_for_wilds (const CanastaPolicy *self, const CanastaLaydown *laydown, gboolean late)
{
  const CanastaView *view = &self->proposal.view;
  guint16 ranks = (laydown->ranks | view->own_melds) & view->table->forms.groups;

  return late ? ranks
              : ranks & canasta_laydown_list_spoiled (laydown, view,
                                                      self->weights->of[CANASTA_WEIGHT_SPOIL]);
}

/* Whether pairs in the hand might be worth more than on the table: not where the
 * side may take no pile yet, and not where every pile is frozen, for then there
 * is always one more to wait for. */
static gboolean
may_wait (const CanastaView *view)
{
  const CanastaRuleValues *rules = &view->table->rules;

  return rules->freeze_model != CANASTA_FREEZE_ALWAYS
         && (rules->take_before_opening != CANASTA_TAKE_FORBIDDEN
             || canasta_board_has_opened (view->board, view->side));
}

/* Whether melds are held back, to match the top of a pile that takes a pair. */
static gboolean
holds (const CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  const gint32 *weights = self->weights->of;
  int weight;

  if (!canasta_policy_needs_pairs (view, view->side) || !may_wait (view))
    return FALSE;
  weight = weights[CANASTA_WEIGHT_HOLD]
           + weights[CANASTA_WEIGHT_HOLD_CARD] * canasta_count_taken (view->table, view->board)
           + weights[CANASTA_WEIGHT_HOLD_HAND] * view->n_hand
           + weights[CANASTA_WEIGHT_HOLD_STOCK] * canasta_view_count_stock (view)
           + weights[CANASTA_WEIGHT_HOLD_THEIRS] * self->opponents
           + weights[CANASTA_WEIGHT_HOLD_PARTNER] * self->partners;
  if (!canasta_board_has_opened (view->board, view->side))
    weight += weights[CANASTA_WEIGHT_HOLD_OPENING]
              + weights[CANASTA_WEIGHT_HOLD_MINIMUM]
                    * canasta_board_get_minimum (view->table, view->board, view->seat);
  if (weight > 0 && self->near_end)
    weight += weights[CANASTA_WEIGHT_HOLD_NEAR];
  return weight > 0;
}

/* Whether wild cards are kept for a canasta of their own, which going out lacks. */
static gboolean
keeps_wilds (const CanastaView *view)
{
  const CanastaForm *form = &view->table->forms.of[CANASTA_FORM_WILD];

  return view->table->out_needs.by_class && form->when != CANASTA_MELD_WHEN_NEVER
         && canasta_count_missing_of_class (view->table, view->board, view->side,
                                            form->classes[CANASTA_MIXTURE_DIRTY])
              > 0;
}

/* How many canastas of cards of a rank going out lacks, by what they are a mixture of. */
static int
count_missing (const CanastaView *view, CanastaMixture mixture)
{
  return view->table->out_needs.by_class
           ? canasta_count_missing_of_class (view->table, view->board, view->side,
                                             canasta_view_get_form (view)->classes[mixture])
           : 0;
}

/* How many canastas without wild cards it lacks. */
static int
count_missing_pure (const CanastaView *view)
{
  return count_missing (view, CANASTA_MIXTURE_CLEAN);
}

/* Whether wild cards go on a meld of their own: not on a second one while each that is held
 * could make one of the mixed canastas that going out lacks. */
static gboolean
melds_wilds (const CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;

  return canasta_forms_have_wild_melds (&view->table->forms)
         && (self->weights->of[CANASTA_WEIGHT_MIXED_FIRST] <= 0 || keeps_wilds (view)
             || count_missing (view, CANASTA_MIXTURE_DIRTY) == 0);
}

/* The ranks of those melds that are to stay without wild cards, because going out lacks
 * canastas without: the largest, as many as it lacks. */
static guint16
list_ranks_to_keep_pure (const CanastaView *view, const CanastaLaydown *laydown)
{
  guint16 ranks = (laydown->ranks | view->own_melds) & view->table->forms.groups;
  guint16 kept = 0;

  for (int lacks = count_missing_pure (view); lacks > 0; lacks--)
    {
      CanastaRank largest = canasta_laydown_find_pure (laydown, view, ranks & (guint16) ~kept);

      if (largest == CANASTA_NO_RANK)
        break;
      kept |= (guint16) (1 << largest);
    }
  return kept;
}

/* Whether a wild card is worth it on a meld of so many cards. */
static gboolean
wants_wild (const CanastaPolicy *self, const CanastaLaydown *laydown, int size)
{
  const gint32 *weights = self->weights->of;

  return weights[CANASTA_WEIGHT_ADD_WILD] + weights[CANASTA_WEIGHT_ADD_WILD_SIZE] * size
             + weights[CANASTA_WEIGHT_ADD_WILD_HAND]
                   * (self->proposal.view.n_hand - laydown->n_cards)
         > 0;
}

/* A wild card for the largest sequence, of @least cards or more, where it is worth it. */
static gboolean
add_one_wild_to_run (const CanastaPolicy *self, CanastaLaydown *laydown, int least)
{
  const CanastaView *view = &self->proposal.view;
  const int complete = view->table->forms.of[CANASTA_FORM_SEQUENCE].complete;

  while (least < complete && !wants_wild (self, laydown, least))
    least++;
  return least < complete
         && canasta_laydown_add_wild_to_run (laydown, view, least, count_missing_pure (view));
}

/* A wild card for the largest meld, where it is worth it and the meld need not be kept
 * without. */
static void
add_one_wild (const CanastaPolicy *self, CanastaLaydown *laydown, guint16 kept)
{
  const CanastaView *view = &self->proposal.view;
  CanastaRank rank;
  int size;

  /* What a wild card is worth goes up or down with the size. */
  if (!canasta_view_has_wild_runs (view) && !wants_wild (self, laydown, 1)
      && !wants_wild (self, laydown, canasta_view_get_form (view)->complete - 1))
    return;
  rank = canasta_laydown_find_largest (laydown, view, (guint16) ~kept);
  size = rank == CANASTA_NO_RANK ? 0 : canasta_laydown_get_size (laydown, view, rank);
  if (canasta_view_has_wild_runs (view) && add_one_wild_to_run (self, laydown, size))
    return;
  if (rank != CANASTA_NO_RANK && wants_wild (self, laydown, size))
    canasta_laydown_add_wild (laydown, view, rank, FALSE);
}

/* Completes sequences with a wild card. */
static void
complete_runs (CanastaLaydown *laydown, const CanastaView *view)
{
  const int complete = view->table->forms.of[CANASTA_FORM_SEQUENCE].complete;
  int kept = count_missing_pure (view);

  while (canasta_laydown_add_wild_to_run (laydown, view, complete - 1, kept))
    ;
}

/* Begins melds with pairs and wild cards, the most valuable first, as long as it is worth
 * it. */
static void
begin_melds (const CanastaPolicy *self, CanastaLaydown *laydown)
{
  const CanastaView *view = &self->proposal.view;
  const gint32 *weights = self->weights->of;
  int weight = weights[CANASTA_WEIGHT_PAIR_WILD];
  int weight_of_card = weights[CANASTA_WEIGHT_PAIR_WILD_HAND];

  if (canasta_board_has_second_hand (view->board, view->seat))
    weight += weights[CANASTA_WEIGHT_PAIR_WILD_SECOND];
  if (weight + MAX (weight_of_card, 0) * view->n_hand <= 0)
    return;
  for (guint16 ranks = canasta_view_list_pairs (view);
       ranks && weight + weight_of_card * (view->n_hand - laydown->n_cards) > 0;)
    {
      CanastaRank rank = canasta_ranks_get_last (ranks);

      canasta_laydown_begin_meld (laydown, view, rank);
      ranks &= (guint16) ~(1 << rank);
    }
  if (canasta_view_has_wild_runs (view))
    while (weight + weight_of_card * (view->n_hand - laydown->n_cards) > 0
           && canasta_laydown_begin_wild_run (laydown, view))
      ;
}

/* Whether to lay all for a second hand is worth the wild cards that a canasta of their own
 * lacks then. */
static gboolean
is_worth_wilds (const CanastaPolicy *self, const CanastaLaydown *laydown)
{
  const gint32 *weights = self->weights->of;

  return !keeps_wilds (&self->proposal.view)
         || weights[CANASTA_WEIGHT_SECOND]
                + weights[CANASTA_WEIGHT_SECOND_WILD] * canasta_laydown_count_spent (laydown)
              > 0;
}

/* Lays the whole hand but for a card, where a second one comes then. */
static gboolean
propose_all (CanastaPolicy *self, CanastaLaydown laydown)
{
  const CanastaView *view = &self->proposal.view;

  return canasta_board_has_second_hand (view->board, view->seat)
         && canasta_laydown_lay_all (&laydown, view, list_ranks_to_keep_pure (view, &laydown))
         && is_worth_wilds (self, &laydown)
         && canasta_propose_laydown (&self->proposal, CANASTA_ACTION_MELD, &laydown);
}

/* Whether cards may be laid that could be spared for sequences: on melds of their rank, with wild
 * cards, or all of them for a second hand. */
static gboolean
may_spare_runs (const CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;

  return view->table->forms.groups != 0 || canasta_view_count_wilds (view) > 0
         || view->board->n_second_hands > 0;
}

static gboolean
propose_additions (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  const gint32 *weights = self->weights->of;
  CanastaLaydown laydown;

  canasta_laydown_init (&laydown, view);
  canasta_laydown_add_runs (&laydown, view);
  if (may_spare_runs (self) && canasta_policy_may_wait_for_runs (self))
    {
      canasta_policy_look (self);
      canasta_laydown_spare_runs (&laydown, view, &self->worths,
                                  weights[CANASTA_WEIGHT_RUN_SPARE]);
    }
  canasta_laydown_add_naturals (&laydown, view);
  if (canasta_laydown_is_empty (&laydown) && canasta_view_count_wilds (view) == 0)
    return FALSE;
  if (view->board->n_second_hands > 0 && propose_all (self, laydown))
    return TRUE;
  if (melds_wilds (self))
    canasta_laydown_add_wild_meld (&laydown, view);
  if (canasta_view_count_wilds (view) > canasta_laydown_count_wilds (&laydown)
      && !keeps_wilds (view))
    {
      guint16 kept = list_ranks_to_keep_pure (view, &laydown);
      gboolean late = canasta_view_count_stock (view) < weights[CANASTA_WEIGHT_LATE]
                      || canasta_outlook_count_missing (view->table, view->board, view->side) > 0;

      if (canasta_view_has_wild_runs (view))
        complete_runs (&laydown, view);
      canasta_laydown_fill_canastas (&laydown, view,
                                     late ? G_MAXINT
                                          : weights[CANASTA_WEIGHT_CANASTA_WILDS] / 100,
                                     list_ranks_for_wilds (self, &laydown, late)
                                       & (guint16) ~kept);
      begin_melds (self, &laydown);
      add_one_wild (self, &laydown, kept);
    }
  canasta_laydown_hold_back (&laydown, view);
  return !canasta_laydown_is_empty (&laydown)
         && canasta_propose_laydown (&self->proposal, CANASTA_ACTION_MELD, &laydown);
}

/* All there is to lay, where the opening must hold a canasta. */
static gboolean
propose_canasta (CanastaPolicy *self, int kind)
{
  const CanastaView *view = &self->proposal.view;
  CanastaLaydown laydown;

  canasta_laydown_init (&laydown, view);
  canasta_laydown_add_runs (&laydown, view);
  canasta_laydown_add_naturals (&laydown, view);
  if (canasta_forms_have_wild_melds (&view->table->forms))
    canasta_laydown_add_wild_meld (&laydown, view);
  if (kind == CANASTA_OPENING_CANASTA)
    canasta_laydown_fill_canastas (&laydown, view, G_MAXINT, laydown.ranks);
  canasta_laydown_hold_back (&laydown, view);
  return !canasta_laydown_is_empty (&laydown)
         && canasta_propose_laydown (&self->proposal, CANASTA_ACTION_MELD, &laydown);
}

static gboolean
propose_opening (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  CanastaLaydown laydown;
  int kind = canasta_board_get_opening_kind (view->table, view->board, view->seat);
  int minimum = canasta_board_get_minimum (view->table, view->board, view->seat);

  if (kind != CANASTA_OPENING_ANY)
    return propose_canasta (self, kind);
  return canasta_laydown_open (&laydown, view, CANASTA_NO_RANK, minimum,
                               self->weights->of[CANASTA_WEIGHT_OPENING_WILDS] / 100,
                               canasta_view_count_free (view))
         && canasta_propose_laydown (&self->proposal, CANASTA_ACTION_MELD, &laydown);
}

/**
 * canasta_policy_propose_melds: (skip)
 * @self: the policy at work, in the play phase
 *
 * Chooses what to meld: one action lays all there is to lay.
 *
 * Returns: whether there is something, and it is not held back
 */
gboolean
canasta_policy_propose_melds (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;

  if (holds (self))
    return FALSE;
  return canasta_board_has_opened (view->board, view->side) ? propose_additions (self)
                                                            : propose_opening (self);
}

/* Joins a meld and one of those before it at some places, where both are a canasta together. */
static gboolean
propose_join_of (CanastaPolicy *self, const CanastaSideMelds *own, guint later, guint64 places)
{
  const CanastaMeld *meld = &own->melds[later];
  int count = canasta_meld_count (meld);

  for (places &= (G_GUINT64_CONSTANT (1) << later) - 1; places; places &= places - 1)
    {
      guint earlier = (guint) __builtin_ctzll (places);
      const CanastaMeld *other = &own->melds[earlier];

      if (canasta_meld_get_likeness (other) == canasta_meld_get_likeness (meld)
          && canasta_meld_may_become_canasta (other, own->forms)
          && count >= canasta_meld_count_missing (other, own->forms)
          && canasta_propose_join (&self->proposal, own, later, earlier))
        return TRUE;
    }
  return FALSE;
}

/**
 * canasta_policy_propose_join: (skip)
 * @self: the policy at work, of a table where melds may be joined
 *
 * Joins two melds of the side, where both are a canasta together.
 *
 * Returns: whether there are such
 */
gboolean
canasta_policy_propose_join (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  guint32 alike = view->own->alike;
  CanastaSideMelds own;
  guint64 all = 0;              /* where such lie: often there are sequences alone */

  if (!alike)
    return FALSE;
  own = canasta_board_get_side_melds (view->board, view->table, view->side);
  if (alike >> CANASTA_N_FORMS)
    all |= own.unfinished & own.sequences;
  if (alike & ((1u << CANASTA_N_FORMS) - 1))
    all |= own.unfinished & ~own.sequences;
  for (guint64 places = all; places; places &= places - 1)
    {
      guint place = (guint) __builtin_ctzll (places);

      if (((alike >> canasta_meld_get_likeness (&own.melds[place])) & 1)
          && propose_join_of (self, &own, place, all))
        return TRUE;
    }
  return FALSE;
}

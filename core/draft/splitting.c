/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "draft/splitting.h"

#include "melds/layout-search.h"

/* Enough for all that a person selects at a time. */
#define MOST_STEPS 20000

/* What is to be taken apart. */
typedef struct
{
  const CanastaObservation *observation;
  const CanastaLaid *laid;
  const CanastaCardSet *cards;
} Selection;

static GArray *
new_parts (void)
{
  return g_array_new (FALSE, FALSE, sizeof (CanastaPart));
}

/* Where cards that belong together go if only one thing can be meant: the only place
 * there is, whatever comes of it, or the only one of several that takes them. */
static gboolean
find_one_place (const Selection *self, const CanastaCardSet *cards, CanastaPlace *place)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CanastaPlace));
  guint n_possible = 0;

  canasta_laying_list_places (self->observation, self->laid, cards, places);
  if (places->len == 1)
    {
      *place = g_array_index (places, CanastaPlace, 0);
      return TRUE;
    }
  for (guint i = 0; i < places->len; i++)
    {
      const CanastaPlace *candidate = &g_array_index (places, CanastaPlace, i);
      CanastaTarget target;

      canasta_laying_try (self->observation, self->laid, cards, candidate, &target);
      if (target.standing == CANASTA_STANDING_REFUSED)
        continue;
      *place = *candidate;
      n_possible++;
    }
  return n_possible == 1;
}

/* All cards as one sequence, or added to one. */
static GArray *
split_as_sequence (const Selection *self)
{
  CanastaPart whole = { .cards = *self->cards };
  CanastaTarget target;
  GArray *parts;

  if (!find_one_place (self, self->cards, &whole.place))
    return NULL;
  canasta_laying_try (self->observation, self->laid, self->cards, &whole.place, &target);
  if (target.standing == CANASTA_STANDING_REFUSED || !canasta_meld_spans (&target.meld))
    return NULL;
  parts = new_parts ();
  g_array_append_val (parts, whole);
  return parts;
}

/* The cards of each rank for themselves, wild cards with those of the only one. */
static GArray *
split_by_rank (const Selection *self)
{
  g_autoptr (GArray) parts = new_parts ();
  CanastaCardSet wilds = *self->cards;
  guint wild = self->observation->table->roles.wild_ranks;

  for (guint ranks = canasta_card_set_list_ranks (self->cards) & ~wild; ranks; ranks &= ranks - 1)
    {
      CanastaRank rank = (CanastaRank) __builtin_ctz (ranks);
      CanastaLane lane = canasta_card_set_get_lane (self->cards, rank);
      CanastaPart part = { 0 };

      canasta_card_set_add_lane (&part.cards, rank, lane);
      canasta_card_set_remove_lane (&wilds, rank, lane);
      g_array_append_val (parts, part);
    }

  if (parts->len == 0 || (parts->len > 1 && !canasta_card_set_is_empty (&wilds)))
    return NULL;
  canasta_card_set_add (&g_array_index (parts, CanastaPart, 0).cards, &wilds);
  for (guint i = 0; i < parts->len; i++)
    {
      CanastaPart *part = &g_array_index (parts, CanastaPart, i);

      if (!find_one_place (self, &part->cards, &part->place))
        return NULL;
    }
  return g_steal_pointer (&parts);
}

/* The layouts with the fewest melds: one of them, and how many there are. */
typedef struct
{
  CanastaSideMelds own;
  CanastaLayout best;
  guint n;
} Fewest;

static gboolean
note_layout (const CanastaLayout *layout, gpointer data)
{
  Fewest *fewest = data;

  if (fewest->n == 0 || layout->n < fewest->best.n)
    {
      fewest->best = *layout;
      fewest->n = 0;
    }
  if (layout->n == fewest->best.n)
    fewest->n++;
  return TRUE;
}

/* Sequences and melds of a rank side by side, in as few melds as it takes. */
static GArray *
split_by_layout (const Selection *self)
{
  const CanastaBoard *board = &self->observation->board;
  const CanastaTable *table = self->observation->table;
  Fewest fewest = {
    .own = canasta_board_get_side_melds (board, table, board->side[self->observation->seat]),
  };
  guint steps = MOST_STEPS;
  GArray *parts;

  if (canasta_layout_search (&fewest.own, self->cards, CANASTA_SPREAD_ALL, NULL, &steps,
                             note_layout, &fewest)
        == CANASTA_LAYOUT_END_STOPPED
      || fewest.n != 1)
    return NULL;
  parts = new_parts ();
  for (guint i = 0; i < fewest.best.n; i++)
    {
      guint8 place = fewest.best.of[i].place;
      CanastaPart part = { .place = { .kind = CANASTA_PLACE_NEW } };

      if (place != CANASTA_NEW_MELD)
        part.place = (CanastaPlace){ .kind = CANASTA_PLACE_MELD, .index = place };
      canasta_layout_get_cards (&fewest.best, &fewest.own, i, &part.cards);
      g_array_append_val (parts, part);
    }
  return parts;
}

/**
 * canasta_splitting_split: (skip)
 * @observation: what the seat may know
 * @laid: what is laid out
 * @cards: selected cards
 *
 * Returns: (transfer full) (nullable) (element-type CanastaPart): the parts; %NULL
 *   where more than one thing can be meant, or wild cards want a target
 */
GArray *
canasta_splitting_split (const CanastaObservation *observation, const CanastaLaid *laid,
                         const CanastaCardSet *cards)
{
  const Selection self = { observation, laid, cards };
  const CanastaRoles *roles = &observation->table->roles;
  gboolean has_sequences = canasta_forms_have_sequences (&observation->table->forms);
  guint ranks = canasta_card_set_list_ranks (cards);
  gboolean mixed = (ranks & (ranks - 1)) != 0 && canasta_roles_count_wilds (roles, cards) == 0;
  GArray *parts = has_sequences ? split_as_sequence (&self) : NULL;

  if (!parts && has_sequences && mixed)
    parts = split_by_layout (&self);
  return parts ? parts : split_by_rank (&self);
}

/**
 * canasta_splitting_lay: (skip)
 * @observation: what the seat may know
 * @laid: what is laid out
 * @cards: cards of the hand
 * @action: (out caller-allocates): @laid with the cards, judged only so far that they have places
 * @refusal: (out caller-allocates): why not
 *
 * Lays cards out as canasta_splitting_split() takes them apart.
 *
 * Returns: whether each part has its place
 */
gboolean
canasta_splitting_lay (const CanastaObservation *observation,
                       const CanastaLaid        *laid,
                       const CanastaCardSet     *cards,
                       CanastaAction            *action,
                       CanastaRefusal           *refusal)
{
  g_autoptr (GArray) parts = canasta_splitting_split (observation, laid, cards);
  CanastaPlace new_meld = { .kind = CANASTA_PLACE_NEW };

  canasta_action_copy (action, &laid->action);
  /* The reason against one new meld of them all says what is wrong. */
  if (!parts)
    return canasta_laying_add (observation, action, cards, &new_meld, refusal);
  for (guint i = 0; i < parts->len; i++)
    {
      const CanastaPart *part = &g_array_index (parts, CanastaPart, i);

      if (!canasta_laying_add (observation, action, &part->cards, &part->place, refusal))
        return FALSE;
    }
  return TRUE;
}

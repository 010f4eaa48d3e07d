/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/closing-motion.h"

#include "melds/meld-words.h"

struct _CanastaClosing
{
  CanastaMeldView *view;     /* shows it among the canastas, when it is there */
  graphene_rect_t place;     /* where its card lies there … */
  graphene_rect_t stack;     /* … and before that all of them, if it was a meld before … */
  const CanastaHeldMeld *was; /* … or NULL */
  GArray *cards;             /* of CanastaFlight: those that close it */
};

static void
free_closing (CanastaClosing *self)
{
  g_array_unref (self->cards);
  g_free (self);
}

/* Whether one could have become the other: a sequence may have grown at its low end. */
static gboolean
are_alike (const CanastaMeld *meld, const CanastaMeld *other)
{
  return meld->kind == other->kind && meld->suit == other->suit
         && (meld->rank == other->rank || canasta_meld_spans (meld));
}

/* The meld that a canasta was: the first one alike, or %NULL. */
static const CanastaHeldMeld *
find_meld (const CanastaMoment *before, guint band, const CanastaMeld *meld)
{
  for (guint i = 0; i < before->melds->len; i++)
    {
      const CanastaHeldMeld *held = &g_array_index (before->melds, CanastaHeldMeld, i);

      if (held->band == band && !canasta_meld_is_canasta (&held->meld)
          && are_alike (meld, &held->meld))
        return held;
    }
  return NULL;
}

static guint
count_canastas (const CanastaMoment *before, guint band, const CanastaMeld *meld)
{
  guint n = 0;

  for (guint i = 0; i < before->melds->len; i++)
    {
      const CanastaHeldMeld *held = &g_array_index (before->melds, CanastaHeldMeld, i);

      n += held->band == band && canasta_meld_is_canasta (&held->meld)
           && are_alike (meld, &held->meld);
    }
  return n;
}

/* In the middle of where its cards lay. */
static void
init_stack (CanastaClosing *self)
{
  graphene_point_t middle;

  self->stack = self->place;
  if (!self->was)
    return;
  graphene_rect_get_center (&self->was->area, &middle);
  self->stack.origin.x = middle.x - self->stack.size.width / 2;
  self->stack.origin.y = middle.y - self->stack.size.height / 2;
}

static void
add_closing (GPtrArray           *closings,
             CanastaFlights      *flights,
             const CanastaMoment *before,
             guint                band,
             CanastaMeldView     *view)
{
  const CanastaMeldItem *item = canasta_meld_view_get_item (view);
  CanastaClosing *self;
  graphene_rect_t place;

  canasta_meld_view_get_area (view, &place);
  /* A chip is wider than high. */
  if (place.size.width >= place.size.height || !canasta_flights_get_part (flights, view, &place))
    return;
  self = g_new0 (CanastaClosing, 1);
  self->view = view;
  self->place = place;
  self->was = find_meld (before, band, &item->meld);
  self->cards = g_array_new (FALSE, FALSE, sizeof (CanastaFlight));
  init_stack (self);
  g_ptr_array_add (closings, self);
}

/**
 * canasta_closing_motion_find:
 * @flights: flights
 * @before: what the table showed
 *
 * Returns: (transfer full) (element-type CanastaClosing): the canastas that are shown now
 *   and were none before, as long as @before is not another
 */
GPtrArray *
canasta_closing_motion_find (CanastaFlights *flights, const CanastaMoment *before)
{
  GPtrArray *closings = g_ptr_array_new_with_free_func ((GDestroyNotify) free_closing);

  for (guint band = 0; band < flights->parts->n_bands; band++)
    {
      CanastaBandView *view = flights->parts->bands[band];

      for (guint i = 0; i < canasta_band_view_get_n_melds (view); i++)
        {
          CanastaMeldView *meld = canasta_band_view_get_meld (view, i);
          const CanastaMeldItem *item = canasta_meld_view_get_item (meld);
          guint alike = 0;

          if (item->place.kind == CANASTA_PLACE_NEW || !canasta_meld_is_canasta (&item->meld))
            continue;
          for (guint j = 0; j <= i; j++)
            {
              const CanastaMeld *other =
                &canasta_meld_view_get_item (canasta_band_view_get_meld (view, j))->meld;

              alike += canasta_meld_is_canasta (other) && are_alike (&item->meld, other);
            }
          if (alike > count_canastas (before, band, &item->meld))
            add_closing (closings, flights, before, band, meld);
        }
    }
  return closings;
}

/**
 * canasta_closing_motion_add_card:
 * @closings: what closes
 * @meld: a meld
 * @card: a card that goes there
 * @from: where it comes from
 * @delay: (inout): when it sets off; then when the next one does
 *
 * Returns: whether the meld closes with that: the card goes where its cards gather
 */
gboolean
canasta_closing_motion_add_card (GPtrArray             *closings,
                                 CanastaMeldView       *meld,
                                 CanastaCard            card,
                                 const graphene_rect_t *from,
                                 int                   *delay)
{
  for (guint i = 0; i < closings->len; i++)
    {
      CanastaClosing *self = g_ptr_array_index (closings, i);
      CanastaFlight flight = { .card = card, .from = *from, .delay = *delay, .to = self->stack };

      if (self->view != meld)
        continue;
      /* The next move does not wait for so many cards one by one and for the stack, too. */
      if (self->was)
        flight.delay = 0;
      else
        *delay += canasta_motion_kind_get (CANASTA_MOTION_LAY)->next;
      g_array_append_val (self->cards, flight);
      return TRUE;
    }
  return FALSE;
}

/* When all cards are on the stack. */
static int
get_gathered (const CanastaClosing *self)
{
  const CanastaFlight *last =
    self->cards->len > 0 ? &g_array_index (self->cards, CanastaFlight, self->cards->len - 1) : NULL;
  int landed = last ? last->delay + canasta_motion_kind_get (CANASTA_MOTION_LAY)->time : 0;

  return self->was ? MAX (landed, canasta_motion_kind_get (CANASTA_MOTION_GATHER)->time) : landed;
}

/* The cards that lay there; they stay on the stack until it goes. */
static void
gather (const CanastaClosing *self, CanastaFlights *flights)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n = canasta_meld_list_cards (&self->was->meld, cards);
  const graphene_rect_t *area = &self->was->area;
  double width = area->size.height / CANASTA_CARD_ART_ASPECT;
  double step = n > 1 ? (area->size.width - width) / (n - 1) : 0;

  for (guint i = 0; i < n; i++)
    {
      CanastaFlight flight = {
        .card = cards[i],
        .from = GRAPHENE_RECT_INIT ((float) (area->origin.x + i * step), area->origin.y,
                                    (float) width, area->size.height),
        .to = self->stack,
        .stay = get_gathered (self) - canasta_motion_kind_get (CANASTA_MOTION_GATHER)->time,
      };

      canasta_flights_send (flights, CANASTA_MOTION_GATHER, &flight);
    }
}

/* The cards that close it. Where it was no meld before, they lie where it will. */
static void
lay (const CanastaClosing *self, CanastaFlights *flights)
{
  for (guint i = 0; i < self->cards->len; i++)
    {
      CanastaFlight *flight = &g_array_index (self->cards, CanastaFlight, i);

      flight->stay = get_gathered (self) - flight->delay
                     - canasta_motion_kind_get (CANASTA_MOTION_LAY)->time;
      if (!self->was && i == self->cards->len - 1)
        flight->waiting = GTK_WIDGET (self->view);
      canasta_flights_send (flights, CANASTA_MOTION_LAY, flight);
    }
}

/* The stack goes to its place, where its seal appears. */
static void
put_by (const CanastaClosing *self, CanastaFlights *flights)
{
  CanastaFlight flight = {
    .card = canasta_meld_get_top (&canasta_meld_view_get_item (self->view)->meld),
    .from = self->stack,
    .to = self->place,
    .delay = get_gathered (self),
    .waiting = GTK_WIDGET (self->view),
  };

  canasta_flights_send (flights, CANASTA_MOTION_CLOSE, &flight);
}

/* Once all cards are added. */
void
canasta_closing_motion_launch (GPtrArray *closings, CanastaFlights *flights)
{
  for (guint i = 0; i < closings->len; i++)
    {
      const CanastaClosing *self = g_ptr_array_index (closings, i);

      if (self->was)
        gather (self, flights);
      lay (self, flights);
      if (self->was)
        put_by (self, flights);
    }
}

/* Of the melds that lay there, the one that is this now: as many alike lie before it. */
static const CanastaHeldMeld *
find_same (const CanastaMoment *before, guint band, CanastaBandView *view, guint index)
{
  const CanastaMeld *meld = &canasta_meld_view_get_item (canasta_band_view_get_meld (view, index))->meld;
  guint alike = 0;

  for (guint i = 0; i < index; i++)
    {
      const CanastaMeld *other = &canasta_meld_view_get_item (canasta_band_view_get_meld (view, i))->meld;

      alike += are_alike (meld, other)
               && canasta_meld_is_canasta (meld) == canasta_meld_is_canasta (other);
    }
  for (guint i = 0; i < before->melds->len; i++)
    {
      const CanastaHeldMeld *held = &g_array_index (before->melds, CanastaHeldMeld, i);

      if (held->band == band && are_alike (meld, &held->meld)
          && canasta_meld_is_canasta (meld) == canasta_meld_is_canasta (&held->meld) && alike-- == 0)
        return held;
    }
  return NULL;
}

/**
 * canasta_closing_motion_make_room:
 * @closings: what closes
 * @flights: flights
 * @before: what the table showed
 *
 * The other melds of a side close up or make room: once the stack sets off, if there is one.
 */
void
canasta_closing_motion_make_room (GPtrArray           *closings,
                                  CanastaFlights      *flights,
                                  const CanastaMoment *before)
{
  int delay = 0;

  for (guint i = 0; i < closings->len; i++)
    {
      const CanastaClosing *self = g_ptr_array_index (closings, i);

      if (self->was)
        delay = MAX (delay, get_gathered (self));
    }
  for (guint band = 0; band < flights->parts->n_bands; band++)
    {
      CanastaBandView *view = flights->parts->bands[band];

      for (guint i = 0; i < canasta_band_view_get_n_melds (view); i++)
        {
          CanastaMeldView *meld = canasta_band_view_get_meld (view, i);
          const CanastaHeldMeld *held =
            canasta_meld_view_get_item (meld)->place.kind == CANASTA_PLACE_NEW
              ? NULL : find_same (before, band, view, i);

          if (held)
            canasta_flights_glide_meld (flights, meld, &held->area, delay);
        }
    }
}

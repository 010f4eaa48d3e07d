/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/flights.h"

#include "table/meld-area.h"
#include "table/seat-view.h"

/* Where a widget is on the table. What has not been given a size yet has no place. */
gboolean
canasta_flights_get_place (CanastaFlights *self, gpointer widget, graphene_rect_t *place)
{
  return widget && gtk_widget_compute_bounds (widget, self->table, place)
         && place->size.width > 0 && place->size.height > 0;
}

/**
 * canasta_flights_get_part:
 * @self: flights
 * @widget: a widget of the table
 * @part: (inout): a part of it; then where that lies on the table
 *
 * Returns: whether the widget has a place
 */
gboolean
canasta_flights_get_part (CanastaFlights *self, gpointer widget, graphene_rect_t *part)
{
  graphene_rect_t place;

  if (!canasta_flights_get_place (self, widget, &place))
    return FALSE;
  graphene_rect_offset (part, place.origin.x, place.origin.y);
  return TRUE;
}

/* Where the cards of a pile lie. */
static gboolean
get_cards (CanastaFlights *self, CanastaPileView *pile, graphene_rect_t *place)
{
  canasta_pile_view_get_card (pile, place);
  return canasta_flights_get_part (self, pile, place);
}

gboolean
canasta_flights_get_stock (CanastaFlights *self, graphene_rect_t *place)
{
  return get_cards (self, canasta_well_view_get_stock (self->parts->well), place);
}

gboolean
canasta_flights_get_pile (CanastaFlights *self, graphene_rect_t *place)
{
  return get_cards (self, canasta_well_view_get_pile (self->parts->well), place);
}

/* Where the card in the middle of another player's hand is; none is there of the own. */
gboolean
canasta_flights_get_fan (CanastaFlights *self, guint seat, graphene_rect_t *place)
{
  GtkWidget *view = canasta_seats_view_get_seat (self->parts->seats, seat);

  if (!view)
    return FALSE;
  canasta_seat_view_get_card (CANASTA_SEAT_VIEW (view), place);
  return canasta_flights_get_part (self, view, place);
}

/* The view of a meld of the board; %NULL while it is not shown. */
CanastaMeldView *
canasta_flights_find_meld (CanastaFlights *self, guint index)
{
  for (guint i = 0; i < self->parts->n_bands; i++)
    {
      CanastaBandView *band = self->parts->bands[i];

      for (guint j = 0; j < canasta_band_view_get_n_melds (band); j++)
        {
          CanastaMeldView *view = canasta_band_view_get_meld (band, j);
          const CanastaPlace *place = &canasta_meld_view_get_item (view)->place;

          if (place->kind == CANASTA_PLACE_MELD && place->index == index)
            return view;
        }
    }
  return NULL;
}

/* A card that is as large as @to from the first frame on, in the middle of where it
 * comes from. */
static void
fit_start (graphene_rect_t *from, const graphene_rect_t *to)
{
  graphene_rect_inset (from, (from->size.width - to->size.width) / 2,
                       (from->size.height - to->size.height) / 2);
}

static GdkTexture *
get_texture (CanastaFlights *self, CanastaCard card, const graphene_rect_t *to)
{
  int width = (int) to->size.width;
  int height = (int) to->size.height;
  int scale = gtk_widget_get_scale_factor (self->table);

  return card == CANASTA_NO_CARD ? canasta_card_art_get_back (self->art, width, height, scale)
                                 : canasta_card_art_get_face (self->art, card, width, height,
                                                              scale);
}

/**
 * canasta_flights_send:
 * @self: flights
 * @kind: what moves
 * @flight: the card, from where and where to; what is seen of it where it lands is all of
 *   it, unless something else is said
 *
 * Sends a card off, its back where nobody may see which it is.
 *
 * Returns: whether it is on its way now, and nowhere else
 */
gboolean
canasta_flights_send (CanastaFlights      *self,
                      CanastaMotionKind    kind,
                      const CanastaFlight *flight)
{
  const CanastaMotionRow *row = canasta_motion_kind_get (kind);
  CanastaFlight copy = *flight;

  if (copy.to.size.width < 1 || copy.to.size.height < 1)
    return FALSE;
  if (copy.seen.size.width == 0)
    copy.seen = copy.to;
  copy.duration = row->time;
  copy.easing = row->easing;
  fit_start (&copy.from, &copy.to);
  if (!copy.texture)
    copy.texture = get_texture (self, copy.card, &copy.to);
  canasta_motion_add (self->motion, &copy);
  return !canasta_motion_is_still (self->motion);
}

static void
turn (GtkWidget *card, const CanastaFlight *flight, double part)
{
  canasta_card_view_set_turned (CANASTA_CARD_VIEW (card), part);
}

/**
 * canasta_flights_give:
 * @self: flights
 * @kind: what moves
 * @flight: the card, as for canasta_flights_send(); the view of it waits
 *
 * Sends a card from the stock into the own hand: its back, which turns over there.
 */
void
canasta_flights_give (CanastaFlights      *self,
                      CanastaMotionKind    kind,
                      const CanastaFlight *flight)
{
  const CanastaMotionRow *row = canasta_motion_kind_get (CANASTA_MOTION_TURN);
  CanastaFlight back = *flight;
  CanastaFlight turning = {
    .waiting = flight->waiting,
    .step = turn,
    .delay = flight->delay + canasta_motion_kind_get (kind)->time,
    .duration = row->time,
    .easing = row->easing,
  };

  back.card = CANASTA_NO_CARD;
  if (canasta_flights_send (self, kind, &back))
    canasta_motion_add (self->motion, &turning);
}

/**
 * canasta_flights_give_to:
 * @self: flights
 * @kind: what moves
 * @seat: another player
 * @flight: from where a card goes to them, and when
 *
 * Sends a back to their fan, which is larger once that has landed.
 */
void
canasta_flights_give_to (CanastaFlights      *self,
                         CanastaMotionKind    kind,
                         guint                seat,
                         const CanastaFlight *flight)
{
  GtkWidget *view = canasta_seats_view_get_seat (self->parts->seats, seat);
  CanastaFlight copy = *flight;

  copy.card = CANASTA_NO_CARD;
  copy.waiting = view;
  copy.land = canasta_seat_view_land_card;
  if (!canasta_flights_get_fan (self, seat, &copy.to))
    return;
  canasta_seat_view_get_hand (CANASTA_SEAT_VIEW (view), &copy.seen);
  canasta_flights_get_part (self, view, &copy.seen);
  /* The number stands at its foot. */
  graphene_rect_inset (&copy.seen, -CANASTA_MOTION_OUTLINE_WIDTH, -CANASTA_MOTION_OUTLINE_WIDTH);
  if (canasta_flights_send (self, kind, &copy))
    canasta_seat_view_await (CANASTA_SEAT_VIEW (view), 1);
}

static void
shift (GtkWidget *card, const CanastaFlight *flight, double part)
{
  canasta_card_view_set_shift (CANASTA_CARD_VIEW (card),
                               (1 - part) * (flight->from.origin.x - flight->to.origin.x),
                               (1 - part) * (flight->from.origin.y - flight->to.origin.y));
}

/* A card of the own hand that was elsewhere in it moves to its place, under and over the
 * same cards as there. */
void
canasta_flights_glide (CanastaFlights        *self,
                       CanastaCardView       *card,
                       const graphene_rect_t *from,
                       int                    delay)
{
  const CanastaMotionRow *row = canasta_motion_kind_get (CANASTA_MOTION_GLIDE);
  CanastaFlight flight = {
    .from = *from, .waiting = GTK_WIDGET (card), .step = shift, .delay = delay,
    .duration = row->time, .easing = row->easing,
  };

  if (canasta_flights_get_place (self, card, &flight.to)
      && !graphene_point_equal (&flight.from.origin, &flight.to.origin))
    canasta_motion_add (self->motion, &flight);
}

static void
shift_meld (GtkWidget *meld, const CanastaFlight *flight, double part)
{
  GtkWidget *area = gtk_widget_get_parent (meld);

  if (area)
    canasta_meld_area_shift (CANASTA_MELD_AREA (area), CANASTA_MELD_VIEW (meld),
                             (float) (1 - part) * (flight->from.origin.x - flight->to.origin.x),
                             (float) (1 - part) * (flight->from.origin.y - flight->to.origin.y));
}

/* A meld that lay elsewhere moves to its place, unless it has another size there. */
void
canasta_flights_glide_meld (CanastaFlights        *self,
                            CanastaMeldView       *meld,
                            const graphene_rect_t *from,
                            int                    delay)
{
  const CanastaMotionRow *row = canasta_motion_kind_get (CANASTA_MOTION_GLIDE);
  CanastaFlight flight = {
    .from = *from, .waiting = GTK_WIDGET (meld), .step = shift_meld, .delay = delay,
    .duration = row->time, .easing = row->easing,
  };

  canasta_meld_view_get_area (meld, &flight.to);
  if (canasta_flights_get_part (self, meld, &flight.to)
      && from->size.height == flight.to.size.height
      && !graphene_point_near (&from->origin, &flight.to.origin, 1))
    canasta_motion_add (self->motion, &flight);
}

/**
 * canasta_flights_put_aside:
 * @self: flights
 * @band: what lies before a side
 * @before: how many red threes lay there
 * @from: where those come from that are new
 */
void
canasta_flights_put_aside (CanastaFlights        *self,
                           CanastaBandView       *band,
                           guint                  before,
                           const graphene_rect_t *from)
{
  const CanastaMotionRow *way = canasta_motion_kind_get (CANASTA_MOTION_RED_THREE);
  guint n;
  CanastaCardRow *row = canasta_band_view_get_red_threes (band, &n);

  for (guint i = before; row && i < n; i++)
    {
      CanastaFlight flight = {
        .from = *from, .delay = (int) (i - before) * way->next, .waiting = GTK_WIDGET (row),
        .land = canasta_card_row_land_card,
      };

      flight.card = canasta_card_row_get_card (row, i, &flight.to);
      if (canasta_flights_get_part (self, row, &flight.to)
          && canasta_flights_send (self, CANASTA_MOTION_RED_THREE, &flight))
        canasta_card_row_await_card (row);
    }
}

/**
 * canasta_flights_discard:
 * @self: flights
 * @kind: what moves
 * @from: where the top card of the pile comes from
 * @delay: when it sets off
 * @before: what was seen before it did
 *
 * To the pile, which changes when the card has landed. It lies there as it flies: with a
 * turn of its own, or crosswise.
 */
void
canasta_flights_discard (CanastaFlights           *self,
                         CanastaMotionKind         kind,
                         const graphene_rect_t    *from,
                         int                       delay,
                         const CanastaObservation *before)
{
  CanastaWellView *well = self->parts->well;
  CanastaFlight flight = {
    .from = *from, .delay = delay, .waiting = GTK_WIDGET (well), .land = canasta_well_view_release,
  };
  g_autoptr (GdkTexture) top = canasta_well_view_draw_top (well, &flight.to);

  flight.texture = top;
  if (!top || !canasta_flights_get_pile (self, &flight.seen)
      || !canasta_flights_get_part (self, canasta_well_view_get_pile (well), &flight.to)
      || !canasta_flights_send (self, kind, &flight))
    return;
  canasta_well_view_hold (well, before);
  self->holds_pile = TRUE;
}

/* A card in the middle of a place, as large as fits. */
static void
fit_card (CanastaFlights *self, graphene_rect_t *place)
{
  double width = MIN (self->card_width, place->size.width);
  double height = MIN (width * CANASTA_CARD_ART_ASPECT, place->size.height);

  width = height / CANASTA_CARD_ART_ASPECT;
  graphene_rect_inset (place, (float) ((place->size.width - width) / 2),
                       (float) ((place->size.height - height) / 2));
}

/**
 * canasta_flights_lay:
 * @self: flights
 * @card: a card
 * @from: where it comes from
 * @meld: the meld it goes to
 * @delay: (inout): when it sets off; then when the next one does
 *
 * To its place in a meld, which is free until then. A canasta, and a chip, shows no
 * single cards.
 */
void
canasta_flights_lay (CanastaFlights        *self,
                     CanastaCard            card,
                     const graphene_rect_t *from,
                     CanastaMeldView       *meld,
                     int                   *delay)
{
  CanastaFlight flight = {
    .card = card, .from = *from, .delay = *delay, .waiting = GTK_WIDGET (meld),
    .land = canasta_meld_view_land_card,
  };

  canasta_meld_view_get_card (meld, card, &flight.to);
  canasta_meld_view_get_area (meld, &flight.seen);
  if (!canasta_flights_get_part (self, meld, &flight.to)
      || !canasta_flights_get_part (self, meld, &flight.seen))
    return;
  fit_card (self, &flight.to);
  if (canasta_flights_send (self, CANASTA_MOTION_LAY, &flight))
    canasta_meld_view_await_card (meld, card);
  *delay += canasta_motion_kind_get (CANASTA_MOTION_LAY)->next;
}

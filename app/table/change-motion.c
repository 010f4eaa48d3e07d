/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/change-motion.h"

#include "melds/meld-words.h"
#include "table/closing-motion.h"
#include "table/packet-motion.h"
#include "table/seat-view.h"

typedef struct
{
  CanastaFlights *flights;
  const CanastaMoment *before;
  const CanastaBoard *board; /* now */
  GPtrArray *closings;       /* canastas that close with it */
} Change;

/* The top card of the pile comes from a hand. */
static void
discard (const Change *self, const graphene_rect_t *from)
{
  gboolean freezes = self->board->frozen && !self->before->seen.board.frozen;
  CanastaMotionKind kind = self->board->ended ? CANASTA_MOTION_GO_OUT
                           : freezes          ? CANASTA_MOTION_FREEZE
                                              : CANASTA_MOTION_DISCARD;

  canasta_flights_discard (self->flights, kind, from, 0, &self->before->seen);
}

/* A card goes to a meld. */
static void
lay (const Change          *self,
     CanastaCard            card,
     const graphene_rect_t *from,
     CanastaMeldView       *meld,
     int                   *delay)
{
  if (!canasta_closing_motion_add_card (self->closings, meld, card, from, delay))
    canasta_flights_lay (self->flights, card, from, meld, delay);
}

/* What the person does. */

/* Where the pile goes that is taken: to the middle of the hand, from where its cards
 * spread. */
static void
get_middle (const Change *self, graphene_rect_t *middle)
{
  graphene_point_t centre;

  if (!canasta_flights_get_place (self->flights, self->flights->parts->hand, middle))
    *middle = *graphene_rect_zero ();
  graphene_rect_get_center (middle, &centre);
  graphene_rect_init (middle, centre.x, centre.y, 0, 0);
}

/* The pile as one. */
static void
sweep (const Change *self, const graphene_rect_t *middle, GtkWidget *waiting, CanastaLanding land)
{
  CanastaFlight flight = {
    .texture = self->before->heap,
    .from = *canasta_moment_get_start (self->before, &self->before->heap_place),
    .to = self->before->heap_place,
    .waiting = waiting,
    .land = land,
  };
  graphene_point_t to, from;

  graphene_rect_get_center (&flight.to, &from);
  graphene_rect_get_center (middle, &to);
  graphene_rect_offset (&flight.to, to.x - from.x, to.y - from.y);
  canasta_flights_send (self->flights, CANASTA_MOTION_SWEEP, &flight);
}

/* A card that is new in the hand comes from the stock, or is one of the pile. */
static void
fly_to_hand (const Change          *self,
             const CanastaHandCard *card,
             CanastaCardView       *view,
             const graphene_rect_t *from)
{
  const float ring = CANASTA_MOTION_OUTLINE_WIDTH;
  CanastaHandView *hand = self->flights->parts->hand;
  CanastaFlight flight = { .card = card->card, .from = *from, .waiting = GTK_WIDGET (view) };

  if (!canasta_flights_get_place (self->flights, view, &flight.to))
    return;
  /* Around what its neighbours leave free, and over none of them. */
  canasta_hand_view_get_visible (hand, view, &flight.seen);
  if (canasta_flights_get_part (self->flights, hand, &flight.seen))
    graphene_rect_inset (&flight.seen, ring, ring);
  if (self->board->source == CANASTA_SOURCE_STOCK)
    {
      canasta_flights_give (self->flights, CANASTA_MOTION_DRAW, &flight);
      return;
    }
  if (self->before->heap)
    flight.delay = canasta_motion_kind_get (CANASTA_MOTION_SWEEP)->time;
  canasta_flights_send (self->flights, CANASTA_MOTION_SPREAD, &flight);
}

/* Whether the cards that are new in the hand are its second one, which comes by itself. */
static gboolean
takes_up (const Change *self)
{
  return canasta_packet_motion_is_due (self->before, self->board, self->before->seen.seat);
}

/* The hand makes room for what is new, and closes up behind what has left. */
static void
move_hand (const Change *self)
{
  const CanastaHandOrder *order = canasta_turn_get_hand (self->flights->turn);
  int delay = self->before->heap ? canasta_motion_kind_get (CANASTA_MOTION_SWEEP)->time : 0;
  graphene_rect_t from;

  if (self->board->source != CANASTA_SOURCE_STOCK)
    get_middle (self, &from);
  else if (!canasta_flights_get_stock (self->flights, &from))
    return;
  else
    from = *canasta_moment_get_start (self->before, &from);
  if (self->before->heap)
    sweep (self, &from, NULL, NULL);
  for (guint i = 0; i < canasta_hand_order_get_count (order); i++)
    {
      const CanastaHandCard *card = canasta_hand_order_get (order, i);
      CanastaCardView *view = canasta_hand_view_find (self->flights->parts->hand, card->id);
      const graphene_rect_t *was = canasta_moment_get_card (self->before, card->id);

      if (was)
        canasta_flights_glide (self->flights, view, was, delay);
      else if (card->fresh && !takes_up (self))
        fly_to_hand (self, card, view, &from);
    }
}

/* The meld of the own band that a card went to. */
static CanastaMeldView *
find_own_meld (const Change *self, CanastaCard card)
{
  CanastaBandView *band = self->flights->parts->bands[0];
  CanastaMeldView *found = NULL;

  for (guint i = 0; i < canasta_band_view_get_n_melds (band); i++)
    {
      CanastaMeldView *view = canasta_band_view_get_meld (band, i);
      const CanastaMeldItem *item = canasta_meld_view_get_item (view);
      CanastaCardSet cards;

      canasta_meld_get_cards (&item->meld, &cards);
      if (item->tentative && item->place.kind != CANASTA_PLACE_NEW
          && canasta_card_set_count_card (&cards, card) > 0)
        found = view;
    }
  return found;
}

/* Cards that left the person's hand went to a meld or to the pile. */
static void
fly_from_hand (const Change *self)
{
  const CanastaHandOrder *order = canasta_turn_get_hand (self->flights->turn);
  gboolean discarded = self->board->pile_count > self->before->seen.board.pile_count;
  CanastaCard top = canasta_board_get_top (self->board);
  int delay = 0;

  for (guint i = 0; i < self->before->hand->len; i++)
    {
      const CanastaHeldCard *card = &g_array_index (self->before->hand, CanastaHeldCard, i);
      const graphene_rect_t *from = canasta_moment_get_start (self->before, &card->place);
      CanastaMeldView *meld;

      if (canasta_hand_order_find (order, card->id) >= 0)
        continue;
      if (discarded && card->card == top)
        {
          discarded = FALSE;
          discard (self, from);
        }
      else if ((meld = find_own_meld (self, card->card)))
        {
          lay (self, card->card, from, meld, &delay);
        }
    }
}

/* The top of a pile that is taken, or to be taken, goes to its meld. */
static void
fly_from_pile (const Change *self)
{
  CanastaCard top = canasta_board_get_top (&self->before->seen.board);
  CanastaMeldView *meld = find_own_meld (self, top);
  graphene_rect_t pile;
  int delay = 0;

  if (meld && canasta_flights_get_pile (self->flights, &pile))
    lay (self, top, &pile, meld, &delay);
}

/* Red threes that are laid down by themselves, from where the card came that replaced
 * them; others from the hand. */
static void
put_aside (const Change *self)
{
  const CanastaTableParts *parts = self->flights->parts;
  const CanastaHandOrder *order = canasta_turn_get_hand (self->flights->turn);
  const CanastaRoles *roles = &canasta_turn_get_observation (self->flights->turn)->table->roles;
  graphene_rect_t from;

  if (!canasta_flights_get_stock (self->flights, &from))
    return;
  for (guint i = 0; i < self->before->hand->len; i++)
    {
      const CanastaHeldCard *card = &g_array_index (self->before->hand, CanastaHeldCard, i);

      if (canasta_hand_order_find (order, card->id) < 0
          && canasta_faces_have (roles->aside, card->card))
        from = card->place;
    }
  canasta_flights_put_aside (self->flights, parts->bands[0], self->before->red_threes[0], &from);
}

/* What the others do. */

/* The cards a meld has gained. */
static void
get_gain (const CanastaBoard *before, const CanastaBoard *now, guint index, CanastaCardSet *gain)
{
  const CanastaMeld *was = canasta_board_find_earlier_meld (before, now, index);
  CanastaCardSet old = { 0 };

  canasta_meld_get_cards (&now->melds[index], gain);
  if (was)
    canasta_meld_get_cards (was, &old);
  if (canasta_card_set_contains (gain, &old))
    canasta_card_set_remove (gain, &old);
}

/* Another player's melds come from their seat, the top of a pile they take from there. */
static void
fly_from_seat (const Change *self, const graphene_rect_t *fan)
{
  const CanastaBoard *before = &self->before->seen.board;
  gboolean takes_top = self->before->takes_top;
  graphene_rect_t pile = *fan;
  int delay = 0;

  canasta_flights_get_pile (self->flights, &pile);
  for (guint i = 0; i < self->board->n_melds; i++)
    {
      CanastaMeldView *view = canasta_flights_find_meld (self->flights, i);
      CanastaCardSet gain;
      CanastaCard card;

      get_gain (before, self->board, i, &gain);
      while (view && (card = canasta_card_set_next (&gain)) != CANASTA_NO_CARD)
        {
          gboolean is_top = takes_top && card == canasta_board_get_top (before);

          lay (self, card, is_top ? &pile : fan, view, &delay);
          takes_top = takes_top && !is_top;
        }
    }
}

/* What is in the heap is in their hand once that is there. */
static void
sweep_to_seat (const Change *self, guint seat, const graphene_rect_t *fan)
{
  GtkWidget *view = canasta_seats_view_get_seat (self->flights->parts->seats, seat);
  guint n = self->before->seen.board.pile_count - self->board->pile_count
            - (self->before->takes_top ? 1 : 0);

  canasta_seat_view_await (CANASTA_SEAT_VIEW (view), n);
  sweep (self, fan, view, canasta_seat_view_land_all);
}

static void
fly_of_other (const Change *self, guint seat)
{
  const CanastaBoard *before = &self->before->seen.board;
  CanastaFlight drawn = { 0 };
  graphene_rect_t fan;

  if (!canasta_flights_get_fan (self->flights, seat, &fan))
    return;
  if (self->board->stock_count < before->stock_count
      && canasta_flights_get_stock (self->flights, &drawn.from))
    canasta_flights_give_to (self->flights, CANASTA_MOTION_DRAW, seat, &drawn);
  if (self->board->pile_count > before->pile_count)
    discard (self, &fan);
  else if (self->before->heap)
    sweep_to_seat (self, seat, &fan);
  for (guint i = 0; i < self->flights->parts->n_bands; i++)
    canasta_flights_put_aside (self->flights, self->flights->parts->bands[i],
                               self->before->red_threes[i], &fan);
  fly_from_seat (self, &fan);
}

/* A round that is over: faces tell of it when the last card has landed. */
static void
hold_looks (const Change *self)
{
  CanastaSeatsView *seats = self->flights->parts->seats;
  CanastaFlight flight = {
    .waiting = GTK_WIDGET (seats),
    .land = canasta_seats_view_release_looks,
    .duration = canasta_motion_get_rest (self->flights->motion),
  };

  if (flight.duration == 0)
    return;
  canasta_seats_view_hold_looks (seats, self->before->looks);
  canasta_motion_add (self->flights->motion, &flight);
}

/**
 * canasta_change_motion_launch:
 * @flights: flights
 * @before: what the table showed
 * @now: what it shows
 * @is_lifted: whether the top of the pile lies in a meld now
 *
 * The parts show what has changed, and have their places.
 */
void
canasta_change_motion_launch (CanastaFlights           *flights,
                              const CanastaMoment      *before,
                              const CanastaObservation *now,
                              gboolean                  is_lifted)
{
  gboolean is_other_round = before->seen.board.round != now->board.round;
  g_autoptr (GPtrArray) closings =
    is_other_round || canasta_motion_is_still (flights->motion)
      ? g_ptr_array_new () : canasta_closing_motion_find (flights, before);
  const Change self = { flights, before, &now->board, closings };

  if (before->seen.board.turn_seat == now->seat)
    {
      fly_from_hand (&self);
      put_aside (&self);
      move_hand (&self);
      if ((is_lifted && !before->is_lifted) || before->takes_top)
        fly_from_pile (&self);
    }
  else
    {
      fly_of_other (&self, before->seen.board.turn_seat);
    }
  canasta_closing_motion_launch (closings, flights);
  if (!is_other_round)
    {
      canasta_closing_motion_make_room (closings, flights, before);
      canasta_packet_motion_launch (flights, before, now);
    }
  if (!is_other_round && now->board.ended && !before->seen.board.ended)
    hold_looks (&self);
}

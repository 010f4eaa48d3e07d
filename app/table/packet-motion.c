/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/packet-motion.h"

#include "table/seat-view.h"
#include "turn/packets.h"

/* Whether a seat takes a second hand up. */
gboolean
canasta_packet_motion_is_due (const CanastaMoment *before, const CanastaBoard *now, guint seat)
{
  return canasta_board_plays_second_hand (now, seat)
         && !canasta_board_plays_second_hand (&before->seen.board, seat);
}

/* Where a second hand waited: at the chair of its player, or in the middle. Returns whether
 * that is seen. */
static gboolean
get_packet (CanastaFlights *flights, const CanastaObservation *before, guint seat,
            graphene_rect_t *packet)
{
  const CanastaTableParts *parts = flights->parts;
  GtkWidget *view = canasta_seats_view_get_seat (parts->seats, seat);

  if (canasta_packets_count_at_seat (before->table, &before->board, seat) == 0)
    {
      canasta_well_view_get_packet (parts->well, packet);
      return canasta_flights_get_part (flights, parts->well, packet);
    }
  if (view)
    {
      canasta_seat_view_get_packet (CANASTA_SEAT_VIEW (view), packet);
      return canasta_flights_get_part (flights, view, packet);
    }
  canasta_seats_view_get_own_packet (parts->seats, packet);
  return canasta_flights_get_part (flights, parts->seats, packet);
}

/* Another player's packet goes to their fan as one. */
static void
take_up_at_seat (CanastaFlights *flights, const graphene_rect_t *packet, guint seat, guint n,
                 int delay)
{
  GtkWidget *widget = canasta_seats_view_get_seat (flights->parts->seats, seat);
  CanastaFlight flight = {
    .card = CANASTA_NO_CARD, .from = *packet, .delay = delay, .waiting = widget,
    .land = canasta_seat_view_land_all,
  };

  if (canasta_flights_get_fan (flights, seat, &flight.to)
      && canasta_flights_send (flights, CANASTA_MOTION_TAKE_UP, &flight))
    canasta_seat_view_await (CANASTA_SEAT_VIEW (widget), n);
}

/* The cards of the person's packet turn over at their places in the hand. */
static void
take_up_by_hand (CanastaFlights *flights, const graphene_rect_t *packet,
                 const CanastaMoment *before, int delay)
{
  const CanastaMotionRow *row = canasta_motion_kind_get (CANASTA_MOTION_TAKE_UP);
  const CanastaHandOrder *order = canasta_turn_get_hand (flights->turn);

  for (guint i = 0; i < canasta_hand_order_get_count (order); i++)
    {
      const CanastaHandCard *card = canasta_hand_order_get (order, i);
      CanastaFlight flight = { .card = card->card, .from = *packet, .delay = delay };

      flight.waiting = GTK_WIDGET (canasta_hand_view_find (flights->parts->hand, card->id));
      if (canasta_moment_get_card (before, card->id)
          || !canasta_flights_get_place (flights, flight.waiting, &flight.to))
        continue;
      canasta_flights_give (flights, CANASTA_MOTION_TAKE_UP, &flight);
      delay += row->next;
    }
}

/**
 * canasta_packet_motion_launch:
 * @flights: flights, of what brought the hands to an end
 * @before: what the table showed
 * @now: what it shows
 *
 * Second hands that are taken up set off when the last card of the first one has landed.
 */
void
canasta_packet_motion_launch (CanastaFlights           *flights,
                              const CanastaMoment      *before,
                              const CanastaObservation *now)
{
  int delay = canasta_motion_get_rest (flights->motion);

  for (guint seat = 0; seat < now->table->players; seat++)
    {
      graphene_rect_t packet;

      if (!canasta_packet_motion_is_due (before, &now->board, seat)
          || !get_packet (flights, &before->seen, seat, &packet))
        continue;
      if (seat == now->seat)
        take_up_by_hand (flights, &packet, before, delay);
      else
        take_up_at_seat (flights, &packet, seat, before->seen.board.second_hand_count[seat],
                         delay);
    }
}

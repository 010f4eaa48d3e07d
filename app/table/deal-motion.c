/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/deal-motion.h"

/* When a seat gets its card of a round of the deal. All cards together take no longer
 * than they may. */
static int
get_delay (const CanastaObservation *observation, guint card, guint seat)
{
  const CanastaMotionRow *row = canasta_motion_kind_get (CANASTA_MOTION_DEAL);
  const CanastaBoard *board = &observation->board;
  guint players = observation->table->players;
  guint turn = (seat + players - board->turn_seat) % players;
  guint cards = board->pile_count;

  for (guint i = 0; i < players; i++)
    cards += board->hand_count[i];
  return (int) (MIN (row->next, (row->most - row->time) / (double) MAX (cards, 1))
                * (card * players + turn));
}

static void
deal_to_hand (CanastaFlights           *flights,
              const CanastaObservation *observation,
              const graphene_rect_t    *stock)
{
  const CanastaHandOrder *order = canasta_turn_get_hand (flights->turn);

  for (guint i = 0; i < canasta_hand_order_get_count (order); i++)
    {
      const CanastaHandCard *card = canasta_hand_order_get (order, i);
      CanastaFlight flight = {
        .card = card->card,
        .from = *stock,
        .delay = get_delay (observation, i, observation->seat),
        .waiting = GTK_WIDGET (canasta_hand_view_find (flights->parts->hand, card->id)),
      };

      if (canasta_flights_get_place (flights, flight.waiting, &flight.to))
        canasta_flights_give (flights, CANASTA_MOTION_DEAL, &flight);
    }
}

static void
deal_to_seat (CanastaFlights           *flights,
              const CanastaObservation *observation,
              guint                     seat,
              const graphene_rect_t    *stock)
{
  for (guint i = 0; i < observation->board.hand_count[seat]; i++)
    canasta_flights_give_to (flights, CANASTA_MOTION_DEAL, seat, stock,
                             get_delay (observation, i, seat));
}

/* The first card of the pile comes last: until then there is none. */
static void
turn_up (CanastaFlights           *flights,
         const CanastaObservation *observation,
         const graphene_rect_t    *stock)
{
  const CanastaBoard *board = &observation->board;
  g_autofree CanastaObservation *before = NULL;

  if (board->pile_count == 0)
    return;
  before = g_memdup2 (observation, sizeof *observation);
  before->board.pile_count = 0;
  before->board.frozen = FALSE;
  canasta_flights_discard (flights, CANASTA_MOTION_DEAL, stock,
                           get_delay (observation, board->hand_count[board->turn_seat],
                                      board->turn_seat),
                           before);
}

/* The parts show the cards that were dealt, and have their places. */
void
canasta_deal_motion_launch (CanastaFlights *flights)
{
  const CanastaObservation *observation = canasta_turn_get_observation (flights->turn);
  graphene_rect_t stock;

  if (!canasta_flights_get_stock (flights, &stock))
    return;
  deal_to_hand (flights, observation, &stock);
  for (guint seat = 0; seat < observation->table->players; seat++)
    {
      if (seat != observation->seat)
        deal_to_seat (flights, observation, seat, &stock);
    }
  turn_up (flights, observation, &stock);
}

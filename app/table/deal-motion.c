/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/deal-motion.h"

#include "table/fan.h"

/* Which card of all it is that a seat gets in a round of the deal, in the order of play. */
static guint
get_index (const CanastaObservation *observation, guint card, guint seat)
{
  const CanastaBoard *board = &observation->board;
  guint after = 0;

  for (guint other = board->turn_seat; other != seat; other = board->next[other])
    after++;
  return card * observation->table->players + after;
}

/* When it sets off. All cards together take no longer than they may. */
static int
get_delay (const CanastaObservation *observation, guint index)
{
  const CanastaMotionRow *row = canasta_motion_kind_get (CANASTA_MOTION_DEAL);
  guint cards = observation->board.pile_count;

  for (guint i = 0; i < observation->table->players; i++)
    cards += observation->board.hand_count[i];
  return (int) (MIN (row->next, (row->most - row->time) / (double) MAX (cards, 1)) * index);
}

static void
sound (GtkWidget *table)
{
  gtk_widget_activate_action (table, "win.sound", "i", (gint32) CANASTA_MOTION_DEAL);
}

/* The card that a seat gets in a round of the deal; each of so many is heard. */
static CanastaFlight
deal_card (const CanastaObservation *observation,
           guint                     card,
           guint                     seat,
           const graphene_rect_t    *stock)
{
  guint each = (guint) canasta_motion_kind_get (CANASTA_MOTION_DEAL)->each;
  guint index = get_index (observation, card, seat);

  return (CanastaFlight){
    .from = *stock,
    .delay = get_delay (observation, index),
    .set_off = index % each == 0 ? sound : NULL,
  };
}

/* Their faces are drawn before the first sets off, not in the frames in which they turn over. */
static void
deal_to_hand (CanastaFlights           *flights,
              const CanastaObservation *observation,
              const graphene_rect_t    *stock)
{
  const CanastaHandOrder *order = canasta_turn_get_hand (flights->turn);

  for (guint i = 0; i < canasta_hand_order_get_count (order); i++)
    {
      const CanastaHandCard *card = canasta_hand_order_get (order, i);
      CanastaFlight flight = deal_card (observation, i, observation->seat, stock);

      flight.waiting = GTK_WIDGET (canasta_hand_view_find (flights->parts->hand, card->id));
      if (!canasta_flights_get_place (flights, flight.waiting, &flight.to))
        continue;
      canasta_card_art_get_face (flights->art, card->card, (int) flight.to.size.width,
                                 (int) flight.to.size.height,
                                 gtk_widget_get_scale_factor (flights->table));
      canasta_flights_give (flights, CANASTA_MOTION_DEAL, &flight);
    }
}

/* So are the fans that grow with each card. */
static void
deal_to_seat (CanastaFlights           *flights,
              const CanastaObservation *observation,
              guint                     seat,
              const graphene_rect_t    *stock)
{
  graphene_rect_t fan;

  if (!canasta_flights_get_fan (flights, seat, &fan))
    return;
  for (guint i = 0; i < observation->board.hand_count[seat]; i++)
    {
      CanastaFlight flight = deal_card (observation, i, seat, stock);

      canasta_card_art_get_fan (flights->art, MIN (i + 1, CANASTA_FAN_MOST),
                                (int) fan.size.width, (int) fan.size.height,
                                gtk_widget_get_scale_factor (flights->table));
      canasta_flights_give_to (flights, CANASTA_MOTION_DEAL, seat, &flight);
    }
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
                           get_delay (observation,
                                      get_index (observation, board->hand_count[board->turn_seat],
                                                 board->turn_seat)),
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/closing-motion.h"

#include "melds/meld-words.h"

#define SPREAD 0.3 /* between the cards of a canasta, as a part of their width */

static guint
count_alike (const CanastaBoard *board, const CanastaMeld *meld)
{
  guint n = 0;

  for (guint i = 0; i < board->n_melds; i++)
    {
      const CanastaMeld *other = &board->melds[i];

      n += canasta_meld_is_canasta (other) && other->side == meld->side
           && other->kind == meld->kind && other->rank == meld->rank
           && other->suit == meld->suit;
    }
  return n;
}

static void
slide_together (CanastaFlights *flights, const CanastaMeld *meld, CanastaMeldView *view)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n = canasta_meld_list_cards (meld, cards);
  graphene_rect_t place;

  canasta_meld_view_get_area (view, &place);
  /* A chip is wider than high. */
  if (place.size.width >= place.size.height || !canasta_flights_get_part (flights, view, &place))
    return;
  for (guint i = 0; i < n; i++)
    {
      double away = (i - (n - 1) / 2.0) * SPREAD * place.size.width;
      CanastaFlight flight = {
        .card = cards[i], .to = place, .waiting = i == 0 ? GTK_WIDGET (view) : NULL,
      };

      graphene_rect_offset_r (&place, (float) away, 0, &flight.from);
      canasta_flights_send (flights, CANASTA_MOTION_GATHER, &flight);
    }
}

/* Each canasta that was none before. */
void
canasta_closing_motion_launch (CanastaFlights     *flights,
                               const CanastaBoard *before,
                               const CanastaBoard *now)
{
  for (guint i = 0; i < now->n_melds; i++)
    {
      const CanastaMeld *meld = &now->melds[i];
      CanastaMeldView *view = canasta_flights_find_meld (flights, i);

      if (view && canasta_meld_is_canasta (meld)
          && count_alike (before, meld) < count_alike (now, meld))
        slide_together (flights, meld, view);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/moment.h"

void
canasta_moment_init (CanastaMoment *self)
{
  *self = (CanastaMoment){
    .hand = g_array_new (FALSE, FALSE, sizeof (CanastaHeldCard)),
    .melds = g_array_new (FALSE, FALSE, sizeof (CanastaHeldMeld)),
  };
}

void
canasta_moment_clear (CanastaMoment *self)
{
  g_clear_pointer (&self->hand, g_array_unref);
  g_clear_pointer (&self->melds, g_array_unref);
  g_clear_object (&self->heap);
}

static void
note_hand (CanastaMoment *self, CanastaFlights *flights)
{
  g_array_set_size (self->hand, 0);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (flights->parts->hand)); child;
       child = gtk_widget_get_next_sibling (child))
    {
      CanastaHeldCard card = { .id = canasta_card_view_get_id (CANASTA_CARD_VIEW (child)),
                               .card = canasta_card_view_get_card (CANASTA_CARD_VIEW (child)) };

      if (canasta_flights_get_place (flights, child, &card.place))
        g_array_append_val (self->hand, card);
    }
}

static void
note_melds (CanastaMoment *self, CanastaFlights *flights)
{
  g_array_set_size (self->melds, 0);
  for (guint band = 0; band < flights->parts->n_bands; band++)
    {
      CanastaBandView *view = flights->parts->bands[band];

      for (guint i = 0; i < canasta_band_view_get_n_melds (view); i++)
        {
          CanastaMeldView *meld = canasta_band_view_get_meld (view, i);
          const CanastaMeldItem *item = canasta_meld_view_get_item (meld);
          CanastaHeldMeld held = { .band = band, .meld = item->meld };

          canasta_meld_view_get_area (meld, &held.area);
          if (item->place.kind != CANASTA_PLACE_NEW
              && canasta_flights_get_part (flights, meld, &held.area))
            g_array_append_val (self->melds, held);
        }
    }
}

/* Where everything is that the parts still show. */
void
canasta_moment_note (CanastaMoment *self, CanastaFlights *flights)
{
  g_clear_object (&self->heap);
  self->takes_top = FALSE;
  note_hand (self, flights);
  note_melds (self, flights);
  memcpy (self->looks, canasta_seats_view_get_looks (flights->parts->seats), sizeof self->looks);
  for (guint i = 0; i < flights->parts->n_bands; i++)
    canasta_band_view_get_red_threes (flights->parts->bands[i], &self->red_threes[i]);
}

/**
 * canasta_moment_note_heap:
 * @self: a moment
 * @flights: flights
 * @lifted: whether the top card goes its own way
 *
 * The pile is taken that the parts still show.
 */
void
canasta_moment_note_heap (CanastaMoment *self, CanastaFlights *flights, gboolean lifted)
{
  CanastaPileView *pile = canasta_well_view_get_pile (flights->parts->well);

  g_clear_object (&self->heap);
  self->heap = canasta_pile_view_draw_heap (pile, lifted, &self->heap_place);
  if (self->heap && !canasta_flights_get_part (flights, pile, &self->heap_place))
    g_clear_object (&self->heap);
}

/* Where a card was in the hand, or %NULL. */
const graphene_rect_t *
canasta_moment_get_card (const CanastaMoment *self, guint id)
{
  for (guint i = 0; i < self->hand->len; i++)
    {
      const CanastaHeldCard *card = &g_array_index (self->hand, CanastaHeldCard, i);

      if (card->id == id)
        return &card->place;
    }
  return NULL;
}

/* What is let go begins where it was let go, any other card at its place. */
const graphene_rect_t *
canasta_moment_get_start (const CanastaMoment *self, const graphene_rect_t *place)
{
  return self->was_let_go ? &self->let_go : place;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/moment.h"

void
canasta_moment_init (CanastaMoment *self)
{
  *self = (CanastaMoment){ .hand = g_array_new (FALSE, FALSE, sizeof (CanastaHeldCard)) };
}

void
canasta_moment_clear (CanastaMoment *self)
{
  g_clear_pointer (&self->hand, g_array_unref);
}

/* Where everything is that the parts still show. */
void
canasta_moment_note (CanastaMoment *self, CanastaFlights *flights)
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

/* Whether a card was in the hand. */
gboolean
canasta_moment_has_card (const CanastaMoment *self, guint id)
{
  for (guint i = 0; i < self->hand->len; i++)
    {
      if (g_array_index (self->hand, CanastaHeldCard, i).id == id)
        return TRUE;
    }
  return FALSE;
}

/* What is let go begins where it was let go, any other card at its place. */
const graphene_rect_t *
canasta_moment_get_start (const CanastaMoment *self, const graphene_rect_t *place)
{
  return self->was_let_go ? &self->let_go : place;
}

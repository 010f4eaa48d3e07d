/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Second hands that are nobody's yet. */
#include "config.h"

#include "table/packets-view.h"

#include "table/details.h"
#include "table/packet.h"
#include "turn/packets.h"

struct _CanastaPacketsView
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  guint room; /* for so many, whatever has been taken */
  guint n;
  guint counts[CANASTA_MAX_SEATS];           /* of cards, the next one to be taken first */
  GdkRectangle places[CANASTA_MAX_SEATS]; /* within the parent, the last one first */
  GdkRectangle all;                       /* of those that lie there */
};

G_DEFINE_FINAL_TYPE (CanastaPacketsView, canasta_packets_view, GTK_TYPE_WIDGET)

static void
canasta_packets_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaPacketsView *self = CANASTA_PACKETS_VIEW (widget);

  for (guint i = 0; i < self->n; i++)
    {
      const GdkRectangle *place = &self->places[self->n - 1 - i];

      canasta_packet_snapshot (widget, snapshot, self->art, self->counts[i],
                               &GRAPHENE_RECT_INIT ((float) (place->x - self->all.x),
                                                    (float) (place->y - self->all.y),
                                                    (float) place->width, (float) place->height));
    }
}

static void
canasta_packets_view_dispose (GObject *object)
{
  g_clear_object (&CANASTA_PACKETS_VIEW (object)->art);
  G_OBJECT_CLASS (canasta_packets_view_parent_class)->dispose (object);
}

static void
canasta_packets_view_class_init (CanastaPacketsViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_packets_view_dispose;
  widget_class->snapshot = canasta_packets_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "packets");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
canasta_packets_view_init (CanastaPacketsView *self)
{
}

GtkWidget *
canasta_packets_view_new (CanastaCardArt *art)
{
  CanastaPacketsView *self = g_object_new (CANASTA_TYPE_PACKETS_VIEW, NULL);

  self->art = g_object_ref (art);
  return GTK_WIDGET (self);
}

/* There is nothing of it where no second hands lie in the middle. */
void
canasta_packets_view_update (CanastaPacketsView *self, const CanastaObservation *observation)
{
  const CanastaTable *table = observation->table;
  const CanastaBoard *board = &observation->board;
  g_autofree char *name = canasta_packets_describe_middle (table, board);

  self->n = canasta_packets_list_in_middle (table, board, self->counts);
  self->room = canasta_packets_count_dealt (table, board);
  gtk_widget_set_visible (GTK_WIDGET (self), self->n > 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (!name)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  canasta_details_set (GTK_WIDGET (self), name);
}

/* For how many the parent keeps room, so that nothing moves when one is taken. */
guint
canasta_packets_view_get_room (CanastaPacketsView *self)
{
  return self->room;
}

/**
 * canasta_packets_view_place:
 * @self: second hands
 * @places: where each lies in the parent, the last one first, as many as there is room for
 *
 * Gives them their place, while the parent is given its size.
 */
void
canasta_packets_view_place (CanastaPacketsView *self, const GdkRectangle *places)
{
  memcpy (self->places, places, self->room * sizeof *places);
  if (self->n == 0)
    return;
  self->all = places[0];
  for (guint i = 1; i < self->n; i++)
    gdk_rectangle_union (&self->all, &places[i], &self->all);
  gtk_widget_size_allocate (GTK_WIDGET (self), &self->all, -1);
}

/* Where the one lay in the parent that was taken last. */
void
canasta_packets_view_get_taken (CanastaPacketsView *self, graphene_rect_t *packet)
{
  const GdkRectangle *place = &self->places[MIN (self->n, CANASTA_MAX_SEATS - 1)];

  graphene_rect_init (packet, (float) place->x, (float) place->y, (float) place->width,
                      (float) place->height);
}

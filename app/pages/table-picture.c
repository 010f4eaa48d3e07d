/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The person sits below; the others follow clockwise. What it shows is said beside it
 * in words. */
#include "config.h"

#include "pages/table-picture.h"

#include <math.h>

#include "table/paint.h"
#include "table/side-shape.h"

#define WIDTH 96
#define HEIGHT 72
#define SEAT 20 /* across */

struct _CanastaTablePicture
{
  GtkWidget parent_instance;

  guint n_seats;
  guint shapes[CANASTA_MAX_SEATS];      /* of the side, the own one being 0 */
};

G_DEFINE_FINAL_TYPE (CanastaTablePicture, canasta_table_picture, GTK_TYPE_WIDGET)

static void
snapshot_round (GtkSnapshot *snapshot, const graphene_rect_t *area, const GdkRGBA *colour)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, area,
                                   MIN (area->size.width, area->size.height) / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, colour, area);
  gtk_snapshot_pop (snapshot);
}

/* The name of the colour of a side. */
static char *
name_colour (guint shape)
{
  return shape == 0 ? g_strdup ("canasta_side_own") : g_strdup_printf ("canasta_side_%u", shape);
}

static void
snapshot_seat (CanastaTablePicture *self, GtkSnapshot *snapshot, guint seat)
{
  double angle = G_PI / 2 + 2 * G_PI * seat / self->n_seats;
  double x = WIDTH / 2.0 + cos (angle) * (WIDTH - SEAT) / 2 - SEAT / 2.0;
  double y = HEIGHT / 2.0 + sin (angle) * (HEIGHT - SEAT) / 2 - SEAT / 2.0;
  graphene_rect_t area = GRAPHENE_RECT_INIT ((float) x, (float) y, SEAT, SEAT);
  g_autofree char *name = name_colour (self->shapes[seat]);
  GdkRGBA colour, ink;

  canasta_paint_get_colour (GTK_WIDGET (self), name, &colour);
  canasta_paint_get_colour (GTK_WIDGET (self), "canasta_side_ink", &ink);
  snapshot_round (snapshot, &area, &colour);
  canasta_paint_text (GTK_WIDGET (self), snapshot,
                      canasta_side_shape_get_sign (self->shapes[seat]), 0.8, FALSE, &area, &ink);
}

static void
canasta_table_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaTablePicture *self = CANASTA_TABLE_PICTURE (widget);

  snapshot_round (snapshot,
                  &GRAPHENE_RECT_INIT (SEAT / 2, SEAT / 2, WIDTH - SEAT, HEIGHT - SEAT),
                  &(GdkRGBA){ 0.12f, 0.35f, 0.25f, 1 });
  for (guint seat = 0; seat < self->n_seats; seat++)
    snapshot_seat (self, snapshot, seat);
}

static void
canasta_table_picture_class_init (CanastaTablePictureClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = canasta_table_picture_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
canasta_table_picture_init (CanastaTablePicture *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), WIDTH, HEIGHT);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
canasta_table_picture_new (void)
{
  return g_object_new (CANASTA_TYPE_TABLE_PICTURE, NULL);
}

/**
 * canasta_table_picture_show:
 * @self: a picture
 * @table: (nullable): the table, %NULL where there is none
 * @person: the seat of the person
 */
void
canasta_table_picture_show (CanastaTablePicture *self, const CanastaTable *table, guint person)
{
  self->n_seats = table ? table->players : 0;
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      const guint8 *side = table->seatings[0].side;

      self->shapes[seat] =
        (guint) (side[(person + seat) % self->n_seats] + table->n_sides - side[person])
        % table->n_sides;
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/seats-view.h"

#include <glib/gi18n-lib.h>

#include "table/paint.h"
#include "table/seat-view.h"

#define GAP 8
#define SEAT_WIDTH 300

struct _CanastaSeatsView
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  CanastaTurn *turn;
  GtkWidget *seats[CANASTA_MAX_SEATS]; /* in turn order, the next player first … */
  guint n_seats;                       /* … so many */
};

G_DEFINE_FINAL_TYPE (CanastaSeatsView, canasta_seats_view, GTK_TYPE_WIDGET)

/* Each seat has its share, but not more than it needs. */
static int
get_seat_width (CanastaSeatsView *self, int width)
{
  int share = (width + GAP) / (int) MAX (self->n_seats, 1) - GAP;

  return MIN (share, (int) (SEAT_WIDTH * canasta_paint_get_growth (GTK_WIDGET (self))));
}

static void
canasta_seats_view_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  CanastaSeatsView *self = CANASTA_SEATS_VIEW (widget);

  *minimum = *natural = 0;
  for (guint i = 0; i < self->n_seats; i++)
    {
      int child_minimum, child_natural;

      gtk_widget_measure (self->seats[i], orientation, -1, &child_minimum, &child_natural, NULL,
                          NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
  if (orientation == GTK_ORIENTATION_VERTICAL || self->n_seats == 0)
    return;
  *minimum = (int) self->n_seats * (*minimum + GAP) - GAP;
  *natural = (int) self->n_seats * (*natural + GAP) - GAP;
}

/* In the middle, all of one width. */
static void
canasta_seats_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaSeatsView *self = CANASTA_SEATS_VIEW (widget);
  int seat_width = get_seat_width (self, width);
  int whole = (int) self->n_seats * (seat_width + GAP) - GAP;

  for (guint i = 0; i < self->n_seats; i++)
    {
      GtkAllocation place = { (width - whole) / 2 + (int) i * (seat_width + GAP), 0,
                              MAX (seat_width, 0), height };

      gtk_widget_size_allocate (self->seats[i], &place, -1);
    }
}

static void
canasta_seats_view_dispose (GObject *object)
{
  CanastaSeatsView *self = CANASTA_SEATS_VIEW (object);

  while (self->n_seats > 0)
    gtk_widget_unparent (self->seats[--self->n_seats]);
  g_clear_object (&self->turn);
  g_clear_object (&self->art);
  G_OBJECT_CLASS (canasta_seats_view_parent_class)->dispose (object);
}

static void
canasta_seats_view_class_init (CanastaSeatsViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_seats_view_dispose;
  widget_class->measure = canasta_seats_view_measure;
  widget_class->size_allocate = canasta_seats_view_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
canasta_seats_view_init (CanastaSeatsView *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Players"), -1);
}

GtkWidget *
canasta_seats_view_new (CanastaCardArt *art, CanastaTurn *turn)
{
  CanastaSeatsView *self = g_object_new (CANASTA_TYPE_SEATS_VIEW, NULL);

  self->art = g_object_ref (art);
  self->turn = g_object_ref (turn);
  return GTK_WIDGET (self);
}

void
canasta_seats_view_update (CanastaSeatsView *self)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);
  guint players = observation->table->players;

  while (self->n_seats > players - 1)
    gtk_widget_unparent (self->seats[--self->n_seats]);
  while (self->n_seats < players - 1)
    {
      GtkWidget *view = canasta_seat_view_new (self->art);

      gtk_widget_set_parent (view, GTK_WIDGET (self));
      self->seats[self->n_seats++] = view;
    }
  for (guint i = 0; i < self->n_seats; i++)
    canasta_seat_view_update (CANASTA_SEAT_VIEW (self->seats[i]), self->turn,
                              (observation->seat + 1 + i) % players);
}

/* Called before the parent asks how high it is; @width is what it will have. */
void
canasta_seats_view_set_compact (CanastaSeatsView *self, gboolean compact, int width)
{
  int seat_width = get_seat_width (self, width);
  gboolean narrow = FALSE;

  /* All look the same. */
  for (guint i = 0; compact && i < self->n_seats; i++)
    narrow |= canasta_seat_view_is_narrow (CANASTA_SEAT_VIEW (self->seats[i]), seat_width);
  for (guint i = 0; i < self->n_seats; i++)
    canasta_seat_view_set_compact (CANASTA_SEAT_VIEW (self->seats[i]), compact, narrow,
                                   seat_width);
}

/* The view of a seat; %NULL for the person's own. */
GtkWidget *
canasta_seats_view_get_seat (CanastaSeatsView *self, guint seat)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);
  guint players = observation->table->players;
  guint index = (seat + players - observation->seat) % players;

  return index > 0 && index <= self->n_seats ? self->seats[index - 1] : NULL;
}

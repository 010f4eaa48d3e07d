/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards on their way over a widget. */
#include "config.h"

#include "table/motion.h"

struct _CanastaMotion
{
  GtkWidget *over;
  GArray *flights; /* of CanastaFlight; textures and widgets are owned */
  guint tick;
  gint64 start;    /* in microseconds of the frame clock; 0 before the first frame */
  gint64 now;
};

static void
clear_flight (CanastaFlight *flight)
{
  if (flight->hidden != NULL)
    gtk_widget_set_opacity (flight->hidden, 1);
  g_clear_object (&flight->hidden);
  g_clear_object (&flight->texture);
}

CanastaMotion *
canasta_motion_new (GtkWidget *over)
{
  CanastaMotion *self = g_new0 (CanastaMotion, 1);

  self->over = over;
  self->flights = g_array_new (FALSE, FALSE, sizeof (CanastaFlight));
  g_array_set_clear_func (self->flights, (GDestroyNotify) clear_flight);
  return self;
}

void
canasta_motion_free (CanastaMotion *self)
{
  canasta_motion_finish (self);
  g_array_unref (self->flights);
  g_free (self);
}

static int
get_elapsed (CanastaMotion *self)
{
  return (int) ((self->now - self->start) / 1000);
}

static void
remove_landed (CanastaMotion *self)
{
  int elapsed = get_elapsed (self);

  for (guint i = self->flights->len; i > 0; i--)
    {
      const CanastaFlight *flight = &g_array_index (self->flights, CanastaFlight, i - 1);

      if (elapsed >= flight->delay + flight->duration)
        g_array_remove_index (self->flights, i - 1);
    }
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CanastaMotion *self = data;

  self->now = gdk_frame_clock_get_frame_time (clock);
  if (self->start == 0)
    self->start = self->now;
  remove_landed (self);
  gtk_widget_queue_draw (self->over);
  if (self->flights->len > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  self->start = 0;
  return G_SOURCE_REMOVE;
}

/* Sends a card off; the flight's objects get references of their own. Delays
 * count from the first of the flights under way. */
void
canasta_motion_add (CanastaMotion *self, const CanastaFlight *flight)
{
  CanastaFlight copy = *flight;

  g_object_ref (copy.texture);
  if (copy.hidden != NULL)
    {
      g_object_ref (copy.hidden);
      gtk_widget_set_opacity (copy.hidden, 0);
    }
  g_array_append_val (self->flights, copy);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (self->over, tick_cb, self, NULL);
}

/* Everything is where it belongs, at once. */
void
canasta_motion_finish (CanastaMotion *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->over, self->tick);
  self->tick = 0;
  self->start = 0;
  if (self->flights->len == 0)
    return;
  g_array_set_size (self->flights, 0);
  gtk_widget_queue_draw (self->over);
}

static double
ease_out (double t)
{
  return 1 - (1 - t) * (1 - t) * (1 - t);
}

void
canasta_motion_snapshot (CanastaMotion *self, GtkSnapshot *snapshot)
{
  int elapsed = self->start == 0 ? 0 : get_elapsed (self);

  for (guint i = 0; i < self->flights->len; i++)
    {
      const CanastaFlight *flight = &g_array_index (self->flights, CanastaFlight, i);
      double t = CLAMP ((elapsed - flight->delay) / (double) flight->duration, 0, 1);
      graphene_rect_t place;

      if (elapsed < flight->delay)
        continue;
      graphene_rect_interpolate (&flight->from, &flight->to, ease_out (t), &place);
      gtk_snapshot_append_texture (snapshot, flight->texture, &place);
    }
}

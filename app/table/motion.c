/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards on their way over a widget. */
#include "config.h"

#include "table/motion.h"

#include <math.h>

#include "table/paint.h"

#define OUTLINE_WIDTH 3
#define OUTLINE_RADIUS 6

struct _CanastaMotion
{
  GtkWidget *over;
  gboolean still;  /* outlines instead of flights */
  GArray *flights; /* of CanastaFlight; textures and widgets are owned */
  guint tick;
  gint64 start;    /* in microseconds of the frame clock; 0 before the first frame */
  gint64 now;
};

static void
clear_flight (CanastaFlight *flight)
{
  if (flight->hidden)
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

/* Outlines instead of flights. Whatever is under way is finished. */
void
canasta_motion_set_still (CanastaMotion *self, gboolean still)
{
  if (self->still == still)
    return;
  canasta_motion_finish (self);
  self->still = still;
}

static int
get_elapsed (CanastaMotion *self)
{
  return self->start == 0 ? 0 : (int) ((self->now - self->start) / 1000);
}

/* Returns whether there was any. */
static gboolean
remove_landed (CanastaMotion *self)
{
  int elapsed = get_elapsed (self);
  guint before = self->flights->len;

  for (guint i = self->flights->len; i > 0; i--)
    {
      const CanastaFlight *flight = &g_array_index (self->flights, CanastaFlight, i - 1);

      if (elapsed >= flight->delay + flight->duration)
        g_array_remove_index (self->flights, i - 1);
    }
  return self->flights->len < before;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CanastaMotion *self = data;

  self->now = gdk_frame_clock_get_frame_time (clock);
  if (self->start == 0)
    self->start = self->now;
  if (remove_landed (self) || !self->still)
    gtk_widget_queue_draw (self->over);
  if (self->flights->len > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  self->start = 0;
  return G_SOURCE_REMOVE;
}

/* Sends a card off; the flight's objects get references of their own. Outlines
 * do not wait. */
void
canasta_motion_add (CanastaMotion *self, const CanastaFlight *flight)
{
  CanastaFlight copy = *flight;

  if (self->still)
    {
      copy.delay = 0;
      copy.duration = CANASTA_MOTION_OUTLINE_TIME;
      copy.hidden = NULL;
      gtk_widget_queue_draw (self->over);
    }
  copy.delay += get_elapsed (self);
  g_object_ref (copy.texture);
  if (copy.hidden)
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

/* What moves is where it belongs; outlines stay for their time. */
void
canasta_motion_land (CanastaMotion *self)
{
  if (!self->still)
    canasta_motion_finish (self);
}

/* How many cards are under way, or places outlined. */
guint
canasta_motion_count (CanastaMotion *self)
{
  return self->flights->len;
}

/* Two tones: one of them stands out on any ground. */
static void
outline (CanastaMotion *self, GtkSnapshot *snapshot, const graphene_rect_t *place)
{
  GdkRGBA colour, edge;
  graphene_rect_t inner;

  canasta_paint_get_colour (self->over, "canasta_fresh", &colour);
  canasta_paint_get_colour (self->over, "canasta_fresh_edge", &edge);
  graphene_rect_inset_r (place, OUTLINE_WIDTH, OUTLINE_WIDTH, &inner);
  canasta_paint_ring (snapshot, &inner, OUTLINE_RADIUS, OUTLINE_WIDTH, &edge);
  canasta_paint_ring (snapshot, place, OUTLINE_RADIUS, OUTLINE_WIDTH, &colour);
}

static double
ease_out (double t)
{
  return 1 - (1 - t) * (1 - t) * (1 - t);
}

/* On whole pixels a texture is copied, between them it is computed anew. */
static void
snap (graphene_rect_t *place, int scale)
{
  place->origin.x = roundf (place->origin.x * (float) scale) / (float) scale;
  place->origin.y = roundf (place->origin.y * (float) scale) / (float) scale;
}

void
canasta_motion_snapshot (CanastaMotion *self, GtkSnapshot *snapshot)
{
  int elapsed = get_elapsed (self);
  int scale = gtk_widget_get_scale_factor (self->over);

  for (guint i = 0; i < self->flights->len; i++)
    {
      const CanastaFlight *flight = &g_array_index (self->flights, CanastaFlight, i);
      double t = CLAMP ((elapsed - flight->delay) / (double) flight->duration, 0, 1);
      graphene_rect_t place;

      if (self->still)
        outline (self, snapshot, &flight->to);
      if (self->still || elapsed < flight->delay)
        continue;
      graphene_rect_interpolate (&flight->from, &flight->to, ease_out (t), &place);
      snap (&place, scale);
      gtk_snapshot_append_texture (snapshot, flight->texture, &place);
    }
}

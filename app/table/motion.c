/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards on their way over a widget. */
#include "config.h"

#include "table/motion.h"

#include <adwaita.h>
#include <math.h>

#include "table/paint.h"

#define OUTLINE_RADIUS 6
#define GLOW_WIDTH 7
#define N_SPARKS 16
#define SPARK 4.5

struct _CanastaMotion
{
  GtkWidget *over;
  gboolean still;          /* outlines instead of flights */
  GArray *flights;         /* of CanastaFlight; textures and widgets are owned */
  AdwAnimation *animation; /* whose value is the time since its start, in milliseconds */
  guint outline;           /* until the oldest outline goes */
  gint64 outlined;         /* when the first outline was drawn, in microseconds */
};

static void
clear_flight (CanastaFlight *flight)
{
  if (flight->waiting && flight->land)
    flight->land (flight->waiting, flight->card);
  else if (flight->waiting)
    gtk_widget_set_opacity (flight->waiting, 1);
  g_clear_object (&flight->waiting);
  g_clear_object (&flight->texture);
}

static gboolean
is_flying (CanastaMotion *self)
{
  return adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING;
}

/* Since the flights began, or the outlines. */
static int
get_elapsed (CanastaMotion *self)
{
  if (!self->still)
    return is_flying (self) ? (int) adw_animation_get_value (self->animation) : 0;
  return self->outline == 0 ? 0 : (int) ((g_get_monotonic_time () - self->outlined) / 1000);
}

/* How long until everything has landed. */
static int
get_duration (CanastaMotion *self)
{
  int duration = 0;

  for (guint i = 0; i < self->flights->len; i++)
    {
      const CanastaFlight *flight = &g_array_index (self->flights, CanastaFlight, i);

      duration = MAX (duration, flight->delay + flight->duration);
    }
  return duration;
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

static void
step_cb (double value, gpointer data)
{
  CanastaMotion *self = data;

  remove_landed (self);
  gtk_widget_queue_draw (self->over);
}

static void
done_cb (CanastaMotion *self)
{
  g_array_set_size (self->flights, 0);
  gtk_widget_queue_draw (self->over);
}

static gboolean
outline_over_cb (gpointer data)
{
  CanastaMotion *self = data;
  int rest;

  remove_landed (self);
  rest = get_duration (self) - get_elapsed (self);
  self->outline = 0;
  if (self->flights->len > 0)
    self->outline = g_timeout_add ((guint) MAX (rest, 1), outline_over_cb, self);
  gtk_widget_queue_draw (self->over);
  return G_SOURCE_REMOVE;
}

CanastaMotion *
canasta_motion_new (GtkWidget *over)
{
  CanastaMotion *self = g_new0 (CanastaMotion, 1);

  self->over = over;
  self->flights = g_array_new (FALSE, FALSE, sizeof (CanastaFlight));
  g_array_set_clear_func (self->flights, (GDestroyNotify) clear_flight);
  self->animation = adw_timed_animation_new (
    over, 0, 0, 0, adw_callback_animation_target_new (step_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (done_cb), self);
  return self;
}

void
canasta_motion_free (CanastaMotion *self)
{
  canasta_motion_finish (self);
  g_signal_handlers_disconnect_by_data (self->animation, self);
  g_object_unref (self->animation);
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

/* Goes on until the flight that was added has landed as well. */
static void
follow_flight (CanastaMotion *self)
{
  int duration = get_duration (self);

  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->animation), (guint) duration);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->animation), duration);
  if (!is_flying (self))
    adw_animation_play (self->animation);
}

static void
follow_outline (CanastaMotion *self)
{
  if (self->outline == 0)
    {
      self->outlined = g_get_monotonic_time ();
      self->outline = g_timeout_add (CANASTA_MOTION_OUTLINE_TIME, outline_over_cb, self);
    }
  gtk_widget_queue_draw (self->over);
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
      copy.waiting = NULL;
    }
  copy.delay += get_elapsed (self);
  if (copy.texture)
    g_object_ref (copy.texture);
  if (copy.waiting)
    g_object_ref (copy.waiting);
  if (copy.waiting && !copy.land)
    gtk_widget_set_opacity (copy.waiting, 0);
  g_array_append_val (self->flights, copy);
  if (self->still)
    follow_outline (self);
  else
    follow_flight (self);
}

/* Everything is where it belongs, at once. */
void
canasta_motion_finish (CanastaMotion *self)
{
  g_clear_handle_id (&self->outline, g_source_remove);
  adw_animation_reset (self->animation);
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
  graphene_rect_inset_r (place, CANASTA_MOTION_OUTLINE_WIDTH, CANASTA_MOTION_OUTLINE_WIDTH, &inner);
  canasta_paint_ring (snapshot, &inner, OUTLINE_RADIUS, CANASTA_MOTION_OUTLINE_WIDTH, &edge);
  canasta_paint_ring (snapshot, place, OUTLINE_RADIUS, CANASTA_MOTION_OUTLINE_WIDTH, &colour);
}

/* A ring that spreads and fades, and sparks that fly off it. */
static void
snapshot_glow (GtkSnapshot *snapshot, const CanastaFlight *flight, double elapsed)
{
  double t = adw_easing_ease (ADW_EASE_OUT_CUBIC, elapsed);
  graphene_rect_t ring;
  graphene_point_t middle;
  GdkRGBA colour = flight->glow;

  graphene_rect_interpolate (&flight->from, &flight->to, t, &ring);
  graphene_rect_get_center (&ring, &middle);
  colour.alpha *= (float) (1 - elapsed);
  canasta_paint_ring (snapshot, &ring, OUTLINE_RADIUS, GLOW_WIDTH * (1 - elapsed) + 1, &colour);
  for (int i = 0; i < N_SPARKS; i++)
    {
      double angle = 2 * G_PI * i / N_SPARKS;
      double reach = i % 2 == 0 ? 0.5 + 0.25 * t : 0.5 + 0.45 * t;

      canasta_paint_disc (snapshot, middle.x + reach * ring.size.width * cos (angle),
                          middle.y + reach * ring.size.height * sin (angle),
                          SPARK * (1 - 0.6 * t), &colour);
    }
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
        outline (self, snapshot, &flight->seen);
      if (self->still || elapsed < flight->delay)
        continue;
      if (!flight->texture)
        {
          snapshot_glow (snapshot, flight, t);
          continue;
        }
      t = adw_easing_ease (ADW_EASE_OUT_CUBIC, t);
      graphene_rect_interpolate (&flight->from, &flight->to, t, &place);
      snap (&place, scale);
      gtk_snapshot_append_texture (snapshot, flight->texture, &place);
    }
}

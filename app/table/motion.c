/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/motion.h"

#include <math.h>

#include "table/paint.h"
#include "table/texture.h"

#define OUTLINE_RADIUS 6
#define MOST_BOXES 3 /* that hold what is under way */

struct _CanastaMotion
{
  GtkWidget *over;
  double stretch;    /* of all times; 0: outlines instead of flights */
  GArray *flights;   /* of CanastaFlight; textures and widgets are owned */
  guint tick;        /* the clock, or 0 while it stands … */
  gint64 begun;      /* … when it began, in microseconds; 0 before there was a frame … */
  int elapsed;       /* … and how long it goes by now, in milliseconds without the stretch */
  guint outline;     /* until the oldest outline goes */
  gint64 outlined;   /* when the first outline was drawn, in microseconds */
};

static void
clear_flight (CanastaFlight *flight)
{
  if (flight->waiting && flight->step)
    flight->step (flight->waiting, flight, 1);
  else if (flight->waiting && flight->land)
    flight->land (flight->waiting, flight->card);
  else if (flight->waiting)
    gtk_widget_set_opacity (flight->waiting, 1);
  g_clear_object (&flight->waiting);
  g_clear_object (&flight->texture);
}

/* Nothing moves: what has changed is outlined. */
gboolean
canasta_motion_is_still (CanastaMotion *self)
{
  return self->stretch == 0;
}

/* Since the flights began, or the outlines. */
static int
get_elapsed (CanastaMotion *self)
{
  if (!canasta_motion_is_still (self))
    return self->elapsed;
  return self->outline == 0 ? 0 : (int) ((g_get_monotonic_time () - self->outlined) / 1000);
}

static void
remove_landed (CanastaMotion *self)
{
  int elapsed = get_elapsed (self);

  for (guint i = self->flights->len; i > 0; i--)
    {
      const CanastaFlight *flight = &g_array_index (self->flights, CanastaFlight, i - 1);

      if (elapsed >= flight->delay + flight->duration + flight->stay)
        g_array_remove_index (self->flights, i - 1);
    }
}

/* The clock. */

static void
stop_clock (CanastaMotion *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->over, self->tick);
  self->tick = 0;
  self->begun = 0;
  self->elapsed = 0;
}

/* How far it has come. */
static double
get_part (const CanastaFlight *flight, int elapsed)
{
  double part = CLAMP ((elapsed - flight->delay) / (double) flight->duration, 0, 1);

  return adw_easing_ease (flight->easing, part);
}

static void
show_time (CanastaMotion *self, int elapsed)
{
  self->elapsed = elapsed;
  remove_landed (self);
  for (guint i = 0; i < self->flights->len; i++)
    {
      CanastaFlight *flight = &g_array_index (self->flights, CanastaFlight, i);
      CanastaSetOff set_off = flight->set_off;

      if (flight->step)
        flight->step (flight->waiting, flight, get_part (flight, elapsed));
      if (!set_off || elapsed < flight->delay)
        continue;
      flight->set_off = NULL;
      set_off (self->over);
    }
  gtk_widget_queue_draw (self->over);
}

/* What sets off is where it was in the first frame. */
static gboolean
tick_cb (GtkWidget *over, GdkFrameClock *clock, gpointer data)
{
  CanastaMotion *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->begun == 0)
    self->begun = now - (gint64) (self->elapsed * 1000 * self->stretch);
  show_time (self, (int) ((double) (now - self->begun) / 1000 / self->stretch));
  if (self->flights->len == 0)
    stop_clock (self);
  return self->tick != 0;
}

static gboolean
outline_over_cb (gpointer data)
{
  CanastaMotion *self = data;

  remove_landed (self);
  self->outline = 0;
  if (self->flights->len > 0)
    {
      const CanastaFlight *oldest = &g_array_index (self->flights, CanastaFlight, 0);
      int age = (int) ((g_get_monotonic_time () - self->outlined) / 1000);

      self->outline = g_timeout_add ((guint) MAX (oldest->delay + oldest->duration - age, 1),
                                     outline_over_cb, self);
    }
  gtk_widget_queue_draw (self->over);
  return G_SOURCE_REMOVE;
}

CanastaMotion *
canasta_motion_new (GtkWidget *over)
{
  CanastaMotion *self = g_new0 (CanastaMotion, 1);

  self->over = over;
  self->stretch = 1;
  self->flights = g_array_new (FALSE, FALSE, sizeof (CanastaFlight));
  g_array_set_clear_func (self->flights, (GDestroyNotify) clear_flight);
  /* There are no frames any more. */
  g_signal_connect_swapped (over, "unmap", G_CALLBACK (canasta_motion_land), self);
  return self;
}

void
canasta_motion_free (CanastaMotion *self)
{
  canasta_motion_finish (self);
  g_signal_handlers_disconnect_by_data (self->over, self);
  g_array_unref (self->flights);
  g_free (self);
}

/**
 * canasta_motion_set_stretch:
 * @self: a motion
 * @stretch: how much longer everything takes than is said of it; 0: nothing moves, and
 *   places are outlined instead
 *
 * Where that changes, whatever is under way is finished.
 */
void
canasta_motion_set_stretch (CanastaMotion *self, double stretch)
{
  if (self->stretch == stretch)
    return;
  canasta_motion_finish (self);
  self->stretch = stretch;
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

/* An outline is kept by where it is on what has waited for the card, which may come to lie
 * elsewhere; away from there and back. Returns: whether that still has the size it had. */
static gboolean
shift_outline (CanastaMotion *self, CanastaFlight *flight, gboolean back)
{
  double x, y;

  if (!flight->waiting)
    return TRUE;
  if (!gtk_widget_get_mapped (flight->waiting)
      || (int) flight->to.size.width != gtk_widget_get_width (flight->waiting)
      || (int) flight->to.size.height != gtk_widget_get_height (flight->waiting)
      || !gtk_widget_translate_coordinates (flight->waiting, self->over, 0, 0, &x, &y))
    return FALSE;
  graphene_rect_offset (&flight->seen, (float) (back ? x : -x), (float) (back ? y : -y));
  return TRUE;
}

/* Sends something off; the flight's objects get references of their own. Outlines
 * do not wait, and are around what would have flown. */
void
canasta_motion_add (CanastaMotion *self, const CanastaFlight *flight)
{
  CanastaFlight copy = *flight;

  if (copy.step && canasta_motion_is_still (self))
    return;
  if (canasta_motion_is_still (self))
    {
      copy.delay = copy.stay = 0;
      copy.duration = CANASTA_MOTION_OUTLINE_TIME;
      copy.land = NULL;
      if (copy.waiting)
        graphene_rect_init (&copy.to, 0, 0, gtk_widget_get_width (copy.waiting),
                            gtk_widget_get_height (copy.waiting));
      shift_outline (self, &copy, FALSE);
    }
  copy.delay += get_elapsed (self);
  if (copy.texture)
    g_object_ref (copy.texture);
  if (copy.waiting)
    g_object_ref (copy.waiting);
  if (copy.step)
    copy.step (copy.waiting, &copy, 0);
  else if (copy.waiting && !copy.land && !canasta_motion_is_still (self))
    gtk_widget_set_opacity (copy.waiting, 0);
  g_array_append_val (self->flights, copy);
  if (canasta_motion_is_still (self))
    follow_outline (self);
  else if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (self->over, tick_cb, self, NULL);
}

/* Everything is where it belongs, at once. */
void
canasta_motion_finish (CanastaMotion *self)
{
  g_clear_handle_id (&self->outline, g_source_remove);
  stop_clock (self);
  if (self->flights->len == 0)
    return;
  g_array_set_size (self->flights, 0);
  gtk_widget_queue_draw (self->over);
}

/* What moves is where it belongs; outlines stay for their time. */
void
canasta_motion_land (CanastaMotion *self)
{
  if (!canasta_motion_is_still (self))
    canasta_motion_finish (self);
}

/* How much is under way, or how many places are outlined. */
guint
canasta_motion_count (CanastaMotion *self)
{
  return self->flights->len;
}

/* How long it takes until all has landed, in milliseconds; 0 where nothing moves. */
int
canasta_motion_get_rest (CanastaMotion *self)
{
  int rest = 0;

  for (guint i = 0; i < self->flights->len && !canasta_motion_is_still (self); i++)
    {
      const CanastaFlight *flight = &g_array_index (self->flights, CanastaFlight, i);

      rest = MAX (rest, flight->delay + flight->duration + flight->stay - self->elapsed);
    }
  return rest;
}

/**
 * canasta_motion_stop_at:
 * @self: a motion
 * @time: since the first flight set off, in milliseconds
 *
 * The clock shows this time and stands, until something is added: for the tests.
 */
void
canasta_motion_stop_at (CanastaMotion *self, int time)
{
  stop_clock (self);
  show_time (self, time);
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

/* On whole pixels a texture is copied, between them it is computed anew. */
static void
snap (graphene_rect_t *place, int scale)
{
  place->origin.x = roundf (place->origin.x * (float) scale) / (float) scale;
  place->origin.y = roundf (place->origin.y * (float) scale) / (float) scale;
}

typedef struct
{
  guint n; /* flights that follow one another */
  graphene_rect_t area;
} Box;

/* By how much the area grows if two boxes become one. */
static float
get_growth (const Box *one, const Box *other)
{
  graphene_rect_t both;

  graphene_rect_union (&one->area, &other->area, &both);
  return graphene_rect_get_area (&both) - graphene_rect_get_area (&one->area)
         - graphene_rect_get_area (&other->area);
}

/* Neighbours become one box, those first that lose least by it: so all lie over each other
 * as before. */
static void
join_boxes (GArray *boxes)
{
  while (boxes->len > MOST_BOXES)
    {
      Box *all = (Box *) (gpointer) boxes->data;
      guint best = 0;

      for (guint i = 1; i + 1 < boxes->len; i++)
        if (get_growth (&all[i], &all[i + 1]) < get_growth (&all[best], &all[best + 1]))
          best = i;
      graphene_rect_union (&all[best].area, &all[best + 1].area, &all[best].area);
      all[best].n += all[best + 1].n;
      g_array_remove_index (boxes, best + 1);
    }
}

/* Where a flight is by now. */
static void
get_flying (CanastaMotion *self, const CanastaFlight *flight, graphene_rect_t *place)
{
  graphene_rect_interpolate (&flight->from, &flight->to, get_part (flight, self->elapsed), place);
  snap (place, gtk_widget_get_scale_factor (self->over));
  place->size = flight->to.size;
}

/* The flights of a box, in a place of its own: where that has moved nobody looks into it for
 * what has changed. */
static void
snapshot_box (CanastaMotion *self, GtkSnapshot *snapshot, const Box *box, gpointer *flying)
{
  GtkSnapshot *inside = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  for (guint i = 0; i < box->n; i++)
    {
      const CanastaFlight *flight = flying[i];
      graphene_rect_t place;

      get_flying (self, flight, &place);
      graphene_rect_offset (&place, -box->area.origin.x, -box->area.origin.y);
      canasta_texture_paint (flight->texture, self->over, inside, &place);
    }
  node = gtk_snapshot_free_to_node (inside);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &box->area.origin);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

/* Whoever looks for what has changed since the last frame keeps no more than thirty places:
 * beyond that, all that holds them has changed. So the many cards of a deal go in a few boxes,
 * and the table is not painted as a whole for each frame of it. */
static void
snapshot_flying (CanastaMotion *self, GtkSnapshot *snapshot, GPtrArray *flying)
{
  g_autoptr (GArray) boxes = g_array_new (FALSE, FALSE, sizeof (Box));
  guint first = 0;

  for (guint i = 0; i < flying->len; i++)
    {
      Box box = { .n = 1 };

      get_flying (self, g_ptr_array_index (flying, i), &box.area);
      g_array_append_val (boxes, box);
    }
  join_boxes (boxes);
  for (guint i = 0; i < boxes->len; i++)
    {
      const Box *box = &g_array_index (boxes, Box, i);

      snapshot_box (self, snapshot, box, flying->pdata + first);
      first += box->n;
    }
}

static void
snapshot_outlines (CanastaMotion *self, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < self->flights->len; i++)
    {
      CanastaFlight around = g_array_index (self->flights, CanastaFlight, i);

      if (shift_outline (self, &around, TRUE))
        outline (self, snapshot, &around.seen);
    }
}

void
canasta_motion_snapshot (CanastaMotion *self, GtkSnapshot *snapshot)
{
  g_autoptr (GPtrArray) flying = g_ptr_array_new ();

  if (canasta_motion_is_still (self))
    {
      snapshot_outlines (self, snapshot);
      return;
    }
  for (guint i = 0; i < self->flights->len; i++)
    {
      const CanastaFlight *flight = &g_array_index (self->flights, CanastaFlight, i);

      if (flight->texture && self->elapsed >= flight->delay)
        g_ptr_array_add (flying, (gpointer) flight);
    }
  snapshot_flying (self, snapshot, flying);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards turn around a point far below, as in a hand. With "angle" 0 they
 * lie in a row, one over the other where there is too little room. Properties:
 * "cards", in notation; "card-height", in pixels; "angle", of the whole fan, in
 * degrees.
 *
 * All of it is one picture, drawn when it is first shown in its size: turning cards, and
 * throwing their shadows, takes longer than all else of a page. */
#include "config.h"

#include "pages/card-fan.h"

#include <math.h>

#include "cards/card.h"
#include "table/texture.h"

struct _CanastaCardFan
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  char *text;
  GArray *cards;                /* of CanastaCard */
  int card_height;
  double angle;
  GdkTexture *picture;          /* or NULL … */
  graphene_rect_t area;         /* … else where it is … */
  int scale;                    /* … and its pixels of the screen to one */
};

G_DEFINE_FINAL_TYPE (CanastaCardFan, canasta_card_fan, GTK_TYPE_WIDGET)

enum
{
  PROP_CARDS = 1,
  PROP_CARD_HEIGHT,
  PROP_ANGLE,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

/* How far below its middle a card turns, in card heights. */
#define PIVOT 2.1
#define SIDE_BY_SIDE_GAP 10
#define SHADOW 16 /* the room for it, above and below together */
#define SHADOW_BELOW 2
#define SHADOW_BLUR 6
#define SHADOW_STEP 0.025 /* of black, from pixel to pixel towards the card */

static double
get_card_width (CanastaCardFan *self)
{
  return round (self->card_height / CANASTA_CARD_ART_ASPECT);
}

static double
get_card_angle (CanastaCardFan *self, guint index)
{
  if (self->cards->len < 2)
    return 0;
  return self->angle * ((double) index / (self->cards->len - 1) - 0.5);
}

/* The smallest box around the fan, whose middle card stands upright. */
static void
get_extents (CanastaCardFan *self, double *width, double *height)
{
  double card_width = get_card_width (self);
  double radius = PIVOT * self->card_height;
  double turn = get_card_angle (self, 0) * -G_PI / 180;

  if (self->angle == 0)
    {
      *width = self->cards->len * (card_width + SIDE_BY_SIDE_GAP) - SIDE_BY_SIDE_GAP;
      *height = self->card_height;
      return;
    }
  *width = 2 * ((radius + self->card_height / 2.0) * sin (turn) + card_width / 2 * cos (turn));
  *height = radius + self->card_height / 2.0 -
            ((radius - self->card_height / 2.0) * cos (turn) - card_width / 2 * sin (turn));
  *height = MAX (*height, self->card_height);
}

static void
canasta_card_fan_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  CanastaCardFan *self = CANASTA_CARD_FAN (widget);
  double width, height;

  get_extents (self, &width, &height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 0;
      *natural = ceil (width);
      return;
    }
  if (self->angle != 0 && for_size >= 0 && for_size < width)
    height *= for_size / width;
  *natural = ceil (height) + SHADOW;
  /* Whatever width it is given, it needs no less than what it needs for none. */
  *minimum = self->angle != 0 && for_size < 0 ? SHADOW : *natural;
}

/* A fan that becomes narrower becomes lower, too. */
static GtkSizeRequestMode
canasta_card_fan_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* From card to card in a row. */
static double
get_row_step (CanastaCardFan *self)
{
  double width = get_card_width (self);
  double room = gtk_widget_get_width (GTK_WIDGET (self)) - width;
  double step = width + SIDE_BY_SIDE_GAP;

  return self->cards->len < 2 ? step : MIN (step, room / (self->cards->len - 1));
}

/* A fan that is too wide becomes smaller; a row overlaps instead. */
static double
get_shrinking (CanastaCardFan *self)
{
  int room = gtk_widget_get_width (GTK_WIDGET (self));
  double width, height;

  get_extents (self, &width, &height);
  return self->angle == 0 ? 1 : MIN (1, room / width);
}

/* Where all cards lie in the widget, with their shadows, in whole pixels. */
static graphene_rect_t
get_area (CanastaCardFan *self)
{
  int room = gtk_widget_get_width (GTK_WIDGET (self));
  double shrinking = get_shrinking (self), width, height, left;

  get_extents (self, &width, &height);
  width = self->angle == 0 ? MIN (width, room) : width * shrinking;
  left = self->angle == 0 ? 0 : floor ((room - width) / 2);
  return GRAPHENE_RECT_INIT ((float) left - SHADOW / 2, 0, (float) ceil (width) + SHADOW + 1,
                             (float) ceil (height * shrinking) + SHADOW);
}

/* The edge of a card in its place, and as much around it. */
static void
trace_card (CanastaCardFan *self, cairo_t *cr, double around)
{
  double width = get_card_width (self), height = self->card_height;
  double radius = width * CANASTA_CARD_ART_RADIUS + around;
  double right = width + around - radius, bottom = height + around - radius;
  double left = radius - around, top = radius - around;

  cairo_new_path (cr);
  cairo_arc (cr, right, top, radius, -G_PI_2, 0);
  cairo_arc (cr, right, bottom, radius, 0, G_PI_2);
  cairo_arc (cr, left, bottom, radius, G_PI_2, G_PI);
  cairo_arc (cr, left, top, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* Darker from pixel to pixel, in place of a blur. */
static void
draw_shadow (CanastaCardFan *self, cairo_t *cr)
{
  cairo_save (cr);
  cairo_translate (cr, 0, SHADOW_BELOW);
  cairo_set_source_rgba (cr, 0, 0, 0, SHADOW_STEP);
  for (int around = SHADOW_BLUR; around > 0; around--)
    {
      trace_card (self, cr, around);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/* From the upper left corner of the widget to that of a card. */
static void
go_to_card (CanastaCardFan *self, cairo_t *cr, guint index)
{
  double radius = PIVOT * self->card_height;

  if (self->angle == 0)
    {
      cairo_translate (cr, round (index * get_row_step (self)), SHADOW / 2);
      return;
    }
  cairo_translate (cr, gtk_widget_get_width (GTK_WIDGET (self)) / 2.0, 0);
  cairo_scale (cr, get_shrinking (self), get_shrinking (self));
  cairo_translate (cr, 0, SHADOW / 2 + self->card_height / 2.0 + radius);
  cairo_rotate (cr, get_card_angle (self, index) * G_PI / 180);
  cairo_translate (cr, -get_card_width (self) / 2, -self->card_height / 2.0 - radius);
}

static GdkTexture *
draw_cards (CanastaCardFan *self)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) self->area.size.width * self->scale,
                                (int) self->area.size.height * self->scale);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, self->scale, self->scale);
  cairo_translate (cr, -self->area.origin.x, -self->area.origin.y);
  for (guint i = 0; i < self->cards->len; i++)
    {
      cairo_save (cr);
      go_to_card (self, cr, i);
      draw_shadow (self, cr);
      canasta_card_art_draw_face (self->art, g_array_index (self->cards, CanastaCard, i), cr,
                                  (int) get_card_width (self), self->card_height);
      cairo_restore (cr);
    }
  cairo_destroy (cr);
  return canasta_texture_take (surface);
}

static void
canasta_card_fan_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaCardFan *self = CANASTA_CARD_FAN (widget);
  graphene_rect_t area = get_area (self);
  int scale = gtk_widget_get_scale_factor (widget);

  if (!self->art)
    return;
  if (!graphene_rect_equal (&area, &self->area) || scale != self->scale)
    g_clear_object (&self->picture);
  if (!self->picture)
    {
      self->area = area;
      self->scale = scale;
      self->picture = draw_cards (self);
    }
  canasta_texture_paint (self->picture, widget, snapshot, &self->area);
}

/* What is not shown takes no room. */
static void
canasta_card_fan_unmap (GtkWidget *widget)
{
  g_clear_object (&CANASTA_CARD_FAN (widget)->picture);
  GTK_WIDGET_CLASS (canasta_card_fan_parent_class)->unmap (widget);
}

/* It is to show something else. */
static void
forget_picture (CanastaCardFan *self)
{
  g_clear_object (&self->picture);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
set_card_height (CanastaCardFan *self, int card_height)
{
  if (card_height == self->card_height)
    return;
  self->card_height = card_height;
  forget_picture (self);
}

static void
set_cards (CanastaCardFan *self, const char *text)
{
  CanastaCard card;

  g_free (self->text);
  self->text = g_strdup (text);
  g_array_set_size (self->cards, 0);
  while (text && canasta_card_read (&text, &card))
    {
      g_array_append_val (self->cards, card);
      while (*text == ' ')
        text++;
    }
  forget_picture (self);
}

static void
canasta_card_fan_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  CanastaCardFan *self = CANASTA_CARD_FAN (object);

  switch (id)
    {
    case PROP_CARDS:
      set_cards (self, g_value_get_string (value));
      break;
    case PROP_CARD_HEIGHT:
      set_card_height (self, g_value_get_int (value));
      break;
    case PROP_ANGLE:
      self->angle = g_value_get_double (value);
      forget_picture (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
canasta_card_fan_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CanastaCardFan *self = CANASTA_CARD_FAN (object);

  switch (id)
    {
    case PROP_CARDS:
      g_value_set_string (value, self->text);
      break;
    case PROP_CARD_HEIGHT:
      g_value_set_int (value, self->card_height);
      break;
    case PROP_ANGLE:
      g_value_set_double (value, self->angle);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
canasta_card_fan_dispose (GObject *object)
{
  CanastaCardFan *self = CANASTA_CARD_FAN (object);

  canasta_card_fan_set_art (self, NULL);
  G_OBJECT_CLASS (canasta_card_fan_parent_class)->dispose (object);
}

static void
canasta_card_fan_finalize (GObject *object)
{
  CanastaCardFan *self = CANASTA_CARD_FAN (object);

  g_free (self->text);
  g_array_unref (self->cards);
  G_OBJECT_CLASS (canasta_card_fan_parent_class)->finalize (object);
}

static void
canasta_card_fan_class_init (CanastaCardFanClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = canasta_card_fan_dispose;
  object_class->finalize = canasta_card_fan_finalize;
  object_class->set_property = canasta_card_fan_set_property;
  object_class->get_property = canasta_card_fan_get_property;
  widget_class->measure = canasta_card_fan_measure;
  widget_class->get_request_mode = canasta_card_fan_get_request_mode;
  widget_class->snapshot = canasta_card_fan_snapshot;
  widget_class->unmap = canasta_card_fan_unmap;

  properties[PROP_CARDS] = g_param_spec_string ("cards", NULL, NULL, NULL, flags);
  properties[PROP_CARD_HEIGHT] = g_param_spec_int ("card-height", NULL, NULL, 20, 600, 140, flags);
  properties[PROP_ANGLE] = g_param_spec_double ("angle", NULL, NULL, 0, 90, 0, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
canasta_card_fan_init (CanastaCardFan *self)
{
  self->cards = g_array_new (FALSE, FALSE, sizeof (CanastaCard));
  self->card_height = 140;
}

/**
 * canasta_card_fan_set_art:
 * @self: a fan
 * @art: (nullable): what the cards are drawn with
 */
void
canasta_card_fan_set_art (CanastaCardFan *self, CanastaCardArt *art)
{
  if (self->art)
    g_signal_handlers_disconnect_by_func (self->art, forget_picture, self);
  g_set_object (&self->art, art);
  if (art)
    g_signal_connect_object (art, "changed", G_CALLBACK (forget_picture), self,
                             G_CONNECT_SWAPPED);
  forget_picture (self);
}

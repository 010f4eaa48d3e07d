/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards turn around a point far below, as in a hand. With "angle" 0 they
 * lie in a row, one over the other where there is too little room. Properties:
 * "cards", in notation; "card-height", in pixels; "angle", of the whole fan, in
 * degrees. */
#include "config.h"

#include "pages/card-fan.h"

#include <math.h>

#include "cards/card.h"

struct _CanastaCardFan
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  char *text;
  GArray *cards;                /* of CanastaCard */
  int card_height;
  double angle;
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

static void
snapshot_card (CanastaCardFan *self, GtkSnapshot *snapshot, CanastaCard card)
{
  double width = get_card_width (self);
  graphene_rect_t area = GRAPHENE_RECT_INIT (-width / 2, -self->card_height / 2.0, width,
                                             self->card_height);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &area, width * CANASTA_CARD_ART_RADIUS);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &(GdkRGBA){ 0, 0, 0, 0.35 }, 0, 2, 0,
                                     7);
  gtk_snapshot_append_texture (snapshot,
                               canasta_card_art_get_face (self->art, card, width,
                                                          self->card_height,
                                                          gtk_widget_get_scale_factor (
                                                            GTK_WIDGET (self))),
                               &area);
}

/* A fan that is too wide becomes smaller; a row overlaps instead. */
static void
shrink_to_fit (CanastaCardFan *self, GtkSnapshot *snapshot)
{
  int room = gtk_widget_get_width (GTK_WIDGET (self));
  double width, height;

  get_extents (self, &width, &height);
  if (self->angle == 0 || room >= width)
    return;
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (room / 2.0, 0));
  gtk_snapshot_scale (snapshot, room / width, room / width);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-room / 2.0, 0));
}

static void
canasta_card_fan_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaCardFan *self = CANASTA_CARD_FAN (widget);
  double radius = PIVOT * self->card_height;
  double middle = gtk_widget_get_width (widget) / 2.0;
  double step = get_row_step (self);

  if (!self->art)
    return;

  gtk_snapshot_save (snapshot);
  shrink_to_fit (self, snapshot);
  for (guint i = 0; i < self->cards->len; i++)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot,
                              &GRAPHENE_POINT_INIT (middle, 8 + self->card_height / 2.0));
      if (self->angle == 0)
        {
          double x = get_card_width (self) / 2 + i * step - middle;

          gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (round (x), 0));
        }
      else
        {
          gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, radius));
          gtk_snapshot_rotate (snapshot, get_card_angle (self, i));
          gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, -radius));
        }
      snapshot_card (self, snapshot, g_array_index (self->cards, CanastaCard, i));
      gtk_snapshot_restore (snapshot);
    }
  gtk_snapshot_restore (snapshot);
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
  gtk_widget_queue_resize (GTK_WIDGET (self));
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
      self->card_height = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case PROP_ANGLE:
      self->angle = g_value_get_double (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
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
    g_signal_handlers_disconnect_by_func (self->art, gtk_widget_queue_draw, self);
  g_set_object (&self->art, art);
  if (art)
    g_signal_connect_object (art, "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                             G_CONNECT_SWAPPED);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

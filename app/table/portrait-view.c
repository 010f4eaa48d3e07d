/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/portrait-view.h"

#include "table/chair.h"
#include "table/texture.h"

struct _CanastaPortraitView
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  int size;
  guint portrait;
  gboolean has_side;
  guint shape; /* of the side */
};

G_DEFINE_FINAL_TYPE (CanastaPortraitView, canasta_portrait_view, GTK_TYPE_WIDGET)

static void
canasta_portrait_view_measure (GtkWidget      *widget,
                               GtkOrientation  orientation,
                               int             for_size,
                               int            *minimum,
                               int            *natural,
                               int            *minimum_baseline,
                               int            *natural_baseline)
{
  *minimum = *natural = CANASTA_PORTRAIT_VIEW (widget)->size;
}

/* The texture has the size of the device, wherever the window is now. */
static void
canasta_portrait_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaPortraitView *self = CANASTA_PORTRAIT_VIEW (widget);
  CanastaSitter sitter = { .shape = self->shape, .portrait = self->portrait,
                           .look = CANASTA_LOOK_WAITING };
  int x = (gtk_widget_get_width (widget) - self->size) / 2;
  int y = (gtk_widget_get_height (widget) - self->size) / 2;
  graphene_rect_t place = GRAPHENE_RECT_INIT (x, y, self->size, self->size);

  if (self->has_side)
    canasta_chair_snapshot (widget, snapshot, self->art, &sitter, &place);
  else
    canasta_texture_paint (canasta_card_art_get_portrait (self->art, self->portrait,
                                                          CANASTA_LOOK_WAITING, self->size,
                                                          gtk_widget_get_scale_factor (widget)),
                           widget, snapshot, &place);
}

static void
canasta_portrait_view_dispose (GObject *object)
{
  g_clear_object (&CANASTA_PORTRAIT_VIEW (object)->art);
  G_OBJECT_CLASS (canasta_portrait_view_parent_class)->dispose (object);
}

static void
canasta_portrait_view_class_init (CanastaPortraitViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_portrait_view_dispose;
  widget_class->measure = canasta_portrait_view_measure;
  widget_class->snapshot = canasta_portrait_view_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
canasta_portrait_view_init (CanastaPortraitView *self)
{
}

/* A face of this size in logical pixels. */
GtkWidget *
canasta_portrait_view_new (CanastaCardArt *art, int size)
{
  CanastaPortraitView *self = g_object_new (CANASTA_TYPE_PORTRAIT_VIEW, NULL);

  self->art = g_object_ref (art);
  self->size = size;
  return GTK_WIDGET (self);
}

void
canasta_portrait_view_set_portrait (CanastaPortraitView *self, guint portrait)
{
  if (self->portrait == portrait)
    return;
  self->portrait = portrait;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Sits the player on a chair of their side. */
void
canasta_portrait_view_set_side (CanastaPortraitView *self, guint shape)
{
  self->has_side = TRUE;
  self->shape = shape;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

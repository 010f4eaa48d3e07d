/* SPDX-License-Identifier: GPL-3.0-or-later */
/* It asks for no more width than the wider of the two, so that a window can become
 * narrow at once. */
#include "config.h"

#include "pages/panel-frame.h"

struct _CanastaPanelFrame
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkWidget *panel;
  gboolean covering;
  int width;
  guint tells_width; /* the source that will */
};

G_DEFINE_FINAL_TYPE (CanastaPanelFrame, canasta_panel_frame, GTK_TYPE_WIDGET)

enum
{
  PROP_CONTENT = 1,
  PROP_PANEL,
  PROP_COVERING,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];
static guint resized_signal;

static int
get_least_width (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static void
canasta_panel_frame_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  CanastaPanelFrame *self = CANASTA_PANEL_FRAME (widget);

  gtk_widget_measure (self->content, orientation, -1, minimum, natural, NULL, NULL);
  if (canasta_panel_frame_get_shown (self))
    {
      int least, most;

      gtk_widget_measure (self->panel, orientation, -1, &least, &most, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, *minimum);
    }
}

static gboolean
tell_width_cb (gpointer data)
{
  CanastaPanelFrame *self = data;

  self->tells_width = 0;
  g_signal_emit (self, resized_signal, 0, self->width);
  return G_SOURCE_REMOVE;
}

static void
canasta_panel_frame_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaPanelFrame *self = CANASTA_PANEL_FRAME (widget);
  gboolean shown = canasta_panel_frame_get_shown (self);
  int panel = shown ? get_least_width (self->panel) : 0;
  gboolean covering = shown && panel + get_least_width (self->content) > width;

  gtk_widget_set_child_visible (self->content, !covering);
  if (shown)
    gtk_widget_size_allocate (self->panel,
                              &(GtkAllocation){ covering ? 0 : width - panel, 0,
                                                covering ? width : panel, height }, -1);
  if (!covering)
    gtk_widget_size_allocate (self->content, &(GtkAllocation){ 0, 0, width - panel, height }, -1);
  if (width != self->width && !self->tells_width)
    self->tells_width = g_idle_add_full (G_PRIORITY_HIGH_IDLE, tell_width_cb, self, NULL);
  self->width = width;
  if (covering == self->covering)
    return;
  self->covering = covering;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COVERING]);
}

static void
canasta_panel_frame_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CanastaPanelFrame *self = CANASTA_PANEL_FRAME (object);

  if (id == PROP_COVERING)
    g_value_set_boolean (value, self->covering);
  else
    g_value_set_object (value, id == PROP_PANEL ? self->panel : self->content);
}

static void
canasta_panel_frame_set_property (GObject *object, guint id, const GValue *value,
                                  GParamSpec *pspec)
{
  CanastaPanelFrame *self = CANASTA_PANEL_FRAME (object);
  GtkWidget **part = id == PROP_PANEL ? &self->panel : &self->content;

  *part = g_value_get_object (value);
  gtk_widget_set_parent (*part, GTK_WIDGET (self));
  if (id == PROP_PANEL)
    gtk_widget_set_visible (self->panel, FALSE);
}

static void
canasta_panel_frame_dispose (GObject *object)
{
  CanastaPanelFrame *self = CANASTA_PANEL_FRAME (object);

  g_clear_handle_id (&self->tells_width, g_source_remove);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->panel, gtk_widget_unparent);
  G_OBJECT_CLASS (canasta_panel_frame_parent_class)->dispose (object);
}

static void
canasta_panel_frame_class_init (CanastaPanelFrameClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = canasta_panel_frame_get_property;
  object_class->set_property = canasta_panel_frame_set_property;
  object_class->dispose = canasta_panel_frame_dispose;
  widget_class->measure = canasta_panel_frame_measure;
  widget_class->size_allocate = canasta_panel_frame_size_allocate;

  properties[PROP_CONTENT] =
    g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_PANEL] = g_param_spec_object ("panel", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_COVERING] =
    g_param_spec_boolean ("covering", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  resized_signal = g_signal_new ("resized", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_panel_frame_init (CanastaPanelFrame *self)
{
}

void
canasta_panel_frame_set_shown (CanastaPanelFrame *self, gboolean shown)
{
  gtk_widget_set_visible (self->panel, shown);
}

gboolean
canasta_panel_frame_get_shown (CanastaPanelFrame *self)
{
  return gtk_widget_get_visible (self->panel);
}

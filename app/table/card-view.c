/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card of the hand. It rises when it is pointed at or selected; only the drawing
 * moves, so that its neighbours stay where they can be hit. */
#include "config.h"

#include "table/card-view.h"

#include <math.h>

#include "table/details.h"
#include "table/key-bindings.h"
#include "table/layout.h"
#include "table/paint.h"

#define HOVER_RISE 8
#define TICK_RADIUS 7.5
#define NARROW 30

struct _CanastaCardView
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  CanastaCard card;
  guint id;
  CanastaCardMarks marks;
  char *description;
  gboolean is_described; /* as it is now */
  gboolean is_led; /* whether its name begins with what was done */
  int strip; /* how much of it the next card leaves visible */
  graphene_point_t shift; /* how far from its place it is drawn */
  double turned;          /* 0: its back is seen, 1: its face */
};

G_DEFINE_FINAL_TYPE (CanastaCardView, canasta_card_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_TOGGLE,
  SIGNAL_ACTIVATE,
  SIGNAL_THROW,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* How far above its place it is drawn. */
int
canasta_card_view_get_rise (CanastaCardView *self)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (GTK_WIDGET (self));

  if (self->marks.selected)
    return CANASTA_LAYOUT_RISE;
  /* The focus alone does not lift it, or it would look chosen. */
  if (flags & GTK_STATE_FLAG_PRELIGHT)
    return HOVER_RISE;
  return 0;
}

/* The tick stands where the lower rows never reach: under index and suit. */
static void
snapshot_tick (CanastaCardView *self, GtkSnapshot *snapshot, int height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double x = MAX (TICK_RADIUS + 2, MIN (self->strip / 2.0, TICK_RADIUS + 4));
  double y = 0.42 * height + CANASTA_LAYOUT_RISE - TICK_RADIUS - 1;
  GdkRGBA ground, sign;
  cairo_t *cr;

  canasta_paint_get_colour (widget, "canasta_select", &ground);
  canasta_paint_get_colour (widget, "canasta_select_sign", &sign);
  canasta_paint_disc (snapshot, x, y, TICK_RADIUS, &ground);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x - 8, y - 8, 16, 16));
  cairo_move_to (cr, x - 3.5, y);
  cairo_line_to (cr, x - 1, y + 3);
  cairo_line_to (cr, x + 4, y - 3);
  cairo_set_line_width (cr, 2);
  gdk_cairo_set_source_rgba (cr, &sign);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
snapshot_marks (CanastaCardView *self, GtkSnapshot *snapshot, int width, int height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double radius = width * CANASTA_CARD_ART_RADIUS;
  graphene_rect_t card = GRAPHENE_RECT_INIT (0, 0, width, height);
  GdkRGBA colour;

  if (self->marks.selected)
    {
      graphene_rect_t inside;

      canasta_paint_get_colour (widget, "canasta_select", &colour);
      graphene_rect_inset_r (&card, 2, 2, &inside);
      canasta_paint_ring (snapshot, &inside, MAX (radius - 2, 1), 3, &colour);
      snapshot_tick (self, snapshot, height);
    }
  if (self->marks.hinted)
    {
      canasta_paint_get_colour (widget, "canasta_hint", &colour);
      canasta_paint_ring (snapshot, &card, radius, 4, &colour);
    }
  if (self->marks.fresh)
    {
      double x = MIN (self->strip, width) / 2.0;

      canasta_paint_get_colour (widget, "canasta_fresh_edge", &colour);
      canasta_paint_disc (snapshot, x, 0, 5.5, &colour);
      canasta_paint_get_colour (widget, "canasta_fresh", &colour);
      canasta_paint_disc (snapshot, x, 0, 4.5, &colour);
    }
}

/* A back goes to both sides, then the face opens from the middle. */
static void
snapshot_turning (CanastaCardView *self, GtkSnapshot *snapshot, int width, int height)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  double half = ABS (self->turned - 0.5) * width;
  GdkTexture *side = self->turned < 0.5
                       ? canasta_card_art_get_back (self->art, width, height, scale)
                       : canasta_card_art_get_face (self->art, self->card, width, height, scale);

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (roundf ((float) (width / 2.0 - half)),
                                                         -CANASTA_PAINT_SHADOW,
                                                         roundf ((float) (2 * half)),
                                                         height + 2 * CANASTA_PAINT_SHADOW));
  canasta_paint_card (GTK_WIDGET (self), snapshot, side, 0, 0, width, height);
  gtk_snapshot_pop (snapshot);
}

static void
canasta_card_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaCardView *self = CANASTA_CARD_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  GdkTexture *face;

  if (width <= 0 || height <= 0)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (
    roundf (self->shift.x), roundf (self->shift.y) - (float) canasta_card_view_get_rise (self)));
  if (self->turned < 1)
    {
      snapshot_turning (self, snapshot, width, height);
      gtk_snapshot_restore (snapshot);
      return;
    }
  if (self->marks.lifted)
    gtk_snapshot_push_opacity (snapshot, 0.35);
  face = canasta_card_art_get_face (self->art, self->card, width, height,
                                    gtk_widget_get_scale_factor (widget));
  canasta_paint_card (GTK_WIDGET (self), snapshot, face, 0, 0, width, height);
  snapshot_marks (self, snapshot, width, height);
  if (self->marks.lifted)
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
canasta_card_view_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  CanastaCardView *self = CANASTA_CARD_VIEW (widget);
  GtkStateFlags flags = gtk_widget_get_state_flags (widget);

  if (self->is_led
      && ((previous & ~flags & GTK_STATE_FLAG_FOCUSED) || (flags & GTK_STATE_FLAG_BACKDROP)))
    canasta_card_view_lead (self, NULL);
  gtk_widget_queue_draw (widget);
  GTK_WIDGET_CLASS (canasta_card_view_parent_class)->state_flags_changed (widget, previous);
}

static void
toggle_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_TOGGLE], 0, 0);
}

static void
activate_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_ACTIVATE], 0);
}

static void
released_cb (GtkGestureClick *gesture, int n_press, double x, double y, CanastaCardView *self)
{
  GdkModifierType state =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));

  if (n_press == 1)
    g_signal_emit (self, signals[SIGNAL_TOGGLE], 0,
                   state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK));
  else if (n_press == 2)
    g_signal_emit (self, signals[SIGNAL_THROW], 0);
}

static void
canasta_card_view_dispose (GObject *object)
{
  CanastaCardView *self = CANASTA_CARD_VIEW (object);

  g_clear_object (&self->art);
  g_clear_pointer (&self->description, g_free);
  G_OBJECT_CLASS (canasta_card_view_parent_class)->dispose (object);
}

static void
canasta_card_view_class_init (CanastaCardViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_card_view_dispose;
  widget_class->snapshot = canasta_card_view_snapshot;
  widget_class->state_flags_changed = canasta_card_view_state_flags_changed;

  signals[SIGNAL_TOGGLE] =
    g_signal_new ("toggle", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, GDK_TYPE_MODIFIER_TYPE);
  signals[SIGNAL_ACTIVATE] =
    g_signal_new ("activate", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  signals[SIGNAL_THROW] =
    g_signal_new ("throw", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "card.toggle", NULL, toggle_cb);
  gtk_widget_class_install_action (widget_class, "card.activate", NULL, activate_cb);
  canasta_keys_bind_class (widget_class, CANASTA_KEYS_CARD);
  gtk_widget_class_set_css_name (widget_class, "playing-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
canasta_card_view_init (CanastaCardView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->turned = 1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
canasta_card_view_new (CanastaCardArt *art, CanastaCard card, guint id)
{
  CanastaCardView *self = g_object_new (CANASTA_TYPE_CARD_VIEW, NULL);

  self->art = g_object_ref (art);
  self->card = card;
  self->id = id;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  canasta_card_get_name (card), -1);
  return GTK_WIDGET (self);
}

CanastaCard
canasta_card_view_get_card (CanastaCardView *self)
{
  return self->card;
}

guint
canasta_card_view_get_id (CanastaCardView *self)
{
  return self->id;
}

/* Of a card that is known not to be selected a screen reader says so each time. */
static void
tell_selected (CanastaCardView *self, gboolean selected)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (self);

  if (selected)
    gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_SELECTED, TRUE, -1);
  else
    gtk_accessible_reset_state (accessible, GTK_ACCESSIBLE_STATE_SELECTED);
}

static gboolean
has_marks (CanastaCardView *self, const CanastaCardMarks *marks)
{
  return self->marks.selected == marks->selected && self->marks.fresh == marks->fresh
         && self->marks.hinted == marks->hinted && self->marks.lifted == marks->lifted;
}

void
canasta_card_view_set_marks (CanastaCardView *self, const CanastaCardMarks *marks)
{
  if (has_marks (self, marks))
    return;
  if (marks->selected != self->marks.selected)
    tell_selected (self, marks->selected);
  if (marks->selected != self->marks.selected || marks->fresh != self->marks.fresh)
    canasta_card_view_forget_description (self);
  self->marks = *marks;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What a screen reader says before the name, or NULL, for as long as the card has the focus and
 * its window is used: whoever comes back has heard it. */
void
canasta_card_view_lead (CanastaCardView *self, const char *sentence)
{
  const char *name = canasta_card_get_name (self->card);
  g_autofree char *led = sentence ? g_strdup_printf ("%s %s", sentence, name) : NULL;

  self->is_led = sentence != NULL;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  led ? led : name, -1);
}

gboolean
canasta_card_view_is_led (CanastaCardView *self)
{
  return self->is_led;
}

/* What a screen reader adds to the name. */
void
canasta_card_view_set_description (CanastaCardView *self, const char *description)
{
  self->is_described = TRUE;
  if (g_strcmp0 (self->description, description) == 0)
    return;
  g_free (self->description);
  self->description = g_strdup (description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description ? description : "", -1);
}

/* What is said of the card is so no longer. */
void
canasta_card_view_forget_description (CanastaCardView *self)
{
  self->is_described = FALSE;
}

/* Whether something else is to be said of it. A screen reader says anew what changes of
 * the card one is at: that is told when it is left, and what a key has done is said by
 * itself. */
gboolean
canasta_card_view_needs_description (CanastaCardView *self)
{
  return !self->is_described && !(self->description && gtk_widget_has_focus (GTK_WIDGET (self)));
}

/* Draws it elsewhere than it is, while it moves there. */
void
canasta_card_view_set_shift (CanastaCardView *self, double x, double y)
{
  graphene_point_init (&self->shift, (float) x, (float) y);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* How far it is turned over: from 0, its back, to 1, its face. */
void
canasta_card_view_set_turned (CanastaCardView *self, double turned)
{
  self->turned = turned;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Of a narrow strip more is told: index and suit may be hard to make out. */
void
canasta_card_view_set_strip (CanastaCardView *self, int strip)
{
  if (strip == self->strip)
    return;
  self->strip = strip;
  canasta_details_set (GTK_WIDGET (self), strip < NARROW ? canasta_card_get_name (self->card) : NULL);
}

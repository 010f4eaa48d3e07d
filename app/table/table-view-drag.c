/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dragging: cards to melds, to the pile or within the hand, and the stock or the
 * pile to the hand. Every drag does what a named action does as well. */
#include "config.h"

#include "table/paint.h"
#include "table/table-view-private.h"

#define THRESHOLD 6
#define FAN 22

static void
get_dragged (CanastaTableView *self, CanastaCardSet *cards)
{
  CanastaCardView *card = canasta_hand_view_find (CANASTA_HAND_VIEW (self->hand), self->drag.id);

  canasta_hand_view_get_selected (CANASTA_HAND_VIEW (self->hand), cards);
  if (card
      && canasta_card_set_count_card (cards, canasta_card_view_get_card (card)) == 0)
    {
      *cards = (CanastaCardSet){ 0 };
      canasta_card_set_add_card (cards, canasta_card_view_get_card (card));
    }
}

static void
end_drag (CanastaTableView *self)
{
  self->drag = (CanastaDrag){ 0 };
  canasta_hand_view_lift (CANASTA_HAND_VIEW (self->hand), FALSE);
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What came to nothing leaves selected what was selected before. */
static void
give_back (CanastaTableView *self, const CanastaDrag *drag)
{
  if (drag->moving == CANASTA_DRAG_CARDS)
    canasta_hand_view_select (CANASTA_HAND_VIEW (self->hand), &drag->selected);
}

static void
give_up_drag (CanastaTableView *self)
{
  CanastaDrag drag = self->drag;

  end_drag (self);
  give_back (self, &drag);
}

static void
begin_cb (GtkGestureDrag *gesture, double x, double y, CanastaTableView *self)
{
  GtkWidget *target = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  self->drag = (CanastaDrag){ 0 };
  if (!self->has_observation || !target)
    return;
  if (CANASTA_IS_CARD_VIEW (target))
    {
      self->drag.from = CANASTA_DRAG_CARDS;
      self->drag.id = canasta_card_view_get_id (CANASTA_CARD_VIEW (target));
    }
  else if (target == GTK_WIDGET (canasta_well_view_get_stock (CANASTA_WELL_VIEW (self->well))))
    {
      self->drag.from = CANASTA_DRAG_STOCK;
    }
  else if (target == GTK_WIDGET (canasta_well_view_get_pile (CANASTA_WELL_VIEW (self->well))))
    {
      self->drag.from = CANASTA_DRAG_PILE;
    }
}

/* A card that is dragged without being selected goes alone. */
static void
start_moving (CanastaTableView *self)
{
  CanastaCardSet cards;

  self->drag.moving = self->drag.from;
  if (self->drag.moving != CANASTA_DRAG_CARDS)
    return;
  canasta_hand_view_get_selected (CANASTA_HAND_VIEW (self->hand), &self->drag.selected);
  get_dragged (self, &cards);
  canasta_hand_view_select (CANASTA_HAND_VIEW (self->hand), &cards);
  canasta_hand_view_lift (CANASTA_HAND_VIEW (self->hand), TRUE);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
}

static void
update_cb (GtkGestureDrag *gesture, double dx, double dy, CanastaTableView *self)
{
  double x, y;

  if (self->drag.from == CANASTA_DRAG_NONE
      || !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  if (self->drag.moving == CANASTA_DRAG_NONE)
    {
      if (dx * dx + dy * dy <= THRESHOLD * THRESHOLD)
        return;
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
      start_moving (self);
    }
  self->drag.x = x + dx;
  self->drag.y = y + dy;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drop_in_hand (CanastaTableView *self, guint id, double x, double y)
{
  graphene_point_t point;

  if (gtk_widget_compute_point (GTK_WIDGET (self), self->hand, &GRAPHENE_POINT_INIT (x, y),
                                &point))
    canasta_hand_view_move (CANASTA_HAND_VIEW (self->hand), id,
                            canasta_hand_view_get_index_at (CANASTA_HAND_VIEW (self->hand),
                                                            point.x, point.y));
}

/* Returns whether something can be dropped there. */
static gboolean
drop_cards (CanastaTableView *self, GtkWidget *target, guint id, double x, double y)
{
  GtkWidget *meld = gtk_widget_get_ancestor (target, CANASTA_TYPE_MELD_VIEW);

  if (target == self->hand || gtk_widget_is_ancestor (target, self->hand))
    drop_in_hand (self, id, x, y);
  else if (meld && canasta_meld_view_get_item (CANASTA_MELD_VIEW (meld))->own)
    canasta_table_view_activate_meld (self, CANASTA_MELD_VIEW (meld));
  else if (target == self->bands[0] || gtk_widget_is_ancestor (target, self->bands[0]))
    gtk_widget_activate_action (GTK_WIDGET (self), "table.meld", NULL);
  else if (target == self->well || gtk_widget_is_ancestor (target, self->well))
    gtk_widget_activate_action (GTK_WIDGET (self), "table.discard", NULL);
  else
    return FALSE;
  return TRUE;
}

static gboolean
drop_pile (CanastaTableView *self, GtkWidget *target, const char *action)
{
  if (target != self->hand && !gtk_widget_is_ancestor (target, self->hand))
    return FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  return TRUE;
}

static void
end_cb (GtkGestureDrag *gesture, double dx, double dy, CanastaTableView *self)
{
  CanastaDrag drag = self->drag;
  GtkWidget *target = gtk_widget_pick (GTK_WIDGET (self), drag.x, drag.y, GTK_PICK_DEFAULT);
  gboolean dropped = FALSE;

  end_drag (self);
  if (drag.moving == CANASTA_DRAG_NONE)
    return;
  if (target && drag.moving == CANASTA_DRAG_CARDS)
    dropped = drop_cards (self, target, drag.id, drag.x, drag.y);
  else if (target)
    dropped = drop_pile (self, target, drag.moving == CANASTA_DRAG_STOCK ? "table.draw"
                                                                        : "table.take");
  if (!dropped)
    give_back (self, &drag);
}

static void
cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, CanastaTableView *self)
{
  give_up_drag (self);
}

/* Any input finishes what still moves. */
static void
pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, CanastaTableView *self)
{
  canasta_table_view_note_input (self, GDK_KEY_VoidSymbol);
  canasta_motion_land (self->motion);
}

/* Escape gives up a drag before it means anything else. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  key,
                guint                  code,
                GdkModifierType        state,
                CanastaTableView      *self)
{
  canasta_table_view_note_input (self, key);
  canasta_motion_land (self->motion);
  if (key != GDK_KEY_Escape || self->drag.moving == CANASTA_DRAG_NONE)
    return FALSE;
  give_up_drag (self);
  return TRUE;
}

/* Empty felt: the others' steps are finished at once. */
static void
felt_clicked_cb (GtkGestureClick *gesture, int n_press, double x, double y, CanastaTableView *self)
{
  GtkWidget *target = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (!self->has_observation || canasta_table_view_is_my_turn (self) || !target)
    return;
  for (GtkWidget *at = target; at && at != GTK_WIDGET (self);
       at = gtk_widget_get_parent (at))
    {
      if (gtk_widget_get_focusable (at))
        return;
    }
  gtk_widget_activate_action (GTK_WIDGET (self), "table.skip", NULL);
}

void
canasta_table_view_add_drag (CanastaTableView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *any = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (any), GTK_PHASE_CAPTURE);
  g_signal_connect (any, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (any));

  /* What is dragged when the table goes is given up after its children are gone. */
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (begin_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (update_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (end_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (drag, "cancel", G_CALLBACK (cancel_cb), self, G_CONNECT_DEFAULT);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));

  g_signal_connect (click, "released", G_CALLBACK (felt_clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* The cards under the pointer, with their number. */
void
canasta_table_view_snapshot_drag (CanastaTableView *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = self->layout.card_width;
  int height = self->layout.card_height;
  int scale = gtk_widget_get_scale_factor (widget);
  CanastaCardSet cards = { 0 };
  CanastaCard face;
  double x = self->drag.x - width / 2.0;
  double y = self->drag.y - height / 4.0;
  int shown = 0;

  if (self->drag.moving == CANASTA_DRAG_NONE)
    return;
  if (self->drag.moving == CANASTA_DRAG_STOCK)
    canasta_paint_card (snapshot, canasta_card_art_get_back (self->art, width, height, scale),
                        x, y, width, height);
  else if (self->drag.moving == CANASTA_DRAG_PILE)
    canasta_card_set_add_card (&cards, canasta_board_get_top (&self->observation.board));
  else
    canasta_hand_view_get_selected (CANASTA_HAND_VIEW (self->hand), &cards);
  for (CanastaCardSet rest = cards; (face = canasta_card_set_next (&rest)) != CANASTA_NO_CARD;)
    {
      for (int i = canasta_card_set_count_card (&cards, face); i > 0; i--, shown++)
        canasta_paint_card (snapshot,
                            canasta_card_art_get_face (self->art, face, width, height, scale),
                            x + shown * FAN, y, width, height);
    }
  if (shown > 1)
    {
      g_autofree char *count = g_strdup_printf ("%d", shown);
      GdkRGBA ground, ink;

      canasta_paint_get_colour (widget, "canasta_select", &ground);
      canasta_paint_get_colour (widget, "canasta_select_sign", &ink);
      canasta_paint_disc (snapshot, x, y, 12, &ground);
      canasta_paint_text (widget, snapshot, count, 0.95, TRUE,
                          &GRAPHENE_RECT_INIT (x - 12, y - 12, 24, 24), &ink);
    }
}

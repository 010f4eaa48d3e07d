/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/table-drag.h"

#include "table/paint.h"

#define THRESHOLD 6
#define FAN 22

/* What is being dragged. */
typedef enum
{
  DRAG_NONE,
  DRAG_CARDS,
  DRAG_STOCK,
  DRAG_PILE,
} DragKind;

/* Where it is. */
typedef struct
{
  DragKind from;           /* where the button went down */
  DragKind moving;         /* what is moving, past the threshold */
  guint id;                /* the card under the pointer */
  CanastaCardSet selected; /* what was selected before */
  double x;
  double y;
} Drag;

struct _CanastaTableDrag
{
  GtkWidget *table;
  const CanastaTableParts *parts;
  CanastaCardArt *art;
  CanastaTurn *turn;
  CanastaTableMotion *motion; /* lives as long */
  GtkGesture *gesture;      /* of the table, … */
  GtkGesture *click;
  GtkEventController *keys; /* … like these */
  Drag drag;
  int card_width; /* of what is drawn under the pointer */
  int card_height;
};

static void
get_dragged (CanastaTableDrag *self, CanastaCardSet *cards)
{
  CanastaCardView *card = canasta_hand_view_find (self->parts->hand, self->drag.id);

  canasta_turn_get_selected (self->turn, cards);
  if (card
      && canasta_card_set_count_card (cards, canasta_card_view_get_card (card)) == 0)
    {
      *cards = (CanastaCardSet){ 0 };
      canasta_card_set_add_card (cards, canasta_card_view_get_card (card));
    }
}

static void
end_drag (CanastaTableDrag *self)
{
  self->drag = (Drag){ 0 };
  canasta_hand_view_lift (self->parts->hand, FALSE);
  gtk_widget_set_cursor (self->table, NULL);
  gtk_widget_queue_draw (self->table);
}

/* What came to nothing leaves selected what was selected before. */
static void
give_back (CanastaTableDrag *self, const Drag *drag)
{
  if (drag->moving == DRAG_CARDS)
    canasta_turn_select (self->turn, &drag->selected);
}

static void
give_up_drag (CanastaTableDrag *self)
{
  Drag drag = self->drag;

  end_drag (self);
  give_back (self, &drag);
}

static void
begin_cb (GtkGestureDrag *gesture, double x, double y, CanastaTableDrag *self)
{
  GtkWidget *target = gtk_widget_pick (self->table, x, y, GTK_PICK_DEFAULT);

  self->drag = (Drag){ 0 };
  if (!canasta_turn_get_observation (self->turn) || !target)
    return;
  if (CANASTA_IS_CARD_VIEW (target))
    {
      self->drag.from = DRAG_CARDS;
      self->drag.id = canasta_card_view_get_id (CANASTA_CARD_VIEW (target));
    }
  else if (target == GTK_WIDGET (canasta_well_view_get_stock (self->parts->well)))
    {
      self->drag.from = DRAG_STOCK;
    }
  else if (target == GTK_WIDGET (canasta_well_view_get_pile (self->parts->well)))
    {
      self->drag.from = DRAG_PILE;
    }
}

/* A card that is dragged without being selected goes alone. */
static void
start_moving (CanastaTableDrag *self)
{
  CanastaCardSet cards;

  self->drag.moving = self->drag.from;
  if (self->drag.moving != DRAG_CARDS)
    return;
  canasta_turn_get_selected (self->turn, &self->drag.selected);
  get_dragged (self, &cards);
  canasta_turn_select (self->turn, &cards);
  canasta_hand_view_lift (self->parts->hand, TRUE);
  gtk_widget_set_cursor_from_name (self->table, "grabbing");
}

static void
update_cb (GtkGestureDrag *gesture, double dx, double dy, CanastaTableDrag *self)
{
  double x, y;

  if (self->drag.from == DRAG_NONE
      || !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  if (self->drag.moving == DRAG_NONE)
    {
      if (dx * dx + dy * dy <= THRESHOLD * THRESHOLD)
        return;
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
      start_moving (self);
    }
  self->drag.x = x + dx;
  self->drag.y = y + dy;
  gtk_widget_queue_draw (self->table);
}

static gboolean
is_in (GtkWidget *target, gpointer part)
{
  return target == part || gtk_widget_is_ancestor (target, part);
}

static void
drop_in_hand (CanastaTableDrag *self, guint id, double x, double y)
{
  CanastaHandView *hand = self->parts->hand;
  graphene_point_t point;

  if (gtk_widget_compute_point (self->table, GTK_WIDGET (hand), &GRAPHENE_POINT_INIT (x, y),
                                &point))
    canasta_turn_move_card (self->turn, id,
                            canasta_hand_view_get_index_at (hand, point.x, point.y));
}

/* Returns whether something can be dropped there. */
static gboolean
drop_cards (CanastaTableDrag *self, GtkWidget *target, guint id, double x, double y)
{
  GtkWidget *meld = gtk_widget_get_ancestor (target, CANASTA_TYPE_MELD_VIEW);

  if (is_in (target, self->parts->hand))
    drop_in_hand (self, id, x, y);
  else if (meld && canasta_meld_view_get_item (CANASTA_MELD_VIEW (meld))->own)
    gtk_widget_activate_action (meld, "meld.activate", NULL);
  else if (is_in (target, self->parts->bands[0]))
    canasta_turn_follow (self->turn, CANASTA_INTENT_MELD);
  else if (is_in (target, self->parts->well))
    canasta_turn_follow (self->turn, CANASTA_INTENT_DISCARD);
  else
    return FALSE;
  return TRUE;
}

static gboolean
drop_pile (CanastaTableDrag *self, GtkWidget *target, CanastaIntent intent)
{
  if (!is_in (target, self->parts->hand))
    return FALSE;
  canasta_turn_follow (self->turn, intent);
  return TRUE;
}

/* Where the first card is drawn under the pointer. */
static void
get_dragged_place (const Drag *drag, int width, int height, graphene_rect_t *place)
{
  graphene_rect_init (place, (float) (drag->x - width / 2.0), (float) (drag->y - height / 4.0),
                      (float) width, (float) height);
}

static void
end_cb (GtkGestureDrag *gesture, double dx, double dy, CanastaTableDrag *self)
{
  Drag drag = self->drag;
  GtkWidget *target = gtk_widget_pick (self->table, drag.x, drag.y, GTK_PICK_DEFAULT);
  gboolean dropped = FALSE;
  graphene_rect_t place;

  end_drag (self);
  if (drag.moving == DRAG_NONE)
    return;
  get_dragged_place (&drag, self->card_width, self->card_height, &place);
  canasta_table_motion_let_go (self->motion, &place);
  if (target && drag.moving == DRAG_CARDS)
    dropped = drop_cards (self, target, drag.id, drag.x, drag.y);
  else if (target)
    dropped = drop_pile (self, target, drag.moving == DRAG_STOCK ? CANASTA_INTENT_DRAW
                                                                        : CANASTA_INTENT_TAKE);
  if (dropped)
    return;
  canasta_table_motion_let_go (self->motion, NULL);
  give_back (self, &drag);
}

static void
cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, CanastaTableDrag *self)
{
  give_up_drag (self);
}

/* Escape gives up a drag before it means anything else. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  key,
                guint                  code,
                GdkModifierType        state,
                CanastaTableDrag      *self)
{
  if (key != GDK_KEY_Escape || self->drag.moving == DRAG_NONE)
    return FALSE;
  give_up_drag (self);
  return TRUE;
}

/* Empty felt: the others' steps are finished at once. */
static void
felt_clicked_cb (GtkGestureClick *gesture, int n_press, double x, double y, CanastaTableDrag *self)
{
  GtkWidget *target = gtk_widget_pick (self->table, x, y, GTK_PICK_DEFAULT);

  if (!canasta_turn_get_observation (self->turn) || canasta_turn_is_mine (self->turn) || !target)
    return;
  for (GtkWidget *at = target; at && at != self->table;
       at = gtk_widget_get_parent (at))
    {
      if (gtk_widget_get_focusable (at))
        return;
    }
  canasta_turn_follow (self->turn, CANASTA_INTENT_SKIP);
}

/* What is dragged when the table goes is given up after its parts are gone. */
static void
connect_drag (CanastaTableDrag *self, GtkGesture *drag)
{
  self->gesture = drag;
  g_signal_connect (drag, "drag-begin", G_CALLBACK (begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (cancel_cb), self);
}

/* Neither the table nor its parts are owned, nor what has cards fly. */
CanastaTableDrag *
canasta_table_drag_new (GtkWidget               *table,
                        const CanastaTableParts *parts,
                        CanastaCardArt          *art,
                        CanastaTurn             *turn,
                        CanastaTableMotion      *motion)
{
  CanastaTableDrag *self = g_new0 (CanastaTableDrag, 1);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->table = table;
  self->parts = parts;
  self->art = g_object_ref (art);
  self->turn = g_object_ref (turn);
  self->motion = motion;
  connect_drag (self, drag);
  gtk_widget_add_controller (table, GTK_EVENT_CONTROLLER (drag));
  g_signal_connect (click, "released", G_CALLBACK (felt_clicked_cb), self);
  gtk_widget_add_controller (table, GTK_EVENT_CONTROLLER (click));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (table, keys);
  self->click = click;
  self->keys = keys;
  return self;
}

void
canasta_table_drag_free (CanastaTableDrag *self)
{
  g_signal_handlers_disconnect_by_data (self->gesture, self);
  g_signal_handlers_disconnect_by_data (self->click, self);
  g_signal_handlers_disconnect_by_data (self->keys, self);
  g_object_unref (self->turn);
  g_object_unref (self->art);
  g_free (self);
}

/* The cards under the pointer, with their number. */
void
canasta_table_drag_snapshot (CanastaTableDrag *self,
                             GtkSnapshot      *snapshot,
                             int               width,
                             int               height)
{
  GtkWidget *widget = self->table;
  int scale = gtk_widget_get_scale_factor (widget);
  CanastaCardSet cards = { 0 };
  CanastaCard face;
  graphene_rect_t place;
  double x, y;
  int shown = 0;

  self->card_width = width;
  self->card_height = height;
  get_dragged_place (&self->drag, width, height, &place);
  x = place.origin.x;
  y = place.origin.y;
  if (self->drag.moving == DRAG_NONE)
    return;
  if (self->drag.moving == DRAG_STOCK)
    canasta_paint_card (widget, snapshot,
                        canasta_card_art_get_back (self->art, width, height, scale), x, y, width,
                        height);
  else if (self->drag.moving == DRAG_PILE)
    canasta_card_set_add_card (
      &cards, canasta_board_get_top (&canasta_turn_get_observation (self->turn)->board));
  else
    canasta_turn_get_selected (self->turn, &cards);
  for (CanastaCardSet rest = cards; (face = canasta_card_set_next (&rest)) != CANASTA_NO_CARD;)
    {
      for (int i = canasta_card_set_count_card (&cards, face); i > 0; i--, shown++)
        canasta_paint_card (widget, snapshot,
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

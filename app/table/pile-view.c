/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stock or the discard pile. */
#include "config.h"

#include "table/pile-view.h"

#include <adwaita.h>

#include "table/details.h"
#include "table/heap.h"
#include "table/key-bindings.h"
#include "table/paint.h"
#include "table/well-layout.h"

#define SHEET_EDGE 0.5
#define CROSSWISE_LEFT 0.24 /* of a card's width, so that its index can be read */

struct _CanastaPileView
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  CanastaPileItem item;
  int card_width;
  int card_height;
};

G_DEFINE_FINAL_TYPE (CanastaPileView, canasta_pile_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ACTIVATE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Of a pile that a card has frozen, that card: the topmost one that freezes. */
static void
find_crosswise (CanastaPileItem *self, const CanastaTable *table, const CanastaBoard *board)
{
  self->across = FALSE;
  self->crosswise = CANASTA_NO_CARD;
  for (guint i = board->frozen ? board->pile_count : 0; i > 0; i--)
    {
      CanastaCard card = board->pile[i - 1];

      if (!canasta_table_is_frozen_by (table, card))
        continue;
      if (i == board->pile_count)
        self->across = TRUE;
      else
        self->crosswise = card;
      return;
    }
}

/* Which cards lie on the discard pile, and how: those under the top lie beside it where
 * all of them may be seen. */
void
canasta_pile_item_init_cards (CanastaPileItem    *self,
                              const CanastaTable *table,
                              const CanastaBoard *board)
{
  gboolean is_open = canasta_table_shows_pile (table);

  self->count = is_open ? MIN (board->pile_count, 1) : board->pile_count;
  self->top = canasta_board_get_top (board);
  self->crosswise = CANASTA_NO_CARD;
  if (!is_open)
    find_crosswise (self, table, board);
}

static GdkTexture *
get_texture (CanastaPileView *self, CanastaCard card)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (card == CANASTA_NO_CARD)
    return canasta_card_art_get_back (self->art, self->card_width, self->card_height, scale);
  return canasta_card_art_get_face (self->art, card, self->card_width, self->card_height, scale);
}

static void
snapshot_card (CanastaPileView *self, GtkSnapshot *snapshot, CanastaCard card, double x, double y)
{
  canasta_paint_card (GTK_WIDGET (self), snapshot, get_texture (self, card), x, y, self->card_width,
                      self->card_height);
}

/* A card of which nobody knows which it is. */
static void
snapshot_blank (CanastaPileView *self, GtkSnapshot *snapshot, const graphene_rect_t *card)
{
  GdkRGBA paper;

  canasta_paint_get_colour (GTK_WIDGET (self), "canasta_paper", &paper);
  canasta_paint_fill (snapshot, card, self->card_width * CANASTA_CARD_ART_RADIUS, &paper);
}

/* A card that froze the pile looks out on both sides. */
static void
snapshot_crosswise (CanastaPileView       *self,
                    GtkSnapshot           *snapshot,
                    CanastaCard            crosswise,
                    double                 left,
                    const graphene_rect_t *card)
{
  int length = self->card_width + 2 * CANASTA_PILE_CROSSWISE (self->card_width);
  int breadth = length * 5 / 7;
  GdkTexture *face = canasta_card_art_get_face (self->art, crosswise, breadth, length,
                                                gtk_widget_get_scale_factor (GTK_WIDGET (self)));

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (
    card->origin.x + card->size.width / 2 - (float) (left * self->card_width),
    card->origin.y + card->size.height / 2));
  gtk_snapshot_rotate (snapshot, -90);
  canasta_paint_card (GTK_WIDGET (self), snapshot, face, -breadth / 2.0, -length / 2.0, breadth, length);
  gtk_snapshot_restore (snapshot);
}

/* A stop sign over a pile nobody can take. */
static void
snapshot_stop (CanastaPileView *self, GtkSnapshot *snapshot, const graphene_rect_t *card)
{
  double radius = self->card_width * 0.2;
  double x = card->origin.x + card->size.width - radius - 4;
  double y = card->origin.y + radius + 4;
  GdkRGBA ground, sign;

  canasta_paint_get_colour (GTK_WIDGET (self), "canasta_blocked", &ground);
  canasta_paint_get_colour (GTK_WIDGET (self), "canasta_badge_text", &sign);
  canasta_paint_disc (snapshot, x, y, radius, &sign);
  canasta_paint_disc (snapshot, x, y, radius - 1.5, &ground);
  gtk_snapshot_append_color (snapshot, &sign,
                             &GRAPHENE_RECT_INIT (x - radius * 0.55, y - radius * 0.15,
                                                  radius * 1.1, radius * 0.3));
}

/* In high contrast nothing is turned. */
static gboolean
is_straight (void)
{
  return adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
}

/* What lies under the top, as people lay it: blank, for it is nobody's to see. */
static void
snapshot_heap (CanastaPileView       *self,
               GtkSnapshot           *snapshot,
               guint                  count,
               const graphene_rect_t *card)
{
  graphene_rect_t sheet = GRAPHENE_RECT_INIT (-self->card_width / 2.0f, -self->card_height / 2.0f,
                                              (float) self->card_width,
                                              (float) self->card_height);
  graphene_point_t middle;
  GdkRGBA edge;

  canasta_paint_get_colour (GTK_WIDGET (self), "canasta_ink", &edge);
  edge.alpha *= 0.35f;
  graphene_rect_get_center (card, &middle);
  for (guint i = 0; i < canasta_heap_count_sheets (count); i++)
    {
      CanastaHeapSheet place;

      canasta_heap_place_sheet (&place, i, count, self->card_width, self->card_height,
                                is_straight ());
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &middle);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) place.x, (float) place.y));
      gtk_snapshot_rotate (snapshot, (float) place.angle);
      snapshot_blank (self, snapshot, &sheet);
      canasta_paint_ring (snapshot, &sheet, self->card_width * CANASTA_CARD_ART_RADIUS, SHEET_EDGE,
                          &edge);
      gtk_snapshot_restore (snapshot);
    }
}

/* As thick as the stock is. */
static void
snapshot_edges (CanastaPileView *self, GtkSnapshot *snapshot, const graphene_rect_t *card)
{
  double edge = canasta_heap_get_edge (self->card_height);

  for (guint i = canasta_heap_count_edges (self->item.count); i > 0; i--)
    snapshot_card (self, snapshot, self->item.top, card->origin.x + i * edge,
                   card->origin.y + i * edge);
}

static gboolean
is_stock (const CanastaPileItem *item)
{
  return item->top == CANASTA_NO_CARD && !item->lifted;
}

/* Turns what follows as the top card lies, around its middle. The turn is its own: of the
 * place in the pile it lies at. */
static void
begin_turn (GtkSnapshot *snapshot, const CanastaPileItem *item, const graphene_rect_t *card)
{
  graphene_point_t middle;

  graphene_rect_get_center (card, &middle);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  if (!is_stock (item) && !is_straight ())
    gtk_snapshot_rotate (snapshot, (float) canasta_heap_get_turn (item->count));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-middle.x, -middle.y));
}

static void
snapshot_top (CanastaPileView       *self,
              GtkSnapshot           *snapshot,
              const CanastaPileItem *item,
              const graphene_rect_t *card)
{
  if (item->across)
    {
      snapshot_crosswise (self, snapshot, item->top, 0, card);
      return;
    }
  begin_turn (snapshot, item, card);
  if (item->lifted && item->top >= CANASTA_N_FACES)
    snapshot_blank (self, snapshot, card);
  else
    snapshot_card (self, snapshot, item->top, card->origin.x, card->origin.y);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_cards (CanastaPileView       *self,
                GtkSnapshot           *snapshot,
                const CanastaPileItem *item,
                const graphene_rect_t *card)
{
  if (is_stock (item))
    snapshot_edges (self, snapshot, card);
  else
    snapshot_heap (self, snapshot, item->count, card);
  if (item->crosswise != CANASTA_NO_CARD)
    snapshot_crosswise (self, snapshot, item->crosswise, CROSSWISE_LEFT, card);
  snapshot_top (self, snapshot, item, card);
  if (item->blocked)
    snapshot_stop (self, snapshot, card);
}

static void
snapshot_states (CanastaPileView *self, GtkSnapshot *snapshot, const graphene_rect_t *card)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double radius = self->card_width * CANASTA_CARD_ART_RADIUS;
  GdkRGBA colour;

  if (self->item.target)
    {
      canasta_paint_get_colour (widget, "canasta_target", &colour);
      canasta_paint_ring (snapshot, card, radius, 3, &colour);
    }
  if (self->item.hinted)
    {
      canasta_paint_get_colour (widget, "canasta_hint", &colour);
      canasta_paint_ring (snapshot, card, radius, 4, &colour);
    }
  if (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE)
    canasta_paint_focus (widget, snapshot, card, radius);
}

/* Where its top card lies. */
void
canasta_pile_view_get_card (CanastaPileView *self, graphene_rect_t *card)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  graphene_rect_init (card, (float) ((width - self->card_width) / 2),
                      (float) canasta_heap_get_reach (self->card_height),
                      (float) self->card_width, (float) self->card_height);
}

static void
canasta_pile_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaPileView *self = CANASTA_PILE_VIEW (widget);
  graphene_rect_t card;
  GdkRGBA colour;

  if (self->card_width <= 0)
    return;
  canasta_pile_view_get_card (self, &card);
  if (self->item.count > 0)
    {
      snapshot_cards (self, snapshot, &self->item, &card);
    }
  else
    {
      canasta_paint_get_colour (widget, "canasta_empty", &colour);
      canasta_paint_dashes (snapshot, &card, 6, 2, &colour);
    }
  begin_turn (snapshot, &self->item, &card);
  snapshot_states (self, snapshot, &card);
  gtk_snapshot_restore (snapshot);
}

static void
canasta_pile_view_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  gtk_widget_queue_draw (widget);
  GTK_WIDGET_CLASS (canasta_pile_view_parent_class)->state_flags_changed (widget, previous);
}

static void
activate_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_ACTIVATE], 0);
}

static void
released_cb (GtkGestureClick *gesture, int n_press, double x, double y, CanastaPileView *self)
{
  if (!gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_ACTIVATE], 0);
}

static void
canasta_pile_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    gtk_popover_present (GTK_POPOVER (child));
}

static void
canasta_pile_view_dispose (GObject *object)
{
  g_clear_object (&CANASTA_PILE_VIEW (object)->art);
  G_OBJECT_CLASS (canasta_pile_view_parent_class)->dispose (object);
}

static void
canasta_pile_view_class_init (CanastaPileViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_pile_view_dispose;
  widget_class->snapshot = canasta_pile_view_snapshot;
  widget_class->size_allocate = canasta_pile_view_size_allocate;
  widget_class->state_flags_changed = canasta_pile_view_state_flags_changed;

  signals[SIGNAL_ACTIVATE] =
    g_signal_new ("activate", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "pile.activate", NULL, activate_cb);
  canasta_keys_bind_class (widget_class, CANASTA_KEYS_PILE);
  gtk_widget_class_set_css_name (widget_class, "pile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
canasta_pile_view_init (CanastaPileView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->item = (CanastaPileItem){ .top = CANASTA_NO_CARD, .crosswise = CANASTA_NO_CARD };
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
canasta_pile_view_new (CanastaCardArt *art)
{
  CanastaPileView *self = g_object_new (CANASTA_TYPE_PILE_VIEW, NULL);

  self->art = g_object_ref (art);
  return GTK_WIDGET (self);
}

void
canasta_pile_view_update (CanastaPileView *self, const CanastaPileItem *item)
{
  self->item = *item;
  self->item.name = NULL;
  canasta_details_set (GTK_WIDGET (self), item->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, item->name,
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Called while the parent is given its size. */
void
canasta_pile_view_set_size (CanastaPileView *self, int card_width, int card_height)
{
  self->card_width = card_width;
  self->card_height = card_height;
}

/* Pictures. */

/* What is drawn as one texture, so that it costs no more than a card while it moves. */
static GdkTexture *
render (CanastaPileView *self, GtkSnapshot *snapshot, graphene_rect_t *area)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GskRenderer *renderer = native ? gtk_native_get_renderer (native) : NULL;
  float scale = (float) gtk_widget_get_scale_factor (GTK_WIDGET (self));
  g_autoptr (GskRenderNode) node = gtk_snapshot_to_node (snapshot);
  GdkTexture *texture;

  if (!node || !renderer)
    return NULL;
  gsk_render_node_get_bounds (node, area);
  graphene_rect_round_extents (area, area);
  texture = gsk_renderer_render_texture (renderer, node, area);
  graphene_rect_scale (area, 1 / scale, 1 / scale, area);
  return texture;
}

static GtkSnapshot *
begin_picture (CanastaPileView *self, graphene_rect_t *card)
{
  float scale = (float) gtk_widget_get_scale_factor (GTK_WIDGET (self));
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_snapshot_scale (snapshot, scale, scale);
  canasta_pile_view_get_card (self, card);
  return snapshot;
}

/**
 * canasta_pile_view_draw_top:
 * @self: a pile
 * @item: what will be shown of it
 * @area: (out): where the picture lies
 *
 * Returns: (transfer full) (nullable): its top card, as it will lie
 */
GdkTexture *
canasta_pile_view_draw_top (CanastaPileView       *self,
                            const CanastaPileItem *item,
                            graphene_rect_t       *area)
{
  graphene_rect_t card;
  g_autoptr (GtkSnapshot) snapshot = begin_picture (self, &card);

  snapshot_top (self, snapshot, item, &card);
  return render (self, snapshot, area);
}

/**
 * canasta_pile_view_draw_heap:
 * @self: a pile
 * @lifted: whether the top card goes its own way
 * @area: (out): where the picture lies
 *
 * Returns: (transfer full) (nullable): the pile as it lies; %NULL where nothing does
 */
GdkTexture *
canasta_pile_view_draw_heap (CanastaPileView *self, gboolean lifted, graphene_rect_t *area)
{
  CanastaPileItem item = self->item;
  graphene_rect_t card;
  g_autoptr (GtkSnapshot) snapshot = begin_picture (self, &card);

  if (lifted && !item.lifted)
    {
      item.lifted = TRUE;
      item.across = FALSE;
      item.top = CANASTA_NO_CARD;
      item.count = MAX (item.count, 1) - 1;
    }
  item.blocked = FALSE;
  if (item.count == 0)
    return NULL;
  snapshot_cards (self, snapshot, &item, &card);
  return render (self, snapshot, area);
}

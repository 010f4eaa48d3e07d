/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A meld on the table. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "table/meld-view.h"

#include "table/card-row.h"
#include "table/paint.h"
#include "table/popover.h"
#include "turn/sentences.h"

#define BADGE_EDGE 5
#define PIPS 7
#define PIP_PITCH 7
#define PIP_TOP 8
#define CAPTION_HEIGHT 18
#define CAPTION_SIZE 0.86
#define BADGE_SIZE 0.9

struct _CanastaMeldView
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  CanastaMeldItem item;
  CanastaMeldLayout layout;
  gboolean chip;
  GtkWidget *popover;
};

G_DEFINE_FINAL_TYPE (CanastaMeldView, canasta_meld_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ACTIVATE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The cards in the order they are fanned: naturals, then wild cards. */
static guint
list_cards (const CanastaMeld *meld, CanastaCard *cards)
{
  CanastaCardSet set;
  CanastaCard face;
  guint n = 0;

  canasta_meld_get_cards (meld, &set);
  for (CanastaCardSet rest = set; (face = canasta_card_set_next (&rest)) != CANASTA_NO_CARD;)
    {
      for (int i = canasta_card_set_count_card (&set, face); i > 0; i--)
        cards[n++] = face;
    }
  return n;
}

/* The card that lies on top of a canasta: red where it is natural, black where
 * it is mixed, as players lay it; of a sequence, the highest. */
static CanastaCard
get_canasta_top (const CanastaMeld *meld, const CanastaCard *cards)
{
  guint naturals = canasta_meld_count_naturals (meld);
  gboolean natural = canasta_meld_count_wilds (meld) == 0;

  if (meld->kind == CANASTA_MELD_SEQUENCE)
    return cards[canasta_meld_count (meld) - 1];
  for (guint i = 0; i < naturals; i++)
    {
      CanastaSuit suit = canasta_card_get_suit (cards[i]);
      gboolean red = suit == CANASTA_SUIT_DIAMONDS || suit == CANASTA_SUIT_HEARTS;

      if (red == natural)
        return cards[i];
    }
  return cards[0];
}

static GdkTexture *
get_face (CanastaMeldView *self, CanastaCard card, int width, int height)
{
  return canasta_card_art_get_face (self->art, card, width, height,
                                    gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

/* Names of the colours of a badge. */
static const char *
get_badge_colour (const CanastaMeld *meld)
{
  if (meld->kind == CANASTA_MELD_SEQUENCE)
    return "canasta_sequence_badge";
  if (meld->kind == CANASTA_MELD_WILD)
    return "canasta_wild_badge";
  return canasta_meld_count_wilds (meld) == 0 ? "canasta_natural_badge" : "canasta_mixed_badge";
}

static char *
get_badge_text (const CanastaMeld *meld)
{
  const char *sign = "★";

  if (meld->kind == CANASTA_MELD_SEQUENCE)
    sign = "→";
  else if (meld->kind == CANASTA_MELD_WILD)
    sign = "◆";
  else if (canasta_meld_count_wilds (meld) > 0)
    sign = "◐";
  return g_strdup_printf ("%s %d", sign, canasta_meld_count (meld));
}

static void
snapshot_pill (GtkSnapshot *snapshot, const graphene_rect_t *rect, const GdkRGBA *colour)
{
  GskRoundedRect pill;

  gsk_rounded_rect_init_from_rect (&pill, rect, rect->size.height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &pill);
  gtk_snapshot_append_color (snapshot, colour, rect);
  gtk_snapshot_pop (snapshot);
}

/* A length above or under the cards, as large as their foot has it. */
static double
grow (CanastaMeldView *self, double length)
{
  return length * self->layout.foot / CANASTA_LAYOUT_MELD_FOOT;
}

/* As wide as its text and no narrower than the pile, but not as the column. */
static graphene_rect_t
get_badge_area (CanastaMeldView *self, int width, double y, double height)
{
  double badge_width = MIN (width, self->layout.card_width + 2 * grow (self, BADGE_EDGE));

  return GRAPHENE_RECT_INIT ((width - badge_width) / 2, y, badge_width, height);
}

static void
snapshot_canasta (CanastaMeldView *self, GtkSnapshot *snapshot, int width, double y)
{
  GtkWidget *widget = GTK_WIDGET (self);
  CanastaCard cards[CANASTA_MAX_CARDS];
  int card_width = self->layout.card_width;
  int card_height = self->layout.card_height;
  double left = (width - card_width) / 2.0;
  double badge_height = (int) grow (self, CANASTA_LAYOUT_MELD_BADGE);
  graphene_rect_t badge = get_badge_area (self, width, y, badge_height);
  g_autofree char *text = get_badge_text (&self->item.meld);
  GdkTexture *face;
  GdkRGBA colour;

  list_cards (&self->item.meld, cards);
  face = get_face (self, get_canasta_top (&self->item.meld, cards), card_width, card_height);
  for (int edge = 2; edge >= 0; edge--)
    canasta_paint_card (snapshot, face, left - edge * 1.5, y + badge_height - 2 + (2 - edge),
                        card_width, card_height);
  canasta_paint_get_colour (widget, get_badge_colour (&self->item.meld), &colour);
  snapshot_pill (snapshot, &badge, &colour);
  canasta_paint_get_colour (widget, "canasta_badge_text", &colour);
  canasta_paint_text (widget, snapshot, text, BADGE_SIZE, TRUE, &badge, &colour);
}

/* How wide and how high the cards of a fan are together. */
static void
measure_fan (CanastaMeldView *self, int *width, int *height)
{
  int spread = (canasta_meld_count (&self->item.meld) - 1) * self->layout.step;

  *width = self->layout.card_width + (self->layout.sideways ? spread : 0);
  *height = self->layout.card_height + (self->layout.sideways ? 0 : spread);
}

static void
snapshot_fan (CanastaMeldView *self, GtkSnapshot *snapshot, int width)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n = list_cards (&self->item.meld, cards);
  int right = self->layout.sideways ? self->layout.step : 0;
  int down = self->layout.step - right;
  int fan_width, fan_height;
  double left;

  measure_fan (self, &fan_width, &fan_height);
  left = (width - fan_width) / 2.0;
  for (int i = 0; i < (int) n; i++)
    canasta_paint_card (snapshot,
                        get_face (self, cards[i], self->layout.card_width,
                                  self->layout.card_height),
                        left + i * right, i * down, self->layout.card_width,
                        self->layout.card_height);
}

static void
add_diamond (cairo_t *cr, double x, double y, double radius)
{
  cairo_move_to (cr, x, y - radius);
  cairo_line_to (cr, x + radius, y);
  cairo_line_to (cr, x, y + radius);
  cairo_line_to (cr, x - radius, y);
  cairo_close_path (cr);
}

/* Seven signs: a disc for a natural card, a diamond for a wild one, a ring for
 * one that is missing. */
static void
snapshot_pips (CanastaMeldView *self, GtkSnapshot *snapshot, int width, double y)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int naturals = canasta_meld_count_naturals (&self->item.meld);
  int count = canasta_meld_count (&self->item.meld);
  double pitch = MIN (grow (self, PIP_PITCH), (width - 2) / (double) PIPS);
  double radius = pitch / 2 - 0.8;
  double x = (width - PIPS * pitch) / 2 + pitch / 2;
  GdkRGBA natural, wild;
  cairo_t *cr;

  canasta_paint_get_colour (widget, "canasta_felt_text", &natural);
  canasta_paint_get_colour (widget, "canasta_wild_pip", &wild);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, y - pitch, width,
                                                                    2 * pitch));
  cairo_set_line_width (cr, 1);
  for (int i = 0; i < PIPS; i++, x += pitch)
    {
      gboolean wild_pip = i >= naturals && i < count;

      gdk_cairo_set_source_rgba (cr, wild_pip ? &wild : &natural);
      if (wild_pip)
        {
          add_diamond (cr, x, y, radius + 0.8);
          cairo_fill (cr);
          continue;
        }
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, i < count ? radius : radius - 0.5, 0, 2 * G_PI);
      if (i < count)
        cairo_fill (cr);
      else
        cairo_stroke (cr);
    }
  cairo_destroy (cr);
}

static void
snapshot_empty (CanastaMeldView *self, GtkSnapshot *snapshot, const graphene_rect_t *area)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA colour;

  canasta_paint_get_colour (widget, "canasta_target", &colour);
  canasta_paint_dashes (snapshot, area, 6, 2, &colour);
  canasta_paint_text (widget, snapshot, "+", 1.7, TRUE, area, &colour);
}

static graphene_rect_t
get_cards_area (CanastaMeldView *self, int width)
{
  int card_width = self->layout.card_width;
  int height = self->layout.card_height;

  if (canasta_meld_view_is_fan (self))
    measure_fan (self, &card_width, &height);
  else if (self->item.place.kind != CANASTA_PLACE_NEW)
    height += (int) grow (self, CANASTA_LAYOUT_MELD_BADGE);
  return GRAPHENE_RECT_INIT ((width - card_width) / 2.0, 0, card_width, height);
}

static void
snapshot_columns (CanastaMeldView *self, GtkSnapshot *snapshot, int width)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const CanastaMeld *meld = &self->item.meld;
  graphene_rect_t area = get_cards_area (self, width);
  double y = area.size.height + grow (self, PIP_TOP);
  g_autofree char *caption = canasta_say_meld_count (meld);
  GdkRGBA colour;

  if (canasta_meld_is_canasta (meld))
    {
      snapshot_canasta (self, snapshot, width, 0);
      y -= grow (self, PIP_TOP / 2.0);
    }
  else
    {
      snapshot_fan (self, snapshot, width);
      snapshot_pips (self, snapshot, width, y);
      y += grow (self, PIP_TOP / 2.0);
    }
  canasta_paint_get_colour (widget, "canasta_felt_text", &colour);
  canasta_paint_text (widget, snapshot, caption, CAPTION_SIZE, TRUE,
                      &GRAPHENE_RECT_INIT (0, y, width, grow (self, CAPTION_HEIGHT)), &colour);
}

static void
snapshot_chip (CanastaMeldView *self, GtkSnapshot *snapshot, const graphene_rect_t *chip)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const CanastaMeld *meld = &self->item.meld;
  gboolean canasta = canasta_meld_is_canasta (meld);
  g_autofree char *index = canasta_say_meld_index (meld, canasta_card_art_get_letters (self->art));
  g_autofree char *count = canasta ? get_badge_text (meld) : canasta_say_meld_count (meld);
  double middle = chip->size.width * 0.42;
  GskRoundedRect outline;
  GdkRGBA colour;

  gsk_rounded_rect_init_from_rect (&outline, chip, 8);
  canasta_paint_get_colour (widget, canasta ? get_badge_colour (meld) : "canasta_paper", &colour);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &colour, chip);
  gtk_snapshot_pop (snapshot);

  canasta_paint_get_colour (widget, canasta ? "canasta_badge_text" : "canasta_ink", &colour);
  canasta_paint_text (widget, snapshot, index, 1.24, TRUE,
                      &GRAPHENE_RECT_INIT (0, 0, middle, chip->size.height), &colour);
  canasta_paint_text (widget, snapshot, count, 0.95, FALSE,
                      &GRAPHENE_RECT_INIT (middle - 2, 0, chip->size.width - middle - 2,
                                           chip->size.height), &colour);
}

static void
snapshot_states (CanastaMeldView *self, GtkSnapshot *snapshot, const graphene_rect_t *area)
{
  GtkWidget *widget = GTK_WIDGET (self);
  graphene_rect_t around;
  GdkRGBA colour;

  graphene_rect_inset_r (area, -1, -1, &around);
  if (self->item.changed)
    {
      canasta_paint_get_colour (widget, "canasta_changed", &colour);
      canasta_paint_ring (snapshot, area, 4, 3, &colour);
    }
  if (self->item.target)
    {
      canasta_paint_get_colour (widget, "canasta_target", &colour);
      canasta_paint_ring (snapshot, area, 4, 3, &colour);
    }
  else if (self->item.tentative)
    {
      canasta_paint_get_colour (widget, "canasta_tentative", &colour);
      canasta_paint_dashes (snapshot, &around, 5, 2, &colour);
    }
  if (self->item.hinted)
    {
      canasta_paint_get_colour (widget, "canasta_hint", &colour);
      canasta_paint_ring (snapshot, area, 4, 4, &colour);
    }
  if (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE)
    canasta_paint_focus (widget, snapshot, area, 4);
}

static void
canasta_meld_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaMeldView *self = CANASTA_MELD_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, width, gtk_widget_get_height (widget));

  if (width <= 0)
    return;
  if (!self->chip)
    area = get_cards_area (self, width);
  if (self->item.place.kind == CANASTA_PLACE_NEW)
    snapshot_empty (self, snapshot, &area);
  else if (self->chip)
    snapshot_chip (self, snapshot, &area);
  else
    snapshot_columns (self, snapshot, width);
  snapshot_states (self, snapshot, &area);
}

static void
canasta_meld_view_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  gtk_widget_queue_draw (widget);
  GTK_WIDGET_CLASS (canasta_meld_view_parent_class)->state_flags_changed (widget, previous);
}

static void
canasta_meld_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaMeldView *self = CANASTA_MELD_VIEW (widget);

  if (self->popover)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
activate_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_ACTIVATE], 0);
}

static void
released_cb (GtkGestureClick *gesture, int n_press, double x, double y, CanastaMeldView *self)
{
  if (!gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_ACTIVATE], 0);
}

static void
canasta_meld_view_dispose (GObject *object)
{
  CanastaMeldView *self = CANASTA_MELD_VIEW (object);

  canasta_popover_remove (&self->popover);
  g_clear_object (&self->art);
  canasta_meld_item_clear (&self->item);
  G_OBJECT_CLASS (canasta_meld_view_parent_class)->dispose (object);
}

static void
canasta_meld_view_class_init (CanastaMeldViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_meld_view_dispose;
  widget_class->snapshot = canasta_meld_view_snapshot;
  widget_class->size_allocate = canasta_meld_view_size_allocate;
  widget_class->state_flags_changed = canasta_meld_view_state_flags_changed;

  signals[SIGNAL_ACTIVATE] =
    g_signal_new ("activate", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "meld.activate", NULL, activate_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "meld.activate", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "meld.activate", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "meld.activate", NULL);
  gtk_widget_class_set_css_name (widget_class, "meld");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
canasta_meld_view_init (CanastaMeldView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
canasta_meld_view_new (CanastaCardArt *art)
{
  CanastaMeldView *self = g_object_new (CANASTA_TYPE_MELD_VIEW, NULL);

  self->art = g_object_ref (art);
  return GTK_WIDGET (self);
}

/* What the marks of a meld say. */
static const char *
describe (const CanastaMeldItem *item)
{
  if (item->consequence)
    return item->consequence;
  if (item->place.kind == CANASTA_PLACE_NEW)
    return "";
  if (item->tentative)
    return _("Changed in this turn");
  return item->changed ? _("Changed since your last turn") : "";
}

void
canasta_meld_view_update (CanastaMeldView *self, const CanastaMeldItem *item)
{
  g_autofree char *name = NULL;

  canasta_meld_item_copy (&self->item, item);
  if (item->place.kind == CANASTA_PLACE_NEW)
    name = g_strdup (_("New meld"));
  else
    name = canasta_say_meld (&item->meld);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               item->consequence ? item->consequence : name);
  /* A tooltip is a description as well, unless told otherwise. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  describe (&self->item), -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const CanastaMeldItem *
canasta_meld_view_get_item (CanastaMeldView *self)
{
  return &self->item;
}

/* How the cards lie; %NULL for a chip. */
void
canasta_meld_view_set_layout (CanastaMeldView *self, const CanastaMeldLayout *layout)
{
  self->chip = layout == NULL;
  if (layout)
    self->layout = *layout;
}

/* Whether its cards are fanned, and not one pile. */
gboolean
canasta_meld_view_is_fan (CanastaMeldView *self)
{
  return self->item.place.kind != CANASTA_PLACE_NEW
         && !canasta_meld_is_canasta (&self->item.meld);
}

/* How high it is in a column, pips and count included. */
int
canasta_meld_view_get_height (CanastaMeldView *self)
{
  graphene_rect_t area = get_cards_area (self, self->layout.card_width);

  if (self->item.place.kind == CANASTA_PLACE_NEW)
    return area.size.height;
  return (int) area.size.height + self->layout.foot - 4;
}

/* The popover with all cards of the meld. */

void
canasta_meld_view_show_cards (CanastaMeldView *self)
{
  g_autofree char *sentence = NULL;
  CanastaCard cards[CANASTA_MAX_CARDS];
  GtkWidget *box, *label, *row;

  if (self->item.place.kind == CANASTA_PLACE_NEW)
    return;
  sentence = canasta_say_meld (&self->item.meld);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  label = gtk_label_new (sentence);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), label);
  row = canasta_card_row_new (self->art, 84);
  canasta_card_row_set_cards (CANASTA_CARD_ROW (row), cards, list_cards (&self->item.meld, cards));
  canasta_card_row_set_most_width (CANASTA_CARD_ROW (row),
                                   canasta_popover_get_room (GTK_WIDGET (self)));
  gtk_box_append (GTK_BOX (box), row);

  if (!self->popover)
    {
      self->popover = gtk_popover_new ();
      gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
    }
  gtk_popover_set_child (GTK_POPOVER (self->popover), box);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

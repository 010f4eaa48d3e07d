/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of cards to look at: side by side, one over the other where there is too
 * little room, and in further rows where the indices would be cut. */
#include "config.h"

#include "table/card-row.h"

#include "table/card-index.h"
#include "table/paint.h"

#define GAP 3

struct _CanastaCardRow
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  int card_width;
  int card_height;
  int most_width;
  guint n_cards;
  guint first;   /* of those that are shown */
  guint awaited; /* the last ones, which are on their way as yet */
  CanastaCard cards[CANASTA_MAX_CARDS];
};

G_DEFINE_FINAL_TYPE (CanastaCardRow, canasta_card_row, GTK_TYPE_WIDGET)

static void
measure_index (CanastaCardRow *self, CanastaCardIndex *index)
{
  canasta_card_index_measure (index, canasta_card_art_get_large_print (self->art),
                              self->card_width, self->card_height);
}

static int
get_natural_width (CanastaCardRow *self)
{
  int width = (int) (self->n_cards - self->first) * (self->card_width + GAP);

  return self->most_width > 0 ? MIN (width, self->most_width) : width;
}

/* In how many rows the cards lie, and how many of them in one. A popover may ask
 * for more width, with its edges, than it gives in the end: what is more than
 * natural does not count. */
static int
count_rows (CanastaCardRow *self, int width, int *per_row)
{
  int n = (int) (self->n_cards - self->first);
  CanastaCardIndex index;
  int most, rows;

  measure_index (self, &index);
  width = MIN (width, get_natural_width (self));
  most = MAX (1 + (width - self->card_width) / MAX (index.width, 1), 1);
  rows = MAX ((n + most - 1) / most, 1);
  *per_row = MAX ((n + rows - 1) / rows, 1);
  return rows;
}

static void
canasta_card_row_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  CanastaCardRow *self = CANASTA_CARD_ROW (widget);
  CanastaCardIndex index;
  int per_row;

  *minimum = *natural = 0;
  if (self->n_cards == 0)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = self->card_width;
      *natural = get_natural_width (self);
      return;
    }
  measure_index (self, &index);
  *minimum = *natural =
    self->card_height
    + (count_rows (self, for_size >= 0 ? for_size : G_MAXINT, &per_row) - 1)
        * index.whole;
}

static GtkSizeRequestMode
canasta_card_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A card of those that are shown, and where it lies. */
CanastaCard
canasta_card_row_get_card (CanastaCardRow *self, guint index, graphene_rect_t *place)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  double step = self->card_width + GAP;
  CanastaCardIndex measures;
  int per_row;

  measure_index (self, &measures);
  count_rows (self, width, &per_row);
  if (per_row > 1)
    step = MIN (step, (width - self->card_width) / (double) (per_row - 1));
  graphene_rect_init (place, (float) (int) ((int) index % per_row * step),
                      (float) ((int) index / per_row * measures.whole),
                      (float) self->card_width, (float) self->card_height);
  return self->cards[self->first + index];
}

static void
canasta_card_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaCardRow *self = CANASTA_CARD_ROW (widget);
  int scale = gtk_widget_get_scale_factor (widget);

  if (self->card_width <= 0)
    return;
  for (guint i = 0; self->first + i + self->awaited < self->n_cards; i++)
    {
      graphene_rect_t place;
      CanastaCard card = canasta_card_row_get_card (self, i, &place);
      GdkTexture *face = canasta_card_art_get_face (self->art, card, self->card_width,
                                                    self->card_height, scale);

      canasta_paint_card (widget, snapshot, face, place.origin.x, place.origin.y, self->card_width,
                          self->card_height);
    }
  if (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE)
    canasta_paint_focus (widget, snapshot,
                         &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                              gtk_widget_get_height (widget)),
                         self->card_width * CANASTA_CARD_ART_RADIUS);
}

static void
canasta_card_row_dispose (GObject *object)
{
  g_clear_object (&CANASTA_CARD_ROW (object)->art);
  G_OBJECT_CLASS (canasta_card_row_parent_class)->dispose (object);
}

static void
canasta_card_row_class_init (CanastaCardRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_card_row_dispose;
  widget_class->measure = canasta_card_row_measure;
  widget_class->get_request_mode = canasta_card_row_get_request_mode;
  widget_class->snapshot = canasta_card_row_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
canasta_card_row_init (CanastaCardRow *self)
{
}

static void
art_changed_cb (CanastaCardRow *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkWidget *
canasta_card_row_new (CanastaCardArt *art, int card_height)
{
  CanastaCardRow *self = g_object_new (CANASTA_TYPE_CARD_ROW, NULL);

  self->art = g_object_ref (art);
  g_signal_connect_object (art, "changed", G_CALLBACK (art_changed_cb), self, G_CONNECT_SWAPPED);
  canasta_card_row_set_height (self, card_height);
  return GTK_WIDGET (self);
}

void
canasta_card_row_set_height (CanastaCardRow *self, int card_height)
{
  if (card_height == self->card_height)
    return;
  self->card_height = card_height;
  self->card_width = card_height * 5 / 7;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* A row is no wider than this, whatever room there is; 0: as wide as it likes. */
void
canasta_card_row_set_most_width (CanastaCardRow *self, int width)
{
  self->most_width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
canasta_card_row_set_cards (CanastaCardRow *self, const CanastaCard *cards, guint n_cards)
{
  GString *names = g_string_new (NULL);

  self->n_cards = MIN (n_cards, CANASTA_MAX_CARDS);
  self->first = 0;
  for (guint i = 0; i < self->n_cards; i++)
    {
      self->cards[i] = cards[i];
      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", canasta_card_get_name (cards[i]));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  names->str, -1);
  g_string_free (names, TRUE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Where there is room for so many only, the last ones are shown; called while the parent is
 * given its size. */
void
canasta_card_row_show_last (CanastaCardRow *self, guint n_cards)
{
  self->first = self->n_cards - MIN (n_cards, self->n_cards);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * canasta_card_row_set_hand:
 * @self: a row of cards
 * @hand: the cards, shown in the order of the notation
 */
void
canasta_card_row_set_hand (CanastaCardRow *self, const CanastaCardSet *hand)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  CanastaCardSet rest = *hand;
  CanastaCard card;
  guint n = 0;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int i = canasta_card_set_count_card (hand, card); i > 0; i--)
      cards[n++] = card;
  canasta_card_row_set_cards (self, cards, n);
}

/* A card is on its way: the last one of the row is not there yet. */
void
canasta_card_row_await_card (CanastaCardRow *self)
{
  self->awaited++;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
canasta_card_row_land_card (GtkWidget *row, CanastaCard card)
{
  CANASTA_CARD_ROW (row)->awaited--;
  gtk_widget_queue_draw (row);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of cards to look at. */
#include "config.h"

#include "table/card-row.h"

#include "table/paint.h"

#define GAP 3

struct _CanastaCardRow
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  int card_width;
  int card_height;
  guint n_cards;
  CanastaCard cards[CANASTA_MAX_CARDS];
};

G_DEFINE_FINAL_TYPE (CanastaCardRow, canasta_card_row, GTK_TYPE_WIDGET)

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
  int n = self->n_cards;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = n > 0 ? self->card_height : 0;
      return;
    }
  *minimum = n > 0 ? self->card_width : 0;
  *natural = n * (self->card_width + GAP);
}

static void
canasta_card_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaCardRow *self = CANASTA_CARD_ROW (widget);
  int room = gtk_widget_get_width (widget) - self->card_width;
  double step = self->card_width + GAP;

  if (self->card_width <= 0)
    return;
  if (self->n_cards > 1)
    step = MIN (step, room / (double) (self->n_cards - 1));
  for (guint i = 0; i < self->n_cards; i++)
    {
      GdkTexture *face = canasta_card_art_get_face (self->art, self->cards[i], self->card_width,
                                                    self->card_height,
                                                    gtk_widget_get_scale_factor (widget));

      canasta_paint_card (snapshot, face, (int) (i * step), 0, self->card_width,
                          self->card_height);
    }
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
  widget_class->snapshot = canasta_card_row_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
canasta_card_row_init (CanastaCardRow *self)
{
}

GtkWidget *
canasta_card_row_new (CanastaCardArt *art, int card_height)
{
  CanastaCardRow *self = g_object_new (CANASTA_TYPE_CARD_ROW, NULL);

  self->art = g_object_ref (art);
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

void
canasta_card_row_set_cards (CanastaCardRow *self, const CanastaCard *cards, guint n_cards)
{
  GString *names = g_string_new (NULL);

  self->n_cards = MIN (n_cards, CANASTA_MAX_CARDS);
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The regions of the table view: who gets which part of it. */
#include "config.h"

#include "table/paint.h"
#include "table/seat-view.h"
#include "table/table-view-private.h"

#define MINIMUM_WIDTH 360
#define MINIMUM_HEIGHT 590
#define NATURAL_WIDTH 1024
#define NATURAL_HEIGHT 654
#define SEAT_WIDTH 300

static int
measure_height (GtkWidget *widget, int width)
{
  int minimum, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  return natural;
}

static int
count_seats (CanastaTableView *self)
{
  int n = 0;

  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    n += self->seat_views[i] != NULL;
  return n;
}

static int
get_seat_width (CanastaTableView *self)
{
  int share = (self->width - 2 * CANASTA_LAYOUT_MARGIN + CANASTA_TABLE_VIEW_SEAT_GAP)
              / MAX (count_seats (self), 1);

  return MIN (share - CANASTA_TABLE_VIEW_SEAT_GAP,
              (int) (SEAT_WIDTH * canasta_paint_get_growth (GTK_WIDGET (self))));
}

/* The table's texts grow with the window; those of its children follow. Returns
 * whether they do now. */
static gboolean
set_text_size (CanastaTableView *self, CanastaTextSize size)
{
  static const char *const classes[] = { NULL, "large-text", "largest-text" };
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean changed = FALSE;

  for (guint i = 1; i < G_N_ELEMENTS (classes); i++)
    {
      changed |= gtk_widget_has_css_class (widget, classes[i]) != (i == size);
      if (i == size)
        gtk_widget_add_css_class (widget, classes[i]);
      else
        gtk_widget_remove_css_class (widget, classes[i]);
    }
  return changed;
}

/* What was measured with other edges and letters: GTK would believe it until the
 * next frame, in which it is too late. */
static void
forget_sizes (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    forget_sizes (child);
  gtk_widget_queue_resize (widget);
}

static void
set_compact (CanastaTableView *self, gboolean compact)
{
  self->compact = compact;
  canasta_prompt_view_set_compact (CANASTA_PROMPT_VIEW (self->prompt), compact);
  canasta_well_view_set_compact (CANASTA_WELL_VIEW (self->well), compact);
  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    {
      if (self->seat_views[i])
        canasta_seat_view_set_compact (CANASTA_SEAT_VIEW (self->seat_views[i]), compact,
                                       get_seat_width (self));
    }
}

static void
compute_layout (CanastaTableView *self, int width, int height)
{
  int inner = width - 2 * CANASTA_LAYOUT_MARGIN;
  CanastaTableNeeds needs = {
    .width = width,
    .height = height,
    .card_size = g_settings_get_double (self->settings, "card-size"),
    .large_print = canasta_card_art_get_large_print (self->art),
    .n_others = self->n_bands > 0 ? self->n_bands - 1 : 0,
    .well_foot = canasta_well_view_get_foot (CANASTA_WELL_VIEW (self->well)),
    .well_width = canasta_well_view_get_text_width (CANASTA_WELL_VIEW (self->well)),
    .seats_height = measure_height (self->seats, -1),
    .prompt_height = measure_height (self->prompt, inner),
  };
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n = canasta_hand_view_list_cards (CANASTA_HAND_VIEW (self->hand), cards,
                                          G_N_ELEMENTS (cards));

  for (guint i = 0; i < self->n_bands; i++)
    {
      CanastaBandView *band = CANASTA_BAND_VIEW (self->bands[i]);
      int chips = canasta_band_view_get_chips_height (band, inner);

      if (i == 0)
        {
          needs.own_height = chips;
          continue;
        }
      needs.others_height += chips + (i > 1 ? CANASTA_LAYOUT_GAP : 0);
      needs.band_height = MAX (needs.band_height, canasta_band_view_get_label_height (band));
    }
  canasta_table_layout_compute (&self->layout, &needs, cards, n);
}

static void
allocate_seats (CanastaTableView *self)
{
  GdkRectangle place = self->layout.seats;
  int width = count_seats (self) * (get_seat_width (self) + CANASTA_TABLE_VIEW_SEAT_GAP)
              - CANASTA_TABLE_VIEW_SEAT_GAP;

  place.x += (place.width - width) / 2;
  place.width = MAX (width, 0);
  gtk_widget_size_allocate (self->seats, &place, -1);
}

/* One of @n parts of a length, with gaps between them. */
static void
cut (int *start, int *length, int part, int n)
{
  int pitch = (*length + CANASTA_LAYOUT_GAP) / n;

  *start += part * pitch;
  *length = MAX (pitch - CANASTA_LAYOUT_GAP, 0);
}

static void
allocate_bands (CanastaTableView *self)
{
  const CanastaTableLayout *layout = &self->layout;
  GdkRectangle place;
  int n_others = (int) self->n_bands - 1;

  for (guint i = 0; i < self->n_bands; i++)
    {
      canasta_band_view_set_size (CANASTA_BAND_VIEW (self->bands[i]),
                                  i == 0 ? layout->compact : layout->chips, layout->compact,
                                  layout->card_height);
      if (i == 0)
        {
          gtk_widget_size_allocate (self->bands[0], &layout->own, -1);
          continue;
        }
      place = layout->others;
      if (layout->beside)
        cut (&place.x, &place.width, (int) i - 1, n_others);
      else
        cut (&place.y, &place.height, (int) i - 1, n_others);
      gtk_widget_size_allocate (self->bands[i], &place, -1);
    }
}

void
canasta_table_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);
  gboolean compact = canasta_layout_is_compact (width, height);
  gboolean changed = compact != self->compact;

  /* Where cards were flying to is elsewhere now. */
  if (width != self->width || height != self->height)
    canasta_motion_finish (self->motion);
  self->width = width;
  self->height = height;
  set_compact (self, compact);
  changed |= set_text_size (self, canasta_layout_get_text_size (width, height));
  if (changed)
    forget_sizes (widget);
  compute_layout (self, width, height);
  allocate_seats (self);
  allocate_bands (self);
  canasta_well_view_set_size (CANASTA_WELL_VIEW (self->well), self->layout.card_width,
                              self->layout.card_height);
  gtk_widget_size_allocate (self->well, &self->layout.well, -1);
  gtk_widget_size_allocate (self->prompt, &self->layout.prompt, -1);
  canasta_hand_view_set_layout (CANASTA_HAND_VIEW (self->hand), &self->layout.slots,
                                self->layout.card_width, self->layout.card_height);
  gtk_widget_size_allocate (self->hand, &self->layout.hand, -1);
  if (self->popover)
    gtk_popover_present (GTK_POPOVER (self->popover));
  canasta_table_view_launch (self);
}

/* The children are measured so that they know they were; the table itself
 * takes any size from its minimum on. */
void
canasta_table_view_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      int ignored_minimum, ignored_natural;

      gtk_widget_measure (child, orientation, -1, &ignored_minimum, &ignored_natural, NULL, NULL);
    }
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MINIMUM_WIDTH : MINIMUM_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/table-regions.h"

#include "table/paint.h"

#define MINIMUM_WIDTH 360
#define MINIMUM_HEIGHT 590
#define WATCHED_MINIMUM_HEIGHT 510 /* without a line of buttons, but below two bars */
#define FEW_MELDS_MINIMUM_HEIGHT 470
#define NATURAL_WIDTH 1024
#define NATURAL_HEIGHT 654

struct _CanastaTableRegions
{
  GtkWidget *table;
  const CanastaTableParts *parts;
  CanastaCardArt *art;
  double card_size;
  gboolean compact;
  gboolean has_few_melds;
  CanastaTableLayout layout;
};

/* Neither the table nor its parts are owned. */
CanastaTableRegions *
canasta_table_regions_new (GtkWidget               *table,
                           const CanastaTableParts *parts,
                           CanastaCardArt          *art)
{
  CanastaTableRegions *self = g_new0 (CanastaTableRegions, 1);

  self->table = table;
  self->parts = parts;
  self->art = g_object_ref (art);
  self->card_size = 1;
  return self;
}

void
canasta_table_regions_free (CanastaTableRegions *self)
{
  g_object_unref (self->art);
  g_free (self);
}

/* How large the person wants the cards, 1 being the standard. */
void
canasta_table_regions_set_card_size (CanastaTableRegions *self, double size)
{
  self->card_size = size;
}

const CanastaTableLayout *
canasta_table_regions_get_layout (CanastaTableRegions *self)
{
  return &self->layout;
}

static int
measure_height (gpointer widget, int width)
{
  int minimum, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  return natural;
}

/* The table's texts grow with the window; those of its children follow. Returns
 * whether they do now. */
static gboolean
set_text_size (GtkWidget *table, CanastaTextSize size)
{
  static const char *const classes[] = { NULL, "large-text", "largest-text" };
  gboolean changed = FALSE;

  for (guint i = 1; i < G_N_ELEMENTS (classes); i++)
    {
      changed |= gtk_widget_has_css_class (table, classes[i]) != (i == size);
      if (i == size)
        gtk_widget_add_css_class (table, classes[i]);
      else
        gtk_widget_remove_css_class (table, classes[i]);
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
set_compact (CanastaTableRegions *self, gboolean compact, int width)
{
  self->compact = compact;
  canasta_prompt_view_set_size (self->parts->prompt, compact, width - 2 * CANASTA_LAYOUT_MARGIN);
  canasta_well_view_set_compact (self->parts->well, compact);
  canasta_seats_view_set_compact (self->parts->seats, compact, width - 2 * CANASTA_LAYOUT_MARGIN);
  for (guint i = 0; i < self->parts->n_bands; i++)
    canasta_band_view_set_compact (self->parts->bands[i], compact);
}

static void
compute_layout (CanastaTableRegions *self, int width, int height)
{
  const CanastaTableParts *parts = self->parts;
  int inner = width - 2 * CANASTA_LAYOUT_MARGIN;
  CanastaTableNeeds needs = {
    .width = width,
    .height = height,
    .card_size = self->card_size,
    .large_print = canasta_card_art_get_large_print (self->art),
    .n_others = parts->n_bands > 0 ? parts->n_bands - 1 : 0,
    .well_foot = canasta_well_view_get_foot (parts->well),
    .well_width = canasta_well_view_get_text_width (parts->well, FALSE),
    .well_column = canasta_well_view_get_text_width (parts->well, TRUE),
    .well_notes = canasta_well_view_get_notes_height (parts->well),
    .seats_height = measure_height (parts->seats, -1),
    .prompt_height = measure_height (parts->prompt, inner),
  };
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n = canasta_hand_view_list_cards (parts->hand, cards, G_N_ELEMENTS (cards));

  for (guint i = 0; i < parts->n_bands; i++)
    {
      int chips = canasta_band_view_get_chips_height (parts->bands[i], inner);

      if (i == 0)
        {
          needs.own_height = chips;
          continue;
        }
      needs.others_height += chips + (i > 1 ? CANASTA_LAYOUT_GAP : 0);
      needs.band_height = MAX (needs.band_height,
                               canasta_band_view_get_label_height (parts->bands[i]));
    }
  canasta_table_layout_compute (&self->layout, &needs, cards, n);
}

/* One of @n parts of a length, with gaps between them. */
static void
cut (int *start, int *length, guint part, guint n)
{
  int pitch = (*length + CANASTA_LAYOUT_GAP) / (int) n;

  *start += (int) part * pitch;
  *length = MAX (pitch - CANASTA_LAYOUT_GAP, 0);
}

static void
allocate_bands (CanastaTableRegions *self)
{
  const CanastaTableLayout *layout = &self->layout;
  guint n_columns = MAX (layout->n_columns, 1);
  guint n_rows = (self->parts->n_bands - 1 + n_columns - 1) / n_columns;

  for (guint i = 0; i < self->parts->n_bands; i++)
    {
      CanastaBandView *band = self->parts->bands[i];
      GdkRectangle place = i == 0 ? layout->own : layout->others;

      if (i > 0)
        {
          cut (&place.x, &place.width, (i - 1) % n_columns, n_columns);
          cut (&place.y, &place.height, (i - 1) / n_columns, n_rows);
        }
      canasta_band_view_set_size (band, place.height, layout->card_height);
      gtk_widget_size_allocate (GTK_WIDGET (band), &place, -1);
    }
}

/**
 * canasta_table_regions_allocate:
 * @width: of the table, in pixels
 * @height: likewise
 *
 * Gives each part its place and its size.
 */
void
canasta_table_regions_allocate (CanastaTableRegions *self, int width, int height)
{
  const CanastaTableParts *parts = self->parts;
  gboolean compact = canasta_layout_is_compact (width, height);
  gboolean changed = compact != self->compact;

  changed |= set_text_size (self->table, canasta_layout_get_text_size (width, height));
  set_compact (self, compact, width);
  if (changed)
    forget_sizes (self->table);
  compute_layout (self, width, height);
  gtk_widget_size_allocate (GTK_WIDGET (parts->seats), &self->layout.seats, -1);
  allocate_bands (self);
  canasta_well_view_set_size (parts->well, self->layout.pile_width, self->layout.pile_height,
                              self->layout.column);
  gtk_widget_size_allocate (GTK_WIDGET (parts->well), &self->layout.well, -1);
  gtk_widget_size_allocate (GTK_WIDGET (parts->prompt), &self->layout.prompt, -1);
  canasta_hand_view_set_layout (parts->hand, &self->layout.slots, self->layout.card_width,
                                self->layout.card_height);
  gtk_widget_size_allocate (GTK_WIDGET (parts->hand), &self->layout.hand, -1);
}

/* No more melds lie there than fit into a low table, as in a lesson. */
void
canasta_table_regions_set_few_melds (CanastaTableRegions *self)
{
  self->has_few_melds = TRUE;
}

/* The parts are measured so that they know they were; the table itself takes any
 * size from its minimum on. */
void
canasta_table_regions_measure (CanastaTableRegions *self,
                               GtkOrientation       orientation,
                               int                 *minimum,
                               int                 *natural)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->table); child;
       child = gtk_widget_get_next_sibling (child))
    {
      int ignored_minimum, ignored_natural;

      gtk_widget_measure (child, orientation, -1, &ignored_minimum, &ignored_natural, NULL, NULL);
    }
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MINIMUM_WIDTH;
  else
    *minimum = self->has_few_melds                                    ? FEW_MELDS_MINIMUM_HEIGHT
               : canasta_prompt_view_is_watched (self->parts->prompt) ? WATCHED_MINIMUM_HEIGHT
                                                                      : MINIMUM_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

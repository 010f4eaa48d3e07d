/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/table-regions.h"

#include "table/paint.h"
#include "table/seat-layout.h"

#define MINIMUM_WIDTH 360
#define MINIMUM_HEIGHT 590
#define WATCHED_MINIMUM_HEIGHT 510 /* without a line of buttons, but below two bars */
#define FEW_MELDS_MINIMUM_HEIGHT 430
#define NATURAL_WIDTH 1024
#define NATURAL_HEIGHT 654

struct _CanastaTableRegions
{
  GtkWidget *table;
  const CanastaTableParts *parts;
  CanastaCardArt *art;
  double card_size;
  CanastaTableForm form;
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

/* How people sit follows from what their words need. */
static void
ask_seats (CanastaTableRegions *self, CanastaTableNeeds *needs)
{
  CanastaSeatsView *seats = self->parts->seats;
  int wanted;

  needs->has_near = canasta_seats_view_has_near (seats);
  needs->n_seats = canasta_seats_view_get_count (seats) - (needs->has_near ? 1 : 0);
  needs->has_resting = canasta_seats_view_has_resting (seats);
  needs->form = canasta_layout_get_form (needs->width, needs->height);
  needs->plate_height = canasta_seats_view_measure_words (seats, needs->form, &wanted);
  needs->plate_width = canasta_seat_layout_get_plate_width (needs, FALSE, wanted);
}

/* What lies before each side. */
static void
ask_bands (CanastaTableRegions *self, CanastaTableNeeds *needs, CanastaMeldsNeeds *bands)
{
  gboolean compact = needs->form == CANASTA_TABLE_COMPACT;

  needs->n_bands = self->parts->n_bands;
  needs->bands = bands;
  for (guint i = 0; i < needs->n_bands; i++)
    {
      CanastaBandView *band = self->parts->bands[i];

      canasta_band_view_set_compact (band, compact);
      canasta_band_view_get_needs (band, &bands[i]);
      needs->line_height = MAX (needs->line_height, canasta_band_view_get_line_height (band));
      if (i == 0)
        needs->own_line_width = canasta_band_view_get_line_width (band);
      else
        needs->line_width = MAX (needs->line_width, canasta_band_view_get_line_width (band));
    }
}

static void
ask_prompt (CanastaTableRegions *self, CanastaTableNeeds *needs)
{
  CanastaPromptView *prompt = self->parts->prompt;
  int start = canasta_seat_layout_get_own_width (needs) + CANASTA_LAYOUT_MARGIN;

  canasta_prompt_view_set_size (prompt, needs->form == CANASTA_TABLE_COMPACT, needs->width, start);
  needs->prompt_height = measure_height (prompt, needs->width);
}

static void
compute_layout (CanastaTableRegions *self, int width, int height)
{
  const CanastaTableParts *parts = self->parts;
  CanastaTableNeeds needs = {
    .width = width,
    .height = height,
    .card_size = self->card_size,
    .large_print = canasta_card_art_get_large_print (self->art),
  };
  CanastaMeldsNeeds bands[CANASTA_MAX_SIDES];
  CanastaWellNeeds well;
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n = canasta_hand_view_list_cards (parts->hand, cards, G_N_ELEMENTS (cards));

  ask_seats (self, &needs);
  canasta_well_view_set_compact (parts->well, needs.form == CANASTA_TABLE_COMPACT);
  if (canasta_well_view_get_needs (parts->well, &well))
    needs.well = &well;
  needs.well_foot = canasta_well_view_get_foot (parts->well);
  needs.well_notes = canasta_well_view_get_notes_height (parts->well);
  needs.pad_width = canasta_score_pad_get_wanted_width (parts->pad);
  ask_bands (self, &needs, bands);
  ask_prompt (self, &needs);
  canasta_table_layout_compute (&self->layout, &needs, cards, n);
}

static void
allocate_bands (CanastaTableRegions *self)
{
  const CanastaTableLayout *layout = &self->layout;

  for (guint i = 0; i < self->parts->n_bands; i++)
    {
      CanastaBandView *band = self->parts->bands[i];

      canasta_band_view_set_most (band, i == 0 ? layout->own_card : layout->others_card);
      gtk_widget_size_allocate (GTK_WIDGET (band), &layout->bands[i], -1);
    }
}

/* What others say leaves the piles free. */
static void
allocate_well (CanastaTableRegions *self, GdkRectangle *piles)
{
  CanastaWellView *well = self->parts->well;

  canasta_well_view_set_size (well, self->layout.pile_width, self->layout.pile_height);
  gtk_widget_size_allocate (GTK_WIDGET (well), &self->layout.well, -1);
  canasta_well_view_get_piles (well, piles);
  piles->x += self->layout.well.x;
  piles->y += self->layout.well.y;
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
  GdkRectangle piles;

  if (set_text_size (self->table, canasta_layout_get_text_size (width, height)))
    forget_sizes (self->table);
  compute_layout (self, width, height);
  if (self->layout.form != self->form)
    {
      self->form = self->layout.form;
      forget_sizes (self->table);
      compute_layout (self, width, height);
    }
  allocate_well (self, &piles);
  canasta_seats_view_set_places (parts->seats, &self->layout, &piles);
  gtk_widget_size_allocate (GTK_WIDGET (parts->seats), &(GtkAllocation){ 0, 0, width, height },
                            -1);
  allocate_bands (self);
  gtk_widget_size_allocate (GTK_WIDGET (parts->prompt), &self->layout.prompt, -1);
  canasta_hand_view_set_layout (parts->hand, &self->layout.slots, self->layout.card_width,
                                self->layout.card_height);
  gtk_widget_size_allocate (GTK_WIDGET (parts->hand), &self->layout.hand, -1);
  gtk_widget_set_child_visible (GTK_WIDGET (parts->pad), self->layout.pad.width > 0);
  if (self->layout.pad.width > 0)
    gtk_widget_size_allocate (GTK_WIDGET (parts->pad), &self->layout.pad, -1);
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/columns.h"

#include "table/paint.h"

#define SIDEBAR 300        /* at least, … */
#define SIDEBAR_LETTERS 22 /* … and so many letters, … */
#define SIDEBAR_SHARE 0.32 /* … but no more of the width */
#define SIDEBAR_GAP 18
#define WIDE 720 /* from here on there is a sidebar */
#define CELL 21  /* in letters: the narrowest column of a grid that has several */
#define MOST_CELLS 3
#define GAP 12
#define BAR_GAP 6
#define PAIR 10 /* in letters: the narrowest text beside something */
#define PAIR_GAP 24

/* Where the children go in a width: the height is given back, and with @allocates
 * they are put there. */
typedef int (*PlaceFunc) (GtkWidget *box, int width, gboolean allocates);

static int
measure_height (GtkWidget *child, int width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static int
put (GtkWidget *child, int x, int y, int width, int height, gboolean allocates)
{
  if (allocates)
    gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
  return height;
}

static int
get_sidebar (GtkWidget *box, int width)
{
  int letters = (int) (SIDEBAR_LETTERS * canasta_paint_get_em (box));

  return MAX (SIDEBAR, MIN (letters, (int) (SIDEBAR_SHARE * width)));
}

/* The first child is a sidebar, the second one has the rest; where that is not seen,
 * the first has it all. */
static int
place_sidebar (GtkWidget *box, int width, gboolean allocates)
{
  GtkWidget *first = gtk_widget_get_first_child (box);
  GtkWidget *second = gtk_widget_get_last_child (box);
  int sidebar = get_sidebar (box, width);
  int x = sidebar + SIDEBAR_GAP;
  int height;

  if (!gtk_widget_should_layout (second))
    return put (first, 0, 0, width, measure_height (first, width), allocates);
  if (width >= WIDE)
    {
      height = MAX (measure_height (first, sidebar), measure_height (second, width - x));
      put (first, 0, 0, sidebar, height, allocates);
      return put (second, x, 0, width - x, height, allocates);
    }
  height = put (first, 0, 0, width, measure_height (first, width), allocates) + SIDEBAR_GAP;
  return height + put (second, 0, height, width, measure_height (second, width), allocates);
}

static int
count_children (GtkWidget *box)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

/* No more columns than there are children. */
static int
place_grid (GtkWidget *box, int width, gboolean allocates)
{
  int most = MIN (count_children (box), MOST_CELLS);
  int least = (int) (CELL * canasta_paint_get_em (box));
  int n = MAX (MIN ((width + GAP) / (least + GAP), most), 1);
  int cell = (width - (n - 1) * GAP) / n;
  int y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child;)
    {
      GtkWidget *row = child;
      int height = 0;

      for (int i = 0; i < n && child; i++, child = gtk_widget_get_next_sibling (child))
        height = MAX (height, measure_height (child, cell));
      for (int i = 0; i < n && row; i++, row = gtk_widget_get_next_sibling (row))
        put (row, i * (cell + GAP), y, cell, height, allocates);
      y += height + GAP;
    }
  return MAX (y - GAP, 0);
}

static GtkWidget *
find_shown (GtkWidget *child)
{
  while (child && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static int
measure_width (GtkWidget *child)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* The first child is at the start, all others at the end. */
static int
place_in_line (GtkWidget *box, int width, int all, gboolean allocates)
{
  GtkWidget *first = find_shown (gtk_widget_get_first_child (box));
  int x = width - all;
  int height = 0;

  for (GtkWidget *child = first; child;
       child = find_shown (gtk_widget_get_next_sibling (child)))
    height = MAX (height, measure_height (child, measure_width (child)));
  for (GtkWidget *child = first; child;
       child = find_shown (gtk_widget_get_next_sibling (child)))
    {
      put (child, child == first ? 0 : x, 0, measure_width (child), height, allocates);
      x += measure_width (child) + BAR_GAP;
    }
  return height;
}

/* One line, or two children in each. */
static int
place_bar (GtkWidget *box, int width, gboolean allocates)
{
  int cell = (width - BAR_GAP) / 2;
  int all = -BAR_GAP;
  int y = -BAR_GAP;
  GtkWidget *next;

  for (GtkWidget *child = find_shown (gtk_widget_get_first_child (box)); child;
       child = find_shown (gtk_widget_get_next_sibling (child)))
    all += measure_width (child) + BAR_GAP;
  if (all <= width)
    return place_in_line (box, width, all, allocates);

  for (GtkWidget *child = find_shown (gtk_widget_get_first_child (box)); child;
       child = next ? find_shown (gtk_widget_get_next_sibling (next)) : NULL)
    {
      int height = measure_height (child, cell);

      next = find_shown (gtk_widget_get_next_sibling (child));
      if (next)
        height = MAX (height, measure_height (next, cell));
      y += BAR_GAP;
      put (child, 0, y, next ? cell : width, height, allocates);
      if (next)
        put (next, cell + BAR_GAP, y, cell, height, allocates);
      y += height;
    }
  return MAX (y, 0);
}

/* A text, and beside it at the end of the line what belongs to it; below it where the
 * text would be too narrow. */
static int
place_pair (GtkWidget *box, int width, gboolean allocates)
{
  GtkWidget *first = gtk_widget_get_first_child (box);
  GtkWidget *second = gtk_widget_get_last_child (box);
  int least = (int) (PAIR * canasta_paint_get_em (box));
  int end = MIN (measure_width (second), width);
  int beside = width - end - PAIR_GAP;
  int height;

  if (beside >= least)
    {
      height = MAX (measure_height (first, beside), measure_height (second, end));
      put (first, 0, 0, beside, height, allocates);
      return put (second, width - end, 0, end, height, allocates);
    }
  height = put (first, 0, 0, width, measure_height (first, width), allocates) + BAR_GAP;
  return height + put (second, width - end, height, end, measure_height (second, end), allocates);
}

static PlaceFunc
get_place (GtkWidget *box)
{
  if (gtk_widget_has_css_class (box, "bar-columns"))
    return place_bar;
  if (gtk_widget_has_css_class (box, "pair-columns"))
    return place_pair;
  return gtk_widget_has_css_class (box, "sidebar-columns") ? place_sidebar : place_grid;
}

static GtkSizeRequestMode
get_mode (GtkWidget *box)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget      *box,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  int width = 0;

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (box); child;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, most;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &most, NULL, NULL);
      *minimum = MAX (*minimum, least);
      width += most;
    }
  *natural = MAX (*minimum, width);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = get_place (box) (box, for_size < 0 ? *natural : for_size, FALSE);
}

static void
allocate (GtkWidget *box, int width, int height, int baseline)
{
  get_place (box) (box, width, TRUE);
}

static void
lay_out (GtkBox *box, const char *style)
{
  gtk_widget_add_css_class (GTK_WIDGET (box), style);
  gtk_widget_set_layout_manager (GTK_WIDGET (box),
                                 gtk_custom_layout_new (get_mode, measure, allocate));
}

/**
 * canasta_columns_set_sidebar:
 * @box: a box of two children
 *
 * Puts the first beside the second, or above it.
 */
void
canasta_columns_set_sidebar (GtkBox *box)
{
  lay_out (box, "sidebar-columns");
}

/**
 * canasta_columns_set_grid:
 * @box: a box
 *
 * Puts its children in up to three columns.
 */
void
canasta_columns_set_grid (GtkBox *box)
{
  lay_out (box, "grid-columns");
}

/**
 * canasta_columns_set_bar:
 * @box: a box of buttons
 *
 * Puts them in a line, the first one at its start and the others at its end, or two
 * by two.
 */
void
canasta_columns_set_bar (GtkBox *box)
{
  lay_out (box, "bar-columns");
}

/**
 * canasta_columns_set_pair:
 * @box: a box of two children: a text, and what belongs to it
 *
 * Puts the second at the end of the line of the first, or below it.
 */
void
canasta_columns_set_pair (GtkBox *box)
{
  lay_out (box, "pair-columns");
}

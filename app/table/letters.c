/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/letters.h"

#define ANY_WIDTH (G_MAXINT / PANGO_SCALE)

static PangoAttrList *
new_attributes (double letters)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (letters));
  return attributes;
}

/**
 * canasta_letters_lay:
 * @label: a label
 * @text: a text for it
 * @letters: how large its letters are, of those it has as a rule
 * @width: how wide it may be, in pixels; words are not broken
 *
 * Returns: (transfer full): the text as the label would show it
 */
PangoLayout *
canasta_letters_lay (GtkWidget *label, const char *text, double letters, int width)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (label, text);
  g_autoptr (PangoAttrList) attributes = new_attributes (letters);

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_width (layout, MAX (width, 0) * PANGO_SCALE);
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

void
canasta_letters_set (GtkWidget *label, double letters)
{
  g_autoptr (PangoAttrList) attributes = new_attributes (letters);

  if (!pango_attr_list_equal (gtk_label_get_attributes (GTK_LABEL (label)), attributes))
    gtk_label_set_attributes (GTK_LABEL (label), attributes);
}

static gboolean
fits (GtkWidget *label, double letters, int width, int n_lines)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  g_autoptr (PangoLayout) layout = canasta_letters_lay (label, text, letters, width);
  int needed;

  /* Whole pixels: half a pixel less cuts a text off. */
  pango_layout_get_size (layout, &needed, NULL);
  return PANGO_PIXELS_CEIL (needed) <= width && pango_layout_get_line_count (layout) <= n_lines;
}

/**
 * canasta_letters_find:
 * @label: a label
 * @width: how wide it is going to be, in pixels
 * @n_lines: how many lines it may have
 *
 * Returns: the largest letters with which all words of its text are whole and in
 *   these lines, or the smallest
 */
double
canasta_letters_find (GtkWidget *label, int width, int n_lines)
{
  double letters = 1;

  while (letters > CANASTA_LETTERS_SMALLEST && !fits (label, letters, width, n_lines))
    letters -= CANASTA_LETTERS_STEP;
  return letters;
}

/* A label in one line, from the left, of a class of the style, as a child of @parent. */
GtkWidget *
canasta_letters_add_label (GtkWidget *parent, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, parent);
  return label;
}

/* Places of lines. */

/* How wide the lines of what is shown in a place are in letters of their usual size. */
static int
measure_lines (GtkWidget *widget)
{
  int width = 0;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget))
    {
      g_autoptr (PangoLayout) layout =
        canasta_letters_lay (widget, gtk_label_get_text (GTK_LABEL (widget)), 1, ANY_WIDTH);

      pango_layout_get_size (layout, &width, NULL);
      return PANGO_PIXELS_CEIL (width);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    width = MAX (width, measure_lines (child));
  return width;
}

static void
fit_lines (GtkWidget *widget, int width)
{
  if (GTK_IS_LABEL (widget))
    canasta_letters_set (widget, canasta_letters_find (widget, width, 1));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    fit_lines (child, width);
}

static void
measure_place (GtkWidget *place, GtkOrientation orientation, int for_size, int *minimum,
               int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (place);

  gtk_widget_measure (child, orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
  /* As wide as they were before they gave way. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, measure_lines (child));
}

static void
allocate_place (GtkWidget *place, int width, int height, int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (place);

  fit_lines (child, width);
  gtk_widget_allocate (child, width, height, baseline, NULL);
}

/**
 * canasta_letters_give_way:
 * @widget: a label, or what has labels below each other, each of which would end in dots where
 *   it has no room
 *
 * Has these give way, so that each line of the widget, which lies alone in its place, is whole.
 */
void
canasta_letters_give_way (GtkWidget *widget)
{
  gtk_widget_set_layout_manager (gtk_widget_get_parent (widget),
                                 gtk_custom_layout_new (NULL, measure_place, allocate_place));
}

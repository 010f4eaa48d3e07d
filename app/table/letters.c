/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/letters.h"

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
 * @width: how wide it may be, in pixels, or -1 for one line; words are not broken
 *
 * Returns: (transfer full): the text as the label would show it
 */
PangoLayout *
canasta_letters_lay (GtkWidget *label, const char *text, double letters, int width)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (label, text);
  g_autoptr (PangoAttrList) attributes = new_attributes (letters);

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_width (layout, width < 0 ? -1 : width * PANGO_SCALE);
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

/**
 * canasta_letters_fit_line:
 * @label: a label of one line
 * @width: how wide it is going to be, in pixels
 *
 * Gives the label letters with which its text fits, or the smallest.
 */
void
canasta_letters_fit_line (GtkWidget *label, int width)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  double letters = 1;

  for (; letters > CANASTA_LETTERS_SMALLEST; letters -= CANASTA_LETTERS_STEP)
    {
      g_autoptr (PangoLayout) layout = canasta_letters_lay (label, text, letters, -1);
      int needed;

      pango_layout_get_size (layout, &needed, NULL);
      if (PANGO_PIXELS_CEIL (needed) <= width)
        break;
    }
  canasta_letters_set (label, letters);
}

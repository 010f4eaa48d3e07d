/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/guide-parts.h"

#include <glib/gi18n-lib.h>

#include "pages/columns.h"
#include "pages/key-labels.h"

/* A text of the rules; %style is a class of the style sheet, or %NULL. */
GtkWidget *
canasta_guide_label_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  if (style)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* What tells that a rule is not the standard one. */
GtkWidget *
canasta_guide_mark_new (const char *text)
{
  GtkWidget *label = canasta_guide_label_new (text, "caption-heading");

  gtk_widget_add_css_class (label, "accent");
  return label;
}

static GtkWidget *
make_grid (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 24);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  return grid;
}

static void
attach (GtkWidget *grid, GtkWidget *widget, int column, int row)
{
  gtk_grid_attach (GTK_GRID (grid), widget, column, row, 1, 1);
}

GtkWidget *
canasta_guide_grid_new (const CanastaGuideGrid *grid)
{
  GtkWidget *shown = make_grid ();

  for (int column = 0; grid->header[column]; column++)
    attach (shown, canasta_guide_label_new (grid->header[column], "heading"), column, 0);
  for (guint i = 0; i < grid->rows->len; i++)
    {
      const CanastaGuideRow *row = g_ptr_array_index (grid->rows, i);
      int column;

      for (column = 0; row->cells[column]; column++)
        attach (shown, canasta_guide_label_new (row->cells[column], NULL), column, (int) i + 1);
      if (row->changed)
        attach (shown, canasta_guide_mark_new (C_("rule", "changed")), column, (int) i + 1);
    }
  return shown;
}

/* Whoever only hears the title of a key hears the key after it. */
static GtkWidget *
make_key (const CanastaKey *keys, guint n)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *title = canasta_guide_label_new (canasta_keys_translate (keys->title), NULL);
  GtkWidget *labels = canasta_key_labels_new (keys, n);

  canasta_key_labels_describe (labels, title);
  gtk_box_append (GTK_BOX (row), title);
  gtk_box_append (GTK_BOX (row), labels);
  canasta_columns_set_pair (GTK_BOX (row));
  return row;
}

static GtkWidget *
make_keys (const CanastaKeyGroup *group)
{
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  guint n;

  for (guint i = 0; i < group->n; i += n)
    {
      n = canasta_key_count_alike (group->keys + i, group->n - i);
      gtk_box_append (GTK_BOX (rows), make_key (group->keys + i, n));
    }
  return rows;
}

/* All keys of the program, which are the same by all rules. */
GtkWidget *
canasta_guide_keys_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  const char *title = C_("shortcuts", "Keyboard shortcuts");
  guint n;
  const CanastaKeyGroup *groups = canasta_keys_list_groups (&n);

  gtk_box_append (GTK_BOX (box), canasta_guide_label_new (title, "title-3"));
  for (guint i = 0; i < n; i++)
    {
      title = canasta_keys_translate (groups[i].title);
      gtk_box_append (GTK_BOX (box), canasta_guide_label_new (title, "heading"));
      gtk_box_append (GTK_BOX (box), make_keys (&groups[i]));
    }
  return box;
}

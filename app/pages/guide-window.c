/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/guide-window.h"

#include <glib/gi18n-lib.h>

#include "rules/guide.h"

#define TEXT_WIDTH 640

static GtkWidget *
make_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* What tells that a rule is not the standard one. */
static GtkWidget *
make_mark (const char *text)
{
  GtkWidget *label = make_label (text, "caption-heading");

  gtk_widget_add_css_class (label, "accent");
  return label;
}

static GtkWidget *
make_table (const CanastaGuideTable *table)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 24);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (int column = 0; table->header[column] != NULL; column++)
    gtk_grid_attach (GTK_GRID (grid), make_label (table->header[column], "heading"), column, 0,
                     1, 1);
  for (guint i = 0; i < table->rows->len; i++)
    {
      const CanastaGuideRow *row = g_ptr_array_index (table->rows, i);

      int column;

      for (column = 0; row->cells[column] != NULL; column++)
        gtk_grid_attach (GTK_GRID (grid), make_label (row->cells[column], NULL), column,
                         (int) i + 1, 1, 1);
      if (row->changed)
        gtk_grid_attach (GTK_GRID (grid), make_mark (C_("rule", "changed")), column, (int) i + 1, 1, 1);
    }
  return grid;
}

/* Appends a paragraph; returns its label. */
static GtkWidget *
append_paragraph (GtkBox *box, const CanastaGuideParagraph *paragraph)
{
  GtkWidget *label = make_label (paragraph->text, NULL);
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_box_append (GTK_BOX (place), label);
  if (paragraph->changed)
    {
      gtk_widget_add_css_class (place, "changed-rule");
      gtk_box_append (GTK_BOX (place), make_mark (_("This differs from the standard rules.")));
    }
  gtk_box_append (box, place);
  if (paragraph->table != NULL)
    gtk_box_append (box, make_table (paragraph->table));
  return label;
}

/* Appends a section; returns the label of the paragraph that speaks of @rule. */
static GtkWidget *
append_section (GtkBox *box, const CanastaGuideSection *section, const char *rule)
{
  GtkWidget *wanted = NULL;

  gtk_box_append (box, make_label (section->title, "title-3"));
  for (guint i = 0; i < section->paragraphs->len; i++)
    {
      const CanastaGuideParagraph *paragraph = g_ptr_array_index (section->paragraphs, i);
      GtkWidget *label = append_paragraph (box, paragraph);

      if (rule != NULL && wanted == NULL
          && g_strv_contains ((const char *const *) paragraph->rules, rule))
        wanted = label;
    }
  return wanted;
}

/* A label that has the focus is scrolled to and read out. */
static void
show_paragraph_cb (GtkWidget *window, GtkWidget *label)
{
  gtk_widget_grab_focus (label);
  gtk_label_select_region (GTK_LABEL (label), 0, -1);
}

static void
close_with_escape (GtkWidget *window)
{
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (shortcuts),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Escape"),
                      gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, shortcuts);
}

void
canasta_guide_window_show (GtkWindow          *parent,
                           const CanastaTable *table,
                           CanastaRules       *standard,
                           const char         *rule)
{
  g_autoptr (CanastaGuide) guide = canasta_guide_new (table, standard);
  GtkWidget *window = adw_window_new ();
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *wanted = NULL;

  for (guint i = 0; i < canasta_guide_get_length (guide); i++)
    {
      GtkWidget *found = append_section (GTK_BOX (box), canasta_guide_get_section (guide, i),
                                         rule);

      if (wanted == NULL)
        wanted = found;
    }
  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 24);
  gtk_widget_set_margin_start (box, 18);
  gtk_widget_set_margin_end (box, 18);

  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), TEXT_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (page), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (page), scrolled);

  gtk_window_set_title (GTK_WINDOW (window), canasta_guide_get_title (guide));
  gtk_window_set_default_size (GTK_WINDOW (window), 560, 680);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  adw_window_set_content (ADW_WINDOW (window), page);
  close_with_escape (window);
  gtk_window_set_focus (GTK_WINDOW (window), scrolled);
  if (wanted != NULL)
    g_signal_connect_object (window, "map", G_CALLBACK (show_paragraph_cb), wanted, 0);
  gtk_window_present (GTK_WINDOW (window));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A paragraph that is asked for comes into view as soon as it has a place. */
#include "config.h"

#include "pages/guide-window.h"

#include <glib/gi18n-lib.h>

#include "guide/guide.h"

#define TEXT_WIDTH 640

/* How much of what comes before a paragraph that is asked for stays in view. */
#define CONTEXT 48

struct _CanastaGuideWindow
{
  AdwWindow parent_instance;

  CanastaGuide *guide;
  GtkWidget *scrolled;
  GtkWidget *page;              /* what is scrolled */
  GHashTable *places;           /* of the paragraphs: GtkWidget */
  GtkWidget *wanted;            /* the place that was asked for, or NULL */
  gboolean is_going;            /* … and is not in view yet */
  int width;                    /* in which the lines are broken */
};

G_DEFINE_FINAL_TYPE (CanastaGuideWindow, canasta_guide_window, ADW_TYPE_WINDOW)

/* The rules as widgets. */

static GtkWidget *
make_label (const char *text, const char *style)
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
  for (int column = 0; table->header[column]; column++)
    gtk_grid_attach (GTK_GRID (grid), make_label (table->header[column], "heading"), column, 0,
                     1, 1);
  for (guint i = 0; i < table->rows->len; i++)
    {
      const CanastaGuideRow *row = g_ptr_array_index (table->rows, i);

      int column;

      for (column = 0; row->cells[column]; column++)
        gtk_grid_attach (GTK_GRID (grid), make_label (row->cells[column], NULL), column,
                         (int) i + 1, 1, 1);
      if (row->changed)
        gtk_grid_attach (GTK_GRID (grid), make_mark (C_("rule", "changed")), column,
                         (int) i + 1, 1, 1);
    }
  return grid;
}

/* A paragraph, under a sentence that is hidden until it is asked for. */
static GtkWidget *
make_place (const CanastaGuideParagraph *paragraph)
{
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *answer = make_mark (_("Here is why:"));

  gtk_widget_set_visible (answer, FALSE);
  gtk_box_append (GTK_BOX (place), answer);
  gtk_box_append (GTK_BOX (place), make_label (paragraph->text, NULL));
  if (paragraph->changed)
    {
      gtk_widget_add_css_class (place, "changed-rule");
      gtk_box_append (GTK_BOX (place), make_mark (_("This differs from the standard rules.")));
    }
  return place;
}

static GtkWidget *
get_answer (GtkWidget *place)
{
  return gtk_widget_get_first_child (place);
}

static GtkWidget *
get_text (GtkWidget *place)
{
  return gtk_widget_get_next_sibling (get_answer (place));
}

static void
append_section (CanastaGuideWindow *self, const CanastaGuideSection *section)
{
  GtkBox *page = GTK_BOX (self->page);

  gtk_box_append (page, make_label (section->title, "title-3"));
  for (guint i = 0; i < section->paragraphs->len; i++)
    {
      const CanastaGuideParagraph *paragraph = g_ptr_array_index (section->paragraphs, i);
      GtkWidget *place = make_place (paragraph);

      gtk_box_append (page, place);
      g_hash_table_insert (self->places, (gpointer) paragraph, place);
      if (paragraph->table)
        gtk_box_append (page, make_table (paragraph->table));
    }
}

static void
make_page (CanastaGuideWindow *self)
{
  GtkWidget *clamp = adw_clamp_new ();

  self->page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  for (guint i = 0; i < canasta_guide_get_length (self->guide); i++)
    append_section (self, canasta_guide_get_section (self->guide, i));
  gtk_widget_set_margin_top (self->page, 12);
  gtk_widget_set_margin_bottom (self->page, 24);
  gtk_widget_set_margin_start (self->page, 18);
  gtk_widget_set_margin_end (self->page, 18);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), TEXT_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->page);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), clamp);
}

/* What was asked for. */

/* The words say it beside the edge, and a screen reader with the paragraph. */
static void
mark (GtkWidget *place, gboolean is_wanted)
{
  GtkWidget *answer = get_answer (place);

  gtk_widget_set_visible (answer, is_wanted);
  gtk_accessible_update_property (GTK_ACCESSIBLE (get_text (place)),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  is_wanted ? gtk_label_get_text (GTK_LABEL (answer)) : "", -1);
  if (is_wanted)
    gtk_widget_add_css_class (place, "wanted-rule");
  else
    gtk_widget_remove_css_class (place, "wanted-rule");
}

/* What has the focus is read out, if it was there before: only now it is. */
static void
go_to_wanted (CanastaGuideWindow *self)
{
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  GtkWidget *text = get_text (self->wanted);
  graphene_rect_t bounds;

  gtk_widget_grab_focus (text);
  gtk_label_select_region (GTK_LABEL (text), 0, 0);
  if (gtk_widget_compute_bounds (self->wanted, self->page, &bounds))
    gtk_adjustment_set_value (adjustment, bounds.origin.y - CONTEXT);
}

/* After GTK has given everything its place in this frame. */
static void
layout_cb (CanastaGuideWindow *self)
{
  if (!self->is_going)
    return;
  self->is_going = FALSE;
  go_to_wanted (self);
}

/**
 * canasta_guide_window_show_rule:
 * @self: a guide window
 * @rule: (nullable): the name of a rule
 *
 * Goes to the paragraph about the rule, marks it and gives it the focus, which
 * has it read out; with %NULL, only takes the last mark away.
 */
void
canasta_guide_window_show_rule (CanastaGuideWindow *self, const char *rule)
{
  const CanastaGuideParagraph *paragraph =
    rule ? canasta_guide_find (self->guide, rule) : NULL;

  if (self->wanted)
    mark (self->wanted, FALSE);
  self->wanted = paragraph ? g_hash_table_lookup (self->places, paragraph) : NULL;
  self->is_going = self->wanted != NULL;
  if (!self->wanted)
    return;
  mark (self->wanted, TRUE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The window. */

static void
canasta_guide_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (canasta_guide_window_parent_class)->realize (widget);
  g_signal_connect_object (gtk_widget_get_frame_clock (widget), "layout", G_CALLBACK (layout_cb),
                           widget, G_CONNECT_SWAPPED);
}

/* Another width breaks all lines anew: what is being read stays in view. */
static void
canasta_guide_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaGuideWindow *self = CANASTA_GUIDE_WINDOW (widget);

  GTK_WIDGET_CLASS (canasta_guide_window_parent_class)
    ->size_allocate (widget, width, height, baseline);
  if (width != self->width && self->wanted
      && gtk_widget_is_focus (get_text (self->wanted)))
    self->is_going = TRUE;
  self->width = width;
}

static void
canasta_guide_window_finalize (GObject *object)
{
  CanastaGuideWindow *self = CANASTA_GUIDE_WINDOW (object);

  g_hash_table_unref (self->places);
  g_clear_pointer (&self->guide, canasta_guide_unref);
  G_OBJECT_CLASS (canasta_guide_window_parent_class)->finalize (object);
}

static void
canasta_guide_window_class_init (CanastaGuideWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = canasta_guide_window_finalize;
  widget_class->realize = canasta_guide_window_realize;
  widget_class->size_allocate = canasta_guide_window_size_allocate;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
canasta_guide_window_init (CanastaGuideWindow *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->places = g_hash_table_new (NULL, NULL);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  gtk_box_append (GTK_BOX (content), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (content), self->scrolled);
  adw_window_set_content (ADW_WINDOW (self), content);
  gtk_window_set_default_size (GTK_WINDOW (self), 560, 680);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
}

/**
 * canasta_guide_window_new:
 * @parent: the window it stands beside
 * @table: the table whose rules it shows
 * @standard: (nullable): the rules from which what differs is marked
 *
 * Returns: (transfer none): the window, not yet presented
 */
CanastaGuideWindow *
canasta_guide_window_new (GtkWindow *parent, const CanastaTable *table, CanastaRules *standard)
{
  CanastaGuideWindow *self = g_object_new (CANASTA_TYPE_GUIDE_WINDOW, "transient-for", parent,
                                           NULL);

  self->guide = canasta_guide_new (table, standard);
  gtk_window_set_title (GTK_WINDOW (self), canasta_guide_get_title (self->guide));
  make_page (self);
  gtk_window_set_focus (GTK_WINDOW (self), self->scrolled);
  return self;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list of rows that can be reached with the arrow keys; a screen reader reads
 * each as one sentence. */
#include "config.h"

#include "pages/score-grid.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "pages/accessible.h"
#include "table/letters.h"
#include "table/paint.h"

struct _CanastaScoreGrid
{
  AdwBin parent_instance;

  GtkListBox *rows;
  guint n_columns;
  char *titles[CANASTA_SCORE_GRID_MAX_COLUMNS];
  char *names[CANASTA_SCORE_GRID_MAX_COLUMNS];
};

G_DEFINE_FINAL_TYPE (CanastaScoreGrid, canasta_score_grid, ADW_TYPE_BIN)

#define GAP 12
#define CELL_LINES 3
#define TITLE_LINES 6
#define COLUMN_WIDTH 11 /* in letters */
#define COLUMNS_SHARE 0.6
#define MANY_COLUMNS 3 /* from here on they have more and are closer together */
#define MANY_COLUMNS_SHARE 0.7
#define MANY_COLUMNS_GAP 6
#define NARROW 300 /* in the side panel the titles need more */
#define NARROW_SHARE 0.52

static void
forget_columns (CanastaScoreGrid *self)
{
  for (guint i = 0; i < self->n_columns; i++)
    {
      g_clear_pointer (&self->titles[i], g_free);
      g_clear_pointer (&self->names[i], g_free);
    }
  self->n_columns = 0;
}

static void
canasta_score_grid_dispose (GObject *object)
{
  CanastaScoreGrid *self = CANASTA_SCORE_GRID (object);

  forget_columns (self);
  G_OBJECT_CLASS (canasta_score_grid_parent_class)->dispose (object);
}

static void
canasta_score_grid_class_init (CanastaScoreGridClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_score_grid_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

/* A screen reader goes on telling as many rows of a list as it had when it was first told: each
 * sheet has a list of its own. */
static void
lay_list (CanastaScoreGrid *self)
{
  GtkWidget *rows = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (rows), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (rows, "boxed-list");
  gtk_widget_add_css_class (rows, "score-grid");
  gtk_accessible_update_property (GTK_ACCESSIBLE (rows), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Score sheet"), -1);
  self->rows = GTK_LIST_BOX (rows);
  adw_bin_set_child (ADW_BIN (self), rows);
}

static void
canasta_score_grid_init (CanastaScoreGrid *self)
{
  lay_list (self);
}

GtkWidget *
canasta_score_grid_new (void)
{
  return g_object_new (CANASTA_TYPE_SCORE_GRID, NULL);
}

void
canasta_score_grid_clear (CanastaScoreGrid *self)
{
  forget_columns (self);
  lay_list (self);
}

/**
 * canasta_score_grid_add_column:
 * @self: a score grid
 * @title: whose points the column holds
 * @names: the players, or empty where the title says it
 *
 * Columns come before the first row.
 */
void
canasta_score_grid_add_column (CanastaScoreGrid *self, const char *title, const char *names)
{
  g_return_if_fail (self->n_columns < CANASTA_SCORE_GRID_MAX_COLUMNS);

  self->titles[self->n_columns] = g_strdup (title);
  self->names[self->n_columns] = g_strdup (names);
  self->n_columns++;
  if (self->n_columns >= MANY_COLUMNS)
    gtk_widget_add_css_class (GTK_WIDGET (self->rows), "many-columns");
}

static GtkWidget *
new_label (const char *text, float xalign, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label),
                         xalign > 0.5 ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT);
  if (style)
    gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
new_cell (const char *points, const char *caption)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (cell), new_label (points, 1, "points"));
  if (caption && *caption != '\0')
    gtk_box_append (GTK_BOX (cell), new_label (caption, 1, "score-caption"));
  gtk_widget_set_valign (cell, GTK_ALIGN_CENTER);
  return cell;
}

/* @cells: what is said of each column */
static void
add (CanastaScoreGrid *self, GtkWidget *content, const char *style, const char *title,
     const char *cells)
{
  g_autofree char *sentence =
    g_strdup_printf (C_("score sheet: what for, what each side has", "%1$s: %2$s"), title, cells);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), content);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  if (style)
    gtk_widget_add_css_class (row, style);
  canasta_accessible_tell_as_one (row, sentence);
  gtk_list_box_append (self->rows, row);
}

static int
count_columns (GtkWidget *line)
{
  int n = -1;

  for (GtkWidget *child = gtk_widget_get_first_child (line); child;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

static double
get_most_column_width (GtkWidget *line)
{
  return COLUMN_WIDTH * canasta_paint_get_em (line);
}

static int
get_gap (GtkWidget *line)
{
  return count_columns (line) < MANY_COLUMNS ? GAP : MANY_COLUMNS_GAP;
}

/* How wide a title is in one line, with the letters it has as a rule. */
static int
measure_title (GtkWidget *title)
{
  int width;

  if (GTK_IS_LABEL (title))
    {
      g_autoptr (PangoLayout) layout =
        canasta_letters_lay (title, gtk_label_get_text (GTK_LABEL (title)), 1, G_MAXINT16);

      pango_layout_get_pixel_size (layout, &width, NULL);
      return width;
    }
  gtk_widget_measure (title, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

static int
measure_widest_title (GtkWidget *line)
{
  GtkWidget *rows = gtk_widget_get_ancestor (line, GTK_TYPE_LIST_BOX);
  int widest = 0;

  for (GtkWidget *row = rows ? gtk_widget_get_first_child (rows) : NULL; row;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *other = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));

      widest = MAX (widest, measure_title (gtk_widget_get_first_child (other)));
    }
  return widest;
}

/* Columns are equally wide in every row: they have their share of it, and what is more than the
 * titles of all need; the title has the rest. */
static int
get_column_width (GtkWidget *line, int width)
{
  int n = count_columns (line);
  double share = n >= MANY_COLUMNS ? MANY_COLUMNS_SHARE
                 : width < NARROW  ? NARROW_SHARE
                                   : COLUMNS_SHARE;
  double columns = MAX (width * share, width - measure_widest_title (line) - get_gap (line));

  return n > 0 ? (int) MIN (get_most_column_width (line), columns / n) : 0;
}

static GtkSizeRequestMode
get_line_mode (GtkWidget *line)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The width a line must have: its title and each of its columns as much as they need. */
static int
measure_least_width (GtkWidget *line)
{
  GtkWidget *title = gtk_widget_get_first_child (line);
  int n = count_columns (line);
  int gap = get_gap (line);
  int columns = 0, rest = 0;

  for (GtkWidget *child = title; child; child = gtk_widget_get_next_sibling (child))
    {
      int *least = child == title ? &rest : &columns;
      int width;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      *least = MAX (*least, width + gap);
    }
  return (int) ceil (MAX (n * columns / NARROW_SHARE, rest / (1 - MANY_COLUMNS_SHARE)));
}

static void
measure_line (GtkWidget      *line,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural,
              int            *minimum_baseline,
              int            *natural_baseline)
{
  int width = for_size, column, gap = get_gap (line);
  GtkWidget *title = gtk_widget_get_first_child (line);

  *minimum = measure_least_width (line);
  gtk_widget_measure (title, GTK_ORIENTATION_HORIZONTAL, -1, NULL, natural, NULL, NULL);
  *natural = MAX (*minimum, *natural + gap + (int) (count_columns (line) * get_most_column_width (line)));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;

  if (width < 0)
    width = *natural;
  column = get_column_width (line, width);
  *minimum = *natural = 0;
  for (GtkWidget *child = title; child; child = gtk_widget_get_next_sibling (child))
    {
      int least, most;

      gtk_widget_measure (child, orientation,
                          (child == title ? width - count_columns (line) * column : column) - gap,
                          &least, &most, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, most);
    }
}

/* Titles, names and numbers have letters with which none is broken. */
static void
fit (GtkWidget *label, int width, int n_lines)
{
  canasta_letters_set (label, canasta_letters_find (label, width, n_lines));
}

/* The smaller letters: those of others, or the largest a label can have. */
static double
find_letters (GtkWidget *label, int width, double others)
{
  return label ? MIN (others, canasta_letters_find (label, width, CELL_LINES)) : others;
}

/* All numbers of a row have letters of one size, and so has what stands below them. */
static void
fit_cells (GtkWidget *line, int width)
{
  GtkWidget *first = gtk_widget_get_next_sibling (gtk_widget_get_first_child (line));
  double points = 1, captions = 1;

  for (GtkWidget *cell = first; cell; cell = gtk_widget_get_next_sibling (cell))
    {
      GtkWidget *label = gtk_widget_get_first_child (cell);

      points = find_letters (label, width, points);
      captions = find_letters (gtk_widget_get_next_sibling (label), width, captions);
    }
  for (GtkWidget *cell = first; cell; cell = gtk_widget_get_next_sibling (cell))
    {
      GtkWidget *label = gtk_widget_get_first_child (cell);

      canasta_letters_set (label, points);
      label = gtk_widget_get_next_sibling (label);
      if (label)
        canasta_letters_set (label, captions);
    }
}

static void
allocate_line (GtkWidget *line, int width, int height, int baseline)
{
  GtkWidget *title = gtk_widget_get_first_child (line);
  int column = get_column_width (line, width);
  int gap = get_gap (line);
  int x = width;

  fit_cells (line, MAX (column - gap, 1));
  for (GtkWidget *child = gtk_widget_get_last_child (line); child;
       child = gtk_widget_get_prev_sibling (child))
    {
      GtkAllocation place = { 0, 0, MAX (x - gap, 1), height };

      if (child != title)
        {
          x -= column;
          place.x = x + gap;
          place.width = MAX (column - gap, 1);
        }
      else if (GTK_IS_LABEL (title))
        fit (title, place.width, TITLE_LINES);
      gtk_widget_size_allocate (child, &place, -1);
    }
}

static GtkWidget *
new_line (const char *title)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (line, gtk_custom_layout_new (get_line_mode, measure_line,
                                                              allocate_line));
  gtk_box_append (GTK_BOX (line), new_label (title, 0, "score-title"));
  return line;
}

/**
 * canasta_score_grid_add_head:
 * @self: a score grid
 * @title: what the rows are about
 * @points: (nullable): what they make, by column, for whoever hears it
 *
 * Adds a row that names the columns.
 */
void
canasta_score_grid_add_head (CanastaScoreGrid *self, const char *title, char **points)
{
  GtkWidget *line = new_line (title);
  g_autoptr (GString) cells = g_string_new (NULL);

  for (guint i = 0; i < self->n_columns; i++)
    {
      gtk_box_append (GTK_BOX (line), new_cell (self->titles[i], self->names[i]));
      g_string_append_printf (cells, "%s%s", i == 0 ? "" : ", ", self->titles[i]);
      if (points)
        g_string_append_printf (cells, " %s", points[i]);
    }
  add (self, line, "score-head", title, cells->str);
}

/**
 * canasta_score_grid_add_row:
 * @self: a score grid
 * @title: what the points are for
 * @cells: a cell a column; what they hold is freed
 * @style: how the row looks
 */
void
canasta_score_grid_add_row (CanastaScoreGrid     *self,
                            const char           *title,
                            CanastaScoreCell     *cells,
                            CanastaScoreRowStyle  style)
{
  static const char *const styles[] = { NULL, "score-sum", "score-quiet" };
  GtkWidget *line = new_line (title);
  g_autoptr (GString) said = g_string_new (NULL);

  for (guint i = 0; i < self->n_columns; i++)
    {
      g_autofree char *points = g_steal_pointer (&cells[i].points);
      g_autofree char *caption = g_steal_pointer (&cells[i].caption);

      gtk_box_append (GTK_BOX (line), new_cell (points, caption));
      g_string_append_printf (said, "%s%s %s", i == 0 ? "" : ", ", self->titles[i], points);
      if (caption && *caption != '\0')
        g_string_append_printf (said, " (%s)", caption);
    }
  add (self, line, styles[style], title, said->str);
}

/**
 * canasta_score_grid_add_button:
 * @self: a score grid
 * @icon: what the button shows
 * @label: what it does
 * @action: its action
 * @target: for what
 *
 * Puts a button beside the title of the last row.
 */
void
canasta_score_grid_add_button (CanastaScoreGrid *self, const char *icon, const char *label,
                               const char *action, guint target)
{
  GtkWidget *row = gtk_widget_get_last_child (GTK_WIDGET (self->rows));
  GtkWidget *line = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  g_autoptr (GtkWidget) title = g_object_ref (gtk_widget_get_first_child (line));

  gtk_box_remove (GTK_BOX (line), title);
  gtk_box_append (GTK_BOX (place), title);
  gtk_box_append (GTK_BOX (place), button);
  gtk_box_prepend (GTK_BOX (line), place);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "score-button");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
}

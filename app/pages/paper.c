/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is printed is a list of pieces that are not cut: headings, paragraphs, rows of
 * tables, pictures. Pages are filled with them from the top; a heading never stands
 * last on one, and a table that goes on has its first row again. */
#include "config.h"

#include "pages/paper.h"

#include <glib/gi18n-lib.h>

#define MARGIN 48 /* in points, as all that follows */
#define FOOT 24
#define TEXT_SIZE 10.5
#define HEADING_SIZE 13
#define TITLE_SIZE 18
#define GAP 8
#define CELL_GAP 10
#define CHART_HEIGHT 190
#define FIRST_COLUMN 0.28
#define FONT "Sans"

typedef enum
{
  PIECE_TITLE,
  PIECE_HEADING,
  PIECE_TEXT,
  PIECE_HEAD,           /* the first row of a table */
  PIECE_ROW,
  PIECE_CHART,
} PieceKind;

typedef struct
{
  PieceKind kind;
  char **texts;                 /* one, or the cells of a row */
  CanastaChartData *chart;
  double height;                /* with what is free below it */
} Piece;

/* A page: its pieces, and the row that is repeated above them, or NULL. */
typedef struct
{
  guint first;
  guint n;
  const Piece *head;
} Page;

struct _CanastaPaper
{
  GObject parent_instance;

  char *title;
  GPtrArray *pieces;            /* of Piece */
  GArray *pages;                /* of Page, while it is printed */
};

G_DEFINE_FINAL_TYPE (CanastaPaper, canasta_paper, G_TYPE_OBJECT)

static void
free_piece (gpointer data)
{
  Piece *piece = data;

  g_strfreev (piece->texts);
  g_clear_pointer (&piece->chart, canasta_chart_data_free);
  g_free (piece);
}

static void
canasta_paper_finalize (GObject *object)
{
  CanastaPaper *self = CANASTA_PAPER (object);

  g_free (self->title);
  g_ptr_array_unref (self->pieces);
  g_array_unref (self->pages);
  G_OBJECT_CLASS (canasta_paper_parent_class)->finalize (object);
}

static void
canasta_paper_class_init (CanastaPaperClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_paper_finalize;
}

static void
canasta_paper_init (CanastaPaper *self)
{
  self->pieces = g_ptr_array_new_with_free_func (free_piece);
  self->pages = g_array_new (FALSE, TRUE, sizeof (Page));
}

/* What is on it. */

static Piece *
add (CanastaPaper *self, PieceKind kind, const char *text)
{
  Piece *piece = g_new0 (Piece, 1);

  piece->kind = kind;
  if (text)
    {
      piece->texts = g_new0 (char *, 2);
      piece->texts[0] = g_strdup (text);
    }
  g_ptr_array_add (self->pieces, piece);
  return piece;
}

/**
 * canasta_paper_new:
 * @title: what stands above all
 *
 * Returns: (transfer full): paper with nothing else on it
 */
CanastaPaper *
canasta_paper_new (const char *title)
{
  CanastaPaper *self = g_object_new (CANASTA_TYPE_PAPER, NULL);

  self->title = g_strdup (title);
  add (self, PIECE_TITLE, title);
  return self;
}

void
canasta_paper_add_heading (CanastaPaper *self, const char *text)
{
  add (self, PIECE_HEADING, text);
}

void
canasta_paper_add_text (CanastaPaper *self, const char *text)
{
  add (self, PIECE_TEXT, text);
}

/**
 * canasta_paper_add_table:
 * @self: paper
 * @rows: (element-type GStrv): the rows, the titles of the columns first
 */
void
canasta_paper_add_table (CanastaPaper *self, GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    add (self, i == 0 ? PIECE_HEAD : PIECE_ROW, NULL)->texts =
      g_strdupv (g_ptr_array_index (rows, i));
}

/**
 * canasta_paper_add_chart:
 * @self: paper
 * @data: (transfer full): the figures
 */
void
canasta_paper_add_chart (CanastaPaper *self, CanastaChartData *data)
{
  add (self, PIECE_CHART, NULL)->chart = data;
}

/* How it looks. */

static PangoLayout *
new_layout (GtkPrintContext *context, PieceKind kind, const char *text, double width)
{
  PangoLayout *layout = gtk_print_context_create_pango_layout (context);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (FONT);
  double size = kind == PIECE_TITLE ? TITLE_SIZE : kind == PIECE_HEADING ? HEADING_SIZE
                                                                         : TEXT_SIZE;

  pango_font_description_set_size (font, (int) (size * PANGO_SCALE));
  if (kind != PIECE_TEXT && kind != PIECE_ROW)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

/* The first column has a share of its own where there are several. */
static double
get_column (const Piece *piece, guint column, double width)
{
  guint n = g_strv_length (piece->texts);

  if (n < 2)
    return width;
  return column == 0 ? FIRST_COLUMN * width : (1 - FIRST_COLUMN) * width / (n - 1);
}

/* Draws a piece, or only measures it. Returns: how high it is. */
static double
put_piece (GtkPrintContext *context, const Piece *piece, double width, double y, cairo_t *cr)
{
  double height = 0;
  double x = 0;

  if (piece->chart)
    {
      static const GdkRGBA ink = { 0, 0, 0, 1 };
      GdkRGBA colours[CANASTA_CHART_MAX_SERIES];
      g_autoptr (PangoLayout) layout = new_layout (context, PIECE_TEXT, "", -1);

      /* Signs tell the curves apart where there is no colour. */
      for (guint i = 0; i < CANASTA_CHART_MAX_SERIES; i++)
        colours[i] = (GdkRGBA){ 0.14f * i, 0.14f * i, 0.14f * i, 1 };
      if (cr)
        {
          cairo_save (cr);
          cairo_translate (cr, 0, y);
          canasta_chart_draw (piece->chart, cr, layout, width, CHART_HEIGHT, &ink, colours);
          cairo_restore (cr);
        }
      return CHART_HEIGHT + 2 * GAP;
    }

  /* What begins anew stands apart from what was before. */
  if (piece->kind == PIECE_HEADING)
    y += GAP;
  for (guint column = 0; piece->texts[column]; column++)
    {
      double room = get_column (piece, column, width);
      g_autoptr (PangoLayout) layout =
        new_layout (context, piece->kind, piece->texts[column], MAX (room - CELL_GAP, 1));
      int pixels;

      pango_layout_get_size (layout, NULL, &pixels);
      height = MAX (height, pixels / (double) PANGO_SCALE);
      if (cr)
        {
          cairo_set_source_rgb (cr, 0, 0, 0);
          cairo_move_to (cr, x, y);
          pango_cairo_show_layout (cr, layout);
        }
      x += room;
    }
  if (piece->kind == PIECE_HEADING)
    height += GAP;
  return height + (piece->kind == PIECE_HEAD || piece->kind == PIECE_ROW ? GAP / 2.0 : GAP);
}

/* Pages. */

/* A heading wants what follows it, and the first row of a table the second. */
static double
measure_with_next (CanastaPaper *self, guint index)
{
  const Piece *piece = g_ptr_array_index (self->pieces, index);
  gboolean clings = piece->kind == PIECE_TITLE || piece->kind == PIECE_HEADING
                    || piece->kind == PIECE_HEAD;

  if (!clings || index + 1 == self->pieces->len)
    return piece->height;
  return piece->height + measure_with_next (self, index + 1);
}

/* The row that is repeated where a table goes on at a piece. */
static const Piece *
find_head (CanastaPaper *self, guint index)
{
  if (((const Piece *) g_ptr_array_index (self->pieces, index))->kind != PIECE_ROW)
    return NULL;
  for (guint i = index; i > 0; i--)
    {
      const Piece *piece = g_ptr_array_index (self->pieces, i - 1);

      if (piece->kind == PIECE_HEAD)
        return piece;
      if (piece->kind != PIECE_ROW)
        break;
    }
  return NULL;
}

static void
fill_pages (CanastaPaper *self, double height)
{
  double rest = 0;

  g_array_set_size (self->pages, 0);
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const Piece *piece = g_ptr_array_index (self->pieces, i);

      if (self->pages->len == 0 || measure_with_next (self, i) > rest)
        {
          Page page = { .first = i, .head = find_head (self, i) };

          /* What is higher than a page is cut off there, and everything else is not. */
          if (self->pages->len == 0 || g_array_index (self->pages, Page, self->pages->len - 1).n > 0)
            g_array_append_val (self->pages, page);
          rest = height - (page.head ? page.head->height : 0);
        }
      g_array_index (self->pages, Page, self->pages->len - 1).n++;
      rest -= piece->height;
    }
}

static void
begin_cb (GtkPrintOperation *operation, GtkPrintContext *context, CanastaPaper *self)
{
  double width = gtk_print_context_get_width (context);

  for (guint i = 0; i < self->pieces->len; i++)
    {
      Piece *piece = g_ptr_array_index (self->pieces, i);

      piece->height = put_piece (context, piece, width, 0, NULL);
    }
  fill_pages (self, gtk_print_context_get_height (context) - FOOT);
  gtk_print_operation_set_n_pages (operation, (int) self->pages->len);
}

static void
draw_foot (CanastaPaper *self, GtkPrintContext *context, int number)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double width = gtk_print_context_get_width (context);
  /* Translators: the number of a page, and how many there are */
  g_autofree char *text =
    g_strdup_printf (_("%1$d of %2$u"), number + 1, self->pages->len);
  g_autoptr (PangoLayout) layout = new_layout (context, PIECE_TEXT, text, width);

  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  cairo_move_to (cr, 0, gtk_print_context_get_height (context) - FOOT / 2);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_cb (GtkPrintOperation *operation, GtkPrintContext *context, int number, CanastaPaper *self)
{
  const Page *page = &g_array_index (self->pages, Page, number);
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double width = gtk_print_context_get_width (context);
  double y = 0;

  if (page->head)
    y += put_piece (context, page->head, width, y, cr);
  for (guint i = 0; i < page->n; i++)
    y += put_piece (context, g_ptr_array_index (self->pieces, page->first + i), width, y, cr);
  if (self->pages->len > 1)
    draw_foot (self, context, number);
}

static GtkPrintOperation *
new_operation (CanastaPaper *self)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();

  gtk_page_setup_set_top_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, self->title);
  g_signal_connect_object (operation, "begin-print", G_CALLBACK (begin_cb), self, 0);
  g_signal_connect_object (operation, "draw-page", G_CALLBACK (draw_cb), self, 0);
  return operation;
}

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, GtkWindow *window)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  dialog = adw_message_dialog_new (window, _("It could not be printed"), error->message);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

/**
 * canasta_paper_print:
 * @self: paper
 * @window: where it is asked
 *
 * Asks how, with the dialog of the desktop, which knows printers and PDF, and prints.
 * What goes wrong is said.
 */
void
canasta_paper_print (CanastaPaper *self, GtkWindow *window)
{
  g_autoptr (GtkPrintOperation) operation = new_operation (self);

  gtk_print_operation_set_allow_async (operation, TRUE);
  g_object_set_data_full (G_OBJECT (operation), "paper", g_object_ref (self), g_object_unref);
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), window, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, NULL);
}

/**
 * canasta_paper_export:
 * @self: paper
 * @path: (type filename): where a PDF is written
 * @n_pages: (out) (optional): how many pages it has
 * @error: why it could not be
 *
 * Returns: whether it is there
 */
gboolean
canasta_paper_export (CanastaPaper *self, const char *path, guint *n_pages, GError **error)
{
  g_autoptr (GtkPrintOperation) operation = new_operation (self);
  gboolean is_done;

  gtk_print_operation_set_export_filename (operation, path);
  is_done = gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, error)
            == GTK_PRINT_OPERATION_RESULT_APPLY;
  if (n_pages)
    *n_pages = self->pages->len;
  return is_done;
}

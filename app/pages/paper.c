/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is printed is a list of pieces that are not cut: headings, paragraphs, rows of
 * tables, pictures. Pages are filled with them from the top; what clings to the next
 * piece goes on with it, and a table that goes on has its first row again. */
#include "config.h"

#include "pages/paper.h"

#include <glib/gi18n-lib.h>

#include "pages/paper-piece.h"

#define MARGIN 48 /* in points, as all that follows */
#define FOOT 24

/* A page: its pieces, and the row that is repeated above them, or NULL. */
typedef struct
{
  guint first;
  guint n;
  const CanastaPiece *head;
} Page;

struct _CanastaPaper
{
  GObject parent_instance;

  char *title;
  GPtrArray *pieces;            /* of CanastaPiece */
  GArray *pages;                /* of Page, while it is printed */
};

G_DEFINE_FINAL_TYPE (CanastaPaper, canasta_paper, G_TYPE_OBJECT)

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
  self->pieces = g_ptr_array_new_with_free_func (canasta_piece_free);
  self->pages = g_array_new (FALSE, TRUE, sizeof (Page));
}

/* What is on it. */

static CanastaPiece *
add (CanastaPaper *self, CanastaPieceKind kind, char **texts)
{
  CanastaPiece *piece = canasta_piece_new (kind, texts);

  g_ptr_array_add (self->pieces, piece);
  return piece;
}

static CanastaPiece *
add_one (CanastaPaper *self, CanastaPieceKind kind, const char *text)
{
  const char *const texts[] = { text, NULL };

  return add (self, kind, g_strdupv ((char **) texts));
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
  add_one (self, CANASTA_PIECE_TITLE, title);
  return self;
}

void
canasta_paper_add_heading (CanastaPaper *self, const char *text)
{
  add_one (self, CANASTA_PIECE_HEADING, text);
}

/**
 * canasta_paper_add_text:
 * @self: paper
 * @text: a paragraph
 * @is_strong: whether it is marked
 */
void
canasta_paper_add_text (CanastaPaper *self, const char *text, gboolean is_strong)
{
  add_one (self, CANASTA_PIECE_TEXT, text)->is_strong = is_strong;
}

/**
 * canasta_paper_add_head:
 * @self: paper
 * @cells: the titles of the columns
 *
 * Begins a table.
 */
void
canasta_paper_add_head (CanastaPaper *self, char **cells)
{
  add (self, CANASTA_PIECE_HEAD, g_strdupv (cells));
}

/**
 * canasta_paper_add_row:
 * @self: paper
 * @cells: a row of the table that was begun last
 * @is_strong: whether it is marked
 */
void
canasta_paper_add_row (CanastaPaper *self, char **cells, gboolean is_strong)
{
  CanastaPiece *before = g_ptr_array_index (self->pieces, self->pieces->len - 1);
  CanastaPiece *row = add (self, CANASTA_PIECE_ROW, g_strdupv (cells));

  row->head = before->head ? before->head : before;
  row->is_strong = is_strong;
  row->is_last = TRUE;
  before->is_last = FALSE;
}

/**
 * canasta_paper_add_chart:
 * @self: paper
 * @data: (transfer full): the figures
 */
void
canasta_paper_add_chart (CanastaPaper *self, CanastaChartData *data)
{
  add (self, CANASTA_PIECE_CHART, NULL)->chart = data;
}

/* Pages. */

/* A heading wants what follows it, a table the words before it and two rows or more, and
 * no row is alone on the next page. */
static gboolean
clings (const CanastaPiece *self, const CanastaPiece *next)
{
  switch (self->kind)
    {
    case CANASTA_PIECE_TITLE:
    case CANASTA_PIECE_HEADING:
    case CANASTA_PIECE_HEAD:
      return TRUE;
    case CANASTA_PIECE_TEXT:
      return next->kind == CANASTA_PIECE_HEAD;
    case CANASTA_PIECE_ROW:
      return next->is_last;
    case CANASTA_PIECE_CHART:
    default:
      return FALSE;
    }
}

static double
measure_with_next (CanastaPaper *self, guint index)
{
  const CanastaPiece *piece = g_ptr_array_index (self->pieces, index);

  if (index + 1 == self->pieces->len
      || !clings (piece, g_ptr_array_index (self->pieces, index + 1)))
    return piece->height;
  return piece->height + measure_with_next (self, index + 1);
}

static void
fill_pages (CanastaPaper *self, double height)
{
  double rest = 0;

  g_array_set_size (self->pages, 0);
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const CanastaPiece *piece = g_ptr_array_index (self->pieces, i);

      if (self->pages->len == 0 || measure_with_next (self, i) > rest)
        {
          Page page = { .first = i, .head = piece->head };

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

  canasta_piece_fit_columns (self->pieces, context, width);
  for (guint i = 0; i < self->pieces->len; i++)
    {
      CanastaPiece *piece = g_ptr_array_index (self->pieces, i);

      piece->height = canasta_piece_put (piece, context, width, 0, NULL);
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
  const CanastaPiece foot = { .kind = CANASTA_PIECE_TEXT };
  g_autoptr (PangoLayout) layout = canasta_piece_new_layout (context, &foot, text, width);

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
    y += canasta_piece_put (page->head, context, width, y, cr);
  for (guint i = 0; i < page->n; i++)
    y += canasta_piece_put (g_ptr_array_index (self->pieces, page->first + i), context, width, y,
                            cr);
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
  dialog = adw_message_dialog_new (window, _("Printing failed"), error->message);
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide as plain text and as Markdown. */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "guide/guide-private.h"

#define LINE_LENGTH 78
#define INDENT 2                /* of lines after the first */
#define GRID_INDENT 4
#define GAP 3                   /* between columns */

/* The lines of a text, none longer than @width where its words are not. */
static char **
wrap (const char *text, glong width)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autoptr (GString) line = g_string_new (NULL);
  glong column = 0;

  for (guint i = 0; words[i]; i++)
    {
      glong length = g_utf8_strlen (words[i], -1);

      if (i > 0 && column + 1 + length > width)
        {
          g_strv_builder_add (lines, line->str);
          g_string_truncate (line, 0);
          column = 0;
        }
      else if (i > 0)
        {
          g_string_append_c (line, ' ');
          column++;
        }
      g_string_append (line, words[i]);
      column += length;
    }
  g_strv_builder_add (lines, line->str);
  return g_strv_builder_end (lines);
}

/* Appends a text in lines of at most %LINE_LENGTH; later lines are indented as far as the mark of
 * the first one goes. */
static void
append_wrapped (GString *string, const char *mark, const char *text)
{
  g_auto (GStrv) lines = wrap (text, LINE_LENGTH - INDENT);

  for (guint i = 0; lines[i]; i++)
    g_string_append_printf (string, "%*s%s\n", INDENT, i == 0 ? mark : "", lines[i]);
}

static void
append_rule (GString *string, const char *text, char line)
{
  g_string_append_printf (string, "%s\n", text);
  for (glong i = g_utf8_strlen (text, -1); i > 0; i--)
    g_string_append_c (string, line);
  g_string_append_c (string, '\n');
}

static void
measure (char **cells, GArray *widths)
{
  for (guint i = 0; cells[i]; i++)
    {
      glong width = g_utf8_strlen (cells[i], -1);

      if (i >= widths->len)
        g_array_append_val (widths, width);
      g_array_index (widths, glong, i) = MAX (g_array_index (widths, glong, i), width);
    }
}

static glong
count_width (GArray *widths)
{
  glong width = 0;

  for (guint i = 0; i < widths->len; i++)
    width += g_array_index (widths, glong, i) + (i > 0 ? GAP : 0);
  return width;
}

/* Takes from the widest columns as much as is too wide for a line. */
static void
narrow (GArray *widths)
{
  while (count_width (widths) > LINE_LENGTH - GRID_INDENT)
    {
      glong *widest = &g_array_index (widths, glong, 0);

      for (guint i = 1; i < widths->len; i++)
        if (g_array_index (widths, glong, i) > *widest)
          widest = &g_array_index (widths, glong, i);
      (*widest)--;
    }
}

/* The lines of a cell; one that has several stands out by its first. */
static char **
wrap_cell (const char *cell, glong width)
{
  char **lines = wrap (cell, g_utf8_strlen (cell, -1) > width ? width - INDENT : width);

  for (guint i = 1; lines[0] && lines[i]; i++)
    {
      char *line = lines[i];

      lines[i] = g_strdup_printf ("%*s%s", INDENT, "", line);
      g_free (line);
    }
  return lines;
}

/* Appends the line at an index of all cells. Returns: whether any has one. */
static gboolean
append_line (GString *string, const char *mark, GPtrArray *cells, guint index, GArray *widths)
{
  g_autoptr (GString) text = g_string_new (mark);
  gboolean found = FALSE;
  glong end = GRID_INDENT;

  for (guint i = 0; i < cells->len; i++)
    {
      char **lines = g_ptr_array_index (cells, i);

      if (index < g_strv_length (lines))
        {
          for (glong n = g_utf8_strlen (text->str, -1); n < end; n++)
            g_string_append_c (text, ' ');
          g_string_append (text, lines[index]);
          found = TRUE;
        }
      end += g_array_index (widths, glong, i) + GAP;
    }
  if (found)
    g_string_append_printf (string, "%s\n", text->str);
  return found;
}

static void
append_cells (GString *string, const char *mark, char **cells, GArray *widths)
{
  g_autoptr (GPtrArray) wrapped = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  guint index = 0;

  for (guint i = 0; cells[i]; i++)
    g_ptr_array_add (wrapped, wrap_cell (cells[i], g_array_index (widths, glong, i)));
  while (append_line (string, index == 0 ? mark : "    ", wrapped, index, widths))
    index++;
}

static void
append_grid (GString *string, const CanastaGuideGrid *grid)
{
  g_autoptr (GArray) widths = g_array_new (FALSE, FALSE, sizeof (glong));

  measure (grid->header, widths);
  for (guint i = 0; i < grid->rows->len; i++)
    measure (((CanastaGuideRow *) g_ptr_array_index (grid->rows, i))->cells, widths);
  narrow (widths);

  g_string_append_c (string, '\n');
  append_cells (string, "    ", grid->header, widths);
  g_string_append (string, "    ");
  for (glong i = count_width (widths); i > 0; i--)
    g_string_append_c (string, '-');
  g_string_append_c (string, '\n');
  for (guint i = 0; i < grid->rows->len; i++)
    {
      const CanastaGuideRow *row = g_ptr_array_index (grid->rows, i);

      append_cells (string, row->changed ? "  * " : "    ", row->cells, widths);
    }
}

/**
 * canasta_guide_to_text:
 * @self: the guide
 *
 * Returns: (transfer full): the guide as plain text in lines of moderate
 *   length; what differs from the standard is marked with an asterisk
 */
char *
canasta_guide_to_text (const CanastaGuide *self)
{
  GString *string = g_string_new (NULL);

  append_rule (string, self->title, '=');
  if (canasta_guide_has_changes (self))
    {
      g_string_append_c (string, '\n');
      append_wrapped (string, "* ", _("This differs from the standard rules."));
    }
  for (guint i = 0; i < self->sections->len; i++)
    {
      const CanastaGuideSection *section = g_ptr_array_index (self->sections, i);

      g_string_append_c (string, '\n');
      append_rule (string, section->title, '-');
      for (guint j = 0; j < section->paragraphs->len; j++)
        {
          const CanastaGuideParagraph *paragraph = g_ptr_array_index (section->paragraphs, j);

          g_string_append_c (string, '\n');
          append_wrapped (string, paragraph->changed ? "* " : "  ", paragraph->text);
          if (paragraph->grid)
            append_grid (string, paragraph->grid);
        }
    }
  return g_string_free (string, FALSE);
}

/* Characters that Markdown would take for its own. */
static void
append_escaped (GString *string, const char *text)
{
  for (; *text; text++)
    {
      if (strchr ("\\`*_[]<>#|", *text))
        g_string_append_c (string, '\\');
      g_string_append_c (string, *text);
    }
}

static void
append_markdown_cells (GString *string, char **cells, gboolean bold)
{
  for (guint i = 0; cells[i]; i++)
    {
      g_string_append (string, bold ? "| **" : "| ");
      append_escaped (string, cells[i]);
      g_string_append (string, bold ? "** " : " ");
    }
  g_string_append (string, "|\n");
}

static void
append_markdown_grid (GString *string, const CanastaGuideGrid *grid)
{
  g_string_append_c (string, '\n');
  append_markdown_cells (string, grid->header, FALSE);
  for (guint i = 0; grid->header[i]; i++)
    g_string_append (string, i > 0 ? "| ---: " : "| --- ");
  g_string_append (string, "|\n");
  for (guint i = 0; i < grid->rows->len; i++)
    {
      const CanastaGuideRow *row = g_ptr_array_index (grid->rows, i);

      append_markdown_cells (string, row->cells, row->changed);
    }
}

/**
 * canasta_guide_to_markdown:
 * @self: the guide
 *
 * Returns: (transfer full): the guide as Markdown; what differs from the
 *   standard is set in bold
 */
char *
canasta_guide_to_markdown (const CanastaGuide *self)
{
  GString *string = g_string_new ("# ");

  append_escaped (string, self->title);
  g_string_append_c (string, '\n');
  if (canasta_guide_has_changes (self))
    g_string_append_printf (string, "\n**%s**\n", _("This differs from the standard rules."));
  for (guint i = 0; i < self->sections->len; i++)
    {
      const CanastaGuideSection *section = g_ptr_array_index (self->sections, i);

      g_string_append (string, "\n## ");
      append_escaped (string, section->title);
      g_string_append_c (string, '\n');
      for (guint j = 0; j < section->paragraphs->len; j++)
        {
          const CanastaGuideParagraph *paragraph = g_ptr_array_index (section->paragraphs, j);

          g_string_append (string, paragraph->changed ? "\n**" : "\n");
          append_escaped (string, paragraph->text);
          g_string_append (string, paragraph->changed ? "**\n" : "\n");
          if (paragraph->grid)
            append_markdown_grid (string, paragraph->grid);
        }
    }
  return g_string_free (string, FALSE);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet of an evening: a page that any browser shows and prints, without a script and without
 * anything that lies elsewhere. */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "canasta.h"
#include "cli/play/evening-report.h"

/* Of more rounds only the numbers stand above the columns, and the sheet is broad. */
#define MOST_ROUNDS_UPRIGHT 6

static const char *const style =
  "body{font:11pt/1.4 sans-serif;margin:2em auto;max-width:60em;padding:0 1em;color:#000;"
  "background:#fff}"
  "h1{font-size:1.5em;margin:0}h2{font-size:1.1em;margin:1.5em 0 .3em}"
  "table{border-collapse:collapse;width:100%}"
  "th,td{border-bottom:1px solid #999;padding:.25em .5em;text-align:start;vertical-align:top}"
  "thead th{border-bottom:2px solid #000}.n{text-align:end;font-variant-numeric:tabular-nums}"
  "section{break-inside:avoid}small{display:block;font-weight:normal}.deals{width:auto}"
  "@media print{body{margin:0;max-width:none;padding:0}}";

/* Takes the text. */
static void
add_cell (GString *page, const char *element, const char *attributes, char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append_printf (page, "<%s%s>%s</%s>", element, attributes, escaped, element);
  g_free (text);
}

static void
add_text (GString *page, const char *element, const char *text)
{
  add_cell (page, element, "", g_strdup (text));
  g_string_append_c (page, '\n');
}

static char *
write_head (guint round, guint n_rounds)
{
  return g_strdup_printf (n_rounds > MOST_ROUNDS_UPRIGHT ? "%u" : _("Round %u"), round + 1);
}

static void
add_heads (GString *page, guint n_rounds)
{
  g_string_append (page, "<thead><tr>");
  add_cell (page, "th", " scope=\"col\"", g_strdup (C_("sheet of an evening", "Place")));
  add_cell (page, "th", " scope=\"col\"", g_strdup (C_("sheet of an evening", "Players")));
  add_cell (page, "th", " scope=\"col\"", g_strdup (C_("sheet of an evening", "Table")));
  for (guint round = 0; round < n_rounds; round++)
    add_cell (page, "th", " scope=\"col\" class=\"n\"", write_head (round, n_rounds));
  add_cell (page, "th", " scope=\"col\" class=\"n\"", g_strdup (C_("sheet of an evening", "Total")));
  add_cell (page, "th", " scope=\"col\" class=\"n\"",
            g_strdup (C_("sheet of an evening", "From average")));
  g_string_append (page, "</tr></thead>\n");
}

/* Whom a computer player acted for stands below the names. */
static void
add_players (GString *page, const CanastaEveningResult *result)
{
  g_autofree char *names = canasta_evening_result_dup_names (result);
  g_autofree char *escaped = g_markup_escape_text (names, -1);
  g_auto (GStrv) notes = g_strsplit (result->notes ? result->notes : "", "\n", -1);

  g_string_append_printf (page, "<th scope=\"row\">%s", escaped);
  for (guint i = 0; notes[i]; i++)
    add_cell (page, "small", "", g_strdup (notes[i]));
  g_string_append (page, "</th>");
}

static void
add_result (GString *page, const CanastaEveningResult *result, guint n_rounds)
{
  g_string_append (page, "<tr>");
  add_cell (page, "td", "", g_strdup_printf ("%u", result->place));
  add_players (page, result);
  add_cell (page, "td", "", g_strdup (result->table));
  for (guint round = 0; round < n_rounds; round++)
    add_cell (page, "td", " class=\"n\"", canasta_number_format (result->rounds[round]));
  add_cell (page, "td", " class=\"n\"", canasta_number_format (result->points));
  add_cell (page, "td", " class=\"n\"", canasta_evening_result_dup_difference (result));
  g_string_append (page, "</tr>\n");
}

static void
add_line (GString *page, const CanastaEveningResults *results, guint number)
{
  GPtrArray *line = g_ptr_array_index (results->lines, number);
  g_autofree char *title = g_strdup_printf (_("Places with the same cards, line %u"), number + 1);

  g_string_append (page, "<section>\n");
  add_text (page, "h2", title);
  g_string_append (page, "<table>\n");
  add_heads (page, results->n_rounds);
  g_string_append (page, "<tbody>\n");
  for (guint i = 0; i < line->len; i++)
    add_result (page, g_ptr_array_index (line, i), results->n_rounds);
  g_string_append (page, "</tbody>\n</table>\n</section>\n");
}

static void
add_deals (GString *page, const CanastaEveningResults *results)
{
  g_string_append (page, "<section>\n");
  add_text (page, "h2", _("How it was dealt"));
  g_string_append (page, "<table class=\"deals\">\n<tbody>\n");
  for (guint round = 0; round < results->n_rounds; round++)
    {
      g_string_append (page, "<tr>");
      add_cell (page, "th", " scope=\"row\"", g_strdup_printf (_("Round %u"), round + 1));
      add_cell (page, "td", "", g_strdup_printf ("%" G_GUINT64_FORMAT, results->deals[round]));
      g_string_append (page, "</tr>\n");
    }
  g_string_append (page, "</tbody>\n</table>\n</section>\n");
}

/* A page of it in HTML. */
static char *
write_page (const CanastaEveningResults *results, const char *date)
{
  g_autofree char *title = NULL;
  const char *paper = results->n_rounds > MOST_ROUNDS_UPRIGHT ? "@page{size:landscape}" : "";
  GString *page = g_string_new ("<!DOCTYPE html>\n");

  /* Translators: a date. */
  title = g_strdup_printf (_("An evening of Canasta, %s"), date);
  g_string_append_printf (page, "<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"
                                "<meta name=\"viewport\" content=\"width=device-width\">\n",
                          /* Translators: the code of the language of this translation. */
                          C_("language of the sheet of an evening", "en"));
  add_text (page, "title", title);
  g_string_append_printf (page, "<style>%s%s</style>\n</head>\n<body>\n", style, paper);
  add_text (page, "h1", title);
  add_text (page, "p", _("All tables were dealt the same. Those are compared who had the same cards: "
                         "the more points in all rounds together, the better the place. Who has as "
                         "many points shares it."));
  for (guint i = 0; i < results->lines->len; i++)
    add_line (page, results, i);
  add_deals (page, results);
  g_string_append (page, "</body>\n</html>\n");
  return g_string_free (page, FALSE);
}

/* When an evening was: as the sheet of it says that there is, or today. */
static char *
find_date (const char *folder, const char *end)
{
  g_autoptr (GDir) sheets = g_dir_open (folder, 0, NULL);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  char *date = g_date_time_format (now, "%F");
  const char *name;

  while (sheets && (name = g_dir_read_name (sheets)))
    if (g_str_has_suffix (name, end) && strlen (name) == strlen (date) + strlen (end))
      {
        memcpy (date, name, strlen (date));
        break;
      }
  return date;
}

/**
 * canasta_evening_sheet_keep:
 * @results: what came of an evening
 * @folder: the folder of the sheets, which is made where it is not there
 * @error: return location for an error
 *
 * The same evening, told again on whatever day, is the same file.
 *
 * Returns: (transfer full) (nullable): where the sheet of it is
 */
char *
canasta_evening_sheet_keep (const CanastaEveningResults *results, const char *folder, GError **error)
{
  g_autofree char *end = g_strdup_printf ("-%06x.html", (guint) (results->deals[0] & 0xffffff));
  g_autofree char *date = find_date (folder, end);
  g_autofree char *page = write_page (results, date);
  g_autofree char *name = g_strconcat (date, end, NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_mkdir_with_parents (folder, 0700);
  return canasta_safe_file_write (path, page, -1, FALSE, error) ? g_steal_pointer (&path) : NULL;
}

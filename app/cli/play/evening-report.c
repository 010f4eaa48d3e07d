/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli/play/evening-report.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "canasta.h"

static char *
write_line (const CanastaEveningResult *result)
{
  g_autofree char *names = canasta_evening_result_dup_names (result);
  g_autofree char *points = canasta_number_format (result->points);
  g_autofree char *difference = canasta_evening_result_dup_difference (result);

  /* Translators: a place, one or several names, a table, points, and how far that is from the
   * average: “2. Anna and Ben, “Thursday”: 4,870 (−180)”. */
  return g_strdup_printf (_("%1$u. %2$s, “%3$s”: %4$s (%5$s)"), result->place, names, result->table,
                          points, difference);
}

static void
add_notes (CanastaReport *entry, const CanastaEveningResult *result)
{
  g_auto (GStrv) notes = g_strsplit (result->notes ? result->notes : "", "\n", -1);

  canasta_report_add_text (entry, "notes", result->notes);
  for (guint i = 0; notes[i]; i++)
    canasta_report_add_line (entry, NULL, notes[i]);
}

static void
add_result (CanastaReport *list, const CanastaEveningResult *result, guint n_rounds)
{
  CanastaReport *entry = canasta_report_add_object (list, NULL, NULL);
  CanastaReport *part;
  g_autofree char *line = write_line (result);

  canasta_report_add_number (entry, "place", result->place);
  canasta_report_add_text (entry, "table", result->table);
  part = canasta_report_add_list (entry, "names", NULL);
  for (guint i = 0; result->names[i]; i++)
    canasta_report_add_text (part, NULL, result->names[i]);
  canasta_report_add_number (entry, "points", result->points);
  canasta_report_add_number (entry, "difference", lround (result->difference));
  part = canasta_report_add_list (entry, "rounds", NULL);
  for (guint round = 0; round < n_rounds; round++)
    canasta_report_add_number (part, NULL, result->rounds[round]);
  canasta_report_add_line (entry, NULL, line);
  add_notes (entry, result);
}

static void
add_deals (CanastaReport *report, const CanastaEveningResults *results)
{
  CanastaReport *list = canasta_report_add_list (report, "deals", _("How it was dealt"));

  for (guint round = 0; round < results->n_rounds; round++)
    {
      gint64 deal = (gint64) results->deals[round];
      g_autofree char *label = g_strdup_printf (_("Round %u"), round + 1);

      canasta_report_add (list, NULL, label, json_node_init_int (json_node_alloc (), deal),
                          g_strdup_printf ("%" G_GINT64_FORMAT, deal));
    }
}

/**
 * canasta_evening_report_new:
 * @results: what came of an evening
 *
 * Returns: (transfer full): it, as it is told
 */
CanastaReport *
canasta_evening_report_new (const CanastaEveningResults *results)
{
  CanastaReport *report = canasta_report_new ();
  CanastaReport *lines = canasta_report_add_list (report, "lines", NULL);

  for (guint i = 0; i < results->lines->len; i++)
    {
      GPtrArray *line = g_ptr_array_index (results->lines, i);
      g_autofree char *title = g_strdup_printf (_("Places with the same cards, line %u"), i + 1);
      CanastaReport *list = canasta_report_add_list (lines, NULL, title);

      for (guint j = 0; j < line->len; j++)
        add_result (list, g_ptr_array_index (line, j), results->n_rounds);
    }
  add_deals (report, results);
  return report;
}

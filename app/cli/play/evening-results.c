/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli/play/evening-results.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "elsewhere/table-places.h"
#include "rules/numbers.h"
#include "turn/name-list.h"
#include "session/sides.h"

static void
result_free (gpointer data)
{
  CanastaEveningResult *self = data;

  g_strfreev (self->names);
  g_free (self->table);
  g_free (self->rounds);
  g_free (self->notes);
  g_free (self);
}

void
canasta_evening_results_clear (CanastaEveningResults *self)
{
  g_clear_pointer (&self->deals, g_free);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
}

/* A round in which a computer player acted for somebody is not theirs. */
static char *
write_notes (CanastaHost *host, guint seats)
{
  g_autoptr (GString) notes = g_string_new (NULL);
  CanastaSession *session = canasta_host_get_session (host);

  for (guint seat = 0; seats >> seat != 0; seat++)
    {
      const char *missed = canasta_session_get_desk (session, seat)->missed;
      g_autofree char *name = canasta_host_dup_name (host, seat);

      if ((seats & (1u << seat)) == 0 || !missed)
        continue;
      if (notes->len > 0)
        g_string_append_c (notes, '\n');
      /* Translators: a name, and the numbers of one or several rounds with spaces between them. */
      g_string_append_printf (notes, _("For %1$s a computer player acted in these rounds: %2$s."),
                              name, missed);
    }
  return notes->len > 0 ? g_string_free (g_steal_pointer (&notes), FALSE) : NULL;
}

static CanastaEveningResult *
make_result (const CanastaPlacedSide *side, CanastaHost *host, guint ledger, guint n_rounds)
{
  CanastaEveningResult *self = g_new0 (CanastaEveningResult, 1);
  CanastaMatch *match = canasta_session_get_match (canasta_host_get_session (host));
  guint seats = canasta_sides_get_ledger_seats (match, ledger);

  self->place = side->place;
  self->names = canasta_table_places_list_names (CANASTA_DEALT_TABLE (host), seats);
  self->table = g_strdup (canasta_host_get_title (host));
  self->points = side->points;
  self->notes = write_notes (host, seats);
  self->rounds = g_new0 (int, n_rounds);
  for (guint round = 0; round < n_rounds; round++)
    self->rounds[round] = canasta_match_get_score (match, round)->rows[ledger].total;
  return self;
}

static GPtrArray *
make_line (GPtrArray *hosts, guint ledger, guint n_rounds)
{
  g_autoptr (GArray) places = canasta_table_places_count (hosts, ledger);
  GPtrArray *line = g_ptr_array_new_with_free_func (result_free);
  double mean = canasta_places_get_mean (places);

  for (guint i = 0; i < places->len; i++)
    {
      const CanastaPlacedSide *side = &g_array_index (places, CanastaPlacedSide, i);
      CanastaEveningResult *result =
        make_result (side, g_ptr_array_index (hosts, side->table), ledger, n_rounds);

      result->difference = side->points - mean;
      g_ptr_array_add (line, result);
    }
  return line;
}

/**
 * canasta_evening_results_count:
 * @self: (out caller-allocates): what came of it
 * @hosts: (element-type CanastaHost): those whose tables were dealt the same and have played to the
 *   end
 */
void
canasta_evening_results_count (CanastaEveningResults *self, GPtrArray *hosts)
{
  CanastaMatch *first =
    canasta_session_get_match (canasta_host_get_session (g_ptr_array_index (hosts, 0)));

  *self = (CanastaEveningResults){ .n_rounds = canasta_match_get_n_scores (first) };
  self->deals = g_new (guint64, self->n_rounds);
  for (guint round = 0; round < self->n_rounds; round++)
    self->deals[round] = canasta_match_get_deal (first, round + 1);
  self->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  for (guint ledger = 0; ledger < canasta_sides_count_ledgers (first); ledger++)
    g_ptr_array_add (self->lines, make_line (hosts, ledger, self->n_rounds));
}

/* "Anna and Clara" */
char *
canasta_evening_result_dup_names (const CanastaEveningResult *self)
{
  return canasta_name_list_write ((const char *const *) self->names,
                                  (1u << g_strv_length (self->names)) - 1);
}

/* "+360" */
char *
canasta_evening_result_dup_difference (const CanastaEveningResult *self)
{
  return canasta_number_format_signed (lround (self->difference));
}

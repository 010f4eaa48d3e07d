/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people are told of their place when all tables have played to the end that were dealt the
 * same. */
#include "config.h"

#include "elsewhere/table-places.h"

#include "session/sides.h"

/**
 * canasta_table_places_list:
 * @self: a table
 *
 * Returns: (transfer full) (element-type CanastaDealtTable) (nullable): the tables that were dealt
 *   the same as this one, itself among them, once all of them have played to the end; %NULL before,
 *   and where there is no other. One that was closed before its end is not among them.
 */
GPtrArray *
canasta_table_places_list (CanastaDealtTable *self)
{
  const GPtrArray *tables = canasta_dealt_table_get_deals (self)->tables;
  g_autoptr (GPtrArray) over = g_ptr_array_new ();

  for (guint table = 0; table < tables->len; table++)
    {
      CanastaDealtTable *one = g_ptr_array_index (tables, table);

      if (canasta_dealt_table_is_over (one))
        g_ptr_array_add (over, one);
      else if (!canasta_dealt_table_is_closed (one))
        return NULL;
    }
  return over->len > 1 && canasta_dealt_table_is_over (self) ? g_steal_pointer (&over) : NULL;
}

/**
 * canasta_table_places_count:
 * @tables: (element-type CanastaDealtTable): tables that were dealt the same
 * @ledger: a side
 *
 * Returns: (transfer full) (element-type CanastaPlacedSide): the places of those who played it
 */
GArray *
canasta_table_places_count (GPtrArray *tables, guint ledger)
{
  int points[CANASTA_FAIR_DEAL_TABLES];

  for (guint table = 0; table < tables->len; table++)
    {
      CanastaMatch *match = canasta_dealt_table_get_match (g_ptr_array_index (tables, table));

      points[table] = canasta_match_get_total (match, ledger);
    }
  return canasta_places_count (points, tables->len);
}

/* What they are called who have these seats, and for whom a computer player may go on. */
char **
canasta_table_places_list_names (CanastaDealtTable *self, guint seats)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint seat = 0; seats >> seat != 0; seat++)
    if (seats & (1u << seat))
      {
        g_autofree char *name = canasta_dealt_table_dup_name (self, seat);

        g_strv_builder_add (names, name);
      }
  return g_strv_builder_end (names);
}

static void
fill (CanastaDealtTable *self, GPtrArray *tables, guint ledger, CanastaPlacesTold *told)
{
  g_autoptr (GArray) places = canasta_table_places_count (tables, ledger);

  for (guint i = 0; i < places->len; i++)
    {
      const CanastaPlacedSide *side = &g_array_index (places, CanastaPlacedSide, i);
      CanastaDealtTable *one = g_ptr_array_index (tables, side->table);
      guint seats = canasta_sides_get_ledger_seats (canasta_dealt_table_get_match (one), ledger);

      told->places[told->n_places++] = (CanastaPlaceTold){
        .place = side->place,
        .table = g_strdup (canasta_dealt_table_get_title (one)),
        .names = canasta_table_places_list_names (one, seats),
        .points = side->points,
        .own = one == self,
      };
    }
}

static guint
find_ledger (CanastaDealtTable *self, guint seat)
{
  CanastaMatch *match = canasta_dealt_table_get_match (self);

  return canasta_table_get_ledger (canasta_match_get_table (match),
                                   &canasta_match_get_state (match)->board, seat);
}

/* Whoever sits at the table is told the places of those who had the same cards, if all have played
 * to the end. */
void
canasta_table_places_tell (CanastaDealtTable *self, const CanastaGuest *guest)
{
  g_autoptr (GPtrArray) tables = canasta_table_places_list (self);
  g_auto (CanastaMessage) message = { 0 };

  if (!tables || guest->seat == CANASTA_NO_SEAT || guest->line == 0)
    return;
  canasta_message_init (&message, CANASTA_MESSAGE_PLACES);
  fill (self, tables, find_ledger (self, guest->seat), &message.places);
  canasta_dealt_table_say (self, guest->line, &message);
}

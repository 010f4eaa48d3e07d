/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people are told of their place when all tables have played to the end that were dealt the
 * same. */
#include "config.h"

#include "elsewhere/host-private.h"
#include "elsewhere/places.h"
#include "session/sides.h"

static CanastaMatch *
get_match (CanastaHost *self)
{
  return canasta_session_get_match (self->session);
}

/**
 * canasta_host_list_dealt_same:
 * @self: a host
 *
 * Returns: (transfer full) (element-type CanastaHost) (nullable): those whose tables were dealt the
 *   same as this one, itself among them, once all of them have played to the end; %NULL before, and
 *   where there is no other. One that was closed before its end is not among them.
 */
GPtrArray *
canasta_host_list_dealt_same (CanastaHost *self)
{
  g_autoptr (GPtrArray) hosts = g_ptr_array_new ();

  for (guint table = 0; table < self->deals->hosts->len; table++)
    {
      CanastaHost *host = g_ptr_array_index (self->deals->hosts, table);

      if (canasta_host_is_over (host))
        g_ptr_array_add (hosts, host);
      else if (!host->is_closed)
        return NULL;
    }
  return hosts->len > 1 && canasta_host_is_over (self) ? g_steal_pointer (&hosts) : NULL;
}

/**
 * canasta_host_count_places:
 * @hosts: (element-type CanastaHost): those whose tables were dealt the same
 * @ledger: a side
 *
 * Returns: (transfer full) (element-type CanastaPlacedSide): the places of those who played it
 */
GArray *
canasta_host_count_places (GPtrArray *hosts, guint ledger)
{
  int points[CANASTA_FAIR_DEAL_TABLES];

  for (guint table = 0; table < hosts->len; table++)
    points[table] = canasta_match_get_total (get_match (g_ptr_array_index (hosts, table)), ledger);
  return canasta_places_count (points, hosts->len);
}

/* What they are called who have these seats, and for whom a computer player may go on. */
char **
canasta_host_list_names (CanastaHost *self, guint seats)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint seat = 0; seats >> seat != 0; seat++)
    if (seats & (1u << seat))
      {
        g_autofree char *name = canasta_host_dup_name (self, seat);

        g_strv_builder_add (names, name);
      }
  return g_strv_builder_end (names);
}

static void
fill (CanastaHost *self, GPtrArray *hosts, guint ledger, CanastaPlacesTold *told)
{
  g_autoptr (GArray) places = canasta_host_count_places (hosts, ledger);

  for (guint i = 0; i < places->len; i++)
    {
      const CanastaPlacedSide *side = &g_array_index (places, CanastaPlacedSide, i);
      CanastaHost *host = g_ptr_array_index (hosts, side->table);
      guint seats = canasta_sides_get_ledger_seats (get_match (host), ledger);

      told->places[told->n_places++] = (CanastaPlaceTold){
        .place = side->place,
        .table = g_strdup (host->title),
        .names = canasta_host_list_names (host, seats),
        .points = side->points,
        .own = host == self,
      };
    }
}

static guint
find_ledger (CanastaHost *self, guint seat)
{
  CanastaMatch *match = get_match (self);

  return canasta_table_get_ledger (canasta_match_get_table (match),
                                   &canasta_match_get_state (match)->board, seat);
}

/* Whoever sits at the table is told the places of those who had the same cards, if all have played
 * to the end. */
void
canasta_host_say_places (CanastaHost *self, const CanastaGuest *guest)
{
  g_autoptr (GPtrArray) hosts = canasta_host_list_dealt_same (self);
  g_auto (CanastaMessage) message = { 0 };

  if (!hosts || guest->seat == CANASTA_NO_SEAT || guest->line == 0)
    return;
  canasta_message_init (&message, CANASTA_MESSAGE_PLACES);
  fill (self, hosts, find_ledger (self, guest->seat), &message.places);
  canasta_host_say (self, guest->line, &message);
}

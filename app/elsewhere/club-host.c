/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/club-host.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "elsewhere/reopen.h"
#include "elsewhere/take-over.h"
#include "network/bytes.h"
#include "network/guest-view.h"
#include "session/saved-matches.h"

/**
 * canasta_club_host_new:
 * @terms: by what the table begins
 * @title: what it is called
 * @folder: where all of the club is kept
 * @ticket: (nullable): of the invitation by which people know it …
 * @list: (nullable): … and with it those who have one of their own
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): a table at which nobody sits yet
 */
CanastaHost *
canasta_club_host_new (const CanastaClubTerms *terms, const char *title, const char *folder,
                       const CanastaTicket *ticket, const CanastaGuestList *list, GError **error)
{
  g_autoptr (CanastaMatchFile) file = canasta_saved_matches_open_new (folder);
  CanastaHost *host = canasta_host_new (terms->table, title, file, error);

  if (!host)
    return NULL;
  if (ticket)
    canasta_host_take_door (host, ticket, list);
  for (guint seat = 0; seat < terms->table->players; seat++)
    if (terms->players[seat])
      canasta_host_seat_computer (host, seat, terms->players[seat], NULL);
  canasta_host_set_hints (host, terms->has_hints);
  canasta_host_set_clock (host, terms->clock);
  canasta_host_set_grace (host, terms->wait);
  return host;
}

/* Who sat there, or was put out, is known to it from then on; who looked on comes again. */
static gboolean
had_anybody (const CanastaKeptTable *kept)
{
  for (guint i = 0; i < kept->n_guests; i++)
    if (!kept->guests[i].is_looking)
      return TRUE;
  return FALSE;
}

/**
 * canasta_club_host_new_again:
 * @terms: by what the table begins
 * @kept: (inout): what was kept of it, which is not to be asked after that
 * @registry: the variants
 * @folder: where all of the club is kept
 * @notice: (inout) (nullable): what is to be told of its match
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the table at which what was going on goes on; where nothing was,
 *   one that begins by the terms of today
 */
CanastaHost *
canasta_club_host_new_again (const CanastaClubTerms *terms, CanastaKeptTable *kept,
                             CanastaRegistry *registry, const char *folder, CanastaNotice **notice,
                             GError **error)
{
  g_autoptr (CanastaHost) host = NULL;

  if (had_anybody (kept))
    {
      host = canasta_reopen_kept (kept, registry, folder, terms->is_evening, notice, error);
      if (!host || !canasta_bytes_are_nought (kept->match, sizeof kept->match))
        return g_steal_pointer (&host);
    }
  return canasta_club_host_new (terms, kept->title, folder, &kept->ticket, &kept->list, error);
}

/* Whose table nobody has come to yet may have heard nothing of it, and gives it once more. Nobody else
 * does: theirs is nowhere but here. */
static gboolean
can_be_given (CanastaHost *before, const CanastaHandedTable *given, GError **error)
{
  if (!canasta_host_is_untouched (before)
      || memcmp (given->kept.origin, canasta_host_get_origin (before), sizeof given->kept.origin) == 0)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                       _("Another one was given before, and nobody has come to it yet."));
  return FALSE;
}

/**
 * canasta_club_host_new_given:
 * @before: who stands at the table, at which nobody is
 * @text: what another host gives, see canasta_handed_table_read()
 * @registry: the variants
 * @folder: where all of the club is kept
 * @notice: (inout) (nullable): what is to be told of its match
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the table as it can go on here, by the same invitation
 */
CanastaHost *
canasta_club_host_new_given (CanastaHost *before, const char *text, CanastaRegistry *registry,
                             const char *folder, CanastaNotice **notice, GError **error)
{
  g_auto (CanastaHandedTable) given = { 0 };

  return canasta_handed_table_read (&given, text, registry, error)
             && can_be_given (before, &given, error)
           ? canasta_take_over_given (&given, canasta_host_get_door (before),
                                      canasta_host_get_title (before), registry, folder, notice, error)
           : NULL;
}

static char *
write_round (CanastaHost *self, guint round)
{
  CanastaSession *session = canasta_host_get_session (self);

  return canasta_guest_view_write_round (canasta_session_get_match (session), round);
}

/* Whether all rounds that are over at the earlier table are over at this one. */
gboolean
canasta_club_host_has_rounds_of (CanastaHost *self, CanastaHost *earlier)
{
  guint n = canasta_host_count_over (earlier);
  gboolean has_all = canasta_host_count_over (self) >= n;

  for (guint round = 1; round <= n && has_all; round++)
    {
      g_autofree char *own = write_round (self, round);
      g_autofree char *other = write_round (earlier, round);

      has_all = g_str_equal (own, other);
    }
  return has_all;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli/play/invitations.h"

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "elsewhere/kept-table.h"
#include "elsewhere/way-in.h"

static char *
write_invitation (const CanastaInvitationWay *way, const CanastaKeptTable *kept,
                  const CanastaTicket *ticket, GError **error)
{
  CanastaPin pin;

  if (way->key && !canasta_host_key_get_pin (way->key, &pin, error))
    return NULL;
  if (way->relay)
    return canasta_way_in_write_relay (&pin, ticket, way->relay, error);
  if (way->has_proxy)
    return canasta_way_in_write_proxy (way->key ? &pin : NULL, ticket, way->address, error);
  return canasta_way_in_write (&pin, ticket, kept->port, way->address, NULL);
}

/* Each of those who may come has one of their own. */
static gboolean
add_guests (CanastaReport *entry, const CanastaInvitationWay *way, const CanastaKeptTable *kept,
            GError **error)
{
  CanastaReport *guests = canasta_report_add_list (entry, "guests", NULL);

  for (guint i = 0; i < kept->list.n; i++)
    {
      const CanastaListed *listed = &kept->list.listed[i];
      g_autofree char *invitation = write_invitation (way, kept, &listed->ticket, error);
      CanastaReport *guest;

      if (!invitation)
        return FALSE;
      guest = canasta_report_add_object (guests, NULL, NULL);
      canasta_report_add_text (guest, "name", listed->name);
      canasta_report_add_text (guest, "invitation", invitation);
      canasta_report_add_line (guest, listed->name, invitation);
    }
  return TRUE;
}

static gboolean
add_invitation (CanastaReport *entry, const CanastaInvitationWay *way, const CanastaKeptTable *kept,
                GError **error)
{
  g_autofree char *invitation = write_invitation (way, kept, &kept->ticket, error);

  if (!invitation)
    return FALSE;
  canasta_report_add_text (entry, "invitation", invitation);
  canasta_report_add_line (entry, NULL, invitation);
  return TRUE;
}

static gboolean
add_table (CanastaReport *list, const CanastaInvitationWay *way, const CanastaKeptTable *kept,
           GError **error)
{
  g_auto (CanastaMessage) rules = { .kind = CANASTA_MESSAGE_LEAVE };
  CanastaReport *entry;

  if (!canasta_kept_table_read_message (kept->rules, CANASTA_MESSAGE_RULES, &rules, error))
    return FALSE;
  entry = canasta_report_add_object (list, NULL, kept->title);
  canasta_report_add_text (entry, "name", kept->title);
  canasta_report_add_text (entry, "table", rules.rules.table);
  canasta_report_add_text (entry, "house", rules.rules.house);
  return (kept->list.n > 0 ? add_guests : add_invitation) (entry, way, kept, error);
}

static gboolean
load (CanastaKeptTable *kept, const char *path, GError **error)
{
  if (canasta_kept_table_load (kept, path, error))
    return TRUE;
  g_prefix_error (error, _("“%s” cannot be used. "), path);
  return FALSE;
}

/**
 * canasta_invitations_print:
 * @paths: where the tables are kept; one at least
 * @way: how people come to them
 * @format: (nullable): "text" or "json"
 * @error: return location for an error
 *
 * Returns: whether they could be shown
 */
gboolean
canasta_invitations_print (const char *const *paths, const CanastaInvitationWay *way,
                           const char *format, GError **error)
{
  g_autoptr (CanastaReport) report = canasta_report_new ();
  CanastaReport *list = NULL;

  for (guint i = 0; paths[i]; i++)
    {
      g_auto (CanastaKeptTable) kept = { 0 };

      if (!load (&kept, paths[i], error))
        return FALSE;
      if (!list)
        {
          canasta_report_add_number (report, "port", kept.port);
          list = canasta_report_add_list (report, "tables",
                                          _("Who follows an invitation sits down at its table"));
        }
      if (!add_table (list, way, &kept, error))
        return FALSE;
    }
  canasta_command_print_report (report, format, 0);
  return TRUE;
}

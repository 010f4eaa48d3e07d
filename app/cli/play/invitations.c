/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli/play/invitations.h"

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "elsewhere/kept-table.h"
#include "elsewhere/way-in.h"

/* By what an invitation to one of the tables leads there. */
typedef struct
{
  CanastaPin pin;
  const char *address;
} Way;

static char *
write_invitation (const Way *way, const CanastaKeptTable *kept, const CanastaTicket *ticket)
{
  return canasta_way_in_write (&way->pin, ticket, kept->port, way->address, NULL);
}

/* Each of those who may come has one of their own. */
static void
add_guests (CanastaReport *entry, const Way *way, const CanastaKeptTable *kept)
{
  CanastaReport *guests = canasta_report_add_list (entry, "guests", NULL);

  for (guint i = 0; i < kept->list.n; i++)
    {
      const CanastaListed *listed = &kept->list.listed[i];
      g_autofree char *invitation = write_invitation (way, kept, &listed->ticket);
      CanastaReport *guest = canasta_report_add_object (guests, NULL, NULL);

      canasta_report_add_text (guest, "name", listed->name);
      canasta_report_add_text (guest, "invitation", invitation);
      canasta_report_add_line (guest, listed->name, invitation);
    }
}

static gboolean
add_table (CanastaReport *list, const Way *way, const CanastaKeptTable *kept, GError **error)
{
  g_auto (CanastaMessage) rules = { .kind = CANASTA_MESSAGE_LEAVE };
  CanastaReport *entry;

  if (!canasta_kept_table_read_message (kept->rules, CANASTA_MESSAGE_RULES, &rules, error))
    return FALSE;
  entry = canasta_report_add_object (list, NULL, kept->title);
  canasta_report_add_text (entry, "name", kept->title);
  canasta_report_add_text (entry, "table", rules.rules.table);
  canasta_report_add_text (entry, "house", rules.rules.house);
  if (kept->list.n > 0)
    add_guests (entry, way, kept);
  else
    {
      g_autofree char *invitation = write_invitation (way, kept, &kept->ticket);

      canasta_report_add_text (entry, "invitation", invitation);
      canasta_report_add_line (entry, NULL, invitation);
    }
  return TRUE;
}

static gboolean
load (CanastaKeptTable *kept, const char *path, GError **error)
{
  if (canasta_kept_table_load (kept, path, error))
    return TRUE;
  g_prefix_error (error, "%s: ", path);
  return FALSE;
}

/**
 * canasta_invitations_print:
 * @paths: where the tables are kept; one at least
 * @key: by which invitations know the host
 * @address: (nullable): where this computer is reached from elsewhere
 * @format: (nullable): "text" or "json"
 * @error: return location for an error
 *
 * Returns: whether they could be shown
 */
gboolean
canasta_invitations_print (const char *const *paths, GTlsCertificate *key, const char *address,
                           const char *format, GError **error)
{
  g_autoptr (CanastaReport) report = canasta_report_new ();
  Way way = { .address = address };
  CanastaReport *list = NULL;

  if (!canasta_host_key_get_pin (key, &way.pin, error))
    return FALSE;
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
      if (!add_table (list, &way, &kept, error))
        return FALSE;
    }
  canasta_command_print_report (report, format, 0);
  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/tickets.h"

#include <string.h>

#include "elsewhere/unused-files.h"
#include "files/safe-file.h"
#include "network/bytes.h"

/* Of the text of a ticket, with what an editor may put behind it. */
#define MOST_BYTES 100

/**
 * canasta_tickets_dup_path:
 * @data_folder: (nullable): the folder of the person's files
 * @invitation: the one that is followed
 * @name: what the guest is called
 *
 * Several persons may be guests at one table from one computer, each with a ticket of theirs.
 * Makes the folder as well, and removes from it what nobody has used for long.
 *
 * Returns: (transfer full): where the ticket is kept
 */
char *
canasta_tickets_dup_path (const char *data_folder, const CanastaInvitation *invitation,
                          const char *name)
{
  g_autofree char *folder =
    data_folder ? g_build_filename (data_folder, "tickets", NULL)
                : g_build_filename (g_get_user_data_dir (), "canasta", "tickets", NULL);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (sum, invitation->pin, sizeof invitation->pin);
  g_checksum_update (sum, invitation->ticket.bytes, sizeof invitation->ticket.bytes);
  g_checksum_update (sum, (const guchar *) name, (gssize) strlen (name));
  g_mkdir_with_parents (folder, 0700);
  canasta_unused_files_remove (folder);
  return g_build_filename (folder, g_checksum_get_string (sum), NULL);
}

/* Returns: whether there is one. */
gboolean
canasta_tickets_load (const char *path, CanastaReturnTicket *ticket)
{
  g_autofree char *text = NULL;

  if (!canasta_safe_file_read (path, MOST_BYTES, &text, NULL, NULL))
    return FALSE;
  canasta_unused_files_use (path);
  return canasta_bytes_read (g_strchomp (text), ticket->bytes, sizeof ticket->bytes);
}

gboolean
canasta_tickets_keep (const char *path, const CanastaReturnTicket *ticket, GError **error)
{
  g_autofree char *text = canasta_bytes_write (ticket->bytes, sizeof ticket->bytes);

  return canasta_safe_file_write (path, text, -1, FALSE, error);
}

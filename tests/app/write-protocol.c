/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes what the page about the protocol says of each message anew, and the schema:
 * `ninja write-protocol`. */
#include "config.h"

#include "protocol-page.h"

int
main (int argc, char *argv[])
{
  g_autofree char *messages = test_protocol_write_messages ();
  g_autofree char *schema = test_protocol_write_schema ();
  g_autofree char *page_path = NULL;
  g_autofree char *schema_path = NULL;
  g_autofree char *page = NULL;
  g_autofree char *written = NULL;

  if (argc != 2)
    g_error ("usage: %s FOLDER", argv[0]);
  page_path = g_build_filename (argv[1], "protocol.md", NULL);
  schema_path = g_build_filename (argv[1], "protocol.schema.json", NULL);
  if (!g_file_get_contents (page_path, &page, NULL, NULL))
    g_error ("%s cannot be read", page_path);
  written = test_protocol_put_messages (page, messages);
  if (!written)
    g_error ("%s has no place for the messages", page_path);
  return g_file_set_contents (page_path, written, -1, NULL)
             && g_file_set_contents (schema_path, schema, -1, NULL)
           ? 0 : 1;
}

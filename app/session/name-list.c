/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/name-list.h"

#include <glib/gi18n-lib.h>

/**
 * canasta_name_list_write:
 * @names: the names of all players, by seat
 * @seats: whom to name, as bits
 *
 * Returns: (transfer full): "Anna", "Anna and Ben", "Anna, Ben and Clara"
 */
char *
canasta_name_list_write (const char *const *names, guint seats)
{
  g_autofree char *text = NULL;

  for (guint seat = 0; seats >> seat != 0; seat++)
    {
      g_autofree char *first = NULL;

      if (!(seats & (1u << seat)))
        continue;
      first = g_steal_pointer (&text);
      if (!first)
        text = g_strdup (names[seat]);
      else if (seats >> seat == 1)
        text = g_strdup_printf (C_("list", "%s and %s"), first, names[seat]);
      else
        text = g_strdup_printf (C_("list", "%s, %s"), first, names[seat]);
    }
  return text ? g_steal_pointer (&text) : g_strdup ("");
}

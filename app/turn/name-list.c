/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/name-list.h"

#include "cards/phrases.h"

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
  char *list = NULL;

  for (guint seat = 0; seats >> seat != 0; seat++)
    if (seats & (1u << seat))
      list = canasta_phrase_join (list, g_strdup (names[seat]), seats >> seat == 1);
  return list ? list : g_strdup ("");
}

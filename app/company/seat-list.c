/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/seat-list.h"

#include <glib/gi18n-lib.h>

#include "rules/table.h"

/**
 * canasta_seat_list_new:
 * @seats: seats of a table, as bits
 *
 * Returns: (transfer full): what they are called, the first one first
 */
GtkStringList *
canasta_seat_list_new (guint seats)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if ((seats & (1u << seat)) != 0)
      gtk_string_list_take (list, g_strdup_printf (C_("at a table", "Seat %u"), seat + 1));
  return list;
}

/* The seat at a place of the list, or %CANASTA_NO_SEAT. */
guint
canasta_seat_list_get (guint seats, guint index)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if ((seats & (1u << seat)) != 0 && index-- == 0)
      return seat;
  return CANASTA_NO_SEAT;
}

/* The place of a seat in the list, or the first one where it is not there. */
guint
canasta_seat_list_find (guint seats, guint seat)
{
  guint index = 0;

  if (seat >= CANASTA_MAX_SEATS || (seats & (1u << seat)) == 0)
    return 0;
  for (guint before = 0; before < seat; before++)
    index += (seats >> before) & 1;
  return index;
}

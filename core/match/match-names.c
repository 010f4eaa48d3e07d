/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "match/match-names.h"

#include "match/match-private.h"
#include "match/player-names.h"

/**
 * canasta_match_is_named:
 * @self: a match
 * @seat: a seat
 *
 * Returns: whether the player there has a name that somebody typed
 */
gboolean
canasta_match_is_named (CanastaMatch *self, guint seat)
{
  return *self->typed_names[seat] != '\0';
}

/**
 * canasta_match_set_person:
 * @self: a match
 * @seat: where the person at the program sits, or %CANASTA_NO_SEAT where it is not one alone
 *
 * Without a name they are “You” there, and not a player with a number.
 */
void
canasta_match_set_person (CanastaMatch *self, guint seat)
{
  g_return_if_fail (seat < self->table->players || seat == CANASTA_NO_SEAT);

  self->person = seat;
}

/**
 * canasta_match_set_substitutes:
 * @self: a match
 * @seats: where a computer player goes on for a person who has left, as bits
 *
 * They are called after whom they play for, and told apart from them.
 */
void
canasta_match_set_substitutes (CanastaMatch *self, guint seats)
{
  g_return_if_fail (seats >> self->table->players == 0);

  self->substitutes = seats;
}

/**
 * canasta_match_dup_name:
 * @self: a match
 * @seat: a seat
 *
 * Returns: (transfer full): what whoever the seat belongs to is called, be they there or not
 */
char *
canasta_match_dup_name (CanastaMatch *self, guint seat)
{
  return canasta_match_is_named (self, seat) ? g_strdup (self->typed_names[seat])
                                             : canasta_name_make_up (seat, seat == self->person);
}

/**
 * canasta_match_get_typed_names:
 * @self: a match
 *
 * Returns: (transfer none) (array zero-terminated=1): the players' names as they are
 *   kept: empty where nobody typed one
 */
const char *const *
canasta_match_get_typed_names (CanastaMatch *self)
{
  return (const char *const *) self->typed_names;
}

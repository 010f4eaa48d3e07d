/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "match/player-names.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/variant.h"

/**
 * canasta_name_is_made_up:
 * @name: a name from a preference or a saved match
 *
 * Earlier versions made a name up where nobody had typed one and kept it, in the
 * language of the day.
 *
 * Returns: whether it is one of these, or empty
 */
gboolean
canasta_name_is_made_up (const char *name)
{
  static const char *const persons[] = { "", "You", "Vous", "Sie", "Tu", NULL };
  static const char *const players[] = { "Player ", "Joueur ", "Spieler ", "Giocatore " };

  if (g_strv_contains (persons, name))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    if (g_str_has_prefix (name, players[i])
        && g_ascii_string_to_unsigned (name + strlen (players[i]), 10, 1, CANASTA_MAX_SEATS, NULL,
                                       NULL))
      return TRUE;
  return FALSE;
}

/**
 * canasta_name_make_up:
 * @seat: a seat
 * @is_person: whether the person at the program sits there
 *
 * Returns: (transfer full): what a player without a name is called in the language of
 *   the program
 */
char *
canasta_name_make_up (guint seat, gboolean is_person)
{
  return is_person ? g_strdup (C_("name of a player", "You"))
                   : g_strdup_printf (_("Player %u"), seat + 1);
}

/**
 * canasta_name_make_substitute:
 * @person: the name of a person
 *
 * Returns: (transfer full): what the computer player is called who plays for them
 */
char *
canasta_name_make_substitute (const char *person)
{
  /* Translators: a computer player who goes on for a person who has left the table */
  return g_strdup_printf (C_("name of a player", "%s (computer)"), person);
}

/**
 * canasta_name_fold:
 * @name: a name
 *
 * Returns: (transfer full): what all ways to write it have in common; empty where it is no
 *   text
 */
char *
canasta_name_fold (const char *name)
{
  g_autofree char *whole = g_utf8_normalize (name, -1, G_NORMALIZE_ALL);

  return whole ? g_utf8_casefold (whole, -1) : g_strdup ("");
}

/**
 * canasta_name_is_same:
 * @name: a name
 * @other: another
 *
 * Returns: whether nobody who is called by one of them can tell them apart
 */
gboolean
canasta_name_is_same (const char *name, const char *other)
{
  g_autofree char *folded = canasta_name_fold (name);
  g_autofree char *folded_other = canasta_name_fold (other);

  return g_str_equal (folded, folded_other);
}

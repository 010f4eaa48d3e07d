/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The persons who play at a terminal, as they are said on the command line: `0=Anna`. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "persons.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/players.h"
#include "match/match-names.h"
#include "match/player-names.h"

void
canasta_persons_clear (CanastaPersons *self)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    g_free (self->names[seat]);
  *self = (CanastaPersons){ 0 };
}

static gboolean
has (const CanastaPersons *self, guint seat)
{
  return (self->seats & (1u << seat)) != 0;
}

/* Reads what stands before the equals sign, or alone. */
static gboolean
read_seat (const char *text, guint n_seats, guint *seat, GError **error)
{
  g_autofree char *number = g_strndup (text, strcspn (text, "="));
  g_autofree char *shown = canasta_plain_text_quote (text, -1);
  guint64 found;

  if (g_ascii_string_to_unsigned (number, 10, 0, n_seats - 1, &found, NULL))
    {
      *seat = (guint) found;
      return TRUE;
    }
  if (g_ascii_isdigit (*text))
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 _("“%s” names no seat of this table: its seats are 0 to %u."), shown, n_seats - 1);
  else
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 _("“%s” does not begin with a seat: write a person as %s, or as %s without a name."),
                 shown, "0=Anna", "0");
  return FALSE;
}

/* Whether nobody else was told to sit there. */
static gboolean
check_seat (const CanastaPersons *self, const char *const *players, guint seat, GError **error)
{
  const char *player = canasta_players_find (players, seat);
  g_autofree char *shown = player ? canasta_plain_text_quote (player, -1) : NULL;

  if (has (self, seat))
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 _("Seat %u has two persons: only one can sit there."), seat);
  else if (player)
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 _("Seat %u has a person and the player “%s”: only one can sit there."), seat,
                 shown);
  return !has (self, seat) && !player;
}

/* Whether a name can be kept, and is nobody else's. */
static gboolean
check_name (const CanastaPersons *self, guint seat, const char *name, GError **error)
{
  guint length = (guint) g_utf8_strlen (name, -1);

  if (length == 0)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("There is no name behind “%u=”: write %u for a person without a name."), seat,
                   seat);
      return FALSE;
    }
  if (length > CANASTA_MATCH_LONGEST_NAME)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("The name at seat %u is too long: it has %u characters, and can have %d."),
                   seat, length, CANASTA_MATCH_LONGEST_NAME);
      return FALSE;
    }
  for (guint other = 0; other < CANASTA_MAX_SEATS; other++)
    if (self->names[other] && canasta_name_is_same (self->names[other], name))
      {
        g_autofree char *shown = canasta_plain_text_quote (name, -1);

        g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                     _("Two persons are called “%s”: each needs a name of their own."), shown);
        return FALSE;
      }
  return TRUE;
}

static gboolean
read_name (CanastaPersons *self, guint seat, const char *text, GError **error)
{
  g_autofree char *name = g_strstrip (canasta_plain_text_line (text, 0));

  if (!check_name (self, seat, name, error))
    return FALSE;
  self->names[seat] = g_steal_pointer (&name);
  return TRUE;
}

/**
 * canasta_persons_read:
 * @self: (inout): nobody; then the persons
 * @texts: (nullable): texts as `0=Anna`, or `0` for who has no name
 * @players: (nullable): who else plays, as canasta_players_read() has it
 * @n_seats: how many seats there are
 * @error: where to say what is wrong
 *
 * Returns: whether all texts make sense
 */
gboolean
canasta_persons_read (CanastaPersons *self, const char *const *texts, const char *const *players,
                      guint n_seats, GError **error)
{
  for (guint i = 0; texts && texts[i]; i++)
    {
      const char *equals = strchr (texts[i], '=');
      guint seat;

      if (!read_seat (texts[i], n_seats, &seat, error)
          || !check_seat (self, players, seat, error)
          || (equals && !read_name (self, seat, equals + 1, error)))
        return FALSE;
      self->seats |= 1u << seat;
    }
  return TRUE;
}

/* Whether somebody at another seat is called so. */
static gboolean
is_taken (CanastaSetup *setup, guint seat, const char *name)
{
  for (guint other = 0; other < canasta_setup_get_players (setup); other++)
    if (other != seat && canasta_name_is_same (canasta_setup_get_name (setup, other), name))
      return TRUE;
  return FALSE;
}

/* Whoever sits at the first seat has no name of their own: a setup has a person there. */
static void
name_first (CanastaSetup *setup)
{
  const char *const names[CANASTA_MAX_SEATS] = {
    C_("name of a player", "Felix"), C_("name of a player", "Anna"),
    C_("name of a player", "Ben"), C_("name of a player", "Clara"),
    C_("name of a player", "David"), C_("name of a player", "Emma"),
  };
  guint i = 0;

  while (i + 1 < CANASTA_MAX_SEATS && is_taken (setup, 0, names[i]))
    i++;
  canasta_setup_set_name (setup, 0, names[i]);
}

/**
 * canasta_persons_give_names:
 * @self: the persons
 * @setup: (inout): a new match
 *
 * Has everybody called as they are to be. A person without a name is “You” alone, and has a
 * number among others; computer players give way to names that persons have.
 */
void
canasta_persons_give_names (const CanastaPersons *self, CanastaSetup *setup)
{
  guint n_seats = canasta_setup_get_players (setup);

  for (guint seat = 0; seat < n_seats; seat++)
    if (has (self, seat))
      {
        g_autofree char *name = self->names[seat] ? g_strdup (self->names[seat])
                                                  : canasta_name_make_up (seat, FALSE);

        canasta_setup_set_name (setup, seat, name);
      }
  if (!has (self, 0) && *canasta_setup_get_name (setup, 0) == '\0')
    name_first (setup);
}

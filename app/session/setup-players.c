/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who sits where: the first person, other persons, and computer players. */
#include "config.h"

#include "session/setup-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/player-names.h"
#include "players/bot.h"
#include "session/person.h"

#define STANDARD_LEVEL "beginner"

/* Whom the program calls so, in their order after the person, and one more: so there is
 * one for everybody whose name somebody else has. */
static const char *const standard_names[CANASTA_MAX_SEATS] = {
  NC_ ("name of a player", "Anna"),
  NC_ ("name of a player", "Ben"),
  NC_ ("name of a player", "Clara"),
  NC_ ("name of a player", "David"),
  NC_ ("name of a player", "Emma"),
  NC_ ("name of a player", "Hugo"),
};

/**
 * canasta_setup_get_standard_name:
 * @place: a number less than %CANASTA_MAX_SEATS
 *
 * Returns: the name the language has for the computer player so many places after the first one
 */
const char *
canasta_setup_get_standard_name (guint place)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "name of a player", standard_names[place]);
}

/* Who sits so many places after the person. */
static guint
get_seat (const CanastaSetup *self, guint place)
{
  return (self->person + place) % self->players;
}

/* Whether somebody has typed this name for anybody but @seat. */
static gboolean
is_typed (const CanastaSetup *self, guint seat, const char *name)
{
  for (guint other = 0; other < self->players; other++)
    if (other != seat && canasta_name_is_same (self->sitters[other].name, name))
      return TRUE;
  return FALSE;
}

/* Whether the name waits for whoever sits there, or somebody typed it. */
static gboolean
is_given (const CanastaSetup *self, guint seat, guint standard)
{
  return is_typed (self, seat, canasta_setup_get_standard_name (standard))
         || (standard + 1 < self->players
             && *self->sitters[get_seat (self, standard + 1)].name == '\0');
}

/* Who sits where nobody typed a name: each place has its own, unless somebody else is called
 * so; then it is one of those that are left over. The first person is left without one. */
static const char *
get_standard_name (const CanastaSetup *self, guint seat)
{
  guint place = (seat + self->players - self->person) % self->players;
  guint left_over = 0, standard = 0;

  if (place == 0)
    return "";
  if (!is_typed (self, seat, canasta_setup_get_standard_name (place - 1)))
    return canasta_setup_get_standard_name (place - 1);

  for (guint before = 1; before < place; before++)
    left_over += *self->sitters[get_seat (self, before)].name == '\0'
                 && is_typed (self, seat, canasta_setup_get_standard_name (before - 1));
  while (standard + 1 < CANASTA_MAX_SEATS && (is_given (self, seat, standard) || left_over-- > 0))
    standard++;
  return canasta_setup_get_standard_name (standard);
}

/**
 * canasta_setup_get_name:
 * @self: a setup
 * @seat: a seat
 *
 * Returns: the name that was typed for the player there, or the one the language has;
 *   empty for the first person who has none
 */
const char *
canasta_setup_get_name (const CanastaSetup *self, guint seat)
{
  g_return_val_if_fail (seat < self->players, NULL);

  return *self->sitters[seat].name != '\0' ? self->sitters[seat].name
                                           : get_standard_name (self, seat);
}

/**
 * canasta_setup_is_named:
 * @self: a setup
 * @seat: a seat
 *
 * Returns: whether somebody typed a name for the player there
 */
gboolean
canasta_setup_is_named (const CanastaSetup *self, guint seat)
{
  g_return_val_if_fail (seat < self->players, FALSE);

  return *self->sitters[seat].name != '\0';
}

/**
 * canasta_setup_get_former_name:
 * @self: a setup
 * @seat: a seat
 *
 * Returns: the name that was typed for the person there where a computer player sits now,
 *   for the computer player where a person does; empty where none was
 */
const char *
canasta_setup_get_former_name (const CanastaSetup *self, guint seat)
{
  g_return_val_if_fail (seat < self->players, NULL);

  return self->sitters[seat].former;
}

/**
 * canasta_setup_is_person:
 * @self: a setup
 * @seat: a seat
 *
 * Returns: whether a person sits there: at the first seat always one does
 */
gboolean
canasta_setup_is_person (const CanastaSetup *self, guint seat)
{
  g_return_val_if_fail (seat < self->players, FALSE);

  return seat == self->person || self->sitters[seat].is_person;
}

/**
 * canasta_setup_is_shared:
 * @self: a setup
 *
 * Returns: whether several persons play
 */
gboolean
canasta_setup_is_shared (const CanastaSetup *self)
{
  for (guint place = 1; place < self->players; place++)
    if (self->sitters[get_seat (self, place)].is_person)
      return TRUE;
  return FALSE;
}

/**
 * canasta_setup_get_level:
 * @self: a setup
 * @seat: a seat
 *
 * Returns: how strong the computer player there would be
 */
const char *
canasta_setup_get_level (const CanastaSetup *self, guint seat)
{
  g_return_val_if_fail (seat < self->players, NULL);

  return self->sitters[seat].manner.level->id;
}

/**
 * canasta_setup_get_habits:
 * @self: a setup
 * @seat: a seat
 *
 * Returns: how the computer player there would like to play
 */
CanastaHabits
canasta_setup_get_habits (const CanastaSetup *self, guint seat)
{
  g_return_val_if_fail (seat < self->players, (CanastaHabits){ 0 });

  return self->sitters[seat].manner.habits;
}

/**
 * canasta_setup_list_drivers:
 * @self: a setup
 *
 * Returns: (transfer full) (array zero-terminated=1): who sits there, a word a seat: that of
 *   a person, or how well and in what manner the computer player plays
 */
char **
canasta_setup_list_drivers (const CanastaSetup *self)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint seat = 0; seat < self->players; seat++)
    {
      g_autofree char *manner = canasta_manner_write (&self->sitters[seat].manner);

      g_strv_builder_add (words,
                          canasta_setup_is_person (self, seat) ? CANASTA_PERSON_WORD : manner);
    }
  return g_strv_builder_end (words);
}

static void
set_name (char **own, const char *name)
{
  char *stripped = g_strstrip (g_strdup (name));

  g_free (*own);
  *own = stripped;
}

/**
 * canasta_setup_set_name:
 * @self: a setup
 * @seat: a seat
 * @name: what was typed; nothing, and what would stand there anyway, is no name
 */
void
canasta_setup_set_name (CanastaSetup *self, guint seat, const char *name)
{
  Sitter *sitter = &self->sitters[seat];

  g_return_if_fail (seat < self->players);
  g_return_if_fail (name != NULL);

  set_name (&sitter->name, name);
  if (g_str_equal (sitter->name, get_standard_name (self, seat)))
    set_name (&sitter->name, "");
}

/**
 * canasta_setup_set_former_name:
 * @self: a setup
 * @seat: a seat
 * @name: as canasta_setup_get_former_name() tells it
 */
void
canasta_setup_set_former_name (CanastaSetup *self, guint seat, const char *name)
{
  g_return_if_fail (seat < self->players);
  g_return_if_fail (name != NULL);

  set_name (&self->sitters[seat].former, name);
}

/**
 * canasta_setup_set_person:
 * @self: a setup
 * @seat: a seat, not the first
 * @is_person: whether a person sits there
 *
 * Whoever comes is called as the one who sat there last.
 */
void
canasta_setup_set_person (CanastaSetup *self, guint seat, gboolean is_person)
{
  Sitter *sitter = &self->sitters[seat];
  char *name = sitter->name;

  g_return_if_fail (seat < self->players);

  if (canasta_setup_is_person (self, seat) == is_person || seat == self->person)
    return;
  sitter->is_person = is_person;
  sitter->name = sitter->former;
  sitter->former = name;
}

/**
 * canasta_setup_set_level:
 * @self: a setup
 * @seat: a seat
 * @level: how strong the computer player there plays
 */
void
canasta_setup_set_level (CanastaSetup *self, guint seat, const char *level)
{
  const CanastaLevel *found = canasta_level_find (level);

  g_return_if_fail (seat < self->players);
  g_return_if_fail (found != NULL);

  self->sitters[seat].manner.level = found;
}

/**
 * canasta_setup_set_habits:
 * @self: a setup
 * @seat: a seat
 * @habits: how the computer player there likes to play
 */
void
canasta_setup_set_habits (CanastaSetup *self, guint seat, const CanastaHabits *habits)
{
  g_return_if_fail (seat < self->players);

  self->sitters[seat].manner.habits = *habits;
}

/**
 * canasta_setup_set_driver:
 * @self: a setup
 * @seat: a seat
 * @word: who sits there, as canasta_setup_list_drivers() tells it; what is no such word
 *   changes nothing
 */
void
canasta_setup_set_driver (CanastaSetup *self, guint seat, const char *word)
{
  gboolean is_person = g_str_equal (word, CANASTA_PERSON_WORD);
  CanastaManner manner;

  g_return_if_fail (seat < self->players);

  if (!is_person && !canasta_manner_read (&manner, word))
    return;
  canasta_setup_set_person (self, seat, is_person);
  if (!is_person)
    self->sitters[seat].manner = manner;
}

/**
 * canasta_setup_check_names:
 * @self: a setup
 * @error: where to say who cannot be told apart
 *
 * Returns: whether each person has a name that nobody else has, where several play
 */
gboolean
canasta_setup_check_names (const CanastaSetup *self, GError **error)
{
  for (guint seat = 0; seat < self->players && canasta_setup_is_shared (self); seat++)
    if (canasta_setup_is_person (self, seat)
        && is_typed (self, seat, canasta_setup_get_name (self, seat))
        && canasta_setup_is_named (self, seat))
      {
        g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                     _("More than one player is called %s. Give each person a name of their own."),
                     canasta_setup_get_name (self, seat));
        return FALSE;
      }
  return TRUE;
}

/* The players stay as far as there are seats; new ones sit down at the others. */
void
canasta_setup_fit_players (CanastaSetup *self, guint players)
{
  self->players = players;
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      Sitter *sitter = &self->sitters[seat];

      if (seat >= players)
        {
          g_free (sitter->name);
          g_free (sitter->former);
          *sitter = (Sitter){ 0 };
        }
      else if (!sitter->name)
        {
          sitter->name = g_strdup ("");
          sitter->former = g_strdup ("");
          sitter->manner.level = canasta_level_find (STANDARD_LEVEL);
        }
    }
}

/* Those of a copy, where nobody sits yet. */
void
canasta_setup_copy_players (const CanastaSetup *self, CanastaSetup *copy)
{
  copy->players = self->players;
  copy->person = self->person;
  for (guint seat = 0; seat < self->players; seat++)
    {
      copy->sitters[seat] = self->sitters[seat];
      copy->sitters[seat].name = g_strdup (self->sitters[seat].name);
      copy->sitters[seat].former = g_strdup (self->sitters[seat].former);
    }
}

/* Everybody moves on by so many seats. */
void
canasta_setup_move_players (CanastaSetup *self, guint seats)
{
  Sitter moved[CANASTA_MAX_SEATS];

  for (guint seat = 0; seat < self->players; seat++)
    moved[(seats + seat) % self->players] = self->sitters[seat];
  memcpy (self->sitters, moved, self->players * sizeof *moved);
  self->person = (self->person + seats) % self->players;
}

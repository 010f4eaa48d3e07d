/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/manner.h"

#include <string.h>

#define BEFORE_HABITS ":"
#define BETWEEN_HABITS ","

/**
 * canasta_manner_read: (skip)
 * @self: (out caller-allocates): a manner; undefined where there is none
 * @word: (nullable): a manner in a word
 *
 * Reads the id of a level; after a colon may follow those of habits, with commas
 * between them. Of two habits of a kind the later one counts.
 *
 * Returns: whether all of it is known
 */
gboolean
canasta_manner_read (CanastaManner *self, const char *word)
{
  g_auto (GStrv) parts = g_strsplit (word ? word : "", BEFORE_HABITS, 2);
  g_auto (GStrv) habits = NULL;

  *self = (CanastaManner){ .level = parts[0] ? canasta_level_find (parts[0]) : NULL };
  if (!self->level)
    return FALSE;
  if (!parts[1])
    return TRUE;
  habits = g_strsplit (parts[1], BETWEEN_HABITS, -1);
  for (guint i = 0; habits[i]; i++)
    if (!canasta_habits_add (&self->habits, habits[i]))
      return FALSE;
  return habits[0] != NULL;
}

/* Appends the parts that are not as usual. */
static void
append_habits (const CanastaManner *self, GString *text, const char *first, const char *next,
               const char *(*get_part) (CanastaHabitKind kind, guint index))
{
  for (guint kind = 0; kind < CANASTA_N_HABIT_KINDS; kind++)
    if (self->habits.of[kind] != 0)
      {
        g_string_append (text, first);
        g_string_append (text, get_part (kind, self->habits.of[kind]));
        first = next;
      }
}

/**
 * canasta_manner_write: (skip)
 * @self: a manner
 *
 * Returns: (transfer full): the manner in a word; usual habits are left out
 */
char *
canasta_manner_write (const CanastaManner *self)
{
  GString *text = g_string_new (self->level->id);

  append_habits (self, text, BEFORE_HABITS, BETWEEN_HABITS, canasta_habit_get_id);
  return g_string_free (text, FALSE);
}

/**
 * canasta_manner_describe: (skip)
 * @self: a manner
 *
 * Returns: (transfer full): the manner in the language of the interface, as
 *   "Master · Bold"; empty for a level that is not offered
 */
char *
canasta_manner_describe (const CanastaManner *self)
{
  const char *title = canasta_level_get_title (self->level);
  GString *text = g_string_new (title);

  if (title)
    append_habits (self, text, " · ", " · ", canasta_habit_get_title);
  return g_string_free (text, FALSE);
}

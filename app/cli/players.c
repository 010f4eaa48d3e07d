/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who sits where, as it is said on the command line. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "players.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "players/random-player.h"
#include "program-player.h"

#define RANDOM_WORD "random"
#define PROGRAM_PREFIX "exec:"
#define MOST_ROLLOUTS 100000000
#define MOST_THINK_TIME 3600000

/**
 * canasta_player_kind_list:
 *
 * Returns: (transfer full): the words for all kinds of players
 */
char *
canasta_player_kind_list (void)
{
  GString *words = g_string_new (RANDOM_WORD);

  for (guint i = 0; i < canasta_level_count (); i++)
    g_string_append_printf (words, ", %s", canasta_level_get (i)->id);
  return g_string_free (words, FALSE);
}

/**
 * canasta_player_kind_list_habits:
 *
 * Returns: (transfer full): the words for all habits a player can have
 */
char *
canasta_player_kind_list_habits (void)
{
  GString *words = g_string_new (NULL);

  for (guint kind = 0; kind < CANASTA_N_HABIT_KINDS; kind++)
    for (guint i = 0; i < canasta_habit_count (kind); i++)
      g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "",
                              canasta_habit_get_id (kind, i));
  return g_string_free (words, FALSE);
}

/**
 * canasta_player_kind_explain_habits:
 *
 * Returns: (transfer full): how to write a player with habits
 */
char *
canasta_player_kind_explain_habits (void)
{
  g_autofree char *words = canasta_player_kind_list_habits ();

  return g_strdup_printf (_("Habits stand behind a level, as in strong:bold,seldom: %s."), words);
}

static void
set_unknown (const char *word, GError **error)
{
  g_autofree char *shown = canasta_plain_text_quote (word, -1);
  g_autofree char *level = g_strndup (word, strcspn (word, ":"));

  if (canasta_level_find (level))
    {
      g_autofree char *habits = canasta_player_kind_list_habits ();

      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("There is no player “%s”: the habits behind a level are %s."), shown, habits);
    }
  else
    {
      g_autofree char *words = canasta_player_kind_list ();

      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("There is no player “%s”: choose one of %s."), shown, words);
    }
}

/**
 * canasta_player_kind_find:
 * @word: the word for a kind of player
 * @kind: (out): the kind
 * @error: where to say that there is none
 *
 * Finds a player of our own. Other programs are started only on the word of
 * the command line, never on that of a file.
 *
 * Returns: whether there is such a kind
 */
gboolean
canasta_player_kind_find (const char *word, CanastaPlayerKind *kind, GError **error)
{
  CanastaManner manner;

  if (canasta_manner_read (&manner, word) || g_str_equal (word, RANDOM_WORD))
    {
      g_autofree char *written = manner.level ? canasta_manner_write (&manner)
                                              : g_strdup (RANDOM_WORD);

      *kind = (CanastaPlayerKind){
        .word = g_intern_string (written),
        .manner = manner,
        .rollouts = CANASTA_AS_THE_LEVEL,
        .think_time = CANASTA_AS_THE_LEVEL,
      };
      return TRUE;
    }

  set_unknown (word, error);
  return FALSE;
}

/* The kind of a habit; %CANASTA_N_HABIT_KINDS where it is none. */
static guint
find_habit_kind (const char *habit)
{
  for (guint kind = 0; kind < CANASTA_N_HABIT_KINDS; kind++)
    for (guint i = 0; i < canasta_habit_count (kind); i++)
      if (g_str_equal (canasta_habit_get_id (kind, i), habit))
        return kind;
  return CANASTA_N_HABIT_KINDS;
}

/* Of two habits of a kind one would be passed over. */
static gboolean
check_habits (const char *word, GError **error)
{
  const char *colon = strchr (word, ':');
  g_auto (GStrv) habits = g_strsplit (colon ? colon + 1 : "", ",", -1);
  const char *found[CANASTA_N_HABIT_KINDS + 1] = { NULL };

  for (guint i = 0; habits[i]; i++)
    {
      const char **before = &found[find_habit_kind (habits[i])];

      if (*before)
        {
          g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                       /* Translators: a player as it is typed, and two habits */
                       _("“%s” has two habits of one kind, %s and %s: leave one of them out."), word,
                       *before, habits[i]);
          return FALSE;
        }
      *before = habits[i];
    }
  return TRUE;
}

/* As canasta_player_kind_find(), of a word that somebody has typed. */
gboolean
canasta_player_kind_read (const char *word, CanastaPlayerKind *kind, GError **error)
{
  return canasta_player_kind_find (word, kind, error) && check_habits (word, error);
}

/* Whether such a player may have a seat at an open table from its host; others come as guests. */
gboolean
canasta_player_kind_check_host (const CanastaPlayerKind *kind, GError **error)
{
  if (kind->manner.level)
    return TRUE;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _("“%s” plays at an open table only as a guest, with “canasta-cli join”."),
               kind->word);
  return FALSE;
}

CanastaPlayer *
canasta_player_kind_new (const CanastaPlayerKind *kind, guint64 seed)
{
  CanastaBot *bot;

  if (kind->command)
    return canasta_program_player_new (kind->command, kind->patience);
  if (!kind->manner.level)
    return canasta_random_player_new (seed);

  bot = canasta_bot_new_mannered (&kind->manner, seed);
  if (kind->rollouts != CANASTA_AS_THE_LEVEL)
    canasta_bot_set_rollouts (bot, (guint) kind->rollouts);
  if (kind->think_time != CANASTA_AS_THE_LEVEL)
    canasta_bot_set_think_time (bot, (guint) kind->think_time);
  return CANASTA_PLAYER (bot);
}

static gboolean
read_kind (const char *word, CanastaPlayerKind *kind, GError **error)
{
  const char *command = word + strlen (PROGRAM_PREFIX);

  if (!g_str_has_prefix (word, PROGRAM_PREFIX))
    return canasta_player_kind_read (word, kind, error);
  if (command[strspn (command, " \t")] == '\0')
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("“%s” names no program: write it as exec:./my-bot."), word);
      return FALSE;
    }

  *kind = (CanastaPlayerKind){
    .word = g_intern_string (word),
    .command = g_intern_string (command),
    .rollouts = CANASTA_AS_THE_LEVEL,
    .think_time = CANASTA_AS_THE_LEVEL,
    .patience = CANASTA_PROGRAM_PATIENCE,
  };
  return TRUE;
}

/* Reads the seat before the equals sign, where there is one. */
static gboolean
read_seat (const char *text, guint n_seats, guint *seat, const char **word, GError **error)
{
  const char *equals = g_ascii_isdigit (*text) ? strchr (text, '=') : NULL;
  g_autofree char *number = NULL;
  g_autofree char *shown = NULL;
  guint64 found;

  *seat = CANASTA_NO_SEAT;
  *word = text;
  if (!equals)
    return TRUE;

  *word = equals + 1;
  number = g_strndup (text, (gsize) (equals - text));
  if (g_ascii_string_to_unsigned (number, 10, 0, n_seats - 1, &found, NULL))
    {
      *seat = (guint) found;
      return TRUE;
    }
  shown = canasta_plain_text_quote (text, -1);
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _("“%s” names no seat of this table: its seats are 0 to %u."), shown, n_seats - 1);
  return FALSE;
}

/**
 * canasta_players_find:
 * @texts: (nullable): texts as `2=master`
 * @seat: a seat
 *
 * Returns: (nullable): who is told to play just there, as one of @texts says it
 */
const char *
canasta_players_find (const char *const *texts, guint seat)
{
  for (guint i = 0; texts && texts[i]; i++)
    {
      const char *word;
      guint found;

      if (read_seat (texts[i], CANASTA_MAX_SEATS, &found, &word, NULL) && found == seat)
        return word;
    }
  return NULL;
}

/**
 * canasta_players_read:
 * @texts: (nullable): texts as `2=master`, `1=exec:./my-bot`, or `master` for
 *   all seats; the later wins
 * @n_seats: how many seats there are
 * @kinds: (array length=n_seats) (inout): the kind of each seat
 * @error: where to say what is wrong
 *
 * Returns: whether all texts make sense
 */
gboolean
canasta_players_read (const char *const *texts, guint n_seats, CanastaPlayerKind *kinds,
                      GError **error)
{
  for (guint i = 0; texts && texts[i]; i++)
    {
      CanastaPlayerKind kind;
      const char *word;
      guint seat;

      if (!read_seat (texts[i], n_seats, &seat, &word, error)
          || !read_kind (word, &kind, error))
        return FALSE;
      for (guint k = 0; k < n_seats; k++)
        if (seat == CANASTA_NO_SEAT || k == seat)
          kinds[k] = kind;
    }
  return TRUE;
}

/* How far players look */

static const char *const no_units[] = { NULL };
static const char *const units_of_time[] = { "ms", "s", NULL };

/* Reads `500`, or a time as `200ms` or `2s`. */
static gboolean
read_number (const char *option, const char *text, const char *const *units, int most, int *number,
             GError **error)
{
  g_autofree char *digits = NULL;
  g_autofree char *to = NULL;
  gsize length = strspn (text, "0123456789");
  guint64 factor = g_str_equal (text + length, "s") ? 1000 : 1;
  guint64 found;

  digits = g_strndup (text, length);
  if ((text[length] == '\0' || g_strv_contains (units, text + length))
      && g_ascii_string_to_unsigned (digits, 10, 1, (guint64) most / factor, &found, NULL))
    {
      *number = (int) (found * factor);
      return TRUE;
    }
  to = units[0] ? g_strdup_printf ("%ds", most / 1000) : g_strdup_printf ("%d", most);
  if (units[0])
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 /* Translators: an option, the longest time, and two examples of times */
                 _("%s needs a time of %s at most, such as %s or %s."), option, to, "200ms", "2s");
  else
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 _("%s needs a number from %s to %s."), option, "1", to);
  return FALSE;
}

static gboolean
searches (const CanastaPlayerKind *kind)
{
  return kind->manner.level && kind->manner.level->rollouts > 0;
}

/* For a seat, or for all seats whose players search. */
static gboolean
set_number (const char *option, guint seat, guint n_seats, gsize offset, int number,
            CanastaPlayerKind *kinds, GError **error)
{
  gboolean found = FALSE;

  for (guint i = 0; i < n_seats; i++)
    if ((seat == CANASTA_NO_SEAT || seat == i) && searches (&kinds[i]))
      {
        G_STRUCT_MEMBER (int, &kinds[i], offset) = number;
        found = TRUE;
      }
  if (!found)
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 _("%s is for players that search, such as master; there is none at this seat."),
                 option);
  return found;
}

static gboolean
read_numbers (const char *option, const char *const *texts, const char *const *units, int most,
              guint n_seats, gsize offset, CanastaPlayerKind *kinds, GError **error)
{
  for (guint i = 0; texts && texts[i]; i++)
    {
      const char *word;
      guint seat;
      int number;

      if (!read_seat (texts[i], n_seats, &seat, &word, error)
          || !read_number (option, word, units, most, &number, error)
          || !set_number (option, seat, n_seats, offset, number, kinds, error))
        return FALSE;
    }
  return TRUE;
}

/**
 * canasta_players_read_patience:
 * @text: (nullable): a text as `500ms` or `20s`: how long the answer of a
 *   program may take
 * @n_seats: how many seats there are
 * @kinds: (array length=n_seats) (inout): the kind of each seat
 * @error: where to say what is wrong
 *
 * Returns: whether the text makes sense
 */
gboolean
canasta_players_read_patience (const char *text, guint n_seats, CanastaPlayerKind *kinds,
                               GError **error)
{
  int patience;

  if (!text)
    return TRUE;
  if (!read_number ("--patience", text, units_of_time, MOST_THINK_TIME, &patience, error))
    return FALSE;
  for (guint seat = 0; seat < n_seats; seat++)
    kinds[seat].patience = (guint) patience;
  return TRUE;
}

/**
 * canasta_players_read_numbers:
 * @rollouts: (nullable): texts as `2=500`, or `500` for all players that search:
 *   how many deals they play out for a choice
 * @think_times: (nullable): texts as `2=200ms`, or `1s`, likewise: the most time
 *   for a choice; where there is none, they take what time it takes, so that
 *   choices do not depend on the machine
 * @n_seats: how many seats there are
 * @kinds: (array length=n_seats) (inout): the kind of each seat
 * @error: where to say what is wrong
 *
 * Returns: whether all texts make sense
 */
gboolean
canasta_players_read_numbers (const char *const *rollouts, const char *const *think_times,
                              guint n_seats, CanastaPlayerKind *kinds, GError **error)
{
  for (guint seat = 0; seat < n_seats; seat++)
    if (searches (&kinds[seat]))
      kinds[seat].think_time = 0;
  return read_numbers ("--rollouts", rollouts, no_units, MOST_ROLLOUTS, n_seats,
                       G_STRUCT_OFFSET (CanastaPlayerKind, rollouts), kinds, error)
         && read_numbers ("--think", think_times, units_of_time, MOST_THINK_TIME, n_seats,
                          G_STRUCT_OFFSET (CanastaPlayerKind, think_time), kinds, error);
}

/* The same for one player. */
gboolean
canasta_player_kind_set_numbers (CanastaPlayerKind *kind, const char *rollouts,
                                 const char *think_time, GError **error)
{
  const char *const rollout_texts[] = { rollouts, NULL };
  const char *const time_texts[] = { think_time, NULL };

  return canasta_players_read_numbers (rollout_texts, time_texts, 1, kind, error);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who sits where, as it is said on the command line. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "players.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "players/random-player.h"

#define RANDOM_WORD "random"

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
 * canasta_player_kind_find:
 * @word: the word for a kind of player
 * @kind: (out): the kind
 * @error: where to say that there is none
 *
 * Returns: whether there is such a kind
 */
gboolean
canasta_player_kind_find (const char *word, CanastaPlayerKind *kind, GError **error)
{
  const CanastaLevel *level = canasta_level_find (word);
  g_autofree char *shown = NULL;
  g_autofree char *words = NULL;

  if (level != NULL || g_str_equal (word, RANDOM_WORD))
    {
      kind->level = level;
      kind->word = level != NULL ? level->id : RANDOM_WORD;
      return TRUE;
    }

  shown = canasta_json_error_quote (word, -1);
  words = canasta_player_kind_list ();
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _("There is no player “%s”: choose one of %s."), shown, words);
  return FALSE;
}

CanastaPlayer *
canasta_player_kind_new (const CanastaPlayerKind *kind, guint64 seed)
{
  if (kind->level == NULL)
    return canasta_random_player_new (seed);
  return CANASTA_PLAYER (canasta_bot_new (kind->level, seed));
}

/**
 * canasta_players_read:
 * @texts: (nullable): texts as `2=master`, or `master` for all seats; the later
 *   wins
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
  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    {
      const char *equals = strchr (texts[i], '=');
      g_autofree char *seat_text = equals != NULL ? g_strndup (texts[i], equals - texts[i]) : NULL;
      CanastaPlayerKind kind;
      guint64 seat = 0;

      if (seat_text != NULL
          && !g_ascii_string_to_unsigned (seat_text, 10, 0, n_seats - 1, &seat, NULL))
        {
          g_autofree char *shown = canasta_json_error_quote (texts[i], -1);

          g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                       _("“%s” names no seat of this table: they are 0 to %u."), shown,
                       n_seats - 1);
          return FALSE;
        }

      if (!canasta_player_kind_find (equals != NULL ? equals + 1 : texts[i], &kind, error))
        return FALSE;
      for (guint k = 0; k < n_seats; k++)
        if (equals == NULL || k == seat)
          kinds[k] = kind;
    }
  return TRUE;
}

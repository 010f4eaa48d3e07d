/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/seated.h"

#include "players/bot.h"
#include "players/level.h"
#include "players/manner.h"
#include "session/computer.h"
#include "session/person.h"
#include "session/seat-player.h"

/**
 * canasta_seated_check_words:
 * @words: (nullable): by seat, %CANASTA_PERSON_WORD or how a computer player plays
 * @n_seats: how many seats there are
 * @person: the seat of a person, whatever stands there, or %CANASTA_NO_SEAT
 *
 * Returns: (transfer full): words that are all known: the weakest level where a word is missing
 *   or strange
 */
char **
canasta_seated_check_words (const char *const *words, guint n_seats, guint person)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  gsize n_words = words ? g_strv_length ((char **) words) : 0;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      const char *word = seat < n_words ? words[seat] : NULL;
      CanastaManner manner;

      if (seat == person)
        word = CANASTA_PERSON_WORD;
      else if (g_strcmp0 (word, CANASTA_PERSON_WORD) != 0 && !canasta_manner_read (&manner, word))
        word = canasta_level_get (0)->id;
      g_strv_builder_add (builder, word);
    }
  return g_strv_builder_end (builder);
}

/**
 * canasta_seated_copy:
 * @personal: what was kept beside a match
 * @match: the match
 * @own: (out): what it goes on with, to be cleared
 *
 * Who plays from elsewhere comes back over the line, and no other way.
 */
void
canasta_seated_copy (const CanastaPersonal *personal, CanastaMatch *match, CanastaPersonal *own)
{
  canasta_personal_copy (personal, own);
  g_strfreev (own->players);
  own->players = canasta_seated_check_words ((const char *const *) personal->players,
                                             canasta_match_get_table (match)->players,
                                             personal->desk.left ? CANASTA_NO_SEAT
                                                                 : personal->seat);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if (canasta_personal_peek_desk (own, seat)->elsewhere)
      canasta_personal_get_desk (own, seat)->returning = FALSE;
}

/* Whoever played from elsewhere has left, and can come back at this computer. */
void
canasta_seated_bring_home (CanastaPersonal *self)
{
  guint elsewhere = canasta_person_list_elsewhere (self);

  for (guint seat = 0; self->players[seat]; seat++)
    {
      CanastaDesk *desk;

      if ((elsewhere & (1u << seat)) == 0)
        continue;
      desk = canasta_personal_get_desk (self, seat);
      desk->elsewhere = FALSE;
      desk->left = TRUE;
      if (!g_str_equal (self->players[seat], CANASTA_PERSON_WORD))
        continue;
      g_free (self->players[seat]);
      self->players[seat] = g_strdup (CANASTA_SEATED_SUBSTITUTE);
    }
}

/* How the computer player plays who goes on for somebody: as the others do at this table, but by a
 * level. */
const char *
canasta_seated_find_substitute (const CanastaPersonal *personal)
{
  const char *found = NULL;
  CanastaManner manner;

  for (guint seat = 0; personal->players[seat]; seat++)
    if (canasta_manner_read (&manner, personal->players[seat]))
      found = personal->players[seat];
  return found ? found : CANASTA_SEATED_SUBSTITUTE;
}

/**
 * canasta_seated_make_driver:
 * @personal: who has which seat, and from where
 * @match: the match
 * @screen: what the persons at this computer sit before
 * @seat: a seat
 * @word: who is to drive it: a word that is known
 *
 * Returns: (transfer full): the driver
 */
CanastaDriver *
canasta_seated_make_driver (const CanastaPersonal *personal, CanastaMatch *match,
                            CanastaScreen *screen, guint seat, const char *word)
{
  gboolean is_here = !canasta_personal_peek_desk (personal, seat)->elsewhere;
  g_autoptr (CanastaPlayer) player = NULL;
  CanastaManner manner;

  if (g_str_equal (word, CANASTA_PERSON_WORD))
    return canasta_person_new (is_here ? screen : NULL, seat);
  if (!canasta_manner_read (&manner, word))
    g_return_val_if_reached (NULL);
  player = CANASTA_PLAYER (canasta_bot_new_mannered (&manner,
                                                     canasta_player_get_seed (match, seat)));
  return canasta_computer_new (word, player);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session: who sits at the table, and what is kept of the match and of what those who
 * play it have arranged. */
#include "config.h"

#include "session/person.h"
#include "session/seated.h"
#include "session/session-private.h"

#include "match/match-names.h"

/* How much time goes by between two times that a match is saved which is saved seldom, in
 * milliseconds. */
#define SELDOM 1000

G_DEFINE_FINAL_TYPE (CanastaSession, canasta_session, G_TYPE_OBJECT)

static void bring_back (CanastaSession *self);

static void
close_file (CanastaSession *self)
{
  if (self->saver)
    canasta_saver_close (self->saver);
  g_clear_object (&self->saver);
}

static void
canasta_session_dispose (GObject *object)
{
  CanastaSession *self = CANASTA_SESSION (object);

  if (self->match)
    {
      canasta_session_stop (self);
      close_file (self);
    }

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      if (self->drivers[seat])
        g_signal_handlers_disconnect_by_data (self->drivers[seat], self);
      g_clear_object (&self->drivers[seat]);
    }
  g_clear_object (&self->screen);
  g_clear_weak_pointer (&self->referee);
  g_clear_object (&self->match);
  canasta_personal_clear (&self->personal);
  g_clear_object (&self->others);
  G_OBJECT_CLASS (canasta_session_parent_class)->dispose (object);
}

static void
canasta_session_class_init (CanastaSessionClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_session_dispose;

  g_signal_new ("happened", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);
  /* What has changed may let somebody come back. */
  g_signal_new_class_handler ("changed", type, G_SIGNAL_RUN_FIRST,
                              G_CALLBACK (bring_back), NULL, NULL, NULL,
                              G_TYPE_NONE, 0);
  g_signal_new ("match-over", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("round-over", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("failed", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("save-failed", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
canasta_session_init (CanastaSession *self)
{
  self->pace = CANASTA_PACE_NORMAL;
  self->hurried = CANASTA_NO_SEAT;
  self->holder = CANASTA_NO_SEAT;
  self->screen = canasta_screen_new ();
  self->others = canasta_others_new ();
}

static void
save_failed_cb (CanastaSession *self, const char *details)
{
  g_signal_emit_by_name (self, "save-failed", details);
}

static CanastaArchive *
take_down_cb (gpointer data)
{
  CanastaSession *self = data;

  return canasta_archive_new (self->match, &self->personal);
}

/* Who only looks on is here, too. */
static guint
list_present (CanastaSession *self)
{
  guint persons = 0;

  for (guint seat = 0; seat < canasta_match_get_table (self->match)->players; seat++)
    if (canasta_session_has_person (self, seat)
        || ((self->resting & (1u << seat)) != 0 && !canasta_session_get_desk (self, seat)->elsewhere))
      persons |= 1u << seat;
  return persons;
}

/* Persons are told apart by their names where there are several. */
static void
seat_persons (CanastaSession *self)
{
  guint present = list_present (self);

  canasta_screen_set_persons (self->screen, present, canasta_session_find_first (self, present));
  if (present != 0)
    canasta_match_set_person (self->match, canasta_session_get_reader (self));
  canasta_match_set_substitutes (self->match, canasta_person_list_left (&self->personal));
}

/* Takes what @personal holds. */
static CanastaSession *
open_session (CanastaMatch *match, CanastaPersonal *personal, CanastaMatchFile *file)
{
  CanastaSession *self = g_object_new (CANASTA_TYPE_SESSION, NULL);
  guint players = canasta_match_get_table (match)->players;

  self->match = g_object_ref (match);
  self->personal = *personal;
  *personal = (CanastaPersonal){ 0 };

  for (guint seat = 0; seat < players; seat++)
    {
      self->drivers[seat] = canasta_seated_make_driver (&self->personal, match, self->screen, seat,
                                                        self->personal.players[seat]);
      canasta_session_watch_driver (self, seat);
    }
  seat_persons (self);

  if (file)
    {
      self->saver = canasta_saver_new (file, take_down_cb, self);
      g_signal_connect_object (self->saver, "failed", G_CALLBACK (save_failed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  return self;
}

/**
 * canasta_session_new:
 * @match: a match
 * @seat: the seat of the first person, or %CANASTA_NO_SEAT where nobody is one
 * @players: by seat, %CANASTA_PERSON_WORD or how well and in what manner the computer player
 *   there plays; what stands at @seat does not matter
 * @file: (nullable): where the match is kept, or %NULL to keep it nowhere
 *
 * Sits the players down. Nothing happens before canasta_session_start().
 *
 * Returns: (transfer full): the session
 */
CanastaSession *
canasta_session_new (CanastaMatch       *match,
                     guint               seat,
                     const char *const  *players,
                     CanastaMatchFile   *file)
{
  guint n_players = canasta_match_get_table (match)->players;
  CanastaPersonal personal = { .seat = seat };

  g_return_val_if_fail (seat < n_players || seat == CANASTA_NO_SEAT, NULL);

  personal.players = canasta_seated_check_words (players, n_players, seat);
  return open_session (match, &personal, file);
}

/**
 * canasta_session_resume:
 * @match: a match that was kept
 * @personal: what was kept beside it
 * @file: where it is kept, or will be
 *
 * Whoever played from elsewhere has left: they can come back here.
 *
 * Returns: (transfer full): the session as it was left
 */
CanastaSession *
canasta_session_resume (CanastaMatch          *match,
                        const CanastaPersonal *personal,
                        CanastaMatchFile      *file)
{
  CanastaPersonal own;

  canasta_seated_copy (personal, match, &own);
  canasta_seated_bring_home (&own);
  return open_session (match, &own, file);
}

/**
 * canasta_session_new_shared:
 * @match: a match with people elsewhere
 * @personal: who has which seat, and from where
 * @referee: who is asked; the session does not keep it
 * @file: (nullable): where it is kept
 *
 * Whoever makes it acts for those elsewhere, or tells what they have done.
 *
 * Returns: (transfer full): the session
 */
CanastaSession *
canasta_session_new_shared (CanastaMatch *match, const CanastaPersonal *personal,
                            CanastaReferee *referee, CanastaMatchFile *file)
{
  CanastaPersonal own;
  CanastaSession *self;

  canasta_seated_copy (personal, match, &own);
  self = open_session (match, &own, file);
  g_set_weak_pointer (&self->referee, referee);
  return self;
}

CanastaMatch *
canasta_session_get_match (CanastaSession *self)
{
  return self->match;
}

/* What is kept beside the match. */
const CanastaPersonal *
canasta_session_get_personal (CanastaSession *self)
{
  return &self->personal;
}

/**
 * canasta_session_get_path:
 * @self: a session
 *
 * Returns: (nullable): where the match is kept
 */
const char *
canasta_session_get_path (CanastaSession *self)
{
  if (!self->saver)
    return NULL;
  return canasta_match_file_get_path (canasta_saver_get_file (self->saver));
}

CanastaPace
canasta_session_get_pace (CanastaSession *self)
{
  return self->pace;
}

void
canasta_session_set_pace (CanastaSession *self, CanastaPace pace)
{
  self->pace = pace;
}

/**
 * canasta_session_get_reader:
 * @self: a session
 *
 * Returns: the seat through whose eyes the match is told here, where one person plays;
 *   %CANASTA_NO_SEAT where several do, and what everybody reads tells names
 */
guint
canasta_session_get_reader (CanastaSession *self)
{
  return canasta_person_find_reader (&self->personal);
}

/**
 * canasta_session_is_sealed:
 * @self: a session
 *
 * Where several persons play, the number of a deal, and whatever tells it, would tell one of
 * them the cards of the others, and those of the rounds to come; also while one of them has
 * left, who may come back.
 *
 * Returns: whether nothing that tells it is to be shown yet
 */
gboolean
canasta_session_is_sealed (CanastaSession *self)
{
  return canasta_person_are_several (&self->personal)
         && canasta_match_get_stage (self->match) != CANASTA_STAGE_MATCH_OVER;
}

/* What the persons at this computer sit before. */
CanastaScreen *
canasta_session_get_screen (CanastaSession *self)
{
  return self->screen;
}

/* What there is to see of those it is played with, where some of them are elsewhere. */
CanastaOthers *
canasta_session_get_others (CanastaSession *self)
{
  return self->others;
}

CanastaDriver *
canasta_session_get_driver (CanastaSession *self, guint seat)
{
  g_return_val_if_fail (seat < canasta_match_get_table (self->match)->players, NULL);

  return self->drivers[seat];
}

/* What a saved match calls whoever plays there. */
const char *
canasta_session_get_player (CanastaSession *self, guint seat)
{
  return canasta_driver_get_word (canasta_session_get_driver (self, seat));
}

/* Whether a person at this computer sits there. */
gboolean
canasta_session_has_person (CanastaSession *self, guint seat)
{
  CanastaDriver *driver = canasta_session_get_driver (self, seat);

  return CANASTA_IS_PERSON (driver) && canasta_person_is_here (CANASTA_PERSON (driver));
}

/**
 * canasta_session_set_driver:
 * @self: a session
 * @seat: a seat
 * @driver: who drives it from now on
 *
 * Whoever drove it is asked no more; what was asked of the seat, the new one is asked.
 */
void
canasta_session_set_driver (CanastaSession *self, guint seat, CanastaDriver *driver)
{
  char *word = g_strdup (canasta_driver_get_word (driver));

  g_return_if_fail (seat < canasta_match_get_table (self->match)->players);

  canasta_driver_stop (self->drivers[seat]);
  g_signal_handlers_disconnect_by_data (self->drivers[seat], self);
  g_free (self->personal.players[seat]);
  self->personal.players[seat] = word;
  g_set_object (&self->drivers[seat], driver);
  canasta_session_watch_driver (self, seat);
  seat_persons (self);
  canasta_session_go_on (self);
}

/* Leaving and coming back. */

static void
have_driven (CanastaSession *self, guint seat, const char *word)
{
  g_autoptr (CanastaDriver) driver =
    canasta_seated_make_driver (&self->personal, self->match, self->screen, seat, word);

  canasta_session_set_driver (self, seat, driver);
}

static void
have_replaced (CanastaSession *self, guint seat)
{
  canasta_personal_get_desk (&self->personal, seat)->left = TRUE;
  have_driven (self, seat, canasta_seated_find_substitute (&self->personal));
  canasta_session_tell_change (self);
}

/**
 * canasta_session_can_leave:
 * @self: a session
 * @seat: a seat
 *
 * Returns: whether a person sits there who can leave: another one stays, or keeps the match
 */
gboolean
canasta_session_can_leave (CanastaSession *self, guint seat)
{
  return CANASTA_IS_PERSON (canasta_session_get_driver (self, seat))
         && (!canasta_session_has_person (self, seat) || canasta_screen_is_shared (self->screen))
         && canasta_match_get_stage (self->match) != CANASTA_STAGE_MATCH_OVER;
}

/**
 * canasta_session_leave:
 * @self: a session
 * @seat: the seat of a person who can leave
 *
 * A computer player goes on for them, with what they held and were asked, and is called so;
 * the rounds in which it acts are not theirs.
 */
void
canasta_session_leave (CanastaSession *self, guint seat)
{
  g_return_if_fail (canasta_session_can_leave (self, seat));

  canasta_session_hand_over (self, seat);
  canasta_session_stay_away (self, seat);
  have_replaced (self, seat);
}

/**
 * canasta_session_sit_out:
 * @self: a session
 * @seat: the seat of a person
 *
 * A computer player goes on for them to the end of the round, and they look on.
 */
void
canasta_session_sit_out (CanastaSession *self, guint seat)
{
  g_return_if_fail (CANASTA_IS_PERSON (canasta_session_get_driver (self, seat)));

  canasta_session_hand_over (self, seat);
  if (canasta_match_get_stage (self->match) != CANASTA_STAGE_PLAYING)
    return;
  canasta_personal_get_desk (&self->personal, seat)->returning = TRUE;
  self->resting |= 1u << seat;
  have_replaced (self, seat);
}

/* Whoever has left, and perhaps wanted to come back, does not. */
void
canasta_session_stay_away (CanastaSession *self, guint seat)
{
  canasta_personal_get_desk (&self->personal, seat)->returning = FALSE;
  self->resting &= ~(1u << seat);
}

/* Whose seat is held by a computer player meanwhile, as bits. */
guint
canasta_session_list_left (CanastaSession *self)
{
  return canasta_person_list_left (&self->personal);
}

/* Nobody comes back in the middle of what a computer player does for them, which for who looks
 * on is the whole round. */
static gboolean
is_between_turns (CanastaSession *self, guint seat)
{
  const CanastaBoard *board = &canasta_match_get_state (self->match)->board;

  return canasta_match_get_stage (self->match) != CANASTA_STAGE_PLAYING
         || (board->turn_seat != seat && board->to_act != seat
             && (self->resting & (1u << seat)) == 0);
}

/* Whoever wants to come back does so as soon as they can. */
static void
bring_back (CanastaSession *self)
{
  for (guint coming = 0; coming < CANASTA_MAX_SEATS; coming++)
    {
      CanastaDesk *desk = canasta_personal_get_desk (&self->personal, coming);

      if (!desk->returning || !is_between_turns (self, coming))
        continue;
      canasta_session_stay_away (self, coming);
      desk->left = FALSE;
      have_driven (self, coming, CANASTA_PERSON_WORD);
      canasta_session_tell_change (self);
    }
}

/**
 * canasta_session_come_back:
 * @self: a session
 * @seat: the seat of somebody who has left
 *
 * They take it back at once, or when the turn is over that is played for them.
 *
 * Returns: whether they have it back
 */
gboolean
canasta_session_come_back (CanastaSession *self, guint seat)
{
  CanastaDesk *desk = canasta_personal_get_desk (&self->personal, seat);

  g_return_val_if_fail (desk->left, FALSE);

  desk->returning = TRUE;
  bring_back (self);
  canasta_saver_save_soon (self->saver);
  return !desk->returning;
}

/* What is done is on the disk a second later: who keeps many matches would do little else. */
void
canasta_session_save_seldom (CanastaSession *self)
{
  if (self->saver)
    canasta_saver_set_pause (self->saver, SELDOM);
}

/**
 * canasta_session_save:
 * @self: a session
 * @error: where to say why it cannot be saved
 *
 * Does not return before the match is on the disk as it is now.
 *
 * Returns: whether it is, or need not be
 */
gboolean
canasta_session_save (CanastaSession *self, GError **error)
{
  canasta_saver_save_soon (self->saver);
  return canasta_saver_finish (self->saver, error);
}

/**
 * canasta_session_put_away:
 * @self: a session
 *
 * Stops the match and closes its file, so that it can be opened again.
 */
void
canasta_session_put_away (CanastaSession *self)
{
  canasta_session_stop (self);
  close_file (self);
}

/* In that round of a match that is played elsewhere a computer player acted there for the person. */
void
canasta_session_note_missed (CanastaSession *self, guint seat, guint round)
{
  canasta_desk_note_missed (canasta_personal_get_desk (&self->personal, seat), round);
}

/* What lies before a person. */
const CanastaDesk *
canasta_session_get_desk (CanastaSession *self, guint seat)
{
  return canasta_personal_get_desk (&self->personal, seat);
}

/**
 * canasta_session_keep_arranged:
 * @self: a session
 * @seat: the seat of a person
 * @hand: (nullable): how their hand lies, where the order is their own
 * @draft: (nullable): what they have laid out but not played
 */
void
canasta_session_keep_arranged (CanastaSession *self, guint seat, const char *hand,
                               const char *draft)
{
  CanastaDesk *desk = canasta_personal_get_desk (&self->personal, seat);

  if (g_strcmp0 (hand, desk->hand) == 0 && g_strcmp0 (draft, desk->draft) == 0)
    return;

  g_free (desk->hand);
  g_free (desk->draft);
  desk->hand = hand && *hand != '\0' ? g_strdup (hand) : NULL;
  desk->draft = draft && *draft != '\0' ? g_strdup (draft) : NULL;
  canasta_saver_save_soon (self->saver);
  /* What was laid out was judged. */
  canasta_session_has_failed (self);
}

/**
 * canasta_session_forbid_hints:
 * @self: a session that has not started
 *
 * Nobody is shown a hint in this match, as was agreed before its first deal.
 */
void
canasta_session_forbid_hints (CanastaSession *self)
{
  self->personal.no_hints = TRUE;
}

/* The match is one with hints for the person there from now on. */
void
canasta_session_note_hint (CanastaSession *self, guint seat)
{
  CanastaDesk *desk = canasta_personal_get_desk (&self->personal, seat);

  if (desk->hints)
    return;
  desk->hints = TRUE;
  canasta_saver_save_soon (self->saver);
}

/**
 * canasta_session_set_strongest:
 * @self: a session
 * @text: what canasta_duplicate_write() wrote
 *
 * Keeps it with the match.
 */
void
canasta_session_set_strongest (CanastaSession *self, const char *text)
{
  char *copy = g_strdup (text);

  g_free (self->personal.strongest);
  self->personal.strongest = copy;
  canasta_saver_save_soon (self->saver);
}

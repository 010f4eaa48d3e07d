/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/surroundings.h"

#include <glib/gi18n-lib.h>

#include "turn/portraits.h"
#include "turn/viewer.h"

/* What a seat did last in this round, or NULL. */
static const CanastaEvent *
find_last (CanastaMatch *match, guint seat)
{
  const CanastaRecord *record = canasta_match_get_record (match);
  guint first = canasta_record_find_round (record, canasta_match_get_round (match));

  for (guint i = canasta_record_get_count (record); i > first; i--)
    {
      const CanastaEvent *event = canasta_record_get (record, i - 1);

      if (event->seat == seat)
        return event;
    }
  return NULL;
}

/* What a seat answered to the question of the turn, or NULL. */
static char *
describe_answer (CanastaMatch *match, guint seat)
{
  const CanastaRecord *record = canasta_match_get_record (match);
  CanastaAnswer answer = canasta_match_get_state (match)->board.answer;

  if (answer == CANASTA_ANSWER_NONE)
    return NULL;
  for (guint i = canasta_record_get_count (record); i > 0; i--)
    {
      const CanastaEvent *event = canasta_record_get (record, i - 1);

      if (event->action.kind != CANASTA_ACTION_YES && event->action.kind != CANASTA_ACTION_NO)
        continue;
      if (event->seat != seat)
        return NULL;
      return g_strdup (answer == CANASTA_ANSWER_YES ? C_("answer", "Yes") : C_("answer", "No"));
    }
  return NULL;
}

static void
write_seat (CanastaSeatText *self, CanastaMatch *match, guint seat, guint viewer,
            CanastaLook look, CanastaIndexLetters letters)
{
  const char *const *names = canasta_match_get_names (match);
  const CanastaEvent *last = find_last (match, seat);

  self->name = g_strdup (names[seat]);
  self->said = last ? canasta_event_summarise (last, letters) : NULL;
  self->spoken = last ? canasta_event_describe (last, canasta_match_get_table (match), names,
                                                viewer) : NULL;
  self->answer = describe_answer (match, seat);
  self->look = look;
}

/**
 * canasta_surroundings_init:
 * @self: (out caller-allocates): what the match knows of it, to be cleared
 * @match: a match
 * @seat: the seat of the person, or %CANASTA_NO_SEAT for who looks on: nothing is new to them,
 *   nor can be taken back
 *
 * All but the seats.
 */
void
canasta_surroundings_init (CanastaSurroundings *self, CanastaMatch *match, guint seat)
{
  *self = (CanastaSurroundings){
    .owner = seat,
    .undo = canasta_match_get_undo (match, seat),
    .can_redo = canasta_match_can_redo (match, seat),
  };
  if (seat != CANASTA_NO_SEAT)
    self->recall = *canasta_match_get_recall (match, seat);
}

/**
 * canasta_surroundings_write_seats:
 * @self: surroundings
 * @match: a match
 * @seat: the seat of the person
 * @letters: the letters court cards have for the person
 *
 * Puts into words what the match knows of those who sit there. How strong they are is known
 * to whoever has seated them.
 */
void
canasta_surroundings_write_seats (CanastaSurroundings *self, CanastaMatch *match, guint seat,
                                  CanastaIndexLetters letters)
{
  CanastaLook looks[CANASTA_MAX_SEATS];

  canasta_looks_of_match (match, looks);
  self->letters = letters;
  for (guint i = 0; i < canasta_match_get_table (match)->players; i++)
    write_seat (&self->seats[i], match, i, seat, looks[i], letters);
}

/* Frees the texts. */
void
canasta_surroundings_clear (CanastaSurroundings *self)
{
  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    {
      g_free ((char *) self->seats[i].name);
      g_free ((char *) self->seats[i].manner);
      g_free ((char *) self->seats[i].said);
      g_free ((char *) self->seats[i].answer);
      g_free ((char *) self->seats[i].spoken);
    }
  g_free ((char *) self->awaited);
  g_free ((char *) self->told);
  g_free ((char *) self->place);
  g_free ((char *) self->task);
  *self = (CanastaSurroundings){ 0 };
}

/**
 * canasta_surroundings_assign_portraits:
 * @self: what belongs to @observation
 * @observation: a position
 * @settings: (nullable): the preferences, which know who was chosen
 *
 * Finds the portraits of the seats. Whoever shows a scene has this done: a scene knows no
 * preferences.
 */
void
canasta_surroundings_assign_portraits (CanastaSurroundings *self,
                                       const CanastaObservation *observation, GSettings *settings)
{
  const guint n = observation->table->players;
  const char *names[CANASTA_MAX_SEATS] = { NULL };
  guint portraits[CANASTA_MAX_SEATS] = { 0 };

  for (guint seat = 0; seat < n; seat++)
    names[seat] = self->seats[seat].name ? self->seats[seat].name : "";
  canasta_portraits_look_up (settings, names, n, self->owner, portraits);
  for (guint seat = 0; seat < n; seat++)
    self->seats[seat].portrait = portraits[seat];
}

/**
 * canasta_surroundings_get_partner:
 * @self: what belongs to @observation
 * @observation: a position
 *
 * Returns: (nullable): the name of the partner who is or would be asked
 */
const char *
canasta_surroundings_get_partner (const CanastaSurroundings *self,
                                  const CanastaObservation  *observation)
{
  const CanastaBoard *board = &observation->board;
  guint seat = observation->seat;
  guint other = canasta_viewer_looks_on (observation) ? CANASTA_NO_SEAT : board->next[seat];

  for (guint i = 0; i < CANASTA_MAX_SEATS && other != CANASTA_NO_SEAT && other != seat; i++)
    {
      if (board->side[other] == board->side[seat])
        return self->seats[other].name;
      other = board->next[other];
    }
  return NULL;
}

/**
 * canasta_surroundings_get_look:
 * @self: what belongs to @observation
 * @observation: a position
 * @seat: a seat
 * @takes_time: whether nobody has done anything for %CANASTA_LOOK_THINKING_AFTER
 *   milliseconds
 *
 * Returns: how the player there looks
 */
CanastaLook
canasta_surroundings_get_look (const CanastaSurroundings *self,
                               const CanastaObservation *observation, guint seat,
                               gboolean takes_time)
{
  return takes_time && canasta_board_awaits (&observation->board, seat) ? CANASTA_LOOK_THINKING
                                                                        : self->seats[seat].look;
}

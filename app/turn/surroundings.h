/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is shown beside an observation, which knows neither names nor what was
 * before. */

#pragma once

#include <gio/gio.h>

#include "match/match.h"
#include "play/observation.h"
#include "turn/looks.h"
#include "turn/table-clock.h"

G_BEGIN_DECLS

/**
 * CanastaSeatText:
 * @name: the player's name
 * @manner: (nullable): how well and in what manner a computer player plays, in words
 * @said: (nullable): what the player did last, in words
 * @answer: (nullable): what the player says aloud, shown in a bubble: the
 *   answer to a question, or what people elsewhere say to one another
 * @spoken: (nullable): what the player did last, in a sentence without signs
 * @portrait: the player's portrait, which canasta_surroundings_assign_portraits() finds
 * @look: how the player looks, as long as nobody takes their time; see
 *   canasta_surroundings_get_look()
 *
 * What an observation does not know about a seat.
 */
typedef struct
{
  const char *name;
  const char *manner;
  const char *said;
  const char *answer;
  const char *spoken;
  guint portrait;
  CanastaLook look;
} CanastaSeatText;

/**
 * CanastaSurroundings:
 * @seats: the texts, by seat, once somebody has asked for them; owned
 * @owner: the seat of whoever the program belongs to, whose portrait is a preference of
 *   its own: the person's, and the first one's where several share a screen; %CANASTA_NO_SEAT
 *   where they look on
 * @recall: what the person remembers of the turns; what is new against it is marked
 * @undo: whether the match can take back the person's last action, or why not
 * @can_redo: whether it can play it again
 * @no_hints: whether those who play have agreed to do without hints
 * @must_wait: whether whoever is to act is somebody whom nobody can hurry along
 * @awaited: (nullable): for whom else the match waits, and why; owned
 * @clock: what time everybody has left for the round, by the monotonic clock
 * @letters: the letters court cards have for the person, as the texts of the seats
 * @told: (nullable): what has happened, where the person only looks on and has
 *   nothing to do; owned
 * @place: (nullable): where in what they look at that was; owned
 * @task: (nullable): what is to be done, in a lesson, which says it itself; owned
 *
 * What is shown beside an observation.
 */
typedef struct
{
  CanastaSeatText seats[CANASTA_MAX_SEATS];
  guint8 owner;
  CanastaRecall recall;
  CanastaUndo undo;
  gboolean can_redo;
  gboolean no_hints;
  gboolean must_wait;
  const char *awaited;
  CanastaTableClock clock;
  CanastaIndexLetters letters;
  const char *told;
  const char *place;
  const char *task;
} CanastaSurroundings;

void         canasta_surroundings_init        (CanastaSurroundings       *self,
                                              CanastaMatch              *match,
                                              guint                      seat);
void         canasta_surroundings_write_seats (CanastaSurroundings       *self,
                                              CanastaMatch              *match,
                                              guint                      seat,
                                              CanastaIndexLetters        letters);
void         canasta_surroundings_clear       (CanastaSurroundings       *self);
void         canasta_surroundings_assign_portraits
                                             (CanastaSurroundings       *self,
                                              const CanastaObservation  *observation,
                                              GSettings                 *settings);
const char  *canasta_surroundings_get_partner (const CanastaSurroundings *self,
                                              const CanastaObservation  *observation);
CanastaLook  canasta_surroundings_get_look    (const CanastaSurroundings *self,
                                              const CanastaObservation  *observation,
                                              guint                      seat,
                                              gboolean                   takes_time);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaSurroundings, canasta_surroundings_clear)

G_END_DECLS

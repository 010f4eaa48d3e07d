/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a match that is over was for one person: what statistics are made of. */

#pragma once

#include <json-glib/json-glib.h>

#include "files/json-rows.h"
#include "match/match.h"

G_BEGIN_DECLS

/**
 * CANASTA_RESULT_MAX_ROUNDS:
 *
 * The most rounds of a match that are kept.
 */
#define CANASTA_RESULT_MAX_ROUNDS 1000

/**
 * CanastaVerdict:
 * @CANASTA_VERDICT_WON: the person's side has won alone
 * @CANASTA_VERDICT_DRAWN: it has won together with another one
 * @CANASTA_VERDICT_LOST: another side has won
 * @CANASTA_VERDICT_GIVEN_UP: the person gave the match up, which is lost
 *
 * How a match ended for a person.
 */
typedef enum
{
  CANASTA_VERDICT_WON,
  CANASTA_VERDICT_DRAWN,
  CANASTA_VERDICT_LOST,
  CANASTA_VERDICT_GIVEN_UP,
} CanastaVerdict;

/**
 * CanastaRoundResult:
 * @points: the points of the round, the person's first, then the others' in
 *   the order of the ledgers
 * @canastas: canastas of the person's side, by the line of the score that
 *   counts them
 * @piles: piles the person has taken
 * @biggest_pile: cards of the biggest of them
 * @piles_given: piles that opponents took with a card the person had discarded
 * @opened: whether the person opened for the side
 * @minimum: what was needed for that
 * @out: whether the person went out
 * @concealed: whether that was concealed
 * @missed: whether a computer player acted for the person, so that it is not theirs
 * @shared: whether it is counted in another match, with which this one has its beginning in common;
 *   for who makes a result to say
 *
 * What a round was for a person. Of rounds that are not in the record of the
 * match only points and canastas are known.
 */
typedef struct
{
  gint32 points[CANASTA_MAX_SEATS];
  guint16 canastas[CANASTA_N_LINES];
  guint16 piles;
  guint16 biggest_pile;
  guint16 piles_given;
  gint32 minimum;
  guint8 opened;
  guint8 out;
  guint8 concealed;
  guint8 missed;
  guint8 shared;
} CanastaRoundResult;

/**
 * CanastaResult:
 * @id: what tells the match from every other
 * @ended: when it ended, in seconds since 1970
 * @table: the table, as `partnership/4`
 * @variant: the variant of the table
 * @players: how many play there
 * @house: (nullable): the house
 * @person: (nullable): the name of the person; %NULL for whoever the program belongs to.
 *   For who makes a result to say
 * @others: (nullable): who played the other seats, a word a seat
 * @verdict: how it ended
 * @hints: whether the person was shown a hint; for who makes a result to say
 * @n_sides: how many have points of their own
 * @n_rounds: how many rounds were finished
 * @rounds: the rounds
 */
typedef struct
{
  char *id;
  gint64 ended;
  char *table;
  char *variant;
  guint players;
  char *house;
  char *person;
  char **others;
  CanastaVerdict verdict;
  gboolean hints;
  guint n_sides;
  guint n_rounds;
  CanastaRoundResult *rounds;
} CanastaResult;

/* How the plain members of a result, and of a round of it, are written. */
CANASTA_API const CanastaJsonRow canasta_result_rows[];
CANASTA_API const CanastaJsonRow canasta_round_result_rows[];

CANASTA_API CanastaResult  *canasta_result_new       (CanastaMatch         *match,
                                                      const char           *id,
                                                      gint64                ended,
                                                      guint                 seat,
                                                      const char *const    *players,
                                                      gboolean              is_given_up);
CanastaResult              *canasta_result_read      (CanastaJsonReader    *reader);
CANASTA_API void            canasta_result_free      (CanastaResult        *self);
JsonNode                   *canasta_result_to_json   (const CanastaResult  *self);
CANASTA_API const char     *canasta_result_get_level (const CanastaResult  *self);
CANASTA_API gint64          canasta_result_get_total (const CanastaResult  *self,
                                                      guint                 place);
const char                 *canasta_verdict_get_nick (CanastaVerdict        verdict);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaResult, canasta_result_free)

G_END_DECLS

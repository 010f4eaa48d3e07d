/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The facts that somebody who does not see the table asks for, each by an action and
 * a key of its own: in few words first, and in more when asked again. */

#pragma once

#include "turn/turn.h"

G_BEGIN_DECLS

/**
 * CanastaFact:
 * @CANASTA_FACT_SITUATION: what the turn needs and, in more words, all facts
 * @CANASTA_FACT_TURN: whose turn it is, and what the person may do
 * @CANASTA_FACT_ANSWER: how to answer what is asked
 * @CANASTA_FACT_NEWS: what has happened since the person's last turn
 * @CANASTA_FACT_PILE: the piles, and whether the person can take the one of discards
 * @CANASTA_FACT_HAND: the person's hand
 * @CANASTA_FACT_MELDS: the melds of all sides, and what they lack to be canastas
 * @CANASTA_FACT_POINTS: what lies on the table, and what is missing to open
 * @CANASTA_FACT_RED_THREES: the red threes of all sides
 * @CANASTA_FACT_PLAYERS: the other players and their cards
 * @CANASTA_FACT_TOTALS: the totals, and where the match ends
 * @CANASTA_FACT_TASK: what is to be done in a lesson
 *
 * What can be asked for.
 */
typedef enum
{
  CANASTA_FACT_SITUATION,
  CANASTA_FACT_TURN,
  CANASTA_FACT_ANSWER,
  CANASTA_FACT_NEWS,
  CANASTA_FACT_PILE,
  CANASTA_FACT_HAND,
  CANASTA_FACT_MELDS,
  CANASTA_FACT_POINTS,
  CANASTA_FACT_RED_THREES,
  CANASTA_FACT_PLAYERS,
  CANASTA_FACT_TOTALS,
  CANASTA_FACT_TASK,
} CanastaFact;

#define CANASTA_N_FACTS (CANASTA_FACT_TASK + 1)

const char  *canasta_fact_get_action   (CanastaFact  fact);
char        *canasta_fact_say          (CanastaFact  fact,
                                        CanastaTurn *turn,
                                        gboolean     more);

char        *canasta_fact_say_deal     (CanastaTurn *turn);
char        *canasta_fact_say_taking   (CanastaTurn *turn);
char        *canasta_fact_say_selected (CanastaTurn *turn);

G_END_DECLS

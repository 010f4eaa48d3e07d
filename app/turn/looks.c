/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/looks.h"

/* A pile of so many cards pleases whoever takes it. */
#define BIG_PILE 8

/* How long a look lasts. */
typedef enum
{
  UNTIL_NEXT_TURN,              /* of the player */
  UNTIL_TAKEN,                  /* the pile is, or the turn of the player ends */
} Lasting;

typedef struct
{
  CanastaLook look;
  Lasting lasting;
} Mood;

typedef struct
{
  gboolean (*is) (const CanastaEvent *event);
  gboolean others;              /* whether it is seen in other sides, not in their own */
  Mood mood;
} Cause;

static gboolean
closes_canasta (const CanastaEvent *event)
{
  for (guint class = 0; class < CANASTA_N_CLASSES; class++)
    if (event->canastas.of[class] > 0)
      return TRUE;
  return FALSE;
}

static gboolean
takes_big_pile (const CanastaEvent *event)
{
  return event->taken >= BIG_PILE;
}

static gboolean
goes_out (const CanastaEvent *event)
{
  return event->ended == CANASTA_END_OUT || event->ended == CANASTA_END_CONCEALED;
}

static gboolean
freezes (const CanastaEvent *event)
{
  return event->froze;
}

static const Cause causes[] = {
  { closes_canasta, FALSE, { CANASTA_LOOK_PLEASED, UNTIL_NEXT_TURN } },
  { takes_big_pile, FALSE, { CANASTA_LOOK_PLEASED, UNTIL_NEXT_TURN } },
  { goes_out, FALSE, { CANASTA_LOOK_PLEASED, UNTIL_NEXT_TURN } },
  { freezes, TRUE, { CANASTA_LOOK_CROSS, UNTIL_TAKEN } },
};

typedef struct
{
  const CanastaBoard *board;
  Mood moods[CANASTA_MAX_SEATS];
  guint turn;                   /* whose turn it is, or CANASTA_NO_SEAT between two */
} Watching;

static void
leave (Watching *watching, guint seat, Lasting lasting)
{
  if (watching->moods[seat].lasting == lasting)
    watching->moods[seat] = (Mood){ CANASTA_LOOK_WAITING, UNTIL_NEXT_TURN };
}

static void
begin_turn (Watching *watching, guint seat)
{
  if (watching->turn == seat)
    return;
  watching->turn = seat;
  leave (watching, seat, UNTIL_NEXT_TURN);
}

static void
feel (Watching *watching, const CanastaEvent *event, const Cause *cause)
{
  const guint8 *side = watching->board->side;

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if ((side[seat] != side[event->seat]) == cause->others)
      watching->moods[seat] = cause->mood;
}

/* Who answers a partner has no turn of their own. */
static void
watch (Watching *watching, const CanastaEvent *event)
{
  if (event->action.kind == CANASTA_ACTION_YES || event->action.kind == CANASTA_ACTION_NO)
    return;
  begin_turn (watching, event->seat);
  if (event->action.kind == CANASTA_ACTION_TAKE)
    for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
      leave (watching, seat, UNTIL_TAKEN);
  for (guint i = 0; i < G_N_ELEMENTS (causes); i++)
    if (causes[i].is (event))
      feel (watching, event, &causes[i]);
  if (!canasta_event_ends_turn (event))
    return;
  leave (watching, event->seat, UNTIL_TAKEN);
  watching->turn = CANASTA_NO_SEAT;
}

/* The round is over: those with the most points are pleased, and so is the side that
 * went out; all others are cross. */
static void
find_last_looks (const CanastaBoard *board, const CanastaScore *score, CanastaLook *looks)
{
  guint pleased = 0;
  int best = G_MININT;

  for (guint i = 0; score && i < score->n_rows; i++)
    best = MAX (best, score->rows[i].total);
  for (guint i = 0; score && i < score->n_rows; i++)
    if (score->rows[i].total == best)
      pleased |= score->rows[i].seats;
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if (board->out_seat != CANASTA_NO_SEAT && board->side[seat] == board->side[board->out_seat])
      pleased |= 1u << seat;
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    looks[seat] = pleased & 1u << seat ? CANASTA_LOOK_PLEASED : CANASTA_LOOK_CROSS;
}

/**
 * canasta_looks_find:
 * @board: what lies open
 * @events: (array length=n_events): what has happened in the round
 * @n_events: how much that is
 * @score: (nullable): the score of the round, where it is over
 * @looks: (out caller-allocates): a look for each of %CANASTA_MAX_SEATS seats;
 *   %CANASTA_LOOK_THINKING is none of them: how long somebody takes is seen by whoever
 *   shows them, see canasta_surroundings_get_look()
 *
 * What came last goes before what was earlier.
 */
void
canasta_looks_find (const CanastaBoard *board, const CanastaEvent *const *events, guint n_events,
                    const CanastaScore *score, CanastaLook *looks)
{
  Watching watching = { .board = board, .turn = CANASTA_NO_SEAT };

  for (guint i = 0; i < n_events; i++)
    watch (&watching, events[i]);
  if (board->ended)
    find_last_looks (board, score, looks);
  else
    {
      begin_turn (&watching, board->turn_seat);
      for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
        looks[seat] = watching.moods[seat].look;
    }
  if (board->resting != CANASTA_NO_SEAT)
    looks[board->resting] = CANASTA_LOOK_WAITING;
}

/**
 * canasta_looks_of_match:
 * @match: a match
 * @looks: (out caller-allocates): a look for each of %CANASTA_MAX_SEATS seats
 *
 * How the players of a match look now; see canasta_looks_find().
 */
void
canasta_looks_of_match (CanastaMatch *match, CanastaLook *looks)
{
  const CanastaRecord *record = canasta_match_get_record (match);
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  guint first = canasta_record_find_round (record, canasta_match_get_round (match));
  guint n_scores = canasta_match_get_n_scores (match);
  gboolean is_scored = canasta_match_get_stage (match) != CANASTA_STAGE_PLAYING && n_scores > 0;
  g_autoptr (GPtrArray) events = g_ptr_array_new ();

  for (guint i = first; i < canasta_record_get_count (record); i++)
    g_ptr_array_add (events, (gpointer) canasta_record_get (record, i));
  canasta_looks_find (board, (const CanastaEvent *const *) events->pdata, events->len,
                      is_scored ? canasta_match_get_score (match, n_scores - 1) : NULL, looks);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/past-rounds.h"

#include "notation/action-text.h"

/* A round from its deal to its end. */
typedef struct
{
  guint64 deal;
  char **actions;               /* in the notation */
} PastRound;

struct _CanastaPastRounds
{
  GHashTable *rounds;           /* of PastRound, by their numbers */
  guint n_over;                 /* as far as was told */
  gboolean can_tell;            /* the host can, and has not said that it does not know one */
  guint asked;                  /* the round that it was asked for, or 0 */
};

static void
free_round (gpointer data)
{
  PastRound *round = data;

  g_strfreev (round->actions);
  g_free (round);
}

CanastaPastRounds *
canasta_past_rounds_new (void)
{
  CanastaPastRounds *self = g_new0 (CanastaPastRounds, 1);

  self->rounds = g_hash_table_new_full (NULL, NULL, NULL, free_round);
  return self;
}

void
canasta_past_rounds_free (CanastaPastRounds *self)
{
  g_hash_table_unref (self->rounds);
  g_free (self);
}

static const PastRound *
find (const CanastaPastRounds *self, guint round)
{
  return g_hash_table_lookup (self->rounds, GUINT_TO_POINTER (round));
}

/* So many rounds are over. */
void
canasta_past_rounds_note_over (CanastaPastRounds *self, guint n_over)
{
  self->n_over = MAX (self->n_over, n_over);
}

/* How many rounds are over. */
guint
canasta_past_rounds_count (const CanastaPastRounds *self)
{
  return self->n_over;
}

/* What is known of a round already stays: what was seen is not told otherwise. */
void
canasta_past_rounds_add (CanastaPastRounds *self, guint round, guint64 deal,
                         const char *const *actions)
{
  PastRound *past;

  if (find (self, round))
    return;
  past = g_new (PastRound, 1);
  *past = (PastRound){ deal, g_strdupv ((char **) actions) };
  g_hash_table_insert (self->rounds, GUINT_TO_POINTER (round), past);
}

/* The first round that is over and not known; 0 where all are. */
static guint
find_missing (const CanastaPastRounds *self)
{
  for (guint round = 1; round <= self->n_over; round++)
    if (!find (self, round))
      return round;
  return 0;
}

/* Whether rounds are over, and all of them known. */
gboolean
canasta_past_rounds_are_whole (const CanastaPastRounds *self)
{
  return self->n_over > 0 && find_missing (self) == 0;
}

static gboolean
play_round (const PastRound *past, CanastaMatch *match)
{
  for (guint i = 0; past->actions[i]; i++)
    {
      CanastaAction action;

      if (!canasta_action_read (past->actions[i], &action)
          || !canasta_match_act (match, canasta_match_get_to_act (match), &action, NULL))
        return FALSE;
    }
  return canasta_match_get_stage (match) != CANASTA_STAGE_PLAYING;
}

static gboolean
deal_round (const PastRound *past, CanastaMatch *match)
{
  canasta_match_tell_deal (match, past->deal);
  return canasta_match_start_round (match);
}

/**
 * canasta_past_rounds_play:
 * @self: rounds, all of which are known
 * @table: where they were played
 * @names: what the players are called, by seat
 *
 * Returns: (transfer full) (nullable): the match from its first deal to the end of the last of them;
 *   %NULL where it cannot have been played so
 */
CanastaMatch *
canasta_past_rounds_play (const CanastaPastRounds *self, CanastaTable *table,
                          const char *const *names)
{
  g_autoptr (CanastaMatch) match =
    canasta_match_new (table, CANASTA_DEALING_TOLD, find (self, 1)->deal, names);

  for (guint round = 1; round <= self->n_over; round++)
    if ((round > 1 && !deal_round (find (self, round), match))
        || !play_round (find (self, round), match))
      return NULL;
  return g_steal_pointer (&match);
}

/* The host has said welcome: whether it can tell rounds. What it was asked for before is not awaited
 * any more. */
void
canasta_past_rounds_meet (CanastaPastRounds *self, gboolean can_tell)
{
  self->can_tell = can_tell;
  self->asked = 0;
}

/* Whether there are rounds that the host may still tell. */
gboolean
canasta_past_rounds_are_awaited (const CanastaPastRounds *self)
{
  return self->can_tell && find_missing (self) != 0;
}

/* Returns: what the host is to be asked for now, if nothing is awaited yet; else 0 */
guint
canasta_past_rounds_ask (CanastaPastRounds *self)
{
  if (self->asked != 0 || !canasta_past_rounds_are_awaited (self))
    return 0;
  self->asked = find_missing (self);
  return self->asked;
}

/**
 * canasta_past_rounds_take:
 * @self: rounds
 * @replayed: what the host has told; where it does not know the round any more, nobody can know all,
 *   and it is asked for no other
 *
 * Returns: whether it had been asked for that
 */
gboolean
canasta_past_rounds_take (CanastaPastRounds *self, const CanastaReplayed *replayed)
{
  if (replayed->round != self->asked)
    return FALSE;
  self->asked = 0;
  self->can_tell = replayed->deal >= 0 && replayed->actions;
  if (self->can_tell)
    canasta_past_rounds_add (self, replayed->round, (guint64) replayed->deal,
                             (const char *const *) replayed->actions);
  return TRUE;
}

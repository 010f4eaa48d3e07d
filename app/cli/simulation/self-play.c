/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players playing rounds and matches by themselves. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "self-play.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

/* Far more than any round or match lasts: what never ends is an error. */
#define MOST_ACTIONS 20000
#define MOST_ROUNDS 1000

/* Where totals that are drawn begin: a side below zero opens with less. */
#define LEAST_TOTAL (-250)

/* How a game came out for the players of ledger 0. */
typedef struct
{
  gboolean whole;               /* played to its end, no program having failed */
  gint64 ahead;                 /* by how many points, of the players of ledger 1 */
  guint score;                  /* of a match: 2 won, 1 shared, 0 lost */
} Outcome;

/* A game being played. */
typedef struct
{
  const CanastaSelfPlay *play;
  CanastaPlayer *players[CANASTA_MAX_SEATS];
  CanastaMemory memory;
  CanastaState state;
  CanastaState before;
  CanastaScore score;
  CanastaTally *tally;
  guint shift;                  /* how many seats the players sit further */
  guint64 fingerprint;          /* of the actions so far */
  const CanastaPlayerKind *kinds[CANASTA_MAX_SEATS];
  GPtrArray *log;               /* the actions of the round, where a program plays; or NULL */
} Game;

static void
game_free (Game *self)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    g_clear_object (&self->players[seat]);
  g_clear_pointer (&self->log, g_ptr_array_unref);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Game, game_free)

/* The ledger at which the players of a ledger sit in the first of two games. */
static guint
get_home (const Game *self, guint ledger)
{
  return self->play->duplicate ? (ledger + self->shift) % 2 : ledger;
}

static Game *
game_new (const CanastaSelfPlay *play, guint64 number, guint shift, CanastaTally *tally)
{
  Game *self = g_new0 (Game, 1);
  guint n_seats = play->table->players;

  self->play = play;
  self->tally = tally;
  self->shift = shift;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      self->kinds[seat] = &play->kinds[(seat + shift) % n_seats];
      self->players[seat] = canasta_player_kind_new (self->kinds[seat],
                                                     (play->seed << 40)
                                                       + number * CANASTA_MAX_SEATS + seat);
      if (self->kinds[seat]->command && !self->log)
        self->log = g_ptr_array_new_null_terminated (64, g_free, TRUE);
    }
  return self;
}

static void
set_refused (GError **error, Game *self, guint seat, const CanastaAction *action,
             const CanastaRefusal *refusal)
{
  g_autofree char *text = canasta_action_write (action);
  g_autofree char *message = canasta_refusal_get_message (refusal, self->play->table, NULL);

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               _("In deal %" PRIu64 " seat %u played “%s”, which is not legal: %s"),
               self->state.board.deal, seat, text, message);
}

static gboolean
was_cancelled (const GError *error)
{
  return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Tells what a program got wrong, and what it was asked; always FALSE. */
static gboolean
report_failure (Game *self, const CanastaObservation *observation, GError **error)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  if (!self->kinds[observation->seat]->command || was_cancelled (*error))
    return FALSE;
  node = canasta_observation_write (observation, NULL);
  text = canasta_json_write (node, FALSE);
  g_printerr ("%s\n%s", (*error)->message, text);
  return FALSE;
}

static void
add_to_fingerprint (Game *self, const CanastaAction *action)
{
  CanastaRandom random = { self->fingerprint ^ action->kind ^ ((guint64) action->card << 8) };

  for (guint i = 0; i < G_N_ELEMENTS (action->cards.words); i++)
    random.state = canasta_random_next (&random) ^ action->cards.words[i];
  for (guint k = 0; k < action->n_groups; k++)
    for (guint i = 0; i < G_N_ELEMENTS (action->cards.words); i++)
      random.state = canasta_random_next (&random) ^ action->groups[k].cards.words[i];
  self->fingerprint = canasta_random_next (&random);
}

static gboolean
play_action (Game *self, GError **error)
{
  const CanastaTable *table = self->play->table;
  guint seat = self->state.board.to_act;
  CanastaObservation observation;
  CanastaRefusal refusal;
  CanastaAction action;

  if (g_cancellable_set_error_if_cancelled (self->play->cancellable, error))
    return FALSE;
  canasta_state_observe (&self->state, table, &self->memory, seat, &observation);
  if (self->log)
    observation.log = (const char *const *) self->log->pdata;
  canasta_state_copy (&self->before, &self->state);
  if (!canasta_player_choose (self->players[seat], &observation, &action,
                              self->play->cancellable, error))
    {
      g_prefix_error (error, _("Deal %" PRIu64 " could not be played to its end. "), self->state.board.deal);
      return report_failure (self, &observation, error);
    }
  if (!canasta_state_apply (&self->state, table, &action, &refusal))
    {
      if (!canasta_table_check_variant (table, error))
        return FALSE;
      set_refused (error, self, seat, &action, &refusal);
      return report_failure (self, &observation, error);
    }
  canasta_memory_note (&self->memory, table, &self->before.board, &action, &self->state.board);
  if (self->log)
    g_ptr_array_add (self->log, canasta_action_write (&action));
  add_to_fingerprint (self, &action);
  self->tally->actions++;
  self->tally->takes += action.kind == CANASTA_ACTION_TAKE;
  self->tally->turns += action.kind == CANASTA_ACTION_TAKE || action.kind == CANASTA_ACTION_DRAW;
  return TRUE;
}

static gboolean
play_round (Game *self, guint64 deal, guint round, const gint32 *totals, GError **error)
{
  const CanastaTable *table = self->play->table;
  CanastaTally *tally = self->tally;
  guint dealer = canasta_table_get_dealer (table, round, table->players - 1u);
  guint n_actions = 0;

  self->memory = (CanastaMemory){ 0 };
  if (self->log)
    g_ptr_array_set_size (self->log, 0);
  canasta_state_deal (&self->state, table, deal, round, dealer, totals);
  while (self->state.board.ended == CANASTA_END_NONE)
    {
      if (!play_action (self, error))
        return FALSE;
      if (n_actions++ < MOST_ACTIONS)
        continue;
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                   _("The round of deal %" PRIu64 " does not end."), deal);
      return FALSE;
    }

  if (!canasta_state_score (&self->state, table, &self->score)
      && !canasta_table_check_variant (table, error))
    return FALSE;
  tally->rounds++;
  tally->ends[self->state.board.ended]++;
  for (guint i = 0; i < self->score.n_rows; i++)
    {
      const CanastaScoreRow *row = &self->score.rows[i];

      guint home = get_home (self, i);

      tally->points[home] += row->total;
      tally->squares[home] += (gint64) row->total * row->total;
      for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
        if (canasta_line_get (kind)->is_of_canastas)
          tally->canastas[kind] += row->lines[kind].count;
    }
  return TRUE;
}

/* Adds a match to those that were won. Returns: the score of the players of
 * ledger 0. */
static guint
add_winners (Game *self, guint winners)
{
  guint n = self->play->table->by_seat ? self->play->table->players : self->play->table->n_sides;
  gboolean first = FALSE;

  for (guint i = 0; i < n; i++)
    if ((winners & 1u << i) != 0)
      {
        self->tally->wins[get_home (self, i)]++;
        first |= get_home (self, i) == 0;
      }
  return !first ? 0 : (winners & (winners - 1)) == 0 ? 2 : 1;
}

static gboolean
play_match (Game *self, guint64 number, GError **error)
{
  const gint32 nothing[CANASTA_MAX_SEATS] = { 0 };

  for (guint round = 1; round <= MOST_ROUNDS; round++)
    {
      gint32 totals[CANASTA_MAX_SEATS];

      memcpy (totals, round == 1 ? nothing : self->score.totals, sizeof totals);
      if (!play_round (self, canasta_deck_deal_of_round (number, round), round, totals, error))
        return FALSE;
      if (self->score.match_over)
        return TRUE;
    }
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
               _("Match %" PRIu64 " does not end."), number);
  return FALSE;
}

/* A program that fails has lost the game, which counts for nothing else. Says
 * who has won. */
static gboolean
forfeit (Game *self, guint *winners, GError **error)
{
  const CanastaTable *table = self->play->table;
  guint seat = self->before.board.to_act;
  guint loser = canasta_table_get_ledger (table, &self->before.board, seat);
  guint n = table->by_seat ? table->players : table->n_sides;

  if (!canasta_table_check_variant (table, NULL) || was_cancelled (*error))
    return FALSE;
  if (!self->kinds[seat] || !self->kinds[seat]->command)
    return FALSE;

  g_clear_error (error);
  self->tally->forfeits[(seat + self->shift) % table->players]++;
  *winners = ((1u << n) - 1) & ~(1u << loser);
  return TRUE;
}

/* Totals by chance, the same for a deal, so that all openings are asked for. */
static void
draw_totals (const CanastaTable *table, guint64 deal, gint32 *totals)
{
  CanastaRandom random = { canasta_deck_deal_of_round (deal, 0) };

  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    totals[i] = LEAST_TOTAL
                + 50 * (gint32) canasta_random_below (
                    &random, (guint) (MAX (table->rules.target, 50) - LEAST_TOTAL) / 50);
}

static gboolean
play_single_round (Game *self, guint64 deal, GError **error)
{
  guint round = 1 + (guint) ((deal + CANASTA_SEATING_PERIOD - 1) % CANASTA_SEATING_PERIOD);
  gint32 totals[CANASTA_MAX_SEATS] = { 0 };

  if (self->play->mixed_totals)
    draw_totals (self->play->table, deal, totals);
  return play_round (self, deal, round, totals, error);
}

/* Plays a round or a match. */
static gboolean
play_game (const CanastaSelfPlay *self, guint index, guint shift, CanastaTally *tally,
           Outcome *outcome, GError **error)
{
  guint64 number = (self->deal + index) & CANASTA_MAX_DEAL;
  g_autoptr (Game) game = game_new (self, number, shift, tally);
  GError *failure = NULL;
  guint winners = 0;

  *outcome = (Outcome){
    .whole = self->matches ? play_match (game, number, &failure)
                           : play_single_round (game, number, &failure),
  };
  if (!outcome->whole && !forfeit (game, &winners, &failure))
    {
      g_propagate_error (error, failure);
      return FALSE;
    }

  tally->games++;
  tally->fingerprint = (tally->fingerprint + game->fingerprint) & CANASTA_TALLY_FINGERPRINT;
  if (outcome->whole)
    {
      winners = game->score.winners;
      outcome->ahead = game->score.totals[0] - game->score.totals[1];
      if (get_home (game, 0) != 0)
        outcome->ahead = -outcome->ahead;
    }
  if (self->matches)
    outcome->score = add_winners (game, winners);
  return TRUE;
}

/* The two games of a duplicate against each other. */
static void
add_pair (CanastaTally *tally, const Outcome *first, const Outcome *second)
{
  gint64 difference = first->ahead + second->ahead;

  if (!first->whole || !second->whole)
    return;
  tally->pairs++;
  tally->difference += difference;
  tally->difference_squares += difference * difference;
  tally->pairs_won += difference > 0;
  tally->pairs_even += difference == 0;
}

/**
 * canasta_self_play_game:
 * @self: what is to be played
 * @index: which game, from 0
 * @tally: what is added to; of no use where the game was not played to its end
 * @error: where to say what went wrong
 *
 * Plays one game, or both of a duplicate; what comes of it depends on nothing
 * but @self and @index, and not on how the index is reached: the game of a deal
 * is the same in every shard.
 *
 * Returns: whether it was played to its end
 */
gboolean
canasta_self_play_game (const CanastaSelfPlay *self, guint index, CanastaTally *tally,
                        GError **error)
{
  Outcome first;
  Outcome second = { 0 };
  guint score;

  if (!play_game (self, index, 0, tally, &first, error)
      || (self->duplicate && !play_game (self, index, 1, tally, &second, error)))
    return FALSE;
  if (self->duplicate)
    add_pair (tally, &first, &second);
  if (self->matches)
    {
      score = first.score + second.score;
      tally->contests++;
      tally->score += score;
      tally->score_squares += score * score;
    }
  return TRUE;
}

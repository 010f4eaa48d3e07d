/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/duplicate.h"

#include <glib/gi18n-lib.h>

#include "players/bot.h"
#include "rules/numbers.h"
#include "rules/table-fault.h"
#include "session/seat-player.h"
#include "session/sides.h"

/* What the strongest player looks at for a choice. It has no clock, so that every
 * machine comes to the same. */
#define STRONGEST "master"
#define ROLLOUTS 2000

/* Far more than any round lasts. */
#define MOST_ACTIONS 20000

/* A round, and its points by ledger. */
typedef struct
{
  guint round;
  gboolean is_played;           /* again */
  int points[CANASTA_MAX_SEATS];
  int again[CANASTA_MAX_SEATS];
} Round;

struct _CanastaDuplicate
{
  GObject parent_instance;

  CanastaMatch *match;
  guint seat;
  char **manners;               /* by seat */
  guint n_ledgers;
  guint own;                    /* the person's ledger */
  GArray *rounds;               /* of Round: those that are over */

  GCancellable *running;        /* while a round is played, or NULL … */
  struct _Job *job;             /* … which this is; not owned */
};

G_DEFINE_FINAL_TYPE (CanastaDuplicate, canasta_duplicate, G_TYPE_OBJECT)

static guint changed_signal;
static guint failed_signal;

static void play_next (CanastaDuplicate *self);

static void
canasta_duplicate_dispose (GObject *object)
{
  CanastaDuplicate *self = CANASTA_DUPLICATE (object);

  g_clear_object (&self->match);
  g_clear_object (&self->running);
  g_clear_pointer (&self->manners, g_strfreev);
  g_clear_pointer (&self->rounds, g_array_unref);
  G_OBJECT_CLASS (canasta_duplicate_parent_class)->dispose (object);
}

static void
canasta_duplicate_class_init (CanastaDuplicateClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_duplicate_dispose;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 0);
  failed_signal = g_signal_new ("failed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
canasta_duplicate_init (CanastaDuplicate *self)
{
  self->rounds = g_array_new (FALSE, TRUE, sizeof (Round));
}

/* What is kept: "1 1420 380; 2 500 -20", a round and its points by ledger. */

static gboolean
read_round (CanastaDuplicate *self, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  gint64 numbers[CANASTA_MAX_SEATS + 1];

  if (g_strv_length (words) != self->n_ledgers + 1)
    return FALSE;
  for (guint i = 0; words[i]; i++)
    if (!g_ascii_string_to_signed (words[i], 10, -1000000, 1000000, &numbers[i], NULL))
      return FALSE;
  for (guint i = 0; i < self->rounds->len; i++)
    {
      Round *round = &g_array_index (self->rounds, Round, i);

      if (round->round != numbers[0])
        continue;
      round->is_played = TRUE;
      for (guint ledger = 0; ledger < self->n_ledgers; ledger++)
        round->again[ledger] = (int) numbers[ledger + 1];
    }
  return TRUE;
}

/* What is damaged is simply played again. */
static void
read_kept (CanastaDuplicate *self, const char *text)
{
  g_auto (GStrv) rounds = g_strsplit (text, "; ", -1);

  for (guint i = 0; rounds[i]; i++)
    if (!read_round (self, rounds[i]))
      return;
}

/**
 * canasta_duplicate_write:
 * @self: a duplicate
 *
 * Returns: (transfer full): what has been played again, to be kept beside the match
 */
char *
canasta_duplicate_write (CanastaDuplicate *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->rounds->len; i++)
    {
      const Round *round = &g_array_index (self->rounds, Round, i);

      if (!round->is_played)
        continue;
      g_string_append_printf (text, "%s%u", text->len > 0 ? "; " : "", round->round);
      for (guint ledger = 0; ledger < self->n_ledgers; ledger++)
        g_string_append_printf (text, " %d", round->again[ledger]);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
list_rounds (CanastaDuplicate *self)
{
  for (guint i = 0; i < canasta_match_get_n_scores (self->match); i++)
    {
      const CanastaScore *score = canasta_match_get_score (self->match, i);
      Round round = { .round = i + 1 };

      if (round.round < canasta_match_get_first_round (self->match)
          || !canasta_match_knows_deal (self->match, round.round))
        continue;
      for (guint ledger = 0; ledger < self->n_ledgers; ledger++)
        round.points[ledger] = score->rows[ledger].total;
      g_array_append_val (self->rounds, round);
    }
}

/**
 * canasta_duplicate_new:
 * @match: a match
 * @personal: what is kept beside it
 *
 * Returns: (transfer full): the rounds of it that are over, those that were played
 *   again before with what came of it
 */
CanastaDuplicate *
canasta_duplicate_new (CanastaMatch *match, const CanastaPersonal *personal)
{
  CanastaDuplicate *self = g_object_new (CANASTA_TYPE_DUPLICATE, NULL);

  self->match = g_object_ref (match);
  self->seat = personal->seat;
  self->manners = g_strdupv (personal->players);
  self->n_ledgers = canasta_sides_count_ledgers (match);
  self->own = canasta_table_get_ledger (canasta_match_get_table (match),
                                        &canasta_match_get_state (match)->board, self->seat);
  list_rounds (self);
  if (personal->strongest)
    read_kept (self, personal->strongest);
  return self;
}

/* Playing. */

/* A round, on the thread that plays it. */
typedef struct _Job
{
  CanastaMatch *match;          /* at the deal */
  CanastaPlayer *players[CANASTA_MAX_SEATS];
  guint index;
  gint done;                    /* of a thousand; atomic */
} Job;

static void
job_free (Job *job)
{
  g_clear_object (&job->match);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    g_clear_object (&job->players[seat]);
  g_free (job);
}

static CanastaPlayer *
new_player (CanastaDuplicate *self, guint seat)
{
  const char *word = seat == self->seat || !self->manners ? STRONGEST : self->manners[seat];
  CanastaManner manner;
  CanastaBot *bot;

  if (!canasta_manner_read (&manner, word))
    manner = (CanastaManner){ .level = canasta_level_get (0) };
  bot = canasta_bot_new_mannered (&manner, canasta_player_get_seed (self->match, seat));
  canasta_bot_set_think_time (bot, 0);
  if (manner.level == canasta_level_find (STRONGEST))
    canasta_bot_set_rollouts (bot, ROLLOUTS);
  return CANASTA_PLAYER (bot);
}

/* NULL where the variant fails. */
static Job *
new_job (CanastaDuplicate *self, guint index)
{
  CanastaMatch *match =
    canasta_match_dup_at (self->match, g_array_index (self->rounds, Round, index).round, 0);
  Job *job;

  if (!match)
    return NULL;
  job = g_new0 (Job, 1);
  job->match = match;
  job->index = index;
  for (guint seat = 0; seat < canasta_match_get_table (match)->players; seat++)
    job->players[seat] = new_player (self, seat);
  return job;
}

/* A player who fails does the first thing that is legal, as at the table; the variant
 * may have failed. */
static gboolean
play_action (Job *job, GCancellable *cancellable, GError **error)
{
  guint seat = canasta_match_get_to_act (job->match);
  CanastaObservation observation;
  CanastaAction action;
  gboolean is_chosen;

  canasta_match_observe (job->match, seat, &observation);
  is_chosen = canasta_player_choose (job->players[seat], &observation, &action, cancellable, NULL);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  if (is_chosen && canasta_match_act (job->match, seat, &action, NULL))
    return TRUE;
  if (!canasta_table_check_variant (canasta_match_get_table (job->match), error))
    return FALSE;
  canasta_player_choose_any (job->match, &action);
  return canasta_match_act (job->match, seat, &action, NULL)
         || canasta_table_check_variant (canasta_match_get_table (job->match), error);
}

static void
play_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  guint stock = MAX (canasta_match_get_state (job->match)->board.stock_count, 1);
  GError *error = NULL;

  for (guint n = 0; canasta_match_get_stage (job->match) == CANASTA_STAGE_PLAYING; n++)
    {
      guint rest = canasta_match_get_state (job->match)->board.stock_count;

      g_atomic_int_set (&job->done, (gint) (1000 * (stock - MIN (rest, stock)) / stock));
      if (n > MOST_ACTIONS)
        error = g_error_new (G_IO_ERROR, G_IO_ERROR_FAILED, _("Round %u does not come to an end."),
                             canasta_match_get_round (job->match));
      if (error || !play_action (job, cancellable, &error))
        {
          g_task_return_error (task, error);
          return;
        }
    }
  g_task_return_boolean (task, TRUE);
}

static void
played_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  CanastaDuplicate *self = CANASTA_DUPLICATE (object);
  Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  self->job = NULL;
  g_clear_object (&self->running);
  if (g_task_propagate_boolean (G_TASK (result), &error))
    {
      Round *round = &g_array_index (self->rounds, Round, job->index);
      const CanastaScore *score =
        canasta_match_get_score (job->match, canasta_match_get_n_scores (job->match) - 1);

      round->is_played = TRUE;
      for (guint ledger = 0; ledger < self->n_ledgers; ledger++)
        round->again[ledger] = score->rows[ledger].total;
      play_next (self);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_signal_emit (self, failed_signal, 0, error->message);
    }
  g_signal_emit (self, changed_signal, 0);
}

/* The first round that was not played again yet. */
static void
play_next (CanastaDuplicate *self)
{
  for (guint i = 0; i < self->rounds->len; i++)
    {
      g_autoptr (GTask) task = NULL;
      Job *job;

      if (g_array_index (self->rounds, Round, i).is_played)
        continue;
      job = new_job (self, i);
      if (!job)
        return;
      self->running = g_cancellable_new ();
      task = g_task_new (self, self->running, played_cb, NULL);
      g_task_set_task_data (task, job, (GDestroyNotify) job_free);
      self->job = job;
      g_task_run_in_thread (task, play_thread);
      return;
    }
}

/**
 * canasta_duplicate_start:
 * @self: a duplicate
 *
 * Plays the rounds that are left, one after another, on a thread.
 */
void
canasta_duplicate_start (CanastaDuplicate *self)
{
  if (self->running)
    return;
  play_next (self);
  g_signal_emit (self, changed_signal, 0);
}

/**
 * canasta_duplicate_stop:
 * @self: a duplicate
 *
 * Stops playing; the rounds that were played stay.
 */
void
canasta_duplicate_stop (CanastaDuplicate *self)
{
  if (self->running)
    g_cancellable_cancel (self->running);
}

gboolean
canasta_duplicate_is_running (CanastaDuplicate *self)
{
  return self->running && !g_cancellable_is_cancelled (self->running);
}

/**
 * canasta_duplicate_get_progress:
 * @self: a duplicate
 *
 * Returns: how much has been played again, from 0 to 1
 */
double
canasta_duplicate_get_progress (CanastaDuplicate *self)
{
  double played = canasta_duplicate_count_played (self);

  if (self->rounds->len == 0)
    return 1;
  if (self->job)
    played += g_atomic_int_get (&self->job->done) / 1000.0;
  return MIN (played / self->rounds->len, 1);
}

/* What there is to see. */

/**
 * canasta_duplicate_count_rounds:
 * @self: a duplicate
 *
 * Returns: how many rounds can be compared; not those of which the deal is not known
 */
guint
canasta_duplicate_count_rounds (CanastaDuplicate *self)
{
  return self->rounds->len;
}

guint
canasta_duplicate_count_played (CanastaDuplicate *self)
{
  guint n = 0;

  for (guint i = 0; i < self->rounds->len; i++)
    n += g_array_index (self->rounds, Round, i).is_played;
  return n;
}

guint
canasta_duplicate_get_round (CanastaDuplicate *self, guint index)
{
  return g_array_index (self->rounds, Round, index).round;
}

gboolean
canasta_duplicate_is_played (CanastaDuplicate *self, guint index)
{
  return g_array_index (self->rounds, Round, index).is_played;
}

/**
 * canasta_duplicate_get_points:
 * @self: a duplicate
 * @index: a round, from 0; with @again one that was played again
 * @again: of the strongest player, and not of the person
 *
 * Returns: the points of the round
 */
CanastaDuplicatePoints
canasta_duplicate_get_points (CanastaDuplicate *self, guint index, gboolean again)
{
  const Round *round = &g_array_index (self->rounds, Round, index);
  const int *by_ledger = again ? round->again : round->points;
  CanastaDuplicatePoints points = { .own = by_ledger[self->own] };

  for (guint ledger = 0; ledger < self->n_ledgers; ledger++)
    if (ledger != self->own)
      points.others += by_ledger[ledger];
  points.others /= MAX ((int) self->n_ledgers - 1, 1);
  return points;
}

/**
 * canasta_duplicate_sum_points:
 * @self: a duplicate
 * @again: of the strongest player, and not of the person
 *
 * Returns: the points of all rounds that were played again
 */
CanastaDuplicatePoints
canasta_duplicate_sum_points (CanastaDuplicate *self, gboolean again)
{
  CanastaDuplicatePoints sum = { 0 };

  for (guint i = 0; i < self->rounds->len; i++)
    if (canasta_duplicate_is_played (self, i))
      {
        CanastaDuplicatePoints points = canasta_duplicate_get_points (self, i, again);

        sum.own += points.own;
        sum.others += points.others;
      }
  return sum;
}

/**
 * canasta_duplicate_describe:
 * @self: a duplicate
 *
 * Returns: (transfer full): who came out further ahead, a sentence
 */
char *
canasta_duplicate_describe (CanastaDuplicate *self)
{
  CanastaDuplicatePoints person = canasta_duplicate_sum_points (self, FALSE);
  CanastaDuplicatePoints strongest = canasta_duplicate_sum_points (self, TRUE);
  int difference = canasta_duplicate_points_get_lead (&person)
                   - canasta_duplicate_points_get_lead (&strongest);
  guint n = (guint) ABS (difference);
  g_autofree char *points = canasta_number_format ((int) n);

  if (self->rounds->len == 0)
    return g_strdup (_("No round of this game is over yet."));
  if (canasta_duplicate_count_played (self) == 0)
    return g_strdup (_("The strongest player plays your cards in your seat, and the others stay "
                       "the same: what would come of it?"));
  if (n == 0)
    return g_strdup (_("You did as well with these cards as the strongest player."));
  return g_strdup_printf (
    difference > 0
      ? ngettext ("With these cards you came out %s point further ahead than the strongest "
                  "player.",
                  "With these cards you came out %s points further ahead than the strongest "
                  "player.", n)
      : ngettext ("With these cards the strongest player came out %s point further ahead than "
                  "you.",
                  "With these cards the strongest player came out %s points further ahead than "
                  "you.", n),
    points);
}

/* "Anna (Casual)". */
static char *
describe_player (CanastaDuplicate *self, guint seat)
{
  const char *name = canasta_match_get_names (self->match)[seat];
  g_autofree char *described = NULL;
  CanastaManner manner;

  if (!self->manners || !canasta_manner_read (&manner, self->manners[seat]))
    return g_strdup (name);
  described = canasta_manner_describe (&manner);
  if (*described == '\0')
    return g_strdup (name);
  /* Translators: a player, and how they play: "Anna (Casual)" */
  return g_strdup_printf (C_("comparison", "%1$s (%2$s)"), name, described);
}

/**
 * canasta_duplicate_describe_players:
 * @self: a duplicate
 *
 * Returns: (transfer full): who sits where while the cards are played again, a
 *   sentence
 */
char *
canasta_duplicate_describe_players (CanastaDuplicate *self)
{
  g_autoptr (GString) others = g_string_new (NULL);

  for (guint seat = 0; seat < canasta_match_get_table (self->match)->players; seat++)
    if (seat != self->seat)
      {
        g_autofree char *player = describe_player (self, seat);

        g_string_append_printf (others, "%s%s", others->len > 0 ? ", " : "", player);
      }
  /* Translators: the other players, with how they play: "Anna (Casual), Ben (Strong)" */
  return g_strdup_printf (_("Who plays: the strongest player in your seat, and as in your game %s."),
                          others->str);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "review/out-reason.h"

#include <glib/gi18n-lib.h>

#include "players/search.h"
#include "play/apply.h"
#include "play/outlook.h"
#include "review/review.h"
#include "rules/table-fault.h"

/* Within so many standard errors both are called as good. */
#define BEYOND_DOUBT 2

/* With so many cards, and the canastas for it, an opponent may go out at any turn. */
#define NEAR 5

/* Where going out was decided; nothing here belongs to the match, which may go on. */
typedef struct
{
  CanastaTable *table;
  CanastaState state;
  CanastaObservation seen;
  CanastaAction action;         /* what was done there */
  guint seat;
  gboolean agreed;
} Moment;

static void
moment_free (Moment *self)
{
  canasta_table_unref (self->table);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Moment, moment_free)

static void
keep_moment (Moment *self, CanastaMatch *match, const CanastaAction *action)
{
  canasta_action_copy (&self->action, action);
  canasta_state_copy (&self->state, canasta_match_get_state (match));
  canasta_match_observe (match, self->seat, &self->seen);
}

/* Whether there was no way back after an action: a question binds, and nobody keeps so few
 * cards for anything else than going out. */
static gboolean
is_for_good (const Moment *self, CanastaMatch *match, const CanastaAction *action)
{
  const CanastaBoard *board = &canasta_match_get_state (match)->board;

  return action->kind == CANASTA_ACTION_ASK
         || canasta_board_ends_hand (board, self->table, self->seat, board->hand_count[self->seat]);
}

/* The first action of the last turn after which there was no way back, in the round that
 * is over; FALSE where it is not in the record. */
static gboolean
find_moment (Moment *self, CanastaMatch *match)
{
  const CanastaRecord *record = canasta_match_get_record (match);
  guint round = canasta_match_get_round (match);
  guint place = canasta_record_find_round (record, round);
  g_autoptr (CanastaMatch) again = canasta_match_dup_at (match, round, 0);
  gboolean found = FALSE;

  for (; again && place < canasta_record_get_count (record); place++)
    {
      gboolean is_turn = canasta_match_get_state (again)->board.turn_seat == self->seat;
      const CanastaEvent *event = canasta_record_get (record, place);

      if (!found)
        keep_moment (self, again, &event->action);
      if (!canasta_match_play_on_as (again, match))
        break;
      found = is_turn && (found || is_for_good (self, again, &event->action));
    }
  return found;
}

/**
 * canasta_out_reason_find_seat: (skip)
 * @match: a match
 *
 * Returns: who went out in the round that is over last, or %CANASTA_NO_SEAT
 */
guint
canasta_out_reason_find_seat (CanastaMatch *match)
{
  return canasta_match_get_state (match)->board.out_seat;
}

static Moment *
moment_new (CanastaMatch *match, GError **error)
{
  g_autoptr (Moment) self = g_new0 (Moment, 1);

  self->table = canasta_table_ref (canasta_match_get_table (match));
  self->seat = canasta_out_reason_find_seat (match);
  self->agreed = canasta_match_get_state (match)->board.answer == CANASTA_ANSWER_YES;
  if (self->seat != CANASTA_NO_SEAT && find_moment (self, match))
    return g_steal_pointer (&self);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                       _("How the round ended is not in this match’s record."));
  return NULL;
}

/* Whether the turn ends by going out after a choice; a question is asked for that. */
static gboolean
goes_out (const Moment *self, const CanastaSearchChoice *choice)
{
  const CanastaWeights *weights = canasta_policy_get_keen_weights (self->table);
  CanastaAction action;
  CanastaMemory memory;
  CanastaState state;
  CanastaPlan plan;

  if (choice->action.kind == CANASTA_ACTION_ASK)
    return TRUE;
  canasta_state_copy (&state, &self->state);
  canasta_observation_get_memory (&self->seen, &memory);
  canasta_action_copy (&action, &choice->action);
  if (!canasta_judge (self->table, &state.board, &state.hands[self->seat], &action, &plan, NULL))
    return FALSE;
  canasta_state_commit (&state, self->table, &action, &plan);
  if (choice->discard != CANASTA_NO_CARD)
    return FALSE;
  while (!state.board.ended && state.board.to_act == self->seat)
    {
      canasta_policy_decide (self->table, &state.board, &state.hands[self->seat], &memory, weights,
                             &action, &plan);
      canasta_state_commit (&state, self->table, &action, &plan);
    }
  return state.board.out_seat == self->seat;
}

/* The best choice that goes out, which is what was done where no such one was weighed, and
 * the best that does not; FALSE where there is none. */
static gboolean
pick_both (const Moment *self, const CanastaSearchReport *report, CanastaSearchChoice *choices)
{
  const CanastaSearchChoice *best[2] = { NULL, NULL };

  for (guint i = 0; i < report->n_choices; i++)
    {
      gboolean out = goes_out (self, &report->choices[i]);

      if (!best[out])
        best[out] = &report->choices[i];
    }
  if (!best[FALSE])
    return FALSE;
  choices[0] = *best[FALSE];
  if (best[TRUE])
    choices[1] = *best[TRUE];
  else
    choices[1] = (CanastaSearchChoice){ .action = self->action, .discard = CANASTA_NO_CARD };
  return TRUE;
}

/* The others as they were seen: the partner with the most cards, and the opponent with
 * the fewest whose side may go out. */
static void
look_around (CanastaOutReason *self, const CanastaTable *table, const CanastaBoard *board)
{
  guint side = board->side[self->seat];

  self->partner = self->threat = CANASTA_NO_SEAT;
  self->threat_cards = NEAR + 1;
  for (guint seat = board->next[self->seat]; seat != self->seat; seat = board->next[seat])
    if (board->side[seat] != side
        && canasta_board_has_canastas (board, table, board->side[seat])
        && board->hand_count[seat] < self->threat_cards)
      {
        self->threat = (guint8) seat;
        self->threat_cards = board->hand_count[seat];
      }
    else if (board->side[seat] == side && board->hand_count[seat] >= self->partner_cards)
      {
        self->partner = (guint8) seat;
        self->partner_cards = board->hand_count[seat];
      }
}

static CanastaOutReason *
explain (const Moment *moment, GCancellable *cancellable, GError **error)
{
  g_autofree CanastaOutReason *self = g_new0 (CanastaOutReason, 1);
  g_autofree CanastaSearchReport *report = g_new (CanastaSearchReport, 1);
  CanastaReviewOptions review;
  CanastaSearchOptions options = { .margin = CANASTA_SEARCH_MARGIN };
  CanastaSearchChoice choices[2];
  CanastaAction action;

  canasta_review_init_options (&review, moment->table);
  options.rollouts = review.rollouts;
  options.seed = review.seed;
  self->seat = (guint8) moment->seat;
  self->agreed = moment->agreed;
  look_around (self, moment->table, &moment->state.board);
  if (!canasta_search (&moment->seen, &options, cancellable, &action, report, error))
    return NULL;
  self->has_choice = pick_both (moment, report, choices);
  if (self->has_choice)
    {
      if (!canasta_search_compare (&moment->seen, &options, moment->seat, cancellable, choices,
                                   G_N_ELEMENTS (choices), error))
        return NULL;
      self->gain = choices[1].gain / 100;
      self->error = choices[1].gain_error / 100 + 1;
    }
  return canasta_table_check_variant (moment->table, error) ? g_steal_pointer (&self) : NULL;
}

/**
 * canasta_out_reason_find: (skip)
 * @match: a match whose last round is over, somebody having gone out
 * @cancellable: (nullable): stops it
 * @error: where to say that it is not known, or that it was cancelled
 *
 * Looks at the decision with the eyes of the strongest player.
 *
 * Returns: (transfer full) (nullable): the reason; free it with g_free()
 */
CanastaOutReason *
canasta_out_reason_find (CanastaMatch *match, GCancellable *cancellable, GError **error)
{
  g_autoptr (Moment) moment = moment_new (match, error);

  return moment ? explain (moment, cancellable, error) : NULL;
}

static void
explain_in_thread (GTask *task, gpointer source, gpointer moment, GCancellable *cancellable)
{
  GError *error = NULL;
  CanastaOutReason *reason = explain (moment, cancellable, &error);

  if (reason)
    g_task_return_pointer (task, reason, g_free);
  else
    g_task_return_error (task, error);
}

/**
 * canasta_out_reason_find_async: (skip)
 * @match: a match whose last round is over; it may go on meanwhile
 * @cancellable: (nullable): stops it
 * @callback: called in the main context of the caller
 * @user_data: handed to @callback
 *
 * The same in another thread.
 */
void
canasta_out_reason_find_async (CanastaMatch *match, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  GError *error = NULL;
  Moment *moment = moment_new (match, &error);

  g_task_set_source_tag (task, canasta_out_reason_find_async);
  if (!moment)
    {
      g_task_return_error (task, error);
      return;
    }
  g_task_set_task_data (task, moment, (GDestroyNotify) moment_free);
  g_task_run_in_thread (task, explain_in_thread);
}

/**
 * canasta_out_reason_find_finish: (skip)
 * @result: what the callback was given
 * @error: where to say what went wrong
 *
 * Returns: (transfer full) (nullable): the reason; free it with g_free()
 */
CanastaOutReason *
canasta_out_reason_find_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* What it was worth. */
static char *
describe_gain (const CanastaOutReason *self, const char *name)
{
  guint points = (guint) ABS (self->gain);

  if (!self->has_choice)
    return g_strdup_printf (_("%s had nothing else left to do."), name);
  if (ABS (self->gain) <= BEYOND_DOUBT * self->error)
    return g_strdup_printf (
      _("As far as %s could see, going out and playing on were worth about the same."), name);
  if (self->gain < 0)
    return g_strdup_printf (
      ngettext ("As far as %s could see, playing on was worth about %u point more than going out.",
                "As far as %s could see, playing on was worth about %u points more than going out.",
                points), name, points);
  return g_strdup_printf (
    ngettext ("As far as %s could see, going out was worth about %u point more than playing on.",
              "As far as %s could see, going out was worth about %u points more than playing on.",
              points), name, points);
}

static char *
describe_partner (const CanastaOutReason *self, const char *const *names, guint viewer)
{
  guint n = self->partner_cards;

  if (self->partner == CANASTA_NO_SEAT)
    return NULL;
  if (self->agreed)
    return self->partner == viewer ? g_strdup (_("You had said yes."))
                                   : g_strdup_printf (_("%s had said yes."), names[self->partner]);
  if (self->partner == viewer)
    return g_strdup_printf (ngettext ("You still held %u card.", "You still held %u cards.", n), n);
  return g_strdup_printf (ngettext ("%s still held %u card.", "%s still held %u cards.", n),
                          names[self->partner], n);
}

static char *
describe_threat (const CanastaOutReason *self, const char *const *names, guint viewer)
{
  guint n = self->threat_cards;

  if (self->threat == CANASTA_NO_SEAT)
    return NULL;
  if (self->threat == viewer)
    return g_strdup_printf (ngettext ("You had %u card left and could have gone out soon.",
                                      "You had %u cards left and could have gone out soon.", n), n);
  return g_strdup_printf (ngettext ("%s had %u card left and could have gone out soon.",
                                    "%s had %u cards left and could have gone out soon.", n),
                          names[self->threat], n);
}

/**
 * canasta_out_reason_describe: (skip)
 * @self: a reason
 * @names: the players' names, by seat
 * @viewer: the seat of the reader
 *
 * Returns: (transfer full): the reason, in sentences
 */
char *
canasta_out_reason_describe (const CanastaOutReason *self, const char *const *names, guint viewer)
{
  g_autofree char *gain = describe_gain (self, names[self->seat]);
  g_autofree char *threat = describe_threat (self, names, viewer);
  g_autofree char *partner = describe_partner (self, names, viewer);
  g_autoptr (GString) text = g_string_new (gain);

  if (threat)
    g_string_append_printf (text, " %s", threat);
  if (partner)
    g_string_append_printf (text, " %s", partner);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

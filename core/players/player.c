/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/player.h"

G_DEFINE_INTERFACE (CanastaPlayer, canasta_player, G_TYPE_OBJECT)

/* What a choice on a worker thread works on: a copy of its own. */
typedef struct
{
  CanastaTable *table;
  char **log;
  CanastaObservation observation;
  CanastaAction action;
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  canasta_table_unref (question->table);
  g_strfreev (question->log);
  g_free (question);
}

static void
canasta_player_default_init (CanastaPlayerInterface *iface)
{
}

/**
 * canasta_player_choose:
 * @self: a player
 * @observation: what the seat to act knows
 * @action: (out caller-allocates): the choice
 * @cancellable: (nullable): stops the thinking
 * @error: where to put a failure
 *
 * Chooses the next action. Blocks while the player thinks.
 *
 * Returns: whether there is a choice; otherwise @error says why: cancelled, or
 *   whatever failed in a player from outside
 */
gboolean
canasta_player_choose (CanastaPlayer             *self,
                       const CanastaObservation  *observation,
                       CanastaAction             *action,
                       GCancellable              *cancellable,
                       GError                   **error)
{
  g_return_val_if_fail (CANASTA_IS_PLAYER (self), FALSE);
  g_return_val_if_fail (observation->board.to_act == observation->seat, FALSE);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;

  return CANASTA_PLAYER_GET_IFACE (self)->choose (self, observation, action, cancellable, error);
}

static void
choose_in_thread (GTask *task, gpointer self, gpointer data, GCancellable *cancellable)
{
  Question *question = data;
  GError *error = NULL;

  if (canasta_player_choose (self, &question->observation, &question->action, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/**
 * canasta_player_choose_async:
 * @self: a player
 * @observation: what the seat to act knows; copied
 * @cancellable: (nullable): stops the thinking
 * @callback: called in the thread's default main context
 * @user_data: for @callback
 *
 * Lets the player think on a worker thread. Ask one player one thing at a time.
 */
void
canasta_player_choose_async (CanastaPlayer             *self,
                             const CanastaObservation  *observation,
                             GCancellable              *cancellable,
                             GAsyncReadyCallback        callback,
                             gpointer                   user_data)
{
  g_autoptr (GTask) task = NULL;
  Question *question;

  g_return_if_fail (CANASTA_IS_PLAYER (self));

  question = g_new (Question, 1);
  question->table = canasta_table_ref ((CanastaTable *) observation->table);
  question->log = g_strdupv ((char **) observation->log);
  question->observation = *observation;
  question->observation.log = (const char *const *) question->log;

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, canasta_player_choose_async);
  g_task_set_task_data (task, question, question_free);
  g_task_run_in_thread (task, choose_in_thread);
}

/**
 * canasta_player_choose_finish:
 * @self: a player
 * @result: the result handed to the callback
 * @action: (out caller-allocates): the choice
 * @error: where to put a failure
 *
 * Returns: whether there is a choice
 */
gboolean
canasta_player_choose_finish (CanastaPlayer  *self,
                              GAsyncResult   *result,
                              CanastaAction  *action,
                              GError        **error)
{
  Question *question;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;

  question = g_task_get_task_data (G_TASK (result));
  canasta_action_copy (action, &question->action);
  return TRUE;
}

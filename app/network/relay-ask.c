/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/relay-ask.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  GIOStream *connection;
  char *line;
  char answer[CANASTA_RELAY_ANSWER_SIZE];
} Question;

static void
free_question (gpointer data)
{
  Question *self = data;

  g_object_unref (self->connection);
  g_free (self->line);
  g_free (self);
}

static void
return_error (GTask *task, GError *error)
{
  g_task_return_error (task, error);
  g_object_unref (task);
}

/* No byte more than the answer has is read: what follows is the other side's. */
static void
read_cb (GObject *input, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  Question *self = g_task_get_task_data (task);
  GError *error = NULL;
  gsize n;

  if (g_input_stream_read_all_finish (G_INPUT_STREAM (input), result, &n, &error)
      && n < sizeof self->answer)
    error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CONNECTION_CLOSED,
                                 _("The relay has closed the connection."));
  if (error || !canasta_relay_answer_check (self->answer, &error))
    {
      return_error (task, error);
      return;
    }
  g_task_return_boolean (task, TRUE);
  g_object_unref (task);
}

static void
written_cb (GObject *output, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  Question *self = g_task_get_task_data (task);
  GError *error = NULL;

  if (!g_output_stream_write_all_finish (G_OUTPUT_STREAM (output), result, NULL, &error))
    {
      return_error (task, error);
      return;
    }
  g_input_stream_read_all_async (g_io_stream_get_input_stream (self->connection), self->answer,
                                 sizeof self->answer, G_PRIORITY_DEFAULT,
                                 g_task_get_cancellable (task), read_cb, task);
}

/**
 * canasta_relay_ask_async:
 * @connection: a connection to a relay, over which nothing has gone yet
 * @words: what it was opened for
 * @cancellable: ends the attempt
 * @callback: called when there is an answer, or none
 * @data: handed over to it
 */
void
canasta_relay_ask_async (GIOStream *connection, const CanastaRelayWords *words,
                         GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  GTask *task = g_task_new (NULL, cancellable, callback, data);
  Question *self = g_new0 (Question, 1);

  self->connection = g_object_ref (connection);
  self->line = canasta_relay_words_write (words);
  g_task_set_task_data (task, self, free_question);
  g_output_stream_write_all_async (g_io_stream_get_output_stream (connection), self->line,
                                   strlen (self->line), G_PRIORITY_DEFAULT, cancellable, written_cb,
                                   task);
}

/**
 * canasta_relay_ask_finish:
 * @result: what the callback was given
 * @error: return location for an error: of #CanastaRelayError, or of the network
 *
 * Returns: whether the connection goes on to the other side
 */
gboolean
canasta_relay_ask_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

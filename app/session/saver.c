/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A text is written on a worker thread, one after another. A text that comes
 * while another one is being written waits, and only the newest one waits. */
#include "config.h"

#include "session/saver.h"

struct _CanastaSaver
{
  GObject parent_instance;

  CanastaMatchFile *file;
  gboolean has_failed;

  GMutex mutex;
  GCond written;
  char *waiting;                /* the newest text, not yet being written */
  gboolean is_writing;
};

G_DEFINE_FINAL_TYPE (CanastaSaver, canasta_saver, G_TYPE_OBJECT)

static guint failed_signal;

static void
canasta_saver_finalize (GObject *object)
{
  CanastaSaver *self = CANASTA_SAVER (object);

  g_object_unref (self->file);
  g_free (self->waiting);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->written);
  G_OBJECT_CLASS (canasta_saver_parent_class)->finalize (object);
}

static void
canasta_saver_class_init (CanastaSaverClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_saver_finalize;

  failed_signal = g_signal_new ("failed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0,
                                NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
canasta_saver_init (CanastaSaver *self)
{
  g_mutex_init (&self->mutex);
  g_cond_init (&self->written);
}

CanastaSaver *
canasta_saver_new (CanastaMatchFile *file)
{
  CanastaSaver *self = g_object_new (CANASTA_TYPE_SAVER, NULL);

  self->file = g_object_ref (file);
  return self;
}

CanastaMatchFile *
canasta_saver_get_file (CanastaSaver *self)
{
  return self->file;
}

/* Writes what waits until nothing does. */
static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  CanastaSaver *self = source;
  g_autoptr (GError) error = NULL;

  g_mutex_lock (&self->mutex);
  while (self->waiting)
    {
      g_autofree char *text = g_steal_pointer (&self->waiting);

      g_mutex_unlock (&self->mutex);
      g_clear_error (&error);
      canasta_match_file_save (self->file, text, &error);
      g_mutex_lock (&self->mutex);
    }
  self->is_writing = FALSE;
  g_cond_broadcast (&self->written);
  g_mutex_unlock (&self->mutex);

  if (error)
    g_task_return_error (task, g_steal_pointer (&error));
  else
    g_task_return_boolean (task, TRUE);
}

static void
written_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  CanastaSaver *self = CANASTA_SAVER (object);
  g_autoptr (GError) error = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error))
    {
      self->has_failed = FALSE;
    }
  else if (!self->has_failed)
    {
      self->has_failed = TRUE;
      g_signal_emit (self, failed_signal, 0, error->message);
    }
}

/**
 * canasta_saver_write:
 * @self: a saver
 * @text: (transfer full): the match as it shall be saved
 *
 * Writes it soon, unless a newer text comes before.
 */
void
canasta_saver_write (CanastaSaver *self, char *text)
{
  gboolean starts;

  g_mutex_lock (&self->mutex);
  g_free (self->waiting);
  self->waiting = text;
  starts = !self->is_writing;
  self->is_writing = TRUE;
  g_mutex_unlock (&self->mutex);

  if (starts)
    {
      g_autoptr (GTask) task = g_task_new (self, NULL, written_cb, NULL);

      g_task_run_in_thread (task, write_in_thread);
    }
}

/**
 * canasta_saver_finish:
 * @self: a saver
 *
 * Waits until everything is written.
 */
void
canasta_saver_finish (CanastaSaver *self)
{
  g_mutex_lock (&self->mutex);
  while (self->is_writing)
    g_cond_wait (&self->written, &self->mutex);
  g_mutex_unlock (&self->mutex);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several changes at once are saved once, or within some time. How the match is, is taken
 * down at once; it is written on a worker thread, one after another. What comes while
 * another one is being written waits, and only the newest one waits. */
#include "config.h"

#include "session/saver.h"

struct _CanastaSaver
{
  GObject parent_instance;

  CanastaMatchFile *file;
  CanastaSaverFunc func;
  gpointer data;
  guint soon;                   /* until it is taken down how the match is */
  gint64 pause;                 /* between two times that it is, in microseconds … */
  gint64 taken_down;            /* … since the last one */
  gboolean has_failed;

  GMutex mutex;
  GCond written;
  CanastaArchive *waiting;      /* the newest one, not yet being written */
  gboolean is_writing;
  GError *error;                /* why the last one could not be written, or NULL */
};

G_DEFINE_FINAL_TYPE (CanastaSaver, canasta_saver, G_TYPE_OBJECT)

static guint failed_signal;

static void
canasta_saver_finalize (GObject *object)
{
  CanastaSaver *self = CANASTA_SAVER (object);

  g_object_unref (self->file);
  g_clear_pointer (&self->waiting, canasta_archive_free);
  g_clear_error (&self->error);
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

/**
 * canasta_saver_new:
 * @file: where the match is kept
 * @func: what gives the match as it is
 * @data: what is handed to @func, until canasta_saver_close()
 *
 * Returns: (transfer full): the saver
 */
CanastaSaver *
canasta_saver_new (CanastaMatchFile *file, CanastaSaverFunc func, gpointer data)
{
  CanastaSaver *self = g_object_new (CANASTA_TYPE_SAVER, NULL);

  self->file = g_object_ref (file);
  self->func = func;
  self->data = data;
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
      g_autoptr (CanastaArchive) archive = g_steal_pointer (&self->waiting);
      g_autofree char *text = NULL;

      g_mutex_unlock (&self->mutex);
      g_clear_error (&error);
      text = canasta_archive_to_text (archive);
      canasta_match_file_save (self->file, text, &error);
      g_mutex_lock (&self->mutex);
    }
  self->is_writing = FALSE;
  g_clear_error (&self->error);
  self->error = error ? g_error_copy (error) : NULL;
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

/* Writes the match as it is now, unless it changes before. */
static void
write_now (CanastaSaver *self)
{
  CanastaArchive *archive = self->func (self->data);
  gboolean starts;

  self->taken_down = g_get_monotonic_time ();
  g_clear_handle_id (&self->soon, g_source_remove);
  g_mutex_lock (&self->mutex);
  g_clear_pointer (&self->waiting, canasta_archive_free);
  self->waiting = archive;
  starts = !self->is_writing;
  self->is_writing = TRUE;
  g_mutex_unlock (&self->mutex);

  if (starts)
    {
      g_autoptr (GTask) task = g_task_new (self, NULL, written_cb, NULL);

      g_task_run_in_thread (task, write_in_thread);
    }
}

static gboolean
soon_cb (gpointer data)
{
  CanastaSaver *self = data;

  self->soon = 0;
  write_now (self);
  return G_SOURCE_REMOVE;
}

/* So much time goes by between two times that the match is saved, in milliseconds. */
void
canasta_saver_set_pause (CanastaSaver *self, guint pause)
{
  self->pause = (gint64) pause * 1000;
}

/**
 * canasta_saver_save_soon:
 * @self: (nullable): a saver
 *
 * Saves the match when everything that is done now is done, and the pause is over. It does
 * not wait for the display: while cards move, a slow one never pauses.
 */
void
canasta_saver_save_soon (CanastaSaver *self)
{
  gint64 left = self ? self->taken_down + self->pause - g_get_monotonic_time () : 0;

  if (self && self->soon == 0)
    self->soon = g_timeout_add_full (G_PRIORITY_DEFAULT, (guint) (MAX (left, 0) / 1000), soon_cb, self,
                                     NULL);
}

/**
 * canasta_saver_finish:
 * @self: (nullable): a saver
 * @error: why the last of it could not be written
 *
 * Waits until everything is written.
 *
 * Returns: whether it is
 */
gboolean
canasta_saver_finish (CanastaSaver *self, GError **error)
{
  gboolean is_written;

  if (!self)
    return TRUE;
  if (self->soon != 0)
    write_now (self);
  g_mutex_lock (&self->mutex);
  while (self->is_writing)
    g_cond_wait (&self->written, &self->mutex);
  is_written = !self->error;
  if (error && self->error)
    *error = g_error_copy (self->error);
  g_mutex_unlock (&self->mutex);
  return is_written;
}

/**
 * canasta_saver_close:
 * @self: a saver
 *
 * Closes the file, and writes nothing more but what a pause has put off. Whoever writes
 * may live a little longer, the lock must not.
 */
void
canasta_saver_close (CanastaSaver *self)
{
  if (self->soon != 0 && self->pause > 0)
    canasta_saver_finish (self, NULL);
  g_clear_handle_id (&self->soon, g_source_remove);
  canasta_match_file_close (self->file);
}

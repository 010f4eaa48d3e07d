/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells the thread sanitizer what GLib puts in order, for GLib itself is not built
 * with it: what is done before a lock is given back, a task is sent to its thread
 * or returns, happens before what is done after. Loaded before the programs. */
#include <dlfcn.h>
#include <gio/gio.h>

void __tsan_acquire (void *address) __attribute__ ((weak));
void __tsan_release (void *address) __attribute__ ((weak));

/* Programs that are started by those under test are not built with the sanitizer. */
static void
come_after (void *address)
{
  if (__tsan_acquire)
    __tsan_acquire (address);
}

static void
come_before (void *address)
{
  if (__tsan_release)
    __tsan_release (address);
}

/* The function of the same name that comes next: GLib's. */
#define NEXT(function) ((__typeof__ (&function)) dlsym (RTLD_NEXT, #function))

void
g_mutex_lock (GMutex *mutex)
{
  NEXT (g_mutex_lock) (mutex);
  come_after (mutex);
}

void
g_mutex_unlock (GMutex *mutex)
{
  come_before (mutex);
  NEXT (g_mutex_unlock) (mutex);
}

/* GObject's lock of classes. */
void
g_rec_mutex_lock (GRecMutex *mutex)
{
  NEXT (g_rec_mutex_lock) (mutex);
  come_after (mutex);
}

void
g_rec_mutex_unlock (GRecMutex *mutex)
{
  come_before (mutex);
  NEXT (g_rec_mutex_unlock) (mutex);
}

void
g_cond_wait (GCond *cond, GMutex *mutex)
{
  come_before (mutex);
  NEXT (g_cond_wait) (cond, mutex);
  come_after (mutex);
}

static void
run_task (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GTaskThreadFunc func = g_object_get_data (G_OBJECT (task), "ordered");

  come_after (task);
  func (task, source, data, cancellable);
  come_before (task);
}

void
g_task_run_in_thread (GTask *task, GTaskThreadFunc func)
{
  g_object_set_data (G_OBJECT (task), "ordered", func);
  come_before (task);
  NEXT (g_task_run_in_thread) (task, run_task);
}

void
g_task_return_pointer (GTask *task, gpointer result, GDestroyNotify destroy)
{
  come_before (task);
  NEXT (g_task_return_pointer) (task, result, destroy);
}

void
g_task_return_boolean (GTask *task, gboolean result)
{
  come_before (task);
  NEXT (g_task_return_boolean) (task, result);
}

void
g_task_return_error (GTask *task, GError *error)
{
  come_before (task);
  NEXT (g_task_return_error) (task, error);
}

gpointer
g_task_propagate_pointer (GTask *task, GError **error)
{
  come_after (task);
  return NEXT (g_task_propagate_pointer) (task, error);
}

gboolean
g_task_propagate_boolean (GTask *task, GError **error)
{
  come_after (task);
  return NEXT (g_task_propagate_boolean) (task, error);
}

typedef struct
{
  GSourceFunc func;
  gpointer data;
  GDestroyNotify notify;
} Call;

static gboolean
call_cb (gpointer data)
{
  Call *call = data;

  come_after (call);
  return call->func (call->data);
}

static void
free_call (gpointer data)
{
  Call *call = data;

  come_after (call);
  if (call->notify)
    call->notify (call->data);
  g_free (call);
}

void
g_source_set_callback (GSource *source, GSourceFunc func, gpointer data, GDestroyNotify notify)
{
  Call *call;

  /* Others call what has other arguments. */
  if (source->source_funcs != &g_idle_funcs && source->source_funcs != &g_timeout_funcs)
    {
      NEXT (g_source_set_callback) (source, func, data, notify);
      return;
    }
  call = g_new (Call, 1);
  *call = (Call){ func, data, notify };
  come_before (call);
  NEXT (g_source_set_callback) (source, call_cb, call, free_call);
}

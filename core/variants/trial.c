/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stranger's variant is tried in a process of its own before it is loaded, and
 * what came of that is kept until one of its files changes. */
#include "config.h"

#include "variants/trial.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "files/file-lock.h"
#include "files/safe-file.h"
#include "variants/mark.h"
#include "variants/paths.h"
#include "variants/trial-result.h"
#include "variants/trust.h"

/* The keeper ends a trial in time; should it be gone, or be kept from it, nobody waits
 * for it longer than this, in seconds. */
#define PATIENCE (CANASTA_TRIAL_PATIENCE + 5)

/* How often is asked whether another program has tried the same, in milliseconds. */
#define PAUSE 20

/* A plugin, and where what came of its trial is kept. */
typedef struct
{
  const char *path;     /* of its description */
  const char *id;
  char *folder;
  char *name;           /* with which the names of its files there begin */
  char *kept;
  char *digest;         /* of its own files */
  guint available;      /* the layers that this system has */
} Trial;

static void
trial_clear (Trial *self)
{
  g_clear_pointer (&self->folder, g_free);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->kept, g_free);
  g_clear_pointer (&self->digest, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Trial, trial_clear)

static void
trial_init (Trial *self, const char *path, const char *id, guint depth, guint available)
{
  g_autofree char *plugin = g_path_get_dirname (path);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, path, -1);

  self->path = path;
  self->id = id;
  self->folder = g_build_filename (g_get_user_state_dir (), "canasta", "variants", NULL);
  self->name = g_strdup_printf ("%s-%.16s", id, sum);
  self->kept = g_strdup_printf ("%s/%s.trial", self->folder, self->name);
  self->digest = canasta_trust_digest (plugin, depth);
  self->available = available;
}

static gboolean
read_result (const Trial *self, CanastaTrialResult *result)
{
  g_autofree char *text = NULL;
  gsize length;

  return g_file_test (self->kept, G_FILE_TEST_EXISTS)
         && canasta_safe_file_read (self->kept, 2 * CANASTA_TRIAL_LONGEST, &text, &length, NULL)
         && canasta_trial_result_read (result, text, length, self->digest);
}

/* What passed shut in by less than this system has is tried again. */
static gboolean
is_enough (const Trial *self, const CanastaTrialResult *result)
{
  return result->outcome != CANASTA_TRIAL_PASSED || !(self->available & ~result->layers);
}

/* Where nothing can be written, the variant is tried each time; and so is one that was not
 * loaded, or that the game refused, which does no harm: what it lacks may lie elsewhere. */
static void
write_result (const Trial *self, const CanastaTrialResult *result)
{
  g_autofree char *text = NULL;
  gsize length;

  if (result->outcome == CANASTA_TRIAL_REFUSED || result->outcome == CANASTA_TRIAL_BEGUN)
    {
      g_unlink (self->kept);
      return;
    }
  text = canasta_trial_result_write (result, self->digest, &length);
  canasta_safe_file_write (self->kept, text, (gssize) length, FALSE, NULL);
}

/* Reads what the process says to its end, or until time is up.
 * Returns: whether it came to its end. */
static gboolean
listen_to (int from, GString *said)
{
  gint64 until = g_get_monotonic_time () + (gint64) PATIENCE * G_USEC_PER_SEC;

  while (TRUE)
    {
      struct pollfd entry = { .fd = from, .events = POLLIN };
      gint64 left = until - g_get_monotonic_time ();
      char block[512];
      gssize n;

      if (left <= 0)
        return FALSE;
      if (poll (&entry, 1, (int) (left / 1000) + 1) <= 0)
        continue;
      n = read (from, block, sizeof block);
      if (n == 0 || (n < 0 && errno != EINTR))
        return TRUE;
      if (n > 0 && said->len < 2 * CANASTA_TRIAL_LONGEST)
        g_string_append_len (said, block, n);
    }
}

/* Has the keeper try the variant, which writes down first that it does. It takes the lock
 * over, so that nobody else begins before all of it has ended, whatever becomes of us.
 * Returns: FALSE when that could not even be done. */
static gboolean
have_tried (const Trial *self, CanastaFileLock *lock, CanastaTrialResult *result, GError **error)
{
  g_autofree char *program = canasta_paths_dup_try_variant ();
  const char *words[] = { program,    "--note",   self->kept, "--files", self->digest,
                          self->path, self->id, NULL };
  int from_lock = lock ? canasta_file_lock_get_file (lock) : -1;
  int to_lock = STDERR_FILENO + 1;
  g_autoptr (GString) said = g_string_new (NULL);
  gboolean in_time;
  GPid process;
  int from;

  if (!g_spawn_async_with_pipes_and_fds (NULL, words, NULL,
                                         G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDERR_TO_DEV_NULL,
                                         NULL, NULL, -1, -1, -1, &from_lock, &to_lock,
                                         lock ? 1 : 0, &process, NULL, &from, NULL, error))
    return FALSE;

  in_time = listen_to (from, said);
  close (from);
  kill (process, SIGKILL);
  while (waitpid (process, NULL, 0) < 0 && errno == EINTR)
    ;
  g_spawn_close_pid (process);

  /* A keeper that says nothing was ended by what it kept. */
  if (!canasta_trial_result_read (result, said->str, said->len, NULL))
    {
      result->outcome = in_time ? CANASTA_TRIAL_ENDED : CANASTA_TRIAL_SLOW;
      result->hook = -1;
    }
  if (result->outcome == CANASTA_TRIAL_BEGUN)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("It could not be tried."));
  write_result (self, result);
  return result->outcome != CANASTA_TRIAL_BEGUN;
}

/* Waits for another program that tries the same.
 * Returns: NULL where it takes too long, or no lock can be had. */
static CanastaFileLock *
wait_for_lock (const Trial *self)
{
  CanastaFileLock *lock = NULL;

  for (guint i = 0; !lock && i < PATIENCE * 1000 / PAUSE; i++)
    {
      g_autoptr (GError) reason = NULL;

      lock = canasta_file_lock_take (self->kept, &reason);
      if (!lock && !g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_AGAIN))
        return NULL;
      if (!lock)
        g_usleep (PAUSE * 1000);
    }
  return lock;
}

/* Finds out what is known of a variant, or what becomes known by trying it. */
static gboolean
find_out (const Trial *self, CanastaTrialResult *result, GError **error)
{
  g_autoptr (CanastaFileLock) lock = NULL;

  g_mkdir_with_parents (self->folder, 0700);
  if (canasta_mark_collect (self->folder, self->name, self->digest, &result->hook))
    {
      result->outcome = CANASTA_TRIAL_KILLED;
      write_result (self, result);
      return TRUE;
    }
  if (read_result (self, result) && result->outcome != CANASTA_TRIAL_BEGUN
      && is_enough (self, result))
    return TRUE;

  lock = wait_for_lock (self);
  if (!read_result (self, result) || !is_enough (self, result))
    return have_tried (self, lock, result, error);
  if (result->outcome == CANASTA_TRIAL_BEGUN)
    {
      result->outcome = CANASTA_TRIAL_ENDED;
      write_result (self, result);
    }
  return TRUE;
}

/* The sentence for a variant that did not pass. */
static void
set_error (GError **error, const CanastaTrialResult *result, const char *id)
{
  const char *hook = result->hook >= 0 ? canasta_hook_get_name ((CanastaHook) result->hook)
                                        : NULL;
  g_autofree char *sentence = NULL;

  switch (result->outcome)
    {
    case CANASTA_TRIAL_SLOW:
      if (hook)
        sentence = g_strdup_printf (
          /* Translators: the name of a variant and of one of its functions */
          _("The variant “%s” is set aside until one of its files changes: when it was tried, "
            "“%s” did not finish in time."), id, hook);
      else
        sentence = g_strdup_printf (
          /* Translators: the name of a variant */
          _("The variant “%s” is set aside until one of its files changes: when it was tried, "
            "it did not finish in time."), id);
      break;
    case CANASTA_TRIAL_BEGUN:
    case CANASTA_TRIAL_ENDED:
    case CANASTA_TRIAL_KILLED:
      if (hook)
        sentence = g_strdup_printf (
          /* Translators: the name of a variant and of one of its functions */
          _("The variant “%s” is set aside until one of its files changes: it ended the program "
            "in “%s”."), id, hook);
      else
        sentence = g_strdup_printf (
          /* Translators: the name of a variant */
          _("The variant “%s” is set aside until one of its files changes: it ended the program "
            "that loaded it."), id);
      break;
    case CANASTA_TRIAL_PASSED:
    case CANASTA_TRIAL_REFUSED:
      sentence = g_strdup (result->words);
      break;
    }
  g_set_error_literal (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT, sentence);
}

/* What shuts a trial in on this system, as CanastaLayers: a small program is started to
 * find out. */
guint
canasta_trial_find_layers (void)
{
  g_autofree char *program = canasta_paths_dup_try_variant ();
  const char *words[] = { program, NULL };
  g_autofree char *said = NULL;
  g_auto (CanastaTrialResult) result = CANASTA_TRIAL_RESULT_INIT;

  if (!g_spawn_sync (NULL, (char **) words, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &said,
                     NULL, NULL, NULL)
      || !canasta_trial_result_read (&result, said, strlen (said), NULL))
    return 0;
  return result.layers;
}

/* Whether a variant that may be tried has not been, with the files it has now and the
 * layers that are available. */
gboolean
canasta_trial_is_due (const char *path,
                      const char *id,
                      guint       depth,
                      guint       available)
{
  g_autofree char *plugin = g_path_get_dirname (path);
  g_auto (Trial) self = { 0 };
  g_auto (CanastaTrialResult) result = CANASTA_TRIAL_RESULT_INIT;

  if (!canasta_trust_check_folder (plugin, depth, NULL))
    return FALSE;
  trial_init (&self, path, id, depth, available);
  return !read_result (&self, &result) || result.outcome == CANASTA_TRIAL_BEGUN
         || !is_enough (&self, &result);
}

/* Whether a variant may be loaded: nobody else could have written it, it did no
 * harm when it was tried, and none since. Where that is not known, or there are more
 * layers now than there were, it is tried.
 *
 * path is its description, depth how far below its files may lie; *layers become those
 * that held when it was tried. May be called on any thread. */
gboolean
canasta_trial_hold (const char  *path,
                    const char  *id,
                    guint        depth,
                    guint        available,
                    guint       *layers,
                    GError     **error)
{
  g_autofree char *plugin = g_path_get_dirname (path);
  g_auto (Trial) self = { 0 };
  g_auto (CanastaTrialResult) result = CANASTA_TRIAL_RESULT_INIT;

  *layers = 0;
  if (!canasta_trust_check_folder (plugin, depth, error))
    return FALSE;
  trial_init (&self, path, id, depth, available);
  if (!find_out (&self, &result, error))
    return FALSE;
  if (result.outcome != CANASTA_TRIAL_PASSED)
    set_error (error, &result, id);
  *layers = result.layers;
  return result.outcome == CANASTA_TRIAL_PASSED;
}

/* Notes from now on where the program is inside a variant that may be loaded. */
CanastaWatch *
canasta_trial_watch (const char *path,
                     const char *id,
                     guint       depth)
{
  g_auto (Trial) self = { 0 };

  trial_init (&self, path, id, depth, 0);
  return canasta_mark_open (self.folder, self.name, self.digest);
}

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

#include "files/plain-text.h"
#include "files/safe-file.h"
#include "variants/mark.h"
#include "variants/paths.h"
#include "variants/trust.h"

/* How long a trial may take, in seconds. */
#define PATIENCE 20

/* The most bytes of what a trial says; what is kept of it is shorter. */
#define LONGEST_ANSWER 4096

#define GROUP "Trial"

/* What came of a trial. */
typedef enum
{
  PASSED,
  REFUSED,      /* the game said why */
  SLOW,
  ENDED,        /* it took the process down it was tried in */
  KILLED,       /* it passed, and took the game down later */
} Outcome;

static const char *const outcomes[] = { "passed", "refused", "slow", "ended", "killed" };

typedef struct
{
  Outcome outcome;
  int place;            /* where it happened, -1 when that is not known */
  char *words;          /* why it was refused */
} Result;

static void
result_clear (Result *self)
{
  g_clear_pointer (&self->words, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Result, result_clear)

static gboolean
read_result (Result *self, const char *path, const char *digest)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = NULL;
  g_autofree char *known = NULL;
  g_autofree char *word = NULL;
  gsize length;

  if (!g_file_test (path, G_FILE_TEST_EXISTS)
      || !canasta_safe_file_read (path, LONGEST_ANSWER, &text, &length, NULL)
      || !g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL))
    return FALSE;

  known = g_key_file_get_string (file, GROUP, "files", NULL);
  word = g_key_file_get_string (file, GROUP, "outcome", NULL);
  if (g_strcmp0 (known, digest) != 0)
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (outcomes); i++)
    if (g_strcmp0 (word, outcomes[i]) == 0)
      {
        self->outcome = (Outcome) i;
        self->place = g_key_file_get_integer (file, GROUP, "place", NULL);
        return i != REFUSED && self->place >= -1 && self->place < CANASTA_N_PLACES;
      }
  return FALSE;
}

/* Where nothing can be written, the variant is tried each time; and so is one that
 * the game refused, which does no harm: what it lacks may lie elsewhere. */
static void
write_result (const Result *self, const char *path, const char *digest)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = NULL;
  gsize length;

  g_key_file_set_string (file, GROUP, "files", digest);
  g_key_file_set_string (file, GROUP, "outcome", outcomes[self->outcome]);
  g_key_file_set_integer (file, GROUP, "place", self->place);
  text = g_key_file_to_data (file, &length, NULL);
  canasta_safe_file_write (path, text, (gssize) length, FALSE, NULL);
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
      if (n > 0 && said->len < LONGEST_ANSWER)
        g_string_append_len (said, block, n);
    }
}

/* Tries the variant. Returns: FALSE when that could not even be done. */
static gboolean
hold_trial (Result *result, const char *path, const char *id, GError **error)
{
  g_autofree char *program = canasta_paths_dup_try_variant ();
  const char *words[] = { program, path, id, NULL };
  g_autoptr (GString) said = g_string_new (NULL);
  gboolean in_time;
  GPid process;
  int from;

  if (!g_spawn_async_with_pipes (NULL, (char **) words, NULL,
                                 G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDERR_TO_DEV_NULL, NULL,
                                 NULL, &process, NULL, &from, NULL, error))
    return FALSE;

  in_time = listen_to (from, said);
  close (from);
  kill (-process, SIGKILL);     /* whatever it started itself, too */
  kill (process, SIGKILL);
  while (waitpid (process, NULL, 0) < 0 && errno == EINTR)
    ;
  g_spawn_close_pid (process);

  result->place = -1;
  result->outcome = !in_time ? SLOW
                    : g_str_equal (said->str, CANASTA_TRIAL_PASSED) ? PASSED
                    : said->len > 0 ? REFUSED : ENDED;
  if (result->outcome == REFUSED)
    result->words = canasta_plain_text_line (said->str, 0);
  return TRUE;
}

/* The sentence for a variant that did not pass. */
static void
set_error (GError **error, const Result *result, const char *id)
{
  const char *hook = result->place >= 0 ? canasta_place_get_name ((CanastaPlace) result->place)
                                        : NULL;
  g_autofree char *sentence = NULL;

  switch (result->outcome)
    {
    case SLOW:
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
    case ENDED:
    case KILLED:
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
    case PASSED:
    case REFUSED:
      sentence = g_strdup (result->words);
      break;
    }
  g_set_error_literal (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT, sentence);
}

/* The files of one plugin begin with this. */
static char *
make_name (const char *path, const char *id)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, path, -1);

  return g_strdup_printf ("%s-%.16s", id, sum);
}

static char *
dup_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "canasta", "variants", NULL);
}

/* Whether a variant that may be tried has not been, with the files it has now. */
gboolean
canasta_trial_is_due (const char *path,
                      const char *id,
                      guint       depth)
{
  g_autofree char *plugin = g_path_get_dirname (path);
  g_autofree char *digest = canasta_trust_digest (plugin, depth);
  g_autofree char *folder = dup_folder ();
  g_autofree char *name = make_name (path, id);
  g_autofree char *kept = g_strdup_printf ("%s/%s.trial", folder, name);
  g_auto (Result) result = { .place = -1 };

  return canasta_trust_check_folder (plugin, depth, NULL) && !read_result (&result, kept, digest);
}

/* Whether a variant may be loaded: nobody else could have written it, it did no
 * harm when it was tried, and none since. Where that is not known it is tried.
 *
 * path is its description, depth how far below its files may lie. May be called on
 * any thread. */
gboolean
canasta_trial_hold (const char  *path,
                    const char  *id,
                    guint        depth,
                    GError     **error)
{
  g_autofree char *plugin = g_path_get_dirname (path);
  g_autofree char *digest = canasta_trust_digest (plugin, depth);
  g_autofree char *folder = dup_folder ();
  g_autofree char *name = make_name (path, id);
  g_autofree char *kept = g_strdup_printf ("%s/%s.trial", folder, name);
  g_auto (Result) result = { .place = -1 };
  CanastaPlace place;

  if (!canasta_trust_check_folder (plugin, depth, error))
    return FALSE;

  g_mkdir_with_parents (folder, 0700);
  if (canasta_mark_collect (folder, name, digest, &place))
    {
      result.outcome = KILLED;
      result.place = (int) place;
      write_result (&result, kept, digest);
    }
  else if (!read_result (&result, kept, digest))
    {
      if (!hold_trial (&result, path, id, error))
        return FALSE;
      if (canasta_mark_collect (folder, name, digest, &place))
        result.place = (int) place;
      if (result.outcome != REFUSED)
        write_result (&result, kept, digest);
    }

  if (result.outcome != PASSED)
    set_error (error, &result, id);
  return result.outcome == PASSED;
}

/* Notes from now on where the program is inside a variant that may be loaded. */
CanastaWatch *
canasta_trial_watch (const char *path,
                     const char *id,
                     guint       depth)
{
  g_autofree char *plugin = g_path_get_dirname (path);
  g_autofree char *digest = canasta_trust_digest (plugin, depth);
  g_autofree char *folder = dup_folder ();
  g_autofree char *name = make_name (path, id);

  return canasta_mark_open (folder, name, digest);
}

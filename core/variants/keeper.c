/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stands between the game and a trial: how that ended is its word, since whoever is tried
 * could say anything in its own name, and nothing that was started there outlives it.
 *
 * keeper, which has one thread → the first process of a space, where there are spaces →
 * the trial. */
#include "config.h"

#include "variants/keeper.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "variants/enter-layers.h"
#include "variants/trial.h"

/* How often everything is ended that somebody may have started meanwhile. */
#define MOST_ROUNDS 5000

/* A process that a signal ended has this and the signal for its status, told by another. */
#define BY_SIGNAL 128

typedef struct
{
  CanastaWatch *watch;  /* shared with the trial */
  GString *said;
  int from;             /* what it says */
  int signals;          /* tells that a process has ended, or that we shall */
  pid_t first;
  int status;           /* of the first; while it is there, -1 */
} Keeper;

/* The trial's own way to its keeper; nothing else is open. */
static int
keep_one_way (int to)
{
  dup2 (to, STDERR_FILENO + 1);
  closefrom (STDERR_FILENO + 2);
  fcntl (STDERR_FILENO + 1, F_SETFD, FD_CLOEXEC);
  dup2 (STDERR_FILENO, STDOUT_FILENO);
  return STDERR_FILENO + 1;
}

static int
get_code (int status)
{
  return WIFEXITED (status) ? WEXITSTATUS (status) : BY_SIGNAL + WTERMSIG (status);
}

/* The first process of a space does not die of its own abort(): it has another one do it. */
static void
have_another_do_it (void)
{
  pid_t other = fork ();
  int status = 0;

  if (other == 0)
    {
      prctl (PR_SET_PDEATHSIG, SIGKILL);
      return;
    }
  while (other > 0 && waitpid (other, &status, 0) < 0 && errno == EINTR)
    ;
  _exit (get_code (status));
}

/* Signals that are read, not obeyed: a system that ends all of a person's programs ends
 * this one and the game. */
static void
list_signals (sigset_t *signals)
{
  sigemptyset (signals);
  sigaddset (signals, SIGCHLD);
  sigaddset (signals, SIGHUP);
  sigaddset (signals, SIGINT);
  sigaddset (signals, SIGTERM);
}

static gboolean
begin (Keeper *self, CanastaTrialFunc try, gpointer data, guint wanted)
{
  sigset_t signals;
  int way[2];

  list_signals (&signals);
  if (pipe2 (way, O_CLOEXEC) != 0)
    return FALSE;
  sigprocmask (SIG_BLOCK, &signals, NULL);
  self->signals = signalfd (-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
  self->from = way[0];
  self->first = fork ();
  if (self->first == 0)
    {
      sigprocmask (SIG_UNBLOCK, &signals, NULL);
      prctl (PR_SET_PDEATHSIG, SIGKILL);
      way[1] = keep_one_way (way[1]);
      if (wanted & CANASTA_LAYER_SPACES)
        have_another_do_it ();
      try (way[1], wanted, self->watch, data);
      _exit (0);
    }
  close (way[1]);
  return self->first > 0;
}

/* Takes note of all that have ended. Returns: whether there are others. */
static gboolean
note_ended (Keeper *self)
{
  int status;
  pid_t process;

  while ((process = waitpid (-1, &status, WNOHANG)) > 0)
    if (process == self->first)
      self->status = get_code (status);
  return process == 0;
}

static void
hear (Keeper *self)
{
  char block[512];
  gssize n = read (self->from, block, sizeof block);

  if (n > 0 && self->said->len < CANASTA_TRIAL_LONGEST)
    g_string_append_len (self->said, block, n);
  else if (n == 0)
    {
      close (self->from);
      self->from = -1;
    }
}

/* Returns: whether somebody asks this process to end. */
static gboolean
read_signals (Keeper *self)
{
  struct signalfd_siginfo signal;
  gboolean is_asked = FALSE;

  while (read (self->signals, &signal, sizeof signal) > 0)
    is_asked |= signal.ssi_signo != SIGCHLD;
  return is_asked;
}

/* Waits until the trial is over, its time is, or the game is gone, which has the other
 * end of our output.
 * Returns: whether the game is there. */
static gboolean
wait_for_it (Keeper *self)
{
  gint64 until = g_get_monotonic_time () + CANASTA_TRIAL_PATIENCE * G_USEC_PER_SEC;

  while (note_ended (self), self->status < 0 && g_get_monotonic_time () < until)
    {
      struct pollfd entries[] = {
        { .fd = self->signals, .events = POLLIN },
        { .fd = self->from, .events = POLLIN },
        { .fd = STDOUT_FILENO },
      };
      gint64 left = until - g_get_monotonic_time ();

      if (poll (entries, G_N_ELEMENTS (entries), (int) MAX (left / 1000, 0) + 1) <= 0)
        continue;
      if (entries[2].revents & (POLLERR | POLLHUP) || read_signals (self))
        return FALSE;
      if (entries[1].revents)
        hear (self);
    }
  return TRUE;
}

static void
kill_children (void)
{
  g_autofree char *path = g_strdup_printf ("/proc/self/task/%d/children", getpid ());
  g_autofree char *text = NULL;
  g_auto (GStrv) list = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return;
  list = g_strsplit (text, " ", -1);
  for (guint i = 0; list[i]; i++)
    if (g_ascii_strtoll (list[i], NULL, 10) > 1)
      kill ((pid_t) g_ascii_strtoll (list[i], NULL, 10), SIGKILL);
}

/* Ends everything: whoever loses its parent becomes a child of ours, so it is found at
 * the latest in the next round, whatever it calls itself. */
static void
end_all (Keeper *self)
{
  if (self->status < 0)
    kill (self->first, SIGKILL);
  for (guint i = 0; i < MOST_ROUNDS && note_ended (self); i++)
    {
      kill_children ();
      g_usleep (1000);
    }
}

/* What is left of what it says. */
static void
hear_rest (Keeper *self)
{
  if (self->from >= 0)
    fcntl (self->from, F_SETFL, O_NONBLOCK);
  while (self->from >= 0)
    {
      struct pollfd entry = { .fd = self->from, .events = POLLIN };

      if (poll (&entry, 1, 0) <= 0)
        break;
      hear (self);
    }
}

/* The first line names the layers, and was written before anything was loaded: without it
 * nothing was. Then comes what the trial has to say. */
static void
judge (Keeper *self, gboolean in_time, CanastaTrialResult *result)
{
  char *end = strchr (self->said->str, '\n');
  const char *answer;

  result->outcome = CANASTA_TRIAL_BEGUN;
  if (!end)
    return;
  *end = '\0';
  answer = end + 1;
  result->layers = canasta_layers_read (self->said->str);
  result->hook = canasta_watch_find_hook (self->watch);
  if (!in_time || self->status == BY_SIGNAL + SIGXCPU)
    result->outcome = CANASTA_TRIAL_SLOW;
  else if (self->status != 0 || *answer == '\0')
    result->outcome = CANASTA_TRIAL_ENDED;
  else if (g_str_equal (answer, CANASTA_TRIAL_WORD))
    result->outcome = CANASTA_TRIAL_PASSED;
  else
    {
      result->outcome = CANASTA_TRIAL_REFUSED;
      result->words = g_strdup (answer);
    }
}

/* What ended the keeper would end the trial. */
static gboolean
set_up (Keeper *self)
{
  self->status = -1;
  self->said = g_string_new (NULL);
  self->watch = mmap (NULL, sizeof *self->watch, PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  setsid ();    /* what is typed at the game's terminal is not for us */
  return self->watch != MAP_FAILED && prctl (PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0;
}

/* Has something tried, and ends all that came of it.
 * Returns: whether there is a result; FALSE when the game is gone, or nothing could be
 * tried, where the result says so. */
gboolean
canasta_keeper_keep (CanastaTrialFunc try, gpointer data, guint wanted,
                     CanastaTrialResult *result)
{
  Keeper self = { .from = -1 };
  gboolean is_game_there;
  gboolean in_time;

  if (!set_up (&self))
    return FALSE;
  if (!canasta_layers_enter_spaces (wanted))
    wanted &= ~(guint) (CANASTA_LAYER_SPACES | CANASTA_LAYER_READ_ONLY);
  if (!begin (&self, try, data, wanted))
    return FALSE;

  is_game_there = wait_for_it (&self);
  in_time = self.status >= 0;
  end_all (&self);
  hear_rest (&self);
  judge (&self, in_time, result);
  g_string_free (self.said, TRUE);
  return is_game_there;
}

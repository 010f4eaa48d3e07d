/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shuts this process in, as far as the kernel lets an ordinary person do so. All of it
 * binds a thread or asks for a process that has only one, so it comes before anything
 * starts a second. */
#include "config.h"

#include "variants/enter-layers.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define MOST_MEMORY (1ul << 30)
#define MOST_SECONDS 20
#define MOST_FILES 64
#define MOST_THREADS 32

/* Sanitizers and valgrind take much more memory than the program does. */
static gboolean
is_looked_through (void)
{
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
  return TRUE;
#elif defined __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) \
  || __has_feature(memory_sanitizer)
  return TRUE;
#endif
#endif
  const char *preloaded = g_getenv ("LD_PRELOAD");

  return preloaded && strstr (preloaded, "vgpreload");
}

static gboolean
limit (int what, rlim_t most)
{
  struct rlimit now;

  if (getrlimit (what, &now) != 0)
    return FALSE;
  now.rlim_max = MIN (now.rlim_max, most);
  now.rlim_cur = now.rlim_max;
  return setrlimit (what, &now) == 0;
}

/* The first sign that work takes too long can be told from a crash, the second cannot be
 * ignored. */
static gboolean
limit_work (void)
{
  const struct rlimit work = { MOST_SECONDS, MOST_SECONDS + 1 };

  return setrlimit (RLIMIT_CPU, &work) == 0;
}

static guint
set_limits (guint wanted, gboolean has_spaces)
{
  guint held = 0;

  if (wanted & CANASTA_LAYER_LIMITS)
    {
      signal (SIGXFSZ, SIG_IGN);        /* or a line on a standard output would end it */
      if (limit_work () && limit (RLIMIT_NOFILE, MOST_FILES) && limit (RLIMIT_FSIZE, 0)
          && limit (RLIMIT_CORE, 0) && limit (RLIMIT_MEMLOCK, 0) && limit (RLIMIT_MSGQUEUE, 0))
        held |= CANASTA_LAYER_LIMITS;
      if (has_spaces)           /* elsewhere all processes of the person count */
        limit (RLIMIT_NPROC, MOST_THREADS);
    }
  if ((wanted & CANASTA_LAYER_MEMORY) && !is_looked_through () && limit (RLIMIT_AS, MOST_MEMORY))
    held |= CANASTA_LAYER_MEMORY;
  return held;
}

static gboolean
write_file (const char *path, const char *text)
{
  int file = open (path, O_WRONLY | O_CLOEXEC);
  gboolean good = file >= 0 && write (file, text, strlen (text)) == (gssize) strlen (text);

  if (file >= 0)
    close (file);
  return good;
}

static gboolean
unshare_spaces (void)
{
  g_autofree char *group = g_strdup_printf ("%u %u 1", getgid (), getgid ());
  g_autofree char *user = g_strdup_printf ("%u %u 1", getuid (), getuid ());

  return unshare (CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC) == 0
         && write_file ("/proc/self/setgroups", "deny")
         && write_file ("/proc/self/gid_map", group) && write_file ("/proc/self/uid_map", user);
}

/* Some systems let go half of the way only, from where there is none back: a process that
 * is not needed goes first. */
static gboolean
may_unshare (void)
{
  pid_t process = fork ();
  int status;

  if (process == 0)
    _exit (unshare_spaces () ? 0 : 1);
  while (process > 0 && waitpid (process, &status, 0) < 0)
    if (errno != EINTR)
      return FALSE;
  return process > 0 && WIFEXITED (status) && WEXITSTATUS (status) == 0;
}

/* Enters name spaces of its own. The next child is the first process of its space, with
 * which all others end.
 * Returns: the layer, when it holds. */
guint
canasta_layers_enter_spaces (guint wanted)
{
  if (!(wanted & CANASTA_LAYER_SPACES) || !may_unshare () || !unshare_spaces ())
    return 0;
  return CANASTA_LAYER_SPACES;
}

/* The keeper, which takes its note away at the end, goes on seeing what is mounted as it
 * was: that is in a space of this process alone. */
static guint
make_read_only (void)
{
  struct mount_attr attributes = { .attr_set = MOUNT_ATTR_RDONLY, .propagation = MS_PRIVATE };

  return unshare (CLONE_NEWNS) == 0 && mount_setattr (-1, "/", AT_RECURSIVE, &attributes,
                                                   sizeof attributes) == 0
         ? CANASTA_LAYER_READ_ONLY : 0;
}

/* Shuts this process in for good: from here on it can load what does harm.
 *
 * wanted are the layers to enter, with that of spaces if it is in some; readable are the
 * files and folders that it needs.
 * Returns: the layers that hold. */
guint
canasta_layers_enter (guint wanted, const char *const *readable)
{
  guint spaces = wanted & CANASTA_LAYER_SPACES;
  guint held = spaces | set_limits (wanted, spaces != 0);

  if (spaces && wanted & CANASTA_LAYER_READ_ONLY)
    held |= make_read_only ();
  if (!canasta_layers_give_up_rights ())
    return held & ~(guint) CANASTA_LAYER_READ_ONLY;
  held |= canasta_layers_enter_landlock (wanted, readable, NULL);
  if (wanted & CANASTA_LAYER_SECCOMP)
    held |= canasta_layers_enter_seccomp (CANASTA_WORK_COMPUTES);
  return held;
}

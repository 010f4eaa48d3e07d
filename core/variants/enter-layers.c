/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shuts this process in, as far as the kernel lets an ordinary person do so. All of it
 * binds a thread or asks for a process that has only one, so it comes before anything
 * starts a second. */
#include "config.h"

#include "variants/enter-layers.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/landlock.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define MOST_MEMORY (1ul << 30)
#define MOST_SECONDS 20
#define MOST_FILES 64
#define MOST_THREADS 32

/* What the oldest Landlock knows of files, and what came later: Debian 12 builds with the
 * words of the second version. */
#define LANDLOCK_FILES 0x1fffu
#define LANDLOCK_REFER (1u << 13)       /* from version 2 */
#define LANDLOCK_TRUNCATE (1u << 14)    /* from version 3 */
#define LANDLOCK_IOCTL (1u << 15)       /* from version 5 */
#define LANDLOCK_NETWORK 0x3u           /* from version 4 */
#define LANDLOCK_SIGNALS 0x3u           /* from version 6, with abstract sockets */

typedef struct
{
  guint64 files;
  guint64 network;
  guint64 scoped;
} Ruleset;

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

/* In spaces of its own it could undo all that with rights that it has there, as the
 * administrator has everywhere. */
static gboolean
give_up_rights (void)
{
  struct __user_cap_header_struct head = { .version = _LINUX_CAPABILITY_VERSION_3 };
  const struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = { 0 };

  return syscall (SYS_capset, &head, none) == 0 && prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
}

static void
let_read (int ruleset, const char *path)
{
  struct landlock_path_beneath_attr rule = { .parent_fd = open (path, O_PATH | O_CLOEXEC) };
  struct stat info;

  if (rule.parent_fd < 0)
    return;
  rule.allowed_access = LANDLOCK_ACCESS_FS_READ_FILE;
  if (fstat (rule.parent_fd, &info) == 0 && S_ISDIR (info.st_mode))
    rule.allowed_access |= LANDLOCK_ACCESS_FS_READ_DIR;
  syscall (SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  close (rule.parent_fd);
}

/* Returns: what this kernel's Landlock can hold of what is wanted. */
static guint
choose_rules (guint wanted, long version, Ruleset *rules)
{
  guint held = CANASTA_LAYER_LANDLOCK;

  *rules = (Ruleset){ .files = LANDLOCK_FILES };
  if (version >= 2)
    rules->files |= LANDLOCK_REFER;
  if (version >= 3 && (wanted & CANASTA_LAYER_LANDLOCK_TRUNCATE))
    {
      rules->files |= LANDLOCK_TRUNCATE;
      held |= CANASTA_LAYER_LANDLOCK_TRUNCATE;
    }
  if (version >= 4 && (wanted & CANASTA_LAYER_LANDLOCK_NETWORK))
    {
      rules->network = LANDLOCK_NETWORK;
      held |= CANASTA_LAYER_LANDLOCK_NETWORK;
    }
  if (version >= 5)
    rules->files |= LANDLOCK_IOCTL;
  if (version >= 6 && (wanted & CANASTA_LAYER_LANDLOCK_SIGNALS))
    {
      rules->scoped = LANDLOCK_SIGNALS;
      held |= CANASTA_LAYER_LANDLOCK_SIGNALS;
    }
  return held;
}

static guint
enter_landlock (guint wanted, const char *const *readable)
{
  long version = syscall (SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  Ruleset rules;
  guint held;
  int ruleset;
  gboolean good;

  if (version < 1 || !(wanted & CANASTA_LAYER_LANDLOCK))
    return 0;

  held = choose_rules (wanted, version, &rules);
  ruleset = (int) syscall (SYS_landlock_create_ruleset, &rules,
                           sizeof (guint64) * (version >= 6 ? 3 : version >= 4 ? 2 : 1), 0);
  if (ruleset < 0)
    return 0;
  for (guint i = 0; readable[i]; i++)
    let_read (ruleset, readable[i]);
  good = syscall (SYS_landlock_restrict_self, ruleset, 0) == 0;
  close (ruleset);
  return good ? held : 0;
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
  if (!give_up_rights ())
    return held & ~(guint) CANASTA_LAYER_READ_ONLY;
  held |= enter_landlock (wanted, readable);
  if (wanted & CANASTA_LAYER_SECCOMP)
    held |= canasta_layers_enter_seccomp ();
  return held;
}

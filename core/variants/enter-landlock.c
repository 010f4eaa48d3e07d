/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Has the kernel refuse this thread, and those it starts, most files. */
#include "config.h"

#include "variants/enter-layers.h"

#include <fcntl.h>
#include <linux/capability.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* What the oldest Landlock knows of files, and what came later: Debian 12 builds with the
 * words of the second version. */
#define LANDLOCK_FILES 0x1fffu
#define LANDLOCK_REFER (1u << 13)       /* from version 2 */
#define LANDLOCK_TRUNCATE (1u << 14)    /* from version 3 */
#define LANDLOCK_IOCTL (1u << 15)       /* from version 5 */
#define LANDLOCK_NETWORK 0x3u           /* from version 4 */
#define LANDLOCK_SIGNALS 0x3u           /* from version 6, with abstract sockets */

/* What a folder is for that is written in: everything but programs that are started. */
#define LANDLOCK_KEEPING ((LANDLOCK_FILES & ~(guint) LANDLOCK_ACCESS_FS_EXECUTE) | LANDLOCK_REFER \
                          | LANDLOCK_TRUNCATE)

typedef struct
{
  guint64 files;
  guint64 network;
  guint64 scoped;
} Ruleset;

/* In spaces of its own it could undo all that with rights that it has there, as the
 * administrator has everywhere. */
gboolean
canasta_layers_give_up_rights (void)
{
  struct __user_cap_header_struct head = { .version = _LINUX_CAPABILITY_VERSION_3 };
  const struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = { 0 };

  return syscall (SYS_capset, &head, none) == 0 && prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
}

/* @access: what is allowed with what is in a folder; with a file, only reading it */
static void
allow (int ruleset, const char *path, guint64 access)
{
  struct landlock_path_beneath_attr rule = { .parent_fd = open (path, O_PATH | O_CLOEXEC) };
  struct stat info;

  if (rule.parent_fd < 0)
    return;
  rule.allowed_access = LANDLOCK_ACCESS_FS_READ_FILE;
  if (fstat (rule.parent_fd, &info) == 0 && S_ISDIR (info.st_mode))
    rule.allowed_access = access;
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

/* Most files cannot be read from here on, and none written but below folders for that.
 *
 * wanted are the layers to enter; readable are files and folders, writable are folders, or NULL.
 * Returns: the layers that hold. */
guint
canasta_layers_enter_landlock (guint wanted, const char *const *readable,
                               const char *const *writable)
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
    allow (ruleset, readable[i], LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR);
  for (guint i = 0; writable && writable[i]; i++)
    allow (ruleset, writable[i], LANDLOCK_KEEPING & rules.files);
  good = syscall (SYS_landlock_restrict_self, ruleset, 0) == 0;
  close (ruleset);
  return good ? held : 0;
}

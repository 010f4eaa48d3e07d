/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Has the kernel refuse what a variant that only computes never asks of it, and more of it to who
 * keeps tables for others. */
#include "config.h"

#include "variants/enter-layers.h"

#if HAVE_SECCOMP

#include <errno.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

/* Refused with an error, so that Python and GLib go on. What this library does not know
 * yet is left out. */
static const char *const never[] = {
  /* starting programs and processes */
  "execve", "execveat", "fork", "vfork", "setsid", "setpgid", "personality",
  /* others' processes */
  "ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "process_mrelease", "kcmp",
  "pidfd_open", "pidfd_getfd", "pidfd_send_signal", "rt_sigqueueinfo", "rt_tgsigqueueinfo", "tkill",
  "setpriority", "ioprio_set", "sched_setaffinity", "sched_setscheduler", "sched_setparam",
  "setrlimit", "migrate_pages", "move_pages",
  /* services of one's own, at a port or a path */
  "socketpair", "bind", "listen", "io_uring_setup", "io_uring_enter", "io_uring_register",
  /* memory and messages that others have as well */
  "shmget", "shmat", "shmctl", "msgget", "msgsnd", "msgctl", "semget", "semop", "semctl", "mq_open",
  "mq_unlink",
  /* the kernel */
  "bpf", "perf_event_open", "userfaultfd", "unshare", "setns", "mount", "umount2", "pivot_root",
  "chroot", "mount_setattr", "move_mount", "open_tree", "fsopen", "fsmount", "fsconfig", "fspick",
  "keyctl", "add_key", "request_key", "open_by_handle_at", "fanotify_init", "acct", "swapon",
  "swapoff", "reboot", "init_module", "finit_module", "delete_module", "kexec_load",
  "kexec_file_load", "quotactl", "quotactl_fd", "ioperm", "iopl", "modify_ldt", "sethostname",
  "setdomainname", "settimeofday", "clock_settime", "adjtimex", "clock_adjtime", "syslog",
  "vhangup",
  /* files, where Landlock does not tell or does not know */
  "truncate", "creat", "chmod", "fchmod", "fchmodat", "fchmodat2", "chown", "fchown", "lchown",
  "fchownat", "utime", "utimes", "utimensat", "futimesat", "setxattr", "lsetxattr", "fsetxattr",
  "setxattrat", "removexattr", "lremovexattr", "fremovexattr", "removexattrat", "mknod", "mknodat",
  "symlink", "symlinkat",
};

/* What somebody needs who keeps files, who has guests, and who connects to others. */
static const char *const of_files[] = {
  "rename", "renameat", "renameat2", "unlink", "unlinkat", "rmdir", "mkdir", "mkdirat", "link",
  "linkat",
};
static const char *const of_guests[] = {
  "accept", "accept4", "sendto", "sendmsg", "sendmmsg",
  "sched_setattr",              /* GLib's threads are as urgent as who starts them */
};

static const char *const of_connecting[] = { "socket", "connect" };

static gboolean
refuse_calls (scmp_filter_ctx filter, const char *const *calls, guint n)
{
  gboolean good = TRUE;

  for (guint i = 0; i < n; i++)
    {
      int call = seccomp_syscall_resolve_name (calls[i]);

      if (call != __NR_SCMP_ERROR)
        good &= seccomp_rule_add (filter, SCMP_ACT_ERRNO (EPERM), call, 0) == 0;
    }
  return good;
}

/* Threads are made, processes are not: clone3, whose flags no filter can read, "is not
 * there", so that the C library takes clone. */
static gboolean
refuse_processes (scmp_filter_ctx filter)
{
  return seccomp_rule_add (filter, SCMP_ACT_ERRNO (ENOSYS), SCMP_SYS (clone3), 0) == 0
         && seccomp_rule_add (filter, SCMP_ACT_ERRNO (EPERM), SCMP_SYS (clone), 1,
                              SCMP_A0 (SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0)) == 0;
}

/* It may end itself, ask for its limits, and not type into the terminal. */
static gboolean
refuse_others (scmp_filter_ctx filter)
{
  scmp_datum_t self = (scmp_datum_t) getpid ();

  return seccomp_rule_add (filter, SCMP_ACT_ERRNO (EPERM), SCMP_SYS (kill), 1,
                           SCMP_A0 (SCMP_CMP_NE, self)) == 0
         && seccomp_rule_add (filter, SCMP_ACT_ERRNO (EPERM), SCMP_SYS (tgkill), 1,
                              SCMP_A0 (SCMP_CMP_NE, self)) == 0
         && seccomp_rule_add (filter, SCMP_ACT_ERRNO (EPERM), SCMP_SYS (prlimit64), 1,
                              SCMP_A2 (SCMP_CMP_NE, 0)) == 0
         && seccomp_rule_add (filter, SCMP_ACT_ERRNO (EPERM), SCMP_SYS (ioctl), 1,
                              SCMP_A1 (SCMP_CMP_MASKED_EQ, 0xffffffff, TIOCSTI)) == 0;
}

static gboolean
refuse_socket (scmp_filter_ctx filter, enum scmp_compare compare, int family)
{
  return seccomp_rule_add (filter, SCMP_ACT_ERRNO (EPERM), SCMP_SYS (socket), 1,
                           SCMP_A0 (compare, (scmp_datum_t) family)) == 0;
}

/* Who connects does so by the internet, and to no service on this computer that listens at a path. */
static gboolean
refuse_families (scmp_filter_ctx filter)
{
  gboolean good = refuse_socket (filter, SCMP_CMP_LT, AF_INET)
                  && refuse_socket (filter, SCMP_CMP_GT, AF_INET6);

  for (int family = AF_INET + 1; family < AF_INET6; family++)
    good = good && refuse_socket (filter, SCMP_CMP_EQ, family);
  return good;
}

static gboolean
refuse_work (scmp_filter_ctx filter, guint work)
{
  return refuse_calls (filter, never, G_N_ELEMENTS (never))
         && ((work & CANASTA_WORK_KEEPS_FILES)
             || refuse_calls (filter, of_files, G_N_ELEMENTS (of_files)))
         && ((work & CANASTA_WORK_HAS_GUESTS)
             || refuse_calls (filter, of_guests, G_N_ELEMENTS (of_guests)))
         && ((work & CANASTA_WORK_CONNECTS)
             ? refuse_families (filter)
             : refuse_calls (filter, of_connecting, G_N_ELEMENTS (of_connecting)));
}

/* It holds for threads that there are already, too.
 * Returns: the layer, when it holds. */
guint
canasta_layers_enter_seccomp (guint work)
{
  scmp_filter_ctx filter = seccomp_init (SCMP_ACT_ALLOW);
  gboolean good = filter && seccomp_attr_set (filter, SCMP_FLTATR_CTL_TSYNC, 1) == 0
                  && refuse_work (filter, work) && refuse_processes (filter)
                  && refuse_others (filter) && seccomp_load (filter) == 0;

  if (filter)
    seccomp_release (filter);
  return good ? CANASTA_LAYER_SECCOMP : 0;
}

#else

guint
canasta_layers_enter_seccomp (guint work)
{
  return 0;
}

#endif

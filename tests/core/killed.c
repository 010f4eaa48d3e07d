/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The calls that change what is on the disk are counted: these functions stand
 * in for those of the system, in the test and in the library alike. */
#include "config.h"

#include "killed.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* Steps that are still made, 0 where none are counted. */
static guint steps_left;

/* Whether the step is the last one. */
static gboolean
is_last_step (void)
{
  return steps_left > 0 && --steps_left == 0;
}

static void
step (void)
{
  if (is_last_step ())
    raise (SIGKILL);
}

int
link (const char *path, const char *name)
{
  step ();
  return linkat (AT_FDCWD, path, AT_FDCWD, name, 0);
}

int
rename (const char *path, const char *name)
{
  step ();
  return renameat (AT_FDCWD, path, AT_FDCWD, name);
}

int
unlink (const char *path)
{
  step ();
  return unlinkat (AT_FDCWD, path, 0);
}

int
fsync (int file)
{
  step ();
  return (int) syscall (SYS_fsync, file);
}

/* The last one is half done. */
ssize_t
write (int file, const void *text, size_t length)
{
  if (!is_last_step ())
    return syscall (SYS_write, file, text, length);
  syscall (SYS_write, file, text, length / 2);
  raise (SIGKILL);
  return -1;
}

/**
 * test_kill_at_step:
 * @step: the step that is no longer made, from 1
 * @work: (scope call): what is done by a program of its own
 *
 * Returns: whether the program was killed; else there are fewer steps
 */
gboolean
test_kill_at_step (guint step, GFunc work, gpointer object, gpointer data)
{
  pid_t program = fork ();
  int status;

  g_assert_cmpint (program, >=, 0);
  if (program == 0)
    {
      steps_left = step;
      work (object, data);
      _exit (0);
    }

  g_assert_cmpint (waitpid (program, &status, 0), ==, program);
  if (WIFSIGNALED (status))
    g_assert_cmpint (WTERMSIG (status), ==, SIGKILL);
  else
    g_assert_cmpint (WEXITSTATUS (status), ==, 0);
  return WIFSIGNALED (status);
}

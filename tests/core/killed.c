/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The calls that change what is on the disk are counted: these functions stand
 * in for those of the system, in the test and in the library alike. */
#include "config.h"

#include "killed.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* Steps up to the one that is no longer made, that one too; 0 where none are counted. */
static guint steps_left;

/* Why that step fails, as in errno; 0 where the program is killed instead. */
static int reason;

/* Whether all steps after it fail as well. */
static gboolean goes_on;

static gboolean has_failed;

/* Whether a name was given or taken away since a folder was synced last. */
static gboolean is_unsettled;

/* Whether a step is made. */
static gboolean
step (void)
{
  if (steps_left == 0 || --steps_left > 0)
    return TRUE;
  if (reason == 0)
    raise (SIGKILL);
  has_failed = TRUE;
  steps_left = goes_on;
  errno = reason;
  return FALSE;
}

int
link (const char *path, const char *name)
{
  is_unsettled = TRUE;
  return step () ? linkat (AT_FDCWD, path, AT_FDCWD, name, 0) : -1;
}

int
rename (const char *path, const char *name)
{
  is_unsettled = TRUE;
  return step () ? renameat (AT_FDCWD, path, AT_FDCWD, name) : -1;
}

int
unlink (const char *path)
{
  int result = step () ? unlinkat (AT_FDCWD, path, 0) : -1;

  is_unsettled |= result == 0;
  return result;
}

int
mkdir (const char *path, mode_t mode)
{
  is_unsettled = TRUE;
  return mkdirat (AT_FDCWD, path, mode);
}

int
fsync (int file)
{
  struct stat info;

  if (fstat (file, &info) == 0 && S_ISDIR (info.st_mode))
    is_unsettled = FALSE;
  return step () ? (int) syscall (SYS_fsync, file) : -1;
}

/* The last one is half done. */
ssize_t
write (int file, const void *text, size_t length)
{
  if (steps_left == 1)
    syscall (SYS_write, file, text, length / 2);
  return step () ? syscall (SYS_write, file, text, length) : -1;
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

/**
 * test_fail_at_step:
 * @step_number: the step that fails, from 1
 * @error_number: why, as in errno
 * @on_and_on: whether all steps after it fail, too
 *
 * From now on a step fails, until test_stop_failing().
 */
void
test_fail_at_step (guint step_number, int error_number, gboolean on_and_on)
{
  steps_left = step_number;
  reason = error_number;
  goes_on = on_and_on;
  has_failed = FALSE;
}

/**
 * test_stop_failing:
 *
 * Returns: whether a step has failed; else there were fewer steps
 */
gboolean
test_stop_failing (void)
{
  steps_left = 0;
  reason = 0;
  return has_failed;
}

/**
 * test_is_settled:
 *
 * Returns: whether a folder was synced after names were last given or taken away
 */
gboolean
test_is_settled (void)
{
  return !is_unsettled;
}

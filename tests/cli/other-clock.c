/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loaded before a program, it has the program's calendar go so many seconds wrong as stand in the
 * file that CANASTA_CLOCK names, at each look. Nothing else on the computer notices. */
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static int64_t
read_offset (void)
{
  const char *path = getenv ("CANASTA_CLOCK");
  int64_t offset = 0;
  int file = path ? open (path, O_RDONLY | O_CLOEXEC) : -1;

  if (file < 0)
    return 0;
  if (read (file, &offset, sizeof offset) != sizeof offset)
    offset = 0;
  close (file);
  return offset;
}

int
clock_gettime (clockid_t clock, struct timespec *now)
{
  int status = (int) syscall (SYS_clock_gettime, clock, now);

  if (status == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
    now->tv_sec += read_offset ();
  return status;
}

int
gettimeofday (struct timeval *restrict now, void *restrict zone __attribute__ ((unused)))
{
  struct timespec exact;

  clock_gettime (CLOCK_REALTIME, &exact);
  now->tv_sec = exact.tv_sec;
  now->tv_usec = exact.tv_nsec / 1000;
  return 0;
}

time_t
time (time_t *now)
{
  struct timespec exact;

  clock_gettime (CLOCK_REALTIME, &exact);
  if (now)
    *now = exact.tv_sec;
  return exact.tv_sec;
}

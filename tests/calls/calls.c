/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "calls.h"

#include <dlfcn.h>
#include <stdio.h>
#include <time.h>

/* A function that was entered, and how many were entered and not left before. */
typedef struct
{
  void *function;
  guint depth;
} Call;

/* What the compiler calls where a function of ours begins and ends. This file is not
 * instrumented itself. */
void __cyg_profile_func_enter (void *function, void *site);
void __cyg_profile_func_exit  (void *function, void *site);

static __thread gboolean counts = FALSE;
static __thread guint depth;
static GArray *calls = NULL;
static guint at_once;            /* calls until the mark … */
static gint64 answered;          /* … and when it was */
static gint64 began;
static FILE *file;

void
__cyg_profile_func_enter (void *function, void *site)
{
  if (!counts)
    return;
  g_array_append_vals (calls, &(Call){ function, depth++ }, 1);
}

void
__cyg_profile_func_exit (void *function, void *site)
{
  if (counts)
    depth--;
}

/* What the processor has spent on the main thread, in microseconds: it does not count what
 * is only waited for. */
static gint64
get_processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

/* Begins a file of stories: for each a line with the time until the mark and the whole time,
 * in microseconds, how many of its calls came before the mark, and its title; then a line a
 * call with the depth, the place of the function, and the program or library where that is. */
void
calls_open (const char *path)
{
  calls = g_array_new (FALSE, FALSE, sizeof (Call));
  file = fopen (path, "w");
  if (!file)
    g_error ("%s cannot be written.", path);
}

void
calls_begin (void)
{
  g_array_set_size (calls, 0);
  at_once = depth = 0;
  began = answered = get_processor_time ();
  counts = TRUE;
}

/* What the person did has been answered; what follows shows it. */
void
calls_mark (void)
{
  at_once = calls->len;
  answered = get_processor_time ();
}

void
calls_end (const char *story)
{
  gint64 took = get_processor_time () - began;

  counts = FALSE;
  fprintf (file, "story %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %u %s\n", answered - began,
           took, at_once, story);
  for (guint i = 0; i < calls->len; i++)
    {
      const Call *call = &g_array_index (calls, Call, i);
      Dl_info info;

      if (dladdr (call->function, &info))
        fprintf (file, "%u %lx %s\n", call->depth,
                 (gulong) ((char *) call->function - (char *) info.dli_fbase), info.dli_fname);
    }
}

void
calls_close (void)
{
  fclose (file);
  g_array_unref (calls);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* motion-times [WIDTHxHEIGHT [NAME]]: what each motion of the table costs in its window. Prints
 * the frames a second; the processor time of the first frame, which lays the table out, and of
 * the middle one of the others; and what the display's server takes for a frame. Times do not
 * depend much on what else the machine does, frames do. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "motion-scenes.h"

typedef struct
{
  gint64 first; /* when the first and the last frame were painted, in microseconds */
  gint64 last;
  double begun;
  GArray *costs; /* (element-type double): of each frame, in milliseconds */
} Times;

static double
get_processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

/* Of the server that owns the display, in seconds; 0 where that is not known. */
static double
get_server_time (void)
{
  const char *display = g_getenv ("DISPLAY");
  g_autofree char *lock = g_strdup_printf ("/tmp/.X%d-lock", display ? atoi (display + 1) : -1);
  g_autofree char *id = NULL, *path = NULL, *text = NULL;
  long user = 0, system = 0;

  if (!g_file_get_contents (lock, &id, NULL, NULL))
    return 0;
  path = g_strdup_printf ("/proc/%d/stat", atoi (id));
  if (!g_file_get_contents (path, &text, NULL, NULL)
      || sscanf (text, "%*d %*s %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &user,
                 &system) != 2)
    return 0;
  return (double) (user + system) / (double) sysconf (_SC_CLK_TCK);
}

static void
begin_frame (GdkFrameClock *clock, Times *self)
{
  self->begun = get_processor_time ();
}

static void
end_frame (GdkFrameClock *clock, Times *self)
{
  double cost = (get_processor_time () - self->begun) * 1e3;

  self->last = g_get_monotonic_time ();
  if (self->costs->len == 0)
    self->first = self->last;
  g_array_append_val (self->costs, cost);
}

static int
compare_costs (gconstpointer one, gconstpointer other)
{
  double a = *(const double *) one, b = *(const double *) other;

  return (a > b) - (a < b);
}

static void
print_times (const char *name, Times *self, double server)
{
  double *costs = (double *) (gpointer) self->costs->data;
  guint n = self->costs->len;
  double first;

  if (n < 2)
    {
      g_print ("%-14s is over before its second frame\n", name);
      return;
    }
  first = costs[0];
  qsort (costs + 1, n - 1, sizeof *costs, compare_costs);
  g_print ("%-14s %5.1f frames/s, first %5.1f ms, middle %5.1f, most %5.1f, server %4.1f (%u frames)\n",
           name, (n - 1) * 1e6 / (double) (self->last - self->first), first, costs[1 + (n - 1) / 2],
           costs[n - 1], server * 1e3 / n, n);
}

static void
measure (const MotionScene *scene, int width, int height)
{
  TableFixture fixture = { 0 };
  CanastaMotion *motion;
  GdkFrameClock *clock;
  Times times = { .costs = g_array_new (FALSE, FALSE, sizeof (double)) };
  double server;

  motion_scene_begin (scene, &fixture, width, height);
  motion = canasta_table_view_get_flights (fixture.view);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (fixture.view));
  server = get_server_time ();
  g_signal_connect (clock, "before-paint", G_CALLBACK (begin_frame), &times);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (end_frame), &times);
  while (canasta_motion_count (motion) > 0)
    g_main_context_iteration (NULL, TRUE);
  print_times (scene->name, &times, get_server_time () - server);
  g_signal_handlers_disconnect_by_data (clock, &times);
  motion_scene_end (&fixture);
  g_array_unref (times.costs);
}

int
main (int argc, char *argv[])
{
  int width = 1920, height = 1080;

  gtk_test_init (&argc, &argv, NULL);
  if (argc > 1 && sscanf (argv[1], "%dx%d", &width, &height) != 2)
    {
      g_printerr ("motion-times [WIDTHxHEIGHT [NAME]]\n");
      return 2;
    }
  for (guint i = 0; i < n_motion_scenes; i++)
    if (argc < 3 || g_str_equal (argv[2], motion_scenes[i].name))
      measure (&motion_scenes[i], width, height);
  return 0;
}

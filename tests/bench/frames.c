/* SPDX-License-Identifier: GPL-3.0-or-later */
/* frames: how smoothly cards fly. Prints the frames a second, and the processor
 * time a frame takes, with so many cards on their way at once. The latter does
 * not depend on what else the machine does. */
#include "config.h"

#include <stdlib.h>
#include <time.h>

#include "table/card-art.h"
#include "table/motion.h"

#define WIDTH 1100
#define HEIGHT 740
#define CARD_WIDTH 90
#define CARD_HEIGHT 126
#define SECONDS 4

/* What the cards fly over. */
#define BENCH_TYPE_FELT (bench_felt_get_type ())
G_DECLARE_FINAL_TYPE (BenchFelt, bench_felt, BENCH, FELT, GtkWidget)

struct _BenchFelt
{
  GtkWidget parent_instance;

  CanastaMotion *motion;
  guint n_frames;
  gint64 first;
  gint64 last;
  double begun;
  double painting; /* all frames together, in seconds */
};

G_DEFINE_FINAL_TYPE (BenchFelt, bench_felt, GTK_TYPE_WIDGET)

static void
bench_felt_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  canasta_motion_snapshot (BENCH_FELT (widget)->motion, snapshot);
}

static void
bench_felt_class_init (BenchFeltClass *class)
{
  GTK_WIDGET_CLASS (class)->snapshot = bench_felt_snapshot;
}

static void
bench_felt_init (BenchFelt *self)
{
  self->motion = canasta_motion_new (GTK_WIDGET (self));
}

static double
get_processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

static void
before_paint_cb (GdkFrameClock *clock, BenchFelt *self)
{
  self->begun = get_processor_time ();
}

static void
after_paint_cb (GdkFrameClock *clock, BenchFelt *self)
{
  self->last = g_get_monotonic_time ();
  if (self->n_frames++ == 0)
    self->first = self->last;
  self->painting += get_processor_time () - self->begun;
}

static void
add_cards (BenchFelt *self, CanastaCardArt *art, int n)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (int i = 0; i < n; i++)
    {
      CanastaFlight flight = {
        .texture = canasta_card_art_get_face (art, (CanastaCard) (i % CANASTA_N_FACES),
                                              CARD_WIDTH, CARD_HEIGHT, 1),
        .duration = SECONDS * 1000,
      };

      graphene_rect_init (&flight.from, g_rand_int_range (random, 0, WIDTH - CARD_WIDTH),
                          g_rand_int_range (random, 0, HEIGHT - CARD_HEIGHT), CARD_WIDTH,
                          CARD_HEIGHT);
      graphene_rect_init (&flight.to, g_rand_int_range (random, 0, WIDTH - CARD_WIDTH),
                          g_rand_int_range (random, 0, HEIGHT - CARD_HEIGHT), CARD_WIDTH,
                          CARD_HEIGHT);
      canasta_motion_add (self->motion, &flight);
    }
}

static void
measure (int n)
{
  GtkWidget *window = gtk_window_new ();
  BenchFelt *felt = g_object_new (BENCH_TYPE_FELT, NULL);
  g_autoptr (CanastaCardArt) art = canasta_card_art_new ();
  GdkFrameClock *clock;

  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (felt));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  add_cards (felt, art, n);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (felt));
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), felt);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), felt);
  while (canasta_motion_count (felt->motion) > 0)
    g_main_context_iteration (NULL, TRUE);

  g_print ("%5d cards: %5.1f frames/s, %5.1f ms of processor time a frame\n", n,
           (felt->n_frames - 1) * 1e6 / (double) (felt->last - felt->first),
           felt->painting * 1e3 / felt->n_frames);
  g_signal_handlers_disconnect_by_data (clock, felt);
  canasta_motion_free (felt->motion);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  gtk_init ();
  for (int i = 1; i < argc; i++)
    measure (atoi (argv[i]));
  if (argc == 1)
    measure (100);
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table with its panel: beside each other or one of the two, at every
 * size, in one go. */
#include "config.h"

#include "pages/panel-frame.h"
#include "pages/side-panel.h"
#include "window-fixture.h"

#define LEAST_CONTENT 360

static GtkWidget *
new_frame (GtkWidget **content, GtkWidget **panel)
{
  *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  *panel = g_object_new (CANASTA_TYPE_SIDE_PANEL, NULL);
  gtk_widget_set_size_request (*content, LEAST_CONTENT, 480);
  return g_object_ref_sink (g_object_new (CANASTA_TYPE_PANEL_FRAME, "content", *content, "panel",
                                          *panel, NULL));
}

static void
place (GtkWidget *frame, int width)
{
  int minimum;

  gtk_widget_measure (frame, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, LEAST_CONTENT);
  gtk_widget_measure (frame, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  gtk_widget_size_allocate (frame, &(GtkAllocation){ 0, 0, width, MAX (minimum, 600) }, -1);
}

static void
test_sizes (void)
{
  static const int widths[] = { 1920, 360, 1024, 640, 1400, 360, 1920 };
  GtkWidget *content, *panel;
  GtkWidget *frame = new_frame (&content, &panel);

  canasta_panel_frame_set_shown (CANASTA_PANEL_FRAME (frame), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      graphene_rect_t bounds;
      gboolean covering;

      place (frame, widths[i]);
      g_object_get (frame, "covering", &covering, NULL);
      g_assert_cmpint (covering, ==, widths[i] < 660);
      g_assert_cmpint (gtk_widget_get_child_visible (content), ==, !covering);
      g_assert_true (gtk_widget_compute_bounds (panel, frame, &bounds));
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, ==, widths[i]);
      if (covering)
        g_assert_cmpfloat (bounds.size.width, ==, widths[i]);
      else
        g_assert_cmpfloat (bounds.origin.x, >=, gtk_widget_get_width (content));
    }
  canasta_panel_frame_set_shown (CANASTA_PANEL_FRAME (frame), FALSE);
  place (frame, 360);
  g_assert_true (gtk_widget_get_child_visible (content));
  g_assert_cmpint (gtk_widget_get_width (content), ==, 360);
  g_object_unref (frame);
}

static void
resized_cb (int *told, int width)
{
  *told = width;
}

/* Whoever adapts to the width hears of it when everything has its place, and may
 * show the panel then. */
static void
test_width_told (void)
{
  static const int widths[] = { 1920, 360, 1024 };
  GtkWidget *content, *panel;
  GtkWidget *frame = new_frame (&content, &panel);
  int told = 0;

  g_signal_connect_swapped (frame, "resized", G_CALLBACK (resized_cb), &told);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      int before = told;

      place (frame, widths[i]);
      g_assert_cmpint (told, ==, before);
      while (told == before)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (told, ==, widths[i]);
    }
  place (frame, 1920);
  g_object_run_dispose (G_OBJECT (frame));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (told, ==, 1024);
  g_object_unref (frame);
}

int
main (int argc, char *argv[])
{
  test_window_init (&argc, &argv);
  g_test_add_func ("/panel-frame/sizes", test_sizes);
  g_test_add_func ("/panel-frame/width-told", test_width_told);
  return g_test_run ();
}

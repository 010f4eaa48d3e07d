/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table view: on every felt and in every style each text stands out
 * from its ground. */
#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "settings/language.h"
#include "table-scenes.h"
#include "variants/paths.h"

/* As the WCAG measure it. */

static double
get_luminance (const GdkRGBA *colour)
{
  const double parts[] = { colour->red, colour->green, colour->blue };
  static const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (guint i = 0; i < 3; i++)
    sum += weights[i] * (parts[i] <= 0.03928 ? parts[i] / 12.92
                                             : pow ((parts[i] + 0.055) / 1.055, 2.4));
  return sum;
}

static double
get_contrast (const GdkRGBA *a, const GdkRGBA *b)
{
  double first = get_luminance (a), second = get_luminance (b);

  return (MAX (first, second) + 0.05) / (MIN (first, second) + 0.05);
}

/* The colour most of a part of a frame has; what is written there covers less. */
static GdkRGBA
find_ground (const guint32 *frame, const graphene_rect_t *part)
{
  guint counts[4096] = { 0 };
  guint best = 0;
  GdkRGBA sum = { 0, 0, 0, 1 };

  for (int pass = 0; pass < 2; pass++)
    for (int y = MAX ((int) part->origin.y, 0); y < part->origin.y + part->size.height; y++)
      for (int x = MAX ((int) part->origin.x, 0); x < part->origin.x + part->size.width; x++)
        {
          guint32 pixel = frame[y * SCENE_WIDTH + x];
          guint shade = (pixel >> 20 & 15) << 8 | (pixel >> 12 & 15) << 4 | (pixel >> 4 & 15);

          if (pass == 0)
            {
              best = ++counts[shade] > counts[best] ? shade : best;
            }
          else if (shade == best)
            {
              sum.red += (float) ((pixel >> 16 & 255) / 255.0 / counts[best]);
              sum.green += (float) ((pixel >> 8 & 255) / 255.0 / counts[best]);
              sum.blue += (float) ((pixel & 255) / 255.0 / counts[best]);
            }
        }
  return sum;
}

static void
check_labels (TableFixture *fixture, const char *how, const char *scene)
{
  g_autofree guint32 *frame =
    fixture_render (fixture, &GRAPHENE_RECT_INIT (0, 0, SCENE_WIDTH, SCENE_HEIGHT));
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  table_scene_list_labels (GTK_WIDGET (fixture->view), labels);
  for (guint i = 0; i < labels->len; i++)
    {
      GtkWidget *label = g_ptr_array_index (labels, i);
      graphene_rect_t bounds;
      GdkRGBA ink, ground;
      double contrast;

      g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (fixture->view), &bounds));
      gtk_style_context_get_color (gtk_widget_get_style_context (label), &ink);
      ground = find_ground (frame, &bounds);
      contrast = get_contrast (&ink, &ground);
      if (contrast >= 4.5)
        continue;
      g_test_message ("%s, %s: “%s” has a contrast of %.2f", how, scene,
                      gtk_label_get_text (GTK_LABEL (label)), contrast);
      g_test_fail ();
    }
}

/* What is drawn by hand takes these colours; a ring of focus is no text. */
static void
check_colours (TableFixture *fixture, const char *how)
{
  static const struct
  {
    const char *ink;
    const char *ground;
    double least;
  } pairs[] = {
    { "canasta_ink", "canasta_paper", 4.5 },
    { "canasta_select_sign", "canasta_select", 4.5 },
    { "canasta_badge_text", "canasta_natural_badge", 4.5 },
    { "canasta_badge_text", "canasta_mixed_badge", 4.5 },
    { "canasta_badge_text", "canasta_wild_badge", 4.5 },
    { "canasta_badge_text", "canasta_sequence_badge", 4.5 },
    { "canasta_badge_text", "canasta_semi_clean_badge", 4.5 },
    { "canasta_natural_badge_words", "canasta_natural_badge_plinth", 4.5 },
    { "canasta_natural_badge", "canasta_natural_badge_plinth", 3 },
    { "canasta_mixed_badge_words", "canasta_mixed_badge_plinth", 4.5 },
    { "canasta_wild_badge_words", "canasta_wild_badge_plinth", 4.5 },
    { "canasta_sequence_badge_words", "canasta_sequence_badge_plinth", 4.5 },
    { "canasta_semi_clean_badge_words", "canasta_semi_clean_badge_plinth", 4.5 },
    { "canasta_brass_ink", "canasta_brass", 4.5 },
    { "canasta_badge_text", "canasta_blocked", 4.5 },
    { "canasta_side_ink", "canasta_side_own", 4.5 },
    { "canasta_side_ink", "canasta_side_1", 4.5 },
    { "canasta_side_ink", "canasta_side_2", 4.5 },
    { "canasta_side_ink", "canasta_side_3", 4.5 },
    { "canasta_side_ink", "canasta_side_4", 4.5 },
    { "canasta_side_ink", "canasta_side_5", 4.5 },
    { "canasta_focus_inside", "canasta_paper", 3 },
    { "canasta_focus_inside", "canasta_focus_outside", 3 },
    { "canasta_select", "canasta_paper", 3 },
  };
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (fixture->view));
  g_autofree guint32 *frame =
    fixture_render (fixture, &GRAPHENE_RECT_INIT (0, 0, SCENE_WIDTH, SCENE_HEIGHT));
  GdkRGBA ink, ground;

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_assert_true (gtk_style_context_lookup_color (context, pairs[i].ink, &ink));
      g_assert_true (gtk_style_context_lookup_color (context, pairs[i].ground, &ground));
      if (get_contrast (&ink, &ground) >= pairs[i].least)
        continue;
      g_test_message ("%s: %s on %s has a contrast of %.2f", how, pairs[i].ink, pairs[i].ground,
                      get_contrast (&ink, &ground));
      g_test_fail ();
    }
  g_assert_true (gtk_style_context_lookup_color (context, "canasta_focus_outside", &ink));
  ground = find_ground (frame, &GRAPHENE_RECT_INIT (0, SCENE_HEIGHT - 40, 40, 40));
  g_assert_cmpfloat (get_contrast (&ink, &ground), >=, 3);
}

static GtkCssProvider *
add_style (const char *name)
{
  GtkCssProvider *style = gtk_css_provider_new ();
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "app", name, NULL);

  gtk_css_provider_load_from_path (style, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  return style;
}

static void
test_contrast (TableFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *files[4];
    gboolean is_dark;
  } styles[] = {
    { { NULL }, FALSE },
    { { "style-dark.css", NULL }, TRUE },
    { { "style-hc.css", NULL }, FALSE },
    { { "style-dark.css", "style-hc.css", "style-hc-dark.css", NULL }, TRUE },
  };
  static const char *const felts[] = { "green", "blue", "red", "brown", "grey" };
  const CanastaState dealt = fixture->state;

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);
      const char *last = "style.css";

      for (guint j = 0; styles[i].files[j]; j++)
        {
          last = styles[i].files[j];
          g_ptr_array_add (added, add_style (last));
        }
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                          styles[i].is_dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                                            : ADW_COLOR_SCHEME_FORCE_LIGHT);
      for (guint felt = 0; felt < G_N_ELEMENTS (felts); felt++)
        {
          g_autofree char *how = g_strdup_printf ("%s, %s", last, felts[felt]);

          g_settings_set_string (fixture->settings, "felt", felts[felt]);
          for (guint scene = felt; table_scene_get_name (scene); scene += G_N_ELEMENTS (felts))
            {
              table_scene_set (fixture, &dealt, scene, SCENE_WIDTH, SCENE_HEIGHT);
              check_labels (fixture, how, table_scene_get_name (scene));
            }
          check_colours (fixture, how);
        }
      for (guint j = 0; j < added->len; j++)
        gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                       added->pdata[j]);
    }
  g_settings_reset (fixture->settings, "felt");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

int
main (int argc, char *argv[])
{
  g_autofree char *translations = canasta_paths_dup_locale ();

  gtk_disable_setlocale ();
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  canasta_language_init (translations);
  g_test_add ("/table-contrast", TableFixture, "en", table_scene_set_up, test_contrast,
              table_scene_tear_down);
  return g_test_run ();
}

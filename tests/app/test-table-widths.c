/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table view: its texts in every language at all widths that a window may have, not
 * only at those that are usual. */
#include "config.h"

#include <adwaita.h>
#include <string.h>

#include "find-widget.h"
#include "settings/language.h"
#include "table-scenes.h"
#include "variants/paths.h"

/* From a telephone's to where nothing gets closer any more. */
#define NARROWEST 360
#define WIDEST 1280
#define STEP 8

/* Whether all that is read on the table is whole. */
static void
check_width (TableFixture *fixture, const char *scene, int letters, int width)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  /* What the texts need decides who gets how much. */
  fixture_place (fixture, width, SCENE_HEIGHT);
  fixture_place (fixture, width, SCENE_HEIGHT);
  table_scene_list_labels (GTK_WIDGET (fixture->view), labels);
  g_assert_cmpuint (labels->len, >, 10);
  for (guint i = 0; i < labels->len; i++)
    {
      if (table_scene_is_whole (fixture, labels->pdata[i]))
        continue;
      g_test_message ("%s, %d wide, letters of %d %%: “%s” is cut off", scene, width, letters,
                      gtk_label_get_text (labels->pdata[i]));
      g_test_fail ();
    }
}

/* What has most to say: of the piles, of the melds, in a question, and of the others. */
static void
test_scenes (TableFixture *fixture, gconstpointer language)
{
  static const char *const names[] = { "refuse to take", "frozen", "open too low",
                                       "ask to go out", "wait for others" };
  const CanastaState dealt = fixture->state;
  GtkSettings *settings = gtk_widget_get_settings (fixture->window);

  for (int letters = 100; letters <= 150; letters += 50)
    {
      g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * letters / 100, NULL);
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        {
          table_scene_set (fixture, &dealt, table_scene_find (names[i]), NARROWEST, SCENE_HEIGHT);
          /* Each begins elsewhere. */
          for (int width = NARROWEST + (int) i; width <= WIDEST; width += STEP)
            check_width (fixture, names[i], letters, width);
        }
    }
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
}

/* However narrow the table is, beside its panel for one, the button below the
 * piles has room. */
static void
test_view_pile (TableFixture *fixture, gconstpointer language)
{
  GtkSettings *settings = gtk_widget_get_settings (fixture->window);

  fixture_give (fixture, "4C 4H 7S KD", "4C 10H", CANASTA_PHASE_DRAW);
  fixture->table->rules.pile_visibility = CANASTA_PILE_SHOWS_ALL;
  fixture_show (fixture);
  for (int letters = 2; letters <= 3; letters++)
    {
      g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * letters / 2, NULL);
      for (int width = 1024; width >= 700; width -= 4)
        {
          GtkWidget *button;

          fixture_place (fixture, width, SCENE_HEIGHT);
          button = test_find_mapped (GTK_WIDGET (fixture->parts->well), GTK_TYPE_BUTTON, NULL);
          g_assert_nonnull (button);
          g_assert_true (table_scene_is_whole (fixture,
                                               gtk_button_get_child (GTK_BUTTON (button))));
        }
    }
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
}

/* However many melds leave the piles little room, what stands below these is whole, at whatever
 * width the table was before. */
static void
test_many_melds (TableFixture *fixture, gconstpointer language)
{
  static const char *const melds[] = { "4C 4D 4H 4S 4C 4D", "5C 5D 5H", "6C 6D 6H", "7C 7D 7H",
                                       "8C 8D 8H", "9C 9D 9H", "10C 10D 10H", "JC JD JH" };
  GtkSettings *settings = gtk_widget_get_settings (fixture->window);

  g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * 3 / 2, NULL);
  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_PLAY);
  for (guint i = 0; i < G_N_ELEMENTS (melds); i++)
    {
      fixture_lay (fixture, melds[i]);
      fixture_lay_for (fixture, 1, melds[i]);
    }
  fixture_show (fixture);
  for (int width = 700; width <= 1024; width += 9)
    {
      g_autoptr (GPtrArray) labels = g_ptr_array_new ();

      fixture_place (fixture, width, SCENE_HEIGHT);
      fixture_place (fixture, width, SCENE_HEIGHT);
      table_scene_list_labels (GTK_WIDGET (fixture->parts->well), labels);
      g_assert_cmpuint (labels->len, >=, 2);
      for (guint i = 0; i < labels->len; i++)
        if (!table_scene_is_whole (fixture, labels->pdata[i]))
          {
            g_test_message ("%d wide: “%s” is cut off", width,
                            gtk_label_get_text (labels->pdata[i]));
            g_test_fail ();
          }
    }
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
}

/* What a player is doing is said at every width: what else is said of them gives way. */
static void
test_role_fits (TableFixture *fixture, gconstpointer language)
{
  GtkSettings *settings = gtk_widget_get_settings (fixture->window);
  const CanastaState dealt = fixture->state;
  guint n_said = 0, n_widths = 0;

  g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * 3 / 2, NULL);
  table_scene_set (fixture, &dealt, table_scene_find ("wait for others"), SCENE_WIDTH,
                   SCENE_HEIGHT);
  for (int width = 1024; width >= 700; width--, n_widths++)
    {
      g_autoptr (GPtrArray) labels = g_ptr_array_new ();

      fixture_place (fixture, width, SCENE_HEIGHT);
      table_scene_list_labels (GTK_WIDGET (fixture->parts->seats), labels);
      for (guint i = 0; i < labels->len; i++)
        {
          GtkLabel *label = g_ptr_array_index (labels, i);
          gboolean is_said = g_str_has_suffix (gtk_label_get_text (label), "is playing");

          if (!gtk_widget_has_css_class (GTK_WIDGET (label), "seat-role"))
            continue;
          g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (label)));
          n_said += is_said;
        }
    }
  g_assert_cmpuint (n_said, ==, n_widths);
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
}

typedef void (*TestFunc) (TableFixture *fixture, gconstpointer language);

static const struct
{
  const char *name;
  TestFunc func;
} tests[] = {
  { "scenes", test_scenes },
  { "view-pile", test_view_pile },
  { "many-melds", test_many_melds },
};

int
main (int argc, char *argv[])
{
  g_autofree char *translations = canasta_paths_dup_locale ();
  gsize n_languages;
  const CanastaLanguage *languages = canasta_language_list (&n_languages);

  gtk_disable_setlocale ();
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  canasta_language_init (translations);
  g_test_add ("/table-widths/role-fits", TableFixture, "en", table_scene_set_up, test_role_fits,
              table_scene_tear_down);
  for (gsize i = 0; i < n_languages; i++)
    for (guint j = 0; j < G_N_ELEMENTS (tests); j++)
      {
        g_autofree char *path = g_strdup_printf ("/table-widths/%s/%s", languages[i].code,
                                                 tests[j].name);

        g_test_add (path, TableFixture, languages[i].code, table_scene_set_up, tests[j].func,
                    table_scene_tear_down);
      }
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table of keys: what it says is what the program does and shows. */
#include "config.h"

#include "turn/keys.h"

#include "fixture.h"
#include "pages/duplicate-window.h"
#include "pages/guide-view.h"
#include "pages/new-game-page.h"
#include "settings/language.h"
#include "table/card-view.h"
#include "table/hand-view.h"
#include "table/meld-view.h"
#include "table/pile-view.h"
#include "table/table-view.h"
#include "variants/paths.h"
#include "variants/tables.h"
#include "window/application.h"
#include "window/replay-page.h"
#include "window/table-page.h"
#include "window/window.h"
#include "window-fixture.h"

static const CanastaKeyGroup *
get_group (guint index)
{
  guint n;
  const CanastaKeyGroup *groups = canasta_keys_list_groups (&n);

  return index < n ? &groups[index] : NULL;
}

/* Which key is pressed: the name of a trigger may be written in several ways. */
static char *
name_trigger (const CanastaKey *key)
{
  g_autoptr (GtkShortcutTrigger) trigger = gtk_shortcut_trigger_parse_string (key->trigger);

  g_assert_nonnull (trigger);
  return gtk_shortcut_trigger_to_string (trigger);
}

/* A key does one thing in a place, and none belongs to a screen reader. */
static void
test_unique (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const CanastaKeyGroup *group;

  for (guint i = 0; (group = get_group (i)); i++)
    for (guint j = 0; j < group->n; j++)
      {
        const CanastaKey *key = &group->keys[j];
        g_autofree char *trigger = name_trigger (key);
        char *name = g_strdup_printf ("%d %s", key->place, trigger);

        if (strstr (trigger, "KP_"))
          g_error ("%s is a key of the keypad", key->trigger);
        if (!g_hash_table_add (seen, name))
          g_error ("%s does two things in one place", key->trigger);
        g_assert_true (j > 0 || key->title);
      }
}

/* Keys that are alike are shown in short lines, each once, and numbers as a row. */
static void
test_lines (void)
{
  static const struct
  {
    const char *triggers;
    const char *lines;
  } rows[] = {
    { "x,Delete", "x Delete" },
    { "Return,Return", "Return" },
    { "Left,Right,Home,End", "Left Right|Home End" },
    { "Tab,<Shift>F6", "Tab|<Shift>F6" },
    { "2,3,4,5,j,q,k,a", "2...5|j q k a" },
    { "1,0", "1 0" },
    { "1,2", "1 2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) triggers = g_strsplit (rows[i].triggers, ",", -1);
      CanastaKey keys[8];
      guint n = 0;
      g_auto (GStrv) lines = NULL;
      g_autofree char *text = NULL;

      for (; triggers[n]; n++)
        keys[n] = (CanastaKey){ triggers[n], "table.jump", CANASTA_KEYS_TABLE, NULL };
      lines = canasta_key_write_lines (keys, n);
      text = g_strjoinv ("|", lines);
      g_assert_cmpstr (text, ==, rows[i].lines);
    }
}

/* Actions. */

static gboolean
has_action (GtkWidgetClass *widget_class, const char *name)
{
  GType owner;
  const char *action, *property;
  const GVariantType *type;
  guint i = 0;

  while (gtk_widget_class_query_action (widget_class, i++, &owner, &action, &type, &property))
    if (g_str_equal (action, name))
      return TRUE;
  return FALSE;
}

/* What the keys of each place belong to; whatever it is stands in a window, and a hand on a
 * table. */
static GType
get_type (CanastaKeyPlace place)
{
  switch (place)
    {
    case CANASTA_KEYS_PROGRAM:
    case CANASTA_KEYS_PAGE:
      return CANASTA_TYPE_WINDOW;
    case CANASTA_KEYS_MATCH:
      return CANASTA_TYPE_TABLE_PAGE;
    case CANASTA_KEYS_TABLE:
    case CANASTA_KEYS_BARE:
    case CANASTA_KEYS_FELT:
      return CANASTA_TYPE_TABLE_VIEW;
    case CANASTA_KEYS_HAND:
      return CANASTA_TYPE_HAND_VIEW;
    case CANASTA_KEYS_CARD:
      return CANASTA_TYPE_CARD_VIEW;
    case CANASTA_KEYS_MELD:
      return CANASTA_TYPE_MELD_VIEW;
    case CANASTA_KEYS_PILE:
      return CANASTA_TYPE_PILE_VIEW;
    case CANASTA_KEYS_REPLAY:
    case CANASTA_KEYS_REPLAY_REST:
      return CANASTA_TYPE_REPLAY_PAGE;
    case CANASTA_KEYS_GUIDE:
      return CANASTA_TYPE_GUIDE_VIEW;
    case CANASTA_KEYS_DUPLICATE:
      return CANASTA_TYPE_DUPLICATE_WINDOW;
    default:
      g_assert_not_reached ();
    }
}

/* Whether there is such an action where a key holds, and it takes what it is given. */
static gboolean
does_something (const CanastaKey *key, GApplication *application)
{
  g_autoptr (GTypeClass) here = g_type_class_ref (get_type (key->place));
  g_autoptr (GTypeClass) table = g_type_class_ref (CANASTA_TYPE_TABLE_VIEW);
  g_autoptr (GTypeClass) window = g_type_class_ref (CANASTA_TYPE_WINDOW);
  g_autoptr (GVariant) target = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  g_assert_true (g_action_parse_detailed_name (key->action, &name, &target, &error));
  g_assert_no_error (error);
  if (g_str_has_prefix (name, "app."))
    return g_action_group_has_action (G_ACTION_GROUP (application), name + strlen ("app."));
  return has_action (GTK_WIDGET_CLASS (here), name)
         || (key->place == CANASTA_KEYS_HAND && has_action (GTK_WIDGET_CLASS (table), name))
         || (g_str_has_prefix (name, "win.") && has_action (GTK_WIDGET_CLASS (window), name));
}

static void
assert_accelerator (const CanastaKey *key, gpointer application)
{
  g_auto (GStrv) keys = gtk_application_get_accels_for_action (application, key->action);
  g_autofree char *trigger = name_trigger (key);

  g_assert_true (g_strv_contains ((const char *const *) keys, trigger));
}

/* Every key does something where it is said to hold. */
static void
test_actions (void)
{
  g_autoptr (CanastaApplication) application = canasta_application_new ();
  g_autoptr (GError) error = NULL;
  const CanastaKeyGroup *group;

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; (group = get_group (i)); i++)
    for (guint j = 0; j < group->n; j++)
      if (group->keys[j].action && !does_something (&group->keys[j], G_APPLICATION (application)))
        g_error ("%s: there is no %s", group->keys[j].trigger, group->keys[j].action);
  canasta_keys_foreach (CANASTA_KEYS_PROGRAM, assert_accelerator, application);
}

/* Where keys are told. */

static gboolean
shows_text (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    if (shows_text (child, text))
      return TRUE;
  return FALSE;
}

static gboolean
shows_keys (GtkWidget *widget, const char *accelerator)
{
  if (GTK_IS_SHORTCUT_LABEL (widget)
      && g_str_equal (gtk_shortcut_label_get_accelerator (GTK_SHORTCUT_LABEL (widget)),
                      accelerator))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    if (shows_keys (child, accelerator))
      return TRUE;
  return FALSE;
}

/* Whether all keys and what they are for are there, in the language of the interface. */
static void
assert_shows_all (GtkWidget *widget)
{
  const CanastaKeyGroup *group;
  guint n;

  for (guint i = 0; (group = get_group (i)); i++)
    {
      g_assert_true (shows_text (widget, canasta_keys_translate (group->title)));
      for (guint j = 0; j < group->n; j += n)
        {
          g_auto (GStrv) lines = NULL;

          n = canasta_key_count_alike (&group->keys[j], group->n - j);
          lines = canasta_key_write_lines (&group->keys[j], n);
          g_assert_true (shows_text (widget, canasta_keys_translate (group->keys[j].title)));
          for (guint k = 0; lines[k]; k++)
            g_assert_true (shows_keys (widget, lines[k]));
        }
    }
}

static void
test_window (gconstpointer language)
{
  GtkWidget *window, *shortcuts;

  g_assert_true (canasta_language_set (language, NULL));
  window = test_helped_window_new ();
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (gtk_widget_activate_action (window, "win.shortcuts", NULL));
  shortcuts = test_window_wait_for (ADW_TYPE_PREFERENCES_WINDOW);
  assert_shows_all (shortcuts);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_guide (gconstpointer language)
{
  g_autoptr (CanastaRegistry) registry = test_registry_new ("/nowhere");
  g_autoptr (CanastaCardArt) art = canasta_card_art_new ();
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (GtkWidget) guide = NULL;

  g_assert_true (canasta_language_set (language, NULL));
  table = canasta_registry_open_table (registry, "partnership", 4, NULL, "classic", NULL, NULL);
  guide = g_object_ref_sink (GTK_WIDGET (canasta_guide_view_new (table, NULL, "Sunday", art)));
  assert_shows_all (guide);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = canasta_paths_dup_locale ();

  test_window_init (&argc, &argv);
  canasta_language_init (folder);
  g_test_add_func ("/keys/unique", test_unique);
  g_test_add_func ("/keys/lines", test_lines);
  g_test_add_func ("/keys/actions", test_actions);
  g_test_add_data_func ("/keys/window/en", "en", test_window);
  g_test_add_data_func ("/keys/window/de", "de", test_window);
  g_test_add_data_func ("/keys/guide/en", "en", test_guide);
  g_test_add_data_func ("/keys/guide/fr", "fr", test_guide);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/help.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "pages/about.h"
#include "pages/key-labels.h"
#include "preferences/message-dialog.h"

/* A sentence, and what lies behind it. */
static void
show_notice_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *sentence, *details;

  g_variant_get (parameter, "(&s&s)", &sentence, &details);
  canasta_message_dialog_tell (widget, sentence, details);
}

static void
fullscreen_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

/* No GtkShortcutsWindow: its lines do not wrap, so it is too wide for a small screen. */

/* A row is read by its title; the keys, which it only shows, describe it. */
static GtkWidget *
make_row (const CanastaKey *keys, guint n)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *labels = canasta_key_labels_new (keys, n);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), canasta_keys_translate (keys->title));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), labels);
  canasta_key_labels_describe (labels, row);
  return row;
}

static AdwPreferencesGroup *
make_group (const CanastaKeyGroup *group)
{
  GtkWidget *box = adw_preferences_group_new ();
  guint n;

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (box),
                                   canasta_keys_translate (group->title));
  for (guint i = 0; i < group->n; i += n)
    {
      n = canasta_key_count_alike (group->keys + i, group->n - i);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (box), make_row (group->keys + i, n));
    }
  return ADW_PREFERENCES_GROUP (box);
}

static GtkWindow *
new_shortcuts (GtkWindow *parent)
{
  GtkWidget *window = adw_preferences_window_new ();
  GtkWidget *page = adw_preferences_page_new ();
  const char *title = C_("shortcuts", "Keyboard shortcuts");
  guint n;
  const CanastaKeyGroup *groups = canasta_keys_list_groups (&n);

  for (guint i = 0; i < n; i++)
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), make_group (&groups[i]));
  adw_preferences_page_set_title (ADW_PREFERENCES_PAGE (page), title);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), ADW_PREFERENCES_PAGE (page));
  g_object_set (window, "title", title, "default-width", 560, "default-height", 660, "modal", TRUE,
                "hide-on-close", TRUE, "destroy-with-parent", TRUE, "transient-for", parent, NULL);
  return GTK_WINDOW (window);
}

/* There is one, which is hidden meanwhile and goes with its parent: the search of
 * libadwaita 1.2 never lets go of the rows, so each more would stay in memory. */
static void
shortcuts_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWindow *window = g_object_get_data (G_OBJECT (widget), "shortcuts");

  if (!window)
    {
      window = new_shortcuts (GTK_WINDOW (widget));
      g_object_set_data (G_OBJECT (widget), "shortcuts", window);
    }
  gtk_window_present (window);
}

static void
about_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_about_show (GTK_WINDOW (widget));
}

static void
application_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (widget));

  g_action_group_activate_action (G_ACTION_GROUP (application), name + strlen ("win."), NULL);
}

/**
 * canasta_help_install_actions:
 * @widget_class: a class of windows of an application
 *
 * Installs win.show-notice, win.shortcuts, win.about and win.fullscreen, and those
 * that are the application's: win.preferences and win.quit.
 */
void
canasta_help_install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    const char *parameter;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "win.show-notice", "(ss)", show_notice_action },
    { "win.shortcuts", NULL, shortcuts_action },
    { "win.about", NULL, about_action },
    { "win.fullscreen", NULL, fullscreen_action },
    { "win.preferences", NULL, application_action },
    { "win.quit", NULL, application_action },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
}

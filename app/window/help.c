/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/help.h"

#include <adwaita.h>
#include <string.h>

#include "pages/about.h"
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

static void
collect_text (GtkWidget *widget, GString *text)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                            gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    collect_text (child, text);
}

/* A row is read by its title; the keys, which it only shows, describe it. */
static void
describe_by_keys (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, ADW_TYPE_ACTION_ROW);
  g_autoptr (GString) keys = g_string_new ("");

  if (GTK_IS_SHORTCUT_LABEL (widget) && row)
    {
      collect_text (widget, keys);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      keys->str, -1);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    describe_by_keys (child);
}

static GtkWindow *
new_shortcuts (GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/canasta_game/Canasta/window/shortcuts.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  describe_by_keys (GTK_WIDGET (window));
  gtk_window_set_transient_for (window, parent);
  return window;
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

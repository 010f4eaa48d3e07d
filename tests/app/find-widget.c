/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "find-widget.h"

#include <adwaita.h>

/* The first of this type that is on the screen; with @text, the first label that says it. */
GtkWidget *
test_find_mapped (GtkWidget *widget, GType type, const char *text)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_mapped (widget)
      && (!text || g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = test_find_mapped (child, type, text);
  return found;
}

/* The button that says this, the newest of them. */
GtkWidget *
test_find_button (GtkWidget *widget, const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_last_child (widget); child && !found;
       child = gtk_widget_get_prev_sibling (child))
    found = test_find_button (child, label);
  return found;
}

/* The first row of this title. */
GtkWidget *
test_find_row (GtkWidget *widget, const char *title)
{
  return test_find_row_outside (widget, title, G_TYPE_INVALID);
}

/* The first row of this title that is in nothing of this type. */
GtkWidget *
test_find_row_outside (GtkWidget *widget, const char *title, GType type)
{
  GtkWidget *found = NULL;

  if (type != G_TYPE_INVALID && G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return NULL;
  if (ADW_IS_PREFERENCES_ROW (widget)
      && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = test_find_row_outside (child, title, type);
  return found;
}

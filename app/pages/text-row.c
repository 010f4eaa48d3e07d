/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What has the focus in such a row is no part of what GTK makes known of it: a screen reader says what
 * is written there already, and nothing where nothing is; not what is to be written. Up to 4.8 it can
 * be made known as the field it is; what newer versions leave out is announced. */
#include "config.h"

#include "pages/text-row.h"

#include <adwaita.h>

#include "pages/announcer.h"

static void
enter_cb (GtkWidget *row)
{
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  g_autofree char *sentence = g_strdup_printf ("%s.", title);
  CanastaAnnouncer *announcer = canasta_announcer_find (row);

  if (announcer)
    canasta_announcer_answer (announcer, title, sentence);
}

static void
name_field (AdwPreferencesRow *row, GParamSpec *property, GtkAccessible *field)
{
  gtk_accessible_update_property (field, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (row), -1);
}

/* The row itself would be a field with that name as well, in which other things lie. */
static void
make_field_known (GtkWidget *row, GtkWidget *field)
{
  g_object_set (row, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  g_object_set (field, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  name_field (ADW_PREFERENCES_ROW (row), NULL, GTK_ACCESSIBLE (field));
  g_signal_connect (row, "notify::title", G_CALLBACK (name_field), field);
}

static void
announce_title (GtkWidget *row, GtkWidget *field)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (focus, "enter", G_CALLBACK (enter_cb), row);
  gtk_widget_add_controller (field, focus);
}

/**
 * canasta_text_row_tell_title:
 * @row: an #AdwEntryRow
 *
 * Whoever comes to it hears what is to be written there. Nobody may have been told of the row yet.
 */
void
canasta_text_row_tell_title (GtkWidget *row)
{
  GtkWidget *field = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (row)));

  if (gtk_check_version (4, 10, 0))
    make_field_known (row, field);
  else
    announce_title (row, field);
}

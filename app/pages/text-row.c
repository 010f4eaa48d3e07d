/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What has the focus in such a row is no part of what GTK makes known of it: a screen reader says what
 * is written there already, and nothing where nothing is; not what is to be written. */
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

/**
 * canasta_text_row_tell_title:
 * @row: an #AdwEntryRow
 *
 * Whoever comes to it hears what is to be written there.
 */
void
canasta_text_row_tell_title (GtkWidget *row)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (focus, "enter", G_CALLBACK (enter_cb), row);
  gtk_widget_add_controller (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (row))), focus);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/toast.h"

/* How many seconds one with a button can be read. None takes the place of another:
 * libadwaita 1.2 ends the program where one of high priority goes while that is still
 * leaving. */
#define READING 10

/* For so many milliseconds one that comes answers nothing: libadwaita 1.2 ends the program
 * where one is gone before it has come, which takes half a second where it follows another. */
#define COMING 600

static gboolean
come_cb (gpointer shown)
{
  gtk_widget_set_sensitive (shown, TRUE);
  return G_SOURCE_REMOVE;
}

/* Who is quick does not end the program. */
static void
shown_cb (GListModel *shown, guint position, guint removed, guint added, AdwToastOverlay *overlay)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) widget = g_list_model_get_item (shown, i);

      if (widget == adw_toast_overlay_get_child (overlay))
        continue;
      gtk_widget_set_sensitive (widget, FALSE);
      g_timeout_add_full (G_PRIORITY_DEFAULT, COMING, come_cb, g_object_ref (widget),
                          g_object_unref);
    }
}

static void
follow (AdwToastOverlay *overlay)
{
  static const char followed[] = "canasta-toasts";
  GListModel *shown;

  if (g_object_get_data (G_OBJECT (overlay), followed))
    return;
  shown = gtk_widget_observe_children (GTK_WIDGET (overlay));
  g_signal_connect_object (shown, "items-changed", G_CALLBACK (shown_cb), overlay, 0);
  g_object_set_data_full (G_OBJECT (overlay), followed, shown, g_object_unref);
}

static AdwToastOverlay *
find_overlay (GtkWidget *widget)
{
  AdwToastOverlay *found = NULL;

  if (ADW_IS_TOAST_OVERLAY (widget))
    return ADW_TOAST_OVERLAY (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_overlay (child);
  return found;
}

/**
 * canasta_toast_new:
 * @sentence: what is to be seen
 *
 * Returns: (transfer full): a toast that is not shown yet
 */
AdwToast *
canasta_toast_new (const char *sentence)
{
  g_autofree char *escaped = g_markup_escape_text (sentence, -1);

  return adw_toast_new (escaped);
}

/**
 * canasta_toast_new_with_button:
 * @sentence: what is to be seen
 * @label: what its button says
 *
 * Returns: (transfer full): a toast that is not shown yet, and can be read for longer
 */
AdwToast *
canasta_toast_new_with_button (const char *sentence, const char *label)
{
  AdwToast *toast = canasta_toast_new (sentence);

  adw_toast_set_timeout (toast, READING);
  adw_toast_set_button_label (toast, label);
  return toast;
}

/**
 * canasta_toast_show:
 * @toast: (transfer full): a toast
 * @place: where toasts are shown, or a window that has such a place in it
 *
 * Shows the toast once those before it are gone.
 */
void
canasta_toast_show (AdwToast *toast, GtkWidget *place)
{
  AdwToastOverlay *overlay = find_overlay (place);

  g_return_if_fail (overlay != NULL);
  follow (overlay);
  adw_toast_overlay_add_toast (overlay, toast);
}

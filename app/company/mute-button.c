/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/mute-button.h"

#include <glib/gi18n-lib.h>

struct _CanastaMuteButton
{
  GtkCheckButton parent_instance;

  CanastaTalk *talk;
  guint seat;
};

G_DEFINE_FINAL_TYPE (CanastaMuteButton, canasta_mute_button, GTK_TYPE_CHECK_BUTTON)

static void
canasta_mute_button_dispose (GObject *object)
{
  g_clear_object (&CANASTA_MUTE_BUTTON (object)->talk);
  G_OBJECT_CLASS (canasta_mute_button_parent_class)->dispose (object);
}

static void
canasta_mute_button_toggled (GtkCheckButton *button)
{
  CanastaMuteButton *self = CANASTA_MUTE_BUTTON (button);

  if (self->talk)
    canasta_talk_set_muted (self->talk, self->seat, gtk_check_button_get_active (button));
}

static void
toggle_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkCheckButton *button = GTK_CHECK_BUTTON (widget);

  gtk_check_button_set_active (button, !gtk_check_button_get_active (button));
}

static void
canasta_mute_button_class_init (CanastaMuteButtonClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_mute_button_dispose;
  GTK_CHECK_BUTTON_CLASS (class)->toggled = canasta_mute_button_toggled;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (class), "mute.toggle", NULL, toggle_action);
}

static void
canasta_mute_button_init (CanastaMuteButton *self)
{
}

/**
 * canasta_mute_button_new:
 * @talk: what is said at the table
 * @seat: where somebody else sits
 *
 * Returns: (transfer floating): a button that is checked where one does not listen to them
 */
GtkWidget *
canasta_mute_button_new (CanastaTalk *talk, guint seat)
{
  CanastaMuteButton *self = g_object_new (CANASTA_TYPE_MUTE_BUTTON, NULL);
  g_autofree char *name = canasta_talk_dup_name (talk, seat);
  g_autofree char *label = g_strdup_printf (_("Do not show what %s says"), name);

  gtk_check_button_set_label (GTK_CHECK_BUTTON (self), label);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self), canasta_talk_is_muted (talk, seat));
  self->talk = g_object_ref (talk);
  self->seat = seat;
  return GTK_WIDGET (self);
}

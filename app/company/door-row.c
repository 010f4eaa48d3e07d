/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/door-row.h"

#include <glib/gi18n-lib.h>

#include "company/seat-list.h"
#include "pages/accessible.h"
#include "pages/drop-down.h"
#include "pages/wrap.h"

struct _CanastaDoorRow
{
  AdwPreferencesRow parent_instance;

  CanastaHost *host;
  guint guest;
  gboolean wants_to_look;       /* on, and no seat */
  guint free;                   /* the seats there are to choose from, as bits */

  GtkBox *box;
  GtkWidget *places;            /* NULL where there is nothing to choose */
};

G_DEFINE_FINAL_TYPE (CanastaDoorRow, canasta_door_row, ADW_TYPE_PREFERENCES_ROW)

static void
canasta_door_row_dispose (GObject *object)
{
  g_clear_object (&CANASTA_DOOR_ROW (object)->host);
  G_OBJECT_CLASS (canasta_door_row_parent_class)->dispose (object);
}

/* The seat that is chosen, or the one there is. */
static guint
get_place (CanastaDoorRow *self)
{
  return canasta_seat_list_get (self->free, self->places
                                              ? gtk_drop_down_get_selected (GTK_DROP_DOWN (self->places))
                                              : 0);
}

static void
let_look_on (CanastaDoorRow *self)
{
  if (!canasta_host_let_look_on (self->host, self->guest))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s",
                                _("Nobody else can look on: put somebody out first who does."));
}

static void
let_in_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaDoorRow *self = CANASTA_DOOR_ROW (widget);
  guint seat = get_place (self);

  if (self->wants_to_look)
    let_look_on (self);
  else if (seat == CANASTA_NO_SEAT)
    gtk_widget_activate_action (widget, "win.tell", "s",
                                _("No seat is free: make one free first."));
  else
    canasta_host_let_in (self->host, self->guest, seat);
}

static void
refuse_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaDoorRow *self = CANASTA_DOOR_ROW (widget);

  canasta_host_refuse (self->host, self->guest);
}

static void
canasta_door_row_class_init (CanastaDoorRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_door_row_dispose;
  gtk_widget_class_install_action (widget_class, "door.let-in", NULL, let_in_action);
  gtk_widget_class_install_action (widget_class, "door.refuse", NULL, refuse_action);
}

static void
canasta_door_row_init (CanastaDoorRow *self)
{
}

static GtkWidget *
new_button (const char *label, const char *name, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  canasta_accessible_set_name (button, name);
  return button;
}

static void
fill (CanastaDoorRow *self, const CanastaGuest *guest)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *sentence =
    g_strdup_printf (guest->wants_to_look ? _("%s wants to look on at your table.")
                                          : _("%s wants to sit down at your table."), guest->name);
  g_autofree char *let_in = g_strdup_printf (_("Let %s in"), guest->name);
  g_autofree char *refuse = g_strdup_printf (_("Do not let %s in"), guest->name);
  GtkWidget *label = gtk_label_new (sentence);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (buttons), new_button (_("Let in"), let_in, "door.let-in"));
  gtk_box_append (GTK_BOX (buttons), new_button (_("Do not let in"), refuse, "door.refuse"));
  canasta_wrap_labels (buttons, TRUE);
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "seat-row");
  gtk_box_append (self->box, label);
  gtk_box_append (self->box, buttons);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), sentence);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), GTK_WIDGET (self->box));
}

/**
 * canasta_door_row_new:
 * @host: a host
 * @guest: somebody who knocks
 *
 * Returns: (transfer floating): a row about them
 */
GtkWidget *
canasta_door_row_new (CanastaHost *host, const CanastaGuest *guest)
{
  CanastaDoorRow *self = g_object_new (CANASTA_TYPE_DOOR_ROW, NULL);

  self->host = g_object_ref (host);
  self->guest = guest->id;
  self->wants_to_look = guest->wants_to_look;
  fill (self, guest);
  canasta_door_row_show (self);
  return GTK_WIDGET (self);
}

/* Who has the choice keeps what was chosen, as long as it is free. */
static void
offer_places (CanastaDoorRow *self, guint free)
{
  const CanastaGuest *guest = canasta_guests_find (canasta_host_get_guests (self->host), self->guest);
  g_autofree char *title = g_strdup_printf (C_("at a table", "Where %s sits"), guest->name);
  guint chosen = get_place (self);
  GtkWidget *sentence = gtk_widget_get_first_child (GTK_WIDGET (self->box));

  if (self->places)
    gtk_box_remove (self->box, self->places);
  self->places = NULL;
  self->free = free;
  if ((free & (free - 1)) == 0)
    return;
  self->places = canasta_drop_down_new (title, canasta_seat_list_new (free));
  gtk_widget_set_halign (self->places, GTK_ALIGN_START);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->places), canasta_seat_list_find (free, chosen));
  gtk_box_insert_child_after (self->box, self->places, sentence);
}

/**
 * canasta_door_row_show:
 * @self: a row of somebody who still knocks
 *
 * Shows which seats are free now, to who wants one.
 */
void
canasta_door_row_show (CanastaDoorRow *self)
{
  guint free = self->wants_to_look ? 0 : canasta_host_list_free (self->host);

  if (free != self->free)
    offer_places (self, free);
}

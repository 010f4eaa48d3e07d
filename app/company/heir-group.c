/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/heir-group.h"

#include <glib/gi18n-lib.h>

#include "company/router-row.h"
#include "network/router-port.h"
#include "pages/wrap.h"

struct _CanastaHeirGroup
{
  AdwPreferencesGroup parent_instance;

  CanastaCompany *company;      /* NULL until it is shown */
  GtkWidget *row;
  GtkLabel *question;
  GtkWidget *router;
  GtkWidget *go_on;
  GtkWidget *decline;
};

G_DEFINE_FINAL_TYPE (CanastaHeirGroup, canasta_heir_group, ADW_TYPE_PREFERENCES_GROUP)

static void
canasta_heir_group_dispose (GObject *object)
{
  g_clear_object (&CANASTA_HEIR_GROUP (object)->company);
  G_OBJECT_CLASS (canasta_heir_group_parent_class)->dispose (object);
}

static void
go_on_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autoptr (GError) error = NULL;

  if (!canasta_company_inherit (CANASTA_HEIR_GROUP (widget)->company, &error))
    gtk_widget_activate_action (widget, "win.tell", "s", error->message);
}

static void
decline_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  canasta_company_decline (CANASTA_HEIR_GROUP (widget)->company);
}

static void
canasta_heir_group_class_init (CanastaHeirGroupClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_heir_group_dispose;
  gtk_widget_class_install_action (widget_class, "heir.go-on", NULL, go_on_action);
  gtk_widget_class_install_action (widget_class, "heir.decline", NULL, decline_action);
}

static GtkWidget *
new_button (const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static void
canasta_heir_group_init (CanastaHeirGroup *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *question = gtk_label_new (NULL);

  self->question = GTK_LABEL (question);
  gtk_label_set_xalign (self->question, 0);
  gtk_label_set_wrap (self->question, TRUE);
  gtk_label_set_wrap_mode (self->question, PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (question, "seat-row");
  self->row = adw_preferences_row_new ();
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self->row), question);
  adw_preferences_group_add (group, self->row);
  self->router = canasta_router_row_new ();
  adw_preferences_group_add (group, self->router);
  self->go_on = new_button (_("Go on with the table"), "heir.go-on");
  gtk_widget_add_css_class (self->go_on, "suggested-action");
  gtk_box_append (GTK_BOX (buttons), self->go_on);
  self->decline = new_button (_("Leave it with the host"), "heir.decline");
  gtk_box_append (GTK_BOX (buttons), self->decline);
  canasta_wrap_labels (buttons, TRUE);
  gtk_widget_set_margin_top (buttons, 12);
  adw_preferences_group_add (group, buttons);
}

/* Whoever has come through a relay has the others come by it as well. The router is to be asked before
 * the host is told where the table is. */
static void
show_router (CanastaHeirGroup *self)
{
  gtk_widget_set_visible (self->router, canasta_router_port_is_possible ()
                                          && !canasta_company_get_relay (self->company));
  gtk_widget_set_sensitive (self->router, !canasta_company_has_agreed (self->company));
  canasta_router_row_show (CANASTA_ROUTER_ROW (self->router), self->company);
}

/**
 * canasta_heir_group_show:
 * @self: a group
 * @company: who is a guest at somebody's table
 *
 * Shows what the host asks now, or what was answered; it is not there where nothing is asked.
 */
void
canasta_heir_group_show (CanastaHeirGroup *self, CanastaCompany *company)
{
  const char *question = canasta_company_describe_heir (company);

  g_set_object (&self->company, company);
  gtk_widget_set_visible (GTK_WIDGET (self), question != NULL);
  gtk_widget_set_visible (self->go_on, !canasta_company_has_agreed (company));
  show_router (self);
  gtk_label_set_label (self->question, question ? question : "");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row), question ? question : "");
}

void
canasta_heir_group_focus (CanastaHeirGroup *self)
{
  gtk_widget_grab_focus (gtk_widget_get_visible (self->go_on) ? self->go_on : self->decline);
}

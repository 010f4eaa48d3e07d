/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/give-group.h"

#include <glib/gi18n-lib.h>

#include "network/invitation.h"
#include "pages/accessible.h"
#include "pages/text-row.h"
#include "pages/wrap.h"
#include "preferences/message-dialog.h"

struct _CanastaGiveGroup
{
  AdwPreferencesGroup parent_instance;

  CanastaCompany *company;      /* NULL until it is shown */
  GtkEditable *invitation;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (CanastaGiveGroup, canasta_give_group, ADW_TYPE_PREFERENCES_GROUP)

static void
canasta_give_group_dispose (GObject *object)
{
  CanastaGiveGroup *self = CANASTA_GIVE_GROUP (object);

  g_clear_object (&self->company);
  G_OBJECT_CLASS (canasta_give_group_parent_class)->dispose (object);
}

static void
agreed_cb (CanastaGiveGroup *self)
{
  if (canasta_company_get_host (self->company))
    canasta_company_give (self->company, gtk_editable_get_text (self->invitation));
}

/* What is no invitation is said, and asks nobody. */
static void
give (CanastaGiveGroup *self)
{
  g_auto (CanastaInvitation) invitation = { 0 };
  g_autoptr (GError) error = NULL;

  if (canasta_invitation_read (&invitation, gtk_editable_get_text (self->invitation), &error))
    canasta_message_dialog_ask (GTK_WIDGET (self), _("Hand the table over to that host?"),
                                _("The table goes on at that computer, and everybody follows by "
                                  "themselves. The rounds that are over stand; the deal that was begun "
                                  "is dealt anew. Your seat is kept for you there."),
                                _("_Hand over"), G_CALLBACK (agreed_cb), self);
  else
    canasta_message_dialog_tell (GTK_WIDGET (self), _("The table stays here"), error->message);
}

static void
give_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CanastaGiveGroup *self = CANASTA_GIVE_GROUP (widget);

  if (canasta_company_is_giving (self->company))
    canasta_company_stay (self->company);
  else
    give (self);
}

static void
canasta_give_group_class_init (CanastaGiveGroupClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_give_group_dispose;
  gtk_widget_class_install_action (widget_class, "give.give", NULL, give_action);
}

static void
written_cb (CanastaGiveGroup *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "give.give",
                                 *gtk_editable_get_text (self->invitation) != '\0');
}

static void
add_invitation (CanastaGiveGroup *self)
{
  GtkWidget *row = adw_entry_row_new ();

  self->invitation = GTK_EDITABLE (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Invitation to a table of theirs"));
  canasta_text_row_tell_title (row);
  g_signal_connect_swapped (row, "changed", G_CALLBACK (written_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

/* The titles of narrow rows are not cut by it: it has one of its own. */
static void
add_button (CanastaGiveGroup *self)
{
  GtkWidget *row = adw_action_row_new ();

  self->button = gtk_button_new ();
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "give.give");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Have the table go on there"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->button);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

static void
canasta_give_group_init (CanastaGiveGroup *self)
{
  add_invitation (self);
  add_button (self);
  written_cb (self);
}

/**
 * canasta_give_group_show:
 * @self: a group
 * @company: who plays at a table that is open here
 *
 * Shows whether the table is on its way.
 */
void
canasta_give_group_show (CanastaGiveGroup *self, CanastaCompany *company)
{
  gboolean is_giving;

  g_set_object (&self->company, company);
  is_giving = canasta_company_is_giving (company);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          canasta_host_can_move (canasta_company_get_host (company)));
  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (self),
    is_giving ? _("The table is being handed over. Until it is open there it stays here.")
              : _("Somebody who keeps tables for others, as a club does, has it go on at one where nobody "
                  "is."));
  gtk_editable_set_editable (self->invitation, !is_giving);
  gtk_button_set_label (GTK_BUTTON (self->button), is_giving ? _("Do not hand it over")
                                                             : _("Hand the table over…"));
  canasta_accessible_set_name (self->button, is_giving ? _("Do not hand the table over any more")
                                                       : _("Hand the table over to that host…"));
  canasta_wrap_labels (self->button, TRUE);
}

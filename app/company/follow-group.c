/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/follow-group.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"

struct _CanastaFollowGroup
{
  AdwPreferencesGroup parent_instance;

  CanastaCompany *company;      /* NULL until it is shown */
  char **names;                 /* of those for whom there are rows, or NULL */
  GPtrArray *rows;
};

G_DEFINE_FINAL_TYPE (CanastaFollowGroup, canasta_follow_group, ADW_TYPE_PREFERENCES_GROUP)

static void
canasta_follow_group_dispose (GObject *object)
{
  CanastaFollowGroup *self = CANASTA_FOLLOW_GROUP (object);

  g_clear_object (&self->company);
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (canasta_follow_group_parent_class)->dispose (object);
}

static void
follow_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CanastaFollowGroup *self = CANASTA_FOLLOW_GROUP (widget);
  g_autofree char *name = g_strdup (parameter ? g_variant_get_string (parameter, NULL)
                                              : self->names[0]);

  canasta_company_follow (self->company, name);
}

static void
copy_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autofree char *way = canasta_company_dup_way (CANASTA_FOLLOW_GROUP (widget)->company);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), way);
  gtk_widget_activate_action (widget, "win.tell", "s",
                              _("What each of you types in a terminal is copied."));
}

static void
canasta_follow_group_class_init (CanastaFollowGroupClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_follow_group_dispose;
  gtk_widget_class_install_action (widget_class, "join.follow", NULL, follow_action);
  gtk_widget_class_install_action (widget_class, "join.follow-as", "s", follow_action);
  gtk_widget_class_install_action (widget_class, "join.copy-way", NULL, copy_action);
}

static void
canasta_follow_group_init (CanastaFollowGroup *self)
{
  self->rows = g_ptr_array_new ();
}

static AdwActionRow *
add_row (CanastaFollowGroup *self, const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
  return ADW_ACTION_ROW (row);
}

/* @name: (nullable): who goes there, where there are several */
static GtkActionable *
add_way (CanastaFollowGroup *self, const char *name)
{
  g_autofree char *title = name ? g_strdup_printf (_("Go where your table moved, as %s"), name)
                                : g_strdup (_("Go where your table moved"));
  AdwActionRow *row = add_row (self, title, _("Your seat is kept for you there."));
  GtkWidget *image = g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic",
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  adw_action_row_add_suffix (row, image);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  return GTK_ACTIONABLE (row);
}

/* In the window one of them is there. */
static void
add_other_ways (CanastaFollowGroup *self)
{
  AdwActionRow *row =
    add_row (self, _("Each of you goes there with a program of their own"),
             _("One of you in this window, the others with “canasta-cli join” in a terminal at this "
               "computer, where the keys of your seats are."));
  GtkWidget *button = gtk_button_new_with_label (_("Copy"));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "join.copy-way");
  canasta_accessible_set_name (button, _("Copy what each of you types in a terminal"));
  adw_action_row_add_suffix (row, button);
}

static void
fill (CanastaFollowGroup *self)
{
  gboolean are_several = self->names[0] && self->names[1];

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; self->names[i]; i++)
    {
      GtkActionable *way = add_way (self, are_several ? self->names[i] : NULL);

      if (i > 0)
        gtk_actionable_set_action_target (way, "s", self->names[i]);
      gtk_actionable_set_action_name (way, i == 0 ? "join.follow" : "join.follow-as");
    }
  if (are_several)
    add_other_ways (self);
}

/**
 * canasta_follow_group_show:
 * @self: a group
 * @company: who plays with nobody
 *
 * Shows who can go where a table of theirs moved; it is not there where none did.
 */
void
canasta_follow_group_show (CanastaFollowGroup *self, CanastaCompany *company)
{
  g_auto (GStrv) names = canasta_company_list_followers (company);

  g_set_object (&self->company, company);
  gtk_widget_set_visible (GTK_WIDGET (self), names[0] != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "join.follow", names[0] != NULL);
  if (self->names && g_strv_equal ((const char *const *) self->names, (const char *const *) names))
    return;
  g_strfreev (self->names);
  self->names = g_steal_pointer (&names);
  fill (self);
}

void
canasta_follow_group_focus (CanastaFollowGroup *self)
{
  gtk_widget_grab_focus (g_ptr_array_index (self->rows, 0));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/remark-popover.h"

#include <glib/gi18n-lib.h>

#include "company/mute-button.h"
#include "pages/accessible.h"
#include "pages/wrap.h"

#define COLUMNS 2

struct _CanastaRemarkPopover
{
  GtkPopover parent_instance;

  CanastaCompany *company;
  GtkBox *mutes;                /* a button for each person elsewhere */
};

G_DEFINE_FINAL_TYPE (CanastaRemarkPopover, canasta_remark_popover, GTK_TYPE_POPOVER)

static void
canasta_remark_popover_dispose (GObject *object)
{
  g_clear_object (&CANASTA_REMARK_POPOVER (object)->company);
  G_OBJECT_CLASS (canasta_remark_popover_parent_class)->dispose (object);
}

static void
say_action (GtkWidget *widget, const char *name, GVariant *remark)
{
  CanastaRemarkPopover *self = CANASTA_REMARK_POPOVER (widget);
  CanastaTalk *talk = canasta_company_get_talk (self->company);

  gtk_popover_popdown (GTK_POPOVER (self));
  if (talk && canasta_talk_can_speak (talk))
    canasta_talk_speak (talk, (CanastaRemark) g_variant_get_uint32 (remark));
}

/* Who is at the table is found whenever it comes up. */
static void
canasta_remark_popover_show (GtkWidget *widget)
{
  CanastaRemarkPopover *self = CANASTA_REMARK_POPOVER (widget);
  CanastaTalk *talk = canasta_company_get_talk (self->company);
  guint seats = talk ? canasta_talk_list_persons (talk) : 0;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->mutes))))
    gtk_box_remove (self->mutes, child);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if ((seats & (1u << seat)) != 0)
      gtk_box_append (self->mutes, canasta_mute_button_new (talk, seat));
  canasta_wrap_labels (GTK_WIDGET (self->mutes), TRUE);
  GTK_WIDGET_CLASS (canasta_remark_popover_parent_class)->show (widget);
}

static void
canasta_remark_popover_class_init (CanastaRemarkPopoverClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_remark_popover_dispose;
  widget_class->show = canasta_remark_popover_show;
  gtk_widget_class_install_action (widget_class, "remark.say", "u", say_action);
}

/* What can be said. */

static GtkWidget *
new_remark (CanastaRemark remark)
{
  GtkWidget *button = gtk_button_new_with_label (canasta_talk_describe (remark));

  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "remark.say");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", (guint32) remark);
  return button;
}

static void
canasta_remark_popover_init (CanastaRemarkPopover *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *remarks = gtk_grid_new ();

  gtk_grid_set_column_homogeneous (GTK_GRID (remarks), TRUE);
  for (int i = 0; i < CANASTA_N_REMARKS; i++)
    gtk_grid_attach (GTK_GRID (remarks), new_remark ((CanastaRemark) i), i % COLUMNS, i / COLUMNS,
                     1, 1);
  canasta_wrap_labels (remarks, TRUE);
  self->mutes = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_box_append (GTK_BOX (box), remarks);
  gtk_box_append (GTK_BOX (box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->mutes));
  gtk_popover_set_child (GTK_POPOVER (self), box);
  canasta_accessible_set_name (self, _("Say something to the others"));
}

/**
 * canasta_remark_popover_new:
 * @company: who the person plays with
 *
 * Returns: (transfer floating): what can be said to them
 */
GtkWidget *
canasta_remark_popover_new (CanastaCompany *company)
{
  CanastaRemarkPopover *self = g_object_new (CANASTA_TYPE_REMARK_POPOVER, NULL);

  self->company = g_object_ref (company);
  return GTK_WIDGET (self);
}

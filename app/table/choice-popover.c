/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A short list to choose from. */
#include "config.h"

#include "table/choice-popover.h"

struct _CanastaChoicePopover
{
  GtkPopover parent_instance;

  GtkWidget *box;
  guint n_choices;
  CanastaChoiceFunc func;
  gpointer data;
};

G_DEFINE_FINAL_TYPE (CanastaChoicePopover, canasta_choice_popover, GTK_TYPE_POPOVER)

static void
canasta_choice_popover_class_init (CanastaChoicePopoverClass *class)
{
}

static void
canasta_choice_popover_init (CanastaChoicePopover *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_popover_set_child (GTK_POPOVER (self), self->box);
}

GtkWidget *
canasta_choice_popover_new (const char *title, CanastaChoiceFunc func, gpointer data)
{
  CanastaChoicePopover *self = g_object_new (CANASTA_TYPE_CHOICE_POPOVER, NULL);
  GtkWidget *label = gtk_label_new (title);

  self->func = func;
  self->data = data;
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (self->box), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return GTK_WIDGET (self);
}

static void
clicked_cb (GtkButton *button, CanastaChoicePopover *self)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  gtk_popover_popdown (GTK_POPOVER (self));
  self->func (index, self->data);
}

/* @detail: (nullable): a second line, such as a warning or why it is not
 * possible. */
void
canasta_choice_popover_add (CanastaChoicePopover *self,
                            const char           *label,
                            const char           *detail,
                            gboolean              enabled)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const char *texts[] = { label, detail };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      GtkWidget *line;

      if (!texts[i])
        continue;
      line = gtk_label_new (texts[i]);
      gtk_label_set_xalign (GTK_LABEL (line), 0);
      gtk_label_set_wrap (GTK_LABEL (line), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (line), 44);
      if (i > 0)
        gtk_widget_add_css_class (line, "caption");
      gtk_box_append (GTK_BOX (lines), line);
    }
  gtk_button_set_child (GTK_BUTTON (button), lines);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_sensitive (button, enabled);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  detail ? detail : "", -1);
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (self->n_choices++));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_box_append (GTK_BOX (self->box), button);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is selected is the step that is shown: a click, an arrow key and a screen
 * reader choose alike. */
#include "config.h"

#include "pages/step-list.h"

#include <glib/gi18n-lib.h>

struct _CanastaStepList
{
  AdwBin parent_instance;

  GtkStringList *sentences;
  GtkSingleSelection *selection;
  GtkWidget *view;
  guint following;              /* a tick callback, until … */
  guint frames;                 /* … so many frames were drawn */
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (CanastaStepList, canasta_step_list, ADW_TYPE_BIN)

static guint chosen_signal;

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "move");
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkStringObject *sentence = gtk_list_item_get_item (item);
  GtkWidget *label = gtk_list_item_get_child (item);

  gtk_label_set_label (GTK_LABEL (label), gtk_string_object_get_string (sentence));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (gtk_widget_get_parent (label)),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}

static void
selected_cb (CanastaStepList *self)
{
  guint step = gtk_single_selection_get_selected (self->selection);

  if (!self->is_updating && step != GTK_INVALID_LIST_POSITION)
    g_signal_emit (self, chosen_signal, 0, step);
}

/* The step that is shown comes into view; only after a frame the list knows where
 * it is. */
static gboolean
follow_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CanastaStepList *self = CANASTA_STEP_LIST (widget);
  guint step = gtk_single_selection_get_selected (self->selection);

  if (--self->frames > 0)
    return G_SOURCE_CONTINUE;
  self->following = 0;
  if (step != GTK_INVALID_LIST_POSITION && gtk_widget_get_mapped (self->view))
    gtk_widget_activate_action (self->view, "list.scroll-to-item", "u", step);
  return G_SOURCE_REMOVE;
}

static void
follow (CanastaStepList *self)
{
  self->frames = 2;
  if (self->following == 0)
    self->following = gtk_widget_add_tick_callback (GTK_WIDGET (self), follow_cb, NULL, NULL);
}

static void
canasta_step_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (canasta_step_list_parent_class)->map (widget);
  follow (CANASTA_STEP_LIST (widget));
}

static void
canasta_step_list_class_init (CanastaStepListClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->map = canasta_step_list_map;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
canasta_step_list_init (CanastaStepList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);

  self->sentences = gtk_string_list_new (NULL);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (self->sentences));
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (selected_cb), self);
  self->view = gtk_list_view_new (GTK_SELECTION_MODEL (self->selection), factory);
  gtk_widget_add_css_class (self->view, "move-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Steps of this round"), -1);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->view);
  gtk_widget_set_vexpand (scrolled, TRUE);
  adw_bin_set_child (ADW_BIN (self), scrolled);
}

GtkWidget *
canasta_step_list_new (void)
{
  return g_object_new (CANASTA_TYPE_STEP_LIST, NULL);
}

/* Shows the steps of another round, or in other words. */
void
canasta_step_list_set_sentences (CanastaStepList *self, const char *const *sentences)
{
  self->is_updating = TRUE;
  gtk_string_list_splice (self->sentences, 0,
                          g_list_model_get_n_items (G_LIST_MODEL (self->sentences)), sentences);
  self->is_updating = FALSE;
}

void
canasta_step_list_show_step (CanastaStepList *self, guint step)
{
  self->is_updating = TRUE;
  gtk_single_selection_set_selected (self->selection, step);
  self->is_updating = FALSE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    follow (self);
}

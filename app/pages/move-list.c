/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Only the round being played is shown. The sentences are kept in a string
 * list beside what they were made from, so that an update adds what is new and
 * removes what was taken back. */
#include "config.h"

#include "pages/move-list.h"

#include <glib/gi18n-lib.h>

struct _CanastaMoveList
{
  AdwBin parent_instance;

  GtkStringList *sentences;
  GtkWidget *view;
  GtkScrolledWindow *scrolled;
  gulong following;             /* handler at the frame clock, while mapped */
  CanastaMatch *match;
  guint first;                  /* where the round begins in the record */
  guint shown;                  /* where what is shown ends in the record */
};

G_DEFINE_FINAL_TYPE (CanastaMoveList, canasta_move_list, ADW_TYPE_BIN)

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "move");
  gtk_list_item_set_child (item, label);
  gtk_list_item_set_activatable (item, FALSE);
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
forget_following (CanastaMoveList *self)
{
  if (self->following != 0)
    g_clear_signal_handler (&self->following, gtk_widget_get_frame_clock (GTK_WIDGET (self)));
}

static void
show_newest_cb (CanastaMoveList *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->sentences));

  forget_following (self);
  if (n > 0)
    gtk_widget_activate_action (self->view, "list.scroll-to-item", "u", n - 1);
}

/* Only after a frame the list knows where each sentence is; GTK complains of
 * scrolling before. */
static void
show_newest (CanastaMoveList *self)
{
  if (self->following == 0)
    self->following = g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (self)),
                                                "after-paint", G_CALLBACK (show_newest_cb), self);
}

/* The newest sentence comes into view, unless the person reads further up. */
static void
follow (CanastaMoveList *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  if (gtk_widget_get_mapped (GTK_WIDGET (self))
      && gtk_adjustment_get_value (adjustment) >= end - 1)
    show_newest (self);
}

/* Whoever looks anew looks at the newest. */
static void
canasta_move_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (canasta_move_list_parent_class)->map (widget);
  show_newest (CANASTA_MOVE_LIST (widget));
}

static void
canasta_move_list_unmap (GtkWidget *widget)
{
  forget_following (CANASTA_MOVE_LIST (widget));
  GTK_WIDGET_CLASS (canasta_move_list_parent_class)->unmap (widget);
}

static void
canasta_move_list_dispose (GObject *object)
{
  CanastaMoveList *self = CANASTA_MOVE_LIST (object);

  g_clear_object (&self->match);
  G_OBJECT_CLASS (canasta_move_list_parent_class)->dispose (object);
}

static void
canasta_move_list_class_init (CanastaMoveListClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_move_list_dispose;
  GTK_WIDGET_CLASS (class)->map = canasta_move_list_map;
  GTK_WIDGET_CLASS (class)->unmap = canasta_move_list_unmap;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_move_list_init (CanastaMoveList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);

  self->sentences = gtk_string_list_new (NULL);
  self->view = gtk_list_view_new (
    GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (self->sentences))), factory);
  gtk_widget_add_css_class (self->view, "move-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Moves of this round"), -1);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->view);
  gtk_widget_set_vexpand (scrolled, TRUE);
  self->scrolled = GTK_SCROLLED_WINDOW (scrolled);
  adw_bin_set_child (ADW_BIN (self), scrolled);
}

GtkWidget *
canasta_move_list_new (void)
{
  return g_object_new (CANASTA_TYPE_MOVE_LIST, NULL);
}

/**
 * canasta_move_list_update:
 * @self: a move list
 * @match: a match
 * @viewer: the seat of the reader
 */
void
canasta_move_list_update (CanastaMoveList *self, CanastaMatch *match, guint viewer)
{
  const CanastaRecord *record = canasta_match_get_record (match);
  const char *const *names = canasta_match_get_names (match);
  guint first = canasta_record_find_round (record, canasta_match_get_round (match));
  guint count = canasta_record_get_count (record);

  if (self->match != match || first != self->first || count < self->shown)
    {
      guint kept = self->match == match && first == self->first ? count - first : 0;
      guint n = g_list_model_get_n_items (G_LIST_MODEL (self->sentences));

      gtk_string_list_splice (self->sentences, kept, n - kept, NULL);
      g_set_object (&self->match, match);
      self->first = first;
      self->shown = first + kept;
    }

  for (; self->shown < count; self->shown++)
    {
      g_autofree char *sentence = canasta_event_describe (
        canasta_record_get (record, self->shown), names, viewer);

      gtk_string_list_append (self->sentences, sentence);
    }
  follow (self);
}

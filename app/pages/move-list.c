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
  GtkScrolledWindow *scrolled;
  guint showing;
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

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (sentence));
}

static gboolean
show_newest_cb (gpointer data)
{
  CanastaMoveList *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);

  self->showing = 0;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_REMOVE;
}

/* The newest sentence comes into view, unless the person reads further up. The
 * list knows its height only when it has been drawn. */
static void
follow (CanastaMoveList *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  if (self->showing == 0 &&
      (gtk_adjustment_get_value (adjustment) >= end - 1 ||
       !gtk_widget_get_mapped (GTK_WIDGET (self))))
    self->showing = g_idle_add_full (G_PRIORITY_LOW, show_newest_cb, self, NULL);
}

static void
canasta_move_list_map (GtkWidget *widget)
{
  CanastaMoveList *self = CANASTA_MOVE_LIST (widget);

  follow (self);
  GTK_WIDGET_CLASS (canasta_move_list_parent_class)->map (widget);
}

static void
canasta_move_list_dispose (GObject *object)
{
  CanastaMoveList *self = CANASTA_MOVE_LIST (object);

  g_clear_handle_id (&self->showing, g_source_remove);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (canasta_move_list_parent_class)->dispose (object);
}

static void
canasta_move_list_class_init (CanastaMoveListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = canasta_move_list_dispose;
  GTK_WIDGET_CLASS (klass)->map = canasta_move_list_map;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_move_list_init (CanastaMoveList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *view;

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);

  self->sentences = gtk_string_list_new (NULL);
  view = gtk_list_view_new (
    GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (self->sentences))), factory);
  gtk_widget_add_css_class (view, "move-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Moves of this round"), -1);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
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

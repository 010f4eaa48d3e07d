/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/table-counting.h"

#include "table/counting-view.h"

struct _CanastaTableCounting
{
  GtkWidget *table;
  const CanastaTableParts *parts;
  CanastaCardArt *art;
  CanastaTurn *turn;
  GtkWidget *view; /* the scene, or NULL */
  guint leaving;   /* the source that ends it, or 0 */
};

static gboolean
leave_cb (gpointer data)
{
  CanastaTableCounting *self = data;

  self->leaving = 0;
  canasta_table_counting_end (self);
  return G_SOURCE_REMOVE;
}

/* Whoever looks away has seen enough. It may be while everything is given its size. */
static void
unmap_cb (CanastaTableCounting *self)
{
  if (self->view && self->leaving == 0)
    self->leaving = g_idle_add (leave_cb, self);
}

/* Nothing of it is owned; lives as long as the table. */
CanastaTableCounting *
canasta_table_counting_new (GtkWidget *table, const CanastaTableParts *parts, CanastaCardArt *art,
                            CanastaTurn *turn)
{
  CanastaTableCounting *self = g_new0 (CanastaTableCounting, 1);

  self->table = table;
  self->parts = parts;
  self->art = art;
  self->turn = turn;
  g_signal_connect_swapped (table, "unmap", G_CALLBACK (unmap_cb), self);
  return self;
}

void
canasta_table_counting_free (CanastaTableCounting *self)
{
  g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_handle_id (&self->leaving, g_source_remove);
  g_clear_pointer (&self->view, gtk_widget_unparent);
  g_free (self);
}

/* What lies on the table, and what it would be for. The rail keeps its room. */
static void
show_parts (CanastaTableCounting *self, gboolean shown)
{
  const CanastaTableParts *parts = self->parts;

  for (guint i = 0; i < parts->n_bands; i++)
    gtk_widget_set_child_visible (GTK_WIDGET (parts->bands[i]), shown);
  gtk_widget_set_child_visible (GTK_WIDGET (parts->well), shown);
  gtk_widget_set_child_visible (GTK_WIDGET (parts->prompt), shown);
  gtk_widget_set_child_visible (GTK_WIDGET (parts->hand), shown);
  gtk_widget_set_visible (GTK_WIDGET (parts->pad), shown);
  gtk_widget_queue_resize (self->table);
}

static void
turned_cb (CanastaTableCounting *self, double part)
{
  canasta_seats_view_turn_hands (self->parts->seats, part);
}

static void
done_cb (CanastaTableCounting *self)
{
  canasta_table_counting_end (self);
}

/**
 * canasta_table_counting_begin:
 * @self: a table
 * @counting: (transfer full): what is counted
 * @layout: where people sit
 * @stretch: how much longer everything takes than as a rule
 */
void
canasta_table_counting_begin (CanastaTableCounting *self, CanastaCounting *counting,
                              const CanastaTableLayout *layout, double stretch)
{
  g_clear_pointer (&self->view, gtk_widget_unparent);
  canasta_seats_view_show_hands (self->parts->seats, counting->hands);
  self->view = canasta_counting_view_new (self->art, self->turn, counting, stretch);
  g_signal_connect_swapped (self->view, "turned", G_CALLBACK (turned_cb), self);
  g_signal_connect_swapped (self->view, "done", G_CALLBACK (done_cb), self);
  canasta_counting_view_set_layout (CANASTA_COUNTING_VIEW (self->view), layout);
  gtk_widget_set_parent (self->view, self->table);
  show_parts (self, FALSE);
  gtk_widget_grab_focus (self->view);
}

/**
 * canasta_table_counting_end:
 * @self: a table
 *
 * The scene is over, whether it has come to its end or not; the window is asked for the sheet.
 *
 * Returns: whether there was one
 */
gboolean
canasta_table_counting_end (CanastaTableCounting *self)
{
  if (!self->view)
    return FALSE;
  g_clear_pointer (&self->view, gtk_widget_unparent);
  show_parts (self, TRUE);
  if (canasta_turn_get_observation (self->turn))
    canasta_seats_view_update (self->parts->seats);
  gtk_widget_activate_action (self->table, "win.show-sheet", NULL);
  return TRUE;
}

/* The scene, or %NULL. */
GtkWidget *
canasta_table_counting_get_view (CanastaTableCounting *self)
{
  return self->view;
}

/* Once the table has its layout. */
void
canasta_table_counting_allocate (CanastaTableCounting *self, const CanastaTableLayout *layout,
                                 int width, int height)
{
  int minimum;

  if (!self->view)
    return;
  canasta_counting_view_set_layout (CANASTA_COUNTING_VIEW (self->view), layout);
  gtk_widget_measure (self->view, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->view, &(GtkAllocation){ 0, 0, width, height }, -1);
}

/* What is drawn over the chairs. */
void
canasta_table_counting_snapshot (CanastaTableCounting *self, GtkSnapshot *snapshot)
{
  if (self->view)
    canasta_counting_view_snapshot_own (CANASTA_COUNTING_VIEW (self->view), snapshot);
}

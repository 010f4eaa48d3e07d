/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/table-pointing.h"

#include "table/details.h"

/* How long the pointer rests on a thing before it is told, in milliseconds. */
#define REST 400

struct _CanastaTablePointing
{
  GtkWidget *table;
  const CanastaTableParts *parts;
  GtkEventController *motion; /* of the table */
  GtkWidget *target;          /* what is pointed at, or NULL */
  guint rest;                 /* until it is told */
};

static gboolean
rest_cb (gpointer data)
{
  CanastaTablePointing *self = data;

  self->rest = 0;
  if (self->target)
    canasta_prompt_view_tell (self->parts->prompt, canasta_details_get (self->target));
  return G_SOURCE_REMOVE;
}

/* What has details, at a place of the table. What a pile is stands beside it. */
static GtkWidget *
find_target (CanastaTablePointing *self, double x, double y)
{
  GtkWidget *at = gtk_widget_pick (self->table, x, y, GTK_PICK_DEFAULT);

  while (at && at != self->table && !canasta_details_get (at))
    at = gtk_widget_get_parent (at);
  return at == self->table || CANASTA_IS_PILE_VIEW (at) ? NULL : at;
}

static void
point_at (CanastaTablePointing *self, GtkWidget *target)
{
  if (target == self->target)
    return;
  canasta_table_pointing_forget (self);
  g_set_weak_pointer (&self->target, target);
  if (target)
    self->rest = g_timeout_add (REST, rest_cb, self);
}

static void
motion_cb (GtkEventControllerMotion *motion, double x, double y, CanastaTablePointing *self)
{
  point_at (self, find_target (self, x, y));
}

static void
leave_cb (CanastaTablePointing *self)
{
  point_at (self, NULL);
}

/* Neither the table nor its parts are owned. */
CanastaTablePointing *
canasta_table_pointing_new (GtkWidget *table, const CanastaTableParts *parts)
{
  CanastaTablePointing *self = g_new0 (CanastaTablePointing, 1);

  self->table = table;
  self->parts = parts;
  self->motion = gtk_event_controller_motion_new ();
  g_signal_connect (self->motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect (self->motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (self->motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (table, self->motion);
  return self;
}

void
canasta_table_pointing_free (CanastaTablePointing *self)
{
  g_signal_handlers_disconnect_by_data (self->motion, self);
  g_clear_handle_id (&self->rest, g_source_remove);
  g_clear_weak_pointer (&self->target);
  g_free (self);
}

/* Something has happened: what is said of that comes before what is pointed at,
 * until that is something else. */
void
canasta_table_pointing_forget (CanastaTablePointing *self)
{
  g_clear_handle_id (&self->rest, g_source_remove);
  canasta_prompt_view_tell (self->parts->prompt, NULL);
}

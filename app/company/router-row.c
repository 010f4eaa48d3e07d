/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/router-row.h"

#include <glib/gi18n-lib.h>

struct _CanastaRouterRow
{
  AdwActionRow parent_instance;

  CanastaCompany *company;      /* NULL until it is shown */
  GtkSwitch *asks;
};

G_DEFINE_FINAL_TYPE (CanastaRouterRow, canasta_router_row, ADW_TYPE_ACTION_ROW)

static void
canasta_router_row_dispose (GObject *object)
{
  g_clear_object (&CANASTA_ROUTER_ROW (object)->company);
  G_OBJECT_CLASS (canasta_router_row_parent_class)->dispose (object);
}

static void
canasta_router_row_class_init (CanastaRouterRowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_router_row_dispose;
  g_signal_new ("turned", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
asks_cb (CanastaRouterRow *self)
{
  canasta_company_ask_router (self->company, gtk_switch_get_active (self->asks));
  canasta_router_row_show (self, self->company);
  g_signal_emit_by_name (self, "turned");
}

static void
canasta_router_row_init (CanastaRouterRow *self)
{
  GtkWidget *asks = gtk_switch_new ();

  self->asks = GTK_SWITCH (asks);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _("Ask the router to open the port"));
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
  gtk_widget_set_valign (asks, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), asks);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), asks);
  g_signal_connect_swapped (asks, "notify::active", G_CALLBACK (asks_cb), self);
}

/* Returns: (transfer floating): a row */
GtkWidget *
canasta_router_row_new (void)
{
  return g_object_new (CANASTA_TYPE_ROUTER_ROW, NULL);
}

/* The same switch is on for another page of the same table. */
static void
turn (CanastaRouterRow *self, gboolean is_on)
{
  g_signal_handlers_block_by_func (self->asks, asks_cb, self);
  gtk_switch_set_active (self->asks, is_on);
  g_signal_handlers_unblock_by_func (self->asks, asks_cb, self);
}

/**
 * canasta_router_row_show:
 * @self: a row
 * @company: who plays at a table that is open here, or may be
 *
 * Shows how it stands with the router; what it is asked for, where it is not.
 */
void
canasta_router_row_show (CanastaRouterRow *self, CanastaCompany *company)
{
  g_autofree char *told = canasta_company_describe_router (company);

  g_set_object (&self->company, company);
  turn (self, told != NULL);
  if (!told)
    told = g_strdup (_("Where it lets itself be asked, it forwards the port for as long as this table "
                       "is open."));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), told);
}

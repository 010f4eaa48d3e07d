/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/reach-group.h"

#include <glib/gi18n-lib.h>

#include "company/router-row.h"
#include "network/addresses.h"
#include "network/router-port.h"
#include "pages/text-row.h"

/* So many milliseconds after a key whoever writes something is done: what is said before is cut
 * off by the next one. */
#define WRITING 1000

struct _CanastaReachGroup
{
  AdwPreferencesGroup parent_instance;

  CanastaCompany *company;
  GPtrArray *addresses;         /* of rows */
  AdwActionRow *same_network;
  AdwActionRow *router;
  CanastaRouterRow *asking;     /* NULL where the router cannot be asked */
  GtkEditable *outer;
  GtkEditable *relay;
  AdwActionRow *relaying;
  GtkSwitch *relays;
  guint writing;                /* until it is told that another address turned that off, or 0 */
};

G_DEFINE_FINAL_TYPE (CanastaReachGroup, canasta_reach_group, ADW_TYPE_PREFERENCES_GROUP)

static void
canasta_reach_group_dispose (GObject *object)
{
  CanastaReachGroup *self = CANASTA_REACH_GROUP (object);

  g_clear_handle_id (&self->writing, g_source_remove);
  g_clear_object (&self->company);
  g_clear_pointer (&self->addresses, g_ptr_array_unref);
  G_OBJECT_CLASS (canasta_reach_group_parent_class)->dispose (object);
}

static void
canasta_reach_group_class_init (CanastaReachGroupClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_reach_group_dispose;
  g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static AdwActionRow *
add_row (CanastaReachGroup *self, const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  return ADW_ACTION_ROW (row);
}

static void
asks_cb (CanastaReachGroup *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
add_asking (CanastaReachGroup *self)
{
  GtkWidget *row = canasta_router_row_new ();

  self->asking = CANASTA_ROUTER_ROW (row);
  g_signal_connect_swapped (row, "turned", G_CALLBACK (asks_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

/* A router's own address, as its owner knows it. */
static void
outer_cb (CanastaReachGroup *self)
{
  canasta_company_set_outer (self->company, gtk_editable_get_text (self->outer));
  g_signal_emit_by_name (self, "changed");
}

static GtkEditable *
add_entry (CanastaReachGroup *self, const char *title, GCallback changed)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  canasta_text_row_tell_title (row);
  g_signal_connect_swapped (row, "changed", changed, self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  return GTK_EDITABLE (row);
}

/* The same switch is on for another page of the same table. */
static void
turn (CanastaReachGroup *self, gpointer turned, gboolean is_on)
{
  g_signal_handlers_block_by_func (self->relays, turned, self);
  gtk_switch_set_active (self->relays, is_on);
  g_signal_handlers_unblock_by_func (self->relays, turned, self);
}

static void
tell (CanastaReachGroup *self, const char *sentence)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", sentence);
}

/* What is no address is told, to who sees it and to who hears it, and changes nothing. */
static void
relays_cb (CanastaReachGroup *self)
{
  g_autoptr (GError) error = NULL;

  g_clear_handle_id (&self->writing, g_source_remove);
  if (!canasta_company_go_through (self->company, gtk_switch_get_active (self->relays)
                                                    ? gtk_editable_get_text (self->relay) : NULL,
                                   &error))
    {
      turn (self, relays_cb, FALSE);
      adw_action_row_set_subtitle (self->relaying, error->message);
      tell (self, error->message);
    }
  g_signal_emit_by_name (self, "changed");
}

static gboolean
written_cb (gpointer data)
{
  CanastaReachGroup *self = data;

  self->writing = 0;
  tell (self, _("Nobody comes through the relay any more: turn that on again when its address is "
                "whole."));
  return G_SOURCE_REMOVE;
}

/* Another relay is not meant before its address is whole. Whoever does not see that the switch is
 * off is told so once they have written it. */
static void
relay_cb (CanastaReachGroup *self)
{
  gboolean is_to_tell = gtk_switch_get_active (self->relays) || self->writing != 0;

  gtk_switch_set_active (self->relays, FALSE);
  g_clear_handle_id (&self->writing, g_source_remove);
  if (is_to_tell)
    self->writing = g_timeout_add (WRITING, written_cb, self);
}

static void
add_relaying (CanastaReachGroup *self)
{
  GtkWidget *widget = gtk_switch_new ();

  self->relay = add_entry (self, _("Address of a relay, if you have one"), G_CALLBACK (relay_cb));
  self->relaying = add_row (self, _("Have people come through the relay"), "");
  self->relays = GTK_SWITCH (widget);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (self->relaying, widget);
  adw_action_row_set_activatable_widget (self->relaying, widget);
  g_signal_connect_swapped (widget, "notify::active", G_CALLBACK (relays_cb), self);
}

static void
canasta_reach_group_init (CanastaReachGroup *self)
{
  self->addresses = g_ptr_array_new ();
  self->same_network = add_row (self, _("Same network"), "");
  self->router = add_row (self, _("Behind a router"), "");
  if (canasta_router_port_is_possible ())
    add_asking (self);
  self->outer = add_entry (self, _("Address of your router, if you know it"), G_CALLBACK (outer_cb));
  add_relaying (self);
}

static const char *
describe_reach (CanastaReach reach)
{
  switch (reach)
    {
    case CANASTA_REACH_WORLD:
      return _("From everywhere, where your router lets it through.");
    case CANASTA_REACH_TUNNEL:
      return _("From the same private network (VPN).");
    case CANASTA_REACH_NETWORK:
      return _("From the same network, at home or at work.");
    case CANASTA_REACH_NOBODY:
    default:
      return _("From this computer only.");
    }
}

static void
show_addresses (CanastaReachGroup *self)
{
  g_autoptr (GPtrArray) addresses = canasta_addresses_list ();

  for (guint i = 0; i < self->addresses->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self),
                                  g_ptr_array_index (self->addresses, i));
  g_ptr_array_set_size (self->addresses, 0);
  for (guint i = 0; i < addresses->len; i++)
    {
      const CanastaAddress *address = g_ptr_array_index (addresses, i);
      g_autofree char *place =
        canasta_address_write_place (address, canasta_company_get_port (self->company));

      g_ptr_array_add (self->addresses, add_row (self, place, describe_reach (address->reach)));
    }
  if (addresses->len == 0)
    g_ptr_array_add (self->addresses, add_row (self, _("No network"),
                                               describe_reach (CANASTA_REACH_NOBODY)));
}

/* How it stands with the relay; what it is for, where there is none. */
static void
show_relaying (CanastaReachGroup *self)
{
  g_autofree char *told = canasta_company_describe_relay (self->company);

  turn (self, relays_cb, told != NULL);
  if (!told)
    told = g_strdup (_("Where no router can be set, people come through a relay, which cannot read what "
                       "is said."));
  adw_action_row_set_subtitle (self->relaying, told);
}

/**
 * canasta_reach_group_begin:
 * @self: a group
 * @company: who plays at a table that is open here
 * @settings: the preferences
 *
 * The address of a relay that was written last stands there again, or that of the relay by which people
 * come to this table already.
 */
void
canasta_reach_group_begin (CanastaReachGroup *self, CanastaCompany *company, GSettings *settings)
{
  const char *relay = canasta_company_get_relay (company);
  g_autofree char *written = g_strstrip (g_settings_get_string (settings, "last-relay"));

  g_set_object (&self->company, company);
  if (relay && !g_str_equal (written, relay))
    g_settings_set_string (settings, "last-relay", relay);
  g_settings_bind (settings, "last-relay", self->relay, "text", G_SETTINGS_BIND_DEFAULT);
  show_addresses (self);
}

/**
 * canasta_reach_group_show:
 * @self: a group that has begun
 *
 * Shows how things stand now.
 */
void
canasta_reach_group_show (CanastaReachGroup *self)
{
  guint port = canasta_company_get_port (self->company);
  g_autofree char *listening = g_strdup_printf (
    _("This computer can be reached at port %u as long as this table is open, and not after."),
    port);
  g_autofree char *forwarding = g_strdup_printf (
    _("Whoever is not in your network reaches this computer only where your router forwards port %u "
      "(TCP) to it; its settings call that port forwarding. Its own address then belongs into the "
      "invitation."), port);

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), listening);
  adw_action_row_set_subtitle (self->router, forwarding);
  if (self->asking)
    canasta_router_row_show (self->asking, self->company);
  show_relaying (self);
  adw_action_row_set_subtitle (self->same_network,
                               canasta_company_is_announced (self->company)
                                 ? _("Whoever is in the same network finds this table without an "
                                     "invitation, and can ask to sit down.")
                                 : _("Nobody finds this table without an invitation: Avahi, which "
                                     "tells the network of it, does not run here."));
}

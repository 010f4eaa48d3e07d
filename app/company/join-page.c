/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "company/join-page.h"

#include <glib/gi18n-lib.h>

#include "company/follow-group.h"
#include "network/neighbours.h"
#include "pages/accessible.h"
#include "pages/text-row.h"
#include "pages/wrap.h"
#include "rules/table-name.h"
#include "settings/settings.h"
#include "settings/titles.h"
#include "table/key-bindings.h"

struct _CanastaJoinPage
{
  AdwBin parent_instance;

  CanastaMatches *matches;
  CanastaNeighbours *neighbours_found;  /* NULL where there is no bus to find them by */
  GPtrArray *rows;              /* of tables that were found */

  GtkWidget *told_group;
  GtkLabel *told;
  CanastaFollowGroup *moved;
  GtkEditable *invitation;
  GtkEditable *name;
  AdwPreferencesGroup *neighbours;
  AdwActionRow *last_table;
  AdwActionRow *visited_table;
  GtkLabel *problem;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (CanastaJoinPage, canasta_join_page, ADW_TYPE_BIN)

static guint joined_signal;
static guint reopened_signal;
static guint taken_over_signal;

static void
canasta_join_page_dispose (GObject *object)
{
  CanastaJoinPage *self = CANASTA_JOIN_PAGE (object);

  g_clear_object (&self->matches);
  g_clear_object (&self->neighbours_found);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (canasta_join_page_parent_class)->dispose (object);
}

/* Going there. */

/* Why it cannot be done; %NULL for nothing. */
void
canasta_join_page_refuse (CanastaJoinPage *self, const char *sentence)
{
  gtk_label_set_label (self->problem, sentence ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), sentence != NULL);
  if (sentence)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", sentence);
}

static void
changed_cb (CanastaJoinPage *self)
{
  gboolean is_written = *gtk_editable_get_text (self->invitation) != '\0'
                        && *gtk_editable_get_text (self->name) != '\0';

  canasta_join_page_refuse (self, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "join.join", is_written);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "join.look-on", is_written);
}

/* To sit down, or to look on. */
static void
join_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CanastaJoinPage *self = CANASTA_JOIN_PAGE (widget);
  GSettings *settings = canasta_matches_get_settings (self->matches);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  g_autofree char *known = canasta_settings_dup_name (settings);
  g_auto (CanastaInvitation) invitation = { 0 };
  g_autoptr (GError) error = NULL;

  if (!canasta_invitation_read (&invitation, gtk_editable_get_text (self->invitation), &error))
    {
      canasta_join_page_refuse (self, error->message);
      return;
    }
  if (!g_str_equal (name, known))
    g_settings_set_string (settings, "player-name", name);
  g_signal_emit (self, joined_signal, 0, &invitation, name, g_str_equal (action, "join.look-on"));
}

static void
entered_cb (CanastaJoinPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "join.join", NULL);
}

static void
reopen_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  canasta_join_page_refuse (CANASTA_JOIN_PAGE (widget), NULL);
  g_signal_emit (widget, reopened_signal, 0);
}

static void
take_over_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  canasta_join_page_refuse (CANASTA_JOIN_PAGE (widget), NULL);
  g_signal_emit (widget, taken_over_signal, 0);
}

static void
join_neighbour_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const char *invitation;
  gboolean looks_on;

  g_variant_get (parameter, "(&sb)", &invitation, &looks_on);
  canasta_join_page_fill (CANASTA_JOIN_PAGE (widget), invitation);
  gtk_widget_activate_action (widget, looks_on ? "join.look-on" : "join.join", NULL);
}

static void
canasta_join_page_class_init (CanastaJoinPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_join_page_dispose;
  joined_signal = g_signal_new ("joined", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 3, G_TYPE_POINTER, G_TYPE_STRING,
                                G_TYPE_BOOLEAN);
  reopened_signal = g_signal_new ("reopened", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  taken_over_signal = g_signal_new ("taken-over", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (CANASTA_TYPE_FOLLOW_GROUP);
  gtk_widget_class_install_action (widget_class, "join.join", NULL, join_action);
  gtk_widget_class_install_action (widget_class, "join.look-on", NULL, join_action);
  gtk_widget_class_install_action (widget_class, "join.reopen", NULL, reopen_action);
  gtk_widget_class_install_action (widget_class, "join.take-over", NULL, take_over_action);
  gtk_widget_class_install_action (widget_class, "join.neighbour", "(sb)", join_neighbour_action);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/company/join-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaJoinPage, told_group);
  gtk_widget_class_bind_template_child (widget_class, CanastaJoinPage, told);
  gtk_widget_class_bind_template_child (widget_class, CanastaJoinPage, moved);
  gtk_widget_class_bind_template_child (widget_class, CanastaJoinPage, invitation);
  gtk_widget_class_bind_template_child (widget_class, CanastaJoinPage, name);
  gtk_widget_class_bind_template_child (widget_class, CanastaJoinPage, neighbours);
  gtk_widget_class_bind_template_child (widget_class, CanastaJoinPage, last_table);
  gtk_widget_class_bind_template_child (widget_class, CanastaJoinPage, visited_table);
  gtk_widget_class_bind_template_child (widget_class, CanastaJoinPage, problem);
  gtk_widget_class_bind_template_child (widget_class, CanastaJoinPage, buttons);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  canasta_keys_bind_class (widget_class, CANASTA_KEYS_PAGE);
}

static void
canasta_join_page_init (CanastaJoinPage *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  canasta_text_row_tell_title (GTK_WIDGET (self->invitation));
  canasta_text_row_tell_title (GTK_WIDGET (self->name));
  canasta_wrap_labels (self->buttons, TRUE);
}

/* Tables on the same network. */

static char *
describe_offer (CanastaJoinPage *self, const CanastaTableOffer *offer)
{
  CanastaRegistry *registry = canasta_matches_get_registry (self->matches);
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  g_autofree char *players = NULL;
  g_autofree char *seats = NULL;
  guint n_players;

  if (!canasta_table_name_read (offer->table, &variant, &n_players, &seating, NULL))
    return g_strdup (offer->table);
  players = canasta_titles_describe_players (n_players);
  seats = g_strdup_printf (ngettext ("%u seat is free", "%u seats are free", offer->n_free),
                           offer->n_free);
  return g_strdup_printf (C_("rules, players, free seats", "%1$s, %2$s, %3$s"),
                          canasta_titles_get_rules (registry, variant,
                                                    *offer->house != '\0' ? offer->house : NULL),
                          players, seats);
}

static GtkWidget *
new_neighbour_button (const char *label, const char *name, const char *invitation,
                      gboolean looks_on)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "join.neighbour");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(sb)", invitation, looks_on);
  canasta_accessible_set_name (button, name);
  canasta_wrap_labels (button, TRUE);
  return button;
}

static GtkWidget *
new_neighbour_row (CanastaJoinPage *self, CanastaNeighbour *neighbour)
{
  const CanastaTableOffer *offer = canasta_neighbour_get_offer (neighbour);
  g_autofree char *invitation = canasta_neighbour_dup_invitation (neighbour);
  g_autofree char *what = describe_offer (self, offer);
  g_autofree char *join = g_strdup_printf (_("Go to the table where %s is the host"), offer->name);
  g_autofree char *look_on =
    g_strdup_printf (_("Look on at the table where %s is the host"), offer->name);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), offer->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), what);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_neighbour_button (_("Look on"), look_on,
                                                                         invitation, TRUE));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             new_neighbour_button (C_("to a table", "Go there"), join, invitation,
                                                   FALSE));
  return row;
}

static void
show_neighbours (CanastaJoinPage *self)
{
  gboolean is_looking = self->neighbours_found
                        && canasta_neighbours_get_looking (self->neighbours_found);
  GListModel *list = is_looking ? canasta_neighbours_get_list (self->neighbours_found) : NULL;

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->neighbours, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; list && i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (CanastaNeighbour) neighbour = g_list_model_get_item (list, i);
      GtkWidget *row = new_neighbour_row (self, neighbour);

      g_ptr_array_add (self->rows, row);
      adw_preferences_group_add (self->neighbours, row);
    }
  adw_preferences_group_set_description (
    self->neighbours,
    !is_looking ? _("None can be found: Avahi, which tells of them, does not run here.")
    : self->rows->len == 0 ? _("None is open there now.")
                           : _("Anybody can call their table so: you are sure of an invitation that "
                               "somebody sent you."));
}

static void
bus_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (CanastaJoinPage) self = data;
  g_autoptr (GDBusConnection) bus = g_bus_get_finish (result, NULL);

  if (!bus || !self->matches)
    return;
  self->neighbours_found = canasta_neighbours_new (bus);
  g_signal_connect_object (self->neighbours_found, "notify::looking", G_CALLBACK (show_neighbours),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (canasta_neighbours_get_list (self->neighbours_found), "items-changed",
                           G_CALLBACK (show_neighbours), self, G_CONNECT_SWAPPED);
  show_neighbours (self);
}

/**
 * canasta_join_page_new:
 * @matches: the matches, whose preferences know the person
 *
 * Returns: (transfer floating): a page that looks for tables for as long as it is there
 */
GtkWidget *
canasta_join_page_new (CanastaMatches *matches)
{
  CanastaJoinPage *self = g_object_new (CANASTA_TYPE_JOIN_PAGE, NULL);
  g_autofree char *name = canasta_settings_dup_name (canasta_matches_get_settings (matches));

  self->matches = g_object_ref (matches);
  gtk_editable_set_text (self->name, name);
  changed_cb (self);
  show_neighbours (self);
  g_bus_get (G_BUS_TYPE_SYSTEM, NULL, bus_cb, g_object_ref (self));
  return GTK_WIDGET (self);
}

/**
 * canasta_join_page_tell:
 * @self: a page
 * @company: who plays with nobody
 *
 * Shows how the last visit ended, or where a table of their own moved, and the way there.
 */
void
canasta_join_page_tell (CanastaJoinPage *self, CanastaCompany *company)
{
  const char *sentence = canasta_company_get_sentence (company);

  gtk_label_set_label (self->told, sentence ? sentence : "");
  gtk_widget_set_visible (self->told_group, sentence != NULL);
  canasta_follow_group_show (self->moved, company);
}

static void
offer (CanastaJoinPage *self, const char *action, AdwActionRow *row, const char *names)
{
  g_autofree char *subtitle = names ? g_strdup_printf (_("With the same people: %s"), names) : NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, names != NULL);
  gtk_widget_set_visible (GTK_WIDGET (row), names != NULL);
  adw_action_row_set_subtitle (row, subtitle);
}

/**
 * canasta_join_page_offer:
 * @self: a page
 * @names: (nullable): who sat at the last table of the person's own, if there was one
 * @visited: (nullable): who else sat where the person was a guest last, if they can go on with that
 */
void
canasta_join_page_offer (CanastaJoinPage *self, const char *names, const char *visited)
{
  offer (self, "join.reopen", self->last_table, names);
  offer (self, "join.take-over", self->visited_table, visited);
}

/* What somebody was sent. */
void
canasta_join_page_fill (CanastaJoinPage *self, const char *invitation)
{
  gtk_editable_set_text (self->invitation, invitation);
}

void
canasta_join_page_focus (CanastaJoinPage *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->moved)))
    canasta_follow_group_focus (self->moved);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->invitation));
}

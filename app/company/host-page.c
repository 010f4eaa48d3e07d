/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/host-page.h"

#include <glib/gi18n-lib.h>

#include "company/awaited-label.h"
#include "company/clock-row.h"
#include "company/code-picture.h"
#include "company/door-row.h"
#include "company/give-group.h"
#include "company/hand-over-group.h"
#include "company/onlookers-group.h"
#include "company/reach-group.h"
#include "company/seat-row.h"
#include "pages/wrap.h"
#include "preferences/message-dialog.h"
#include "settings/titles.h"
#include "table/key-bindings.h"

struct _CanastaHostPage
{
  AdwBin parent_instance;

  CanastaCompany *company;
  CanastaRegistry *registry;
  GPtrArray *rows;              /* of CanastaSeatRow, by seat */
  GPtrArray *knocking;          /* rows at the door */
  char *knocked;                /* who is shown there */
  gboolean is_filling;

  AdwPreferencesPage *page;
  AdwPreferencesGroup *door;
  AdwPreferencesGroup *invitation_group;
  AdwPreferencesGroup *seats;
  CanastaOnlookersGroup *onlookers;
  CanastaHandOverGroup *hand_over;
  CanastaGiveGroup *give;
  CanastaReachGroup *reach;
  AdwActionRow *game;
  GtkLabel *invitation;
  GtkWidget *copy;
  CanastaCodePicture *code;
  GtkWidget *hints_row;
  GtkSwitch *hints;
  CanastaClockRow *clock;
  GtkLabel *awaited;
  GtkWidget *buttons;
  GtkToggleButton *ready;
};

G_DEFINE_FINAL_TYPE (CanastaHostPage, canasta_host_page, ADW_TYPE_BIN)

static void
canasta_host_page_dispose (GObject *object)
{
  CanastaHostPage *self = CANASTA_HOST_PAGE (object);

  g_clear_object (&self->company);
  g_clear_object (&self->registry);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->knocking, g_ptr_array_unref);
  g_clear_pointer (&self->knocked, g_free);
  G_OBJECT_CLASS (canasta_host_page_parent_class)->dispose (object);
}

static CanastaHost *
get_host (CanastaHostPage *self)
{
  return canasta_company_get_host (self->company);
}

/* What is done. */

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaHostPage *self = CANASTA_HOST_PAGE (widget);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), gtk_label_get_label (self->invitation));
  gtk_widget_activate_action (widget, "win.tell", "s", _("The invitation is copied."));
}

static void
close_cb (CanastaHostPage *self)
{
  canasta_company_leave (self->company);
}

static void
close_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaHostPage *self = CANASTA_HOST_PAGE (widget);

  if (canasta_guests_count (canasta_host_get_guests (get_host (self))) == 0)
    canasta_company_leave (self->company);
  else
    canasta_message_dialog_ask (widget, _("Close this table?"),
                                _("Whoever sits at it is told that you have ended it. A game that is "
                                  "not over is kept on the start page, for you and computer "
                                  "players."),
                                _("_Close the table"), G_CALLBACK (close_cb), widget);
}

static void
ready_cb (CanastaHostPage *self)
{
  if (!self->is_filling)
    canasta_host_set_ready (get_host (self), gtk_toggle_button_get_active (self->ready));
}

static void
hints_cb (CanastaHostPage *self)
{
  if (!self->is_filling)
    canasta_host_set_hints (get_host (self), gtk_switch_get_active (self->hints));
}

static void
clock_cb (CanastaHostPage *self)
{
  canasta_host_set_clock (get_host (self), canasta_clock_row_get_time (self->clock));
}

static void
canasta_host_page_class_init (CanastaHostPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_host_page_dispose;
  g_type_ensure (CANASTA_TYPE_CLOCK_ROW);
  g_type_ensure (CANASTA_TYPE_CODE_PICTURE);
  g_type_ensure (CANASTA_TYPE_GIVE_GROUP);
  g_type_ensure (CANASTA_TYPE_HAND_OVER_GROUP);
  g_type_ensure (CANASTA_TYPE_ONLOOKERS_GROUP);
  g_type_ensure (CANASTA_TYPE_REACH_GROUP);
  gtk_widget_class_install_action (widget_class, "host.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "host.close", NULL, close_action);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/company/host-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, page);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, door);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, invitation_group);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, seats);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, onlookers);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, hand_over);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, give);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, reach);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, game);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, invitation);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, copy);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, code);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, hints_row);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, hints);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, clock);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, awaited);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, CanastaHostPage, ready);
  gtk_widget_class_bind_template_callback (widget_class, ready_cb);
  gtk_widget_class_bind_template_callback (widget_class, hints_cb);
  gtk_widget_class_bind_template_callback (widget_class, clock_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  canasta_keys_bind_class (widget_class, CANASTA_KEYS_PAGE);
}

static void
canasta_host_page_init (CanastaHostPage *self)
{
  self->rows = g_ptr_array_new ();
  self->knocking = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  canasta_wrap_labels (self->buttons, TRUE);
}

/* Showing. */

static void
show_invitation (CanastaHostPage *self)
{
  g_autofree char *text = canasta_company_dup_invitation (self->company);

  if (g_str_equal (gtk_label_get_label (self->invitation), text))
    return;
  gtk_label_set_label (self->invitation, text);
  canasta_code_picture_show (self->code, text);
}

static char *
list_knocking (const CanastaGuests *guests)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < canasta_guests_count (guests); i++)
    {
      const CanastaGuest *guest = canasta_guests_get (guests, i);

      if (canasta_guest_is_waiting (guest))
        g_string_append_printf (text, "%u%s ", guest->id, guest->wants_to_look ? "*" : "");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Made anew only where somebody else knocks, or for something else: who is at a button stays there. */
static void
show_door (CanastaHostPage *self)
{
  const CanastaGuests *guests = canasta_host_get_guests (get_host (self));
  g_autofree char *knocked = list_knocking (guests);

  if (g_strcmp0 (knocked, self->knocked) == 0)
    {
      for (guint i = 0; i < self->knocking->len; i++)
        canasta_door_row_show (g_ptr_array_index (self->knocking, i));
      return;
    }
  for (guint i = 0; i < self->knocking->len; i++)
    adw_preferences_group_remove (self->door, g_ptr_array_index (self->knocking, i));
  g_ptr_array_set_size (self->knocking, 0);
  for (guint i = 0; i < canasta_guests_count (guests); i++)
    if (canasta_guest_is_waiting (canasta_guests_get (guests, i)))
      {
        g_ptr_array_add (self->knocking,
                         canasta_door_row_new (get_host (self), canasta_guests_get (guests, i)));
        adw_preferences_group_add (self->door,
                                   g_ptr_array_index (self->knocking, self->knocking->len - 1));
      }
  gtk_widget_set_visible (GTK_WIDGET (self->door), self->knocking->len > 0);
  g_free (self->knocked);
  self->knocked = g_steal_pointer (&knocked);
}

static void
show_seats (CanastaHostPage *self, const CanastaTableSeen *table)
{
  for (guint seat = 0; seat < self->rows->len; seat++)
    {
      CanastaSeatRow *row = g_ptr_array_index (self->rows, seat);

      canasta_seat_row_show (row, table, canasta_company_get_seat (self->company));
      canasta_seat_row_manage (row, self->company);
    }
}

/* Between rounds it is said whether one is ready; a match that is over is over. */
static void
show_ready (CanastaHostPage *self, const CanastaTableSeen *table)
{
  CanastaSession *session = canasta_company_get_session (self->company);
  CanastaStage stage = session ? canasta_match_get_stage (canasta_session_get_match (session))
                               : CANASTA_STAGE_ROUND_OVER;

  canasta_awaited_label_show (self->awaited, self->company);
  gtk_widget_set_visible (GTK_WIDGET (self->ready), stage == CANASTA_STAGE_ROUND_OVER);
  gtk_toggle_button_set_active (self->ready,
                                table->seats[canasta_company_get_seat (self->company)].ready);
  gtk_switch_set_active (self->hints, table->hints);
  gtk_widget_set_sensitive (self->hints_row, !session);
  canasta_clock_row_show (self->clock, table->clock);
  gtk_widget_set_sensitive (GTK_WIDGET (self->clock), !session);
}

/**
 * canasta_host_page_show:
 * @self: a page
 *
 * Shows how things stand at the table now.
 */
void
canasta_host_page_show (CanastaHostPage *self)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_host_describe (get_host (self), &message);
  self->is_filling = TRUE;
  show_door (self);
  show_invitation (self);
  show_seats (self, &message.table);
  canasta_onlookers_group_show (self->onlookers, &message.table, get_host (self));
  canasta_hand_over_group_show (self->hand_over, self->company);
  canasta_give_group_show (self->give, self->company);
  canasta_reach_group_show (self->reach);
  show_ready (self, &message.table);
  self->is_filling = FALSE;
}

static void
show_game (CanastaHostPage *self)
{
  CanastaTable *table = canasta_host_get_table (get_host (self));
  g_autofree char *players = canasta_titles_describe_players (table->players);
  g_autofree char *title = g_strdup_printf (
    C_("rules: players", "%1$s: %2$s"),
    canasta_titles_get_rules (self->registry, canasta_table_get_variant (table),
                              canasta_table_get_house (table)), players);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->game), title);
}

/**
 * canasta_host_page_new:
 * @company: who plays at a table that is open here
 * @matches: the matches, which know the variants and what is preferred
 *
 * Returns: (transfer floating): a page about that table
 */
GtkWidget *
canasta_host_page_new (CanastaCompany *company, CanastaMatches *matches)
{
  CanastaHostPage *self = g_object_new (CANASTA_TYPE_HOST_PAGE, NULL);
  CanastaTable *table;

  self->company = g_object_ref (company);
  self->registry = g_object_ref (canasta_matches_get_registry (matches));
  table = canasta_host_get_table (get_host (self));
  for (guint seat = 0; seat < table->players; seat++)
    {
      GtkWidget *row = canasta_seat_row_new (table, seat);

      g_ptr_array_add (self->rows, row);
      adw_preferences_group_add (self->seats, row);
    }
  g_signal_connect_object (self->reach, "changed", G_CALLBACK (show_invitation), self,
                           G_CONNECT_SWAPPED);
  canasta_reach_group_begin (self->reach, company, canasta_matches_get_settings (matches));
  show_game (self);
  canasta_host_page_show (self);
  return GTK_WIDGET (self);
}

/* The invitation is what is needed first. */
void
canasta_host_page_focus (CanastaHostPage *self)
{
  gtk_widget_grab_focus (self->copy);
}

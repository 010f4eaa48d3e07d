/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/guest-page.h"

#include <glib/gi18n-lib.h>

#include "company/awaited-label.h"
#include "company/heir-group.h"
#include "company/onlookers-group.h"
#include "company/seat-row.h"
#include "guide/guide.h"
#include "pages/wrap.h"
#include "preferences/message-dialog.h"
#include "rules/plain-variant.h"
#include "settings/titles.h"
#include "table/key-bindings.h"
#include "variants/tables.h"

struct _CanastaGuestPage
{
  AdwBin parent_instance;

  CanastaCompany *company;
  CanastaMatches *matches;
  CanastaTable *table;          /* whose rules and seats are shown, or NULL */
  GPtrArray *rows;              /* of CanastaSeatRow, by seat */
  GPtrArray *told;              /* rows of rules */
  gboolean is_filling;

  CanastaHeirGroup *heir;
  AdwPreferencesGroup *seats;
  CanastaOnlookersGroup *onlookers;
  GtkWidget *game_group;
  AdwActionRow *game;
  AdwPreferencesGroup *differences;
  GtkLabel *awaited;
  GtkWidget *buttons;
  GtkButton *leave;
  GtkWidget *take_over;
  GtkToggleButton *ready;
};

G_DEFINE_FINAL_TYPE (CanastaGuestPage, canasta_guest_page, ADW_TYPE_BIN)

static void
canasta_guest_page_dispose (GObject *object)
{
  CanastaGuestPage *self = CANASTA_GUEST_PAGE (object);

  g_clear_object (&self->company);
  g_clear_object (&self->matches);
  g_clear_pointer (&self->table, canasta_table_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->told, g_ptr_array_unref);
  G_OBJECT_CLASS (canasta_guest_page_parent_class)->dispose (object);
}

/* What is done. */

static void
leave_cb (CanastaGuestPage *self)
{
  canasta_company_leave (self->company);
}

/* Whether the person has not come for a seat: nobody goes on for them. */
static gboolean
looks_on (CanastaGuestPage *self)
{
  return canasta_visit_wants_to_look (canasta_company_get_visit (self->company));
}

static void
leave_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaGuestPage *self = CANASTA_GUEST_PAGE (widget);

  if (!canasta_company_get_session (self->company) || looks_on (self))
    canasta_company_leave (self->company);
  else
    canasta_message_dialog_ask (widget, _("Leave this table for good?"),
                                _("A computer player goes on for you, and your seat is not kept."),
                                _("_Leave"), G_CALLBACK (leave_cb), widget);
}

/* The host may have come back meanwhile. */
static void
take_over_cb (CanastaGuestPage *self)
{
  g_autoptr (GError) error = NULL;

  if (canasta_company_can_take_over (self->company)
      && !canasta_company_take_over (self->company, &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", error->message);
}

static void
take_over_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_message_dialog_ask (widget, _("Go on without the host?"),
                              _("The rounds that are over stand, and the deal that was begun is dealt "
                                "anew. The others come back by an invitation that you send them. If the "
                                "host goes on as well, that is another match."),
                              _("_Go on"), G_CALLBACK (take_over_cb), widget);
}

static void
ready_cb (CanastaGuestPage *self)
{
  if (!self->is_filling)
    canasta_visit_set_ready (canasta_company_get_visit (self->company),
                             gtk_toggle_button_get_active (self->ready));
}

static void
canasta_guest_page_class_init (CanastaGuestPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_guest_page_dispose;
  g_type_ensure (CANASTA_TYPE_HEIR_GROUP);
  g_type_ensure (CANASTA_TYPE_ONLOOKERS_GROUP);
  gtk_widget_class_install_action (widget_class, "guest.leave", NULL, leave_action);
  gtk_widget_class_install_action (widget_class, "guest.take-over", NULL, take_over_action);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/company/guest-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaGuestPage, heir);
  gtk_widget_class_bind_template_child (widget_class, CanastaGuestPage, seats);
  gtk_widget_class_bind_template_child (widget_class, CanastaGuestPage, onlookers);
  gtk_widget_class_bind_template_child (widget_class, CanastaGuestPage, game_group);
  gtk_widget_class_bind_template_child (widget_class, CanastaGuestPage, game);
  gtk_widget_class_bind_template_child (widget_class, CanastaGuestPage, differences);
  gtk_widget_class_bind_template_child (widget_class, CanastaGuestPage, awaited);
  gtk_widget_class_bind_template_child (widget_class, CanastaGuestPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, CanastaGuestPage, leave);
  gtk_widget_class_bind_template_child (widget_class, CanastaGuestPage, take_over);
  gtk_widget_class_bind_template_child (widget_class, CanastaGuestPage, ready);
  gtk_widget_class_bind_template_callback (widget_class, ready_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  canasta_keys_bind_class (widget_class, CANASTA_KEYS_PAGE);
}

static void
canasta_guest_page_init (CanastaGuestPage *self)
{
  self->rows = g_ptr_array_new ();
  self->told = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  canasta_wrap_labels (self->buttons, TRUE);
}

/* Rules. */

static void
empty (AdwPreferencesGroup *group, GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    adw_preferences_group_remove (group, g_ptr_array_index (rows, i));
  g_ptr_array_set_size (rows, 0);
}

/* The same game as it is played here: by the rules that were chosen last, where they have it.
 * One that is not known here is told beside the classic game. */
static CanastaTable *
open_own (CanastaGuestPage *self, const char **whose)
{
  CanastaRegistry *registry = canasta_matches_get_registry (self->matches);
  g_autoptr (CanastaSetup) last =
    canasta_setup_new_last (canasta_matches_get_settings (self->matches));
  const char *variant = canasta_table_get_variant (self->table);
  const char *seating = canasta_table_get_seating (self->table);
  const char *house = canasta_setup_get_house (last);
  CanastaTable *own = NULL;

  *whose = C_("whose rules", "As you play");
  if (!canasta_registry_get_variant (registry, variant, NULL))
    {
      *whose = C_("whose rules", "Classic");
      return canasta_plain_variant_open_table (variant, self->table->players, seating, NULL, NULL);
    }
  if (*house != '\0')
    own = canasta_registry_open_table (registry, variant, self->table->players, seating, house, NULL,
                                       NULL);
  return own ? own : canasta_registry_open_table (registry, variant, self->table->players, seating,
                                                  NULL, NULL, NULL);
}

static void
tell_rule (CanastaGuestPage *self, const char *title, const char *text)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  g_ptr_array_add (self->told, row);
  adw_preferences_group_add (self->differences, row);
}

static void
tell_differences (CanastaGuestPage *self)
{
  const char *whose;
  g_autoptr (CanastaTable) own = open_own (self, &whose);
  g_autoptr (CanastaGuide) guide =
    own ? canasta_guide_compare (self->table, C_("whose rules", "Here"), own, whose) : NULL;

  empty (self->differences, self->told);
  for (guint i = 0; guide && i < canasta_guide_get_length (guide); i++)
    {
      const CanastaGuideSection *section = canasta_guide_get_section (guide, i);

      for (guint k = 0; k < section->paragraphs->len; k++)
        {
          const CanastaGuideParagraph *paragraph = g_ptr_array_index (section->paragraphs, k);

          tell_rule (self, section->title, paragraph->text);
        }
    }
  gtk_widget_set_visible (GTK_WIDGET (self->differences), self->told->len > 0);
}

static void
show_table (CanastaGuestPage *self, CanastaTable *table)
{
  CanastaRegistry *registry = canasta_matches_get_registry (self->matches);
  g_autofree char *players = canasta_titles_describe_players (table->players);
  g_autofree char *title = g_strdup_printf (
    C_("rules: players", "%1$s: %2$s"),
    canasta_titles_get_rules (registry, canasta_table_get_variant (table), NULL), players);

  g_clear_pointer (&self->table, canasta_table_unref);
  self->table = canasta_table_ref (table);
  empty (self->seats, self->rows);
  for (guint seat = 0; seat < table->players; seat++)
    {
      GtkWidget *row = canasta_seat_row_new (table, seat);

      g_ptr_array_add (self->rows, row);
      adw_preferences_group_add (self->seats, row);
    }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->game), title);
  gtk_widget_set_visible (self->game_group, TRUE);
  tell_differences (self);
}

/* Showing. */

static void
show_seats (CanastaGuestPage *self, const CanastaTableSeen *seen)
{
  for (guint seat = 0; seat < self->rows->len && seat < seen->n_seats; seat++)
    canasta_seat_row_show (g_ptr_array_index (self->rows, seat), seen,
                           canasta_company_get_seat (self->company));
  gtk_widget_set_visible (GTK_WIDGET (self->seats), self->rows->len > 0);
  canasta_onlookers_group_show (self->onlookers, seen, NULL);
}

/* Who has no seat yet cannot be ready, nor who plays. */
static void
show_ready (CanastaGuestPage *self, const CanastaTableSeen *seen)
{
  CanastaSession *session = canasta_company_get_session (self->company);
  CanastaStage stage = session ? canasta_match_get_stage (canasta_session_get_match (session))
                               : CANASTA_STAGE_ROUND_OVER;
  guint seat = canasta_company_get_seat (self->company);
  gboolean has_seat = seen && seat < seen->n_seats
                      && canasta_visit_is_connected (canasta_company_get_visit (self->company));

  canasta_awaited_label_show (self->awaited, self->company);
  gtk_widget_set_visible (self->take_over, canasta_company_can_take_over (self->company));
  gtk_widget_set_visible (GTK_WIDGET (self->ready), has_seat && stage == CANASTA_STAGE_ROUND_OVER);
  gtk_toggle_button_set_active (self->ready, has_seat && seen->seats[seat].ready);
}

/**
 * canasta_guest_page_show:
 * @self: a page
 *
 * Shows what is known of the table now.
 */
void
canasta_guest_page_show (CanastaGuestPage *self)
{
  CanastaVisit *visit = canasta_company_get_visit (self->company);
  const CanastaTableSeen *seen = canasta_visit_get_seen (visit);
  CanastaTable *table = canasta_visit_get_table (visit);

  self->is_filling = TRUE;
  canasta_heir_group_show (self->heir, self->company);
  if (table && table != self->table)
    show_table (self, table);
  if (seen)
    show_seats (self, seen);
  show_ready (self, seen);
  self->is_filling = FALSE;
}

/**
 * canasta_guest_page_new:
 * @company: who is a guest at somebody's table
 * @matches: the matches, by whose rules one plays here
 *
 * Returns: (transfer floating): a page about that table
 */
GtkWidget *
canasta_guest_page_new (CanastaCompany *company, CanastaMatches *matches)
{
  CanastaGuestPage *self = g_object_new (CANASTA_TYPE_GUEST_PAGE, NULL);

  self->company = g_object_ref (company);
  self->matches = g_object_ref (matches);
  if (looks_on (self))
    gtk_button_set_label (self->leave, _("Leave the table"));
  canasta_guest_page_show (self);
  return GTK_WIDGET (self);
}

/* What is asked is to be answered first. */
void
canasta_guest_page_focus (CanastaGuestPage *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->heir)))
    canasta_heir_group_focus (self->heir);
  else if (!gtk_widget_get_visible (GTK_WIDGET (self->ready))
      || !gtk_widget_grab_focus (GTK_WIDGET (self->ready)))
    gtk_widget_grab_focus (GTK_WIDGET (self->leave));
}

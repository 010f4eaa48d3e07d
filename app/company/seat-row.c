/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/seat-row.h"

#include <glib/gi18n-lib.h>

#include "company/seat-list.h"
#include "pages/accessible.h"
#include "pages/drop-down.h"
#include "pages/level-list.h"

/* What a seat can be that no person has; after them come the levels of computer players. */
enum
{
  SITTER_FREE,
  SITTER_CLOSED,
  SITTER_COMPUTER,
};

struct _CanastaSeatRow
{
  AdwPreferencesRow parent_instance;

  CanastaTable *table;
  guint seat;
  CanastaCompany *company;      /* at whose table it is, where it can be managed; or NULL */
  gboolean is_filling;

  GtkWidget *box;
  GtkWidget *controls;
  GtkLabel *who;
  GtkLabel *how;
  GtkWidget *sitters;           /* of a seat that no person has, or NULL */
  GtkWidget *places;            /* where a guest may sit, or NULL */
  guint free;                   /* the seats among them that nobody has, as bits */
  GtkWidget *put_out;
};

G_DEFINE_FINAL_TYPE (CanastaSeatRow, canasta_seat_row, ADW_TYPE_PREFERENCES_ROW)

static void
canasta_seat_row_dispose (GObject *object)
{
  CanastaSeatRow *self = CANASTA_SEAT_ROW (object);

  g_clear_pointer (&self->table, canasta_table_unref);
  g_clear_object (&self->company);
  G_OBJECT_CLASS (canasta_seat_row_parent_class)->dispose (object);
}

static CanastaHost *
get_host (CanastaSeatRow *self)
{
  return self->company ? canasta_company_get_host (self->company) : NULL;
}

static const CanastaGuest *
get_guest (CanastaSeatRow *self)
{
  CanastaHost *host = get_host (self);

  return host ? canasta_guests_find_at_seat (canasta_host_get_guests (host), self->seat) : NULL;
}

static void
put_out_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaSeatRow *self = CANASTA_SEAT_ROW (widget);
  const CanastaGuest *guest = get_guest (self);

  if (guest)
    canasta_host_put_out (get_host (self), guest->id);
}

static void
canasta_seat_row_class_init (CanastaSeatRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_seat_row_dispose;
  gtk_widget_class_install_action (widget_class, "seat.put-out", NULL, put_out_action);
}

static GtkWidget *
new_label (gboolean is_dim)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (is_dim)
    gtk_widget_add_css_class (label, "dim-label");
  return label;
}

static void
canasta_seat_row_init (CanastaSeatRow *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *who = new_label (FALSE);
  GtkWidget *how = new_label (TRUE);

  self->who = GTK_LABEL (who);
  self->how = GTK_LABEL (how);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), who);
  gtk_box_append (GTK_BOX (words), how);
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->controls = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (self->box, "seat-row");
  gtk_box_append (GTK_BOX (self->box), words);
  gtk_box_append (GTK_BOX (self->box), self->controls);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), self->box);
}

/**
 * canasta_seat_row_new:
 * @table: what is played
 * @seat: a seat of it
 *
 * Returns: (transfer floating): a row that shows nothing yet
 */
GtkWidget *
canasta_seat_row_new (CanastaTable *table, guint seat)
{
  CanastaSeatRow *self = g_object_new (CANASTA_TYPE_SEAT_ROW, NULL);

  self->table = canasta_table_ref (table);
  self->seat = seat;
  return GTK_WIDGET (self);
}

/* Showing. */

/* Whoever is always on the same side, by their names. */
static char *
describe_partner (CanastaSeatRow *self, const CanastaTableSeen *table)
{
  const guint8 *side = self->table->seatings[0].side;

  for (guint seat = 0; seat < table->n_seats && !self->table->sides_form; seat++)
    if (seat != self->seat && side[seat] == side[self->seat] && table->seats[seat].name
        && *table->seats[seat].name != '\0')
      return g_strdup_printf (C_("at a table", "Partner: %s"), table->seats[seat].name);
  return NULL;
}

static const char *
describe_state (const CanastaSeatSeen *seat)
{
  switch (seat->occupant)
    {
    case CANASTA_OCCUPANT_PERSON:
      if (!seat->here)
        return C_("a person at a table", "The line is broken");
      return seat->ready ? C_("a person at a table", "Ready")
                         : C_("a person at a table", "Not ready yet");
    case CANASTA_OCCUPANT_COMPUTER:
      return C_("at a table", "Computer player");
    case CANASTA_OCCUPANT_CLOSED:
      return C_("a seat", "Closed: nobody may sit here");
    case CANASTA_OCCUPANT_NONE:
    default:
      return C_("a seat", "Free for whoever has the invitation");
    }
}

/**
 * canasta_seat_row_show:
 * @self: a row
 * @table: the table, as everybody sees it
 * @viewer: the seat of who reads it, or %CANASTA_NO_SEAT
 *
 * Shows who has the seat.
 */
void
canasta_seat_row_show (CanastaSeatRow *self, const CanastaTableSeen *table, guint viewer)
{
  const CanastaSeatSeen *seen = &table->seats[self->seat];
  gboolean has_name = seen->name && *seen->name != '\0';
  g_autofree char *number = g_strdup_printf (C_("at a table", "Seat %u"), self->seat + 1);
  g_autofree char *who =
    has_name ? g_strdup_printf (self->seat == viewer
                                  ? C_("at a table", "%1$s: %2$s (you)")
                                  : C_("at a table", "%1$s: %2$s"), number, seen->name)
             : g_strdup (number);
  g_autofree char *partner = has_name ? describe_partner (self, table) : NULL;
  g_autofree char *how = partner ? g_strdup_printf ("%s · %s", describe_state (seen), partner)
                                 : g_strdup (describe_state (seen));
  g_autofree char *name = g_strdup_printf ("%s. %s", who, how);

  gtk_label_set_label (self->who, who);
  gtk_label_set_label (self->how, how);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), number);
  canasta_accessible_set_name (self, name);
}

/* Managing. */

static void
sitter_chosen_cb (GtkDropDown *sitters, GParamSpec *pspec, CanastaSeatRow *self)
{
  guint chosen = gtk_drop_down_get_selected (sitters);

  if (self->is_filling)
    return;
  if (chosen < SITTER_COMPUTER)
    canasta_host_set_closed (get_host (self), self->seat, chosen == SITTER_CLOSED);
  else
    canasta_company_seat_computer (self->company, self->seat,
                                   canasta_level_list_get (chosen - SITTER_COMPUTER));
}

static GtkWidget *
new_sitters (CanastaSeatRow *self)
{
  const char *none[] = { C_("who may have a seat", "Free"), C_("who may have a seat", "Closed"),
                         NULL };
  GtkStringList *sitters = canasta_level_list_new ();
  g_autofree char *title = g_strdup_printf (C_("at a table", "Seat %u"), self->seat + 1);
  GtkWidget *drop_down;

  gtk_string_list_splice (sitters, 0, 0, none);
  drop_down = canasta_drop_down_new (title, sitters);
  g_signal_connect (drop_down, "notify::selected", G_CALLBACK (sitter_chosen_cb), self);
  return drop_down;
}

static guint
find_sitter (CanastaSeatRow *self, const CanastaSeatSeen *seen)
{
  if (seen->occupant == CANASTA_OCCUPANT_COMPUTER)
    return SITTER_COMPUTER
           + canasta_level_list_find (canasta_host_get_computer (get_host (self), self->seat));
  return seen->occupant == CANASTA_OCCUPANT_CLOSED ? SITTER_CLOSED : SITTER_FREE;
}

static guint
list_places (CanastaSeatRow *self)
{
  return self->free | (1u << self->seat);
}

static void
place_chosen_cb (GtkDropDown *places, GParamSpec *pspec, CanastaSeatRow *self)
{
  const CanastaGuest *guest = get_guest (self);
  guint place = canasta_seat_list_get (list_places (self), gtk_drop_down_get_selected (places));

  if (!self->is_filling && guest && place != self->seat)
    canasta_host_let_in (get_host (self), guest->id, place);
}

/* The own seat, and those that are free. */
static GtkWidget *
new_places (CanastaSeatRow *self, const char *name)
{
  guint seats = list_places (self);
  g_autofree char *title = g_strdup_printf (C_("at a table", "Where %s sits"), name);
  GtkWidget *drop_down = canasta_drop_down_new (title, canasta_seat_list_new (seats));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down),
                              canasta_seat_list_find (seats, self->seat));
  g_signal_connect (drop_down, "notify::selected", G_CALLBACK (place_chosen_cb), self);
  return drop_down;
}

static void
remove_one (CanastaSeatRow *self, GtkWidget **widget)
{
  if (*widget)
    gtk_box_remove (GTK_BOX (self->controls), *widget);
  *widget = NULL;
}

static void
offer_sitters (CanastaSeatRow *self, const CanastaSeatSeen *seen, gboolean is_offered)
{
  if (!is_offered)
    {
      remove_one (self, &self->sitters);
      return;
    }
  if (!self->sitters)
    {
      self->sitters = new_sitters (self);
      gtk_box_append (GTK_BOX (self->controls), self->sitters);
    }
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->sitters), find_sitter (self, seen));
}

static void
offer_places (CanastaSeatRow *self, const char *name, guint free)
{
  if (name && self->places && free == self->free)
    return;
  remove_one (self, &self->places);
  self->free = free;
  if (!name || free == 0)
    return;
  self->places = new_places (self, name);
  gtk_box_append (GTK_BOX (self->controls), self->places);
}

static void
offer_to_put_out (CanastaSeatRow *self, const char *name)
{
  g_autofree char *label = name ? g_strdup_printf (_("Put %s out"), name) : NULL;

  if (!name)
    {
      remove_one (self, &self->put_out);
      return;
    }
  if (!self->put_out)
    {
      self->put_out = gtk_button_new_with_label (_("Put out"));
      gtk_widget_set_valign (self->put_out, GTK_ALIGN_CENTER);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->put_out), "seat.put-out");
      gtk_box_append (GTK_BOX (self->controls), self->put_out);
    }
  canasta_accessible_set_name (self->put_out, label);
}

/**
 * canasta_seat_row_manage:
 * @self: a row that is shown
 * @company: who plays at the table, which is open here
 *
 * Offers what the host can do about the seat now. Seats are given away before the match; from
 * then on a guest can still be put out.
 */
void
canasta_seat_row_manage (CanastaSeatRow *self, CanastaCompany *company)
{
  g_auto (CanastaMessage) message = { 0 };
  const CanastaSeatSeen *seen = &message.table.seats[self->seat];
  gboolean has_begun = canasta_company_get_session (company) != NULL;
  const CanastaGuest *guest;

  g_set_object (&self->company, company);
  guest = get_guest (self);
  canasta_host_describe (get_host (self), &message);
  self->is_filling = TRUE;
  offer_sitters (self, seen, !has_begun && !guest && seen->occupant != CANASTA_OCCUPANT_PERSON);
  offer_places (self, guest && !has_begun ? guest->name : NULL,
                canasta_host_list_free (get_host (self)));
  offer_to_put_out (self, guest ? guest->name : NULL);
  /* Words have the whole width where much can be done. */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), guest ? GTK_ORIENTATION_VERTICAL
                                                                    : GTK_ORIENTATION_HORIZONTAL);
  self->is_filling = FALSE;
}

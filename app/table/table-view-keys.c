/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keyboard: shortcuts to actions and ranks, and the zones Tab goes through. */
#include "config.h"

#include "table/table-view-private.h"

typedef struct
{
  const char *trigger;
  const char *action;
} Shortcut;

/* Letters are the same in all languages, and can be switched off. */
static const Shortcut letters[] = {
  { "d", "table.draw" },
  { "t", "table.take" },
  { "m", "table.meld" },
  { "x", "table.discard" },
  { "g", "table.go-out" },
  { "h", "win.hint" },
  { "r", "table.select-rank" },
  { "s", "table.sort" },
  { "v", "table.view-pile" },
  { "p", "table.say-situation" },
  { "i", "table.say-details" },
};

static const Shortcut others[] = {
  { "Delete", "table.discard" },
  { "KP_Delete", "table.discard" },
  { "Escape", "table.cancel" },
  { "<Control>z", "table.undo" },
  { "<Control><Shift>z", "table.redo" },
  { "<Control><Shift>BackSpace", "table.undo-all" },
};

/* Keys that jump to a card of the hand, by the ranks they stand for;
 * none for all that are wild. */
static const struct
{
  const char *trigger;
  guint ranks;
} jumps[] = {
  { "3", 1 << CANASTA_RANK_THREE },
  { "4", 1 << CANASTA_RANK_FOUR },
  { "5", 1 << CANASTA_RANK_FIVE },
  { "6", 1 << CANASTA_RANK_SIX },
  { "7", 1 << CANASTA_RANK_SEVEN },
  { "8", 1 << CANASTA_RANK_EIGHT },
  { "9", 1 << CANASTA_RANK_NINE },
  { "0", 1 << CANASTA_RANK_TEN },
  { "1", 1 << CANASTA_RANK_TEN },
  { "j", 1 << CANASTA_RANK_JACK },
  { "q", 1 << CANASTA_RANK_QUEEN },
  { "k", 1 << CANASTA_RANK_KING },
  { "a", 1 << CANASTA_RANK_ACE },
  { "2", 1 << CANASTA_RANK_TWO },
  { "w", 0 },
};

static gboolean
jump_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);
  guint ranks = GPOINTER_TO_UINT (data);

  if (ranks == 0 && self->has_observation)
    ranks = self->observation.table->roles.wild_ranks;
  canasta_hand_view_jump (CANASTA_HAND_VIEW (self->hand), ranks);
  return TRUE;
}

/* Space selects a card in the person's own turn; in the others' turns it
 * finishes their steps. */
static gboolean
space_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);
  GtkWidget *card = gtk_widget_get_focus_child (self->hand);

  if (self->has_observation && !canasta_table_view_is_my_turn (self))
    return gtk_widget_activate_action (widget, "table.skip", NULL);
  if (!card)
    return FALSE;
  return gtk_widget_activate_action (card, "card.toggle", NULL);
}

/* Notes what the person does: a key, or the pointer, which is no key. */
void
canasta_table_view_note_input (CanastaTableView *self, guint key)
{
  gboolean enters = key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter;

  self->enters_again = enters && self->has_entered;
  self->has_entered = enters;
}

static void
add_shortcut (GtkEventController *controller, const Shortcut *shortcut)
{
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string (shortcut->trigger),
                      gtk_named_action_new (shortcut->action)));
}

static void
add_callback (GtkEventController *controller,
              const char         *trigger,
              GtkShortcutFunc     func,
              gpointer            data)
{
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger),
                      gtk_callback_action_new (func, data, NULL)));
}

/* Zones. */

static guint
list_zones (CanastaTableView *self, GtkWidget **zones)
{
  guint n = 0;

  zones[n++] = self->hand;
  zones[n++] = self->prompt;
  for (guint i = 0; i < self->n_bands; i++)
    zones[n++] = self->bands[i];
  zones[n++] = self->well;
  zones[n++] = self->seats;
  return n;
}

static gboolean
go_to_zone (CanastaTableView *self, int from, int step)
{
  GtkWidget *zones[CANASTA_MAX_SIDES + 4];
  int n = list_zones (self, zones);

  for (int i = from + step; i >= 0 && i < n; i += step)
    {
      if (gtk_widget_child_focus (zones[i], GTK_DIR_TAB_FORWARD))
        return TRUE;
    }
  return FALSE;
}

/* Tab goes from zone to zone, arrows stay in one. */
gboolean
canasta_table_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);
  GtkWidget *zones[CANASTA_MAX_SIDES + 4];
  GtkWidget *current = gtk_widget_get_focus_child (widget);
  int n, index = -1;

  if (!self->has_observation)
    return FALSE;
  n = list_zones (self, zones);
  for (int i = 0; i < n; i++)
    {
      if (zones[i] == current)
        index = i;
    }
  switch (direction)
    {
    case GTK_DIR_TAB_FORWARD:
      return go_to_zone (self, index, 1);
    case GTK_DIR_TAB_BACKWARD:
      return go_to_zone (self, index < 0 ? n : index, -1);
    default:
      return current && gtk_widget_child_focus (current, direction);
    }
}

static gboolean
zone_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  GtkDirectionType direction = GPOINTER_TO_UINT (data);

  if (!gtk_widget_child_focus (widget, direction))
    return go_to_zone (CANASTA_TABLE_VIEW (widget), -1, 1);
  return TRUE;
}

void
canasta_table_view_add_keys (CanastaTableView *self)
{
  GtkEventController *always = gtk_shortcut_controller_new ();
  GtkEventController *local = gtk_shortcut_controller_new ();

  self->letters = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (always), GTK_SHORTCUT_SCOPE_MANAGED);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (self->letters),
                                     GTK_SHORTCUT_SCOPE_MANAGED);
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    add_shortcut (self->letters, &letters[i]);
  for (guint i = 0; i < G_N_ELEMENTS (jumps); i++)
    add_callback (self->letters, jumps[i].trigger, jump_cb, GUINT_TO_POINTER (jumps[i].ranks));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    add_shortcut (always, &others[i]);
  add_callback (always, "F6", zone_cb, GUINT_TO_POINTER (GTK_DIR_TAB_FORWARD));
  add_callback (always, "<Shift>F6", zone_cb, GUINT_TO_POINTER (GTK_DIR_TAB_BACKWARD));
  /* Before the window takes it for the default action. */
  add_callback (local, "space", space_cb, NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), local);
  gtk_widget_add_controller (GTK_WIDGET (self), always);
  gtk_widget_add_controller (GTK_WIDGET (self), self->letters);
}

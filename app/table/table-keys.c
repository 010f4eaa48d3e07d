/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/table-keys.h"

#include "turn/prompt.h"

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
  { "c", "table.join" },
  { "x", "table.discard" },
  { "e", "table.pass" },
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

struct _CanastaTableKeys
{
  GtkWidget *table;
  const CanastaTableParts *parts;
  CanastaTurn *turn;
  GtkEventController *letters; /* of the table */
  gboolean has_entered;        /* the last key was Enter, … */
  gboolean enters_again;       /* … and the one before it as well */
};

/* The next card of a rank. */
static gboolean
jump_cb (GtkWidget *table, GVariant *ranks, gpointer data)
{
  CanastaTableKeys *self = data;
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);
  guint wanted = g_variant_get_uint32 (ranks);

  if (wanted == 0 && observation)
    wanted = observation->table->roles.wild_ranks;
  canasta_hand_view_jump (self->parts->hand, wanted);
  return TRUE;
}

/* Space selects a card in the person's own turn; in the others' turns it
 * finishes their steps. */
static gboolean
space_cb (GtkWidget *table, GVariant *args, gpointer data)
{
  CanastaTableKeys *self = data;
  GtkWidget *card = gtk_widget_get_focus_child (GTK_WIDGET (self->parts->hand));

  if (canasta_turn_get_observation (self->turn) && !canasta_turn_is_mine (self->turn))
    {
      canasta_turn_follow (self->turn, CANASTA_INTENT_SKIP);
      return TRUE;
    }
  return card && gtk_widget_activate_action (card, "card.toggle", NULL);
}

/* Enter where nothing has the focus that it could be for. */
static gboolean
enter_cb (GtkWidget *table, GVariant *args, gpointer data)
{
  CanastaTableKeys *self = data;
  GtkRoot *root = gtk_widget_get_root (table);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (!canasta_turn_get_observation (self->turn)
      || (focus && focus != table && focus != GTK_WIDGET (root)))
    return FALSE;
  canasta_turn_enter (self->turn, CANASTA_NO_CARD, FALSE);
  return TRUE;
}

/* Notes what the person does: a key, or the pointer, which is no key. */
void
canasta_table_keys_note (CanastaTableKeys *self, guint key)
{
  gboolean enters = key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter;

  self->enters_again = enters && self->has_entered;
  self->has_entered = enters;
}

/* Whether the person has pressed Enter twice, and done nothing in between: they
 * may not mean what has come under their finger meanwhile. */
gboolean
canasta_table_keys_enters_again (CanastaTableKeys *self)
{
  return self->enters_again;
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
              CanastaTableKeys   *self)
{
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger),
                      gtk_callback_action_new (func, self, NULL)));
}

static void
add_jump (CanastaTableKeys *self, const char *trigger, guint ranks)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger),
                                            gtk_callback_action_new (jump_cb, self, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_uint32 (ranks));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (self->letters), shortcut);
}

/* Zones. */

static guint
list_zones (CanastaTableKeys *self, GtkWidget **zones)
{
  const CanastaTableParts *parts = self->parts;
  guint n = 0;

  zones[n++] = GTK_WIDGET (parts->hand);
  zones[n++] = GTK_WIDGET (parts->prompt);
  for (guint i = 0; i < parts->n_bands; i++)
    zones[n++] = GTK_WIDGET (parts->bands[i]);
  zones[n++] = GTK_WIDGET (parts->well);
  zones[n++] = GTK_WIDGET (parts->seats);
  return n;
}

static gboolean
go_to_zone (CanastaTableKeys *self, int from, int step)
{
  GtkWidget *zones[CANASTA_MAX_SIDES + 4];
  int n = (int) list_zones (self, zones);

  for (int i = from + step; i >= 0 && i < n; i += step)
    {
      if (gtk_widget_child_focus (zones[i], GTK_DIR_TAB_FORWARD))
        return TRUE;
    }
  return FALSE;
}

/* Tab goes from zone to zone, arrows stay in one. */
gboolean
canasta_table_keys_focus (CanastaTableKeys *self, GtkDirectionType direction)
{
  GtkWidget *zones[CANASTA_MAX_SIDES + 4];
  GtkWidget *current = gtk_widget_get_focus_child (self->table);
  int n, index = -1;

  if (!canasta_turn_get_observation (self->turn))
    return FALSE;
  n = (int) list_zones (self, zones);
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
next_zone_cb (GtkWidget *table, GVariant *args, gpointer data)
{
  return gtk_widget_child_focus (table, GTK_DIR_TAB_FORWARD) || go_to_zone (data, -1, 1);
}

static gboolean
previous_zone_cb (GtkWidget *table, GVariant *args, gpointer data)
{
  return gtk_widget_child_focus (table, GTK_DIR_TAB_BACKWARD) || go_to_zone (data, -1, 1);
}

/* Whether letters are shortcuts. */
void
canasta_table_keys_use_letters (CanastaTableKeys *self, gboolean use)
{
  gtk_event_controller_set_propagation_phase (self->letters,
                                              use ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
}

static void
add_keys (CanastaTableKeys *self)
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
    add_jump (self, jumps[i].trigger, jumps[i].ranks);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    add_shortcut (always, &others[i]);
  add_callback (always, "F6", next_zone_cb, self);
  add_callback (always, "<Shift>F6", previous_zone_cb, self);
  add_callback (always, "Return", enter_cb, self);
  add_callback (always, "KP_Enter", enter_cb, self);
  /* Before the window takes it for the default action. */
  add_callback (local, "space", space_cb, self);
  gtk_widget_add_controller (self->table, local);
  gtk_widget_add_controller (self->table, always);
  gtk_widget_add_controller (self->table, self->letters);
}

/* Neither the table nor its parts are owned; lives as long as the table. */
CanastaTableKeys *
canasta_table_keys_new (GtkWidget *table, const CanastaTableParts *parts, CanastaTurn *turn)
{
  CanastaTableKeys *self = g_new0 (CanastaTableKeys, 1);

  self->table = table;
  self->parts = parts;
  self->turn = g_object_ref (turn);
  add_keys (self);
  return self;
}

void
canasta_table_keys_free (CanastaTableKeys *self)
{
  g_object_unref (self->turn);
  g_free (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/table-keys.h"

struct _CanastaTableKeys
{
  GtkWidget *table;
  const CanastaTableParts *parts;
  CanastaTurn *turn;
  gboolean has_entered;  /* the last key was Enter, … */
  gboolean enters_again; /* … and the one before it as well */
};

/**
 * canasta_table_keys_jump:
 * @self: the keys of a table
 * @rank: a rank in the notation, or `wild` for all that are wild
 *
 * Gives the focus to the next card of the rank.
 *
 * Returns: whether there is one
 */
gboolean
canasta_table_keys_jump (CanastaTableKeys *self, const char *rank)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);
  CanastaRank wanted;

  if (canasta_rank_read (&rank, &wanted))
    return canasta_hand_view_jump (self->parts->hand, 1u << wanted);
  return observation
         && canasta_hand_view_jump (self->parts->hand, observation->table->roles.wild_ranks);
}

/* Whether it is others who play. */
static gboolean
is_watched (CanastaTableKeys *self)
{
  return canasta_turn_get_observation (self->turn) && !canasta_turn_is_mine (self->turn);
}

/* Whether the hand has the focus, or a card of it. */
static gboolean
is_in_hand (CanastaTableKeys *self)
{
  return gtk_widget_get_focus_child (self->table) == GTK_WIDGET (self->parts->hand);
}

/* Selects a card in the person's own turn, and returns it; in the others' turns it
 * finishes their steps. */
CanastaCardView *
canasta_table_keys_choose (CanastaTableKeys *self)
{
  GtkWidget *card = gtk_widget_get_focus_child (GTK_WIDGET (self->parts->hand));

  if (is_watched (self))
    canasta_turn_follow (self->turn, CANASTA_INTENT_SKIP);
  else if (card && gtk_widget_activate_action (card, "card.toggle", NULL))
    return CANASTA_CARD_VIEW (card);
  return NULL;
}

/* Whether nothing has the focus that a key could be for. */
static gboolean
is_bare (CanastaTableKeys *self)
{
  GtkRoot *root = gtk_widget_get_root (self->table);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return canasta_turn_get_observation (self->turn)
         && (!focus || focus == self->table || focus == GTK_WIDGET (root));
}

/* Whether Enter, pressed now, would do what the main button says. */
gboolean
canasta_table_keys_enter_confirms (CanastaTableKeys *self)
{
  GtkRoot *root = gtk_widget_get_root (self->table);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  const char *action = canasta_intent_get_action (CANASTA_INTENT_CONFIRM);

  return is_bare (self) || is_in_hand (self)
         || (focus && focus == canasta_prompt_view_find_button (self->parts->prompt, action));
}

/**
 * canasta_table_keys_are_meant:
 * @self: the keys of a table
 * @key: one of those that are not always meant: of a bare table, or of the felt
 *
 * Returns: whether it is for the table when it is pressed now
 */
gboolean
canasta_table_keys_are_meant (CanastaTableKeys *self, const CanastaKey *key)
{
  if (key->place == CANASTA_KEYS_BARE)
    return is_bare (self);
  return is_watched (self) || is_in_hand (self);
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

/* Zones. */

/* Those that have no room are among them. */
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
  zones[n++] = GTK_WIDGET (parts->pad);
  return n;
}

static gboolean
go_to_zone (CanastaTableKeys *self, int from, int step)
{
  GtkWidget *zones[CANASTA_MAX_SIDES + 5];
  int n = (int) list_zones (self, zones);

  for (int i = from + step; i >= 0 && i < n; i += step)
    {
      if (gtk_widget_get_child_visible (zones[i])
          && gtk_widget_child_focus (zones[i], GTK_DIR_TAB_FORWARD))
        return TRUE;
    }
  return FALSE;
}

/* Tab goes from zone to zone, arrows stay in one. */
gboolean
canasta_table_keys_focus (CanastaTableKeys *self, GtkDirectionType direction)
{
  GtkWidget *zones[CANASTA_MAX_SIDES + 5];
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

/* Goes to the next zone, or to the one before; from the last of them to the first. */
void
canasta_table_keys_go (CanastaTableKeys *self, GtkDirectionType direction)
{
  if (!gtk_widget_child_focus (self->table, direction))
    go_to_zone (self, -1, 1);
}

/* Neither the table nor its parts are owned; lives as long as the table. */
CanastaTableKeys *
canasta_table_keys_new (GtkWidget *table, const CanastaTableParts *parts, CanastaTurn *turn)
{
  CanastaTableKeys *self = g_new0 (CanastaTableKeys, 1);

  self->table = table;
  self->parts = parts;
  self->turn = g_object_ref (turn);
  return self;
}

void
canasta_table_keys_free (CanastaTableKeys *self)
{
  g_object_unref (self->turn);
  g_free (self);
}

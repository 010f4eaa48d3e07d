/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keyboard in the hand: from card to card, from rank to rank, and where the
 * focus returns to. */
#include "config.h"

#include "table/hand-view-private.h"

/* The card of the keyboard: the focused one, or where the focus returns to. */
int
canasta_hand_view_get_current (CanastaHandView *self)
{
  int index = canasta_hand_order_find (canasta_turn_get_hand (self->turn), self->current);

  return index >= 0 || self->cards->len == 0 ? index : 0;
}

void
canasta_hand_view_focus_index (CanastaHandView *self, int index)
{
  if (index >= 0 && index < (int) self->cards->len)
    gtk_widget_grab_focus (GTK_WIDGET (canasta_hand_view_get_card (self, index)));
}

static int
find_in_row (CanastaHandView *self, int from, int row_change)
{
  const CanastaHandSlot *slot = &self->layout.slots[from];
  int row = slot->row + row_change;
  int best = from;
  int distance = G_MAXINT;

  for (guint i = 0; i < self->cards->len; i++)
    {
      int away = ABS (self->layout.slots[i].x - slot->x);

      if (self->layout.slots[i].row == row && away < distance)
        {
          best = i;
          distance = away;
        }
    }
  return best;
}

static CanastaRank
get_rank (CanastaHandView *self, int index)
{
  return canasta_card_get_rank (
    canasta_card_view_get_card (canasta_hand_view_get_card (self, (guint) index)));
}

static int
find_next_rank (CanastaHandView *self, int from, int step)
{
  int index = from;

  while (index + step >= 0 && index + step < (int) self->cards->len)
    {
      index += step;
      if (get_rank (self, index) != get_rank (self, from))
        break;
    }
  /* Backwards to the first card of the rank. */
  while (step < 0 && index > 0 && get_rank (self, index - 1) == get_rank (self, index))
    index--;
  return index;
}

static void
move_current (CanastaHandView *self, int index, int step)
{
  int to = CLAMP (index + step, 0, (int) self->cards->len - 1);

  if (to != index)
    canasta_turn_move_card (
      self->turn, canasta_card_view_get_id (canasta_hand_view_get_card (self, (guint) index)), to);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  key,
                guint                  code,
                GdkModifierType        state,
                CanastaHandView       *self)
{
  gboolean shift = (state & GDK_SHIFT_MASK) != 0;
  gboolean control = (state & GDK_CONTROL_MASK) != 0;
  int from = canasta_hand_view_get_current (self);
  int to;

  if (from < 0 || (state & GDK_ALT_MASK))
    return FALSE;
  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_Right:
      {
        int step = key == GDK_KEY_Left ? -1 : 1;

        if (control && shift)
          {
            move_current (self, from, step);
            return TRUE;
          }
        to = control ? find_next_rank (self, from, step) : from + step;
        break;
      }
    case GDK_KEY_Up:
      to = find_in_row (self, from, -1);
      break;
    case GDK_KEY_Down:
      to = find_in_row (self, from, 1);
      break;
    case GDK_KEY_Home:
      to = 0;
      break;
    case GDK_KEY_End:
      to = self->cards->len - 1;
      break;
    default:
      return FALSE;
    }
  to = CLAMP (to, 0, (int) self->cards->len - 1);
  if (shift)
    canasta_turn_select_range (self->turn, from, to);
  canasta_hand_view_focus_index (self, to);
  return TRUE;
}

/* The keys that go from card to card. */
void
canasta_hand_view_add_keys (CanastaHandView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* Tab enters at the card that last had the focus, and leaves at once. */
gboolean
canasta_hand_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CanastaHandView *self = CANASTA_HAND_VIEW (widget);

  if (gtk_widget_get_focus_child (widget) || self->cards->len == 0)
    return FALSE;
  canasta_hand_view_focus_index (self, canasta_hand_view_get_current (self));
  return TRUE;
}

gboolean
canasta_hand_view_grab_focus (GtkWidget *widget)
{
  CanastaHandView *self = CANASTA_HAND_VIEW (widget);

  if (self->cards->len == 0)
    return FALSE;
  canasta_hand_view_focus_index (self, canasta_hand_view_get_current (self));
  return TRUE;
}

/* Selects all cards of the rank of the keyboard's card, or none of them. */
void
canasta_hand_view_select_rank (CanastaHandView *self)
{
  int current = canasta_hand_view_get_current (self);

  if (current >= 0)
    canasta_turn_toggle_rank (self->turn, get_rank (self, current));
}

/* Moves the focus to the next card of one of the ranks, given as bits. */
void
canasta_hand_view_jump (CanastaHandView *self, guint ranks)
{
  gboolean inside = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  int from = inside ? canasta_hand_view_get_current (self) : -1;

  for (guint i = 1; i <= self->cards->len; i++)
    {
      int index = (from + (int) i) % (int) self->cards->len;

      if (ranks & (1u << get_rank (self, index)))
        {
          canasta_hand_view_focus_index (self, index);
          return;
        }
    }
}

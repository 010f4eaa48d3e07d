/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/prompt-slots.h"

#include "table/details.h"
#include "table/letters.h"
#include "table/paint.h"

#define GAP 6
#define EDGE 5 /* around a label, at the sides */
#define LINES 2

struct _CanastaPromptSlots
{
  GtkWidget parent_instance;

  GtkWidget *buttons[CANASTA_N_PROMPT_SLOTS]; /* each for its action, or NULL */
  gboolean watched; /* there is nothing to press */
  int width;        /* of each */
  double em;        /* the size of the text they were fitted for */
};

G_DEFINE_FINAL_TYPE (CanastaPromptSlots, canasta_prompt_slots, GTK_TYPE_WIDGET)

static const char *
get_action (GtkWidget *button)
{
  return gtk_actionable_get_action_name (GTK_ACTIONABLE (button));
}

static gboolean
is_undo (GtkWidget *button)
{
  return g_strcmp0 (get_action (button), canasta_intent_get_action (CANASTA_INTENT_UNDO)) == 0;
}

static gboolean
is_shown (CanastaPromptSlots *self, guint slot)
{
  return self->buttons[slot] && gtk_widget_get_visible (self->buttons[slot]);
}

/* Gives the words of each button letters with which they are whole. */
static void
fit_buttons (CanastaPromptSlots *self)
{
  for (guint i = 0; i < CANASTA_N_PROMPT_SLOTS; i++)
    if (is_shown (self, i) && self->width > 2 * EDGE)
      {
        GtkWidget *label = gtk_button_get_child (GTK_BUTTON (self->buttons[i]));

        canasta_letters_set (label, canasta_letters_find (label, self->width - 2 * EDGE, LINES));
      }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The widget. */

static void
canasta_prompt_slots_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  CanastaPromptSlots *self = CANASTA_PROMPT_SLOTS (widget);

  /* Before they have a width GTK 4.18 complains where a height is asked for. */
  *minimum = *natural = 0;
  if (self->width == 0)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL && !self->watched)
    *minimum = CANASTA_N_PROMPT_SLOTS * (self->width + GAP) - GAP;
  for (guint i = 0; orientation == GTK_ORIENTATION_VERTICAL && i < CANASTA_N_PROMPT_SLOTS; i++)
    {
      int height;

      if (!is_shown (self, i))
        continue;
      gtk_widget_measure (self->buttons[i], GTK_ORIENTATION_VERTICAL, self->width, &height, NULL,
                          NULL, NULL);
      *minimum = MAX (*minimum, height);
    }
  *natural = *minimum;
}

static void
canasta_prompt_slots_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaPromptSlots *self = CANASTA_PROMPT_SLOTS (widget);
  gboolean turned = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  for (guint i = 0; i < CANASTA_N_PROMPT_SLOTS; i++)
    {
      int x = (int) i * (self->width + GAP);
      GtkAllocation place = { turned ? width - x - self->width : x, 0, self->width, height };

      if (is_shown (self, i))
        gtk_widget_size_allocate (self->buttons[i], &place, -1);
    }
}

static void
canasta_prompt_slots_dispose (GObject *object)
{
  CanastaPromptSlots *self = CANASTA_PROMPT_SLOTS (object);

  for (guint i = 0; i < CANASTA_N_PROMPT_SLOTS; i++)
    g_clear_pointer (&self->buttons[i], gtk_widget_unparent);
  G_OBJECT_CLASS (canasta_prompt_slots_parent_class)->dispose (object);
}

static void
canasta_prompt_slots_class_init (CanastaPromptSlotsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_prompt_slots_dispose;
  widget_class->measure = canasta_prompt_slots_measure;
  widget_class->size_allocate = canasta_prompt_slots_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_prompt_slots_init (CanastaPromptSlots *self)
{
}

GtkWidget *
canasta_prompt_slots_new (void)
{
  return g_object_new (CANASTA_TYPE_PROMPT_SLOTS, NULL);
}

/**
 * canasta_prompt_slots_set_width:
 * @width: of each, in pixels
 *
 * Called before the parent measures.
 */
void
canasta_prompt_slots_set_width (CanastaPromptSlots *self, int width)
{
  double em = canasta_paint_get_em (GTK_WIDGET (self));

  if (width == self->width && em == self->em)
    return;
  self->em = em;
  self->width = width;
  fit_buttons (self);
}

/* Whether there is nothing to press, nor room for it. */
void
canasta_prompt_slots_set_watched (CanastaPromptSlots *self, gboolean is_watched)
{
  self->watched = is_watched;
}

/* The buttons. */

/* Held for long, the button that undoes a step undoes the whole turn. */
static void
held_cb (GtkGesture *gesture, double x, double y, GtkWidget *button)
{
  if (!is_undo (button))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (button, canasta_intent_get_action (CANASTA_INTENT_UNDO_ALL), NULL);
}

static void
watch_holding (GtkWidget *button)
{
  GtkGesture *gesture = gtk_gesture_long_press_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect (gesture, "pressed", G_CALLBACK (held_cb), button);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (gesture));
}

static GtkWidget *
new_button (const char *action)
{
  GtkWidget *button = gtk_button_new_with_label ("");
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (button, "felt-button");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  watch_holding (button);
  return button;
}

/* A button that does nothing now can still be reached: it says why. Returns: whether it
 * has other words. */
static gboolean
update_button (CanastaPromptSlots *self, GtkWidget *button, const CanastaPromptButton *from)
{
  gboolean has_words = g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), from->label) == 0;

  if (!has_words)
    gtk_button_set_label (GTK_BUTTON (button), from->label);
  gtk_widget_set_visible (button, !self->watched);
  canasta_paint_set_class (button, "suggested", from->suggested);
  canasta_paint_set_class (button, "unavailable", from->reason != NULL);
  canasta_details_set (button, from->reason);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED,
                               from->reason != NULL, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  from->reason ? from->reason : "", -1);
  return !has_words;
}

/* The button of an action that is there already, which it leaves. */
static GtkWidget *
take_button (CanastaPromptSlots *self, const char *action)
{
  for (guint i = 0; i < CANASTA_N_PROMPT_SLOTS; i++)
    if (self->buttons[i] && g_strcmp0 (get_action (self->buttons[i]), action) == 0)
      return g_steal_pointer (&self->buttons[i]);
  return NULL;
}

/* A button is one action as long as it is there: pressed with a key, it acts a
 * moment later, which must not be what took its place. */
void
canasta_prompt_slots_show (CanastaPromptSlots *self, const CanastaPrompt *prompt)
{
  GtkWidget *buttons[CANASTA_N_PROMPT_SLOTS] = { NULL };
  GtkWidget *were[CANASTA_N_PROMPT_SLOTS];
  GtkWidget *before = NULL;
  gboolean has_changed = FALSE;

  memcpy (were, self->buttons, sizeof were);
  for (guint i = 0; i < prompt->n_buttons; i++)
    {
      const CanastaPromptButton *from = &prompt->buttons[i];
      const char *action = canasta_intent_get_action (from->intent);
      GtkWidget *button = take_button (self, action);

      if (!button)
        button = new_button (action);
      gtk_widget_insert_after (button, GTK_WIDGET (self), before);
      has_changed |= update_button (self, button, from) || button != were[from->slot];
      before = buttons[from->slot] = button;
    }
  for (guint i = 0; i < CANASTA_N_PROMPT_SLOTS; i++)
    {
      has_changed |= self->buttons[i] != NULL;
      g_clear_pointer (&self->buttons[i], gtk_widget_unparent);
      self->buttons[i] = buttons[i];
    }
  if (has_changed)
    fit_buttons (self);
}

/* The button of an action that is seen, or %NULL. */
GtkWidget *
canasta_prompt_slots_find (CanastaPromptSlots *self, const char *action)
{
  for (guint i = 0; i < CANASTA_N_PROMPT_SLOTS; i++)
    if (self->buttons[i] && g_strcmp0 (get_action (self->buttons[i]), action) == 0
        && gtk_widget_get_visible (self->buttons[i]))
      return self->buttons[i];
  return NULL;
}

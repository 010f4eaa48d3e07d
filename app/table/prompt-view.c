/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The prompt bar. */
#include "config.h"

#include "table/prompt-view.h"

#include <string.h>

#include "table/paint.h"
#include "turn/prompt.h"

struct _CanastaPromptView
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkWidget *texts;
  GtkWidget *title;
  GtkWidget *second;
  GtkWidget *line;
  GtkWidget *why;
  GtkWidget *buttons;
  GtkWidget *more;
  GtkWidget *slots[CANASTA_PROMPT_MAX_BUTTONS]; /* from left to right … */
  guint n_buttons;                              /* … so many, each for its action */
  gboolean watched; /* there is nothing to answer */
  const char *rule;
  char *asked; /* what was asked last */
};

G_DEFINE_FINAL_TYPE (CanastaPromptView, canasta_prompt_view, GTK_TYPE_WIDGET)

enum
{
  ASKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
canasta_prompt_view_dispose (GObject *object)
{
  CanastaPromptView *self = CANASTA_PROMPT_VIEW (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->asked, g_free);
  G_OBJECT_CLASS (canasta_prompt_view_parent_class)->dispose (object);
}

/* Texts have room for so many lines, whether there are any now: nothing on the
 * table moves when something is said. Where the second one needs more, the first
 * needs less. */
#define TITLE_LINES 2
#define SECOND_LINES 1
#define COMPACT_TITLE_LINES 3
#define COMPACT_SECOND_LINES 2

static gboolean
is_compact (CanastaPromptView *self)
{
  return gtk_widget_has_css_class (GTK_WIDGET (self), "compact");
}

static gboolean
are_buttons_below (CanastaPromptView *self)
{
  return gtk_orientable_get_orientation (GTK_ORIENTABLE (self->content))
         == GTK_ORIENTATION_VERTICAL;
}

static int
get_lines_height (GtkWidget *label, int n_lines)
{
  g_autoptr (GString) text = g_string_new ("0");
  g_autoptr (PangoLayout) layout = NULL;
  int height;

  while (--n_lines > 0)
    g_string_append (text, "\n0");
  layout = gtk_widget_create_pango_layout (label, text->str);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* The height that is kept for texts, and for buttons beside or below them. */
static int
get_kept_height (CanastaPromptView *self)
{
  gboolean compact = is_compact (self);
  int texts = get_lines_height (self->title, compact ? COMPACT_TITLE_LINES : TITLE_LINES)
              + get_lines_height (self->line, compact ? COMPACT_SECOND_LINES : SECOND_LINES);
  int buttons;

  gtk_widget_measure (self->more, GTK_ORIENTATION_VERTICAL, -1, &buttons, NULL, NULL, NULL);
  return are_buttons_below (self)
           ? texts + gtk_box_get_spacing (GTK_BOX (self->content)) + buttons
           : MAX (texts, buttons);
}

static void
canasta_prompt_view_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  CanastaPromptView *self = CANASTA_PROMPT_VIEW (widget);

  gtk_widget_measure (self->content, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  *minimum = MAX (*minimum, get_kept_height (self));
  *natural = MAX (*natural, *minimum);
}

static void
canasta_prompt_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (CANASTA_PROMPT_VIEW (widget)->content,
                            &(GtkAllocation){ 0, 0, width, height }, -1);
}

static GtkSizeRequestMode
canasta_prompt_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* What can be pressed, in the order it is read. Returns: how many there are. */
static guint
list_buttons (CanastaPromptView *self, GtkWidget *buttons[CANASTA_PROMPT_MAX_BUTTONS + 2])
{
  guint n = 0;

  buttons[n] = self->why;
  n += gtk_widget_get_mapped (self->why);
  for (guint i = 0; i < self->n_buttons; i++)
    if (gtk_widget_get_mapped (self->slots[i]))
      buttons[n++] = self->slots[i];
  buttons[n] = self->more;
  n += gtk_widget_get_mapped (self->more);
  return n;
}

/* Left and right go from button to button, however high each stands: GTK looks for the
 * next one at the height of the last. */
static gboolean
canasta_prompt_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CanastaPromptView *self = CANASTA_PROMPT_VIEW (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  GtkWidget *buttons[CANASTA_PROMPT_MAX_BUTTONS + 2];
  guint n = list_buttons (self, buttons), i = 0;

  while (i < n && buttons[i] != focus && !(focus && gtk_widget_is_ancestor (focus, buttons[i])))
    i++;
  if (i == n || (direction != GTK_DIR_LEFT && direction != GTK_DIR_RIGHT))
    return GTK_WIDGET_CLASS (canasta_prompt_view_parent_class)->focus (widget, direction);
  if (direction == GTK_DIR_RIGHT)
    return i + 1 < n && gtk_widget_child_focus (buttons[i + 1], direction);
  return i > 0 && gtk_widget_child_focus (buttons[i - 1], direction);
}

static void
canasta_prompt_view_class_init (CanastaPromptViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_prompt_view_dispose;
  widget_class->measure = canasta_prompt_view_measure;
  widget_class->size_allocate = canasta_prompt_view_size_allocate;
  widget_class->get_request_mode = canasta_prompt_view_get_request_mode;
  widget_class->focus = canasta_prompt_view_focus;

  signals[ASKED] = g_signal_new ("asked", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/table/prompt-view.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, content);
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, texts);
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, title);
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, second);
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, line);
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, why);
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, buttons);
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, more);
  gtk_widget_class_set_css_name (widget_class, "prompt");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

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

static void
canasta_prompt_view_init (CanastaPromptView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
canasta_prompt_view_new (void)
{
  return g_object_new (CANASTA_TYPE_PROMPT_VIEW, NULL);
}

/* In a narrow window a long label takes several lines, the longest word whole. */
static void
wrap_label (GtkWidget *button, gboolean wrap)
{
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  if (!GTK_IS_LABEL (label))
    return;
  gtk_label_set_wrap (GTK_LABEL (label), wrap);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
}

/* A button that does nothing now can still be reached: it says why. */
static void
update_button (CanastaPromptView *self, GtkWidget *button, const CanastaPromptButton *from)
{
  gtk_button_set_label (GTK_BUTTON (button), from->label);
  wrap_label (button, is_compact (self));
  canasta_paint_set_class (button, "suggested", from->suggested);
  canasta_paint_set_class (button, "unavailable", from->reason != NULL);
  gtk_widget_set_tooltip_text (button, from->reason);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED,
                               from->reason != NULL, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  from->reason ? from->reason : "", -1);
}

static GtkWidget *
new_button (CanastaPromptView *self, const char *action)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "felt-button");
  gtk_widget_set_hexpand (button, is_compact (self));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  watch_holding (button);
  return button;
}

/* The place of the button of an action; past the last one, there is none. */
static guint
find_slot (CanastaPromptView *self, const char *action)
{
  guint i = 0;

  while (i < self->n_buttons && g_strcmp0 (get_action (self->slots[i]), action) != 0)
    i++;
  return i;
}

/* A button is one action as long as it is there: pressed with a key, it acts a
 * moment later, which must not be what took its place. */
static void
set_buttons (CanastaPromptView *self, const CanastaPrompt *prompt)
{
  GtkBox *box = GTK_BOX (self->buttons);
  guint n = MIN (prompt->n_buttons, CANASTA_PROMPT_MAX_BUTTONS);
  GtkWidget *slots[CANASTA_PROMPT_MAX_BUTTONS] = { NULL };

  for (guint i = 0; i < n; i++)
    {
      const char *action = canasta_intent_get_action (prompt->buttons[i].intent);
      guint slot = find_slot (self, action);
      GtkWidget *before = i > 0 ? slots[i - 1] : NULL;

      if (slot < self->n_buttons)
        {
          slots[i] = self->slots[slot];
          self->slots[slot] = self->slots[--self->n_buttons];
          gtk_box_reorder_child_after (box, slots[i], before);
        }
      else
        {
          slots[i] = new_button (self, action);
          gtk_box_insert_child_after (box, slots[i], before);
        }
      update_button (self, slots[i], &prompt->buttons[i]);
    }
  while (self->n_buttons > 0)
    gtk_box_remove (box, self->slots[--self->n_buttons]);
  memcpy (self->slots, slots, sizeof slots);
  self->n_buttons = n;
}

/* In a narrow window the header bar alone has the button that takes back, and more
 * than two others are crowded. */
static void
show_buttons (CanastaPromptView *self)
{
  guint n_shown = 0;

  for (guint i = 0; i < self->n_buttons; i++)
    {
      gboolean shows = !(is_compact (self) && is_undo (self->slots[i]));

      gtk_widget_set_visible (self->slots[i], shows);
      n_shown += shows;
    }
  canasta_paint_set_class (GTK_WIDGET (self), "crowded", is_compact (self) && n_shown > 2);
}

/* The action of the button that has the focus, or %NULL. */
static char *
get_focused_action (CanastaPromptView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (!focus || !GTK_IS_BUTTON (focus) || !gtk_widget_get_visible (focus)
      || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return NULL;
  return g_strdup (get_action (focus));
}

/* Tells when something else is asked: an offer of a move is a question as well,
 * which Enter answers. */
static void
note_question (CanastaPromptView *self, const CanastaPrompt *prompt, gboolean offers)
{
  g_autofree char *asked =
    g_strdup_printf ("%s\n%s", prompt->title, offers && prompt->line ? prompt->line : "");

  if (g_strcmp0 (self->asked, asked) == 0)
    return;
  g_free (self->asked);
  self->asked = g_steal_pointer (&asked);
  g_signal_emit (self, signals[ASKED], 0);
}

/* Returns whether the button that has the focus, if any, still does the same: a
 * person who presses Enter twice does not mean what took its place. */
gboolean
canasta_prompt_view_update (CanastaPromptView *self, CanastaTurn *turn)
{
  g_autoptr (CanastaPrompt) prompt = canasta_prompt_new (turn);
  g_autofree char *before = get_focused_action (self);
  g_autofree char *after = NULL;

  gtk_label_set_text (GTK_LABEL (self->title), prompt->title);
  gtk_label_set_text (GTK_LABEL (self->line), prompt->line ? prompt->line : "");
  gtk_widget_set_visible (self->second, prompt->line != NULL);
  gtk_widget_set_visible (self->why, prompt->rule != NULL);
  self->rule = prompt->rule;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  prompt->title, -1);
  set_buttons (self, prompt);
  show_buttons (self);
  after = get_focused_action (self);
  note_question (self, prompt, canasta_turn_get_hint (turn) != NULL);
  return !before || g_strcmp0 (before, after) == 0;
}

/* Where one only watches there are no buttons but the one for more, which needs no
 * line of its own; called before the table has a size. */
void
canasta_prompt_view_set_watched (CanastaPromptView *self)
{
  self->watched = TRUE;
}

gboolean
canasta_prompt_view_is_watched (CanastaPromptView *self)
{
  return self->watched;
}

/* Texts beside the buttons, or above them; called while the parent is given its
 * size. */
void
canasta_prompt_view_set_compact (CanastaPromptView *self, gboolean compact)
{
  if (is_compact (self) == compact)
    return;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content),
                                  compact && !self->watched ? GTK_ORIENTATION_VERTICAL
                                                            : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (self->content), compact ? 4 : 12);
  canasta_paint_set_class (GTK_WIDGET (self), "compact", compact);
  for (guint i = 0; i < self->n_buttons; i++)
    {
      gtk_widget_set_hexpand (self->slots[i], compact);
      wrap_label (self->slots[i], compact);
    }
  show_buttons (self);
}

/* The button of an action, or %NULL. */
GtkWidget *
canasta_prompt_view_find_button (CanastaPromptView *self, const char *action)
{
  guint slot = find_slot (self, action);

  return slot < self->n_buttons && gtk_widget_get_visible (self->slots[slot]) ? self->slots[slot]
                                                                             : NULL;
}

/* The name of the rule behind what is said, or %NULL. */
const char *
canasta_prompt_view_get_rule (CanastaPromptView *self)
{
  return self->rule;
}

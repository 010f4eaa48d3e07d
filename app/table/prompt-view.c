/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The prompt bar. */
#include "config.h"

#include "table/prompt-view.h"

#include "table/letters.h"
#include "table/paint.h"
#include "table/prompt-slots.h"
#include "turn/viewer.h"

/* The width of a slot: in widths of the letters, but not more of the bar than its
 * part. */
#define SLOT_WIDTH 8.6
#define BUTTONS_PART 0.54
#define GAP 6    /* between them */
#define EDGES 16 /* of the bar, where the buttons have its width */
#define FULL_EDGES 28 /* as in the style */

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
  CanastaPromptSlots *slots;
  GtkWidget *more;
  GMenuModel *menu; /* of who sits there … */
  GMenuModel *onlooker_menu; /* … and of who looks on */
  gboolean watched; /* there is nothing to answer */
  double em;        /* the size of the text, when its room was last worked out */
  int bar;          /* how wide the bar is, within its edges … */
  int start;        /* … and from where on texts can stand there */
  const char *rule;
  char *said;  /* the second line, or NULL */
  char *told;  /* what is pointed at and has its place, or NULL … */
  int height;  /* … and how high the bar was before */
  char *asked; /* what was asked last */
};

G_DEFINE_FINAL_TYPE (CanastaPromptView, canasta_prompt_view, GTK_TYPE_WIDGET)

static void
canasta_prompt_view_dispose (GObject *object)
{
  CanastaPromptView *self = CANASTA_PROMPT_VIEW (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->asked, g_free);
  g_clear_pointer (&self->said, g_free);
  g_clear_pointer (&self->told, g_free);
  G_OBJECT_CLASS (canasta_prompt_view_parent_class)->dispose (object);
}

/* Texts have room for so many lines, whether there are any now: nothing on the
 * table moves when something is said. Where the second one needs more, the first
 * needs less; where one only watches it is a number. In a small window larger letters
 * have more room only so far: they give way, as they do where there is more to say. */
#define TITLE_LINES 2
#define SECOND_LINES 1
#define COMPACT_TITLE_LINES 2
#define COMPACT_SECOND_LINES 1
#define COMPACT_TEXTS 72 /* pixels, at most */
#define BUTTON_LINES 2
#define BUTTON_PADDING 8

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

static int
get_kept_texts (CanastaPromptView *self)
{
  if (!is_compact (self))
    return get_lines_height (self->title, TITLE_LINES)
           + get_lines_height (self->line, SECOND_LINES);
  return MIN (get_lines_height (self->title, COMPACT_TITLE_LINES)
                + get_lines_height (self->line,
                                    self->watched ? SECOND_LINES : COMPACT_SECOND_LINES),
              COMPACT_TEXTS);
}

/* The height that is kept for texts, and for buttons beside or below them. */
static int
get_kept_height (CanastaPromptView *self)
{
  int texts = get_kept_texts (self), buttons;

  gtk_widget_measure (self->more, GTK_ORIENTATION_VERTICAL, -1, &buttons, NULL, NULL, NULL);
  if (!self->watched)
    buttons = MAX (buttons, get_lines_height (self->title, BUTTON_LINES) + BUTTON_PADDING);
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
  *minimum = self->told ? self->height : MAX (*minimum, get_kept_height (self));
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
list_buttons (CanastaPromptView *self, GtkWidget *buttons[CANASTA_N_PROMPT_SLOTS + 2])
{
  guint n = 0;

  buttons[n] = self->why;
  n += gtk_widget_get_mapped (self->why);
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->slots)); button;
       button = gtk_widget_get_next_sibling (button))
    if (gtk_widget_get_mapped (button))
      buttons[n++] = button;
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
  GtkWidget *buttons[CANASTA_N_PROMPT_SLOTS + 2];
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

  g_type_ensure (CANASTA_TYPE_PROMPT_SLOTS);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/table/prompt-view.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, content);
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, texts);
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, title);
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, second);
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, line);
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, why);
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, slots);
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, more);
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, menu);
  gtk_widget_class_bind_template_child (widget_class, CanastaPromptView, onlooker_menu);
  gtk_widget_class_set_css_name (widget_class, "prompt");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
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

/* The action of the button that has the focus, or %NULL. */
static char *
get_focused_action (CanastaPromptView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (!focus || !GTK_IS_BUTTON (focus) || !gtk_widget_get_visible (focus)
      || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return NULL;
  return g_strdup (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)));
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
  gtk_widget_activate_action (GTK_WIDGET (self), "win.note-question", NULL);
}

static int
measure_text (GtkWidget *label, double letters, int width)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  g_autoptr (PangoLayout) layout = canasta_letters_lay (label, text, letters, width);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return *text == '\0' ? 0 : height;
}

/* How wide the texts can be, above the buttons or beside them. */
static int
get_texts_width (CanastaPromptView *self)
{
  int width = self->bar - self->start, slots, more;

  if (are_buttons_below (self) || self->bar == 0)
    return width;
  gtk_widget_measure (GTK_WIDGET (self->slots), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &slots,
                      NULL, NULL);
  gtk_widget_measure (self->more, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &more, NULL, NULL);
  return width - slots - more - GAP - gtk_box_get_spacing (GTK_BOX (self->content));
}

/* Gives the texts letters with which they have room. */
static void
fit_texts (CanastaPromptView *self)
{
  int kept = get_kept_texts (self), width = get_texts_width (self), beside = width;
  double letters = 1;

  if (gtk_widget_get_visible (self->why))
    {
      int why;

      gtk_widget_measure (self->why, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &why, NULL, NULL);
      beside -= why + gtk_box_get_spacing (GTK_BOX (self->second));
    }
  while (width > 0 && letters > CANASTA_LETTERS_SMALLEST
         && measure_text (self->title, letters, width)
                + measure_text (self->line, letters, beside) > kept)
    letters -= CANASTA_LETTERS_STEP;
  canasta_letters_set (self->title, letters);
  canasta_letters_set (self->line, letters);
}

static void
show_second (CanastaPromptView *self)
{
  const char *text = self->told ? self->told : self->said;

  gtk_label_set_text (GTK_LABEL (self->line), text ? text : "");
  gtk_widget_set_visible (self->line, text != NULL);
  gtk_widget_set_opacity (self->why, self->told ? 0 : 1);
  fit_texts (self);
}

/* More of what there is to do. */
static void
show_menu (CanastaPromptView *self, CanastaTurn *turn)
{
  GMenuModel *menu = canasta_viewer_looks_on (canasta_turn_get_observation (turn))
                       ? self->onlooker_menu : self->menu;

  if (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (self->more)) != menu)
    gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->more), menu);
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
  g_free (self->said);
  self->said = g_strdup (prompt->line);
  gtk_widget_set_visible (self->why, prompt->rule != NULL);
  self->rule = prompt->rule;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  prompt->title, -1);
  canasta_prompt_slots_show (self->slots, prompt);
  show_menu (self, turn);
  show_second (self);
  after = get_focused_action (self);
  canasta_paint_set_class (GTK_WIDGET (self), "mine", canasta_turn_is_mine (turn));
  note_question (self, prompt, canasta_turn_get_hint (turn) != NULL);
  return !before || g_strcmp0 (before, after) == 0;
}

/* Where one only watches there are no buttons but the one for more, which needs no
 * line of its own. */
void
canasta_prompt_view_set_watched (CanastaPromptView *self, gboolean is_watched)
{
  self->watched = is_watched;
  canasta_prompt_slots_set_watched (self->slots, is_watched);
}

gboolean
canasta_prompt_view_is_watched (CanastaPromptView *self)
{
  return self->watched;
}

/**
 * canasta_prompt_view_tell:
 * @self: a prompt
 * @text: (nullable): what is pointed at
 *
 * As long as something is told, it has the second line. Nothing moves for it.
 */
void
canasta_prompt_view_tell (CanastaPromptView *self, const char *text)
{
  if (g_strcmp0 (text, self->told) == 0)
    return;
  if (!self->told)
    self->height = gtk_widget_get_height (GTK_WIDGET (self));
  g_free (self->told);
  self->told = g_strdup (text);
  show_second (self);
}

/* How wide each slot is, in a bar of a width. */
static int
get_slot_width (CanastaPromptView *self, int width)
{
  int more, room;

  gtk_widget_measure (self->more, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &more, NULL, NULL);
  if (is_compact (self))
    room = width - EDGES;
  else
    room = (int) MIN (BUTTONS_PART * width,
                      CANASTA_N_PROMPT_SLOTS * (SLOT_WIDTH * self->em + GAP) + more);
  return (room - more) / CANASTA_N_PROMPT_SLOTS - GAP;
}

/* Texts beside the buttons, or above them, from @start on: before that the person sits.
 * Called while the parent is given its size, of which the bar has a width. */
void
canasta_prompt_view_set_size (CanastaPromptView *self, gboolean compact, int width, int start)
{
  gboolean below = compact && !self->watched;
  gboolean has_grown = self->em != canasta_paint_get_em (GTK_WIDGET (self));
  int bar = width - (compact ? EDGES : FULL_EDGES);

  gtk_widget_set_margin_start (self->texts, start);
  self->em = canasta_paint_get_em (GTK_WIDGET (self));
  if (is_compact (self) != compact || are_buttons_below (self) != below)
    {
      self->bar = 0;
      gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content),
                                      below ? GTK_ORIENTATION_VERTICAL
                                            : GTK_ORIENTATION_HORIZONTAL);
      gtk_box_set_spacing (GTK_BOX (self->content), compact ? 4 : 12);
      canasta_paint_set_class (GTK_WIDGET (self), "compact", compact);
    }
  canasta_prompt_slots_set_width (self->slots, get_slot_width (self, width));
  if (has_grown || self->bar != bar || self->start != start)
    {
      self->bar = bar;
      self->start = start;
      gtk_widget_set_size_request (self->second, -1, get_lines_height (self->line, 1));
      fit_texts (self);
    }
}

/* The button of an action, or %NULL. */
GtkWidget *
canasta_prompt_view_find_button (CanastaPromptView *self, const char *action)
{
  return canasta_prompt_slots_find (self->slots, action);
}

/* The name of the rule behind what is said, or %NULL. */
const char *
canasta_prompt_view_get_rule (CanastaPromptView *self)
{
  return self->rule;
}

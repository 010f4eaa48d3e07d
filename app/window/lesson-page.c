/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the lesson does not play is answered above the table, and the cards go back. */
#include "config.h"

#include "window/lesson-page.h"

#include <glib/gi18n-lib.h>

#include "pages/announcer.h"
#include "pages/wrap.h"
#include "turn/passage.h"
#include "window/lesson-words.h"

/* From this width on the buttons stand beside the words. */
#define ROOMY 640

struct _CanastaLessonPage
{
  GtkWidget parent_instance;

  CanastaTableView *table;
  CanastaLesson *lesson;        /* NULL where none is shown */
  GSignalGroup *lesson_signals;
  GString *told;                /* what has happened since something was announced */
  int width;
  gboolean is_roomy;

  GtkBox *coach;
  GtkWidget *buttons;
  GtkLabel *place;
  CanastaLessonWords *words;
  AdwBin *table_place;
  GtkWidget *show_button;
  GtkWidget *next_button;
};

G_DEFINE_FINAL_TYPE (CanastaLessonPage, canasta_lesson_page, GTK_TYPE_WIDGET)

enum
{
  CHANGED,
  NEXT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Showing. */

static char *
dup_place (guint step, guint n)
{
  return step > n ? g_strdup (_("The lesson is done"))
                  : g_strdup_printf (_("Step %1$u of %2$u"), step, n);
}

/* As wide as a step, so that nothing beside it moves; the end takes more lines. Where there
 * is no room it is as wide as can be. */
static void
fit_place (CanastaLessonPage *self)
{
  guint n = self->lesson && self->is_roomy ? canasta_lesson_count_steps (self->lesson) : 0;
  glong most = -1;

  for (guint step = 1; step <= n; step++)
    {
      g_autofree char *place = dup_place (step, n);

      most = MAX (most, g_utf8_strlen (place, -1));
    }
  gtk_label_set_width_chars (self->place, (int) most);
  gtk_label_set_max_width_chars (self->place, (int) most);
}

/* How high the row is with what it says now: the place in the lesson takes more lines than one
 * where it has no more room than a step, or than the buttons leave it. */
static int
measure_row (CanastaLessonPage *self)
{
  int least, width, height;

  gtk_widget_measure (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
  if (!self->is_roomy)
    width = MAX (least, gtk_widget_get_width (GTK_WIDGET (self->coach)));
  gtk_widget_measure (self->buttons, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

/* As high as the row is at any step and at the end, so that the table below never moves. */
static void
fit_height (CanastaLessonPage *self)
{
  guint n = self->lesson ? canasta_lesson_count_steps (self->lesson) : 0;
  g_autofree char *shown = g_strdup (gtk_label_get_label (self->place));
  int most = -1;

  gtk_widget_set_size_request (self->buttons, -1, -1);
  for (guint step = 1; n > 0 && step <= n + 1; step++)
    {
      g_autofree char *place = dup_place (step, n);

      gtk_label_set_label (self->place, place);
      most = MAX (most, measure_row (self));
    }
  gtk_label_set_label (self->place, shown);
  gtk_widget_set_size_request (self->buttons, -1, most);
}

static void
show_words (CanastaLessonPage *self)
{
  guint step = canasta_lesson_get_step (self->lesson);
  gboolean is_waiting = canasta_lesson_is_waiting (self->lesson);
  g_autofree char *place = dup_place (step + !is_waiting,
                                      canasta_lesson_count_steps (self->lesson));

  gtk_label_set_label (self->place, place);
  canasta_lesson_words_show (self->words, self->lesson);
}

/* A button that is gone leaves the focus to what goes on. */
static void
show_buttons (CanastaLessonPage *self)
{
  gboolean is_over = canasta_lesson_is_over (self->lesson);
  gboolean was_over = gtk_widget_get_visible (self->next_button);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.back",
                                 canasta_lesson_get_step (self->lesson) > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.show",
                                 canasta_scene_get_advice (CANASTA_SCENE (self->lesson)) != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.next", is_over);
  gtk_widget_set_visible (self->show_button, !is_over);
  gtk_widget_set_visible (self->next_button, is_over);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (is_over && !was_over)
    gtk_widget_grab_focus (self->next_button);
  else if (was_over && !is_over)
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

/* What the lesson tells. */

/* What the others have done, and what was drawn. */
static void
happened_cb (CanastaLessonPage *self, const CanastaEvent *event)
{
  CanastaMatch *match = canasta_lesson_get_match (self->lesson);
  g_autofree char *sentence = canasta_event_describe (event, canasta_match_get_table (match),
                                                      canasta_match_get_names (match),
                                                      CANASTA_LESSON_SEAT);

  canasta_passage_add (self->told, sentence);
}

static void
tell (CanastaLessonPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", self->told->str);
  g_string_truncate (self->told, 0);
}

static void
announce (CanastaLessonPage *self)
{
  canasta_passage_add (self->told, canasta_lesson_get_remark (self->lesson));
  if (!canasta_lesson_was_otherwise (self->lesson))
    canasta_passage_add (self->told, canasta_lesson_get_task (self->lesson));
  tell (self);
}

/* What was done with a card that had the focus is told by the one that has it next. */
static char *
lose_cb (CanastaLessonPage *self)
{
  tell (self);
  return canasta_announcer_take (canasta_announcer_find (GTK_WIDGET (self)));
}

/* What the others do is told when they are done. */
static void
show_step (CanastaLessonPage *self)
{
  show_words (self);
  show_buttons (self);
  if (!canasta_lesson_is_waiting (self->lesson))
    announce (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* When the table shows it; what was taken back is forgotten. */
static void
changed_cb (CanastaLessonPage *self, guint change)
{
  if (change == CANASTA_SCENE_JUMPS)
    g_string_truncate (self->told, 0);
  show_step (self);
}

static void
otherwise_cb (CanastaLessonPage *self)
{
  show_words (self);
  announce (self);
}

/* What the person wants. */

static void
lesson_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaLessonPage *self = CANASTA_LESSON_PAGE (widget);

  if (!self->lesson)
    return;
  if (g_str_equal (name, "lesson.back"))
    canasta_scene_undo (CANASTA_SCENE (self->lesson));
  else if (g_str_equal (name, "lesson.next"))
    g_signal_emit (self, signals[NEXT], 0);
  else
    canasta_turn_follow_advice (canasta_table_view_get_turn (self->table));
}

/* The words stand above the table, with room for all that is said in the lesson, so that it lies
 * still; where there is not enough height for that, for what is said now. What needs more covers
 * what lies at the top of the table, and what one plays with stays free. */

static gboolean
adapt_cb (gpointer data)
{
  CanastaLessonPage *self = data;
  GtkWidget *texts = gtk_widget_get_prev_sibling (self->buttons);

  canasta_wrap_labels (self->buttons, !self->is_roomy);
  gtk_label_set_wrap (self->place, TRUE);
  fit_place (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->coach),
                                  self->is_roomy ? GTK_ORIENTATION_HORIZONTAL
                                                 : GTK_ORIENTATION_VERTICAL);
  if (self->is_roomy != (texts != NULL))
    gtk_box_reorder_child_after (self->coach, self->buttons,
                                 self->is_roomy ? gtk_widget_get_next_sibling (self->buttons)
                                                : NULL);
  gtk_widget_set_hexpand (GTK_WIDGET (self->place), !self->is_roomy);
  fit_height (self);
  return G_SOURCE_REMOVE;
}

static void
canasta_lesson_page_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline)
{
  CanastaLessonPage *self = CANASTA_LESSON_PAGE (widget);
  int coach_least, coach;

  gtk_widget_measure (GTK_WIDGET (self->table_place), orientation, -1, minimum, natural, NULL,
                      NULL);
  gtk_widget_measure (GTK_WIDGET (self->coach), orientation, -1, &coach_least, &coach, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (*minimum, coach_least);
  else
    *natural += coach;
}

static void
canasta_lesson_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaLessonPage *self = CANASTA_LESSON_PAGE (widget);
  gboolean is_roomy = width >= ROOMY;
  gboolean is_as_before = is_roomy == self->is_roomy && (is_roomy || width == self->width);
  int needed, coach, least, table;

  gtk_widget_measure (GTK_WIDGET (self->coach), GTK_ORIENTATION_VERTICAL, width, &needed, &coach,
                      NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->table_place), GTK_ORIENTATION_VERTICAL, -1, &least, NULL,
                      NULL, NULL);
  coach = MAX (MIN (coach, height - least), needed);
  table = MAX (height - coach, MIN (least, height));
  gtk_widget_size_allocate (GTK_WIDGET (self->table_place),
                            &(GtkAllocation){ 0, height - table, width, table }, -1);
  gtk_widget_size_allocate (GTK_WIDGET (self->coach), &(GtkAllocation){ 0, 0, width, coach }, -1);
  self->width = width;
  if (is_as_before)
    return;
  self->is_roomy = is_roomy;
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, adapt_cb, g_object_ref (self), g_object_unref);
}

/* The page itself. */

static void
canasta_lesson_page_dispose (GObject *object)
{
  CanastaLessonPage *self = CANASTA_LESSON_PAGE (object);

  g_clear_object (&self->lesson_signals);
  g_clear_object (&self->lesson);
  g_clear_pointer ((GtkWidget **) &self->table_place, gtk_widget_unparent);
  g_clear_pointer ((GtkWidget **) &self->coach, gtk_widget_unparent);
  G_OBJECT_CLASS (canasta_lesson_page_parent_class)->dispose (object);
}

static void
canasta_lesson_page_finalize (GObject *object)
{
  g_string_free (CANASTA_LESSON_PAGE (object)->told, TRUE);
  G_OBJECT_CLASS (canasta_lesson_page_parent_class)->finalize (object);
}

static void
canasta_lesson_page_class_init (CanastaLessonPageClass *class)
{
  static const char *const actions[] = { "lesson.back", "lesson.show", "lesson.next" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_lesson_page_dispose;
  G_OBJECT_CLASS (class)->finalize = canasta_lesson_page_finalize;
  widget_class->measure = canasta_lesson_page_measure;
  widget_class->size_allocate = canasta_lesson_page_size_allocate;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[NEXT] = g_signal_new ("next", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i], NULL, lesson_action);

  g_type_ensure (CANASTA_TYPE_LESSON_WORDS);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/window/lesson-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaLessonPage, coach);
  gtk_widget_class_bind_template_child (widget_class, CanastaLessonPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, CanastaLessonPage, place);
  gtk_widget_class_bind_template_child (widget_class, CanastaLessonPage, words);
  gtk_widget_class_bind_template_child (widget_class, CanastaLessonPage, table_place);
  gtk_widget_class_bind_template_child (widget_class, CanastaLessonPage, show_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaLessonPage, next_button);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_lesson_page_init (CanastaLessonPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adapt_cb (self);
  self->told = g_string_new (NULL);
  self->lesson_signals = g_signal_group_new (CANASTA_TYPE_LESSON);
  g_signal_group_connect_swapped (self->lesson_signals, "happened", G_CALLBACK (happened_cb), self);
  g_signal_group_connect_data (self->lesson_signals, "changed", G_CALLBACK (changed_cb), self, NULL,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_group_connect_swapped (self->lesson_signals, "otherwise", G_CALLBACK (otherwise_cb),
                                  self);
}

GtkWidget *
canasta_lesson_page_new (GSettings *settings)
{
  CanastaLessonPage *self = g_object_new (CANASTA_TYPE_LESSON_PAGE, NULL);

  self->table = CANASTA_TABLE_VIEW (canasta_table_view_new (settings));
  canasta_table_view_set_few_melds (self->table);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Lesson"), -1);
  adw_bin_set_child (self->table_place, GTK_WIDGET (self->table));
  g_signal_connect_object (canasta_table_view_get_parts (self->table)->hand, "lose",
                           G_CALLBACK (lose_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

CanastaLesson *
canasta_lesson_page_get_lesson (CanastaLessonPage *self)
{
  return self->lesson;
}

/**
 * canasta_lesson_page_set_lesson:
 * @self: a page
 * @lesson: (nullable): what to play
 * @next: (nullable): what the button says that goes on when it is over
 */
void
canasta_lesson_page_set_lesson (CanastaLessonPage *self, CanastaLesson *lesson, const char *next)
{
  g_signal_group_set_target (self->lesson_signals, NULL);
  g_set_object (&self->lesson, lesson);
  canasta_table_view_set_scene (self->table, (CanastaScene *) lesson);
  g_string_truncate (self->told, 0);
  if (!lesson)
    return;
  fit_place (self);
  gtk_button_set_label (GTK_BUTTON (self->next_button), next);
  canasta_wrap_labels (self->next_button, !self->is_roomy);
  fit_height (self);
  g_signal_group_set_target (self->lesson_signals, lesson);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  show_step (self);
}

CanastaTableView *
canasta_lesson_page_get_table (CanastaLessonPage *self)
{
  return self->table;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/lesson-list.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "table/felt.h"

struct _CanastaLessonList
{
  AdwBin parent_instance;

  guint next;                   /* the lesson to go on with */
  gboolean all_done;
  GtkWidget *ground;
  GtkLabel *introduction;
  GtkListBox *list;
  GtkButton *go_on_button;
};

G_DEFINE_FINAL_TYPE (CanastaLessonList, canasta_lesson_list, ADW_TYPE_BIN)

static guint chosen_signal;

static void
open_cb (CanastaLessonList *self, GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);

  g_signal_emit (self, chosen_signal, 0,
                 (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)));
}

static void
go_on_cb (CanastaLessonList *self)
{
  if (self->all_done)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.play-first", NULL);
  else
    g_signal_emit (self, chosen_signal, 0, self->next);
}

/* How the person stands with a lesson. */
static char *
describe (CanastaLessons *lessons, guint index)
{
  guint n = canasta_lessons_count_steps (lessons, index);
  guint left = canasta_lessons_get_left (lessons, index);

  if (left > 0)
    return g_strdup_printf (_("Stopped at step %1$u of %2$u"), left + 1, n);
  if (canasta_lessons_is_done (lessons, index))
    return g_strdup (C_("lesson", "Done"));
  return g_strdup_printf (ngettext ("%u step", "%u steps", n), n);
}

/* What a row does, under the name of the row; a screen reader has no other way to
 * do it. */
static GtkWidget *
new_open_button (CanastaLessonList *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("go-next-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_focusable (button, FALSE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
new_row (CanastaLessonList *self, CanastaLessons *lessons, guint index)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  GtkWidget *label = gtk_label_new (number);
  const char *name = canasta_lessons_get_title (lessons, index);
  g_autofree char *title = g_markup_escape_text (name, -1);
  GtkWidget *button = new_open_button (self);
  g_autofree char *state = describe (lessons, index);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), state);
  gtk_widget_add_css_class (label, "lesson-number");
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), label);
  if (canasta_lessons_is_done (lessons, index))
    {
      gtk_widget_add_css_class (label, "done");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                 canasta_accessible_new_icon ("object-select-symbolic"));
    }
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  /* The row makes itself its label, which GTK 4.8 does not take for a name. */
  canasta_accessible_set_name (button, name);
  return row;
}

static void
canasta_lesson_list_class_init (CanastaLessonListClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/pages/lesson-list.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaLessonList, ground);
  gtk_widget_class_bind_template_child (widget_class, CanastaLessonList, introduction);
  gtk_widget_class_bind_template_child (widget_class, CanastaLessonList, list);
  gtk_widget_class_bind_template_child (widget_class, CanastaLessonList, go_on_button);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
canasta_lesson_list_init (CanastaLessonList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->go_on_button, "clicked", G_CALLBACK (go_on_cb), self,
                           G_CONNECT_SWAPPED);
}

void
canasta_lesson_list_set_up (CanastaLessonList *self, GSettings *settings)
{
  canasta_felt_bind (settings, self->ground);
}

/* Shows how the person stands with all of them. */
void
canasta_lesson_list_update (CanastaLessonList *self, CanastaLessons *lessons)
{
  guint n = canasta_lessons_count (lessons);
  guint done = canasta_lessons_count_done (lessons);
  guint next = canasta_lessons_find_next (lessons);
  guint left = canasta_lessons_get_left (lessons, next);
  GtkWidget *row;

  self->next = next;
  self->all_done = done == n && left == 0;
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))))
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (self->list, new_row (self, lessons, i));
  gtk_label_set_label (self->introduction,
                       self->all_done
                         ? _("You know Canasta now. Have fun!")
                         : _("You play, and are told at every step what to do and why. "
                             "Nothing can go wrong, and you can stop at any time."));
  gtk_button_set_label (self->go_on_button, self->all_done         ? _("Play now")
                                            : done > 0 || left > 0 ? C_("lessons", "Go on")
                                                                   : C_("lessons", "Begin"));
}

/* Enter goes on. */
void
canasta_lesson_list_focus (CanastaLessonList *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->go_on_button));
}

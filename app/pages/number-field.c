/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/number-field.h"

#include <string.h>

#include "pages/announcer.h"
#include "rules/numbers.h"

#define NAMED "named"
#define WRITING "writing"

/* Fields under each other look alike. */
#define LEAST_CHARACTERS 4

static const CanastaRule *
get_named (GtkWidget *field)
{
  return g_object_get_data (G_OBJECT (field), NAMED);
}

static char *
format (GtkWidget *field,
        int        number)
{
  const CanastaRule *named = get_named (field);
  const char *title = named ? canasta_rule_get_choice_title (named, number) : NULL;

  return title ? g_strdup (title) : canasta_number_format (number);
}

/* A text is written by deleting the old one first; only the whole is told. */
static void
write_text (GtkWidget  *field,
            const char *text)
{
  if (strcmp (gtk_editable_get_text (GTK_EDITABLE (field)), text) == 0)
    return;

  g_object_set_data (G_OBJECT (field), WRITING, (gpointer) WRITING);
  gtk_editable_set_text (GTK_EDITABLE (field), text);
  g_object_set_data (G_OBJECT (field), WRITING, NULL);
  g_signal_emit_by_name (field, "changed");
}

static void
changed_cb (GtkWidget *field)
{
  if (g_object_get_data (G_OBJECT (field), WRITING))
    g_signal_stop_emission_by_name (field, "changed");
}

/* Does not write over what is being typed while it means the same. */
static gboolean
output_cb (GtkSpinButton *spin,
           gpointer       data)
{
  GtkWidget *field = GTK_WIDGET (spin);
  gboolean is_typed = (gtk_widget_get_state_flags (field) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
  int number = (int) gtk_adjustment_get_value (gtk_spin_button_get_adjustment (spin));
  g_autofree char *text = format (field, number);
  int shown;

  if (!is_typed || !canasta_number_field_read (field, &shown) || shown != number)
    write_text (field, text);
  return TRUE;
}

static int
input_cb (GtkSpinButton *spin,
          double        *value,
          gpointer       data)
{
  int number;

  if (!canasta_number_field_read (GTK_WIDGET (spin), &number))
    return GTK_INPUT_ERROR;
  *value = number;
  return TRUE;
}

/* Once left, a special number shows its name. */
static void
leave_cb (GtkEventControllerFocus *controller,
          GtkWidget               *field)
{
  g_autofree char *text = NULL;
  int number;

  if (!canasta_number_field_read (field, &number))
    return;

  text = format (field, number);
  write_text (field, text);
}

/* GTK tells of a number that a key has changed since its version 4.10. */
static void
stepped_cb (GtkWidget *field)
{
  g_autofree char *sentence = g_strdup_printf ("%s.", gtk_editable_get_text (GTK_EDITABLE (field)));
  CanastaAnnouncer *announcer = canasta_announcer_find (field);

  if (announcer && gtk_check_version (4, 10, 0))
    canasta_announcer_tell (announcer, sentence);
}

/* Scrolling the page must not change the rules under the pointer. */
static void
ignore_scrolling (GtkWidget *field)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (field);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
}

static int
count_characters (GtkWidget *field,
                  int        minimum,
                  int        maximum)
{
  const CanastaRule *named = get_named (field);
  g_autofree char *least = canasta_number_format (minimum);
  g_autofree char *most = canasta_number_format (maximum);
  glong n = MAX (MAX (g_utf8_strlen (least, -1), g_utf8_strlen (most, -1)), LEAST_CHARACTERS);

  for (int i = 0; named && named->choices && named->choices[i].nick; i++)
    n = MAX (n, g_utf8_strlen (canasta_rule_get_choice_title (named, i), -1));
  return (int) n;
}

/**
 * canasta_number_field_new:
 * @minimum: the least number
 * @maximum: the largest number
 * @step: what the buttons add or take
 * @named: (nullable): a rule with names for special numbers
 *
 * Returns: a spin button; connect to its `changed`
 */
GtkWidget *
canasta_number_field_new (int                minimum,
                          int                maximum,
                          int                step,
                          const CanastaRule *named)
{
  GtkWidget *field = gtk_spin_button_new_with_range (minimum, maximum, step);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_object_set_data (G_OBJECT (field), NAMED, (gpointer) named);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (field), FALSE);
  gtk_spin_button_set_update_policy (GTK_SPIN_BUTTON (field), GTK_UPDATE_IF_VALID);
  gtk_editable_set_width_chars (GTK_EDITABLE (field), count_characters (field, minimum, maximum));
  gtk_editable_set_max_width_chars (GTK_EDITABLE (field),
                                    count_characters (field, minimum, maximum));
  gtk_widget_set_valign (field, GTK_ALIGN_CENTER);
  g_signal_connect (field, "changed", G_CALLBACK (changed_cb), NULL);
  g_signal_connect (field, "output", G_CALLBACK (output_cb), NULL);
  g_signal_connect (field, "input", G_CALLBACK (input_cb), NULL);
  g_signal_connect_after (field, "change-value", G_CALLBACK (stepped_cb), NULL);
  g_signal_connect (focus, "leave", G_CALLBACK (leave_cb), field);
  gtk_widget_add_controller (field, focus);
  ignore_scrolling (field);
  return field;
}

/**
 * canasta_number_field_read:
 * @field: a number field
 * @number: (out): the number that is typed, possible or not
 *
 * Returns: whether what is typed is a number at all
 */
gboolean
canasta_number_field_read (GtkWidget *field,
                           int       *number)
{
  const CanastaRule *named = get_named (field);
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (field))));

  for (int i = 0; named && named->choices && named->choices[i].nick; i++)
    if (g_str_equal (canasta_rule_get_choice_title (named, i), text))
      {
        *number = i;
        return TRUE;
      }

  return canasta_number_read (text, number);
}

/* Shows a number, without touching what is typed while it means the same. */
void
canasta_number_field_show (GtkWidget *field,
                           int        number)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (field), number);
  output_cb (GTK_SPIN_BUTTON (field), NULL);
}

/* Shows whether what is typed is possible. */
void
canasta_number_field_mark (GtkWidget *field,
                           gboolean   is_possible)
{
  if (is_possible)
    gtk_widget_remove_css_class (field, "error");
  else
    gtk_widget_add_css_class (field, "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_STATE_INVALID,
                               is_possible ? GTK_ACCESSIBLE_INVALID_FALSE
                                           : GTK_ACCESSIBLE_INVALID_TRUE, -1);
}

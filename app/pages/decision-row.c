/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/decision-row.h"

#include <adwaita.h>

#include "rules/numbers.h"

struct _CanastaDecisionRow
{
  AdwActionRow parent_instance;
};

#define CANASTA_TYPE_DECISION_ROW (canasta_decision_row_get_type ())
G_DECLARE_FINAL_TYPE (CanastaDecisionRow, canasta_decision_row, CANASTA, DECISION_ROW, AdwActionRow)

G_DEFINE_FINAL_TYPE (CanastaDecisionRow, canasta_decision_row, ADW_TYPE_ACTION_ROW)

/* A row of a list tells a screen reader of no click; what its class can do it does. */
static void
show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkActionable *self = GTK_ACTIONABLE (widget);

  gtk_widget_activate_action_variant (widget, gtk_actionable_get_action_name (self),
                                      gtk_actionable_get_action_target_value (self));
}

static void
canasta_decision_row_class_init (CanastaDecisionRowClass *class)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (class), "decision.show", NULL, show_action);
}

static void
canasta_decision_row_init (CanastaDecisionRow *self)
{
}

static void
add_points (AdwActionRow *row, int effect)
{
  g_autofree char *points = canasta_number_format_signed (effect);
  GtkWidget *label = gtk_label_new (points);

  gtk_widget_add_css_class (label, "points");
  gtk_widget_add_css_class (label, "heading");
  adw_action_row_add_suffix (row, label);
}

/**
 * canasta_decision_row_new:
 * @step: a decision
 * @words: it in words
 * @action: what shows its moment
 * @target: for which step
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
canasta_decision_row_new (const CanastaReviewStep *step, const CanastaReviewWords *words,
                          const char *action, guint target)
{
  GtkWidget *row = g_object_new (CANASTA_TYPE_DECISION_ROW, NULL);
  g_autofree char *title = g_strdup_printf ("%s – %s", words->turn, words->done);
  g_autofree char *subtitle = canasta_review_words_compare (words);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  if (step->effect != 0)
    add_points (ADW_ACTION_ROW (row), step->effect);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", target);
  return row;
}

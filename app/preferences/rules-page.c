/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "preferences/rules-page.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "pages/choice-row.h"
#include "pages/fold-row.h"
#include "pages/guide-window.h"
#include "pages/rule-row.h"
#include "pages/text-row.h"
#include "preferences/faults-group.h"
#include "preferences/house-dialogs.h"
#include "preferences/message-dialog.h"
#include "preferences/rules-undo.h"

struct _CanastaRulesPage
{
  AdwPreferencesPage parent_instance;

  CanastaRuleEditor *editor;
  CanastaCardArt *art;
  GtkWindow *guide;             /* where the rules were last read, while that is open */
  GPtrArray *rule_rows;         /* of CanastaRuleRow */
  const CanastaRule *contradicting; /* the rule that tells of a contradiction, or NULL */
  CanastaHouse *copy;           /* that a change made and is not told of yet, or NULL */
  guint frame;                  /* that shows what a change did, or 0 */
  AdwPreferencesGroup *groups[CANASTA_N_RULE_GROUPS];
  char **tables;                /* in the order of the table row */
  GPtrArray *missing_rows;      /* of the tables that can be added */
  gboolean is_updating;

  AdwComboRow *house;
  AdwEntryRow *name;
  AdwComboRow *table;
  AdwExpanderRow *more_tables;
  AdwActionRow *shipped;
  GtkWidget *reset_all;
  AdwActionRow *problem;
  CanastaFaultsGroup *faults;
};

G_DEFINE_FINAL_TYPE (CanastaRulesPage, canasta_rules_page, ADW_TYPE_PREFERENCES_PAGE)

static void
canasta_rules_page_dispose (GObject *object)
{
  CanastaRulesPage *self = CANASTA_RULES_PAGE (object);

  g_clear_object (&self->editor);
  g_clear_object (&self->art);
  g_clear_object (&self->copy);
  g_clear_weak_pointer (&self->guide);
  g_clear_pointer (&self->rule_rows, g_ptr_array_unref);
  g_clear_pointer (&self->tables, g_strfreev);
  g_clear_pointer (&self->missing_rows, g_ptr_array_unref);
  G_OBJECT_CLASS (canasta_rules_page_parent_class)->dispose (object);
}

/* Showing. */

static gboolean
has_items (AdwComboRow  *row,
           GtkStringList *titles)
{
  GListModel *shown = adw_combo_row_get_model (row);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (titles));

  if (!GTK_IS_STRING_LIST (shown) || g_list_model_get_n_items (shown) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (shown), i),
                   gtk_string_list_get_string (titles, i)) != 0)
      return FALSE;
  return TRUE;
}

/* A list that is the same stays, or its popover would close. */
static void
show_items (AdwComboRow   *row,
            GtkStringList *titles,
            guint          selected)
{
  if (!has_items (row, titles))
    adw_combo_row_set_model (row, G_LIST_MODEL (titles));
  adw_combo_row_set_selected (row, selected);
}

/* The house that is open, among all of them. */
static void
show_house (CanastaRulesPage *self)
{
  GListModel *houses = adw_combo_row_get_model (self->house);
  CanastaHouse *open = canasta_rule_editor_get_house (self->editor);
  const char *summary = open ? canasta_house_get_summary (open) : NULL;
  guint selected = GTK_INVALID_LIST_POSITION;

  if (canasta_rule_editor_is_own (self->editor) && !summary)
    summary = _("A house of your own");
  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);

      if (house == open)
        selected = i;
    }
  adw_combo_row_set_selected (self->house, selected);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->house), summary ? summary : "");
}

static void
show_name (CanastaRulesPage *self)
{
  gboolean is_own = canasta_rule_editor_is_own (self->editor);
  const char *title = is_own
    ? canasta_house_get_title (canasta_rule_editor_get_house (self->editor)) : "";

  gtk_widget_set_visible (GTK_WIDGET (self->name), is_own);
  /* What is being typed is not written over by a change of a rule. */
  if (g_strcmp0 (g_object_get_data (G_OBJECT (self->name), "title"), title) != 0)
    {
      g_object_set_data_full (G_OBJECT (self->name), "title", g_strdup (title), g_free);
      adw_entry_row_set_show_apply_button (self->name, FALSE);
      gtk_editable_set_text (GTK_EDITABLE (self->name), title);
      adw_entry_row_set_show_apply_button (self->name, TRUE);
    }
}

static void
show_tables (CanastaRulesPage *self)
{
  CanastaHouse *house = canasta_rule_editor_get_house (self->editor);
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  guint selected = GTK_INVALID_LIST_POSITION;

  g_clear_pointer (&self->tables, g_strfreev);
  self->tables = house ? canasta_house_list_tables (house) : g_new0 (char *, 1);
  for (guint i = 0; self->tables[i]; i++)
    {
      g_autofree char *words =
        canasta_rule_editor_describe_table (self->editor, self->tables[i]);

      gtk_string_list_append (titles, words);
      if (g_strcmp0 (self->tables[i], canasta_rule_editor_get_table (self->editor)) == 0)
        selected = i;
    }
  show_items (self->table, titles, selected);
}

static void
missing_table_cb (AdwActionRow     *row,
                  CanastaRulesPage *self)
{
  g_autofree char *table = g_strdup (g_object_get_data (G_OBJECT (row), "table"));
  g_autoptr (GError) error = NULL;

  adw_expander_row_set_expanded (self->more_tables, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  if (!canasta_rule_editor_add_table (self->editor, table, &error))
    canasta_message_dialog_tell (GTK_WIDGET (self), _("The table could not be added"),
                                 error->message);
}

static void
show_missing_tables (CanastaRulesPage *self)
{
  g_auto (GStrv) missing = canasta_rule_editor_list_missing_tables (self->editor);

  for (guint i = 0; i < self->missing_rows->len; i++)
    adw_expander_row_remove (self->more_tables, g_ptr_array_index (self->missing_rows, i));
  g_ptr_array_set_size (self->missing_rows, 0);

  for (guint i = 0; missing[i]; i++)
    {
      g_autofree char *words = canasta_rule_editor_describe_table (self->editor, missing[i]);
      g_autofree char *title = g_markup_escape_text (words, -1);
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                                 canasta_accessible_new_icon ("list-add-symbolic"));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      g_object_set_data_full (G_OBJECT (row), "table", g_strdup (missing[i]), g_free);
      g_signal_connect (row, "activated", G_CALLBACK (missing_table_cb), self);
      adw_expander_row_add_row (self->more_tables, row);
      g_ptr_array_add (self->missing_rows, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->more_tables), missing[0] != NULL);
}

/* "3 rules differ from “Classic”" */
static char *
describe_changes (CanastaRulesPage *self, guint n)
{
  CanastaHouse *original = canasta_rule_editor_get_original (self->editor);

  if (!canasta_rule_editor_is_own (self->editor))
    return g_strdup (_("Each table of a house has rules of its own"));
  if (n == 0 && original)
    return g_strdup_printf (_("All rules as in “%s”"), canasta_house_get_title (original));
  if (n == 0)
    return g_strdup (_("All rules are standard"));
  if (original)
    return g_strdup_printf (ngettext ("%u rule differs from “%s”",
                                      "%u rules differ from “%s”", n),
                            n, canasta_house_get_title (original));
  return g_strdup_printf (ngettext ("%u rule differs from the standard",
                                    "%u rules differ from the standard", n), n);
}

/* The name row takes the place of the other one, so that nothing moves under the pointer
 * when the first change makes a copy. */
static void
show_owner (CanastaRulesPage *self)
{
  CanastaHouse *house = canasta_rule_editor_get_house (self->editor);
  gboolean is_own = canasta_rule_editor_is_own (self->editor);
  g_autofree char *words = g_strdup_printf (
    _("“%s” comes with the game"), house ? canasta_house_get_title (house) : "");

  show_name (self);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->shipped), words);
  gtk_widget_set_visible (GTK_WIDGET (self->shipped), house && !is_own);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.delete", is_own);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.read", house != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.copy", house != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.export", house != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.remove-table",
                                 canasta_rule_editor_may_remove_table (self->editor));
}

/* What there is to say of the rules of the table together. */
static void
show_changes (CanastaRulesPage *self)
{
  guint n = canasta_rule_editor_count_changed (self->editor);
  gboolean is_changed = canasta_rule_editor_is_own (self->editor) && n > 0;
  g_autofree char *changes = describe_changes (self, n);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->table), changes);
  gtk_widget_set_visible (self->reset_all, is_changed);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.reset-all", is_changed);
}

/* That there is one; why, the rule says itself. */
static char *
describe_contradiction (CanastaRuleEditor *editor, const CanastaRule *one,
                        const CanastaRule *other)
{
  /* Translators: the titles of two rules */
  return g_strdup_printf (_("“%1$s” and “%2$s” cannot both hold as they are set."),
                          canasta_rule_editor_say (editor, one->title),
                          canasta_rule_editor_say (editor, other->title));
}

/* Two rules that contradict each other, or why there are none. */
static void
show_problem (CanastaRulesPage *self)
{
  const CanastaRule *one, *other;
  g_autofree char *reason = canasta_rule_editor_dup_contradiction (self->editor, &one, &other);
  g_autofree char *contradiction =
    reason ? describe_contradiction (self->editor, one, other) : NULL;
  const char *problem = canasta_rule_editor_get_problem (self->editor);
  g_autofree char *escaped = NULL;

  if (reason || self->contradicting)
    canasta_rule_row_mark_contradiction (self->rule_rows, one, other, reason);
  for (guint i = 0; i < CANASTA_N_RULE_GROUPS; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->groups[i]), problem == NULL);
  self->contradicting = reason ? one : NULL;
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->problem), reason != NULL);
  if (!problem)
    problem = contradiction;
  escaped = g_markup_escape_text (problem ? problem : "", -1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->problem), escaped);
  adw_action_row_set_subtitle (self->problem, contradiction
                                 ? _("No match can be played at this table until one of them "
                                     "is changed.") : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
}

/* Following the editor; the rows of the rules do so themselves. */

/* What the changes did beside the rows of their rules. */
static void
show_change (CanastaRulesPage *self)
{
  g_autoptr (CanastaHouse) copy = g_steal_pointer (&self->copy);

  if (copy)
    {
      self->is_updating = TRUE;
      show_house (self);
      show_owner (self);
      self->is_updating = FALSE;
      canasta_rules_undo_offer_copy (GTK_WIDGET (self), self->editor, copy);
    }
  show_changes (self);
  show_problem (self);
}

static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CanastaRulesPage *self = CANASTA_RULES_PAGE (widget);

  self->frame = 0;
  show_change (self);
  return G_SOURCE_REMOVE;
}

/* However much changes before the next frame, that shows it once. */
static void
show_with_frame (CanastaRulesPage *self)
{
  if (self->frame == 0)
    self->frame = gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_cb, NULL, NULL);
}

static void
copied_cb (CanastaRulesPage *self)
{
  g_set_object (&self->copy, canasta_rule_editor_get_house (self->editor));
  show_with_frame (self);
}

/* A copy that was made just before is told of first. */
static void
opened_cb (CanastaRulesPage *self)
{
  g_autoptr (CanastaHouse) copy = g_steal_pointer (&self->copy);

  if (copy)
    canasta_rules_undo_offer_copy (GTK_WIDGET (self), self->editor, copy);
  self->is_updating = TRUE;
  show_house (self);
  show_owner (self);
  show_tables (self);
  show_missing_tables (self);
  self->is_updating = FALSE;
  show_changes (self);
  show_problem (self);
}

/* Marks have colours of the style. */
static void
style_changed_cb (CanastaRulesPage *self)
{
  for (guint i = 0; i < self->rule_rows->len; i++)
    canasta_rule_row_show (g_ptr_array_index (self->rule_rows, i));
}

/* Choosing. */

static void
house_chosen_cb (AdwComboRow      *row,
                 GParamSpec       *pspec,
                 CanastaRulesPage *self)
{
  CanastaHouse *house = adw_combo_row_get_selected_item (row);

  if (!self->is_updating && house && house != canasta_rule_editor_get_house (self->editor))
    canasta_rule_editor_open (self->editor, canasta_house_get_id (house),
                              canasta_rule_editor_get_table (self->editor));
}

static void
table_chosen_cb (AdwComboRow      *row,
                 GParamSpec       *pspec,
                 CanastaRulesPage *self)
{
  guint index = adw_combo_row_get_selected (row);

  if (!self->is_updating && index < g_strv_length (self->tables))
    canasta_rule_editor_open (
      self->editor, canasta_house_get_id (canasta_rule_editor_get_house (self->editor)),
      self->tables[index]);
}

static void
name_applied_cb (CanastaRulesPage *self)
{
  g_autoptr (GError) error = NULL;

  if (!canasta_rule_editor_rename (self->editor, gtk_editable_get_text (GTK_EDITABLE (self->name)),
                                   &error))
    canasta_message_dialog_tell (GTK_WIDGET (self), _("The house could not be renamed"),
                                 error->message);
}

/* To the rule that tells what is wrong, and can be mended. */
static void
problem_activated_cb (CanastaRulesPage *self)
{
  for (guint i = 0; i < self->rule_rows->len; i++)
    {
      CanastaRuleRow *row = g_ptr_array_index (self->rule_rows, i);

      if (canasta_rule_row_get_rule (row) == self->contradicting)
        gtk_widget_child_focus (canasta_rule_row_get_widget (row), GTK_DIR_TAB_FORWARD);
    }
}

/* Actions. */

/* As they are now, in place of those that were read before. */
static void
read_action (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  CanastaRulesPage *self = CANASTA_RULES_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaTable) table = canasta_rule_editor_open_table (self->editor, &error);
  CanastaGuideView *view;

  if (!table)
    {
      canasta_message_dialog_tell (widget, _("These rules cannot be read"), error->message);
      return;
    }
  if (self->guide)
    gtk_window_destroy (self->guide);
  view = canasta_guide_window_new_view (
    table, canasta_rule_editor_get_registry (self->editor), self->art);
  g_set_weak_pointer (&self->guide,
                      canasta_guide_window_new (GTK_WINDOW (gtk_widget_get_root (widget)), view));
  g_signal_connect_object (view, "close", G_CALLBACK (gtk_window_destroy), self->guide,
                           G_CONNECT_SWAPPED);
  gtk_window_present (self->guide);
}

static void
copy_action (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  CanastaRulesPage *self = CANASTA_RULES_PAGE (widget);
  g_autoptr (GError) error = NULL;

  if (!canasta_rule_editor_copy (self->editor, &error))
    canasta_message_dialog_tell (widget, _("The house could not be copied"), error->message);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

static void
reset_all_action (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  CanastaRulesPage *self = CANASTA_RULES_PAGE (widget);
  g_autoptr (CanastaRules) before =
    canasta_rules_copy (canasta_rule_editor_get_rules (self->editor));
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < self->rule_rows->len; i++)
    canasta_rule_row_forget_refusal (g_ptr_array_index (self->rule_rows, i));
  if (!canasta_rule_editor_reset_all (self->editor, &error))
    canasta_message_dialog_tell (widget, _("The rules could not be reset"), error->message);
  else
    canasta_rules_undo_offer_table (widget, self->editor, _("All rules of this table were reset."),
                                    canasta_rule_editor_get_table (self->editor), before);
}

static void
remove_table_action (GtkWidget  *widget,
                     const char *action,
                     GVariant   *parameter)
{
  CanastaRulesPage *self = CANASTA_RULES_PAGE (widget);
  g_autoptr (CanastaRules) before =
    canasta_rules_copy (canasta_rule_editor_get_rules (self->editor));
  g_autofree char *table = g_strdup (canasta_rule_editor_get_table (self->editor));
  g_autoptr (GError) error = NULL;

  if (!canasta_rule_editor_remove_table (self->editor, &error))
    canasta_message_dialog_tell (widget, _("The table could not be removed"), error->message);
  else
    canasta_rules_undo_offer_table (widget, self->editor, _("The table was removed."), table,
                                    before);
}

static void
delete_action (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  canasta_house_dialog_delete (widget, CANASTA_RULES_PAGE (widget)->editor);
}

static void
import_action (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  canasta_house_dialog_import (widget, CANASTA_RULES_PAGE (widget)->editor);
}

static void
export_action (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  canasta_house_dialog_export (widget, CANASTA_RULES_PAGE (widget)->editor);
}

static void
canasta_rules_page_class_init (CanastaRulesPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (CANASTA_TYPE_FAULTS_GROUP);
  g_type_ensure (CANASTA_TYPE_FOLD_ROW);
  G_OBJECT_CLASS (class)->dispose = canasta_rules_page_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/preferences/rules-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaRulesPage, house);
  gtk_widget_class_bind_template_child (widget_class, CanastaRulesPage, name);
  gtk_widget_class_bind_template_child (widget_class, CanastaRulesPage, table);
  gtk_widget_class_bind_template_child (widget_class, CanastaRulesPage, more_tables);
  gtk_widget_class_bind_template_child (widget_class, CanastaRulesPage, shipped);
  gtk_widget_class_bind_template_child (widget_class, CanastaRulesPage, reset_all);
  gtk_widget_class_bind_template_child (widget_class, CanastaRulesPage, problem);
  gtk_widget_class_bind_template_callback (widget_class, problem_activated_cb);
  gtk_widget_class_bind_template_child (widget_class, CanastaRulesPage, faults);
  gtk_widget_class_bind_template_callback (widget_class, house_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, table_chosen_cb);

  gtk_widget_class_install_action (widget_class, "rules.read", NULL, read_action);
  gtk_widget_class_install_action (widget_class, "rules.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "rules.reset-all", NULL, reset_all_action);
  gtk_widget_class_install_action (widget_class, "rules.remove-table", NULL,
                                   remove_table_action);
  gtk_widget_class_install_action (widget_class, "rules.delete", NULL, delete_action);
  gtk_widget_class_install_action (widget_class, "rules.import", NULL, import_action);
  gtk_widget_class_install_action (widget_class, "rules.export", NULL, export_action);
}

static void
canasta_rules_page_init (CanastaRulesPage *self)
{
  self->rule_rows = g_ptr_array_new ();
  self->tables = g_new0 (char *, 1);
  self->missing_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  canasta_text_row_tell_title (GTK_WIDGET (self->name));
  canasta_choice_row_let_wrap (self->house);
  canasta_choice_row_let_wrap (self->table);
  canasta_choice_row_add_button (self->table, self->reset_all);
}

static void
list_houses (CanastaRulesPage *self)
{
  g_autoptr (GtkExpression) title =
    gtk_property_expression_new (CANASTA_TYPE_HOUSE, NULL, "title");

  self->is_updating = TRUE;
  adw_combo_row_set_expression (self->house, title);
  adw_combo_row_set_model (self->house,
                           G_LIST_MODEL (canasta_rule_editor_get_houses (self->editor)));
  self->is_updating = FALSE;
}

static void
add_rules (CanastaRulesPage *self)
{
  for (guint i = 0; i < CANASTA_N_RULE_GROUPS; i++)
    {
      self->groups[i] = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
      adw_preferences_group_set_title (self->groups[i], canasta_rule_group_get_title (i));
      adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), self->groups[i]);
    }

  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);
      CanastaRuleRow *row = canasta_rule_row_new (self->editor, rule);

      adw_preferences_group_add (self->groups[rule->group], canasta_rule_row_get_widget (row));
      g_ptr_array_add (self->rule_rows, row);
    }
}

/**
 * canasta_rules_page_open:
 * @self: a page that was not opened yet
 * @registry: the variants and houses
 * @art: what draws the cards of the rules that are read
 * @house_id: (nullable): the house to show at first
 * @table: (nullable): the table to show at first
 *
 * Fills the page.
 */
void
canasta_rules_page_open (CanastaRulesPage *self,
                         CanastaRegistry  *registry,
                         CanastaCardArt   *art,
                         const char       *house_id,
                         const char       *table)
{
  g_return_if_fail (self->editor == NULL);

  self->art = g_object_ref (art);
  self->editor = canasta_rule_editor_new (registry);
  canasta_rule_editor_open (self->editor, house_id, table);
  list_houses (self);
  add_rules (self);
  canasta_faults_group_open (self->faults, self->editor);
  g_signal_connect_swapped (self, "map", G_CALLBACK (canasta_faults_group_look), self->faults);
  g_signal_connect_object (self->editor, "opened", G_CALLBACK (opened_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "changed", G_CALLBACK (show_with_frame), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "copied", G_CALLBACK (copied_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (style_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (style_changed_cb), self, G_CONNECT_SWAPPED);
  opened_cb (self);
}

CanastaRuleEditor *
canasta_rules_page_get_editor (CanastaRulesPage *self)
{
  return self->editor;
}

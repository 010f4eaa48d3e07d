/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the page of rules on a display: every rule of every house has a row
 * of the right kind, what a person does to it reaches the rules, and what is
 * impossible is said. */
#include "config.h"

#include <string.h>

#include "find-widget.h"
#include "pages/guide-view.h"
#include "window-fixture.h"

/* Finding widgets. */

static GtkWidget *
find_named (GtkWidget *widget, const char *name)
{
  if (g_strcmp0 (gtk_widget_get_name (widget), name) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_named (child, name);

      if (found)
        return found;
    }
  return NULL;
}

static GtkWidget *
find_icon_button (GtkWidget *widget, const char *icon)
{
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)),
                                           icon) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_icon_button (child, icon);

      if (found)
        return found;
    }
  return NULL;
}

static void
collect (GtkWidget *widget, GType type, GPtrArray *found)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && gtk_widget_get_child_visible (widget))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

static GtkWidget *
find_child (GtkWidget *widget, GType type, guint index)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  collect (widget, type, found);
  return index < found->len ? g_ptr_array_index (found, index) : NULL;
}

static GtkWidget *
find_row (RulesWindow *fixture, const char *name)
{
  GtkWidget *row = find_named (GTK_WIDGET (fixture->page), name);

  g_assert_nonnull (row);
  return row;
}

static const char *
get_subtitle (GtkWidget *row)
{
  if (ADW_IS_EXPANDER_ROW (row))
    return adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row));
  return adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
}

/* Whether the row says a sentence, which holds no markup of its own. */
static gboolean
says (GtkWidget *row, const char *sentence)
{
  g_autofree char *escaped = g_markup_escape_text (sentence, -1);

  return strstr (get_subtitle (row), escaped) != NULL;
}

/* How many labels that are shown hold a text. */
static guint
count_sayings (GtkWidget *widget, const char *text)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
            && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    n += count_sayings (child, text);
  return n;
}

static CanastaRules *
get_rules (RulesWindow *fixture)
{
  return canasta_rule_editor_get_rules (fixture->editor);
}

/* What a row shows, compared with the rules. */

static void
check_row (RulesWindow *fixture, const CanastaRule *rule)
{
  GtkWidget *row = find_row (fixture, rule->name);
  g_autoptr (GVariant) value = canasta_rules_get_value (get_rules (fixture), rule);
  GtkWidget *field;
  int points;

  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==,
                   canasta_rule_editor_say (fixture->editor, rule->title));
  g_assert_true (says (row, canasta_rule_editor_say (fixture->editor, rule->explanation)));
  switch (rule->kind)
    {
    case CANASTA_RULE_SWITCH:
      field = find_child (row, GTK_TYPE_SWITCH, 0);
      g_assert_cmpint (gtk_switch_get_active (GTK_SWITCH (field)), ==,
                       g_variant_get_boolean (value));
      break;
    case CANASTA_RULE_NUMBER:
      field = find_child (row, GTK_TYPE_SPIN_BUTTON, 0);
      g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field)), ==,
                       canasta_rules_get_number (get_rules (fixture), rule->name));
      break;
    case CANASTA_RULE_CHOICE:
      g_assert_true (ADW_IS_COMBO_ROW (row));
      g_assert_cmpint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==,
                       canasta_rules_get_number (get_rules (fixture), rule->name));
      g_assert_cmpint (g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (row))),
                       ==, rule->maximum + 1);
      return;
    case CANASTA_RULE_BANDS:
    case CANASTA_RULE_COUNTS:
      g_assert_true (ADW_IS_EXPANDER_ROW (row));
      for (gsize i = 0; i < g_variant_n_children (value); i++)
        {
          /* Between two minimums lies the total of the second. */
          guint place = rule->kind == CANASTA_RULE_BANDS ? i * 2 : i;

          if (rule->kind == CANASTA_RULE_BANDS)
            g_variant_get_child (value, i, "(ii)", NULL, &points);
          else
            g_variant_get_child (value, i, "i", &points);
          if (rule->choices)
            {
              field = find_child (row, GTK_TYPE_DROP_DOWN, (guint) i);
              g_assert_cmpint ((int) gtk_drop_down_get_selected (GTK_DROP_DOWN (field)), ==,
                               points);
              continue;
            }
          field = find_child (row, GTK_TYPE_SPIN_BUTTON, place);
          g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field)), ==, points);
        }
      return;
    default:
      g_assert_not_reached ();
    }
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (field),
                                                   GTK_ACCESSIBLE_RELATION_LABELLED_BY));
}

static void
test_all_rules_of_all_houses (RulesWindow *fixture, gconstpointer data)
{
  GListModel *houses = G_LIST_MODEL (canasta_rule_editor_get_houses (fixture->editor));
  guint n_tables = 0;

  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);
      g_auto (GStrv) tables = canasta_house_list_tables (house);

      for (guint j = 0; tables[j]; j++, n_tables++)
        {
          canasta_rule_editor_open (fixture->editor, canasta_house_get_id (house), tables[j]);
          g_assert_null (canasta_rule_editor_get_problem (fixture->editor));
          for (guint k = 0; k < canasta_rule_count (); k++)
            {
              check_row (fixture, canasta_rule_get (k));
              g_assert_false (says (find_row (fixture, canasta_rule_get (k)->name),
                                    "Changed"));
            }
        }
    }
  g_assert_cmpuint (n_tables, >, 15);
}

/* Changing. */

/* The last row of a list adds an entry to it. */
static GtkWidget *
find_add_row (GtkWidget *row)
{
  GtkWidget *last = NULL;
  GtkWidget *next;

  for (guint i = 0; (next = find_child (row, ADW_TYPE_ACTION_ROW, i)); i++)
    last = next;
  g_assert_true (g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (last)),
                                   "Add "));
  return last;
}

static void
change (RulesWindow *fixture, const CanastaRule *rule)
{
  GtkWidget *row = find_row (fixture, rule->name);
  int number;

  switch (rule->kind)
    {
    case CANASTA_RULE_SWITCH:
      number = canasta_rules_get_number (get_rules (fixture), rule->name);
      gtk_switch_set_active (GTK_SWITCH (find_child (row, GTK_TYPE_SWITCH, 0)), !number);
      break;
    case CANASTA_RULE_CHOICE:
      number = canasta_rules_get_number (get_rules (fixture), rule->name);
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), number == 0 ? 1 : 0);
      break;
    case CANASTA_RULE_BANDS:
    case CANASTA_RULE_COUNTS:
      if (rule->choices)
        {
          GtkWidget *field = find_child (row, GTK_TYPE_DROP_DOWN, 0);
          guint choice = gtk_drop_down_get_selected (GTK_DROP_DOWN (field));

          gtk_drop_down_set_selected (GTK_DROP_DOWN (field), choice == 0 ? 1 : 0);
          break;
        }
      /* A list without entries gets its first one. */
      if (!find_child (row, GTK_TYPE_SPIN_BUTTON, 0))
        {
          g_signal_emit_by_name (find_add_row (row), "activated");
          break;
        }
      G_GNUC_FALLTHROUGH;
    case CANASTA_RULE_NUMBER:
    default:
      number = gtk_spin_button_get_value_as_int (
        GTK_SPIN_BUTTON (find_child (row, GTK_TYPE_SPIN_BUTTON, 0)));
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_child (row, GTK_TYPE_SPIN_BUTTON, 0)),
                                 number == rule->maximum ? rule->minimum : number + 1);
      break;
    }
}

/* Each rule is changed by its widget, marked, and reset by its button. */
static void
test_marks_and_resets (RulesWindow *fixture, gconstpointer data)
{
  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);
      GtkWidget *row = find_row (fixture, rule->name);
      GtkWidget *reset = find_icon_button (row, "edit-undo-symbolic");
      g_autofree char *standard = canasta_rules_describe_value (
        canasta_rule_editor_get_standard (fixture->editor), rule);

      g_test_message ("%s", rule->name);
      g_assert_nonnull (reset);
      g_assert_false (gtk_widget_get_visible (reset));
      change (fixture, rule);
      g_assert_true (canasta_rule_editor_is_own (fixture->editor));
      g_assert_true (canasta_rule_editor_is_changed (fixture->editor, rule));
      g_assert_true (says (row, "Changed"));
      g_assert_true (says (row, standard));
      g_assert_true (gtk_widget_get_visible (reset));
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (reset), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           "Reset");

      g_signal_emit_by_name (reset, "clicked");
      g_assert_false (canasta_rule_editor_is_changed (fixture->editor, rule));
      g_assert_false (says (row, "Changed"));
      g_assert_false (gtk_widget_get_visible (reset));
      check_row (fixture, rule);
    }
}

/* What is typed and impossible is refused in words, and changes nothing. */
static void
test_impossible_values (RulesWindow *fixture, gconstpointer data)
{
  static const char *const texts[] = { "", "-1", "999999", "99999999999999999999", "many", "1.5" };

  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);
      GtkWidget *row = find_row (fixture, rule->name);
      GtkWidget *field = find_child (row, GTK_TYPE_SPIN_BUTTON, 0);
      g_autofree char *before = NULL;

      if (!field)
        continue;
      before = g_strdup (gtk_editable_get_text (GTK_EDITABLE (field)));
      for (guint j = 0; j < G_N_ELEMENTS (texts); j++)
        {
          gtk_editable_set_text (GTK_EDITABLE (field), texts[j]);
          g_assert_true (says (row, canasta_rule_editor_say (fixture->editor, rule->title)));
          g_assert_true (gtk_widget_has_css_class (field, "error"));
        }
      gtk_editable_set_text (GTK_EDITABLE (field), before);
      g_assert_false (gtk_widget_has_css_class (field, "error"));
    }
  g_assert_false (canasta_rule_editor_is_own (fixture->editor));
}

/* The beginning of an impossible number may be possible; it does not stay. */
static void
test_typing (RulesWindow *fixture, gconstpointer data)
{
  GtkWidget *row = find_row (fixture, "deal-size");
  GtkWidget *field = find_child (row, GTK_TYPE_SPIN_BUTTON, 0);

  g_assert_true (gtk_widget_grab_focus (field));
  gtk_editable_set_text (GTK_EDITABLE (field), "1");
  gtk_editable_set_text (GTK_EDITABLE (field), "15");
  g_assert_cmpint (canasta_rules_get_number (get_rules (fixture), "deal-size"), ==, 15);
  gtk_editable_set_text (GTK_EDITABLE (field), "155");
  g_assert_true (says (row, canasta_rule_get_title (canasta_rule_find ("deal-size"))));
  g_assert_cmpint (canasta_rules_get_number (get_rules (fixture), "deal-size"), ==, 11);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (field)), ==, "155");

  /* Left, the field shows the rule again. */
  g_assert_true (gtk_widget_grab_focus (find_row (fixture, "upcard")));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (field)), ==, "11");
  g_assert_false (gtk_widget_has_css_class (field, "error"));
}

static void
test_special_numbers (RulesWindow *fixture, gconstpointer data)
{
  const CanastaRule *rule = canasta_rule_find ("take-extent");
  GtkWidget *field = find_child (find_row (fixture, "take-extent"), GTK_TYPE_SPIN_BUTTON, 0);

  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (field)), ==,
                   canasta_rule_get_choice_title (rule, CANASTA_TAKE_ALL));
  gtk_editable_set_text (GTK_EDITABLE (field), "5");
  g_assert_cmpint (canasta_rules_get_number (get_rules (fixture), "take-extent"), ==, 5);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (field), CANASTA_TAKE_TOP_ONLY);
  g_assert_cmpint (canasta_rules_get_number (get_rules (fixture), "take-extent"), ==, 1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (field)), ==,
                   canasta_rule_get_choice_title (rule, CANASTA_TAKE_TOP_ONLY));
}

static void
check_bands (RulesWindow *fixture, const char *expected)
{
  g_autoptr (GVariant) value = canasta_rules_get_value (get_rules (fixture),
                                                        canasta_rule_find ("opening-minimum"));
  g_autofree char *text = g_variant_print (value, FALSE);

  g_assert_cmpstr (text, ==, expected);
}

/* Bands are added, moved, refused out of order, and removed. */
static void
test_bands (RulesWindow *fixture, gconstpointer data)
{
  GtkWidget *row = find_row (fixture, "opening-minimum");
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  GtkWidget *field;

  collect (row, ADW_TYPE_ACTION_ROW, rows);
  g_signal_emit_by_name (g_ptr_array_index (rows, rows->len - 1), "activated");
  check_bands (fixture, "[(-100000, 15), (0, 50), (1500, 90), (3000, 120), (4000, 120)]");

  /* Fields: 15, from 0, 50, from 1500, 90, from 3000, 120, from 4000, 120. */
  field = find_child (row, GTK_TYPE_SPIN_BUTTON, 7);
  gtk_editable_set_text (GTK_EDITABLE (field), "5000");
  g_assert_true (gtk_widget_grab_focus (find_child (row, GTK_TYPE_SPIN_BUTTON, 8)));
  gtk_editable_set_text (GTK_EDITABLE (find_child (row, GTK_TYPE_SPIN_BUTTON, 8)), "150");
  g_assert_true (gtk_widget_grab_focus (field));
  check_bands (fixture, "[(-100000, 15), (0, 50), (1500, 90), (3000, 120), (5000, 150)]");

  gtk_editable_set_text (GTK_EDITABLE (field), "2000");
  check_bands (fixture, "[(-100000, 15), (0, 50), (1500, 90), (3000, 120), (5000, 150)]");
  g_assert_true (gtk_widget_has_css_class (field, "error"));
  g_assert_true (says (row, "rising order"));
  gtk_editable_set_text (GTK_EDITABLE (field), "5000");
  g_assert_false (says (row, "rising order"));

  for (int i = 0; i < 5; i++)
    g_signal_emit_by_name (find_icon_button (row, "list-remove-symbolic"), "clicked");
  check_bands (fixture, "[]");
  g_assert_null (find_icon_button (row, "list-remove-symbolic"));
}

static void
test_counts (RulesWindow *fixture, gconstpointer data)
{
  GtkWidget *row = find_row (fixture, "red-three-values");
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  collect (row, ADW_TYPE_ACTION_ROW, rows);
  for (int i = 0; i < CANASTA_MAX_COUNT_VALUES; i++)
    g_signal_emit_by_name (g_ptr_array_index (rows, rows->len - 1), "activated");
  /* No more than there is room for. */
  g_assert_true (says (row, "100, 200, 300, 800, 800, 800, 800, 800, 800, 800, 800, 800"));
  for (int i = 1; i < CANASTA_MAX_COUNT_VALUES; i++)
    g_signal_emit_by_name (find_icon_button (row, "list-remove-symbolic"), "clicked");
  /* One must stay. */
  g_assert_null (find_icon_button (row, "list-remove-symbolic"));
  check_row (fixture, canasta_rule_find ("red-three-values"));
}

/* A rule without effect says why wherever one comes to it, and cannot be changed there: a switch, a
 * number, a choice or a list. */
static void
test_without_effect (RulesWindow *fixture, gconstpointer data)
{
  guint n_choices = 0, n_lists = 0;

  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);
      GtkWidget *row = find_row (fixture, rule->name);
      g_autofree char *need = canasta_rule_editor_dup_need (fixture->editor, rule);

      g_assert_true (gtk_widget_get_sensitive (row));
      g_assert_cmpint (gtk_widget_has_css_class (row, "without-effect"), ==, need != NULL);
      if (!need)
        continue;
      g_assert_true (says (row, need));
      g_assert_true (gtk_widget_grab_focus (row));
      if (ADW_IS_COMBO_ROW (row))
        {
          g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
          n_choices++;
        }
      else if (ADW_IS_EXPANDER_ROW (row))
        {
          adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
          g_assert_false (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)));
          n_lists++;
        }
    }
  g_assert_cmpuint (n_choices, >, 0);
  g_assert_cmpuint (n_lists, >, 0);
}

static void
test_needs_and_contradictions (RulesWindow *fixture, gconstpointer data)
{
  GtkWidget *silent = find_row (fixture, "wild-canasta");
  GtkWidget *field = find_child (silent, GTK_TYPE_SPIN_BUTTON, 0);
  const char *title = canasta_rule_get_title (canasta_rule_find ("wild-melds"));

  g_assert_true (says (silent, title));
  g_assert_false (gtk_widget_get_sensitive (field));
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (fixture, "wild-melds")), 2);
  g_assert_false (says (silent, title));
  g_assert_true (gtk_widget_get_sensitive (field));

  title = canasta_rule_get_title (canasta_rule_find ("packs"));
  gtk_editable_set_text (
    GTK_EDITABLE (find_child (find_row (fixture, "deal-size"), GTK_TYPE_SPIN_BUTTON, 0)), "26");
  gtk_test_widget_wait_for_draw (fixture->window);
  /* Why is said once, beside the rule that was changed; the house is not named again
   * among those with a fault. */
  g_assert_true (says (find_row (fixture, "deal-size"), "at least 8 must be left."));
  g_assert_false (says (find_row (fixture, "packs"), "at least 8 must be left."));
  g_assert_true (says (find_row (fixture, "packs"),
                       canasta_rule_get_title (canasta_rule_find ("deal-size"))));
  g_assert_cmpuint (count_sayings (GTK_WIDGET (fixture->page), "cannot both hold"), ==, 1);
  g_assert_cmpuint (count_sayings (GTK_WIDGET (fixture->page), "at least 8 must be left."), ==, 1);
  gtk_editable_set_text (
    GTK_EDITABLE (find_child (find_row (fixture, "packs"), GTK_TYPE_SPIN_BUTTON, 0)), "3");
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_false (says (find_row (fixture, "deal-size"), "at least 8 must be left."));
  g_assert_false (says (find_row (fixture, "packs"), "Cannot hold together"));
}

/* Minimums by rounds are edited as rounds, also where they were totals before. */
static void
test_minimums_by_round (RulesWindow *fixture, gconstpointer data)
{
  GtkWidget *row = find_row (fixture, "opening-minimum");
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  GtkWidget *from;
  double least;

  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (fixture, "opening-by")),
                              CANASTA_OPENING_BY_ROUND);
  collect (row, ADW_TYPE_ACTION_ROW, entries);
  g_assert_cmpstr (adw_preferences_row_get_title (g_ptr_array_index (entries, 2)), ==,
                   "From round");
  from = find_child (g_ptr_array_index (entries, 2), GTK_TYPE_SPIN_BUTTON, 0);
  gtk_spin_button_get_range (GTK_SPIN_BUTTON (from), &least, NULL);
  g_assert_cmpfloat (least, ==, 1);
}

/* Houses and tables. */

/* The first row of this title. */
static GtkWidget *
find_titled (GtkWidget *page, const char *title)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  collect (page, ADW_TYPE_ACTION_ROW, rows);
  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (adw_preferences_row_get_title (g_ptr_array_index (rows, i)), title))
      return g_ptr_array_index (rows, i);
  g_assert_not_reached ();
}

/* What the row says beside its title. */
static void
assert_house (RulesWindow *fixture, const char *title)
{
  GtkWidget *row = find_titled (GTK_WIDGET (fixture->page), "House");
  gpointer house;

  gtk_test_widget_wait_for_draw (fixture->window);
  house = adw_combo_row_get_selected_item (ADW_COMBO_ROW (row));
  g_assert_true (house == canasta_rule_editor_get_house (fixture->editor));
  g_assert_cmpstr (canasta_house_get_title (house), ==, title);
  g_assert_cmpuint (count_sayings (row, title), ==, 1);
}

/* The row of houses has them all, under their names, whatever becomes of them. */
static void
test_houses (RulesWindow *fixture, gconstpointer data)
{
  GListModel *houses = G_LIST_MODEL (canasta_rule_editor_get_houses (fixture->editor));
  AdwComboRow *row = ADW_COMBO_ROW (find_titled (GTK_WIDGET (fixture->page), "House"));
  guint n = g_list_model_get_n_items (houses);
  g_autoptr (GError) error = NULL;

  assert_house (fixture, "Classic");
  change (fixture, canasta_rule_find ("wild-freezes"));
  assert_house (fixture, "Classic – my rules");
  g_assert_true (canasta_rule_editor_rename (fixture->editor, "Sundays", &error));
  assert_house (fixture, "Sundays");
  adw_combo_row_set_selected (row, 0);
  assert_house (fixture, "Classic");
  g_assert_false (says (find_row (fixture, "wild-freezes"), "Changed"));
  adw_combo_row_set_selected (row, n);
  assert_house (fixture, "Sundays");
  g_assert_true (says (find_row (fixture, "wild-freezes"), "Changed"));
  g_assert_true (canasta_rule_editor_delete (fixture->editor, &error));
  assert_house (fixture, "Classic");
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (row)), ==, n);
}

static GtkWidget *
find_undo (RulesWindow *fixture)
{
  return test_find_button (fixture->window, "Undo");
}

/* One press more gives all rules back. */
static void
test_reset_all (RulesWindow *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);

  g_assert_true (gtk_widget_activate_action (page, "rules.copy", NULL));
  change (fixture, canasta_rule_find ("packs"));
  change (fixture, canasta_rule_find ("tie"));
  g_assert_cmpuint (canasta_rule_editor_count_changed (fixture->editor), ==, 2);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (gtk_widget_activate_action (page, "rules.reset-all", NULL));
  g_assert_cmpuint (canasta_rule_editor_count_changed (fixture->editor), ==, 0);
  g_assert_cmpuint (count_sayings (fixture->window, "All rules of this table were reset."), ==, 1);
  g_signal_emit_by_name (find_undo (fixture), "clicked");
  g_assert_cmpuint (canasta_rule_editor_count_changed (fixture->editor), ==, 2);
  g_assert_true (canasta_rule_editor_is_changed (fixture->editor, canasta_rule_find ("tie")));
}

/* The row of a rule follows at once. What else changes is shown once, with the next frame,
 * however often rules were switched until then: the copy, which one toast tells of and takes
 * back, and how many rules differ. */
static void
test_copy_is_shown_once (RulesWindow *fixture, gconstpointer data)
{
  GtkWidget *table = find_titled (GTK_WIDGET (fixture->page), "Table");
  GListModel *houses = G_LIST_MODEL (canasta_rule_editor_get_houses (fixture->editor));
  guint n = g_list_model_get_n_items (houses);
  g_autofree char *before = g_strdup (get_subtitle (table));

  change (fixture, canasta_rule_find ("wild-freezes"));
  change (fixture, canasta_rule_find ("tie"));
  g_assert_true (says (find_row (fixture, "wild-freezes"), "Changed"));
  g_assert_cmpstr (get_subtitle (table), ==, before);
  g_assert_null (find_undo (fixture));

  assert_house (fixture, "Classic – my rules");
  g_assert_cmpstr (get_subtitle (table), ==, "2 rules differ from “Classic”");
  g_assert_cmpuint (count_sayings (fixture->window, "Your change is in a copy"), ==, 1);
  g_signal_emit_by_name (find_undo (fixture), "clicked");
  assert_house (fixture, "Classic");
  g_assert_cmpuint (g_list_model_get_n_items (houses), ==, n);
  g_assert_cmpstr (get_subtitle (table), ==, before);
}

/* What is wrong with the table that is open is told beside its rules; what is wrong
 * elsewhere, among the faults, for as long as the house is there. */
static void
test_faults (RulesWindow *fixture, gconstpointer data)
{
  static const char house[] =
    "{ \"format\": 1, \"id\": \"ours\", \"title\": \"Ours\", \"tables\": [\n"
    "  { \"table\": \"partnership/4\", \"rules\": { \"deal-size\": 26 } },\n"
    "  { \"table\": \"teams/5\", \"rules\": { \"deal-size\": 26 } } ] }";
  g_autofree char *path = g_build_filename (fixture->folder, "ours.json", NULL);
  GtkWidget *page = GTK_WIDGET (fixture->page);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, house, -1, NULL));
  g_assert_true (canasta_rule_editor_import (fixture->editor, path, &error));
  g_assert_no_error (error);
  canasta_rule_editor_open (fixture->editor, "ours", "partnership/4");
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpuint (count_sayings (page, "“Ours”, table “Teams, 5 players”: “Packs of "
                                         "cards” and “Cards dealt” cannot both hold as they are "
                                         "set. 4 hands of 26 take 104 of the "), ==, 1);
  g_assert_cmpuint (count_sayings (page, "“Ours”, table “"), ==, 1);

  canasta_rule_editor_open (fixture->editor, "ours", "teams/5");
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpuint (count_sayings (page, "“Ours”, table “Partnership”: "), ==, 1);
  g_assert_cmpuint (count_sayings (page, "“Ours”, table “"), ==, 1);

  canasta_rule_editor_open (fixture->editor, "classic", NULL);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpuint (count_sayings (page, "“Ours”, table “"), ==, 2);
  g_assert_cmpuint (count_sayings (page, "ours.json"), ==, 0);

  canasta_rule_editor_open (fixture->editor, "ours", NULL);
  g_assert_true (canasta_rule_editor_delete (fixture->editor, &error));
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpuint (count_sayings (page, "“Ours”, table “"), ==, 0);
}

/* The window where rules are read, as soon as it is drawn. */
static GtkWindow *
wait_for_guide (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_WINDOW (window)
          && CANASTA_IS_GUIDE_VIEW (adw_window_get_content (ADW_WINDOW (window))))
        {
          gtk_test_widget_wait_for_draw (window);
          return GTK_WINDOW (window);
        }
    }
  g_assert_not_reached ();
}

/* The rules of the table that is open are read as they are now, and what differs from the
 * standard is marked. What cannot be played cannot be read. */
static void
test_read (RulesWindow *fixture, gconstpointer data)
{
  static const char mark[] = "This differs from the standard rules.";
  GtkWidget *page = GTK_WIDGET (fixture->page);
  GtkWidget *row = find_titled (page, "Read these rules");
  GtkWindow *guide;
  AdwMessageDialog *dialog;

  g_assert_true (gtk_widget_activate (row));
  guide = wait_for_guide ();
  g_assert_true (g_str_has_prefix (gtk_window_get_title (guide), "Classic – Rules"));
  g_assert_cmpuint (count_sayings (GTK_WIDGET (guide), mark), ==, 0);

  change (fixture, canasta_rule_find ("wild-freezes"));
  g_assert_true (gtk_widget_activate (row));
  guide = wait_for_guide ();
  g_assert_true (g_str_has_prefix (gtk_window_get_title (guide), "Classic – my rules"));
  g_assert_cmpuint (count_sayings (GTK_WIDGET (guide), mark), >, 0);
  gtk_window_destroy (guide);

  gtk_editable_set_text (
    GTK_EDITABLE (find_child (find_row (fixture, "deal-size"), GTK_TYPE_SPIN_BUTTON, 0)), "26");
  g_assert_true (gtk_widget_activate (row));
  dialog = test_window_wait_for (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "cannot both hold"));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* One house of the person cannot be read, which must not disturb. */
#define ADD(path, function) \
  g_test_add (path, RulesWindow, "{", rules_window_set_up, function, rules_window_tear_down)

int
main (int argc, char *argv[])
{
  test_window_init (&argc, &argv);
  ADD ("/rules-page/all-rules-of-all-houses", test_all_rules_of_all_houses);
  ADD ("/rules-page/marks-and-resets", test_marks_and_resets);
  ADD ("/rules-page/reset-all", test_reset_all);
  ADD ("/rules-page/impossible-values", test_impossible_values);
  ADD ("/rules-page/typing", test_typing);
  ADD ("/rules-page/special-numbers", test_special_numbers);
  ADD ("/rules-page/bands", test_bands);
  ADD ("/rules-page/counts", test_counts);
  ADD ("/rules-page/without-effect", test_without_effect);
  ADD ("/rules-page/needs-and-contradictions", test_needs_and_contradictions);
  ADD ("/rules-page/minimums-by-round", test_minimums_by_round);
  ADD ("/rules-page/houses", test_houses);
  ADD ("/rules-page/copy-is-shown-once", test_copy_is_shown_once);
  ADD ("/rules-page/faults", test_faults);
  ADD ("/rules-page/read", test_read);
  return g_test_run ();
}

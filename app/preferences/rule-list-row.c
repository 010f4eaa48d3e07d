/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of rules that are lists, opening to an editable row for each entry: bands
 * ("from a total of 1500 the minimum is 90") and values for one, two, … cards. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "preferences/number-field.h"
#include "preferences/rule-row-private.h"
#include "rules/numbers.h"

/* Totals lie between these; the first band reaches down without end. */
#define LEAST_TOTAL (-100000)
#define LARGEST_TOTAL 100000
#define LARGEST_ROUND 99
#define TOTAL_STEP 500

/* An AdwExpanderRow does not take the focus, so that the search of the
 * preferences would not find the way to it; its header does. */
#define RULE_TYPE_LIST_ROW (rule_list_row_get_type ())
G_DECLARE_FINAL_TYPE (RuleListRow, rule_list_row, RULE, LIST_ROW, AdwExpanderRow)

struct _RuleListRow
{
  AdwExpanderRow parent_instance;
};

G_DEFINE_FINAL_TYPE (RuleListRow, rule_list_row, ADW_TYPE_EXPANDER_ROW)

static gboolean
rule_list_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

static void
rule_list_row_class_init (RuleListRowClass *class)
{
  GTK_WIDGET_CLASS (class)->grab_focus = rule_list_row_grab_focus;
}

static void
rule_list_row_init (RuleListRow *self)
{
}

typedef struct
{
  GtkWidget *widget;
  GtkWidget *from;      /* NULL for the first band and for counts */
  GtkWidget *points;
  GtkWidget *remove;    /* NULL where the entry must stay */
} RuleEntry;

static gboolean
is_bands (CanastaRuleRow *self)
{
  return self->rule->kind == CANASTA_RULE_BANDS;
}

static guint
get_most_entries (CanastaRuleRow *self)
{
  return is_bands (self) ? CANASTA_MAX_BANDS : CANASTA_MAX_COUNT_VALUES;
}

static gboolean
is_by_round (CanastaRuleRow *self)
{
  return canasta_rules_get_number (canasta_rule_editor_get_rules (self->editor), "opening-by") ==
         CANASTA_OPENING_BY_ROUND;
}

static GVariant *
get_value (CanastaRuleRow *self)
{
  return canasta_rules_get_value (canasta_rule_editor_get_rules (self->editor), self->rule);
}

static void
get_entry (CanastaRuleRow *self,
           GVariant       *value,
           guint           index,
           int            *from,
           int            *points)
{
  if (is_bands (self))
    g_variant_get_child (value, index, "(ii)", from, points);
  else
    {
      *from = (int) index + 1;
      g_variant_get_child (value, index, "i", points);
    }
}

static void
append_entry (CanastaRuleRow  *self,
              GVariantBuilder *builder,
              int              from,
              int              points)
{
  if (is_bands (self))
    g_variant_builder_add (builder, "(ii)", from, points);
  else
    g_variant_builder_add (builder, "i", points);
}

/* What the fields say together; a text where one of them is no number. */
static GVariant *
read_fields (CanastaRuleRow *self)
{
  g_autoptr (GVariantBuilder) builder = NULL;
  g_autoptr (GVariant) value = get_value (self);

  builder = g_variant_builder_new (G_VARIANT_TYPE (is_bands (self) ? "a(ii)" : "ai"));
  for (guint i = 0; i < self->entries->len; i++)
    {
      RuleEntry *entry = g_ptr_array_index (self->entries, i);
      int from, points;

      get_entry (self, value, i, &from, &points);
      if ((entry->from && !canasta_number_field_read (entry->from, &from))
          || !canasta_number_field_read (entry->points, &points))
        return g_variant_new_string ("");
      append_entry (self, builder, from, points);
    }
  return g_variant_builder_end (builder);
}

/* Marks what alone is impossible; if it is the order, the totals. */
static void
mark_fields (CanastaRuleRow *self)
{
  int last = G_MININT;

  for (guint i = 0; i < self->entries->len; i++)
    {
      RuleEntry *entry = g_ptr_array_index (self->entries, i);
      int points, from;

      canasta_number_field_mark (entry->points,
                                 canasta_number_field_read (entry->points, &points)
                                 && points >= self->rule->minimum && points <= self->rule->maximum);
      if (entry->from)
        {
          gboolean is_number = canasta_number_field_read (entry->from, &from);

          canasta_number_field_mark (entry->from, is_number && from > last);
          last = is_number ? from : last;
        }
    }
}

static void
field_changed_cb (GtkEditable    *field,
                  CanastaRuleRow *self)
{
  if (self->is_updating)
    return;
  canasta_rule_row_try (self, read_fields (self));
  mark_fields (self);
}

static void
remove_cb (GtkButton      *button,
           CanastaRuleRow *self)
{
  g_autoptr (GVariantBuilder) builder = NULL;
  g_autoptr (GVariant) value = get_value (self);

  /* The button goes with its row. */
  gtk_widget_grab_focus (self->add);

  builder = g_variant_builder_new (G_VARIANT_TYPE (is_bands (self) ? "a(ii)" : "ai"));
  for (guint i = 0; i < self->entries->len; i++)
    {
      RuleEntry *entry = g_ptr_array_index (self->entries, i);
      int from, points;

      get_entry (self, value, i, &from, &points);
      if (entry->remove != GTK_WIDGET (button))
        append_entry (self, builder, from, points);
    }
  canasta_rule_row_try (self, g_variant_builder_end (builder));
}

/* One more entry, a little above the last one. */
static void
add_cb (AdwActionRow   *row,
        CanastaRuleRow *self)
{
  g_autoptr (GVariantBuilder) builder = NULL;
  g_autoptr (GVariant) value = get_value (self);
  RuleEntry *added;
  int from = is_by_round (self) ? 0 : -1000;
  int points = 0;

  builder = g_variant_builder_new (G_VARIANT_TYPE (is_bands (self) ? "a(ii)" : "ai"));
  for (guint i = 0; i < g_variant_n_children (value); i++)
    {
      get_entry (self, value, i, &from, &points);
      append_entry (self, builder, from, points);
    }
  append_entry (self, builder, from == LEAST_TOTAL ? 0 : from + (is_by_round (self) ? 1 : 1000),
                points);
  canasta_rule_row_try (self, g_variant_builder_end (builder));

  added = self->entries->len > 0 ? g_ptr_array_index (self->entries, self->entries->len - 1)
                                 : NULL;
  if (added)
    gtk_widget_grab_focus (added->from ? added->from : added->points);
}

/* The widgets of an entry. */

static GtkWidget *
new_field (CanastaRuleRow *self,
           int             minimum,
           int             maximum,
           int             step,
           const char     *name)
{
  GtkWidget *field = canasta_number_field_new (minimum, maximum, step, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (field, "one-of-two");
  g_signal_connect (field, "changed", G_CALLBACK (field_changed_cb), self);
  canasta_rule_row_watch_typing (self, field);
  return field;
}

static GtkWidget *
new_remove (CanastaRuleRow *self)
{
  GtkWidget *remove = gtk_button_new_from_icon_name ("list-remove-symbolic");

  gtk_widget_add_css_class (remove, "flat");
  gtk_widget_set_valign (remove, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (remove, _("Remove"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Remove"), -1);
  g_signal_connect (remove, "clicked", G_CALLBACK (remove_cb), self);
  return remove;
}

static void
add_from (CanastaRuleRow *self,
          RuleEntry      *entry)
{
  GtkWidget *label = gtk_label_new (C_("opening minimum", "at least"));

  if (is_by_round (self))
    entry->from = new_field (self, 1, LARGEST_ROUND, 1, _("From round"));
  else
    entry->from = new_field (self, LEAST_TOTAL, LARGEST_TOTAL, TOTAL_STEP, _("From a total of"));
  gtk_editable_set_width_chars (GTK_EDITABLE (entry->from), 6);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry->from), 6);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "dim-label");
  adw_action_row_add_suffix (ADW_ACTION_ROW (entry->widget), entry->from);
  adw_action_row_add_suffix (ADW_ACTION_ROW (entry->widget), label);
}

/* Only the last of counts can go: the others would slip to other numbers. */
static RuleEntry *
new_entry (CanastaRuleRow *self,
           guint           index,
           guint           n)
{
  RuleEntry *entry = g_new0 (RuleEntry, 1);

  entry->widget = adw_action_row_new ();
  if (is_bands (self) && index > 0)
    add_from (self, entry);
  entry->points = new_field (self, self->rule->minimum, self->rule->maximum, self->rule->step,
                             is_bands (self) ? _("Minimum") : _("Points"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (entry->widget), entry->points);
  if (is_bands (self) || (index > 0 && index + 1 == n))
    {
      entry->remove = new_remove (self);
      adw_action_row_add_suffix (ADW_ACTION_ROW (entry->widget), entry->remove);
    }
  return entry;
}

static void
rebuild (CanastaRuleRow *self,
         guint           n)
{
  AdwExpanderRow *expander = ADW_EXPANDER_ROW (self->widget);

  g_object_ref (self->add);
  adw_expander_row_remove (expander, self->add);
  for (guint i = 0; i < self->entries->len; i++)
    adw_expander_row_remove (expander,
                             ((RuleEntry *) g_ptr_array_index (self->entries, i))->widget);
  g_ptr_array_set_size (self->entries, 0);

  for (guint i = 0; i < n; i++)
    {
      RuleEntry *entry = new_entry (self, i, n);

      adw_expander_row_add_row (expander, entry->widget);
      g_ptr_array_add (self->entries, entry);
    }
  adw_expander_row_add_row (expander, self->add);
  g_object_unref (self->add);
}

/* "Below 1500", "From a total of", "3 cards or more" */
static char *
describe_entry (CanastaRuleRow *self,
                GVariant       *value,
                guint           index)
{
  guint n = self->entries->len;
  g_autofree char *total = NULL;
  int from, points;

  if (!is_bands (self) && index + 1 == n && n < get_most_entries (self))
    return g_strdup_printf (ngettext ("%u card or more", "%u cards or more", n), n);
  if (!is_bands (self))
    return g_strdup_printf (ngettext ("%u card", "%u cards", index + 1), index + 1);
  if (n == 1)
    return g_strdup (C_("opening minimum", "Always"));
  if (index > 0)
    return g_strdup (is_by_round (self) ? _("From round") : _("From a total of"));

  get_entry (self, value, 1, &from, &points);
  if (is_by_round (self))
    return g_strdup_printf (_("Before round %d"), from);
  total = canasta_number_format (from);
  return g_strdup_printf (_("Below %s"), total);
}

/* Shows the entries as the rules have them. */
void
canasta_rule_row_update_list (CanastaRuleRow *self)
{
  g_autoptr (GVariant) value = get_value (self);
  guint n = (guint) g_variant_n_children (value);

  if (self->entries->len != n)
    rebuild (self, n);

  for (guint i = 0; i < n; i++)
    {
      RuleEntry *entry = g_ptr_array_index (self->entries, i);
      g_autofree char *title = describe_entry (self, value, i);
      int from, points;

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (entry->widget), title);
      if (self->refusal)
        continue;

      get_entry (self, value, i, &from, &points);
      canasta_number_field_show (entry->points, points);
      canasta_number_field_mark (entry->points, TRUE);
      if (entry->from)
        {
          canasta_number_field_show (entry->from, from);
          canasta_number_field_mark (entry->from, TRUE);
        }
    }
  gtk_widget_set_sensitive (self->add, n < get_most_entries (self));
}

void
canasta_rule_row_init_list (CanastaRuleRow *self)
{
  self->widget = g_object_new (RULE_TYPE_LIST_ROW, NULL);
  self->entries = g_ptr_array_new_with_free_func (g_free);
  adw_expander_row_add_action (ADW_EXPANDER_ROW (self->widget), self->reset);

  self->add = adw_action_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->add),
                                 is_bands (self) ? _("Add a minimum") : _("Add a number of cards"));
  adw_action_row_add_prefix (ADW_ACTION_ROW (self->add),
                             canasta_accessible_new_icon ("list-add-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->add), TRUE);
  g_signal_connect (self->add, "activated", G_CALLBACK (add_cb), self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->widget), self->add);
}

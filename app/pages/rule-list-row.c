/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens to an editable row for each entry: bands ("from a total of 1500 the
 * minimum is 90", or one of some choices) or values for one, two, … cards or
 * jokers. */
#include "config.h"

#include "pages/rule-list-row.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "pages/drop-down.h"
#include "pages/number-field.h"
#include "rules/numbers.h"

/* Totals lie between these; the first band reaches down without end. */
#define LEAST_TOTAL (-100000)
#define LARGEST_TOTAL 100000
#define LARGEST_ROUND 99
#define TOTAL_STEP 500

typedef struct
{
  GtkWidget *widget;
  GtkWidget *from;      /* NULL for the first band and for counts */
  GtkWidget *points;    /* a drop-down where bands have choices */
  GtkWidget *remove;    /* NULL where the entry must stay */
} RuleEntry;

struct _CanastaRuleListRow
{
  CanastaFoldRow parent_instance;

  CanastaRuleEditor *editor;
  const CanastaRule *rule;
  GPtrArray *entries;           /* of RuleEntry */
  GtkWidget *add;               /* the row that adds an entry */
  gboolean by_round;            /* whether the entries go by rounds in place of totals */
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (CanastaRuleListRow, canasta_rule_list_row, CANASTA_TYPE_FOLD_ROW)

enum
{
  EDITED,
  TYPING_BEGUN,
  TYPING_ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
canasta_rule_list_row_dispose (GObject *object)
{
  CanastaRuleListRow *self = CANASTA_RULE_LIST_ROW (object);

  g_clear_object (&self->editor);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  G_OBJECT_CLASS (canasta_rule_list_row_parent_class)->dispose (object);
}

static void
canasta_rule_list_row_class_init (CanastaRuleListRowClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_rule_list_row_dispose;

  signals[EDITED] = g_signal_new ("edited", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_VARIANT);
  signals[TYPING_BEGUN] = g_signal_new ("typing-begun", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 0);
  signals[TYPING_ENDED] = g_signal_new ("typing-ended", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 0);
}

static void
canasta_rule_list_row_init (CanastaRuleListRow *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_free);
}

static gboolean
is_bands (CanastaRuleListRow *self)
{
  return self->rule->kind == CANASTA_RULE_BANDS;
}

static guint
get_most_entries (CanastaRuleListRow *self)
{
  return is_bands (self) ? CANASTA_MAX_BANDS : canasta_rule_get_most_counts (self->rule);
}

/* Whether an entry has a choice in place of a number. */
static gboolean
has_choices (CanastaRuleListRow *self)
{
  return self->rule->choices != NULL;
}

static gboolean
is_by_jokers (CanastaRuleListRow *self)
{
  return self->rule->counted_by == CANASTA_COUNTED_BY_JOKERS;
}

static gboolean
is_by_round (CanastaRuleListRow *self)
{
  return is_bands (self) && !has_choices (self)
         && canasta_rules_get_number (canasta_rule_editor_get_rules (self->editor), "opening-by")
              == CANASTA_OPENING_BY_ROUND;
}

static GVariant *
get_value (CanastaRuleListRow *self)
{
  return canasta_rules_get_value (canasta_rule_editor_get_rules (self->editor), self->rule);
}

static void
get_entry (CanastaRuleListRow *self,
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
append_entry (CanastaRuleListRow  *self,
              GVariantBuilder *builder,
              int              from,
              int              points)
{
  if (is_bands (self))
    g_variant_builder_add (builder, "(ii)", from, points);
  else
    g_variant_builder_add (builder, "i", points);
}

/* What an entry is worth, or which choice it has. */
static gboolean
read_points (CanastaRuleListRow *self,
             RuleEntry          *entry,
             int                *points)
{
  if (!has_choices (self))
    return canasta_number_field_read (entry->points, points);
  *points = (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (entry->points));
  return TRUE;
}

static void
show_points (CanastaRuleListRow *self,
             RuleEntry          *entry,
             int                 points)
{
  if (has_choices (self))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (entry->points), (guint) points);
  else
    {
      canasta_number_field_show (entry->points, points);
      canasta_number_field_mark (entry->points, TRUE);
    }
}

/* What the fields say together; a text where one of them is no number. */
static GVariant *
read_fields (CanastaRuleListRow *self)
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
          || !read_points (self, entry, &points))
        return g_variant_new_string ("");
      append_entry (self, builder, from, points);
    }
  return g_variant_builder_end (builder);
}

/* Marks what alone is impossible; if it is the order, the totals. A choice is
 * always possible. */
static void
mark_fields (CanastaRuleListRow *self)
{
  int last = G_MININT;

  for (guint i = 0; i < self->entries->len; i++)
    {
      RuleEntry *entry = g_ptr_array_index (self->entries, i);
      int points, from;

      if (!has_choices (self))
        canasta_number_field_mark (entry->points,
                                   canasta_number_field_read (entry->points, &points)
                                   && points >= self->rule->minimum
                                   && points <= self->rule->maximum);
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
                  CanastaRuleListRow *self)
{
  if (self->is_updating)
    return;
  g_signal_emit (self, signals[EDITED], 0, read_fields (self));
  mark_fields (self);
}

static void
chosen_cb (GtkDropDown        *drop_down,
           GParamSpec         *pspec,
           CanastaRuleListRow *self)
{
  if (!self->is_updating)
    g_signal_emit (self, signals[EDITED], 0, read_fields (self));
}

static void
remove_cb (GtkButton      *button,
           CanastaRuleListRow *self)
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
  g_signal_emit (self, signals[EDITED], 0, g_variant_builder_end (builder));
}

/* One more entry, a little above the last one. */
static void
add_cb (AdwActionRow   *row,
        CanastaRuleListRow *self)
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
  g_signal_emit (self, signals[EDITED], 0, g_variant_builder_end (builder));

  added = self->entries->len > 0 ? g_ptr_array_index (self->entries, self->entries->len - 1)
                                 : NULL;
  if (added)
    gtk_widget_grab_focus (added->from ? added->from : added->points);
}

/* The widgets of an entry. Each field is typed in by itself. */

static void
focus_entered_cb (CanastaRuleListRow *self)
{
  g_signal_emit (self, signals[TYPING_BEGUN], 0);
}

static void
focus_left_cb (CanastaRuleListRow *self)
{
  g_signal_emit (self, signals[TYPING_ENDED], 0);
}

static GtkWidget *
new_field (CanastaRuleListRow *self,
           int             minimum,
           int             maximum,
           int             step,
           const char     *name)
{
  GtkWidget *field = canasta_number_field_new (minimum, maximum, step, NULL);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (field, "one-of-two");
  g_signal_connect (field, "changed", G_CALLBACK (field_changed_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_entered_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_widget_add_controller (field, focus);
  return field;
}

static GtkWidget *
new_drop_down (CanastaRuleListRow *self)
{
  GtkStringList *titles = gtk_string_list_new (NULL);
  GtkWidget *drop_down;

  for (int i = 0; i <= self->rule->maximum; i++)
    gtk_string_list_append (titles, canasta_rule_get_choice_title (self->rule, i));
  drop_down = canasta_drop_down_new (canasta_rule_get_title (self->rule), titles);
  g_signal_connect (drop_down, "notify::selected", G_CALLBACK (chosen_cb), self);
  return drop_down;
}

/* What an entry is worth. */
static GtkWidget *
new_points (CanastaRuleListRow *self)
{
  if (has_choices (self))
    return new_drop_down (self);
  return new_field (self, self->rule->minimum, self->rule->maximum, self->rule->step,
                    is_bands (self) ? _("Minimum") : _("Points"));
}

static GtkWidget *
new_remove (CanastaRuleListRow *self)
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
add_from (CanastaRuleListRow *self,
          RuleEntry      *entry)
{
  GtkWidget *label;

  if (is_by_round (self))
    entry->from = new_field (self, 1, LARGEST_ROUND, 1, _("From round"));
  else
    entry->from = new_field (self, LEAST_TOTAL, LARGEST_TOTAL, TOTAL_STEP, _("From a total of"));
  gtk_editable_set_width_chars (GTK_EDITABLE (entry->from), 6);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry->from), 6);
  adw_action_row_add_suffix (ADW_ACTION_ROW (entry->widget), entry->from);
  if (has_choices (self))
    return;

  label = gtk_label_new (C_("opening minimum", "at least"));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "dim-label");
  adw_action_row_add_suffix (ADW_ACTION_ROW (entry->widget), label);
}

/* Whether the entry can be removed: of counts only the last, since the others
 * would slip to other numbers; and something must stay where a list needs it. */
static gboolean
is_removable (CanastaRuleListRow *self,
              guint               index,
              guint               n)
{
  if (is_bands (self))
    return !has_choices (self) || n > 1;
  return index + 1 == n && n > canasta_rule_get_fewest_counts (self->rule);
}

static RuleEntry *
new_entry (CanastaRuleListRow *self,
           guint           index,
           guint           n)
{
  RuleEntry *entry = g_new0 (RuleEntry, 1);

  entry->widget = adw_action_row_new ();
  if (is_bands (self) && index > 0)
    add_from (self, entry);
  entry->points = new_points (self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (entry->widget), entry->points);
  if (is_removable (self, index, n))
    {
      entry->remove = new_remove (self);
      adw_action_row_add_suffix (ADW_ACTION_ROW (entry->widget), entry->remove);
    }
  return entry;
}

static void
rebuild (CanastaRuleListRow *self,
         guint           n)
{
  AdwExpanderRow *expander = ADW_EXPANDER_ROW (self);

  g_object_ref (self->add);
  adw_expander_row_remove (expander, self->add);
  for (guint i = 0; i < self->entries->len; i++)
    adw_expander_row_remove (expander,
                             ((RuleEntry *) g_ptr_array_index (self->entries, i))->widget);
  g_ptr_array_set_size (self->entries, 0);

  self->by_round = is_by_round (self);
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
describe_entry (CanastaRuleListRow *self,
                GVariant       *value,
                guint           index)
{
  guint n = self->entries->len;
  guint cards = index + (self->rule->counted_by == CANASTA_COUNTED_BY_LENGTH ? CANASTA_FULL_SEQUENCE
                                                                             : 1);
  g_autofree char *total = NULL;
  int from, points;

  if (is_by_jokers (self) && index == 0)
    return g_strdup (n == 1 ? _("In any case") : _("Without jokers"));
  if (is_by_jokers (self))
    return g_strdup_printf (index + 1 == n
                              ? ngettext ("%u joker or more", "%u jokers or more", index)
                              : ngettext ("%u joker", "%u jokers", index),
                            index);
  if (!is_bands (self) && index + 1 == n && n < get_most_entries (self))
    return g_strdup_printf (ngettext ("%u card or more", "%u cards or more", cards), cards);
  if (!is_bands (self))
    return g_strdup_printf (ngettext ("%u card", "%u cards", cards), cards);
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

/**
 * canasta_rule_list_row_update:
 * @self: a row
 * @is_refused: whether what stands in the fields is impossible, and stays
 *
 * Shows the entries as the rules have them.
 */
void
canasta_rule_list_row_update (CanastaRuleListRow *self,
                              gboolean            is_refused)
{
  g_autoptr (GVariant) value = get_value (self);
  guint n = (guint) g_variant_n_children (value);

  self->is_updating = TRUE;
  if (self->entries->len != n || self->by_round != is_by_round (self))
    rebuild (self, n);

  for (guint i = 0; i < n; i++)
    {
      RuleEntry *entry = g_ptr_array_index (self->entries, i);
      g_autofree char *title = describe_entry (self, value, i);
      int from, points;

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (entry->widget), title);
      if (is_refused)
        continue;

      get_entry (self, value, i, &from, &points);
      show_points (self, entry, points);
      if (entry->from)
        {
          canasta_number_field_show (entry->from, from);
          canasta_number_field_mark (entry->from, TRUE);
        }
    }
  gtk_widget_set_sensitive (self->add, n < get_most_entries (self));
  self->is_updating = FALSE;
}

/**
 * canasta_rule_list_row_let_open:
 * @self: a row
 * @may_open: whether its entries can be shown, and changed
 *
 * The row stays folded up.
 */
void
canasta_rule_list_row_let_open (CanastaRuleListRow *self, gboolean may_open)
{
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (self), may_open);
  /* What may be opened was opened with it. */
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), FALSE);
}

/* Minimums go by totals or by rounds, as another rule says. */
static void
opening_by_cb (CanastaRuleListRow *self)
{
  if (self->by_round != is_by_round (self))
    canasta_rule_list_row_update (self, FALSE);
}

/**
 * canasta_rule_list_row_new:
 * @editor: what holds the rules
 * @rule: a rule that is a list
 *
 * Returns: (transfer floating): the row, without entries
 */
GtkWidget *
canasta_rule_list_row_new (CanastaRuleEditor *editor,
                           const CanastaRule *rule)
{
  CanastaRuleListRow *self = g_object_new (CANASTA_TYPE_RULE_LIST_ROW, NULL);

  self->editor = g_object_ref (editor);
  self->rule = rule;
  g_signal_connect_object (canasta_rule_editor_get_rules (editor), "notify::opening-by",
                           G_CALLBACK (opening_by_cb), self, G_CONNECT_SWAPPED);
  self->add = adw_action_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->add),
                                 has_choices (self)      ? _("Add a total")
                                 : is_bands (self)       ? _("Add a minimum")
                                 : is_by_jokers (self)   ? _("Add a number of jokers")
                                                         : _("Add a number of cards"));
  adw_action_row_add_prefix (ADW_ACTION_ROW (self->add),
                             canasta_accessible_new_icon ("list-add-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->add), TRUE);
  g_signal_connect (self->add, "activated", G_CALLBACK (add_cb), self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), self->add);
  return GTK_WIDGET (self);
}

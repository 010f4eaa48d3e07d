/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/rule-row.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "pages/choice-row.h"
#include "pages/number-field.h"
#include "pages/rule-list-row.h"
#include "table/paint.h"

struct _CanastaRuleRow
{
  GObject parent_instance;

  CanastaRuleEditor *editor;
  const CanastaRule *rule;
  GtkWidget *widget;            /* an AdwActionRow, AdwComboRow or CanastaRuleListRow */
  GtkWidget *control;           /* the switch or number; NULL for others */
  GtkWidget *reset;
  char *refusal;                /* why what is typed is impossible */
  const CanastaRule *contradicted; /* which other rule cannot hold with it, or NULL … */
  char *reason;                 /* … and why, or NULL where the other one tells that */
  GVariant *before;             /* the value before typing began, while typing */
  gboolean has_effect;          /* beside the other rules */
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (CanastaRuleRow, canasta_rule_row, G_TYPE_OBJECT)

static void
canasta_rule_row_dispose (GObject *object)
{
  CanastaRuleRow *self = CANASTA_RULE_ROW (object);

  g_clear_object (&self->editor);
  g_clear_pointer (&self->refusal, g_free);
  g_clear_pointer (&self->reason, g_free);
  g_clear_pointer (&self->before, g_variant_unref);
  G_OBJECT_CLASS (canasta_rule_row_parent_class)->dispose (object);
}

static void
canasta_rule_row_class_init (CanastaRuleRowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_rule_row_dispose;
}

static void
canasta_rule_row_init (CanastaRuleRow *self)
{
  self->has_effect = TRUE;
}

/* Words under the title. */

static void
append_markup (GString    *text,
               const char *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

static void
append_line (GString    *text,
             const char *line)
{
  g_autofree char *escaped = g_markup_escape_text (line, -1);

  append_markup (text, escaped);
}

/* Mixed colours may lie a little outside of what a screen can show. */
static guint
get_byte (double part)
{
  return (guint) (CLAMP (part, 0, 1) * 255);
}

/* A line in a colour of the theme, as Pango's markup wants it: dear to find. */
static void
append_coloured (CanastaRuleRow *self,
                 GString        *text,
                 const char     *line,
                 const char     *name)
{
  g_autofree char *escaped = g_markup_escape_text (line, -1);
  g_autofree char *coloured = NULL;
  GdkRGBA colour = { 0 };

  gtk_style_context_lookup_color (gtk_widget_get_style_context (self->widget), name, &colour);
  coloured = g_strdup_printf (
    "<span weight=\"bold\" foreground=\"#%02x%02x%02x\" fgalpha=\"100%%\">%s</span>",
    get_byte (colour.red), get_byte (colour.green), get_byte (colour.blue), escaped);
  append_markup (text, coloured);
}

static void
set_subtitle (GtkWidget  *widget,
              const char *markup)
{
  if (ADW_IS_EXPANDER_ROW (widget))
    adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (widget), markup);
  else
    adw_action_row_set_subtitle (ADW_ACTION_ROW (widget), markup);
}

/* One of two rules tells why they cannot both hold, the other one names it. */
static char *
describe_contradiction (CanastaRuleRow *self)
{
  if (self->reason)
    return g_strdup (self->reason);
  /* Translators: the title of another rule */
  return g_strdup_printf (_("Cannot hold together with “%s”."),
                          canasta_rule_editor_say (self->editor, self->contradicted->title));
}

/* What is said with the name of the rule. */
static void
describe_by_ear (CanastaRuleRow *self, const char *explanation, const char *need)
{
  g_autofree char *silent = need ? g_strdup_printf ("%s %s", explanation, need) : NULL;

  canasta_accessible_set_description (self->control ? self->control : self->widget,
                                      self->refusal ? self->refusal
                                      : silent      ? silent
                                                    : explanation);
}

/* Explanation, value of a list, mark, and what stands in the way: in that
 * order, a line each. */
static void
describe (CanastaRuleRow *self)
{
  const char *explanation = canasta_rule_editor_say (self->editor, self->rule->explanation);
  gboolean is_changed = canasta_rule_editor_is_changed (self->editor, self->rule);
  CanastaRules *rules = canasta_rule_editor_get_rules (self->editor);
  g_autofree char *need = canasta_rule_editor_dup_need (self->editor, self->rule);
  g_autoptr (GString) text = g_string_new (NULL);

  append_line (text, explanation);
  if (CANASTA_IS_RULE_LIST_ROW (self->widget))
    {
      g_autofree char *value = canasta_rules_describe_value (rules, self->rule);

      append_line (text, value);
    }
  if (need)
    append_line (text, need);
  if (is_changed)
    {
      g_autofree char *standard = canasta_rules_describe_value (
        canasta_rule_editor_get_standard (self->editor), self->rule);
      /* Translators: a rule was changed; its value before was this one */
      g_autofree char *mark = g_strdup_printf (_("Changed · standard: %s"), standard);

      append_coloured (self, text, mark, "accent_color");
    }
  if (self->refusal)
    append_coloured (self, text, self->refusal, "error_color");
  if (self->contradicted)
    {
      g_autofree char *contradiction = describe_contradiction (self);

      append_coloured (self, text, contradiction, "error_color");
    }

  set_subtitle (self->widget, text->str);
  gtk_widget_set_visible (self->reset, is_changed);
  describe_by_ear (self, explanation, need);
}

/* What the person does. */

/* Typing begins with the value that holds if it ends in an impossible one. */
static void
begin_typing (CanastaRuleRow *self)
{
  g_clear_pointer (&self->before, g_variant_unref);
  if (!canasta_rule_editor_get_problem (self->editor))
    self->before = canasta_rules_get_value (canasta_rule_editor_get_rules (self->editor),
                                            self->rule);
}

static void
end_typing (CanastaRuleRow *self)
{
  g_clear_pointer (&self->before, g_variant_unref);
  canasta_rule_row_forget_refusal (self);
}

/* Changes the rule, or says why that is impossible. The beginning of what is
 * typed may be possible where the whole is not: then nothing has changed. A
 * floating value is consumed. */
static void
try (CanastaRuleRow *self,
     GVariant       *value)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->refusal, g_free);
  if (!canasta_rule_editor_set_value (self->editor, self->rule, value, &error))
    {
      self->refusal = g_strdup (error->message);
      if (self->before)
        canasta_rule_editor_set_value (self->editor, self->rule, self->before, NULL);
    }
  describe (self);
}

static void
reset_cb (GtkButton      *button,
          CanastaRuleRow *self)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->refusal, g_free);
  if (!canasta_rule_editor_reset (self->editor, self->rule, &error))
    self->refusal = g_strdup (error->message);
  describe (self);

  /* The button is hidden now; focus stays at the rule. */
  gtk_widget_grab_focus (self->control ? self->control : self->widget);
}

static void
switched_cb (GtkSwitch      *control,
             GParamSpec     *pspec,
             CanastaRuleRow *self)
{
  if (!self->is_updating)
    try (self, g_variant_new_boolean (gtk_switch_get_active (control)));
}

static void
number_changed_cb (GtkEditable    *control,
                   CanastaRuleRow *self)
{
  int number;

  if (self->is_updating)
    return;

  /* What is no number is refused with the sentence that names the range. */
  if (canasta_number_field_read (self->control, &number))
    try (self, g_variant_new_int32 (number));
  else
    try (self, g_variant_new_string (gtk_editable_get_text (control)));
  canasta_number_field_mark (self->control, self->refusal == NULL);
}

static void
chosen_cb (AdwComboRow    *row,
           GParamSpec     *pspec,
           CanastaRuleRow *self)
{
  guint choice = adw_combo_row_get_selected (row);

  if (!self->is_updating && choice <= (guint) self->rule->maximum)
    try (self, g_variant_new_string (self->rule->choices[choice].nick));
}

/* The widgets of each kind. A row names itself and what it activates. */

static void
init_action_row (CanastaRuleRow *self,
                 GtkWidget      *control)
{
  self->widget = adw_action_row_new ();
  self->control = control;
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->widget), self->reset);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->widget), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self->widget), control);
}

static void
init_number_row (CanastaRuleRow *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  init_action_row (self, canasta_number_field_new (self->rule->minimum, self->rule->maximum,
                                                   self->rule->step, self->rule));
  g_signal_connect (self->control, "changed", G_CALLBACK (number_changed_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (begin_typing), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (end_typing), self);
  gtk_widget_add_controller (self->control, focus);
}

static void
init_list_row (CanastaRuleRow *self)
{
  self->widget = canasta_rule_list_row_new (self->editor, self->rule);
  adw_expander_row_add_action (ADW_EXPANDER_ROW (self->widget), self->reset);
  g_signal_connect_swapped (self->widget, "edited", G_CALLBACK (try), self);
  g_signal_connect_swapped (self->widget, "typing-begun", G_CALLBACK (begin_typing), self);
  g_signal_connect_swapped (self->widget, "typing-ended", G_CALLBACK (end_typing), self);
}

static void
init_combo_row (CanastaRuleRow *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (int i = 0; i <= self->rule->maximum; i++)
    gtk_string_list_append (titles, canasta_rule_get_choice_title (self->rule, i));
  self->widget = adw_combo_row_new ();
  canasta_choice_row_let_wrap (ADW_COMBO_ROW (self->widget));
  adw_combo_row_set_model (ADW_COMBO_ROW (self->widget), G_LIST_MODEL (titles));
  canasta_choice_row_add_button (ADW_COMBO_ROW (self->widget), self->reset);
  g_signal_connect (self->widget, "notify::selected", G_CALLBACK (chosen_cb), self);
}

static void
init_reset (CanastaRuleRow *self)
{
  self->reset = gtk_button_new_from_icon_name ("edit-undo-symbolic");
  gtk_widget_add_css_class (self->reset, "flat");
  gtk_widget_set_valign (self->reset, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->reset, FALSE);
  gtk_widget_set_tooltip_text (self->reset, _("Reset"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->reset),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Reset"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  canasta_rule_get_title (self->rule), -1);
  g_signal_connect (self->reset, "clicked", G_CALLBACK (reset_cb), self);
}

static void
init_widgets (CanastaRuleRow *self)
{
  init_reset (self);
  switch (self->rule->kind)
    {
    case CANASTA_RULE_SWITCH:
      init_action_row (self, gtk_switch_new ());
      g_signal_connect (self->control, "notify::active", G_CALLBACK (switched_cb), self);
      break;
    case CANASTA_RULE_NUMBER:
      init_number_row (self);
      break;
    case CANASTA_RULE_CHOICE:
      init_combo_row (self);
      break;
    case CANASTA_RULE_BANDS:
    case CANASTA_RULE_COUNTS:
      init_list_row (self);
      break;
    default:
      g_assert_not_reached ();
    }

  gtk_widget_set_name (self->widget, self->rule->name);
}

/* Without effect all rules look alike: the title and what is set are grey, and cannot be changed.
 * The row can be reached, by its keys and by the search, and says why. */
static void
show_effect (CanastaRuleRow *self, gboolean has_effect)
{
  if (has_effect == self->has_effect)
    return;

  self->has_effect = has_effect;
  canasta_paint_set_class (self->widget, "without-effect", !has_effect);
  if (self->control)
    {
      gtk_widget_set_sensitive (self->control, has_effect);
      return;
    }
  if (CANASTA_IS_RULE_LIST_ROW (self->widget))
    canasta_rule_list_row_let_open (CANASTA_RULE_LIST_ROW (self->widget), has_effect);
  else
    gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->widget), has_effect);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->widget), GTK_ACCESSIBLE_STATE_DISABLED,
                               !has_effect, -1);
}

static void
show_value (CanastaRuleRow *self)
{
  CanastaRules *rules = canasta_rule_editor_get_rules (self->editor);
  g_autofree char *need = canasta_rule_editor_dup_need (self->editor, self->rule);

  switch (self->rule->kind)
    {
    case CANASTA_RULE_SWITCH:
      gtk_switch_set_active (GTK_SWITCH (self->control),
                             canasta_rules_get_number (rules, self->rule->name));
      break;
    case CANASTA_RULE_NUMBER:
      if (self->refusal)
        break;
      canasta_number_field_show (self->control,
                                 canasta_rules_get_number (rules, self->rule->name));
      canasta_number_field_mark (self->control, TRUE);
      break;
    case CANASTA_RULE_CHOICE:
      adw_combo_row_set_selected (ADW_COMBO_ROW (self->widget),
                                  canasta_rules_get_number (rules, self->rule->name));
      break;
    case CANASTA_RULE_BANDS:
    case CANASTA_RULE_COUNTS:
      canasta_rule_list_row_update (CANASTA_RULE_LIST_ROW (self->widget), self->refusal != NULL);
      break;
    default:
      g_assert_not_reached ();
    }

  /* What contradicts another rule can be mended at either. */
  show_effect (self, !need || self->contradicted);
}

/**
 * canasta_rule_row_show:
 * @self: a row
 *
 * Shows the rule as the editor has it.
 */
void
canasta_rule_row_show (CanastaRuleRow *self)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->widget),
                                 canasta_rule_editor_say (self->editor, self->rule->title));
  if (canasta_rule_editor_get_problem (self->editor))
    return;

  self->is_updating = TRUE;
  show_value (self);
  self->is_updating = FALSE;
  describe (self);
}

/* Shows why the rule cannot hold, or no more that it cannot. */
static void
show_contradiction (CanastaRuleRow    *self,
                    const CanastaRule *contradicted,
                    const char        *reason)
{
  if (contradicted == self->contradicted && g_strcmp0 (reason, self->reason) == 0)
    return;

  self->contradicted = contradicted;
  g_free (self->reason);
  self->reason = g_strdup (reason);
  canasta_rule_row_show (self);
}

/**
 * canasta_rule_row_mark_contradiction:
 * @rows: (element-type CanastaRuleRow): the rows of rules
 * @one: (nullable): the rule that tells why it cannot hold together with @other
 * @other: (nullable): the rule that it contradicts
 * @reason: (nullable): why
 *
 * Shows that these two rules, or none, contradict each other.
 */
void
canasta_rule_row_mark_contradiction (GPtrArray         *rows,
                                     const CanastaRule *one,
                                     const CanastaRule *other,
                                     const char        *reason)
{
  for (guint i = 0; i < rows->len; i++)
    {
      CanastaRuleRow *row = g_ptr_array_index (rows, i);

      show_contradiction (row, row->rule == one ? other : row->rule == other ? one : NULL,
                          row->rule == one ? reason : NULL);
    }
}

/* Shows the rule itself, in place of what was typed. */
void
canasta_rule_row_forget_refusal (CanastaRuleRow *self)
{
  if (!self->refusal)
    return;

  g_clear_pointer (&self->refusal, g_free);
  canasta_rule_row_show (self);
}

/* What was typed and refused belongs to the house and table it was typed at. */
static void
opened_cb (CanastaRuleRow *self)
{
  g_clear_pointer (&self->refusal, g_free);
  canasta_rule_row_show (self);
}

/**
 * canasta_rule_row_new:
 * @editor: what holds the rules
 * @rule: a rule
 *
 * Returns: (transfer none): the row, which its widget owns
 */
CanastaRuleRow *
canasta_rule_row_new (CanastaRuleEditor *editor,
                      const CanastaRule *rule)
{
  CanastaRuleRow *self = g_object_new (CANASTA_TYPE_RULE_ROW, NULL);
  g_autofree char *changed = g_strconcat ("notify::", rule->name, NULL);

  self->editor = g_object_ref (editor);
  self->rule = rule;
  self->is_updating = TRUE;
  init_widgets (self);
  self->is_updating = FALSE;
  g_signal_connect_object (canasta_rule_editor_get_rules (editor), changed,
                           G_CALLBACK (canasta_rule_row_show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "opened", G_CALLBACK (opened_cb), self, G_CONNECT_SWAPPED);
  canasta_rule_row_show (self);
  g_object_set_data_full (G_OBJECT (self->widget), "rule-row", self, g_object_unref);
  return self;
}

GtkWidget *
canasta_rule_row_get_widget (CanastaRuleRow *self)
{
  return self->widget;
}

const CanastaRule *
canasta_rule_row_get_rule (CanastaRuleRow *self)
{
  return self->rule;
}

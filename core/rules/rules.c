/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/numbers.h"
#include "rules/rule-list.h"

struct _CanastaRules
{
  GObject parent_instance;

  CanastaRuleValues values;
};

G_DEFINE_FINAL_TYPE (CanastaRules, canasta_rules, G_TYPE_OBJECT)
G_DEFINE_QUARK (canasta-rules-error-quark, canasta_rules_error)

/* Property numbers start at 1; a rule's is its row's place and one. */
static const CanastaRule *
rule_of_property (guint property)
{
  return &canasta_rule_list[property - 1];
}

static gint32 *
get_field (CanastaRuleValues *values, const CanastaRule *rule)
{
  return (gint32 *) G_STRUCT_MEMBER_P (values, rule->offset);
}

static int
get_number (const CanastaRuleValues *values, const CanastaRule *rule)
{
  return *(const gint32 *) G_STRUCT_MEMBER_P (values, rule->offset);
}

/* How much room a rule takes among the values. What a list does not use of it is zero. */
static gsize
get_size (const CanastaRule *rule)
{
  switch (rule->kind)
    {
    case CANASTA_RULE_BANDS:
      return sizeof (CanastaBands);
    case CANASTA_RULE_COUNTS:
      return sizeof (CanastaCountValues);
    default:
      return sizeof (gint32);
    }
}

static gboolean
is_same (const CanastaRuleValues *values, const CanastaRuleValues *other, const CanastaRule *rule)
{
  return memcmp (G_STRUCT_MEMBER_P (values, rule->offset),
                 G_STRUCT_MEMBER_P (other, rule->offset), get_size (rule)) == 0;
}

static int
find_choice (const CanastaRule *rule, const char *nick)
{
  for (int i = 0; rule->choices && rule->choices[i].nick; i++)
    if (g_str_equal (rule->choices[i].nick, nick))
      return i;
  return -1;
}

/**
 * canasta_rule_count:
 *
 * Returns: how many rules there are
 */
guint
canasta_rule_count (void)
{
  return canasta_n_rules;
}

/**
 * canasta_rule_get:
 * @index: from 0 to the number of rules − 1
 *
 * Returns: (transfer none): the rule at @index, in the order of the groups
 */
const CanastaRule *
canasta_rule_get (guint index)
{
  g_return_val_if_fail (index < canasta_n_rules, NULL);

  return &canasta_rule_list[index];
}

/**
 * canasta_rule_find:
 * @name: a name: `draw-count`
 *
 * Returns: (transfer none) (nullable): the rule of that name
 */
const CanastaRule *
canasta_rule_find (const char *name)
{
  for (guint i = 0; i < canasta_n_rules; i++)
    if (g_str_equal (canasta_rule_list[i].name, name))
      return &canasta_rule_list[i];
  return NULL;
}

static gboolean
check_number (const CanastaRule *rule, int value, GError **error)
{
  g_autofree char *least = NULL;
  g_autofree char *most = NULL;

  if (value >= rule->minimum && value <= rule->maximum)
    return TRUE;

  least = canasta_number_format (rule->minimum);
  most = canasta_number_format (rule->maximum);
  g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VALUE,
               /* Translators: the rule's title, then the least and the largest number */
               _("“%s” needs a number from %s to %s."),
               canasta_rule_get_title (rule), least, most);
  return FALSE;
}

/* The nicks of a choice, as they are written. */
static char *
list_choices (const CanastaRule *rule)
{
  g_autoptr (GStrvBuilder) nicks = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (int i = 0; rule->choices[i].nick; i++)
    g_strv_builder_add (nicks, rule->choices[i].nick);
  list = g_strv_builder_end (nicks);
  return g_strjoinv (", ", list);
}

static gboolean
wrong_kind (const CanastaRule *rule, GError **error)
{
  const char *title = canasta_rule_get_title (rule);
  g_autofree char *choices = NULL;
  g_autofree char *least = NULL;
  g_autofree char *most = NULL;

  switch (rule->kind)
    {
    case CANASTA_RULE_SWITCH:
      g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VALUE,
                   _("“%s” is either on or off: true or false."), title);
      break;
    case CANASTA_RULE_NUMBER:
      if (!rule->choices)
        return check_number (rule, rule->maximum + 1, error);
      choices = list_choices (rule);
      least = canasta_number_format (rule->minimum);
      most = canasta_number_format (rule->maximum);
      g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VALUE,
                   /* Translators: the rule's title, two numbers, then words for some of them */
                   _("“%s” needs a number from %s to %s, or one of these: %s."), title,
                   least, most, choices);
      break;
    case CANASTA_RULE_CHOICE:
      choices = list_choices (rule);
      g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VALUE,
                   /* Translators: the rule's title, then its choices */
                   _("“%s” needs one of these: %s."), title, choices);
      break;
    case CANASTA_RULE_BANDS:
      if (rule->choices)
        {
          choices = list_choices (rule);
          g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VALUE,
                       /* Translators: the rule's title, then its choices */
                       _("“%s” needs pairs of a total and one of these, in rising order: %s."),
                       title, choices);
          break;
        }
      g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VALUE,
                   ngettext ("“%s” needs pairs of a total and a minimum, in rising order, %d at "
                             "most.",
                             "“%s” needs pairs of a total and a minimum, in rising order, %d at "
                             "most.",
                             CANASTA_MAX_BANDS),
                   title, CANASTA_MAX_BANDS);
      break;
    case CANASTA_RULE_COUNTS:
      g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VALUE,
                   ngettext ("“%s” needs one to %d number.", "“%s” needs one to %d numbers.",
                             canasta_rule_get_most_counts (rule)),
                   title, (int) canasta_rule_get_most_counts (rule));
      break;
    default:
      g_return_val_if_reached (FALSE);
    }
  return FALSE;
}

/* Values that the family's games have and nobody has built yet. */
static const struct
{
  const char *rule;
  const char *nick;
} not_built[] = {
  { "red-three-condition", "by-canastas" },
  { "red-three-condition", "sevens-canasta" },
  { "last-card-red-three", "kept" },
  { "wild-melds", "twos" },
};

/* A value that is no choice: it may be one that is known and not built. */
static gboolean
refuse_choice (const CanastaRule *rule, const char *nick, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (not_built); i++)
    if (g_str_equal (not_built[i].rule, rule->name) && g_str_equal (not_built[i].nick, nick))
      {
        g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_NOT_BUILT,
                     /* Translators: the rule's title, and a value as files write it */
                     _("“%1$s” cannot be “%2$s” yet: this game does not know how to play that."),
                     canasta_rule_get_title (rule), nick);
        return FALSE;
      }
  return wrong_kind (rule, error);
}

static gboolean
set_bands (CanastaBands *bands, const CanastaRule *rule, GVariant *value, GError **error)
{
  CanastaBands read = { 0 };
  GVariantIter iter;
  gint32 from, minimum;

  if (g_variant_n_children (value) > CANASTA_MAX_BANDS
      || (rule->choices && g_variant_n_children (value) == 0))
    return wrong_kind (rule, error);

  g_variant_iter_init (&iter, value);
  while (g_variant_iter_next (&iter, "(ii)", &from, &minimum))
    {
      if (read.n > 0 && from <= read.band[read.n - 1].from)
        return wrong_kind (rule, error);
      if (!check_number (rule, minimum, error))
        return FALSE;
      read.band[read.n].from = from;
      read.band[read.n].minimum = minimum;
      read.n++;
    }
  *bands = read;
  return TRUE;
}

static gboolean
set_counts (CanastaCountValues *counts, const CanastaRule *rule, GVariant *value, GError **error)
{
  CanastaCountValues read = { 0 };
  GVariantIter iter;
  gint32 points;

  if (g_variant_n_children (value) < canasta_rule_get_fewest_counts (rule)
      || g_variant_n_children (value) > canasta_rule_get_most_counts (rule))
    return wrong_kind (rule, error);

  g_variant_iter_init (&iter, value);
  while (g_variant_iter_next (&iter, "i", &points))
    {
      if (!check_number (rule, points, error))
        return FALSE;
      read.of[read.n++] = points;
    }
  *counts = read;
  return TRUE;
}

/**
 * canasta_rules_set_value:
 * @self: the rules
 * @rule: a rule
 * @value: `b` for a switch, `i` for a number, `s` (the nick) for a choice or a
 *   number with a name, `a(ii)` for bands, also of choices, `ai` for counts
 * @error: what is wrong with the value, in a sentence that names the rule
 *
 * Sets one rule. A floating @value is consumed.
 *
 * Returns: whether the value was possible; otherwise nothing changes
 */
gboolean
canasta_rules_set_value (CanastaRules *self, const CanastaRule *rule, GVariant *value,
                         GError **error)
{
  g_autoptr (GVariant) held = g_variant_ref_sink (value);
  gint32 *field = get_field (&self->values, rule);
  int number;

  if (rule->kind == CANASTA_RULE_BANDS)
    {
      if (!g_variant_is_of_type (value, G_VARIANT_TYPE ("a(ii)")))
        return wrong_kind (rule, error);
      if (!set_bands ((CanastaBands *) field, rule, value, error))
        return FALSE;
    }
  else if (rule->kind == CANASTA_RULE_COUNTS)
    {
      if (!g_variant_is_of_type (value, G_VARIANT_TYPE ("ai")))
        return wrong_kind (rule, error);
      if (!set_counts ((CanastaCountValues *) field, rule, value, error))
        return FALSE;
    }
  else
    {
      if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING) && rule->choices)
        {
          number = find_choice (rule, g_variant_get_string (value, NULL));
          if (number < 0)
            return refuse_choice (rule, g_variant_get_string (value, NULL), error);
        }
      else if (g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN)
               && rule->kind == CANASTA_RULE_SWITCH)
        number = g_variant_get_boolean (value);
      else if (g_variant_is_of_type (value, G_VARIANT_TYPE_INT32)
               && rule->kind == CANASTA_RULE_NUMBER)
        number = g_variant_get_int32 (value);
      else
        return wrong_kind (rule, error);

      if (!check_number (rule, number, error))
        return FALSE;
      *field = number;
    }

  g_object_notify (G_OBJECT (self), rule->name);
  return TRUE;
}

/**
 * canasta_rules_get_value:
 * @self: the rules
 * @rule: a rule
 *
 * Returns: (transfer full): its value, in the form [method@Rules.set_value]
 *   takes
 */
GVariant *
canasta_rules_get_value (CanastaRules *self, const CanastaRule *rule)
{
  GVariantBuilder builder;
  const CanastaBands *bands = (const CanastaBands *) get_field (&self->values, rule);
  const CanastaCountValues *counts = (const CanastaCountValues *) bands;
  int number = get_number (&self->values, rule);

  switch (rule->kind)
    {
    case CANASTA_RULE_SWITCH:
      return g_variant_ref_sink (g_variant_new_boolean (number));
    case CANASTA_RULE_NUMBER:
      if (canasta_rule_get_choice_title (rule, number))
        return g_variant_ref_sink (g_variant_new_string (rule->choices[number].nick));
      return g_variant_ref_sink (g_variant_new_int32 (number));
    case CANASTA_RULE_CHOICE:
      return g_variant_ref_sink (g_variant_new_string (rule->choices[number].nick));
    case CANASTA_RULE_BANDS:
      g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ii)"));
      for (int i = 0; i < bands->n; i++)
        g_variant_builder_add (&builder, "(ii)", bands->band[i].from, bands->band[i].minimum);
      return g_variant_ref_sink (g_variant_builder_end (&builder));
    case CANASTA_RULE_COUNTS:
      g_variant_builder_init (&builder, G_VARIANT_TYPE ("ai"));
      for (int i = 0; i < counts->n; i++)
        g_variant_builder_add (&builder, "i", counts->of[i]);
      return g_variant_ref_sink (g_variant_builder_end (&builder));
    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * canasta_rules_get_number:
 * @self: the rules
 * @name: the name of a switch, number or choice
 *
 * Returns: its value as a number
 */
int
canasta_rules_get_number (CanastaRules *self, const char *name)
{
  const CanastaRule *rule = canasta_rule_find (name);

  g_return_val_if_fail (rule && rule->kind <= CANASTA_RULE_CHOICE, 0);

  return get_number (&self->values, rule);
}

/**
 * canasta_rules_set_number:
 * @self: the rules
 * @name: the name of a switch, number or choice
 * @value: its value as a number
 * @error: what is wrong with it
 *
 * Returns: whether the value was possible
 */
gboolean
canasta_rules_set_number (CanastaRules *self, const char *name, int value, GError **error)
{
  const CanastaRule *rule = canasta_rule_find (name);

  g_return_val_if_fail (rule && rule->kind <= CANASTA_RULE_CHOICE, FALSE);

  if (!check_number (rule, value, error))
    return FALSE;
  *get_field (&self->values, rule) = value;
  g_object_notify (G_OBJECT (self), rule->name);
  return TRUE;
}

/**
 * canasta_rules_is_same:
 * @self: the rules
 * @other: other rules
 * @rule: a rule
 *
 * Returns: whether both have the same value for @rule
 */
gboolean
canasta_rules_is_same (CanastaRules *self, CanastaRules *other, const CanastaRule *rule)
{
  return is_same (&self->values, &other->values, rule);
}

/**
 * canasta_rules_assign:
 * @self: the rules
 * @other: other rules
 *
 * Takes over the values of @other. Whoever follows a property hears of it where
 * its value is another one.
 */
void
canasta_rules_assign (CanastaRules *self, CanastaRules *other)
{
  CanastaRuleValues before = self->values;

  self->values = other->values;
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 0; i < canasta_n_rules; i++)
    if (!is_same (&before, &self->values, &canasta_rule_list[i]))
      g_object_notify (G_OBJECT (self), canasta_rule_list[i].name);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * canasta_rules_new:
 *
 * Returns: (transfer full): rules with core's standard values, those of the
 *   house `classic` for four
 */
CanastaRules *
canasta_rules_new (void)
{
  return g_object_new (CANASTA_TYPE_RULES, NULL);
}

/**
 * canasta_rules_new_from_values:
 * @values: values
 *
 * Returns: (transfer full): rules with these values
 */
CanastaRules *
canasta_rules_new_from_values (const CanastaRuleValues *values)
{
  CanastaRules *self = canasta_rules_new ();

  self->values = *values;
  return self;
}

/**
 * canasta_rules_copy:
 * @self: the rules
 *
 * Returns: (transfer full): rules with the same values
 */
CanastaRules *
canasta_rules_copy (CanastaRules *self)
{
  return canasta_rules_new_from_values (&self->values);
}

/**
 * canasta_rules_get_values: (skip)
 * @self: the rules
 *
 * Returns: (transfer none): all values
 */
const CanastaRuleValues *
canasta_rules_get_values (CanastaRules *self)
{
  return &self->values;
}

static void
canasta_rules_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  CanastaRules *self = CANASTA_RULES (object);
  const CanastaRule *rule = rule_of_property (id);
  int number = get_number (&self->values, rule);

  if (G_IS_PARAM_SPEC_BOOLEAN (spec))
    g_value_set_boolean (value, number);
  else if (G_IS_PARAM_SPEC_ENUM (spec))
    g_value_set_enum (value, number);
  else if (G_IS_PARAM_SPEC_INT (spec))
    g_value_set_int (value, number);
  else
    g_value_take_variant (value, canasta_rules_get_value (self, rule));
}

static void
canasta_rules_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  CanastaRules *self = CANASTA_RULES (object);
  const CanastaRule *rule = rule_of_property (id);
  gint32 *field = get_field (&self->values, rule);
  g_autoptr (GError) error = NULL;

  if (G_IS_PARAM_SPEC_BOOLEAN (spec))
    *field = g_value_get_boolean (value);
  else if (G_IS_PARAM_SPEC_ENUM (spec))
    *field = g_value_get_enum (value);
  else if (G_IS_PARAM_SPEC_INT (spec))
    *field = g_value_get_int (value);
  else if (!canasta_rules_set_value (self, rule, g_value_get_variant (value), &error))
    g_warning ("%s", error->message);
}

/* Enumerations made from the table: registered once, for the life of the type. */
static GType
register_choices (const CanastaRule *rule)
{
  g_autofree char *name = g_strdup_printf ("CanastaRule-%s", rule->name);
  GEnumValue *values = g_new0 (GEnumValue, rule->maximum + 2);

  for (int i = 0; i <= rule->maximum; i++)
    values[i] = (GEnumValue){ i, rule->choices[i].nick, rule->choices[i].nick };
  return g_enum_register_static (name, values);
}

static GParamSpec *
make_property (const CanastaRule *rule)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  switch (rule->kind)
    {
    case CANASTA_RULE_SWITCH:
      return g_param_spec_boolean (rule->name, rule->title, rule->explanation,
                                   rule->standard, flags);
    case CANASTA_RULE_NUMBER:
      return g_param_spec_int (rule->name, rule->title, rule->explanation, rule->minimum,
                               rule->maximum, rule->standard, flags);
    case CANASTA_RULE_CHOICE:
      return g_param_spec_enum (rule->name, rule->title, rule->explanation,
                                register_choices (rule), rule->standard, flags);
    case CANASTA_RULE_BANDS:
      return g_param_spec_variant (rule->name, rule->title, rule->explanation,
                                   G_VARIANT_TYPE ("a(ii)"), NULL, flags);
    case CANASTA_RULE_COUNTS:
      return g_param_spec_variant (rule->name, rule->title, rule->explanation,
                                   G_VARIANT_TYPE ("ai"), NULL, flags);
    default:
      g_return_val_if_reached (NULL);
    }
}

static void
canasta_rules_class_init (CanastaRulesClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->get_property = canasta_rules_get_property;
  object_class->set_property = canasta_rules_set_property;

  for (guint i = 0; i < canasta_n_rules; i++)
    g_object_class_install_property (object_class, i + 1, make_property (&canasta_rule_list[i]));
}

static void
canasta_rules_init (CanastaRules *self)
{
  for (guint i = 0; i < canasta_n_rules; i++)
    {
      const CanastaRule *rule = &canasta_rule_list[i];
      gint32 *field = get_field (&self->values, rule);

      if (rule->standard_list)
        memcpy (field, rule->standard_list, get_size (rule));
      else
        *field = rule->standard;
    }
}

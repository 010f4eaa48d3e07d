/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules as JSON: numbers as numbers, switches as booleans, choices by nick,
 * bands as `[[from, minimum], …]` or `[[from, nick], …]`, counts as
 * `[for one, for two, …]`. */
#include "config.h"

#include "rules/rules-json.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "files/plain-text.h"

/* Reads a whole number, which may also be written as 2.0. */
static gboolean
read_number (JsonNode *node,
             gint32   *number)
{
  double value;

  if (!JSON_NODE_HOLDS_VALUE (node))
    return FALSE;

  if (json_node_get_value_type (node) == G_TYPE_INT64)
    {
      gint64 whole = json_node_get_int (node);

      *number = (gint32) whole;
      return *number == whole;
    }

  if (json_node_get_value_type (node) != G_TYPE_DOUBLE)
    return FALSE;

  value = json_node_get_double (node);
  if (!(fabs (value) <= G_MAXINT32) || value != trunc (value))
    return FALSE;

  *number = (gint32) value;
  return TRUE;
}

/* [1, 2, …] as `ai`, NULL for anything else. */
static GVariant *
read_counts (JsonNode *node)
{
  g_autoptr (GVariantBuilder) builder = g_variant_builder_new (G_VARIANT_TYPE ("ai"));
  JsonArray *list;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return NULL;

  list = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      gint32 number;

      if (!read_number (json_array_get_element (list, i), &number))
        return NULL;
      g_variant_builder_add (builder, "i", number);
    }
  return g_variant_builder_end (builder);
}

/* What holds from a total on: a number, or a choice by its nick. */
static gboolean
read_band (const CanastaRule *rule,
           JsonNode          *node,
           gint32            *value)
{
  if (!rule->choices)
    return read_number (node, value);
  if (json_node_get_value_type (node) != G_TYPE_STRING)
    return FALSE;

  for (*value = 0; rule->choices[*value].nick; (*value)++)
    if (g_str_equal (rule->choices[*value].nick, json_node_get_string (node)))
      return TRUE;
  return FALSE;
}

/* [[1, 2], …] as `a(ii)`, NULL for anything else. */
static GVariant *
read_bands (const CanastaRule *rule,
            JsonNode          *node)
{
  g_autoptr (GVariantBuilder) builder = g_variant_builder_new (G_VARIANT_TYPE ("a(ii)"));
  JsonArray *list;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return NULL;

  list = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonNode *pair = json_array_get_element (list, i);
      JsonArray *band;
      gint32 from, minimum;

      if (!JSON_NODE_HOLDS_ARRAY (pair))
        return NULL;

      band = json_node_get_array (pair);
      if (json_array_get_length (band) != 2
          || !read_number (json_array_get_element (band, 0), &from)
          || !read_band (rule, json_array_get_element (band, 1), &minimum))
        return NULL;
      g_variant_builder_add (builder, "(ii)", from, minimum);
    }
  return g_variant_builder_end (builder);
}

/* The value in the form canasta_rules_set_value() takes, NULL for one of the
 * wrong kind. */
static GVariant *
read_value (const CanastaRule *rule,
            JsonNode          *node)
{
  gint32 number;

  switch (rule->kind)
    {
    case CANASTA_RULE_BANDS:
      return read_bands (rule, node);

    case CANASTA_RULE_COUNTS:
      return read_counts (node);

    case CANASTA_RULE_SWITCH:
    case CANASTA_RULE_NUMBER:
    case CANASTA_RULE_CHOICE:
    default:
      if (read_number (node, &number))
        return g_variant_new_int32 (number);
      if (json_node_get_value_type (node) == G_TYPE_STRING)
        return g_variant_new_string (json_node_get_string (node));
      if (json_node_get_value_type (node) == G_TYPE_BOOLEAN)
        return g_variant_new_boolean (json_node_get_boolean (node));
      return NULL;
    }
}

/**
 * canasta_rules_set_json:
 * @self: the rules
 * @name: the name of a rule
 * @node: its value
 * @error: return location for an error of domain %CANASTA_RULES_ERROR:
 *   %CANASTA_RULES_ERROR_UNKNOWN where there is no such rule
 *
 * Sets one rule from JSON.
 *
 * Returns: whether the value was possible; otherwise nothing changes
 */
gboolean
canasta_rules_set_json (CanastaRules  *self,
                        const char    *name,
                        JsonNode      *node,
                        GError       **error)
{
  const CanastaRule *rule;
  GVariant *value;

  g_return_val_if_fail (CANASTA_IS_RULES (self), FALSE);
  g_return_val_if_fail (name != NULL && node != NULL, FALSE);

  rule = canasta_rule_find (name);
  if (!rule)
    {
      g_autofree char *shown = canasta_plain_text_quote (name, -1);

      g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_UNKNOWN,
                   _("There is no rule “%s”."), shown);
      return FALSE;
    }

  /* The rules know best how to refuse a value; an empty tuple is of no kind. */
  value = read_value (rule, node);
  if (!value)
    value = g_variant_new_tuple (NULL, 0);
  return canasta_rules_set_value (self, rule, value, error);
}

/**
 * canasta_rules_apply_json:
 * @self: the rules
 * @values: values by the names of rules
 * @error: return location for an error of domain %CANASTA_RULES_ERROR
 *
 * Sets rules from JSON, in the order of @values; a `null` leaves a rule as it is.
 *
 * Returns: whether all were possible; %FALSE at the first that is not
 */
gboolean
canasta_rules_apply_json (CanastaRules  *self,
                          JsonObject    *values,
                          GError       **error)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  g_return_val_if_fail (CANASTA_IS_RULES (self), FALSE);
  g_return_val_if_fail (values != NULL, FALSE);

  json_object_iter_init_ordered (&iter, values);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    if (!JSON_NODE_HOLDS_NULL (node) && !canasta_rules_set_json (self, name, node, error))
      return FALSE;
  return TRUE;
}

static JsonNode *
write_counts (GVariant *value)
{
  g_autoptr (JsonArray) list = json_array_new ();
  GVariantIter iter;
  gint32 number;

  g_variant_iter_init (&iter, value);
  while (g_variant_iter_next (&iter, "i", &number))
    json_array_add_int_element (list, number);
  return json_node_init_array (json_node_alloc (), list);
}

static JsonNode *
write_bands (const CanastaRule *rule,
             GVariant          *value)
{
  g_autoptr (JsonArray) list = json_array_new ();
  GVariantIter iter;
  gint32 from, minimum;

  g_variant_iter_init (&iter, value);
  while (g_variant_iter_next (&iter, "(ii)", &from, &minimum))
    {
      JsonArray *band = json_array_new ();

      json_array_add_int_element (band, from);
      if (rule->choices)
        json_array_add_string_element (band, rule->choices[minimum].nick);
      else
        json_array_add_int_element (band, minimum);
      json_array_add_array_element (list, band);
    }
  return json_node_init_array (json_node_alloc (), list);
}

/**
 * canasta_rules_get_json:
 * @self: the rules
 * @rule: a rule
 *
 * Returns: (transfer full): its value
 */
JsonNode *
canasta_rules_get_json (CanastaRules       *self,
                        const CanastaRule  *rule)
{
  g_autoptr (GVariant) value = NULL;
  JsonNode *node = NULL;

  g_return_val_if_fail (CANASTA_IS_RULES (self), NULL);

  value = canasta_rules_get_value (self, rule);
  if (rule->kind == CANASTA_RULE_BANDS)
    return write_bands (rule, value);
  if (rule->kind == CANASTA_RULE_COUNTS)
    return write_counts (value);

  node = json_node_alloc ();
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
    return json_node_init_boolean (node, g_variant_get_boolean (value));
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    return json_node_init_string (node, g_variant_get_string (value, NULL));
  return json_node_init_int (node, g_variant_get_int32 (value));
}

/**
 * canasta_rules_to_json:
 * @self: the rules
 *
 * Returns: (transfer full): an object with the value of every rule, in the
 *   order of the rules
 */
JsonNode *
canasta_rules_to_json (CanastaRules *self)
{
  g_autoptr (JsonObject) values = json_object_new ();

  g_return_val_if_fail (CANASTA_IS_RULES (self), NULL);

  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);

      json_object_set_member (values, rule->name, canasta_rules_get_json (self, rule));
    }
  return json_node_init_object (json_node_alloc (), values);
}

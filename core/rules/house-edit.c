/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Making a house one's own: its names, its tables, its rules. */
#include "config.h"

#include "rules/house-private.h"

#include <glib/gi18n-lib.h>

#include "files/plain-text.h"
#include "rules/rules-json.h"

/* Nodes of json-glib are copied flat. */
static JsonNode *
copy_json (JsonNode *node)
{
  JsonNode *copy;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObject *object = json_object_new ();
      JsonObjectIter iter;
      const char *key;
      JsonNode *member;

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &key, &member))
        json_object_set_member (object, key, copy_json (member));
      copy = json_node_new (JSON_NODE_OBJECT);
      json_node_take_object (copy, object);
      return copy;
    }
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_array_new ();

      for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
        json_array_add_element (
          array, copy_json (json_array_get_element (json_node_get_array (node), i)));
      copy = json_node_new (JSON_NODE_ARRAY);
      json_node_take_array (copy, array);
      return copy;
    }
  return json_node_copy (node);
}

/* A house that leaves every rule to the variants of its tables; NULL with error set where it
 * cannot have one of them. */
CanastaHouse *
canasta_house_new (const char         *id,
                   const char         *title,
                   const char *const  *tables,
                   GError            **error)
{
  g_autoptr (CanastaHouse) self = g_object_new (CANASTA_TYPE_HOUSE, NULL);
  JsonObject *root = json_object_new ();

  self->root = json_node_new (JSON_NODE_OBJECT);
  json_node_take_object (self->root, root);
  json_object_set_int_member (root, "format", 1);
  canasta_house_set_id (self, id);
  canasta_house_set_title (self, title);
  json_object_set_array_member (root, "tables", json_array_new ());
  for (guint i = 0; tables[i]; i++)
    if (!canasta_house_add_table (self, tables[i], error))
      return NULL;
  return g_steal_pointer (&self);
}

/**
 * canasta_house_duplicate:
 * @self: a house
 * @id: the name of the new one
 * @title: the title of the new one, in the person's own words
 *
 * Copies a house. The copy knows its original; of a copy, the original is the
 * house that the first copy was made from. The summary speaks of the original
 * and stays behind.
 *
 * Returns: (transfer full): a new house with the same rules
 */
CanastaHouse *
canasta_house_duplicate (CanastaHouse *self,
                         const char   *id,
                         const char   *title)
{
  CanastaHouse *copy;

  g_return_val_if_fail (CANASTA_IS_HOUSE (self), NULL);
  g_return_val_if_fail (id != NULL && canasta_house_is_id (id), NULL);

  copy = g_object_new (CANASTA_TYPE_HOUSE, NULL);
  copy->root = copy_json (self->root);
  for (guint i = 0; i < self->tables->len; i++)
    {
      const HouseTable *table = g_ptr_array_index (self->tables, i);

      g_ptr_array_add (copy->tables, canasta_house_table_new (table->name, NULL));
    }

  if (!canasta_house_get_original (self))
    json_object_set_string_member (canasta_house_get_root (copy), "original",
                                   canasta_house_get_id (self));
  if (json_object_has_member (canasta_house_get_root (copy), "summary"))
    json_object_remove_member (canasta_house_get_root (copy), "summary");
  canasta_house_set_id (copy, id);
  canasta_house_set_title (copy, title);
  return copy;
}

/**
 * canasta_house_set_id:
 * @self: a house that is not in use yet
 * @id: its name, see [func@House.is_id]
 *
 * Gives a house another name.
 */
void
canasta_house_set_id (CanastaHouse *self,
                      const char   *id)
{
  g_return_if_fail (CANASTA_IS_HOUSE (self));
  g_return_if_fail (id != NULL && canasta_house_is_id (id));

  json_object_set_string_member (canasta_house_get_root (self), "id", id);
}

/**
 * canasta_house_set_title:
 * @self: a house
 * @title: its title, in the person's own words, whatever the language
 *
 * Names a house.
 */
void
canasta_house_set_title (CanastaHouse *self,
                         const char   *title)
{
  g_autofree char *plain = NULL;

  g_return_if_fail (CANASTA_IS_HOUSE (self));
  g_return_if_fail (title != NULL);

  plain = canasta_plain_text_line (title, CANASTA_HOUSE_MAX_TITLE);
  json_object_set_string_member (canasta_house_get_root (self), "title", plain);
  g_object_notify (G_OBJECT (self), "title");
}

/**
 * canasta_house_set_summary:
 * @self: a house
 * @summary: one sentence in the person's own words
 *
 * Describes a house.
 */
void
canasta_house_set_summary (CanastaHouse *self,
                           const char   *summary)
{
  g_return_if_fail (CANASTA_IS_HOUSE (self));
  g_return_if_fail (summary != NULL);

  json_object_set_string_member (canasta_house_get_root (self), "summary", summary);
}

/**
 * canasta_house_add_table:
 * @self: a house
 * @table: the name of a table that it does not have yet
 * @error: return location for an error that says why it cannot have it
 *
 * Adds a table, with the rules that hold for all tables of the house.
 *
 * Returns: whether the house has this table now
 */
gboolean
canasta_house_add_table (CanastaHouse  *self,
                         const char    *table,
                         GError       **error)
{
  HouseTable *added;
  JsonObject *object;

  g_return_val_if_fail (CANASTA_IS_HOUSE (self), FALSE);
  g_return_val_if_fail (table != NULL, FALSE);

  if (canasta_house_find_by_name (self, table, NULL))
    return TRUE;

  if (self->tables->len >= CANASTA_HOUSE_MAX_TABLES)
    {
      g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE,
                   ngettext ("A house has %d table at most.", "A house has %d tables at most.",
                             CANASTA_HOUSE_MAX_TABLES),
                   CANASTA_HOUSE_MAX_TABLES);
      return FALSE;
    }

  added = canasta_house_table_new (table, error);
  if (!added)
    return FALSE;

  g_ptr_array_add (self->tables, added);
  object = json_object_new ();
  json_object_set_string_member (object, "table", table);
  json_array_add_object_element (json_object_get_array_member (canasta_house_get_root (self),
                                                               "tables"),
                                 object);
  return TRUE;
}

/**
 * canasta_house_remove_table:
 * @self: a house
 * @table: the name of one of its tables
 * @error: return location for an error
 *
 * Removes a table with the rules that hold there alone. The last table stays.
 *
 * Returns: whether the house is without this table now
 */
gboolean
canasta_house_remove_table (CanastaHouse  *self,
                            const char    *table,
                            GError       **error)
{
  guint position;

  g_return_val_if_fail (CANASTA_IS_HOUSE (self), FALSE);
  g_return_val_if_fail (table != NULL, FALSE);

  if (!canasta_house_find_by_name (self, table, &position))
    return TRUE;

  if (self->tables->len == 1)
    {
      g_set_error_literal (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE,
                           _("A house has at least one table."));
      return FALSE;
    }

  g_ptr_array_remove_index (self->tables, position);
  json_array_remove_element (json_object_get_array_member (canasta_house_get_root (self),
                                                           "tables"),
                             position);
  return TRUE;
}

/* As canasta_house_get_table_rules(), adding an empty object where there is none. */
static JsonObject *
ensure_table_rules (CanastaHouse *self,
                    guint         position)
{
  if (!canasta_house_get_table_rules (self, position))
    json_object_set_object_member (canasta_house_get_table (self, position), "rules",
                                   json_object_new ());
  return canasta_house_get_table_rules (self, position);
}

/**
 * canasta_house_set_rule:
 * @self: a house
 * @table: the name of one of its tables
 * @rule: a rule
 * @rules: rules that hold the value
 * @error: return location for an error that names the tables there are
 *
 * Sets a rule of one table.
 *
 * Returns: whether the house has this table
 */
gboolean
canasta_house_set_rule (CanastaHouse       *self,
                        const char         *table,
                        const CanastaRule  *rule,
                        CanastaRules       *rules,
                        GError            **error)
{
  guint position;

  g_return_val_if_fail (CANASTA_IS_HOUSE (self), FALSE);
  g_return_val_if_fail (CANASTA_IS_RULES (rules), FALSE);

  if (!canasta_house_find_by_name (self, table, &position))
    {
      canasta_house_set_no_table (self, table, error);
      return FALSE;
    }

  json_object_set_member (ensure_table_rules (self, position), rule->name,
                          canasta_rules_get_json (rules, rule));
  return TRUE;
}

/* Gives each table the value that holds for all of them, as its own. */
static void
spread_rule (CanastaHouse *self,
             const char   *name)
{
  JsonObject *common = canasta_house_get_common_rules (self);

  if (!canasta_house_has_value (common, name))
    return;

  for (guint i = 0; i < self->tables->len; i++)
    {
      JsonObject *own = ensure_table_rules (self, i);

      if (!canasta_house_has_value (own, name))
        json_object_set_member (own, name, json_object_dup_member (common, name));
    }
  json_object_remove_member (common, name);
}

/**
 * canasta_house_reset_rule:
 * @self: a house
 * @table: the name of one of its tables
 * @rule: a rule
 * @error: return location for an error that names the tables there are
 *
 * Takes back what the house says on a rule for one table, so that the standard
 * holds there; the other tables stay as they are.
 *
 * Returns: whether the house has this table
 */
gboolean
canasta_house_reset_rule (CanastaHouse       *self,
                          const char         *table,
                          const CanastaRule  *rule,
                          GError            **error)
{
  JsonObject *own;
  guint position;

  g_return_val_if_fail (CANASTA_IS_HOUSE (self), FALSE);

  if (!canasta_house_find_by_name (self, table, &position))
    {
      canasta_house_set_no_table (self, table, error);
      return FALSE;
    }

  spread_rule (self, rule->name);
  own = canasta_house_get_table_rules (self, position);
  if (own && json_object_has_member (own, rule->name))
    json_object_remove_member (own, rule->name);
  return TRUE;
}

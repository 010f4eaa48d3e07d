/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/house-given.h"

#include "rules/house-private.h"

/* So that a number still fits behind it. */
#define LONGEST_MADE_ID 48

/**
 * canasta_house_make_id:
 * @words: words in any language
 * @otherwise: what to take where they have no letter that a name can have
 *
 * Returns: (transfer full): a name for a house, made of them
 */
char *
canasta_house_make_id (const char *words,
                       const char *otherwise)
{
  g_autofree char *ascii = g_str_to_ascii (words, NULL);
  g_autoptr (GString) id = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0' && id->len < LONGEST_MADE_ID; c++)
    {
      if (g_ascii_isalpha (*c) || (g_ascii_isdigit (*c) && id->len > 0))
        g_string_append_c (id, g_ascii_tolower (*c));
      else if (id->len > 0 && id->str[id->len - 1] != '-')
        g_string_append_c (id, '-');
    }
  while (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  return id->len > 0 ? g_string_free (g_steal_pointer (&id), FALSE) : g_strdup (otherwise);
}

/**
 * canasta_house_dup_given_id:
 * @self: a house
 *
 * Here a house keeps its name whatever its title becomes, for saved matches know it by
 * that; to others it goes under its title.
 *
 * Returns: (transfer full): its name where it is given away: that of the title somebody
 *   gave it in their own words, and of a house that has one in several languages its own
 */
char *
canasta_house_dup_given_id (CanastaHouse *self)
{
  JsonNode *title;

  g_return_val_if_fail (CANASTA_IS_HOUSE (self), NULL);

  title = json_object_get_member (canasta_house_get_root (self), "title");
  return title && json_node_get_value_type (title) == G_TYPE_STRING
           ? canasta_house_make_id (json_node_get_string (title), canasta_house_get_id (self))
           : g_strdup (canasta_house_get_id (self));
}

/**
 * canasta_house_give_away:
 * @self: a house
 * @path: (type filename): where to write it
 * @error: return location for an error
 *
 * Writes the house for somebody else, see [method@House.dup_given_id].
 *
 * Returns: whether it was written
 */
gboolean
canasta_house_give_away (CanastaHouse  *self,
                         const char    *path,
                         GError       **error)
{
  g_autofree char *id = NULL;
  g_autofree char *text = NULL;
  g_autoptr (CanastaHouse) given = NULL;

  g_return_val_if_fail (CANASTA_IS_HOUSE (self), FALSE);

  id = canasta_house_dup_given_id (self);
  text = canasta_house_to_text (self);
  given = canasta_house_new_from_text (text, -1, id, error);
  if (!given)
    return FALSE;
  canasta_house_set_id (given, id);
  return canasta_house_write (given, path, error);
}

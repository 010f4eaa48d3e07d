/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/key-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Parts of a trigger that are words of their own. */
static const struct
{
  const char *part;
  const char *name;
} names[] = {
  { "<Control>", NC_("key", "Control") },
  { "<Shift>", NC_("key", "Shift") },
  { "<Alt>", NC_("key", "Alt") },
  { "Return", NC_("key", "Enter") },
  { "Escape", NC_("key", "Escape") },
  { "Delete", NC_("key", "Delete") },
  { "BackSpace", NC_("key", "Backspace") },
  { "space", NC_("key", "Space") },
};

/* The name of the first part of a trigger; moves behind it. A letter is a capital. */
static char *
read_part (const char **trigger)
{
  const char *part = *trigger;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_has_prefix (part, names[i].part))
      {
        *trigger += strlen (names[i].part);
        return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "key", names[i].name));
      }
  *trigger += strlen (part);
  return g_utf8_strup (part, -1);
}

/**
 * canasta_key_dup_name:
 * @key: a key
 *
 * Returns: (transfer full): its name: "Alt+Y"
 */
char *
canasta_key_dup_name (const CanastaKey *key)
{
  const char *rest = key->trigger;
  g_autoptr (GString) text = g_string_new (NULL);

  while (*rest != '\0')
    {
      g_autofree char *part = read_part (&rest);

      g_string_append_printf (text, "%s%s", text->len > 0 ? "+" : "", part);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What is looked for, and what was found. */
typedef struct
{
  const char *action;
  gboolean has_letters;
  const CanastaKey *key;
} Search;

static void
look_at_key (const CanastaKey *key, gpointer data)
{
  Search *search = data;

  if (!search->key && g_str_equal (key->action, search->action)
      && (search->has_letters || !canasta_key_is_letter (key)))
    search->key = key;
}

/**
 * canasta_keys_dup_name:
 * @action: an action of the table
 * @has_letters: whether single letters are keys
 *
 * Returns: (transfer full) (nullable): the name of the first key that does it; %NULL
 *   where none does
 */
char *
canasta_keys_dup_name (const char *action, gboolean has_letters)
{
  Search search = { action, has_letters, NULL };

  canasta_keys_foreach (CANASTA_KEYS_TABLE, look_at_key, &search);
  return search.key ? canasta_key_dup_name (search.key) : NULL;
}

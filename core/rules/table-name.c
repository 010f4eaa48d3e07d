/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The name of a table: `variant/players[/seating]`. */
#include "config.h"

#include "rules/table-name.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "files/plain-text.h"
#include "rules/rules.h"
#include "rules/variant.h"

#define MAX_WORD 64

static gboolean
is_word (const char *text,
         gsize       length)
{
  if (length == 0 || length > MAX_WORD || !g_ascii_islower (*text))
    return FALSE;

  for (gsize i = 0; i < length; i++)
    if (!g_ascii_islower (text[i]) && !g_ascii_isdigit (text[i]) && text[i] != '-')
      return FALSE;
  return TRUE;
}

/**
 * canasta_table_name_is_word:
 * @text: a text
 *
 * Returns: whether @text can name a variant or a seating: lower case letters,
 *   digits and hyphens, beginning with a letter
 */
gboolean
canasta_table_name_is_word (const char *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  return is_word (text, strlen (text));
}

/**
 * canasta_table_name_is_offer:
 * @text: a text
 *
 * Checks the part of a table's name that a variant lists: the number of players
 * and perhaps the seating.
 *
 * Returns: whether @text is of the form `players[/seating]`
 */
gboolean
canasta_table_name_is_offer (const char *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  return *text >= '2' && *text <= '0' + CANASTA_MAX_SEATS
         && (text[1] == '\0' || (text[1] == '/' && is_word (text + 2, strlen (text + 2))));
}

/**
 * canasta_table_name_read:
 * @name: the name of a table
 * @variant: (out) (optional): its variant
 * @players: (out) (optional): how many play
 * @seating: (out) (optional) (nullable): its seating, %NULL if it names none
 * @error: return location for an error
 *
 * Takes the name of a table apart. Whether there is such a table is another
 * question.
 *
 * Returns: whether it is one; %FALSE with @error set
 */
gboolean
canasta_table_name_read (const char   *name,
                         char        **variant,
                         guint        *players,
                         char        **seating,
                         GError      **error)
{
  const char *slash;

  g_return_val_if_fail (name != NULL, FALSE);

  slash = strchr (name, '/');
  if (!slash || !is_word (name, (gsize) (slash - name))
      || !canasta_table_name_is_offer (slash + 1))
    {
      g_autofree char *shown = canasta_plain_text_quote (name, -1);

      g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE,
                   _("“%s” names no table; a table is a variant, a number of players and perhaps "
                     "a seating, as in “partnership/4” or “three-player/3/lone-hand”."), shown);
      return FALSE;
    }

  if (variant)
    *variant = g_strndup (name, (gsize) (slash - name));
  if (players)
    *players = (guint) (slash[1] - '0');
  if (seating)
    *seating = slash[2] == '/' ? g_strdup (slash + 3) : NULL;
  return TRUE;
}

/**
 * canasta_table_name_write:
 * @variant: a variant
 * @players: how many play
 * @seating: (nullable): the seating, %NULL where the table has only one
 *
 * Returns: (transfer full): the name of the table
 */
char *
canasta_table_name_write (const char *variant,
                          guint       players,
                          const char *seating)
{
  g_return_val_if_fail (variant != NULL, NULL);

  if (!seating)
    return g_strdup_printf ("%s/%u", variant, players);
  return g_strdup_printf ("%s/%u/%s", variant, players, seating);
}

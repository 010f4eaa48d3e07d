/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said at a table. A game may have terms of its own, the pozzetto for the second
 * hand: they take the place of the words of the source, which is English and knows no gender.
 * Other languages have a sentence of their own for what comes of it, with the name of the
 * variant for a context; where one is missing they say what they say at any table. */
#include "config.h"

#include "rules/table-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/lone-words.h"
#include "rules/rule-say.h"
#include "rules/variant-words.h"

/* A text as it is said to those who sit there, of whom nobody may have a partner. */
static const char *
address (const CanastaTable *self, const char *text)
{
  return self && !canasta_table_has_partners (self) ? canasta_lone_words_put (text) : text;
}

/* The key of a text in a context, as gettext has it. */
static const char *
make_key (const char *context, const char *text)
{
  g_autofree char *key = g_strconcat (context, "\004", text, NULL);

  return g_intern_string (key);
}

/* What the game says in place of a text; NULL where it has no terms for it. */
static const char *
find_own (const CanastaTable *self, const char *text)
{
  return self && self->variant ? canasta_variant_put_terms (self->variant, text) : NULL;
}

/* One of two texts: that of the game, unless only the other is translated. */
static const char *
choose (const CanastaTable *self, const char *own, const char *text, const char *plain)
{
  const char *key = make_key (canasta_table_get_variant (self), own);
  const char *found = g_dgettext (GETTEXT_PACKAGE, key);

  if (found != key)
    return found;
  return plain == text ? own : plain;
}

/**
 * canasta_table_say: (skip)
 * @self: (nullable): a table
 * @text: a text of the source about it
 *
 * Returns: the text in the language of the interface and the terms of the game
 */
const char *
canasta_table_say (const CanastaTable *self, const char *text)
{
  const char *said = address (self, text);
  const char *own = find_own (self, said);
  const char *plain = g_dgettext (GETTEXT_PACKAGE, said);

  return own ? choose (self, own, said, plain) : plain;
}

/**
 * canasta_table_say_in: (skip)
 * @self: (nullable): a table
 * @context: what tells the text from the same words that other languages say differently
 * @text: a text of the source about the table
 *
 * Returns: the text in the language of the interface and the terms of the game
 */
const char *
canasta_table_say_in (const CanastaTable *self, const char *context, const char *text)
{
  g_autofree char *words = g_strconcat (context, "|", text, NULL);
  const char *own = find_own (self, words);
  const char *plain = g_dpgettext2 (GETTEXT_PACKAGE, context, text);
  const char *end = own ? strchr (own, '|') : NULL;

  return own ? choose (self, end ? end + 1 : own, text, plain) : plain;
}

/**
 * canasta_table_say_n: (skip)
 * @self: (nullable): a table
 * @one: a text of the source about it, for one
 * @several: the same for several
 * @n: how many there are
 *
 * Returns: the text in the language of the interface and the terms of the game
 */
const char *
canasta_table_say_n (const CanastaTable *self, const char *one, const char *several, gulong n)
{
  const char *said = address (self, one);
  const char *said_several = address (self, several);
  const char *own = find_own (self, said);
  const char *own_several = find_own (self, said_several);
  const char *plain = g_dngettext (GETTEXT_PACKAGE, said, said_several, n);
  const char *key;
  const char *found;

  if (!own || !own_several)
    return plain;
  key = make_key (canasta_table_get_variant (self), own);
  found = g_dngettext (GETTEXT_PACKAGE, key, own_several, n);
  if (found != key && found != own_several)
    return found;
  if (plain != said && plain != said_several)
    return plain;
  return found == key ? own : own_several;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a plugin's description says, in the language of the interface, and the terms of its
 * players. */
#include "config.h"

#include "rules/variant-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "files/plain-text.h"

#define WORDS_KEY "canasta-variant-words"
#define DOMAIN_KEY "canasta-variant-words-domain"
#define TERMS_KEY "canasta-variant-terms"

/**
 * canasta_words_translate: (skip)
 * @words: (nullable): words of a description
 * @domain: (nullable): of the catalogue that the plugin brings
 *
 * Looks up words of a description. What a stranger's catalogue says is made a line of
 * plain text, as the description was.
 *
 * Returns: (nullable): the words in the language of the interface; %NULL where there are
 *   none
 */
const char *
canasta_words_translate (const char *words, const char *domain)
{
  g_autofree char *line = NULL;

  if (!words || *words == '\0')
    return NULL;
  if (!domain)
    return g_dgettext (GETTEXT_PACKAGE, words);
  line = canasta_plain_text_line (g_dgettext (domain, words), CANASTA_LONGEST_WORDS);
  return g_intern_string (line);
}

/**
 * canasta_variant_set_words: (skip)
 * @self: a variant
 * @words: (nullable): what its players call things, in the language of its description
 * @domain: (nullable): of the catalogue that its plugin brings
 */
void
canasta_variant_set_words (CanastaVariant *self, const char *words, const char *domain)
{
  g_object_set_data_full (G_OBJECT (self), WORDS_KEY, g_strdup (words), g_free);
  g_object_set_data_full (G_OBJECT (self), DOMAIN_KEY, g_strdup (domain), g_free);
}

/**
 * canasta_variant_get_words: (skip)
 * @self: a variant
 *
 * Returns: (nullable): what its players call things, in the language of the interface
 */
const char *
canasta_variant_get_words (CanastaVariant *self)
{
  return canasta_words_translate (g_object_get_data (G_OBJECT (self), WORDS_KEY),
                                  g_object_get_data (G_OBJECT (self), DOMAIN_KEY));
}

/**
 * canasta_variant_set_terms: (skip)
 * @self: a variant
 * @terms: (nullable): what its players call things, as `second hand=pozzetto`; of two that
 *   begin at one place of a text the first is meant
 *
 * A term comes to stand in a text that is filled with numbers, so none may hold a `%`.
 */
void
canasta_variant_set_terms (CanastaVariant *self, char **terms)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; terms && terms[i]; i++)
    if (!strchr (terms[i], '%') && strchr (terms[i], '=') && terms[i][0] != '=')
      g_strv_builder_add (builder, terms[i]);
  g_object_set_data_full (G_OBJECT (self), TERMS_KEY, g_strv_builder_end (builder),
                          (GDestroyNotify) g_strfreev);
}

static gboolean
is_of_word (gunichar letter)
{
  return g_unichar_isalnum (letter) || letter == '-';
}

/* How long what a term stands for is, where a text has it; 0 where it has something else. */
static gsize
match_term (const char *term, const char *text)
{
  gsize length = (gsize) (strchr (term, '=') - term);

  if (g_ascii_tolower (*text) != *term || strncmp (text + 1, term + 1, length - 1) != 0
      || is_of_word (g_utf8_get_char (text + length)))
    return 0;
  return length;
}

/* The term whose words come at a place of a text, and how long they are. */
static const char *
find_term (char **terms, const char *text, gsize *length)
{
  for (guint i = 0; terms[i]; i++)
    {
      *length = match_term (terms[i], text);
      if (*length > 0)
        return strchr (terms[i], '=') + 1;
    }
  return NULL;
}

/* Appends a term, with a capital letter where the words it stands for have one. */
static void
append_term (GString *string, const char *term, gboolean capital)
{
  gunichar first = g_utf8_get_char (term);

  if (first == 0)
    return;
  g_string_append_unichar (string, capital ? g_unichar_toupper (first) : first);
  g_string_append (string, g_utf8_next_char (term));
}

/**
 * canasta_variant_put_terms: (skip)
 * @self: a variant
 * @text: a text of the source
 *
 * Returns: (transfer none) (nullable): the text in the terms of its players; %NULL where it
 *   speaks of nothing that has one
 */
const char *
canasta_variant_put_terms (CanastaVariant *self, const char *text)
{
  char **terms = g_object_get_data (G_OBJECT (self), TERMS_KEY);
  g_autoptr (GString) string = NULL;
  gboolean in_word = FALSE;
  gboolean found = FALSE;

  if (!terms || !terms[0])
    return NULL;
  string = g_string_new (NULL);
  while (*text)
    {
      gsize length;
      const char *term = in_word ? NULL : find_term (terms, text, &length);

      if (term)
        {
          append_term (string, term, g_ascii_isupper (*text));
          text += length;
          found = TRUE;
        }
      in_word = is_of_word (g_utf8_get_char (text));
      if (*text)
        {
          const char *next = g_utf8_next_char (text);

          g_string_append_len (string, text, next - text);
          text = next;
        }
    }
  return found ? g_intern_string (string->str) : NULL;
}

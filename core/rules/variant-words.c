/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a plugin's description says, in the language of the interface. */
#include "config.h"

#include "rules/variant-words.h"

#include <glib/gi18n-lib.h>

#include "files/plain-text.h"

#define WORDS_KEY "canasta-variant-words"
#define DOMAIN_KEY "canasta-variant-words-domain"

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

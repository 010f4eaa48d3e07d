/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A text is folded character by character, and every byte of that remembers from which
 * byte of the text it comes: folding may change how long a text is. */
#include "config.h"

#include "pages/search-text.h"

#include <string.h>

struct _CanastaSearchText
{
  GString *folded;
  GArray *places;               /* of guint: for each byte of it, and for its end */
};

/* Black on yellow, in light and in dark. */
#define MARK_RED 0xf9f9
#define MARK_GREEN 0xf0f0
#define MARK_BLUE 0x6b6b

/* Takes accents and case away. */
static void
fold_character (GString *folded, const char *character)
{
  gssize length = g_utf8_next_char (character) - character;
  g_autofree char *parts = g_utf8_normalize (character, length, G_NORMALIZE_ALL);
  g_autofree char *small = g_utf8_casefold (parts ? parts : "", -1);

  for (const char *at = small; *at; at = g_utf8_next_char (at))
    if (!g_unichar_ismark (g_utf8_get_char (at)))
      g_string_append_len (folded, at, g_utf8_next_char (at) - at);
}

CanastaSearchText *
canasta_search_text_new (const char *text)
{
  CanastaSearchText *self = g_new0 (CanastaSearchText, 1);
  guint place = 0;

  self->folded = g_string_new (NULL);
  self->places = g_array_new (FALSE, FALSE, sizeof (guint));
  for (const char *at = text; *at; at = g_utf8_next_char (at))
    {
      place = (guint) (at - text);
      fold_character (self->folded, at);
      while (self->places->len < self->folded->len)
        g_array_append_val (self->places, place);
    }
  place = (guint) strlen (text);
  g_array_append_val (self->places, place);
  return self;
}

void
canasta_search_text_free (CanastaSearchText *self)
{
  g_string_free (self->folded, TRUE);
  g_array_unref (self->places);
  g_free (self);
}

/**
 * canasta_search_text_split:
 * @typed: what a person looks for
 *
 * Returns: (transfer full) (array zero-terminated=1): its words, as they are sought
 */
char **
canasta_search_text_split (const char *typed)
{
  g_autoptr (CanastaSearchText) text = canasta_search_text_new (typed);
  g_auto (GStrv) parts = g_strsplit_set (text->folded->str, " \t\n", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; parts[i]; i++)
    if (*parts[i] != '\0')
      g_strv_builder_add (words, parts[i]);
  return g_strv_builder_end (words);
}

/**
 * canasta_search_text_has:
 * @self: a text
 * @word: a word as [func@split] makes them
 *
 * Returns: whether it is found there, or a longer word that holds it
 */
gboolean
canasta_search_text_has (const CanastaSearchText *self, const char *word)
{
  return strstr (self->folded->str, word) != NULL;
}

static void
add_attribute (PangoAttrList *marks, PangoAttribute *attribute, guint start, guint end)
{
  attribute->start_index = start;
  attribute->end_index = end;
  pango_attr_list_insert (marks, attribute);
}

/**
 * canasta_search_text_mark:
 * @self: a text
 * @words: (array zero-terminated=1): words
 *
 * Returns: (transfer full) (nullable): what marks them wherever they are found;
 *   %NULL where they are not
 */
PangoAttrList *
canasta_search_text_mark (const CanastaSearchText *self, const char *const *words)
{
  PangoAttrList *marks = NULL;

  for (guint i = 0; words[i]; i++)
    for (const char *at = strstr (self->folded->str, words[i]); at;
         at = strstr (at + strlen (words[i]), words[i]))
      {
        gsize first = (gsize) (at - self->folded->str);
        guint start = g_array_index (self->places, guint, first);
        guint end = g_array_index (self->places, guint, first + strlen (words[i]));

        if (!marks)
          marks = pango_attr_list_new ();
        add_attribute (marks, pango_attr_background_new (MARK_RED, MARK_GREEN, MARK_BLUE), start,
                       end);
        add_attribute (marks, pango_attr_foreground_new (0, 0, 0), start, end);
      }
  return marks;
}

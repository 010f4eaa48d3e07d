/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The errors of reading JSON, and how strangers' words are shown in them. */
#include "config.h"

#include "files/json-error.h"

/* Long enough for every key and name of ours, short enough for a sentence. */
#define LONGEST_QUOTE 60

G_DEFINE_QUARK (canasta-json-error-quark, canasta_json_error)

/* Whether a character would not show, but change how the words around it do. */
static gboolean
is_hidden (gunichar c)
{
  GUnicodeType type = g_unichar_type (c);

  return type == G_UNICODE_CONTROL || type == G_UNICODE_FORMAT ||
         type == G_UNICODE_LINE_SEPARATOR || type == G_UNICODE_PARAGRAPH_SEPARATOR;
}

/**
 * canasta_json_error_quote:
 * @text: what a stranger wrote
 * @length: its length in bytes, or -1 if it ends with a zero byte
 *
 * Makes a stranger's text fit to stand in a sentence on a terminal or in a
 * window: one line of at most 60 characters, without any that could hide or
 * reorder the words around it.
 *
 * Returns: (transfer full): the text, cut and cleaned
 */
char *
canasta_json_error_quote (const char *text,
                          gssize      length)
{
  const char *end = text + (length < 0 ? (gssize) strlen (text) : length);
  GString *quote = g_string_new (NULL);

  for (guint shown = 0; text < end; shown++)
    {
      gunichar c = g_utf8_get_char_validated (text, end - text);

      if (shown == LONGEST_QUOTE)
        {
          g_string_append (quote, "…");
          break;
        }

      if (c == (gunichar) -1 || c == (gunichar) -2)
        {
          g_string_append_unichar (quote, 0xfffd);
          text++;
          continue;
        }

      if (is_hidden (c))
        c = 0xfffd;
      g_string_append_unichar (quote, c);
      text = g_utf8_next_char (text);
    }

  return g_string_free (quote, FALSE);
}

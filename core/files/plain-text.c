/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strangers' words, made fit to be shown: names, titles, keys, file names, what
 * plugins and other programs say.
 *
 * On a terminal a character can clear the screen or change the order of all the
 * words around it. Whoever takes in words for a person to read makes plain text
 * of them here; what is kept for writing it back is left as it was. */
#include "config.h"

#include "files/plain-text.h"

#include <string.h>

/* Long enough for every key and name of ours, short enough for a sentence. */
#define LONGEST_QUOTE 60

/* Longer than the names of files and folders are, and shown all the same. */
#define LONGEST_FILE 300

#define ANY_LENGTH G_MAXUINT

#define REPLACEMENT 0xfffd

/* Characters of formatting that words of some languages need: the soft hyphen,
 * the joiners of Persian and of emoji, and the marks that give a single sign its
 * direction. */
static const gunichar harmless[] = { 0x00ad, 0x061c, 0x200c, 0x200d, 0x200e, 0x200f };

/**
 * canasta_plain_text_hides:
 * @character: a character
 *
 * Returns: whether it would not show, but change how the words around it do:
 *   characters of control and of formatting, ends of lines
 */
gboolean
canasta_plain_text_hides (gunichar character)
{
  switch (g_unichar_type (character))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
      return TRUE;
    case G_UNICODE_FORMAT:
      for (guint i = 0; i < G_N_ELEMENTS (harmless); i++)
        if (harmless[i] == character)
          return FALSE;
      return TRUE;
    default:
      return FALSE;
    }
}

/* Copies up to most characters; those of kept_ones are left as they are. */
static char *
clean (const char *text,
       gsize       length,
       guint       most,
       const char *kept_ones)
{
  const char *end = text + length;
  GString *plain = g_string_new (NULL);

  for (guint shown = 0; text < end; shown++)
    {
      gunichar c = g_utf8_get_char_validated (text, end - text);
      gboolean valid = c != (gunichar) -1 && c != (gunichar) -2;
      gboolean kept = valid && c != 0 && c < 0x80 && strchr (kept_ones, (int) c);

      if (shown == most)
        {
          g_string_append (plain, "…");
          break;
        }

      if (kept || (valid && !canasta_plain_text_hides (c)))
        g_string_append_unichar (plain, c);
      else
        g_string_append_unichar (plain, REPLACEMENT);
      text = valid ? g_utf8_next_char (text) : text + 1;
    }

  return g_string_free (plain, FALSE);
}

/**
 * canasta_plain_text_quote:
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
canasta_plain_text_quote (const char *text,
                          gssize      length)
{
  g_return_val_if_fail (text != NULL, NULL);

  return clean (text, length < 0 ? strlen (text) : (gsize) length, LONGEST_QUOTE, "");
}

/**
 * canasta_plain_text_line:
 * @text: what a stranger wrote
 * @most: the most characters that are shown, 0 for all of them
 *
 * Makes one line of a stranger's text, without any character that could hide or
 * reorder the words around it, and without spaces around it.
 *
 * Returns: (transfer full): the text, cut and cleaned
 */
char *
canasta_plain_text_line (const char *text,
                         guint       most)
{
  g_autofree char *stripped = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  stripped = g_strstrip (g_strdup (text));
  return clean (stripped, strlen (stripped), most > 0 ? most : ANY_LENGTH, "");
}

/**
 * canasta_plain_text_lines:
 * @text: what goes to a terminal, strangers' words among ours
 *
 * As [func@plain_text_line], for whole output: ends of lines and tabs stay.
 *
 * Returns: (transfer full): the text, cleaned
 */
char *
canasta_plain_text_lines (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return clean (text, strlen (text), ANY_LENGTH, "\n\t");
}

/**
 * canasta_plain_text_file:
 * @path: (type filename): a file
 *
 * Returns: (transfer full): its name as it is shown, in one line; of a very long one
 *   the end, which tells most
 */
char *
canasta_plain_text_file (const char *path)
{
  g_autofree char *name = NULL;
  glong length;

  g_return_val_if_fail (path != NULL, NULL);

  name = g_filename_display_name (path);
  length = g_utf8_strlen (name, -1);
  if (length > LONGEST_FILE)
    {
      const char *end = g_utf8_offset_to_pointer (name, length - LONGEST_FILE);
      g_autofree char *cut = g_strconcat ("…", end, NULL);

      return clean (cut, strlen (cut), ANY_LENGTH, "");
    }
  return clean (name, strlen (name), ANY_LENGTH, "");
}

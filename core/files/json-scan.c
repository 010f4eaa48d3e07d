/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strict look at a JSON text before json-glib parses it.
 *
 * json-glib is made for friends' texts: it accepts comments, trailing text and
 * duplicate keys, wraps large numbers and follows any depth until the stack is
 * used up. What passes here is exactly one JSON object (RFC 8259) of bounded
 * size, whose numbers and texts can be kept exactly.
 */
#include "config.h"

#include "files/json-scan.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "files/json-error.h"
#include "files/json-lines-private.h"
#include "files/json-text.h"
#include "files/plain-text.h"

typedef struct
{
  const char *name;
  const char *cursor;
  const char *end;
  guint line;
  guint depth;
  guint values;
  GError **error;
} Scan;

typedef enum
{
  EXPECTED_OBJECT,
  EXPECTED_END,
  EXPECTED_KEY,
  EXPECTED_COLON,
  EXPECTED_COMMA_OR_BRACE,
  EXPECTED_COMMA_OR_BRACKET,
  EXPECTED_VALUE,
} Expected;

static gboolean scan_value (Scan             *scan,
                            CanastaJsonLines *place);

/* The next byte, 0 at the end: no text that comes so far holds a zero byte. */
static inline char
peek (const Scan *scan)
{
  return scan->cursor < scan->end ? *scan->cursor : '\0';
}

static void
skip_space (Scan *scan)
{
  for (;; scan->cursor++)
    {
      switch (peek (scan))
        {
        case '\n':
          scan->line++;
          break;
        case '\r':
          if (scan->cursor + 1 == scan->end || scan->cursor[1] != '\n')
            scan->line++;
          break;
        case ' ':
        case '\t':
          break;
        default:
          return;
        }
    }
}

/* Whether a byte belongs to the word before it rather than ending a value. */
static gboolean
is_word_byte (char c)
{
  return (guchar) c >= 0x80 || g_ascii_isalnum (c)
         || c == '+' || c == '-' || c == '.' || c == '_';
}

/* What stands at the cursor, for a message: a word, also one in quotation
 * marks, or a sign.
 */
static char *
quote_word (const Scan *scan)
{
  const char *end = scan->cursor;

  if (peek (scan) == '"' || peek (scan) == '\'')
    end++;
  while (end < scan->end && is_word_byte (*end))
    end++;
  if (end == scan->cursor && end < scan->end)
    end++;

  return canasta_plain_text_quote (scan->cursor, end - scan->cursor);
}

/* Always FALSE, so that a caller can return it. */
G_GNUC_PRINTF (3, 4)
static gboolean
fail (Scan             *scan,
      CanastaJsonError  code,
      const char       *format,
      ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (scan->error,
                     g_error_new_valist (CANASTA_JSON_ERROR, code, format, arguments));
  va_end (arguments);
  return FALSE;
}

/* Something else stands at the cursor than what belongs there. */
static gboolean
fail_expected (Scan     *scan,
               Expected  expected)
{
  g_autofree char *word = quote_word (scan);

  if (scan->cursor == scan->end && expected == EXPECTED_OBJECT)
    return fail (scan, CANASTA_JSON_ERROR_NOT_ONE_OBJECT,
                 /* Translators: the name of a file */
                 _("%s: there is nothing in it."), scan->name);
  if (scan->cursor == scan->end)
    return fail (scan, CANASTA_JSON_ERROR_SYNTAX,
                 _("%s, line %u: the text breaks off here."), scan->name, scan->line);

  if (*word == '/' || *word == '#')
    return fail (scan, CANASTA_JSON_ERROR_SYNTAX,
                 _("%s, line %u: comments are not part of JSON."), scan->name, scan->line);

  switch (expected)
    {
    case EXPECTED_OBJECT:
      return fail (scan, CANASTA_JSON_ERROR_NOT_ONE_OBJECT,
                   _("%s, line %u: the text does not begin with “{”."),
                   scan->name, scan->line);
    case EXPECTED_END:
      return fail (scan, CANASTA_JSON_ERROR_NOT_ONE_OBJECT,
                   _("%s, line %u: “%s” comes after the end of the object."),
                   scan->name, scan->line, word);
    case EXPECTED_KEY:
      return fail (scan, CANASTA_JSON_ERROR_SYNTAX,
                   _("%s, line %u: a key in double quotes belongs before “%s”."),
                   scan->name, scan->line, word);
    case EXPECTED_COLON:
      return fail (scan, CANASTA_JSON_ERROR_SYNTAX,
                   _("%s, line %u: a colon belongs before “%s”."),
                   scan->name, scan->line, word);
    case EXPECTED_COMMA_OR_BRACE:
      return fail (scan, CANASTA_JSON_ERROR_SYNTAX,
                   _("%s, line %u: a comma or “}” belongs before “%s”."),
                   scan->name, scan->line, word);
    case EXPECTED_COMMA_OR_BRACKET:
      return fail (scan, CANASTA_JSON_ERROR_SYNTAX,
                   _("%s, line %u: a comma or “]” belongs before “%s”."),
                   scan->name, scan->line, word);
    case EXPECTED_VALUE:
    default:
      return fail (scan, CANASTA_JSON_ERROR_SYNTAX,
                   _("%s, line %u: “%s” is not a value."),
                   scan->name, scan->line, word);
    }
}

/* Reads four hexadecimal digits at the cursor; -1 if they are not there. */
static int
scan_hex (Scan *scan)
{
  int value = 0;

  for (guint i = 0; i < 4; i++)
    {
      if (!g_ascii_isxdigit (peek (scan)))
        return -1;
      value = value * 16 + g_ascii_xdigit_value (*scan->cursor++);
    }

  return value;
}

/* Reads what follows \u, two halves where the character needs two. */
static gboolean
scan_unicode_escape (Scan    *scan,
                     GString *string)
{
  int high = scan_hex (scan);
  int low;

  if (high < 0)
    return fail (scan, CANASTA_JSON_ERROR_SYNTAX,
                 _("%s, line %u: “\\u” needs four hexadecimal digits after it."),
                 scan->name, scan->line);

  if (high == 0)
    return fail (scan, CANASTA_JSON_ERROR_SYNTAX,
                 _("%s, line %u: the character “\\u0000” cannot be part of a string."),
                 scan->name, scan->line);

  if (high < 0xd800 || high > 0xdfff)
    {
      g_string_append_unichar (string, high);
      return TRUE;
    }

  if (high < 0xdc00 && scan->end - scan->cursor >= 2
      && scan->cursor[0] == '\\' && scan->cursor[1] == 'u')
    {
      scan->cursor += 2;
      low = scan_hex (scan);
      if (low >= 0xdc00 && low <= 0xdfff)
        {
          g_string_append_unichar (string,
                                   0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00));
          return TRUE;
        }
    }

  return fail (scan, CANASTA_JSON_ERROR_SYNTAX,
               _("%s, line %u: “\\u%04x” is half a character, and its other half is missing."),
               scan->name, scan->line, high);
}

/* Reads what follows a backslash. */
static gboolean
scan_escape (Scan    *scan,
             GString *string)
{
  static const char escapes[] = "\"\\/bfnrt";
  static const char meanings[] = "\"\\/\b\f\n\r\t";
  char c = peek (scan);
  const char *found = c != '\0' ? strchr (escapes, c) : NULL;

  if (found)
    {
      g_string_append_c (string, meanings[found - escapes]);
      scan->cursor++;
      return TRUE;
    }

  if (c == 'u')
    {
      scan->cursor++;
      return scan_unicode_escape (scan, string);
    }

  return fail (scan, CANASTA_JSON_ERROR_SYNTAX,
               _("%s, line %u: a backslash in a string comes before a character "
                 "that JSON does not escape."),
               scan->name, scan->line);
}

/* Reads a text from its opening to its closing quotation mark into string. */
static gboolean
scan_string (Scan    *scan,
             GString *string)
{
  scan->cursor++;

  for (;;)
    {
      const char *run = scan->cursor;
      char c;

      while ((c = peek (scan)) != '"' && c != '\\' && (guchar) c >= 0x20)
        scan->cursor++;
      g_string_append_len (string, run, scan->cursor - run);

      if (c == '"')
        {
          scan->cursor++;
          return TRUE;
        }

      if (scan->cursor == scan->end || c == '\n' || c == '\r')
        return fail (scan, CANASTA_JSON_ERROR_SYNTAX,
                     _("%s, line %u: a string has no closing quotation mark."),
                     scan->name, scan->line);

      if (c != '\\')
        return fail (scan, CANASTA_JSON_ERROR_SYNTAX,
                     _("%s, line %u: a string holds a control character, "
                       "which JSON writes as “\\u%04x”."),
                     scan->name, scan->line, (guint) c);

      scan->cursor++;
      if (!scan_escape (scan, string))
        return FALSE;
    }
}

static guint
skip_digits (Scan *scan)
{
  const char *first = scan->cursor;

  while (g_ascii_isdigit (peek (scan)))
    scan->cursor++;
  return scan->cursor - first;
}

/* Walks over a number. Returns FALSE if it is not written as JSON wants it. */
static gboolean
skip_number (Scan     *scan,
             gboolean *is_integer)
{
  *is_integer = TRUE;

  if (peek (scan) == '-')
    scan->cursor++;
  if (peek (scan) == '0')
    scan->cursor++;
  else if (skip_digits (scan) == 0)
    return FALSE;

  if (peek (scan) == '.')
    {
      *is_integer = FALSE;
      scan->cursor++;
      if (skip_digits (scan) == 0)
        return FALSE;
    }

  if (peek (scan) == 'e' || peek (scan) == 'E')
    {
      *is_integer = FALSE;
      scan->cursor++;
      if (peek (scan) == '-' || peek (scan) == '+')
        scan->cursor++;
      if (skip_digits (scan) == 0)
        return FALSE;
    }

  return !is_word_byte (peek (scan));
}

static gboolean
scan_number (Scan *scan)
{
  const char *first = scan->cursor;
  g_autofree char *word = quote_word (scan);
  g_autofree char *digits = NULL;
  gboolean is_integer;

  if (!skip_number (scan, &is_integer))
    return fail (scan, CANASTA_JSON_ERROR_NUMBER,
                 _("%s, line %u: “%s” is not a number as JSON writes it."),
                 scan->name, scan->line, word);

  digits = g_strndup (first, scan->cursor - first);
  if (is_integer ? g_ascii_string_to_signed (digits, 10, -CANASTA_JSON_MAX_INTEGER,
                                             CANASTA_JSON_MAX_INTEGER, NULL, NULL)
                 : isfinite (g_ascii_strtod (digits, NULL)))
    return TRUE;

  return fail (scan, CANASTA_JSON_ERROR_NUMBER,
               _("%s, line %u: the number “%s” is too large."),
               scan->name, scan->line, word);
}

static gboolean
scan_literal (Scan *scan)
{
  static const char *const literals[] = { "true", "false", "null" };

  for (guint i = 0; i < G_N_ELEMENTS (literals); i++)
    {
      gsize length = strlen (literals[i]);

      if ((gsize) (scan->end - scan->cursor) >= length
          && memcmp (scan->cursor, literals[i], length) == 0)
        {
          if (scan->cursor + length < scan->end && is_word_byte (scan->cursor[length]))
            break;
          scan->cursor += length;
          return TRUE;
        }
    }

  return fail_expected (scan, EXPECTED_VALUE);
}

static gboolean
scan_member (Scan             *scan,
             CanastaJsonLines *object)
{
  g_autoptr (GString) key = g_string_new (NULL);
  CanastaJsonLines *member;

  if (peek (scan) != '"')
    return fail_expected (scan, EXPECTED_KEY);
  if (!scan_string (scan, key))
    return FALSE;

  member = canasta_json_lines_add_member (object, key->str, scan->line);
  if (!member)
    {
      g_autofree char *quote = canasta_plain_text_quote (key->str, key->len);

      return fail (scan, CANASTA_JSON_ERROR_DUPLICATE_KEY,
                   _("%s, line %u: the key “%s” appears twice."),
                   scan->name, scan->line, quote);
    }

  skip_space (scan);
  if (peek (scan) != ':')
    return fail_expected (scan, EXPECTED_COLON);
  scan->cursor++;
  skip_space (scan);
  return scan_value (scan, member);
}

/* Walks over an object or a list, the cursor being on its first bracket. */
static gboolean
scan_container (Scan             *scan,
                CanastaJsonLines *place)
{
  gboolean is_object = *scan->cursor == '{';
  char close = is_object ? '}' : ']';

  if (++scan->depth > CANASTA_JSON_MAX_DEPTH)
    return fail (scan, CANASTA_JSON_ERROR_TOO_LARGE,
                 _("%s, line %u: objects and lists are nested more than %d deep."),
                 scan->name, scan->line, CANASTA_JSON_MAX_DEPTH);

  scan->cursor++;
  skip_space (scan);
  if (peek (scan) != close)
    {
      for (;;)
        {
          if (is_object ? !scan_member (scan, place)
                        : !scan_value (scan, canasta_json_lines_add_element (place, scan->line)))
            return FALSE;

          skip_space (scan);
          if (peek (scan) != ',')
            break;
          scan->cursor++;
          skip_space (scan);
        }

      if (peek (scan) != close)
        return fail_expected (scan, is_object ? EXPECTED_COMMA_OR_BRACE
                                              : EXPECTED_COMMA_OR_BRACKET);
    }

  scan->cursor++;
  scan->depth--;
  return TRUE;
}

static gboolean
scan_value (Scan             *scan,
            CanastaJsonLines *place)
{
  char c = peek (scan);

  if (++scan->values > CANASTA_JSON_MAX_VALUES)
    return fail (scan, CANASTA_JSON_ERROR_TOO_LARGE,
                 _("%s, line %u: the text holds more than %d values."),
                 scan->name, scan->line, CANASTA_JSON_MAX_VALUES);

  if (c == '{' || c == '[')
    return scan_container (scan, place);

  if (c == '"')
    {
      g_autoptr (GString) string = g_string_new (NULL);

      return scan_string (scan, string);
    }

  if (c == '-' || g_ascii_isdigit (c))
    return scan_number (scan);

  return scan_literal (scan);
}

static gboolean
check_encoding (Scan *scan)
{
  const char *valid_end;

  if (g_utf8_validate_len (scan->cursor, scan->end - scan->cursor, &valid_end))
    return TRUE;

  for (; scan->cursor < valid_end; scan->cursor++)
    scan->line += *scan->cursor == '\n';
  return fail (scan, CANASTA_JSON_ERROR_ENCODING,
               _("%s, line %u: the text is not written in UTF-8."),
               scan->name, scan->line);
}

/* Looks through text, name being what messages call it and first_line the
 * number of its first line. Returns: (transfer full): the lines of its values,
 * NULL with error set if it is not to be trusted.
 */
CanastaJsonLines *
canasta_json_scan (const char  *text,
                   gsize        length,
                   const char  *name,
                   guint        first_line,
                   GError     **error)
{
  g_autofree char *shown_name = canasta_plain_text_quote (name, -1);
  g_autoptr (CanastaJsonLines) lines = NULL;
  Scan scan = { shown_name, text, text + length, first_line, .error = error };

  if (length > CANASTA_JSON_MAX_SIZE)
    {
      g_autofree char *most = g_format_size (CANASTA_JSON_MAX_SIZE);

      fail (&scan, CANASTA_JSON_ERROR_TOO_LARGE,
            _("%s is too large: at most %s are read."), shown_name, most);
      return NULL;
    }

  if (!check_encoding (&scan))
    return NULL;

  skip_space (&scan);
  if (peek (&scan) != '{')
    {
      fail_expected (&scan, EXPECTED_OBJECT);
      return NULL;
    }

  lines = canasta_json_lines_new (scan.line);
  if (!scan_value (&scan, lines))
    return NULL;

  skip_space (&scan);
  if (scan.cursor < scan.end)
    {
      fail_expected (&scan, EXPECTED_END);
      return NULL;
    }

  return g_steal_pointer (&lines);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers in the form people read and write them: in the way of the language of
 * the interface, not of the system, because they stand in its sentences; and
 * with one minus sign. Texts for programs never pass through here. */
#include "config.h"

#include "rules/numbers.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define MINUS "\342\210\222"

static const char *
get_separator (void)
{
  /* Translators: what stands between thousands and hundreds: 5,000 */
  return C_("thousands separator", ",");
}

/* Puts the separators between the @n digits of a whole number. */
static void
append_digits (GString *text, const char *digits, gsize n)
{
  for (gsize i = 0; i < n; i++)
    {
      if (i > 0 && (n - i) % 3 == 0)
        g_string_append (text, get_separator ());
      g_string_append_c (text, digits[i]);
    }
}

static char *
format (const char *plus, gint64 number)
{
  GString *text = g_string_new (number < 0 ? MINUS : number > 0 ? plus : "");
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT,
                                             number < 0 ? -(guint64) number : (guint64) number);

  append_digits (text, digits, strlen (digits));
  return g_string_free (text, FALSE);
}

/**
 * canasta_number_format:
 * @number: a number, of points or of things
 *
 * Returns: (transfer full): "1,240", "−45"
 */
char *
canasta_number_format (gint64 number)
{
  return format ("", number);
}

/**
 * canasta_number_format_signed:
 * @number: points that are added to others
 *
 * Returns: (transfer full): "+1,240", "−45", "0"
 */
char *
canasta_number_format_signed (gint64 number)
{
  return format ("+", number);
}

/**
 * canasta_number_format_decimal:
 * @number: a number, not infinite
 * @places: how many digits after the decimal point, at least one
 *
 * Returns: (transfer full): "1,240.5", "−0.3"
 */
char *
canasta_number_format_decimal (double number, guint places)
{
  char form[8], digits[G_ASCII_DTOSTR_BUF_SIZE * 10];
  GString *text = g_string_new (NULL);
  const char *point;

  g_snprintf (form, sizeof form, "%%.%uf", MIN (places, 9));
  g_ascii_formatd (digits, sizeof digits, form, fabs (number));
  point = strchr (digits, '.');
  /* What is nothing once it is rounded has no sign. */
  if (number < 0 && strspn (digits, "0.") < strlen (digits))
    g_string_append (text, MINUS);
  append_digits (text, digits, (gsize) (point - digits));
  /* Translators: what stands before tenths: 0.5 */
  g_string_append (text, C_("decimal point", "."));
  g_string_append (text, point + 1);
  return g_string_free (text, FALSE);
}

/* Goes past @part where the text begins with it. */
static gboolean
skip (const char **text, const char *part)
{
  if (!g_str_has_prefix (*text, part))
    return FALSE;

  *text += strlen (part);
  return TRUE;
}

/**
 * canasta_number_read:
 * @text: what a person wrote: "1,240", "1240", "−45", "-45"
 * @number: (out): the number
 *
 * Returns: whether @text is a number
 */
gboolean
canasta_number_read (const char *text, int *number)
{
  g_autofree char *written = g_strstrip (g_strdup (text));
  g_autoptr (GString) plain = g_string_new (NULL);
  const char *at = written;
  gint64 read;

  if (skip (&at, MINUS) || skip (&at, "-"))
    g_string_append_c (plain, '-');
  while (*at)
    {
      /* In whatever groups: what is being typed need not be whole. */
      if (g_ascii_isdigit (*at))
        g_string_append_c (plain, *at++);
      else if (g_unichar_isspace (g_utf8_get_char (at)))
        at = g_utf8_next_char (at);
      else if (!skip (&at, get_separator ()))
        return FALSE;
    }
  if (!g_ascii_string_to_signed (plain->str, 10, G_MININT32, G_MAXINT32, &read, NULL))
    return FALSE;
  *number = (int) read;
  return TRUE;
}

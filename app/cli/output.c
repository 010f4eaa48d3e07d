/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What canasta-cli prints: plain text, whoever wrote the words in it. Names,
 * titles and messages come from saved games, houses, plugins and other programs;
 * none of them moves the cursor or turns a line around. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "output.h"

#include <stdio.h>

#include "canasta.h"

/* Prints in the encoding of the terminal, what it lacks as question marks. */
static void
print_plain (FILE *file, const char *text)
{
  g_autofree char *plain = canasta_plain_text_lines (text);
  g_autofree char *local = NULL;
  const char *encoding;

  if (!g_get_console_charset (&encoding))
    local = g_convert_with_fallback (plain, -1, encoding, "UTF-8", "?", NULL, NULL, NULL);
  fputs (local ? local : plain, file);
  fflush (file);
}

static void
print (const char *text)
{
  print_plain (stdout, text);
}

static void
print_error (const char *text)
{
  print_plain (stderr, text);
}

/* From now on everything that is printed is plain text. */
void
canasta_output_init (void)
{
  g_set_print_handler (print);
  g_set_printerr_handler (print_error);
}

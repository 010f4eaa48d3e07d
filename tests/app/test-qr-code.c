/* SPDX-License-Identifier: GPL-3.0-or-later */
/* QR codes: the marks by which readers find them, and what a terminal is given. That a code says
 * what it should is the library's to see to. */
#include "config.h"

#include <string.h>

#include "network/qr-code.h"

#define INVITATION "CANASTA://192.168.178.123:47011/9WY1N7KVDNE21RFRMYSW9NF6YY/HWAE8QYEX8B7MPHPCD"

/* A dark square of seven with a light one in it, and in that a dark one of three; light round it. */
static gboolean
is_finder (int x, int y)
{
  int ring = MAX (ABS (x - 3), ABS (y - 3));

  return ring == 3 || ring <= 1;
}

static void
check_finder (const CanastaQrCode *code, int left, int top)
{
  for (int y = -1; y <= 7; y++)
    for (int x = -1; x <= 7; x++)
      g_assert_cmpint (canasta_qr_code_is_dark (code, left + x, top + y), ==, is_finder (x, y));
}

/* Dark and light by turns, between the squares. */
static void
check_timing (const CanastaQrCode *code)
{
  for (guint i = 8; i + 8 < code->size; i++)
    {
      g_assert_cmpint (canasta_qr_code_is_dark (code, (int) i, 6), ==, i % 2 == 0);
      g_assert_cmpint (canasta_qr_code_is_dark (code, 6, (int) i), ==, i % 2 == 0);
    }
}

static void
check_text (const CanastaQrCode *code)
{
  static const char *const blocks[] = { " ", "▄", "▀", "█" };
  g_autofree char *text = canasta_qr_code_write (code);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  int margin = CANASTA_QR_CODE_MARGIN;
  guint wide = code->size + 2 * CANASTA_QR_CODE_MARGIN;

  g_assert_cmpuint (g_strv_length (lines), ==, (wide + 1) / 2 + 1);
  for (guint line = 0; line < (wide + 1) / 2; line++)
    {
      const char *at = strchr (lines[line], 'm') + 1;

      for (guint i = 0; i < wide; i++)
        {
          int x = (int) i - margin, y = 2 * (int) line - margin;
          const char *block = blocks[2 * canasta_qr_code_is_dark (code, x, y)
                                     + canasta_qr_code_is_dark (code, x, y + 1)];

          g_assert_true (g_str_has_prefix (at, block));
          at += strlen (block);
        }
      g_assert_cmpstr (at, ==, "\033[0m");
    }
}

static const struct
{
  const char *text;
  guint size;
} codes[] = {
  { "A", 21 },
  { INVITATION, 33 },
  { INVITATION "?A=192.168.178.123:47011,10.8.0.2:47011", 41 },
};

static void
test_codes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      g_autoptr (CanastaQrCode) code = canasta_qr_code_new (codes[i].text);

      if (!HAVE_QRENCODE)
        {
          g_assert_null (code);
          continue;
        }
      g_assert_nonnull (code);
      g_assert_cmpuint (code->size, ==, codes[i].size);
      check_finder (code, 0, 0);
      check_finder (code, (int) code->size - 7, 0);
      check_finder (code, 0, (int) code->size - 7);
      check_timing (code);
      check_text (code);
    }
}

static void
test_too_long (void)
{
  g_autofree char *text = g_strnfill (8000, 'A');

  g_assert_null (canasta_qr_code_new (text));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/qr-code/codes", test_codes);
  g_test_add_func ("/qr-code/too-long", test_too_long);
  return g_test_run ();
}

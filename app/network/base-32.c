/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/base-32.h"

#include <string.h>

static const char digits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * canasta_base_32_write:
 * @bytes: bits, the first of a byte first
 * @n_characters: how many characters they are
 * @text: (out caller-allocates): room for these and for the zero byte that ends them
 */
void
canasta_base_32_write (const guint8 *bytes, guint n_characters, char *text)
{
  for (guint i = 0; i < n_characters; i++)
    {
      guint value = 0;

      for (guint bit = 5 * i; bit < 5 * i + 5; bit++)
        value = value << 1 | (bytes[bit / 8] >> (7 - bit % 8) & 1u);
      text[i] = digits[value];
    }
  text[n_characters] = '\0';
}

/* What looks like a digit is read as one. */
char
canasta_base_32_find_digit (char character)
{
  if (character == 'O')
    return '0';
  return character == 'I' || character == 'L' ? '1' : character;
}

/**
 * canasta_base_32_read:
 * @text: a text
 * @n_characters: how many of its characters are read
 * @bytes: (inout): room for the bits, which is nought
 *
 * Returns: whether these are digits
 */
gboolean
canasta_base_32_read (const char *text, guint n_characters, guint8 *bytes)
{
  for (guint i = 0; i < n_characters; i++)
    {
      const char *digit =
        text[i] ? strchr (digits, canasta_base_32_find_digit (text[i])) : NULL;
      guint value;

      if (!digit)
        return FALSE;
      value = (guint) (digit - digits);
      for (guint bit = 5 * i; bit < 5 * i + 5; bit++)
        bytes[bit / 8] |= (guint8) ((value >> (4 - bit % 5) & 1u) << (7 - bit % 8));
    }
  return TRUE;
}

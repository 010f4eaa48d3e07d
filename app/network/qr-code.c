/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/qr-code.h"

#if HAVE_QRENCODE
#include <qrencode.h>
#endif

/* Black on white, as readers want it, whatever the colours of the terminal. */
#define BEGIN_LINE "\033[30;107m"
#define END_LINE "\033[0m\n"

/**
 * canasta_qr_code_new:
 * @text: a text; in capitals it takes fewer modules
 *
 * Returns: (transfer full) (nullable): its code; %NULL where the text is too long for any, or
 *   codes cannot be made here
 */
CanastaQrCode *
canasta_qr_code_new (const char *text)
{
#if HAVE_QRENCODE
  QRcode *code = QRcode_encodeString (text, 0, QR_ECLEVEL_M, QR_MODE_8, 1);
  CanastaQrCode *self;

  if (!code)
    return NULL;
  self = g_new (CanastaQrCode, 1);
  self->size = (guint) code->width;
  self->modules = g_new (guint8, self->size * self->size);
  for (guint i = 0; i < self->size * self->size; i++)
    self->modules[i] = code->data[i] & 1;
  QRcode_free (code);
  return self;
#else
  return NULL;
#endif
}

void
canasta_qr_code_free (CanastaQrCode *self)
{
  g_free (self->modules);
  g_free (self);
}

/* Whether a module is dark; those round the code are light. */
gboolean
canasta_qr_code_is_dark (const CanastaQrCode *self, int x, int y)
{
  int size = (int) self->size;

  return x >= 0 && y >= 0 && x < size && y < size && self->modules[y * size + x];
}

/**
 * canasta_qr_code_write:
 * @self: a code
 *
 * Returns: (transfer full): the code with the light modules round it, for a terminal: two rows
 *   of it in each line
 */
char *
canasta_qr_code_write (const CanastaQrCode *self)
{
  static const char *const blocks[2][2] = { { " ", "▄" }, { "▀", "█" } };
  int end = (int) self->size + CANASTA_QR_CODE_MARGIN;
  GString *text = g_string_new (NULL);

  for (int y = -CANASTA_QR_CODE_MARGIN; y < end; y += 2)
    {
      g_string_append (text, BEGIN_LINE);
      for (int x = -CANASTA_QR_CODE_MARGIN; x < end; x++)
        g_string_append (text, blocks[canasta_qr_code_is_dark (self, x, y)]
                                     [canasta_qr_code_is_dark (self, x, y + 1)]);
      g_string_append (text, END_LINE);
    }
  return g_string_free (text, FALSE);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any text is refused with a sentence, or is an invitation that reads the same after it is
 * written. */
#include "config.h"

#include <stdint.h>

#include "network/invitation.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup (size > 0 ? (const char *) data : "", size);
  g_auto (CanastaInvitation) invitation = { 0 };
  g_auto (CanastaInvitation) again = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *written = NULL;
  g_autofree char *written_again = NULL;

  if (!canasta_invitation_read (&invitation, text, &error))
    {
      g_assert_true (error->domain == CANASTA_INVITATION_ERROR);
      return 0;
    }
  written = canasta_invitation_write (&invitation);
  canasta_invitation_read (&again, written, &error);
  g_assert_no_error (error);
  written_again = canasta_invitation_write (&again);
  g_assert_cmpstr (written, ==, written_again);
  return 0;
}

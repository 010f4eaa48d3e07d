/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads strangers' matches: a sentence or a match that can be written again. Who
 * only looks sees the same match, wherever there is one. */
#include "config.h"

#include <stdint.h>

#include "../core/players.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_auto (CanastaPersonal) personal = { 0 };
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (CanastaMatch) again = NULL;
  g_autoptr (CanastaMatch) seen = NULL;
  g_autoptr (GError) unseen = NULL;
  g_autofree char *text = NULL;

  match = canasta_archive_read ((const char *) data, (gssize) size, "match.json",
                                test_find_variant, NULL, &personal, &error);
  seen = canasta_archive_look ((const char *) data, (gssize) size, "match.json",
                               test_find_variant, NULL, NULL, &unseen);
  g_assert_true (!seen == (unseen != NULL));
  if (!match)
    {
      g_assert_nonnull (error);
      g_assert_cmpstr (error->message, !=, "");
      return 0;
    }

  g_assert_no_error (error);
  g_assert_no_error (unseen);
  g_assert_true (canasta_state_equal (canasta_match_get_state (match),
                                      canasta_match_get_state (seen)));
  text = canasta_archive_write (match, &personal);
  again = canasta_archive_read (text, -1, "match.json", test_find_variant, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (canasta_state_equal (canasta_match_get_state (match),
                                      canasta_match_get_state (again)));
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any text is refused with a sentence, or is a table that another host has given: what is to be kept of
 * it reads again, the players at its seats are the program's own, and its rounds are a match. */
#include "config.h"

#include <stdint.h>

#include "canasta.h"
#include "elsewhere/handed-table.h"
#include "session/saved-matches.h"
#include "table-fuzzing.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
check_kept (CanastaKeptTable *kept)
{
  g_auto (CanastaKeptTable) again = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  CanastaManner manner;

  g_assert_null (kept->title);
  g_assert_null (kept->file);
  g_assert_null (kept->relay);
  g_assert_null (kept->proof);
  for (guint seat = 0; seat < kept->n_seats; seat++)
    g_assert_true (!kept->seats[seat].word || canasta_manner_read (&manner, kept->seats[seat].word));
  for (guint i = 0; i < kept->n_guests; i++)
    g_assert_false (kept->guests[i].is_put_out || kept->guests[i].is_looking);
  kept->title = g_strdup ("Table");
  text = canasta_kept_table_write (kept);
  g_assert_true (canasta_kept_table_read (&again, text, -1, &error));
}

static void
check_rounds (const char *rounds)
{
  g_auto (CanastaPersonal) personal = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaMatch) match =
    canasta_archive_read (rounds, -1, "rounds", canasta_saved_match_find_variant, fuzz_get_registry (),
                          &personal, &error);

  g_assert_no_error (error);
  g_assert_nonnull (match);
  g_assert_cmpint (canasta_match_get_stage (match), !=, CANASTA_STAGE_PLAYING);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_auto (CanastaHandedTable) given = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strndup (size > 0 ? (const char *) data : "", size);

  if (!canasta_handed_table_read (&given, text, fuzz_get_registry (), &error))
    {
      g_assert_nonnull (error);
      return 0;
    }
  check_kept (&given.kept);
  if (given.rounds)
    check_rounds (given.rounds);
  return 0;
}

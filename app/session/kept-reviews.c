/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/kept-reviews.h"

#include <glib/gstdio.h>

#include "files/json-text.h"
#include "files/safe-file.h"
#include "notation/position.h"
#include "review/review-json.h"
#include "rules/rules-json.h"

#define SUFFIX ".json"

/* How many are kept; those made first go first. */
#define MOST_KEPT 300

/* Far more than a review of the longest round needs. */
#define MAX_SIZE (1 << 20)

/**
 * canasta_kept_reviews_dup_folder:
 * @data_folder: (nullable): the folder of the person's files, or %NULL for
 *   `canasta` in the person's folder of data
 *
 * Returns: (transfer full): the folder of reviews, which may not be there
 */
char *
canasta_kept_reviews_dup_folder (const char *data_folder)
{
  if (data_folder)
    return g_build_filename (data_folder, "reviews", NULL);
  return g_build_filename (g_get_user_data_dir (), "canasta", "reviews", NULL);
}

static void
add_text (GChecksum *sum, const char *text)
{
  g_checksum_update (sum, (const guchar *) text, -1);
  g_checksum_update (sum, (const guchar *) "\n", 1);
}

static void
add_beginning (GChecksum *sum, CanastaMatch *beginning)
{
  CanastaTable *table = canasta_match_get_table (beginning);
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (table);
  g_autoptr (JsonNode) rules_node = canasta_rules_to_json (rules);
  g_autoptr (JsonNode) node =
    canasta_position_write (canasta_match_get_state (beginning), table, rules_node);
  g_autofree char *text = canasta_json_write (node, FALSE);

  add_text (sum, text);
}

/* NULL for a round that is not over, or cannot be played again. */
static char *
dup_path (const char *folder, CanastaMatch *match, guint round, guint seat)
{
  const CanastaRecord *record = canasta_match_get_record (match);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (CanastaMatch) beginning = NULL;
  g_autofree char *name = NULL;
  char whose[16];

  if (round < canasta_match_get_first_round (match) || round > canasta_match_get_n_scores (match))
    return NULL;
  beginning = canasta_match_dup_at (match, round, 0);
  if (!beginning)
    return NULL;
  add_beginning (sum, beginning);
  for (guint i = canasta_record_find_round (record, round);
       i < canasta_record_find_round (record, round + 1); i++)
    add_text (sum, canasta_record_get (record, i)->text);
  g_snprintf (whose, sizeof whose, "%u", seat);
  add_text (sum, whose);
  name = g_strconcat (g_checksum_get_string (sum), SUFFIX, NULL);
  return g_build_filename (folder, name, NULL);
}

/**
 * canasta_kept_reviews_find:
 * @folder: where they are kept
 * @match: a match
 * @round: a round of it
 * @seat: whose decisions are reviewed
 *
 * Returns: (transfer full) (nullable): what was found before; %NULL where nothing is
 *   kept, and where what is kept is damaged
 */
CanastaReview *
canasta_kept_reviews_find (const char *folder, CanastaMatch *match, guint round, guint seat)
{
  g_autofree char *path = dup_path (folder, match, round, seat);
  g_autofree char *text = NULL;
  gsize length;

  if (!path || !canasta_safe_file_read (path, MAX_SIZE, &text, &length, NULL))
    return NULL;
  return canasta_review_read (text, (gssize) length, match, round, seat);
}

/* Room for one more. */
static void
make_room (const char *folder)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  g_autofree char *oldest = NULL;
  gint64 time = G_MAXINT64;
  const char *name;
  guint n = 0;

  while (files && (name = g_dir_read_name (files)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf info;

      if (!g_str_has_suffix (name, SUFFIX) || g_stat (path, &info) != 0)
        continue;
      n++;
      if (info.st_mtime >= time)
        continue;
      time = info.st_mtime;
      g_free (oldest);
      oldest = g_steal_pointer (&path);
    }
  if (n >= MOST_KEPT)
    g_unlink (oldest);
}

/**
 * canasta_kept_reviews_keep:
 * @folder: where they are kept
 * @match: a match
 * @review: what was found of a round of it
 *
 * Keeps a review. Where that cannot be, it is made anew the next time, and nothing
 * is lost.
 */
void
canasta_kept_reviews_keep (const char *folder, CanastaMatch *match, const CanastaReview *review)
{
  g_autofree char *path = dup_path (folder, match, review->round, review->seat);
  g_autofree char *text = canasta_review_write (review);

  if (!path || g_mkdir_with_parents (folder, 0700) != 0)
    return;
  make_room (folder);
  canasta_safe_file_write (path, text, -1, FALSE, NULL);
}

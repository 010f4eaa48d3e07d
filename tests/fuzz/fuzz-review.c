/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes are a review of a round that was played, or are none: what was kept may
 * be damaged. One that is read adds up, is told in words, and is written as it was. */
#include "config.h"

#include <stdint.h>

#include "../core/players.h"
#include "review/review-json.h"

#define SEED 1
#define ROUND 1
#define SEAT 0

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* The round that the reviews of the corpus are of. */
static CanastaMatch *
get_match (void)
{
  static CanastaMatch *match;

  if (!match)
    {
      g_autoptr (CanastaTable) table = test_table_new (2, "rounds=1");
      g_autoptr (GRand) random = g_rand_new_with_seed (SEED);

      match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, SEED, NULL);
      test_play_match (match, random);
    }
  return match;
}

static void
check (const CanastaReview *review, CanastaMatch *match)
{
  gint64 sum = (gint64) review->start + review->luck;

  for (guint seat = 0; seat < canasta_match_get_table (match)->players; seat++)
    sum += review->decisions[seat];
  g_assert_cmpint (sum, ==, review->result);
  for (guint i = 0; i < review->steps->len; i++)
    {
      g_autofree char *sentence = canasta_review_describe_step (review, i, match);

      g_assert_true (!sentence || g_utf8_validate (sentence, -1, NULL));
    }
}

/* Whether the text is a review; if so, all that must hold does. */
static gboolean
read_review (const char *text, gssize length, CanastaMatch *match)
{
  g_autoptr (CanastaReview) review = canasta_review_read (text, length, match, ROUND, SEAT);
  g_autoptr (CanastaReview) again = NULL;
  g_autofree char *written = NULL;
  g_autofree char *same = NULL;

  if (!review)
    return FALSE;
  check (review, match);
  written = canasta_review_write (review);
  again = canasta_review_read (written, -1, match, ROUND, SEAT);
  g_assert_nonnull (again);
  same = canasta_review_write (again);
  g_assert_cmpstr (same, ==, written);
  return TRUE;
}

/* A real one is read, whatever has become of those that lie in the corpus. */
static void
check_real (CanastaMatch *match)
{
  CanastaReviewOptions options;
  g_autoptr (CanastaReview) review = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  canasta_review_init_options (&options, canasta_match_get_table (match));
  options.rollouts = options.worth_rollouts = 8;
  review = canasta_review_round (match, ROUND, SEAT, &options, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  text = canasta_review_write (review);
  g_assert_true (read_review (text, -1, match));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static gboolean is_checked;
  CanastaMatch *match = get_match ();

  if (!is_checked)
    check_real (match);
  is_checked = TRUE;
  read_review ((const char *) data, (gssize) size, match);
  return 0;
}

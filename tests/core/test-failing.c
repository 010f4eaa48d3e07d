/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hooks that fail while a match is played: it stays as it was before, says which
 * variant and hook it was, and goes on once the variant is mended. */
#include "config.h"

#include <string.h>

#include "odd-variant.h"

typedef enum
{
  CLASSIC,
  BY_ERROR,
  SILENT,
  NONSENSE,
} Manner;

/* The hook that fails, and how. Asked on any thread. */
static const char *failing;
static Manner manner;

/* Answers as the hook of that name does; @nonsense is out of range, or is no
 * answer at all where there is no range. */
static gboolean
answer_with (const char *hook, int classic, int nonsense, int *answer, GError **error)
{
  Manner how = g_strcmp0 (hook, failing) == 0 ? manner : CLASSIC;

  if (how == BY_ERROR)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "The cards are wet.");
  if (how == CLASSIC)
    *answer = classic;
  else if (how == NONSENSE && nonsense != 0)
    *answer = nonsense;
  return how == CLASSIC || how == NONSENSE;
}

static gboolean
may_discard (const CanastaHookTurn *turn, CanastaRank rank, gboolean *answer, GError **error)
{
  return answer_with ("may_discard", TRUE, 0, answer, error);
}

static gboolean
may_go_out (const CanastaHookTurn *turn, const CanastaHookSide *side, gboolean *answer,
            char **why, GError **error)
{
  return answer_with ("may_go_out", TRUE, 0, answer, error);
}

static gboolean
classify_meld (const CanastaHookMeld *meld, int standard, int *answer, GError **error)
{
  return answer_with ("classify_meld", standard, 1000001, answer, error);
}

static gboolean
score_side (const CanastaHookSide *side, int points, int *answer, GError **error)
{
  return answer_with ("score_side", 0, -1000001, answer, error);
}

static gboolean
meld_threshold (int total, guint round, guint *answer, GError **error)
{
  return answer_with ("meld_threshold", (int) canasta_rules_get_classic_threshold (total), 1000001,
                      (int *) answer, error);
}

static const TestHooks hooks = {
  may_discard, may_go_out, classify_meld, score_side, meld_threshold, NULL,
};

static CanastaTable *
open_table (void)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (GVariant) none =
    g_variant_ref_sink (g_variant_new_array (G_VARIANT_TYPE ("(ii)"), NULL, 0));
  g_autoptr (GError) error = NULL;

  /* The minimum is left to the variant. */
  canasta_rules_set_value (rules, canasta_rule_find ("opening-minimum"), none, &error);
  g_assert_no_error (error);
  return test_open_odd_table (&hooks, 4, rules);
}

static CanastaVariant *
find_variant (const char *id, gpointer data, GError **error)
{
  g_assert_cmpstr (id, ==, "odd");
  return test_odd_variant_new (&hooks);
}

/* The next action, by the policy. */
static gboolean
act (CanastaMatch *match, CanastaRefusal *refusal)
{
  guint seat = canasta_match_get_to_act (match);
  CanastaObservation observation;
  CanastaAction action;

  canasta_match_observe (match, seat, &observation);
  canasta_policy_choose (&observation, canasta_policy_get_weights (observation.table), &action);
  return canasta_match_act (match, seat, &action, refusal);
}

/* Plays until nothing goes on, but no further than the begin of a second round;
 * what stood before the last try is left in @text. */
static void
play_until_it_fails (CanastaMatch *match, char **text)
{
  while (TRUE)
    {
      CanastaRefusal refusal;

      g_free (*text);
      *text = canasta_archive_write (match, NULL);
      if (canasta_match_get_stage (match) == CANASTA_STAGE_ROUND_OVER)
        {
          g_assert_cmpstr (failing, ==, "meld_threshold");
          g_assert_false (canasta_match_start_round (match));
          return;
        }
      if (act (match, &refusal))
        {
          g_assert_cmpuint (canasta_match_get_round (match), ==, 1);
          continue;
        }
      g_assert_cmpstr (canasta_reason_get_code (refusal.reason), ==, "variant-failed");
      return;
    }
}

/* The match as it is saved can be opened again, or is told to wait for its
 * variant; it never loses its record. */
static void
check_archive (const char *text, gboolean works)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaMatch) match =
    canasta_archive_read (text, -1, "match.json", find_variant, NULL, NULL, &error);

  if (!match)
    {
      g_assert_false (works);
      g_assert_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_VARIANT);
      g_assert_nonnull (strstr (error->message, failing));
      return;
    }
  g_assert_no_error (error);
  g_assert_null (canasta_match_get_gap (match));
  if (!works)
    return;
  g_assert_true (canasta_match_get_stage (match) == CANASTA_STAGE_ROUND_OVER
                   ? canasta_match_start_round (match)
                   : act (match, NULL));
  g_assert_null (canasta_table_get_fault (canasta_match_get_table (match)));
}

static void
test_failing (gconstpointer data)
{
  const char *hook = data;

  for (Manner how = BY_ERROR; how <= NONSENSE; how++)
    {
      g_autoptr (CanastaTable) table = open_table ();
      g_autoptr (CanastaMatch) match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 11, NULL);
      g_autofree char *text = NULL;
      g_autofree char *after = NULL;
      g_autofree char *quoted = g_strdup_printf ("“%s”", hook);
      const GError *fault;
      CanastaRefusal refusal;

      failing = hook;
      manner = how;
      play_until_it_fails (match, &text);

      fault = canasta_table_get_fault (table);
      g_test_message ("%s", fault->message);
      g_assert_error (fault, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT);
      g_assert_nonnull (strstr (fault->message, "“odd”"));
      g_assert_nonnull (strstr (fault->message, quoted));
      g_assert_true ((how == BY_ERROR) == (strstr (fault->message, "The cards are wet.") != NULL));

      /* The match is as it was, and nothing more is played. */
      after = canasta_archive_write (match, NULL);
      g_assert_cmpstr (after, ==, text);
      if (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
        {
          g_assert_false (act (match, &refusal));
          g_assert_cmpuint (refusal.reason, ==, CANASTA_REASON_VARIANT_FAILED);
        }
      check_archive (text, FALSE);

      failing = NULL;
      check_archive (text, TRUE);
    }
}

/* Whoever thinks while a hook fails comes to an end with a legal action. */
static void
test_thinking (void)
{
  static const char *const names[] = { "may_discard", "may_go_out", "classify_meld", "score_side" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint level = 0; level < canasta_level_count (); level++)
      {
        g_autoptr (CanastaTable) table = open_table ();
        g_autoptr (CanastaMatch) match =
          canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 5, NULL);
        g_autoptr (CanastaBot) bot = canasta_bot_new (canasta_level_get (level), 1);
        g_autoptr (GError) error = NULL;
        CanastaObservation observation;
        CanastaAction action;

        failing = NULL;
        for (guint n = 0; n < 30; n++)
          g_assert_true (act (match, NULL));
        canasta_match_observe (match, canasta_match_get_to_act (match), &observation);
        failing = names[i];
        manner = SILENT;
        canasta_bot_set_rollouts (bot, 50);
        g_assert_true (canasta_player_choose (CANASTA_PLAYER (bot), &observation, &action, NULL,
                                              &error));
        g_assert_no_error (error);
        failing = NULL;
      }
}

int
main (int argc, char *argv[])
{
  static const char *const names[] = {
    "may_discard", "may_go_out", "classify_meld", "score_side", "meld_threshold",
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strconcat ("/failing/", names[i], NULL);

      g_test_add_data_func (path, names[i], test_failing);
    }
  g_test_add_func ("/failing/thinking", test_thinking);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the review of a round: what it finds adds up to the result. */
#include "config.h"

#include "players.h"

/* A seat that plays by chance among others who know what they do. */
#define CARELESS 1

static void
choose (CanastaMatch *match, GRand *random, CanastaAction *action)
{
  const CanastaTable *table = canasta_match_get_table (match);
  guint seat = canasta_match_get_to_act (match);
  CanastaSearchOptions options = { .rollouts = 40, .margin = 200, .seed = 1 };
  CanastaObservation seen;

  canasta_match_observe (match, seat, &seen);
  if (seat == CARELESS && table->players > 2)
    test_choose (match, random, action);
  else
    g_assert_true (canasta_search (&seen, &options, NULL, action, NULL, NULL));
}

static void
play (CanastaMatch *match, GRand *random, guint n_actions)
{
  for (guint i = 0; i < n_actions && canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING; i++)
    {
      CanastaAction action;

      choose (match, random, &action);
      g_assert_true (canasta_match_act (match, canasta_match_get_to_act (match), &action, NULL));
    }
}

static CanastaMatch *
play_round (guint players, const char *rules, guint64 number)
{
  g_autoptr (CanastaTable) table = test_table_new (players, rules);
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) number);
  CanastaMatch *match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, number, NULL);

  play (match, random, G_MAXUINT);
  return match;
}

static CanastaReview *
review (CanastaMatch *match, guint seat, guint threads, guint rollouts)
{
  const CanastaReviewOptions options = {
    .rollouts = rollouts, .worth_rollouts = 8, .threads = threads, .seed = 1,
  };
  g_autoptr (GError) error = NULL;
  CanastaReview *found = canasta_review_round (match, 1, seat, &options, NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  return found;
}

static const CanastaReviewStep *
get_step (const CanastaReview *self, guint index)
{
  return &g_array_index (self->steps, CanastaReviewStep, index);
}

/* What is shown is beyond doubt as it is shown, and told for whose side it was. */
static void
check_verdict (const CanastaBoard *board, const CanastaReview *found,
               const CanastaReviewStep *step)
{
  gboolean is_own = board->side[step->seat] == board->side[found->seat];
  gboolean is_plain = step->effect == 0;

  g_assert_true (is_plain == (step->verdict <= CANASTA_REVIEW_AS_GOOD));
  if (is_plain)
    return;
  g_assert_cmpint (ABS (step->effect), >, 2 * step->error);
  g_assert_true ((step->verdict == CANASTA_REVIEW_MISTAKE) == (is_own == (step->effect < 0)));
}

/* What a person reads adds up as well. */
static void
check_terms (CanastaMatch *match, const CanastaReview *found)
{
  g_autoptr (GArray) terms = canasta_review_list_terms (found, match);
  guint last = terms->len - 1;
  int sum = 0;

  g_assert_cmpuint (last, ==, 2 + canasta_match_get_table (match)->players);
  for (guint i = 0; i < last; i++)
    sum += g_array_index (terms, CanastaReviewTerm, i).points;
  g_assert_cmpint (g_array_index (terms, CanastaReviewTerm, last).points, ==, sum);
}

/* The cards, luck and decisions are the result, to the point. */
static void
check_sums (CanastaMatch *match, const CanastaReview *found)
{
  const CanastaTable *table = canasta_match_get_table (match);
  const CanastaRecord *record = canasta_match_get_record (match);
  g_autoptr (CanastaMatch) again = canasta_match_dup_at (match, 1, 0);
  int decisions[CANASTA_MAX_SEATS] = { 0 };
  int sum = found->start + found->luck;

  g_assert_cmpuint (found->steps->len, ==, canasta_record_get_count (record));
  for (guint i = 0; i < found->steps->len; i++)
    {
      const CanastaReviewStep *step = get_step (found, i);

      g_assert_cmpuint (step->event, ==, i);
      g_assert_cmpuint (step->seat, ==, canasta_record_get (record, i)->seat);
      check_verdict (&canasta_match_get_state (again)->board, found, step);
      g_assert_true (canasta_match_play_on_as (again, match));
      decisions[step->seat] += step->effect;
    }
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      g_assert_cmpint (found->decisions[seat], ==, decisions[seat]);
      sum += decisions[seat];
    }
  g_assert_cmpint (found->result, ==, sum);
  g_assert_cmpint (found->result, ==, canasta_worth_count (canasta_match_get_state (match), table,
                                                           found->seat));
  g_assert_cmpint (found->result, ==, get_step (found, found->steps->len - 1)->worth);
  check_terms (match, found);
}

static void
check_kept (CanastaMatch *match, const CanastaReview *found, gboolean is_empty)
{
  const char *judgement = canasta_review_get_judgement (found);

  g_assert_false (found->whole);
  g_assert_nonnull (strstr (canasta_review_get_gap (found), "the position that was kept"));
  g_assert_true ((found->steps->len == 0) == is_empty);
  g_assert_true (g_str_equal (judgement, "In the rest of the round there was nothing to decide.")
                 == is_empty);
  g_assert_cmpint (found->result, ==,
                   canasta_worth_count (canasta_match_get_state (match),
                                        canasta_match_get_table (match), 0));
  check_terms (match, found);
}

static void
test_sums (void)
{
  static const struct
  {
    guint players;
    const char *rules;
  } rows[] = {
    { 4, "asking=1" }, { 2, "asking=0 draw-count=2" }, { 3, "asking=0" },
    { 4, "asking=0 packs=3 jokers=6 sequences=1 melds-per-rank=1 join-melds=1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (CanastaMatch) match = play_round (rows[i].players, rows[i].rules, 7 + i);

      g_test_message ("%s", rows[i].rules);
      for (guint seat = 0; seat < rows[i].players; seat += 2)
        {
          g_autoptr (CanastaReview) found = review (match, seat, 1, 120);

          g_assert_true (found->whole);
          g_assert_null (canasta_review_get_gap (found));
          check_sums (match, found);
        }
    }
}

/* Of a mistake something is told against it, and found there again; of nothing else. */
static void
check_fault (const CanastaReviewStep *step, const CanastaObservation *observation)
{
  CanastaHintReason again;

  if (step->verdict != CANASTA_REVIEW_MISTAKE)
    {
      g_assert_cmpuint (step->reason.code, <, CANASTA_HINT_FIRST_FAULT);
      return;
    }
  if (step->action.kind == CANASTA_ACTION_DISCARD)
    {
      canasta_hint_fault_find (&again, observation, &step->action, &step->better);
      g_assert_cmpuint (again.code, ==, step->reason.code);
    }
  if (step->reason.code == CANASTA_HINT_WASTES_WILD)
    g_assert_true (canasta_faces_have (observation->table->roles.wild,
                                       step->discard != CANASTA_NO_CARD ? step->discard
                                                                        : step->action.card));
}

/* One truth a round: whoever asks, the same decisions are better or worse by as much,
 * counted for the other side by the opponents. */
static void
test_every_seat (void)
{
  g_autoptr (CanastaMatch) match = play_round (4, "asking=1", 16);
  g_autoptr (CanastaReview) first = review (match, 0, 1, 400);

  for (guint seat = 1; seat < 4; seat++)
    {
      g_autoptr (CanastaReview) found = review (match, seat, 1, 400);
      int sign = seat % 2 == 0 ? 1 : -1;

      g_assert_cmpint (found->start, ==, sign * first->start);
      g_assert_cmpint (found->luck, ==, sign * first->luck);
      g_assert_cmpint (found->result, ==, sign * first->result);
      for (guint other = 0; other < 4; other++)
        g_assert_cmpint (found->decisions[other], ==, sign * first->decisions[other]);
      for (guint i = 0; i < first->steps->len; i++)
        {
          g_assert_cmpint (get_step (found, i)->verdict, ==, get_step (first, i)->verdict);
          g_assert_cmpint (get_step (found, i)->effect, ==, sign * get_step (first, i)->effect);
          g_assert_cmpint (get_step (found, i)->error, ==, get_step (first, i)->error);
        }
    }
  g_assert_cmpint (first->decisions[CARELESS], !=, 0);
  g_assert_cmpstr (canasta_review_get_unit (match), ==,
                   "Points are those of the player’s side minus those of the others.");
}

/* Each decision says what was done and how it compares; what would have been better
 * only where it was something else, and why only where it matters. */
static void
check_words (CanastaMatch *match, const CanastaReview *found)
{
  const char *const *names = canasta_match_get_names (match);
  g_autoptr (CanastaMatch) again = canasta_match_dup_at (match, 1, 0);

  for (guint i = 0; i < found->steps->len; i++)
    {
      const CanastaReviewStep *step = get_step (found, i);
      CanastaObservation observation;

      canasta_match_observe (again, step->seat, &observation);
      if (step->verdict != CANASTA_REVIEW_NO_CHOICE)
        {
          g_autoptr (CanastaReviewWords) words =
            canasta_review_words_new (found, i, &observation, names);

          g_assert_true ((words->better == NULL) == (step->verdict == CANASTA_REVIEW_SAME));
          g_assert_true (words->better == NULL || !g_str_equal (words->better, words->done));
          g_assert_true ((words->fault != NULL) == (step->verdict == CANASTA_REVIEW_MISTAKE));
          check_fault (step, &observation);
          g_assert_true (g_str_has_prefix (words->turn, "Turn "));
        }
      g_assert_true (canasta_match_play_on_as (again, match));
    }
}

/* The match as it is read where its record cannot be played again. */
static CanastaMatch *
resume (CanastaMatch *match)
{
  g_autofree char *text = canasta_archive_write (match, NULL);
  g_auto (GStrv) parts = g_strsplit (text, "\"turns\": [", 2);
  g_autofree char *broken = g_strjoinv ("\"turns\": [ \"draw; draw\",", parts);
  g_autoptr (GError) error = NULL;
  CanastaMatch *resumed = canasta_archive_read (broken, -1, "match.json", test_find_variant, NULL,
                                                NULL, &error);

  g_assert_no_error (error);
  return resumed;
}

/* Where the record begins with a position that was kept, so does the review, and says
 * so; where it begins with the end, nothing was decided. */
static void
test_kept_position (void)
{
  static const guint rows[] = { 30, G_MAXUINT };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (CanastaTable) table = test_table_new (4, "asking=0");
      g_autoptr (GRand) random = g_rand_new_with_seed (7);
      g_autoptr (CanastaMatch) match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 7, NULL);
      g_autoptr (CanastaMatch) resumed = NULL;
      g_autoptr (CanastaReview) found = NULL;

      play (match, random, rows[i]);
      resumed = resume (match);
      play (resumed, random, G_MAXUINT);
      found = review (resumed, 0, 1, 40);
      check_kept (resumed, found, rows[i] == G_MAXUINT);
    }
}

/* Who plays by chance decides worse than the partner, and the review says how. A deal
 * with many decisions: in a short one the partner, who searches little before it plays,
 * may make the dearer mistakes. */
static void
test_mistakes (void)
{
  g_autoptr (CanastaMatch) match = play_round (4, "asking=0", 21);
  g_autoptr (CanastaReview) found = review (match, CARELESS, 1, 1000);
  guint costliest[3];
  guint n = canasta_review_list_costliest (found, costliest, G_N_ELEMENTS (costliest));
  guint n_faults = 0;

  g_assert_cmpint (found->decisions[CARELESS], <, 0);
  g_assert_cmpint (found->decisions[CARELESS], <, found->decisions[CARELESS + 2]);
  g_assert_cmpuint (n, >=, 2);
  for (guint i = 0; i < n; i++)
    {
      const CanastaReviewStep *step = get_step (found, costliest[i]);
      g_autofree char *words = canasta_review_describe_step (found, costliest[i], match);

      g_assert_cmpuint (step->seat, ==, CARELESS);
      g_assert_cmpint (step->effect, <, 0);
      if (i > 0)
        g_assert_cmpint (get_step (found, costliest[i - 1])->effect, <=, step->effect);
      g_assert_nonnull (strstr (words, "Better: "));
    }
  for (guint i = 0; i < found->steps->len; i++)
    {
      n_faults += get_step (found, i)->verdict == CANASTA_REVIEW_MISTAKE
                  && get_step (found, i)->reason.code != CANASTA_HINT_PLAYS_OUT_WORSE;
      if (get_step (found, i)->effect == 0)
        g_assert_null (canasta_review_describe_step (found, i, match));
    }
  g_assert_cmpuint (n_faults, >, 0);
  check_words (match, found);
}

static gboolean
count_cb (const CanastaAction *action, gpointer data)
{
  ++*(guint *) data;
  return TRUE;
}

/* How many actions are listed before one of the round's. */
static guint
count_legal (CanastaMatch *match, guint seat, gboolean *has_opened)
{
  CanastaObservation seen;
  guint n = 0;

  canasta_match_observe (match, seat, &seen);
  canasta_list_legal (seen.table, &seen.board, &seen.hand, count_cb, &n);
  *has_opened = canasta_board_has_opened (&seen.board, seen.board.side[seat]);
  return n;
}

/* Who can only draw decides nothing. Before a side has opened it might take the pile with more
 * than is listed. */
static void
test_forced (void)
{
  g_autoptr (CanastaMatch) match = play_round (4, "asking=0", 21);
  g_autoptr (CanastaReview) found = review (match, CARELESS, 1, 40);
  g_autoptr (CanastaMatch) again = canasta_match_dup_at (match, 1, 0);
  guint n_forced = 0, n_free = 0;

  for (guint i = 0; i < found->steps->len; i++)
    {
      const CanastaReviewStep *step = get_step (found, i);
      gboolean has_opened;
      guint n = count_legal (again, step->seat, &has_opened);

      if (step->action.kind == CANASTA_ACTION_DRAW && (n > 1 || has_opened))
        {
          g_assert_cmpint (step->verdict == CANASTA_REVIEW_NO_CHOICE, ==, n == 1);
          n_forced += n == 1;
          n_free += n > 1;
        }
      g_assert_true (canasta_match_play_on_as (again, match));
    }
  g_assert_cmpuint (n_forced, >, 0);
  g_assert_cmpuint (n_free, >, 0);
}

static void
assert_unit (CanastaTable *table, const char *unit)
{
  g_autoptr (CanastaMatch) match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 7, NULL);

  g_assert_cmpstr (canasta_review_get_unit (match), ==, unit);
}

/* What the points are of players who play alone, as without a variant. */
static void
test_units (void)
{
  static const char *const units[] = {
    "Points are those of the player minus those of the opponent.",
    "Points are those of the player minus the mean of the others: from another seat the same "
    "decisions count otherwise.",
  };

  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    {
      g_autoptr (CanastaRules) rules = canasta_rules_new ();
      g_autoptr (CanastaTable) table = canasta_table_new (NULL, "alone", 2 + i, NULL, NULL, rules,
                                                          NULL);

      assert_unit (table, units[i]);
    }
}

/* Where something better was done than the strongest player would have, it is what was played
 * that is told to be better. */
static void
test_find_words (void)
{
  CanastaReviewStep step = { .verdict = CANASTA_REVIEW_FIND, .effect = 35, .error = 5 };
  g_autofree char *words = canasta_review_describe_verdict (&step);

  g_assert_cmpstr (words, ==, "What was played is better, by about 35 points (± 5).");
}

static void
check_same (const CanastaReview *one, const CanastaReview *other)
{
  g_assert_cmpint (one->start, ==, other->start);
  g_assert_cmpint (one->luck, ==, other->luck);
  g_assert_cmpuint (one->steps->len, ==, other->steps->len);
  for (guint i = 0; i < one->steps->len; i++)
    {
      g_assert_cmpint (get_step (one, i)->effect, ==, get_step (other, i)->effect);
      g_assert_cmpint (get_step (one, i)->error, ==, get_step (other, i)->error);
      g_assert_cmpint (get_step (one, i)->worth, ==, get_step (other, i)->worth);
      g_assert_true (canasta_action_equal (&get_step (one, i)->better,
                                           &get_step (other, i)->better));
    }
}

/* What an async review has said. */
typedef struct
{
  GThread *thread;              /* where it was asked for */
  GCancellable *stopper;        /* stops it at the first news, or NULL */
  guint done;
  guint total;
  CanastaReview *review;
  GError *error;
} Heard;

static void
progress_cb (guint done, guint total, gpointer data)
{
  Heard *heard = data;

  g_assert_true (g_thread_self () == heard->thread);
  g_assert_cmpuint (done, >, heard->done);
  g_assert_cmpuint (done, <=, total);
  heard->done = done;
  heard->total = total;
  g_cancellable_cancel (heard->stopper);
}

static void
reviewed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Heard *heard = data;

  heard->review = canasta_review_round_finish (result, &heard->error);
}

static void
review_beside (CanastaMatch *match, Heard *heard)
{
  const CanastaReviewOptions options = {
    .rollouts = 120, .worth_rollouts = 8, .threads = 2, .seed = 1,
  };

  heard->thread = g_thread_self ();
  canasta_review_round_async (match, 1, 0, &options, progress_cb, heard, heard->stopper,
                              reviewed_cb, heard);
  /* Meanwhile nobody runs the context, and what is told waits. */
  while (!heard->review && !heard->error)
    {
      g_usleep (1000);
      g_main_context_iteration (NULL, FALSE);
    }
}

static void
test_threads (void)
{
  g_autoptr (CanastaMatch) match = play_round (4, "asking=0", 5);
  g_autoptr (CanastaReview) one = review (match, 0, 1, 120);
  g_autoptr (CanastaReview) three = review (match, 0, 3, 120);
  Heard heard = { 0 };

  check_same (one, three);
  review_beside (match, &heard);
  g_assert_no_error (heard.error);
  check_same (one, heard.review);
  g_assert_cmpuint (heard.done, ==, heard.total);
  g_assert_cmpuint (heard.total, ==, one->steps->len);
  canasta_review_free (heard.review);
}

static void
test_stop (void)
{
  g_autoptr (CanastaMatch) match = play_round (4, "asking=0", 5);
  g_autoptr (GCancellable) stopper = g_cancellable_new ();
  Heard heard = { .stopper = stopper };

  review_beside (match, &heard);
  g_assert_error (heard.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (heard.review);
  g_assert_cmpuint (heard.done, <, heard.total);
  g_error_free (heard.error);
}

static void
test_refused (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "asking=0");
  g_autoptr (CanastaMatch) match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 3, NULL);
  const CanastaReviewOptions options = { .rollouts = 10, .worth_rollouts = 1, .seed = 1 };
  static const struct
  {
    guint round;
    const char *says;
  } rows[] = {
    { 0, "Round 0 is not in this match’s record: the first one there is round 1, the last one round "
         "1." },
    { 1, "Round 1 is not over yet." },
    { 2, "Round 2 is not in this match’s record: the first one there is round 1, the last one round "
         "1." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (canasta_review_round (match, rows[i].round, 0, &options, NULL, NULL, NULL,
                                           &error));
      g_assert_cmpstr (error->message, ==, rows[i].says);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/review/sums", test_sums);
  g_test_add_func ("/review/every-seat", test_every_seat);
  g_test_add_func ("/review/kept-position", test_kept_position);
  g_test_add_func ("/review/mistakes", test_mistakes);
  g_test_add_func ("/review/forced", test_forced);
  g_test_add_func ("/review/units", test_units);
  g_test_add_func ("/review/find-words", test_find_words);
  g_test_add_func ("/review/threads", test_threads);
  g_test_add_func ("/review/stop", test_stop);
  g_test_add_func ("/review/refused", test_refused);
  return g_test_run ();
}

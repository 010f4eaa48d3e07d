/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One review at a time: whoever starts another one, or lets go of the reviewer,
 * stops it. What a review that was stopped still tells is not heard. */
#include "config.h"

#include "session/reviewer.h"

#include "session/kept-reviews.h"

struct _CanastaReviewer
{
  GObject parent_instance;

  char *folder;                 /* of the reviews that are kept */
  CanastaMatch *match;          /* what was asked for last: of it … */
  guint round;                  /* … this round … */
  guint seat;                   /* … for this seat */
  GCancellable *work;           /* while it works, or NULL */
  double progress;
  CanastaReview *review;        /* what was found, or NULL */
  char *problem;                /* why nothing was, or NULL */
};

G_DEFINE_FINAL_TYPE (CanastaReviewer, canasta_reviewer, G_TYPE_OBJECT)

enum
{
  CHANGED,
  PROGRESSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Who is told of a review at work. */
typedef struct
{
  CanastaReviewer *reviewer;    /* weak, NULL when it is gone */
  GCancellable *work;
} Listener;

static void
listener_free (Listener *self)
{
  g_clear_weak_pointer (&self->reviewer);
  g_object_unref (self->work);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Listener, listener_free)

static gboolean
is_heard (const Listener *self)
{
  return self->reviewer && self->reviewer->work == self->work;
}

static void
give_up_work (CanastaReviewer *self)
{
  if (self->work)
    g_cancellable_cancel (self->work);
  g_clear_object (&self->work);
}

static void
forget (CanastaReviewer *self)
{
  give_up_work (self);
  g_clear_object (&self->match);
  g_clear_pointer (&self->review, canasta_review_free);
  g_clear_pointer (&self->problem, g_free);
  self->progress = 0;
}

static void
canasta_reviewer_dispose (GObject *object)
{
  forget (CANASTA_REVIEWER (object));
  G_OBJECT_CLASS (canasta_reviewer_parent_class)->dispose (object);
}

static void
canasta_reviewer_finalize (GObject *object)
{
  g_free (CANASTA_REVIEWER (object)->folder);
  G_OBJECT_CLASS (canasta_reviewer_parent_class)->finalize (object);
}

static void
canasta_reviewer_class_init (CanastaReviewerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_reviewer_dispose;
  G_OBJECT_CLASS (class)->finalize = canasta_reviewer_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PROGRESSED] = g_signal_new ("progressed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
canasta_reviewer_init (CanastaReviewer *self)
{
}

/**
 * canasta_reviewer_new:
 * @folder: where reviews are kept
 *
 * Returns: (transfer full): a reviewer that has nothing to do yet
 */
CanastaReviewer *
canasta_reviewer_new (const char *folder)
{
  CanastaReviewer *self = g_object_new (CANASTA_TYPE_REVIEWER, NULL);

  self->folder = g_strdup (folder);
  return self;
}

static void
progress_cb (guint done, guint total, gpointer data)
{
  const Listener *listener = data;

  if (!is_heard (listener))
    return;
  listener->reviewer->progress = done / (double) total;
  g_signal_emit (listener->reviewer, signals[PROGRESSED], 0);
}

static void
reviewed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Listener) listener = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaReview) review = canasta_review_round_finish (result, &error);
  CanastaReviewer *self = listener->reviewer;

  if (!is_heard (listener))
    return;
  g_clear_object (&self->work);
  self->review = g_steal_pointer (&review);
  self->problem = error ? g_strdup (error->message) : NULL;
  if (self->review)
    canasta_kept_reviews_keep (self->folder, self->match, self->review);
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
is_known (CanastaReviewer *self, CanastaMatch *match, guint round, guint seat)
{
  return (self->work || self->review) && self->match == match && self->round == round
         && self->seat == seat;
}

static void
begin_work (CanastaReviewer *self)
{
  CanastaReviewOptions options;
  Listener *listener = g_new0 (Listener, 1);

  self->work = g_cancellable_new ();
  g_set_weak_pointer (&listener->reviewer, self);
  listener->work = g_object_ref (self->work);
  canasta_review_init_options (&options, canasta_match_get_table (self->match));
  options.threads = g_get_num_processors ();
  canasta_review_round_async (self->match, self->round, self->seat, &options, progress_cb,
                              listener, self->work, reviewed_cb, listener);
}

/**
 * canasta_reviewer_start:
 * @self: a reviewer
 * @match: a match; it may go on meanwhile
 * @round: a round of it that is over
 * @seat: whose decisions are reviewed
 *
 * Begins, unless that is being reviewed already, or was before.
 */
void
canasta_reviewer_start (CanastaReviewer *self, CanastaMatch *match, guint round, guint seat)
{
  CanastaReview *kept;

  if (is_known (self, match, round, seat))
    return;
  /* Before the last one goes, so that whoever shows that one can tell them apart. */
  kept = canasta_kept_reviews_find (self->folder, match, round, seat);
  forget (self);
  self->match = g_object_ref (match);
  self->round = round;
  self->seat = seat;
  self->review = kept;
  if (!kept)
    begin_work (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Nothing is found then. */
void
canasta_reviewer_stop (CanastaReviewer *self)
{
  if (!self->work)
    return;
  give_up_work (self);
  self->progress = 0;
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
canasta_reviewer_is_working (CanastaReviewer *self)
{
  return self->work != NULL;
}

/* From 0 to 1. */
double
canasta_reviewer_get_progress (CanastaReviewer *self)
{
  return self->progress;
}

/**
 * canasta_reviewer_get_match:
 * @self: a reviewer
 *
 * Returns: (transfer none) (nullable): what was asked for last
 */
CanastaMatch *
canasta_reviewer_get_match (CanastaReviewer *self)
{
  return self->match;
}

/**
 * canasta_reviewer_get_review:
 * @self: a reviewer
 *
 * Returns: (transfer none) (nullable): what was found; %NULL while it works, and
 *   where it was stopped
 */
const CanastaReview *
canasta_reviewer_get_review (CanastaReviewer *self)
{
  return self->review;
}

/**
 * canasta_reviewer_get_problem:
 * @self: a reviewer
 *
 * Returns: (nullable): why nothing was found
 */
const char *
canasta_reviewer_get_problem (CanastaReviewer *self)
{
  return self->problem;
}

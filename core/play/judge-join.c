/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judging whether two own melds may be put together. */
#include "config.h"

#include "play/judge.h"

static gboolean
find (CanastaJudge *judge, const CanastaMeldName *name, guint *place)
{
  *place = canasta_side_melds_find (&judge->own, name);
  return *place != CANASTA_NEW_MELD
         || canasta_refuse_rank (judge->refusal, CANASTA_REASON_NO_SUCH_MELD, NO_RULE, name->rank,
                                 MAX (name->number, 1),
                                 (int) canasta_side_melds_count (&judge->own, name->naming,
                                                                 name->rank));
}

/* The player has a way on with the melds put together, and keeps a promise. */
static gboolean
judge_after (CanastaJudge *judge)
{
  CanastaBoard after = *judge->board;
  CanastaAction meld;
  CanastaCard discard;
  int playable = canasta_judge_count_playable (judge);
  CanastaOutcome outcome = canasta_judge_get_outcome (judge, playable);

  canasta_board_unite_melds (&after, judge->plan->layout.of[0].place, judge->plan->joined,
                             &judge->plan->layout.of[0].meld);
  if (judge->answer == CANASTA_ANSWER_YES)
    return canasta_way_out_plan (judge->table, &after, judge->hand, judge->answer,
                                 CANASTA_LEGAL_STEPS, &meld, NULL, &discard)
           || canasta_refuse (judge->refusal, CANASTA_REASON_MUST_GO_OUT, RULE (asking),
                              CANASTA_NO_NUMBER, playable);
  return (outcome != CANASTA_OUTCOME_LAST_CARD && outcome != CANASTA_OUTCOME_OUT)
         || canasta_judge_may_go_out_told (judge->table, &after, judge->answer, judge->refusal);
}

gboolean
canasta_judge_join (CanastaJudge *judge, const CanastaAction *action)
{
  CanastaLaying *laying;
  guint one, other;

  if (!judge->rules->join_melds || action->n_groups != 1)
    return canasta_refuse (judge->refusal, CANASTA_REASON_WRONG_PHASE, RULE (join_melds),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (!canasta_judge_in_phase (judge, CANASTA_PHASE_PLAY))
    return FALSE;
  canasta_judge_open_plan (judge);
  if (!find (judge, &action->groups[0].name, &other) || !find (judge, &action->name, &one))
    return FALSE;
  if (one == other)
    return canasta_refuse_rank (judge->refusal, CANASTA_REASON_NO_SUCH_MELD, NO_RULE,
                                action->name.rank, 2, 1);

  laying = &judge->plan->layout.of[0];
  judge->plan->layout.n = 1;
  judge->plan->n_from_hand = 0;
  judge->plan->joined = (guint8) other;
  laying->place = (guint8) one;
  return canasta_meld_unite (&judge->own.melds[one], &judge->own.melds[other], judge->own.forms,
                             &laying->meld, judge->refusal)
         && judge_after (judge);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of legality share while they judge one action; private to
 * play/. */

#pragma once

#include "play/legality.h"
#include "rules/refuse.h"

G_BEGIN_DECLS

/* A judgement at work. @left is what the hand would hold afterwards, @playable
 * the cards among them that are not red threes. */
typedef struct
{
  const CanastaTable *table;
  const CanastaRuleValues *rules;
  const CanastaBoard *board;
  const CanastaCardSet *hand;
  CanastaPlan *plan;
  CanastaRefusal *refusal;
  guint seat;
  guint side;
  CanastaSideMelds own;         /* the melds of the side */
  CanastaAnswer answer;         /* the partner's */
  int left;
  int playable;
  int most;                     /* the same, with all that may yet come from the stock */
  gboolean under_black_three;   /* the pile is taken under a black three */
  gboolean asked;               /* the variant has been asked which discards it bars */
  guint16 barred;               /* the ranks it does, as bits */
} CanastaJudge;

/* A judgement of the player to act, as if the partner had answered so. */
static inline CanastaJudge
canasta_judge_begin (const CanastaTable *table, const CanastaBoard *board,
                     const CanastaCardSet *hand, CanastaAnswer answer, CanastaPlan *plan)
{
  plan->layout.n = 0;
  return (CanastaJudge){
    .table = table, .rules = &table->rules, .board = board, .hand = hand, .plan = plan,
    .seat = board->to_act, .side = board->side[board->to_act], .answer = answer,
  };
}

static inline int
canasta_judge_count_playable (const CanastaJudge *judge)
{
  return judge->board->hand_count[judge->seat]
         - canasta_roles_count_aside (&judge->table->roles, judge->hand);
}

/* What becomes of the player with so many cards left, and whether that leads to going out. */
static inline CanastaOutcome
canasta_judge_get_outcome (const CanastaJudge *judge, int left)
{
  return canasta_board_get_outcome (judge->board, judge->table, judge->seat, left);
}

static inline gboolean
canasta_judge_ends_hand (const CanastaJudge *judge, int left)
{
  return canasta_board_ends_hand (judge->board, judge->table, judge->seat, left);
}

/* Whether some player has not had a turn yet. */
static inline gboolean
canasta_is_first_lap (const CanastaTable *table, const CanastaBoard *board)
{
  for (guint seat = 0; seat < table->players; seat++)
    if (board->next[seat] != CANASTA_NO_SEAT && !((board->had_turn >> seat) & 1))
      return TRUE;
  return FALSE;
}

/* The one card of the pile that may not go back if it is taken now, or CANASTA_NO_CARD; one
 * like it in the hand frees it. */
static inline CanastaCard
canasta_find_lone_card (const CanastaTable *table, const CanastaBoard *board,
                        const CanastaCardSet *hand)
{
  CanastaCard top = canasta_board_get_top (board);

  if (!canasta_bars_keep_lone (&table->bars) || board->pile_count != 1
      || (canasta_faces_have (table->roles.aside, top) && !table->by_hand)
      || canasta_faces_have (table->roles.set_aside, top)
      || canasta_card_set_count_card (hand, top) > 0)
    return CANASTA_NO_CARD;
  return top;
}

/* judge.c */
void      canasta_judge_open_plan       (CanastaJudge          *judge);
gboolean  canasta_judge_wrong_phase     (CanastaJudge          *judge);
gboolean  canasta_judge_hold            (CanastaJudge          *judge,
                                         CanastaCardSet        *there,
                                         const CanastaCardSet  *cards);

static inline gboolean
canasta_judge_in_phase (CanastaJudge *judge, CanastaPhase phase)
{
  return judge->board->phase == phase || canasta_judge_wrong_phase (judge);
}

/* carry-out.c */
void      canasta_board_carry_out       (CanastaBoard          *board,
                                         const CanastaPlan     *plan,
                                         guint                  seat);
void      canasta_board_note_taken      (CanastaBoard          *board,
                                         const CanastaTable    *table,
                                         guint                  seat,
                                         const CanastaPlan     *plan);
void      canasta_board_pick_up         (CanastaBoard          *board,
                                         const CanastaTable    *table,
                                         CanastaCardSet        *hand,
                                         const CanastaPlan     *plan);

/* concealed.c */
gboolean  canasta_board_is_concealed    (const CanastaTable    *table,
                                         const CanastaBoard    *board,
                                         guint                  seat,
                                         const CanastaPlan     *plan);

/* outlook.c */
gboolean  canasta_judge_needs           (const CanastaTable    *table,
                                         const CanastaBoard    *board,
                                         guint                  seat,
                                         const CanastaPlan     *plan,
                                         int                    left,
                                         CanastaAnswer          answer,
                                         CanastaRefusal        *refusal);
gboolean  canasta_judge_needs_besides_melds
                                        (const CanastaTable    *table,
                                         const CanastaBoard    *board,
                                         guint                  seat,
                                         CanastaAnswer          answer);

/* judge-end.c */
gboolean  canasta_judge_may_finish      (CanastaJudge          *judge,
                                         CanastaRefusal        *refusal);
gboolean  canasta_judge_may_go_out_told (const CanastaTable    *table,
                                         const CanastaBoard    *board,
                                         CanastaAnswer          answer,
                                         CanastaRefusal        *refusal);
gboolean  canasta_judge_leads_out       (CanastaJudge          *judge);
gboolean  canasta_judge_keeping_last (CanastaJudge         *judge);
gboolean  canasta_judge_going_out       (CanastaJudge          *judge);
gboolean  canasta_judge_leaves_lone     (CanastaJudge          *judge);

/* judge-discard.c */
gboolean  canasta_judge_discard         (CanastaJudge          *judge,
                                         CanastaCard            card);
gboolean  canasta_judge_last_discard (const CanastaJudge   *judge,
                                     CanastaCard            card);
gboolean  canasta_judge_out             (CanastaJudge          *judge);
gboolean  canasta_judge_last_kept       (CanastaJudge          *judge);

/* judge-laid.c */
gboolean  canasta_judge_limits          (CanastaJudge          *judge);
gboolean  canasta_judge_first_melds     (CanastaJudge          *judge);

/* Whether the side has opened, or may open with what is laid. */
static inline gboolean
canasta_judge_opening (CanastaJudge *judge)
{
  return canasta_board_has_opened (judge->board, judge->side) || canasta_judge_first_melds (judge);
}

/* judge-meld.c */
gboolean  canasta_judge_keep            (CanastaJudge          *judge);
gboolean  canasta_judge_meld            (CanastaJudge          *judge,
                                         const CanastaAction   *action);
gboolean  canasta_judge_withdraw        (CanastaJudge          *judge,
                                         const CanastaAction   *action);
gboolean  canasta_judge_meld_told       (const CanastaTable    *table,
                                         const CanastaBoard    *board,
                                         const CanastaCardSet  *hand,
                                         const CanastaAction   *meld,
                                         CanastaAnswer          answer,
                                         CanastaPlan           *plan);

/* judge-take.c */
gboolean  canasta_judge_take            (CanastaJudge          *judge,
                                         const CanastaAction   *action);
gboolean  canasta_judge_take_told       (const CanastaTable    *table,
                                         const CanastaBoard    *board,
                                         const CanastaCardSet  *hand,
                                         const CanastaAction   *take,
                                         CanastaAnswer          answer,
                                         CanastaPlan           *plan);

/* judge-draw.c */
gboolean  canasta_judge_draw            (CanastaJudge          *judge);
gboolean  canasta_judge_pass            (CanastaJudge          *judge);
gboolean  canasta_judge_lay             (CanastaJudge          *judge,
                                         CanastaCard            card);

/* judge-join.c */
gboolean  canasta_judge_join            (CanastaJudge          *judge,
                                         const CanastaAction   *action);

/* judge-ask.c */
gboolean  canasta_judge_ask             (CanastaJudge          *judge);

G_END_DECLS

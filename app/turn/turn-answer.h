/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a turn answers an intent: the ways to end one, for the parts of the turn. */

#pragma once

#include "turn/turn.h"

G_BEGIN_DECLS

void          canasta_turn_begin           (CanastaTurn           *self);
void          canasta_turn_end             (CanastaTurn           *self);
CanastaReply  canasta_turn_hand_over       (CanastaTurn           *self,
                                            const CanastaAction   *action);
CanastaReply  canasta_turn_play_plain      (CanastaTurn           *self,
                                            CanastaActionKind      kind);
CanastaReply  canasta_turn_answer_refusal  (CanastaTurn           *self,
                                            const CanastaRefusal  *refusal);
CanastaReply  canasta_turn_answer_missing  (CanastaTurn           *self,
                                            CanastaSayingKind      kind);
CanastaReply  canasta_turn_explain         (CanastaTurn           *self,
                                            CanastaReply           reply);
CanastaReply  canasta_turn_ask             (CanastaTurn           *self,
                                            CanastaQuestion        question);
CanastaReply  canasta_turn_offer           (CanastaTurn           *self,
                                            CanastaOffer           offer,
                                            GArray                *offered);
void          canasta_turn_forget_choice   (CanastaTurn           *self);
void          canasta_turn_clear_selection (CanastaTurn           *self);
gboolean      canasta_turn_check_mine      (CanastaTurn           *self);
gboolean      canasta_turn_takes_at_once   (CanastaTurn           *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of a turn that takes the pile, lays cards down and takes an opening
 * back. */

#pragma once

#include "turn/turn.h"

G_BEGIN_DECLS

CanastaReply  canasta_turn_take          (CanastaTurn    *self);
CanastaReply  canasta_turn_finish_take   (CanastaTurn    *self);
CanastaReply  canasta_turn_meld          (CanastaTurn    *self);
CanastaReply  canasta_turn_join          (CanastaTurn    *self);
gboolean      canasta_turn_must_withdraw (CanastaTurn    *self,
                                          CanastaAction  *withdraw);
CanastaReply  canasta_turn_withdraw      (CanastaTurn    *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/intent.h"

/* The name of the action that stands for it in menus, shortcuts and for
 * assistive technology. */
const char *
canasta_intent_get_action (CanastaIntent intent)
{
  static const char *const actions[CANASTA_N_INTENTS] = {
    [CANASTA_INTENT_DRAW] = "table.draw",
    [CANASTA_INTENT_TAKE] = "table.take",
    [CANASTA_INTENT_PASS] = "table.pass",
    [CANASTA_INTENT_MELD] = "table.meld",
    [CANASTA_INTENT_JOIN] = "table.join",
    [CANASTA_INTENT_DISCARD] = "table.discard",
    [CANASTA_INTENT_GO_OUT] = "table.go-out",
    [CANASTA_INTENT_ASK] = "table.ask",
    [CANASTA_INTENT_YES] = "table.yes",
    [CANASTA_INTENT_NO] = "table.no",
    [CANASTA_INTENT_CONFIRM] = "table.confirm",
    [CANASTA_INTENT_CANCEL] = "table.cancel",
    [CANASTA_INTENT_HINT] = "table.hint",
    [CANASTA_INTENT_UNDO] = "table.undo",
    [CANASTA_INTENT_UNDO_ALL] = "table.undo-all",
    [CANASTA_INTENT_REDO] = "table.redo",
    [CANASTA_INTENT_SORT] = "table.sort",
    [CANASTA_INTENT_SKIP] = "table.skip",
  };

  return actions[intent];
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why an action is not legal: a code, the rule behind it and the numbers. */

#pragma once

#include "cards/card.h"
#include "rules/rules.h"
#include "rules/table.h"

G_BEGIN_DECLS

/**
 * CanastaReason:
 *
 * The reasons for a refusal. Their codes in the notation and what their numbers
 * mean are listed by [func@reason_get_code] and [func@reason_describe].
 */
typedef enum
{
  CANASTA_REASON_NONE,
  CANASTA_REASON_NOT_AN_ACTION,
  CANASTA_REASON_WRONG_PHASE,
  CANASTA_REASON_NOT_YOUR_TURN,
  CANASTA_REASON_CARD_NOT_HELD,
  CANASTA_REASON_WRONG_RANK,
  CANASTA_REASON_MIXED_RANKS,
  CANASTA_REASON_NOT_A_SEQUENCE,
  CANASTA_REASON_WILD_ENCLOSED,
  CANASTA_REASON_NO_GROUP,
  CANASTA_REASON_NO_SUCH_MELD,
  CANASTA_REASON_TOO_FEW_CARDS,
  CANASTA_REASON_TOO_MANY_CARDS,
  CANASTA_REASON_TOO_FEW_NATURALS,
  CANASTA_REASON_TOO_MANY_WILDS,
  CANASTA_REASON_WILDS_EXCEED_NATURALS,
  CANASTA_REASON_WILD_MELD,
  CANASTA_REASON_MELD_CLOSED,
  CANASTA_REASON_MELD_COMPLETE,
  CANASTA_REASON_BLACK_THREES_ONLY_GOING_OUT,
  CANASTA_REASON_RED_THREE,
  CANASTA_REASON_PILE_EMPTY,
  CANASTA_REASON_PILE_STOPPED,
  CANASTA_REASON_FROZEN_NEEDS_NATURAL_PAIR,
  CANASTA_REASON_FROZEN_UNTIL_OPENED,
  CANASTA_REASON_PILE_NEEDS_NATURAL,
  CANASTA_REASON_TAKE_NOT_ALLOWED,
  CANASTA_REASON_ONE_CARD_PILE,
  CANASTA_REASON_PILE_NOT_MELDED,
  CANASTA_REASON_BELOW_MINIMUM,
  CANASTA_REASON_SINGLE_MELD_BELOW_MINIMUM,
  CANASTA_REASON_NEEDS_KIND_TO_OPEN,
  CANASTA_REASON_NOTHING_TO_WITHDRAW,
  CANASTA_REASON_KEEP_A_CARD,
  CANASTA_REASON_TOO_FEW_CANASTAS,
  CANASTA_REASON_NEEDS_SEQUENCE,
  CANASTA_REASON_NEEDS_CANASTA_KIND,
  CANASTA_REASON_TOO_FEW_RED_THREES,
  CANASTA_REASON_SECOND_HAND_NEEDED,
  CANASTA_REASON_PARTNER_SECOND_HAND,
  CANASTA_REASON_PARTNER_SECOND_HAND_LEFT,
  CANASTA_REASON_FINAL_DISCARD,
  CANASTA_REASON_LAST_CARD_BARRED,
  CANASTA_REASON_LONE_CARD_BACK,
  CANASTA_REASON_MUST_ASK,
  CANASTA_REASON_PARTNER_SAID_NO,
  CANASTA_REASON_MUST_GO_OUT,
  CANASTA_REASON_CANNOT_GO_OUT,
  CANASTA_REASON_MUST_TAKE_PILE,
  CANASTA_REASON_STOCK_EMPTY,
  CANASTA_REASON_STOCK_NOT_EMPTY,
  CANASTA_REASON_NOTHING_TO_ASK,
  CANASTA_REASON_DISCARD_NOT_ALLOWED,
  CANASTA_REASON_RANK_BARRED,
  CANASTA_REASON_DEAL_ENDED,
  CANASTA_REASON_VARIANT_FAILED,
  CANASTA_REASON_RULE_NOT_BUILT,
} CanastaReason;

#define CANASTA_N_REASONS (CANASTA_REASON_RULE_NOT_BUILT + 1)

#define CANASTA_NO_NUMBER G_MININT32

/**
 * CanastaTiming:
 * @CANASTA_TIMING_ANY: nothing more is to be said of the moment
 * @CANASTA_TIMING_TO_DRAW: the turn begins with a draw, or with the pile
 * @CANASTA_TIMING_HAS_DRAWN: the draw of the turn has been
 * @CANASTA_TIMING_HAS_TAKEN: the pile has been taken in this turn
 *
 * What the moment is, where it is the wrong one.
 */
typedef enum
{
  CANASTA_TIMING_ANY,
  CANASTA_TIMING_TO_DRAW,
  CANASTA_TIMING_HAS_DRAWN,
  CANASTA_TIMING_HAS_TAKEN,
} CanastaTiming;

/**
 * CanastaLack:
 * @reason: the #CanastaReason that keeps a player from going out
 * @canasta: the class of canastas that are missing, where it is about one
 * @need: how many it takes
 * @have: how many there would be
 *
 * Why cards must be kept: what going out lacks.
 */
typedef struct
{
  guint8 reason;
  guint8 canasta;
  gint32 need;
  gint32 have;
} CanastaLack;

/**
 * CanastaRefusal:
 * @reason: a #CanastaReason
 * @rule: the offset of the rule behind it in #CanastaRuleValues, or −1
 * @need: what is needed: cards, points or canastas, or the limit that is
 *   passed; %CANASTA_NO_NUMBER where the reason has none
 * @have: what is there, counted from the hand; %CANASTA_NO_NUMBER likewise
 * @rank: the rank it is about, or −1
 * @card: the card it is about, or %CANASTA_NO_CARD
 * @timing: a #CanastaTiming, where @reason is that it is the wrong one
 * @canasta: the class of canastas it is about, or %CANASTA_CLASS_NONE
 * @held: how many of @card the hand has, where it has some and too few; 0 otherwise
 * @wanted: how many of it the hand would have to have then
 * @sentence: what a variant says of it, as a quark, or 0
 * @lack: where cards must be kept, what going out lacks; no reason otherwise
 */
typedef struct
{
  guint8 reason;
  CanastaCard card;
  gint16 rank;
  gint16 rule;
  guint8 timing;
  guint8 canasta;
  guint8 held;
  guint8 wanted;
  gint32 need;
  gint32 have;
  GQuark sentence;
  CanastaLack lack;
} CanastaRefusal;

CANASTA_API const char         *canasta_reason_get_code      (CanastaReason          reason);
CANASTA_API const char         *canasta_reason_describe      (CanastaReason          reason,
                                                              const char           **need,
                                                              const char           **have);
CANASTA_API const CanastaRule  *canasta_refusal_get_rule     (const CanastaRefusal  *refusal);
CANASTA_API char               *canasta_refusal_get_message  (const CanastaRefusal  *refusal,
                                                              const CanastaTable    *table,
                                                              const char            *partner);

G_END_DECLS

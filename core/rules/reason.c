/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The codes of refusals and what their numbers mean: the list other programs
 * rely on. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "rules/refusal.h"

typedef struct
{
  const char *code;
  const char *description;
  const char *need;
  const char *have;
} Reason;

#define CARDS_NEEDED N_("cards needed")
#define CARDS_THERE N_("cards there")
#define MOST_CARDS N_("cards allowed at most")
#define POINTS_NEEDED N_("points needed")
#define POINTS_THERE N_("points there")

static const Reason reasons[CANASTA_N_REASONS] = {
  [CANASTA_REASON_NONE] = { "none", N_("Nothing is wrong.") },
  [CANASTA_REASON_NOT_AN_ACTION] = { "not-an-action", N_("The text is not an action.") },
  [CANASTA_REASON_WRONG_PHASE] = { "wrong-phase",
    N_("The action has no place at this point of the turn.") },
  [CANASTA_REASON_NOT_YOUR_TURN] = { "not-your-turn", N_("Another player is to act.") },
  [CANASTA_REASON_CARD_NOT_HELD] = { "card-not-held", N_("A card named is not in the hand.") },
  [CANASTA_REASON_WRONG_RANK] = { "wrong-rank",
    N_("The cards do not have the rank that is asked for.") },
  [CANASTA_REASON_MIXED_RANKS] = { "mixed-ranks", N_("The cards of a meld have different ranks.") },
  [CANASTA_REASON_WILD_ENCLOSED] = {
    "wild-enclosed",
    N_("A wild card fills a gap of the sequence and is not free for another place.") },
  [CANASTA_REASON_NOT_A_SEQUENCE] = { "not-a-sequence",
    N_("The cards are not a sequence of one suit.") },
  [CANASTA_REASON_NO_GROUP] = { "no-group", N_("Cards of this rank are no meld by themselves.") },
  [CANASTA_REASON_NO_SUCH_MELD] = { "no-such-meld",
    N_("The side has no such meld."), N_("number of the meld"), N_("melds there") },
  [CANASTA_REASON_TOO_FEW_CARDS] = { "too-few-cards",
    N_("There are too few cards."), CARDS_NEEDED, CARDS_THERE },
  [CANASTA_REASON_TOO_MANY_CARDS] = { "too-many-cards",
    N_("The meld holds too many cards."), MOST_CARDS, CARDS_THERE },
  [CANASTA_REASON_TOO_FEW_NATURALS] = { "too-few-naturals",
    N_("The meld has too few natural cards."), CARDS_NEEDED, CARDS_THERE },
  [CANASTA_REASON_TOO_MANY_WILDS] = { "too-many-wilds",
    N_("The meld holds too many wild cards."), MOST_CARDS, CARDS_THERE },
  [CANASTA_REASON_WILDS_EXCEED_NATURALS] = { "wilds-exceed-naturals",
    N_("The meld holds more wild cards than natural ones."), MOST_CARDS, CARDS_THERE },
  [CANASTA_REASON_WILD_MELD] = { "wild-meld",
    N_("Wild cards cannot be melded alone like this."), CARDS_NEEDED, CARDS_THERE },
  [CANASTA_REASON_MELD_CLOSED] = { "meld-closed", N_("The meld is closed to further wild cards.") },
  [CANASTA_REASON_MELD_COMPLETE] = { "meld-complete",
    N_("The meld is a canasta that takes no more cards, or none from the pile."),
    NULL, CARDS_THERE },
  [CANASTA_REASON_BLACK_THREES_ONLY_GOING_OUT] = { "black-threes-only-going-out",
    N_("Black threes are melded only when going out.") },
  [CANASTA_REASON_RED_THREE] = { "red-three",
    N_("A red three is neither melded nor discarded; it is laid down.") },
  [CANASTA_REASON_PILE_EMPTY] = { "pile-empty", N_("There is no discard pile.") },
  [CANASTA_REASON_PILE_STOPPED] = { "pile-stopped",
    N_("The top card of the pile cannot be taken.") },
  [CANASTA_REASON_FROZEN_NEEDS_NATURAL_PAIR] = { "frozen-needs-natural-pair",
    N_("The pile is frozen and needs a natural pair from the hand."), CARDS_NEEDED, CARDS_THERE },
  [CANASTA_REASON_FROZEN_UNTIL_OPENED] = { "frozen-until-opened",
    N_("The pile is frozen for the side until it opens."), CARDS_NEEDED, CARDS_THERE },
  [CANASTA_REASON_PILE_NEEDS_NATURAL] = { "pile-needs-natural",
    N_("The pile cannot be taken with wild cards alone."), CARDS_NEEDED, CARDS_THERE },
  [CANASTA_REASON_TAKE_NOT_ALLOWED] = { "take-not-allowed",
    N_("The rules do not have this way of taking the pile.") },
  [CANASTA_REASON_ONE_CARD_PILE] = { "one-card-pile",
    N_("With one card in hand a pile of one card cannot be taken.") },
  [CANASTA_REASON_PILE_NOT_MELDED] = { "pile-not-melded",
    N_("All cards of the pile must be melded."), CARDS_NEEDED, CARDS_THERE },
  [CANASTA_REASON_BELOW_MINIMUM] = { "below-minimum",
    N_("The opening is below the minimum."), POINTS_NEEDED, POINTS_THERE },
  [CANASTA_REASON_SINGLE_MELD_BELOW_MINIMUM] = { "single-meld-below-minimum",
    N_("No single meld reaches the minimum."), POINTS_NEEDED, POINTS_THERE },
  [CANASTA_REASON_NEEDS_KIND_TO_OPEN] = { "needs-kind-to-open",
    N_("The opening lacks the canasta it must hold."),
    N_("1 for any canasta, 2 for one without wild cards") },
  [CANASTA_REASON_NOTHING_TO_WITHDRAW] = { "nothing-to-withdraw",
    N_("There is no short opening to take back.") },
  [CANASTA_REASON_KEEP_A_CARD] = { "keep-a-card",
    N_("Too few cards would stay in the hand."), CARDS_NEEDED, CARDS_THERE },
  [CANASTA_REASON_TOO_FEW_CANASTAS] = { "too-few-canastas",
    N_("The side has too few canastas to go out."), N_("canastas needed"), N_("canastas there") },
  [CANASTA_REASON_NEEDS_SEQUENCE] = { "needs-sequence",
    N_("The side needs a complete sequence to go out."), N_("sequences needed"),
    N_("sequences there") },
  [CANASTA_REASON_NEEDS_CANASTA_KIND] = { "needs-canasta-kind",
    N_("The side has too few canastas of a kind to go out."), N_("canastas needed"),
    N_("canastas there") },
  [CANASTA_REASON_TOO_FEW_RED_THREES] = { "too-few-red-threes",
    N_("The side has too few red threes to go out."), N_("red threes needed"),
    N_("red threes there") },
  [CANASTA_REASON_SECOND_HAND_NEEDED] = { "second-hand-needed",
    N_("The second hand must be taken up before going out.") },
  [CANASTA_REASON_PARTNER_SECOND_HAND] = { "partner-second-hand",
    N_("A partner has not yet ended a turn with the second hand.") },
  [CANASTA_REASON_PARTNER_SECOND_HAND_LEFT] = { "partner-second-hand-left",
    N_("A partner has not yet taken the second hand up that waits.") },
  [CANASTA_REASON_FINAL_DISCARD] = { "final-discard",
    N_("The rules settle whether the last card is discarded."), N_("cards to discard"), CARDS_THERE },
  [CANASTA_REASON_LAST_CARD_BARRED] = { "last-card-barred",
    N_("This card may not be the last that is discarded.") },
  [CANASTA_REASON_LONE_CARD_BACK] = { "lone-card-back",
    N_("The one card of a pile does not go back in the turn in which it was taken.") },
  [CANASTA_REASON_MUST_ASK] = { "must-ask", N_("The partner must be asked before going out.") },
  [CANASTA_REASON_PARTNER_SAID_NO] = { "partner-said-no", N_("The partner said no this turn.") },
  [CANASTA_REASON_MUST_GO_OUT] = { "must-go-out",
    N_("The partner said yes: the turn must end by going out."), NULL, CARDS_THERE },
  [CANASTA_REASON_CANNOT_GO_OUT] = { "cannot-go-out",
    N_("Going out is not possible like this."), NULL, CARDS_THERE },
  [CANASTA_REASON_MUST_TAKE_PILE] = { "must-take-pile",
    N_("The stock is empty and the pile must be taken.") },
  [CANASTA_REASON_STOCK_EMPTY] = { "stock-empty", N_("The stock is empty.") },
  [CANASTA_REASON_STOCK_NOT_EMPTY] = { "stock-not-empty",
    N_("The stock still has cards."), NULL, CARDS_THERE },
  [CANASTA_REASON_NOTHING_TO_ASK] = { "nothing-to-ask",
    N_("There is nothing to ask: no partner, no way out, too few cards, or asked already."),
    CARDS_NEEDED, CARDS_THERE },
  [CANASTA_REASON_DISCARD_NOT_ALLOWED] = { "discard-not-allowed",
    N_("The variant does not let this card be discarded now.") },
  [CANASTA_REASON_RANK_BARRED] = { "rank-barred",
    N_("Cards of this rank may not be discarded yet.") },
  [CANASTA_REASON_DEAL_ENDED] = { "deal-ended", N_("The round has ended.") },
  [CANASTA_REASON_VARIANT_FAILED] = { "variant-failed",
    N_("The variant gave no usable answer; nothing more is played.") },
  [CANASTA_REASON_RULE_NOT_BUILT] = { "rule-not-built", N_("A rule is not implemented.") },
};

/**
 * canasta_reason_get_code:
 * @reason: a reason
 *
 * Returns: (transfer none): its code: `below-minimum`
 */
const char *
canasta_reason_get_code (CanastaReason reason)
{
  g_return_val_if_fail (reason < CANASTA_N_REASONS, "");

  return reasons[reason].code;
}

/**
 * canasta_reason_describe:
 * @reason: a reason
 * @need: (out) (optional) (nullable): what its number `need` counts
 * @have: (out) (optional) (nullable): what its number `have` counts
 *
 * Returns: (transfer none): a description in the language of the interface
 */
const char *
canasta_reason_describe (CanastaReason reason, const char **need, const char **have)
{
  const Reason *self = &reasons[reason];

  g_return_val_if_fail (reason < CANASTA_N_REASONS, "");

  if (need)
    *need = self->need ? _(self->need) : NULL;
  if (have)
    *have = self->have ? _(self->have) : NULL;
  return _(self->description);
}

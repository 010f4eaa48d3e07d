/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints: what a strong player would do with what a seat knows, what else could
 * be done and what it would cost, and why. */

#pragma once

#include "play/legality.h"
#include "play/observation.h"
#include "players/search.h"
#include "rules/refusal.h"

G_BEGIN_DECLS

/**
 * CanastaHintCode:
 * @CANASTA_HINT_PLAYS_OUT_BETTER: played out, it comes out better than the next
 *   idea: `points` a deal
 * @CANASTA_HINT_PLAYS_OUT_EQUAL: played out, nothing comes out better
 * @CANASTA_HINT_CANNOT_TAKE: the pile cannot be taken, for the reason in
 *   `refusal`
 * @CANASTA_HINT_NOTHING_FITS: no cards of the hand go with the top card, of
 *   `rank`, of an open pile; 0 of `rank` where it takes a pair
 * @CANASTA_HINT_LACKS_PAIR: the hand has one card only of `rank`, and an open pile takes two
 * @CANASTA_HINT_LACKS_COMPANY: the hand has one card only of `rank`, and an open pile takes
 *   two, or one and a wild card
 * @CANASTA_HINT_TAKE_BELOW_MINIMUM: taking the pile needs an opening of `points`,
 *   which the hand does not make
 * @CANASTA_HINT_BRINGS_FEW: the pile has `count` cards only
 * @CANASTA_HINT_TAKE_COSTS_WILD: every way to take the pile needs a wild card
 * @CANASTA_HINT_NEARLY_OUT: the side may go out and the hand has `count` cards,
 *   which the pile would fill
 * @CANASTA_HINT_PILE_MAY_STAY: the opponent `seat` has `count` cards and may go
 *   out, so that the cards of the pile may stay in the hand
 * @CANASTA_HINT_LITTLE_FITS: of the `total` cards of the pile only `count` are wild, or of
 *   a rank that the hand or a meld of the side has
 * @CANASTA_HINT_ROUND_WOULD_END: the stock is empty: the round would end
 * @CANASTA_HINT_OPENS_WITH_PILE: taking the pile of `count` cards opens
 * @CANASTA_HINT_FROZEN_PAIR: the hand has the natural pair that a frozen pile of
 *   `count` cards needs
 * @CANASTA_HINT_BRINGS_WILDS: `count` wild cards come with the pile
 * @CANASTA_HINT_BRINGS_CARDS: `count` cards come with the pile, `total` from the
 *   stock
 * @CANASTA_HINT_LAYS_OFF: the pile's top card goes on a meld of `rank` and costs
 *   no card
 * @CANASTA_HINT_SIDE_AHEAD: the side has `points` more on the table when the
 *   round ends
 * @CANASTA_HINT_RED_THREE: red threes are laid down first
 * @CANASTA_HINT_GOES_OUT: the turn ends by going out; the others hold `count`
 *   cards
 * @CANASTA_HINT_MUST_ASK: who goes out must ask before
 * @CANASTA_HINT_ASKS_PARTNER: the partner `seat` holds `count` cards, the opponents
 *   `total`
 * @CANASTA_HINT_HAND_COSTS_LITTLE: the own hand costs `points`, the opponents
 *   hold `count` cards
 * @CANASTA_HINT_CATCHES_OTHERS: the opponents hold `count` cards
 * @CANASTA_HINT_HAND_COSTS_MUCH: the `count` cards of the own hand cost `points`
 * @CANASTA_HINT_PARTNER_HOLDS_CARDS: going out now would cost the `count` cards
 *   of the partner `seat`
 * @CANASTA_HINT_OTHERS_HOLD_FEW: going out now would catch `count` cards only
 * @CANASTA_HINT_WAITS_TO_OPEN: opening would take `count` of `total` cards at least;
 *   pairs can take the pile
 * @CANASTA_HINT_KEEPS_PAIRS: the pile of `count` cards is frozen; pairs in the
 *   hand can take it
 * @CANASTA_HINT_KEEPS_WILD: wild cards would complete no canasta now
 * @CANASTA_HINT_KEEPS_CARDS: laying down would leave `count` cards
 * @CANASTA_HINT_MAY_GO_OUT: the side has the canastas it needs to go out
 * @CANASTA_HINT_BRINGS_SECOND_HAND: the hand is empty, and the second one of `count` cards
 *   comes
 * @CANASTA_HINT_CANASTA: completes a canasta of the class `canasta` and of `rank`,
 *   or in sequence without one; worth `points`
 * @CANASTA_HINT_OPENS_PILE: opens, and the pile is no longer frozen for the side
 * @CANASTA_HINT_OPENS: opens with `points` where `total` are needed
 * @CANASTA_HINT_COUNTS_BEFORE_END: the opponent `seat` has `count` cards and may
 *   go out; the cards laid count `points`
 * @CANASTA_HINT_STOCK_RUNS_OUT: the stock has `count` cards; the cards laid count
 *   `points`
 * @CANASTA_HINT_LACKS_CANASTA: a meld grows that may become a canasta of the class `canasta`,
 *   of which the side has `count` and needs `total` to go out
 * @CANASTA_HINT_CATCHES_UP: opponents have the canastas they need to go out, and a wild card
 *   brings the meld of `rank` to `count` cards, `total` short of the canasta that the side needs
 * @CANASTA_HINT_GROWS_MELD: the meld of `rank`, or a sequence without one, grows to
 *   `count` cards, `total` short of a canasta
 * @CANASTA_HINT_MELD_POINTS: the cards laid count `points`
 * @CANASTA_HINT_ONLY_DISCARD: no other card may be discarded
 * @CANASTA_HINT_FREEZES_PILE: the pile of `count` cards is frozen from now on
 * @CANASTA_HINT_STOPS_PILE: nobody takes the pile of `count` cards under `card`
 * @CANASTA_HINT_SPARE_STOP: the next player, `seat`, does not take the pile, which is the card
 *   thrown alone, and it could be laid down only when going out
 * @CANASTA_HINT_NONE_LEFT: the next player, `seat`, can hold no card of `rank`
 *   and needs one
 * @CANASTA_HINT_PAIR_NOT_LEFT: the next player, `seat`, can hold one card of
 *   `rank` at most and needs two
 * @CANASTA_HINT_THREW_BEFORE: the next player, `seat`, discarded `rank` before
 *   and has no meld of it
 * @CANASTA_HINT_FEW_LEFT: `count` of the `total` cards of `rank` can be seen
 * @CANASTA_HINT_LEFT_BEFORE: the next player, `seat`, did not take a pile with
 *   `rank` on top
 * @CANASTA_HINT_SHEDS_POINTS: the opponent `seat` may go out soon, and the card
 *   costs `points` in the hand
 * @CANASTA_HINT_LONE_CARD: it is the only card that goes with no other
 * @CANASTA_HINT_KEEPS_STOP: the pile has few cards, and `card`, which could stop it, stays in
 *   the hand
 * @CANASTA_HINT_PAIR_NEEDED: the next player, `seat`, needs a natural pair of
 *   `rank`
 * @CANASTA_HINT_SINGLE_CARD: the hand has no other card of `rank`, nor the side a
 *   meld
 * @CANASTA_HINT_SMALL_PILE: the pile has `count` cards only for the next player,
 *   `seat`
 * @CANASTA_HINT_WASTES_WILD: the card thrown is a wild one, and another could be
 * @CANASTA_HINT_GIVES_PILE: the next player, `seat`, can add the card thrown to a
 *   meld and take the pile of `count` cards
 * @CANASTA_HINT_KNOWN_PAIR: everyone saw the next player, `seat`, take up two
 *   cards of the rank of the one thrown, `rank`, which take the pile of `count`
 *   cards
 * @CANASTA_HINT_FITS_OWN_MELD: the card thrown could be added to a meld of the side
 * @CANASTA_HINT_BREAKS_PAIR: the card thrown is one of a pair
 * @CANASTA_HINT_BREAKS_SET: the card thrown is one of `count` of its rank in the hand
 * @CANASTA_HINT_LEFT_UNFROZEN: the pile of `count` cards could be frozen
 * @CANASTA_HINT_LEFT_UNSTOPPED: the next player, `seat`, could be kept from the pile of
 *   `count` cards
 * @CANASTA_HINT_RISKS_PILE: the next player, `seat`, is less likely to take the pile with
 *   another card of the hand
 * @CANASTA_HINT_KEPT_DEAR: the opponent `seat` may go out soon, and a card of `points`
 *   stays in the hand
 * @CANASTA_HINT_KEPT_SINGLE: a card of which the hand has no other of its rank, nor the
 *   side a meld, stays in the hand
 * @CANASTA_HINT_MISSED_OUT: the turn could end by going out, or by a question whether
 *   to; the opponents hold `count` cards
 * @CANASTA_HINT_MISSED_CANASTAS: the canasta that the side needs to go out could be
 *   completed
 * @CANASTA_HINT_MISSED_CANASTA: a canasta worth `points` could be completed
 * @CANASTA_HINT_STAYS_CLOSED: the side could open
 * @CANASTA_HINT_LEFT_PILE: the pile of `count` cards could be taken
 * @CANASTA_HINT_KEPT_BEFORE_END: the opponent `seat` has `count` cards and may go out;
 *   cards of `points` that could be laid stay in the hand
 * @CANASTA_HINT_KEPT_CARDS: cards of `points` that could be laid stay in the hand
 * @CANASTA_HINT_WRONG_PLACE: the same cards could be laid elsewhere
 * @CANASTA_HINT_SPENDS_WILD: `count` wild cards more are laid, and no canasta completed
 * @CANASTA_HINT_LEAVES_FEWER: `count` cards more are laid
 * @CANASTA_HINT_PLAYS_OUT_WORSE: played out, it comes out worse, and nothing simpler
 *   tells why
 *
 * Why a move is proposed or, from %CANASTA_HINT_FIRST_FAULT on, what speaks against
 * one, beside a better one. Each is true of what the seat knows: open cards, the own
 * hand, and what everyone saw happen.
 */
typedef enum
{
  CANASTA_HINT_PLAYS_OUT_BETTER,
  CANASTA_HINT_PLAYS_OUT_EQUAL,
  CANASTA_HINT_CANNOT_TAKE,
  CANASTA_HINT_NOTHING_FITS,
  CANASTA_HINT_LACKS_PAIR,
  CANASTA_HINT_LACKS_COMPANY,
  CANASTA_HINT_TAKE_BELOW_MINIMUM,
  CANASTA_HINT_BRINGS_FEW,
  CANASTA_HINT_TAKE_COSTS_WILD,
  CANASTA_HINT_NEARLY_OUT,
  CANASTA_HINT_PILE_MAY_STAY,
  CANASTA_HINT_LITTLE_FITS,
  CANASTA_HINT_ROUND_WOULD_END,
  CANASTA_HINT_OPENS_WITH_PILE,
  CANASTA_HINT_FROZEN_PAIR,
  CANASTA_HINT_BRINGS_WILDS,
  CANASTA_HINT_BRINGS_CARDS,
  CANASTA_HINT_LAYS_OFF,
  CANASTA_HINT_SIDE_AHEAD,
  CANASTA_HINT_RED_THREE,
  CANASTA_HINT_GOES_OUT,
  CANASTA_HINT_MUST_ASK,
  CANASTA_HINT_ASKS_PARTNER,
  CANASTA_HINT_HAND_COSTS_LITTLE,
  CANASTA_HINT_CATCHES_OTHERS,
  CANASTA_HINT_HAND_COSTS_MUCH,
  CANASTA_HINT_PARTNER_HOLDS_CARDS,
  CANASTA_HINT_OTHERS_HOLD_FEW,
  CANASTA_HINT_WAITS_TO_OPEN,
  CANASTA_HINT_KEEPS_PAIRS,
  CANASTA_HINT_KEEPS_WILD,
  CANASTA_HINT_KEEPS_CARDS,
  CANASTA_HINT_MAY_GO_OUT,
  CANASTA_HINT_BRINGS_SECOND_HAND,
  CANASTA_HINT_CANASTA,
  CANASTA_HINT_OPENS_PILE,
  CANASTA_HINT_OPENS,
  CANASTA_HINT_COUNTS_BEFORE_END,
  CANASTA_HINT_STOCK_RUNS_OUT,
  CANASTA_HINT_LACKS_CANASTA,
  CANASTA_HINT_CATCHES_UP,
  CANASTA_HINT_GROWS_MELD,
  CANASTA_HINT_MELD_POINTS,
  CANASTA_HINT_ONLY_DISCARD,
  CANASTA_HINT_FREEZES_PILE,
  CANASTA_HINT_STOPS_PILE,
  CANASTA_HINT_SPARE_STOP,
  CANASTA_HINT_NONE_LEFT,
  CANASTA_HINT_PAIR_NOT_LEFT,
  CANASTA_HINT_THREW_BEFORE,
  CANASTA_HINT_FEW_LEFT,
  CANASTA_HINT_LEFT_BEFORE,
  CANASTA_HINT_SHEDS_POINTS,
  CANASTA_HINT_LONE_CARD,
  CANASTA_HINT_KEEPS_STOP,
  CANASTA_HINT_PAIR_NEEDED,
  CANASTA_HINT_SINGLE_CARD,
  CANASTA_HINT_SMALL_PILE,
  CANASTA_HINT_WASTES_WILD,
  CANASTA_HINT_GIVES_PILE,
  CANASTA_HINT_KNOWN_PAIR,
  CANASTA_HINT_FITS_OWN_MELD,
  CANASTA_HINT_BREAKS_PAIR,
  CANASTA_HINT_BREAKS_SET,
  CANASTA_HINT_LEFT_UNFROZEN,
  CANASTA_HINT_LEFT_UNSTOPPED,
  CANASTA_HINT_RISKS_PILE,
  CANASTA_HINT_KEPT_DEAR,
  CANASTA_HINT_KEPT_SINGLE,
  CANASTA_HINT_MISSED_OUT,
  CANASTA_HINT_MISSED_CANASTAS,
  CANASTA_HINT_MISSED_CANASTA,
  CANASTA_HINT_STAYS_CLOSED,
  CANASTA_HINT_LEFT_PILE,
  CANASTA_HINT_KEPT_BEFORE_END,
  CANASTA_HINT_KEPT_CARDS,
  CANASTA_HINT_WRONG_PLACE,
  CANASTA_HINT_SPENDS_WILD,
  CANASTA_HINT_LEAVES_FEWER,
  CANASTA_HINT_PLAYS_OUT_WORSE,
} CanastaHintCode;

#define CANASTA_N_HINT_CODES (CANASTA_HINT_PLAYS_OUT_WORSE + 1)

/* Those of moves that are proposed come before it. */
#define CANASTA_HINT_FIRST_FAULT CANASTA_HINT_WASTES_WILD

/**
 * CanastaHintEffect:
 * @CANASTA_HINT_NO_EFFECT: nothing that was to be told
 * @CANASTA_HINT_ALSO_FREEZES: the pile is frozen from then on
 * @CANASTA_HINT_ALSO_GIVES: the next player, `taker`, can add the card to a meld and take
 *   the pile of `stake` cards
 * @CANASTA_HINT_ALSO_GIVES_LITTLE: as well, but the pile has few cards
 * @CANASTA_HINT_ALSO_RISKS: the pile has `stake` cards, and the reason does not make it safe
 * @CANASTA_HINT_ALSO_WAITS: a card of the rank `later` can be added to a meld, and nobody may go
 *   out before that
 *
 * What is true of a card that is thrown, beside the reason to throw it.
 */
typedef enum
{
  CANASTA_HINT_NO_EFFECT,
  CANASTA_HINT_ALSO_FREEZES,
  CANASTA_HINT_ALSO_GIVES,
  CANASTA_HINT_ALSO_GIVES_LITTLE,
  CANASTA_HINT_ALSO_RISKS,
  CANASTA_HINT_ALSO_WAITS,
} CanastaHintEffect;

#define CANASTA_N_HINT_EFFECTS (CANASTA_HINT_ALSO_WAITS + 1)

/**
 * CanastaHintReason:
 * @code: a #CanastaHintCode, which says what the others mean
 * @seat: the player it is about, or %CANASTA_NO_SEAT
 * @card: the card it is about, or %CANASTA_NO_CARD
 * @canasta: the #CanastaCanastaClass it is about, or %CANASTA_CLASS_NONE
 * @rank: the rank it is about, or −1
 * @count: how many cards it is about, or %CANASTA_NO_NUMBER
 * @total: the number @count stands against, or %CANASTA_NO_NUMBER
 * @points: points, or %CANASTA_NO_NUMBER
 * @effect: a #CanastaHintEffect, of a discard that @code is the reason for
 * @taker: who can take the pile by it, or %CANASTA_NO_SEAT
 * @stake: how many cards that pile has, or %CANASTA_NO_NUMBER
 * @later: the rank of a card that can be laid down later, or −1
 * @is_best: whether the search preferred it to other actions, which decides where something
 *   speaks against it
 * @refusal: why the pile cannot be taken, of %CANASTA_HINT_CANNOT_TAKE
 *
 * Why a move is proposed.
 */
typedef struct
{
  guint8 code;
  guint8 seat;
  CanastaCard card;
  guint8 canasta;
  gint16 rank;
  gint32 count;
  gint32 total;
  gint32 points;
  guint8 effect;
  guint8 taker;
  gint32 stake;
  gint16 later;
  gboolean is_best;
  CanastaRefusal refusal;
} CanastaHintReason;

/**
 * CanastaHintIdea:
 * @action: a legal action
 * @reason: why
 * @behind: by how many points a deal it comes out behind the first idea; below 0
 *   where it seems better by less than chance may do
 * @error: the standard error of @behind
 *
 * One thing to do.
 */
typedef struct
{
  CanastaAction action;
  CanastaHintReason reason;
  int behind;
  int error;
} CanastaHintIdea;

#define CANASTA_HINT_MOST_IDEAS 3

/**
 * CanastaHint:
 * @n_ideas: how many ideas, one at least
 * @ideas: the ideas, the best first, each another action
 *
 * What to do, and what else.
 */
typedef struct
{
  guint n_ideas;
  CanastaHintIdea ideas[CANASTA_HINT_MOST_IDEAS];
} CanastaHint;

CANASTA_API void          canasta_hint_init_options  (CanastaSearchOptions        *options,
                                                      guint                        milliseconds);
CANASTA_API CanastaHint  *canasta_hint_find          (const CanastaObservation    *observation,
                                                      const CanastaSearchOptions  *options,
                                                      GCancellable                *cancellable,
                                                      GError                     **error);
CANASTA_API void          canasta_hint_find_async    (const CanastaObservation    *observation,
                                                      const CanastaSearchOptions  *options,
                                                      GCancellable                *cancellable,
                                                      GAsyncReadyCallback          callback,
                                                      gpointer                     user_data);
CANASTA_API CanastaHint  *canasta_hint_find_finish   (GAsyncResult                *result,
                                                      GError                     **error);
CANASTA_API void          canasta_hint_free          (CanastaHint                 *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaHint, canasta_hint_free)

CANASTA_API gboolean      canasta_hint_reason_find   (CanastaHintReason           *self,
                                                      const CanastaObservation    *observation,
                                                      const CanastaAction         *action,
                                                      const CanastaAction         *instead);
CANASTA_API void          canasta_hint_fault_find    (CanastaHintReason           *self,
                                                      const CanastaObservation    *observation,
                                                      const CanastaAction         *action,
                                                      const CanastaAction         *better);
CANASTA_API const char   *canasta_hint_code_get_id   (CanastaHintCode              code);
CANASTA_API const char   *canasta_hint_reason_get_id (const CanastaHintReason     *self);

CANASTA_API char         *canasta_hint_reason_describe
                                                     (const CanastaHintReason     *self,
                                                      const CanastaTable          *table,
                                                      const char *const           *names);
CANASTA_API char         *canasta_hint_describe_action
                                                     (const CanastaObservation    *observation,
                                                      const CanastaAction         *action,
                                                      const char *const           *names);
CANASTA_API char         *canasta_hint_describe_idea (const CanastaHint           *self,
                                                      guint                        idea,
                                                      const CanastaObservation    *observation,
                                                      const char *const           *names);
CANASTA_API char         *canasta_hint_describe      (const CanastaHint           *self,
                                                      guint                        idea,
                                                      const CanastaObservation    *observation,
                                                      const char *const           *names);

G_END_DECLS

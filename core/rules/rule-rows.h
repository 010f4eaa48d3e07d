/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every rule, one row each: its name and its field, group, standard and range,
 * its words, and what it needs to have a say. Beneath a row stands what it gives
 * to other rules, and which of them it cannot hold together with. The property
 * and its validation, the plain struct, the JSON of houses and saved matches,
 * the preference row and the guide all come from here.
 *
 * The standard is the house `classic` for four players.
 *
 * Whoever includes this file says before what is to become of a row, in macros
 * of these names; those it leaves out vanish.
 *
 * CANASTA_ROW_CHOICES (type, options …): the enumeration of a choice, or names
 *   for some values of a number from 0 on
 * CANASTA_ROW_OPTION (value, nick, title, context): one of them; the context
 *   tells its title from the same words that other languages say differently
 * CANASTA_ROW_SWITCH (name, field, group, standard, title, words, …)
 * CANASTA_ROW_NUMBER (name, field, group, standard, least, most, step, title,
 *   words, …)
 * CANASTA_ROW_CHOICE (name, field, group, standard, type, title, words, …)
 * CANASTA_ROW_BANDS (name, field, group, LIST (standard), least, most, step,
 *   title, words, …)
 * CANASTA_ROW_COUNTS: the same
 *   where … is NEEDS (what it needs to have a say), NAMES (type), of numbers ZERO
 *   (what 0 means) and, of counts that may be left out altogether, BY_JOKERS, which
 *   begin with no joker, or BY_LENGTH, which begin with thirteen cards
 * CANASTA_ROW_NEED (need, name, condition): what is met by the values of rules,
 *   and the rule to blame where it is not
 * CANASTA_ROW_SEAT_NEED (need, condition): what is met by who sits at a table
 * CANASTA_ROW_CONTRADICTION (name, other, condition, sentence): two rules that
 *   cannot hold together, and why, a new string in the player's words */

#ifndef CANASTA_ROW_CHOICES
#define CANASTA_ROW_CHOICES(...)
#endif
#ifndef CANASTA_ROW_SWITCH
#define CANASTA_ROW_SWITCH(...)
#endif
#ifndef CANASTA_ROW_NUMBER
#define CANASTA_ROW_NUMBER(...)
#endif
#ifndef CANASTA_ROW_CHOICE
#define CANASTA_ROW_CHOICE(...)
#endif
#ifndef CANASTA_ROW_BANDS
#define CANASTA_ROW_BANDS(...)
#endif
#ifndef CANASTA_ROW_COUNTS
#define CANASTA_ROW_COUNTS(...)
#endif
#ifndef CANASTA_ROW_NEED
#define CANASTA_ROW_NEED(...)
#endif
#ifndef CANASTA_ROW_SEAT_NEED
#define CANASTA_ROW_SEAT_NEED(...)
#endif
#ifndef CANASTA_ROW_CONTRADICTION
#define CANASTA_ROW_CONTRADICTION(...)
#endif

/* The deal */

CANASTA_ROW_NUMBER ("packs", packs, DEAL, 2, 2, 7, 1, N_("Packs of cards"),
  N_("How many packs of 52 cards are shuffled together."))
CANASTA_ROW_CONTRADICTION ("packs", "deal-size", !leaves_stock_for_hands (rules, players),
  describe_hands (rules, players))

CANASTA_ROW_NUMBER ("jokers", jokers, DEAL, 4, 0, 14, 1, N_("Jokers"),
  N_("How many jokers there are in all."))
CANASTA_ROW_NEED (CANASTA_NEEDS_JOKERS, "jokers", rules->jokers > 0)

CANASTA_ROW_NUMBER ("deal-size", deal_size, DEAL, 11, 1, 26, 1, N_("Cards dealt"),
  N_("How many cards each player is dealt."))

CANASTA_ROW_CHOICES (CanastaSecondHands,
  CANASTA_ROW_OPTION (CANASTA_SECOND_HANDS_NONE, "none", NC_("second hands", "None"), "second hands"),
  CANASTA_ROW_OPTION (CANASTA_SECOND_HANDS_PLAYER, "player",
    NC_("second hands", "One for each player"), "second hands"),
  CANASTA_ROW_OPTION (CANASTA_SECOND_HANDS_SIDE, "side",
    NC_("second hands", "One for each side"), "second hands"))
CANASTA_ROW_CHOICE ("second-hands", second_hands, DEAL, CANASTA_SECOND_HANDS_NONE,
  CanastaSecondHands, N_("Second hands"),
  N_("Who is dealt a second hand, to be taken up when the first is used up."))
CANASTA_ROW_NEED (CANASTA_NEEDS_SECOND_HANDS, "second-hands",
  rules->second_hands != CANASTA_SECOND_HANDS_NONE)
CANASTA_ROW_NEED (CANASTA_NEEDS_OWN_SECOND_HANDS, "second-hands",
  rules->second_hands == CANASTA_SECOND_HANDS_PLAYER)
CANASTA_ROW_NEED (CANASTA_NEEDS_SECOND_HANDS_OF_SIDES, "second-hands",
  rules->second_hands == CANASTA_SECOND_HANDS_SIDE)

CANASTA_ROW_NUMBER ("second-hand-size", second_hand_size, DEAL, 0, 0,
  CANASTA_LARGEST_SECOND_HAND, 1,
  N_("Cards of a second hand"),
  N_("How many cards a second hand has."), NEEDS (CANASTA_NEEDS_SECOND_HANDS))
CANASTA_ROW_CONTRADICTION ("second-hands", "second-hand-size",
  rules->second_hands != CANASTA_SECOND_HANDS_NONE && rules->second_hand_size < LEAST_SECOND_HAND,
  describe_least_second_hand ())
CANASTA_ROW_CONTRADICTION ("packs", "second-hand-size", !leaves_stock (rules, players, sides),
  describe_dealt (rules, players, sides))

CANASTA_ROW_NUMBER ("second-hand-lone-size", second_hand_lone_size, DEAL, 0, 0,
  CANASTA_LARGEST_LONE_SECOND_HAND, 1,
  N_("Cards of the lone hand’s second hand"),
  N_("How many cards the second hand has whose player becomes the lone hand; 0 means as many as "
     "the others."),
  NEEDS (CANASTA_NEEDS_SECOND_HANDS_OF_SIDES | CANASTA_NEEDS_LONE_HAND
         | CANASTA_NEEDS_LONE_HAND_BY_SECOND_HAND),
  ZERO (NC_("rule value", "As many as the others")))
CANASTA_ROW_CONTRADICTION ("second-hands", "second-hand-lone-size",
  has_lone_second_hand (rules) && rules->second_hand_lone_size > 0
  && rules->second_hand_lone_size < LEAST_SECOND_HAND,
  describe_least_second_hand ())

CANASTA_ROW_CHOICES (CanastaSecondHandByDiscard,
  CANASTA_ROW_OPTION (CANASTA_SECOND_HAND_AT_ONCE, "at-once",
    NC_("rule value", "Comes into the hand at once")),
  CANASTA_ROW_OPTION (CANASTA_SECOND_HAND_NEXT_TURN, "next-turn",
    NC_("rule value", "Comes when the next turn begins")))
CANASTA_ROW_CHOICE ("second-hand-by-discard", second_hand_by_discard, DEAL,
  CANASTA_SECOND_HAND_AT_ONCE, CanastaSecondHandByDiscard,
  N_("Second hand after a discard"),
  N_("When a player who has discarded the last card takes the second hand up."),
  NEEDS (CANASTA_NEEDS_SECOND_HANDS))
CANASTA_ROW_NEED (CANASTA_NEEDS_SECOND_HAND_AT_ONCE, "second-hand-by-discard",
  rules->second_hand_by_discard == CANASTA_SECOND_HAND_AT_ONCE)

CANASTA_ROW_SWITCH ("second-hand-as-stock", second_hand_as_stock, DEAL, FALSE,
  N_("Second hand left over as the stock"),
  N_("A second hand that no side has taken up when the stock is empty becomes the stock."),
  NEEDS (CANASTA_NEEDS_SECOND_HANDS_OF_SIDES))

CANASTA_ROW_NUMBER ("draw-count", draw_count, DEAL, 1, 1, 4, 1, N_("Cards drawn"),
  N_("How many cards a player draws from the stock in a turn."))

CANASTA_ROW_NUMBER ("stock-reserve", stock_reserve, DEAL, 0, 0, 10, 1, N_("Cards never drawn"),
  N_("How many cards stay in the stock at the end; without others it counts as empty."))
CANASTA_ROW_CONTRADICTION ("packs", "stock-reserve", !leaves_reserve (rules, players, sides),
  describe_reserve (rules, players, sides))

CANASTA_ROW_CHOICES (CanastaUpcard,
  CANASTA_ROW_OPTION (CANASTA_UPCARD_COVER, "cover",
    NC_("rule value", "Covered with further cards")),
  CANASTA_ROW_OPTION (CANASTA_UPCARD_KEEP, "keep", NC_("rule value", "Stays on top")),
  CANASTA_ROW_OPTION (CANASTA_UPCARD_NONE, "none", NC_("rule value", "No card is turned up")),
  CANASTA_ROW_OPTION (CANASTA_UPCARD_REBURY, "rebury",
    NC_("rule value", "Put under the stock, and another turned up")))
CANASTA_ROW_CHOICE ("upcard", upcard, DEAL, CANASTA_UPCARD_COVER, CanastaUpcard,
  N_("Wild card or red three turned up"),
  N_("What happens when the first card of the pile is a wild card or a red three."))
/* A card is turned up. */
CANASTA_ROW_NEED (CANASTA_NEEDS_UPCARD, "upcard", rules->upcard != CANASTA_UPCARD_NONE)
/* A red three may come to lie in the pile. */
CANASTA_ROW_NEED (CANASTA_NEEDS_RED_THREE_IN_PILE, "upcard",
  rules->upcard == CANASTA_UPCARD_COVER || rules->upcard == CANASTA_UPCARD_KEEP)

CANASTA_ROW_CHOICES (CanastaBlackUpcard,
  CANASTA_ROW_OPTION (CANASTA_BLACK_UPCARD_KEEP, "keep", NC_("rule value", "Stays on top")),
  CANASTA_ROW_OPTION (CANASTA_BLACK_UPCARD_COVER, "cover",
    NC_("black three", "Covered with further cards"), "black three"))
CANASTA_ROW_CHOICE ("upcard-black-three", upcard_black_three, DEAL, CANASTA_BLACK_UPCARD_KEEP,
  CanastaBlackUpcard, N_("Black three turned up"),
  N_("What happens when the first card of the pile is a black three."),
  NEEDS (CANASTA_NEEDS_UPCARD | CANASTA_NEEDS_SPECIAL_THREES))

CANASTA_ROW_CHOICES (CanastaFirstDealer,
  CANASTA_ROW_OPTION (CANASTA_FIRST_DEALER_LAST_SEAT, "last-seat",
    NC_("rule value", "The last seat")),
  CANASTA_ROW_OPTION (CANASTA_FIRST_DEALER_LOWEST_DRAW, "lowest-draw",
    NC_("rule value", "Whoever draws the lowest card")),
  CANASTA_ROW_OPTION (CANASTA_FIRST_DEALER_HIGHEST_DRAW, "highest-draw",
    NC_("rule value", "Whoever draws the highest card")))
CANASTA_ROW_CHOICE ("first-dealer", first_dealer, DEAL, CANASTA_FIRST_DEALER_LAST_SEAT,
  CanastaFirstDealer, N_("First dealer"),
  N_("Who deals the first round; after that the deal passes to the left."))

/* The discard pile */

CANASTA_ROW_SWITCH ("take-freely", take_freely, PILE, FALSE, N_("Take the pile freely"),
  N_("The whole pile may be taken into the hand whatever lies on top, and nothing is melded with "
     "it."))
CANASTA_ROW_NEED (CANASTA_NEEDS_TAKING_FREELY, "take-freely", rules->take_freely)
/* The top card is melded. */
CANASTA_ROW_NEED (CANASTA_NEEDS_TAKING_TO_MELD, "take-freely", !rules->take_freely)

CANASTA_ROW_CHOICES (CanastaLonePileCard,
  CANASTA_ROW_OPTION (CANASTA_LONE_PILE_CARD_FREE, "free", NC_("rule value", "May be discarded")),
  CANASTA_ROW_OPTION (CANASTA_LONE_PILE_CARD_BARRED, "barred",
    NC_("rule value", "May not be discarded in that turn")))
CANASTA_ROW_CHOICE ("lone-pile-card", lone_pile_card, PILE, CANASTA_LONE_PILE_CARD_FREE,
  CanastaLonePileCard, N_("Pile of one card"),
  N_("Whether the only card of a pile may go back on it in the turn in which it was taken; one "
     "like it that was held before always may."),
  NEEDS (CANASTA_NEEDS_TAKING_FREELY))

CANASTA_ROW_CHOICES (CanastaFreezeModel,
  CANASTA_ROW_OPTION (CANASTA_FREEZE_UNTIL_TAKEN, "until-taken",
    NC_("rule value", "Until the pile is taken")),
  CANASTA_ROW_OPTION (CANASTA_FREEZE_UNTIL_COVERED, "until-covered",
    NC_("rule value", "Until another card covers it")),
  CANASTA_ROW_OPTION (CANASTA_FREEZE_TOP_ONLY, "top-only",
    NC_("rule value", "Only stops the next player")),
  CANASTA_ROW_OPTION (CANASTA_FREEZE_ALWAYS, "always",
    NC_("rule value", "The pile is always frozen")),
  CANASTA_ROW_OPTION (CANASTA_FREEZE_NEVER, "never",
    NC_("rule value", "No card freezes it")))
CANASTA_ROW_CHOICE ("freeze-model", freeze_model, PILE, CANASTA_FREEZE_UNTIL_TAKEN,
  CanastaFreezeModel,
  N_("How long a pile stays frozen"),
  N_("A frozen pile can only be taken with two natural cards from the hand."),
  NEEDS (CANASTA_NEEDS_TAKING_TO_MELD))
/* Cards may freeze the pile. */
CANASTA_ROW_NEED (CANASTA_NEEDS_FREEZING, "freeze-model",
  rules->freeze_model == CANASTA_FREEZE_UNTIL_TAKEN)
/* The pile is not always frozen. */
CANASTA_ROW_NEED (CANASTA_NEEDS_THAW, "freeze-model",
  rules->freeze_model != CANASTA_FREEZE_ALWAYS)

CANASTA_ROW_SWITCH ("wild-freezes", wild_freezes, PILE, TRUE, N_("Wild cards freeze the pile"),
  N_("A wild card anywhere in the pile freezes it."),
  NEEDS (CANASTA_NEEDS_FREEZING | CANASTA_NEEDS_TAKING_TO_MELD))

CANASTA_ROW_SWITCH ("red-three-freezes", red_three_freezes, PILE, TRUE,
  N_("Red threes freeze the pile"),
  N_("A red three turned up at the start freezes the pile."),
  NEEDS (CANASTA_NEEDS_FREEZING | CANASTA_NEEDS_RED_THREE_IN_PILE | CANASTA_NEEDS_SPECIAL_THREES
         | CANASTA_NEEDS_TAKING_TO_MELD))

CANASTA_ROW_SWITCH ("black-three-freezes", black_three_freezes, PILE, FALSE,
  N_("Black threes freeze the pile"),
  N_("A black three in the pile freezes it, beyond stopping the next player."),
  NEEDS (CANASTA_NEEDS_FREEZING | CANASTA_NEEDS_SPECIAL_THREES | CANASTA_NEEDS_TAKING_TO_MELD))

CANASTA_ROW_SWITCH ("frozen-before-opening", frozen_before_opening, PILE, TRUE,
  N_("Frozen until the side opens"),
  N_("For a side that has not opened, the pile is always frozen."),
  NEEDS (CANASTA_NEEDS_THAW | CANASTA_NEEDS_TAKING_TO_OPEN | CANASTA_NEEDS_TAKING_TO_MELD))

CANASTA_ROW_CHOICES (CanastaTakeBeforeOpening,
  CANASTA_ROW_OPTION (CANASTA_TAKE_IF_OPENS, "if-opens",
    NC_("rule value", "If the side opens with it")),
  CANASTA_ROW_OPTION (CANASTA_TAKE_FORBIDDEN, "forbidden",
    NC_("rule value", "Not before the side has opened")))
CANASTA_ROW_CHOICE ("take-before-opening", take_before_opening, PILE, CANASTA_TAKE_IF_OPENS,
  CanastaTakeBeforeOpening, N_("Taking the pile before opening"),
  N_("Whether a side that has not opened may take the pile."),
  NEEDS (CANASTA_NEEDS_TAKING_TO_MELD))
CANASTA_ROW_NEED (CANASTA_NEEDS_TAKING_TO_OPEN, "take-before-opening",
  rules->take_freely || rules->take_before_opening != CANASTA_TAKE_FORBIDDEN)

CANASTA_ROW_SWITCH ("take-with-pair", take_with_pair, PILE, TRUE, N_("Take with a natural pair"),
  N_("A pile that is not frozen may be taken with two natural cards of its top card’s rank."),
  NEEDS (CANASTA_NEEDS_THAW | CANASTA_NEEDS_TAKING_TO_MELD | CANASTA_NEEDS_GROUPS))

CANASTA_ROW_SWITCH ("take-with-wild", take_with_wild, PILE, TRUE, N_("Take with a wild card"),
  N_("A pile that is not frozen may be taken with a natural card and a wild card."),
  NEEDS (CANASTA_NEEDS_THAW | CANASTA_NEEDS_WILDS_IN_MELDS | CANASTA_NEEDS_TAKING_TO_MELD
         | CANASTA_NEEDS_GROUPS))

CANASTA_ROW_SWITCH ("take-with-wild-pair", take_with_wild_pair, PILE, FALSE,
  N_("Take a wild card with two like it"),
  N_("A wild card on top may be taken with two like it, as a meld of wild cards."),
  NEEDS (CANASTA_NEEDS_FREE_WILD_MELDS | CANASTA_NEEDS_TAKING_TO_MELD))

CANASTA_ROW_NUMBER ("take-onto-largest", take_onto_largest, PILE, 0, 0, 13, 1,
  N_("Largest meld that a pair may join"),
  N_("How many cards a meld of the side has at most that the pile’s top card may join with cards "
     "from the hand; 0 means any number."),
  NEEDS (CANASTA_NEEDS_TAKING_TO_MELD | CANASTA_NEEDS_GROUPS),
  ZERO (NC_("rule value", "Any number")))

CANASTA_ROW_SWITCH ("take-by-lay-off", take_by_lay_off, PILE, TRUE, N_("Take by adding to a meld"),
  N_("A pile that is not frozen may be taken by adding its top card to a meld of the side."),
  NEEDS (CANASTA_NEEDS_THAW | CANASTA_NEEDS_TAKING_TO_MELD | CANASTA_NEEDS_GROUPS))
/* The top card may be laid off with the whole pile. */
CANASTA_ROW_NEED (CANASTA_NEEDS_TAKING_BY_LAY_OFF, "take-by-lay-off",
  (rules->take_by_lay_off && has_groups (rules)) || may_extend_with_pile (rules))

CANASTA_ROW_CHOICES (CanastaTakeToExtend,
  CANASTA_ROW_OPTION (CANASTA_EXTEND_OFF, "off", NC_("extending", "Not allowed"), "extending"),
  CANASTA_ROW_OPTION (CANASTA_EXTEND_WHOLE_PILE, "whole-pile",
    NC_("rule value", "With the whole pile")),
  CANASTA_ROW_OPTION (CANASTA_EXTEND_TOP_CARD, "top-card",
    NC_("rule value", "Alone, in place of drawing")))
CANASTA_ROW_CHOICE ("take-to-extend", take_to_extend, PILE, CANASTA_EXTEND_WHOLE_PILE,
  CanastaTakeToExtend, N_("Top card for a sequence"),
  N_("Whether the pile’s top card may be added to a sequence of the side, and what comes with it."),
  NEEDS (CANASTA_NEEDS_SEQUENCES | CANASTA_NEEDS_TAKING_TO_MELD))
/* A take without cards of the hand is one thing or the other. */
CANASTA_ROW_CONTRADICTION ("take-to-extend", "take-by-lay-off",
  !rules->take_freely && rules->sequences != CANASTA_SEQUENCES_NONE
  && rules->take_to_extend == CANASTA_EXTEND_TOP_CARD && rules->take_by_lay_off
  && has_groups (rules) && rules->freeze_model != CANASTA_FREEZE_ALWAYS,
  g_strdup (_("Whoever takes the top card without cards of the hand takes either that card alone "
              "or the pile with it, not the one for sequences and the other for melds of one "
              "rank.")))

CANASTA_ROW_SWITCH ("take-to-start-sequence", take_to_start_sequence, PILE, FALSE,
  N_("Take to begin a sequence"),
  N_("A pile that is not frozen may be taken with cards from the hand that begin a sequence "
     "together with its top card."),
  NEEDS (CANASTA_NEEDS_SEQUENCES | CANASTA_NEEDS_THAW | CANASTA_NEEDS_TAKING_TO_MELD))

CANASTA_ROW_SWITCH ("take-onto-complete", take_onto_complete, PILE, TRUE,
  N_("Top card onto canastas"),
  N_("The pile’s top card may also be added to a meld that is a canasta."),
  NEEDS (CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_TAKING_ONTO_CANASTAS
         | CANASTA_NEEDS_TAKING_TO_MELD))
CANASTA_ROW_NEED (CANASTA_NEEDS_TAKING_ONTO_CANASTAS, "take-by-lay-off",
  may_take_onto_canastas (rules))

CANASTA_ROW_CHOICES (CanastaTakeExtent,
  CANASTA_ROW_OPTION (CANASTA_TAKE_ALL, "all", NC_("rule value", "The whole pile")),
  CANASTA_ROW_OPTION (CANASTA_TAKE_TOP_ONLY, "top-only", NC_("rule value", "The top card only")))
CANASTA_ROW_NUMBER ("take-extent", take_extent, PILE, CANASTA_TAKE_ALL, 0, 20, 1,
  N_("Cards taken from the pile"),
  N_("How many cards from the top a player takes with the pile."),
  NAMES (CanastaTakeExtent), NEEDS (CANASTA_NEEDS_TAKING_TO_MELD))
/* More than the top card is taken. */
CANASTA_ROW_NEED (CANASTA_NEEDS_TAKING_MORE, "take-extent",
  rules->take_freely || rules->take_extent != CANASTA_TAKE_TOP_ONLY)
CANASTA_ROW_CONTRADICTION ("take-extent", "take-black-three-going-out",
  takes_black_threes (rules) && rules->take_extent != CANASTA_TAKE_ALL,
  g_strdup (_("Whoever goes out with a black three of the pile melds the whole pile, but only a "
              "part of it may be taken.")))
CANASTA_ROW_CONTRADICTION ("take-extent", "pile-must-be-melded",
  !rules->take_freely && rules->take_extent != CANASTA_TAKE_ALL
  && rules->pile_must_be_melded != CANASTA_PILE_NEVER,
  g_strdup (_("The whole pile must be melded, but only a part of it may be taken.")))

CANASTA_ROW_SWITCH ("one-card-rule", one_card_rule, PILE, TRUE, N_("With one card, no pile of one card"),
  N_("A player with one card in hand may not take a pile of one card."),
  NEEDS (CANASTA_NEEDS_THAW | CANASTA_NEEDS_TAKING_BY_LAY_OFF | CANASTA_NEEDS_TAKING_TO_MELD))

CANASTA_ROW_CHOICES (CanastaPileMustBeMelded,
  CANASTA_ROW_OPTION (CANASTA_PILE_NEVER, "never", NC_("rule value", "Never")),
  CANASTA_ROW_OPTION (CANASTA_PILE_CONCEALED, "concealed",
    NC_("rule value", "When going out concealed below the minimum")),
  CANASTA_ROW_OPTION (CANASTA_PILE_ALWAYS, "always", NC_("rule value", "Always")))
CANASTA_ROW_CHOICE ("pile-must-be-melded", pile_must_be_melded, PILE, CANASTA_PILE_NEVER,
  CanastaPileMustBeMelded, N_("Melding the whole pile"),
  N_("When all cards taken with the pile must be melded in the same turn."),
  NEEDS (CANASTA_NEEDS_TAKING_MORE | CANASTA_NEEDS_TAKING_TO_MELD))

CANASTA_ROW_CHOICES (CanastaPileVisibility,
  CANASTA_ROW_OPTION (CANASTA_PILE_SHOWS_TOP, "top", NC_("rule value", "Only the top card")),
  CANASTA_ROW_OPTION (CANASTA_PILE_SHOWS_ALL, "all",
    NC_("rule value", "All cards may be looked at")))
CANASTA_ROW_CHOICE ("pile-visibility", pile_visibility, PILE, CANASTA_PILE_SHOWS_TOP,
  CanastaPileVisibility, N_("Looking through the pile"),
  N_("Which cards of the discard pile the players may look at."))

/* Threes */

CANASTA_ROW_CHOICES (CanastaThrees,
  CANASTA_ROW_OPTION (CANASTA_THREES_SPECIAL, "special",
    NC_("rule value", "Red ones are laid aside, black ones stop")),
  CANASTA_ROW_OPTION (CANASTA_THREES_ORDINARY, "ordinary",
    NC_("rule value", "Cards like any other")))
CANASTA_ROW_CHOICE ("threes", threes, THREES, CANASTA_THREES_SPECIAL, CanastaThrees,
  N_("Threes in the game"),
  N_("Whether threes have a part of their own or are melded and discarded like other cards."))
CANASTA_ROW_NEED (CANASTA_NEEDS_SPECIAL_THREES, "threes",
  rules->threes == CANASTA_THREES_SPECIAL)
CANASTA_ROW_NEED (CANASTA_NEEDS_ORDINARY_THREES, "threes",
  rules->threes == CANASTA_THREES_ORDINARY)

CANASTA_ROW_CHOICES (CanastaRedThreesLaid,
  CANASTA_ROW_OPTION (CANASTA_RED_THREES_AUTOMATIC, "automatic",
    NC_("rule value", "At once, by themselves")),
  CANASTA_ROW_OPTION (CANASTA_RED_THREES_BY_HAND, "by-hand",
    NC_("rule value", "By hand, and they can be forgotten")))
CANASTA_ROW_CHOICE ("red-threes-laid", red_threes_laid, THREES, CANASTA_RED_THREES_AUTOMATIC,
  CanastaRedThreesLaid, N_("Laying red threes down"),
  N_("How a red three comes from the hand onto the table."),
  NEEDS (CANASTA_NEEDS_SPECIAL_THREES))
CANASTA_ROW_NEED (CANASTA_NEEDS_RED_THREES_BY_HAND, "red-threes-laid",
  rules->red_threes_laid == CANASTA_RED_THREES_BY_HAND)
/* A red three may be in a hand, or in a second one, at the end. */
CANASTA_ROW_NEED (CANASTA_NEEDS_RED_THREES_LEFT, "red-threes-laid",
  rules->red_threes_laid == CANASTA_RED_THREES_BY_HAND
  || (rules->second_hands == CANASTA_SECOND_HANDS_PLAYER && rules->second_hand_counts))
CANASTA_ROW_NEED (CANASTA_NEEDS_RED_THREES_AUTOMATIC, "red-threes-laid",
  rules->red_threes_laid == CANASTA_RED_THREES_AUTOMATIC)

CANASTA_ROW_SWITCH ("red-three-replaced-from-pile", red_three_replaced_from_pile, THREES, FALSE,
  N_("Replace red threes from the pile"),
  N_("A red three taken with the pile is replaced with a card from the stock."),
  NEEDS (CANASTA_NEEDS_SPECIAL_THREES | CANASTA_NEEDS_RED_THREE_IN_PILE
         | CANASTA_NEEDS_TAKING_MORE))

CANASTA_ROW_COUNTS ("red-three-values", red_three_values, THREES, LIST (100, 200, 300, 800),
  0, 5000, 50, N_("Red threes"),
  N_("What one, two, three … red threes are worth."),
  NEEDS (CANASTA_NEEDS_SPECIAL_THREES | CANASTA_NEEDS_RED_THREES_COUNT))

CANASTA_ROW_COUNTS ("red-three-losses", red_three_losses, THREES, LIST (100, 200, 300, 800),
  0, 5000, 50, N_("Red threes that do not count"),
  N_("What red threes cost a side that lacks what they require."),
  NEEDS (CANASTA_NEEDS_SPECIAL_THREES | CANASTA_NEEDS_RED_THREES_COST))

CANASTA_ROW_CHOICES (CanastaRedThreeCondition,
  CANASTA_ROW_OPTION (CANASTA_RED_THREES_NEED_MELD, "meld", NC_("rule value", "A meld")),
  CANASTA_ROW_OPTION (CANASTA_RED_THREES_NEED_CANASTA, "canasta", NC_("rule value", "A canasta")),
  CANASTA_ROW_OPTION (CANASTA_RED_THREES_NEED_TWO_CANASTAS, "two-canastas",
    NC_("rule value", "Two canastas")),
  CANASTA_ROW_OPTION (CANASTA_RED_THREES_NEED_NOTHING, "none", NC_("rule value", "Nothing")),
  CANASTA_ROW_OPTION (CANASTA_RED_THREES_NEVER_COUNT, "never",
    NC_("rule value", "They always cost")))
CANASTA_ROW_CHOICE ("red-three-condition", red_three_condition, THREES,
  CANASTA_RED_THREES_NEED_MELD,
  CanastaRedThreeCondition, N_("Red threes require"),
  N_("What a side needs at the end of the round for its red threes to count."),
  NEEDS (CANASTA_NEEDS_SPECIAL_THREES))
/* Red threes may count for a side, and against it. */
CANASTA_ROW_NEED (CANASTA_NEEDS_RED_THREES_COUNT, "red-three-condition",
  rules->red_three_condition != CANASTA_RED_THREES_NEVER_COUNT)
CANASTA_ROW_NEED (CANASTA_NEEDS_RED_THREES_COST, "red-three-condition",
  rules->red_three_condition != CANASTA_RED_THREES_NEED_NOTHING)

CANASTA_ROW_NUMBER ("forgotten-red-three", forgotten_red_three, THREES, 0, 0, 2000, 50,
  N_("Forgotten red three"),
  N_("What each red three left in the hand costs, once its player has had a turn."),
  NEEDS (CANASTA_NEEDS_SPECIAL_THREES | CANASTA_NEEDS_RED_THREES_LEFT))
CANASTA_ROW_NEED (CANASTA_NEEDS_FORGETTING_COSTS, "forgotten-red-three",
  rules->forgotten_red_three > 0)

CANASTA_ROW_SWITCH ("forgotten-red-three-flat", forgotten_red_three_flat, THREES, FALSE,
  N_("Forgotten red threes charged once"),
  N_("The red threes forgotten in a hand cost the amount once, not each."),
  NEEDS (CANASTA_NEEDS_SPECIAL_THREES | CANASTA_NEEDS_RED_THREES_LEFT
         | CANASTA_NEEDS_FORGETTING_COSTS))

CANASTA_ROW_CHOICES (CanastaLastRedThree,
  CANASTA_ROW_OPTION (CANASTA_LAST_RED_THREE_ENDS_DEAL, "ends-deal",
    NC_("rule value", "Ends the round at once")),
  CANASTA_ROW_OPTION (CANASTA_LAST_RED_THREE_TURN_GOES_ON, "turn-goes-on",
    NC_("rule value", "The turn goes on")))
CANASTA_ROW_CHOICE ("last-card-red-three", last_card_red_three, THREES,
  CANASTA_LAST_RED_THREE_ENDS_DEAL, CanastaLastRedThree,
  N_("Red three as the last card"),
  N_("What happens when the last card of the stock is a red three."),
  NEEDS (CANASTA_NEEDS_SPECIAL_THREES | CANASTA_NEEDS_RED_THREES_AUTOMATIC
         | CANASTA_NEEDS_TURN_AFTER_STOCK))

CANASTA_ROW_CHOICES (CanastaBlackThreeStops,
  CANASTA_ROW_OPTION (CANASTA_STOP_UNTIL_COVERED, "until-covered",
    NC_("rule value", "Stops the next player")),
  CANASTA_ROW_OPTION (CANASTA_STOP_OFF, "off", NC_("rule value", "Does not stop anyone")))
CANASTA_ROW_CHOICE ("black-three-stops", black_three_stops, THREES, CANASTA_STOP_UNTIL_COVERED,
  CanastaBlackThreeStops, N_("Black three on the pile"),
  N_("Whether a black three on top stops the next player from taking the pile."),
  NEEDS (CANASTA_NEEDS_SPECIAL_THREES | CANASTA_NEEDS_TAKING_TO_MELD))
/* A black three that nobody could meld stops the pile in any case. */
CANASTA_ROW_NEED (CANASTA_NEEDS_BLACK_THREES_STOP, "black-three-stops",
  rules->black_three_stops == CANASTA_STOP_UNTIL_COVERED
  || rules->black_threes_melded != CANASTA_BLACK_THREES_ANY_TIME)

CANASTA_ROW_CHOICES (CanastaBlackThreesMelded,
  CANASTA_ROW_OPTION (CANASTA_BLACK_THREES_GOING_OUT, "going-out",
    NC_("rule value", "When going out")),
  CANASTA_ROW_OPTION (CANASTA_BLACK_THREES_NEVER, "never", NC_("rule value", "Never")),
  CANASTA_ROW_OPTION (CANASTA_BLACK_THREES_ANY_TIME, "any-time",
    NC_("rule value", "At any time")))
CANASTA_ROW_CHOICE ("black-threes-melded", black_threes_melded, THREES,
  CANASTA_BLACK_THREES_GOING_OUT, CanastaBlackThreesMelded, N_("Melding black threes"),
  N_("When three or more black threes may be melded, always without wild cards."),
  NEEDS (CANASTA_NEEDS_SPECIAL_THREES))
CANASTA_ROW_NEED (CANASTA_NEEDS_BLACK_THREES_MELDED, "black-threes-melded",
  rules->black_threes_melded != CANASTA_BLACK_THREES_NEVER)
CANASTA_ROW_CONTRADICTION ("black-threes-melded", "take-black-three-going-out",
  takes_black_threes (rules) && rules->black_threes_melded == CANASTA_BLACK_THREES_NEVER,
  g_strdup (_("Whoever goes out with a black three of the pile melds it, but black threes are "
              "never melded.")))

CANASTA_ROW_NUMBER ("black-three-in-hand", black_three_in_hand, THREES, 5, 0, 500, 5,
  N_("Black three left in hand"),
  N_("What a black three left in the hand costs, in place of its value."),
  NEEDS (CANASTA_NEEDS_SPECIAL_THREES))
CANASTA_ROW_NEED (CANASTA_NEEDS_BLACK_THREES_COST, "black-three-in-hand",
  rules->black_three_in_hand > 0)

CANASTA_ROW_SWITCH ("black-threes-in-hand-flat", black_threes_in_hand_flat, THREES, FALSE,
  N_("Black threes charged once"),
  N_("The black threes left in a hand cost the amount once, not each."),
  NEEDS (CANASTA_NEEDS_SPECIAL_THREES | CANASTA_NEEDS_BLACK_THREES_COST))

CANASTA_ROW_SWITCH ("take-black-three-going-out", take_black_three_going_out, THREES, FALSE,
  N_("Take a black three when going out"),
  N_("A player who goes out may take a pile under a black three and meld all of it."),
  NEEDS (CANASTA_NEEDS_SPECIAL_THREES | CANASTA_NEEDS_BLACK_THREES_STOP
         | CANASTA_NEEDS_TAKING_TO_MELD))

CANASTA_ROW_CHOICES (CanastaBlackThreesFromPile,
  CANASTA_ROW_OPTION (CANASTA_BLACK_THREES_TO_HAND, "hand",
    NC_("rule value", "Go into the hand")),
  CANASTA_ROW_OPTION (CANASTA_BLACK_THREES_SET_ASIDE, "set-aside",
    NC_("rule value", "Are set aside for points")))
CANASTA_ROW_CHOICE ("black-threes-from-pile", black_threes_from_pile, THREES,
  CANASTA_BLACK_THREES_TO_HAND, CanastaBlackThreesFromPile, N_("Black threes from the pile"),
  N_("What becomes of black threes that a player takes with the pile."),
  NEEDS (CANASTA_NEEDS_SPECIAL_THREES | CANASTA_NEEDS_TAKING_MORE))
CANASTA_ROW_NEED (CANASTA_NEEDS_BLACK_THREES_ASIDE, "black-threes-from-pile",
  rules->black_threes_from_pile == CANASTA_BLACK_THREES_SET_ASIDE)
CANASTA_ROW_CONTRADICTION ("black-threes-from-pile", "take-black-three-going-out",
  takes_black_threes (rules)
  && rules->black_threes_from_pile == CANASTA_BLACK_THREES_SET_ASIDE,
  g_strdup (_("Whoever goes out with a black three of the pile melds it, but black threes of the "
              "pile are set aside.")))

CANASTA_ROW_COUNTS ("black-threes-aside-values", black_threes_aside_values, THREES,
  LIST (5, 10, 15, 100), 0, 5000, 5, N_("Black threes set aside"),
  N_("What one, two, three … black threes that a side has set aside are worth."),
  NEEDS (CANASTA_NEEDS_SPECIAL_THREES | CANASTA_NEEDS_BLACK_THREES_ASIDE
         | CANASTA_NEEDS_TAKING_MORE))

CANASTA_ROW_CHOICES (CanastaFirstLapDiscard,
  CANASTA_ROW_OPTION (CANASTA_FIRST_LAP_ANY, "any", NC_("rule value", "Any card")),
  CANASTA_ROW_OPTION (CANASTA_FIRST_LAP_NO_BLACK_THREE, "no-black-three",
    NC_("rule value", "No black three")))
CANASTA_ROW_CHOICE ("first-lap-discard", first_lap_discard, THREES, CANASTA_FIRST_LAP_ANY,
  CanastaFirstLapDiscard, N_("First discards"),
  N_("What may be discarded before every player has had a turn."),
  NEEDS (CANASTA_NEEDS_SPECIAL_THREES))

/* Melds and wild cards */

CANASTA_ROW_NUMBER ("meld-minimum-size", meld_minimum_size, MELDS, 3, 3, 13, 1,
  N_("Smallest meld"),
  N_("How many cards a meld needs."))
CANASTA_ROW_CONTRADICTION ("meld-minimum-size", "meld-maximum-size",
  rules->meld_maximum_size > 0 && rules->meld_maximum_size < rules->meld_minimum_size,
  g_strdup_printf (_("The number of cards in a meld must be at least %1$d and at most %2$d."),
                   rules->meld_minimum_size, rules->meld_maximum_size))

CANASTA_ROW_NUMBER ("meld-maximum-size", meld_maximum_size, MELDS, 0, 0, 13, 1,
  N_("Largest meld"),
  N_("How many cards a meld holds at most; 0 means any number."),
  ZERO (NC_("rule value", "Any number")))
/* Melds may grow to canastas. */
CANASTA_ROW_NEED (CANASTA_NEEDS_CANASTAS, "meld-maximum-size", has_canastas (rules))
/* Melds may grow beyond a canasta. */
CANASTA_ROW_NEED (CANASTA_NEEDS_LARGER_MELDS, "meld-maximum-size",
  rules->meld_maximum_size == 0 || rules->meld_maximum_size > CANASTA_CANASTA_SIZE)

CANASTA_ROW_NUMBER ("minimum-naturals", minimum_naturals, MELDS, 2, 1, 7, 1, N_("Natural cards"),
  N_("How many natural cards a meld needs."), NEEDS (CANASTA_NEEDS_NATURALS))
CANASTA_ROW_CONTRADICTION ("minimum-naturals", "meld-maximum-size",
  rules->meld_maximum_size > 0 && rules->meld_maximum_size < rules->minimum_naturals,
  g_strdup_printf (_("The number of natural cards in a meld must be at least %1$d, that of all its "
                     "cards at most %2$d."),
                   rules->minimum_naturals, rules->meld_maximum_size))

CANASTA_ROW_NUMBER ("maximum-wilds", maximum_wilds, MELDS, 3, 0, 7, 1, N_("Wild cards"),
  N_("How many wild cards a meld may hold."))
CANASTA_ROW_NEED (CANASTA_NEEDS_WILDS_IN_MELDS, "maximum-wilds", rules->maximum_wilds > 0)
/* Wild cards may outnumber natural cards. */
CANASTA_ROW_NEED (CANASTA_NEEDS_MANY_WILDS, "maximum-wilds",
  rules->maximum_wilds > rules->minimum_naturals)
/* Without wild cards a meld has as many natural cards as it has cards. */
CANASTA_ROW_NEED (CANASTA_NEEDS_NATURALS, "maximum-wilds",
  rules->maximum_wilds > 0 || rules->minimum_naturals > rules->meld_minimum_size)

CANASTA_ROW_SWITCH ("wilds-at-most-naturals", wilds_at_most_naturals, MELDS, FALSE,
  N_("Never more wild than natural cards"),
  N_("A meld may not hold more wild cards than natural ones."),
  NEEDS (CANASTA_NEEDS_MANY_WILDS | CANASTA_NEEDS_NO_RATIO))

CANASTA_ROW_NUMBER ("naturals-per-wild", naturals_per_wild, MELDS, 0, 0, 3, 1,
  N_("Natural cards for each wild one"),
  N_("How many natural cards each wild card of a meld of one rank needs; 0 means no ratio."),
  NEEDS (CANASTA_NEEDS_WILDS_IN_MELDS | CANASTA_NEEDS_GROUPS),
  ZERO (NC_("rule value", "No ratio")))
CANASTA_ROW_NEED (CANASTA_NEEDS_NO_RATIO, "naturals-per-wild",
  rules->naturals_per_wild == 0 || !has_groups (rules))

CANASTA_ROW_NUMBER ("mixed-minimum-naturals", mixed_minimum_naturals, MELDS, 0, 0, 7, 1,
  N_("Natural cards beside wild ones"),
  N_("How many natural cards a meld needs before it may hold a wild one; 0 means as many as any "
     "meld."),
  NEEDS (CANASTA_NEEDS_WILDS_IN_MELDS),
  ZERO (NC_("rule value", "As many as any other")))
CANASTA_ROW_CONTRADICTION ("mixed-minimum-naturals", "meld-maximum-size",
  rules->maximum_wilds > 0 && rules->meld_maximum_size > 0
  && rules->mixed_minimum_naturals >= rules->meld_maximum_size,
  g_strdup_printf (_("The number of natural cards beside a wild one must be at least %1$d, that "
                     "of all cards of a meld at most %2$d."),
                   rules->mixed_minimum_naturals, rules->meld_maximum_size))

CANASTA_ROW_CHOICES (CanastaGroups,
  CANASTA_ROW_OPTION (CANASTA_GROUPS_ANY, "any", NC_("melds of one rank", "Any rank"),
    "melds of one rank"),
  CANASTA_ROW_OPTION (CANASTA_GROUPS_NONE, "none", NC_("melds of one rank", "None"),
    "melds of one rank"),
  CANASTA_ROW_OPTION (CANASTA_GROUPS_ACES_AND_THREES, "aces-and-threes",
    NC_("melds of one rank", "Aces and threes"), "melds of one rank"))
CANASTA_ROW_CHOICE ("groups", groups, MELDS, CANASTA_GROUPS_ANY, CanastaGroups,
  N_("Ranks of melds"),
  N_("Which ranks make a meld of their own where sequences are melded, too."),
  NEEDS (CANASTA_NEEDS_SEQUENCES))
/* Cards of one rank are melded. */
CANASTA_ROW_NEED (CANASTA_NEEDS_GROUPS, "groups", has_groups (rules))
CANASTA_ROW_CONTRADICTION ("groups", "natural-canastas-to-go-out",
  !has_groups (rules) && !canasta_rule_values_meet (rules, CANASTA_NEEDS_SEQUENCES_BY_MIXTURE)
  && (rules->natural_canastas_to_go_out > 0
      || (rules->mixed_canastas_to_go_out > 0 && rules->maximum_wilds > 0)),
  g_strdup (_("Going out needs canastas of a kind that only melds of one rank become, and there "
              "are none.")))

CANASTA_ROW_CHOICES (CanastaMeldsPerRank,
  CANASTA_ROW_OPTION (CANASTA_MELDS_ONE, "one", NC_("rule value", "One for each side")),
  CANASTA_ROW_OPTION (CANASTA_MELDS_MANY, "many", NC_("rule value", "As many as you like")),
  CANASTA_ROW_OPTION (CANASTA_MELDS_AFTER_COMPLETE, "after-complete",
    NC_("rule value", "Another once the last one is full")))
CANASTA_ROW_CHOICE ("melds-per-rank", melds_per_rank, MELDS, CANASTA_MELDS_ONE,
  CanastaMeldsPerRank,
  N_("Melds of one rank"), N_("How many melds of one rank a side may have."),
  NEEDS (CANASTA_NEEDS_GROUPS))

/* Melds are full when they are canastas, or one could grow while another begins. */
CANASTA_ROW_CONTRADICTION ("melds-per-rank", "complete-groups",
  rules->melds_per_rank == CANASTA_MELDS_AFTER_COMPLETE && has_groups (rules)
  && rules->meld_maximum_size != CANASTA_CANASTA_SIZE
  && (rules->complete_groups != CANASTA_COMPLETE_CLOSED || !has_canastas (rules)),
  g_strdup (_("Another meld of a rank may be begun once the last one is full, but melds are not "
              "full with seven cards.")))

CANASTA_ROW_NEED (CANASTA_NEEDS_MELDS_TO_JOIN, "melds-per-rank",
  rules->melds_per_rank == CANASTA_MELDS_MANY || rules->sequences != CANASTA_SEQUENCES_NONE)

CANASTA_ROW_SWITCH ("join-melds", join_melds, MELDS, FALSE, N_("Joining melds"),
  N_("A side may later join two of its melds of one rank, or two sequences that fit."),
  NEEDS (CANASTA_NEEDS_MELDS_TO_JOIN))

CANASTA_ROW_CHOICES (CanastaCompleteMelds,
  CANASTA_ROW_OPTION (CANASTA_COMPLETE_OPEN, "open",
    NC_("rule value", "More cards may be added")),
  CANASTA_ROW_OPTION (CANASTA_COMPLETE_CLOSED, "closed",
    NC_("rule value", "Closed at seven cards")))
CANASTA_ROW_CHOICE ("complete-groups", complete_groups, MELDS, CANASTA_COMPLETE_OPEN,
  CanastaCompleteMelds, N_("Adding to canastas"),
  N_("Whether cards may be added to a canasta of one rank."),
  NEEDS (CANASTA_NEEDS_LARGER_MELDS | CANASTA_NEEDS_GROUPS))

CANASTA_ROW_CHOICES (CanastaSequences,
  CANASTA_ROW_OPTION (CANASTA_SEQUENCES_NONE, "none", NC_("rule value", "Not allowed")),
  CANASTA_ROW_OPTION (CANASTA_SEQUENCES_NATURAL, "natural",
    NC_("rule value", "Without wild cards")),
  CANASTA_ROW_OPTION (CANASTA_SEQUENCES_WITH_WILDS, "with-wilds",
    NC_("rule value", "Wild cards may stand in")))
CANASTA_ROW_CHOICE ("sequences", sequences, MELDS, CANASTA_SEQUENCES_NONE, CanastaSequences,
  N_("Sequences"), N_("Whether cards of one suit in sequence may be melded."))
CANASTA_ROW_NEED (CANASTA_NEEDS_SEQUENCES, "sequences",
  rules->sequences != CANASTA_SEQUENCES_NONE)

CANASTA_ROW_NEED (CANASTA_NEEDS_WILD_SEQUENCES, "sequences",
  rules->sequences == CANASTA_SEQUENCES_WITH_WILDS)

CANASTA_ROW_CHOICES (CanastaSequenceSpan,
  CANASTA_ROW_OPTION (CANASTA_SPAN_FOUR_TO_ACE, "four-to-ace",
    NC_("rule value", "From the four to the ace")),
  CANASTA_ROW_OPTION (CANASTA_SPAN_ACE_LOW_OR_HIGH, "ace-low-or-high",
    NC_("rule value", "The ace stands low or high")),
  CANASTA_ROW_OPTION (CANASTA_SPAN_ACE_BOTH_ENDS, "ace-both-ends",
    NC_("rule value", "From ace to ace")))
CANASTA_ROW_CHOICE ("sequence-span", sequence_span, MELDS, CANASTA_SPAN_FOUR_TO_ACE,
  CanastaSequenceSpan, N_("Reach of sequences"),
  N_("From which card to which a sequence may go."), NEEDS (CANASTA_NEEDS_SEQUENCES))
/* Sequences go down to the ace. */
CANASTA_ROW_NEED (CANASTA_NEEDS_LOW_SEQUENCES, "sequence-span",
  rules->sequence_span != CANASTA_SPAN_FOUR_TO_ACE)

CANASTA_ROW_SWITCH ("natural-two", natural_two, MELDS, FALSE, N_("Natural twos"),
  N_("In a sequence a two of its suit is no wild card where its own place is."),
  NEEDS (CANASTA_NEEDS_SEQUENCES | CANASTA_NEEDS_LOW_SEQUENCES))
CANASTA_ROW_NEED (CANASTA_NEEDS_NATURAL_TWO, "natural-two", rules->natural_two)
/* Which of several wild cards is freed nobody could tell. */
CANASTA_ROW_CONTRADICTION ("natural-two", "maximum-wilds",
  rules->natural_two && rules->maximum_wilds > 1
  && canasta_rule_values_meet (rules, CANASTA_NEEDS_WILD_SEQUENCES | CANASTA_NEEDS_LOW_SEQUENCES),
  g_strdup (_("A two is natural in its own place of a sequence, and nobody could tell which of "
              "several wild cards comes there; a meld may hold one at most.")))

CANASTA_ROW_CHOICES (CanastaWildMoves,
  CANASTA_ROW_OPTION (CANASTA_WILD_MOVES_STAYS, "stays",
    NC_("rule value", "It stands at the upper end")),
  CANASTA_ROW_OPTION (CANASTA_WILD_MOVES_FREES, "frees",
    NC_("rule value", "It stands at the lower end")))
CANASTA_ROW_CHOICE ("wild-moves", wild_moves, MELDS, CANASTA_WILD_MOVES_STAYS, CanastaWildMoves,
  N_("Wild card that fills no gap"),
  N_("Where a wild card stands in a sequence as long as no gap needs it."),
  NEEDS (CANASTA_NEEDS_WILD_SEQUENCES | CANASTA_NEEDS_WILDS_IN_MELDS))

CANASTA_ROW_NUMBER ("sequence-size", sequence_size, MELDS, 7, 3, CANASTA_LONGEST_SEQUENCE, 1,
  N_("Cards of a complete sequence"),
  N_("How many cards make a sequence complete, which is then a canasta."),
  NEEDS (CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_SEQUENCES))
CANASTA_ROW_CONTRADICTION ("sequences", "meld-minimum-size",
  rules->sequences != CANASTA_SEQUENCES_NONE && rules->meld_minimum_size > get_longest (rules),
  g_strdup_printf (_("The number of cards in a meld must be at least %1$d, in a sequence at most "
                     "%2$d."),
                   rules->meld_minimum_size, get_longest (rules)))
CANASTA_ROW_CONTRADICTION ("sequence-size", "sequence-span",
  rules->sequences != CANASTA_SEQUENCES_NONE && rules->sequence_size > count_places (rules),
  /* Translators: numbers of cards */
  g_strdup_printf (_("A sequence is complete with %1$d cards, but it has %2$d at most."),
                   rules->sequence_size, count_places (rules)))
/* Groups and sequences are canastas, or neither. */
CANASTA_ROW_CONTRADICTION ("sequence-size", "meld-maximum-size",
  rules->sequences != CANASTA_SEQUENCES_NONE && rules->meld_maximum_size > 0
  && (rules->meld_maximum_size >= rules->sequence_size) != has_canastas (rules),
  describe_half_canastas (rules))
/* Sequences may grow beyond a canasta. */
CANASTA_ROW_NEED (CANASTA_NEEDS_LONGER_SEQUENCES, "sequence-size",
  rules->sequence_size < canasta_rule_values_get_longest (rules))

CANASTA_ROW_CHOICES (CanastaCompleteSequences,
  CANASTA_ROW_OPTION (CANASTA_COMPLETE_SEQUENCES_OPEN, "open",
    NC_("rule value", "More cards may be added")),
  CANASTA_ROW_OPTION (CANASTA_COMPLETE_SEQUENCES_CLOSED, "closed",
    NC_("rule value", "Closed once they are complete")),
  CANASTA_ROW_OPTION (CANASTA_COMPLETE_SEQUENCES_ENDS_WHEN_GOING_OUT, "ends-when-going-out",
    NC_("rule value", "More cards only when going out")))
CANASTA_ROW_CHOICE ("complete-sequences", complete_sequences, MELDS,
  CANASTA_COMPLETE_SEQUENCES_CLOSED, CanastaCompleteSequences,
  N_("Adding to complete sequences"),
  N_("Whether cards may be added to a sequence that is complete."),
  NEEDS (CANASTA_NEEDS_SEQUENCES | CANASTA_NEEDS_LARGER_MELDS | CANASTA_NEEDS_LONGER_SEQUENCES))
/* Nothing but the cards there are keeps a sequence from being full. */
CANASTA_ROW_NEED (CANASTA_NEEDS_FULL_SEQUENCES, "complete-sequences", may_be_full (rules))

CANASTA_ROW_CHOICES (CanastaWildMelds,
  CANASTA_ROW_OPTION (CANASTA_WILD_MELDS_NONE, "none", NC_("rule value", "Not allowed")),
  CANASTA_ROW_OPTION (CANASTA_WILD_MELDS_COMPLETE_IN_ONE_TURN, "complete-in-one-turn",
    NC_("rule value", "As a whole canasta in one turn")),
  CANASTA_ROW_OPTION (CANASTA_WILD_MELDS_FREE, "free", NC_("rule value", "Allowed")))
CANASTA_ROW_CHOICE ("wild-melds", wild_melds, MELDS, CANASTA_WILD_MELDS_NONE, CanastaWildMelds,
  N_("Melds of wild cards alone"),
  N_("Whether wild cards may be melded without natural ones."))
CANASTA_ROW_NEED (CANASTA_NEEDS_WILD_MELDS, "wild-melds",
  rules->wild_melds != CANASTA_WILD_MELDS_NONE)

/* Three wild cards may be a meld. */
CANASTA_ROW_NEED (CANASTA_NEEDS_FREE_WILD_MELDS, "wild-melds",
  rules->wild_melds == CANASTA_WILD_MELDS_FREE)

CANASTA_ROW_CHOICE ("complete-wild-melds", complete_wild_melds, MELDS, CANASTA_COMPLETE_OPEN,
  CanastaCompleteMelds, N_("Adding to canastas of wild cards"),
  N_("Whether cards may be added to a canasta of wild cards alone."),
  NEEDS (CANASTA_NEEDS_WILD_MELDS | CANASTA_NEEDS_LARGER_MELDS))

/* Opening */

CANASTA_ROW_BANDS ("opening-minimum", opening_minimum, OPENING,
  LIST ({ -100000, 15 }, { 0, 50 }, { 1500, 90 }, { 3000, 120 }), 0, 1000, 5,
  N_("Minimum to open"), N_("How many points the first melds of a side must make."))
/* Opening takes points at all. */
CANASTA_ROW_NEED (CANASTA_NEEDS_MINIMUM, "opening-minimum",
  may_ask_for_points (&rules->opening_minimum))
CANASTA_ROW_NEED (CANASTA_NEEDS_SEVERAL_MINIMUMS, "opening-minimum", rules->opening_minimum.n > 1)

CANASTA_ROW_CHOICES (CanastaOpeningKind,
  CANASTA_ROW_OPTION (CANASTA_OPENING_ANY, "any", NC_("rule value", "Any melds")),
  CANASTA_ROW_OPTION (CANASTA_OPENING_CANASTA, "canasta", NC_("rule value", "A canasta")),
  CANASTA_ROW_OPTION (CANASTA_OPENING_NATURAL_CANASTA, "natural-canasta",
    NC_("rule value", "A canasta without wild cards")))
CANASTA_ROW_BANDS ("opening-kind", opening_kind, OPENING, LIST ({ -100000, CANASTA_OPENING_ANY }),
  0, CANASTA_OPENING_NATURAL_CANASTA, 1, N_("Melds to open"),
  N_("What the first melds of a side must hold, by its total, besides the minimum."),
  NAMES (CanastaOpeningKind))
/* Some openings need a canasta. */
CANASTA_ROW_NEED (CANASTA_NEEDS_KIND_TO_OPEN, "opening-kind",
  may_ask_for_points (&rules->opening_kind))
CANASTA_ROW_CONTRADICTION ("opening-kind", "meld-maximum-size",
  canasta_rule_values_meet (rules, CANASTA_NEEDS_KIND_TO_OPEN) && !has_canastas (rules),
  g_strdup_printf (_("An opening needs a canasta of seven cards, and a meld has at most %d."),
                   rules->meld_maximum_size))

CANASTA_ROW_CHOICES (CanastaOpeningBy,
  CANASTA_ROW_OPTION (CANASTA_OPENING_BY_TOTAL, "total",
    NC_("rule value", "The total of the side")),
  CANASTA_ROW_OPTION (CANASTA_OPENING_BY_ROUND, "round",
    NC_("rule value", "The number of the round")))
CANASTA_ROW_CHOICE ("opening-by", opening_by, OPENING, CANASTA_OPENING_BY_TOTAL, CanastaOpeningBy,
  N_("The minimum depends on"),
  N_("What decides which minimum a side needs to open."),
  NEEDS (CANASTA_NEEDS_MINIMUM | CANASTA_NEEDS_SEVERAL_MINIMUMS))

CANASTA_ROW_CHOICES (CanastaOpeningCounts,
  CANASTA_ROW_OPTION (CANASTA_OPENING_SUM, "sum",
    NC_("rule value", "All melds of the turn together")),
  CANASTA_ROW_OPTION (CANASTA_OPENING_SINGLE_MELD, "single-meld",
    NC_("rule value", "One meld alone")))
CANASTA_ROW_CHOICE ("opening-counts", opening_counts, OPENING, CANASTA_OPENING_SUM,
  CanastaOpeningCounts, N_("What reaches the minimum"),
  N_("Whether melds count together or one of them must reach the minimum alone."),
  NEEDS (CANASTA_NEEDS_MINIMUM))

CANASTA_ROW_SWITCH ("opening-counts-top-card", opening_counts_top_card, OPENING, TRUE,
  N_("The pile’s top card counts"),
  N_("When a side opens with the pile, its top card counts towards the minimum."),
  NEEDS (CANASTA_NEEDS_MINIMUM | CANASTA_NEEDS_TAKING_TO_OPEN | CANASTA_NEEDS_TAKING_TO_MELD))

CANASTA_ROW_CHOICES (CanastaOpeningWaiver,
  CANASTA_ROW_OPTION (CANASTA_WAIVER_NONE, "none", NC_("rule value", "No exception")),
  CANASTA_ROW_OPTION (CANASTA_WAIVER_STOCK, "stock",
    NC_("rule value", "After drawing from the stock")),
  CANASTA_ROW_OPTION (CANASTA_WAIVER_STOCK_OR_PILE, "stock-or-pile",
    NC_("rule value", "After drawing or taking the pile")))
CANASTA_ROW_CHOICE ("opening-waiver", opening_waiver, OPENING, CANASTA_WAIVER_STOCK,
  CanastaOpeningWaiver,
  N_("No minimum when going out concealed"),
  N_("When a player who goes out concealed needs no minimum."),
  NEEDS (CANASTA_NEEDS_MINIMUM | CANASTA_NEEDS_CONCEALED))

CANASTA_ROW_NUMBER ("opening-fail-penalty", opening_fail_penalty, OPENING, 0, 0, 100, 5,
  N_("Failed opening"),
  N_("By how much the minimum rises when a player takes a short opening back."),
  NEEDS (CANASTA_NEEDS_MINIMUM))

/* Going out */

CANASTA_ROW_NUMBER ("canastas-to-go-out", canastas_to_go_out, GOING_OUT, 1, 0, 8, 1,
  N_("Canastas to go out"),
  N_("How many canastas a side needs before it may go out."))
CANASTA_ROW_NEED (CANASTA_NEEDS_SEVERAL_CANASTAS, "canastas-to-go-out",
  rules->canastas_to_go_out > 1)
/* Going out takes a canasta. */
CANASTA_ROW_NEED (CANASTA_NEEDS_CANASTAS_TO_GO_OUT, "canastas-to-go-out",
  rules->canastas_to_go_out > 0)
CANASTA_ROW_CONTRADICTION ("meld-maximum-size", "canastas-to-go-out",
  !has_canastas (rules) && rules->canastas_to_go_out > 0,
  g_strdup_printf (_("Going out needs a canasta of seven cards, and a meld has at most %d."),
                   rules->meld_maximum_size))

CANASTA_ROW_NUMBER ("natural-canastas-to-go-out", natural_canastas_to_go_out, GOING_OUT, 0, 0, 4, 1,
  N_("Natural canastas to go out"),
  N_("How many of the canastas that let a side go out must be without wild cards."),
  NEEDS (CANASTA_NEEDS_CANASTAS))

CANASTA_ROW_NUMBER ("mixed-canastas-to-go-out", mixed_canastas_to_go_out, GOING_OUT, 0, 0, 4, 1,
  N_("Mixed canastas to go out"),
  N_("How many of the canastas that let a side go out must be with wild cards."),
  NEEDS (CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_WILDS_IN_MELDS))

CANASTA_ROW_NUMBER ("wild-canastas-to-go-out", wild_canastas_to_go_out, GOING_OUT, 0, 0, 4, 1,
  N_("Canastas of wild cards to go out"),
  N_("How many of the canastas that let a side go out must be of wild cards alone."),
  NEEDS (CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_WILD_MELDS))

CANASTA_ROW_CHOICES (CanastaGoingOutNeeds,
  CANASTA_ROW_OPTION (CANASTA_GOING_OUT_NEEDS_ANY, "any", NC_("rule value", "Any canastas")),
  CANASTA_ROW_OPTION (CANASTA_GOING_OUT_NEEDS_SEQUENCE, "sequence",
    NC_("rule value", "One of them a sequence")))
CANASTA_ROW_CHOICE ("going-out-needs", going_out_needs, GOING_OUT, CANASTA_GOING_OUT_NEEDS_ANY,
  CanastaGoingOutNeeds, N_("Which canastas let a side go out"),
  N_("Whether a complete sequence must be among the canastas that let a side go out."),
  NEEDS (CANASTA_NEEDS_SEQUENCES | CANASTA_NEEDS_CANASTAS_TO_GO_OUT))
/* The canastas of certain kinds are some of those that going out takes. */
CANASTA_ROW_CONTRADICTION ("canastas-to-go-out", find_kind_to_go_out (rules),
  canasta_out_needs_count_kinds (rules, NULL) > rules->canastas_to_go_out,
  describe_kinds_to_go_out (rules))

CANASTA_ROW_CHOICES (CanastaSecondHandToGoOut,
  CANASTA_ROW_OPTION (CANASTA_SECOND_HAND_OUT_OFF, "off", NC_("rule value", "Nothing is asked of them")),
  CANASTA_ROW_OPTION (CANASTA_SECOND_HAND_OUT_TAKEN, "taken",
    NC_("rule value", "Partners must have taken theirs up")),
  CANASTA_ROW_OPTION (CANASTA_SECOND_HAND_OUT_PARTNERS_PLAYED, "partners-played",
    NC_("rule value", "Partners must have played from theirs")))
CANASTA_ROW_CHOICE ("second-hand-to-go-out", second_hand_to_go_out, GOING_OUT,
  CANASTA_SECOND_HAND_OUT_OFF, CanastaSecondHandToGoOut, N_("Second hands of partners"),
  N_("What each partner must have done with the second hand before a player goes out."),
  NEEDS (CANASTA_NEEDS_SECOND_HANDS | CANASTA_NEEDS_PARTNERS))

CANASTA_ROW_SWITCH ("keep-last-card", keep_last_card, GOING_OUT, FALSE,
  N_("Keeping the last card"),
  N_("A player with one card left who may not go out ends the turn without a discard."))

CANASTA_ROW_CHOICES (CanastaFinalDiscard,
  CANASTA_ROW_OPTION (CANASTA_FINAL_DISCARD_OPTIONAL, "optional", NC_("rule value", "Optional")),
  CANASTA_ROW_OPTION (CANASTA_FINAL_DISCARD_REQUIRED, "required", NC_("rule value", "Required")),
  CANASTA_ROW_OPTION (CANASTA_FINAL_DISCARD_FORBIDDEN, "forbidden",
    NC_("last discard", "Not allowed"), "last discard"))
CANASTA_ROW_CHOICE ("final-discard", final_discard, GOING_OUT, CANASTA_FINAL_DISCARD_OPTIONAL,
  CanastaFinalDiscard, N_("Last discard"),
  N_("Whether a player goes out with a discard."))

/* The last card may be discarded. */
CANASTA_ROW_NEED (CANASTA_NEEDS_LAST_DISCARD, "final-discard",
  rules->final_discard != CANASTA_FINAL_DISCARD_FORBIDDEN)

CANASTA_ROW_CHOICES (CanastaLastDiscard,
  CANASTA_ROW_OPTION (CANASTA_LAST_DISCARD_ANY, "any", NC_("rule value", "Any card")),
  CANASTA_ROW_OPTION (CANASTA_LAST_DISCARD_NO_WILD, "no-wild",
    NC_("rule value", "No wild card")))
CANASTA_ROW_CHOICE ("last-discard", last_discard, GOING_OUT, CANASTA_LAST_DISCARD_ANY,
  CanastaLastDiscard, N_("Card of the last discard"),
  N_("Which card a player may go out with by discarding it."),
  NEEDS (CANASTA_NEEDS_LAST_DISCARD))

CANASTA_ROW_CHOICES (CanastaAsking,
  CANASTA_ROW_OPTION (CANASTA_ASKING_OFF, "off", NC_("rule value", "Nobody asks")),
  CANASTA_ROW_OPTION (CANASTA_ASKING_MAY, "may", NC_("rule value", "A player may ask")),
  CANASTA_ROW_OPTION (CANASTA_ASKING_MUST, "must", NC_("rule value", "A player must ask")))
CANASTA_ROW_CHOICE ("asking", asking, GOING_OUT, CANASTA_ASKING_MAY, CanastaAsking,
  N_("Asking the partner"),
  N_("Whether a player asks the partner before going out; the answer is binding."),
  NEEDS (CANASTA_NEEDS_PARTNERS))

CANASTA_ROW_NUMBER ("going-out-bonus", going_out_bonus, GOING_OUT, 100, 0, 1000, 50,
  N_("Going out"), N_("What going out is worth."))

CANASTA_ROW_NUMBER ("concealed-bonus", concealed_bonus, GOING_OUT, 200, 0, 2000, 50,
  N_("Going out concealed"),
  N_("What going out concealed is worth, all in all."),
  NEEDS (CANASTA_NEEDS_CONCEALED))
/* Going out concealed is worth something else, or takes something else. */
CANASTA_ROW_NEED (CANASTA_NEEDS_CONCEALED_TO_MATTER, "concealed-bonus",
  does_concealed_matter (rules))

CANASTA_ROW_CHOICES (CanastaConcealedDefinition,
  CANASTA_ROW_OPTION (CANASTA_CONCEALED_OWN_CANASTA, "own-canasta",
    NC_("rule value", "With a canasta of your own, nothing added to your partner’s " "melds")),
  CANASTA_ROW_OPTION (CANASTA_CONCEALED_LOOSE, "loose",
    NC_("rule value", "The whole hand in one turn is enough")))
CANASTA_ROW_CHOICE ("concealed-definition", concealed_definition, GOING_OUT,
  CANASTA_CONCEALED_OWN_CANASTA, CanastaConcealedDefinition,
  N_("Concealed means"),
  N_("What a player who has laid nothing before must do to go out concealed."),
  NEEDS (CANASTA_NEEDS_CONCEALED_TO_MATTER))
/* Going out concealed is possible. */
CANASTA_ROW_NEED (CANASTA_NEEDS_CONCEALED, "concealed-definition",
  rules->concealed_definition == CANASTA_CONCEALED_LOOSE || has_canastas (rules))

CANASTA_ROW_CHOICES (CanastaConcealedCanastas,
  CANASTA_ROW_OPTION (CANASTA_CONCEALED_REQUIRED_NUMBER, "required-number",
    NC_("rule value", "As many as otherwise")),
  CANASTA_ROW_OPTION (CANASTA_CONCEALED_ONE, "one", NC_("rule value", "One is enough")))
CANASTA_ROW_CHOICE ("concealed-canastas", concealed_canastas, GOING_OUT,
  CANASTA_CONCEALED_REQUIRED_NUMBER, CanastaConcealedCanastas,
  N_("Canastas to go out concealed"),
  N_("How many canastas a player needs to go out concealed."),
  NEEDS (CANASTA_NEEDS_CONCEALED | CANASTA_NEEDS_SEVERAL_CANASTAS))

CANASTA_ROW_CHOICES (CanastaStockEnd,
  CANASTA_ROW_OPTION (CANASTA_STOCK_END_FORCED, "forced",
    NC_("rule value", "Play goes on; a pile that fits must be taken")),
  CANASTA_ROW_OPTION (CANASTA_STOCK_END_VOLUNTARY, "voluntary",
    NC_("rule value", "Play goes on while players take the pile")),
  CANASTA_ROW_OPTION (CANASTA_STOCK_END_AFTER_TURN, "after-turn",
    NC_("rule value", "The round ends with that turn")),
  CANASTA_ROW_OPTION (CANASTA_STOCK_END_IMMEDIATE, "immediate",
    NC_("rule value", "The round ends at once")))
CANASTA_ROW_CHOICE ("stock-end", stock_end, GOING_OUT, CANASTA_STOCK_END_FORCED, CanastaStockEnd,
  N_("When the stock is empty"),
  N_("How the round goes on when the last card of the stock has been drawn."))
/* The turn of the last card goes on. */
CANASTA_ROW_NEED (CANASTA_NEEDS_TURN_AFTER_STOCK, "stock-end",
  rules->stock_end != CANASTA_STOCK_END_IMMEDIATE)

/* Scoring */

CANASTA_ROW_NUMBER ("natural-canasta", natural_canasta, SCORING, 500, 0, 5000, 50,
  N_("Natural canasta"), N_("What a canasta without wild cards is worth."),
  NEEDS (CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_GROUPS))

CANASTA_ROW_NUMBER ("mixed-canasta", mixed_canasta, SCORING, 300, 0, 5000, 50,
  N_("Mixed canasta"), N_("What a canasta with wild cards is worth."),
  NEEDS (CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_WILDS_IN_MELDS | CANASTA_NEEDS_GROUPS))

CANASTA_ROW_NUMBER ("semi-clean-canasta", semi_clean_canasta, SCORING, 0, 0, 5000, 50,
  N_("Semi-clean canasta"),
  N_("What a canasta is worth that a wild card does little harm; 0 means that there are none."),
  NEEDS (CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_WILDS_IN_MELDS),
  ZERO (NC_("rule value", "There are none")))
CANASTA_ROW_NEED (CANASTA_NEEDS_SEMI_CLEAN, "semi-clean-canasta", rules->semi_clean_canasta > 0)

CANASTA_ROW_CHOICES (CanastaSemiCleanGroup,
  CANASTA_ROW_OPTION (CANASTA_SEMI_CLEAN_OFF, "off", NC_("rule value", "Never")),
  CANASTA_ROW_OPTION (CANASTA_SEMI_CLEAN_EIGHT, "eight",
    NC_("rule value", "With eight cards")),
  CANASTA_ROW_OPTION (CANASTA_SEMI_CLEAN_EIGHT_OR_MORE, "eight-or-more",
    NC_("rule value", "With eight cards or more")))
CANASTA_ROW_CHOICE ("semi-clean-group", semi_clean_group, SCORING, CANASTA_SEMI_CLEAN_OFF,
  CanastaSemiCleanGroup, N_("Semi-clean melds of one rank"),
  N_("When a canasta of one rank with a wild card is semi-clean."),
  NEEDS (CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_WILDS_IN_MELDS | CANASTA_NEEDS_SEMI_CLEAN
         | CANASTA_NEEDS_GROUPS))

CANASTA_ROW_NUMBER ("wild-canasta", wild_canasta, SCORING, 2000, 0, 5000, 50,
  N_("Canasta of wild cards"), N_("What a canasta of wild cards alone is worth."),
  NEEDS (CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_WILD_MELDS | CANASTA_NEEDS_EQUAL_WILD_CANASTAS))

CANASTA_ROW_COUNTS ("wild-canasta-values", wild_canasta_values, SCORING, LIST (), 0, 5000, 50,
  N_("Canastas of wild cards, by number of jokers"),
  N_("What a canasta of wild cards alone is worth without jokers, with one, two, … of them."),
  NEEDS (CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_WILD_MELDS), BY_JOKERS)
/* Jokers make no difference to canastas of wild cards. */
CANASTA_ROW_NEED (CANASTA_NEEDS_EQUAL_WILD_CANASTAS, "wild-canasta-values",
  rules->wild_canasta_values.n == 0)

CANASTA_ROW_NUMBER ("sequence-canasta", sequence_canasta, SCORING, 1500, 0, 5000, 50,
  N_("Sequence of seven"), N_("What a sequence of seven cards is worth."),
  NEEDS (CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_SEQUENCES))

CANASTA_ROW_NUMBER ("mixed-sequence-canasta", mixed_sequence_canasta, SCORING, 0, 0, 5000, 50,
  N_("Sequence with wild cards"),
  N_("What a complete sequence with wild cards is worth; it then counts as a mixed canasta, and "
     "one without them as a natural one. 0 means that wild cards make no difference."),
  NEEDS (CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_WILD_SEQUENCES | CANASTA_NEEDS_WILDS_IN_MELDS),
  ZERO (NC_("rule value", "No difference")))
/* Complete sequences are natural canastas or mixed ones. */
CANASTA_ROW_NEED (CANASTA_NEEDS_SEQUENCES_BY_MIXTURE, "mixed-sequence-canasta",
  rules->mixed_sequence_canasta > 0 && rules->sequences == CANASTA_SEQUENCES_WITH_WILDS
  && rules->maximum_wilds > 0)
CANASTA_ROW_CONTRADICTION ("mixed-sequence-canasta", "going-out-needs",
  rules->going_out_needs == CANASTA_GOING_OUT_NEEDS_SEQUENCE
  && canasta_rule_values_meet (rules, CANASTA_NEEDS_SEQUENCES_BY_MIXTURE
                                        | CANASTA_NEEDS_CANASTAS_TO_GO_OUT),
  g_strdup (_("Complete sequences count as natural and mixed canastas, but going out asks for one "
              "of their own kind.")))

CANASTA_ROW_COUNTS ("full-sequence-values", full_sequence_values, SCORING, LIST (), 0, 5000, 50,
  N_("Full sequences"),
  N_("What a sequence of thirteen natural cards is worth, and what one of fourteen."),
  NEEDS (CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_SEQUENCES | CANASTA_NEEDS_LOW_SEQUENCES
         | CANASTA_NEEDS_NATURAL_TWO | CANASTA_NEEDS_FULL_SEQUENCES), BY_LENGTH)

CANASTA_ROW_NUMBER ("short-sequence-size", short_sequence_size, SCORING, 5, 4, 11, 1,
  N_("Length of a sequence"),
  N_("How many cards a sequence must have at the end of the round so that it costs nothing."),
  NEEDS (CANASTA_NEEDS_SEQUENCES | CANASTA_NEEDS_SHORT_SEQUENCES_COST))

CANASTA_ROW_NUMBER ("short-sequence-loss", short_sequence_loss, SCORING, 0, 0, 5000, 50,
  N_("Sequence that is too short"),
  N_("What each sequence of a side that is shorter costs at the end of the round."),
  NEEDS (CANASTA_NEEDS_SEQUENCES))
CANASTA_ROW_NEED (CANASTA_NEEDS_SHORT_SEQUENCES_COST, "short-sequence-loss",
  rules->short_sequence_loss > 0)

CANASTA_ROW_SWITCH ("second-hand-counts", second_hand_counts, SCORING, FALSE,
  N_("Second hands that are left count"),
  N_("The cards of a second hand that was not taken up count against its player."),
  NEEDS (CANASTA_NEEDS_OWN_SECOND_HANDS))

CANASTA_ROW_NUMBER ("second-hand-loss", second_hand_loss, SCORING, 0, 0, 500, 50,
  N_("No second hand taken up"),
  N_("What a side loses that has taken no second hand up by the end of the round."),
  NEEDS (CANASTA_NEEDS_SECOND_HANDS))
CANASTA_ROW_NEED (CANASTA_NEEDS_SECOND_HAND_LOSS, "second-hand-loss", rules->second_hand_loss > 0)

CANASTA_ROW_CHOICES (CanastaSecondHandLossWhen,
  CANASTA_ROW_OPTION (CANASTA_SECOND_HAND_LOSS_ALWAYS, "always", NC_("rule value", "Always")),
  CANASTA_ROW_OPTION (CANASTA_SECOND_HAND_LOSS_ANY_TAKEN, "any-taken",
    NC_("rule value", "If another side has taken one up")))
CANASTA_ROW_CHOICE ("second-hand-loss-when", second_hand_loss_when, SCORING,
  CANASTA_SECOND_HAND_LOSS_ALWAYS, CanastaSecondHandLossWhen,
  N_("When that costs"),
  N_("When a side loses something because it has taken no second hand up."),
  NEEDS (CANASTA_NEEDS_SECOND_HANDS | CANASTA_NEEDS_SECOND_HAND_LOSS))

CANASTA_ROW_CHOICES (CanastaSecondHandUnplayed,
  CANASTA_ROW_OPTION (CANASTA_SECOND_HAND_UNPLAYED_TAKEN, "taken",
    NC_("rule value", "Counts like any hand")),
  CANASTA_ROW_OPTION (CANASTA_SECOND_HAND_UNPLAYED_NOT_TAKEN, "not-taken",
    NC_("rule value", "As if it had not been taken up")))
CANASTA_ROW_CHOICE ("second-hand-unplayed", second_hand_unplayed, SCORING,
  CANASTA_SECOND_HAND_UNPLAYED_TAKEN, CanastaSecondHandUnplayed,
  N_("Second hand without a turn"),
  N_("How a second hand counts that a discard brought and that had no turn before the round "
     "ended."),
  NEEDS (CANASTA_NEEDS_SECOND_HANDS | CANASTA_NEEDS_SECOND_HAND_AT_ONCE))

CANASTA_ROW_NUMBER ("value-joker", value_joker, SCORING, 50, 0, 500, 5, N_("Joker"),
  N_("What a joker is worth."), NEEDS (CANASTA_NEEDS_JOKERS))

CANASTA_ROW_NUMBER ("value-two", value_two, SCORING, 20, 0, 500, 5, N_("Two"),
  N_("What a two is worth."))

CANASTA_ROW_NUMBER ("value-ace", value_ace, SCORING, 20, 0, 500, 5, N_("Ace"),
  N_("What an ace is worth."))

CANASTA_ROW_NUMBER ("value-high", value_high, SCORING, 10, 0, 500, 5, N_("King to eight"),
  N_("What a king, queen, jack, ten, nine or eight is worth."))

CANASTA_ROW_NUMBER ("value-low", value_low, SCORING, 5, 0, 500, 5, N_("Seven to four"),
  N_("What a seven, six, five or four is worth."))

CANASTA_ROW_NUMBER ("value-black-three", value_black_three, SCORING, 5, 0, 500, 5,
  N_("Black three"), N_("What a melded black three is worth."),
  NEEDS (CANASTA_NEEDS_BLACK_THREES_MELDED | CANASTA_NEEDS_SPECIAL_THREES))

CANASTA_ROW_NUMBER ("value-three", value_three, SCORING, 5, 0, 500, 5, N_("Three"),
  N_("What a three is worth."), NEEDS (CANASTA_NEEDS_ORDINARY_THREES))

/* Sides and match */

CANASTA_ROW_SEAT_NEED (CANASTA_NEEDS_PARTNERS, canasta_table_has_partners (table))
/* Sides form during a round. */
CANASTA_ROW_SEAT_NEED (CANASTA_NEEDS_LONE_HAND, table->sides_form)

CANASTA_ROW_CHOICES (CanastaLoneHandBy,
  CANASTA_ROW_OPTION (CANASTA_LONE_HAND_BY_PILE, "pile",
    NC_("rule value", "Whoever takes the pile first")),
  CANASTA_ROW_OPTION (CANASTA_LONE_HAND_BY_SECOND_HAND, "second-hand",
    NC_("rule value", "Whoever has the first second hand")))
CANASTA_ROW_CHOICE ("lone-hand-by", lone_hand_by, MATCH, CANASTA_LONE_HAND_BY_PILE,
  CanastaLoneHandBy, N_("Lone hand"),
  N_("Who plays alone against the others for the rest of the round."),
  NEEDS (CANASTA_NEEDS_LONE_HAND | CANASTA_NEEDS_SECOND_HANDS_OF_SIDES))
CANASTA_ROW_NEED (CANASTA_NEEDS_LONE_HAND_BY_SECOND_HAND, "lone-hand-by",
  rules->lone_hand_by == CANASTA_LONE_HAND_BY_SECOND_HAND)

CANASTA_ROW_NUMBER ("lone-hand-until", lone_hand_until, MATCH, 0, 0, 100000, 500,
  N_("No lone hand from a total of"),
  N_("Once a player has so many points, everybody plays alone from the next round on; 0 means "
     "never."),
  NEEDS (CANASTA_NEEDS_LONE_HAND),
  ZERO (NC_("rule value", "Never")))

CANASTA_ROW_CHOICES (CanastaLoneHandRedThrees,
  CANASTA_ROW_OPTION (CANASTA_LONE_HAND_OWN, "own",
    NC_("rule value", "For the player who has them")),
  CANASTA_ROW_OPTION (CANASTA_LONE_HAND_PAIR, "pair", NC_("rule value", "For both partners")))
CANASTA_ROW_CHOICE ("lone-hand-red-threes", lone_hand_red_threes, MATCH, CANASTA_LONE_HAND_OWN,
  CanastaLoneHandRedThrees, N_("Red threes of the pair"),
  N_("Against a lone hand: for whom the red threes of the pair count."),
  NEEDS (CANASTA_NEEDS_LONE_HAND | CANASTA_NEEDS_SPECIAL_THREES))

CANASTA_ROW_CHOICES (CanastaLoneHandPairScore,
  CANASTA_ROW_OPTION (CANASTA_PAIR_SCORE_FULL, "full", NC_("rule value", "The whole sum each")),
  CANASTA_ROW_OPTION (CANASTA_PAIR_SCORE_HALF, "half", NC_("rule value", "Half the sum each")))
CANASTA_ROW_CHOICE ("lone-hand-pair-score", lone_hand_pair_score, MATCH, CANASTA_PAIR_SCORE_FULL,
  CanastaLoneHandPairScore, N_("Score of the pair"),
  N_("Against a lone hand: what each partner of the pair is credited with."),
  NEEDS (CANASTA_NEEDS_LONE_HAND))

CANASTA_ROW_NUMBER ("target", target, MATCH, 5000, 500, 20000, 500, N_("Target"),
  N_("The total that ends the match."), NEEDS (CANASTA_NEEDS_TARGET))

CANASTA_ROW_NUMBER ("rounds", rounds, MATCH, 0, 0, 99, 1, N_("Fixed number of rounds"),
  N_("How many rounds are played in place of a target; 0 means the target decides."),
  ZERO (NC_("rule value", "The target decides")))
CANASTA_ROW_NEED (CANASTA_NEEDS_TARGET, "rounds", rules->rounds == 0)

CANASTA_ROW_CHOICES (CanastaTie,
  CANASTA_ROW_OPTION (CANASTA_TIE_EXTRA_ROUND, "extra-round",
    NC_("rule value", "Another round is played")),
  CANASTA_ROW_OPTION (CANASTA_TIE_SHARED, "shared", NC_("rule value", "The victory is shared")))
CANASTA_ROW_CHOICE ("tie", tie, MATCH, CANASTA_TIE_EXTRA_ROUND, CanastaTie, N_("Tie"),
  N_("What happens when the best totals are equal at the end."))

#undef CANASTA_ROW_CHOICES
#undef CANASTA_ROW_OPTION
#undef CANASTA_ROW_SWITCH
#undef CANASTA_ROW_NUMBER
#undef CANASTA_ROW_CHOICE
#undef CANASTA_ROW_BANDS
#undef CANASTA_ROW_COUNTS
#undef CANASTA_ROW_NEED
#undef CANASTA_ROW_SEAT_NEED
#undef CANASTA_ROW_CONTRADICTION

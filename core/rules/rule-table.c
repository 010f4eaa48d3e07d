/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every rule, one row each: name, kind, standard, range, group, words, and what
 * it needs to have a say. The property, its validation, the JSON of houses and
 * saved matches, the preference row and the guide all come from here.
 *
 * The standard is the house `classic` for four players. */
#include "config.h"

#include "rules/rule-table.h"

#include <glib/gi18n-lib.h>

#include "rules/rule-needs.h"

#define OFFSET(field) G_STRUCT_OFFSET (CanastaRuleValues, field)

#define SWITCH(name_, field, group_, standard_, title_, words, ...)     \
  { .name = name_, .kind = CANASTA_RULE_SWITCH, .group = group_,        \
    .offset = OFFSET (field), .standard = standard_, .minimum = 0,      \
    .maximum = 1, .step = 1, .title = title_, .explanation = words, __VA_ARGS__ }

#define NUMBER(name_, field, group_, standard_, least, most, step_, title_, words, ...) \
  { .name = name_, .kind = CANASTA_RULE_NUMBER, .group = group_,        \
    .offset = OFFSET (field), .standard = standard_, .minimum = least,  \
    .maximum = most, .step = step_, .title = title_, .explanation = words, __VA_ARGS__ }

#define CHOICE(name_, field, group_, standard_, choices_, title_, words, ...) \
  { .name = name_, .kind = CANASTA_RULE_CHOICE, .group = group_,        \
    .offset = OFFSET (field), .standard = standard_, .minimum = 0,      \
    .maximum = G_N_ELEMENTS (choices_) - 2, .step = 1,                  \
    .choices = choices_, .title = title_, .explanation = words, __VA_ARGS__ }

/* What the row needs to have a say. */
#define NEEDS(what) .needs = what

#define DEAL CANASTA_RULE_GROUP_DEAL
#define PILE CANASTA_RULE_GROUP_PILE
#define THREES CANASTA_RULE_GROUP_THREES
#define MELDS CANASTA_RULE_GROUP_MELDS
#define OPENING CANASTA_RULE_GROUP_OPENING
#define GOING_OUT CANASTA_RULE_GROUP_GOING_OUT
#define SCORING CANASTA_RULE_GROUP_SCORING
#define MATCH CANASTA_RULE_GROUP_MATCH

static const CanastaRuleChoice upcard_choices[] = {
  { "cover", NC_("rule value", "Covered with further cards") },
  { "keep", NC_("rule value", "Stays on top") },
  { "none", NC_("rule value", "No card is turned up") },
  { NULL },
};

static const CanastaRuleChoice black_upcard_choices[] = {
  { "keep", NC_("rule value", "Stays on top") },
  { "cover", NC_("black three", "Covered with further cards"), "black three" },
  { NULL },
};

static const CanastaRuleChoice first_dealer_choices[] = {
  { "last-seat", NC_("rule value", "The last seat") },
  { "lowest-draw", NC_("rule value", "Whoever draws the lowest card") },
  { "highest-draw", NC_("rule value", "Whoever draws the highest card") },
  { NULL },
};

static const CanastaRuleChoice freeze_choices[] = {
  { "until-taken", NC_("rule value", "Until the pile is taken") },
  { "until-covered", NC_("rule value", "Until another card covers it") },
  { "top-only", NC_("rule value", "Only stops the next player") },
  { "always", NC_("rule value", "The pile is always frozen") },
  { NULL },
};

static const CanastaRuleChoice before_opening_choices[] = {
  { "if-opens", NC_("rule value", "If the side opens with it") },
  { "forbidden", NC_("rule value", "Not before the side has opened") },
  { NULL },
};

static const CanastaRuleChoice extent_choices[] = {
  { "all", NC_("rule value", "The whole pile") },
  { "top-only", NC_("rule value", "The top card only") },
  { NULL },
};

static const CanastaRuleChoice must_meld_choices[] = {
  { "never", NC_("rule value", "Never") },
  { "concealed", NC_("rule value", "When going out concealed below the minimum") },
  { "always", NC_("rule value", "Always") },
  { NULL },
};

static const CanastaRuleChoice visibility_choices[] = {
  { "top", NC_("rule value", "Only the top card") },
  { "all", NC_("rule value", "All cards may be looked at") },
  { NULL },
};

static const CanastaRuleChoice laid_choices[] = {
  { "automatic", NC_("rule value", "At once, by themselves") },
  { "by-hand", NC_("rule value", "By hand, and they can be forgotten") },
  { NULL },
};

static const CanastaRuleChoice condition_choices[] = {
  { "meld", NC_("rule value", "A meld") },
  { "canasta", NC_("rule value", "A canasta") },
  { "two-canastas", NC_("rule value", "Two canastas") },
  { NULL },
};

static const CanastaRuleChoice last_red_three_choices[] = {
  { "ends-deal", NC_("rule value", "Ends the round at once") },
  { "turn-goes-on", NC_("rule value", "The turn goes on") },
  { NULL },
};

static const CanastaRuleChoice stop_choices[] = {
  { "until-covered", NC_("rule value", "Stops the next player") },
  { "off", NC_("rule value", "Does not stop anyone") },
  { NULL },
};

static const CanastaRuleChoice black_meld_choices[] = {
  { "going-out", NC_("rule value", "When going out") },
  { "never", NC_("rule value", "Never") },
  { "any-time", NC_("rule value", "At any time") },
  { NULL },
};

static const CanastaRuleChoice per_rank_choices[] = {
  { "one", NC_("rule value", "One for each side") },
  { "many", NC_("rule value", "As many as you like") },
  { NULL },
};

static const CanastaRuleChoice sequence_choices[] = {
  { "none", NC_("rule value", "Not allowed") },
  { "natural", NC_("rule value", "Without wild cards") },
  { "with-wilds", NC_("rule value", "Wild cards may stand in") },
  { NULL },
};

static const CanastaRuleChoice wild_meld_choices[] = {
  { "none", NC_("rule value", "Not allowed") },
  { "complete-in-one-turn", NC_("rule value", "As a whole canasta in one turn") },
  { "free", NC_("rule value", "Allowed") },
  { NULL },
};

static const CanastaRuleChoice opening_by_choices[] = {
  { "total", NC_("rule value", "The total of the side") },
  { "round", NC_("rule value", "The number of the round") },
  { NULL },
};

static const CanastaRuleChoice opening_counts_choices[] = {
  { "sum", NC_("rule value", "All melds of the turn together") },
  { "single-meld", NC_("rule value", "One meld alone") },
  { NULL },
};

static const CanastaRuleChoice waiver_choices[] = {
  { "none", NC_("rule value", "No exception") },
  { "stock", NC_("rule value", "After drawing from the stock") },
  { "stock-or-pile", NC_("rule value", "After drawing or taking the pile") },
  { NULL },
};

static const CanastaRuleChoice final_discard_choices[] = {
  { "optional", NC_("rule value", "Optional") },
  { "required", NC_("rule value", "Required") },
  { "forbidden", NC_("last discard", "Not allowed"), "last discard" },
  { NULL },
};

static const CanastaRuleChoice asking_choices[] = {
  { "off", NC_("rule value", "There is no question") },
  { "may", NC_("rule value", "A player may ask") },
  { "must", NC_("rule value", "A player must ask") },
  { NULL },
};

static const CanastaRuleChoice concealed_choices[] = {
  { "own-canasta", NC_("rule value", "With a canasta of your own, nothing added to your partner’s "
    "melds") },
  { "loose", NC_("rule value", "The whole hand in one turn is enough") },
  { NULL },
};

static const CanastaRuleChoice concealed_canastas_choices[] = {
  { "required-number", NC_("rule value", "As many as otherwise") },
  { "one", NC_("rule value", "One is enough") },
  { NULL },
};

static const CanastaRuleChoice stock_end_choices[] = {
  { "forced", NC_("rule value", "Play goes on; a pile that fits must be taken") },
  { "voluntary", NC_("rule value", "Play goes on while players take the pile") },
  { "after-turn", NC_("rule value", "The round ends with that turn") },
  { "immediate", NC_("rule value", "The round ends at once") },
  { NULL },
};

static const CanastaRuleChoice lone_hand_choices[] = {
  { "own", NC_("rule value", "For the player who has them") },
  { "pair", NC_("rule value", "For both partners") },
  { NULL },
};

static const CanastaRuleChoice pair_score_choices[] = {
  { "full", NC_("rule value", "The whole sum each") },
  { "half", NC_("rule value", "Half the sum each") },
  { NULL },
};

static const CanastaRuleChoice tie_choices[] = {
  { "extra-round", NC_("rule value", "Another round is played") },
  { "shared", NC_("rule value", "The victory is shared") },
  { NULL },
};

const CanastaRule canasta_rule_table[] = {
  NUMBER ("packs", packs, DEAL, 2, 2, 6, 1, N_("Packs of cards"),
          N_("How many packs of 52 cards are shuffled together.")),
  NUMBER ("jokers", jokers, DEAL, 4, 0, 12, 1, N_("Jokers"),
          N_("How many jokers there are in all.")),
  NUMBER ("deal-size", deal_size, DEAL, 11, 1, 26, 1, N_("Cards dealt"),
          N_("How many cards each player is dealt.")),
  NUMBER ("draw-count", draw_count, DEAL, 1, 1, 4, 1, N_("Cards drawn"),
          N_("How many cards a player draws from the stock in a turn.")),
  CHOICE ("upcard", upcard, DEAL, CANASTA_UPCARD_COVER, upcard_choices,
          N_("Wild card or red three turned up"),
          N_("What happens when the first card of the pile is a wild card or a red three.")),
  CHOICE ("upcard-black-three", upcard_black_three, DEAL, CANASTA_BLACK_UPCARD_KEEP,
          black_upcard_choices, N_("Black three turned up"),
          N_("What happens when the first card of the pile is a black three."),
          NEEDS (CANASTA_NEEDS_UPCARD)),
  CHOICE ("first-dealer", first_dealer, DEAL, CANASTA_FIRST_DEALER_LAST_SEAT,
          first_dealer_choices, N_("First dealer"),
          N_("Who deals the first round; after that the deal passes to the left.")),

  CHOICE ("freeze-model", freeze_model, PILE, CANASTA_FREEZE_UNTIL_TAKEN, freeze_choices,
          N_("How long a pile stays frozen"),
          N_("A frozen pile can only be taken with two natural cards from the hand.")),
  SWITCH ("wild-freezes", wild_freezes, PILE, TRUE, N_("Wild cards freeze the pile"),
          N_("A wild card anywhere in the pile freezes it."), NEEDS (CANASTA_NEEDS_FREEZING)),
  SWITCH ("red-three-freezes", red_three_freezes, PILE, TRUE,
          N_("Red threes freeze the pile"),
          N_("A red three turned up at the start freezes the pile."),
          NEEDS (CANASTA_NEEDS_FREEZING | CANASTA_NEEDS_UPCARD)),
  SWITCH ("black-three-freezes", black_three_freezes, PILE, FALSE,
          N_("Black threes freeze the pile"),
          N_("A black three in the pile freezes it, beyond stopping the next player."),
          NEEDS (CANASTA_NEEDS_FREEZING)),
  SWITCH ("frozen-before-opening", frozen_before_opening, PILE, TRUE,
          N_("Frozen until the side opens"),
          N_("For a side that has not opened the pile is always frozen."),
          NEEDS (CANASTA_NEEDS_THAW | CANASTA_NEEDS_TAKING_TO_OPEN)),
  CHOICE ("take-before-opening", take_before_opening, PILE, CANASTA_TAKE_IF_OPENS,
          before_opening_choices, N_("Taking the pile before opening"),
          N_("Whether a side that has not opened may take the pile.")),
  SWITCH ("take-with-pair", take_with_pair, PILE, TRUE, N_("Take with a natural pair"),
          N_("Two natural cards of the top card’s rank take a pile that is not frozen."),
          NEEDS (CANASTA_NEEDS_THAW)),
  SWITCH ("take-with-wild", take_with_wild, PILE, TRUE, N_("Take with a wild card"),
          N_("A natural card and a wild card take a pile that is not frozen."),
          NEEDS (CANASTA_NEEDS_THAW | CANASTA_NEEDS_WILDS_IN_MELDS)),
  SWITCH ("take-by-lay-off", take_by_lay_off, PILE, TRUE, N_("Take by laying off"),
          N_("A pile that is not frozen may be taken by adding its top card to an own meld."),
          NEEDS (CANASTA_NEEDS_THAW)),
  { .name = "take-extent", .kind = CANASTA_RULE_NUMBER, .group = PILE,
    .offset = OFFSET (take_extent), .standard = CANASTA_TAKE_ALL, .minimum = 0,
    .maximum = 20, .step = 1, .choices = extent_choices,
    .title = N_("Cards taken from the pile"),
    .explanation = N_("How many cards from the top a player takes with the pile.") },
  SWITCH ("one-card-rule", one_card_rule, PILE, TRUE, N_("One card against one card"),
          N_("A player with one card in hand may not take a pile of one card."),
          NEEDS (CANASTA_NEEDS_THAW | CANASTA_NEEDS_TAKING_BY_LAY_OFF)),
  CHOICE ("pile-must-be-melded", pile_must_be_melded, PILE, CANASTA_PILE_NEVER,
          must_meld_choices, N_("Melding the whole pile"),
          N_("When all cards taken with the pile must be melded in the same turn."),
          NEEDS (CANASTA_NEEDS_TAKING_MORE)),
  CHOICE ("pile-visibility", pile_visibility, PILE, CANASTA_PILE_SHOWS_TOP,
          visibility_choices, N_("Looking through the pile"),
          N_("Which cards of the discard pile the players may look at.")),

  CHOICE ("red-threes-laid", red_threes_laid, THREES, CANASTA_RED_THREES_AUTOMATIC,
          laid_choices, N_("Laying red threes down"),
          N_("How a red three comes from the hand onto the table.")),
  SWITCH ("red-three-replaced-from-pile", red_three_replaced_from_pile, THREES, FALSE,
          N_("Replace red threes of the pile"),
          N_("A red three taken with the pile is replaced by a card from the stock."),
          NEEDS (CANASTA_NEEDS_UPCARD | CANASTA_NEEDS_TAKING_MORE)),
  { .name = "red-three-values", .kind = CANASTA_RULE_COUNTS, .group = THREES,
    .offset = OFFSET (red_three_values), .minimum = 0, .maximum = 5000, .step = 50,
    .title = N_("Red threes"),
    .explanation = N_("What one, two, three … red threes are worth.") },
  { .name = "red-three-losses", .kind = CANASTA_RULE_COUNTS, .group = THREES,
    .offset = OFFSET (red_three_losses), .minimum = 0, .maximum = 5000, .step = 50,
    .title = N_("Red threes that do not count"),
    .explanation = N_("What red threes cost a side that lacks what they require.") },
  CHOICE ("red-three-condition", red_three_condition, THREES, CANASTA_RED_THREES_NEED_MELD,
          condition_choices, N_("Red threes require"),
          N_("What a side needs at the end of the round for its red threes to count.")),
  NUMBER ("forgotten-red-three", forgotten_red_three, THREES, 0, 0, 2000, 50,
          N_("Forgotten red three"),
          N_("What each red three left in the hand costs, once its player had a turn."),
          NEEDS (CANASTA_NEEDS_RED_THREES_BY_HAND)),
  CHOICE ("last-card-red-three", last_card_red_three, THREES,
          CANASTA_LAST_RED_THREE_ENDS_DEAL, last_red_three_choices,
          N_("Red three as the last card"),
          N_("What happens when the last card of the stock is a red three."),
          NEEDS (CANASTA_NEEDS_RED_THREES_AUTOMATIC | CANASTA_NEEDS_TURN_AFTER_STOCK)),
  CHOICE ("black-three-stops", black_three_stops, THREES, CANASTA_STOP_UNTIL_COVERED,
          stop_choices, N_("Black three on the pile"),
          N_("Whether a black three on top stops the next player from taking the pile.")),
  CHOICE ("black-threes-melded", black_threes_melded, THREES,
          CANASTA_BLACK_THREES_GOING_OUT, black_meld_choices, N_("Melding black threes"),
          N_("When three or more black threes may be melded, always without wild cards.")),
  NUMBER ("black-three-in-hand", black_three_in_hand, THREES, 5, 0, 500, 5,
          N_("Black three left in hand"),
          N_("What a black three left in the hand costs, in place of its value.")),
  SWITCH ("black-threes-in-hand-flat", black_threes_in_hand_flat, THREES, FALSE,
          N_("Black threes cost once"),
          N_("The black threes left in a hand cost the amount once, not each."),
          NEEDS (CANASTA_NEEDS_BLACK_THREES_COST)),
  SWITCH ("take-black-three-going-out", take_black_three_going_out, THREES, FALSE,
          N_("Take a black three when going out"),
          N_("A player who goes out may take a pile under a black three and meld all of it."),
          NEEDS (CANASTA_NEEDS_BLACK_THREES_STOP)),

  NUMBER ("meld-minimum-size", meld_minimum_size, MELDS, 3, 3, 13, 1, N_("Smallest meld"),
          N_("How many cards a meld needs.")),
  NUMBER ("meld-maximum-size", meld_maximum_size, MELDS, 0, 0, 13, 1, N_("Largest meld"),
          N_("How many cards a meld holds at most; 0 means any number.")),
  NUMBER ("minimum-naturals", minimum_naturals, MELDS, 2, 1, 7, 1, N_("Natural cards"),
          N_("How many natural cards a meld needs."), NEEDS (CANASTA_NEEDS_NATURALS)),
  NUMBER ("maximum-wilds", maximum_wilds, MELDS, 3, 0, 7, 1, N_("Wild cards"),
          N_("How many wild cards a meld may hold.")),
  SWITCH ("wilds-at-most-naturals", wilds_at_most_naturals, MELDS, FALSE,
          N_("Never more wild than natural cards"),
          N_("A meld may not hold more wild cards than natural ones."),
          NEEDS (CANASTA_NEEDS_MANY_WILDS)),
  CHOICE ("melds-per-rank", melds_per_rank, MELDS, CANASTA_MELDS_ONE, per_rank_choices,
          N_("Melds of one rank"), N_("How many melds of a rank a side may have.")),
  CHOICE ("sequences", sequences, MELDS, CANASTA_SEQUENCES_NONE, sequence_choices,
          N_("Sequences"), N_("Whether cards of one suit in sequence may be melded.")),
  CHOICE ("wild-melds", wild_melds, MELDS, CANASTA_WILD_MELDS_NONE, wild_meld_choices,
          N_("Melds of wild cards alone"),
          N_("Whether wild cards may be melded without natural ones.")),

  { .name = "opening-minimum", .kind = CANASTA_RULE_BANDS, .group = OPENING,
    .offset = OFFSET (opening_minimum), .minimum = 0, .maximum = 1000, .step = 5,
    .title = N_("Minimum to open"),
    .explanation = N_("What the first meld of a side must count at least.") },
  CHOICE ("opening-by", opening_by, OPENING, CANASTA_OPENING_BY_TOTAL, opening_by_choices,
          N_("The minimum depends on"),
          N_("What decides which minimum a side needs to open."),
          NEEDS (CANASTA_NEEDS_MINIMUM | CANASTA_NEEDS_SEVERAL_MINIMUMS)),
  CHOICE ("opening-counts", opening_counts, OPENING, CANASTA_OPENING_SUM,
          opening_counts_choices, N_("What reaches the minimum"),
          N_("Whether melds count together or one of them must reach the minimum alone."),
          NEEDS (CANASTA_NEEDS_MINIMUM)),
  SWITCH ("opening-counts-top-card", opening_counts_top_card, OPENING, TRUE,
          N_("The pile’s top card counts"),
          N_("When a side opens with the pile, its top card counts towards the minimum."),
          NEEDS (CANASTA_NEEDS_MINIMUM | CANASTA_NEEDS_TAKING_TO_OPEN)),
  CHOICE ("opening-waiver", opening_waiver, OPENING, CANASTA_WAIVER_STOCK, waiver_choices,
          N_("No minimum when going out concealed"),
          N_("When a player who goes out concealed needs no minimum."),
          NEEDS (CANASTA_NEEDS_MINIMUM | CANASTA_NEEDS_CONCEALED)),
  NUMBER ("opening-fail-penalty", opening_fail_penalty, OPENING, 0, 0, 100, 5,
          N_("Failed opening"),
          N_("By how much the minimum rises when a player takes a short opening back."),
          NEEDS (CANASTA_NEEDS_MINIMUM)),

  NUMBER ("canastas-to-go-out", canastas_to_go_out, GOING_OUT, 1, 0, 4, 1,
          N_("Canastas to go out"),
          N_("How many canastas a side needs before it may go out.")),
  CHOICE ("final-discard", final_discard, GOING_OUT, CANASTA_FINAL_DISCARD_OPTIONAL,
          final_discard_choices, N_("Last discard"),
          N_("Whether a player goes out with a discard.")),
  CHOICE ("asking", asking, GOING_OUT, CANASTA_ASKING_MAY, asking_choices,
          N_("Asking the partner"),
          N_("Whether a player asks the partner before going out; the answer binds."),
          NEEDS (CANASTA_NEEDS_PARTNERS)),
  NUMBER ("going-out-bonus", going_out_bonus, GOING_OUT, 100, 0, 1000, 50,
          N_("Going out"), N_("What going out is worth.")),
  NUMBER ("concealed-bonus", concealed_bonus, GOING_OUT, 200, 0, 2000, 50,
          N_("Going out concealed"),
          N_("What going out concealed is worth, all in all."),
          NEEDS (CANASTA_NEEDS_CONCEALED)),
  CHOICE ("concealed-definition", concealed_definition, GOING_OUT,
          CANASTA_CONCEALED_OWN_CANASTA, concealed_choices,
          N_("Concealed means"),
          N_("What a player who has laid nothing before must do to go out concealed.")),
  CHOICE ("concealed-canastas", concealed_canastas, GOING_OUT,
          CANASTA_CONCEALED_REQUIRED_NUMBER, concealed_canastas_choices,
          N_("Canastas to go out concealed"),
          N_("How many canastas a player needs to go out concealed."),
          NEEDS (CANASTA_NEEDS_CONCEALED | CANASTA_NEEDS_SEVERAL_CANASTAS)),
  CHOICE ("stock-end", stock_end, GOING_OUT, CANASTA_STOCK_END_FORCED, stock_end_choices,
          N_("When the stock is empty"),
          N_("How the round goes on when the last card of the stock has been drawn.")),

  NUMBER ("natural-canasta", natural_canasta, SCORING, 500, 0, 5000, 50,
          N_("Natural canasta"), N_("What a canasta without wild cards is worth."),
          NEEDS (CANASTA_NEEDS_CANASTAS)),
  NUMBER ("mixed-canasta", mixed_canasta, SCORING, 300, 0, 5000, 50,
          N_("Mixed canasta"), N_("What a canasta with wild cards is worth."),
          NEEDS (CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_WILDS_IN_MELDS)),
  NUMBER ("wild-canasta", wild_canasta, SCORING, 2000, 0, 5000, 50,
          N_("Canasta of wild cards"), N_("What a canasta of wild cards alone is worth."),
          NEEDS (CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_WILD_MELDS)),
  NUMBER ("sequence-canasta", sequence_canasta, SCORING, 1500, 0, 5000, 50,
          N_("Sequence of seven"), N_("What a sequence of seven cards is worth."),
          NEEDS (CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_SEQUENCES)),
  NUMBER ("value-joker", value_joker, SCORING, 50, 0, 500, 5, N_("Joker"),
          N_("What a joker counts."), NEEDS (CANASTA_NEEDS_JOKERS)),
  NUMBER ("value-two", value_two, SCORING, 20, 0, 500, 5, N_("Two"), N_("What a two counts.")),
  NUMBER ("value-ace", value_ace, SCORING, 20, 0, 500, 5, N_("Ace"), N_("What an ace counts.")),
  NUMBER ("value-high", value_high, SCORING, 10, 0, 500, 5, N_("King to eight"),
          N_("What a king, queen, jack, ten, nine or eight counts.")),
  NUMBER ("value-low", value_low, SCORING, 5, 0, 500, 5, N_("Seven to four"),
          N_("What a seven, six, five or four counts.")),
  NUMBER ("value-black-three", value_black_three, SCORING, 5, 0, 500, 5,
          N_("Black three"), N_("What a melded black three counts."),
          NEEDS (CANASTA_NEEDS_BLACK_THREES_MELDED)),

  CHOICE ("lone-hand-red-threes", lone_hand_red_threes, MATCH, CANASTA_LONE_HAND_OWN,
          lone_hand_choices, N_("Red threes of the pair"),
          N_("Against a lone hand: for whom the red threes of the pair count."),
          NEEDS (CANASTA_NEEDS_LONE_HAND)),
  CHOICE ("lone-hand-pair-score", lone_hand_pair_score, MATCH, CANASTA_PAIR_SCORE_FULL,
          pair_score_choices, N_("Score of the pair"),
          N_("Against a lone hand: what each partner of the pair is credited with."),
          NEEDS (CANASTA_NEEDS_LONE_HAND)),
  NUMBER ("target", target, MATCH, 5000, 500, 20000, 500, N_("Target"),
          N_("The total that ends the match."), NEEDS (CANASTA_NEEDS_TARGET)),
  NUMBER ("rounds", rounds, MATCH, 0, 0, 99, 1, N_("Fixed number of rounds"),
          N_("How many rounds are played in place of a target; 0 means to the target.")),
  CHOICE ("tie", tie, MATCH, CANASTA_TIE_EXTRA_ROUND, tie_choices, N_("Tie"),
          N_("What happens when the best totals are equal at the end.")),
};

const guint canasta_n_rules = G_N_ELEMENTS (canasta_rule_table);

void
canasta_rule_get_standard_bands (CanastaBands *bands)
{
  *bands = (CanastaBands){
    .n = 4,
    .band = { { -100000, 15 }, { 0, 50 }, { 1500, 90 }, { 3000, 120 } },
  };
}

void
canasta_rule_get_standard_counts (CanastaCountValues *counts)
{
  *counts = (CanastaCountValues){ .n = 4, .of = { 100, 200, 300, 800 } };
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the turn: taking the pile and laying cards down, and both taken back. */
#include "config.h"

#include "turn-fixture.h"

#define PLAY "'phase': 'play', 'turn': {'source': 'stock'}"

static const TurnRow rows[] = {
  /* Drawing and taking. */
  { "draw", NULL, NULL, "{'hands': {'0': '4C 4H 7S KD'}, 'pile': '9S'}",
    "? spoken prompt\n? title Your turn – draw a card\n"
    "? buttons Draw* | [Take pile]\n"
    "draw -> action\n? played draw\n? spoken prompt\n"
    "? title Your turn – lay down melds, or discard\n"
    "draw -> refusal\n? played draw\n? said You have already drawn.\n"
    "? line You have already drawn.\n? spoken saying\n" },
  { "draw-two", "asking=0 draw-count=2", NULL,
    "{'hands': {'0': '4C 4H 9D 9C'}, 'pile': '9S', 'melds': {'0': ['KC KH KS']}}",
    "? title Your turn – draw 2 cards, or take the pile\n? buttons Draw 2* | Take pile\n" },
  { "draw-cancels-take", NULL, NULL,
    "{'hands': {'0': '4C 4H 9D 9C KD'}, 'pile': '9S 5D 9H', 'melds': {'0': ['KC KH KS']}}",
    "take -> laid-out\ndraw -> action\n? played draw\n? draft\n" },
  { "fresh", NULL, NULL,
    "{'hands': {'0': '4C 4H 7S KD 9D 9C'}, 'pile': '9S 5D 9H', 'melds': {'0': ['KC KH KS']}}",
    "take -> laid-out\nconfirm -> action\n? played take 9C 9D\n"
    "? hand 4C 4H 5D 7S 9S KD\n? fresh 5D 9S\n" },
  { "take-needs-confirmation", NULL, NULL,
    "{'hands': {'0': '4C 4H 9D 9C KD'}, 'pile': '9S 5D 9H', 'melds': {'0': ['KC KH KS']}}",
    "? spoken prompt\ntake -> laid-out\n? played\n? hand 4C 4H KD\n? spoken prompt\n"
    "? prompt Take 3 cards with these: Nine of clubs, Nine of diamonds?\n"
    "? buttons – | Take 3 cards* | Cancel\n"
    "? own Us 30 | 9C 9D 9H tentative | KC KH KS\n"
    "cancel -> nothing\n? hand 4C 4H 9C 9D KD\n? draft\n"
    "take -> laid-out\ntake -> action\n? played take 9C 9D\n"
    "? own Us 60 | 9C 9D 9H tentative | KC KH KS\n" },
  { "take-at-once", NULL, "take-without-asking=true",
    "{'hands': {'0': '4C 4H 9D 9C KD'}, 'pile': '9S 5D 9H', 'melds': {'0': ['KC KH KS']}}",
    "take -> action\n? played take 9C 9D\n" },
  { "take-refused", NULL, NULL, "{'hands': {'0': '4C 4H 9D KC KD'}, 'pile': '9S 5D 9H'}",
    "? spoken prompt\ntake -> refusal\n? played\n"
    "? said The pile is frozen for your side until you open: you need two natural nines; you "
    "hold only one.\n"
    "? spoken saying\n? rule frozen-before-opening\n" },
  { "take-with", NULL, NULL,
    "{'hands': {'0': '4C 4H 9D 9C 2D KD'}, 'pile': '9S 5D 9H', 'melds': {'0': ['KC KH KS']}}",
    "take-with 4C 4H -> refusal\ntake-with 9C 2D -> laid-out\n? draft take 9C 2D\n"
    "confirm -> action\n? played take 9C 2D\n" },
  { "take-to-open", NULL, NULL, "{'hands': {'0': '9D 9C KC KD KS 4S 5S'}, 'pile': '5D 9H'}",
    "take -> laid-out\n? opening 30 of 50\n"
    "? line You need 50 points to open; that makes 30.\n"
    "? buttons Lay down | [Take 2 cards] | Cancel\n"
    "confirm -> refusal\n? played\n"
    "select KC KD KS\nmeld -> laid-out\n? played\n? opening 60 of 50\n"
    "cancel -> nothing\n? hand 4S 5S 9C 9D KC KD KS\n? own Us 0\n? opening 0 of 50\n"
    "take -> laid-out\nselect KC KD KS\nmeld -> laid-out\nconfirm -> action\n"
    "? played take 9C 9D | KC KD KS\n" },
  { "take-to-open-in-words", NULL, NULL,
    "{'hands': {'0': '9D 9C KC KD KS 4S 5S'}, 'pile': '5D 9H'}",
    "take -> laid-out\nlay-down meld KC KD KS -> laid-out\n? draft take 9C 9D | KC KD KS\n"
    "undo -> nothing\n? draft take 9C 9D\nlay-down meld KC KD KS -> laid-out\n"
    "confirm -> action\n? played take 9C 9D | KC KD KS\n" },
  { "take-in-a-way", NULL, NULL,
    "{'hands': {'0': '4C 4H 9D 9C 9H 2D KD'}, 'pile': '5D 9S', 'melds': {'0': ['KC KH KS']}}",
    "take -> choice\n? played\n"
    "? choices With 9♣ 9♦ (Nines: 3 cards, no wild cards, 4 to go)"
    " | With 9♣ 2♦ (Nines: 3 cards, 1 wild card, 4 to go)\n"
    "choose 0 -> laid-out\n? choices\n? hand 4C 4H 9H KD 2D\n? played\n"
    "cancel\ntake -> choice\nchoose 7 -> nothing\n? choices\n"
    "take -> choice\nselect KD\ndiscard -> refusal\n? choices\n"
    "take -> choice\nchoose 1 -> laid-out\n? hand 4C 4H 9D 9H KD\ntake -> action\n"
    "? played take 9C 2D\n" },
  { "take-by-laying-off", NULL, NULL,
    "{'hands': {'0': '4C 4H 9D 9C KD'}, 'pile': '5D 9S', 'melds': {'0': ['9C 9H 9S']}}",
    "take -> choice\n? choices Add the top card to your meld (Nines: 4 cards, no wild cards, "
    "3 to go)"
    " | With 9♣ 9♦ (Nines: 6 cards, no wild cards, 1 to go)\n"
    "choose 0 -> laid-out\n? title Take 2 cards and add the top one to your meld?\n"
    "? own Us 30 | 9C 9H 9S 9S tentative\n" },
  { "take-stays", NULL, NULL,
    "{'hands': {'0': 'KC KD KS KH 7S 4D'}, 'pile': '9S 4C KH', 'stock': '', "
    "'melds': {'0': ['AC AH AS']}}",
    "take -> laid-out\ndraw -> refusal\n? draft take KC KD\nundo-all -> nothing\n? draft\n"
    "? said The cards are back in your hand.\n" },
  { "stock-empty", NULL, NULL, "{'hands': {'0': '4C 4H 7S KD'}, 'pile': '5D 9S', 'stock': ''}",
    "? title The stock is empty – take the pile, or end the round\n"
    "? buttons End the round* | [Take pile]\n"
    "draw -> refusal\n? said The stock is empty: take the pile, or the round ends.\n"
    "pass -> action\n? played pass\n? ended stock\n"
    "? title The round is over\n? buttons\n" },

  /* Laying down. */
  { "open-in-several-melds", NULL, NULL,
    "{'hands': {'0': '4C 4H 4S KC KD KS 7S 7H'}, 'pile': '9S', " PLAY "}",
    "select 4C 4H 4S\nmeld -> laid-out\n? played\n? selected\n? hand 7H 7S KC KD KS\n"
    "? draft meld 4C 4H 4S\n? own Us 0 | 4C 4H 4S tentative\n"
    "? line You need 50 points to open; that makes 15.\n? rule opening-minimum\n"
    "select 7S\ndiscard -> refusal\n? played\n"
    "? said You need 50 points to open; that makes 15.\n"
    "undo -> nothing\n? hand 4C 4H 4S 7H 7S KC KD KS\n"
    "? said The cards are back in your hand.\n" },
  { "lay-down-in-words", NULL, NULL,
    "{'hands': {'0': '4C 4H 4S KC KD AS AH AD 7S'}, 'pile': '9S', " PLAY "}",
    "lay-down meld KC KD -> refusal\n? draft\nlay-down meld 4C 4H 4S -> laid-out\n? played\n"
    "lay-down meld AD AH AS -> action\n? played meld 4C 4H 4S | AD AH AS\n"
    "undo -> action\n? draft meld 4C 4H 4S\n" },
  { "two-melds", NULL, NULL,
    "{'hands': {'0': 'AC AH AS KC KD KS 7S 7H'}, 'pile': '9S', " PLAY "}",
    "select AC AH AS KC KD KS\nmeld -> action\n? played meld KC KD KS | AC AH AS\n? hand 7H 7S\n"
    "undo -> action\n? requests undo\n? hand 7H 7S AC AH AS\n? draft meld KC KD KS\n"
    "? said The cards are back in your hand.\n"
    "undo -> nothing\n? hand 7H 7S KC KD KS AC AH AS\n? draft\n"
    "undo -> refusal\n? said You have not done anything this turn yet.\n"
    "redo -> action\n? hand 7H 7S\nredo -> refusal\n? said There is nothing to redo.\n" },
  { "three-melds", NULL, NULL,
    "{'hands': {'0': 'AC AH AS KC KD KS QC QD QS 7S 7H'}, 'pile': '9S', " PLAY "}",
    "select AC AH AS KC KD KS QC QD QS\nmeld -> action\n? hand 7H 7S\n"
    "undo -> action\n? hand 7H 7S AC AH AS\n? draft meld QC QD QS | KC KD KS\n"
    "undo -> nothing\n? hand 7H 7S KC KD KS AC AH AS\n? draft meld QC QD QS\n"
    "undo -> nothing\n? draft\n" },
  { "earlier-melds-stay-back", NULL, NULL,
    "{'hands': {'0': 'JC JD JH AC AH AS KC KD KS QC QD QS 7S 7H'}, 'pile': '9S', " PLAY ", "
    "'melds': {'0': ['9C 9H 9S']}}",
    "select JC JD JH\nmeld -> action\nselect AC AH AS KC KD KS QC QD QS\nmeld -> action\n"
    "undo -> action\nundo -> nothing\nundo -> nothing\n? draft\n"
    "undo -> action\n? hand 7H 7S JC JD JH QC QD QS KC KD KS AC AH AS\n? draft\n"
    "? said The cards are back in your hand.\n" },
  { "undo-all", NULL, NULL,
    "{'hands': {'0': 'JC JD JH AC AH AS KC KD KS 7S 7H'}, 'pile': '9S', " PLAY ", "
    "'melds': {'0': ['9C 9H 9S']}}",
    "select JC JD JH\nmeld -> action\nselect AC AH AS KC KD KS\nmeld -> action\n"
    "undo-all -> action\n? requests undo-all\n? draft\n? hand 7H 7S JC JD JH KC KD KS AC AH AS\n"
    "? said The cards are back in your hand.\nundo-all -> refusal\n" },
  { "laid-out-and-discarded", NULL, NULL,
    "{'hands': {'0': 'AC AH AS KC KD KS 7S 7H'}, 'pile': '9S', " PLAY ", "
    "'melds': {'0': ['9C 9H 9S']}}",
    "select AC AH AS KC KD KS\nmeld -> action\nundo -> action\n? draft meld KC KD KS\n"
    "select 7S\ndiscard -> action\n? played meld KC KD KS "
    "| AC AH AS; meld KC KD KS; discard 7S\n? hand 7H AC AH AS\n" },
  { "draw-cannot-be-undone", NULL, NULL, "{'hands': {'0': '4C 4H 7S KD'}, 'pile': '9S'}",
    "draw -> action\nundo -> refusal\n"
    "? said You have seen the card you drew, so drawing cannot be undone.\n" },
  { "add", NULL, NULL,
    "{'hands': {'0': 'KD KS 7S 7H 7D'}, 'pile': '9S', " PLAY ", 'melds': {'0': ['KC KH KS']}}",
    "select KD KS\n? own Us 30 | KC KH KS target (Kings: 3 → 5 (0 wild))\n"
    "? line Kings: 3 → 5 (0 wild)\n"
    "lay-at meld 0 -> action\n? played meld KD KS\n" },
  { "wild", NULL, NULL,
    "{'hands': {'0': '2D 7S 7H 7D'}, 'pile': '9S', " PLAY ", 'melds': {'0': ['KC KH KS', "
    "'8C 8D 8H 2C 2H 2S']}}",
    "select 2D\nmeld -> choice\n? played\n"
    "? choices Kings: 3 → 4 (1 wild) | not Eights: 6 cards, 3 wild cards, "
    "1 to go (Eights may hold 3 wild cards at most; this would make 4.) "
    "| not New meld (Wild cards cannot be melded alone; lay them on a meld of natural cards.)\n"
    "choose 0 -> action\n? played meld 2D >K\n" },
  { "wild-by-place", NULL, NULL,
    "{'hands': {'0': '2D 7S 7H 7D'}, 'pile': '9S', " PLAY ", 'melds': {'0': ['KC KH KS']}}",
    "select 2D\nlay-at new -> refusal\nlay-at meld 0 -> action\n? played meld 2D >K\n" },
  { "wild-nowhere", NULL, NULL,
    "{'hands': {'0': '2D 7S 7H 8D'}, 'pile': '9S', " PLAY "}",
    "select 2D\nmeld -> refusal\n? said Wild cards cannot be melded alone; lay them on a meld "
    "of natural cards.\n" },
  { "into-a-group", NULL, NULL,
    "{'hands': {'0': '4C 4H 4S 4D 2C 7H'}, 'pile': '9S', " PLAY "}",
    "select 4C 4H 4S\nmeld -> laid-out\nselect 4D\nlay-at group 0 -> laid-out\n"
    "? draft meld 4C 4D 4H 4S\nselect 2C\n"
    "? own Us 0 | 4C 4D 4H 4S tentative target (Fours: 4 → 5 (1 wild))\n"
    "lay-at group 0 -> laid-out\n? draft meld 4C 4D 4H 4S 2C\n" },
  { "refused-meld", NULL, NULL,
    "{'hands': {'0': '8S 7S 7H 7D'}, 'pile': '9S', " PLAY "}",
    "meld -> refusal\n? said Select the cards to lay down.\nselect 7S 7H\n? said\n"
    "? line The selected cards count 10 points.\nmeld -> refusal\n? played\n"
    "? said A meld needs 3 or more cards of one rank; these are 2.\n"
    "select 8S 7S 7H\nmeld -> refusal\n? said A meld needs 3 or more cards of one rank; these "
    "are 2.\n" },
  { "red-three-by-hand", "asking=0 red-threes-laid=1", NULL,
    "{'hands': {'0': '3H 7S 7H 8D'}, 'pile': '9S', " PLAY "}",
    "select 3H\nmeld -> action\n? played lay 3H\n" },
  { "withdraw", "asking=0 opening-fail-penalty=10", NULL,
    "{'hands': {'0': '4C 4H 4S KC KD KS 7S 7H'}, 'pile': '9S', " PLAY "}",
    "select 4C 4H 4S\nmeld -> laid-out\nundo -> question\n? question withdraw\n"
    "? title Take the opening back?\n"
    "? line By these rules the minimum of your side then rises by 10 points.\n"
    "? buttons Take back | – | Keep it*\n"
    "cancel -> nothing\n? question\n? hand 7H 7S KC KD KS\n"
    "undo-all -> question\nconfirm -> action\n? played withdraw 4C 4H 4S\n"
    "? hand 4C 4H 4S 7H 7S KC KD KS\n? penalty 10\n" },
};

int
main (int argc, char *argv[])
{
  return turn_fixture_main (argc, argv, rows, G_N_ELEMENTS (rows));
}

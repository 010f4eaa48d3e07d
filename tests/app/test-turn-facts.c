/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the facts that somebody asks for who does not see the table. */
#include "config.h"

#include "turn-fixture.h"

#include <string.h>

#include "../core/players.h"
#include "cards/phrases.h"
#include "play/score.h"
#include "rules/numbers.h"
#include "turn/facts.h"
#include "turn/key-words.h"
#include "turn/news.h"

#define DECISIONS 60 /* of the person, at each table */

/* Of the situation in short: at most, where the pile is frozen until one opens and all cards of
 * the hand differ, and in the middle of all. */
#define MOST_WORDS 65
#define MIDDLE_WORDS 45

#define PLAY "'phase': 'play', 'turn': {'source': 'stock'}"

static const TurnRow rows[] = {
  { "before-opening", NULL, NULL,
    "{'hands': {'0': '4C 4H 4S KC KD 2S 2D Jo', '1': '5C 5D', '2': '6C 6D 6H', '3': '7C'}, "
    "'pile': '9S 4D', 'red-threes': {'0': '3H'}, 'totals': [690, 1085], 'melds': {'1': ['KC KH "
    "KS KD 2C', '8C 8C 8D 8D 8H 8H 8S']}}",
    "? fact-turn Your turn – draw a card, or take the pile.\n"
    "? more-turn Your turn – draw a card, or take the pile. D: Draw. T: Take pile.\n"
    "? fact-answer Nothing is asked.\n"
    "? more-answer Nothing is asked. D: Draw. T: Take pile.\n"
    "? fact-news Nothing has happened since your last turn.\n"
    "? more-news Nothing has happened since your last turn.\n"
    "? fact-pile Discard pile, 2 cards. On top: Four of diamonds. Frozen for you until you open. "
    "You can take the pile if you open with it. Stock, 79 cards.\n"
    "? more-pile Discard pile, 2 cards. On top: Four of diamonds. Frozen for you until you open. "
    "You can take the pile if you open with it. With 2 fours. You need 50 points to open; that "
    "makes 15. Stock, 79 cards.\n"
    "? fact-hand You hold 8 cards: a joker, 2 twos, 2 kings and 3 fours.\n"
    "? more-hand You hold 8 cards: Four of clubs, Four of hearts, Four of spades, King of clubs, "
    "King of diamonds, Two of diamonds, Two of spades, Joker. They cost 125 points if they are "
    "left in your hand.\n"
    "? fact-melds Us: no melds. Them: 2 melds. Eights: natural canasta, 7 cards. Kings: 5 cards, "
    "1 wild card, 2 to go.\n"
    "? more-melds Us: no melds. Them: 2 melds. Eights: natural canasta, 7 cards. Kings: 5 cards, "
    "1 wild card, 2 to go.\n"
    "? fact-points Us: 0 on the table. Them: 630 on the table. You need 50 points to "
    "open.\n"
    "? more-points Us: 0 points on the table, 0 natural canastas, 0 mixed canastas, 1 red three. "
    "Them: 630 points on the table, 1 natural canasta, 0 mixed canastas, 0 red threes. You "
    "need 50 points to open.\n"
    "? fact-red-threes Red threes. Us: 1, Them: 0.\n"
    "? more-red-threes Red threes. Us: 1, Them: 0. In points, as things stand. Us: −100, Them: "
    "0.\n"
    "? fact-players Cards in hand. Ben: 2, Clara: 3, Dora: 1.\n"
    "? more-players Ben, Opponent, 2 cards. Ben discarded the six of diamonds. Clara, Partner, 3 "
    "cards. Dora, Opponent, 1 card.\n"
    "? fact-totals Totals. Us: 690, Them: 1,085.\n"
    "? more-totals Totals. Us: 690, Them: 1,085. The match is over at 5,000 points. You are 395 "
    "points behind. Round 1.\n"
    "? standing Score: us 690, them 1,085, to 5,000\n"
    "? fact-task Only in a lesson there is a task.\n" },
  { "opened", NULL, NULL,
    "{'hands': {'0': '9C 9H 4S KC', '1': '5C 5D', '2': '6C 6D 6H', '3': '7C'}, 'pile': '9S', "
    "'red-threes': {'0': '3H 3D'}, 'totals': [690, 1085], 'melds': {'0': ['KC KH KS KD 2C', '8C "
    "8C 8D 8D 8H 8H 8S']}, " PLAY "}",
    "? fact-turn Your turn – lay down melds, or discard.\n"
    "? more-turn Your turn – lay down melds, or discard.\n"
    "? fact-answer Nothing is asked.\n"
    "? more-answer Nothing is asked.\n"
    "? fact-pile Discard pile, 1 card. On top: Nine of spades. You have already drawn. Stock, 83 "
    "cards.\n"
    "? more-pile Discard pile, 1 card. On top: Nine of spades. You have already drawn. Stock, 83 "
    "cards.\n"
    "? fact-hand You hold 4 cards: a king, 2 nines and a four.\n"
    "? more-hand You hold 4 cards: Four of spades, Nine of clubs, Nine of hearts, King of clubs. "
    "They cost 35 points if they are left in your hand.\n"
    "? fact-melds Us: 2 melds. Eights: natural canasta, 7 cards. Kings: 5 cards, 1 wild card, 2 "
    "to go. Them: no melds.\n"
    "? more-melds Us: 2 melds. Eights: natural canasta, 7 cards. Kings: 5 cards, 1 wild card, 2 "
    "to go. Them: no melds.\n"
    "? fact-points Us: 630 on the table. Them: 0 on the table.\n"
    "? more-points Us: 630 points on the table, 1 natural canasta, 0 mixed canastas, 2 red "
    "threes. Them: 0 points on the table, 0 natural canastas, 0 mixed canastas, 0 red threes. "
    "Them: 50 points to open.\n"
    "? fact-red-threes Red threes. Us: 2, Them: 0.\n"
    "? more-red-threes Red threes. Us: 2, Them: 0. In points, as things stand. Us: 200, Them: "
    "0.\n" },
  { "looks-on", NULL, NULL,
    "{'hands': {'0': '4C 4H 4S KC KD 2S 2D Jo', '1': '5C 5D', '2': '6C 6D 6H', '3': '7C'}, "
    "'pile': '9S 4D', 'red-threes': {'0': '3H'}, 'totals': [690, 1085], 'melds': {'1': ['KC KH "
    "KS KD 2C', '8C 8C 8D 8D 8H 8H 8S']}}",
    "look-on\n"
    "? fact-situation Ada is playing… You look on. Discard pile, 2 cards. On top: Four of "
    "diamonds. Ada and Clara: 0 on the table. Ben and Dora: 630 on the table. Cards in hand. Ben: "
    "2, Clara: 3, Dora: 1, Ada: 8.\n"
    "? fact-turn Ada is playing… You look on.\n"
    "? more-turn Ada is playing… You look on.\n"
    "? more-answer Nothing is asked.\n"
    "? fact-news Nothing has happened in this round yet.\n"
    "? fact-pile Discard pile, 2 cards. On top: Four of diamonds. Stock, 79 cards.\n"
    "? more-hand You look on, and hold no cards.\n"
    "? fact-melds Ada and Clara: no melds. Ben and Dora: 2 melds. Eights: natural canasta, 7 "
    "cards. Kings: 5 cards, 1 wild card, 2 to go.\n"
    "? more-points Ada and Clara: 0 points on the table, 0 natural canastas, 0 mixed canastas, 1 "
    "red three. Ben and Dora: 630 points on the table, 1 natural canasta, 0 mixed canastas, 0 red "
    "threes. Ada and Clara: 50 points to open.\n"
    "? fact-red-threes Red threes. Ada and Clara: 1, Ben and Dora: 0.\n"
    "? more-players Ben, Team 2, 2 cards. Ben discarded the six of diamonds. Clara, Team 1, 3 "
    "cards. Dora, Team 2, 1 card. Ada, Team 1, 8 cards, is playing.\n"
    "? more-totals Totals. Ada and Clara: 690, Ben and Dora: 1,085. The match is over at 5,000 "
    "points. Ben and Dora: 395 points ahead. Round 1.\n"
    "? standing Score: Ada and Clara: 690, Ben and Dora: 1,085, to 5,000\n"
    "draw -> refusal\n"
    "? fact-turn Ada is playing… You look on: only those who sit at the table play.\n"
    "undo -> refusal\n"
    "sort -> refusal\n"
    "hint -> refusal\n" },
  { "looks-on-alone", NULL, NULL,
    "{'hands': {'0': '4C 4H 4S', '1': '5C 5D', '2': '6C 6D 6H'}, 'pile': '9S 4D', 'totals': [690, "
    "690, 85]}",
    "look-on\n"
    "? more-players Ben, Player, 2 cards. Ben discarded the six of diamonds. Clara, Player, 3 "
    "cards. Ada, Player, 3 cards, is playing.\n"
    "? more-totals Totals. Ada: 690, Ben: 690, Clara: 85. The match is over at 5,000 points. Nobody "
    "is ahead. Round 1.\n", 3 },
  { "laid-out", NULL, NULL,
    "{'hands': {'0': '4C 4H 4S KC KD'}, 'pile': '9S', " PLAY "}",
    "select 4C 4H 4S\n"
    "meld\n"
    "? fact-points Us: 0 on the table. Them: 0 on the table. You still need 35 points to "
    "open.\n"
    "? fact-hand You hold 2 cards: 2 kings.\n"
    "? fact-melds Us: 1 meld. Fours: 3 cards, 4 to go. Them: no melds.\n"
    "? fact-turn Your turn – lay down melds, or discard. You need 50 points to open; that makes "
    "15.\n"
    "select KC KD\n"
    "? fact-hand You hold 2 cards: 2 kings. Selected: 2 kings.\n"
    "? more-hand You hold 2 cards: King of clubs, King of diamonds. Selected: 2 kings. They cost "
    "20 points if they are left in your hand.\n" },
  { "no-minimum", "opening-minimum=[(-100000,0)]", NULL,
    "{'hands': {'0': '4C 4H 4S KC KD'}, 'pile': '9S', " PLAY "}",
    "? fact-points Us: 0 on the table. Them: 0 on the table.\n"
    "? more-points Us: 0 points on the table, 0 natural canastas, 0 mixed canastas, 0 red threes. "
    "Them: 0 points on the table, 0 natural canastas, 0 mixed canastas, 0 red threes.\n" },
  { "frozen", NULL, NULL,
    "{'hands': {'0': '4C 4H 4S KC KD'}, 'pile': '9S 2C 8H', 'frozen': true}",
    "? fact-pile Discard pile, 3 cards. On top: Eight of hearts. The pile is frozen: you need "
    "two natural eights from your hand; you hold none. Stock, 67 cards.\n"
    "? more-pile Discard pile, 3 cards. On top: Eight of hearts. The pile is frozen: you need "
    "two natural eights from your hand; you hold none. Stock, 67 cards.\n" },
  { "none-for-pile", NULL, NULL,
    "{'hands': {'0': '4C 4H 2C'}, 'pile': 'QS', 'melds': {'0': ['KC KH KS KD 2D']}}",
    "? fact-pile Discard pile, 1 card. On top: Queen of spades. To take the pile you need two "
    "queens, or a queen and a wild card; you hold none. Stock, 66 "
    "cards.\n" },
  { "one-for-pile", NULL, NULL,
    "{'hands': {'0': '4C 4H QC'}, 'pile': 'QS', 'melds': {'0': ['KC KH KS KD 2D']}}",
    "? fact-pile Discard pile, 1 card. On top: Queen of spades. To take the pile you need two "
    "queens, or a queen and a wild card; you hold only a queen and no wild card. Stock, 66 "
    "cards.\n" },
  { "one-and-wild-for-pile", NULL, NULL,
    "{'hands': {'0': '4C 4H QC 2C'}, 'pile': 'QS', 'melds': {'0': ['KC KH KS KD 2D']}}",
    "? fact-pile Discard pile, 1 card. On top: Queen of spades. You can take the pile. Stock, 65 "
    "cards.\n" },
  { "wild-of-no-use", "take-with-wild=0", NULL,
    "{'hands': {'0': '4C 4H QC 2C'}, 'pile': 'QS', 'melds': {'0': ['KC KH KS KD 2D']}}",
    "? fact-pile Discard pile, 1 card. On top: Queen of spades. By these rules the pile is taken "
    "with two natural cards, not with a wild one. Stock, 65 cards.\n" },
  { "meld-of-no-use", "take-by-lay-off=0", NULL,
    "{'hands': {'0': '4C 4H'}, 'pile': 'QS', 'melds': {'0': ['QC QH QD']}}",
    "? fact-pile Discard pile, 1 card. On top: Queen of spades. By these rules you need cards "
    "from your hand to take the pile; its top card alone cannot be added to a meld. Stock, 69 "
    "cards.\n" },
  { "pair-alone-for-pile", "take-with-wild=0", NULL,
    "{'hands': {'0': '4C 4H QC'}, 'pile': 'QS', 'melds': {'0': ['KC KH KS KD 2D']}}",
    "? fact-pile Discard pile, 1 card. On top: Queen of spades. To take the pile you need two "
    "natural queens; you hold only one. Stock, 66 cards.\n" },
  { "no-pair-for-pile", "take-with-wild=0", NULL,
    "{'hands': {'0': '4C 4H 2C'}, 'pile': 'QS', 'melds': {'0': ['KC KH KS KD 2D']}}",
    "? fact-pile Discard pile, 1 card. On top: Queen of spades. To take the pile you need two "
    "natural queens; you hold none. Stock, 66 cards.\n" },
  { "pile-empty", NULL, NULL,
    "{'hands': {'0': '4C 4H 4S KC KD'}, 'pile': ''}",
    "? fact-pile Discard pile, empty. Stock, 70 cards.\n"
    "? more-pile Discard pile, empty. Stock, 70 cards.\n" },
  { "situation", NULL, NULL,
    "{'hands': {'0': '4C 4H 4S KC KD 2S', '1': '5C 5D', '2': '6C 6D 6H', '3': '7C'}, "
    "'pile': '9S 4D', 'red-threes': {'0': '3H'}, 'totals': [690, 1085], 'melds': {'0': ['QC QH "
    "QS'], '1': ['KC KH KS KD 2C', '8C 8C 8D 8D 8H 8H 8S']}}",
    "? fact-situation Your turn – draw a card, or take the pile. Discard pile, 2 cards. On top: "
    "Four of diamonds. You can take the pile. You hold 6 cards: a two, 2 kings and 3 fours.\n" },
  { "situation-drawn", NULL, NULL,
    "{'hands': {'0': '4C 4H 4S KC KD'}, 'pile': '9S 2D 4D', 'frozen': true, " PLAY "}",
    "? fact-situation Your turn – lay down melds, or discard. Select cards to lay down, or the one "
    "to discard. Discard pile, 3 cards. On top: Four of diamonds. Frozen – natural pair only. You "
    "hold 5 cards: 2 kings and 3 fours. You need 50 points to open.\n" },
  /* Others who need as much need not be named. */
  { "deal-openings", NULL, NULL,
    "{'hands': {'0': '4C 4H'}, 'pile': '9S', 'totals': [1600, -5]}",
    "? deal After you play Ben, Clara and Dora. Clara is your partner. Ben and Dora play together. "
    "Dora turns up the nine of spades. You need 90 points to open. Them: 15 points to open. You "
    "hold 2 fours.\n" },
  { "deal-alike", NULL, NULL,
    "{'hands': {'0': '4C 4H'}, 'pile': '9S', 'totals': [400, 700]}",
    "? deal After you play Ben, Clara and Dora. Clara is your partner. Ben and Dora play together. "
    "Dora turns up the nine of spades. You need 50 points to open. You hold 2 fours.\n" },
  { "deal-five-sits-out", NULL, NULL,
    "{'hands': {'1': '4C 4H'}, 'pile': '9S', 'to-act': 3, 'turn': {'seat': 3}}",
    "? deal You sit out this round; in turn play Ben, Clara, Dora and Emil. Ben and Dora play "
    "together. Emil turns up the nine of spades. You need 50 points to open.\n", 5 },
  { "deal-five-later", NULL, NULL,
    "{'round': 2, 'hands': {'0': '4C 4H'}, 'pile': '9S'}",
    "? deal After you play Ben, Emil and Dora. Clara sits out this round. Emil turns up the nine "
    "of spades. You need 50 points to open. You hold 2 fours.\n"
    "? fact-players Cards in hand. Ben: 11, Emil: 11, Dora: 11.\n", 5 },
  { "waiting", NULL, NULL,
    "{'hands': {'0': '4C 4H'}, 'pile': '9S 2C 8H', 'to-act': 1, 'turn': {'seat': 1}}",
    "? fact-turn Ben is playing…\n"
    "? more-turn Ben is playing… Enter: Continue.\n"
    "? fact-answer Nothing is asked.\n"
    "? fact-pile Discard pile, 3 cards. On top: Eight of hearts. Frozen – natural pair only. "
    "Stock, 70 cards.\n"
    "? fact-situation Ben is playing… Discard pile, 3 cards. On top: Eight of hearts. Frozen – "
    "natural pair only. You hold 2 cards: 2 fours. You need 50 points to open.\n"
    "? more-players Ben, Opponent, 11 cards, is playing. Ben discarded the six of diamonds. "
    "Clara, Partner, 11 cards. Dora, Opponent, 11 cards.\n"
    "? more-totals Totals. Us: 0, Them: 0. The match is over at 5,000 points. Nobody is ahead. "
    "Round 1.\n" },
  { "asked", "asking=1", NULL,
    "{'hands': {'0': '7S 7H 7D 9D', '2': 'KC KC KD KD KH KH KS 9C'}, 'pile': '9S', 'phase': "
    "'reply', 'to-act': 0, 'turn': {'seat': 2, 'source': 'stock', 'asked': true}}",
    "? fact-answer Y: Yes, go out. N: No, play on.\n"
    "? more-answer Clara asks: May I go out? Your hand counts −25, your side has 0 on the "
    "table. Y: Yes, go out. N: No, play on.\n"
    "yes -> action\n"
    "? played yes\n" },
  { "asked-letters-off", "asking=1", "single-key-shortcuts=false",
    "{'hands': {'0': '7S 7H 7D 9D', '2': 'KC KC KD KD KH KH KS 9C'}, 'pile': '9S', 'phase': "
    "'reply', 'to-act': 0, 'turn': {'seat': 2, 'source': 'stock', 'asked': true}}",
    "? fact-answer Alt+Y: Yes, go out. Alt+N: No, play on.\n"
    "no -> action\n"
    "? played no\n" },
  { "own-question", NULL, NULL,
    "{'hands': {'0': '2S 7S 7H 7D'}, 'pile': '9S', " PLAY "}",
    "throw 2S -> question\n"
    "? fact-answer Y: Discard. N: Keep it.\n"
    "no\n"
    "? question\n"
    "? fact-answer Nothing is asked.\n"
    "throw 2S -> question\n"
    "yes -> action\n"
    "? played discard 2S\n" },
  { "hint", NULL, NULL,
    "{'hands': {'0': '2S 7S 7H 7D'}, 'pile': '9S', " PLAY "}",
    "propose discard 7S\n"
    "? fact-answer Y: Play it.\n"
    "yes -> action\n"
    "? played discard 7S\n" },
  { "two", NULL, NULL,
    "{'hands': {'0': '4C 4H 4S', '1': '5C'}, 'pile': '9S', 'totals': [100, 100]}",
    "? fact-situation Your turn – draw a card. Discard pile, 1 card. On top: Nine of spades. "
    "The pile is frozen for you until you open: you need two natural nines; you hold none. "
    "You hold 3 cards: 3 fours. You need 50 points to open.\n"
    "? more-situation Your turn – draw a card. D: Draw. Discard pile, 1 card. On top: Nine of "
    "spades. The pile is frozen for you until you open: you need two natural nines; you "
    "hold none. Stock, 103 cards. You hold 3 cards: Four of clubs, Four of hearts, Four of "
    "spades. They cost 15 points if they are left in your hand. You: no melds. Ben: no melds. "
    "You: 0 points on the table, 0 natural canastas, 0 mixed canastas, 0 red threes. Ben: 0 "
    "points on the table, 0 natural canastas, 0 mixed canastas, 0 red threes. You need "
    "50 points to open. Ben: 50 points to open. Red threes. You: 0, Ben: 0. In points, "
    "as things stand. You: 0, Ben: 0. Ben, Opponent, 1 card. Ben discarded the six of "
    "diamonds. Totals. You: 100, Ben: 100. The match is over at 5,000 points. Nobody is ahead. "
    "Round 1.\n"
    "? standing Score: you 100, Ben: 100, to 5,000\n", 2 },
  { "three", NULL, NULL,
    "{'hands': {'0': '4C 4H 4S', '1': '5C', '2': '6C'}, 'pile': '9S', 'totals': [100, 200, 300]}",
    "? fact-situation Your turn – draw a card. Discard pile, 1 card. On top: Nine of spades. "
    "The pile is frozen for your side until you open: you need two natural nines; you hold none. "
    "You hold 3 cards: 3 fours. You need 50 points to open.\n"
    "? more-totals Totals. You: 100, Ben: 200, Clara: 300. The match is over at 5,000 points. "
    "You are 200 points behind. Round 1.\n"
    "? standing Score: you 100, Ben: 200, Clara: 300, to 5,000\n"
    "? signs 0 1 2\n", 3 },
  { "lone-hand", NULL, NULL,
    "{'hands': {'0': '4C 4H 4S', '1': '5C', '2': '6C'}, 'pile': '9S', 'totals': [100, 200, 300],"
    " 'pile-taken-by': 2}",
    "? signs 0 0 1\n", 3 },
  { "six", "rounds=3", NULL,
    "{'hands': {'0': '4C 4H 4S', '1': '5C'}, 'pile': '9S', 'totals': [300, 200, 100]}",
    "? fact-situation Your turn – draw a card. Discard pile, 1 card. On top: Nine of spades. "
    "The pile is frozen for your side until you open: you need two natural nines; you hold none. "
    "You hold 3 cards: 3 fours. You need 50 points to open.\n"
    "? more-situation Your turn – draw a card. D: Draw. Discard pile, 1 card. On top: Nine of "
    "spades. The pile is frozen for your side until you open: you need two natural nines; you "
    "hold none. Stock, 59 cards. You hold 3 cards: Four of clubs, Four of hearts, Four of spades. "
    "They cost 15 points if they are left in your hand. Us: no melds. Team 2: no melds. Team "
    "3: no melds. Us: 0 points on the table, 0 natural canastas, 0 mixed canastas, 0 red "
    "threes. Team 2: 0 points on the table, 0 natural canastas, 0 mixed canastas, 0 red "
    "threes. Team 3: 0 points on the table, 0 natural canastas, 0 mixed canastas, 0 red "
    "threes. You need 50 points to open. Team 2: 50 points to open. Team 3: "
    "50 points to open. Red threes. Us: 0, Team 2: 0, Team 3: 0. In points, as things stand. "
    "Us: 0, Team 2: 0, Team 3: 0. Ben, Team 2, 1 card. Ben discarded the six of diamonds. "
    "Clara, Team 3, 11 cards. Dora, Partner, 11 cards. Emil, Team 2, 11 cards. Frida, Team 3, "
    "11 cards. Totals. Us: 300, Team 2: 200, Team 3: 100. The match is over after 3 rounds. "
    "You are 100 points ahead. Round 1.\n"
    "? standing Score: us 300, Team 2: 200, Team 3: 100, ends after 3 rounds\n", 6 },
  { "family", "asking=0 sequences=1 melds-per-rank=1 join-melds=1", NULL,
    "{'hands': {'0': '4H 5H 6H 9C KD'}, 'melds': {'0': ['5H 6H 7H', '8C 8D 8S']}, 'pile': '9S', "
    "" PLAY "}",
    "? fact-melds Us: 2 melds. Eights: 3 cards, 4 to go. The sequence from five to "
    "seven of hearts: 3 cards, 4 to go. Them: no melds.\n"
    "? more-melds Us: 2 melds. Eights: 3 cards, no wild cards, 4 to go. The sequence "
    "from five to seven of hearts: 3 cards, 4 to go. Them: no melds.\n"
    "? fact-hand You hold 5 cards: a king, a nine, a six, a five and a four.\n" },
};

/* Each fact is asked for by an action of its own, and by a key that is there with the
 * letters off. */
static void
test_keys (void)
{
  for (CanastaFact fact = 0; fact < CANASTA_N_FACTS; fact++)
    {
      const char *action = canasta_fact_get_action (fact);
      g_autofree char *key = canasta_keys_dup_name (action, FALSE);

      g_assert_nonnull (key);
      g_assert_true (g_str_has_prefix (key, "Alt+"));
      for (CanastaFact other = 0; other < fact; other++)
        g_assert_cmpstr (action, !=, canasta_fact_get_action (other));
    }
}

/* Numbers, compared with what the engine says of a position that came about in play. */

/* All facts are in the situation when it is asked for again. */
static void
assert_says (CanastaTurn *turn, CanastaFact fact, gboolean more, const char *words)
{
  g_autofree char *text = canasta_fact_say (fact, turn, more);
  g_autofree char *situation = canasta_fact_say (CANASTA_FACT_SITUATION, turn, TRUE);

  if (!strstr (text, words))
    g_error ("“%s” is not in “%s”", words, text);
  g_assert_true (!more || strstr (situation, text));
}

/* The situation in short is no more than a player takes in at once, and tells of none but the
 * person. */
static guint
assert_short (CanastaTurn *turn)
{
  g_autofree char *situation = canasta_fact_say (CANASTA_FACT_SITUATION, turn, FALSE);
  g_auto (GStrv) words = g_strsplit (situation, " ", -1);
  guint n = g_strv_length (words);

  for (CanastaFact fact = CANASTA_FACT_MELDS; fact <= CANASTA_FACT_TOTALS; fact++)
    {
      g_autofree char *other = canasta_fact_say (fact, turn, FALSE);

      g_assert_null (strstr (situation, other));
    }
  g_test_message ("%u words: %s", n, situation);
  g_assert_cmpuint (n, <=, MOST_WORDS);
  return n;
}

static void G_GNUC_PRINTF (4, 5)
assert_number (CanastaTurn *turn, CanastaFact fact, gboolean more, const char *format, ...)
{
  g_autofree char *words = NULL;
  va_list arguments;

  va_start (arguments, format);
  words = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  assert_says (turn, fact, more, words);
}

static void
assert_cards (CanastaTurn *turn)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  const CanastaBoard *board = &observation->board;
  int hand = canasta_card_set_count (&observation->hand);

  assert_number (turn, CANASTA_FACT_HAND, FALSE, "You hold %d card", hand);
  if (hand > 0)
    assert_number (turn, CANASTA_FACT_HAND, TRUE, "%d point",
                   canasta_table_cost_hand (observation->table, &observation->hand));
  assert_number (turn, CANASTA_FACT_PILE, FALSE, "Stock, %u card", board->stock_count);
  if (board->pile_count > 0)
    assert_number (turn, CANASTA_FACT_PILE, FALSE, "Discard pile, %u card", board->pile_count);
  for (guint seat = 0; seat < observation->table->players; seat++)
    if (seat != observation->seat && seat != board->resting)
      assert_number (turn, CANASTA_FACT_PLAYERS, FALSE, ": %u", board->hand_count[seat]);
}

static void
assert_sides (CanastaTurn *turn)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  const CanastaBoard *board = &observation->board;
  guint own = board->side[observation->seat];

  for (guint side = 0; side < board->n_sides; side++)
    {
      CanastaScoreRow row = { 0 };
      g_autofree char *points = canasta_number_format (
        canasta_board_value_side (board, observation->table, side, &row));

      assert_number (turn, CANASTA_FACT_POINTS, FALSE, "%s on the table", points);
    }
  if (!canasta_board_has_opened (board, own)
      && canasta_board_get_minimum (observation->table, board, observation->seat) > 0)
    assert_number (turn, CANASTA_FACT_POINTS, FALSE, "You need %d points to open",
                   canasta_board_get_minimum (observation->table, board, observation->seat));
  for (guint i = 0; i < board->n_melds; i++)
    {
      int missing = canasta_meld_count_missing (&board->melds[i], &observation->table->forms);
      int count = canasta_meld_count (&board->melds[i]);
      int wilds = canasta_meld_count_wilds (&board->melds[i]);

      if (canasta_meld_is_canasta (&board->melds[i]) || board->melds[i].kind != CANASTA_MELD_RANK)
        continue;
      if (wilds == 0)
        assert_number (turn, CANASTA_FACT_MELDS, FALSE, "%d cards, %d to go", count, missing);
      else
        assert_number (turn, CANASTA_FACT_MELDS, FALSE, "%d cards, %d wild card", count, wilds);
    }
}

static void
assert_ledgers (CanastaTurn *turn)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  const CanastaBoard *board = &observation->board;
  guint n = observation->table->by_seat ? observation->table->players : board->n_sides;

  for (guint ledger = 0; ledger < n; ledger++)
    {
      g_autofree char *total = canasta_number_format (board->totals[ledger]);
      g_autofree char *points = canasta_number_format (
        canasta_board_value_red_threes (board, observation->table, ledger));

      assert_number (turn, CANASTA_FACT_TOTALS, FALSE, ": %s", total);
      assert_number (turn, CANASTA_FACT_RED_THREES, FALSE, ": %d",
                     canasta_lane_count (board->red_threes[ledger]));
      assert_number (turn, CANASTA_FACT_RED_THREES, TRUE, ": %s", points);
    }
}

static void
look (TestScene *scene, CanastaTurn *turn, CanastaMatch *match)
{
  CanastaObservation observation;
  g_auto (CanastaSurroundings) surroundings = { 0 };

  canasta_match_observe (match, 0, &observation);
  canasta_surroundings_init (&surroundings, match, 0);
  canasta_surroundings_write_seats (&surroundings, match, 0, CANASTA_INDEX_LETTERS_ENGLISH);
  test_scene_show (scene, turn, &observation, &surroundings);
  assert_cards (turn);
  assert_sides (turn);
  assert_ledgers (turn);
}

static void
test_numbers (gconstpointer data)
{
  g_autoptr (CanastaTable) table = test_table_new (GPOINTER_TO_UINT (data), "asking=0");
  g_autoptr (CanastaMatch) match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 7, NULL);
  g_autoptr (TestScene) scene = test_scene_new ();
  g_autoptr (CanastaTurn) turn = canasta_turn_new (NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  guint n = 0, n_words = 0;

  while (n < DECISIONS)
    {
      if (canasta_match_get_stage (match) != CANASTA_STAGE_PLAYING)
        g_assert_true (canasta_match_start_round (match));
      if (canasta_match_get_to_act (match) == 0)
        {
          look (scene, turn, match);
          n_words += assert_short (turn);
          n++;
        }
      test_play_action (match, random);
    }
  g_assert_cmpuint (n_words, <=, DECISIONS * MIDDLE_WORDS);
}

/* What the others did is told until the person's next turn is over; what they did
 * themselves, and how the round began, in full alone. */
static void
test_news (void)
{
  g_autoptr (CanastaTable) table = test_table_new (2, "asking=0");
  g_autoptr (CanastaMatch) match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 7, NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  const CanastaRecord *record = canasta_match_get_record (match);
  g_autofree char *round = canasta_news_tell_round (match, 0);
  gboolean is_begun = FALSE;    /* the person has had a turn */

  for (guint i = 0; i < DECISIONS && canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING; i++)
    {
      g_autofree char *news = NULL, *all = NULL, *last = NULL;
      const CanastaEvent *event;

      test_play_action (match, random);
      event = canasta_record_get (record, canasta_record_get_count (record) - 1);
      last = canasta_event_describe (event, NULL, canasta_match_get_names (match), 0);
      news = canasta_news_tell_since (match, 0, CANASTA_DETAIL_BRIEF);
      all = canasta_news_tell_since (match, 0, CANASTA_DETAIL_FULL);
      is_begun |= event->seat == 0 && canasta_event_ends_turn (event);
      g_assert_true (is_begun || g_str_has_prefix (all, round));
      if (event->seat == 0 && canasta_event_ends_turn (event))
        g_assert_null (all);
      else
        g_assert_true (g_str_has_suffix (all, last));
      if (event->seat != 0
          && (event->action.kind != CANASTA_ACTION_DRAW
              || !canasta_card_set_is_empty (&event->red_threes)))
        g_assert_true (g_str_has_suffix (news, last));
      else if (news)
        g_assert_false (g_str_has_suffix (news, last));
    }
}

/* With whom one plays, and what lies open when a round begins: the card that is turned up, and
 * red threes, where some were dealt. */
static void
test_deal (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "asking=0");
  guint n_red_threes = 0, n_frozen = 0;

  for (guint deal = 1; deal <= 30; deal++)
    {
      g_autoptr (CanastaMatch) match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, deal, NULL);
      const CanastaBoard *board = &canasta_match_get_state (match)->board;
      g_autoptr (TestScene) scene = test_scene_new ();
      g_autoptr (CanastaTurn) turn = canasta_turn_new (NULL);
      int own = canasta_lane_count (board->red_threes[0]);
      int others = canasta_lane_count (board->red_threes[1]);
      g_autofree char *threes = g_strdup_printf (" Red threes. Us: %d, Them: %d.", own, others);
      g_autofree char *who = NULL;
      g_autofree char *hand = NULL;
      g_autofree char *wanted = NULL;
      g_autofree char *told = NULL;
      const char *const *names;

      look (scene, turn, match);
      who = board->dealer == 0
              ? g_strdup ("You turn up")
              : g_strdup_printf ("%s turns up", canasta_match_get_names (match)[board->dealer]);
      hand = canasta_phrase_hand (&canasta_turn_get_observation (turn)->hand);
      names = canasta_match_get_names (match);
      wanted = g_strdup_printf ("After you play %1$s, %2$s and %3$s. %2$s is your partner. %1$s and "
                                "%3$s play together. %4$s %5$s.%6$s%7$s You need 50 points to "
                                "open. You hold %8$s.",
                                names[1], names[2], names[3], who,
                                canasta_phrase_card (canasta_board_get_top (board)),
                                board->frozen ? " The pile is frozen." : "",
                                own + others > 0 ? threes : "", hand);
      told = canasta_fact_say_deal (turn);
      g_assert_cmpstr (told, ==, wanted);
      n_red_threes += own + others > 0;
      n_frozen += board->frozen;
    }
  g_assert_cmpuint (n_red_threes, >, 0);
  g_assert_cmpuint (n_red_threes, <, 30);
  g_assert_cmpuint (n_frozen, >, 0);
}

/* What the prompt asks or says is not told as well, but to the others. */
static void
test_asked (void)
{
  static const char *const names[] = { "Ada", "Ben", "Clara", "Dora", NULL };
  static const struct
  {
    CanastaActionKind kind;
    const char *to_partner;
    const char *to_other;
  } answers[] = {
    { CANASTA_ACTION_ASK, NULL, "Clara asked Ada: “May I go out?”" },
    { CANASTA_ACTION_YES, NULL, "Clara said yes." },
    { CANASTA_ACTION_NO, "Clara said no.", "Clara said no." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      const CanastaEvent event = {
        .seat = 2, .action = { .kind = answers[i].kind }, .asked = 0,
        .top = CANASTA_NO_CARD, .second_hand = CANASTA_NO_SEAT, .alone = CANASTA_NO_SEAT,
      };
      g_autofree char *told =
        canasta_news_tell_event (&event, NULL, names, 0, CANASTA_DETAIL_FULL);
      g_autofree char *other =
        canasta_news_tell_event (&event, NULL, names, 1, CANASTA_DETAIL_FULL);

      g_assert_cmpstr (told, ==, answers[i].to_partner);
      g_assert_cmpstr (other, ==, answers[i].to_other);
    }
}

int
main (int argc, char *argv[])
{
  static const guint tables[] = { 2, 3, 4, 6 };

  turn_fixture_add (&argc, &argv, rows, G_N_ELEMENTS (rows));
  g_test_add_func ("/facts/keys", test_keys);
  g_test_add_func ("/facts/news", test_news);
  g_test_add_func ("/facts/deal", test_deal);
  g_test_add_func ("/facts/asked", test_asked);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path = g_strdup_printf ("/facts/numbers/%u", tables[i]);

      g_test_add_data_func (path, GUINT_TO_POINTER (tables[i]), test_numbers);
    }
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the turn: what other games of the family bring: sequences, second melds
 * of a rank, melds that are joined later, a turn that ends without a discard. */
#include "config.h"

#include "turn-fixture.h"

#define PLAY "'phase': 'play', 'turn': {'source': 'stock'}"
#define SAMBA "asking=0 sequences=1 melds-per-rank=1 join-melds=1"

static const TurnRow rows[] = {
  /* Sequences. */
  { "sequence", SAMBA, NULL,
    "{'hands': {'0': '4H 5H 6H 9C KD'}, 'melds': {'0': ['8C 8D 8S']}, 'pile': '9S', " PLAY "}",
    "select 4H 5H 6H\nmeld -> action\n? played meld 4H 5H 6H\n" },
  { "sequence-either-end", SAMBA, NULL,
    "{'hands': {'0': '4H 8H 9C KD'}, 'melds': {'0': ['5H 6H 7H']}, 'pile': '9S', " PLAY "}",
    "select 4H\nmeld -> action\n? played meld 4H >5\n"
    "select 8H\nmeld -> action\n? played meld 4H >5; meld 8H >4\n" },
  { "sequence-both-ends", SAMBA, NULL,
    "{'hands': {'0': '4H 8H 9C KD'}, 'melds': {'0': ['5H 6H 7H']}, 'pile': '9S', " PLAY "}",
    "select 4H 8H\nmeld -> action\n? played meld 4H 8H >5\n" },
  { "rank-or-sequence", SAMBA, NULL,
    "{'hands': {'0': '8H 9C KD'}, 'melds': {'0': ['5H 6H 7H', '8C 8D 8S']}, 'pile': '9S', "
    PLAY "}",
    "select 8H\nmeld -> choice\n"
    "? choices ♥ 5–8: 3 → 4 (0 wild) | Eights: 3 → 4 (0 wild)"
    " | not New meld (A meld needs 3 or more cards of one rank; these are 1.)\n"
    "choose 0 -> action\n? played meld 8H >5\n" },
  { "sequence-and-meld", SAMBA, NULL,
    "{'hands': {'0': '4H 5H 6H 9C 9D 9H KD QS'}, 'melds': {'0': ['8C 8D 8S']}, 'pile': '9S', "
    PLAY "}",
    "select 4H 5H 6H 9C 9D 9H\nmeld -> action\n? played meld 4H 5H 6H | 9C 9D 9H\n" },
  { "two-sequences", SAMBA, NULL,
    "{'hands': {'0': '4H 5H 6H 9C 10C JC KD QS'}, 'melds': {'0': ['8C 8D 8S']}, 'pile': '9S', "
    PLAY "}",
    "select 4H 5H 6H 9C 10C JC\nmeld -> action\n? played meld 9C 10C JC | 4H 5H 6H\n" },

  /* Joining. */
  { "join", SAMBA, NULL,
    "{'hands': {'0': '4C 5H KD'}, 'melds': {'0': ['8C 8D 8S', '8C 8H 8S']}, 'pile': '9S', "
    PLAY "}",
    "? buttons Join melds | [Discard] | [Undo]\n"
    "join -> action\n? played join 8#2 >8#1\n? own Us 60 | 8C 8C 8D 8H 8S 8S tentative\n"
    "join -> refusal\n? said No two of your melds can be joined.\n" },
  { "join-which", SAMBA, NULL,
    "{'hands': {'0': '4C 5H KD'}, 'pile': '9S', " PLAY
    ", 'melds': {'0': ['8C 8D 8S', '8C 8H 8S', '4H 5H 6H', '7H 8H 9H']}}",
    "join -> choice\n"
    "? choices Eights: 3 + 3 (Eights: 6 cards, no wild cards, 1 to go)"
    " | ♥ 4–6 and ♥ 7–9 (♥ 4–9: sequence, 6 cards, 1 to go)\n"
    "choose 1 -> action\n? played join 7 >4\n" },
  { "join-not-by-the-rules", NULL, NULL,
    "{'hands': {'0': '4C 5H KD'}, 'melds': {'0': ['8C 8D 8S']}, 'pile': '9S', " PLAY "}",
    "join -> refusal\n? said By these rules melds on the table stay apart.\n"
    "? rule join-melds\n" },
  { "join-before-drawing", SAMBA, NULL,
    "{'hands': {'0': '4C 5H KD'}, 'melds': {'0': ['8C 8D 8S', '8C 8H 8S']}, 'pile': '9S'}",
    "join -> refusal\n? said Draw first, or take the pile.\n" },

  /* The last card is kept. */
  { "keep-last-card", "asking=0 keep-last-card=1", NULL,
    "{'hands': {'0': 'KD'}, 'melds': {'0': ['8C 8D 8S']}, 'pile': '9S', " PLAY "}",
    "? title Your side may not go out yet – keep your last card and end your turn\n"
    "? buttons [Lay down] | End the turn* | [Undo]\n"
    "select KD\ndiscard -> refusal\n? played\n"
    "pass -> action\n? played pass\n" },
  { "keep-no-card", "asking=0 keep-last-card=1", NULL,
    "{'hands': {'0': 'KD 4C'}, 'melds': {'0': ['8C 8D 8S']}, 'pile': '9S', " PLAY "}",
    "? buttons [Lay down] | [Discard] | [Undo]\n"
    "pass -> refusal\n? rule keep-last-card\n" },
};

int
main (int argc, char *argv[])
{
  return turn_fixture_main (argc, argv, rows, G_N_ELEMENTS (rows));
}

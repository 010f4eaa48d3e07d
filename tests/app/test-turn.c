/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the turn: discarding, going out, what is asked, said and proposed, the
 * hand, and what there is to see. */
#include "config.h"

#include "turn-fixture.h"

/* A side that may go out, and the person after the draw. */
#define CANASTAS \
  "'melds': {'0': ['KC KC KH KH KS KS KD', 'QC QC QH QH QS QS QD']}, 'melded-before': [0]"
#define PLAY "'phase': 'play', 'turn': {'source': 'stock'}"

static const TurnRow rows[] = {
  /* Discarding. */
  { "discard", NULL, NULL, "{'hands': {'0': '8S 7S 7H 7D'}, 'pile': '9S', " PLAY "}",
    "discard -> refusal\n? played\n? said Select the one card to discard.\n"
    "select 8S 7S\ndiscard -> refusal\n? said Select the one card to discard.\n"
    "select 8S\n? said\n? buttons Lay down | Discard* | [Undo]\ndiscard -> action\n"
    "? played discard 8S\n"
    "? title Ben is playing…\n"
    "discard -> refusal\n? played discard 8S\n? said It is not your turn.\n"
    "undo -> action\n? hand 7D 7H 7S 8S\n? said\n" },
  { "discard-too-early", NULL, NULL, "{'hands': {'0': '8S 7S 7H 7D'}, 'pile': '9S'}",
    "throw 8S -> refusal\n? said Draw first, or take the pile.\n"
    "? played\n" },
  { "discard-wild", NULL, NULL, "{'hands': {'0': '2S 7S 7H 7D'}, 'pile': '9S', " PLAY "}",
    "select 2S\ndiscard -> question\n? played\n? question discard\n"
    "? prompt Discard this card: Two of spades? This freezes the pile.\n"
    "? buttons Discard | – | Keep it\ncancel -> nothing\n? question\n? selected 2S\n"
    "cancel -> nothing\n? selected\nselect 2S\n"
    "discard -> question\nconfirm -> action\n? played discard 2S\n" },
  { "discard-twice", NULL, NULL, "{'hands': {'0': '2S 7S 7H 7D'}, 'pile': '9S', " PLAY "}",
    "throw 2S -> question\ndiscard -> action\n? played discard 2S\n" },
  { "discard-wild-frozen", NULL, NULL,
    "{'hands': {'0': '2S 7S 7H 7D'}, 'pile': '2D 9S', 'frozen': true, " PLAY "}",
    "throw 2S -> question\n? line This gives a wild card away.\n" },
  { "discard-by-accident", NULL, "confirm-discards='never'",
    "{'hands': {'0': '2S 7S 7H 8D'}, 'pile': '9S', " PLAY "}",
    "throw-by-accident 8D -> question\n? line\nconfirm -> action\n? played discard 8D\n" },
  { "discard-never-asked-wild", NULL, "confirm-discards='never'",
    "{'hands': {'0': '2S KS 7S 7H 9D'}, 'pile': '9S 5D', 'melds': {'1': ['KC KD KH']}, " PLAY "}",
    "throw 2S -> action\n? played discard 2S\n" },
  { "discard-never-asked-gift", NULL, "confirm-discards='never'",
    "{'hands': {'0': '2S KS 7S 7H 9D'}, 'pile': '9S 5D', 'melds': {'1': ['KC KD KH']}, " PLAY "}",
    "throw KS -> action\n? played discard KS\n" },
  { "discard-risky-gift", NULL, "confirm-discards='risky'",
    "{'hands': {'0': '2S KS 7S 7H 9D'}, 'pile': '9S 5D', 'melds': {'1': ['KC KD KH']}, " PLAY "}",
    "throw KS -> question\n"
    "? line Ben could add it to a meld and take the pile: 3 cards.\n"
    "cancel\n? hand 7H 7S 9D KS 2S\nthrow 2S -> question\ncancel\n"
    "throw 7S -> action\n? played discard 7S\n" },
  { "discard-always-asked", NULL, "confirm-discards='always'",
    "{'hands': {'0': '2S KS 7S 7H 9D'}, 'pile': '9S 5D', 'melds': {'1': ['KC KD KH']}, " PLAY "}",
    "throw 7S -> question\n? prompt Discard this card: Seven of spades?\ncancel\n"
    "throw 2S -> question\ncancel\nthrow KS -> question\n? played\n" },
  { "enter", NULL, NULL, "{'hands': {'0': '2S AS AH AD 9D'}, 'pile': '9S 5D', " PLAY "}",
    "select AS AH AD\nenter 9D -> action\n? played meld AD AH AS\n"
    "enter 9D -> action\n? played meld AD AH AS; discard 9D\n" },
  { "enter-draws", NULL, NULL, "{'hands': {'0': '8S 7S 7H 7D'}, 'pile': '9S'}",
    "? buttons Draw* | [Take pile]\nenter 8S -> action\n? played draw\n" },
  { "enter-discards-the-selected-one", NULL, NULL,
    "{'hands': {'0': '8S 7S 7H 7D'}, 'pile': '9S', " PLAY "}",
    "select 8S\n? buttons Lay down | Discard* | [Undo]\nenter 7D -> action\n"
    "? played discard 8S\n" },
  { "enter-takes", NULL, NULL,
    "{'hands': {'0': 'JC JD 5C 8S'}, 'pile': 'JH', " CANASTAS "}",
    "take\n? buttons – | Take 1 card* | Cancel\nenter 8S -> action\n? played take JC JD\n" },
  { "enter-goes-on", NULL, NULL,
    "{'hands': {'0': '7S 7H 7D 9D'}, 'pile': '9S', 'to-act': 1, 'turn': {'seat': 1}}",
    "enter 9D -> action\n? requests skip\n? played\n" },
  { "enter-answers-nothing", "asking=1", NULL,
    "{'hands': {'0': '7S 7H 7D 9D', '2': 'KC KC KD KD KH KH KS 9C'}, 'pile': '9S', "
    "'phase': 'reply', 'to-act': 0, 'turn': {'seat': 2, 'source': 'stock', 'asked': true}}",
    "enter 9D -> refusal\n? played\n" },

  /* What an intent changes is shown once, when it is whole. */
  { "shown-once", NULL, NULL,
    "{'hands': {'0': '7S 7H 7D 9D 8C'}, 'pile': '9S', " CANASTAS ", " PLAY "}",
    "? shown 1\nselect 7S 7H 7D\n? shown 1\nmeld -> action\n? shown 1\nundo -> action\n"
    "? shown 1\nselect 9D\n? shown 1\ndiscard -> action\n? shown 1\n" },
  { "shown-once-going-out", NULL, NULL,
    "{'hands': {'0': '7S 7H 7D 9D'}, 'pile': '9S', " CANASTAS ", " PLAY "}",
    "? shown 1\ngo-out -> question\n? shown 1\nconfirm -> action\n? shown 1\n" },
  { "shown-once-laid-out", NULL, NULL,
    "{'hands': {'0': '7S 7H 7D 9D 8C'}, 'pile': '9S', " PLAY "}",
    "? shown 1\nselect 7S 7H 7D\n? shown 1\nmeld -> laid-out\n? shown 1\n" },
  /* Who sits there is put into words once for a position, and only when somebody asks. */
  { "seats", NULL, NULL, "{'hands': {'0': '7S 7H 7D 9D 8C'}, 'pile': '9S', " PLAY "}",
    "? written 0\nselect 9D\ndiscard -> action\n? written 0\n? title Ben is playing…\n"
    "? title Ben is playing…\n? written 1\nundo -> action\n? written 1\n"
    "? title Your turn – lay down melds, or discard\n? written 2\n" },

  /* Going out. */
  { "go-out", NULL, NULL, "{'hands': {'0': '7S 7H 7D 9D'}, 'pile': '9S', " CANASTAS ", " PLAY "}",
    "go-out -> question\n? played\n? question go-out\n? prompt Go out now? Going out counts +100, "
    "your side has 1,140 on the table.\n"
    "? buttons Go out* | – | Keep playing\nconfirm -> action\n? played meld 7D 7H 7S; discard 9D\n"
    "? ended out\n? title The round is over\n" },
  { "go-out-twice", NULL, NULL, "{'hands': {'0': '7S 7H 7D'}, 'pile': '9S', " CANASTAS ", "
    "" PLAY "}",
    "go-out -> question\ncancel -> nothing\n? question\ngo-out -> question\ngo-out -> action\n"
    "? played meld 7D 7H 7S; out\n? ended out\n" },
  { "go-out-empty-handed", NULL, NULL,
    "{'hands': {'0': '7S 7H 7D'}, 'pile': '9S', " CANASTAS ", " PLAY "}",
    "select 7S 7H 7D\nmeld -> action\n? title All your cards are laid down – go out\n"
    "? buttons Go out* | [Discard] | Undo\n"
    "go-out -> question\nconfirm -> action\n? played meld 7D 7H 7S; out\n" },
  { "concealed", NULL, NULL,
    "{'hands': {'0': '4C 4C 4D 4D 4H 4H 4S 5C 5D 5H KC'}, 'pile': '9S', " PLAY "}",
    "go-out -> question\n? line You would go out concealed: +200.\nconfirm -> action\n"
    "? ended concealed\n" },
  { "go-out-refused-by-match", NULL, NULL,
    "{'hands': {'0': '7S 7H 7D 9D'}, 'pile': '9S', " CANASTAS ", " PLAY "}",
    "go-out -> question\nrefuse\nconfirm -> refusal\n? said It is not your turn.\n? played\n"
    "show\n? played\n" },
  { "ask", "asking=1", NULL, "{'hands': {'0': '7S 7H 7D 9D'}, 'pile': '9S', " CANASTAS ", "
    "" PLAY "}",
    "go-out -> question\n? title Ask Clara: May I go out?\n"
    "? buttons Ask* | Go out without asking | Keep playing\nask -> action\n? played ask\n"
    "? title Clara is asked: May I go out?\nothers yes\n"
    "? title Clara said yes – lay down your remaining cards\n"
    "go-out -> action\n? played ask; meld 7D 7H 7S; discard 9D\n" },
  { "ask-empty-handed", "asking=1", NULL, "{'hands': {'0': '7S 7H 7D'}, 'pile': '9S', "
    "" CANASTAS ", " PLAY "}",
    "go-out -> question\nask -> action\nothers yes\n? spoken prompt prompt prompt\n"
    "select 7S 7H 7D\nmeld -> action\n? spoken prompt\n"
    "? title All your cards are laid down – go out\n"
    "enter -> action\n? played ask; meld 7D 7H 7S; out\n" },
  { "must-ask", "asking=2", NULL,
    "{'hands': {'0': '7S 7H 7D 9D'}, 'pile': '9S', " CANASTAS ", " PLAY "}",
    "? buttons Go out | [Discard] | [Undo]\ngo-out -> question\n"
    "? buttons Ask* | – | Keep playing\n"
    "confirm -> refusal\n? said Ask Clara first whether you may go out.\n? played\n"
    "ask -> action\nothers no\n"
    "go-out -> refusal\n? said Clara said no, so you cannot go out this turn.\n" },
  { "ask-before-taking", "asking=2", NULL, "{'hands': {'0': 'JC JD 5C'}, 'pile': 'JH', "
    "" CANASTAS "}",
    "? line With the pile you could go out: you can ask Clara before you take it.\n"
    "? buttons Draw* | [Take pile] | Ask\n"
    "take -> refusal\n? played\n? said Ask Clara first whether you may go out.\n"
    "go-out -> question\n? question go-out\n? title Ask Clara: May I go out?\n"
    "ask -> action\n? played ask\nothers yes\n? spoken prompt saying prompt prompt\n"
    "? title Clara said yes – take the pile and go out\n"
    "draw -> refusal\n? said You promised to go out: take the pile.\n"
    "go-out -> action\n? played ask; take JC JD; discard 5C\n? ended out\n" },
  { "enter-goes-out", "asking=2", NULL, "{'hands': {'0': 'JC JD 5C'}, 'pile': 'JH', "
    "" CANASTAS "}",
    "? buttons Draw* | [Take pile] | Ask\nask -> action\nothers yes\n"
    "? buttons Go out* | Take pile\nenter 5C -> action\n"
    "? played ask; take JC JD; discard 5C\n? ended out\n" },
  { "told-no", "asking=2", NULL, "{'hands': {'0': 'JC JD 5C'}, 'pile': 'JH', " CANASTAS "}",
    "ask -> action\nothers no\n? buttons Draw* | [Take pile]\ngo-out -> refusal\n"
    "? said Clara said no, so you cannot go out this turn.\ntake -> refusal\n? played ask\n"
    "draw -> action\n? played ask; draw\n" },
  { "pile-does-not-go", NULL, NULL, "{'hands': {'0': '7S 8D 9C 9D'}, 'pile': 'JH', " CANASTAS "}",
    "take -> refusal\n? played\n? said To take the pile you need two jacks, or a jack and a wild "
    "card; you hold none.\n" },
  { "pile-lacks-one", NULL, NULL, "{'hands': {'0': 'JS 8D 9C 9D'}, 'pile': 'JH', " CANASTAS "}",
    "take -> refusal\n? played\n? said To take the pile you need two jacks, or a jack and a wild "
    "card; you hold only a jack and no wild card.\n" },
  { "go-out-by-pile", NULL, NULL, "{'hands': {'0': 'JC JD 5C'}, 'pile': 'JH', " CANASTAS "}",
    "? buttons Draw* | Take pile\ngo-out -> question\n? played\nconfirm -> action\n"
    "? played take JC JD; discard 5C\n? ended out\n" },
  { "cannot-go-out", NULL, NULL, "{'hands': {'0': '7S 7H 7D 9D'}, 'pile': '9S', " PLAY "}",
    "go-out -> refusal\n? played\n? said Your side needs 1 canasta to go out; it has 0.\n"
    "? rule canastas-to-go-out\n" },
  { "reply", "asking=1", NULL,
    "{'hands': {'0': '7S 7H 7D 9D', '2': 'KC KC KD KD KH KH KS 9C'}, 'pile': '9S', "
    "'phase': 'reply', 'to-act': 0, 'turn': {'seat': 2, 'source': 'stock', 'asked': true}}",
    "? spoken prompt\n? prompt Clara asks: May I go out? Your hand counts −25, your side has 0 "
    "on the table.\n? buttons Yes, go out | – | No, play on\n"
    "cancel\nconfirm\ndiscard -> refusal\nmeld -> refusal\n? played\n"
    "no -> action\n? played no\n" },

  /* The others' turns. */
  { "waiting", NULL, NULL,
    "{'hands': {'0': '7S 7H 7D 9D'}, 'pile': '9S', 'to-act': 1, 'turn': {'seat': 1}}",
    "? spoken\n? title Ben is playing…\n? buttons – | Continue*\n? prompt Ben is playing…\n"
    "draw -> refusal\ntake -> refusal\nselect 7S 7H 7D\nmeld -> refusal\n? played\n"
    "? said It is not your turn.\n? own Us 0\n? order 7D 7H 7S 9D\nsort\n? order 9D 7S 7H 7D\n"
    "skip -> action\n? requests skip\n" },
  { "nobody-hurries-a-person", NULL, NULL,
    "{'hands': {'0': '7S 7H 7D 9D'}, 'pile': '9S', 'to-act': 1, 'turn': {'seat': 1}}",
    "await\n? buttons\n? prompt Ben is playing…\nenter 9D -> refusal\n? requests\n" },
  { "line-broken", NULL, NULL,
    "{'hands': {'0': '7S 7H 7D 9D'}, 'pile': '9S', 'to-act': 1, 'turn': {'seat': 1}}",
    "await The line is broken to Clara.\n"
    "? prompt Ben is playing… The line is broken to Clara.\n"
    "draw -> refusal\n"
    "? prompt Ben is playing… The line is broken to Clara. It is not your turn.\n"
    "await\n? prompt Ben is playing…\n" },
  { "line-broken-in-own-turn", NULL, NULL, "{'hands': {'0': '2S 7S 7H 7D'}, 'pile': '9S', " PLAY "}",
    "await The line is broken to Ben.\n"
    "? prompt Your turn – lay down melds, or discard. The line is broken to Ben.\n"
    "throw 2S -> question\n"
    "? prompt Discard this card: Two of spades? This freezes the pile.\n" },
  { "round-over", NULL, NULL, "{'hands': {'0': '7S 7H 7D 9D'}, 'pile': '9S', 'stock': ''}",
    "pass -> action\ndraw -> refusal\n? said The round is over.\nhint -> refusal\n" },
  { "clear", NULL, NULL, NULL,
    "draw -> nothing\ntake -> nothing\nmeld -> nothing\ndiscard -> nothing\ngo-out -> nothing\n"
    "confirm -> nothing\ncancel -> nothing\nundo -> nothing\nundo-all -> nothing\nredo -> nothing\n"
    "hint -> nothing\nskip -> nothing\nsort -> nothing\n? order\n? spoken\n"
    "position {'hands': {'0': '4C 4H 7S KD'}, 'pile': '9S', " PLAY "}\n? hand 4C 4H 7S KD\n"
    "select 4C\nclear\n? order\ndraw -> nothing\ndiscard -> nothing\n? played\n"
    "show\n? hand 4C 4H 7S KD\n? selected\n" },
  { "another-deal", NULL, NULL,
    "{'hands': {'0': '4C 4H 4S KC KD KS 7S 7H'}, 'pile': '9S', " PLAY "}",
    "select 4C 4H 4S\nmeld -> laid-out\nselect 7S\n? draft meld 4C 4H 4S\n"
    "position {'deal': 9, 'round': 2, 'hands': {'0': '4C 4H 4S 7S 9D'}, 'pile': '9S', " PLAY "}\n"
    "? draft\n? selected\n? hand 4C 4H 4S 7S 9D\n" },
  { "question-ends-with-position", NULL, NULL,
    "{'hands': {'0': '2S 7S 7H 7D'}, 'pile': '9S', " PLAY "}",
    "throw 2S -> question\nshow\n? question\nrefuse\nthrow 7S -> refusal\n"
    "? said It is not your turn.\nshow\n? said\n" },
  { "restore", NULL, NULL,
    "{'hands': {'0': '4C 4H 4S KC KD KS 7S 7H'}, 'pile': '9S', " PLAY "}",
    "move 4C 0\nrestore-hand 7S KS 4C 4H 4S KC KD 7H\nrestore-draft meld 4C 4H 4S -> laid-out\n"
    "? hand 7H 7S KC KD KS\n? order 7S KS KC KD 7H\n? draft meld 4C 4H 4S\n"
    "restore-draft meld 9C 9H 9S -> nothing\nrestore-draft nonsense -> nothing\n"
    "? draft meld 4C 4H 4S\n" },
  { "question-stays", NULL, NULL, "{'hands': {'0': '2D 2S 4C 4H 7S KD'}, 'pile': '9S', " PLAY "}",
    "throw 2S -> question\nselect\n"
    "draw\n? said You have already drawn.\n? title Discard this card: Two of spades?\n"
    "? line This freezes the pile. You have already drawn.\n"
    "take\n? title Discard this card: Two of spades?\n"
    "? line This freezes the pile. You have already drawn.\npass\n"
    "? line This freezes the pile. You have already drawn.\nmeld\n"
    "? line This freezes the pile. Select the cards to lay down.\ngo-out\n"
    "? line This freezes the pile. Your side needs 1 canasta to go out; it has 0.\n"
    "undo\n? line This freezes the pile. You have not done anything this turn yet.\n"
    "undo-all\n? line This freezes the pile. You have not done anything this turn yet.\n"
    "redo\n? line This freezes the pile. There is nothing to redo.\n"
    "no -> nothing\n? question\nyes -> refusal\nthrow 2S -> question\n"
    "propose discard 7S\n? line This freezes the pile.\n? hint\n"
    "yes -> action\n? played discard 2S\n" },
  { "why", NULL, NULL, "{'hands': {'0': 'KC KD AC AD AH 4D'}, 'pile': '3S KH'}",
    "? title Your turn – draw a card, or take the pile\n"
    "take -> laid-out\n? rule opening-minimum\ncancel\n? rule\n" },
  { "out-of-reach", NULL, NULL, "{'hands': {'0': 'KC KD 7S 4D'}, 'pile': '3S KH'}",
    "? title Your turn – draw a card\ntake -> refusal\n? rule opening-minimum\n" },
  { "pile-covered", NULL, NULL, "{'hands': {'0': 'KC KD 7S 4D'}, 'pile': '3S KH'}",
    "say-covered\n? said These rules keep the pile covered: only its top card shows.\n" },

  /* Hints. */
  { "hint", NULL, NULL, "{'hands': {'0': '4C 4H 7S KD'}, 'pile': '9S', " PLAY "}",
    "? spoken prompt\npropose discard 4H; discard 7S\n? spoken saying\n"
    "? said You could discard the four of hearts. It is the only card in your hand that goes "
    "with no other.\n"
    "? title You could discard the four of hearts.\n"
    "? line It is the only card in your hand that goes with no other.\n"
    "? buttons Play it* | Another\n"
    "? hint discard 4H\n"
    "? played\nhint -> nothing\n? hint discard 7S\n"
    "? said Or discard the seven of spades: about as good. It is the only card in your hand "
    "that goes with no other.\n"
    "? title Or discard the seven of spades: about as good.\nhint\n? hint discard 4H\n"
    "enter KD -> action\n? played discard 4H\n" },
  { "hint-confirmed", NULL, NULL, "{'hands': {'0': '4C 4H 7S KD'}, 'pile': '9S', " PLAY "}",
    "confirm -> nothing\npropose discard 4H\ncancel -> nothing\n? hint\n? said\n"
    "confirm -> nothing\n? played\n"
    "propose discard 4H\nconfirm -> action\n? played discard 4H\n" },
  { "hint-gone-with-its-sentence", NULL, NULL,
    "{'hands': {'0': '4C 4H 7S KD'}, 'pile': '9S', " PLAY "}",
    "propose discard 4H; discard 7S\ntoggle 7S\n? said\n? hint\nconfirm -> nothing\n? played\n"
    "hint\n? hint discard 4H\ndraw -> refusal\n? hint\nconfirm -> nothing\n? played\n"
    "hint\n? hint discard 4H\nselect KD\nenter KD -> action\n? played discard KD\n" },
  { "hint-forgotten", NULL, NULL, "{'hands': {'0': '4C 4H 7S KD'}, 'pile': '9S'}",
    "propose draw\ndraw -> action\n? hint\n? said\nconfirm -> nothing\n? played draw\n" },
  { "hint-lays-down", NULL, NULL,
    "{'hands': {'0': 'AC AH AS KD 4C 4H 4D'}, 'pile': '9S', " PLAY "}",
    "select 4C 4H 4D\nmeld -> laid-out\npropose meld AC AH AS\nconfirm -> action\n"
    "? played meld AC AH AS\n? draft\n" },
  { "hint-found", NULL, NULL, "{'hands': {'0': '4C 4H 7S KD'}, 'pile': '9S', 'stock': '4S 5D 6D'}",
    "hint -> nothing\nhint -> nothing\nwait\n? hint draw\nhint\n? hint draw\n" },
  { "hint-comes-after-question", NULL, NULL,
    "{'hands': {'0': '2S 4C 4H 7S KD'}, 'pile': '9S', " PLAY "}",
    "throw 2S -> question\n? spoken prompt prompt\npropose discard 4H\n? hint\n? spoken prompt\n"
    "cancel\nhint\n"
    "? hint discard 4H\n" },
  { "hints-off", NULL, "hints='off'",
    "{'hands': {'0': 'KD KS 7S 7H 7D'}, 'pile': '9S', 'melds': {'0': ['KC KH KS']}, " PLAY "}",
    "hint -> refusal\n? said Hints are switched off in the preferences.\n"
    "select KD KS\n? own Us 30 | KC KH KS\n" },

  /* The hand. */
  { "sort", NULL, NULL, "{'hands': {'0': '4C 4H 7S KD KS KH'}, 'pile': '9S'}",
    "? order 4C 4H 7S KD KH KS\nselect 4H\nsort\n? order KS KH KD 7S 4H 4C\nsort\n"
    "? order KD KH KS 4C 4H 7S\nsort\n? order 4C 4H 7S KD KH KS\n? selected 4H\n"
    "move 7S 0\n? order 7S 4C 4H KD KH KS\nsort\n? order 4C 4H 7S KD KH KS\n" },
  { "kept-in-order", NULL, NULL, "{'hands': {'0': '4C 4H 7S KD'}, 'stock': '5C 8C', 'pile': '9S'}",
    "? kept-hand\nrestore-hand KD 4C 4H 7S\n? order 4C 4H 7S KD\n"
    "move 7S 0\n? kept-hand 7S 4C 4H KD\ndraw -> action\n? kept-hand 7S 4C 4H KD 5C\n"
    "restore-hand 5C KD 4C 4H 7S\n? kept-hand 5C KD 4C 4H 7S\nsort\n? kept-hand\n" },
  { "select", NULL, NULL, "{'hands': {'0': '4C 4H 7S KD KS KH'}, 'pile': '9S', " PLAY "}",
    "toggle 4C\n? selected 4C\ntoggle KD\ntoggle 4C\n? selected KD\ntoggle-rank KC\n"
    "? selected KD KH KS\n"
    "toggle-rank KC\n? selected\nrange 7S 4H\n? selected 4H 7S\n"
    "meld -> refusal\nselect KD\n? said\n" },

  /* What lies on the table. */
  { "changed", NULL, NULL,
    "{'hands': {'0': '4C 4H 7S KD', '1': '5C 2D 6S', '2': '6H 6D', '3': '6C 8S'}, 'pile': '9S', "
    "'stock': '8C 8D 8H 9D', 'melds': {'1': ['7C 7D 7H', 'QC QD QH']}, " PLAY "}",
    "? theirs Them 45 | 7C 7D 7H | QC QD QH\nthrow KD -> action\nothers draw\nothers meld 2D >Q\n"
    "? theirs Them 65 | 7C 7D 7H | QC QD QH 2D changed\nothers discard 6S\nothers draw\n"
    "others discard 6H\nothers draw\n"
    "others discard 6C\n? theirs Them 65 | 7C 7D 7H | QC QD QH 2D changed\ndraw -> action\n"
    "throw 7S -> question\nconfirm -> action\n? theirs Them 65 | 7C 7D 7H | QC QD QH 2D\n" },
  { "places", NULL, NULL,
    "{'hands': {'0': 'AC AD AH AS KD 4H 4C 4S 2C'}, 'pile': '9S', 'melds': {'0': ['KC KH KS']}, "
    "" PLAY "}",
    "select AC AD AH\n? own Us 30 | KC KH KS | new target\nmeld -> action\nselect AS\n"
    "? own Us 90 | KC KH KS | AC AD AH tentative target (Aces: 3 → 4 (0 wild))\nselect 2C\n"
    "? own Us 90 | KC KH KS target (Kings: 3 → 4 (1 wild)) "
    "| AC AD AH tentative target (Aces: 3 → 4 (1 wild))\n"
    "select KD 4H\n? own Us 90 | KC KH KS | AC AD AH tentative\nselect\n"
    "propose meld KD; meld 2C >A\n? own Us 90 | KC KH KS hinted | AC AD AH tentative\nhint\n"
    "? own Us 90 | KC KH KS | AC AD AH tentative hinted\n" },
  { "canasta-of-the-own", NULL, NULL,
    "{'hands': {'0': '2C 7D 7S'}, 'pile': '9S', 'melds': {'0': ['KC KC KH KH KS KS KD', "
    "'8C 8C 8D 8D 8H 8H']}, " PLAY "}",
    "select 2C\n? own Us 630 | 8C 8C 8D 8D 8H 8H target (Eights: 6 → 7, a canasta (1 wild)) | "
    "KC KC KD KH KH KS KS target (Kings: 8 cards, would become mixed, −200 points)\n? choices\n"
    "meld -> choice\n? choices Eights: 6 → 7, a canasta (1 wild) | Kings: 8 cards, would become "
    "mixed, −200 points | not New meld (Wild cards cannot be melded alone; lay them on a meld "
    "of natural cards.)\n" },
};

int
main (int argc, char *argv[])
{
  return turn_fixture_main (argc, argv, rows, G_N_ELEMENTS (rows));
}

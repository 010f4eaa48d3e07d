/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the record: what an event holds, and the sentence for it. */
#include "config.h"

#include "notation/action-text.h"
#include "players.h"
#include "tables.h"

static const char *const names[] = { "Marie", "Anna", "Ben", "Clara", NULL };

/* Anna's action as Marie reads it, and as Anna does. */
static void
assert_told (const CanastaEvent *event, const char *told, const char *told_her)
{
  g_autofree char *sentence = canasta_event_describe (event, NULL, names, 0);
  g_autofree char *own = canasta_event_describe (event, NULL, names, 1);

  g_assert_cmpstr (sentence, ==, told);
  g_assert_cmpstr (own, ==, told_her);
}

static CanastaEvent
get_event (const char *text)
{
  CanastaEvent event = {
    .seat = 1,
    .asked = CANASTA_NO_SEAT,
    .second_hand = CANASTA_NO_SEAT,
    .alone = CANASTA_NO_SEAT,
    .top = CANASTA_NO_CARD,
  };

  g_assert_true (canasta_action_read (text, &event.action));
  return event;
}

static void
test_lone_hand (void)
{
  CanastaEvent event = get_event ("draw");

  event.n_drawn = 1;
  event.second_hand = event.alone = 1;
  event.n_second_hand = 18;
  canasta_card_set_read ("KC", &event.drawn);
  assert_told (&event,
               "Anna drew a card. Anna took the second hand up: 18 cards. Anna plays alone now; the "
               "others are partners and put their melds together.",
               "You drew the king of clubs. You took your second hand up: 18 cards. You play alone "
               "now; the others are partners and put their melds together.");
}

static void
test_draw (void)
{
  CanastaEvent event = get_event ("draw");

  event.n_drawn = 1;
  canasta_card_set_read ("KC", &event.drawn);
  assert_told (&event, "Anna drew a card.", "You drew the king of clubs.");

  event.n_drawn = 2;
  canasta_card_set_read ("KC Jo", &event.drawn);
  assert_told (&event, "Anna drew 2 cards.", "You drew the king of clubs and a joker.");

  canasta_card_set_read ("3H", &event.red_threes);
  assert_told (&event, "Anna drew 2 cards. Anna laid down a red three: the three of hearts.",
               "You drew the king of clubs and a joker. You laid down a red three: the three of hearts.");

  event.n_drawn = 1;
  canasta_card_set_read ("KC", &event.drawn);
  assert_told (&event,
               "Anna drew a red three, the three of hearts, laid it down and drew another card.",
               "You drew a red three, the three of hearts, laid it down and drew the king of clubs.");

  event.n_drawn = 0;
  event.ended = CANASTA_END_STOCK;
  event.drawn = (CanastaCardSet){ 0 };
  assert_told (&event,
               "Anna laid down a red three: the three of hearts. The stock is used up: the round is over.",
               "You laid down a red three: the three of hearts. The stock is used up: the round is over.");
}

static void
test_take (void)
{
  CanastaEvent event = get_event ("take 7C 2D | KC KD KH | 5S");

  event.taken = 12;
  event.opened = TRUE;
  event.opening = 95;
  assert_told (&event,
               "Anna took the pile (12 cards) with a seven and a two. "
               "Anna laid down 3 kings and a five. That opens with 95 points.",
               "You took the pile (12 cards) with a seven and a two. "
               "You laid down 3 kings and a five. That opens with 95 points.");

  event = get_event ("take");
  event.taken = 1;
  event.top = canasta_card (CANASTA_RANK_SEVEN, CANASTA_SUIT_SPADES);
  event.top_meld.rank = CANASTA_RANK_SEVEN;
  event.canastas.of[CANASTA_CLASS_NATURAL] = 1;
  assert_told (&event,
               "Anna took the pile (1 card), adding the seven of spades to the sevens. "
               "That makes a natural canasta.",
               "You took the pile (1 card), adding the seven of spades to the sevens. "
               "That makes a natural canasta.");
}

static void
test_meld (void)
{
  CanastaEvent event = get_event ("meld 7C 7D 7H 2C | 5C 5D 5S");

  event.melds[0] = (CanastaMeld){ .rank = CANASTA_RANK_SEVEN };
  event.melds[1] = (CanastaMeld){ .rank = CANASTA_RANK_FIVE };
  assert_told (&event, "Anna laid down 3 sevens with a two, and 3 fives.",
               "You laid down 3 sevens with a two, and 3 fives.");
  event.opened = TRUE;
  event.opening = 50;
  assert_told (&event,
               "Anna laid down 3 sevens with a two, and 3 fives. That opens with 50 points.",
               "You laid down 3 sevens with a two, and 3 fives. That opens with 50 points.");

  event = get_event ("meld 2C Jo >K");
  event.added = 1;
  event.melds[0].rank = CANASTA_RANK_KING;
  event.canastas.of[CANASTA_CLASS_MIXED] = 1;
  assert_told (&event, "Anna added a two and a joker to the kings. That makes a mixed canasta.",
               "You added a two and a joker to the kings. That makes a mixed canasta.");
}

/* Where another side has a meld like it, whose it is: Marie plays with Ben, and Anna against
 * them. */
static void
test_shared (void)
{
  CanastaEvent event = get_event ("meld 9C | 2C >K");
  g_autofree char *partner = NULL;
  g_autofree char *alone = NULL;

  event.added = 1 | 2;
  event.shared = 2;
  event.mates = 1 << 1 | 1 << 3;
  event.melds[0].rank = CANASTA_RANK_NINE;
  event.melds[1].rank = CANASTA_RANK_KING;
  assert_told (&event,
               "Anna added a nine to the nines. Anna added a two to the kings of their side.",
               "You added a nine to the nines. You added a two to the kings of your side.");
  event.seat = 2;
  event.mates = 1 << 0 | 1 << 2;
  partner = canasta_event_describe (&event, NULL, names, 0);
  g_assert_cmpstr (partner, ==,
                   "Ben added a nine to the nines. Ben added a two to the kings of your side.");

  event.seat = 0;
  event.mates = 1 << 0;
  alone = canasta_event_describe (&event, NULL, names, 0);
  g_assert_cmpstr (alone, ==, "You added a nine to the nines. You added a two to the kings.");
  g_free (alone);
  alone = canasta_event_describe (&event, NULL, names, 1);
  g_assert_cmpstr (alone, ==,
                   "Marie added a nine to the nines. Marie added a two to the kings.");

  event = get_event ("take");
  event.taken = 2;
  event.top = canasta_card (CANASTA_RANK_SEVEN, CANASTA_SUIT_SPADES);
  event.top_meld.rank = CANASTA_RANK_SEVEN;
  event.top_shared = TRUE;
  event.mates = 1 << 1 | 1 << 3;
  assert_told (&event,
               "Anna took the pile (2 cards), adding the seven of spades to the sevens of their "
               "side.",
               "You took the pile (2 cards), adding the seven of spades to the sevens of your "
               "side.");
}

/* Of wild cards that are added beside others it is told where each goes. */
static void
test_wilds_added (void)
{
  CanastaEvent event = get_event ("meld 9C 9D 9H | 2C >K | Jo >Q");

  event.added = 2 | 4;
  event.melds[1].rank = CANASTA_RANK_KING;
  event.melds[2].rank = CANASTA_RANK_QUEEN;
  assert_told (&event,
               "Anna laid down 3 nines. Anna added a two to the kings. "
               "Anna added a joker to the queens.",
               "You laid down 3 nines. You added a two to the kings. "
               "You added a joker to the queens.");
}

/* What the player of a position is told of what they do. */
static void
assert_played (const char *position, const char *action, const char *told)
{
  CanastaState before, after;
  g_autoptr (CanastaTable) table = test_set_up (position, &before);
  g_autoptr (CanastaEvent) event = NULL;
  g_autofree char *described = NULL;
  CanastaAction played;

  canasta_state_copy (&after, &before);
  g_assert_true (test_play (&after, table, action, NULL));
  g_assert_true (canasta_action_read (action, &played));
  event = canasta_event_new (table, &before, &played, &after);
  described = canasta_event_describe (event, NULL, names, 0);
  g_assert_cmpstr (described, ==, told);
}

/* Of several groups it is told which were added, and to what. */
static void
test_added_of_a_game (void)
{
  static const struct
  {
    const char *action, *told;
  } rows[] = {
    { "meld 7C 7D 7H | 2C >K | Jo >9",
      "You laid down 3 sevens. You added a two to the kings. You added a joker to the nines." },
    { "meld KS | 7C 7D 7H Jo",
      "You laid down 3 sevens with a joker. You added a king to the kings." },
    { "meld KS 2C | 9S Jo",
      "You added a king and a two to the kings. You added a nine and a joker to the nines." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *position = g_strdelimit (g_strdup (
        "{ 'phase': 'play', 'melds': { '0': ['KC KD KH', '9C 9D 9H'] }, "
        "'hands': { '0': '2C Jo 4H 5H 7C 7D 7H 9S KS' } }"), "'", '"');

      assert_played (position, rows[i].action, rows[i].told);
    }
}

/* What is added to a sequence, alone or beside others, is told with its suit; so is what a pile
 * is taken for, with the meld that its top card goes to. */
static void
test_sequences (void)
{
  static const struct
  {
    const char *phase, *action, *told;
  } rows[] = {
    { "play", "meld 7H", "You added a seven to the sequence of hearts." },
    { "play", "meld 7H | QC QD QS",
      "You laid down 3 queens. You added a seven to the sequence of hearts." },
    { "play", "meld 9S | 7H",
      "You added a nine to the nines. You added a seven to the sequence of hearts." },
    { "draw", "take",
      "You took the pile (2 cards), adding the eight of clubs to the sequence of clubs." },
    { "draw", "take | 7H",
      "You took the pile (2 cards), adding the eight of clubs to the sequence of clubs. "
      "You added a seven to the sequence of hearts." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *position = g_strdup_printf (
        "{ \"phase\": \"%s\", \"pile\": \"3S 8C\", "
        "\"rules\": { \"sequences\": \"natural\", \"take-by-lay-off\": true }, "
        "\"melds\": { \"0\": [\"9C 9D 9H\", \"4H 5H 6H\", \"5C 6C 7C\"] }, "
        "\"hands\": { \"0\": \"7H 9S QC QD QS KS AS\" } }", rows[i].phase);

      assert_played (position, rows[i].action, rows[i].told);
    }
}

/* An opening with the pile is told, with what it counts: of the pile only the top card. */
static void
test_opening_with_pile (void)
{
  g_autofree char *position = g_strdelimit (g_strdup (
    "{ 'phase': 'draw', 'pile': '4S KC', 'hands': { '0': 'KD KS 8C 8D 8H 9S QC' } }"), "'", '"');

  assert_played (position, "take KD KS | 8C 8D 8H",
                 "You took the pile (2 cards) with 2 kings. You laid down 3 eights. "
                 "That opens with 60 points.");
}

/* Where no points are asked for, nothing opens with any. */
static void
test_opening_unasked (void)
{
  g_autofree char *position = g_strdelimit (g_strdup (
    "{ 'phase': 'play', 'rules': { 'opening-minimum': [[-100000, 0]] }, "
    "'hands': { '0': '8C 8D 8H 9S QC' } }"), "'", '"');

  assert_played (position, "meld 8C 8D 8H", "You laid down 3 eights.");
}

/* Of several new melds it is told which wild cards lie in each, and of a sequence its suit. */
static void
test_new_melds (void)
{
  static const struct
  {
    const char *action, *told;
  } rows[] = {
    { "meld 7C 7D 7H | KC KD 2C", "You laid down 3 sevens, and 2 kings with a two." },
    { "meld 7C 7D 7H 2C | KC KD Jo",
      "You laid down 3 sevens with a two, and 2 kings with a joker." },
    { "meld 7C 7D 7H 2C Jo | 4H 4S 4C | KC KD KS",
      "You laid down 3 sevens with a two and a joker, 3 fours, and 3 kings." },
    { "meld KC KD 2C", "You laid down 2 kings with a two." },
    { "meld 4H 5H 6H", "You laid down the sequence from four to six of hearts." },
    { "meld KC KD 2C | 4H 5H 6H",
      "You laid down 2 kings with a two, and the sequence from four to six of hearts." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *position = g_strdelimit (g_strdup (
        "{ 'phase': 'play', 'rules': { 'sequences': 'natural' }, 'melds': { '0': ['9C 9D 9H'] }, "
        "'hands': { '0': '2C Jo 4C 4H 4S 5H 6H 7C 7D 7H KC KD KS 9S QS' } }"), "'", '"');

      assert_played (position, rows[i].action, rows[i].told);
    }
}

static void
test_turn_end (void)
{
  CanastaEvent event = get_event ("discard 2S");

  assert_told (&event, "Anna discarded the two of spades.", "You discarded the two of spades.");
  event.froze = TRUE;
  assert_told (&event, "Anna froze the pile with the two of spades.",
               "You froze the pile with the two of spades.");
  event.froze = FALSE;
  event.ended = CANASTA_END_OUT;
  assert_told (&event, "Anna discarded the two of spades. Anna went out.",
               "You discarded the two of spades. You went out.");

  event = get_event ("out");
  event.ended = CANASTA_END_CONCEALED;
  assert_told (&event, "Anna went out concealed.", "You went out concealed.");
}

static void
test_question (void)
{
  CanastaEvent event = get_event ("ask");
  g_autofree char *asked = NULL;

  event.asked = 3;
  assert_told (&event, "Anna asked Clara: “May I go out?”", "You asked Clara: “May I go out?”");
  asked = canasta_event_describe (&event, NULL, names, 3);
  g_assert_cmpstr (asked, ==, "Anna asked you: “May I go out?”");

  event = get_event ("no");
  assert_told (&event, "Anna said no.", "You said no.");
}

static gboolean
names_card (const char *sentence, CanastaCard card)
{
  g_autofree char *name = g_ascii_strdown (canasta_card_get_name (card), -1);

  return strstr (sentence, name) != NULL;
}

/* In whole matches: every action has a sentence, facts agree with the position,
 * and nobody reads the names of cards others drew. */
static void
test_match (gconstpointer data)
{
  guint players = GPOINTER_TO_UINT (data);
  g_autoptr (CanastaTable) table = test_table_new (players, "rounds=3");
  g_autoptr (GRand) random = g_rand_new_with_seed (players);
  g_autoptr (CanastaMatch) match = NULL;
  const CanastaRecord *record;
  guint takes = 0, canastas = 0, openings = 0;

  match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, players, NULL);
  record = canasta_match_get_record (match);
  test_play_match (match, random);

  for (guint i = 0; i < canasta_record_get_count (record); i++)
    {
      const CanastaEvent *event = canasta_record_get (record, i);
      CanastaCardSet drawn = event->drawn;
      CanastaCard card;
      g_autofree char *told =
          canasta_event_describe (event, NULL, canasta_match_get_names (match), CANASTA_NO_SEAT);

      g_assert_cmpstr (told, !=, "");
      g_assert_true (g_str_has_suffix (told, ".") || g_str_has_suffix (told, "”"));
      if (canasta_card_set_is_empty (&event->red_threes))
        while ((card = canasta_card_set_next (&drawn)) != CANASTA_NO_CARD)
          g_assert_false (names_card (told, card));
      takes += event->taken > 0;
      g_assert_true (event->taken == 0 || canasta_meld_count (&event->top_meld) > 0);
      canastas += canasta_canastas_count (&event->canastas);
      openings += event->opened;
    }
  g_assert_cmpuint (takes, >, 0);
  g_assert_cmpuint (openings, >, 0);
  g_assert_cmpuint (canastas, >, 0);
  g_assert_cmpuint (canasta_record_find_round (record, 1), ==, 0);
  g_assert_cmpuint (canasta_record_get (record, canasta_record_find_round (record, 2))->round,
                    ==, 2);
  g_assert_cmpuint (canasta_record_find_round (record, 4), ==,
                    canasta_record_get_count (record));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/draw", test_draw);
  g_test_add_func ("/record/lone-hand", test_lone_hand);
  g_test_add_func ("/record/take", test_take);
  g_test_add_func ("/record/meld", test_meld);
  g_test_add_func ("/record/shared", test_shared);
  g_test_add_func ("/record/wilds-added", test_wilds_added);
  g_test_add_func ("/record/added-of-a-game", test_added_of_a_game);
  g_test_add_func ("/record/new-melds", test_new_melds);
  g_test_add_func ("/record/sequences", test_sequences);
  g_test_add_func ("/record/opening-with-pile", test_opening_with_pile);
  g_test_add_func ("/record/opening-unasked", test_opening_unasked);
  g_test_add_func ("/record/turn-end", test_turn_end);
  g_test_add_func ("/record/question", test_question);
  g_test_add_data_func ("/record/match/2", GUINT_TO_POINTER (2), test_match);
  g_test_add_data_func ("/record/match/4", GUINT_TO_POINTER (4), test_match);
  return g_test_run ();
}

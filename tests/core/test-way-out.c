/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search for a way to go out: positions made for it, and small hands by
 * chance against trying everything. */
#include "config.h"

#include <string.h>

#include "cards/deck.h"
#include "tables.h"

#define HANDS 4000

/* Made positions */

typedef struct
{
  const char *name;
  const char *position;
  const char *meld;             /* NULL where there is no way, "" for none needed */
  const char *discard;
  const char *hand;             /* which leaves nothing that is legal, or NULL */
} Row;

#define CANASTA "'9C 9C 9D 9D 9H 9H 9S'"

static const Row rows[] = {
  { "one-card", "{'phase':'play','melds':{'0':[" CANASTA "]},'hands':{'0':'KC'}}", "", "KC" },
  { "no-canasta", "{'phase':'play','melds':{'0':['KD KH KS']}}", NULL, NULL, "KC" },
  { "lay-off-and-discard", "{'phase':'play','melds':{'0':[" CANASTA ",'KD KH KS']},"
    "'hands':{'0':'KC QC'}}", "meld KC >K", "QC" },
  { "two-strangers", "{'phase':'play','melds':{'0':[" CANASTA "]},'hands':{'0':'KC QC'}}",
    NULL, NULL },
  { "wild-completes", "{'phase':'play','melds':{'0':['KC KC KD KD KH KH']},'hands':{'0':'2C 5C'}}",
    "meld 2C >K", "5C" },
  { "wild-is-discarded", "{'phase':'play','melds':{'0':['KC KC KD KD KH KS 2C']},"
    "'hands':{'0':'KH 2D'}}", "meld 2D >K", "KH" },
  { "too-many-wilds", "{'phase':'play','melds':{'0':['KC KC KD KD 2C 2D Jo']},"
    "'hands':{'0':'2H 2S'}}", NULL, NULL },
  { "black-threes", "{'phase':'play','melds':{'0':[" CANASTA "]},'hands':{'0':'3C 3C 3S KC'}}",
    "meld 3C 3C 3S", "KC" },
  { "two-black-threes", "{'phase':'play','melds':{'0':[" CANASTA "]},'hands':{'0':'3C 3C 2C KC'}}",
    NULL, NULL },
  { "concealed", "{'phase':'play','hands':{'0':'4C 4C 4D 4D 4H 4H 4S 5C 5D 5H KC'}}",
    "meld 4C 4C 4D 4D 4H 4H 4S | 5C 5D 5H", "KC" },
  { "two-canastas-needed", "{'variant':'two-player','players':2,'phase':'play',"
    "'hands':{'0':'4C 4C 4D 4D 4H 4H 4S 5C 5D 5H KC'}}", NULL, NULL },
  { "concealed-one-canasta", "{'variant':'two-player','players':2,'phase':'play',"
    "'rules':{'concealed-canastas':'one'},"
    "'hands':{'0':'4C 4C 4D 4D 4H 4H 4S 5C 5D 5H KC'}}",
    "meld 4C 4C 4D 4D 4H 4H 4S | 5C 5D 5H", "KC" },
  { "single-meld-opening", "{'house':'fr-ducale','phase':'play',"
    "'hands':{'0':'4C 4C 4D 4D 4H 4H 4S 5C 5D 5H KC'}}",
    "meld 4C 4C 4D 4D 4H 4H 4S | 5C 5D 5H", "KC" },
  { "no-waiver", "{'rules':{'opening-waiver':'none'},'phase':'play','totals':[3000,0],"
    "'hands':{'0':'4C 4C 4D 4D 4H 4H 4S 5C 5D 5H KC'}}", NULL, NULL },
  { "must-ask", "{'house':'it-classic','phase':'play','melds':{'0':[" CANASTA "]},"
    "'hands':{'0':'9S KC'}}", NULL, NULL },
  { "said-yes", "{'house':'it-classic','phase':'play','melds':{'0':[" CANASTA "]},"
    "'turn':{'source':'stock','asked':true,'answer':'yes'},'hands':{'0':'9S KC'}}",
    "meld 9S >9", "KC" },
  { "said-no", "{'phase':'play','melds':{'0':[" CANASTA "]},"
    "'turn':{'source':'stock','asked':true,'answer':'no'},'hands':{'0':'9S KC'}}", NULL, NULL },
  { "no-last-discard", "{'rules':{'final-discard':'forbidden'},'phase':'play',"
    "'melds':{'0':[" CANASTA "]},'hands':{'0':'9S KC'}}", NULL, NULL },
  { "no-discard-at-all", "{'rules':{'final-discard':'forbidden'},'phase':'play',"
    "'melds':{'0':[" CANASTA "]}}", NULL, NULL, "KC" },
  { "all-laid", "{'rules':{'final-discard':'forbidden'},'phase':'play',"
    "'melds':{'0':[" CANASTA ",'KD KH KS']},'hands':{'0':'9S KC'}}", "meld 9S >9 | KC >K", NULL },
  { "last-discard-required", "{'rules':{'final-discard':'required'},'phase':'play',"
    "'melds':{'0':[" CANASTA "]},'hands':{'0':'9S'}}", "", "9S" },
  { "wild-canasta-and-another", "{'variant':'two-player','players':2,'house':'fr-online',"
    "'phase':'play','melds':{'0':['KC KC KD KD KH KH']},"
    "'hands':{'0':'2C 2C 2D 2D 2H Jo Jo Jo 5C'}}", "meld 2C >K | 2C 2D 2D 2H Jo Jo Jo >W", "5C" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  CanastaState state;
  g_autoptr (CanastaTable) table = test_set_up (row->position, &state);
  CanastaAction meld;
  CanastaCard discard;
  g_autofree char *text = NULL;
  gboolean found;

  if (row->hand)
    test_set_hand (&state, row->hand);
  found = canasta_way_out_find (table, &state.board, &state.hands[0], &meld, &discard);
  g_assert_cmpint (found, ==, row->meld != NULL);
  if (!found)
    return;
  text = meld.n_groups > 0 ? canasta_action_write (&meld) : g_strdup ("");
  g_assert_cmpstr (text, ==, row->meld);
  g_assert_cmpstr (discard == CANASTA_NO_CARD ? NULL : canasta_card_get_name (discard), ==,
                   row->discard ? canasta_card_get_name (test_card (row->discard)) : NULL);
}

/* Trying everything */

/* Hand cards of a rank go together; wild cards are tried everywhere. */
typedef struct
{
  const CanastaTable *table;
  const CanastaBoard *board;
  const CanastaCardSet *hand;
  CanastaCardSet naturals;
  CanastaCard wilds[16];
  int n_wilds;
  int given[16];                /* how many, by rank; those of a meld of their own under two */
} Trial;

static gboolean
try_meld (const Trial *trial)
{
  CanastaAction action;
  int next = 0;

  canasta_action_init (&action, CANASTA_ACTION_MELD);
  for (int rank = CANASTA_RANK_THREE; rank <= CANASTA_RANK_TWO; rank++)
    {
      CanastaGroup *group;
      CanastaLane lane = canasta_card_set_get_lane (&trial->naturals, rank);

      if (lane == 0 && trial->given[rank] == 0)
        continue;
      group = canasta_action_add_group (&action);
      canasta_card_set_add_lane (&group->cards, rank, lane);
      for (int i = 0; i < trial->given[rank]; i++)
        canasta_card_set_add_card (&group->cards, trial->wilds[next++]);
      group->name.naming = rank == CANASTA_RANK_TWO ? CANASTA_NAMING_WILD : CANASTA_NAMING_RANK;
      group->name.rank = (guint8) rank;
    }
  if (action.n_groups == 0)
    return canasta_judge_may_go_out (trial->table, trial->board, NULL);
  return canasta_judge (trial->table, trial->board, trial->hand, &action, NULL, NULL);
}

static gboolean
try_places (Trial *trial, int rank, int left)
{
  if (rank == CANASTA_RANK_TWO)
    {
      trial->given[rank] = left;
      return try_meld (trial);
    }
  for (int n = 0; n <= MIN (left, 3); n++)
    {
      trial->given[rank] = n;
      if (n > 0 && canasta_card_set_get_lane (&trial->naturals, rank) == 0
          && !canasta_board_find_meld (trial->board, 0, rank))
        break;
      if (try_places (trial, rank + 1, left - n))
        return TRUE;
    }
  return FALSE;
}

static gboolean
try_everything (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand)
{
  CanastaCardSet discards = *hand;
  CanastaCard discard;

  do
    {
      Trial trial = { .table = table, .board = board, .hand = hand };
      CanastaCardSet cards = *hand;
      CanastaCard card;

      discard = canasta_card_set_next (&discards);
      if (discard != CANASTA_NO_CARD)
        canasta_card_set_remove_card (&cards, discard);
      while ((card = canasta_card_set_next (&cards)) != CANASTA_NO_CARD)
        for (int n = canasta_card_set_count_card (hand, card) - (card == discard); n > 0; n--)
          if (canasta_faces_have (table->roles.wild, card))
            trial.wilds[trial.n_wilds++] = card;
          else
            canasta_card_set_add_card (&trial.naturals, card);
      if (try_places (&trial, CANASTA_RANK_THREE, trial.n_wilds))
        return TRUE;
    }
  while (discard != CANASTA_NO_CARD);
  return FALSE;
}

/* Melds of a few ranks, and a hand that goes with them more or less. */
static void
make_hand (const CanastaTable *table, CanastaRandom *random, CanastaBoard *board,
           CanastaCardSet *hand)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n_cards = table->n_cards;
  guint n_melds = canasta_random_below (random, 4);
  guint n_ranks = 3 + canasta_random_below (random, 4);
  guint size = 1 + canasta_random_below (random, 10);

  memcpy (cards, table->pack, n_cards);
  canasta_deck_shuffle (cards, n_cards, random);
  for (guint i = 0; i < n_melds; i++)
    board->melds[board->n_melds++] = (CanastaMeld){ .rank = (guint8) (CANASTA_RANK_FOUR + i) };

  for (guint i = 0; i < n_cards; i++)
    {
      CanastaRank rank = canasta_card_get_rank (cards[i]);
      CanastaMeld *meld = &board->melds[canasta_random_below (random, MAX (n_melds, 1))];
      gboolean fits = rank >= CANASTA_RANK_FOUR && rank < CANASTA_RANK_FOUR + n_melds;

      if (fits && canasta_random_below (random, 2) == 0)
        board->melds[rank - CANASTA_RANK_FOUR].naturals +=
            (CanastaLane) (1 << (4 * canasta_card_get_suit (cards[i])));
      else if (n_melds > 0 && canasta_faces_have (table->roles.wild, cards[i])
               && canasta_random_below (random, 3) == 0
               && canasta_meld_count_wilds (meld) < 3)
        {
          if (cards[i] == CANASTA_JOKER)
            meld->jokers++;
          else
            meld->twos += (CanastaLane) (1 << (4 * canasta_card_get_suit (cards[i])));
        }
      else if (size > 0 && !canasta_faces_have (table->roles.aside, cards[i])
               && (canasta_faces_have (table->roles.wild, cards[i]) || rank < CANASTA_RANK_THREE + n_ranks))
        {
          canasta_card_set_add_card (hand, cards[i]);
          size--;
        }
    }
  for (guint i = 0; i < board->n_melds; i++)
    canasta_meld_settle (&board->melds[i], &table->forms);
  canasta_board_recount (board);
  if (n_melds > 0)
    board->opened_by[0] = 0;
}

static gboolean
melds_can_be (const CanastaTable *table, const CanastaBoard *board)
{
  for (guint i = 0; i < board->n_melds; i++)
    {
      int naturals = canasta_meld_count_naturals (&board->melds[i]);
      int wilds = canasta_meld_count_wilds (&board->melds[i]);

      if (naturals < 2 || naturals + wilds < 3
          || (table->rules.meld_maximum_size > 0
              && naturals + wilds > table->rules.meld_maximum_size)
          || (table->rules.wilds_at_most_naturals && wilds > naturals))
        return FALSE;
    }
  return TRUE;
}

static void
test_everything (gconstpointer position)
{
  static CanastaState state;
  g_autoptr (CanastaTable) table = test_set_up (position, &state);
  CanastaRandom random = { 1 };
  int n_ways = 0;

  for (int i = 0; i < HANDS;)
    {
      CanastaBoard board = state.board;
      CanastaCardSet hand = { 0 };
      CanastaAction meld;
      CanastaCard discard;
      gboolean found, is_there;
      g_autofree char *text = NULL;
      g_autoptr (GString) melds = g_string_new (NULL);

      make_hand (table, &random, &board, &hand);
      board.hand_count[0] = (guint16) canasta_card_set_count (&hand);
      if (!melds_can_be (table, &board))
        continue;
      i++;
      found = canasta_way_out_find (table, &board, &hand, &meld, &discard);
      is_there = try_everything (table, &board, &hand);
      text = canasta_card_set_write (&hand);
      for (guint k = 0; k < board.n_melds; k++)
        {
          CanastaCardSet cards;

          canasta_meld_get_cards (&board.melds[k], &cards);
          g_string_append (melds, k > 0 ? " | " : "");
          canasta_card_set_append (&cards, melds);
        }
      if (found != is_there)
        g_error ("hand %d, %s beside %s: found %d, but there %d", i, text, melds->str, found,
                 is_there);
      n_ways += found;
    }
  g_assert_cmpint (n_ways, >, HANDS / 100);
  g_assert_cmpint (n_ways, <, HANDS);
}

/* With so many steps no more layouts are told, and then it is over. */
static gboolean
count_layout (const CanastaLayout *layout, gpointer data)
{
  (*(guint *) data)++;
  return TRUE;
}

static void
test_steps (void)
{
  CanastaState state;
  g_autoptr (CanastaTable) table = test_set_up (
    "{'phase':'play','rules':{'wild-melds':'free','sequences':'natural'},"
    "'hands':{'0':'4C 4D 4H 6C 6D 6H 8C 8D 8H KC KD KH 2C 2D 2H Jo Jo Jo'}}", &state);
  CanastaSideMelds own = canasta_board_get_side_melds (&state.board, table, 0);

  for (guint n = 1; n <= 1000; n++)
    {
      guint steps = n, told = 0;

      g_assert_cmpint (canasta_layout_search (&own, &state.hands[0], CANASTA_SPREAD_ALL, NULL, &steps,
                                              count_layout, &told),
                       ==, CANASTA_LAYOUT_END_STOPPED);
      g_assert_cmpuint (steps, ==, 0);
      g_assert_cmpuint (told, <=, n);
      if (n == 1000)
        g_assert_cmpuint (told, >, 0);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strconcat ("/way-out/", rows[i].name, NULL);

      g_test_add_data_func (name, &rows[i], test_row);
    }
  g_test_add_func ("/way-out/steps", test_steps);
  g_test_add_data_func ("/way-out/everything/classic", "{'phase':'play'}", test_everything);
  g_test_add_data_func ("/way-out/everything/two-players",
                        "{'variant':'two-player','players':2,'phase':'play'}", test_everything);
  g_test_add_data_func ("/way-out/everything/fr-online",
                        "{'house':'fr-online','phase':'play'}", test_everything);
  g_test_add_data_func ("/way-out/everything/fr-online-two",
                        "{'variant':'two-player','players':2,'house':'fr-online','phase':'play'}",
                        test_everything);
  g_test_add_data_func ("/way-out/everything/fr-ducale",
                        "{'house':'fr-ducale','phase':'play'}", test_everything);
  g_test_add_data_func ("/way-out/everything/largest-meld",
                        "{'rules':{'meld-maximum-size':7},'phase':'play'}", test_everything);
  g_test_add_data_func ("/way-out/everything/wild-melds",
                        "{'rules':{'wild-melds':'free','canastas-to-go-out':2},'phase':'play'}",
                        test_everything);
  g_test_add_data_func ("/way-out/everything/discard-required",
                        "{'rules':{'final-discard':'required'},'phase':'play'}", test_everything);
  return g_test_run ();
}

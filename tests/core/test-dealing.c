/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dealing: hands, red threes, the card turned up, and whose deal it is. */
#include "config.h"

#include "tables.h"

#define DEALS 3000

static const gint32 no_totals[CANASTA_MAX_SEATS];

static CanastaTable *
open_table (const char *text)
{
  g_autofree char *json = g_strdelimit (g_strdup (text), "'", '"');
  g_autoptr (JsonNode) node = test_read_json (json);

  return test_open_table (json_node_get_object (node));
}

static gboolean
is_wild (CanastaCard card)
{
  return canasta_card_get_rank (card) >= CANASTA_RANK_TWO;
}

static gboolean
is_red_three (CanastaCard card)
{
  return canasta_card_get_rank (card) == CANASTA_RANK_THREE
         && canasta_suit_is_red (canasta_card_get_suit (card));
}

static gboolean
is_black_three (CanastaCard card)
{
  return canasta_card_get_rank (card) == CANASTA_RANK_THREE && !is_red_three (card);
}

static gboolean
is_bonus (CanastaCard card)
{
  return is_wild (card) || is_red_three (card);
}

/* The pile a house begins with: one card, or as many as had to be covered. */
static void
check_pile (const CanastaBoard *board, const CanastaRuleValues *rules)
{
  gboolean freezes = FALSE;

  if (rules->upcard == CANASTA_UPCARD_NONE)
    {
      g_assert_cmpuint (board->pile_count, ==, 0);
      return;
    }
  for (guint i = 0; i + 1 < board->pile_count; i++)
    g_assert_true ((rules->upcard == CANASTA_UPCARD_COVER && is_bonus (board->pile[i]))
                   || (rules->upcard_black_three == CANASTA_BLACK_UPCARD_COVER
                       && is_black_three (board->pile[i])));
  if (rules->upcard == CANASTA_UPCARD_COVER || rules->upcard == CANASTA_UPCARD_REBURY)
    g_assert_false (is_bonus (canasta_board_get_top (board)));
  if (rules->upcard_black_three == CANASTA_BLACK_UPCARD_COVER)
    g_assert_false (is_black_three (canasta_board_get_top (board)));

  for (guint i = 0; i < board->pile_count; i++)
    freezes |= (rules->wild_freezes && is_wild (board->pile[i]))
               || (rules->red_three_freezes && is_red_three (board->pile[i]));
  if (rules->freeze_model == CANASTA_FREEZE_UNTIL_TAKEN)
    g_assert_cmpint (board->frozen, ==, freezes);
  else
    g_assert_cmpint (board->frozen, ==, rules->freeze_model == CANASTA_FREEZE_ALWAYS);
}

static void
check_hands (const CanastaState *state, const CanastaTable *table)
{
  const CanastaBoard *board = &state->board;
  guint counted = board->stock_count + board->pile_count;

  for (guint seat = 0; seat < table->players; seat++)
    {
      gboolean plays = board->next[seat] != CANASTA_NO_SEAT;

      g_assert_cmpint (board->hand_count[seat], ==, plays ? table->rules.deal_size : 0);
      if (!table->by_hand)
        g_assert_cmpint (canasta_roles_count_aside (&table->roles, &state->hands[seat]), ==, 0);
      else
        g_assert_cmpint (board->red_threes[seat], ==, 0);
      counted += board->hand_count[seat];
    }
  for (guint ledger = 0; ledger < CANASTA_MAX_SEATS; ledger++)
    counted += (guint) canasta_lane_count (board->red_threes[ledger]);
  g_assert_cmpuint (counted, ==, table->n_cards);
}

static void
test_deals (gconstpointer text)
{
  g_autoptr (CanastaTable) table = open_table (text);
  g_autofree CanastaState *state = g_new0 (CanastaState, 1);
  guint covered = 0;

  for (guint deal = 0; deal < DEALS; deal++)
    {
      guint round = 1 + deal % 12;
      guint dealer = canasta_table_get_dealer (table, round, table->players - 1u);
      g_autoptr (GError) error = NULL;

      canasta_state_deal (state, table, deal, round, dealer, no_totals);
      canasta_state_check (state, table, &error);
      g_assert_no_error (error);
      g_assert_cmpint (state->board.to_act, ==, state->board.next[dealer]);
      g_assert_cmpint (state->board.phase, ==, CANASTA_PHASE_DRAW);
      check_hands (state, table);
      check_pile (&state->board, &table->rules);
      covered += state->board.pile_count > 1;
    }
  if (table->rules.upcard == CANASTA_UPCARD_COVER
      || table->rules.upcard_black_three == CANASTA_BLACK_UPCARD_COVER)
    g_assert_cmpuint (covered, >, DEALS / 30);
  else
    g_assert_cmpuint (covered, ==, 0);
}

/* The deal passes to the left. */
static void
test_dealer (void)
{
  g_autoptr (CanastaTable) table = open_table ("{}");

  for (guint round = 1; round <= 9; round++)
    {
      g_assert_cmpuint (canasta_table_get_dealer (table, round, 3), ==, (3 + round - 1) % 4);
      g_assert_cmpuint (canasta_table_get_dealer (table, round, 1), ==, (1 + round - 1) % 4);
    }
}

/* Five players: one of the trio rests, may not deal, and the others alternate. */
static void
test_five (void)
{
  static const guint8 trio[] = { 0, 2, 4 };
  g_autoptr (CanastaTable) table =
      open_table ("{'variant':'teams','players':5,'house':'fr-ducale'}");
  guint8 rested[5] = { 0 };

  for (guint round = 1; round <= 30; round++)
    {
      const CanastaSeating *seats = canasta_table_get_seats (table, round);
      guint dealer = canasta_table_get_dealer (table, round, 4);

      g_assert_cmpint (seats->n_seats, ==, 4);
      g_assert_cmpint (seats->resting, ==, trio[(round - 1) % 3]);
      g_assert_cmpint (seats->next[seats->resting], ==, CANASTA_NO_SEAT);
      g_assert_cmpint (seats->side[seats->resting], ==, seats->side[0]);
      g_assert_cmpuint (dealer, !=, seats->resting);
      for (guint i = 0; i < 4; i++)
        g_assert_cmpint (seats->side[seats->order[i]], !=, seats->side[seats->order[(i + 1) % 4]]);
      rested[seats->resting]++;
    }
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (rested[trio[i]], ==, 10);
}

/* Six players: the players of a side never follow each other. */
static void
test_six (void)
{
  static const char *const tables[] = {
    "{'variant':'teams','players':6,'seating':'pairs','house':'fr-ducale'}",
    "{'variant':'teams','players':6,'seating':'trios','house':null}",
  };
  static const guint8 n_sides[] = { 3, 2 };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (CanastaTable) table = open_table (tables[i]);
      const CanastaSeating *seats = canasta_table_get_seats (table, 1);

      g_assert_cmpint (table->n_sides, ==, n_sides[i]);
      for (guint seat = 0; seat < 6; seat++)
        {
          g_assert_cmpint (seats->next[seat], ==, (seat + 1) % 6);
          g_assert_cmpint (seats->side[seat], ==, seat % n_sides[i]);
        }
    }
}

int
main (int argc, char *argv[])
{
  static const char *const tables[][2] = {
    { "classic", "{}" },
    { "two-players", "{'variant':'two-player','players':2}" },
    { "lone-hand", "{'variant':'three-player','players':3,'seating':'lone-hand'}" },
    { "fr-online", "{'house':'fr-online'}" },
    { "fr-ducale", "{'house':'fr-ducale'}" },
    { "it-classic", "{'house':'it-classic'}" },
    { "de-online", "{'variant':'two-player','players':2,'house':'de-online'}" },
    { "five", "{'variant':'teams','players':5,'house':'fr-ducale'}" },
    { "pairs", "{'variant':'teams','players':6,'seating':'pairs','house':'fr-ducale'}" },
    { "black-three-covered", "{'rules':{'upcard-black-three':'cover'}}" },
    { "no-upcard", "{'rules':{'upcard':'none'}}" },
    { "upcard-reburied", "{'rules':{'upcard':'rebury'}}" },
    { "seven-packs", "{'variant':'teams','players':6,'seating':'trios','house':null,"
                     "'rules':{'packs':7,'jokers':14}}" },
    { "by-hand", "{'rules':{'red-threes-laid':'by-hand'}}" },
    { "always-frozen", "{'rules':{'freeze-model':'always'}}" },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *name = g_strconcat ("/dealing/", tables[i][0], NULL);

      g_test_add_data_func (name, tables[i][1], test_deals);
    }
  g_test_add_func ("/dealing/dealer", test_dealer);
  g_test_add_func ("/dealing/seats-of-five", test_five);
  g_test_add_func ("/dealing/seats-of-six", test_six);
  return g_test_run ();
}

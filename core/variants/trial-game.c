/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a variant is put through when it is tried: every hook is asked what a game
 * would ask it, and computer players play some of a match at each table. */
#include "config.h"

#include "variants/trial-game.h"

#include "match/match.h"
#include "players/random-player.h"
#include "rules/table-hooks.h"

/* As many rounds are asked about, and as many actions played at each table. */
#define ROUNDS 12
#define ACTIONS 300

/* Canastas as they come; of what rank a meld of wild cards is, nobody asks. */
static const CanastaHookMeld melds[] = {
  { CANASTA_MELD_RANK, CANASTA_RANK_SEVEN, 0, 7, 0, 0, TRUE },
  { CANASTA_MELD_RANK, CANASTA_RANK_KING, 0, 5, 1, 1, TRUE },
  { .kind = CANASTA_MELD_WILD, .twos = 4, .jokers = 3, .complete = TRUE },
  { CANASTA_MELD_SEQUENCE, CANASTA_RANK_FOUR, 0, 7, 0, 0, TRUE },
};

static const int totals[] = { -500, 0, 1500, 3000, 4995 };

/* The hooks that are asked before a card is played. */
static gboolean
ask_before (CanastaVariant *variant, const CanastaTable *table, GError **error)
{
  const char *seating = canasta_table_get_seating (table);
  guint players = table->players;
  guint8 order[CANASTA_MAX_SEATS];
  guint8 sides[CANASTA_MAX_SEATS];
  gboolean good = TRUE;
  gboolean forms;
  guint answer;

  for (guint round = 1; round <= ROUNDS && good; round++)
    {
      good = canasta_variant_seating (variant, players, seating, round, order, sides, &answer,
                                      error);
      for (guint i = 0; i < G_N_ELEMENTS (totals) && good; i++)
        good = canasta_variant_meld_threshold (variant, totals[i], round, &answer, error);
    }
  for (guint taker = 0; taker < players && good; taker++)
    good = canasta_variant_form_sides (variant, players, seating, taker, sides, &forms, error);
  return good;
}

/* The hooks that are asked while a deal is played, and at its end. */
static gboolean
ask_during (CanastaVariant *variant, const CanastaTable *table, GError **error)
{
  CanastaHookSide sides[CANASTA_MAX_SEATS];
  CanastaHookTurn turn = { .round = 1, .players = table->players, .hand = 7, .stock = 40,
                           .pile = 3, .n_sides = table->n_sides, .sides = sides };
  gboolean good = TRUE;
  gboolean allowed;
  int points;

  for (guint i = 0; i < table->n_sides; i++)
    sides[i] = (CanastaHookSide){ .players = 1, .opened = TRUE, .canastas = 2,
                                  .natural_canastas = 1, .mixed_canastas = 1, .red_threes = 1,
                                  .total = 1500, .cards = 7, .n_melds = 2, .melds = melds };
  for (CanastaRank rank = 0; rank < CANASTA_N_RANKS && good; rank++)
    good = canasta_variant_may_discard (variant, &turn, rank, &allowed, error);
  for (guint i = 0; i < table->n_sides && good; i++)
    {
      turn.side = i;
      good = canasta_variant_may_go_out (variant, &turn, &sides[i], &allowed, error)
             && canasta_variant_score_side (variant, &sides[i], 800, &points, error);
    }
  for (guint i = 0; i < G_N_ELEMENTS (melds) && good; i++)
    good = canasta_variant_classify_meld (variant, &melds[i], 500, &points, error);
  return good;
}

static void
play (CanastaTable *table)
{
  g_autoptr (CanastaMatch) match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 1, NULL);
  g_autoptr (CanastaPlayer) player = canasta_random_player_new (1);

  for (guint i = 0; i < ACTIONS; i++)
    {
      CanastaObservation observation;
      CanastaAction action;
      guint seat;

      if (canasta_match_get_stage (match) != CANASTA_STAGE_PLAYING
          && !canasta_match_start_round (match))
        return;
      seat = canasta_match_get_to_act (match);
      canasta_match_observe (match, seat, &observation);
      if (!canasta_player_choose (player, &observation, &action, NULL, NULL)
          || !canasta_match_act (match, seat, &action, NULL))
        return;
    }
}

/* Returns: whether all answers were good; FALSE with the first that was not. */
gboolean
canasta_trial_game_play (CanastaTable  *table,
                         GError       **error)
{
  CanastaVariant *variant = table->variant;

  if (!ask_before (variant, table, error) || !ask_during (variant, table, error))
    return FALSE;
  play (table);
  return canasta_table_check_variant (table, error);
}

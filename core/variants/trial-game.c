/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a variant is put through when it is tried: every hook is asked what a game
 * would ask it, and computer players play some of a match at each table. */
#include "config.h"

#include "variants/trial-game.h"

#include "match/match.h"
#include "players/random-player.h"
#include "rules/play-hooks.h"
#include "rules/score-hooks.h"
#include "rules/seating-hooks.h"
#include "rules/table-fault.h"

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

static gboolean
ask_seating_hooks (CanastaVariant *variant, const CanastaTable *table, GError **error)
{
  const char *seating = canasta_table_get_seating (table);
  guint players = table->players;
  guint8 order[CANASTA_MAX_SEATS];
  guint8 sides[CANASTA_MAX_SEATS];
  gboolean good = TRUE;
  gboolean forms;
  guint n_seats;

  for (guint round = 1; round <= ROUNDS && good; round++)
    good = canasta_seating_hooks_seating (variant, players, seating, round, order, sides,
                                          &n_seats, error);
  for (guint taker = 0; taker < players && good; taker++)
    good = canasta_seating_hooks_form_sides (variant, players, seating, taker, sides, &forms,
                                             error);
  return good;
}

static gboolean
ask_thresholds (CanastaVariant *variant, GError **error)
{
  gboolean good = TRUE;
  guint answer;

  for (guint round = 1; round <= ROUNDS && good; round++)
    for (guint i = 0; i < G_N_ELEMENTS (totals) && good; i++)
      good = canasta_variant_meld_threshold (variant, totals[i], round, &answer, error);
  return good;
}

/* Sides as they may stand in the middle of a deal. */
static void
set_sides (CanastaHookSide *sides, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      sides[i] = (CanastaHookSide){ .players = 1, .opened = TRUE, .red_threes = 1, .total = 1500,
                                    .cards = 7, .n_melds = G_N_ELEMENTS (melds), .melds = melds,
                                    .canastas = G_N_ELEMENTS (melds) };
      for (guint j = CANASTA_CLASS_NONE + 1; j < CANASTA_N_CLASSES; j++)
        sides[i].by_class[j] = 1;
    }
}

static gboolean
ask_play_hooks (CanastaPlayHooks *hooks, const CanastaTable *table, GError **error)
{
  CanastaHookSide sides[CANASTA_MAX_SEATS];
  CanastaHookTurn turn = { .round = 1, .players = table->players, .hand = 7, .stock = 40,
                           .pile = 3, .n_sides = table->n_sides, .sides = sides };
  CanastaAskedNeeds needs;
  gboolean good, allowed;

  set_sides (sides, table->n_sides);
  good = canasta_play_hooks_going_out_needs (hooks, table->players,
                                             canasta_table_get_seating (table), &needs, error);
  for (CanastaRank rank = 0; rank < CANASTA_N_RANKS && good; rank++)
    good = canasta_play_hooks_may_discard (hooks, &turn, rank, &allowed, error);
  for (; turn.side < table->n_sides && good; turn.side++)
    good = canasta_play_hooks_may_go_out (hooks, &turn, &sides[turn.side], &allowed, NULL, error);
  return good;
}

static gboolean
ask_score_hooks (CanastaScoreHooks *hooks, const CanastaTable *table, GError **error)
{
  CanastaHookSide sides[CANASTA_MAX_SEATS];
  gboolean good = TRUE;
  int points;

  set_sides (sides, table->n_sides);
  for (guint i = 0; i < table->n_sides && good; i++)
    good = canasta_score_hooks_score_side (hooks, &sides[i], 800, &points, error);
  for (guint i = 0; i < G_N_ELEMENTS (melds) && good; i++)
    good = canasta_score_hooks_classify_meld (hooks, &melds[i], 500, &points, error);
  return good;
}

/* Asks every hook that the variant fills. */
static gboolean
ask_all (CanastaVariant *variant, const CanastaTable *table, GError **error)
{
  return ask_thresholds (variant, error)
         && ask_seating_hooks (variant, table, error)
         && (!CANASTA_IS_PLAY_HOOKS (variant)
             || ask_play_hooks (CANASTA_PLAY_HOOKS (variant), table, error))
         && (!CANASTA_IS_SCORE_HOOKS (variant)
             || ask_score_hooks (CANASTA_SCORE_HOOKS (variant), table, error));
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
  if (!ask_all (table->variant, table, error))
    return FALSE;
  play (table);
  return canasta_table_check_variant (table, error);
}

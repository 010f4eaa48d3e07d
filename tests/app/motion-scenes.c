/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "motion-scenes.h"

#include "../core/players.h"
#include "notation/action-text.h"

/* What the next player does. */
static void
apply (TableFixture *fixture, const char *text)
{
  CanastaAction action;

  g_assert_true (canasta_action_read (text, &action));
  g_assert_true (canasta_state_apply (&fixture->state, fixture->table, &action, NULL));
  fixture_show (fixture);
}

static void
give (TableFixture *fixture, const char *hand, CanastaPhase phase)
{
  fixture_give (fixture, hand, "5D 9S QC 6H JC 4S 10D 8C 7H 9C 5C KC", phase);
  fixture_lay (fixture, "KC KD KH KS KH 2C");
  fixture_lay (fixture, "4C 4D 4H 4S");
  fixture_lay_for (fixture, 1, "8C 8D 8H");
  fixture_lay_for (fixture, 1, "QC QD QH QS QH QC 2D");
  fixture_show (fixture);
}

/* All that is shown so far has its place, is painted, and does not move. */
static void
settle (TableFixture *fixture)
{
  GtkWidget *view = GTK_WIDGET (fixture->view);

  fixture_place (fixture, gtk_widget_get_width (view), gtk_widget_get_height (view));
  canasta_motion_finish (canasta_table_view_get_flights (fixture->view));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
deal (TableFixture *fixture)
{
  static const gint32 totals[CANASTA_MAX_SEATS] = { 0 };

  fixture_hide (fixture);
  canasta_state_deal (&fixture->state, fixture->table, 7, 2, 0, totals);
  fixture->is_dealt = TRUE;
  fixture_show (fixture);
}

static void
draw (TableFixture *fixture)
{
  give (fixture, "4C 7C 7D QC KC KD KH AC", CANASTA_PHASE_DRAW);
  settle (fixture);
  fixture_activate (fixture, "table.draw");
}

static void
discard (TableFixture *fixture)
{
  give (fixture, "4C 7C 7D QC KC 5D AC AD", CANASTA_PHASE_PLAY);
  settle (fixture);
  fixture_select (fixture, "7C");
  fixture_activate (fixture, "table.discard");
}

static void
freeze (TableFixture *fixture)
{
  give (fixture, "4C 7C 7D QC KC 5D AC 2S", CANASTA_PHASE_PLAY);
  settle (fixture);
  g_settings_set_string (fixture->settings, "confirm-discards", "never");
  fixture_select (fixture, "2S");
  fixture_activate (fixture, "table.discard");
  g_settings_reset (fixture->settings, "confirm-discards");
}

static void
lay (TableFixture *fixture)
{
  give (fixture, "4C 7C 7D 7H QC KC 5D AC AD", CANASTA_PHASE_PLAY);
  settle (fixture);
  fixture_select (fixture, "7C 7D 7H");
  fixture_activate (fixture, "table.meld");
}

static void
take (TableFixture *fixture)
{
  give (fixture, "4C 8C 8D QC KD KH AC", CANASTA_PHASE_DRAW);
  fixture->state.board.pile[11] = canasta_card (CANASTA_RANK_EIGHT, 1);
  fixture_show (fixture);
  settle (fixture);
  fixture_activate (fixture, "table.take");
  settle (fixture);
  fixture_activate (fixture, "table.confirm");
}

static void
close_canasta (TableFixture *fixture)
{
  give (fixture, "4C 7C 7D QC KC 5D AC AD", CANASTA_PHASE_PLAY);
  settle (fixture);
  fixture_select (fixture, "KC");
  fixture_activate (fixture, "table.meld");
}

/* It is the next player's turn. */
static void
let_other (TableFixture *fixture, const char *hand, CanastaPhase phase)
{
  CanastaBoard *board = &fixture->state.board;

  give (fixture, "4C 7C 7D QC KC 5D AC AD", phase);
  fixture->state.hands[1] = fixture_read_cards (hand);
  board->hand_count[1] = canasta_card_set_count (&fixture->state.hands[1]);
  board->turn_seat = board->to_act = 1;
  fixture_show (fixture);
  settle (fixture);
}

static void
draw_other (TableFixture *fixture)
{
  let_other (fixture, "8C 8D QC KC KD 5D 5H AS AH 2C", CANASTA_PHASE_DRAW);
  apply (fixture, "draw");
}

static void
discard_other (TableFixture *fixture)
{
  let_other (fixture, "8C 8D QC KC KD 5D 5H AS AH 2C", CANASTA_PHASE_PLAY);
  apply (fixture, "discard AS");
}

static void
take_other (TableFixture *fixture)
{
  let_other (fixture, "8C 8D QC KC KD 5D 5H AS AH 2C", CANASTA_PHASE_DRAW);
  apply (fixture, "take KC KD");
}

static void
close_other (TableFixture *fixture)
{
  let_other (fixture, "8C 8D 8H 8S QC 5D 5H AS", CANASTA_PHASE_PLAY);
  apply (fixture, "meld 8C 8D 8H 8S");
}

const MotionScene motion_scenes[] = {
  { "deal", deal, 200, 1400 },
  { "draw", draw, 60, 360 },
  { "draw-other", draw_other, 60, 240 },
  { "discard", discard, 60, 240 },
  { "discard-other", discard_other, 60, 240 },
  { "freeze", freeze, 60, 240 },
  { "lay", lay, 60, 360 },
  { "take", take, 75, 675 },
  { "take-other", take_other, 75, 375 },
  { "close", close_canasta, 75, 750 },
  { "close-other", close_other, 75, 750 },
};

const guint n_motion_scenes = G_N_ELEMENTS (motion_scenes);

/* A table of this size, on which the scene sets off. */
void
motion_scene_begin (const MotionScene *scene, TableFixture *fixture, int width, int height)
{
  CanastaMotion *motion;

  fixture_set_up (fixture, NULL);
  g_settings_set_string (fixture->settings, "animations", "full");
  motion = canasta_table_view_get_flights (fixture->view);
  fixture_show (fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  while (gtk_widget_get_height (fixture->window) != height)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (fixture->window);
  fixture_place (fixture, width, height);
  canasta_motion_finish (motion);
  scene->act (fixture);
  fixture_place (fixture, width, height);
}

void
motion_scene_end (TableFixture *fixture)
{
  canasta_motion_finish (canasta_table_view_get_flights (fixture->view));
  g_settings_reset (fixture->settings, "animations");
  fixture_tear_down (fixture, NULL);
}

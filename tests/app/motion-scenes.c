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

#define SECOND_HANDS "asking=0 second-hands=1 second-hand-size=11"
#define SECOND_HANDS_OF_SIDES "asking=0 second-hands=2 second-hand-size=11"

/* A second hand of many ranks, no red three among them, which would move on. */
static void
fill_packets (TableFixture *fixture)
{
  for (guint i = 0; i < CANASTA_MAX_PACKET_CARDS; i++)
    fixture->state.packets[i] = canasta_card ((CanastaRank) (CANASTA_RANK_FOUR + i % 10),
                                              i % CANASTA_N_SUITS);
}

static void
take_up (TableFixture *fixture)
{
  give (fixture, "KD", CANASTA_PHASE_PLAY);
  fill_packets (fixture);
  fixture_show (fixture);
  settle (fixture);
  fixture_select (fixture, "KD");
  fixture_activate (fixture, "table.meld");
}

static void
take_up_other (TableFixture *fixture)
{
  let_other (fixture, "8S", CANASTA_PHASE_PLAY);
  fill_packets (fixture);
  apply (fixture, "meld 8S");
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
  { "take-up", take_up, 75, 1275, SECOND_HANDS },
  { "take-up-other", take_up_other, 75, 750, SECOND_HANDS },
  { "take-up-middle", take_up, 75, 1275, SECOND_HANDS_OF_SIDES },
};

const guint n_motion_scenes = G_N_ELEMENTS (motion_scenes);

/* A table of this size, on which the scene sets off. */
void
motion_scene_begin (const MotionScene *scene, TableFixture *fixture, int width, int height)
{
  CanastaMotion *motion;

  fixture_set_up (fixture, scene->rules);
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

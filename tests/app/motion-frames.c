/* SPDX-License-Identifier: GPL-3.0-or-later */
/* motion-frames FOLDER [WIDTHxHEIGHT]: each motion of the table as pictures of its
 * moments, FOLDER/NAME-MILLISECONDS.png, by the clock of the motion and no other. */
#include "config.h"

#include <stdio.h>

#include "../core/players.h"
#include "notation/action-text.h"
#include "table-fixture.h"

typedef struct
{
  const char *name;
  void (*act) (TableFixture *fixture);
  int step; /* between two pictures, in milliseconds */
  int last;
} Scene;

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

/* All that is shown so far has its place, and nothing moves. */
static void
settle (TableFixture *fixture)
{
  GtkWidget *view = GTK_WIDGET (fixture->view);

  fixture_place (fixture, gtk_widget_get_width (view), gtk_widget_get_height (view));
  canasta_motion_finish (canasta_table_view_get_flights (fixture->view));
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

static const Scene scenes[] = {
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

static void
save (TableFixture *fixture, const char *path, int width, int height)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  g_autofree guint32 *pixels = fixture_render (fixture, &area);
  g_autoptr (GBytes) bytes = g_bytes_new (pixels, (gsize) width * (gsize) height * 4);
  g_autoptr (GdkTexture) texture =
    gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, (gsize) width * 4);

  g_assert_true (gdk_texture_save_to_png (texture, path));
}

static void
show (const Scene *scene, const char *folder, int width, int height)
{
  TableFixture fixture = { 0 };
  CanastaMotion *motion;

  fixture_set_up (&fixture, NULL);
  g_settings_set_string (fixture.settings, "animations", "full");
  motion = canasta_table_view_get_flights (fixture.view);
  fixture_show (&fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), width, height);
  fixture_place (&fixture, width, height);
  canasta_motion_finish (motion);
  scene->act (&fixture);
  fixture_place (&fixture, width, height);
  for (int time = 0; time <= scene->last; time += scene->step)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s-%04d.png", folder, scene->name, time);

      canasta_motion_stop_at (motion, time);
      fixture_place (&fixture, width, height);
      save (&fixture, path, width, height);
    }
  canasta_motion_finish (motion);
  g_settings_reset (fixture.settings, "animations");
  fixture_tear_down (&fixture, NULL);
}

int
main (int argc, char *argv[])
{
  int width = 1024, height = 654;

  gtk_test_init (&argc, &argv, NULL);
  if (argc < 2 || (argc > 2 && sscanf (argv[2], "%dx%d", &width, &height) != 2))
    {
      g_printerr ("motion-frames FOLDER [WIDTHxHEIGHT]\n");
      return 2;
    }
  g_mkdir_with_parents (argv[1], 0777);
  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    show (&scenes[i], argv[1], width, height);
  return 0;
}

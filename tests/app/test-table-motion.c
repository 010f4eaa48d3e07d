/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table view: cards that move are in one place at a time, and what has changed
 * is outlined where it lies. */
#include "config.h"

#include "../core/players.h"
#include "notation/action-text.h"
#include "table-fixture.h"
#include "table/motion-kinds.h"
#include "table/paint.h"
#include "table/seat-view.h"
#include "table/table-motion.h"

#define WIDTH 1024
#define HEIGHT 654
#define PLENTY 20 /* pixels that are not there by chance */
#define STEPS 60  /* of a round, in which everybody does something */

static void
show (TableFixture *fixture, const char *animations)
{
  g_settings_set_string (fixture->settings, "animations", animations);
  fixture_show (fixture);
  fixture_place (fixture, WIDTH, HEIGHT);
  canasta_motion_finish (canasta_table_view_get_flights (fixture->view));
  fixture_place (fixture, WIDTH, HEIGHT);
}

static const char *
read_caption (TableFixture *fixture)
{
  const char *text = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->parts->well)); child;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "pile-caption"))
      text = gtk_label_get_text (GTK_LABEL (child));
  return text;
}

/* The pile changes when the card that was discarded lies on it. */
static void
test_discard (TableFixture *fixture, gconstpointer data)
{
  CanastaPileView *pile = canasta_well_view_get_pile (fixture->parts->well);
  g_autofree guint32 *frame = NULL;

  fixture_give (fixture, "4C 7S 8H KD", "5D 9S", CANASTA_PHASE_PLAY);
  show (fixture, "full");
  fixture_count_changes (fixture, pile, &frame);
  g_signal_emit_by_name (fixture_get_card (fixture, 2), "throw");
  fixture_assert_played (fixture, "discard 8H\n");
  fixture_place (fixture, WIDTH, HEIGHT);
  g_assert_cmpuint (fixture_count_changes (fixture, pile, &frame), ==, 0);
  g_assert_cmpstr (read_caption (fixture), ==, "Pile 2");

  canasta_motion_finish (canasta_table_view_get_flights (fixture->view));
  fixture_place (fixture, WIDTH, HEIGHT);
  g_assert_cmpuint (fixture_count_changes (fixture, pile, &frame), >, PLENTY);
  g_assert_cmpstr (read_caption (fixture), ==, "Pile 3");
}

/* The place of a card in a meld is free until the card is there. */
static void
test_meld (TableFixture *fixture, gconstpointer data)
{
  g_autofree guint32 *frame = NULL;
  GtkWidget *meld;

  fixture_give (fixture, "KD 7S 8H 9D", "5D 9S", CANASTA_PHASE_PLAY);
  fixture_lay (fixture, "KC KH KS");
  show (fixture, "full");
  fixture_select (fixture, "KD");
  fixture_activate (fixture, "table.meld");
  fixture_assert_played (fixture, "meld KD\n");
  fixture_place (fixture, WIDTH, HEIGHT);
  meld = GTK_WIDGET (fixture_get_meld (fixture, 0));
  fixture_count_changes (fixture, meld, &frame);
  canasta_motion_finish (canasta_table_view_get_flights (fixture->view));
  g_assert_cmpuint (fixture_count_changes (fixture, meld, &frame), >, PLENTY);
}

/* The table of what moves: nobody waits long for anything, and how long follows the pace. */
static void
test_kinds (void)
{
  static const struct
  {
    CanastaPace pace;
    double stretch;
  } paces[] = {
    { CANASTA_PACE_SLOW, 1.6 },
    { CANASTA_PACE_NORMAL, 1 },
    { CANASTA_PACE_FAST, 0.5 },
    { CANASTA_PACE_INSTANT, 0 },
  };

  for (guint i = 0; i < CANASTA_N_MOTIONS; i++)
    g_assert_cmpint (canasta_motion_kind_get (i)->time > 0, ==,
                     i != CANASTA_MOTION_ASK && i != CANASTA_MOTION_PASS_TURN);
  /* What follows takes no time, or is the counting of a round, which test-counting.c has the times of. */
  for (guint i = 0; i < CANASTA_MOTION_ASK; i++)
    {
      const CanastaMotionRow *row = canasta_motion_kind_get (i);

      g_assert_cmpint (row->time, <=, 400);
      g_assert_cmpint (row->most, <=, 1200);
      g_assert_true (row->easing == ADW_EASE_OUT_CUBIC || row->easing == ADW_EASE_IN_OUT_CUBIC);
    }
  for (guint i = 0; i < G_N_ELEMENTS (paces); i++)
    g_assert_cmpfloat (canasta_motion_kind_get_stretch (paces[i].pace), ==, paces[i].stretch);
}

static guint n_set_off;

static void
note_set_off (GtkWidget *over)
{
  n_set_off++;
}

/* What sets off is told once, and not where it is finished before. */
static void
test_set_off (TableFixture *fixture, gconstpointer data)
{
  CanastaMotion *motion = canasta_table_view_get_flights (fixture->view);
  CanastaFlight flight = { .delay = 100, .duration = 220, .set_off = note_set_off };

  n_set_off = 0;
  canasta_motion_add (motion, &flight);
  flight.delay = 200;
  canasta_motion_add (motion, &flight);
  canasta_motion_stop_at (motion, 99);
  g_assert_cmpuint (n_set_off, ==, 0);
  canasta_motion_stop_at (motion, 100);
  canasta_motion_stop_at (motion, 150);
  g_assert_cmpuint (n_set_off, ==, 1);
  canasta_motion_finish (motion);
  g_assert_cmpuint (n_set_off, ==, 1);
}

/* At each moment of its way a card is between where it was and where it lands, as large as
 * there. */
static void
test_clock (TableFixture *fixture, gconstpointer data)
{
  static const int times[] = { 0, 55, 110, 165, 219 };
  CanastaMotion *motion = canasta_table_view_get_flights (fixture->view);
  g_autoptr (CanastaCardArt) art = canasta_card_art_new ();
  CanastaFlight flight = {
    .texture = canasta_card_art_get_back (art, 50, 70, 1),
    .from = GRAPHENE_RECT_INIT (100, 100, 50, 70),
    .to = GRAPHENE_RECT_INIT (300, 200, 50, 70),
    .duration = 220,
    .easing = ADW_EASE_OUT_CUBIC,
  };
  float last = 0;

  canasta_motion_add (motion, &flight);
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;
      graphene_rect_t bounds;

      canasta_motion_stop_at (motion, times[i]);
      canasta_motion_snapshot (motion, snapshot);
      node = gtk_snapshot_to_node (snapshot);
      gsk_render_node_get_bounds (node, &bounds);
      g_assert_cmpfloat (bounds.size.width, ==, 50);
      g_assert_cmpfloat (bounds.size.height, ==, 70);
      g_assert_cmpfloat (bounds.origin.x, >=, i == 0 ? 100 : last + 1);
      g_assert_cmpfloat (bounds.origin.x, <=, 300);
      last = bounds.origin.x;
    }
  canasta_motion_stop_at (motion, 220);
  g_assert_cmpuint (canasta_motion_count (motion), ==, 0);
}

/* However many cards are on their way, they are told in few places, and each lies where it
 * would alone. */
static void
test_boxes (TableFixture *fixture, gconstpointer data)
{
  static const guint counts[] = { 1, 3, 4, 40 };
  CanastaMotion *motion = canasta_table_view_get_flights (fixture->view);
  g_autoptr (CanastaCardArt) art = canasta_card_art_new ();

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;
      graphene_rect_t bounds, wanted;

      for (guint j = 0; j < counts[i]; j++)
        {
          CanastaFlight flight = {
            .texture = canasta_card_art_get_back (art, 50, 70, 1),
            .from = GRAPHENE_RECT_INIT (10 + 20 * (float) j, 100 + 100 * (float) (j % 4), 50, 70),
            .to = GRAPHENE_RECT_INIT (900, 100, 50, 70),
            .duration = 220,
          };

          canasta_motion_add (motion, &flight);
        }
      canasta_motion_stop_at (motion, 0);
      canasta_motion_snapshot (motion, snapshot);
      node = gtk_snapshot_to_node (snapshot);
      if (counts[i] > 1)
        g_assert_cmpuint (gsk_container_node_get_n_children (node), ==, MIN (counts[i], 3));
      gsk_render_node_get_bounds (node, &bounds);
      wanted = GRAPHENE_RECT_INIT (10, 100, 50 + 20 * (float) (counts[i] - 1),
                                   70 + 100 * (float) (MIN (counts[i], 4) - 1));
      g_assert_true (graphene_rect_equal (&bounds, &wanted));
      canasta_motion_finish (motion);
    }
}

/* The table at a moment of what moves. */
static void
stop_at (TableFixture *fixture, int time)
{
  canasta_motion_stop_at (canasta_table_view_get_flights (fixture->view), time);
  fixture_place (fixture, WIDTH, HEIGHT);
}

/* A card that is drawn is nowhere but on its way: the hand lies as it did, then makes room;
 * the back that has landed turns over. */
static void
test_draw (TableFixture *fixture, gconstpointer data)
{
  const int way = canasta_motion_kind_get (CANASTA_MOTION_DRAW)->time;
  const int turn = canasta_motion_kind_get (CANASTA_MOTION_TURN)->time;
  const int glide = canasta_motion_kind_get (CANASTA_MOTION_GLIDE)->time;
  CanastaMotion *motion = canasta_table_view_get_flights (fixture->view);
  CanastaHandView *hand = fixture->parts->hand;
  g_autofree guint32 *frame = NULL;
  GtkWidget *drawn = NULL;

  fixture_give (fixture, "4C 7C 7D QC KC KD KH AC", "5D 9S", CANASTA_PHASE_DRAW);
  show (fixture, "full");
  fixture_count_changes (fixture, hand, &frame);
  fixture_activate (fixture, "table.draw");
  fixture_place (fixture, WIDTH, HEIGHT);
  for (guint i = 0; i < 9; i++)
    if (canasta_hand_order_get (canasta_turn_get_hand (fixture->turn), i)->fresh)
      drawn = GTK_WIDGET (fixture_get_card (fixture, i));
  g_assert_cmpuint (fixture_count_changes (fixture, hand, &frame), ==, 0);
  stop_at (fixture, glide);
  g_assert_cmpuint (fixture_count_changes (fixture, hand, &frame), >, PLENTY);
  g_assert_cmpfloat (gtk_widget_get_opacity (drawn), ==, 0);
  g_assert_cmpuint (canasta_motion_count (motion), ==, 2);
  stop_at (fixture, way);
  g_assert_cmpfloat (gtk_widget_get_opacity (drawn), ==, 1);
  g_assert_cmpuint (canasta_motion_count (motion), ==, 1);
  fixture_count_changes (fixture, drawn, &frame);
  stop_at (fixture, way + turn);
  g_assert_cmpuint (fixture_count_changes (fixture, drawn, &frame), >, PLENTY);
  g_assert_cmpuint (canasta_motion_count (motion), ==, 0);
}

/* The person's input finishes at once what has not even begun. */
static void
test_finish (TableFixture *fixture, gconstpointer data)
{
  g_autofree guint32 *frame = NULL;

  fixture_give (fixture, "4C 7C 7D QC KC KD KH AC", "5D 9S", CANASTA_PHASE_DRAW);
  show (fixture, "full");
  fixture_activate (fixture, "table.draw");
  fixture_place (fixture, WIDTH, HEIGHT);
  g_assert_cmpuint (canasta_motion_count (canasta_table_view_get_flights (fixture->view)), >, 0);
  fixture_press (fixture, GDK_KEY_Shift_L);
  fixture_place (fixture, WIDTH, HEIGHT);
  g_assert_cmpuint (canasta_motion_count (canasta_table_view_get_flights (fixture->view)), ==, 0);
  fixture_count_changes (fixture, fixture->parts->hand, &frame);
  stop_at (fixture, 2000);
  g_assert_cmpuint (fixture_count_changes (fixture, fixture->parts->hand, &frame), ==, 0);
}

/* Where the fan of the next player is. */
static graphene_rect_t
get_fan (TableFixture *fixture)
{
  GtkWidget *seat = canasta_seats_view_get_seat (fixture->parts->seats, 1);
  graphene_rect_t fan, place;

  canasta_seat_view_get_card (CANASTA_SEAT_VIEW (seat), &fan);
  g_assert_true (gtk_widget_compute_bounds (seat, GTK_WIDGET (fixture->view), &place));
  graphene_rect_offset (&fan, place.origin.x, place.origin.y);
  graphene_rect_round_extents (&fan, &fan);
  return fan;
}

static guint
count_fan_changes (TableFixture *fixture, const graphene_rect_t *fan, guint32 **frame)
{
  guint32 *now = fixture_render (fixture, fan);
  guint n = 0;

  for (gsize i = 0; *frame && i < (gsize) (fan->size.width * fan->size.height); i++)
    n += now[i] != (*frame)[i];
  g_free (*frame);
  *frame = now;
  return n;
}

/* Another player's fan grows when the card that was drawn has landed in it. */
static void
test_fan (TableFixture *fixture, gconstpointer data)
{
  CanastaBoard *board = &fixture->state.board;
  g_autofree guint32 *frame = NULL;
  CanastaAction draw;
  graphene_rect_t fan;

  fixture_give (fixture, "4C 7C 7D QC", "5D 9S", CANASTA_PHASE_DRAW);
  board->turn_seat = board->to_act = 1;
  show (fixture, "full");
  fan = get_fan (fixture);
  count_fan_changes (fixture, &fan, &frame);
  canasta_action_init (&draw, CANASTA_ACTION_DRAW);
  g_assert_true (canasta_state_apply (&fixture->state, fixture->table, &draw, NULL));
  fixture_show (fixture);
  fixture_place (fixture, WIDTH, HEIGHT);
  g_assert_cmpuint (canasta_motion_count (canasta_table_view_get_flights (fixture->view)), ==, 1);
  g_assert_cmpuint (count_fan_changes (fixture, &fan, &frame), ==, 0);
  stop_at (fixture, canasta_motion_kind_get (CANASTA_MOTION_DRAW)->time);
  g_assert_cmpuint (count_fan_changes (fixture, &fan, &frame), >, PLENTY);
}

/* Second hands without red threes, which would move on. */
static void
fill_packets (TableFixture *fixture)
{
  for (guint i = 0; i < CANASTA_MAX_PACKET_CARDS; i++)
    fixture->state.packets[i] = canasta_card (CANASTA_RANK_SEVEN, i % CANASTA_N_SUITS);
}

/* The cards of a second hand leave their packet together, and turn over in the hand. */
static void
test_take_up (TableFixture *fixture, gconstpointer data)
{
  CanastaMotion *motion = canasta_table_view_get_flights (fixture->view);
  int n_cards = fixture->table->rules.second_hand_size;

  fixture_give (fixture, "KD", "5D 9S", CANASTA_PHASE_PLAY);
  fixture_lay (fixture, "KC KH KS");
  fill_packets (fixture);
  show (fixture, "full");
  fixture_select (fixture, "KD");
  fixture_activate (fixture, "table.meld");
  fixture_assert_played (fixture, "meld KD\n");
  fixture_place (fixture, WIDTH, HEIGHT);
  g_assert_cmpint (fixture->state.board.hand_count[0], ==, n_cards);
  /* Besides the one that is laid, of each card a back and then its face. */
  g_assert_cmpuint (canasta_motion_count (motion), ==, 1 + 2 * (guint) n_cards);
  canasta_motion_finish (motion);
  g_assert_cmpuint (canasta_motion_count (motion), ==, 0);
}

/* Another player's packet is in their fan when it has landed there. */
static void
test_take_up_by_other (TableFixture *fixture, gconstpointer data)
{
  CanastaMotion *motion = canasta_table_view_get_flights (fixture->view);
  CanastaBoard *board = &fixture->state.board;
  g_autofree guint32 *frame = NULL;
  CanastaAction meld;
  graphene_rect_t fan;

  fixture_give (fixture, "4C 7C 7D QC", "5D 9S", CANASTA_PHASE_PLAY);
  fixture_lay_for (fixture, 1, "KC KH KS");
  fill_packets (fixture);
  board->turn_seat = board->to_act = 1;
  fixture->state.hands[1] = fixture_read_cards ("KD");
  board->hand_count[1] = 1;
  show (fixture, "full");
  fan = get_fan (fixture);
  g_assert_true (canasta_action_read ("meld KD", &meld));
  g_assert_true (canasta_state_apply (&fixture->state, fixture->table, &meld, NULL));
  fixture_show (fixture);
  fixture_place (fixture, WIDTH, HEIGHT);
  g_assert_cmpuint (canasta_motion_count (motion), ==, 2);
  count_fan_changes (fixture, &fan, &frame);
  canasta_motion_finish (motion);
  fixture_place (fixture, WIDTH, HEIGHT);
  g_assert_cmpuint (count_fan_changes (fixture, &fan, &frame), >, PLENTY);
}

/* Of a sequence to which another player adds below, only the new card comes from their seat. */
static void
test_lengthen_by_other (TableFixture *fixture, gconstpointer data)
{
  CanastaBoard *board = &fixture->state.board;
  CanastaAction meld;

  fixture_give (fixture, "4C 7C 7D QC", "5D 9S", CANASTA_PHASE_PLAY);
  fixture_lay_for (fixture, 1, "6H 7H 8H");
  board->turn_seat = board->to_act = 1;
  fixture->state.hands[1] = fixture_read_cards ("5H 9C KD");
  board->hand_count[1] = 3;
  show (fixture, "full");
  g_assert_true (canasta_action_read ("meld 5H", &meld));
  g_assert_true (canasta_state_apply (&fixture->state, fixture->table, &meld, NULL));
  fixture_show (fixture);
  fixture_place (fixture, WIDTH, HEIGHT);
  g_assert_cmpuint (canasta_motion_count (canasta_table_view_get_flights (fixture->view)), ==, 1);
}

/* While cards are dealt, each is in the hand once it has landed there, and before that it
 * is not. */
static void
test_deal (TableFixture *fixture, gconstpointer data)
{
  static const gint32 totals[CANASTA_MAX_SEATS] = { 0 };
  CanastaMotion *motion = canasta_table_view_get_flights (fixture->view);
  guint last = 0;

  show (fixture, "full");
  fixture_hide (fixture);
  canasta_state_deal (&fixture->state, fixture->table, 7, 2, 0, totals);
  fixture->is_dealt = TRUE;
  fixture_show (fixture);
  for (int time = 0; time <= 1200; time += 200)
    {
      guint n = 0;

      stop_at (fixture, time);
      for (guint i = 0; i < fixture->state.board.hand_count[0]; i++)
        n += gtk_widget_get_opacity (GTK_WIDGET (fixture_get_card (fixture, i))) == 1;
      g_assert_cmpuint (n, >=, last);
      last = n;
      g_assert_cmpuint (n == 0, ==, time < canasta_motion_kind_get (CANASTA_MOTION_DEAL)->time);
    }
  g_assert_cmpuint (last, ==, fixture->state.board.hand_count[0]);
  stop_at (fixture, 1200 + canasta_motion_kind_get (CANASTA_MOTION_TURN)->time);
  g_assert_cmpuint (canasta_motion_count (motion), ==, 0);
}

/* What is let go over the pile begins its way there, and not in the hand. */
static void
test_drop (TableFixture *fixture, gconstpointer data)
{
  const graphene_rect_t place = GRAPHENE_RECT_INIT (800, 200, 70, 98);
  g_autoptr (CanastaCardArt) art = canasta_card_art_new ();
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  CanastaTableMotion *motion;
  graphene_rect_t bounds;
  graphene_point_t middle, wanted;

  fixture_give (fixture, "4C 7S 8H KD", "5D 9S", CANASTA_PHASE_PLAY);
  show (fixture, "full");
  motion = canasta_table_motion_new (GTK_WIDGET (fixture->view), fixture->parts, art,
                                     fixture->turn, fixture->settings);
  canasta_table_motion_note (motion, FALSE);
  canasta_table_motion_let_go (motion, &place);
  canasta_table_motion_note (motion, FALSE);
  g_signal_emit_by_name (fixture_get_card (fixture, 2), "throw");
  canasta_table_motion_note (motion, FALSE);
  canasta_table_motion_let_go (motion, NULL);
  fixture_place (fixture, WIDTH, HEIGHT);
  canasta_table_motion_launch (motion, 70, 98);
  canasta_table_motion_snapshot (motion, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_get_bounds (node, &bounds);
  graphene_rect_get_center (&bounds, &middle);
  graphene_rect_get_center (&place, &wanted);
  g_assert_true (graphene_point_near (&middle, &wanted, 1));
  canasta_table_motion_free (motion);
}

/* A pile that is being taken has its top card in the meld; once that is cancelled, it
 * lies where it was. */
static void
test_take (TableFixture *fixture, gconstpointer data)
{
  CanastaPileView *pile = canasta_well_view_get_pile (fixture->parts->well);
  g_autofree guint32 *frame = NULL;
  g_autofree guint32 *taken = NULL;

  fixture_give (fixture, "4C 7C 7D QC KC KD KH 2C", "9C 5D 5C 9D 7H", CANASTA_PHASE_DRAW);
  show (fixture, "full");
  fixture_count_changes (fixture, pile, &frame);
  fixture_activate (fixture, "table.take");
  fixture_assert_hand (fixture, "4C QC KC KD KH 2C");
  fixture_place (fixture, WIDTH, HEIGHT);
  canasta_motion_finish (canasta_table_view_get_flights (fixture->view));
  fixture_count_changes (fixture, pile, &taken);
  g_assert_cmpuint (fixture_count_changes (fixture, pile, &frame), >, PLENTY);

  fixture_activate (fixture, "table.cancel");
  fixture_place (fixture, WIDTH, HEIGHT);
  canasta_motion_finish (canasta_table_view_get_flights (fixture->view));
  g_assert_cmpuint (fixture_count_changes (fixture, pile, &taken), >, PLENTY);
}

/* How many cards of the hand are seen. */
static guint
count_seen (TableFixture *fixture)
{
  guint n = 0;

  for (guint i = 0; i < canasta_hand_order_get_count (canasta_turn_get_hand (fixture->turn)); i++)
    n += gtk_widget_get_opacity (GTK_WIDGET (fixture_get_card (fixture, i))) == 1;
  return n;
}

/* A pile that the person takes is swept up as one, and spreads into the hand when it is
 * there. */
static void
test_sweep (TableFixture *fixture, gconstpointer data)
{
  const int way = canasta_motion_kind_get (CANASTA_MOTION_SWEEP)->time;
  const int spread = canasta_motion_kind_get (CANASTA_MOTION_SPREAD)->time;
  CanastaMotion *motion = canasta_table_view_get_flights (fixture->view);
  g_autofree guint32 *frame = NULL;

  fixture_give (fixture, "4C 7C 7D QC KC KD KH AC", "9C 5D 5C 9D 7H", CANASTA_PHASE_DRAW);
  fixture->state.board.opened_by[0] = 0;
  show (fixture, "full");
  fixture_activate (fixture, "table.take");
  fixture_place (fixture, WIDTH, HEIGHT);
  canasta_motion_finish (motion);
  fixture_place (fixture, WIDTH, HEIGHT);
  fixture_count_changes (fixture, fixture->parts->hand, &frame);

  fixture_activate (fixture, "table.confirm");
  fixture_place (fixture, WIDTH, HEIGHT);
  fixture_assert_hand (fixture, "4C QC KC KD KH AC 9C 5D 5C 9D");
  g_assert_cmpstr (read_caption (fixture), ==, "Pile 0");
  g_assert_cmpuint (count_seen (fixture), ==, 6);
  g_assert_cmpuint (fixture_count_changes (fixture, fixture->parts->hand, &frame), ==, 0);
  stop_at (fixture, way - 1);
  g_assert_cmpuint (count_seen (fixture), ==, 6);
  stop_at (fixture, way + spread - 1);
  g_assert_cmpuint (count_seen (fixture), ==, 6);
  stop_at (fixture, way + spread);
  g_assert_cmpuint (count_seen (fixture), ==, 10);
  g_assert_cmpuint (canasta_motion_count (motion), ==, 0);
}

/* What another player sweeps up is in their hand once it is there, but for the top card,
 * which goes to its meld. */
static void
test_sweep_to_other (TableFixture *fixture, gconstpointer data)
{
  CanastaBoard *board = &fixture->state.board;
  g_autofree guint32 *frame = NULL;
  CanastaAction take;
  graphene_rect_t fan;

  fixture_give (fixture, "4C 7C 7D QC", "9C 5D 5C 9D 6S 6D JC JD 8S 8D 7H", CANASTA_PHASE_DRAW);
  fixture->state.hands[1] = fixture_read_cards ("7C 7D 8C");
  board->hand_count[1] = 3;
  board->turn_seat = board->to_act = 1;
  board->opened_by[1] = 1;
  show (fixture, "full");
  g_assert_true (canasta_action_read ("take 7C 7D", &take));
  g_assert_true (canasta_state_apply (&fixture->state, fixture->table, &take, NULL));
  fixture_show (fixture);
  fixture_place (fixture, WIDTH, HEIGHT);
  g_assert_cmpuint (board->hand_count[1], ==, 11);
  /* The heap, and the three cards of the meld. */
  g_assert_cmpuint (canasta_motion_count (canasta_table_view_get_flights (fixture->view)), ==, 4);
  fan = get_fan (fixture);
  stop_at (fixture, canasta_motion_kind_get (CANASTA_MOTION_SWEEP)->time);
  g_assert_cmpuint (canasta_motion_count (canasta_table_view_get_flights (fixture->view)), ==, 0);
  count_fan_changes (fixture, &fan, &frame);
  fixture_show (fixture);
  fixture_place (fixture, WIDTH, HEIGHT);
  g_assert_cmpuint (count_fan_changes (fixture, &fan, &frame), ==, 0);
}

/* The first frame of a canasta that is closed is the meld as it lay; its cards gather, the
 * one that closes it comes to them, the stack goes, and its seal is there when it is. One
 * that comes from the hand as a whole has nothing to gather. */
static void
test_close (TableFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *meld;
    const char *hand;
    const char *laid;
    gboolean gathers;
  } rows[] = {
    { "KC KC KD KD KH KH", "KC 7S 8H 9D", "KC", TRUE },
    { "KC KC KD KD KH", "KC KS 7S 8H 9D", "KC KS", TRUE },
    { NULL, "KC KC KD KD KH KH KS 7S 8H 9D", "KC KC KD KD KH KH KS", FALSE },
  };
  CanastaMotion *motion = canasta_table_view_get_flights (fixture->view);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const CanastaMotionRow *way = canasta_motion_kind_get (CANASTA_MOTION_LAY);
      CanastaCardSet laid = fixture_read_cards (rows[i].laid);
      int spread = rows[i].gathers ? 0 : ((int) canasta_card_set_count (&laid) - 1) * way->next;
      int gathered = way->time + spread;
      int end =
        gathered + rows[i].gathers * canasta_motion_kind_get (CANASTA_MOTION_CLOSE)->time;
      GtkWidget *canasta;

      fixture_hide (fixture);
      fixture->state.board.n_melds = 0;
      fixture_give (fixture, rows[i].hand, "5D 9S", CANASTA_PHASE_PLAY);
      if (rows[i].meld)
        fixture_lay (fixture, rows[i].meld);
      fixture->state.board.opened_by[0] = 0;
      show (fixture, "full");
      fixture_select (fixture, rows[i].laid);
      fixture_activate (fixture, "table.meld");
      fixture_place (fixture, WIDTH, HEIGHT);
      canasta = GTK_WIDGET (fixture_get_meld (fixture, 0));
      g_assert_true (canasta_meld_is_canasta (
        &canasta_meld_view_get_item (CANASTA_MELD_VIEW (canasta))->meld));
      stop_at (fixture, gathered - 1);
      g_assert_cmpuint (canasta_motion_count (motion), ==, 7 + rows[i].gathers);
      g_assert_cmpfloat (gtk_widget_get_opacity (canasta), ==, 0);
      stop_at (fixture, gathered);
      g_assert_cmpuint (canasta_motion_count (motion), ==, rows[i].gathers);
      g_assert_cmpfloat (gtk_widget_get_opacity (canasta), ==, !rows[i].gathers);
      stop_at (fixture, end);
      g_assert_cmpfloat (gtk_widget_get_opacity (canasta), ==, 1);
      g_assert_cmpuint (canasta_motion_count (motion), ==, 0);
    }
}

/* The other melds lie where they did until the stack of a canasta sets off, and then close up. */
static void
test_make_room (TableFixture *fixture, gconstpointer data)
{
  const int gathered = canasta_motion_kind_get (CANASTA_MOTION_LAY)->time;
  g_autofree guint32 *frame = NULL;
  graphene_rect_t area;
  CanastaMeldView *other;

  fixture_give (fixture, "5C 7S 8H 9D", "6D 9S", CANASTA_PHASE_PLAY);
  fixture_lay (fixture, "5C 5C 5D 5D 5H 5H");
  fixture_lay (fixture, "KC KD KH KS");
  fixture->state.board.opened_by[0] = 0;
  show (fixture, "full");
  other = fixture_get_meld (fixture, 1);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (other), GTK_WIDGET (fixture->view), &area));
  graphene_rect_round_extents (&area, &area);
  count_fan_changes (fixture, &area, &frame);
  fixture_select (fixture, "5C");
  fixture_activate (fixture, "table.meld");
  fixture_place (fixture, WIDTH, HEIGHT);
  g_assert_true (canasta_meld_view_get_item (fixture_get_meld (fixture, 0))->meld.rank
                 == CANASTA_RANK_KING);
  stop_at (fixture, 0);
  g_assert_cmpuint (count_fan_changes (fixture, &area, &frame), ==, 0);
  stop_at (fixture, gathered + canasta_motion_kind_get (CANASTA_MOTION_GLIDE)->time);
  g_assert_cmpuint (count_fan_changes (fixture, &area, &frame), >, PLENTY);
}

/* When the last card of a round sets off nobody knows yet what came of it: faces change when it
 * has landed. */
static void
test_go_out (TableFixture *fixture, gconstpointer data)
{
  CanastaBoard *board = &fixture->state.board;
  CanastaSeatsView *seats = fixture->parts->seats;
  CanastaLook looks[CANASTA_MAX_SEATS] = { CANASTA_LOOK_WAITING, CANASTA_LOOK_CROSS,
                                           CANASTA_LOOK_WAITING, CANASTA_LOOK_PLEASED };

  fixture_give (fixture, "4C 7S", "5D 9S", CANASTA_PHASE_PLAY);
  show (fixture, "full");
  g_assert_cmpint (canasta_seats_view_get_looks (seats)[1], ==, CANASTA_LOOK_WAITING);
  canasta_seats_view_hold_looks (seats, looks);
  fixture_show (fixture);
  fixture_place (fixture, WIDTH, HEIGHT);
  g_assert_cmpint (canasta_seats_view_get_looks (seats)[1], ==, CANASTA_LOOK_CROSS);
  canasta_seats_view_release_looks (GTK_WIDGET (seats), CANASTA_NO_CARD);
  g_assert_cmpint (canasta_seats_view_get_looks (seats)[1], ==, CANASTA_LOOK_WAITING);

  board->ended = TRUE;
  board->pile[board->pile_count++] = canasta_card (CANASTA_RANK_SEVEN, 1);
  fixture->state.hands[0] = fixture_read_cards ("4C");
  board->hand_count[0] = 1;
  fixture_show (fixture);
  fixture_place (fixture, WIDTH, HEIGHT);
  g_assert_cmpuint (canasta_motion_count (canasta_table_view_get_flights (fixture->view)), >=, 2);
}

/* How many pixels have the colour of an outline. */
static guint
count_outline (TableFixture *fixture, const graphene_rect_t *area)
{
  g_autofree guint32 *pixels = fixture_render (fixture, area);
  guint32 wanted;
  GdkRGBA colour;
  guint n = 0;

  canasta_paint_get_colour (GTK_WIDGET (fixture->view), "canasta_fresh", &colour);
  wanted = 0xff000000u | (guint32) (colour.red * 255 + 0.5) << 16
           | (guint32) (colour.green * 255 + 0.5) << 8 | (guint32) (colour.blue * 255 + 0.5);
  for (gsize i = 0; i < (gsize) area->size.width * (gsize) area->size.height; i++)
    n += pixels[i] == wanted;
  return n;
}

static graphene_rect_t
get_bounds (TableFixture *fixture, gpointer widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->view), &bounds));
  graphene_rect_round_extents (&bounds, &bounds);
  return bounds;
}

/* Without motion a canasta that has grown is outlined, and not what stands under it. */
static void
test_outlined_canasta (TableFixture *fixture, gconstpointer data)
{
  graphene_rect_t meld, cards;
  CanastaMeldView *view;

  fixture_give (fixture, "KD 7S 8H 9D", "5D 9S", CANASTA_PHASE_PLAY);
  fixture_lay (fixture, "KC KC KH KH KS KS KD");
  show (fixture, "reduced");
  fixture_select (fixture, "KD");
  fixture_activate (fixture, "table.meld");
  fixture_place (fixture, WIDTH, HEIGHT);
  view = fixture_get_meld (fixture, 0);
  meld = get_bounds (fixture, view);
  canasta_meld_view_get_area (view, &cards);
  graphene_rect_offset (&cards, meld.origin.x, meld.origin.y);
  graphene_rect_inset (&cards, -2, -2);
  g_assert_cmpuint (count_outline (fixture, &cards), >, PLENTY);
  cards.origin.y += cards.size.height + 2;
  cards.size.height = 12;
  g_assert_cmpuint (count_outline (fixture, &cards), ==, 0);
}

/* A card that was drawn is outlined, and none of its neighbours. */
static void
test_outlined_card (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "4C 4D 4H KS KD 2D 2S Jo Jo", "5D 9S", CANASTA_PHASE_DRAW);
  show (fixture, "reduced");
  fixture_activate (fixture, "table.draw");
  fixture_place (fixture, WIDTH, HEIGHT);
  for (guint i = 0; i < 10; i++)
    {
      const CanastaHandCard *card =
        canasta_hand_order_get (canasta_turn_get_hand (fixture->turn), i);
      graphene_rect_t strip = get_bounds (fixture, fixture_get_card (fixture, i));

      if (i + 1 < 10)
        strip.size.width =
          get_bounds (fixture, fixture_get_card (fixture, i + 1)).origin.x - strip.origin.x;
      g_assert_cmpint (count_outline (fixture, &strip) > PLENTY, ==, card->fresh);
    }
}

/* The match as who looks on sees it. */
static void
look_on (TableFixture *fixture, CanastaMatch *match)
{
  CanastaObservation observation;
  g_auto (CanastaSurroundings) surroundings = { 0 };

  canasta_match_observe (match, CANASTA_NO_SEAT, &observation);
  canasta_surroundings_init (&surroundings, match, CANASTA_NO_SEAT);
  canasta_surroundings_write_seats (&surroundings, match, CANASTA_NO_SEAT,
                                    CANASTA_INDEX_LETTERS_ENGLISH);
  test_scene_show (fixture->scene, fixture->turn, &observation, &surroundings);
  fixture_place (fixture, WIDTH, HEIGHT);
}

/* Who looks on sees each player at a place of their own, from which cards move, and no hand. */
static void
test_onlooker (TableFixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "asking=0");
  g_autoptr (CanastaMatch) match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 7, NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  CanastaMotion *flights = canasta_table_view_get_flights (fixture->view);
  const CanastaTableParts *parts = fixture->parts;
  guint n_still = 0;

  g_settings_set_string (fixture->settings, "animations", "full");
  look_on (fixture, match);
  g_assert_cmpint (parts->n_bands, ==, 2);
  for (guint seat = 0; seat < 4; seat++)
    g_assert_nonnull (canasta_seats_view_get_seat (parts->seats, seat));
  for (guint i = 0; i < STEPS; i++)
    {
      canasta_motion_finish (flights);
      fixture_place (fixture, WIDTH, HEIGHT);
      test_play_action (match, random);
      look_on (fixture, match);
      n_still += canasta_motion_count (flights) == 0;
      g_assert_false (gtk_widget_get_visible (GTK_WIDGET (parts->hand)));
      g_assert_null (canasta_prompt_view_find_button (
        parts->prompt, canasta_intent_get_action (CANASTA_INTENT_DRAW)));
    }
  g_assert_cmpuint (n_still, <, STEPS / 4);
}

static void
tear_down (TableFixture *fixture, gconstpointer data)
{
  g_settings_reset (fixture->settings, "animations");
  fixture_tear_down (fixture, data);
}

#define ADD_RULES(name, rules, function) \
  g_test_add ("/table-motion/" name, TableFixture, rules, fixture_set_up, function, tear_down)
#define ADD(name, function) ADD_RULES (name, NULL, function)
#define SECOND_HANDS "asking=0 second-hands=1 second-hand-size=11"
#define SECOND_HANDS_OF_SIDES "asking=0 second-hands=2 second-hand-size=11"

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table-motion/kinds", test_kinds);
  ADD ("clock", test_clock);
  ADD ("boxes", test_boxes);
  ADD ("set-off", test_set_off);
  ADD ("draw", test_draw);
  ADD ("finish", test_finish);
  ADD ("fan", test_fan);
  ADD ("deal", test_deal);
  ADD ("onlooker", test_onlooker);
  ADD ("discard", test_discard);
  ADD ("meld", test_meld);
  ADD_RULES ("take-up", SECOND_HANDS, test_take_up);
  ADD_RULES ("take-up-by-other", SECOND_HANDS, test_take_up_by_other);
  ADD_RULES ("take-up-from-middle", SECOND_HANDS_OF_SIDES, test_take_up);
  ADD_RULES ("take-up-from-middle-by-other", SECOND_HANDS_OF_SIDES, test_take_up_by_other);
  ADD_RULES ("lengthen-by-other", "asking=0 sequences=1", test_lengthen_by_other);
  ADD ("drop", test_drop);
  ADD ("take", test_take);
  ADD ("sweep", test_sweep);
  ADD ("sweep-to-other", test_sweep_to_other);
  ADD ("close", test_close);
  ADD ("make-room", test_make_room);
  ADD ("go-out", test_go_out);
  ADD ("outlined-canasta", test_outlined_canasta);
  ADD ("outlined-card", test_outlined_card);
  return g_test_run ();
}

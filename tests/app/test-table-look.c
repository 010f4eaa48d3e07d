/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table view: what is shown of a position, and where. */
#include "config.h"

#include "../core/players.h"
#include "table-fixture.h"

/* Places for the selected cards light up, unless no help is wanted. */
static void
test_lit_targets (TableFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *hints;
    gboolean is_lit;
  } rows[] = { { "off", FALSE }, { "legal-moves", TRUE }, { "coach", TRUE } };

  fixture_give (fixture, "KD KS 7S 7H 7D", "9S", CANASTA_PHASE_PLAY);
  fixture_lay (fixture, "KC KH KS");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_settings_set_string (fixture->settings, "hints", rows[i].hints);
      fixture_show (fixture);
      fixture_select (fixture, "KD");
      g_assert_cmpint (canasta_meld_view_get_item (fixture_get_meld (fixture, 0))->target, ==,
                       rows[i].is_lit);
    }
  g_settings_reset (fixture->settings, "hints");
}

/* Without motion everything is where it belongs at once, and what has changed
 * is outlined for a while. */
static void
test_nothing_moves (TableFixture *fixture, gconstpointer data)
{
  gint64 begin;

  g_settings_set_string (fixture->settings, "animations", "reduced");
  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  gtk_test_widget_wait_for_draw (fixture->window);
  canasta_motion_finish (canasta_table_view_get_flights (fixture->view));
  fixture_activate (fixture, "table.draw");
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpuint (canasta_motion_count (canasta_table_view_get_flights (fixture->view)), ==, 1);
  for (guint i = 0; i < 5; i++)
    {
      g_assert_cmpfloat (gtk_widget_get_opacity (GTK_WIDGET (fixture_get_card (fixture, i))),
                         ==, 1);
    }

  begin = g_get_monotonic_time ();
  while (canasta_motion_count (canasta_table_view_get_flights (fixture->view)) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_get_monotonic_time () - begin, >, 1000 * 1000);
  g_settings_reset (fixture->settings, "animations");
}

static void
show_dealt (TableFixture *fixture)
{
  static const gint32 totals[CANASTA_MAX_SEATS] = { 0 };

  canasta_state_deal (&fixture->state, fixture->table, 7, fixture->state.board.round + 1, 0,
                      totals);
  fixture->is_dealt = TRUE;
  fixture_show (fixture);
}

/* Another player draws. */
static void
play_for_other (TableFixture *fixture)
{
  CanastaAction draw;

  canasta_action_init (&draw, CANASTA_ACTION_DRAW);
  g_assert_cmpuint (fixture->state.board.turn_seat, !=, 0);
  g_assert_true (canasta_state_apply (&fixture->state, fixture->table, &draw, NULL));
  fixture->is_dealt = FALSE;
  fixture_show (fixture);
}

static void
press_space (TableFixture *fixture)
{
  g_autoptr (GListModel) controllers =
    gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean handled;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_space, 0, 0, &handled);
    }
}

/* The cards of each round are dealt to everybody when the table shows, also
 * where another page hides it as the round begins. What the others do does not
 * cut that short, what the person does finishes it. */
static void
test_deal (TableFixture *fixture, gconstpointer data)
{
  CanastaMotion *motion = canasta_table_view_get_flights (fixture->view);
  GtkWidget *view = GTK_WIDGET (fixture->view);
  guint cards;

  g_settings_set_string (fixture->settings, "animations", "full");
  for (guint round = 1; round <= 3; round++)
    {
      gtk_widget_set_visible (view, FALSE);
      show_dealt (fixture);
      g_assert_cmpuint (canasta_motion_count (motion), ==, 0);
      gtk_widget_set_visible (view, TRUE);
      fixture_place (fixture, 1024, 654);
      cards = fixture->state.board.pile_count;
      for (guint seat = 0; seat < 4; seat++)
        cards += fixture->state.board.hand_count[seat];
      g_assert_cmpuint (canasta_motion_count (motion), >, cards / 2);
      /* The own cards turn over as well. */
      g_assert_cmpuint (canasta_motion_count (motion), <=,
                        cards + fixture->state.board.hand_count[0]);

      play_for_other (fixture);
      fixture_place (fixture, 1024, 654);
      g_assert_cmpuint (canasta_motion_count (motion), >, cards / 2);
      if (round == 3)
        press_space (fixture);
      while (round < 3 && canasta_motion_count (motion) > 0)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (canasta_motion_count (motion), ==, 0);
      for (guint i = 0; i < fixture->state.board.hand_count[0]; i++)
        g_assert_cmpfloat (gtk_widget_get_opacity (GTK_WIDGET (fixture_get_card (fixture, i))),
                           ==, 1);
    }
  g_settings_reset (fixture->settings, "animations");
}

/* Nothing is dealt to who comes to a round that is being played, nor without
 * motion. */
static void
test_no_deal (TableFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *animations;
    gboolean is_dealt;
  } rows[] = { { "full", FALSE }, { "reduced", TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_settings_set_string (fixture->settings, "animations", rows[i].animations);
      fixture_hide (fixture);
      fixture->is_dealt = rows[i].is_dealt;
      fixture_show (fixture);
      gtk_test_widget_wait_for_draw (fixture->window);
      g_assert_cmpuint (canasta_motion_count (canasta_table_view_get_flights (fixture->view)), ==, 0);
    }
  g_settings_reset (fixture->settings, "animations");
}

/* A canasta that is closed is celebrated: its cards slide together, until the person does
 * something else. Without motion nothing does, and an older canasta gives no occasion. */
static void
test_canasta (TableFixture *fixture, gconstpointer data)
{
  CanastaMotion *motion = canasta_table_view_get_flights (fixture->view);
  static const char *const animations[] = { "full", "reduced" };

  for (guint i = 0; i < G_N_ELEMENTS (animations); i++)
    {
      gboolean moves = i == 0;
      GtkWidget *meld;

      g_settings_set_string (fixture->settings, "animations", animations[i]);
      fixture_hide (fixture);
      fixture->state.board.n_melds = 0;
      fixture_give (fixture, "QD KC KD KH AS 5C", "9S", CANASTA_PHASE_PLAY);
      fixture_lay (fixture, "KC KC KD KD KH KH");
      fixture_lay (fixture, "QC QC QD QD QH QH QS");
      fixture_show (fixture);
      fixture_place (fixture, 1024, 654);
      canasta_motion_finish (motion);

      fixture_select (fixture, "KC");
      fixture_activate (fixture, "table.meld");
      canasta_motion_finish (motion);
      fixture_place (fixture, 1024, 654);
      meld = GTK_WIDGET (fixture_get_meld (fixture, 1));
      g_assert_true (canasta_meld_is_canasta (
        &canasta_meld_view_get_item (CANASTA_MELD_VIEW (meld))->meld));
      g_assert_cmpint (canasta_motion_count (motion) > 7, ==, moves);
      g_assert_cmpfloat (gtk_widget_get_opacity (meld), ==, moves ? 0 : 1);
      press_space (fixture);
      g_assert_cmpint (canasta_motion_count (motion) == 0, ==, moves);
      g_assert_cmpfloat (gtk_widget_get_opacity (meld), ==, 1);

      canasta_motion_finish (motion);
      fixture_select (fixture, "QD");
      fixture_activate (fixture, "table.meld");
      fixture_place (fixture, 1024, 654);
      g_assert_cmpuint (canasta_motion_count (motion), <, 7);
    }
  g_settings_reset (fixture->settings, "animations");
}

/* Where the rules show the whole pile, it can be looked at in any layout: there
 * is a button where there is room for one. */
static void
test_view_pile (TableFixture *fixture, gconstpointer data)
{
  static const struct
  {
    int width;
    int height;
    gboolean has_button;
  } rows[] = { { 1024, 654, TRUE }, { 360, 594, FALSE }, { 1024, 654, TRUE } };

  fixture_give (fixture, "4C 4H 7S KD", "9S 5D 6H", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *button = NULL;
      graphene_rect_t bounds;

      fixture_place (fixture, rows[i].width, rows[i].height);
      for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->parts->well)); child;
           child = gtk_widget_get_next_sibling (child))
        if (GTK_IS_BUTTON (child))
          button = child;
      g_assert_nonnull (button);
      g_assert_cmpint (gtk_widget_get_visible (button), ==, rows[i].has_button);
      g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (fixture->parts->well), &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                         gtk_widget_get_height (GTK_WIDGET (fixture->parts->well)));
      g_assert_true (gtk_widget_get_sensitive (button));
      fixture_activate (fixture, "table.view-pile");
      g_assert_null (fixture_get_message (fixture));

      /* An empty pile is not offered, and who asks for it all the same is told. */
      fixture->state.board.pile_count = 0;
      fixture_show (fixture);
      g_assert_false (gtk_widget_get_sensitive (button));
      fixture_activate (fixture, "table.view-pile");
      g_assert_cmpstr (fixture_get_message (fixture), ==, "The discard pile is empty.");
      fixture_give (fixture, "4C 4H 7S KD", "9S 5D 6H", CANASTA_PHASE_DRAW);
      fixture_show (fixture);
    }
}

static void
check_places (TableFixture *fixture, int width, int height)
{
  GtkWidget *view = GTK_WIDGET (fixture->view);

  fixture_show (fixture);
  fixture_place (fixture, width, height);
  for (GtkWidget *child = gtk_widget_get_first_child (view); child;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (child, view, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, width);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, height);
    }
}

/* Nothing is cut off or overlaps, whatever the size; where one only watches, two
 * bars have room as well. */
static void
test_sizes (TableFixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 1024, 654 }, { 360, 594 }, { 1400, 900 } };
  int watched;

  fixture_give (fixture, "3C 4C 4H 5S 5D 6S 6H 7S 7H 7D 8S 8D 9C 9H 9D 10S 10D JS JD QC QH KC KD "
                "AS AH 2D 2C Jo Jo", "9S 2C 4D", CANASTA_PHASE_DRAW);
  fixture_lay (fixture, "KC KH KS 2H");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    check_places (fixture, sizes[i][0], sizes[i][1]);

  canasta_prompt_view_set_watched (fixture->parts->prompt, TRUE);
  fixture_show (fixture);
  gtk_widget_measure (GTK_WIDGET (fixture->view), GTK_ORIENTATION_VERTICAL, 360, &watched, NULL,
                      NULL, NULL);
  g_assert_cmpint (watched, <=, 510);
  check_places (fixture, 360, watched);
}

static void
check_buttons (GtkWidget *widget, int least_width, int least_height)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_BUTTON (widget) && !gtk_widget_has_css_class (widget, "why"))
    {
      g_assert_cmpint (gtk_widget_get_allocated_height (widget), >=, least_height);
      g_assert_cmpint (gtk_widget_get_allocated_width (widget), >=, least_width);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    check_buttons (child, least_width, least_height);
}

/* What is asked can be answered with a finger: the buttons are as large as that
 * takes where the table has a telephone, and a little less so on a large screen. */
static void
test_targets (TableFixture *fixture, gconstpointer data)
{
  static const struct
  {
    int width;
    int height;
    int least_width;
    int least_height;
  } rows[] = { { 360, 594, 36, 44 }, { 1024, 654, 36, 38 }, { 1900, 1030, 36, 38 } };

  fixture_give (fixture, "4C 4H 4S 7S KD", "9S", CANASTA_PHASE_PLAY);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      fixture_show (fixture);
      fixture_place (fixture, rows[i].width, rows[i].height);
      check_buttons (GTK_WIDGET (fixture->parts->prompt), rows[i].least_width,
                     rows[i].least_height);
    }
}

/* Where it lies on the table; of what lies before the own side only the melds: the name may
 * stand beside those of the piles. */
static void
get_region (TableFixture *fixture, GtkWidget *region, graphene_rect_t *place)
{
  CanastaBandView *own = fixture->parts->bands[0];

  g_assert_true (gtk_widget_compute_bounds (region, GTK_WIDGET (fixture->view), place));
  if (region == GTK_WIDGET (own))
    {
      place->origin.y += (float) canasta_band_view_get_line_height (own);
      place->size.height -= (float) canasta_band_view_get_line_height (own);
    }
}

/* For every number of players all regions lie within the table, one beside or
 * under the other. */
static void
test_seat_counts (TableFixture *fixture, gconstpointer data)
{
  static const gint32 totals[CANASTA_MAX_SEATS] = { 0 };
  static const CanastaMemory memory = { 0 };
  static const CanastaSurroundings scene = {
    .seats = { { "Ada", NULL, NULL, NULL }, { "Ben", NULL, NULL, NULL },
               { "Clara", NULL, NULL, NULL }, { "Dora", NULL, NULL, NULL },
               { "Emil", NULL, NULL, NULL }, { "Fritz", NULL, NULL, NULL } },
  };

  for (guint players = 2; players <= CANASTA_MAX_SEATS; players++)
    {
      g_autoptr (CanastaTable) table = test_table_new (players, "asking=0 packs=3");
      CanastaObservation observation;
      CanastaState state;
      const CanastaTableParts *parts = fixture->parts;
      GtkWidget *regions[16];
      graphene_rect_t places[16];
      guint n = 0;

      canasta_state_deal (&state, table, 7, 1, table->seatings[0].order[0], totals);
      canasta_state_observe (&state, table, &memory, 0, &observation);
      test_scene_show (fixture->scene, fixture->turn, &observation, &scene);
      fixture_place (fixture, 1024, 654);
      for (guint seat = 1; seat < players; seat++)
        regions[n++] = canasta_seats_view_get_seat (parts->seats, seat);
      regions[n++] = GTK_WIDGET (parts->well);
      regions[n++] = GTK_WIDGET (parts->prompt);
      regions[n++] = GTK_WIDGET (parts->hand);
      regions[n++] = GTK_WIDGET (parts->bands[0]);
      for (guint i = 0; i < n; i++)
        {
          get_region (fixture, regions[i], &places[i]);
          g_assert_cmpfloat (places[i].origin.x, >=, 0);
          g_assert_cmpfloat (places[i].origin.y, >=, 0);
          g_assert_cmpfloat (places[i].origin.x + places[i].size.width, <=, 1024);
          g_assert_cmpfloat (places[i].origin.y + places[i].size.height, <=, 654);
          for (guint j = 0; j < i; j++)
            g_assert_false (graphene_rect_intersection (&places[j], &places[i], NULL));
        }
      fixture_hide (fixture);
      g_assert_cmpuint (n, >=, 5);
    }
}

#define ADD(name, rules, function) \
  g_test_add ("/table-view/" name, TableFixture, rules, fixture_set_up, function, fixture_tear_down)

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  ADD ("lit-targets", NULL, test_lit_targets);
  ADD ("nothing-moves", NULL, test_nothing_moves);
  ADD ("deal", NULL, test_deal);
  ADD ("no-deal", NULL, test_no_deal);
  ADD ("canasta", NULL, test_canasta);
  ADD ("view-pile", "pile-visibility=1", test_view_pile);
  ADD ("sizes", NULL, test_sizes);
  ADD ("targets", NULL, test_targets);
  ADD ("seat-counts", NULL, test_seat_counts);
  return g_test_run ();
}

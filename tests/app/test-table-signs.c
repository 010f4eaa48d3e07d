/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table view: the signs by which one sees how things stand. What
 * differs in meaning differs in words or shape, and in the picture. */
#include "config.h"

#include "../core/players.h"
#include "fixture.h"
#include "table-fixture.h"
#include "table/card-row.h"
#include "table/popover.h"
#include "table/seat-view.h"
#include "table/side-shape.h"

static CanastaWellView *
get_well (TableFixture *fixture)
{
  return fixture->parts->well;
}

/* A pile that is frozen, one that is so only until the side opens, and one that
 * nobody can take; the badge goes with its reason. */
static void
test_pile (TableFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *pile;
    gboolean frozen;
    gboolean opened;
    const char *badge;
    const char *stop;
  } rows[] = {
    { "2C 9S", TRUE, TRUE, "❄ Frozen – natural pair only", NULL },
    { "2C 9S", FALSE, FALSE, "○ Frozen for you until you open", NULL },
    { "2C 3S", FALSE, TRUE, NULL, "⊘ Blocked this turn (black three)" },
    { "2C 9S", FALSE, TRUE, NULL, NULL },
  };

  fixture_lay (fixture, "KC KH KS");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CanastaBoard *board = &fixture->state.board;

      fixture_give (fixture, "4C 4H 7S KD", rows[i].pile, CANASTA_PHASE_DRAW);
      board->frozen = rows[i].frozen;
      board->opened_by[0] = rows[i].opened ? 0 : CANASTA_NO_SEAT;
      fixture_show (fixture);
      g_assert_cmpstr (fixture_read (GTK_WIDGET (fixture->parts->well), "badge-frozen"), ==, rows[i].badge);
      g_assert_cmpstr (fixture_read (GTK_WIDGET (fixture->parts->well), "badge-blocked"), ==, rows[i].stop);
    }
}

static GtkWidget *
find_meter (GtkWidget *widget)
{
  GtkWidget *found = g_str_equal (gtk_widget_get_css_name (widget), "opening") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_meter (child);
  return found;
}

static gboolean
shows_meter (TableFixture *fixture)
{
  GtkWidget *meter = find_meter (GTK_WIDGET (fixture->parts->well));

  g_assert_nonnull (meter);
  return gtk_widget_get_visible (meter);
}

/* The meter counts what is laid out, and what the chosen cards would add. */
static void
test_meter (TableFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *chosen;
    const char *text;
  } rows[] = {
    { NULL, "Opening 0 / 50" },
    { "KC KD KS", "Opening 0 + 30 / 50" },
    { "KC KD KS 4C 4H 4S", "Opening 0 + 45 / 50" },
    { "7S", "Opening 0 / 50" },
  };
  g_autofree guint32 *frame = NULL;
  GtkWidget *meter;

  fixture_give (fixture, "4C 4H 4S KC KD KS 7S 7H 2D", "9S", CANASTA_PHASE_PLAY);
  fixture_show_placed (fixture);
  meter = find_meter (GTK_WIDGET (get_well (fixture)));
  g_assert_nonnull (meter);
  fixture_count_changes (fixture, meter, &frame);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      if (rows[i].chosen)
        fixture_select (fixture, rows[i].chosen);
      fixture_place (fixture, FIXTURE_WIDTH, FIXTURE_HEIGHT);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (meter), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           rows[i].text);
      /* More than the text has changed. */
      if (i > 0)
        g_assert_cmpuint (fixture_count_changes (fixture, meter, &frame), >, 600);
    }
}

/* How far an opening is from its minimum is shown until the side has opened. */
static void
test_minimum (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  g_assert_true (shows_meter (fixture));
  fixture_lay (fixture, "KC KH KS");
  fixture_show (fixture);
  g_assert_false (shows_meter (fixture));
}

/* Where none is asked for there is nothing to measure. */
static void
test_no_minimum (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  g_assert_false (shows_meter (fixture));
}

/* The card that froze the pile lies crosswise under the others, and a pile that
 * is blocked bears a stop sign. */
static void
test_crosswise (TableFixture *fixture, gconstpointer data)
{
  CanastaPileView *pile = canasta_well_view_get_pile (get_well (fixture));
  CanastaBoard *board = &fixture->state.board;
  g_autofree guint32 *frame = NULL;

  fixture_lay (fixture, "KC KH KS");
  fixture_give (fixture, "4C 4H 7S KD", "2C 9S", CANASTA_PHASE_DRAW);
  fixture_show_placed (fixture);
  fixture_count_changes (fixture, pile, &frame);
  g_assert_cmpuint (fixture_count_changes (fixture, pile, &frame), ==, 0);

  board->frozen = TRUE;
  fixture_show_placed (fixture);
  g_assert_cmpuint (fixture_count_changes (fixture, pile, &frame), >, 800);
  board->frozen = FALSE;
  fixture_show_placed (fixture);
  g_assert_cmpuint (fixture_count_changes (fixture, pile, &frame), >, 800);
}

/* A second hand that waits is seen and told, and so is one that was taken up; without any
 * there is nothing in its place. */
static void
test_second_hands (TableFixture *fixture, gconstpointer data)
{
  CanastaBoard *board = &fixture->state.board;
  GtkWidget *seat;
  g_autofree guint32 *frame = NULL;

  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  board->hand_count[1] = 11;
  fixture_show_placed (fixture);
  seat = canasta_seats_view_get_seat (fixture->parts->seats, 1);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (seat), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ben, Opponent, 11 cards, and 11 in the second hand");
  fixture_count_changes (fixture, seat, &frame);

  board->n_second_hands--;
  board->second_hand_count[1] = 0;
  board->second_hand_taken = 1 << 1;
  fixture_show_placed (fixture);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (seat), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ben, Opponent, 11 cards of the second hand");
  g_assert_cmpuint (fixture_count_changes (fixture, seat, &frame), >, 100);

  board->second_hand_taken = 0;
  fixture_show_placed (fixture);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (seat), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ben, Opponent, 11 cards");
  g_assert_cmpuint (fixture_count_changes (fixture, seat, &frame), >, 100);
}

static GtkWidget *
get_packets (TableFixture *fixture)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->parts->well));

  while (child && !g_str_equal (gtk_widget_get_css_name (child), "packets"))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static void
assert_packets (TableFixture *fixture, const char *name)
{
  GtkWidget *packets = get_packets (fixture);

  g_assert_cmpint (gtk_widget_get_visible (packets), ==, name != NULL);
  if (name)
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (packets), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                         name);
}

/* Those of sides are nobody's at first and lie in the middle; one lies at the chair of whoever
 * has it, as long as they wait for their turn. The others stay where they lie. */
static void
test_second_hands_of_sides (TableFixture *fixture, gconstpointer data)
{
  static const char last[] = "Second hand, for the next side to need it: 11 cards";
  CanastaBoard *board = &fixture->state.board;
  GtkWidget *seat, *well = GTK_WIDGET (fixture->parts->well);
  g_autofree guint32 *frame = NULL;
  g_autofree guint32 *middle = NULL;

  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  board->hand_count[1] = 11;
  fixture_show_placed (fixture);
  seat = canasta_seats_view_get_seat (fixture->parts->seats, 1);
  assert_packets (fixture, "Second hands, one each for the next sides to need them: "
                           "11 cards and 11 cards");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (seat), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ben, Opponent, 11 cards");
  fixture_count_changes (fixture, seat, &frame);
  fixture_count_changes (fixture, well, &middle);

  board->second_hand_waiting = 1 << 1;
  fixture_show_placed (fixture);
  assert_packets (fixture, last);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (seat), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ben, Opponent, 11 cards, and 11 in the second hand");
  g_assert_cmpuint (fixture_count_changes (fixture, seat, &frame), >, 100);
  g_assert_cmpuint (fixture_count_changes (fixture, well, &middle), >, 100);

  board->second_hand_taken = 1 << 1;
  board->second_hand_count[1] = 0;
  board->n_second_hands--;
  fixture_show_placed (fixture);
  assert_packets (fixture, last);
  g_assert_cmpuint (fixture_count_changes (fixture, seat, &frame), >, 100);
  g_assert_cmpuint (fixture_count_changes (fixture, well, &middle), ==, 0);

  board->n_second_hands = 0;
  fixture_show_placed (fixture);
  assert_packets (fixture, NULL);
  g_assert_cmpuint (fixture_count_changes (fixture, well, &middle), >, 100);
}

/* What time somebody has left stands at their chair, where there is a clock, and counts by itself
 * for whose time runs. */
static void
test_clock (TableFixture *fixture, gconstpointer data)
{
  g_autofree guint32 *frame = NULL;
  g_autofree guint32 *frame_of_other = NULL;
  GtkWidget *seat, *other;

  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  fixture_show_placed (fixture);
  seat = canasta_seats_view_get_seat (fixture->parts->seats, 1);
  other = canasta_seats_view_get_seat (fixture->parts->seats, 2);
  fixture_count_changes (fixture, seat, &frame);
  fixture_count_changes (fixture, other, &frame_of_other);

  canasta_table_clock_set (&fixture->clock, 600000);
  fixture->clock.left[2] = -1;
  fixture_show_placed (fixture);
  g_assert_cmpuint (fixture_count_changes (fixture, seat, &frame), >, 100);
  g_assert_cmpuint (fixture_count_changes (fixture, other, &frame_of_other), ==, 0);
  test_let_pass (1100);
  g_assert_cmpuint (fixture_count_changes (fixture, seat, &frame), ==, 0);

  canasta_table_clock_run (&fixture->clock, 1, g_get_monotonic_time () / 1000);
  fixture_show_placed (fixture);
  fixture_count_changes (fixture, seat, &frame);
  test_let_pass (1100);
  g_assert_cmpuint (fixture_count_changes (fixture, seat, &frame), >, 5);
  g_assert_cmpuint (fixture_count_changes (fixture, other, &frame_of_other), ==, 0);

  fixture->clock.seat = 0;
  fixture_show_placed (fixture);
  fixture_count_changes (fixture, fixture->view, &frame);
  test_let_pass (1100);
  g_assert_cmpuint (fixture_count_changes (fixture, fixture->view, &frame), >, 5);
  canasta_table_clock_set (&fixture->clock, 0);
}

static void
test_last_cards (TableFixture *fixture, gconstpointer data)
{
  static const struct
  {
    guint count;
    const char *caption;
    gboolean is_marked;
  } rows[] = { { 5, "Stock 5", FALSE }, { 4, "Last 4", TRUE }, { 1, "Last card", TRUE } };
  GtkWidget *well = GTK_WIDGET (fixture->parts->well);

  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *marked;

      fixture->state.board.stock_count = (guint8) rows[i].count;
      fixture_show (fixture);
      marked = fixture_read (well, "last-cards");
      g_assert_cmpstr (fixture_read (well, "pile-caption"), ==, rows[i].caption);
      g_assert_cmpstr (marked, ==, rows[i].is_marked ? rows[i].caption : NULL);
    }
}

/* The row of cards in a popover below @widget, or NULL. */
static GtkWidget *
find_card_row (GtkWidget *widget)
{
  GtkWidget *found = CANASTA_IS_CARD_ROW (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_card_row (child);
  return found;
}

/* A popover, which may ask with its edges, is told how high that is which it shows,
 * and not how high it would be if it were as wide. */
static void
assert_asks_for_all_height (GtkPopover *popover)
{
  GtkWidget *child = gtk_popover_get_child (popover);
  int width, height, height_if_wider;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width + 100, NULL, &height_if_wider, NULL,
                      NULL);
  g_assert_cmpint (height, ==, height_if_wider);
}

/* However little room there is, words wrap into it and none is cut. */
static void
test_popover_room (void)
{
  GtkWidget *popover = g_object_ref_sink (gtk_popover_new ());
  GtkWidget *label = gtk_label_new ("Wild cards cannot be melded alone; lay them on a meld");
  int width;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  canasta_popover_set_child (GTK_POPOVER (popover), label, 150);
  gtk_widget_measure (gtk_popover_get_child (GTK_POPOVER (popover)), GTK_ORIENTATION_HORIZONTAL,
                      -1, NULL, &width, NULL, NULL);
  g_assert_cmpint (width, <=, 150);
  assert_asks_for_all_height (GTK_POPOVER (popover));
  g_object_unref (popover);
}

/* A meld can be looked through by click and key: all its cards show, those of
 * a sequence in order, none is cut, and they have the focus and their names. */
static void
test_look_through (TableFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *meld;
    const char *names;
  } rows[] = {
    { "QC QC QD QD QH 2C Jo",
      "Queen of clubs, Queen of clubs, Queen of diamonds, Queen of diamonds, Queen of hearts, "
      "Two of clubs, Joker" },
    { "7H 7H 7D 7D 7C 7C 7S", "Seven of clubs, Seven of clubs, Seven of diamonds, "
      "Seven of diamonds, Seven of hearts, Seven of hearts, Seven of spades" },
    { "6C 6D 6H", "Six of clubs, Six of diamonds, Six of hearts" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint side = 0; side < 2; side++)
      {
        GtkWidget *meld, *row;

        fixture->state.board.n_melds = 0;
        fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
        fixture_lay_for (fixture, side, rows[i].meld);
        fixture_show_placed (fixture);
        meld = GTK_WIDGET (canasta_band_view_get_meld (fixture->parts->bands[side], 0));
        gtk_widget_grab_focus (meld);
        g_assert_null (find_card_row (meld));
        g_assert_true (gtk_widget_activate_action (meld, "meld.activate", NULL));
        row = find_card_row (meld);
        g_assert_nonnull (row);
        gtk_test_widget_wait_for_draw (row);
        g_assert_true (gtk_widget_get_mapped (row));
        g_assert_true (gtk_widget_has_focus (row));
        assert_asks_for_all_height (GTK_POPOVER (gtk_widget_get_ancestor (row, GTK_TYPE_POPOVER)));
        gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                             rows[i].names);
        fixture_hide (fixture);
      }
}

/* Where there are more totals than names have room for, the pad is as wide as the longest of them
 * needs to be read. */
static void
test_pad_of_many (TableFixture *fixture, gconstpointer data)
{
  static const gint32 totals[] = { 19345, -1250, 18990, 17405 };
  CanastaScorePad *pad = fixture->parts->pad;
  int few;

  fixture_give (fixture, "4C 4H 7S KD", "9S 5D 6H", CANASTA_PHASE_DRAW);
  fixture->table->by_seat = TRUE;
  fixture_show (fixture);
  few = canasta_score_pad_get_wanted_width (pad);
  memcpy (fixture->state.board.totals, totals, sizeof totals);
  fixture_show (fixture);
  g_assert_cmpint (canasta_score_pad_get_wanted_width (pad), >=, few + 40);
  fixture_place (fixture, 1024, 654);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (pad)), >=,
                   canasta_score_pad_get_wanted_width (pad));
}

static guint
count_out (GtkWidget *widget)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "seat-role")
            && strstr (gtk_label_get_text (GTK_LABEL (widget)), "went out");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    n += count_out (child);
  return n;
}

/* Who went out is said once on their plate: beside their role where nothing below it says it. */
static void
test_went_out (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "4C 4H 7S KD", "9S 5D 6H", CANASTA_PHASE_DRAW);
  fixture->state.board.out_seat = 1;
  fixture_show (fixture);
  fixture_place (fixture, 1024, 654);
  g_assert_cmpstr (canasta_turn_get_surroundings (fixture->turn)->seats[1].said, ==, "drew");
  g_assert_cmpuint (count_out (GTK_WIDGET (fixture->parts->seats)), ==, 0);
  fixture->state.board.out_seat = 2;
  fixture_show (fixture);
  fixture_place (fixture, 1024, 654);
  g_assert_null (canasta_turn_get_surroundings (fixture->turn)->seats[2].said);
  g_assert_cmpuint (count_out (GTK_WIDGET (fixture->parts->seats)), ==, 1);
}

/* However many cards lie in the pile, and however narrow the window is: who
 * looks at them sees the last row whole. */
static void
test_view_pile (TableFixture *fixture, gconstpointer data)
{
  g_autoptr (GString) pile = g_string_new ("4C");
  GtkWidget *row;
  int height;

  g_settings_set_boolean (fixture->settings, "large-print", TRUE);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 594);
  while (gtk_widget_get_width (fixture->window) > 360)
    g_main_context_iteration (NULL, TRUE);
  for (guint n = 2; n <= 50; n++)
    {
      g_string_append (pile, " 10H");
      fixture_give (fixture, "4C 4H 7S KD", pile->str, CANASTA_PHASE_DRAW);
      fixture->table->rules.pile_visibility = CANASTA_PILE_SHOWS_ALL;
      fixture_show (fixture);
      fixture_activate (fixture, "table.view-pile");
      row = find_card_row (GTK_WIDGET (fixture->parts->well));
      g_assert_nonnull (row);
      gtk_test_widget_wait_for_draw (row);
      gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (row), &height, NULL,
                          NULL, NULL);
      g_assert_cmpint (gtk_widget_get_height (row), >=, height);
      g_assert_cmpint (gtk_widget_get_width (row), <=, 360);
    }
  g_settings_reset (fixture->settings, "large-print");
}

/* Each side has a sign of its own, which stands before the names of its players: without
 * colours as well. */
static void
test_sides (TableFixture *fixture, gconstpointer data)
{
  static const gint32 totals[CANASTA_MAX_SEATS] = { 0 };
  static const CanastaMemory memory = { 0 };
  CanastaSurroundings scene = { 0 };
  g_autoptr (CanastaTable) table = test_table_new (6, "asking=0 packs=3");
  CanastaObservation observation;
  CanastaState state;

  canasta_state_deal (&state, table, 7, 1, 0, totals);
  canasta_state_observe (&state, table, &memory, 0, &observation);
  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    scene.seats[i].name = "A";
  observation.board.n_sides = CANASTA_N_SIDE_SHAPES;
  for (guint shape = 0; shape < CANASTA_N_SIDE_SHAPES; shape++)
    {
      GtkWidget *seat;

      /* Each on their own, but for a partner of the person. */
      for (guint i = 0; i < CANASTA_N_SIDE_SHAPES; i++)
        observation.board.side[i] = (guint8) i;
      observation.board.side[1] = shape == 0 ? 0 : 1;
      test_scene_show (fixture->scene, fixture->turn, &observation, &scene);
      seat = canasta_seats_view_get_seat (fixture->parts->seats, MAX (shape, 1));
      fixture_place (fixture, FIXTURE_WIDTH, FIXTURE_HEIGHT);
      g_assert_true (g_str_has_prefix (fixture_read (seat, "seat-name"),
                                       canasta_side_shape_get_sign (shape)));
      for (guint other = 0; other < shape; other++)
        g_assert_cmpstr (canasta_side_shape_get_sign (shape), !=,
                         canasta_side_shape_get_sign (other));
    }
}

/* Whatever has the focus shows it. */
static void
test_focus_is_seen (TableFixture *fixture, gconstpointer data)
{
  GtkWidget *view = GTK_WIDGET (fixture->view);
  GtkWidget *zones[5];

  fixture_give (fixture, "2D 7S 7H 7D", "9S 2C 4D", CANASTA_PHASE_PLAY);
  fixture_lay (fixture, "KC KH KS 2H");
  fixture_show_placed (fixture);
  zones[0] = GTK_WIDGET (fixture->parts->hand);
  zones[1] = GTK_WIDGET (fixture->parts->prompt);
  zones[2] = GTK_WIDGET (fixture->parts->bands[0]);
  zones[3] = GTK_WIDGET (fixture->parts->well);
  zones[4] = GTK_WIDGET (fixture->parts->seats);
  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    {
      g_autofree guint32 *frame = NULL;
      GtkWidget *focus;

      g_assert_true (gtk_widget_child_focus (zones[i], GTK_DIR_TAB_FORWARD)
                     || gtk_widget_get_focus_child (view) == zones[i]);
      focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
      g_assert_true (gtk_widget_is_ancestor (focus, zones[i]));
      gtk_widget_unset_state_flags (focus, GTK_STATE_FLAG_FOCUS_VISIBLE);
      gtk_test_widget_wait_for_draw (fixture->window);
      fixture_count_changes (fixture, zones[i], &frame);
      /* On a display without a window manager no window is the active one. */
      gtk_widget_set_state_flags (focus, GTK_STATE_FLAG_FOCUS_VISIBLE, FALSE);
      gtk_test_widget_wait_for_draw (fixture->window);
      g_test_message ("%s", G_OBJECT_TYPE_NAME (focus));
      g_assert_cmpuint (fixture_count_changes (fixture, zones[i], &frame), >, 150);
    }
}

#define ADD_RULES(name, rules, function) \
  g_test_add ("/table-signs/" name, TableFixture, rules, fixture_set_up_still, function, \
              fixture_tear_down_still)
#define ADD(name, function) ADD_RULES (name, NULL, function)

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  ADD ("pile", test_pile);
  ADD ("minimum", test_minimum);
  ADD_RULES ("no-minimum", "asking=0 opening-minimum=[(-100000,0)]", test_no_minimum);
  ADD ("crosswise", test_crosswise);
  ADD_RULES ("second-hands", "asking=0 second-hands=1 second-hand-size=11", test_second_hands);
  ADD_RULES ("second-hands-of-sides", "asking=0 second-hands=2 second-hand-size=11",
             test_second_hands_of_sides);
  ADD ("clock", test_clock);
  ADD ("last-cards", test_last_cards);
  ADD ("meter", test_meter);
  g_test_add_func ("/table-signs/popover-room", test_popover_room);
  ADD ("look-through", test_look_through);
  ADD ("pad-of-many", test_pad_of_many);
  ADD ("went-out", test_went_out);
  ADD ("view-pile", test_view_pile);
  ADD ("sides", test_sides);
  ADD ("focus-is-seen", test_focus_is_seen);
  return g_test_run ();
}

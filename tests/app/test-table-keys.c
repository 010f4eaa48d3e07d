/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table view: the keyboard, and what assistive technology is told. */
#include "config.h"

#include <string.h>

#include "table-fixture.h"
#include "table/details.h"
#include "turn/facts.h"
#include "turn/prompt.h"

static void
assert_label (gpointer widget, const char *label)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       label);
}

static void
assert_description (gpointer widget, const char *description)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

static void
test_names (TableFixture *fixture, gconstpointer data)
{
  const CanastaTableParts *parts = fixture->parts;
  CanastaHandView *hand = parts->hand;
  CanastaCardView *card;

  fixture_give (fixture, "2D 7S 7H 7D", "9S 2C 4D", CANASTA_PHASE_DRAW);
  fixture->state.board.frozen = TRUE;
  fixture->state.board.stock_count = 41;
  fixture_lay (fixture, "KC KH KS 2H");
  fixture_show (fixture);
  card = fixture_get_card (fixture, 2);

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (hand), GTK_ACCESSIBLE_ROLE_LIST);
  assert_label (hand, "Your hand, 4 cards");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  assert_label (card, "Seven of spades");
  g_assert_false (gtk_test_accessible_has_state (GTK_ACCESSIBLE (card),
                                                 GTK_ACCESSIBLE_STATE_SELECTED));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (card), "card.toggle", NULL));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_STATE_SELECTED, TRUE);

  assert_label (canasta_well_view_get_stock (parts->well), "Stock, 41 cards");
  assert_label (canasta_well_view_get_pile (parts->well),
                "Discard pile, 3 cards. On top: Four of diamonds. Frozen – natural pair only.");
  assert_label (fixture_get_meld (fixture, 0), "Kings: 4 cards, 1 wild card, 3 to go");
  assert_label (canasta_seats_view_get_seat (parts->seats, 1), "Ben, Opponent, 11 cards");
}

static gboolean
has_letter (GListModel *shortcuts)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);
      g_autofree char *trigger =
        gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

      if (strlen (trigger) == 1)
        return TRUE;
    }
  return FALSE;
}

/* Of the keys of the table, letters answer in this phase, and the others always. */
static void
assert_letters (TableFixture *fixture, GtkPropagationPhase phase)
{
  g_autoptr (GListModel) controllers =
    gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));
  guint n[2] = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean letters;

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      letters = has_letter (G_LIST_MODEL (controller));
      n[letters]++;
      g_assert_cmpint (gtk_event_controller_get_propagation_phase (controller), ==,
                       letters ? phase : GTK_PHASE_BUBBLE);
    }
  g_assert_cmpuint (n[TRUE], ==, 1);
  g_assert_cmpuint (n[FALSE], >, 0);
}

/* Whoever uses speech or sticky keys switches the letters off. */
static void
test_letters (TableFixture *fixture, gconstpointer data)
{
  assert_letters (fixture, GTK_PHASE_BUBBLE);
  g_settings_set_boolean (fixture->settings, "single-key-shortcuts", FALSE);
  assert_letters (fixture, GTK_PHASE_NONE);
  g_settings_reset (fixture->settings, "single-key-shortcuts");
  assert_letters (fixture, GTK_PHASE_BUBBLE);
}

/* Who has discarded is still at the hand, on another card. */
static void
test_focus_after_discard (TableFixture *fixture, gconstpointer data)
{
  CanastaHandView *hand = fixture->parts->hand;

  fixture_give (fixture, "4C 7S 8H KD", "9S", CANASTA_PHASE_PLAY);
  fixture_show (fixture);
  gtk_widget_grab_focus (GTK_WIDGET (fixture_get_card (fixture, 1)));
  fixture_select (fixture, "7S");
  fixture_activate (fixture, "table.discard");
  fixture_assert_played (fixture, "discard 7S\n");
  g_assert_true (gtk_widget_get_focus_child (GTK_WIDGET (fixture->view)) == GTK_WIDGET (hand));
  g_assert_true (CANASTA_IS_CARD_VIEW (gtk_widget_get_focus_child (GTK_WIDGET (hand))));
}

/* Who presses Enter twice on a button does not press what took its place. */
static void
test_focus_after_button (TableFixture *fixture, gconstpointer data)
{
  CanastaPromptView *prompt = fixture->parts->prompt;
  GtkWidget *table = GTK_WIDGET (fixture->view);
  GtkWidget *button;

  fixture_give (fixture, "4C 7S 8H KD", "9S", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  button = canasta_prompt_view_find_button (prompt, "table.draw");
  gtk_widget_grab_focus (button);
  fixture_show (fixture);
  g_assert_true (gtk_widget_has_focus (button));
  fixture_activate (fixture, "table.draw");
  g_assert_true (gtk_widget_get_focus_child (table) == GTK_WIDGET (fixture->parts->hand));

  /* A button that stays keeps it. */
  button = canasta_prompt_view_find_button (prompt, "table.discard");
  gtk_widget_grab_focus (button);
  fixture_select (fixture, "7S");
  g_assert_true (gtk_widget_has_focus (button));
  fixture_activate (fixture, "table.discard");
  g_assert_true (gtk_widget_get_focus_child (table) == GTK_WIDGET (fixture->parts->hand));
}

/* Right goes through all that can be pressed in the prompt and stops at its end, left
 * goes back, whether buttons stand beside what is said or below it. */
static void
test_arrows (TableFixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 1024, 654 }, { 360, 593 } };
  GtkWidget *table = GTK_WIDGET (fixture->view);

  fixture_give (fixture, "4C 4H 7S KD", "5D 9S", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  fixture_activate (fixture, "table.take");
  g_assert_cmpstr (canasta_prompt_view_get_rule (fixture->parts->prompt), !=, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *passed[8];
      guint n = 0;

      fixture_place (fixture, sizes[i][0], sizes[i][1]);
      gtk_widget_grab_focus (GTK_WIDGET (fixture->parts->hand));
      g_assert_true (gtk_widget_child_focus (table, GTK_DIR_TAB_FORWARD));
      do
        passed[n++] = gtk_root_get_focus (gtk_widget_get_root (table));
      while (n < G_N_ELEMENTS (passed) && gtk_widget_child_focus (table, GTK_DIR_RIGHT));
      g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (passed[0])), ==, "table.why");
      g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (passed[1])), ==,
                       "table.draw");
      g_assert_nonnull (gtk_widget_get_ancestor (passed[n - 1], GTK_TYPE_MENU_BUTTON));
      while (--n > 0)
        {
          g_assert_true (gtk_root_get_focus (gtk_widget_get_root (table)) == passed[n]);
          g_assert_true (gtk_widget_child_focus (table, GTK_DIR_LEFT));
        }
      g_assert_true (gtk_root_get_focus (gtk_widget_get_root (table)) == passed[0]);
      g_assert_false (gtk_widget_child_focus (table, GTK_DIR_LEFT));
    }
}

static int
get_left (TableFixture *fixture, const char *action)
{
  GtkWidget *button = canasta_prompt_view_find_button (fixture->parts->prompt, action);
  graphene_rect_t bounds;

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (fixture->view), &bounds));
  return (int) bounds.origin.x;
}

/* Whatever else can be done, a button is where it was: at all widths. */
static void
test_places (TableFixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 1024, 654 }, { 760, 654 }, { 360, 594 } };

  fixture_lay (fixture, "KC KC KH KH KS KS KD");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      int draw, take;

      fixture_give (fixture, "JC 8D 5C", "JH", CANASTA_PHASE_DRAW);
      fixture->state.board.melded_before = 1;
      fixture_show (fixture);
      fixture_place (fixture, sizes[i][0], sizes[i][1]);
      g_assert_null (canasta_prompt_view_find_button (fixture->parts->prompt, "table.ask"));
      draw = get_left (fixture, "table.draw");
      take = get_left (fixture, "table.take");

      fixture_give (fixture, "JC JD 5C", "JH", CANASTA_PHASE_DRAW);
      fixture_show (fixture);
      fixture_place (fixture, sizes[i][0], sizes[i][1]);
      g_assert_cmpint (get_left (fixture, "table.draw"), ==, draw);
      g_assert_cmpint (get_left (fixture, "table.take"), ==, take);
      g_assert_cmpint (get_left (fixture, "table.ask"), >, take);

      fixture_give (fixture, "JC JD 5C", "JH", CANASTA_PHASE_PLAY);
      fixture_show (fixture);
      fixture_place (fixture, sizes[i][0], sizes[i][1]);
      g_assert_cmpint (get_left (fixture, "table.meld"), ==, draw);
      g_assert_cmpint (get_left (fixture, "table.discard"), ==, take);
    }
}

static void
point_at (TableFixture *fixture, gpointer widget)
{
  g_autoptr (GListModel) controllers =
    gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->view), &bounds));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "motion", bounds.origin.x + 4.0,
                               bounds.origin.y + 20.0);
    }
}

/* Points at something until it is told: the pointer of the display may be there, and
 * point elsewhere. */
static void
rest_on (TableFixture *fixture, gpointer widget)
{
  GtkWidget *prompt = GTK_WIDGET (fixture->parts->prompt);
  g_autofree char *before = g_strdup (fixture_read (prompt, "prompt-line"));

  while (g_strcmp0 (fixture_read (prompt, "prompt-line"), before) == 0)
    {
      gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC;

      point_at (fixture, widget);
      while (g_strcmp0 (fixture_read (prompt, "prompt-line"), before) == 0
             && g_get_monotonic_time () < end)
        g_main_context_iteration (NULL, FALSE);
    }
}

static void
assert_no_tooltips (GtkWidget *widget)
{
  g_assert_null (gtk_widget_get_tooltip_text (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_MENU_BUTTON (child))
      assert_no_tooltips (child);
}

/* What is pointed at is told in the prompt, over no card, pile or button, and nothing
 * moves for it. */
static void
test_pointing (TableFixture *fixture, gconstpointer data)
{
  GtkWidget *prompt = GTK_WIDGET (fixture->parts->prompt);
  graphene_rect_t before, after;

  fixture_give (fixture, "4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C 7D 7H 7S 8C 8D 8H 8S 9C 9D 9H 9S "
                "10C 10D 10H 10S JC JD JH JS QC QD QH QS KC 2C Jo Jo", "9S", CANASTA_PHASE_PLAY);
  fixture_lay (fixture, "KC KH KS 2H");
  fixture_show (fixture);
  fixture_place (fixture, 1024, 654);
  g_assert_true (gtk_widget_compute_bounds (prompt, GTK_WIDGET (fixture->view), &before));
  rest_on (fixture, fixture_get_meld (fixture, 0));
  g_assert_cmpstr (fixture_read (prompt, "prompt-line"), ==,
                   "Kings: 4 cards, 1 wild card, 3 to go");
  fixture_place (fixture, 1024, 654);
  g_assert_true (gtk_widget_compute_bounds (prompt, GTK_WIDGET (fixture->view), &after));
  g_assert_true (graphene_rect_equal (&before, &after));

  /* What is said comes before it. */
  fixture_select (fixture, "4C 4D");
  g_assert_cmpstr (fixture_read (prompt, "prompt-line"), ==, "The selected cards count 10 points.");
  assert_no_tooltips (prompt);
  assert_no_tooltips (GTK_WIDGET (fixture->parts->well));
  assert_no_tooltips (GTK_WIDGET (fixture->parts->hand));

  /* So is the name of a card of which little is seen. */
  canasta_card_view_set_strip (fixture_get_card (fixture, 1), 24);
  g_assert_cmpstr (canasta_details_get (GTK_WIDGET (fixture_get_card (fixture, 1))), ==,
                   "Four of diamonds");
}

/* Enter where nothing has the focus does what the main button says. */
static void
test_enter_on_felt (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "4C 7S 8H KD", "9S", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  canasta_turn_enter (fixture->turn, CANASTA_NO_CARD, FALSE);
  fixture_assert_played (fixture, "draw\n");
  canasta_turn_enter (fixture->turn, CANASTA_NO_CARD, FALSE);
  fixture_assert_played (fixture, "draw\n");
}

/* A text that is only read has no caret: of one without letters nothing is seen. */
static void
test_caret (TableFixture *fixture, gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *label = gtk_label_new ("   ");
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) frame = NULL;
  guint32 pixels[12 * 12] = { 0 };

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_start (label, 12);
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (label);
  gtk_label_select_region (GTK_LABEL (label), 1, 1);
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (gtk_widget_has_focus (label));
  GTK_WIDGET_GET_CLASS (label)->snapshot (label, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node)
    {
      frame = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                           &GRAPHENE_RECT_INIT (0, 0, 12, 12));
      gdk_texture_download (frame, (guchar *) pixels, 12 * sizeof *pixels);
    }
  for (guint i = 0; i < G_N_ELEMENTS (pixels); i++)
    g_assert_cmphex (pixels[i], ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A button of the prompt is one action: what takes its place is another button,
 * which a key that is still down does not press. */
static void
test_buttons (TableFixture *fixture, gconstpointer data)
{
  CanastaPromptView *prompt = fixture->parts->prompt;
  g_autoptr (GtkWidget) draw = NULL;
  GtkWidget *discard;

  fixture_give (fixture, "4C 7S 8H KD", "9S", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  draw = g_object_ref (canasta_prompt_view_find_button (prompt, "table.draw"));
  g_assert_true (gtk_widget_activate (draw));
  fixture_give (fixture, "4C 7S 8H KD", "9S", CANASTA_PHASE_PLAY);
  fixture_show (fixture);
  g_assert_null (gtk_widget_get_parent (draw));

  /* One that still does the same stays, wherever it stands. */
  discard = canasta_prompt_view_find_button (prompt, "table.discard");
  gtk_widget_grab_focus (discard);
  fixture_lay (fixture, "KC KH KS KC KH KS KS");
  fixture_give (fixture, "KD", "9S", CANASTA_PHASE_PLAY);
  fixture_show (fixture);
  g_assert_nonnull (canasta_prompt_view_find_button (prompt, "table.go-out"));
  g_assert_true (canasta_prompt_view_find_button (prompt, "table.discard") == discard);
  g_assert_true (gtk_widget_has_focus (discard));
}

/* What Enter answers is told when it is another. */
static void
test_asked (TableFixture *fixture, gconstpointer data)
{
  CanastaAction hint;

  fixture_give (fixture, "4C 7S 8H 2D KD", "9S", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  g_assert_cmpuint (fixture->n_questions, ==, 1);
  fixture_show (fixture);
  fixture_select (fixture, "7S");
  fixture_activate (fixture, "table.discard");
  g_assert_cmpuint (fixture->n_questions, ==, 1);

  canasta_action_init (&hint, CANASTA_ACTION_DRAW);
  fixture_propose (fixture, &hint);
  g_assert_cmpuint (fixture->n_questions, ==, 2);
  fixture_activate (fixture, "table.confirm");
  g_assert_cmpuint (fixture->n_questions, ==, 3);
  fixture_select (fixture, "2D");
  g_assert_cmpuint (fixture->n_questions, ==, 3);
  fixture_activate (fixture, "table.discard");
  g_assert_cmpuint (fixture->n_questions, ==, 4);
}

/* Before the next frame, too, once somebody asks for what is there by now. */
static void
test_caught_up (TableFixture *fixture, gconstpointer data)
{
  CanastaAction hint;

  fixture_give (fixture, "4C 7S 8H 2D KD", "9S", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  canasta_action_init (&hint, CANASTA_ACTION_DRAW);
  fixture_propose (fixture, &hint);
  g_assert_cmpuint (fixture->n_questions, ==, 2);

  /* Other tests look at once, a person with the next frame. */
  g_signal_handlers_disconnect_by_func (fixture->turn, canasta_table_view_get_parts,
                                        fixture->view);
  canasta_turn_say (fixture->turn, CANASTA_SAYING_NOTHING);
  g_assert_cmpuint (fixture->n_questions, ==, 2);
  fixture_activate (fixture, "table.catch-up");
  g_assert_cmpuint (fixture->n_questions, ==, 3);
}

static void
press_enter_on (TableFixture *fixture, guint index)
{
  fixture_press (fixture, GDK_KEY_Return);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture_get_card (fixture, index)),
                                             "card.activate", NULL));
}

/* Who draws with Enter and presses it again is asked; who goes to the card in
 * between, or clicks, has chosen it. */
static void
test_enter_again (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "4C 7S 8H KD", "9S", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  fixture_press (fixture, GDK_KEY_Return);
  fixture_activate (fixture, "table.draw");
  press_enter_on (fixture, 0);
  press_enter_on (fixture, 0);
  fixture_assert_played (fixture, "draw\n");
  g_assert_cmpint (canasta_turn_get_question (fixture->turn, NULL), ==, CANASTA_QUESTION_DISCARD);

  fixture_activate (fixture, "table.cancel");
  fixture_press (fixture, GDK_KEY_Right);
  press_enter_on (fixture, 0);
  fixture_assert_played (fixture, "draw\ndiscard 4C\n");
}

/* Tab reaches every zone and leaves the table at its end. */
static void
test_zones (TableFixture *fixture, gconstpointer data)
{
  GtkWidget *table = GTK_WIDGET (fixture->view);
  GtkWidget *zones[5];

  fixture_give (fixture, "2D 7S 7H 7D", "9S 2C 4D", CANASTA_PHASE_DRAW);
  fixture_lay (fixture, "KC KH KS 2H");
  memset (fixture->state.board.red_threes, 0, sizeof fixture->state.board.red_threes);
  fixture_show (fixture);
  zones[0] = GTK_WIDGET (fixture->parts->hand);
  zones[1] = GTK_WIDGET (fixture->parts->prompt);
  zones[2] = GTK_WIDGET (fixture->parts->bands[0]);
  zones[3] = GTK_WIDGET (fixture->parts->well);
  zones[4] = GTK_WIDGET (fixture->parts->seats);
  gtk_widget_grab_focus (zones[0]);
  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    {
      g_assert_true (gtk_widget_get_focus_child (table) == zones[i]);
      g_assert_cmpint (gtk_widget_child_focus (table, GTK_DIR_TAB_FORWARD), ==,
                       i + 1 < G_N_ELEMENTS (zones));
    }
  for (int i = G_N_ELEMENTS (zones) - 1; i >= 0; i--)
    {
      g_assert_true (gtk_widget_get_focus_child (table) == zones[i]);
      g_assert_cmpint (gtk_widget_child_focus (table, GTK_DIR_TAB_BACKWARD), ==, i > 0);
    }
}

/* The score pad is a zone where it has room, and nothing else has the focus there. */
static void
test_score_pad (TableFixture *fixture, gconstpointer data)
{
  static const GActionEntry actions[] = { { .name = "scores" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkWidget *table = GTK_WIDGET (fixture->view);
  GtkWidget *pad = GTK_WIDGET (fixture->parts->pad);

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), NULL);
  gtk_widget_insert_action_group (table, "win", G_ACTION_GROUP (group));
  fixture_give (fixture, "2D 7S 7H 7D", "9S 2C 4D", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  for (guint shown = 0; shown <= 1; shown++)
    {
      gtk_widget_child_focus (GTK_WIDGET (fixture->parts->seats), GTK_DIR_TAB_FORWARD);
      g_assert_true (gtk_widget_get_focus_child (table) == GTK_WIDGET (fixture->parts->seats));
      gtk_widget_set_child_visible (pad, shown == 1);
      g_assert_cmpint (gtk_widget_child_focus (table, GTK_DIR_TAB_FORWARD), ==, shown);
      g_assert_cmpint (gtk_widget_get_focus_child (table) == pad, ==, shown);
    }
}

/* Each fact is said by its action; asked again, while nothing has changed, in more. */
static void
test_facts (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "2D 7S 7H 7D", "9S 2C 4D", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  for (CanastaFact fact = 0; fact < CANASTA_N_FACTS; fact++)
    {
      g_autofree char *less = canasta_fact_say (fact, fixture->turn, FALSE);
      g_autofree char *more = canasta_fact_say (fact, fixture->turn, TRUE);

      fixture_activate (fixture, canasta_fact_get_action (fact));
      g_assert_cmpstr (fixture->announced, ==, less);
      fixture_activate (fixture, canasta_fact_get_action (fact));
      g_assert_cmpstr (fixture->announced, ==, more);
      fixture_activate (fixture, canasta_fact_get_action (fact));
      g_assert_cmpstr (fixture->announced, ==, more);
    }
  fixture_activate (fixture, "table.say-hand");
  g_assert_cmpstr (fixture->announced, ==, "You hold 4 cards: a two and 3 sevens.");
  fixture_select (fixture, "2D");
  fixture_activate (fixture, "table.say-hand");
  g_assert_cmpstr (fixture->announced, ==,
                   "You hold 4 cards: a two and 3 sevens. Selected: a two.");
}

/* What a key has done is said by it. */
static void
test_said (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "2D 7S 7H 8D", "9S 2C 4D", CANASTA_PHASE_PLAY);
  fixture_show (fixture);
  gtk_widget_grab_focus (GTK_WIDGET (fixture_get_card (fixture, 0)));
  fixture_activate (fixture, "table.choose");
  g_assert_cmpstr (fixture->announced, ==, "Seven of hearts, selected.");
  fixture_activate (fixture, "table.choose");
  g_assert_cmpstr (fixture->announced, ==, "Seven of hearts, not selected.");
  fixture_activate (fixture, "table.select-rank");
  g_assert_cmpstr (fixture->announced, ==, "Selected: 2 sevens.");
  assert_description (fixture_get_card (fixture, 0), "5 points. Sevens: 2 in hand");
  assert_description (fixture_get_card (fixture, 1),
                      "Selected. 5 points. Sevens: 2 in hand, 2 selected");
  gtk_widget_grab_focus (GTK_WIDGET (fixture_get_card (fixture, 1)));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  assert_description (fixture_get_card (fixture, 0),
                      "Selected. 5 points. Sevens: 2 in hand, 2 selected");
  fixture_activate (fixture, "table.select-rank");
  g_assert_cmpstr (fixture->announced, ==, "Nothing is selected.");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->view), "table.jump", "s", "9"));
  g_assert_cmpstr (fixture->announced, ==, "You hold no nines.");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->view), "table.jump", "s", "8"));
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (fixture_get_card (fixture, 2))));
  fixture_activate (fixture, "table.sort");
  g_assert_cmpstr (fixture->announced, ==, "Sorted by rank, high to low.");
  fixture_activate (fixture, "table.sort");
  g_assert_cmpstr (fixture->announced, ==, "Sorted with the most complete ranks first.");

  fixture_give (fixture, "7S 7H 8D", "9S 2C 4D", CANASTA_PHASE_PLAY);
  fixture_show (fixture);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->view), "table.jump", "s",
                                             "wild"));
  g_assert_cmpstr (fixture->announced, ==, "You hold no wild cards.");
}

/* A proposed move says that Enter plays it only where it does. */
static void
test_enter_plays (TableFixture *fixture, gconstpointer data)
{
  CanastaAction hint;

  fixture_give (fixture, "2D 7S 7H 8D", "9S 2C 4D", CANASTA_PHASE_PLAY);
  fixture_show (fixture);
  canasta_action_init_card (&hint, CANASTA_ACTION_DISCARD,
                            canasta_card_view_get_card (fixture_get_card (fixture, 2)));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->parts->hand));
  fixture_propose (fixture, &hint);
  g_assert_true (g_str_has_suffix (fixture->announced, "Enter plays it."));
  fixture_activate (fixture, "table.cancel");
  gtk_widget_grab_focus (GTK_WIDGET (canasta_well_view_get_pile (fixture->parts->well)));
  fixture_propose (fixture, &hint);
  g_assert_null (strstr (fixture->announced, "Enter"));
  g_assert_true (g_str_has_suffix (fixture->announced, "Y: Play it."));
  fixture_activate (fixture, "table.yes");
  fixture_assert_played (fixture, "discard 8D\n");
}

/* All arrows go from stock to pile and back, however they lie. */
static void
test_well_arrows (TableFixture *fixture, gconstpointer data)
{
  static const GtkDirectionType there[] = { GTK_DIR_RIGHT, GTK_DIR_DOWN };
  static const GtkDirectionType back[] = { GTK_DIR_LEFT, GTK_DIR_UP };
  static const int sizes[][2] = { { 1024, 654 }, { 360, 593 }, { 1280, 500 } };
  GtkWidget *table = GTK_WIDGET (fixture->view);
  GtkWidget *stock = GTK_WIDGET (canasta_well_view_get_stock (fixture->parts->well));
  GtkWidget *pile = GTK_WIDGET (canasta_well_view_get_pile (fixture->parts->well));

  fixture_give (fixture, "2D 7S 7H 8D", "9S 2C 4D", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint j = 0; j < G_N_ELEMENTS (there); j++)
      {
        fixture_place (fixture, sizes[i][0], sizes[i][1]);
        gtk_widget_grab_focus (stock);
        g_assert_true (gtk_widget_child_focus (table, there[j]));
        g_assert_true (gtk_widget_has_focus (pile));
        g_assert_true (gtk_widget_child_focus (table, back[j]));
        g_assert_true (gtk_widget_has_focus (stock));
        g_assert_false (gtk_widget_child_focus (table, back[j]));
      }
}

/* A side that has laid down a red three only is a part of the table as well. */
static void
test_threes_alone (TableFixture *fixture, gconstpointer data)
{
  GtkWidget *table = GTK_WIDGET (fixture->view);
  GtkWidget *band;

  fixture_give (fixture, "2D 7S 7H 7D", "9S 2C 4D", CANASTA_PHASE_PLAY);
  fixture->state.board.red_threes[0] = 1 << (4 * CANASTA_SUIT_HEARTS);
  fixture_show (fixture);
  band = GTK_WIDGET (fixture->parts->bands[0]);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->parts->hand));
  while (gtk_widget_get_focus_child (table) != band)
    g_assert_true (gtk_widget_child_focus (table, GTK_DIR_TAB_FORWARD));
  assert_label (gtk_root_get_focus (gtk_widget_get_root (table)),
                "Us: 0 points on the table, 0 natural canastas, 0 mixed canastas, 1 red three");
  g_assert_true (gtk_widget_child_focus (table, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_get_focus_child (table) != band);
}

#define ADD(name, rules, function) \
  g_test_add ("/table-view/" name, TableFixture, rules, fixture_set_up, function, fixture_tear_down)

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  ADD ("names", NULL, test_names);
  ADD ("facts", NULL, test_facts);
  ADD ("said", NULL, test_said);
  ADD ("enter-plays", NULL, test_enter_plays);
  ADD ("well-arrows", NULL, test_well_arrows);
  ADD ("threes-alone", NULL, test_threes_alone);
  ADD ("letters", NULL, test_letters);
  ADD ("focus-after-discard", NULL, test_focus_after_discard);
  ADD ("focus-after-button", NULL, test_focus_after_button);
  ADD ("buttons", NULL, test_buttons);
  ADD ("arrows", NULL, test_arrows);
  ADD ("asked", NULL, test_asked);
  ADD ("caught-up", NULL, test_caught_up);
  ADD ("enter-again", NULL, test_enter_again);
  ADD ("places", "asking=1", test_places);
  ADD ("pointing", NULL, test_pointing);
  ADD ("enter-on-felt", NULL, test_enter_on_felt);
  ADD ("caret", NULL, test_caret);
  ADD ("zones", NULL, test_zones);
  ADD ("score-pad", NULL, test_score_pad);
  return g_test_run ();
}

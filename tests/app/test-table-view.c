/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table view: what the person's actions make of a position, and
 * what assistive technology is told. The position is played on by the engine. */
#include "config.h"

#include "../core/players.h"
#include "settings.h"
#include "table/table-view-private.h"

typedef struct
{
  CanastaTable *table;
  CanastaState state;
  CanastaState before; /* the last action */
  GSettings *settings;
  GtkWidget *window;
  CanastaTableView *view;
  GString *played;     /* the actions, one a line */
  GString *requests;
  char *announced;
} Fixture;

/* The other side of the view: the match. */

static void
show (Fixture *fixture)
{
  static const CanastaMemory memory = { 0 };
  CanastaObservation observation;
  CanastaTableScene scene = {
    .seats = { { "Ada", NULL, NULL, NULL }, { "Ben", "Strong", "drew", NULL },
               { "Clara", NULL, NULL, NULL }, { "Dora", NULL, NULL, NULL } },
    .undo = fixture->played->len > 0 ? CANASTA_UNDO_POSSIBLE : CANASTA_UNDO_NOTHING,
  };

  canasta_state_observe (&fixture->state, fixture->table, &memory, 0, &observation);
  canasta_table_view_update (fixture->view, &observation, &scene);
}

static void
action_cb (CanastaTableView *view, const CanastaAction *action, Fixture *fixture)
{
  g_autofree char *text = canasta_action_write (action);
  CanastaRefusal refusal;

  fixture->before = fixture->state;
  g_string_append_printf (fixture->played, "%s\n", text);
  g_assert_true (canasta_state_apply (&fixture->state, fixture->table, action, &refusal));
  show (fixture);
}

static void
undo_cb (CanastaTableView *view, Fixture *fixture)
{
  fixture->state = fixture->before;
  g_string_truncate (fixture->played, 0);
  show (fixture);
}

static void
skip_cb (CanastaTableView *view, Fixture *fixture)
{
  g_string_append (fixture->requests, "skip ");
}

static void
announce_cb (CanastaTableView *view, const char *sentence, Fixture *fixture)
{
  g_free (fixture->announced);
  fixture->announced = g_strdup (sentence);
}

static CanastaCardSet
read_cards (const char *text)
{
  CanastaCardSet cards;

  g_assert_true (canasta_card_set_read (text, &cards));
  return cards;
}

static void
set_up (Fixture *fixture, gconstpointer rules)
{
  static const gint32 totals[CANASTA_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;

  fixture->table = test_table_new (4, rules != NULL ? rules : "asking=0");
  canasta_state_deal (&fixture->state, fixture->table, 7, 1, 3, totals);
  fixture->settings = canasta_settings_new (g_get_user_config_dir (), &error);
  g_assert_no_error (error);
  fixture->played = g_string_new (NULL);
  fixture->requests = g_string_new (NULL);
  fixture->window = gtk_window_new ();
  fixture->view = CANASTA_TABLE_VIEW (canasta_table_view_new (fixture->settings));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1024, 654);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->view));
  g_signal_connect (fixture->view, "action", G_CALLBACK (action_cb), fixture);
  g_signal_connect (fixture->view, "undo", G_CALLBACK (undo_cb), fixture);
  g_signal_connect (fixture->view, "skip", G_CALLBACK (skip_cb), fixture);
  g_signal_connect (fixture->view, "announce", G_CALLBACK (announce_cb), fixture);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->view), (gpointer *) &fixture->view);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (fixture->view);
  g_settings_reset (fixture->settings, "sort-order");
  g_assert_finalize_object (fixture->settings);
  canasta_table_unref (fixture->table);
  g_string_free (fixture->played, TRUE);
  g_string_free (fixture->requests, TRUE);
  g_free (fixture->announced);
}

/* A position with the person to act. */
static void
give (Fixture *fixture, const char *hand, const char *pile, CanastaPhase phase)
{
  CanastaBoard *board = &fixture->state.board;
  gboolean whole;

  fixture->state.hands[0] = read_cards (hand);
  board->hand_count[0] = canasta_card_set_count (&fixture->state.hands[0]);
  board->pile_count = canasta_cards_read (pile, board->pile, CANASTA_MAX_CARDS, &whole);
  g_assert_true (whole);
  canasta_board_recount (board);
  board->frozen = FALSE;
  board->phase = phase;
  board->source = phase == CANASTA_PHASE_DRAW ? CANASTA_SOURCE_NONE : CANASTA_SOURCE_STOCK;
}

/* A meld of a side, which has opened. */
static void
lay_for (Fixture *fixture, guint side, const char *text)
{
  CanastaCardSet set = read_cards (text);
  CanastaCardSet rest = set;
  CanastaRank rank = canasta_card_get_rank (canasta_card_set_next (&rest));
  CanastaMeld meld = { .kind = CANASTA_MELD_RANK, .rank = (guint8) rank, .side = (guint8) side };

  meld.naturals = canasta_card_set_get_lane (&set, rank);
  meld.twos = canasta_card_set_get_lane (&set, CANASTA_RANK_TWO);
  meld.jokers = (guint8) canasta_card_set_count_card (&set, CANASTA_JOKER);
  canasta_board_add_meld (&fixture->state.board, &meld);
  fixture->state.board.opened_by[side] = (guint8) side;
}

static void
lay (Fixture *fixture, const char *text)
{
  lay_for (fixture, 0, text);
}

static void
activate (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->view), action, NULL));
}

static void
select_cards (Fixture *fixture, const char *text)
{
  CanastaCardSet cards = read_cards (text);

  canasta_hand_view_select (CANASTA_HAND_VIEW (fixture->view->hand), &cards);
}

static void
assert_played (Fixture *fixture, const char *expected)
{
  g_assert_cmpstr (fixture->played->str, ==, expected);
}

static void
assert_message (Fixture *fixture, const char *expected)
{
  g_assert_cmpstr (fixture->view->message, ==, expected);
}

static void
assert_hand (Fixture *fixture, const char *expected)
{
  g_autofree char *text = canasta_table_view_save_hand (fixture->view);
  CanastaCardSet cards = read_cards (text);
  CanastaCardSet wanted = read_cards (expected);

  g_assert_true (canasta_card_set_equal (&cards, &wanted));
}

static CanastaMeldView *
get_own_meld (Fixture *fixture, guint index)
{
  return canasta_band_view_get_meld (CANASTA_BAND_VIEW (fixture->view->bands[0]), index);
}

/* Drawing and taking. */

static void
test_draw (Fixture *fixture, gconstpointer data)
{
  give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  show (fixture);
  activate (fixture, "table.draw");
  assert_played (fixture, "draw\n");
  activate (fixture, "table.draw");
  assert_played (fixture, "draw\n");
  g_assert_nonnull (fixture->view->message);
}

static void
test_fresh (Fixture *fixture, gconstpointer data)
{
  CanastaCardSet fresh;
  guint n = 0;

  give (fixture, "4C 4H 7S KD 9D 9C", "9S 5D 9H", CANASTA_PHASE_DRAW);
  lay (fixture, "KC KH KS");
  show (fixture);
  activate (fixture, "table.take");
  activate (fixture, "table.confirm");
  assert_played (fixture, "take 9C 9D\n");
  assert_hand (fixture, "4C 4H 7S KD 9S 5D");
  fresh = fixture->state.board.picked_up;
  g_assert_cmpint (canasta_card_set_count (&fresh), ==, 3);
  for (guint i = 0; i < 6; i++)
    n += canasta_hand_order_get (canasta_hand_view_get_order (
           CANASTA_HAND_VIEW (fixture->view->hand)), i)->fresh;
  g_assert_cmpuint (n, ==, 2);
}

static void
test_take_needs_confirmation (Fixture *fixture, gconstpointer data)
{
  give (fixture, "4C 4H 9D 9C KD", "9S 5D 9H", CANASTA_PHASE_DRAW);
  lay (fixture, "KC KH KS");
  show (fixture);
  activate (fixture, "table.take");
  assert_played (fixture, "");
  assert_hand (fixture, "4C 4H KD");
  activate (fixture, "table.cancel");
  assert_hand (fixture, "4C 4H 9D 9C KD");
  activate (fixture, "table.take");
  activate (fixture, "table.take");
  assert_played (fixture, "take 9C 9D\n");
}

static void
test_take_at_once (Fixture *fixture, gconstpointer data)
{
  g_settings_set_boolean (fixture->settings, "take-without-asking", TRUE);
  give (fixture, "4C 4H 9D 9C KD", "9S 5D 9H", CANASTA_PHASE_DRAW);
  lay (fixture, "KC KH KS");
  show (fixture);
  activate (fixture, "table.take");
  assert_played (fixture, "take 9C 9D\n");
  g_settings_reset (fixture->settings, "take-without-asking");
}

static void
test_take_refused (Fixture *fixture, gconstpointer data)
{
  give (fixture, "4C 4H 9D KC KD", "9S 5D 9H", CANASTA_PHASE_DRAW);
  show (fixture);
  activate (fixture, "table.take");
  assert_played (fixture, "");
  g_assert_nonnull (fixture->view->message);
  g_assert_cmpstr (fixture->announced, ==, fixture->view->message);
}

/* Opening with the pile: the take waits until the melds count enough. */
static void
test_take_to_open (Fixture *fixture, gconstpointer data)
{
  CanastaOpening opening;

  give (fixture, "9D 9C KC KD KS 4S 5S", "5D 9H", CANASTA_PHASE_DRAW);
  show (fixture);
  activate (fixture, "table.take");
  canasta_draft_get_opening (fixture->view->draft, &opening);
  g_assert_cmpint (opening.points, ==, 30);
  activate (fixture, "table.confirm");
  assert_played (fixture, "");
  select_cards (fixture, "KC KD KS");
  activate (fixture, "table.meld");
  assert_played (fixture, "");
  activate (fixture, "table.confirm");
  assert_played (fixture, "take 9C 9D | KC KD KS\n");
}

/* Laying down. */

static void
test_open_in_several_melds (Fixture *fixture, gconstpointer data)
{
  g_autofree char *draft = NULL;

  give (fixture, "4C 4H 4S KC KD KS 7S 7H", "9S", CANASTA_PHASE_PLAY);
  show (fixture);
  select_cards (fixture, "4C 4H 4S");
  activate (fixture, "table.meld");
  assert_played (fixture, "");
  assert_hand (fixture, "KC KD KS 7S 7H");
  draft = canasta_table_view_save_draft (fixture->view);
  g_assert_cmpstr (draft, ==, "meld 4C 4H 4S");
  g_assert_true (canasta_meld_view_get_item (get_own_meld (fixture, 0))->tentative);

  select_cards (fixture, "7S");
  activate (fixture, "table.discard");
  assert_played (fixture, "");
  g_assert_nonnull (strstr (fixture->view->message, "50"));
  g_assert_nonnull (strstr (fixture->view->message, "15"));

  activate (fixture, "table.undo");
  assert_hand (fixture, "4C 4H 4S KC KD KS 7S 7H");
}

/* A selection of two ranks is two melds; undone together they come back one
 * after the other. */
static void
test_two_melds (Fixture *fixture, gconstpointer data)
{
  give (fixture, "AC AH AS KC KD KS 7S 7H", "9S", CANASTA_PHASE_PLAY);
  show (fixture);
  select_cards (fixture, "AC AH AS KC KD KS");
  activate (fixture, "table.meld");
  assert_played (fixture, "meld KC KD KS | AC AH AS\n");
  assert_hand (fixture, "7S 7H");
  activate (fixture, "table.undo");
  assert_hand (fixture, "AC AH AS 7S 7H");
  activate (fixture, "table.undo");
  assert_hand (fixture, "AC AH AS KC KD KS 7S 7H");
}

static void
test_add (Fixture *fixture, gconstpointer data)
{
  give (fixture, "KD KS 7S 7H 7D", "9S", CANASTA_PHASE_PLAY);
  lay (fixture, "KC KH KS");
  show (fixture);
  select_cards (fixture, "KD KS");
  g_assert_true (canasta_meld_view_get_item (get_own_meld (fixture, 0))->target);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_own_meld (fixture, 0)),
                                             "meld.activate", NULL));
  assert_played (fixture, "meld KD KS\n");
}

/* A wild card goes where it is put, never by itself. */
static void
test_wild (Fixture *fixture, gconstpointer data)
{
  give (fixture, "2D 7S 7H 7D", "9S", CANASTA_PHASE_PLAY);
  lay (fixture, "KC KH KS");
  show (fixture);
  select_cards (fixture, "2D");
  activate (fixture, "table.meld");
  assert_played (fixture, "");
  gtk_widget_activate_action (GTK_WIDGET (get_own_meld (fixture, 0)), "meld.activate", NULL);
  assert_played (fixture, "meld 2D >K\n");
}

static void
test_refused_meld (Fixture *fixture, gconstpointer data)
{
  give (fixture, "8S 7S 7H 7D", "9S", CANASTA_PHASE_PLAY);
  show (fixture);
  activate (fixture, "table.meld");
  assert_message (fixture, "Select the cards to lay down.");
  select_cards (fixture, "7S 7H");
  g_assert_null (fixture->view->message);
  activate (fixture, "table.meld");
  assert_played (fixture, "");
  g_assert_nonnull (strstr (fixture->view->message, "3"));
}

/* Discarding. */

static void
test_discard (Fixture *fixture, gconstpointer data)
{
  give (fixture, "8S 7S 7H 7D", "9S", CANASTA_PHASE_PLAY);
  show (fixture);
  activate (fixture, "table.discard");
  assert_played (fixture, "");
  select_cards (fixture, "8S 7S");
  activate (fixture, "table.discard");
  assert_message (fixture, "Select the one card to discard.");
  select_cards (fixture, "8S");
  activate (fixture, "table.discard");
  assert_played (fixture, "discard 8S\n");
  activate (fixture, "table.discard");
  assert_played (fixture, "discard 8S\n");
  assert_message (fixture, "Wait: it is not your turn.");
}

static void
test_discard_wild (Fixture *fixture, gconstpointer data)
{
  give (fixture, "2S 7S 7H 7D", "9S", CANASTA_PHASE_PLAY);
  show (fixture);
  select_cards (fixture, "2S");
  activate (fixture, "table.discard");
  assert_played (fixture, "");
  activate (fixture, "table.cancel");
  g_assert_cmpint (fixture->view->question, ==, CANASTA_QUESTION_NONE);
  activate (fixture, "table.discard");
  activate (fixture, "table.confirm");
  assert_played (fixture, "discard 2S\n");
}

/* Which discards are asked about, by preference. */
static void
test_confirm_discards (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *preference;
    const char *card;
    gboolean is_asked;
  } rows[] = {
    { "never", "2S", FALSE }, { "never", "KS", FALSE }, { "never", "7S", FALSE },
    { "risky", "2S", TRUE },  { "risky", "KS", TRUE },  { "risky", "7S", FALSE },
    { "always", "2S", TRUE }, { "always", "KS", TRUE }, { "always", "7S", TRUE },
  };

  lay_for (fixture, 1, "KC KD KH");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      give (fixture, "2S KS 7S 7H 9D", "9S 5D", CANASTA_PHASE_PLAY);
      fixture->state.board.turn_seat = fixture->state.board.to_act = 0;
      g_string_truncate (fixture->played, 0);
      g_settings_set_string (fixture->settings, "confirm-discards", rows[i].preference);
      show (fixture);
      select_cards (fixture, rows[i].card);
      activate (fixture, "table.discard");
      g_assert_cmpint (fixture->view->question == CANASTA_QUESTION_DISCARD, ==,
                       rows[i].is_asked);
      g_assert_cmpint (fixture->played->len == 0, ==, rows[i].is_asked);
    }
  g_settings_reset (fixture->settings, "confirm-discards");
}

/* Why a discard is asked about. */
static void
test_discard_gives_pile (Fixture *fixture, gconstpointer data)
{
  give (fixture, "KS 7S 7H", "9S 5D", CANASTA_PHASE_PLAY);
  lay_for (fixture, 1, "KC KD KH");
  show (fixture);
  select_cards (fixture, "KS");
  activate (fixture, "table.discard");
  g_assert_nonnull (strstr (fixture->announced,
                            "Ben could add it to a meld and take the pile: 3 cards."));
  activate (fixture, "table.cancel");
  assert_hand (fixture, "KS 7S 7H");
}

/* Where the rules charge for an opening that is taken back. */
static void
test_withdraw (Fixture *fixture, gconstpointer data)
{
  give (fixture, "4C 4H 4S KC KD KS 7S 7H", "9S", CANASTA_PHASE_PLAY);
  show (fixture);
  select_cards (fixture, "4C 4H 4S");
  activate (fixture, "table.meld");
  activate (fixture, "table.undo");
  g_assert_cmpint (fixture->view->question, ==, CANASTA_QUESTION_WITHDRAW);
  g_assert_nonnull (strstr (fixture->announced, "rises by 10 points"));
  activate (fixture, "table.cancel");
  assert_hand (fixture, "KC KD KS 7S 7H");
  activate (fixture, "table.undo-all");
  activate (fixture, "table.confirm");
  assert_played (fixture, "withdraw 4C 4H 4S\n");
  assert_hand (fixture, "4C 4H 4S KC KD KS 7S 7H");
  g_assert_cmpint (fixture->state.board.opening_penalty[0], ==, 10);
}

/* Held for long, the button that undoes a step undoes the whole turn. */
static void
test_undo_held (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GListModel) controllers = NULL;
  GtkWidget *button;

  give (fixture, "4C 4H 4S KC KD 5S 5D 5H 7S", "9S", CANASTA_PHASE_PLAY);
  show (fixture);
  select_cards (fixture, "4C 4H 4S");
  activate (fixture, "table.meld");
  select_cards (fixture, "5S 5D 5H");
  activate (fixture, "table.meld");
  assert_hand (fixture, "KC KD 7S");
  button = canasta_prompt_view_find_button (CANASTA_PROMPT_VIEW (fixture->view->prompt),
                                            "table.undo");
  controllers = gtk_widget_observe_controllers (button);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_LONG_PRESS (controller))
        g_signal_emit_by_name (controller, "pressed", 1.0, 1.0);
    }
  assert_hand (fixture, "4C 4H 4S KC KD 5S 5D 5H 7S");
}

/* Enter on a card and a double click discard nothing before the draw. */
static void
test_discard_too_early (Fixture *fixture, gconstpointer data)
{
  guint id;

  give (fixture, "8S 7S 7H 7D", "9S", CANASTA_PHASE_DRAW);
  show (fixture);
  id = canasta_hand_order_get (canasta_hand_view_get_order (
         CANASTA_HAND_VIEW (fixture->view->hand)), 0)->id;
  canasta_table_view_activate_card (fixture->view, id, TRUE);
  canasta_table_view_activate_card (fixture->view, id, FALSE);
  assert_played (fixture, "");
  g_assert_nonnull (fixture->view->message);
}

/* Going out. */

static void
give_way_out (Fixture *fixture)
{
  give (fixture, "7S 7H 7D 9D", "9S", CANASTA_PHASE_PLAY);
  lay (fixture, "KC KC KH KH KS KS KD");
  lay (fixture, "QC QC QH QH QS QS QD");
  fixture->state.board.melded_before = 1;
}

static void
test_go_out (Fixture *fixture, gconstpointer data)
{
  give_way_out (fixture);
  show (fixture);
  activate (fixture, "table.go-out");
  assert_played (fixture, "");
  g_assert_cmpint (fixture->view->question, ==, CANASTA_QUESTION_GO_OUT);
  activate (fixture, "table.confirm");
  assert_played (fixture, "meld 7D 7H 7S\ndiscard 9D\n");
  g_assert_cmpint (fixture->state.board.ended, ==, CANASTA_END_OUT);
}

/* Going out concealed is named before it is confirmed. */
static void
test_concealed (Fixture *fixture, gconstpointer data)
{
  give (fixture, "4C 4C 4D 4D 4H 4H 4S 5C 5D 5H KC", "9S", CANASTA_PHASE_PLAY);
  show (fixture);
  activate (fixture, "table.go-out");
  assert_played (fixture, "");
  g_assert_nonnull (strstr (fixture->announced, "concealed: +200"));
  activate (fixture, "table.confirm");
  g_assert_cmpint (fixture->state.board.ended, ==, CANASTA_END_CONCEALED);
}

static void
test_ask (Fixture *fixture, gconstpointer data)
{
  give_way_out (fixture);
  show (fixture);
  activate (fixture, "table.go-out");
  activate (fixture, "table.ask");
  assert_played (fixture, "ask\n");
  fixture->state.board.answer = CANASTA_ANSWER_YES;
  fixture->state.board.phase = CANASTA_PHASE_PLAY;
  fixture->state.board.to_act = 0;
  show (fixture);
  activate (fixture, "table.go-out");
  assert_played (fixture, "ask\nmeld 7D 7H 7S\ndiscard 9D\n");
}

static void
test_cannot_go_out (Fixture *fixture, gconstpointer data)
{
  give (fixture, "7S 7H 7D 9D", "9S", CANASTA_PHASE_PLAY);
  show (fixture);
  activate (fixture, "table.go-out");
  assert_played (fixture, "");
  g_assert_nonnull (fixture->view->message);
}

/* What the person is asked cannot be answered by accident. */
static void
test_reply (Fixture *fixture, gconstpointer data)
{
  give (fixture, "7S 7H 7D 9D", "9S", CANASTA_PHASE_PLAY);
  fixture->state.board.turn_seat = 2;
  fixture->state.board.to_act = 0;
  fixture->state.board.phase = CANASTA_PHASE_REPLY;
  fixture->state.board.asked = TRUE;
  show (fixture);
  g_assert_nonnull (strstr (fixture->announced, "Clara"));
  activate (fixture, "table.cancel");
  activate (fixture, "table.confirm");
  activate (fixture, "table.discard");
  activate (fixture, "table.meld");
  assert_played (fixture, "");
  activate (fixture, "table.no");
  assert_played (fixture, "no\n");
}

/* The others' turns. */

static void
test_waiting (Fixture *fixture, gconstpointer data)
{
  give (fixture, "7S 7H 7D 9D", "9S", CANASTA_PHASE_DRAW);
  fixture->state.board.turn_seat = fixture->state.board.to_act = 1;
  show (fixture);
  activate (fixture, "table.draw");
  activate (fixture, "table.take");
  select_cards (fixture, "7S 7H 7D");
  activate (fixture, "table.meld");
  assert_played (fixture, "");
  assert_message (fixture, "Wait: it is not your turn.");
  activate (fixture, "table.sort");
  activate (fixture, "table.skip");
  g_assert_cmpstr (fixture->requests->str, ==, "skip ");
}

/* What a saved game keeps comes back: the order of the hand, and what was laid
 * out. */
static void
test_restore (Fixture *fixture, gconstpointer data)
{
  g_autofree char *hand = NULL;

  give (fixture, "4C 4H 4S KC KD KS 7S 7H", "9S", CANASTA_PHASE_PLAY);
  show (fixture);
  g_object_set (fixture->view, "sort-order", CANASTA_SORT_MANUAL, NULL);
  canasta_table_view_restore_hand (fixture->view, "7S KS 4C 4H 4S KC KD 7H");
  g_assert_true (canasta_table_view_restore_draft (fixture->view, "meld 4C 4H 4S"));
  assert_hand (fixture, "7S KS KC KD 7H");
  hand = canasta_table_view_save_hand (fixture->view);
  g_assert_cmpstr (hand, ==, "7S KS KC KD 7H");
  g_assert_false (canasta_table_view_restore_draft (fixture->view, "meld 9C 9H 9S"));
  g_assert_false (canasta_table_view_restore_draft (fixture->view, NULL));
}

/* A proposed move is played by Enter; anything else forgets it. */
static void
test_hint (Fixture *fixture, gconstpointer data)
{
  CanastaAction hint;

  give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_PLAY);
  show (fixture);
  g_assert_true (canasta_action_read ("discard 4H", &hint));
  canasta_table_view_show_hint (fixture->view, &hint, "Fours are safe.");
  assert_message (fixture, "Fours are safe.");
  assert_played (fixture, "");
  canasta_table_view_activate_card (fixture->view, canasta_hand_order_get (
    canasta_hand_view_get_order (CANASTA_HAND_VIEW (fixture->view->hand)), 0)->id, FALSE);
  assert_played (fixture, "discard 4H\n");
}

/* The match may know better: its reason is said. */
static void
test_refuse (Fixture *fixture, gconstpointer data)
{
  CanastaRefusal refusal = { .reason = CANASTA_REASON_NOT_YOUR_TURN, .rank = -1, .rule = -1,
                             .card = CANASTA_NO_CARD, .need = CANASTA_NO_NUMBER,
                             .have = CANASTA_NO_NUMBER };

  give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_PLAY);
  show (fixture);
  canasta_table_view_refuse (fixture->view, &refusal);
  g_assert_nonnull (fixture->view->message);
  g_assert_cmpstr (fixture->announced, ==, fixture->view->message);
}

/* Without a match nothing is shown, and nothing can be done. */
static void
test_clear (Fixture *fixture, gconstpointer data)
{
  static const char *const actions[] = { "table.draw", "table.take", "table.meld", "table.discard",
                                         "table.go-out", "table.confirm", "table.cancel",
                                         "table.undo", "table.undo-all", "table.redo", "table.sort",
                                         "table.select-rank", "table.say-situation",
                                         "table.say-details", "table.view-pile" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    activate (fixture, actions[i]);
  give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_PLAY);
  show (fixture);
  canasta_table_view_clear (fixture->view);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    activate (fixture, actions[i]);
  assert_played (fixture, "");
  assert_hand (fixture, "");
  show (fixture);
  assert_hand (fixture, "4C 4H 7S KD");
}

/* Places for the selected cards light up, unless no help is wanted. */
static void
test_lit_targets (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *hints;
    gboolean is_lit;
  } rows[] = { { "off", FALSE }, { "legal-moves", TRUE }, { "coach", TRUE } };

  give (fixture, "KD KS 7S 7H 7D", "9S", CANASTA_PHASE_PLAY);
  lay (fixture, "KC KH KS");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_settings_set_string (fixture->settings, "hints", rows[i].hints);
      show (fixture);
      select_cards (fixture, "KD");
      g_assert_cmpint (canasta_meld_view_get_item (get_own_meld (fixture, 0))->target, ==,
                       rows[i].is_lit);
    }
  g_settings_reset (fixture->settings, "hints");
}

/* Without motion everything is where it belongs at once, and what has changed
 * is outlined for a while. */
static void
test_nothing_moves (Fixture *fixture, gconstpointer data)
{
  CanastaHandView *hand = CANASTA_HAND_VIEW (fixture->view->hand);
  gint64 begin;

  g_settings_set_string (fixture->settings, "animations", "reduced");
  give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  show (fixture);
  gtk_test_widget_wait_for_draw (fixture->window);
  canasta_motion_finish (fixture->view->motion);
  activate (fixture, "table.draw");
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpuint (canasta_motion_count (fixture->view->motion), ==, 1);
  for (guint i = 0; i < 5; i++)
    {
      const CanastaHandOrder *order = canasta_hand_view_get_order (hand);
      CanastaCardView *card =
        canasta_hand_view_find (hand, canasta_hand_order_get (order, i)->id);

      g_assert_cmpfloat (gtk_widget_get_opacity (GTK_WIDGET (card)), ==, 1);
    }

  begin = g_get_monotonic_time ();
  while (canasta_motion_count (fixture->view->motion) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_get_monotonic_time () - begin, >, 1000 * 1000);
  g_settings_reset (fixture->settings, "animations");
}

/* Where the rules show the whole pile, it can be looked at in any layout: there
 * is a button where there is room for one. */
static void
test_view_pile (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    int width;
    int height;
    gboolean has_button;
  } rows[] = { { 1024, 654, TRUE }, { 360, 594, FALSE } };
  GtkWidget *view = GTK_WIDGET (fixture->view);

  give (fixture, "4C 4H 7S KD", "9S 5D 6H", CANASTA_PHASE_DRAW);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *button = NULL;
      graphene_rect_t bounds;

      show (fixture);
      gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (view, rows[i].width, rows[i].height, -1, NULL);
      show (fixture);
      for (GtkWidget *child = gtk_widget_get_first_child (fixture->view->well); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        if (GTK_IS_BUTTON (child))
          button = child;
      g_assert_nonnull (button);
      g_assert_cmpint (gtk_widget_get_visible (button), ==, rows[i].has_button);
      g_assert_true (gtk_widget_compute_bounds (button, fixture->view->well, &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                         gtk_widget_get_height (fixture->view->well));
      activate (fixture, "table.view-pile");
      g_assert_null (fixture->view->message);
    }
}

/* Assistive technology. */

static void
assert_label (gpointer widget, const char *label)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       label);
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  CanastaTableView *view = fixture->view;
  CanastaHandView *hand = CANASTA_HAND_VIEW (view->hand);
  CanastaCardView *card;

  give (fixture, "2D 7S 7H 7D", "9S 2C 4D", CANASTA_PHASE_DRAW);
  fixture->state.board.frozen = TRUE;
  fixture->state.board.stock_count = 41;
  lay (fixture, "KC KH KS 2H");
  show (fixture);
  card = canasta_hand_view_find (hand, canasta_hand_order_get (
           canasta_hand_view_get_order (hand), 2)->id);

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (hand), GTK_ACCESSIBLE_ROLE_LIST);
  assert_label (hand, "Your hand, 4 cards");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  assert_label (card, "Seven of spades");
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_STATE_SELECTED, FALSE);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (card), "card.toggle", NULL));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_STATE_SELECTED, TRUE);

  assert_label (canasta_well_view_get_stock (CANASTA_WELL_VIEW (view->well)), "Stock, 41 cards");
  assert_label (canasta_well_view_get_pile (CANASTA_WELL_VIEW (view->well)),
                "Discard pile, 3 cards. On top: Four of diamonds. Frozen – natural pair only.");
  assert_label (get_own_meld (fixture, 0), "Kings: 4 cards, 1 wild card, 3 to go");
  assert_label (view->seat_views[0], "Ben, Opponent, 11 cards");
}

/* Whoever uses speech or sticky keys switches the letters off. */
static void
test_letters (Fixture *fixture, gconstpointer data)
{
  GtkEventController *letters = fixture->view->letters;

  g_assert_cmpint (gtk_event_controller_get_propagation_phase (letters), ==, GTK_PHASE_BUBBLE);
  g_settings_set_boolean (fixture->settings, "single-key-shortcuts", FALSE);
  g_assert_cmpint (gtk_event_controller_get_propagation_phase (letters), ==, GTK_PHASE_NONE);
  g_settings_reset (fixture->settings, "single-key-shortcuts");
  g_assert_cmpint (gtk_event_controller_get_propagation_phase (letters), ==, GTK_PHASE_BUBBLE);
}

/* Who has discarded is still at the hand, on another card. */
static void
test_focus_after_discard (Fixture *fixture, gconstpointer data)
{
  CanastaHandView *hand = CANASTA_HAND_VIEW (fixture->view->hand);
  CanastaCardView *card;

  give (fixture, "4C 7S 8H KD", "9S", CANASTA_PHASE_PLAY);
  show (fixture);
  card = canasta_hand_view_find (hand, canasta_hand_order_get (
           canasta_hand_view_get_order (hand), 1)->id);
  gtk_widget_grab_focus (GTK_WIDGET (card));
  select_cards (fixture, "7S");
  activate (fixture, "table.discard");
  assert_played (fixture, "discard 7S\n");
  g_assert_true (gtk_widget_get_focus_child (GTK_WIDGET (fixture->view)) == GTK_WIDGET (hand));
  g_assert_true (CANASTA_IS_CARD_VIEW (gtk_widget_get_focus_child (GTK_WIDGET (hand))));
}

/* Tab reaches every zone and leaves the table at its end. */
static void
test_zones (Fixture *fixture, gconstpointer data)
{
  GtkWidget *table = GTK_WIDGET (fixture->view);
  GtkWidget *zones[5];

  give (fixture, "2D 7S 7H 7D", "9S 2C 4D", CANASTA_PHASE_DRAW);
  lay (fixture, "KC KH KS 2H");
  show (fixture);
  zones[0] = fixture->view->hand;
  zones[1] = fixture->view->prompt;
  zones[2] = fixture->view->bands[0];
  zones[3] = fixture->view->well;
  zones[4] = fixture->view->seats;
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

/* Nothing is cut off or overlaps, whatever the size. */
static void
test_sizes (Fixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 1024, 654 }, { 360, 594 }, { 1400, 900 } };

  give (fixture, "3C 4C 4H 5S 5D 6S 6H 7S 7H 7D 8S 8D 9C 9H 9D 10S 10D JS JD QC QH KC KD AS AH "
        "2D 2C Jo Jo", "9S 2C 4D", CANASTA_PHASE_DRAW);
  lay (fixture, "KC KH KS 2H");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *view = GTK_WIDGET (fixture->view);

      show (fixture);
      gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (view, sizes[i][0], sizes[i][1], -1, NULL);
      for (GtkWidget *child = gtk_widget_get_first_child (view); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        {
          graphene_rect_t bounds;

          g_assert_true (gtk_widget_compute_bounds (child, view, &bounds));
          g_assert_cmpfloat (bounds.origin.x, >=, 0);
          g_assert_cmpfloat (bounds.origin.y, >=, 0);
          g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, sizes[i][0]);
          g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, sizes[i][1]);
        }
    }
}

/* For every number of players all regions lie within the table, one beside or
 * under the other. */
static void
test_seat_counts (Fixture *fixture, gconstpointer data)
{
  static const gint32 totals[CANASTA_MAX_SEATS] = { 0 };
  static const CanastaMemory memory = { 0 };
  static const CanastaTableScene scene = {
    .seats = { { "Ada", NULL, NULL, NULL }, { "Ben", NULL, NULL, NULL },
               { "Clara", NULL, NULL, NULL }, { "Dora", NULL, NULL, NULL },
               { "Emil", NULL, NULL, NULL }, { "Fritz", NULL, NULL, NULL } },
  };
  GtkWidget *view = GTK_WIDGET (fixture->view);

  for (guint players = 2; players <= CANASTA_MAX_SEATS; players++)
    {
      g_autoptr (CanastaTable) table = test_table_new (players, "asking=0 packs=3");
      CanastaObservation observation;
      CanastaState state;
      guint n = 0;
      graphene_rect_t places[16];

      canasta_state_deal (&state, table, 7, 1, 0, totals);
      canasta_state_observe (&state, table, &memory, 0, &observation);
      canasta_table_view_update (fixture->view, &observation, &scene);
      gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (view, 1024, 654, -1, NULL);
      for (GtkWidget *child = gtk_widget_get_first_child (view); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        {
          g_assert_true (gtk_widget_compute_bounds (child, view, &places[n]));
          g_assert_cmpfloat (places[n].origin.x, >=, 0);
          g_assert_cmpfloat (places[n].origin.y, >=, 0);
          g_assert_cmpfloat (places[n].origin.x + places[n].size.width, <=, 1024);
          g_assert_cmpfloat (places[n].origin.y + places[n].size.height, <=, 654);
          for (guint i = 0; i < n; i++)
            g_assert_false (graphene_rect_intersection (&places[i], &places[n], NULL));
          n++;
        }
      canasta_table_view_clear (fixture->view);
      g_assert_cmpuint (n, >=, 5);
    }
}

#define ADD(name, rules, function) \
  g_test_add ("/table-view/" name, Fixture, rules, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  ADD ("draw", NULL, test_draw);
  ADD ("fresh", NULL, test_fresh);
  ADD ("take-needs-confirmation", NULL, test_take_needs_confirmation);
  ADD ("take-at-once", NULL, test_take_at_once);
  ADD ("take-refused", NULL, test_take_refused);
  ADD ("take-to-open", NULL, test_take_to_open);
  ADD ("open-in-several-melds", NULL, test_open_in_several_melds);
  ADD ("two-melds", NULL, test_two_melds);
  ADD ("add", NULL, test_add);
  ADD ("wild", NULL, test_wild);
  ADD ("refused-meld", NULL, test_refused_meld);
  ADD ("discard", NULL, test_discard);
  ADD ("discard-wild", NULL, test_discard_wild);
  ADD ("confirm-discards", NULL, test_confirm_discards);
  ADD ("discard-gives-pile", NULL, test_discard_gives_pile);
  ADD ("withdraw", "asking=0 opening-fail-penalty=10", test_withdraw);
  ADD ("undo-held", NULL, test_undo_held);
  ADD ("discard-too-early", NULL, test_discard_too_early);
  ADD ("go-out", NULL, test_go_out);
  ADD ("concealed", NULL, test_concealed);
  ADD ("ask", "asking=1", test_ask);
  ADD ("cannot-go-out", NULL, test_cannot_go_out);
  ADD ("reply", "asking=1", test_reply);
  ADD ("waiting", NULL, test_waiting);
  ADD ("restore", NULL, test_restore);
  ADD ("hint", NULL, test_hint);
  ADD ("refuse", NULL, test_refuse);
  ADD ("clear", NULL, test_clear);
  ADD ("lit-targets", NULL, test_lit_targets);
  ADD ("nothing-moves", NULL, test_nothing_moves);
  ADD ("view-pile", "pile-visibility=1", test_view_pile);
  ADD ("names", NULL, test_names);
  ADD ("letters", NULL, test_letters);
  ADD ("focus-after-discard", NULL, test_focus_after_discard);
  ADD ("zones", NULL, test_zones);
  ADD ("sizes", NULL, test_sizes);
  ADD ("seat-counts", NULL, test_seat_counts);
  return g_test_run ();
}

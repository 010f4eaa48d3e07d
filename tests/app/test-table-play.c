/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table view: what the person's actions make of a position, and what is said of
 * them. */
#include "config.h"

#include "notation/action-text.h"
#include "table-fixture.h"
#include "table/card-row.h"
#include "turn/prompt.h"

/* Drawing and taking. */

static void
test_draw (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  fixture_activate (fixture, "table.draw");
  fixture_assert_played (fixture, "draw\n");
  fixture_activate (fixture, "table.draw");
  fixture_assert_played (fixture, "draw\n");
  fixture_assert_message (fixture, "You have already drawn.");
}

static void
test_take_refused (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "4C 4H 9D KC KD", "9S 5D 9H", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  fixture_activate (fixture, "table.take");
  fixture_assert_played (fixture, "");
  g_assert_nonnull (fixture_get_message (fixture));
  g_assert_cmpstr (fixture->announced, ==, fixture_get_message (fixture));
}

/* The stock is empty: the person ends the round, or could take the pile. */
static void
test_stock_empty (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "4C 4H 7S KD", "5D 9S", CANASTA_PHASE_DRAW);
  fixture->state.board.stock_count = 0;
  fixture_show (fixture);
  g_assert_cmpstr (fixture_read (GTK_WIDGET (fixture->parts->prompt), "prompt-title"), ==,
                   "The stock is empty – take the pile, or end the round");
  fixture_activate (fixture, "table.draw");
  fixture_assert_played (fixture, "");
  g_assert_nonnull (fixture_get_message (fixture));
  fixture_activate (fixture, "table.pass");
  fixture_assert_played (fixture, "pass\n");
  g_assert_cmpint (fixture->state.board.ended, !=, CANASTA_END_NONE);
  g_assert_cmpstr (fixture_read (GTK_WIDGET (fixture->parts->prompt), "prompt-title"), ==,
                   "The round is over");
}

static GtkWidget *
find_button (GtkWidget *widget, const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), label))
    return gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, label);
  return found;
}

/* A row of cards with this name. */
static GtkWidget *
find_row (GtkWidget *widget, const char *name)
{
  GtkWidget *found = NULL;

  if (CANASTA_IS_CARD_ROW (widget))
    {
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      return widget;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, name);
  return found;
}

/* Where the pile can be taken in several ways, each is offered with its cards,
 * and the chosen one is used. */
static void
test_take_in_a_way (TableFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *label;
    const char *cards;
    const char *rest;
    const char *played;
  } rows[] = {
    { "With 9♣ 9♦", "Nine of clubs, Nine of diamonds", "4C 4H 9H 2D KD", "take 9C 9D\n" },
    { "With 9♣ 2♦", "Nine of clubs, Two of diamonds", "4C 4H 9D 9H KD", "take 9C 2D\n" },
  };
  CanastaState start;

  fixture_lay (fixture, "KC KH KS");
  start = fixture->state;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *button;

      fixture->state = start;
      g_string_truncate (fixture->played, 0);
      fixture_give (fixture, "4C 4H 9D 9C 9H 2D KD", "5D 9S", CANASTA_PHASE_DRAW);
      fixture_show (fixture);
      fixture_activate (fixture, "table.take");
      fixture_assert_played (fixture, "");
      button = find_button (GTK_WIDGET (canasta_table_view_get_choices (fixture->view)),
                            rows[i].label);
      g_assert_nonnull (button);
      g_assert_nonnull (find_row (button, rows[i].cards));
      g_signal_emit_by_name (button, "clicked");
      fixture_assert_hand (fixture, rows[i].rest);
      fixture_assert_played (fixture, "");
      fixture_activate (fixture, "table.take");
      fixture_assert_played (fixture, rows[i].played);
    }
}

/* Laying down. */

static void
test_open_in_several_melds (TableFixture *fixture, gconstpointer data)
{
  g_autofree char *draft = NULL;

  fixture_give (fixture, "4C 4H 4S KC KD KS 7S 7H", "9S", CANASTA_PHASE_PLAY);
  fixture_show (fixture);
  fixture_select (fixture, "4C 4H 4S");
  fixture_activate (fixture, "table.meld");
  fixture_assert_played (fixture, "");
  fixture_assert_hand (fixture, "KC KD KS 7S 7H");
  draft = canasta_turn_save_draft (fixture->turn);
  g_assert_cmpstr (draft, ==, "meld 4C 4H 4S");
  g_assert_true (canasta_meld_view_get_item (fixture_get_meld (fixture, 0))->tentative);

  fixture_select (fixture, "7S");
  fixture_activate (fixture, "table.discard");
  fixture_assert_played (fixture, "");
  g_assert_nonnull (strstr (fixture_get_message (fixture), "50"));
  g_assert_nonnull (strstr (fixture_get_message (fixture), "15"));

  fixture_activate (fixture, "table.undo");
  fixture_assert_hand (fixture, "4C 4H 4S KC KD KS 7S 7H");
}

static void
test_add (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "KD KS 7S 7H 7D", "9S", CANASTA_PHASE_PLAY);
  fixture_lay (fixture, "KC KH KS");
  fixture_show (fixture);
  fixture_select (fixture, "KD KS");
  g_assert_true (canasta_meld_view_get_item (fixture_get_meld (fixture, 0))->target);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture_get_meld (fixture, 0)),
                                             "meld.activate", NULL));
  fixture_assert_played (fixture, "meld KD KS\n");
}

/* A wild card goes where it is put, never by itself. */
static void
test_wild (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "2D 7S 7H 7D", "9S", CANASTA_PHASE_PLAY);
  fixture_lay (fixture, "KC KH KS");
  fixture_show (fixture);
  fixture_select (fixture, "2D");
  fixture_activate (fixture, "table.meld");
  fixture_assert_played (fixture, "");
  gtk_widget_activate_action (GTK_WIDGET (fixture_get_meld (fixture, 0)), "meld.activate", NULL);
  fixture_assert_played (fixture, "meld 2D >K\n");
}

/* Discarding. */

/* Why a discard is asked about. */
static void
test_discard_gives_pile (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "KS 7S 7H", "9S 5D", CANASTA_PHASE_PLAY);
  fixture_lay_for (fixture, 1, "KC KD KH");
  fixture_show (fixture);
  fixture_select (fixture, "KS");
  fixture_activate (fixture, "table.discard");
  g_assert_nonnull (strstr (fixture->announced,
                            "Ben could add it to a meld and take the pile: 3 cards."));
  fixture_activate (fixture, "table.cancel");
  fixture_assert_hand (fixture, "KS 7S 7H");
}

/* Held for long, the button that undoes a step undoes the whole turn. */
static void
test_undo_held (TableFixture *fixture, gconstpointer data)
{
  g_autoptr (GListModel) controllers = NULL;
  GtkWidget *button;

  fixture_give (fixture, "4C 4H 4S KC KD 5S 5D 5H 7S", "9S", CANASTA_PHASE_PLAY);
  fixture_show (fixture);
  fixture_select (fixture, "4C 4H 4S");
  fixture_activate (fixture, "table.meld");
  fixture_select (fixture, "5S 5D 5H");
  fixture_activate (fixture, "table.meld");
  fixture_assert_hand (fixture, "KC KD 7S");
  button = canasta_prompt_view_find_button (fixture->parts->prompt,
                                            "table.undo");
  controllers = gtk_widget_observe_controllers (button);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_LONG_PRESS (controller))
        g_signal_emit_by_name (controller, "pressed", 1.0, 1.0);
    }
  fixture_assert_hand (fixture, "4C 4H 4S KC KD 5S 5D 5H 7S");
}

/* A double click discards nothing before the draw, and Enter on a card draws. */
static void
test_discard_too_early (TableFixture *fixture, gconstpointer data)
{
  CanastaCardView *card;

  fixture_give (fixture, "8S 7S 7H 7D", "9S", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  card = fixture_get_card (fixture, 0);
  g_signal_emit_by_name (card, "throw");
  fixture_assert_played (fixture, "");
  fixture_assert_message (fixture, "Draw first, or take the pile.");
  g_signal_emit_by_name (card, "activate");
  fixture_assert_played (fixture, "draw\n");
}

/* Going out. */

/* The answer of the partner who was asked before the draw. */
static void
give_answer (TableFixture *fixture, CanastaAnswer answer)
{
  fixture->state.board.answer = answer;
  fixture->state.board.phase = CANASTA_PHASE_DRAW;
  fixture->state.board.to_act = 0;
  fixture_show (fixture);
}

static void
give_way_out_by_pile (TableFixture *fixture)
{
  fixture_give (fixture, "JC JD 5C", "JH", CANASTA_PHASE_DRAW);
  fixture_lay (fixture, "KC KC KH KH KS KS KD");
  fixture->state.board.melded_before = 1;
  fixture_show (fixture);
}

static GtkWidget *
find_prompt_button (TableFixture *fixture, const char *action)
{
  return canasta_prompt_view_find_button (fixture->parts->prompt, action);
}

/* Who has laid down the last card is still at the hand. A card that comes back has the
 * focus. */
static void
test_empty_hand (TableFixture *fixture, gconstpointer data)
{
  GtkWidget *hand = GTK_WIDGET (fixture->parts->hand);

  fixture_give (fixture, "KC KD", "9S", CANASTA_PHASE_PLAY);
  fixture_lay (fixture, "KC KC KH KH KS KS KD");
  fixture->state.board.melded_before = 1;
  fixture_show (fixture);
  gtk_widget_grab_focus (hand);
  fixture_select (fixture, "KC KD");
  fixture_activate (fixture, "table.meld");
  g_assert_true (gtk_widget_has_focus (hand));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (hand), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Your hand, 0 cards");
  fixture_activate (fixture, "table.undo");
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (fixture_get_card (fixture, 0))));
  g_assert_false (gtk_widget_get_focusable (hand));
}

/* Who goes out by taking the pile asks before that: by the button or the key of
 * going out. A yes leaves the take, a no the draw. */
static void
test_ask_before_taking (TableFixture *fixture, gconstpointer data)
{
  give_way_out_by_pile (fixture);
  g_assert_nonnull (find_prompt_button (fixture, "table.ask"));
  fixture_activate (fixture, "table.take");
  fixture_assert_played (fixture, "");
  fixture_assert_message (fixture, "Ask Clara first whether you may go out.");
  fixture_activate (fixture, "table.go-out");
  fixture_assert_played (fixture, "");
  g_assert_cmpint (canasta_turn_get_question (fixture->turn, NULL), ==, CANASTA_QUESTION_GO_OUT);
  g_assert_nonnull (strstr (fixture->announced, "Clara"));
  fixture_activate (fixture, "table.ask");
  fixture_assert_played (fixture, "ask\n");

  give_answer (fixture, CANASTA_ANSWER_YES);
  g_assert_nonnull (strstr (fixture->announced, "Clara said yes – take the pile and go out"));
  fixture_activate (fixture, "table.draw");
  fixture_assert_message (fixture, "You promised to go out: take the pile.");
  fixture_activate (fixture, "table.go-out");
  fixture_assert_played (fixture, "ask\ntake JC JD\ndiscard 5C\n");
  g_assert_cmpint (fixture->state.board.ended, ==, CANASTA_END_OUT);
}

/* What the person is asked cannot be answered by accident. */
static void
test_reply (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "7S 7H 7D 9D", "9S", CANASTA_PHASE_PLAY);
  fixture->state.board.turn_seat = 2;
  fixture->state.board.to_act = 0;
  fixture->state.board.phase = CANASTA_PHASE_REPLY;
  fixture->state.board.asked = TRUE;
  fixture_show (fixture);
  g_assert_true (g_str_has_prefix (fixture->announced, "Clara asks: May I go out?"));
  g_assert_true (g_str_has_suffix (fixture->announced, " Y: Yes, go out. N: No, play on."));
  fixture_activate (fixture, "table.cancel");
  fixture_activate (fixture, "table.confirm");
  fixture_activate (fixture, "table.discard");
  fixture_activate (fixture, "table.meld");
  fixture_assert_played (fixture, "");
  fixture_activate (fixture, "table.no");
  fixture_assert_played (fixture, "no\n");
}

/* A proposed move is played by Enter; anything else forgets it. */
static void
test_hint (TableFixture *fixture, gconstpointer data)
{
  CanastaAction hint;

  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_PLAY);
  fixture_show (fixture);
  g_assert_true (canasta_action_read ("discard 4H", &hint));
  fixture_propose (fixture, &hint);
  g_assert_nonnull (fixture_get_message (fixture));
  fixture_assert_played (fixture, "");
  g_signal_emit_by_name (fixture_get_card (fixture, 0), "activate");
  fixture_assert_played (fixture, "discard 4H\n");
}

/* Keys that do not fit: what is said of them is added to an open question. */
static void
test_question_stays (TableFixture *fixture, gconstpointer data)
{
  static const char *const actions[] = { "table.draw", "table.take", "table.pass", "table.meld",
                                         "table.go-out", "table.undo", "table.undo-all",
                                         "table.redo" };
  GtkWidget *prompt = GTK_WIDGET (fixture->parts->prompt);
  CanastaAction hint;

  fixture_give (fixture, "2D 2S 4C 4H 7S KD", "9S", CANASTA_PHASE_PLAY);
  fixture_show (fixture);
  fixture_select (fixture, "2S");
  fixture_activate (fixture, "table.discard");
  fixture_select (fixture, "");
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autofree char *line = NULL;

      fixture_activate (fixture, actions[i]);
      g_assert_nonnull (fixture_get_message (fixture));
      g_assert_cmpstr (fixture->announced, ==, fixture_get_message (fixture));
      line = g_strconcat ("This freezes the pile. ", fixture_get_message (fixture), NULL);
      g_assert_cmpstr (fixture_read (prompt, "prompt-title"), ==, "Discard this card: Two of spades?");
      g_assert_cmpstr (fixture_read (prompt, "prompt-line"), ==, line);
    }

  /* Nor does advice that was asked for before. */
  canasta_action_init_card (&hint, CANASTA_ACTION_DISCARD,
                            canasta_card_view_get_card (fixture_get_card (fixture, 3)));
  fixture_propose (fixture, &hint);
  g_assert_cmpstr (fixture_read (prompt, "prompt-line"), ==, "This freezes the pile.");
  fixture_activate (fixture, "table.confirm");
  fixture_assert_played (fixture, "discard 2S\n");
}

/* Whatever is refused or has to wait: the rule behind what is said can be asked
 * for, and nothing else. */
static void
test_why (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "KC KD 7S 4D", "3S KH", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  fixture_activate (fixture, "table.take");
  fixture_activate (fixture, "table.why");
  fixture_activate (fixture, "table.cancel");
  fixture_activate (fixture, "table.why");

  fixture_give (fixture, "4C 4H 4S KC KD KS 7S 7H", "9S", CANASTA_PHASE_PLAY);
  fixture_show (fixture);
  fixture_select (fixture, "4C 4H 4S");
  fixture_activate (fixture, "table.meld");
  g_assert_null (fixture_get_message (fixture));
  fixture_activate (fixture, "table.why");
  fixture_activate (fixture, "table.undo");
  fixture_activate (fixture, "table.go-out");
  fixture_activate (fixture, "table.why");
  g_assert_cmpstr (fixture->requests->str, ==,
                   "opening-minimum none opening-minimum canastas-to-go-out ");
}

/* Without a match nothing is shown, and nothing can be done. */
static void
test_clear (TableFixture *fixture, gconstpointer data)
{
  static const char *const actions[] = { "table.draw", "table.take", "table.meld", "table.discard",
                                         "table.go-out", "table.confirm", "table.cancel",
                                         "table.undo", "table.undo-all", "table.redo", "table.sort",
                                         "table.select-rank", "table.say-situation",
                                         "table.say-details", "table.view-pile" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    fixture_activate (fixture, actions[i]);
  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_PLAY);
  fixture_show (fixture);
  fixture_hide (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    fixture_activate (fixture, actions[i]);
  fixture_assert_played (fixture, "");
  fixture_assert_hand (fixture, "");
  fixture_show (fixture);
  fixture_assert_hand (fixture, "4C 4H 7S KD");
}

/* In each turn one sees what the buttons wait for; one hears it as long as it is new. */
static void
test_guide (TableFixture *fixture, gconstpointer data)
{
  GtkWidget *prompt = GTK_WIDGET (fixture->parts->prompt);
  g_autofree char *heard = NULL;

  fixture_lay (fixture, "KC KH KS");
  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_PLAY);
  fixture_show (fixture);
  g_assert_false (canasta_turn_invites_melds (fixture->turn));
  g_assert_cmpstr (fixture_read (prompt, "prompt-line"), ==,
                   "Select cards to lay down, or the one to discard.");
  g_assert_true (canasta_turn_is_routine (fixture->turn));
  heard = canasta_turn_say_prompt (fixture->turn);
  g_assert_cmpstr (heard, ==, "Your turn – lay down melds, or discard.");
}

/* However much changes, the next frame shows it, or whoever looks before. */
static void
test_shown_with_frame (TableFixture *fixture, gconstpointer data)
{
  GtkWidget *prompt = GTK_WIDGET (fixture->parts->prompt);
  CanastaCardSet king = fixture_read_cards ("KC");
  CanastaCardSet kings = fixture_read_cards ("KC KH");

  fixture_give (fixture, "KC KH KS 4C 7S", "9S", CANASTA_PHASE_PLAY);
  fixture_show (fixture);
  g_signal_handlers_disconnect_by_func (fixture->turn, canasta_table_view_get_parts,
                                        fixture->view);
  canasta_turn_select (fixture->turn, &king);
  canasta_turn_select (fixture->turn, &kings);
  g_assert_cmpstr (fixture_read (prompt, "prompt-line"), ==,
                   "Select cards to lay down, or the one to discard.");
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpstr (fixture_read (prompt, "prompt-line"), ==,
                   "The selected cards count 20 points.");
  canasta_turn_select (fixture->turn, &king);
  canasta_table_view_get_parts (fixture->view);
  g_assert_cmpstr (fixture_read (prompt, "prompt-line"), ==,
                   "The selected cards count 10 points.");
}

#define ADD(name, rules, function) \
  g_test_add ("/table-view/" name, TableFixture, rules, fixture_set_up, function, fixture_tear_down)

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  ADD ("guide", NULL, test_guide);
  ADD ("draw", NULL, test_draw);
  ADD ("take-refused", NULL, test_take_refused);
  ADD ("take-in-a-way", NULL, test_take_in_a_way);
  ADD ("stock-empty", NULL, test_stock_empty);
  ADD ("open-in-several-melds", NULL, test_open_in_several_melds);
  ADD ("add", NULL, test_add);
  ADD ("wild", NULL, test_wild);
  ADD ("discard-gives-pile", NULL, test_discard_gives_pile);
  ADD ("undo-held", NULL, test_undo_held);
  ADD ("discard-too-early", NULL, test_discard_too_early);
  ADD ("empty-hand", NULL, test_empty_hand);
  ADD ("ask-before-taking", "asking=2", test_ask_before_taking);
  ADD ("reply", "asking=1", test_reply);
  ADD ("hint", NULL, test_hint);
  ADD ("question-stays", NULL, test_question_stays);
  ADD ("why", NULL, test_why);
  ADD ("clear", NULL, test_clear);
  ADD ("shown-with-frame", NULL, test_shown_with_frame);
  return g_test_run ();
}

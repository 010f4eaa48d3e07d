/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table-fixture.h"

#include "../core/players.h"
#include "notation/action-text.h"
#include "settings/settings.h"
#include "turn/prompt.h"

/* The other side of the view: the match. */

/* The person's turn begins as the position is before they draw. */
static void
note_turn (TableFixture *fixture)
{
  const CanastaBoard *board = &fixture->state.board;
  CanastaRecall recall = fixture->recall;

  if (recall.start.round == board->round
      && (board->turn_seat != 0 || board->source != CANASTA_SOURCE_NONE))
    return;
  canasta_recall_begin (&fixture->recall, 0, &fixture->state);
  fixture->recall.has_left = recall.has_left;
  fixture->recall.left = recall.left;
}

void
fixture_show (TableFixture *fixture)
{
  static const CanastaMemory memory = { 0 };
  static const char *const log[] = { "draw", NULL };
  CanastaObservation observation;
  CanastaSurroundings surroundings = {
    .seats = { { "Ada", NULL, NULL, NULL }, { "Ben", "Strong", "drew", NULL },
               { "Clara", NULL, NULL, NULL }, { "Dora", NULL, NULL, NULL } },
    .undo = fixture->played->len > 0 ? CANASTA_UNDO_POSSIBLE : CANASTA_UNDO_NOTHING,
    .must_wait = fixture->awaited != NULL,
    .awaited = fixture->awaited,
    .clock = fixture->clock,
  };

  for (guint seat = 1; seat < 4; seat++)
    surroundings.seats[seat].answer = fixture->remark;

  note_turn (fixture);
  surroundings.recall = fixture->recall;
  canasta_state_observe (&fixture->state, fixture->table, &memory, 0, &observation);
  observation.log = fixture->is_dealt ? NULL : log;
  test_scene_show (fixture->scene, fixture->turn, &observation, &surroundings);
}

/* Nothing is seen any more. */
void
fixture_hide (TableFixture *fixture)
{
  canasta_turn_set_scene (fixture->turn, NULL);
}

static gboolean
act_cb (gpointer data, const CanastaAction *action, CanastaRefusal *refusal)
{
  TableFixture *fixture = data;
  g_autofree char *text = canasta_action_write (action);

  fixture->before = fixture->state;
  g_string_append_printf (fixture->played, "%s\n", text);
  g_assert_true (canasta_state_apply (&fixture->state, fixture->table, action, refusal));
  canasta_recall_follow (&fixture->recall, 0, &fixture->before, &fixture->state);
  fixture_show (fixture);
  return TRUE;
}

static void
step_cb (gpointer data, CanastaIntent intent)
{
  TableFixture *fixture = data;

  if (intent == CANASTA_INTENT_SKIP)
    {
      g_string_append (fixture->requests, "skip ");
      return;
    }
  g_assert_cmpuint (intent, ==, CANASTA_INTENT_UNDO);
  fixture->state = fixture->before;
  g_string_truncate (fixture->played, 0);
  fixture_show (fixture);
}

/* What the table asks of its window. */

static void
say_cb (GSimpleAction *action, GVariant *sentence, gpointer data)
{
  TableFixture *fixture = data;

  g_free (fixture->announced);
  fixture->announced = g_variant_dup_string (sentence, NULL);
}

static void
answer_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TableFixture *fixture = data;

  g_free (fixture->announced);
  g_variant_get (parameter, "(ss)", NULL, &fixture->announced);
}

static void
advise_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TableFixture *fixture = data;
  const char *sentence, *advice;

  g_variant_get (parameter, "(&s&s)", &sentence, &advice);
  g_free (fixture->announced);
  fixture->announced = g_strconcat (sentence, *sentence != '\0' ? " " : "", advice, NULL);
}

static void
explain_cb (GSimpleAction *action, GVariant *rule, gpointer data)
{
  TableFixture *fixture = data;
  const char *name = g_variant_get_string (rule, NULL);

  g_string_append_printf (fixture->requests, "%s ", *name != '\0' ? name : "none");
}

static void
note_question_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TableFixture *fixture = data;

  fixture->n_questions++;
}

static void
show_sheet_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TableFixture *fixture = data;

  fixture->n_sheets++;
}

static void
add_requests (TableFixture *fixture)
{
  static const GActionEntry entries[] = {
    { "say", say_cb, "s", NULL, NULL, { 0 } },
    { "tell", say_cb, "s", NULL, NULL, { 0 } },
    { "advise", advise_cb, "(ss)", NULL, NULL, { 0 } },
    { "answer", answer_cb, "(ss)", NULL, NULL, { 0 } },
    { "explain", explain_cb, "s", NULL, NULL, { 0 } },
    { "note-question", note_question_cb, NULL, NULL, NULL, { 0 } },
    { "show-sheet", show_sheet_cb, NULL, NULL, NULL, { 0 } },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), fixture);
  gtk_widget_insert_action_group (fixture->window, "win", G_ACTION_GROUP (group));
}

CanastaCardSet
fixture_read_cards (const char *text)
{
  CanastaCardSet cards;

  g_assert_true (canasta_card_set_read (text, &cards));
  return cards;
}

/* The style of the program. */
static GtkCssProvider *
add_style (void)
{
  GtkCssProvider *style = gtk_css_provider_new ();
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "..", "app", "style.css", NULL);

  gtk_css_provider_load_from_path (style, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  return style;
}

void
fixture_set_up (TableFixture *fixture, gconstpointer rules)
{
  static const gint32 totals[CANASTA_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;

  fixture->table = test_table_new (4, rules ? rules : "asking=0");
  canasta_state_deal (&fixture->state, fixture->table, 7, 1, 3, totals);
  fixture->settings = canasta_settings_new (g_get_user_config_dir (), &error);
  g_assert_no_error (error);
  fixture->played = g_string_new (NULL);
  fixture->requests = g_string_new (NULL);
  fixture->style = add_style ();
  fixture->window = gtk_window_new ();
  fixture->view = CANASTA_TABLE_VIEW (canasta_table_view_new (fixture->settings));
  fixture->turn = g_object_ref (canasta_table_view_get_turn (fixture->view));
  fixture->parts = canasta_table_view_get_parts (fixture->view);
  g_signal_connect_object (fixture->turn, "changed", G_CALLBACK (canasta_table_view_get_parts),
                           fixture->view, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1024, 654);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->view));
  fixture->scene = test_scene_new ();
  fixture->scene->act = act_cb;
  fixture->scene->step = step_cb;
  fixture->scene->data = fixture;
  add_requests (fixture);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
}

void
fixture_tear_down (TableFixture *fixture, gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->view), (gpointer *) &fixture->view);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (fixture->view);
  g_assert_finalize_object (fixture->turn);
  g_assert_finalize_object (fixture->scene);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                 GTK_STYLE_PROVIDER (fixture->style));
  g_object_unref (fixture->style);
  g_settings_reset (fixture->settings, "sort-order");
  g_assert_finalize_object (fixture->settings);
  canasta_table_unref (fixture->table);
  g_string_free (fixture->played, TRUE);
  g_string_free (fixture->requests, TRUE);
  g_free (fixture->announced);
  g_free (fixture->message);
}

/* A position with the person to act. */
void
fixture_give (TableFixture *fixture, const char *hand, const char *pile, CanastaPhase phase)
{
  CanastaBoard *board = &fixture->state.board;
  gboolean whole;

  fixture->state.hands[0] = fixture_read_cards (hand);
  board->hand_count[0] = canasta_card_set_count (&fixture->state.hands[0]);
  board->pile_count = canasta_cards_read (pile, board->pile, CANASTA_MAX_CARDS, &whole);
  g_assert_true (whole);
  canasta_board_recount (board);
  board->frozen = FALSE;
  board->phase = phase;
  board->source = phase == CANASTA_PHASE_DRAW ? CANASTA_SOURCE_NONE : CANASTA_SOURCE_STOCK;
}

/* A meld of a side, which has opened. */
void
fixture_lay_for (TableFixture *fixture, guint side, const char *text)
{
  CanastaCardSet set = fixture_read_cards (text);
  CanastaMeld meld;

  g_assert_true (canasta_meld_read_cards (&set, &fixture->table->forms, &meld));
  meld.side = (guint8) side;
  canasta_board_add_meld (&fixture->state.board, &meld);
  fixture->state.board.opened_by[side] = (guint8) side;
}

void
fixture_lay (TableFixture *fixture, const char *text)
{
  fixture_lay_for (fixture, 0, text);
}

void
fixture_activate (TableFixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->view), action, NULL));
}

void
fixture_select (TableFixture *fixture, const char *text)
{
  CanastaCardSet cards = fixture_read_cards (text);

  canasta_turn_select (fixture->turn, &cards);
}

void
fixture_assert_played (TableFixture *fixture, const char *expected)
{
  g_assert_cmpstr (fixture->played->str, ==, expected);
}

const char *
fixture_get_message (TableFixture *fixture)
{
  g_free (fixture->message);
  fixture->message = canasta_turn_say_speech (fixture->turn, CANASTA_SPEECH_SAYING);
  return fixture->message;
}

/* A move is proposed, as if it had been thought about. */
void
fixture_propose (TableFixture *fixture, const CanastaAction *action)
{
  CanastaHint *hint = g_new0 (CanastaHint, 1);

  hint->n_ideas = 1;
  hint->ideas[0].action = *action;
  hint->ideas[0].reason.code = CANASTA_HINT_LONE_CARD;
  canasta_turn_propose (fixture->turn, hint);
}

/* A key is pressed on the table, whatever has the focus. */
void
fixture_press (TableFixture *fixture, guint key)
{
  g_autoptr (GListModel) controllers =
    gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      gboolean handled;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }
}

void
fixture_assert_message (TableFixture *fixture, const char *expected)
{
  g_assert_cmpstr (fixture_get_message (fixture), ==, expected);
}

void
fixture_assert_hand (TableFixture *fixture, const char *expected)
{
  g_autofree char *text = canasta_hand_order_save (canasta_turn_get_hand (fixture->turn));
  CanastaCardSet cards = fixture_read_cards (text);
  CanastaCardSet wanted = fixture_read_cards (expected);

  g_assert_true (canasta_card_set_equal (&cards, &wanted));
}

CanastaCardView *
fixture_get_card (TableFixture *fixture, guint index)
{
  const CanastaHandOrder *order = canasta_turn_get_hand (fixture->turn);

  return canasta_hand_view_find (fixture->parts->hand, canasta_hand_order_get (order, index)->id);
}

CanastaMeldView *
fixture_get_meld (TableFixture *fixture, guint index)
{
  return canasta_band_view_get_meld (fixture->parts->bands[0], index);
}

void
fixture_place (TableFixture *fixture, int width, int height)
{
  GtkWidget *view = GTK_WIDGET (fixture->view);

  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (view, width, height, -1, NULL);
}

guint32 *
fixture_render (TableFixture *fixture, const graphene_rect_t *area)
{
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (fixture->window));
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) frame = NULL;
  guint32 *pixels = g_new0 (guint32, (gsize) area->size.width * (gsize) area->size.height);

  gtk_widget_snapshot_child (fixture->window, GTK_WIDGET (fixture->view), snapshot);
  node = gtk_snapshot_to_node (snapshot);
  frame = gsk_renderer_render_texture (renderer, node, area);
  gdk_texture_download (frame, (guchar *) pixels, (gsize) area->size.width * sizeof *pixels);
  return pixels;
}

/* How many pixels of a widget are not as they were when @frame, which may be
 * NULL at first, was last rendered. */
guint
fixture_count_changes (TableFixture *fixture, gpointer widget, guint32 **frame)
{
  guint32 *now;
  graphene_rect_t area;
  gsize size;
  guint n = 0;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->view), &area));
  graphene_rect_round_extents (&area, &area);
  now = fixture_render (fixture, &area);
  size = (gsize) area.size.width * (gsize) area.size.height;
  for (gsize i = 0; *frame && i < size; i++)
    n += now[i] != (*frame)[i];
  g_free (*frame);
  *frame = now;
  return n;
}

const char *
fixture_read (GtkWidget *widget, const char *css_class)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, css_class))
    return gtk_label_get_text (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      const char *text = fixture_read (child, css_class);

      if (text)
        return text;
    }
  return NULL;
}

void
fixture_set_up_still (TableFixture *fixture, gconstpointer rules)
{
  fixture_set_up (fixture, rules);
  g_settings_set_string (fixture->settings, "animations", "reduced");
  g_object_set (gtk_widget_get_settings (fixture->window), "gtk-enable-animations", FALSE, NULL);
}

void
fixture_tear_down_still (TableFixture *fixture, gconstpointer rules)
{
  g_settings_reset (fixture->settings, "animations");
  fixture_tear_down (fixture, rules);
}

/* The position, in a table of usual size, with every card where it goes. */
void
fixture_show_placed (TableFixture *fixture)
{
  fixture_show (fixture);
  canasta_motion_finish (canasta_table_view_get_flights (fixture->view));
  fixture_place (fixture, FIXTURE_WIDTH, FIXTURE_HEIGHT);
}

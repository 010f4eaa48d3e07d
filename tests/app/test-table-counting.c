/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the scene in which a round is counted: it comes by itself to its end, and whatever
 * somebody does before ends it; where nothing moves there is none. */
#include "config.h"

#include "../core/players.h"
#include "session/session.h"
#include "table-fixture.h"
#include "table/counting-view.h"
#include "test-seat.h"

typedef struct
{
  TableFixture table;
  CanastaMatch *match;
  CanastaSession *session;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "asking=0");

  fixture_set_up (&self->table, NULL);
  g_settings_set_string (self->table.settings, "animations", "full");
  self->match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 3, NULL);
  test_play_by_policy (self->match);
  self->session = canasta_session_new (self->match, 0, NULL, NULL);
  canasta_session_set_pace (self->session, CANASTA_PACE_FAST);
  canasta_table_view_set_scene (self->table.view, test_seat (self->session));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  test_seat (NULL);
  g_settings_reset (self->table.settings, "animations");
  canasta_table_view_set_scene (self->table.view, NULL);
  g_clear_object (&self->session);
  g_clear_object (&self->match);
  fixture_tear_down (&self->table, NULL);
}

static gboolean
count (Fixture *self)
{
  return canasta_table_view_count (self->table.view, canasta_counting_new (self->match, 0));
}

static void
assert_shown (Fixture *self, gboolean shown)
{
  const CanastaTableParts *parts = self->table.parts;

  g_assert_true ((canasta_table_view_get_counting (self->table.view) != NULL) == shown);
  g_assert_true (gtk_widget_get_child_visible (GTK_WIDGET (parts->hand)) != shown);
  g_assert_true (gtk_widget_get_child_visible (GTK_WIDGET (parts->prompt)) != shown);
  g_assert_true (gtk_widget_get_child_visible (GTK_WIDGET (parts->well)) != shown);
  g_assert_true (gtk_widget_get_child_visible (GTK_WIDGET (parts->bands[0])) != shown);
}

static void
press_cb (Fixture *self)
{
  fixture_press (&self->table, GDK_KEY_Return);
}

static void
click_cb (Fixture *self)
{
  g_autoptr (GListModel) controllers =
    gtk_widget_observe_controllers (GTK_WIDGET (self->table.view));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        {
          g_signal_emit_by_name (controller, "pressed", 1, 5.0, 5.0);
          return;
        }
    }
  g_assert_not_reached ();
}

/* What has the focus is the button. */
static void
skip_cb (Fixture *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->table.window));

  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus)), ==, "Skip");
  gtk_test_accessible_assert_property (focus, GTK_ACCESSIBLE_PROPERTY_LABEL, "Skip the counting");
  gtk_widget_activate (focus);
}

static void
action_cb (Fixture *self)
{
  fixture_activate (&self->table, canasta_intent_get_action (CANASTA_INTENT_SKIP));
}

static void
hide_cb (Fixture *self)
{
  canasta_table_view_set_scene (self->table.view, NULL);
}

/* Whatever ends it does so once, and does nothing else. */
static void
test_skipped (Fixture *self, gconstpointer data)
{
  static void (*const ends[]) (Fixture *) = { press_cb, click_cb, skip_cb, action_cb, hide_cb };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_assert_true (count (self));
      assert_shown (self, TRUE);
      gtk_test_widget_wait_for_draw (self->table.window);
      fixture_press (&self->table, GDK_KEY_Shift_L);
      g_assert_cmpuint (self->table.n_sheets, ==, i);
      ends[i] (self);
      while (self->table.n_sheets == i)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (self->table.n_sheets, ==, i + 1);
      assert_shown (self, FALSE);
    }
  g_assert_cmpstr (self->table.requests->str, ==, "");
}

/* It is drawn at each of its moments, and ends by itself. */
static void
test_whole (Fixture *self, gconstpointer data)
{
  CanastaCountingView *view;
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, 1024, 654);
  g_autofree guint32 *before = NULL;

  g_assert_true (count (self));
  view = CANASTA_COUNTING_VIEW (canasta_table_view_get_counting (self->table.view));
  for (int time = 0; time < canasta_counting_view_get_length (view); time += 150)
    {
      g_autofree guint32 *frame = NULL;

      canasta_counting_view_stop_at (view, time);
      gtk_test_widget_wait_for_draw (self->table.window);
      frame = fixture_render (&self->table, &all);
      if (time == 0)
        before = g_steal_pointer (&frame);
      else if (time > 600)
        g_assert_true (memcmp (frame, before, 1024 * 654 * sizeof *frame) != 0);
    }
  action_cb (self);
  g_assert_cmpuint (self->table.n_sheets, ==, 1);

  g_assert_true (count (self));
  while (self->table.n_sheets == 1)
    g_main_context_iteration (NULL, TRUE);
  assert_shown (self, FALSE);
}

/* Who looks on has no chair and no hand at the near edge, and sees it drawn all the same. */
static void
test_onlooker (Fixture *self, gconstpointer data)
{
  g_autoptr (CanastaScene) scene = canasta_seat_new (self->session, CANASTA_NO_SEAT);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, 1024, 654);
  CanastaCountingView *view;

  canasta_table_view_set_scene (self->table.view, scene);
  fixture_place (&self->table, 1024, 654);
  g_assert_true (canasta_table_view_count (self->table.view,
                                           canasta_counting_new (self->match, CANASTA_NO_SEAT)));
  view = CANASTA_COUNTING_VIEW (canasta_table_view_get_counting (self->table.view));
  for (int time = 0; time < canasta_counting_view_get_length (view); time += 600)
    {
      g_autofree guint32 *frame = NULL;

      canasta_counting_view_stop_at (view, time);
      gtk_test_widget_wait_for_draw (self->table.window);
      frame = fixture_render (&self->table, &all);
    }
  action_cb (self);
  assert_shown (self, FALSE);
  g_assert_cmpuint (self->table.n_sheets, ==, 1);
}

/* Where nothing moves, and where the others act in no time, nobody waits for it. */
static void
test_still (Fixture *self, gconstpointer data)
{
  g_settings_set_string (self->table.settings, "animations", "reduced");
  g_assert_false (count (self));
  g_settings_set_string (self->table.settings, "animations", "full");
  canasta_session_set_pace (self->session, CANASTA_PACE_INSTANT);
  g_assert_false (count (self));
  assert_shown (self, FALSE);
  g_assert_cmpuint (self->table.n_sheets, ==, 0);
}

static void
add (const char *path, void (*test) (Fixture *self, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  add ("/table-counting/skipped", test_skipped);
  add ("/table-counting/whole", test_whole);
  add ("/table-counting/onlooker", test_onlooker);
  add ("/table-counting/still", test_still);
  return g_test_run ();
}

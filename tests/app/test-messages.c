/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the sentences that come over a window for a while. */
#include "config.h"

#include "find-widget.h"
#include "fixture.h"
#include "settings/settings.h"
#include "window/messages.h"
#include "window-fixture.h"

typedef struct
{
  GSettings *settings;
  GtkWidget *window;
  CanastaMessages *messages;
  GString *undone;
} Fixture;

static void
restore_cb (GSimpleAction *action, GVariant *target, gpointer data)
{
  Fixture *fixture = data;

  g_string_append (fixture->undone, g_variant_get_string (target, NULL));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const GActionEntry entries[] = { { "restore-saved", restore_cb, "s", NULL, NULL, { 0 } } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (CanastaNarrator) narrator = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *overlay = adw_toast_overlay_new ();

  fixture->settings = canasta_settings_new (g_get_user_config_dir (), &error);
  g_assert_no_error (error);
  fixture->undone = g_string_new (NULL);
  fixture->window = gtk_window_new ();
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), gtk_label_new ("Felt"));
  gtk_window_set_child (GTK_WINDOW (fixture->window), overlay);
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), fixture);
  gtk_widget_insert_action_group (fixture->window, "win", G_ACTION_GROUP (group));
  narrator = canasta_narrator_new (GTK_WINDOW (fixture->window), fixture->settings);
  fixture->messages = canasta_messages_new (ADW_TOAST_OVERLAY (overlay), narrator);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->messages);
  g_object_unref (fixture->settings);
  g_string_free (fixture->undone, TRUE);
}

static GtkWidget *
wait_for_button (Fixture *fixture)
{
  GtkWidget *button;

  while (!(button = test_find_button (fixture->window, "Undo")))
    g_main_context_iteration (NULL, TRUE);
  return button;
}

/* Two things are done one after the other, and each is undone: the second one can be
 * when the first has gone. Whoever is quick does not end the program. */
static void
test_undo (Fixture *fixture, gconstpointer data)
{
  canasta_messages_offer_undo (fixture->messages, "Deleted a.", "win.restore-saved", "a");
  wait_for_button (fixture);
  test_let_pass (1000);
  canasta_messages_offer_undo (fixture->messages, "Deleted b.", "win.restore-saved", "b");
  g_signal_emit_by_name (wait_for_button (fixture), "clicked");
  g_assert_cmpuint (fixture->undone->len, ==, 1);
  test_let_pass (2000);
  g_signal_emit_by_name (wait_for_button (fixture), "clicked");
  test_let_pass (1000);
  g_assert_cmpuint (fixture->undone->len, ==, 2);
  g_assert_cmpint (fixture->undone->str[0], !=, fixture->undone->str[1]);
}

/* Two are undone, each as soon as it can be: that of the second once it has come. */
static void
test_quick (Fixture *fixture, gconstpointer data)
{
  GtkWidget *first, *second;

  canasta_messages_offer_undo (fixture->messages, "Deleted a.", "win.restore-saved", "a");
  canasta_messages_offer_undo (fixture->messages, "Deleted b.", "win.restore-saved", "b");
  first = wait_for_button (fixture);
  while (!gtk_widget_is_sensitive (first))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate (first);
  while ((second = wait_for_button (fixture)) == first)
    g_main_context_iteration (NULL, TRUE);
  while (fixture->undone->len < 2)
    {
      gtk_widget_activate (second);
      g_main_context_iteration (NULL, TRUE);
    }
  test_let_pass (1000);
  g_assert_cmpstr (fixture->undone->str, ==, "ab");
}

static GtkWidget *
find_label (GtkWidget *widget, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

/* All lines of a text have room in a widget, and that in another. */
static void
assert_whole (GtkWidget *label, GtkWidget *around, GtkWidget *window)
{
  graphene_rect_t inner, outer;
  int height;

  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (label), &height,
                      NULL, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (label), >=, height);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  g_assert_true (gtk_widget_compute_bounds (label, around, &inner));
  g_assert_true (gtk_widget_compute_bounds (around, around, &outer));
  g_assert_true (graphene_rect_contains_rect (&outer, &inner));
  g_assert_true (gtk_widget_compute_bounds (around, window, &inner));
  g_assert_cmpfloat (inner.origin.x, >=, 0);
  g_assert_cmpfloat (inner.origin.x + inner.size.width, <=, gtk_widget_get_width (window));
  g_assert_cmpfloat (inner.origin.y + inner.size.height, <=, gtk_widget_get_height (window));
}

/* However narrow the window is, all of a sentence can be read: over a table in a telephone, and
 * after its window has become narrower. */
static void
test_whole (Fixture *fixture, gconstpointer data)
{
  static const char *const sentences[] = {
    "Saved.",
    "A computer player plays on for you, and your place is not kept free.",
    ("Your time for this round is over: a computer player plays on for you until it ends, and "
     "after that you can come back to the table."),
  };
  static const int widths[] = { 700, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (sentences) * G_N_ELEMENTS (widths); i++)
    {
      const char *sentence = sentences[i / G_N_ELEMENTS (widths)];
      GtkWidget *label;

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), widths[i % G_N_ELEMENTS (widths)],
                                   640);
      if (i % G_N_ELEMENTS (widths) == 0)
        canasta_messages_offer_undo (fixture->messages, sentence, "win.restore-saved", "a");
      test_let_pass (1000);
      label = find_label (fixture->window, sentence);
      g_assert_nonnull (label);
      g_test_message ("%d wide, %d high in %d", gtk_widget_get_width (label),
                      gtk_widget_get_height (label), gtk_widget_get_width (fixture->window));
      g_assert_cmpint (gtk_widget_get_width (fixture->window), ==,
                       widths[i % G_N_ELEMENTS (widths)]);
      assert_whole (label, gtk_widget_get_ancestor (label, g_type_from_name ("AdwToastWidget")),
                    fixture->window);
      if (i % G_N_ELEMENTS (widths) == 1)
        {
          gtk_widget_activate (wait_for_button (fixture));
          test_let_pass (1000);
        }
    }
}

static float
get_bottom (GtkWidget *widget, GtkWidget *window)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  return bounds.origin.y + bounds.size.height;
}

/* Whatever comes over a page, its buttons can be pressed: also where another page comes below. */
static void
test_clear (Fixture *fixture, gconstpointer data)
{
  GtkWidget *overlay = gtk_window_get_child (GTK_WINDOW (fixture->window));
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *felt = gtk_label_new ("Felt");
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *toast;
  graphene_rect_t free;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  gtk_widget_set_vexpand (felt, TRUE);
  gtk_widget_add_css_class (buttons, "page-buttons");
  gtk_box_append (GTK_BOX (buttons), gtk_button_new_with_label ("Start"));
  gtk_box_append (GTK_BOX (page), felt);
  gtk_box_append (GTK_BOX (page), buttons);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), page);
  canasta_messages_offer_undo (fixture->messages, "Deleted.", "win.restore-saved", "a");
  toast = gtk_widget_get_ancestor (wait_for_button (fixture), g_type_from_name ("AdwToastWidget"));
  test_let_pass (1000);
  g_assert_true (gtk_widget_compute_bounds (felt, fixture->window, &free));
  g_assert_cmpfloat (get_bottom (toast, fixture->window), <=, free.origin.y + free.size.height);

  gtk_widget_set_visible (buttons, FALSE);
  test_let_pass (100);
  g_assert_cmpfloat (get_bottom (toast, fixture->window), >, free.origin.y + free.size.height);
  gtk_widget_set_visible (buttons, TRUE);
  test_let_pass (100);
  g_assert_cmpfloat (get_bottom (toast, fixture->window), <=, free.origin.y + free.size.height);
}

int
main (int argc, char *argv[])
{
  test_window_init (&argc, &argv);
  g_test_add ("/messages/undo", Fixture, NULL, set_up, test_undo, tear_down);
  g_test_add ("/messages/quick", Fixture, NULL, set_up, test_quick, tear_down);
  g_test_add ("/messages/whole", Fixture, NULL, set_up, test_whole, tear_down);
  g_test_add ("/messages/clear", Fixture, NULL, set_up, test_clear, tear_down);
  return g_test_run ();
}

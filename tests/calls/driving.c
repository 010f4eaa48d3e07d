/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "driving.h"

#include "table/card-view.h"

/* Long enough for whatever was begun to be over. */
#define QUIET_MILLISECONDS 700

static GtkWidget *
find_widget (GtkWidget *widget, const char *type, const char *name)
{
  GtkWidget *found = NULL;

  if ((!type || g_str_equal (type, G_OBJECT_TYPE_NAME (widget)))
      && (!name || g_str_equal (gtk_widget_get_name (widget), name)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type, name);
  return found;
}

GtkWidget *
drive_need_widget (GtkWidget *widget, const char *type, const char *name)
{
  GtkWidget *found = find_widget (widget, type, name);

  if (!found)
    g_error ("There is no %s.", name ? name : type);
  return found;
}

GtkWidget *
drive_need_window (const char *type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), type) && gtk_widget_get_visible (window))
        return window;
    }
  g_error ("There is no window %s.", type);
}

static void
set_true_cb (gboolean *done)
{
  *done = TRUE;
}

void
drive_wait (void)
{
  gboolean done = FALSE;

  g_timeout_add_once (QUIET_MILLISECONDS, (GSourceOnceFunc) set_true_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

/* Waits until a frame has been painted. */
static void
wait_for_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean painted = FALSE;
  gulong id = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (set_true_cb), &painted);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, id);
}

/* Until it is shown: a frame is painted, and what still waited to be done has been, with a
 * frame of its own. */
void
drive_show (GtkWidget *window)
{
  wait_for_frame (window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  wait_for_frame (window);
}

GtkWidget *
drive_find_table (void)
{
  return drive_need_widget (drive_need_window ("CanastaWindow"), "CanastaTableView", NULL);
}

void
drive_observe (CanastaApplication *application, CanastaObservation *observation)
{
  CanastaMatches *matches = canasta_application_get_matches (application);

  canasta_match_observe (canasta_session_get_match (canasta_matches_get_session (matches)), 0,
                         observation);
}

static gboolean
take_meld_cb (const CanastaAction *action, gpointer data)
{
  CanastaAction *meld = data;

  if (action->kind != CANASTA_ACTION_MELD || action->n_groups != 1)
    return TRUE;
  canasta_action_copy (meld, action);
  return FALSE;
}

/* The first single meld that can be laid down now. */
void
drive_find_meld (CanastaApplication *application, CanastaAction *meld)
{
  CanastaObservation seen;

  meld->n_groups = 0;
  drive_observe (application, &seen);
  canasta_list_legal (seen.table, &seen.board, &seen.hand, take_meld_cb, meld);
  if (meld->n_groups != 1)
    g_error ("Nothing can be laid down now.");
}

/* The cards of the hand that show these. */
GPtrArray *
drive_find_cards (CanastaCardSet cards)
{
  GtkWidget *hand = drive_need_widget (drive_find_table (), "CanastaHandView", NULL);
  GPtrArray *found = g_ptr_array_new ();

  for (GtkWidget *child = gtk_widget_get_first_child (hand); child;
       child = gtk_widget_get_next_sibling (child))
    {
      CanastaCard card;

      if (!CANASTA_IS_CARD_VIEW (child))
        continue;
      card = canasta_card_view_get_card (CANASTA_CARD_VIEW (child));
      if (canasta_card_set_count_card (&cards, card) == 0)
        continue;
      canasta_card_set_remove_card (&cards, card);
      g_ptr_array_add (found, child);
    }
  if (canasta_card_set_count (&cards) > 0)
    g_error ("Cards are missing in the hand.");
  return found;
}

void
drive_toggle (GPtrArray *cards, guint place)
{
  gtk_widget_activate_action (g_ptr_array_index (cards, place), "card.toggle", NULL);
}

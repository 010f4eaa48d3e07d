/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What has been played stays with the match, whenever the window is closed. */
#include "config.h"

#include "pages/duplicate-window.h"

#include <glib/gi18n-lib.h>

#include "pages/score-grid.h"
#include "rules/numbers.h"
#include "session/duplicate.h"
#include "session/sides.h"
#include "table/key-bindings.h"

/* How often the progress is looked at, in milliseconds. */
#define GLANCE 200

struct _CanastaDuplicateWindow
{
  AdwWindow parent_instance;

  CanastaSession *session;
  CanastaDuplicate *duplicate;
  guint glancing;

  GtkLabel *sentence;
  GtkLabel *players;
  CanastaScoreGrid *grid;
  GtkWidget *working;
  GtkProgressBar *progress;
  GtkWidget *play;
  GtkLabel *problem;
};

G_DEFINE_FINAL_TYPE (CanastaDuplicateWindow, canasta_duplicate_window, ADW_TYPE_WINDOW)

static void
canasta_duplicate_window_dispose (GObject *object)
{
  CanastaDuplicateWindow *self = CANASTA_DUPLICATE_WINDOW (object);

  g_clear_handle_id (&self->glancing, g_source_remove);
  if (self->duplicate)
    canasta_duplicate_stop (self->duplicate);
  g_clear_object (&self->duplicate);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (canasta_duplicate_window_parent_class)->dispose (object);
}

/* The grid. */

/* How far the side was ahead, with the points of both under it: "−50", "1,360 against
 * 1,410". */
static CanastaScoreCell
make_cell (CanastaDuplicateWindow *self, const CanastaDuplicatePoints *points)
{
  gboolean is_mean = canasta_sides_count_ledgers (canasta_session_get_match (self->session)) > 2;
  g_autofree char *own = canasta_number_format (points->own);
  g_autofree char *others = canasta_number_format (points->others);

  return (CanastaScoreCell){
    .points = canasta_number_format_signed (canasta_duplicate_points_get_lead (points)),
    /* Translators: the points of the player's side, and those of the other sides */
    .caption = is_mean ? g_strdup_printf (C_("comparison", "%1$s against a mean of %2$s"), own,
                                          others)
                       /* Translators: the points of the player's side, and of the other side */
                       : g_strdup_printf (C_("comparison", "%1$s against %2$s"), own, others),
  };
}

/* What came of it for both, and how much further ahead the person was. */
static void
add_row (CanastaDuplicateWindow *self, const char *title, const CanastaDuplicatePoints *person,
         const CanastaDuplicatePoints *strongest, CanastaScoreRowStyle style)
{
  CanastaScoreCell cells[3] = {
    make_cell (self, person),
    make_cell (self, strongest),
    { .points = canasta_number_format_signed (canasta_duplicate_points_get_lead (person)
                                              - canasta_duplicate_points_get_lead (strongest)) },
  };

  canasta_score_grid_add_row (self->grid, title, cells, style);
}

static void
add_round (CanastaDuplicateWindow *self, guint index)
{
  CanastaDuplicatePoints person = canasta_duplicate_get_points (self->duplicate, index, FALSE);
  CanastaDuplicatePoints strongest = canasta_duplicate_get_points (self->duplicate, index, TRUE);
  g_autofree char *title =
    g_strdup_printf (_("Round %u"), canasta_duplicate_get_round (self->duplicate, index));
  CanastaScoreCell cells[3] = { { NULL } };

  if (canasta_duplicate_is_played (self->duplicate, index))
    {
      add_row (self, title, &person, &strongest, CANASTA_SCORE_ROW_PLAIN);
      return;
    }
  cells[0] = make_cell (self, &person);
  cells[1].points = g_strdup ("–");
  cells[2].points = g_strdup ("–");
  canasta_score_grid_add_row (self->grid, title, cells, CANASTA_SCORE_ROW_PLAIN);
}

static void
add_sum (CanastaDuplicateWindow *self)
{
  CanastaDuplicatePoints person = canasta_duplicate_sum_points (self->duplicate, FALSE);
  CanastaDuplicatePoints strongest = canasta_duplicate_sum_points (self->duplicate, TRUE);

  add_row (self, C_("score sheet", "Total"), &person, &strongest, CANASTA_SCORE_ROW_SUM);
}

static void
fill_grid (CanastaDuplicateWindow *self)
{
  guint n = canasta_duplicate_count_rounds (self->duplicate);

  canasta_score_grid_clear (self->grid);
  canasta_score_grid_add_column (self->grid, C_("comparison", "You"), "");
  canasta_score_grid_add_column (self->grid, C_("comparison", "Strongest player"), "");
  canasta_score_grid_add_column (self->grid, C_("comparison", "Difference"), "");
  canasta_score_grid_add_head (self->grid, "", NULL);
  for (guint i = 0; i < n; i++)
    add_round (self, i);
  if (canasta_duplicate_count_played (self->duplicate) > 0)
    add_sum (self);
  gtk_widget_set_visible (GTK_WIDGET (self->grid), n > 0);
}

static gboolean
glance_cb (gpointer data)
{
  CanastaDuplicateWindow *self = data;

  gtk_progress_bar_set_fraction (self->progress,
                                 canasta_duplicate_get_progress (self->duplicate));
  return G_SOURCE_CONTINUE;
}

static void
update (CanastaDuplicateWindow *self)
{
  gboolean is_running = canasta_duplicate_is_running (self->duplicate);
  gboolean is_whole = canasta_duplicate_count_played (self->duplicate)
                      == canasta_duplicate_count_rounds (self->duplicate);
  g_autofree char *sentence = canasta_duplicate_describe (self->duplicate);

  gtk_label_set_label (self->sentence, sentence);
  fill_grid (self);
  gtk_widget_set_visible (self->working, is_running);
  gtk_widget_set_visible (self->play, !is_running && !is_whole);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "duplicate.play", !is_running && !is_whole);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "duplicate.stop", is_running);
  g_clear_handle_id (&self->glancing, g_source_remove);
  if (is_running)
    {
      glance_cb (self);
      self->glancing = g_timeout_add (GLANCE, glance_cb, self);
    }
}

static void
changed_cb (CanastaDuplicateWindow *self)
{
  g_autofree char *text = canasta_duplicate_write (self->duplicate);

  if (*text != '\0')
    canasta_session_set_strongest (self->session, text);
  update (self);
}

static void
failed_cb (CanastaDuplicateWindow *self, const char *sentence)
{
  gtk_label_set_label (self->problem, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
}

/* The window. */

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaDuplicateWindow *self = CANASTA_DUPLICATE_WINDOW (widget);

  gtk_widget_set_visible (GTK_WIDGET (self->problem), FALSE);
  canasta_duplicate_start (self->duplicate);
}

static void
stop_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaDuplicateWindow *self = CANASTA_DUPLICATE_WINDOW (widget);

  canasta_duplicate_stop (self->duplicate);
  update (self);
}

static void
canasta_duplicate_window_class_init (CanastaDuplicateWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_duplicate_window_dispose;

  g_type_ensure (CANASTA_TYPE_SCORE_GRID);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/pages/duplicate-window.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaDuplicateWindow, sentence);
  gtk_widget_class_bind_template_child (widget_class, CanastaDuplicateWindow, players);
  gtk_widget_class_bind_template_child (widget_class, CanastaDuplicateWindow, grid);
  gtk_widget_class_bind_template_child (widget_class, CanastaDuplicateWindow, working);
  gtk_widget_class_bind_template_child (widget_class, CanastaDuplicateWindow, progress);
  gtk_widget_class_bind_template_child (widget_class, CanastaDuplicateWindow, play);
  gtk_widget_class_bind_template_child (widget_class, CanastaDuplicateWindow, problem);
  gtk_widget_class_install_action (widget_class, "duplicate.play", NULL, play_action);
  gtk_widget_class_install_action (widget_class, "duplicate.stop", NULL, stop_action);
  canasta_keys_bind_class (widget_class, CANASTA_KEYS_DUPLICATE);
}

static void
canasta_duplicate_window_init (CanastaDuplicateWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * canasta_duplicate_window_new:
 * @parent: the window of the match
 * @session: the match
 *
 * Returns: (transfer none): the window, not yet presented
 */
GtkWidget *
canasta_duplicate_window_new (GtkWindow *parent, CanastaSession *session)
{
  CanastaDuplicateWindow *self =
    g_object_new (CANASTA_TYPE_DUPLICATE_WINDOW, "transient-for", parent, "modal", TRUE, NULL);
  g_autofree char *players = NULL;

  self->session = g_object_ref (session);
  self->duplicate = canasta_duplicate_new (canasta_session_get_match (session),
                                           canasta_session_get_personal (session));
  g_signal_connect_object (self->duplicate, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->duplicate, "failed", G_CALLBACK (failed_cb), self,
                           G_CONNECT_SWAPPED);
  players = canasta_duplicate_describe_players (self->duplicate);
  gtk_label_set_label (self->players, players);
  update (self);
  return GTK_WIDGET (self);
}

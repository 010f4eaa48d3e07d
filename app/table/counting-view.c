/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/counting-view.h"

#include <glib/gi18n-lib.h>

#include "melds/meld-words.h"
#include "rules/canasta-class.h"
#include "rules/numbers.h"
#include "table/chair.h"
#include "table/counting-pace.h"
#include "table/counting-picture.h"
#include "table/paint.h"
#include "table/seat-layout.h"
#include "table/side-shape.h"
#include "table/trophy.h"
#include "turn/intent.h"
#include "turn/standing.h"
#include "turn/viewer.h"

#define PLINTH 0.2     /* of the height of a card */
#define FRAME 3
#define LINE 1.4
#define LETTERS 0.95
#define SKIP_WIDTH 94
#define MOST_GROWTH 1.4 /* of the letters of the sheet, in a large window */
#define PART_GAP 12

struct _CanastaCountingView
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  CanastaTurn *turn;
  CanastaCounting *counting;
  char *names[CANASTA_MAX_SEATS]; /* by column */
  guint shapes[CANASTA_MAX_SEATS];
  guint n_own; /* so many canastas are the own side's */
  CanastaTableLayout table;
  CanastaCountingLayout layout;
  CanastaCountingPace pace;
  GtkWidget *rail;   /* what there is to do, on the near edge */
  GtkWidget *start;  /* leaves the own chair free there */
  GtkWidget *skip;
  double growth;     /* of the letters of the sheet */
  double stretch;    /* of all times */
  gint64 begun;      /* in microseconds, or 0 */
  int elapsed;       /* in milliseconds without the stretch */
  guint tick;
};

G_DEFINE_FINAL_TYPE (CanastaCountingView, canasta_counting_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_TURNED,
  SIGNAL_DONE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The clock. */

static void
show_time (CanastaCountingView *self, int elapsed)
{
  guint was = canasta_counting_pace_count_steps (&self->pace, self->elapsed);
  gboolean was_growing = canasta_counting_pace_get_growth (&self->pace, self->elapsed) < 1;

  if (self->elapsed < self->pace.turning)
    g_signal_emit (self, signals[SIGNAL_TURNED], 0,
                   MIN (elapsed / (double) self->pace.turning, 1));
  self->elapsed = elapsed;
  if (was_growing || was != canasta_counting_pace_count_steps (&self->pace, elapsed))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CanastaCountingView *self = CANASTA_COUNTING_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->begun == 0)
    self->begun = now;
  show_time (self, (int) ((double) (now - self->begun) / 1000 / self->stretch));
  if (self->elapsed < canasta_counting_pace_get_length (&self->pace))
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  g_signal_emit (self, signals[SIGNAL_DONE], 0);
  return G_SOURCE_REMOVE;
}

/* The canastas. */

static gboolean
is_own (CanastaCountingView *self, guint index)
{
  return g_array_index (self->counting->canastas, CanastaCountingCanasta, index).column == 0;
}

/* Where one stands among those of its side. */
static void
place_canasta (CanastaCountingView *self, guint index, GdkRectangle *place)
{
  gboolean own = is_own (self, index);
  guint before = 0, n = self->counting->canastas->len;

  for (guint i = 0; i < index; i++)
    before += is_own (self, i) == own;
  canasta_counting_layout_place_canasta (&self->layout, own, own ? self->n_own : n - self->n_own,
                                         before, place);
}

/* What it counts is written below while it is counted. */
static void
snapshot_now (CanastaCountingView *self, GtkSnapshot *snapshot, const CanastaTrophy *trophy,
              int points)
{
  g_autofree char *text = canasta_number_format_signed (points);
  graphene_rect_t frame, below;
  GdkRGBA colour;

  graphene_rect_union (&trophy->card, &trophy->plinth, &frame);
  graphene_rect_inset (&frame, -2, -2);
  canasta_paint_get_colour (GTK_WIDGET (self), "canasta_active", &colour);
  canasta_paint_ring (snapshot, &frame, 6, FRAME, &colour);
  graphene_rect_init (&below, frame.origin.x - 20,
                      frame.origin.y + frame.size.height + FRAME, frame.size.width + 40,
                      (float) self->layout.points_height);
  canasta_paint_text (GTK_WIDGET (self), snapshot, text, 1.3, TRUE, &below, &colour);
}

static void
snapshot_canasta (CanastaCountingView *self, GtkSnapshot *snapshot,
                  const CanastaCountingPicture *picture, guint index)
{
  const CanastaCountingCanasta *canasta =
    &g_array_index (self->counting->canastas, CanastaCountingCanasta, index);
  const CanastaCountingStep *step =
    picture->is_counted ? NULL : canasta_counting_picture_get_step (picture);
  g_autofree char *number = canasta_number_format (canasta->points);
  /* With more than two sides it is more to know whose it is than of what class. */
  const char *sign = self->counting->n_columns > 2
                       ? canasta_side_shape_get_sign (self->shapes[canasta->column])
                       : canasta_class_get (canasta->meld.canasta)->sign;
  g_autofree char *words = g_strdup_printf ("%s %s", sign, number);
  GdkRectangle place;
  CanastaTrophy trophy = { .canasta_class = canasta->meld.canasta, .words = words };
  float height, edge;

  place_canasta (self, index, &place);
  if (place.width <= 0)
    return;
  height = (float) (PLINTH * place.height);
  edge = (float) (0.14 * place.width);
  trophy.face = canasta_card_art_get_face (self->art, canasta_meld_get_top (&canasta->meld),
                                           place.width, place.height,
                                           gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  graphene_rect_init (&trophy.card, (float) place.x, (float) place.y, (float) place.width,
                      (float) place.height);
  graphene_rect_init (&trophy.plinth, (float) place.x - edge, (float) (place.y + place.height),
                      (float) place.width + 2 * edge, height);
  canasta_trophy_snapshot (GTK_WIDGET (self), snapshot, &trophy);
  if (step && step->canasta == (int) index)
    snapshot_now (self, snapshot, &trophy, canasta->points);
}

/* The widget. */

static void
canasta_counting_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaCountingView *self = CANASTA_COUNTING_VIEW (widget);
  CanastaCountingPicture picture = {
    .widget = widget,
    .counting = self->counting,
    .layout = &self->layout,
    .names = self->names,
    .shapes = self->shapes,
    .letters = self->growth * LETTERS,
    .n_steps = canasta_counting_pace_count_steps (&self->pace, self->elapsed),
    .growth = canasta_counting_pace_get_growth (&self->pace, self->elapsed),
    .is_counted = self->elapsed >= self->pace.counted,
  };
  g_autofree char *target =
    canasta_standing_say_target (canasta_turn_get_observation (self->turn)->table);

  for (guint i = 0; i < self->counting->canastas->len; i++)
    snapshot_canasta (self, snapshot, &picture, i);
  canasta_counting_sheet_snapshot (&picture, snapshot);
  canasta_counting_bars_snapshot (&picture, snapshot, target);
  gtk_widget_snapshot_child (widget, self->rail, snapshot);
}

static void
canasta_counting_view_measure (GtkWidget      *widget,
                               GtkOrientation  orientation,
                               int             for_size,
                               int            *minimum,
                               int            *natural,
                               int            *minimum_baseline,
                               int            *natural_baseline)
{
  int rail_minimum, rail_natural;

  gtk_widget_measure (CANASTA_COUNTING_VIEW (widget)->rail, orientation, -1, &rail_minimum,
                      &rail_natural, NULL, NULL);
  *minimum = *natural = 0;
}

static void
canasta_counting_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaCountingView *self = CANASTA_COUNTING_VIEW (widget);
  guint n = self->counting->canastas->len;
  CanastaCountingNeeds needs = {
    .width = width,
    .height = height,
    .n_rows = CANASTA_COUNTING_HEAD_ROWS + self->counting->n_rows + CANASTA_COUNTING_SUM_ROWS,
    .n_columns = self->counting->n_columns,
    .n_canastas = { n - self->n_own, self->n_own },
  };
  int minimum;

  self->growth = MIN (canasta_seat_layout_get_unit (width, height), MOST_GROWTH);
  needs.line_height = (int) (LINE * self->growth * canasta_paint_get_em (widget));
  canasta_counting_layout_compute (&self->layout, &self->table, &needs);
  gtk_widget_set_size_request (self->start,
                               self->table.own_seat.x + self->table.own_seat.width, -1);
  gtk_widget_measure (self->rail, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->rail, &self->table.prompt, -1);
}

/* Whoever presses a key or the button has seen enough. */
static gboolean
canasta_counting_view_grab_focus (GtkWidget *widget)
{
  CanastaCountingView *self = CANASTA_COUNTING_VIEW (widget);

  return gtk_widget_grab_focus (self->skip);
}

static void
canasta_counting_view_map (GtkWidget *widget)
{
  CanastaCountingView *self = CANASTA_COUNTING_VIEW (widget);

  GTK_WIDGET_CLASS (canasta_counting_view_parent_class)->map (widget);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (widget, tick_cb, NULL, NULL);
}

static void
canasta_counting_view_dispose (GObject *object)
{
  CanastaCountingView *self = CANASTA_COUNTING_VIEW (object);

  g_clear_pointer (&self->rail, gtk_widget_unparent);
  g_clear_pointer (&self->counting, canasta_counting_free);
  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    g_clear_pointer (&self->names[i], g_free);
  g_clear_object (&self->turn);
  g_clear_object (&self->art);
  G_OBJECT_CLASS (canasta_counting_view_parent_class)->dispose (object);
}

static void
canasta_counting_view_class_init (CanastaCountingViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_counting_view_dispose;
  widget_class->snapshot = canasta_counting_view_snapshot;
  widget_class->measure = canasta_counting_view_measure;
  widget_class->size_allocate = canasta_counting_view_size_allocate;
  widget_class->grab_focus = canasta_counting_view_grab_focus;
  widget_class->map = canasta_counting_view_map;
  signals[SIGNAL_TURNED] = g_signal_new ("turned", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_DOUBLE);
  signals[SIGNAL_DONE] = g_signal_new ("done", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "counting");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_text (GtkWidget *texts, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (texts), label);
  return label;
}

/* A grid has its texts as wide as they are given, a box as wide as their height wants. */
static void
canasta_counting_view_init (CanastaCountingView *self)
{
  self->rail = g_object_new (GTK_TYPE_GRID, "css-name", "prompt", "column-spacing", PART_GAP, NULL);
  self->start = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_grid_attach (GTK_GRID (self->rail), self->start, 0, 0, 1, 1);
  gtk_widget_set_parent (self->rail, GTK_WIDGET (self));
}

/* How the round ended, and what there is to do. */
static void
add_texts (CanastaCountingView *self)
{
  const char *end = self->counting->end ? self->counting->end : _("The round is over");
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (texts, TRUE);
  add_text (texts, end, "prompt-title");
  add_text (texts, _("Any key or click shows the whole sheet."), "prompt-line");
  gtk_widget_set_vexpand (texts, TRUE);
  gtk_grid_attach (GTK_GRID (self->rail), texts, 1, 0, 1, 1);
}

static void
add_skip (CanastaCountingView *self)
{
  self->skip = gtk_button_new_with_label (C_("the counting of a round", "Skip"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->skip), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Skip the counting"), -1);
  gtk_widget_add_css_class (self->skip, "felt-button");
  gtk_widget_add_css_class (self->skip, "suggested");
  gtk_widget_set_valign (self->skip, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (self->skip, SKIP_WIDTH, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->skip),
                                  canasta_intent_get_action (CANASTA_INTENT_SKIP));
  gtk_grid_attach (GTK_GRID (self->rail), self->skip, 2, 0, 1, 1);
}

/**
 * canasta_counting_view_new:
 * @art: what draws the cards
 * @turn: at whose table
 * @counting: (transfer full): what is counted
 * @stretch: how much longer everything takes than as a rule
 *
 * Returns: the scene, which begins when it is seen
 */
GtkWidget *
canasta_counting_view_new (CanastaCardArt *art, CanastaTurn *turn, CanastaCounting *counting,
                           double stretch)
{
  CanastaCountingView *self = g_object_new (CANASTA_TYPE_COUNTING_VIEW, NULL);

  self->art = g_object_ref (art);
  self->turn = g_object_ref (turn);
  self->counting = counting;
  self->stretch = stretch;
  for (guint i = 0; i < counting->n_columns; i++)
    {
      self->names[i] = canasta_standing_say_ledger (turn, counting->columns[i].ledger);
      self->shapes[i] = canasta_standing_find_shape (turn, counting->columns[i].ledger);
    }
  for (guint i = 0; i < counting->canastas->len; i++)
    self->n_own += is_own (self, i);
  canasta_counting_pace_init (&self->pace, counting);
  add_texts (self);
  add_skip (self);
  return GTK_WIDGET (self);
}

/* Called before it is given its size. */
void
canasta_counting_view_set_layout (CanastaCountingView *self, const CanastaTableLayout *table)
{
  self->table = *table;
  canasta_paint_set_class (self->rail, "compact", table->form == CANASTA_TABLE_COMPACT);
}

/* The own hand, before the person's chair; who looks on has none. */
void
canasta_counting_view_snapshot_own (CanastaCountingView *self, GtkSnapshot *snapshot)
{
  const GdkRectangle *seat = &self->table.own_seat;
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);
  graphene_rect_t chair = GRAPHENE_RECT_INIT ((float) seat->x, (float) seat->y,
                                              (float) seat->width, (float) seat->height);
  graphene_rect_t fan;

  if (canasta_viewer_looks_on (observation))
    return;
  canasta_chair_get_fan (&chair, &fan);
  canasta_chair_snapshot_hand (GTK_WIDGET (self), snapshot, self->art,
                               &self->counting->hands[observation->seat].cards, 1, &fan);
}

/* How long all of it takes, in milliseconds without the stretch. */
int
canasta_counting_view_get_length (CanastaCountingView *self)
{
  return canasta_counting_pace_get_length (&self->pace);
}

/* As it is at a moment, for pictures and tests: it goes on no more. */
void
canasta_counting_view_stop_at (CanastaCountingView *self, int time)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  show_time (self, time);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

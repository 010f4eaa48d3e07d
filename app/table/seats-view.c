/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/seats-view.h"

#include <glib/gi18n-lib.h>

#include "table/bubble.h"
#include "table/chair.h"
#include "table/paint.h"
#include "table/seat-view.h"
#include "turn/packets.h"
#include "turn/viewer.h"

#define LEAST_BETWEEN 14 /* pixels between two seats, for a sign */
#define FOLLOWS_SIZE 2   /* of the text's */

struct _CanastaSeatsView
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  CanastaTurn *turn;
  GtkWidget *seats[CANASTA_MAX_SEATS]; /* of the others, the next player first … */
  GtkWidget *bubbles[CANASTA_MAX_SEATS]; /* with what each says aloud */
  guint n_seats;                       /* … so many */
  CanastaSeatPlace places[CANASTA_MAX_SEATS];
  GdkRectangle bubble_places[CANASTA_MAX_SEATS];
  guint n_places;
  graphene_rect_t own_packet; /* of the person's own chair, which the table draws */
  guint n_in_row; /* so many play side by side, not around the table */
  guint thinking; /* the source that tells that somebody takes their time, or 0 */
  guint ticking;  /* until the clock of the table shows the next second, or 0 while it stands */
  CanastaLook looks[CANASTA_MAX_SEATS]; /* shown by each seat … */
  gboolean holds_looks;                 /* … whatever has happened meanwhile */
};

G_DEFINE_FINAL_TYPE (CanastaSeatsView, canasta_seats_view, GTK_TYPE_WIDGET)

static void
canasta_seats_view_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  CanastaSeatsView *self = CANASTA_SEATS_VIEW (widget);

  *minimum = *natural = 0;
  for (guint i = 0; i < self->n_seats; i++)
    {
      int child_minimum, child_natural;

      gtk_widget_measure (self->seats[i], orientation, -1, &child_minimum, &child_natural, NULL,
                          NULL);
      gtk_widget_measure (self->bubbles[i], orientation, -1, &child_minimum, &child_natural, NULL,
                          NULL);
    }
}

/* It is as large as the table, where each seat has its place. */
static void
canasta_seats_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaSeatsView *self = CANASTA_SEATS_VIEW (widget);

  for (guint i = 0; i < MIN (self->n_seats, self->n_places); i++)
    {
      gtk_widget_size_allocate (self->seats[i], &self->places[i].whole, -1);
      if (gtk_widget_get_visible (self->bubbles[i]))
        gtk_widget_size_allocate (self->bubbles[i], &self->bubble_places[i], -1);
    }
}

/* Where they sit side by side, who follows whom. Bubbles lie over all there is on the table,
 * which draws them. */
static void
canasta_seats_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaSeatsView *self = CANASTA_SEATS_VIEW (widget);
  GdkRGBA colour;

  canasta_paint_get_colour (widget, "canasta_quiet_text", &colour);
  for (guint i = 0; i + 1 < MIN (self->n_seats, self->n_in_row); i++)
    {
      const CanastaSeatPlace *place = &self->places[i];
      const GdkRectangle *before = place->below ? &place->chair : &place->whole;
      const GdkRectangle *after = &self->places[i + 1].chair;
      int left = before->x + before->width;
      graphene_rect_t between = GRAPHENE_RECT_INIT ((float) left, (float) place->chair.y,
                                                    (float) (after->x - left),
                                                    (float) place->chair.height);

      if (after->x - left >= LEAST_BETWEEN)
        canasta_paint_text (widget, snapshot, "›", FOLLOWS_SIZE, TRUE, &between, &colour);
    }
  for (guint i = 0; i < self->n_seats; i++)
    gtk_widget_snapshot_child (widget, self->seats[i], snapshot);
}

/* Between the seats one points at what lies on the table. */
static gboolean
canasta_seats_view_contains (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

static void
drop_seat (CanastaSeatsView *self)
{
  self->n_seats--;
  gtk_widget_unparent (self->seats[self->n_seats]);
  gtk_widget_unparent (self->bubbles[self->n_seats]);
}

static void
add_seat (CanastaSeatsView *self)
{
  self->seats[self->n_seats] = canasta_seat_view_new (self->art);
  self->bubbles[self->n_seats] = canasta_bubble_new ();
  gtk_widget_set_parent (self->seats[self->n_seats], GTK_WIDGET (self));
  gtk_widget_set_parent (self->bubbles[self->n_seats], GTK_WIDGET (self));
  self->n_seats++;
}

static void
show_speech (CanastaSeatsView *self, guint index)
{
  CanastaSeatView *seat = CANASTA_SEAT_VIEW (self->seats[index]);

  canasta_bubble_set_text (CANASTA_BUBBLE (self->bubbles[index]),
                           canasta_seat_view_get_speech (seat));
}

static void
canasta_seats_view_dispose (GObject *object)
{
  CanastaSeatsView *self = CANASTA_SEATS_VIEW (object);

  g_clear_handle_id (&self->thinking, g_source_remove);
  g_clear_handle_id (&self->ticking, g_source_remove);
  while (self->n_seats > 0)
    drop_seat (self);
  g_clear_object (&self->turn);
  g_clear_object (&self->art);
  G_OBJECT_CLASS (canasta_seats_view_parent_class)->dispose (object);
}

static void
canasta_seats_view_class_init (CanastaSeatsViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_seats_view_dispose;
  widget_class->measure = canasta_seats_view_measure;
  widget_class->size_allocate = canasta_seats_view_size_allocate;
  widget_class->snapshot = canasta_seats_view_snapshot;
  widget_class->contains = canasta_seats_view_contains;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
canasta_seats_view_init (CanastaSeatsView *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Players"), -1);
}

GtkWidget *
canasta_seats_view_new (CanastaCardArt *art, CanastaTurn *turn)
{
  CanastaSeatsView *self = g_object_new (CANASTA_TYPE_SEATS_VIEW, NULL);

  self->art = g_object_ref (art);
  self->turn = g_object_ref (turn);
  return GTK_WIDGET (self);
}

/* As they look by now, or as long as looks are held, as before. After a while without anything
 * that happens who is to act thinks. */
static void
show_looks (CanastaSeatsView *self, gboolean is_late)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);
  const CanastaSurroundings *surroundings = canasta_turn_get_surroundings (self->turn);

  for (guint seat = 0; !self->holds_looks && seat < observation->table->players; seat++)
    self->looks[seat] = canasta_surroundings_get_look (surroundings, observation, seat,
                                                       is_late && seat != observation->seat);
  for (guint i = 0; i < self->n_seats; i++)
    canasta_seat_view_set_look (CANASTA_SEAT_VIEW (self->seats[i]),
                                self->looks[canasta_viewer_get_other (observation, i)]);
}

static gboolean
think (gpointer data)
{
  CanastaSeatsView *self = data;

  self->thinking = 0;
  if (canasta_turn_get_observation (self->turn))
    show_looks (self, TRUE);
  return G_SOURCE_REMOVE;
}

/* The clock. */

static gboolean tick (gpointer data);

/* How long until a clock shows another second, in milliseconds. */
static guint
get_next_tick (gint64 left)
{
  return left % 1000 != 0 ? (guint) (left % 1000) : 1000;
}

/* What time each has left, at their chairs; of the own one the table draws it. */
static void
show_times (CanastaSeatsView *self)
{
  const CanastaTableClock *clock = &canasta_turn_get_surroundings (self->turn)->clock;
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);
  gint64 now = g_get_monotonic_time () / 1000;
  gboolean runs = clock->time != 0 && clock->seat != CANASTA_NO_SEAT;
  gint64 left = runs ? canasta_table_clock_get_left (clock, clock->seat, now) : 0;

  for (guint i = 0; i < self->n_seats; i++)
    {
      guint seat = canasta_viewer_get_other (observation, i);

      canasta_seat_view_set_time (CANASTA_SEAT_VIEW (self->seats[i]),
                                  canasta_table_clock_times (clock, seat),
                                  canasta_table_clock_get_left (clock, seat, now));
    }
  if (runs && clock->seat == observation->seat)
    gtk_widget_queue_draw (gtk_widget_get_parent (GTK_WIDGET (self)));
  g_clear_handle_id (&self->ticking, g_source_remove);
  if (left > 0)
    self->ticking = g_timeout_add (get_next_tick (left), tick, self);
}

static gboolean
tick (gpointer data)
{
  CanastaSeatsView *self = data;

  self->ticking = 0;
  if (canasta_turn_get_observation (self->turn))
    show_times (self);
  return G_SOURCE_REMOVE;
}

void
canasta_seats_view_update (CanastaSeatsView *self)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);
  guint n = canasta_viewer_count_others (observation);

  while (self->n_seats > n)
    drop_seat (self);
  while (self->n_seats < n)
    add_seat (self);
  for (guint i = 0; i < self->n_seats; i++)
    {
      canasta_seat_view_update (CANASTA_SEAT_VIEW (self->seats[i]), self->turn,
                                canasta_viewer_get_other (observation, i));
      show_speech (self, i);
    }
  show_looks (self, FALSE);
  show_times (self);
  g_clear_handle_id (&self->thinking, g_source_remove);
  self->thinking = g_timeout_add (CANASTA_LOOK_THINKING_AFTER, think, self);
}

/* Looks stay as they were when they were shown last, until a card has landed. */
void
canasta_seats_view_hold_looks (CanastaSeatsView *self, const CanastaLook *looks)
{
  memcpy (self->looks, looks, sizeof self->looks);
  self->holds_looks = TRUE;
  show_looks (self, FALSE);
}

void
canasta_seats_view_release_looks (GtkWidget *seats, CanastaCard card)
{
  CanastaSeatsView *self = CANASTA_SEATS_VIEW (seats);

  self->holds_looks = FALSE;
  if (self->turn && canasta_turn_get_observation (self->turn))
    show_looks (self, FALSE);
}

/* What each seat shows. */
const CanastaLook *
canasta_seats_view_get_looks (CanastaSeatsView *self)
{
  return self->looks;
}

/**
 * canasta_seats_view_measure_words:
 * @self: the seats
 * @form: how people sit
 * @wanted: (out): how wide the longest words would like to be
 *
 * Returns: how high the words of a seat are at most
 */
int
canasta_seats_view_measure_words (CanastaSeatsView *self, CanastaTableForm form, int *wanted)
{
  int highest = 0;

  *wanted = 0;
  for (guint i = 0; i < self->n_seats; i++)
    {
      CanastaSeatView *seat = CANASTA_SEAT_VIEW (self->seats[i]);
      int height, seat_wanted;

      canasta_seat_view_set_form (seat, form);
      canasta_seat_view_measure_words (seat, &seat_wanted, &height);
      highest = MAX (highest, height);
      *wanted = MAX (*wanted, seat_wanted);
    }
  return highest;
}

guint
canasta_seats_view_get_count (CanastaSeatsView *self)
{
  return self->n_seats;
}

/* Whether one of them sits at the near edge, where the viewer's own hand would be. */
gboolean
canasta_seats_view_has_near (CanastaSeatsView *self)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);

  return observation && canasta_viewer_looks_on (observation);
}

/* Whether the last of those who sit around does not play this round. */
gboolean
canasta_seats_view_has_resting (CanastaSeatsView *self)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);

  return observation && canasta_viewer_has_resting_other (observation);
}

static void
place_bubbles (CanastaSeatsView *self, const CanastaTableLayout *layout, const GdkRectangle *piles)
{
  CanastaBubbleNeeds needs[CANASTA_MAX_SEATS];
  CanastaBubbleLayout bubbles[CANASTA_MAX_SEATS];

  for (guint i = 0; i < layout->n_places; i++)
    canasta_bubble_get_needs (CANASTA_BUBBLE (self->bubbles[i]), &needs[i]);
  canasta_bubble_layout_compute (bubbles, layout, piles, needs);
  for (guint i = 0; i < layout->n_places; i++)
    if (gtk_widget_get_visible (self->bubbles[i]))
      self->bubble_places[i] = *canasta_bubble_place (CANASTA_BUBBLE (self->bubbles[i]),
                                                      &bubbles[i]);
}

/**
 * canasta_seats_view_set_places:
 * @self: the seats
 * @layout: where everything is
 * @piles: where the cards of the piles lie, within the table
 *
 * Called while the parent is given its size.
 */
void
canasta_seats_view_set_places (CanastaSeatsView         *self,
                               const CanastaTableLayout *layout,
                               const GdkRectangle       *piles)
{
  self->n_places = layout->n_places;
  graphene_rect_init (&self->own_packet, (float) layout->own_packet.x, (float) layout->own_packet.y,
                      (float) layout->own_packet.width, (float) layout->own_packet.height);
  self->n_in_row = layout->form == CANASTA_TABLE_AROUND ? 0
                   : layout->n_seats - (canasta_seats_view_has_resting (self) ? 1 : 0);
  for (guint i = 0; i < layout->n_places; i++)
    {
      self->places[i] = layout->seats[i];
      canasta_seat_view_set_place (CANASTA_SEAT_VIEW (self->seats[i]), &layout->seats[i]);
    }
  place_bubbles (self, layout, piles);
}

/* The view of a seat; %NULL for the person's own. */
GtkWidget *
canasta_seats_view_get_seat (CanastaSeatsView *self, guint seat)
{
  guint place = canasta_viewer_find_other (canasta_turn_get_observation (self->turn), seat);

  return place < self->n_seats ? self->seats[place] : NULL;
}

/* The person's own chair, on the near edge of the table; who looks on has none. */
void
canasta_seats_view_snapshot_own (CanastaSeatsView   *self,
                                 GtkSnapshot        *snapshot,
                                 const GdkRectangle *place)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);
  const CanastaSurroundings *surroundings = canasta_turn_get_surroundings (self->turn);
  const CanastaBoard *board = &observation->board;
  guint seat = observation->seat;
  CanastaSitter sitter;
  graphene_rect_t chair = GRAPHENE_RECT_INIT ((float) place->x, (float) place->y,
                                              (float) place->width, (float) place->height);

  if (canasta_viewer_looks_on (observation))
    return;
  sitter = (CanastaSitter){
    .portrait = surroundings->seats[seat].portrait,
    .look = self->looks[seat],
    .active = canasta_board_awaits (board, seat),
    .resting = board->resting == seat,
    .waiting = canasta_packets_count_at_seat (observation->table, board, seat),
    .second = canasta_board_plays_second_hand (board, seat),
    .timed = canasta_table_clock_times (&surroundings->clock, seat),
    .left = canasta_table_clock_get_left (&surroundings->clock, seat,
                                          g_get_monotonic_time () / 1000),
  };
  canasta_chair_snapshot (GTK_WIDGET (self), snapshot, self->art, &sitter, &chair);
  canasta_chair_snapshot_clock (GTK_WIDGET (self), snapshot, &sitter, &chair);
  canasta_chair_snapshot_packet (GTK_WIDGET (self), snapshot, self->art, &sitter,
                                 &self->own_packet);
}

/* What they say aloud. A tail that crosses what an earlier seat says is behind that. */
void
canasta_seats_view_snapshot_bubbles (CanastaSeatsView *self, GtkSnapshot *snapshot)
{
  for (guint i = self->n_seats; i > 0; i--)
    gtk_widget_snapshot_child (GTK_WIDGET (self), self->bubbles[i - 1], snapshot);
}

/* Where the person's second hand lies, within the table. */
void
canasta_seats_view_get_own_packet (CanastaSeatsView *self, graphene_rect_t *packet)
{
  *packet = self->own_packet;
}

/* What all have left, by seat, when a round is over; whoever rests has no hand. */
void
canasta_seats_view_show_hands (CanastaSeatsView *self, const CanastaCountingHand *hands)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);

  for (guint i = 0; i < self->n_seats; i++)
    {
      guint seat = canasta_viewer_get_other (observation, i);

      if (seat != observation->board.resting)
        canasta_seat_view_show_hand (CANASTA_SEAT_VIEW (self->seats[i]), &hands[seat].cards,
                                     hands[seat].cost);
      show_speech (self, i);
    }
}

/* They turn over, all at once: so far, from 0 to 1. */
void
canasta_seats_view_turn_hands (CanastaSeatsView *self, double turned)
{
  for (guint i = 0; i < self->n_seats; i++)
    canasta_seat_view_turn_hand (CANASTA_SEAT_VIEW (self->seats[i]), turned);
}

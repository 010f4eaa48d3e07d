/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/table-motion.h"

#include "melds/meld-words.h"
#include "settings/choices.h"
#include "table/paint.h"
#include "table/seat-view.h"

#define DRAW_TIME 220
#define MELD_TIME 260
#define TAKE_TIME 350
#define FAN_TIME 250
#define DEAL_STEP 40
#define DEAL_TIME 1200
#define MELD_STEP 30
#define CLOSE_TIME 420
#define GLOW_TIME 900
#define CLOSE_SPREAD 0.3 /* between the cards of a canasta, as a part of their width */
#define GLOW_REACH 0.35  /* of the width of a card, beyond its edges */

/* What is to move as soon as everything has its place. */
typedef enum
{
  MOVING_NOTHING,
  MOVING_CHANGE,
  MOVING_DEAL,
} Moving;

/* Where a card of the hand was before a change. */
typedef struct
{
  guint id;
  CanastaCard card;
  graphene_rect_t place;
} CardPlace;

struct _CanastaTableMotion
{
  GtkWidget *table;
  const CanastaTableParts *parts;
  CanastaCardArt *art;
  CanastaTurn *turn;
  GSettings *settings;
  CanastaMotion *flights;
  int card_width;
  int card_height;

  Moving moving;     /* what has not been launched yet */
  gboolean dealing;  /* whether the cards of a deal may be on their way */
  gboolean is_shown; /* whether a position was shown before, … */
  CanastaObservation now;    /* … this one; after a change the one that is shown … */
  CanastaObservation before; /* … and this the one before it */
  gboolean is_lifted;  /* the top of the pile lies in a meld for now, … */
  gboolean was_lifted; /* … and before the change */
  gboolean holds_pile; /* what was launched last has the pile shown as it was */
  GArray *places;      /* where the cards of the hand were then */
  graphene_rect_t let_go;  /* where cards are that the person has let go … */
  gboolean has_let_go;     /* … if there are any … */
  gboolean was_let_go;     /* … and whether the change came of that */
};

/* Whether cards move is the system's wish, unless the person has another one:
 * every animation of the program follows it. */
static void
follow_wish (CanastaTableMotion *self)
{
  CanastaAnimations wish = g_settings_get_enum (self->settings, "animations");
  GtkSettings *system = gtk_widget_get_settings (self->table);

  if (wish == CANASTA_ANIMATIONS_SYSTEM)
    gtk_settings_reset_property (system, "gtk-enable-animations");
  else
    g_object_set (system, "gtk-enable-animations", wish == CANASTA_ANIMATIONS_FULL, NULL);
}

/* Neither the table nor its parts are owned. */
CanastaTableMotion *
canasta_table_motion_new (GtkWidget               *table,
                          const CanastaTableParts *parts,
                          CanastaCardArt          *art,
                          CanastaTurn             *turn,
                          GSettings               *settings)
{
  CanastaTableMotion *self = g_new0 (CanastaTableMotion, 1);

  self->table = table;
  self->parts = parts;
  self->art = g_object_ref (art);
  self->turn = g_object_ref (turn);
  self->settings = g_object_ref (settings);
  self->flights = canasta_motion_new (table);
  self->places = g_array_new (FALSE, FALSE, sizeof (CardPlace));
  g_signal_connect_swapped (settings, "changed::animations", G_CALLBACK (follow_wish), self);
  follow_wish (self);
  return self;
}

void
canasta_table_motion_free (CanastaTableMotion *self)
{
  g_signal_handlers_disconnect_by_data (self->settings, self);
  canasta_motion_free (self->flights);
  g_array_unref (self->places);
  g_object_unref (self->settings);
  g_object_unref (self->turn);
  g_object_unref (self->art);
  g_free (self);
}

CanastaMotion *
canasta_table_motion_get_flights (CanastaTableMotion *self)
{
  return self->flights;
}

/* Everything is where it belongs, at once. */
void
canasta_table_motion_finish (CanastaTableMotion *self)
{
  canasta_motion_finish (self->flights);
}

/* What moves is where it belongs; outlines stay for their time. */
void
canasta_table_motion_land (CanastaTableMotion *self)
{
  canasta_motion_land (self->flights);
}

void
canasta_table_motion_snapshot (CanastaTableMotion *self, GtkSnapshot *snapshot)
{
  canasta_motion_snapshot (self->flights, snapshot);
}

/* What has not been given a size yet has no place. */
static gboolean
get_place (CanastaTableMotion *self, GtkWidget *widget, graphene_rect_t *place)
{
  return widget && gtk_widget_compute_bounds (widget, self->table, place)
         && place->size.width > 0 && place->size.height > 0;
}

static gboolean
has_motion (CanastaTableMotion *self)
{
  gboolean enabled;

  g_object_get (gtk_widget_get_settings (self->table), "gtk-enable-animations", &enabled, NULL);
  return enabled;
}

/* Another deal: the cards are dealt as soon as the table shows, if nobody has
 * played yet. */
static void
note_deal (CanastaTableMotion *self, const CanastaObservation *observation)
{
  canasta_motion_finish (self->flights);
  self->dealing = FALSE;
  self->moving = MOVING_NOTHING;
  if (has_motion (self) && (!observation->log || !*observation->log))
    self->moving = MOVING_DEAL;
}

/* What the others do does not cut the dealing short. */
static void
land (CanastaTableMotion *self)
{
  const CanastaBoard *board = &self->now.board;

  if (self->dealing && canasta_motion_count (self->flights) > 0
      && (board->ended || board->to_act != self->now.seat))
    return;
  self->dealing = FALSE;
  canasta_motion_land (self->flights);
}

/* Remembers what is shown. Changes that follow one another before they were
 * drawn are one change. */
static void
note_change (CanastaTableMotion *self)
{
  if (self->moving != MOVING_NOTHING)
    return;
  land (self);
  if (!self->is_shown || !gtk_widget_get_mapped (self->table))
    return;
  self->moving = MOVING_CHANGE;
  self->before = self->now;
  self->was_lifted = self->is_lifted;
  self->was_let_go = self->has_let_go;
  g_array_set_size (self->places, 0);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->parts->hand)); child;
       child = gtk_widget_get_next_sibling (child))
    {
      CardPlace place = { .id = canasta_card_view_get_id (CANASTA_CARD_VIEW (child)),
                          .card = canasta_card_view_get_card (CANASTA_CARD_VIEW (child)) };

      if (get_place (self, child, &place.place))
        g_array_append_val (self->places, place);
    }
}

/**
 * canasta_table_motion_note:
 * @deal: whether other cards were dealt
 *
 * The turn sees something new, and the parts still show what was before.
 */
void
canasta_table_motion_note (CanastaTableMotion *self, gboolean deal)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);

  canasta_motion_set_still (self->flights, !has_motion (self));
  if (observation && deal)
    note_deal (self, observation);
  else
    note_change (self);
  self->is_shown = observation != NULL;
  self->is_lifted = observation && canasta_draft_is_taking (canasta_turn_get_draft (self->turn));
  if (observation)
    self->now = *observation;
}

/* Flights. */

static GdkTexture *
get_texture (CanastaTableMotion *self, CanastaCard card)
{
  int width = self->card_width;
  int height = self->card_height;
  int scale = gtk_widget_get_scale_factor (self->table);

  return card == CANASTA_NO_CARD ? canasta_card_art_get_back (self->art, width, height, scale)
                                 : canasta_card_art_get_face (self->art, card, width, height,
                                                              scale);
}

/* A card in the middle of a widget, as large as fits. */
static void
fit_card (CanastaTableMotion *self, graphene_rect_t *place)
{
  double width = MIN (self->card_width, place->size.width);
  double height = MIN (width * 7 / 5, place->size.height);

  width = height * 5 / 7;
  graphene_rect_init (place, place->origin.x + (place->size.width - width) / 2,
                      place->origin.y + (place->size.height - height) / 2, width, height);
}

/* Sends a card off; what is seen of it where it lands is all of it, unless something
 * else was said. */
static void
send (CanastaTableMotion *self, CanastaCard card, CanastaFlight *flight)
{
  if (self->card_width == 0)
    return;
  if (flight->seen.size.width == 0)
    flight->seen = flight->to;
  flight->card = card;
  flight->texture = get_texture (self, card);
  canasta_motion_add (self->flights, flight);
}

static void
fly (CanastaTableMotion    *self,
     CanastaCard            card,
     const graphene_rect_t *from,
     const graphene_rect_t *to,
     int                    delay,
     int                    duration,
     GtkWidget             *waiting)
{
  CanastaFlight flight = {
    .from = *from, .to = *to, .delay = delay, .duration = duration, .waiting = waiting,
  };

  send (self, card, &flight);
}

/* Where a pile's cards lie. */
static gboolean
get_pile_place (CanastaTableMotion *self, gboolean stock, graphene_rect_t *place)
{
  CanastaWellView *well = self->parts->well;
  CanastaPileView *pile = stock ? canasta_well_view_get_stock (well)
                                : canasta_well_view_get_pile (well);

  graphene_rect_t card;

  if (!get_place (self, GTK_WIDGET (pile), place))
    return FALSE;
  canasta_pile_view_get_card (pile, &card);
  graphene_rect_offset_r (&card, place->origin.x, place->origin.y, place);
  return TRUE;
}

static gboolean
get_seat_place (CanastaTableMotion *self, guint seat, graphene_rect_t *place)
{
  GtkWidget *view = canasta_seats_view_get_seat (self->parts->seats, seat);

  return view && canasta_seat_view_get_cards_place (CANASTA_SEAT_VIEW (view), self->table, place);
}

/* What is let go begins where it was let go, any other card at its place. */
static const graphene_rect_t *
get_start (CanastaTableMotion *self, const graphene_rect_t *place)
{
  return self->was_let_go ? &self->let_go : place;
}

/* To the pile, which changes when the card has landed. */
static void
fly_to_pile (CanastaTableMotion *self, CanastaCard card, const graphene_rect_t *from)
{
  CanastaWellView *well = self->parts->well;
  CanastaFlight flight = {
    .from = *from, .duration = DRAW_TIME, .waiting = GTK_WIDGET (well),
    .land = canasta_well_view_release,
  };

  if (!get_pile_place (self, FALSE, &flight.to))
    return;
  if (has_motion (self))
    {
      canasta_well_view_hold (well, &self->before);
      self->holds_pile = TRUE;
    }
  send (self, card, &flight);
}

/* A part of a widget, where it lies on the table. */
static gboolean
get_part_place (CanastaTableMotion *self, gpointer widget, graphene_rect_t *part)
{
  graphene_rect_t place;

  if (!get_place (self, widget, &place))
    return FALSE;
  graphene_rect_offset (part, place.origin.x, place.origin.y);
  return TRUE;
}

/* To its place in a meld, which is free until then. A canasta, and a chip, shows no
 * single cards. */
static void
fly_to_meld (CanastaTableMotion    *self,
             CanastaCard            card,
             const graphene_rect_t *from,
             GtkWidget             *meld,
             int                   *delay)
{
  CanastaMeldView *view = CANASTA_MELD_VIEW (meld);
  CanastaFlight flight = {
    .from = *from, .delay = *delay, .duration = MELD_TIME, .waiting = meld,
    .land = canasta_meld_view_land_card,
  };

  canasta_meld_view_get_card (view, card, &flight.to);
  canasta_meld_view_get_area (view, &flight.seen);
  if (!get_part_place (self, meld, &flight.to) || !get_part_place (self, meld, &flight.seen))
    return;
  fit_card (self, &flight.to);
  if (has_motion (self))
    canasta_meld_view_await_card (view, card);
  send (self, card, &flight);
  *delay += MELD_STEP;
}

static gboolean
was_in_hand (CanastaTableMotion *self, guint id)
{
  for (guint i = 0; i < self->places->len; i++)
    {
      if (g_array_index (self->places, CardPlace, i).id == id)
        return TRUE;
    }
  return FALSE;
}

/* Dealing: from the stock around the table, one card after the other, and the
 * last one to the pile. */

/* When a seat gets its card of a round of the deal. */
static int
get_deal_delay (CanastaTableMotion *self, guint card, guint seat)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);
  guint players = observation->table->players;
  guint turn = (seat + players - observation->board.turn_seat) % players;
  guint most = 1;
  double step;

  for (guint i = 0; i < players; i++)
    most = MAX (most, observation->board.hand_count[i]);
  step = MIN (DEAL_STEP, (DEAL_TIME - DRAW_TIME) / (double) (most + 1));
  return (int) (step * (card + turn / (double) players));
}

/* As large as what it lands on: so many cards would be slow to scale. */
static void
shrink (graphene_rect_t *place, double width, double height)
{
  graphene_rect_inset (place, (place->size.width - width) / 2,
                       (place->size.height - height) / 2);
}

static void
deal_to_hand (CanastaTableMotion *self, const graphene_rect_t *stock)
{
  CanastaHandView *hand = self->parts->hand;
  const CanastaHandOrder *order = canasta_turn_get_hand (self->turn);
  graphene_rect_t to;

  for (guint i = 0; i < canasta_hand_order_get_count (order); i++)
    {
      const CanastaHandCard *card = canasta_hand_order_get (order, i);
      GtkWidget *view = GTK_WIDGET (canasta_hand_view_find (hand, card->id));

      if (get_place (self, view, &to))
        fly (self, card->card, stock, &to, get_deal_delay (self, i, self->now.seat),
             DRAW_TIME, view);
    }
}

static void
deal_to_seat (CanastaTableMotion *self, guint seat, const graphene_rect_t *stock)
{
  graphene_rect_t from = *stock;
  graphene_rect_t to;

  if (!get_seat_place (self, seat, &to))
    return;
  shrink (&from, to.size.width, to.size.height);
  for (guint i = 0; i < self->now.board.hand_count[seat]; i++)
    fly (self, CANASTA_NO_CARD, &from, &to, get_deal_delay (self, i, seat), DRAW_TIME, NULL);
}

static void
deal (CanastaTableMotion *self)
{
  const CanastaBoard *board = &self->now.board;
  GtkWidget *pile = GTK_WIDGET (canasta_well_view_get_pile (self->parts->well));
  graphene_rect_t stock, to;

  if (!get_pile_place (self, TRUE, &stock))
    return;
  shrink (&stock, self->card_width, self->card_height);
  deal_to_hand (self, &stock);
  for (guint seat = 0; seat < self->now.table->players; seat++)
    {
      if (seat != self->now.seat)
        deal_to_seat (self, seat, &stock);
    }
  if (board->pile_count > 0 && get_pile_place (self, FALSE, &to))
    fly (self, canasta_board_get_top (board), &stock, &to,
         get_deal_delay (self, board->hand_count[board->turn_seat], board->turn_seat), DRAW_TIME,
         pile);
}

/* The person's new cards come from the stock or from the pile. */
static void
fly_to_hand (CanastaTableMotion *self)
{
  float ring = CANASTA_MOTION_OUTLINE_WIDTH;
  CanastaHandView *hand = self->parts->hand;
  const CanastaHandOrder *order = canasta_turn_get_hand (self->turn);
  guint n = canasta_hand_order_get_count (order);
  gboolean stock = self->now.board.source == CANASTA_SOURCE_STOCK;
  graphene_rect_t from;

  if (!get_pile_place (self, stock, &from))
    return;
  for (guint i = 0; i < n; i++)
    {
      const CanastaHandCard *card = canasta_hand_order_get (order, i);
      CanastaCardView *view = canasta_hand_view_find (hand, card->id);
      CanastaFlight flight = {
        .from = *get_start (self, &from), .duration = stock ? DRAW_TIME : TAKE_TIME + FAN_TIME,
        .waiting = GTK_WIDGET (view),
      };

      if (!card->fresh || was_in_hand (self, card->id)
          || !get_place (self, GTK_WIDGET (view), &flight.to))
        continue;
      /* Around what its neighbours leave free, and over none of them. */
      canasta_hand_view_get_visible (hand, view, &flight.seen);
      if (get_part_place (self, hand, &flight.seen))
        graphene_rect_inset (&flight.seen, ring, ring);
      send (self, card->card, &flight);
    }
}

/* The meld of the own band that a card went to. */
static GtkWidget *
find_own_meld (CanastaTableMotion *self, CanastaCard card)
{
  CanastaBandView *band = self->parts->bands[0];
  GtkWidget *found = NULL;

  for (guint i = 0; i < canasta_band_view_get_n_melds (band); i++)
    {
      CanastaMeldView *view = canasta_band_view_get_meld (band, i);
      const CanastaMeldItem *item = canasta_meld_view_get_item (view);
      CanastaCardSet cards;

      canasta_meld_get_cards (&item->meld, &cards);
      if (item->tentative && item->place.kind != CANASTA_PLACE_NEW
          && canasta_card_set_count_card (&cards, card) > 0)
        found = GTK_WIDGET (view);
    }
  return found;
}

/* Cards that left the person's hand went to a meld or to the pile. */
static void
fly_from_hand (CanastaTableMotion *self, gboolean discarded)
{
  const CanastaHandOrder *order = canasta_turn_get_hand (self->turn);
  CanastaCard top = canasta_board_get_top (&self->now.board);
  int delay = 0;

  for (guint i = 0; i < self->places->len; i++)
    {
      const CardPlace *place = &g_array_index (self->places, CardPlace, i);
      GtkWidget *meld;

      if (canasta_hand_order_find (order, place->id) >= 0)
        continue;
      if (discarded && place->card == top)
        {
          discarded = FALSE;
          fly_to_pile (self, top, get_start (self, &place->place));
        }
      else if ((meld = find_own_meld (self, place->card)))
        {
          fly_to_meld (self, place->card, get_start (self, &place->place), meld, &delay);
        }
    }
}

/* The top of a pile that is to be taken goes to its meld. */
static void
fly_from_pile (CanastaTableMotion *self)
{
  CanastaCard top = canasta_board_get_top (&self->now.board);
  GtkWidget *meld = find_own_meld (self, top);
  graphene_rect_t pile;
  int delay = 0;

  if (meld && get_pile_place (self, FALSE, &pile))
    fly_to_meld (self, top, &pile, meld, &delay);
}

/* The cards a meld has gained. */
static void
get_gain (const CanastaBoard *before, const CanastaMeld *meld, guint index, CanastaCardSet *gain)
{
  CanastaCardSet old = { 0 };

  canasta_meld_get_cards (meld, gain);
  if (index < before->n_melds && before->melds[index].rank == meld->rank
      && before->melds[index].side == meld->side)
    canasta_meld_get_cards (&before->melds[index], &old);
  if (canasta_card_set_contains (gain, &old))
    canasta_card_set_remove (gain, &old);
}

static GtkWidget *
find_meld_view (CanastaTableMotion *self, guint index)
{
  for (guint i = 0; i < self->parts->n_bands; i++)
    {
      CanastaBandView *band = self->parts->bands[i];

      for (guint j = 0; j < canasta_band_view_get_n_melds (band); j++)
        {
          CanastaMeldView *view = canasta_band_view_get_meld (band, j);
          const CanastaMeldItem *item = canasta_meld_view_get_item (view);

          if (item->place.kind == CANASTA_PLACE_MELD && item->place.index == index)
            return GTK_WIDGET (view);
        }
    }
  return NULL;
}

/* Another player's melds come from their seat. */
static void
fly_from_seat (CanastaTableMotion *self, const graphene_rect_t *from)
{
  const CanastaBoard *before = &self->before.board;
  const CanastaBoard *board = &self->now.board;
  int delay = 0;

  for (guint i = 0; i < board->n_melds; i++)
    {
      CanastaCardSet gain;
      CanastaCard card;
      GtkWidget *view;

      get_gain (before, &board->melds[i], i, &gain);
      if (canasta_card_set_is_empty (&gain) || !(view = find_meld_view (self, i)))
        continue;
      while ((card = canasta_card_set_next (&gain)) != CANASTA_NO_CARD)
        fly_to_meld (self, card, from, view, &delay);
    }
}

static void
fly_of_other (CanastaTableMotion *self, guint seat)
{
  const CanastaBoard *before = &self->before.board;
  const CanastaBoard *board = &self->now.board;
  graphene_rect_t at_seat, pile;

  if (!get_seat_place (self, seat, &at_seat))
    return;
  if (board->stock_count < before->stock_count && get_pile_place (self, TRUE, &pile))
    fly (self, CANASTA_NO_CARD, &pile, &at_seat, 0, DRAW_TIME, NULL);
  if (board->pile_count > before->pile_count)
    fly_to_pile (self, canasta_board_get_top (board), &at_seat);
  else if (board->pile_count < before->pile_count && get_pile_place (self, FALSE, &pile))
    fly (self, canasta_board_get_top (before), &pile, &at_seat, 0, TAKE_TIME, NULL);
  fly_from_seat (self, &at_seat);
}

/* A canasta that is closed: its cards slide together, and it glows. */

static guint
count_alike (const CanastaBoard *board, const CanastaMeld *meld)
{
  guint n = 0;

  for (guint i = 0; i < board->n_melds; i++)
    {
      const CanastaMeld *other = &board->melds[i];

      n += canasta_meld_is_canasta (other) && other->side == meld->side
           && other->kind == meld->kind && other->rank == meld->rank
           && other->suit == meld->suit;
    }
  return n;
}

static void
slide_together (CanastaTableMotion    *self,
                const CanastaMeld     *meld,
                const graphene_rect_t *to,
                GtkWidget             *view)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n = canasta_meld_list_cards (meld, cards);

  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t from;
      double away = (i - (n - 1) / 2.0) * CLOSE_SPREAD * to->size.width;

      graphene_rect_offset_r (to, (float) away, 0, &from);
      fly (self, cards[i], &from, to, 0, CLOSE_TIME, i == 0 ? view : NULL);
    }
}

static void
celebrate (CanastaTableMotion *self, const CanastaMeld *meld, GtkWidget *view)
{
  gboolean natural = canasta_meld_count_wilds (meld) == 0;
  CanastaFlight glow = { .delay = CLOSE_TIME / 2, .duration = GLOW_TIME };
  double reach;

  if (!get_place (self, view, &glow.from))
    return;
  /* A chip is wider than high. */
  if (glow.from.size.width < glow.from.size.height)
    {
      glow.from.size.height = glow.from.size.width * 7 / 5;
      slide_together (self, meld, &glow.from, view);
    }
  reach = GLOW_REACH * glow.from.size.width;
  graphene_rect_inset_r (&glow.from, (float) -reach, (float) -reach, &glow.to);
  canasta_paint_get_colour (self->table, natural ? "canasta_glow_natural" : "canasta_glow",
                            &glow.glow);
  canasta_motion_add (self->flights, &glow);
}

static void
celebrate_canastas (CanastaTableMotion *self)
{
  const CanastaBoard *board = &self->now.board;

  for (guint i = 0; i < board->n_melds; i++)
    {
      const CanastaMeld *meld = &board->melds[i];

      if (canasta_meld_is_canasta (meld)
          && count_alike (&self->before.board, meld) < count_alike (board, meld))
        celebrate (self, meld, find_meld_view (self, i));
    }
}

static void
launch_change (CanastaTableMotion *self)
{
  const CanastaBoard *before = &self->before.board;
  const CanastaBoard *board = &self->now.board;

  if (before->turn_seat == self->now.seat)
    {
      fly_from_hand (self, board->pile_count > before->pile_count);
      fly_to_hand (self);
      if (self->is_lifted && !self->was_lifted)
        fly_from_pile (self);
    }
  else
    {
      fly_of_other (self, before->turn_seat);
    }
  if (before->round == board->round && has_motion (self))
    celebrate_canastas (self);
}

/**
 * canasta_table_motion_let_go:
 * @place: (nullable): where the person lets cards go; %NULL: what has changed has
 *   nothing to do with that
 *
 * What changes now came of a drag: the cards do not fly from where they were before.
 */
void
canasta_table_motion_let_go (CanastaTableMotion *self, const graphene_rect_t *place)
{
  self->has_let_go = place != NULL;
  if (place)
    self->let_go = *place;
}

/**
 * canasta_table_motion_launch:
 * @card_width: of the cards of the hand, in pixels
 * @card_height: likewise
 *
 * The parts show what the turn sees, and have their places.
 *
 * Returns: whether a part shows something else now, for which it needs its place anew
 */
gboolean
canasta_table_motion_launch (CanastaTableMotion *self, int card_width, int card_height)
{
  Moving moving = self->moving;

  self->card_width = card_width;
  self->card_height = card_height;
  self->moving = MOVING_NOTHING;
  self->holds_pile = FALSE;
  self->dealing = self->dealing || moving == MOVING_DEAL;
  if (moving == MOVING_CHANGE)
    launch_change (self);
  else if (moving == MOVING_DEAL)
    deal (self);
  return self->holds_pile;
}

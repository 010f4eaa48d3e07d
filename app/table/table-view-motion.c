/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves when the table changes: worked out from what was shown before and
 * what is shown now. Can be left out at any time. */
#include "config.h"

#include "table/table-view-private.h"

#define DRAW_TIME 220
#define MELD_TIME 260
#define TAKE_TIME 350
#define FAN_TIME 250
#define DEAL_STEP 40
#define DEAL_TIME 1200
#define MELD_STEP 30

/* Where a card of the hand was before a change. */
typedef struct
{
  guint id;
  CanastaCard card;
  graphene_rect_t place;
} CardPlace;

/* Whether cards are to move; otherwise changes are outlined. */
static gboolean
has_motion (CanastaTableView *self)
{
  g_autofree char *wish = g_settings_get_string (self->settings, "animations");
  gboolean enabled = TRUE;

  if (g_strcmp0 (wish, "system") == 0)
    g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &enabled,
                  NULL);
  else
    enabled = g_strcmp0 (wish, "full") == 0;
  return enabled;
}

/* What has not been given a size yet has no place. */
static gboolean
get_place (CanastaTableView *self, GtkWidget *widget, graphene_rect_t *place)
{
  return widget && gtk_widget_compute_bounds (widget, GTK_WIDGET (self), place)
         && place->size.width > 0 && place->size.height > 0;
}

/* Another deal: the cards are dealt as soon as the table shows, if nobody has
 * played yet. */
void
canasta_table_view_note_deal (CanastaTableView *self, const CanastaObservation *observation)
{
  gboolean moves = has_motion (self);

  canasta_motion_set_still (self->motion, !moves);
  canasta_motion_finish (self->motion);
  self->dealing = FALSE;
  self->moving = CANASTA_MOVING_NOTHING;
  if (moves && (!observation->log || !*observation->log))
    self->moving = CANASTA_MOVING_DEAL;
}

/* What the others do does not cut the dealing short. */
static void
land (CanastaTableView *self)
{
  if (self->dealing && canasta_motion_count (self->motion) > 0
      && !canasta_table_view_is_my_turn (self))
    return;
  self->dealing = FALSE;
  canasta_motion_land (self->motion);
}

/* Before a change: remembers what is shown. Changes that follow one another
 * before they were drawn are one change. */
void
canasta_table_view_note_places (CanastaTableView *self)
{
  CanastaHandView *hand = CANASTA_HAND_VIEW (self->hand);
  const CanastaHandOrder *order = canasta_hand_view_get_order (hand);

  if (self->moving != CANASTA_MOVING_NOTHING)
    return;
  canasta_motion_set_still (self->motion, !has_motion (self));
  land (self);
  if (!self->has_observation || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->moving = CANASTA_MOVING_CHANGE;
  self->shown_before = self->observation;
  g_array_set_size (self->places, 0);
  for (guint i = 0; i < canasta_hand_order_get_count (order); i++)
    {
      const CanastaHandCard *card = canasta_hand_order_get (order, i);
      CardPlace place = { .id = card->id, .card = card->card };

      if (get_place (self, GTK_WIDGET (canasta_hand_view_find (hand, card->id)), &place.place))
        g_array_append_val (self->places, place);
    }
}

GArray *
canasta_table_view_new_places (void)
{
  return g_array_new (FALSE, FALSE, sizeof (CardPlace));
}

/* Flights. */

static GdkTexture *
get_texture (CanastaTableView *self, CanastaCard card)
{
  int width = self->layout.card_width;
  int height = self->layout.card_height;
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  return card == CANASTA_NO_CARD ? canasta_card_art_get_back (self->art, width, height, scale)
                                 : canasta_card_art_get_face (self->art, card, width, height,
                                                              scale);
}

/* A card in the middle of a widget, as large as fits. */
static void
fit_card (CanastaTableView *self, graphene_rect_t *place)
{
  double width = MIN (self->layout.card_width, place->size.width);
  double height = MIN (width * 7 / 5, place->size.height);

  width = height * 5 / 7;
  graphene_rect_init (place, place->origin.x + (place->size.width - width) / 2,
                      place->origin.y + (place->size.height - height) / 2, width, height);
}

static void
fly (CanastaTableView      *self,
     CanastaCard            card,
     const graphene_rect_t *from,
     const graphene_rect_t *to,
     int                    delay,
     int                    duration,
     GtkWidget             *hidden)
{
  CanastaFlight flight = { NULL, *from, *to, delay, duration, hidden };

  if (self->layout.card_width == 0)
    return;
  flight.texture = get_texture (self, card);
  canasta_motion_add (self->motion, &flight);
}

/* Where a pile's cards lie. */
static gboolean
get_pile_place (CanastaTableView *self, gboolean stock, graphene_rect_t *place)
{
  CanastaWellView *well = CANASTA_WELL_VIEW (self->well);
  CanastaPileView *pile = stock ? canasta_well_view_get_stock (well)
                                : canasta_well_view_get_pile (well);

  if (!get_place (self, GTK_WIDGET (pile), place))
    return FALSE;
  graphene_rect_init (place,
                      place->origin.x + (place->size.width - self->layout.card_width) / 2,
                      place->origin.y, self->layout.card_width, self->layout.card_height);
  return TRUE;
}

static gboolean
get_seat_place (CanastaTableView *self, guint seat, graphene_rect_t *place)
{
  guint players = self->observation.table->players;
  guint index = (seat + players - self->observation.seat) % players;

  if (index == 0 || !get_place (self, self->seat_views[index - 1], place))
    return FALSE;
  fit_card (self, place);
  return TRUE;
}

static gboolean
was_in_hand (CanastaTableView *self, guint id)
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
get_deal_delay (CanastaTableView *self, guint card, guint seat)
{
  const CanastaObservation *observation = &self->observation;
  guint players = observation->table->players;
  guint turn = (seat + players - observation->board.turn_seat) % players;
  guint most = 1;
  double step;

  for (guint i = 0; i < players; i++)
    most = MAX (most, observation->board.hand_count[i]);
  step = MIN (DEAL_STEP, (DEAL_TIME - DRAW_TIME) / (double) (most + 1));
  return (int) (step * (card + turn / (double) players));
}

static void
deal_to_hand (CanastaTableView *self, const graphene_rect_t *stock)
{
  CanastaHandView *hand = CANASTA_HAND_VIEW (self->hand);
  const CanastaHandOrder *order = canasta_hand_view_get_order (hand);
  graphene_rect_t to;

  for (guint i = 0; i < canasta_hand_order_get_count (order); i++)
    {
      const CanastaHandCard *card = canasta_hand_order_get (order, i);
      GtkWidget *view = GTK_WIDGET (canasta_hand_view_find (hand, card->id));

      if (get_place (self, view, &to))
        fly (self, card->card, stock, &to, get_deal_delay (self, i, self->observation.seat),
             DRAW_TIME, view);
    }
}

static void
deal_to_seat (CanastaTableView *self, guint seat, const graphene_rect_t *stock)
{
  graphene_rect_t from = *stock;
  graphene_rect_t to;

  if (!get_seat_place (self, seat, &to))
    return;
  /* As large as it lands: so many cards would be slow to scale. */
  graphene_rect_inset (&from, (from.size.width - to.size.width) / 2,
                       (from.size.height - to.size.height) / 2);
  for (guint i = 0; i < self->observation.board.hand_count[seat]; i++)
    fly (self, CANASTA_NO_CARD, &from, &to, get_deal_delay (self, i, seat), DRAW_TIME, NULL);
}

static void
deal (CanastaTableView *self)
{
  const CanastaBoard *board = &self->observation.board;
  GtkWidget *pile = GTK_WIDGET (canasta_well_view_get_pile (CANASTA_WELL_VIEW (self->well)));
  graphene_rect_t stock, to;

  if (!get_pile_place (self, TRUE, &stock))
    return;
  deal_to_hand (self, &stock);
  for (guint seat = 0; seat < self->observation.table->players; seat++)
    {
      if (seat != self->observation.seat)
        deal_to_seat (self, seat, &stock);
    }
  if (board->pile_count > 0 && get_pile_place (self, FALSE, &to))
    fly (self, canasta_board_get_top (board), &stock, &to,
         get_deal_delay (self, board->hand_count[board->turn_seat], board->turn_seat), DRAW_TIME,
         pile);
}

/* The person's new cards come from the stock or from the pile. */
static void
fly_to_hand (CanastaTableView *self)
{
  CanastaHandView *hand = CANASTA_HAND_VIEW (self->hand);
  const CanastaHandOrder *order = canasta_hand_view_get_order (hand);
  guint n = canasta_hand_order_get_count (order);
  gboolean stock = self->observation.board.source == CANASTA_SOURCE_STOCK;
  graphene_rect_t from, to;

  if (!get_pile_place (self, stock, &from))
    return;
  for (guint i = 0; i < n; i++)
    {
      const CanastaHandCard *card = canasta_hand_order_get (order, i);
      GtkWidget *view = GTK_WIDGET (canasta_hand_view_find (hand, card->id));

      if (card->fresh && !was_in_hand (self, card->id) && get_place (self, view, &to))
        fly (self, card->card, &from, &to, 0, stock ? DRAW_TIME : TAKE_TIME + FAN_TIME, view);
    }
}

/* The meld of the own band that a card went to. */
static GtkWidget *
find_own_meld (CanastaTableView *self, CanastaCard card)
{
  CanastaBandView *band = CANASTA_BAND_VIEW (self->bands[0]);
  GtkWidget *found = NULL;

  for (guint i = 0; i < canasta_band_view_get_n_melds (band); i++)
    {
      CanastaMeldView *view = canasta_band_view_get_meld (band, i);
      const CanastaMeldItem *item = canasta_meld_view_get_item (view);
      gboolean holds = canasta_faces_have (self->observation.table->roles.wild, card)
                         ? canasta_meld_count_wilds (&item->meld) > 0
                         : item->meld.kind == CANASTA_MELD_SEQUENCE
                           || item->meld.rank == canasta_card_get_rank (card);

      if (item->tentative && item->place.kind != CANASTA_PLACE_NEW && holds)
        found = GTK_WIDGET (view);
    }
  return found;
}

/* Cards that left the person's hand went to a meld or to the pile. */
static void
fly_from_hand (CanastaTableView *self, gboolean discarded)
{
  const CanastaHandOrder *order =
    canasta_hand_view_get_order (CANASTA_HAND_VIEW (self->hand));
  CanastaCard top = canasta_board_get_top (&self->observation.board);
  int delay = 0;

  for (guint i = 0; i < self->places->len; i++)
    {
      const CardPlace *place = &g_array_index (self->places, CardPlace, i);
      graphene_rect_t to;

      if (canasta_hand_order_find (order, place->id) >= 0)
        continue;
      if (discarded && place->card == top)
        {
          discarded = FALSE;
          if (get_pile_place (self, FALSE, &to))
            fly (self, top, &place->place, &to, 0, DRAW_TIME, NULL);
        }
      else if (get_place (self, find_own_meld (self, place->card), &to))
        {
          fit_card (self, &to);
          fly (self, place->card, &place->place, &to, delay, MELD_TIME, NULL);
          delay += MELD_STEP;
        }
    }
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
find_meld_view (CanastaTableView *self, guint index)
{
  for (guint i = 0; i < self->n_bands; i++)
    {
      CanastaBandView *band = CANASTA_BAND_VIEW (self->bands[i]);

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
fly_from_seat (CanastaTableView *self, const graphene_rect_t *from)
{
  const CanastaBoard *before = &self->shown_before.board;
  const CanastaBoard *board = &self->observation.board;
  int delay = 0;

  for (guint i = 0; i < board->n_melds; i++)
    {
      CanastaCardSet gain;
      CanastaCard card;
      graphene_rect_t to;

      get_gain (before, &board->melds[i], i, &gain);
      if (canasta_card_set_is_empty (&gain)
          || !get_place (self, find_meld_view (self, i), &to))
        continue;
      fit_card (self, &to);
      while ((card = canasta_card_set_next (&gain)) != CANASTA_NO_CARD)
        {
          fly (self, card, from, &to, delay, MELD_TIME, NULL);
          delay += MELD_STEP;
        }
    }
}

static void
fly_of_other (CanastaTableView *self, guint seat)
{
  const CanastaBoard *before = &self->shown_before.board;
  const CanastaBoard *board = &self->observation.board;
  graphene_rect_t at_seat, pile;

  if (!get_seat_place (self, seat, &at_seat))
    return;
  if (board->stock_count < before->stock_count && get_pile_place (self, TRUE, &pile))
    fly (self, CANASTA_NO_CARD, &pile, &at_seat, 0, DRAW_TIME, NULL);
  if (board->pile_count > before->pile_count && get_pile_place (self, FALSE, &pile))
    fly (self, canasta_board_get_top (board), &at_seat, &pile, 0, DRAW_TIME, NULL);
  else if (board->pile_count < before->pile_count && get_pile_place (self, FALSE, &pile))
    fly (self, canasta_board_get_top (before), &pile, &at_seat, 0, TAKE_TIME, NULL);
  fly_from_seat (self, &at_seat);
}

static void
launch_change (CanastaTableView *self)
{
  const CanastaBoard *before = &self->shown_before.board;
  const CanastaBoard *board = &self->observation.board;

  if (before->turn_seat == self->observation.seat)
    {
      fly_from_hand (self, board->pile_count > before->pile_count);
      fly_to_hand (self);
    }
  else
    {
      fly_of_other (self, before->turn_seat);
    }
}

/* After a change, when everything has its place. */
void
canasta_table_view_launch (CanastaTableView *self)
{
  CanastaMoving moving = self->moving;

  self->moving = CANASTA_MOVING_NOTHING;
  self->dealing = self->dealing || moving == CANASTA_MOVING_DEAL;
  if (moving == CANASTA_MOVING_CHANGE)
    launch_change (self);
  else if (moving == CANASTA_MOVING_DEAL)
    deal (self);
}

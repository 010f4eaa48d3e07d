/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everything on the table goes. */
#include "config.h"

#include "table/layout.h"

#include "table/card-index.h"
#include "table/felt-shares.h"
#include "table/seat-layout.h"

#define CARD_PART 0.165 /* of the window's height … */
#define CARD_WIDE 0.85  /* … or of this part of its width */
#define CROWDED 0.92    /* of that, where melds need the room */
#define LOWEST_CARD 84
#define HIGHEST_CARD 260
#define LOWEST_CARD_OF_MANY 40
#define COMPACT_CARD_HEIGHT 73
#define SHRINKING 0.95 /* from one try to the next */
#define LARGE_TEXT_CARD 160 /* from this height of cards on, texts are larger */
#define LARGEST_TEXT_CARD 214
#define PROMPT_HEIGHT 56
#define LEAST_MELDS 80 /* of a small window, whatever the hand needs */
#define LEAST_CARDS 108 /* of a larger one: a row of cards for each side */
#define SEATS 88 /* at one unit, what the far edge takes of that */

/* At one unit, which is a window of 1024 × 700. */
#define OTHERS_CARD 68
#define OWN_CARD 84
#define HIGH_OTHERS_CARD 75 /* where the felt is high */
#define HIGH_OWN_CARD 97
#define HIGH_FELT 440
#define LARGE_OTHERS_CARD 84 /* where it is in a large window, and melds are few */
#define LARGE_OWN_CARD 108
#define LARGE_UNIT 1.4
#define GOOD_OTHERS_CARD 56 /* so high they are large enough; fans are better than squared melds */
#define GOOD_OWN_CARD 60
#define PILE 102
#define LARGE_PILE 108
#define LOW_PILE 0.74 /* of a card of the hand, where melds need the room */
#define OWN_EDGE 64 /* beside the own melds */
#define MOST_SEAM 8 /* between what lies before two of the others */
#define COMPACT_EDGE 8

/* In a small window. */
#define COMPACT_OTHERS_CARD 48
#define COMPACT_OWN_CARD 50
#define COMPACT_PILE 68
#define MOST_COMPACT_PILE 76 /* with much to say about it */
#define LOWEST_PILE 56

static gboolean
is_compact (int width, int height)
{
  return width < CANASTA_LAYOUT_COMPACT_WIDTH || height < CANASTA_LAYOUT_COMPACT_HEIGHT;
}

/* How people sit at a table of a size. */
CanastaTableForm
canasta_layout_get_form (int width, int height)
{
  if (is_compact (width, height))
    return CANASTA_TABLE_COMPACT;
  return width >= CANASTA_SEATS_AROUND_WIDTH ? CANASTA_TABLE_AROUND : CANASTA_TABLE_ROW;
}

/* Before the size the person wants; a larger window may have a part of that. */
static double
get_card_height (int width, int height, double part)
{
  if (is_compact (width, height))
    return COMPACT_CARD_HEIGHT;
  return CLAMP (part * CARD_PART * MIN (height + CANASTA_LAYOUT_HEADER, CARD_WIDE * width),
                LOWEST_CARD, HIGHEST_CARD);
}

CanastaTextSize
canasta_layout_get_text_size (int width, int height)
{
  double card_height = get_card_height (width, height, 1);

  return card_height >= LARGEST_TEXT_CARD ? CANASTA_TEXT_LARGEST
         : card_height >= LARGE_TEXT_CARD ? CANASTA_TEXT_LARGE
                                          : CANASTA_TEXT_USUAL;
}

/* The near edge. */

/* The hand below, or who sits in its place, and above that the edge with what to do. */
static void
place_near_edge (CanastaTableLayout *self, const CanastaTableNeeds *needs)
{
  double unit = canasta_seat_layout_get_unit (needs->width, needs->height);
  int least = self->form == CANASTA_TABLE_COMPACT ? 0 : (int) (PROMPT_HEIGHT * MIN (unit, 1.25));

  self->hand = (GdkRectangle){ CANASTA_LAYOUT_MARGIN, 0, needs->width - 2 * CANASTA_LAYOUT_MARGIN,
                               needs->has_near ? canasta_seat_layout_get_near_height (needs)
                                               : self->slots.height };
  self->hand.y = needs->height - self->hand.height;
  self->prompt = (GdkRectangle){ 0, 0, needs->width, MAX (least, needs->prompt_height) };
  self->prompt.y = self->hand.y - self->prompt.height;
  canasta_seat_layout_place_own (self, needs);
}

/* Whether the words of the seats at the sides would lie on the own melds. */
static gboolean
is_below_seats (const CanastaTableLayout *self, const CanastaTableNeeds *needs)
{
  return self->form == CANASTA_TABLE_AROUND
         && self->bands[0].y < canasta_seat_layout_get_foot (self);
}

/* How high cards of melds are at most, and from where on that is enough. */
static void
set_cards (CanastaTableLayout *self, CanastaFeltRoom *felt, double unit, gboolean high)
{
  self->others_card = (int) ((high ? HIGH_OTHERS_CARD : OTHERS_CARD) * unit);
  self->own_card = (int) ((high ? HIGH_OWN_CARD : OWN_CARD) * unit);
  felt->good_others = (int) (GOOD_OTHERS_CARD * unit);
  felt->good_own = (int) (GOOD_OWN_CARD * unit);
}

/* Gives the cards what a large window has left, where none is smaller for that. */
static gboolean
try_large (CanastaTableLayout *self, const CanastaTableNeeds *needs, const CanastaFeltRoom *felt,
           double unit)
{
  CanastaFeltRoom large = *felt;

  if (unit < LARGE_UNIT)
    return FALSE;
  self->others_card = (int) (LARGE_OTHERS_CARD * unit);
  self->own_card = (int) (LARGE_OWN_CARD * unit);
  large.good_others = (int) (HIGH_OTHERS_CARD * unit);
  large.good_own = (int) (HIGH_OWN_CARD * unit);
  large.pile = (int) (LARGE_PILE * unit);
  return canasta_felt_shares_compute (self, needs, &large, large.pile) >= 1
         && !is_below_seats (self, needs);
}

/* Returns how well all melds have room. */
static double
compute_full (CanastaTableLayout *self, const CanastaTableNeeds *needs)
{
  double unit = canasta_seat_layout_get_unit (needs->width, needs->height);
  gboolean around = self->form == CANASTA_TABLE_AROUND;
  int edge = around ? canasta_seat_layout_get_edge (self, needs) : CANASTA_LAYOUT_MARGIN;
  int own_edge = MAX (around ? (int) (OWN_EDGE * unit) : 0,
                      self->own_seat.x + self->own_seat.width + CANASTA_LAYOUT_GAP);
  int outer = around ? 3 * CANASTA_LAYOUT_MARGIN : edge;
  int usual_pile = (int) (PILE * unit), lowest_pile = (int) (LOW_PILE * self->card_height);
  gboolean high, roomy;
  double rated;
  CanastaFeltRoom felt = {
    .top = canasta_seat_layout_get_top (self, needs),
    .bottom = self->prompt.y - CANASTA_MELD_RING,
    .others_x = edge,
    .others_width = needs->width - 2 * edge,
    .own_x = own_edge,
    .own_width = needs->width - own_edge - (around ? own_edge : edge),
    .pile = usual_pile,
  };

  high = felt.bottom - self->rim > HIGH_FELT * unit;
  if (high && try_large (self, needs, &felt, unit))
    {
      canasta_seat_layout_place_ornaments (self, needs, TRUE);
      return 1;
    }
  set_cards (self, &felt, unit, high);
  rated = canasta_felt_shares_compute (self, needs, &felt, lowest_pile);
  roomy = rated >= 1 && felt.pile == usual_pile;
  /* Many melds lie as far to the right as the felt goes. */
  if (!roomy)
    {
      felt.own_width = needs->width - own_edge - outer;
      felt.pile = usual_pile;
      rated = canasta_felt_shares_compute (self, needs, &felt, lowest_pile);
    }
  if (is_below_seats (self, needs))
    {
      felt.own_x = edge;
      felt.own_width = felt.others_width;
      felt.pile = usual_pile;
      rated = canasta_felt_shares_compute (self, needs, &felt, lowest_pile);
      roomy = rated >= 1 && felt.pile == usual_pile;
    }
  canasta_seat_layout_place_ornaments (self, needs, roomy);
  return rated;
}

static double
compute_compact (CanastaTableLayout *self, const CanastaTableNeeds *needs)
{
  int notes = (needs->well_notes - needs->well_foot) * COMPACT_PILE
              / canasta_well_layout_get_height (COMPACT_PILE, 0); /* a pile as high as they are */
  CanastaFeltRoom felt = {
    .top = canasta_seat_layout_get_top (self, needs),
    .bottom = self->prompt.y - CANASTA_MELD_RING,
    .others_x = COMPACT_EDGE,
    .others_width = needs->width - 2 * COMPACT_EDGE,
    .own_x = COMPACT_EDGE,
    .own_width = needs->width - 2 * COMPACT_EDGE,
  };

  /* What is said beside the piles takes smaller letters before melds take less room. */
  felt.pile = MAX (MIN (COMPACT_PILE, self->card_height), MIN (notes, MOST_COMPACT_PILE));
  self->others_card = COMPACT_OTHERS_CARD;
  self->own_card = COMPACT_OWN_CARD;
  felt.good_others = GOOD_OTHERS_CARD;
  felt.good_own = GOOD_OWN_CARD;
  return canasta_felt_shares_compute (self, needs, &felt,
                                      MIN (felt.pile, CLAMP (notes, LOWEST_PILE, COMPACT_PILE)));
}

/* In the middle between two of the others in a row. */
static GdkRectangle
get_seam (const CanastaTableLayout *self, guint band)
{
  const GdkRectangle *left = &self->bands[band - 1], *right = &self->bands[band];
  int end = left->x + left->width;
  int width = MIN (MOST_SEAM, right->x - end);

  if (left->y != right->y)
    return (GdkRectangle){ 0 };
  return (GdkRectangle){ (end + right->x - width) / 2, right->y, width, right->height };
}

/* The name of a side stands above what lies before it. */
static void
place_names (CanastaTableLayout *self, const CanastaTableNeeds *needs)
{
  for (guint i = 0; i < needs->n_bands; i++)
    {
      self->names[i] = self->bands[i];
      self->names[i].height = MIN (needs->line_height, self->bands[i].height);
      self->names[i].width = MIN (i == 0 ? needs->own_line_width : needs->line_width,
                                  self->bands[i].width);
      self->seams[i] = i > 1 ? get_seam (self, i) : (GdkRectangle){ 0 };
    }
}

/* The hand. */

/* How high the hand may be, so that the melds have room. */
static int
get_most_hand (const CanastaTableNeeds *needs)
{
  int left = needs->height - needs->prompt_height - 2 * needs->line_height;

  if (needs->form == CANASTA_TABLE_COMPACT)
    {
      left -= needs->plate_height + needs->well_notes;
      return left - MAX (left / 3, LEAST_MELDS);
    }
  return left - (int) (SEATS * canasta_seat_layout_get_unit (needs->width, needs->height))
         - canasta_well_layout_get_height (LOWEST_PILE, needs->well_foot) - LEAST_CARDS;
}

/* Whether the next card leaves the index of each card free, so does the next row, and
 * the hand leaves room for the melds. */
static gboolean
shows_indices (const CanastaTableLayout *self, const CanastaTableNeeds *needs, guint n_cards)
{
  CanastaCardIndex index;

  if (self->slots.height > get_most_hand (needs))
    return FALSE;
  canasta_card_index_measure (&index, needs->large_print, self->card_width, self->card_height);
  for (guint i = 0; i < n_cards; i++)
    {
      if (self->slots.slots[i].strip < index.width)
        return FALSE;
    }
  return TRUE;
}

/* The hand with cards as large as the person wants, or a part of that, or smaller where that
 * many have no room: in narrow windows. */
static void
place_hand (CanastaTableLayout      *self,
            const CanastaTableNeeds *needs,
            const CanastaCard       *cards,
            guint                    n_cards,
            double                   part)
{
  double height = get_card_height (needs->width, needs->height, part) * needs->card_size;
  int width = needs->width - 2 * CANASTA_LAYOUT_MARGIN;
  gboolean compact = self->form == CANASTA_TABLE_COMPACT;
  CanastaCardIndex index;

  do
    {
      self->card_width = (int) (height * 5 / 7 + 0.5);
      self->card_height = (int) (height + 0.5);
      canasta_hand_layout_compute (&self->slots, cards, n_cards, width, self->card_width,
                                   self->card_height, needs->large_print, compact);
      height *= SHRINKING;
    }
  while (height > LOWEST_CARD_OF_MANY && !shows_indices (self, needs, n_cards));
  canasta_card_index_measure (&index, needs->large_print, self->card_width, self->card_height);
  canasta_hand_layout_squeeze (&self->slots, get_most_hand (needs), index.rank);
}

/* The table with cards of the hand that high, of what they are as a rule. Returns how well all
 * melds have room. */
static double
try_hand (CanastaTableLayout      *self,
          const CanastaTableNeeds *needs,
          const CanastaCard       *cards,
          guint                    n_cards,
          double                   part)
{
  self->pad = self->cup = (GdkRectangle){ 0 };
  place_hand (self, needs, cards, n_cards, part);
  place_near_edge (self, needs);
  canasta_seat_layout_place (self, needs);
  return self->form == CANASTA_TABLE_COMPACT ? compute_compact (self, needs)
                                             : compute_full (self, needs);
}

void
canasta_table_layout_compute (CanastaTableLayout      *self,
                              const CanastaTableNeeds *needs,
                              const CanastaCard       *cards,
                              guint                    n_cards)
{
  self->form = needs->form;
  self->n_bands = needs->n_bands;
  if (try_hand (self, needs, cards, n_cards, 1) < 1 && self->form != CANASTA_TABLE_COMPACT)
    try_hand (self, needs, cards, n_cards, CROWDED);
  place_names (self, needs);
}

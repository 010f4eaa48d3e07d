/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of where things go on the table: nothing overlaps, nothing leaves the
 * window, every card can be read and hit. No display is needed. */
#include "config.h"

#include "../core/players.h"
#include "table/bubble-layout.h"
#include "table/card-index.h"
#include "table/seat-layout.h"
#include "table/meld-layout.h"
#include "table/well-layout.h"

#define HEADER 46

static void
assert_apart (const GdkRectangle *a, const GdkRectangle *b)
{
  g_assert_false (gdk_rectangle_intersect (a, b, NULL));
}

/* A sorted hand with as many cards of each rank as @each says, in turn. */
static guint
make_hand (CanastaCard *cards, guint n_cards, guint each)
{
  for (guint i = 0; i < n_cards; i++)
    cards[i] = canasta_card ((CanastaRank) (i / each % CANASTA_RANK_JOKER), i % CANASTA_N_SUITS);
  return n_cards;
}

#define LINE_HEIGHT 24
#define LINE_WIDTH 190
#define OWN_LINE_WIDTH 200
#define MELDS 14
#define WIDE_BUBBLE 150 /* what people say is shorter as a rule */

/* What a table needs that has the cards, sides and seats. */
typedef struct
{
  int width;
  int height; /* of the window */
  double card_size;
  guint n_seats;
  guint n_bands;
  guint n_melds; /* of each side, every third of them a canasta */
  guint n_cards;
  gboolean large_print;
  guint n_long; /* so many of the melds are sequences from ace to ace */
  guint n_more; /* so many melds more does the own side have */
  gboolean has_near; /* somebody else sits where the hand would be */
} Case;

/* What the melds of each side need; their lengths are kept in @lengths. */
static void
make_melds (CanastaMeldsNeeds *bands, guint *lengths, const Case *row, gboolean compact)
{
  guint n_all = row->n_melds + row->n_more;

  for (guint i = 0; i < n_all; i++)
    lengths[i] = i < row->n_long ? 14 : i < n_all - n_all / 3 ? 3 + i % 4 : 1;
  for (guint i = 0; i < row->n_bands; i++)
    {
      guint n = i == 0 ? n_all : row->n_melds;

      bands[i] = (CanastaMeldsNeeds){
        .foot = CANASTA_MELD_FOOT, .chip_height = CANASTA_MELD_CHIP_HEIGHT, .n_melds = n,
        .lengths = lengths, .n_canastas = n / 3, .n_aside = compact ? 0 : i,
        .worth_width = 44, .worth_height = 18,
        .large_print = row->large_print,
      };
    }
}

/* The piles with names of usual length. */
static CanastaWellNeeds
get_well_needs (gboolean compact)
{
  return (CanastaWellNeeds){
    .compact = compact,
    .caption_width = compact ? 64 : 90,
    .least_notes = 140,
    .most_notes = 340,
  };
}

/* Where their cards lie. */
static GdkRectangle
get_piles (const CanastaTableLayout *layout)
{
  CanastaWellNeeds needs = get_well_needs (layout->form == CANASTA_TABLE_COMPACT);
  GdkRectangle piles = layout->well;
  CanastaWellLayout well;
  int x;

  needs.width = layout->well.width;
  needs.card_width = layout->pile_width;
  canasta_well_layout_compute (&well, &needs);
  canasta_well_layout_get_piles (&well, layout->pile_width, &x, &piles.width);
  piles.x += x;
  return piles;
}

static void
compute_case (CanastaTableLayout *layout, const Case *row)
{
  guint lengths[MELDS];
  CanastaMeldsNeeds bands[CANASTA_MAX_SIDES];
  gboolean compact = row->width < CANASTA_LAYOUT_COMPACT_WIDTH
                     || row->height - HEADER < CANASTA_LAYOUT_COMPACT_HEIGHT;
  CanastaWellNeeds well = get_well_needs (compact);
  CanastaTableNeeds needs = {
    .form = canasta_layout_get_form (row->width, row->height - HEADER),
    .width = row->width,
    .height = row->height - HEADER,
    .card_size = row->card_size,
    .large_print = row->large_print,
    .n_seats = row->n_seats,
    .has_near = row->has_near,
    .plate_height = compact ? 34 : 62,
    .pad_width = 190,
    .line_height = LINE_HEIGHT,
    .line_width = LINE_WIDTH,
    .own_line_width = OWN_LINE_WIDTH,
    .well = &well,
    .n_bands = row->n_bands,
    .bands = bands,
    .well_foot = 20,
    .well_notes = 88,
    .prompt_height = compact ? 112 : 56,
  };
  CanastaCard cards[CANASTA_MAX_CARDS] = { 0 };

  needs.plate_width = canasta_seat_layout_get_plate_width (&needs, FALSE, 130);
  make_melds (bands, lengths, row, compact);
  make_hand (cards, row->n_cards, 3);
  canasta_table_layout_compute (layout, &needs, cards, row->n_cards);
}

static void
compute (CanastaTableLayout *layout, int width, int height, double card_size, guint n_others,
         guint n_cards)
{
  Case row = { width, height, card_size, MAX (n_others, 3), n_others + 1, 4, n_cards, FALSE };

  compute_case (layout, &row);
}

static void
assert_inside (const GdkRectangle *part, int width, int height)
{
  g_assert_cmpint (part->x, >=, 0);
  g_assert_cmpint (part->y, >=, 0);
  g_assert_cmpint (part->width, >, 0);
  g_assert_cmpint (part->height, >, 0);
  g_assert_cmpint (part->x + part->width, <=, width);
  g_assert_cmpint (part->y + part->height, <=, height);
}

/* A second packet of cards lies within the seat, beside the number of those in the hand. */
static void
assert_packet (const CanastaSeatPlace *seat)
{
  GdkRectangle number = { seat->chair.x + seat->chair.width / 3, seat->chair.y,
                          seat->chair.width / 3, seat->whole.height };
  GdkRectangle both;

  gdk_rectangle_union (&seat->whole, &seat->packet, &both);
  g_assert_true (gdk_rectangle_equal (&seat->whole, &both));
  g_assert_cmpint (seat->packet.width, >=, 10);
  g_assert_cmpint (seat->packet.height, >, seat->packet.width);
  assert_apart (&seat->packet, &number);
  assert_apart (&seat->packet, &seat->plate);
}

/* Nobody sits on another, and nothing lies on anybody: of what is before a side the name
 * may stand beside a chair, where that is short. */
static void
assert_seats (const CanastaTableLayout *layout, int width, int height)
{
  for (guint i = 0; i < layout->n_seats; i++)
    {
      const CanastaSeatPlace *seat = &layout->seats[i];

      assert_inside (&seat->whole, width, height - HEADER);
      assert_inside (&seat->chair, width, height - HEADER);
      assert_inside (&seat->plate, width, height - HEADER);
      assert_apart (&seat->chair, &seat->plate);
      assert_packet (seat);
      assert_apart (&seat->whole, &layout->well);
      assert_apart (&seat->whole, &layout->prompt);
      for (guint j = 0; j < i; j++)
        assert_apart (&seat->whole, &layout->seats[j].whole);
      for (guint j = 0; j < layout->n_bands; j++)
        {
          GdkRectangle line = layout->bands[j], melds = layout->bands[j];

          line.width = MIN (LINE_WIDTH, line.width);
          line.height = MIN (line.height, 24);
          melds.y += line.height;
          melds.height -= line.height;
          assert_apart (&seat->whole, &line);
          assert_apart (&seat->whole, &melds);
        }
    }
}

/* Few seats of a row are no wider than words need, and lie in its middle. */
static void
assert_row (const CanastaTableLayout *layout, int width)
{
  const GdkRectangle *last = &layout->seats[layout->n_seats - 1].whole;

  if (layout->form != CANASTA_TABLE_ROW)
    return;
  g_assert_cmpint (last->width, <=, 300);
  g_assert_cmpint (ABS (layout->seats[0].whole.x - (width - last->x - last->width)), <=, 8);
}

/* Pad and cup lie beside everything else; the pad can be hit by a finger, and has room
 * wherever people sit around. */
static void
assert_ornaments (const CanastaTableLayout *layout, int width, int height)
{
  const GdkRectangle *ornaments[] = { &layout->pad, &layout->cup };

  g_assert_cmpint (layout->pad.width > 0, ==, layout->form == CANASTA_TABLE_AROUND);
  assert_apart (&layout->pad, &layout->cup);
  for (guint i = 0; i < G_N_ELEMENTS (ornaments); i++)
    {
      if (ornaments[i]->width == 0)
        continue;
      g_assert_cmpint (MIN (ornaments[i]->width, ornaments[i]->height), >=, 44);
      assert_inside (ornaments[i], width, height - HEADER);
      assert_apart (ornaments[i], &layout->well);
      for (guint j = 0; j < layout->n_seats; j++)
        assert_apart (ornaments[i], &layout->seats[j].whole);
      for (guint j = 0; j < layout->n_bands; j++)
        assert_apart (ornaments[i], &layout->bands[j]);
    }
}

/* Between two of the others who lie beside each other there is a seam, and on nothing else. */
static void
assert_seams (const CanastaTableLayout *layout)
{
  for (guint i = 0; i < layout->n_bands; i++)
    {
      const GdkRectangle *seam = &layout->seams[i];

      g_assert_cmpint (seam->width > 0, ==,
                       i > 1 && layout->bands[i].y == layout->bands[i - 1].y);
      for (guint j = 0; seam->width > 0 && j < layout->n_bands; j++)
        assert_apart (seam, &layout->bands[j]);
      for (guint j = 0; seam->width > 0 && j < layout->n_seats; j++)
        assert_apart (seam, &layout->seats[j].whole);
    }
}

/* The own name may stand beside those of the piles, and nothing below it. */
static GdkRectangle
get_own_melds (const CanastaTableLayout *layout)
{
  GdkRectangle melds = layout->bands[0], piles = get_piles (layout);

  assert_apart (&layout->names[0], &piles);
  melds.y += layout->names[0].height;
  melds.height -= layout->names[0].height;
  return melds;
}

static void
assert_regions (const CanastaTableLayout *layout, int width, int height)
{
  const GdkRectangle *parts[CANASTA_MAX_SIDES + 3];
  GdkRectangle own = get_own_melds (layout);
  guint n = 0;

  parts[n++] = &layout->well;
  parts[n++] = &layout->prompt;
  parts[n++] = &layout->hand;
  parts[n++] = &own;
  for (guint i = 1; i < layout->n_bands; i++)
    parts[n++] = &layout->bands[i];
  for (guint i = 0; i < n; i++)
    {
      assert_inside (parts[i], width, height - HEADER);
      for (guint j = 0; j < i; j++)
        assert_apart (parts[i], parts[j]);
    }
  assert_seats (layout, width, height);
  assert_row (layout, width);
  assert_seams (layout);
  assert_ornaments (layout, width, height);
  if (layout->n_places == layout->n_seats)
    assert_inside (&layout->own_seat, width, height - HEADER);
  /* Nothing of the own melds, nor a ring around them, lies on the near edge. */
  g_assert_cmpint (layout->bands[0].y + layout->bands[0].height + CANASTA_MELD_RING, <=,
                   layout->prompt.y);
  if (layout->form != CANASTA_TABLE_COMPACT)
    assert_apart (&layout->own_seat, &layout->bands[0]);
}

static void
assert_hand (const CanastaTableLayout *layout, guint n_cards, int strip)
{
  const CanastaHandLayout *hand = &layout->slots;

  g_assert_cmpuint (hand->first[hand->n_rows], ==, n_cards);
  g_assert_cmpint (hand->height, <=, layout->hand.height);
  for (guint i = 0; i < n_cards; i++)
    {
      const CanastaHandSlot *slot = &hand->slots[i];

      g_assert_cmpint (slot->x, >=, 0);
      g_assert_cmpint (slot->x + layout->card_width, <=, layout->hand.width);
      g_assert_cmpint (slot->y + layout->card_height, <=, layout->hand.height);
      g_assert_cmpint (slot->strip, >=, strip);
    }
}

/* The sizes of the specification's table of examples. */
static void
test_examples (void)
{
  CanastaTableLayout layout;

  compute (&layout, 1024, 700, 1.0, 1, 13);
  g_assert_cmpint (layout.form, ==, CANASTA_TABLE_AROUND);
  g_assert_cmpint (ABS (layout.card_height - 116), <=, 1);
  g_assert_cmpuint (layout.slots.n_rows, ==, 1);
  g_assert_cmpint (ABS (layout.prompt.y - (504 - HEADER)), <=, 4);
  g_assert_cmpint (layout.seats[0].chair.x, ==, 18);
  g_assert_cmpint (layout.seats[0].chair.y, ==, 138 - HEADER);
  g_assert_cmpint (layout.seats[0].chair.width, ==, 84);
  g_assert_cmpint (layout.seats[1].chair.x, ==, 470);
  g_assert_cmpint (layout.seats[2].chair.x, ==, 922);
  g_assert_cmpint (layout.bands[1].x, >=, 138);
  g_assert_cmpint (layout.bands[1].x, <=, 146);
  g_assert_cmpint (layout.pile_height, ==, 102);
  g_assert_cmpint (layout.own_card, ==, 84);
  g_assert_cmpint (layout.others_card, ==, 68);
  /* The own name stands beside those of the piles. */
  g_assert_cmpint (layout.bands[0].y, <, layout.well.y + layout.well.height);

  compute (&layout, 1920, 1080, 1.0, 1, 38);
  g_assert_cmpint (layout.form, ==, CANASTA_TABLE_AROUND);
  g_assert_cmpuint (layout.slots.n_rows, ==, 1);
  g_assert_cmpint (layout.seats[0].chair.width, ==, 129);

  /* Cards and texts grow with the window. */
  g_assert_cmpint (canasta_layout_get_text_size (1920, 1080 - HEADER), ==, CANASTA_TEXT_LARGE);
  compute (&layout, 2560, 1440, 1.0, 2, 38);
  g_assert_cmpint (layout.card_height, >, 200);
  g_assert_cmpint (canasta_layout_get_text_size (2560, 1440 - HEADER), ==, CANASTA_TEXT_LARGEST);

  compute (&layout, 800, 700, 1.0, 1, 13);
  g_assert_cmpint (layout.form, ==, CANASTA_TABLE_ROW);
  compute (&layout, 360, 720, 1.0, 1, 38);
  g_assert_cmpint (layout.form, ==, CANASTA_TABLE_COMPACT);
  g_assert_cmpint (layout.card_width, ==, 52);
  g_assert_cmpint (layout.card_height, ==, 73);
}

/* Every table at every size, with few melds and with many. */
static void
test_regions (void)
{
  static const int sizes[][2] = { { 1024, 700 }, { 1920, 1080 }, { 1366, 768 }, { 700, 700 },
                                  { 899, 700 }, { 900, 700 }, { 360, 640 }, { 360, 720 },
                                  { 1024, 600 }, { 1272, 792 } };
  CanastaTableLayout layout;

  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (guint seats = 1; seats <= 5; seats++)
      for (guint bands = 2; bands <= seats + 1; bands++)
        for (guint melds = 0; melds <= 12; melds += 4)
          for (guint n = 1; n <= 40; n += 3)
            {
              Case row = { sizes[size][0], sizes[size][1], 1, seats, bands, melds, n, FALSE,
                           n % 2 * melds / 4 };

              compute_case (&layout, &row);
              assert_regions (&layout, row.width, row.height);
              assert_hand (&layout, n, row.width >= 1024 ? 24 : 20);
            }
}

/* The partner sits opposite, the others at the sides, in the order of play; one who sits
 * in the middle of the far edge does so exactly. */
static void
test_places (void)
{
  CanastaTableLayout layout;

  for (guint seats = 1; seats <= 5; seats++)
    {
      Case row = { 1024, 700, 1, seats, 2, 3, 13, FALSE };

      compute_case (&layout, &row);
      g_assert_cmpuint (layout.n_seats, ==, seats);
      for (guint i = 1; i < seats; i++)
        g_assert_cmpint (layout.seats[i - 1].chair.x, <, layout.seats[i].chair.x);
      if (seats % 2 == 1)
        g_assert_cmpint (ABS (2 * layout.seats[seats / 2].chair.x
                              + layout.seats[seats / 2].chair.width - 1024), <=, 1);
      if (seats > 1)
        g_assert_cmpint (layout.seats[0].chair.x, ==,
                         1024 - layout.seats[seats - 1].chair.x
                           - layout.seats[seats - 1].chair.width);
    }
}

/* What all say who say something of such a width. */
static void
say (CanastaBubbleLayout *bubbles, const CanastaTableLayout *layout, const int *widths)
{
  CanastaBubbleNeeds needs[CANASTA_MAX_SEATS] = { 0 };
  GdkRectangle piles = get_piles (layout);

  for (guint i = 0; i < layout->n_places; i++)
    needs[i] = (CanastaBubbleNeeds){ widths[i], widths[i] > 0 ? 27 : 0 };
  canasta_bubble_layout_compute (bubbles, layout, &piles, needs);
}

/* A bubble is on nobody, on no name and not on the piles, and within the felt; in a small window
 * it covers what others did at most. */
static void
assert_bubble (const CanastaBubbleLayout *bubble, const CanastaTableLayout *layout, guint seat,
               int width)
{
  const GdkRectangle *plate = &layout->seats[seat].plate;
  gboolean compact = layout->form == CANASTA_TABLE_COMPACT;
  GdkRectangle piles = get_piles (layout);

  assert_inside (&bubble->body, layout->prompt.width, layout->prompt.y);
  g_assert_cmpint (bubble->body.width, ==, (int) (width * bubble->letters));
  g_assert_true (bubble->tip_y < bubble->body.y || bubble->tip_x < bubble->body.x);
  g_assert_cmpint (bubble->tip_x, >=, plate->x);
  g_assert_cmpint (bubble->tip_x, <=, plate->x + plate->width);
  assert_apart (&bubble->body, &piles);
  for (guint i = 0; i < layout->n_seats; i++)
    {
      GdkRectangle name = layout->seats[i].plate;

      name.height = compact && layout->seats[i].below ? name.height / 2 : name.height;
      assert_apart (&bubble->body, &layout->seats[i].chair);
      assert_apart (&bubble->body, &name);
      if (layout->form == CANASTA_TABLE_AROUND && i != seat)
        assert_apart (&bubble->body, &layout->seats[i].whole);
    }
}

/* What somebody says lies beside their words or near below them; what several say at once does so
 * without covering one another. */
static void
test_bubbles (void)
{
  static const int sizes[][2] = { { 1024, 700 }, { 1920, 1080 }, { 1620, 1080 }, { 800, 700 },
                                  { 700, 700 }, { 360, 640 }, { 360, 720 }, { 1024, 600 } };
  CanastaTableLayout layout;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint seats = 1; seats <= 5; seats++)
      for (guint bands = 2; bands <= seats + 1; bands++)
        for (guint n = 5; n <= 40; n += 35)
          {
            Case row = { sizes[i][0], sizes[i][1], 1, seats, bands, 4, n, FALSE };

            compute_case (&layout, &row);
            for (int width = 40; width <= 320; width += 40)
              for (guint seat = 0; seat < seats; seat++)
                {
                  CanastaBubbleLayout bubbles[CANASTA_MAX_SEATS];
                  int widths[CANASTA_MAX_SEATS] = { 0 };

                  widths[seat] = width;
                  say (bubbles, &layout, widths);
                  assert_bubble (&bubbles[seat], &layout, seat, width);
                  if (layout.form != CANASTA_TABLE_COMPACT || width <= WIDE_BUBBLE)
                    {
                      g_assert_cmpfloat (bubbles[seat].letters, ==, 1);
                      for (guint band = 0; band < bands; band++)
                        assert_apart (&bubbles[seat].body, &layout.names[band]);
                    }
                }
          }
}

/* Names of sides stay free as well, except below much that is said at once in a small window;
 * sooner letters are smaller, which can be read as long as they are. */
static void
test_bubbles_at_once (void)
{
  static const int sizes[][2] = { { 360, 640 }, { 360, 720 }, { 700, 700 }, { 1024, 700 },
                                  { 1620, 1080 }, { 1920, 1080 } };
  CanastaTableLayout layout;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint seats = 1; seats <= 5; seats++)
      for (guint bands = 2; bands <= seats + 1; bands++)
        for (guint n = 13; n <= 40; n += 27)
          for (int width = 50; width <= 230; width += 20)
            {
              Case row = { sizes[i][0], sizes[i][1], 1, seats, bands, 4, n, FALSE };
              CanastaBubbleLayout bubbles[CANASTA_MAX_SEATS];
              int widths[CANASTA_MAX_SEATS];

              compute_case (&layout, &row);
              for (guint seat = 0; seat < seats; seat++)
                widths[seat] = width - (int) seat % 3 * 10;
              say (bubbles, &layout, widths);
              for (guint seat = 0; seat < seats; seat++)
                {
                  g_test_message ("%d, %u of %u sides, %u cards: %d at %d, %d", row.width, seat,
                                  bands, n, widths[seat], bubbles[seat].body.x,
                                  bubbles[seat].body.y);
                  assert_bubble (&bubbles[seat], &layout, seat, widths[seat]);
                  g_assert_cmpfloat (bubbles[seat].letters, >=,
                                     layout.form == CANASTA_TABLE_COMPACT ? 0.7 : 1);
                  for (guint band = 0; width <= WIDE_BUBBLE && band < bands; band++)
                    assert_apart (&bubbles[seat].body, &layout.names[band]);
                  for (guint j = 0; j < seat; j++)
                    assert_apart (&bubbles[seat].body, &bubbles[j].body);
                }
            }
}

/* A cup stands where the partner of three would sit, or in a corner, and is the first to go. */
static void
test_cup (void)
{
  static const struct
  {
    Case table;
    int x; /* of its middle, or 0 where there is none */
  } rows[] = {
    { { 1024, 700, 1, 2, 3, 3, 13, FALSE }, 512 },
    { { 1024, 700, 1, 1, 2, 4, 13, FALSE }, 964 },
    { { 1024, 700, 1, 3, 2, 4, 13, FALSE }, 964 },
    { { 1024, 700, 1, 4, 2, 4, 13, FALSE }, 0 },
    { { 1024, 700, 1, 5, 3, 2, 13, FALSE }, 0 },
    { { 1024, 700, 1, 3, 2, 14, 40, FALSE }, 0 },
    { { 800, 700, 1, 2, 3, 3, 13, FALSE }, 0 },
    { { 360, 640, 1, 2, 3, 3, 13, FALSE }, 0 },
  };
  CanastaTableLayout layout;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      compute_case (&layout, &rows[i].table);
      g_assert_cmpint (layout.cup.x + layout.cup.width / 2, ==, rows[i].x);
    }
}

static void
test_card_size (void)
{
  CanastaTableLayout layout;

  for (double size = 0.8; size <= 1.5; size += 0.1)
    for (guint n = 1; n <= 40; n++)
      {
        compute (&layout, 1024, 700, size, 1, n);
        assert_regions (&layout, 1024, 700);
        /* The index of a ten is a quarter of a card wide. */
        assert_hand (&layout, n, MAX (24, layout.card_width / 4 + 1));
      }
}

/* Large cards become smaller in a low table, as in a lesson, rather than take the room of
 * the melds: names of the sides and half a card at least are seen. */
static void
test_low (void)
{
  CanastaTableLayout layout;

  for (guint n = 0; n <= 16; n++)
    for (double size = 0.8; size <= 1.5; size += 0.1)
      {
        Case row = { 360, 430 + HEADER, size, 3, 2, 2, n, FALSE };

        compute_case (&layout, &row);
        assert_regions (&layout, row.width, row.height);
        g_assert_cmpint (layout.bands[0].height, >=, 30);
        g_assert_cmpint (layout.bands[1].height, >=, 30);
      }
}

static void
test_capacity (void)
{
  CanastaHandLayout layout;
  CanastaCard cards[CANASTA_MAX_CARDS] = { 0 };

  canasta_hand_layout_compute (&layout, cards, make_hand (cards, 33, 4), 1000, 78, 108, FALSE,
                               FALSE);
  g_assert_cmpuint (layout.n_rows, ==, 1);
  canasta_hand_layout_compute (&layout, cards, make_hand (cards, 66, 5), 1000, 78, 108, FALSE,
                               FALSE);
  g_assert_cmpuint (layout.n_rows, ==, 2);
  canasta_hand_layout_compute (&layout, cards, make_hand (cards, 40, 4), 1000, 78, 108, TRUE,
                               FALSE);
  g_assert_cmpuint (layout.n_rows, ==, 2);
  for (guint i = 0; i < 40; i++)
    g_assert_cmpint (layout.slots[i].strip, >=, 34);
}

/* Rows part between ranks, and no row is empty. */
static void
test_rows (void)
{
  CanastaHandLayout layout;
  CanastaCard cards[CANASTA_MAX_CARDS] = { 0 };
  guint n = make_hand (cards, 40, 4);

  canasta_hand_layout_compute (&layout, cards, n, 1000, 78, 108, FALSE, FALSE);
  g_assert_cmpuint (layout.n_rows, ==, 2);
  g_assert_cmpuint (canasta_card_get_rank (cards[layout.first[1]]), !=,
                    canasta_card_get_rank (cards[layout.first[1] - 1]));
  g_assert_cmpint (layout.slots[layout.first[1]].y, ==, layout.slots[0].y + layout.row_step);

  for (guint count = 1; count <= 200; count++)
    {
      n = make_hand (cards, count, 24);
      canasta_hand_layout_compute (&layout, cards, n, 336, 52, 73, FALSE, TRUE);
      for (guint row = 0; row < layout.n_rows; row++)
        g_assert_cmpuint (layout.first[row + 1], >, layout.first[row]);
    }
}

/* A row by itself lies in a bow, the same to both sides. */
static void
test_bow (void)
{
  CanastaTableLayout layout;

  for (guint n = 1; n <= 13; n++)
    {
      const CanastaHandSlot *slots = layout.slots.slots;

      compute (&layout, 1024, 700, 1.0, 1, n);
      g_assert_cmpuint (layout.slots.n_rows, ==, 1);
      assert_hand (&layout, n, 24);
      for (guint i = 0; i < n; i++)
        g_assert_cmpint (slots[i].y, ==, slots[n - 1 - i].y);
      for (guint i = 1; i <= n / 2; i++)
        g_assert_cmpint (slots[i].y, <=, slots[i - 1].y);
      g_assert_cmpint (slots[0].y > slots[n / 2].y, ==, n > 2);
    }
}

static void
test_empty_hand (void)
{
  CanastaTableLayout layout;

  compute (&layout, 1024, 700, 1.0, 1, 0);
  assert_regions (&layout, 1024, 700);
  g_assert_cmpuint (layout.slots.n_rows, ==, 1);
}

/* The piles are as large as they are as a rule, and smaller before melds are. */
static void
test_piles (void)
{
  CanastaTableLayout few, many;
  Case row = { 1024, 700, 1, 3, 2, 4, 13, FALSE };

  compute_case (&few, &row);
  row.n_melds = 12;
  row.n_cards = 40;
  compute_case (&many, &row);
  g_assert_cmpint (few.pile_height, ==, 102);
  g_assert_cmpint (many.pile_height, <, few.pile_height);
  g_assert_cmpint (many.pile_height, >=, 60);
}

/* Cards of the hand are smaller where melds need the room, and 84 pixels high at least. */
static void
test_crowded (void)
{
  static const int heights[] = { 700, 1080, 634 };

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      CanastaTableLayout few, many;
      Case row = { 1024 + heights[i], heights[i], 1, 3, 2, 0, 38, FALSE };

      compute_case (&few, &row);
      row.n_melds = MELDS;
      row.n_long = MELDS;
      compute_case (&many, &row);
      g_test_message ("%d: %d, not %d", heights[i], many.card_height, few.card_height);
      g_assert_cmpint (many.card_height, <, few.card_height);
      g_assert_cmpint (many.card_height, >=, MAX (0.15 * heights[i], 84));
      assert_regions (&many, row.width, row.height);
    }
}

/* Where the felt is high many melds lie in two rows of large cards, down to the near edge. */
static void
test_high_felt (void)
{
  Case row = { 1620, 1080, 1, 3, 2, 12, 40, FALSE };
  guint lengths[MELDS];
  GdkRectangle places[MELDS];
  CanastaMeldsNeeds bands[CANASTA_MAX_SIDES];
  CanastaTableLayout table;
  CanastaMeldLayout melds;

  compute_case (&table, &row);
  make_melds (bands, lengths, &row, FALSE);
  canasta_meld_layout_set_room (&bands[0], &table.bands[0], LINE_HEIGHT);
  bands[0].most_card_height = table.own_card;
  canasta_meld_layout_compute (&melds, &bands[0], places);
  g_assert_cmpuint (melds.n_rows, ==, 2);
  g_assert_cmpint (melds.card_height, >=, 98);
  g_assert_cmpint (table.prompt.y - table.bands[0].y - table.bands[0].height, <=,
                   CANASTA_LAYOUT_GAP);
}

/* More than three others in a small window: what lies before the last ones has all the width
 * that those above it have. */
static void
test_rows_of_sides (void)
{
  CanastaTableLayout layout;

  for (guint n_bands = 2; n_bands <= 6; n_bands++)
    {
      Case row = { 360, 640, 1, n_bands - 1, n_bands, 2, 13, FALSE };
      const GdkRectangle *last = &layout.bands[n_bands - 1];

      compute_case (&layout, &row);
      g_assert_cmpint (last->x + last->width, >=, layout.bands[0].x + layout.bands[0].width - 4);
      g_assert_cmpint (last->width, >=, 100);
    }
}

/* A crowded table in the smallest window: melds are chips, low ones of the side that has
 * many, and none is cut off; with four and five others in a row whose names stand below
 * them up to ten, with all that can be said about the piles. */
static void
test_chips (void)
{
  for (guint seats = 1; seats <= 5; seats++)
    for (guint own = 0; own <= (seats > 3 ? 8 : 12); own += 4)
      {
        Case row = { 360, 640, 1, seats, 2, 2, 40, FALSE, 0, own };
        guint lengths[MELDS];
        CanastaMeldsNeeds bands[CANASTA_MAX_SIDES];
        CanastaTableLayout layout;

        compute_case (&layout, &row);
        make_melds (bands, lengths, &row, TRUE);
        for (guint i = 0; i < row.n_bands; i++)
          {
            GdkRectangle places[MELDS + 1], *last = &places[bands[i].n_melds - 1];
            CanastaMeldLayout melds;

            canasta_meld_layout_set_room (&bands[i], &layout.bands[i], LINE_HEIGHT);
            bands[i].most_card_height = layout.others_card;
            canasta_meld_layout_compute (&melds, &bands[i], places);
            if (melds.n_rows == 0)
              canasta_meld_layout_place_chips (&bands[i], places);
            g_test_message ("%u seats, %u melds: the last at %d, %d high, of %d", seats,
                            bands[i].n_melds, last->y, last->height, bands[i].height);
            g_assert_cmpint (last->y + last->height, <=, bands[i].height);
          }
      }
}

/* Whether the index of a card is whole where the next one covers it from there
 * on: beside it, or its rank above it. */
static void
assert_index (int card_width, int card_height, gboolean large, int beside, int above)
{
  CanastaCardIndex index;

  canasta_card_index_measure (&index, large, card_width, card_height);
  g_assert_cmpint (index.width, <=, beside);
  g_assert_cmpint (index.rank, <=, above);
}

/* Whoever looks on has no hand, and somebody sits in its place, with room for what they say; nobody
 * sits or lies elsewhere for that. */
static void
test_near (void)
{
  static const int sizes[][2] = { { 1024, 700 }, { 1920, 1080 }, { 800, 700 }, { 360, 640 },
                                  { 1024, 600 } };
  CanastaTableLayout layout;

  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (guint seats = 1; seats <= 5; seats++)
      for (guint melds = 0; melds <= 12; melds += 4)
        {
          Case row = { sizes[size][0], sizes[size][1], 1, seats, 2, melds, 0, FALSE,
                       .has_near = TRUE };
          int height = row.height - HEADER, widths[CANASTA_MAX_SEATS] = { 0 };
          CanastaBubbleLayout bubbles[CANASTA_MAX_SEATS];
          const CanastaSeatPlace *near = &layout.seats[seats];

          compute_case (&layout, &row);
          assert_regions (&layout, row.width, row.height);
          g_assert_cmpuint (layout.n_places, ==, seats + 1);
          g_assert_cmpint (layout.own_seat.width, ==, 0);
          g_assert_cmpint (near->whole.y, >=, layout.prompt.y + layout.prompt.height);
          assert_inside (&near->whole, row.width, height);
          assert_packet (near);
          widths[seats] = WIDE_BUBBLE;
          say (bubbles, &layout, widths);
          g_assert_cmpfloat (bubbles[seats].letters, ==, 1);
          assert_inside (&bubbles[seats].body, row.width, height);
          assert_apart (&bubbles[seats].body, &near->whole);
        }
}

/* No index of a card of the hand is cut, however many cards it has and however large they are;
 * nothing overlaps for that. Up to forty cards show their suits under the ranks
 * as well. */
static void
test_indices_of_hand (void)
{
  static const int sizes[][2] = { { 1024, 700 }, { 1920, 1080 }, { 700, 700 }, { 360, 640 } };
  CanastaTableLayout layout;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int large = 0; large < 2; large++)
      for (int size = 8; size <= 15; size++)
        for (guint n = 1; n <= 60; n++)
          {
            CanastaCardIndex index;
            guint last = 0;

            compute_case (&layout, &(Case){ sizes[i][0], sizes[i][1], size / 10.0, 3, 2, 4, n,
                                            large });
            assert_regions (&layout, sizes[i][0], sizes[i][1]);
            canasta_card_index_measure (&index, large, layout.card_width, layout.card_height);
            if (n <= 40)
              g_assert_cmpint (index.whole, <=, layout.slots.row_step);
            for (guint slot = 0; slot < n; slot++)
              {
                last = layout.slots.slots[slot].row;
                assert_index (layout.card_width, layout.card_height, large,
                              layout.slots.slots[slot].strip,
                              last + 1 < layout.slots.n_rows ? layout.slots.row_step
                                                             : layout.card_height);
              }
          }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table-layout/examples", test_examples);
  g_test_add_func ("/table-layout/regions", test_regions);
  g_test_add_func ("/table-layout/places", test_places);
  g_test_add_func ("/table-layout/bubbles", test_bubbles);
  g_test_add_func ("/table-layout/bubbles-at-once", test_bubbles_at_once);
  g_test_add_func ("/table-layout/near", test_near);
  g_test_add_func ("/table-layout/crowded", test_crowded);
  g_test_add_func ("/table-layout/high-felt", test_high_felt);
  g_test_add_func ("/table-layout/rows-of-sides", test_rows_of_sides);
  g_test_add_func ("/table-layout/cup", test_cup);
  g_test_add_func ("/table-layout/card-size", test_card_size);
  g_test_add_func ("/table-layout/low", test_low);
  g_test_add_func ("/table-layout/capacity", test_capacity);
  g_test_add_func ("/table-layout/rows", test_rows);
  g_test_add_func ("/table-layout/bow", test_bow);
  g_test_add_func ("/table-layout/empty-hand", test_empty_hand);
  g_test_add_func ("/table-layout/piles", test_piles);
  g_test_add_func ("/table-layout/chips", test_chips);
  g_test_add_func ("/table-layout/indices-of-hand", test_indices_of_hand);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of where things go on the table: nothing overlaps, nothing leaves the
 * window, every card can be read and hit. No display is needed. */
#include "config.h"

#include <string.h>

#include "layout-fixture.h"
#include "table/card-index.h"
#include "turn/viewer.h"

static void
compute (CanastaTableLayout *layout, int width, int height, double card_size, guint n_others,
         guint n_cards)
{
  LayoutCase row = { width, height, card_size, MAX (n_others, 3), n_others + 1, 4, n_cards, FALSE };

  layout_case_compute (layout, &row);
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
  layout_assert_apart (&seat->packet, &number);
  layout_assert_apart (&seat->packet, &seat->plate);
}

/* Nobody sits on another, and nothing lies on anybody: of what is before a side the name
 * may stand beside a chair, where that is short. */
static void
assert_seats (const CanastaTableLayout *layout, int width, int height)
{
  for (guint i = 0; i < layout->n_seats; i++)
    {
      const CanastaSeatPlace *seat = &layout->seats[i];

      layout_assert_inside (&seat->whole, width, height - LAYOUT_HEADER);
      layout_assert_inside (&seat->chair, width, height - LAYOUT_HEADER);
      layout_assert_inside (&seat->plate, width, height - LAYOUT_HEADER);
      layout_assert_apart (&seat->chair, &seat->plate);
      assert_packet (seat);
      layout_assert_apart (&seat->whole, &layout->well);
      layout_assert_apart (&seat->whole, &layout->prompt);
      for (guint j = 0; j < i; j++)
        layout_assert_apart (&seat->whole, &layout->seats[j].whole);
      for (guint j = 0; j < layout->n_bands; j++)
        {
          GdkRectangle line = layout->bands[j], melds = layout->bands[j];

          line.width = MIN (LAYOUT_LINE_WIDTH, line.width);
          line.height = MIN (line.height, 24);
          melds.y += line.height;
          melds.height -= line.height;
          layout_assert_apart (&seat->whole, &line);
          layout_assert_apart (&seat->whole, &melds);
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
  layout_assert_apart (&layout->pad, &layout->cup);
  for (guint i = 0; i < G_N_ELEMENTS (ornaments); i++)
    {
      if (ornaments[i]->width == 0)
        continue;
      g_assert_cmpint (MIN (ornaments[i]->width, ornaments[i]->height), >=, 44);
      layout_assert_inside (ornaments[i], width, height - LAYOUT_HEADER);
      layout_assert_apart (ornaments[i], &layout->well);
      for (guint j = 0; j < layout->n_seats; j++)
        layout_assert_apart (ornaments[i], &layout->seats[j].whole);
      for (guint j = 0; j < layout->n_bands; j++)
        layout_assert_apart (ornaments[i], &layout->bands[j]);
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
        layout_assert_apart (seam, &layout->bands[j]);
      for (guint j = 0; seam->width > 0 && j < layout->n_seats; j++)
        layout_assert_apart (seam, &layout->seats[j].whole);
    }
}

/* The own name may stand beside those of the piles, and nothing below it. */
static GdkRectangle
get_own_melds (const CanastaTableLayout *layout)
{
  GdkRectangle melds = layout->bands[0], piles = layout_case_get_piles (layout);

  layout_assert_apart (&layout->names[0], &piles);
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
      layout_assert_inside (parts[i], width, height - LAYOUT_HEADER);
      for (guint j = 0; j < i; j++)
        layout_assert_apart (parts[i], parts[j]);
    }
  assert_seats (layout, width, height);
  assert_row (layout, width);
  assert_seams (layout);
  assert_ornaments (layout, width, height);
  if (layout->n_places == layout->n_seats)
    layout_assert_inside (&layout->own_seat, width, height - LAYOUT_HEADER);
  /* Nothing of the own melds, nor a ring around them, lies on the near edge. */
  g_assert_cmpint (layout->bands[0].y + layout->bands[0].height + CANASTA_MELD_RING, <=,
                   layout->prompt.y);
  if (layout->form != CANASTA_TABLE_COMPACT)
    layout_assert_apart (&layout->own_seat, &layout->bands[0]);
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
  g_assert_cmpint (ABS (layout.prompt.y - (504 - LAYOUT_HEADER)), <=, 4);
  g_assert_cmpint (layout.seats[0].chair.x, ==, 18);
  g_assert_cmpint (layout.seats[0].chair.y, ==, 138 - LAYOUT_HEADER);
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
  g_assert_cmpint (canasta_layout_get_text_size (1920, 1080 - LAYOUT_HEADER), ==,
                   CANASTA_TEXT_LARGE);
  compute (&layout, 2560, 1440, 1.0, 2, 38);
  g_assert_cmpint (layout.card_height, >, 200);
  g_assert_cmpint (canasta_layout_get_text_size (2560, 1440 - LAYOUT_HEADER), ==,
                   CANASTA_TEXT_LARGEST);

  compute (&layout, 800, 700, 1.0, 1, 13);
  g_assert_cmpint (layout.form, ==, CANASTA_TABLE_ROW);
  compute (&layout, 360, 720, 1.0, 1, 38);
  g_assert_cmpint (layout.form, ==, CANASTA_TABLE_COMPACT);
  g_assert_cmpint (layout.card_width, ==, 52);
  g_assert_cmpint (layout.card_height, ==, 73);
}

/* A large window gives the cards what it has left, as long as no meld is smaller for that; from
 * there on they grow with it. */
static void
test_large (void)
{
  LayoutCase row = { 1920, 1080, 1.0, 3, 2, 4, 13, FALSE };
  CanastaTableLayout layout;
  int own;

  layout_case_compute (&layout, &row);
  g_assert_cmpint (layout.own_card, ==, 166);
  g_assert_cmpint (layout.others_card, ==, 129);
  g_assert_cmpint (layout.pile_height, ==, 166);
  own = layout.own_card;

  row.n_melds = LAYOUT_MOST_MELDS;
  layout_case_compute (&layout, &row);
  g_assert_cmpint (layout.own_card, <, 150);
  g_assert_cmpint (layout.pile_height, <, 158);

  row = (LayoutCase){ 2560, 1440, 1.0, 3, 2, 4, 13, FALSE };
  layout_case_compute (&layout, &row);
  g_assert_cmpint (layout.own_card, >, own * 5 / 4);
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
              LayoutCase row = { sizes[size][0], sizes[size][1], 1, seats, bands, melds, n, FALSE,
                           n % 2 * melds / 4 };

              layout_case_compute (&layout, &row);
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
      LayoutCase row = { 1024, 700, 1, seats, 2, 3, 13, FALSE };

      layout_case_compute (&layout, &row);
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

/* Seats play in this order; one that is not among them rests. */
static void
seat (CanastaBoard *board, guint players, const char *order)
{
  guint n = (guint) strlen (order);

  board->resting = CANASTA_NO_SEAT;
  for (guint i = 0; i < players; i++)
    {
      const char *at = strchr (order, '0' + (int) i);

      board->next[i] = CANASTA_NO_SEAT;
      if (at)
        board->next[i] = (guint8) g_ascii_digit_value (order[((guint) (at - order) + 1) % n]);
      else
        board->resting = (guint8) i;
    }
}

/* The others sit in the order in which they play, from the left to the right: who rests sits
 * between them, and comes after them. */
static void
test_order (void)
{
  static const struct
  {
    guint players;
    const char *order; /* of play */
    guint viewer;      /* who looks on has no seat */
    const char *others;
    const char *around;
  } rows[] = {
    { 2, "01", 1, "0", "0" },
    { 3, "012", 1, "20", "20" },
    { 4, "0123", 2, "301", "301" },
    { 4, "0123", CANASTA_NO_SEAT, "1230", "123" },
    { 6, "012345", 4, "50123", "50123" },
    { 3, "02", 0, "21", "21" },
    { 4, "013", 3, "012", "021" },
    { 5, "4123", 0, "1234", "1234" },
    { 5, "4123", 1, "2340", "2304" },
    { 5, "0143", 0, "1432", "1423" },
    { 5, "0143", 1, "4302", "4320" },
    { 5, "0143", 2, "3014", "3014" },
    { 5, "0143", CANASTA_NO_SEAT, "14320", "1423" },
    { 5, "4123", CANASTA_NO_SEAT, "12340", "1234" },
    { 6, "01345", 5, "01342", "01234" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const CanastaTable table = { .players = (guint8) rows[i].players };
      CanastaObservation observation = { .table = &table, .seat = (guint8) rows[i].viewer };
      LayoutCase row = { 1024, 700, 1, 0, 2, 3, 13, FALSE,
                   .has_near = rows[i].viewer == CANASTA_NO_SEAT };
      g_autoptr (GString) others = g_string_new (NULL);
      CanastaTableLayout layout;

      seat (&observation.board, rows[i].players, rows[i].order);
      g_test_message ("%s, seen by %u", rows[i].order, rows[i].viewer);
      for (guint j = 0; j < canasta_viewer_count_others (&observation); j++)
        {
          guint other = canasta_viewer_get_other (&observation, j);

          g_assert_cmpuint (canasta_viewer_find_other (&observation, other), ==, j);
          g_string_append_printf (others, "%u", other);
        }
      g_assert_cmpstr (others->str, ==, rows[i].others);

      row.n_seats = (guint) strlen (rows[i].around);
      row.has_resting = canasta_viewer_has_resting_other (&observation);
      layout_case_compute (&layout, &row);
      for (guint j = 0; j < row.n_seats; j++)
        {
          guint other = (guint) g_ascii_digit_value (rows[i].around[j]);
          guint before = 0;

          for (guint k = 0; k < row.n_seats; k++)
            before += layout.seats[k].chair.x
                      < layout.seats[canasta_viewer_find_other (&observation, other)].chair.x;
          g_assert_cmpuint (before, ==, j);
        }
      assert_ornaments (&layout, row.width, row.height);
    }
}

/* A cup stands where the partner of three would sit, or in a corner, and is the first to go. */
static void
test_cup (void)
{
  static const struct
  {
    LayoutCase table;
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
      layout_case_compute (&layout, &rows[i].table);
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
        LayoutCase row = { 360, 430 + LAYOUT_HEADER, size, 3, 2, 2, n, FALSE };

        layout_case_compute (&layout, &row);
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

  canasta_hand_layout_compute (&layout, cards, layout_make_hand (cards, 33, 4), 1000, 78, 108,
                               FALSE, FALSE);
  g_assert_cmpuint (layout.n_rows, ==, 1);
  canasta_hand_layout_compute (&layout, cards, layout_make_hand (cards, 66, 5), 1000, 78, 108,
                               FALSE, FALSE);
  g_assert_cmpuint (layout.n_rows, ==, 2);
  canasta_hand_layout_compute (&layout, cards, layout_make_hand (cards, 40, 4), 1000, 78, 108,
                               TRUE, FALSE);
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
  guint n = layout_make_hand (cards, 40, 4);

  canasta_hand_layout_compute (&layout, cards, n, 1000, 78, 108, FALSE, FALSE);
  g_assert_cmpuint (layout.n_rows, ==, 2);
  g_assert_cmpuint (canasta_card_get_rank (cards[layout.first[1]]), !=,
                    canasta_card_get_rank (cards[layout.first[1] - 1]));
  g_assert_cmpint (layout.slots[layout.first[1]].y, ==, layout.slots[0].y + layout.row_step);

  for (guint count = 1; count <= 200; count++)
    {
      n = layout_make_hand (cards, count, 24);
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
  LayoutCase row = { 1024, 700, 1, 3, 2, 4, 13, FALSE };

  layout_case_compute (&few, &row);
  row.n_melds = 12;
  row.n_cards = 40;
  layout_case_compute (&many, &row);
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
      LayoutCase row = { 1024 + heights[i], heights[i], 1, 3, 2, 0, 38, FALSE };

      layout_case_compute (&few, &row);
      row.n_melds = LAYOUT_MOST_MELDS;
      row.n_long = LAYOUT_MOST_MELDS;
      layout_case_compute (&many, &row);
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
  LayoutCase row = { 1620, 1080, 1, 3, 2, 12, 40, FALSE };
  guint lengths[LAYOUT_MOST_MELDS];
  GdkRectangle places[LAYOUT_MOST_MELDS];
  CanastaMeldsNeeds bands[CANASTA_MAX_SIDES];
  CanastaTableLayout table;
  CanastaMeldLayout melds;

  layout_case_compute (&table, &row);
  layout_case_make_melds (bands, lengths, &row, FALSE);
  canasta_meld_layout_set_room (&bands[0], &table.bands[0], LAYOUT_LINE_HEIGHT);
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
      LayoutCase row = { 360, 640, 1, n_bands - 1, n_bands, 2, 13, FALSE };
      const GdkRectangle *last = &layout.bands[n_bands - 1];

      layout_case_compute (&layout, &row);
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
        LayoutCase row = { 360, 640, 1, seats, 2, 2, 40, FALSE, 0, own };
        guint lengths[LAYOUT_MOST_MELDS];
        CanastaMeldsNeeds bands[CANASTA_MAX_SIDES];
        CanastaTableLayout layout;

        layout_case_compute (&layout, &row);
        layout_case_make_melds (bands, lengths, &row, TRUE);
        for (guint i = 0; i < row.n_bands; i++)
          {
            GdkRectangle places[LAYOUT_MOST_MELDS + 1], *last = &places[bands[i].n_melds - 1];
            CanastaMeldLayout melds;

            canasta_meld_layout_set_room (&bands[i], &layout.bands[i], LAYOUT_LINE_HEIGHT);
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
          LayoutCase row = { sizes[size][0], sizes[size][1], 1, seats, 2, melds, 0, FALSE,
                       .has_near = TRUE };
          int height = row.height - LAYOUT_HEADER, widths[CANASTA_MAX_SEATS] = { 0 };
          CanastaBubbleLayout bubbles[CANASTA_MAX_SEATS];
          const CanastaSeatPlace *near = &layout.seats[seats];

          layout_case_compute (&layout, &row);
          assert_regions (&layout, row.width, row.height);
          g_assert_cmpuint (layout.n_places, ==, seats + 1);
          g_assert_cmpint (layout.own_seat.width, ==, 0);
          g_assert_cmpint (near->whole.y, >=, layout.prompt.y + layout.prompt.height);
          layout_assert_inside (&near->whole, row.width, height);
          assert_packet (near);
          widths[seats] = LAYOUT_WIDE_BUBBLE;
          layout_say (bubbles, &layout, widths);
          g_assert_cmpfloat (bubbles[seats].letters, ==, 1);
          layout_assert_inside (&bubbles[seats].body, row.width, height);
          layout_assert_apart (&bubbles[seats].body, &near->whole);
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
            LayoutCase row = { sizes[i][0], sizes[i][1], size / 10.0, 3, 2, 4, n, large };
            CanastaCardIndex index;
            guint last = 0;

            layout_case_compute (&layout, &row);
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
  g_test_add_func ("/table-layout/large", test_large);
  g_test_add_func ("/table-layout/regions", test_regions);
  g_test_add_func ("/table-layout/places", test_places);
  g_test_add_func ("/table-layout/order", test_order);
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

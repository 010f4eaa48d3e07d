/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where people sit. */
#include "config.h"

#include "table/seat-layout.h"

#define LARGEST_UNIT 2.1 /* a window of 2560 × 1440 */

/* At one unit. */
#define CHAIR 84
#define CHAIR_OF_MANY 69 /* where several sit at the far edge */
#define FAN 14           /* below a chair, for the foot of the cards */
#define PACKET 0.28      /* of a chair's width, at its foot */
#define SIDE_EDGE 18
#define SIDE_TOP 92
#define SIDE_FAN 20
#define PLATE 108
#define TOP_PLATE 150
#define TOP_PLATE_OF_TWO 140
#define TOP_PLATE_OF_THREE 112
#define RIM 36
#define FIRST_LINE 88    /* from the top to the names of the others' sides */
#define FIRST_LINE_FREE 62 /* where nobody sits at the far edge */
#define OTHERS_EDGE 138
#define OWN_CHAIR 68

/* In the corners beside the felt, above the seats at the sides. */
#define PAD_X 10
#define PAD_WIDTH 124
#define CUP_WIDTH 62
#define CUP_HEIGHT 46
#define MOST_BESIDE_CUP 3 /* others, where it stands in a corner */

#define TOP 4
#define GAP 8
#define ROW_CHAIR 64
#define WIDEST_IN_ROW 300 /* a seat, with its words beside the chair */
#define COMPACT_CHAIR 58
#define LOW_CHAIR 42
#define MOST_BESIDE 3   /* so many have room for words beside their chairs */
#define OWN_COMPACT 46
#define OWN_COMPACT_HEIGHT 50
#define COMPACT_MELDS 190 /* with less below them, the seats are low */

/* How large everything is that grows with the window. */
double
canasta_seat_layout_get_unit (int width, int height)
{
  double unit = MIN ((height + CANASTA_LAYOUT_HEADER) / 700.0, width / 1024.0);

  return CLAMP (unit, 1, LARGEST_UNIT);
}

static double
get_unit (const CanastaTableNeeds *needs)
{
  return canasta_seat_layout_get_unit (needs->width, needs->height);
}

/* How many sit at the far edge, where people sit around: the others sit at the sides. */
static guint
count_top (const CanastaTableNeeds *needs)
{
  return needs->n_seats == 1 ? 1 : needs->n_seats > 2 ? needs->n_seats - 2 : 0;
}

/* How much of a row each seat has, with the gap behind it. */
static int
get_share (const CanastaTableNeeds *needs)
{
  int share = (needs->width - GAP) / (int) MAX (needs->n_seats, 1);

  return needs->form == CANASTA_TABLE_ROW ? MIN (share, WIDEST_IN_ROW) : share;
}

/**
 * canasta_seat_layout_get_plate_width:
 * @needs: form, width, height and seats
 * @top: whether of a seat at the far edge
 * @wanted: what its words would like to have
 *
 * Returns: how wide the words of a seat are
 */
int
canasta_seat_layout_get_plate_width (const CanastaTableNeeds *needs, gboolean top, int wanted)
{
  static const int tops[] = { TOP_PLATE, TOP_PLATE, TOP_PLATE_OF_TWO, TOP_PLATE_OF_THREE };
  int share = get_share (needs) - GAP;
  double unit = get_unit (needs);

  if (needs->form == CANASTA_TABLE_COMPACT)
    return share;
  if (needs->form == CANASTA_TABLE_ROW)
    return share - ROW_CHAIR - GAP;
  if (top)
    return (int) (tops[MIN (count_top (needs), G_N_ELEMENTS (tops) - 1)] * unit);
  return CLAMP (wanted, (int) (PLATE * unit), MAX (CANASTA_SEATS_WIDEST_PLATE,
                                                   (int) (PLATE * unit)));
}

/* Where a second packet of cards lies at a chair. */
static GdkRectangle
get_packet (const GdkRectangle *chair)
{
  int width = (int) (PACKET * chair->width), height = width * 7 / 5;

  return (GdkRectangle){ chair->x + chair->width - width, chair->y + chair->height - height, width,
                         height };
}

static void
finish_seat (CanastaSeatPlace *seat, int fan)
{
  GdkRectangle chair = seat->chair;

  seat->packet = get_packet (&chair);
  chair.height += fan;
  gdk_rectangle_union (&chair, &seat->plate, &seat->whole);
}

/* Around. */

static void
place_side_seat (CanastaSeatPlace *seat, const CanastaTableNeeds *needs, gboolean right)
{
  double unit = get_unit (needs);
  int chair = (int) (CHAIR * unit), edge = (int) (SIDE_EDGE * unit);
  int width = needs->plate_width;

  seat->below = TRUE;
  seat->brief = FALSE;
  seat->chair = (GdkRectangle){ edge, (int) (SIDE_TOP * unit), chair, chair };
  seat->plate = (GdkRectangle){ MAX (edge + (chair - width) / 2, TOP), 0, width,
                                needs->plate_height };
  seat->plate.y = seat->chair.y + chair + (int) (SIDE_FAN * unit);
  if (right)
    {
      seat->chair.x = needs->width - seat->chair.x - chair;
      seat->plate.x = needs->width - seat->plate.x - width;
    }
  finish_seat (seat, (int) (SIDE_FAN * unit));
}

/* The middle one of an odd number sits exactly in the middle. */
static void
place_top_seat (CanastaSeatPlace *seat, const CanastaTableNeeds *needs, guint index, guint n_top)
{
  double unit = get_unit (needs);
  int chair = (int) ((n_top > 1 ? CHAIR_OF_MANY : CHAIR) * unit);
  int plate = canasta_seat_layout_get_plate_width (needs, TRUE, 0);
  int pitch = chair + plate + 3 * GAP;
  double from_middle = index - (n_top - 1) / 2.0;
  double middle = needs->width / 2.0 - (n_top % 2 == 0 ? plate / 2.0 : 0);

  seat->below = seat->brief = FALSE;
  seat->chair = (GdkRectangle){ (int) (middle + from_middle * pitch - chair / 2.0), TOP, chair,
                                chair };
  seat->plate = (GdkRectangle){ seat->chair.x + chair + GAP, TOP + GAP, plate,
                                needs->plate_height };
  finish_seat (seat, (int) (FAN * unit));
}

/* How many sit before somebody, from the left to the right. Who does not play is in the middle, so
 * that those who do sit as if they were alone: partners opposite each other. */
static guint
count_before (const CanastaTableNeeds *needs, guint index)
{
  guint middle = needs->n_seats / 2;

  if (!needs->has_resting)
    return index;
  return index + 1 == needs->n_seats ? middle : index < middle ? index : index + 1;
}

static void
place_around (CanastaTableLayout *layout, const CanastaTableNeeds *needs)
{
  guint n_top = count_top (needs);

  layout->rim = (int) (RIM * get_unit (needs));
  for (guint i = 0; i < needs->n_seats; i++)
    {
      CanastaSeatPlace *seat = &layout->seats[i];
      guint before = count_before (needs, i);

      if (needs->n_seats > 1 && (before == 0 || before + 1 == needs->n_seats))
        place_side_seat (seat, needs, before > 0);
      else
        place_top_seat (seat, needs, needs->n_seats > 1 ? before - 1 : 0, n_top);
    }
}

/* In a row. */

static gboolean
is_low (const CanastaTableLayout *layout, const CanastaTableNeeds *needs)
{
  int melds = layout->prompt.y - TOP - COMPACT_CHAIR - needs->plate_height - needs->well_foot;

  return needs->form == CANASTA_TABLE_COMPACT
         && melds < COMPACT_MELDS + 2 * needs->line_height;
}

/* One seat of a row, from @x on. */
static void
place_in_row (CanastaSeatPlace *seat, const CanastaTableNeeds *needs, int x, int width, int chair)
{
  int words = seat->brief ? needs->plate_height * 3 / 5 : needs->plate_height;

  seat->chair = (GdkRectangle){ seat->below ? x + (width - chair) / 2 : x, TOP, chair, chair };
  if (seat->below)
    seat->plate = (GdkRectangle){ x, TOP + chair + CANASTA_SEATS_COMPACT_FOOT, width, words };
  else
    seat->plate = (GdkRectangle){ x + chair + GAP / 2, TOP, width - chair - GAP / 2, words };
  finish_seat (seat, needs->form == CANASTA_TABLE_ROW ? FAN : CANASTA_SEATS_COMPACT_FOOT);
  seat->whole.x = x;
  seat->whole.width = width;
}

/* In a low window the words are few, and stand beside smaller chairs where there are not too
 * many of these. */
static void
place_row (CanastaTableLayout *layout, const CanastaTableNeeds *needs)
{
  int width = get_share (needs);
  int start = GAP + (needs->width - GAP - (int) needs->n_seats * width) / 2;
  gboolean compact = needs->form == CANASTA_TABLE_COMPACT;
  gboolean low = is_low (layout, needs);
  gboolean below = compact && (!low || needs->n_seats > MOST_BESIDE);
  int chair = !compact ? ROW_CHAIR : low ? LOW_CHAIR : COMPACT_CHAIR;

  layout->rim = TOP + chair - GAP;
  for (guint i = 0; i < needs->n_seats; i++)
    {
      layout->seats[i].below = below;
      layout->seats[i].brief = low;
      place_in_row (&layout->seats[i], needs, start + (int) i * width, width - GAP, chair);
    }
}

/* At the near edge, where a hand would be. */

static int
get_near_chair (const CanastaTableNeeds *needs)
{
  return needs->form == CANASTA_TABLE_COMPACT ? COMPACT_CHAIR
         : needs->form == CANASTA_TABLE_ROW   ? ROW_CHAIR
                                              : (int) (CHAIR * get_unit (needs));
}

static int
get_near_foot (const CanastaTableNeeds *needs)
{
  return needs->form == CANASTA_TABLE_COMPACT ? CANASTA_SEATS_COMPACT_FOOT
         : needs->form == CANASTA_TABLE_ROW   ? FAN
                                              : (int) (FAN * get_unit (needs));
}

/* How high that seat is. */
int
canasta_seat_layout_get_near_height (const CanastaTableNeeds *needs)
{
  return MAX (get_near_chair (needs) + get_near_foot (needs), needs->plate_height) + TOP + GAP;
}

/* As those at the far edge, with the chair in the middle; in a small window what they say has to
 * have room beside them. */
static void
place_near (CanastaTableLayout *layout, const CanastaTableNeeds *needs)
{
  CanastaSeatPlace *seat = &layout->seats[layout->n_places++];
  int chair = get_near_chair (needs), y = layout->hand.y + TOP;
  gboolean compact = needs->form == CANASTA_TABLE_COMPACT;
  int plate = compact ? needs->width / 2 - chair - GAP : (int) (TOP_PLATE * get_unit (needs));

  seat->below = seat->brief = FALSE;
  seat->chair = (GdkRectangle){ compact ? GAP : (needs->width - chair) / 2, y, chair, chair };
  seat->plate = (GdkRectangle){ seat->chair.x + chair + GAP, y, plate, needs->plate_height };
  finish_seat (seat, get_near_foot (needs));
}

/* Gives everybody else a seat. Called once the near edge has its place. */
void
canasta_seat_layout_place (CanastaTableLayout *layout, const CanastaTableNeeds *needs)
{
  layout->n_seats = layout->n_places = needs->n_seats;
  if (needs->form == CANASTA_TABLE_AROUND)
    place_around (layout, needs);
  else
    place_row (layout, needs);
  if (needs->has_near)
    place_near (layout, needs);
}

/* The person's own chair. */

/* None where they look on. */
int
canasta_seat_layout_get_own_width (const CanastaTableNeeds *needs)
{
  if (needs->has_near)
    return 0;
  return needs->form == CANASTA_TABLE_COMPACT ? OWN_COMPACT
                                              : (int) (OWN_CHAIR * MIN (get_unit (needs), 1.25));
}

void
canasta_seat_layout_place_own (CanastaTableLayout *layout, const CanastaTableNeeds *needs)
{
  int width = canasta_seat_layout_get_own_width (needs);
  const GdkRectangle *prompt = &layout->prompt;

  if (needs->form == CANASTA_TABLE_COMPACT)
    layout->own_seat = (GdkRectangle){ GAP / 2, prompt->y + 2, width,
                                       needs->has_near ? 0 : OWN_COMPACT_HEIGHT };
  else
    layout->own_seat = (GdkRectangle){ GAP + 2, prompt->y + prompt->height - width * 5 / 4, width,
                                       width * 5 / 4 };
  layout->own_packet = get_packet (&layout->own_seat);
}

/* What else lies on the table. */

/* The cup stands where a partner would sit, or in the other corner. */
static void
place_cup (CanastaTableLayout *layout, const CanastaTableNeeds *needs)
{
  double unit = get_unit (needs);
  GdkRectangle *cup = &layout->cup;

  if (needs->n_seats > MOST_BESIDE_CUP)
    return;
  cup->width = (int) (CUP_WIDTH * unit);
  cup->height = (int) (CUP_HEIGHT * unit);
  if (count_top (needs) == 0)
    {
      cup->x = (needs->width - cup->width) / 2;
      cup->y = TOP;
    }
  else
    {
      cup->x = needs->width - (int) ((SIDE_EDGE + CHAIR / 2.0) * unit) - cup->width / 2;
      cup->y = (int) (SIDE_TOP * unit) - GAP - cup->height;
    }
}

/* Where what is beside the pad begins: a seat at the far edge, or what lies before a side. */
static int
get_pad_end (const CanastaTableLayout *layout, const CanastaTableNeeds *needs)
{
  int end = needs->width;

  if (count_top (needs) == 0)
    return canasta_seat_layout_get_edge (layout, needs);
  for (guint i = 0; i < layout->n_seats; i++)
    if (!layout->seats[i].below)
      end = MIN (end, layout->seats[i].whole.x);
  return end;
}

/* The score pad, where people sit around, and a cup where nothing else needs its room
 * (@roomy). */
void
canasta_seat_layout_place_ornaments (CanastaTableLayout      *layout,
                                     const CanastaTableNeeds *needs,
                                     gboolean                 roomy)
{
  double unit = get_unit (needs);
  GdkRectangle *pad = &layout->pad;

  if (needs->form != CANASTA_TABLE_AROUND)
    return;
  pad->x = (int) (PAD_X * unit);
  pad->y = TOP;
  pad->width = CLAMP (needs->pad_width, (int) (PAD_WIDTH * unit),
                      MAX (get_pad_end (layout, needs) - GAP - pad->x, (int) (PAD_WIDTH * unit)));
  pad->height = (int) (SIDE_TOP * unit) - GAP - pad->y;
  if (roomy)
    place_cup (layout, needs);
}

/* What is left for the melds. */

/* Where the names of the others' sides can be: beside a chair at the far edge, if they are
 * short, or below it. */
int
canasta_seat_layout_get_top (const CanastaTableLayout *layout, const CanastaTableNeeds *needs)
{
  double unit = get_unit (needs);
  guint n_top = count_top (needs);
  int bottom = 0;

  for (guint i = 0; i < layout->n_seats; i++)
    if (needs->form != CANASTA_TABLE_AROUND || !layout->seats[i].below)
      bottom = MAX (bottom, layout->seats[i].whole.y + layout->seats[i].whole.height);
  if (needs->form != CANASTA_TABLE_AROUND)
    return bottom + CANASTA_LAYOUT_GAP;
  if (n_top == 0)
    return (int) (FIRST_LINE_FREE * unit);
  if (n_top == 1 && needs->n_bands == 2
      && canasta_seat_layout_get_edge (layout, needs) + needs->line_width
           < (needs->width - (int) (CHAIR * unit)) / 2)
    return MAX ((int) (FIRST_LINE * unit), bottom - needs->line_height);
  return bottom;
}

/* How far what lies before the others is from both sides. */
int
canasta_seat_layout_get_edge (const CanastaTableLayout *layout, const CanastaTableNeeds *needs)
{
  int edge = (int) (OTHERS_EDGE * get_unit (needs));

  if (needs->form != CANASTA_TABLE_AROUND || needs->n_seats < 2)
    return edge;
  return MAX (edge, layout->seats[0].plate.x + layout->seats[0].plate.width + GAP);
}

/* How far down the words of the seats at the sides reach. */
int
canasta_seat_layout_get_foot (const CanastaTableLayout *layout)
{
  int foot = 0;

  for (guint i = 0; i < layout->n_seats; i++)
    if (layout->seats[i].below)
      foot = MAX (foot, layout->seats[i].plate.y + layout->seats[i].plate.height);
  return foot;
}

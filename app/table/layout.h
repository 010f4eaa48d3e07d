/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everything on the table goes: plain arithmetic, no widgets. All sizes
 * in logical pixels. */

#pragma once

#include <gdk/gdk.h>

#include "rules/variant.h"
#include "rules/table.h"
#include "table/hand-layout.h"
#include "table/meld-layout.h"
#include "table/well-layout.h"

G_BEGIN_DECLS

#define CANASTA_LAYOUT_MARGIN 12
#define CANASTA_LAYOUT_GAP 4
#define CANASTA_LAYOUT_HEADER 46 /* of the window, above the table */
#define CANASTA_LAYOUT_COMPACT_WIDTH 700
#define CANASTA_LAYOUT_COMPACT_HEIGHT 574 /* 620 without a header bar */

/**
 * CanastaTableForm:
 * @CANASTA_TABLE_AROUND: the others sit around the felt, each with a plate
 * @CANASTA_TABLE_ROW: they sit in a row behind its far edge, plates beside their chairs
 * @CANASTA_TABLE_COMPACT: the same in a small window, without plates
 *
 * How people sit at the table: as its size allows.
 */
typedef enum
{
  CANASTA_TABLE_AROUND,
  CANASTA_TABLE_ROW,
  CANASTA_TABLE_COMPACT,
} CanastaTableForm;

/**
 * CanastaSeatPlace:
 * @whole: all of the seat
 * @chair: the chair, with whoever sits on it
 * @plate: the words, below the chair or beside it
 * @packet: where a second packet of cards lies, in games that deal one
 * @below: whether the words are below
 * @brief: whether there is room for the name alone
 *
 * Where one of the others sits.
 */
typedef struct
{
  GdkRectangle whole;
  GdkRectangle chair;
  GdkRectangle plate;
  GdkRectangle packet;
  gboolean below;
  gboolean brief;
} CanastaSeatPlace;

/**
 * CanastaTableNeeds:
 * @form: how people sit
 * @width: of the whole table
 * @height: of the whole table
 * @card_size: the person's factor, 0.8 to 1.5
 * @large_print: whether the cards have large indices
 * @n_seats: how many others there are, but for who sits at the near edge
 * @has_resting: whether the last of them does not play this round
 * @has_near: whether somebody else sits there, where the person's hand would be: they look on
 * @plate_width: what the words of a seat have, as this form shows them
 * @plate_height: how high they are
 * @pad_width: what the words of the score pad would like to have
 * @line_height: of the name of a side
 * @line_width: of the longest name of the others
 * @own_line_width: of the own name
 * @n_bands: how many sides there are
 * @bands: what the melds of each need, the own ones first; their room is not looked at
 * @well: what decides where the piles lie, but for their room; %NULL where nothing may stand
 *   beside their names
 * @well_foot: what is below a pile
 * @well_notes: what is said about the piles, beside them
 * @prompt_height: what the prompt's texts and buttons need at least
 *
 * What decides the layout, with the hand.
 */
typedef struct
{
  CanastaTableForm form;
  int width;
  int height;
  double card_size;
  gboolean large_print;
  guint n_seats;
  gboolean has_resting;
  gboolean has_near;
  int plate_width;
  int plate_height;
  int pad_width;
  int line_height;
  int line_width;
  int own_line_width;
  guint n_bands;
  const CanastaMeldsNeeds *bands;
  const CanastaWellNeeds *well;
  int well_foot;
  int well_notes;
  int prompt_height;
} CanastaTableNeeds;

/* Texts grow with the window, in steps. */
typedef enum
{
  CANASTA_TEXT_USUAL,
  CANASTA_TEXT_LARGE,
  CANASTA_TEXT_LARGEST,
} CanastaTextSize;

/**
 * CanastaTableLayout:
 * @form: how people sit
 * @rim: how far from the top the felt begins
 * @card_width: of the cards of the hand
 * @card_height: likewise
 * @pile_width: of the cards of the piles
 * @pile_height: likewise
 * @n_seats: how many of the others sit around the felt, or behind it
 * @n_places: how many of the others there are: with who sits at the near edge, as the last
 * @seats: where they sit, in the order of play; who does not play is the last of those who sit
 *   around
 * @own_seat: the person's own chair, at the near edge; of no size where they look on
 * @own_packet: where a second packet of theirs lies
 * @pad: where the score pad lies; of no width where it has no room
 * @cup: where a cup stands; likewise
 * @n_bands: how many sides there are
 * @bands: what lies before each, the own side first
 * @names: where the name of each stands
 * @seams: what parts each from the one at its left; of no width where there is none
 * @others_card: how high the cards of the others' melds are at most
 * @own_card: how high those of the own melds are at most
 * @well: the piles and what is said about them
 * @prompt: what to do, on the near edge of the table
 * @hand: the hand, or who sits in its place
 * @slots: its cards
 *
 * The regions of the table.
 */
typedef struct
{
  CanastaTableForm form;
  int rim;
  int card_width;
  int card_height;
  int pile_width;
  int pile_height;
  guint n_seats;
  guint n_places;
  CanastaSeatPlace seats[CANASTA_MAX_SEATS];
  GdkRectangle own_seat;
  GdkRectangle own_packet;
  GdkRectangle pad;
  GdkRectangle cup;
  guint n_bands;
  GdkRectangle bands[CANASTA_MAX_SIDES];
  GdkRectangle names[CANASTA_MAX_SIDES];
  GdkRectangle seams[CANASTA_MAX_SIDES];
  int others_card;
  int own_card;
  GdkRectangle well;
  GdkRectangle prompt;
  GdkRectangle hand;
  CanastaHandLayout slots;
} CanastaTableLayout;

CanastaTableForm canasta_layout_get_form      (int                      width,
                                               int                      height);
CanastaTextSize  canasta_layout_get_text_size (int                      width,
                                               int                      height);
void             canasta_table_layout_compute (CanastaTableLayout      *self,
                                               const CanastaTableNeeds *needs,
                                               const CanastaCard       *cards,
                                               guint                    n_cards);

G_END_DECLS

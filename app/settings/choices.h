/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences that are a choice of a few, each named as its key. What stands
 * here makes the schema and the types: the last part of a name is the word on
 * the disk, which stays as it is for ever, and the order is that of the rows in
 * the preferences. The language is no such choice: it is a code, see language.h. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CanastaPace:
 * @CANASTA_PACE_SLOW: 900 milliseconds a step
 * @CANASTA_PACE_NORMAL: 500 milliseconds
 * @CANASTA_PACE_FAST: 200 milliseconds
 * @CANASTA_PACE_INSTANT: as fast as the players think
 *
 * `pace`: how fast the other players play. A step is one action.
 */
typedef enum
{
  CANASTA_PACE_SLOW,
  CANASTA_PACE_NORMAL,
  CANASTA_PACE_FAST,
  CANASTA_PACE_INSTANT,
} CanastaPace;

/**
 * CanastaConfirmDiscards:
 * @CANASTA_CONFIRM_DISCARDS_NEVER: none
 * @CANASTA_CONFIRM_DISCARDS_RISKY: wild cards, and cards that give the pile away
 * @CANASTA_CONFIRM_DISCARDS_ALWAYS: all
 *
 * `confirm-discards`: which discards are asked about first.
 */
typedef enum
{
  CANASTA_CONFIRM_DISCARDS_NEVER,
  CANASTA_CONFIRM_DISCARDS_RISKY,
  CANASTA_CONFIRM_DISCARDS_ALWAYS,
} CanastaConfirmDiscards;

/**
 * CanastaHints:
 * @CANASTA_HINTS_OFF: nothing lights up
 * @CANASTA_HINTS_LEGAL_MOVES: what the selected cards can go to lights up
 * @CANASTA_HINTS_COACH: something is proposed in every turn, too
 *
 * `hints`: how much help the table offers.
 */
typedef enum
{
  CANASTA_HINTS_OFF,
  CANASTA_HINTS_LEGAL_MOVES,
  CANASTA_HINTS_COACH,
} CanastaHints;

/**
 * CanastaSortOrder:
 * @CANASTA_SORT_RANK_ASCENDING: from low to high
 * @CANASTA_SORT_RANK_DESCENDING: from high to low
 * @CANASTA_SORT_MOST_COMPLETE: the ranks held most come first
 * @CANASTA_SORT_MANUAL: as the person has laid them
 *
 * `sort-order`: how the hand is sorted.
 */
typedef enum
{
  CANASTA_SORT_RANK_ASCENDING,
  CANASTA_SORT_RANK_DESCENDING,
  CANASTA_SORT_MOST_COMPLETE,
  CANASTA_SORT_MANUAL,
} CanastaSortOrder;

/**
 * CanastaStyle:
 * @CANASTA_STYLE_SYSTEM: as the desktop is
 * @CANASTA_STYLE_LIGHT: light
 * @CANASTA_STYLE_DARK: dark
 *
 * `style`: light or dark.
 */
typedef enum
{
  CANASTA_STYLE_SYSTEM,
  CANASTA_STYLE_LIGHT,
  CANASTA_STYLE_DARK,
} CanastaStyle;

/**
 * CanastaFelt:
 * @CANASTA_FELT_GREEN: green
 * @CANASTA_FELT_BLUE: blue
 * @CANASTA_FELT_RED: red
 * @CANASTA_FELT_BROWN: brown
 * @CANASTA_FELT_GREY: grey
 *
 * `felt`: the colour of the table.
 */
typedef enum
{
  CANASTA_FELT_GREEN,
  CANASTA_FELT_BLUE,
  CANASTA_FELT_RED,
  CANASTA_FELT_BROWN,
  CANASTA_FELT_GREY,
} CanastaFelt;

/**
 * CanastaLetters:
 * @CANASTA_LETTERS_LOCAL: those of the language of the game
 * @CANASTA_LETTERS_ENGLISH: J Q K A
 * @CANASTA_LETTERS_FRENCH: V D R A
 * @CANASTA_LETTERS_GERMAN: B D K A
 *
 * `index-letters`: the letters of jack, queen, king and ace.
 */
typedef enum
{
  CANASTA_LETTERS_LOCAL,
  CANASTA_LETTERS_ENGLISH,
  CANASTA_LETTERS_FRENCH,
  CANASTA_LETTERS_GERMAN,
} CanastaLetters;

/**
 * CanastaAnimations:
 * @CANASTA_ANIMATIONS_SYSTEM: as the desktop does
 * @CANASTA_ANIMATIONS_FULL: cards move
 * @CANASTA_ANIMATIONS_REDUCED: nothing moves, what has changed is outlined
 *
 * `animations`: whether cards move.
 */
typedef enum
{
  CANASTA_ANIMATIONS_SYSTEM,
  CANASTA_ANIMATIONS_FULL,
  CANASTA_ANIMATIONS_REDUCED,
} CanastaAnimations;

/**
 * CanastaDetail:
 * @CANASTA_DETAIL_BRIEF: neither who draws nor how many cards are left
 * @CANASTA_DETAIL_NORMAL: everything that happens, and the cards left
 * @CANASTA_DETAIL_FULL: the piles and the points on the table, too
 *
 * `announcements`: how much a screen reader is told.
 */
typedef enum
{
  CANASTA_DETAIL_BRIEF,
  CANASTA_DETAIL_NORMAL,
  CANASTA_DETAIL_FULL,
} CanastaDetail;

G_END_DECLS

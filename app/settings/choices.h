/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences that are a choice of a few. What stands here makes the schema
 * and the types: the last part of a name is the word on the disk, which stays as
 * it is for ever, and the order is that of the rows in the preferences. The
 * language is no such choice: it is a code, see language.h. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* pace: how fast the other players play. A step is one action. */
typedef enum
{
  CANASTA_PACE_SLOW,    /* 900 milliseconds a step */
  CANASTA_PACE_NORMAL,  /* 500 milliseconds */
  CANASTA_PACE_FAST,    /* 200 milliseconds */
  CANASTA_PACE_INSTANT, /* as fast as the players think */
} CanastaPace;

/* confirm-discards: which discards are asked about first. */
typedef enum
{
  CANASTA_CONFIRM_DISCARDS_NEVER,
  CANASTA_CONFIRM_DISCARDS_RISKY, /* wild cards, and cards that give the pile away */
  CANASTA_CONFIRM_DISCARDS_ALWAYS,
} CanastaConfirmDiscards;

/* hints: how much help the table offers. */
typedef enum
{
  CANASTA_HINTS_OFF,
  CANASTA_HINTS_LEGAL_MOVES, /* what the selected cards can go to lights up */
  CANASTA_HINTS_COACH,       /* something is proposed in every turn, too */
} CanastaHints;

/* sort-order: how the hand is sorted. */
typedef enum
{
  CANASTA_SORT_RANK_ASCENDING,
  CANASTA_SORT_RANK_DESCENDING,
  CANASTA_SORT_MOST_COMPLETE, /* the ranks held most come first */
  CANASTA_SORT_MANUAL,        /* as the person has laid them */
} CanastaSortOrder;

/* style: light or dark. */
typedef enum
{
  CANASTA_STYLE_SYSTEM,
  CANASTA_STYLE_LIGHT,
  CANASTA_STYLE_DARK,
} CanastaStyle;

/* felt: the colour of the table. */
typedef enum
{
  CANASTA_FELT_GREEN,
  CANASTA_FELT_BLUE,
  CANASTA_FELT_RED,
  CANASTA_FELT_BROWN,
  CANASTA_FELT_GREY,
} CanastaFelt;

/* card-deck: how the faces are drawn. */
typedef enum
{
  CANASTA_DECK_CLASSIC,
  CANASTA_DECK_MODERN, /* flat blocks and geometric courts */
} CanastaDeck;

/* index-letters: the letters of jack, queen, king and ace. */
typedef enum
{
  CANASTA_LETTERS_LOCAL, /* those of the language of the game */
  CANASTA_LETTERS_ENGLISH,
  CANASTA_LETTERS_FRENCH,
  CANASTA_LETTERS_GERMAN,
} CanastaLetters;

/* animations: whether cards move. */
typedef enum
{
  CANASTA_ANIMATIONS_SYSTEM,
  CANASTA_ANIMATIONS_FULL,
  CANASTA_ANIMATIONS_REDUCED, /* what has changed is outlined */
} CanastaAnimations;

/* announcements: how much a screen reader is told. */
typedef enum
{
  CANASTA_DETAIL_BRIEF,  /* neither who draws nor how many cards are left */
  CANASTA_DETAIL_NORMAL, /* the cards left, where that is no matter of course */
  CANASTA_DETAIL_FULL,   /* who draws, the piles and the points on the table, too */
} CanastaDetail;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values of all rules in one plain struct: what CanastaRules holds and what
 * the code of a position reads. Names and meanings stand in rule-table.c. */

#pragma once

#include "canasta-api.h"

G_BEGIN_DECLS

/* A wild card or a red three turned up at the start. */
typedef enum { CANASTA_UPCARD_COVER, CANASTA_UPCARD_KEEP, CANASTA_UPCARD_NONE } CanastaUpcard;

/* A black three turned up at the start. */
typedef enum { CANASTA_BLACK_UPCARD_KEEP, CANASTA_BLACK_UPCARD_COVER } CanastaBlackUpcard;

typedef enum
{
  CANASTA_FIRST_DEALER_LAST_SEAT,
  CANASTA_FIRST_DEALER_LOWEST_DRAW,
  CANASTA_FIRST_DEALER_HIGHEST_DRAW,
} CanastaFirstDealer;

typedef enum
{
  CANASTA_FREEZE_UNTIL_TAKEN,
  CANASTA_FREEZE_UNTIL_COVERED,
  CANASTA_FREEZE_TOP_ONLY,
  CANASTA_FREEZE_ALWAYS,
} CanastaFreezeModel;

typedef enum { CANASTA_TAKE_IF_OPENS, CANASTA_TAKE_FORBIDDEN } CanastaTakeBeforeOpening;

typedef enum { CANASTA_PILE_NEVER, CANASTA_PILE_CONCEALED, CANASTA_PILE_ALWAYS } CanastaPileMustBeMelded;

typedef enum { CANASTA_PILE_SHOWS_TOP, CANASTA_PILE_SHOWS_ALL } CanastaPileVisibility;

typedef enum { CANASTA_RED_THREES_AUTOMATIC, CANASTA_RED_THREES_BY_HAND } CanastaRedThreesLaid;

typedef enum
{
  CANASTA_RED_THREES_NEED_MELD,
  CANASTA_RED_THREES_NEED_CANASTA,
  CANASTA_RED_THREES_NEED_TWO_CANASTAS,
} CanastaRedThreeCondition;

typedef enum { CANASTA_LAST_RED_THREE_ENDS_DEAL, CANASTA_LAST_RED_THREE_TURN_GOES_ON } CanastaLastRedThree;

typedef enum { CANASTA_STOP_UNTIL_COVERED, CANASTA_STOP_OFF } CanastaBlackThreeStops;

typedef enum
{
  CANASTA_BLACK_THREES_GOING_OUT,
  CANASTA_BLACK_THREES_NEVER,
  CANASTA_BLACK_THREES_ANY_TIME,
} CanastaBlackThreesMelded;

typedef enum { CANASTA_MELDS_ONE, CANASTA_MELDS_MANY } CanastaMeldsPerRank;

typedef enum
{
  CANASTA_SEQUENCES_NONE,
  CANASTA_SEQUENCES_NATURAL,
  CANASTA_SEQUENCES_WITH_WILDS,
} CanastaSequences;

typedef enum
{
  CANASTA_WILD_MELDS_NONE,
  CANASTA_WILD_MELDS_COMPLETE_IN_ONE_TURN,
  CANASTA_WILD_MELDS_FREE,
} CanastaWildMelds;

typedef enum { CANASTA_OPENING_BY_TOTAL, CANASTA_OPENING_BY_ROUND } CanastaOpeningBy;

typedef enum { CANASTA_OPENING_SUM, CANASTA_OPENING_SINGLE_MELD } CanastaOpeningCounts;

typedef enum
{
  CANASTA_WAIVER_NONE,
  CANASTA_WAIVER_STOCK,
  CANASTA_WAIVER_STOCK_OR_PILE,
} CanastaOpeningWaiver;

typedef enum
{
  CANASTA_FINAL_DISCARD_OPTIONAL,
  CANASTA_FINAL_DISCARD_REQUIRED,
  CANASTA_FINAL_DISCARD_FORBIDDEN,
} CanastaFinalDiscard;

typedef enum { CANASTA_ASKING_OFF, CANASTA_ASKING_MAY, CANASTA_ASKING_MUST } CanastaAsking;

typedef enum { CANASTA_CONCEALED_OWN_CANASTA, CANASTA_CONCEALED_LOOSE } CanastaConcealedDefinition;

typedef enum
{
  CANASTA_CONCEALED_REQUIRED_NUMBER,
  CANASTA_CONCEALED_ONE,
} CanastaConcealedCanastas;

typedef enum
{
  CANASTA_STOCK_END_FORCED,
  CANASTA_STOCK_END_VOLUNTARY,
  CANASTA_STOCK_END_AFTER_TURN,
  CANASTA_STOCK_END_IMMEDIATE,
} CanastaStockEnd;

typedef enum { CANASTA_LONE_HAND_OWN, CANASTA_LONE_HAND_PAIR } CanastaLoneHandRedThrees;

typedef enum { CANASTA_PAIR_SCORE_FULL, CANASTA_PAIR_SCORE_HALF } CanastaLoneHandPairScore;

typedef enum { CANASTA_TIE_EXTRA_ROUND, CANASTA_TIE_SHARED } CanastaTie;

#define CANASTA_MAX_BANDS 8

/**
 * CanastaBands:
 * @n: how many bands, 0 where the variant's hook speaks
 * @band: each band: from which total (or round) on, and the minimum in points;
 *   rising, the first one reaching down without end
 */
typedef struct
{
  gint32 n;
  struct
  {
    gint32 from;
    gint32 minimum;
  } band[CANASTA_MAX_BANDS];
} CanastaBands;

#define CANASTA_MAX_COUNT_VALUES 12

/**
 * CanastaCountValues:
 * @n: how many values
 * @of: the value of one, of two, … in points; more cards than values count as
 *   the last
 */
typedef struct
{
  gint32 n;
  gint32 of[CANASTA_MAX_COUNT_VALUES];
} CanastaCountValues;

/* How much of the pile a player takes: all of it, or so many from the top. */
#define CANASTA_TAKE_ALL 0
#define CANASTA_TAKE_TOP_ONLY 1

/**
 * CanastaRuleValues:
 *
 * Every rule under its name in `rule-table.c`. Switches and choices are held as
 * numbers, choices in the order of their enumeration.
 */
typedef struct
{
  gint32 packs;
  gint32 jokers;
  gint32 deal_size;
  gint32 draw_count;
  gint32 upcard;
  gint32 upcard_black_three;
  gint32 first_dealer;

  gint32 freeze_model;
  gint32 wild_freezes;
  gint32 red_three_freezes;
  gint32 black_three_freezes;
  gint32 frozen_before_opening;
  gint32 take_before_opening;
  gint32 take_with_pair;
  gint32 take_with_wild;
  gint32 take_by_lay_off;
  gint32 take_extent;
  gint32 one_card_rule;
  gint32 pile_must_be_melded;
  gint32 pile_visibility;

  gint32 red_threes_laid;
  gint32 red_three_replaced_from_pile;
  CanastaCountValues red_three_values;
  CanastaCountValues red_three_losses;
  gint32 red_three_condition;
  gint32 forgotten_red_three;
  gint32 last_card_red_three;
  gint32 black_three_stops;
  gint32 black_threes_melded;
  gint32 black_three_in_hand;
  gint32 black_threes_in_hand_flat;
  gint32 take_black_three_going_out;

  gint32 meld_minimum_size;
  gint32 meld_maximum_size;
  gint32 minimum_naturals;
  gint32 maximum_wilds;
  gint32 wilds_at_most_naturals;
  gint32 melds_per_rank;
  gint32 sequences;
  gint32 wild_melds;

  CanastaBands opening_minimum;
  gint32 opening_by;
  gint32 opening_counts;
  gint32 opening_counts_top_card;
  gint32 opening_waiver;
  gint32 opening_fail_penalty;

  gint32 canastas_to_go_out;
  gint32 final_discard;
  gint32 asking;
  gint32 going_out_bonus;
  gint32 concealed_bonus;
  gint32 concealed_definition;
  gint32 concealed_canastas;
  gint32 stock_end;

  gint32 natural_canasta;
  gint32 mixed_canasta;
  gint32 wild_canasta;
  gint32 sequence_canasta;
  gint32 value_joker;
  gint32 value_two;
  gint32 value_ace;
  gint32 value_high;
  gint32 value_low;
  gint32 value_black_three;

  gint32 lone_hand_red_threes;
  gint32 lone_hand_pair_score;
  gint32 target;
  gint32 rounds;
  gint32 tie;
} CanastaRuleValues;

G_END_DECLS

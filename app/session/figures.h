/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics in words: figures in groups, and what they can be narrowed to. */
#pragma once

#include "match/statistics.h"
#include "variants/registry.h"

G_BEGIN_DECLS

/**
 * CanastaFigure:
 * @group: what it belongs to
 * @title: what it is
 * @value: how much of it
 *
 * A line of the statistics.
 */
typedef struct
{
  const char *group;
  char *title;
  char *value;
} CanastaFigure;

/**
 * CanastaSpan:
 *
 * How far back the matches go that are looked at.
 */
typedef enum
{
  CANASTA_SPAN_EVER,
  CANASTA_SPAN_WEEK,
  CANASTA_SPAN_MONTH,
  CANASTA_SPAN_YEAR,
  CANASTA_N_SPANS,
} CanastaSpan;

/**
 * CanastaNarrowing:
 * @title: how it is called
 * @variant: (nullable): for the filter
 * @house: (nullable): for the filter
 * @players: for the filter
 * @level: (nullable): for the filter
 * @person: (nullable): for the filter
 *
 * A part of the matches that one can look at alone.
 */
typedef struct
{
  char *title;
  char *variant;
  char *house;
  guint players;
  char *level;
  char *person;
} CanastaNarrowing;

CanastaTable  *canasta_figures_open_table            (GPtrArray                *results,
                                                      CanastaRegistry          *registry);
GPtrArray     *canasta_figures_list                  (const CanastaStatistics  *sums,
                                                      const CanastaTable       *table);
const char    *canasta_span_get_title                (CanastaSpan               span);
gint64         canasta_span_get_begin                (CanastaSpan               span);
GPtrArray     *canasta_figures_narrowings_of_house   (GPtrArray                *results,
                                                      CanastaRegistry          *registry);
GPtrArray     *canasta_figures_narrowings_of_players (GPtrArray                *results);
GPtrArray     *canasta_figures_narrowings_of_level   (GPtrArray                *results);
GPtrArray     *canasta_figures_narrowings_of_person  (GPtrArray                *results,
                                                      const char               *owner);
char          *canasta_figures_format_mean           (double                    mean);

G_END_DECLS

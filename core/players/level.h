/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How strong a computer player plays. */

#pragma once

#include "canasta-api.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * CanastaLevel:
 * @id: the level in preferences, saved matches and on the command line
 * @title: the level in words, untranslated; %NULL for a level that is there
 *   for measuring and not offered to people
 *
 * How strong a bot plays. A row of a table, weakest first. No level sees what
 * its seat may not know; a lower one looks less far, forgets, and errs as people
 * do.
 */
typedef struct
{
  const char *id;
  const char *title;

  /*< private >*/
  guint rollouts;               /* deals played out for a choice, 0 for none */
  guint think_time;             /* the most time for a choice, in milliseconds */
  gboolean remembers;           /* what others picked up, threw and let lie */
  gboolean hasty;               /* opens as soon as it can, with any wild cards */
  gboolean hoards;              /* keeps wild cards for later */
  guint caution;                /* of a hundred, how much it fears for the pile */
  guint overlooks;              /* takes of a hundred that it does not see */
  guint second_best;            /* discards of a hundred that are the next best only */
} CanastaLevel;

CANASTA_API guint                canasta_level_count      (void) G_GNUC_CONST;
CANASTA_API const CanastaLevel  *canasta_level_get        (guint                index);
CANASTA_API const CanastaLevel  *canasta_level_find       (const char          *id);
CANASTA_API const char          *canasta_level_get_title  (const CanastaLevel  *level);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The same cards again: each round of a match played once more, the strongest player
 * sitting where the person sat, the others as they were. A round begins with the
 * totals it began with. Whenever it is played, the figures are the same. */

#pragma once

#include "match/archive.h"

G_BEGIN_DECLS

/**
 * CanastaDuplicatePoints:
 * @own: what the side made that plays the person's cards
 * @others: what the other side made; where there are several, their mean
 *
 * What came of a round, or of several.
 */
typedef struct
{
  int own;
  int others;
} CanastaDuplicatePoints;

/* How far ahead that is. */
static inline int
canasta_duplicate_points_get_lead (const CanastaDuplicatePoints *self)
{
  return self->own - self->others;
}

#define CANASTA_TYPE_DUPLICATE (canasta_duplicate_get_type ())
G_DECLARE_FINAL_TYPE (CanastaDuplicate, canasta_duplicate, CANASTA, DUPLICATE, GObject)

/*
 * Signals:
 *   changed ()
 *     a round has been played again, or playing has begun or ended
 *   failed (const char *sentence)
 *     a round cannot be played again; playing has ended
 */

CanastaDuplicate  *canasta_duplicate_new          (CanastaMatch           *match,
                                                   const CanastaPersonal  *personal);
char              *canasta_duplicate_write        (CanastaDuplicate       *self);

void               canasta_duplicate_start        (CanastaDuplicate       *self);
void               canasta_duplicate_stop         (CanastaDuplicate       *self);
gboolean           canasta_duplicate_is_running   (CanastaDuplicate       *self);
double             canasta_duplicate_get_progress (CanastaDuplicate       *self);

guint              canasta_duplicate_count_rounds (CanastaDuplicate       *self);
guint              canasta_duplicate_count_played (CanastaDuplicate       *self);
guint              canasta_duplicate_get_round    (CanastaDuplicate       *self,
                                                   guint                   index);
gboolean           canasta_duplicate_is_played    (CanastaDuplicate       *self,
                                                   guint                   index);
CanastaDuplicatePoints
                   canasta_duplicate_get_points   (CanastaDuplicate       *self,
                                                   guint                   index,
                                                   gboolean                again);
CanastaDuplicatePoints
                   canasta_duplicate_sum_points   (CanastaDuplicate       *self,
                                                   gboolean                again);
char              *canasta_duplicate_describe     (CanastaDuplicate       *self);
char              *canasta_duplicate_describe_players
                                                  (CanastaDuplicate       *self);

G_END_DECLS

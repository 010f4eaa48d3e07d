/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a computer player likes to play, beside how well it does. */

#pragma once

#include "players/policy.h"

G_BEGIN_DECLS

/**
 * CanastaHabitKind:
 * @CANASTA_HABIT_TEMPER: what it dares
 * @CANASTA_HABIT_ASKING: whether it asks its partner before it goes out
 *
 * What a habit is about. A player has one habit of each kind.
 */
typedef enum
{
  CANASTA_HABIT_TEMPER,
  CANASTA_HABIT_ASKING,
} CanastaHabitKind;

#define CANASTA_N_HABIT_KINDS (CANASTA_HABIT_ASKING + 1)

/* What a player that searches gives away for a habit at a choice, in hundredths of a
 * point. */
#define CANASTA_HABIT_ALLOWANCE 2000

/**
 * CanastaHabits:
 * @of: by #CanastaHabitKind, the place of the habit among those of its kind; 0 is
 *   the usual one
 *
 * All habits of a player.
 */
typedef struct
{
  guint8 of[CANASTA_N_HABIT_KINDS];
} CanastaHabits;

CANASTA_API guint        canasta_habit_count        (CanastaHabitKind      kind) G_GNUC_CONST;
CANASTA_API const char  *canasta_habit_get_id       (CanastaHabitKind      kind,
                                                     guint                 index);
CANASTA_API const char  *canasta_habit_get_title    (CanastaHabitKind      kind,
                                                     guint                 index);
CANASTA_API const char  *canasta_habit_get_summary  (CanastaHabitKind      kind,
                                                     guint                 index);

CANASTA_API gboolean     canasta_habits_add         (CanastaHabits        *self,
                                                     const char           *id);
CANASTA_API gboolean     canasta_habits_are_usual   (const CanastaHabits  *self);
CANASTA_API void         canasta_habits_bend        (const CanastaHabits  *self,
                                                     CanastaWeights       *weights);

G_END_DECLS

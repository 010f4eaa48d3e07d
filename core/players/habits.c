/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A habit bends some weights of the policy. A player that searches begins with the
 * choice of the bent policy and leaves it for one that is better by more than a
 * habit may cost; a player that does not search plays by the bent policy itself. */
#include "config.h"

#include "players/habits.h"

#include <glib/gi18n-lib.h>

#define MOST_BENDS 12

/* So much of a weight is kept, and so much is added. */
typedef struct
{
  CanastaWeight weight;
  gint32 percent;
  gint32 more;
} Bend;

typedef struct
{
  CanastaHabitKind kind;
  const char *id;
  const char *title;
  const char *summary;
  guint n_bends;
  Bend bends[MOST_BENDS];
} Habit;

static const Habit habits[] = {
  { CANASTA_HABIT_TEMPER, "balanced", NC_("habit of a player", "Balanced"),
    NC_("habit of a player", "Weighs what a risk brings and what it costs") },
  { CANASTA_HABIT_TEMPER, "cautious", NC_("habit of a player", "Cautious"),
    NC_("habit of a player", "Opens late, and guards the pile even with wild cards"), 6,
    { { CANASTA_WEIGHT_RISK, 130, 0 },
      { CANASTA_WEIGHT_TAKE_OPENING, 100, -400 },
      { CANASTA_WEIGHT_TAKE_OPENED, 100, -200 },
      { CANASTA_WEIGHT_HOLD_OPENING, 100, 400 },
      { CANASTA_WEIGHT_OPENING_WILDS, 100, -200 },
      { CANASTA_WEIGHT_CANASTA_WILDS, 100, -200 } } },
  { CANASTA_HABIT_TEMPER, "bold", NC_("habit of a player", "Bold"),
    NC_("habit of a player", "Opens early, and takes small piles as well"), 8,
    { { CANASTA_WEIGHT_RISK, 65, 0 },
      { CANASTA_WEIGHT_TAKE_OPENING, 100, 600 },
      { CANASTA_WEIGHT_TAKE_OPENED, 100, 500 },
      { CANASTA_WEIGHT_HOLD_OPENING, 100, -800 },
      { CANASTA_WEIGHT_HOLD, 100, -300 },
      { CANASTA_WEIGHT_OPENING_WILDS, 100, 200 },
      { CANASTA_WEIGHT_ADD_WILD, 100, 300 },
      { CANASTA_WEIGHT_FREEZE, 100, 60 } } },
  { CANASTA_HABIT_ASKING, "often", NC_("habit of a player", "Asks before going out"), NULL },
  { CANASTA_HABIT_ASKING, "seldom", NC_("habit of a player", "Seldom asks"), NULL, 1,
    { { CANASTA_WEIGHT_UNASKED, 0, 0 } } },
};

/* The place of a habit in the table; %G_N_ELEMENTS (habits) where there is none. */
static guint
find_habit (CanastaHabitKind kind, guint index)
{
  guint place = 0;

  while (place < G_N_ELEMENTS (habits) && (habits[place].kind != kind || index-- > 0))
    place++;
  return place;
}

/**
 * canasta_habit_count: (skip)
 * @kind: what they are about
 *
 * Returns: how many habits of a kind there are
 */
guint
canasta_habit_count (CanastaHabitKind kind)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (habits); i++)
    n += habits[i].kind == kind;
  return n;
}

/**
 * canasta_habit_get_id: (skip)
 * @kind: what it is about
 * @index: its place among those, the usual one at 0
 *
 * Returns: the habit in preferences, saved matches and on the command line
 */
const char *
canasta_habit_get_id (CanastaHabitKind kind, guint index)
{
  g_return_val_if_fail (index < canasta_habit_count (kind), NULL);

  return habits[find_habit (kind, index)].id;
}

/**
 * canasta_habit_get_title: (skip)
 * @kind: what it is about
 * @index: its place among those, the usual one at 0
 *
 * Returns: the habit in words, in the language of the interface
 */
const char *
canasta_habit_get_title (CanastaHabitKind kind, guint index)
{
  g_return_val_if_fail (index < canasta_habit_count (kind), NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "habit of a player", habits[find_habit (kind, index)].title);
}

/**
 * canasta_habit_get_summary: (skip)
 * @kind: what it is about
 * @index: its place among those, the usual one at 0
 *
 * Returns: (nullable): what a player with the habit does, in the language of the
 *   interface; %NULL where the title says it
 */
const char *
canasta_habit_get_summary (CanastaHabitKind kind, guint index)
{
  const char *summary;

  g_return_val_if_fail (index < canasta_habit_count (kind), NULL);

  summary = habits[find_habit (kind, index)].summary;
  return summary ? g_dpgettext2 (GETTEXT_PACKAGE, "habit of a player", summary) : NULL;
}

/**
 * canasta_habits_add: (skip)
 * @self: habits
 * @id: the id of a habit
 *
 * Puts the habit in the place of the one of its kind.
 *
 * Returns: whether there is such a habit
 */
gboolean
canasta_habits_add (CanastaHabits *self, const char *id)
{
  for (guint kind = 0; kind < CANASTA_N_HABIT_KINDS; kind++)
    for (guint i = 0; i < canasta_habit_count (kind); i++)
      if (g_str_equal (canasta_habit_get_id (kind, i), id))
        {
          self->of[kind] = (guint8) i;
          return TRUE;
        }
  return FALSE;
}

/**
 * canasta_habits_are_usual: (skip)
 * @self: habits
 *
 * Returns: whether they change nothing
 */
gboolean
canasta_habits_are_usual (const CanastaHabits *self)
{
  for (guint kind = 0; kind < CANASTA_N_HABIT_KINDS; kind++)
    if (self->of[kind] != 0)
      return FALSE;
  return TRUE;
}

/**
 * canasta_habits_bend: (skip)
 * @self: habits
 * @weights: (inout): the weights of the policy
 *
 * Bends the weights as the habits have it.
 */
void
canasta_habits_bend (const CanastaHabits *self, CanastaWeights *weights)
{
  for (guint kind = 0; kind < CANASTA_N_HABIT_KINDS; kind++)
    {
      const Habit *habit = &habits[find_habit (kind, self->of[kind])];

      for (guint i = 0; i < habit->n_bends; i++)
        {
          const Bend *bend = &habit->bends[i];
          gint32 *weight = &weights->of[bend->weight];

          *weight = *weight * bend->percent / 100 + bend->more;
        }
    }
}

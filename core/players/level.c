/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/level.h"

#include <glib/gi18n-lib.h>

/* How strong a level is, its rollouts say; the time is for slow machines only. A
 * turn has three choices as a rule: to draw, to meld, to discard. */
static const CanastaLevel levels[] = {
  { "beginner", NC_("level of a player", "Beginner"), .caution = 20, .hasty = TRUE,
    .hoards = TRUE, .overlooks = 35, .second_best = 35 },
  { "casual", NC_("level of a player", "Casual"), .caution = 70, .overlooks = 15,
    .second_best = 15 },
  { "strong", NC_("level of a player", "Strong"), .caution = 100, .remembers = TRUE,
    .rollouts = 100, .think_time = 50 },
  { "master", NC_("level of a player", "Master"), .caution = 100, .remembers = TRUE,
    .rollouts = 16000, .think_time = 90 },
  { "policy", NULL, .caution = 100, .remembers = TRUE },
};

/**
 * canasta_level_count:
 *
 * Returns: how many levels there are
 */
guint
canasta_level_count (void)
{
  return G_N_ELEMENTS (levels);
}

/**
 * canasta_level_get:
 * @index: from 0, the weakest first
 *
 * Returns: (transfer none): the level
 */
const CanastaLevel *
canasta_level_get (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (levels), NULL);

  return &levels[index];
}

/**
 * canasta_level_find:
 * @id: the id of a level
 *
 * Returns: (transfer none) (nullable): the level, %NULL where there is none
 */
const CanastaLevel *
canasta_level_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    if (g_strcmp0 (levels[i].id, id) == 0)
      return &levels[i];
  return NULL;
}

/**
 * canasta_level_get_title:
 * @level: a level
 *
 * Returns: (transfer none) (nullable): the level in words, in the language of
 *   the interface
 */
const char *
canasta_level_get_title (const CanastaLevel *level)
{
  return level->title ? g_dpgettext2 (GETTEXT_PACKAGE, "level of a player", level->title) : NULL;
}

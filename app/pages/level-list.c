/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/level-list.h"

#include "players/bot.h"

/* Their titles. */
GtkStringList *
canasta_level_list_new (void)
{
  GtkStringList *levels = gtk_string_list_new (NULL);

  for (guint i = 0; i < canasta_level_count (); i++)
    {
      const char *title = canasta_level_get_title (canasta_level_get (i));

      if (title)
        gtk_string_list_append (levels, title);
    }
  return levels;
}

/* The place of a level among those that are offered. */
guint
canasta_level_list_find (const char *id)
{
  guint place = 0;

  for (guint i = 0; i < canasta_level_count (); i++)
    {
      const CanastaLevel *level = canasta_level_get (i);

      if (g_strcmp0 (level->id, id) == 0)
        return level->title ? place : 0;
      if (level->title)
        place++;
    }
  return 0;
}

/* The level at such a place. */
const char *
canasta_level_list_get (guint place)
{
  for (guint i = 0; i < canasta_level_count (); i++)
    if (canasta_level_get (i)->title && place-- == 0)
      return canasta_level_get (i)->id;
  return canasta_level_get (0)->id;
}

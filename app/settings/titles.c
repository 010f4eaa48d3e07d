/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "settings/titles.h"

#include <glib/gi18n-lib.h>

#include "rules/houses.h"

/**
 * canasta_titles_get_seating:
 * @seating: the name of a seating
 *
 * Returns: who plays with whom, in words
 */
const char *
canasta_titles_get_seating (const char *seating)
{
  static const struct
  {
    const char *name;
    const char *title;
  } titles[] = {
    { "lone-hand", N_("One plays alone against the other two") },
    { "individual", N_("Everyone plays alone") },
    { "pairs", N_("Three pairs") },
    { "trios", N_("Two teams of three") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i].name, seating))
      return _(titles[i].title);
  return seating;
}

/* "four players" */
char *
canasta_titles_describe_players (guint players)
{
  switch (players)
    {
    case 2:
      return g_strdup (_("two players"));
    case 3:
      return g_strdup (_("three players"));
    case 4:
      return g_strdup (_("four players"));
    case 5:
      return g_strdup (_("five players"));
    case 6:
      return g_strdup (_("six players"));
    default:
      return g_strdup_printf (ngettext ("%u player", "%u players", players), players);
    }
}

/**
 * canasta_titles_is_own_game:
 * @registry: the variants and houses
 * @variant: a variant
 *
 * The classic game is played by houses; any other has rules of its own, which are
 * a choice beside its houses.
 *
 * Returns: whether it is a game of its own
 */
gboolean
canasta_titles_is_own_game (CanastaRegistry *registry, const char *variant)
{
  CanastaPlugin *plugin = canasta_registry_find_plugin (registry, variant);

  return plugin && !canasta_plugin_get_game (plugin);
}

/**
 * canasta_titles_get_rules:
 * @registry: the variants and houses
 * @variant: (nullable): a variant
 * @house: (nullable): a house, empty for none
 *
 * Returns: the title of the house, or what stands for it where it is gone; without
 *   one the name of a game of its own, also of one that is not known here
 */
const char *
canasta_titles_get_rules (CanastaRegistry *registry,
                          const char      *variant,
                          const char      *house)
{
  CanastaHouse *found;

  if ((!house || *house == '\0') && variant && !canasta_registry_find_plugin (registry, variant))
    return variant;
  if (!house || *house == '\0')
    return variant && canasta_titles_is_own_game (registry, variant)
             ? canasta_plugin_get_name (canasta_registry_find_plugin (registry, variant))
             : _("Standard rules");
  found = canasta_houses_find (canasta_registry_get_houses (registry), house, NULL);
  return found ? canasta_house_get_title (found) : house;
}

/**
 * canasta_titles_describe_copy:
 * @copy: a house of the person that a change was put into
 *
 * Returns: (transfer full): where the change is, in a sentence
 */
char *
canasta_titles_describe_copy (CanastaHouse *copy)
{
  /* Translators: the title of the copy of a house */
  return g_strdup_printf (_("Your change is in a copy, “%s”"), canasta_house_get_title (copy));
}

/**
 * canasta_titles_dup_match:
 * @match: a match
 * @registry: the variants and houses
 *
 * Returns: (transfer full): what it is called: "Classic, four players, round 2"
 */
char *
canasta_titles_dup_match (CanastaMatch *match, CanastaRegistry *registry)
{
  const CanastaTable *table = canasta_match_get_table (match);
  g_autofree char *players = canasta_titles_describe_players (table->players);

  return g_strdup_printf (_("%s, %s, round %u"),
                          canasta_titles_get_rules (registry,
                                                    canasta_table_get_variant (table),
                                                    canasta_table_get_house (table)),
                          players, canasta_match_get_round (match));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Starts a match in the terminal, as the options say or the person answers. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "play.h"

#include <glib/gi18n-lib.h>

#include "persons.h"
#include "session/person.h"
#include "session/saved-matches.h"
#include "settings/settings.h"
#include "settings/titles.h"

/* Whether a variant is played by one number of players only. */
static gboolean
has_one_size (CanastaPlugin *plugin, guint players)
{
  const char *const *names = canasta_plugin_list_tables (plugin);

  for (guint i = 0; names && names[i]; i++)
    {
      guint n = 0;

      canasta_table_name_read (names[i], NULL, &n, NULL, NULL);
      if (n != players)
        return FALSE;
    }
  return TRUE;
}

/* A table of a house in words: "Partnership", "Teams, six players: Three pairs". */
static char *
describe_table (CanastaRegistry *registry, const char *name)
{
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  g_autoptr (GString) text = NULL;
  CanastaPlugin *plugin;
  guint n;

  if (!canasta_table_name_read (name, &variant, &n, &seating, NULL)
      || !canasta_registry_get_variant (registry, variant, NULL))
    return g_strdup (name);

  plugin = canasta_registry_find_plugin (registry, variant);
  text = g_string_new (canasta_plugin_get_name (plugin));
  if (!has_one_size (plugin, n))
    {
      g_autofree char *players = canasta_titles_describe_players (n);

      g_string_append_printf (text, ", %s", players);
    }
  if (seating)
    g_string_append_printf (text, ": %s", canasta_titles_get_seating (seating));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What can be played: by the rules of a house, or a game of the family as it
 * comes. Ids and texts go side by side; the houses come first. */
typedef struct
{
  guint n_houses;
  GPtrArray *ids;
  GPtrArray *texts;
} Games;

static void
add_game (Games *games, const char *id, const char *title, const char *summary)
{
  g_ptr_array_add (games->ids, g_strdup (id));
  g_ptr_array_add (games->texts, g_strdup_printf ("%s. %s", title, summary ? summary : ""));
}

static void
list_games (CanastaRegistry *registry, Games *games)
{
  GListModel *houses = G_LIST_MODEL (canasta_registry_get_houses (registry));

  games->ids = g_ptr_array_new_with_free_func (g_free);
  games->texts = g_ptr_array_new_with_free_func (g_free);
  games->n_houses = g_list_model_get_n_items (houses);
  for (guint i = 0; i < games->n_houses; i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);

      add_game (games, canasta_house_get_id (house), canasta_house_get_title (house),
                canasta_house_get_summary (house));
    }
  canasta_registry_load_all (registry);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (CanastaPlugin) plugin = g_list_model_get_item (G_LIST_MODEL (registry), i);
      const char *id = canasta_plugin_get_id (plugin);

      if (!canasta_plugin_get_problem (plugin) && canasta_titles_is_own_game (registry, id))
        add_game (games, id, canasta_plugin_get_name (plugin),
                  canasta_plugin_get_summary (plugin));
    }
  g_ptr_array_add (games->texts, NULL);
}

/* Asks what to play, and by whose rules. Returns: whether there was an answer. */
static gboolean
ask_game (CanastaRegistry *registry, CanastaTableOptions *options)
{
  Games games;
  int answer;

  list_games (registry, &games);
  answer = canasta_terminal_choose (_("What do you want to play?"),
                                    (const char *const *) games.texts->pdata, 0);
  if (answer >= 0)
    *((guint) answer < games.n_houses ? &options->house : &options->variant) =
      g_strdup (g_ptr_array_index (games.ids, answer));
  g_ptr_array_unref (games.ids);
  g_ptr_array_unref (games.texts);
  return answer >= 0;
}

/* The tables of the house, or of the game. */
static char **
list_tables (CanastaRegistry *registry, const CanastaTableOptions *options)
{
  if (!options->variant)
    return canasta_registry_list_tables (registry, options->house, NULL);
  return g_strdupv ((char **) canasta_plugin_list_tables (
    canasta_registry_find_plugin (registry, options->variant)));
}

/* Asks for one of them. Returns: whether there was an answer. */
static gboolean
ask_table (CanastaRegistry *registry, CanastaTableOptions *options)
{
  g_auto (GStrv) names = list_tables (registry, options);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) answers = NULL;
  guint players = 0;
  int answer;

  for (guint i = 0; names && names[i]; i++)
    {
      g_autofree char *text = describe_table (registry, names[i]);

      g_strv_builder_add (builder, text);
    }
  answers = g_strv_builder_end (builder);
  if (!names || !names[0])
    return TRUE;
  answer = answers[1] ? canasta_terminal_choose (_("Which table?"),
                                                 (const char *const *) answers, 0) : 0;
  if (answer < 0)
    return FALSE;
  g_clear_pointer (&options->variant, g_free);
  canasta_table_name_read (names[answer], &options->variant, &players, &options->seating, NULL);
  options->players = (int) players;
  return TRUE;
}

/* Asks how strong the others play. Returns: whether there was an answer. */
static gboolean
ask_level (CanastaPlayOptions *options)
{
  g_autoptr (CanastaSetup) setup = canasta_setup_new ();
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  guint standard = 0;
  int answer;

  for (guint i = 0; i < canasta_level_count (); i++)
    if (canasta_level_get_title (canasta_level_get (i)))
      {
        if (g_str_equal (canasta_level_get (i)->id, canasta_setup_get_level (setup, 1)))
          standard = words->len;
        g_ptr_array_add (titles, (gpointer) canasta_level_get_title (canasta_level_get (i)));
        g_ptr_array_add (words, (gpointer) canasta_level_get (i)->id);
      }
  g_ptr_array_add (titles, NULL);
  answer = canasta_terminal_choose (_("How strong are the other players?"),
                                    (const char *const *) titles->pdata, standard);
  if (answer < 0)
    return FALSE;
  options->players = g_new0 (char *, 2);
  options->players[0] = g_strdup (g_ptr_array_index (words, answer));
  return TRUE;
}

/**
 * canasta_play_ask:
 * @options: (inout): what is to be played
 * @registry: the variants and houses
 *
 * Asks the person what to play.
 *
 * Returns: whether the person answered
 */
gboolean
canasta_play_ask (CanastaPlayOptions *options, CanastaRegistry *registry)
{
  return ask_game (registry, &options->table) && ask_table (registry, &options->table)
         && ask_level (options);
}

/* The table; levels have no say here. */
CanastaSetup *
canasta_play_make_setup (const CanastaPlayOptions *options, CanastaRegistry *registry,
                         GError **error)
{
  g_autoptr (CanastaSetup) setup = canasta_setup_new ();

  if (!canasta_setup_choose_table (setup, registry, options->table.variant,
                                   options->table.players, options->table.seating,
                                   options->table.house, error))
    return NULL;
  canasta_setup_set_deal (setup, options->deal);
  return g_steal_pointer (&setup);
}

/* Who is called otherwise than everybody is by their seat. Whoever plays alone has the name
 * of the preferences, unless they tell one. */
static void
give_names (const CanastaPlayOptions *options, CanastaPersons *persons, GSettings *settings,
            CanastaSetup *setup)
{
  guint first = persons->seats != 0 ? g_bit_nth_lsf (persons->seats, -1) : 0;

  if (options->computers_only && options->name)
    canasta_setup_set_name (setup, 0, options->name);
  else if (persons->seats == 1u << first && !persons->names[first])
    persons->names[first] = options->name ? g_strdup (options->name)
                                          : canasta_settings_dup_name (settings);
  canasta_persons_give_names (persons, setup);
}

/* Where persons sit: as the options say, or one at the first seat. */
static gboolean
seat_persons (const CanastaPlayOptions *options, const CanastaSetup *setup,
              CanastaPersons *persons, GError **error)
{
  if (!options->persons && !options->computers_only)
    persons->seats = 1u << 0;
  return canasta_persons_read (persons, (const char *const *) options->persons,
                               (const char *const *) options->players,
                               canasta_setup_get_players (setup), error);
}

/* A word a seat: for a person, or a computer player. */
static char **
make_words (const CanastaPlayOptions *options, const CanastaPersons *persons,
            const CanastaSetup *setup, GError **error)
{
  CanastaPlayerKind kinds[CANASTA_MAX_SEATS];
  guint n_seats = canasta_setup_get_players (setup);
  char **words;

  for (guint seat = 0; seat < n_seats; seat++)
    if (!canasta_player_kind_find (canasta_setup_get_level (setup, seat), &kinds[seat], error))
      return NULL;
  if (!canasta_players_read ((const char *const *) options->players, n_seats, kinds, error))
    return NULL;

  words = g_new0 (char *, n_seats + 1);
  for (guint seat = 0; seat < n_seats; seat++)
    words[seat] = g_strdup ((persons->seats & (1u << seat)) != 0 ? CANASTA_PERSON_WORD
                                                                 : kinds[seat].word);
  return words;
}

/**
 * canasta_play_start:
 * @terminal: (out): the match and who plays it
 * @options: what is to be played
 * @registry: the variants and houses
 * @settings: the preferences
 * @data_folder: (nullable): where it is saved
 * @error: where to say what is missing
 *
 * Returns: whether there is a match
 */
gboolean
canasta_play_start (CanastaTerminal *terminal, const CanastaPlayOptions *options,
                    CanastaRegistry *registry, GSettings *settings, const char *data_folder,
                    GError **error)
{
  g_autoptr (CanastaSetup) setup = canasta_play_make_setup (options, registry, error);
  g_auto (CanastaPersonal) personal = { .seat = CANASTA_NO_SEAT, .no_hints = options->no_hints };
  g_auto (CanastaPersons) persons = { 0 };
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (CanastaMatchFile) file = NULL;

  if (!setup || !seat_persons (options, setup, &persons, error))
    return FALSE;
  personal.players = make_words (options, &persons, setup, error);
  if (!personal.players)
    return FALSE;
  give_names (options, &persons, settings, setup);
  match = canasta_setup_start (setup, registry, error);
  if (!match)
    return FALSE;
  if (persons.seats != 0)
    {
      personal.seat = g_bit_nth_lsf (persons.seats, -1);
      file = canasta_saved_matches_open_new (data_folder);
    }
  return canasta_terminal_open (terminal, match, &personal, file, error);
}

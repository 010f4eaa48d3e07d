/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli complete WORD… WORD: what the last word, which may be empty, can
 * become, for the shells. The others are those before it. Prints a candidate a
 * line, some with what it means behind a tab, or one line with a slash where a
 * file is wanted. The commands and their options are those the program has. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "complete.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "common-options.h"
#include "players.h"
#include "settings/language.h"
#include "tables.h"

#define A_FILE "/"

/* The formats of commands that have others than text and JSON. */
static const struct
{
  const char *command;
  const char *words;
} formats[] = {
  { "rules", "text markdown json" },
  { "statistics", "text csv json" },
};

/* Prints a word that the one being written can become. What comes from houses
 * and variants has one line. */
static void
offer (const char *written, const char *word, const char *meaning)
{
  g_autofree char *line = meaning ? canasta_plain_text_line (meaning, 0) : NULL;

  if (!word || !g_str_has_prefix (word, written))
    return;
  if (line)
    g_print ("%s\t%s\n", word, line);
  else
    g_print ("%s\n", word);
}

static void
offer_words (const char *before, const char *written, const char *words)
{
  g_auto (GStrv) list = g_strsplit_set (words, ", ", -1);

  for (guint i = 0; list[i]; i++)
    {
      g_autofree char *word = g_strconcat (before, list[i], NULL);

      if (*list[i] != '\0')
        offer (written, word, NULL);
    }
}

static void
offer_houses (const char *before, const char *written)
{
  g_autoptr (CanastaRegistry) registry = canasta_tables_open_registry (NULL);
  GListModel *houses = G_LIST_MODEL (canasta_registry_get_houses (registry));

  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);
      g_autofree char *word = g_strconcat (before, canasta_house_get_id (house), NULL);

      offer (written, word, canasta_house_get_title (house));
    }
}

static void
offer_variants (const char *before, const char *written)
{
  g_autoptr (CanastaRegistry) registry = canasta_tables_open_registry (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (CanastaPlugin) plugin = g_list_model_get_item (G_LIST_MODEL (registry), i);
      g_autofree char *word = g_strconcat (before, canasta_plugin_get_id (plugin), NULL);

      offer (written, word, canasta_plugin_get_name (plugin));
    }
}

/* Returns: (transfer full): the names of all tables */
static GPtrArray *
list_tables (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_tables_open_registry (NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  canasta_registry_load_all (registry);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (CanastaPlugin) plugin = g_list_model_get_item (G_LIST_MODEL (registry), i);
      const char *const *tables = canasta_plugin_list_tables (plugin);

      for (; tables && *tables; tables++)
        g_ptr_array_add (names, g_strdup (*tables));
    }
  return names;
}

static void
offer_tables (const char *written)
{
  g_autoptr (GPtrArray) names = list_tables ();

  for (guint i = 0; i < names->len; i++)
    offer (written, g_ptr_array_index (names, i), NULL);
}

/* How one sits is the third part of a table's name. */
static void
offer_seatings (const char *before, const char *written)
{
  g_autoptr (GPtrArray) names = list_tables ();
  g_autoptr (GHashTable) offered = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      const char *seating = strrchr (name, '/');

      if (seating && strchr (name, '/') != seating
          && g_hash_table_add (offered, (gpointer) (seating + 1)))
        offer_words (before, written, seating + 1);
    }
}

/* Behind a level and a colon, or the comma after another habit. */
static void
offer_habits (const char *written)
{
  g_autofree char *words = canasta_player_kind_list_habits ();
  const char *end = strrchr (written, ',') ? strrchr (written, ',') : strrchr (written, ':');
  g_autofree char *before = g_strndup (written, (gsize) (end + 1 - written));

  offer_words (before, written, words);
}

/* A player may have the seat before it: `2=master`. */
static void
offer_players (const char *before, const char *written)
{
  g_autofree char *words = canasta_player_kind_list ();
  const char *value = written + strlen (before);
  const char *seat = strchr (value, '=');
  g_autofree char *start =
    g_strdup_printf ("%s%.*s", before, seat ? (int) (seat + 1 - value) : 0, value);

  offer_words (start, written, words);
  if (strchr (written + strlen (start), ':'))
    offer_habits (written);
}

static void
offer_languages (const char *before, const char *written)
{
  gsize n;
  const CanastaLanguage *languages = canasta_language_list (&n);

  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *word = g_strconcat (before, languages[i].code, NULL);

      offer (written, word, languages[i].name);
    }
}

static const char *
find_formats (const char *command)
{
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_str_equal (formats[i].command, command))
      return formats[i].words;
  return "text json";
}

/* The value of an option: what its help calls it says what it is. `before` is
 * what stands in the same word before the value. */
static void
offer_values (const char *command, const GOptionEntry *entry, const char *before,
              const char *written)
{
  const char *value = entry->arg_description ? entry->arg_description : "";

  if (entry->arg == G_OPTION_ARG_FILENAME)
    g_print ("%s\n", A_FILE);
  else if (g_str_equal (value, "HOUSE"))
    offer_houses (before, written);
  else if (g_str_equal (value, "VARIANT"))
    offer_variants (before, written);
  else if (g_str_equal (value, "SEATING"))
    offer_seatings (before, written);
  else if (g_str_has_suffix (value, "PLAYER") || g_str_equal (value, "LEVEL"))
    offer_players (before, written);
  else if (g_str_equal (value, "FORMAT"))
    offer_words (before, written, find_formats (command));
  else if (g_str_equal (value, "TOTALS"))
    offer_words (before, written, "none mixed");
  else if (g_str_equal (value, "LANGUAGE"))
    offer_languages (before, written);
}

/* Returns: (nullable): the option that `word` names and that has a value */
static const GOptionEntry *
find_valued (const GOptionEntry *entries, const char *word)
{
  const char *end = strchr (word, '=');
  gsize length = end ? (gsize) (end - word) : strlen (word);

  for (; entries->long_name; entries++)
    {
      if (entries->arg == G_OPTION_ARG_NONE)
        continue;
      if (length > 2 && g_str_has_prefix (word, "--")
          && length == strlen (entries->long_name) + 2
          && strncmp (word + 2, entries->long_name, length - 2) == 0)
        return entries;
      if (length == 2 && word[0] == '-' && entries->short_name == word[1])
        return entries;
    }
  return NULL;
}

/* Offers the value of the option that is being written, as `--house classic` or
 * as `--house=classic`. Returns: whether there is one */
static gboolean
complete_value (const char *command, const GOptionEntry *entries, const char *previous,
                const char *written)
{
  const char *end = strchr (written, '=');
  const GOptionEntry *entry = NULL;
  g_autofree char *before = NULL;

  if (previous && !strchr (previous, '=') && (entry = find_valued (entries, previous)))
    before = g_strdup ("");
  else if (end && (entry = find_valued (entries, written)))
    before = g_strndup (written, (gsize) (end + 1 - written));
  if (entry)
    offer_values (command, entry, before, written);
  return entry != NULL;
}

static void
offer_options (const GOptionEntry *entries, const char *written)
{
  for (; entries->long_name; entries++)
    {
      g_autofree char *word = g_strconcat ("--", entries->long_name,
                                           entries->arg == G_OPTION_ARG_NONE ? NULL : "=", NULL);

      offer (written, word, _(entries->description));
    }
}

/**
 * canasta_complete_options:
 * @command: a command
 * @entries: its options
 * @words: the words after the command; the last is being written
 *
 * Offers what the last word can become.
 */
void
canasta_complete_options (const char *command, const GOptionEntry *entries, char **words)
{
  guint n = g_strv_length (words);
  const char *written = n > 0 ? words[n - 1] : "";

  if (complete_value (command, entries, n > 1 ? words[n - 2] : NULL, written))
    return;
  if (*written == '-')
    offer_options (entries, written);
  else if (g_str_equal (command, "rules"))
    {
      offer_tables (written);
      if (g_strv_contains ((const char *const *) words, "--compare"))
        offer_houses ("", written);
    }
  else if (g_str_equal (command, "review") || g_str_equal (command, "merge")
           || g_str_equal (command, "judge"))
    g_print ("%s\n", A_FILE);
}

/* Returns: (nullable): the first word that is neither an option nor the value
 * of one, but for the last */
static char **
find_command (const GOptionEntry *common, char **words)
{
  for (; words[0] && words[1]; words++)
    if (words[0][0] != '-')
      return words;
    else if (!strchr (words[0], '=') && find_valued (common, words[0]) && words[2])
      words++;
  return NULL;
}

/**
 * canasta_complete_main:
 * @commands: the commands there are
 * @n_commands: how many
 * @words: the words after the program; the last is being written
 *
 * Offers commands, or asks the command that stands in the line.
 *
 * Returns: the exit status
 */
int
canasta_complete_main (const CanastaCommand *commands, guint n_commands, char **words)
{
  CanastaCommonOptions unused = { 0 };
  const GOptionEntry common[] = { CANASTA_COMMON_OPTION_ENTRIES (unused), { NULL } };
  guint n = g_strv_length (words);
  const char *written = n > 0 ? words[n - 1] : "";
  char **name = find_command (common, words);

  if (complete_value ("", common, n > 1 ? words[n - 2] : NULL, written))
    return CANASTA_EXIT_DONE;
  if (*written == '-')
    offer_options (common, written);
  for (guint i = 0; i < n_commands; i++)
    if (!name)
      offer (written, commands[i].name, _(commands[i].summary));
    else if (g_str_equal (*name, commands[i].name))
      {
        g_autoptr (GPtrArray) line = g_ptr_array_new ();

        g_ptr_array_add (line, *name);
        g_ptr_array_add (line, (gpointer) CANASTA_COMPLETE_WORD);
        for (char **word = name + 1; *word; word++)
          g_ptr_array_add (line, *word);
        g_ptr_array_add (line, NULL);
        commands[i].run ((int) line->len - 1, (char **) line->pdata, NULL);
      }
  return CANASTA_EXIT_DONE;
}

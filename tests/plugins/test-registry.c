/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of finding and loading variants, the broken ones among them, and of
 * opening tables. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "canasta.h"
#include "rules/rule-say.h"

/* The variants that come with the game, as they are listed. */
static const char *const shipped[] = {
  "bolivia", "brazilian", "buraco", "burraco", "cuban", "hand-and-foot", "partnership", "samba",
  "teams", "three-player", "two-player", "uruguay",
};

/* Their names in a sentence, all but one. */
static char *
list_shipped (const char *but)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    if (g_strcmp0 (shipped[i], but) != 0)
      g_strv_builder_add (names, shipped[i]);
  list = g_strv_builder_end (names);
  return g_strjoinv (", ", list);
}

/* A registry of the plugins in one folder, and the houses of the game. */
static CanastaRegistry *
make_registry (const char *folder)
{
  const char *folders[] = { folder, NULL };
  g_autofree char *houses_folder = canasta_paths_dup_houses ();
  g_autoptr (CanastaHouses) houses = canasta_houses_new (houses_folder, "/nowhere");

  return canasta_registry_new_for (folders, houses);
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      remove_tree (inner);
    }
  g_remove (path);
}

static void
test_found (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (registry)), ==,
                    G_N_ELEMENTS (shipped));
  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      CanastaPlugin *plugin = canasta_registry_find_plugin (registry, shipped[i]);
      CanastaVariant *variant;

      g_assert_nonnull (plugin);
      g_assert_null (canasta_plugin_list_tables (plugin));
      variant = canasta_registry_get_variant (registry, shipped[i], &error);
      g_assert_no_error (error);
      g_assert_cmpstr (canasta_variant_get_id (variant), ==, shipped[i]);
      g_assert_true (variant == canasta_registry_get_variant (registry, shipped[i], NULL));
      g_assert_nonnull (canasta_plugin_list_tables (plugin));
      g_assert_null (canasta_plugin_get_problem (plugin));
    }
}

static void
test_described (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  CanastaPlugin *teams = canasta_registry_find_plugin (registry, "teams");
  g_autofree char *authors = canasta_plugin_dup_authors (teams);
  g_autofree char *players = NULL;

  canasta_registry_load_all (registry);
  players = canasta_plugin_dup_players (teams);
  g_assert_cmpstr (canasta_plugin_get_name (teams), ==, "Teams");
  g_assert_true (g_str_has_suffix (canasta_plugin_get_summary (teams), "."));
  g_assert_cmpstr (canasta_plugin_get_version (teams), ==, CANASTA_VERSION);
  g_assert_cmpstr (authors, ==, "The Canasta developers");
  g_assert_cmpstr (players, ==, "5, 6");
}

/* The rules that a game names as changed most often are rules, each once, and have a say at
 * one of its tables. */
static void
test_options (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  guint named = 0;

  canasta_registry_load_all (registry);
  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      CanastaPlugin *plugin = canasta_registry_find_plugin (registry, shipped[i]);
      const char *const *options = canasta_plugin_list_options (plugin);
      const char *const *tables = canasta_plugin_list_tables (plugin);

      for (guint j = 0; options && options[j]; j++)
        {
          const CanastaRule *rule = canasta_rule_find (options[j]);
          gboolean has_say = FALSE;

          g_test_message ("%s: %s", shipped[i], options[j]);
          g_assert_nonnull (rule);
          for (guint k = 0; k < j; k++)
            g_assert_cmpstr (options[k], !=, options[j]);
          for (guint k = 0; tables[k]; k++)
            {
              g_autoptr (CanastaRules) rules =
                canasta_registry_make_rules (registry, tables[k], NULL, NULL);

              has_say |= !canasta_rule_find_silencer (rule, rules);
            }
          g_assert_true (has_say);
          named++;
        }
    }
  g_assert_cmpuint (named, >, 0);
}

static void
test_two_registries (void)
{
  g_autoptr (CanastaRegistry) first = canasta_registry_new ();
  g_autoptr (CanastaRegistry) second = canasta_registry_new ();
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (canasta_registry_get_variant (first, "teams", &error));
  g_assert_no_error (error);
  g_assert_nonnull (canasta_registry_get_variant (second, "teams", &error));
  g_assert_no_error (error);
}

static void
assert_problem (CanastaRegistry *registry,
                const char      *id,
                const char      *words)
{
  g_autoptr (GError) error = NULL;
  CanastaPlugin *plugin = canasta_registry_find_plugin (registry, id);

  g_assert_nonnull (plugin);
  g_assert_null (canasta_registry_get_variant (registry, id, &error));
  g_test_message ("%s", error->message);
  g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT);
  g_assert_cmpstr (error->message, ==, canasta_plugin_get_problem (plugin));
  g_assert_nonnull (strstr (error->message, id));
  g_assert_nonnull (strstr (error->message, words));
  g_assert_null (canasta_plugin_list_tables (plugin));
}

static const char *const faults[][2] = {
  { "contradicts", "cannot both hold" },
  { "deals-too-many", "99 is not between 1 and 26" },
  { "hook-missing", "“canastas_to_go_out”" },
  { "leaves-blank", "gave no answer for “draw_count”" },
  { "no-module", "libno-module.so" },
  { "no-register", "peas_register_types" },
  { "no-tables", "gave no answer for “list_tables”" },
  { "no-variant", "holds no variant" },
  { "odd-tables", "“nine/players”" },
  { "older-version", "(SeatingHooks, PlayHooks, ScoreHooks)" },
  { "other-version", "was written for version 1 of the plugin interface; this game has version 3" },
  { "says-why", "The cards are wet." },
  { "seats-nobody", "gave no answer for “seating”" },
  { "seats-one-side", "“seating”" },
  { "seats-text", "“a(uu)”" },
  { "seats-twice", "“seating”" },
  { "silent", "gave no answer for “draw_count”." },
  { "undefined-symbol", "canasta_symbol_that_nobody_defines" },
};

static void
test_broken (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "plugins", NULL);
  g_autoptr (CanastaRegistry) registry = make_registry (folder);
  g_auto (GStrv) tables = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (registry)), >=,
                    G_N_ELEMENTS (faults));
  canasta_registry_load_all (registry);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    assert_problem (registry, faults[i][0], faults[i][1]);

  tables = canasta_registry_list_tables (registry, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    for (guint j = 0; tables[j]; j++)
      g_assert_false (g_str_has_prefix (tables[j], faults[i][0]));
}

static void
test_garbage (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "plugins", NULL);
  g_autoptr (CanastaRegistry) registry = make_registry (folder);

  assert_problem (registry, "garbage", "does not describe a plugin");
  assert_problem (registry, "no-version", "X-Canasta-Api");
}

/* A folder with the description of one plugin. */
static char *
make_plugin (const char *name, const char *description)
{
  g_autofree char *folder = g_dir_make_tmp ("canasta-plugins-XXXXXX", NULL);
  g_autofree char *plugin = g_build_filename (folder, "plugin", NULL);
  g_autofree char *path = g_strdup_printf ("%s/%s.plugin", plugin, name);

  g_assert_cmpint (g_mkdir (plugin, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, description, -1, NULL));
  return g_steal_pointer (&folder);
}

/* What a description says is shown as plain text. */
static void
test_plain_words (void)
{
  g_autofree char *folder = make_plugin (
    "wild-night", "[Plugin]\nModule=wild-night\nName=Wild\033[2J night\n"
                  "Description=Two\\nlines\u202e.\nAuthors=A\033;B\nVersion=1\033\n"
                  "X-Canasta-Api=9\033[2J\n");
  g_autofree char *odd_folder = make_plugin (
    "odd\033[2J", "[Plugin]\nModule=odd\033[2J\nX-Canasta-Api=3\n");
  g_autoptr (CanastaRegistry) registry = make_registry (folder);
  g_autoptr (CanastaRegistry) odd = make_registry (odd_folder);
  CanastaPlugin *plugin = canasta_registry_find_plugin (registry, "wild-night");
  g_autofree char *authors = canasta_plugin_dup_authors (plugin);

  g_assert_cmpstr (canasta_plugin_get_name (plugin), ==, "Wild\uFFFD[2J night");
  g_assert_cmpstr (canasta_plugin_get_summary (plugin), ==, "Two\uFFFDlines\uFFFD.");
  g_assert_cmpstr (canasta_plugin_get_version (plugin), ==, "1\uFFFD");
  g_assert_cmpstr (authors, ==, "A\uFFFD, B");
  assert_problem (registry, "wild-night", "version 9\uFFFD[2J");
  assert_problem (odd, "odd\uFFFD[2J", "cannot name a variant");
  remove_tree (folder);
  remove_tree (odd_folder);
}

/* Links to the plugins of the build tree, without one module. */
static void
link_plugins (const char *folder,
              const char *without)
{
  g_auto (GStrv) paths = canasta_paths_dup_plugins ();
  const char *built = paths[g_strv_length (paths) - 1];

  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      g_autofree char *target = g_build_filename (folder, shipped[i], NULL);
      g_autofree char *module = g_strdup_printf ("lib%s.so", shipped[i]);
      g_autofree char *description = g_strdup_printf ("%s.plugin", shipped[i]);
      const char *names[] = { description, module };

      g_assert_cmpint (g_mkdir (target, 0700), ==, 0);
      for (guint j = 0; j < G_N_ELEMENTS (names); j++)
        {
          g_autofree char *from = g_build_filename (built, shipped[i], names[j], NULL);
          g_autofree char *to = g_build_filename (target, names[j], NULL);
          g_autoptr (GFile) link = g_file_new_for_path (to);

          if (!g_str_equal (names[j], without))
            g_assert_true (g_file_make_symbolic_link (link, from, NULL, NULL));
        }
    }
}

/* A pipe or a file without end, wherever one may read: the variant is left out,
 * and nobody waits. */
static void
test_pipes (void)
{
  static const struct
  {
    const char *without;        /* what else would be there */
    const char *name;
    gsize size;                 /* 0 for a pipe */
    const char *words;
  } cases[] = {
    { "teams.plugin", "teams/teams.plugin", 0, "is not an ordinary file" },
    { "teams.plugin", "teams/teams.plugin", 70000, "is too large" },
    { "libteams.so", "teams/libteams.so", 0, "is not an ordinary file" },
    { NULL, "teams/other.plugin", 0, "is not an ordinary file" },
    { NULL, "teams/other.plugin", 70000, "is too large" },
    { NULL, "teams/below/other.plugin", 0, "is not an ordinary file" },
    { NULL, "teams/teams.py", 0, "is not an ordinary file" },
    { NULL, "teams/teams.py", 9000000, "is too large" },
    { NULL, "teams/__pycache__/teams.cpython-311.pyc", 0, "is not an ordinary file" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *folder = g_dir_make_tmp ("canasta-plugins-XXXXXX", NULL);
      g_autofree char *path = g_build_filename (folder, cases[i].name, NULL);
      g_autofree char *below = g_path_get_dirname (path);
      g_autofree char *filling = g_strnfill (cases[i].size, '#');
      g_autoptr (CanastaRegistry) registry = NULL;

      g_test_message ("%s", cases[i].name);
      link_plugins (folder, cases[i].without ? cases[i].without : "");
      g_assert_cmpint (g_mkdir_with_parents (below, 0700), ==, 0);
      if (cases[i].size == 0)
        g_assert_cmpint (mkfifo (path, 0600), ==, 0);
      else
        g_assert_true (g_file_set_contents (path, filling, -1, NULL));

      registry = make_registry (folder);
      canasta_registry_load_all (registry);
      assert_problem (registry, "teams", cases[i].words);
      g_assert_nonnull (canasta_registry_get_variant (registry, "partnership", NULL));
      remove_tree (folder);
    }
}

static void
test_module_taken_away (void)
{
  g_autofree char *folder = g_dir_make_tmp ("canasta-plugins-XXXXXX", NULL);
  g_autoptr (CanastaRegistry) registry = NULL;

  link_plugins (folder, "libteams.so");
  registry = make_registry (folder);
  canasta_registry_load_all (registry);
  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    if (!g_str_equal (shipped[i], "teams"))
      g_assert_nonnull (canasta_registry_get_variant (registry, shipped[i], NULL));
  assert_problem (registry, "teams", "libteams.so");
  remove_tree (folder);
}

static void
test_description_taken_away (void)
{
  g_autofree char *folder = g_dir_make_tmp ("canasta-plugins-XXXXXX", NULL);
  g_autoptr (CanastaRegistry) registry = NULL;
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *others = list_shipped ("teams");
  g_autofree char *sentence = g_strdup_printf (
    "There is no variant “teams”; choose one of %s.", others);

  link_plugins (folder, "teams.plugin");
  registry = make_registry (folder);
  canasta_registry_load_all (registry);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (registry)), ==,
                    G_N_ELEMENTS (shipped) - 1);
  table = canasta_registry_open_table (registry, "teams", 5, NULL, "fr-ducale", NULL, &error);
  g_assert_null (table);
  g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT);
  g_assert_cmpstr (error->message, ==, sentence);
  remove_tree (folder);
}

/* The houses of the game and one of a stranger, in a folder that can be changed. */
static CanastaRegistry *
make_registry_with_house (const char *folder, const char *house)
{
  g_auto (GStrv) plugins = canasta_paths_dup_plugins ();
  g_autofree char *shipped_folder = canasta_paths_dup_houses ();
  g_autofree char *path = g_build_filename (folder, "ours.json", NULL);
  g_autoptr (CanastaHouses) houses = NULL;

  g_assert_true (g_file_set_contents (path, house, -1, NULL));
  houses = canasta_houses_new (shipped_folder, folder);
  return canasta_registry_new_for ((const char *const *) plugins, houses);
}

/* All that is wrong with a house is told, with file, line and key; a house that
 * is changed and saved is told as its file is then. Whoever wants to play by it hears
 * what is wrong with its rules, and nothing of its file. */
static void
test_faults (void)
{
  static const char house[] =
    "{ \"format\": 1, \"id\": \"ours\", \"title\": \"Ours\", \"colour\": \"green\",\n"
    "  \"rules\": { \"packs\": 2,\n"
    "    \"tea\\u001bbreak\": 1 },\n"
    "  \"tables\": [ { \"table\": \"partnership/4\",\n"
    "    \"rules\": { \"deal-size\": 26 } },\n"
    "    { \"table\": \"whist/4\" }, { \"table\": \"teams/5\" },\n"
    "    { \"table\": \"teams/4\" } ] }";
  g_autofree char *all = list_shipped (NULL);
  g_autofree char *no_whist = g_strdup_printf (
    "ours.json, line 6, “tables/1/table”: There is no variant “whist”; choose one of %s.", all);
  const char *const sentences[] = {
    "ours.json, line 1, “colour”: this is not known here; it is kept as it is.",
    "ours.json, line 3, “rules/tea\uFFFDbreak”: this is not known here; it is kept as it is.",
    "ours.json, line 5, “tables/0/rules/deal-size”: “Packs of cards” and “Cards dealt” "
    "cannot both hold as they are set. 4 hands of 26 take 104 of the 108 cards; at least 8 must "
    "be left.",
    no_whist,
    "ours.json, line 7, “tables/3/table”: The variant “teams” has no table “teams/4”; it has "
    "these: teams/5, teams/6/pairs, teams/6/trios.",
    NULL,
  };
  g_autofree char *folder = g_dir_make_tmp ("canasta-houses-XXXXXX", NULL);
  g_autoptr (CanastaRegistry) registry = make_registry_with_house (folder, house);
  CanastaHouses *houses = canasta_registry_get_houses (registry);
  CanastaHouse *ours = canasta_houses_find (houses, "ours", NULL);
  g_auto (GStrv) told = canasta_registry_list_faults (registry);
  g_auto (GStrv) later = NULL;
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < MAX (g_strv_length (told), G_N_ELEMENTS (sentences) - 1); i++)
    g_assert_cmpstr (told[i], ==, sentences[i]);

  g_assert_null (canasta_registry_open_table (registry, "partnership", 4, NULL, "ours", NULL,
                                              &error));
  g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_CONTRADICTION);
  g_assert_cmpstr (error->message, ==, strstr (sentences[2], "“Packs of cards”"));

  g_assert_true (canasta_house_remove_table (ours, "whist/4", NULL));
  g_assert_true (canasta_house_remove_table (ours, "teams/4", NULL));
  g_assert_true (canasta_house_set_rule (ours, "teams/5", canasta_rule_find ("deal-size"), rules,
                                         NULL));
  g_assert_true (canasta_houses_save (houses, ours, NULL));
  later = canasta_registry_list_faults (registry);
  g_assert_cmpuint (g_strv_length (later), ==, 3);
  g_assert_true (g_str_has_prefix (later[0], "ours.json, line 5, “colour”"));
  g_assert_true (g_str_has_prefix (later[2], "ours.json, line 14, “tables/0/rules/deal-size”"));
  remove_tree (folder);
}

static void
test_every_table_opens (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  GListModel *houses = G_LIST_MODEL (canasta_registry_get_houses (registry));
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i <= g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);
      const char *id = house ? canasta_house_get_id (house) : NULL;
      g_auto (GStrv) tables = canasta_registry_list_tables (registry, id, &error);

      g_assert_no_error (error);
      g_assert_nonnull (tables[0]);
      for (guint j = 0; tables[j]; j++)
        {
          g_autoptr (CanastaTable) table = NULL;
          g_autofree char *variant = NULL;
          g_autofree char *seating = NULL;
          g_autofree char *name = NULL;
          guint players;

          g_assert_true (canasta_table_name_read (tables[j], &variant, &players, &seating, NULL));
          table = canasta_registry_open_table (registry, variant, players, seating, id, NULL,
                                               &error);
          g_assert_no_error (error);
          name = canasta_table_dup_name (table);
          g_assert_cmpstr (name, ==, tables[j]);
          g_assert_cmpstr (canasta_table_get_house (table), ==, id);
        }
    }
}

static void
test_missing_tables (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (GError) error = NULL;

  g_assert_null (canasta_registry_open_table (registry, "teams", 6, "trios", "fr-ducale", NULL,
                                              &error));
  g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE);
  g_assert_nonnull (strstr (error->message, "teams/6/trios"));
  g_assert_nonnull (strstr (error->message, "teams/6/pairs"));
  g_clear_error (&error);

  g_assert_null (canasta_registry_open_table (registry, "two-player", 4, NULL, NULL, NULL, &error));
  g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE);
  g_assert_nonnull (strstr (error->message, "two-player/2"));
  g_clear_error (&error);

  g_assert_null (canasta_registry_open_table (registry, "two-player", 2, NULL, "las-vegas", NULL,
                                              &error));
  g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE);
  g_assert_nonnull (strstr (error->message, "fr-ducale"));
}

/* The later wins: core, variant, house, match. */
static void
test_layers (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (CanastaTable) bare = NULL;
  g_autoptr (CanastaTable) house = NULL;
  g_autoptr (CanastaTable) match = NULL;
  g_autoptr (JsonObject) overrides = json_object_new ();
  g_autoptr (GError) error = NULL;

  bare = canasta_registry_open_table (registry, "two-player", 2, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (bare->rules.draw_count, ==, 2);
  g_assert_cmpint (bare->rules.opening_minimum.n, ==, 0);
  g_assert_cmpint (canasta_table_get_minimum (bare, -5, 1), ==, 15);
  g_assert_cmpint (canasta_table_get_minimum (bare, 1495, 1), ==, 50);
  g_assert_cmpint (canasta_table_get_minimum (bare, 1500, 1), ==, 90);
  g_assert_cmpint (canasta_table_get_minimum (bare, 3000, 1), ==, 120);

  house = canasta_registry_open_table (registry, "two-player", 2, NULL, "fr-ducale", NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (house->rules.draw_count, ==, 1);
  g_assert_cmpint (house->rules.opening_minimum.n, ==, 4);

  json_object_set_int_member (overrides, "draw-count", 3);
  match = canasta_registry_open_table (registry, "two-player", 2, NULL, "fr-ducale", overrides,
                                       &error);
  g_assert_no_error (error);
  g_assert_cmpint (match->rules.draw_count, ==, 3);

  json_object_set_int_member (overrides, "draw-count", 30);
  g_assert_null (canasta_registry_open_table (registry, "two-player", 2, NULL, NULL, overrides,
                                              &error));
  g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VALUE);
}

/* Order of play and sides of a round, as in "4/0 1/1 2/0 3/1, 0 rests". */
static char *
describe_seats (CanastaTable *table,
                guint         round)
{
  const CanastaSeating *seats = canasta_table_get_seats (table, round);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < seats->n_seats; i++)
    g_string_append_printf (text, i == 0 ? "%u/%u" : " %u/%u", seats->order[i],
                            seats->side[seats->order[i]]);
  if (seats->resting != CANASTA_NO_SEAT)
    g_string_append_printf (text, ", %u/%u rests", seats->resting, seats->side[seats->resting]);
  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *variant;
  guint players;
  const char *seating;
  guint round;
  const char *seats;
} Seats;

static const Seats all_seats[] = {
  { "two-player", 2, NULL, 1, "0/0 1/1" },
  { "three-player", 3, "lone-hand", 1, "0/0 1/1 2/2" },
  { "three-player", 3, "individual", 7, "0/0 1/1 2/2" },
  { "partnership", 4, NULL, 2, "0/0 1/1 2/0 3/1" },
  { "teams", 5, NULL, 1, "4/0 1/1 2/0 3/1, 0/0 rests" },
  { "teams", 5, NULL, 2, "0/0 1/1 4/0 3/1, 2/0 rests" },
  { "teams", 5, NULL, 3, "0/0 1/1 2/0 3/1, 4/0 rests" },
  { "teams", 5, NULL, 4, "4/0 1/1 2/0 3/1, 0/0 rests" },
  { "teams", 6, "pairs", 1, "0/0 1/1 2/2 3/0 4/1 5/2" },
  { "teams", 6, "trios", 1, "0/0 1/1 2/0 3/1 4/0 5/1" },
  { "hand-and-foot", 4, NULL, 1, "0/0 1/1 2/0 3/1" },
  { "hand-and-foot", 2, NULL, 1, "0/0 1/1" },
  { "hand-and-foot", 3, NULL, 1, "0/0 1/1 2/2" },
  { "hand-and-foot", 5, NULL, 1, "0/0 1/1 2/2 3/3 4/4" },
  { "hand-and-foot", 6, "trios", 1, "0/0 1/1 2/0 3/1 4/0 5/1" },
  { "uruguay", 4, NULL, 1, "0/0 1/1 2/0 3/1" },
  { "uruguay", 2, NULL, 1, "0/0 1/1" },
  { "uruguay", 3, "lone-hand", 1, "0/0 1/1 2/2" },
  { "uruguay", 3, "individual", 1, "0/0 1/1 2/2" },
  { "cuban", 4, NULL, 1, "0/0 1/1 2/0 3/1" },
  { "brazilian", 4, NULL, 1, "0/0 1/1 2/0 3/1" },
  { "burraco", 4, NULL, 1, "0/0 1/1 2/0 3/1" },
  { "burraco", 2, NULL, 1, "0/0 1/1" },
  { "burraco", 3, "lone-hand", 1, "0/0 1/1 2/2" },
  { "buraco", 4, NULL, 1, "0/0 1/1 2/0 3/1" },
  { "buraco", 2, NULL, 1, "0/0 1/1" },
};

static void
test_seats (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();

  for (guint i = 0; i < G_N_ELEMENTS (all_seats); i++)
    {
      const Seats *row = &all_seats[i];
      g_autoptr (GError) error = NULL;
      g_autoptr (CanastaTable) table =
        canasta_registry_open_table (registry, row->variant, row->players, row->seating, NULL,
                                     NULL, &error);
      g_autofree char *seats = NULL;

      g_assert_no_error (error);
      seats = describe_seats (table, row->round);
      g_assert_cmpstr (seats, ==, row->seats);
    }
}

static void
test_lone_hand (void)
{
  const guint8 formed[3][3] = { { 0, 1, 1 }, { 0, 1, 0 }, { 0, 0, 1 } };
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  CanastaVariant *variant = canasta_registry_get_variant (registry, "three-player", NULL);
  guint8 sides[3];
  gboolean forms;

  for (guint taker = 0; taker < 3; taker++)
    {
      g_assert_true (canasta_seating_hooks_form_sides (variant, 3, "lone-hand", taker, sides, &forms,
                                                 NULL));
      g_assert_true (forms);
      g_assert_cmpmem (sides, sizeof sides, formed[taker], sizeof formed[taker]);
      g_assert_true (canasta_seating_hooks_form_sides (variant, 3, "individual", taker, sides, &forms,
                                                 NULL));
      g_assert_false (forms);
    }
}

/* Without a hook the answer is the classic one. */
static void
test_classic_answers (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  CanastaVariant *variant = canasta_registry_get_variant (registry, "partnership", NULL);
  const CanastaHookMeld meld = { CANASTA_MELD_RANK, CANASTA_RANK_SEVEN, 0, 7, 0, 0, TRUE };
  const CanastaHookSide side = { .players = 2, .opened = TRUE, .n_melds = 1, .melds = &meld };
  const CanastaHookTurn turn = { .round = 1, .players = 2, .n_sides = 1, .sides = &side };
  gboolean allowed = FALSE;
  int points = 0;

  g_assert_true (canasta_play_hooks_may_discard (CANASTA_PLAY_HOOKS (variant), &turn,
                                                 CANASTA_RANK_SEVEN, &allowed, NULL));
  g_assert_true (allowed);
  g_assert_true (canasta_play_hooks_may_go_out (CANASTA_PLAY_HOOKS (variant), &turn, &side,
                                                &allowed, NULL, NULL));
  g_assert_true (allowed);
  g_assert_true (canasta_score_hooks_classify_meld (CANASTA_SCORE_HOOKS (variant), &meld, 500,
                                                    &points, NULL));
  g_assert_cmpint (points, ==, 500);
  g_assert_true (canasta_score_hooks_score_side (CANASTA_SCORE_HOOKS (variant), &side, 800,
                                                 &points, NULL));
  g_assert_cmpint (points, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/registry/found", test_found);
  g_test_add_func ("/registry/described", test_described);
  g_test_add_func ("/registry/options", test_options);
  g_test_add_func ("/registry/two-registries", test_two_registries);
  g_test_add_func ("/registry/broken", test_broken);
  g_test_add_func ("/registry/garbage", test_garbage);
  g_test_add_func ("/registry/faults", test_faults);
  g_test_add_func ("/registry/pipes", test_pipes);
  g_test_add_func ("/registry/plain-words", test_plain_words);
  g_test_add_func ("/registry/module-taken-away", test_module_taken_away);
  g_test_add_func ("/registry/description-taken-away", test_description_taken_away);
  g_test_add_func ("/tables/every-table-opens", test_every_table_opens);
  g_test_add_func ("/tables/missing", test_missing_tables);
  g_test_add_func ("/tables/layers", test_layers);
  g_test_add_func ("/tables/seats", test_seats);
  g_test_add_func ("/tables/lone-hand", test_lone_hand);
  g_test_add_func ("/tables/classic-answers", test_classic_answers);
  return g_test_run ();
}

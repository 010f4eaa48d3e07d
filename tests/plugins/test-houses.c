/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the houses: that each table has the rules it should have, and what
 * becomes of files that are not as they should be. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "canasta.h"

/* A rule: its value at every table, and where it differs, as words
 * `[house:][table]=value`; a table is named by its beginning, and the last word
 * that fits counts. */
typedef struct
{
  const char *rule;
  const char *value;
  const char *exceptions;
} Row;

static const Row sheet[] = {
  { "packs", "2", "teams/6=3 "
    "samba-dutch:=3"
    " hand-and-foot-bicycle:=5 hand-and-foot-bicycle:hand-and-foot/5=6 "
    "hand-and-foot-bicycle:hand-and-foot/6=6" },
  { "jokers", "4", "teams/6=6 "
    "samba-dutch:=6"
    " hand-and-foot-bicycle:=10 hand-and-foot-bicycle:hand-and-foot/5=12 "
    "hand-and-foot-bicycle:hand-and-foot/6=12" },
  { "deal-size", "11",
    "two-player=15 three-player=13 fr-ducale:three-player=15 teams/6=13 "
    "samba-dutch:=15 samba/6=13"
    " hand-and-foot-bicycle:=11" },
  { "second-hands", "\"none\"", "hand-and-foot-bicycle:=\"player\""
    " burraco-tournament:=\"side\""
    " buraco-aberto:=\"side\" buraco-fechado:=\"side\" buraco-stbl:=\"side\"" },
  { "second-hand-lone-size", "0", "" },
  { "second-hand-size", "0", "hand-and-foot-bicycle:=11"
    " burraco-tournament:=11"
    " buraco-aberto:=11 buraco-fechado:=11 buraco-stbl:=11" },
  { "second-hand-by-discard", "\"at-once\"", "hand-and-foot-bicycle:=\"next-turn\"" },
  { "second-hand-to-go-out", "\"off\"", "burraco-tournament:=\"taken\""
    " buraco-aberto:=\"taken\" buraco-fechado:=\"taken\" buraco-stbl:=\"taken\"" },
  { "second-hand-counts", "false", "hand-and-foot-bicycle:=true" },
  { "second-hand-as-stock", "false", "buraco-aberto:=true buraco-fechado:=true buraco-stbl:=true" },
  { "second-hand-loss", "0", "burraco-tournament:=100"
    " buraco-aberto:=100 buraco-fechado:=100 buraco-stbl:=100" },
  { "second-hand-loss-when", "\"always\"", "burraco-tournament:=\"any-taken\"" },
  { "second-hand-unplayed", "\"taken\"", "buraco-aberto:=\"not-taken\""
    " buraco-fechado:=\"not-taken\" buraco-stbl:=\"not-taken\"" },
  { "take-with-wild-pair", "false", "" },
  { "take-onto-largest", "0", "hand-and-foot-bicycle:=4" },
  { "draw-count", "1",
    "two-player=2 three-player=2 fr-ducale:=1 fr-online:=1 "
    "it-classic:three-player/3/individual=1 "
    "samba-dutch:=2"
    " hand-and-foot-bicycle:=2" },
  { "take-freely", "false", "burraco-tournament:=true"
    " buraco-aberto:=true" },
  { "lone-pile-card", "\"free\"", "burraco-tournament:=\"barred\""
    " buraco-aberto:=\"barred\" buraco-fechado:=\"barred\" buraco-stbl:=\"barred\"" },
  { "stock-reserve", "0", "burraco-tournament:=2" },
  { "upcard", "\"cover\"", "fr-ducale:=\"keep\" it-classic:=\"keep\" fr-online:=\"keep\""
    " hand-and-foot-bicycle:=\"rebury\""
    " burraco-tournament:=\"keep\""
    " buraco-aberto:=\"none\" buraco-fechado:=\"none\" buraco-stbl:=\"none\"" },
  { "upcard-black-three", "\"keep\"", "" },
  { "first-dealer", "\"last-seat\"", "it-classic:=\"highest-draw\"" },

  { "freeze-model", "\"until-taken\"", "it-classic:=\"top-only\" "
    "samba-dutch:=\"always\""
    " hand-and-foot-bicycle:=\"always\""
    " burraco-tournament:=\"never\""
    " buraco-aberto:=\"never\" buraco-fechado:=\"never\" buraco-stbl:=\"never\"" },
  { "wild-freezes", "true", "it-classic:=false"
    " hand-and-foot-bicycle:=false" },
  { "red-three-freezes", "true", "it-classic:=false de-online:=false" },
  { "black-three-freezes", "false", "" },
  { "frozen-before-opening", "true", "fr-ducale:=false it-classic:=false"
    " burraco-tournament:=false"
    " buraco-aberto:=false buraco-fechado:=false buraco-stbl:=false" },
  { "take-before-opening", "\"if-opens\"", "" },
  { "take-with-pair", "true", "" },
  { "take-with-wild", "true", "samba-dutch:=false"
    " hand-and-foot-bicycle:=false" },
  { "take-by-lay-off", "true", "samba-dutch:=false"
    " hand-and-foot-bicycle:=false" },
  { "take-to-extend", "\"whole-pile\"", "samba-dutch:=\"top-card\"" },
  { "take-to-start-sequence", "false", "buraco-fechado:=true buraco-stbl:=true" },
  { "take-onto-complete", "true", "samba-dutch:=false" },
  { "take-extent", "\"all\"", "hand-and-foot-bicycle:=7" },
  { "one-card-rule", "true", "burraco-tournament:=false"
    " buraco-aberto:=false buraco-fechado:=false buraco-stbl:=false" },
  { "pile-must-be-melded", "\"never\"", "fr-online:=\"concealed\"" },
  { "pile-visibility", "\"top\"", "burraco-tournament:=\"all\""
    " buraco-aberto:=\"all\"" },

  { "red-threes-laid", "\"automatic\"", "samba-dutch:=\"by-hand\"" },
  { "red-three-replaced-from-pile", "false", "fr-ducale:=true" },
  { "red-three-values", "[100,200,300,800]",
    "fr-ducale:=[100,200,300,900] fr-ducale:teams/6=[100,200,300,900,1000,1200] "
    "samba-dutch:=[100,200,300,400,500,600]"
    " hand-and-foot-bicycle:=[100,200,300,400,500,600,700,800,900,1000,1100,1200,1300,1400]" },
  { "red-three-losses", "[100,200,300,800]",
    "fr-ducale:=[100,200,300,900] fr-ducale:teams/6=[100,200,300,900,1000,1200] "
    "it-classic:=[100,200,300,400] "
    "samba-dutch:=[100,200,300,400,500,600]" },
  { "red-three-condition", "\"meld\"", "viennese:=\"canasta\" "
    "samba-dutch:=\"two-canastas\""
    " hand-and-foot-bicycle:=\"none\"" },
  { "forgotten-red-three", "0", "it-classic:=500 "
    "samba-dutch:=750"
    " hand-and-foot-bicycle:=100" },
  { "forgotten-red-three-flat", "false", "samba-dutch:=true" },
  { "last-card-red-three", "\"ends-deal\"", "" },
  { "threes", "\"special\"", "burraco-tournament:=\"ordinary\""
    " buraco-aberto:=\"ordinary\" buraco-fechado:=\"ordinary\" buraco-stbl:=\"ordinary\"" },
  { "black-three-stops", "\"until-covered\"", "burraco-tournament:=\"off\""
    " buraco-aberto:=\"off\" buraco-fechado:=\"off\" buraco-stbl:=\"off\"" },
  { "black-threes-melded", "\"going-out\"", "hand-and-foot-bicycle:=\"never\"" },
  { "black-three-in-hand", "5", "fr-online:=100" },
  { "black-threes-in-hand-flat", "false", "" },
  { "take-black-three-going-out", "false", "fr-online:=true" },
  { "black-threes-from-pile", "\"hand\"", "" },
  { "black-threes-aside-values", "[5,10,15,100]", "" },
  { "first-lap-discard", "\"any\"", "" },

  { "meld-minimum-size", "3", "" },
  { "meld-maximum-size", "0", "hand-and-foot-bicycle:=7" },
  { "minimum-naturals", "2", "" },
  { "maximum-wilds", "3", "samba-dutch:=2"
    " hand-and-foot-bicycle:=3"
    " burraco-tournament:=1"
    " buraco-aberto:=1 buraco-fechado:=1 buraco-stbl:=1" },
  { "wilds-at-most-naturals", "false", "fr-online:=true" },
  { "naturals-per-wild", "0", "samba-dutch:=2"
    " hand-and-foot-bicycle:=0" },
  { "mixed-minimum-naturals", "0", "hand-and-foot-bicycle:=4" },
  { "groups", "\"any\"", "buraco-aberto:=\"none\" buraco-stbl:=\"none\"" },
  { "melds-per-rank", "\"one\"", "samba-dutch:=\"many\" hand-and-foot-bicycle:=\"after-complete\"" },
  { "join-melds", "false", "" },
  { "complete-groups", "\"open\"", "hand-and-foot-bicycle:=\"closed\"" },
  { "sequences", "\"none\"", "samba-dutch:=\"natural\""
    " burraco-tournament:=\"with-wilds\""
    " buraco-aberto:=\"with-wilds\" buraco-fechado:=\"with-wilds\""
    " buraco-stbl:=\"with-wilds\"" },
  { "sequence-span", "\"four-to-ace\"", "burraco-tournament:=\"ace-low-or-high\""
    " buraco-aberto:=\"ace-both-ends\" buraco-fechado:=\"ace-both-ends\""
    " buraco-stbl:=\"ace-both-ends\"" },
  { "natural-two", "false", "burraco-tournament:=true"
    " buraco-aberto:=true buraco-fechado:=true buraco-stbl:=true" },
  { "wild-moves", "\"stays\"", "burraco-tournament:=\"frees\""
    " buraco-aberto:=\"frees\" buraco-fechado:=\"frees\" buraco-stbl:=\"frees\"" },
  { "semi-clean-canasta", "0", "burraco-tournament:=150" },
  { "semi-clean-group", "\"off\"", "burraco-tournament:=\"eight\"" },
  { "mixed-sequence-canasta", "0", "burraco-tournament:=100"
    " buraco-aberto:=100 buraco-fechado:=100 buraco-stbl:=100" },
  { "full-sequence-values", "[]", "" },
  { "sequence-size", "7", "" },
  { "complete-sequences", "\"closed\"", "burraco-tournament:=\"open\""
    " buraco-aberto:=\"open\" buraco-fechado:=\"open\" buraco-stbl:=\"open\"" },
  { "wild-melds", "\"none\"", "fr-online:=\"complete-in-one-turn\" hand-and-foot-bicycle:=\"none\"" },
  { "complete-wild-melds", "\"open\"", "hand-and-foot-bicycle:=\"closed\"" },

  { "opening-minimum", "[[-100000,15],[0,50],[1500,90],[3000,120]]",
    "samba-dutch:=[[-100000,15],[0,50],[1500,90],[3000,120],[7000,150]]"
    " hand-and-foot-bicycle:=[[1,50],[2,90],[3,120],[4,150]]"
    " burraco-tournament:=[[-100000,0]]"
    " buraco-aberto:=[[-100000,0]] buraco-fechado:=[[-100000,0]]"
    " buraco-stbl:=[[-100000,0]]" },
  { "opening-kind", "[[-100000,\"any\"]]", "" },
  { "opening-by", "\"total\"", "hand-and-foot-bicycle:=\"round\"" },
  { "opening-counts", "\"sum\"", "fr-ducale:=\"single-meld\"" },
  { "opening-counts-top-card", "true", "" },
  { "opening-waiver", "\"stock\"", "fr-online:=\"stock-or-pile\" hand-and-foot-bicycle:=\"none\"" },
  { "opening-fail-penalty", "0", "it-classic:=10" },

  { "canastas-to-go-out", "1", "two-player=2 fr-ducale:=1 "
    "samba-dutch:=2"
    " hand-and-foot-bicycle:=2" },
  { "natural-canastas-to-go-out", "0", "hand-and-foot-bicycle:=1"
    " buraco-aberto:=1 buraco-stbl:=1" },
  { "mixed-canastas-to-go-out", "0", "hand-and-foot-bicycle:=1" },
  { "wild-canastas-to-go-out", "0", "" },
  { "going-out-needs", "\"any\"", "" },
  { "keep-last-card", "false", "samba-dutch:=true" },
  { "final-discard", "\"optional\"", "hand-and-foot-bicycle:=\"required\""
    " burraco-tournament:=\"required\"" },
  { "last-discard", "\"any\"", "burraco-tournament:=\"no-wild\"" },
  { "asking", "\"may\"",
    "it-classic:partnership=\"must\" it-classic:three-player/3/lone-hand=\"must\" "
    "two-player=\"off\""
    " hand-and-foot-bicycle:=\"off\""
    " burraco-tournament:=\"off\""
    " buraco-aberto:=\"off\" buraco-fechado:=\"off\" buraco-stbl:=\"off\"" },
  { "going-out-bonus", "100", "fr-online:=0 "
    "samba-dutch:=200" },
  { "concealed-bonus", "200", "hand-and-foot-bicycle:=100"
    " burraco-tournament:=100"
    " buraco-aberto:=100 buraco-fechado:=100 buraco-stbl:=100" },
  { "concealed-definition", "\"own-canasta\"", "it-classic:=\"loose\"" },
  { "concealed-canastas", "\"required-number\"", "" },
  { "stock-end", "\"forced\"",
    "it-classic:=\"voluntary\" de-online:=\"after-turn\" fr-online:=\"after-turn\""
    " hand-and-foot-bicycle:=\"voluntary\""
    " burraco-tournament:=\"after-turn\""
    " buraco-aberto:=\"after-turn\" buraco-fechado:=\"after-turn\""
    " buraco-stbl:=\"after-turn\"" },

  { "natural-canasta", "500", "burraco-tournament:=200"
    " buraco-aberto:=200 buraco-fechado:=200 buraco-stbl:=200" },
  { "mixed-canasta", "300", "burraco-tournament:=100"
    " buraco-aberto:=100 buraco-fechado:=100 buraco-stbl:=100" },
  { "wild-canasta", "2000", "hand-and-foot-bicycle:=1500" },
  { "wild-canasta-values", "[]", "" },
  { "value-joker", "50", "burraco-tournament:=30"
    " buraco-aberto:=20 buraco-fechado:=20 buraco-stbl:=20" },
  { "value-two", "20", "buraco-aberto:=10 buraco-fechado:=10 buraco-stbl:=10" },
  { "value-ace", "20", "burraco-tournament:=15"
    " buraco-aberto:=15 buraco-fechado:=15 buraco-stbl:=15" },
  { "value-high", "10", "" },
  { "value-low", "5", "" },
  { "value-black-three", "5", "" },
  { "value-three", "5", "" },

  { "lone-hand-by", "\"pile\"", "" },
  { "lone-hand-until", "0", "" },
  { "lone-hand-red-threes", "\"own\"", "it-classic:three-player/3/lone-hand=\"pair\"" },
  { "lone-hand-pair-score", "\"full\"", "" },
  { "target", "5000", "three-player=7500 fr-ducale:=5000 fr-ducale:teams/6=7500 "
    "samba-dutch:=10000"
    " burraco-tournament:=2005"
    " buraco-aberto:=3000 buraco-fechado:=3000 buraco-stbl:=3000" },
  { "rounds", "0", "hand-and-foot-bicycle:=4"
    " burraco-tournament:=4" },
  { "tie", "\"extra-round\"", "" },
};

typedef struct
{
  const char *id;
  const char *tables;
} HouseTables;

static const HouseTables houses_tables[] = {
  { "classic",
    "partnership/4 two-player/2 three-player/3/lone-hand three-player/3/individual" },
  { "buraco-aberto", "buraco/4 buraco/2" },
  { "buraco-fechado", "buraco/4 buraco/2" },
  { "buraco-stbl", "buraco/4 buraco/2" },
  { "burraco-tournament", "burraco/4 burraco/2" },
  { "de-online", "two-player/2" },
  { "fr-ducale",
    "partnership/4 two-player/2 three-player/3/individual teams/5 teams/6/pairs" },
  { "fr-online", "partnership/4 two-player/2" },
  { "hand-and-foot-bicycle",
    "hand-and-foot/4 hand-and-foot/2 hand-and-foot/3 hand-and-foot/5 hand-and-foot/6/trios" },
  { "it-classic",
    "partnership/4 two-player/2 three-player/3/lone-hand three-player/3/individual" },
  { "samba-dutch", "samba/4 samba/2 samba/3 samba/5 samba/6" },
  { "viennese", "partnership/4 two-player/2" },
};

/* The value of a row for a table of a house. */
static char *
expect (const Row  *row,
        const char *house,
        const char *table)
{
  g_auto (GStrv) words = g_strsplit (row->exceptions, " ", -1);
  char *value = g_strdup (row->value);

  for (guint i = 0; words[i]; i++)
    {
      char *equals = strchr (words[i], '=');
      char *colon = strchr (words[i], ':');
      const char *beginning = words[i];

      if (!equals)
        continue;

      *equals = '\0';
      if (colon && colon < equals)
        {
          *colon = '\0';
          beginning = colon + 1;
          if (!g_str_equal (words[i], house))
            continue;
        }
      if (g_str_has_prefix (table, beginning))
        {
          g_free (value);
          value = g_strdup (equals + 1);
        }
    }
  return value;
}

static char *
get_text (CanastaRules *rules,
          const char   *name)
{
  g_autoptr (JsonNode) node = canasta_rules_get_json (rules, canasta_rule_find (name));
  g_autofree char *text = canasta_json_write (node, FALSE);

  return g_strdup (g_strstrip (text));
}

static void
test_sheets (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  CanastaHouses *houses = canasta_registry_get_houses (registry);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (houses)), ==,
                    G_N_ELEMENTS (houses_tables));
  g_assert_null (canasta_houses_list_problems (houses)[0]);

  for (guint i = 0; i < G_N_ELEMENTS (houses_tables); i++)
    {
      const char *id = houses_tables[i].id;
      g_autoptr (GError) error = NULL;
      g_auto (GStrv) tables = canasta_registry_list_tables (registry, id, &error);
      g_autofree char *names = NULL;

      g_assert_no_error (error);
      names = g_strjoinv (" ", tables);
      g_assert_cmpstr (names, ==, houses_tables[i].tables);
      g_assert_null (canasta_house_list_unknown (canasta_houses_find (houses, id, NULL))[0]);

      for (guint j = 0; tables[j]; j++)
        {
          g_autoptr (CanastaRules) rules =
            canasta_registry_make_rules (registry, tables[j], id, &error);

          g_assert_no_error (error);
          for (guint k = 0; k < G_N_ELEMENTS (sheet); k++)
            {
              g_autofree char *expected = expect (&sheet[k], id, tables[j]);
              g_autofree char *found = get_text (rules, sheet[k].rule);

              if (!g_str_equal (expected, found))
                g_test_message ("%s, %s, %s", id, tables[j], sheet[k].rule);
              g_assert_cmpstr (found, ==, expected);
            }
        }
    }
}

/* Every rule but those of later variants is in the sheet. */
static void
test_sheet_is_whole (void)
{
  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const char *name = canasta_rule_get (i)->name;
      gboolean found = g_str_equal (name, "sequence-canasta")
                       || g_str_has_prefix (name, "short-sequence");

      for (guint j = 0; j < G_N_ELEMENTS (sheet); j++)
        found |= g_str_equal (name, sheet[j].rule);
      if (!found)
        g_test_message ("%s", name);
      g_assert_true (found);
    }
}

static void
test_titles (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  CanastaHouses *houses = canasta_registry_get_houses (registry);
  CanastaHouse *classic = canasta_houses_find (houses, "classic", NULL);

  g_assert_cmpstr (canasta_house_get_title (classic), ==, "Classic");
  g_setenv ("LANGUAGE", "it", TRUE);
  g_assert_cmpstr (canasta_house_get_title (classic), ==, "Classica");
  g_setenv ("LANGUAGE", "eo", TRUE);
  g_assert_cmpstr (canasta_house_get_title (classic), ==, "Classic");
  g_setenv ("LANGUAGE", "en", TRUE);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (houses)); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (G_LIST_MODEL (houses), i);

      g_assert_nonnull (canasta_house_get_summary (house));
      g_assert_nonnull (canasta_house_get_source (house));
      g_assert_false (canasta_houses_is_own (houses, house));
    }
}

#define HOUSE(rules) \
  "{\n  \"format\": 1,\n  \"id\": \"ours\",\n  \"title\": \"Ours\",\n" \
  "  \"tables\": [\n    { \"table\": \"partnership/4\",\n      \"rules\": {" rules "} }\n  ]\n}\n"

typedef struct
{
  const char *text;
  const char *sentence;
} BadHouse;

static const BadHouse bad_houses[] = {
  { "", "house.json" },
  { "[]", "house.json" },
  { "{ \"format\": 1 }", "line 1" },
  { "{\n  \"format\": 2,\n  \"id\": \"x\", \"title\": \"X\", \"tables\": [] }", "line 2" },
  { "{\n  \"format\": 1,\n  \"id\": \"../x\",\n  \"title\": \"X\", \"tables\": [] }", "line 3" },
  { "{ \"format\": 1, \"id\": \"x\", \"title\": {}, \"tables\": [] }", "title" },
  { "{ \"format\": 1, \"id\": \"x\", \"title\": \"X\",\n \"tables\": [] }", "line 2" },
  { "{ \"format\": 1, \"id\": \"x\", \"title\": \"X\",\n \"tables\": [ { \"table\": \"x/9\" } ] }",
    "x/9" },
  { "{ \"format\": 1, \"id\": \"x\", \"title\": \"X\",\n"
    " \"tables\": [ { \"table\": \"x/2\" },\n { \"table\": \"x/2\" } ] }", "line 3" },
  { "{ \"format\": 1, \"id\": \"x\", \"title\": \"X\", \"summary\": 3,\n"
    " \"tables\": [ { \"table\": \"x/2\" } ] }", "summary" },
  { HOUSE ("\"draw-count\": 9"), "line 7" },
  { HOUSE ("\"draw-count\": \"two\""), "draw-count" },
  { HOUSE ("\"draw-count\": 4294967297"), "draw-count" },
  { HOUSE ("\"draw-count\": 1.5"), "draw-count" },
  { HOUSE ("\"upcard\": \"burn\""), "upcard" },
  { HOUSE ("\"upcard\": 1"), "upcard" },
  { HOUSE ("\"wild-freezes\": 1"), "wild-freezes" },
  { HOUSE ("\"opening-minimum\": [[0, 50], [0, 90]]"), "opening-minimum" },
  { HOUSE ("\"opening-minimum\": [[0]]"), "opening-minimum" },
  { HOUSE ("\"opening-minimum\": 50"), "opening-minimum" },
  { HOUSE ("\"red-three-values\": []"), "red-three-values" },
  { HOUSE ("\"red-three-values\": [100, \"many\"]"), "red-three-values" },
  { HOUSE ("\"take-extent\": \"half\""), "take-extent" },
};

static void
test_bad_houses (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_houses); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (CanastaHouse) house =
        canasta_house_new_from_text (bad_houses[i].text, -1, "house.json", &error);

      g_test_message ("%s", error ? error->message : "no error");
      g_assert_null (house);
      g_assert_nonnull (error);
      g_assert_true (g_str_has_prefix (error->message, "house.json"));
      g_assert_nonnull (strstr (error->message, bad_houses[i].sentence));
      g_assert_true (g_str_has_suffix (error->message, "."));
    }
}

/* Values are read and written in the form of their kind. */
static void
test_kinds (void)
{
  static const char *const values[][2] = {
    { "draw-count", "3" },
    { "wild-freezes", "false" },
    { "upcard", "\"none\"" },
    { "take-extent", "\"top-only\"" },
    { "take-extent", "5" },
    { "opening-minimum", "[]" },
    { "opening-minimum", "[[0,30],[2000,100]]" },
    { "red-three-values", "[50,100]" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (CanastaRules) rules = canasta_rules_new ();
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = json_from_string (values[i][1], &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      g_assert_true (canasta_rules_set_json (rules, values[i][0], node, &error));
      g_assert_no_error (error);
      text = get_text (rules, values[i][0]);
      g_assert_cmpstr (text, ==, values[i][1]);
    }
}

static void
test_all_rules_round_trip (void)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (CanastaRules) read = canasta_rules_new ();
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_rules_set_number (rules, "draw-count", 4, NULL));
  g_assert_true (canasta_rules_set_number (rules, "asking", CANASTA_ASKING_MUST, NULL));
  node = canasta_rules_to_json (rules);
  g_assert_cmpuint (json_object_get_size (json_node_get_object (node)), ==,
                    canasta_rule_count ());
  g_assert_true (canasta_rules_apply_json (read, json_node_get_object (node), &error));
  g_assert_no_error (error);
  for (guint i = 0; i < canasta_rule_count (); i++)
    g_assert_true (canasta_rules_is_same (rules, read, canasta_rule_get (i)));

  json_object_set_int_member (json_node_get_object (node), "tea-break", 4);
  g_assert_false (canasta_rules_apply_json (read, json_node_get_object (node), &error));
  g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_UNKNOWN);
  g_assert_nonnull (strstr (error->message, "tea-break"));
}

static void
test_unknown_keys (void)
{
  const char *text =
    "{ \"format\": 1, \"id\": \"ours\", \"title\": \"Ours\", \"colour\": \"green\",\n"
    "  \"tables\": [ { \"table\": \"two-player/2\", \"snacks\": [1, 2],\n"
    "    \"rules\": { \"draw-count\": 3, \"tea-break\": {\"at\": 5} } } ] }";
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaHouse) house = canasta_house_new_from_text (text, -1, "house.json", &error);
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autofree char *unknown = NULL;
  g_autofree char *written = NULL;
  g_autoptr (JsonNode) first = NULL;
  g_autoptr (JsonNode) second = NULL;

  g_assert_no_error (error);
  unknown = g_strjoinv (" ", (char **) canasta_house_list_unknown (house));
  g_assert_cmpstr (unknown, ==, "/colour /tables/0/snacks /tables/0/rules/tea-break");
  g_assert_true (canasta_house_apply (house, "two-player/2", rules, &error));
  g_assert_cmpint (canasta_rules_get_number (rules, "draw-count"), ==, 3);

  written = canasta_house_to_text (house);
  first = json_from_string (text, NULL);
  second = json_from_string (written, NULL);
  g_assert_true (json_node_equal (first, second));
}

/* A stranger's words become plain text; what has no meaning is kept to the byte. */
static void
test_plain_words (void)
{
  const char *text =
    "{ \"format\": 1, \"id\": \"ours\",\n"
    "  \"title\": { \"en\": \"\\u001b[2JOurs\\u202e\" },\n"
    "  \"summary\": \"Two\\nlines.\", \"source\": \"\\u009b1m\",\n"
    "  \"colour\": \"\\u001bgreen\\u202e\",\n"
    "  \"tables\": [ { \"table\": \"two-player/2\" } ] }";
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaHouse) house = canasta_house_new_from_text (text, -1, "house.json", &error);
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (JsonNode) value = json_from_string ("1", NULL);
  g_autofree char *written = canasta_house_to_text (house);

  g_assert_no_error (error);
  g_assert_cmpstr (canasta_house_get_title (house), ==, "\uFFFD[2JOurs\uFFFD");
  g_assert_cmpstr (canasta_house_get_summary (house), ==, "Two\uFFFDlines.");
  g_assert_cmpstr (canasta_house_get_source (house), ==, "\uFFFD1m");
  g_assert_nonnull (strstr (written, "\"\\u001bgreen\\u202e\""));

  g_assert_false (canasta_rules_set_json (rules, "tea\033[2J\u202e", value, &error));
  g_assert_cmpstr (error->message, ==, "There is no rule “tea\uFFFD[2J\uFFFD”.");
}

static void
test_edit (void)
{
  const char *text =
    "{ \"format\": 1, \"id\": \"ours\", \"title\": \"Ours\", \"rules\": { \"packs\": 3 },\n"
    "  \"tables\": [ { \"table\": \"two-player/2\" },\n"
    "    { \"table\": \"partnership/4\", \"rules\": { \"jokers\": 6 } } ] }";
  const CanastaRule *packs = canasta_rule_find ("packs");
  const CanastaRule *jokers = canasta_rule_find ("jokers");
  g_autoptr (CanastaHouse) house = canasta_house_new_from_text (text, -1, "house.json", NULL);
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (CanastaRules) two = canasta_rules_new ();
  g_autoptr (CanastaRules) four = canasta_rules_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_house_sets_rule (house, "two-player/2", packs));
  g_assert_false (canasta_house_sets_rule (house, "two-player/2", jokers));
  g_assert_true (canasta_house_reset_rule (house, "partnership/4", packs, &error));
  g_assert_true (canasta_rules_set_number (rules, "jokers", 2, NULL));
  g_assert_true (canasta_house_set_rule (house, "two-player/2", jokers, rules, &error));
  g_assert_no_error (error);

  g_assert_true (canasta_house_apply (house, "two-player/2", two, NULL));
  g_assert_true (canasta_house_apply (house, "partnership/4", four, NULL));
  g_assert_cmpint (canasta_rules_get_number (two, "packs"), ==, 3);
  g_assert_cmpint (canasta_rules_get_number (two, "jokers"), ==, 2);
  g_assert_cmpint (canasta_rules_get_number (four, "packs"), ==, 2);
  g_assert_cmpint (canasta_rules_get_number (four, "jokers"), ==, 6);

  g_assert_false (canasta_house_apply (house, "teams/5", four, &error));
  g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE);
  g_assert_nonnull (strstr (error->message, "two-player/2, partnership/4"));
}

/* Each rule is set at one table and taken back at another, and nothing else
 * changes. */
static void
test_edit_every_rule (void)
{
  const char *text =
    "{ \"format\": 1, \"id\": \"ours\", \"title\": \"Ours\", \"rules\": { \"packs\": 3 },\n"
    "  \"tables\": [ { \"table\": \"two-player/2\", \"rules\": { \"jokers\": 6 } },\n"
    "    { \"table\": \"partnership/4\" } ] }";
  const char *tables[] = { "two-player/2", "partnership/4" };

  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);
      g_autoptr (CanastaHouse) house = canasta_house_new_from_text (text, -1, "house.json", NULL);
      g_autoptr (CanastaRules) unset = canasta_rules_new ();
      g_autoptr (GVariant) standard = canasta_rules_get_value (unset, rule);
      CanastaRules *before[2], *after[2];

      for (guint t = 0; t < G_N_ELEMENTS (tables); t++)
        {
          before[t] = canasta_rules_new ();
          after[t] = canasta_rules_new ();
          g_assert_true (canasta_house_apply (house, tables[t], before[t], NULL));
        }
      g_assert_true (canasta_house_set_rule (house, tables[0], rule, before[0], NULL));
      g_assert_true (canasta_house_sets_rule (house, tables[0], rule));
      g_assert_true (canasta_house_reset_rule (house, tables[1], rule, NULL));
      g_assert_false (canasta_house_sets_rule (house, tables[1], rule));
      g_assert_true (canasta_rules_set_value (before[1], rule, standard, NULL));

      for (guint t = 0; t < G_N_ELEMENTS (tables); t++)
        {
          g_assert_true (canasta_house_apply (house, tables[t], after[t], NULL));
          for (guint k = 0; k < canasta_rule_count (); k++)
            g_assert_true (canasta_rules_is_same (before[t], after[t], canasta_rule_get (k)));
          g_object_unref (before[t]);
          g_object_unref (after[t]);
        }
    }
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_folder (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

static void
test_own_houses (void)
{
  g_autofree char *folder = g_dir_make_tmp ("canasta-houses-XXXXXX", NULL);
  g_autofree char *own = g_build_filename (folder, "own", NULL);
  g_autofree char *gift = g_build_filename (folder, "gift.json", NULL);
  g_autofree char *bad = g_build_filename (own, "bad.json", NULL);
  g_autofree char *shipped = canasta_paths_dup_houses ();
  g_autoptr (CanastaHouses) houses = canasta_houses_new (shipped, own);
  g_autoptr (GError) error = NULL;
  guint n_shipped = g_list_model_get_n_items (G_LIST_MODEL (houses));
  CanastaHouse *ducale = canasta_houses_find (houses, "fr-ducale", NULL);
  g_autoptr (CanastaHouse) copy = NULL;
  g_autoptr (CanastaHouse) second = NULL;
  CanastaHouse *gifted;

  /* A house of the game stays as it is. */
  g_assert_false (canasta_houses_rename (houses, ducale, "Mine", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);

  copy = canasta_houses_copy (houses, ducale, "Chez mémé!");
  g_assert_false (canasta_houses_is_own (houses, copy));
  g_assert_true (canasta_houses_add (houses, copy, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (canasta_house_get_id (copy), ==, "chez-meme");
  g_assert_true (canasta_houses_is_own (houses, copy));
  second = canasta_houses_copy (houses, ducale, "Chez Mémé");
  g_assert_true (canasta_houses_add (houses, second, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (canasta_house_get_id (second), ==, "chez-meme-2");
  g_assert_true (canasta_houses_rename (houses, second, "Auntie's", &error));
  g_assert_no_error (error);

  /* Out to a friend and in again, beside the one it came from. */
  g_assert_true (canasta_house_write (second, gift, &error));
  g_assert_no_error (error);
  gifted = canasta_houses_import (houses, gift, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (canasta_house_get_id (gifted), ==, "chez-meme-2-2");
  g_assert_true (canasta_houses_delete (houses, second, &error));
  g_assert_no_error (error);

  g_assert_true (g_file_set_contents (bad, "{", -1, NULL));
  canasta_houses_reload (houses);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (houses)), ==, n_shipped + 2);
  g_assert_nonnull (strstr (canasta_houses_list_problems (houses)[0], "bad.json"));
  g_assert_cmpstr (canasta_house_get_title (canasta_houses_find (houses, "chez-meme", NULL)), ==,
                   "Chez mémé!");
  g_assert_cmpstr (canasta_house_get_title (canasta_houses_find (houses, "chez-meme-2-2", NULL)),
                   ==, "Auntie's");

  g_assert_null (canasta_houses_find (houses, "chez-meme-2", &error));
  g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE);
  g_assert_nonnull (strstr (error->message, "classic, buraco-aberto, buraco-fechado, buraco-stbl, "
                                        "burraco-tournament, de-online"));
  remove_folder (folder);
}

/* A copy knows what it was made from, also as the copy of a copy and in a file,
 * and does not claim to be what its original is. */
static void
test_original (void)
{
  g_autofree char *shipped = canasta_paths_dup_houses ();
  g_autoptr (CanastaHouses) houses = canasta_houses_new (shipped, "/nowhere");
  CanastaHouse *classic = canasta_houses_find (houses, "classic", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaHouse) first = canasta_house_duplicate (classic, "first", "First");
  g_autoptr (CanastaHouse) second = canasta_house_duplicate (first, "second", "Second");
  g_autofree char *text = canasta_house_to_text (second);
  g_autoptr (CanastaHouse) read = canasta_house_new_from_text (text, -1, "read", &error);

  g_assert_no_error (error);
  g_assert_null (canasta_house_get_original (classic));
  g_assert_cmpstr (canasta_house_get_original (first), ==, "classic");
  g_assert_cmpstr (canasta_house_get_original (second), ==, "classic");
  g_assert_cmpstr (canasta_house_get_original (read), ==, "classic");
  g_assert_cmpuint (g_strv_length ((char **) canasta_house_list_unknown (read)), ==, 0);
  g_assert_null (canasta_house_get_summary (first));
}

static void
test_add_table (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaHouse) house = canasta_house_new_from_text (
    "{ \"format\": 1, \"id\": \"x\", \"title\": \"X\", \"rules\": { \"packs\": 3 },"
    " \"tables\": [ { \"table\": \"partnership/4\" } ] }", -1, "house", &error);
  g_autoptr (CanastaHouse) read = NULL;
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autofree char *text = NULL;

  g_assert_false (canasta_house_add_table (house, "two-player", &error));
  g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE);
  g_clear_error (&error);

  g_assert_true (canasta_house_add_table (house, "two-player/2", &error));
  g_assert_true (canasta_house_add_table (house, "two-player/2", &error));
  text = canasta_house_to_text (house);
  read = canasta_house_new_from_text (text, -1, "read", &error);
  g_assert_no_error (error);
  g_assert_true (canasta_house_apply (read, "two-player/2", rules, &error));
  g_assert_no_error (error);
  g_assert_cmpint (canasta_rules_get_number (rules, "packs"), ==, 3);

  for (int i = 0; i < 30; i++)
    {
      g_autofree char *name = g_strdup_printf ("other-%c%c/2", 'a' + i / 10, 'a' + i % 10);

      g_assert_true (canasta_house_add_table (house, name, &error));
    }
  g_assert_false (canasta_house_add_table (house, "teams/6", &error));
  g_assert_nonnull (strstr (error->message, "32"));
}

static void
test_remove_table (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaHouse) house = canasta_house_new_from_text (
    "{ \"format\": 1, \"id\": \"x\", \"title\": \"X\","
    " \"tables\": [ { \"table\": \"partnership/4\", \"rules\": { \"packs\": 4 } },"
    " { \"table\": \"two-player/2\", \"rules\": { \"packs\": 3 } } ] }", -1, "house", &error);
  g_autoptr (CanastaHouse) read = NULL;
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autofree char *text = NULL;
  g_auto (GStrv) tables = NULL;

  g_assert_true (canasta_house_remove_table (house, "teams/6/pairs", &error));
  g_assert_true (canasta_house_remove_table (house, "partnership/4", &error));
  g_assert_no_error (error);
  text = canasta_house_to_text (house);
  read = canasta_house_new_from_text (text, -1, "read", &error);
  g_assert_no_error (error);
  tables = canasta_house_list_tables (read);
  g_assert_cmpuint (g_strv_length (tables), ==, 1);
  g_assert_true (canasta_house_apply (read, "two-player/2", rules, &error));
  g_assert_cmpint (canasta_rules_get_number (rules, "packs"), ==, 3);

  g_assert_false (canasta_house_remove_table (house, "two-player/2", &error));
  g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE);
  g_assert_true (canasta_house_find_table (house, "two-player", 2, NULL, NULL) != NULL);
}

static void
test_contradictions (void)
{
  static const struct
  {
    const char *rule;
    int value;
    const char *one;
    const char *other;
  } cases[] = {
    { "deal-size", 26, "packs", "deal-size" },
    { "meld-maximum-size", 5, "meld-maximum-size", "canastas-to-go-out" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (CanastaRules) rules = canasta_rules_new ();
      g_autoptr (GError) error = NULL;
      g_autofree char *reason = NULL;
      const CanastaRule *one = NULL, *other = NULL;

      g_assert_null (canasta_rules_find_contradiction (rules, 4, 2, &one, &other));
      g_assert_true (canasta_rules_set_number (rules, cases[i].rule, cases[i].value, NULL));
      reason = canasta_rules_find_contradiction (rules, 4, 2, &one, &other);
      g_assert_nonnull (reason);
      g_assert_cmpstr (one->name, ==, cases[i].one);
      g_assert_cmpstr (other->name, ==, cases[i].other);
      g_assert_false (canasta_rules_check (rules, 4, 2, &error));
      g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_CONTRADICTION);
      g_assert_nonnull (strstr (error->message, canasta_rule_get_title (one)));
      g_assert_nonnull (strstr (error->message, canasta_rule_get_title (other)));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/houses/sheets", test_sheets);
  g_test_add_func ("/houses/sheet-is-whole", test_sheet_is_whole);
  g_test_add_func ("/houses/titles", test_titles);
  g_test_add_func ("/houses/bad", test_bad_houses);
  g_test_add_func ("/houses/kinds", test_kinds);
  g_test_add_func ("/houses/all-rules-round-trip", test_all_rules_round_trip);
  g_test_add_func ("/houses/unknown-keys", test_unknown_keys);
  g_test_add_func ("/houses/plain-words", test_plain_words);
  g_test_add_func ("/houses/edit", test_edit);
  g_test_add_func ("/houses/edit-every-rule", test_edit_every_rule);
  g_test_add_func ("/houses/own", test_own_houses);
  g_test_add_func ("/houses/original", test_original);
  g_test_add_func ("/houses/add-table", test_add_table);
  g_test_add_func ("/houses/remove-table", test_remove_table);
  g_test_add_func ("/houses/contradictions", test_contradictions);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games with terms of their own speak in them in every language, wherever a table is spoken
 * of: in its rules, of its melds, in what happens, what is refused and what is advised. */
#include "config.h"

#include <string.h>

#include "../core/players.h"
#include "settings/language.h"

static const char *const names[CANASTA_MAX_SEATS] = { "Ida", "Anna", "Ben", "Clara", "D", "E" };

/* What nobody says at these tables. */
static const struct
{
  const char *language;
  const char *words;
} foreign[] = {
  { "en", "(?i)canasta|second hand|second one" },
  { "fr", "(?i)canasta|seconde?s? mains?|deuxièmes? mains?|burraco (?:semi-)?pur|mixte" },
  { "de", "(?i)canasta|zweiten? h[aä]nd|\\b(?:un|halb)?echte?[rsn]?\\b" },
  { "it", "(?i)canast[ae]\\b|second[ae] man[oi]|\\b(?:im)?pur[ae]\\b" },
};

typedef struct
{
  const char *language;
  GRegex *foreign;
  const char *own;
  guint n_own;                  /* texts in which the own word comes */
} Reader;

static void
read_text (Reader *self, const char *text)
{
  g_autoptr (GMatchInfo) found = NULL;

  if (g_regex_match (self->foreign, text, 0, &found))
    {
      g_autofree char *word = g_match_info_fetch (found, 0);

      g_error ("%s: “%s” in: %s", self->language, word, text);
    }
  if (strcasestr (text, self->own))
    self->n_own++;
}

static void
take_text (Reader *self, char *text)
{
  read_text (self, text);
  g_free (text);
}

static void
read_rules (Reader *self, const CanastaTable *table)
{
  g_autoptr (CanastaGuide) guide = canasta_guide_new (table, NULL);

  take_text (self, canasta_guide_to_text (guide));
}

/* Melds of some of their classes, also of those that only some rules have. */
static void
read_melds (Reader *self, const CanastaTable *table)
{
  static const char *const cards[] = {
    "5C 5D 5H", "5C 5C 5D 5D 5H 5H 5S", "5C 5C 5D 5D 5H 5H 2C", "5C 5C 5D 5D 5H 5H 5S 2C",
    "4H 5H 6H 7H 8H 9H 10H", "4H 5H 6H 2C 8H 9H 10H", "3H 4H 5H 6H 7H 8H 9H 2C",
  };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      CanastaCardSet set;
      CanastaMeld meld;
      int missing;

      g_assert_true (canasta_card_set_read (cards[i], &set));
      if (!canasta_meld_read_cards (&set, &table->forms, &meld))
        continue;
      missing = canasta_meld_count_missing (&meld, &table->forms);
      take_text (self, canasta_meld_describe (&meld, missing, table));
      take_text (self, canasta_meld_describe_aloud (&meld, missing, table));
      take_text (self, canasta_meld_dup_caption (&meld, table));
    }
}

static const guint8 classes[] = {
  CANASTA_CLASS_NATURAL, CANASTA_CLASS_MIXED, CANASTA_CLASS_SEMI_CLEAN
};

/* The last one is there only where it is worth something. */
static guint
count_classes (const CanastaTable *table)
{
  return G_N_ELEMENTS (classes) - (table->rules.semi_clean_canasta == 0);
}

/* What keeps players from going out. */
static void
read_refusals (Reader *self, const CanastaTable *table)
{
  static const guint8 reasons[] = {
    CANASTA_REASON_TOO_FEW_CANASTAS, CANASTA_REASON_NEEDS_CANASTA_KIND,
    CANASTA_REASON_SECOND_HAND_NEEDED, CANASTA_REASON_PARTNER_SECOND_HAND,
    CANASTA_REASON_PARTNER_SECOND_HAND_LEFT, CANASTA_REASON_CANNOT_GO_OUT,
  };

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    for (guint j = 0; j < count_classes (table); j++)
      for (int need = 1; need <= 2; need++)
        {
          CanastaRefusal refusal = {
            .reason = reasons[i], .canasta = classes[j], .need = need, .rank = -1, .rule = -1,
            .card = CANASTA_NO_CARD,
          };

          take_text (self, canasta_refusal_get_message (&refusal, table, NULL));
          refusal.lack = (CanastaLack){ reasons[i], classes[j], need, 0 };
          refusal.reason = CANASTA_REASON_KEEP_A_CARD;
          take_text (self, canasta_refusal_get_message (&refusal, table, NULL));
        }
}

static void
read_reasons (Reader *self, const CanastaTable *table)
{
  for (guint code = 0; code < CANASTA_N_HINT_CODES; code++)
    for (guint i = 0; i < count_classes (table); i++)
      for (int n = 1; n <= 2; n++)
        {
          CanastaHintReason reason = {
            .code = (guint8) code, .canasta = classes[i], .rank = CANASTA_RANK_NINE,
            .count = n, .total = n, .points = n,
            .refusal = { .reason = CANASTA_REASON_PILE_STOPPED, .rank = CANASTA_RANK_NINE,
                         .rule = -1, .card = CANASTA_NO_CARD },
          };

          take_text (self, canasta_hint_reason_describe (&reason, table, names));
        }
}

static void
read_undo (Reader *self, const CanastaTable *table)
{
  for (guint undo = CANASTA_UNDO_POSSIBLE; undo <= CANASTA_UNDO_TURN_ENDED; undo++)
    read_text (self, canasta_undo_get_message ((CanastaUndo) undo, table));
}

/* What the lines of a score sheet are called that the table shows, and in statistics. */
static void
read_sheet (Reader *self, const CanastaTable *table)
{
  for (guint line = 0; line < CANASTA_N_LINES; line++)
    {
      const CanastaLineRow *row = canasta_line_get (line);

      if (!canasta_table_shows_line (table, line))
        continue;
      read_text (self, canasta_table_say (table, row->title));
      if (row->is_of_canastas)
        read_text (self, canasta_table_say_in (table, "canastas", row->short_title));
    }
}

/* A match, told. */
static void
read_match (Reader *self, CanastaMatch *match)
{
  const CanastaRecord *record = canasta_match_get_record (match);

  for (guint i = 0; i < canasta_record_get_count (record); i++)
    take_text (self, canasta_event_describe (canasta_record_get (record, i),
                                             canasta_match_get_table (match), names, 0));
}

static void
read_table (Reader *self, CanastaMatch *match)
{
  const CanastaTable *table = canasta_match_get_table (match);

  read_rules (self, table);
  read_melds (self, table);
  read_refusals (self, table);
  read_reasons (self, table);
  read_undo (self, table);
  read_sheet (self, table);
  read_match (self, match);
}

static void
read_match_everywhere (CanastaRegistry *registry, CanastaMatch *match, const char *own)
{
  g_autoptr (GError) error = NULL;
  const CanastaTable *table = canasta_match_get_table (match);
  CanastaPlugin *plugin =
    canasta_registry_find_plugin (registry, canasta_table_get_variant (table));
  const char *english = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
    {
      g_autoptr (GRegex) regex = g_regex_new (foreign[i].words, 0, 0, &error);
      Reader reader = { foreign[i].language, regex, own, 0 };

      g_assert_no_error (error);
      canasta_language_set (foreign[i].language, &error);
      g_assert_no_error (error);
      if (i == 0)
        english = canasta_table_say (table, "The second hand");
      else
        g_assert_cmpstr (canasta_table_say (table, "The second hand"), !=, english);
      read_table (&reader, match);
      read_text (&reader, canasta_plugin_get_summary (plugin));
      g_test_message ("%s: “%s” in %u texts", foreign[i].language, own, reader.n_own);
      g_assert_cmpuint (reader.n_own, >=, 10);
    }
}

static void
test_table (const char *variant, guint players, const char *house, const char *own)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaTable) table =
    canasta_registry_open_table (registry, variant, players, players == 3 ? "lone-hand" : NULL,
                                 house, NULL, &error);
  g_autoptr (GRand) random = g_rand_new_with_seed (players);
  g_autoptr (CanastaMatch) match = NULL;

  g_assert_no_error (error);
  match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 2026, NULL);
  for (guint round = 1; round <= 2; round++)
    {
      test_play_round (match, random);
      if (!canasta_match_start_round (match))
        break;
    }
  read_match_everywhere (registry, match, own);
}

static void
test_burraco (void)
{
  test_table ("burraco", 4, NULL, "pozzett");
  test_table ("burraco", 4, "burraco-tournament", "burra");
  test_table ("burraco", 2, NULL, "pozzett");
  test_table ("burraco", 3, NULL, "burra");
}

static void
test_buraco (void)
{
  test_table ("buraco", 4, NULL, "morto");
  test_table ("buraco", 4, "buraco-stbl", "canastra");
  test_table ("buraco", 2, "buraco-fechado", "canastra");
}

/* A term takes the place of whole words, with their capital letter. */
static void
test_places (void)
{
  static const struct
  {
    const char *text;
    const char *own;
  } rows[] = {
    { "The second hand", "The pozzetto" },
    { "Second hands, a canasta, two canastas", "Pozzetti, a burraco, two burrachi" },
    { "canasta-cli counts natural canastas", "canasta-cli counts burrachi puliti" },
    { "A supercanasta of wild cards", "A supercanasta of wild cards" },
  };
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaTable) table =
    canasta_registry_open_table (registry, "burraco", 4, NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  canasta_language_set ("en", &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpstr (canasta_table_say (table, rows[i].text), ==, rows[i].own);
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;

  g_test_init (&argc, &argv, NULL);
  folder = canasta_paths_dup_locale ();
  canasta_language_init (folder);

  g_test_add_func ("/game-terms/places", test_places);
  g_test_add_func ("/game-terms/burraco", test_burraco);
  g_test_add_func ("/game-terms/buraco", test_buraco);
  return g_test_run ();
}

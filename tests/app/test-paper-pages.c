/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what stands on printed pages, read as any other program would read them:
 * everything, in its order, within the margins, and nothing over anything else. */
#include "config.h"

#include "pages/printing.h"

#include <string.h>

#include "../core/players.h"
#include "fixture.h"
#include "session/score-sheet.h"
#include "session/sides.h"
#include "settings/language.h"
#include "variants/paths.h"
#include "variants/tables.h"
#include "window-fixture.h"

/* The margin of a page, in points, and how far the box of a word, which is that of its
 * font, may stand over it or another. Letters are set closer beside each other, as in
 * “L’ouverture”. */
#define MARGIN 48
#define SLACK 2.5
#define KERNING 6

#define LONG_NAMES                                                                              \
  { "Maximiliane-Charlotte", "Bartholomäus-Ferdinand", "Marie-Antoinette-Élise",                \
    "Giandomenico-Alessandro", "Wilhelmina-Konstanze", "Jean-Baptiste-Emmanuel", NULL }

/* A word on a page; all places are points. */
typedef struct
{
  guint page;
  double left;
  double top;
  double right;
  double bottom;
  gboolean is_sign;             /* of a curve, which may cross another */
} Word;

/* What was read. */
typedef struct
{
  guint n_pages;
  double width;
  double height;
  GArray *words;                /* of Word */
  GString *text;                /* all of it, without spaces and hyphens */
} Pages;

static void
pages_clear (Pages *self)
{
  g_array_unref (self->words);
  g_string_free (self->text, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Pages, pages_clear)

#define SOFT_HYPHEN 0xad
#define HYPHEN 0x2010

/* Lines break where they must, at spaces and hyphens, which says nothing of what stands
 * there. */
static void
append_solid (GString *text, const char *words)
{
  for (const char *letter = words; *letter != '\0'; letter = g_utf8_next_char (letter))
    {
      gunichar code = g_utf8_get_char (letter);

      if (!g_unichar_isspace (code) && code != '-' && code != SOFT_HYPHEN && code != HYPHEN)
        g_string_append_unichar (text, code);
    }
}

static void
start_cb (GMarkupParseContext *context, const char *element, const char **names,
          const char **values, gpointer data, GError **error)
{
  Pages *self = data;
  double numbers[4] = { 0 };

  if (!g_str_equal (element, "page") && !g_str_equal (element, "word"))
    return;
  for (guint i = 0; names[i] && i < G_N_ELEMENTS (numbers); i++)
    numbers[i] = g_ascii_strtod (values[i], NULL);
  if (g_str_equal (element, "page"))
    {
      self->n_pages++;
      self->width = numbers[0];
      self->height = numbers[1];
    }
  else
    {
      Word word = { self->n_pages, numbers[0], numbers[1], numbers[2], numbers[3], FALSE };

      g_array_append_val (self->words, word);
    }
}

static void
text_cb (GMarkupParseContext *context, const char *text, gsize length, gpointer data,
         GError **error)
{
  Pages *self = data;

  if (!g_str_equal (g_markup_parse_context_get_element (context), "word"))
    return;
  append_solid (self->text, text);
  g_array_index (self->words, Word, self->words->len - 1).is_sign =
    g_utf8_strlen (text, -1) == 1 && !g_unichar_isalnum (g_utf8_get_char (text));
}

/* Makes a PDF and has it read. */
static void
pages_read (Pages *self, CanastaPaper *paper)
{
  static const GMarkupParser parser = { .start_element = start_cb, .text = text_cb };
  g_autoptr (GMarkupParseContext) context =
    g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, self, NULL);
  char *folder = test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "sheet.pdf", NULL);
  const char *const reader[] = { "pdftotext", "-raw", "-bbox", path, "-", NULL };
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  *self = (Pages){ .words = g_array_new (FALSE, FALSE, sizeof (Word)),
                   .text = g_string_new (NULL) };
  canasta_paper_export (paper, path, NULL, &error);
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char **) reader, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL,
                &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  g_markup_parse_context_parse (context, output, -1, &error);
  g_assert_no_error (error);
  test_folder_remove (folder);
}

static gboolean
is_over (const Word *one, const Word *other)
{
  return MIN (one->right, other->right) - MAX (one->left, other->left) > KERNING
         && MIN (one->bottom, other->bottom) - MAX (one->top, other->top) > SLACK;
}

/* Nothing is cut, and nothing stands over anything else. */
static void
check_places (const Pages *self)
{
  for (guint i = 0; i < self->words->len; i++)
    {
      const Word *word = &g_array_index (self->words, Word, i);

      g_assert_cmpfloat (word->left, >=, MARGIN - SLACK);
      g_assert_cmpfloat (word->right, <=, self->width - MARGIN + SLACK);
      g_assert_cmpfloat (word->top, >=, MARGIN - SLACK);
      g_assert_cmpfloat (word->bottom, <=, self->height - MARGIN + SLACK);
      for (guint k = i + 1; k < self->words->len && !word->is_sign; k++)
        {
          const Word *other = &g_array_index (self->words, Word, k);

          if (other->page == word->page && !other->is_sign && is_over (word, other))
            g_error ("two words stand at %.0f, %.0f of page %u", word->left, word->top,
                     word->page);
        }
    }
}

/* Looks for one thing after another; @rest is what has not been read yet. */
static void
expect (const char **rest, const char *words)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *found;

  append_solid (text, words);
  found = strstr (*rest, text->str);
  if (!found)
    g_error ("“%s” does not stand in “%.300s…”", words, *rest);
  *rest = found + text->len;
}

static void
expect_row (const char **rest, char **cells)
{
  for (guint i = 0; cells[i]; i++)
    expect (rest, cells[i]);
}

static void
expect_rows (const char **rest, GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    expect_row (rest, g_ptr_array_index (rows, i));
}

/* All of the rules, section by section. */
static void
expect_guide (const char **rest, const CanastaGuide *guide)
{
  for (guint i = 0; i < canasta_guide_get_length (guide); i++)
    {
      const CanastaGuideSection *section = canasta_guide_get_section (guide, i);

      expect (rest, section->title);
      for (guint k = 0; k < section->paragraphs->len; k++)
        {
          const CanastaGuideParagraph *paragraph = g_ptr_array_index (section->paragraphs, k);
          const CanastaGuideGrid *grid = paragraph->grid;

          expect (rest, paragraph->text);
          if (!grid)
            continue;
          expect_row (rest, grid->header);
          for (guint row = 0; row < grid->rows->len; row++)
            expect_row (rest, ((CanastaGuideRow *) g_ptr_array_index (grid->rows, row))->cells);
        }
    }
}

static void
check_guide (const CanastaGuide *guide, const char *name)
{
  g_autoptr (CanastaPaper) paper = canasta_paper_new_guide (guide, name);
  g_auto (Pages) pages;
  const char *rest;

  pages_read (&pages, paper);
  check_places (&pages);
  rest = pages.text->str;
  expect (&rest, name);
  if (canasta_guide_has_changes (guide))
    expect (&rest, "This differs from the standard rules.");
  expect_guide (&rest, guide);
}

/* Whose points they are, all rounds, and once the round is over the hands. */
static void
check_scores (CanastaMatch *match, const char *name)
{
  g_autoptr (CanastaPaper) paper =
    canasta_paper_new_scores (match, 0, CANASTA_INDEX_LETTERS_ENGLISH, name);
  g_autoptr (GPtrArray) rounds = canasta_score_sheet_list_rounds (match, 0);
  g_autoptr (GPtrArray) hands =
    canasta_score_sheet_list_hands (match, 0, CANASTA_INDEX_LETTERS_ENGLISH);
  g_auto (Pages) pages;
  const char *rest;

  pages_read (&pages, paper);
  check_places (&pages);
  rest = pages.text->str;
  expect (&rest, name);
  if (canasta_match_get_stage (match) == CANASTA_STAGE_MATCH_OVER)
    {
      g_autofree char *result = canasta_sides_dup_result (match, 0);

      expect (&rest, result);
    }
  g_assert_cmpuint (rounds->len, ==, 1 + canasta_match_get_n_scores (match));
  expect_rows (&rest, rounds);
  g_assert_true ((hands->len == 0)
                 == (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING));
  expect_rows (&rest, hands);
}

static CanastaMatch *
new_match (CanastaTable *table)
{
  static const char *const names[] = LONG_NAMES;

  return canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 3, names);
}

/* Players by chance lose more than they win at Buraco, and never come to its target. */
#define MOST_ROUNDS 60

static void
play (CanastaMatch *match, GRand *random)
{
  guint rounds = 0;

  do
    test_play_round (match, random);
  while (++rounds < MOST_ROUNDS && canasta_match_start_round (match));
}

/* A whole match, and the rules of it. */
static void
check_table (CanastaRegistry *registry, const char *name)
{
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (CanastaGuide) guide = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  g_autoptr (GError) error = NULL;
  guint players;

  canasta_table_name_read (name, &variant, &players, &seating, &error);
  g_assert_no_error (error);
  table = canasta_registry_open_table (registry, variant, players, seating, NULL, NULL, &error);
  g_assert_no_error (error);
  match = new_match (table);
  play (match, random);
  g_test_message ("%s: %u rounds", name, canasta_match_get_n_scores (match));
  check_scores (match, name);
  guide = canasta_guide_new (table, NULL);
  check_guide (guide, name);
}

/* Every table on paper, in every language, with names as long as they may be. */
static void
test_tables (void)
{
  gsize n_languages;
  const CanastaLanguage *languages = canasta_language_list (&n_languages);
  g_autoptr (CanastaRegistry) registry = test_registry_new ("/nowhere");
  g_auto (GStrv) names = canasta_registry_list_tables (registry, NULL, NULL);

  for (gsize k = 0; k < n_languages; k++)
    {
      g_autoptr (GError) error = NULL;

      canasta_language_set (languages[k].code, &error);
      g_assert_no_error (error);
      for (guint i = 0; names[i]; i++)
        check_table (registry, names[i]);
    }
  g_assert_true (canasta_language_set ("en", NULL));
}

/* While a round is being played, those before it are printed, and nobody's hand. */
static void
test_playing (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=9");
  g_autoptr (CanastaMatch) match = new_match (table);
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  for (guint round = 0; round < 3; round++)
    {
      check_scores (match, "Classic");
      test_play_round (match, random);
      check_scores (match, "Classic");
      g_assert_true (canasta_match_start_round (match));
    }
}

/* What was changed stands there with its numbers, and is marked. */
static void
test_changed (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "target=7500 going-out-bonus=250");
  g_autoptr (CanastaRules) standard = canasta_rules_new ();
  g_autoptr (CanastaGuide) guide = canasta_guide_new (table, standard);
  g_autofree char *text = canasta_guide_to_text (guide);

  g_assert_true (canasta_guide_has_changes (guide));
  g_assert_nonnull (strstr (text, "7,500"));
  g_assert_nonnull (strstr (text, "250"));
  check_guide (guide, "Sunday");
}

int
main (int argc, char *argv[])
{
  g_autofree char *translations = canasta_paths_dup_locale ();

  canasta_language_init (translations);
  test_window_init (&argc, &argv);
  g_test_add_func ("/paper-pages/tables", test_tables);
  g_test_add_func ("/paper-pages/playing", test_playing);
  g_test_add_func ("/paper-pages/changed", test_changed);
  return g_test_run ();
}

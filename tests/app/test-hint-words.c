/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sentence for every reason of a hint in every language. */
#include "config.h"

#include <string.h>

#include "canasta.h"
#include "settings/language.h"

static const char *const names[CANASTA_MAX_SEATS] = { "Ida", "Anna", "Ben", "Clara" };

static CanastaHintReason
make_reason (guint code, guint canasta, int number)
{
  return (CanastaHintReason){
    .code = (guint8) code, .canasta = (guint8) canasta, .seat = 1, .card = 0, .rank = CANASTA_RANK_NINE,
    .count = number, .total = number, .points = number,
    .refusal = { .reason = CANASTA_REASON_FROZEN_NEEDS_NATURAL_PAIR, .rank = CANASTA_RANK_NINE,
                 .card = CANASTA_NO_CARD, .rule = -1, .need = 2, .have = 1 },
  };
}

static char *
describe (const CanastaHintReason *reason, const char *language)
{
  g_autoptr (GError) error = NULL;
  char *words;

  canasta_language_set (language, &error);
  g_assert_no_error (error);
  words = canasta_hint_reason_describe (reason, NULL, names);
  g_test_message ("%s", words);
  g_assert_true (g_utf8_validate (words, -1, NULL));
  g_assert_true (g_str_has_suffix (words, "."));
  return words;
}

/* The reasons that are about a class of canastas each. */
static const guint of_classes[] = { CANASTA_HINT_CANASTA, CANASTA_HINT_LACKS_CANASTA };

static gboolean
is_of_class (guint code)
{
  for (guint i = 0; i < G_N_ELEMENTS (of_classes); i++)
    if (of_classes[i] == code)
      return TRUE;
  return FALSE;
}

/* Each language says it in its own words, and names whoever it is about. */
static void
test_reason (gconstpointer data)
{
  static const int numbers[] = { 1, 2, 50 };
  guint code = GPOINTER_TO_UINT (data) & 0xff;
  guint canasta = GPOINTER_TO_UINT (data) >> 8;
  gsize n_languages;
  const CanastaLanguage *languages = canasta_language_list (&n_languages);

  g_assert_cmpuint (n_languages, >=, 4);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      CanastaHintReason reason = make_reason (code, canasta, numbers[i]);
      g_autofree char *english = describe (&reason, "en");

      for (guint k = 0; k < n_languages; k++)
        {
          g_autofree char *words = describe (&reason, languages[k].code);

          g_assert_true (!strstr (english, "Anna") == !strstr (words, "Anna"));
          if (!g_str_equal (languages[k].code, "en"))
            g_assert_cmpstr (words, !=, english);
        }
    }
}

/* Who plays alone is of no side; only of a partner's, who is named, one may be spoken of. */
static void
test_alone (void)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (CanastaTable) table = canasta_table_new (NULL, "alone", 2, NULL, NULL, rules, NULL);
  g_autoptr (GError) error = NULL;

  canasta_language_set ("en", &error);
  g_assert_no_error (error);
  for (guint code = 0; code < CANASTA_N_HINT_CODES; code++)
    for (guint canasta = CANASTA_CLASS_NONE + 1; canasta < CANASTA_N_CLASSES; canasta++)
      {
        CanastaHintReason reason = make_reason (code, canasta, 2);
        g_autofree char *words = canasta_hint_reason_describe (&reason, table, names);

        g_test_message ("%s", words);
        g_assert_true (!strstr (words, "our side") || strstr (words, "Anna"));
      }
}

/* What is true of a card that is thrown is said besides the reason to throw it, and who may take
 * the pile by it is named. */
static void
test_effects (void)
{
  gsize n_languages;
  const CanastaLanguage *languages = canasta_language_list (&n_languages);

  for (guint k = 0; k < n_languages; k++)
    for (guint effect = CANASTA_HINT_ALSO_FREEZES; effect < CANASTA_N_HINT_EFFECTS; effect++)
      {
        CanastaHintReason reason = make_reason (CANASTA_HINT_SINGLE_CARD, 0, 2);
        g_autofree char *plain = describe (&reason, languages[k].code);
        g_autofree char *words = NULL;

        reason.effect = (guint8) effect;
        reason.taker = 3;
        reason.stake = 12;
        reason.later = CANASTA_RANK_KING;
        reason.is_best = effect == CANASTA_HINT_ALSO_RISKS;
        words = describe (&reason, languages[k].code);
        g_assert_nonnull (strstr (words, plain));
        g_assert_cmpuint (strlen (words), >, strlen (plain));
        g_assert_true (!strstr (words, "Clara")
                       == (effect != CANASTA_HINT_ALSO_GIVES
                           && effect != CANASTA_HINT_ALSO_GIVES_LITTLE));
      }
}

/* Of the best card that gives the pile away only what decided is told. */
static void
test_decided (void)
{
  gsize n_languages;
  const CanastaLanguage *languages = canasta_language_list (&n_languages);

  for (guint k = 0; k < n_languages; k++)
    {
      CanastaHintReason reason = make_reason (CANASTA_HINT_SINGLE_CARD, 0, 2);
      g_autofree char *plain = describe (&reason, languages[k].code);
      g_autofree char *words = NULL;

      reason.effect = CANASTA_HINT_ALSO_GIVES;
      reason.taker = 3;
      reason.stake = 12;
      reason.is_best = TRUE;
      words = describe (&reason, languages[k].code);
      g_assert_null (strstr (words, plain));
      g_assert_nonnull (strstr (words, "Clara"));
      g_assert_nonnull (strstr (words, "12"));
    }
}

/* Who lacks cards for the pile hears what they have of its rank. */
static void
test_lacking (void)
{
  static const struct
  {
    CanastaHintCode code;
    int count;
    const char *words;
  } rows[] = {
    { CANASTA_HINT_NOTHING_FITS, CANASTA_NO_NUMBER, "You hold no cards to take the pile with." },
    { CANASTA_HINT_NOTHING_FITS, 0, "You hold no nines to take the pile with." },
    { CANASTA_HINT_LACKS_PAIR, 1, "You hold only a nine; to take the pile you need two." },
    { CANASTA_HINT_LACKS_COMPANY, 1,
      "You hold only a nine; to take the pile you need two, or a wild card with it." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CanastaHintReason reason = make_reason (rows[i].code, 0, rows[i].count);
      g_autofree char *words = describe (&reason, "en");

      g_assert_cmpstr (words, ==, rows[i].words);
    }
}

static void
add_of_class (guint code, guint canasta)
{
  g_autofree char *path = g_strconcat ("/hint-words/", canasta_hint_code_get_id (code), "/",
                                       canasta_class_get (canasta)->key, NULL);

  g_test_add_data_func (path, GUINT_TO_POINTER (code | canasta << 8), test_reason);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL;

  g_test_init (&argc, &argv, NULL);
  folder = canasta_paths_dup_locale ();
  canasta_language_init (folder);

  for (guint code = 0; code < CANASTA_N_HINT_CODES; code++)
    {
      g_autofree char *path = g_strconcat ("/hint-words/", canasta_hint_code_get_id (code), NULL);

      if (!is_of_class (code))
        g_test_add_data_func (path, GUINT_TO_POINTER (code), test_reason);
    }
  for (guint canasta = CANASTA_CLASS_NONE + 1; canasta < CANASTA_N_CLASSES; canasta++)
    for (guint i = 0; i < G_N_ELEMENTS (of_classes); i++)
      add_of_class (of_classes[i], canasta);
  g_test_add_func ("/hint-words/alone", test_alone);
  g_test_add_func ("/hint-words/effects", test_effects);
  g_test_add_func ("/hint-words/decided", test_decided);
  g_test_add_func ("/hint-words/lacking", test_lacking);
  return g_test_run ();
}

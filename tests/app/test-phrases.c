/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words that stand beside others in every language: values beside the titles
 * of their rules, moves within the sentences of hints. */
#include "config.h"

#include <string.h>

#include "canasta.h"
#include "settings/language.h"

static void
speak (const char *language)
{
  g_autoptr (GError) error = NULL;

  canasta_language_set (language, &error);
  g_assert_no_error (error);
}

/* A value of a rule agrees with the title it stands beside, although English
 * says it alike beside another. */
static void
test_values_agree (void)
{
  static const struct
  {
    const char *rule;
    const char *nick;
    const char *french;
    const char *italian;
  } values[] = {
    { "sequences", "none", "Interdites", "Non consentite" },
    { "wild-melds", "none", "Interdites", "Non consentite" },
    { "final-discard", "forbidden", "Interdite", "Non consentito" },
    { "upcard", "cover", "Recouverte par d’autres cartes", "Coperta con altre carte" },
    { "upcard-black-three", "cover", "Recouvert par d’autres cartes", "Coperto con altre carte" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      const CanastaRule *rule = canasta_rule_find (values[i].rule);
      int value = 0;

      g_assert_nonnull (rule);
      while (!g_str_equal (rule->choices[value].nick, values[i].nick))
        value++;
      speak ("fr");
      g_assert_cmpstr (canasta_rule_get_choice_title (rule, value), ==, values[i].french);
      speak ("it");
      g_assert_cmpstr (canasta_rule_get_choice_title (rule, value), ==, values[i].italian);
    }
}

/* A move ends no sentence: a hint goes on after it. */
static void
test_moves_go_on (void)
{
  static const char *const names[CANASTA_MAX_SEATS] = { "Ida", "Anna", "Ben", "Clara" };
  g_autofree CanastaObservation *observation = g_new0 (CanastaObservation, 1);
  CanastaAction action = { .kind = CANASTA_ACTION_ASK };
  gsize n_languages;
  const CanastaLanguage *languages = canasta_language_list (&n_languages);

  for (guint seat = 0; seat < 4; seat++)
    {
      observation->board.next[seat] = (guint8) ((seat + 1) % 4);
      observation->board.side[seat] = (guint8) (seat % 2);
    }
  for (guint i = 0; i < n_languages; i++)
    {
      g_autofree char *move = NULL;

      speak (languages[i].code);
      move = canasta_hint_describe_action (observation, &action, names);
      g_test_message ("%s", move);
      g_assert_nonnull (strstr (move, "Ben"));
      for (const char *mark = ".:;!?"; *mark != '\0'; mark++)
        g_assert_null (strchr (move, *mark));
    }
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL;

  g_test_init (&argc, &argv, NULL);
  folder = canasta_paths_dup_locale ();
  canasta_language_init (folder);

  g_test_add_func ("/phrases/values-agree", test_values_agree);
  g_test_add_func ("/phrases/moves-go-on", test_moves_go_on);
  return g_test_run ();
}

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

/* What seat 0 could do, as it is called in English, French, German and Italian. */
typedef struct
{
  const char *action;
  const char *words[4];
} Move;

static const char *const codes[] = { "en", "fr", "de", "it" };

/* In @seen, written as other programs write it, with single quotes. */
static void
check_moves (const char *variant, const char *house, const char *seen, const Move *moves,
             guint n_moves)
{
  static const char *const names[CANASTA_MAX_SEATS] = { "Ida", "Anna", "Ben", "Clara" };
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (CanastaTable) table = NULL;
  g_autofree CanastaObservation *observation = g_new0 (CanastaObservation, 1);
  g_autofree char *text = g_strdelimit (g_strdup (seen), "'", '"');
  g_autoptr (CanastaJsonReader) reader = NULL;
  g_autoptr (GError) error = NULL;

  table = canasta_registry_open_table (registry, variant, 4, NULL, house, NULL, &error);
  g_assert_no_error (error);
  reader = canasta_json_reader_new (text, -1, "seen", &error);
  g_assert_no_error (error);
  canasta_observation_read (reader, table, observation);
  canasta_json_reader_finish (reader, &error);
  g_assert_no_error (error);

  for (guint i = 0; i < n_moves; i++)
    for (guint k = 0; k < G_N_ELEMENTS (codes); k++)
      {
        CanastaAction action;
        g_autofree char *words = NULL;

        g_assert_true (canasta_action_read (moves[i].action, &action));
        speak (codes[k]);
        words = canasta_hint_describe_action (observation, &action, names);
        g_assert_cmpstr (words, ==, moves[i].words[k]);
      }
}

/* Sequences and melds of wild cards are named as such. */
static void
test_special_melds (void)
{
  static const Move moves[] = {
    { "meld 4H 5H 6H",
      { "lay down the sequence from four to six of hearts",
        "étaler la suite de cœur du 4 au 6",
        "die Herz-Folge von Vier bis Sechs auslegen",
        "calare la sequenza di cuori dal quattro al sei" } },
    { "meld 9C 9D 9S | 8D >5 | QS KS AS",
      { "lay down 3 nines and the sequence from queen to ace of spades and add the eight of "
        "diamonds to the sequence of diamonds",
        "étaler 3 × 9 et la suite de pique de la dame à l’as et ajouter le 8 de carreau à la "
        "suite de carreau",
        "3 Neunen und die Pik-Folge von Dame bis Ass auslegen und die Karo-Acht an die "
        "Karo-Folge anlegen",
        "calare 3 nove e la sequenza di picche dalla donna all’asso e attaccare l’otto di "
        "quadri alla sequenza di quadri" } },
    { "meld 8D >5",
      { "add the eight of diamonds to the sequence of diamonds",
        "ajouter le 8 de carreau à la suite de carreau",
        "die Karo-Acht an die Karo-Folge anlegen",
        "attaccare l’otto di quadri alla sequenza di quadri" } },
    { "meld 2C 2D Jo >W",
      { "lay down 2 twos and a joker as a meld of wild cards",
        "étaler 2 × 2 et un joker en combinaison de cartes passe-partout",
        "2 Zweien und einen Joker als Meldung aus wilden Karten auslegen",
        "calare 2 due e un jolly come combinazione di matte" } },
  };

  check_moves ("bolivia", NULL,
               "{ 'phase': 'play', 'stock-count': 20, 'melds': { '0': ['5D 6D 7D'] },"
               " 'hand': '4H 5H 6H 9C 9D 9S QS KS AS 8D 2C 2D Jo KC' }",
               moves, G_N_ELEMENTS (moves));
}

/* Of a sequence it is told what its wild card stands for, also where the pile's top card
 * begins it. */
static void
test_wild_sequences (void)
{
  static const Move moves[] = {
    { "meld 5H 6H 2S",
      { "lay down the sequence from four to six of hearts (the two of spades for the four of "
        "hearts)",
        "étaler la suite de cœur du 4 au 6 (le 2 de pique pour le 4 de cœur)",
        "die Herz-Folge von Vier bis Sechs (die Pik-Zwei für die Herz-Vier) auslegen",
        "calare la sequenza di cuori dal quattro al sei (il due di picche per il quattro di "
        "cuori)" } },
  };
  static const Move takes[] = {
    { "take 8H Jo",
      { "take the pile and lay down the sequence from seven to nine of hearts (a joker for the "
        "seven of hearts) with its top card",
        "prendre la pile et étaler la suite de cœur du 7 au 9 (un joker pour le 7 de cœur) avec "
        "sa carte du dessus",
        "den Ablagestapel nehmen und die Herz-Folge von Sieben bis Neun (einen Joker für die "
        "Herz-Sieben) mit dessen oberster Karte auslegen",
        "prendere il pozzo e calare la sequenza di cuori dal sette al nove (un jolly per il "
        "sette di cuori) con la carta in cima" } },
  };

  check_moves ("burraco", NULL,
               "{ 'phase': 'play', 'stock-count': 20, 'hand': '5H 6H 2S KC QD' }",
               moves, G_N_ELEMENTS (moves));
  check_moves ("buraco", "buraco-fechado",
               "{ 'stock-count': 20, 'pile-known': '4C 9H', 'hand': '8H Jo KD 4S' }",
               takes, G_N_ELEMENTS (takes));
}

/* A sequence that is read out says what its wild card stands for. */
static void
test_wild_sequence_aloud (void)
{
  static const struct
  {
    const char *cards, *words;
  } rows[] = {
    { "5H 6H 2S", "The sequence from four to six of hearts: 3 cards, 4 to go; the two of spades "
                  "for the four of hearts" },
    { "2H 3H 4H", "The sequence from two to four of hearts: 3 cards, 4 to go" },
  };
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaTable) table = canasta_registry_open_table (registry, "burraco", 4, NULL, NULL,
                                                                NULL, &error);

  g_assert_no_error (error);
  speak ("en");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words = NULL;
      CanastaCardSet cards;
      CanastaMeld meld;

      g_assert_true (canasta_card_set_read (rows[i].cards, &cards));
      g_assert_true (canasta_meld_read_cards (&cards, &table->forms, &meld));
      words = canasta_meld_describe_aloud (&meld,
                                           canasta_meld_count_missing (&meld, &table->forms),
                                           NULL);
      g_assert_cmpstr (words, ==, rows[i].words);
    }
}

/* Whoever hears it is told which meld each card joins, and where wild cards go. */
static void
test_melds_named (void)
{
  static const Move moves[] = {
    { "meld 10C | Jo >A",
      { "add a ten to the tens and add a joker to the aces",
        "ajouter un 10 aux 10 et ajouter un joker aux as",
        "eine Zehn an die Zehnen anlegen und einen Joker an die Asse anlegen",
        "attaccare un dieci ai dieci e attaccare un jolly agli assi" } },
    { "meld QC QD QH 2C | 10C",
      { "lay down 3 queens with a two and add a ten to the tens",
        "étaler 3 dames avec un 2 et ajouter un 10 aux 10",
        "3 Damen plus eine Zwei auslegen und eine Zehn an die Zehnen anlegen",
        "calare 3 donne con un due e attaccare un dieci ai dieci" } },
    { "meld QC QD QH 2C",
      { "lay down 3 queens with a two", "étaler 3 dames avec un 2", "3 Damen plus eine Zwei auslegen",
        "calare 3 donne con un due" } },
    { "meld QC QD QH 2C Jo | KC KD KS",
      { "lay down 3 queens with a two and a joker, and 3 kings",
        "étaler 3 dames avec un 2 et un joker, et 3 rois",
        "3 Damen plus eine Zwei und einen Joker sowie 3 Könige auslegen",
        "calare 3 donne con un due e un jolly, e 3 re" } },
  };
  static const Move takes[] = {
    { "take",
      { "add the top card to the tens and take the pile",
        "prendre la pile en ajoutant sa carte du dessus aux 10",
        "den Ablagestapel nehmen und die oberste Karte an die Zehnen anlegen",
        "prendere il pozzo attaccando la carta in cima ai dieci" } },
    { "take | QC QD QH",
      { "add the top card to the tens, take the pile and lay down 3 queens",
        "prendre la pile en ajoutant sa carte du dessus aux 10, et étaler 3 dames",
        "den Ablagestapel nehmen, die oberste Karte an die Zehnen anlegen und 3 Damen auslegen",
        "prendere il pozzo attaccando la carta in cima ai dieci, e calare 3 donne" } },
    { "take | Jo >A",
      { "add the top card to the tens and take the pile and add a joker to the aces",
        "prendre la pile en ajoutant sa carte du dessus aux 10 et ajouter un joker aux as",
        "den Ablagestapel nehmen und die oberste Karte an die Zehnen anlegen und einen Joker an die "
        "Asse anlegen",
        "prendere il pozzo attaccando la carta in cima ai dieci e attaccare un jolly agli "
        "assi" } },
  };
  static const char lies[] = "'stock-count': 20, 'melds': { '0': ['10D 10H 10S', 'AC AD AH'] },"
                             " 'hand': '10C Jo QC QD QH KC KD KS 2C 4H 5S'";
  g_autofree char *plays = g_strdup_printf ("{ 'phase': 'play', %s }", lies);
  g_autofree char *draws = g_strdup_printf ("{ 'pile-known': '7C 10S', %s }", lies);

  check_moves ("partnership", NULL, plays, moves, G_N_ELEMENTS (moves));
  check_moves ("partnership", NULL, draws, takes, G_N_ELEMENTS (takes));
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
  g_test_add_func ("/phrases/special-melds", test_special_melds);
  g_test_add_func ("/phrases/wild-sequences", test_wild_sequences);
  g_test_add_func ("/phrases/wild-sequence-aloud", test_wild_sequence_aloud);
  g_test_add_func ("/phrases/melds-named", test_melds_named);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Refusals: a code and a description for each reason, and sentences that tell a
 * person what is missing, with the number. */
#include "config.h"

#include <string.h>

#include "tables.h"

static void
test_codes (void)
{
  g_autoptr (GHashTable) codes = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < CANASTA_N_REASONS; i++)
    {
      const char *code = canasta_reason_get_code (i);
      const char *need, *have;

      g_assert_true (g_hash_table_add (codes, (gpointer) code));
      g_assert_cmpuint (strspn (code, "abcdefghijklmnopqrstuvwxyz-"), ==, strlen (code));
      g_assert_true (g_str_has_suffix (canasta_reason_describe (i, &need, &have), "."));
    }
}

/* The codes other programs were promised. */
static void
test_promised_codes (void)
{
  static const char *const promised[] = {
    "not-an-action", "wrong-phase", "not-your-turn", "card-not-held", "wrong-rank", "mixed-ranks",
    "too-few-cards", "too-few-naturals", "too-many-wilds", "wilds-exceed-naturals", "wild-meld",
    "meld-closed", "black-threes-only-going-out", "red-three", "pile-empty", "pile-stopped",
    "frozen-needs-natural-pair", "frozen-until-opened", "pile-needs-natural", "one-card-pile",
    "below-minimum", "single-meld-below-minimum", "keep-a-card", "too-few-canastas", "must-ask",
    "partner-said-no", "must-go-out", "cannot-go-out", "must-take-pile", "stock-not-empty",
    "nothing-to-ask", "rule-not-built",
  };

  for (guint i = 0; i < G_N_ELEMENTS (promised); i++)
    {
      gboolean found = FALSE;

      for (guint reason = 0; reason < CANASTA_N_REASONS; reason++)
        found |= g_str_equal (canasta_reason_get_code (reason), promised[i]);
      g_test_message ("%s", promised[i]);
      g_assert_true (found);
    }
}

/* Every reason makes one sentence, whatever its numbers, its rank and card. */
static void
check_sentence (guint reason, int number, int rank, const CanastaTable *alone)
{
  const char *need, *have;
  g_autofree char *message = NULL;
  g_autofree char *told_alone = NULL;
  CanastaRefusal refusal = {
    .reason = (guint8) reason, .rank = (gint16) rank, .rule = -1,
    .card = (CanastaCard) MAX (4 * rank, 0), .canasta = CANASTA_CLASS_NATURAL,
  };

  canasta_reason_describe (reason, &need, &have);
  refusal.need = need ? number : CANASTA_NO_NUMBER;
  refusal.have = have ? number : CANASTA_NO_NUMBER;
  message = canasta_refusal_get_message (&refusal, NULL, "Anna");
  g_test_message ("%s", message);
  g_assert_true (g_utf8_validate (message, -1, NULL));
  g_assert_true (g_str_has_suffix (message, "."));
  g_assert_true (g_ascii_isupper (*message));
  g_assert_null (strstr (message, "-2147483648"));

  /* Who plays alone is of no side. */
  told_alone = canasta_refusal_get_message (&refusal, alone, NULL);
  g_test_message ("%s", told_alone);
  g_assert_null (strstr (told_alone, "our side"));
}

static void
test_sentences (void)
{
  static const int numbers[] = { 0, 1, 2, 50 };
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (CanastaTable) alone = canasta_table_new (NULL, "alone", 2, NULL, NULL, rules, NULL);

  for (guint reason = CANASTA_REASON_NOT_AN_ACTION; reason < CANASTA_N_REASONS; reason++)
    for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
      for (int rank = 0; rank < CANASTA_N_RANKS; rank++)
        check_sentence (reason, numbers[i], rank, alone);
}

/* An action, the reason, and words of the sentence with the number in them. */
typedef struct
{
  const char *position;
  const char *action;
  const char *reason;
  const char *words;
  const char *hand;             /* which leaves nothing that is legal, or NULL */
} Row;

static const Row rows[] = {
  { "{'phase':'play','hands':{'0':'KC KD KH 5C 6C'}}", "meld KC KD KH", "below-minimum",
    "need 50 points to open; that makes 30" },
  { "{'house':'fr-ducale','phase':'play','hands':{'0':'KC KD KH QC QD 2C 5C 6C'}}",
    "meld KC KD KH | QC QD 2C", "single-meld-below-minimum", "50 points to open; the best makes 40" },
  { "{'phase':'play','melds':{'0':['KC KD KH']},'hands':{'0':'KS 5C'}}", "meld KS", "keep-a-card",
    "1 would be left" },
  { "{'phase':'play','melds':{'0':['KC KD KH']}}", "discard 5C",
    "too-few-canastas", "needs 1 canasta to go out; it has 0", "5C" },
  { "{'variant':'two-player','players':2,'phase':'play','melds':{'0':['KC KC KD KD KH KH KS']}}",
    "discard 5C", "too-few-canastas", "needs 2 canastas to go out; it has 1", "5C" },
  { "{'pile':'2C 8C','melds':{'0':['KC KD KH']},'hands':{'0':'8D 2D 5C'}}", "take 8D 2D",
    "frozen-needs-natural-pair", "two natural eights from your hand; you hold only one" },
  { "{'pile':'4C 8C','hands':{'0':'8D 2D 5C'}}", "take 8D 2D", "frozen-until-opened",
    "two natural eights; you hold only one" },
  { "{'phase':'play','melds':{'0':['KC KD 2C 2D 2H']},'hands':{'0':'2S 5C 6C'}}", "meld 2S >K",
    "too-many-wilds", "Kings may hold 3 wild cards at most; this would make 4" },
  { "{'house':'fr-online','phase':'play','melds':{'0':['KC KD KH']},"
    "'hands':{'0':'QC QD 2C 2D 2H 5C 6C'}}", "meld QC QD 2C 2D 2H", "wilds-exceed-naturals",
    "Queens would hold more wild cards than natural ones: 3 against 2" },
  { "{'phase':'play','hands':{'0':'KC 2C 2D 5C 6C'}}", "meld KC 2C 2D", "too-few-naturals",
    "at least 2 natural cards; this one has 1" },
  { "{'phase':'play','hands':{'0':'KC KD 5C 6C'}}", "meld KC KD", "too-few-cards",
    "3 or more cards of one rank; these are 2" },
  { "{'rules':{'meld-maximum-size':7},'phase':'play','melds':{'0':['KC KC KD KD KH KH']},"
    "'hands':{'0':'KS KS 5C 6C'}}", "meld KS KS", "too-many-cards",
    "7 cards at most; this would make 8" },
  { "{'house':'fr-online','phase':'play','melds':{'0':['KC KD KH']},'hands':{'0':'2C 2D Jo 5C 6C'}}",
    "meld 2C 2D Jo >W", "wild-meld", "7 cards; these are 3" },
  { "{'phase':'play','hands':{'0':'KC KD 5C 6C'}}", "discard QH", "card-not-held",
    "You do not hold the queen of hearts." },
  { "{'phase':'play','hands':{'0':'KC KD 5C 6C'}}", "discard Jo", "card-not-held",
    "You hold no joker." },
  { "{'phase':'play','hands':{'0':'KC KD Jo 6C'}}", "meld KC KD Jo Jo", "card-not-held",
    "You hold 1 joker, not 2." },
  { "{'phase':'play','hands':{'0':'4C KH KS'}}", "meld 4C 4C 4C", "card-not-held",
    "You hold the four of clubs 1 time, not 3." },
  { "{'phase':'play','hands':{'0':'4C 4C 4D 4H KS'}}", "meld 4C 4D 4H | 4C 4C 2D",
    "card-not-held", "You hold the four of clubs 2 times, not 3." },
  { "{'pile':'9C 3S','hands':{'0':'KC KD 5C 6C'}}", "take", "pile-stopped", "black three" },
  { "{'pile':'9C Jo','hands':{'0':'KC KD 5C 6C'}}", "take", "pile-stopped", "wild card" },
  { "{'pile':'3H','house':'fr-online','hands':{'0':'KC KD 5C 6C'}}", "take", "pile-stopped",
    "red three" },
  { "{'pile':'QC','melds':{'0':['KC KD KH']},'hands':{'0':'QD QH 5C 6C'}}", "take QD",
    "too-few-cards", "two cards that go with the queens; you selected 1" },
  { "{'pile':'QC','melds':{'0':['KC KD KH']},'hands':{'0':'QD QH 5C 6C'}}", "take",
    "too-few-cards", "two cards that go with the queens; you selected none" },
  { "{'phase':'play','melds':{'0':['9C 9C 9D 9D 9H 9H 9S']},"
    "'turn':{'source':'stock','asked':true,'answer':'no'},'hands':{'0':'9S 5C'}}", "meld 9S",
    "keep-a-card", "Anna said no" },
  { "{'house':'it-classic','phase':'play','melds':{'0':['9C 9C 9D 9D 9H 9H 9S']},"
    "'hands':{'0':'9S 5C'}}", "meld 9S", "must-ask", "Ask Anna first" },
  { "{'house':'it-classic','pile':'KH','melds':{'0':['9C 9C 9D 9D 9H 9H 9S']},"
    "'hands':{'0':'KC KD 5C'}}", "take KC KD", "must-ask", "Ask Anna first" },
  { "{'house':'it-classic','pile':'KH','melds':{'0':['9C 9C 9D 9D 9H 9H 9S']},"
    "'turn':{'answer':'yes'},'hands':{'0':'KC KD 5C'}}", "draw", "must-go-out", "take the pile" },
  { "{'house':'it-classic','pile':'KH','melds':{'0':['9C 9C 9D 9D 9H 9H 9S']},"
    "'turn':{'answer':'no'},'hands':{'0':'KC KD 5C'}}", "take KC KD", "keep-a-card",
    "Anna said no" },
  { "{'house':'fr-ducale','phase':'play','turn':{'source':'pile','picked-up':'KH'},"
    "'melds':{'0':['9C 9C 9D 9D 9H 9H 9S','KC KD KH']},'hands':{'0':'5C'}}", "ask",
    "nothing-to-ask", "after a no you would have nothing to play" },
  { "{'phase':'play','melds':{'0':['9C 9C 9D 9D 9H 9H 9S']},'hands':{'0':'KC 5C'}}", "ask",
    "nothing-to-ask", "with your hand you cannot go out" },
  { "{'phase':'play','melds':{'0':['9C 9C 9D 9D 9H 9H 9S']},'hands':{'0':'KC 5C'}}", "out",
    "cannot-go-out", "2 cards are still in your hand" },
  { "{'phase':'play','hands':{'0':'KC KD KH 5C 6C'}}", "meld KC KD KH >3", "wrong-rank",
    "Only threes and wild cards" },
  { "{'phase':'play','hands':{'0':'KC KD KH 5C 6C'}}", "meld KC KD KH >W", "wrong-rank",
    "Only wild cards" },
  { "{'phase':'play','hands':{'0':'KC KD KH 5C 6C'}}", "lay KC", "wrong-rank",
    "Only a red three" },
  { "{'phase':'play','melds':{'0':['KC KD KH']},'hands':{'0':'KS 5C 6C'}}", "meld KS >K#2",
    "no-such-meld", "meld number 2 of this rank: your side has 1" },
};

static void
test_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CanastaState state;
      g_autoptr (CanastaTable) table = test_set_up (rows[i].position, &state);
      CanastaRefusal refusal;
      g_autofree char *message = NULL;

      g_test_message ("%s", rows[i].action);
      if (rows[i].hand)
        test_set_hand (&state, rows[i].hand);
      g_assert_false (test_play (&state, table, rows[i].action, &refusal));
      g_assert_cmpstr (canasta_reason_get_code (refusal.reason), ==, rows[i].reason);
      message = canasta_refusal_get_message (&refusal, NULL, "Anna");
      g_test_message ("%s", message);
      g_assert_nonnull (strstr (message, rows[i].words));
      /* Who names no cards is not told of “these”. */
      if (!strchr (rows[i].action, ' '))
        g_assert_null (strstr (message, "hese cards"));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/refusal/codes", test_codes);
  g_test_add_func ("/refusal/promised-codes", test_promised_codes);
  g_test_add_func ("/refusal/sentences", test_sentences);
  g_test_add_func ("/refusal/rows", test_rows);
  return g_test_run ();
}

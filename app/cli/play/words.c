/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person types in the terminal, made into the notation of actions:
 * short words for the actions, and ranks in place of cards where the hand
 * leaves no doubt which cards are meant. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "words.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_TOKENS 200

/* How many cards are named behind an action. */
typedef enum
{
  CARDS_NONE,
  CARDS_ONE,
  CARDS_SOME,
  CARDS_ANY,                    /* or none */
} Cards;

/* A word of the person; actions have a word in the notation. */
typedef struct
{
  const char *text;
  CanastaWord word;
  const char *action;
  Cards cards;
} Word;

static const Word words[] = {
  { "draw", CANASTA_WORD_ACTION, "draw", CARDS_NONE },
  { "d", CANASTA_WORD_ACTION, "draw", CARDS_NONE },
  { "take", CANASTA_WORD_ACTION, "take", CARDS_ANY },
  { "t", CANASTA_WORD_ACTION, "take", CARDS_ANY },
  { "meld", CANASTA_WORD_ACTION, "meld", CARDS_SOME },
  { "m", CANASTA_WORD_ACTION, "meld", CARDS_SOME },
  { "discard", CANASTA_WORD_ACTION, "discard", CARDS_ONE },
  { "x", CANASTA_WORD_ACTION, "discard", CARDS_ONE },
  { "out", CANASTA_WORD_ACTION, "out", CARDS_NONE },
  { "o", CANASTA_WORD_ACTION, "out", CARDS_NONE },
  { "ask", CANASTA_WORD_ACTION, "ask", CARDS_NONE },
  { "a", CANASTA_WORD_ACTION, "ask", CARDS_NONE },
  { "yes", CANASTA_WORD_ACTION, "yes", CARDS_NONE },
  { "y", CANASTA_WORD_ACTION, "yes", CARDS_NONE },
  { "no", CANASTA_WORD_ACTION, "no", CARDS_NONE },
  { "n", CANASTA_WORD_ACTION, "no", CARDS_NONE },
  { "pass", CANASTA_WORD_ACTION, "pass", CARDS_NONE },
  { "p", CANASTA_WORD_ACTION, "pass", CARDS_NONE },
  { "lay", CANASTA_WORD_ACTION, "lay", CARDS_ONE },
  { "withdraw", CANASTA_WORD_ACTION, "withdraw", CARDS_SOME },
  { "join", CANASTA_WORD_JOIN, NULL, CARDS_NONE },
  { "hand", CANASTA_WORD_HAND, NULL, CARDS_NONE },
  { "h", CANASTA_WORD_HAND, NULL, CARDS_NONE },
  { "hide", CANASTA_WORD_HIDE, NULL, CARDS_NONE },
  { "leave", CANASTA_WORD_LEAVE, NULL, CARDS_NONE },
  { "back", CANASTA_WORD_BACK, NULL, CARDS_NONE },
  { "say", CANASTA_WORD_SAY, NULL, CARDS_NONE },
  { "mute", CANASTA_WORD_MUTE, NULL, CARDS_NONE },
  { "unmute", CANASTA_WORD_UNMUTE, NULL, CARDS_NONE },
  { "hand-over", CANASTA_WORD_HAND_OVER, NULL, CARDS_NONE },
  { "take-over", CANASTA_WORD_TAKE_OVER, NULL, CARDS_NONE },
  { "table", CANASTA_WORD_TABLE, NULL, CARDS_NONE },
  { "b", CANASTA_WORD_TABLE, NULL, CARDS_NONE },
  { "score", CANASTA_WORD_SCORE, NULL, CARDS_NONE },
  { "s", CANASTA_WORD_SCORE, NULL, CARDS_NONE },
  { "rules", CANASTA_WORD_RULES, NULL, CARDS_NONE },
  { "r", CANASTA_WORD_RULES, NULL, CARDS_NONE },
  { "log", CANASTA_WORD_LOG, NULL, CARDS_NONE },
  { "l", CANASTA_WORD_LOG, NULL, CARDS_NONE },
  { "hint", CANASTA_WORD_HINT, NULL, CARDS_NONE },
  { "i", CANASTA_WORD_HINT, NULL, CARDS_NONE },
  { "why", CANASTA_WORD_WHY, NULL, CARDS_NONE },
  { "undo", CANASTA_WORD_UNDO, NULL, CARDS_NONE },
  { "u", CANASTA_WORD_UNDO, NULL, CARDS_NONE },
  { "redo", CANASTA_WORD_REDO, NULL, CARDS_NONE },
  { "save", CANASTA_WORD_SAVE, NULL, CARDS_NONE },
  { "help", CANASTA_WORD_HELP, NULL, CARDS_NONE },
  { "?", CANASTA_WORD_HELP, NULL, CARDS_NONE },
  { "quit", CANASTA_WORD_QUIT, NULL, CARDS_NONE },
  { "q", CANASTA_WORD_QUIT, NULL, CARDS_NONE },
};

/* A card, a rank or a sign behind the word. */
typedef struct
{
  const char *text;
  CanastaCard card;             /* CANASTA_NO_CARD where only a rank, or a sign, is told */
  int rank;                     /* -1 for what is neither a card nor a rank */
  gboolean is_sign;             /* of a group, or its target */
} Token;

/* Wild cards without a name. */
#define ANY_WILD CANASTA_N_RANKS

/* Whether a text is an answer of the language, with or without its accents. */
static gboolean
is_answer (const char *text, const char *answer)
{
  g_autofree char *here = g_str_to_ascii (text, "C");
  g_autofree char *there = g_str_to_ascii (answer, "C");

  return g_ascii_strcasecmp (here, there) == 0;
}

/* Words are the same in every language; only questions are answered in it. */
static const Word *
find_word (const char *text)
{
  if (is_answer (text, C_("answer", "Yes")))
    text = "yes";
  else if (is_answer (text, C_("answer", "No")))
    text = "no";
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_ascii_strcasecmp (text, words[i].text) == 0)
      return &words[i];
  return NULL;
}

/* Cuts a line at spaces, and before and after the signs of groups. */
static char **
cut_line (const char *line)
{
  g_autoptr (GString) spaced = g_string_new (NULL);
  g_autoptr (GStrvBuilder) tokens = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  for (; *line != '\0'; line++)
    {
      if (*line == '|' || *line == '>')
        g_string_append_c (spaced, ' ');
      g_string_append_c (spaced, *line == '\t' || *line == ',' ? ' ' : *line);
      if (*line == '|')
        g_string_append_c (spaced, ' ');
    }
  parts = g_strsplit (spaced->str, " ", -1);
  for (guint i = 0; parts[i]; i++)
    if (*parts[i] != '\0')
      g_strv_builder_add (tokens, parts[i]);
  return g_strv_builder_end (tokens);
}

static Token
read_token (const char *text, gboolean is_target)
{
  Token token = { text, CANASTA_NO_CARD, -1, is_target || *text == '|' || *text == '>' };
  const char *at = text;
  CanastaCard card;
  CanastaRank rank;

  if (token.is_sign)
    return token;
  if (canasta_card_read (&at, &card) && *at == '\0')
    {
      token.card = card;
      token.rank = canasta_card_get_rank (card);
      return token;
    }
  at = text;
  if (canasta_rank_read (&at, &rank) && *at == '\0')
    token.rank = rank;
  else if (g_ascii_strcasecmp (text, "w") == 0)
    token.rank = ANY_WILD;
  return token;
}

/* The cards of a hand that a rank may stand for. */
static void
get_candidates (const CanastaRoles *roles, const CanastaCardSet *hand, int rank,
                CanastaCardSet *cards)
{
  *cards = (CanastaCardSet){ 0 };
  if (rank != ANY_WILD)
    {
      canasta_card_set_add_lane (cards, rank, canasta_card_set_get_lane (hand, rank));
      return;
    }
  *cards = canasta_roles_get_wilds (roles, hand);
}

/* Whether the hand leaves no doubt which cards are meant by telling a rank so
 * many times: all that it holds, or any of several that are the same. */
static gboolean
check_doubt (const CanastaCardSet *candidates, int rank, int told, GError **error)
{
  int held = canasta_card_set_count (candidates);
  const char *name = rank == ANY_WILD ? "w" : canasta_rank_get_text (rank);
  CanastaCardSet faces = *candidates;
  g_autofree char *text = NULL;

  canasta_card_set_next (&faces);
  if (held == told || (held > told && canasta_card_set_is_empty (&faces)))
    return TRUE;

  text = canasta_card_set_write (candidates);
  if (held == 0)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _("You hold no card “%s”."), name);
  else if (held < told)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _("You name “%s” more often than you hold it: you hold %s."), name, text);
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _("You hold %s: say which of them you mean."), text);
  return FALSE;
}

/* Gives each token that tells only this rank a card of the hand. */
static gboolean
resolve_rank (Token *tokens, guint n_tokens, int rank, const CanastaRoles *roles,
              CanastaCardSet *hand, GError **error)
{
  CanastaCardSet candidates;
  int told = 0;

  for (guint i = 0; i < n_tokens; i++)
    told += tokens[i].rank == rank && tokens[i].card == CANASTA_NO_CARD;
  if (told == 0)
    return TRUE;

  get_candidates (roles, hand, rank, &candidates);
  if (!check_doubt (&candidates, rank, told, error))
    return FALSE;

  for (guint i = 0; i < n_tokens; i++)
    if (tokens[i].rank == rank && tokens[i].card == CANASTA_NO_CARD)
      {
        CanastaCardSet rest = candidates;

        tokens[i].card = canasta_card_set_next (&rest);
        canasta_card_set_remove_card (&candidates, tokens[i].card);
        canasta_card_set_remove_card (hand, tokens[i].card);
      }
  return TRUE;
}

/* Takes the cards told by name out of the hand, as far as they are in it. */
static void
remove_named (const Token *tokens, guint n_tokens, CanastaCardSet *hand)
{
  for (guint i = 0; i < n_tokens; i++)
    if (tokens[i].card != CANASTA_NO_CARD
        && canasta_card_set_count_card (hand, tokens[i].card) > 0)
      canasta_card_set_remove_card (hand, tokens[i].card);
}

static char *
write_action (const char *word, const Token *tokens, guint n_tokens)
{
  GString *text = g_string_new (word);

  for (guint i = 0; i < n_tokens; i++)
    {
      char name[CANASTA_CARD_TEXT_SIZE];

      g_string_append_c (text, ' ');
      if (tokens[i].card == CANASTA_NO_CARD)
        {
          g_string_append (text, tokens[i].text);
          continue;
        }
      canasta_card_write (tokens[i].card, name);
      g_string_append (text, name);
    }
  return g_string_free (text, FALSE);
}

static gboolean
check_tokens (const Word *word, const Token *tokens, guint n_tokens, GError **error)
{
  for (guint i = 0; i < n_tokens; i++)
    {
      g_autofree char *shown = canasta_plain_text_quote (tokens[i].text, -1);

      if (word->cards == CARDS_NONE)
        g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                     /* Translators: a command, and what is typed behind it */
                     _("“%s” stands alone; leave out “%s”."), word->action, shown);
      else if (tokens[i].rank < 0 && !tokens[i].is_sign)
        g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                     _("“%s” is not a card; cards are written as “4C 10D QS AH 2S Jo”."), shown);
      else
        continue;
      return FALSE;
    }
  return TRUE;
}

static gboolean
check_number (const Word *word, const Token *tokens, guint n_tokens, GError **error)
{
  guint n_cards = 0;

  for (guint i = 0; i < n_tokens; i++)
    n_cards += tokens[i].rank >= 0;
  if (word->cards == CARDS_ONE && n_cards == 0)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 /* Translators: a command, twice */
                 _("Name a card behind “%s”, as in “%s 4C”."), word->action, word->action);
  else if (word->cards == CARDS_ONE && n_cards > 1)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 /* Translators: a command, and how many cards are named behind it */
                 ngettext ("“%s” is for one card; you named %u.",
                           "“%s” is for one card; you named %u.", n_cards),
                 word->action, n_cards);
  else if (word->cards == CARDS_SOME && n_cards == 0)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 /* Translators: a command, twice */
                 _("Name cards behind “%s”, as in “%s 4C 4D 4H”."), word->action, word->action);
  else
    return TRUE;
  return FALSE;
}

static char *
read_action (const Word *word, char **texts, const CanastaRoles *roles,
             const CanastaCardSet *hand, GError **error)
{
  Token tokens[MOST_TOKENS];
  CanastaCardSet rest = *hand;
  guint n_tokens = 0;

  if (g_strv_length (texts) > MOST_TOKENS)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   _("This line is too long."));
      return NULL;
    }
  for (guint i = 0; texts[i]; i++)
    tokens[n_tokens++] = read_token (texts[i], i > 0 && g_str_equal (texts[i - 1], ">"));
  if (!check_tokens (word, tokens, n_tokens, error)
      || !check_number (word, tokens, n_tokens, error))
    return NULL;

  /* Wild cards without a name come last: they are what the others leave. */
  remove_named (tokens, n_tokens, &rest);
  for (int rank = 0; rank <= ANY_WILD; rank++)
    if (!resolve_rank (tokens, n_tokens, rank, roles, &rest, error))
      return NULL;
  return write_action (word->action, tokens, n_tokens);
}

/* The two melds stand as in the notation, in small letters as well. */
static char *
write_join (char **texts)
{
  g_autofree char *melds = g_strjoinv (" ", texts + 1);
  g_autofree char *upper = g_ascii_strup (melds, -1);

  return g_strconcat ("join ", upper, NULL);
}

/**
 * canasta_words_read_answer:
 * @line: what the person typed
 * @is_yes: (out): what it answers, where it does
 *
 * Returns: whether it is yes or no
 */
gboolean
canasta_words_read_answer (const char *line, gboolean *is_yes)
{
  const Word *word = find_word (line);

  if (!word || !word->action)
    return FALSE;
  *is_yes = g_str_equal (word->action, "yes");
  return *is_yes || g_str_equal (word->action, "no");
}

/* Whether what stands behind the word is taken as it is. */
static gboolean
has_text (CanastaWord word)
{
  return word == CANASTA_WORD_BACK || word == CANASTA_WORD_SAY || word == CANASTA_WORD_MUTE
         || word == CANASTA_WORD_UNMUTE || word == CANASTA_WORD_HAND_OVER
         || word == CANASTA_WORD_TAKE_OVER;
}

/**
 * canasta_words_read:
 * @line: what the person typed
 * @roles: what the cards of the table are for
 * @hand: the person's hand
 * @action: (out): the action in notation, where the line asks for one, the name of who comes
 *   back or is muted or goes on with the table, or what is said
 * @error: where to say what the line lacks
 *
 * Returns: what the line asks for; nothing for an empty line, and with @error
 *   set for one that cannot be understood
 */
CanastaWord
canasta_words_read (const char *line, const CanastaRoles *roles, const CanastaCardSet *hand,
                    char **action, GError **error)
{
  g_auto (GStrv) texts = NULL;
  g_autofree char *valid = g_utf8_make_valid (line, -1);
  const Word *word;

  *action = NULL;
  texts = cut_line (g_strstrip (valid));
  if (!texts[0])
    return CANASTA_WORD_NOTHING;

  word = find_word (texts[0]);
  if (!word)
    {
      g_autofree char *shown = canasta_plain_text_quote (texts[0], -1);

      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   _("There is no command “%s”; “help” lists them."), shown);
      return CANASTA_WORD_NOTHING;
    }
  if (word->word == CANASTA_WORD_JOIN && texts[1])
    {
      *action = write_join (texts);
      return CANASTA_WORD_ACTION;
    }
  if (has_text (word->word))
    *action = g_strjoinv (" ", texts + 1);
  if (word->word != CANASTA_WORD_ACTION)
    return word->word;

  *action = read_action (word, texts + 1, roles, hand, error);
  return *action ? CANASTA_WORD_ACTION : CANASTA_WORD_NOTHING;
}

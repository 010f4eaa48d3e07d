/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "notation/action-text.h"

#include <string.h>

static const char *const words[] = {
  [CANASTA_ACTION_DRAW] = "draw",
  [CANASTA_ACTION_TAKE] = "take",
  [CANASTA_ACTION_PASS] = "pass",
  [CANASTA_ACTION_LAY] = "lay",
  [CANASTA_ACTION_MELD] = "meld",
  [CANASTA_ACTION_WITHDRAW] = "withdraw",
  [CANASTA_ACTION_ASK] = "ask",
  [CANASTA_ACTION_YES] = "yes",
  [CANASTA_ACTION_NO] = "no",
  [CANASTA_ACTION_DISCARD] = "discard",
  [CANASTA_ACTION_OUT] = "out",
  [CANASTA_ACTION_JOIN] = "join",
};

static void
skip_space (const char **text)
{
  while (g_ascii_isspace (**text))
    (*text)++;
}

/* Whether a card, a bar or the end follows: words and cards stand apart. */
static gboolean
at_border (const char *text)
{
  return *text == '\0' || *text == '|' || *text == '>' || g_ascii_isspace (*text);
}

static gboolean
read_word (const char **text, const char *word)
{
  size_t length = strlen (word);

  if (g_ascii_strncasecmp (*text, word, length) != 0 || !at_border (*text + length))
    return FALSE;
  *text += length;
  return TRUE;
}

/* Reads cards as long as there are any, up to the most of a face. */
static gboolean
read_cards (const char **text, CanastaCardSet *cards)
{
  while (TRUE)
    {
      const char *at = *text;
      CanastaCard card;

      skip_space (&at);
      *text = at;
      if (*at == '\0' || *at == '|' || *at == '>')
        return TRUE;
      if (!canasta_card_read (&at, &card) || !at_border (at)
          || canasta_card_set_count_card (cards, card) == CANASTA_MAX_JOKERS)
        return FALSE;
      canasta_card_set_add_card (cards, card);
      *text = at;
    }
}

/* The meld that cards go to, after its sign. */
static gboolean
read_name (const char **text, CanastaMeldName *name)
{
  CanastaRank rank;

  skip_space (text);
  if (g_ascii_toupper (**text) == 'W')
    {
      (*text)++;
      name->naming = CANASTA_NAMING_WILD;
      name->rank = CANASTA_WILD_RANK;
    }
  else if (canasta_rank_read (text, &rank) && rank <= CANASTA_WILD_RANK)
    {
      name->naming = CANASTA_NAMING_RANK;
      name->rank = rank;
    }
  else
    return FALSE;

  if (**text == '#')
    {
      char *end;
      guint64 number = g_ascii_strtoull (*text + 1, &end, 10);

      if (end == *text + 1 || !g_ascii_isdigit ((*text)[1]) || number < 1 || number > 99)
        return FALSE;
      name->number = (guint8) number;
      *text = end;
    }
  skip_space (text);
  return **text == '\0' || **text == '|' || **text == '>';
}

/* Two melds: the one that joins, then the one it joins. */
static gboolean
read_join (const char **text, CanastaAction *action)
{
  if (!read_name (text, &canasta_action_add_group (action)->name) || **text != '>')
    return FALSE;
  (*text)++;
  return read_name (text, &action->name) && **text == '\0';
}

static gboolean
read_group (const char **text, CanastaAction *action)
{
  CanastaGroup *group;

  if (action->n_groups == CANASTA_MAX_GROUPS)
    return FALSE;
  group = canasta_action_add_group (action);
  if (!read_cards (text, &group->cards) || canasta_card_set_is_empty (&group->cards))
    return FALSE;
  if (**text == '>')
    {
      (*text)++;
      return read_name (text, &group->name) && **text != '>';
    }
  return TRUE;
}

/* Groups separated by bars, the first one at @text. */
static gboolean
read_groups (const char **text, CanastaAction *action)
{
  while (TRUE)
    {
      if (!read_group (text, action))
        return FALSE;
      if (**text != '|')
        return TRUE;
      (*text)++;
    }
}

static gboolean
read_one_card (const char **text, CanastaCard *card)
{
  skip_space (text);
  return canasta_card_read (text, card);
}

/**
 * canasta_action_read: (skip)
 * @text: an action in notation: `take QS QH | 9C 9D 2H`
 * @action: (out caller-allocates): the action
 *
 * Returns: whether all of @text was an action
 */
gboolean
canasta_action_read (const char *text, CanastaAction *action)
{
  int kind = -1;
  gboolean read = TRUE;

  skip_space (&text);
  for (guint i = 0; i < G_N_ELEMENTS (words) && kind < 0; i++)
    if (read_word (&text, words[i]))
      kind = (int) i;
  if (kind < 0)
    return FALSE;

  canasta_action_init (action, kind);
  switch ((CanastaActionKind) kind)
    {
    case CANASTA_ACTION_DISCARD:
    case CANASTA_ACTION_LAY:
      read = read_one_card (&text, &action->card);
      break;
    case CANASTA_ACTION_TAKE:
      read = read_cards (&text, &action->cards);
      if (read && *text == '>')
        {
          text++;
          read = read_name (&text, &action->name) && *text != '>';
        }
      if (read && *text == '|')
        {
          text++;
          read = read_groups (&text, action);
        }
      break;
    case CANASTA_ACTION_MELD:
    case CANASTA_ACTION_WITHDRAW:
      read = read_groups (&text, action);
      break;
    case CANASTA_ACTION_JOIN:
      read = read_join (&text, action);
      break;
    case CANASTA_ACTION_DRAW:
    case CANASTA_ACTION_PASS:
    case CANASTA_ACTION_ASK:
    case CANASTA_ACTION_YES:
    case CANASTA_ACTION_NO:
    case CANASTA_ACTION_OUT:
    default:
      break;
    }
  skip_space (&text);
  return read && *text == '\0';
}

static void
append_name (const CanastaMeldName *name, const char *sign, GString *text)
{
  if (name->naming == CANASTA_NAMING_WILD)
    g_string_append_printf (text, " %sW", sign);
  else if (name->naming == CANASTA_NAMING_RANK)
    g_string_append_printf (text, " %s%s", sign, canasta_rank_get_text (name->rank));
  if (name->naming != CANASTA_NAMING_NONE && name->number > 0)
    g_string_append_printf (text, "#%d", name->number);
}

/**
 * canasta_action_write: (skip)
 * @action: an action
 *
 * Returns: (transfer full): its notation
 */
char *
canasta_action_write (const CanastaAction *action)
{
  GString *text = g_string_new (words[action->kind]);

  if (action->card != CANASTA_NO_CARD)
    {
      char card[CANASTA_CARD_TEXT_SIZE];

      canasta_card_write (action->card, card);
      g_string_append_printf (text, " %s", card);
    }
  if (!canasta_card_set_is_empty (&action->cards))
    {
      g_string_append_c (text, ' ');
      canasta_card_set_append (&action->cards, text);
    }
  if (action->kind == CANASTA_ACTION_JOIN)
    append_name (&action->groups[0].name, "", text);
  append_name (&action->name, ">", text);
  if (action->kind == CANASTA_ACTION_JOIN)
    return g_string_free (text, FALSE);
  for (guint i = 0; i < action->n_groups; i++)
    {
      g_string_append (text, i > 0 || action->kind == CANASTA_ACTION_TAKE ? " | " : " ");
      canasta_card_set_append (&action->groups[i].cards, text);
      append_name (&action->groups[i].name, ">", text);
    }
  return g_string_free (text, FALSE);
}

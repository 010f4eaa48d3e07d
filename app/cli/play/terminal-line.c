/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a line of the person does: their turn takes what they want of it. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "terminal.h"

#include <glib/gi18n-lib.h>

#include "cli/rules-text.h"
#include "words.h"

/* Yes and no answer what the turn asks or proposes; else the partner. */
static void
answer (CanastaTerminal *self, CanastaIntent to_turn, CanastaIntent to_partner)
{
  gboolean is_partner = canasta_match_get_state (self->match)->board.phase == CANASTA_PHASE_REPLY;
  gboolean is_turn = !is_partner && (canasta_turn_is_asking (self->turn)
                                     || canasta_turn_get_hint (self->turn));

  canasta_turn_follow (self->turn, is_turn ? to_turn : to_partner);
}

static void
take (CanastaTerminal *self, const CanastaAction *action)
{
  if (action->n_groups > 0)
    canasta_turn_play (self->turn, action);
  else if (!canasta_card_set_is_empty (&action->cards))
    canasta_turn_take_with (self->turn, &action->cards);
  else
    canasta_turn_follow (self->turn, CANASTA_INTENT_TAKE);
}

static void
act (CanastaTerminal *self, const CanastaAction *action)
{
  switch (action->kind)
    {
    case CANASTA_ACTION_DRAW:
      canasta_turn_follow (self->turn, CANASTA_INTENT_DRAW);
      break;
    case CANASTA_ACTION_TAKE:
      take (self, action);
      break;
    case CANASTA_ACTION_MELD:
      canasta_turn_lay_down (self->turn, action);
      break;
    case CANASTA_ACTION_DISCARD:
      canasta_turn_discard (self->turn, action->card, FALSE);
      break;
    case CANASTA_ACTION_OUT:
      canasta_turn_follow (self->turn, CANASTA_INTENT_GO_OUT);
      break;
    case CANASTA_ACTION_ASK:
      canasta_turn_follow (self->turn, CANASTA_INTENT_ASK);
      break;
    case CANASTA_ACTION_YES:
      answer (self, CANASTA_INTENT_CONFIRM, CANASTA_INTENT_YES);
      break;
    case CANASTA_ACTION_NO:
      answer (self, CANASTA_INTENT_CANCEL, CANASTA_INTENT_NO);
      break;
    default:
      canasta_turn_play (self->turn, action);
      break;
    }
}

static void
read_action (CanastaTerminal *self, const char *text)
{
  CanastaAction action;

  if (canasta_action_read (text, &action))
    act (self, &action);
  else
    g_print (_("“%s” cannot be understood; “help” shows how actions are written.\n"), text);
}

/* The hint is looked for beside; there is nothing else to do meanwhile. */
static void
find_hint (CanastaTerminal *self)
{
  canasta_turn_follow (self->turn, CANASTA_INTENT_HINT);
  while (canasta_turn_is_thinking (self->turn))
    g_main_context_iteration (NULL, TRUE);
}

static void
follow_word (CanastaTerminal *self, CanastaWord word, const char *action)
{
  switch (word)
    {
    case CANASTA_WORD_ACTION:
      read_action (self, action);
      break;
    case CANASTA_WORD_JOIN:
      canasta_turn_follow (self->turn, CANASTA_INTENT_JOIN);
      break;
    case CANASTA_WORD_UNDO:
      canasta_turn_follow (self->turn, CANASTA_INTENT_UNDO);
      break;
    case CANASTA_WORD_REDO:
      canasta_turn_follow (self->turn, CANASTA_INTENT_REDO);
      break;
    case CANASTA_WORD_HINT:
      find_hint (self);
      break;
    case CANASTA_WORD_WHY:
      g_print ("%s\n", _("“why” tells after a round why a computer player went out; “hint” tells "
                         "what to do now."));
      break;
    case CANASTA_WORD_HAND:
      canasta_terminal_show_hand (self);
      break;
    case CANASTA_WORD_HIDE:
      canasta_screen_hide (canasta_session_get_screen (self->session));
      break;
    case CANASTA_WORD_LEAVE:
      canasta_terminal_leave (self);
      break;
    case CANASTA_WORD_BACK:
      canasta_terminal_come_back (self, action);
      break;
    case CANASTA_WORD_SAY:
    case CANASTA_WORD_MUTE:
    case CANASTA_WORD_UNMUTE:
      canasta_terminal_follow_talk (self, word, action);
      break;
    case CANASTA_WORD_HAND_OVER:
    case CANASTA_WORD_TAKE_OVER:
      canasta_terminal_follow_move (self, word, action);
      break;
    case CANASTA_WORD_TABLE:
      canasta_terminal_show_table (self);
      break;
    case CANASTA_WORD_SCORE:
      canasta_terminal_show_score (self);
      break;
    case CANASTA_WORD_RULES:
      canasta_rules_text_print (canasta_match_get_table (self->match));
      break;
    case CANASTA_WORD_LOG:
      canasta_terminal_show_log (self);
      break;
    case CANASTA_WORD_SAVE:
      if (canasta_terminal_save (self, TRUE))
        g_print ("%s\n", _("Saved."));
      break;
    case CANASTA_WORD_HELP:
      canasta_terminal_show_help (self);
      break;
    case CANASTA_WORD_QUIT:
    case CANASTA_WORD_NOTHING:
    default:
      break;
    }
}

/* Which of several things was meant, where that is asked. Returns: whether the line
 * is a number. */
static gboolean
choose (CanastaTerminal *self, const char *line)
{
  GArray *offered;
  guint64 number;

  canasta_turn_get_offer (self->turn, &offered);
  if (!offered || !g_ascii_string_to_unsigned (line, 10, 0, G_MAXUINT, &number, NULL))
    return FALSE;
  if (number >= 1 && number <= offered->len)
    canasta_turn_choose (self->turn, (guint) number - 1);
  else
    canasta_terminal_show_choices (self);
  return TRUE;
}

/**
 * canasta_terminal_follow_beside:
 * @self: a match between two rounds
 * @line: what the person typed
 *
 * Returns: whether it was said to others, or about them, or about where the table goes on
 */
gboolean
canasta_terminal_follow_beside (CanastaTerminal *self, const char *line)
{
  const CanastaCardSet hand = { 0 };
  g_autofree char *text = NULL;
  CanastaWord word = canasta_words_read (line, &canasta_match_get_table (self->match)->roles, &hand,
                                         &text, NULL);

  return canasta_terminal_follow_talk (self, word, text)
         || canasta_terminal_follow_move (self, word, text);
}

/* Whether that can be done while others act, without a word of it to them. */
static gboolean
is_early (CanastaTerminal *self, CanastaWord word)
{
  switch ((guint) word)
    {
    case CANASTA_WORD_TABLE:
    case CANASTA_WORD_SCORE:
    case CANASTA_WORD_RULES:
    case CANASTA_WORD_LOG:
    case CANASTA_WORD_WHY:
    case CANASTA_WORD_SAVE:
    case CANASTA_WORD_HELP:
    case CANASTA_WORD_QUIT:
      return TRUE;
    case CANASTA_WORD_HAND:
      return self->turn != NULL;
    default:
      return FALSE;
    }
}

/**
 * canasta_terminal_follow_early:
 * @self: a match in which others act
 * @line: what the person typed meanwhile
 *
 * An action is not kept until it is the person's turn: by then they may want another one.
 *
 * Returns: whether the person stays
 */
gboolean
canasta_terminal_follow_early (CanastaTerminal *self, const char *line)
{
  const CanastaCardSet hand = { 0 };
  g_autofree char *text = NULL;
  CanastaWord word = canasta_words_read (line, &canasta_match_get_table (self->match)->roles, &hand,
                                         &text, NULL);

  if (canasta_terminal_follow_talk (self, word, text) || canasta_terminal_follow_move (self, word, text))
    return TRUE;
  if (is_early (self, word))
    follow_word (self, word, text);
  else
    canasta_terminal_pass_over (line);
  return word != CANASTA_WORD_QUIT;
}

/**
 * canasta_terminal_follow_line:
 * @self: a match in which the person is to act
 * @line: what they typed
 *
 * Returns: whether the person stays
 */
gboolean
canasta_terminal_follow_line (CanastaTerminal *self, const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *action = NULL;
  CanastaCardSet hand;
  CanastaWord word;

  if (choose (self, line))
    return TRUE;
  canasta_draft_get_hand (canasta_turn_get_draft (self->turn), &hand);
  word = canasta_words_read (line, &canasta_match_get_table (self->match)->roles, &hand, &action,
                             &error);
  if (error)
    g_print ("%s\n", error->message);
  /* Enter alone plays the move that is proposed, as it was said. */
  else if (word == CANASTA_WORD_NOTHING && canasta_turn_get_hint (self->turn))
    canasta_turn_follow (self->turn, CANASTA_INTENT_CONFIRM);
  else
    follow_word (self, word, action);
  return word != CANASTA_WORD_QUIT;
}

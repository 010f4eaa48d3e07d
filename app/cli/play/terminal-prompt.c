/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is new in the turn of the person, and what they are to do, in the words of
 * the turn. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "terminal.h"

#include <glib/gi18n-lib.h>

#include "turn/choices.h"
#include "turn/prompt.h"

/* What is typed for what a question can be answered with. */
static const char *
get_word (CanastaIntent intent)
{
  switch (intent)
    {
    case CANASTA_INTENT_TAKE:
      return "take";
    case CANASTA_INTENT_MELD:
      return "meld";
    case CANASTA_INTENT_ASK:
      return "ask";
    case CANASTA_INTENT_YES:
    case CANASTA_INTENT_CONFIRM:
      return "yes";
    case CANASTA_INTENT_NO:
    case CANASTA_INTENT_CANCEL:
      return "no";
    default:
      return NULL;
    }
}

/* What the person is to do; where something is asked, with the answers. */
static void
show_prompt (CanastaTerminal *self)
{
  g_autoptr (CanastaPrompt) prompt = canasta_prompt_new (self->turn);
  g_autofree char *sentences = canasta_turn_say_prompt (self->turn);

  g_print ("%s\n", sentences);
  for (guint i = 0; canasta_turn_is_asking (self->turn) && i < prompt->n_buttons; i++)
    {
      const CanastaPromptButton *button = &prompt->buttons[i];

      if (!button->reason && get_word (button->intent))
        g_print (_("  %s: %s\n"), get_word (button->intent), button->label);
    }
}

/* What was said last; a move that is proposed also as it is written. */
static void
show_saying (CanastaTerminal *self)
{
  g_autofree char *sentence = canasta_turn_say_speech (self->turn, CANASTA_SPEECH_SAYING);
  gboolean is_hint = canasta_turn_get_said (self->turn)->kind == CANASTA_SAYING_HINT;

  if (sentence && !is_hint)
    g_print ("%s\n", sentence);
  if (is_hint)
    {
      g_autofree char *text = canasta_action_write (canasta_turn_get_hint (self->turn));

      g_print ("%s %s\n  %s\n", sentence, canasta_turn_say_enter (self->turn), text);
    }
}

/**
 * canasta_terminal_show_choices:
 * @self: a match in which something is to be chosen
 */
void
canasta_terminal_show_choices (CanastaTerminal *self)
{
  g_autoptr (GPtrArray) choices = canasta_turn_list_choices (self->turn);

  g_print ("%s\n", _("There are several ways; type a number:"));
  for (guint i = 0; i < choices->len; i++)
    {
      const CanastaChoice *choice = g_ptr_array_index (choices, i);

      if (choice->detail)
        g_print ("  %u: %s – %s\n", i + 1, choice->label, choice->detail);
      else
        g_print ("  %u: %s\n", i + 1, choice->label);
    }
}

/* How things stand, as far as the person needs it now. Whoever comes to the screen has seen
 * the table before their hand. */
static void
show_position (CanastaTerminal *self)
{
  const CanastaBoard *board = &canasta_turn_get_observation (self->turn)->board;

  if (board->phase == CANASTA_PHASE_DRAW)
    {
      g_print ("\n");
      if (!self->is_back)
        canasta_terminal_show_piles (self);
      canasta_terminal_show_opening (self);
    }
  if (board->phase != CANASTA_PHASE_REPLY || self->is_back)
    canasta_terminal_show_hand (self);
}

/**
 * canasta_terminal_show_turn:
 * @self: a match in which the person is to act
 *
 * Shows what is new since it was shown last.
 */
void
canasta_terminal_show_turn (CanastaTerminal *self)
{
  CanastaTurnChange changes = self->changes;
  gboolean is_told = self->is_told;

  self->changes = 0;
  self->is_told = FALSE;
  if (changes & CANASTA_TURN_CHANGE_POSITION)
    show_position (self);
  else if (changes & CANASTA_TURN_CHANGE_LAID_OUT)
    canasta_terminal_show_hand (self);
  if (changes & CANASTA_TURN_CHANGE_CHOICE)
    canasta_terminal_show_choices (self);
  /* The prompt has what was said in it. */
  if (is_told && !(changes & CANASTA_TURN_CHANGE_POSITION))
    show_saying (self);
  else if (changes & (CANASTA_TURN_CHANGE_POSITION | CANASTA_TURN_CHANGE_SAID))
    show_prompt (self);
  self->is_back = FALSE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a match in the terminal: the computer players in turn, and the person
 * line by line. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "terminal.h"

#include <glib/gi18n-lib.h>

#include "rules-text.h"
#include "words.h"

/* How long a hint may take, in milliseconds. */
#define HINT_TIME 500

/* What became of a line. */
typedef enum
{
  LINE_STAYS,                   /* the person is still to act */
  LINE_ACTED,
  LINE_QUITS,
} LineResult;

/* That a match cannot be saved is told once, unless it is @asked for. */
static gboolean
save (CanastaTerminal *self, gboolean asked)
{
  const CanastaPersonal personal = {
    .seat = (guint8) self->seat,
    .players = self->words,
  };
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gboolean was_unsaved = self->is_unsaved;

  if (!self->file)
    return TRUE;

  text = canasta_archive_write (self->match, &personal);
  self->is_unsaved = !canasta_match_file_save (self->file, text, &error);
  if (self->is_unsaved && (asked || !was_unsaved))
    {
      g_autoptr (CanastaNotice) notice = canasta_notice_new_unsaved (error->message);

      canasta_terminal_show_notice (notice);
    }
  return !self->is_unsaved;
}

static void
tell_refusal (CanastaTerminal *self, const CanastaRefusal *refusal)
{
  const CanastaTable *table = canasta_match_get_table (self->match);
  const CanastaBoard *board = &canasta_match_get_state (self->match)->board;
  const char *partner = NULL;
  g_autofree char *message = NULL;

  /* That is told once, where the play ends. */
  if (refusal->reason == CANASTA_REASON_VARIANT_FAILED)
    return;
  for (guint seat = 0; seat < table->players; seat++)
    if (seat != self->seat && board->side[seat] == board->side[self->seat]
        && board->next[seat] != CANASTA_NO_SEAT)
      partner = canasta_match_get_names (self->match)[seat];
  message = canasta_refusal_get_message (refusal, partner);
  g_print ("%s\n", message);
}

/* Taking the pile */

static void
list_ways (const CanastaCardSet *ways, guint n_ways)
{
  g_print ("%s\n", _("You can take the pile with:"));
  for (guint i = 0; i < n_ways; i++)
    {
      g_autofree char *cards = canasta_card_set_write (&ways[i]);

      g_print ("  take %s\n", cards);
    }
}

/* “take” alone: lays the top card off, or takes the only cards there are. */
static LineResult
take_somehow (CanastaTerminal *self, CanastaAction *action)
{
  const CanastaState *state = canasta_match_get_state (self->match);
  g_autoptr (CanastaDraft) draft = NULL;
  CanastaCardSet ways[CANASTA_N_FACES];
  CanastaObservation observation;
  CanastaRefusal refusal;
  guint n_ways;

  if (canasta_match_act (self->match, self->seat, action, &refusal))
    return LINE_ACTED;

  n_ways = canasta_list_takes (canasta_match_get_table (self->match), &state->board,
                               &state->hands[self->seat], ways, G_N_ELEMENTS (ways));
  if (n_ways == 1)
    {
      action->cards = ways[0];
      if (canasta_match_act (self->match, self->seat, action, &refusal))
        return LINE_ACTED;
    }
  if (n_ways > 1)
    {
      list_ways (ways, n_ways);
      return LINE_STAYS;
    }

  draft = canasta_draft_new ();
  canasta_match_observe (self->match, self->seat, &observation);
  canasta_draft_update (draft, &observation);
  canasta_draft_explain_take (draft, &refusal);
  tell_refusal (self, &refusal);
  return LINE_STAYS;
}

/* Actions */

static LineResult
act (CanastaTerminal *self, const char *text)
{
  CanastaAction action;
  CanastaRefusal refusal;

  if (!canasta_action_read (text, &action))
    {
      g_print (_("“%s” cannot be understood; “help” shows how actions are written.\n"), text);
      return LINE_STAYS;
    }
  if (action.kind == CANASTA_ACTION_TAKE && action.n_groups == 0
      && canasta_card_set_is_empty (&action.cards))
    return take_somehow (self, &action);
  if (canasta_match_act (self->match, self->seat, &action, &refusal))
    return LINE_ACTED;
  tell_refusal (self, &refusal);
  return LINE_STAYS;
}

static LineResult
undo (CanastaTerminal *self)
{
  CanastaUndo possible = canasta_match_get_undo (self->match, self->seat);

  if (possible == CANASTA_UNDO_POSSIBLE && canasta_match_undo (self->match, self->seat))
    {
      self->told = MIN (self->told,
                        canasta_record_get_count (canasta_match_get_record (self->match)));
      g_print ("%s\n", _("Taken back."));
      return LINE_ACTED;
    }
  g_print ("%s\n", canasta_undo_get_message (possible));
  return LINE_STAYS;
}

static LineResult
redo (CanastaTerminal *self)
{
  if (canasta_match_can_redo (self->match, self->seat)
      && canasta_match_redo (self->match, self->seat))
    return LINE_ACTED;
  g_print ("%s\n", _("Nothing was taken back."));
  return LINE_STAYS;
}

/* What to do with what the person knows and why, and what else: in words, and
 * as it is written. */
static void
show_hint (CanastaTerminal *self)
{
  const char *const *names = canasta_match_get_names (self->match);
  g_autoptr (CanastaHint) hint = NULL;
  g_autoptr (GError) error = NULL;
  CanastaSearchOptions options;
  CanastaObservation observation;

  canasta_hint_init_options (&options, HINT_TIME);
  canasta_match_observe (self->match, self->seat, &observation);
  hint = canasta_hint_find (&observation, &options, NULL, &error);
  for (guint i = 0; hint && i < hint->n_ideas; i++)
    {
      g_autofree char *words = i == 0
                                 ? canasta_hint_describe (hint, 0, &observation, names)
                                 : canasta_hint_describe_other (hint, i, &observation, names);
      g_autofree char *text = canasta_action_write (&hint->ideas[i].action);

      g_print ("%s\n  %s\n", words, text);
    }
  if (error)
    g_print ("%s\n", error->message);
}

/* Lines */

static LineResult
follow_word (CanastaTerminal *self, CanastaWord word, const char *action)
{
  switch (word)
    {
    case CANASTA_WORD_ACTION:
      return act (self, action);
    case CANASTA_WORD_UNDO:
      return undo (self);
    case CANASTA_WORD_REDO:
      return redo (self);
    case CANASTA_WORD_QUIT:
      return LINE_QUITS;
    case CANASTA_WORD_HAND:
      canasta_terminal_show_hand (self);
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
    case CANASTA_WORD_HINT:
      show_hint (self);
      break;
    case CANASTA_WORD_SAVE:
      if (save (self, TRUE))
        g_print ("%s\n", _("Saved."));
      break;
    case CANASTA_WORD_HELP:
      canasta_terminal_show_help ();
      break;
    case CANASTA_WORD_NOTHING:
    default:
      break;
    }
  return LINE_STAYS;
}

static LineResult
follow_line (CanastaTerminal *self, const char *line)
{
  const CanastaState *state = canasta_match_get_state (self->match);
  g_autoptr (GError) error = NULL;
  g_autofree char *action = NULL;
  CanastaWord word = canasta_words_read (line, &canasta_match_get_table (self->match)->roles,
                                         &state->hands[self->seat], &action, &error);

  if (error)
    {
      g_print ("%s\n", error->message);
      return LINE_STAYS;
    }
  return follow_word (self, word, action);
}

static gboolean
has_failed (CanastaTerminal *self)
{
  return !canasta_table_check_variant (canasta_match_get_table (self->match), NULL);
}

/* The person's action. Returns: whether the person plays on. */
static gboolean
let_person_act (CanastaTerminal *self)
{
  canasta_terminal_show_question (self);
  while (TRUE)
    {
      g_autofree char *line = canasta_terminal_read_line ();
      LineResult result = line ? follow_line (self, line) : LINE_QUITS;

      if (result != LINE_STAYS || has_failed (self))
        return result != LINE_QUITS;
    }
}

/* Between rounds any line goes on, but for the words that leave. */
static gboolean
let_person_go_on (void)
{
  g_autofree char *line = NULL;

  g_print ("%s\n", _("Press Enter for the next round, or say “quit”."));
  line = canasta_terminal_read_line ();
  if (!line)
    return FALSE;
  g_strstrip (line);
  return g_ascii_strcasecmp (line, "quit") != 0 && g_ascii_strcasecmp (line, "q") != 0;
}

static gboolean
let_computer_act (CanastaTerminal *self, guint seat, GError **error)
{
  g_autofree char *message = NULL;
  CanastaObservation observation;
  CanastaRefusal refusal;
  CanastaAction action;

  canasta_match_observe (self->match, seat, &observation);
  if (!canasta_player_choose (self->players[seat], &observation, &action, NULL, error))
    return FALSE;
  if (canasta_match_act (self->match, seat, &action, &refusal))
    return TRUE;
  if (!canasta_table_check_variant (canasta_match_get_table (self->match), error))
    return FALSE;

  message = canasta_refusal_get_message (&refusal, NULL);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               _("%s made an illegal move: %s"), canasta_match_get_names (self->match)[seat],
               message);
  return FALSE;
}

static gboolean
play_step (CanastaTerminal *self, gboolean *goes_on, GError **error)
{
  guint seat = canasta_match_get_to_act (self->match);

  if (!self->players[seat])
    *goes_on = let_person_act (self);
  else if (!let_computer_act (self, seat, error))
    return FALSE;
  if (!canasta_table_check_variant (canasta_match_get_table (self->match), error))
    return FALSE;

  canasta_terminal_tell_news (self);
  if (canasta_match_get_stage (self->match) != CANASTA_STAGE_PLAYING)
    canasta_terminal_show_sheet (self);
  save (self, FALSE);
  return TRUE;
}

/**
 * canasta_terminal_play:
 * @self: a match and who plays it
 * @error: where to say what went wrong
 *
 * Plays on until the match is over, or the person leaves or falls silent.
 *
 * Returns: whether nothing went wrong
 */
gboolean
canasta_terminal_play (CanastaTerminal *self, GError **error)
{
  gboolean goes_on = TRUE;

  save (self, FALSE);
  while (goes_on)
    {
      switch (canasta_match_get_stage (self->match))
        {
        case CANASTA_STAGE_PLAYING:
          if (!play_step (self, &goes_on, error))
            return FALSE;
          break;
        case CANASTA_STAGE_ROUND_OVER:
          goes_on = self->seat == CANASTA_NO_SEAT || let_person_go_on ();
          if (goes_on && canasta_match_start_round (self->match))
            save (self, FALSE);
          else if (!canasta_table_check_variant (canasta_match_get_table (self->match), error))
            return FALSE;
          break;
        case CANASTA_STAGE_MATCH_OVER:
        default:
          canasta_terminal_show_winners (self);
          return TRUE;
        }
    }
  return TRUE;
}

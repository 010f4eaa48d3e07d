/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/prompt.h"

#include <glib/gi18n-lib.h>

#include "play/score.h"
#include "rules/numbers.h"
#include "rules/table-words.h"
#include "turn/say.h"
#include "turn/viewer.h"

/* A prompt being written, and what it is about. */
typedef struct
{
  CanastaTurn *turn;
  const CanastaObservation *observation;
  const CanastaSurroundings *surroundings;
  CanastaDraft *draft;
  CanastaPossible *possible;
  CanastaQuestion question;
  CanastaCard discarding;
  CanastaPrompt *prompt;
  const char *guide; /* a line that is seen and not heard, or NULL */
} Writing;

/* A text that goes with the prompt. */
static const char *
keep (Writing *writing, char *text)
{
  g_ptr_array_add (writing->prompt->texts, text);
  return text;
}

/* The buttons are added from left to right. */
static void
add_button (Writing           *writing,
            CanastaPromptSlot  slot,
            const char        *label,
            CanastaIntent      intent,
            gboolean           suggested,
            char              *reason)
{
  CanastaPrompt *prompt = writing->prompt;
  CanastaPromptButton *button = &prompt->buttons[prompt->n_buttons];

  g_assert (prompt->n_buttons == 0 || button[-1].slot < slot);
  prompt->n_buttons++;
  button->slot = slot;
  button->label = label;
  button->intent = intent;
  button->suggested = suggested && !reason;
  button->reason = reason ? keep (writing, reason) : NULL;
}

static char *
say_refusal (Writing *writing, const CanastaRefusal *refusal)
{
  return canasta_say_refusal (refusal, writing->observation,
                              canasta_turn_get_partner (writing->turn));
}

/* Why something cannot be done, and the rule that says so. */
static void
write_reason (Writing *writing, const CanastaRefusal *refusal)
{
  const CanastaRule *rule = canasta_refusal_get_rule (refusal);

  writing->prompt->line = keep (writing, say_refusal (writing, refusal));
  writing->prompt->rule = rule ? rule->name : NULL;
}

static char *
explain_action (Writing *writing, CanastaActionKind kind)
{
  CanastaRefusal refusal;

  if (canasta_possible_may (writing->possible, kind, &refusal))
    return NULL;
  return say_refusal (writing, &refusal);
}

static const char *
get_name (Writing *writing, guint seat)
{
  const char *name = seat < CANASTA_MAX_SEATS ? writing->surroundings->seats[seat].name : NULL;

  return name ? name : "";
}

/* The turn of another player. */
static void
write_waiting (Writing *writing)
{
  const CanastaBoard *board = &writing->observation->board;

  if (board->phase == CANASTA_PHASE_REPLY)
    writing->prompt->title = keep (writing, g_strdup_printf (_("%s is asked: May I go out?"),
                                                        get_name (writing, board->to_act)));
  else
    writing->prompt->title = keep (writing, g_strdup_printf (_("%s is playing…"),
                                                        get_name (writing, board->to_act)));
  if (canasta_viewer_looks_on (writing->observation))
    writing->prompt->line = _("You look on.");
  else if (board->resting == writing->observation->seat)
    writing->prompt->line = _("You sit out this round.");
  /* Where at the person's own turn a second press too many draws nothing. */
  if (!writing->surroundings->must_wait)
    add_button (writing, CANASTA_PROMPT_SLOT_SECOND, C_("steps of the others", "Continue"),
                CANASTA_INTENT_SKIP, TRUE, NULL);
  if (writing->surroundings->undo == CANASTA_UNDO_POSSIBLE)
    add_button (writing, CANASTA_PROMPT_SLOT_THIRD, C_("step", "Undo"), CANASTA_INTENT_UNDO,
                FALSE, NULL);
}

/* Who looks on is told what has happened. */
static void
write_told (Writing *writing)
{
  writing->prompt->title = writing->surroundings->told;
  writing->prompt->line = writing->surroundings->place;
}

/* The partner asks. */
static void
write_reply (Writing *writing)
{
  const CanastaObservation *observation = writing->observation;
  const CanastaBoard *board = &observation->board;
  CanastaScoreRow row = { 0 };
  int hand = -canasta_table_cost_hand (observation->table, &observation->hand);
  int points = canasta_board_value_side (board, observation->table,
                                         board->side[observation->seat], &row);
  g_autofree char *hand_text = canasta_number_format (hand);
  g_autofree char *points_text = canasta_number_format (points);

  writing->prompt->title = keep (writing, g_strdup_printf (_("%s asks: May I go out?"),
                                                      get_name (writing, board->turn_seat)));
  /* Translators: both are points; the first is negative. */
  writing->prompt->line = keep (writing, g_strdup_printf (
    _("Your hand counts %1$s, your side has %2$s on the table."), hand_text, points_text));
  add_button (writing, CANASTA_PROMPT_SLOT_FIRST, _("Yes, go out"), CANASTA_INTENT_YES, FALSE,
              NULL);
  add_button (writing, CANASTA_PROMPT_SLOT_THIRD, _("No, play on"), CANASTA_INTENT_NO, FALSE,
              NULL);
}

/* The cards a pending take needs, by their names. */
static char *
say_take_title (Writing *writing, const CanastaCardSet *cards)
{
  guint count = writing->observation->board.pile_count;
  g_autofree char *list = canasta_say_card_names (cards);

  if (*list == '\0')
    return g_strdup_printf (ngettext ("Take %u card and add the top one to your meld?",
                                      "Take %u cards and add the top one to your meld?", count),
                            count);
  /* Translators: %2$s is a list of cards. */
  return g_strdup_printf (ngettext ("Take %1$u card with these: %2$s?",
                                    "Take %1$u cards with these: %2$s?", count), count, list);
}

static gboolean
has_several_selected (Writing *writing)
{
  CanastaCardSet selected;

  canasta_turn_get_selected (writing->turn, &selected);
  return canasta_card_set_count (&selected) > 1;
}

static void
write_taking (Writing *writing, const CanastaCardSet *cards)
{
  guint count = writing->observation->board.pile_count;
  CanastaRefusal refusal;
  gboolean may_take = canasta_draft_judge (writing->draft, &refusal) == CANASTA_STANDING_LEGAL;

  writing->prompt->title = keep (writing, say_take_title (writing, cards));
  if (!may_take)
    write_reason (writing, &refusal);
  if (!may_take)
    add_button (writing, CANASTA_PROMPT_SLOT_FIRST, _("Lay down"), CANASTA_INTENT_MELD,
                has_several_selected (writing), NULL);
  add_button (writing, CANASTA_PROMPT_SLOT_SECOND,
              keep (writing, g_strdup_printf (ngettext ("Take %u card", "Take %u cards", count),
                                              count)),
              CANASTA_INTENT_TAKE, TRUE, g_strdup (writing->prompt->line));
  add_button (writing, CANASTA_PROMPT_SLOT_THIRD, _("Cancel"), CANASTA_INTENT_CANCEL, FALSE, NULL);
}

static void
write_draw_title (Writing *writing, gboolean may_take)
{
  const CanastaBoard *board = &writing->observation->board;
  const char *partner = canasta_turn_get_partner (writing->turn);
  gint draw_count = writing->observation->table->rules.draw_count;
  gboolean has_stock = canasta_board_has_stock (board, writing->observation->table);

  if (board->answer == CANASTA_ANSWER_YES && partner)
    writing->prompt->title = keep (writing, g_strdup_printf (
      _("%s said yes – take the pile and go out"), partner));
  else if (!has_stock && board->stock_count > 0)
    writing->prompt->title = _("No more cards are drawn – take the pile, or end the round");
  else if (!has_stock)
    writing->prompt->title = _("The stock is empty – take the pile, or end the round");
  else if (may_take)
    writing->prompt->title = draw_count > 1
      ? keep (writing, g_strdup_printf (ngettext ("Your turn – draw %d card, or take the pile",
                                                "Your turn – draw %d cards, or take the pile",
                                                draw_count), draw_count))
      : _("Your turn – draw a card, or take the pile");
  else
    writing->prompt->title = draw_count > 1
      ? keep (writing, g_strdup_printf (ngettext ("Your turn – draw %d card",
                                                "Your turn – draw %d cards", draw_count),
                                      draw_count))
      : _("Your turn – draw a card");
}

/* Before the draw partners are asked about going out with the pile. */
static void
write_asking (Writing *writing)
{
  const char *partner = canasta_turn_get_partner (writing->turn);

  if (!partner || !canasta_possible_may (writing->possible, CANASTA_ACTION_ASK, NULL))
    return;
  writing->prompt->line = keep (writing, g_strdup_printf (
    _("With the pile you could go out: you can ask %s before you take it."), partner));
  add_button (writing, CANASTA_PROMPT_SLOT_THIRD, _("Ask"), CANASTA_INTENT_ASK, FALSE, NULL);
}

static void
write_draw (Writing *writing)
{
  const CanastaBoard *board = &writing->observation->board;
  gint draw_count = writing->observation->table->rules.draw_count;
  CanastaRefusal refusal;
  gboolean may_take = canasta_possible_may_take (writing->possible, &refusal);

  write_draw_title (writing, may_take);
  if (board->answer == CANASTA_ANSWER_YES)
    add_button (writing, CANASTA_PROMPT_SLOT_FIRST, _("Go out"), CANASTA_INTENT_GO_OUT, TRUE, NULL);
  else if (canasta_board_has_stock (board, writing->observation->table))
    add_button (writing, CANASTA_PROMPT_SLOT_FIRST,
                draw_count > 1 ? keep (writing, g_strdup_printf (_("Draw %d"), draw_count))
                               : _("Draw"),
                CANASTA_INTENT_DRAW, TRUE, explain_action (writing, CANASTA_ACTION_DRAW));
  else
    add_button (writing, CANASTA_PROMPT_SLOT_FIRST, _("End the round"), CANASTA_INTENT_PASS,
                !may_take, explain_action (writing, CANASTA_ACTION_PASS));
  add_button (writing, CANASTA_PROMPT_SLOT_SECOND, _("Take pile"), CANASTA_INTENT_TAKE, FALSE,
              may_take ? NULL : say_refusal (writing, &refusal));
  write_asking (writing);
}

/* What the selected cards would do: where they can be laid, and what they
 * count. */
static char *
say_selection (Writing *writing, const CanastaCardSet *selected)
{
  GArray *targets = canasta_possible_get_targets (writing->possible);
  const CanastaTarget *only = NULL;
  guint n = 0;
  int points = canasta_table_value_cards (writing->observation->table, selected);
  g_autofree char *text = canasta_number_format (points);

  for (guint i = 0; i < targets->len; i++)
    {
      const CanastaTarget *target = &g_array_index (targets, CanastaTarget, i);

      if (target->standing == CANASTA_STANDING_REFUSED)
        continue;
      only = target;
      n++;
    }
  if (n == 1 && only->place.kind != CANASTA_PLACE_NEW)
    return canasta_say_target (only, writing->observation->table);
  return g_strdup_printf (ngettext ("The selected cards count %s point.",
                                    "The selected cards count %s points.", points), text);
}

static char *
explain_discard (Writing *writing, const CanastaCardSet *selected)
{
  CanastaCardSet rest = *selected;
  CanastaRefusal refusal;

  if (canasta_card_set_count (selected) != 1)
    return g_strdup (_("Select the one card to discard."));
  if (canasta_possible_may_discard (writing->possible, canasta_card_set_next (&rest), &refusal))
    return NULL;
  return say_refusal (writing, &refusal);
}

static gboolean
may_pass (Writing *writing)
{
  return canasta_possible_may (writing->possible, CANASTA_ACTION_PASS, NULL);
}

static void
write_play_title (Writing *writing)
{
  const CanastaBoard *board = &writing->observation->board;
  const char *partner = canasta_turn_get_partner (writing->turn);

  if (canasta_card_set_is_empty (&writing->observation->hand))
    writing->prompt->title = _("All your cards are laid down – go out");
  else if (board->answer == CANASTA_ANSWER_YES && partner)
    writing->prompt->title = keep (writing, g_strdup_printf (
      _("%s said yes – lay down your remaining cards"), partner));
  else if (may_pass (writing))
    writing->prompt->title = T_(writing->observation->table, "Your side may not go out yet – keep "
                                                             "your last card and end your turn");
  else
    {
      writing->prompt->title = _("Your turn – lay down melds, or discard");
      writing->prompt->is_routine = TRUE;
    }
}

/* What ends the turn: a discard, or nothing where the last card is kept. */
static void
write_ending (Writing *writing, const CanastaCardSet *selected)
{
  if (may_pass (writing))
    add_button (writing, CANASTA_PROMPT_SLOT_SECOND, _("End the turn"), CANASTA_INTENT_PASS, TRUE,
                NULL);
  else
    add_button (writing, CANASTA_PROMPT_SLOT_SECOND, _("Discard"), CANASTA_INTENT_DISCARD,
                canasta_card_set_count (selected) == 1, explain_discard (writing, selected));
}

/* Where cards are selected they are meant; else the way out, and seldom, and only where
 * the rules let them, two melds that go together. */
static void
write_melding (Writing *writing, guint n_selected)
{
  const CanastaObservation *observation = writing->observation;
  gboolean may_go_out = canasta_possible_get_way_out (writing->possible)
                        || canasta_possible_may (writing->possible, CANASTA_ACTION_ASK, NULL);

  if (n_selected == 0 && may_go_out)
    add_button (writing, CANASTA_PROMPT_SLOT_FIRST, _("Go out"), CANASTA_INTENT_GO_OUT,
                observation->board.answer == CANASTA_ANSWER_YES
                  || canasta_card_set_is_empty (&observation->hand), NULL);
  else if (n_selected == 0 && canasta_possible_get_joins (writing->possible)->len > 0)
    add_button (writing, CANASTA_PROMPT_SLOT_FIRST, _("Join melds"), CANASTA_INTENT_JOIN, FALSE,
                NULL);
  else
    add_button (writing, CANASTA_PROMPT_SLOT_FIRST, _("Lay down"), CANASTA_INTENT_MELD,
                n_selected > 1,
                n_selected > 0 ? NULL : g_strdup (_("Select the cards to lay down.")));
}

/* Whoever looks is told in each turn what has to be selected, for which all buttons wait; whoever
 * listens, as long as it is new. */
static void
write_guide (Writing *writing)
{
  writing->prompt->line = _("Select cards to lay down, or the one to discard.");
  if (!canasta_turn_invites_melds (writing->turn))
    writing->guide = writing->prompt->line;
}

static void
write_play (Writing *writing)
{
  CanastaCardSet selected;
  CanastaRefusal refusal;
  gboolean can_undo = canasta_draft_can_step_back (writing->draft)
                      || writing->surroundings->undo == CANASTA_UNDO_POSSIBLE;

  canasta_turn_get_selected (writing->turn, &selected);
  write_play_title (writing);
  if (canasta_draft_judge (writing->draft, &refusal) == CANASTA_STANDING_WAITING)
    write_reason (writing, &refusal);
  else if (!canasta_card_set_is_empty (&selected))
    writing->prompt->line = keep (writing, say_selection (writing, &selected));
  else if (writing->prompt->is_routine)
    write_guide (writing);

  write_melding (writing, canasta_card_set_count (&selected));
  write_ending (writing, &selected);
  add_button (writing, CANASTA_PROMPT_SLOT_THIRD, _("Undo"), CANASTA_INTENT_UNDO, FALSE,
              can_undo ? NULL : g_strdup (canasta_undo_get_message (writing->surroundings->undo,
                                                               writing->observation->table)));
}

/* That the next player can take the pile without a card from the hand. */
static char *
say_giving (Writing *writing)
{
  const CanastaBoard *board = &writing->observation->board;
  guint count = board->pile_count + 1u;

  /* Translators: %1$s is a player, %2$u the cards of the pile with the one to be
   * discarded. */
  return g_strdup_printf (ngettext ("%1$s could add it to a meld and take the pile: %2$u card.",
                                    "%1$s could add it to a meld and take the pile: %2$u cards.",
                                    count),
                          get_name (writing, board->next[writing->observation->seat]), count);
}

static void
write_discard_question (Writing *writing)
{
  const char *name = canasta_card_get_name (writing->discarding);
  gboolean wild = canasta_faces_have (writing->observation->table->roles.wild, writing->discarding);
  gboolean freezes = wild && writing->observation->table->rules.wild_freezes
                     && !writing->observation->board.frozen;

  writing->prompt->title = keep (writing, g_strdup_printf (_("Discard this card: %s?"), name));
  if (freezes)
    writing->prompt->line = _("This freezes the pile.");
  else if (wild)
    writing->prompt->line = _("This gives a wild card away.");
  else if (canasta_board_gives_pile (writing->observation->table, &writing->observation->board,
                                     writing->discarding))
    writing->prompt->line = keep (writing, say_giving (writing));
  add_button (writing, CANASTA_PROMPT_SLOT_FIRST, _("Discard"), CANASTA_INTENT_CONFIRM, FALSE,
              NULL);
  add_button (writing, CANASTA_PROMPT_SLOT_THIRD, _("Keep it"), CANASTA_INTENT_CANCEL, FALSE, NULL);
}

/* What going out is worth beside what lies there. */
static char *
say_gain (Writing *writing)
{
  const CanastaObservation *observation = writing->observation;
  const CanastaBoard *board = &observation->board;
  CanastaScoreRow row = { 0 };
  int points = canasta_board_value_side (board, observation->table,
                                         board->side[observation->seat], &row);
  g_autofree char *bonus =
    canasta_number_format_signed (observation->table->rules.going_out_bonus);
  g_autofree char *points_text = canasta_number_format (points);

  /* Translators: both are points; the first has a sign: "+100". */
  return g_strdup_printf (T_(observation->table, "Going out counts %1$s, your side has %2$s on "
                                                 "the table."), bonus,
                          points_text);
}

static void
write_go_out_question (Writing *writing)
{
  const char *partner = canasta_turn_get_partner (writing->turn);
  gint asking = writing->observation->table->rules.asking;
  const CanastaGoingOut *way = canasta_possible_get_way_out (writing->possible);
  g_autofree char *bonus =
    canasta_number_format_signed (writing->observation->table->rules.concealed_bonus);
  gboolean can_ask = canasta_possible_may (writing->possible, CANASTA_ACTION_ASK, NULL);

  if (can_ask)
    writing->prompt->title = keep (writing, g_strdup_printf (_("Ask %s: May I go out?"), partner));
  else
    writing->prompt->title = _("Go out now?");
  if (way && way->concealed)
    writing->prompt->line = keep (writing, g_strdup_printf (_("You would go out concealed: %s."),
                                                           bonus));
  else if (writing->observation->table->rules.going_out_bonus > 0)
    writing->prompt->line = keep (writing, say_gain (writing));
  if (can_ask)
    add_button (writing, CANASTA_PROMPT_SLOT_FIRST, _("Ask"), CANASTA_INTENT_ASK, TRUE, NULL);
  else
    add_button (writing, CANASTA_PROMPT_SLOT_FIRST, _("Go out"), CANASTA_INTENT_CONFIRM, TRUE,
                NULL);
  if (can_ask && asking != CANASTA_ASKING_MUST)
    add_button (writing, CANASTA_PROMPT_SLOT_SECOND, _("Go out without asking"),
                CANASTA_INTENT_CONFIRM, FALSE, NULL);
  add_button (writing, CANASTA_PROMPT_SLOT_THIRD, _("Keep playing"), CANASTA_INTENT_CANCEL, FALSE,
              NULL);
}

static void
write_withdraw_question (Writing *writing)
{
  gint penalty = writing->observation->table->rules.opening_fail_penalty;
  g_autofree char *points = canasta_number_format (penalty);

  writing->prompt->title = _("Take the opening back?");
  writing->prompt->line = keep (writing, g_strdup_printf (
    TN_(writing->observation->table, "By these rules the minimum of your side then rises by %s "
                                     "point.",
                                     "By these rules the minimum of your side then rises by %s "
                                     "points.", penalty),
    points));
  add_button (writing, CANASTA_PROMPT_SLOT_FIRST, C_("opening", "Take back"),
              CANASTA_INTENT_CONFIRM, FALSE, NULL);
  add_button (writing, CANASTA_PROMPT_SLOT_THIRD, _("Keep it"), CANASTA_INTENT_CANCEL, TRUE, NULL);
}

/* A move that is proposed is the question: what is said of it has the place of
 * all else. */
static void
write_hint (Writing *writing)
{
  const CanastaSaying *said = canasta_turn_get_said (writing->turn);
  char *reason;

  writing->prompt->title = keep (writing, canasta_saying_get_idea (said, writing->observation,
                                                                   writing->surroundings,
                                                                   &reason));
  writing->prompt->line = keep (writing, reason);
  add_button (writing, CANASTA_PROMPT_SLOT_FIRST, _("Play it"), CANASTA_INTENT_CONFIRM, TRUE, NULL);
  if (said->hint->n_ideas > 1)
    add_button (writing, CANASTA_PROMPT_SLOT_SECOND, C_("hint", "Another"), CANASTA_INTENT_HINT,
                FALSE, NULL);
}

/* For whom the match waits matters more than all but what is asked. */
static void
write_awaited (Writing *writing)
{
  if (writing->surroundings->awaited && !canasta_turn_is_asking (writing->turn))
    writing->prompt->line = writing->surroundings->awaited;
}

/* What was said has the second line. To an open question it is added, and to what is waited for:
 * only a move that is proposed takes the place of what stands there. */
static void
write_said (Writing *writing)
{
  const CanastaSaying *said = canasta_turn_get_said (writing->turn);
  const CanastaRule *rule = canasta_saying_get_rule (said);
  const char *line = writing->prompt->line;
  char *message =
    canasta_saying_get_message (said, writing->observation, writing->surroundings);

  if (!message)
    return;
  keep (writing, message);
  if (!line || canasta_turn_get_hint (writing->turn) || g_str_equal (line, message)
      || (!canasta_turn_is_asking (writing->turn) && line != writing->surroundings->awaited))
    writing->prompt->line = message;
  else
    writing->prompt->line = keep (writing, g_strdup_printf ("%s %s", line, message));
  writing->prompt->rule = rule ? rule->name : NULL;
}

static void
write_prompt (Writing *writing)
{
  const CanastaBoard *board = &writing->observation->board;
  gboolean offers = canasta_turn_get_said (writing->turn)->kind == CANASTA_SAYING_HINT;
  CanastaCardSet take;

  if (offers && !canasta_draft_is_taking (writing->draft))
    {
      write_hint (writing);
      return;
    }
  if (writing->surroundings->told)
    write_told (writing);
  else if (board->ended)
    writing->prompt->title = _("The round is over");
  else if (!canasta_turn_is_mine (writing->turn))
    write_waiting (writing);
  else if (board->phase == CANASTA_PHASE_REPLY)
    write_reply (writing);
  else if (canasta_draft_get_take (writing->draft, &take, NULL))
    write_taking (writing, &take);
  else if (writing->question == CANASTA_QUESTION_GO_OUT)
    write_go_out_question (writing);
  else if (board->phase == CANASTA_PHASE_DRAW)
    write_draw (writing);
  else if (writing->question == CANASTA_QUESTION_DISCARD)
    write_discard_question (writing);
  else if (writing->question == CANASTA_QUESTION_WITHDRAW)
    write_withdraw_question (writing);
  else
    write_play (writing);
  write_awaited (writing);
  write_said (writing);
}

/**
 * canasta_prompt_new:
 * @turn: a turn that sees a position
 *
 * Returns: (transfer full): what the person is to do now
 */
CanastaPrompt *
canasta_prompt_new (CanastaTurn *turn)
{
  CanastaPrompt *self = g_new0 (CanastaPrompt, 1);
  Writing writing = {
    .turn = turn,
    .observation = canasta_turn_get_observation (turn),
    .surroundings = canasta_turn_get_surroundings (turn),
    .draft = canasta_turn_get_draft (turn),
    .possible = canasta_turn_get_possible (turn),
    .prompt = self,
  };

  self->texts = g_ptr_array_new_with_free_func (g_free);
  writing.question = canasta_turn_get_question (turn, &writing.discarding);
  write_prompt (&writing);
  self->is_routine = self->is_routine && self->line == writing.guide;
  return self;
}

void
canasta_prompt_free (CanastaPrompt *self)
{
  g_ptr_array_unref (self->texts);
  g_free (self);
}

/**
 * canasta_turn_enter:
 * @turn: a turn that sees a position
 * @card: the card of the hand the person is at, or %CANASTA_NO_CARD
 * @ask: whether the person is asked before it is discarded, whatever they prefer
 *
 * What Enter does at the hand, or nowhere in particular: what the main button says.
 * Where there is none, the card is discarded.
 */
CanastaReply
canasta_turn_enter (CanastaTurn *turn, CanastaCard card, gboolean ask)
{
  g_autoptr (CanastaPrompt) prompt = canasta_prompt_new (turn);

  for (guint i = 0; i < prompt->n_buttons; i++)
    if (prompt->buttons[i].suggested)
      return canasta_turn_follow (turn, prompt->buttons[i].intent);
  return card == CANASTA_NO_CARD ? CANASTA_REPLY_NOTHING : canasta_turn_discard (turn, card, ask);
}

/**
 * canasta_turn_say_prompt:
 * @turn: a turn that sees a position
 *
 * Returns: (transfer full): the prompt in sentences
 */
char *
canasta_turn_say_prompt (CanastaTurn *turn)
{
  g_autoptr (CanastaPrompt) prompt = canasta_prompt_new (turn);
  gboolean stops = g_str_has_suffix (prompt->title, "?") || g_str_has_suffix (prompt->title, "…")
                   || g_str_has_suffix (prompt->title, ".");
  const char *stop = stops ? "" : ".";

  if (!prompt->line || prompt->is_routine)
    return g_strdup_printf ("%s%s", prompt->title, stop);
  return g_strdup_printf ("%s%s %s", prompt->title, stop, prompt->line);
}

/**
 * canasta_turn_say_enter:
 * @turn: a turn that sees a position
 *
 * Returns: (transfer none) (nullable): what Enter does, where something is proposed or all
 *   cards are laid down, which one does not look for; else %NULL
 */
const char *
canasta_turn_say_enter (CanastaTurn *turn)
{
  const CanastaBoard *board = &canasta_turn_get_observation (turn)->board;

  if (canasta_turn_get_hint (turn))
    return _("Enter plays it.");
  return canasta_turn_is_mine (turn) && board->phase == CANASTA_PHASE_PLAY
           && canasta_card_set_is_empty (&canasta_turn_get_observation (turn)->hand)
           ? _("Enter goes out.") : NULL;
}

/**
 * canasta_turn_is_routine:
 * @turn: a turn that sees a position
 *
 * Returns: whether the prompt says only what can be done in any turn, which one knows soon
 */
gboolean
canasta_turn_is_routine (CanastaTurn *turn)
{
  g_autoptr (CanastaPrompt) prompt = canasta_prompt_new (turn);

  return prompt->is_routine;
}

/**
 * canasta_turn_say_speech:
 * @turn: a turn that sees a position
 * @speech: what is to be spoken
 *
 * Returns: (transfer full) (nullable): it, in words
 */
char *
canasta_turn_say_speech (CanastaTurn *turn, CanastaSpeech speech)
{
  if (speech == CANASTA_SPEECH_PROMPT)
    return canasta_turn_say_prompt (turn);
  return canasta_saying_get_message (canasta_turn_get_said (turn),
                                     canasta_turn_get_observation (turn),
                                     canasta_turn_get_surroundings (turn));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the prompt says: what to do now, why, and at most four buttons. Buttons
 * stay where they are while what they can do changes. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "play/score.h"
#include "rules/numbers.h"
#include "turn/sentences.h"
#include "table/table-view-private.h"

/* A prompt being written; it owns its texts. */
typedef struct
{
  CanastaPrompt prompt;
  GPtrArray *texts;
} Writing;

static const char *
keep (Writing *writing, char *text)
{
  g_ptr_array_add (writing->texts, text);
  return text;
}

static void
add_button (Writing    *writing,
            const char *label,
            const char *action,
            gboolean    suggested,
            char       *reason)
{
  CanastaPromptButton *button = &writing->prompt.buttons[writing->prompt.n_buttons++];

  button->label = label;
  button->action = action;
  button->suggested = suggested && !reason;
  button->reason = reason ? keep (writing, reason) : NULL;
}

/* Why something cannot be done, and the rule that says so. */
static void
write_reason (CanastaTableView *self, Writing *writing, const CanastaRefusal *refusal)
{
  const CanastaRule *rule = canasta_refusal_get_rule (refusal);

  writing->prompt.line = keep (writing, canasta_refusal_get_message (
    refusal, canasta_table_view_get_partner (self)));
  writing->prompt.rule = rule ? rule->name : NULL;
}

static char *
explain_action (CanastaTableView *self, const CanastaAction *action)
{
  CanastaRefusal refusal;

  if (canasta_table_view_judge (self, action, &refusal))
    return NULL;
  return canasta_refusal_get_message (&refusal, canasta_table_view_get_partner (self));
}

static const char *
get_name (CanastaTableView *self, guint seat)
{
  return seat < CANASTA_MAX_SEATS && self->surroundings.seats[seat].name
           ? self->surroundings.seats[seat].name : "";
}

/* The turn of another player. */
static void
write_waiting (CanastaTableView *self, Writing *writing)
{
  const CanastaBoard *board = &self->observation.board;

  if (board->phase == CANASTA_PHASE_REPLY)
    writing->prompt.title = keep (writing, g_strdup_printf (_("%s is asked: May I go out?"),
                                                        get_name (self, board->to_act)));
  else
    writing->prompt.title = keep (writing, g_strdup_printf (_("%s is playing…"),
                                                        get_name (self, board->to_act)));
  if (board->resting == self->observation.seat)
    writing->prompt.line = _("You rest this round.");
  if (self->surroundings.undo == CANASTA_UNDO_POSSIBLE)
    add_button (writing, C_("step", "Take back"), "table.undo", TRUE, NULL);
  add_button (writing, _("Continue"), "table.skip", FALSE, NULL);
}

/* The partner asks. */
static void
write_reply (CanastaTableView *self, Writing *writing)
{
  const CanastaObservation *observation = &self->observation;
  const CanastaBoard *board = &observation->board;
  CanastaScoreRow row = { 0 };
  int hand = -canasta_table_cost_hand (observation->table, &observation->hand);
  int points = canasta_board_value_side (board, observation->table,
                                         board->side[observation->seat], &row);
  g_autofree char *hand_text = canasta_number_format (hand);
  g_autofree char *points_text = canasta_number_format (points);

  writing->prompt.title = keep (writing, g_strdup_printf (_("%s asks: May I go out?"),
                                                      get_name (self, board->turn_seat)));
  /* Translators: both are points; the first is negative. */
  writing->prompt.line = keep (writing, g_strdup_printf (
    _("Your hand counts %1$s · your side has %2$s on the table."), hand_text, points_text));
  add_button (writing, _("Yes, go out"), "table.yes", FALSE, NULL);
  add_button (writing, _("No, play on"), "table.no", FALSE, NULL);
}

/* The cards a pending take needs, by their names. */
static char *
say_take_title (CanastaTableView *self, const CanastaCardSet *cards)
{
  guint count = self->observation.board.pile_count;
  g_autofree char *list = canasta_say_card_names (cards);

  if (*list == '\0')
    return g_strdup_printf (ngettext ("Take %u card and add the top one to your meld?",
                                      "Take %u cards and add the top one to your meld?", count),
                            count);
  /* Translators: %2$s is a list of cards. */
  return g_strdup_printf (ngettext ("Take %1$u card with these: %2$s?",
                                    "Take %1$u cards with these: %2$s?", count), count, list);
}

static void
write_taking (CanastaTableView *self, Writing *writing, const CanastaCardSet *cards)
{
  guint count = self->observation.board.pile_count;
  CanastaRefusal refusal;
  gboolean may_take = canasta_draft_judge (self->draft, &refusal) == CANASTA_STANDING_LEGAL;

  writing->prompt.title = keep (writing, say_take_title (self, cards));
  if (!may_take)
    write_reason (self, writing, &refusal);
  add_button (writing, keep (writing, g_strdup_printf (ngettext ("Take %u card", "Take %u cards",
                                                             count), count)),
              "table.take", TRUE, g_strdup (writing->prompt.line));
  if (!may_take)
    add_button (writing, _("Lay down"), "table.meld", FALSE, NULL);
  add_button (writing, _("Cancel"), "table.cancel", FALSE, NULL);
}

static void
write_draw_title (CanastaTableView *self, Writing *writing, gboolean may_take)
{
  const CanastaBoard *board = &self->observation.board;
  const char *partner = canasta_table_view_get_partner (self);
  gint draw_count = self->observation.table->rules.draw_count;

  if (board->answer == CANASTA_ANSWER_YES && partner)
    writing->prompt.title = keep (writing, g_strdup_printf (
      _("%s said yes – take the pile and go out"), partner));
  else if (board->stock_count == 0)
    writing->prompt.title = _("The stock is empty – take the pile, or end the round");
  else if (may_take)
    writing->prompt.title = draw_count > 1
      ? keep (writing, g_strdup_printf (ngettext ("Your turn – draw %d card, or take the pile",
                                                "Your turn – draw %d cards, or take the pile",
                                                draw_count), draw_count))
      : _("Your turn – draw a card, or take the pile");
  else
    writing->prompt.title = draw_count > 1
      ? keep (writing, g_strdup_printf (ngettext ("Your turn – draw %d card",
                                                "Your turn – draw %d cards", draw_count),
                                      draw_count))
      : _("Your turn – draw a card");
}

/* Before the draw partners are asked about going out with the pile. */
static void
write_asking (CanastaTableView *self, Writing *writing)
{
  const char *partner = canasta_table_view_get_partner (self);
  CanastaAction ask;

  canasta_action_init (&ask, CANASTA_ACTION_ASK);
  if (self->observation.board.answer == CANASTA_ANSWER_YES)
    add_button (writing, _("Go out"), "table.go-out", TRUE, NULL);
  else if (partner && canasta_table_view_judge (self, &ask, NULL))
    {
      writing->prompt.line = keep (writing, g_strdup_printf (
        _("With the pile you could go out: you can ask %s before you take it."), partner));
      add_button (writing, _("Ask"), "table.ask", FALSE, NULL);
    }
}

static void
write_draw (CanastaTableView *self, Writing *writing)
{
  const CanastaBoard *board = &self->observation.board;
  gint draw_count = self->observation.table->rules.draw_count;
  g_autoptr (GArray) ways = canasta_draft_list_ways (self->draft);
  CanastaAction draw, pass;
  char *no_take = NULL;

  canasta_action_init (&draw, CANASTA_ACTION_DRAW);
  canasta_action_init (&pass, CANASTA_ACTION_PASS);
  if (ways->len == 0)
    {
      CanastaRefusal refusal;

      canasta_draft_explain_take (self->draft, &refusal);
      no_take = canasta_refusal_get_message (&refusal, canasta_table_view_get_partner (self));
    }
  write_draw_title (self, writing, ways->len > 0);
  if (board->stock_count > 0)
    add_button (writing, draw_count > 1 ? keep (writing, g_strdup_printf (_("Draw %d"), draw_count))
                                      : _("Draw"),
                "table.draw", TRUE, explain_action (self, &draw));
  else
    add_button (writing, _("End the round"), "table.pass", ways->len == 0,
                explain_action (self, &pass));
  add_button (writing, _("Take pile"), "table.take", FALSE, no_take);
  write_asking (self, writing);
}

/* What the selected cards would do: where they can be laid, and what they
 * count. */
static char *
say_selection (CanastaTableView *self, const CanastaCardSet *selected)
{
  g_autoptr (GArray) targets = canasta_draft_list_targets (self->draft, selected);
  const CanastaTarget *only = NULL;
  guint n = 0;
  int points = canasta_table_value_cards (self->observation.table, selected);
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
    return canasta_table_view_say_target (only);
  return g_strdup_printf (ngettext ("The selected cards count %s point.",
                                    "The selected cards count %s points.", points), text);
}

static char *
explain_discard (CanastaTableView *self, const CanastaCardSet *selected)
{
  CanastaCardSet rest = *selected;
  CanastaRefusal refusal;

  if (canasta_card_set_count (selected) != 1)
    return g_strdup (_("Select the one card to discard."));
  if (canasta_table_view_may_discard (self, canasta_card_set_next (&rest), &refusal))
    return NULL;
  return canasta_refusal_get_message (&refusal, canasta_table_view_get_partner (self));
}

static void
write_play_title (CanastaTableView *self, Writing *writing)
{
  const CanastaBoard *board = &self->observation.board;
  const char *partner = canasta_table_view_get_partner (self);

  if (board->answer == CANASTA_ANSWER_YES && partner)
    writing->prompt.title = keep (writing, g_strdup_printf (
      _("%s said yes – lay down your remaining cards"), partner));
  else if (canasta_card_set_is_empty (&self->observation.hand))
    writing->prompt.title = _("All your cards are laid down – go out");
  else
    writing->prompt.title = _("Your turn – lay down melds, or discard");
}

static void
write_play (CanastaTableView *self, Writing *writing)
{
  CanastaCardSet selected;
  CanastaRefusal refusal;
  CanastaAction way_out;
  CanastaCard last;
  gboolean can_undo = canasta_draft_can_step_back (self->draft)
                      || self->surroundings.undo == CANASTA_UNDO_POSSIBLE;
  gboolean any;

  canasta_hand_view_get_selected (CANASTA_HAND_VIEW (self->hand), &selected);
  any = !canasta_card_set_is_empty (&selected);
  write_play_title (self, writing);
  if (canasta_draft_judge (self->draft, &refusal) == CANASTA_STANDING_WAITING)
    write_reason (self, writing, &refusal);
  else if (any)
    writing->prompt.line = keep (writing, say_selection (self, &selected));

  if (canasta_draft_find_way_out (self->draft, &way_out, &last, NULL))
    add_button (writing, _("Go out"), "table.go-out", FALSE, NULL);
  add_button (writing, _("Lay down"), "table.meld", canasta_card_set_count (&selected) > 1,
              any ? NULL : g_strdup (_("Select the cards to lay down.")));
  add_button (writing, _("Discard"), "table.discard", canasta_card_set_count (&selected) == 1,
              explain_discard (self, &selected));
  add_button (writing, _("Undo"), "table.undo", FALSE,
              can_undo ? NULL : g_strdup (canasta_undo_get_message (self->surroundings.undo)));
}

/* That the next player can take the pile without a card from the hand. */
static char *
say_giving (CanastaTableView *self)
{
  const CanastaBoard *board = &self->observation.board;
  guint count = board->pile_count + 1u;

  /* Translators: %1$s is a player, %2$u the cards of the pile with the one to be
   * discarded. */
  return g_strdup_printf (ngettext ("%1$s could add it to a meld and take the pile: %2$u card.",
                                    "%1$s could add it to a meld and take the pile: %2$u cards.",
                                    count),
                          get_name (self, board->next[self->observation.seat]), count);
}

static void
write_discard_question (CanastaTableView *self, Writing *writing)
{
  const char *name = canasta_card_get_name (self->discarding);
  gboolean wild = canasta_faces_have (self->observation.table->roles.wild, self->discarding);
  gboolean freezes = wild && self->observation.table->rules.wild_freezes
                     && !self->observation.board.frozen;

  writing->prompt.title = keep (writing, g_strdup_printf (_("Discard this card: %s?"), name));
  if (freezes)
    writing->prompt.line = _("This freezes the pile.");
  else if (wild)
    writing->prompt.line = _("This gives a wild card away.");
  else if (canasta_gives_pile (self->observation.table, &self->observation.board,
                               self->discarding))
    writing->prompt.line = keep (writing, say_giving (self));
  add_button (writing, _("Discard"), "table.confirm", FALSE, NULL);
  add_button (writing, _("Keep it"), "table.cancel", FALSE, NULL);
}

static void
write_go_out_question (CanastaTableView *self, Writing *writing)
{
  const char *partner = canasta_table_view_get_partner (self);
  gint asking = self->observation.table->rules.asking;
  CanastaAction ask, way_out;
  CanastaRefusal refusal;
  CanastaCard last;
  g_autofree char *bonus =
    canasta_number_format_signed (self->observation.table->rules.concealed_bonus);
  gboolean concealed = FALSE;
  gboolean can_ask;

  canasta_action_init (&ask, CANASTA_ACTION_ASK);
  can_ask = canasta_table_view_judge (self, &ask, &refusal);
  if (can_ask)
    writing->prompt.title = keep (writing, g_strdup_printf (_("Ask %s: May I go out?"), partner));
  else
    writing->prompt.title = _("Go out now?");
  if (canasta_draft_find_way_out (self->draft, &way_out, &last, &concealed) && concealed)
    writing->prompt.line = keep (writing, g_strdup_printf (_("You would go out concealed: %s."),
                                                           bonus));
  if (can_ask)
    add_button (writing, _("Ask"), "table.ask", TRUE, NULL);
  if (!can_ask)
    add_button (writing, _("Go out"), "table.confirm", TRUE, NULL);
  else if (asking != CANASTA_ASKING_MUST)
    add_button (writing, _("Go out without asking"), "table.confirm", FALSE, NULL);
  add_button (writing, _("Keep playing"), "table.cancel", FALSE, NULL);
}

static void
write_withdraw_question (CanastaTableView *self, Writing *writing)
{
  gint penalty = self->observation.table->rules.opening_fail_penalty;
  g_autofree char *points = canasta_number_format (penalty);

  writing->prompt.title = _("Take the opening back?");
  writing->prompt.line = keep (writing, g_strdup_printf (
    ngettext ("By these rules the minimum of your side then rises by %s point.",
              "By these rules the minimum of your side then rises by %s points.", penalty),
    points));
  add_button (writing, C_("opening", "Take back"), "table.confirm", FALSE, NULL);
  add_button (writing, _("Keep it"), "table.cancel", TRUE, NULL);
}

/* Whether an answer is waited for, beside the choice of a move. */
static gboolean
is_asking (CanastaTableView *self)
{
  return canasta_table_view_is_my_turn (self)
         && (self->question != CANASTA_QUESTION_NONE || canasta_draft_is_taking (self->draft)
             || self->observation.board.phase == CANASTA_PHASE_REPLY);
}

/* What is said has the second line. To an open question it is added: only a
 * move that was asked for takes the place of what stands there. */
static void
write_message (CanastaTableView *self, Writing *writing)
{
  const char *line = writing->prompt.line;

  if (!self->message)
    return;
  if (!line || self->has_hint || !is_asking (self) || g_str_equal (line, self->message))
    writing->prompt.line = self->message;
  else
    writing->prompt.line = keep (writing, g_strdup_printf ("%s %s", line, self->message));
  writing->prompt.rule = self->rule;
}

static void
write_prompt (CanastaTableView *self, Writing *writing)
{
  const CanastaBoard *board = &self->observation.board;
  CanastaCardSet take;

  if (board->ended)
    writing->prompt.title = _("The round is over");
  else if (!canasta_table_view_is_my_turn (self))
    write_waiting (self, writing);
  else if (board->phase == CANASTA_PHASE_REPLY)
    write_reply (self, writing);
  else if (canasta_draft_get_take (self->draft, &take, NULL))
    write_taking (self, writing, &take);
  else if (self->question == CANASTA_QUESTION_GO_OUT)
    write_go_out_question (self, writing);
  else if (board->phase == CANASTA_PHASE_DRAW)
    write_draw (self, writing);
  else if (self->question == CANASTA_QUESTION_DISCARD)
    write_discard_question (self, writing);
  else if (self->question == CANASTA_QUESTION_WITHDRAW)
    write_withdraw_question (self, writing);
  else
    write_play (self, writing);
  write_message (self, writing);
}

/* Tells when something else is asked: an offer of a move is a question as well,
 * which Enter answers. */
static void
note_question (CanastaTableView *self, const CanastaPrompt *prompt)
{
  const char *offer = self->has_hint && prompt->line ? prompt->line : "";
  g_autofree char *asked = g_strdup_printf ("%s\n%s", prompt->title, offer);

  if (g_strcmp0 (self->asked, asked) == 0)
    return;
  g_free (self->asked);
  self->asked = g_steal_pointer (&asked);
  g_signal_emit_by_name (self, "asked");
}

void
canasta_table_view_show_prompt (CanastaTableView *self)
{
  Writing writing = { .texts = g_ptr_array_new_with_free_func (g_free) };

  write_prompt (self, &writing);
  if (!canasta_prompt_view_update (CANASTA_PROMPT_VIEW (self->prompt), &writing.prompt))
    gtk_widget_grab_focus (self->hand);
  note_question (self, &writing.prompt);
  g_ptr_array_unref (writing.texts);
}

/* The prompt as a sentence, for assistive technology. */
char *
canasta_table_view_say_prompt (CanastaTableView *self)
{
  Writing writing = { .texts = g_ptr_array_new_with_free_func (g_free) };
  const char *stop;
  char *sentence;

  write_prompt (self, &writing);
  stop = g_str_has_suffix (writing.prompt.title, "?") ? "" : ".";
  if (writing.prompt.line)
    sentence = g_strdup_printf ("%s%s %s", writing.prompt.title, stop, writing.prompt.line);
  else
    sentence = g_strdup_printf ("%s%s", writing.prompt.title, stop);
  g_ptr_array_unref (writing.texts);
  return sentence;
}

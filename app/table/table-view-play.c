/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the person's actions do. Mouse, keyboard, touch and assistive technology
 * all come through here; what is legal is asked of the draft and the engine. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "notation/action-text.h"
#include "notation/draft-text.h"
#include "turn/sentences.h"
#include "table/table-view-private.h"

/* Asking the engine. */

gboolean
canasta_table_view_judge (CanastaTableView    *self,
                          const CanastaAction *action,
                          CanastaRefusal      *refusal)
{
  CanastaPlan plan;

  return canasta_judge (self->observation.table, &self->observation.board,
                        &self->observation.hand, action, &plan, refusal);
}

/* The name of the partner who is or would be asked, or %NULL. */
const char *
canasta_table_view_get_partner (CanastaTableView *self)
{
  const CanastaBoard *board = &self->observation.board;
  guint seat = self->observation.seat;
  guint other = board->next[seat];

  for (guint i = 0; i < CANASTA_MAX_SEATS && other != CANASTA_NO_SEAT && other != seat; i++)
    {
      if (board->side[other] == board->side[seat])
        return self->surroundings.seats[other].name;
      other = board->next[other];
    }
  return NULL;
}

/* What the rules say of every wrong moment the table can say of this one. */
static const char *
get_moment (CanastaTableView *self)
{
  const CanastaBoard *board = &self->observation.board;

  if (board->phase == CANASTA_PHASE_DRAW)
    return _("Draw first, or take the pile.");
  if (board->phase == CANASTA_PHASE_PLAY)
    return board->source == CANASTA_SOURCE_STOCK ? _("You have already drawn.")
                                                 : _("You have already taken the pile.");
  return NULL;
}

void
canasta_table_view_say_refusal (CanastaTableView *self, const CanastaRefusal *refusal)
{
  const CanastaRule *rule = canasta_refusal_get_rule (refusal);
  const char *moment =
    refusal->reason == CANASTA_REASON_WRONG_PHASE ? get_moment (self) : NULL;
  g_autofree char *message =
    canasta_refusal_get_message (refusal, canasta_table_view_get_partner (self));

  canasta_table_view_say (self, moment ? moment : message);
  self->rule = rule ? rule->name : NULL;
  canasta_table_view_refresh (self);
}

/* Plays an action, or says why it cannot be. */
gboolean
canasta_table_view_try (CanastaTableView *self, const CanastaAction *action)
{
  CanastaRefusal refusal;

  if (!canasta_table_view_judge (self, action, &refusal))
    {
      canasta_table_view_say_refusal (self, &refusal);
      return FALSE;
    }
  canasta_table_view_play (self, action);
  return TRUE;
}

static void
play_plain (CanastaTableView *self, CanastaActionKind kind)
{
  CanastaAction action;

  canasta_action_init (&action, kind);
  canasta_table_view_try (self, &action);
}

gboolean
canasta_table_view_check_turn (CanastaTableView *self)
{
  if (!self->has_observation)
    return FALSE;
  if (canasta_table_view_is_my_turn (self))
    return TRUE;
  canasta_table_view_say (self, _("Wait: it is not your turn."));
  return FALSE;
}

static void
get_selected (CanastaTableView *self, CanastaCardSet *selected)
{
  canasta_hand_view_get_selected (CANASTA_HAND_VIEW (self->hand), selected);
}

void
canasta_table_view_clear_selection (CanastaTableView *self)
{
  CanastaCardSet none = { 0 };

  canasta_hand_view_select (CANASTA_HAND_VIEW (self->hand), &none);
}

/* Discarding. */

static gboolean
must_confirm (CanastaTableView *self, CanastaCard card)
{
  g_autofree char *when = g_settings_get_string (self->settings, "confirm-discards");

  return g_strcmp0 (when, "always") == 0
         || (g_strcmp0 (when, "risky") == 0
             && (canasta_faces_have (self->observation.table->roles.wild, card)
                 || canasta_gives_pile (self->observation.table, &self->observation.board, card)));
}

/* Whether a card may be discarded with what is laid out. */
gboolean
canasta_table_view_may_discard (CanastaTableView *self,
                                CanastaCard       card,
                                CanastaRefusal   *refusal)
{
  CanastaAction discard;

  if (canasta_draft_judge (self->draft, refusal) == CANASTA_STANDING_WAITING)
    return FALSE;
  canasta_action_init_card (&discard, CANASTA_ACTION_DISCARD, card);
  return canasta_table_view_judge (self, &discard, refusal);
}

/* Discards a card, or asks before. */
static void
discard (CanastaTableView *self, CanastaCard card, gboolean ask)
{
  CanastaRefusal refusal;
  CanastaAction action;

  if (!canasta_table_view_check_turn (self))
    return;
  if (!canasta_table_view_may_discard (self, card, &refusal))
    {
      canasta_table_view_say_refusal (self, &refusal);
      return;
    }
  if (ask)
    {
      self->question = CANASTA_QUESTION_DISCARD;
      self->discarding = card;
      canasta_table_view_explain (self);
      return;
    }
  canasta_action_init_card (&action, CANASTA_ACTION_DISCARD, card);
  canasta_table_view_play (self, &action);
}

void
canasta_table_view_discard (CanastaTableView *self, CanastaCard card)
{
  discard (self, card, must_confirm (self, card));
}

static void
take_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_table_view_take (CANASTA_TABLE_VIEW (widget));
}

static void
meld_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_table_view_meld (CANASTA_TABLE_VIEW (widget));
}

static void
discard_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);
  CanastaCardSet selected;

  if (!canasta_table_view_check_turn (self))
    return;
  if (self->question == CANASTA_QUESTION_DISCARD)
    {
      gtk_widget_activate_action (widget, "table.confirm", NULL);
      return;
    }
  get_selected (self, &selected);
  if (canasta_card_set_count (&selected) == 1)
    canasta_table_view_discard (self, canasta_card_set_next (&selected));
  else
    canasta_table_view_say (self, _("Select the one card to discard."));
}

/* Plays the move that is proposed. */
static gboolean
play_hint (CanastaTableView *self)
{
  CanastaAction action;

  if (!self->has_hint || !canasta_table_view_is_my_turn (self))
    return FALSE;
  canasta_action_copy (&action, &self->hint);
  self->has_hint = FALSE;
  canasta_draft_clear (self->draft);
  canasta_table_view_try (self, &action);
  return TRUE;
}

/* Enter on a card, or a double click: a proposed move is played; with several
 * cards selected they are laid down; one card is discarded. Who has pressed Enter
 * before, and nothing since, has not gone to the card: they are asked. */
void
canasta_table_view_activate_card (CanastaTableView *self, guint id, gboolean thrown)
{
  CanastaCardView *view = canasta_hand_view_find (CANASTA_HAND_VIEW (self->hand), id);
  CanastaCardSet selected;
  CanastaCard card;

  if (!view || (!thrown && play_hint (self)))
    return;
  get_selected (self, &selected);
  card = canasta_card_view_get_card (view);
  if (!thrown && canasta_card_set_count (&selected) > 1)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.meld", NULL);
  else
    discard (self, card, must_confirm (self, card) || (!thrown && self->enters_again));
}

/* The pile takes a selected card, gives itself, or says why not. */
void
canasta_table_view_activate_pile (CanastaTableView *self)
{
  gboolean playing = self->observation.board.phase == CANASTA_PHASE_PLAY;

  gtk_widget_activate_action (GTK_WIDGET (self), playing ? "table.discard" : "table.take", NULL);
}

/* Going out. */

/* Discards the last card, or goes out without one. */
static void
end_going_out (CanastaTableView *self)
{
  CanastaAction action;

  self->going_out = FALSE;
  if (self->last_card != CANASTA_NO_CARD)
    canasta_action_init_card (&action, CANASTA_ACTION_DISCARD, self->last_card);
  else
    canasta_action_init (&action, CANASTA_ACTION_OUT);
  canasta_table_view_try (self, &action);
}

/* The next step of going out in this turn, the pile first where it takes it.
 * Returns: whether there is a way. */
static gboolean
find_way_out (CanastaTableView *self, CanastaAction *step)
{
  const CanastaObservation *observation = &self->observation;

  if (observation->board.phase == CANASTA_PHASE_DRAW)
    return observation->board.answer != CANASTA_ANSWER_NO
           && canasta_find_way_by_pile (observation->table, &observation->board,
                                        &observation->hand, step);
  return canasta_draft_find_way_out (self->draft, step, &self->last_card, NULL);
}

static void
go_out (CanastaTableView *self)
{
  CanastaAction step;

  self->going_out = FALSE;
  if (!find_way_out (self, &step))
    return;
  canasta_draft_clear (self->draft);
  if (step.kind == CANASTA_ACTION_MELD && step.n_groups == 0)
    {
      end_going_out (self);
      return;
    }
  self->going_out = TRUE;
  if (!canasta_table_view_try (self, &step))
    self->going_out = FALSE;
}

/* A step of the way out is done: the next one follows by itself. */
void
canasta_table_view_finish_going_out (CanastaTableView *self)
{
  if (self->going_out && canasta_table_view_is_my_turn (self)
      && self->observation.board.phase == CANASTA_PHASE_PLAY)
    go_out (self);
}

static void
go_out_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);
  const CanastaObservation *observation = &self->observation;
  CanastaRefusal refusal;
  CanastaAction step, out;

  if (!canasta_table_view_check_turn (self))
    return;
  if (find_way_out (self, &step))
    {
      if (observation->board.answer == CANASTA_ANSWER_YES
          || self->question == CANASTA_QUESTION_GO_OUT)
        {
          go_out (self);
          return;
        }
      self->question = CANASTA_QUESTION_GO_OUT;
      canasta_table_view_explain (self);
      return;
    }
  canasta_action_init (&out, CANASTA_ACTION_OUT);
  if (canasta_may_go_out (observation->table, &observation->board, &refusal))
    canasta_table_view_judge (self, &out, &refusal);
  canasta_table_view_say_refusal (self, &refusal);
}

static void
ask_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);

  if (!canasta_table_view_check_turn (self))
    return;
  canasta_draft_clear (self->draft);
  play_plain (self, CANASTA_ACTION_ASK);
}

/* Taking a short opening back. */

/* Where the rules charge for it, cards that are laid out but do not suffice to
 * open do not simply go back to the hand. */
static gboolean
must_withdraw (CanastaTableView *self, CanastaAction *withdraw)
{
  if (!canasta_draft_get_action (self->draft, withdraw)
      || withdraw->kind != CANASTA_ACTION_MELD)
    return FALSE;
  withdraw->kind = CANASTA_ACTION_WITHDRAW;
  return canasta_table_view_judge (self, withdraw, NULL);
}

/* Whether the person is asked before cards that are laid out are taken back. */
static gboolean
asks_to_withdraw (CanastaTableView *self)
{
  CanastaAction withdraw;

  if (!must_withdraw (self, &withdraw))
    return FALSE;
  self->question = CANASTA_QUESTION_WITHDRAW;
  canasta_table_view_explain (self);
  return TRUE;
}

static void
withdraw (CanastaTableView *self)
{
  CanastaAction action;

  if (!must_withdraw (self, &action))
    return;
  canasta_draft_clear (self->draft);
  canasta_table_view_try (self, &action);
}

/* The plain actions. */

static void
draw_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);
  CanastaAction draw;

  if (!canasta_table_view_check_turn (self))
    return;
  canasta_action_init (&draw, CANASTA_ACTION_DRAW);
  if (canasta_table_view_judge (self, &draw, NULL))
    canasta_draft_cancel_take (self->draft);
  canasta_table_view_try (self, &draw);
}

static void
pass_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (canasta_table_view_check_turn (CANASTA_TABLE_VIEW (widget)))
    play_plain (CANASTA_TABLE_VIEW (widget), CANASTA_ACTION_PASS);
}

static void
yes_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (canasta_table_view_check_turn (CANASTA_TABLE_VIEW (widget)))
    play_plain (CANASTA_TABLE_VIEW (widget), CANASTA_ACTION_YES);
}

static void
no_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (canasta_table_view_check_turn (CANASTA_TABLE_VIEW (widget)))
    play_plain (CANASTA_TABLE_VIEW (widget), CANASTA_ACTION_NO);
}

static void
confirm_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);
  CanastaQuestion question = self->question;
  CanastaAction discard;

  if (!canasta_table_view_check_turn (self))
    return;
  if (canasta_draft_is_taking (self->draft))
    {
      canasta_table_view_take (self);
      return;
    }
  self->question = CANASTA_QUESTION_NONE;
  switch (question)
    {
    case CANASTA_QUESTION_GO_OUT:
      go_out (self);
      break;
    case CANASTA_QUESTION_DISCARD:
      canasta_action_init_card (&discard, CANASTA_ACTION_DISCARD, self->discarding);
      canasta_table_view_try (self, &discard);
      break;
    case CANASTA_QUESTION_WITHDRAW:
      withdraw (self);
      break;
    case CANASTA_QUESTION_NONE:
    default:
      play_hint (self);
    }
}

/* Takes back what is pending, one thing after another. */
static void
cancel_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);

  if (!self->has_observation)
    return;
  canasta_table_view_say (self, NULL);
  self->has_hint = FALSE;
  if (self->question != CANASTA_QUESTION_NONE)
    self->question = CANASTA_QUESTION_NONE;
  else if (canasta_draft_is_taking (self->draft))
    canasta_draft_cancel_take (self->draft);
  else
    canasta_table_view_clear_selection (self);
  canasta_table_view_refresh (self);
}

/* Undo. */

/* What was laid down in one go comes back one meld after another: all of it is
 * undone, and all but the last meld is laid out again. */
void
canasta_table_view_finish_taking_back (CanastaTableView *self)
{
  g_autofree char *rest = NULL;

  if (!self->taking_back)
    return;
  self->taking_back = FALSE;
  if (self->laid.n_groups < 2 || self->observation.board.phase != CANASTA_PHASE_PLAY)
    return;
  self->laid.n_groups--;
  rest = canasta_action_write (&self->laid);
  canasta_draft_restore (self->draft, rest);
}

static void
undo_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);

  if (!self->has_observation || asks_to_withdraw (self))
    return;
  if (canasta_draft_can_step_back (self->draft))
    {
      self->question = CANASTA_QUESTION_NONE;
      canasta_draft_step_back (self->draft);
      canasta_table_view_say (self, _("The cards are back in your hand."));
    }
  else if (self->surroundings.undo == CANASTA_UNDO_POSSIBLE)
    {
      self->taking_back = canasta_table_view_is_my_turn (self);
      canasta_table_view_request (self, "undo");
    }
  else
    {
      canasta_table_view_say (self, canasta_undo_get_message (self->surroundings.undo));
    }
}

static void
undo_all_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);
  gboolean laid_out = self->has_observation && canasta_draft_can_step_back (self->draft);

  if (!self->has_observation || asks_to_withdraw (self))
    return;
  if (laid_out)
    self->question = CANASTA_QUESTION_NONE;
  canasta_draft_clear (self->draft);
  if (self->surroundings.undo == CANASTA_UNDO_POSSIBLE)
    {
      canasta_table_view_request (self, "undo-all");
    }
  else if (laid_out)
    {
      canasta_table_view_say (self, _("The cards are back in your hand."));
    }
  else
    {
      canasta_table_view_say (self, canasta_undo_get_message (self->surroundings.undo));
    }
}

static void
redo_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);

  if (!self->has_observation)
    return;
  if (self->surroundings.can_redo)
    canasta_table_view_request (self, "redo");
  else
    canasta_table_view_say (self, _("There is nothing to do again."));
}

/* Looking and listening. */

static void
sort_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);
  CanastaHandView *hand = CANASTA_HAND_VIEW (self->hand);
  CanastaSortOrder next = (canasta_hand_view_get_sort (hand) + 1) % CANASTA_SORT_MANUAL;

  /* From the person's own order the round begins again. */
  if (canasta_hand_view_get_sort (hand) == CANASTA_SORT_MANUAL)
    next = 0;
  g_object_set (self, "sort-order", next, NULL);
}

static void
select_rank_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_hand_view_select_rank (CANASTA_HAND_VIEW (CANASTA_TABLE_VIEW (widget)->hand));
}

static void
say_situation_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);
  g_autofree char *prompt = NULL;
  g_autofree char *situation = NULL;

  if (!self->has_observation)
    return;
  prompt = canasta_table_view_say_prompt (self);
  situation = canasta_say_situation (&self->observation, &self->surroundings, prompt);
  canasta_table_view_announce (self, situation);
}

static void
say_details_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  const char *tooltip = focus ? gtk_widget_get_tooltip_text (focus) : NULL;
  g_autofree char *description = NULL;

  if (focus && CANASTA_IS_CARD_VIEW (focus))
    description = canasta_hand_view_describe (CANASTA_HAND_VIEW (self->hand),
                                              CANASTA_CARD_VIEW (focus));
  if (description || tooltip)
    canasta_table_view_announce (self, description ? description : tooltip);
}

static void
view_pile_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);

  if (!self->has_observation)
    return;
  if (self->observation.table->rules.pile_visibility == CANASTA_PILE_SHOWS_ALL)
    canasta_well_view_show_pile (CANASTA_WELL_VIEW (self->well), &self->observation.board);
  else
    canasta_table_view_say (self, _("These rules keep the pile covered: only its top card shows."));
}

static void
why_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);

  g_signal_emit_by_name (self, "explain",
                         canasta_prompt_view_get_rule (CANASTA_PROMPT_VIEW (self->prompt)));
}

static void
skip_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_table_view_request (CANASTA_TABLE_VIEW (widget), "skip");
}

void
canasta_table_view_install_actions (GtkWidgetClass *class)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc func;
  } actions[] = {
    { "table.draw", draw_cb },
    { "table.take", take_cb },
    { "table.pass", pass_cb },
    { "table.meld", meld_cb },
    { "table.discard", discard_cb },
    { "table.go-out", go_out_cb },
    { "table.ask", ask_cb },
    { "table.yes", yes_cb },
    { "table.no", no_cb },
    { "table.confirm", confirm_cb },
    { "table.cancel", cancel_cb },
    { "table.undo", undo_cb },
    { "table.undo-all", undo_all_cb },
    { "table.redo", redo_cb },
    { "table.sort", sort_cb },
    { "table.select-rank", select_rank_cb },
    { "table.say-situation", say_situation_cb },
    { "table.say-details", say_details_cb },
    { "table.view-pile", view_pile_cb },
    { "table.why", why_cb },
    { "table.skip", skip_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (class, actions[i].name, NULL, actions[i].func);
  gtk_widget_class_install_property_action (class, "table.sort-order", "sort-order");
}

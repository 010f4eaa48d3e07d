/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/turn-private.h"

#include "notation/draft-text.h"
#include "settings/choices.h"
#include "turn/viewer.h"

G_DEFINE_FINAL_TYPE (CanastaTurn, canasta_turn, G_TYPE_OBJECT)

enum
{
  PROP_SORT_ORDER = 1,
  N_PROPS,
};

enum
{
  CHANGED,
  SPEAK,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* Telling. */

/* Something is begun: what it changes is told when it is whole. */
void
canasta_turn_begin (CanastaTurn *self)
{
  g_object_ref (self);
  self->doing++;
}

static void
speak (CanastaTurn *self, guint speeches, CanastaSpeech speech)
{
  if (speeches & (1u << speech))
    g_signal_emit (self, signals[SPEAK], 0, (guint) speech);
}

/* What the person has arranged lies in the scene as it was left. Every position may bring
 * cards into the hand or take them away. */
static void
keep_arranged (CanastaTurn *self, CanastaTurnChange changes)
{
  const CanastaTurnChange arranged = CANASTA_TURN_CHANGE_POSITION | CANASTA_TURN_CHANGE_LAID_OUT
                                     | CANASTA_TURN_CHANGE_ORDER;
  g_autofree char *hand = NULL;
  g_autofree char *draft = NULL;

  if (!self->scene || !self->has_observation || (changes & arranged) == 0)
    return;
  hand = canasta_turn_save_hand (self);
  draft = canasta_turn_save_draft (self);
  canasta_scene_keep_arranged (self->scene, hand, draft);
}

/* It is done. First all is shown, then what was said is spoken, and what is to be done
 * now. */
void
canasta_turn_end (CanastaTurn *self)
{
  CanastaTurnChange changes = self->changes;
  guint speeches = self->speeches;

  if (--self->doing == 0)
    {
      self->changes = 0;
      self->speeches = 0;
      if (changes)
        g_signal_emit (self, signals[CHANGED], 0, (guint) changes);
      keep_arranged (self, changes);
      speak (self, speeches, CANASTA_SPEECH_SAYING);
      speak (self, speeches, CANASTA_SPEECH_PROMPT);
    }
  g_object_unref (self);
}

/* That there is something new to show. */
void
canasta_turn_tell (CanastaTurn *self, CanastaTurnChange changes)
{
  if (changes & CANASTA_TURN_CHANGE_POSITION)
    canasta_possible_forget (self->possible);
  if (changes & (CANASTA_TURN_CHANGE_LAID_OUT | CANASTA_TURN_CHANGE_SELECTION))
    canasta_possible_forget_cards (self->possible);
  canasta_turn_begin (self);
  self->changes |= changes;
  canasta_turn_end (self);
}

/* What was said, or the prompt, is to be spoken. */
void
canasta_turn_speak (CanastaTurn *self, CanastaSpeech speech)
{
  if (self->is_quiet)
    return;
  canasta_turn_begin (self);
  self->speeches |= 1u << speech;
  canasta_turn_end (self);
}

static void
speak_saying (CanastaTurn *self)
{
  canasta_turn_begin (self);
  canasta_turn_tell (self, CANASTA_TURN_CHANGE_SAID);
  if (self->said.kind != CANASTA_SAYING_NOTHING)
    canasta_turn_speak (self, CANASTA_SPEECH_SAYING);
  canasta_turn_end (self);
}

/**
 * canasta_turn_say:
 * @self: a turn
 * @kind: something that needs no refusal and no hint; with
 *   %CANASTA_SAYING_NOTHING, what was said last goes away
 */
void
canasta_turn_say (CanastaTurn *self, CanastaSayingKind kind)
{
  self->said = (CanastaSaying){ .kind = kind, .undo = self->surroundings.undo };
  if (self->has_observation)
    speak_saying (self);
}

static void
say_refusal (CanastaTurn *self, const CanastaRefusal *refusal)
{
  self->said = (CanastaSaying){ .kind = CANASTA_SAYING_REFUSAL, .refusal = *refusal };
  speak_saying (self);
}

/* Answering. */

/* The scene does not play what it was handed. Where it says itself why, the cards only
 * go back. */
static CanastaReply
take_refusal (CanastaTurn *self, const CanastaRefusal *refusal)
{
  self->going_out = FALSE;
  if (refusal->reason != CANASTA_REASON_NONE)
    return canasta_turn_answer_refusal (self, refusal);
  canasta_draft_clear (self->draft);
  canasta_turn_say (self, CANASTA_SAYING_NOTHING);
  return CANASTA_REPLY_REFUSAL;
}

/* Hands an action to the scene, which comes back with another position. What was
 * laid together is known as long as it is the last thing done. */
CanastaReply
canasta_turn_hand_over (CanastaTurn *self, const CanastaAction *action)
{
  CanastaReply reply = CANASTA_REPLY_ACTION;
  CanastaRefusal refusal;
  CanastaAction copy;

  canasta_action_copy (&copy, action);
  self->laid.n_groups = 0;
  if (action->kind == CANASTA_ACTION_MELD)
    canasta_action_copy (&self->laid, action);
  self->question = CANASTA_QUESTION_NONE;
  self->said = (CanastaSaying){ 0 };
  canasta_turn_begin (self);
  if (!canasta_scene_act (self->scene, &copy, &refusal))
    reply = take_refusal (self, &refusal);
  canasta_turn_end (self);
  return reply;
}

CanastaReply
canasta_turn_answer_refusal (CanastaTurn *self, const CanastaRefusal *refusal)
{
  say_refusal (self, refusal);
  return CANASTA_REPLY_REFUSAL;
}

/* Has the person choose; takes the array it is given. */
CanastaReply
canasta_turn_offer (CanastaTurn *self, CanastaOffer offer, GArray *offered)
{
  canasta_turn_forget_choice (self);
  self->offer = offer;
  self->offered = offered;
  canasta_turn_tell (self, CANASTA_TURN_CHANGE_CHOICE);
  return CANASTA_REPLY_CHOICE;
}

/* Says what is missing before anything can be refused. */
CanastaReply
canasta_turn_answer_missing (CanastaTurn *self, CanastaSayingKind kind)
{
  canasta_turn_say (self, kind);
  return CANASTA_REPLY_REFUSAL;
}

/**
 * canasta_turn_play:
 * @self: a turn
 * @action: a whole action
 *
 * Plays it, or says why it cannot be.
 */
CanastaReply
canasta_turn_play (CanastaTurn *self, const CanastaAction *action)
{
  CanastaRefusal refusal;

  if (!canasta_possible_judge (self->possible, action, &refusal))
    return canasta_turn_answer_refusal (self, &refusal);
  return canasta_turn_hand_over (self, action);
}

/* Plays an action that needs no cards, or says why it cannot be. */
CanastaReply
canasta_turn_play_plain (CanastaTurn *self, CanastaActionKind kind)
{
  CanastaRefusal refusal;
  CanastaAction action;

  if (!canasta_possible_may (self->possible, kind, &refusal))
    return canasta_turn_answer_refusal (self, &refusal);
  canasta_action_init (&action, kind);
  return canasta_turn_hand_over (self, &action);
}

/* Asks, or shows what is laid out and what it lacks; has it spoken. */
CanastaReply
canasta_turn_explain (CanastaTurn *self, CanastaReply reply)
{
  if (reply == CANASTA_REPLY_LAID_OUT)
    self->question = CANASTA_QUESTION_NONE;
  canasta_turn_say (self, CANASTA_SAYING_NOTHING);
  canasta_turn_speak (self, CANASTA_SPEECH_PROMPT);
  return reply;
}

CanastaReply
canasta_turn_ask (CanastaTurn *self, CanastaQuestion question)
{
  self->question = question;
  return canasta_turn_explain (self, CANASTA_REPLY_QUESTION);
}

void
canasta_turn_clear_selection (CanastaTurn *self)
{
  canasta_turn_select (self, &(CanastaCardSet){ 0 });
}

/* Says that the person has to wait, only looks on, or that the round is over, where
 * it is so. */
gboolean
canasta_turn_check_mine (CanastaTurn *self)
{
  CanastaRefusal refusal;

  if (canasta_turn_is_mine (self))
    return TRUE;
  if (self->surroundings.told
      || (self->has_observation && canasta_viewer_looks_on (&self->observation)))
    {
      canasta_turn_say (self, CANASTA_SAYING_LOOKING_ON);
    }
  else if (self->has_observation)
    {
      canasta_draft_explain_take (self->draft, &refusal);
      say_refusal (self, &refusal);
    }
  return FALSE;
}

/* Hints. */

/* Proposes the idea that is due. A question that was opened meanwhile comes
 * first. */
void
canasta_turn_show_hint (CanastaTurn *self)
{
  if (self->question != CANASTA_QUESTION_NONE)
    {
      self->said = (CanastaSaying){ 0 };
      canasta_turn_tell (self, CANASTA_TURN_CHANGE_SAID);
      canasta_turn_speak (self, CANASTA_SPEECH_PROMPT);
      return;
    }
  self->said = (CanastaSaying){ .kind = CANASTA_SAYING_HINT,
                                .hint = canasta_ideas_get_hint (self->ideas),
                                .idea = canasta_ideas_get_index (self->ideas) };
  canasta_scene_note_hint (self->scene);
  speak_saying (self);
}

/* The hand. */

/* Takes what is laid out from the hand, or gives it back. */
void
canasta_turn_update_hand (CanastaTurn *self)
{
  CanastaCardSet cards;

  canasta_draft_get_hand (self->draft, &cards);
  canasta_hand_order_update (self->hand, &self->observation.table->roles, &cards,
                             &self->surroundings.recall.fresh);
}

static void
draft_changed_cb (CanastaTurn *self)
{
  if (self->updating)
    return;
  canasta_turn_update_hand (self);
  canasta_turn_tell (self, CANASTA_TURN_CHANGE_LAID_OUT);
}

/* A sentence about the cards selected before would mislead. */
static void
tell_selection (CanastaTurn *self)
{
  self->said = (CanastaSaying){ 0 };
  canasta_turn_tell (self, CANASTA_TURN_CHANGE_SELECTION);
}

/* Places light up, or do so no longer; players look otherwise. */
static void
preference_changed_cb (CanastaTurn *self, const char *key)
{
  if (g_str_equal (key, "hints"))
    canasta_turn_tell (self, CANASTA_TURN_CHANGE_HELP);
  if (!self->has_observation
      || (!g_str_equal (key, "player-portrait") && !g_str_equal (key, "portraits")))
    return;
  if (self->knows_seats)
    canasta_surroundings_assign_portraits (&self->surroundings, &self->observation,
                                           self->settings);
  canasta_turn_tell (self, CANASTA_TURN_CHANGE_POSITION);
}

static void
tell_order (CanastaTurn *self)
{
  canasta_turn_tell (self, CANASTA_TURN_CHANGE_ORDER);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SORT_ORDER]);
}

const CanastaHandOrder *
canasta_turn_get_hand (CanastaTurn *self)
{
  return self->hand;
}

void
canasta_turn_get_selected (CanastaTurn *self, CanastaCardSet *cards)
{
  canasta_hand_order_get_selected (self->hand, cards);
}

/* Selects these cards and no others. */
void
canasta_turn_select (CanastaTurn *self, const CanastaCardSet *cards)
{
  CanastaCardSet before;

  canasta_turn_get_selected (self, &before);
  if (canasta_card_set_equal (&before, cards))
    return;
  canasta_hand_order_select_cards (self->hand, cards);
  tell_selection (self);
}

/* Selects the card of an id, or no longer. */
void
canasta_turn_toggle (CanastaTurn *self, guint id)
{
  if (canasta_hand_order_toggle (self->hand, id))
    tell_selection (self);
}

/* Selects the cards from one index to another as well. */
void
canasta_turn_select_range (CanastaTurn *self, guint from, guint to)
{
  for (guint i = MIN (from, to); i <= MAX (from, to); i++)
    canasta_hand_order_select (self->hand, i, TRUE);
  tell_selection (self);
}

/* Selects all of a rank, or none of it where all are selected already. */
void
canasta_turn_toggle_rank (CanastaTurn *self, CanastaRank rank)
{
  canasta_hand_order_toggle_rank (self->hand, rank);
  tell_selection (self);
}

/* Puts the card of an id elsewhere; from now on the order is the person's. */
void
canasta_turn_move_card (CanastaTurn *self, guint id, guint index)
{
  canasta_hand_order_move (self->hand, id, index);
  tell_order (self);
}

void
canasta_turn_sort (CanastaTurn *self, CanastaSortOrder order)
{
  canasta_hand_order_sort (self->hand, order);
  tell_order (self);
}

/* What there is to see. */

/* What the person is in, or %NULL. */
CanastaScene *
canasta_turn_get_scene (CanastaTurn *self)
{
  return self->scene;
}

/* The letters court cards have for the person, from the next position on. */
void
canasta_turn_set_letters (CanastaTurn *self, CanastaIndexLetters letters)
{
  self->letters = letters;
}

/* %NULL before the first position. */
const CanastaObservation *
canasta_turn_get_observation (CanastaTurn *self)
{
  return self->has_observation ? &self->observation : NULL;
}

/* What is shown beside the position. Who sits there is put into words when somebody first
 * asks. */
const CanastaSurroundings *
canasta_turn_get_surroundings (CanastaTurn *self)
{
  if (self->scene && self->has_observation && !self->knows_seats)
    {
      canasta_scene_write_seats (self->scene, self->letters, &self->surroundings);
      canasta_surroundings_assign_portraits (&self->surroundings, &self->observation,
                                             self->settings);
      self->knows_seats = TRUE;
    }
  return &self->surroundings;
}

/* Whether the person is to act. */
gboolean
canasta_turn_is_mine (CanastaTurn *self)
{
  return self->has_observation && !self->surroundings.told
         && canasta_board_awaits (&self->observation.board, self->observation.seat);
}

/* The name of the partner who is or would be asked, or %NULL. */
const char *
canasta_turn_get_partner (CanastaTurn *self)
{
  return canasta_surroundings_get_partner (canasta_turn_get_surroundings (self),
                                           &self->observation);
}

CanastaDraft *
canasta_turn_get_draft (CanastaTurn *self)
{
  return self->draft;
}

/**
 * canasta_turn_get_question:
 * @self: a turn
 * @card: (out) (optional): what is to be discarded, where that is asked
 *
 * Returns: what is asked before something is done
 */
CanastaQuestion
canasta_turn_get_question (CanastaTurn *self, CanastaCard *card)
{
  if (card)
    *card = self->discarding;
  return self->question;
}

/* Whether an answer is waited for, beside the choice of a move. */
gboolean
canasta_turn_is_asking (CanastaTurn *self)
{
  return canasta_turn_is_mine (self)
         && (self->question != CANASTA_QUESTION_NONE || canasta_draft_is_taking (self->draft)
             || self->observation.board.phase == CANASTA_PHASE_REPLY);
}

/* The move that is proposed and that to confirm plays, or %NULL. */
const CanastaAction *
canasta_turn_get_hint (CanastaTurn *self)
{
  return self->said.kind == CANASTA_SAYING_HINT ? canasta_ideas_get_action (self->ideas) : NULL;
}

/* The move whose cards and places are lit up, proposed or only advised, or %NULL. */
const CanastaAction *
canasta_turn_get_lit (CanastaTurn *self)
{
  const CanastaAction *hint = canasta_turn_get_hint (self);

  return hint ? hint : canasta_ideas_get_advice (self->ideas);
}

/* Whether the person takes the pile without being asked once more. */
gboolean
canasta_turn_takes_at_once (CanastaTurn *self)
{
  return !self->settings || g_settings_get_boolean (self->settings, "take-without-asking");
}

/* Whether those who play have agreed to do without hints. */
gboolean
canasta_turn_forbids_hints (CanastaTurn *self)
{
  return self->surroundings.no_hints;
}

/* Whether the person wants to be shown what can be done. */
gboolean
canasta_turn_wants_hints (CanastaTurn *self)
{
  return !self->settings || g_settings_get_enum (self->settings, "hints") != CANASTA_HINTS_OFF;
}

/* Whether single letters are keys. */
gboolean
canasta_turn_has_letters (CanastaTurn *self)
{
  return !self->settings || g_settings_get_boolean (self->settings, "single-key-shortcuts");
}

/* Whether the person has yet to see where melds lie. */
gboolean
canasta_turn_invites_melds (CanastaTurn *self)
{
  return self->settings && !g_settings_get_boolean (self->settings, "melds-laid");
}

const CanastaSaying *
canasta_turn_get_said (CanastaTurn *self)
{
  return &self->said;
}

/**
 * canasta_turn_get_offer:
 * @self: a turn
 * @offered: (out) (optional) (nullable) (transfer none): what there is to choose from
 *
 * Returns: of what one is to be chosen
 */
CanastaOffer
canasta_turn_get_offer (CanastaTurn *self, GArray **offered)
{
  if (offered)
    *offered = self->offered;
  return self->offer;
}

/* Nothing is to be chosen any more. */
void
canasta_turn_forget_choice (CanastaTurn *self)
{
  self->offer = CANASTA_OFFER_NONE;
  g_clear_pointer (&self->offered, g_array_unref);
}

/* What the person could do now. */
CanastaPossible *
canasta_turn_get_possible (CanastaTurn *self)
{
  return self->possible;
}

/* What a scene keeps: the hand in notation where the order is the person's
 * own and not one that sorting makes, else NULL; and what is laid out but not
 * played, as a draft is saved. */

char *
canasta_turn_save_hand (CanastaTurn *self)
{
  return canasta_hand_order_get_sort (self->hand) == CANASTA_SORT_MANUAL
           ? canasta_hand_order_save (self->hand) : NULL;
}

char *
canasta_turn_save_draft (CanastaTurn *self)
{
  return canasta_draft_can_step_back (self->draft) ? canasta_draft_save (self->draft) : NULL;
}

/* The class. */

static void
canasta_turn_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SORT_ORDER)
    g_value_set_enum (value, canasta_hand_order_get_sort (CANASTA_TURN (object)->hand));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
canasta_turn_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CanastaTurn *self = CANASTA_TURN (object);

  if (id != PROP_SORT_ORDER)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  else if (g_value_get_enum (value) != (int) canasta_hand_order_get_sort (self->hand))
    canasta_turn_sort (self, g_value_get_enum (value));
}

static void
canasta_turn_dispose (GObject *object)
{
  CanastaTurn *self = CANASTA_TURN (object);

  canasta_turn_forget_choice (self);
  g_clear_pointer (&self->ideas, canasta_ideas_free);
  g_clear_pointer (&self->possible, canasta_possible_free);
  if (self->scene)
    g_signal_handlers_disconnect_by_data (self->scene, self);
  g_clear_object (&self->scene);
  g_clear_object (&self->draft);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (canasta_turn_parent_class)->dispose (object);
}

static void
canasta_turn_finalize (GObject *object)
{
  CanastaTurn *self = CANASTA_TURN (object);

  canasta_hand_order_free (self->hand);
  canasta_surroundings_clear (&self->surroundings);
  G_OBJECT_CLASS (canasta_turn_parent_class)->finalize (object);
}

static void
canasta_turn_class_init (CanastaTurnClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GType type = G_TYPE_FROM_CLASS (class);

  object_class->get_property = canasta_turn_get_property;
  object_class->set_property = canasta_turn_set_property;
  object_class->dispose = canasta_turn_dispose;
  object_class->finalize = canasta_turn_finalize;

  properties[PROP_SORT_ORDER] =
    g_param_spec_enum ("sort-order", NULL, NULL, CANASTA_TYPE_SORT_ORDER,
                       CANASTA_SORT_RANK_ASCENDING,
                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SPEAK] = g_signal_new ("speak", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
canasta_turn_init (CanastaTurn *self)
{
  self->draft = canasta_draft_new ();
  self->hand = canasta_hand_order_new ();
  self->possible = canasta_possible_new (self->draft, self->hand);
  self->ideas = canasta_ideas_new (G_OBJECT (self), (CanastaIdeasFunc) canasta_turn_show_hint);
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * canasta_turn_new:
 * @settings: (nullable): the preferences of the person; without them nothing is
 *   asked before it is done
 *
 * Returns: (transfer full): a turn that sees nothing yet
 */
CanastaTurn *
canasta_turn_new (GSettings *settings)
{
  CanastaTurn *self = g_object_new (CANASTA_TYPE_TURN, NULL);

  if (settings)
    {
      self->settings = g_object_ref (settings);
      g_settings_bind (settings, "sort-order", self, "sort-order", G_SETTINGS_BIND_DEFAULT);
      g_signal_connect_object (settings, "changed", G_CALLBACK (preference_changed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  return self;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the person is about in a scene: what they see of it, the order of their hand and
 * what of it is selected, what is laid out but not played yet, what is asked, what is
 * proposed, what was said last. Takes intents from whoever has them, a window, a key, a
 * line in the terminal, and makes actions of them, which the scene plays; knows no
 * widget. */

#pragma once

#include <gio/gio.h>

#include "draft/draft.h"
#include "turn/hand-order.h"
#include "turn/intent.h"
#include "turn/possible.h"
#include "turn/saying.h"
#include "turn/scene.h"

G_BEGIN_DECLS

/**
 * CanastaQuestion:
 * @CANASTA_QUESTION_NONE: nothing is asked
 * @CANASTA_QUESTION_DISCARD: whether a certain card is to be discarded
 * @CANASTA_QUESTION_GO_OUT: whether to go out now
 * @CANASTA_QUESTION_WITHDRAW: whether to take an opening back that does not suffice
 *
 * What is asked before something is done.
 */
typedef enum
{
  CANASTA_QUESTION_NONE,
  CANASTA_QUESTION_DISCARD,
  CANASTA_QUESTION_GO_OUT,
  CANASTA_QUESTION_WITHDRAW,
} CanastaQuestion;

/**
 * CanastaReply:
 * @CANASTA_REPLY_NOTHING: nothing was to be done, or it was done at once
 * @CANASTA_REPLY_ACTION: the scene plays an action, or was asked to go back
 * @CANASTA_REPLY_LAID_OUT: cards were laid out; the action needs more of them, or
 *   to be confirmed
 * @CANASTA_REPLY_QUESTION: something is asked before
 * @CANASTA_REPLY_CHOICE: several things can be meant; see canasta_turn_choose()
 * @CANASTA_REPLY_REFUSAL: it cannot be done; what was said says why
 *
 * What became of an intent.
 */
typedef enum
{
  CANASTA_REPLY_NOTHING,
  CANASTA_REPLY_ACTION,
  CANASTA_REPLY_LAID_OUT,
  CANASTA_REPLY_QUESTION,
  CANASTA_REPLY_CHOICE,
  CANASTA_REPLY_REFUSAL,
} CanastaReply;

/**
 * CanastaTurnChange:
 * @CANASTA_TURN_CHANGE_DEAL: other cards were dealt, or a match is seen for the
 *   first time
 * @CANASTA_TURN_CHANGE_POSITION: somebody has acted, or an action was taken back
 * @CANASTA_TURN_CHANGE_LAID_OUT: cards were laid out or taken back
 * @CANASTA_TURN_CHANGE_ORDER: the hand is in another order
 * @CANASTA_TURN_CHANGE_SELECTION: other cards are selected
 * @CANASTA_TURN_CHANGE_SAID: something is asked, proposed or said, or no longer
 * @CANASTA_TURN_CHANGE_CHOICE: one of several things is to be chosen
 * @CANASTA_TURN_CHANGE_HELP: more help is wanted, or less
 *
 * What a change is about; as bits.
 */
typedef enum
{
  CANASTA_TURN_CHANGE_DEAL = 1 << 0,
  CANASTA_TURN_CHANGE_POSITION = 1 << 1,
  CANASTA_TURN_CHANGE_LAID_OUT = 1 << 2,
  CANASTA_TURN_CHANGE_ORDER = 1 << 3,
  CANASTA_TURN_CHANGE_SELECTION = 1 << 4,
  CANASTA_TURN_CHANGE_SAID = 1 << 5,
  CANASTA_TURN_CHANGE_CHOICE = 1 << 6,
  CANASTA_TURN_CHANGE_HELP = 1 << 7,
} CanastaTurnChange;

/**
 * CanastaOffer:
 * @CANASTA_OFFER_NONE: nothing is to be chosen
 * @CANASTA_OFFER_WAYS: a #CanastaWay to take the pile
 * @CANASTA_OFFER_TARGETS: the #CanastaTarget of the selected cards
 * @CANASTA_OFFER_JOINS: the #CanastaAction that puts two own melds together
 *
 * Of what one is to be chosen, where several things can be meant.
 */
typedef enum
{
  CANASTA_OFFER_NONE,
  CANASTA_OFFER_WAYS,
  CANASTA_OFFER_TARGETS,
  CANASTA_OFFER_JOINS,
} CanastaOffer;

/**
 * CanastaSpeech:
 * @CANASTA_SPEECH_SAYING: what was said last
 * @CANASTA_SPEECH_PROMPT: what the person is to do or to answer now
 *
 * What is to be spoken by a screen reader, and told in a terminal.
 */
typedef enum
{
  CANASTA_SPEECH_SAYING,
  CANASTA_SPEECH_PROMPT,
} CanastaSpeech;

#define CANASTA_TYPE_TURN (canasta_turn_get_type ())
G_DECLARE_FINAL_TYPE (CanastaTurn, canasta_turn, CANASTA, TURN, GObject)

/*
 * Signals:
 *   changed (CanastaTurnChange changes)
 *     there is something new to show; once for all that an intent or a position brings
 *   speak (CanastaSpeech speech)
 *     to be put into words, see canasta_turn_say_speech()
 */

CanastaTurn                *canasta_turn_new              (GSettings                 *settings);

/* What it is seen in. */
CanastaScene               *canasta_turn_get_scene        (CanastaTurn               *self);
void                        canasta_turn_set_scene        (CanastaTurn               *self,
                                                           CanastaScene              *scene);
void                        canasta_turn_set_letters      (CanastaTurn               *self,
                                                           CanastaIndexLetters        letters);

/* What the person wants. */
CanastaReply                canasta_turn_follow           (CanastaTurn               *self,
                                                           CanastaIntent              intent);
CanastaReply                canasta_turn_play             (CanastaTurn               *self,
                                                           const CanastaAction       *action);
CanastaReply                canasta_turn_take_with        (CanastaTurn               *self,
                                                           const CanastaCardSet      *cards);
CanastaReply                canasta_turn_lay_down         (CanastaTurn               *self,
                                                           const CanastaAction       *melds);
CanastaReply                canasta_turn_lay_at           (CanastaTurn               *self,
                                                           const CanastaPlace        *place);
CanastaReply                canasta_turn_discard          (CanastaTurn               *self,
                                                           CanastaCard                card,
                                                           gboolean                   ask);
CanastaReply                canasta_turn_choose           (CanastaTurn               *self,
                                                           guint                      index);
void                        canasta_turn_propose          (CanastaTurn               *self,
                                                           CanastaHint               *hint);
CanastaReply                canasta_turn_follow_advice    (CanastaTurn               *self);
void                        canasta_turn_say              (CanastaTurn               *self,
                                                           CanastaSayingKind          kind);

/* The hand. */
const CanastaHandOrder     *canasta_turn_get_hand         (CanastaTurn               *self);
void                        canasta_turn_get_selected     (CanastaTurn               *self,
                                                           CanastaCardSet            *cards);
void                        canasta_turn_select           (CanastaTurn               *self,
                                                           const CanastaCardSet      *cards);
void                        canasta_turn_toggle           (CanastaTurn               *self,
                                                           guint                      id);
void                        canasta_turn_select_range     (CanastaTurn               *self,
                                                           guint                      from,
                                                           guint                      to);
void                        canasta_turn_toggle_rank      (CanastaTurn               *self,
                                                           CanastaRank                rank);
void                        canasta_turn_move_card        (CanastaTurn               *self,
                                                           guint                      id,
                                                           guint                      index);
void                        canasta_turn_sort             (CanastaTurn               *self,
                                                           CanastaSortOrder           order);

/* What there is to see. */
const CanastaObservation   *canasta_turn_get_observation  (CanastaTurn               *self);
const CanastaSurroundings  *canasta_turn_get_surroundings (CanastaTurn               *self);
gboolean                    canasta_turn_is_mine          (CanastaTurn               *self);
const char                 *canasta_turn_get_partner      (CanastaTurn               *self);
CanastaDraft               *canasta_turn_get_draft        (CanastaTurn               *self);
CanastaQuestion             canasta_turn_get_question     (CanastaTurn               *self,
                                                           CanastaCard               *card);
gboolean                    canasta_turn_is_asking        (CanastaTurn               *self);
const CanastaAction        *canasta_turn_get_hint         (CanastaTurn               *self);
const CanastaAction        *canasta_turn_get_lit          (CanastaTurn               *self);
gboolean                    canasta_turn_is_thinking      (CanastaTurn               *self);
gboolean                    canasta_turn_forbids_hints    (CanastaTurn               *self);
gboolean                    canasta_turn_wants_hints      (CanastaTurn               *self);
gboolean                    canasta_turn_has_letters      (CanastaTurn               *self);
gboolean                    canasta_turn_invites_melds    (CanastaTurn               *self);
const CanastaSaying        *canasta_turn_get_said         (CanastaTurn               *self);
CanastaOffer                canasta_turn_get_offer        (CanastaTurn               *self,
                                                           GArray                   **offered);
CanastaPossible            *canasta_turn_get_possible     (CanastaTurn               *self);

/* What a scene keeps of it. */
char                       *canasta_turn_save_hand        (CanastaTurn               *self);
void                        canasta_turn_restore_hand     (CanastaTurn               *self,
                                                           const char                *text);
char                       *canasta_turn_save_draft       (CanastaTurn               *self);
gboolean                    canasta_turn_restore_draft    (CanastaTurn               *self,
                                                           const char                *text);

G_END_DECLS

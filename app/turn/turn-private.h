/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The turn's inside, shared by the two files that make it up:
 *   turn.c          what there is: the position, the hand, what is asked and said
 *   turn-intents.c  what the scene brings and the person wants, and what becomes
 *                   of it; uses the other one */

#pragma once

#include "turn/ideas.h"
#include "turn/turn-answer.h"

G_BEGIN_DECLS

struct _CanastaTurn
{
  GObject parent_instance;

  GSettings *settings;          /* NULL: nothing is asked before, targets do not show */

  CanastaScene *scene;          /* NULL where nothing is seen */
  CanastaIndexLetters letters;

  gboolean has_observation;
  guint doing;                  /* how much is under way … */
  CanastaTurnChange changes;    /* … and what of it is to be told when all is done */
  guint speeches;               /* likewise, as bits */
  gboolean updating;
  gboolean is_quiet;            /* whoever brought the position says what is to be done */
  CanastaObservation observation;
  CanastaSurroundings surroundings;
  gboolean knows_seats;         /* whether those in it are put into words, too */
  CanastaDraft *draft;
  CanastaHandOrder *hand;
  CanastaPossible *possible;

  CanastaQuestion question;
  CanastaCard discarding;       /* what is asked about */
  CanastaOffer offer;           /* what is to be chosen, if anything … */
  GArray *offered;              /* … and of what, or NULL */
  CanastaSaying said;
  CanastaIdeas *ideas;          /* of which one is shown as long as it is said */

  gboolean going_out;           /* the melds of the way out were laid; the rest follows */
  CanastaCard last_card;        /* what is discarded then, or CANASTA_NO_CARD */
  CanastaAction laid;           /* the melds of the last action … */
  gboolean taking_back;         /* … of which one is being taken back, or the whole turn */
};

/* turn.c */
void  canasta_turn_tell          (CanastaTurn          *self,
                                  CanastaTurnChange     changes);
void  canasta_turn_speak         (CanastaTurn          *self,
                                  CanastaSpeech         speech);
void  canasta_turn_update_hand   (CanastaTurn          *self);
void  canasta_turn_show_hint     (CanastaTurn          *self);

G_END_DECLS

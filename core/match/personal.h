/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept of a match beside its actions: what is the persons', by seat. */

#pragma once

#include "files/json-rows.h"
#include "rules/variant.h"

G_BEGIN_DECLS

/**
 * CanastaOrigin:
 * @file: (nullable): the name of the file the other match was kept in
 * @round: the round in which it was left; 0 where there is no other match
 * @step: after how many actions of that round
 *
 * The moment of another match where one goes on that was played on from there.
 */
typedef struct
{
  char *file;
  guint round;
  guint step;
} CanastaOrigin;

/**
 * CanastaDesk:
 * @draft: (nullable): what the person has laid out but not yet played, as
 *   [method@Draft.save] writes it
 * @hand: (nullable): the order of the person's hand, in notation
 * @hints: whether the person was shown a hint
 * @left: whether the person has left, and a computer player goes on for them
 * @returning: whether they come back as soon as the turn is over that is played for them
 * @missed: (nullable): the rounds in which a computer player acted for them, as `2 3`
 * @elsewhere: whether the person plays from another computer
 *
 * What a person at a table has before them, that is theirs alone.
 */
typedef struct
{
  char *draft;
  char *hand;
  gboolean hints;
  gboolean left;
  gboolean returning;
  char *missed;
  gboolean elsewhere;
} CanastaDesk;

/**
 * CanastaPersonal:
 * @seat: the seat of the person, the first of them where there are several
 * @desk: what is theirs
 * @others: what is other persons', by seat
 * @players: (nullable): by seat, a text that tells the program who plays it
 * @origin: where the match comes from, when that is another match
 * @no_hints: whether nobody is shown a hint, as was agreed before the first deal
 * @strongest: (nullable): what the strongest player made of the same cards, a text of
 *   the program
 *
 * What is kept of a match beside its actions.
 */
typedef struct
{
  guint8 seat;
  CanastaDesk desk;
  CanastaDesk others[CANASTA_MAX_SEATS];
  char **players;
  CanastaOrigin origin;
  gboolean no_hints;
  char *strongest;
} CanastaPersonal;

/* How it is written. */
CANASTA_API const CanastaJsonRow canasta_personal_rows[];
CANASTA_API const CanastaJsonRow canasta_origin_rows[];

CANASTA_API void   canasta_personal_clear      (CanastaPersonal        *self);
CANASTA_API void   canasta_personal_copy       (const CanastaPersonal  *self,
                                                CanastaPersonal        *copy);
CANASTA_API const CanastaDesk *
                   canasta_personal_peek_desk  (const CanastaPersonal  *self,
                                                guint                   seat);
CANASTA_API CanastaDesk *
                   canasta_personal_get_desk   (CanastaPersonal        *self,
                                                guint                   seat);
CANASTA_API gboolean
                   canasta_desk_has_missed     (const CanastaDesk      *self,
                                                guint                   round);
CANASTA_API void   canasta_desk_note_missed    (CanastaDesk            *self,
                                                guint                   round);
void               canasta_personal_write      (const CanastaPersonal  *self,
                                                JsonBuilder            *builder);
void               canasta_personal_read       (CanastaJsonReader      *reader,
                                                guint                   players,
                                                CanastaPersonal        *self);

gboolean           canasta_personal_check_texts (CanastaJsonReader     *reader,
                                                const char             *key,
                                                char                  **texts,
                                                guint                   players);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaPersonal, canasta_personal_clear)

G_END_DECLS

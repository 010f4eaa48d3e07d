/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept of a match beside its actions: what is the person's. */

#pragma once

#include "files/json-rows.h"

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
 * CanastaPersonal:
 * @seat: the seat of the person
 * @draft: (nullable): what the person has laid out but not yet played, as
 *   [method@Draft.save] writes it
 * @hand: (nullable): the order of the person's hand, in notation
 * @players: (nullable): by seat, a text that tells the program who plays it
 * @origin: where the match comes from, when that is another match
 * @strongest: (nullable): what the strongest player made of the same cards, a text of
 *   the program
 * @hints: whether the person was shown a hint
 *
 * What is kept of a match beside its actions.
 */
typedef struct
{
  guint8 seat;
  char *draft;
  char *hand;
  char **players;
  CanastaOrigin origin;
  char *strongest;
  gboolean hints;
} CanastaPersonal;

/* How it is written. */
CANASTA_API const CanastaJsonRow canasta_personal_rows[];
CANASTA_API const CanastaJsonRow canasta_origin_rows[];

CANASTA_API void   canasta_personal_clear      (CanastaPersonal        *self);
CANASTA_API void   canasta_personal_copy       (const CanastaPersonal  *self,
                                                CanastaPersonal        *copy);
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

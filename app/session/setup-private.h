/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of a setup, shared by the files that make it up:
 *   setup-players.c  who sits where
 *   setup.c          the table, and the match; uses the other one, and is asked for nothing */

#pragma once

#include "session/setup.h"

G_BEGIN_DECLS

/* Whoever sits at a seat. */
typedef struct
{
  gboolean is_person;
  char *name;                   /* as typed, empty where nobody did */
  char *former;                 /* that of the person where a computer player sits now, and the
                                 * other way round */
  CanastaManner manner;         /* of the computer player who sits there, or did */
} Sitter;

struct _CanastaSetup
{
  char *variant;
  guint players;
  char *seating;                /* NULL for the standard one */
  char *house;                  /* empty for the variant's own standard rules */
  int target;                   /* 0 for that of the rules */
  gboolean is_short;            /* one round, whatever the rules say */
  gboolean has_hints;           /* where several persons play: whoever plays alone asks or not */
  gint64 deal;                  /* of the first round, or CANASTA_ANY_DEAL */
  guint person;                 /* the seat of the first of them: 0 until they are seated */
  Sitter sitters[CANASTA_MAX_SEATS];  /* as far as there are players */
};

void  canasta_setup_fit_players   (CanastaSetup        *self,
                                   guint                players);
void  canasta_setup_copy_players  (const CanastaSetup  *self,
                                   CanastaSetup        *copy);
void  canasta_setup_move_players  (CanastaSetup        *self,
                                   guint                seats);

G_END_DECLS

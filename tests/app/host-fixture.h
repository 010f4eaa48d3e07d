/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An evening at a host's table in memory: guests called a to f, what each of them has heard,
 * and steps in words, as a table of cases holds them. */

#pragma once

#include "elsewhere/host.h"
#include "network/guest-view.h"
#include "players/player.h"

#define EVENING_GUESTS 6

/* A guest, who promises and shows by themselves unless they are mute. */
typedef struct
{
  guint line;                   /* 0 where they are not connected */
  guint older_line;             /* one that the host has not been told the end of */
  gboolean is_mute;
  CanastaTicket invitation;     /* their own, where they have one */
  CanastaReturnTicket ticket;
  guint id;                     /* by what the host knows them */
  guint seat;
  guint64 r;
  guint64 n;
  CanastaShare share;
  CanastaPromise of_host;       /* what the host has promised for the occasion */
  CanastaFairDeal deal;
  guint n_proofs;
  guint n_records;
  GPtrArray *heard;             /* texts */
  char *last_act;               /* what they said last of the kind, to say it again */
} EveningGuest;

typedef struct
{
  CanastaTable *table;
  CanastaHost *host;
  CanastaPlayer *hand;
  EveningGuest guests[EVENING_GUESTS];
  guint knocked;
  gint64 now;
  GQueue answers;               /* texts that guests say by themselves, their letters first */
  GString *heard;               /* “a welcome; a table; …” since the last step */
} Evening;

void      evening_begin        (Evening       *self,
                                guint          players,
                                const char    *rules);
void      evening_end          (Evening       *self);
void      evening_open_again   (Evening       *self,
                                gboolean       is_given);
void      evening_take_steps   (Evening       *self,
                                const char    *steps);
void      evening_check_turn   (Evening       *self,
                                const char    *steps,
                                const char    *heard);
void      evening_say          (Evening       *self,
                                EveningGuest  *guest,
                                const char    *text);
gboolean  evening_play         (Evening       *self);
void      evening_play_round   (Evening       *self);
CanastaMatch *
          evening_get_match    (Evening       *self);

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Guests at a host's table, both as they are, with nothing between them but a queue. */

#pragma once

#include "../core/players.h"
#include "elsewhere/host.h"
#include "elsewhere/visit.h"

#define N_GUESTS 2
#define ONLOOKER N_GUESTS       /* comes after the guests, where anybody looks on */
#define N_VISITS (N_GUESTS + 1)
#define PLAYERS 4

/* A text on its way, to the host or from there. */
typedef struct
{
  guint guest;
  guint line;
  gboolean to_host;
  char *text;
} Letter;

/* How a host would change what it says; NULL for one who does not. */
typedef char *(*Twist) (const char *text);

typedef struct
{
  CanastaTable *table;
  CanastaHost *host;
  CanastaVisit *visits[N_VISITS];
  guint lines[N_VISITS];
  GQueue letters;
  gint64 now;
  guint seat;                   /* the next one to be given */
  guint n_began;
  guint n_ends;                 /* how often a guest was told what ended a round, … */
  guint n_early;                /* … and how often before it was proved */
  guint n_refused;
  Twist twist;
  gboolean lacks_variant;       /* of the programs of guests that are told the rules from now on */
  char *sentence;               /* why a visit has failed */
  guint patience;
} Meeting;

void           meeting_begin           (Meeting       *self,
                                        const char    *rules);
void           meeting_look_on         (Meeting       *self);
void           meeting_come            (Meeting       *self,
                                        guint          guest);
void           meeting_go              (Meeting       *self,
                                        guint          guest);
void           meeting_restart         (Meeting       *self,
                                        guint          guest);
void           meeting_end             (Meeting       *self);
void           meeting_deliver_some    (Meeting       *self,
                                        guint          n);
void           meeting_deliver         (Meeting       *self);
void           meeting_pass            (Meeting       *self);
void           meeting_be_ready        (Meeting       *self);
void           meeting_play_round      (Meeting       *self,
                                        guint          round);
void           meeting_play_next_round (Meeting       *self,
                                        guint          round);
CanastaMatch  *meeting_get_match       (Meeting       *self);
CanastaMatch  *meeting_get_seen        (Meeting       *self,
                                        guint          guest);
gboolean       meeting_is_over         (CanastaMatch  *match,
                                        guint          round);
gboolean       meeting_are_all_over    (Meeting       *self,
                                        guint          round);
void           meeting_check_same      (CanastaMatch  *match,
                                        CanastaMatch  *seen);
void           meeting_check_hidden    (Meeting       *self,
                                        guint          guest);

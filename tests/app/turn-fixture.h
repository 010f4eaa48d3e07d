/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn without a display, over a position that the engine plays on, and what a
 * person does in it as a script: a line a step.
 *
 *   WORD [WHAT] [-> REPLY]    an intent by its action, or one of the words of
 *                             turn-fixture.c; replies are nothing, action,
 *                             laid-out, question, choice, refusal
 *   ? WHAT [VALUE]            what there is to see, of turn-fixture-look.c; fact-NAME is
 *                             what table.say-NAME says, and more-NAME what it says then
 */
#pragma once

#include "test-scene.h"

typedef struct
{
  const char *name;
  const char *rules;            /* "asking=2", or NULL */
  const char *preferences;      /* "confirm-discards='never'", or NULL */
  const char *position;         /* JSON with ' for " */
  const char *script;
  guint players;                /* 0 for four */
} TurnRow;

typedef struct
{
  CanastaTable *table;
  CanastaState state;
  GArray *before;               /* the positions that can be taken back … */
  GArray *after;                /* … and those that were */
  gboolean has_drawn;           /* a step that cannot be taken back */
  CanastaRecall recall;
  GSettings *settings;
  TestScene *scene;
  CanastaTurn *turn;
  char *awaited;                /* for whom else the match waits, or NULL */
  gboolean must_wait;           /* nobody hurries who is to act */
  gboolean looks_on;            /* the person has no seat */
  gboolean refuses;             /* the scene does not play what it is handed next */
  CanastaReply reply;
  GString *played;              /* the actions handed over */
  GString *requests;
  GString *spoken;              /* "saying prompt", since it was looked at */
  guint shown;                  /* how often there was something new to show, likewise */
} TurnFixture;

void   turn_fixture_add  (int           *argc,
                          char        ***argv,
                          const TurnRow *rows,
                          guint          n_rows);
int    turn_fixture_main (int            argc,
                          char          *argv[],
                          const TurnRow *rows,
                          guint          n_rows);
char  *turn_fixture_look (TurnFixture   *self,
                          const char    *what);

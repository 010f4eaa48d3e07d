/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is played in the terminal: a saved match or a new one. */
#pragma once

#include "cli/play/table-times.h"
#include "cli/players.h"
#include "cli/tables.h"
#include "session/setup.h"
#include "terminal.h"

G_BEGIN_DECLS

/* The options of `play`, as they are on the command line. */
typedef struct
{
  CanastaTableOptions table;
  char *name;
  char **players;
  char **persons;
  gint64 deal;
  gboolean new_match;
  gboolean continues;
  gboolean computers_only;
  gboolean no_hints;
  gboolean is_open;             /* to people elsewhere … */
  gboolean takes_over;          /* as the table of a host who is gone */
  CanastaTableTimes times;
  int onlookers;                /* how many may look on */
  char *through;                /* a relay, by its address, or NULL */
  gboolean asks_router;         /* to let them through … */
  int port;                     /* … who come in there; CANASTA_NOT_GIVEN, 0 for any */
} CanastaPlayOptions;

/* play-new.c */
gboolean  canasta_play_ask       (CanastaPlayOptions        *options,
                                  CanastaRegistry           *registry);
gboolean  canasta_play_start     (CanastaTerminal           *terminal,
                                  const CanastaPlayOptions  *options,
                                  CanastaRegistry           *registry,
                                  GSettings                 *settings,
                                  const char                *data_folder,
                                  GError                   **error);

CanastaSetup *
          canasta_play_make_setup (const CanastaPlayOptions *options,
                                   CanastaRegistry          *registry,
                                   GError                  **error);

#ifdef CANASTA_HAS_NETWORK
/* play-open.c */
int       canasta_play_open      (const CanastaPlayOptions  *options,
                                  CanastaRegistry           *registry,
                                  const char                *data_folder);
#endif

/* play-saved.c */
gboolean  canasta_play_continue  (CanastaTerminal           *terminal,
                                  CanastaRegistry           *registry,
                                  const char                *data_folder);
gboolean  canasta_play_count     (CanastaTerminal           *terminal,
                                  const char                *data_folder);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is played in the terminal: a saved match or a new one. */
#pragma once

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

/* play-saved.c */
gboolean  canasta_play_continue  (CanastaTerminal           *terminal,
                                  CanastaRegistry           *registry,
                                  const char                *data_folder);

G_END_DECLS

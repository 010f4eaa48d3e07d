/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table in the terminal that is open to people elsewhere. */
#pragma once

#include "elsewhere/hand-over.h"
#include "elsewhere/onlookers.h"
#include "elsewhere/open-table.h"
#include "elsewhere/table-keeper.h"
#include "play.h"

G_BEGIN_DECLS

/* Whoever opens one makes its host; the rest is made of that. */
typedef struct
{
  char *data_folder;            /* or NULL */
  CanastaHost *host;
  char *path;                   /* where the table is kept, or NULL */
  char *visited;                /* where it was kept as one visited, if it was taken over */
  char *relay;                  /* by which people come, or NULL */
  CanastaOpenTable *table;
  CanastaTableKeeper *keeper;
  CanastaTerminal terminal;
  guint32 time;                 /* what each person has for a round, or 0 */
  CanastaOnlookers onlookers;
  CanastaHandOver *hand_over;   /* to one of the guests */
} CanastaTerminalTable;

void      canasta_terminal_table_clear           (CanastaTerminalTable      *self);
void      canasta_terminal_table_follow          (CanastaTerminalTable      *self);
gboolean  canasta_terminal_table_open_door       (CanastaTerminalTable      *self,
                                                  int                        port,
                                                  const CanastaPlayOptions  *options,
                                                  GError                   **error);
void      canasta_terminal_table_keep            (CanastaTerminalTable      *self);
void      canasta_terminal_table_show_invitation (CanastaTerminalTable      *self);
int       canasta_terminal_table_play            (CanastaTerminalTable      *self);

/* That of a host who hands it over. */
CanastaTerminalTable *
          canasta_terminal_table_new_for_heir    (const char                *visited,
                                                  const CanastaPlayOptions  *options,
                                                  CanastaRegistry           *registry,
                                                  const char                *data_folder,
                                                  GError                   **error);
char     *canasta_terminal_table_dup_invitation  (CanastaTerminalTable      *self);
void      canasta_terminal_table_give_up         (CanastaTerminalTable      *self);
int       canasta_terminal_table_play_on         (CanastaTerminalTable      *self,
                                                  GTask                     *reading);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaTerminalTable, canasta_terminal_table_clear)

G_END_DECLS

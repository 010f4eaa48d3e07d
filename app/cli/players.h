/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who sits where, as it is said on the command line: `2=master`. */
#pragma once

#include "canasta.h"

G_BEGIN_DECLS

/* A kind of player by its word; freed by nobody. */
typedef struct
{
  const char *word;
  const char *command;          /* of a player that is another program, or NULL */
  CanastaManner manner;         /* without a level for the random player and for programs */
  int rollouts;                 /* of a level that searches, or as the level has it */
  int think_time;               /* the most, in milliseconds; 0 for any time; likewise */
  guint patience;               /* with a program, in milliseconds */
} CanastaPlayerKind;

#define CANASTA_AS_THE_LEVEL (-1)

gboolean       canasta_player_kind_find  (const char              *word,
                                          CanastaPlayerKind       *kind,
                                          GError                 **error);
gboolean       canasta_player_kind_read  (const char              *word,
                                          CanastaPlayerKind       *kind,
                                          GError                 **error);
gboolean       canasta_player_kind_check_host
                                         (const CanastaPlayerKind *kind,
                                          GError                 **error);
char          *canasta_player_kind_list  (void);
char          *canasta_player_kind_list_habits (void);
char          *canasta_player_kind_explain_habits (void);
CanastaPlayer *canasta_player_kind_new   (const CanastaPlayerKind *kind,
                                          guint64                  seed);
gboolean       canasta_player_kind_set_numbers
                                         (CanastaPlayerKind       *kind,
                                          const char              *rollouts,
                                          const char              *think_time,
                                          GError                 **error);
const char    *canasta_players_find      (const char *const       *texts,
                                          guint                    seat);
gboolean       canasta_players_read      (const char *const       *texts,
                                          guint                    n_seats,
                                          CanastaPlayerKind       *kinds,
                                          GError                 **error);
gboolean       canasta_players_read_patience
                                         (const char              *text,
                                          guint                    n_seats,
                                          CanastaPlayerKind       *kinds,
                                          GError                 **error);
gboolean       canasta_players_read_numbers
                                         (const char *const       *rollouts,
                                          const char *const       *think_times,
                                          guint                    n_seats,
                                          CanastaPlayerKind       *kinds,
                                          GError                 **error);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables as they are named on the command line and in a position. */
#pragma once

#include "canasta.h"

G_BEGIN_DECLS

/* The options that name a table; what is left out is the standard. Of a command players that are
 * not given are CANASTA_NOT_GIVEN until they are checked. */
typedef struct
{
  char *variant;
  int players;
  char *seating;
  char *house;
} CanastaTableOptions;

#define CANASTA_TABLE_OPTION_ENTRIES(options) \
  { "variant", 0, 0, G_OPTION_ARG_STRING, &(options).variant, \
    N_("The variant, such as partnership"), N_("VARIANT") }, \
  { "players", 0, 0, G_OPTION_ARG_INT, &(options).players, \
    N_("How many play"), N_("NUMBER") }, \
  { "seating", 0, 0, G_OPTION_ARG_STRING, &(options).seating, \
    N_("How they sit, such as lone-hand"), N_("SEATING") }, \
  { "house", 0, 0, G_OPTION_ARG_STRING, &(options).house, \
    N_("Whose rules are played, such as classic"), N_("HOUSE") }

void             canasta_table_options_clear  (CanastaTableOptions        *self);

gboolean         canasta_tables_check_players (int                        *players,
                                               GError                    **error);
CanastaRegistry *canasta_tables_open_registry (const char                 *data_folder);
CanastaTable    *canasta_tables_open          (CanastaRegistry            *registry,
                                               const CanastaTableOptions  *options,
                                               GError                    **error);
CanastaTable    *canasta_tables_open_named    (CanastaRegistry            *registry,
                                               const char                 *text,
                                               const char                 *house,
                                               GError                    **error);
CanastaTable    *canasta_tables_read          (CanastaRegistry            *registry,
                                               CanastaJsonReader          *reader,
                                               JsonNode                  **rules,
                                               char                     ***unknown);

G_END_DECLS

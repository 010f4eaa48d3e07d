/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a new match is made of: the table, the players and the deal. */

#pragma once

#include "match/match.h"
#include "variants/tables.h"

G_BEGIN_DECLS

#define CANASTA_SETUP_ANY_DEAL (-1)

/**
 * CanastaSetup:
 * @variant: the variant
 * @players: how many play
 * @seating: (nullable): the seating, %NULL for the standard one
 * @house: the house, empty for the variant's own standard rules
 * @deal: the deal number of the first round, or %CANASTA_SETUP_ANY_DEAL
 * @names: the players' names, by seat; the person has seat 0
 * @levels: how strong the computer players are, by seat
 */
typedef struct
{
  char *variant;
  guint players;
  char *seating;
  char *house;
  gint64 deal;
  char *names[CANASTA_MAX_SEATS + 1];
  char *levels[CANASTA_MAX_SEATS + 1];
} CanastaSetup;

CanastaSetup  *canasta_setup_new          (void);
CanastaSetup  *canasta_setup_new_last     (GSettings           *settings);
CanastaSetup  *canasta_setup_copy         (const CanastaSetup  *self);
void           canasta_setup_free         (CanastaSetup        *self);
void           canasta_setup_set_table    (CanastaSetup        *self,
                                           const char          *variant,
                                           guint                players,
                                           const char          *seating);
void           canasta_setup_set_house    (CanastaSetup        *self,
                                           const char          *house);
void           canasta_setup_store        (const CanastaSetup  *self,
                                           GSettings           *settings);
char          *canasta_setup_describe     (const CanastaSetup  *self,
                                           CanastaRegistry     *registry);
guint          canasta_setup_seat_person  (CanastaSetup        *self,
                                           CanastaRegistry     *registry);
CanastaMatch  *canasta_setup_start        (const CanastaSetup  *self,
                                           CanastaRegistry     *registry,
                                           GError             **error);

char          *canasta_person_dup_name    (GSettings           *settings);
const char    *canasta_seating_get_title  (const char          *seating);
char          *canasta_players_describe   (guint                players);
const char    *canasta_registry_get_house_title
                                          (CanastaRegistry     *registry,
                                           const char          *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaSetup, canasta_setup_free)

G_END_DECLS

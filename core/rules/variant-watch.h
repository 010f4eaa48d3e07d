/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notes which of a stranger's hooks is being asked, where whoever comes after a
 * program that ended in one of them can read it. */

#pragma once

#include "rules/variant.h"

G_BEGIN_DECLS

/* Where a program can be inside a plugin. */
typedef enum
{
  CANASTA_PLACE_LOADING,
  CANASTA_PLACE_LIST_TABLES,
  CANASTA_PLACE_DEAL_SIZE,
  CANASTA_PLACE_DRAW_COUNT,
  CANASTA_PLACE_CANASTAS_TO_GO_OUT,
  CANASTA_PLACE_MELD_THRESHOLD,
  CANASTA_PLACE_CONFIGURE,
  CANASTA_PLACE_SEATING,
  CANASTA_PLACE_GOING_OUT_NEEDS,
  CANASTA_PLACE_FORM_SIDES,
  CANASTA_PLACE_MAY_DISCARD,
  CANASTA_PLACE_MAY_GO_OUT,
  CANASTA_PLACE_CLASSIFY_MELD,
  CANASTA_PLACE_SCORE_SIDE,
  CANASTA_N_PLACES,
} CanastaPlace;

/* How often a program is inside each place now. */
typedef struct
{
  int inside[CANASTA_N_PLACES];
} CanastaWatch;

const char   *canasta_place_get_name    (CanastaPlace     place);
void          canasta_variant_set_watch (CanastaVariant  *self,
                                         CanastaWatch    *watch);
CanastaWatch *canasta_variant_enter     (CanastaVariant  *self,
                                         CanastaPlace     place);
void          canasta_watch_enter       (CanastaWatch    *self,
                                         CanastaPlace     place);
void          canasta_watch_leave       (CanastaWatch    *self,
                                         CanastaPlace     place);
gboolean      canasta_watch_is_inside   (void);

G_END_DECLS

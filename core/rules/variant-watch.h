/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notes which of a stranger's hooks is being asked, where whoever comes after a
 * program that ended in one of them can read it. */

#pragma once

#include "rules/variant.h"

G_BEGIN_DECLS

/* Where a program can be inside a plugin: in one of its hooks, or loading it. */
typedef enum
{
  CANASTA_HOOK_LOADING,
  CANASTA_HOOK_LIST_TABLES,
  CANASTA_HOOK_DEAL_SIZE,
  CANASTA_HOOK_DRAW_COUNT,
  CANASTA_HOOK_CANASTAS_TO_GO_OUT,
  CANASTA_HOOK_MELD_THRESHOLD,
  CANASTA_HOOK_CONFIGURE,
  CANASTA_HOOK_SEATING,
  CANASTA_HOOK_FORM_SIDES,
  CANASTA_HOOK_MAY_DISCARD,
  CANASTA_HOOK_MAY_GO_OUT,
  CANASTA_HOOK_CLASSIFY_MELD,
  CANASTA_HOOK_SCORE_SIDE,
  CANASTA_HOOK_GOING_OUT_NEEDS,
  CANASTA_N_HOOKS,
} CanastaHook;

/* How often a program is inside each hook now. */
typedef struct
{
  int inside[CANASTA_N_HOOKS];
} CanastaWatch;

const char   *canasta_hook_get_name     (CanastaHook          self);
int           canasta_hook_find         (const char          *name);
void          canasta_watch_enter       (CanastaWatch        *self,
                                         CanastaHook          hook);
void          canasta_watch_leave       (CanastaWatch        *self,
                                         CanastaHook          hook);
gboolean      canasta_watch_is_inside   (void);
CANASTA_API
int           canasta_watch_find_hook   (const CanastaWatch  *self);

G_END_DECLS

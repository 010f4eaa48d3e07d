/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be proposed in a position: what the scene advises, or what is found in
 * another thread. Ideas belong to one position, and are forgotten with it. */

#pragma once

#include <gio/gio.h>

#include "hints/hint.h"

G_BEGIN_DECLS

typedef struct _CanastaIdeas CanastaIdeas;

/**
 * CanastaIdeasFunc:
 * @owner: whose ideas they are
 *
 * They were found.
 */
typedef void (*CanastaIdeasFunc) (gpointer owner);

CanastaIdeas         *canasta_ideas_new         (GObject                   *owner,
                                                 CanastaIdeasFunc           found);
void                  canasta_ideas_free        (CanastaIdeas              *self);
void                  canasta_ideas_forget      (CanastaIdeas              *self);

void                  canasta_ideas_find        (CanastaIdeas              *self,
                                                 const CanastaObservation  *observation);
gboolean              canasta_ideas_is_thinking (CanastaIdeas              *self);
void                  canasta_ideas_take        (CanastaIdeas              *self,
                                                 CanastaHint               *hint);
const CanastaHint    *canasta_ideas_get_hint    (CanastaIdeas              *self);
guint                 canasta_ideas_get_index   (CanastaIdeas              *self);
const CanastaAction  *canasta_ideas_get_action  (CanastaIdeas              *self);
void                  canasta_ideas_go_on       (CanastaIdeas              *self);

const CanastaAction  *canasta_ideas_get_advice  (CanastaIdeas              *self);
void                  canasta_ideas_set_advice  (CanastaIdeas              *self,
                                                 const CanastaAction       *advice);

G_END_DECLS

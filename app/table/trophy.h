/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A canasta on its plinth: what it is shows shape, sign and colour, each by itself. */

#pragma once

#include <gtk/gtk.h>

#include "rules/canasta-class.h"

G_BEGIN_DECLS

/**
 * CanastaTrophy:
 * @canasta_class: its class
 * @face: its top card
 * @card: where that lies
 * @plinth: what it stands on
 * @words: what is written there
 *
 * What is drawn of a canasta.
 */
typedef struct
{
  CanastaCanastaClass canasta_class;
  GdkTexture *face;
  graphene_rect_t card;
  graphene_rect_t plinth;
  const char *words;
} CanastaTrophy;

void      canasta_trophy_snapshot (GtkWidget             *widget,
                                   GtkSnapshot           *snapshot,
                                   const CanastaTrophy   *trophy);
gboolean  canasta_trophy_has_room (GtkWidget             *widget,
                                   const graphene_rect_t *plinth,
                                   const char            *words);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chair with whoever sits on it, and the cards in their hand. */

#pragma once

#include <gtk/gtk.h>

#include "table/card-art.h"
#include "turn/looks.h"

G_BEGIN_DECLS

/**
 * CanastaSitter:
 * @shape: the shape of the side, which the cloth of the chair shows
 * @portrait: whose face
 * @look: and how it looks
 * @count: how many cards are held
 * @holds: whether cards are held at all
 * @active: whether it is their turn
 * @resting: whether they do not play in this round
 * @waiting: how many cards wait in their second hand
 * @second: whether they play from it
 * @timed: whether a clock takes their time
 * @left: what they have left of it, in milliseconds
 *
 * What is drawn of somebody at the table.
 */
typedef struct
{
  guint shape;
  guint portrait;
  CanastaLook look;
  guint count;
  gboolean holds;
  gboolean active;
  gboolean resting;
  guint waiting;
  gboolean second;
  gboolean timed;
  gint64 left;
} CanastaSitter;

void canasta_chair_snapshot        (GtkWidget             *widget,
                                    GtkSnapshot           *snapshot,
                                    CanastaCardArt        *art,
                                    const CanastaSitter   *sitter,
                                    const graphene_rect_t *chair);
void canasta_chair_get_fan         (const graphene_rect_t *chair,
                                    graphene_rect_t       *fan);
void canasta_chair_get_card        (const graphene_rect_t *fan,
                                    graphene_rect_t       *card);
void canasta_chair_snapshot_hand   (GtkWidget             *widget,
                                    GtkSnapshot           *snapshot,
                                    CanastaCardArt        *art,
                                    const CanastaCardSet  *cards,
                                    double                 turned,
                                    const graphene_rect_t *fan);
void canasta_chair_snapshot_fan    (GtkWidget             *widget,
                                    GtkSnapshot           *snapshot,
                                    CanastaCardArt        *art,
                                    const CanastaSitter   *sitter,
                                    const graphene_rect_t *fan);
void canasta_chair_snapshot_packet (GtkWidget             *widget,
                                    GtkSnapshot           *snapshot,
                                    CanastaCardArt        *art,
                                    const CanastaSitter   *sitter,
                                    const graphene_rect_t *place);
void canasta_chair_snapshot_clock  (GtkWidget             *widget,
                                    GtkSnapshot           *snapshot,
                                    const CanastaSitter   *sitter,
                                    const graphene_rect_t *chair);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand view's inside, shared by the files that make it up:
 *   hand-view.c       the widget, its cards and what is selected
 *   hand-view-keys.c  the keyboard */

#pragma once

#include "table/hand-view.h"

G_BEGIN_DECLS

struct _CanastaHandView
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  CanastaTurn *turn;
  GPtrArray *cards; /* CanastaCardView, as the order has them; not owned */
  CanastaHandLayout layout;
  int card_width;
  int card_height;

  guint current;   /* the id of the card that has or had the focus */
  guint anchor;    /* the id of the card a range starts from */
  gboolean lifted; /* the selected cards are being dragged */
};

/* hand-view.c */
CanastaCardView  *canasta_hand_view_get_card     (CanastaHandView  *self,
                                                  guint             index);

/* hand-view-keys.c */
int               canasta_hand_view_get_current  (CanastaHandView  *self);
void              canasta_hand_view_focus_index  (CanastaHandView  *self,
                                                  int               index);
void              canasta_hand_view_add_keys     (CanastaHandView  *self);
gboolean          canasta_hand_view_focus        (GtkWidget        *widget,
                                                  GtkDirectionType  direction);
gboolean          canasta_hand_view_grab_focus   (GtkWidget        *widget);

G_END_DECLS

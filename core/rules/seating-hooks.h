/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hooks of a variant that say who plays, and with whom. */

#pragma once

#include "rules/variant.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_SEATING_HOOKS (canasta_seating_hooks_get_type ())

CANASTA_API
G_DECLARE_INTERFACE (CanastaSeatingHooks, canasta_seating_hooks, CANASTA, SEATING_HOOKS,
                     CanastaVariant)

/**
 * CanastaSeatingHooksInterface:
 * @seating: (nullable): answers with who plays a round, from 1, and with whom:
 *   an array of (seat, side), `a(uu)`, in the order of play. A seat left out
 *   rests, and is of the side of the next round it plays. Sides are numbered
 *   from 0 in the order of their lowest seats
 * @form_sides: (nullable): answers with the sides that form when the seat @taker
 *   is the first to take the pile or, where nobody takes it, goes out: a side a
 *   seat, `au`, numbered in the same way, or an empty array where sides stay as
 *   they are
 *
 * Who plays with whom. Without these hooks each player plays alone, in the order of the
 * seats, and sides stay as they are. Both return %NULL, with an error that says why where
 * they can, where there is no answer. They are asked when a table is made.
 */
struct _CanastaSeatingHooksInterface
{
  GTypeInterface parent_interface;

  GVariant  *(*seating)    (CanastaSeatingHooks  *self,
                            guint                 players,
                            const char           *seating,
                            guint                 round,
                            GError              **error);
  GVariant  *(*form_sides) (CanastaSeatingHooks  *self,
                            guint                 players,
                            const char           *seating,
                            guint                 taker,
                            GError              **error);

  /*< private >*/
  gpointer _reserved[4];
};

CANASTA_API gboolean  canasta_seating_hooks_seating    (CanastaVariant       *variant,
                                                        guint                 players,
                                                        const char           *seating,
                                                        guint                 round,
                                                        guint8               *order,
                                                        guint8               *sides,
                                                        guint                *n_seats,
                                                        GError              **error);
CANASTA_API gboolean  canasta_seating_hooks_form_sides (CanastaVariant       *variant,
                                                        guint                 players,
                                                        const char           *seating,
                                                        guint                 taker,
                                                        guint8               *sides,
                                                        gboolean             *forms,
                                                        GError              **error);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A curve of what something was worth, from turn to turn. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CanastaWorthMark:
 * @CANASTA_WORTH_MARK_PLAIN: a turn of somebody else
 * @CANASTA_WORTH_MARK_OWN: a turn of whoever it is about
 * @CANASTA_WORTH_MARK_COSTLY: one of these, in which something was missed
 *
 * How a point of the curve looks.
 */
typedef enum
{
  CANASTA_WORTH_MARK_PLAIN,
  CANASTA_WORTH_MARK_OWN,
  CANASTA_WORTH_MARK_COSTLY,
} CanastaWorthMark;

#define CANASTA_TYPE_WORTH_CURVE (canasta_worth_curve_get_type ())
G_DECLARE_FINAL_TYPE (CanastaWorthCurve, canasta_worth_curve, CANASTA, WORTH_CURVE, GtkWidget)

GtkWidget  *canasta_worth_curve_new   (void);
void        canasta_worth_curve_clear (CanastaWorthCurve  *self);
void        canasta_worth_curve_add   (CanastaWorthCurve  *self,
                                       const char         *title,
                                       int                 worth,
                                       const char         *note,
                                       CanastaWorthMark    mark,
                                       const char         *action,
                                       guint               step);

G_END_DECLS

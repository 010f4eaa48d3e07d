/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which presses of keys count. Knows codes and times, and no widget. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CanastaPress:
 * @code: of the key
 * @time: when it was pressed, in milliseconds
 * @answers: whether it answers what is shown, as Enter does
 * @is_unseen: whether nobody can have seen yet what it would answer
 * @is_other: whether that is something else than the last one answered
 * @may_be_held: whether it counts again and again while it is held, as arrows do
 */
typedef struct
{
  guint code;
  guint32 time;
  gboolean answers;
  gboolean is_unseen;
  gboolean is_other;
  gboolean may_be_held;
} CanastaPress;

/**
 * CanastaPresses:
 * @held: the code of the key that is down, or 0
 * @held_at: when it last told so
 * @is_in_row: whether nothing has come since the last answer
 * @answered_at: when that was pressed, whether it counted or not
 *
 * The presses so far; all zero, none.
 */
typedef struct
{
  guint held;
  guint32 held_at;
  gboolean is_in_row;
  guint32 answered_at;
} CanastaPresses;

gboolean  canasta_presses_take      (CanastaPresses      *self,
                                     const CanastaPress  *press,
                                     guint                pause);
void      canasta_presses_release   (CanastaPresses      *self,
                                     guint                code);
void      canasta_presses_interrupt (CanastaPresses      *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the players' faces show. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CanastaLook:
 * @CANASTA_LOOK_WAITING: nothing special
 * @CANASTA_LOOK_THINKING: it is their turn, and they take their time
 * @CANASTA_LOOK_PLEASED: something good has happened to them
 * @CANASTA_LOOK_CROSS: something bad has
 *
 * How a player looks.
 */
typedef enum
{
  CANASTA_LOOK_WAITING,
  CANASTA_LOOK_THINKING,
  CANASTA_LOOK_PLEASED,
  CANASTA_LOOK_CROSS,
} CanastaLook;

#define CANASTA_N_LOOKS 4

G_END_DECLS

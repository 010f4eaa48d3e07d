/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/portraits.h"

/* The drawings are called after them. */
static const char *const ids[CANASTA_N_PORTRAITS] = {
  "anna", "ben", "clara", "dieter", "elena", "farid",
  "grace", "hugo", "ines", "jun", "kamala", "luis",
};

/**
 * canasta_portrait_get_id:
 * @portrait: a portrait
 *
 * Returns: the word for it in files, which is the same in all languages
 */
const char *
canasta_portrait_get_id (guint portrait)
{
  g_return_val_if_fail (portrait < CANASTA_N_PORTRAITS, NULL);

  return ids[portrait];
}

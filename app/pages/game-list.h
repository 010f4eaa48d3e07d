/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games one can choose from: for how many players each is, with how many
 * packs, and in a sentence what it is. */

#pragma once

#include <adwaita.h>

#include "variants/registry.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_GAME_LIST (canasta_game_list_get_type ())
G_DECLARE_FINAL_TYPE (CanastaGameList, canasta_game_list, CANASTA, GAME_LIST,
                      AdwPreferencesGroup)

/*
 * Signals:
 *   chosen (const char *id): a variant
 */

const char  *canasta_game_list_fill (CanastaGameList  *self,
                                     CanastaRegistry  *registry,
                                     const char       *last);

G_END_DECLS

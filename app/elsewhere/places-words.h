/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In which place who reads it is, of tables that were dealt the same. */

#pragma once

#include "network/message.h"

G_BEGIN_DECLS

char  *canasta_places_words_tell  (const CanastaPlacesTold  *places);
char  *canasta_places_words_list  (const CanastaPlacesTold  *places);

G_END_DECLS

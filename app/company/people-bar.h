/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line above a game with people elsewhere of which no table is shown, where the prompt says it:
 * for whom it waits, and why; and what its host asks. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CANASTA_TYPE_PEOPLE_BAR (canasta_people_bar_get_type ())
G_DECLARE_FINAL_TYPE (CanastaPeopleBar, canasta_people_bar, CANASTA, PEOPLE_BAR, AdwBin)

gboolean  canasta_people_bar_say  (CanastaPeopleBar  *self,
                                   const char        *sentence);
void      canasta_people_bar_ask  (CanastaPeopleBar  *self,
                                   gboolean           is_asked);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who sits where as a match begins or goes on, in the words that are kept beside it. */

#pragma once

#include "match/match.h"
#include "match/personal.h"
#include "session/driver.h"
#include "session/screen.h"

G_BEGIN_DECLS

/* How well the computer player plays who goes on for somebody where there is no other. */
#define CANASTA_SEATED_SUBSTITUTE "strong"

char  **canasta_seated_check_words (const char *const     *words,
                                    guint                  n_seats,
                                    guint                  person);
void    canasta_seated_copy        (const CanastaPersonal *personal,
                                    CanastaMatch          *match,
                                    CanastaPersonal       *own);
void    canasta_seated_bring_home  (CanastaPersonal       *self);
const char *
        canasta_seated_find_substitute (const CanastaPersonal *personal);
CanastaDriver *
        canasta_seated_make_driver (const CanastaPersonal *personal,
                                    CanastaMatch          *match,
                                    CanastaScreen         *screen,
                                    guint                  seat,
                                    const char            *word);

G_END_DECLS

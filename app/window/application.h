/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program: its options, its accelerators, and what outlives a window. */

#pragma once

#include <adwaita.h>

#include "session/matches.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_APPLICATION (canasta_application_get_type ())
G_DECLARE_FINAL_TYPE (CanastaApplication, canasta_application, CANASTA, APPLICATION,
                      AdwApplication)

CanastaApplication  *canasta_application_new         (void);
CanastaMatches      *canasta_application_get_matches (CanastaApplication *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The title of a window that shows a match. */

#pragma once

#include <adwaita.h>

#include "match/match.h"
#include "variants/registry.h"

G_BEGIN_DECLS

void  canasta_title_show_match (AdwWindowTitle   *title,
                                CanastaMatch     *match,
                                guint             viewer,
                                CanastaRegistry  *registry,
                                gboolean          is_narrow);

G_END_DECLS

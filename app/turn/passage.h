/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences that follow each other: a passage of a text that is read out. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void  canasta_passage_add  (GString     *passage,
                            const char  *sentence);
void  canasta_passage_take (GString     *passage,
                            char        *sentence);

G_END_DECLS

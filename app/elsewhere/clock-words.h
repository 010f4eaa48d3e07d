/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clock of a table with people elsewhere, in words. */

#pragma once

#include "network/message.h"

G_BEGIN_DECLS

char  *canasta_clock_words_explain  (gint64               time);
char  *canasta_clock_words_tell     (const CanastaClock  *clock,
                                     const char          *name);
char  *canasta_clock_words_miss     (const char          *name);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number of the first deal of a new match: any, that of the day, that of the last
 * match. */

#pragma once

#include <gio/gio.h>

#include "match/match.h"

G_BEGIN_DECLS

#define CANASTA_ANY_DEAL (-1)

guint64  canasta_deal_choose  (void);
guint64  canasta_deal_of_day  (GDateTime     *day);
gint64   canasta_deal_of_last (GSettings     *settings);
void     canasta_deal_store   (CanastaMatch  *match,
                               GSettings     *settings);

G_END_DECLS

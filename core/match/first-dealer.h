/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who deals the first round of a match. */

#pragma once

#include "rules/table.h"

G_BEGIN_DECLS

guint  canasta_first_dealer_choose  (const CanastaTable  *table,
                                     guint64              number);

G_END_DECLS

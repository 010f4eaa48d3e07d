/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gives a table to another host, who keeps tables for others: by the invitation to a table there that
 * nobody plays at. */

#pragma once

#include "elsewhere/host.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_GIVING (canasta_giving_get_type ())
G_DECLARE_FINAL_TYPE (CanastaGiving, canasta_giving, CANASTA, GIVING, GObject)

/*
 * Signals: one of them, once
 *   given (guint rounds, const char *title)
 *     the table is open there, with so many rounds that are over, and is called so
 *   failed (const char *sentence)
 *     it stays here, and why
 */

CanastaGiving  *canasta_giving_new    (CanastaHost    *host,
                                       const char     *invitation);
void            canasta_giving_start  (CanastaGiving  *self);

G_END_DECLS

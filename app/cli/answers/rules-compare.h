/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli rules --compare: what differs between two houses, or
 * two tables. */
#pragma once

#include "canasta.h"

G_BEGIN_DECLS

int canasta_rules_compare (CanastaRegistry *registry,
                           const char      *house,
                           const char      *other_house,
                           const char      *wanted,
                           const char      *format);

int canasta_rules_compare_tables
                          (CanastaRegistry *registry,
                           const char      *one,
                           const char      *other,
                           const char      *format);

G_END_DECLS

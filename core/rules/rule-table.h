/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one table of rules; private to rules/. */

#pragma once

#include "rules/rules.h"

G_BEGIN_DECLS

extern const CanastaRule canasta_rule_table[];
extern const guint canasta_n_rules;

/* Bands and counts do not fit into a row's standard number. */
void canasta_rule_get_standard_bands  (CanastaBands       *bands);
void canasta_rule_get_standard_counts (CanastaCountValues *counts);

G_END_DECLS

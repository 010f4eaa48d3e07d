/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules in force at a table, in words and one by one. */
#pragma once

#include "canasta.h"
#include "report.h"

G_BEGIN_DECLS

CanastaReport *canasta_rules_text_make_report (const CanastaTable *table);
void           canasta_rules_text_print       (const CanastaTable *table);
void           canasta_rules_text_print_guide (const CanastaTable *table,
                                               CanastaRules       *standard);

G_END_DECLS

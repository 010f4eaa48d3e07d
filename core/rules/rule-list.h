/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All rules; private to rules/. */

#pragma once

#include "rules/rules.h"

G_BEGIN_DECLS

extern const CanastaRule canasta_rule_list[];
extern const guint canasta_n_rules;

G_END_DECLS

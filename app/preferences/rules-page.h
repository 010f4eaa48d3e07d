/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of preferences on the rules: every rule of every house and table. */

#pragma once

#include <adwaita.h>

#include "settings/rule-editor.h"
#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_RULES_PAGE (canasta_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaRulesPage, canasta_rules_page, CANASTA, RULES_PAGE,
                      AdwPreferencesPage)

void                canasta_rules_page_open       (CanastaRulesPage  *self,
                                                   CanastaRegistry   *registry,
                                                   CanastaCardArt    *art,
                                                   const char        *house_id,
                                                   const char        *table);
CanastaRuleEditor  *canasta_rules_page_get_editor (CanastaRulesPage  *self);

G_END_DECLS

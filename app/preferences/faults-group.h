/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with the houses, a row a fault; without any nothing is seen.
 *
 * The house that is open is looked at when it is opened, the others when they are to be
 * shown. No rule that is changed brings a fault: that the rules of the open table
 * contradict each other is told beside them. */

#pragma once

#include <adwaita.h>

#include "settings/rule-editor.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_FAULTS_GROUP (canasta_faults_group_get_type ())
G_DECLARE_FINAL_TYPE (CanastaFaultsGroup, canasta_faults_group, CANASTA, FAULTS_GROUP,
                      AdwPreferencesGroup)

void  canasta_faults_group_open     (CanastaFaultsGroup  *self,
                                     CanastaRuleEditor   *editor);
void  canasta_faults_group_look     (CanastaFaultsGroup  *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule editor's inside, shared by the files that make it up:
 *   rule-editor.c        what is open, and the rules of its table
 *   rule-editor-house.c  the house as a whole, and its tables
 *   rule-editor-alike.c  at which of them a change holds */

#pragma once

#include "settings/rule-editor.h"

G_BEGIN_DECLS

struct _CanastaRuleEditor
{
  GObject parent_instance;

  CanastaRegistry *registry;
  CanastaHouse *house;          /* NULL where there is none at all */
  char *table;
  CanastaRules *rules;          /* of the table, the same object at every table */
  CanastaRules *standard;       /* what they are compared with, likewise */
  char *problem;                /* why neither means anything; NULL where both do */
  CanastaTable *seats;          /* who sits at the table, its rules aside */
  gboolean holds_for_all;       /* a change does, wherever the rule is the same */
};

/* What is done to the house that is open, or to its copy. */
typedef gboolean (*CanastaHouseChange) (CanastaRuleEditor   *self,
                                        CanastaHouse        *house,
                                        const void          *what,
                                        GError             **error);

gboolean  canasta_rule_editor_keep  (CanastaRuleEditor   *self,
                                     CanastaHouseChange   change,
                                     const void          *what,
                                     GError             **error);
void      canasta_rule_editor_tell  (CanastaRuleEditor   *self);
char    **canasta_rule_editor_list_alike
                                    (CanastaRuleEditor   *self,
                                     const CanastaRule   *rule);

G_END_DECLS

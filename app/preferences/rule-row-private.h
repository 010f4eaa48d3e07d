/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What rows of one value and rows of lists share. */

#pragma once

#include "preferences/rule-row.h"

G_BEGIN_DECLS

struct _CanastaRuleRow
{
  GObject parent_instance;

  CanastaRuleEditor *editor;
  const CanastaRule *rule;
  GtkWidget *widget;            /* an AdwActionRow, AdwComboRow or AdwExpanderRow */
  GtkWidget *control;           /* the switch or number; NULL for others */
  GtkWidget *reset;
  GtkWidget *add;               /* lists: the button that adds an entry */
  GPtrArray *entries;           /* lists: of RuleEntry */
  char *refusal;                /* why what is typed is impossible */
  char *contradiction;
  GVariant *before;             /* the value before typing began, while typing */
  gboolean is_updating;
};

void  canasta_rule_row_try          (CanastaRuleRow *self,
                                     GVariant       *value);
void  canasta_rule_row_watch_typing (CanastaRuleRow *self,
                                     GtkWidget      *field);
void  canasta_rule_row_init_list    (CanastaRuleRow *self);
void  canasta_rule_row_update_list  (CanastaRuleRow *self);

G_END_DECLS

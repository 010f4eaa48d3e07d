/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of one table of one house, to be looked at and changed: what the
 * page of rules shows, without a widget. */

#pragma once

#include "variants/tables.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_RULE_EDITOR (canasta_rule_editor_get_type ())

/*
 * CanastaRuleEditor:
 *
 * Houses that come with the game stay as they are: the first change goes into a
 * copy of the person's own, which is then open in its place. Every change is
 * kept at once.
 *
 * There is one live set of rules, those of the open table: whoever shows a rule
 * follows its property. What rules are compared with, their standard, is the house
 * a copy was made from; an own house without one is compared with the variant's
 * standard, and a house of the game with itself.
 *
 * Signals:
 *   opened ()
 *     another house or table is open, or the house has another name: all there is
 *     to show may be different
 *   changed ()
 *     rules of the open table have changed; their properties have told which
 *   copied (const char *title)
 *     a change went into a copy, which is open now with the same rules; the house of
 *     this title stayed as it is
 */
G_DECLARE_FINAL_TYPE (CanastaRuleEditor, canasta_rule_editor, CANASTA, RULE_EDITOR, GObject)

CanastaRuleEditor  *canasta_rule_editor_new                 (CanastaRegistry     *registry);
CanastaRegistry    *canasta_rule_editor_get_registry        (CanastaRuleEditor   *self);
CanastaHouses      *canasta_rule_editor_get_houses          (CanastaRuleEditor   *self);

void                canasta_rule_editor_open                (CanastaRuleEditor   *self,
                                                             const char          *house_id,
                                                             const char          *table);
void                canasta_rule_editor_open_game           (CanastaRuleEditor   *self,
                                                             const char          *table);
CanastaHouse       *canasta_rule_editor_get_house           (CanastaRuleEditor   *self);
CanastaHouse       *canasta_rule_editor_get_original        (CanastaRuleEditor   *self);
gboolean            canasta_rule_editor_is_own              (CanastaRuleEditor   *self);
const char         *canasta_rule_editor_get_table           (CanastaRuleEditor   *self);
const char         *canasta_rule_editor_get_problem         (CanastaRuleEditor   *self);
CanastaRules       *canasta_rule_editor_get_rules           (CanastaRuleEditor   *self);
CanastaRules       *canasta_rule_editor_get_standard        (CanastaRuleEditor   *self);
CanastaTable       *canasta_rule_editor_open_table          (CanastaRuleEditor   *self,
                                                             GError             **error);

const char         *canasta_rule_editor_say                 (CanastaRuleEditor   *self,
                                                             const char          *text)
                                                             G_GNUC_FORMAT (2);
gboolean            canasta_rule_editor_is_changed          (CanastaRuleEditor   *self,
                                                             const CanastaRule   *rule);
guint               canasta_rule_editor_count_changed       (CanastaRuleEditor   *self);
char               *canasta_rule_editor_dup_need            (CanastaRuleEditor   *self,
                                                             const CanastaRule   *rule);
char               *canasta_rule_editor_dup_contradiction   (CanastaRuleEditor   *self,
                                                             const CanastaRule  **one,
                                                             const CanastaRule  **other);

void                canasta_rule_editor_hold_for_all        (CanastaRuleEditor   *self);
gboolean            canasta_rule_editor_set_value           (CanastaRuleEditor   *self,
                                                             const CanastaRule   *rule,
                                                             GVariant            *value,
                                                             GError             **error);
gboolean            canasta_rule_editor_reset               (CanastaRuleEditor   *self,
                                                             const CanastaRule   *rule,
                                                             GError             **error);
gboolean            canasta_rule_editor_reset_all           (CanastaRuleEditor   *self,
                                                             GError             **error);

gboolean            canasta_rule_editor_copy                (CanastaRuleEditor   *self,
                                                             GError             **error);
gboolean            canasta_rule_editor_rename              (CanastaRuleEditor   *self,
                                                             const char          *title,
                                                             GError             **error);
gboolean            canasta_rule_editor_delete              (CanastaRuleEditor   *self,
                                                             GError             **error);
gboolean            canasta_rule_editor_import              (CanastaRuleEditor   *self,
                                                             const char          *path,
                                                             GError             **error);
gboolean            canasta_rule_editor_export              (CanastaRuleEditor   *self,
                                                             const char          *path,
                                                             GError             **error);
char              **canasta_rule_editor_list_missing_tables (CanastaRuleEditor   *self);
gboolean            canasta_rule_editor_add_table           (CanastaRuleEditor   *self,
                                                             const char          *table,
                                                             GError             **error);
gboolean            canasta_rule_editor_may_remove_table    (CanastaRuleEditor   *self);
gboolean            canasta_rule_editor_remove_table        (CanastaRuleEditor   *self,
                                                             GError             **error);
gboolean            canasta_rule_editor_give_rules          (CanastaRuleEditor   *self,
                                                             const char          *table,
                                                             CanastaRules        *rules,
                                                             GError             **error);
char               *canasta_rule_editor_describe_table      (CanastaRuleEditor   *self,
                                                             const char          *table);

G_END_DECLS

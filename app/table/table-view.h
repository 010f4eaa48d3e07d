/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table view: the whole felt under the header bar. Shows one observation
 * after another and sends up what the person does. */

#pragma once

#include <gtk/gtk.h>

#include "rules/refusal.h"
#include "turn/surroundings.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_TABLE_VIEW (canasta_table_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaTableView, canasta_table_view, CANASTA, TABLE_VIEW, GtkWidget)

/*
 * Signals:
 *   action (const CanastaAction *action)
 *     the person plays; answer with canasta_table_view_update() or, where the
 *     match refuses, canasta_table_view_refuse()
 *   undo (), redo (), undo-all ()
 *     the person takes back what the match has already carried out
 *   skip ()
 *     the person wants the other players' steps finished at once
 *   explain (const char *rule)
 *     "Why?": the rule, by its name, whose paragraph is wanted; may be NULL
 *   announce (const char *sentence)
 *     to be spoken by a screen reader
 *   asked ()
 *     the prompt asks something else: an Enter pressed before does not answer it
 *   draft-changed ()
 *     cards were laid out or taken back, or the hand was put in another order:
 *     what a saved game keeps beside the match
 *
 * Actions, for menus, shortcuts and assistive technology: table.draw,
 * table.take, table.pass, table.meld, table.discard, table.go-out, table.ask,
 * table.yes, table.no, table.confirm, table.cancel, table.undo, table.redo,
 * table.undo-all, table.sort, table.select-rank, table.say-situation,
 * table.say-details, table.view-pile, table.skip.
 * From outside: gtk_widget_activate_action (view, "table.undo", NULL).
 */

GtkWidget  *canasta_table_view_new            (GSettings                *settings);

/* Shows a position. The texts of the surroundings are copied. */
void        canasta_table_view_update         (CanastaTableView         *self,
                                               const CanastaObservation *observation,
                                               const CanastaSurroundings  *surroundings);

/* Nothing lies on the table: before the first position and after a match. */
void        canasta_table_view_clear          (CanastaTableView         *self);

/* Says why the match refused what was played. */
void        canasta_table_view_refuse         (CanastaTableView         *self,
                                               const CanastaRefusal     *refusal);

/* A sentence in the second line of the prompt, until the next move. */
void        canasta_table_view_say            (CanastaTableView         *self,
                                               const char               *sentence);

/* Lights up the cards and the target of a move and says why; NULL: no hint. */
void        canasta_table_view_show_hint      (CanastaTableView         *self,
                                               const CanastaAction      *action,
                                               const char               *sentence);

/* What a saved game keeps beside the match: the hand in the person's order, in
 * notation, and what is laid out but not played yet, as a draft is saved. */
char       *canasta_table_view_save_hand      (CanastaTableView         *self);
void        canasta_table_view_restore_hand   (CanastaTableView         *self,
                                               const char               *text);
char       *canasta_table_view_save_draft     (CanastaTableView         *self);
gboolean    canasta_table_view_restore_draft  (CanastaTableView         *self,
                                               const char               *text);

G_END_DECLS

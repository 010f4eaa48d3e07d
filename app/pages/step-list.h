/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of a round, a sentence each, one of which is shown; another one can
 * be chosen. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CANASTA_TYPE_STEP_LIST (canasta_step_list_get_type ())
G_DECLARE_FINAL_TYPE (CanastaStepList, canasta_step_list, CANASTA, STEP_LIST, AdwBin)

/*
 * Signals:
 *   chosen (guint step)
 *     the person wants to see a step
 */

GtkWidget  *canasta_step_list_new           (void);
void        canasta_step_list_set_sentences (CanastaStepList    *self,
                                             const char *const  *sentences);
void        canasta_step_list_show_step     (CanastaStepList    *self,
                                             guint               step);

G_END_DECLS

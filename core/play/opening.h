/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a hand could open with at the most, told without looking for it. */

#pragma once

#include "play/state.h"

G_BEGIN_DECLS

/* Natural cards that are a meld by themselves. */
static inline int
canasta_table_get_least (const CanastaTable *table)
{
  const CanastaForm *form = &table->forms.of[CANASTA_FORM_GROUP];

  return MAX (form->least, form->least_naturals);
}

void      canasta_opening_list_sets       (const CanastaTable       *table,
                                           const CanastaRankCounts  *held,
                                           guint16                  *sets,
                                           guint16                  *pairs);
gboolean  canasta_opening_is_out_of_reach (const CanastaTable       *table,
                                           const CanastaRankCounts  *held,
                                           CanastaRank               top,
                                           int                       minimum);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "melds/layout-target.h"

/* Works out what a target may and must get; FALSE where its natural cards
 * cannot lie there whatever it gets. */
gboolean
canasta_search_measure (const CanastaLayoutSearch *self, CanastaLayoutTarget *target)
{
  const CanastaForm *form = canasta_meld_get_form (&target->meld, self->own->forms);
  guint ranks = target->meld.naturals;
  int naturals, wilds;

  canasta_meld_count_both (&target->meld, &naturals, &wilds);
  target->naturals = (gint16) naturals;
  target->wilds = (gint16) wilds;
  target->complete = form->complete;
  target->lacks = (gint16) MAX (0, form->least - naturals - wilds);
  target->room = (gint16) (target->meld.closed ? 0
                                               : canasta_form_get_room (form, naturals, wilds));
  if (target->meld.kind == CANASTA_MELD_SEQUENCE)
    {
      int gaps = 32 - __builtin_clz (ranks) - __builtin_ctz (ranks) - naturals;

      target->lacks = (gint16) MAX (target->lacks, gaps - wilds);
    }
  return form->when != CANASTA_MELD_WHEN_NEVER && naturals >= form->least_naturals
         && canasta_form_has_room_for (form, naturals, wilds) && target->lacks <= target->room;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "notation/draft-text.h"

#include "notation/action-text.h"

/**
 * canasta_draft_save:
 * @self: a draft
 *
 * Returns: (transfer full) (nullable): what is laid out, in the notation of
 *   actions; %NULL when nothing is
 */
char *
canasta_draft_save (CanastaDraft *self)
{
  const CanastaAction *laid = canasta_draft_get_laid (self);

  return laid ? canasta_action_write (laid) : NULL;
}

/**
 * canasta_draft_restore:
 * @self: a draft that was updated
 * @text: (nullable): what [method@Draft.save] gave
 *
 * Lays out again what was kept, a step a meld. Text that fits no more changes
 * nothing.
 *
 * Returns: whether it is laid out
 */
gboolean
canasta_draft_restore (CanastaDraft *self, const char *text)
{
  CanastaAction laid;
  CanastaAction part;

  if (!text || !canasta_action_read (text, &laid) || !canasta_draft_lay_out (self, &laid))
    return FALSE;
  if (laid.n_groups < 2)
    return TRUE;

  /* It fits; what does not stand by itself comes with the next meld. */
  canasta_draft_step_back (self);
  canasta_action_copy (&part, &laid);
  for (part.n_groups = 1; part.n_groups < laid.n_groups; part.n_groups++)
    canasta_draft_lay_out (self, &part);
  return canasta_draft_lay_out (self, &laid);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hook that fails while a deal is played has no say any more: whoever is thinking
 * goes on with the classic answer and comes to an end, but nothing of it is carried
 * out. The first fault is kept at the table, where whoever carries actions out and
 * scores deals finds it. */
#include "config.h"

#include "rules/table-fault.h"

/**
 * canasta_table_get_fault:
 * @self: the table
 *
 * Asked on any thread.
 *
 * Returns: (transfer none) (nullable): what went wrong with its variant while a
 *   match was played, a sentence that names the variant and the hook; from then
 *   on nothing is played at this table
 */
const GError *
canasta_table_get_fault (const CanastaTable *self)
{
  return g_atomic_pointer_get (&((CanastaTable *) self)->fault);
}

/**
 * canasta_table_check_variant:
 * @self: the table
 * @error: the fault there is
 *
 * Returns: whether its variant has not failed
 */
gboolean
canasta_table_check_variant (const CanastaTable *self, GError **error)
{
  const GError *fault = canasta_table_get_fault (self);

  if (!fault)
    return TRUE;
  if (error)
    *error = g_error_copy (fault);
  return FALSE;
}

/* Keeps the first fault. The table does not change otherwise; this alone may be
 * written, on any thread. */
void
canasta_table_take_fault (const CanastaTable *self, GError *fault)
{
  CanastaTable *table = (CanastaTable *) self;

  if (!g_atomic_pointer_compare_and_exchange (&table->fault, NULL, fault))
    g_error_free (fault);
}

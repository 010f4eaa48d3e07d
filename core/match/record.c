/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "match/record.h"

struct _CanastaRecord
{
  GPtrArray *events;
  GPtrArray *log;               /* the actions of the last round; texts of @events */
};

/**
 * canasta_record_new: (skip)
 *
 * Returns: (transfer full): the record of a match that has not begun
 */
CanastaRecord *
canasta_record_new (void)
{
  CanastaRecord *self = g_new0 (CanastaRecord, 1);

  self->events = g_ptr_array_new_with_free_func ((GDestroyNotify) canasta_event_unref);
  self->log = g_ptr_array_new_null_terminated (64, NULL, TRUE);
  return self;
}

void
canasta_record_free (CanastaRecord *self)
{
  g_ptr_array_unref (self->log);
  g_ptr_array_unref (self->events);
  g_free (self);
}

/**
 * canasta_record_add:
 * @self: a record
 * @table: the table
 * @before: the position before
 * @action: what was done, by the player to act
 * @after: the position after
 *
 * Returns: (transfer none): what happened; valid until it is removed
 */
const CanastaEvent *
canasta_record_add (CanastaRecord        *self,
                    const CanastaTable   *table,
                    const CanastaState   *before,
                    const CanastaAction  *action,
                    const CanastaState   *after)
{
  CanastaEvent *event = canasta_event_new (table, before, action, after);

  if (!canasta_record_get_log (self, event->round))
    g_ptr_array_set_size (self->log, 0);
  g_ptr_array_add (self->log, event->text);
  g_ptr_array_add (self->events, event);
  return event;
}

/* Adds the event of another record. */
void
canasta_record_share (CanastaRecord *self, const CanastaEvent *event)
{
  CanastaEvent *shared = canasta_event_ref (event);

  if (!canasta_record_get_log (self, shared->round))
    g_ptr_array_set_size (self->log, 0);
  g_ptr_array_add (self->log, shared->text);
  g_ptr_array_add (self->events, shared);
}

/**
 * canasta_record_remove_last: (skip)
 * @self: a record that is not empty
 *
 * Forgets the last action, which was taken back.
 *
 * Returns: (transfer full): what had happened
 */
CanastaEvent *
canasta_record_remove_last (CanastaRecord *self)
{
  g_return_val_if_fail (self->events->len > 0, NULL);

  g_ptr_array_set_size (self->log, (int) MAX (self->log->len, 1) - 1);
  return g_ptr_array_steal_index (self->events, self->events->len - 1);
}

guint
canasta_record_get_count (const CanastaRecord *self)
{
  return self->events->len;
}

/**
 * canasta_record_get:
 * @self: a record
 * @index: which event, from 0
 *
 * Returns: (transfer none): the event
 */
const CanastaEvent *
canasta_record_get (const CanastaRecord *self, guint index)
{
  g_return_val_if_fail (index < self->events->len, NULL);

  return g_ptr_array_index (self->events, index);
}

/**
 * canasta_record_get_log:
 * @self: a record
 * @round: a round, from 1
 *
 * Returns: (transfer none) (nullable) (array zero-terminated=1): the actions of
 *   the round in notation, until the next one is added or removed; %NULL where
 *   nothing has happened in it yet, or where another one has begun
 */
const char *const *
canasta_record_get_log (const CanastaRecord *self, guint round)
{
  guint n = self->events->len;

  return n > 0 && canasta_record_get (self, n - 1)->round == round
             ? (const char *const *) self->log->pdata
             : NULL;
}

static gpointer
share_event (gconstpointer event, gpointer data)
{
  return canasta_event_ref (event);
}

/**
 * canasta_record_copy: (skip)
 * @self: a record
 *
 * Returns: (transfer full): what happened until now; whatever comes after, it stays
 */
CanastaRecord *
canasta_record_copy (const CanastaRecord *self)
{
  CanastaRecord *copy = g_new0 (CanastaRecord, 1);

  copy->events = g_ptr_array_copy (self->events, (GCopyFunc) share_event, NULL);
  g_ptr_array_set_free_func (copy->events, (GDestroyNotify) canasta_event_unref);
  copy->log = g_ptr_array_new_null_terminated (64, NULL, TRUE);
  g_ptr_array_extend (copy->log, self->log, NULL, NULL);
  return copy;
}

/**
 * canasta_record_find_round:
 * @self: a record
 * @round: a round, from 1
 *
 * Returns: the index of the first event of the round or of a later one; the
 *   number of events when there is none
 */
guint
canasta_record_find_round (const CanastaRecord *self, guint round)
{
  guint low = 0;
  guint high = self->events->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (canasta_record_get (self, middle)->round < round)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

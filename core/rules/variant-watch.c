/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notes which of a stranger's hooks is being asked. A note is a number that is
 * counted up and down again, so it costs next to nothing. */
#include "config.h"

#include "rules/variant-watch.h"

static const char *const names[CANASTA_N_HOOKS] = {
  NULL,
  "list_tables",
  "deal_size",
  "draw_count",
  "canastas_to_go_out",
  "meld_threshold",
  "configure",
  "seating",
  "form_sides",
  "may_discard",
  "may_go_out",
  "classify_meld",
  "score_side",
  "going_out_needs",
};

/* How many hooks this thread is inside: one may ask another. */
static __thread guint depth = 0;

/* Its name, NULL where a plugin is only loaded. */
const char *
canasta_hook_get_name (CanastaHook self)
{
  return names[self];
}

/* The hook of a name, -1 when there is none. */
int
canasta_hook_find (const char *name)
{
  for (int i = 0; name && i < CANASTA_N_HOOKS; i++)
    if (g_strcmp0 (names[i], name) == 0)
      return i;
  return -1;
}

void
canasta_watch_enter (CanastaWatch *self,
                     CanastaHook   hook)
{
  if (!self)
    return;
  g_atomic_int_inc (&self->inside[hook]);
  depth++;
}

void
canasta_watch_leave (CanastaWatch *self,
                     CanastaHook   hook)
{
  if (!self)
    return;
  depth--;
  g_atomic_int_add (&self->inside[hook], -1);
}

/* Whether this thread is inside a watched plugin. */
gboolean
canasta_watch_is_inside (void)
{
  return depth > 0;
}

/* The hook that the watched program is inside, -1 when it is in none; of several, the one
 * that was asked by the others. */
int
canasta_watch_find_hook (const CanastaWatch *self)
{
  int found = -1;

  for (int i = 0; i < CANASTA_N_HOOKS; i++)
    if (self->inside[i] > 0)
      found = i;
  return found;
}

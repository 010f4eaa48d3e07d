/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notes which of a stranger's hooks is being asked. A note is a number that is
 * counted up and down again, so it costs next to nothing. */
#include "config.h"

#include "rules/variant-watch.h"

#define WATCH_KEY "canasta-variant-watch"

static const char *const names[CANASTA_N_PLACES] = {
  NULL,
  "list_tables",
  "deal_size",
  "draw_count",
  "canastas_to_go_out",
  "meld_threshold",
  "configure",
  "seating",
  "going_out_needs",
  "form_sides",
  "may_discard",
  "may_go_out",
  "classify_meld",
  "score_side",
};

/* How many places this thread is inside: one hook may ask another. */
static __thread guint depth = 0;

/* The hook at a place, NULL where there is none. */
const char *
canasta_place_get_name (CanastaPlace place)
{
  return names[place];
}

/* Has everything asked of a variant noted; `watch` stays for as long as it does. */
void
canasta_variant_set_watch (CanastaVariant *self,
                           CanastaWatch   *watch)
{
  g_object_set_data (G_OBJECT (self), WATCH_KEY, watch);
}

void
canasta_watch_enter (CanastaWatch *self,
                     CanastaPlace  place)
{
  if (!self)
    return;
  g_atomic_int_inc (&self->inside[place]);
  depth++;
}

void
canasta_watch_leave (CanastaWatch *self,
                     CanastaPlace  place)
{
  if (!self)
    return;
  depth--;
  g_atomic_int_add (&self->inside[place], -1);
}

/* Returns: what is to be left again; NULL for a variant that nobody watches. */
CanastaWatch *
canasta_variant_enter (CanastaVariant *self,
                       CanastaPlace    place)
{
  CanastaWatch *watch = g_object_get_data (G_OBJECT (self), WATCH_KEY);

  canasta_watch_enter (watch, place);
  return watch;
}

/* Whether this thread is inside a watched plugin. */
gboolean
canasta_watch_is_inside (void)
{
  return depth > 0;
}

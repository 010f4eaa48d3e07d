/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Advice: what a strong player would do with what the person knows, why, and
 * what else. It is found in another thread and forgotten when something
 * happens; asked for again, it goes on to the next idea. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "window/window-private.h"

/* How long a hint may take, in milliseconds. */
#define HINT_TIME 300

/* What the person is told: all at once of the first idea, of the others what
 * they are and how far behind. */
static char *
say_idea (CanastaWindow *self, const CanastaObservation *observation)
{
  const char *const *names =
    canasta_match_get_names (canasta_session_get_match (self->session));
  g_autofree char *idea = canasta_hint_describe (self->hint, self->idea, observation, names);
  g_autofree char *others = NULL;

  if (self->idea > 0)
    return g_strdup_printf (_("%s Enter plays it."), idea);
  others = canasta_hint_describe_others (self->hint, observation, names);
  /* Translators: the move with its reason; other moves */
  return others ? g_strdup_printf (_("%s Enter plays it. %s"), idea, others)
                : g_strdup_printf (_("%s Enter plays it."), idea);
}

static void
show_idea (CanastaWindow *self)
{
  CanastaObservation observation;
  g_autofree char *words = NULL;

  canasta_session_observe (self->session, &observation);
  words = say_idea (self, &observation);
  canasta_table_view_show_hint (self->table, &self->hint->ideas[self->idea].action, words);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (CanastaWindow) self = data;
  g_autoptr (GError) error = NULL;
  CanastaHint *hint = canasta_hint_find_finish (result, &error);

  /* Something has happened meanwhile. */
  if (!hint)
    return;

  canasta_window_forget_hint (self);
  self->hint = hint;
  self->idea = 0;
  show_idea (self);
}

static void
find_hint (CanastaWindow *self, const CanastaObservation *observation)
{
  CanastaSearchOptions options;

  canasta_window_forget_hint (self);
  self->thinking = g_cancellable_new ();
  canasta_hint_init_options (&options, HINT_TIME);
  canasta_hint_find_async (observation, &options, self->thinking, found_cb, g_object_ref (self));
}

/* The position is another now, or nobody wants to know any more. */
void
canasta_window_forget_hint (CanastaWindow *self)
{
  g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  g_clear_pointer (&self->hint, canasta_hint_free);
}

void
canasta_window_hint (CanastaWindow *self)
{
  CanastaObservation observation;

  if (!self->session || !canasta_window_is_page (self, "table"))
    return;
  canasta_session_observe (self->session, &observation);
  if (observation.board.ended)
    return;
  if (observation.board.to_act != observation.seat)
    {
      canasta_table_view_say (self->table, _("Wait: it is not your turn."));
    }
  else if (self->hint)
    {
      self->idea = (self->idea + 1) % self->hint->n_ideas;
      show_idea (self);
    }
  else if (!self->thinking)
    {
      find_hint (self, &observation);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/ideas.h"

/* How long they may be looked for, in milliseconds. */
#define FIND_TIME 300

struct _CanastaIdeas
{
  GObject *owner;               /* not owned: it owns them */
  CanastaIdeasFunc found;

  CanastaHint *hint;            /* what was found, or NULL */
  guint index;                  /* the idea of it that is due */
  GCancellable *thinking;       /* while it is looked for */
  CanastaAction advice;         /* what the scene advises … */
  gboolean is_advised;          /* … if anything */
};

CanastaIdeas *
canasta_ideas_new (GObject *owner, CanastaIdeasFunc found)
{
  CanastaIdeas *self = g_new0 (CanastaIdeas, 1);

  self->owner = owner;
  self->found = found;
  return self;
}

static void
forget_hint (CanastaIdeas *self)
{
  g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  g_clear_pointer (&self->hint, canasta_hint_free);
}

void
canasta_ideas_free (CanastaIdeas *self)
{
  forget_hint (self);
  g_free (self);
}

/* The position is another. */
void
canasta_ideas_forget (CanastaIdeas *self)
{
  forget_hint (self);
  self->is_advised = FALSE;
}

/* Whether something is being looked for. */
gboolean
canasta_ideas_is_thinking (CanastaIdeas *self)
{
  return self->thinking != NULL;
}

/**
 * canasta_ideas_take:
 * @self: ideas
 * @hint: (transfer full): what can be done
 *
 * The first of it is due.
 */
void
canasta_ideas_take (CanastaIdeas *self, CanastaHint *hint)
{
  forget_hint (self);
  self->hint = hint;
  self->index = 0;
}

/* What was found, or %NULL. */
const CanastaHint *
canasta_ideas_get_hint (CanastaIdeas *self)
{
  return self->hint;
}

guint
canasta_ideas_get_index (CanastaIdeas *self)
{
  return self->index;
}

/* The idea that is due, or %NULL. */
const CanastaAction *
canasta_ideas_get_action (CanastaIdeas *self)
{
  return self->hint ? &self->hint->ideas[self->index].action : NULL;
}

/* The next idea is due; after the last one, the first. */
void
canasta_ideas_go_on (CanastaIdeas *self)
{
  self->index = (self->index + 1) % self->hint->n_ideas;
}

/* What the scene advises, or %NULL. */
const CanastaAction *
canasta_ideas_get_advice (CanastaIdeas *self)
{
  return self->is_advised ? &self->advice : NULL;
}

void
canasta_ideas_set_advice (CanastaIdeas *self, const CanastaAction *advice)
{
  self->is_advised = advice != NULL;
  if (advice)
    canasta_action_copy (&self->advice, advice);
}

static CanastaHint *
explain_advice (CanastaIdeas *self, const CanastaObservation *observation)
{
  CanastaHint *hint = g_new0 (CanastaHint, 1);

  hint->n_ideas = 1;
  canasta_action_copy (&hint->ideas[0].action, &self->advice);
  canasta_hint_reason_find (&hint->ideas[0].reason, observation, &self->advice, NULL);
  return hint;
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  CanastaHint *hint = canasta_hint_find_finish (result, &error);
  CanastaIdeas *self = data;

  /* Something has happened meanwhile, and the ideas may be gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->thinking);
  if (!hint)
    return;
  canasta_ideas_take (self, hint);
  self->found (self->owner);
}

/* Looks for what can be done; what is advised is found at once. */
void
canasta_ideas_find (CanastaIdeas *self, const CanastaObservation *observation)
{
  CanastaSearchOptions options;

  if (self->is_advised)
    {
      canasta_ideas_take (self, explain_advice (self, observation));
      self->found (self->owner);
      return;
    }
  self->thinking = g_cancellable_new ();
  canasta_hint_init_options (&options, FIND_TIME);
  canasta_hint_find_async (observation, &options, self->thinking, found_cb, self);
}

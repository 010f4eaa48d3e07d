/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "session/computer.h"

struct _CanastaComputer
{
  GObject parent_instance;

  char *word;
  CanastaPlayer *player;

  GCancellable *thinking;       /* while the player thinks */
  CanastaAction chosen;
  gint64 due;                   /* when the step has taken long enough */
  guint pause;                  /* until then */
};

static void canasta_computer_init_driver (CanastaDriverInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CanastaComputer, canasta_computer, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_DRIVER,
                                                      canasta_computer_init_driver))

static gboolean
pause_over_cb (gpointer data)
{
  CanastaComputer *self = data;

  self->pause = 0;
  canasta_driver_choose (CANASTA_DRIVER (self), &self->chosen);
  return G_SOURCE_REMOVE;
}

static void
chosen_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (CanastaComputer) self = data;
  g_autoptr (GCancellable) thinking = g_steal_pointer (&self->thinking);
  g_autoptr (GError) error = NULL;
  gboolean has_chosen =
    canasta_player_choose_finish (CANASTA_PLAYER (object), result, &self->chosen, &error);
  gint64 rest;

  if (g_cancellable_is_cancelled (thinking))
    {
      canasta_driver_tell_ready (CANASTA_DRIVER (self));
      return;
    }
  if (!has_chosen)
    {
      g_warning ("The player “%s” could not choose: %s", self->word, error->message);
      canasta_driver_choose (CANASTA_DRIVER (self), NULL);
      return;
    }

  rest = (self->due - g_get_monotonic_time ()) / 1000;
  if (rest > 0)
    self->pause = g_timeout_add (rest, pause_over_cb, self);
  else
    canasta_driver_choose (CANASTA_DRIVER (self), &self->chosen);
}

/* The driver. */

static const char *
get_word (CanastaDriver *driver)
{
  return CANASTA_COMPUTER (driver)->word;
}

static gboolean
is_asked (CanastaDriver *driver)
{
  CanastaComputer *self = CANASTA_COMPUTER (driver);

  return self->thinking || self->pause != 0;
}

/* A player does not think of two things at once: who was stopped tells when they can be
 * asked again. */
static void
ask (CanastaDriver *driver, const CanastaObservation *observation, guint time)
{
  CanastaComputer *self = CANASTA_COMPUTER (driver);

  if (is_asked (driver))
    return;
  self->thinking = g_cancellable_new ();
  self->due = g_get_monotonic_time () + time * 1000;
  canasta_player_choose_async (self->player, observation, self->thinking, chosen_cb,
                               g_object_ref (self));
}

static void
hurry (CanastaDriver *driver)
{
  CanastaComputer *self = CANASTA_COMPUTER (driver);

  self->due = 0;
  if (self->pause == 0)
    return;
  g_clear_handle_id (&self->pause, g_source_remove);
  canasta_driver_choose (driver, &self->chosen);
}

static void
stop (CanastaDriver *driver)
{
  CanastaComputer *self = CANASTA_COMPUTER (driver);

  if (self->thinking)
    g_cancellable_cancel (self->thinking);
  g_clear_handle_id (&self->pause, g_source_remove);
}

static void
canasta_computer_init_driver (CanastaDriverInterface *interface)
{
  interface->get_word = get_word;
  interface->ask = ask;
  interface->is_asked = is_asked;
  interface->hurry = hurry;
  interface->stop = stop;
}

static void
canasta_computer_dispose (GObject *object)
{
  CanastaComputer *self = CANASTA_COMPUTER (object);

  stop (CANASTA_DRIVER (self));
  g_clear_object (&self->player);
  g_clear_pointer (&self->word, g_free);
  G_OBJECT_CLASS (canasta_computer_parent_class)->dispose (object);
}

static void
canasta_computer_class_init (CanastaComputerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_computer_dispose;
}

static void
canasta_computer_init (CanastaComputer *self)
{
}

/**
 * canasta_computer_new:
 * @word: what a saved match calls them
 * @player: who thinks
 *
 * Returns: (transfer full): the driver
 */
CanastaDriver *
canasta_computer_new (const char *word, CanastaPlayer *player)
{
  CanastaComputer *self = g_object_new (CANASTA_TYPE_COMPUTER, NULL);

  self->word = g_strdup (word);
  self->player = g_object_ref (player);
  return CANASTA_DRIVER (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/bot.h"

#include <glib/gi18n-lib.h>

#include "players/policy.h"

static const CanastaLevel levels[] = {
  { "beginner", NC_("level of a player", "Beginner") },
  { "casual", NC_("level of a player", "Casual") },
  { "strong", NC_("level of a player", "Strong") },
  { "master", NC_("level of a player", "Master") },
  { "policy", NULL },
};

/**
 * canasta_level_count:
 *
 * Returns: how many levels there are
 */
guint
canasta_level_count (void)
{
  return G_N_ELEMENTS (levels);
}

/**
 * canasta_level_get:
 * @index: from 0, the weakest first
 *
 * Returns: (transfer none): the level
 */
const CanastaLevel *
canasta_level_get (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (levels), NULL);

  return &levels[index];
}

/**
 * canasta_level_find:
 * @id: the id of a level
 *
 * Returns: (transfer none) (nullable): the level, %NULL where there is none
 */
const CanastaLevel *
canasta_level_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    if (g_strcmp0 (levels[i].id, id) == 0)
      return &levels[i];
  return NULL;
}

/**
 * canasta_level_get_title:
 * @level: a level
 *
 * Returns: (transfer none) (nullable): the level in words, in the language of
 *   the interface
 */
const char *
canasta_level_get_title (const CanastaLevel *level)
{
  return level->title ? g_dpgettext2 (GETTEXT_PACKAGE, "level of a player", level->title) : NULL;
}

struct _CanastaBot
{
  GObject parent_instance;

  const CanastaLevel *level;
  guint64 seed;
};

static void canasta_bot_iface_init (CanastaPlayerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CanastaBot, canasta_bot, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_PLAYER,
                                                      canasta_bot_iface_init))

enum
{
  PROP_0,
  PROP_LEVEL,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static gboolean
canasta_bot_choose (CanastaPlayer *player, const CanastaObservation *observation,
                    CanastaAction *action, GCancellable *cancellable, GError **error)
{
  canasta_policy_choose (observation, canasta_policy_get_weights (), action);
  return TRUE;
}

static void
canasta_bot_iface_init (CanastaPlayerInterface *iface)
{
  iface->choose = canasta_bot_choose;
}

static void
canasta_bot_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CanastaBot *self = CANASTA_BOT (object);

  switch (id)
    {
    case PROP_LEVEL:
      g_value_set_string (value, self->level->id);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
canasta_bot_class_init (CanastaBotClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = canasta_bot_get_property;

  /**
   * CanastaBot:level:
   *
   * The id of the level.
   */
  properties[PROP_LEVEL] =
      g_param_spec_string ("level", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
canasta_bot_init (CanastaBot *self)
{
}

/**
 * canasta_bot_new:
 * @level: how strong it plays
 * @seed: where its random numbers begin
 *
 * Returns: (transfer full): a bot; with the same seed it makes the same choices
 *   for the same observations
 */
CanastaBot *
canasta_bot_new (const CanastaLevel *level, guint64 seed)
{
  CanastaBot *self;

  g_return_val_if_fail (level != NULL, NULL);

  self = g_object_new (CANASTA_TYPE_BOT, NULL);
  self->level = level;
  self->seed = seed;
  return self;
}

/**
 * canasta_bot_get_level:
 * @self: a bot
 *
 * Returns: (transfer none): its level
 */
const CanastaLevel *
canasta_bot_get_level (CanastaBot *self)
{
  g_return_val_if_fail (CANASTA_IS_BOT (self), NULL);

  return self->level;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/bot.h"

#include "cards/deck.h"
#include "players/policy.h"
#include "players/search.h"

/* Outweighs all others. */
#define HUGE_WEIGHT 1000000

struct _CanastaBot
{
  GObject parent_instance;

  CanastaManner manner;
  guint64 seed;
  guint rollouts;
  guint think_time;
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

/* Whether it happens, so many times of a hundred; always the same for the same
 * hand and board. */
static gboolean
happens (const CanastaBot *self, const CanastaObservation *observation, guint percent)
{
  const CanastaBoard *board = &observation->board;
  CanastaRandom random;

  random.state = self->seed ^ ((guint64) board->round << 48) ^ ((guint64) board->phase << 40)
                 ^ ((guint64) board->stock_count << 24) ^ ((guint64) board->pile_count << 8)
                 ^ board->to_act;
  for (guint i = 0; i < 4; i++)
    random.state = canasta_random_next (&random) ^ observation->hand.words[i];
  return canasta_random_below (&random, 100) < percent;
}

/* The pile stays where it is, unless nothing else can be done. */
static void
overlook_take (const CanastaObservation *observation, CanastaAction *action)
{
  CanastaAction draw;

  canasta_action_init (&draw, CANASTA_ACTION_DRAW);
  if (canasta_judge (observation->table, &observation->board, &observation->hand, &draw, NULL,
                     NULL))
    canasta_action_copy (action, &draw);
}

/* What seemed best but for one is thrown: never a wild card, nor what the next
 * player could lay off. */
static void
throw_second_best (const CanastaObservation *observation, const CanastaMemory *memory,
                   const CanastaWeights *weights, CanastaAction *action)
{
  const CanastaBoard *board = &observation->board;
  guint next_side = board->side[board->next[observation->seat]];
  CanastaCard cards[CANASTA_N_RANKS];

  if (canasta_policy_rank_discards (observation->table, board, &observation->hand, memory, weights,
                                    cards) > 1
      && !canasta_faces_have (observation->table->roles.wild, cards[1])
      && !canasta_board_find_meld (board, next_side, canasta_card_get_rank (cards[1])))
    action->card = cards[1];
}

/* The rules of thumb, as the level has them. */
static void
bend_weights (const CanastaLevel *level, gint32 *weights)
{
  weights[CANASTA_WEIGHT_RISK] = weights[CANASTA_WEIGHT_RISK] * (gint32) level->caution / 100;
  if (level->hasty)
    weights[CANASTA_WEIGHT_OPENING_WILDS] = 700;
  if (level->hoards)
    {
      weights[CANASTA_WEIGHT_ADD_WILD] = -HUGE_WEIGHT;
      weights[CANASTA_WEIGHT_PAIR_WILD] = -HUGE_WEIGHT;
      weights[CANASTA_WEIGHT_CANASTA_WILDS] = 100;
      weights[CANASTA_WEIGHT_LATE] = 0;
    }
}

/* Plays by the policy, as well as the level does it. */
static void
choose_by_policy (const CanastaBot *self, const CanastaObservation *observation,
                  CanastaAction *action)
{
  CanastaWeights weights = *canasta_policy_get_weights (observation->table);
  CanastaMemory memory = { 0 };
  CanastaPlan plan;

  if (self->manner.level->remembers)
    canasta_observation_get_memory (observation, &memory);
  bend_weights (self->manner.level, weights.of);
  canasta_habits_bend (&self->manner.habits, &weights);
  canasta_policy_decide (observation->table, &observation->board, &observation->hand, &memory,
                         &weights, action, &plan);
  if (action->kind == CANASTA_ACTION_TAKE && happens (self, observation, self->manner.level->overlooks))
    overlook_take (observation, action);
  else if (action->kind == CANASTA_ACTION_DISCARD
           && happens (self, observation, self->manner.level->second_best))
    throw_second_best (observation, &memory, &weights, action);
}

static gboolean
canasta_bot_choose (CanastaPlayer *player, const CanastaObservation *observation,
                    CanastaAction *action, GCancellable *cancellable, GError **error)
{
  CanastaBot *self = CANASTA_BOT (player);
  CanastaSearchOptions options = {
    .rollouts = self->rollouts,
    .margin = CANASTA_SEARCH_MARGIN,
    .deadline = canasta_search_find_deadline (&observation->board, self->think_time),
    .seed = self->seed,
  };

  CanastaWeights leaning;

  if (options.rollouts > 0 && !canasta_habits_are_usual (&self->manner.habits))
    {
      leaning = *canasta_policy_get_keen_weights (observation->table);
      canasta_habits_bend (&self->manner.habits, &leaning);
      options.leaning = &leaning;
      options.allowance = CANASTA_HABIT_ALLOWANCE;
    }
  if (options.rollouts > 0)
    return canasta_search (observation, &options, cancellable, action, NULL, error);
  choose_by_policy (self, observation, action);
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
      g_value_set_string (value, self->manner.level->id);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
canasta_bot_class_init (CanastaBotClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

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
 * canasta_bot_new_mannered:
 * @manner: how well it plays, and in what manner
 * @seed: where its random numbers begin
 *
 * Returns: (transfer full): a bot; with the same seed it makes the same choices
 *   for the same observations
 */
CanastaBot *
canasta_bot_new_mannered (const CanastaManner *manner, guint64 seed)
{
  CanastaBot *self;

  g_return_val_if_fail (manner != NULL && manner->level != NULL, NULL);

  self = g_object_new (CANASTA_TYPE_BOT, NULL);
  self->manner = *manner;
  self->seed = seed;
  self->rollouts = manner->level->rollouts;
  self->think_time = manner->level->think_time;
  return self;
}

/**
 * canasta_bot_new:
 * @level: how strong it plays
 * @seed: where its random numbers begin
 *
 * Returns: (transfer full): the same, with no habits of its own
 */
CanastaBot *
canasta_bot_new (const CanastaLevel *level, guint64 seed)
{
  CanastaManner manner = { .level = level };

  return canasta_bot_new_mannered (&manner, seed);
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

  return self->manner.level;
}

/**
 * canasta_bot_set_rollouts:
 * @self: a bot
 * @rollouts: deals to play out for a choice in its head; 0 for none
 *
 * Sets how far the bot looks, in place of what its level says.
 */
void
canasta_bot_set_rollouts (CanastaBot *self, guint rollouts)
{
  g_return_if_fail (CANASTA_IS_BOT (self));

  self->rollouts = rollouts;
}

/**
 * canasta_bot_set_think_time:
 * @self: a bot
 * @milliseconds: the most time for a choice; 0 for as long as it takes
 *
 * Sets the most time for a choice, in place of what the level says. A choice
 * that time cuts short depends on how fast the machine is.
 */
void
canasta_bot_set_think_time (CanastaBot *self, guint milliseconds)
{
  g_return_if_fail (CANASTA_IS_BOT (self));

  self->think_time = milliseconds;
}

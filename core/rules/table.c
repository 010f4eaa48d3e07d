/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/table.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cards/deck.h"
#include "rules/play-hooks.h"
#include "rules/rule-needs.h"
#include "rules/score-hooks.h"
#include "rules/seating-hooks.h"
#include "rules/table-fault.h"
#include "rules/variant-rules.h"

G_DEFINE_BOXED_TYPE (CanastaTable, canasta_table, canasta_table_ref, canasta_table_unref)

static void
fill_values (CanastaTable *self)
{
  const CanastaRuleValues *rules = &self->rules;

  for (int rank = CANASTA_RANK_FOUR; rank <= CANASTA_RANK_SEVEN; rank++)
    self->values[rank] = (gint16) rules->value_low;
  for (int rank = CANASTA_RANK_EIGHT; rank <= CANASTA_RANK_KING; rank++)
    self->values[rank] = (gint16) rules->value_high;
  self->values[CANASTA_RANK_THREE] =
    (gint16) (rules->threes == CANASTA_THREES_ORDINARY ? rules->value_three
                                                       : rules->value_black_three);
  self->values[CANASTA_RANK_ACE] = (gint16) rules->value_ace;
  self->values[CANASTA_RANK_TWO] = (gint16) rules->value_two;
  self->values[CANASTA_RANK_JOKER] = (gint16) rules->value_joker;
  for (guint i = CANASTA_CLASS_NONE + 1; i < CANASTA_N_CLASSES; i++)
    self->class_values[i] = canasta_class_get_worth (i, rules);
}

/* Twos and jokers are wild, fours to aces natural. Red threes are laid aside and black
 * threes stop, unless threes are natural too. Rules say what that means for the pile. */
static void
fill_roles (CanastaTable *self)
{
  const guint16 wild = 1 << CANASTA_RANK_TWO | 1 << CANASTA_RANK_JOKER;
  const CanastaRuleValues *rules = &self->rules;
  gboolean special = rules->threes == CANASTA_THREES_SPECIAL;
  int lowest = special ? CANASTA_RANK_FOUR : CANASTA_RANK_THREE;
  CanastaRoles *roles = &self->roles;

  canasta_roles_init (roles, wild, (guint16) ((1 << CANASTA_RANK_TWO) - (1 << lowest)));
  if (special)
    {
      canasta_roles_set_aside (roles, CANASTA_RANK_THREE, CANASTA_LANE_RED);
      canasta_roles_set_stop (roles, CANASTA_RANK_THREE, CANASTA_LANE_BLACK);
    }

  if (canasta_rule_values_meet (rules, CANASTA_NEEDS_BLACK_THREES_ASIDE))
    roles->set_aside = roles->stop;
  roles->covered = (rules->upcard == CANASTA_UPCARD_COVER ? roles->wild | roles->aside : 0)
                   | (rules->upcard_black_three == CANASTA_BLACK_UPCARD_COVER ? roles->stop : 0);
  if (rules->take_freely)
    return;

  roles->blocks = roles->aside;
  if (!rules->take_with_wild_pair || !canasta_rule_values_meet (rules, CANASTA_NEEDS_FREE_WILD_MELDS))
    roles->blocks |= roles->wild;
  if (canasta_rule_values_meet (rules, CANASTA_NEEDS_BLACK_THREES_STOP))
    roles->blocks |= roles->stop;
  roles->freezes = (rules->wild_freezes ? roles->wild : 0)
                   | (rules->red_three_freezes ? roles->aside : 0)
                   | (rules->black_three_freezes ? roles->stop : 0);
}

static gboolean
fill_seating (CanastaTable *self, guint round, GError **error)
{
  CanastaSeating *seating = &self->seatings[round - 1];
  guint n_seats = self->players;

  if (self->variant)
    {
      if (!canasta_seating_hooks_seating (self->variant, self->players, self->seating_id, round,
                                          seating->order, seating->side, &n_seats, error))
        return FALSE;
    }
  else
    {
      for (guint seat = 0; seat < n_seats; seat++)
        seating->order[seat] = seating->side[seat] = (guint8) seat;
    }

  memset (seating->next, CANASTA_NO_SEAT, sizeof seating->next);
  seating->n_seats = (guint8) n_seats;
  for (guint i = 0; i < n_seats; i++)
    seating->next[seating->order[i]] = seating->order[(i + 1) % n_seats];

  seating->resting = CANASTA_NO_SEAT;
  for (guint seat = 0; seat < self->players; seat++)
    {
      if (seating->next[seat] == CANASTA_NO_SEAT)
        seating->resting = (guint8) seat;
      self->n_sides = MAX (self->n_sides, seating->side[seat] + 1);
    }
  return TRUE;
}

/* Where none form for a taker, sides stay as they are. */
static gboolean
fill_formed_sides (CanastaTable *self, GError **error)
{
  for (guint taker = 0; self->variant && taker < self->players; taker++)
    {
      gboolean forms;

      if (!canasta_seating_hooks_form_sides (self->variant, self->players, self->seating_id,
                                             taker, self->formed[taker], &forms, error))
        return FALSE;
      if (!forms)
        memcpy (self->formed[taker], self->seatings[0].side, sizeof self->formed[taker]);
      self->sides_form |= forms;
    }
  return TRUE;
}

/* Whether whoever makes sides form is alone then, and so known by them. */
static gboolean
makes_lone_hands (const CanastaTable *self)
{
  for (guint taker = 0; taker < self->players; taker++)
    for (guint other = 0; other < self->players; other++)
      if (other != taker && self->formed[taker][other] == self->formed[taker][taker])
        return FALSE;
  return self->sides_form;
}

/* How the pile is taken, as far as no card decides it. */
static void
fill_taking (CanastaTable *self)
{
  const CanastaRuleValues *rules = &self->rules;

  self->frozen_before_opening = rules->frozen_before_opening && !rules->take_freely;
  self->take_extent = rules->take_freely ? CANASTA_TAKE_ALL : rules->take_extent;
  self->takes_freely = rules->take_freely;
  self->takes_top_alone = !rules->take_freely && rules->sequences != CANASTA_SEQUENCES_NONE
                          && rules->take_to_extend == CANASTA_EXTEND_TOP_CARD;
  self->starts_sequences = canasta_rule_values_meet (rules, CANASTA_NEEDS_SEQUENCES
                                                              | CANASTA_NEEDS_THAW
                                                              | CANASTA_NEEDS_TAKING_TO_MELD)
                           && rules->take_to_start_sequence;
}

/* Looks whether the variant has a say in what a deal is worth. */
static void
note_score_hooks (CanastaTable *self)
{
  const CanastaScoreHooksInterface *hooks;

  if (!CANASTA_IS_SCORE_HOOKS (self->variant))
    return;
  hooks = CANASTA_SCORE_HOOKS_GET_IFACE (self->variant);
  self->asks_worth = hooks->classify_meld != NULL;
  self->asks_bonus = hooks->score_side != NULL;
}

/* Freezes what melds may hold, what going out takes, and what may not be discarded. */
static gboolean
freeze_lists (CanastaTable *self, GError **error)
{
  CanastaAskedNeeds asked = { 0 };
  gboolean asks_discards = FALSE;

  if (CANASTA_IS_PLAY_HOOKS (self->variant))
    {
      CanastaPlayHooks *hooks = CANASTA_PLAY_HOOKS (self->variant);

      if (!canasta_play_hooks_going_out_needs (hooks, self->players, self->seating_id, &asked,
                                               error))
        return FALSE;
      asks_discards = CANASTA_PLAY_HOOKS_GET_IFACE (hooks)->may_discard != NULL;
    }
  canasta_forms_freeze (&self->forms, &self->roles, &self->rules, self->sides_form);
  canasta_out_needs_freeze (&self->out_needs, &self->rules, &asked);
  canasta_bars_freeze (&self->bars, &self->roles, &self->rules, asks_discards);
  self->asks_variant = self->asks_worth || self->asks_bonus || asks_discards
                       || asked.in_each_position;
  self->notes_turns = self->by_hand || self->asks_variant
                      || (self->bars.kinds & 1 << CANASTA_BAR_FIRST_LAP) != 0;
  return TRUE;
}

/**
 * canasta_table_new:
 * @variant: (nullable): the variant; without one everybody plays alone
 * @variant_id: the variant's id: `partnership`
 * @players: how many seats, 2 to %CANASTA_MAX_SEATS
 * @seating: (nullable): the seating: `lone-hand`
 * @house_id: (nullable): the house the rules come from
 * @rules: the rules
 * @error: why no match can be played like this
 *
 * Freezes rules and seats into a table.
 *
 * Returns: (transfer full): the table
 */
CanastaTable *
canasta_table_new (CanastaVariant *variant, const char *variant_id, guint players,
                   const char *seating, const char *house_id, CanastaRules *rules,
                   GError **error)
{
  g_autoptr (CanastaTable) self = g_new0 (CanastaTable, 1);

  g_return_val_if_fail (players >= 2 && players <= CANASTA_MAX_SEATS, NULL);

  self->ref_count = 1;
  self->rules = *canasta_rules_get_values (rules);
  self->players = (guint8) players;
  self->variant_id = g_strdup (variant_id);
  self->seating_id = g_strdup (seating);
  self->house_id = g_strdup (house_id);
  if (variant)
    self->variant = g_object_ref (variant);
  note_score_hooks (self);
  self->has_second_hands = self->rules.second_hands != CANASTA_SECOND_HANDS_NONE;
  self->notes_ends = self->has_second_hands || self->rules.take_freely;
  self->by_hand = self->rules.threes == CANASTA_THREES_SPECIAL
                  && self->rules.red_threes_laid == CANASTA_RED_THREES_BY_HAND;
  self->n_cards = canasta_deck_open_pack (self->rules.packs, self->rules.jokers, self->pack);
  fill_values (self);
  fill_roles (self);
  fill_taking (self);
  for (guint round = 1; round <= CANASTA_SEATING_PERIOD; round++)
    if (!fill_seating (self, round, error))
      return NULL;
  if (!fill_formed_sides (self, error)
      || !canasta_rules_check (rules, self->seatings[0].n_seats, self->n_sides, error))
    return NULL;
  self->by_seat = players == 3 || self->sides_form;
  self->forms_by_second_hand = makes_lone_hands (self)
                               && self->rules.second_hands == CANASTA_SECOND_HANDS_SIDE
                               && self->rules.lone_hand_by == CANASTA_LONE_HAND_BY_SECOND_HAND;
  if (!freeze_lists (self, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * canasta_table_ref:
 * @self: the table
 *
 * Returns: (transfer full): the table, counted once more
 */
CanastaTable *
canasta_table_ref (CanastaTable *self)
{
  g_atomic_int_inc (&self->ref_count);
  return self;
}

/**
 * canasta_table_unref:
 * @self: (transfer full): the table
 */
void
canasta_table_unref (CanastaTable *self)
{
  if (!g_atomic_int_dec_and_test (&self->ref_count))
    return;

  g_clear_object (&self->variant);
  g_clear_error (&self->fault);
  g_free (self->variant_id);
  g_free (self->seating_id);
  g_free (self->house_id);
  g_free (self);
}

/**
 * canasta_table_get_variant:
 * @self: the table
 *
 * Returns: (transfer none): the id of its variant
 */
const char *
canasta_table_get_variant (const CanastaTable *self)
{
  return self->variant_id;
}

/**
 * canasta_table_get_seating:
 * @self: the table
 *
 * Returns: (transfer none) (nullable): its seating where the variant has several
 */
const char *
canasta_table_get_seating (const CanastaTable *self)
{
  return self->seating_id;
}

/**
 * canasta_table_get_house:
 * @self: the table
 *
 * Returns: (transfer none) (nullable): the id of the house
 */
const char *
canasta_table_get_house (const CanastaTable *self)
{
  return self->house_id;
}

/**
 * canasta_table_dup_name:
 * @self: the table
 *
 * Returns: (transfer full): its name: `three-player/3/lone-hand`
 */
char *
canasta_table_dup_name (const CanastaTable *self)
{
  if (self->seating_id)
    return g_strdup_printf ("%s/%d/%s", self->variant_id, self->players, self->seating_id);
  return g_strdup_printf ("%s/%d", self->variant_id, self->players);
}

/**
 * canasta_table_dup_rules:
 * @self: the table
 *
 * Returns: (transfer full): its rules, as an object of their own
 */
CanastaRules *
canasta_table_dup_rules (const CanastaTable *self)
{
  return canasta_rules_new_from_values (&self->rules);
}

/* What the variant says or, where it fails, the classic game. */
static int
ask_minimum (const CanastaTable *self, int total, guint round)
{
  GError *fault = NULL;
  guint answer;

  if (!self->variant)
    return 0;
  if (canasta_table_get_fault (self))
    return (int) canasta_rules_get_classic_threshold (total);
  if (canasta_variant_meld_threshold (self->variant, total, round, &answer, &fault))
    return (int) answer;
  canasta_table_take_fault (self, fault);
  return (int) canasta_rules_get_classic_threshold (total);
}

static int
find_band (const CanastaBands *bands, int from)
{
  int value = bands->band[0].minimum;

  for (int i = 1; i < bands->n && from >= bands->band[i].from; i++)
    value = bands->band[i].minimum;
  return value;
}

/**
 * canasta_table_get_minimum:
 * @self: the table
 * @total: a total before the deal, in points
 * @round: the round, from 1
 *
 * What the first meld must count: by the bands of the rules or, where there
 * are none, by the variant's hook.
 *
 * Returns: the minimum in points
 */
int
canasta_table_get_minimum (const CanastaTable *self, int total, guint round)
{
  const CanastaBands *bands = &self->rules.opening_minimum;
  int from = self->rules.opening_by == CANASTA_OPENING_BY_ROUND ? (int) round : total;

  if (bands->n == 0)
    return ask_minimum (self, total, round);

  return find_band (bands, from);
}

/**
 * canasta_table_get_opening_kind:
 * @self: the table
 * @total: a total before the deal, in points
 *
 * Returns: what the first melds must hold, a #CanastaOpeningKind
 */
int
canasta_table_get_opening_kind (const CanastaTable *self, int total)
{
  return find_band (&self->rules.opening_kind, total);
}

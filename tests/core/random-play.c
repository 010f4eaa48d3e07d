/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "random-play.h"

static guint
below (CanastaRandom *random, guint bound)
{
  return canasta_random_below (random, bound);
}

static gboolean
one_in (CanastaRandom *random, guint bound)
{
  return below (random, bound) == 0;
}

/* Rules */

static GVariant *
make_bands (CanastaRandom *random, const CanastaRule *rule)
{
  GVariantBuilder builder;
  int from = -100000;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ii)"));
  for (guint n = 1 + below (random, 4); n > 0; n--)
    {
      g_variant_builder_add (&builder, "(ii)", from,
                             rule->choices ? (int) below (random, (guint) rule->maximum + 1)
                                           : (int) (5 * below (random, 41)));
      from = MAX (from, -500) + 500 * (int) (1 + below (random, 4));
    }
  return g_variant_builder_end (&builder);
}

static GVariant *
make_counts (CanastaRandom *random, const CanastaRule *rule)
{
  guint fewest = canasta_rule_get_fewest_counts (rule);
  guint most = MIN (canasta_rule_get_most_counts (rule), fewest + 5);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("ai"));
  for (guint n = fewest + below (random, most - fewest + 1); n > 0; n--)
    g_variant_builder_add (&builder, "i", (int) (50 * below (random, 30)));
  return g_variant_builder_end (&builder);
}

/* Some value that a rule may have; floating. */
GVariant *
test_random_value (CanastaRandom *random, const CanastaRule *rule)
{
  int steps = (rule->maximum - rule->minimum) / MAX (rule->step, 1);
  int number = rule->minimum + rule->step * (int) below (random, (guint) steps + 1);

  switch (rule->kind)
    {
    case CANASTA_RULE_SWITCH:
      return g_variant_new_boolean (number);
    case CANASTA_RULE_NUMBER:
      return g_variant_new_int32 (number);
    case CANASTA_RULE_CHOICE:
      return g_variant_new_string (rule->choices[number].nick);
    case CANASTA_RULE_BANDS:
      return make_bands (random, rule);
    case CANASTA_RULE_COUNTS:
      return make_counts (random, rule);
    default:
      g_assert_not_reached ();
    }
}

/* Changes some of the rules, whatever they are; they may contradict. */
void
test_random_rules (CanastaRandom *random, CanastaRules *rules)
{
  guint rarity = 2 + below (random, 12);

  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      g_autoptr (GError) error = NULL;

      if (!one_in (random, rarity))
        continue;
      canasta_rules_set_value (rules, canasta_rule_get (i),
                               test_random_value (random, canasta_rule_get (i)), &error);
      g_assert_no_error (error);
    }
}

/* Actions */

/* Moves up to @most cards of a lane by chance from one set to another. */
static guint
move_cards (CanastaRandom *random, CanastaCardSet *from, CanastaCardSet *to, CanastaRank rank,
            guint most)
{
  guint moved = 0;

  for (guint tries = 0; tries < 8 * most && moved < most; tries++)
    {
      CanastaCard card = canasta_card (rank, rank == CANASTA_RANK_JOKER ? 0 : below (random, 4));

      if (canasta_card_set_count_card (from, card) == 0)
        continue;
      canasta_card_set_remove_card (from, card);
      canasta_card_set_add_card (to, card);
      moved++;
    }
  return moved;
}

static void
add_rank_group (CanastaRandom *random, CanastaCardSet *hand, CanastaRank rank,
                CanastaAction *action)
{
  guint held = (guint) canasta_card_set_count_rank (hand, rank);
  CanastaGroup *group = canasta_action_add_group (action);

  move_cards (random, hand, &group->cards, rank, one_in (random, 3) ? 1 + below (random, 7) : held);
  if (held < 3 || one_in (random, 3))
    move_cards (random, hand, &group->cards,
                one_in (random, 3) ? CANASTA_RANK_JOKER : CANASTA_RANK_TWO, 1 + below (random, 2));
  if (canasta_card_set_is_empty (&group->cards))
    action->n_groups--;
}

/* Wild cards for a rank, or alone. */
static void
add_wild_group (CanastaRandom *random, CanastaCardSet *hand, CanastaAction *action)
{
  CanastaGroup *group = canasta_action_add_group (action);

  move_cards (random, hand, &group->cards, CANASTA_RANK_TWO, below (random, 6));
  move_cards (random, hand, &group->cards, CANASTA_RANK_JOKER, below (random, 5));
  if (canasta_card_set_is_empty (&group->cards))
    {
      action->n_groups--;
      return;
    }
  group->name.naming = (guint8) below (random, 3);
  group->name.rank = group->name.naming == CANASTA_NAMING_RANK
                         ? (guint8) below (random, CANASTA_RANK_TWO)
                         : CANASTA_RANK_TWO;
  group->name.number = one_in (random, 4) ? (guint8) (1 + below (random, 3)) : 0;
}

static void
add_run (CanastaRandom *random, CanastaCardSet *hand, CanastaAction *action)
{
  CanastaGroup *group = canasta_action_add_group (action);
  guint suit = below (random, CANASTA_N_SUITS);
  guint low = CANASTA_RANK_FOUR + below (random, 10);

  for (guint rank = low; rank < low + 2 + below (random, 6) && rank <= CANASTA_RANK_ACE; rank++)
    {
      CanastaCard card = canasta_card (rank, suit);

      if (canasta_card_set_count_card (hand, card) == 0)
        continue;
      canasta_card_set_remove_card (hand, card);
      canasta_card_set_add_card (&group->cards, card);
    }
  if (one_in (random, 4))
    move_cards (random, hand, &group->cards, CANASTA_RANK_TWO, 1);
  if (canasta_card_set_is_empty (&group->cards))
    action->n_groups--;
}

static void
add_groups (CanastaRandom *random, const CanastaTable *table, CanastaCardSet *hand,
            CanastaAction *action)
{
  guint n = 1 + below (random, one_in (random, 4) ? 12 : 3);

  for (guint i = 0; i < n && action->n_groups < CANASTA_MAX_GROUPS; i++)
    {
      guint rank = below (random, CANASTA_RANK_TWO);

      if (one_in (random, 8))
        add_wild_group (random, hand, action);
      else if (table->rules.sequences != CANASTA_SEQUENCES_NONE && one_in (random, 2))
        add_run (random, hand, action);
      else if (canasta_card_set_count_rank (hand, rank) > 0)
        add_rank_group (random, hand, rank, action);
    }
}

/* Cards of the top card's suit that lie near it. */
static void
add_neighbours (CanastaRandom *random, CanastaCardSet *hand, CanastaCard top,
                CanastaCardSet *cards)
{
  int rank = (int) canasta_card_get_rank (top);

  for (int other = MAX (rank - 3, 0); other <= MIN (rank + 3, CANASTA_RANK_ACE); other++)
    {
      CanastaCard card = canasta_card ((CanastaRank) other, canasta_card_get_suit (top));

      if (other == rank || canasta_card_set_count_card (hand, card) == 0 || one_in (random, 4))
        continue;
      canasta_card_set_remove_card (hand, card);
      canasta_card_set_add_card (cards, card);
    }
}

/* A meld or a take that makes sense: cards of the hand in groups of a rank. It
 * may name cards of the pile, and it may be refused. */
void
test_random_plan (CanastaRandom *random, const CanastaTable *table, const CanastaState *state,
                  CanastaAction *action)
{
  const CanastaBoard *board = &state->board;
  CanastaCardSet hand = state->hands[board->to_act];
  CanastaCard top = canasta_board_get_top (board);

  canasta_action_init (action, board->phase == CANASTA_PHASE_DRAW ? CANASTA_ACTION_TAKE
                                                                  : CANASTA_ACTION_MELD);
  if (action->kind == CANASTA_ACTION_TAKE && top != CANASTA_NO_CARD)
    {
      CanastaRank rank = canasta_card_get_rank (top);

      if (table->starts_sequences && one_in (random, 2))
        add_neighbours (random, &hand, top, &action->cards);
      else
        move_cards (random, &hand, &action->cards, rank, below (random, 4));
      if (one_in (random, 3))
        move_cards (random, &hand, &action->cards, CANASTA_RANK_TWO, 1);
      for (guint i = 1; i < board->pile_count && one_in (random, 2) && i < 12; i++)
        canasta_card_set_add_card (&hand, board->pile[board->pile_count - 1 - i]);
    }
  if (action->kind == CANASTA_ACTION_MELD && one_in (random, 12)
      && table->rules.opening_fail_penalty > 0)
    action->kind = CANASTA_ACTION_WITHDRAW;
  if (action->kind != CANASTA_ACTION_TAKE || one_in (random, 2))
    add_groups (random, table, &hand, action);
}

/* Any action at all. */
void
test_random_nonsense (CanastaRandom *random, const CanastaTable *table, CanastaAction *action)
{
  guint kind = below (random, CANASTA_N_ACTION_KINDS);

  canasta_action_init (action, kind);
  if (kind == CANASTA_ACTION_DISCARD || kind == CANASTA_ACTION_LAY)
    action->card = (CanastaCard) below (random, CANASTA_N_FACES);
  if (kind == CANASTA_ACTION_JOIN)
    {
      CanastaGroup *group = canasta_action_add_group (action);

      group->name.naming = action->name.naming = CANASTA_NAMING_RANK;
      group->name.rank = (guint8) below (random, CANASTA_RANK_TWO);
      group->name.number = (guint8) below (random, 4);
      action->name.rank = (guint8) below (random, CANASTA_RANK_TWO);
    }
  if (kind == CANASTA_ACTION_TAKE)
    for (guint n = below (random, 4); n > 0; n--)
      canasta_card_set_add_card (&action->cards, table->pack[below (random, table->n_cards)]);
  if (kind == CANASTA_ACTION_MELD || kind == CANASTA_ACTION_WITHDRAW
      || kind == CANASTA_ACTION_TAKE)
    for (guint n = below (random, 4) + (kind != CANASTA_ACTION_TAKE); n > 0; n--)
      {
        CanastaGroup *group = canasta_action_add_group (action);

        for (guint cards = 1 + below (random, 12); cards > 0; cards--)
          canasta_card_set_add_card (&group->cards, table->pack[below (random, table->n_cards)]);
        group->name.naming = (guint8) below (random, 3);
        group->name.rank = group->name.naming == CANASTA_NAMING_WILD
                          ? CANASTA_RANK_TWO
                          : (guint8) below (random, CANASTA_RANK_TWO);
        group->name.number = (guint8) below (random, 4);
      }
}

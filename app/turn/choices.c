/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/choices.h"

#include <glib/gi18n-lib.h>

#include "melds/meld-words.h"
#include "turn/say.h"

void
canasta_choice_free (CanastaChoice *self)
{
  g_free (self->label);
  g_free (self->detail);
  g_free (self);
}

static const CanastaTable *
get_table (CanastaTurn *turn)
{
  return canasta_turn_get_observation (turn)->table;
}

static char *
say_meld (CanastaTurn *turn, const CanastaMeld *meld)
{
  const CanastaTable *table = get_table (turn);

  return canasta_meld_describe (meld, canasta_meld_count_missing (meld, &table->forms), table);
}

static CanastaChoice *
describe_way (CanastaTurn *turn, const CanastaWay *way)
{
  CanastaChoice *choice = g_new0 (CanastaChoice, 1);
  g_autofree char *cards =
    canasta_card_set_show (&way->cards, canasta_turn_get_surroundings (turn)->letters);

  choice->enabled = TRUE;
  choice->cards = way->cards;
  if (*cards == '\0')
    {
      canasta_card_set_add_card (&choice->cards, canasta_board_get_top (
        &canasta_turn_get_observation (turn)->board));
      choice->label = g_strdup (_("Add the top card to your meld"));
    }
  else
    /* Translators: a way to take the pile: with these cards. */
    choice->label = g_strdup_printf (_("With %s"), cards);
  if (way->standing == CANASTA_STANDING_WAITING)
    choice->detail = canasta_refusal_get_message (&way->refusal, get_table (turn),
                                                  canasta_turn_get_partner (turn));
  else
    choice->detail = say_meld (turn, &way->meld);
  return choice;
}

static CanastaChoice *
describe_target (CanastaTurn *turn, const CanastaTarget *target)
{
  CanastaChoice *choice = g_new0 (CanastaChoice, 1);
  gboolean is_new = target->place.kind == CANASTA_PLACE_NEW;
  g_autofree char *meld = say_meld (turn, &target->meld);

  choice->enabled = target->standing != CANASTA_STANDING_REFUSED;
  if (choice->enabled && is_new)
    choice->label = g_strdup_printf (_("New meld – %s"), meld);
  else if (choice->enabled)
    choice->label = canasta_say_target (target, get_table (turn));
  else
    choice->label = is_new ? g_strdup (_("New meld")) : g_steal_pointer (&meld);
  if (!choice->enabled)
    choice->detail = canasta_refusal_get_message (&target->refusal, get_table (turn),
                                                  canasta_turn_get_partner (turn));
  return choice;
}

static CanastaChoice *
describe_join (CanastaTurn *turn, const CanastaAction *join)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  CanastaChoice *choice = g_new0 (CanastaChoice, 1);
  CanastaPlan plan;

  if (!canasta_judge (observation->table, &observation->board, &observation->hand, join, &plan,
                      NULL))
    return choice;
  choice->enabled = TRUE;
  choice->label = canasta_say_join (&observation->board.melds[plan.layout.of[0].place],
                                    &observation->board.melds[plan.joined]);
  choice->detail = say_meld (turn, &plan.layout.of[0].meld);
  return choice;
}

static CanastaChoice *
describe (CanastaTurn *turn, CanastaOffer offer, GArray *offered, guint index)
{
  if (offer == CANASTA_OFFER_WAYS)
    return describe_way (turn, &g_array_index (offered, CanastaWay, index));
  if (offer == CANASTA_OFFER_TARGETS)
    return describe_target (turn, &g_array_index (offered, CanastaTarget, index));
  return describe_join (turn, &g_array_index (offered, CanastaAction, index));
}

/**
 * canasta_turn_list_choices:
 * @turn: a turn
 *
 * Returns: (transfer container) (element-type CanastaChoice): what there is to
 *   choose from, by the index canasta_turn_choose() takes; empty where there is
 *   nothing
 */
GPtrArray *
canasta_turn_list_choices (CanastaTurn *turn)
{
  GPtrArray *choices = g_ptr_array_new_with_free_func ((GDestroyNotify) canasta_choice_free);
  GArray *offered;
  CanastaOffer offer = canasta_turn_get_offer (turn, &offered);

  for (guint i = 0; offered && i < offered->len; i++)
    g_ptr_array_add (choices, describe (turn, offer, offered, i));
  return choices;
}

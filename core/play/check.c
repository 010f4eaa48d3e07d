/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold in every position. */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "play/judge.h"
#include "play/second-hand.h"

static gboolean
broken (GError **error, const char *what)
{
  g_set_error_literal (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VALUE, what);
  return FALSE;
}

/* Faces may be more than four bits hold while cards are counted. */
static void
tally (int *faces, const CanastaCardSet *cards)
{
  for (int card = 0; card < CANASTA_N_FACES; card++)
    faces[card] += canasta_card_set_count_card (cards, (CanastaCard) card);
}

static gboolean
check_cards (const CanastaState *self, const CanastaTable *table, GError **error)
{
  const CanastaBoard *board = &self->board;
  int faces[CANASTA_N_FACES] = { 0 };
  CanastaCardSet cards;

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      tally (faces, &self->hands[seat]);
      cards = (CanastaCardSet){ 0 };
      canasta_roles_add_aside (&table->roles, &cards, board->red_threes[seat]);
      canasta_roles_add_stop (&table->roles, &cards, board->black_threes[seat]);
      tally (faces, &cards);
    }
  for (guint i = 0; i < board->n_melds; i++)
    {
      canasta_meld_get_cards (&board->melds[i], &cards);
      tally (faces, &cards);
    }
  for (guint i = 0; i < board->pile_count; i++)
    faces[board->pile[i]]++;
  for (guint i = 0; i < board->stock_count; i++)
    faces[self->stock[i]]++;
  for (guint i = 0; i < canasta_board_count_packets (board); i++)
    faces[self->packets[i]]++;
  tally (faces, &self->aside);

  for (guint i = 0; i < table->n_cards; i++)
    faces[table->pack[i]]--;
  for (int card = 0; card < CANASTA_N_FACES; card++)
    if (faces[card] != 0)
      {
        char text[CANASTA_CARD_TEXT_SIZE];

        canasta_card_write ((CanastaCard) card, text);
        g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VALUE,
                     faces[card] > 0
                         /* Translators: a card, as 4C, and how many of it */
                         ? _("There are more %s cards than the packs hold: %d too many.")
                         : _("There are fewer %s cards than the packs hold: %d too few."),
                     text, ABS (faces[card]));
        return FALSE;
      }
  return TRUE;
}

static gboolean
check_melds (const CanastaState *self, const CanastaTable *table, GError **error)
{
  const CanastaBoard *board = &self->board;

  for (guint i = 0; i < board->n_melds; i++)
    {
      if (board->melds[i].side >= board->n_sides)
        return broken (error, _("A meld belongs to no side."));
      if (!canasta_meld_check (&board->melds[i], &table->forms, NULL))
        return broken (error, _("A meld is not possible by these rules."));
    }
  return TRUE;
}

/* How many second hands there are, and for whom. */
static gboolean
check_second_hands (const CanastaState *self, const CanastaTable *table, GError **error)
{
  const CanastaBoard *board = &self->board;
  g_autofree CanastaBoard *again = g_memdup2 (board, sizeof *board);

  canasta_board_assign_second_hands (again, table);
  return (board->n_second_hands == again->n_second_hands
          && memcmp (board->second_hand_count, again->second_hand_count,
                     sizeof board->second_hand_count) == 0
          && (board->n_second_hands == 0 || table->has_second_hands))
         || broken (error, _("A second hand is not counted right."));
}

/**
 * canasta_state_check: (skip)
 * @self: a position
 * @table: the table
 * @error: what is wrong with it
 *
 * Checks that all cards of the packs are there once, hands are counted right
 * and every meld is possible by the rules.
 *
 * Returns: whether the position can be
 */
gboolean
canasta_state_check (const CanastaState *self, const CanastaTable *table, GError **error)
{
  const CanastaBoard *board = &self->board;

  for (guint seat = 0; seat < table->players; seat++)
    {
      if (canasta_card_set_count (&self->hands[seat]) != board->hand_count[seat])
        return broken (error, _("A hand is not counted right."));
      if (!table->by_hand && canasta_roles_count_aside (&table->roles, &self->hands[seat]) > 0)
        return broken (error, _("A red three is in a hand; it must be laid down."));
    }
  return check_second_hands (self, table, error) && check_cards (self, table, error)
         && check_melds (self, table, error);
}

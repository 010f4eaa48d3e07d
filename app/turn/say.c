/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies on the table, in words. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "cards/phrases.h"
#include "melds/meld-words.h"
#include "play/companies.h"
#include "play/legality.h"
#include "play/score.h"
#include "rules/numbers.h"
#include "rules/table-words.h"
#include "turn/name-list.h"
#include "turn/packets.h"
#include "turn/say.h"
#include "turn/viewer.h"

/* Cards by their names: "Seven of clubs, Seven of hearts". */
char *
canasta_say_card_names (const CanastaCardSet *cards)
{
  GString *text = g_string_new (NULL);
  CanastaCardSet rest = *cards;
  CanastaCard face;

  while ((face = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int i = canasta_card_set_count_card (cards, face); i > 0; i--)
      {
        if (text->len > 0)
          g_string_append (text, ", ");
        g_string_append (text, canasta_card_get_name (face));
      }
  return g_string_free (text, FALSE);
}

/* What takes a pile, where none or one of these cards is held: with a pair or with one of them
 * and a wild card, … */
static char *
say_pair_or_wild (CanastaRank rank, int held)
{
  const char *many = canasta_rank_get_many (rank);
  const char *one = canasta_phrase_one (rank);

  if (held == 0)
    /* Translators: the rank of the pile’s top card, as "kings" and as "a king" */
    return g_strdup_printf (_("To take the pile you need two %1$s, or %2$s and a wild card; you "
                              "hold none."), many, one);
  /* Translators: the rank of the pile’s top card, as "kings" and as "a king" */
  return g_strdup_printf (_("To take the pile you need two %1$s, or %2$s and a wild card; you hold "
                            "only %2$s and no wild card."), many, one);
}

/* … with a pair alone, … */
static char *
say_pair (CanastaRank rank, int held)
{
  const char *many = canasta_rank_get_many (rank);

  if (held == 0)
    /* Translators: the rank of the pile’s top card, as "kings" */
    return g_strdup_printf (_("To take the pile you need two natural %s; you hold none."), many);
  /* Translators: the rank of the pile’s top card, as "kings" */
  return g_strdup_printf (_("To take the pile you need two natural %s; you hold only one."), many);
}

/* … or with other cards: with some of its suit, or with what a wild card asks for. */
static char *
say_company (CanastaRank rank, int held)
{
  const char *many = canasta_rank_get_many (rank);

  if (held == 0)
    /* Translators: the rank of the pile’s top card, as "kings" */
    return g_strdup_printf (_("To take the pile you need two cards that go with the %s; you hold "
                              "none."), many);
  /* Translators: the rank of the pile’s top card, as "kings" */
  return g_strdup_printf (_("To take the pile you need two cards that go with the %s; you hold "
                            "only one."), many);
}

static gboolean
has_wild (const CanastaObservation *observation)
{
  return canasta_roles_count_wilds (&observation->table->roles, &observation->hand) > 0;
}

/* Why something may not be done. Who wants the pile and has not selected cards for it hears what
 * they hold: that is too little. */
char *
canasta_say_refusal (const CanastaRefusal     *refusal,
                     const CanastaObservation *observation,
                     const char               *partner)
{
  CanastaRank rank = (CanastaRank) refusal->rank;
  int held;

  if (refusal->reason != CANASTA_REASON_TOO_FEW_CARDS || refusal->have > 0 || refusal->rank < 0)
    return canasta_refusal_get_message (refusal, observation->table, partner);
  held = canasta_card_set_count_rank (&observation->hand, rank);
  if (held > 1)
    return canasta_refusal_get_message (refusal, observation->table, partner);
  switch (canasta_companies_get_kind (observation->table, rank))
    {
    case CANASTA_COMPANY_PAIR:
      return say_pair (rank, held);
    case CANASTA_COMPANY_PAIR_OR_WILD:
      return held == 1 && has_wild (observation)
               ? canasta_refusal_get_message (refusal, observation->table, partner)
               : say_pair_or_wild (rank, held);
    case CANASTA_COMPANY_OTHERS:
    default:
      return say_company (rank, held);
    }
}

/* That a hand has no card of a rank, or of %CANASTA_WILD_RANK. */
char *
canasta_say_none_of (int rank)
{
  if (rank == CANASTA_WILD_RANK)
    return g_strdup (_("You hold no wild cards."));
  /* Translators: the cards of a rank: "nines". */
  return g_strdup_printf (_("You hold no %s."), canasta_rank_get_many ((CanastaRank) rank));
}

/* How the hand lies now. */
const char *
canasta_say_order (CanastaSortOrder order)
{
  switch (order)
    {
    case CANASTA_SORT_RANK_ASCENDING:
      return _("Sorted by rank, low to high.");
    case CANASTA_SORT_RANK_DESCENDING:
      return _("Sorted by rank, high to low.");
    case CANASTA_SORT_MOST_COMPLETE:
      return _("Sorted with the most complete ranks first.");
    case CANASTA_SORT_MANUAL:
    default:
      return _("Sorted as you have arranged it.");
    }
}

/* What laying the selected cards on a meld makes of it: "Kings 4 → 5 (2 wild)". */
char *
canasta_say_target (const CanastaTarget *target, const CanastaTable *table)
{
  g_autofree char *title = canasta_meld_dup_title (&target->meld);
  g_autofree char *loss = canasta_number_format (-target->loss);
  const char *const *turned = target->loss > 0
                                ? canasta_class_get (target->meld.canasta)->turned : NULL;

  if (turned && turned[0])
    return g_strdup_printf (TN_(table, turned[0], turned[1], target->loss), title,
                            target->count, loss);
  if (target->becomes_canasta)
    /* Translators: a meld, its cards before and afterwards, wild ones among them. */
    return g_strdup_printf (T_(table, "%1$s: %2$d → %3$d, a canasta (%4$d wild)"), title,
                            target->count - target->n_added, target->count, target->wilds);
  return g_strdup_printf (_("%1$s: %2$d → %3$d (%4$d wild)"), title,
                          target->count - target->n_added, target->count, target->wilds);
}

/* Two melds that can be put together. */
char *
canasta_say_join (const CanastaMeld *one, const CanastaMeld *other)
{
  g_autofree char *first = canasta_meld_dup_title (one);
  g_autofree char *second = canasta_meld_dup_title (other);

  if (!g_str_equal (first, second))
    /* Translators: two sequences to be put together, each named by suit and span. */
    return g_strdup_printf (_("%1$s and %2$s"), first, second);
  /* Translators: two melds of a rank to be put together, and the cards of each:
   * "Kings: 3 + 4". */
  return g_strdup_printf (_("%1$s: %2$d + %3$d"), first, canasta_meld_count (one),
                          canasta_meld_count (other));
}

static guint
count_seats (const CanastaObservation *observation, guint side, guint *last)
{
  guint n = 0;

  for (guint seat = 0; seat < observation->table->players; seat++)
    {
      if (observation->board.side[seat] != side)
        continue;
      n++;
      *last = seat;
    }
  return n;
}

/* The players of a side by their names: "Anna and Ben". */
char *
canasta_say_players (const CanastaObservation *observation, const CanastaSurroundings *surroundings,
                     guint side)
{
  const char *names[CANASTA_MAX_SEATS];
  guint seats = 0;

  for (guint seat = 0; seat < observation->table->players; seat++)
    {
      names[seat] = surroundings->seats[seat].name ? surroundings->seats[seat].name : "";
      seats |= (observation->board.side[seat] == side ? 1u : 0u) << seat;
    }
  return canasta_name_list_write (names, seats);
}

/* "Us", "Them", "Team 2", or the name of a player alone; to who looks on, the names of all. */
char *
canasta_say_side (const CanastaObservation *observation,
                  const CanastaSurroundings  *surroundings,
                  guint                     side)
{
  guint seat = 0;
  guint n = count_seats (observation, side, &seat);

  if (canasta_viewer_looks_on (observation))
    return canasta_say_players (observation, surroundings, side);
  if (canasta_viewer_is_on_side (observation, side))
    return g_strdup (n == 1 ? C_("side", "You") : C_("side", "Us"));
  if (n == 1 && surroundings->seats[seat].name)
    return g_strdup (surroundings->seats[seat].name);
  if (observation->board.n_sides == 2)
    return g_strdup (C_("side", "Them"));
  return g_strdup_printf (C_("side", "Team %u"), side + 1);
}

/* What a player is to the person; to who looks on, of which team they are. */
char *
canasta_say_role (const CanastaObservation *observation, guint seat)
{
  const CanastaBoard *board = &observation->board;
  gboolean is_alone;
  guint last;

  if (seat == board->resting)
    return g_strdup (_("Sits out this round"));
  if (seat == observation->seat)
    return g_strdup (C_("seat", "You"));
  if (canasta_viewer_is_on_side (observation, board->side[seat]))
    return g_strdup (_("Partner"));
  is_alone = count_seats (observation, board->side[seat], &last) == 1;
  if (canasta_viewer_looks_on (observation) && is_alone)
    return g_strdup (_("Player"));
  if (!canasta_viewer_looks_on (observation) && (board->n_sides == 2 || is_alone))
    return g_strdup (_("Opponent"));
  return g_strdup_printf (C_("side", "Team %u"), board->side[seat] + 1u);
}

/* What a player is about, below their name: "is playing"; or NULL. */
char *
canasta_say_doing (const CanastaObservation *observation, guint seat)
{
  const CanastaBoard *board = &observation->board;

  if (seat == board->resting)
    return g_strdup (C_("seat", "sits out this round"));
  if (seat == board->out_seat)
    return g_strdup (C_("seat", "went out"));
  if (!board->ended && board->phase == CANASTA_PHASE_REPLY && seat == board->turn_seat)
    return g_strdup (C_("seat", "asks to go out"));
  return canasta_board_awaits (board, seat) ? g_strdup (C_("seat", "is playing")) : NULL;
}

/* "11 cards", and the second hand that waits, or that these are it. */
static char *
say_hands (const CanastaObservation *observation, guint seat)
{
  const CanastaBoard *board = &observation->board;
  int count = board->hand_count[seat];
  int second = (int) canasta_packets_count_at_seat (observation->table, board, seat);
  g_autofree char *cards = g_strdup_printf (ngettext ("%d card", "%d cards", count), count);

  if (canasta_board_plays_second_hand (board, seat))
    /* Translators: "11 cards" that are all of the second hand */
    return g_strdup_printf (T_(observation->table, "%s of the second hand"), cards);
  if (second == 0)
    return g_steal_pointer (&cards);
  /* Translators: "11 cards, and 13 in the second hand" */
  return g_strdup_printf (TN_(observation->table, "%1$s, and %2$d in the second hand",
                                                  "%1$s, and %2$d in the second hand",
                                                  second),
                          cards, second);
}

/* "Anna, opponent, 11 cards, is playing". */
char *
canasta_say_seat (const CanastaObservation *observation,
                  const CanastaSurroundings  *surroundings,
                  guint                     seat)
{
  const CanastaBoard *board = &observation->board;
  g_autofree char *role = canasta_say_role (observation, seat);
  g_autofree char *cards = say_hands (observation, seat);

  if (canasta_board_awaits (board, seat))
    /* Translators: a player: name, role, number of cards. */
    return g_strdup_printf (_("%1$s, %2$s, %3$s, is playing"), surroundings->seats[seat].name, role,
                            cards);
  return g_strdup_printf (_("%1$s, %2$s, %3$s"), surroundings->seats[seat].name, role, cards);
}

char *
canasta_say_stock (const CanastaObservation *observation)
{
  guint count = (guint) canasta_board_count_drawable (&observation->board, observation->table);

  return g_strdup_printf (ngettext ("Stock, %u card", "Stock, %u cards", count), count);
}

/* Why a pile that is frozen needs a natural pair; %NULL where it is not, to who looks on also
 * where it is so for those alone who have not opened. */
char *
canasta_say_frozen (const CanastaObservation *observation)
{
  const CanastaBoard *board = &observation->board;

  if (board->pile_count == 0)
    return NULL;
  if (board->frozen)
    return g_strdup (_("Frozen – natural pair only"));
  if (!canasta_viewer_looks_on (observation)
      && canasta_get_pile_status (observation->table, board, board->side[observation->seat])
           == CANASTA_PILE_FROZEN_UNTIL_OPENED)
    return g_strdup (_("Frozen for you until you open"));
  return NULL;
}

/* Why nobody can take the pile now; %NULL where somebody might. */
char *
canasta_say_blocked (const CanastaObservation *observation)
{
  const CanastaBoard *board = &observation->board;
  guint side = board->side[canasta_viewer_get_near_seat (observation)];

  if (canasta_get_pile_status (observation->table, board, side) != CANASTA_PILE_STOPPED)
    return NULL;
  if (canasta_faces_have (observation->table->roles.stop, canasta_board_get_top (board)))
    return g_strdup (_("Blocked this turn (black three)"));
  if (canasta_faces_have (observation->table->roles.wild, canasta_board_get_top (board)))
    return g_strdup (_("Blocked this turn (wild card)"));
  return g_strdup (_("Blocked this turn"));
}

/* "Discard pile, 17 cards. On top: Seven of diamonds." */
char *
canasta_say_pile_top (const CanastaObservation *observation)
{
  const CanastaBoard *board = &observation->board;
  guint count = board->pile_count;

  if (count == 0)
    return g_strdup (_("Discard pile, empty"));
  return g_strdup_printf (ngettext ("Discard pile, %u card. On top: %s.",
                                    "Discard pile, %u cards. On top: %s.", count),
                          count, canasta_card_get_name (canasta_board_get_top (board)));
}

/* The same, and what keeps people from taking it: "… Frozen – natural pair only." */
char *
canasta_say_pile (const CanastaObservation *observation)
{
  g_autofree char *frozen = canasta_say_frozen (observation);
  g_autofree char *blocked = canasta_say_blocked (observation);
  g_autofree char *top = canasta_say_pile_top (observation);
  GString *text = g_string_new (top);

  if (frozen)
    g_string_append_printf (text, " %s.", frozen);
  if (blocked)
    g_string_append_printf (text, " %s.", blocked);
  return g_string_free (text, FALSE);
}

/* "Us: 120 on the table." */
char *
canasta_say_points (const CanastaObservation *observation,
                    const CanastaSurroundings  *surroundings,
                    guint                     side)
{
  g_autofree char *name = canasta_say_side (observation, surroundings, side);
  CanastaScoreRow row = { 0 };
  int points = canasta_board_value_side (&observation->board, observation->table, side, &row);
  g_autofree char *number = canasta_number_format (points);

  /* Translators: a side, and what its cards on the table count */
  return g_strdup_printf (_("%1$s: %2$s on the table."), name, number);
}

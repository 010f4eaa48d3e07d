/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies on the table, in plain lines of text. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "terminal.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "rules/table-words.h"
#include "session/sides.h"
#include "turn/name-list.h"
#include "turn/packets.h"

/* Names */

/* Of some of the seats, as bits, whoever plays alone being “you”. */
static char *
list_names (CanastaTerminal *self, guint seats)
{
  const CanastaTable *table = canasta_match_get_table (self->match);
  const char *names[CANASTA_MAX_SEATS];

  for (guint seat = 0; seat < table->players; seat++)
    names[seat] = seat == self->you ? C_("player", "You")
                                    : canasta_match_get_names (self->match)[seat];
  return canasta_name_list_write (names, seats);
}

char *
canasta_terminal_dup_names (CanastaTerminal *self, guint ledger)
{
  return list_names (self, canasta_sides_get_ledger_seats (self->match, ledger));
}

static const char *
get_name (CanastaTerminal *self, guint seat)
{
  return canasta_match_get_names (self->match)[seat];
}

/* The log */

/* What happened in this round. */
void
canasta_terminal_show_log (CanastaTerminal *self)
{
  const CanastaRecord *record = canasta_match_get_record (self->match);
  const char *const *names = canasta_match_get_names (self->match);
  guint first = canasta_record_find_round (record, canasta_match_get_round (self->match));

  for (guint i = first; i < canasta_record_get_count (record); i++)
    {
      g_autofree char *sentence =
        canasta_event_describe (canasta_record_get (record, i),
                                canasta_match_get_table (self->match), names, self->you);

      g_print ("%s\n", sentence);
    }
}

/* The hand */

/* The cards of a hand by rank, a bar between ranks. */
static char *
write_hand (const CanastaCardSet *hand)
{
  GString *text = g_string_new (NULL);

  for (CanastaRank rank = 0; rank < CANASTA_N_RANKS; rank++)
    {
      CanastaCardSet cards = { 0 };

      canasta_card_set_add_lane (&cards, rank, canasta_card_set_get_lane (hand, rank));
      if (canasta_card_set_is_empty (&cards))
        continue;
      if (text->len > 0)
        g_string_append (text, "  ");
      canasta_card_set_append (&cards, text);
    }
  return g_string_free (text, FALSE);
}

/* The hand of the person, without what they have laid out. */
void
canasta_terminal_show_hand (CanastaTerminal *self)
{
  g_autofree char *cards = NULL;
  CanastaCardSet hand;
  int n;

  canasta_draft_get_hand (canasta_turn_get_draft (self->turn), &hand);
  cards = write_hand (&hand);
  n = canasta_card_set_count (&hand);

  if (n == 0)
    g_print ("%s\n", _("Your hand is empty."));
  else
    g_print (ngettext ("Your hand, %d card: %s\n", "Your hand, %d cards: %s\n", n), n, cards);
}

/* The table */

static void
show_meld (const CanastaMeld *meld, const CanastaTable *table)
{
  CanastaCardSet cards;
  g_autofree char *text = NULL;
  g_autofree char *title = canasta_meld_dup_title (meld);
  int n = canasta_meld_count (meld);

  canasta_meld_get_cards (meld, &cards);
  text = canasta_card_set_write (&cards);
  if (!canasta_meld_is_canasta (meld))
    g_print (ngettext ("  %s, %d card: %s\n", "  %s, %d cards: %s\n", n), title, n, text);
  else
    g_print (T_(table, canasta_class_get (meld->canasta)->listed), title, n, text);
}

static void
show_side (CanastaTerminal *self, guint side)
{
  const CanastaTable *table = canasta_match_get_table (self->match);
  const CanastaBoard *board = &canasta_match_get_state (self->match)->board;
  CanastaCardSet red_threes = { 0 };
  CanastaCardSet black_threes = { 0 };
  g_autofree char *names = NULL;
  guint seats = 0;

  for (guint seat = 0; seat < table->players; seat++)
    if (board->side[seat] == side)
      {
        guint ledger = canasta_table_get_ledger (table, board, seat);

        if (table->by_seat || seats == 0)
          {
            canasta_roles_add_aside (&table->roles, &red_threes, board->red_threes[ledger]);
            canasta_roles_add_stop (&table->roles, &black_threes, board->black_threes[ledger]);
          }
        seats |= 1u << seat;
      }
  names = list_names (self, seats);

  /* Translators: names, as "You and Ben"; nothing in the sentence may depend on them. */
  if (canasta_board_has_opened (board, side))
    g_print (_("%s – laid down:\n"), names);
  else
    g_print (_("%s – nothing laid down yet.\n"), names);
  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == side)
      show_meld (&board->melds[i], table);
  if (!canasta_card_set_is_empty (&red_threes))
    {
      g_autofree char *text = canasta_card_set_write (&red_threes);

      g_print (_("  Red threes: %s\n"), text);
    }
  if (!canasta_card_set_is_empty (&black_threes))
    {
      g_autofree char *text = canasta_card_set_write (&black_threes);

      g_print (_("  Black threes set aside: %s\n"), text);
    }
}

static const char *
describe_pile_status (CanastaTerminal *self)
{
  const CanastaTable *table = canasta_match_get_table (self->match);
  const CanastaBoard *board = &canasta_match_get_state (self->match)->board;
  guint viewer = canasta_screen_get_viewer (self->screen);
  guint seat = viewer != CANASTA_NO_SEAT ? viewer : board->to_act;

  switch (canasta_get_pile_status (table, board, board->side[seat]))
    {
    case CANASTA_PILE_STOPPED:
      return _("It cannot be taken now.");
    case CANASTA_PILE_FROZEN:
      return _("It is frozen: taking it needs a natural pair.");
    case CANASTA_PILE_FROZEN_UNTIL_OPENED:
      return T_(table, "It is frozen for your side until you open.");
    case CANASTA_PILE_EMPTY:
    case CANASTA_PILE_OPEN:
    default:
      return NULL;
    }
}

void
canasta_terminal_show_piles (CanastaTerminal *self)
{
  const CanastaTable *table = canasta_match_get_table (self->match);
  const CanastaBoard *board = &canasta_match_get_state (self->match)->board;
  const char *status = describe_pile_status (self);
  g_autofree char *packets = canasta_packets_describe_middle (table, board);
  int drawable = canasta_board_count_drawable (board, table);

  if (packets)
    g_print ("%s.\n", packets);
  g_print (ngettext ("Stock: %d card.\n", "Stock: %d cards.\n", drawable), drawable);
  if (board->pile_count == 0)
    {
      g_print ("%s\n", _("The discard pile is empty."));
      return;
    }
  g_print (ngettext ("Discard pile: %d card. On top: %s.\n",
                     "Discard pile: %d cards. On top: %s.\n", board->pile_count),
           board->pile_count, canasta_card_get_name (canasta_board_get_top (board)));
  if (status)
    g_print ("%s\n", status);
}

/* Where several persons play, here or elsewhere, nobody is told the number of the deal. */
void
canasta_terminal_show_table (CanastaTerminal *self)
{
  const CanastaTable *table = canasta_match_get_table (self->match);
  const CanastaBoard *board = &canasta_match_get_state (self->match)->board;

  if (canasta_session_is_sealed (self->session))
    g_print (_("Round %d.\n"), board->round);
  else
    g_print (_("Round %d, deal %" PRIu64 ".\n"), board->round, board->deal);
  for (guint seat = 0; seat < table->players; seat++)
    {
      int n = board->hand_count[seat];
      int second = (int) canasta_packets_count_at_seat (table, board, seat);

      if (board->next[seat] == CANASTA_NO_SEAT)
        {
          if (seat == self->you)
            g_print ("%s\n", _("You sit out this round."));
          else
            g_print (_("%s sits out this round.\n"), get_name (self, seat));
        }
      else if (seat != self->you)
        g_print (ngettext ("%s holds %d card.\n", "%s holds %d cards.\n", n),
                 get_name (self, seat), n);
      if (second == 0)
        continue;
      if (seat == self->you)
        g_print (TN_(table, "Your second hand of %d card waits.\n",
                            "Your second hand of %d cards waits.\n",
                            second),
                 second);
      else
        g_print (TN_(table, "%s has a second hand of %d card.\n",
                            "%s has a second hand of %d cards.\n",
                            second),
                 get_name (self, seat), second);
    }
  for (guint side = 0; side < board->n_sides; side++)
    show_side (self, side);
  canasta_terminal_show_piles (self);
}

void
canasta_terminal_show_score (CanastaTerminal *self)
{
  const CanastaTable *table = canasta_match_get_table (self->match);
  guint n = table->by_seat ? table->players : table->n_sides;

  for (guint ledger = 0; ledger < n; ledger++)
    {
      g_autofree char *names = canasta_terminal_dup_names (self, ledger);
      int total = canasta_match_get_total (self->match, ledger);
      g_autofree char *points = canasta_number_format (total);

      g_print (ngettext ("%s: %s point\n", "%s: %s points\n", ABS (total)), names, points);
    }
  if (table->rules.rounds > 0)
    g_print (ngettext ("The match has %d round.\n", "The match has %d rounds.\n",
                       table->rules.rounds), table->rules.rounds);
  else
    {
      g_autofree char *target = canasta_number_format (table->rules.target);

      g_print (_("The match is played to %s points.\n"), target);
    }
}

/* What is played, and how it stands; behind a curtain that is told there. */
void
canasta_terminal_show_greeting (CanastaTerminal *self)
{
  const CanastaTable *table = canasta_match_get_table (self->match);
  g_autofree char *name = canasta_table_dup_name (table);
  const char *house = canasta_table_get_house (table);

  if (house && *house != '\0')
    g_print (_("Canasta, table %s, house %s.\n"), name, house);
  else
    g_print (_("Canasta, table %s.\n"), name);
  if (canasta_screen_get_viewer (self->screen) != CANASTA_NO_SEAT)
    g_print ("%s\n", _("“help” lists the commands."));
  if (canasta_screen_get_called (self->screen) != CANASTA_NO_SEAT)
    return;
  canasta_terminal_show_table (self);
  /* Who acts at once needs the piles no second time. */
  self->is_back = canasta_match_get_to_act (self->match)
                  == canasta_screen_get_viewer (self->screen);
}

/* What the person needs to open, where they have not and the rules ask for something. */
void
canasta_terminal_show_opening (CanastaTerminal *self)
{
  const CanastaTable *table = canasta_match_get_table (self->match);
  const CanastaBoard *board = &canasta_match_get_state (self->match)->board;
  guint seat = canasta_screen_get_viewer (self->screen);
  int minimum = canasta_board_get_minimum (table, board, seat);

  if (!canasta_board_has_opened (board, board->side[seat]) && minimum > 0)
    {
      g_autofree char *points = canasta_number_format (minimum);

      g_print (T_(table, "Your side needs %s points to open.\n"), points);
    }
}

/* What happened, and on the next line what lies behind it. */
void
canasta_terminal_show_notice (const CanastaNotice *notice)
{
  g_printerr ("%s\n%s\n", notice->sentence, notice->details);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes what everyone may see of a position. */
#include "config.h"

#include "files/json-members.h"
#include "melds/meld-words.h"
#include "notation/board-json-private.h"

/* Members; a NULL text and no seat are null. */

static void
add_seat (JsonBuilder *builder, const char *key, guint8 seat)
{
  json_builder_set_member_name (builder, key);
  if (seat != CANASTA_NO_SEAT)
    json_builder_add_int_value (builder, seat);
  else
    json_builder_add_null_value (builder);
}

/* Adds a member with the notation of cards; without a key a value. */
void
canasta_json_add_cards (JsonBuilder *builder, const char *key, const CanastaCardSet *cards)
{
  g_autofree char *text = canasta_card_set_write (cards);

  if (key)
    json_builder_set_member_name (builder, key);
  json_builder_add_string_value (builder, text);
}

/* Adds a member, or without a key an element, with the notation of cards in their order, or
 * in reverse. */
void
canasta_json_add_card_list (JsonBuilder       *builder,
                            const char        *key,
                            const CanastaCard *cards,
                            guint              n_cards,
                            gboolean           backwards)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_cards; i++)
    {
      char name[CANASTA_CARD_TEXT_SIZE];

      canasta_card_write (cards[backwards ? n_cards - 1 - i : i], name);
      if (i > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, name);
    }
  if (key)
    json_builder_set_member_name (builder, key);
  json_builder_add_string_value (builder, text->str);
}

/* The parts of a position */

/* Which table it is. */
void
canasta_board_write_table (const CanastaTable *table, JsonBuilder *builder)
{
  const char *seating = canasta_table_get_seating (table);

  canasta_json_add_number (builder, "format", 1);
  canasta_json_add_text (builder, "variant", canasta_table_get_variant (table));
  canasta_json_add_number (builder, "players", table->players);
  canasta_json_add_text (builder, "seating", seating && *seating != '\0' ? seating : NULL);
  canasta_json_add_text (builder, "house", canasta_table_get_house (table));
}

static void
write_ledgers (const CanastaTable *table, JsonBuilder *builder, const char *key,
               const gint32 *points, const gint16 *penalties)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (guint i = 0; i < canasta_table_count_ledgers (table); i++)
    json_builder_add_int_value (builder, points ? points[i] : penalties[i]);
  json_builder_end_array (builder);
}

static void
write_turn (const CanastaBoard *board, JsonBuilder *builder)
{
  CanastaCardSet laid;

  json_builder_set_member_name (builder, "turn");
  json_builder_begin_object (builder);
  add_seat (builder, "seat", board->turn_seat);
  canasta_json_add_text (builder, "source", canasta_board_sources[board->source]);
  canasta_json_add_cards (builder, "picked-up", &board->picked_up);
  canasta_json_add_switch (builder, "asked", board->asked);
  canasta_json_add_text (builder, "answer", canasta_board_answers[board->answer]);
  if (board->lone_card != CANASTA_NO_CARD)
    canasta_json_add_card_list (builder, "lone-card", &board->lone_card, 1, FALSE);

  canasta_board_get_standard_laid (board, &laid);
  if (!canasta_card_set_equal (&laid, &board->laid))
    canasta_json_add_cards (builder, "laid", &board->laid);
  if (!canasta_board_get_standard_melded (board) != !board->melded)
    canasta_json_add_switch (builder, "melded", board->melded);
  if (board->second_hand_came)
    canasta_json_add_switch (builder, "second-hand", TRUE);
  json_builder_end_object (builder);
}

/* The round, the totals and the turn; the deal number is not everyone's. */
void
canasta_board_write_deal (const CanastaBoard *board,
                          const CanastaTable *table,
                          JsonBuilder        *builder)
{
  canasta_json_add_number (builder, "round", board->round);
  add_seat (builder, "dealer", board->dealer);
  add_seat (builder, "resting", board->resting);
  write_ledgers (table, builder, "totals", board->totals, NULL);
  add_seat (builder, "to-act", board->to_act);
  canasta_json_add_text (builder, "phase", canasta_board_phases[board->phase]);
  write_turn (board, builder);
}

/* The cards of a meld; of a sequence from low to high, each wild card where it stands. */
static void
add_meld (JsonBuilder *builder, const CanastaMeld *meld)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  CanastaCardSet set;

  if (canasta_meld_spans (meld))
    {
      canasta_json_add_card_list (builder, NULL, cards, canasta_meld_list_cards (meld, cards),
                                  FALSE);
      return;
    }
  canasta_meld_get_cards (meld, &set);
  canasta_json_add_cards (builder, NULL, &set);
}

static void
write_melds_of (const CanastaBoard *board, JsonBuilder *builder, guint side)
{
  json_builder_set_member_name (builder, canasta_seat_key (side).text);
  json_builder_begin_array (builder);
  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == side)
      add_meld (builder, &board->melds[i]);
  json_builder_end_array (builder);
}

/* The threes of a colour that lie on the table, by ledger. */
static void
write_threes (const CanastaTable *table,
              JsonBuilder        *builder,
              const char         *key,
              const CanastaLane  *threes,
              guint8              rank)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_object (builder);
  for (guint ledger = 0; ledger < canasta_table_count_ledgers (table); ledger++)
    if (threes[ledger] != 0)
      {
        CanastaCardSet cards = { 0 };

        canasta_card_set_add_lane (&cards, (CanastaRank) rank, threes[ledger]);
        canasta_json_add_cards (builder, canasta_seat_key (ledger).text, &cards);
      }
  json_builder_end_object (builder);
}

static gboolean
has_threes (const CanastaTable *table,
            const CanastaLane  *threes)
{
  for (guint ledger = 0; ledger < canasta_table_count_ledgers (table); ledger++)
    if (threes[ledger] != 0)
      return TRUE;
  return FALSE;
}

/* Melds and red threes. */
void
canasta_board_write_melds (const CanastaBoard *board,
                           const CanastaTable *table,
                           JsonBuilder        *builder)
{
  json_builder_set_member_name (builder, "melds");
  json_builder_begin_object (builder);
  for (guint side = 0; side < board->n_sides; side++)
    write_melds_of (board, builder, side);
  json_builder_end_object (builder);

  write_threes (table, builder, "red-threes", board->red_threes, table->roles.aside_rank);
  if (has_threes (table, board->black_threes))
    write_threes (table, builder, "black-threes", board->black_threes, table->roles.stop_rank);
}

static void
write_sides (const CanastaBoard *board, const CanastaTable *table, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  for (guint side = 0; side < board->n_sides; side++)
    {
      json_builder_begin_array (builder);
      for (guint seat = 0; seat < table->players; seat++)
        if (board->side[seat] == side)
          json_builder_add_int_value (builder, seat);
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

/* The seats that have had a turn, where it matters. */
static void
write_had_turn (const CanastaBoard *board, const CanastaTable *table, JsonBuilder *builder)
{
  for (guint seat = 0; table->notes_turns && seat < table->players; seat++)
    if (board->next[seat] != CANASTA_NO_SEAT && (board->had_turn & 1u << seat) == 0)
      {
        canasta_json_add_places (builder, "had-turn", board->had_turn);
        return;
      }
}

/* What the deal has seen: who melded, how sides stand, how it ended. */
void
canasta_board_write_history (const CanastaBoard *board,
                             const CanastaTable *table,
                             JsonBuilder        *builder)
{
  canasta_json_add_places (builder, "melded-before", board->melded_before);
  write_had_turn (board, table, builder);
  write_sides (board, table, builder);
  add_seat (builder, "pile-taken-by", board->pile_taken_by);
  json_builder_set_member_name (builder, "opened-by");
  json_builder_begin_object (builder);
  for (guint side = 0; side < board->n_sides; side++)
    if (board->opened_by[side] != CANASTA_NO_SEAT)
      add_seat (builder, canasta_seat_key (side).text, board->opened_by[side]);
  json_builder_end_object (builder);
  write_ledgers (table, builder, "opening-penalty", NULL, board->opening_penalty);
  canasta_json_add_switch (builder, "last-turn", board->last_turn);
  if (board->idle_turns > 0)
    canasta_json_add_number (builder, "idle-turns", board->idle_turns);

  if (board->ended != CANASTA_END_NONE)
    canasta_json_add_text (builder, "ended", canasta_board_ends[board->ended]);
  if (board->out_seat != CANASTA_NO_SEAT)
    add_seat (builder, "gone-out", board->out_seat);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "notation/memory-json.h"

#include <glib/gi18n-lib.h>

#include "notation/board-json-private.h"

/* As many as a card set holds of a face. */
#define MOST_OF_A_FACE 15

/* The cards of a key. What was discarded may have been taken and discarded
 * again, so that there can be more than the packs have. */
static void
read_seen_of (CanastaBoardReader *self, const char *key, CanastaCardSet *set)
{
  CanastaCard cards[CANASTA_N_FACES * MOST_OF_A_FACE];
  guint n = canasta_board_reader_list_cards (self, key, cards, G_N_ELEMENTS (cards));

  for (guint i = 0; i < n; i++)
    {
      if (canasta_card_set_count_card (set, cards[i]) == MOST_OF_A_FACE)
        {
          canasta_board_reader_refuse (self, key,
                                       _("no card may appear here more than %d times."),
                                       MOST_OF_A_FACE);
          return;
        }
      canasta_card_set_add_card (set, cards[i]);
    }
}

static void
read_seen (CanastaBoardReader *self, const char *key, CanastaCardSet *sets)
{
  if (!canasta_json_reader_enter_object (self->reader, key))
    return;
  for (guint seat = 0; seat < self->table->players; seat++)
    read_seen_of (self, canasta_seat_key (seat).text, &sets[seat]);
  canasta_json_reader_leave (self->reader);
}

static void
read_passed_of (CanastaBoardReader *self, const char *key, guint16 *ranks)
{
  const char *text = canasta_json_reader_get_string (self->reader, key, "");
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      const char *at = words[i];
      CanastaRank rank;

      if (*at != '\0' && canasta_rank_read (&at, &rank) && *at == '\0')
        *ranks |= (guint16) (1u << rank);
      else if (*words[i] != '\0')
        canasta_board_reader_refuse (self, key, _("ranks are written as in “4 10 K A”."));
    }
}

static void
read_passed (CanastaBoardReader *self, guint16 *passed)
{
  if (!canasta_json_reader_enter_object (self->reader, "not-taken"))
    return;
  for (guint seat = 0; seat < self->table->players; seat++)
    read_passed_of (self, canasta_seat_key (seat).text, &passed[seat]);
  canasta_json_reader_leave (self->reader);
}

/**
 * canasta_memory_read: (skip)
 * @reader: a reader that stands on an object
 * @table: the table
 * @memory: (out caller-allocates): what was seen
 *
 * Reads `known`, `discarded` and `not-taken`; what is left out was not seen.
 * Whether it can be is left to the caller, who knows the hands.
 */
void
canasta_memory_read (CanastaJsonReader *reader, const CanastaTable *table, CanastaMemory *memory)
{
  CanastaBoardReader self = { .reader = reader, .table = table };

  *memory = (CanastaMemory){ 0 };
  read_seen (&self, "known", memory->known);
  read_seen (&self, "discarded", memory->discarded);
  read_passed (&self, memory->passed);
}

static void
write_seen (const CanastaTable *table, JsonBuilder *builder, const char *key,
            const CanastaCardSet *sets)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_object (builder);
  for (guint seat = 0; seat < table->players; seat++)
    if (!canasta_card_set_is_empty (&sets[seat]))
      canasta_json_add_cards (builder, canasta_seat_key (seat).text, &sets[seat]);
  json_builder_end_object (builder);
}

static void
write_passed (const CanastaTable *table, JsonBuilder *builder, const guint16 *passed)
{
  json_builder_set_member_name (builder, "not-taken");
  json_builder_begin_object (builder);
  for (guint seat = 0; seat < table->players; seat++)
    {
      g_autoptr (GString) ranks = g_string_new (NULL);

      for (CanastaRank rank = 0; rank < CANASTA_N_RANKS; rank++)
        if ((passed[seat] & 1u << rank) != 0)
          g_string_append_printf (ranks, "%s%s", ranks->len > 0 ? " " : "",
                                  canasta_rank_get_text (rank));
      if (ranks->len == 0)
        continue;
      json_builder_set_member_name (builder, canasta_seat_key (seat).text);
      json_builder_add_string_value (builder, ranks->str);
    }
  json_builder_end_object (builder);
}

/**
 * canasta_memory_write: (skip)
 * @memory: what was seen
 * @table: the table
 * @builder: a builder that stands in an object
 *
 * Adds `known`, `discarded` and `not-taken`.
 */
void
canasta_memory_write (const CanastaMemory *memory, const CanastaTable *table,
                      JsonBuilder *builder)
{
  write_seen (table, builder, "known", memory->known);
  write_seen (table, builder, "discarded", memory->discarded);
  write_passed (table, builder, memory->passed);
}
